//! When a turn may be interrupted: HA-65, HA-66.

use patolli_teotihuacan::{Board, Event, Illegal, Lapse, Options};

use super::support::{LAID_OUT, count, too_little};
use crate::scenario::{Scenario, printed, read, scenario, variant};

/// p1 could use a tile or pay for freeing a worker at every moment that allows it.
fn ready() -> Scenario {
    ready_by(2)
}

/// The same by a version of the rules.
fn ready_by(rules: u16) -> Scenario {
    let table = variant(Options { rules, ..printed(4) })
        .technologies(LAID_OUT)
        .cocoa("p1", 9)
        .owns("p1", "four-cocoa");
    table.worships("p1", "gold-deposits", 5).workers("p1", &[("palace", 1), ("palace", 1)])
}

/// The same with a worker that has arrived, and many resources.
fn at(board: &str) -> Scenario {
    at_by(2, board)
}

/// The same by a version of the rules.
fn at_by(rules: u16, board: &str) -> Scenario {
    ready_by(rules)
        .resources("p1", 9, 9, 9)
        .workers("p1", &[("nobles", 1), ("nobles", 1)])
        .arrived(board, &[2])
}

/// Now a tile may be used and workers may be freed, and the question stays.
fn allows(table: &Scenario) {
    let mut before = table.offered();
    before.retain(|it| it != "use four-cocoa" && !it.starts_with("move "));
    for (play, cocoa) in [("use four-cocoa", 4), ("unlock", -3)] {
        let had = table.view("p1").players[0].cocoa;
        let after = table.clone().play(play).has_cocoa("p1", had.saturating_add_signed(cocoa));
        let offered = after.offered();
        let gone = |it: &&String| *it == "unlock" || *it == "rest";
        for it in before.iter().filter(|it| play == "use four-cocoa" || !gone(it)) {
            assert!(offered.contains(it), "`{it}` is gone after `{play}`");
        }
    }
}

/// Now neither is allowed.
fn forbids(table: Scenario) {
    table.refuses("use four-cocoa", Illegal::Unfinished).refuses("unlock", Illegal::Unfinished);
}

/// What the first version of the rules forbids at a moment and the second allows.
fn since_version_2(moment: impl Fn(u16) -> Scenario) {
    forbids(moment(1));
    allows(&moment(2));
}

#[test]
fn ha65_before_the_move_and_between_move_and_action() {
    allows(&ready());
    for board in ["palace", "forest", "alchemy", "construction"] {
        allows(&at(board));
    }
    // What is gained so pays for the action.
    let table = ready().cocoa("p1", 0).workers("p2", &[("quarry", 1); 3]).play("move palace 1 quarry");
    let table = table.refuses("main", too_little(1, 0)).play("use four-cocoa; main").has_cocoa("p1", 3);
    table.offers("power-up quarry 1");
}

#[test]
fn ha65_between_the_halves_of_worship() {
    allows(&at("quarry").play("worship quarry tile-ability"));
    allows(&at("quarry").play("worship quarry ability-tile; climb green"));
    // A tile used there pays for the other tile.
    let table = at("quarry").cocoa("p1", 1).resources("p1", 0, 0, 0).discovery("quarry", "mask-2");
    let table = table.owns("p1", "two-resources").play("worship quarry ability-tile; climb green");
    let table = table.does_not_offer("take mask-2").play("use two-resources; gain wood 2; take mask-2");
    table.has_tiles("p1", "mask-2", 1).has_cocoa("p1", 0).has_resources("p1", 1, 0, 0);
    // One who frees the worshipper still has the ability.
    let table = at("palace").royals(["royal-1", "royal-6", "royal-4"]).play("worship palace-1 tile-ability");
    let table = table.play("unlock").has_cocoa("p1", 9 - 1 - 3).play("go").has_cocoa("p1", 5 + 3);
    table.has_worshipper("palace-1", None);
}

#[test]
fn ha65_one_half_alone() {
    since_version_2(|it| at_by(it, "quarry").play("worship quarry ability"));
    let table = at("quarry").play("worship quarry tile");
    table.offers_only(&["end", "use four-cocoa", "unlock"]);
}

#[test]
fn ha65_between_two_tiles_of_construction() {
    let table =
        || at("construction").display(["p31", "p32", "p1"]).cocoa("p1", 9).workers("p2", &[("palace", 1); 3]);
    let two = |it: Scenario| it.workers("p1", &[("construction", 1), ("nobles", 1)]);
    let first = two(table()).play("main");
    let between = first.play("build 0 1.0.0 turn 0");
    allows(&between);
    // Resources gained there pay for the next tile, also when nothing is left.
    let poor = two(table()).resources("p1", 0, 2, 0).owns("p1", "three-resources");
    let poor = poor.play("main; build 0 1.0.0 turn 0").has_resources("p1", 0, 0, 0);
    let poor = poor.play("use three-resources; gain stone 2 gold 1; build 1 1.0.3 turn 0");
    poor.has_resources("p1", 0, 0, 1).has_pyramid_track("p1", 2);
}

#[test]
fn ha65_before_each_granted_power_up() {
    for board in ["forest", "quarry"] {
        allows(&at(board).play("main"));
    }
    allows(&at("gold-deposits").play("main; go"));
    allows(&at("alchemy").play("main; develop tech-3; climb red"));
    allows(&at("nobles").cocoa("p1", 9).workers("p1", &[("palace", 1), ("palace", 1)]).play("main"));
    allows(&at("construction").display(["p31", "p32", "p1"]).play("main; build 0 1.0.0 turn 0"));
    // The second of two, too.
    let three = at("nobles").play("main; power-up nobles 1");
    allows(&three);
    three.offers("power-up nobles 2").offers("no").offers("use four-cocoa").offers("unlock");
    // A worker freed there can be powered up.
    let table = at("gold-deposits").play("main; go").offers_only(&[
        "power-up gold-deposits 2",
        "use four-cocoa",
        "unlock",
    ]);
    let table = table.play("unlock; power-up gold-deposits 5; ascend vp");
    table.has_workers("p1", &[("nobles", 1), ("nobles", 1), ("gold-deposits", 2), ("palace", 1)]);
}

#[test]
fn ha65_before_a_bought_power_up() {
    let table = at("quarry").has_technologies("p1", &["tech-13"]).play("main; power-up quarry 2");
    let table = table.offers_only(&["power-up quarry 3", "no", "use four-cocoa", "unlock"]);
    allows(&table);
    // Cocoa gained there pays for it.
    let poor =
        at("quarry").has_technologies("p1", &["tech-13"]).cocoa("p1", 0).play("main; power-up quarry 2");
    let poor = poor.refuses("power-up quarry 3", too_little(1, 0)).play("use four-cocoa; power-up quarry 3");
    poor.has_cocoa("p1", 3).offers("end");
}

#[test]
fn ha65_after_the_action_before_the_turn_ends() {
    allows(&at("quarry").play("collect"));
    allows(&at("quarry").play("worship quarry ability; climb green"));
    allows(&at("quarry").play("main; power-up quarry 2"));
    let table = at("quarry").play("collect; use four-cocoa; unlock");
    table.offers_only(&["end"]);
}

#[test]
fn ha65_inside_a_temple_advance() {
    since_version_2(|it| at_by(it, "forest").play("worship forest ability"));
    since_version_2(|it| at_by(it, "decorations").play("worship decorations ability"));
    since_version_2(|it| at_by(it, "alchemy").play("main; develop tech-3"));
    // The reward belongs to the advance.
    since_version_2(|it| {
        let table = at_by(it, "gold-deposits").clear_space("gold-deposits").worships("p1", "quarry", 1);
        table.play("worship gold-deposits ability; climb blue")
    });
}

#[test]
fn ha65_inside_a_discovery_offer() {
    since_version_2(|it| {
        let step = at_by(it, "forest").step("p1", "red", 4).step_tiles("red", 5, &["no-cocoa"]);
        step.play("worship forest ability; climb red")
    });
    since_version_2(|it| at_by(it, "nobles").avenue("p1", 2).avenue_tiles(3, &["no-cocoa"]).play("main"));
}

#[test]
fn ha65_a_tile_on_a_large_step_is_offered_that_an_own_tile_could_pay() {
    let table = |it| {
        let table = at_by(it, "forest").cocoa("p1", 0).resources("p1", 0, 0, 0).step("p1", "red", 4);
        table.step_tiles("red", 5, &["avenue-step"]).play("worship forest ability; climb red")
    };
    table(1).offers("end").has_tiles("p1", "avenue-step", 0);
    let asked = table(2).offers_only(&["reward", "use four-cocoa"]).play("use four-cocoa; take avenue-step");
    asked.has_cocoa("p1", 3).has_tiles("p1", "avenue-step", 1).offers("end");
    // On the Avenue, too.
    let table = |it| {
        let table = at_by(it, "nobles").avenue("p1", 2).avenue_tiles(3, &["avenue-step"]).cocoa("p1", 1);
        table
            .workers("p1", &[("palace", 1), ("palace", 1)])
            .arrived("nobles", &[2])
            .cocoa("p1", 0)
            .play("main")
    };
    table(2)
        .offers_only(&["no", "use four-cocoa"])
        .play("use four-cocoa; take avenue-step")
        .has_cocoa("p1", 3);
    // What no tile could pay lapses, and that is told.
    let poor = table(1);
    assert_eq!(count(&poor, |it| matches!(it, Event::Lapsed { what: Lapse::Tile, .. })), 1);
}

#[test]
fn ha65_inside_an_ascension() {
    let table = |it| {
        let table = at_by(it, "nobles").workers("p1", &[("nobles", 5), ("palace", 1)]);
        table.play("main; power-up nobles 5")
    };
    since_version_2(table);
    since_version_2(|it| table(it).play("ascend temple"));
    // The tile pays for the two steps.
    let poor = |it| {
        let table = at_by(it, "nobles").workers("p1", &[("nobles", 5), ("palace", 1)]).cocoa("p1", 1);
        table.play("main; power-up nobles 5")
    };
    poor(1).refuses("ascend temples", too_little(3, 0)).refuses("use four-cocoa", Illegal::Unfinished);
    poor(2)
        .refuses("ascend temples", too_little(3, 0))
        .play("use four-cocoa; ascend temples")
        .has_cocoa("p1", 1);
}

#[test]
fn ha65_inside_a_royal_tile() {
    for (royals, space) in [
        (["royal-3", "royal-2", "royal-9"], "palace-1"),
        (["royal-8", "royal-2", "royal-9"], "palace-1"),
        (["royal-1", "royal-2", "royal-9"], "palace-2"),
        (["royal-1", "royal-6", "royal-9"], "palace-2"),
        (["royal-1", "royal-7", "royal-9"], "palace-2"),
    ] {
        since_version_2(|it| at_by(it, "palace").royals(royals).play(&format!("worship {space} ability")));
    }
    since_version_2(|it| {
        let gain = at_by(it, "palace").royals(["royal-1", "royal-7", "royal-9"]);
        gain.play("worship palace-2 ability; pay wood 1")
    });
}

#[test]
fn ha65_a_tile_just_taken_pays_for_the_next_step() {
    // H-350 with power 3: the tile that lies on the green step costs the gold and brings cocoa.
    let table = |rules| {
        let table = variant(Options { rules, ..printed(4) }).royals(["royal-8", "royal-2", "royal-9"]);
        let table = table.cocoa("p1", 1).resources("p1", 0, 0, 1).step("p1", "green", 2);
        let table = table.step_tiles("green", 3, &["four-cocoa"]).arrived("palace", &[3]);
        table.play("worship palace-1 ability; climb green; take four-cocoa")
    };
    let lapsed = table(1).has_cocoa("p1", 0);
    assert_eq!(count(&lapsed, |it| matches!(it, Event::Lapsed { what: Lapse::PaidSteps, .. })), 1);
    lapsed.offers("end");
    let asked = table(2).offers_only(&["no", "use four-cocoa"]).play("use four-cocoa; climb red");
    asked.has_cocoa("p1", 3).has_step("p1", "red", 1).offers("end");
}

#[test]
fn ha65_trades_sales_and_exchanges_wait_for_own_tiles() {
    let at_court = |royal: &str, tile: &str| {
        let royals = ["royal-1", royal, "royal-9"];
        let royals = if royal == "royal-3" { ["royal-3", "royal-2", "royal-9"] } else { royals };
        let space = if royal == "royal-3" { "palace-1" } else { "palace-2" };
        let table = scenario(4).royals(royals).cocoa("p1", 0).owns("p1", tile).arrived("palace", &[2]);
        table.play(&format!("worship {space} ability"))
    };
    at_court("royal-2", "four-cocoa").play("use four-cocoa; trade 2").has_resources("p1", 2, 2, 0);
    at_court("royal-6", "four-cocoa").play("use four-cocoa; trade 1").has_resources("p1", 0, 1, 1);
    at_court("royal-3", "two-resources")
        .play("use two-resources; gain wood 2; pay wood 2")
        .has_cocoa("p1", 4);
    // A tile that brings nothing of the kind changes nothing: the offer lapses.
    for (royal, tile) in [("royal-2", "two-resources"), ("royal-3", "four-cocoa"), ("royal-2", "score-4-vp")]
    {
        let table = at_court(royal, tile);
        assert_eq!(count(&table, |it| matches!(it, Event::Lapsed { what: Lapse::Royal, .. })), 1, "{royal}");
        table.offers("end");
    }
}

#[test]
fn ha65_inside_another_tile() {
    for tile in ["two-resources", "two-power-ups", "tile-temple-any", "tile-temple-blue"] {
        since_version_2(|it| ready_by(it).owns("p1", tile).play(&format!("use {tile}")));
    }
    since_version_2(|it| {
        ready_by(it).owns("p1", "two-power-ups").play("use two-power-ups; power-up palace 1")
    });
}

#[test]
fn ha65_between_a_main_action_and_its_first_choice() {
    for board in ["alchemy", "decorations", "construction"] {
        since_version_2(|it| at_by(it, board).play("main"));
    }
    since_version_2(|it| at_by(it, "nobles").houses(0, 0, 3).play("main"));
    // Still it must be possible when it is chosen.
    for (board, tile) in [
        ("alchemy", "two-resources"),
        ("decorations", "three-resources"),
        ("construction", "two-resources"),
        ("nobles", "two-resources"),
    ] {
        let table = at(board)
            .workers("p1", &[("palace", 1), ("palace", 1)])
            .resources("p1", 0, 0, 0)
            .owns("p1", tile);
        let board = read::<Board>(board);
        table.refuses("main", Illegal::NothingPossible { board }).offers(&format!("use {tile}"));
    }
}

#[test]
fn ha65_who_spends_in_between_what_the_action_needs_loses_it() {
    // A step on the Avenue leads to a mask for 1 wood, and one of the two for the house is gone.
    let table = || {
        let table = scenario(4).avenue("p1", 2).avenue_tiles(3, &["mask-7"]).owns("p1", "avenue-step");
        let table = table.houses(0, 0, 3).workers("p1", &[("nobles", 1), ("nobles", 1)]).cocoa("p1", 9);
        table.resources("p1", 2, 0, 0).arrived("nobles", &[1]).play("main; use avenue-step")
    };
    let lost = table().play("take mask-7");
    assert_eq!(count(&lost, |it| matches!(it, Event::Lapsed { what: Lapse::Action, .. })), 1);
    lost.has_score("p1", 0).has_avenue("p1", 3).offers("end");
    // Whoever takes no mask builds the house.
    table().play("no").offers("house top-row");
}

#[test]
fn ha65_around_the_free_unlocking_tiles_may_be_used() {
    let table = || ready().owns("p1", "score-4-vp");
    let before = table().play("use four-cocoa; rest").has_cocoa("p1", 13).offers("use score-4-vp");
    before.play("use score-4-vp").has_score("p1", 4).offers_only(&["end"]);
    let after = table().play("rest").offers_only(&["end", "use four-cocoa", "use score-4-vp"]);
    after.refuses("unlock", Illegal::NoNormalTurn).play("use four-cocoa; end").asks("p2");
}

#[test]
fn ha66_a_moved_worker_is_in_hand() {
    let table =
        scenario(4).owns("p1", "two-power-ups").workers("p1", &[("palace", 5), ("nobles", 1), ("nobles", 2)]);
    let table = table.play("move palace 5 quarry").has_workers("p1", &[("nobles", 1), ("nobles", 2)]);
    let table = table.has_worshipper("quarry", None).shows("colours", |it| it.colours(Board::Quarry), 0);
    let table = table.play("use two-power-ups").offers_only(&["power-up nobles 1", "power-up nobles 2"]);
    let gone = |board| Illegal::NoWorkerThere { board, power: 5 };
    let table = table.refuses("power-up quarry 5", gone(Board::Quarry));
    let table =
        table.refuses("power-up palace 5", gone(Board::Palace)).play("power-up nobles 1; power-up nobles 2");
    table.play("collect").has_workers("p1", &[("quarry", 5), ("nobles", 2), ("nobles", 3)]);
    // Two of them as well; then nobody is left and nothing happens.
    let pair = scenario(4).owns("p1", "two-power-ups").owns("p1", "double-move").worships("p1", "forest", 2);
    let pair = pair.workers("p1", &[("palace", 1), ("palace", 1)]).play("move palace 1 quarry along 1");
    let pair = pair.play("use two-power-ups").play("collect");
    pair.has_workers("p1", &[("quarry", 1), ("quarry", 1)]).has_cocoa("p1", 1);
}

#[test]
fn ha65_actions_pile_up_as_high_as_tiles_allow() {
    // Every tile that asks something is used on top of the question before it, and every worker ascends.
    let tiles = [
        ("three-resources", 2),
        ("two-resources", 2),
        ("avenue-step", 3),
        ("tile-temple-any", 3),
        ("tile-temple-blue", 2),
        ("tile-temple-red", 2),
        ("tile-temple-green", 2),
        ("two-power-ups", 3),
    ];
    let mut table = scenario(2).cocoa("p1", 9).resources("p1", 9, 9, 9).avenue("p1", 2).step("p1", "blue", 1);
    for (tile, copies) in tiles {
        table = (0..copies).fold(table, |it, _| it.owns("p1", tile));
    }
    let table = table.bare_ground().display(["p31", "p32", "p1"]);
    let table =
        table.workers("p1", &[("construction", 5), ("construction", 5)]).arrived("construction", &[5]);
    let mut table = table.play("main; build 0 1.0.0 turn 0");
    let mut deepest = 0;
    for _ in 0..400 {
        let offered = table.offered();
        let wanted = [
            "power-up",
            "use two-power-ups",
            "use",
            "ascend temples",
            "ascend",
            "climb",
            "take",
            "gain",
            "no",
        ];
        let next = wanted.iter().find_map(|it| offered.iter().find(|text| text.starts_with(it)));
        let Some(next) = next else { break };
        let next = next.clone();
        table = table.play(&next);
        let sheet = serde_json::to_value(table.game()).expect("a position has a JSON form");
        deepest = deepest.max(sheet["tasks"].as_array().expect("a list").len());
    }
    assert!(deepest > 20, "{deepest} deep");
    table.offers("end");
}
