//! Every page for everybody: `axe` finds nothing to complain about, in any language, in both themes, on large screens and phones.

use std::{fs, path::Path};

use serde::Deserialize;

use crate::{
    browser::Browser, driver::Driver, http::TestClient, policy::TikalPolicy, positions::FormTable,
    server::ServerProcess,
};

/// Where `cargo xtask test --only scripts` installs it.
const AXE: &str = "../../target/npm/node_modules/axe-core/axe.min.js";

/// Each language in each theme, on a large screen and on a phone in turn.
const READERS: [(&str, &str, (u32, u32)); 6] = [
    ("en", "light", (1440, 900)),
    ("en", "dark", (390, 844)),
    ("cs", "light", (390, 844)),
    ("cs", "dark", (1440, 900)),
    ("pl", "light", (1440, 900)),
    ("pl", "dark", (390, 844)),
];

/// Asks for everything that is wrong; also for names that differ from what is read on the screen, which is off by default.
const ASK: &str = "
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const found = await axe.run(document, { resultTypes: ['violations'], rules });
    return found.violations.map((it) => ({
        rule: it.id,
        nodes: it.nodes.map((node) => `${node.target.join(' ')}: ${node.any.concat(node.all, node.none).map((check) => check.message).join('; ')}`),
    }));
";

#[derive(Deserialize)]
struct Violation {
    rule: String,
    nodes: Vec<String>,
}

/// A page, and the cookie of who looks.
struct Case {
    name: &'static str,
    path: String,
    cookie: String,
}

#[tokio::test]
async fn axe_finds_no_violations_on_any_page() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let browser = driver.browser().await;
    let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join(AXE);
    let axe = fs::read_to_string(axe).expect("`cargo xtask test --only scripts` installs axe-core");
    browser.prepare(&axe).await;
    let cases = cases(&server);
    let mut found = Vec::new();
    for (lang, theme, (width, height)) in READERS {
        browser.set_cookie(&server.url("/"), "lang", lang).await;
        browser.set_cookie(&server.url("/"), "theme", theme).await;
        browser.resize(width, height).await;
        for case in &cases {
            browser.set_cookie(&server.url("/"), "guest", &case.cookie).await;
            browser.open(&server.url(&case.path)).await;
            let reader = format!("{} {lang} {theme} {width}", case.name);
            found.extend(violations(&browser).await.into_iter().map(|it| format!("{reader}: {it}")));
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// What is wrong with the open page, one line for each rule.
async fn violations(browser: &Browser) -> Vec<String> {
    let loaded = "document.readyState === 'complete' && document.querySelector('#table:not(.replay, .lesson)')?.classList.contains('live') !== false";
    browser.until("the page is there", loaded).await;
    let found: Vec<Violation> = serde_json::from_value(browser.execute(ASK).await).expect("violations");
    let line = |it: Violation| {
        let some: Vec<_> = it.nodes.iter().take(3).map(String::as_str).collect();
        format!("{} at {} places: {}", it.rule, it.nodes.len(), some.join(" | "))
    };
    found.into_iter().map(line).collect()
}

fn cases(server: &ServerProcess) -> Vec<Case> {
    let mut tikal = FormTable::table(server, &["me", "hot"]);
    let mut player = TikalPolicy::new(3);
    tikal.play_until(|it| player.pick(it), &|it| it.version() > 30 && it.offers("bring"));
    let over = FormTable::finished(server);
    let open = FormTable::table(server, &["me", "open", "open"]);
    let solo = FormTable::open(server, "teotihuacan", &["me"], &[]);
    let mut nobody = TestClient::named(&server.address, "Eva");
    nobody.get("/");
    let case = |name, quick: &FormTable, page: &str| Case {
        name,
        path: format!("{}{page}", quick.path),
        cookie: quick.client.guest_cookie().to_owned(),
    };
    let elsewhere = |name, path: &str| Case { path: path.to_owned(), ..case(name, &tikal, "") };
    let stranger =
        Case { name: "watching", path: tikal.path.clone(), cookie: nobody.guest_cookie().to_owned() };
    let mut cases = vec![
        elsewhere("lobby", "/"),
        elsewhere("new table", "/new?game=teotihuacan"),
        elsewhere("with friends", "/new?game=tzolkin&friends=on"),
        elsewhere("rules", "/rules/tzolkin"),
        elsewhere("aid of tikal", "/aid/tikal"),
        elsewhere("aid of tzolkin", "/aid/tzolkin?prophecies=on&quick=on"),
        elsewhere("aid of teotihuacan", "/aid/teotihuacan?seats=1"),
        elsewhere("account", "/account"),
        elsewhere("calls", "/calls"),
        elsewhere("finished games", "/games"),
        elsewhere("courses", "/learn"),
        elsewhere("course", "/learn/tzolkin"),
        elsewhere("error", "/t/nowhere"),
        case("open table", &open, ""),
        case("tikal", &tikal, ""),
        case("tikal in words", &tikal, "?text=1"),
        case("finished", &over, ""),
        case("replay", &over, "/replay?n=60"),
        case("review", &over, "/review"),
        case("score", &over, "/score"),
        case("start of teotibot", &solo, ""),
        stranger,
    ];
    for (name, words) in [("tzolkin", "tzolkin in words"), ("teotihuacan", "teotihuacan in words")] {
        let mut quick = FormTable::open(server, name, &["me", "hot"], &[]);
        quick.play_until(|it| it[it.len() / 2].clone(), &|it| it.version() > 40);
        cases.extend([case(name, &quick, ""), case(words, &quick, "?text=1")]);
    }
    cases
}
