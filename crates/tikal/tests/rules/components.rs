//! What is in the box: T-001 to T-019, T-064.

use patolli_core::Game as _;
use patolli_tikal::{HEXES, Illegal, Motif, Options, Terrain, TileId, data::LOWEST_LEVEL};

use crate::rules::scenario::{basic, dealt, hex, opening, scenario};

fn tiles(fits: impl Fn(Terrain) -> bool) -> usize {
    let deal = dealt(1);
    deal.tiles.iter().filter(|it| fits(it.tile().terrain)).count()
}

fn free(table: &crate::rules::scenario::Scenario) -> usize {
    table.view().hexes.iter().filter(|it| it.terrain.is_none()).count()
}

#[test]
fn t001_t002_the_board_has_forty_hexes_and_four_are_explored() {
    let table = opening(basic(4), 1);
    assert_eq!(table.view().hexes.len(), HEXES);
    assert_eq!(free(&table), 36);
    let explored: Vec<_> = table.view().hexes.into_iter().filter(|it| it.terrain.is_some()).collect();
    let names: Vec<_> = explored.iter().map(|it| it.hex.to_string()).collect();
    assert_eq!(names, ["h03", "h04", "h13", "h14"]);
    assert!(explored.iter().all(|it| it.tile.is_none()), "printed, not laid");
}

#[test]
fn t003_a_tile_explores_its_hex() {
    let table = scenario(2).hand("a6").members("a", "h13", 2);
    assert_eq!(table.look("h23").terrain, None);
    let table = table.play("place h23 0");
    assert_eq!(table.look("h23").terrain, Some(Terrain::Jungle));
    assert_eq!(free(&table), 35);
    table
        .refuses("move m h13 h24", Illegal::Unexplored { hex: hex("h24") })
        .play("move m h13 h23")
        .has_members("a", "h23", 1);
}

#[test]
fn t004_there_are_thirty_six_tiles() {
    let deal = dealt(1);
    assert_eq!(deal.tiles.len(), 36);
    assert!(TileId::all().all(|it| deal.tiles.contains(&it)));
    let piles = opening(basic(2), 1).view().piles;
    assert_eq!(piles.stack.iter().sum::<u8>(), 35, "one is in hand");
    assert!(piles.in_hand.is_some());
}

#[test]
fn t005_fifteen_tiles_are_temples() {
    assert_eq!(tiles(|it| matches!(it, Terrain::Temple { .. })), 15);
}

#[test]
fn t006_ten_tiles_are_jungle() {
    assert_eq!(tiles(|it| it == Terrain::Jungle), 10);
}

#[test]
fn t007_eight_tiles_are_treasure_sites() {
    assert_eq!(tiles(|it| matches!(it, Terrain::Treasure { .. })), 8);
}

#[test]
fn t008_three_tiles_are_volcanoes() {
    assert_eq!(tiles(|it| it == Terrain::Volcano), 3);
}

#[test]
fn t009_t010_every_tile_has_a_letter_from_a_to_g() {
    assert!(TileId::all().all(|it| ('A'..='G').contains(&it.letter())));
    // One A tile is in hand.
    assert_eq!(opening(basic(2), 1).view().piles.stack, [5, 6, 5, 5, 5, 5, 4]);
}

#[test]
fn t011_one_volcano_in_b_d_and_f() {
    let letters: Vec<_> = TileId::all().filter(|it| it.is_volcano()).map(TileId::letter).collect();
    assert_eq!(letters, ['B', 'D', 'F']);
    let volcanoes = opening(basic(2), 1).view().piles.volcanoes;
    assert_eq!(volcanoes, [false, true, false, true, false, true, false]);
}

#[test]
fn t012_three_tokens_of_each_of_eight_motifs() {
    let tokens = dealt(1).tokens;
    assert_eq!((tokens.len(), Motif::ALL.len()), (24, 8));
    for motif in Motif::ALL {
        assert_eq!(tokens.iter().filter(|it| **it == motif).count(), 3, "{motif}");
    }
}

#[test]
fn t013_forty_eight_level_tokens() {
    let table = opening(basic(4), 1);
    let levels = LOWEST_LEVEL..=10;
    let found: Vec<u8> = levels.map(|it| table.game().level_tokens(it)).collect();
    assert_eq!(found, [3, 6, 9, 11, 8, 5, 3, 2, 1]);
    assert_eq!(found.iter().sum::<u8>(), 48);
    assert_eq!([1, 11].map(|it| table.game().level_tokens(it)), [0, 0], "no others");
}

#[test]
fn t014_t015_t064_eighteen_members_and_one_leader_each() {
    let players = opening(basic(4), 1).view().players;
    assert_eq!(players.iter().map(|it| it.members).collect::<Vec<_>>(), [18; 4]);
    assert!(players.iter().all(|it| it.leader_in_supply));
    scenario(2)
        .members("a", "h04", 17)
        .play("bring m h04")
        .has_members("a", "h04", 18)
        .refuses("bring m h04", Illegal::NoneInSupply)
        .play("bring l h04")
        .refuses("bring l h04", Illegal::NoneInSupply);
}

#[test]
fn t016_two_camps_each() {
    let players = opening(basic(4), 1).view().players;
    assert_eq!(players.iter().map(|it| it.camps).collect::<Vec<_>>(), [2; 4]);
    let table = scenario(2).lay("a6", "h23", 0).play("camp h13; camp h23");
    let players = table.view().players;
    assert_eq!((players[0].camps, players[1].camps), (0, 2));
}

#[test]
fn t017_one_score_marker_each() {
    let table = scenario(4).members("c", "h03", 1).scoring(&["c", "d", "e", "a"]).play("end");
    assert_eq!(table.game().scores()[..], [0, 1, 0, 0]);
}

#[test]
fn t019_turn_indicators_turn_in_the_auction_only() {
    let turned = |table: crate::rules::scenario::Scenario| {
        let players = table.view().players;
        players.iter().map(|it| it.moved).collect::<Vec<_>>()
    };
    let options = Options { auction: true, ..basic(2) };
    let auction = opening(options, 1).play("bid 1; pass").play_first().play_first();
    assert_eq!(turned(auction.play("end")), [true, false]);
    let basic = opening(basic(2), 1).play_first().play("end");
    assert_eq!(turned(basic), [false, false]);
}
