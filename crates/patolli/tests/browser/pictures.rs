//! Pictures of all games on all screens in both themes, to be looked at: `cargo xtask pictures` makes them.

use std::{fs, time::Instant};

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
    take_turn(&browser, &server, tikal_where(&server, &["me", "bot:greedy", "bot:greedy"], 4, late)).await;
}

/// Most frames of the turn that moves.
const FRAMES: usize = 60;
/// Animations run at half speed while frames are taken, so that there are twice as many.
const SLOWNESS: u128 = 2;

/// Takes frames of the turns of others as they are shown one event after the other; their names tell for how long each is shown.
async fn take_turn(browser: &Browser, server: &ServerProcess, mut table: FormTable) {
    browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
    browser.set_cookie(&server.url("/"), "theme", "light").await;
    browser.prepare("localStorage.setItem('patolli.wishes', JSON.stringify({ motion: 'slow' }))").await;
    browser.set_animations(true).await;
    browser.resize(1180, 820).await;
    browser.open(&server.url(&table.path)).await;
    browser.until("the page is live", "document.getElementById('table').classList.contains('live')").await;
    let mut player = TikalPolicy::new(2);
    while !table.page.contains("value=\"end\"") {
        let choice = player.pick(&offers(&table.page));
        table.decide(&choice);
    }
    table.decide("end");
    let playing = "document.documentElement.dataset.playing !== undefined";
    browser.until("the turn of another one is shown", playing).await;
    for frame in 0..FRAMES {
        let begun = Instant::now();
        let folder = format!("{FOLDER}/turn");
        let file = browser.screenshot_in(&folder, &format!("frame-{frame:03}")).await;
        if !browser.holds(playing).await {
            break;
        }
        let hundredths = begun.elapsed().as_millis() / 10 / SLOWNESS;
        let named = file.replace(".png", &format!("-{hundredths}.png"));
        fs::rename(&file, named).expect("a picture can be named");
    }
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
