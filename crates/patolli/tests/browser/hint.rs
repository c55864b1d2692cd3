//! Hints: what the computer would do in the reader's place, asked for by button, by key and by form.

use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::json;

use crate::{
    browser::{Browser, LONG_TIMEOUT},
    driver::Driver,
    http::TestClient,
    panels::close_ceremony,
    people::Person,
    policy::{attribute, offers},
    positions::FormTable,
    server::ServerProcess,
    table::{self, PageState, after_version, assert_same, in_state},
};

/// Keeps everything that a page says to the server, and counts what it is told. While `withhold` is set, the server does not learn that a hint was closed.
const RECORD_SENT: &str = "
    window.sent = [];
    window.received = 0;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const message = JSON.parse(data);
        window.sent.push(message);
        if (message.hint === false && window.withhold) window.release = () => send.call(this, data);
        else send.call(this, data);
    };
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            window.connection = this;
            this.addEventListener('message', () => (window.received += 1));
        }
    };
";

/// Reads the panel; what is no number where one belongs comes as nothing.
const PANEL: &str = r"
    const points = (it) => /^[+−]?\d+\.\d$/.test(it) ? Number(it.replace('−', '-')) : null;
    const line = (it) => ({
        steps: it.dataset.key.split('; '),
        margin: points(it.querySelector('.hint-margin').firstChild.textContent.trim()),
        win: Number(/(\d+)\s?%/.exec(it.querySelector('.hint-win').textContent)?.[1] ?? NaN),
        why: [...it.querySelectorAll('.why > .chip > b')].map((one) => points(one.textContent)),
        first: it.querySelector('.hint-do button[name=do]').value,
    });
    return {
        version: Number(document.querySelector('#hint .hint-do input[name=version]').value),
        lines: [...document.querySelectorAll('#hint .hint-line')].map(line),
    };
";

const HIDDEN: &str = "document.getElementById('hint').hidden
    && document.getElementById('ask-hint')?.getAttribute('aria-expanded') !== 'true'
    && !document.querySelector('.hinted, .hint-marks > div')";
const SHOWN: &str = "!document.getElementById('hint').hidden && document.querySelector('#hint .hint-line')";
/// How often the position was looked at.
const SIMULATIONS: &str =
    "Number(document.querySelector('#hint .hint-fine')?.textContent.replaceAll(/[^0-9]/g, '') ?? 0)";
/// The first decision that went to the server.
const TAKEN: &str = "window.sent.find((it) => it.do !== undefined)?.do";

/// Number of ways to go on that are shown.
const MAX_LINES: usize = 3;

/// One way to go on.
#[derive(Deserialize, Debug)]
struct HintLine {
    /// Its decisions in notation.
    steps: Vec<String>,
    margin: f64,
    win: f64,
    why: Vec<f64>,
    /// What the button of the line does.
    first: String,
}

/// The panel of a hint.
#[derive(Deserialize, Debug)]
struct HintPanel {
    version: u32,
    lines: Vec<HintLine>,
}

impl HintPanel {
    /// Waits until the panel shows at least this number of lines for what the page asks, and reads it.
    async fn read(browser: &Browser, scene: &PageState, least: usize) -> Self {
        let (most, version) = (scene.choices.len().min(MAX_LINES), scene.version);
        let all = format!(
            "document.querySelectorAll('#hint .hint-line').length >= {least} && {SHOWN}
                && [...document.querySelectorAll('#hint input[name=version]')].every((it) => Number(it.value) === {version})"
        );
        browser.until("a hint", &all).await;
        let panel: Self = serde_json::from_value(browser.execute(PANEL).await).expect("lines have numbers");
        assert!(panel.lines.len() <= most, "{most} ways to go on at most: {panel:?}");
        assert_eq!(panel.version, version);
        for it in &panel.lines {
            assert!(scene.offers().contains(&it.first), "{it:?} begins with a choice");
            assert_eq!(it.steps[0], it.first, "the button does the first step of {it:?}");
            assert!(it.margin.abs() < 300.0 && (0.0..=100.0).contains(&it.win), "{it:?}");
            assert!(it.why.len() <= 4, "{it:?} has few reasons");
        }
        panel
    }

    /// How many reasons are given.
    fn reasons(&self) -> usize {
        self.lines.iter().map(|it| it.why.len()).sum()
    }
}

/// What is wrong with the rings on the board: the places of a line, and no others, have one.
fn rings(line: &str) -> String {
    format!(
        "(() => {{
            const steps = [...document.querySelectorAll('#hint {line} .hint-steps > li[data-at]')];
            const ids = steps.flatMap((it) => it.dataset.at.split(' ')).filter((it) => document.getElementById(it));
            const lit = [...document.querySelectorAll('.hinted')].map((it) => it.id);
            const marks = document.querySelectorAll('.hint-marks > div').length;
            const right = ids.every((it) => lit.includes(it)) && lit.every((it) => ids.includes(it)) && marks === lit.length;
            return right ? '' : `${{lit}} and ${{marks}} marks instead of ${{ids}}`;
        }})()"
    )
}

/// Whether a ring can be seen: its place may be in a drawing that is not open.
const IS_VISIBLE: &str =
    "[...document.querySelectorAll('.hint-marks > div')].some((it) => it.checkVisibility())";

/// Moves the mouse to a line.
async fn hover(browser: &Browser, rank: usize) {
    let middle = "
        const box = document.querySelector(`#hint .hint-line:nth-child(${arguments[0]})`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + 12];
    ";
    let spot = browser.execute_with(middle, vec![json!(rank)]).await;
    let at = |index: usize| spot[index].as_f64().expect("a line has a place");
    browser.hover_at(at(0), at(1)).await;
}

/// Presses the button of the line that is looked at; returns what the page shows then, and the decision.
async fn do_first(browser: &Browser, scene: &PageState) -> (PageState, String) {
    browser.execute("window.sent.length = 0").await;
    // The page may ask again before it ends a turn.
    let buttons = "body:not(:has(#confirm-end[open])) #hint .hint-line:has(:checked) .hint-do button,
        #confirm-end[open] button[value=yes]";
    browser.click_until(buttons, TAKEN).await;
    let after = after_version(browser, scene.version).await;
    let taken = browser.text(TAKEN).await;
    assert!(scene.offers().contains(&taken), "{taken} was offered");
    let sent = browser.text("window.sent.filter((it) => it.do !== undefined).length").await;
    assert_eq!(sent, "1", "one decision was taken");
    (after, taken)
}

/// Asks by key, unless the page has asked by itself because a line goes on.
async fn ask_by_key(browser: &Browser) {
    if !browser.holds("window.sent.at(-1)?.hint").await {
        browser.press(&['h']).await;
    }
}

/// Opens a table for a guest who is asked.
async fn open(server: &ServerProcess, browser: &Browser, quick: &FormTable) -> PageState {
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url(&quick.path)).await;
    in_state(browser, "asked").await
}

#[tokio::test]
async fn a_hint_deepens_and_its_first_step_can_be_taken() {
    let (server, driver) = (ServerProcess::start(2), Driver::start());
    let browser = driver.browser().await;
    browser.prepare(RECORD_SENT).await;
    browser.open(&server.url("/")).await;
    browser.select(".gm.tikal select[name=level]", "1").await;
    browser.click_through(".gm.tikal form.play button").await;
    let asked = "document.getElementById('ask')?.dataset.state === 'asked'";
    browser.until_timeout(LONG_TIMEOUT, "it is our turn", asked).await;
    let scene = table::read(&browser).await;
    assert!(browser.holds(HIDDEN).await, "nobody has asked yet");

    browser.click("#ask-hint").await;
    HintPanel::read(&browser, &scene, scene.choices.len().min(MAX_LINES)).await;
    assert!(
        browser.holds("document.getElementById('ask-hint').getAttribute('aria-expanded') === 'true'").await
    );
    let before = browser.text(SIMULATIONS).await;
    assert_ne!(before, "0");
    browser.until("the hint deepens", &format!("{SIMULATIONS} > {before}")).await;
    hover(&browser, 2).await;
    browser.until_no_error("the line under the mouse is ringed", &rings(".hint-line:hover")).await;
    assert_ne!(browser.count("#board .hinted").await, 0, "a tile has a place");
    browser.hover_at(2.0, 2.0).await;
    browser.until_no_error("the line looked at is ringed", &rings(".hint-line:has(:checked)")).await;
    assert!(browser.holds(IS_VISIBLE).await, "the board of Tikal is always open");

    close_during_answer(&browser).await;
    browser.press(&['h']).await;
    browser.until("the key asks", "document.activeElement.matches('#hint [name=hint-line]')").await;
    browser.press(&[Key::Down.into()]).await;
    browser
        .until("the arrow chooses", "document.activeElement.matches('#hint [name=hint-line]:checked')")
        .await;
    browser.until_no_error("the chosen line is ringed", &rings(".hint-line:has(:checked)")).await;

    let (after, taken) = do_first(&browser, &scene).await;
    assert_ne!(after.board, scene.board, "{taken} changes the board");
    assert_ne!(after.log, scene.log, "{taken} is told");
    ask_by_key(&browser).await;
    HintPanel::read(&browser, &after, 1).await;
    browser.click_until("#hint-close", HIDDEN).await;
    assert!(browser.holds("window.sent.at(-1).hint === false").await, "the server need not think any more");

    browser.click("#turn-undo").await;
    let back = after_version(&browser, after.version).await;
    assert_same(&back, &scene);
    let again = decide(&browser, &back, &taken).await;
    assert_same(&again, &after);
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// Closes the hint by key while the server still thinks that it is wanted: an answer that is on its way does not open it again.
async fn close_during_answer(browser: &Browser) {
    browser.execute("window.withhold = true").await;
    browser.press(&['h']).await;
    browser.until("the key closes it", HIDDEN).await;
    let received = browser.text("window.received").await;
    browser.execute("window.connection.send(JSON.stringify({ hint: true }))").await;
    browser.until("an answer comes", &format!("window.received > {received}")).await;
    assert!(browser.holds(HIDDEN).await, "it stays closed");
    browser.execute("window.withhold = false; window.release()").await;
}

/// Takes a decision by a form beside the page.
async fn decide(browser: &Browser, scene: &PageState, notation: &str) -> PageState {
    let post = "
        const body = new URLSearchParams({ version: arguments[0], do: arguments[1] });
        return (await fetch(location.pathname + '/do', { method: 'POST', body })).ok;
    ";
    assert_eq!(browser.execute_with(post, vec![json!(scene.version), json!(notation)]).await, json!(true));
    after_version(browser, scene.version).await
}

#[tokio::test]
async fn hints_in_every_game() {
    let (server, driver) = (ServerProcess::start(3), Driver::start());
    let browser = driver.browser().await;
    browser.prepare(RECORD_SENT).await;
    for game in ["tikal", "tzolkin", "teotihuacan"] {
        let quick = FormTable::open(&server, game, &["me", "bot:greedy"], &[("hints", "on")]);
        let mut scene = open(&server, &browser, &quick).await;
        let (mut least, mut taken, mut reasons, mut places) = (MAX_LINES, 0, 0, 0);
        // What is chosen in secret may have no reasons in points, and a first glance may not go far enough for one.
        while taken < 4 || reasons == 0 || places == 0 {
            while close_ceremony(&browser).await.is_some() {}
            ask_by_key(&browser).await;
            // The line under the mouse would be ringed instead of the chosen one.
            browser.hover_at(2.0, 2.0).await;
            reasons += HintPanel::read(&browser, &scene, least).await.reasons();
            browser.until_no_error("its places are ringed", &rings(".hint-line:has(:checked)")).await;
            places += usize::from(browser.holds(IS_VISIBLE).await);
            scene = do_first(&browser, &scene).await.0;
            if scene.state != "asked" {
                scene = in_state(&browser, "asked").await;
            }
            (least, taken) = (1, taken + 1);
            assert!(taken < 40, "{game}: {reasons} reasons, {places} places");
        }
        assert_eq!(browser.console_errors().await, [""; 0]);
    }
}

#[tokio::test]
async fn only_who_is_asked_gets_a_hint_and_only_if_the_table_allows_it() {
    let (server, driver) = (ServerProcess::start(4), Driver::start());
    let (mut ada, mut ben) =
        (Person::new(&server, &driver, "Ada").await, Person::new(&server, &driver, "Ben").await);
    for allowed in [true, false] {
        let hints: &[_] = if allowed { &[("hints", "on")] } else { &[] };
        let path = ada.client.create(&["me", "open"], hints);
        assert_eq!(ben.client.post(&format!("{path}/join"), &[]).status, 303);
        let mut asked = 0;
        for person in [&mut ada, &mut ben] {
            person.browser.open(&server.url(&path)).await;
            let there = "['asked', 'waiting'].includes(document.getElementById('ask')?.dataset.state)";
            person.browser.until("the game runs", there).await;
            let is_asked = table::read(&person.browser).await.state == "asked";
            asked += usize::from(is_asked);
            let offered = is_asked && allowed;
            assert_eq!(person.browser.count("#ask-hint").await, usize::from(offered), "{allowed} {is_asked}");
            person.browser.press(&['h']).await;
            if offered {
                person.browser.until("a hint", SHOWN).await;
            } else {
                assert!(person.browser.holds(HIDDEN).await, "the key does nothing");
                let refused = person.client.post(&format!("{path}/hint"), &[("hint", "1")]);
                assert!((400..500).contains(&refused.status), "{}", refused.status);
                assert!(!refused.body.contains("hint-line"), "nothing is told");
            }
        }
        assert_eq!(asked, 1, "one of them is asked");
    }
}

#[tokio::test]
async fn a_hint_without_javascript() {
    let (server, driver) = (ServerProcess::start(5), Driver::start());
    let browser = driver.browser_without_script().await;
    let mut guest = TestClient::named(&server.address, "Ada");
    let path = guest.create(&["me", "hot"], &[("hints", "on")]);
    browser.set_cookie(&server.url("/"), "guest", guest.guest_cookie()).await;
    browser.open(&server.url(&path)).await;
    let before = browser.source().await;
    assert_eq!((browser.count("#ask-hint").await, browser.count("#hint[hidden]").await), (1, 1));

    browser.click_through("#ask-hint").await;
    // How many ways to go on were looked at depends on how quick the machine is.
    let lines = browser.count("#hint .hint-line").await;
    assert!((1..=offers(&before).len().min(MAX_LINES)).contains(&lines), "{lines} ways to go on");
    browser.click_through("#hint-close").await;
    assert_eq!(browser.count("#hint .hint-line").await, 0);
    browser.click_through("#ask-hint").await;
    browser.click_through("#hint .hint-line:has(:checked) .hint-do button").await;
    let after = browser.source().await;
    let version = |page: &str| attribute(page, "data-version").and_then(|it| it.parse::<u32>().ok());
    assert!(version(&after) > version(&before), "the first step was taken");
    assert_eq!(browser.count("#hint .hint-line").await, 0, "the next hint is another question");
}
