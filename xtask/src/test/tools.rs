//! What the other stages need on the machine, fetched where that is possible.

use std::env;
use std::fs;
use std::io;
use std::path::Path;

use super::log::Log;
use crate::project::Project;

/// Something that must be present, and how to get it.
struct Tool {
    name: &'static str,
    present: fn(&Project) -> bool,
    advice: &'static str,
}

const TOOLS: [Tool; 11] = [
    Tool {
        name: "rustfmt",
        present: |project| answers(project, "fmt"),
        advice: "rustup component add rustfmt",
    },
    Tool {
        name: "clippy",
        present: |project| answers(project, "clippy"),
        advice: "rustup component add clippy",
    },
    Tool { name: "chromium", present: |_| has_browser(), advice: "apt-get install chromium" },
    Tool { name: "chromedriver", present: |_| has_driver(), advice: "apt-get install chromium-driver" },
    Tool { name: "Firefox", present: |_| has_firefox(), advice: "apt-get install firefox-esr" },
    Tool {
        name: "geckodriver",
        present: |project| has_geckodriver(project),
        advice: "cargo install geckodriver --locked",
    },
    Tool { name: "PostgreSQL", present: |_| has_postgres(), advice: "apt-get install postgresql" },
    Tool { name: "nginx", present: |_| has_nginx(), advice: "apt-get install nginx-light" },
    Tool { name: "libfaketime", present: |_| has_faketime(), advice: "apt-get install libfaketime" },
    Tool {
        name: "hunspell",
        present: |_| has_dictionaries(),
        advice: "apt-get install hunspell hunspell-en-us hunspell-cs hunspell-pl",
    },
    Tool { name: "a C++ compiler", present: |_| on_path("c++"), advice: "apt-get install g++" },
];

/// Debian's packages of them.
const PACKAGES: [&str; 11] = [
    "chromium",
    "chromium-driver",
    "firefox-esr",
    "postgresql",
    "nginx-light",
    "libfaketime",
    "g++",
    "hunspell",
    "hunspell-en-us",
    "hunspell-cs",
    "hunspell-pl",
];

/// Where the driver of Firefox is built, from the root of the project; Debian has no package of it.
const GECKODRIVER: &str = "target/geckodriver";
const GECKODRIVER_VERSION: &str = "0.37.1";

/// Fetches what is missing if it can; true if everything is there at the end.
pub fn prepare(project: &Project, log: &mut Log) -> io::Result<bool> {
    if !all_present(project, &["rustfmt", "clippy"]) && on_path("rustup") {
        log.run(project.command("rustup").args(["component", "add", "rustfmt", "clippy"]))?;
    }
    if !packages_are_there() {
        install_packages(project, log, &PACKAGES)?;
    }
    if !has_geckodriver(project) {
        build_geckodriver(project, log)?;
    }
    let missing: Vec<&Tool> = TOOLS.iter().filter(|it| !(it.present)(project)).collect();
    for tool in &missing {
        log.write_line(&format!("{} is missing; get it with `{}`", tool.name, tool.advice))?;
    }
    Ok(missing.is_empty())
}

/// Installs packages of Debian where that is possible: with `apt-get`, as root.
pub fn install_packages(project: &Project, log: &mut Log, packages: &[&str]) -> io::Result<()> {
    if !on_path("apt-get") || !is_root(project) {
        return Ok(());
    }
    let apt = || {
        let mut command = project.command("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    log.run(apt().arg("update"))?;
    log.run(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages))?;
    Ok(())
}

fn packages_are_there() -> bool {
    let services = has_postgres() && has_nginx() && has_faketime();
    browser_is_ready() && has_firefox() && services && on_path("c++") && has_dictionaries()
}

/// Whether the spelling of all languages can be checked.
pub fn has_dictionaries() -> bool {
    let has = |name: &str| Path::new("/usr/share/hunspell").join(name).with_extension("dic").is_file();
    on_path("hunspell") && ["en_US", "cs_CZ", "pl_PL"].into_iter().all(has)
}

/// Whether the tests in a real browser can run.
pub fn browser_is_ready() -> bool {
    has_browser() && has_driver()
}

fn has_browser() -> bool {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().any(on_path)
}

fn has_driver() -> bool {
    on_path("chromedriver")
}

fn has_firefox() -> bool {
    ["firefox-esr", "firefox"].into_iter().any(on_path)
}

fn has_geckodriver(project: &Project) -> bool {
    on_path("geckodriver") || project.root.join(GECKODRIVER).join("bin/geckodriver").is_file()
}

/// Builds the driver of Firefox from its crate, without optimisation, since it only passes commands on.
fn build_geckodriver(project: &Project, log: &mut Log) -> io::Result<bool> {
    let words = ["install", "geckodriver", "--version", GECKODRIVER_VERSION, "--locked", "--debug", "--root"];
    let mut install = project.cargo(words);
    install.arg(GECKODRIVER).arg("--target-dir").arg(format!("{GECKODRIVER}/build"));
    log.run(&mut install)
}

/// Debian keeps the programs of each version apart, off the PATH.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path("postgres") || versions.into_iter().any(|it| it.path().join("bin/postgres").is_file())
}

/// Debian puts it where only root's PATH leads.
fn has_nginx() -> bool {
    on_path("nginx") || Path::new("/usr/sbin/nginx").is_file()
}

/// A library, in the directory of the machine's kind.
fn has_faketime() -> bool {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders.into_iter().any(|it| it.path().join("faketime/libfaketimeMT.so.1").is_file())
}

fn all_present(project: &Project, names: &[&str]) -> bool {
    TOOLS.iter().filter(|it| names.contains(&it.name)).all(|it| (it.present)(project))
}

fn answers(project: &Project, subcommand: &str) -> bool {
    let output = project.cargo([subcommand, "--version"]).output();
    output.is_ok_and(|it| it.status.success())
}

/// Whether a program can be started by its name.
pub fn on_path(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

fn is_root(project: &Project) -> bool {
    project.command("id").arg("-u").output().is_ok_and(|it| it.stdout.trim_ascii() == b"0")
}
