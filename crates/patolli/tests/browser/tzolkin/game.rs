//! A whole game of five with every module, one seat played by pointing at the board.

use std::collections::BTreeMap;

use serde_json::json;

use super::{MODULES, TZOLKIN, policy::Settler};
use crate::{
    board::point,
    browser::{Browser, ESCAPE, PULSE},
    driver::Driver,
    panels::{bring_into_sight, close_sheet, take},
    policy::attribute,
    positions::Quick,
    score,
    server::Server,
    table::{self, Scene, after_version, assert_same},
};

/// So many turns are watched as they happen; then the page is left while the computers play, who need not pause then.
const WATCHED: usize = 2;

const PANELS: [&str; 7] = [
    "panel-choice",
    "panel-wheels",
    "panel-temples",
    "panel-skills",
    "panel-build",
    "panel-players",
    "panel-events",
];

/// How the gears stand.
const GEARS: &str = "return Object.fromEntries(
    [...document.querySelectorAll('.cog[data-teeth]')].map((it) => [it.id, it.getAttribute('transform')]))";

/// What the gears look like, turned half-way or not.
const TURNED: &str = "return Number(document.querySelector('.cog[data-turns]').dataset.turns)";

#[tokio::test]
async fn five_seats_play_a_whole_game_with_every_module() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser().await;
    let bots = ["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];
    let mut seat = Seat::new(Quick::open(&server, TZOLKIN, &bots, &MODULES), &server, &browser);
    let mut scene = seat.sit_down().await;
    panels_are_there(&browser, "panel-choice").await;
    while scene.state != "over" {
        scene = match seat.settler.pick(&scene.offers()) {
            choice if choice.starts_with("place") && !seat.undone => seat.undo(&scene, &choice).await,
            choice => seat.decide(&scene, &choice).await,
        };
        scene = seat.go_on(scene).await;
    }
    assert!(seat.undone && seat.refused, "a decision was taken back, a refusal was read");
    while let Some(heading) = close_sheet(&browser).await {
        seat.sheets.push(heading);
    }
    let days = seat.sheets.iter().filter(|it| it.starts_with("Food day"));
    assert!(days.eq(["Food day 1", "Food day 2", "Food day 3", "Food day 4"]), "{:?}", seat.sheets);
    for (kind, least) in [("tribe", 1), ("keep", 2), ("place", 10), ("pick", 10), ("use", 5)] {
        let count = seat.pointed.get(kind).copied().unwrap_or_default();
        assert!(count >= least, "{kind}: {:?}", seat.pointed);
    }
    finish(&browser).await;
}

/// The seat that is played here.
struct Seat<'a> {
    quick: Quick,
    url: String,
    browser: &'a Browser,
    settler: Settler,
    turns: usize,
    /// How many decisions of which kind were taken on the board.
    pointed: BTreeMap<String, usize>,
    undone: bool,
    refused: bool,
    /// Headings of the sheets that were shown.
    sheets: Vec<String>,
}

impl<'a> Seat<'a> {
    fn new(quick: Quick, server: &Server, browser: &'a Browser) -> Self {
        let (url, pointed) = (server.url(&quick.path), BTreeMap::new());
        Self {
            quick,
            url,
            browser,
            settler: Settler::new(7),
            turns: 0,
            pointed,
            undone: false,
            refused: false,
            sheets: Vec::new(),
        }
    }

    async fn sit_down(&self) -> Scene {
        self.browser.keep(&self.url, "guest", self.quick.guest.pass()).await;
        self.come_back().await
    }

    async fn come_back(&self) -> Scene {
        self.browser.open(&self.url).await;
        self.browser.ask("window.stayed = true").await;
        self.asked_or_over().await
    }

    async fn asked_or_over(&self) -> Scene {
        let there = "['asked', 'over'].includes(document.getElementById('ask')?.dataset.state)";
        self.browser.until("it is our turn", there).await;
        table::read(self.browser).await
    }

    async fn decide(&mut self, scene: &Scene, choice: &str) -> Scene {
        self.sheets.extend(close_sheet(self.browser).await);
        if !self.refused {
            self.refused = reason_is_shown(self.browser).await;
        }
        let (after, on_board) = take(self.browser, scene, choice).await;
        let kind = choice.split(' ').next().unwrap_or_default().replace("harvest", "use");
        *self.pointed.entry(kind).or_default() += usize::from(on_board);
        after
    }

    /// Takes a decision and takes it back.
    async fn undo(&mut self, scene: &Scene, choice: &str) -> Scene {
        let after = self.decide(scene, choice).await;
        assert_ne!(after.board, scene.board, "{choice} changes the board");
        self.browser.click("#turn-undo").await;
        let back = after_version(self.browser, after.version).await;
        assert_same(&back, scene);
        self.undone = true;
        back
    }

    /// Waits until it is our turn again, or the game is over.
    async fn go_on(&mut self, scene: Scene) -> Scene {
        if scene.state != "waiting" {
            return scene;
        }
        self.turns += 1;
        if self.turns <= WATCHED { self.watch().await } else { self.leave().await }
    }

    /// Stays while the others play: their pieces come and the gears turn on the open page.
    async fn watch(&self) -> Scene {
        let (before, turned) = (self.browser.ask(GEARS).await, self.browser.ask(TURNED).await);
        let scene = self.asked_or_over().await;
        assert!(self.browser.holds("window.stayed").await, "the page was never loaded again");
        let (after, now) = (self.browser.ask(GEARS).await, self.browser.ask(TURNED).await);
        let gears = before.as_object().expect("a list of gears");
        assert!(gears.len() >= 6, "five wheels and the calendar: {before}");
        for (id, stood) in gears {
            assert_eq!(after[id] == *stood, turned == now, "{id} stood at {stood}: {turned}, {now}");
        }
        if self.turns == WATCHED {
            assert_ne!(now, json!(0), "the calendar has turned");
            panels_are_there(self.browser, "panel-wheels").await;
        }
        scene
    }

    async fn leave(&mut self) -> Scene {
        self.browser.open("about:blank").await;
        let waits = |it: &Quick| attribute(&it.page, "data-state") == Some("waiting");
        self.quick.look();
        while waits(&self.quick) {
            tokio::time::sleep(PULSE).await;
            self.quick.look();
        }
        self.come_back().await
    }
}

/// Every panel is on the page and can be brought into sight; one of them is in sight at once.
async fn panels_are_there(browser: &Browser, first: &str) {
    assert!(browser.holds(&format!("document.getElementById('{first}').checkVisibility()")).await, "{first}");
    for id in PANELS {
        assert_eq!(browser.count(&format!("#board svg#{id}")).await, 1, "{id}");
        if id == "panel-choice" && first != id {
            assert!(!browser.holds(&format!("document.getElementById('{id}').checkVisibility()")).await);
            continue;
        }
        bring_into_sight(browser, id).await;
        let seen = format!("document.getElementById('{id}').getBoundingClientRect().width > 100");
        browser.until(id, &seen).await;
    }
}

/// Points at a place where nothing may be done now and reads why; false if there is no such place.
async fn reason_is_shown(browser: &Browser) -> bool {
    let no = "
        const there = (it) => it && it.classList.contains('again') && it.checkVisibility();
        const no = [...document.querySelectorAll('#ask button[data-no][data-at]')];
        const one = no.find((it) => !it.dataset.at.includes(' ') && there(document.getElementById(it.dataset.at)));
        return one ? [one.dataset.at, one.querySelector('.why')?.textContent ?? one.title] : null;
    ";
    let found = browser.ask(no).await;
    let (Some(id), Some(why)) = (found[0].as_str(), found[1].as_str()) else { return false };
    assert!(why.len() > 5, "a reason in words: {why}");
    bring_into_sight(browser, id).await;
    point(browser, id).await;
    let rows = "[...document.querySelectorAll('#pick:not([hidden]) > [aria-disabled=true]')].map((it) => it.textContent)";
    browser.until("the reason", &format!("{rows}.length")).await;
    let shown = browser.text(&format!("{rows}.join(' · ')")).await;
    assert!(shown.contains(why), "{why} in {shown}");
    browser.press(&[ESCAPE]).await;
    browser.until("the menu is closed", "document.getElementById('pick').hidden").await;
    true
}

/// Rows of the score page in which somebody has a part of a point.
const PARTS: &str = "return [...document.querySelectorAll('.sources tbody tr')]
    .filter((it) => /[¼½¾]/.test(it.textContent)).map((it) => it.querySelector('th').textContent.trim())";

/// The score page tells where the points came from; only goods bring parts of points.
async fn finish(browser: &Browser) {
    assert_eq!(browser.count("#ask .result li").await, 5);
    let result = browser.text("document.querySelector('#ask .result').textContent").await;
    browser.click_through("#ask a[href$='/score']").await;
    let totals = score::adds_up(browser).await;
    assert_eq!(totals.len(), 5);
    assert!(totals.iter().any(|it| it.fract() != 0.0), "goods are worth quarters of points: {totals:?}");
    let rows = browser.ask(PARTS).await;
    assert_eq!(rows.as_array().map(Vec::len), Some(1), "one source has parts of points: {rows}");
    assert!(browser.count(".sources tbody tr").await >= 4, "temples, prophecies, goods and more");
    assert_eq!(
        browser
            .text("document.querySelector('.sources tfoot').textContent")
            .await
            .matches(['¼', '½', '¾'])
            .count(),
        totals.iter().filter(|it| it.fract() != 0.0).count()
    );
    for part in ['¼', '½', '¾'] {
        let shown = browser.text("document.querySelector('.pod').textContent").await;
        assert_eq!(shown.contains(part), result.contains(part), "{part} on both pages");
    }
    assert_eq!(browser.complaints().await, [""; 0]);
}
