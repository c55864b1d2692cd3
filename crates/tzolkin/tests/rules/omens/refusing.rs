//! Refusing gains a prophecy has put a price on: ZE-065 to ZE-068.

use patolli_core::Game as _;
use patolli_tzolkin::{Action, Event, Illegal, Options, Temple};

use super::{building_under, last_day, leading_under, play_food_day, under};
use crate::scenario::{base, expansion, seat};

#[test]
fn ze065_a_priced_reward_of_a_temple_may_be_refused() {
    let reward = play_food_day(last_day("gold-shortage").step("a", "quetzalcoatl", 3).corn("a", 10));
    reward.clone().offers_only(&["gold 1", "no"]).play("no").has_blocks("a", 0, 0, 0).has_corn("a", 4);
    reward.play("gold 1").has_blocks("a", 0, 0, 1).has_corn("a", 3);
}

#[test]
fn ze065_a_priced_reward_of_a_building_may_be_refused() {
    let built = under("gold-shortage")
        .row(&["government-extraction-gold"])
        .blocks("a", 2, 1, 0)
        .corn("a", 1)
        .worker("a", "tik", 2)
        .play("pick tik 2; use tik 2; build government-extraction-gold")
        .offers_only(&["gold 1", "no"]);
    // The advance, which has no price, comes all the same.
    built.clone().play("no").has_corn("a", 1).has_blocks("a", 0, 0, 0).has_level("a", "extraction", 1);
    built.play("gold 1").has_corn("a", 0).has_blocks("a", 0, 0, 1).has_level("a", "extraction", 1);
    under("wrathful-gods")
        .row(&["tomb-brown-yellow"])
        .blocks("a", 2, 1, 0)
        .corn("a", 1)
        .worker("a", "tik", 2)
        .play("pick tik 2; use tik 2; build tomb-brown-yellow; no; climb quetzalcoatl")
        .has_corn("a", 0)
        .has_step("a", "chaac", 1)
        .has_step("a", "quetzalcoatl", 2);
}

#[test]
fn ze066_the_unpriced_materials_are_taken() {
    let table = under("gold-shortage").worker("a", "yax", 5).worker("a", "yax", 2);
    // Nothing of Yaxchilan 2 has a price: nothing is asked.
    table.clone().play("pick yax 2; use yax 2; end").has_blocks("a", 0, 1, 0).has_corn("a", 1);
    let used = table.play("pick yax 5; use yax 5; no");
    assert!(used.events().contains(&Event::Refused { seat: seat("a"), stage: None }));
    used.has_blocks("a", 0, 1, 0).has_corn("a", 2);
}

#[test]
fn ze067_some_of_several_priced_units_may_be_taken() {
    let three = under("gold-shortage").level("a", "extraction", 3).corn("a", 5).worker("a", "yax", 3);
    let three = three.play("pick yax 3; use yax 3").offers_only(&["gold 1", "gold 2", "no"]);
    three.clone().play("gold 1").has_blocks("a", 0, 0, 1).has_corn("a", 6);
    three
        .refuses("gold 3", Illegal::TooMuchGold { most: 2 })
        .play("gold 2")
        .has_blocks("a", 0, 0, 2)
        .has_corn("a", 5);
}

#[test]
fn ze068_the_price_may_be_paid_with_what_the_same_action_gives() {
    under("gold-shortage")
        .worker("a", "yax", 3)
        .play("pick yax 3; use yax 3; gold 1")
        .has_corn("a", 1)
        .has_blocks("a", 0, 0, 1);
    // The block of Chichen Itza 9 pays for the step of Chichen Itza 9.
    under("angry-god-quetzalcoatl")
        .skulls("a", 1)
        .worker("a", "chi", 9)
        .play("pick chi 9; use chi 9; gain wood 1; climb quetzalcoatl; pay wood 1")
        .has_step("a", "quetzalcoatl", 2)
        .has_blocks("a", 0, 0, 0)
        .has_score("a", 13);
}

#[test]
fn zex02_gold_shortage_at_yaxchilan_5() {
    let used = under("gold-shortage").worker("a", "yax", 5).play("pick yax 5; use yax 5");
    let used = used.offers_only(&["gold 1", "no"]);
    used.clone().play("no").has_blocks("a", 0, 1, 0).has_corn("a", 2);
    used.play("gold 1").has_blocks("a", 0, 1, 1).has_corn("a", 1);
    // Paying out of stock comes to the same.
    let stock = under("gold-shortage").corn("a", 1).worker("a", "yax", 5);
    stock.play("pick yax 5; use yax 5; gold 1").has_blocks("a", 0, 1, 1).has_corn("a", 2);
}

#[test]
fn zex03_gold_shortage_at_yaxchilan_5_with_extraction_3() {
    let used = under("gold-shortage").level("a", "extraction", 3).worker("a", "yax", 5);
    let used = used.play("pick yax 5; use yax 5").offers_only(&["gold 1", "gold 2", "no"]);
    used.clone().play("no").has_blocks("a", 0, 2, 0).has_corn("a", 2);
    used.clone().play("gold 1").has_blocks("a", 0, 2, 1).has_corn("a", 1);
    used.play("gold 2").has_blocks("a", 0, 2, 2).has_corn("a", 0);
}

#[test]
fn zea09_temple_steps_are_declined_singly() {
    let two = under("wrathful-gods").corn("a", 2).blocks("a", 1, 0, 0).worker("a", "tik", 5);
    let two = two.play("pick tik 5; use tik 5; pay wood 1");
    two.clone().play("no; climb chaac").has_corn("a", 1).has_step("a", "chaac", 2).offers("end");
    two.clone().play("climb chaac; no").has_corn("a", 1).has_step("a", "kukulkan", 1).offers("end");
    two.play("no; no").has_corn("a", 2).offers("end");
    let offering = under("angry-god-chaac").blocks("a", 1, 0, 0).skulls("a", 1).worker("a", "chi", 1);
    offering
        .play("pick chi 1; use chi 1")
        .offers_only(&["climb chaac", "no"])
        .play("no")
        .has_score("a", 4)
        .has_step("a", "chaac", 1)
        .has_blocks("a", 1, 0, 0);
}

#[test]
fn zea09_units_without_a_price_are_not_refused() {
    let free = |prophecy| under(prophecy).corn("a", 3).worker("a", "uxm", 1).play("pick uxm 1; use uxm 1");
    free("drought").refuses("no", Illegal::NoDeclining);
    free("gold-shortage").refuses("no", Illegal::NoDeclining);
    // A step on a temple nobody is angry about is taken without a question.
    under("angry-god-kukulkan")
        .skulls("a", 1)
        .worker("a", "chi", 1)
        .play("pick chi 1; use chi 1")
        .has_step("a", "chaac", 2)
        .offers("end");
}

#[test]
fn zea09_technologies_bring_priced_units_too() {
    let beyond = |prophecy| {
        under(prophecy)
            .level("a", "agriculture", 3)
            .level("a", "extraction", 3)
            .level("a", "theology", 3)
            .blocks("a", 1, 0, 0)
            .corn("a", 1)
            .worker("a", "tik", 1)
            .play("pick tik 1; use tik 1")
    };
    beyond("wrathful-gods").play("learn agriculture; pay wood 1; no").has_corn("a", 1).offers("end");
    beyond("desecration").play("learn theology; pay wood 1; no").has_skulls("a", 0).offers("end");
    let skull = beyond("desecration").play("learn theology; pay wood 1; anger chaac");
    skull.has_skulls("a", 1).has_step("a", "chaac", 0);
    beyond("gold-shortage")
        .play("learn extraction; pay wood 1")
        .refuses("gain gold 2", Illegal::Corn { need: 2, have: 1 })
        .play("gain stone 1 gold 1")
        .has_corn("a", 0)
        .has_blocks("a", 0, 1, 1);
}

#[test]
fn zea10_a_step_that_is_lost_costs_nothing() {
    // Seat b stands on the top step of Chaac.
    let taken = |prophecy| under(prophecy).step("b", "chaac", 6).step("a", "chaac", 5).corn("a", 3);
    let lost = taken("wrathful-gods").worker("a", "uxm", 1).play("pick uxm 1; use uxm 1; climb chaac");
    assert!(lost.events().contains(&Event::StepLost { seat: seat("a"), temple: Temple::Chaac }));
    lost.has_corn("a", 0).has_step("a", "chaac", 5);
    taken("angry-god-chaac")
        .blocks("a", 1, 0, 0)
        .skulls("a", 1)
        .worker("a", "chi", 1)
        .play("pick chi 1; use chi 1")
        .has_blocks("a", 1, 0, 0)
        .offers("end");
}

#[test]
fn zea11_without_a_step_to_lose_no_skull_is_gained() {
    let low = under("desecration").step("a", "chaac", 0).step("a", "quetzalcoatl", 0).worker("a", "yax", 4);
    low.clone()
        .play("pick yax 4; use yax 4")
        .refuses("anger chaac", Illegal::LowestStep { temple: Temple::Chaac })
        .offers_only(&["anger kukulkan", "no"]);
    low.step("a", "kukulkan", 0).play("pick yax 4; use yax 4").has_skulls("a", 0).offers("end");
}

#[test]
fn zea11_several_skulls_cost_a_step_each_possible_at_that_moment() {
    // Two skulls, one step left: the second cannot be paid and is not asked about.
    let one = under("desecration").level("a", "theology", 3).step("a", "chaac", 0).step("a", "kukulkan", 0);
    let one = one.worker("a", "yax", 4).play("pick yax 4; use yax 4; anger quetzalcoatl");
    one.has_skulls("a", 1).has_step("a", "quetzalcoatl", 0).offers("end");
}

#[test]
fn zea12_two_skulls_of_theology_3_cost_two_steps() {
    let two = under("desecration").level("a", "theology", 3).step("a", "chaac", 2).worker("a", "yax", 4);
    let two = two.play("pick yax 4; use yax 4; anger chaac").has_skulls("a", 1);
    two.clone().play("anger chaac").has_skulls("a", 2).has_step("a", "chaac", 0).offers("end");
    two.play("no").has_skulls("a", 1).has_step("a", "chaac", 1).offers("end");
}

#[test]
fn zea13_every_gold_from_the_supply_costs_a_corn() {
    // Market: 4 and 1.
    under("gold-shortage")
        .corn("a", 5)
        .worker("a", "uxm", 2)
        .play("pick uxm 2; use uxm 2; buy gold")
        .has_corn("a", 0);
    under("gold-shortage")
        .corn("a", 4)
        .worker("a", "uxm", 2)
        .play("pick uxm 2; use uxm 2")
        .refuses("buy gold", Illegal::Corn { need: 5, have: 4 });
    // Selling gold brings the usual 4.
    under("gold-shortage")
        .blocks("a", 0, 0, 1)
        .worker("a", "uxm", 2)
        .play("pick uxm 2; use uxm 2; sell gold")
        .has_corn("a", 4);
    // The block of Chichen Itza.
    under("gold-shortage")
        .corn("a", 1)
        .skulls("a", 1)
        .worker("a", "chi", 6)
        .play("pick chi 6; use chi 6; gain gold 1")
        .has_corn("a", 0)
        .has_blocks("a", 0, 0, 1);
    // The income of a building, with corn of the same day's income.
    let income = building_under("gold-shortage")
        .food_day(2)
        .row(&[])
        .owns("a", &["x-farm-granary", "x-government-gold"]);
    play_food_day(income).offers_only(&["gold 1", "no"]).play("gold 1").has_blocks("a", 0, 0, 1);
}

#[test]
fn zea13_zea56_a_gold_quick_action_must_be_paid() {
    let table = expansion(Options { prophecies: true, quick: true, ..base(2) })
        .put(6, 1, "gold-shortage")
        .day(14)
        .food_days(2)
        .second_epoch()
        .quick_tile("gold-1");
    // One corn for the space, one for the gold.
    table.clone().corn("a", 2).play("place quick; quick").has_corn("a", 0).has_blocks("a", 0, 0, 1);
    table.corn("a", 1).refuses("place quick", Illegal::QuickImpossible);
}

#[test]
fn zea56_uxmal_1_under_wrathful_gods() {
    let priest =
        |corn| under("wrathful-gods").corn("a", corn).worker("a", "uxm", 1).play("pick uxm 1; use uxm 1");
    priest(4).offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan", "no"]);
    priest(4).play("no").has_corn("a", 1);
    // With exactly 3 corn nothing is left for the step.
    priest(3).has_corn("a", 0).has_step("a", "chaac", 1).offers("end");
}

#[test]
fn zea56_an_action_without_effect_brings_balam_nothing() {
    let balam = |corn| {
        leading_under("balam", "wrathful-gods").corn("a", corn).worker("a", "uxm", 2).play("pick uxm 2")
    };
    // Its corn would only pay the 3 corn, not the step.
    balam(2).refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 });
    balam(3).play("use uxm 1; climb chaac").has_corn("a", 0).has_step("a", "chaac", 2);
    // No skull can be had without a step to lose.
    let low = ["chaac", "quetzalcoatl", "kukulkan"];
    let low =
        low.into_iter().fold(leading_under("balam", "desecration"), |it, temple| it.step("a", temple, 0));
    low.worker("a", "yax", 5).play("pick yax 5; use yax 4").has_corn("a", 0).has_skulls("a", 0);
}

#[test]
fn zea56_gold_of_choice_is_named_only_if_paid() {
    let block = |corn| {
        let table = under("gold-shortage").corn("a", corn).skulls("a", 1).worker("a", "chi", 8);
        table.play("pick chi 8; use chi 8")
    };
    block(0)
        .refuses("gain gold 1", Illegal::Corn { need: 1, have: 0 })
        .offers_only(&["gain wood 1", "gain stone 1"]);
    block(1).offers("gain gold 1");
}

#[test]
fn zea57_skulls_due_are_counted_before_anybody_refuses() {
    // Two are due and one is left: nobody is even asked, although one of them might have refused.
    let both = last_day("desecration").step("a", "kukulkan", 5).step("b", "kukulkan", 5);
    let short = both.clone().sheet(|it| {
        it["skulls"] = serde_json::json!(1);
        it["offerings"] = serde_json::json!([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        it["players"][1]["skulls"] = serde_json::json!(3);
    });
    let short = short.finish_round();
    assert!(short.events().contains(&Event::SkullsShort { temple: Temple::Kukulkan }));
    short.has_skulls("a", 0).has_skulls("b", 3);
    // Enough for both: the one may refuse, the other take.
    play_food_day(both)
        .asks("a")
        .play("no")
        .asks("b")
        .play("anger chaac")
        .has_skulls("a", 0)
        .has_skulls("b", 1);
}

/// Tikal 5 under an angry god, its block paid; this wood is left.
fn two_steps(god: &str, wood: u16) -> crate::scenario::Scenario {
    let table = under(god).blocks("a", wood + 1, 0, 0).worker("a", "tik", 5);
    table.play("pick tik 5; use tik 5; pay wood 1")
}

#[test]
fn zea09_z179_only_the_step_with_a_price_is_refused_at_tikal_5() {
    let god = "angry-god-chaac";
    let asked =
        || two_steps(god, 1).offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan", "no"]);
    // A search may leave the word for the end.
    assert!(asked().game().is_redundant(Action::Decline));
    assert!(!asked().play("climb kukulkan").game().is_redundant(Action::Decline));
    // Who says no to the angry god goes up on another temple.
    let refused = asked().play("no").offers_only(&["climb quetzalcoatl", "climb kukulkan"]);
    let refused = refused.refuses("no", Illegal::NoDeclining);
    let refused = refused.refuses("climb chaac", Illegal::OtherTemple { temple: Temple::Chaac });
    refused.play("climb kukulkan").has_step("a", "kukulkan", 2).has_blocks("a", 1, 0, 0).offers("end");
    // In the other order likewise.
    let free = asked().play("climb kukulkan").offers_only(&["climb chaac", "climb quetzalcoatl", "no"]);
    free.clone().play("no").has_step("a", "kukulkan", 2).has_blocks("a", 1, 0, 0).offers("end");
    free.play("climb chaac; pay wood 1").has_step("a", "chaac", 2).offers("end");
    // The price paid, nothing else has one.
    let paid = asked().play("climb chaac; pay wood 1").offers_only(&["climb quetzalcoatl", "climb kukulkan"]);
    paid.refuses("no", Illegal::NoDeclining);
}

#[test]
fn zea09_z179_each_of_two_priced_steps_is_refused_alone() {
    let table = under("wrathful-gods").blocks("a", 1, 0, 0).corn("a", 2).worker("a", "tik", 5);
    let asked = || table.clone().play("pick tik 5; use tik 5; pay wood 1");
    asked().play("no; no").has_corn("a", 2).offers("end");
    let one = asked().play("no").offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan", "no"]);
    one.play("climb chaac").has_corn("a", 1).has_step("a", "chaac", 2).offers("end");
}

#[test]
fn zea09_the_first_version_of_the_rules_let_a_free_step_be_refused() {
    let table = under("angry-god-chaac").by_rules(1).blocks("a", 2, 0, 0).worker("a", "tik", 5);
    let asked = table.play("pick tik 5; use tik 5; pay wood 1");
    asked.clone().play("no; no").offers("end");
    asked.play("no").offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan", "no"]);
}
