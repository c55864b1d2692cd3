//! A position as plain, readable data: what `position` prints and `load` reads.

use std::{fmt::Display, str::FromStr};

use patolli_core::{Options as _, Seat, first_rules, is_first_rules};
use serde::{Deserialize, Serialize};

use crate::{
    Deal, HEXES, Hex, HexSet, Leader, Options, Phase, Tikal, TileId, TurnKind,
    board_cache::BoardCache,
    data::{MEMBERS, PRINTED_HEXES},
    notation::{letter, seat_of},
    position::{Auction, HexTile, MAX_SEATS, Player, ScoringRound, TreasurePile, Turn},
};

/// A position in words and numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    seats: u8,
    auction: bool,
    first: u8,
    deal: [String; 2],
    drawn: u8,
    tokens_laid: u8,
    hexes: Vec<HexSheet>,
    players: Vec<PlayerSheet>,
    levels: [u8; 9],
    phase: String,
    turn: TurnSheet,
    round: Option<RoundSheet>,
    rounds_done: u8,
    aside: Option<String>,
    open: Vec<String>,
    moved: Vec<u8>,
    passed: Vec<u8>,
    high: Option<(u8, u16)>,
}

/// An explored hex.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HexSheet {
    at: String,
    tile: String,
    turns: u8,
    value: u8,
    /// Place of the next treasure in the deal, and how many are left.
    heap: (u8, u8),
    camp: Option<char>,
    guard: Option<char>,
    /// Members by seat.
    members: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSheet {
    score: u16,
    members: u8,
    out: u8,
    leader: String,
    treasures: [u8; 8],
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnSheet {
    seat: u8,
    kind: String,
    points: u8,
    tile: Option<String>,
    once: Vec<String>,
    twice: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundSheet {
    last: bool,
    order: Vec<u8>,
    done: u8,
}

const PHASES: [(Phase, &str); 5] = [
    (Phase::Bid, "bid"),
    (Phase::Take, "take"),
    (Phase::Place, "place"),
    (Phase::Act, "act"),
    (Phase::Over, "over"),
];
const KINDS: [(TurnKind, &str); 3] =
    [(TurnKind::Normal, "normal"), (TurnKind::Scoring, "scoring"), (TurnKind::AfterVolcano, "after-volcano")];

fn name_of<T: Copy + Eq>(names: &[(T, &'static str)], value: T) -> String {
    names.iter().find(|it| it.0 == value).map(|it| it.1).unwrap_or_default().to_owned()
}

fn value_of<T: Copy>(names: &[(T, &'static str)], at: &str, name: &str) -> Result<T, BadSheet> {
    let found = names.iter().find(|it| it.1 == name).map(|it| it.0);
    found.ok_or_else(|| BadSheet::new(at, format!("no such word: `{}`", short(name))))
}

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|it| it.number()).collect()
}

fn names(hexes: HexSet) -> Vec<String> {
    hexes.map(|it| it.to_string()).collect()
}

impl From<Tikal> for Sheet {
    fn from(game: Tikal) -> Self {
        let Options { seats, auction, first, rules } = game.options;
        let deal = game.deal.to_string();
        let (tiles, treasures) = deal.split_once('\n').unwrap_or((&deal, ""));
        Self {
            rules,
            seats,
            auction,
            first: first.number(),
            deal: [tiles.to_owned(), treasures.to_owned()],
            drawn: game.drawn,
            tokens_laid: game.tokens_laid,
            hexes: Hex::all().filter_map(|it| HexSheet::of(&game, it)).collect(),
            players: game.each_seat().map(|it| PlayerSheet::of(game.player(it))).collect(),
            levels: game.levels,
            phase: name_of(&PHASES, game.phase),
            turn: TurnSheet::of(&game.turn),
            round: game.scoring_round.map(|it| RoundSheet {
                last: it.last,
                order: numbers(&it.order),
                done: it.done,
            }),
            rounds_done: game.scoring_rounds_done,
            aside: game.aside.map(|it| it.to_string()),
            open: game.auction.open.iter().map(ToString::to_string).collect(),
            moved: numbers(&game.auction.moved),
            passed: numbers(&game.auction.passed),
            high: game.auction.highest_bid.map(|(seat, points)| (seat.number(), points)),
        }
    }
}

impl HexSheet {
    fn of(game: &Tikal, hex: Hex) -> Option<Self> {
        let turns = match game.hex_tiles[hex.index()] {
            HexTile::Unexplored => return None,
            HexTile::Printed(_) => 0,
            HexTile::Tile(_, turns) => turns,
        };
        let heap = game.treasure_piles[hex.index()];
        Some(Self {
            at: hex.to_string(),
            tile: game.tile_on(hex)?.name.to_owned(),
            turns,
            value: game.value(hex),
            heap: (heap.next, heap.left),
            camp: game.camp_on(hex).map(letter),
            guard: game.guard_on(hex).map(letter),
            members: game.each_seat().map(|it| game.members_on(it, hex)).collect(),
        })
    }
}

impl PlayerSheet {
    fn of(player: &Player) -> Self {
        let leader = match player.leader {
            Leader::Supply => "supply".to_owned(),
            Leader::On(hex) => hex.to_string(),
            Leader::Guards(hex) => format!("guards {hex}"),
            Leader::Removed => "removed".to_owned(),
        };
        let Player { score, members, out_of_play: out, treasures, .. } = *player;
        Self { score, members, out, leader, treasures }
    }
}

impl TurnSheet {
    fn of(turn: &Turn) -> Self {
        Self {
            seat: turn.seat.number(),
            kind: name_of(&KINDS, turn.kind),
            points: turn.points,
            tile: turn.tile.map(|it| it.to_string()),
            once: names(turn.worked_once),
            twice: names(turn.worked_twice),
        }
    }
}

/// Why a sheet does not have the form of a position, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{at}: {why}")]
pub(crate) struct BadSheet {
    at: String,
    why: String,
}

impl BadSheet {
    fn new(at: &str, why: impl Into<String>) -> Self {
        Self { at: at.to_owned(), why: why.into() }
    }

    fn length(at: &str, expected: impl Display) -> Self {
        Self::new(at, format!("{expected} expected"))
    }
}

/// A word from outside, short enough for a message.
fn short(word: &str) -> String {
    word.chars().take(20).collect()
}

impl TryFrom<Sheet> for Tikal {
    type Error = BadSheet;

    fn try_from(sheet: Sheet) -> Result<Self, BadSheet> {
        let options = sheet.options()?;
        let deal =
            sheet.deal.join("\n").parse::<Deal>().map_err(|it| BadSheet::new("deal", it.to_string()))?;
        let mut game = Self {
            options,
            deal,
            drawn: at_most("drawn", sheet.drawn, 36)?,
            tokens_laid: at_most("tokens_laid", sheet.tokens_laid, 24)?,
            hex_tiles: [HexTile::Unexplored; HEXES],
            values: [0; HEXES],
            treasure_piles: [TreasurePile::default(); HEXES],
            members: [[0; HEXES]; MAX_SEATS],
            players: sheet.players()?,
            levels: sheet.levels,
            phase: value_of(&PHASES, "phase", &sheet.phase)?,
            turn: sheet.turn.read()?,
            scoring_round: sheet.round.as_ref().map(RoundSheet::read).transpose()?,
            scoring_rounds_done: sheet.rounds_done,
            aside: sheet.aside.as_deref().map(|it| read("aside", it)).transpose()?,
            auction: sheet.auction()?,
            cache: BoardCache::new(),
        };
        sheet.hexes.iter().try_for_each(|it| it.lay_on(&mut game))?;
        game.rebuild_cache();
        Ok(game)
    }
}

fn read<T: FromStr>(at: &str, text: &str) -> Result<T, BadSheet> {
    text.parse().map_err(|_| BadSheet::new(at, format!("no such name: `{}`", short(text))))
}

fn at_most(at: &str, number: u8, most: u8) -> Result<u8, BadSheet> {
    if number <= most { Ok(number) } else { Err(BadSheet::new(at, format!("{number} is more than {most}"))) }
}

fn seats<const N: usize>(at: &str, numbers: &[u8]) -> Result<arrayvec::ArrayVec<Seat, N>, BadSheet> {
    if numbers.len() > N {
        return Err(BadSheet::length(at, format_args!("at most {N} seats")));
    }
    Ok(numbers.iter().copied().map(Seat::new).collect())
}

impl Sheet {
    fn options(&self) -> Result<Options, BadSheet> {
        if !(2..=4).contains(&self.seats) {
            return Err(BadSheet::new("seats", "2 to 4"));
        }
        at_most("first", self.first, self.seats - 1)?;
        at_most("turn.seat", self.turn.seat, self.seats - 1)?;
        let Self { rules, seats, auction, first, .. } = *self;
        let options = Options { seats, auction, first: Seat::new(first), rules };
        options.with_rules(rules).map_err(|it| BadSheet::new("rules", it.to_string()))
    }

    fn players(&self) -> Result<[Player; MAX_SEATS], BadSheet> {
        if self.players.len() != usize::from(self.seats) {
            return Err(BadSheet::length("players", format_args!("{} of them", self.seats)));
        }
        let mut players =
            [Player::new(if self.auction { crate::data::AUCTION_CAPITAL } else { 0 }); MAX_SEATS];
        for (number, (place, sheet)) in players.iter_mut().zip(&self.players).enumerate() {
            let at = format!("players[{number}].leader");
            let leader = match sheet.leader.as_str() {
                "supply" => Leader::Supply,
                "removed" => Leader::Removed,
                text => match text.strip_prefix("guards ") {
                    Some(hex) => Leader::Guards(read(&at, hex)?),
                    None => Leader::On(read(&at, text)?),
                },
            };
            let PlayerSheet { score, members, out, treasures, .. } = *sheet;
            *place = Player {
                score,
                members,
                out_of_play: out,
                leader,
                treasures,
                camps: HexSet::EMPTY,
                guards: HexSet::EMPTY,
            };
        }
        Ok(players)
    }

    fn auction(&self) -> Result<Auction, BadSheet> {
        if self.open.len() > MAX_SEATS {
            return Err(BadSheet::length("open", format_args!("at most {MAX_SEATS} tiles")));
        }
        Ok(Auction {
            open: self.open.iter().map(|it| read::<TileId>("open", it)).collect::<Result<_, _>>()?,
            moved: seats("moved", &self.moved)?,
            passed: seats("passed", &self.passed)?,
            highest_bid: self.high.map(|(seat, points)| (Seat::new(seat), points)),
        })
    }
}

impl TurnSheet {
    fn read(&self) -> Result<Turn, BadSheet> {
        let hexes = |at: &str, names: &[String]| {
            names.iter().map(|it| read::<Hex>(at, it)).collect::<Result<HexSet, _>>()
        };
        Ok(Turn {
            seat: Seat::new(self.seat),
            kind: value_of(&KINDS, "turn.kind", &self.kind)?,
            points: self.points,
            tile: self.tile.as_deref().map(|it| read("turn.tile", it)).transpose()?,
            worked_once: hexes("turn.once", &self.once)?,
            worked_twice: hexes("turn.twice", &self.twice)?,
        })
    }
}

impl RoundSheet {
    fn read(&self) -> Result<ScoringRound, BadSheet> {
        Ok(ScoringRound { last: self.last, order: seats("round.order", &self.order)?, done: self.done })
    }
}

impl HexSheet {
    fn lay_on(&self, game: &mut Tikal) -> Result<(), BadSheet> {
        let hex: Hex = read("hexes", &self.at)?;
        let at = hex.index();
        if game.hex_tiles[at] != HexTile::Unexplored {
            return Err(BadSheet::new("hexes", format!("{hex} is there twice")));
        }
        let wrong = |why: BadSheet| BadSheet::new(&format!("hexes, {hex}, {}", why.at), why.why);
        game.hex_tiles[at] = self.cover().map_err(wrong)?;
        game.values[at] = self.value;
        game.treasure_piles[at] = self.heap().map_err(wrong)?;
        if let Some(seat) = Self::owner(game, "camp", self.camp).map_err(wrong)? {
            game.player_mut(seat).camps.add(hex);
        }
        if let Some(seat) = Self::owner(game, "guard", self.guard).map_err(wrong)? {
            game.player_mut(seat).guards.add(hex);
        }
        if self.members.len() != usize::from(game.options.seats) {
            return Err(wrong(BadSheet::length("members", format_args!("{} numbers", game.options.seats))));
        }
        for (seat, count) in game.members.iter_mut().zip(&self.members) {
            seat[at] = at_most("members", *count, MEMBERS).map_err(wrong)?;
        }
        Ok(())
    }

    fn cover(&self) -> Result<HexTile, BadSheet> {
        let printed = (0u8..).zip(&PRINTED_HEXES).find(|(_, it)| it.tile.name == self.tile);
        let turns = at_most("turns", self.turns, if printed.is_some() { 0 } else { 5 })?;
        match printed {
            Some((index, _)) => Ok(HexTile::Printed(index)),
            None => Ok(HexTile::Tile(read("tile", &self.tile)?, turns)),
        }
    }

    fn heap(&self) -> Result<TreasurePile, BadSheet> {
        let (next, left) = self.heap;
        Ok(TreasurePile { next: at_most("heap", next, 24)?, left: at_most("heap", left, 4)? })
    }

    fn owner(game: &Tikal, at: &str, letter: Option<char>) -> Result<Option<Seat>, BadSheet> {
        let Some(letter) = letter else { return Ok(None) };
        let seat = seat_of(&letter.to_string()).filter(|it| it.number() < game.options.seats);
        seat.map(Some).ok_or_else(|| BadSheet::new(at, format!("no seat has the letter `{letter}`")))
    }
}
