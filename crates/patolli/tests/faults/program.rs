//! The program as a server that can be killed and started again.

use std::{
    fs::{self, File},
    io::{BufRead as _, BufReader},
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU16, Ordering},
};

/// Ports that no connection is given by itself: while a server is dead, a client that tries to reach it could be given the
/// very port it asks for, speak with itself and keep the server out.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A running server; dropped, it is killed.
pub struct ServerProcess {
    child: Child,
    args: Vec<String>,
    variables: Vec<(String, String)>,
    log: PathBuf,
    /// Where it listens.
    pub address: SocketAddr,
}

impl ServerProcess {
    /// Starts a server with these words after `serve` and these variables; it logs into a file.
    pub fn start(words: &[&str], more: &[(&str, &str)], log: PathBuf) -> Self {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()));
        let words = words.iter().map(|&it| it.to_owned()).collect();
        let more = more.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        File::create(&log).expect("a file for the log");
        let child = Command::new("true").spawn().expect("every system can do nothing");
        let mut program = Self { child, args: words, variables: more, log, address };
        program.kill();
        program.start_again();
        program
    }

    /// Kills it without warning.
    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Starts it at the same address on the same data, after it was killed.
    pub fn start_again(&mut self) {
        let log = File::options().append(true).open(&self.log).expect("the log is there");
        let mut child = Command::new(env!("CARGO_BIN_EXE_patolli"))
            .args(["serve", "--log", "warn", "--listen", &self.address.to_string()])
            .args(&self.args)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("it is piped");
        BufReader::new(output).read_line(&mut line).expect("the program says where it is");
        self.child = child;
        assert!(line.contains(&format!("http://{}", self.address)), "{line}\n{}", self.log());
    }

    /// Whether it still runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().expect("it can be asked").is_none()
    }

    /// Its number in the operating system.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it logged.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let log = self.log();
            let last: Vec<&str> = log.lines().rev().take(20).collect();
            eprintln!("the last of the log, latest first:\n{}", last.join("\n"));
        }
    }
}

/// A port of which this process and, as far as it can be seen, no other makes use.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let room = PORTS.end - PORTS.start;
    let first = u16::try_from(std::process::id() % u32::from(room)).expect("it is below a u16");
    loop {
        let port = PORTS.start + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % room;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}
