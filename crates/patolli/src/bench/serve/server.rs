//! The server that is measured.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio, id},
    time::{Duration, Instant},
};

use patolli_store::DatabaseUrl;

use super::Args;
use crate::failure::{CliError, CliResult};

/// The server that is measured.
pub struct TargetServer {
    pub address: SocketAddr,
    pub pid: Option<u32>,
    /// Time it took to start.
    pub start: Option<Duration>,
    process: Option<ServerProcess>,
}

/// A server that was started for the measurement; it ends with it.
struct ServerProcess {
    child: Child,
    folder: PathBuf,
    /// Whether the folder is thrown away.
    temporary: bool,
}

impl TargetServer {
    /// The one that runs, or a new one.
    pub fn from_args(args: &Args) -> CliResult<Self> {
        match args.at {
            Some(address) => Ok(Self { address, pid: args.pid, start: None, process: None }),
            None => Self::start(args),
        }
    }

    fn start(args: &Args) -> CliResult<Self> {
        let temporary = args.data.is_none();
        let usual = || std::env::temp_dir().join(format!("patolli-bench-{}", id()));
        let folder = args.data.clone().unwrap_or_else(usual);
        let begin = Instant::now();
        let child = command(args, &folder)?.stdout(Stdio::piped()).spawn();
        let child = child.map_err(|it| CliError::Message(format!("cannot start a server: {it}")))?;
        let mut own = ServerProcess { child, folder, temporary };
        let mut line = String::new();
        if let Some(out) = own.child.stdout.as_mut() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.trim_end().strip_prefix("patolli is at http://").and_then(|it| it.parse().ok());
        let address = address.ok_or_else(|| CliError::Message("the server does not start".to_owned()))?;
        let (pid, start) = (Some(own.child.id()), Some(begin.elapsed()));
        Ok(Self { address, pid, start, process: Some(own) })
    }

    /// Ends a server that was started for this; returns the bytes per game in its file, if all tables have ended.
    pub async fn stop(self, finished: Option<usize>) -> CliResult<Option<u64>> {
        let Some(mut own) = self.process else { return Ok(None) };
        own.stop();
        let file = own.folder.join("patolli.db");
        let Some(games) = finished.filter(|it| *it > 0 && file.exists()) else { return Ok(None) };
        // What still stands in the journal is brought into the file, and nothing is counted twice.
        patolli_store::open(&DatabaseUrl::Sqlite(file.clone())).await?.close().await;
        let bytes = used_bytes(&file)?;
        Ok(u64::try_from(games).ok().map(|it| bytes / it))
    }
}

/// Used bytes of an `SQLite` file. Its header counts the pages that are free for what comes next.
fn used_bytes(file: &Path) -> CliResult<u64> {
    let mut header = [0; 100];
    fs::File::open(file)?.read_exact(&mut header)?;
    let number = |at: usize| {
        u64::from(u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]))
    };
    // The size of a page is a number of 16 bits, of which 1 means 65,536.
    let page = match u64::from(u16::from_be_bytes([header[16], header[17]])) {
        1 => 65_536,
        size => size,
    };
    Ok(number(28).saturating_sub(number(36)) * page)
}

/// The same program, serving on any free port.
fn command(args: &Args, folder: &Path) -> CliResult<Command> {
    let program = std::env::current_exe()?;
    let mut command = match args.server_core {
        Some(core) => {
            let mut command = Command::new("taskset");
            command.args(["-c", &core.to_string()]).arg(program);
            command
        }
        None => Command::new(program),
    };
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"]).arg(folder);
    if let Some(database) = &args.database {
        command.args(["--database", database]);
    }
    if let Some(number) = args.deals {
        command.args(["--deals", &number.to_string()]);
    }
    for limit in &args.limits {
        command.args(["--limit", limit]);
    }
    Ok(command)
}

impl ServerProcess {
    fn stop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.stop();
        if self.temporary {
            // Whatever remains of it is in a directory for such things.
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}
