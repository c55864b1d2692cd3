//! The program, serving pages from a data directory of its own.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

/// A running server; dropped, it is killed.
pub struct Server {
    child: Child,
    data: TempDir,
    /// Where it listens, such as `127.0.0.1:40123`.
    pub address: String,
}

impl Server {
    /// Starts one on a free port with an empty data directory.
    pub fn start() -> Self {
        let data = tempfile::tempdir().expect("a directory can be made");
        let (child, address) = serve(&data, "127.0.0.1:0");
        Self { child, data, address }
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

    /// Starts it again with the same data at the same address, after it was killed.
    pub fn start_again(&mut self) {
        let (child, address) = serve(&self.data, &self.address);
        assert_eq!(address, self.address, "the same port is free again");
        self.child = child;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the program; its first line tells where it listens.
fn serve(data: &TempDir, listen: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_patolli"))
        .args(["serve", "--listen", listen, "--data"])
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
