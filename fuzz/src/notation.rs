//! Decisions as text.

use std::{
    cell::RefCell,
    fmt::{Debug, Display},
    str::FromStr,
};

use patolli_catalog::{AnyPlay, Bot, MoveError, Seed, Status, games};
use patolli_core::{BadNotation, Digest, Seat};

/// Numbers of decisions after which texts are tried in a game.
const MOMENTS: [usize; 3] = [0, 12, 60];

thread_local! {
    /// Games to try decisions in: every game at early and later moments.
    static STAGES: RefCell<Vec<Stage>> = RefCell::new(stages());
}

/// A game that always stands at the same moment.
struct Stage {
    play: Box<dyn AnyPlay>,
    moment: (usize, Digest),
}

fn stages() -> Vec<Stage> {
    let all = games().iter().flat_map(|kind| MOMENTS.map(|it| (kind, it)));
    all.map(|(kind, decisions)| {
        let start = kind.start(2, &[], &Seed::from(7)).expect("two may play every game");
        let play = after(start, decisions);
        Stage { moment: (play.steps(), play.digest()), play }
    })
    .collect()
}

/// The game after a number of random decisions.
fn after(mut play: Box<dyn AnyPlay>, decisions: usize) -> Box<dyn AnyPlay> {
    let mut rng = Seed::from(7).rng();
    while play.steps() < decisions
        && let Status::Asks(seat) = play.status()
    {
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("there is a choice");
        play.play(seat, &choice).expect("it was offered");
    }
    play
}

/// Each line is a decision: every game reads or refuses it, what is read is written so that it reads the same, and at a table
/// it is taken or changes nothing.
pub fn notation(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    for line in text.lines() {
        round_trip::<patolli_tikal::Action>(line);
        round_trip::<patolli_tzolkin::Action>(line);
        round_trip::<patolli_teotihuacan::Action>(line);
        STAGES.with_borrow_mut(|it| it.iter_mut().for_each(|it| it.try_out(line)));
    }
}

fn round_trip<A>(text: &str)
where
    A: Eq + Debug + Display + FromStr<Err = BadNotation>,
{
    match text.parse::<A>() {
        Ok(action) => assert_eq!(action.to_string().parse(), Ok(action), "{text:?}"),
        Err(error) => assert!(error.to_string().len() < 400, "a refusal is short: {error}"),
    }
}

impl Stage {
    /// Both seats try it; what is taken is taken back.
    fn try_out(&mut self, text: &str) {
        let Status::Asks(asked) = self.play.status() else { return };
        for seat in [0, 1].map(Seat::new) {
            match self.play.play(seat, text) {
                // Most texts are no decision of this game.
                Err(MoveError::Notation(_)) => return,
                Err(_) => {}
                Ok(steps) => {
                    assert_eq!(seat, asked, "{text:?}");
                    self.play.rewind(steps.len());
                }
            }
            let now = (self.play.steps(), self.play.digest());
            assert_eq!(now, self.moment, "{text:?} of seat {seat} left something behind");
        }
    }
}
