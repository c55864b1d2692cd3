//! What is so in a position of Tzolk'in: facts, never prices.

use patolli_core::Seat;
use patolli_tzolkin::{
    BuildingKind, Outstanding, Phase, QuickAction, Temple, Track, Tzolkin, Wheel,
    data::{
        BUILDINGS, BuildingId, FOOD_DAYS, MONUMENTS, PROPHECIES, PROPHECIES_DRAWN, STARTING_TILES, Tribe,
    },
};

use crate::{
    token_groups,
    value::{TokenGroup, TokenList},
};

/// Positions of a wheel that are told apart, the two without a number included.
const POSITIONS: usize = 13;
const EVERY_POSITION: TokenGroup = TokenGroup::choice(65);
/// Marks of small counts.
const FEW: TokenGroup = TokenGroup::quantity(&[1, 2, 3]);
const BLOCKS: TokenGroup = TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 8, 10, 14]);
/// Parts of the game that what lasts is told apart by: by it, a worker early and a worker late are two facts.
const TIMES: usize = 7;
/// Classes of what is missing for a tile: nothing, one good, two, more.
const MISSING: usize = 4;
/// Days until the next food day that are told apart, and how much corn is missing on it.
const WAITS: usize = 5;
const SHORTS: usize = 5;

token_groups! {
    /// Everything that is looked at in Tzolk'in: first what is so for a seat, then what is so on the board.
    pub enum TzolkinToken {
        Corn: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30]),
        Wood: BLOCKS,
        Stone: BLOCKS,
        Gold: BLOCKS,
        Skulls: TokenGroup::quantity(&[1, 2, 3, 4, 5, 7]),
        Points: TokenGroup::quantity(&[-4, 1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90]),
        Workers: TokenGroup::quantity(&[4, 5, 6]),
        WorkersByTime: TokenGroup::choice(28),
        Hand: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6]),
        Rider: EVERY_POSITION,
        RidersOnWheel: TokenGroup::choice(15),
        Level: TokenGroup::choice(16),
        LevelByTime: TokenGroup::choice(84),
        Step: TokenGroup::choice(33),
        StepLead: TokenGroup::choice(21),
        Building: TokenGroup::choice(40),
        Monument: TokenGroup::choice(13),
        TilesOfKind: TokenGroup::choice(24),
        StartingTile: TokenGroup::choice(21),
        Tribe: TokenGroup::choice(13),
        CornTiles: TokenGroup::quantity(&[1, 2, 3, 4, 5]),
        WoodTiles: TokenGroup::quantity(&[1, 2, 3, 4, 5]),
        FreeAdvance: TokenGroup::FACT,
        Order: TokenGroup::choice(5),
        OnStartSpace: TokenGroup::FACT,
        TurnToCome: TokenGroup::FACT,
        TurnNow: TokenGroup::FACT,
        CanPick: TokenGroup::FACT,
        CanPlace: TokenGroup::FACT,
        HungerByWait: TokenGroup::choice(25),
        CornAfterFood: TokenGroup::quantity(&[1, 2, 3, 5, 8, 12]),
        MonumentMissing: TokenGroup::choice(52),
        BuildingMissing: TokenGroup::choice(160),
        UnusedWorker: EVERY_POSITION,
        AnyAction: TokenGroup::FACT,
        PaidAdvances: FEW,
        FreeAdvances: FEW,
        CertainAdvance: TokenGroup::choice(4),
        CertainStep: TokenGroup::choice(3),
        StepsUp: FEW,
        StepsDown: FEW,
        BlocksToPay: FEW,
        BlocksToGain: FEW,
        SkullOffered: TokenGroup::FACT,
        GoldOffered: TokenGroup::FACT,
        StepForBlock: TokenGroup::FACT,
        Markets: FEW,
        MayBuild: FEW,
        MayBuildForCorn: TokenGroup::FACT,
        MayBuildMonument: TokenGroup::FACT,
        JustBuilt: TokenGroup::choice(40),
        QuickDue: TokenGroup::choice(7),
        Day: TokenGroup::choice(28),
        DayReached: TokenGroup::quantity(&[1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 25, 26]),
        Seats: TokenGroup::choice(6),
        FoodDaysDone: TokenGroup::choice(5),
        Offered: TokenGroup::choice(40),
        OfferedMonument: TokenGroup::choice(13),
        CornOpen: TokenGroup::choice(20),
        WoodOpen: TokenGroup::choice(20),
        SkullLies: TokenGroup::choice(11),
        SkullsLeft: TokenGroup::quantity(&[1, 2, 4, 6, 8, 11]),
        Neutral: EVERY_POSITION,
        Occupied: TokenGroup::choice(30),
        CornOnTeeth: TokenGroup::quantity(&[1, 2, 4, 6, 9]),
        StartSpaceTaken: TokenGroup::FACT,
        Prophecy: TokenGroup::choice(39),
        ProphecyNow: TokenGroup::choice(13),
        QuickTile: TokenGroup::choice(7),
        WithTribes: TokenGroup::FACT,
        WithProphecies: TokenGroup::FACT,
        WithNewBuildings: TokenGroup::FACT,
        WithQuickActions: TokenGroup::FACT,
    }
}

// The sizes above are those of the components.
const _: () = assert!(
    BUILDINGS.len() == 40
        && MONUMENTS.len() == 13
        && STARTING_TILES.len() == 21
        && Tribe::ALL.len() == 13
        && PROPHECIES.len() * PROPHECIES_DRAWN == 39
        && QuickAction::ALL.len() == 7
        && TIMES * 4 == 28
        && MISSING * 13 == 52
        && WAITS * SHORTS == 25
);

/// What is so for a seat.
pub(super) fn seat_tokens(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    if game.phase() == Phase::Over {
        return;
    }
    goods(game, seat, list);
    workers(game, seat, list);
    skills_and_steps(game, seat, list);
    tiles(game, seat, list);
    turn(game, seat, list);
    offers(game, seat, list);
    questions(&game.outstanding_tasks(seat), list);
}

fn goods(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    let blocks = game.blocks(seat);
    list.at_least(TzolkinToken::Corn, i32::from(game.corn(seat)) + i32::from(game.corn_to_collect(seat)));
    list.at_least(TzolkinToken::Wood, blocks.wood.into());
    list.at_least(TzolkinToken::Stone, blocks.stone.into());
    list.at_least(TzolkinToken::Gold, blocks.gold.into());
    list.at_least(TzolkinToken::Skulls, game.skulls_of(seat).into());
    list.at_least(TzolkinToken::Points, i32::from(game.score(seat)) / 4);
    list.at_least(TzolkinToken::CornTiles, game.corn_tiles(seat).into());
    list.at_least(TzolkinToken::WoodTiles, game.wood_tiles(seat).into());
}

/// The part of the game: epochs are cut before and after their food days.
fn time(game: &Tzolkin) -> usize {
    match game.tooth() {
        0..4 => 0,
        4..8 => 1,
        8..12 => 2,
        12..16 => 3,
        16..20 => 4,
        20..24 => 5,
        _ => 6,
    }
}

fn workers(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    let workers = game.workers(seat);
    list.at_least(TzolkinToken::Workers, workers.into());
    let beyond = usize::from(workers.saturating_sub(3)).min(3);
    list.choose(TzolkinToken::WorkersByTime, beyond * TIMES + time(game));
    list.at_least(TzolkinToken::Hand, (workers - game.on_wheels(seat)).into());
    for wheel in Wheel::ALL {
        let riders = game.workers_on(seat, wheel);
        each_position(wheel, riders, |token| list.choose(TzolkinToken::Rider, token));
        let count = riders.count_ones().min(3) as usize;
        if count > 0 {
            list.choose(TzolkinToken::RidersOnWheel, wheel.index() * 3 + count - 1);
        }
    }
}

/// The numbers of those positions of a wheel that are set.
fn each_position(wheel: Wheel, mut bits: u16, mut found: impl FnMut(usize)) {
    while bits != 0 {
        let position = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        found(wheel.index() * POSITIONS + position.min(POSITIONS - 1));
    }
}

fn skills_and_steps(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    for track in Track::ALL {
        let level = usize::from(game.level(seat, track));
        list.choose(TzolkinToken::Level, track.index() * 4 + level);
        if level > 0 {
            list.choose(TzolkinToken::LevelByTime, (track.index() * 3 + level - 1) * TIMES + time(game));
        }
    }
    for temple in Temple::ALL {
        let step = game.step(seat, temple);
        list.choose(TzolkinToken::Step, temple.index() * 11 + usize::from(step).min(10));
        let rivals = Seat::all(game.options().seats).filter(|it| *it != seat);
        let best = rivals.map(|it| game.step(it, temple)).max().unwrap_or_default();
        let lead = (usize::from(step) + 3).saturating_sub(usize::from(best)).min(6);
        list.choose(TzolkinToken::StepLead, temple.index() * 7 + lead);
    }
    list.say(TzolkinToken::FreeAdvance, game.is_light(seat));
}

fn tiles(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    let mut kinds = [0usize; 4];
    for building in game.buildings_of(seat) {
        list.choose(TzolkinToken::Building, building.index());
        kinds[building.tile().kind.index()] += 1;
    }
    for monument in game.monuments_of(seat) {
        list.choose(TzolkinToken::Monument, monument.index());
        kinds[monument.tile().kind.index()] += 1;
    }
    for kind in BuildingKind::ALL {
        for count in 0..kinds[kind.index()].min(6) {
            list.choose(TzolkinToken::TilesOfKind, kind.index() * 6 + count);
        }
    }
    // Before the turns begin, starting tiles and tribes are secret.
    if game.phase() == Phase::Choose {
        return;
    }
    food(game, seat, list);
    for tile in game.kept(seat) {
        list.choose(TzolkinToken::StartingTile, tile.index());
    }
    if let Some(tribe) = game.tribe(seat).filter(|_| game.options().tribes) {
        list.choose(TzolkinToken::Tribe, tribe.index());
    }
}

fn turn(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    let seats = game.options().seats;
    let place = (seat.number() + seats - game.next_start_player().number()) % seats;
    list.choose(TzolkinToken::Order, place.into());
    list.say(TzolkinToken::OnStartSpace, game.start_space() == Some(seat));
    let to_come = game.has_turn(seat);
    list.say(TzolkinToken::TurnToCome, to_come);
    list.say(TzolkinToken::TurnNow, to_come && game.active_seat() == seat);
    list.say(TzolkinToken::CanPick, game.can_pick(seat));
    list.say(TzolkinToken::CanPlace, game.can_place(seat));
    if let Some(quick) = game.outstanding_quick_action(seat) {
        list.choose(TzolkinToken::QuickDue, quick.index());
    }
}

/// Corn on the next food day, and how long it is until then; what a tribe needs is secret before the turns begin.
fn food(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    let Some(day) = FOOD_DAYS.get(usize::from(game.food_days())) else { return };
    let corn = i32::from(game.corn(seat)) + i32::from(game.corn_to_collect(seat));
    let spare = corn - i32::from(game.corn_to_feed(seat));
    let wait = match day.saturating_sub(game.tooth()) {
        0 => 0,
        1 => 1,
        2 => 2,
        3..=4 => 3,
        _ => 4,
    };
    let short = match -spare {
        ..=0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        5..=8 => 3,
        _ => 4,
    };
    list.choose(TzolkinToken::HungerByWait, wait * SHORTS + short);
    list.at_least(TzolkinToken::CornAfterFood, spare);
}

/// What is missing for each building and monument on offer.
fn offers(game: &Tzolkin, seat: Seat, list: &mut TokenList) {
    let have = game.blocks(seat);
    let missing = |cost: patolli_tzolkin::Goods| {
        let short = |need: u16, have: u16| usize::from(need.saturating_sub(have));
        let blocks = short(cost.blocks.wood, have.wood)
            + short(cost.blocks.stone, have.stone)
            + short(cost.blocks.gold, have.gold);
        (blocks + usize::from(cost.skulls.saturating_sub(game.skulls_of(seat)))).min(MISSING - 1)
    };
    for monument in game.monuments() {
        list.choose(
            TzolkinToken::MonumentMissing,
            monument.index() * MISSING + missing(monument.tile().cost),
        );
    }
    for building in game.row().iter().flatten() {
        list.choose(
            TzolkinToken::BuildingMissing,
            building.index() * MISSING + missing(building.tile().cost),
        );
    }
}

/// What a half-done turn still brings and costs.
fn questions(outstanding: &Outstanding, list: &mut TokenList) {
    if *outstanding == Outstanding::default() {
        return;
    }
    if let Some((wheel, position)) = outstanding.unused_worker {
        let position = usize::from(position).min(POSITIONS - 1);
        list.choose(TzolkinToken::UnusedWorker, wheel.index() * POSITIONS + position);
    }
    list.say(TzolkinToken::AnyAction, outstanding.any_action_cost.is_some());
    list.at_least(TzolkinToken::PaidAdvances, outstanding.paid_advances.into());
    list.at_least(TzolkinToken::FreeAdvances, outstanding.free_advances.into());
    for track in Track::ALL.iter().filter(|it| outstanding.technology_advances[it.index()] > 0) {
        list.choose(TzolkinToken::CertainAdvance, track.index());
    }
    for temple in Temple::ALL.iter().filter(|it| outstanding.temple_steps[it.index()] > 0) {
        list.choose(TzolkinToken::CertainStep, temple.index());
    }
    list.at_least(TzolkinToken::StepsUp, outstanding.any_temple_steps.into());
    list.at_least(TzolkinToken::StepsDown, outstanding.steps_down.into());
    list.at_least(TzolkinToken::BlocksToPay, outstanding.blocks_to_pay.into());
    list.at_least(TzolkinToken::BlocksToGain, outstanding.blocks_to_gain.into());
    list.say(TzolkinToken::SkullOffered, outstanding.skulls > 0);
    list.say(TzolkinToken::GoldOffered, outstanding.gold > 0);
    list.say(TzolkinToken::StepForBlock, outstanding.theology_step);
    list.at_least(TzolkinToken::Markets, outstanding.markets.into());
    list.at_least(TzolkinToken::MayBuild, outstanding.buildings.into());
    list.say(TzolkinToken::MayBuildForCorn, outstanding.corn_building);
    list.say(TzolkinToken::MayBuildMonument, outstanding.monument);
    if let Some(built) = outstanding.built {
        list.choose(TzolkinToken::JustBuilt, built.index());
    }
}

/// What is so on the board.
pub(super) fn board_tokens(game: &Tzolkin, list: &mut TokenList) {
    let options = game.options();
    list.choose(TzolkinToken::Seats, options.seats.into());
    list.say(TzolkinToken::WithTribes, options.tribes);
    list.say(TzolkinToken::WithProphecies, options.prophecies);
    list.say(TzolkinToken::WithNewBuildings, options.buildings);
    list.say(TzolkinToken::WithQuickActions, options.quick);
    list.choose(TzolkinToken::Day, game.tooth().min(27).into());
    list.at_least(TzolkinToken::DayReached, game.tooth().into());
    list.choose(TzolkinToken::FoodDaysDone, game.food_days().min(4).into());
    list.at_least(TzolkinToken::CornOnTeeth, game.corn_on_teeth().into());
    list.say(TzolkinToken::StartSpaceTaken, game.start_space().is_some());
    on_offer(game, list);
    wheels(game, list);
    omens(game, list);
}

fn on_offer(game: &Tzolkin, list: &mut TokenList) {
    for building in game.row().iter().flatten() {
        list.choose(TzolkinToken::Offered, BuildingId::index(*building));
    }
    for monument in game.monuments() {
        list.choose(TzolkinToken::OfferedMonument, monument.index());
    }
    for number in 2..=5u8 {
        let (jungle, row) = (game.jungle_tiles(number), (usize::from(number) - 2) * 5);
        list.choose(TzolkinToken::CornOpen, row + usize::from(jungle.corn.min(4)));
        list.choose(TzolkinToken::WoodOpen, row + usize::from(jungle.forest.min(4)));
    }
    list.at_least(TzolkinToken::SkullsLeft, game.skulls().into());
}

/// Pieces on the wheels: where the next worker can be placed depends on those of all.
fn wheels(game: &Tzolkin, list: &mut TokenList) {
    for number in (1..=10u8).filter(|it| game.is_offered(*it)) {
        list.choose(TzolkinToken::SkullLies, number.into());
    }
    for wheel in Wheel::ALL {
        let neutral = game.neutral_on(wheel);
        each_position(wheel, neutral, |token| list.choose(TzolkinToken::Neutral, token));
        let seats = Seat::all(game.options().seats);
        let taken = seats.fold(neutral, |taken, it| taken | game.workers_on(it, wheel));
        for position in (0..6).filter(|it| taken & (1 << it) != 0) {
            list.choose(TzolkinToken::Occupied, wheel.index() * 6 + position);
        }
    }
}

fn omens(game: &Tzolkin, list: &mut TokenList) {
    for (place, prophecy) in game.prophecies().iter().enumerate() {
        list.choose(TzolkinToken::Prophecy, place * PROPHECIES.len() + prophecy.index());
    }
    if let Some(prophecy) = game.prophecy() {
        list.choose(TzolkinToken::ProphecyNow, prophecy.index());
    }
    if let Some(quick) = game.quick_tile() {
        list.choose(TzolkinToken::QuickTile, quick.index());
    }
}
