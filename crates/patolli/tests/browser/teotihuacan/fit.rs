//! Every page of Teotihuacan on every screen, and targets that a finger can meet.

use super::{TEOTIHUACAN, policy::TeotihuacanPolicy};
use crate::{
    driver::Driver,
    fit::{PageCase, check_pages},
    policy::{attribute, offers},
    positions::FormTable,
    server::ServerProcess,
};

const FOUR: [&str; 4] = ["me", "bot:greedy", "bot:greedy", "bot:greedy"];
/// Where it does not matter how well the others play, they are those who need not think.
const QUICK: [&str; 4] = ["me", "bot:random", "bot:random", "bot:random"];
const SOLO: [&str; 1] = ["me"];

#[tokio::test]
async fn pages_of_teotihuacan_fit_every_screen() {
    let (server, driver) = (ServerProcess::start(18), Driver::start());
    let browser = driver.browser().await;
    check_pages(&server, &browser, &page_cases(&server)).await;
}

fn page_cases(server: &ServerProcess) -> Vec<PageCase> {
    let table = |who: &[&str]| FormTable::open(server, TEOTIHUACAN, who, &[]);
    let hard = || {
        FormTable::open(
            server,
            TEOTIHUACAN,
            &SOLO,
            &[("set-bot-cocoa", "plus-2"), ("set-bot-gold", "plus-1")],
        )
    };
    let reached = |who: &[&str], pleases: &dyn Fn(&FormTable) -> bool| reached(|| table(who), pleases);
    let (curtain, choice) = (table(&["me", "hot"]), table(&FOUR));
    let draft = FormTable::open(server, TEOTIHUACAN, &FOUR, &[("set-setup", "draft")]);
    // A sheet that is new to who looks lies over the board.
    let calm = |it: &FormTable, decisions: usize| it.version() > decisions && !has_sheet(it);
    let middle = reached(&FOUR, &|it| calm(it, 120) && it.offers("move"));
    let arrived = reached(&QUICK, &|it| calm(it, 100) && it.offers("worship") && it.offers("main"));
    let builds = reached(&["me", "hot"], &|it| calm(it, 80) && it.offers("build"));
    let eclipse = reached(&QUICK, &|it| has_sheet(it) && it.offers("move"));
    let solo = self::reached(hard, &|it| calm(it, 60) && it.offers("move"));
    let over = reached(&SOLO, &|it| attribute(&it.page, "data-state") == Some("over"));

    let page_case = |name, quick: &FormTable, page: &str| PageCase {
        name,
        path: format!("{}{page}", quick.path),
        cookie: quick.client.guest_cookie().to_owned(),
        clicks: Vec::new(),
        checks_targets: false,
    };
    let turn = |name, quick: &FormTable| PageCase { checks_targets: true, ..page_case(name, quick, "") };
    vec![
        PageCase {
            path: "/new?game=teotihuacan&seats=1".to_owned(),
            ..page_case("teotihuacan-new", &over, "")
        },
        page_case("teotihuacan-curtain", &curtain, ""),
        turn("teotihuacan-choice", &choice),
        turn("teotihuacan-draft", &draft),
        turn("teotihuacan-middle", &middle),
        turn("teotihuacan-arrived", &arrived),
        turn("teotihuacan-builds", &builds),
        PageCase { clicks: first_tile(&builds), ..page_case("teotihuacan-turns", &builds, "") },
        page_case("teotihuacan-eclipse", &eclipse, ""),
        turn("teotihuacan-solo", &solo),
        page_case("teotihuacan-words", &solo, "?text=1"),
        page_case("teotihuacan-replay", &over, "/replay?n=60"),
        page_case("teotihuacan-over", &over, ""),
        page_case("teotihuacan-score", &over, "/score"),
    ]
}

/// Whether the page shows the sheet of an eclipse.
fn has_sheet(quick: &FormTable) -> bool {
    quick.page.contains(" data-fresh")
}

/// A tile that can be built, and its place.
fn first_tile(quick: &FormTable) -> Vec<String> {
    let offers = offers(&quick.page);
    let build = offers.iter().find_map(|it| it.strip_prefix("build ")).expect("building is offered");
    let (tile, rest) = build.split_once(' ').expect("a tile and its place");
    let place = rest.split(' ').next().expect("a place");
    vec![format!("tile.{tile}"), format!("pyr.{place}")]
}

/// A table played until it pleases; tiles fall as they like, so that it may take several.
pub fn reached(table: impl Fn() -> FormTable, pleases: &dyn Fn(&FormTable) -> bool) -> FormTable {
    let found = (0..20).find_map(|luck| {
        let (mut quick, mut citizen) = (table(), TeotihuacanPolicy::new(luck));
        quick.play_until(|it| citizen.pick(it), &pleases).then_some(quick)
    });
    found.expect("one of twenty games comes to it")
}

/// A table at its beginning.
pub fn start(server: &ServerProcess, who: &[&str]) -> FormTable {
    FormTable::open(server, TEOTIHUACAN, who, &[])
}

/// A table in the middle of its game.
pub fn middle(server: &ServerProcess, who: &[&str]) -> FormTable {
    reached(|| start(server, who), &|it| it.version() > 150 && it.offers("move") && !has_sheet(it))
}
