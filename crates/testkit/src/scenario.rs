//! Positions made for a test, played by notation and looked at.
//!
//! Each game has its own `Scenario`, which says how a position is set up and what can be asked of it. What does not depend on
//! the game stands here: [`ScenarioState`] plays, and [`scenario_methods!`](crate::scenario_methods) makes its methods part of the
//! chain of calls that a scenario is.

use std::{cell::OnceCell, fmt::Debug, str::FromStr};

use patolli_core::{Game, Log, Seat};

use crate::legal::legal_actions;

/// The position of a scenario, from the moment when it is no longer set up, and what happened last.
#[derive(Clone)]
pub struct ScenarioState<G: Game> {
    position: OnceCell<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Default for ScenarioState<G> {
    fn default() -> Self {
        Self { position: OnceCell::new(), events: Vec::new() }
    }
}

impl<G: Game> From<G> for ScenarioState<G> {
    fn from(position: G) -> Self {
        Self { position: OnceCell::from(position), events: Vec::new() }
    }
}

impl<G: Game> ScenarioState<G> {
    /// Panics once the position has been looked at: it is set up before it is played.
    pub fn assert_not_played(&self) {
        assert!(self.position.get().is_none(), "a position is set up before it is played");
    }

    /// The position; the first call sets it up.
    pub fn position(&self, set_up: impl FnOnce() -> G) -> &G {
        self.position.get_or_init(set_up)
    }

    /// Plays decisions, written with `;` between them, for the seat that is asked. The position must be set up.
    pub fn play(&mut self, text: &str) {
        let position = self.position.get_mut().expect("the position is set up");
        let mut log = Log::new();
        for notation in text.split(';').map(str::trim) {
            if let Err(why) = position.play(read(notation), &mut log) {
                panic!("`{notation}` is refused: {why}");
            }
            if let Err(flaw) = position.audit() {
                panic!("after `{notation}`: {flaw}");
            }
        }
        self.events = log.take();
    }

    /// What happened in the last call of `play`.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }
}

/// The reason why a decision is refused; panics if it is allowed, offered or changes anything.
pub fn refusal<G: Game>(position: &G, notation: &str) -> G::Illegal
where
    G::Event: Debug,
{
    let mut copy = position.clone();
    let mut log = Log::new();
    let answer = copy.play(read(notation), &mut log);
    assert!(copy == *position, "`{notation}` was refused, but changed something");
    let events = log.take();
    assert!(events.is_empty(), "`{notation}` was refused, but something happened: {events:?}");
    assert!(!offered(position).iter().any(|it| it == notation), "`{notation}` is refused, but offered");
    answer.err().unwrap_or_else(|| panic!("`{notation}` is allowed"))
}

/// Every decision that is allowed now, in notation.
pub fn offered<G: Game>(position: &G) -> Vec<String> {
    legal_actions(position).iter().map(ToString::to_string).collect()
}

/// Anything by its name in notation.
pub fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("`{text}`: {why:?}"))
}

/// The seat with this name, out of the names of all seats.
pub fn named_seat(names: &[&str], name: &str) -> Seat {
    let number = (0..).zip(names).find(|(_, it)| **it == name).map(|it| it.0);
    Seat::new(number.unwrap_or_else(|| panic!("no seat is called `{name}`")))
}

/// The methods that the `Scenario` of every game has. Expects it to have a field `state`, a method `set_up` that returns the
/// position as it is set up, and beside it a function `seat` that finds a seat by its name.
#[macro_export]
macro_rules! scenario_methods {
    ($game:ty) => {
        /// Playing and looking.
        #[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
        impl Scenario {
            /// The position.
            pub fn game(&self) -> &$game {
                self.state.position(|| self.set_up())
            }

            /// Plays decisions, written with `;` between them, for the seat that is asked.
            pub fn play(mut self, text: &str) -> Self {
                self.game();
                self.state.play(text);
                self
            }

            /// What happened in the last call of `play`.
            pub fn events(&self) -> &[<$game as ::patolli_core::Game>::Event] {
                self.state.events()
            }

            /// Every decision that is allowed now, in notation.
            pub fn offered(&self) -> Vec<String> {
                $crate::scenario::offered(self.game())
            }

            pub fn offers(self, notation: &str) -> Self {
                let offered = self.offered();
                assert!(offered.iter().any(|it| it == notation), "`{notation}` is not among {offered:?}");
                self
            }

            pub fn does_not_offer(self, notation: &str) -> Self {
                assert!(!self.offered().iter().any(|it| it == notation), "`{notation}` is offered");
                self
            }

            pub fn asks(self, who: &str) -> Self {
                let asked = ::patolli_core::Status::Asks(seat(who));
                self.shows("who is asked", |it| ::patolli_core::Game::status(it), asked)
            }

            pub fn is_over(self) -> Self {
                self.shows("status", |it| ::patolli_core::Game::status(it), ::patolli_core::Status::Over)
            }

            pub fn shows<T: Copy + PartialEq + ::std::fmt::Debug>(
                self,
                what: &str,
                look: impl Fn(&$game) -> T,
                expected: T,
            ) -> Self {
                assert_eq!(look(self.game()), expected, "{what}");
                self
            }
        }
    };
}
