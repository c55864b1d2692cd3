//! The cost of opening a table with a long log, counted and not timed.

use allocation_counter::measure;
use patolli_catalog::{AnyGame, AnyPlay, Bot, Seed, Status, Step, games};
use patolli_server::replay;
use patolli_store::{Attendance, DEFAULT_STAND_IN, Entry, GuestId, NO_PACE, Occupant, Phase, Table, TableId};

/// Entries that each seat may spend on taking back.
const MOST_UNDONE: usize = 1_500;
/// Maximum memory to open a table, in bytes.
const MOST: u64 = 5 << 20;

/// The longest of some games that chance played.
fn longest(kind: &'static dyn AnyGame, seats: u8) -> Box<dyn AnyPlay> {
    let played = |seed: u64| {
        let mut play = kind.start(seats, &[], &Seed::from(seed)).expect("the number of seats is allowed");
        let mut rng = Seed::from(seed).rng();
        while let Status::Asks(seat) = play.status() {
            let choice = play.bot_choice(Bot::Random, &mut rng).expect("there is a choice");
            play.play(seat, &choice).expect("it was offered");
        }
        play
    };
    (0..5).map(played).max_by_key(|it| it.steps()).expect("some were played")
}

fn table(play: &dyn AnyPlay) -> Table {
    let record = play.record().expect("it was dealt");
    Table {
        id: TableId::random(),
        game: record.game,
        rules: record.rules,
        seats: vec![Occupant::Open; usize::from(record.seats)],
        options: record.options,
        seed: record.seed.expect("it was dealt").to_string(),
        contributions: Vec::new(),
        deal: play.deal(),
        owner: GuestId::random(),
        invite: String::new(),
        listed: false,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Running,
        created: 0,
        moved: 0,
        to_move: None,
        result: None,
        attendance: Attendance::default(),
    }
}

fn log(play: &dyn AnyPlay) -> Vec<Entry> {
    let entry = |(n, it): (u32, Step)| Entry {
        n,
        seat: it.seat.number(),
        notation: it.notation,
        auto: it.auto,
        at: 0,
        digest: None,
    };
    (1..).zip(play.steps_since(0)).map(entry).collect()
}

/// The same with decisions taken back and taken again all along, so that it is so much longer.
fn with_undos(log: &[Entry], more: usize) -> Vec<Entry> {
    let each = (more / 2).div_ceil(log.len());
    let again = |it: &Entry| {
        let undo = Entry { notation: "undo 1".to_owned(), ..it.clone() };
        std::iter::once(it.clone())
            .chain((0..each).flat_map(move |_| [undo.clone(), it.clone()]))
            .collect::<Vec<_>>()
    };
    let all = log.iter().flat_map(again);
    (1..).zip(all).map(|(n, it)| Entry { n, ..it }).collect()
}

#[test]
fn what_was_taken_back_costs_nothing_when_a_table_opens() {
    for kind in games() {
        let play = longest(*kind, 4);
        let (table, short) = (table(&*play), log(&*play));
        let open = |log: &[Entry]| {
            let mut opened = None;
            let cost = measure(|| opened = Some(replay(&table, log).expect("it fits")));
            assert_eq!(opened.expect("it opened").digest(), play.digest());
            cost
        };
        // What is made once and for all is not counted.
        open(&short);
        let plain = open(&short);
        for more in [4 * MOST_UNDONE, 100_000] {
            let long = with_undos(&short, more);
            assert!(long.len() > more);
            let cost = open(&long);
            // Folding makes lists of what stands; not one decision more is applied.
            assert!(
                cost.count_total < plain.count_total + 100,
                "{}: {} instead of {}",
                kind.name(),
                cost.count_total,
                plain.count_total
            );
            assert!(cost.bytes_max < MOST, "{}: {} bytes", kind.name(), cost.bytes_max);
        }
    }
}
