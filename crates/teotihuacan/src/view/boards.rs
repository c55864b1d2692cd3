//! What one viewer may know of the action boards.

use patolli_core::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Board, Owner, Space, Teotihuacan, Worshipper, data::Discovery};

/// Free workers of one colour and power on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct WorkerGroup {
    /// Whose they are.
    pub owner: Owner,
    /// Their power, 1 to 5.
    pub power: u8,
    /// Number of workers.
    pub n: u8,
}

/// One action board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct BoardView {
    /// Which.
    pub board: Board,
    /// Free workers, sorted by colour and power.
    pub workers: Vec<WorkerGroup>,
    /// Different colours of free workers: the cocoa price of its main action now.
    pub colours: u8,
    /// Its worship spaces.
    pub spaces: Vec<SpaceView>,
    /// Its discovery tile; `null` where none lies or can lie.
    pub discovery: Option<Discovery>,
}

/// A worship space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// The worker on it; `null` if it is empty.
    pub worshipper: Option<Worshipper>,
}

impl BoardView {
    pub(super) fn new(game: &Teotihuacan, board: Board) -> Self {
        let mut groups: Vec<WorkerGroup> = Vec::new();
        let workers = Seat::all(game.seat_count()).flat_map(|seat| {
            game.player(seat).on(board).map(move |power| (Owner::Player(seat), power)).collect::<Vec<_>>()
        });
        let neutral = game.neutral.iter().zip(0..).flat_map(|(boards, colour)| {
            boards.iter().filter(|it| **it == board).map(move |_| (Owner::Neutral(colour), 1))
        });
        for (owner, power) in workers.chain(neutral) {
            match groups.last_mut() {
                Some(last) if last.owner == owner && last.power == power => last.n += 1,
                _ => groups.push(WorkerGroup { owner, power, n: 1 }),
            }
        }
        Self {
            board,
            workers: groups,
            colours: game.colours(board),
            spaces: Space::on(board)
                .map(|space| SpaceView { space, worshipper: game.worshipper(space) })
                .collect(),
            discovery: game.discovery(board),
        }
    }
}
