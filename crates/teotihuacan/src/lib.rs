//! The rules of Teotihuacan for two to four seats, and for one against Teotibot.
//!
//! Workers are dice that travel a ring of eight boards: they collect cocoa, worship or take the main action of a
//! board, and grow stronger until they ascend. Three eclipses score the Avenue of the Dead, the pyramid and masks;
//! after the last one, or when the pyramid is complete, the game is over.
//!
//! [`Teotihuacan`] is a position. What is still to be done lies on a stack of tasks (`task`): the top one is a
//! question, or a step that carries itself out. The rules are in `rules`, one file per decision or phase; Teotibot is
//! a seat whose turns `rules::bot` plays. `docs/rules/teotihuacan.md` numbers every rule.

mod action;
mod ask;
mod audit;
mod because;
mod cause;
pub mod data;
mod deal;
mod dues;
mod event;
mod goods;
mod illegal;
mod notation;
mod options;
mod player;
mod position;
mod pyramid;
mod rules;
mod sheet;
mod shown;
mod task;
mod terms;
mod told;
mod turn;
mod view;

pub use action::{Action, How, Spot};
pub use because::{Duty, Errand, Place, Price};
pub use cause::{Lapse, Source};
pub use deal::Deal;
pub use dues::Dues;
pub use event::{BotDeed, Event};
pub use goods::{Goods, Resources};
pub use illegal::Illegal;
pub use options::{Difficulty, Options, Setup};
pub use player::Worker;
pub use position::{BotMove, BotTurn, Phase, Teotihuacan, Worshipper};
pub use pyramid::Laid;
pub use terms::{
    Arrow, Board, BotTile, Glyph, Icon, Owner, Resource, Reward, Row, Side, Space, Take, Temple,
};
pub use turn::Stage;
pub use view::{
    AvenueView, BoardView, BotView, Calendar, ChoiceView, Dice, Offered, PlayerView, PyramidView, Stacks,
    TempleView, TurnView, Variants, View,
};
