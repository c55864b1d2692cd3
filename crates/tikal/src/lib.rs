//! The rules of Tikal, the basic game and the auction variant, for two to four seats.
//!
//! Expeditions explore a jungle of forty hexes. In a turn a player lays one terrain tile, then spends ten
//! action points: brings pieces, moves them over stones, uncovers temples, digs and exchanges treasures,
//! builds camps, places guards. Points come in four scoring rounds, three of them started by volcanoes.
//!
//! [`Tikal`] is a position. The rules are in `rules`, one file per decision; `board_cache` keeps what follows from
//! the tiles alone (who can walk where at what price); `docs/rules/tikal.md` numbers every rule.

mod action;
mod audit;
mod board_cache;
mod components;
pub mod data;
mod deal;
mod event;
mod game_ui;
mod hex;
mod illegal;
mod notation;
mod options;
mod outstanding;
mod position;
mod position_form;
mod rules;
mod travel_costs;
mod view;

pub use action::Action;
pub use components::{Leader, Motif, Phase, Piece, Terrain, TurnKind};
pub use data::TileId;
pub use deal::Deal;
pub use event::Event;
pub use hex::{HEXES, Hex, HexSet, Side};
pub use illegal::Illegal;
pub use options::Options;
pub use position::Tikal;
pub use travel_costs::{TravelCosts, UNREACHABLE};
pub use view::{ExpeditionView, HexView, PlayerView, SupplyView, TurnView, View};
