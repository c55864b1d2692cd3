//! nginx from Debian's package, as an ordinary process in a directory of its own.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;
use tokio::net::TcpStream;

use super::tunnel;
use crate::{
    ledger::until,
    program::{ServerProcess, free_port},
};

const EXAMPLE: &str = include_str!("../../../../../docs/nginx.conf");
/// The name in the example.
const NAME: &str = "games.example.org";

/// The header with which a client says where it is; a server never sees it.
pub const CLIENT_ADDRESS_HEADER: &str = "x-from";

/// A running nginx; dropped, it is killed.
pub struct Nginx {
    child: Child,
    _folder: TempDir,
    /// Where it listens without encryption.
    pub plain: SocketAddr,
    encrypted: SocketAddr,
}

impl Nginx {
    /// Starts nginx with the example, in which only addresses and places of files are replaced.
    pub async fn start(servers: &[ServerProcess; 2]) -> Self {
        let folder = tempfile::tempdir().expect("a temporary directory");
        create_certificate(folder.path());
        let [plain, other, encrypted, another] =
            [(); 4].map(|()| SocketAddr::from((Ipv4Addr::LOCALHOST, free_port())));
        let site = [
            ("10.0.0.11:7272 max", format!("{} max", servers[0].address)),
            ("10.0.0.12:7272 max", format!("{} max", servers[1].address)),
            ("listen 80;", format!("listen {plain};")),
            ("listen [::]:80;", format!("listen {other};")),
            ("listen 443 ", format!("listen {encrypted} ")),
            ("listen [::]:443 ", format!("listen {another} ")),
            ("/etc/letsencrypt/live/games.example.org/", format!("{}/", folder.path().display())),
        ];
        let site = site.iter().fold(EXAMPLE.to_owned(), |text, (old, new)| {
            assert!(text.contains(old), "the example has no `{old}`");
            text.replace(old, new)
        });
        fs::write(folder.path().join("site.conf"), site).expect("it can be written");
        let main = folder.path().join("nginx.conf");
        fs::write(&main, main_config(folder.path())).expect("it can be written");
        let child = nginx(folder.path()).stdin(Stdio::null()).spawn();
        let child = child.expect("nginx is needed: `apt-get install nginx-light`");
        let front = Self { child, _folder: folder, plain, encrypted };
        until("nginx listens", async || TcpStream::connect(plain).await.is_ok()).await;
        front
    }

    /// An address where clients are let in whose words are encrypted on the way.
    pub fn tls_tunnel(&self) -> SocketAddr {
        tunnel::open(self.encrypted, NAME)
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One process, so that nothing is left when it is killed; root's may write where root may.
fn nginx(folder: &Path) -> Command {
    let mut command = Command::new("/usr/sbin/nginx");
    command
        .arg("-p")
        .arg(folder)
        .arg("-c")
        .arg(folder.join("nginx.conf"))
        .arg("-e")
        .arg(folder.join("error.log"));
    command.args(["-g", "daemon off; master_process off;"]);
    command
}

/// What Debian's own configuration would say around the example; and clients, who are all on this machine, say where they are.
fn main_config(folder: &Path) -> String {
    let folder = folder.display();
    let places: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|it| format!("    {it}_temp_path {folder}/{it};\n"))
        .concat();
    format!(
        "pid {folder}/pid;\nevents {{ worker_connections 512; }}\nhttp {{\n    access_log off;\n{places}    \
         set_real_ip_from 127.0.0.0/8;\n    real_ip_header {CLIENT_ADDRESS_HEADER};\n    include {folder}/site.conf;\n}}\n"
    )
}

/// A self-signed certificate.
fn create_certificate(folder: &Path) {
    let subject = format!("/CN={NAME}");
    let words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", &subject];
    let mut command = Command::new("openssl");
    command.args(words).arg("-keyout").arg(folder.join("privkey.pem"));
    command.arg("-out").arg(folder.join("fullchain.pem"));
    let done = command.output().expect("openssl is needed: `apt-get install openssl`");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
