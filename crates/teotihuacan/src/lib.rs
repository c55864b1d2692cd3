//! The rules of Teotihuacan for two to four seats, and for one against Teotibot.
//!
//! Workers are dice that travel a ring of eight boards: they collect cocoa, worship or take the main action of a
//! board, and grow stronger until they ascend. Three eclipses score the Avenue of the Dead, the pyramid and masks;
//! after the last one, or when the pyramid is complete, the game is over.
//!
//! [`Teotihuacan`] is a position. What is still to be done lies on a stack of tasks: the top one is a question, or a step that
//! carries itself out; `rules::tasks` has one file for each question. The other files of `rules` are for phases and what questions
//! share; Teotibot is a seat whose turns `rules::bot` plays. `docs/rules/teotihuacan.md` numbers every rule.
//!
//! ```
//! use patolli_core::{Game as _, Options as _, Play, Seat, Seed, Status};
//! use patolli_teotihuacan::{Options, Teotihuacan};
//!
//! let options = Options::from_pairs(2, [("setup", "first-game"), ("boards", "printed")])?;
//! let mut play = Play::<Teotihuacan>::new(options, Seed::from(2));
//! // A worker goes to the quarry and gathers stone.
//! play.play_all(Seat::new(0), &["move nobles 2 quarry".parse()?, "main".parse()?])?;
//! // Only one worker could grow stronger by it, so that question was answered by itself.
//! let last = play.moves().last().expect("decisions were taken");
//! assert_eq!((last.action.to_string().as_str(), last.auto), ("power-up quarry 2", true));
//! play.play(Seat::new(0), "end".parse()?)?;
//! assert_eq!(play.position().status(), Status::Asks(Seat::new(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod bot_outcome;
mod broken_rule;
mod components;
pub mod data;
mod deal;
mod deal_lines;
mod event;
mod game;
mod game_ui;
mod gift;
mod goods;
mod illegal;
mod lapse;
mod list_names;
mod notation;
mod option_values;
mod options;
mod outstanding;
mod placed_tile;
mod player;
mod position;
mod position_form;
mod presentation;
mod pyramid;
mod queries;
mod questions;
mod rules;
mod stage;
mod task;
mod technology_set;
mod turn;
mod unused_tiles;
mod view;

pub use action::{Action, MoveTiles, PyramidSpot};
pub use bot_outcome::BotOutcome;
pub use broken_rule::{CostKind, DiscoveryLocation, Obligation, WorkerPurpose};
pub use components::{
    Arrow, AscensionReward, Board, BotTile, Cell, Icon, IconKind, Owner, Resource, Row, Side, Space, Temple,
    WorshipChoice,
};
pub use deal::Deal;
pub use event::Event;
pub use gift::Gift;
pub use goods::{Goods, Resources};
pub use illegal::Illegal;
pub use lapse::{Lapse, PointSource};
pub use options::{Difficulty, Options, Setup};
pub use outstanding::Outstanding;
pub use placed_tile::{LaidTile, PlacedTile};
pub use player::Worker;
pub use position::{BotMove, BotTurn, Phase, Teotihuacan, Worshipper};
pub use stage::Stage;
pub use turn::TurnState;
pub use view::{
    AvenueView, BoardView, BotView, Calendar, ChoiceView, LargeSpaceView, LargeStepView, PlayerView,
    PyramidView, SpaceView, Stacks, StartingDiscovery, StartingTileOffer, TechnologyView, TempleView,
    TurnView, Variants, View, WorkerGroup,
};
