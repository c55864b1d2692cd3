//! What a message costs the page that receives it: how much of the page changes, and how long its thread is busy.

use serde_json::json;

use crate::{
    browser::Browser,
    driver::Driver,
    policy::{TikalPolicy, attribute, offers},
    positions::FormTable,
    server::ServerProcess,
    teotihuacan, tzolkin,
};

/// A reader who decides, and others who need not think.
const SEATS: [&str; 3] = ["me", "bot:random", "bot:random"];
/// Decisions that are looked at in each game.
const DECISIONS: usize = 24;
/// Most elements and texts that change by a decision, at the median: marks of targets included.
const MOST_CHANGES: usize = 420;
/// Counts changes of the page from now on.
const OBSERVE: &str = "
    window.changes = 0;
    new MutationObserver((records) => {
        for (const it of records) window.changes += it.addedNodes.length + it.removedNodes.length || 1;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
";
/// Waits until a decision has come and is drawn; tells how much changed by then.
const AFTER_DECISION: &str = "
    const version = () => Number(document.getElementById('ask').dataset.version);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (version() < arguments[0]) await drawn();
    await drawn();
    const changes = window.changes;
    window.changes = 0;
    return changes;
";
/// What one decision came to.
struct Burden {
    changes: usize,
    /// Milliseconds of the page's only thread.
    time: f64,
}

/// How long the page has been busy, in milliseconds.
async fn busy_time(browser: &Browser) -> f64 {
    let answer = browser.devtools("Performance.getMetrics", json!({})).await;
    let metrics = answer["metrics"].as_array().into_iter().flatten();
    let task = metrics.clone().find(|it| it["name"] == "TaskDuration").expect("the browser counts");
    1000.0 * task["value"].as_f64().expect("a time")
}

/// Plays one decision by a form while the page shows it.
async fn decide(browser: &Browser, mut table: FormTable, choice: String) -> (FormTable, Burden) {
    let target = table.version() + 1;
    let before = busy_time(browser).await;
    let waits = browser.execute_with(AFTER_DECISION, vec![json!(target)]);
    let plays = tokio::task::spawn_blocking(move || {
        table.decide(&choice);
        table
    });
    let (changes, table) = tokio::join!(waits, plays);
    let time = busy_time(browser).await - before;
    let changes = changes.as_u64().and_then(|it| usize::try_from(it).ok()).expect("a number");
    (table.expect("it was offered"), Burden { changes, time })
}

/// The middle one of some values.
fn median<T: PartialOrd + Copy>(mut values: Vec<T>) -> T {
    values.sort_by(|one, other| one.partial_cmp(other).expect("numbers"));
    values[values.len() / 2]
}

/// Plays some own decisions of a game and judges what they cost the page.
async fn check(server: &ServerProcess, browser: &Browser, name: &str, mut table: FormTable) {
    browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
    browser.open(&server.url(&table.path)).await;
    browser.until("the page is live", "document.querySelector('#table.live')").await;
    // Time of the thread itself does not grow on a busy machine.
    browser.devtools("Performance.enable", json!({ "timeDomain": "threadTicks" })).await;
    browser.execute(OBSERVE).await;
    let (mut tikal, mut burdens) = (TikalPolicy::new(5), Vec::new());
    while burdens.len() < DECISIONS {
        let asked = |it: &FormTable| attribute(&it.page, "data-state") == Some("asked");
        table.look();
        assert!(table.play_until(|_| unreachable!("nobody else is asked"), &asked), "the game goes on");
        let shown = format!("Number(document.getElementById('ask').dataset.version) === {}", table.version());
        browser.until("the page is up to date", &shown).await;
        browser.execute("window.changes = 0").await;
        let offered = offers(&table.page);
        let choice = if name == "tikal" {
            tikal.pick(&offered)
        } else {
            offered[burdens.len() % offered.len()].clone()
        };
        let (played, burden) = decide(browser, table, choice).await;
        table = played;
        burdens.push(burden);
    }
    let changes = median(burdens.iter().map(|it| it.changes).collect());
    let time = median(burdens.iter().map(|it| it.time).collect());
    println!("{name}: a decision changes {changes} nodes and takes {time:.1} ms at the median");
    assert!(changes <= MOST_CHANGES, "{name}: a decision changes {changes} nodes at the median");
}

#[tokio::test]
async fn a_decision_changes_little_of_the_page() {
    let (server, driver) = (ServerProcess::start(61), Driver::start());
    let browser = driver.browser().await;
    check(&server, &browser, "tikal", FormTable::table(&server, &SEATS)).await;
    check(&server, &browser, "tzolkin", tzolkin::fit::middle(&server, &SEATS)).await;
    check(&server, &browser, "teotihuacan", teotihuacan::fit::middle(&server, &SEATS)).await;
}
