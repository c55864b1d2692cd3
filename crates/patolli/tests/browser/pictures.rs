//! Pictures of all games on all screens in both themes, to be looked at: `cargo xtask pictures` makes them.

use crate::{
    browser::Browser,
    driver::Driver,
    fit::{SCREENS, tikal_where},
    policy::{TikalPolicy, offers},
    positions::FormTable,
    server::ServerProcess,
    teotihuacan, tzolkin,
};

/// The folder of the pictures, below that of the build.
const FOLDER: &str = "pictures";
const THEMES: [&str; 2] = ["light", "dark"];
const SEATS: [&str; 4] = ["me", "bot:random", "bot:random", "bot:random"];

#[tokio::test]
async fn pictures_of_every_screen() {
    // They are for people: only `cargo xtask pictures` asks for them.
    if std::env::var_os("PATOLLI_PICTURES").is_none() {
        return;
    }
    let (server, driver) = (ServerProcess::start(31), Driver::start());
    let browser = driver.browser().await;
    for (name, table) in tables(&server) {
        browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
        for theme in THEMES {
            browser.set_cookie(&server.url("/"), "theme", theme).await;
            take(&browser, &server.url(&table.path), &format!("{name}-{theme}")).await;
        }
    }
    let late = |it: &FormTable| it.version() > 150 && it.offers("bring");
    take_turn(&browser, &server, tikal_where(&server, &["me", "bot:greedy"], 4, late)).await;
}

/// Most frames of the turn that moves.
const FRAMES: usize = 90;
/// How far they are apart, in hundredths of a second.
const DELAY: u32 = 11;
/// For how long the last one is shown, in hundredths of a second.
const LAST: u32 = 200;
/// A clock that goes on from frame to frame only.
const CLOCK: &str = include_str!("frames.js");

/// Takes frames of another one's turn as it is shown event by event; their names tell for how long each is shown.
async fn take_turn(browser: &Browser, server: &ServerProcess, mut table: FormTable) {
    browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
    browser.set_cookie(&server.url("/"), "theme", "light").await;
    browser.set_animations(true).await;
    browser.resize(1180, 820).await;
    browser.prepare(CLOCK).await;
    let mut player = TikalPolicy::new(2);
    while !table.page.contains("value=\"end\"") {
        let choice = player.pick(&offers(&table.page));
        table.decide(&choice);
    }
    browser.open(&server.url(&table.path)).await;
    browser.until("the page is live", "document.getElementById('table').classList.contains('live')").await;
    browser.execute("window.freeze()").await;
    let before = table.version();
    table.decide("end");
    let asked = format!(
        "document.getElementById('ask').dataset.state === 'asked' && document.getElementById('ask').dataset.version > {before}"
    );
    browser.until("the turn of the other one is over", &asked).await;
    let folder = format!("{FOLDER}/turn");
    for frame in 0..FRAMES {
        browser.execute(&format!("await window.advance({})", 10 * DELAY)).await;
        browser.screenshot_in(&folder, &format!("frame-{frame:03}-{DELAY}")).await;
        if browser.holds("document.documentElement.dataset.playing === undefined").await {
            break;
        }
    }
    browser.screenshot_in(&folder, &format!("frame-{FRAMES:03}-{LAST}")).await;
}

/// Each game at its start and in its middle.
fn tables(server: &ServerProcess) -> Vec<(&'static str, FormTable)> {
    let late = |it: &FormTable| it.version() > 150 && it.offers("bring");
    vec![
        ("tikal-start", FormTable::table(server, &SEATS)),
        ("tikal-middle", tikal_where(server, &SEATS, 4, late)),
        ("tzolkin-start", tzolkin::fit::start(server, &SEATS)),
        ("tzolkin-middle", tzolkin::fit::middle(server, &SEATS)),
        ("teotihuacan-start", teotihuacan::fit::start(server, &SEATS)),
        ("teotihuacan-middle", teotihuacan::fit::middle(server, &SEATS)),
    ]
}

/// Takes the pictures of one page.
async fn take(browser: &Browser, url: &str, name: &str) {
    browser.open(url).await;
    browser.until("the page is live", "document.getElementById('table').classList.contains('live')").await;
    for (width, height) in SCREENS {
        browser.resize(width, height).await;
        browser.next_frame().await;
        let file = browser.screenshot_in(FOLDER, &format!("{name}-{width}x{height}")).await;
        println!("{file}");
    }
}
