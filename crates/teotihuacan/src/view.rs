//! What one viewer may know.

mod boards;
mod players;

pub use boards::{BoardView, SpaceView, WorkerGroup};
pub use players::{ChoiceView, PlayerView, StartingTileOffer};

use patolli_core::{ByName, Game as _, Seat, Status, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Arrow, Board, BotTile, BotTurn, Cell, Difficulty, LaidTile, Phase, Row, Setup, Side, Temple, Teotihuacan,
    TurnState,
    data::{
        Bonus, DecorationId, Discovery, LARGE_SPACES, LARGE_STEPS, LEVEL_POINTS, LEVEL_POINTS_PRINTED,
        PyramidId, Royal, StartId, Technology,
    },
};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Which variants are played.
    pub variants: Variants,
    /// What part of the game it is.
    pub phase: Phase,
    /// Seat that must decide; `null` when the game is over.
    pub to_move: Option<Seat>,
    /// The eight action boards, clockwise from the top centre.
    pub boards: Vec<BoardView>,
    /// The royal tiles, left to right.
    pub royals: [Royal; 3],
    /// The six technologies of Alchemy, the upper row first.
    pub technologies: Vec<TechnologyView>,
    /// The three temples: blue, red, green.
    pub temples: Vec<TempleView>,
    /// The Avenue.
    pub avenue: AvenueView,
    /// Houses in the three rows of the nobles.
    #[serde(with = "ByName::<Row, u8>")]
    pub houses: [u8; 3],
    /// The pyramid.
    pub pyramid: PyramidView,
    /// Pyramid tiles laid out, left to right; `null` is an empty place.
    pub pyramid_display: [Option<PyramidId>; 3],
    /// Decorations laid out, left to right; `null` is an empty place.
    pub decoration_display: [Option<DecorationId>; 4],
    /// Tiles left in the face-down stacks.
    pub stacks: Stacks,
    /// The calendar.
    pub calendar: Calendar,
    /// The players by seat, Teotibot included.
    pub players: Vec<PlayerView>,
    /// Starting tiles among which the viewer chooses, the own hand or the open offer of a draft; `null` when there is no choice.
    pub choice: Option<ChoiceView>,
    /// Starting tiles that players keep for all to see and whose discovery tile still lies beside them.
    pub starting_discoveries: Vec<StartingDiscovery>,
    /// Teotibot; `null` with two or more people.
    pub bot: Option<BotView>,
    /// The turn that is going on.
    pub turn: TurnView,
}

/// Which variants are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Variants {
    /// By which version of the rules is played.
    pub rules: u16,
    /// How players start.
    pub setup: Setup,
    /// Whether eclipses are dark.
    pub dark_eclipse: bool,
    /// Whether values hold as printed.
    pub printed_values: bool,
    /// Points of a pyramid tile by level, the lowest first.
    pub level_points: [u8; 4],
}

/// A technology and who has it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TechnologyView {
    /// Which.
    pub technology: Technology,
    /// Seats that have it, in order.
    pub owners: Vec<Seat>,
}

/// A starting tile with the discovery tile beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct StartingDiscovery {
    /// The starting tile.
    pub tile: StartId,
    /// The discovery tile.
    pub discovery: Discovery,
}

/// One temple.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TempleView {
    /// Which.
    pub temple: Temple,
    /// The bonus tile on its penultimate step.
    pub bonus: Bonus,
    /// Its large steps, the lowest first.
    pub large_steps: Vec<LargeStepView>,
}

/// A large step of a temple.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LargeStepView {
    /// Its number, from 1.
    pub step: u8,
    /// Discovery tiles that lie there, sorted.
    pub tiles: Vec<Discovery>,
}

/// The Avenue of the Dead.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct AvenueView {
    /// Its large spaces, the first one first.
    pub large_spaces: Vec<LargeSpaceView>,
    /// Buildings taken from the buildings row.
    pub taken: u8,
    /// Points per space at the next eclipse.
    pub each: u8,
}

/// A large space of the Avenue.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LargeSpaceView {
    /// Its number, 1 to 9.
    pub space: u8,
    /// Discovery tiles that lie there, sorted.
    pub tiles: Vec<Discovery>,
}

/// The pyramid.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PyramidView {
    /// Tiles with their places, the lowest level first.
    pub tiles: Vec<LaidTile>,
    /// The 8 by 8 cells, by rows.
    pub cells: Vec<Vec<Cell>>,
    /// Decorations by side, the lowest step first; `null` is an empty step.
    #[serde(with = "ByName::<Side, [Option<DecorationId>; 4]>")]
    pub decorations: [[Option<DecorationId>; 4]; 4],
}

/// Tiles left in the face-down stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Stacks {
    /// Pyramid tiles.
    pub pyramid: u8,
    /// Decorations.
    pub decorations: u8,
    /// Discovery tiles.
    pub discoveries: u8,
}

/// The calendar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Calendar {
    /// Space of the light disc.
    pub light: u8,
    /// Space of the dark disc.
    pub dark: u8,
    /// Eclipses scored.
    pub eclipses: u8,
    /// Rounds that end before the eclipse is scored, the present one included; `null` when none is near.
    pub rounds_to_eclipse: Option<u8>,
    /// Whether the next eclipse ends the game.
    pub last: bool,
}

/// Teotibot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct BotView {
    /// Its seat.
    pub seat: Seat,
    /// Action tiles: top, middle left and right, bottom left, middle and right, aside.
    pub tiles: [BotTile; 7],
    /// Direction tiles, the upper one first.
    pub arrows: [Arrow; 2],
    /// What it did last; `null` before its first turn.
    pub last: Option<BotTurn>,
    /// How its difficulty is changed.
    pub difficulty: Difficulty,
}

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// How far it is.
    pub state: TurnState,
    /// The board of arrival or of the action; `null` before a worker has moved.
    pub board: Option<Board>,
    /// Own workers that count for the main action; `null` before it is chosen.
    pub counted_workers: Option<u8>,
    /// The technology gained in this turn, whose benefit comes later; `null` if none was.
    pub new_technology: Option<Technology>,
    /// Whether the resource that a technology saves was saved in this turn.
    pub discount_used: bool,
}

impl View {
    /// What `viewer` may know of a position.
    pub(crate) fn new(game: &Teotihuacan, viewer: Viewer) -> Self {
        Self {
            variants: Variants::new(game),
            phase: game.phase,
            to_move: match game.status() {
                Status::Asks(seat) => Some(seat),
                Status::Over => None,
            },
            boards: game.ring.into_iter().map(|it| BoardView::new(game, it)).collect(),
            royals: game.royals,
            technologies: game.technologies.into_iter().map(|it| TechnologyView::new(game, it)).collect(),
            temples: Temple::ALL.into_iter().map(|it| TempleView::new(game, it)).collect(),
            avenue: AvenueView {
                large_spaces: LARGE_SPACES
                    .iter()
                    .zip(&game.avenue_tiles)
                    .map(|(it, tiles)| LargeSpaceView { space: it.space, tiles: tiles.to_vec() })
                    .collect(),
                taken: game.buildings_taken(),
                each: game.avenue_points(),
            },
            houses: game.houses,
            pyramid: PyramidView::new(game),
            pyramid_display: game.pyramid_display,
            decoration_display: game.decoration_display,
            stacks: Stacks::new(game),
            calendar: Calendar {
                light: game.light,
                dark: game.dark(),
                eclipses: game.eclipses,
                rounds_to_eclipse: Some(game.rounds_to_eclipse).filter(|it| *it > 0),
                last: game.is_last_era(),
            },
            players: seats(game).map(|it| PlayerView::new(game, it)).collect(),
            choice: ChoiceView::new(game, viewer),
            starting_discoveries: starting_discoveries(game),
            bot: game.bot_seat().map(|seat| BotView {
                seat,
                tiles: game.bot.tiles,
                arrows: game.bot.arrows,
                last: game.bot.last,
                difficulty: game.options.bot,
            }),
            turn: TurnView {
                seat: game.turn.seat,
                state: game.turn.state,
                board: (game.phase == Phase::Play
                    && matches!(game.turn.state, TurnState::Arrived | TurnState::Done))
                .then_some(game.turn.board),
                counted_workers: (game.phase == Phase::Play && game.turn.counted_workers > 0)
                    .then_some(game.turn.counted_workers),
                new_technology: game.turn.new_technology,
                discount_used: game.turn.discount_used,
            },
        }
    }
}

/// Discovery tiles beside starting tiles that everybody sees, once all have chosen.
fn starting_discoveries(game: &Teotihuacan) -> Vec<StartingDiscovery> {
    if game.phase != Phase::Setup {
        return Vec::new();
    }
    let kept = seats(game).flat_map(|it| game.player(it).kept.iter().copied());
    kept.filter_map(|tile| Some(StartingDiscovery { tile, discovery: game.starting_discovery(tile)? }))
        .collect()
}

fn seats(game: &Teotihuacan) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.seat_count())
}

fn small(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

impl Variants {
    fn new(game: &Teotihuacan) -> Self {
        let options = game.options();
        Self {
            rules: options.rules,
            setup: options.setup,
            dark_eclipse: options.dark_eclipse,
            printed_values: options.printed_values,
            level_points: if options.printed_values { LEVEL_POINTS_PRINTED } else { LEVEL_POINTS },
        }
    }
}

impl TechnologyView {
    fn new(game: &Teotihuacan, technology: Technology) -> Self {
        let owners = seats(game).filter(|it| game.has_technology(*it, technology)).collect();
        Self { technology, owners }
    }
}

impl TempleView {
    fn new(game: &Teotihuacan, temple: Temple) -> Self {
        let large = LARGE_STEPS.iter().zip(&game.step_tiles).filter(|it| it.0.temple == temple);
        Self {
            temple,
            bonus: game.bonuses[temple.index()],
            large_steps: large
                .map(|(it, tiles)| LargeStepView { step: it.step, tiles: tiles.to_vec() })
                .collect(),
        }
    }
}

impl PyramidView {
    fn new(game: &Teotihuacan) -> Self {
        Self {
            tiles: game.laid_tiles().collect(),
            cells: (0..8).map(|row| (0..8).map(|column| game.cell(row, column)).collect()).collect(),
            decorations: game.decorations,
        }
    }
}

impl Stacks {
    fn new(game: &Teotihuacan) -> Self {
        Self {
            pyramid: 32 - game.pyramid_tiles_drawn,
            decorations: 15 - game.decorations_drawn,
            // Tiles beside starting tiles count as in the stack: whether there are any is a secret at first.
            discoveries: small(game.stack.len() + game.starting_discoveries.iter().flatten().count()),
        }
    }
}
