//! Everything a player can decide.

use crate::{
    AscensionReward, Board, Resource, Resources, Row, Side, Space, Temple, WorshipChoice,
    data::{Discovery, StartId, Technology},
};

/// One atomic decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keeps a starting tile: in secret, or from the open offer of a draft.
    Keep {
        /// Which.
        tile: StartId,
    },
    /// Puts a starting worker on a board.
    Place {
        /// Where.
        board: Board,
        /// The power of the worker.
        power: u8,
    },
    /// Frees all own worshipping workers, as the whole turn.
    Rest,
    /// Frees all own worshipping workers for cocoa.
    Unlock,
    /// Moves a worker.
    Move {
        /// From which board.
        from: Board,
        /// The power of the worker.
        power: u8,
        /// To which board.
        to: Board,
        /// With which tiles.
        tiles: MoveTiles,
    },
    /// Collects cocoa.
    Collect,
    /// Worships.
    Worship {
        /// On which space.
        space: Space,
        /// What is done there.
        choice: WorshipChoice,
        /// The power of the worker, if two of different power arrived.
        by: Option<u8>,
        /// Whether a fee tile waives the cocoa.
        waived: bool,
    },
    /// Takes the main action of the board.
    Main {
        /// Whether a fee tile waives the cocoa.
        waived: bool,
        /// Tiles "one more worker" that are used.
        extra_workers: u8,
    },
    /// Uses a discovery tile that names no moment.
    Use {
        /// Which.
        tile: Discovery,
    },
    /// Takes a discovery tile at its price.
    Take {
        /// Which.
        tile: Discovery,
    },
    /// Takes the printed reward of a large temple step.
    Reward,
    /// Goes up a temple.
    Climb {
        /// Which.
        temple: Temple,
    },
    /// Says no to what is offered, or to more of it.
    Decline,
    /// Goes on with the second half of worship.
    Continue,
    /// Gains resources of choice.
    Gain {
        /// Which.
        resources: Resources,
    },
    /// Gives resources for a royal tile.
    Pay {
        /// Which.
        resources: Resources,
    },
    /// Trades with a royal tile.
    Trade {
        /// How often.
        times: u8,
    },
    /// Powers up a worker.
    PowerUp {
        /// On which board; `None` for a starting worker not yet placed.
        board: Option<Board>,
        /// Its power before.
        power: u8,
    },
    /// Chooses a reward of the ascension circle.
    Ascend {
        /// Which.
        reward: AscensionReward,
    },
    /// Develops a technology.
    Develop {
        /// Which.
        technology: Technology,
    },
    /// Builds a house of the nobles.
    House {
        /// In which row.
        row: Row,
    },
    /// Lays a decoration on the next place of a side.
    Decorate {
        /// Which tile of the display, from 0.
        slot: u8,
        /// On which side.
        side: Side,
    },
    /// Lays a pyramid tile.
    Build {
        /// Which tile of the display, from 0.
        slot: u8,
        /// Where.
        spot: PyramidSpot,
        /// Quarter turns clockwise, 0 to 3.
        rotation: u8,
        /// The resource a technology saves.
        discount: Option<Resource>,
    },
    /// Pays wages.
    Wages {
        /// How much cocoa.
        cocoa: u8,
    },
    /// Pays wages with a fee tile.
    WagesWaived,
    /// Ends the turn.
    End,
}

/// With which tiles a worker moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MoveTiles {
    /// Whether a tile lets it move anywhere (H-360).
    pub anywhere: bool,
    /// The power of a second worker that a tile takes along (H-359).
    pub along: Option<u8>,
}

/// A place of the pyramid, as one number: level 1 first, by rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PyramidSpot(u8);

/// The first number of each level, and the number of places.
const STARTS: [u8; 5] = [0, 16, 25, 29, 30];

/// The places right under each place, one bit each.
const SUPPORTS: [u32; PyramidSpot::COUNT] = {
    let mut supports = [0; PyramidSpot::COUNT];
    let mut place = STARTS[1];
    while place < STARTS[4] {
        let spot = PyramidSpot(place);
        let ((row, column), below) = (spot.row_column(), spot.level() - 1);
        let size = 5 - below;
        let first = STARTS[below as usize - 1] + row * size + column;
        supports[spot.index()] = 0b11 << first | 0b11 << (first + size);
        place += 1;
    }
    supports
};

impl PyramidSpot {
    /// Places of the pyramid.
    pub const COUNT: usize = 30;
    /// The place of the top tile.
    pub const TOP: Self = Self(29);

    /// Every place, level by level, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..STARTS[4]).map(Self)
    }

    /// The place at a level (1 to 4), row and column from 0, if there is one.
    pub const fn at(level: u8, row: u8, column: u8) -> Option<Self> {
        if level < 1 || level > 4 {
            return None;
        }
        let size = 5 - level;
        if row < size && column < size {
            Some(Self(STARTS[level as usize - 1] + row * size + column))
        } else {
            None
        }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its level, 1 to 4.
    pub const fn level(self) -> u8 {
        match self.0 {
            0..16 => 1,
            16..25 => 2,
            25..29 => 3,
            _ => 4,
        }
    }

    /// Its row and column, from 0.
    pub const fn row_column(self) -> (u8, u8) {
        let size = 5 - self.level();
        let within = self.0 - STARTS[self.level() as usize - 1];
        (within / size, within % size)
    }

    /// The places right under it, one bit each; none at the lowest level.
    pub(crate) const fn supports(self) -> u32 {
        SUPPORTS[self.index()]
    }

    /// The places of a set, one bit each, in their order.
    pub(crate) fn of_mask(mut mask: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let first =
                u8::try_from(mask.trailing_zeros()).ok().filter(|it| usize::from(*it) < Self::COUNT)?;
            mask &= mask - 1;
            Some(Self(first))
        })
    }

    /// The four cells under it, clockwise from the top left, by row and column of the ground.
    pub const fn cells(self) -> [(u8, u8); 4] {
        let (row, column) = self.row_column();
        let (top, left) = (2 * row + self.level() - 1, 2 * column + self.level() - 1);
        [(top, left), (top, left + 1), (top + 1, left + 1), (top + 1, left)]
    }

    /// Its id on the board: `pyr.2.0.1`.
    pub fn id(self) -> String {
        let (row, column) = self.row_column();
        format!("pyr.{}.{row}.{column}", self.level())
    }
}

patolli_core::serde_as_text!(PyramidSpot, Self::all().map(|it| it.to_string()).collect::<Vec<_>>());
