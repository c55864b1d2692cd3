//! Events as a page is told them: a sentence in the reader's language, and what moves on the board.

use patolli_catalog::{AnyPlay, BoardEvent, Localizer, PlayerNames, Viewer};
use serde::Serialize;

/// Most events that a page is told at once; older ones stand in the log.
pub(crate) const MOST_EVENTS: usize = 200;

/// An event as a page is told it. What it has nothing of is left out.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub(crate) struct ToldEvent {
    /// Number of the decision.
    step: usize,
    /// The seat that did it or that it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// The sentence, with who did it.
    pub(crate) say: String,
    /// Whether a new turn or round begins with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    heading: bool,
    /// Ids of what changed on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    touches: Vec<String>,
    /// Stops of a piece that moved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    way: Vec<String>,
    /// Icons and amounts of goods.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    goods: Vec<(&'static str, i32)>,
    /// Seats and their points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    points: Vec<(u8, f64)>,
    /// Dice that were rolled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    roll: Vec<u8>,
    /// Icon of a moment that everybody should notice.
    #[serde(skip_serializing_if = "Option::is_none")]
    moment: Option<&'static str>,
}

impl ToldEvent {
    /// An event of a game, in words of a language.
    pub(crate) fn new(
        event: &BoardEvent,
        play: &dyn AnyPlay,
        words: &Localizer,
        names: &dyn PlayerNames,
    ) -> Self {
        let entry = &event.entry;
        let game = play.game();
        let mut points: Vec<(u8, i32)> = Vec::new();
        for it in event.points.iter().filter(|it| it.n != 0) {
            match points.iter_mut().find(|own| own.0 == it.seat.number()) {
                Some(own) => own.1 += it.n,
                None => points.push((it.seat.number(), it.n)),
            }
        }
        Self {
            step: entry.step,
            seat: entry.seat.map(patolli_catalog::Seat::number),
            say: words.format_log_entry(entry, names),
            heading: entry.heading,
            touches: entry.touches.clone(),
            way: event.way.clone(),
            goods: event.goods.iter().map(|it| (it.good, it.n)).collect(),
            points: points.into_iter().map(|(seat, n)| (seat, game.score(n).as_f64())).collect(),
            roll: event.roll.clone(),
            moment: event.moment,
        }
    }
}

/// The events since decision `from` as `viewer` may know them, the last ones if there are many.
pub(crate) fn told_events(
    play: &dyn AnyPlay,
    viewer: Viewer,
    from: usize,
    words: &Localizer,
    names: &dyn PlayerNames,
) -> Vec<ToldEvent> {
    let mut known = play.logged_events(from);
    known.retain(|it| it.audience.includes(viewer));
    let last = &known[known.len().saturating_sub(MOST_EVENTS)..];
    last.iter().map(|it| ToldEvent::new(&play.board_event(it), play, words, names)).collect()
}
