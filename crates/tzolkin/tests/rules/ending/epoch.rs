//! The change of epoch: Z-296 to Z-299.

use patolli_tzolkin::{Event, Illegal, Tzolkin, data::BuildingId};

use super::day;
use crate::scenario::{Scenario, read, scenario};

const OLD: [&str; 6] = [
    "farm-single-a",
    "farm-single-b",
    "farm-each-a",
    "tomb-builder",
    "government-agriculture",
    "shrine-architecture",
];

/// The second food day is over.
fn changed(before: Scenario) -> Scenario {
    day::over(before.food_day(2).corn("a", 6).corn("b", 6))
}

fn row(at: &Scenario) -> Vec<BuildingId> {
    at.game().row().iter().flatten().copied().collect()
}

#[test]
fn z296_the_first_epochs_buildings_left_on_the_board_leave_the_game() {
    let after = changed(scenario(2).row(&OLD)).shows("epoch", Tzolkin::epoch, 2);
    assert!(row(&after).iter().all(|it| it.tile().epoch == 2), "{:?}", row(&after));
    // They are neither in anybody's hands nor do they come back when places fall empty.
    OLD.into_iter()
        .fold(after, |it, name| it.owns_building("a", name, false).owns_building("b", name, false));
    let later = scenario(2).row(&OLD).worker("a", "tik", 3).blocks("a", 20, 20, 20);
    let later = changed(later.hand("a", 1)).play("pick tik 4; use tik 4");
    let old = later.clone().refuses("build farm-single-a", Illegal::NotOnOffer);
    let first = old.offered()[0].clone();
    let rebuilt = later.play(&first);
    assert!(row(&rebuilt).iter().all(|it| it.tile().epoch == 2));
}

#[test]
fn z297_six_buildings_of_the_second_epoch_are_laid_out() {
    let top =
        ["tomb-market", "shrine-green", "farm-triple-b", "tomb-vp", "government-any-corn", "shrine-yellow"];
    let after = changed(scenario(2).row(&OLD).order(3, &top));
    assert_eq!(row(&after), top.map(read::<BuildingId>));
    // Six of them even if there were fewer places filled before.
    let few = changed(scenario(2).row(&OLD[..2]).stack_empty().order(3, &top));
    assert_eq!(row(&few), top.map(read::<BuildingId>));
}

#[test]
fn z298_from_then_on_the_row_is_filled_from_the_second_epochs_stack() {
    let top = ["farm-triple-a", "tomb-vp", "shrine-green", "shrine-yellow", "tomb-market", "tomb-worker"];
    let after = changed(
        scenario(2)
            .row(&OLD)
            .order(3, &top)
            .put(3, 6, "shrine-brown")
            .worker("a", "tik", 1)
            .blocks("a", 2, 0, 0),
    );
    let built = after.play("pick tik 2; use tik 2; build farm-triple-a; end");
    let mut expected = top.map(read::<BuildingId>);
    expected[0] = read("shrine-brown");
    assert_eq!(row(&built), expected);
}

#[test]
fn z299_monuments_are_not_touched() {
    let before =
        scenario(2).monuments(&["monument-tombs", "monument-levels"]).has_built("b", "monument-levels");
    let offered: Vec<_> = before.game().monuments().collect();
    let again = scenario(2).monuments(&["monument-tombs", "monument-levels"]);
    let after = changed(again.has_built("b", "monument-levels"));
    assert_eq!(after.game().monuments().collect::<Vec<_>>(), offered);
    assert!(after.events().contains(&Event::EpochChanged));
    let owned: Vec<_> = after.game().monuments_of(crate::scenario::seat("b")).collect();
    assert_eq!(owned, [read("monument-levels")]);
}
