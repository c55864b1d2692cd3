//! A position as plain, readable data: what `position` prints and `load` reads.

use std::str::FromStr;

use patolli_core::{BadDeal, Options as _, OptionsError, Seat, first_rules, is_first_rules};
use serde::{Deserialize, Serialize};

use crate::{
    Deal, HEXES, Hex, HexSet, Leader, Options, Phase, Tikal, TileId, TurnKind,
    chart::Chart,
    data::{MEMBERS, PRINTED},
    notation::{letter, seat_of},
    position::{Auction, Cover, Heap, Player, Round, SEATS, Turn},
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

fn value_of<T: Copy>(names: &[(T, &'static str)], name: &str) -> Result<T, BadSheet> {
    names.iter().find(|it| it.1 == name).map(|it| it.0).ok_or(BadSheet::Word)
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
            round: game.round.map(|it| RoundSheet {
                last: it.last,
                order: numbers(&it.order),
                done: it.done,
            }),
            rounds_done: game.rounds_done,
            aside: game.aside.map(|it| it.to_string()),
            open: game.auction.open.iter().map(ToString::to_string).collect(),
            moved: numbers(&game.auction.moved),
            passed: numbers(&game.auction.passed),
            high: game.auction.high.map(|(seat, points)| (seat.number(), points)),
        }
    }
}

impl HexSheet {
    fn of(game: &Tikal, hex: Hex) -> Option<Self> {
        let turns = match game.covers[hex.index()] {
            Cover::Free => return None,
            Cover::Printed(_) => 0,
            Cover::Tile(_, turns) => turns,
        };
        let heap = game.heaps[hex.index()];
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
        let Player { score, members, out, treasures, .. } = *player;
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
            once: names(turn.once),
            twice: names(turn.twice),
        }
    }
}

/// Why a sheet does not have the form of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadSheet {
    #[error("seats: 2 to 4")]
    Seats,
    #[error(transparent)]
    Rules(#[from] OptionsError),
    #[error(transparent)]
    Deal(#[from] BadDeal),
    #[error("an unknown word or name")]
    Word,
    #[error("a list has the wrong length")]
    Length,
    #[error("a hex is there twice")]
    Twice,
    #[error("a number is out of range")]
    Range,
}

impl TryFrom<Sheet> for Tikal {
    type Error = BadSheet;

    fn try_from(sheet: Sheet) -> Result<Self, BadSheet> {
        let options = sheet.options()?;
        let deal = sheet.deal.join("\n").parse::<Deal>()?;
        let mut game = Self {
            options,
            deal,
            drawn: at_most(sheet.drawn, 36)?,
            tokens_laid: at_most(sheet.tokens_laid, 24)?,
            covers: [Cover::Free; HEXES],
            values: [0; HEXES],
            heaps: [Heap::default(); HEXES],
            members: [[0; HEXES]; SEATS],
            players: sheet.players()?,
            levels: sheet.levels,
            phase: value_of(&PHASES, &sheet.phase)?,
            turn: sheet.turn.read()?,
            round: sheet.round.as_ref().map(RoundSheet::read).transpose()?,
            rounds_done: sheet.rounds_done,
            aside: sheet.aside.as_deref().map(read).transpose()?,
            auction: sheet.auction()?,
            chart: Chart::blank(),
        };
        sheet.hexes.iter().try_for_each(|it| it.lay_on(&mut game))?;
        game.chart_all();
        Ok(game)
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, BadSheet> {
    text.parse().map_err(|_| BadSheet::Word)
}

fn at_most(number: u8, most: u8) -> Result<u8, BadSheet> {
    if number <= most { Ok(number) } else { Err(BadSheet::Range) }
}

fn seats<const N: usize>(numbers: &[u8]) -> Result<arrayvec::ArrayVec<Seat, N>, BadSheet> {
    if numbers.len() > N {
        return Err(BadSheet::Length);
    }
    Ok(numbers.iter().copied().map(Seat::new).collect())
}

impl Sheet {
    fn options(&self) -> Result<Options, BadSheet> {
        if !(2..=4).contains(&self.seats) || self.first >= self.seats || self.turn.seat >= self.seats {
            return Err(BadSheet::Seats);
        }
        let Self { rules, seats, auction, first, .. } = *self;
        let options = Options { seats, auction, first: Seat::new(first), rules };
        Ok(options.play_by(rules)?)
    }

    fn players(&self) -> Result<[Player; SEATS], BadSheet> {
        if self.players.len() != usize::from(self.seats) {
            return Err(BadSheet::Length);
        }
        let mut players = [Player::new(if self.auction { crate::data::AUCTION_CAPITAL } else { 0 }); SEATS];
        for (place, sheet) in players.iter_mut().zip(&self.players) {
            let leader = match sheet.leader.as_str() {
                "supply" => Leader::Supply,
                "removed" => Leader::Removed,
                text => match text.strip_prefix("guards ") {
                    Some(hex) => Leader::Guards(read(hex)?),
                    None => Leader::On(read(text)?),
                },
            };
            let PlayerSheet { score, members, out, treasures, .. } = *sheet;
            *place = Player {
                score,
                members,
                out,
                leader,
                treasures,
                camps: HexSet::EMPTY,
                guards: HexSet::EMPTY,
            };
        }
        Ok(players)
    }

    fn auction(&self) -> Result<Auction, BadSheet> {
        if self.open.len() > SEATS {
            return Err(BadSheet::Length);
        }
        Ok(Auction {
            open: self.open.iter().map(|it| read::<TileId>(it)).collect::<Result<_, _>>()?,
            moved: seats(&self.moved)?,
            passed: seats(&self.passed)?,
            high: self.high.map(|(seat, points)| (Seat::new(seat), points)),
        })
    }
}

impl TurnSheet {
    fn read(&self) -> Result<Turn, BadSheet> {
        let hexes = |names: &[String]| names.iter().map(|it| read::<Hex>(it)).collect::<Result<HexSet, _>>();
        Ok(Turn {
            seat: Seat::new(self.seat),
            kind: value_of(&KINDS, &self.kind)?,
            points: self.points,
            tile: self.tile.as_deref().map(read).transpose()?,
            once: hexes(&self.once)?,
            twice: hexes(&self.twice)?,
        })
    }
}

impl RoundSheet {
    fn read(&self) -> Result<Round, BadSheet> {
        Ok(Round { last: self.last, order: seats(&self.order)?, done: self.done })
    }
}

impl HexSheet {
    fn lay_on(&self, game: &mut Tikal) -> Result<(), BadSheet> {
        let hex: Hex = read(&self.at)?;
        let at = hex.index();
        if game.covers[at] != Cover::Free {
            return Err(BadSheet::Twice);
        }
        let printed = (0u8..).zip(&PRINTED).find(|(_, it)| it.tile.name == self.tile);
        game.covers[at] = match printed {
            Some((index, _)) if self.turns == 0 => Cover::Printed(index),
            None if self.turns < 6 => Cover::Tile(read(&self.tile)?, self.turns),
            _ => return Err(BadSheet::Range),
        };
        game.values[at] = self.value;
        let (next, left) = self.heap;
        game.heaps[at] = Heap { next: at_most(next, 24)?, left: at_most(left, 4)? };
        let owner = |letter: Option<char>| match letter {
            None => Ok(None),
            Some(it) => {
                let seat = seat_of(&it.to_string()).filter(|it| it.number() < game.options.seats);
                seat.map(Some).ok_or(BadSheet::Word)
            }
        };
        let (camp, guard) = (owner(self.camp)?, owner(self.guard)?);
        if let Some(seat) = camp {
            game.player_mut(seat).camps.add(hex);
        }
        if let Some(seat) = guard {
            game.player_mut(seat).guards.add(hex);
        }
        if self.members.len() != usize::from(game.options.seats) {
            return Err(BadSheet::Length);
        }
        for (seat, count) in game.members.iter_mut().zip(&self.members) {
            seat[at] = at_most(*count, MEMBERS)?;
        }
        Ok(())
    }
}
