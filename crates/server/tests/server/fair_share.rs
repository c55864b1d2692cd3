//! No guest takes the computer from others: bots, hints and reviews are thought about in turn.

use std::{
    sync::{
        Arc, Condvar, Mutex,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use patolli_catalog::{AnyGame, AnyPlay, AnySearch, Bot, BotPlayer, Budget, SearchReport, Seed, Stop, games};
use patolli_server::{BotFactory, LimitConfig, Rate};
use patolli_store::{Occupant, TableId};
use serde_json::json;

use crate::{
    bots::LONG,
    browser::{Browser, Socket},
    finished::{bots, keep, play_out},
    review::is_running,
    test_server::{TestServer, until},
};

/// Bots of which those that think about one game are held until the test lets them go; the others answer at
/// once.
#[derive(Clone, Debug)]
struct Held {
    game: &'static str,
    state: Arc<State>,
}

#[derive(Default, Debug)]
struct State {
    free: Mutex<bool>,
    freed: Condvar,
    /// Number of requests to a held one, and of its answers.
    asked: AtomicUsize,
    answered: AtomicUsize,
    /// Number of requests to another one.
    others: AtomicUsize,
}

impl Held {
    fn new(game: &'static str) -> Self {
        Self { game, state: Arc::default() }
    }

    fn let_go(&self) {
        *self.state.free.lock().expect("nobody panics") = true;
        self.state.freed.notify_all();
    }

    /// Waits if it is about the game that is held.
    fn wait(&self, game: &str, stop: &Stop) {
        if game != self.game {
            self.state.others.fetch_add(1, SeqCst);
            return;
        }
        self.state.asked.fetch_add(1, SeqCst);
        let mut free = self.state.free.lock().expect("nobody panics");
        while !*free && !stop.is_stopped() {
            free = self.state.freed.wait_timeout(free, Duration::from_millis(5)).expect("nobody panics").0;
        }
        self.state.answered.fetch_add(usize::from(*free), SeqCst);
    }
}

impl BotFactory for Held {
    fn bot_player(&self, _kind: &'static dyn AnyGame, _bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        Box::new(HeldPlayer { held: self.clone(), seed: seed.clone() })
    }

    fn start_search(&self, play: &dyn AnyPlay, seed: &Seed) -> Option<Box<dyn AnySearch>> {
        Some(Box::new(HeldSearch {
            held: self.clone(),
            game: play.game().name(),
            inner: play.start_search(seed)?,
        }))
    }
}

struct HeldPlayer {
    held: Held,
    seed: Seed,
}

impl BotPlayer for HeldPlayer {
    fn decide(&mut self, play: &dyn AnyPlay, stop: &Stop) -> Option<String> {
        self.held.wait(play.game().name(), stop);
        play.bot_choice(Bot::Random, &mut self.seed.rng())
    }
}

struct HeldSearch {
    held: Held,
    game: &'static str,
    inner: Box<dyn AnySearch>,
}

impl AnySearch for HeldSearch {
    fn think(&mut self, budget: Budget, stop: &Stop) {
        self.held.wait(self.game, stop);
        self.inner.think(Budget { simulations: 20, ..budget }, stop);
    }

    fn report(&self, lines: usize) -> SearchReport {
        self.inner.report(lines)
    }
}

fn guest_at(server: &TestServer, address: &str) -> Browser {
    let mut browser = Browser::at(server);
    browser.headers.push(("x-forwarded-for", address.to_owned()));
    browser
}

/// One place to think for each, and room for everything else.
async fn server_of(held: &Held) -> TestServer {
    let factory = Arc::new(held.clone());
    let rate = Rate::new(100_000, 100_000, Duration::from_secs(1));
    let limits = LimitConfig {
        peer_tables: rate,
        guest_new_tables: rate,
        peer_requests: rate,
        guest_requests: rate,
        guest_tables: 1_000,
        ..LimitConfig::default()
    };
    TestServer::open_as(move |it| {
        (it.bot_factory, it.bot_deadline, it.thinkers, it.limits) = (factory, LONG, 1, limits);
        it.behind_proxy = true;
    })
    .await
}

/// A guest who wants everything for themselves: strong tables, sockets with hints, and reviews.
async fn hog(
    server: &TestServer,
    game: &str,
    numbers: (usize, usize, usize),
) -> (Vec<TableId>, Vec<Socket>, usize) {
    let mut hog = guest_at(server, "203.0.113.66");
    let mut tables = Vec::new();
    for _ in 0..numbers.0 {
        let fields = [("game", game), ("seats", "2"), ("who0", "bot:search:6"), ("who1", "me")];
        tables.push(hog.open_table(&fields).await);
    }
    let mut sockets = Vec::new();
    for _ in 0..numbers.1.div_ceil(32) {
        let mut other = guest_at(server, "203.0.113.66");
        for _ in 0..32.min(numbers.1 - sockets.len()) {
            let id = other
                .open_table(&[
                    ("game", game),
                    ("seats", "2"),
                    ("who0", "me"),
                    ("who1", "hot"),
                    ("hints", "on"),
                ])
                .await;
            let (mut socket, _) = other.socket(&id).await;
            socket.say(&json!({ "hint": true })).await;
            sockets.push(socket);
        }
    }
    let (mut taken, whole) = (0, play_out(games()[0], 2, 7));
    for _ in 0..numbers.2 {
        let id = keep(server, &*whole.at_step(16), bots(2)).await;
        let answer = hog.post(&format!("/t/{id}/review"), &[]).await;
        assert!([303, 429].contains(&answer.status.as_u16()), "{}", answer.status);
        taken += usize::from(answer.status == 303);
    }
    (tables, sockets, taken)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_does_not_take_the_computer_from_others() {
    let (hogged, played) = (games()[0].name(), games()[1].name());
    let held = Held::new(hogged);
    let server = server_of(&held).await;
    let (tables, _sockets, reviews) = hog(&server, hogged, (100, 96, 54)).await;
    assert!(reviews < 10, "one person has a small line, and not {reviews} of 54 places");
    until("the guest has what is theirs", async || held.state.asked.load(SeqCst) >= 2).await;

    let mut anna = guest_at(&server, "198.51.100.7");
    let fields =
        [("game", played), ("seats", "2"), ("who0", "bot:search:3"), ("who1", "me"), ("hints", "on")];
    let id = anna.open_table(&fields).await;
    let mut page = anna.get(&format!("/t/{id}")).await;
    while page.buttons().is_empty() {
        page = anna.get(&format!("/t/{id}")).await;
    }
    let decided = server.log(&id).await.iter().filter(|it| it.seat == 0 && !it.auto).count();
    assert_eq!(decided, held.state.others.load(SeqCst), "every decision is the bot's own");
    let hint = anna.post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!(hint.status, 200);
    assert!(hint.body.contains("games looked at"), "she has her hint");
    let whole = keep(&server, &*play_out(games()[1], 2, 9).at_step(6), bots(2)).await;
    assert_eq!(anna.post(&format!("/t/{whole}/review"), &[]).await.status, 303);
    until("her review is there", async || !is_running(&mut anna, &whole).await).await;
    assert_eq!(held.state.answered.load(SeqCst), 0, "nobody waited for the guest with the many tables");

    for it in &tables {
        assert!(server.log(it).await.is_empty(), "and none of theirs fell to another bot");
    }
    held.let_go();
    for it in &tables {
        until("all tables go on", async || !server.log(it).await.is_empty()).await;
    }
}

#[tokio::test]
async fn who_has_many_hints_is_told_so_and_others_have_theirs() {
    let game = games()[0].name();
    let held = Held::new(game);
    let server = server_of(&held).await;
    let mut anna = guest_at(&server, "203.0.113.66");
    let fields = [("game", game), ("seats", "2"), ("who0", "me"), ("who1", "hot"), ("hints", "on")];
    let mut sockets = Vec::new();
    for _ in 0..4 {
        let id = anna.open_table(&fields).await;
        let (mut socket, _) = anna.socket(&id).await;
        socket.say(&json!({ "hint": true })).await;
        socket.hear_until(|it| it["parts"].to_string().contains("hint")).await;
        sockets.push(socket);
    }
    let id = anna.open_table(&fields).await;
    for (lang, words) in
        [("en", "still being computed"), ("cs", "ještě počítají"), ("pl", "jeszcze obliczane")]
    {
        anna.post("/lang", &[("lang", lang), ("back", "/")]).await;
        let refused = anna.post(&format!("/t/{id}/hint"), &[]).await;
        assert_eq!(refused.status, 429);
        assert!(refused.body.contains(words), "{lang}: {}", refused.body);
    }
    held.let_go();
    until("there is room again", async || anna.post(&format!("/t/{id}/hint"), &[]).await.status == 200).await;
}

#[tokio::test]
async fn a_full_line_of_reviews_is_told_in_the_readers_language() {
    let server = server_of(&Held::new("none")).await;
    let mut eva = guest_at(&server, "203.0.113.66");
    let game = play_out(games()[0], 2, 7);
    let mut answer = None;
    for _ in 0..60 {
        let id = keep(&server, &*game, vec![Occupant::Bot { bot: "random".to_owned() }; 2]).await;
        let page = eva.post(&format!("/t/{id}/review"), &[]).await;
        if page.status == 429 {
            answer = Some((id, page));
            break;
        }
    }
    let (id, page) = answer.expect("a line has an end");
    assert!(page.body.contains("Your reviews are still waiting") && page.headers.contains_key("retry-after"));
    eva.post("/lang", &[("lang", "cs"), ("back", "/")]).await;
    let page = eva.post(&format!("/t/{id}/review"), &[]).await;
    assert!(page.body.contains("Vaše rozbory ještě čekají"), "{}", page.body);
    eva.post("/lang", &[("lang", "pl"), ("back", "/")]).await;
    let page = eva.post(&format!("/t/{id}/review"), &[]).await;
    assert!(page.body.contains("Twoje analizy jeszcze czekają"), "{}", page.body);
}
