//! What one viewer may know.

mod players;

pub use players::{ChoiceView, PlayerView, StartingTileOffer};

use patolli_core::{Game as _, Seat, Status, Viewer};
use serde::Serialize;

use crate::{
    Arrow, Board, BotTile, BotTurn, Difficulty, Icon, Owner, Phase, PlacedTile, PyramidSpot, Setup, Space,
    Temple, Teotihuacan, TurnState, Worshipper,
    data::{
        Bonus, DecorationId, Discovery, LARGE_SPACES, LARGE_STEPS, LEVEL_POINTS, LEVEL_POINTS_PRINTED,
        PyramidId, Royal, StartId, Technology,
    },
};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Which variants are played.
    pub variants: Variants,
    /// What part of the game it is.
    pub phase: Phase,
    /// Who must decide; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// The eight action boards, clockwise from the top centre.
    pub boards: Vec<BoardView>,
    /// The royal tiles, left to right.
    pub royals: [Royal; 3],
    /// The technologies, the upper row first, with those who have them.
    pub technologies: Vec<(Technology, Vec<Seat>)>,
    /// The three temples: blue, red, green.
    pub temples: Vec<TempleView>,
    /// The Avenue.
    pub avenue: AvenueView,
    /// Houses in the three rows of the nobles.
    pub houses: [u8; 3],
    /// The pyramid.
    pub pyramid: PyramidView,
    /// Pyramid tiles laid out.
    pub display: [Option<PyramidId>; 3],
    /// Decorations laid out.
    pub ornaments: [Option<DecorationId>; 4],
    /// Tiles left in the face-down stacks.
    pub stacks: Stacks,
    /// The calendar.
    pub calendar: Calendar,
    /// The players by seat, Teotibot included.
    pub players: Vec<PlayerView>,
    /// Starting tiles among which the viewer chooses: the own hand, or the open offer of a draft.
    pub choice: Option<ChoiceView>,
    /// Starting tiles that somebody keeps for all to see and whose discovery tile still lies beside them.
    pub beside: Vec<(StartId, Discovery)>,
    /// Teotibot's tiles.
    pub bot: Option<BotView>,
    /// The turn that is going on.
    pub turn: TurnView,
}

/// Which variants are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Variants {
    /// By which version of the rules is played.
    pub rules: u16,
    /// How players start.
    pub setup: Setup,
    /// Whether eclipses are dark.
    pub dark_eclipse: bool,
    /// Whether values hold as printed.
    pub printed_values: bool,
    /// Points of a pyramid tile by level.
    pub level_points: [u8; 4],
}

/// Free workers of one colour and power on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct WorkerGroup {
    /// Whose they are.
    pub owner: Owner,
    /// Their power.
    pub power: u8,
    /// How many.
    pub n: u8,
}

/// One action board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BoardView {
    /// Which.
    pub board: Board,
    /// Free workers, sorted by colour and power.
    pub dice: Vec<WorkerGroup>,
    /// Different colours of free workers: the cocoa price of its main action now.
    pub colours: u8,
    /// Its worship spaces and who is on them.
    pub spaces: Vec<(Space, Option<Worshipper>)>,
    /// Its discovery tile; `None` where none lies or can lie.
    pub discovery: Option<Discovery>,
}

/// One temple.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TempleView {
    /// Which.
    pub temple: Temple,
    /// The bonus tile on its penultimate step.
    pub bonus: Bonus,
    /// Its large steps with the discovery tiles that lie there.
    pub large: Vec<(u8, Vec<Discovery>)>,
}

/// The Avenue of the Dead.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct AvenueView {
    /// Its large spaces with the discovery tiles that lie there.
    pub tiles: Vec<(u8, Vec<Discovery>)>,
    /// Buildings taken from the buildings row.
    pub taken: u8,
    /// Points per space at the next eclipse.
    pub each: u8,
}

/// The pyramid.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PyramidView {
    /// Tiles with their places, the lowest level first.
    pub tiles: Vec<(PyramidSpot, PlacedTile)>,
    /// The visible icon of each of the 8 by 8 cells and the layers under it, by rows.
    pub cells: Vec<Vec<(Icon, u8)>>,
    /// Decorations by side (top, right, bottom, left) and step.
    pub decorations: [[Option<DecorationId>; 4]; 4],
}

/// Tiles left in the face-down stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Stacks {
    /// Pyramid tiles.
    pub pyramid: u8,
    /// Decorations.
    pub decorations: u8,
    /// Discovery tiles.
    pub discoveries: u8,
}

/// The calendar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Calendar {
    /// The light disc.
    pub light: u8,
    /// The dark disc.
    pub dark: u8,
    /// Eclipses scored.
    pub eclipses: u8,
    /// Whether an eclipse is near, and how many rounds end before it is scored, the present one included.
    pub near: Option<u8>,
    /// Whether the next eclipse ends the game.
    pub last: bool,
}

/// Teotibot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BotView {
    /// Its seat.
    pub seat: Seat,
    /// Top, middle left and right, bottom left, middle and right, aside.
    pub tiles: [BotTile; 7],
    /// Direction tiles, the upper one first.
    pub arrows: [Arrow; 2],
    /// What it did last.
    pub last: Option<BotTurn>,
    /// How its difficulty is changed.
    pub difficulty: Difficulty,
}

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// How far it is.
    pub stage: TurnState,
    /// The board of arrival or of the action, once a worker has moved.
    pub board: Option<Board>,
    /// Own workers that count for the main action, once it is chosen.
    pub workers: Option<u8>,
    /// The technology gained in this turn, whose benefit comes later.
    pub fresh: Option<Technology>,
    /// Whether the resource that a technology saves was saved in this turn.
    pub saved: bool,
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
            technologies: game
                .technologies
                .into_iter()
                .map(|it| (it, seats(game).filter(|seat| game.has_technology(*seat, it)).collect()))
                .collect(),
            temples: Temple::ALL.into_iter().map(|it| TempleView::new(game, it)).collect(),
            avenue: AvenueView {
                tiles: LARGE_SPACES
                    .iter()
                    .zip(&game.avenue_tiles)
                    .map(|(it, tiles)| (it.space, tiles.to_vec()))
                    .collect(),
                taken: game.buildings_taken(),
                each: game.avenue_points(),
            },
            houses: game.houses,
            pyramid: PyramidView::new(game),
            display: game.pyramid_display,
            ornaments: game.decoration_display,
            stacks: Stacks::new(game),
            calendar: Calendar {
                light: game.light,
                dark: game.dark(),
                eclipses: game.eclipses,
                near: Some(game.rounds_to_eclipse).filter(|it| *it > 0),
                last: game.is_last_era(),
            },
            players: seats(game).map(|it| PlayerView::new(game, it)).collect(),
            choice: ChoiceView::new(game, viewer),
            beside: starting_discoveries(game),
            bot: game.bot_seat().map(|seat| BotView {
                seat,
                tiles: game.bot.tiles,
                arrows: game.bot.arrows,
                last: game.bot.last,
                difficulty: game.options.bot,
            }),
            turn: TurnView {
                seat: game.turn.seat,
                stage: game.turn.state,
                board: (game.phase == Phase::Play
                    && matches!(game.turn.state, TurnState::Arrived | TurnState::Done))
                .then_some(game.turn.board),
                workers: (game.phase == Phase::Play && game.turn.counted_workers > 0)
                    .then_some(game.turn.counted_workers),
                fresh: game.turn.new_technology,
                saved: game.turn.discount_used,
            },
        }
    }
}

/// Discovery tiles beside starting tiles that everybody sees, once all have chosen.
fn starting_discoveries(game: &Teotihuacan) -> Vec<(StartId, Discovery)> {
    if game.phase != Phase::Setup {
        return Vec::new();
    }
    let kept = seats(game).flat_map(|it| game.player(it).kept.iter().copied());
    kept.filter_map(|it| Some((it, game.starting_discovery(it)?))).collect()
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

impl BoardView {
    fn new(game: &Teotihuacan, board: Board) -> Self {
        let mut dice: Vec<WorkerGroup> = Vec::new();
        let workers = seats(game).flat_map(|seat| {
            game.player(seat).on(board).map(move |power| (Owner::Player(seat), power)).collect::<Vec<_>>()
        });
        let neutral = game.neutral.iter().zip(0..).flat_map(|(boards, colour)| {
            boards.iter().filter(|it| **it == board).map(move |_| (Owner::Neutral(colour), 1))
        });
        for (owner, power) in workers.chain(neutral) {
            match dice.last_mut() {
                Some(last) if last.owner == owner && last.power == power => last.n += 1,
                _ => dice.push(WorkerGroup { owner, power, n: 1 }),
            }
        }
        Self {
            board,
            dice,
            colours: game.colours(board),
            spaces: Space::on(board).map(|it| (it, game.worshipper(it))).collect(),
            discovery: game.discovery(board),
        }
    }
}

impl TempleView {
    fn new(game: &Teotihuacan, temple: Temple) -> Self {
        let large = LARGE_STEPS.iter().zip(&game.step_tiles).filter(|it| it.0.temple == temple);
        Self {
            temple,
            bonus: game.bonuses[temple.index()],
            large: large.map(|(it, tiles)| (it.step, tiles.to_vec())).collect(),
        }
    }
}

impl PyramidView {
    fn new(game: &Teotihuacan) -> Self {
        Self {
            tiles: PyramidSpot::all().filter_map(|it| Some((it, game.tile_at(it)?))).collect(),
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
