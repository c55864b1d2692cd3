//! The review of a finished game: computed, given up, looked through.

use serde::Deserialize;
use serde_json::json;

use crate::{
    browser::{Browser, ENTER, ESCAPE, LONG_TIMEOUT},
    driver::Driver,
    play_on::{board, start},
    positions::FormTable,
    server::ServerProcess,
    table::in_state,
};

/// Reads the graph and the list of mistakes.
const FINDINGS: &str = "
    const curves = [...document.querySelectorAll('#graph polyline.curve')];
    const way = (it) => ({ go: Number(it.dataset.go), href: it.getAttribute('href') });
    return {
        curves: curves.map((it) => it.points.length),
        rings: [...document.querySelectorAll('#graph a.ring')].map(way),
        mistakes: [...document.querySelectorAll('#mistakes li > a')].map(way),
        losses: document.querySelectorAll('#losses tbody tr').length,
    };
";

const RUNS: &str = "document.querySelector('#review[data-running] progress')";
/// How many stretches have been looked at.
const DONE: &str = "Number(document.querySelector('#review progress')?.getAttribute('value') ?? 0)";
const VARIATION_SHOWN: &str = "!document.getElementById('variation').hidden";

/// A way to a moment.
#[derive(Deserialize, PartialEq, Debug)]
struct MomentLink {
    go: u32,
    href: String,
}

/// What a review shows at first sight.
#[derive(Deserialize, Debug)]
struct Findings {
    /// How many points the line of each seat has.
    curves: Vec<usize>,
    rings: Vec<MomentLink>,
    mistakes: Vec<MomentLink>,
    /// Rows of the table of losses.
    losses: usize,
}

#[tokio::test]
async fn a_review_is_begun_given_up_begun_again_and_looked_through() {
    let (server, driver) = (ServerProcess::start(15), Driver::start());
    let browser = driver.browser().await;
    let quick = FormTable::finished(&server);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&format!("{}/score", quick.path))).await;
    browser.click_through("a[href$='/review']").await;
    assert_eq!(browser.path().await, format!("{}/review", quick.path));

    browser.click_through("#review button[name=begin]").await;
    browser.until("progress", RUNS).await;
    browser.click_through("#review button[name=stop]").await;
    assert!(!browser.holds(RUNS).await, "it was given up");
    browser.click_through("#review button[name=begin]").await;
    browser.until("progress", RUNS).await;
    browser.until_timeout(LONG_TIMEOUT, "some of it is done", &format!("{DONE} > 0 || !{RUNS}")).await;
    browser.until_timeout(LONG_TIMEOUT, "the review is there", "document.getElementById('graph')").await;

    let path = format!("{}/review", quick.path);
    let findings = Findings::read(&browser, &path).await;
    // Wherever the worst was, after the earliest one the game goes on.
    let mistake = findings.mistakes.iter().min_by_key(|it| it.go).expect("there is one");
    look_at_moments(&browser, &findings, mistake).await;
    let shown = walk_a_better_line(&browser, mistake).await;
    let asked = start(&browser, None).await;
    assert_eq!(in_state(&browser, "asked").await.board, shown, "play goes on where the better line stood");
    assert_ne!(asked, quick.path);
    assert_eq!(browser.console_errors().await, [""; 0]);
}

impl Findings {
    async fn read(browser: &Browser, path: &str) -> Self {
        let found: Self = serde_json::from_value(browser.execute(FINDINGS).await).expect("a whole review");
        assert!(
            found.curves.len() == 2 && found.curves.iter().all(|it| *it > 10),
            "a line per seat: {found:?}"
        );
        assert_eq!(found.rings, found.mistakes, "what is ringed is listed");
        assert!(!found.rings.is_empty() && found.losses == 2, "who plays at random loses points: {found:?}");
        for it in &found.rings {
            assert_eq!(it.href, format!("{path}?n={}", it.go));
        }
        found
    }
}

/// Goes to moments by the graph and by the list; a mistake comes last.
async fn look_at_moments(browser: &Browser, findings: &Findings, mistake: &MomentLink) {
    let at = |it: &MomentLink| {
        let n = it.go;
        format!(
            "document.getElementById('moment').value === '{n}' && new URLSearchParams(location.search).get('n') === '{n}'"
        )
    };
    let last = &findings.mistakes[findings.mistakes.len() - 1];
    let focus = "document.querySelector(`#graph a.ring[data-go='${arguments[0]}']`).focus()";
    browser.execute_with(focus, vec![json!(last.go)]).await;
    browser.press(&[ENTER]).await;
    browser.until("the moment of the ring", &at(last)).await;
    browser.click(&format!("#mistakes a[data-go='{}']", mistake.go)).await;
    browser.until("the moment of the mistake", &at(mistake)).await;
    browser.until("what was better", "document.querySelector('#verdict .better a.show')").await;
    assert!(!browser.holds(VARIATION_SHOWN).await);
}

/// Walks along a better line and back, leaves it and comes again; returns the board after its first decision.
async fn walk_a_better_line(browser: &Browser, mistake: &MomentLink) -> Vec<String> {
    let played = board(browser).await;
    let all =
        browser.text("document.querySelectorAll('#verdict .better a[data-line]:not(.show)').length").await;
    let all: usize = all.parse().expect("a number");
    assert!(all > 0, "there is a better line");
    browser.click("#verdict .better a.show").await;
    browser.until("the first decision", &at_line(1)).await;
    let first = board(browser).await;
    for n in 2..=all {
        browser.click("#variation [data-name=line-forward]").await;
        browser.until("the next decision", &at_line(n)).await;
    }
    assert_eq!(browser.count("#variation [data-name=line-forward][href]").await, 0, "it leads no further");
    let end = board(browser).await;
    assert!(end != played || all == 1, "the line leads somewhere, unless it only ends the turn");
    browser.reload().await;
    browser.until("the same place", &at_line(all)).await;
    assert_eq!(board(browser).await, end, "the page loaded again shows the same");

    browser.press(&[ESCAPE]).await;
    browser.until("the variation is left", &format!("!({VARIATION_SHOWN})")).await;
    assert_eq!(board(browser).await, played, "the game as it was");
    let there = format!("document.getElementById('moment').value === '{}'", mistake.go);
    assert!(browser.holds(&there).await, "at the moment of the mistake");
    browser.click("#verdict .better a.show").await;
    browser.until("the first decision", &at_line(1)).await;
    assert_eq!(board(browser).await, first);
    first
}

/// Whether the page shows this number of decisions of a better line.
fn at_line(n: usize) -> String {
    format!(
        "{VARIATION_SHOWN} && new URLSearchParams(location.search).get('line') === '{n}'
            && document.querySelector('#verdict .better [aria-current=step]')?.dataset.line === '{n}'"
    )
}
