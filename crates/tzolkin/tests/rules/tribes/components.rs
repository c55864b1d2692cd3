//! What is in the box: ZE-001 to ZE-010.

use std::collections::BTreeSet;

use patolli_core::Options as _;
use patolli_tzolkin::{
    Options, View,
    data::{
        BuildingId, EPOCH_ONE_COUNT, EPOCH_TWO_COUNT, Prophecy, QUICK_SPACES, QUICK_TILES_EPOCH_ONE,
        QUICK_TILES_EPOCH_TWO, Tribe, WORKERS,
    },
};

use crate::scenario::{base, dealt, everything, expansion, opening, scenario};

#[test]
fn ze001_every_module_is_added_to_the_base_game() {
    let (plain, full) = (opening(base(4), 3).view("a"), opening(everything(4), 3).view("a"));
    assert_eq!(full.wheels.len(), 5);
    assert_eq!(full.jungle, plain.jungle);
    assert_eq!(full.skulls, plain.skulls);
    assert_eq!(full.monuments, plain.monuments);
    assert_eq!(full.players, plain.players);
    let keys: Vec<&str> = Options::SPECS.iter().map(|it| it.key).collect();
    assert_eq!(
        keys,
        ["tribes", "prophecies", "buildings", "quick", "first"],
        "nothing switches the base off"
    );
    let base_tiles = BuildingId::all().filter(|it| !it.tile().expansion).count();
    assert_eq!(base_tiles, 32);
}

#[test]
fn ze003_blocks_are_unlimited() {
    // 65 blocks of the base game and 30 more would be gone long ago.
    scenario(2)
        .blocks("a", 70, 70, 70)
        .worker("a", "yax", 5)
        .play("pick yax 5; use yax 5")
        .has_blocks("a", 70, 71, 71);
}

#[test]
fn ze004_there_are_13_tribes() {
    let dealt: BTreeSet<Tribe> = dealt(4).tribes.into_iter().collect();
    assert_eq!(dealt.len(), 13);
    assert_eq!(dealt, Tribe::ALL.into_iter().collect());
}

#[test]
fn ze005_there_are_13_prophecies_and_one_display() {
    let drawn: BTreeSet<Prophecy> = dealt(4).prophecies.into_iter().collect();
    assert_eq!(drawn.len(), 13);
    assert_eq!(drawn, Prophecy::ALL.into_iter().collect());
    let on_display = opening(everything(3), 4).view("c").prophecies;
    assert_eq!(on_display.len(), 3, "one display with three places for the whole table");
}

#[test]
fn ze006_there_are_8_new_buildings_4_for_each_epoch() {
    let of_epoch = |epoch| {
        BuildingId::all().map(BuildingId::tile).filter(|it| it.expansion && it.epoch == epoch).count()
    };
    assert_eq!((of_epoch(1), of_epoch(2)), (4, 4));
    assert_eq!((EPOCH_ONE_COUNT, EPOCH_TWO_COUNT), (14 + 4, 18 + 4));
}

#[test]
fn ze007_a_fifth_player_has_a_full_set_of_pieces() {
    let table = scenario(5).has_workers("e", 3).has_hand("e", 3).is_light("e", true);
    let fifth = &table.view("e").players[4];
    assert_eq!((fifth.temples, fifth.levels, fifth.score), ([1; 3], [0; 4], 0));
    assert_eq!(WORKERS, 6);
    // The board has two sides, and there are six workers.
    let table = scenario(5).to_move("e").hand("e", 5).worker("e", "uxm", 3);
    let table = table.play("pick uxm 3; no; end").shows("round", patolli_tzolkin::Tzolkin::round, 2);
    table.has_workers("e", 6);
    scenario(5).to_move("e").play("place start; end; turn 2").is_light("e", false).is_light("d", true);
}

#[test]
fn ze008_seven_new_harvest_tiles_fill_the_jungle_of_five() {
    let tiles = |view: View| {
        let corn: u8 = view.jungle.iter().map(|it| it.corn + it.forest).sum();
        let wood: u8 = view.jungle.iter().map(|it| it.forest).sum();
        (corn, wood)
    };
    assert_eq!(tiles(opening(base(4), 1).view("a")), (16, 12));
    assert_eq!(tiles(opening(base(5), 1).view("a")), (16 + 4, 12 + 3));
}

#[test]
fn ze009_there_are_13_quick_action_tiles_and_one_board() {
    assert_eq!(QUICK_TILES_EPOCH_ONE.len() + QUICK_TILES_EPOCH_TWO.len(), 13);
    let quick = opening(base(5), 1).view("a").quick.expect("five players have quick actions");
    assert!(quick.now.is_some(), "a tile lies on the board");
    assert_eq!(quick.spaces.len(), usize::from(QUICK_SPACES));
    assert_eq!(
        quick.next.len() + 1,
        QUICK_TILES_EPOCH_ONE.len(),
        "the other tiles of the epoch lie on the calendar"
    );
}

#[test]
fn ze010_new_buildings_are_shuffled_into_the_stacks_of_their_epochs() {
    let with = Options { buildings: true, ..base(2) };
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let view = opening(with, seed).view("a");
        assert_eq!(view.row.iter().flatten().count() + usize::from(view.stack), EPOCH_ONE_COUNT);
        assert!(view.row.iter().flatten().all(|it| it.tile().epoch == 1));
        seen.extend(view.row.into_iter().flatten().filter(|it| it.tile().expansion));
        let view = opening(base(2), seed).view("a");
        assert_eq!(view.row.iter().flatten().count() + usize::from(view.stack), 14);
        assert!(view.row.iter().flatten().all(|it| !it.tile().expansion));
    }
    assert_eq!(seen.len(), 4, "each new building of the first epoch comes up");
    for (options, tiles) in [(with, EPOCH_TWO_COUNT), (base(2), 18)] {
        let view = expansion(options).food_day(2).play("place pal; end; place yax; end").view("a");
        assert!(view.row.iter().flatten().all(|it| it.tile().epoch == 2));
        assert_eq!(view.row.iter().flatten().count() + usize::from(view.stack), tiles);
    }
}
