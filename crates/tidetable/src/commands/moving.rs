//! `tidetable export` and `tidetable import`: everything out of a server's folder, and into one.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context;

/// Where everything is kept, and the file of lines.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server's folder.
    #[arg(long, default_value = ".data")]
    data_dir: PathBuf,
    /// The file, one JSON object a line; - means standard output or input.
    #[arg(default_value = "-")]
    file: PathBuf,
}

impl Args {
    fn is_stream(&self) -> bool {
        self.file.as_os_str() == "-"
    }
}

pub(crate) fn export(args: &Args) -> anyhow::Result<()> {
    let lines = if args.is_stream() {
        server::export(&args.data_dir, &mut BufWriter::new(std::io::stdout()))?
    } else {
        let file = File::create_new(&args.file).with_context(|| named(&args.file, "cannot be made"))?;
        let mut out = BufWriter::new(file);
        let lines = server::export(&args.data_dir, &mut out)?;
        out.flush()?;
        out.into_inner()?.sync_all()?;
        lines
    };
    eprintln!("{lines} lines");
    Ok(())
}

pub(crate) fn import(args: &Args) -> anyhow::Result<()> {
    let things = if args.is_stream() {
        server::import(&args.data_dir, std::io::stdin().lock())?
    } else {
        let file = File::open(&args.file).with_context(|| named(&args.file, "cannot be read"))?;
        server::import(&args.data_dir, BufReader::new(file))?
    };
    super::say(format!("{things} things are now in {}", args.data_dir.display()))
}

fn named(file: &Path, fault: &str) -> String {
    format!("{} {fault}", file.display())
}
