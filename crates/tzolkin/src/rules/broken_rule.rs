//! Which rule forbids a refused action: the same reason can stem from different rules.

use patolli_core::TaskRules as _;

use crate::{
    Action, Illegal, Phase, Placement, Tzolkin,
    data::{BuildingId, RENOVATABLE, Tribe},
};

/// The number of the rule that forbids `action` now, refused for the reason `why`.
pub(super) fn find(game: &Tzolkin, action: Action, why: Illegal) -> &'static str {
    let of_task = game.tasks.last().and_then(|it| it.task.broken_rule(game, it.seat, action, &why));
    of_task.unwrap_or_else(|| usual_rule(game, action, why))
}

/// The rule behind a reason, where no task says otherwise.
fn usual_rule(game: &Tzolkin, action: Action, why: Illegal) -> &'static str {
    match why {
        Illegal::NotNow => not_now(game, action),
        Illegal::Over => "Z-312",
        Illegal::NotDealt if matches!(action, Action::Tribe { .. }) => "ZE-011",
        Illegal::NotDealt => "Z-047",
        Illegal::KeptAlready => "Z-048",
        Illegal::Corn { .. } if matches!(action, Action::Place { .. }) => "Z-100",
        Illegal::Corn { .. } | Illegal::NoAdvance | Illegal::NothingToBuild => "Z-146",
        Illegal::AnyBlocks { .. } | Illegal::WrongCount { .. } => "Z-179",
        Illegal::Blocks { .. } if matches!(action, Action::Sell { .. }) => "ZE-048",
        Illegal::Blocks { .. } => "Z-145",
        Illegal::NoSkull => "Z-195",
        Illegal::TooRichToBeg { .. } if game.leads(game.turn.seat, Tribe::Bacab) => "ZEA-41",
        Illegal::TooRichToBeg { .. } => "Z-084",
        Illegal::TooLateToBeg => "ZA-11",
        Illegal::NoStepToLose if action == Action::Beg => "Z-088",
        Illegal::NoStepToLose => "Z-162",
        Illegal::LowestStep { .. } => "Z-258",
        Illegal::NotOffered { .. } | Illegal::NoLevel { .. } => "ZE-120",
        Illegal::OtherTemple { .. } => "Z-248",
        Illegal::NotOnOffer => "Z-264",
        Illegal::NoMonumentHere => "Z-281",
        Illegal::NotRenovatable { building } => renovation(building),
        Illegal::CoversNothing { .. } => "ZE-104",
        Illegal::NoDiscount => "Z-234",
        Illegal::CannotKeepArchitecture | Illegal::NoSecondBuilding => "ZA-46",
        Illegal::BoughtHere { .. } | Illegal::SoldHere { .. } => "ZA-53",
        Illegal::MustTrade => "ZEA-32",
        Illegal::NoSale => no_sale(game),
        Illegal::SaleLeavesNoAnswer => "ZEA-63",
        Illegal::TooMuchGold { .. } => "ZE-067",
        Illegal::NoDeclining => "ZA-44",
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
        Illegal::NotCheapest if is_never_cheapest(action) => "ZEA-55",
        Illegal::NotCheapest | Illegal::OneByMercy => "Z-089",
        Illegal::NoWorkerThere { wheel, position } => {
            let other = game.each_seat().any(|it| game.workers_on(it, wheel) & (1 << position) != 0);
            if other { "Z-113" } else { "Z-103" }
        }
        Illegal::JustPlaced => "ZEA-37",
        Illegal::NothingDone => "Z-081",
        Illegal::OutOfReach { .. } => "Z-105",
        Illegal::NoCornTile => no_corn_tile(game, action),
        Illegal::NoWoodTile => no_wood_tile(game, action),
        Illegal::SkullAlreadyOffered { .. } => "Z-196",
        Illegal::WouldPush { wheel, position } if position == wheel.last() => "ZEA-43",
        Illegal::WouldPush { .. } => "Z-138",
    }
}

fn not_now(game: &Tzolkin, action: Action) -> &'static str {
    if game.phase == Phase::Choose {
        return if matches!(action, Action::Tribe { .. }) { "ZE-013" } else { "Z-048" };
    }
    if !game.tasks.is_empty() {
        // ZEA-06: the stages of a food day follow each other; who is asked there answers first.
        return if game.food_today && !game.is_turn() { "ZEA-06" } else { "ZA-44" };
    }
    if action == Action::Quick {
        "ZE-131"
    } else if matches!(action, Action::Place { .. }) {
        "ZE-125"
    } else {
        "Z-075"
    }
}

/// Whether mercy grants no such place, whatever it costs.
const fn is_never_cheapest(action: Action) -> bool {
    matches!(action, Action::Place { placement: Placement::Quick | Placement::Beyond(_) })
}

fn no_corn_tile(game: &Tzolkin, action: Action) -> &'static str {
    let is_wooded = matches!(action, Action::Harvest { number, .. } if game.jungle_tiles(number).forest > 0);
    if is_wooded { "Z-156" } else { "Z-158" }
}

fn no_wood_tile(game: &Tzolkin, action: Action) -> &'static str {
    let Action::Harvest { number, .. } = action else { return "Z-158" };
    match number {
        2 => "Z-033",
        _ if game.jungle_tiles(number).corn > 0 => "Z-155",
        _ => "Z-158",
    }
}

fn renovation(building: BuildingId) -> &'static str {
    // One that could be pulled down is not owned.
    if RENOVATABLE.contains(&building) { "ZE-103" } else { "ZE-102" }
}

fn no_sale(game: &Tzolkin) -> &'static str {
    match game.turn.sold {
        _ if !game.leads(game.decider(), Tribe::XamanEk) => "ZE-048",
        _ if !game.is_turn() => "ZE-049",
        true => "ZEA-48",
        false => "ZE-048",
    }
}
