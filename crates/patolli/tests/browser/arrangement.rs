//! The arrangement of the table: sheets of players, close-ups, swipes, long presses, and a board that stays where it is.

use serde_json::json;

use crate::{
    board::click_target,
    browser::Browser,
    driver::Driver,
    fit::{SCREENS, small_targets, tikal_where},
    policy::{TikalPolicy, attribute, offers},
    positions::FormTable,
    server::ServerProcess,
    teotihuacan, tzolkin,
};

const SEATS: [&str; 3] = ["me", "bot:random", "bot:random"];
const PHONE: (u32, u32) = (390, 664);
/// The version that the page shows.
const VERSION: &str = "document.getElementById('ask').dataset.version";

/// A browser with the page of a table on a screen.
async fn open(server: &ServerProcess, driver: &Driver, table: &FormTable, size: (u32, u32)) -> Browser {
    let browser = driver.browser().await;
    visit(&browser, server, table, size).await;
    browser
}

/// Opens the page of a table on a screen that is touched.
async fn visit(browser: &Browser, server: &ServerProcess, table: &FormTable, size: (u32, u32)) {
    browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
    browser.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    browser.resize(size.0, size.1).await;
    browser.open(&server.url(&table.path)).await;
    browser.until("the page is live", "document.querySelector('#table.live')").await;
}

/// The middle of the first element of a selector that is in sight.
async fn middle(browser: &Browser, css: &str) -> (f64, f64) {
    let spot = "
        const it = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
        const box = it?.getBoundingClientRect();
        return box && [box.x + box.width / 2, box.y + box.height / 2];
    ";
    let spot = browser.execute_with(spot, vec![json!(css)]).await;
    let at = |index: usize| spot.get(index).and_then(serde_json::Value::as_f64).expect("it is in sight");
    (at(0), at(1))
}

/// Lets a finger down, moves it or lifts it.
async fn touch(browser: &Browser, kind: &str, points: &[(f64, f64)]) {
    let points: Vec<_> = points.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    browser.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
}

async fn tap(browser: &Browser, css: &str) {
    let spot = middle(browser, css).await;
    touch(browser, "touchStart", &[spot]).await;
    touch(browser, "touchEnd", &[]).await;
}

#[tokio::test]
async fn a_plate_opens_the_sheet_of_its_player_and_the_way_back_closes_it() {
    let (server, driver) = (ServerProcess::start(41), Driver::start());
    let table = FormTable::open(&server, "tzolkin", &SEATS, &[]);
    let browser = open(&server, &driver, &table, PHONE).await;
    tap(&browser, ".seat:not([data-own]) .line").await;
    browser.until("the sheet is open", "document.querySelector('.sheet:popover-open')").await;
    let sheet = "document.querySelector('.sheet:popover-open').innerText";
    let goods = browser.text(sheet).await.to_lowercase();
    assert!(goods.contains("corn") && goods.contains("worker"), "{goods}");
    browser.until("a step back is kept", "history.state?.isOver").await;
    browser.execute("history.back()").await;
    browser.until("the sheet is closed", "!document.querySelector('.sheet:popover-open')").await;
    assert_eq!(browser.path().await, table.path);
}

#[tokio::test]
async fn a_long_press_on_a_choice_or_on_the_board_previews_and_sends_nothing() {
    let (server, driver) = (ServerProcess::start(42), Driver::start());
    let table = FormTable::open(&server, "tzolkin", &SEATS, &[]);
    let browser = open(&server, &driver, &table, PHONE).await;
    let version = browser.text(VERSION).await;
    for css in ["#ask .chips button.chip[name=do]", "#board .space.open"] {
        let spot = middle(&browser, css).await;
        touch(&browser, "touchStart", &[spot]).await;
        browser.until("the card explains", "!document.getElementById('tooltip').hidden").await;
        touch(&browser, "touchEnd", &[]).await;
        browser.next_frame().await;
        assert_eq!(browser.text(VERSION).await, version, "{css}");
        assert!(!browser.holds("document.getElementById('table').classList.contains('busy')").await);
        browser.execute("document.getElementById('prompt').focus()").await;
    }
    tap(&browser, "#ask .chips button.chip[name=do]").await;
    browser.until("a tap decides", &format!("{VERSION} !== '{version}'")).await;
}

#[tokio::test]
async fn a_swipe_opens_the_next_panel_and_the_board_can_be_enlarged() {
    let (server, driver) = (ServerProcess::start(43), Driver::start());
    let table = FormTable::table(&server, &SEATS);
    let browser = open(&server, &driver, &table, PHONE).await;
    let checked = "document.querySelector('.tab:checked').value";
    let first = browser.text(checked).await;
    let (x, y) = middle(&browser, "#board .main").await;
    touch(&browser, "touchStart", &[(x + 60.0, y)]).await;
    touch(&browser, "touchMove", &[(x, y)]).await;
    touch(&browser, "touchMove", &[(x - 60.0, y)]).await;
    touch(&browser, "touchEnd", &[]).await;
    browser.until("another panel is shown", &format!("{checked} !== '{first}'")).await;
    browser.execute("document.querySelector('.tab').checked = true").await;
    let width = "document.querySelector('#board .main > svg').getBoundingClientRect().width";
    let whole: f64 = browser.text(width).await.parse().expect("a number");
    browser.click("#zoom").await;
    browser.until("the board is large", &format!("{width} > {}", 2.0 * whole)).await;
    let into_view =
        "document.querySelector('#board .hex.open').scrollIntoView({ block: 'center', inline: 'center' })";
    browser.execute(into_view).await;
    browser.next_frame().await;
    tap(&browser, "#board .hex.open").await;
    browser.until("a tap chooses there", "!document.getElementById('turner').hidden").await;
    browser.click("#zoom").await;
    browser.until("the whole board is back", &format!("Math.abs({width} - {whole}) < 1")).await;
}

#[tokio::test]
async fn the_tile_to_place_is_in_sight_and_prompts_count() {
    let (server, driver) = (ServerProcess::start(44), Driver::start());
    let tikal = FormTable::table(&server, &SEATS);
    let browser = open(&server, &driver, &tikal, PHONE).await;
    assert!(browser.holds("document.querySelector('#ask .held .tile-art')?.checkVisibility()").await);
    let mut gears = tzolkin::fit::start(&server, &SEATS);
    assert!(gears.page.contains("Choose 1 tribe and 2 tiles: 0 of 3"));
    let keep = offers(&gears.page).into_iter().find(|it| it.starts_with("keep")).expect("a tile can be kept");
    gears.decide(&keep);
    assert!(gears.page.contains("Choose 1 tribe and 2 tiles: 1 of 3"));
    assert!(teotihuacan::fit::start(&server, &SEATS).page.contains("Starting tiles: 0 of 2"));
}

#[tokio::test]
async fn the_tile_to_place_lies_on_the_map_at_every_size() {
    let (server, driver) = (ServerProcess::start(46), Driver::start());
    let (table, browser) = (FormTable::table(&server, &SEATS), driver.browser().await);
    let seen = "(() => {
        const [tile, map] = ['#map-hand .tile-art', '#panel-map'].map((it) => document.querySelector(it).getBoundingClientRect());
        return tile.width >= 24 && tile.left >= map.left && tile.right <= map.right && tile.top >= map.top && tile.bottom <= map.bottom;
    })()";
    for size in SCREENS {
        visit(&browser, &server, &table, size).await;
        assert!(browser.holds(seen).await, "{size:?}");
    }
}

#[tokio::test]
async fn a_finger_beside_a_small_target_meets_it() {
    let (server, driver) = (ServerProcess::start(47), Driver::start());
    let browser = driver.browser().await;
    let moves = |it: &FormTable| it.version() > 60 && it.offers("move");
    let tables = [
        tikal_where(&server, &SEATS, 4, moves),
        tzolkin::fit::middle(&server, &SEATS),
        teotihuacan::fit::middle(&server, &SEATS),
    ];
    for table in tables {
        visit(&browser, &server, &table, (360, 640)).await;
        let small = small_targets(&browser).await;
        let tips = small.iter().filter_map(|it| Some((&it.id, *it.tips.first()?)));
        for (id, tip) in tips.take(4) {
            touch(&browser, "touchStart", &[tip]).await;
            let aimed = "document.querySelector('#board .aimed')?.id";
            browser.until("a long press shows what is meant", &format!("{aimed} !== undefined")).await;
            assert_eq!(&browser.text(aimed).await, id);
            touch(&browser, "touchEnd", &[]).await;
            browser.execute("document.querySelector('#board .aimed')?.classList.remove('aimed')").await;
        }
    }
}

#[tokio::test]
async fn what_was_explained_is_drawn_as_before_when_it_changes() {
    let (server, driver) = (ServerProcess::start(49), Driver::start());
    let mut table = FormTable::table(&server, &SEATS);
    let mut player = TikalPolicy::new(3);
    assert!(table.play_until(|it| player.pick(it), &|it| it.offers("bring")), "somebody may come");
    let browser = open(&server, &driver, &table, (1440, 900)).await;
    let shapes = "document.querySelectorAll('#h04 > use').length";
    let before = browser.text(shapes).await;
    let (x, y) = middle(&browser, "#h04").await;
    browser.hover_at(x, y).await;
    browser.until("the card explains", "!document.getElementById('tooltip').hidden").await;
    table.decide("bring m h04");
    browser.until("somebody stands there", &format!("{VERSION} === '{}'", table.version())).await;
    assert_eq!(browser.text(shapes).await, before);
    browser.hover_at(1.0, 1.0).await;
    browser.hover_at(x, y).await;
    let names = "document.getElementById('tooltip').textContent.includes('strength')";
    browser.until("the card tells who stands there", names).await;
}

/// Whether, for places of the same level, points differ by as much as beads: each icon that matches brings one point.
const BEADS_AGREE: &str = r"
    const points = {};
    for (const it of document.querySelectorAll(`#ask .group[data-at='${arguments[0]}'] button[data-gives]`)) {
        const n = Number(/(\d+)×vp/.exec(it.dataset.gives)?.[1] ?? 0);
        points[it.dataset.at] = Math.max(points[it.dataset.at] ?? 0, n);
    }
    const bead = (id) => Number(document.querySelector(`.bead.match[data-at='${id}'] text`)?.textContent ?? 0);
    const rest = {};
    return Object.entries(points).every(([id, n]) => {
        const level = id.split('.')[1];
        rest[level] ??= n - bead(id);
        return rest[level] === n - bead(id);
    });
";

#[tokio::test]
async fn beads_count_the_icons_that_match() {
    let (server, driver) = (ServerProcess::start(48), Driver::start());
    let builds = |it: &FormTable| it.version() > 40 && it.offers("build");
    let table = teotihuacan::fit::reached(|| teotihuacan::fit::start(&server, &["me", "hot"]), &builds);
    let browser = open(&server, &driver, &table, (1440, 900)).await;
    let beads = "document.querySelectorAll('svg.board .bead.match').length > 0";
    browser.until("beads on tiles", beads).await;
    let build =
        offers(&table.page).into_iter().find(|it| it.starts_with("build")).expect("building is offered");
    let tile = format!("tile.{}", build.split(' ').nth(1).expect("a tile"));
    click_target(&browser, &tile).await;
    browser.until("beads on places", "document.querySelector('#overlay-pyramid .bead.match')").await;
    let agrees = browser.execute_with(BEADS_AGREE, vec![json!(tile)]).await;
    assert_eq!(agrees, json!(true), "beads count what the choices promise");
}

/// Where the board lies, to a tenth of a pixel.
const BOARD_PLACE: &str = "
    const box = document.querySelector('#board .main > svg').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map((it) => it.toFixed(1)).join(' ');
";

#[tokio::test]
async fn the_board_stays_where_it_is_from_one_step_to_the_next() {
    let (server, driver) = (ServerProcess::start(45), Driver::start());
    let browser = driver.browser().await;
    for game in ["tikal", "tzolkin", "teotihuacan"] {
        let mut table = FormTable::open(&server, game, &SEATS, &[]);
        let mut tikal = TikalPolicy::new(3);
        for size in [(360, 640), (390, 664), (844, 390), (820, 1180), (1024, 768), (1180, 820), (1440, 900)] {
            visit(&browser, &server, &table, size).await;
            let mut places = Vec::new();
            for _ in 0..6 {
                let asked = |it: &FormTable| attribute(&it.page, "data-state") == Some("asked");
                table.look();
                assert!(table.play_until(|_| unreachable!("nobody else is asked"), &asked));
                let shown = format!("{VERSION} === '{}'", table.version());
                browser.until("the page is up to date", &shown).await;
                // What is chosen before the game stands in the place of the board, and so do other panels on phones.
                browser.execute("document.querySelector('.tab.main-tab').checked = true").await;
                browser.next_frame().await;
                places.push(browser.execute(BOARD_PLACE).await);
                let offered = offers(&table.page);
                let choice = if game == "tikal" { tikal.pick(&offered) } else { offered[0].clone() };
                table.decide(&choice);
            }
            places.dedup();
            assert_eq!(places.len(), 1, "{game} at {size:?}: {places:?}");
        }
    }
}
