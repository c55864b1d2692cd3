//! What one viewer may know.

use patolli_core::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    JungleTiles, Options, Phase, QuickAction, Tzolkin, Wheel,
    data::{BuildingId, FOOD_DAYS, MonumentId, Prophecy, QUICK_SPACES, TEETH, setup_counts},
    player_view::{ChoiceView, PlayerView},
    turn_view::TurnView,
};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Which expansion modules are played.
    pub modules: Modules,
    /// What part of the game it is.
    pub phase: Phase,
    /// The seat that must decide; `null` when the game is over.
    pub to_move: Option<Seat>,
    /// The calendar.
    pub calendar: Calendar,
    /// The five wheels, in the order of [`Wheel::ALL`].
    pub wheels: Vec<WheelView>,
    /// Harvest tiles beside the actions of Palenque 2, 3, 4 and 5, in this order.
    pub jungle: [JungleTiles; 4],
    /// Skulls in the supply.
    pub skulls: u8,
    /// Numbers of the actions of Chichen Itza, 1 to 9, on which a skull lies.
    pub offerings: Vec<u8>,
    /// The six places for buildings; `null` is an empty place.
    pub row: Vec<Option<BuildingId>>,
    /// Number of buildings left in the face-down stack of the epoch.
    pub stack: u8,
    /// The monuments laid out at the start, in the order they lie.
    pub monuments: Vec<MonumentView>,
    /// The prophecies in their order.
    pub prophecies: Vec<ProphecyView>,
    /// The quick actions; `null` if they are not played.
    pub quick: Option<QuickView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The secret choice of the viewer, while it is secret; `null` afterwards and for spectators.
    pub choice: Option<ChoiceView>,
    /// The turn that is going on.
    pub turn: TurnView,
}

/// Which expansion modules are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "four modules, each on or off")]
pub struct Modules {
    /// Tribes.
    pub tribes: bool,
    /// Prophecies.
    pub prophecies: bool,
    /// New buildings.
    pub buildings: bool,
    /// Quick actions.
    pub quick: bool,
}

/// The calendar.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Calendar {
    /// Rounds begun, from 1; 0 during the choice of starting tiles.
    pub round: u8,
    /// Teeth that the calendar has turned, from 0 to 28.
    pub tooth: u8,
    /// The epoch, 1 or 2.
    pub epoch: u8,
    /// Food days completed, 0 to 4.
    pub food_days: u8,
    /// Whether the present round is a food day.
    pub food_today: bool,
    /// Teeth to go until the next food day; 0 on a food day and when none is left.
    pub to_food_day: u8,
    /// Teeth (0 to 25) with a corn on them.
    pub corn: Vec<u8>,
    /// The seat that has the start-player token.
    pub start_player: Seat,
    /// The seat whose worker stands on the start-player space; `null` if it is free.
    pub start_space: Option<Seat>,
}

/// A piece on a wheel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "piece")]
pub enum Piece {
    /// A worker.
    Worker {
        /// The seat it belongs to.
        seat: Seat,
    },
    /// A neutral piece.
    Neutral,
}

/// One wheel.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct WheelView {
    /// The wheel.
    pub wheel: Wheel,
    /// What stands on each tooth, by position from 0; `null` is a free one. Positions beyond the last
    /// numbered one are hidden.
    pub teeth: Vec<Option<Piece>>,
}

/// One prophecy.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProphecyView {
    /// The prophecy.
    pub prophecy: Prophecy,
    /// Whether it is in force.
    pub active: bool,
    /// Whether it is over.
    pub over: bool,
    /// What each seat would count now, by seat.
    pub counts: Vec<ProphecyCount>,
}

/// What a prophecy would count for a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProphecyCount {
    /// The number of what is counted.
    pub count: i8,
    /// Whole points for it.
    pub points: i8,
}

/// A monument laid out at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct MonumentView {
    /// The monument.
    pub monument: MonumentId,
    /// The seat that has built it; `null` while it is on offer.
    pub builder: Option<Seat>,
}

/// The quick actions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct QuickView {
    /// The tile on the board; `null` when there is none left.
    pub now: Option<QuickAction>,
    /// Tiles still on the calendar as far as they are laid out, the next one first.
    pub next: Vec<QuickTileView>,
    /// The three spaces; `null` is a free one.
    pub spaces: Vec<Option<Piece>>,
}

/// A quick-action tile on the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct QuickTileView {
    /// The tooth of the calendar from which it is in force.
    pub tooth: u8,
    /// What it lets one do.
    pub quick: QuickAction,
}

impl View {
    /// What `viewer` may know of a position.
    pub(crate) fn new(game: &Tzolkin, viewer: Viewer) -> Self {
        let Options { tribes, prophecies, buildings, quick, .. } = *game.options();
        Self {
            modules: Modules { tribes, prophecies, buildings, quick },
            phase: game.phase(),
            to_move: match patolli_core::Game::status(game) {
                patolli_core::Status::Asks(seat) => Some(seat),
                patolli_core::Status::Over => None,
            },
            calendar: Calendar::new(game),
            wheels: Wheel::ALL.into_iter().map(|it| WheelView::new(game, it)).collect(),
            jungle: game.jungle,
            skulls: game.skulls(),
            offerings: (1..=9).filter(|it| game.is_offered(*it)).collect(),
            row: game.row().to_vec(),
            stack: game.stack_left(),
            monuments: game
                .laid_monuments()
                .map(|monument| MonumentView { monument, builder: game.builder_of(monument) })
                .collect(),
            prophecies: game
                .prophecies()
                .iter()
                .zip(1..)
                .map(|(it, nth)| ProphecyView::new(game, *it, nth))
                .collect(),
            quick: game.options.quick.then(|| QuickView::new(game)),
            players: game.each_seat().map(|it| PlayerView::new(game, it)).collect(),
            choice: match viewer {
                Viewer::Seat(seat) if game.phase == Phase::Choose => Some(ChoiceView::new(game, seat)),
                Viewer::Seat(_) | Viewer::Watcher => None,
            },
            turn: TurnView::new(game),
        }
    }
}

impl Calendar {
    fn new(game: &Tzolkin) -> Self {
        let next = FOOD_DAYS.get(usize::from(game.food_days));
        Self {
            round: game.round,
            tooth: game.tooth,
            epoch: game.epoch,
            food_days: game.food_days,
            food_today: game.food_today,
            to_food_day: next.map_or(0, |it| it.saturating_sub(game.tooth)),
            corn: (0..TEETH).filter(|it| game.corn_on_teeth & (1 << it) != 0).collect(),
            start_player: game.start_player,
            start_space: game.start_space,
        }
    }
}

impl Piece {
    /// A worker of a seat.
    pub const fn worker(seat: Seat) -> Self {
        Self::Worker { seat }
    }
}

impl WheelView {
    fn new(game: &Tzolkin, wheel: Wheel) -> Self {
        let on = |position: u8, bits: u16| bits & (1 << position) != 0;
        let piece = |position: u8| {
            let worker =
                game.each_seat().find(|it| on(position, game.workers_on(*it, wheel))).map(Piece::worker);
            worker.or_else(|| on(position, game.neutral_on(wheel)).then_some(Piece::Neutral))
        };
        Self { wheel, teeth: (0..wheel.teeth()).map(piece).collect() }
    }
}

impl ProphecyView {
    fn new(game: &Tzolkin, prophecy: Prophecy, nth: u8) -> Self {
        let count = |seat| {
            let count = game.prophecy_count(seat, prophecy);
            ProphecyCount { count, points: prophecy.points(count) }
        };
        Self {
            prophecy,
            active: game.food_days == nth,
            over: game.food_days > nth,
            counts: game.each_seat().map(count).collect(),
        }
    }
}

impl QuickView {
    fn new(game: &Tzolkin) -> Self {
        let tile = |(quick, tooth)| QuickTileView { tooth, quick };
        let one = game.deal.quick_one.into_iter().zip((0u8..).step_by(2)).map(tile);
        let two = game.deal.quick_two.into_iter().zip((14u8..).step_by(2)).map(tile);
        // ZEA-62: the second epoch's tiles are laid out after the first food day.
        let laid = one.chain(two.filter(|_| game.food_days > 0));
        let workers =
            game.each_seat().filter(|it| game.quick_workers & (1 << it.index()) != 0).map(Piece::worker);
        let neutral = (0..game.quick_neutral).map(|_| Piece::Neutral);
        let mut spaces: Vec<Option<Piece>> = neutral.chain(workers).map(Some).collect();
        spaces.resize(QUICK_SPACES.into(), None);
        Self { now: game.quick_tile(), next: laid.filter(|it| it.tooth > game.tooth).collect(), spaces }
    }
}

impl Tzolkin {
    /// Buildings left in the stack of the epoch, tiles of modules not played passed over.
    fn stack_left(&self) -> u8 {
        let late = self.epoch == 2;
        let stack: &[BuildingId] = if late { &self.deal.epoch_two } else { &self.deal.epoch_one };
        let rest = &stack[usize::from(self.drawn[usize::from(late)])..];
        rest.iter().map(|it| u8::from(self.options.buildings || !it.tile().expansion)).sum()
    }

    fn laid_monuments(&self) -> impl Iterator<Item = MonumentId> {
        let laid = setup_counts(self.options.seats, self.options.quick).monuments;
        self.deal.monuments.into_iter().take(laid.into())
    }

    fn builder_of(&self, monument: MonumentId) -> Option<Seat> {
        self.each_seat().find(|it| self.player(*it).monuments & (1 << monument.index()) != 0)
    }
}
