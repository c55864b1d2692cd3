//! Lessons: positions with a task, judged by what the learner decides; `docs/lessons.md` says what a lesson file contains.

mod check;
mod course;
mod file;
mod moment;

pub use check::{LessonFlaw, check_lesson};
pub use course::{Chapter, Course, CourseError, LessonText, course, courses};
pub use file::{Lesson, LessonError, LessonStep, WrongAnswer};
pub use moment::{LessonAnswer, LessonFault, LessonMoment};
