//! A position as plain, readable data: what `position` prints and `load` reads.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use patolli_core::{
    BadDeal, Options as _, OptionsError, PendingTask, Seat, TaskStack, first_rules, is_first_rules,
};
use serde::{Deserialize, Serialize};

use crate::{
    Arrow, Board, BotTile, BotTurn, Deal, Options, Phase, PlacedTile, PyramidSpot, Resources, Teotihuacan,
    TurnState, Worker, Worshipper,
    data::{DecorationId, Discovery, PyramidId, StartId, Technology},
    player::{MASKS, OTHERS, Player},
    position::Bot,
    rules::empty_position,
    task::Task,
    turn::Turn,
};

/// A position in words and numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    seats: u8,
    options: BTreeMap<String, String>,
    /// What chance decided, one line each.
    deal: Vec<String>,
    players: Vec<PlayerSheet>,
    spaces: [Option<Worshipper>; 7],
    /// Boards of neutral workers, by colour.
    neutral: [Vec<Board>; 2],
    discoveries: [Option<Discovery>; 5],
    avenue_tiles: [Vec<Discovery>; 3],
    step_tiles: [Vec<Discovery>; 4],
    /// The top last.
    stack: Vec<Discovery>,
    linked: [Option<Discovery>; 2],
    display: [Option<PyramidId>; 3],
    tiles_drawn: u8,
    laid: Vec<(PyramidSpot, PlacedTile)>,
    ornaments: [Option<DecorationId>; 4],
    ornaments_drawn: u8,
    decorated: [[Option<DecorationId>; 4]; 4],
    houses: [u8; 3],
    light: u8,
    eclipses: u8,
    pending: u8,
    complete: bool,
    bot: BotSheet,
    phase: Phase,
    turn: TurnSheet,
    tasks: Vec<PendingTask<Task>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSheet {
    score: u16,
    cocoa: u16,
    resources: Resources,
    temples: [u8; 3],
    avenue: u8,
    pyramid: u8,
    technologies: Vec<Technology>,
    masks: [u8; MASKS],
    /// Unused discovery tiles that are no masks.
    tiles: BTreeMap<String, u8>,
    used: u8,
    workers: Vec<Worker>,
    hand: Vec<u8>,
    reserve: bool,
    kept: Vec<StartId>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BotSheet {
    tiles: [BotTile; 7],
    arrows: [Arrow; 2],
    rolls: u8,
    last: Option<BotTurn>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnSheet {
    seat: u8,
    stage: TurnState,
    board: Board,
    count: u8,
    fresh: Option<Technology>,
    saved: bool,
}

impl From<Teotihuacan> for Sheet {
    fn from(game: Teotihuacan) -> Self {
        let Turn {
            seat,
            state: stage,
            board,
            counted_workers: count,
            new_technology: fresh,
            discount_used: saved,
        } = game.turn;
        let Bot { tiles, arrows, rolls, last } = game.bot;
        Self {
            rules: game.options.rules,
            seats: game.options.seats,
            options: game.options.pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            deal: game.deal.to_string().lines().map(str::to_owned).collect(),
            players: game.players[..usize::from(game.seat_count())].iter().map(PlayerSheet::of).collect(),
            spaces: game.spaces,
            neutral: game.neutral.each_ref().map(|it| it.to_vec()),
            discoveries: game.discoveries,
            avenue_tiles: game.avenue_tiles.each_ref().map(|it| it.to_vec()),
            step_tiles: game.step_tiles.each_ref().map(|it| it.to_vec()),
            stack: game.stack.to_vec(),
            linked: game.starting_discoveries,
            display: game.pyramid_display,
            tiles_drawn: game.pyramid_tiles_drawn,
            laid: PyramidSpot::all().filter_map(|it| Some((it, game.tile_at(it)?))).collect(),
            ornaments: game.decoration_display,
            ornaments_drawn: game.decorations_drawn,
            decorated: game.decorations,
            houses: game.houses,
            light: game.light,
            eclipses: game.eclipses,
            pending: game.rounds_to_eclipse,
            complete: game.complete,
            bot: BotSheet { tiles, arrows, rolls, last },
            phase: game.phase,
            turn: TurnSheet { seat: seat.number(), stage, board, count, fresh, saved },
            tasks: game.tasks.to_vec(),
        }
    }
}

impl PlayerSheet {
    fn of(player: &Player) -> Self {
        let others = Discovery::all().skip(MASKS).map(|it| (it.to_string(), player.tile_count(it)));
        Self {
            score: player.score,
            cocoa: player.cocoa,
            resources: player.resources,
            temples: player.temples,
            avenue: player.avenue,
            pyramid: player.pyramid,
            technologies: Technology::all().filter(|it| player.has_technology(*it)).collect(),
            masks: player.masks,
            tiles: others.filter(|it| it.1 > 0).collect(),
            used: player.used,
            workers: player.workers.to_vec(),
            hand: player.hand.to_vec(),
            reserve: player.reserve,
            kept: player.kept.to_vec(),
        }
    }

    fn read(&self) -> Result<Player, BadSheet> {
        let mut tiles = [0; OTHERS];
        for (name, n) in &self.tiles {
            let tile: Discovery = name.parse().map_err(|()| BadSheet::Range("tiles"))?;
            let place = tile.index().checked_sub(MASKS).ok_or(BadSheet::Range("tiles"))?;
            tiles[place] = *n;
        }
        Ok(Player {
            score: self.score,
            cocoa: self.cocoa,
            resources: self.resources,
            temples: self.temples,
            avenue: self.avenue,
            pyramid: self.pyramid,
            technologies: self.technologies.iter().fold(0, |own, it| own | 1 << it.index()),
            masks: self.masks,
            tiles,
            used: self.used,
            workers: sorted(&self.workers, "workers")?,
            hand: sorted(&self.hand, "hand")?,
            reserve: self.reserve,
            kept: sorted(&self.kept, "kept")?,
        })
    }
}

/// A list that fits, sorted.
fn sorted<T: Copy + Ord, const N: usize>(list: &[T], name: &'static str) -> Result<ArrayVec<T, N>, BadSheet> {
    let mut list = fitting(list, name)?;
    list.sort_unstable();
    Ok(list)
}

fn fitting<T: Copy, const N: usize>(list: &[T], name: &'static str) -> Result<ArrayVec<T, N>, BadSheet> {
    ArrayVec::try_from(list).map_err(|_| BadSheet::Length(name))
}

/// Why a sheet does not have the form of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadSheet {
    #[error("turn, tasks, spaces: no such seat")]
    Seats,
    #[error(transparent)]
    Options(#[from] OptionsError),
    #[error(transparent)]
    Deal(#[from] BadDeal),
    #[error("{0}: the list has the wrong length")]
    Length(&'static str),
    #[error("{0}: something is out of range or there twice")]
    Range(&'static str),
}

impl TryFrom<Sheet> for Teotihuacan {
    type Error = BadSheet;

    fn try_from(sheet: Sheet) -> Result<Self, BadSheet> {
        let pairs = sheet.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = Options::from_pairs(sheet.seats, pairs)?.with_rules(sheet.rules)?;
        let mut game = empty_position(options, &sheet.deal.join("\n").parse::<Deal>()?);
        sheet.check_seats(game.seat_count())?;
        for (place, player) in game.players.iter_mut().zip(&sheet.players) {
            *place = player.read()?;
        }
        sheet.read_board(&mut game)?;
        let TurnSheet { seat, stage, board, count, fresh, saved } = sheet.turn;
        game.turn = Turn {
            seat: Seat::new(seat),
            state: stage,
            board,
            counted_workers: count,
            new_technology: fresh,
            discount_used: saved,
        };
        let BotSheet { tiles, arrows, rolls, last } = sheet.bot;
        game.bot = Bot { tiles, arrows, rolls, last };
        game.phase = sheet.phase;
        game.tasks = TaskStack::from_slice(&sheet.tasks).ok_or(BadSheet::Length("tasks"))?;
        Ok(game)
    }
}

impl Sheet {
    fn check_seats(&self, seats: u8) -> Result<(), BadSheet> {
        let inside = |seat: u8| seat < seats;
        let known = inside(self.turn.seat)
            && self.tasks.iter().all(|it| inside(it.seat.number()))
            && self.spaces.iter().flatten().all(|it| inside(it.seat.number()));
        if !known {
            return Err(BadSheet::Seats);
        }
        if self.players.len() == usize::from(seats) { Ok(()) } else { Err(BadSheet::Length("players")) }
    }

    fn read_board(&self, game: &mut Teotihuacan) -> Result<(), BadSheet> {
        game.spaces = self.spaces;
        for (place, boards) in game.neutral.iter_mut().zip(&self.neutral) {
            *place = sorted(boards, "neutral")?;
        }
        game.discoveries = self.discoveries;
        for (place, tiles) in game.avenue_tiles.iter_mut().zip(&self.avenue_tiles) {
            *place = sorted(tiles, "avenue_tiles")?;
        }
        for (place, tiles) in game.step_tiles.iter_mut().zip(&self.step_tiles) {
            *place = sorted(tiles, "step_tiles")?;
        }
        game.stack = fitting(&self.stack, "stack")?;
        game.starting_discoveries = self.linked;
        game.pyramid_display = self.display;
        game.pyramid_tiles_drawn = self.tiles_drawn;
        for (spot, laid) in &self.laid {
            if laid.turn > 3 || game.pyramid_tiles[spot.index()].replace(*laid).is_some() {
                return Err(BadSheet::Range("laid"));
            }
        }
        game.decoration_display = self.ornaments;
        game.decorations_drawn = self.ornaments_drawn;
        game.decorations = self.decorated;
        game.houses = self.houses;
        game.light = self.light;
        game.eclipses = self.eclipses;
        game.rounds_to_eclipse = self.pending;
        game.complete = self.complete;
        Ok(())
    }
}
