//! `cargo xtask play`.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{
    run::{program, root, run},
    web,
};

/// Builds client and binary with all optimisations, starts the server, and opens a browser where there is one.
pub(crate) fn play(arguments: &[String]) -> Result<()> {
    web::build()?;
    run("cargo", &["build", "--release", "--quiet", "--package", "tidetable"])?;
    let mut server = Command::new(program("release")?)
        .arg("serve")
        .args(arguments)
        .current_dir(root())
        .stdout(Stdio::piped())
        .spawn()
        .context("the server cannot be started")?;
    let output = server.stdout.take().context("the server's output is ours")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if let Some(address) = line.split_whitespace().find(|word| word.starts_with("http://")) {
            open_browser(address);
        }
    }
    ensure!(server.wait()?.success(), "the server ended with an error; the lines above tell why");
    Ok(())
}

/// Shows the address in the person's browser, if there is a desktop.
fn open_browser(address: &str) {
    let desktop = env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some();
    let opener = if cfg!(target_os = "macos") { Some("open") } else { desktop.then_some("xdg-open") };
    if let Some(opener) = opener {
        // Whoever has no browser still has the address above.
        let _ = Command::new(opener).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    }
}
