//! Taking a quick-action space and performing its action: ZE-126, ZE-131 to ZE-144, ZE-150 to ZE-156.

use patolli_tzolkin::{Block, Event, Illegal, Options, Piece, Tzolkin, data::QUICK_SPACES};

use super::{components, event_index, fed, with_quick_tile};
use crate::scenario::{Scenario, base, expansion, seat};

/// The last epoch's only gold tile lies on the board.
fn with_gold_tile(options: Options) -> Scenario {
    expansion(options).day(14).food_days(2).second_epoch().quick_tile("gold-1")
}

#[test]
fn ze126_the_start_player_space_stays_in_play() {
    let table = with_quick_tile(3, "stone-1").corn("a", 9).play("place start; end");
    table.shows("start space", Tzolkin::start_space, Some(seat("a")));
}

#[test]
fn ze131_one_of_the_workers_placed_may_go_there() {
    with_quick_tile(3, "stone-1").corn("a", 1).play("place quick").has_hand("a", 2).offers("quick");
    // Not in a turn that picks up.
    let picking =
        with_quick_tile(3, "stone-1").corn("a", 9).worker("a", "yax", 1).play("pick yax 1; use yax 1");
    picking.refuses("place quick", Illegal::Picking);
    // Not without a worker.
    let none = with_quick_tile(3, "stone-1").corn("a", 9).worker("a", "yax", 1).hand("a", 0);
    none.refuses("place quick", Illegal::NoWorkerInHand);
    // Not without the module.
    expansion(base(3)).corn("a", 9).refuses("place quick", Illegal::NotNow);
}

#[test]
fn ze132_the_space_always_costs_1() {
    let table = with_quick_tile(5, "stone-1").corn("a", 9).corn("b", 9).corn("c", 9);
    let table = table.play("place quick").has_corn("a", 8).play("quick; end");
    // The second and the third space are no dearer.
    let table = table.play("place quick").has_corn("b", 8).play("quick; end");
    table.play("place quick").has_corn("c", 8);
    with_quick_tile(5, "stone-1").refuses("place quick", Illegal::Corn { need: 1, have: 0 });
}

#[test]
fn ze133_the_worker_counts_for_the_surcharge() {
    let table = with_quick_tile(3, "stone-1").corn("a", 9);
    // Second worker: 1 and 1; third: 0 and 2.
    table.clone().play("place pal; place quick").has_corn("a", 7).play("place yax").has_corn("a", 5);
    table.play("place quick; place pal").has_corn("a", 7);
}

#[test]
fn ze134_at_most_one_worker_a_turn() {
    let table = with_quick_tile(5, "stone-1").corn("a", 9).play("place quick");
    table.refuses("place quick", Illegal::OneQuickAction);
}

#[test]
fn ze135_another_worker_may_go_to_the_start_player_space() {
    let both = with_quick_tile(3, "stone-1").corn("a", 2).play("place quick; place start; quick; end");
    both.shows("start space", Tzolkin::start_space, Some(seat("a")))
        .has_corn("a", 0)
        .has_blocks("a", 0, 1, 0);
    with_quick_tile(3, "stone-1")
        .corn("a", 2)
        .play("place start; place quick; quick; end")
        .has_blocks("a", 0, 1, 0);
}

#[test]
fn ze136_without_a_free_space_no_quick_action() {
    // One of three is left with two players.
    let table = with_quick_tile(2, "stone-1").corn("a", 9).corn("b", 9).play("place quick; quick; end");
    table.refuses("place quick", Illegal::SpaceTaken).play("place pal; end");
}

#[test]
fn ze137_there_are_three_spaces() {
    assert_eq!(components()["quick_actions"]["spaces"].as_integer(), Some(QUICK_SPACES.into()));
    let table =
        ["a", "b", "c", "d"].into_iter().fold(with_quick_tile(5, "stone-1"), |it, who| it.corn(who, 9));
    assert_eq!(table.view("a").quick.expect("quick actions").spaces, [None, None, None]);
    let turns = "place quick; quick; end; place quick; quick; end; place quick; quick; end";
    let table = table.play(turns).refuses("place quick", Illegal::SpaceTaken);
    let taken = table.view("d").quick.expect("quick actions").spaces;
    assert_eq!(taken, ["a", "b", "c"].map(|it| Some(Piece::worker(seat(it)))));
}

#[test]
fn ze138_the_tile_on_the_board_is_performed() {
    let act = |tile| with_quick_tile(3, tile).corn("a", 1).play("place quick; quick");
    act("corn-3").has_corn("a", 3).has_blocks("a", 0, 0, 0);
    act("stone-1").has_corn("a", 0).has_blocks("a", 0, 1, 0);
    // The next one is not in force yet.
    let table = with_quick_tile(3, "stone-1").put(7, 1, "corn-3").corn("a", 1).play("place quick; quick");
    table.has_corn("a", 0).has_blocks("a", 0, 1, 0);
}

#[test]
fn ze139_the_action_follows_when_all_are_placed() {
    let table = with_quick_tile(3, "corn-3").corn("a", 2).play("place quick; place pal").has_corn("a", 0);
    // Its corn pays for no worker of the same turn.
    let acted = table.refuses("place yax", Illegal::Corn { need: 2, have: 0 }).play("quick").has_corn("a", 3);
    let acted = acted.refuses("place yax", Illegal::PlacingOver).refuses("quick", Illegal::NotNow);
    acted.play("end").asks("b");
}

#[test]
fn ze140_calendar_corn_comes_before_the_quick_action() {
    // All corn goes for placing; that of the teeth pays for the building.
    let table =
        with_quick_tile(3, "build-for-1-corn").row(&["farm-single-a"]).blocks("a", 1, 0, 0).corn_on_teeth(2);
    let built = table.corn("a", 2).play("place start; place quick; quick").has_corn("a", 1);
    let cleared = event_index(&built, |it| matches!(it, Event::TeethCleared { corn: 2, .. }));
    assert!(cleared < event_index(&built, |it| matches!(it, Event::QuickPerformed { .. })));
    // It is taken once.
    built.play("build farm-single-a; end").has_corn("a", 1).shows("teeth", Tzolkin::corn_on_teeth, 0);
}

#[test]
fn ze141_the_worker_returns_at_the_end_of_the_round() {
    let round = with_quick_tile(3, "stone-1").corn("a", 1).play("place quick; quick; end").has_hand("a", 2);
    let round = round.play("place pal; end").has_hand("a", 2).play("place yax; end").has_hand("a", 3);
    assert_eq!(round.view("a").quick.expect("quick actions").spaces[1..], [None, None]);
}

#[test]
fn ze142_whoever_takes_a_space_must_perform_the_action() {
    let taken = with_quick_tile(3, "stone-1")
        .corn("a", 1)
        .play("place quick")
        .refuses("end", Illegal::QuickActionOutstanding);
    taken.play("quick; end").has_blocks("a", 0, 1, 0);
    with_quick_tile(3, "technology").corn("a", 9).refuses("place quick", Illegal::QuickImpossible);
    // Nor may a later worker make it impossible.
    let build =
        with_quick_tile(3, "build-for-1-corn").row(&["farm-single-a"]).blocks("a", 1, 0, 0).corn("a", 2);
    build
        .play("place quick")
        .refuses("place pal", Illegal::QuickImpossible)
        .play("quick; build farm-single-a");
}

#[test]
fn ze143_technologies_do_not_apply() {
    let skilled = |tile| {
        let tracks = ["agriculture", "extraction", "architecture", "theology"];
        tracks.into_iter().fold(with_quick_tile(3, tile), |it, track| it.level("a", track, 3)).corn("a", 2)
    };
    skilled("corn-3").play("place quick; quick").has_corn("a", 4);
    skilled("stone-1").play("place quick; quick").has_blocks("a", 0, 1, 0);
    // No corn, no points, no block saved.
    let build = skilled("build-for-1-corn").row(&["farm-single-a"]);
    build.clone().refuses("place quick", Illegal::QuickImpossible);
    let built = build.blocks("a", 1, 0, 0).play("place quick; quick");
    let built = built.refuses("build farm-single-a save wood", Illegal::NoDiscount);
    built.play("build farm-single-a").has_corn("a", 0).has_score("a", 0).has_blocks("a", 0, 0, 0);
}

#[test]
fn ze144_prophecies_and_tribes_apply() {
    let cheap = with_gold_tile(Options { quick: true, ..base(2) }).corn("a", 1).play("place quick; quick");
    cheap.has_blocks("a", 0, 0, 1).has_corn("a", 0);
    let dear =
        with_gold_tile(Options { quick: true, prophecies: true, ..base(2) }).put(6, 1, "gold-shortage");
    dear.corn("a", 3).play("place quick; quick").has_blocks("a", 0, 0, 1).has_corn("a", 1);
    let teachers =
        expansion(Options { quick: true, prophecies: true, ..base(2) }).prophecy("teacher-shortage");
    let teachers = teachers.quick_tile("technology").corn("a", 1);
    teachers.clone().blocks("a", 1, 0, 0).refuses("place quick", Illegal::QuickImpossible);
    teachers.blocks("a", 2, 0, 0).play("place quick; quick; learn theology; pay wood 2");
    // Itzamna learns for nothing, Yumkaax places cheaper.
    let tribe = |name| expansion(Options { quick: true, tribes: true, ..base(2) }).tribe("a", name);
    let itzamna = tribe("itzamna").quick_tile("technology").corn("a", 1);
    itzamna.play("place quick; quick; learn theology").has_level("a", "theology", 1);
    tribe("yumkaax").quick_tile("stone-1").corn("a", 1).play("place pal; place quick").has_corn("a", 0);
}

#[test]
fn ze150_corn_gives_3_corn() {
    with_quick_tile(3, "corn-3").corn("a", 1).play("place quick; quick; end").has_corn("a", 3);
}

#[test]
fn ze151_wood_gives_1_wood_and_1_corn() {
    let wood = with_quick_tile(3, "wood-1-corn-1").corn("a", 1).play("place quick; quick; end");
    wood.has_corn("a", 1).has_blocks("a", 1, 0, 0);
}

#[test]
fn ze152_stone_gives_1_stone() {
    with_quick_tile(3, "stone-1")
        .corn("a", 1)
        .play("place quick; quick; end")
        .has_corn("a", 0)
        .has_blocks("a", 0, 1, 0);
}

#[test]
fn ze153_gold_gives_1_gold() {
    let gold =
        with_gold_tile(Options { quick: true, ..base(3) }).corn("a", 1).play("place quick; quick; end");
    gold.has_corn("a", 0).has_blocks("a", 0, 0, 1);
    let dear =
        with_gold_tile(Options { quick: true, prophecies: true, ..base(3) }).put(6, 1, "gold-shortage");
    dear.corn("a", 1).refuses("place quick", Illegal::QuickImpossible);
}

#[test]
fn ze154_technology_advances_at_the_usual_cost() {
    let pupil = |level, wood| {
        let table = ["agriculture", "extraction", "architecture", "theology"].into_iter();
        let table = table
            .fold(with_quick_tile(3, "technology").corn("a", 1), |it, track| it.level("a", track, level));
        table.blocks("a", wood, 0, 0)
    };
    for (level, wood) in [(0, 1), (1, 2), (2, 3)] {
        let learned = pupil(level, wood).play("place quick; quick; learn extraction");
        let learned = learned.play(&format!("pay wood {wood}; end"));
        learned.has_level("a", "extraction", level + 1).has_blocks("a", 0, 0, 0);
        pupil(level, wood - 1).refuses("place quick", Illegal::QuickImpossible);
    }
    // One level only.
    pupil(0, 9).play("place quick; quick; learn extraction; pay wood 1").offers("end");
}

#[test]
fn ze155_market_trades_as_uxmal_2() {
    let trade = with_quick_tile(3, "market").corn("a", 1).blocks("a", 1, 0, 1).play("place quick; quick");
    trade
        .play("sell gold; sell wood; buy stone; buy stone; no; end")
        .has_blocks("a", 0, 2, 0)
        .has_corn("a", 0);
    // 2 corn buy wood, 1 corn buys nothing.
    with_quick_tile(3, "market").corn("a", 3).play("place quick; quick; buy wood").has_blocks("a", 1, 0, 0);
    with_quick_tile(3, "market").corn("a", 2).refuses("place quick", Illegal::QuickImpossible);
}

#[test]
fn ze156_build_costs_a_corn_and_builds_one_building() {
    let table = with_quick_tile(3, "build-for-1-corn").row(&["farm-single-a", "farm-single-b"]).corn("a", 2);
    let built = table.blocks("a", 2, 0, 0).play("place quick; quick").has_corn("a", 0);
    let built = built.play("build farm-single-a").has_blocks("a", 1, 0, 0);
    built.offers("end").owns_building("a", "farm-single-b", false);
    // No monument.
    let monument =
        with_quick_tile(3, "build-for-1-corn").row(&["farm-single-a"]).monuments(&["monument-workers"]);
    let monument = monument.corn("a", 2).blocks("a", 3, 0, 3).play("place quick; quick");
    monument
        .refuses("monument monument-workers", Illegal::NoMonumentHere)
        .refuses("no", Illegal::NoDeclining);
}

#[test]
fn zex06_a_quick_action_that_cannot_be_paid() {
    let table = with_quick_tile(3, "build-for-1-corn").row(&["farm-single-a", "tomb-builder"]);
    // 0 corn left after placing.
    table.clone().corn("a", 1).blocks("a", 1, 0, 0).refuses("place quick", Illegal::QuickImpossible);
    // No blocks for any building.
    table.clone().corn("a", 2).blocks("a", 0, 5, 1).refuses("place quick", Illegal::QuickImpossible);
    let built = table
        .corn("a", 2)
        .blocks("a", 1, 0, 0)
        .play("place quick")
        .refuses("end", Illegal::QuickActionOutstanding);
    built
        .play("quick")
        .offers_only(&["build farm-single-a"])
        .play("build farm-single-a; end")
        .has_corn("a", 0);
}

#[test]
fn zex07_no_technology_on_a_quick_action() {
    let wood = with_quick_tile(3, "wood-1-corn-1").level("a", "extraction", 1).corn("a", 1);
    wood.play("place quick; quick").has_blocks("a", 1, 0, 0);
}

#[test]
fn zea31_calendar_corn_makes_the_action_payable_but_not_the_placing() {
    let table =
        with_quick_tile(3, "build-for-1-corn").row(&["farm-single-a"]).blocks("a", 1, 0, 0).corn_on_teeth(3);
    // Quick second: 1 and 1.
    table.clone().corn("a", 1).play("place start").refuses("place quick", Illegal::Corn { need: 2, have: 1 });
    table.clone().corn("a", 2).play("place start; place quick; quick; build farm-single-a").has_corn("a", 2);
    // Without the start-player space the teeth do not help.
    table.corn("a", 1).refuses("place quick", Illegal::QuickImpossible);
}

#[test]
fn zea32_something_must_be_traded_or_learned() {
    let market = with_quick_tile(3, "market")
        .corn("a", 4)
        .play("place quick; quick")
        .refuses("no", Illegal::MustTrade);
    market.play("buy stone; no; end").has_blocks("a", 0, 1, 0);
    let sold = with_quick_tile(3, "market").corn("a", 1).blocks("a", 1, 0, 0).play("place quick; quick");
    sold.refuses("no", Illegal::MustTrade).play("sell wood").has_corn("a", 2);
    let learn = with_quick_tile(3, "technology").corn("a", 1).blocks("a", 1, 0, 0).play("place quick; quick");
    learn.refuses("no", Illegal::NoDeclining);
}

#[test]
fn zea32_za53_selling_and_buying_back_is_an_exchange() {
    let market = |corn, wood| {
        let table = with_quick_tile(3, "market").corn("a", corn).blocks("a", wood, 0, 0);
        table.play("place quick; quick").refuses("no", Illegal::MustTrade)
    };
    // It ends the visit: whatever else could be traded could be traded without it.
    market(1, 2).play("sell wood; buy wood").has_corn("a", 0).has_blocks("a", 2, 0, 0).offers_only(&["end"]);
    market(4, 0)
        .play("buy stone; sell stone")
        .has_corn("a", 3)
        .has_blocks("a", 0, 0, 0)
        .offers_only(&["end"]);
    // Not after a trade in another kind, which is an exchange already.
    let two = market(4, 1).play("sell wood; buy stone");
    let two = two.refuses("buy wood", Illegal::SoldHere { block: Block::Wood });
    two.refuses("sell stone", Illegal::BoughtHere { block: Block::Stone });
    let first = with_quick_tile(3, "market").by_rules(1).corn("a", 1).blocks("a", 2, 0, 0);
    let first = first.play("place quick; quick; sell wood");
    first.refuses("buy wood", Illegal::SoldHere { block: Block::Wood });
}

#[test]
fn zea33_from_level_3_the_technology_action_gives_the_bonus() {
    let bonus =
        with_quick_tile(3, "technology").corn("a", 1).blocks("a", 1, 0, 0).level("a", "architecture", 3);
    let bonus = bonus.play("place quick; quick; learn architecture; pay wood 1");
    bonus.has_score("a", 3).has_level("a", "architecture", 3).has_blocks("a", 0, 0, 0);
}

#[test]
fn zea36_the_worker_there_is_fed_and_not_picked_up() {
    let table = with_quick_tile(2, "stone-1")
        .food_day(1)
        .quick_tile("stone-1")
        .corn("a", 7)
        .play("place quick; quick; end");
    let day = table.play("place pal; end").has_hand("a", 3);
    assert_eq!(fed(&day, "a"), (3, 3, 6));
    // In the own turn nothing stands on a wheel.
    let standing = with_quick_tile(3, "stone-1").corn("a", 5).play("place quick").offered();
    assert!(!standing.iter().any(|it| it.starts_with("pick")), "{standing:?}");
}
