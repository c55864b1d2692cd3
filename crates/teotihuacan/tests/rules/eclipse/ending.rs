//! The last eclipse and who wins: H-313 to H-317, HX-27.

use patolli_core::{Game as _, Seat};
use patolli_teotihuacan::{Event, Illegal, Options};

use super::support::{TURN, before_eclipse, before_eclipse_with, count, scored};
use crate::scenario::{Scenario, printed, seat, variant};

fn places(over: &Scenario) -> Vec<u8> {
    over.game().places().to_vec()
}

#[test]
fn h313_temple_bonus_tiles_score_at_the_last_eclipse_from_the_penultimate_step_on() {
    let bonuses = ["bonus-flat", "bonus-technologies", "bonus-bonuses"];
    let at = |eclipses| {
        let at = before_eclipse(3, eclipses).bonuses(bonuses).step("p1", "blue", 10).step("p2", "blue", 11);
        at.step("p3", "blue", 9).step("p2", "green", 10).step("p3", "green", 11)
    };
    // 15 for blue; 9 for each tile reached for green.
    let over = scored(at(2)).has_score("p1", 15).has_score("p2", 15 + 18).has_score("p3", 9);
    assert_eq!(count(&over, |it| matches!(it, Event::BonusScored { .. })), 4);
    for eclipses in 0..=1 {
        let early = scored(at(eclipses)).has_score("p1", 0).has_score("p2", 0).has_score("p3", 0);
        assert_eq!(count(&early, |it| matches!(it, Event::BonusScored { .. })), 0);
    }
}

#[test]
fn h314_the_game_ends_after_the_third_eclipse() {
    for seats in 2..=4 {
        let over = scored(before_eclipse(seats, 2)).is_over().has_eclipses(3);
        assert_eq!(over.events().last(), Some(&Event::GameOver));
        over.refuses("end", Illegal::Over).refuses("wages 0", Illegal::Over).offers_only(&[]);
        // Not before it has been scored, and not after the second.
        let wages = before_eclipse(seats, 2).play(TURN).asks("p1");
        assert_eq!(count(&wages, |it| *it == Event::GameOver), 0);
        let second = scored(before_eclipse(seats, 1)).asks("p1").has_eclipses(2);
        assert_eq!(count(&second, |it| *it == Event::GameOver), 0);
    }
}

#[test]
fn h315_the_player_with_the_most_points_wins() {
    let at = before_eclipse(4, 2).score("p1", 50).score("p2", 49).score("p3", 51).score("p4", 48);
    // More cocoa is of no use.
    let over = scored(at.cocoa("p2", 60));
    assert_eq!(places(&over), [2, 3, 1, 4]);
    assert_eq!(over.game().scores().to_vec(), [50, 49, 51, 48]);
}

#[test]
fn h316_the_first_tie_break_is_the_most_cocoa_left() {
    // Each has 3 for the wages, p4 collects 1 more.
    let tied = |cocoa: [u16; 4]| {
        let at = (1..=4).zip(cocoa).fold(before_eclipse(4, 2), |it, (n, cocoa)| {
            let who = format!("p{n}");
            it.score(&who, 40).cocoa(&who, 3 + cocoa)
        });
        places(&scored(at))
    };
    assert_eq!(tied([0, 1, 2, 2]), [4, 3, 2, 1]);
    assert_eq!(tied([3, 2, 4, 0]), [2, 3, 1, 4]);
    // Resources are no cocoa.
    let at = before_eclipse(2, 2).resources("p1", 5, 5, 5);
    assert_eq!(places(&scored(at)), [2, 1]);
}

#[test]
fn h317_the_second_tie_break_is_the_lower_number_on_the_order_token() {
    let tied = |first: u8| {
        let last = Seat::new((first + 2) % 3);
        let options = Options { first: Seat::new(first), ..printed(3) };
        let at = variant(options).eclipses(2).last_round().to_move(&format!("p{}", last.number() + 1));
        let at = Seat::all(3)
            .fold(at, |it, who| it.cocoa(&format!("p{}", who.number() + 1), if who == last { 3 } else { 4 }));
        let over = scored(at).is_over();
        assert!(Seat::all(3).all(|it| over.game().score(it) == 0 && over.game().cocoa(it) == 1));
        places(&over)
    };
    assert_eq!(tied(0), [1, 2, 3]);
    assert_eq!(tied(1), [3, 1, 2]);
    assert_eq!(tied(2), [2, 3, 1]);
}

#[test]
fn hx27_tie_breaks() {
    for (dark_eclipse, expected) in [(false, [1, 3, 2, 4]), (true, [2, 3, 1, 4])] {
        let at = before_eclipse_with(Options { dark_eclipse, ..printed(4) }, 2);
        let at = at.score("p1", 80).score("p3", 80).score("p2", 79).score("p4", 70);
        let over = scored(at.cocoa("p1", 5).cocoa("p3", 5)).is_over();
        assert_eq!(over.game().cocoa(seat("p1")), over.game().cocoa(seat("p3")));
        assert_eq!(places(&over), expected);
    }
}
