//! Tests that two tables which differ only in hidden information send a reader the same messages, byte for
//! byte.
//!
//! The second table is dealt otherwise in what the reader cannot know. Where a decision would show the
//! difference, another deal is looked for that agrees in what is shown, and the decision is taken with it; so
//! what is sent at a reveal is compared, too.

mod deals;

use std::{collections::BTreeSet, sync::Arc};

use patolli_catalog::{
    AnyGame, AnyPlay, Bot, Budget, CoachNotes, Rng, Seat, Seed, Status, Stop, Tip, Viewer, coach, games,
};
use patolli_store::{Occupant, Phase, Table, format_minute};
use patolli_web::model::Coaching;
use tokio::sync::mpsc;

use self::deals::{matching, redealt};
use super::{
    TableActor,
    test_context::{TestContext, occupant, reader},
};
use crate::{
    failure::Rejection,
    guest::Guest,
    table::{
        Client, Frame, SocketId,
        command::{MoveKind, MoveRequest},
        load::load,
        reader::Reader,
        snapshot::Snapshot,
        table_spec::{DealSource, TableSpec, continue_from},
    },
};

/// First decision and length of the tested segments: the hidden choices, the opening, the middle.
const SEGMENTS: [(usize, usize); 3] = [(0, 30), (90, 20), (260, 20)];
/// Simulations of the compared searches.
const SIMULATIONS: u32 = 12;

/// A server without sockets, in memory but for its database.
struct TestServer {
    context: TestContext,
    guests: Vec<Guest>,
}

impl TestServer {
    async fn open(seats: u8) -> Self {
        let guest = |it| Guest { name: Some(format!("Guest {it}")), ..Guest::fresh() };
        Self { context: TestContext::open().await, guests: (0..seats).map(guest).collect() }
    }

    fn occupants(&self) -> Vec<Occupant> {
        self.guests.iter().map(occupant).collect()
    }

    /// The table of a new game.
    fn table(&self, kind: &'static dyn AnyGame, options: &[(&str, &str)], seed: &Seed) -> Table {
        let options = options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        let spec = TableSpec {
            kind,
            seats: self.occupants(),
            options,
            listed: true,
            hints: true,
            pace: crate::table::pace::Pace::None,
            stand_in: patolli_store::DEFAULT_STAND_IN.to_owned(),
        };
        spec.table(self.guests[0].id.clone(), DealSource::Seed(seed.clone()), 0).expect("the options fit")
    }

    /// A game at a table of its own, with the pages and programs of the reader.
    async fn serve(&self, table: &Table, play: &dyn AnyPlay, viewer: Viewer) -> TestTable {
        let owner = self.guests[0].id.clone();
        let past = Table { deal: play.deal(), ..table.clone() };
        let (mut own, log) = continue_from(&past, play, self.occupants(), owner, 0);
        (own.invite, own.listed) = (table.invite.clone(), table.listed);
        self.context.store.create_with_log(&own, &log).await.expect("the table is kept");
        let loaded = load(&self.context.tables, &own.id).await;
        let loaded = loaded.unwrap_or_else(|why| panic!("the table {} is not read again: {why:?}", own.id));
        let mut side = TestTable {
            actor: TableActor::new(Arc::clone(&self.context.tables), loaded),
            clients: Vec::new(),
        };
        let guest = match viewer {
            Viewer::Seat(seat) => Some(self.guests[seat.index()].clone()),
            Viewer::Watcher => None,
        };
        side.attach(Client::Page(Box::new(reader(guest.clone()))));
        if let Some(guest) = guest {
            side.attach(Client::Program(guest.id));
        }
        side
    }
}

/// One of two tables, with the reader's sockets.
struct TestTable {
    actor: TableActor,
    clients: Vec<(SocketId, mpsc::Receiver<Frame>)>,
}

impl TestTable {
    fn attach(&mut self, client: Client) -> SocketId {
        let (outbox, inbox) = mpsc::channel(256);
        let id = self.actor.attach(client, outbox).expect("there is room");
        self.clients.push((id, inbox));
        id
    }

    /// Every message since the last call to each client of the reader, without the name of the table.
    fn take(&mut self) -> Vec<Vec<String>> {
        let name = self.actor.table.id.to_string();
        // Since when somebody is away may be another minute at the other table.
        let now = self.actor.context.now();
        let minutes = [now, now - 60_000].map(format_minute);
        let take = |inbox: &mut mpsc::Receiver<Frame>| {
            let mut frames = Vec::new();
            while let Ok(Frame::Text(frame)) = inbox.try_recv() {
                let frame = frame.replace(&name, "ID");
                frames.push(minutes.iter().fold(frame, |frame, it| frame.replace(it, "NOW")));
            }
            frames
        };
        self.clients.iter_mut().map(|it| take(&mut it.1)).collect()
    }

    /// What the coach says to the reader: with no tip read, then with all read but one.
    fn coached(&self, guest: &Guest, seat: Seat) -> Vec<String> {
        let snapshot = self.actor.snapshot();
        let coach = coach(&snapshot.table.game).expect("the game has tips");
        let all: BTreeSet<String> = coach.tips.iter().map(|it| it.id.clone()).collect();
        let all_but = |it: &Tip| all.iter().filter(|id| **id != it.id).cloned().collect();
        let known = std::iter::once(BTreeSet::new()).chain(coach.tips.iter().map(all_but));
        let panel = |read: BTreeSet<String>| {
            let mut notes = CoachNotes { read, ..CoachNotes::default() };
            let open = notes.look(coach, &*snapshot.play, seat);
            let coaching = Coaching { coach, on: true, open, read: notes.read };
            let reader = Reader { coach: Some(coaching), ..reader(Some(guest.clone())) };
            let page = snapshot.show(&reader, None, |it| patolli_web::coach_part(it).html);
            page.replace(self.actor.table.id.as_str(), "ID")
        };
        known.map(panel).collect()
    }

    async fn decide(&mut self, guest: &Guest, kind: MoveKind) -> bool {
        let request = MoveRequest { version: self.actor.version, kind };
        let outcome = self.actor.decide(&guest.id, &request).await;
        assert!(!matches!(outcome, Err(Rejection::Failed(_))), "the store works");
        outcome.is_ok()
    }
}

/// Two tables that the reader cannot tell apart.
struct TablePair<'a> {
    server: &'a TestServer,
    sides: [TestTable; 2],
    viewer: Viewer,
    what: String,
}

impl TablePair<'_> {
    /// Compares what the reader was sent since the last time: as many messages, each the same.
    fn compare(&mut self, why: &str) -> usize {
        let [one, other] = self.sides.each_mut().map(TestTable::take);
        for (one, other) in one.iter().zip(&other) {
            let sizes = |frames: &[String]| frames.iter().map(String::len).collect::<Vec<_>>();
            assert_eq!(sizes(one), sizes(other), "{}, {why}: other messages or sizes", self.what);
            for (one, other) in one.iter().zip(other) {
                assert!(one == other, "{}, {why}: {}", self.what, difference(one, other));
            }
        }
        one.iter().map(Vec::len).sum()
    }

    /// The same seat decides at both tables, each as it can there.
    async fn decide(&mut self, seat: Seat, decisions: [&str; 2]) {
        let asked = self.viewer == Viewer::Seat(seat);
        for (side, decision) in self.sides.iter_mut().zip(decisions) {
            let kind = MoveKind::Do(decision.to_owned());
            if asked {
                let request = MoveRequest { version: side.actor.version, kind };
                side.actor.receive(side.clients[0].0, &request).await;
            } else {
                assert!(side.decide(&self.server.guests[seat.index()], kind).await, "{decision} is offered");
            }
        }
        let told = self.compare(&format!("after {} of {seat}", decisions[0]));
        assert!(told > 0, "{}: {} is told", self.what, decisions[0]);
    }

    /// The seat leaves and comes back, so that a stand-in could play meanwhile.
    async fn leave_and_come_back(&mut self, seat: Seat) {
        let guest = self.server.guests[seat.index()].id.clone();
        for side in &mut self.sides {
            assert!(side.actor.leave(&guest).await.is_ok(), "whoever sits may leave");
        }
        assert!(self.compare("leaving") > 0, "{}: it is told who leaves", self.what);
        for side in &mut self.sides {
            assert!(side.actor.come_back(&guest).await.is_ok(), "whoever left may come back");
        }
        assert!(self.compare("coming back") > 0, "{}: it is told who is back", self.what);
    }

    /// Tries what changes nothing for good: leaving, nonsense, a late decision, taking back, a hint.
    async fn try_the_rest(&mut self, seat: Seat, decisions: [&str; 2]) {
        self.leave_and_come_back(seat).await;
        for side in &mut self.sides {
            let kind = || MoveKind::Do("nonsense".to_owned());
            for request in [
                MoveRequest { version: side.actor.version, kind: kind() },
                MoveRequest { version: 0, kind: kind() },
            ] {
                side.actor.receive(side.clients[0].0, &request).await;
            }
        }
        self.compare("a denied");
        let mut back = [false, false];
        for (side, back) in self.sides.iter_mut().zip(&mut back) {
            *back = side.decide(&self.server.guests[seat.index()], MoveKind::Undo).await;
        }
        assert_eq!(back[0], back[1], "{}: {} is taken back", self.what, decisions[0]);
        self.compare("taking back");
        if back[0] {
            self.decide(seat, decisions).await;
        }
    }

    /// Compares the coach: whatever tips the reader has read, the panel is the same.
    fn coach(&self) {
        let Viewer::Seat(seat) = self.viewer else { return };
        let guest = &self.server.guests[seat.index()];
        let [one, other] = self.sides.each_ref().map(|it| it.coached(guest, seat));
        assert_eq!(one, other, "{}: the coach", self.what);
        assert!(!one.is_empty(), "{}: the coach stands there", self.what);
    }

    /// Compares hints: another seat's hint sends the reader nothing, the reader's own is the same.
    fn think(&mut self) {
        let [one, other] = self.sides.each_ref().map(|it| Arc::clone(&it.actor.play));
        let Status::Asks(seat) = one.status() else { return };
        if self.viewer == Viewer::Seat(seat) {
            assert_eq!(thought(&*one), thought(&*other), "{}: a hint", self.what);
            return;
        }
        let guest = self.server.guests[seat.index()].clone();
        let mut asking = Vec::new();
        for side in &mut self.sides {
            side.attach(Client::Page(Box::new(reader(Some(guest.clone())))));
            asking.push(side.clients.pop().expect("just attached"));
        }
        self.compare("a watcher comes");
        for (side, (id, own)) in self.sides.iter_mut().zip(&mut asking) {
            while own.try_recv().is_ok() {}
            side.actor.begin_hint(*id);
            assert!(own.try_recv().is_ok(), "who asks is told");
            assert!(side.take().iter().all(Vec::is_empty), "{}: a hint is for who asks", self.what);
            side.actor.detach(*id);
        }
        self.compare("a watcher leaves");
    }
}

/// The thoughts of a search for the seat that is asked.
fn thought(play: &dyn AnyPlay) -> String {
    let mut thinker = play.start_search(&Seed::from(5)).expect("a seat is asked");
    thinker.think(Budget::simulations(SIMULATIONS), &Stop::default());
    format!("{:?}", thinker.report(3))
}

/// The place where two messages begin to differ.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|it| it.0 == it.1).count();
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(80)..(at + 80).min(text.len())])
            .into_owned()
    };
    format!("“{}” and “{}”", around(one), around(other))
}

/// Counts of compared moments.
#[derive(Default)]
struct Counts {
    decisions: usize,
    reveals: usize,
    deals: usize,
}

/// Plays and compares one segment of a game; returns the game after it.
async fn play_segment(
    server: &TestServer,
    table: &Table,
    mut play: Box<dyn AnyPlay>,
    viewer: Viewer,
    length: usize,
    rng: &mut Rng,
    counts: &mut Counts,
) -> Box<dyn AnyPlay> {
    let mut pair: Option<TablePair<'_>> = None;
    for _ in 0..length {
        let Status::Asks(seat) = play.status() else { break };
        let decision = play.bot_choice(Bot::Random, rng).expect("a seat is asked");
        let mut next = play.at_step(play.steps());
        next.play(seat, &decision).expect("bots decide by the rules");
        let other =
            pair.as_ref().and_then(|it| matching(&*play, &*it.sides[1].actor.play, seat, &decision, viewer));
        let other = if other.is_some() {
            other
        } else {
            // The tables would differ for the reader, or there is no second one: another deal that agrees in
            // what is shown now.
            pair = None;
            if let Some(second) = redealt(&*play, &*next, viewer) {
                let what = format!("{} for {viewer:?} after {}", play.game().name(), play.steps());
                let sides =
                    [server.serve(table, &*play, viewer).await, server.serve(table, &*second, viewer).await];
                let pair = pair.insert(TablePair { server, sides, viewer, what });
                assert!(pair.compare("the whole truth") > 0);
                counts.deals += 1;
            }
            pair.as_ref().map(|_| decision.clone())
        };
        if let (Some(pair), Some(other)) = (&mut pair, &other) {
            let wall = play.choices().iter().any(|it| it.notation == decision && it.reveals);
            pair.what = format!("{} for {viewer:?} after {}", play.game().name(), play.steps());
            pair.decide(seat, [&decision, other]).await;
            let steps = pair.sides.each_ref().map(|it| it.actor.play.steps());
            assert_eq!(steps[0], steps[1], "{}: as many answers", pair.what);
            counts.decisions += 1;
            counts.reveals += usize::from(wall);
            if counts.decisions.is_multiple_of(3) {
                pair.try_the_rest(seat, [&decision, other]).await;
            }
            pair.coach();
            if counts.decisions.is_multiple_of(5) {
                pair.think();
            }
        }
        play = next;
    }
    play
}

/// Plays a game in segments for one reader.
async fn no_message_tells(
    kind: &'static dyn AnyGame,
    options: &[(&str, &str)],
    viewer: Viewer,
    seed: u64,
) -> Counts {
    let server = TestServer::open(3).await;
    let seed = Seed::from(seed);
    let table = server.table(kind, options, &seed);
    let mut play =
        kind.start_dealt(table.rules, 3, &table.options, None, &table.deal).expect("the deal fits");
    let (mut rng, mut counts) = (seed.rng(), Counts::default());
    for (from, length) in SEGMENTS {
        while let Status::Asks(seat) = play.status()
            && play.steps() < from
        {
            let decision = play.bot_choice(Bot::Random, &mut rng).expect("a seat is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
        }
        play = play_segment(&server, &table, play, viewer, length, &mut rng, &mut counts).await;
    }
    counts
}

/// Every reader of a game with these options.
async fn compare_redeals(name: &str, options: &[(&str, &str)]) {
    let kind = *games().iter().find(|it| it.name() == name).expect("it is in the catalogue");
    let seats = [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))];
    let mut all = Counts::default();
    for (seed, viewer) in (3..).zip(seats) {
        let counts = no_message_tells(kind, options, viewer, seed).await;
        assert!(counts.decisions > 30, "{name} for {viewer:?}: {} decisions", counts.decisions);
        all.reveals += counts.reveals;
        all.deals += counts.deals;
    }
    let Counts { reveals, deals, .. } = all;
    assert!(reveals > 2 && deals > 5, "{name}: {reveals} reveals, {deals} deals");
}

#[tokio::test]
async fn tags_of_pages_do_not_depend_on_the_deal() {
    let server = TestServer::open(2).await;
    let seed = Seed::from(1);
    for kind in games() {
        let table = server.table(*kind, &[], &seed);
        let play = kind.start(2, &table.options, &seed).expect("the options fit");
        let side = server.serve(&table, &*play, Viewer::Watcher).await;
        let (mut one, mut other) = (side.actor.snapshot(), side.actor.snapshot());
        let dealt =
            |deal: &str, phase| Arc::new(Table { deal: deal.to_owned(), phase, ..(*one.table).clone() });
        let (mine, others) = (dealt("one", Phase::Running), dealt("other", Phase::Running));
        let finished = [dealt("one", Phase::Finished), dealt("other", Phase::Finished)];
        let tag = |it: &Snapshot| format!("{:?}", it.cache_inputs(&reader(None), 0));
        (one.table, other.table) = (mine, others);
        assert_eq!(tag(&one), tag(&other), "{}: while the deal is a secret", kind.name());
        [one.table, other.table] = finished;
        assert_ne!(tag(&one), tag(&other), "{}: the page of a finished game shows it", kind.name());
    }
}

#[tokio::test]
async fn no_message_of_tikal_tells_what_is_hidden() {
    compare_redeals("tikal", &[]).await;
    compare_redeals("tikal", &[("auction", "on")]).await;
}

#[tokio::test]
async fn no_message_of_tzolkin_tells_what_is_hidden() {
    compare_redeals("tzolkin", &[("tribes", "on"), ("prophecies", "on")]).await;
}

#[tokio::test]
async fn no_message_of_teotihuacan_tells_what_is_hidden() {
    compare_redeals("teotihuacan", &[("setup", "normal")]).await;
}

#[tokio::test]
async fn no_message_of_an_open_draft_of_teotihuacan_tells_what_is_hidden() {
    compare_redeals("teotihuacan", &[("setup", "draft")]).await;
}
