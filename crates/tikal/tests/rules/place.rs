//! Placing a tile: T-044 to T-052.

use std::collections::BTreeSet;

use patolli_core::Game as _;
use patolli_tikal::{Action, Event, Illegal, Phase, Side, Terrain, TileId, TurnKind};

use crate::rules::scenario::{Scenario, hex, scenario, seat, tile};

fn crossing(table: &Scenario, at: &str, side: Side) -> u8 {
    table.look(at).crossing[side as usize]
}

/// `a1` on `h02`, turned so that its north side is bare; of the neighbours of `h01` only `h02` is explored.
fn bare_north() -> Scenario {
    scenario(2).lay("a1", "h02", 3)
}

/// The whole board is explored except `h00` and `h01`, which touch volcanoes only; g3 and g4 are still to come.
pub fn only_volcano_borders() -> Scenario {
    let volcanoes = [("b6", "h10"), ("d5", "h11"), ("f5", "h02")];
    let table = volcanoes.into_iter().fold(scenario(2), |it, (tile, at)| it.lay(tile, at, 0));
    let taken = ["h03", "h04", "h13", "h14", "h00", "h01", "h10", "h11", "h02"];
    let free = patolli_tikal::Hex::all().filter(|it| !taken.contains(&it.to_string().as_str()));
    let laid = TileId::all().filter(|it| !it.is_volcano() && ![tile("g3"), tile("g4")].contains(it));
    laid.zip(free).fold(table, |table, (tile, hex)| table.lay(&tile.to_string(), &hex.to_string(), 0))
}

#[test]
fn t044_tx04_a_tile_lies_next_to_an_explored_hex() {
    for tile in ["a6", "c4", "b6"] {
        let table = scenario(2).hand(tile);
        let why = |hex| match tile {
            "b6" => Illegal::VolcanoNotAdjacent { hex },
            _ => Illegal::NotAdjacent { hex },
        };
        for at in ["h00", "h01", "h22", "h74"] {
            table.clone().refuses(&format!("place {at} 0"), why(hex(at)));
        }
        for at in ["h03", "h04", "h13", "h14"] {
            table.clone().refuses(&format!("place {at} 0"), Illegal::NotFree { hex: hex(at) });
        }
        let hexes: BTreeSet<String> = table.offered().iter().map(|it| it[6..9].to_owned()).collect();
        assert_eq!(hexes.into_iter().collect::<Vec<_>>(), ["h02", "h12", "h23", "h24"]);
    }
    scenario(2).lay("a6", "h23", 0).hand("a1").offers("place h33 4").play("place h33 4");
}

#[test]
fn t045_every_tile_but_a_volcano_has_stones() {
    for tile in TileId::all() {
        let stones = tile.tile().stones;
        assert!(stones.iter().all(|it| *it <= 3), "{tile}");
        assert_eq!(stones.iter().any(|it| *it > 0), !tile.is_volcano(), "{tile}");
    }
}

#[test]
fn t047_tx03_a_new_tile_must_be_enterable() {
    let table = bare_north().hand("a6").refuses("place h01 1", Illegal::NotEnterable { hex: hex("h01") });
    let table = table.play("place h01 0");
    assert_eq!(crossing(&table, "h01", Side::S), 1);
}

#[test]
fn t048_tx01_tx02_stones_of_either_side_will_do() {
    // On the older hex only.
    let older = scenario(2).hand("a6").members("a", "h13", 1).play("place h23 0");
    assert_eq!(older.look("h23").stones, [1, 1, 0, 1, 0, 0]);
    assert_eq!(crossing(&older, "h13", Side::Ne), 1);
    older.play("move m h13 h23").has_points(9);
    // On the new tile only.
    let newer = bare_north().hand("a6").members("a", "h02", 1).play("place h01 0");
    newer.play("move m h02 h01").has_points(9);
    // On both.
    let both = scenario(2).hand("a6").members("a", "h13", 1).play("place h23 1");
    assert_eq!(both.look("h23").stones[Side::Sw as usize], 1);
    assert_eq!(crossing(&both, "h13", Side::Ne), 2);
    both.play("move m h13 h23").has_points(8);
}

#[test]
fn t049_t050_tx05_a_volcano_needs_no_stones_but_a_neighbour() {
    bare_north()
        .hand("b6")
        .members("a", "h02", 1)
        .refuses("place h00 0", Illegal::VolcanoNotAdjacent { hex: hex("h00") })
        .play("place h01 0")
        .refuses("move m h02 h01", Illegal::Volcano { hex: hex("h01") });
    assert_eq!(tile("b6").tile().stones, [0; 6]);
}

#[test]
fn t051_tr05_a_tile_lies_in_six_orientations_and_is_not_flipped() {
    let table = scenario(2).hand("a1");
    let mut seen = BTreeSet::new();
    for turns in 0..6 {
        let placed = table.clone().play(&format!("place h23 {turns}"));
        let stones = placed.look("h23").stones;
        let two = stones.iter().position(|it| *it == 2).expect("two stones lie on one side");
        assert_eq!(two, turns, "turned clockwise");
        assert_eq!(stones[(two + 1) % 6], 1, "the single stone stays clockwise of the two");
        seen.insert(stones);
    }
    assert_eq!(seen.len(), 6);
    let turns = 6;
    let seventh = Action::Place { hex: hex("h23"), rotation: turns };
    assert_eq!(table.game().check(seventh), Err(Illegal::NoSuchRotation));
    assert!("place h23 6".parse::<Action>().is_err());
}

#[test]
fn t052_a_tile_stays_as_it_was_placed() {
    let mut table = scenario(2).hand("a6").play("place h23 2");
    let (laid, stones) = (table.look("h23").tile, table.look("h23").stones);
    for _ in 0..8 {
        table = table.play("end").refuses("place h23 0", Illegal::NotFree { hex: hex("h23") }).play_first();
        assert_eq!((table.look("h23").tile, table.look("h23").stones), (laid, stones));
    }
}

#[test]
fn tr06_a_volcano_counts_as_neighbour_but_not_as_entrance() {
    // The only stone towards an explored hex faces the volcano on h11.
    let table = bare_north().lay("b6", "h11", 0);
    table
        .clone()
        .hand("a6")
        .refuses("place h01 1", Illegal::OnlyFromVolcano { hex: hex("h01") })
        .offers("place h01 0");
    // h21 touches nothing explored but the volcano.
    table.clone().hand("a6").refuses("place h21 0", Illegal::NotEnterable { hex: hex("h21") });
    table.hand("d5").play("place h21 0");
}

#[test]
fn tr08_a_volcano_may_close_off_free_hexes() {
    // h00 has the neighbours h01 and h10 only.
    let table = bare_north().lay("b6", "h01", 0).lay("b4", "h11", 0).hand("d5").members("a", "h02", 1);
    let ways = |table: &Scenario| {
        let price = |to| table.game().travel_costs_from(seat("a"), hex("h04")).to(to);
        patolli_tikal::Hex::all().map(price).collect::<Vec<_>>()
    };
    let before = ways(&table);
    let table = table.play("place h10 0");
    assert_eq!(ways(&table), before, "no explored hex is cut off");
    table
        .play("end; place h12 0")
        .play("end")
        .refuses("place h00 0", Illegal::OnlyFromVolcano { hex: hex("h00") });
}

#[test]
fn tr36_tx45_orientations_that_lie_alike_are_one_choice() {
    let table = scenario(2).hand("d4").offers("place h23 0").offers("place h23 1");
    for turns in 2..6 {
        let same = turns % 2;
        table.clone().refuses(&format!("place h23 {turns}"), Illegal::SameRotation { rotation: turns, same });
    }
    scenario(2)
        .hand("b6")
        .offers("place h23 0")
        .refuses("place h23 1", Illegal::SameRotation { rotation: 1, same: 0 });
}

#[test]
fn tr07_tx39_a_tile_without_a_place_leaves_the_game() {
    // Only the last tiles can meet such a board, so g3 and g4 stand for the tile with three stones.
    let piles = only_volcano_borders().view().piles.tokens;
    let table = only_volcano_borders()
        .next_tiles(&["g3", "g4"])
        .play("end")
        .asks("c")
        .phase(Phase::Act)
        .has_points(10);
    let removed = |who, name| Event::TileRemoved { seat: seat(who), tile: tile(name) };
    assert!(table.events().contains(&removed("c", "g3")));
    assert_eq!(table.view().piles.tokens, piles, "its treasures stay out of play");
    // The next one was the last tile: the last scoring round begins after the seat whose turn it was.
    let table = table.kind(TurnKind::Normal).play("bring m h04; end").asks("a").has_points(10);
    assert!(table.events().contains(&removed("a", "g4")));
    table.play("bring m h04; end").asks("c").kind(TurnKind::Scoring).play("end; end").is_over();
}

#[test]
fn tr07_in_the_auction_a_tile_is_removed_when_it_is_chosen() {
    let table = only_volcano_borders().auction().open(&["g3", "g4"]).play("pass; pass");
    let table = table.asks("a").phase(Phase::Take).play("take g4").phase(Phase::Act).has_points(10);
    assert!(table.events().iter().any(|it| matches!(it, Event::TileRemoved { .. })));
    table.play("end").asks("c").phase(Phase::Take).offers("take g3");
}

#[test]
fn tr07_a_volcano_always_has_a_place() {
    // h00 touches volcanoes only: closed for every other tile, but not for the third volcano.
    let table = bare_north().lay("b6", "h01", 0).lay("d5", "h10", 0);
    table.clone().hand("g4").refuses("place h00 0", Illegal::OnlyFromVolcano { hex: hex("h00") });
    let table = table.hand("f5").play("place h00 0");
    assert_eq!(table.look("h00").terrain, Some(Terrain::Volcano));
}
