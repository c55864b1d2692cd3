//! What prophecies count and give at their end: ZE-069 to ZE-072 and the bonus of every tile.

use patolli_tzolkin::{Event, Options, data::Prophecy};

use super::{components, event_index, fed, last_day, named, play_food_day, prophecy_score};
use crate::scenario::{Scenario, base, expansion, seat};

/// A count and the points for it, at every end of every band; the position is made by `set`.
fn bands(prophecy: &str, cases: &[(i8, i8)], set: impl Fn(Scenario, u8) -> Scenario) {
    for (count, points) in cases {
        let it = set(last_day(prophecy), count.unsigned_abs());
        let it = play_food_day(it);
        assert_eq!(prophecy_score(&it, "a"), (*count, *points), "{prophecy}");
        it.has_score("a", (*points).into());
    }
}

/// Steps above the start, spread over the temples from the first on.
fn climbed(it: Scenario, steps: u8) -> Scenario {
    let (chaac, rest) = (steps.min(5), steps.saturating_sub(5));
    it.step("a", "chaac", 1 + chaac).step("a", "quetzalcoatl", 1 + rest)
}

#[test]
fn ze069_points_come_after_feeding_and_rewards() {
    let reward = |answer| {
        play_food_day(last_day("gold-shortage").step("a", "quetzalcoatl", 3).blocks("a", 0, 0, 1))
            .play(answer)
    };
    // The gold given on this very day counts.
    assert_eq!(prophecy_score(&reward("gold 1"), "a"), (2, 0));
    assert_eq!(prophecy_score(&reward("no"), "a"), (1, -5));
    let day = play_food_day(last_day("drought").step("a", "chaac", 2).step("b", "chaac", 2));
    let scored = event_index(&day, |it| matches!(it, Event::ProphecyScored { .. }));
    assert!(event_index(&day, |it| matches!(it, Event::Fed { .. })) < scored);
    assert!(
        day.events()[..scored]
            .iter()
            .any(|it| matches!(it, Event::Gained { seat: of, .. } if *of == seat("b")))
    );
    // Every player scores.
    assert_eq!(prophecy_score(&day, "b"), (0, -5));
    day.has_score("a", -5).has_score("b", -5);
}

#[test]
fn ze070_points_by_count_are_those_of_the_component_list() {
    let listed = components();
    let listed = listed["prophecies"].as_array().expect("a list");
    assert_eq!(listed.len(), Prophecy::ALL.len());
    for entry in listed {
        let prophecy = named(&entry["id"].as_str().expect("an id").replace('_', "-"));
        let bands = entry["bands"].as_array().expect("bands");
        for count in -4..=20 {
            let band = bands.iter().find(|it| it.get("max").is_none_or(|it| it.as_integer() >= Some(count)));
            let points = band.and_then(|it| it["vp"].as_integer()).expect("points");
            let given = prophecy.points(i8::try_from(count).expect("small"));
            assert_eq!(i64::from(given), points, "{prophecy} at {count}");
        }
    }
}

#[test]
fn ze071_the_bonus_can_make_a_score_negative() {
    play_food_day(last_day("desecration").score("a", 3)).has_score("a", -2);
    play_food_day(last_day("desecration").score("a", 3).skulls("a", 5)).has_score("a", 16);
}

#[test]
fn ze072_what_counts_is_the_state_of_that_moment() {
    // Built long before, built today, and one that was pulled down today.
    let table = last_day("crowded-cities")
        .row(&["shrine-architecture-vp"])
        .owns("a", &["farm-single-a", "x-shrine-stone"]);
    let table = table.blocks("a", 0, 2, 0).worker("a", "tik", 2);
    let built = table
        .play("pick tik 2; use tik 2; build shrine-architecture-vp pull x-shrine-stone; pay stone 1; end");
    assert_eq!(prophecy_score(&built.play("place pal; end"), "a"), (2, 0));
    // Gold spent today no longer counts.
    let spent = last_day("gold-shortage").blocks("a", 0, 0, 2).worker("a", "uxm", 2);
    let spent = spent.play("pick uxm 2; use uxm 2; sell gold; no; end; place pal; end");
    assert_eq!(prophecy_score(&spent, "a"), (1, -5));
}

#[test]
fn ze074_wrathful_gods_count_the_steps_on_all_temples() {
    let cases = [(0, -5), (1, 0), (3, 0), (4, 6), (9, 6), (10, 13), (12, 13)];
    bands("wrathful-gods", &cases, climbed);
    // The step below the start counts -1.
    let low =
        last_day("wrathful-gods").step("a", "chaac", 0).step("a", "quetzalcoatl", 0).step("a", "kukulkan", 0);
    assert_eq!(prophecy_score(&play_food_day(low), "a"), (-3, -5));
    let mixed = last_day("wrathful-gods").step("a", "chaac", 0).step("a", "kukulkan", 3);
    assert_eq!(prophecy_score(&play_food_day(mixed), "a"), (1, 0));
}

#[test]
fn ze076_zea20_an_angry_god_counts_the_steps_on_his_temple() {
    for temple in ["chaac", "quetzalcoatl", "kukulkan"] {
        let prophecy = format!("angry-god-{temple}");
        let cases = [(0, 0), (1, 0), (2, 6), (3, 6), (4, 13), (5, 13)];
        bands(&prophecy, &cases, |it, n| it.step("a", temple, 1 + n));
        // Below the start: -1.
        bands(&prophecy, &[(-1, -5)], |it, _| it.step("a", temple, 0));
        // The other temples do not count.
        let others = ["chaac", "quetzalcoatl", "kukulkan"].into_iter().filter(|it| *it != temple);
        let others = others.fold(last_day(&prophecy), |it, other| it.step("a", other, 2));
        assert_eq!(prophecy_score(&play_food_day(others), "a"), (0, 0));
    }
}

#[test]
fn ze079_forest_fires_count_wood_tiles() {
    let cases = [(0, -5), (1, 0), (2, 0), (3, 6), (5, 6), (6, 13)];
    bands("forest-fires", &cases, |it, n| {
        (3..=5).fold(it, |it, number| it.jungle_tiles(number, 0, 2)).harvest_tiles("a", 0, n)
    });
}

#[test]
fn ze082_drought_counts_corn_tiles() {
    let cases = [(0, -5), (1, -5), (2, 0), (3, 0), (4, 6), (6, 6), (7, 13)];
    bands("drought", &cases, |it, n| {
        (2..=5).fold(it, |it, number| it.jungle_tiles(number, 0, 0)).harvest_tiles("a", n, 6)
    });
}

#[test]
fn ze085_gold_shortage_counts_gold_blocks() {
    let cases = [(0, -5), (1, -5), (2, 0), (3, 0), (4, 6), (5, 6), (6, 13)];
    bands("gold-shortage", &cases, |it, n| it.blocks("a", 9, 9, n.into()));
}

#[test]
fn ze087_desecration_counts_skulls_held() {
    let cases = [(0, -5), (1, 0), (2, 0), (3, 6), (4, 6), (5, 13)];
    // Skulls at Chichen Itza and on the new building do not count.
    bands("desecration", &cases, |it, n| {
        let shrine = it.owns("a", &["x-shrine-skull"]).offerings(&[1, 2, 3]).skulls("a", n);
        shrine.sheet(|it| it["skulls"] = serde_json::json!(13 - 4 - n))
    });
}

#[test]
fn ze089_teacher_shortage_counts_levels() {
    let cases = [(0, -5), (2, -5), (3, 0), (4, 0), (5, 6), (6, 6), (7, 13), (12, 13)];
    let tracks = ["agriculture", "extraction", "architecture", "theology"];
    bands("teacher-shortage", &cases, |it, n| {
        (0..4u8)
            .zip(tracks)
            .fold(it, |it, (place, track)| it.level("a", track, n.saturating_sub(3 * place).min(3)))
    });
    // An advance beyond level 3 does not count.
    let beyond =
        last_day("teacher-shortage").level("a", "architecture", 3).blocks("a", 2, 0, 0).worker("a", "tik", 1);
    let beyond = beyond.play("pick tik 1; use tik 1; learn architecture; pay wood 2; end; place pal; end");
    assert_eq!(prophecy_score(&beyond, "a"), (3, 0));
}

#[test]
fn ze092_forgotten_lore_counts_technologies_on_level_2_or_3() {
    let levels = |it: Scenario, n: u8| {
        let high = [("agriculture", 2), ("extraction", 3), ("theology", 2), ("architecture", 3)];
        let it = high.into_iter().take(n.into()).fold(it, |it, (track, level)| it.level("a", track, level));
        // Level 1 does not count.
        high.into_iter().skip(n.into()).fold(it, |it, (track, _)| it.level("a", track, 1))
    };
    bands("forgotten-lore", &[(0, -5), (1, 0), (2, 6), (3, 13), (4, 13)], levels);
}

#[test]
fn ze096_crowded_cities_count_buildings_without_monuments() {
    let names = [
        "farm-single-a",
        "farm-single-b",
        "farm-single-c",
        "tomb-builder",
        "x-shrine-stone",
        "tomb-brown-green",
        "shrine-architecture",
    ];
    let cases = [(0, -5), (1, -5), (2, 0), (3, 0), (4, 6), (6, 6), (7, 13)];
    bands("crowded-cities", &cases, |it, n| {
        it.monuments(&["monument-tombs"]).has_built("a", "monument-tombs").owns("a", &names[..usize::from(n)])
    });
}

#[test]
fn ze098_hunger_counts_workers_fed() {
    bands("hunger", &[(3, -5), (4, 0), (5, 6), (6, 13)], |it, n| it.hand("a", n));
    // Six workers, corn for four: four count, two cost 3 points each.
    let hungry = play_food_day(last_day("hunger").hand("a", 6).corn("a", 14));
    assert_eq!((fed(&hungry, "a"), prophecy_score(&hungry, "a")), ((6, 4, 12), (4, 0)));
    hungry.has_score("a", -6);
}

#[test]
fn zea21_workers_fed_by_farms_count() {
    // Farms spare three of four workers all 3 corn, the fourth one of them.
    let farmers = last_day("hunger").owns("a", &["farm-triple-a", "farm-each-a"]).hand("a", 4).corn("a", 2);
    let farmers = play_food_day(farmers);
    assert_eq!((fed(&farmers, "a"), prophecy_score(&farmers, "a")), ((4, 4, 2), (4, 0)));
}

#[test]
fn ze100_high_floodwaters_count_workers_at_chichen_itza() {
    bands("high-floodwaters", &[(0, -5), (1, 0), (2, 6), (3, 13), (4, 13)], |it, n| {
        let ridden = (0..n).fold(it.worker("a", "uxm", 3), |it, place| it.worker("a", "chi", 2 * place + 1));
        ridden.worker("b", "chi", 0).hand("a", 1)
    });
}

#[test]
fn zex04_buildings_before_and_during_the_prophecy() {
    let table = expansion(Options { prophecies: true, ..base(2) }).put(6, 0, "crowded-cities").food_day(2);
    let table = table.row(&["farm-single-b", "farm-single-c"]).owns("a", &["farm-single-a"]);
    let table = table.worker("a", "tik", 2).worker("a", "tik", 3).corn("a", 1);
    // Each of the new ones costs a block more.
    let dear = table.blocks("a", 2, 2, 0).play("pick tik 2; use tik 2; build farm-single-b; pay stone 1");
    let built = dear.play("pick tik 3; use tik 2; build farm-single-c; pay stone 1");
    assert_eq!(prophecy_score(&built.has_blocks("a", 0, 0, 0).play("end; place pal; end"), "a"), (3, 0));
}

#[test]
fn zea05_the_day_ends_before_the_calendar_turns() {
    // Still on Chichen Itza 10 when it counts, pushed off right after.
    let night = play_food_day(last_day("high-floodwaters").worker("a", "chi", 10));
    assert_eq!(prophecy_score(&night, "a"), (1, 0));
    let pushed = event_index(&night, |it| matches!(it, Event::PushedOff { .. }));
    assert!(event_index(&night, |it| matches!(it, Event::ProphecyScored { .. })) < pushed);
    night.has_on("a", "chi", &[]).shows("over", |it| it.prophecy() == Some(named("high-floodwaters")), false);
}

#[test]
fn zea05_the_third_prophecy_is_scored_before_the_last_advance() {
    let table = expansion(Options { prophecies: true, ..base(2) }).put(6, 2, "high-floodwaters");
    let table =
        table.second_epoch().food_day(4).corn("a", 6).corn("b", 6).worker("a", "chi", 10).hand("a", 1);
    let end = play_food_day(table).is_over();
    assert_eq!(prophecy_score(&end, "a"), (1, 0));
    let temples = event_index(&end, |it| matches!(it, Event::TempleScored { .. }));
    let scored = event_index(&end, |it| matches!(it, Event::ProphecyScored { .. }));
    let turned = event_index(&end, |it| matches!(it, Event::CalendarTurned { .. }));
    let last = event_index(&end, |it| matches!(it, Event::FinalScoringBegan));
    assert!(temples < scored && scored < turned && turned < last);
}

#[test]
fn zea06_income_feeding_epoch_rewards_prophecy() {
    let table = expansion(Options { prophecies: true, buildings: true, ..base(2) }).put(6, 0, "drought");
    let day = play_food_day(table.food_day(2).row(&[]).owns("a", &["x-farm-granary"]).corn("b", 9));
    let order = [
        event_index(&day, |it| matches!(it, Event::Gained { .. })),
        event_index(&day, |it| matches!(it, Event::Fed { .. })),
        event_index(&day, |it| matches!(it, Event::EpochChanged)),
        event_index(&day, |it| matches!(it, Event::TempleScored { .. })),
        event_index(&day, |it| matches!(it, Event::ProphecyScored { .. })),
        event_index(&day, |it| matches!(it, Event::CalendarTurned { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn zea61_the_present_step_counts_not_the_highest_ever_reached() {
    // Seat a has gone down for a burned field today.
    let fallen =
        last_day("angry-god-chaac").step("a", "chaac", 3).jungle_tiles(3, 1, 0).worker("a", "pal", 3);
    let fallen = fallen.play("pick pal 3; harvest 3 burn; anger chaac; end; place yax; end");
    assert_eq!(prophecy_score(&fallen, "a"), (1, 0));
    let sunk = last_day("wrathful-gods").step("a", "chaac", 1).jungle_tiles(3, 1, 0).worker("a", "pal", 3);
    let sunk = sunk.play("pick pal 3; harvest 3 burn; anger chaac; end; place yax; end");
    assert_eq!(prophecy_score(&sunk, "a"), (-1, -5));
}
