//! What happens is shown one event after the other: at the table, after a break, watched again, in a replay.

use serde_json::json;

use crate::{
    browser::Browser,
    driver::Driver,
    fit::SCREENS,
    policy::{TikalPolicy, attribute, offers},
    positions::FormTable,
    server::ServerProcess,
};

/// Remembers captions and flights, and lets tests hide the page and cut its connection.
const RECORD: &str = r"
    window.captions = []; window.flights = []; window.sockets = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
        if (this.classList.contains('ghost'))
            window.flights.push({ kind: this.getAttribute('class'), frames, left: parseFloat(this.style.left),
                top: parseFloat(this.style.top), icon: this.querySelector('use')?.getAttribute('href') ?? '' });
        return animate.call(this, frames, timing);
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver((records) => {
        for (const { target } of records)
            if (target.matches?.('#player .caption')) window.captions.push(target.textContent);
    }).observe(document.body, { subtree: true, childList: true }));
    window.rolled = {};
    addEventListener('DOMContentLoaded', () => new MutationObserver((records) => {
        for (const { target } of records) {
            const detail = target.parentElement?.closest('[id^=own-], [id^=seat-]')?.id;
            if (detail) (window.rolled[detail] ??= new Set()).add(target.data);
        }
    }).observe(document.body, { subtree: true, characterData: true }));
    Object.defineProperty(Document.prototype, 'hidden', { get: () => !!window.isHidden });
    window.WebSocket = class extends window.WebSocket {
        constructor(url) {
            super(window.isOffline ? 'ws://127.0.0.1:9/' : url);
            window.sockets.push(this);
        }
    };
";

/// Whether the player shows something.
const PLAYING: &str = "document.documentElement.dataset.playing !== undefined";

/// Everything is as it is: no copies, nothing held back, no caption.
const AT_REST: &str = "document.documentElement.dataset.playing === undefined \
    && !document.querySelector('.flights > *') && document.getElementById('player').hidden \
    && document.getAnimations().every((it) => it.id !== 'slide')";

/// Decisions after which every game has shown what is looked for.
const ENOUGH: usize = 120;

/// A table at which Ada plays by forms while a browser shows her page.
struct WatchedTable {
    table: FormTable,
    browser: Browser,
    tikal: TikalPolicy,
    rng: usize,
}

impl WatchedTable {
    /// A table whose page shows animations as a setting says.
    async fn open(server: &ServerProcess, driver: &Driver, game: &str, who: &[&str], motion: &str) -> Self {
        let table = FormTable::open(server, game, who, &[]);
        let browser = driver.browser().await;
        browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
        browser.prepare(RECORD).await;
        let wishes = json!(json!({ "motion": motion }).to_string());
        browser
            .prepare(&format!("try {{ localStorage.setItem('patolli.wishes', {wishes}) }} catch {{}}"))
            .await;
        browser.set_animations(true).await;
        browser.open(&server.url(&table.path)).await;
        browser.until("the page is live", "document.querySelector('#table.live')").await;
        Self { table, browser, tikal: TikalPolicy::new(2), rng: 11 }
    }

    /// Takes one decision, whichever comes, once it is asked for; false at the end of the game.
    fn decide(&mut self) -> bool {
        let asked = |it: &FormTable| attribute(&it.page, "data-state") == Some("asked");
        self.table.look();
        if !self.table.play_until(|_| unreachable!("nobody else is asked"), &asked) {
            return false;
        }
        let offered = offers(&self.table.page);
        let is_tikal = self.table.page.contains("data-game=\"tikal\"");
        let choice = if is_tikal { self.tikal.pick(&offered) } else { self.one_of(&offered) };
        self.table.decide(&choice);
        true
    }

    fn one_of(&mut self, offered: &[String]) -> String {
        self.rng = (self.rng * 1_103_515_245 + 12_345) % 2_147_483_648;
        offered[(self.rng >> 16) % offered.len()].clone()
    }

    /// Plays Tikal up to the end of the own turn, and waits until the others have had theirs.
    async fn let_others_play(&mut self) {
        while self.table.version() == 0 || !self.table.page.contains("value=\"end\"") {
            assert!(self.decide(), "the game goes on");
        }
        self.table.decide("end");
        let asked = |it: &FormTable| attribute(&it.page, "data-state") == Some("asked");
        assert!(self.table.play_until(|_| unreachable!("nobody else is asked"), &asked));
        let version = self.table.version();
        let shown = format!("Number(document.getElementById('ask').dataset.version) === {version}");
        self.browser.until("the page is up to date", &shown).await;
    }

    /// Plays until an expression about what was shown holds.
    async fn play_until(&mut self, what: &str, expression: &str) {
        for _ in 0..ENOUGH {
            if self.browser.holds(expression).await {
                return;
            }
            assert!(self.decide(), "{what} before the game ends");
            self.browser.until("what happened is shown", &format!("!({PLAYING})")).await;
        }
        panic!("{what}: not within {ENOUGH} decisions");
    }
}

#[tokio::test]
async fn an_opponents_turn_is_played_event_by_event_and_can_be_skipped() {
    let (server, driver) = (ServerProcess::start(31), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "slow").await;
    at.let_others_play().await;
    let browser = &at.browser;
    // The own question is there while the turn of the other one is still being shown.
    browser.until("captions", "window.captions.length >= 2").await;
    assert!(browser.holds(PLAYING).await);
    assert_eq!(browser.text("document.getElementById('ask').dataset.state").await, "asked");
    browser.until("a piece or a tile flies", "window.flights.length > 0").await;
    browser.press(&['x']).await;
    browser.until("everything is at rest", AT_REST).await;
    assert_eq!(browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn without_motion_the_end_is_shown_at_once() {
    let (server, driver) = (ServerProcess::start(32), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "off").await;
    at.let_others_play().await;
    assert!(at.browser.holds(AT_REST).await);
    assert_eq!(at.browser.text("window.captions.length + window.flights.length").await, "0");
    let mut calm = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "normal").await;
    calm.browser.set_animations(false).await;
    calm.let_others_play().await;
    assert!(calm.browser.holds(AT_REST).await);
    assert_eq!(calm.browser.text("window.captions.length + window.flights.length").await, "0");
}

#[tokio::test]
async fn a_hidden_page_shows_nothing_and_sums_up_later() {
    let (server, driver) = (ServerProcess::start(33), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "normal").await;
    at.browser.execute("window.isHidden = true").await;
    for _ in 0..3 {
        at.let_others_play().await;
    }
    assert_eq!(at.browser.text("window.captions.length + window.flights.length").await, "0");
    at.browser
        .execute("window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
        .await;
    at.browser.until("a summary", "!document.getElementById('missed').hidden").await;
    assert!(at.browser.count("#missed li").await >= 2, "a line for each seat");
    assert!(at.browser.holds(AT_REST).await);
    at.browser.click("#missed [data-missed=watch]").await;
    at.browser.until("it is watched again", PLAYING).await;
    assert!(at.browser.holds("document.getElementById('missed').hidden").await);
}

#[tokio::test]
async fn after_a_break_there_is_a_summary_instead_of_flights() {
    let (server, driver) = (ServerProcess::start(34), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "normal").await;
    at.browser.execute("window.isOffline = true; window.sockets.at(-1).close()").await;
    for _ in 0..2 {
        while !at.table.page.contains("value=\"end\"") {
            assert!(at.decide());
        }
        at.table.decide("end");
        at.decide();
    }
    at.browser.execute("window.isOffline = false").await;
    at.browser.until("a summary", "!document.getElementById('missed').hidden").await;
    assert_eq!(at.browser.text("window.flights.length").await, "0");
    at.browser.click("#missed [data-missed=close]").await;
    assert!(at.browser.holds("document.getElementById('missed').hidden").await);
}

#[tokio::test]
async fn dice_of_teotihuacan_travel_board_by_board_and_goods_fly_to_plates() {
    let (server, driver) = (ServerProcess::start(35), Driver::start());
    let who = ["me", "bot:random"];
    let mut at = WatchedTable::open(&server, &driver, "teotihuacan", &who, "fast").await;
    // Two boards further: from, over, to, and twice the top of the way.
    at.play_until("a die travels", "window.flights.some((it) => it.frames.length >= 5)").await;
    at.play_until(
        "goods fly",
        "window.flights.some((it) => it.kind.includes('amount') && !/vp$/.test(it.icon))",
    )
    .await;
    let ends_at_plates = r"
        (() => {
            const ends = window.flights.filter((it) => it.kind.includes('amount')).map((it) => {
                const [, x, y] = /calc\(([-\d.e]+)px - 50%\), calc\(([-\d.e]+)px/.exec(it.frames[2].transform);
                const gain = !it.kind.includes('loss');
                return { x: it.left + (gain ? Number(x) : 0), y: it.top + (gain ? Number(y) : 0),
                    name: it.icon.replace(/^.*#i-/, '').replace(/^vp$/, 'score') };
            });
            return ends.every(({ x, y, name }) => [...document.querySelectorAll('#own, [id^=own-], [id^=seat-]')]
                .filter((it) => it.id.endsWith(`-${name}`) || /^(own|seat-\d)$/.test(it.id))
                .some((it) => { const box = it.getBoundingClientRect();
                    return x > box.left - 40 && x < box.right + 40 && y > box.top - 40 && y < box.bottom + 40; }));
        })()";
    assert!(
        at.browser.holds(ends_at_plates).await,
        "{}",
        at.browser.text("JSON.stringify(window.flights)").await
    );
    assert_eq!(at.browser.console_errors().await, [""; 0]);
}

/// Plates show what is true: their numbers are those of their words.
const PLATES_ARE_TRUE: &str = "[...document.querySelectorAll('#own li.amt, .seat li.amt')]
    .every((it) => it.title.startsWith(it.querySelector('[aria-hidden]:not(svg)').textContent))";

#[tokio::test]
async fn numbers_on_plates_roll_and_end_where_they_should() {
    let (server, driver) = (ServerProcess::start(39), Driver::start());
    let who = ["me", "bot:random"];
    let mut at = WatchedTable::open(&server, &driver, "teotihuacan", &who, "fast").await;
    // What was there, what is true, and a number between.
    at.play_until("a number rolls", "Object.values(window.rolled).some((it) => it.size > 2)").await;
    at.browser.until("everything is at rest", AT_REST).await;
    assert!(at.browser.holds(PLATES_ARE_TRUE).await);
    // Who skips sees the truth at once.
    at.browser.execute("window.rolled = {}").await;
    for _ in 0..6 {
        assert!(at.decide());
        at.browser.press(&['x']).await;
        at.browser.until("everything is at rest", AT_REST).await;
        assert!(at.browser.holds(PLATES_ARE_TRUE).await);
    }
    assert_eq!(at.browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn members_of_tikal_walk_from_hex_to_hex() {
    let (server, driver) = (ServerProcess::start(40), Driver::start());
    let who = ["me", "bot:greedy", "bot:greedy"];
    let mut at = WatchedTable::open(&server, &driver, "tikal", &who, "fast").await;
    // From, over, to, and twice the top of the way.
    at.play_until("a member walks over a hex", "window.flights.some((it) => it.frames.length >= 5)").await;
    assert_eq!(at.browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn captions_lie_over_the_board_at_every_size() {
    let (server, driver) = (ServerProcess::start(42), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "slow").await;
    let over_the_board = "(() => {
        const [note, map] = ['player', 'panel-map'].map((it) => document.getElementById(it).getBoundingClientRect());
        const [x, y] = [note.x + note.width / 2, note.y + note.height / 2];
        return note.width > 0 && x > map.left && x < map.right && y > map.top && y < map.bottom + 60;
    })()";
    for (width, height) in SCREENS {
        at.browser.resize(width, height).await;
        at.let_others_play().await;
        at.browser.until(&format!("a caption at {width}x{height}"), over_the_board).await;
        at.browser.press(&['x']).await;
    }
}

#[tokio::test]
async fn those_who_watch_on_a_phone_see_it_too() {
    let (server, driver) = (ServerProcess::start(41), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "off").await;
    let phone = driver.browser().await;
    phone.prepare(RECORD).await;
    phone.set_animations(true).await;
    phone.resize(390, 664).await;
    phone.open(&server.url(&at.table.path)).await;
    phone.until("the page is live", "document.querySelector('#table.live')").await;
    at.let_others_play().await;
    phone.until("captions and flights", "window.captions.length > 1 && window.flights.length > 0").await;
    let over_the_board = "(() => {
        const [note, ask] = ['player', 'ask'].map((it) => document.getElementById(it).getBoundingClientRect());
        return note.width > 0 && note.left >= 0 && note.right <= innerWidth && note.bottom <= ask.top + 1;
    })()";
    phone.until("the caption lies over the board", over_the_board).await;
    assert_eq!(phone.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn teotibots_dice_roll_and_workers_of_tzolkin_fly() {
    let (server, driver) = (ServerProcess::start(36), Driver::start());
    let mut solo = WatchedTable::open(&server, &driver, "teotihuacan", &["me"], "fast").await;
    solo.play_until("dice roll", "window.flights.some((it) => it.kind.includes('dice-strip'))").await;
    let mut at = WatchedTable::open(&server, &driver, "tzolkin", &["me", "bot:random"], "fast").await;
    at.play_until("a worker flies", "window.flights.some((it) => /board|tok/.test(it.kind))").await;
    at.play_until("the calendar turns", "window.flights.some((it) => it.kind.includes('scene-calendar'))")
        .await;
    assert_eq!(at.browser.console_errors().await, [""; 0]);
}

#[tokio::test]
async fn the_last_turn_is_watched_again_in_place_and_replays_use_the_player() {
    let (server, driver) = (ServerProcess::start(37), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "bot:random"], "normal").await;
    at.let_others_play().await;
    at.browser.until("it was shown", AT_REST).await;
    let path = at.browser.path().await;
    // A page that was loaded since asks the server for what happened.
    at.browser.reload().await;
    at.browser.until("the page is live", "document.querySelector('#table.live')").await;
    at.browser.click("#log [data-watch]").await;
    at.browser.until("it is shown again", "window.captions.length > 0").await;
    assert_eq!(at.browser.path().await, path, "nobody leaves the table");
    at.browser.open(&server.url(&format!("{path}/replay?n=0"))).await;
    at.browser.click("#play").await;
    at.browser.until("flights in the replay", "window.flights.length > 1").await;
    at.browser.until("it goes on", "Number(document.getElementById('moment').value) > 2").await;
}

#[tokio::test]
async fn tikals_scorings_have_a_sheet_and_the_end_has_a_podium() {
    let (server, driver) = (ServerProcess::start(38), Driver::start());
    let mut at = WatchedTable::open(&server, &driver, "tikal", &["me", "hot"], "off").await;
    let sheet = "document.querySelector('.ceremony.open')";
    while !at.browser.holds(sheet).await {
        assert!(at.decide(), "a scoring round comes before the end");
        let version = at.table.version();
        let shown = format!("Number(document.getElementById('ask').dataset.version) === {version}");
        at.browser.until("the page is up to date", &shown).await;
    }
    let stages = at
        .browser
        .text("[...document.querySelectorAll('.ceremony.open h3')].map((it) => it.textContent).join()");
    assert!(stages.await.contains("Together"), "the sums are told");
    while at.decide() {}
    at.browser.open(&server.url(&format!("{}/score", at.table.path))).await;
    assert_eq!(at.browser.count(".pod .card").await, 2);
    assert!(at.browser.count(".best-sources li").await >= 2, "where points came from");
    for action in ["a[href$='/review']", "[data-share]", "form[action$='/rematch'] button"] {
        assert_eq!(at.browser.count(action).await, 1, "{action}");
    }
}
