//! Xaman Ek sells a block at any moment of the own turn: ZE-048, ZE-049, ZEA-48, ZEA-63.

use patolli_tzolkin::{Block, Event, FoodDayStage, Illegal, Lapse, Options, Outstanding};

use super::{led_by, led_by_others, on_lowest_steps, tribal, without_free_places};
use crate::scenario::{Scenario, expansion, seat};

fn xaman() -> Scenario {
    led_by("xaman-ek").blocks("a", 1, 1, 1)
}

#[test]
fn ze048_a_block_at_the_market_rate() {
    for (block, corn) in [("wood", 2), ("stone", 3), ("gold", 4)] {
        xaman().play(&format!("sell {block}")).has_corn("a", corn);
    }
    xaman().play("sell gold").has_blocks("a", 1, 1, 0);
    let none = led_by("xaman-ek").blocks("a", 1, 0, 0);
    none.refuses("sell gold", Illegal::Blocks { block: Block::Gold, need: 1, have: 0 });
}

#[test]
fn ze048_before_placing_between_and_after() {
    xaman().play("sell stone; place pal; place yax; end").has_corn("a", 2);
    xaman().play("place pal; sell stone; place yax; end").has_corn("a", 2);
    xaman().play("place pal; sell wood; end").has_corn("a", 2).asks("b");
    // A sale is no turn.
    xaman().play("sell stone").refuses("end", Illegal::NothingDone).offers("place pal");
}

#[test]
fn ze048_before_paying_for_an_action() {
    let table = xaman().worker("a", "uxm", 1).play("pick uxm 1");
    let table = table.refuses("use uxm 1", Illegal::Corn { need: 3, have: 0 });
    table.play("sell stone; use uxm 1; climb chaac").has_corn("a", 0).has_step("a", "chaac", 2);
    // Also when asked which blocks to pay, or which temple to climb.
    let table = xaman().worker("a", "tik", 5).play("pick tik 5; use tik 5").offers("sell gold");
    table
        .play("sell gold; pay wood 1; climb chaac; climb kukulkan")
        .has_corn("a", 4)
        .has_blocks("a", 0, 1, 0);
    let table = xaman().worker("a", "tik", 5).play("pick tik 5; use tik 5; pay wood 1; climb chaac");
    table.play("sell gold; climb kukulkan").has_corn("a", 4);
}

#[test]
fn ze048_one_block_a_turn() {
    let table = xaman().play("sell wood").refuses("sell stone", Illegal::NoSale);
    let table = table.play("place pal").refuses("sell stone", Illegal::NoSale);
    // The next turn brings the next sale.
    let table = table.play("end; place yax; end").asks("a").offers("sell stone");
    table.play("sell stone").has_corn("a", 5);
}

#[test]
fn ze048_the_market_is_another_thing() {
    let table = xaman().worker("a", "uxm", 2).play("pick uxm 2; use uxm 2; sell wood; sell stone; no");
    table.has_corn("a", 5).offers("sell gold").play("sell gold").has_corn("a", 9);
}

#[test]
fn ze048_no_other_tribe_sells() {
    for table in led_by_others("xaman-ek") {
        let table = table.blocks("a", 1, 1, 1).refuses("sell gold", Illegal::NoSale);
        table.play("place pal").refuses("sell wood", Illegal::NoSale);
    }
    // Nor Xaman Ek in the turn of another.
    let table = xaman().blocks("b", 1, 0, 0).play("place pal; end").asks("b");
    table.refuses("sell wood", Illegal::NoSale);
}

#[test]
fn ze049_not_for_feeding() {
    // Three workers need 6 corn, and 3 gold would bring 4 of them: but nobody asks.
    let table = led_by("xaman-ek").blocks("a", 0, 0, 3).corn("b", 9).food_day(1);
    let table = table.play("place pal; end; place yax; end").asks("a");
    table.has_score("a", -9).has_blocks("a", 0, 0, 3).has_corn("a", 0);
    // The same corn, got in time, feeds two.
    let table = led_by("xaman-ek").blocks("a", 0, 0, 3).corn("b", 9).food_day(1);
    table.play("place pal; sell gold; end; place yax; end").has_score("a", -3).has_corn("a", 0);
}

#[test]
fn ze049_nor_in_any_question_of_the_food_day_or_the_calendar() {
    // On the third food day a yellow step gives a gold, which gold shortage lets one pay or refuse; a moved last.
    let options = Options { prophecies: true, ..tribal(2) };
    let table = expansion(options).tribe("a", "xaman-ek").put(6, 1, "gold-shortage").second_epoch();
    let table = table.food_day(3).step("a", "quetzalcoatl", 3).blocks("a", 1, 0, 0).corn("a", 9).corn("b", 9);
    let table = table.start_player("b").play("place pal").offers("sell wood").play("end").asks("a");
    table.refuses("sell wood", Illegal::NoSale).offers_only(&["gold 1", "no"]);
    let table = xaman().start_player("b").play("place start; end").asks("a");
    table.refuses("sell wood", Illegal::NoSale).offers_only(&["turn 1", "turn 2"]);
}

#[test]
fn zea48_begging_looks_at_the_corn_of_the_moment() {
    xaman().play("sell wood").has_corn("a", 2).play("beg; anger chaac").has_corn("a", 3);
    xaman().play("sell stone").refuses("beg", Illegal::TooRichToBeg { most: 2, have: 3 });
    xaman().play("beg; anger chaac; sell gold").has_corn("a", 7);
    // Even between begging and its price.
    xaman().play("beg; sell gold; anger chaac").has_corn("a", 7);
}

#[test]
fn zea48_nobody_must_sell_before_begging() {
    let table = without_free_places(xaman());
    let table = table.offers_only(&["beg", "sell wood", "sell stone", "sell gold"]);
    table.clone().play("beg; anger chaac; place pal");
    // Or instead of begging.
    table.play("sell wood; place pal").has_corn("a", 1);
    // Mercy does not wait for a sale either.
    on_lowest_steps(without_free_places(xaman())).offers("place pal").offers("sell wood");
}

#[test]
fn zea63_a_sale_may_not_leave_the_question_without_an_answer() {
    let learning = |wood| led_by("xaman-ek").worker("a", "tik", 1).blocks("a", wood, 0, 0).play("pick tik 1");
    // One block is needed for the advance, first to choose it and then to pay it.
    let table = learning(1).play("use tik 1").refuses("sell wood", Illegal::SaleLeavesNoAnswer);
    table.play("learn theology").refuses("sell wood", Illegal::SaleLeavesNoAnswer).play("pay wood 1; end");
    learning(2).play("use tik 1; sell wood; learn theology; pay wood 1").has_corn("a", 2);
    // Before the action is chosen the worker may still do nothing.
    learning(1).play("sell wood").offers_only(&["no"]);
}

#[test]
fn zea63_a_building_begun_must_stay_payable() {
    let table =
        led_by("xaman-ek").row(&["government-agriculture"]).worker("a", "tik", 2).blocks("a", 2, 0, 1);
    let table = table.play("pick tik 2; use tik 2").refuses("sell wood", Illegal::SaleLeavesNoAnswer);
    table.play("sell gold; build government-agriculture").has_corn("a", 4).has_level("a", "agriculture", 1);
}

/// Xaman Ek under a prophecy, without corn, with one block of each kind.
fn poor_under(prophecy: &str) -> Scenario {
    let options = Options { prophecies: true, ..tribal(2) };
    expansion(options).prophecy(prophecy).tribe("a", "xaman-ek").blocks("a", 1, 1, 1)
}

#[test]
fn ze048_zea63_a_step_that_a_sale_would_pay_is_asked_about() {
    let offering =
        |it: Scenario| it.skulls("a", 1).worker("a", "chi", 6).play("pick chi 6; use chi 6; gain gold 1");
    let asked = offering(poor_under("wrathful-gods"));
    let asked = asked.offers_only(&["no", "sell wood", "sell stone", "sell gold"]);
    let temple = "kukulkan";
    // Those who value positions count nothing as due that only a sale would bring.
    assert_eq!(asked.game().outstanding_tasks(seat("a")), Outstanding::default());
    asked.clone().play(&format!("sell wood; climb {temple}")).has_corn("a", 1).has_step("a", temple, 2);
    asked.play("no").has_corn("a", 0).has_step("a", temple, 1).offers("end");
    // Nothing to sell, sold already, or another tribe: the step is lost, and the log says so.
    let lost = Event::Lapsed { seat: seat("a"), what: Lapse::Step, n: 1, stage: None };
    let other =
        expansion(Options { prophecies: true, ..tribal(2) }).prophecy("wrathful-gods").tribe("a", "balam");
    let other = offering(other.blocks("a", 1, 1, 1)).offers("end");
    assert!(other.events().contains(&lost));
    let sold =
        poor_under("wrathful-gods").blocks("a", 1, 0, 0).skulls("a", 1).worker("a", "chi", 6).corn("a", 0);
    let sold = sold.play("pick chi 6; sell wood; use chi 6; gain gold 1; climb kukulkan");
    sold.has_corn("a", 1);
    // The first version of the rules did not ask.
    let first = offering(poor_under("wrathful-gods").by_rules(1)).offers("end").has_step("a", temple, 1);
    assert!(first.events().contains(&lost));
}

#[test]
fn ze048_zea63_gold_that_a_sale_would_pay_is_asked_about() {
    let extract = |it: Scenario| {
        let it = it.row(&["government-extraction-gold"]).blocks("a", 2, 2, 0).worker("a", "tik", 2);
        it.play("pick tik 2; use tik 2; build government-extraction-gold")
    };
    let asked = extract(poor_under("gold-shortage")).offers_only(&["no", "sell stone"]);
    asked.clone().play("sell stone; gold 1").has_corn("a", 2).has_blocks("a", 0, 0, 1);
    asked.play("no").has_blocks("a", 0, 1, 0).offers("end");
    let first = extract(poor_under("gold-shortage").by_rules(1)).offers("end");
    assert!(first.events().contains(&Event::Lapsed {
        seat: seat("a"),
        what: Lapse::Gold,
        n: 1,
        stage: None
    }));
}

#[test]
fn ze048_zea63_an_action_that_a_sale_would_pay_is_asked_about() {
    let build = |it: Scenario| {
        let it = it.row(&["tomb-any-action"]).blocks("a", 2, 1, 2).worker("a", "tik", 2);
        it.play("pick tik 2; use tik 2; build tomb-any-action")
    };
    let asked = build(xaman()).offers_only(&["no", "sell gold"]);
    asked.clone().play("sell gold; use pal 1").has_corn("a", 4 - 1 + 3);
    asked.play("no").has_corn("a", 0).has_blocks("a", 0, 0, 1).offers("end");
    let first = build(xaman().by_rules(1)).offers("end");
    assert!(first.events().contains(&Event::Lapsed {
        seat: seat("a"),
        what: Lapse::Action,
        n: 1,
        stage: None
    }));
}

#[test]
fn ze048_zea63_both_steps_of_tikal_5_can_wait_for_a_sale() {
    let asked = poor_under("wrathful-gods").worker("a", "tik", 5).play("pick tik 5; use tik 5; pay gold 1");
    let asked = asked.offers_only(&["no", "sell wood", "sell stone"]);
    asked.play("sell wood; climb chaac; climb kukulkan").has_corn("a", 0).has_step("a", "kukulkan", 2);
}

#[test]
fn ze049_zea63_on_a_food_day_nothing_is_sold_and_nothing_asked() {
    let options = Options { prophecies: true, ..tribal(2) };
    let day = expansion(options).put(6, 1, "gold-shortage").second_epoch().food_day(3).tribe("a", "xaman-ek");
    let day = day.blocks("a", 1, 1, 1).step("a", "quetzalcoatl", 3).corn("b", 40);
    let day = day.play("place pal; end; place yax; end");
    let stage = Some(FoodDayStage::Rewards);
    assert!(day.events().contains(&Event::Lapsed { seat: seat("a"), what: Lapse::Gold, n: 1, stage }));
    day.has_blocks("a", 1, 1, 1);
}
