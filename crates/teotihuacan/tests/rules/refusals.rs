//! Which rule a refusal names, for every kind of refusal and every situation in which it has another rule.

use patolli_core::{Game as _, Refusal as _};
use patolli_teotihuacan::{Action, Board, Illegal, Options, Setup, Side};

use crate::scenario::{Scenario, opening, printed, read, scenario, solo, variant, with_setup};

/// In a position, these texts are refused by these rules.
fn refuses(table: &Scenario, expected: &[(&str, &str)]) {
    for (notation, rule) in expected {
        let action: Action = read(notation);
        match table.game().check(action) {
            Ok(()) => panic!("`{notation}` is legal"),
            Err(why) => assert_eq!(why.rule(), *rule, "`{notation}`: {why}"),
        }
    }
}

/// A worker of p1 has arrived on an empty board.
fn arrived(board: &str, power: u8) -> Scenario {
    let away = [("palace", 1); 3];
    let table = scenario(4).workers("p2", &away).workers("p3", &away).workers("p4", &away);
    let table = table.technologies(["tech-1", "tech-3", "tech-5", "tech-9", "tech-13", "tech-15"]);
    table.workers("p1", &[("forest", 1), ("forest", 1)]).arrived(board, &[power])
}

#[test]
fn before_the_first_turn() {
    let table = opening(with_setup(2, Setup::Normal), 1);
    let hand = table.offered();
    let other =
        (1..=18).map(|it| format!("keep start-{it}")).find(|it| !hand.contains(it)).expect("other tiles");
    refuses(&table, &[(&other, "H-086"), ("end", "H-086")]);
    refuses(&table.clone().play(&hand[0]), &[(&hand[0], "H-086")]);
    let table = opening(with_setup(2, Setup::Draft), 1);
    let offer = table.offered();
    let other =
        (1..=18).map(|it| format!("keep start-{it}")).find(|it| !offer.contains(it)).expect("other tiles");
    refuses(&table, &[(&other, "H-324"), ("end", "H-324")]);
}

#[test]
fn in_a_turn() {
    refuses(
        &scenario(4),
        &[
            ("end", "H-105"),
            ("rest", "HA-11"),
            ("unlock", "HA-67"),
            ("collect", "H-105"),
            ("move palace 2 quarry", "H-122"),
            ("move palace 1 construction", "H-123"),
            ("move palace 1 construction anywhere", "H-360"),
            ("move palace 1 quarry along 1", "H-359"),
            ("use four-cocoa", "H-158"),
            ("use no-cocoa", "HA-15"),
            ("keep start-1", "H-105"),
        ],
    );
    let table = scenario(4).worships("p1", "quarry", 1).workers("p1", &[("palace", 1), ("palace", 1)]);
    refuses(&table.clone().cocoa("p1", 2), &[("unlock", "H-117")]);
    refuses(&table.play("rest"), &[("unlock", "H-117"), ("move palace 1 quarry", "H-109")]);
    let busy = arrived("quarry", 1).workers("p2", &[("quarry", 1); 3]);
    refuses(
        &busy,
        &[
            ("end", "H-124"),
            ("rest", "H-124"),
            ("main", "H-181"),
            ("main waived", "H-363"),
            ("main plus 1", "H-362"),
            ("worship forest ability", "H-135"),
            ("worship quarry ability by 1", "HA-75"),
            ("worship quarry tile", "H-154"),
            ("worship quarry ability-tile", "H-143"),
            ("worship quarry ability waived", "HA-68"),
        ],
    );
    refuses(&arrived("palace", 1), &[("main", "H-189"), ("worship palace-1 tile", "H-148")]);
    refuses(&arrived("nobles", 1), &[("main", "HA-74")]);
    let pair =
        scenario(4).owns("p1", "double-move").workers("p1", &[("palace", 1), ("palace", 2), ("forest", 1)]);
    refuses(&pair, &[("move palace 1 quarry along 2", "HA-33")]);
    let pair = pair.play("move palace 2 quarry along 1");
    refuses(&pair, &[("worship quarry ability", "HA-75"), ("worship quarry ability by 3", "HA-75")]);
}

#[test]
fn temples_and_tiles() {
    let table = arrived("forest", 1).workers("p1", &[("palace", 1), ("palace", 1)]);
    let climb = table.clone().play("worship forest ability");
    refuses(&climb, &[("climb blue", "H-162"), ("end", "H-162"), ("go", "H-162")]);
    let large = table.clone().step("p1", "red", 4).step_tiles("red", 5, &["mask-1", "no-cocoa"]);
    let large = large.play("worship forest ability; climb red");
    refuses(
        &large,
        &[("take mask-1", "H-168"), ("take mask-2", "H-167"), ("no", "H-167"), ("climb red", "H-167")],
    );
    let avenue = arrived("nobles", 1).resources("p1", 2, 0, 0).avenue("p1", 2);
    let avenue = avenue.avenue_tiles(3, &["mask-1", "no-cocoa"]).play("main");
    refuses(&avenue, &[("take mask-1", "H-160"), ("take mask-2", "H-160"), ("end", "H-160")]);
    let both =
        arrived("quarry", 1).cocoa("p1", 1).discovery("quarry", "mask-1").owns("p1", "three-resources");
    let both = both.owns("p1", "four-cocoa").play("worship quarry ability-tile; climb green");
    refuses(&both, &[("take mask-1", "H-154"), ("take mask-2", "H-141"), ("climb red", "H-142")]);
}

#[test]
fn boards() {
    let alchemy = arrived("alchemy", 1).resources("p1", 0, 0, 1);
    refuses(
        &alchemy.clone().has_technologies("p1", &["tech-1"]).play("main"),
        &[
            ("develop tech-1", "H-203"),
            ("develop tech-7", "H-196"),
            ("develop tech-9", "H-197"),
            ("no", "H-187"),
            ("end", "H-196"),
        ],
    );
    let strong = alchemy.workers("p1", &[("alchemy", 4), ("forest", 1)]).cocoa("p1", 1);
    refuses(&strong.play("main"), &[("develop tech-9", "H-200")]);
    let nobles = arrived("nobles", 1).resources("p1", 2, 0, 0);
    let three =
        nobles.workers("p1", &[("nobles", 1), ("nobles", 1)]).cocoa("p1", 1).houses(0, 0, 3).play("main");
    refuses(&three, &[("house bottom-row", "H-214"), ("no", "H-187"), ("end", "H-208")]);
    let decorations = arrived("decorations", 1).resources("p1", 0, 0, 3).bare_ground();
    let decorating = decorations.play("main");
    refuses(&decorating, &[("no", "H-187"), ("end", "H-220")]);
    assert_eq!(Illegal::NotLaidOut { board: Board::Decorations }.rule(), "H-220");
    // Places of the pyramid that are not ready, level by level, and a full side.
    for (step, rule) in [(2, "H-223"), (3, "H-224"), (4, "H-225")] {
        assert_eq!(Illegal::NotReady { side: Side::Top, step }.rule(), rule);
    }
}

#[test]
fn construction() {
    let site =
        arrived("construction", 1).bare_ground().display(["p31", "p32", "p1"]).resources("p1", 0, 2, 0);
    let site = site.workers("p1", &[("construction", 1), ("construction", 1)]).cocoa("p1", 1).play("main");
    refuses(
        &site,
        &[
            ("build 0 2.0.0 turn 0", "H-240"),
            ("build 0 3.0.0 turn 0", "H-243"),
            ("build 0 4.0.0 turn 0", "H-246"),
            ("build 0 1.0.0 turn 0 save stone", "HA-73"),
            ("no", "H-236"),
            ("climb red", "H-235"),
        ],
    );
    // The second tile: its place of the display is empty, its price cannot be paid.
    let rich =
        arrived("construction", 1).bare_ground().display(["p31", "p32", "p1"]).resources("p1", 0, 3, 0);
    let rich = rich.owns("p1", "two-resources").workers("p1", &[("construction", 1), ("forest", 1)]);
    let rich = rich.cocoa("p1", 1).play("main; build 0 1.0.0 turn 0");
    refuses(
        &rich,
        &[
            ("build 0 1.0.1 turn 0", "H-235"),
            ("build 1 1.0.0 turn 0", "H-237"),
            ("build 1 1.0.1 turn 0", "H-238"),
        ],
    );
}

#[test]
fn power_ups_and_ascension() {
    let table = arrived("quarry", 2).play("main");
    refuses(&table, &[("power-up forest 1", "H-266"), ("power-up quarry 3", "H-261"), ("no", "H-265")]);
    let bought = arrived("quarry", 2).has_technologies("p1", &["tech-13"]).owns("p1", "four-cocoa");
    refuses(&bought.play("main; power-up quarry 2"), &[("power-up quarry 3", "H-339"), ("end", "H-339")]);
    let ascends = arrived("quarry", 5).play("main; power-up quarry 5");
    refuses(&ascends, &[("ascend temples", "H-274"), ("no", "H-270"), ("end", "H-270")]);
    let fourth = arrived("quarry", 5).player("p1", "reserve", serde_json::json!(false));
    let fourth = fourth.workers("p1", &[("forest", 1), ("forest", 1), ("forest", 1)]).arrived("quarry", &[5]);
    refuses(&fourth.play("main; power-up quarry 5"), &[("ascend worker", "H-275")]);
}

#[test]
fn royal_tiles() {
    let court = |royals: [&str; 3], space: &str| {
        let table = arrived("palace", 3).royals(royals).cocoa("p1", 1).resources("p1", 1, 0, 0);
        table.play(&format!("worship {space} ability"))
    };
    refuses(
        &court(["royal-1", "royal-2", "royal-9"], "palace-2"),
        &[("trade 2", "H-344"), ("trade 4", "H-344")],
    );
    refuses(
        &court(["royal-1", "royal-6", "royal-9"], "palace-2"),
        &[("trade 2", "H-348"), ("trade 4", "H-348")],
    );
    refuses(
        &court(["royal-3", "royal-2", "royal-9"], "palace-1"),
        &[("pay wood 2", "H-345"), ("pay wood 4", "H-345"), ("climb red", "H-345")],
    );
    let exchange = court(["royal-1", "royal-7", "royal-9"], "palace-2");
    refuses(&exchange, &[("pay wood 2", "H-349"), ("pay gold 1", "H-349"), ("end", "H-349")]);
    refuses(&exchange.play("pay wood 1"), &[("no", "H-022"), ("gain wood 1", "H-022"), ("end", "H-022")]);
    let steps = arrived("palace", 3).royals(["royal-8", "royal-2", "royal-9"]).cocoa("p1", 1);
    let steps = steps.owns("p1", "four-cocoa").play("worship palace-1 ability; climb red");
    refuses(&steps, &[("climb red", "H-350"), ("end", "H-350")]);
}

#[test]
fn at_an_eclipse() {
    let table = scenario(2).cocoa("p1", 1).owns("p1", "four-cocoa").last_round().pass().pass();
    refuses(
        &table,
        &[
            ("wages 3", "H-301"),
            ("wages 4", "H-299"),
            ("wages waived", "H-363"),
            ("use four-cocoa", "HA-15"),
            ("unlock", "HA-15"),
            ("end", "H-299"),
        ],
    );
}

#[test]
fn by_the_first_version() {
    let table =
        variant(Options { rules: 1, ..printed(4) }).owns("p1", "four-cocoa").owns("p1", "two-resources");
    refuses(&table.play("use two-resources"), &[("use four-cocoa", "HA-65"), ("unlock", "HA-65")]);
    // Against Teotibot, too.
    refuses(&solo(), &[("end", "H-105")]);
}
