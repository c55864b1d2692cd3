//! Royal tiles: H-343 to H-352, HX-23, HA-32, HA-70.

use patolli_teotihuacan::{Illegal, Options, Resource};

use super::{SIX, bring, on};
use crate::scenario::{Scenario, printed, scenario, variant};

/// The space of a royal tile: category C is on the left, B in the middle, A on the right.
fn space(royal: &str) -> &'static str {
    match royal {
        "royal-1" | "royal-3" | "royal-8" => "palace-1",
        "royal-2" | "royal-6" | "royal-7" => "palace-2",
        _ => "palace-3",
    }
}

/// p1 has brought a worker of this power to the Palace, where this royal tile lies.
fn on_royal_tile(royal: &str, power: u8) -> Scenario {
    on("palace", &[power]).royal(royal).technologies(SIX).cocoa("p1", 0)
}

/// p1 worships on the tile.
fn worship(table: Scenario, royal: &str) -> Scenario {
    table.play(&format!("worship {} ability", space(royal)))
}

/// p1 worships on the tile and has `points` points afterwards; nothing is asked.
fn proves_points(table: Scenario, royal: &str, points: u16) {
    worship(table, royal).has_score("p1", points).offers("end");
}

#[test]
fn h343_cocoa_for_power_plus_one() {
    for power in 1..=5 {
        worship(on_royal_tile("royal-1", power), "royal-1")
            .has_cocoa("p1", u16::from(power) + 1)
            .offers("end");
    }
}

/// Up to power times 1 cocoa brings stone and another resource.
fn proves_trade(royal: &str, other: Resource) {
    let goods = |n: u8| if other == Resource::Wood { (n, n, 0) } else { (0, n, n) };
    for power in 1..=5 {
        for times in 1..=power {
            let (wood, stone, gold) = goods(times);
            worship(on_royal_tile(royal, power).cocoa("p1", 5), royal)
                .play(&format!("trade {times}"))
                .has_cocoa("p1", 5 - u16::from(times))
                .has_resources("p1", wood, stone, gold)
                .offers("end");
        }
        let table = worship(on_royal_tile(royal, power).cocoa("p1", 5), royal);
        let table = match power {
            5 => table,
            _ => table.refuses(&format!("trade {}", power + 1), crate::scenario::at_most(power)),
        };
        table.play("no").has_resources("p1", 0, 0, 0).has_cocoa("p1", 5);
    }
    worship(on_royal_tile(royal, 3).cocoa("p1", 2), royal)
        .offers_only(&["trade 1", "trade 2", "no"])
        .refuses("trade 3", crate::scenario::short_of_cocoa(3, 2));
}

#[test]
fn h344_cocoa_for_wood_and_stone() {
    proves_trade("royal-2", Resource::Wood);
}

#[test]
fn h345_resources_for_two_cocoa_each() {
    let rich = |power| worship(on_royal_tile("royal-3", power).resources("p1", 2, 2, 2), "royal-3");
    for (power, pay, left) in [
        (1, "wood 1", (1, 2, 2)),
        (1, "gold 1", (2, 2, 1)),
        (3, "stone 2", (2, 0, 2)),
        (3, "wood 1 stone 1 gold 1", (1, 1, 1)),
        (5, "wood 2 stone 2 gold 1", (0, 0, 1)),
    ] {
        let sold = u16::from(6 - (left.0 + left.1 + left.2));
        rich(power)
            .play(&format!("pay {pay}"))
            .has_resources("p1", left.0, left.1, left.2)
            .has_cocoa("p1", 2 * sold)
            .offers("end");
    }
    rich(1).offers_only(&["pay wood 1", "pay stone 1", "pay gold 1", "no"]);
    rich(2)
        .refuses("pay wood 1 stone 1 gold 1", crate::scenario::at_most(2))
        .play("no")
        .has_cocoa("p1", 0)
        .has_resources("p1", 2, 2, 2);
    rich(3).refuses("pay wood 3", crate::scenario::short_of(Resource::Wood, 3, 2));
}

#[test]
fn h346_two_points_for_each_technology() {
    for power in 1..=5 {
        for known in 0..=6 {
            let table = on_royal_tile("royal-4", power).has_technologies("p1", &SIX[..known]);
            proves_points(table, "royal-4", 2 * u16::from(power).min(known.try_into().expect("small")));
        }
    }
}

#[test]
fn h347_two_points_for_each_space_of_the_pyramid_track() {
    for power in 1..=5 {
        for track in [0, 1, 3, 4, 10] {
            let table = on_royal_tile("royal-5", power).pyramid_track("p1", track);
            proves_points(table, "royal-5", 2 * u16::from(power.min(track)));
        }
    }
}

#[test]
fn h348_cocoa_for_gold_and_stone() {
    proves_trade("royal-6", Resource::Gold);
}

#[test]
fn h349_a_cocoa_and_a_resource_for_as_many_resources_as_power() {
    for power in 1..=5 {
        worship(on_royal_tile("royal-7", power).cocoa("p1", 3).resources("p1", 2, 0, 0), "royal-7")
            .offers_only(&["pay wood 1", "no", "unlock"])
            .refuses("pay wood 2", crate::scenario::at_most(1))
            .play(&format!("pay wood 1; gain gold {power}"))
            .has_cocoa("p1", 2)
            .has_resources("p1", 1, 0, power)
            .offers("end");
    }
    // Any one resource is paid, any mix is gained.
    let mixed = || worship(on_royal_tile("royal-7", 3).cocoa("p1", 1).resources("p1", 1, 1, 1), "royal-7");
    mixed().offers_only(&["pay wood 1", "pay stone 1", "pay gold 1", "no"]);
    mixed()
        .play("pay stone 1")
        .refuses("gain wood 2", Illegal::WrongCount { need: 3 })
        .refuses("gain wood 4", Illegal::WrongCount { need: 3 })
        .play("gain wood 1 stone 1 gold 1")
        .has_resources("p1", 2, 1, 2)
        .has_cocoa("p1", 0);
}

#[test]
fn h350_hx23_a_cocoa_for_each_advance() {
    let table = |power, cocoa| worship(on_royal_tile("royal-8", power).cocoa("p1", cocoa), "royal-8");
    table(3, 5).play("no").has_cocoa("p1", 5).offers("end");
    table(3, 5).play("climb red; no").has_cocoa("p1", 4).has_step("p1", "red", 1).offers("end");
    table(3, 5)
        .offers_only(&["climb blue", "climb red", "climb green", "no", "unlock"])
        .play("climb red; climb red")
        .has_cocoa("p1", 3)
        .has_step("p1", "red", 2)
        .has_score("p1", 2)
        .offers("end");
    for power in 2..=5 {
        let all = (1..power).fold(table(power, 9), |it, _| it.play("climb red"));
        all.has_step("p1", "red", power - 1).has_cocoa("p1", u16::from(10 - power)).offers("end");
    }
    // Without cocoa there is none; what a step brings pays for the next.
    table(3, 1).play("climb red").offers("end");
    table(3, 1).play("climb green").has_cocoa("p1", 1).play("climb green").has_step("p1", "green", 2);
}

#[test]
fn h351_hx23_power_one_gets_no_advance() {
    worship(on_royal_tile("royal-8", 1).cocoa("p1", 5), "royal-8")
        .has_worshipper("palace-1", Some(("p1", 1)))
        .has_cocoa("p1", 5)
        .offers("end");
}

#[test]
fn h352_ha32_a_point_for_each_space_of_the_avenue() {
    for power in 1..=5 {
        for avenue in [0, 1, 3, 4, 9] {
            proves_points(
                on_royal_tile("royal-9", power).avenue("p1", avenue),
                "royal-9",
                power.min(avenue).into(),
            );
            // As the tile prints it: power plus 1.
            let table = variant(Options { printed_values: true, ..printed(2) });
            let table = bring(table, "palace", &[power]).royal("royal-9").avenue("p1", avenue);
            proves_points(table, "royal-9", (power + 1).min(avenue).into());
        }
    }
}

#[test]
fn ha70_the_exchange_may_be_left_unused() {
    worship(on_royal_tile("royal-7", 4).cocoa("p1", 1).resources("p1", 1, 0, 0), "royal-7")
        .play("no")
        .has_cocoa("p1", 1)
        .has_resources("p1", 1, 0, 0)
        .offers("end");
    // Its price never blocks worship.
    for (cocoa, wood) in [(0, 0), (5, 0), (0, 5)] {
        worship(on_royal_tile("royal-7", 4).cocoa("p1", cocoa).resources("p1", wood, 0, 0), "royal-7")
            .has_worshipper("palace-2", Some(("p1", 4)))
            .offers("end");
    }
    let table = scenario(2).royal("royal-7").worships("p2", "palace-2", 1).workers("p2", &[("palace", 1); 2]);
    bring(table, "palace", &[4])
        .cocoa("p1", 1)
        .resources("p1", 1, 0, 0)
        .play("worship palace-2 ability")
        .has_cocoa("p1", 0)
        .offers("end");
}
