//! Courses: the lessons of each game in their order.

use std::sync::OnceLock;

use serde::Deserialize;

use super::file::{Lesson, LessonError};

/// A file of a course: a lesson, or `course` itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonText<'a> {
    /// Name of the game.
    pub game: &'a str,
    /// Name of the file without its ending.
    pub id: &'a str,
    /// Content.
    pub text: &'a str,
}

/// The lessons of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// Name of the game.
    pub game: String,
    /// Its parts.
    pub chapters: Vec<Chapter>,
}

/// A part of a course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its id; the message key of its title is this behind `chapter-`.
    pub id: String,
    /// Its lessons in order.
    pub lessons: Vec<Lesson>,
    /// Whether it stands beside the course: an expansion, another opponent.
    pub extra: bool,
}

/// Why files are no course.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CourseError {
    /// There is no list of chapters, or it cannot be read.
    #[error("course.toml: {0}")]
    List(String),
    /// A lesson cannot be read.
    #[error("{id}: {error}")]
    Lesson {
        /// Which.
        id: String,
        /// Why.
        error: Box<LessonError>,
    },
    /// A chapter names a lesson without a file, or one that stands in another chapter, too.
    #[error("course.toml names `{0}`, which has no file or is named twice")]
    Named(String),
    /// No chapter names a lesson.
    #[error("course.toml does not name `{0}`")]
    Unnamed(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CourseFile {
    chapter: Vec<ChapterFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterFile {
    id: String,
    lessons: Vec<String>,
    #[serde(default)]
    extra: bool,
}

impl Course {
    /// Reads the files of one game.
    pub fn read(game: &str, files: &[LessonText<'_>]) -> Result<Self, CourseError> {
        let list = files.iter().find(|it| it.id == LIST).map_or("", |it| it.text);
        let list: CourseFile =
            toml::from_str(list).map_err(|it| CourseError::List(it.message().to_owned()))?;
        let mut left: Vec<&LessonText<'_>> = files.iter().filter(|it| it.id != LIST).collect();
        let mut chapters = Vec::new();
        for ChapterFile { id, lessons, extra } in list.chapter {
            let lessons =
                lessons.into_iter().map(|it| take(game, &mut left, it)).collect::<Result<_, _>>()?;
            chapters.push(Chapter { id, lessons, extra });
        }
        match left.first() {
            Some(file) => Err(CourseError::Unnamed(file.id.to_owned())),
            None => Ok(Self { game: game.to_owned(), chapters }),
        }
    }

    /// Every lesson, those beside the course last.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        let part = |extra: bool| self.chapters.iter().filter(move |it| it.extra == extra);
        part(false).chain(part(true)).flat_map(|it| &it.lessons)
    }

    /// The lesson with this id.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|it| it.id == id)
    }

    /// The part of the course that a lesson belongs to.
    pub fn chapter_of(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|it| it.lessons.iter().any(|it| it.id == id))
    }

    /// The lesson after this one.
    pub fn next(&self, id: &str) -> Option<&Lesson> {
        self.lessons().skip_while(|it| it.id != id).nth(1)
    }
}

/// The name of the file that lists the chapters.
const LIST: &str = "course";

fn take(game: &str, left: &mut Vec<&LessonText<'_>>, id: String) -> Result<Lesson, CourseError> {
    let Some(place) = left.iter().position(|it| it.id == id) else {
        return Err(CourseError::Named(id));
    };
    let file = left.remove(place);
    Lesson::read(game, &id, file.text).map_err(|error| CourseError::Lesson { id, error: Box::new(error) })
}

/// The files of `learn/`.
const FILES: &[LessonText<'static>] = include!(concat!(env!("OUT_DIR"), "/lesson_files.rs"));

/// Every course. One whose files cannot be read is left out; a test reads them all.
pub fn courses() -> &'static [Course] {
    static ALL: OnceLock<Vec<Course>> = OnceLock::new();
    ALL.get_or_init(|| embedded().into_iter().filter_map(Result::ok).collect())
}

/// The course of a game.
pub fn course(game: &str) -> Option<&'static Course> {
    courses().iter().find(|it| it.game == game)
}

/// The courses that were there when the program was built.
fn embedded() -> Vec<Result<Course, CourseError>> {
    let games = FILES.chunk_by(|one, other| one.game == other.game);
    games.map(|files| Course::read(files[0].game, files)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Course, CourseError, LessonText, embedded};
    use crate::check_lesson;

    #[test]
    fn every_file_can_be_read() {
        let faults: Vec<String> =
            embedded().into_iter().filter_map(Result::err).map(|it| it.to_string()).collect();
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn every_lesson_can_be_solved_as_it_says() {
        let courses = embedded().into_iter().flatten();
        let lessons: Vec<_> = courses.flat_map(|it| it.lessons().cloned().collect::<Vec<_>>()).collect();
        let flaws: Vec<String> = lessons
            .iter()
            .flat_map(|it| {
                check_lesson(it).into_iter().map(move |flaw| format!("{}/{}: {flaw}", it.game, it.id))
            })
            .collect();
        assert!(flaws.is_empty(), "{flaws:#?}");
    }

    #[test]
    fn a_course_names_each_lesson_once() {
        let list =
            LessonText { game: "tikal", id: "course", text: "[[chapter]]\nid = \"base\"\nlessons = []" };
        let lost = LessonText { game: "tikal", id: "lost", text: "" };
        assert_eq!(Course::read("tikal", &[list, lost]), Err(CourseError::Unnamed("lost".to_owned())));
        let names = "[[chapter]]\nid = \"base\"\nlessons = [\"lost\"]";
        let list = LessonText { text: names, ..list };
        assert_eq!(Course::read("tikal", &[list]), Err(CourseError::Named("lost".to_owned())));
    }
}
