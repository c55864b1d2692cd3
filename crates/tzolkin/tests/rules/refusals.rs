//! A refusal names the rule that was broken: notation in a position, and the rule it breaks.

use patolli_core::{Game as _, Refusal as _};
use patolli_tzolkin::{Action, Options};

use crate::scenario::{Scenario, base, everything, expansion, opening, read, scenario};

/// Each of these decisions is refused by the rule with this number.
fn refused_by_rule(table: &Scenario, cases: &[(&str, &str)]) {
    for (notation, rule) in cases {
        let action: Action = read(notation);
        match table.game().check(action) {
            Ok(()) => panic!("`{notation}` is allowed"),
            Err(breach) => assert_eq!(breach.rule(), *rule, "`{notation}`: {breach}"),
        }
    }
}

/// Two seats; a has a worker on a position, just picked up.
fn picked(wheel: &str, position: u8) -> Scenario {
    scenario(2).worker("a", wheel, position)
}

fn under(prophecy: &str) -> Scenario {
    expansion(Options { prophecies: true, ..base(2) }).prophecy(prophecy)
}

fn led_by(tribe: &str) -> Scenario {
    expansion(Options { tribes: true, ..base(2) }).tribe("a", tribe)
}

fn quickly(tile: &str) -> Scenario {
    expansion(Options { quick: true, ..base(3) }).quick_tile(tile)
}

#[test]
fn refusals_of_the_secret_choice() {
    let table = opening(everything(2), 1);
    let dealt: Vec<String> = table.offered();
    let tribes: Vec<&String> = dealt.iter().filter(|it| it.starts_with("tribe")).collect();
    let tiles: Vec<&String> = dealt.iter().filter(|it| it.starts_with("keep")).collect();
    let all = ["tribe balam", "tribe huracan", "tribe yaluk"];
    let other = all.into_iter().find(|it| !dealt.iter().any(|dealt| dealt == it)).expect("two are dealt");
    let all =
        ["keep w-palenque-1", "keep w-palenque-3", "keep w-palenque-5", "keep w-tikal-1", "keep w-tikal-3"];
    let tile = all.into_iter().find(|it| !dealt.iter().any(|dealt| dealt == it)).expect("four are dealt");
    refused_by_rule(&table, &[(other, "ZE-011"), (tile, "Z-047"), ("end", "Z-048"), ("beg", "Z-048")]);
    let quiet = tribes.into_iter().find(|it| *it != "tribe ixtab").expect("one of two");
    let kept = table.play(&format!("{quiet}; {}; {}", tiles[0], tiles[1]));
    refused_by_rule(&kept, &[(quiet, "ZE-013"), (tiles[0], "Z-048"), (tiles[2], "Z-048")]);
    refused_by_rule(&opening(base(2), 1), &[("tribe balam", "ZE-013")]);
}

#[test]
fn refusals_of_begging_and_mercy() {
    refused_by_rule(&scenario(2).corn("a", 3), &[("beg", "Z-084")]);
    refused_by_rule(&led_by("bacab").corn("a", 4), &[("beg", "ZEA-41")]);
    refused_by_rule(&scenario(2).corn("a", 2).play("beg; anger chaac"), &[("beg", "ZA-11")]);
    refused_by_rule(&scenario(2).corn("a", 2).play("place pal"), &[("beg", "ZA-11")]);
    let low = || {
        ["chaac", "quetzalcoatl", "kukulkan"]
            .into_iter()
            .fold(scenario(2), |it, temple| it.step("a", temple, 0))
    };
    refused_by_rule(&low(), &[("beg", "Z-088")]);
    refused_by_rule(
        &scenario(2).step("a", "chaac", 0).play("beg"),
        &[("anger chaac", "Z-258"), ("no", "ZA-44")],
    );
    // Nothing is in reach but by mercy: one worker, where it is cheapest.
    let wheels = ["pal", "yax", "tik", "uxm", "chi"];
    let full = wheels.into_iter().fold(low(), |it, wheel| it.neutral(wheel, 0));
    let full = full.neutral("pal", 1).on_start_space("b");
    refused_by_rule(&full, &[("place pal", "Z-089"), ("place start", "Z-099"), ("end", "Z-081")]);
    refused_by_rule(&full.play("place yax"), &[("place yax", "Z-089"), ("pick yax 1", "Z-080")]);
}

#[test]
fn refusals_of_placing_and_picking_up() {
    let ready = || scenario(2).worker("a", "pal", 3).worker("b", "yax", 2);
    let table = ready();
    refused_by_rule(
        &table,
        &[("pick pal 2", "Z-103"), ("pick yax 2", "Z-113"), ("end", "Z-081"), ("no", "Z-075")],
    );
    refused_by_rule(&table, &[("use pal 1", "Z-075"), ("quick", "ZE-131"), ("place quick", "ZE-125")]);
    refused_by_rule(&table, &[("place pal beyond", "ZE-046"), ("turn 1", "Z-075"), ("sell wood", "ZE-048")]);
    let placed = table.clone().play("place pal");
    refused_by_rule(&placed, &[("pick pal 3", "Z-080"), ("place pal", "Z-100"), ("keep w-tikal-1", "Z-075")]);
    refused_by_rule(&table.clone().play("pick pal 3; no"), &[("place pal", "Z-080")]);
    refused_by_rule(&ready().hand("a", 0), &[("place pal", "Z-090")]);
    let full = (0..8).fold(scenario(2), |it, position| it.neutral("tik", position));
    refused_by_rule(&full.corn("a", 9), &[("place tik", "ZA-24")]);
    refused_by_rule(&scenario(2).on_start_space("b"), &[("place start", "Z-099")]);
    let twice = led_by("ah-chuy-kak").corn("a", 1).worker("a", "yax", 3).play("place pal; place tik");
    refused_by_rule(&twice, &[("pick pal 0", "ZEA-37")]);
    refused_by_rule(
        &twice.play("pick yax 3; use yax 3"),
        &[("place uxm", "ZEA-37"), ("pick pal 0", "Z-080")],
    );
}

#[test]
fn refusals_around_quick_actions() {
    let table = quickly("corn-3").corn("a", 9);
    refused_by_rule(&table.clone().play("place quick"), &[("place quick", "ZE-134"), ("end", "ZE-142")]);
    // After the quick action placing is over; nobody is picking up workers.
    refused_by_rule(
        &table.clone().play("place quick; quick"),
        &[("place pal", "ZE-139"), ("quick", "ZE-131")],
    );
    refused_by_rule(&table.clone().on_quick_space("b").on_quick_space("c"), &[("place quick", "ZE-136")]);
    refused_by_rule(&quickly("technology").corn("a", 9), &[("place quick", "ZE-142")]);
    let market = quickly("market").corn("a", 4).blocks("a", 1, 0, 0).play("place quick; quick");
    refused_by_rule(
        &market,
        &[("no", "ZEA-32"), ("buy gold", "Z-183"), ("sell gold", "Z-182"), ("end", "ZA-44")],
    );
    refused_by_rule(&market.play("sell wood; buy stone"), &[("buy wood", "ZA-53"), ("sell stone", "ZA-53")]);
    let build = quickly("build-for-1-corn").row(&["farm-single-a"]).blocks("a", 1, 0, 0).corn("a", 3);
    let build = build.level("a", "architecture", 3).play("place quick; quick");
    refused_by_rule(&build, &[("build farm-single-a save wood", "ZE-143"), ("no", "ZA-44")]);
}

#[test]
fn refusals_of_actions() {
    let table = picked("pal", 4).corn("a", 1).jungle_tiles(3, 1, 0).jungle_tiles(4, 0, 1).play("pick pal 4");
    refused_by_rule(
        &table,
        &[("harvest 2 corn", "Z-110"), ("harvest 5 corn", "Z-105"), ("use yax 1", "Z-105")],
    );
    refused_by_rule(
        &table,
        &[("harvest 3 corn", "Z-156"), ("harvest 4 wood", "Z-155"), ("use pal 0", "ZA-44")],
    );
    refused_by_rule(
        &picked("pal", 4).jungle_tiles(4, 0, 0).play("pick pal 4"),
        &[("harvest 4 corn", "Z-158"), ("harvest 4 burn", "Z-158")],
    );
    refused_by_rule(&picked("pal", 2).play("pick pal 2"), &[("harvest 2 wood", "Z-033"), ("end", "ZA-44")]);
    refused_by_rule(&picked("yax", 1).play("pick yax 1"), &[("use yax 0", "ZA-23")]);
    // All markers on the lowest step: burning is refused as burning, not as begging.
    let low = ["chaac", "quetzalcoatl", "kukulkan"]
        .into_iter()
        .fold(picked("pal", 4), |it, temple| it.step("a", temple, 0));
    refused_by_rule(&low.play("pick pal 4"), &[("harvest 4 burn", "Z-162")]);
    refused_by_rule(&picked("uxm", 1).play("pick uxm 1"), &[("use uxm 1", "Z-181")]);
    refused_by_rule(&picked("uxm", 5).play("pick uxm 5"), &[("use uxm 5", "Z-190"), ("use uxm 4", "Z-110")]);
    refused_by_rule(&picked("tik", 5).play("pick tik 5"), &[("use tik 5", "Z-179")]);
    refused_by_rule(&picked("tik", 1).play("pick tik 1"), &[("use tik 1", "Z-146")]);
    refused_by_rule(&picked("tik", 2).row(&[]).play("pick tik 2"), &[("use tik 2", "Z-146")]);
    refused_by_rule(&picked("chi", 2).play("pick chi 2"), &[("use chi 2", "Z-195")]);
    refused_by_rule(
        &picked("chi", 2).skulls("a", 1).offerings(&[2]).play("pick chi 2"),
        &[("use chi 2", "Z-196")],
    );
    let any = picked("uxm", 5).corn("a", 1).play("pick uxm 5; use uxm 5");
    refused_by_rule(
        &any,
        &[("use uxm 1", "Z-191"), ("use chi 1", "Z-192"), ("use uxm 5", "ZA-51"), ("use tik 0", "Z-190")],
    );
    let icon = picked("tik", 2).row(&["tomb-any-action"]).blocks("a", 2, 1, 1).corn("a", 1);
    let icon = icon.play("pick tik 2; use tik 2; build tomb-any-action");
    refused_by_rule(&icon, &[("use yax 0", "Z-340"), ("use uxm 1", "Z-191"), ("use chi 1", "Z-192")]);
    let icon = expansion(Options { tribes: true, ..base(2) }).tribe("a", "xaman-ek").worker("a", "tik", 2);
    let icon = icon
        .row(&["tomb-any-action"])
        .blocks("a", 3, 1, 1)
        .play("pick tik 2; use tik 2; build tomb-any-action");
    refused_by_rule(&icon, &[("use pal 1", "Z-340")]);
}

#[test]
fn refusals_of_advances() {
    let lesson = |level, wood| {
        picked("tik", 1).blocks("a", wood, 0, 0).level("a", "theology", level).play("pick tik 1; use tik 1")
    };
    refused_by_rule(&lesson(1, 1), &[("learn theology", "Z-207"), ("no", "ZA-44")]);
    refused_by_rule(&lesson(2, 2), &[("learn theology", "Z-208")]);
    for (level, wood, rule) in [(0, 2, "Z-206"), (1, 3, "Z-207"), (2, 4, "Z-208"), (3, 2, "Z-211")] {
        let paying = lesson(level, wood).play("learn theology");
        refused_by_rule(&paying, &[("pay wood 9", rule), ("no", "ZA-44")]);
    }
    refused_by_rule(
        &lesson(0, 2).play("learn theology"),
        &[("pay gold 1", "Z-145"), ("learn theology", "ZA-44")],
    );
    let itzamna = |level, wood| {
        led_by("itzamna").worker("a", "tik", 1).blocks("a", wood, 0, 0).level("a", "theology", level)
    };
    let second = itzamna(2, 1).play("pick tik 1; use tik 1");
    refused_by_rule(&second, &[("learn theology", "ZE-041")]);
    let short =
        under("teacher-shortage").worker("a", "tik", 1).blocks("a", 2, 0, 0).level("a", "theology", 1);
    refused_by_rule(&short.play("pick tik 1; use tik 1"), &[("learn theology", "ZE-088")]);
    let taught = under("teacher-shortage").row(&["government-agriculture"]).blocks("a", 3, 0, 0);
    let taught = taught.worker("a", "tik", 2).play("pick tik 2; use tik 2; build government-agriculture");
    refused_by_rule(&taught, &[("learn theology", "Z-328")]);
    let exchange = expansion(Options { buildings: true, ..base(2) }).row(&["x-government-exchange"]);
    let exchange = exchange.blocks("a", 1, 1, 0).level("a", "theology", 1).worker("a", "tik", 2);
    let exchange = exchange.play("pick tik 2; use tik 2; build x-government-exchange");
    refused_by_rule(&exchange, &[("retreat agriculture", "ZE-120"), ("no", "ZEA-58")]);
    refused_by_rule(&exchange.play("retreat theology"), &[("learn theology", "ZE-120")]);
}

#[test]
fn refusals_of_gains_and_steps() {
    let gain = picked("tik", 1)
        .blocks("a", 1, 0, 0)
        .level("a", "extraction", 3)
        .play("pick tik 1; use tik 1; learn extraction; pay wood 1");
    refused_by_rule(&gain, &[("gain wood 1", "Z-229"), ("no", "ZA-29")]);
    let block = picked("chi", 6).skulls("a", 1).play("pick chi 6; use chi 6");
    refused_by_rule(&block, &[("gain wood 2", "Z-197"), ("no", "ZA-29")]);
    let two = picked("tik", 5).blocks("a", 2, 0, 0).play("pick tik 5; use tik 5");
    refused_by_rule(&two, &[("pay wood 2", "Z-179"), ("no", "ZA-44")]);
    refused_by_rule(&two.play("pay wood 1; climb chaac"), &[("climb chaac", "Z-179"), ("no", "ZA-29")]);
    let offer = picked("chi", 1).skulls("a", 1).level("a", "theology", 2).blocks("a", 2, 0, 0);
    refused_by_rule(&offer.play("pick chi 1; use chi 1"), &[("pay wood 2", "Z-240")]);
    let wrath =
        under("wrathful-gods").corn("a", 3).worker("a", "uxm", 1).worker("a", "tik", 5).blocks("a", 1, 0, 0);
    let one = wrath.step("a", "chaac", 6).corn("a", 0).play("pick tik 5; use tik 5; pay wood 1");
    refused_by_rule(&one, &[("climb kukulkan", "ZE-073")]);
    let angry = under("angry-god-chaac")
        .blocks("a", 1, 0, 0)
        .worker("a", "tik", 5)
        .play("pick tik 5; use tik 5; pay wood 1");
    refused_by_rule(&angry, &[("climb chaac", "ZE-075")]);
    refused_by_rule(&angry.play("no"), &[("no", "ZEA-09"), ("climb chaac", "Z-179")]);
    let only = under("angry-god-chaac").blocks("a", 1, 0, 0).skulls("a", 1).worker("a", "chi", 1);
    refused_by_rule(&only.play("pick chi 1; use chi 1"), &[("climb kukulkan", "Z-248")]);
    let gold = under("gold-shortage")
        .level("a", "extraction", 3)
        .worker("a", "yax", 3)
        .play("pick yax 3; use yax 3");
    refused_by_rule(&gold, &[("gold 3", "ZE-067")]);
    let gold = under("gold-shortage").level("a", "extraction", 3).worker("a", "yax", 5).row(&[]);
    let gold = gold.play("pick yax 5; use yax 5; gold 1");
    refused_by_rule(&gold, &[("gold 1", "Z-075")]);
    let choice = under("gold-shortage").skulls("a", 1).worker("a", "chi", 6).play("pick chi 6; use chi 6");
    refused_by_rule(&choice, &[("gain gold 1", "ZEA-56")]);
}

const BUILDING_ROW: [&str; 3] = ["farm-single-a", "tomb-brown-yellow", "shrine-architecture"];

#[test]
fn refusals_of_building() {
    let row = BUILDING_ROW;
    let site = |level| picked("tik", 2).row(&row).blocks("a", 2, 0, 0).level("a", "architecture", level);
    let one = site(0).monuments(&["monument-tombs"]).play("pick tik 2; use tik 2");
    refused_by_rule(
        &one,
        &[("build tomb-brown-yellow", "Z-262"), ("build farm-single-b", "Z-264"), ("build tomb-vp", "Z-266")],
    );
    refused_by_rule(
        &one,
        &[("monument monument-tombs", "Z-281"), ("build farm-single-a save wood", "Z-234")],
    );
    refused_by_rule(
        &one,
        &[("build farm-single-a later", "ZA-46"), ("build farm-single-a pull farm-single-b", "ZE-102")],
    );
    refused_by_rule(&one, &[("build farm-single-a pull x-farm-granary", "ZE-103"), ("no", "ZA-44")]);
    let owned = picked("tik", 2).row(&row).owns("b", &["farm-single-b"]).blocks("a", 1, 0, 0);
    refused_by_rule(&owned.play("pick tik 2; use tik 2"), &[("build farm-single-b", "Z-263")]);
    let old = expansion(Options { buildings: true, ..base(2) })
        .row(&["farm-single-a"])
        .owns("a", &["x-shrine-stone"]);
    let old = old.blocks("a", 1, 0, 0).worker("a", "tik", 2).play("pick tik 2; use tik 2");
    refused_by_rule(&old, &[("build farm-single-a pull x-shrine-stone", "ZE-104")]);
    let corn =
        picked("uxm", 4).row(&row).corn("a", 2).level("a", "architecture", 3).monuments(&["monument-tombs"]);
    let corn = corn.play("pick uxm 4; use uxm 4");
    refused_by_rule(
        &corn,
        &[
            ("build farm-single-a save wood", "Z-235"),
            ("build tomb-brown-yellow", "Z-187"),
            ("monument monument-tombs", "Z-189"),
        ],
    );
}

#[test]
fn refusals_of_second_buildings_and_monuments() {
    let four = picked("tik", 4).row(&BUILDING_ROW).blocks("a", 4, 0, 4).level("a", "architecture", 3);
    let four = four.monuments(&["monument-tombs", "monument-skulls"]).play("pick tik 4; use tik 4");
    refused_by_rule(
        &four,
        &[("monument monument-skulls", "Z-262"), ("build farm-single-a save wood later", "ZA-46")],
    );
    let second = four.play("build farm-single-a");
    refused_by_rule(
        &second,
        &[("build shrine-architecture save gold", "Z-237"), ("monument monument-tombs", "Z-175")],
    );
}

#[test]
fn refusals_of_building_under_a_prophecy_and_of_tiles_that_are_gone() {
    let crowded = under("crowded-cities").worker("a", "tik", 2).worker("a", "uxm", 4).blocks("a", 2, 0, 0);
    let crowded = crowded.row(&["farm-single-a", "government-agriculture"]).play("pick tik 2; use tik 2");
    refused_by_rule(
        &crowded,
        &[("build government-agriculture", "ZE-093"), ("build farm-single-a save extra", "ZEA-18")],
    );
    refused_by_rule(&crowded.play("build farm-single-a"), &[("pay wood 2", "ZE-093")]);
    let skull = expansion(Options { buildings: true, ..base(2) }).row(&["x-shrine-skull", "farm-triple-a"]);
    let skull = skull.blocks("a", 2, 0, 1).worker("a", "tik", 2).play("pick tik 2; use tik 2");
    refused_by_rule(&skull, &[("build x-shrine-skull", "ZE-117")]);
    let built = picked("tik", 4)
        .row(&["farm-single-a"])
        .monuments(&["monument-tombs"])
        .has_built("b", "monument-tombs");
    let built = built.blocks("a", 9, 9, 9).play("pick tik 4; use tik 4");
    refused_by_rule(&built, &[("monument monument-tombs", "Z-278")]);
    let hidden =
        ["monument-workers", "monument-levels", "monument-level-3", "monument-temple-vp", "monument-shrines"];
    let hidden = hidden.into_iter().find(|it| !built.offered().contains(&format!("monument {it}")));
    refused_by_rule(&built, &[(&format!("monument {}", hidden.expect("four are laid out")), "Z-044")]);
}

#[test]
fn refusals_of_sales() {
    let table = led_by("xaman-ek").blocks("a", 1, 1, 0);
    refused_by_rule(&table, &[("sell gold", "ZE-048")]);
    refused_by_rule(&table.clone().play("sell wood"), &[("sell stone", "ZEA-48")]);
    let paying = led_by("xaman-ek").blocks("a", 1, 0, 0).worker("a", "tik", 1);
    refused_by_rule(&paying.play("pick tik 1; use tik 1"), &[("sell wood", "ZEA-63")]);
    refused_by_rule(&led_by("balam").blocks("a", 1, 0, 0), &[("sell wood", "ZE-048")]);
}

#[test]
fn refusals_of_the_calendar_and_after_the_end() {
    let days = scenario(2).worker("b", "pal", 6).play("place start; end; place pal; end");
    refused_by_rule(&days, &[("turn 2", "Z-138"), ("turn 0", "Z-135"), ("end", "Z-133")]);
    let longer = led_by("cit-bolon-tum").worker("a", "pal", 7).play("place start; end; place pal; end");
    refused_by_rule(&longer, &[("turn 2", "ZEA-43"), ("sell wood", "ZE-048")]);
    let over = scenario(2).second_epoch().food_day(4).corn("a", 9).corn("b", 9).finish_round();
    refused_by_rule(&over, &[("end", "Z-312"), ("place pal", "Z-312")]);
}
