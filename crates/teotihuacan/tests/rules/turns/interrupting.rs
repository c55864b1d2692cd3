//! When a turn may be interrupted: HA-65, HA-66.

use patolli_teotihuacan::{Board, Illegal};

use super::support::{LAID_OUT, too_little};
use crate::scenario::{Scenario, read, scenario};

/// p1 could use a tile or pay for freeing a worker at every moment that allows it.
fn ready() -> Scenario {
    let table = scenario(4).technologies(LAID_OUT).cocoa("p1", 9).owns("p1", "four-cocoa");
    table.worships("p1", "gold-deposits", 5).workers("p1", &[("palace", 1), ("palace", 1)])
}

/// The same with a worker that has arrived, and many resources.
fn at(board: &str) -> Scenario {
    ready().resources("p1", 9, 9, 9).workers("p1", &[("nobles", 1), ("nobles", 1)]).arrived(board, &[2])
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
    table.refuses("use four-cocoa", Illegal::NotNow).refuses("unlock", Illegal::NotNow);
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
fn ha65_one_half_alone_is_not_interrupted() {
    forbids(at("quarry").play("worship quarry ability"));
    let table = at("quarry").play("worship quarry tile");
    table.offers_only(&["end", "use four-cocoa", "unlock"]);
}

#[test]
fn ha65_between_two_tiles_of_construction() {
    let table =
        || at("construction").display(["p31", "p32", "p1"]).cocoa("p1", 9).workers("p2", &[("palace", 1); 3]);
    let two = |it: Scenario| it.workers("p1", &[("construction", 1), ("nobles", 1)]);
    let first = two(table()).play("main");
    forbids(first.clone());
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
    for board in ["forest", "quarry", "gold-deposits"] {
        allows(&at(board).play("main"));
    }
    allows(&at("alchemy").play("main; develop tech-3; climb red"));
    allows(&at("nobles").cocoa("p1", 9).workers("p1", &[("palace", 1), ("palace", 1)]).play("main"));
    allows(&at("construction").display(["p31", "p32", "p1"]).play("main; build 0 1.0.0 turn 0"));
    // The second of two, too.
    let three = at("nobles").play("main; power-up nobles 1");
    allows(&three);
    three.offers("power-up nobles 2").offers("no").offers("use four-cocoa").offers("unlock");
    // A worker freed there can be powered up.
    let table = at("gold-deposits").play("main").offers_only(&[
        "power-up gold-deposits 2",
        "use four-cocoa",
        "unlock",
    ]);
    let table = table.play("unlock; power-up gold-deposits 5; ascend vp");
    table.has_workers("p1", &[("nobles", 1), ("nobles", 1), ("gold-deposits", 2), ("palace", 1)]);
}

#[test]
fn ha65_before_a_bought_power_up() {
    let table = at("quarry").knows("p1", &["tech-13"]).play("main; power-up quarry 2");
    let table = table.offers_only(&["power-up quarry 3", "no", "use four-cocoa", "unlock"]);
    allows(&table);
    // Cocoa gained there pays for it.
    let poor = at("quarry").knows("p1", &["tech-13"]).cocoa("p1", 0).play("main; power-up quarry 2");
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
fn ha65_not_inside_a_temple_advance() {
    forbids(at("forest").play("worship forest ability"));
    forbids(at("decorations").play("worship decorations ability"));
    forbids(at("alchemy").play("main; develop tech-3"));
    // The reward belongs to the advance.
    forbids(
        at("gold-deposits")
            .nobody_on("gold-deposits")
            .worships("p1", "quarry", 1)
            .play("worship gold-deposits ability; climb blue"),
    );
}

#[test]
fn ha65_not_inside_a_discovery_offer() {
    let step = at("forest").step("p1", "red", 4).step_tiles("red", 5, &["no-cocoa"]);
    forbids(step.play("worship forest ability; climb red"));
    let avenue = at("nobles").avenue("p1", 2).avenue_tiles(3, &["no-cocoa"]);
    forbids(avenue.play("main"));
}

#[test]
fn ha65_not_inside_an_ascension() {
    let table = at("nobles").workers("p1", &[("nobles", 5), ("palace", 1)]).play("main; power-up nobles 5");
    forbids(table.clone());
    forbids(table.play("ascend temple"));
}

#[test]
fn ha65_not_inside_a_royal_tile() {
    for (royals, space) in [
        (["royal-3", "royal-2", "royal-9"], "palace-1"),
        (["royal-8", "royal-2", "royal-9"], "palace-1"),
        (["royal-1", "royal-2", "royal-9"], "palace-2"),
        (["royal-1", "royal-6", "royal-9"], "palace-2"),
        (["royal-1", "royal-7", "royal-9"], "palace-2"),
    ] {
        forbids(at("palace").royals(royals).play(&format!("worship {space} ability")));
    }
    let gain = at("palace").royals(["royal-1", "royal-7", "royal-9"]);
    forbids(gain.play("worship palace-2 ability; pay wood 1"));
}

#[test]
fn ha65_not_inside_another_tile() {
    for tile in ["two-resources", "two-power-ups", "tile-temple-any", "tile-temple-blue"] {
        forbids(ready().owns("p1", tile).play(&format!("use {tile}")));
    }
    forbids(ready().owns("p1", "two-power-ups").play("use two-power-ups; power-up palace 1"));
}

#[test]
fn ha65_not_between_a_main_action_and_its_first_choice() {
    for board in ["alchemy", "decorations", "construction"] {
        forbids(at(board).play("main"));
    }
    forbids(at("nobles").houses(0, 0, 3).play("main"));
    // So it must be payable when it is chosen.
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
        table.refuses("main", Illegal::Nothing { board }).offers(&format!("use {tile}"));
    }
}

#[test]
fn ha65_around_the_free_unlocking_tiles_may_be_used() {
    let table = || ready().owns("p1", "score-4-vp");
    let before = table().play("use four-cocoa; rest").has_cocoa("p1", 13).offers("use score-4-vp");
    before.play("use score-4-vp").has_score("p1", 4).offers_only(&["end"]);
    let after = table().play("rest").offers_only(&["end", "use four-cocoa", "use score-4-vp"]);
    after.refuses("unlock", Illegal::NotNow).play("use four-cocoa; end").asks("p2");
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
