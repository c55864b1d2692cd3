//! The program, serving pages from a data directory of its own.

use std::{
    env,
    io::{BufRead as _, BufReader},
    net::TcpListener,
    ops::Range,
    process::{self, Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use tempfile::TempDir;

/// Ports that no program gets unless it asks for them, so that a server which was killed finds its own one free again.
const RESERVED_PORTS: Range<u16> = 20_000..30_000;

/// The variable that shifts the numbers of all deals, to see whether tests hold for others, too.
const DEALS_SHIFT: &str = "PATOLLI_TEST_DEALS";

/// How long computer players wait before they decide while a page is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotPause {
    /// Not at all.
    None,
    /// Longer than any test lasts.
    Endless,
}

/// A running server; dropped, it is killed.
pub struct ServerProcess {
    child: Child,
    data: TempDir,
    deals: u64,
    /// Where it listens, such as `127.0.0.1:40123`.
    pub address: String,
}

impl ServerProcess {
    /// Starts one on a free port with an empty data directory; its tables are dealt from a number.
    pub fn start(deals: u64) -> Self {
        Self::start_at("127.0.0.1:0", deals, BotPause::None)
    }

    /// Starts one that can be killed and started again at the same address.
    pub fn start_to_kill(deals: u64, pause: BotPause) -> Self {
        Self::start_at(&reserved_address(), deals, pause)
    }

    fn start_at(listen: &str, deals: u64, pause: BotPause) -> Self {
        let data = tempfile::tempdir().expect("a directory can be made");
        let (child, address) = serve(&data, listen, deals, pause);
        Self { child, data, deals, address }
    }

    /// The full address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Kills it without warning.
    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Starts it again with the same data at the same address, after it was killed; its computer players do not pause.
    pub fn start_again(&mut self) {
        let (child, address) = serve(&self.data, &self.address, self.deals, BotPause::None);
        assert_eq!(address, self.address, "the same port is free again");
        self.child = child;
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A free address that no other test gets.
fn reserved_address() -> String {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    let ports = u32::from(RESERVED_PORTS.end - RESERVED_PORTS.start);
    for _ in 0..ports {
        // Programs that run at the same time begin at different places.
        let n = process::id().wrapping_mul(37).wrapping_add(TAKEN.fetch_add(1, Ordering::Relaxed)) % ports;
        let address = format!("127.0.0.1:{}", u32::from(RESERVED_PORTS.start) + n);
        if TcpListener::bind(&address).is_ok() {
            return address;
        }
    }
    panic!("none of {ports} ports is free")
}

/// Starts the program; its first line tells where it listens.
fn serve(data: &TempDir, listen: &str, deals: u64, pause: BotPause) -> (Child, String) {
    let shift: u64 = env::var(DEALS_SHIFT).map_or(0, |it| it.parse().expect("a number of deals"));
    let pause = match pause {
        BotPause::None => "0",
        BotPause::Endless => "3600000",
    };
    let mut child = Command::new(env!("CARGO_BIN_EXE_patolli"))
        .args(["serve", "--listen", listen, "--bot-pause", pause, "--deals"])
        .arg((deals + shift).to_string())
        .arg("--data")
        .arg(data.path())
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("it is piped");
    BufReader::new(output).read_line(&mut line).expect("the program tells its address");
    let address = line.trim().rsplit_once("http://").map(|it| it.1.to_owned());
    (child, address.unwrap_or_else(|| panic!("no address in {line:?}")))
}
