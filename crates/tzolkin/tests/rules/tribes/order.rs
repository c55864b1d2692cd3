//! The order of setting up with every module: ZEA-01, ZEA-47.

use patolli_tzolkin::{Event, Options};

use super::opening_with;
use crate::scenario::{Scenario, base, everything, opening, read};

const WHEELS: [&str; 5] = ["pal", "yax", "tik", "uxm", "chi"];

fn pieces(table: &Scenario) -> u32 {
    WHEELS.map(|it| table.game().neutral_on(read(it)).count_ones()).into_iter().sum()
}

/// Two seats whose undealt tiles name two small wheels and Chichen Itza: 13 places and 2 opposite ones for 16 pieces.
fn short_of_tiles() -> Scenario {
    let tiles = [
        "w-tikal-1",
        "w-tikal-3",
        "w-tikal-5",
        "w-tikal-7",
        "w-uxmal-1",
        "w-uxmal-3",
        "w-uxmal-5",
        "w-uxmal-7",
    ];
    opening_with(everything(2), &[(0, &tiles), (5, &["ixtab", "balam", "huracan", "bacab"])])
}

#[test]
fn zea01_before_the_choice_all_but_the_last_pieces_lie_there() {
    let table = opening(everything(4), 2);
    let view = table.view("d");
    assert_eq!(view.row.iter().flatten().count(), 6);
    assert_eq!(view.prophecies.len(), 3);
    assert_eq!(view.quick.as_ref().map(|it| it.next.len()), Some(6), "one tile on the board, six to come");
    assert_eq!(pieces(&table), 5, "as many as the undealt tiles name");
    let choice = view.choice.expect("a choice");
    assert_eq!((choice.tiles.len(), choice.tribes.len()), (4, 2));
    assert_eq!(table.game().round(), 0);
    let with_buildings = Options { buildings: true, ..base(2) };
    let new = |seed| {
        opening(with_buildings, seed).view("a").row.into_iter().flatten().any(|it| it.tile().expansion)
    };
    assert!((0..20).any(new), "new buildings are in the row");
}

#[test]
fn zea01_tribes_and_tiles_then_the_pieces_still_missing_then_the_first_round() {
    let table = short_of_tiles();
    assert_eq!(pieces(&table), 15);
    let table = table.play("keep w-tikal-1; tribe ixtab; keep w-tikal-3; keep w-tikal-5");
    let table = table.play("tribe bacab; keep w-uxmal-1; keep w-uxmal-3; end").asks("a");
    let kinds: Vec<&str> = table.events().iter().filter_map(kind).collect();
    assert_eq!(kinds[..3], ["chose", "revealed", "revealed"]);
    assert!(kinds[3..].iter().all(|it| *it == "given"), "{kinds:?}");
    // Ixtab's step is part of applying the tribes.
    assert_eq!(pieces(&table), 15);
    let table =
        table.offers_only(&["anger chaac", "anger quetzalcoatl", "anger kukulkan"]).play("anger chaac");
    let kinds: Vec<&str> = table.events().iter().filter_map(kind).collect();
    assert_eq!(kinds, ["angered", "neutral", "round"]);
    assert_eq!(pieces(&table), 16);
}

#[test]
fn zea47_one_tile_fewer_is_discarded_for_the_neutral_pieces() {
    // Ixtab keeps three Tikal tiles, so only the fourth can name a place there.
    let table = short_of_tiles().play("tribe ixtab; keep w-tikal-1; keep w-tikal-3; keep w-tikal-5");
    let table = table.play("tribe bacab; keep w-uxmal-1; keep w-uxmal-3; end; anger chaac");
    let placed = table.events().iter().find_map(|it| match it {
        Event::NeutralPlaced { wheel, position } => Some((wheel.key(), *position)),
        _ => None,
    });
    assert!([("tik", 7), ("uxm", 5), ("uxm", 7)].contains(&placed.expect("a piece")));
}

fn kind(event: &Event) -> Option<&'static str> {
    match event {
        Event::Chose { .. } => Some("chose"),
        Event::Revealed { .. } => Some("revealed"),
        Event::Gained { .. } | Event::Climbed { .. } | Event::Learned { .. } => Some("given"),
        Event::Angered { .. } => Some("angered"),
        Event::NeutralPlaced { .. } => Some("neutral"),
        Event::RoundBegan { .. } => Some("round"),
        _ => None,
    }
}
