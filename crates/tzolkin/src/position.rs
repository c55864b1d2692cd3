//! The position and its questions; no rules.

use patolli_core::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Block, Blocks, Deal, Options, QuickAction, Temple, Track, Wheel,
    data::{BuildingId, Effect, MonumentId, Prophecy, ROW_SIZE, StartId, TEETH, Tribe, WORKERS},
    player::Player,
    task::{Task, Tasks},
    turn::{QuickState, Turn, TurnState},
};

/// A position: everything on the table, seen and unseen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tzolkin {
    pub(crate) options: Options,
    pub(crate) deal: Deal,
    pub(crate) players: [Player; MAX_SEATS],
    /// Neutral pieces by wheel, one bit per position, the two without a number included.
    pub(crate) neutral: [u16; 5],
    /// Tiles beside Palenque 2 to 5.
    pub(crate) jungle: [JungleTiles; 4],
    /// Skulls in the supply.
    pub(crate) skulls: u8,
    /// Chichen Itza actions on which a skull lies, bit n for action n.
    pub(crate) offerings: u16,
    pub(crate) row: [Option<BuildingId>; ROW_SIZE],
    /// How many tiles of each building stack are drawn.
    pub(crate) drawn: [u8; 2],
    /// 1 or 2.
    pub(crate) epoch: u8,
    /// Monuments on offer, bit n for the monument with index n.
    pub(crate) monuments: u16,
    /// Rounds begun.
    pub(crate) round: u8,
    /// How many teeth the calendar has turned.
    pub(crate) tooth: u8,
    /// Teeth with a corn on them.
    pub(crate) corn_on_teeth: u32,
    /// Food days completed.
    pub(crate) food_days: u8,
    /// Whether the present round is a food day.
    pub(crate) food_today: bool,
    pub(crate) start_player: Seat,
    /// The seat whose worker stands on the start-player space.
    pub(crate) start_space: Option<Seat>,
    /// Seats with a worker on a quick-action space.
    pub(crate) quick_workers: u8,
    /// Quick-action spaces blocked by neutral pieces.
    pub(crate) quick_neutral: u8,
    /// Neutral pieces still to be placed after the choice of starting tiles.
    pub(crate) neutral_remaining: u8,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    pub(crate) tasks: Tasks,
}

/// What part of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Starting tiles and tribes are chosen in secret.
    Choose,
    /// Rounds are played.
    Play,
    /// The game is over.
    Over,
}

/// Harvest tiles beside one Palenque action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct JungleTiles {
    /// Number of wood tiles, each on a corn tile.
    pub forest: u8,
    /// Number of corn tiles that lie open.
    pub corn: u8,
}

impl Tzolkin {
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn each_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.options.seats)
    }

    /// What part of the game it is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What the table agreed on.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whose turn it is.
    pub const fn active_seat(&self) -> Seat {
        self.turn.seat
    }

    /// What the turn has become.
    pub const fn turn_state(&self) -> TurnState {
        self.turn.state
    }

    /// Corn of a player.
    pub const fn corn(&self, seat: Seat) -> u16 {
        self.player(seat).corn
    }

    /// Blocks of a player.
    pub const fn blocks(&self, seat: Seat) -> Blocks {
        self.player(seat).blocks
    }

    /// Skulls of a player.
    pub const fn skulls_of(&self, seat: Seat) -> u8 {
        self.player(seat).skulls
    }

    /// Skulls in the supply.
    pub const fn skulls(&self) -> u8 {
        self.skulls
    }

    /// Whether a skull lies on a Chichen Itza action.
    pub const fn is_offered(&self, number: u8) -> bool {
        self.offerings & (1 << number) != 0
    }

    /// Score of a player in quarters of a point.
    pub const fn score(&self, seat: Seat) -> i16 {
        self.player(seat).score
    }

    /// The step of a marker, counted from the lowest.
    pub const fn step(&self, seat: Seat, temple: Temple) -> u8 {
        self.player(seat).temples[temple.index()]
    }

    /// The level of a technology.
    pub const fn level(&self, seat: Seat, track: Track) -> u8 {
        self.player(seat).levels[track.index()]
    }

    /// Workers in hand.
    pub const fn hand(&self, seat: Seat) -> u8 {
        self.player(seat).hand
    }

    /// Workers in play: in hand or on the board (Z-290).
    pub const fn workers(&self, seat: Seat) -> u8 {
        WORKERS - self.player(seat).supply
    }

    /// Whether the board of a player shows its light side.
    pub const fn is_light(&self, seat: Seat) -> bool {
        !self.player(seat).dark
    }

    /// Positions of a wheel on which a player's workers stand, one bit each.
    pub const fn workers_on(&self, seat: Seat, wheel: Wheel) -> u16 {
        self.player(seat).wheels[wheel.index()]
    }

    /// How many workers of a player stand on wheels.
    pub fn on_wheels(&self, seat: Seat) -> u8 {
        self.player(seat).wheels.iter().map(|it| count_ones(*it)).sum()
    }

    /// Places of a wheel with a neutral piece, one bit each, hidden ones included.
    pub const fn neutral_on(&self, wheel: Wheel) -> u16 {
        self.neutral[wheel.index()]
    }

    /// Positions of a wheel that are taken.
    pub(crate) fn occupied(&self, wheel: Wheel) -> u16 {
        let at = wheel.index();
        self.players.iter().fold(self.neutral[at], |taken, it| taken | it.wheels[at])
    }

    /// Tiles beside a Palenque action 2 to 5.
    pub const fn jungle_tiles(&self, number: u8) -> JungleTiles {
        self.jungle[number as usize - 2]
    }

    /// The seat whose worker stands on the start-player space.
    pub const fn start_space(&self) -> Option<Seat> {
        self.start_space
    }

    /// The seat with the start-player token.
    pub const fn start_player(&self) -> Seat {
        self.start_player
    }

    /// The buildings laid out.
    pub const fn row(&self) -> &[Option<BuildingId>; ROW_SIZE] {
        &self.row
    }

    /// The monuments on offer, in the order they lie.
    pub fn monuments(&self) -> impl Iterator<Item = MonumentId> {
        let on_offer = self.monuments;
        self.deal.monuments.into_iter().filter(move |it| on_offer & (1 << it.index()) != 0)
    }

    /// Whether a player owns a building.
    pub const fn owns(&self, seat: Seat, building: BuildingId) -> bool {
        self.player(seat).buildings & (1 << building.index()) != 0
    }

    /// The buildings of a player.
    pub fn buildings_of(&self, seat: Seat) -> impl Iterator<Item = BuildingId> + use<> {
        let owned = self.player(seat).buildings;
        BuildingId::all().filter(move |it| owned & (1 << it.index()) != 0)
    }

    /// The monuments of a player.
    pub fn monuments_of(&self, seat: Seat) -> impl Iterator<Item = MonumentId> + use<> {
        let owned = self.player(seat).monuments;
        MonumentId::all().filter(move |it| owned & (1 << it.index()) != 0)
    }

    /// The starting tiles a player keeps.
    pub fn kept(&self, seat: Seat) -> impl Iterator<Item = StartId> + use<> {
        let mask = self.player(seat).kept;
        self.deal
            .starting_tiles(seat)
            .into_iter()
            .zip(0..)
            .filter(move |(_, place)| mask & (1 << place) != 0)
            .map(|it| it.0)
    }

    /// The tribe a player leads.
    pub fn tribe(&self, seat: Seat) -> Option<Tribe> {
        self.player(seat).tribe.map(|it| self.deal.tribes_of(seat)[usize::from(it & 1)])
    }

    /// Whether a player leads this tribe.
    pub(crate) fn leads(&self, seat: Seat, tribe: Tribe) -> bool {
        self.options.tribes && self.tribe(seat) == Some(tribe)
    }

    /// Corn tiles of a player.
    pub const fn corn_tiles(&self, seat: Seat) -> u8 {
        self.player(seat).corn_tiles
    }

    /// Wood tiles of a player.
    pub const fn wood_tiles(&self, seat: Seat) -> u8 {
        self.player(seat).wood_tiles
    }

    /// Rounds begun.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How many teeth the calendar has turned.
    pub const fn tooth(&self) -> u8 {
        self.tooth
    }

    /// Food days completed.
    pub const fn food_days(&self) -> u8 {
        self.food_days
    }

    /// Whether the present round is a food day.
    pub const fn is_food_day(&self) -> bool {
        self.food_today
    }

    /// Corn on the teeth of the calendar.
    #[expect(clippy::cast_possible_truncation, reason = "a calendar has 26 teeth")]
    pub const fn corn_on_teeth(&self) -> u8 {
        self.corn_on_teeth.count_ones() as u8
    }

    /// The epoch, 1 or 2.
    pub const fn epoch(&self) -> u8 {
        self.epoch
    }

    /// The prophecies laid out.
    pub fn prophecies(&self) -> &[Prophecy] {
        if self.options.prophecies { &self.deal.prophecies[..crate::data::PROPHECIES_DRAWN] } else { &[] }
    }

    /// The prophecy in force (ZE-057 to ZE-060).
    pub fn prophecy(&self) -> Option<Prophecy> {
        let done = usize::from(self.food_days);
        if self.options.prophecies && (1..=3).contains(&done) {
            Some(self.deal.prophecies[done - 1])
        } else {
            None
        }
    }

    /// Whether this prophecy is in force.
    pub(crate) fn is_in_force(&self, prophecy: Prophecy) -> bool {
        self.prophecy() == Some(prophecy)
    }

    /// The quick-action tile on the board (ZEA-34).
    pub fn quick_tile(&self) -> Option<QuickAction> {
        let tooth = usize::from(self.tooth.min(TEETH - 1));
        self.options.quick.then(|| match tooth.checked_sub(14) {
            None => self.deal.quick_one[tooth / 2],
            Some(late) => self.deal.quick_two[late / 2],
        })
    }

    /// Everything the tiles of a player show: kept starting tiles and buildings.
    pub(crate) fn effects(&self, seat: Seat) -> impl Iterator<Item = Effect> {
        let starting = self.kept(seat).flat_map(|it| it.tile().effects.iter().copied());
        starting.chain(self.buildings_of(seat).flat_map(|it| it.tile().effects.iter().copied()))
    }

    /// Whether a seat is in the middle of a deed: asked, but not for the next worker or trade.
    pub fn is_mid_action(&self, seat: Seat) -> bool {
        let asked = self.tasks.last().filter(|it| it.seat == seat);
        asked.is_some_and(|it| !matches!(it.task, Task::Market(_) | Task::Days))
    }

    /// The quick action a seat has yet to perform in its turn.
    pub fn outstanding_quick_action(&self, seat: Seat) -> Option<QuickAction> {
        let due = self.turn.seat == seat && self.turn.quick == QuickState::Due;
        self.quick_tile().filter(|_| due)
    }

    /// How many blocks of a kind a player has.
    pub const fn block_count(&self, seat: Seat, block: Block) -> u16 {
        self.player(seat).blocks.count(block)
    }
}

/// How many bits are set.
#[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
pub(crate) const fn count_ones(bits: u16) -> u8 {
    bits.count_ones() as u8
}
