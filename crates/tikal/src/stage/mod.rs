//! Positions of Tikal said in words, and questions about them; `docs/lessons.md` lists the words.

mod piles;
mod position;
mod questions;

use std::collections::BTreeMap;

use patolli_core::{
    Game as _, InvalidPosition, Seat, StageError, StageFault, StageLine, Staged, stage_lines, stage_options,
};

use crate::{
    Event, Hex, Leader, Motif, Options, Phase, Tikal, TileId,
    data::{HIGHEST_LEVEL, LOWEST_LEVEL},
    notation::SEAT_STYLES,
};

/// The volcano that lies aside in a scoring round unless another one is named.
const FIRST_VOLCANO: &str = "b6";

/// A position in the making: what was said of it. Everything else follows from the components.
#[derive(Clone, Debug)]
pub struct Stage {
    options: Options,
    seat: Seat,
    points: Option<u8>,
    laid: Vec<(TileId, Hex, u8)>,
    hand: Option<TileId>,
    next: Vec<TileId>,
    stack_empty: bool,
    tokens: BTreeMap<Hex, u8>,
    buried: BTreeMap<Hex, Vec<Motif>>,
    values: BTreeMap<Hex, u8>,
    levels_gone: Vec<u8>,
    members: BTreeMap<(Seat, Hex), u8>,
    leaders: BTreeMap<Seat, Leader>,
    camps: BTreeMap<Hex, Seat>,
    guards: BTreeMap<Hex, Seat>,
    /// Members out of play.
    out: BTreeMap<Seat, u8>,
    treasures: BTreeMap<Seat, [u8; 8]>,
    scores: BTreeMap<Seat, u16>,
    round: Option<Vec<Seat>>,
    aside: Option<TileId>,
    open: Option<Vec<TileId>>,
    moved: Vec<Seat>,
}

impl Staged for Tikal {
    fn stage(words: &str) -> Result<Self, StageError> {
        let lines: Vec<_> = stage_lines(words).collect();
        let (options, head) = stage_options(&lines)?;
        let mut stage = Stage::new(options);
        for (line, words) in &lines[head..] {
            stage.say_line(&mut words.clone()).map_err(|it| it.at(*line))?;
        }
        Ok(stage.position()?)
    }

    fn holds(&self, question: &mut StageLine<'_>, _events: &[&Event]) -> Result<bool, StageFault> {
        questions::holds(self, question)
    }
}

impl Stage {
    /// A normal turn of seat 0 with ten action points, only the printed hexes explored; in the auction its opening.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            seat: Seat::new(0),
            points: None,
            laid: Vec::new(),
            hand: None,
            next: Vec::new(),
            stack_empty: false,
            tokens: BTreeMap::new(),
            buried: BTreeMap::new(),
            values: BTreeMap::new(),
            levels_gone: Vec::new(),
            members: BTreeMap::new(),
            leaders: BTreeMap::new(),
            camps: BTreeMap::new(),
            guards: BTreeMap::new(),
            out: BTreeMap::new(),
            treasures: BTreeMap::new(),
            scores: BTreeMap::new(),
            round: None,
            aside: None,
            open: None,
            moved: Vec::new(),
        }
    }

    /// The same with the auction.
    #[must_use]
    pub const fn with_auction(mut self) -> Self {
        self.options.auction = true;
        self
    }

    /// Says one line; on `Err` the stage is of no more use.
    pub fn say(&mut self, line: &str) -> Result<(), StageFault> {
        self.say_line(&mut StageLine::new(line))
    }

    /// The position, if it is possible.
    pub fn position(mut self) -> Result<Tikal, InvalidPosition> {
        for level in std::mem::take(&mut self.levels_gone) {
            self.use_up(level)?;
        }
        let game = self.build()?;
        game.audit()?;
        Ok(game)
    }

    fn say_line(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "lay" | "tokens" | "buried" | "hand" | "next" | "stack-empty" | "value" | "level-tokens-gone"
            | "open" => self.say_of_board(words),
            "scoring" | "scoring-with" | "final-scoring" | "points" | "to-move" | "moved" => {
                self.say_of_turn(words)
            }
            _ => self.say_of_seat(words),
        }?;
        words.end()
    }

    /// Tiles, treasures and level tokens.
    fn say_of_board(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "lay" => {
                let (tile, hex, turns) = (read_tile(words)?, read_hex(words)?, words.read("turns")?);
                ensure(turns < 6, || "a tile is turned 0 to 5 steps".to_owned())?;
                ensure(self.laid.iter().all(|it| it.1 != hex), || format!("{hex} is laid twice"))?;
                self.laid.push((tile, hex, turns));
            }
            "tokens" => {
                let hex = read_hex(words)?;
                self.tokens.insert(hex, words.read("a number")?);
            }
            "buried" => {
                let hex = read_hex(words)?;
                self.buried.insert(hex, words.read_all("a treasure")?);
            }
            "hand" => self.hand = Some(read_tile(words)?),
            "next" => self.next = words.read_all("a tile")?,
            "stack-empty" => self.stack_empty = true,
            "value" => {
                let hex = read_hex(words)?;
                self.values.insert(hex, words.read("a number")?);
            }
            "level-tokens-gone" => {
                let level = words.read("a level")?;
                ensure((LOWEST_LEVEL..=HIGHEST_LEVEL).contains(&level), || format!("no tokens of {level}"))?;
                self.levels_gone.push(level);
            }
            "open" => self.open = Some(words.read_all("a tile")?),
            _ => return Err(words.unknown()),
        }
        Ok(())
    }

    /// Whose turn it is, and of what kind.
    fn say_of_turn(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "points" => self.points = Some(words.read("a number")?),
            "to-move" => self.seat = self.read_seat(words)?,
            "moved" => self.moved = words.seats(&SEAT_STYLES, self.options.seats)?,
            "scoring" => {
                self.aside = FIRST_VOLCANO.parse().ok();
                self.begin_scoring(words)?;
            }
            "scoring-with" => {
                self.aside = Some(read_tile(words)?);
                self.begin_scoring(words)?;
            }
            "final-scoring" => {
                self.stack_empty = true;
                self.begin_scoring(words)?;
            }
            _ => return Err(words.unknown()),
        }
        Ok(())
    }

    fn begin_scoring(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let order = words.seats(&SEAT_STYLES, self.options.seats)?;
        self.seat = *order.first().ok_or(StageFault::Missing("the order of seats"))?;
        self.round = Some(order);
        Ok(())
    }

    /// What belongs to a seat.
    fn say_of_seat(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let known = ["members", "leader", "camp", "guard", "treasure", "score"];
        if !known.contains(&words.word()) {
            return Err(words.unknown());
        }
        let seat = self.read_seat(words)?;
        match words.word() {
            "members" => {
                let hex = read_hex(words)?;
                self.members.insert((seat, hex), words.read("a number")?);
            }
            "leader" => {
                let leader = read_leader(words)?;
                self.leaders.insert(seat, leader);
                if let Leader::Guards(hex) = leader {
                    self.guards.insert(hex, seat);
                }
            }
            "camp" => {
                self.camps.insert(read_hex(words)?, seat);
            }
            "guard" => {
                self.guards.insert(read_hex(words)?, seat);
                *self.out.entry(seat).or_default() += 1;
            }
            "treasure" => {
                let motif: Motif = words.read("a treasure")?;
                self.treasures.entry(seat).or_default()[motif.index()] = words.read("a number")?;
            }
            _ => {
                self.scores.insert(seat, words.read("a number")?);
            }
        }
        Ok(())
    }

    fn read_seat(&self, words: &mut StageLine<'_>) -> Result<Seat, StageFault> {
        words.seat(&SEAT_STYLES, self.options.seats)
    }

    /// What is asked in the position.
    const fn phase(&self) -> Phase {
        match (&self.round, self.hand, self.points) {
            (None, Some(_), _) => Phase::Place,
            (None, None, None) if self.options.auction => Phase::Bid,
            _ => Phase::Act,
        }
    }
}

fn read_hex(words: &mut StageLine<'_>) -> Result<Hex, StageFault> {
    words.read("a hex")
}

fn read_tile(words: &mut StageLine<'_>) -> Result<TileId, StageFault> {
    words.read("a tile")
}

/// A leader said as `h23`, `guards h23`, `removed` or `supply`.
fn read_leader(words: &mut StageLine<'_>) -> Result<Leader, StageFault> {
    let expected = "a hex, `guards`, `removed` or `supply`";
    let place = words.next_word(expected)?;
    if place == "guards" {
        return read_hex(words).map(Leader::Guards);
    }
    place.parse().map_err(|()| StageFault::Unreadable { found: place.to_owned(), expected })
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), StageFault> {
    if holds { Ok(()) } else { Err(StageFault::Impossible(why())) }
}
