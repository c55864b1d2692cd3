//! What the bot pays and takes: H-441, H-442, H-458.

use patolli_core::Seat;
use patolli_teotihuacan::{BotOutcome, Event, Goods, PointSource};

use super::{Solo as _, bot_activates, whole_game};
use crate::scenario::{Scenario, resources, seat};

/// Human and neutral workers stand on a board, so that its main action costs cocoa.
fn crowded(tile: &str, board: &str) -> Scenario {
    let workers = [(board, 2), ("palace", 2), ("palace", 2)];
    let table = bot_activates(tile).workers("bot", &workers).neutral(&[board; 3], &[board; 3]);
    table.workers("p1", &[("palace", 1), (board, 1), (board, 1)]).cocoa("bot", 9)
}

#[test]
fn h441_the_bot_pays_no_cocoa_for_actions() {
    for (tile, board) in [
        ("construction", "construction"),
        ("construction", "quarry"),
        ("decorations", "decorations"),
        ("decorations", "gold-deposits"),
        ("alchemy", "alchemy"),
        ("nobles", "nobles"),
        ("nobles", "forest"),
    ] {
        let table = crowded(tile, board).play("move palace 1 quarry; collect; end").has_cocoa("bot", 9);
        let deed = table.bot().last.expect("a turn").deed;
        assert_ne!(deed, BotOutcome::Fallback, "{tile} on {board}");
    }
    // Nor with nothing to pay it from, nor for evicting a worker.
    crowded("nobles", "nobles").cocoa("bot", 0).pass().has_outcome(BotOutcome::First).has_cocoa("bot", 0);
    let table =
        bot_activates("worship").worships("p1", "gold-deposits", 1).workers("p1", &[("palace", 1); 2]);
    table.cocoa("bot", 1).pass().has_cocoa("bot", 1).has_worshipper("gold-deposits", Some(("bot", 1)));
}

#[test]
fn h441_the_bot_spends_only_what_its_tiles_name() {
    let all = resources(9, 9, 9);
    // The next technology, number 11, would cost a human 2 gold and is in the green column.
    let technologies = ["tech-3", "tech-9", "tech-11", "tech-13", "tech-15", "tech-17"];
    let spent = |tile, board| {
        let table =
            crowded(tile, board).technologies(technologies).has_technologies("bot", &technologies[..2]);
        let table = table.resources("bot", 9, 9, 9).two_floors().pass();
        let left = table.game().resources(seat("bot"));
        (all.wood - left.wood, all.stone - left.stone, all.gold - left.gold)
    };
    // A tile on the third level would cost a human 2 wood more, the decoration 3 gold.
    assert_eq!(spent("construction", "construction"), (0, 2, 0));
    assert_eq!(spent("decorations", "decorations"), (0, 0, 2));
    assert_eq!(spent("nobles", "nobles"), (2, 0, 0));
    assert_eq!(spent("alchemy", "alchemy"), (0, 0, 1));
}

/// Cocoa the bot paid in one go, with what happened next.
fn cocoa_paid(events: &[Event]) -> impl Iterator<Item = (u8, &Event)> {
    events.windows(2).filter_map(|pair| match pair[0] {
        Event::Paid { seat: who, goods: Goods { cocoa, .. } } if who == seat("bot") && cocoa > 0 => {
            Some((cocoa, &pair[1]))
        }
        _ => None,
    })
}

#[test]
fn h442_cocoa_becomes_points_or_pays_for_masks() {
    let (mut trades, mut masks) = (0, 0);
    for number in 0..12 {
        for (cocoa, next) in cocoa_paid(&whole_game(number)) {
            match *next {
                Event::Scored { seat: who, points: 3, source: PointSource::BotCocoa } => {
                    assert_eq!((who, cocoa), (seat("bot"), 10));
                    trades += 1;
                }
                Event::TileTaken { seat: who, tile } => {
                    assert!(who == seat("bot") && tile.index() < 7);
                    masks += 1;
                }
                ref other => panic!("{cocoa} cocoa for {other:?}"),
            }
        }
    }
    assert!(trades > 0 && masks > 0);
}

/// Discovery tiles a seat took, and whether the Mask Collection tile was at work.
fn taken(events: &[Event], who: Seat) -> Vec<(usize, bool)> {
    let mut collecting = false;
    let mut taken = Vec::new();
    for event in events {
        match *event {
            Event::TurnBegan { .. } => collecting = false,
            Event::BotDid { tile, deed, .. } => {
                collecting = tile.to_string() == "bot-masks" && deed == BotOutcome::First;
            }
            Event::TileTaken { seat, tile } if seat == who => taken.push((tile.index(), collecting)),
            _ => {}
        }
    }
    taken
}

#[test]
fn h458_the_bot_takes_discovery_tiles_by_the_mask_collection_only() {
    let mut masks = 0;
    for number in 0..12 {
        let taken = taken(&whole_game(number), seat("bot"));
        assert!(taken.iter().all(|(tile, collecting)| *tile < 7 && *collecting), "{taken:?}");
        masks += taken.len();
    }
    assert!(masks > 0);
}

#[test]
fn h458_not_on_the_avenue_nor_on_large_steps_nor_by_worship() {
    let table =
        bot_activates("nobles").avenue("bot", 2).avenue_tiles(3, &["no-cocoa", "mask-1"]).cocoa("bot", 3);
    let table =
        table.pass().has_avenue("bot", 3).has_tiles("bot", "no-cocoa", 0).has_tiles("bot", "mask-1", 0);
    assert_eq!(table.view("p1").avenue.large_spaces[0].tiles.len(), 2);
    let table =
        bot_activates("decorations").workers("bot", &[("decorations", 1), ("nobles", 1), ("nobles", 1)]);
    let table = table.temples("bot", 1, 4, 1).step_tiles("red", 5, &["no-cocoa"]).pass();
    table.has_step("bot", "red", 5).has_tiles("bot", "no-cocoa", 0);
    let table = bot_activates("worship").discovery("gold-deposits", "no-cocoa").pass();
    table.has_worshipper("gold-deposits", Some(("bot", 1))).has_tiles("bot", "no-cocoa", 0);
}
