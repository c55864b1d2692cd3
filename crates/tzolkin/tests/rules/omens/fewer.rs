//! Five players, and quick actions with fewer: ZE-123, ZE-124, ZE-158 to ZE-164.

use std::collections::BTreeSet;

use patolli_core::Options as _;
use patolli_tzolkin::{Event, Illegal, JungleTiles, Options, Piece, Tzolkin, Wheel, data::StartId};
use serde_json::json;

use super::with_quick_tile;
use crate::scenario::{Scenario, at, base, begun, everything, opening, read, seat};

fn quick(seats: u8) -> Options {
    Options { quick: true, ..base(seats) }
}

/// Neutral pieces on the wheels, as wheel and place.
fn neutral(it: &Scenario) -> BTreeSet<(Wheel, u8)> {
    let on = |wheel| (0..13).filter(move |place| it.game().neutral_on(wheel) & (1 << place) != 0);
    Wheel::ALL.into_iter().flat_map(|wheel| on(wheel).map(move |place| (wheel, place))).collect()
}

/// Quick-action spaces held by neutral pieces.
fn blocked(it: &Scenario) -> usize {
    let spaces = it.view("a").quick.expect("quick actions").spaces;
    spaces.into_iter().filter(|it| *it == Some(Piece::Neutral)).count()
}

/// Every seat keeps its first two tiles (and its first tribe); returns all that happened.
fn chosen(mut it: Scenario) -> (Scenario, Vec<Event>) {
    let mut events = Vec::new();
    while it.game().round() == 0 {
        let next = it.offered().into_iter().next().expect("a choice");
        it = it.play(&next);
        events.extend_from_slice(it.events());
    }
    (it, events)
}

/// A table whose starting tiles come in this order, all the others after them in any order.
fn ordered(seats: u8, first: &[StartId], discards: &[StartId]) -> Scenario {
    let mut deal = crate::scenario::dealt(1);
    let order = |first: &[StartId]| {
        let rest = StartId::all().filter(|it| !first.contains(it));
        let all: Vec<StartId> = first.iter().copied().chain(rest).collect();
        <[StartId; 21]>::try_from(all).expect("21 tiles")
    };
    deal.starting = order(first);
    deal.discards = order(discards);
    at(<Tzolkin as patolli_core::Game>::start(&quick(seats), deal))
}

/// The starting tiles of these wheels, in the order of the component list.
fn tiles_of(wheels: &[Wheel]) -> Vec<StartId> {
    StartId::all().filter(|it| wheels.contains(&it.tile().blocker.0)).collect()
}

#[test]
fn ze123_five_players_can_play() {
    let table = opening(base(5), 2);
    assert_eq!(table.view("e").players.len(), 5);
    let (table, _) = chosen(table);
    let table = table.play("place pal; end").asks("b").play("place yax; end; place tik; end; place uxm; end");
    table.asks("e").play("place chi; end").asks("a").shows("round", Tzolkin::round, 2);
    assert!(Options::for_seats(6).is_err());
}

#[test]
fn ze124_as_many_fields_in_each_group_as_players() {
    for fields in 2..=5u8 {
        let jungle = opening(everything(fields), 1).view("a").jungle;
        let forest = JungleTiles { forest: fields, corn: 0 };
        assert_eq!(jungle, [JungleTiles { forest: 0, corn: fields }, forest, forest, forest]);
    }
    // The fifth field: 4 corn tiles and 3 wood tiles more than with four.
    let lying = |seats| {
        let jungle = opening(base(seats), 1).view("a").jungle;
        let wood: u8 = jungle.iter().map(|it| it.forest).sum();
        (jungle.iter().map(|it| it.forest + it.corn).sum::<u8>(), wood)
    };
    assert_eq!((lying(4), lying(5)), ((16, 12), (20, 15)));
}

#[test]
fn zea53_with_quick_actions_only_real_players_count() {
    for seats in 2..=4 {
        assert_eq!(opening(quick(seats), 1).view("a").jungle, opening(base(seats), 1).view("a").jungle);
        assert_eq!(opening(quick(seats), 1).view("a").jungle[0].corn, seats);
    }
}

#[test]
fn ze158_the_wheels_are_filled_as_with_five() {
    // Six more neutral pieces for every player missing.
    for (seats, pieces) in [(2, 18), (3, 12), (4, 6), (5, 0)] {
        for seed in 0..20 {
            let (table, _) = chosen(opening(quick(seats), seed));
            assert_eq!(neutral(&table).len() + blocked(&table), pieces);
        }
    }
    // Without quick actions there are fewer.
    for (seats, pieces) in [(2, 12), (3, 6), (4, 0)] {
        assert_eq!(neutral(&opening(base(seats), 4)).len(), pieces);
    }
}

#[test]
fn ze159_positions_come_from_the_undealt_starting_tiles() {
    for seats in 2..=4u8 {
        for seed in 0..20 {
            let deal = crate::scenario::dealt(seed);
            let named: BTreeSet<_> = deal.undealt(seats).iter().map(|it| it.tile().blocker).collect();
            let opposite = |(wheel, place): (Wheel, u8)| (wheel, (place + 5) % 10);
            for piece in neutral(&opening(quick(seats), seed)) {
                let small = piece.0 != Wheel::ChichenItza;
                assert!(named.contains(&piece) || (small && named.contains(&opposite(piece))), "{piece:?}");
            }
        }
    }
}

#[test]
fn ze160_zea03_two_players_have_18_two_of_them_on_quick_spaces() {
    let (table, _) = chosen(opening(quick(2), 7));
    assert_eq!((blocked(&table), neutral(&table).len()), (2, 16));
}

#[test]
fn ze161_zea03_three_players_have_12_one_of_them_on_a_quick_space() {
    let (table, _) = chosen(opening(quick(3), 7));
    assert_eq!((blocked(&table), neutral(&table).len()), (1, 11));
}

#[test]
fn ze162_zea03_four_players_have_6_one_of_them_on_a_quick_space() {
    // Five tiles are undealt and five pieces wanted: the tiles always suffice.
    let table = opening(quick(4), 7);
    assert_eq!((blocked(&table), neutral(&table).len()), (1, 5));
    let (after, _) = chosen(table.clone());
    assert_eq!(neutral(&after), neutral(&table));
}

#[test]
fn zea04_only_the_number_of_blocked_spaces_matters() {
    // So many players can act quickly in one round.
    for (seats, free) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        let letters = &["a", "b", "c", "d", "e"][..usize::from(seats)];
        let mut table = letters.iter().fold(with_quick_tile(seats, "stone-1"), |it, who| it.corn(who, 9));
        for _ in 0..free {
            table = table.play("place quick; quick; end");
        }
        if free < seats {
            table.refuses("place quick", Illegal::SpaceTaken);
        }
    }
}

#[test]
fn ze163_a_neutral_piece_blocks_its_space_for_the_whole_game() {
    let mut table = at(begun(quick(2)));
    while table.game().round() < 27 {
        assert_eq!(blocked(&table), 2, "round {}", table.game().round());
        table = table.finish_round();
        if table.offered().contains(&"turn 1".to_owned()) {
            table = table.play("turn 1");
        }
    }
    assert_eq!(blocked(&table), 2);
}

#[test]
fn ze164_discarded_tiles_place_what_is_missing() {
    // Undealt: Tikal, Uxmal and Chichen Itza, 13 tiles for 13 pieces and two opposite ones. One is missing.
    let dealt = tiles_of(&[Wheel::Palenque, Wheel::Yaxchilan]);
    let table = ordered(2, &dealt, &[dealt[0], dealt[7], dealt[2]]);
    let before = neutral(&table);
    assert_eq!(before.len(), 15);
    assert!(before.iter().all(|it| !matches!(it.0, Wheel::Palenque | Wheel::Yaxchilan)));
    // Kept tiles place nothing: w-palenque-1 is kept, so w-yaxchilan-7 is the first that was discarded.
    let (after, events) = chosen(table);
    let placed = Event::NeutralPlaced { wheel: Wheel::Yaxchilan, position: 7 };
    assert!(events.contains(&placed));
    let added: Vec<_> = neutral(&after).difference(&before).copied().collect();
    assert_eq!(added, [(Wheel::Yaxchilan, 7)]);
    // It comes after the choice and before the first round.
    let at = |is: &dyn Fn(&Event) -> bool| events.iter().position(is).expect("it happened");
    let revealed = at(&|it| matches!(it, Event::Revealed { .. }));
    assert!(revealed < at(&|it| *it == placed));
    assert!(at(&|it| *it == placed) < at(&|it| matches!(it, Event::RoundBegan { .. })));
}

#[test]
fn ze164_with_three_players_too() {
    // Undealt: Uxmal and Chichen Itza, nine tiles for nine pieces and one opposite. One is missing.
    let dealt = tiles_of(&[Wheel::Palenque, Wheel::Yaxchilan, Wheel::Tikal]);
    let table = ordered(3, &dealt, &[dealt[11]]);
    assert_eq!(neutral(&table).len(), 10);
    let (after, _) = chosen(table);
    assert!(neutral(&after).contains(&(Wheel::Tikal, 7)));
    assert_eq!(neutral(&after).len(), 11);
}

/// A table of two at which `n` pieces are missing after the undealt tiles, Palenque and Yaxchilan being empty.
fn missing(n: u8, discards: &[StartId]) -> Scenario {
    let dealt = tiles_of(&[Wheel::Palenque, Wheel::Yaxchilan]);
    let mut sheet = serde_json::to_value(ordered(2, &dealt, discards).game()).expect("a JSON form");
    sheet["neutral-remaining"] = json!(n);
    sheet["neutral"]["chi"] = json!([]);
    at(serde_json::from_value(sheet).expect("a position"))
}

#[test]
fn zea02_the_opposite_place_rule_still_holds() {
    let dealt = tiles_of(&[Wheel::Palenque, Wheel::Yaxchilan]);
    let table = missing(4, &[dealt[2], dealt[3], dealt[6]]);
    let before = neutral(&table);
    let (after, _) = chosen(table);
    let added: BTreeSet<_> = neutral(&after).difference(&before).copied().collect();
    // Palenque 5 and its opposite 0, then Palenque 7 alone, then Yaxchilan 5, its opposite being one too many.
    let (pal, yax) = (Wheel::Palenque, Wheel::Yaxchilan);
    assert_eq!(added, BTreeSet::from([(pal, 0), (pal, 5), (pal, 7), (yax, 5)]));
}

#[test]
fn zea02_the_discarded_tiles_are_shuffled() {
    let firsts: BTreeSet<StartId> = (0..400).map(|seed| crate::scenario::dealt(seed).discards[0]).collect();
    assert_eq!(firsts.len(), 21);
}

#[test]
fn zea51_five_players_have_six_monuments_worth_4_each() {
    assert_eq!(opening(base(5), 1).view("a").monuments.len(), 6);
    let table = crate::scenario::scenario(5).monuments(&["monument-all-monuments", "monument-tombs"]);
    let table = table.has_built("a", "monument-all-monuments").has_built("e", "monument-tombs");
    assert_eq!(table.game().monument_points(seat("a"), read("monument-all-monuments")), 8);
}

#[test]
fn zea52_five_players_have_no_neutral_pieces() {
    for seed in 0..10 {
        let (table, events) = chosen(opening(everything(5), seed));
        assert_eq!((neutral(&table).len(), blocked(&table)), (0, 0));
        assert!(!events.iter().any(|it| matches!(it, Event::NeutralPlaced { .. })));
    }
}
