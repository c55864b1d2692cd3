//! Pictures of all games on all screens in both themes, to be looked at: `cargo xtask pictures` makes them.

use crate::{
    browser::Browser,
    driver::Driver,
    fit::{SCREENS, tikal_where},
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
