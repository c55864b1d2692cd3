//! What is so in a position of Teotihuacan: facts, never prices.

use patolli_core::Seat;
use patolli_teotihuacan::{
    Board, Outstanding, Phase, Setup, Space, Temple, Teotihuacan, TurnState,
    data::{AVENUE_END, DISCOVERIES, Discovery, ROYALS, TECHNOLOGIES, TOP_STEP, Technology},
};

use crate::{
    token_groups,
    value::{TokenGroup, TokenList},
};

/// Powers of a worker.
const POWERS: usize = 5;
/// Workers of one power on one board that are told apart.
const ALIKE: usize = 3;
const SPACES: TokenGroup = TokenGroup::choice(7);
const FEW: TokenGroup = TokenGroup::quantity(&[1, 2, 3]);
const RESOURCES: TokenGroup = TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 8, 10]);
/// Rounds until the next eclipse that are told apart, and how much cocoa is missing at it.
const WAITS: usize = 5;
const SHORTS: usize = 5;

token_groups! {
    /// Everything that is looked at in Teotihuacan: first what is so for a seat, then what is so on the board.
    pub enum TeotihuacanToken {
        IsBot: TokenGroup::FACT,
        Worker: TokenGroup::choice(120),
        WorkersOnBoard: TokenGroup::choice(24),
        HandPower: TokenGroup::choice(5),
        InHand: FEW,
        PowerSum: TokenGroup::quantity(&[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
        FourthWorker: TokenGroup::FACT,
        Worships: SPACES,
        WorshipPower: TokenGroup::choice(5),
        Cocoa: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 19, 24]),
        Wood: RESOURCES,
        Stone: RESOURCES,
        Gold: RESOURCES,
        WagesByWait: TokenGroup::choice(25),
        Points: TokenGroup::quantity(&[10, 20, 30, 40, 55, 70, 85, 100, 120, 140, 160, 180]),
        Step: TokenGroup::choice(36),
        StepReached: TokenGroup::choice(36),
        StepLead: TokenGroup::choice(21),
        Avenue: TokenGroup::choice(10),
        Track: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16]),
        TrackLead: TokenGroup::choice(9),
        Technology: TokenGroup::choice(9),
        TechnologyByEra: TokenGroup::choice(27),
        MaskKind: TokenGroup::choice(7),
        MaskKinds: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7]),
        Masks: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 10]),
        Tile: TokenGroup::choice(21),
        OtherTiles: TokenGroup::quantity(&[1, 2, 3, 4, 5]),
        Order: TokenGroup::choice(5),
        TurnNow: TokenGroup::FACT,
        Arrived: TokenGroup::choice(8),
        ActionTaken: TokenGroup::FACT,
        StepsDue: TokenGroup::choice(3),
        AnyStepsDue: FEW,
        PaidStepsDue: FEW,
        ResourcesDue: FEW,
        PowerUpsDue: FEW,
        AscensionDue: TokenGroup::FACT,
        TileDue: TokenGroup::FACT,
        TechnologyDue: TokenGroup::FACT,
        HouseDue: FEW,
        DecorationDue: FEW,
        PyramidDue: FEW,
        TradesDue: FEW,
        WagesDue: TokenGroup::FACT,
        AbilityDue: SPACES,
        Seats: TokenGroup::choice(6),
        Era: TokenGroup::choice(4),
        RoundsLeft: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        EclipseNear: TokenGroup::FACT,
        LastEra: TokenGroup::FACT,
        EclipseEnds: TokenGroup::FACT,
        Buildings: TokenGroup::quantity(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        PyramidTiles: TokenGroup::quantity(&[1, 3, 5, 7, 9, 11, 13, 15, 17, 19]),
        Displayed: FEW,
        BestDecoration: TokenGroup::choice(5),
        HousePoints: TokenGroup::quantity(&[1, 3, 5, 7, 9, 11, 13]),
        TopTaken: TokenGroup::choice(3),
        Colours: TokenGroup::choice(40),
        DiscoveryOn: TokenGroup::choice(168),
        Worshipped: SPACES,
        RoyalAt: TokenGroup::choice(27),
        TechnologyOffered: TokenGroup::choice(9),
        BoardAhead: TokenGroup::choice(64),
        ChoosingStart: TokenGroup::FACT,
        Drafted: TokenGroup::FACT,
        DarkEclipse: TokenGroup::FACT,
    }
}

// The sizes above are those of the components.
const _: () = assert!(
    Board::ALL.len() == 8
        && Space::ALL.len() == 7
        && TECHNOLOGIES.len() == 9
        && ROYALS.len() == 9
        && DISCOVERIES.len() == 21
        && TOP_STEP == 11
        && AVENUE_END == 9
        && 8 * POWERS * ALIKE == 120
        && WAITS * SHORTS == 25
);

/// What is so for a seat.
pub(super) fn seat_tokens(game: &Teotihuacan, seat: Seat, list: &mut TokenList) {
    if game.phase() == Phase::Over {
        return;
    }
    list.say(TeotihuacanToken::IsBot, game.bot_seat() == Some(seat));
    workers(game, seat, list);
    goods(game, seat, list);
    tracks(game, seat, list);
    tiles(game, seat, list);
    turn(game, seat, list);
    questions(&game.outstanding_tasks(seat), list);
}

fn workers(game: &Teotihuacan, seat: Seat, list: &mut TokenList) {
    let (mut alike, mut on_board) = ([0usize; 40], [0usize; 8]);
    for worker in game.workers(seat) {
        let place = worker.board.index() * POWERS + usize::from(worker.power.clamp(1, 5)) - 1;
        if alike[place] < ALIKE {
            list.choose(TeotihuacanToken::Worker, place * ALIKE + alike[place]);
            alike[place] += 1;
        }
        let count = &mut on_board[worker.board.index()];
        if *count < ALIKE {
            list.choose(TeotihuacanToken::WorkersOnBoard, worker.board.index() * ALIKE + *count);
            *count += 1;
        }
    }
    let mut held = [false; POWERS];
    for power in game.hand(seat) {
        held[usize::from((*power).clamp(1, 5)) - 1] = true;
    }
    each_true(&held, |it| list.choose(TeotihuacanToken::HandPower, it));
    list.at_least(TeotihuacanToken::InHand, small(game.hand(seat).len()));
    list.at_least(TeotihuacanToken::PowerSum, game.powers(seat).map(i32::from).sum());
    list.say(TeotihuacanToken::FourthWorker, !game.has_reserve(seat));
    let mut powers = [false; POWERS];
    for (space, power) in game.worshipping(seat) {
        list.choose(TeotihuacanToken::Worships, space.index());
        powers[usize::from(power.clamp(1, 5)) - 1] = true;
    }
    each_true(&powers, |it| list.choose(TeotihuacanToken::WorshipPower, it));
}

/// The places that hold true.
fn each_true(all: &[bool], mut found: impl FnMut(usize)) {
    for (index, _) in all.iter().enumerate().filter(|it| *it.1) {
        found(index);
    }
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn goods(game: &Teotihuacan, seat: Seat, list: &mut TokenList) {
    let resources = game.resources(seat);
    list.at_least(TeotihuacanToken::Cocoa, game.cocoa(seat).into());
    list.at_least(TeotihuacanToken::Wood, resources.wood.into());
    list.at_least(TeotihuacanToken::Stone, resources.stone.into());
    list.at_least(TeotihuacanToken::Gold, resources.gold.into());
    list.at_least(TeotihuacanToken::Points, game.score(seat).into());
    let wait = match game.rounds_left() {
        0..=1 => 0,
        2 => 1,
        3 => 2,
        4..=5 => 3,
        _ => 4,
    };
    let short = match i32::from(game.wages(seat)) - i32::from(game.cocoa(seat)) {
        ..=0 => 0,
        1 => 1,
        2 => 2,
        3..=4 => 3,
        _ => 4,
    };
    list.choose(TeotihuacanToken::WagesByWait, wait * SHORTS + short);
}

/// Temples, the Avenue and the pyramid track.
fn tracks(game: &Teotihuacan, seat: Seat, list: &mut TokenList) {
    let best_of = |of: &dyn Fn(Seat) -> u8| {
        Seat::all(game.seat_count()).filter(|it| *it != seat).map(of).max().unwrap_or_default()
    };
    for temple in Temple::ALL {
        let step = game.step(seat, temple).min(TOP_STEP);
        list.choose(TeotihuacanToken::Step, temple.index() * 12 + usize::from(step));
        for reached in 1..=usize::from(step) {
            list.choose(TeotihuacanToken::StepReached, temple.index() * 12 + reached);
        }
        let best = best_of(&|it| game.step(it, temple));
        let lead = (usize::from(step) + 3).saturating_sub(usize::from(best)).min(6);
        list.choose(TeotihuacanToken::StepLead, temple.index() * 7 + lead);
    }
    list.choose(TeotihuacanToken::Avenue, game.avenue(seat).min(AVENUE_END).into());
    let track = game.pyramid_track(seat);
    list.at_least(TeotihuacanToken::Track, track.into());
    let best = best_of(&|it| game.pyramid_track(it));
    list.choose(
        TeotihuacanToken::TrackLead,
        (usize::from(track) + 4).saturating_sub(usize::from(best)).min(8),
    );
}

fn tiles(game: &Teotihuacan, seat: Seat, list: &mut TokenList) {
    let era = usize::from(game.eclipses().min(2));
    for technology in Technology::all().filter(|it| game.has_technology(seat, *it)) {
        list.choose(TeotihuacanToken::Technology, technology.index());
        list.choose(TeotihuacanToken::TechnologyByEra, technology.index() * 3 + era);
    }
    let masks = game.masks(seat);
    each_true(&masks.map(|it| it > 0), |it| list.choose(TeotihuacanToken::MaskKind, it));
    list.at_least(TeotihuacanToken::MaskKinds, masks.iter().map(|it| i32::from(*it > 0)).sum());
    list.at_least(TeotihuacanToken::Masks, masks.iter().map(|it| i32::from(*it)).sum());
    for tile in Discovery::all().filter(|it| game.tile_count(seat, *it) > 0) {
        list.choose(TeotihuacanToken::Tile, tile.index());
    }
    list.at_least(TeotihuacanToken::OtherTiles, game.other_tiles(seat).into());
}

fn turn(game: &Teotihuacan, seat: Seat, list: &mut TokenList) {
    list.choose(TeotihuacanToken::Order, game.order_token(seat).min(4).into());
    if game.phase() != Phase::Play || game.active_seat() != seat {
        return;
    }
    list.say(TeotihuacanToken::TurnNow, true);
    match game.turn_state() {
        TurnState::Start => {}
        TurnState::Arrived => list.choose(TeotihuacanToken::Arrived, game.turn_board().index()),
        TurnState::Done | TurnState::Rested => list.say(TeotihuacanToken::ActionTaken, true),
    }
}

/// What a half-done turn still brings and costs.
fn questions(outstanding: &Outstanding, list: &mut TokenList) {
    if *outstanding == Outstanding::default() {
        return;
    }
    for temple in Temple::ALL.iter().filter(|it| outstanding.temple_steps[it.index()] > 0) {
        list.choose(TeotihuacanToken::StepsDue, temple.index());
    }
    list.at_least(TeotihuacanToken::AnyStepsDue, outstanding.any_temple_steps.into());
    list.at_least(TeotihuacanToken::PaidStepsDue, outstanding.paid_temple_steps.into());
    list.at_least(TeotihuacanToken::ResourcesDue, outstanding.resources.into());
    list.at_least(TeotihuacanToken::PowerUpsDue, outstanding.power_ups.into());
    list.say(TeotihuacanToken::AscensionDue, outstanding.ascensions > 0);
    list.say(TeotihuacanToken::TileDue, outstanding.large_steps + outstanding.discovery_offers > 0);
    list.say(TeotihuacanToken::TechnologyDue, outstanding.technologies > 0);
    list.at_least(TeotihuacanToken::HouseDue, outstanding.houses.into());
    list.at_least(TeotihuacanToken::DecorationDue, outstanding.decorations.into());
    list.at_least(TeotihuacanToken::PyramidDue, outstanding.pyramid_tiles.into());
    list.at_least(TeotihuacanToken::TradesDue, outstanding.trades.into());
    list.say(TeotihuacanToken::WagesDue, outstanding.wages);
    if let Some((space, _)) = outstanding.ability {
        list.choose(TeotihuacanToken::AbilityDue, space.index());
    }
}

/// What is so on the board.
pub(super) fn board_tokens(game: &Teotihuacan, list: &mut TokenList) {
    list.choose(TeotihuacanToken::Seats, game.options().seats.into());
    list.say(TeotihuacanToken::DarkEclipse, game.options().dark_eclipse);
    list.say(TeotihuacanToken::Drafted, game.options().setup == Setup::Draft);
    list.say(TeotihuacanToken::ChoosingStart, game.phase() == Phase::Choose);
    list.choose(TeotihuacanToken::Era, game.eclipses().min(3).into());
    list.at_least(TeotihuacanToken::RoundsLeft, game.rounds_left().into());
    list.say(TeotihuacanToken::EclipseNear, game.is_eclipse_near());
    list.say(TeotihuacanToken::LastEra, game.is_last_era());
    list.say(TeotihuacanToken::EclipseEnds, game.is_ending_eclipse());
    list.at_least(TeotihuacanToken::Buildings, game.buildings_taken().into());
    list.at_least(TeotihuacanToken::PyramidTiles, small(game.pyramid_mask().count_ones() as usize));
    list.at_least(TeotihuacanToken::Displayed, game.display_count().into());
    if let Some(matches) = game.best_decoration() {
        list.choose(TeotihuacanToken::BestDecoration, matches.min(4).into());
    }
    list.at_least(
        TeotihuacanToken::HousePoints,
        game.house_points().into_iter().max().unwrap_or_default().into(),
    );
    for temple in Temple::ALL.into_iter().filter(|it| game.is_top_taken(*it)) {
        list.choose(TeotihuacanToken::TopTaken, temple.index());
    }
    boards(game, list);
}

/// What lies and stands on the action boards.
fn boards(game: &Teotihuacan, list: &mut TokenList) {
    let colours = game.colours_by_board();
    let mut last = game.ring()[7];
    for board in game.ring() {
        list.choose(TeotihuacanToken::BoardAhead, last.index() * 8 + board.index());
        last = board;
    }
    for board in Board::ALL {
        list.choose(
            TeotihuacanToken::Colours,
            board.index() * 5 + usize::from(colours[board.index()].min(4)),
        );
        if let Some(tile) = game.discovery(board) {
            list.choose(TeotihuacanToken::DiscoveryOn, board.index() * DISCOVERIES.len() + tile.index());
        }
    }
    for space in Space::ALL {
        if game.worshipper(space).is_some() {
            list.choose(TeotihuacanToken::Worshipped, space.index());
        }
        if let (Some(royal), Some(place)) = (game.royal(space), space.royal_place()) {
            list.choose(TeotihuacanToken::RoyalAt, place * ROYALS.len() + royal.index());
        }
    }
    for technology in game.technologies() {
        list.choose(TeotihuacanToken::TechnologyOffered, technology.index());
    }
}
