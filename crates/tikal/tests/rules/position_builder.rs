//! A position described by what matters in it; everything else follows from the components.

use std::collections::{BTreeMap, BTreeSet};

use patolli_core::{Game as _, Seat};
use patolli_tikal::{
    Hex, Motif, Terrain, Tikal, TileId,
    data::{
        ACTION_POINTS, AUCTION_CAPITAL, LEVEL_TOKENS, LOWEST_LEVEL, MEMBERS, PRINTED_HEXES, TOKENS_PER_MOTIF,
    },
};
use serde_json::{Value, json};

/// Hexes far from the printed ones, for temples that only use up level tokens.
const FAR_COLUMNS: std::ops::RangeInclusive<u8> = 5..=7;

/// What a test says about its position.
#[derive(Clone, Default)]
pub struct PositionBuilder {
    pub seats: u8,
    pub seat: u8,
    pub auction: bool,
    pub points: Option<u8>,
    pub laid: Vec<(TileId, Hex, u8)>,
    pub hand: Option<TileId>,
    pub next: Vec<TileId>,
    pub stack_empty: bool,
    pub tokens: BTreeMap<Hex, u8>,
    pub treasures_below: BTreeMap<Hex, Vec<Motif>>,
    pub values: BTreeMap<Hex, u8>,
    pub levels_gone: Vec<u8>,
    pub members: BTreeMap<(Seat, Hex), u8>,
    pub leaders: BTreeMap<Seat, String>,
    pub camps: BTreeMap<Hex, u8>,
    pub guards: BTreeMap<Hex, u8>,
    pub out: BTreeMap<Seat, u8>,
    pub treasures: BTreeMap<Seat, [u8; 8]>,
    pub scores: BTreeMap<Seat, u16>,
    pub round: Option<Vec<u8>>,
    pub aside: Option<TileId>,
    pub open: Option<Vec<TileId>>,
    pub moved: Vec<u8>,
}

impl PositionBuilder {
    /// The position; it must be a possible one.
    pub fn build(mut self) -> Tikal {
        for level in std::mem::take(&mut self.levels_gone) {
            self.use_up(level);
        }
        let game: Tikal = serde_json::from_value(self.sheet()).expect("the sheet has the form of a position");
        game.audit().expect("the position is possible");
        game
    }

    fn sheet(&self) -> Value {
        let open = self.open_tiles();
        let (stack, drawn) = self.stack(&open);
        let (tokens, heaps, laid) = self.treasure_piles();
        let volcanoes = |tiles: &[TileId]| tiles.iter().filter(|it| it.is_volcano()).count();
        let unscored = volcanoes(&open) + usize::from(self.aside.is_some());
        json!({
            "seats": self.seats,
            "auction": self.auction,
            "first": 0,
            "deal": { "tiles": words(&stack), "treasures": words(&tokens) },
            "drawn": drawn,
            "tokens-laid": laid,
            "hexes": self.hexes(&heaps),
            "players": Seat::all(self.seats).map(|it| self.player(it)).collect::<Vec<_>>(),
            "levels": by_level(self.levels()),
            "phase": self.phase(),
            "turn": self.turn(),
            "round": self.round.as_ref().map(|order| json!({
                "last": self.aside.is_none(),
                "order": order,
                "done": 0,
            })),
            "rounds-done": volcanoes(&stack[..drawn]) - unscored,
            "aside": self.aside.map(|it| it.to_string()),
            "open": open.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "moved": self.moved,
            "passed": [],
            "highest-bid": null,
        })
    }

    fn phase(&self) -> &'static str {
        match (&self.round, self.hand, self.points) {
            (None, Some(_), _) => "place",
            (None, None, None) if self.auction => "bid",
            _ => "act",
        }
    }

    fn turn(&self) -> Value {
        let kind = match self.hand {
            _ if self.round.is_some() => "scoring",
            Some(tile) if tile.is_volcano() => "after-volcano",
            _ => "normal",
        };
        let acts = self.phase() == "act";
        json!({
            "seat": self.seat,
            "kind": kind,
            "points": if acts { self.points.unwrap_or(ACTION_POINTS) } else { 0 },
            "tile": self.hand.map(|it| it.to_string()),
            "worked-once": [],
            "worked-twice": [],
        })
    }

    fn player(&self, seat: Seat) -> Value {
        let standing: u8 = self.members.iter().filter(|it| it.0.0 == seat).map(|it| it.1).sum();
        let out = self.out.get(&seat).copied().unwrap_or(0);
        let start = if self.auction { AUCTION_CAPITAL } else { 0 };
        json!({
            "score": self.scores.get(&seat).copied().unwrap_or(start),
            "members": MEMBERS.checked_sub(standing + out).expect("eighteen members are enough"),
            "out-of-play": out,
            "leader": leader(self.leaders.get(&seat).map_or("supply", String::as_str)),
            "treasures": by_motif(self.treasures.get(&seat).copied().unwrap_or_default()),
        })
    }

    /// The stack in an order that lets the tiles in use be drawn and the next ones be the next.
    fn stack(&self, open: &[TileId]) -> (Vec<TileId>, usize) {
        let lain = self.laid.iter().map(|it| it.0);
        let used: BTreeSet<TileId> =
            lain.chain(self.hand).chain(self.aside).chain(open.iter().copied()).collect();
        let gone = self.gone_before_next(&used);
        let place = |tile: &TileId| {
            let next = self.next.iter().position(|it| it == tile);
            let class = match next {
                _ if used.contains(tile) => 0,
                _ if gone.contains(tile) => 1,
                Some(_) => 2,
                None => 3,
            };
            (tile.letter(), class, next, tile.index())
        };
        let mut stack: Vec<TileId> = TileId::all().collect();
        stack.sort_by_key(place);
        let at = |tile: &TileId| stack.iter().position(|it| it == tile).expect("the stack has every tile");
        let drawn = match self.next.first() {
            _ if self.stack_empty => stack.len(),
            Some(next) => at(next),
            None => used.iter().map(|it| at(it) + 1).max().unwrap_or(0),
        };
        let drawn = if self.auction { drawn.next_multiple_of(self.seats.into()) } else { drawn };
        let fits = used.iter().all(|it| at(it) < drawn) && stack[drawn..].starts_with(&self.next);
        assert!(fits, "the letters do not let {} be next", words(&self.next).join(" "));
        (stack, drawn)
    }

    /// Tiles of the first next letter drawn before the next one: all others if the next ones go on with another
    /// letter; in the auction as many as fill up a round.
    fn gone_before_next(&self, used: &BTreeSet<TileId>) -> Vec<TileId> {
        let Some(letter) = self.next.first().map(|it| it.letter()) else {
            return Vec::new();
        };
        let rest =
            TileId::all().filter(|it| it.letter() == letter && !used.contains(it) && !self.next.contains(it));
        if self.next.iter().any(|it| it.letter() != letter) {
            return rest.collect();
        }
        let drawn = |it: &TileId| it.letter() < letter || (it.letter() == letter && used.contains(it));
        let drawn = TileId::all().filter(drawn).count();
        let fill = if self.auction { drawn.next_multiple_of(self.seats.into()) - drawn } else { 0 };
        rest.take(fill).collect()
    }

    /// Open tiles of an auction: those named, or the first ones without another use.
    fn open_tiles(&self) -> Vec<TileId> {
        if !self.auction || (self.round.is_some() && self.aside.is_none()) {
            return Vec::new();
        }
        let waiting = self.phase() == "bid";
        let count = usize::from(self.seats) - self.moved.len() - usize::from(!waiting);
        let used = |tile: &TileId| self.laid.iter().any(|it| it.0 == *tile) || self.hand == Some(*tile);
        let spare = |it: &TileId| !used(it) && !self.next.contains(it) && !it.is_volcano();
        let mut open = match &self.open {
            Some(open) => open.clone(),
            None => TileId::all().filter(spare).take(count).collect(),
        };
        open.sort_unstable();
        open
    }

    /// Tokens in drawing order, the heap of each site, and how many were laid: owned ones first, then the sites.
    fn treasure_piles(&self) -> (Vec<Motif>, BTreeMap<Hex, (usize, u8)>, usize) {
        let mut places: Vec<Option<Motif>> = Vec::new();
        for motif in Motif::ALL {
            let owned: u8 = self.treasures.values().map(|it| it[motif.index()]).sum();
            places.extend(std::iter::repeat_n(Some(motif), owned.into()));
        }
        let mut heaps = BTreeMap::new();
        for (tile, hex, _) in &self.laid {
            let Terrain::Treasure { masks } = tile.tile().terrain else {
                continue;
            };
            let left = self.tokens.get(hex).copied().unwrap_or(masks);
            heaps.insert(*hex, (places.len(), left));
            let known = self.treasures_below.get(hex).cloned().unwrap_or_default();
            let known = known.into_iter().map(Some).chain(std::iter::repeat(None));
            places.extend(known.take(left.into()));
        }
        let laid = places.len();
        let mut rest: Vec<Motif> = Motif::ALL
            .into_iter()
            .flat_map(|motif| {
                let fixed = places.iter().filter(|it| **it == Some(motif)).count();
                std::iter::repeat_n(motif, usize::from(TOKENS_PER_MOTIF).saturating_sub(fixed))
            })
            .collect();
        places.resize(24, None);
        let tokens = places.into_iter().map(|it| it.unwrap_or_else(|| rest.remove(0))).collect();
        (tokens, heaps, laid)
    }

    fn hexes(&self, heaps: &BTreeMap<Hex, (usize, u8)>) -> Vec<Value> {
        let printed = PRINTED_HEXES.iter().map(|it| (it.hex, it.tile, 0));
        let lain = self.laid.iter().map(|(tile, hex, turns)| (*hex, *tile.tile(), *turns));
        let sheet = |(hex, tile, turns): (Hex, patolli_tikal::data::Tile, u8)| {
            let (next, left) = heaps.get(&hex).copied().unwrap_or_default();
            let men = |seat| self.members.get(&(seat, hex)).copied().unwrap_or(0);
            json!({
                "at": hex.to_string(),
                "tile": tile.name,
                "turns": turns,
                "value": self.value(hex, tile.terrain),
                "treasures": { "next": next, "left": left },
                "camp": self.camps.get(&hex),
                "guard": self.guards.get(&hex),
                "members": Seat::all(self.seats).map(men).collect::<Vec<_>>(),
            })
        };
        printed.chain(lain).map(sheet).collect()
    }

    fn value(&self, hex: Hex, terrain: Terrain) -> u8 {
        match terrain {
            Terrain::Temple { value } => self.values.get(&hex).copied().unwrap_or(value),
            _ => 0,
        }
    }

    /// Level tokens left beside the board.
    fn levels(&self) -> [u8; 9] {
        let printed = PRINTED_HEXES.iter().map(|it| (it.hex, it.tile.terrain));
        let lain = self.laid.iter().map(|(tile, hex, _)| (*hex, tile.tile().terrain));
        let mut levels = LEVEL_TOKENS;
        for (hex, terrain) in printed.chain(lain) {
            let Terrain::Temple { value } = terrain else {
                continue;
            };
            for level in value + 1..=self.value(hex, terrain) {
                let left = &mut levels[usize::from(level - LOWEST_LEVEL)];
                *left = left.checked_sub(1).expect("there are tokens for every level");
            }
        }
        levels
    }

    /// Lays temples far away until no token of a level is left.
    fn use_up(&mut self, level: u8) {
        let place = usize::from(level - LOWEST_LEVEL);
        let mut far: Vec<Hex> = Hex::all()
            .filter(|it| FAR_COLUMNS.contains(&it.column()) && self.laid.iter().all(|lain| lain.1 != *it))
            .collect();
        let value = |tile: &TileId| match tile.tile().terrain {
            Terrain::Temple { value } if value < level => value,
            _ => 0,
        };
        let mut spare: Vec<TileId> = TileId::all()
            .filter(|it| {
                value(it) > 0 && self.laid.iter().all(|lain| lain.0 != *it) && self.hand != Some(*it)
            })
            .collect();
        // Late tiles need the fewest tokens of other levels.
        spare.sort_by_key(value);
        while self.levels()[place] > 0 {
            let tile = spare.pop().expect("there are temples enough");
            let hex = far.pop().expect("there is room enough");
            self.laid.push((tile, hex, 0));
            self.values.insert(hex, level);
        }
    }
}

fn words<T: ToString>(items: &[T]) -> Vec<String> {
    items.iter().map(ToString::to_string).collect()
}

/// A leader said as `supply`, `removed`, `h23` or `guards h23`.
fn leader(said: &str) -> Value {
    match said.strip_prefix("guards ") {
        Some(hex) => json!({ "place": "guard", "hex": hex }),
        None if said.starts_with('h') => json!({ "place": "board", "hex": said }),
        None => json!({ "place": said }),
    }
}

fn by_level(counts: [u8; 9]) -> BTreeMap<String, u8> {
    (LOWEST_LEVEL..).map(|it| it.to_string()).zip(counts).collect()
}

fn by_motif(counts: [u8; 8]) -> BTreeMap<String, u8> {
    Motif::ALL.iter().map(ToString::to_string).zip(counts).collect()
}
