//! A whole position.

use arrayvec::ArrayVec;
use patolli_core::{Seat, TaskStack, json::JsonAs};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Arrow, Board, BotOutcome, BotTile, Deal, Options, PlacedTile, PyramidSpot, Resources, Space, Temple,
    bot_outcome::OutcomeForm,
    data::{
        BOT_TILE_PLACES, BUILDINGS, Bonus, DARK_DISC, DISCOVERY_TILES, DecorationId, Discovery, LARGE_STEPS,
        NEUTRAL_COLOURS, PyramidId, Royal, STRONG_POWER, Technology, WAGES, building_row,
    },
    player::{Player, Worker},
    task::Task,
    turn::{Turn, TurnState},
};

/// Most tasks that wait at once. Where a turn may be interrupted anywhere, deeds lie on each other: 7 tasks of an action, one for each of
/// the 9 tiles with temple steps and the 4 with resources, 4 for each of the 3 with power-ups that lead to ascensions, and tiles
/// of 3 spaces of the Avenue.
pub(crate) const MAX_TASKS: usize = 42;
/// Room that has to be left on the stack when a tile is used: no deed without further tiles piles up more.
const RESERVED_TASKS: usize = 6;

/// What part of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Starting tiles are chosen.
    Choose,
    /// Starting tiles bring their benefits, workers are placed.
    Setup,
    /// Turns and eclipses.
    Play,
    /// The game is over.
    Over,
}

/// A worker on a worship space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worshipper {
    /// Whose it is.
    pub seat: Seat,
    /// Its power, 1 to 5.
    pub power: u8,
}

/// What Teotibot did last, for those who watch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BotTurn {
    /// The two dice, 1 to 6.
    pub dice: [u8; 2],
    /// The tile they chose.
    pub tile: BotTile,
    /// What it came to.
    #[serde(with = "JsonAs::<OutcomeForm>")]
    pub deed: BotOutcome,
    /// The worker that moved on; `null` if none did.
    pub moved: Option<BotMove>,
    /// Whether 10 cocoa became points.
    pub traded: bool,
}

/// A worker of Teotibot that moved on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BotMove {
    /// From which board.
    pub from: Board,
    /// To which board.
    pub to: Board,
    /// Its power, 1 to 5.
    pub power: u8,
}

/// Teotibot's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot {
    /// Action tiles: top, middle left and right, bottom left, middle and right, aside.
    pub tiles: [BotTile; BOT_TILE_PLACES],
    /// Direction tiles, the upper one first.
    pub arrows: [Arrow; 2],
    /// Rolls made.
    pub rolls: u8,
    /// What it did last; `null` before its first turn.
    pub last: Option<BotTurn>,
}

/// A whole position, seen and unseen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Teotihuacan {
    pub(crate) options: Options,
    pub(crate) deal: Deal,
    pub(crate) players: [Player; 4],
    /// Boards at the eight positions of the ring, clockwise.
    pub(crate) ring: [Board; 8],
    /// Positions of the boards on it.
    pub(crate) positions: [u8; 8],
    pub(crate) royals: [Royal; 3],
    pub(crate) technologies: [Technology; 6],
    pub(crate) bonuses: [Bonus; 3],
    pub(crate) spaces: [Option<Worshipper>; Space::ALL.len()],
    /// Boards of neutral workers by colour, sorted; empty before they are placed.
    pub(crate) neutral: [ArrayVec<Board, 3>; 2],
    /// Discovery tiles at worship places.
    pub(crate) discoveries: [Option<Discovery>; 5],
    /// Discovery tiles on the large spaces of the Avenue, sorted.
    pub(crate) avenue_tiles: [ArrayVec<Discovery, 3>; 3],
    /// Discovery tiles on the large temple steps, sorted.
    pub(crate) step_tiles: [ArrayVec<Discovery, 5>; 4],
    /// The discovery stack, the top last.
    pub(crate) stack: ArrayVec<Discovery, DISCOVERY_TILES>,
    /// Discovery tiles beside the two starting tiles that offer one, until taken or given back.
    pub(crate) starting_discoveries: [Option<Discovery>; 2],
    /// Pyramid tiles laid out.
    pub(crate) pyramid_display: [Option<PyramidId>; 3],
    /// Pyramid tiles drawn.
    pub(crate) pyramid_tiles_drawn: u8,
    /// The pyramid.
    pub(crate) pyramid_tiles: [Option<PlacedTile>; PyramidSpot::COUNT],
    /// Decorations laid out.
    pub(crate) decoration_display: [Option<DecorationId>; 4],
    /// Decorations drawn.
    pub(crate) decorations_drawn: u8,
    /// Decorations of the pyramid, by side and step.
    pub(crate) decorations: [[Option<DecorationId>; 4]; 4],
    /// Houses in the three rows of the nobles.
    pub(crate) houses: [u8; 3],
    /// The light disc.
    pub(crate) light: u8,
    /// Eclipses scored.
    pub(crate) eclipses: u8,
    /// Ends of rounds until the eclipse is scored; 0 when none is near.
    pub(crate) rounds_to_eclipse: u8,
    /// Whether the pyramid is complete, so that the next eclipse is the last.
    pub(crate) complete: bool,
    pub(crate) bot: Bot,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    pub(crate) tasks: TaskStack<Task, MAX_TASKS>,
}

impl Teotihuacan {
    /// Seats that play, Teotibot's included.
    pub const fn seat_count(&self) -> u8 {
        if self.options.is_solo() { 2 } else { self.options.seats }
    }

    /// Teotibot's seat.
    pub const fn bot_seat(&self) -> Option<Seat> {
        if self.options.is_solo() { Some(Seat::new(1)) } else { None }
    }

    /// Whether Teotibot plays this seat.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.bot_seat() == Some(seat)
    }

    /// What part of the game it is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether a seat is in the middle of a deed: it has moved and not yet acted, or something is still to be done.
    pub fn is_mid_action(&self, seat: Seat) -> bool {
        match self.tasks.last() {
            Some(due) => due.seat == seat,
            None => {
                self.phase == Phase::Play && self.turn.seat == seat && self.turn.state == TurnState::Arrived
            }
        }
    }

    /// Whether there is room for what comes of a tile that is used now.
    pub(crate) fn has_room_for_tile(&self) -> bool {
        self.tasks.len() + RESERVED_TASKS <= MAX_TASKS
    }

    /// What the table agreed on.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Every seat, in player order.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.options.first.clockwise(self.seat_count())
    }

    /// The number on a player's order token, from 1 (H-053).
    pub const fn order_token(&self, seat: Seat) -> u8 {
        let n = self.seat_count();
        (seat.number() + n - self.options.first.number()) % n + 1
    }

    /// Whether a player holds the last-player token (H-051).
    pub(crate) const fn is_last(&self, seat: Seat) -> bool {
        self.order_token(seat) == self.seat_count()
    }

    /// Score of a player.
    pub const fn score(&self, seat: Seat) -> u16 {
        self.player(seat).score
    }

    /// Cocoa of a player.
    pub const fn cocoa(&self, seat: Seat) -> u16 {
        self.player(seat).cocoa
    }

    /// Resources of a player.
    pub const fn resources(&self, seat: Seat) -> Resources {
        self.player(seat).resources
    }

    /// The step of a player's marker on a temple; 0 is below the first.
    pub const fn step(&self, seat: Seat, temple: Temple) -> u8 {
        self.player(seat).temples[temple.index()]
    }

    /// The space of a player's marker on the Avenue.
    pub const fn avenue(&self, seat: Seat) -> u8 {
        self.player(seat).avenue
    }

    /// The space of a player's marker on the pyramid track.
    pub const fn pyramid_track(&self, seat: Seat) -> u8 {
        self.player(seat).pyramid
    }

    /// Whether a player has a technology.
    pub const fn has_technology(&self, seat: Seat, technology: Technology) -> bool {
        self.player(seat).has_technology(technology)
    }

    /// Technologies of a player, counted.
    pub const fn technology_count(&self, seat: Seat) -> u8 {
        self.player(seat).technology_count()
    }

    /// Unused discovery tiles of a kind, or masks.
    pub const fn tile_count(&self, seat: Seat, tile: Discovery) -> u8 {
        self.player(seat).tile_count(tile)
    }

    /// Masks of a player by kind.
    pub const fn masks(&self, seat: Seat) -> [u8; 7] {
        self.player(seat).masks
    }

    /// Free workers of a player, sorted.
    pub fn workers(&self, seat: Seat) -> &[Worker] {
        &self.player(seat).workers
    }

    /// Powers of the workers a player has in hand.
    pub fn hand(&self, seat: Seat) -> &[u8] {
        &self.player(seat).hand
    }

    /// The worker on a worship space.
    pub const fn worshipper(&self, space: Space) -> Option<Worshipper> {
        self.spaces[space.index()]
    }

    /// Spaces on which a player's workers worship, with their power.
    pub fn worshipping(&self, seat: Seat) -> impl Iterator<Item = (Space, u8)> {
        let spaces = Space::ALL.into_iter().zip(self.spaces);
        spaces.filter_map(move |(space, it)| it.filter(|it| it.seat == seat).map(|it| (space, it.power)))
    }

    /// Whether a player has workers that worship.
    pub(crate) fn is_worshipping(&self, seat: Seat) -> bool {
        self.spaces.iter().any(|it| it.is_some_and(|it| it.seat == seat))
    }

    /// Powers of all workers of a player in play: free, worshipping and in hand (HA-37).
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let player = self.player(seat);
        let free = player.workers.iter().map(|it| it.power).chain(player.hand.iter().copied());
        free.chain(self.spaces.iter().flatten().filter(move |it| it.seat == seat).map(|it| it.power))
    }

    /// Neutral colours in the game.
    pub const fn neutral_colours(&self) -> u8 {
        NEUTRAL_COLOURS[self.options.seats as usize - 1]
    }

    /// Different colours of free workers on a board (H-126, H-177). Workers in hand stand nowhere.
    pub fn colours(&self, board: Board) -> u8 {
        let players =
            self.players[..usize::from(self.seat_count())].iter().map(|it| u8::from(it.is_on(board)));
        let neutral = self.neutral.iter().map(|it| u8::from(it.contains(&board)));
        players.chain(neutral).sum()
    }

    /// The position of a board on the ring, 0 to 7.
    const fn position_of(&self, board: Board) -> u8 {
        self.positions[board.index()]
    }

    /// Boards from `from` to `to`, clockwise, 0 to 7.
    pub const fn distance(&self, from: Board, to: Board) -> u8 {
        (self.position_of(to) + 8 - self.position_of(from)) % 8
    }

    /// The board a number of positions clockwise.
    pub(crate) const fn ahead(&self, from: Board, boards: u8) -> Board {
        self.ring[((self.position_of(from) + boards) % 8) as usize]
    }

    /// The boards that a worker passes on its way.
    pub(crate) fn boards_between(&self, from: Board, to: Board) -> ArrayVec<Board, 3> {
        (1..self.distance(from, to)).map(|it| self.ahead(from, it)).take(3).collect()
    }

    /// Boards of the ring, clockwise from the top centre.
    pub const fn ring(&self) -> [Board; 8] {
        self.ring
    }

    /// The royal tile of a space of the Palace.
    pub fn royal(&self, space: Space) -> Option<Royal> {
        space.royal_place().map(|it| self.royals[it])
    }

    /// The technologies on Alchemy, the upper row first.
    pub const fn technologies(&self) -> [Technology; 6] {
        self.technologies
    }

    /// The discovery tile at the worship place of a board.
    pub fn discovery(&self, board: Board) -> Option<Discovery> {
        board.discovery_place().and_then(|it| self.discoveries[it])
    }

    /// The dark disc (H-034 to H-036, H-305 to H-312).
    pub fn dark(&self) -> u8 {
        // HA-21: the last eclipse moves no disc, whatever its ordinal.
        let moved = self.eclipses.saturating_sub(u8::from(self.phase == Phase::Over));
        DARK_DISC[usize::from(self.options.seats) - 1][usize::from(moved.min(2))]
    }

    /// The light disc.
    pub const fn light(&self) -> u8 {
        self.light
    }

    /// Eclipses scored.
    pub const fn eclipses(&self) -> u8 {
        self.eclipses
    }

    /// Whether an eclipse is near.
    pub const fn is_eclipse_near(&self) -> bool {
        self.rounds_to_eclipse > 0
    }

    /// Whether the next eclipse ends the game.
    pub const fn is_last_era(&self) -> bool {
        self.complete || self.eclipses >= 2
    }

    /// Buildings taken from the buildings row.
    pub const fn buildings_taken(&self) -> u8 {
        self.houses[0] + self.houses[1] + self.houses[2]
    }

    /// Whether a building is left (HA-18).
    pub(crate) const fn has_building(&self) -> bool {
        self.buildings_taken() < BUILDINGS
    }

    /// Points an Avenue space is worth at the next eclipse (H-288).
    pub const fn avenue_points(&self) -> u8 {
        building_row(self.buildings_taken())
    }

    /// Which large step a step of a temple is.
    pub(crate) fn large_step(temple: Temple, step: u8) -> Option<u8> {
        (0..).zip(LARGE_STEPS).find(|it| it.1.temple == temple && it.1.step == step).map(|it| it.0)
    }

    /// Wages a player owes at an eclipse (H-299, H-300).
    pub fn wages(&self, seat: Seat) -> u8 {
        self.powers(seat).map(|it| WAGES[usize::from(it >= STRONG_POWER)]).sum()
    }
}
