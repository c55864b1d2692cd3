//! Before the first turn: T-025 to T-034.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Options as _};
use patolli_tikal::{Leader, Motif, Terrain, TileId, data::LEVEL_TOKENS};

use crate::rules::scenario::{basic, dealt, opening};

const SEEDS: u64 = 200;

#[test]
fn t025_base_camp_two_temples_and_a_clearing_are_printed() {
    let table = opening(basic(2), 1);
    let shown = ["h04", "h03", "h14", "h13"].map(|it| table.look(it).terrain);
    let temple = Some(Terrain::Temple { value: 1 });
    assert_eq!(shown, [Some(Terrain::BaseCamp), temple, temple, Some(Terrain::Jungle)]);
    assert_eq!(table.look("h13").camp, None);
}

#[test]
fn t026_tiles_are_shuffled_within_each_letter() {
    let stacks: Vec<_> = (0..SEEDS).map(|it| dealt(it).tiles).collect();
    for (place, tile) in TileId::all().enumerate() {
        let seen: BTreeSet<TileId> = stacks.iter().map(|it| it[place]).collect();
        let letter: BTreeSet<TileId> = TileId::all().filter(|it| it.letter() == tile.letter()).collect();
        assert_eq!(seen, letter, "any tile of the letter can be at place {place}");
    }
}

#[test]
fn t027_the_stack_is_ordered_by_letter() {
    let letters: String = dealt(3).tiles.iter().map(|it| it.letter()).collect();
    assert_eq!(letters, "AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG");
    let mut unsorted = dealt(3);
    unsorted.tiles.swap(5, 6);
    let text = unsorted.to_string();
    assert!(text.parse::<patolli_tikal::Deal>().is_err(), "no deal mixes the letters");
}

#[test]
fn t028_each_player_gets_the_pieces_of_a_colour() {
    for seats in 2..=4 {
        for player in opening(basic(seats), 1).view().players {
            let pieces = (player.leader_in_supply, player.members, player.camps);
            assert_eq!(pieces, (true, 18, 2));
            assert!(!player.moved, "the turn indicator lies face up");
        }
    }
}

#[test]
fn t029_all_level_tokens_lie_beside_the_board() {
    let table = opening(basic(2), 1);
    assert_eq!(table.view().piles.levels, LEVEL_TOKENS);
    let values: u8 = table.view().hexes.iter().map(|it| it.value).sum();
    assert_eq!(values, 2, "the printed temples show their printed values");
}

#[test]
fn t030_treasures_are_shuffled_and_face_down() {
    let piles: Vec<_> = (0..SEEDS).map(|it| dealt(it).tokens).collect();
    for place in 0..24 {
        let seen: BTreeSet<Motif> = piles.iter().map(|it| it[place]).collect();
        assert_eq!(seen.len(), 8, "any motif can be at place {place}");
    }
    let (one, mut other) = (dealt(1), dealt(1));
    other.tokens = dealt(2).tokens;
    assert_ne!(one.tokens, other.tokens);
    let shown =
        [one, other].map(|it| crate::rules::scenario::at(patolli_tikal::Tikal::start(&basic(2), it)).view());
    assert_eq!(shown[0], shown[1], "nobody can tell the piles apart");
    assert_eq!(shown[0].piles.tokens, 24);
}

#[test]
fn t032_everybody_starts_with_no_points() {
    assert_eq!(opening(basic(4), 1).game().scores()[..], [0; 4]);
}

#[test]
fn t033_t034_pieces_and_camps_start_in_the_supply() {
    let table = opening(basic(4), 1);
    for hex in table.view().hexes {
        assert!(hex.men.iter().all(|it| it.members == 0 && !it.leader), "{}", hex.hex);
        assert_eq!((hex.camp, hex.guard), (None, None), "{}", hex.hex);
    }
    for (player, seat) in table.view().players.iter().zip(patolli_core::Seat::all(4)) {
        assert_eq!(table.game().leader(seat), Leader::Supply);
        assert_eq!((player.members, player.removed, player.camps), (18, 0, 2));
    }
}

#[test]
fn t035_tr02_the_first_seat_begins_unless_the_table_says_otherwise() {
    opening(basic(4), 1).asks("a");
    let mut options = basic(4);
    options.set("first", "2").expect("seat 2 plays");
    opening(options, 1).asks("d").play_first().play("end").asks("e");
    assert!(options.set("first", "4").is_err(), "nobody sits there");
}
