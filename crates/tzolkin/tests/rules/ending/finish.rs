//! The end of the game: Z-312 to Z-320, ZA-32, ZD-18, ZD-19.

use patolli_core::Game as _;
use patolli_tzolkin::{Event, Illegal, Tzolkin};

use super::day::{self, event_index, last_day};
use crate::scenario::{Scenario, seat};

/// With nobody above the starting step the last temples give everybody half of 2, 6 and 4.
const TEMPLES: i16 = 6;

fn places(over: &Scenario) -> Vec<u8> {
    over.game().places().to_vec()
}

#[test]
fn z312_the_game_ends_after_the_fourth_food_day() {
    let over = day::over(last_day(2)).is_over().shows("food days", Tzolkin::food_days, 4);
    assert_eq!(over.events().last(), Some(&Event::GameOver));
    over.refuses("end", Illegal::Over).refuses("place pal", Illegal::Over).offers_only(&[]);
    // After the third it goes on.
    let third = day::over(last_day(2).second_epoch().food_day(3)).asks("a");
    assert!(!third.events().contains(&Event::GameOver));
}

#[test]
fn z313_the_calendar_advances_once_more_between_the_rewards_and_the_scoring() {
    let at = last_day(2).hand("a", 1).worker("a", "pal", 7).worker("a", "pal", 2).hand("b", 2);
    let over = day::over(at.worker("b", "chi", 10));
    let rewards = over.events().iter().rposition(|it| matches!(it, Event::TempleScored { .. }));
    let turned = event_index(&over, "advance", |it| matches!(it, Event::CalendarTurned { days: 1, .. }));
    let scoring = event_index(&over, "scoring", |it| *it == Event::FinalScoringBegan);
    assert!(rewards.expect("rewards") < turned && turned < scoring, "{:?}", over.events());
    // Workers on the last positions are pushed off, the others stand one further.
    let over = over.has_on("a", "pal", &[1, 3]).has_hand("a", 1);
    over.has_on("b", "chi", &[]).has_on("b", "yax", &[1]).has_hand("b", 2);
}

#[test]
fn z314_z315_blocks_become_corn_at_market_rates_and_each_corn_is_a_quarter_of_a_point() {
    let quarters = |corn: u16, [wood, stone, gold]: [u16; 3]| {
        let over = day::over(last_day(2).corn("a", 6 + corn).blocks("a", wood, stone, gold));
        over.game().score(seat("a")) - 4 * TEMPLES
    };
    assert_eq!(quarters(0, [0, 0, 0]), 0);
    assert_eq!(quarters(1, [0, 0, 0]), 1);
    assert_eq!(quarters(0, [1, 0, 0]), 2);
    assert_eq!(quarters(0, [0, 1, 0]), 3);
    assert_eq!(quarters(0, [0, 0, 1]), 4);
    assert_eq!(quarters(5, [3, 2, 1]), 5 + 6 + 6 + 4);
}

#[test]
fn za32_quarters_are_kept_exactly_and_corn_is_added_up_before_dividing() {
    // 1 corn and 1 wood: three quarters. Rounding each on its own would give 0 or 2 points.
    day::over(last_day(2).corn("a", 7).blocks("a", 1, 0, 0)).has_quarters("a", 4 * TEMPLES + 3);
    // 3 corn and 1 stone make one and a half.
    day::over(last_day(2).corn("a", 9).blocks("a", 0, 1, 0)).has_quarters("a", 4 * TEMPLES + 6);
    // A quarter decides the game.
    let over = day::over(last_day(2).corn("a", 7));
    assert_eq!(places(&over), [1, 2]);
    assert_eq!(over.game().scores().to_vec(), [25, 24]);
}

#[test]
fn z316_each_skull_still_held_is_worth_three_points() {
    for skulls in [0, 1, 4] {
        let over = day::over(last_day(2).skulls("a", skulls));
        over.has_score("a", TEMPLES + 3 * i16::from(skulls)).has_score("b", TEMPLES);
    }
    // One put at Chichen Itza is not held: its action gave 13 points and a step instead.
    let offered = last_day(2).worker("a", "chi", 9).hand("a", 2).skulls("a", 2);
    let offered = day::over(offered.play("pick chi 9; use chi 9; gain wood 1; end"));
    // Alone at the top of the yellow temple: 1 for the step and the whole 6; halves of 2 and 4; half a point of wood.
    offered.has_quarters("a", 4 * (13 + 1 + 6 + 1 + 2 + 3) + 2);
}

#[test]
fn z317_monuments_are_scored_last() {
    let at = last_day(2).monuments(&["monument-levels"]).has_built("a", "monument-levels");
    let over = day::over(at.level("a", "extraction", 2).skulls("a", 1).corn("a", 10));
    let own = |it: &Event| match *it {
        Event::GoodsScored { seat, .. }
        | Event::SkullsScored { seat, .. }
        | Event::MonumentScored { seat, .. } => seat.index() == 0,
        _ => false,
    };
    let steps: Vec<_> = over.events().iter().filter(|it| own(it)).collect();
    assert!(
        matches!(
            steps[..],
            [
                Event::GoodsScored { corn: 4, .. },
                Event::SkullsScored { points: 3, .. },
                Event::MonumentScored { points: 6, .. }
            ]
        ),
        "{steps:?}"
    );
    over.has_score("a", TEMPLES + 1 + 3 + 6).has_score("b", TEMPLES);
}

#[test]
fn z318_the_most_points_win() {
    let over = day::over(last_day(3).score("a", 5).score("b", 9).score("c", 7));
    assert_eq!(places(&over), [3, 1, 2]);
    // What counts is the score after the final scoring: the skull of c is worth 3.
    let skull = day::over(last_day(3).score("a", 5).score("b", 9).score("c", 7).skulls("c", 1));
    assert_eq!(places(&skull), [3, 2, 1]);
    // Below zero the greater number still wins.
    let low = day::over(last_day(2).score("a", -20).score("b", -30));
    assert_eq!(places(&low), [1, 2]);
}

/// Two players with equal points; each has three workers, these on Uxmal or Yaxchilan, the others in hand.
fn tied(a: &[u8], b: &[u8]) -> Scenario {
    let hand = |riding: &[u8]| 3 - u8::try_from(riding.len()).expect("few");
    let at = last_day(2).hand("a", hand(a)).hand("b", hand(b));
    let at = a.iter().fold(at, |it, position| it.worker("a", "uxm", *position));
    b.iter().fold(at, |it, position| it.worker("b", "yax", *position))
}

#[test]
fn z319_among_tied_players_more_workers_on_the_wheels_win() {
    // Everybody places one worker in the last turn, on top of those who ride already.
    let more = day::over(tied(&[2, 3], &[4]));
    assert_eq!((more.game().on_wheels(seat("a")), more.game().on_wheels(seat("b"))), (3, 2));
    assert_eq!(more.game().score(seat("a")), more.game().score(seat("b")));
    assert_eq!(places(&more), [1, 2]);
    let less = day::over(tied(&[2], &[4, 5]));
    assert_eq!(places(&less), [2, 1]);
    // Points come first.
    let richer = day::over(tied(&[2], &[4, 5]).corn("a", 7));
    assert_eq!(places(&richer), [1, 2]);
    // A worker the last advance pushes off does not count any more.
    let pushed = day::over(tied(&[7, 3], &[4]));
    assert_eq!(places(&pushed), [1, 1]);
}

#[test]
fn z320_a_tie_that_persists_is_a_shared_victory() {
    let shared = day::over(tied(&[2], &[5]));
    assert_eq!(shared.game().score(seat("a")), shared.game().score(seat("b")));
    assert_eq!(places(&shared), [1, 1]);
    // Two winners leave no second place.
    let three = day::over(last_day(3).score("a", 4).score("c", 4));
    assert_eq!(places(&three), [1, 3, 1]);
    // Only the tied are compared: the third has more workers on the wheels and stays third.
    let others = day::over(last_day(3).score("a", 4).score("c", 4).worker("b", "tik", 3));
    assert_eq!(places(&others), [1, 3, 1]);
    let four = day::over(last_day(4));
    assert_eq!(places(&four), [1, 1, 1, 1]);
}

#[test]
fn zd19_on_the_board_and_on_the_wheels_is_the_same_for_the_tie_break() {
    // a has a worker on the start-player space in the last round; it is back in hand before the tie is broken.
    let at = last_day(2).hand("a", 2).on_start_space("a").hand("b", 3);
    let over = day::over(at).is_over().shows("start space", Tzolkin::start_space, None).has_hand("a", 2);
    assert_eq!((over.game().on_wheels(seat("a")), over.game().on_wheels(seat("b"))), (1, 1));
    assert_eq!(places(&over), [1, 1]);
}

#[test]
fn zd18_workers_pushed_off_return_to_their_owners_and_scores_may_be_negative() {
    let at = last_day(2).food_day(1).hand("a", 1).worker("a", "tik", 7).hand("b", 1).worker("b", "chi", 10);
    let after = day::over(at.corn("a", 0).corn("b", 2)).asks("a");
    // Each placed the worker in hand, so only the one pushed off is there.
    let after = after.has_hand("a", 1).has_hand("b", 1).has_on("a", "tik", &[]).has_on("b", "chi", &[]);
    after.has_score("a", -6).has_score("b", -3);
    // Up to the very end.
    let over = day::over(last_day(2).corn("a", 0).score("a", 0)).is_over();
    over.has_score("a", TEMPLES - 9);
}
