//! What things on the board are called, for tooltips, screen readers and the board in words.

use fluent_bundle::FluentValue;
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::{
    Goods, PlayerView, ProphecyCount, Wheel,
    data::{Prophecy, StartId},
};

use super::Board;

/// Each kind of goods with its number.
pub(super) fn goods(board: &Board<'_>, goods: Goods) -> Vec<String> {
    let kinds = [
        (goods.corn.into(), "board-corn"),
        (goods.blocks.wood, "board-wood"),
        (goods.blocks.stone, "board-stone"),
        (goods.blocks.gold, "board-gold"),
        (goods.skulls.into(), "board-skull"),
    ];
    kinds.into_iter().filter(|it| it.0 > 0).map(|(n, key)| board.count(key, n)).collect()
}

/// Icon, message key and number of everything a player holds.
pub(super) fn held(player: &PlayerView) -> [(&'static str, &'static str, u16); 6] {
    let blocks = player.blocks;
    [
        ("corn", "board-corn", player.corn),
        ("wood", "board-wood", blocks.wood),
        ("stone", "board-stone", blocks.stone),
        ("gold", "board-gold", blocks.gold),
        ("skull", "board-skull", player.skulls.into()),
        ("worker", "board-hand", player.hand.into()),
    ]
}

/// A name and the sentence about it.
pub(super) fn about(board: &Board<'_>, key: &str) -> String {
    format!("{}. {}", board.say(key), board.say(&format!("about-{key}")))
}

/// A starting tile with the place of its neutral piece.
pub(super) fn starting(board: &Board<'_>, tile: StartId) -> String {
    let (wheel, position) = tile.tile().blocker;
    let place_name = place(board, wheel, position);
    let blocker = board.tell("board-blocker", &[("place", FluentValue::from(place_name))]);
    format!("{}. {blocker}", about(board, tile.key()))
}

/// A position of a wheel.
pub(super) fn place(board: &Board<'_>, wheel: Wheel, position: u8) -> String {
    format!("{} {position}", board.say(wheel.name()))
}

/// A sentence about something of a seat.
pub(super) fn owned(board: &Board<'_>, key: &str, seat: Seat) -> String {
    board.tell(key, &[("who", FluentValue::from(board.who(seat)))])
}

/// What a seat would count for a prophecy, and the points for it.
pub(super) fn tally(board: &Board<'_>, seat: Seat, it: ProphecyCount) -> String {
    board.tell(
        "board-tally",
        &[
            ("who", FluentValue::from(board.who(seat))),
            ("n", FluentValue::from(it.count)),
            ("points", FluentValue::from(it.points)),
        ],
    )
}

/// The ranges of the four bands of a prophecy.
pub(super) fn bands(prophecy: Prophecy) -> [String; 4] {
    let [low, middle, high] = prophecy.tile().upto;
    let range = |from: i8, to: i8| {
        if from == to {
            super::shapes::signed(from)
        } else {
            format!("{}–{}", super::shapes::signed(from), super::shapes::signed(to))
        }
    };
    [
        format!("≤{}", super::shapes::signed(low)),
        range(low + 1, middle),
        range(middle + 1, high),
        format!("≥{}", high + 1),
    ]
}
