//! Rulings on components and chance: HA-04, HA-14, HA-64, HA-78.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Log};
use patolli_teotihuacan::{
    Deal, Illegal, Options, Resource, Teotihuacan,
    data::{Bonus, Discovery, DiscoveryEffect, Royal, StartId, Technology},
};

use super::support::{
    SEEDS, begun_from, beside, draft, eclipsed, hands, kept, neutrals, sheet, starting_and_drawing,
};
use crate::scenario::{Scenario, at, dealt, normal, opening, opening_with, scenario};

#[test]
fn ha04_nine_nine_seven_eighteen_and_two() {
    assert_eq!((Technology::all().count(), Royal::all().count()), (9, 9));
    for category in ['A', 'B', 'C'] {
        assert_eq!(Royal::all().filter(|it| it.tile().category == category).count(), 3);
    }
    assert_eq!((Bonus::all().count(), StartId::all().count()), (7, 18));
    let words = |line: &str| {
        let deal = dealt(1).to_string();
        deal.lines().find_map(|it| it.strip_prefix(line)).map(|it| it.split_whitespace().count())
    };
    assert_eq!(words("arrows "), Some(2), "direction tiles");
    assert_eq!((words("technologies "), words("royals ")), (Some(9), Some(9)));
    assert_eq!((words("bonuses "), words("starting ")), (Some(7), Some(18)));
}

#[test]
fn ha14_tiles_that_give_goods_give_what_they_show() {
    let table = scenario(2).owns("p1", "four-cocoa").play("use four-cocoa").has_cocoa("p1", 4);
    table.has_resources("p1", 0, 0, 0);
    let table = scenario(2).owns("p1", "two-resources").play("use two-resources");
    assert_eq!(table.offered().len(), 6, "every mix of two");
    let table = table.refuses("gain wood 1", Illegal::WrongCount { need: 2 });
    table.clone().play("gain gold 2").has_resources("p1", 0, 0, 2).has_cocoa("p1", 0);
    table.play("gain wood 1 stone 1").has_resources("p1", 1, 1, 0);
    let table = scenario(2).owns("p1", "three-resources").play("use three-resources");
    assert_eq!(table.offered().len(), 10, "every mix of three");
    table.play("gain wood 1 stone 1 gold 1").has_resources("p1", 1, 1, 1);
    // These three kinds and no others.
    let goods = |it: &Discovery| {
        matches!(it.tile().effect, DiscoveryEffect::Cocoa(_) | DiscoveryEffect::Resources(_))
    };
    let kinds: Vec<_> = Discovery::all().filter(goods).map(|it| it.to_string()).collect();
    assert_eq!(kinds, ["three-resources", "two-resources", "four-cocoa"]);
    assert_eq!(Discovery::all().map(|it| it.tile().copies).sum::<u8>(), 54);
}

#[test]
fn ha64_any_six_of_nine_technologies_priced_by_the_tile() {
    let cheap: BTreeSet<usize> = (0..SEEDS)
        .map(|it| {
            opening(normal(2), it).game().technologies().iter().filter(|it| it.tile().gold == 1).count()
        })
        .collect();
    assert_eq!(cheap, (1..=4).collect(), "the number of tiles for 1 gold varies");
    // A tile for 2 gold in the upper row.
    let dear = scenario(2).technologies(["tech-1", "tech-9", "tech-11", "tech-13", "tech-15", "tech-17"]);
    let dear = |gold| dear.clone().resources("p1", 0, 0, gold).play("move palace 1 alchemy; main");
    dear(1).refuses("develop tech-9", crate::scenario::short_of(Resource::Gold, 2, 1));
    dear(2).play("develop tech-9; no").has_resources("p1", 0, 0, 0);
    // A tile for 1 gold in the lower row.
    let low = scenario(2).technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"]);
    let low = low.workers("p1", &[("palace", 1), ("alchemy", 1), ("nobles", 1)]).cocoa("p1", 1);
    let low = low.resources("p1", 0, 0, 1).play("move palace 1 alchemy; main; develop tech-7; no");
    low.has_resources("p1", 0, 0, 0);
}

/// A whole game, each choice picked by a number that goes on and on.
fn random_game(seed: u64) -> Teotihuacan {
    let mut game = Teotihuacan::start(&normal(2), dealt(seed));
    let mut n = 1usize;
    for _ in 0..400 {
        let offered = at(game.clone()).offered();
        n = n * 31 % 1009;
        let Some(pick) = offered.get(n % offered.len().max(1)) else { break };
        game.play(crate::scenario::read(pick), &mut Log::off()).expect("it was offered");
    }
    game
}

#[test]
fn ha78_all_chance_is_in_the_deal() {
    assert_eq!(random_game(5), random_game(5), "same deal, same choices, same game");
    // Turns of the tiles laid at the start: three of the display come first in the pile.
    for turn in 0..4u8 {
        let text = turn.to_string();
        let table = opening_with(normal(2), &[("turns", &["0", "0", "0", &text])]);
        assert_eq!(table.view("p1").pyramid.tiles[0].turn, turn);
    }
    // Dice and neutral draws.
    let deal = dealt(1);
    assert_eq!((deal.eclipses.len(), deal.returns.len()), (2, 2));
    assert!(deal.dice.len() >= 2 * (10 + 1 + 9 + 1 + 8 + 1), "a roll for every turn Teotibot can have");
}

/// The stack of discovery tiles, the top first.
fn stack(table: &Scenario) -> Vec<String> {
    let sheet = sheet(table);
    let names = sheet["discovery-stack"].as_array().expect("a stack").iter();
    names.map(|it| it.as_str().expect("a name").to_owned()).collect()
}

#[test]
fn ha78_tiles_return_one_by_one_in_the_order_of_their_starting_tiles() {
    let returned = |returns: [u16; 2]| {
        let deal = beside(hands(&["start-14", "start-16", "start-13", "start-15"]), ["mask-1", "mask-2"]);
        stack(
            &kept(&Deal { returns, ..deal }, "start-13", "start-15")
                .play("place quarry 1; place forest 1; place alchemy 1"),
        )
    };
    let at = |all: &[String], places: [usize; 2]| places.map(|it| all[it].clone());
    // Both on top: that of start-14 first, that of start-16 above it.
    assert_eq!(at(&returned([0, 0]), [1, 0]), ["mask-1", "mask-2"]);
    assert_eq!(at(&returned([3, 1]), [4, 1]), ["mask-1", "mask-2"]);
    // As many as fit lie above: 33 tiles, then 34; one more begins again at the top.
    assert_eq!(at(&returned([33, 34]), [33, 34]), ["mask-1", "mask-2"]);
    assert_eq!(at(&returned([34, 35]), [1, 0]), ["mask-1", "mask-2"]);
}

#[test]
fn h096_a_tile_that_goes_back_can_become_the_lowest() {
    // start-16 stays in the box, so its tile is the lowest of the stack; that of start-14 goes back with all others above it.
    let last = |options: Options| {
        let deal = beside(hands(&["start-14", "start-1", "start-13", "start-17"]), ["mask-1", "mask-2"]);
        let neutral = deal.neutral.filter(|_| options.rules > 1);
        let deal = Deal { neutral, returns: [if options.rules > 1 { 34 } else { 33 }, 0], ..deal };
        let table = at(Teotihuacan::start(&options, deal));
        let [three, four] = [4, 5].map(|it| deal.starting[it]);
        let table = table.play(&format!("keep start-13; keep start-17; keep {three}; keep {four}"));
        stack(&table).split_off(33)
    };
    assert_eq!(last(normal(2)), ["mask-2", "mask-1"]);
    // By the first version of the rules it could lie next to the lowest at most.
    assert_eq!(last(Options { rules: 1, ..normal(2) }), ["mask-1", "mask-2"]);
}

#[test]
fn ha78_neutral_workers_come_last_and_from_tiles_nobody_keeps() {
    // Dealt 8, kept 4: the others are drawn in their own order.
    let tiles = ["start-1", "start-8", "start-17", "start-13", "start-16", "start-4"];
    let table = begun_from(normal(2), &starting_and_drawing(8, &tiles));
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "nobles"]);
    // Offered 6 in a draft, then drawn 6.
    let table = begun_from(draft(2), &starting_and_drawing(6, &tiles));
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "nobles"]);
    assert_eq!(neutrals(&table, 1), ["quarry", "gold-deposits", "alchemy"]);
    // Not before the players' workers stand.
    let table = kept(&hands(&["start-13", "start-15"]), "start-13", "start-15").play("place forest 1");
    assert_eq!((neutrals(&table, 0).len(), neutrals(&table, 1).len()), (0, 0));
    let table = table.play("place quarry 1; place nobles 1");
    assert_eq!((neutrals(&table, 0).len(), neutrals(&table, 1).len()), (3, 3));
}

#[test]
fn ha78_at_an_eclipse_the_second_colour_draws_from_what_is_left() {
    let tiles = ["start-1", "start-8", "start-17", "start-4"];
    let table =
        tiles.iter().enumerate().fold(scenario(2), |it, (place, tile)| it.put("eclipse-1", place, tile));
    let table = eclipsed(table);
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "nobles"]);
    // Quarry, Construction, Palace: the third and fourth tile.
    assert_eq!(neutrals(&table, 1), ["palace", "quarry", "construction"]);
}
