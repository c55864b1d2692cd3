//! What one viewer may know.

use patolli_core::{Seat, Viewer};
use serde::Serialize;

use crate::{
    Blocks, Farms, JungleTiles, Options, Phase, QuickAction, Tzolkin, Wheel,
    data::{
        BuildingId, CORN_PER_WORKER, FOOD_DAYS, MonumentId, Prophecy, QUICK_SPACES, StartId, TEETH, Tribe,
        setup_counts,
    },
    turn_view::TurnView,
};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Which expansion modules are played.
    pub modules: Modules,
    /// What part of the game it is.
    pub phase: Phase,
    /// Who must decide; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// The calendar.
    pub calendar: Calendar,
    /// The five wheels, in the order of [`Wheel::ALL`].
    pub wheels: Vec<WheelView>,
    /// Harvest tiles beside Palenque 2 to 5.
    pub jungle: [JungleTiles; 4],
    /// Skulls in the supply.
    pub skulls: u8,
    /// Whether a skull lies on Chichen Itza 1 to 9.
    pub offerings: [bool; 9],
    /// The six places for buildings.
    pub row: Vec<Option<BuildingId>>,
    /// Buildings left in the face-down stack of the epoch.
    pub stack: u8,
    /// The monuments laid out at the start and who has built them.
    pub monuments: Vec<(MonumentId, Option<Seat>)>,
    /// The prophecies in their order.
    pub prophecies: Vec<ProphecyView>,
    /// The quick actions, if they are played.
    pub quick: Option<QuickView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The secret choice of the viewer, while it is secret.
    pub choice: Option<ChoiceView>,
    /// The turn that is going on.
    pub turn: TurnView,
}

/// Which expansion modules are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Calendar {
    /// Rounds begun, from 1; 0 during the choice of starting tiles.
    pub round: u8,
    /// How many teeth the calendar has turned, from 0 to 27.
    pub tooth: u8,
    /// The epoch, 1 or 2.
    pub epoch: u8,
    /// Food days completed.
    pub food_days: u8,
    /// Whether the present round is a food day.
    pub food_today: bool,
    /// Teeth to go until the next food day; 0 on a food day and when none is left.
    pub to_food_day: u8,
    /// Teeth (0 to 25) with a corn on them.
    pub corn: Vec<u8>,
    /// Who has the start-player token.
    pub start_player: Seat,
    /// Who stands on the start-player space.
    pub start_space: Option<Seat>,
}

/// A piece on a wheel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A worker.
    Worker(Seat),
    /// A neutral piece.
    Neutral,
}

/// One wheel.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct WheelView {
    /// Which.
    pub wheel: Wheel,
    /// What stands on each tooth, by position; positions beyond the last numbered one are hidden.
    pub teeth: Vec<Option<Piece>>,
}

/// One prophecy.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ProphecyView {
    /// Which.
    pub prophecy: Prophecy,
    /// Whether it is in force.
    pub active: bool,
    /// Whether it is over.
    pub over: bool,
    /// What each seat would count now, and the points for it.
    pub counts: Vec<(i8, i8)>,
}

/// The quick actions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct QuickView {
    /// The tile on the board.
    pub now: Option<QuickAction>,
    /// Tiles still on the calendar, each with the tooth from which it is in force, as far as they are laid out.
    pub next: Vec<(u8, QuickAction)>,
    /// The three spaces.
    pub spaces: Vec<Option<Piece>>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlayerView {
    /// Score in quarters of a point.
    pub score: i16,
    /// Corn.
    pub corn: u16,
    /// Blocks.
    pub blocks: Blocks,
    /// Skulls.
    pub skulls: u8,
    /// Steps by temple, counted from the lowest.
    pub temples: [u8; 3],
    /// Levels by technology.
    pub levels: [u8; 4],
    /// Workers in hand.
    pub hand: u8,
    /// Workers in play.
    pub workers: u8,
    /// Whether the double advance is still there.
    pub light: bool,
    /// Starting tiles kept, once revealed.
    pub kept: Vec<StartId>,
    /// The tribe, once revealed.
    pub tribe: Option<Tribe>,
    /// Whether the secret choice is made.
    pub chosen: bool,
    /// Buildings, in the order of the component list.
    pub buildings: Vec<BuildingId>,
    /// Monuments.
    pub monuments: Vec<MonumentId>,
    /// Corn tiles.
    pub corn_tiles: u8,
    /// Wood tiles.
    pub wood_tiles: u8,
    /// Corn needed to feed everybody on the next food day, farms and the prophecy in force counted.
    pub hunger: u8,
    /// Farm icons "one worker".
    pub farms: u8,
    /// Farm icons "every worker".
    pub every: u8,
    /// What the own monuments would score now, in the order of `monuments`.
    pub monument_points: Vec<i16>,
}

/// The secret choice of a viewer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChoiceView {
    /// The starting tiles dealt, and whether each is kept.
    pub tiles: Vec<(StartId, bool)>,
    /// The tribes dealt, and whether each is chosen.
    pub tribes: Vec<(Tribe, bool)>,
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
            offerings: std::array::from_fn(|it| game.offerings & (2 << it) != 0),
            row: game.row().to_vec(),
            stack: game.stack_left(),
            monuments: game.laid_monuments().map(|it| (it, game.builder_of(it))).collect(),
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
                _ => None,
            },
            turn: TurnView::new(game),
        }
    }
}

impl Calendar {
    fn new(game: &Tzolkin) -> Self {
        let next = FOOD_DAYS.get(usize::from(game.food_days)).copied().unwrap_or_default();
        Self {
            round: game.round,
            tooth: game.tooth,
            epoch: game.epoch,
            food_days: game.food_days,
            food_today: game.food_today,
            to_food_day: next.saturating_sub(game.tooth),
            corn: (0..TEETH).filter(|it| game.corn_on_teeth & (1 << it) != 0).collect(),
            start_player: game.start_player,
            start_space: game.start_space,
        }
    }
}

impl WheelView {
    fn new(game: &Tzolkin, wheel: Wheel) -> Self {
        let on = |position: u8, bits: u16| bits & (1 << position) != 0;
        let piece = |position: u8| {
            let worker =
                game.each_seat().find(|it| on(position, game.workers_on(*it, wheel))).map(Piece::Worker);
            worker.or_else(|| on(position, game.neutral_on(wheel)).then_some(Piece::Neutral))
        };
        Self { wheel, teeth: (0..wheel.teeth()).map(piece).collect() }
    }
}

impl ProphecyView {
    fn new(game: &Tzolkin, prophecy: Prophecy, nth: u8) -> Self {
        let count = |seat| {
            let count = game.prophecy_count(seat, prophecy);
            (count, prophecy.points(count))
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
        let one = game.deal.quick_one.into_iter().zip((0u8..).step_by(2));
        let two = game.deal.quick_two.into_iter().zip((14u8..).step_by(2));
        // ZEA-62: the second epoch's tiles are laid out after the first food day.
        let laid = one.chain(two.filter(|_| game.food_days > 0));
        let workers =
            game.each_seat().filter(|it| game.quick_workers & (1 << it.index()) != 0).map(Piece::Worker);
        let neutral = (0..game.quick_neutral).map(|_| Piece::Neutral);
        let mut spaces: Vec<Option<Piece>> = neutral.chain(workers).map(Some).collect();
        spaces.resize(QUICK_SPACES.into(), None);
        Self {
            now: game.quick_tile(),
            next: laid.filter(|it| it.1 > game.tooth).map(|(quick, tooth)| (tooth, quick)).collect(),
            spaces,
        }
    }
}

impl PlayerView {
    fn new(game: &Tzolkin, seat: Seat) -> Self {
        let player = game.player(seat);
        // Z-049: nobody sees what was chosen before all have.
        let open = game.phase != Phase::Choose;
        let farms = if open { game.farms(seat) } else { Farms::default() };
        Self {
            score: player.score,
            corn: player.corn,
            blocks: player.blocks,
            skulls: player.skulls,
            temples: player.temples,
            levels: player.levels,
            hand: player.hand,
            workers: game.workers(seat),
            light: !player.dark,
            kept: game.kept(seat).filter(|_| open).collect(),
            tribe: game.tribe(seat).filter(|_| open && game.options.tribes),
            chosen: game.has_chosen(seat),
            buildings: game.buildings_of(seat).collect(),
            monuments: game.monuments_of(seat).collect(),
            corn_tiles: player.corn_tiles,
            wood_tiles: player.wood_tiles,
            hunger: if open { game.corn_to_feed(seat) } else { CORN_PER_WORKER * game.workers(seat) },
            farms: farms.single,
            every: farms.every,
            monument_points: game.monuments_of(seat).map(|it| game.monument_points(seat, it)).collect(),
        }
    }
}

impl ChoiceView {
    fn new(game: &Tzolkin, seat: Seat) -> Self {
        let player = game.player(seat);
        let tiles = game
            .deal
            .starting_tiles(seat)
            .into_iter()
            .zip(0..)
            .map(|(it, place)| (it, player.kept & (1 << place) != 0));
        let tribes = game
            .deal
            .tribes_of(seat)
            .into_iter()
            .zip(0..)
            .map(|(it, place)| (it, player.tribe == Some(place)));
        Self { tiles: tiles.collect(), tribes: tribes.filter(|_| game.options.tribes).collect() }
    }
}

impl Tzolkin {
    /// Buildings left in the stack of the epoch, tiles of modules not played passed over.
    fn stack_left(&self) -> u8 {
        let late = self.epoch == 2;
        let stack: &[BuildingId] = if late { &self.deal.epoch_two } else { &self.deal.epoch_one };
        let rest = &stack[usize::from(self.drawn[usize::from(late)])..];
        let left = rest.iter().filter(|it| self.options.buildings || !it.tile().expansion).count();
        u8::try_from(left).unwrap_or_default()
    }

    fn laid_monuments(&self) -> impl Iterator<Item = MonumentId> {
        let laid = setup_counts(self.options.seats, self.options.quick).monuments;
        self.deal.monuments.into_iter().take(laid.into())
    }

    fn builder_of(&self, monument: MonumentId) -> Option<Seat> {
        self.each_seat().find(|it| self.player(*it).monuments & (1 << monument.index()) != 0)
    }
}
