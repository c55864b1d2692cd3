//! Setting up the board: H-024 to H-047.

use std::collections::BTreeSet;

use patolli_core::Game as _;
use patolli_teotihuacan::{
    Board, Illegal, Space, Teotihuacan,
    data::{ROYALS, Royal, Technology},
};

use super::support::{SEEDS, facts, numbers, played_out, sheet};
use crate::scenario::{Scenario, dealt, normal, opening, printed, read, scenario, variant};

/// What the same question finds in many deals.
fn seen<T: Ord>(look: impl Fn(&Teotihuacan) -> T) -> BTreeSet<T> {
    (0..SEEDS).map(|seed| look(&Teotihuacan::start(&normal(4), dealt(seed)))).collect()
}

#[test]
fn h024_six_boards_lie_at_random_on_six_spaces() {
    for place in [1, 2, 3, 5, 6, 7] {
        let boards = seen(|it| it.ring()[place].number());
        assert_eq!(boards, (2..=7).collect(), "on space {place}");
    }
    let free = numbers(&facts()["rondel"]["shuffled_positions"]);
    assert_eq!(free, [2, 3, 4, 6, 7, 8]);
}

#[test]
fn h025_palace_and_construction_are_never_covered() {
    assert_eq!(seen(|it| (it.ring()[0], it.ring()[4])), [(Board::Palace, Board::Construction)].into());
    let ring = opening(printed(4), 1).game().ring();
    assert_eq!((ring[0], ring[4]), (Board::Palace, Board::Construction));
    let fixed = &facts()["rondel"]["fixed"];
    assert_eq!((fixed["1"].as_integer(), fixed["5"].as_integer()), (Some(1), Some(8)));
}

/// p1 stands on a board of this table with three workers and may move.
fn reach(table: Scenario, board: Board) -> Vec<String> {
    let name = board.key();
    table.workers("p1", &[(name, 1), (name, 1), (name, 1)]).offered()
}

#[test]
fn h026_ha05_the_ring_is_travelled_clockwise_by_place_not_by_number() {
    let order = numbers(&facts()["rondel"]["first_game_order"]);
    assert_eq!(scenario(2).game().ring().map(Board::number)[..], order);
    for table in [scenario(2), variant(normal(2))] {
        let ring = table.game().ring();
        let fresh = || if ring.map(Board::number)[..] == order { scenario(2) } else { variant(normal(2)) };
        for (place, board) in ring.into_iter().enumerate() {
            let ways = [1, 2, 3].map(|n| format!("move {board} 1 {}", ring[(place + n) % 8]));
            assert_eq!(reach(fresh(), board), ways);
        }
    }
    // Palace and Construction keep four spaces between them, whatever lies there.
    assert_eq!(seen(|it| it.distance(Board::Palace, Board::Construction)), [4].into());
}

#[test]
fn h027_a_board_keeps_its_number_and_rules_anywhere() {
    // Place 0 follows the Palace, place 3 follows Construction.
    for (place, before) in [(0, "palace"), (3, "construction")] {
        let lying = |board: &str| {
            let table = variant(normal(2)).put("boards", place, board);
            table.workers("p1", &[(before, 2), (before, 1), (before, 1)])
        };
        let forest = lying("forest").play(&format!("move {before} 2 forest; main; power-up forest 2"));
        forest.has_resources("p1", 1, 0, 0);
        let gold = lying("gold-deposits").play(&format!("move {before} 2 gold-deposits; main"));
        gold.has_resources("p1", 0, 0, 1);
        let quarry = lying("quarry").play(&format!("move {before} 2 quarry; worship quarry ability"));
        quarry.play("climb green").has_step("p1", "green", 1).has_cocoa("p1", 1);
        let nobles = lying("nobles").resources("p1", 2, 0, 0).play(&format!("move {before} 2 nobles"));
        nobles.play("main").has_resources("p1", 0, 0, 0).has_avenue("p1", 1);
    }
    assert_eq!(read::<Board>("nobles").number(), 6);
}

#[test]
fn h028_h029_one_royal_tile_of_each_category_at_random() {
    for seed in 0..SEEDS {
        let royals = opening(normal(4), seed).view("p1").royals;
        let categories: BTreeSet<char> = royals.into_iter().map(|it| it.tile().category).collect();
        assert_eq!(categories, ['A', 'B', 'C'].into());
    }
    let drawn: BTreeSet<usize> =
        (0..SEEDS).flat_map(|it| opening(normal(4), it).view("p2").royals).map(Royal::index).collect();
    assert_eq!(drawn.len(), ROYALS.len(), "all nine come up");
    // Each lies on a place of the Palace where a worker can worship.
    let table = opening(normal(4), 1);
    let places = [Space::PalaceLeft, Space::PalaceMiddle, Space::PalaceRight];
    assert_eq!(places.map(|it| table.game().royal(it)), table.view("p1").royals.map(Some));
    assert!(Space::ALL.into_iter().filter(|it| table.game().royal(*it).is_some()).eq(places));
}

#[test]
fn h030_six_of_nine_technologies_sorted_by_number() {
    let mut all = BTreeSet::new();
    for seed in 0..SEEDS {
        let numbers = opening(normal(4), seed).game().technologies().map(|it| it.tile().number);
        assert!(numbers.is_sorted_by(|one, two| one < two), "{numbers:?}");
        all.insert(numbers);
    }
    let drawn: BTreeSet<u8> = all.iter().flatten().copied().collect();
    assert_eq!(drawn.len(), Technology::all().count());
    assert!(all.len() > 40, "84 choices are possible, {} came up", all.len());
}

#[test]
fn h031_upper_row_first_from_left_to_right() {
    // Put down in any order.
    let table = || {
        let table = scenario(2).technologies(["tech-15", "tech-3", "tech-9", "tech-1", "tech-7", "tech-11"]);
        table.resources("p1", 0, 0, 3).cocoa("p1", 2)
    };
    let order = table().game().technologies().map(|it| it.tile().number);
    assert_eq!(order, [1, 3, 7, 9, 11, 15]);
    // One worker reaches the upper row: the three lowest.
    let one = table().play("move palace 1 alchemy; main");
    let one = one.offers_only(&["develop tech-1", "develop tech-3", "develop tech-7"]);
    one.refuses("develop tech-9", Illegal::LowerRow);
    // Two reach both; the column tells the temple.
    let workers = [("palace", 1), ("alchemy", 1), ("forest", 1)];
    let two = table().workers("p1", &workers).play("move palace 1 alchemy; main");
    for (column, temple) in ["blue", "red", "green"].into_iter().enumerate() {
        for row in [0, 3] {
            let technology = order[column + row];
            let table = two.clone().play(&format!("develop tech-{technology}"));
            table.offers_only(&[&format!("climb {temple}"), "no"]);
        }
    }
}

#[test]
fn h032_a_bonus_tile_at_random_on_the_last_but_one_step_of_each_temple() {
    let bonuses = |seed| opening(normal(4), seed).view("p1").temples.iter().map(|it| it.bonus).collect();
    let deals: Vec<Vec<_>> = (0..SEEDS).map(bonuses).collect();
    assert!(deals.iter().all(|it| it.iter().map(|it| it.index()).collect::<BTreeSet<_>>().len() == 3));
    for temple in 0..3 {
        let here: BTreeSet<usize> = deals.iter().map(|it| it[temple].index()).collect();
        assert_eq!(here.len(), 7);
    }
    // Eleven steps: the tenth counts, the ninth does not.
    let table = scenario(2).bonuses(["bonus-flat", "bonus-masks", "bonus-avenue"]);
    let table = table.step("p1", "blue", 10).step("p2", "blue", 9).score("p1", 50).score("p2", 50);
    let before = table.clone().cocoa("p1", 9).cocoa("p2", 9);
    played_out(before).has_score("p1", 65).has_score("p2", 50);
}

#[test]
fn h033_the_light_disc_starts_on_0() {
    for seats in 1..=4 {
        opening(normal(seats), 1).has_light(0);
    }
}

#[test]
fn h034_h035_h036_ha01_the_dark_disc_by_players() {
    opening(normal(4), 1).has_dark(12);
    opening(normal(3), 1).has_dark(11);
    opening(normal(2), 1).has_dark(10);
    // It falls by one with each eclipse: 10, 9, 8 with two players.
    scenario(2).eclipses(1).has_dark(9);
    scenario(2).eclipses(2).has_dark(8);
}

#[test]
fn h037_eleven_buildings_leave_the_leftmost_number_open() {
    let row = numbers(&facts()["nobles"]["building_row"]);
    assert_eq!(row.len(), 12);
    let view = opening(normal(4), 1).view("p1");
    assert_eq!((view.avenue.taken, view.avenue.each, view.houses), (0, row[0], [0; 3]));
    // Each building that is taken uncovers the number under it, the eleventh the last one.
    for (taken, number) in (0u8..12).zip(row) {
        let (top, middle) = (taken.min(5), taken.saturating_sub(5).min(4));
        let table = scenario(2).houses(top, middle, taken - top - middle);
        table.shows("number", Teotihuacan::avenue_points, number);
    }
}

#[test]
fn h038_h039_four_decorations_off_a_shuffled_stack() {
    let mut drawn = BTreeSet::new();
    for seed in 0..SEEDS {
        let view = opening(normal(4), seed).view("p1");
        let pile = dealt(seed).decorations;
        assert_eq!(view.decoration_display, [0, 1, 2, 3].map(|it| Some(pile[it])));
        assert_eq!(view.stacks.decorations, 11);
        drawn.insert(pile[0].index());
    }
    assert_eq!(drawn.len(), 15);
}

#[test]
fn h040_h041_three_pyramid_tiles_off_a_shuffled_stack() {
    let mut drawn = BTreeSet::new();
    for seed in 0..SEEDS {
        let view = opening(normal(4), seed).view("p1");
        let pile = dealt(seed).pyramid;
        assert_eq!(view.pyramid_display, [0, 1, 2].map(|it| Some(pile[it])));
        drawn.extend(pile[..3].iter().map(|it| it.index()));
    }
    assert_eq!(drawn.len(), 32);
}

/// Places of the starting layout in the component list: level, row, column.
fn layout(seats: u8) -> BTreeSet<String> {
    let file = facts();
    let of = |level: u8| {
        let places = file["pyramid"]["start"][&format!("p{seats}_level{level}")].as_array().expect("a list");
        let name = |it: &toml::Value| format!("{level}.{}.{}", numbers(it)[0], numbers(it)[1]);
        places.iter().map(name).collect::<Vec<_>>()
    };
    of(1).into_iter().chain(of(2)).collect()
}

#[test]
fn h042_ha03_the_starting_layout_for_each_number_of_players() {
    for (seats, players) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let mut turns = BTreeSet::new();
        for seed in 0..40 {
            let view = opening(normal(seats), seed).view("p1");
            let places: BTreeSet<String> = view.pyramid.tiles.iter().map(|it| it.spot.to_string()).collect();
            assert_eq!(places, layout(players), "{seats} seats");
            // The tiles come off the stack after those of the display.
            let tiles: BTreeSet<usize> = view.pyramid.tiles.iter().map(|it| it.tile.index()).collect();
            let drawn = dealt(seed).pyramid[3..3 + places.len()].iter().map(|it| it.index()).collect();
            assert_eq!(tiles, drawn);
            assert_eq!(usize::from(view.stacks.pyramid), 29 - places.len());
            turns.insert(view.pyramid.tiles[0].turn);
        }
        assert_eq!(turns, (0..4).collect(), "turned at random");
    }
}

#[test]
fn h043_discovery_tiles_are_shuffled() {
    let tops: BTreeSet<usize> = (0..SEEDS).map(|it| dealt(it).discoveries[0].index()).collect();
    assert_eq!(tops.len(), 21, "every kind lies on top now and then");
    // What is not laid out is a face-down stack.
    let view = opening(normal(4), 1).view("p1");
    assert_eq!(view.stacks.discoveries, 54 - 5 - 6 - (4 + 5 + 3 + 4));
}

#[test]
fn h044_a_discovery_tile_at_five_worship_places() {
    for seed in 0..40 {
        let view = opening(normal(3), seed).view("p1");
        let with: BTreeSet<u8> =
            view.boards.iter().filter(|it| it.discovery.is_some()).map(|it| it.board.number()).collect();
        assert_eq!(with, [1, 2, 3, 4, 7].into());
    }
    let view = opening(normal(3), 1);
    let at = |board: &str| view.game().discovery(read(board));
    let places = ["palace", "forest", "quarry", "gold-deposits", "decorations"];
    assert_eq!(places.map(at), [0, 1, 2, 3, 4].map(|it| Some(dealt(1).discoveries[it])));
}

#[test]
fn h045_the_palace_has_one_discovery_tile_for_three_spaces() {
    let table = scenario(2).royals(["royal-1", "royal-5", "royal-4"]).discovery("palace", "no-cocoa");
    let table = table.next_discoveries(&["mask-1"]).cocoa("p1", 1);
    let table = table.workers("p1", &[("nobles", 1), ("nobles", 1), ("nobles", 1)]);
    for space in ["palace-1", "palace-2", "palace-3"] {
        let taken = table.clone().play(&format!("move nobles 1 palace; worship {space} tile-ability"));
        taken.has_tiles("p1", "no-cocoa", 1).has_discovery("palace", Some("mask-1"));
    }
}

#[test]
fn h046_three_two_and_one_tiles_on_the_avenue() {
    for seats in 1..=4 {
        let view = opening(normal(seats), 3).view("p1");
        let tiles: Vec<_> = view.avenue.large_spaces.iter().map(|it| (it.space, it.tiles.len())).collect();
        assert_eq!(tiles, [(3, 3), (6, 2), (8, 1)]);
    }
    // Drawn after those of the worship places.
    let mut laid: Vec<_> =
        opening(normal(4), 3).view("p1").avenue.large_spaces.into_iter().flat_map(|it| it.tiles).collect();
    let mut drawn = dealt(3).discoveries[5..11].to_vec();
    laid.sort();
    drawn.sort();
    assert_eq!(laid, drawn);
}

#[test]
fn h047_tiles_on_large_steps_by_players() {
    let file = facts();
    for (seats, column) in [(1, 0), (2, 0), (3, 1), (4, 2)] {
        let view = opening(normal(seats), 1).view("p1");
        for (temple, row) in view.temples.iter().zip(file["temples"]["track"].as_array().expect("a list")) {
            assert_eq!(row["id"].as_str(), Some(temple.temple.key()));
            let large = row["large_steps"].as_array().expect("a list");
            let expected: Vec<_> =
                large.iter().map(|it| (it["step"].as_integer(), numbers(&it["discovery"])[column])).collect();
            let there: Vec<_> = temple
                .large_steps
                .iter()
                .map(|it| (Some(it.step.into()), u8::try_from(it.tiles.len()).unwrap()))
                .collect();
            assert_eq!(there, expected, "{seats} seats");
        }
    }
    // Two players: 2 on blue, 3 on red, 1 and 2 on green.
    let steps = &sheet(&opening(normal(2), 1))["step-tiles"];
    assert_eq!([0, 1, 2, 3].map(|it| steps[it].as_array().unwrap().len()), [2, 3, 1, 2]);
}
