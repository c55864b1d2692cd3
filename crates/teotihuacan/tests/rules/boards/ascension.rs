//! Ascension: H-267 to H-280, HX-21, HA-58, HA-77.

use patolli_teotihuacan::{Event, Illegal, Obligation, Options, Teotihuacan};

use super::{bring, event_index, on};
use crate::scenario::{Scenario, printed, variant};

/// A worker of p1 has just ascended from the Quarry; a reward is asked for.
fn ascended() -> Scenario {
    on("quarry", &[5]).play("main; power-up quarry 5")
}

#[test]
fn h267_ascension_happens_at_once() {
    // Before the second power-up, and before the turn can end.
    on("nobles", &[5, 1, 1])
        .resources("p1", 2, 0, 0)
        .play("main; power-up nobles 5")
        .has_workers("p1", &[("nobles", 1), ("nobles", 1), ("palace", 1)])
        .refuses("power-up nobles 1", Illegal::NotNow { rule: "" })
        .play("ascend vp")
        .offers("power-up nobles 1");
}

#[test]
fn h268_the_marker_walks_one_space_of_the_avenue() {
    for (before, after) in [(0, 1), (4, 5), (8, 9), (9, 9)] {
        on("quarry", &[5])
            .avenue("p1", before)
            .play("main; power-up quarry 5")
            .has_avenue("p1", after)
            .has_avenue("p2", 0)
            .offers("ascend vp");
    }
}

#[test]
fn h269_the_die_starts_anew_on_the_palace() {
    ascended().has_workers("p1", &[("palace", 1); 3]);
    on("quarry", &[5, 5])
        .play("main; power-up quarry 5; ascend vp; end")
        .has_workers("p1", &[("quarry", 5), ("palace", 1), ("palace", 1)])
        .pass()
        .offers("move palace 1 quarry");
}

#[test]
fn h270_exactly_one_reward_is_selected() {
    let all = ["ascend vp", "ascend cocoa", "ascend temple", "ascend worker"];
    ascended()
        .offers_only(&all)
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .refuses("end", Illegal::NotNow { rule: "" });
    for reward in ["vp", "cocoa", "worker"] {
        ascended().play(&format!("ascend {reward}")).offers_only(&["end"]);
    }
}

#[test]
fn h271_a_reward_is_five_points() {
    ascended().has_score("p1", 0).play("ascend vp").has_score("p1", 5).has_cocoa("p1", 0);
}

#[test]
fn h272_a_reward_is_five_cocoa() {
    ascended().play("ascend cocoa").has_cocoa("p1", 5).has_score("p1", 0);
}

#[test]
fn h273_a_reward_is_an_advance_on_a_temple_of_choice() {
    for temple in ["blue", "red", "green"] {
        ascended()
            .play("ascend temple")
            .offers_only(&["climb blue", "climb red", "climb green", "no"])
            .play(&format!("climb {temple}"))
            .has_step("p1", temple, 1);
    }
    ascended().play("ascend temple; climb red").has_score("p1", 1).offers_only(&["end"]);
}

#[test]
fn h274_a_reward_is_two_advances_for_three_cocoa() {
    let rich = |cocoa| on("quarry", &[5]).cocoa("p1", cocoa).play("main; power-up quarry 5");
    rich(2).refuses("ascend temples", crate::scenario::short_of_cocoa(3, 2));
    rich(3)
        .play("ascend temples")
        .has_cocoa("p1", 0)
        .play("climb red; climb green")
        .has_step("p1", "red", 1)
        .has_step("p1", "green", 1)
        .has_cocoa("p1", 1)
        .offers_only(&["end"]);
    rich(4)
        .play("ascend temples; climb red; climb red")
        .has_step("p1", "red", 2)
        .has_score("p1", 2)
        .has_cocoa("p1", 1);
}

#[test]
fn h275_a_reward_is_the_fourth_worker() {
    ascended()
        .play("ascend worker")
        .has_workers("p1", &[("palace", 1), ("palace", 1), ("palace", 1), ("palace", 3)]);
    // A worshipping worker is in play, too.
    on("quarry", &[5])
        .workers("p1", &[("palace", 2)])
        .worships("p1", "forest", 2)
        .play("main; power-up quarry 5; ascend worker")
        .has_workers("p1", &[("palace", 1), ("palace", 2), ("palace", 3)]);
    on("quarry", &[5])
        .workers("p1", &[("palace", 1), ("palace", 1), ("palace", 1)])
        .play("main; power-up quarry 5")
        .refuses("ascend worker", Illegal::NoMoreWorkers);
}

#[test]
fn h276_the_fourth_worker_brings_two_cocoa() {
    ascended().has_cocoa("p1", 0).play("ascend worker").has_cocoa("p1", 2);
}

#[test]
fn h277_then_the_light_disc_moves() {
    ascended().has_light(0).play("ascend vp").has_light(1);
    ascended().play("ascend temple").has_light(0).play("climb green").has_light(1);
    // Not without an ascension.
    on("quarry", &[4]).play("main; power-up quarry 4; end").has_light(0);
}

#[test]
fn h278_the_disc_may_bring_an_eclipse_near() {
    for (light, near) in [(8, false), (9, true)] {
        on("quarry", &[5])
            .light(light)
            .play("main; power-up quarry 5; ascend vp")
            .has_light(light + 1)
            .shows("near", Teotihuacan::is_eclipse_near, near);
    }
}

/// Three workers on the Nobles, two of which ascend one after the other.
fn two_ascend() -> Scenario {
    on("nobles", &[5, 5, 1]).resources("p1", 2, 0, 0)
}

#[test]
fn h279_each_ascension_is_carried_out() {
    two_ascend()
        .play("main; power-up nobles 5; ascend worker; power-up nobles 5; ascend vp")
        .has_avenue("p1", 1 + 2)
        .has_workers("p1", &[("nobles", 1), ("palace", 1), ("palace", 1), ("palace", 3)])
        .has_score("p1", 7 + 5)
        .has_cocoa("p1", 2)
        .has_light(2)
        .offers_only(&["end"]);
}

#[test]
fn h280_no_eclipse_is_scored_before_the_turn_has_ended() {
    for dark_eclipse in [false, true] {
        let table = bring(variant(Options { dark_eclipse, ..printed(2) }), "nobles", &[5, 5, 1]);
        table
            .resources("p1", 2, 0, 0)
            .avenue("p1", 4)
            .light(9)
            .play("main; power-up nobles 5; ascend cocoa")
            .has_light(10)
            .has_eclipses(0)
            .offers("power-up nobles 5")
            .play("power-up nobles 5; ascend cocoa")
            .has_eclipses(0)
            .has_score("p1", 7)
            .asks("p1")
            .offers_only(&["end"]);
    }
    // With dark eclipses it is scored right afterwards.
    let table = bring(variant(Options { dark_eclipse: true, ..printed(2) }), "quarry", &[5]);
    let after = table.light(9).play("main; power-up quarry 5; ascend cocoa; end");
    assert!(after.events().iter().any(|it| matches!(it, Event::EclipseBegan { number: 1, .. })));
}

#[test]
fn hx21_the_fourth_worker_comes_once() {
    on("quarry", &[5])
        .workers("p1", &[("nobles", 5), ("forest", 1)])
        .play("main; power-up quarry 5; ascend worker")
        .has_workers("p1", &[("forest", 1), ("nobles", 5), ("palace", 1), ("palace", 3)])
        .has_cocoa("p1", 2)
        .play("end")
        .pass()
        .play("move nobles 5 gold-deposits; main; power-up gold-deposits 5")
        .offers_only(&["ascend vp", "ascend cocoa", "ascend temple"])
        .refuses("ascend worker", Illegal::NoMoreWorkers);
}

#[test]
fn ha58_an_ascension_is_completed_before_the_next_power_up() {
    let after = two_ascend()
        .play("main; power-up nobles 5")
        .refuses("power-up nobles 5", Illegal::NotNow { rule: "" });
    let after = after.play("ascend temple").refuses("power-up nobles 5", Illegal::NotNow { rule: "" });
    after.has_light(0).play("climb red").has_light(1).offers("power-up nobles 5");
}

#[test]
fn ha77_die_avenue_reward_disc() {
    let before = on("quarry", &[5])
        .resources("p1", 1, 0, 0)
        .avenue("p1", 2)
        .avenue_tiles(3, &["mask-4"])
        .play("main; power-up quarry 5")
        .has_workers("p1", &[("palace", 1); 3])
        .has_avenue("p1", 3)
        .offers_only(&["take mask-4", "no"])
        .has_light(0);
    let after =
        before.play("take mask-4").has_tiles("p1", "mask-4", 1).has_light(0).play("ascend vp").has_light(1);
    let rewarded = event_index(&after, |it| matches!(it, Event::Rewarded { .. }));
    assert!(rewarded < event_index(&after, |it| matches!(it, Event::DiscMoved { .. })));
    let all = on("quarry", &[5]).play("main; power-up quarry 5; ascend vp");
    let ascended = event_index(&all, |it| matches!(it, Event::Ascended { .. }));
    let walked = event_index(&all, |it| matches!(it, Event::Walked { .. }));
    let rewarded = event_index(&all, |it| matches!(it, Event::Rewarded { .. }));
    let disc = event_index(&all, |it| matches!(it, Event::DiscMoved { .. }));
    assert!(ascended < walked && walked < rewarded && rewarded < disc);
}
