//! Events as a page shows them: what they did on the board, one after the other.

use patolli_core::{Amount, Describe, Points};

use super::LogEntry;

/// An event with everything that a page needs to show it on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardEvent {
    /// The event as the log tells it.
    pub entry: LogEntry,
    /// Stops of a piece that moved, see [`GameUi::way_of`](patolli_core::GameUi::way_of).
    pub way: Vec<String>,
    /// Goods its seat got or lost.
    pub goods: Vec<Amount>,
    /// Points, in [parts](crate::AnyGame::units_per_point).
    pub points: Vec<Points>,
    /// Numbers of dice that were rolled.
    pub roll: Vec<u8>,
    /// Icon of a moment that everybody should notice.
    pub moment: Option<&'static str>,
}

impl BoardEvent {
    /// An event that the log tells as `entry`, with the way of the piece that it moved.
    pub(crate) fn new(entry: LogEntry, event: &impl Describe, way: Vec<String>) -> Self {
        Self {
            entry,
            way,
            goods: event.goods(),
            points: event.points(),
            roll: event.roll(),
            moment: event.moment(),
        }
    }
}

/// An event of which only the log knows.
impl From<LogEntry> for BoardEvent {
    fn from(entry: LogEntry) -> Self {
        let (way, goods, points) = (Vec::new(), Vec::new(), Vec::new());
        Self { entry, way, goods, points, roll: Vec::new(), moment: None }
    }
}
