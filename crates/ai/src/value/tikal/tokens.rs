//! What is so in a position of Tikal: facts, never prices.
//!
//! No hex has a name here: temples stand in a row, the highest first and of equal ones the nearest, and each is told by what matters about it.

use patolli_core::{Game as _, Seat};
use patolli_tikal::{
    Hex, HexSet, Leader, Phase, Terrain, Tikal, TravelCosts,
    data::{BASE_CAMP, HIGHEST_LEVEL},
};

use crate::{
    token_groups,
    value::{TokenGroup, TokenList},
};

/// Temples that are looked at, the best first.
const TEMPLES: usize = 12;
/// Levels of a temple, and how far one is ahead or behind there.
const LEVELS: usize = HIGHEST_LEVEL as usize;
const LEADS: usize = 7;
/// Classes of the price of the lead.
const PRICES: usize = 5;
/// Temples that are alike and counted apart.
const ALIKE: usize = 3;
const FEW: TokenGroup = TokenGroup::quantity(&[1, 2, 3, 4]);

token_groups! {
    /// Everything that is looked at in Tikal: first what is so for a seat, then what is so on the board.
    pub enum TikalToken {
        TempleLevel: TokenGroup::choice(120),
        TempleLead: TokenGroup::choice(84),
        TemplePrice: TokenGroup::choice(60),
        LeadAtLevel: TokenGroup::choice(210),
        LeadByScorings: TokenGroup::choice(140),
        Guarded: TokenGroup::choice(20),
        GuardsLeft: FEW,
        Singles: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6]),
        Pairs: FEW,
        Triples: FEW,
        UndugOfSingles: TokenGroup::quantity(&[1, 2, 3, 4, 6, 8]),
        UndugOfPairs: TokenGroup::quantity(&[1, 2, 3, 4]),
        SitesHeld: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6]),
        Supply: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]),
        OnBoard: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]),
        HexesHeld: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8]),
        Leader: TokenGroup::choice(4),
        LeaderOnLevel: TokenGroup::choice(11),
        Camps: FEW,
        Points: TokenGroup::quantity(&[1, 10, 20, 30, 40, 50, 60, 70, 85, 100]),
        PointsBehind: TokenGroup::quantity(&[1, 4, 8, 12, 18, 25]),
        PointsAhead: TokenGroup::quantity(&[1, 4, 8, 12, 18, 25]),
        ScoringsLeft: TokenGroup::choice(5),
        ScoresNow: TokenGroup::FACT,
        ScoresAfter: TokenGroup::choice(4),
        TurnsLeft: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16]),
        Waits: TokenGroup::choice(4),
        ActionPoints: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        TempleInHand: TokenGroup::choice(11),
        TreasureInHand: TokenGroup::choice(6),
        JungleInHand: TokenGroup::FACT,
        VolcanoInHand: TokenGroup::FACT,
        Passed: TokenGroup::FACT,
        HighestBidder: TokenGroup::FACT,
        Seats: TokenGroup::choice(5),
        WithAuction: TokenGroup::FACT,
        InAuction: TokenGroup::FACT,
        StackLeft: TokenGroup::quantity(&[1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]),
        LevelTokens: TokenGroup::choice(36),
        TreasuresLying: TokenGroup::quantity(&[1, 2, 3, 4, 6, 8, 11]),
        TemplesOpen: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 10, 12]),
        DrawsToScoring: TokenGroup::quantity(&[1, 2, 3, 4, 6, 8, 10]),
        LastRound: TokenGroup::FACT,
    }
}

// The sizes above are made of these.
const _: () = assert!(
    TEMPLES * LEVELS == 120
        && TEMPLES * LEADS == 84
        && TEMPLES * PRICES == 60
        && LEVELS * LEADS * ALIKE == 210
        && LEADS * 5 * 4 == 140
);

/// What is so for a seat.
pub(super) fn seat_tokens(game: &Tikal, seat: Seat, list: &mut TokenList) {
    if game.phase() == Phase::Over {
        return;
    }
    temples(game, seat, list);
    guards(game, seat, list);
    treasures(game, seat, list);
    people(game, seat, list);
    time(game, seat, list);
    hand(game, seat, list);
}

/// A temple without a guard, as a seat sees it.
#[derive(Clone, Copy)]
struct Temple {
    level: u8,
    /// Strength ahead of the best rival.
    lead: i16,
    /// About what the lead costs that is missing.
    price: u8,
    reach: u8,
}

fn temples(game: &Tikal, seat: Seat, list: &mut TokenList) {
    let costs = game.reach_costs(seat);
    let open = game.temples().without(game.guarded()).map(|it| temple(game, seat, it, &costs));
    let mut open: Vec<Temple> = open.collect();
    open.sort_by_key(|it| (std::cmp::Reverse(it.level), it.reach, it.price, it.lead));
    let scorings = usize::from(game.scorings_left(seat).min(4));
    let mut alike = [0usize; LEVELS * LEADS];
    let mut in_class = [0usize; LEADS * 5];
    for (place, temple) in open.iter().enumerate() {
        let (level, lead) = (usize::from(temple.level.clamp(1, HIGHEST_LEVEL)) - 1, lead_class(temple.lead));
        if place < TEMPLES {
            list.choose(TikalToken::TempleLevel, place * LEVELS + level);
            list.choose(TikalToken::TempleLead, place * LEADS + lead);
            list.choose(TikalToken::TemplePrice, place * PRICES + price_class(temple.price));
        }
        let same = &mut alike[level * LEADS + lead];
        if *same < ALIKE {
            list.choose(TikalToken::LeadAtLevel, (level * LEADS + lead) * ALIKE + *same);
            *same += 1;
        }
        let count = &mut in_class[lead * 5 + scorings];
        if *count < 4 {
            list.choose(TikalToken::LeadByScorings, (lead * 5 + scorings) * 4 + *count);
            *count += 1;
        }
    }
}

fn temple(game: &Tikal, seat: Seat, hex: Hex, costs: &TravelCosts) -> Temple {
    let mine = game.strength(seat, hex);
    let rivals = Seat::all(game.seats()).filter(|it| *it != seat);
    let most = rivals.map(|it| game.strength(it, hex)).max().unwrap_or_default();
    let reach = costs.to(hex);
    let missing = (most + 1).saturating_sub(mine);
    Temple {
        level: game.value(hex),
        lead: i16::from(mine) - i16::from(most),
        price: missing.saturating_mul(reach.max(1)),
        reach,
    }
}

/// Behind by three or more, by two, by one, even, ahead by one, by two, by three or more.
fn lead_class(lead: i16) -> usize {
    usize::try_from(lead.clamp(-3, 3) + 3).unwrap_or_default()
}

fn price_class(price: u8) -> usize {
    match price {
        0 => 0,
        1..=3 => 1,
        4..=6 => 2,
        7..=10 => 3,
        _ => 4,
    }
}

fn guards(game: &Tikal, seat: Seat, list: &mut TokenList) {
    for (place, hex) in game.guards_of(seat).take(2).enumerate() {
        let level = usize::from(game.value(hex).clamp(1, HIGHEST_LEVEL)) - 1;
        list.choose(TikalToken::Guarded, place * LEVELS + level);
    }
    list.at_least(TikalToken::GuardsLeft, game.guards_left(seat).into());
}

fn treasures(game: &Tikal, seat: Seat, list: &mut TokenList) {
    let mine = game.treasures(seat);
    let mut undug = [patolli_tikal::data::TOKENS_PER_MOTIF; 8];
    for seat in Seat::all(game.seats()) {
        let theirs = game.treasures(seat);
        undug.iter_mut().zip(theirs).for_each(|(left, owned)| *left = left.saturating_sub(owned));
    }
    let sets = |size: u8| mine.iter().map(|it| i32::from(*it == size)).sum::<i32>();
    let hopes = |size: u8| {
        let left = mine.iter().zip(undug).filter(|it| *it.0 == size);
        left.map(|it| i32::from(it.1)).sum::<i32>()
    };
    list.at_least(TikalToken::Singles, sets(1));
    list.at_least(TikalToken::Pairs, sets(2));
    list.at_least(TikalToken::Triples, sets(3));
    list.at_least(TikalToken::UndugOfSingles, hopes(1));
    list.at_least(TikalToken::UndugOfPairs, hopes(2));
    let sites = game.sites().filter(|it| game.tokens_on(*it) > 0 && game.pieces_on(seat, *it) > 0);
    list.at_least(TikalToken::SitesHeld, sites.map(|it| i32::from(game.tokens_on(it))).sum());
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn people(game: &Tikal, seat: Seat, list: &mut TokenList) {
    let held: HexSet = game.occupied_hexes(seat);
    list.at_least(TikalToken::Supply, game.supply(seat).into());
    list.at_least(TikalToken::OnBoard, held.map(|it| i32::from(game.members_on(seat, it))).sum());
    list.at_least(TikalToken::HexesHeld, held.len().into());
    let state = match game.leader(seat) {
        Leader::Supply => 0,
        Leader::On(hex) => {
            list.choose(TikalToken::LeaderOnLevel, game.value(hex).min(10).into());
            1
        }
        Leader::Guards(_) => 2,
        Leader::Removed => 3,
    };
    list.choose(TikalToken::Leader, state);
    list.at_least(TikalToken::Camps, small(game.camps_of(seat).filter(|it| *it != BASE_CAMP).count()));
}

fn time(game: &Tikal, seat: Seat, list: &mut TokenList) {
    let score = i32::from(game.score(seat));
    let rivals = Seat::all(game.seats()).filter(|it| *it != seat);
    let best = rivals.map(|it| i32::from(game.score(it))).max().unwrap_or_default();
    list.at_least(TikalToken::Points, score);
    list.at_least(TikalToken::PointsBehind, best - score);
    list.at_least(TikalToken::PointsAhead, score - best);
    list.choose(TikalToken::ScoringsLeft, game.scorings_left(seat).min(4).into());
    list.say(TikalToken::ScoresNow, game.about_to_score(seat));
    if let Some(turns) = game.scoring_turns_before(seat) {
        list.choose(TikalToken::ScoresAfter, turns.min(3).into());
    }
    list.at_least(TikalToken::TurnsLeft, game.turns_to_come(seat).into());
    let seats = game.seats();
    list.choose(TikalToken::Waits, ((seat.number() + seats - game.active_seat().number()) % seats).into());
}

/// What the seat can still do in its turn, and the tile it is to lay.
fn hand(game: &Tikal, seat: Seat, list: &mut TokenList) {
    list.say(TikalToken::Passed, game.has_passed(seat));
    list.say(TikalToken::HighestBidder, game.high_bid().is_some_and(|it| it.seat == seat));
    if game.active_seat() != seat || matches!(game.phase(), Phase::Bid | Phase::Over) {
        return;
    }
    if game.phase() == Phase::Act {
        list.at_least(TikalToken::ActionPoints, game.action_points().into());
    }
    match game.tile_in_hand().map(|it| it.tile().terrain) {
        Some(Terrain::Temple { value }) => list.choose(TikalToken::TempleInHand, value.min(10).into()),
        Some(Terrain::Treasure { masks }) => list.choose(TikalToken::TreasureInHand, masks.min(5).into()),
        Some(Terrain::Jungle) => list.say(TikalToken::JungleInHand, true),
        Some(Terrain::Volcano) => list.say(TikalToken::VolcanoInHand, true),
        Some(Terrain::BaseCamp) | None => {}
    }
}

/// What is so on the board.
pub(super) fn board_tokens(game: &Tikal, list: &mut TokenList) {
    list.choose(TikalToken::Seats, game.seats().into());
    list.say(TikalToken::WithAuction, game.has_auction());
    list.say(TikalToken::InAuction, game.phase() == Phase::Bid);
    list.at_least(TikalToken::StackLeft, small(game.stack_left()));
    list.at_least(TikalToken::DrawsToScoring, game.tiles_to_scoring().1.into());
    list.say(TikalToken::LastRound, game.is_last_round());
    for level in 2..=HIGHEST_LEVEL {
        for token in 0..usize::from(game.level_tokens(level).min(4)) {
            list.choose(TikalToken::LevelTokens, usize::from(level - 2) * 4 + token);
        }
    }
    list.at_least(TikalToken::TreasuresLying, game.sites().map(|it| i32::from(game.tokens_on(it))).sum());
    list.at_least(TikalToken::TemplesOpen, game.temples().without(game.guarded()).len().into());
}
