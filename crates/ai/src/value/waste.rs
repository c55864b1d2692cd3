//! What only beginners do without need: hoards, workers that go hungry, actions let go, ways there and back.

use patolli_core::Game;

/// A decision, what it brought about, and what came of it.
#[derive(Clone, Debug)]
pub struct PlayedStep<G: Game> {
    /// The decision.
    pub action: G::Action,
    /// What it and the answers that needed no thought brought about.
    pub events: Vec<G::Event>,
    /// The position after them.
    pub position: G,
}

/// What a seat wasted with some decisions; nothing of it is a mistake as long as no better way avoids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waste {
    /// Goods beyond [`HOARD`] of a kind in the end.
    pub hoarded: u16,
    /// Workers that went hungry, or will if nothing more is done for them; for wages, cocoa that was not paid.
    pub unfed: u16,
    /// Actions let go, or action points not used.
    pub skipped: u16,
    /// Ways back to where one came from, with nothing done in between.
    pub paced: u16,
}

/// More of one good than a plan needs.
pub const HOARD: u16 = 15;

/// Names of the kinds of waste, in the order of [`Waste::numbers`].
pub const WASTE: [&str; 4] = ["needless hoards", "needless hunger", "needless skips", "needless ways back"];

impl Waste {
    /// Each kind of waste as a number, in the order of [`WASTE`].
    pub const fn numbers(self) -> [u16; 4] {
        [self.hoarded, self.unfed, self.skipped, self.paced]
    }

    /// Whether it wastes more than the other in some respect.
    pub fn exceeds(self, other: Self) -> bool {
        self.numbers().iter().zip(other.numbers()).any(|(mine, theirs)| *mine > theirs)
    }

    /// What goods of which there is so much of each exceed a sensible store by.
    pub(crate) fn hoard(goods: &[u16]) -> u16 {
        goods.iter().map(|it| it.saturating_sub(HOARD)).sum()
    }
}
