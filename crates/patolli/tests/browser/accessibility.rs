//! Pages that are enlarged, pages in the colours of the system, and where the focus is after a decision.

use serde_json::json;

use crate::{
    board::place_tile,
    browser::Browser,
    driver::Driver,
    panels::{close_ceremony, take_choice_or_point},
    positions::FormTable,
    server::ServerProcess,
    table::{PageState, in_state},
};

const GAMES: [&str; 3] = ["tikal", "tzolkin", "teotihuacan"];
/// What is left of a window of 1440 × 900 at 200 %, of a phone at 200 %, and of a window of 1280 × 1024 at 400 %.
const ENLARGED: [(u32, u32); 3] = [(720, 450), (195, 422), (320, 256)];
/// How many decisions are taken in each game.
const DECISIONS: usize = 8;

/// A page of a table on which one person plays.
async fn open(server: &ServerProcess, browser: &Browser, table: &FormTable) {
    browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
    browser.open(&server.url(&table.path)).await;
    browser.until("the page is live", "document.querySelector('#table.live')").await;
}

/// One of the choices, mostly one with a place on the board.
fn pick(scene: &PageState, n: usize) -> String {
    let placed: Vec<_> = scene.choices.iter().filter(|it| !it.at.is_empty()).collect();
    let others = || scene.choices.iter().find(|it| it.notation != "end").unwrap_or(&scene.choices[0]);
    placed.get(n % placed.len().max(1)).map_or_else(|| others().notation.clone(), |it| it.notation.clone())
}

#[tokio::test]
async fn the_focus_never_falls_to_the_page_after_a_decision() {
    let (server, driver) = (ServerProcess::start(71), Driver::start());
    let browser = driver.browser().await;
    for game in GAMES {
        let table = FormTable::open(&server, game, &["me", "bot:random"], &[]);
        open(&server, &browser, &table).await;
        for n in 0..DECISIONS {
            close_ceremony(&browser).await;
            let scene = in_state(&browser, "asked").await;
            let choice = pick(&scene, n);
            match choice.strip_prefix("place ").filter(|_| game == "tikal") {
                Some(place) => {
                    _ = place_tile(&browser, &scene, place.split(' ').next().expect("a hex")).await;
                }
                None => _ = take_choice_or_point(&browser, &scene, &choice).await,
            }
            let focused =
                "document.activeElement !== document.body && document.activeElement.checkVisibility()";
            browser.until(&format!("{game}: the focus after {choice}"), focused).await;
        }
    }
    assert_eq!(browser.console_errors().await, [""; 0]);
}

/// What cannot be brought into sight, or lies under something else.
const OUT_OF_REACH: &str = "
    const out = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) out.push(`the page scrolls sideways: ${page.scrollWidth} > ${innerWidth}`);
    for (const css of arguments[0]) {
        const it = document.querySelector(css);
        it?.scrollIntoView({ block: 'center' });
        const box = it?.getBoundingClientRect();
        const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
        const top = box && document.elementFromPoint(x, y);
        if (!top || !(it.contains(top) || top.contains(it))) out.push(`${css} cannot be reached`);
        else if (box.left < -1 || box.right > innerWidth + 1) out.push(`${css} is cut off at a side`);
    }
    return out;
";

async fn out_of_reach(browser: &Browser, what: &[&str]) -> Vec<String> {
    browser.next_frame().await;
    let found = browser.execute_with(OUT_OF_REACH, vec![json!(what)]).await;
    serde_json::from_value(found).expect("words")
}

/// A table of a game well under way at which a sheet lies over the board.
fn with_sheet(server: &ServerProcess, game: &str) -> FormTable {
    let tables = std::iter::repeat_with(|| FormTable::open(server, game, &["me", "bot:random"], &[]));
    let mut n = 0;
    let pick = |offers: &[String]| {
        n += 7;
        offers[n % offers.len()].clone()
    };
    let mut pick = pick;
    let mut found = tables
        .take(10)
        .filter_map(|mut it| it.play_until(&mut pick, &|it| it.page.contains(" data-fresh")).then_some(it));
    found.next().expect("one of ten games comes to it")
}

#[tokio::test]
async fn enlarged_pages_can_be_used() {
    let (server, driver) = (ServerProcess::start(72), Driver::start());
    let browser = driver.browser().await;
    let mut faults = Vec::new();
    for game in GAMES {
        let table = with_sheet(&server, game);
        for (width, height) in ENLARGED {
            browser.resize(width, height).await;
            // A sheet that was closed stays closed in this browser.
            browser.execute("try { localStorage.clear() } catch {}").await;
            open(&server, &browser, &table).await;
            browser.until("the sheet", "document.querySelector('.ceremony.open')").await;
            let mut found = out_of_reach(&browser, &[".ceremony.open .continue"]).await;
            while close_ceremony(&browser).await.is_some() {}
            if browser.holds("document.getElementById('ask').dataset.state === 'asked'").await {
                found.extend(out_of_reach(&browser, &["#prompt", "#turn-undo", "#turn-end"]).await);
            }
            if !found.is_empty() {
                browser.screenshot(&format!("enlarged-{game}-{width}x{height}")).await;
            }
            faults.extend(found.into_iter().map(|it| format!("{game} {width}x{height}: {it}")));
        }
        for page in ["/", "/new", "/learn", "/rules/tikal", "/account", "/games"] {
            for (width, height) in ENLARGED {
                browser.resize(width, height).await;
                browser.open(&server.url(page)).await;
                let found = out_of_reach(&browser, &[]).await;
                if !found.is_empty() {
                    browser.screenshot(&format!("enlarged-{}-{width}", page.replace('/', "-"))).await;
                }
                faults.extend(found.into_iter().map(|it| format!("{page} {width}x{height}: {it}")));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// What is drawn otherwise than it should be in the colours of the system.
const BAD_IN_SYSTEM_COLOURS: &str = "
    const bad = [];
    // An outline of a group of a drawing goes round each of its shapes.
    for (const it of document.querySelectorAll('svg.board *'))
        if (getComputedStyle(it).outlineStyle !== 'none') bad.push(`${it.id || it.tagName} has an outline`);
    const marked = [...document.querySelectorAll('svg.board .space.open > .frame, svg.board .space.open > g > .frame')];
    if (!marked.some((it) => getComputedStyle(it).visibility === 'visible')) bad.push('no target has a ring');
    for (const it of document.querySelectorAll('.ask .btn, .ask .chip, .seat, .own')) {
        const { borderTopWidth, borderLeftWidth, outlineStyle } = getComputedStyle(it);
        const hasEdge = parseFloat(borderTopWidth) + parseFloat(borderLeftWidth) > 0 || outlineStyle !== 'none';
        if (it.checkVisibility() && !hasEdge) bad.push(`${it.id || it.className} has no edge`);
    }
    return bad;
";

#[tokio::test]
async fn in_the_colours_of_the_system_targets_have_rings_and_drawings_no_outlines() {
    let (server, driver) = (ServerProcess::start(73), Driver::start());
    let browser = driver.browser().await;
    let features = json!({"features": [
        {"name": "forced-colors", "value": "active"},
        {"name": "prefers-reduced-motion", "value": "reduce"},
    ]});
    browser.devtools("Emulation.setEmulatedMedia", features).await;
    for game in GAMES {
        let mut table = FormTable::open(&server, game, &["me", "hot"], &[]);
        let placed = |it: &FormTable| it.page.contains("data-state=\"asked\"") && it.version() > 20;
        table.play_until(|it| it[it.len() / 2].clone(), &placed);
        open(&server, &browser, &table).await;
        assert!(browser.holds("matchMedia('(forced-colors: active)').matches").await);
        browser.until("targets", "document.querySelector('svg.board .space.open')").await;
        browser.execute("document.querySelector('svg.board .space.open').focus()").await;
        browser.screenshot(&format!("system-colours-{game}")).await;
        let bad = browser.execute(BAD_IN_SYSTEM_COLOURS).await;
        assert_eq!(bad, json!([]), "{game}");
    }
}
