//! The secret choice of starting tiles: Z-047 to Z-052, ZA-39.

use std::{collections::HashSet, ops::ControlFlow};

use patolli_core::{Game as _, GameUi as _, Log, Message, Seat, Status, Viewer};
use patolli_tzolkin::{
    Event, Illegal, Options, Phase, Temple, Track, Tzolkin, View,
    data::{StartId, Tribe},
};

use super::support::{facts, holding, name, number, rows};
use crate::scenario::{Scenario, base, dealt, everything, opening, read, scenario, seat};

const HAND: [&str; 4] = ["w-palenque-1", "w-palenque-3", "w-uxmal-5", "w-chichen-itza-0"];

/// Every seat that still has to choose keeps its first two tiles.
fn others_choose(mut table: Scenario) -> Scenario {
    while table.game().phase() == Phase::Choose {
        let hand = match table.game().status() {
            Status::Asks(seat) => table.view(["a", "b", "c", "d"][seat.index()]).choice,
            Status::Over => None,
        };
        let tiles = hand.expect("whoever is asked has a choice").tiles;
        table = table.play(&format!("keep {}; keep {}; end", tiles[0].tile, tiles[1].tile));
    }
    table
}

#[test]
fn z047_four_tiles_for_each_and_none_twice() {
    for seats in 2..=4 {
        let table = opening(base(seats), 5);
        let hand = |it: &str| table.view(it).choice.expect("a choice").tiles.into_iter().map(|it| it.tile);
        let dealt: Vec<StartId> =
            ["a", "b", "c", "d"][..usize::from(seats)].iter().flat_map(|it| hand(it)).collect();
        assert_eq!(dealt.len(), 4 * usize::from(seats));
        assert_eq!(dealt.iter().collect::<HashSet<_>>().len(), dealt.len());
    }
    let first: HashSet<StartId> = (0..200).map(|it| dealt(it).starting[0]).collect();
    assert_eq!(first.len(), 21, "the tiles are shuffled");
}

#[test]
fn z048_two_of_the_four_are_kept() {
    let table = holding(2, &HAND).refuses("end", Illegal::NotNow).play("keep w-palenque-1");
    let table = table.refuses("end", Illegal::NotNow).refuses("keep w-palenque-1", Illegal::KeptAlready);
    let table = table.refuses("keep w-tikal-3", Illegal::NotDealt).play("keep w-uxmal-5");
    let table = table.refuses("keep w-palenque-3", Illegal::NotNow).offers_only(&["end"]).play("end");
    let kept: Vec<String> = others_choose(table).game().kept(seat("a")).map(|it| it.to_string()).collect();
    assert_eq!(kept, ["w-palenque-1", "w-uxmal-5"]);
}

/// What the others see and hear of each decision of a secret choice, and the question asked.
type Observations = Vec<(Vec<View>, Vec<Event>, Message)>;

/// Every way in which the seat that is asked can make its choice, with where it leads.
fn ways(game: &Tzolkin, so_far: &Observations, found: &mut Vec<(Observations, Tzolkin)>) {
    let Status::Asks(chooser) = game.status() else { panic!("somebody chooses") };
    let mut actions = Vec::new();
    let _ = game.each_legal(&mut |it| {
        actions.push(it);
        ControlFlow::Continue(())
    });
    for action in actions {
        let (mut game, mut log, mut heard) = (game.clone(), Log::new(), so_far.clone());
        game.apply(action, &mut log);
        let others = Seat::all(game.seats()).filter(|it| *it != chooser).map(Viewer::Seat);
        let views = others.chain([Viewer::Watcher]).map(|it| game.view(it)).collect();
        heard.push((views, log.take(), game.ask()));
        if game.status() == Status::Asks(chooser) && game.phase() == Phase::Choose {
            ways(&game, &heard, found);
        } else {
            found.push((heard, game));
        }
    }
}

fn all_ways(game: &Tzolkin) -> Vec<(Observations, Tzolkin)> {
    let mut found = Vec::new();
    ways(game, &Vec::new(), &mut found);
    found
}

/// Other seats cannot tell one choice of the seat that is asked from another.
fn is_secret(game: &Tzolkin, decisions: usize) {
    let ways = all_ways(game);
    assert!(ways.iter().all(|it| it.0.len() == decisions), "every choice takes as many decisions");
    assert!(ways.iter().all(|it| it.0 == ways[0].0), "a choice is seen or heard");
    assert!(ways.iter().any(|it| it.1 != ways[0].1), "there is something to be seen");
}

#[test]
fn z049_a_choice_is_secret_until_everyone_has_chosen() {
    for seed in 0..5 {
        let first = opening(base(3), seed);
        is_secret(first.game(), 3);
        let (heard, second) = all_ways(first.game()).swap_remove(0);
        let chose: Vec<Event> = heard.into_iter().flat_map(|it| it.1).collect();
        assert_eq!(chose, [Event::Chose { seat: seat("a") }], "all that is told");
        is_secret(&second, 3);
    }
}

#[test]
fn z049_tribes_and_third_tiles_are_as_secret() {
    // Ixtab, who keeps three tiles, is dealt to the first seat and to the second.
    for place in 0..4 {
        let mut deal = dealt(3);
        let ixtab = deal.tribes.iter().position(|it| *it == Tribe::Ixtab).expect("a tribe");
        deal.tribes.swap(place, ixtab);
        let first = Tzolkin::start(&everything(3), deal);
        is_secret(&first, 4);
        is_secret(&all_ways(&first)[0].1, 4);
    }
}

#[test]
fn z049_then_all_chosen_tiles_are_revealed() {
    let table = holding(2, &HAND).play("keep w-palenque-3; keep w-uxmal-5; end");
    assert!(table.view("b").players[0].kept.is_empty());
    let hand = table.view("b").choice.expect("b chooses").tiles;
    let table = table.play(&format!("keep {}; keep {}; end", hand[1].tile, hand[3].tile));
    let mine = [read("w-palenque-3"), read("w-uxmal-5")];
    let revealed: Vec<(Seat, Vec<StartId>)> = table
        .events()
        .iter()
        .filter_map(|it| match it {
            Event::Revealed { seat, tiles, .. } => Some((*seat, tiles.to_vec())),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [(seat("a"), mine.to_vec()), (seat("b"), vec![hand[1].tile, hand[3].tile])]);
    assert_eq!(table.view("b").players[0].kept, mine);
    assert!(table.view("b").choice.is_none());
}

#[test]
fn z049_keeping_the_same_tiles_in_another_order_is_the_same() {
    let ways = all_ways(holding(3, &HAND).game());
    let ends: HashSet<Tzolkin> = ways.iter().map(|it| it.1.clone()).collect();
    assert_eq!((ways.len(), ends.len()), (12, 6));
}

#[test]
fn z050_gains_come_after_the_reveal() {
    let chosen = holding(3, &HAND).play("keep w-palenque-3; keep w-chichen-itza-0; end");
    let chosen =
        chosen.has_corn("a", 0).has_blocks("a", 0, 0, 0).has_skulls("a", 0).has_step("a", "quetzalcoatl", 1);
    let table = others_choose(chosen).has_corn("a", 9).has_blocks("a", 1, 0, 1).has_skulls("a", 1);
    let table = table.has_step("a", "quetzalcoatl", 2).shows("supply", Tzolkin::skulls, 12);
    assert!(table.game().corn(seat("b")) + table.game().corn(seat("c")) > 0, "every player receives");
}

#[test]
fn z051_kept_tiles_stay_and_work_later() {
    let table = scenario(2).keeps("a", "w-uxmal-3", "w-tikal-3").food_day(1).corn("a", 4).corn("b", 6);
    let table = table.play("place pal; end; place yax; end");
    // The tile feeds one of three workers.
    let table = table.has_corn("a", 0).has_score("a", 0).has_corn("b", 0).has_score("b", 0);
    assert_eq!(table.view("b").players[0].kept, [read("w-uxmal-3"), read("w-tikal-3")]);
}

/// Corn, wood, stone, gold, skulls; steps; levels; workers; workers fed.
type Holdings = ([u8; 5], [u8; 3], [u8; 4], u8, u8);

/// What two starting tiles of the component list bring to a new player.
fn listed(tiles: [&toml::Value; 2]) -> Holdings {
    let (mut goods, mut steps, mut levels, mut workers, mut fed) = ([0; 5], [1; 3], [0; 4], 3, 0);
    for tile in tiles {
        for (n, good) in goods.iter_mut().zip(["corn", "wood", "stone", "gold", "skull"]) {
            *n += number(&tile["goods"], good);
        }
        for effect in tile["effects"].as_array().expect("a list") {
            match effect["kind"].as_str().expect("a kind") {
                "temple" => steps[read::<Temple>(&name(effect, "temple")).index()] += number(effect, "steps"),
                "technology" => {
                    levels[read::<Track>(&name(effect, "technology")).index()] += number(effect, "steps");
                }
                "worker" => workers += number(effect, "count"),
                "feed_workers" => fed += number(effect, "count"),
                other => panic!("a new effect: {other}"),
            }
        }
    }
    (goods, steps, levels, workers, fed)
}

fn owned(table: &Scenario) -> Holdings {
    let player = table.view("a").players.swap_remove(0);
    let goods =
        [player.corn, player.blocks.wood, player.blocks.stone, player.blocks.gold, player.skulls.into()];
    let goods = goods.map(|it| u8::try_from(it).expect("few goods"));
    assert_eq!(player.hand, player.workers);
    (goods, player.temples, player.levels, player.workers, player.farms)
}

#[test]
fn z052_za39_every_pair_of_tiles_brings_what_it_shows_in_any_order() {
    let facts = facts();
    let tiles = rows(&facts, "starting_tiles");
    assert_eq!(tiles.len(), 21);
    for (place, one) in tiles.iter().enumerate() {
        for two in &tiles[..place] {
            let (first, second) = (name(one, "id"), name(two, "id"));
            let ends = [[&first, &second], [&second, &first]].map(|[x, y]| {
                let dealt = holding(2, &[&first, &second]);
                others_choose(dealt.play(&format!("keep {x}; keep {y}; end")))
            });
            assert_eq!(owned(&ends[0]), listed([one, two]), "{first} and {second}");
            assert_eq!(ends[0].game(), ends[1].game());
            // Nor does it matter which of the two lay first.
            let swapped = others_choose(
                holding(2, &[&second, &first]).play(&format!("keep {first}; keep {second}; end")),
            );
            assert_eq!(owned(&swapped), owned(&ends[0]));
        }
    }
}

#[test]
fn za39_players_receive_in_turn_order() {
    let table = opening(Options { first: seat("b"), ..base(3) }, 2).asks("b");
    let table = others_choose(table);
    let order: Vec<Seat> = table
        .events()
        .iter()
        .filter_map(|it| if let Event::Revealed { seat, .. } = it { Some(*seat) } else { None })
        .collect();
    assert_eq!(order, [seat("b"), seat("c"), seat("a")]);
}
