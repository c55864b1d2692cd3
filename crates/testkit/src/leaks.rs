//! Nothing a seat is told, offered or refused depends on what it cannot know.

use std::ops::ControlFlow;

use patolli_core::{Game, GameUi, Play, Rng, Seat};
use rand::RngExt as _;

use crate::legal::legal;

/// Number of new deals a position is compared with.
const DEALS: usize = 2;
/// Number of decisions tried after one that reveals something, beside those that are legal then.
const FOLLOW_UPS: usize = 12;

/// The question, the choices, how they look, what is refused and why, and what the seat holds are the same on every deal of what the seat
/// cannot know.
pub(crate) fn choices_leak_nothing<G: GameUi>(
    position: &G,
    seat: Seat,
    universe: &[G::Action],
    rng: &mut Rng,
) {
    let judged: Vec<_> = universe.iter().map(|it| position.check(*it)).collect();
    for _ in 0..DEALS {
        let other = position.redeal(seat, rng);
        assert_eq!(other.ask(), position.ask(), "what is unseen changes the question");
        assert_eq!(near_misses(&other), near_misses(position), "what is unseen changes what tempts");
        assert_eq!(other.forced(), position.forced(), "what is unseen answers a question");
        assert_eq!(other.holdings(seat), position.holdings(seat), "what is unseen changes what a seat holds");
        assert_eq!(
            other.outstanding(seat),
            position.outstanding(seat),
            "what is unseen changes what a seat is owed"
        );
        for action in legal(position) {
            assert_eq!(
                other.presentation(action),
                position.presentation(action),
                "what is unseen changes how {action} looks"
            );
        }
        for (action, judged) in universe.iter().zip(&judged) {
            assert_eq!(other.check(*action), *judged, "what is unseen decides about {action}");
        }
    }
}

fn near_misses<G: GameUi>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = position.each_near_miss(&mut |it| {
        actions.push(it);
        ControlFlow::Continue(())
    });
    actions
}

/// The answer to a decision that reveals something together with another one after it is the same on every deal, whatever the other one is,
/// and changes nothing.
pub(crate) fn sequences_leak_nothing<G: Game>(
    position: &G,
    seat: Seat,
    reveals: G::Action,
    universe: &[G::Action],
    rng: &mut Rng,
) {
    let deals: Vec<G> = (0..DEALS).map(|_| position.redeal(seat, rng)).collect();
    let mut followers: Vec<_> =
        (0..FOLLOW_UPS).map(|_| universe[rng.random_range(0..universe.len())]).collect();
    followers.extend(deals.iter().flat_map(|it| after(it, seat, reveals)));
    for follower in followers {
        let said = refusal(position, seat, &[reveals, follower]);
        for deal in &deals {
            let other = refusal(deal, seat, &[reveals, follower]);
            assert_eq!(said, other, "`{reveals}; {follower}` tells what is unseen");
        }
    }
}

/// What may be decided after a decision, a few of them.
fn after<G: Game>(position: &G, seat: Seat, action: G::Action) -> Vec<G::Action> {
    let mut play = Play::from_position(position.clone());
    play.play_all(seat, &[action]).expect("what is offered is accepted on every deal");
    legal(play.position()).into_iter().take(FOLLOW_UPS).collect()
}

/// What is answered to several decisions, in words; empty if they are taken.
fn refusal<G: Game>(position: &G, seat: Seat, actions: &[G::Action]) -> String {
    let mut play = Play::from_position(position.clone());
    let answer = play.play_all(seat, actions).err().map(|it| format!("{it} {it:?}")).unwrap_or_default();
    assert!(
        answer.is_empty() || (play.position() == position && play.moves().is_empty()),
        "a refusal changed something"
    );
    answer
}
