//! The rules of Tzolk'in with the expansion Tribes & Prophecies, for two to five seats.
//!
//! A calendar of 26 teeth drives five wheels. In a turn a player places workers on the wheels or picks some
//! up; the longer a worker rides, the stronger its action. Four food days feed the workers and pay out the
//! temples, and after one revolution of the calendar the game is over.
//!
//! [`Tzolkin`] is a position. What is still to be done lies on a stack of tasks (`task`): the top one is a
//! question, or a step that carries itself out. The rules are in `rules`: one file per task in `rules/tasks`,
//! which answers everything about it, and one per phase or subject beside it; the modules of the expansion
//! are branches in the questions those files ask. `docs/rules/tzolkin*.md` number every rule.
//!
//! ```
//! use patolli_core::{Game as _, Options as _, Play, Seat, Seed, Viewer};
//! use patolli_tzolkin::{Options, Tzolkin};
//!
//! let mut play = Play::<Tzolkin>::new(Options::for_seats(2)?, Seed::from(1));
//! let (first, second) = (Seat::new(0), Seat::new(1));
//! play.play(first, "keep w-uxmal-1".parse()?)?;
//! // Starting tiles are chosen in secret: the other seat sees what it would see after another choice.
//! let seen = play.position().view(Viewer::Seat(second));
//! play.rewind(1);
//! play.play(first, "keep w-yaxchilan-3".parse()?)?;
//! assert_eq!(play.position().view(Viewer::Seat(second)), seen);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod ask;
mod audit;
mod bit_list;
mod components;
pub mod data;
mod deal;
mod event;
mod game;
mod game_ui;
mod gift;
mod goods;
mod holdings;
mod illegal;
mod lapse;
mod notation;
mod options;
mod outstanding;
mod player;
mod player_view;
mod position;
mod position_form;
mod questions;
mod rules;
mod stage;
mod task;
mod turn;
mod turn_view;
mod versions;
mod view;

pub use action::{Action, BuildingPayment, Discount, Placement};
pub use components::{
    Block, BuildingKind, HarvestKind, IndexSet, QuickAction, Temple, Track, Wheel, WheelPosition,
};
pub use deal::Deal;
pub use event::{Event, FoodDayStage, PointSource, WorkerSpace};
pub use gift::Gift;
pub use goods::{Blocks, Goods};
pub use illegal::{Illegal, Violation};
pub use lapse::Lapse;
pub use options::Options;
pub use outstanding::Outstanding;
pub use player_view::{ChoiceView, PlayerView, StartingTileChoice, TribeChoice};
pub use position::{JungleTiles, Phase, Tzolkin};
pub use rules::Farms;
pub use stage::Stage;
pub use turn::TurnState;
pub use turn_view::TurnView;
pub use view::{
    Calendar, Modules, MonumentView, Piece, ProphecyCount, ProphecyView, QuickTileView, QuickView, View,
    WheelView,
};
