//! A whole game of one person against Teotibot, played by pointing at the board.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{TEOTIHUACAN, policy::Citizen};
use crate::{
    browser::Browser,
    driver::Driver,
    panels::{close_sheet, take},
    positions::Quick,
    score,
    server::Server,
    table::{Scene, in_state},
};

/// What the panel shows of Teotibot's last turn, and what the log tells of it.
const TOLD: &str = r"
    const words = (it) => it.textContent.replace(/\s+/g, ' ').trim();
    const roll = [...document.querySelectorAll('#log li li a')].find((it) => /rolls \d \+ \d/i.test(words(it)));
    const lines = roll ? [...roll.closest('ul').querySelectorAll('a')] : [];
    const panel = document.getElementById('panel-bot');
    return {
        step: Number(roll?.dataset.step ?? 0),
        log: lines.map((it) => words(it).replace(/^Teotibot: /, '')),
        dice: [...panel.querySelectorAll('[id=\'bot.dice\'] .tp-rolled')].map(words),
        captions: [...panel.querySelectorAll('.tp-caption')].map(
            (it) => [...it.querySelectorAll('.tp-told')].map(words).join(' ')),
        aside: panel.querySelector('.tp-bot.aside').id,
        tiles: Object.fromEntries([...panel.querySelectorAll('.tp-bot')].map(
            (it) => [it.querySelector('title').textContent.split(' (')[0], it.id])),
    };
";

/// Teotibot's last turn.
#[derive(Deserialize, Debug)]
struct Told {
    /// The decision after which it came; 0 before the first one.
    step: usize,
    /// The lines of its turn in the log.
    log: Vec<String>,
    /// The dice on the panel.
    dice: Vec<String>,
    /// The captions on the panel.
    captions: Vec<String>,
    /// The tile that lies aside.
    aside: String,
    /// The ids of the tiles by their names.
    tiles: BTreeMap<String, String>,
}

impl Told {
    async fn read(browser: &Browser) -> Self {
        serde_json::from_value(browser.ask(TOLD).await).expect("Teotibot has a panel")
    }

    /// The panel shows the roll, the tile and what came of it, as the log tells it.
    #[track_caller]
    fn check(&self) {
        let [one, two] = &self.dice[..] else { panic!("two dice: {self:?}") };
        let [roll, deed, ..] = &self.log[..] else { panic!("a roll and a deed: {self:?}") };
        let sum = one.parse::<u8>().expect("a number") + two.parse::<u8>().expect("a number");
        let rolled = format!("rolls {one} + {two} = {sum}, which wakes the tile ");
        let tile = roll.strip_prefix(&rolled).unwrap_or_else(|| panic!("{rolled}: {self:?}"));
        assert_eq!(self.tiles.get(tile), Some(&self.aside), "the tile that was woken lies aside: {self:?}");
        let why = deed.strip_prefix(tile).and_then(|it| it.strip_prefix(": "));
        assert!(why.is_some_and(|it| it.contains(", so ") || it.contains("clockwise")), "why: {self:?}");
        let same = |caption: &String, line: &String| caption.to_lowercase() == line.to_lowercase();
        assert!(self.captions.len() >= 4, "roll, deed, tiles and calendar at least: {self:?}");
        assert!(same(&self.captions[0], roll) && same(&self.captions[1], deed), "{self:?}");
        let shifted = self.log.iter().any(|it| it.starts_with("tiles move up: ") && it.contains(tile));
        assert!(shifted, "{self:?}");
    }
}

#[tokio::test]
async fn one_person_plays_a_whole_game_against_teotibot() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser().await;
    let quick = Quick::open(&server, TEOTIHUACAN, &["me"], &[]);
    browser.keep(&server.url("/"), "guest", quick.guest.pass()).await;
    browser.open(&server.url(&quick.path)).await;
    let mut scene = in_state(&browser, "asked").await;
    let (mut citizen, mut pointed) = (Citizen::new(7), BTreeMap::<String, usize>::new());
    let (mut sheets, mut turns, mut ends, mut last) = (Vec::new(), 0, 0, 0);
    while scene.state != "over" {
        let choice = citizen.pick(&scene.offers());
        let t=std::time::Instant::now();
        let (after, on_board) = take(&browser, &scene, &choice).await;
        let kind = choice.split(' ').next().unwrap_or_default().to_owned();
        ends += usize::from(kind == "end");
        *pointed.entry(kind).or_default() += usize::from(on_board);
        eprintln!("{choice} {:?}",t.elapsed());let told = Told::read(&browser).await;
        if told.step > last {
            told.check();
            (last, turns) = (told.step, turns + 1);
        }
        sheets.extend(close_sheet(&browser).await);
        eprintln!("rest {:?}",t.elapsed());scene = after;
    }
    println!("{pointed:?} {ends} {turns} {sheets:?}");
    finish(&browser, &scene).await;
}

async fn finish(browser: &Browser, _scene: &Scene) {
    browser.click_through("#ask a[href$='/score']").await;
    score::adds_up(browser).await;
    assert_eq!(browser.complaints().await, [""; 0]);
}
