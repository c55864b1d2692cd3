//! What monuments score: Z-343 to Z-355, ZA-47.

use patolli_tzolkin::Event;

use super::day;
use crate::scenario::{Scenario, read, scenario, seat};

/// The last round of a game in which nothing lies in the row; seat a builds a monument before it.
fn with(seats: u8, monument: &str) -> Scenario {
    let last = scenario(seats).second_epoch().row(&[]).food_day(4);
    last.monuments(&[monument]).has_built("a", monument)
}

/// What a monument scores for seat a at the end of the game.
fn worth(last: Scenario, monument: &str) -> i16 {
    let over = day::over(last).is_over();
    let scored = over.events().iter().find_map(|it| match *it {
        Event::MonumentScored { seat: of, monument: at, points }
            if of == seat("a") && at == read(monument) =>
        {
            Some(points)
        }
        _ => None,
    });
    scored.unwrap_or_else(|| panic!("{monument} was not scored: {:?}", over.events()))
}

#[test]
fn z343_tombs_score_four_points_each_the_monument_included() {
    let tombs = |own: &[&str]| worth(with(2, "monument-tombs").owns("a", own), "monument-tombs");
    assert_eq!(tombs(&[]), 4);
    assert_eq!(tombs(&["tomb-builder"]), 8);
    assert_eq!(tombs(&["tomb-builder", "tomb-vp", "tomb-market"]), 16);
    // Neither other frames nor other players' tombs.
    assert_eq!(tombs(&["farm-each-a", "government-agriculture", "shrine-green"]), 4);
    let theirs = with(2, "monument-tombs").owns("b", &["tomb-builder", "tomb-vp"]);
    assert_eq!(worth(theirs, "monument-tombs"), 4);
}

#[test]
fn z344_government_buildings_score_four_points_each_the_monument_included() {
    let governments =
        |own: &[&str]| worth(with(2, "monument-governments").owns("a", own), "monument-governments");
    assert_eq!(governments(&[]), 4);
    assert_eq!(governments(&["government-agriculture", "government-any-gold"]), 12);
    assert_eq!(governments(&["farm-each-a", "tomb-builder", "shrine-green"]), 4);
}

#[test]
fn z345_shrines_score_four_points_each_the_monument_included() {
    let shrines = |own: &[&str]| worth(with(2, "monument-shrines").owns("a", own), "monument-shrines");
    assert_eq!(shrines(&[]), 4);
    assert_eq!(shrines(&["shrine-green", "shrine-yellow", "shrine-architecture"]), 16);
    assert_eq!(shrines(&["farm-each-a", "tomb-builder", "government-agriculture"]), 4);
}

#[test]
fn za47_other_own_monuments_with_the_same_frame_count_as_well() {
    // Both are grey; the third is blue.
    let names = ["monument-tombs", "monument-corn-tiles", "monument-best-temple"];
    let at = |owner: &str| {
        let last = scenario(2).second_epoch().row(&[]).food_day(4).monuments(&names);
        let last = last.has_built("a", names[0]).has_built(owner, names[1]).has_built("a", names[2]);
        worth(last.owns("a", &["tomb-vp"]), "monument-tombs")
    };
    assert_eq!(at("a"), 12);
    assert_eq!(at("b"), 8, "another player's monument does not");
    let blue = ["monument-shrines", "monument-skulls", "monument-temple-vp"];
    let last = scenario(2).second_epoch().row(&[]).food_day(4).monuments(&blue);
    let last = blue.into_iter().fold(last, |it, name| it.has_built("a", name));
    assert_eq!(worth(last, "monument-shrines"), 12);
}

#[test]
fn z346_all_own_tiles_score_two_points_each() {
    let all = "monument-all-own";
    assert_eq!(worth(with(2, all), all), 2);
    assert_eq!(worth(with(2, all).owns("a", &["farm-each-a", "tomb-vp", "shrine-green"]), all), 8);
    let more = scenario(2).second_epoch().row(&[]).food_day(4).monuments(&[all, "monument-levels"]);
    let more = more.has_built("a", all).has_built("a", "monument-levels").owns("a", &["farm-each-a"]);
    assert_eq!(worth(more, all), 6);
    assert_eq!(worth(with(2, all).owns("b", &["farm-each-a"]), all), 2);
}

#[test]
fn z347_monuments_of_all_score_six_five_or_four_points_each() {
    let all = ["monument-all-monuments", "monument-levels", "monument-workers"];
    for (seats, each) in [(2, 6), (3, 5), (4, 4)] {
        assert_eq!(worth(with(seats, all[0]), all[0]), each, "alone among {seats}");
        let last = scenario(seats).second_epoch().row(&[]).food_day(4).monuments(&all);
        let last = last.has_built("a", all[0]).has_built("a", all[1]).has_built("b", all[2]);
        // Buildings do not count, nor do monuments nobody built.
        assert_eq!(worth(last.owns("b", &["tomb-vp"]), all[0]), 3 * each, "three among {seats}");
    }
}

/// Seat a holds tiles out of a cleared jungle.
fn tiles(monument: &str, corn: u8, wood: u8) -> i16 {
    let cleared = (2..=5).fold(with(2, monument), |it, number| it.jungle_tiles(number, 0, 0));
    worth(cleared.harvest_tiles("a", corn, wood), monument)
}

#[test]
fn z348_corn_tiles_score_four_points_each() {
    assert_eq!([0, 1, 5].map(|corn| tiles("monument-corn-tiles", corn, 3)), [0, 4, 20]);
    // The corn itself does not.
    assert_eq!(worth(with(2, "monument-corn-tiles").corn("a", 40), "monument-corn-tiles"), 0);
}

#[test]
fn z349_wood_tiles_score_four_points_each_burned_ones_are_not_held() {
    assert_eq!([0, 1, 6].map(|wood| tiles("monument-wood-tiles", 3, wood)), [0, 4, 24]);
    let burned = with(2, "monument-wood-tiles").worker("a", "pal", 3).corn("b", 6);
    let burned = burned.play("pick pal 3; harvest 3 burn; anger chaac; end").has_harvest_tiles("a", 1, 0);
    assert_eq!(worth(burned, "monument-wood-tiles"), 0);
    let cut = with(2, "monument-wood-tiles").worker("a", "pal", 3).corn("b", 6);
    let cut = cut.play("pick pal 3; harvest 3 wood; end").has_harvest_tiles("a", 0, 1);
    assert_eq!(worth(cut, "monument-wood-tiles"), 4);
}

#[test]
fn z350_workers_score_by_how_many_are_in_play() {
    let workers = |n| worth(with(2, "monument-workers").hand("a", n), "monument-workers");
    assert_eq!([3, 4, 5, 6].map(workers), [0, 6, 12, 18]);
    // On the board or in hand, pushed off or not.
    let spread = with(2, "monument-workers").hand("a", 2).worker("a", "pal", 7).worker("a", "chi", 3);
    assert_eq!(worth(spread, "monument-workers"), 6);
}

#[test]
fn z351_technology_levels_score_three_points_each() {
    let levels = |levels: [u8; 4]| {
        let tracks = ["agriculture", "extraction", "architecture", "theology"];
        let at = tracks
            .iter()
            .zip(levels)
            .fold(with(2, "monument-levels"), |it, (track, level)| it.level("a", track, level));
        worth(at, "monument-levels")
    };
    assert_eq!(levels([0, 0, 0, 0]), 0);
    assert_eq!(levels([1, 0, 0, 0]), 3);
    assert_eq!(levels([3, 2, 1, 0]), 18);
    assert_eq!(levels([3, 3, 3, 3]), 36);
}

#[test]
fn z352_finished_technologies_score_nine_twenty_or_thirty_three_points() {
    let finished = |n: usize| {
        let tracks = ["theology", "agriculture", "extraction", "architecture"];
        let at = tracks.iter().enumerate().fold(with(2, "monument-level-3"), |it, (place, track)| {
            it.level("a", track, if place < n { 3 } else { 2 })
        });
        worth(at, "monument-level-3")
    };
    assert_eq!([0, 1, 2, 3, 4].map(finished), [0, 9, 20, 33, 33]);
}

#[test]
fn z353_one_temple_scores_three_points_for_each_step_above_the_start() {
    let best = |chaac, quetzalcoatl, kukulkan| {
        let at = with(2, "monument-best-temple").step("a", "chaac", chaac);
        let at = at.step("a", "quetzalcoatl", quetzalcoatl).step("a", "kukulkan", kukulkan);
        worth(at, "monument-best-temple")
    };
    // Step 1 is the start. The best of the three is chosen; nobody would choose another.
    assert_eq!(best(1, 1, 1), 0);
    assert_eq!(best(3, 1, 1), 6);
    assert_eq!(best(3, 5, 4), 12);
    assert_eq!(best(2, 8, 7), 21);
    assert_eq!(best(0, 0, 7), 18);
    // Below the start everywhere there is no step to score, and nothing is lost.
    assert_eq!(best(0, 0, 0), 0);
}

#[test]
fn z354_three_temples_score_the_points_of_the_own_steps_once_more_without_a_bonus() {
    let again = |chaac, quetzalcoatl, kukulkan| {
        let at = with(2, "monument-temple-vp").step("a", "chaac", chaac);
        let at = at.step("a", "quetzalcoatl", quetzalcoatl).step("a", "kukulkan", kukulkan);
        worth(at, "monument-temple-vp")
    };
    assert_eq!(again(1, 1, 1), 0);
    assert_eq!(again(2, 3, 4), 2 + 2 + 5, "highest everywhere, but no bonus");
    assert_eq!(again(6, 8, 7), 8 + 13 + 10);
    assert_eq!(again(0, 0, 0), -1 - 2 - 3, "the lowest steps cost their points once more");
}

#[test]
fn z355_skulls_at_chichen_itza_score_three_points_each_whoever_put_them_there() {
    let skulls = "monument-skulls";
    assert_eq!(worth(with(2, skulls), skulls), 0);
    assert_eq!(worth(with(2, skulls).offerings(&[1, 5]), skulls), 6);
    assert_eq!(worth(with(2, skulls).offerings(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), skulls), 27);
    // Skulls held or in the supply do not count.
    assert_eq!(worth(with(2, skulls).skulls("a", 3).skulls("b", 2).offerings(&[9]), skulls), 3);
    // One that another player puts there in the last round does.
    let theirs = with(2, skulls).corn("a", 6).worker("b", "chi", 3).skulls("b", 1);
    let theirs = theirs.play("place pal; end; pick chi 3; use chi 3; end");
    assert!(
        theirs.events().iter().any(|it| {
            matches!(it, Event::MonumentScored { seat: of, points: 3, .. } if *of == seat("a"))
        })
    );
}
