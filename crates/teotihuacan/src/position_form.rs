//! The written form of a position, which `position` prints and `load` reads: options beside the rest, players of the table only,
//! nothing that follows from the deal.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use patolli_core::{
    ByName, InvalidPosition, Options as _, Seat, TaskStack, first_rules, is_first_rules,
    json::{JsonAs, NextFirst},
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    Board, Deal, LaidTile, Options, Phase, Row, Side, Space, Teotihuacan, Worshipper,
    data::{DISCOVERY_TILES, DecorationId, Discovery, PyramidId},
    deal_lines::DealLines,
    list_names::{DiscoveryBoards, DiscoveryStartingTiles},
    option_values::{OptionTexts, OptionValues},
    player::Player,
    position::{Bot, MAX_TASKS},
    rules::empty_position,
    task::Task,
    turn::Turn,
};

/// A whole position, seen and unseen.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Position")]
struct PositionForm {
    /// The version of the rules.
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    /// People at the table, 1 to 4; one plays against Teotibot, which is seat 1.
    seats: u8,
    /// The options of the table by name.
    #[serde(with = "JsonAs::<OptionValues>")]
    options: OptionTexts,
    /// Everything chance decides.
    #[serde(with = "JsonAs::<Deal>")]
    deal: DealLines,
    /// The players by seat, Teotibot included.
    players: Vec<Player>,
    /// Worship spaces with the worker on them; `null` is an empty space.
    #[serde(with = "ByName::<Space, Option<Worshipper>>")]
    spaces: [Option<Worshipper>; Space::ALL.len()],
    /// Boards of the neutral workers of each unused colour; empty before they are placed.
    neutral: [ArrayVec<Board, 3>; 2],
    /// Discovery tiles at worship places, by board; `null` where none lies.
    #[serde(with = "ByName::<DiscoveryBoards, Option<Discovery>>")]
    discoveries: [Option<Discovery>; 5],
    /// Discovery tiles on the large spaces of the Avenue: spaces 3, 6 and 8.
    avenue_tiles: [ArrayVec<Discovery, 3>; 3],
    /// Discovery tiles on the large temple steps: blue 4, red 5, green 3 and green 6.
    step_tiles: [ArrayVec<Discovery, 5>; 4],
    /// The stack of discovery tiles, the next one to be drawn first.
    #[serde(with = "NextFirst::<ArrayVec<Discovery, DISCOVERY_TILES>>")]
    #[schemars(with = "Vec<Discovery>")]
    discovery_stack: ArrayVec<Discovery, DISCOVERY_TILES>,
    /// Discovery tiles beside the two starting tiles that offer one; `null` once taken or given back.
    #[serde(with = "ByName::<DiscoveryStartingTiles, Option<Discovery>>")]
    starting_discoveries: [Option<Discovery>; 2],
    /// Pyramid tiles laid out, left to right; `null` is an empty place.
    pyramid_display: [Option<PyramidId>; 3],
    /// Pyramid tiles drawn from the pile of the deal, those in the starting layout included.
    pyramid_tiles_drawn: u8,
    /// Tiles of the pyramid, the lowest level first.
    pyramid_tiles: Vec<LaidTile>,
    /// Decorations laid out, left to right; `null` is an empty place.
    decoration_display: [Option<DecorationId>; 4],
    /// Decorations drawn from the pile of the deal.
    decorations_drawn: u8,
    /// Decorations of the pyramid by side, the lowest step first; `null` is an empty step.
    #[serde(with = "ByName::<Side, [Option<DecorationId>; 4]>")]
    decorations: [[Option<DecorationId>; 4]; 4],
    /// Houses in the rows of the nobles.
    #[serde(with = "ByName::<Row, u8>")]
    houses: [u8; 3],
    /// Space of the light disc on the calendar.
    light: u8,
    /// Eclipses scored, 0 to 3.
    eclipses: u8,
    /// Ends of rounds until the eclipse is scored; 0 when none is near.
    rounds_to_eclipse: u8,
    /// Whether the pyramid is complete, so that the next eclipse is the last.
    complete: bool,
    /// Teotibot's tiles; unused with two or more people.
    bot: Bot,
    /// The part of the game.
    phase: Phase,
    /// The turn that is going on.
    turn: Turn,
    /// What is still to be done; the last task comes first.
    tasks: TaskStack<Task, MAX_TASKS>,
}

impl Serialize for Teotihuacan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionForm::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Teotihuacan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PositionForm::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

impl JsonSchema for Teotihuacan {
    fn schema_name() -> Cow<'static, str> {
        PositionForm::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        PositionForm::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        PositionForm::json_schema(generator)
    }
}

impl From<Teotihuacan> for PositionForm {
    fn from(game: Teotihuacan) -> Self {
        Self {
            rules: game.options.rules,
            seats: game.options.seats,
            options: OptionTexts::from(&game.options),
            players: game.players[..usize::from(game.seat_count())].to_vec(),
            pyramid_tiles: game.laid_tiles().collect(),
            deal: DealLines(game.deal),
            spaces: game.spaces,
            neutral: game.neutral,
            discoveries: game.discoveries,
            avenue_tiles: game.avenue_tiles,
            step_tiles: game.step_tiles,
            discovery_stack: game.stack,
            starting_discoveries: game.starting_discoveries,
            pyramid_display: game.pyramid_display,
            pyramid_tiles_drawn: game.pyramid_tiles_drawn,
            decoration_display: game.decoration_display,
            decorations_drawn: game.decorations_drawn,
            decorations: game.decorations,
            houses: game.houses,
            light: game.light,
            eclipses: game.eclipses,
            rounds_to_eclipse: game.rounds_to_eclipse,
            complete: game.complete,
            bot: game.bot,
            phase: game.phase,
            turn: game.turn,
            tasks: game.tasks,
        }
    }
}

impl TryFrom<PositionForm> for Teotihuacan {
    type Error = InvalidPosition;

    /// Builds the position and what follows from its deal; whether it is possible, the audit finds out.
    fn try_from(form: PositionForm) -> Result<Self, InvalidPosition> {
        let options = form.options()?;
        let empty = empty_position(options, &form.deal.0);
        form.check_seats(empty.seat_count())?;
        let mut game = Self {
            spaces: form.spaces,
            neutral: form.neutral,
            discoveries: form.discoveries,
            avenue_tiles: form.avenue_tiles,
            step_tiles: form.step_tiles,
            stack: form.discovery_stack,
            starting_discoveries: form.starting_discoveries,
            pyramid_display: form.pyramid_display,
            pyramid_tiles_drawn: form.pyramid_tiles_drawn,
            decoration_display: form.decoration_display,
            decorations_drawn: form.decorations_drawn,
            decorations: form.decorations,
            houses: form.houses,
            light: form.light,
            eclipses: form.eclipses,
            rounds_to_eclipse: form.rounds_to_eclipse,
            complete: form.complete,
            bot: form.bot,
            phase: form.phase,
            turn: form.turn,
            tasks: form.tasks,
            ..empty
        };
        game.players.iter_mut().zip(form.players).for_each(|(player, written)| *player = written);
        lay_tiles(&mut game, &form.pyramid_tiles)?;
        sort_lists(&mut game);
        Ok(game)
    }
}

impl PositionForm {
    fn options(&self) -> Result<Options, InvalidPosition> {
        let options = Options::from_pairs(self.seats, self.options.pairs());
        let options = options.and_then(|it| it.with_rules(self.rules));
        options.map_err(|it| InvalidPosition(format!("options: {it}")))
    }

    fn check_seats(&self, seats: u8) -> Result<(), InvalidPosition> {
        ensure(self.players.len() == usize::from(seats), || format!("players: {seats} of them expected"))?;
        let worshippers = self.spaces.iter().flatten().map(|it| it.seat);
        let mut named = self.tasks.iter().map(|it| it.seat).chain(worshippers).chain([self.turn.seat]);
        let unknown = named.find(|it: &Seat| it.number() >= seats);
        match unknown {
            Some(seat) => Err(InvalidPosition(format!("turn, tasks, spaces: there is no seat {seat}"))),
            None => Ok(()),
        }
    }
}

fn lay_tiles(game: &mut Teotihuacan, tiles: &[LaidTile]) -> Result<(), InvalidPosition> {
    tiles.iter().try_for_each(|it| {
        let before = game.pyramid_tiles[it.spot.index()].replace(it.placed());
        ensure(before.is_none(), || format!("pyramid-tiles: two tiles at {}", it.spot))
    })
}

/// Sorts lists of pieces that cannot be told apart, so that equal positions are equal.
pub(crate) fn sort_lists(game: &mut Teotihuacan) {
    game.players.iter_mut().for_each(Player::sort);
    game.neutral.iter_mut().for_each(|it| it.sort_unstable());
    game.avenue_tiles.iter_mut().for_each(|it| it.sort_unstable());
    game.step_tiles.iter_mut().for_each(|it| it.sort_unstable());
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if holds { Ok(()) } else { Err(InvalidPosition(why())) }
}
