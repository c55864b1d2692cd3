//! The quick-action tiles on the calendar: ZE-125 to ZE-130, ZE-145 to ZE-149, ZE-157.

use patolli_core::Options as _;
use patolli_tzolkin::{
    Event, Options, QuickAction,
    data::{QUICK_TILES_EPOCH_ONE, QUICK_TILES_EPOCH_TWO},
};

use super::{components, event_index, pile, redealt};
use crate::scenario::{Scenario, base, dealt, expansion, opening};

/// The tile on the board on a day.
fn tile_on(day: u8) -> Option<QuickAction> {
    laid().date(day).game().quick_tile()
}

/// Quick actions, the tiles of both epochs in a known order.
fn laid() -> Scenario {
    let one =
        ["corn-3", "technology", "stone-1", "market", "wood-1-corn-1", "build-for-1-corn", "technology"];
    let two = ["gold-1", "stone-1", "corn-3", "market", "technology", "build-for-1-corn"];
    expansion(Options { quick: true, ..base(2) }).order(7, &one).order(8, &two)
}

const ONE: [QuickAction; 7] = [
    QuickAction::Corn,
    QuickAction::Technology,
    QuickAction::Stone,
    QuickAction::Market,
    QuickAction::Wood,
    QuickAction::Build,
    QuickAction::Technology,
];
const TWO: [QuickAction; 6] = [
    QuickAction::Gold,
    QuickAction::Stone,
    QuickAction::Corn,
    QuickAction::Market,
    QuickAction::Technology,
    QuickAction::Build,
];

/// The tiles that can be seen on the calendar.
fn seen(it: &Scenario) -> Vec<(u8, QuickAction)> {
    it.view("a").quick.expect("quick actions").next.iter().map(|it| (it.tooth, it.quick)).collect()
}

#[test]
fn ze125_zea64_five_players_use_quick_actions() {
    assert!(opening(base(5), 3).view("a").quick.is_some());
    assert!(opening(base(4), 3).view("a").quick.is_none());
    // Whatever the table says, and whatever else it plays.
    for key in ["tribes", "prophecies", "buildings"] {
        for value in ["on", "off"] {
            let mut options = base(5);
            options.set(key, value).expect("a switch");
            options.set("quick", "off").expect("a switch");
            assert!(options.quick);
        }
    }
    let mut options = base(4);
    options.set("quick", "on").expect("a switch");
    assert!(options.quick);
    options.set("quick", "off").expect("a switch");
    assert!(!options.quick);
}

#[test]
fn ze127_each_epoch_is_shuffled_by_itself() {
    let deals: Vec<_> = (0..400).map(dealt).collect();
    let sorted = |tiles: &[QuickAction]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    assert!(deals.iter().all(|it| sorted(&it.quick_one) == sorted(&QUICK_TILES_EPOCH_ONE)));
    assert!(deals.iter().all(|it| sorted(&it.quick_two) == sorted(&QUICK_TILES_EPOCH_TWO)));
    // Every tile comes to lie at every place.
    for place in 0..7 {
        assert!(QUICK_TILES_EPOCH_ONE.iter().all(|tile| deals.iter().any(|it| it.quick_one[place] == *tile)));
    }
    for place in 0..6 {
        assert!(QUICK_TILES_EPOCH_TWO.iter().all(|tile| deals.iter().any(|it| it.quick_two[place] == *tile)));
    }
}

#[test]
fn ze128_first_epoch_tiles_lie_open_one_for_two_teeth() {
    let start = opening(Options { quick: true, ..base(3) }, 5);
    let quick = start.view("b").quick.expect("quick actions");
    let teeth: Vec<u8> = quick.next.iter().map(|it| it.tooth).collect();
    assert_eq!(teeth, [2, 4, 6, 8, 10, 12]);
    let mut tiles: Vec<QuickAction> = quick.next.iter().map(|it| it.quick).chain(quick.now).collect();
    tiles.sort_unstable();
    let mut all = QUICK_TILES_EPOCH_ONE;
    all.sort_unstable();
    assert_eq!(tiles, all);
}

#[test]
fn ze129_ze157_seven_and_six_tiles() {
    assert_eq!((QUICK_TILES_EPOCH_ONE.len(), QUICK_TILES_EPOCH_TWO.len()), (7, 6));
    let listed = components();
    for (key, tiles) in
        [("age_1_tiles", &QUICK_TILES_EPOCH_ONE[..]), ("age_2_tiles", &QUICK_TILES_EPOCH_TWO[..])]
    {
        let kinds = listed["quick_actions"][key].as_table().expect("kinds with their numbers");
        for (kind, n) in kinds {
            let count = tiles.iter().filter(|it| it.to_string() == kind.replace('_', "-")).count();
            assert_eq!(i64::try_from(count).ok(), n.as_integer(), "{key} {kind}");
        }
        assert_eq!(kinds.len(), QuickAction::ALL.len());
    }
}

#[test]
fn ze130_the_first_tile_is_available_in_the_first_round() {
    let first = laid().corn("a", 1);
    assert_eq!((first.game().round(), first.game().quick_tile()), (1, Some(QuickAction::Corn)));
    first.play("place quick; quick; end").has_corn("a", 3);
}

/// Both seats of a table of two place one worker for nothing.
fn round(it: Scenario) -> Scenario {
    let round = it.game().round();
    let it = it.finish_round();
    assert_eq!(it.game().round(), round + 1);
    it
}

#[test]
fn ze145_a_new_tile_comes_with_its_tooth() {
    let second = round(laid());
    assert_eq!((second.game().tooth(), second.game().quick_tile()), (1, Some(QuickAction::Corn)));
    assert_eq!(seen(&second).len(), 6);
    let third = round(second);
    assert_eq!((third.game().tooth(), third.game().quick_tile()), (2, Some(QuickAction::Technology)));
    // It has left the calendar, and the old one does not come back.
    assert_eq!(
        seen(&third),
        ONE.into_iter().zip((0..).step_by(2)).skip(2).map(|(it, tooth)| (tooth, it)).collect::<Vec<_>>()
    );
}

#[test]
fn ze146_the_action_changes_every_second_round_sooner_with_a_double_advance() {
    let tiles: Vec<Option<QuickAction>> = (0..14).map(tile_on).collect();
    let expected: Vec<Option<QuickAction>> = ONE.into_iter().flat_map(|it| [Some(it), Some(it)]).collect();
    assert_eq!(tiles, expected);
    // Two teeth at once: the tile of the first round is gone in the second.
    let double = laid().play("place start; end; place pal; end; turn 2");
    assert_eq!((double.game().round(), double.game().quick_tile()), (2, Some(QuickAction::Technology)));
}

/// The first food day, reached or passed over; nobody is hungry.
fn first_food_day(day: u8) -> Scenario {
    laid().food_day(1).day(day).corn("a", 6).corn("b", 6)
}

#[test]
fn ze147_second_epoch_tiles_are_laid_after_the_first_food_day() {
    for (day, left) in [(7, 4), (8, 5)] {
        let before = first_food_day(day);
        assert!(seen(&before).iter().all(|it| it.0 <= 12));
        // So many of seven have left the calendar.
        assert_eq!(7 - seen(&before).len(), left);
        let after = before.play("place pal; end; place yax; end");
        let placed = event_index(&after, |it| matches!(it, Event::QuickTilesLaid { .. }));
        assert!(placed > event_index(&after, |it| matches!(it, Event::Fed { .. })));
        assert!(placed < event_index(&after, |it| matches!(it, Event::CalendarTurned { .. })));
        assert!(after.events().contains(&Event::QuickTilesLaid { tiles: TWO.into() }));
        assert_eq!(seen(&after).iter().filter(|it| it.0 >= 14).count(), 6);
    }
}

#[test]
fn ze148_they_lie_from_the_day_after_the_first_epoch() {
    let after = first_food_day(7).play("place pal; end; place yax; end");
    let late: Vec<(u8, QuickAction)> = seen(&after).into_iter().filter(|it| it.0 > 13).collect();
    assert_eq!(
        late,
        TWO.into_iter().zip((14..).step_by(2)).map(|(it, tooth)| (tooth, it)).collect::<Vec<_>>()
    );
    assert_eq!((tile_on(13), tile_on(14)), (Some(ONE[6]), Some(TWO[0])));
}

#[test]
fn ze149_zex08_the_last_tile_is_there_for_the_last_three_rounds() {
    let days: Vec<u8> = (0..=26).filter(|it| tile_on(*it) == Some(QuickAction::Build)).collect();
    // The sixth of the first epoch and the sixth of the second.
    assert_eq!(days, [10, 11, 24, 25, 26]);
    // Rounds 25, 26 and 27, the last one being the fourth food day.
    let start = laid().second_epoch().day(23).food_days(3).corn("a", 90).corn("b", 90);
    assert_eq!(start.game().quick_tile(), Some(QuickAction::Technology));
    let mut it = round(start);
    for number in [25, 26, 27] {
        assert_eq!((it.game().round(), it.game().quick_tile()), (number, Some(QuickAction::Build)));
        assert_eq!(it.game().is_food_day(), number == 27);
        it = it.finish_round();
    }
    it.is_over();
}

#[test]
fn zea34_teeth_belong_to_tiles() {
    for (tile, k) in ONE.into_iter().zip(1..) {
        assert_eq!((tile_on(2 * k - 2), tile_on(2 * k - 1)), (Some(tile), Some(tile)));
    }
    for (tile, k) in TWO.into_iter().zip(1..) {
        assert_eq!((tile_on(2 * k + 12), tile_on(2 * k + 13)), (Some(tile), Some(tile)));
    }
    // The last tile stays, also when the last tooth was passed over.
    assert_eq!((tile_on(26), tile_on(27)), (Some(TWO[5]), Some(TWO[5])));
    // From whatever tooth, two teeth lead at most to the next tile.
    for day in 0..25u8 {
        let place = |day: u8| day / 2;
        assert!(place(day + 2) - place(day) == 1);
    }
}

#[test]
fn zea35_passing_over_the_second_food_day() {
    let table = laid().day(12).food_days(1).corn("a", 9).corn("b", 9);
    let table = table.play("place start; end; place pal; end; turn 2");
    // The round is the second food day, with the first tile of the second epoch.
    assert_eq!((table.game().tooth(), table.game().is_food_day()), (14, true));
    assert_eq!((table.game().quick_tile(), table.game().epoch()), (Some(TWO[0]), 1));
    // The token has gone to seat b.
    let table = table.play("place quick; quick; end").has_blocks("b", 0, 0, 1);
    let number = 2;
    let day = table.play("place chi; end");
    assert!(day.events().contains(&Event::FoodDayBegan { number }));
}

#[test]
fn zea62_second_epoch_tiles_are_hidden_before_the_first_food_day_is_over() {
    let swapped = |it: Scenario| it.put(8, 0, "build-for-1-corn");
    for who in ["a", "b"] {
        // Nobody can tell two orders apart, even in the round of the food day.
        for day in [0, 5, 7] {
            let table = || if day == 7 { first_food_day(7) } else { laid().day(day) };
            assert_ne!(pile(&table(), 8), pile(&swapped(table()), 8));
            assert_eq!(table().view(who), swapped(table()).view(who), "day {day}");
        }
        let after = |it: Scenario| it.play("place pal; end; place yax; end").view(who);
        assert_ne!(after(first_food_day(7)), after(swapped(first_food_day(7))));
    }
}

#[test]
fn zea62_they_are_seen_once_the_food_day_is_completed() {
    // The day before it, when the calendar is about to turn.
    let open = |it: Scenario| it.play("place start; end; place pal; end");
    let table = open(laid().day(6));
    assert!(table.offered().contains(&"turn 2".to_owned()));
    assert!(seen(&table).iter().all(|it| it.0 <= 12));
    // On the food day itself the same question comes after its actions are completed.
    let table = open(first_food_day(7));
    assert!(table.offered().contains(&"turn 2".to_owned()));
    assert_eq!(seen(&table).iter().filter(|it| it.0 >= 14).count(), 6);
}

#[test]
fn zea62_another_deal_orders_hidden_tiles_anew_and_open_ones_not() {
    let before = first_food_day(7);
    let orders: Vec<Vec<String>> = (0..40).map(|seed| pile(&redealt(&before, "a", seed), 8)).collect();
    let mut sorted = pile(&before, 8);
    sorted.sort();
    for order in &orders {
        let mut order = order.clone();
        order.sort();
        assert_eq!(order, sorted);
    }
    for tile in QUICK_TILES_EPOCH_TWO {
        assert!(orders.iter().any(|it| it[0] == tile.to_string()), "{tile} never lies first");
    }
    // The first epoch's lie open, and after the food day all of them do.
    assert!((0..40).all(|seed| pile(&redealt(&before, "a", seed), 7) == pile(&before, 7)));
    let after = before.play("place pal; end; place yax; end");
    assert!((0..40).all(|seed| pile(&redealt(&after, "b", seed), 8) == pile(&after, 8)));
    assert!((0..40).all(|seed| redealt(&after, "b", seed).view("b") == after.view("b")));
}
