//! Tests that hidden information reaches no reader who may not know it: frames, pages, moments, the log.

use std::{
    collections::HashSet,
    fmt::{Debug, Write as _},
    sync::{Arc, Mutex},
};

use patolli_catalog::{Seat, games};
use patolli_fake_game::FakeGame;
use patolli_store::{Chain, Phase, Table};
use tokio::sync::mpsc;
use tracing::{Event, Metadata, Subscriber, field::Field, span};

use super::{
    TableActor,
    test_context::{TestContext, occupant, reader},
};
use crate::{
    deals::random_seed,
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    table::{
        Client, Frame, SocketId,
        command::{MoveKind, MoveRequest},
        load::Loaded,
        replay::UndoUsage,
        sitting::Sitting,
        snapshot::Snapshot,
        table_spec::{DealSource, TableSpec},
    },
};

/// A table of the fake game, and what keeps it alive.
struct TestTable {
    actor: TableActor,
    _context: TestContext,
}

impl TestTable {
    /// A table whose seats these guests hold, one after the other.
    async fn open(seats: &[&Guest]) -> Self {
        let context = TestContext::open().await;
        let spec = TableSpec {
            kind: games()[0],
            seats: seats.iter().map(|it| occupant(it)).collect(),
            options: Vec::new(),
            listed: true,
            hints: true,
            pace: crate::table::pace::Pace::None,
            stand_in: patolli_store::DEFAULT_STAND_IN.to_owned(),
        };
        let table: Table =
            spec.table(seats[0].id.clone(), DealSource::Seed(random_seed()), 0).expect("the options fit");
        context.store.create(&table).await.expect("the table is kept");
        assert_eq!(table.phase, Phase::Running);
        let play = Box::new(FakeGame::after(u8::try_from(seats.len()).expect("few seats"), &[]));
        let (chain, undo_usage, holders) = (Chain::new(&table), UndoUsage::default(), HashSet::new());
        let sitting = Sitting::new(table.seats.len());
        let loaded = Loaded { table, play, version: 0, chain, undo_usage, sitting, holders };
        Self { actor: TableActor::new(Arc::clone(&context.tables), loaded), _context: context }
    }

    fn browser(&mut self, guest: Option<&Guest>) -> Frames {
        let (outbox, inbox) = mpsc::channel(64);
        let page = Client::Page(Box::new(reader(guest.cloned())));
        let id = self.actor.attach(page, outbox).expect("there is room");
        Frames { id, inbox }
    }

    fn program(&mut self, guest: &Guest) -> Frames {
        let (outbox, inbox) = mpsc::channel(64);
        let id = self.actor.attach(Client::Program(guest.id.clone()), outbox).expect("there is room");
        Frames { id, inbox }
    }

    async fn say(&mut self, guest: &Guest, text: &str) -> Result<(), Rejection> {
        let request = MoveRequest { version: self.actor.version, kind: MoveKind::Do(text.to_owned()) };
        self.actor.decide(&guest.id, &request).await
    }
}

/// Messages sent to one client.
struct Frames {
    id: SocketId,
    inbox: mpsc::Receiver<Frame>,
}

impl Frames {
    /// Everything since the last call, byte for byte.
    fn take(&mut self) -> String {
        let mut text = String::new();
        while let Ok(Frame::Text(frame)) = self.inbox.try_recv() {
            text += &frame;
        }
        text
    }
}

fn guest(name: &str) -> Guest {
    Guest { name: Some(name.to_owned()), ..Guest::fresh() }
}

fn assert_lacks(text: &str, secrets: &[&str], who: &str) {
    for secret in secrets {
        assert!(!text.contains(secret), "{who} can read “{secret}”");
    }
}

/// Every page of a reader: the table, drawn and in words, and every moment.
fn pages(snapshot: &Snapshot, guest: Option<&Guest>) -> String {
    let mut text = String::new();
    for path in ["/t/abc", "/t/abc?text=1"] {
        let reader = reader(guest.cloned()).at(path.to_owned());
        text += &snapshot.show(&reader, None, |it| patolli_web::table(it).into_string());
        for step in 0..=snapshot.play.steps() {
            text += &snapshot.show_moment(&reader, step, |it| patolli_web::replay(it).into_string());
            for part in snapshot.show_moment(&reader, step, patolli_web::replay_parts) {
                text += &part.html;
            }
        }
    }
    text
}

#[tokio::test]
async fn frames_and_pages_tell_no_secret_of_others() {
    let (anna, borek, cyril) = (guest("Anna"), guest("Borek"), guest("Cyril"));
    let mut table = TestTable::open(&[&anna, &borek, &cyril]).await;
    let (mut hers, mut his, mut watching) =
        (table.browser(Some(&anna)), table.browser(Some(&borek)), table.browser(None));
    assert!(hers.take().contains("held-by-0"), "who is asked reads their choices");
    assert_lacks(&his.take(), &["held-by-"], "another seat");
    assert_lacks(&watching.take(), &["held-by-"], "a watcher");

    table.say(&anna, "whisper alpha").await.expect("her turn");
    assert!(hers.take().contains("alpha"), "one's own secret is told");
    let frame = his.take();
    assert!(frame.contains("held-by-1"), "now he is asked");
    assert_lacks(&frame, &["alpha", "held-by-0"], "the next seat");
    assert_lacks(&watching.take(), &["alpha", "held-by-", "whisper"], "a watcher");
    let now = table.actor.snapshot();
    assert_lacks(&pages(&now, Some(&borek)), &["alpha", "held-by-0"], "the next seat");
    assert_lacks(&pages(&now, Some(&cyril)), &["alpha", "held-by-", "whisper"], "a seat that waits");
    assert_lacks(&pages(&now, None), &["alpha", "held-by-", "whisper"], "a watcher");
    assert!(pages(&now, Some(&anna)).contains("alpha"), "she may look back at her own");

    table.say(&borek, "whisper beta").await.expect("his turn");
    assert_lacks(&watching.take(), &["alpha", "beta"], "a watcher");
    table.say(&cyril, "whisper gamma").await.expect("his turn");
    let told = watching.take();
    assert!(["alpha", "beta", "gamma"].iter().all(|it| told.contains(it)), "now all is told");
}

#[tokio::test]
async fn programs_are_told_no_secret_of_others() {
    let (anna, borek, cyril) = (guest("Anna"), guest("Borek"), guest("Cyril"));
    let mut table = TestTable::open(&[&anna, &borek, &cyril]).await;
    let (mut hers, mut his) = (table.program(&anna), table.program(&borek));
    assert!(hers.take().contains("held-by-0"), "who is asked reads their choices");
    assert_lacks(&his.take(), &["held-by-"], "another seat");
    table.say(&anna, "whisper alpha").await.expect("her turn");
    assert!(hers.take().contains("alpha"), "one's own secret is told");
    let told = his.take();
    assert!(told.contains("held-by-1"), "now he is asked: {told}");
    assert_lacks(&told, &["alpha", "held-by-0"], "the next seat");
    table.actor.sync(his.id, None);
    assert_lacks(&his.take(), &["alpha", "held-by-0"], "who looks again");
}

#[tokio::test]
async fn a_shared_screen_is_handed_over_behind_a_curtain() {
    let anna = guest("Anna");
    let mut table = TestTable::open(&[&anna, &anna]).await;
    let mut screen = table.browser(Some(&anna));
    assert_lacks(&screen.take(), &["held-by-"], "who has not taken the screen");
    assert_eq!(table.say(&anna, "whisper alpha").await, Err(Denied::Curtain.into()));
    table.actor.lift_curtain(anna.id.clone(), Seat::new(1));
    assert_eq!(screen.take(), "", "nothing is shown to a seat that is not asked");

    table.actor.lift_curtain(anna.id.clone(), Seat::new(0));
    assert!(screen.take().contains("held-by-0"), "the curtain is lifted");
    let both = table.say(&anna, "whisper alpha; whisper beta").await;
    assert_eq!(both, Err(Denied::Sequence.into()), "no text decides for two seats");
    table.say(&anna, "whisper alpha").await.expect("her turn");
    assert_lacks(&screen.take(), &["alpha", "held-by-"], "the screen between two seats");
    assert!(table.actor.snapshot().lifted.is_empty(), "after coming again the curtain must be lifted again");
    assert_lacks(&pages(&table.actor.snapshot(), Some(&anna)), &["alpha", "held-by-"], "who looks back");

    table.actor.lift_curtain(anna.id.clone(), Seat::new(1));
    let frame = screen.take();
    assert!(frame.contains("held-by-1"), "the second seat is asked");
    assert_lacks(&frame, &["alpha", "held-by-0"], "the second seat");
    table.say(&anna, "whisper beta").await.expect("the second seat's turn");
    let told = screen.take();
    assert!(told.contains("alpha") && told.contains("beta"), "all is told");
    assert!(!told.contains("class=\"curtain\""), "without secrets there is no curtain");
    table.say(&anna, "whisper heard").await.expect("no curtain stops her");
    assert_eq!(table.actor.play.steps(), 3);
}

#[tokio::test]
async fn a_hint_waits_for_the_curtain_and_ends_with_it() {
    let anna = guest("Anna");
    let mut table = TestTable::open(&[&anna, &anna]).await;
    let (mut screen, mut other) = (table.browser(Some(&anna)), table.browser(Some(&anna)));
    screen.take();
    table.actor.begin_hint(screen.id);
    let frame = screen.take();
    assert!(frame.contains("\"refused\"") && !frame.contains("data-thinking"), "first the curtain");
    table.actor.lift_curtain(anna.id.clone(), Seat::new(0));
    screen.take();
    table.actor.begin_hint(screen.id);
    assert!(screen.take().contains("data-thinking"), "a hint is computed for the seat that is asked");
    table.say(&anna, "whisper alpha").await.expect("her turn");
    let frame = screen.take();
    assert!(frame.contains("class=\"curtain\"") && !frame.contains("data-thinking"), "all is hidden again");
    assert_lacks(&other.take(), &["data-thinking"], "a window that did not ask");
}

#[tokio::test]
async fn a_stranger_lifts_no_curtain() {
    let (anna, eva) = (guest("Anna"), guest("Eva"));
    let mut table = TestTable::open(&[&anna, &anna]).await;
    let (mut screen, mut watching) = (table.browser(Some(&anna)), table.browser(Some(&eva)));
    screen.take();
    watching.take();
    table.actor.lift_curtain(eva.id.clone(), Seat::new(0));
    assert_eq!((screen.take(), watching.take()), (String::new(), String::new()));
    table.actor.lift_curtain(anna.id.clone(), Seat::new(0));
    assert!(screen.take().contains("held-by-0"));
    assert_lacks(&watching.take(), &["held-by-"], "a watcher");
}

#[tokio::test]
async fn the_log_of_the_server_tells_no_decision() {
    let lines = Arc::new(Mutex::new(String::new()));
    let guard = tracing::subscriber::set_default(Lines(Arc::clone(&lines)));
    let (anna, borek) = (guest("Anna"), guest("Borek"));
    let mut table = TestTable::open(&[&anna, &borek]).await;
    table.say(&anna, "whisper alpha").await.expect("her turn");
    table.say(&anna, "whisper again").await.expect_err("not her turn");
    table.say(&borek, "shout beta").await.expect_err("that is refused");
    drop(guard);
    let lines = lines.lock().expect("no test panicked").clone();
    assert!(!lines.contains("refused"), "refusals are counted and not logged: {lines}");
    assert_lacks(&lines, &["alpha", "beta", "again", "held-by-"], "who reads the log");
}

/// Keeps every field of every event, whatever its level.
struct Lines(Arc<Mutex<String>>);

impl Subscriber for Lines {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &span::Attributes<'_>) -> span::Id {
        self.note(|it| span.record(it));
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, values: &span::Record<'_>) {
        self.note(|it| values.record(it));
    }

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        self.note(|it| event.record(it));
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

impl Lines {
    fn note(&self, record: impl FnOnce(&mut dyn tracing::field::Visit)) {
        struct Line(String);
        impl tracing::field::Visit for Line {
            fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
                write!(self.0, "{field}={value:?} ").expect("writing to a string does not fail");
            }
        }
        let mut line = Line(String::new());
        record(&mut line);
        let mut lines = self.0.lock().expect("no test panicked");
        lines.push_str(&line.0);
        lines.push('\n');
    }
}
