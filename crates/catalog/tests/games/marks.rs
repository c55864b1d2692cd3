//! The notation of no game begins as that of marks does, which servers put between decisions.

use patolli_catalog::{MoveError, Seed, Status, games};

/// Decisions of a game that are looked at.
const DECISIONS: usize = 300;

#[test]
fn no_decision_of_any_game_begins_with_the_sign_of_marks() {
    for kind in games() {
        let seats = *kind.seats().end();
        let mut play = kind.start_shuffled(seats, &[], &Seed::from(16).into()).expect("the usual game");
        let mut rng = Seed::from(17).rng();
        for _ in 0..DECISIONS {
            let Status::Asks(seat) = play.status() else { break };
            assert!(play.legal_choices().iter().all(|it| !it.notation.starts_with('@')), "{}", kind.name());
            for mark in ["@", "@back", "@away left", "@finish", "@say hello", "@ end"] {
                assert!(
                    matches!(play.play(seat, mark), Err(MoveError::Notation(_))),
                    "{} {mark}",
                    kind.name()
                );
            }
            let next =
                play.bot_choice(patolli_catalog::Bot::Random, &mut rng).expect("something can be done");
            play.play(seat, &next).expect("a bot plays by the rules");
        }
    }
}
