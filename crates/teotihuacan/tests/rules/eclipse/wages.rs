//! Wages: H-299 to H-302, HX-14, HA-37, HA-84.

use patolli_core::Refusal as _;
use patolli_teotihuacan::{Event, Illegal};

use super::support::{TURN, before_eclipse, count};
use crate::scenario::{Scenario, read, seat};

/// p1 is asked for the wages of these workers, with this cocoa and these points.
fn asked(workers: &[(&str, u8)], cocoa: u16, points: u16) -> Scenario {
    before_eclipse(2, 0).workers("p1", workers).cocoa("p1", cocoa).score("p1", points).play(TURN).asks("p1")
}

#[test]
fn h299_each_player_pays_1_cocoa_per_own_worker() {
    let three = [("palace", 1), ("forest", 2), ("quarry", 3)];
    let at = asked(&three, 9, 30).offers_only(&["wages 3", "wages 2", "wages 1", "wages 0"]);
    let due = Illegal::MoreThanDue { due: 3 };
    assert_eq!(due.rule(), "H-299");
    at.refuses("wages 4", due).play("wages 3").has_cocoa("p1", 6).has_score("p1", 30);
    let four = [("palace", 1), ("forest", 2), ("quarry", 3), ("nobles", 3)];
    let at = asked(&four, 9, 30).refuses("wages 5", Illegal::MoreThanDue { due: 4 });
    at.play("wages 4").has_cocoa("p1", 5).has_score("p1", 30);
    // Nothing else is done before the wages are answered.
    asked(&three, 3, 0)
        .refuses("move palace 1 quarry", Illegal::NotNow { rule: "" })
        .refuses("no", Illegal::NotNow { rule: "" });
}

#[test]
fn h300_a_worker_of_power_4_or_5_costs_one_cocoa_more() {
    for (powers, due) in [([3, 3, 3], 3), ([4, 3, 3], 4), ([5, 3, 3], 4), ([4, 5, 3], 5), ([5, 5, 4], 6)] {
        let at = asked(&powers.map(|it| ("forest", it)), 9, 30);
        let at = at.refuses(&format!("wages {}", due + 1), Illegal::MoreThanDue { due });
        at.play(&format!("wages {due}")).has_cocoa("p1", 9 - u16::from(due)).has_score("p1", 30);
    }
}

#[test]
fn h301_each_cocoa_of_wages_that_is_not_paid_costs_3_points() {
    let three = [("palace", 1), ("forest", 2), ("quarry", 3)];
    // Who does not want to pay.
    for paid in 0..=3 {
        let at = asked(&three, 5, 30).play(&format!("wages {paid}"));
        at.has_cocoa("p1", 5 - paid).has_score("p1", 30 - 3 * (3 - paid));
    }
    // Who cannot pay all.
    let at = asked(&three, 2, 30).refuses("wages 3", crate::scenario::short_of_cocoa(3, 2));
    at.play("wages 2").has_cocoa("p1", 0).has_score("p1", 27);
    // Who cannot pay anything is not asked.
    let none = before_eclipse(2, 0).cocoa("p1", 0).score("p1", 30).play(TURN).asks("p2");
    none.has_score("p1", 21);
}

#[test]
fn h302_points_never_fall_below_0() {
    let three = [("palace", 1), ("forest", 2), ("quarry", 3)];
    for (points, left) in [(9, 0), (8, 0), (1, 0), (0, 0), (10, 1)] {
        asked(&three, 3, points).play("wages 0").has_score("p1", left).has_cocoa("p1", 3);
    }
    let at = asked(&three, 3, 4).play("wages 0");
    let told = Event::WagesPaid { seat: seat("p1"), number: 1, due: 3, paid: 0, waived: false, lost: 4 };
    assert_eq!(count(&at, |it| *it == told), 1, "only what there was is lost");
}

#[test]
fn hx14_wages_and_floor_at_0() {
    let workers = [("palace", 1), ("forest", 3), ("quarry", 4), ("nobles", 5)];
    let at = asked(&workers, 4, 5).offers_only(&["wages 4", "wages 3", "wages 2", "wages 1", "wages 0"]);
    let at = at.play("wages 4").has_cocoa("p1", 0).has_score("p1", 0);
    let told = Event::WagesPaid { seat: seat("p1"), number: 1, due: 6, paid: 4, waived: false, lost: 5 };
    assert_eq!(count(&at, |it| *it == told), 1);
}

#[test]
fn ha37_the_worker_on_the_ascension_circle_costs_nothing_worshipping_workers_do() {
    // Three in play, one of them worshipping with power 4: 1 + 1 + 2.
    let base =
        before_eclipse(2, 0).worships("p1", "quarry", 4).workers("p1", &[("palace", 1), ("palace", 1)]);
    let at = base.cocoa("p1", 9).play(TURN).refuses("wages 5", Illegal::MoreThanDue { due: 4 });
    at.play("wages 4").has_cocoa("p1", 5);
    // All four in play, two of them worshipping.
    let base = before_eclipse(2, 0).worships("p1", "quarry", 1).worships("p1", "palace-1", 5);
    let base = base.workers("p1", &[("palace", 1), ("palace", 1)]).cocoa("p1", 9).play(TURN);
    base.refuses("wages 6", Illegal::MoreThanDue { due: 5 }).play("wages 5").has_cocoa("p1", 4);
    // The worker temple bonus: 4 for each of power 1 to 3 in play, 9 for the worshipping one, none for the fourth.
    let last =
        before_eclipse(2, 2).worships("p1", "quarry", 4).workers("p1", &[("palace", 1), ("palace", 3)]);
    let last = last.cocoa("p1", 4).step("p1", "blue", 10);
    let last = last.bonuses(["bonus-workers", "bonus-masks", "bonus-avenue"]);
    last.play(&format!("{TURN}; wages 4; wages 3")).has_score("p1", 4 + 4 + 9);
}

#[test]
fn ha84_wages_are_asked_in_seat_order_and_answered_openly() {
    let at = before_eclipse(4, 0).play(TURN).asks("p1").play("wages 1").asks("p2");
    // Everybody sees what p1 paid before answering.
    for viewer in ["p1", "p2", "p3", "p4"] {
        assert_eq!(at.view(viewer).players[0].cocoa, 2);
    }
    let told = Event::WagesPaid { seat: seat("p1"), number: 1, due: 3, paid: 1, waived: false, lost: 0 };
    assert_eq!(at.events(), [told]);
    let at = at.play("wages 3").asks("p3").play("wages 0").asks("p4").play("wages 2");
    at.has_eclipses(1).asks("p1");
}

#[test]
fn ha84_the_fee_tile_pays_all_the_wages() {
    let workers = [("palace", 1), ("forest", 5), ("quarry", 5), ("nobles", 5)];
    let at =
        before_eclipse(2, 0).workers("p1", &workers).cocoa("p1", 2).score("p1", 30).owns("p1", "no-cocoa");
    let at =
        at.play(TURN).offers_only(&["wages 2", "wages 1", "wages 0", "wages waived"]).play("wages waived");
    let at = at.has_cocoa("p1", 2).has_score("p1", 30).has_tiles("p1", "no-cocoa", 0);
    let at = at.asks("p2").refuses("wages waived", Illegal::NoTile { tile: read("no-cocoa") });
    at.play("wages 3").has_eclipses(1);
    // Without cocoa it still is a choice; other tiles cannot be used now.
    let at = before_eclipse(2, 0).cocoa("p1", 0).owns("p1", "no-cocoa").owns("p1", "four-cocoa").play(TURN);
    at.asks("p1").offers_only(&["wages 0", "wages waived"]).refuses("use four-cocoa", Illegal::NotInTurn);
}
