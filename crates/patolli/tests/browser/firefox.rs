//! The same pages in Firefox: a turn of each game, and what a page does when its connection comes and goes.

use std::{
    env,
    io::{BufRead as _, BufReader},
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};

use crate::{
    board::{choose_on_board, place_tile},
    browser::Browser,
    positions::FormTable,
    proxy::SwallowingProxy,
    server::ServerProcess,
    table::{PageState, after_version, in_state, take_choice},
};

/// Where `cargo xtask test` builds it.
const BUILT_DRIVER: &str = "../../target/geckodriver/bin/geckodriver";

/// Presses the button of a choice, which may be out of sight.
const PRESS: &str = "
    const button = document.querySelector(`#ask button[value='${arguments[0]}']`);
    button.form.requestSubmit(button);
";

/// `geckodriver` with the browser it drives; dropped, both are gone.
struct Firefox {
    child: Child,
    browser: Browser,
}

impl Firefox {
    async fn start() -> Self {
        let mut child = Command::new(driver())
            .args(["--port", "0", "--log", "info"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("`cargo xtask test --only tools` builds geckodriver");
        let output = child.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|it| port_in(&it)).expect("geckodriver tells its port");
        // It goes on telling, and nobody may stop listening.
        thread::spawn(move || lines.for_each(drop));
        let profile = tempfile::tempdir().expect("a directory can be made");
        let wishes = json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {"args": ["-headless"], "prefs": {"ui.prefersReducedMotion": 1}},
        });
        let wishes: Map<String, Value> = serde_json::from_value(wishes).expect("it is an object");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("Firefox opens");
        client.set_window_size(1440, 900).await.expect("the window has a size");
        Self { child, browser: Browser::new(client, profile) }
    }
}

impl Drop for Firefox {
    /// Ends the whole group, since a driver that is killed leaves its browser behind.
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.child.wait();
    }
}

/// The port in `… Listening on 127.0.0.1:36517`.
fn port_in(line: &str) -> Option<u16> {
    line.split_once("Listening on ")?.1.rsplit_once(':')?.1.trim().parse().ok()
}

/// The driver that was built for the tests, else the one on the PATH.
fn driver() -> PathBuf {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join(BUILT_DRIVER);
    if built.is_file() { built } else { PathBuf::from("geckodriver") }
}

#[tokio::test]
async fn firefox_plays_every_game_and_finds_its_connection_again() {
    let server = ServerProcess::start(31);
    let firefox = Firefox::start().await;
    let browser = &firefox.browser;
    for game in ["tikal", "tzolkin", "teotihuacan"] {
        let mut quick = FormTable::open(&server, game, &["me", "hot"], &[]);
        // What is chosen in secret at the start is handed over by forms.
        quick.play_until(|it| it[0].clone(), &|it| {
            it.version() > 5 && it.page.contains("data-state=\"asked\"")
        });
        let scene = open(browser, &server.url(""), &quick).await;
        let after = decide(browser, &scene).await;
        assert_eq!(after.version, scene.version + 1, "{game}");
        browser.open(&server.url(&format!("{}?text=1", quick.path))).await;
        let words = in_state(browser, "asked").await;
        assert_eq!(words.offers(), after.offers(), "the board in words offers the same in {game}");
    }
    find_connection_again(browser, &server).await;
}

/// A line that swallows everything is replaced, and the decision made meanwhile is taken once.
async fn find_connection_again(browser: &Browser, server: &ServerProcess) {
    let proxy = SwallowingProxy::start(&server.address);
    let mut quick = FormTable::table(server, &["me", "hot"]);
    let scene = open(browser, &proxy.url(""), &quick).await;
    proxy.go_down();
    let choice = scene.choice_like("place").clone();
    browser.execute_with(PRESS, vec![choice.notation.into()]).await;
    browser.until("that it is not sent", "document.getElementById('unsent').checkVisibility()").await;
    proxy.come_up();
    let after = after_version(browser, scene.version).await;
    quick.look();
    assert_eq!((after.version, quick.version()), (scene.version + 1, scene.version as usize + 1));
}

/// Shows a table to its guest, who is asked, and waits until it is connected.
async fn open(browser: &Browser, site: &str, quick: &FormTable) -> PageState {
    // A cookie can be set for the open site only.
    browser.open(&format!("{site}/account")).await;
    browser.add_cookie("guest", quick.client.guest_cookie()).await;
    browser.open(&format!("{site}{}", quick.path)).await;
    browser.until("a line", "document.querySelector('#table.live')").await;
    in_state(browser, "asked").await
}

/// Takes a choice by pointing at the board where that is possible.
async fn decide(browser: &Browser, scene: &PageState) -> PageState {
    match scene.choices.iter().find(|it| !it.at.is_empty()) {
        Some(tile) if tile.turn.is_some() && tile.at.len() == 1 => {
            place_tile(browser, scene, &tile.at[0]).await
        }
        Some(choice) if choice.turn.is_none() => choose_on_board(browser, scene, choice).await,
        _ => take_choice(browser, scene, &scene.choices[0].notation).await,
    }
}
