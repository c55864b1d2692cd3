//! Every page of Tzolk'in on every screen, and targets that a finger can meet.

use super::{MODULES, TZOLKIN, policy::TzolkinPolicy};
use crate::{
    driver::Driver,
    fit::{PageCase, check_pages},
    policy::attribute,
    positions::FormTable,
    server::ServerProcess,
};

#[tokio::test]
async fn pages_of_tzolkin_fit_every_screen() {
    let (server, driver) = (ServerProcess::start(23), Driver::start());
    let browser = driver.browser().await;
    check_pages(&server, &browser, &page_cases(&server)).await;
}

fn page_cases(server: &ServerProcess) -> Vec<PageCase> {
    let bots = ["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];
    // Where it does not matter how well the others play, they are those who need not think.
    let quick = ["me", "bot:random", "bot:random", "bot:random", "bot:random"];
    let table = |who: &[&str]| FormTable::open(server, TZOLKIN, who, &MODULES);
    let reached = |who: &[&str], pleases: &dyn Fn(&FormTable) -> bool| reached(|| table(who), pleases);
    let (curtain, choice) = (table(&["me", "hot", "hot"]), table(&bots));
    let early = reached(&quick, &|it| it.offers("place"));
    let middle = reached(&bots, &|it| it.version() > 200 && it.offers("pick") && it.offers("place"));
    let uses = reached(&quick, &|it| it.version() > 200 && it.offers("use"));
    let builds = reached(&["me", "hot"], &|it| it.offers("build"));
    let over = reached(&quick, &|it| attribute(&it.page, "data-state") == Some("over"));

    let page_case = |name, quick: &FormTable, page: &str| PageCase {
        name,
        path: format!("{}{page}", quick.path),
        cookie: quick.client.guest_cookie().to_owned(),
        clicks: Vec::new(),
        checks_targets: false,
    };
    let turn = |name, quick: &FormTable| PageCase { checks_targets: true, ..page_case(name, quick, "") };
    vec![
        PageCase { path: "/new?game=tzolkin&seats=5".to_owned(), ..page_case("tzolkin-new", &over, "") },
        page_case("tzolkin-curtain", &curtain, ""),
        turn("tzolkin-choice", &choice),
        turn("tzolkin-early", &early),
        turn("tzolkin-middle", &middle),
        turn("tzolkin-uses", &uses),
        turn("tzolkin-builds", &builds),
        page_case("tzolkin-over", &over, ""),
        page_case("tzolkin-words", &middle, "?text=1"),
        page_case("tzolkin-replay", &over, "/replay?n=200"),
        page_case("tzolkin-score", &over, "/score"),
    ]
}

/// A table played until it pleases; tiles fall as they like, so that it may take several.
fn reached(table: impl Fn() -> FormTable, pleases: &dyn Fn(&FormTable) -> bool) -> FormTable {
    let found = (0..10).find_map(|luck| {
        let (mut quick, mut settler) = (table(), TzolkinPolicy::new(luck));
        quick.play_until(|it| settler.pick(it), &pleases).then_some(quick)
    });
    found.expect("one of ten games comes to it")
}

/// A table at its beginning.
pub fn start(server: &ServerProcess, who: &[&str]) -> FormTable {
    FormTable::open(server, TZOLKIN, who, &MODULES)
}

/// A table in the middle of its game.
pub fn middle(server: &ServerProcess, who: &[&str]) -> FormTable {
    reached(|| start(server, who), &|it| it.version() > 200 && it.offers("pick") && it.offers("place"))
}
