//! The list of games; the only place that names them all.

use patolli_teotihuacan::{self as teotihuacan, Teotihuacan};
use patolli_tikal::{self as tikal, Tikal};
use patolli_tzolkin::{self as tzolkin, Tzolkin};

use crate::{AnyGame, erased::Erased};

/// What a viewer may know, for the drawing of its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View {
    /// A position of Tikal.
    Tikal(tikal::View),
    /// A position of Tzolk'in.
    Tzolkin(tzolkin::View),
    /// A position of Teotihuacan.
    Teotihuacan(teotihuacan::View),
}

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{0}`; known: {names}", names = names())]
pub struct UnknownGame(pub String);

static GAMES: [&dyn AnyGame; 3] =
    [&Erased::<Tikal>::NEW, &Erased::<Tzolkin>::NEW, &Erased::<Teotihuacan>::NEW];

/// The names of all games.
fn names() -> String {
    GAMES.map(AnyGame::name).join(", ")
}

/// Every game.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

/// The game with this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = GAMES.iter().find(|it| it.name() == name);
    found.copied().ok_or_else(|| UnknownGame(name.chars().take(40).collect()))
}

impl From<tikal::View> for View {
    fn from(view: tikal::View) -> Self {
        Self::Tikal(view)
    }
}

impl From<tzolkin::View> for View {
    fn from(view: tzolkin::View) -> Self {
        Self::Tzolkin(view)
    }
}

impl From<teotihuacan::View> for View {
    fn from(view: teotihuacan::View) -> Self {
        Self::Teotihuacan(view)
    }
}
