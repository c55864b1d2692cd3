//! Rulings on technologies, power-ups, displays: HA-25, HA-26, HA-54, HA-71, HA-73, HA-74, HA-76, HA-80.

use patolli_teotihuacan::{Board, Event, Illegal};

use super::{SIX, bring, event_index, learned, on, powered_up, with_icons_below};
use crate::scenario::{Scenario, normal, opening_with, read, scenario, solo};

fn site(technology: &str, workers: usize) -> Scenario {
    let table = on("construction", &[1, 1, 1, 1][..workers]).bare_ground().display(["p31", "p32", "p19"]);
    learned(table, technology).resources("p1", 0, 9, 0)
}

#[test]
fn ha25_the_cocoa_of_the_palace_comes_with_the_move() {
    let table =
        || learned(scenario(2), "tech-1").workers("p1", &[("nobles", 2), ("nobles", 1), ("palace", 1)]);
    // It pays for the action: p2 stands on the Quarry.
    table()
        .workers("p2", &[("quarry", 1), ("palace", 1), ("palace", 1)])
        .play("move nobles 2 quarry; main")
        .has_cocoa("p1", 0)
        .has_resources("p1", 0, 1, 0);
    // Leaving does not count.
    table().play("move palace 1 quarry").has_cocoa("p1", 0);
    // Two workers that move together bring one.
    table().owns("p1", "double-move").play("move nobles 2 palace along 1").has_cocoa("p1", 1);
    // A tile leads past nothing, but onto the Palace.
    table().owns("p1", "free-move").play("move nobles 2 palace anywhere").has_cocoa("p1", 1);
    table().owns("p1", "free-move").play("move nobles 2 quarry anywhere").has_cocoa("p1", 0);
    // Nor do ascension and the fourth worker count.
    learned(on("quarry", &[5]), "tech-1").play("main; power-up quarry 5").has_cocoa("p1", 0);
    learned(on("quarry", &[5]), "tech-1").play("main; power-up quarry 5; ascend worker").has_cocoa("p1", 2);
}

#[test]
fn ha26_one_power_up_is_bought_in_a_main_action() {
    let up = "power-up forest 1";
    learned(on("forest", &[1, 1]), "tech-13")
        .cocoa("p1", 9)
        .play(&format!("main; {up}; {up}"))
        .has_cocoa("p1", 7)
        .offers_only(&["end"]);
    // After two granted ones, or after one of them.
    let three = || learned(on("forest", &[1, 1, 1]), "tech-13").cocoa("p1", 2).play(&format!("main; {up}"));
    three().play(&format!("{up}; {up}")).has_workers("p1", &[("forest", 2); 3]).offers_only(&["end"]);
    three().play(&format!("no; {up}")).offers_only(&["end"]);
    // Somebody must be left on the board.
    learned(on("forest", &[5]), "tech-13")
        .cocoa("p1", 9)
        .play("main; power-up forest 5; ascend vp")
        .offers_only(&["end"]);
    // Not where the power-up was given up.
    learned(on("alchemy", &[4]), "tech-13")
        .cocoa("p1", 9)
        .resources("p1", 0, 0, 2)
        .play("main; develop tech-7; no")
        .offers_only(&["end"]);
    // A tile used at that moment may bring the cocoa.
    learned(on("forest", &[2]), "tech-13")
        .owns("p1", "four-cocoa")
        .play("main; power-up forest 2")
        .refuses("power-up forest 3", crate::scenario::short_of_cocoa(1, 0))
        .play("use four-cocoa; power-up forest 3")
        .has_cocoa("p1", 3)
        .offers_only(&["end"]);
    // Not through a tile.
    learned(scenario(2), "tech-13")
        .cocoa("p1", 9)
        .owns("p1", "two-power-ups")
        .play("use two-power-ups; power-up palace 1; power-up palace 1")
        .offers("move palace 1 quarry")
        .refuses("power-up palace 1", Illegal::NotNow { rule: "" });
}

#[test]
fn ha54_a_new_technology_works_from_the_next_turn_on() {
    on("alchemy", &[1])
        .technologies(SIX)
        .resources("p1", 0, 0, 1)
        .play("main; develop tech-3; no")
        .has_technology("p1", "tech-3", true)
        .has_score("p1", 0);
    on("alchemy", &[1, 1])
        .technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-13"])
        .cocoa("p1", 5)
        .resources("p1", 0, 0, 2)
        .play("main; develop tech-13; no; power-up alchemy 1")
        .has_cocoa("p1", 4)
        .offers_only(&["end"]);
}

#[test]
fn ha71_technologies_give_with_the_gains_or_after_the_last_tile() {
    // Together with the gains, before anything else is asked.
    learned(on("alchemy", &[1]), "tech-3")
        .resources("p1", 0, 0, 1)
        .play("main; develop tech-1")
        .has_score("p1", 3)
        .offers("climb blue");
    learned(on("decorations", &[1]), "tech-9")
        .bare_ground()
        .decoration_display(["d9", "d1", "d2", "d3"])
        .resources("p1", 0, 0, 3)
        .play("main; decorate 0 top")
        .has_score("p1", 5 + 4)
        .offers("climb red");
    learned(on("gold-deposits", &[2, 2, 2]), "tech-5")
        .play("main")
        .has_resources("p1", 0, 0, 3 + 1)
        .offers("climb red");
    // Construction: after the last tile, before the power-ups.
    let two = site("tech-11", 2).play("main; build 0 1.3.0 turn 0").has_score("p1", 1);
    two.play("build 1 1.1.3 turn 0").has_score("p1", 2 + 3).offers_only(&["power-up construction 1"]);
    let two = site("tech-17", 2)
        .play("main; build 0 1.3.0 turn 0")
        .refuses("climb red", Illegal::NotNow { rule: "" });
    two.play("no").offers("climb red").refuses("power-up construction 1", Illegal::NotNow { rule: "" });
    // The bought power-up follows the granted ones.
    learned(on("forest", &[1, 1, 1]), "tech-13")
        .cocoa("p1", 2)
        .play("main; power-up forest 1")
        .has_cocoa("p1", 1 + 1)
        .play("power-up forest 1")
        .has_cocoa("p1", 2)
        .play("power-up forest 1")
        .has_cocoa("p1", 1);
}

#[test]
fn ha73_the_discount_may_wait_or_be_left() {
    site("tech-15", 1).play("main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0 save stone").has_resources(
        "p1",
        0,
        9 - 2 - 1,
        0,
    );
    site("tech-15", 1).play("main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0").has_resources(
        "p1",
        0,
        9 - 2 - 2,
        0,
    );
    // On the first level it can only be stone; gold is never saved.
    site("tech-15", 1)
        .resources("p1", 9, 9, 9)
        .play("main")
        .refuses("build 0 1.3.0 turn 0 save wood", Illegal::NoDiscount)
        .refuses("build 0 1.3.0 turn 0 save gold", Illegal::NoDiscount)
        .offers("build 0 1.3.0 turn 0 save stone");
    // In the next turn it is there again.
    with_icons_below(site("tech-15", 1), "2.0.0")
        .resources("p1", 1, 3, 0)
        .workers("p1", &[("forest", 1), ("palace", 1)])
        .cocoa("p1", 1)
        .play("main; build 0 1.3.0 turn 0 save stone; no; power-up construction 1; end")
        .pass()
        .play("move forest 1 construction; main; build 1 2.0.0 turn 0 save wood")
        .has_resources("p1", 1, 0, 0);
}

#[test]
fn ha74_every_advance_may_be_declined() {
    let ascended = || on("quarry", &[5]).cocoa("p1", 3).play("main; power-up quarry 5; ascend temples");
    ascended().play("no").has_cocoa("p1", 0).has_light(1).offers_only(&["end"]);
    ascended().play("climb red; no").has_step("p1", "red", 1).has_light(1).offers_only(&["end"]);
    on("gold-deposits", &[4, 4, 4])
        .play("main; climb red; no")
        .has_step("p1", "red", 1)
        .offers_only(&["power-up gold-deposits 4"]);
    on("alchemy", &[1])
        .technologies(SIX)
        .resources("p1", 0, 0, 1)
        .play("main; develop tech-1; no")
        .has_step("p1", "blue", 0)
        .offers_only(&["power-up alchemy 1"]);
    // Also in setup.
    let tiles = ["start-2", "start-3", "start-13", "start-15", "start-1", "start-17"];
    opening_with(normal(2), &[("starting", &tiles)])
        .play("keep start-2; keep start-13; keep start-1; keep start-17")
        .asks("p1")
        .offers_only(&["climb green", "no"])
        .has_cocoa("p1", 1 + 2 + 3)
        .play("no")
        .has_step("p1", "green", 0)
        .has_cocoa("p1", 1 + 2 + 3);
}

#[test]
fn ha74_alchemy_needs_something_that_can_be_paid() {
    let nothing = Illegal::NothingPossible { board: Board::Alchemy };
    on("alchemy", &[1, 1]).technologies(SIX).refuses("main", nothing);
    // One gold is left for tiles of one gold only, one worker for the upper row only.
    let dear = ["tech-9", "tech-11", "tech-13", "tech-15", "tech-17", "tech-7"];
    on("alchemy", &[1, 1]).technologies(dear).resources("p1", 0, 0, 1).offers("main");
    on("alchemy", &[1, 1])
        .technologies(dear)
        .has_technologies("p1", &["tech-7"])
        .resources("p1", 0, 0, 1)
        .refuses("main", nothing);
    on("alchemy", &[1])
        .technologies(SIX)
        .has_technologies("p1", &SIX[..3])
        .resources("p1", 0, 0, 9)
        .refuses("main", nothing);
}

#[test]
fn ha76_displays_are_refilled_once_after_the_power_ups() {
    let table =
        learned(on("construction", &[1, 1, 1]), "tech-13").bare_ground().display(["p31", "p32", "p19"]);
    let table = table.cocoa("p1", 2).resources("p1", 0, 4, 0);
    let table = table.play("main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0");
    let up = "power-up construction 1";
    let table = table.play(&format!("{up}; {up}"));
    assert_eq!(table.view("p1").pyramid_display, [None, None, Some(read("p19"))]);
    // The bought one comes before it, too.
    let table = table.play(up);
    let refills = table.events().iter().filter(|it| matches!(it, Event::TilesLaid { .. })).count();
    assert_eq!(refills, 1);
    assert!(powered_up(&table) < event_index(&table, |it| matches!(it, Event::TilesLaid { .. })));
    assert!(table.view("p1").pyramid_display.iter().all(Option::is_some));
}

#[test]
fn ha76_in_the_solo_game_displays_slide_at_that_moment() {
    let table = bring(solo(), "construction", &[1]).bare_ground().display(["p31", "p32", "p19"]);
    // Teotibot has a worker there.
    let table = table.cocoa("p1", 1).resources("p1", 0, 2, 0).play("main; build 0 1.3.0 turn 0");
    assert_eq!(table.view("p1").pyramid_display, [None, Some(read("p32")), Some(read("p19"))]);
    let display = table.play("power-up construction 1").view("p1").pyramid_display;
    assert_eq!(display[..2], [Some(read("p32")), Some(read("p19"))]);
    assert!(display[2].is_some_and(|it| it != read("p31")));
    let table =
        bring(solo(), "decorations", &[1]).bare_ground().decoration_display(["d13", "d1", "d2", "d3"]);
    let table = table.resources("p1", 0, 0, 3).play("main; decorate 0 top; power-up decorations 1");
    let ornaments = table.view("p1").decoration_display;
    assert_eq!(ornaments[..3], [Some(read("d1")), Some(read("d2")), Some(read("d3"))]);
    assert!(ornaments[3].is_some());
    // With more players they stay where they are.
    let table =
        on("construction", &[1]).bare_ground().display(["p31", "p32", "p19"]).resources("p1", 0, 2, 0);
    let display =
        table.play("main; build 0 1.3.0 turn 0; power-up construction 1").view("p1").pyramid_display;
    assert_eq!(display[1..], [Some(read("p32")), Some(read("p19"))]);
}

#[test]
fn ha80_several_resources_may_be_mixed() {
    // The fifth blue step gives two.
    on("quarry", &[5])
        .step("p1", "blue", 4)
        .play("main; power-up quarry 5; ascend temple; climb blue")
        .offers_only(&[
            "gain wood 2",
            "gain wood 1 stone 1",
            "gain wood 1 gold 1",
            "gain stone 2",
            "gain stone 1 gold 1",
            "gain gold 2",
        ])
        .play("gain wood 1 gold 1")
        .has_resources("p1", 1, 2, 1);
    scenario(2)
        .owns("p1", "three-resources")
        .play("use three-resources; gain wood 1 stone 1 gold 1")
        .has_resources("p1", 1, 1, 1);
    // Teotibot, worshipping on the Gold Deposits, goes up to blue steps 5 and 6 and chooses each resource anew.
    solo()
        .step("bot", "blue", 4)
        .bot_activates("worship")
        .has_resources("bot", 2, 2, 2)
        .play("move palace 1 alchemy; collect; end")
        .has_step("bot", "blue", 6)
        .has_resources("bot", 3, 3, 4);
}
