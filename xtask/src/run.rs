//! Running other programs from the project's root.

use std::{
    env,
    ffi::OsStr,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context, Result, ensure};

/// The project's root.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project's root")
}

/// Where cargo has put the program in a profile: beside this one, whatever the target folder is called.
pub(crate) fn program(profile: &str) -> Result<PathBuf> {
    let here = env::current_exe().context("where this program lies is unknown")?;
    let target = here.ancestors().nth(2).context("this program does not lie in a target folder")?;
    Ok(target.join(profile).join("tidetable").with_extension(env::consts::EXE_EXTENSION))
}

/// Runs a program in the root and fails if it fails; says what it runs and how long it took.
pub(crate) fn run(program: &str, arguments: &[&str]) -> Result<()> {
    run_in(root(), program, arguments, &[])
}

/// As [`run`], in another folder and with additions to the environment.
pub(crate) fn run_in(
    folder: &Path,
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &OsStr)],
) -> Result<()> {
    let line = format!("{program} {}", arguments.join(" "));
    eprintln!("── {line}");
    let began = Instant::now();
    let status = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(folder)
        .status()
        .with_context(|| format!("'{program}' cannot be started; is it installed?"))?;
    ensure!(status.success(), "'{line}' failed");
    eprintln!("── {:.0} s", began.elapsed().as_secs_f64());
    Ok(())
}

/// Whether a program answers to `--version`.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}
