//! References to positions of a finished game and of its better lines.

use patolli_catalog::{AnyPlay, Review, Status};
use patolli_web::model::{Replay, Reviewing, Variation};

use crate::{
    denied::Denied,
    http::fields::Fields,
    table::{perspective::Perspective, reader::Reader, snapshot::Snapshot},
    work::review::Progress,
};

/// A reference to a position: a step of the game, or a step of a better line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PositionRef {
    /// Number of decisions of the game as it was played.
    pub(crate) step: usize,
    /// Number of the moment in the review, and how many decisions of its better line follow.
    pub(crate) variation: Option<(usize, usize)>,
}

impl PositionRef {
    /// The reference in the fields of a page or form.
    pub(crate) fn from_fields(fields: &Fields) -> Result<Self, Denied> {
        let line = fields.number("line")?.unwrap_or_default();
        let variation = fields.number("moment")?.map(|it| (it, line));
        Ok(Self { step: fields.number("n")?.unwrap_or_default(), variation })
    }

    /// The position; `None` if the game has no such position.
    pub(crate) fn find(self, whole: &dyn AnyPlay, review: Option<&Review>) -> Option<ReviewedPosition> {
        match self.variation {
            None if self.step > whole.steps() => None,
            None => {
                Some(ReviewedPosition { play: whole.at_step(self.step), step: self.step, variation: None })
            }
            Some((moment, line)) => in_variation(whole, review?, moment, line),
        }
    }

    /// The position, or the nearest one of the game as it was played.
    fn near(self, whole: &dyn AnyPlay, review: Option<&Review>) -> ReviewedPosition {
        self.find(whole, review).unwrap_or_else(|| {
            let step = self.step.min(whole.steps());
            ReviewedPosition { play: whole.at_step(step), step, variation: None }
        })
    }
}

/// A position of a game or of a better line.
pub(crate) struct ReviewedPosition {
    /// The game up to there.
    pub(crate) play: Box<dyn AnyPlay>,
    /// The moment of the game as it was played.
    step: usize,
    variation: Option<Variation>,
}

/// The position after `line` decisions of the better line of a moment, or after all it has.
fn in_variation(
    whole: &dyn AnyPlay,
    review: &Review,
    moment: usize,
    line: usize,
) -> Option<ReviewedPosition> {
    let judged = review.entries.get(moment).filter(|it| it.from <= whole.steps())?;
    let mut play = whole.at_step(judged.from);
    let steps = play.line_steps(&judged.best.steps);
    let mut taken = 0;
    for it in steps.iter().take(line) {
        let Status::Asks(seat) = play.status() else { break };
        if play.play(seat, &it.notation).is_err() {
            break;
        }
        taken += 1;
    }
    Some(ReviewedPosition { play, step: judged.from, variation: Some(Variation { moment, taken, steps }) })
}

/// Draws a position of a reviewed game for a reader.
pub(crate) fn show<T>(
    snapshot: &Snapshot,
    reader: &Reader,
    position: PositionRef,
    progress: &Progress,
    draw: impl FnOnce(&Reviewing<'_>) -> T,
) -> T {
    let ReviewedPosition { play, step, variation } = position.near(&*snapshot.play, progress.review());
    let seats = snapshot.seat_cards(reader);
    let perspective = Perspective::in_replay(&*play, snapshot.table.phase, &reader.seats(&snapshot.table));
    let mut table = snapshot.model(reader, &seats, &*play, perspective);
    table.may_decide = false;
    let replay = Replay { table, whole: &*snapshot.play, step };
    draw(&Reviewing { replay, state: progress.state(), variation })
}
