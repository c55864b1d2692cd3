//! Load on a server: one guest who wants everything, pages asked for again and again, tables with long logs, abandoned tables.
//!
//! ```sh
//! cargo run --release -p patolli-server --example burden -- shares   # another person's bot, hint and review beside a greedy guest
//! cargo run --release -p patolli-server --example burden -- pages    # CPU per request of rules, replay and score
//! cargo run --release -p patolli-server --example burden -- open     # opening tables with long logs
//! cargo run --release -p patolli-server --example burden -- asleep   # 50,000 abandoned tables
//! ```

mod asleep;
mod open;
mod pages;
mod person;
mod shares;

use std::{
    error::Error,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use patolli_server::{Config, LimitConfig, Rate, Server};

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", folder] => serve(Path::new(folder)).await,
        ["shares"] => shares::measure().await,
        ["pages"] => pages::measure().await,
        ["open"] => open::measure().await,
        ["asleep"] => asleep::measure().await,
        _ => Err("one of `shares`, `pages`, `open`, `asleep` was expected".into()),
    }
}

/// The server that is measured, in a process of its own. Its rates are too high to refuse a request.
async fn serve(folder: &Path) -> Result<(), Failure> {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::from(folder));
    let rate = Rate::new(1_000_000, 1_000_000, Duration::from_secs(1));
    config.limits = LimitConfig {
        peer_tables: rate,
        guest_new_tables: rate,
        peer_requests: rate,
        guest_requests: rate,
        guest_tables: 1_000,
        ..LimitConfig::default()
    };
    config.behind_proxy = true;
    let server = Server::bind(config).await?;
    println!("{}", server.address());
    Ok(server.run(std::future::pending()).await?)
}

/// A server in a process of its own, which ends with this.
struct Measured {
    child: Child,
    address: SocketAddr,
}

impl Measured {
    fn start(folder: &Path) -> Result<Self, Failure> {
        let mut child =
            Command::new(std::env::current_exe()?).arg("serve").arg(folder).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Self { child, address: line.trim().parse()? })
    }

    /// Processor time of the living threads of the server.
    fn cpu(&self) -> Result<Duration, Failure> {
        let mut sum = 0;
        for it in std::fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            // A thread may have ended in between.
            let text = std::fs::read_to_string(it?.path().join("schedstat")).unwrap_or_default();
            sum += text.split_whitespace().next().map_or(Ok(0), str::parse::<u64>)?;
        }
        Ok(Duration::from_nanos(sum))
    }

    /// Present and maximum memory, in kB.
    fn memory(&self) -> Result<(u64, u64), Failure> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let field = |name: &str| {
            let line = text.lines().find_map(|it| it.strip_prefix(name))?;
            line.split_whitespace().next()?.parse().ok()
        };
        Ok((field("VmRSS:").ok_or("no size")?, field("VmHWM:").ok_or("no size")?))
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
