//! Nothing that is sent depends on what its reader may not know: two tables that differ only in what is
//! hidden from a viewer send them the same bytes, at every address and over sockets.

use std::fmt::Write as _;

use axum::http::Method;
use patolli_catalog::{AnyGame, AnyPlay, Seat, Seed, Status, Viewer, games};
use patolli_store::{Occupant, Table, TableId};
use serde_json::{Value, json};

use crate::{
    browser::{Browser, Page, Socket, read},
    test_server::TestServer,
};

/// Number of compared decisions.
const DECISIONS: usize = 3;

/// Whether a viewer sees the same in both games, now and when they look back.
fn alike(one: &dyn AnyPlay, other: &dyn AnyPlay, viewer: Viewer) -> bool {
    one.view_json(viewer) == other.view_json(viewer)
}

/// The deal of a table with neighbours of every pile exchanged, from the bottom up, wherever the viewer
/// cannot see it.
fn redealt(kind: &'static dyn AnyGame, table: &Table, viewer: Viewer) -> String {
    let seats = u8::try_from(table.seats.len()).expect("few seats");
    let start = |deal: &str| kind.start_dealt(table.rules, seats, &table.options, None, deal).ok();
    let mine = start(&table.deal).expect("the deal fits");
    let mut lines: Vec<Vec<&str>> = table.deal.lines().map(|it| it.split(' ').collect()).collect();
    let text = |lines: &[Vec<&str>]| lines.iter().map(|it| it.join(" ")).collect::<Vec<_>>().join("\n");
    for line in 0..lines.len() {
        for at in (2..lines[line].len()).rev().step_by(2) {
            lines[line].swap(at - 1, at);
            if !start(&text(&lines)).is_some_and(|it| alike(&*mine, &*it, viewer)) {
                lines[line].swap(at - 1, at);
            }
        }
    }
    text(&lines)
}

/// Everything a reader can ask for about a table, without the name of the table and what belongs to the
/// request.
async fn everything(browser: &mut Browser, id: &TableId, steps: usize) -> String {
    let mut paths = vec![
        String::new(),
        "?text=1".to_owned(),
        "/aid".to_owned(),
        "/replay".to_owned(),
        "/score".to_owned(),
    ];
    paths.extend(["/record".to_owned(), "/review".to_owned(), "/review/parts".to_owned()]);
    for n in 0..=steps {
        paths.extend([format!("/replay?n={n}"), format!("/replay?n={n}&text=1"), format!("/moment/{n}")]);
    }
    let mut text = String::new();
    for path in paths {
        let page = browser.get(&format!("/t/{id}{path}")).await;
        writeln!(text, "{path}: {} {}", page.status, page.body).expect("it is a string");
        for (name, value) in &page.headers {
            // A tag is a fingerprint over the address, too; that it does not depend on the deal is tried
            // where it is made.
            if name != "x-request-id" && name != "date" && name != "etag" {
                writeln!(text, "{name}: {value:?}").expect("it is a string");
            }
        }
    }
    // A game that goes on is not reviewed.
    let review = browser.post(&format!("/t/{id}/review"), &[]).await;
    assert_eq!(review.location(), Some(format!("/t/{id}").as_str()), "{}", review.status);
    writeln!(text, "review: {} {}", review.status, review.body).expect("it is a string");
    text.replace(id.as_str(), "ID")
}

/// A table of two people, and the same people at a second table whose deal differs in what the viewer cannot
/// see.
struct TablePair {
    server: TestServer,
    people: [Browser; 2],
    ids: [TableId; 2],
    plays: [Box<dyn AnyPlay>; 2],
}

impl TablePair {
    async fn open(kind: &'static dyn AnyGame, options: &[(&str, &str)], viewer: Viewer) -> Self {
        let server = TestServer::open().await;
        let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
        let fields = [("game", kind.name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
        let id = anna.open_table(&[&fields[..], options].concat()).await;
        assert_eq!(borek.post(&format!("/t/{id}/join"), &[("name", "Borek")]).await.status, 303);
        let mut other = server.table(&id).await;
        assert!(other.seats.iter().all(|it| matches!(it, Occupant::Guest { .. })));
        other.deal = redealt(kind, &other, viewer);
        assert_ne!(other.deal, server.table(&id).await.deal, "{}: something is hidden", kind.name());
        other.id = TableId::random();
        server.store.create(&other).await.expect("the table is kept");
        let ids = [id, other.id];
        let plays = [server.mirror(&ids[0]).await, server.mirror(&ids[1]).await];
        Self { server, people: [anna, borek], ids, plays }
    }

    /// The seat that must decide, and a decision after which the viewer still cannot tell the tables apart.
    fn choice(&self, viewer: Viewer) -> Option<(Seat, String)> {
        let Status::Asks(seat) = self.plays[0].status() else { return None };
        let steps = self.plays[0].steps();
        let fits = |it: &str| {
            let mut after = [self.plays[0].at_step(steps), self.plays[1].at_step(steps)];
            let taken = after.iter_mut().all(|play| play.play(seat, it).is_ok());
            taken && after[0].steps() == after[1].steps() && alike(&*after[0], &*after[1], viewer)
        };
        let choice = self.plays[0].choices().into_iter().map(|it| it.notation).find(|it| fits(it))?;
        Some((seat, choice))
    }

    /// Takes the same decision at both tables; `None` when the viewer could tell them apart afterwards.
    async fn decide(&mut self, viewer: Viewer) -> Option<()> {
        let (seat, choice) = self.choice(viewer)?;
        let version = u32::try_from(self.plays[0].steps()).expect("few");
        for (id, play) in self.ids.iter().zip(&mut self.plays) {
            show(&mut self.people[seat.index()], id, seat).await;
            let done = self.people[seat.index()].decide(id, &choice, version).await;
            assert_eq!(done.status, 303, "{choice}: {}", done.body);
            play.play(seat, &choice).expect("it fits");
        }
        Some(())
    }

    /// Compares all that the viewer is sent.
    async fn compare(&mut self, viewer: Viewer, what: &str) {
        let mut stranger = Browser::at(&self.server);
        let steps = self.plays[0].steps();
        let reader = match viewer {
            Viewer::Seat(seat) => &mut self.people[seat.index()],
            Viewer::Watcher => &mut stranger,
        };
        let [one, other] = [&self.ids[0], &self.ids[1]];
        let pages = [everything(reader, one, steps).await, everything(reader, other, steps).await];
        let differs = pages[0].lines().zip(pages[1].lines()).find(|it| it.0 != it.1);
        assert!(pages[0] == pages[1], "{what} after {steps}: {differs:?}");
        let frames = [frame(reader, one).await, frame(reader, other).await];
        assert!(frames[0] == frames[1], "{what} after {steps}: frames differ");
    }
}

async fn show(browser: &mut Browser, id: &TableId, seat: Seat) {
    browser.post(&format!("/t/{id}/show"), &[("seat", &seat.number().to_string())]).await;
}

/// The first frame of a socket: the whole truth.
async fn frame(browser: &Browser, id: &TableId) -> String {
    let mut socket = browser.try_socket(id).await.expect("the socket opens");
    let frame = socket.listen_raw().await.expect("a frame");
    frame.replace(id.as_str(), "ID")
}

async fn nothing_tells(kind: &'static dyn AnyGame, options: &[(&str, &str)], viewer: Viewer) {
    let mut pair = TablePair::open(kind, options, viewer).await;
    let what = format!("{} for {viewer:?}", kind.name());
    pair.compare(viewer, &what).await;
    for taken in 0..DECISIONS {
        if pair.decide(viewer).await.is_none() {
            assert!(taken > 0, "{what}: some decision shows nothing");
            break;
        }
        pair.compare(viewer, &what).await;
    }
}

/// The pages of both tables that one reader keeps open, and what they were sent.
struct Open {
    sockets: [Socket; 2],
    ids: [TableId; 2],
    what: String,
    /// The version of the last frame.
    version: u64,
}

impl Open {
    async fn at(pair: &TablePair, viewer: Viewer, what: String) -> Self {
        let stranger = Browser::at(&pair.server);
        let reader = match viewer {
            Viewer::Seat(seat) => &pair.people[seat.index()],
            Viewer::Watcher => &stranger,
        };
        let [one, other] = [&pair.ids[0], &pair.ids[1]];
        let sockets = [
            reader.try_socket(one).await.expect("the socket opens"),
            reader.try_socket(other).await.expect("the socket opens"),
        ];
        let mut open = Self { sockets, ids: pair.ids.clone(), what, version: 0 };
        open.hear("the whole truth").await;
        open
    }

    /// Says the same at both tables.
    async fn say(&mut self, message: &Value) {
        for socket in &mut self.sockets {
            socket.say(message).await;
        }
    }

    /// The next frame of both tables, which must be the same to the last byte.
    async fn hear(&mut self, why: &str) -> Value {
        let mut frames = Vec::new();
        for (socket, id) in self.sockets.iter_mut().zip(&self.ids) {
            frames.push(socket.listen_raw().await.expect("a frame").replace(id.as_str(), "ID"));
        }
        assert!(frames[0] == frames[1], "{}, {why}: frames differ", self.what);
        let frame = read(&frames[0]);
        self.version = frame["version"].as_u64().expect("a version");
        frame
    }

    /// Hears everything up to the answer to a decision that cannot be taken: it is answered last.
    async fn hear_all(&mut self, why: &str, wrong: &Value) {
        self.say(wrong).await;
        loop {
            let frame = self.hear(why).await;
            if frame.get("refused").is_some() || frame["stale"] == true {
                return;
            }
        }
    }
}

impl TablePair {
    /// Sends a form at both tables, with the same outcome.
    async fn post(&mut self, seat: Seat, fields: &[(&str, &str)]) -> Page {
        let mut pages = Vec::new();
        for id in &self.ids {
            show(&mut self.people[seat.index()], id, seat).await;
            pages.push(self.people[seat.index()].post(&format!("/t/{id}/do"), fields).await);
        }
        assert_eq!(pages[0].status, pages[1].status);
        pages.swap_remove(0)
    }

    /// The same decision at both tables: the viewer by the open page, everybody else by a form.
    async fn go_on(&mut self, open: &mut Open, viewer: Viewer, seat: Seat, choice: &str) {
        let version = open.version.to_string();
        if viewer == Viewer::Seat(seat) {
            open.say(&json!({ "do": choice, "version": open.version })).await;
        } else {
            let page = self.post(seat, &[("do", choice), ("version", &version)]).await;
            assert_eq!(page.status, 303, "{choice}: {}", page.body);
        }
        for play in &mut self.plays {
            play.play(seat, choice).expect("it fits");
        }
        open.hear_all("a decision", &json!({ "do": "nonsense", "version": 1_000_000 })).await;
        open.hear_all("nonsense", &json!({ "do": "nonsense", "version": open.version })).await;
    }

    /// The same seat takes the last decision back at both tables, if it may; whether it did.
    async fn take_back(&mut self, open: &mut Open, viewer: Viewer, seat: Seat, steps: usize) -> bool {
        let (before, version) = (open.version, open.version.to_string());
        if viewer == Viewer::Seat(seat) {
            open.say(&json!({ "undo": true, "version": open.version })).await;
            open.hear("taking back").await;
        } else {
            self.post(seat, &[("undo", "1"), ("version", &version)]).await;
        }
        open.hear_all("taking back", &json!({ "do": "nonsense", "version": 1_000_000 })).await;
        let done = open.version > before;
        if done {
            self.plays = self.plays.each_ref().map(|it| it.at_step(steps));
        }
        done
    }
}

/// Compares every frame of pages that stay open: after decisions of the reader and of others, refusals, and
/// decisions that are taken back. Returns how many others took and how many were taken back.
async fn no_frame_tells(kind: &'static dyn AnyGame, options: &[(&str, &str)], viewer: Viewer) -> (u32, u32) {
    let mut pair = TablePair::open(kind, options, viewer).await;
    let mut open = Open::at(&pair, viewer, format!("{} for {viewer:?}", kind.name())).await;
    let (mut others, mut taken_back) = (0, 0);
    for _ in 0..DECISIONS {
        let steps = pair.plays[0].steps();
        let Some((seat, choice)) = pair.choice(viewer) else { break };
        pair.go_on(&mut open, viewer, seat, &choice).await;
        others += u32::from(viewer != Viewer::Seat(seat));
        open.hear_all("what comes too late", &json!({ "do": choice, "version": 0 })).await;
        if pair.take_back(&mut open, viewer, seat, steps).await {
            taken_back += 1;
            pair.go_on(&mut open, viewer, seat, &choice).await;
        }
    }
    (others, taken_back)
}

#[tokio::test]
async fn no_later_frame_tells_what_is_hidden() {
    for kind in games() {
        let (mut others, mut taken_back) = (0, 0);
        for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
            let counted = no_frame_tells(*kind, &[], viewer).await;
            (others, taken_back) = (others + counted.0, taken_back + counted.1);
        }
        assert!(others > 0 && taken_back > 0, "{}: {others} of others, {taken_back} back", kind.name());
    }
}

#[tokio::test]
async fn no_later_frame_tells_what_another_seat_holds() {
    let kind = patolli_catalog::game("tzolkin").expect("it is in the catalogue");
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        let (others, _) =
            no_frame_tells(kind, &[("set-tribes", "on"), ("set-prophecies", "on")], viewer).await;
        assert!(others > 0 || viewer == Viewer::Seat(Seat::new(0)), "{viewer:?}");
    }
}

#[tokio::test]
async fn watchers_are_sent_nothing_that_is_hidden() {
    for kind in games() {
        nothing_tells(*kind, &[], Viewer::Watcher).await;
    }
}

#[tokio::test]
async fn players_are_sent_nothing_that_is_hidden_from_them() {
    for kind in games() {
        nothing_tells(*kind, &[], Viewer::Seat(Seat::new(0))).await;
    }
}

#[tokio::test]
async fn a_seat_is_sent_nothing_of_what_another_one_holds() {
    let kind = patolli_catalog::game("tzolkin").expect("it is in the catalogue");
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        nothing_tells(kind, &[("set-tribes", "on"), ("set-prophecies", "on")], viewer).await;
    }
}

/// A table with a free seat, and another one whose deal differs in what the viewer cannot see.
async fn with_a_free_seat(
    server: &TestServer,
    anna: &mut Browser,
    kind: &'static dyn AnyGame,
    viewer: Viewer,
) -> [TableId; 2] {
    let fields = [("game", kind.name()), ("seats", "2"), ("who1", "open"), ("listed", "on")];
    let mut one = server.table(&anna.open_table(&fields).await).await;
    // Tables of older releases were dealt while seats were free; sitting down at these changes nothing
    // of the deal.
    let dealt = kind.start(2, &one.options, &Seed::from(7)).expect("the options fit");
    (one.deal, one.id) = (dealt.deal(), TableId::random());
    let two = Table { deal: redealt(kind, &one, viewer), id: TableId::random(), ..one.clone() };
    for table in [&one, &two] {
        server.store.create(table).await.expect("the table is kept");
    }
    [one.id, two.id]
}

#[tokio::test]
async fn programs_are_sent_nothing_that_is_hidden_from_them() {
    let viewer = Viewer::Seat(Seat::new(1));
    for kind in games() {
        let server = TestServer::open().await;
        let mut answers = Vec::new();
        for id in &with_a_free_seat(&server, &mut Browser::at(&server), *kind, viewer).await {
            answers.push(program(&server, id).await.replace(id.as_str(), "ID"));
        }
        assert_eq!(answers[0], answers[1], "{}", kind.name());
    }
}

#[tokio::test]
async fn sockets_of_programs_are_sent_nothing_that_is_hidden_from_them() {
    let viewer = Viewer::Seat(Seat::new(1));
    for kind in games() {
        let server = TestServer::open().await;
        let mut anna = Browser::at(&server);
        let ids = with_a_free_seat(&server, &mut anna, *kind, viewer).await;
        let plays = [server.mirror(&ids[0]).await, server.mirror(&ids[1]).await];
        let mut sockets = Vec::new();
        for id in &ids {
            let program = seated(&server, id).await;
            sockets.push(program.socket_at(&format!("/api/tables/{id}/socket")).await.expect("it opens"));
        }
        let Status::Asks(seat) = plays[0].status() else { panic!("a seat is asked") };
        let fits = |it: &str| {
            let mut after = [plays[0].at_step(0), plays[1].at_step(0)];
            after.iter_mut().all(|play| play.play(seat, it).is_ok()) && alike(&*after[0], &*after[1], viewer)
        };
        let choice = plays[0].choices().into_iter().map(|it| it.notation).find(|it| fits(it));
        let choice = choice.expect("some decision shows nothing");
        let mut frames = [String::new(), String::new()];
        for (id, (socket, frames)) in ids.iter().zip(sockets.iter_mut().zip(&mut frames)) {
            *frames += &socket.listen_raw().await.expect("how it stands");
            if seat.index() == 0 {
                let done = anna.decide(id, &choice, 0).await;
                assert_eq!(done.status, 303, "{choice}: {}", done.body);
            } else {
                socket.say(&serde_json::json!({ "do": choice, "version": 0 })).await;
            }
            *frames += &socket.listen_raw().await.expect("what happened");
            assert!(frames.contains("\"events\":"), "{frames}");
        }
        assert_eq!(frames[0], frames[1], "{}", kind.name());
    }
}

/// The messages to a program that sits down at a table.
async fn program(server: &TestServer, id: &TableId) -> String {
    let mut program = seated(server, id).await;
    let page = program.get(&format!("/api/tables/{id}")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    page.body
}

/// A program that sits at a table.
async fn seated(server: &TestServer, id: &TableId) -> Browser {
    let mut program = Browser::at(server);
    let body = r#"{"name":"Program"}"#.to_owned();
    let joined = program.ask(Method::POST, &format!("/api/tables/{id}/join"), body).await;
    let answer: Value = serde_json::from_str(&joined.body).expect("JSON");
    let token = answer["token"].as_str().expect("a token");
    program.headers = vec![("authorization", format!("Bearer {token}"))];
    program
}
