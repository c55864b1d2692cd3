//! Moving over stones and secret paths: T-072 to T-083.

use patolli_core::{Game as _, GameUi as _};
use patolli_tikal::{Event, Illegal, Leader, Piece, Side};

use crate::rules::scenario::{Scenario, hex, scenario, seat};

/// What the step across a side costs, as everybody sees it.
fn crossing(table: &Scenario, at: &str, side: Side) -> u8 {
    table.look(at).crossing[side as usize]
}

/// Two clearings that no stones join to anything.
fn far_camps() -> Scenario {
    scenario(2).lay("b4", "h60", 0).lay("b5", "h72", 0).camp("a", "h60").camp("a", "h72")
}

#[test]
fn t054_t072_t073_tx12_secret_paths_join_base_camp_and_own_camps() {
    let table = far_camps().members("a", "h60", 3).members("a", "h04", 2).leader("a", "h04");
    let table = table.play("move m h60 h72").has_points(9).has_members("a", "h72", 1);
    let moved = Event::Moved {
        seat: seat("a"),
        piece: Piece::Member,
        from: hex("h60"),
        to: hex("h72"),
        cost: 1,
        secret: true,
    };
    assert_eq!(table.events(), [moved]);
    table
        .play("move m h04 h60")
        .has_points(8)
        .play("move m h60 h04")
        .has_points(7)
        .play("move l h04 h72")
        .has_points(6)
        .has_leader("a", Leader::On(hex("h72")));
}

#[test]
fn t072_one_way_may_mix_stones_and_secret_paths() {
    // One stone from the clearing to the base camp, the secret path, two stones from the camp to b1.
    let table = far_camps().lay("b1", "h61", 0).members("a", "h13", 2).members("c", "h13", 1);
    assert_eq!(crossing(&table, "h60", Side::S), 2);
    let table = table.offers("move m h13 h61").play("move m h13 h60").has_points(8);
    table.play("move m h13 h61").has_points(4).has_members("a", "h61", 1);
}

#[test]
fn a_way_is_told_hex_by_hex() {
    let table = far_camps().lay("b1", "h61", 0).members("a", "h13", 2);
    let table = table.play("move m h13 h61");
    let way = table.game().way_of(&table.events()[0]);
    assert_eq!(way, ["men.h13.a|h13", "h04", "h60", "men.h61.a|h61"]);
    // Where the trip costs less than it did, nobody can tell any more which way it was.
    let dear = Event::Moved {
        seat: seat("a"),
        piece: Piece::Member,
        from: hex("h13"),
        to: hex("h61"),
        cost: 9,
        secret: true,
    };
    assert_eq!(table.game().way_of(&dear).len(), 2);
}

#[test]
fn t072_every_way_within_the_points_is_offered_and_no_other() {
    for points in 0..=10 {
        let table = far_camps().lay("b1", "h61", 0).lay("a6", "h23", 0).members("a", "h23", 1).points(points);
        let offered = table.offered();
        for to in patolli_tikal::Hex::all() {
            let notation = format!("move m h23 {to}");
            let allowed = table.game().check(notation.parse().expect("notation")).is_ok();
            assert_eq!(offered.contains(&notation), allowed, "{notation} with {points} points");
        }
    }
}

#[test]
fn t074_others_enter_a_camp_but_not_by_secret_paths() {
    far_camps()
        .to_move("c")
        .members("c", "h04", 1)
        .refuses("move m h04 h60", Illegal::NoWay { hex: hex("h60") });
    // Over the stones between h14 and the base camp anybody may come, for the full price.
    scenario(2)
        .lay("a6", "h24", 0)
        .camp("a", "h24")
        .to_move("c")
        .members("c", "h14", 1)
        .play("move m h14 h24")
        .has_points(9)
        .has_members("c", "h24", 1);
}

#[test]
fn tx11_a_camp_on_the_printed_clearing() {
    let position = || scenario(2).camp("a", "h13");
    position().play("bring m h13").has_points(9).has_members("a", "h13", 1);
    position().members("a", "h04", 1).play("move m h04 h13").has_points(9);
    let table = position()
        .to_move("c")
        .members("c", "h04", 1)
        .refuses("bring m h13", Illegal::CampOfOther { hex: hex("h13") })
        .play("move m h04 h13")
        .has_points(9)
        .has_members("c", "h13", 1);
    let moved = Event::Moved {
        seat: seat("c"),
        piece: Piece::Member,
        from: hex("h04"),
        to: hex("h13"),
        cost: 1,
        secret: false,
    };
    assert_eq!(table.events(), [moved]);
    table.play("end").has_members("c", "h13", 1);
}

#[test]
fn t046_t076_t077_tx08_moving_costs_the_stones_of_the_border() {
    for (from, to, price) in [
        ("h04", "h13", 1),
        ("h04", "h03", 2),
        ("h04", "h14", 2),
        ("h13", "h04", 1),
        // No stone joins the clearing to a temple; the way leads through the base camp.
        ("h13", "h03", 3),
        ("h13", "h14", 3),
    ] {
        scenario(2)
            .members("a", from, 1)
            .play(&format!("move m {from} {to}"))
            .has_points(10 - price)
            .has_members("a", to, 1)
            .has_members("a", from, 0);
        scenario(2)
            .leader("a", from)
            .play(&format!("move l {from} {to}"))
            .has_points(10 - price)
            .has_leader("a", Leader::On(hex(to)));
        let (need, have) = (price, price - 1);
        scenario(2)
            .members("a", from, 1)
            .points(have)
            .refuses(&format!("move m {from} {to}"), Illegal::ActionPoints { need, have });
    }
    let table = scenario(2);
    assert_eq!(crossing(&table, "h13", Side::Nw), 0, "no step from clearing to temple");
    assert_eq!(crossing(&table, "h04", Side::N), 2);
}

#[test]
fn tx07_three_stones_cost_three_points() {
    // The three stones of c1 face the bare side of a6.
    let position = || scenario(2).lay("a6", "h23", 0).lay("c1", "h33", 5).members("a", "h23", 1);
    assert_eq!(position().look("h23").stones[Side::Se as usize], 0);
    position().points(3).play("move m h23 h33").has_points(0).has_members("a", "h33", 1);
    position().points(2).refuses("move m h23 h33", Illegal::ActionPoints { need: 3, have: 2 });
}

#[test]
fn t065_t078_tx09_stones_of_both_sides_count() {
    let position = || scenario(2).lay("c4", "h23", 2).lay("c1", "h33", 5);
    assert_eq!(crossing(&position(), "h23", Side::Se), 6);
    position().members("a", "h23", 1).play("move m h23 h33").has_points(4);
    position().leader("a", "h33").play("move l h33 h23").has_points(4);
    position()
        .leader("a", "h33")
        .points(5)
        .refuses("move l h33 h23", Illegal::ActionPoints { need: 6, have: 5 });
}

#[test]
fn t079_a_border_without_stones_is_closed() {
    let table = scenario(2).lay("a6", "h23", 0).lay("c1", "h33", 0).members("a", "h23", 1);
    assert_eq!(crossing(&table, "h23", Side::Se), 0);
    table.refuses("move m h23 h33", Illegal::NoWay { hex: hex("h33") });
}

#[test]
fn t080_any_number_of_pieces_moves_within_the_points() {
    scenario(2)
        .members("a", "h04", 18)
        .play("move m h04 h13; move m h04 h13; move m h04 h13; move m h04 h13; move m h04 h13")
        .play("move m h04 h13; move m h04 h13; move m h04 h13; move m h04 h13; move m h04 h13")
        .has_members("a", "h13", 10)
        .has_points(0)
        .refuses("move m h04 h13", Illegal::ActionPoints { need: 1, have: 0 });
}

#[test]
fn t081_a_piece_moves_several_times_and_pays_each_border() {
    // h04 to h13 costs 1, h13 to h23 another 1; one decision or two, the price is the same.
    let position = || scenario(2).lay("a6", "h23", 0).members("a", "h04", 1);
    let steps = position().play("move m h04 h13; move m h13 h23").has_points(8);
    let whole = position().play("move m h04 h23").has_points(8);
    assert_eq!(steps.game(), whole.game());
    steps.play("move m h23 h13; move m h13 h23; move m h23 h13").has_points(5);
}

#[test]
fn t082_unexplored_hexes_cannot_be_entered() {
    scenario(2)
        .members("a", "h13", 1)
        .leader("a", "h13")
        .refuses("move m h13 h23", Illegal::Unexplored { hex: hex("h23") })
        .refuses("move l h13 h12", Illegal::Unexplored { hex: hex("h12") });
}

#[test]
fn t083_tr14_any_number_of_pieces_stands_on_one_hex() {
    let crowded = |table: Scenario| {
        ["a", "c", "d", "e"].into_iter().fold(table, |table, it| {
            table.members(it, "h13", if it == "a" { 17 } else { 18 }).leader(it, "h13")
        })
    };
    crowded(scenario(4))
        .members("a", "h04", 1)
        .play("move m h04 h13")
        .has_members("a", "h13", 18)
        .has_members("e", "h13", 18)
        .refuses("move m h13 h13", Illegal::AlreadyThere { hex: hex("h13") });
}
