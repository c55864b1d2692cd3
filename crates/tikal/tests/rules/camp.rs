//! Building camps: T-114 to T-122.

use patolli_core::{Game as _, Log, Options as _, Seat, Seed, random_action};
use patolli_tikal::{Event, Hex, Illegal, Options, Phase, Tikal};

use crate::rules::scenario::{hex, scenario};

#[test]
fn t114_a_camp_costs_five_points() {
    scenario(2).points(5).play("camp h13").has_points(0).has_camp("h13", Some("a"));
    scenario(2).points(4).refuses("camp h13", Illegal::ActionPoints { need: 5, have: 4 });
}

#[test]
fn t115_a_camp_stands_on_a_clearing_or_an_emptied_treasure_site() {
    scenario(2)
        .lay("a6", "h23", 0)
        .lay("a4", "h24", 0)
        .tokens("h24", 0)
        .play("camp h23; camp h24")
        .has_camp("h23", Some("a"))
        .has_camp("h24", Some("a"));
    let ground = |name| Illegal::CampNotAllowed { hex: hex(name) };
    scenario(2)
        .lay("b6", "h12", 0)
        .refuses("camp h03", ground("h03"))
        .refuses("camp h04", Illegal::BaseCamp)
        .refuses("camp h12", ground("h12"))
        .refuses("camp h23", ground("h23"));
}

#[test]
fn t116_nobody_needs_to_stand_there_and_others_may() {
    scenario(2)
        .members("c", "h13", 3)
        .leader("c", "h13")
        .has_supply("a", 18)
        .play("camp h13")
        .has_camp("h13", Some("a"))
        .has_members("c", "h13", 3);
}

#[test]
fn t117_pieces_are_brought_to_the_new_camp_for_one_point() {
    scenario(2)
        .refuses("bring m h13", Illegal::NotACamp { hex: hex("h13") })
        .play("camp h13; bring m h13; bring l h13")
        .has_points(10 - 5 - 1 - 1)
        .has_members("a", "h13", 1);
}

#[test]
fn t118_a_hex_has_one_camp_at_most() {
    for owner in ["a", "c"] {
        scenario(2).camp(owner, "h13").refuses("camp h13", Illegal::CampThere { hex: hex("h13") });
    }
}

#[test]
fn t119_others_cannot_bring_pieces_to_the_camp() {
    scenario(2)
        .camp("a", "h13")
        .to_move("c")
        .refuses("bring m h13", Illegal::CampOfOther { hex: hex("h13") })
        .refuses("bring l h13", Illegal::CampOfOther { hex: hex("h13") });
}

#[test]
fn t120_others_may_stay_on_a_camp_hex_and_pass_through() {
    scenario(2)
        .lay("a6", "h23", 0)
        .camp("a", "h13")
        .members("c", "h04", 2)
        .to_move("c")
        .play("move m h04 h13")
        .has_members("c", "h13", 1)
        .has_points(9)
        // Through the camp hex, over one stone on each border.
        .play("move m h04 h23")
        .has_points(7)
        .play("move m h13 h04")
        .has_points(6)
        .has_camp("h13", Some("a"));
}

#[test]
fn t121_two_camps_a_player() {
    scenario(2)
        .lay("a6", "h23", 0)
        .lay("b4", "h12", 3)
        .camp("a", "h13")
        .camp("c", "h12")
        .play("camp h23")
        .has_points(5)
        .refuses("camp h12", Illegal::NoCampLeft);
    scenario(2)
        .lay("a6", "h23", 0)
        .lay("b4", "h12", 3)
        .camp("a", "h13")
        .camp("a", "h23")
        .refuses("camp h12", Illegal::NoCampLeft);
}

/// Where the camps of all seats stand.
fn camps(game: &Tikal) -> Vec<(Hex, Seat)> {
    game.walkable().filter_map(|it| Some((it, game.camp_on(it)?))).collect()
}

#[test]
fn t122_a_camp_stays_until_the_end_of_the_game() {
    let options = Options::for_seats(3).expect("three may play");
    for seed in 0..20 {
        let mut rng = Seed::from(seed).rng();
        let mut game = Tikal::start(&options, Tikal::deal(&options, &mut rng));
        let mut log = Log::new();
        let mut built = Vec::new();
        while let Some((action, _)) = random_action(&game, &mut rng) {
            game.apply(action, &mut log);
            for event in log.take() {
                if let Event::CampBuilt { seat, hex } = event {
                    built.push((hex, seat));
                    built.sort_unstable();
                }
            }
            assert_eq!(camps(&game), built, "seed {seed}, after `{action}`");
        }
        assert_eq!(game.phase(), Phase::Over);
        assert!(!built.is_empty(), "seed {seed} builds no camp");
    }
}

#[test]
fn tx24_an_emptied_site_takes_a_camp_one_with_a_token_does_not() {
    let site = || scenario(2).lay("a4", "h23", 0).members("c", "h23", 1).to_move("c");
    site()
        .tokens("h23", 2)
        .refuses("camp h23", Illegal::TreasuresLeft { hex: hex("h23"), tokens: 2 })
        .play("dig h23")
        .refuses("camp h23", Illegal::TreasuresLeft { hex: hex("h23"), tokens: 1 });
    site().tokens("h23", 1).play("dig h23; camp h23").has_points(2).has_camp("h23", Some("c"));
    scenario(2)
        .lay("a4", "h23", 0)
        .tokens("h23", 0)
        .points(5)
        .play("camp h23")
        .has_points(0)
        .has_camp("h23", Some("a"));
}

#[test]
fn tx25_where_camps_are_refused() {
    let board = || scenario(4).lay("a6", "h23", 0).lay("b6", "h12", 0).lay("b4", "h24", 5).camp("a", "h13");
    let ground = |name| Illegal::CampNotAllowed { hex: hex(name) };
    for who in ["a", "e"] {
        board()
            .to_move(who)
            .refuses("camp h13", Illegal::CampThere { hex: hex("h13") })
            .refuses("camp h03", ground("h03"))
            .refuses("camp h04", Illegal::BaseCamp)
            .refuses("camp h12", ground("h12"));
    }
    board().play("camp h23").refuses("camp h24", Illegal::NoCampLeft);
}
