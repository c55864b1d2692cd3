//! Networks that swallow what is sent: the page notices, says so, and nothing is lost or done twice.

use crate::{
    browser::Browser,
    driver::Driver,
    policy::TikalPolicy,
    positions::FormTable,
    proxy::SwallowingProxy,
    server::ServerProcess,
    table::{PageState, after_version, in_state, read},
};

/// Keeps the sockets of the page.
const KEPT_SOCKETS: &str = "
    window.lines = [];
    window.WebSocket = class extends window.WebSocket {
        constructor(...line) {
            super(...line);
            window.lines.push(this);
        }
    };
";
const IS_LIVE: &str =
    "document.querySelector('#table.live') && window.lines.at(-1).readyState === WebSocket.OPEN";
const LOST: &str = "document.getElementById('lost').checkVisibility()";
const UNSENT: &str = "document.getElementById('unsent').checkVisibility()";
/// Where the note lies: at the button of the choice.
const IS_AT_BUTTON: &str = "((note, button) => note.left < button.right && button.left < note.right
    && note.top < button.bottom && button.top < note.bottom)(document.getElementById('unsent').getBoundingClientRect(),
    document.querySelector(arguments[0]).getBoundingClientRect())";

struct Setup {
    /// Both live as long as the page.
    alive: (ServerProcess, Driver),
    proxy: SwallowingProxy,
    browser: Browser,
    quick: FormTable,
    scene: PageState,
}

/// A page that is connected through the proxy.
async fn open(deals: u64) -> Setup {
    open_with(deals, &[KEPT_SOCKETS]).await
}

/// The same, with scripts that run before those of the page.
async fn open_with(deals: u64, scripts: &[&str]) -> Setup {
    let (server, driver) = (ServerProcess::start(deals), Driver::start());
    let (proxy, browser) = (SwallowingProxy::start(&server.address), driver.browser().await);
    for script in scripts {
        browser.prepare(script).await;
    }
    let mut quick = FormTable::table(&server, &["me", "hot"]);
    let mut player = TikalPolicy::new(1);
    assert!(quick.play_until(|it| player.pick(it), &|it| it.offers("bring")), "somebody may come");
    browser.set_cookie(&proxy.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&proxy.url(&quick.path)).await;
    let scene = in_state(&browser, "asked").await;
    browser.until("a line", IS_LIVE).await;
    browser.execute("window.stayed = true").await;
    Setup { alive: (server, driver), proxy, browser, quick, scene }
}

/// The button of a choice.
fn button(scene: &PageState) -> (String, String) {
    let choice = scene.choice_like("bring").notation.clone();
    (format!("#ask .choices button[value='{choice}']"), choice)
}

#[tokio::test]
async fn a_line_that_swallows_everything_is_noticed_and_replaced() {
    let Setup { proxy, browser, mut quick, scene, alive: _alive } = open(21).await;
    let (swallowed, before) = (proxy.watch(), browser.text("window.lines.length").await);
    proxy.swallow_open_connections();
    // Somebody else decides; the page learns of it although nobody tells it that its line is dead.
    let choice = scene.choice_like("bring").notation.clone();
    quick.decide(&choice);
    let after = after_version(&browser, scene.version).await;
    assert_eq!(after.version, scene.version + 1);
    assert_ne!(browser.text("window.lines.length").await, before, "by another line");
    // On a busy machine more than one question is asked before the line is given up.
    assert!((1..=6).contains(&swallowed.swallowed()), "few pings told: {}", swallowed.swallowed());
    browser.until("all is well", &format!("!{LOST}")).await;
    assert!(browser.holds("window.stayed").await, "the page was never loaded again");
}

/// For how long a page may take a dead line for a good one, in milliseconds.
const LONGEST_SILENCE: u64 = 8000;
/// How far the clock goes on at a time.
const TICK: u64 = 250;

#[tokio::test]
async fn a_dead_line_is_given_up_within_eight_seconds_of_the_clock_of_the_page() {
    let Setup { proxy, browser, mut quick, scene, alive: _alive } =
        open_with(26, &[KEPT_SOCKETS, include_str!("frames.js")]).await;
    browser.execute("window.freeze()").await;
    // Whatever is heard starts the wait anew, now by the clock that stands still.
    quick.decide(&scene.choice_like("bring").notation);
    let heard = after_version(&browser, scene.version).await;
    let swallowed = proxy.watch();
    proxy.swallow_open_connections();
    quick.decide(&heard.choice_like("bring").notation);
    let lines = browser.text("window.lines.length").await;
    let (mut passed, replaced) = (0, format!("window.lines.length > {lines}"));
    while !browser.holds(&replaced).await {
        assert!(passed < LONGEST_SILENCE, "nothing was noticed within {passed} ms");
        browser.execute(&format!("await window.advance({TICK})")).await;
        passed += TICK;
    }
    assert!(passed > 2 * TICK, "a line is not given up for a moment of silence: {passed} ms");
    let after = after_version(&browser, heard.version).await;
    // The question whether it is there, and the goodbye.
    assert!((1..=2).contains(&swallowed.swallowed()), "the server was asked once: {}", swallowed.swallowed());
    assert_eq!(after.version, heard.version + 1, "the new line brings what was missed");
    assert!(browser.holds("window.stayed").await, "the page was never loaded again");
}

#[tokio::test]
async fn a_decision_that_is_swallowed_is_shown_as_not_sent_and_taken_once() {
    let Setup { proxy, browser, mut quick, scene, alive: _alive } = open(22).await;
    let (css, _) = button(&scene);
    proxy.go_down();
    browser.click(&css).await;
    browser.until("that it is not sent", UNSENT).await;
    let at_button = browser.execute_with(&format!("return {IS_AT_BUTTON}"), vec![css.into()]).await;
    assert_eq!(at_button, serde_json::json!(true), "it is said at the choice");
    browser.until("that the line is lost", LOST).await;
    quick.look();
    assert_eq!(quick.version(), usize::try_from(scene.version).expect("small"), "nothing arrived");

    proxy.come_up();
    let after = after_version(&browser, scene.version).await;
    assert_eq!(after.version, scene.version + 1, "it was taken once");
    browser.until("nothing waits", &format!("!{UNSENT} && !{LOST}")).await;
    browser.until("the page is idle", "!document.querySelector('#table.busy')").await;
    quick.look();
    assert_eq!(quick.version(), usize::try_from(after.version).expect("small"), "and only once");
    assert!(browser.holds("window.stayed").await, "the page was never loaded again");
}

#[tokio::test]
async fn a_decision_whose_answer_is_swallowed_is_not_taken_twice() {
    let Setup { proxy, browser, mut quick, scene, alive: _alive } = open(23).await;
    let (css, choice) = button(&scene);
    // The decision reaches the server by another way, as if only the answer were lost.
    proxy.go_down();
    browser.click(&css).await;
    browser.until("that it is not sent", UNSENT).await;
    quick.decide(&choice);
    proxy.come_up();
    let after = after_version(&browser, scene.version).await;
    assert_eq!(after.version, scene.version + 1);
    browser.until("nothing waits", &format!("!{UNSENT} && !{LOST}")).await;
    quick.look();
    assert_eq!(quick.version(), usize::try_from(after.version).expect("small"), "it was taken once");
}

#[tokio::test]
async fn who_comes_back_is_connected_at_once() {
    let Setup { proxy, browser, scene, quick: _, alive: _alive } = open(24).await;
    // The page pauses before it tries again; without a sign that the network is back it would pause for ever.
    browser.execute("const wait = window.setTimeout; window.setTimeout = (then, time) => wait(then, time > 200 && time < 1400 ? 1e9 : time)").await;
    for event in [
        "window.dispatchEvent(new Event('online'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
        "window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    ] {
        browser.execute("window.lines.at(-1).close()").await;
        browser.until("the line is closed", "window.lines.at(-1).readyState === WebSocket.CLOSED").await;
        let opened = proxy.opened();
        browser.execute(event).await;
        browser.until(event, IS_LIVE).await;
        assert!(proxy.opened() > opened, "a new line");
    }
    assert_eq!(read(&browser).await.version, scene.version);
    assert_eq!(browser.console_errors().await, [""; 0]);
}
