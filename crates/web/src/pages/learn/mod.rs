//! Learning: courses, and lessons on the page of a table.

mod address;
mod card;
mod course;
mod lesson;

pub use self::{address::after as lesson_address, course::course, lesson::lesson};
