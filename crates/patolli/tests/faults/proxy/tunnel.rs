//! A way in for clients that do not speak TLS: the program `openssl` speaks it for them.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream},
    process::{Command, Stdio},
    thread,
};

/// An address on this machine; who connects there reaches `to` encrypted.
pub fn open(to: SocketAddr, name: &'static str) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let address = listener.local_addr().expect("it listens");
    // It ends with the process.
    thread::spawn(move || {
        for line in listener.incoming().flatten() {
            thread::spawn(move || proxy_connection(&line, to, name));
        }
    });
    address
}

fn proxy_connection(line: &TcpStream, to: SocketAddr, name: &str) -> io::Result<()> {
    let mut child = Command::new("openssl")
        .args(["s_client", "-quiet", "-servername", name])
        .args(["-connect", &to.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let (input, output) = (child.stdin.take(), child.stdout.take());
    let (forth, back) = (line.try_clone()?, line.try_clone()?);
    let sending = thread::spawn(move || input.map(|it| copy(forth, it)));
    if let Some(output) = output {
        let _ = copy(output, back);
    }
    // The other side has hung up.
    let _ = line.shutdown(Shutdown::Both);
    let _ = child.kill();
    let _ = child.wait();
    let _ = sending.join();
    Ok(())
}

/// Passes on whatever comes, at once.
fn copy(mut from: impl Read, mut to: impl Write) -> io::Result<()> {
    let mut room = [0; 16384];
    loop {
        let length = from.read(&mut room)?;
        if length == 0 {
            return Ok(());
        }
        to.write_all(&room[..length])?;
        to.flush()?;
    }
}
