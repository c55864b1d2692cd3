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

/// The variable that asks for pictures: for all, or for those whose names contain one of some words.
const WISHES: &str = "PATOLLI_PICTURES";
/// What asks for all.
const ALL: &str = "all";
/// The folder of the pictures, below that of the build.
const FOLDER: &str = "pictures";
const THEMES: [&str; 2] = ["light", "dark"];
const SEATS: [&str; 4] = ["me", "bot:random", "bot:random", "bot:random"];
/// The picture that moves.
const TURN: &str = "turn";

/// A page to be taken.
struct Page {
    name: &'static str,
    /// The table it shows, or whose players look at it.
    table: FormTable,
    path: String,
    /// Whether a target is pointed at first, so that what follows is in sight.
    points: bool,
}

/// Which pictures are wanted.
struct Wishes(Vec<String>);

impl Wishes {
    /// Whether a name belongs to them, or may do so once it is complete.
    fn contain(&self, name: &str) -> bool {
        self.0.iter().any(|it| it == ALL || name.contains(it.as_str()))
    }

    /// Whether some picture of a page is wanted.
    fn contain_some_of(&self, page: &str) -> bool {
        let mut names = THEMES.iter().flat_map(|theme| SCREENS.map(|size| picture_name(page, theme, size)));
        names.any(|it| self.contain(&it))
    }
}

fn picture_name(page: &str, theme: &str, (width, height): (u32, u32)) -> String {
    format!("{page}-{theme}-{width}x{height}")
}

#[tokio::test]
async fn pictures_of_every_screen() {
    // They are for people: only `cargo xtask pictures` asks for them.
    let Ok(wishes) = std::env::var(WISHES) else { return };
    let wishes = Wishes(wishes.split(',').map(str::to_owned).collect());
    let (server, driver) = (ServerProcess::start(31), Driver::start());
    let browser = driver.browser().await;
    for (name, open) in PAGES {
        if !wishes.contain_some_of(name) {
            continue;
        }
        let page = open(&server, name);
        browser.set_cookie(&server.url("/"), "guest", page.table.client.guest_cookie()).await;
        for theme in THEMES {
            browser.set_cookie(&server.url("/"), "theme", theme).await;
            for size in SCREENS {
                let name = picture_name(page.name, theme, size);
                if wishes.contain(&name) {
                    take(&browser, &server.url(&page.path), &page, size, &name).await;
                }
            }
        }
    }
    if wishes.contain(TURN) {
        let late = |it: &FormTable| it.version() > 150 && it.offers("bring");
        take_turn(&browser, &server, tikal_where(&server, &["me", "bot:greedy"], 4, late)).await;
    }
}

type Open = fn(&ServerProcess, &'static str) -> Page;

/// Each game at its start, in its middle, when something was pointed at, and at its end; the lobby of somebody who is asked.
const PAGES: [(&str, Open); 13] = [
    ("tikal-start", |server, name| Page::new(name, FormTable::table(server, &SEATS))),
    ("tikal-middle", |server, name| Page::new(name, tikal(server))),
    ("tikal-pointed", |server, name| Page { points: true, ..Page::new(name, tikal(server)) }),
    ("tikal-score", |server, name| Page::score(name, FormTable::finished(server))),
    ("tzolkin-start", |server, name| Page::new(name, tzolkin::fit::start(server, &SEATS))),
    ("tzolkin-middle", |server, name| Page::new(name, tzolkin::fit::middle(server, &SEATS))),
    ("tzolkin-pointed", |server, name| Page {
        points: true,
        ..Page::new(name, tzolkin::fit::middle(server, &SEATS))
    }),
    ("teotihuacan-start", |server, name| Page::new(name, teotihuacan::fit::start(server, &SEATS))),
    ("teotihuacan-middle", |server, name| Page::new(name, teotihuacan::fit::middle(server, &SEATS))),
    ("teotihuacan-pointed", |server, name| Page {
        points: true,
        ..Page::new(name, teotihuacan::fit::middle(server, &SEATS))
    }),
    ("teotibot", |server, name| Page::new(name, teotihuacan::fit::middle(server, &["me"]))),
    ("watching", |server, name| Page::watched(server, name)),
    ("lobby", |server, name| Page {
        path: "/".to_owned(),
        ..Page::new(name, FormTable::table(server, &SEATS))
    }),
];

fn tikal(server: &ServerProcess) -> FormTable {
    tikal_where(server, &SEATS, 4, |it| it.version() > 150 && it.offers("bring"))
}

impl Page {
    fn new(name: &'static str, table: FormTable) -> Self {
        Self { name, path: table.path.clone(), table, points: false }
    }

    fn score(name: &'static str, table: FormTable) -> Self {
        Self { path: format!("{}/score", table.path), ..Self::new(name, table) }
    }

    /// A table as somebody else sees it.
    fn watched(server: &ServerProcess, name: &'static str) -> Self {
        let table = tzolkin::fit::middle(server, &SEATS);
        let path = table.path.clone();
        Self { path, ..Self::new(name, FormTable::table(server, &SEATS)) }
    }
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
    let folder = format!("{FOLDER}/{TURN}");
    for frame in 0..FRAMES {
        browser.execute(&format!("await window.advance({})", 10 * DELAY)).await;
        browser.screenshot_in(&folder, &format!("frame-{frame:03}-{DELAY}")).await;
        if browser.holds("document.documentElement.dataset.playing === undefined").await {
            break;
        }
    }
    browser.screenshot_in(&folder, &format!("frame-{FRAMES:03}-{LAST}")).await;
}

/// The first target in sight that nothing lies over.
const FIRST_TARGET: &str = "
    const spots = [...document.querySelectorAll('#board .space.open')].filter((it) => it.checkVisibility()).map((it) => {
        const box = it.getBoundingClientRect();
        return { it, spot: [box.x + box.width / 2, box.y + box.height / 2] };
    });
    return spots.find(({ it, spot }) => it.contains(document.elementFromPoint(...spot)))?.spot ?? null;
";

/// Takes one picture.
async fn take(browser: &Browser, url: &str, page: &Page, (width, height): (u32, u32), name: &str) {
    browser.resize(width, height).await;
    browser.open(url).await;
    let there = "document.readyState === 'complete' && document.querySelector('#table')?.classList.contains('live') !== false";
    browser.until("the page is there", there).await;
    if page.points {
        let spot = browser.execute(FIRST_TARGET).await;
        let at = |index: usize| spot.get(index).and_then(serde_json::Value::as_f64);
        if let (Some(x), Some(y)) = (at(0), at(1)) {
            browser.click_at(x, y).await;
        }
    }
    browser.next_frame().await;
    println!("{}", browser.screenshot_in(FOLDER, name).await);
}
