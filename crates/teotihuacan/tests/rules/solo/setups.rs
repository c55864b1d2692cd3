//! Other set-ups and variants of the solo game: HA-81.

use patolli_teotihuacan::{Illegal, Options, Setup};

use super::Solo as _;
use crate::scenario::{normal, opening, opening_with, seat, variant, with_setup};

#[test]
fn ha81_in_the_first_game_the_human_is_player_1() {
    let table = opening(with_setup(1, Setup::FirstGame), 3).asks("p1");
    let table = table.has_cocoa("p1", 1 + 5 + 1).has_resources("p1", 1, 2, 4).has_temples("p1", 0, 0, 1);
    let table = table.has_workers("p1", &[("nobles", 2), ("forest", 1), ("construction", 1)]);
    // The bot starts as always.
    let table = table.has_resources("bot", 2, 2, 2).has_cocoa("bot", 0).has_temples("bot", 1, 1, 1);
    let table = table.has_workers("bot", &[("gold-deposits", 2), ("nobles", 2), ("construction", 2)]);
    table.has_avenue("bot", 1).has_technology("bot", "tech-5", true).pass().asks("p1");
}

#[test]
fn ha81_in_a_draft_the_human_takes_two_of_six_one_after_the_other() {
    let six: [&str; 6] = ["start-1", "start-2", "start-3", "start-4", "start-13", "start-15"];
    let table = opening_with(with_setup(1, Setup::Draft), &[("starting", &six)]);
    let table = table.offers_only(&six.map(|it| format!("keep {it}")).each_ref().map(String::as_str));
    let table =
        table.refuses("keep start-5", Illegal::NotDealt { draft: false }).play("keep start-13").asks("p1");
    let table = table.refuses("keep start-13", Illegal::KeptAlready { draft: false });
    assert_eq!(table.offered().len(), 5);
    // Goods of both: 3 cocoa and 5 wood; 1 wood, 2 stone, 3 gold.
    let table = table.play("keep start-15").has_cocoa("p1", 1 + 3).has_resources("p1", 6, 2, 3);
    assert!(table.view("p1").players[seat("bot").index()].kept.is_empty());
}

#[test]
fn ha81_in_the_normal_game_the_human_keeps_two_of_four() {
    let four: [&str; 4] = ["start-3", "start-4", "start-13", "start-15"];
    let table = opening_with(normal(1), &[("starting", &four)]);
    let table = table.offers_only(&four.map(|it| format!("keep {it}")).each_ref().map(String::as_str));
    table.play("keep start-13; keep start-15").has_resources("p1", 6, 2, 3).asks("p1");
}

#[test]
fn ha81_dark_eclipses_are_allowed() {
    let dark = || {
        let table = variant(Options { dark_eclipse: true, printed_boards: true, ..normal(1) });
        table.resources("bot", 0, 0, 0).bot_activates("masks").light(9)
    };
    // The bot's turn moves the disc onto the dark one: scored at once, then the human goes on.
    dark().pass().play("wages 0").has_eclipses(1).has_light(0).asks("p1");
    // The human does so by ascending: scored before the bot's turn, which comes next.
    let table = dark().workers("p1", &[("palace", 1), ("palace", 1)]).arrived("forest", &[5]).cocoa("p1", 3);
    let table = table.play("main; power-up forest 5; ascend vp; end").has_cocoa("bot", 0);
    table.play("wages 3").has_eclipses(1).has_cocoa("bot", 5).has_light(1).asks("p1");
}
