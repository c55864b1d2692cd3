use patolli_store::GuestId;

use super::*;

/// The entries `seat notation`, each a second after the one before.
fn log(lines: &[&str]) -> Vec<Entry> {
    let entry = |(n, line): (u32, &&str)| {
        let (seat, notation) = line.split_once(' ').expect("a seat and a notation");
        let (seat, auto) = (seat.trim_end_matches('!'), seat.ends_with('!'));
        let seat = seat.parse().expect("a seat");
        Entry { n, seat, notation: notation.to_owned(), auto, at: i64::from(n) * 1000, digest: None }
    };
    (1..).zip(lines).map(entry).collect()
}

fn people(count: usize) -> Vec<Occupant> {
    let person = |_| Occupant::Guest { id: GuestId::random(), name: "Ana".to_owned() };
    (0..count).map(person).collect()
}

fn after(lines: &[&str]) -> Sitting {
    sitting(&people(2), &log(lines))
}

#[test]
fn a_mark_is_no_decision() {
    let it = after(&["0 a", "0 b", "1 @say hello", "0 @give 1 5", "0 @from the future"]);
    assert_eq!((it.decided, it.decisions.len(), it.entries_without_marks(5)), (2, 2, 2));
    assert_eq!(it.stand_in(0, Some(0)), None);
}

#[test]
fn whoever_leaves_is_stood_in_for_until_they_are_back() {
    let left = after(&["0 a", "1 b", "0 @away left"]);
    let absence = left.stand_in(0, Some(0)).expect("the stand-in plays");
    assert_eq!(absence, Absence { why: Away::Left, at: 3000, step: 2 });
    assert!(left.stand_in(1, Some(0)).is_none());
    assert!(after(&["0 @away left", "0 @back"]).stand_in(0, Some(0)).is_none());
    assert!(after(&["0 @back"]).stand_in(0, Some(0)).is_none(), "who is there stays there");
}

#[test]
fn a_turn_that_the_stand_in_has_begun_it_finishes() {
    let begun = after(&["1 a", "0 @away left", "0 b", "0 @back"]);
    assert!(begun.stand_in(0, Some(0)).is_some() && begun.is_returning(0));
    assert!(begun.stand_in(0, Some(1)).is_none(), "another seat is asked");
    let over = after(&["1 a", "0 @away left", "0 b", "0 @back", "0 c", "1 d"]);
    assert!(over.stand_in(0, Some(0)).is_none() && !over.is_returning(0));
    assert_eq!(over.turns_stood(0, 0), 1);
    // What the rules decide by themselves begins no turn.
    assert!(after(&["1 a", "0 @away left", "0! b", "0 @back"]).stand_in(0, Some(0)).is_none());
    // Nor do own decisions before the time was up.
    assert!(after(&["1 a", "0 b", "0 @away time", "0 @back"]).stand_in(0, Some(0)).is_none());
}

#[test]
fn time_that_is_up_twice_in_a_turn_is_up() {
    let twice = ["1 a", "0 @away time", "0 @back", "0 b", "0 @away time", "0 @back"];
    assert!(after(&twice).stand_in(0, Some(0)).is_some_and(|it| it.why == Away::Time));
    let next = [&twice[..], &["0 c", "1 d", "0 @away time", "0 @back"]].concat();
    assert!(after(&next).stand_in(0, Some(0)).is_none(), "the next turn is another one");
}

#[test]
fn who_is_gone_does_not_come_back() {
    for lines in [&["0 @away gone", "0 @back"][..], &["0 @away left", "0 @away gone", "0 @back"]] {
        assert!(after(lines).stand_in(0, Some(0)).is_some(), "{lines:?}");
    }
}

#[test]
fn what_was_taken_back_was_not_played() {
    let it = after(&["1 a", "0 b", "0 c", "1 @say oops", "0 undo 2", "0 @away left", "0 d"]);
    assert_eq!((it.decisions.len(), it.decided), (2, 7));
    assert!(it.is_by_stand_in(2) && !it.is_by_stand_in(1) && !it.is_by_stand_in(0));
    assert_eq!((it.seen_by(0), it.seen_by(1)), (0, 1));
    assert!(it.has_decided(0) && it.has_decided(1));
}

#[test]
fn what_was_taken_back_can_be_taken_again_until_something_else_is_decided() {
    let undone = ["1 a", "0 b", "0! c", "0 d", "0 undo 1", "0 undo 2"];
    let redo = |more: &[&str]| after(&[&undone, more].concat()).redo(0);
    assert_eq!(redo(&[]), Some(2));
    assert_eq!(redo(&["1 @say oops"]), Some(2), "a mark is no decision");
    assert_eq!((redo(&["0 b", "0! c"]), redo(&["0 b", "0! c", "0 d"])), (Some(4), None));
    assert_eq!((redo(&["0 e"]), redo(&["0 b", "0! c", "0 e"])), (None, None));
    assert_eq!(after(&undone).redo(1), None, "it is the decision of another seat");
    assert_eq!(after(&["0 a", "0 b", "0 undo 2"]).redo(0), Some(1), "the first one first");
}

#[test]
fn whole_turns_that_are_taken_back_are_counted() {
    let it = after(&["0 a", "0 undo 1", "0 a", "1 b", "0 @takeback ask 2", "0 undo 2"]);
    assert_eq!((it.taken_back, it.decisions.len(), it.redo(0)), (1, 0, Some(3)));
    assert_eq!(after(&["0 a", "0 @takeback ask 1", "0 b", "0 undo 1"]).taken_back, 0);
}

#[test]
fn a_table_that_all_have_left_is_deserted_until_it_is_finished() {
    let seats = [people(2), vec![Occupant::Bot { bot: "greedy".to_owned() }]].concat();
    let deserted = |lines: &[&str]| sitting(&seats, &log(lines)).is_deserted(&seats);
    assert!(!deserted(&["0 @away left"]));
    assert!(deserted(&["0 @away left", "1 @away time"]));
    assert!(!deserted(&["0 @away left", "1 @away time", "1 @back"]));
    assert!(!deserted(&["0 @away left", "1 @away time", "0 @finish"]));
    assert_eq!(after(&["0 @away left", "1 @away time"]).deserted_since(), Some(2000));
    let bots = [Occupant::Bot { bot: "greedy".to_owned() }];
    assert!(!sitting(&bots, &[]).is_deserted(&bots), "nobody is missed there");
    assert!(
        !deserted(&["0 @away left", "1 @away left", "0 @finish", "1 a", "1 @back"]),
        "Bo is about to be back"
    );
}

#[test]
fn any_text_as_a_mark_is_harmless() {
    for notation in ["@", "@away", "@away x", "@back back", "@undo 5", "@\u{0}", "@takeback ask 4294967296"] {
        let it = sitting(&people(1), &log(&[&format!("0 {notation}"), &format!("9 {notation}")]));
        assert!(it.stand_in(0, Some(0)).is_none() && it.stand_in(9, Some(9)).is_none(), "{notation}");
        assert_eq!(it.decided, 0);
    }
}
