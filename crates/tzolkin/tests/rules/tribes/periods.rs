//! Prophecies are laid out, begin and end: ZE-055 to ZE-064.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Viewer};
use patolli_tzolkin::{Event, Illegal, Options, Tzolkin, data::Prophecy};

use super::{modules::play_random, opening_with};
use crate::scenario::{Scenario, base, everything, expansion, opening, read, seat};

fn with_prophecies(seats: u8) -> Options {
    Options { prophecies: true, ..base(seats) }
}

const THREE: [&str; 3] = ["drought", "hunger", "gold-shortage"];

/// Drought, then hunger, then gold shortage; both seats have corn.
fn three() -> Scenario {
    expansion(with_prophecies(2)).order(6, &THREE).corn("a", 40).corn("b", 40)
}

/// The prophecy in force.
fn in_force(table: Scenario, prophecy: Option<&str>) -> Scenario {
    let prophecy: Option<Prophecy> = prophecy.map(read);
    table.shows("prophecy", Tzolkin::prophecy, prophecy)
}

/// A whole round, both seats placing a worker and nobody on the start-player space.
fn round(table: Scenario) -> Scenario {
    table.play("place pal; end; place yax; end")
}

fn scored(table: &Scenario) -> Vec<Prophecy> {
    let prophecy = |it: &Event| match it {
        Event::ProphecyScored { prophecy, .. } => Some(*prophecy),
        _ => None,
    };
    table.events().iter().filter_map(prophecy).collect()
}

#[test]
fn ze055_three_prophecies_are_laid_out_before_the_choice() {
    let (mut seen, mut orders) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..120 {
        let table = opening(Options { tribes: true, ..with_prophecies(2) }, seed);
        let view = table.view("a");
        assert_eq!(view.row.iter().flatten().count(), 6, "the buildings lie there");
        let pieces: u32 = ["pal", "yax", "tik", "uxm", "chi"]
            .map(|it| table.game().neutral_on(read(it)).count_ones())
            .iter()
            .sum();
        assert_eq!(pieces, 12, "the neutral pieces stand there");
        assert!(
            view.choice.is_some_and(|it| it.tiles.iter().all(|tile| !tile.kept)),
            "nothing is chosen yet"
        );
        let three: Vec<Prophecy> = view.prophecies.iter().map(|it| it.prophecy).collect();
        assert_eq!(three.len(), 3);
        assert_eq!(three.iter().collect::<BTreeSet<_>>().len(), 3, "three different ones");
        seen.extend(three.clone());
        orders.insert(three);
    }
    assert_eq!(seen.len(), 13, "each comes up");
    assert!(orders.len() > 100, "in random order");
    assert!(opening(base(2), 1).view("a").prophecies.is_empty());
}

#[test]
fn ze056_everybody_knows_all_three() {
    let table = opening_with(Options { tribes: true, ..with_prophecies(3) }, &[(6, &THREE)]);
    let expected: Vec<Prophecy> = THREE.iter().map(|it| read(it)).collect();
    for viewer in ["a", "b", "c"].map(|it| Viewer::Seat(seat(it))).into_iter().chain([Viewer::Watcher]) {
        let known: Vec<Prophecy> =
            table.game().view(viewer).prophecies.iter().map(|it| it.prophecy).collect();
        assert_eq!(known, expected);
    }
    let view = three().view("b");
    assert_eq!(view.prophecies.iter().map(|it| it.prophecy).collect::<Vec<_>>(), expected);
}

#[test]
fn ze057_the_first_quarter_has_none() {
    for day in 0..7 {
        in_force(three().day(day), None);
    }
    // The first food day is still without one, in its turns and in its feeding.
    let table = in_force(three().food_day(1), None).play("place pal; end; place yax; end");
    assert_eq!(scored(&table), []);
    let quarters = [8, 14, 21].map(|day| three().date(day).game().prophecy());
    assert_eq!(quarters, [0, 1, 2].map(|nth: usize| Some(read(THREE[nth]))), "each has one quarter");
}

#[test]
fn ze058_the_first_from_the_day_after_the_first_food_day() {
    let table = in_force(three().food_day(1), None);
    in_force(round(table), Some("drought"));
    // To the end of the second food day.
    let table = in_force(three().food_day(2), Some("drought"));
    let table = in_force(round(table), Some("hunger"));
    assert_eq!(scored(&table), [Prophecy::Drought; 2]);
}

#[test]
fn ze059_the_second_to_the_end_of_the_third_food_day() {
    in_force(three().day(14).food_days(2), Some("hunger"));
    let table = in_force(three().second_epoch().food_day(3), Some("hunger"));
    let table = in_force(round(table), Some("gold-shortage"));
    assert_eq!(scored(&table), [Prophecy::Hunger; 2]);
}

#[test]
fn ze060_the_third_to_the_end_of_the_game() {
    in_force(three().day(21).food_days(3), Some("gold-shortage"));
    let table = in_force(three().second_epoch().food_day(4), Some("gold-shortage"));
    let table = round(table).is_over();
    assert_eq!(scored(&table), [Prophecy::GoldShortage; 2]);
    let place = |it: &dyn Fn(&Event) -> bool| table.events().iter().position(it).expect("it happened");
    let scored = place(&|it| matches!(it, Event::ProphecyScored { .. }));
    assert!(scored < place(&|it| matches!(it, Event::FinalScoringBegan)));
}

#[test]
fn ze061_a_double_advance_over_the_food_day_takes_its_prophecy_along() {
    // The tooth of the second food day is 13; the calendar goes from 12 to 14.
    let table = three().day(12).food_days(1).play("place start; end; place pal; end; turn 2");
    let table = in_force(table, Some("drought")).shows("tooth", Tzolkin::tooth, 14);
    let table = table.shows("food day", Tzolkin::is_food_day, true);
    // The token went to b.
    let table = table.play("place yax; end; place yax; end");
    assert_eq!(scored(&table), [Prophecy::Drought; 2]);
    in_force(table, Some("hunger")).shows("tooth", Tzolkin::tooth, 15);
    // The same at the first food day: none before it is over.
    let table = three().day(6).play("place start; end; place pal; end; turn 2");
    in_force(in_force(table, None).play("place yax; end; place yax; end"), Some("drought"));
}

#[test]
fn ze062_still_in_force_for_the_rewards_of_its_last_food_day() {
    // On the third food day the yellow temple gives a gold; gold shortage is the second prophecy.
    let table = expansion(with_prophecies(2)).put(6, 1, "gold-shortage").second_epoch().food_day(3);
    let table = round(table.corn("a", 7).corn("b", 9).step("a", "quetzalcoatl", 3));
    let table = table.asks("a").has_corn("a", 1).offers_only(&["gold 1", "no"]);
    table.clone().play("gold 1").has_corn("a", 0).has_blocks("a", 0, 0, 1);
    table.play("no").has_corn("a", 1).has_blocks("a", 0, 0, 0);
    // If it is the third one it is not yet in force: the gold is free.
    let table = expansion(with_prophecies(2)).put(6, 2, "gold-shortage").second_epoch().food_day(3);
    round(table.corn("a", 6).corn("b", 9).step("a", "quetzalcoatl", 3)).asks("a").has_blocks("a", 0, 0, 1);
}

/// A prophecy and a deed; corn and wood of a before it, after it without the prophecy, and after it with it.
type Case = (&'static str, &'static str, (u16, u16), (u16, u16), (u16, u16));

#[test]
fn ze063_the_upper_half_makes_one_thing_harder() {
    let cases: [Case; 7] = [
        ("wrathful-gods", "pick uxm 1; use uxm 1; climb chaac", (4, 0), (1, 0), (0, 0)),
        ("forest-fires", "pick pal 3; harvest 3 wood", (0, 0), (0, 2), (0, 1)),
        ("drought", "pick pal 3; harvest 3 burn; anger chaac", (0, 0), (5, 0), (4, 0)),
        ("high-floodwaters", "place chi", (3, 0), (3, 0), (1, 0)),
        ("gold-shortage", "pick uxm 2; use uxm 2; buy gold; no", (6, 0), (2, 0), (1, 0)),
        ("forgotten-lore", "pick pal 1; use pal 1", (0, 0), (4, 0), (3, 0)),
        ("crowded-cities", "pick uxm 4; use uxm 4; build government-agriculture", (9, 0), (5, 0), (3, 0)),
    ];
    for (name, deed, before, plain, harder) in cases {
        for (prophecy, after) in [(false, plain), (true, harder)] {
            let table = ready(if prophecy { name } else { "hunger" }, deed, before).play(deed);
            let left = (table.game().corn(seat("a")), wood(&table));
            assert_eq!(left, after, "{name}, in force: {prophecy}");
        }
    }
}

fn wood(table: &Scenario) -> u16 {
    table.game().blocks(seat("a")).wood
}

/// Seat a ready for a deed with so much corn and wood.
fn ready(prophecy: &str, deed: &str, (corn, wood): (u16, u16)) -> Scenario {
    let table = expansion(with_prophecies(2)).prophecy(prophecy).row(&["government-agriculture"]);
    let table = table.corn("a", corn).blocks("a", wood, 0, 0).skulls("a", 1);
    let table = if deed.starts_with("pick pal 1") { table.level("a", "agriculture", 2) } else { table };
    match deed.split([' ', ';']).collect::<Vec<_>>()[..] {
        ["pick", wheel, position, ..] => table.worker("a", wheel, position.parse().expect("a number")),
        _ => table,
    }
}

#[test]
fn ze063_in_the_other_cases_the_price_is_a_block_a_step_or_food() {
    // Chichen Itza 1 leads up the brown temple: under its angry god the step has to be paid.
    let chichen = |prophecy, wood| ready(prophecy, "pick chi 1", (0, wood)).play("pick chi 1; use chi 1");
    chichen("hunger", 1).has_step("a", "chaac", 2).has_blocks("a", 1, 0, 0);
    chichen("angry-god-chaac", 1)
        .play("climb chaac; pay wood 1")
        .has_step("a", "chaac", 2)
        .has_blocks("a", 0, 0, 0);
    chichen("angry-god-kukulkan", 1).has_step("a", "chaac", 2).has_blocks("a", 1, 0, 0);
    let kukulkan = ready("angry-god-kukulkan", "pick chi 4", (0, 1)).play("pick chi 4; use chi 4");
    kukulkan.play("climb kukulkan; pay wood 1").has_step("a", "kukulkan", 2);
    let yellow = ready("angry-god-quetzalcoatl", "pick chi 7", (0, 1)).play("pick chi 7; use chi 7");
    yellow.play("climb quetzalcoatl; pay wood 1").has_step("a", "quetzalcoatl", 2);
    // Level 1 costs 2 blocks while teachers are short.
    let lesson =
        |prophecy| ready(prophecy, "pick tik 1", (0, 2)).play("pick tik 1; use tik 1; learn theology");
    lesson("hunger").offers_only(&["pay wood 1"]);
    lesson("teacher-shortage").offers_only(&["pay wood 2"]);
    // A skull costs a step down.
    let skull = |prophecy| ready(prophecy, "pick yax 4", (0, 0)).play("pick yax 4; use yax 4");
    skull("hunger").has_skulls("a", 2);
    skull("desecration").has_skulls("a", 1).play("anger chaac").has_skulls("a", 2).has_step("a", "chaac", 0);
    // Hunger: 3 corn a worker on the food day of its quarter.
    let feast = |first| expansion(with_prophecies(2)).put(6, 0, first).food_day(2).corn("a", 9).corn("b", 9);
    round(feast("drought")).has_corn("a", 3);
    round(feast("hunger")).has_corn("a", 0);
}

#[test]
fn ze064_what_is_not_paid_cannot_be_done() {
    // A step up.
    let table = ready("wrathful-gods", "pick chi 1", (0, 0)).play("pick chi 1; use chi 1");
    table.has_step("a", "chaac", 1).has_score("a", 4);
    let table = ready("wrathful-gods", "pick chi 1", (1, 0)).play("pick chi 1; use chi 1");
    table.clone().play("no").has_step("a", "chaac", 1).has_corn("a", 1);
    table.play("climb chaac").has_step("a", "chaac", 2).has_corn("a", 0);
    // An advance.
    let table = ready("teacher-shortage", "pick tik 1", (0, 1)).play("pick tik 1");
    table.refuses("use tik 1", Illegal::NoAdvance);
    // A worker at Chichen Itza.
    ready("high-floodwaters", "", (1, 0)).refuses("place chi", Illegal::Corn { need: 2, have: 1 });
    ready("high-floodwaters", "", (2, 0)).play("place chi").has_corn("a", 0);
    // A building: 2 wood and one block more.
    let table = ready("crowded-cities", "pick tik 2", (0, 2)).play("pick tik 2");
    table.refuses("use tik 2", Illegal::NothingToBuild);
    let table = ready("crowded-cities", "pick tik 2", (0, 3)).play("pick tik 2; use tik 2");
    table.play("build government-agriculture; pay wood 1").has_blocks("a", 0, 0, 0);
    // A gold, a skull.
    let table = ready("gold-shortage", "pick uxm 2", (4, 0)).play("pick uxm 2; use uxm 2");
    table.refuses("buy gold", Illegal::Corn { need: 5, have: 4 });
    let table =
        super::on_lowest_steps(ready("desecration", "pick yax 4", (0, 0))).play("pick yax 4; use yax 4");
    table.has_skulls("a", 1).offers_only(&["end"]);
}

#[test]
fn zex01_the_duration_of_all_prophecies_in_whole_games() {
    let mut doubles = 0;
    for seed in 0..40 {
        let options = if seed % 2 == 0 { with_prophecies(3) } else { everything(4) };
        // Food days of which all is done, as the events tell.
        let (mut over, mut food, mut scores) = (0usize, false, Vec::new());
        play_random(options, seed, &mut |game, events| {
            for event in events {
                match event {
                    Event::ProphecyScored { prophecy, .. } => scores.push((over, *prophecy)),
                    Event::RoundBegan { food: today, .. } => {
                        over += usize::from(food);
                        food = *today;
                        let expected = over.checked_sub(1).map(|nth| game.prophecies()[nth]);
                        assert_eq!(game.prophecy(), expected, "after {over} food days");
                    }
                    Event::CalendarTurned { days: 2, tooth: 8 | 14 | 21 | 27 } => doubles += 1,
                    _ => {}
                }
            }
        });
        let laid: Vec<Prophecy> = play_random(options, seed, &mut |_, _| {}).prophecies().to_vec();
        let seats = usize::from(options.seats);
        let expected: Vec<_> = (1..=3).flat_map(|nth| vec![(nth, laid[nth - 1]); seats]).collect();
        assert_eq!(scores, expected, "each is scored once for each player, at the food day that ends it");
    }
    assert!(doubles > 0, "some food day was passed over");
}
