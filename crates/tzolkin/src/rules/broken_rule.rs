//! Which rule forbids a refused action: the same reason can stem from different rules.

use patolli_core::Seat;

use super::{reachable_actions, wheel_actions};
use crate::{
    Action, Discount, Illegal, Phase, Placement, Track, Tzolkin, Wheel,
    data::{BuildingId, MonumentId, Tribe},
    task::{BuildMode, Task},
};

/// The number of the rule that forbids `action` now, refused for the reason `why`.
pub(super) fn find(game: &Tzolkin, action: Action, why: Illegal) -> &'static str {
    let task = game.tasks.last().map(|it| it.task);
    match why {
        Illegal::NotNow => not_now(game, task, action),
        Illegal::Over => "Z-312",
        Illegal::NotDealt if matches!(action, Action::Tribe { .. }) => "ZE-011",
        Illegal::NotDealt => "Z-047",
        Illegal::KeptAlready => "Z-048",
        Illegal::Corn { .. } => corn(game, task, action),
        Illegal::AnyBlocks { .. } => any_blocks(game, task, action),
        Illegal::Blocks { .. } => blocks(task, action),
        Illegal::NoSkull => match action {
            Action::Build { .. } => "ZE-117",
            Action::Monument { .. } => "Z-262",
            _ => "Z-195",
        },
        Illegal::WrongCount { .. } => count(game, task),
        Illegal::TooRichToBeg { .. } if game.leads(game.turn.seat, Tribe::Bacab) => "ZEA-41",
        Illegal::TooRichToBeg { .. } => "Z-084",
        Illegal::TooLateToBeg => "ZA-11",
        Illegal::NoStepToLose if action == Action::Beg => "Z-088",
        Illegal::NoStepToLose => "Z-162",
        Illegal::LowestStep { .. } => "Z-258",
        Illegal::NoAdvance | Illegal::NothingToBuild => "Z-146",
        Illegal::NotOffered { .. } => not_offered(task),
        Illegal::NoLevel { .. } => "ZE-120",
        Illegal::OtherTemple { .. } => other_temple(task),
        Illegal::NotOnOffer => not_on_offer(game, action),
        Illegal::NoMonumentHere => match task {
            Some(Task::Build { site: BuildMode::Corn }) => "Z-189",
            Some(Task::Build { site: BuildMode::Second { .. } }) => "Z-175",
            _ => "Z-281",
        },
        Illegal::NotRenovatable { building } => renovation(building),
        Illegal::CoversNothing { .. } => "ZE-104",
        Illegal::NoDiscount => nothing_saved(task, action),
        Illegal::CannotKeepArchitecture | Illegal::NoSecondBuilding => "ZA-46",
        Illegal::BoughtHere { .. } | Illegal::SoldHere { .. } => "ZA-53",
        Illegal::MustTrade => "ZEA-32",
        Illegal::NoSale => no_sale(game),
        Illegal::SaleLeavesNoAnswer => "ZEA-63",
        Illegal::TooMuchGold { .. } => "ZE-067",
        Illegal::NoDeclining => no_declining(game, task),
        _ => turn_rule(game, task, action, why),
    }
}

/// Refusals of placing, picking up, acting and turning the calendar.
fn turn_rule(game: &Tzolkin, task: Option<Task>, action: Action, why: Illegal) -> &'static str {
    match why {
        Illegal::Picking | Illegal::Placing => "Z-080",
        Illegal::PlacingOver if game.turn.picked => "ZEA-37",
        Illegal::PlacingOver => "ZE-139",
        Illegal::NoWorkerInHand => "Z-090",
        Illegal::WheelFull { .. } => "ZA-24",
        Illegal::SpaceTaken if action == (Action::Place { placement: Placement::Quick }) => "ZE-136",
        Illegal::SpaceTaken => "Z-099",
        Illegal::NoSkip => "ZE-046",
        Illegal::OneQuickAction => "ZE-134",
        Illegal::QuickImpossible | Illegal::QuickActionOutstanding => "ZE-142",
        Illegal::NotCheapest => match action {
            Action::Place { placement: Placement::Quick | Placement::Beyond(_) } => "ZEA-55",
            _ => "Z-089",
        },
        Illegal::OneByMercy => "Z-089",
        Illegal::NoWorkerThere { wheel, position } => {
            let other = game.each_seat().any(|it| game.workers_on(it, wheel) & (1 << position) != 0);
            if other { "Z-113" } else { "Z-103" }
        }
        Illegal::JustPlaced => "ZEA-37",
        Illegal::NothingDone => "Z-081",
        Illegal::OutOfReach { wheel, number } => out_of_reach(task, wheel, number),
        Illegal::NoCornTile => match action {
            Action::Harvest { number, .. } if game.jungle_tiles(number).forest > 0 => "Z-156",
            _ => "Z-158",
        },
        Illegal::NoWoodTile => match action {
            Action::Harvest { number: 2, .. } => "Z-033",
            Action::Harvest { number, .. } if game.jungle_tiles(number).corn > 0 => "Z-155",
            _ => "Z-158",
        },
        Illegal::SkullAlreadyOffered { .. } => "Z-196",
        Illegal::WouldPush { wheel, position } if position == wheel.last() => "ZEA-43",
        _ => "Z-138",
    }
}

fn not_now(game: &Tzolkin, task: Option<Task>, action: Action) -> &'static str {
    match (game.phase, task, action) {
        (Phase::Choose, _, Action::Tribe { .. }) => "ZE-013",
        (Phase::Choose, ..) => "Z-048",
        (_, Some(Task::Days), Action::TurnCalendar { .. }) => "Z-135",
        (_, Some(Task::Days), _) => "Z-133",
        // ZEA-06: the stages of a food day follow each other; who is asked there answers first.
        (_, Some(_), _) if game.food_today && !game.is_turn() => "ZEA-06",
        (_, Some(_), _) => "ZA-44",
        (_, None, Action::Quick) => "ZE-131",
        (_, None, Action::Place { .. }) => "ZE-125",
        _ => "Z-075",
    }
}

fn corn(game: &Tzolkin, task: Option<Task>, action: Action) -> &'static str {
    let seat = game.decider();
    match (task, action) {
        (_, Action::Place { .. }) => "Z-100",
        (_, Action::Climb { .. }) => "ZE-073",
        (_, Action::Gold { .. }) => "ZE-083",
        (_, Action::Gain { .. }) => "ZEA-56",
        (_, Action::Buy { .. }) => "Z-183",
        (_, Action::Build { .. }) => "Z-187",
        (Some(Task::Any { price }), _) if game.corn(seat) < price.into() => "Z-340",
        (Some(Task::Any { .. }), _) => "Z-191",
        (Some(Task::Use { wheel, position }), _) => match wheel_actions::target(action) {
            Ok(to) if lacks_steps(game, seat, (wheel, position), to) => "Z-110",
            Ok((Wheel::Uxmal, 1)) => "Z-181",
            _ => "Z-190",
        },
        _ => "Z-146",
    }
}

/// Whether the corn does not even suffice for reaching the action.
fn lacks_steps(game: &Tzolkin, seat: Seat, from: (Wheel, u8), to: (Wheel, u8)) -> bool {
    let price = reachable_actions::reach_cost(game, seat, from, to);
    matches!(price, Some(reachable_actions::ReachCost::Pays(need)) if game.corn(seat) < need.into())
}

fn any_blocks(game: &Tzolkin, task: Option<Task>, action: Action) -> &'static str {
    match (task, action) {
        (Some(Task::Learn { free, .. }), Action::Learn { track }) => {
            advance(game, game.decider(), track, free)
        }
        (_, Action::Climb { .. }) => "ZE-075",
        (_, Action::Build { .. }) => "ZE-093",
        _ => "Z-179",
    }
}

/// What an advance costs.
fn advance(game: &Tzolkin, seat: Seat, track: Track, free: bool) -> &'static str {
    let level = game.level(seat, track);
    match level {
        _ if free => "ZEA-14",
        _ if game.advance_has_price() => "ZE-088",
        1 if game.leads(seat, Tribe::Itzamna) => "ZE-040",
        2 if game.leads(seat, Tribe::Itzamna) => "ZE-041",
        0 => "Z-206",
        1 => "Z-207",
        2 => "Z-208",
        _ => "Z-211",
    }
}

const fn blocks(task: Option<Task>, action: Action) -> &'static str {
    match (task, action) {
        (Some(Task::Market { .. }), _) => "Z-182",
        (_, Action::Sell { .. }) => "ZE-048",
        (_, Action::Build { .. } | Action::Monument { .. }) => "Z-262",
        _ => "Z-145",
    }
}

/// Another number of blocks is due: what for stands below the payment.
fn count(game: &Tzolkin, task: Option<Task>) -> &'static str {
    let below = game.tasks.iter().rev().nth(1).map(|it| it.task);
    match (task, below) {
        (Some(Task::Offer), _) => "Z-240",
        (Some(Task::Gain { n: 1 }), _) => "Z-197",
        (Some(Task::Gain { .. }), _) => "Z-229",
        (_, Some(Task::Raise { track })) => advance(game, game.decider(), track, false),
        (_, Some(Task::Rise { .. })) => "ZE-075",
        (_, Some(Task::Built { .. })) => "ZE-093",
        _ => "Z-179",
    }
}

/// A tile that names a technology advances that one; an exchange advances each of the others once.
const fn not_offered(task: Option<Task>) -> &'static str {
    match task {
        Some(Task::Learn { tracks, optional: false, .. }) => match tracks.single() {
            Some(0) => "Z-328",
            Some(1) => "Z-329",
            Some(2) => "Z-330",
            _ => "Z-331",
        },
        _ => "ZE-120",
    }
}

const fn other_temple(task: Option<Task>) -> &'static str {
    match task {
        // Two different temples at Tikal 5.
        Some(Task::Climb { temples, .. }) if temples.single().is_none() => "Z-179",
        _ => "Z-248",
    }
}

fn out_of_reach(task: Option<Task>, wheel: Wheel, number: u8) -> &'static str {
    match task {
        Some(Task::Any { .. }) if wheel == Wheel::ChichenItza => "Z-192",
        Some(Task::Any { .. }) if (wheel, number) == (Wheel::Uxmal, 5) => "ZA-51",
        Some(Task::Any { price: 0 }) => "Z-190",
        Some(Task::Any { .. }) => "Z-340",
        _ if number == 0 => "ZA-23",
        _ => "Z-105",
    }
}

fn not_on_offer(game: &Tzolkin, action: Action) -> &'static str {
    match action {
        Action::Monument { monument, .. } if is_built(game, monument) => "Z-278",
        Action::Monument { .. } => "Z-044",
        Action::Build { building, .. } if game.each_seat().any(|it| game.owns(it, building)) => "Z-263",
        Action::Build { building, .. } if building.tile().epoch != game.epoch => "Z-266",
        _ => "Z-264",
    }
}

fn is_built(game: &Tzolkin, monument: MonumentId) -> bool {
    game.each_seat().any(|it| game.player(it).monuments & (1 << monument.index()) != 0)
}

fn renovation(building: BuildingId) -> &'static str {
    // One that could be pulled down is not owned.
    if crate::data::RENOVATABLE.contains(&building) { "ZE-103" } else { "ZE-102" }
}

fn nothing_saved(task: Option<Task>, action: Action) -> &'static str {
    match (task, action) {
        (_, Action::Build { payment: how, .. }) if how.keep_architecture => "ZA-46",
        (Some(Task::Build { site: BuildMode::Quick }), _) => "ZE-143",
        (Some(Task::Build { site: BuildMode::Second { architecture: false, .. } }), _) => "Z-237",
        (Some(Task::Build { site: BuildMode::Corn }), _) => "Z-235",
        (_, Action::Build { payment: how, .. }) if how.discount == Some(Discount::Extra) => "ZEA-18",
        _ => "Z-234",
    }
}

fn no_sale(game: &Tzolkin) -> &'static str {
    match game.turn.sold {
        _ if !game.leads(game.decider(), Tribe::XamanEk) => "ZE-048",
        _ if !game.is_turn() => "ZE-049",
        true => "ZEA-48",
        false => "ZE-048",
    }
}

fn no_declining(game: &Tzolkin, task: Option<Task>) -> &'static str {
    match task {
        Some(Task::Climb { .. }) if game.prophecy().is_some() => "ZEA-09",
        Some(Task::Retreat) => "ZEA-58",
        Some(Task::Gain { .. } | Task::Climb { .. } | Task::Bonus | Task::Learn { free: true, .. }) => {
            "ZA-29"
        }
        _ => "ZA-44",
    }
}
