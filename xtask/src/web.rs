//! The web client: its packages, its build, and its tests in node and in a real browser.

use std::{
    env,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use crate::run::{answers, program, root, run, run_in};

/// The client's folder.
fn folder() -> PathBuf {
    root().join("web")
}

/// Builds the client into `web/dist`, from where the server embeds it.
pub(crate) fn build() -> Result<()> {
    install_packages()?;
    npm(&["run", "--silent", "build"])
}

/// Types, unit tests and component tests of the client.
pub(crate) fn test() -> Result<()> {
    npm(&["run", "--silent", "check"])?;
    npm(&["test", "--silent"])?;
    let browser = find_browser()?;
    let browser = [("CHROMIUM", browser.as_os_str())];
    npm_with(&["run", "--silent", "test:browser"], &browser)
}

/// Whole games in a real browser against the real binary.
pub(crate) fn whole_games() -> Result<()> {
    build()?;
    run("cargo", &["build", "--quiet", "--package", "tidetable"])?;
    in_browser("e2e", "debug")
}

/// Pictures of every page and phase, into `docs/screenshots`.
pub(crate) fn screenshots() -> Result<()> {
    build()?;
    run("cargo", &["build", "--quiet", "--package", "tidetable"])?;
    in_browser("pictures", "debug")
}

/// Weight and speed of the client, measured with the optimised binary.
pub(crate) fn report() -> Result<()> {
    build()?;
    run("cargo", &["build", "--release", "--quiet", "--package", "tidetable"])?;
    in_browser("report", "release")
}

/// A script of the client that needs a browser and the server of a build profile.
fn in_browser(script: &str, profile: &str) -> Result<()> {
    let browser = find_browser()?;
    let binary = program(profile)?;
    let environment = [("CHROMIUM", browser.as_os_str()), ("TIDETABLE_BIN", binary.as_os_str())];
    npm_with(&["run", "--silent", script], &environment)
}

/// Runs a command of npm in the client's folder.
fn npm(arguments: &[&str]) -> Result<()> {
    npm_with(arguments, &[])
}

/// The same with additions to its environment.
fn npm_with(arguments: &[&str], environment: &[(&str, &OsStr)]) -> Result<()> {
    run_in(&folder(), "npm", arguments, environment)
}

/// The packages of the lock file, fetched anew only when the lock file has changed.
fn install_packages() -> Result<()> {
    if !answers("npm", &["--version"]) {
        apt_install(&["nodejs", "npm"]).context("Node 20 and npm are needed; see nodejs.org")?;
    }
    let lock = fs::read(folder().join("package-lock.json")).context("web/package-lock.json is missing")?;
    let stamp = folder().join("node_modules/.installed-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund", "--silent"])?;
    fs::write(&stamp, lock).context("web/node_modules cannot be written")
}

/// A Chromium that tests can drive: `CHROMIUM`, one of the usual names, or Debian's package.
fn find_browser() -> Result<PathBuf> {
    if let Some(path) = installed_browser() {
        return Ok(path);
    }
    apt_install(&["chromium"]).context("a Chromium is needed; install one and set CHROMIUM to its path")?;
    installed_browser().context("Chromium was installed and is not found; set CHROMIUM to its path")
}

fn installed_browser() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let folders = env::var_os("PATH").unwrap_or_default();
    let usual = env::split_paths(&folders).flat_map(|folder| names.map(|name| folder.join(name)));
    named.into_iter().chain(usual).find(|path| Path::is_file(path))
}

/// Installs Debian packages, if we may.
fn apt_install(packages: &[&str]) -> Result<()> {
    let root_user = answers("test", &["-w", "/var/lib/dpkg"]);
    if !root_user || !answers("apt-get", &["--version"]) {
        bail!("'apt-get install {}' as root would do", packages.join(" "));
    }
    run("apt-get", &["update", "--quiet", "--quiet"])?;
    let mut line = vec!["install", "--yes", "--quiet", "--quiet", "--no-install-recommends"];
    line.extend(packages);
    run("apt-get", &line)
}
