//! What must hold of every game after every decision.

use std::{collections::BTreeSet, ops::ControlFlow};

use patolli_core::{Game, GameUi, Log, Play, Record, Rng, Seat, Seed, Status, Viewer, digest, random_action};
use rand::RngExt as _;

use crate::{
    leaks::{choices_leak_nothing, sequences_leak_nothing},
    legal::legal,
};

/// Shows every action that notation can say, possible or not, to its argument.
pub type Universe<A> = fn(&mut dyn FnMut(A));

/// Plays `games` random games with `options` and asserts the contract along the way.
///
/// Cheap properties are asserted at every position, dear ones at some: the whole `universe` of actions,
/// the JSON form and the view after a new deal.
pub fn contract<G: GameUi>(options: &G::Options, games: u64, universe: Universe<G::Action>) {
    let mut redealt = 0;
    let every_action = collect(universe);
    for index in 0..games {
        let seed = Seed::from(20_261_115).nth(index);
        let mut rng = seed.rng();
        let mut play = Play::<G>::new(options.clone(), seed);
        while let Status::Asks(seat) = play.position().status() {
            offers(play.position());
            if rng.random_range(0..64) == 0 {
                accepted_is_offered(play.position(), universe);
                json_round_trips(play.position());
                secrets_are_announced(play.position());
                redealt += u64::from(redeal_leaks_nothing(play.position(), &mut rng));
                choices_leak_nothing(play.position(), seat, &every_action, &mut rng);
            }
            let before = play.position().clone();
            let taken = step(&mut play, seat, &mut rng);
            if let Some(action) = taken.filter(|_| play.moves().last().is_some_and(|it| it.reveals())) {
                sequences_leak_nothing(&before, seat, action, &every_action, &mut rng);
            }
        }
        let decisions = play.moves().len();
        assert!(decisions <= G::MAX_DECISIONS, "game {index} took {decisions} decisions");
        assert_eq!(play.position().scores().len(), usize::from(play.position().seats()));
        json_round_trips(play.position());
        replays(&play);
        rewinds(&play, &mut rng);
    }
    assert!(redealt > 0, "a new deal never changed anything unseen");
}

/// A live position offers something, nothing twice, nothing that `check` refuses, and not too much.
fn offers<G: Game>(position: &G) {
    position.audit().unwrap_or_else(|flaw| panic!("{flaw}\n{position:?}"));
    let mut offered = BTreeSet::new();
    let _ = position.each_legal(&mut |action| {
        assert!(position.check(action).is_ok(), "offered but refused: {action}");
        assert!(offered.insert(action), "offered twice: {action}");
        ControlFlow::Continue(())
    });
    assert!(!offered.is_empty(), "a live position offers nothing: {position:?}");
    assert!(offered.len() <= G::MAX_CHOICES, "{} choices", offered.len());
    if let Some(forced) = position.forced() {
        assert!(offered.contains(&forced), "the forced answer {forced} is not offered");
    }
}

/// What `check` accepts was offered, notation round-trips, and a refused action changes nothing.
fn accepted_is_offered<G: Game>(position: &G, universe: Universe<G::Action>) {
    let offered = legal(position);
    let mut log = Log::new();
    let mut copy = position.clone();
    universe(&mut |action: G::Action| {
        assert_eq!(action.to_string().parse(), Ok(action), "notation does not round-trip");
        let accepted = position.check(action).is_ok();
        assert_eq!(accepted, offered.contains(&action), "accepted and offered differ: {action}");
        if !accepted {
            assert!(copy.play(action, &mut log).is_err());
        }
    });
    assert!(copy == *position && log.take().is_empty(), "a refused action changed something");
}

fn collect<A>(universe: Universe<A>) -> Vec<A> {
    let mut actions = Vec::new();
    universe(&mut |it| actions.push(it));
    actions
}

fn json_round_trips<G: Game>(position: &G) {
    let json = serde_json::to_string(position).expect("a position has a JSON form");
    let back: G = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    assert!(back == *position, "the JSON form loses something: {json}");
    assert_eq!(legal(&back), legal(position), "the JSON form changes what is legal");
    assert_eq!(digest(&back), digest(position));
}

/// Where a game says that there are no secrets, all seats see the same.
fn secrets_are_announced<G: GameUi>(position: &G) {
    let open = position.view(Viewer::Watcher);
    let alike = Seat::all(position.seats()).all(|it| position.view(Viewer::Seat(it)) == open);
    assert!(alike || position.may_have_secrets(), "a seat sees more than others: {position:?}");
}

/// A seat cannot tell a new deal of the unseen from the old one; returns whether the deal changed.
fn redeal_leaks_nothing<G: Game>(position: &G, rng: &mut Rng) -> bool {
    let mut changed = false;
    for seat in Seat::all(position.seats()) {
        let other = position.redeal(seat, rng);
        other.audit().unwrap_or_else(|flaw| panic!("after a new deal: {flaw}"));
        let viewer = Viewer::Seat(seat);
        assert!(other.view(viewer) == position.view(viewer), "seat {seat} sees that the deal is new");
        let (again, straight) =
            (other.redeal(seat, &mut rng.clone()), position.redeal(seat, &mut rng.clone()));
        assert!(again == straight, "a new deal remembers the old one");
        if position.status() == Status::Asks(seat) {
            assert_eq!(legal(&other), legal(position), "what is unseen decides what is legal");
        }
        changed |= other != *position;
    }
    changed
}

/// One random decision, or the answer of the driver where no thought is needed; returns what was decided with thought.
fn step<G: Game>(play: &mut Play<G>, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    if play.answer_forced().is_some() {
        return None;
    }
    let (action, _) = random_action(play.position(), rng).expect("a live position offers something");
    assert_eq!(action.to_string().parse(), Ok(action), "notation does not round-trip");
    let other = seat.next(play.position().seats());
    assert!(play.play(other, action).is_err(), "another seat could decide");
    play.play(seat, action).expect("what is offered is accepted");
    Some(action)
}

/// The record, through its text, gives an equal position.
fn replays<G: Game>(play: &Play<G>) {
    let record = play.record().expect("a dealt game has a record");
    let text = record.to_string();
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, record, "the record's text loses something");
    let again = Play::<G>::from_record(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(again.position() == play.position(), "replaying gives another position");
    assert_eq!(again.digest(), play.digest());
}

/// Taking decisions back gives the positions that were there before.
fn rewinds<G: Game>(play: &Play<G>, rng: &mut Rng) {
    let mut past = play.clone();
    let back = rng.random_range(0..=play.moves().len());
    past.rewind(back);
    let keep = play.moves().len() - back;
    assert!(*past.position() == play.position_at(keep), "taking back {back} decisions goes astray");
    assert_eq!(past.moves().len(), keep);
}
