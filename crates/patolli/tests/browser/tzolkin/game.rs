//! A whole game of five with every module, one seat played by pointing at the board.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{MODULES, TZOLKIN, policy::TzolkinPolicy};
use crate::{
    board::click_target,
    browser::{Browser, ESCAPE, LONG_TIMEOUT},
    driver::Driver,
    panels::{close_ceremony, scroll_into_view, take_choice_or_point},
    positions::FormTable,
    score,
    server::ServerProcess,
    table::{self, PageState, after_version, assert_same},
};

/// Number of days that are watched as they pass, with gears that turn; then nothing moves any more, to save time.
const WATCHED: usize = 2;

const PANELS: [&str; 6] =
    ["panel-choice", "panel-wheels", "panel-temples", "panel-skills", "panel-build", "panel-events"];

/// How the gears stand, and how far they have turned.
const GEARS: &str = "return {
    stand: Object.fromEntries([...document.querySelectorAll('.cog[data-teeth]')].map((it) => [it.id, it.getAttribute('transform')])),
    turns: Number(document.querySelector('.cog[data-turns]').dataset.turns),
}";

/// The gears on the page.
#[derive(Deserialize, Debug)]
struct Gears {
    stand: BTreeMap<String, Option<String>>,
    turns: u32,
}

impl Gears {
    async fn read(browser: &Browser) -> Self {
        serde_json::from_value(browser.execute(GEARS).await).expect("gears stand somewhere")
    }

    /// Every gear stands elsewhere if a day has passed since then, and none if not.
    #[track_caller]
    fn check(&self, before: &Self) {
        assert!(self.stand.len() >= 6, "five wheels and the calendar: {self:?}");
        for (id, stood) in &before.stand {
            assert_eq!(self.stand[id] == *stood, self.turns == before.turns, "{id}: {before:?}, {self:?}");
        }
    }
}

#[tokio::test]
async fn five_seats_play_a_whole_game_with_every_module() {
    let (server, driver) = (ServerProcess::start(24), Driver::start());
    let browser = driver.browser().await;
    let bots = ["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];
    let quick = FormTable::open(&server, TZOLKIN, &bots, &MODULES);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.set_animations(true).await;
    browser.open(&server.url(&quick.path)).await;
    browser.execute("window.stayed = true").await;
    let mut seat = PlayedSeat::new(&browser);
    let mut scene = seat.asked_or_over().await;
    panels_are_there(&browser, "panel-choice").await;
    while scene.state != "over" {
        scene = match seat.settler.pick(&scene.offers()) {
            choice if choice.starts_with("place") && !seat.undone => seat.undo(&scene, &choice).await,
            choice => seat.decide(&scene, &choice).await,
        };
    }
    assert!(browser.holds("window.stayed").await, "the page was never loaded again");
    assert!(seat.days >= WATCHED, "the calendar has turned");
    assert!(seat.undone && seat.refused, "a decision was taken back, a refusal was read");
    seat.read_sheets().await;
    let days = seat.sheets.iter().filter(|it| it.starts_with("Food day"));
    assert!(days.eq(["Food day 1", "Food day 2", "Food day 3", "Food day 4"]), "{:?}", seat.sheets);
    // How often depends on the deal; but everybody starts with a tribe and two tiles, and plays.
    for (kind, least) in [("tribe", 1), ("keep", 2), ("place", 1), ("pick", 1)] {
        let count = seat.pointed.get(kind).copied().unwrap_or_default();
        assert!(count >= least, "{kind}: {:?}", seat.pointed);
    }
    finish(&browser).await;
}

/// The seat that is played here.
struct PlayedSeat<'a> {
    browser: &'a Browser,
    settler: TzolkinPolicy,
    /// How many days were watched.
    days: usize,
    /// How many decisions of which kind were taken on the board.
    pointed: BTreeMap<String, usize>,
    undone: bool,
    refused: bool,
    /// Headings of the sheets that were shown.
    sheets: Vec<String>,
}

impl<'a> PlayedSeat<'a> {
    fn new(browser: &'a Browser) -> Self {
        let (settler, pointed) = (TzolkinPolicy::new(7), BTreeMap::new());
        Self { browser, settler, days: 0, pointed, undone: false, refused: false, sheets: Vec::new() }
    }

    async fn asked_or_over(&self) -> PageState {
        let there = "['asked', 'over'].includes(document.getElementById('ask')?.dataset.state)";
        self.browser.until_timeout(LONG_TIMEOUT, "it is our turn", there).await;
        table::read(self.browser).await
    }

    /// Reads the sheets that lie over the board, one after the other.
    async fn read_sheets(&mut self) {
        while let Some(heading) = close_ceremony(self.browser).await {
            self.sheets.push(heading);
        }
    }

    /// Takes a decision, and stays while the others take theirs.
    async fn decide(&mut self, scene: &PageState, choice: &str) -> PageState {
        self.read_sheets().await;
        if !self.refused {
            self.refused = reason_is_shown(self.browser).await;
        }
        let watched = if self.days < WATCHED { Some(Gears::read(self.browser).await) } else { None };
        let on_board = take_choice_or_point(self.browser, scene, choice).await.1;
        let kind = choice.split(' ').next().unwrap_or_default().to_owned();
        *self.pointed.entry(kind).or_default() += usize::from(on_board);
        let after = self.asked_or_over().await;
        if let Some(before) = watched {
            self.watch(&before).await;
        }
        after
    }

    /// The pieces of the others have come and the gears have turned on the open page.
    async fn watch(&mut self, before: &Gears) {
        let after = Gears::read(self.browser).await;
        after.check(before);
        self.days += usize::from(after.turns != before.turns);
        if self.days == WATCHED {
            panels_are_there(self.browser, "panel-wheels").await;
            self.browser.set_animations(false).await;
        }
    }

    /// Takes a decision and takes it back.
    async fn undo(&mut self, scene: &PageState, choice: &str) -> PageState {
        // Numbers on plates wait for what flies to them: they are read when nothing is shown any more.
        let at_rest = "document.documentElement.dataset.playing === undefined";
        self.browser.until("everything was shown", at_rest).await;
        let before = table::read(self.browser).await;
        let after = self.decide(scene, choice).await;
        assert_ne!(after.board, before.board, "{choice} changes the board");
        self.browser.click("#turn-undo").await;
        after_version(self.browser, after.version).await;
        self.browser.until("everything was shown", at_rest).await;
        let back = table::read(self.browser).await;
        assert_same(&back, &before);
        self.undone = true;
        back
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
        scroll_into_view(browser, id).await;
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
    let found = browser.execute(no).await;
    let (Some(id), Some(why)) = (found[0].as_str(), found[1].as_str()) else { return false };
    assert!(why.len() > 5, "a reason in words: {why}");
    scroll_into_view(browser, id).await;
    click_target(browser, id).await;
    let rows = "[...document.querySelectorAll('#pick:not([hidden]) > [aria-disabled=true]')].map((it) => it.textContent)";
    browser.until("the reason", &format!("{rows}.length")).await;
    let shown = browser.text(&format!("{rows}.join(' · ')")).await;
    assert!(shown.contains(why), "{why} in {shown}");
    browser.press(&[ESCAPE]).await;
    browser.until("the menu is closed", "document.getElementById('pick').hidden").await;
    true
}

/// Rows of the score page in which a player has a part of a point.
const PARTS: &str = "return [...document.querySelectorAll('.sources tbody tr')]
    .filter((it) => /[¼½¾]/.test(it.textContent)).map((it) => it.querySelector('th').textContent.trim())";

/// The score page tells where the points came from; only goods bring parts of points.
async fn finish(browser: &Browser) {
    assert_eq!(browser.count("#ask .result li").await, 5);
    let result = browser.text("document.querySelector('#ask .result').textContent").await;
    browser.click_through("#ask a[href$='/score']").await;
    let totals = score::check_score_page(browser).await;
    assert_eq!(totals.len(), 5);
    // Goods are worth quarters of points; who keeps none has whole ones.
    let parts = totals.iter().any(|it| it.fract() != 0.0);
    let rows = browser.execute(PARTS).await;
    assert_eq!(rows.as_array().map(Vec::len), Some(usize::from(parts)), "only goods have parts: {rows}");
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
    assert_eq!(browser.console_errors().await, [""; 0]);
}
