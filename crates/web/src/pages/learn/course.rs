//! Courses: the lessons of a game with what is done of them, or all courses.

use maud::{Markup, html};
use patolli_catalog::{Chapter, Course, Lesson, Localizer, coach};

use super::address;
use crate::{
    boards::game_icon,
    icons::icon,
    layout::{plain, words},
    model::CoursePage,
};

/// One course, or all of them.
pub fn course(page: &CoursePage<'_>) -> Markup {
    let words = words(&page.shell);
    let main = html! {
        @if page.is_one {
            @for course in page.courses { (whole(page, course)) }
        } @else {
            h1 { (words.text("learn-title")) }
            p.dim { (words.text("learn-about")) }
            @for course in page.courses { (head(page, course)) }
        }
        @if !page.learned.is_empty() { (forget(words)) }
    };
    let title = match page.courses {
        [only] if page.is_one => {
            words.text_with("learn-game", &[("game", words.text(&format!("game-{}", only.game)).into())])
        }
        _ => words.text("learn-title"),
    };
    plain(&page.shell, &title, "learn", html! {}, main)
}

/// The form that forgets what was learned.
fn forget(words: &Localizer) -> Markup {
    html! {
        form.forget method="post" action="/learn/forget" {
            button.btn { (icon("close")) span { (words.text("learn-forget")) } }
            p.dim.fine { (words.text("learn-forget-about")) }
        }
    }
}

fn is_done(page: &CoursePage<'_>, lesson: &Lesson) -> bool {
    page.learned.contains(&format!("{}/{}", lesson.game, lesson.id))
}

/// The lessons of the course itself.
fn counted(course: &Course) -> impl Iterator<Item = &Lesson> {
    course.chapters.iter().filter(|it| !it.extra).flat_map(|it| &it.lessons)
}

/// The first lesson that is not done.
fn next<'a>(page: &CoursePage<'_>, course: &'a Course) -> Option<&'a Lesson> {
    course.lessons().find(|it| !is_done(page, it))
}

/// What the course is, how far the reader is, and the ways on.
fn head(page: &CoursePage<'_>, course: &Course) -> Markup {
    let words = words(&page.shell);
    let game = words.text(&format!("game-{}", course.game));
    let all = counted(course).count();
    let done = counted(course).filter(|it| is_done(page, it)).count();
    let left: u32 = counted(course).filter(|it| !is_done(page, it)).map(|it| u32::from(it.minutes)).sum();
    let minutes: u32 = counted(course).map(|it| u32::from(it.minutes)).sum();
    let about = [("lessons", all.into()), ("minutes", minutes.into())];
    let progress = [("done", done.into()), ("all", all.into()), ("minutes", left.into())];
    html! {
        section.card.course-head {
            (game_icon(&course.game))
            @let title = words.text_with("learn-game", &[("game", game.into())]);
            @if page.is_one { h1 { (title) } } @else { h2 { a href={ "/learn/" (course.game) } { (title) } } }
            p { (words.text_with("learn-course-about", &about)) }
            div {
                progress value=(done) max=(all) aria-label=(words.text_with("learn-progress", &progress)) {}
                p.dim { (words.text_with("learn-progress", &progress)) }
            }
            div.seg {
                @if let Some(next) = next(page, course) {
                    a.btn.pri href=(address::form(next)) { (icon("play")) span { (words.text(if done == 0 { "learn-begin" } else { "learn-go-on" })) } }
                }
                a.btn href={ "/rules/" (course.game) } { (icon("log")) span { (words.text("learn-read-rules")) } }
            }
        }
    }
}

/// A course with all its lessons.
fn whole(page: &CoursePage<'_>, course: &Course) -> Markup {
    let words = words(&page.shell);
    let part = |extra: bool| course.chapters.iter().filter(move |it| it.extra == extra);
    html! {
        p.crumbs { a href="/learn" { (words.text("learn-title")) } " › " (words.text(&format!("game-{}", course.game))) }
        (head(page, course))
        (guided(page, course))
        div.course-cols {
            div { @for it in part(false) { (chapter(page, course, it)) } }
            div { @for it in part(true) { (chapter(page, course, it)) } }
        }
    }
}

/// The first game with the coach, which follows the lessons.
fn guided(page: &CoursePage<'_>, course: &Course) -> Markup {
    let words = words(&page.shell);
    let tips = coach(&course.game).map_or(&[][..], |it| &it.tips);
    let read =
        tips.iter().filter(|it| page.learned.contains(&format!("coach/{}/{}", course.game, it.id))).count();
    let progress = [("done", read.into()), ("all", tips.len().into())];
    let told = words.text_with("learn-coach-progress", &progress);
    html! {
        @if !tips.is_empty() {
            section.card.guided-game {
                h2 { (icon("flag")) (words.text("learn-coach")) }
                p.dim { (words.text("learn-coach-about")) }
                div {
                    progress value=(read) max=(tips.len()) aria-label=(told) {}
                    p.dim { (told) }
                }
                form method="post" action="/play" data-word {
                    input type="hidden" name="game" value=(course.game);
                    input type="hidden" name="preset" value="first";
                    button.btn { (icon("play")) span { (words.text("learn-coach-play")) } }
                }
            }
        }
    }
}

fn chapter(page: &CoursePage<'_>, course: &Course, chapter: &Chapter) -> Markup {
    let words = Localizer::for_lessons(page.shell.lang, &course.game);
    let title = format!("chapter-{}", chapter.id);
    let about = format!("{title}-about");
    let next = next(page, course).map(|it| it.id.as_str());
    html! {
        section {
            h2 { (words.text(&title)) }
            @if words.has(&about) { p.dim { (words.text(&about)) } }
            ol.lessons {
                @for (n, lesson) in (1_usize..).zip(&chapter.lessons) {
                    @let done = is_done(page, lesson);
                    li { a class=(if done { "done" } else if next == Some(lesson.id.as_str()) { "next" } else { "" }) href=(address::form(lesson)) {
                        span.n { @if done { (icon("end-turn")) span.sr { (words.text("learn-step-done")) } } @else { (n) } }
                        @if let Some(picture) = &lesson.icon { (icon(picture)) } @else { (game_icon(&course.game)) }
                        span { b { (words.text(&lesson.id)) } small { (words.text(&format!("{}-about", lesson.id))) } }
                        span.time { (words.text_with("learn-minutes", &[("n", lesson.minutes.into())])) }
                    } }
                }
            }
        }
    }
}
