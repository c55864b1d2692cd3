//! A fourth game, for tests: rules, words and a value to search by, as small as they can be.
//!
//! It is not on the list of the catalogue; tests add it, and draw a board for it.

mod rules;

use std::ops::ControlFlow;

use patolli_ai::{
    HeuristicValue, feature_row,
    value::{LearnedValue, Regularization},
};
use patolli_core::{Game as _, GameUi, Message, Presentation, Seat, SeatStyle, Visit};

pub use rules::{Deck, NotInHand, PlayCard, TrickEvent, TrickOptions, TrickView, Tricks};

impl GameUi for Tricks {
    const SEAT_STYLES: &'static [SeatStyle] = &[SeatStyle::A, SeatStyle::B, SeatStyle::C, SeatStyle::D];

    fn ask(&self) -> Message {
        Message::new("ask-card")
    }

    fn presentation(&self, PlayCard(card): PlayCard) -> Presentation {
        let label = Message::new("do-play").number("card", card);
        Presentation { targets: vec![format!("card-{card}")], rotation: None, label, icon: "copy" }
    }

    fn each_near_miss(&self, _visit: &mut Visit<'_, PlayCard>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Language, name and text of its message files.
pub const MESSAGES: [(&str, &str, &str); 6] = [
    ("en", "tricks", include_str!("../locales/en/tricks.ftl")),
    ("en", "tricks-name", include_str!("../locales/en/tricks-name.ftl")),
    ("cs", "tricks", include_str!("../locales/cs/tricks.ftl")),
    ("cs", "tricks-name", include_str!("../locales/cs/tricks-name.ftl")),
    ("pl", "tricks", include_str!("../locales/pl/tricks.ftl")),
    ("pl", "tricks-name", include_str!("../locales/pl/tricks-name.ftl")),
];

/// The highest card in hand.
fn highest(position: &Tricks, seat: Seat) -> f32 {
    position.hand(seat).max().map_or(0.0, f32::from)
}

/// Tricks taken.
fn points(position: &Tricks, seat: Seat) -> f32 {
    f32::from(i16::try_from(position.scores()[seat.index()]).unwrap_or_default())
}

impl HeuristicValue for Tricks {
    fn value(&self, seat: Seat) -> f32 {
        points(self, seat) + 0.1 * highest(self, seat)
    }
}

feature_row! {
    /// What a player of the small game looks at.
    pub struct TrickFeatures {
        points: "why-points",
        cards_left: "why-cards",
    }
}

impl patolli_core::Staged for Tricks {}

impl LearnedValue for Tricks {
    type Features = TrickFeatures;

    const WEIGHTS: &'static str = "\
patolli weights 1
game tricks
seats 2
bias 0 0 0 0 0
spread 1 1 1 1 1
points 1 1 1 1 1
cards_left 0.5 0.5 0.5 0.5 0.5
units 0
";

    const REGULARIZATION: Regularization = Regularization { ridge: 0.02, smoothness: 0.1, min_scale: 0.5 };

    fn features(&self, seat: Seat) -> TrickFeatures {
        TrickFeatures { points: points(self, seat), cards_left: self.cards_left().into() }
    }

    fn progress(&self) -> f32 {
        1.0 - f32::from(self.cards_left()) / (3.0 * f32::from(self.seats()))
    }
}
