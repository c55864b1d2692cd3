//! Every page on every screen: nothing scrolls sideways, nothing is cut off, nothing complains.

use std::env;

use serde::Deserialize;
use serde_json::Value;

use crate::{
    board::click_target,
    browser::Browser,
    driver::Driver,
    panels::scroll_into_view,
    policy::{TikalPolicy, offers},
    positions::FormTable,
    server::ServerProcess,
};

/// Phones upright, with and without the bars of a browser, and on their side; tablets both ways; small and large screens.
pub const SCREENS: [(u32, u32); 9] = [
    (360, 640),
    (360, 740),
    (390, 664),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1440, 900),
];
/// What the notch of a phone covers at each side while it lies on its side, and the bar at its foot.
const NOTCH: u32 = 47;
const FOOT: u32 = 21;
/// Each language and each theme; themes change colours only, so not every pair is needed.
const LOCALES_AND_THEMES: [(&str, &str); 3] = [("en", "light"), ("cs", "dark"), ("pl", "light")];

/// The variable with which pictures of all pages are kept, not only of those with faults.
const ALL_SCREENSHOTS: &str = "PATOLLI_TEST_SHOTS";

/// The smallest target on a board, in CSS pixels.
const MIN_TARGET: f64 = 24.0;
/// On a phone a finger takes the nearest small target within 12 px of its middle.
const MIN_TARGET_ON_PHONES: f64 = 14.0;

/// Lists what is wrong with the page.
const LAYOUT_CHECKS: &str = include_str!("faults.js");

/// A page to look at, and who looks.
pub struct PageCase {
    /// Name of the picture.
    pub name: &'static str,
    /// Where the page is.
    pub path: String,
    /// The cookie of who looks.
    pub cookie: String,
    /// What to point at first, in order.
    pub clicks: Vec<String>,
    /// Whether every target in sight is large enough for a finger.
    pub checks_targets: bool,
}

#[tokio::test]
async fn pages_fit_every_screen() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    check_pages(&server, &browser, &page_cases(&server)).await;
}

/// Looks at pages on every screen, for every reader.
pub async fn check_pages(server: &ServerProcess, browser: &Browser, page_cases: &[PageCase]) {
    let mut faults = Vec::new();
    for (lang, theme) in LOCALES_AND_THEMES {
        browser.set_cookie(&server.url("/"), "lang", lang).await;
        browser.set_cookie(&server.url("/"), "theme", theme).await;
        for page_case in page_cases {
            browser.set_cookie(&server.url("/"), "guest", &page_case.cookie).await;
            for (n, (width, height)) in SCREENS.into_iter().enumerate() {
                browser.resize(width, height).await;
                let on_side = height < 500;
                let (notch, foot) = if on_side { (NOTCH, FOOT) } else { (0, 0) };
                browser.set_insets(notch, notch, foot).await;
                // A page adapts while it is open, but what was pointed at belongs to the size at that time.
                if n == 0 || !page_case.clicks.is_empty() {
                    open(browser, server, page_case).await;
                }
                let name = format!("{}-{width}x{height}-{lang}-{theme}", page_case.name);
                faults.extend(check_page(browser, page_case, &name).await);
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Opens a page and points at what there is to point at.
async fn open(browser: &Browser, server: &ServerProcess, page_case: &PageCase) {
    browser.open(&server.url(&page_case.path)).await;
    browser.until("the page is there", "document.readyState === 'complete'").await;
    let box_open = "!document.getElementById('turner').hidden || !document.getElementById('pick').hidden";
    if page_case.clicks.is_empty() {
        return;
    }
    // The first news of the table would come in between.
    browser.until("the page is live", "document.getElementById('table').classList.contains('live')").await;
    for id in &page_case.clicks {
        scroll_into_view(browser, id).await;
        click_target(browser, id).await;
    }
    browser.until("something is asked beside the board", box_open).await;
}

/// Returns what is wrong with the open page, and keeps a picture if anything is.
async fn check_page(browser: &Browser, page_case: &PageCase, name: &str) -> Vec<String> {
    // What answers to another size has done so when the next picture is drawn.
    browser.next_frame().await;
    let mut faults: Vec<String> = match browser.execute(LAYOUT_CHECKS).await {
        Value::Array(faults) => faults.iter().map(|it| it.as_str().unwrap_or_default().to_owned()).collect(),
        _ => vec!["the page cannot be judged".to_owned()],
    };
    if page_case.checks_targets {
        faults.extend(bad_targets(browser).await);
    }
    // A page about a failure has the status of the failure, which the console notes.
    let expected = |it: &String| page_case.name == "failure" && it.contains("404");
    faults.extend(browser.console_errors().await.into_iter().filter(|it| !expected(it)));
    if !faults.is_empty() || env::var_os(ALL_SCREENSHOTS).is_some() {
        browser.screenshot(name).await;
    }
    faults.into_iter().map(|it| format!("{name}: {it}")).collect()
}

/// A small target, and the points beside its middle where a finger takes it.
#[derive(Deserialize)]
pub struct SmallTarget {
    /// Its id.
    pub id: String,
    size: f64,
    /// Points of the window.
    pub tips: Vec<(f64, f64)>,
}

/// Targets in sight that are smaller than a fingertip.
pub async fn small_targets(browser: &Browser) -> Vec<SmallTarget> {
    serde_json::from_value(browser.execute(include_str!("fingertips.js")).await).expect("targets")
}

/// Targets that a finger does not meet well; some must be in sight.
async fn bad_targets(browser: &Browser) -> Vec<String> {
    if !browser
        .holds("[...document.querySelectorAll('#board .open')].some((it) => it.checkVisibility())")
        .await
    {
        return vec!["there are no targets".to_owned()];
    }
    let on_phone = browser.holds("innerWidth <= 640 || innerHeight <= 500").await;
    let least = if on_phone { MIN_TARGET_ON_PHONES } else { MIN_TARGET };
    let is_bad = |it: &SmallTarget| it.size < least;
    let bad = small_targets(browser).await.into_iter().filter(is_bad);
    bad.map(|it| format!("{} is only {:.1} px, with room on {} sides", it.id, it.size, it.tips.len()))
        .collect()
}

fn page_cases(server: &ServerProcess) -> Vec<PageCase> {
    let bots = ["me", "bot:greedy", "bot:greedy", "bot:greedy"];
    let early = tikal_where(server, &["me", "hot"], 3, |it| it.version() > 6 && it.offers("place"));
    let middle = tikal_where(server, &["me", "hot", "hot"], 4, |it| it.version() > 150 && it.offers("bring"));
    let crowded = tikal_where(server, &bots, 8, |it| it.page.contains("(g") && it.offers("move"));
    let scoring = tikal_where(server, &bots, 8, |it| {
        it.version() > 100 && it.page.to_lowercase().contains("scoring turn,")
    });
    let over = tikal_where(server, &["me", "hot"], 3, |it| it.page.contains("data-state=\"over\""));
    let open = FormTable::table(server, &["me", "open", "open"]);
    let auction = FormTable::auction(server, &["me", "hot", "hot", "hot"]);
    let hex = offers(&early.page)[0].split(' ').nth(1).map(str::to_owned).into_iter().collect();

    let page_case = |name, quick: &FormTable, page: &str| PageCase {
        name,
        path: format!("{}{page}", quick.path),
        cookie: quick.client.guest_cookie().to_owned(),
        clicks: Vec::new(),
        checks_targets: false,
    };
    let elsewhere = |name, path: &str| PageCase { path: path.to_owned(), ..page_case(name, &crowded, "") };
    vec![
        elsewhere("lobby", "/"),
        elsewhere("new", "/new"),
        elsewhere("rules", "/rules/tikal"),
        elsewhere("aid of tikal", "/aid/tikal?auction=on"),
        elsewhere("aid of tzolkin", "/aid/tzolkin?prophecies=on&quick=on"),
        elsewhere("aid of teotihuacan", "/aid/teotihuacan?seats=1"),
        elsewhere("account", "/account"),
        elsewhere("calls", "/calls"),
        elsewhere("games", "/games"),
        elsewhere("courses", "/learn"),
        elsewhere("course", "/learn/teotihuacan"),
        elsewhere("failure", "/t/nowhere"),
        page_case("table-open", &open, ""),
        page_case("table-early", &early, ""),
        PageCase { clicks: hex, ..page_case("table-placing", &early, "") },
        page_case("table-middle", &middle, ""),
        page_case("table-crowded", &crowded, ""),
        page_case("table-scoring", &scoring, ""),
        page_case("table-auction", &auction, ""),
        page_case("table-over", &over, ""),
        page_case("table-words", &crowded, "?text=1"),
        page_case("replay", &over, "/replay?n=120"),
        page_case("score", &over, "/score"),
    ]
}

/// A table played until it pleases; tiles fall as they like, so that it may take several.
pub fn tikal_where(
    server: &ServerProcess,
    who: &[&str],
    actions: usize,
    pleases: impl Fn(&FormTable) -> bool,
) -> FormTable {
    let tables = std::iter::repeat_with(|| FormTable::table(server, who));
    let found = tables.take(10).find_map(|mut it| {
        let mut player = TikalPolicy::new(actions);
        let pleased = it.play_until(|it| player.pick(it), &pleases);
        pleased.then_some(it)
    });
    found.expect("one of ten games comes to it")
}
