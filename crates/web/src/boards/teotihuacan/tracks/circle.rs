//! The ascension circle: its rewards and the workers that wait there.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    AscensionReward,
    data::{ASCENSION_COCOA, ASCENSION_POINTS, ASCENSION_PRICE, FOURTH_WORKER_COCOA, RESERVE_POWER},
};

use super::super::{
    super::svg::at,
    Board, glyphs, names,
    shapes::{self, Box, frame_def, nth},
};

/// Size of a reward.
const CELL: (f32, f32) = (64.0, 50.0);

/// What shows that a reward may be chosen.
pub(super) fn frame() -> Markup {
    frame_def("ascend", Box::sized(CELL.0, CELL.1), 7.0)
}

/// The circle.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        (super::head(&board.say("board-ascension"), "ascension", ""))
        (reserve(board))
        @for (place, reward) in AscensionReward::ALL.into_iter().enumerate() {
            g.space id={ "ascend." (reward) } transform=(at(9.0 + (CELL.0 + 4.0) * nth(place), 33.0)) role="img" {
                title { (self::reward(board, reward)) }
                (Box::sized(CELL.0, CELL.1).rect("tp-cell", 7.0))
                (shapes::frame("ascend"))
                @let glyphs = glyphs::reward(reward);
                @let (top, size) = if glyphs.len() > 1 { (CELL.1 / 2.0 - 11.0, 18.0) } else { (CELL.1 / 2.0, 23.0) };
                (glyphs::column(&glyphs, CELL.0 / 2.0, top, 22.0, (size, CELL.0 - 8.0)))
            }
        }
    }
}

/// Id of the workers that wait.
pub(super) const RESERVE: &str = "reserve";

/// The workers that wait.
pub(super) fn reserve(board: &Board<'_>) -> Markup {
    let waiting: Vec<_> = board.seats().filter(|it| board.view.players[it.index()].reserve).collect();
    html! {
        g id=(RESERVE) {
            @for (place, seat) in waiting.iter().rev().enumerate() {
                g role="img" {
                    title { (names::owned(board, "board-reserve", *seat)) }
                    (shapes::die(board, *seat, RESERVE_POWER, (331.0 - 30.0 * nth(place), 14.0), 24.0))
                }
            }
        }
    }
}

/// A reward in words.
pub(in super::super) fn reward(board: &Board<'_>, reward: AscensionReward) -> String {
    let amounts = match reward {
        AscensionReward::Points => [ASCENSION_POINTS, 0],
        AscensionReward::Cocoa => [ASCENSION_COCOA, 0],
        AscensionReward::Temple => [1, 0],
        AscensionReward::Temples => [2, ASCENSION_PRICE],
        AscensionReward::Worker => [1, FOURTH_WORKER_COCOA],
    };
    let [n, cocoa] = amounts.map(FluentValue::from);
    board.tell(&format!("board-ascend-{reward}"), &[("n", n), ("cocoa", cocoa)])
}
