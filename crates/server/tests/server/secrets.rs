//! Secrets of Tzolk'in stay with the seat that knows them: pages, looks back, frames, a shared screen.

use std::fmt::Write as _;

use axum::http::header;
use patolli_catalog::{AnyPlay, Seat, Seed, Viewer, game};
use patolli_store::TableId;

use crate::{
    browser::{Browser, Page, Socket},
    test_server::TestServer,
};

const TRIBES: [(&str, &str); 3] = [("game", "tzolkin"), ("seats", "2"), ("set-tribes", "on")];

/// The choices of a seat.
struct Hand {
    tribes: Vec<String>,
    tiles: Vec<String>,
}

impl Hand {
    fn new(play: &dyn AnyPlay, seat: u8) -> Self {
        let choice = play.view_json(Viewer::Seat(Seat::new(seat)))["choice"].clone();
        let names = |list: &str, name: &str| {
            let list = choice[list].as_array().cloned().unwrap_or_default();
            list.iter().filter_map(|it| it[name].as_str().map(str::to_owned)).collect()
        };
        Self { tribes: names("tribes", "tribe"), tiles: names("tiles", "tile") }
    }

    /// Four decisions that keep the first tiles; a tribe that keeps three takes the third for its last word.
    fn decisions(&self, tribe: &str) -> [String; 4] {
        let keep = |it: usize| format!("keep {}", self.tiles[it]);
        let last = if tribe == "ixtab" { keep(2) } else { "end".to_owned() };
        [format!("tribe {tribe}"), keep(0), keep(1), last]
    }

    /// The ids that no other seat may read.
    fn secrets(&self) -> impl Iterator<Item = &String> {
        self.tribes.iter().chain(&self.tiles)
    }
}

#[track_caller]
fn assert_lacks(page: &str, hand: &Hand, who: &str) {
    for secret in hand.secrets() {
        assert!(!page.contains(secret.as_str()), "{who} can read `{secret}`");
    }
}

/// Two guests at a table of two.
async fn two_at_a_table(server: &TestServer) -> (Browser, Browser, TableId) {
    let (mut anna, mut borek) = (Browser::at(server), Browser::at(server));
    anna.post("/name", &[("name", "Anna")]).await;
    borek.post("/name", &[("name", "Borek")]).await;
    let id = anna.open_table(&[&TRIBES[..], &[("who1", "open"), ("listed", "on")]].concat()).await;
    assert_eq!(borek.post(&format!("/t/{id}/join"), &[]).await.status, 303);
    (anna, borek, id)
}

/// Two more tables of the same people, both with the same deal, in which seat 0 may choose Ixtab.
async fn tables_with_equal_deals(server: &TestServer, model: &TableId) -> [TableId; 2] {
    let mut table = server.table(model).await;
    let kind = game("tzolkin").expect("it is in the catalogue");
    let deal = |seed: &Seed| kind.start(2, &table.options, seed).expect("the options fit");
    let seed = (0..1000).map(Seed::from).find(|it| Hand::new(&*deal(it), 0).tribes[0] == "ixtab");
    let seed = seed.expect("some deal has it");
    (table.deal, table.seed) = (deal(&seed).deal(), seed.to_string());
    let ids = [TableId::random(), TableId::random()];
    for id in &ids {
        table.id = id.clone();
        server.store.create(&table).await.expect("the table is kept");
    }
    ids
}

/// Everything a reader can ask for about a table: now, in words, and every moment; without the name of the
/// table.
async fn all_pages(browser: &mut Browser, id: &TableId, steps: usize) -> String {
    let mut paths = vec![String::new(), "?text=1".to_owned(), "/replay".to_owned()];
    for n in 0..=steps {
        paths.extend([format!("/replay?n={n}"), format!("/replay?n={n}&text=1"), format!("/moment/{n}")]);
    }
    let mut text = String::new();
    for path in paths {
        let page = browser.get(&format!("/t/{id}{path}")).await;
        assert_eq!((page.status.as_u16(), cached(&page)), (200, "no-store".to_owned()), "{path}");
        writeln!(text, "{path}: {}", page.body.replace(id.as_str(), "ID")).expect("it is a string");
    }
    text
}

fn cached(page: &Page) -> String {
    page.headers[header::CACHE_CONTROL].to_str().expect("text").to_owned()
}

/// The messages to a browser up to a version, byte for byte but for the name of the table.
async fn frames(socket: &mut Socket, id: &TableId, version: usize) -> String {
    let mut text = String::new();
    loop {
        let frame = socket.listen_raw().await.expect("a message");
        writeln!(text, "{}", frame.replace(id.as_str(), "ID")).expect("it is a string");
        let rest = frame.strip_prefix(&format!("{{\"version\":{version}"));
        if rest.is_some_and(|it| it.starts_with([',', '}'])) {
            return text;
        }
    }
}

#[tokio::test]
async fn nothing_sent_depends_on_what_another_seat_keeps_secret() {
    let server = TestServer::open().await;
    let (mut anna, mut borek, model) = two_at_a_table(&server).await;
    let mut stranger = Browser::at(&server);
    let ids = tables_with_equal_deals(&server, &model).await;
    let mirror = server.mirror(&ids[0]).await;
    let (hers, his) = (Hand::new(&*mirror, 0), Hand::new(&*mirror, 1));
    let mut sockets = Vec::new();
    for id in &ids {
        sockets.push((borek.socket(id).await.0, stranger.socket(id).await.0));
    }
    // The tiles of the second table are others than those of the first, as far as two hands of four allow.
    let mut turned = Hand { tiles: hers.tiles.clone(), tribes: Vec::new() };
    turned.tiles.reverse();
    let choices = [hers.decisions(&hers.tribes[0]), turned.decisions(&hers.tribes[1])];
    let his_choice = his.decisions(his.tribes.iter().find(|it| *it != "ixtab").expect("there are two"));
    for step in 0..8 {
        for (id, choice) in ids.iter().zip(&choices) {
            let version = u32::try_from(step).expect("few");
            let done = match step {
                0..4 => anna.decide(id, &choice[step], version).await,
                _ => borek.decide(id, &his_choice[step - 4], version).await,
            };
            assert_eq!(done.status, 303, "decision {step}: {}", done.body);
        }
        let heard =
            [hear(&mut sockets[0], &ids[0], step + 1).await, hear(&mut sockets[1], &ids[1], step + 1).await];
        if step == 7 {
            assert_ne!(heard[0].0, heard[1].0, "now all is told to the other seat");
            assert_ne!(heard[0].1, heard[1].1, "and to watchers");
            break;
        }
        assert_eq!(heard[0], heard[1], "frames after decision {step}");
        for (who, browser) in [("the other seat", &mut borek), ("a watcher", &mut stranger)] {
            let one = all_pages(browser, &ids[0], step + 1).await;
            assert!(one == all_pages(browser, &ids[1], step + 1).await, "{who} reads something after {step}");
            assert_lacks(&one, &hers, who);
        }
        let own = all_pages(&mut anna, &ids[0], step + 1).await;
        assert!(own.contains("ixtab") && own != all_pages(&mut anna, &ids[1], step + 1).await);
        assert_lacks(&own, &his, "the first seat");
    }
}

async fn hear(sockets: &mut (Socket, Socket), id: &TableId, version: usize) -> (String, String) {
    (frames(&mut sockets.0, id, version).await, frames(&mut sockets.1, id, version).await)
}

#[tokio::test]
async fn a_shared_screen_is_handed_over_seat_by_seat() {
    let server = TestServer::open().await;
    let (mut anna, id) = hot_seat(&server).await;
    let mirror = server.mirror(&id).await;
    let hands = [Hand::new(&*mirror, 0), Hand::new(&*mirror, 1)];
    for (seat, hand) in hands.iter().enumerate() {
        let decisions = hand.decisions(&hand.tribes[0]);
        let version = 4 * u32::try_from(seat).expect("few");
        let curtain = assert_curtain(&mut anna, &id, &hands).await;
        assert_eq!(anna.decide(&id, &decisions[0], version).await.status, 409, "first the curtain");
        show(&mut anna, &id, 1 - seat).await;
        assert_eq!(anna.get(&format!("/t/{id}")).await.body, curtain, "the other seat is not asked");
        show(&mut anna, &id, seat).await;
        for (decision, version) in decisions.iter().zip(version..) {
            let page = anna.get(&format!("/t/{id}")).await;
            assert!(hand.secrets().all(|it| page.body.contains(it.as_str())), "one's own cards are there");
            assert_lacks(&page.body, &hands[1 - seat], "the seat that looks");
            assert_eq!(cached(&page), "no-store", "going back shows nothing");
            let refused = anna.decide(&id, "keep everything", version).await;
            assert_eq!((refused.status.as_u16(), cached(&refused)), (422, "no-store".to_owned()));
            let other = &hands[1 - seat];
            let both = format!("{decision}; {}", other.decisions(&other.tribes[0])[0]);
            assert!(anna.decide(&id, &both, version).await.status.is_client_error(), "one seat at a time");
            assert_eq!(anna.decide(&id, decision, version).await.status, 303, "{decision}");
        }
    }
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(
        !page.body.contains("class=\"curtain\"") && !page.buttons().is_empty(),
        "there are no secrets now"
    );
    assert_eq!(cached(&page), "private, no-cache");
    let past = anna.get(&format!("/t/{id}/moment/3")).await.body;
    assert!(past.contains("panel-choice") && !past.contains("start-tile."), "who looks back sees no cards");
}

async fn hot_seat(server: &TestServer) -> (Browser, TableId) {
    let mut anna = Browser::at(server);
    let id = anna.open_table(&[&TRIBES[..], &[("who1", "hot"), ("name1", "Borek")]].concat()).await;
    (anna, id)
}

async fn show(anna: &mut Browser, id: &TableId, seat: usize) {
    let shown = anna.post(&format!("/t/{id}/show"), &[("seat", &seat.to_string())]).await;
    assert_eq!((shown.status.as_u16(), shown.table()), (303, Some(id.clone())));
}

/// The page while the screen is handed over: nothing to choose, nothing to read, not even looking back.
async fn assert_curtain(anna: &mut Browser, id: &TableId, hands: &[Hand; 2]) -> String {
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(page.body.contains("class=\"curtain\"") && page.buttons().is_empty(), "the curtain is down");
    assert!(!page.body.contains("name=\"do\"") && !page.body.contains("data-no="));
    assert_eq!(cached(&page), "no-store");
    let everything = all_pages(anna, id, steps(&page)).await;
    assert!(!everything.contains("name=\"do\""));
    for hand in hands {
        assert_lacks(&everything, hand, "who has not taken the screen");
    }
    page.body
}

/// Number of decisions, as the page tells.
fn steps(page: &Page) -> usize {
    let version = page.body.split("data-version=\"").nth(1).and_then(|it| it.split('"').next());
    version.and_then(|it| it.parse().ok()).expect("the page has a version")
}

#[tokio::test]
async fn taking_back_a_secret_choice_tells_others_nothing_but_that_something_was_decided() {
    let server = TestServer::open().await;
    let (mut anna, borek, id) = two_at_a_table(&server).await;
    let hand = Hand::new(&*server.mirror(&id).await, 0);
    let mut sockets = (borek.socket(&id).await.0, Browser::at(&server).socket(&id).await.0);
    let decisions = hand.decisions(&hand.tribes[0]);
    let deeds =
        [("do", &*decisions[0]), ("do", &decisions[1]), ("undo", "1"), ("do", &decisions[2]), ("reset", "1")];
    let mut heard = Vec::new();
    for (version, deed) in deeds.into_iter().enumerate() {
        let form = [deed, ("version", &version.to_string())];
        assert_eq!(anna.post(&format!("/t/{id}/do"), &form).await.status, 303, "{deed:?}");
        let now = version + 1;
        let (his, watching) = hear(&mut sockets, &id, now).await;
        let plain = |it: &str| {
            it.replace(&format!("version\":{now}"), "")
                .replace(&format!("version=\"{now}\""), "")
                .replace(&format!("value=\"{now}\""), "")
        };
        let last = |it: &str| plain(it.lines().last().expect("a message"));
        heard.push((last(&his), last(&watching)));
    }
    assert!(heard.iter().all(|it| *it == heard[0]), "only the version changes: {heard:#?}");
    let back = anna.get(&format!("/t/{id}")).await.buttons();
    assert!(back.contains(&decisions[0]) && back.contains(&decisions[1]), "all is taken back: {back:?}");
}

#[tokio::test]
async fn a_server_killed_amid_secrets_lets_the_curtain_down_and_goes_on() {
    let server = TestServer::open().await;
    let (mut anna, id) = hot_seat(&server).await;
    let mirror = server.mirror(&id).await;
    let hands = [Hand::new(&*mirror, 0), Hand::new(&*mirror, 1)];
    show(&mut anna, &id, 0).await;
    let first = hands[0].decisions(&hands[0].tribes[1]);
    assert_eq!(anna.decide(&id, &first[0], 0).await.status, 303);
    let server = server.kill_and_reopen().await;
    anna.moves_to(&server);
    assert_curtain(&mut anna, &id, &hands).await;
    assert_eq!(anna.decide(&id, &first[1], 1).await.status, 409, "whoever sits there now lifts it again");
    let rest = first[1..].iter().cloned().chain(hands[1].decisions(&hands[1].tribes[0]));
    for (version, (decision, seat)) in (1..).zip(rest.zip([0, 0, 0, 1, 1, 1, 1])) {
        show(&mut anna, &id, seat).await;
        assert_eq!(anna.decide(&id, &decision, version).await.status, 303, "{decision}");
    }
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(!page.body.contains("class=\"curtain\"") && !page.buttons().is_empty(), "the game goes on");
    let told = server.log(&id).await.into_iter().map(|it| it.notation).take(8);
    assert!(told.eq(first.iter().cloned().chain(hands[1].decisions(&hands[1].tribes[0]))));
}
