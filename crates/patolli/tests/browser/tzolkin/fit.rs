//! Every page of Tzolk'in on every screen, and targets that a finger can meet.

use serde_json::{Value, json};

use super::{MODULES, TZOLKIN, policy::Settler};
use crate::{
    browser::Browser,
    driver::Driver,
    fit::{SCREENS, Sight, all_fit},
    policy::attribute,
    positions::Quick,
    server::Server,
};

/// The smallest target on the board, in CSS pixels, its invisible margin counted.
const SMALLEST: f64 = 24.0;

/// Targets that are smaller than they may be; what is behind a tab is looked at elsewhere.
const SMALL: &str = "
    const open = [...document.querySelectorAll('#board .open, #board .again')].filter((it) => it.checkVisibility());
    const box = (it) => it.getBoundingClientRect();
    return {
        targets: open.length,
        small: open.filter((it) => Math.min(box(it).width, box(it).height) < arguments[0])
            .map((it) => `${it.id} ${box(it).width.toFixed(1)} x ${box(it).height.toFixed(1)}`),
    };
";

#[tokio::test]
async fn pages_of_tzolkin_fit_every_screen() {
    let (server, driver) = (Server::start(), Driver::start());
    let browser = driver.browser().await;
    let sights = sights(&server);
    all_fit(&server, &browser, &sights).await;
    let mut small = Vec::new();
    for sight in sights.iter().filter(|it| it.name.starts_with("tzolkin-turn")) {
        browser.keep(&server.url("/"), "guest", &sight.pass).await;
        for (width, height) in SCREENS {
            browser.resize(width, height).await;
            browser.open(&server.url(&sight.path)).await;
            small.extend(
                small_targets(&browser).await.into_iter().map(|it| format!("{} {width}: {it}", sight.name)),
            );
        }
    }
    assert!(small.is_empty(), "{} small targets:\n{}", small.len(), small.join("\n"));
}

async fn small_targets(browser: &Browser) -> Vec<String> {
    browser.until("targets", "document.querySelector('#board .open')").await;
    let found = browser.ask_with(SMALL, vec![json!(SMALLEST)]).await;
    assert!(found["targets"].as_u64() > Some(0), "some targets are in sight");
    let small = found["small"].as_array().cloned().unwrap_or_default();
    small.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn sights(server: &Server) -> Vec<Sight> {
    let bots = ["me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"];
    let table = |who: &[&str]| Quick::open(server, TZOLKIN, who, &MODULES);
    let (curtain, choice) = (table(&["me", "hot", "hot"]), table(&bots));
    let reached = |who: &[&str], pleases: &dyn Fn(&Quick) -> bool| reached(|| table(who), pleases);
    let early = reached(&bots, &|it| it.offers("place"));
    let middle = reached(&bots, &|it| it.version() > 250 && it.offers("pick") && it.offers("place"));
    let uses = reached(&bots, &|it| it.version() > 250 && it.offers("use"));
    let builds = reached(&["me", "hot"], &|it| it.offers("build"));
    let over = reached(&bots, &|it| attribute(&it.page, "data-state") == Some("over"));

    let sight = |name, quick: &Quick, page: &str| Sight {
        name,
        path: format!("{}{page}", quick.path),
        pass: quick.guest.pass().to_owned(),
        pointed: None,
    };
    let elsewhere = |name, path: &str| Sight { path: path.to_owned(), ..sight(name, &over, "") };
    vec![
        elsewhere("tzolkin-new", "/new?game=tzolkin&seats=5"),
        elsewhere("tzolkin-rules", "/rules/tzolkin"),
        sight("tzolkin-curtain", &curtain, ""),
        sight("tzolkin-turn-choice", &choice, ""),
        sight("tzolkin-turn-early", &early, ""),
        sight("tzolkin-turn-middle", &middle, ""),
        sight("tzolkin-turn-uses", &uses, ""),
        sight("tzolkin-turn-builds", &builds, ""),
        sight("tzolkin-over", &over, ""),
        sight("tzolkin-words", &middle, "?text=1"),
        sight("tzolkin-replay", &over, "/replay?n=200"),
        sight("tzolkin-score", &over, "/score"),
    ]
}

/// A table played until it pleases; tiles fall as they like, so that it may take several.
fn reached(table: impl Fn() -> Quick, pleases: &dyn Fn(&Quick) -> bool) -> Quick {
    let found = (0..10).find_map(|luck| {
        let (mut quick, mut settler) = (table(), Settler::new(luck));
        quick.play_until(|it| settler.pick(it), &pleases).then_some(quick)
    });
    found.expect("one of ten games comes to it")
}
