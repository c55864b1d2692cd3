//! Courses and lessons.

use std::collections::BTreeSet;

use patolli_catalog::{Course, LessonMoment, MoveError};

use super::Shell;

/// A lesson after some decisions. Its forms: POST `/learn/GAME/ID` (`did`, and `do`, `undo` or `reset`; `text` keeps the board in
/// words).
pub struct LessonPage<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The course it belongs to.
    pub course: &'static Course,
    /// The lesson as it stands.
    pub moment: &'a LessonMoment<'a>,
    /// Why the last decision was refused, and the key of what the lesson says to it.
    pub refused: Option<(MoveError, Option<&'a str>)>,
    /// Whether the taught way is shown.
    pub shows_way: bool,
    /// Whether the address named decisions that do not fit the lesson, so that it begins anew.
    pub lost: bool,
}

/// A course, or all of them. Its form: POST `/learn/forget`.
#[derive(Debug)]
pub struct CoursePage<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The courses that are shown, the others only by name.
    pub courses: &'a [&'static Course],
    /// Whether it is the page of one course.
    pub is_one: bool,
    /// What the reader has done, as `GAME/ID`.
    pub learned: &'a BTreeSet<String>,
}
