//! The draft of starting tiles: H-318 to H-326, HX-29, HA-28.

use patolli_core::{Game as _, Options as _, Seat, Status, Viewer};
use patolli_teotihuacan::{DiscoveryLocation, Illegal, Options, Phase, Setup, Teotihuacan, TurnState};

use super::support::{beside, draft, drawing, neutrals, sheet, starting};
use crate::scenario::{Scenario, at, dealt, normal, opening, read, seat};

/// Names of the tiles a viewer sees in the offer.
fn offer(table: &Scenario, viewer: Viewer) -> Vec<String> {
    let choice = table.game().view(viewer).choice.expect("an offer");
    choice.tiles.into_iter().map(|it| it.tile.to_string()).collect()
}

/// A draft of two whose offer begins with these tiles.
fn offering(tiles: &[&str]) -> Scenario {
    at(Teotihuacan::start(&draft(2), starting(0, tiles)))
}

#[test]
fn h318_the_draft_is_optional() {
    for seats in 1..=4 {
        assert_eq!(normal(seats).setup, Setup::Normal);
        assert_eq!(Options::from_pairs(seats, [("setup", "draft")]).expect("options").setup, Setup::Draft);
    }
}

#[test]
fn h319_an_open_offer_instead_of_hands() {
    let table = opening(draft(3), 1);
    let open = offer(&table, Viewer::Watcher);
    for who in Seat::all(3) {
        assert_eq!(offer(&table, Viewer::Seat(who)), open);
    }
    let keeps: Vec<String> = open.iter().map(|it| format!("keep {it}")).collect();
    assert_eq!(table.offered(), keeps, "everybody chooses from all");
    let table = table.play(&keeps[4]).asks("p2");
    assert_eq!(table.offered().len(), 7);
    // What is taken is seen.
    let choice = table.view("p3").choice.expect("an offer");
    assert_eq!(choice.tiles[4].kept, Some(seat("p1")));
}

#[test]
fn h320_h321_h322_the_offer_by_players() {
    for (seats, tiles) in [(2, 6), (3, 8), (4, 10)] {
        for seed in 0..20 {
            let table = opening(draft(seats), seed);
            let offer = offer(&table, Viewer::Watcher);
            assert_eq!(offer.len(), tiles);
            let drawn: Vec<String> = dealt(seed).starting[..tiles].iter().map(ToString::to_string).collect();
            assert_eq!(offer, drawn);
        }
    }
    let rest = dealt(1).starting[6].to_string();
    opening(draft(2), 1).refuses(&format!("keep {rest}"), Illegal::NotDealt { draft: false });
}

#[test]
fn h323_discovery_tiles_lie_beside_the_tiles_that_give_one() {
    let tiles = ["start-16", "start-13", "start-14", "start-15", "start-1", "start-2"];
    let table = at(Teotihuacan::start(&draft(2), beside(starting(0, &tiles), ["mask-1", "mask-2"])));
    for viewer in [Viewer::Watcher, Viewer::Seat(seat("p1")), Viewer::Seat(seat("p2"))] {
        let choice = table.game().view(viewer).choice.expect("an offer");
        let beside: Vec<_> = choice.tiles.iter().map(|it| it.discovery.map(|it| it.to_string())).collect();
        let [one, two] = ["mask-1", "mask-2"].map(|it| Some(it.to_owned()));
        assert_eq!(beside, [two, None, one, None, None, None]);
    }
}

#[test]
fn h324_first_picks_in_player_order_with_the_discovery_tile() {
    for first in Seat::all(4) {
        let options = Options { first, ..draft(4) };
        let mut table = opening(options, 1);
        for who in first.clockwise(4) {
            assert_eq!(table.game().status(), Status::Asks(who));
            let pick = table.offered()[0].clone();
            table = table.play(&pick);
        }
    }
    // A tile that is taken is taken.
    let tiles = ["start-14", "start-13", "start-17", "start-15", "start-18", "start-2"];
    let table = at(Teotihuacan::start(&draft(2), beside(starting(0, &tiles), ["mask-4", "mask-2"])));
    let table = table.play("keep start-13").refuses("keep start-13", Illegal::NotDealt { draft: false });
    // The discovery tile goes to whoever takes start-14.
    let table = table.play("keep start-14; keep start-15; keep start-17").asks("p2");
    table.refuses(
        "take mask-2",
        Illegal::NotOnOffer { tile: read("mask-2"), location: DiscoveryLocation::Worship },
    );
}

#[test]
fn h325_ha28_second_picks_in_reverse_order() {
    for seats in 2..=4 {
        for first in Seat::all(seats) {
            let mut table = opening(Options { first, ..draft(seats) }, 1);
            let order: Vec<Seat> = first.clockwise(seats).collect();
            for who in order.iter().chain(order.iter().rev()) {
                assert_eq!(table.game().status(), Status::Asks(*who));
                assert_eq!(table.game().phase(), Phase::Choose);
                let pick = table.offered()[0].clone();
                table = table.play(&pick);
            }
            assert_ne!(table.game().phase(), Phase::Choose, "two tiles each");
        }
    }
    // The last player takes two in a row.
    let table = offering(&["start-13", "start-17", "start-15", "start-18", "start-2", "start-3"]);
    let table = table.play("keep start-13").asks("p2").play("keep start-15").asks("p2");
    let table = table.refuses("keep start-15", Illegal::KeptAlready { draft: false });
    table.play("keep start-18").asks("p1");
}

#[test]
fn h326_then_setting_up_goes_on_as_usual() {
    let tiles = ["start-14", "start-13", "start-10", "start-15", "start-18", "start-2"];
    let neutral = ["start-4", "start-6", "start-9", "start-8", "start-17", "start-7"];
    let deal = starting(0, &[tiles, neutral].concat());
    let deal = drawing(deal, &neutral);
    let table = at(Teotihuacan::start(&draft(2), beside(deal, ["mask-7", "mask-2"])));
    let table = table.play("keep start-14; keep start-15; keep start-18; keep start-10");
    // Benefits in player order: 1 + 5 cocoa, a red step, a power-up; the tile costs a wood, which p1 has not.
    let table = table.asks("p1").has_cocoa("p1", 6).has_resources("p1", 0, 3, 1).play("climb red");
    let table = table.has_score("p1", 1).has_tiles("p1", "mask-7", 0);
    // p2: 3 cocoa, 2 wood, 4 stone, 3 gold, the Avenue; three boards and equal workers ask nothing.
    let table = table.has_cocoa("p2", 3).has_resources("p2", 2, 4, 3).has_avenue("p2", 1);
    let table = table.asks("p1").play("place construction 2").is_turn_state(TurnState::Start).asks("p1");
    let table = table.has_workers("p1", &[("quarry", 1), ("decorations", 1), ("construction", 2)]);
    let table = table.has_workers("p2", &[("forest", 1), ("nobles", 1), ("decorations", 1)]);
    // Neutral workers come from tiles that nobody keeps, discovery tiles go back.
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "gold-deposits"]);
    assert_eq!(neutrals(&table, 1), ["quarry", "nobles", "decorations"]);
    let stack = sheet(&table)["discovery-stack"].as_array().expect("a stack").len();
    assert_eq!(stack, 54 - 5 - 6 - 8);
}

#[test]
fn hx29_three_players_pick_1_2_3_3_2_1_from_eight() {
    let mut table = opening(draft(3), 1);
    let mut order = Vec::new();
    while let (Phase::Choose, Status::Asks(who)) = (table.game().phase(), table.game().status()) {
        order.push(who.number() + 1);
        assert_eq!(table.offered().len(), 9 - order.len());
        let pick = table.offered()[0].clone();
        table = table.play(&pick);
    }
    assert_eq!(order, [1, 2, 3, 3, 2, 1]);
    let kept: usize = table.view("p1").players.iter().map(|it| it.kept.len()).sum();
    assert_eq!(8 - kept, 2, "two tiles are left over");
}
