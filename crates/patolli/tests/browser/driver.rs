//! `ChromeDriver` and the browsers it drives.

use std::{
    env,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};

use crate::browser::Browser;

const FLAGS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    // Whoever wants to see things move says so.
    "--force-prefers-reduced-motion",
    "--window-size=1440,900",
];

/// How often a driver is started until it has a port.
const STARTS: usize = 10;

/// A running driver; dropped, it takes its browsers with it.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts one on a free port.
    ///
    /// It takes any free port for IPv6 and needs the same one for IPv4; where another program has that, it exits.
    pub fn start() -> Self {
        let program = on_path(&["chromedriver"]).unwrap_or_else(|| missing("chromedriver"));
        (0..STARTS).find_map(|_| Self::start_once(&program)).expect("chromedriver tells its port")
    }

    fn start_once(program: &Path) -> Option<Self> {
        let mut child = Command::new(program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let output = child.stdout.take().expect("it is piped");
        let port = BufReader::new(output).lines().map_while(Result::ok).find_map(|it| port_in(&it));
        if port.is_none() {
            let _ = child.wait();
        }
        Some(Self { child, port: port? })
    }

    /// A browser of its own, as a newcomer has it.
    pub async fn browser(&self) -> Browser {
        self.open(json!({})).await
    }

    /// A browser that runs no script.
    pub async fn browser_without_script(&self) -> Browser {
        self.open(json!({"profile.managed_default_content_settings.javascript": 2})).await
    }

    async fn open(&self, prefs: Value) -> Browser {
        let profile = tempfile::tempdir().expect("a directory can be made");
        let chromium = on_path(&["chromium", "chromium-browser", "google-chrome"]);
        let chromium = chromium.unwrap_or_else(|| missing("chromium"));
        let mut args: Vec<String> = FLAGS.iter().map(|it| (*it).to_owned()).collect();
        args.push(format!("--user-data-dir={}", profile.path().display()));
        let wishes = json!({
            "browserName": "chrome",
            "goog:chromeOptions": {"args": args, "binary": chromium, "prefs": prefs},
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        let wishes: Map<String, Value> = serde_json::from_value(wishes).expect("it is an object");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("a browser opens");
        Browser::new(client, profile)
    }
}

impl Drop for Driver {
    /// Asks it to stop, because killed at once it would leave its browsers behind.
    fn drop(&mut self) {
        let _ = shut_down(self.port);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn shut_down(port: u16) -> std::io::Result<()> {
    let mut line = TcpStream::connect(("127.0.0.1", port))?;
    line.set_read_timeout(Some(Duration::from_secs(10)))?;
    write!(line, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n")?;
    line.read_to_end(&mut Vec::new())?;
    Ok(())
}

/// The port in `ChromeDriver was started successfully on port 36517.`
fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|it| it.join(name)).find(|it| it.is_file()))
}

fn missing(program: &str) -> ! {
    panic!(
        "{program} is not on the PATH; `cargo xtask test` installs it, or get it with your package manager"
    )
}
