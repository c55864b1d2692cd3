//! A real `PostgreSQL` from Debian's packages, in a directory that goes away with the tests.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::{
    fs,
    os::unix::{fs::chown, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};

use tempfile::TempDir;

/// The oldest release that will do.
const MIN_RELEASE: u32 = 15;

/// As in production, but for what only costs memory; only this process can connect.
const SETTINGS: &str = "\
listen_addresses = ''
max_connections = 200
shared_buffers = 32MB
fsync = on
synchronous_commit = on
full_page_writes = on
";

/// A server with databases for tests.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    databases: AtomicU32,
    /// Stops the server and removes its directory as soon as this process is gone, however it ends.
    guard: Child,
}

impl Cluster {
    /// The server that all tests of this process share.
    pub fn shared() -> &'static Self {
        static SHARED: LazyLock<Cluster> = LazyLock::new(Cluster::start);
        &SHARED
    }

    /// Another server, for a test that stops it.
    pub fn start() -> Self {
        let programs = programs();
        // Only the directory is kept: the server's user owns it, and the guard removes it.
        let folder = TempDir::with_prefix("patolli-postgres-").expect("a temporary directory").keep();
        if is_root() {
            let (user, group) = (postgres_id("-u"), postgres_id("-g"));
            chown(&folder, Some(user), Some(group)).expect("root gives the directory away");
        }
        let guard = guard(&programs, &folder);
        let cluster = Self { folder, programs, databases: AtomicU32::new(0), guard };
        let words = ["--username=patolli", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
        cluster.run("initdb", &words);
        let settings = cluster.data().join("postgresql.conf");
        let text = fs::read_to_string(&settings).expect("initdb wrote it");
        let socket = format!("unix_socket_directories = '{}'\n", cluster.folder.display());
        fs::write(&settings, text + SETTINGS + &socket).expect("it can be changed");
        cluster.start_again();
        cluster
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        self.database_with(&[])
    }

    /// The same, created with these words of `createdb`.
    pub fn database_with(&self, words: &[&str]) -> String {
        let name = format!("tables{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut create = Command::new(self.programs.join("createdb"));
        create.arg("--host").arg(&self.folder).args(["--username=patolli", &name]).args(words);
        run_checked(&mut create);
        format!("postgres://patolli@localhost/{name}?host={}", self.folder.display())
    }

    /// Stops the server: `fast` in order, `immediate` as if the power had failed.
    pub fn stop(&self, mode: &str) {
        self.run("pg_ctl", &["stop", "--wait", "--silent", "--mode", mode]);
    }

    /// Starts a server that was stopped.
    pub fn start_again(&self) {
        let log = self.folder.join("log");
        let log = log.to_str().expect("a plain path");
        self.run("pg_ctl", &["start", "--wait", "--silent", "--log", log]);
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn run(&self, program: &str, words: &[&str]) {
        let mut command = as_postgres_user(&self.programs.join(program));
        run_checked(command.arg("--pgdata").arg(self.data()).args(words).current_dir(&self.folder));
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

/// A process that waits until its input ends, which it does with this process, and then cleans up.
fn guard(programs: &Path, folder: &Path) -> Child {
    let clean_up = "trap '' INT TERM HUP
        cat
        \"$1/pg_ctl\" stop --pgdata \"$2/data\" --mode immediate --wait --silent
        rm -rf \"$2\"";
    as_postgres_user(Path::new("/bin/sh"))
        .args(["-c", clean_up, "sh"])
        .args([programs, folder])
        .current_dir("/")
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell")
}

/// `PostgreSQL` refuses to run as root; Debian's package brings a user for it.
fn as_postgres_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command
}

fn run_checked(command: &mut Command) {
    // Its output is not read while it runs: a server that it starts would hold the pipes open.
    let said = tempfile::tempfile().expect("a temporary file");
    let out = said.try_clone().and_then(|it| Ok((it.try_clone()?, it))).expect("one file, twice");
    let status = command.stdin(Stdio::null()).stdout(out.0).stderr(out.1).status();
    let status = status.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    if !status.success() {
        use std::io::{Read as _, Seek as _};
        let (mut said, mut text) = (said, String::new());
        let _ = said.rewind().and_then(|()| said.read_to_string(&mut text));
        panic!("{command:?}: {status}\n{text}");
    }
}

/// Debian's folder of the programs of the newest release.
fn programs() -> PathBuf {
    let folders = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let releases = folders.filter_map(|it| {
        let release: u32 = it.file_name().to_str()?.parse().ok()?;
        let programs = it.path().join("bin");
        let complete =
            ["initdb", "pg_ctl", "postgres", "createdb"].iter().all(|it| programs.join(it).is_file());
        (release >= MIN_RELEASE && complete).then_some((release, programs))
    });
    let newest = releases.max_by_key(|(release, _)| *release);
    newest.map(|(_, programs)| programs).expect(
        "PostgreSQL 15 or newer is needed for the tests and is not in /usr/lib/postgresql: \
         install Debian's package with `apt-get install postgresql`",
    )
}

fn is_root() -> bool {
    id(&["-u"]) == "0"
}

fn postgres_id(what: &str) -> u32 {
    id(&[what, "postgres"]).parse().expect(
        "the user `postgres` is missing, as whom root runs the tests' PostgreSQL: \
         install Debian's package with `apt-get install postgresql`",
    )
}

fn id(words: &[&str]) -> String {
    let answer = Command::new("id").args(words).output().expect("every system knows who I am");
    String::from_utf8_lossy(&answer.stdout).trim().to_owned()
}
