//! A whole game of one person against Teotibot, played by pointing at the board.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{EclipseSheet, TEOTIHUACAN, policy::TeotihuacanPolicy};
use crate::{
    browser::Browser,
    driver::Driver,
    panels::take_choice_or_point,
    positions::FormTable,
    score,
    server::ServerProcess,
    table::{PageState, in_state},
};

/// What the panel shows of Teotibot's last turn, and what the log tells of it.
const READ_BOT_TURN: &str = r"
    const words = (it) => it.textContent.replace(/\s+/g, ' ').trim();
    const roll = [...document.querySelectorAll('#log li li a')].find((it) => /rolls \d \+ \d/i.test(words(it)));
    const lines = roll ? [...roll.closest('ul').querySelectorAll('a')].reverse() : [];
    const panel = document.getElementById('panel-bot');
    return {
        step: Number(roll?.dataset.step ?? 0),
        log: lines.map((it) => words(it).replace(/^.?Teotibot: /, '')),
        dice: [...panel.querySelectorAll('[id=\'bot.dice\'] .tp-rolled')].map((it) => Number(words(it))),
        captions: [...panel.querySelectorAll('.tp-caption')].map(
            (it) => [...it.querySelectorAll('.tp-told')].map(words).join(' ')),
        aside: panel.querySelector('.tp-bot.aside').id,
        tiles: Object.fromEntries([...panel.querySelectorAll('.tp-bot')].map(
            (it) => [it.querySelector('title').textContent.split(' (')[0], it.id])),
        news: document.querySelectorAll('#log li.new').length,
        marked: panel.querySelector('.tp-bot.aside').classList.contains('new'),
        undo: document.getElementById('turn-undo')?.disabled === false,
    };
";

/// Teotibot's last turn.
#[derive(Deserialize, Debug)]
struct BotTurn {
    /// The decision after which it came; 0 before the first one.
    step: usize,
    /// The lines of its turn in the log.
    log: Vec<String>,
    /// The dice on the panel.
    dice: Vec<u8>,
    /// The captions on the panel.
    captions: Vec<String>,
    /// The tile that lies aside.
    aside: String,
    /// The ids of the tiles by their names.
    tiles: BTreeMap<String, String>,
    /// How many lines of the log are new.
    news: usize,
    /// Whether the tile that lies aside is marked as changed.
    marked: bool,
    /// Whether the last decision can be taken back.
    undo: bool,
}

impl BotTurn {
    async fn read(browser: &Browser) -> Self {
        serde_json::from_value(browser.execute(READ_BOT_TURN).await).expect("Teotibot has a panel")
    }

    /// The panel shows the roll, the tile and what came of it, as the log tells it.
    #[track_caller]
    fn check(&self) {
        let [one, two] = self.dice[..] else { panic!("two dice: {self:?}") };
        let [roll, deed, ..] = &self.log[..] else { panic!("a roll and a deed: {self:?}") };
        let rolled = format!("Rolls {one} + {two} = {}, which wakes the tile ", one + two);
        let tile = roll.strip_prefix(&rolled).unwrap_or_else(|| panic!("{rolled}: {self:?}"));
        assert_eq!(self.tiles.get(tile), Some(&self.aside), "the tile that was woken lies aside: {self:?}");
        let why = deed.strip_prefix(tile).and_then(|it| it.strip_prefix(": "));
        let reasons = [", so it", "so its weakest worker", "next temple field clockwise"];
        assert!(why.is_some_and(|it| reasons.iter().any(|reason| it.contains(reason))), "why: {self:?}");
        assert!(self.captions.len() >= 4, "roll, deed, tiles and calendar at least: {self:?}");
        assert_eq!(self.captions[..2], self.log[..2], "the panel tells what the log tells");
        let shifted = self.log.iter().any(|it| it.starts_with("Tiles move up: ") && it.contains(tile));
        assert!(shifted, "{self:?}");
        assert!(self.news > 0 && self.marked, "what Teotibot did is new: {self:?}");
        assert!(!self.undo, "what Teotibot rolled is not taken back");
    }
}

#[tokio::test]
async fn one_person_plays_a_whole_game_against_teotibot() {
    let (server, driver) = (ServerProcess::start(22), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::open(&server, TEOTIHUACAN, &["me"], &[]);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
    browser.execute("window.stayed = true").await;
    let mut game = SoloGame::new(&browser);
    let mut scene = in_state(&browser, "asked").await;
    let before = BotTurn::read(&browser).await;
    assert_eq!((before.step, before.dice.len(), before.captions.len()), (0, 0, 1), "{before:?}");
    while scene.state != "over" {
        scene = game.go_on(&scene).await;
    }
    assert!(browser.holds("window.stayed").await, "the page was never loaded again");
    game.check();
    finish(&browser).await;
}

/// The game as the person sees it.
struct SoloGame<'a> {
    browser: &'a Browser,
    citizen: TeotihuacanPolicy,
    /// How many decisions of which kind were taken on the board, and beside it.
    taken: BTreeMap<(String, bool), usize>,
    /// Turns of Teotibot that were told, and the decision after which the last one came.
    bot_turns: usize,
    last: usize,
    sheets: Vec<EclipseSheet>,
}

impl<'a> SoloGame<'a> {
    fn new(browser: &'a Browser) -> Self {
        let citizen = TeotihuacanPolicy::new(7);
        Self { browser, citizen, taken: BTreeMap::new(), bot_turns: 0, last: 0, sheets: Vec::new() }
    }

    /// Takes a decision, and looks at what came of it.
    async fn go_on(&mut self, scene: &PageState) -> PageState {
        let choice = self.citizen.pick(&scene.offers());
        let (after, on_board) = take_choice_or_point(self.browser, scene, &choice).await;
        let kind = choice.split(' ').next().unwrap_or_default().to_owned();
        let first = after.log.first().map_or("", String::as_str);
        assert!(kind != "move" || first.contains("Ada: "), "the own turn is told on top: {first}");
        *self.taken.entry((kind, on_board)).or_default() += 1;
        let told = BotTurn::read(self.browser).await;
        if told.step > self.last {
            told.check();
            (self.last, self.bot_turns) = (told.step, self.bot_turns + 1);
        }
        while let Some(sheet) = EclipseSheet::close(self.browser).await {
            assert_eq!(sheet.sums, sheet.plates, "the sheet comes to what the plates show: {sheet:?}");
            self.sheets.push(sheet);
        }
        after
    }

    fn on_board(&self, kind: &str) -> usize {
        self.taken.get(&(kind.to_owned(), true)).copied().unwrap_or_default()
    }

    fn check(&self) {
        let turns = self.taken[&("end".to_owned(), false)];
        assert!((turns - 1..=turns).contains(&self.bot_turns), "{} of {turns} turns", self.bot_turns);
        let headings: Vec<_> = self.sheets.iter().map(|it| it.heading.as_str()).collect();
        let (last, eclipses) = headings.split_last().expect("an eclipse ends the game");
        assert!(last.ends_with(", the last one"), "{headings:?}");
        assert!(["Eclipse 1", "Eclipse 2"].starts_with(eclipses), "{headings:?}");
        for sheet in &self.sheets {
            assert_eq!(
                (sheet.sums.len(), sheet.payers),
                (2, 1),
                "Teotibot is there, but pays no wages: {sheet:?}"
            );
            assert_eq!(sheet.stages[..4], ["Avenue of the Dead", "Pyramid track", "Masks", "Wages"]);
        }
        let bot = self.sheets.last().and_then(|it| it.stages.last());
        assert_eq!(bot.map(String::as_str), Some("Teotibot"), "what it has left counts at the end");
        let actions = self.on_board("collect") + self.on_board("main") + self.on_board("worship");
        assert_eq!(self.on_board("keep"), 2);
        // How long a game is and where workers go depends on the deal.
        assert!(self.on_board("move") > 0 && actions > 0, "{:?}", self.taken);
    }
}

/// The score page tells where the points of both came from.
async fn finish(browser: &Browser) {
    assert_eq!(browser.count("#ask .result li").await, 2);
    browser.click_through("#ask a[href$='/score']").await;
    assert_eq!(score::check_score_page(browser).await.len(), 2);
    assert!(browser.text("document.querySelector('.sources thead').textContent").await.contains("Teotibot"));
    let rows =
        "[...document.querySelectorAll('.sources tbody th')].map((it) => it.textContent.trim()).join('; ')";
    let rows = browser.text(rows).await;
    for source in ["Avenue of the Dead", "Goods left over", "Technologies at the end"] {
        assert!(rows.contains(source), "{source} in {rows}");
    }
    assert_eq!(browser.console_errors().await, [""; 0]);
}
