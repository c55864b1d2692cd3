//! The rules of Tikal, the basic game and the auction variant, for two to four seats.
//!
//! Expeditions explore a jungle of forty hexes. In a turn a player lays one terrain tile, then spends ten
//! action points: brings pieces, moves them over stones, uncovers temples, digs and exchanges treasures,
//! builds camps, places guards. Points come in four scoring rounds, three of them started by volcanoes.
//!
//! [`Tikal`] is a position. The rules are in `rules`, one file per decision; `board_cache` keeps what follows from
//! the tiles alone (who can walk where at what price); `docs/rules/tikal.md` numbers every rule.
//!
//! ```
//! use patolli_core::{Game as _, Options as _, Play, Seat, Seed, Status};
//! use patolli_tikal::{Options, Tikal};
//!
//! let mut play = Play::<Tikal>::new(Options::for_seats(2)?, Seed::from(1));
//! // The tile drawn must be laid before anything else.
//! assert!(play.position().check("end".parse()?).is_err());
//! for decision in ["place h02 3", "camp h13", "end"] {
//!     play.play(Seat::new(0), decision.parse()?)?;
//! }
//! assert_eq!(play.position().status(), Status::Asks(Seat::new(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board_cache;
mod components;
pub mod data;
mod deal;
mod event;
mod game_ui;
mod gift;
mod hex;
mod illegal;
mod json;
mod notation;
mod options;
mod outstanding;
mod position;
mod position_form;
mod questions;
mod rules;
mod stage;
mod travel_costs;
mod view;
mod way;

pub use action::Action;
pub use components::{HighestBid, Leader, Motif, Phase, Piece, Terrain, TurnKind};
pub use data::TileId;
pub use deal::Deal;
pub use event::Event;
pub use gift::Gift;
pub use hex::{HEXES, Hex, HexSet, Side};
pub use illegal::Illegal;
pub use options::Options;
pub use position::Tikal;
pub use stage::Stage;
pub use travel_costs::{TravelCosts, UNREACHABLE};
pub use view::{ExpeditionView, HexView, PlayerView, SupplyView, TurnView, View};
