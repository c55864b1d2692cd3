//! Positions that were damaged or reached blindly play on to their end.

use patolli_core::{Game, Log, Rng, Seed, Status, Viewer, random_action};
use rand::RngExt as _;

use super::{INPUTS, damaged, with_other_digits};
use crate::legal::legal_actions;

/// Replaces digits or damages the text in any way.
pub fn damage_text(json: &str, rng: &mut Rng) -> String {
    if rng.random() { with_other_digits(json, rng) } else { damaged(json, rng) }
}

/// Damages positions of random games and plays on with those that pass the audit, of which there must be some. `start` deals
/// a game with any options.
pub fn damaged_positions<G: Game>(
    seed: u64,
    start: impl Fn(&mut Rng) -> G,
    damage: impl Fn(&str, &mut Rng) -> String,
) {
    let mut rng = Seed::from(seed).rng();
    let mut position = start(&mut rng);
    let mut loaded = 0;
    for _ in 0..INPUTS / 4 {
        let Some((action, _)) = random_action(&position, &mut rng) else {
            position = start(&mut rng);
            continue;
        };
        position.apply(action, &mut Log::off());
        let json = serde_json::to_string(&position).expect("a position has a JSON form");
        let Ok(mut other) = serde_json::from_str::<G>(&damage(&json, &mut rng)) else { continue };
        if other.audit().is_ok() {
            loaded += 1;
            play_on(&mut other, &mut rng);
        }
    }
    assert!(loaded > 50, "some damage is harmless: {loaded}");
}

/// Plays to the end: the seat that is asked has an answer, every viewer can look, and nothing panics.
fn play_on<G: Game>(position: &mut G, rng: &mut Rng) {
    let mut log = Log::off();
    let mut decisions = 0;
    while let Status::Asks(seat) = position.status() {
        if rng.random_range(0..16) == 0 {
            drop(position.view(Viewer::Seat(seat)));
            drop(position.redeal(seat, rng).view(Viewer::Watcher));
        }
        let (action, _) = random_action(position, rng).unwrap_or_else(|| panic!("a dead end: {position:?}"));
        position.apply(action, &mut log);
        decisions += 1;
        assert!(decisions <= G::MAX_DECISIONS, "it does not end: {position:?}");
    }
    let places = position.places();
    assert!(places.contains(&1), "{places:?}");
}

/// Bytes choose among the legal actions until each game is over; every position on the way passes the audit.
pub fn choose_blindly<G: Game>(start: impl Fn(&mut Rng) -> G) {
    let mut rng = Seed::from(6).rng();
    // Always the first, always the last, then bytes of growing disorder.
    for spread in [1u16, 256, 2, 3, 5, 9, 17, 256, 256, 256, 256, 256] {
        for _ in 0..10 {
            play_by_bytes(&mut start(&mut rng), spread, &mut rng);
        }
    }
}

fn play_by_bytes<G: Game>(position: &mut G, spread: u16, rng: &mut Rng) {
    let from_the_end: bool = rng.random();
    let mut decisions = 0;
    while position.status() != Status::Over {
        let mut legal = legal_actions(position);
        if from_the_end {
            legal.reverse();
        }
        let action = legal[usize::from(rng.random_range(0..spread)) % legal.len()];
        position.play(action, &mut Log::off()).expect("what is offered is accepted");
        position.audit().unwrap_or_else(|flaw| panic!("after {action}: {flaw}"));
        decisions += 1;
        assert!(decisions <= G::MAX_DECISIONS, "it does not end: {position:?}");
    }
}
