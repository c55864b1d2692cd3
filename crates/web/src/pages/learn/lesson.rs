//! The page of a lesson: the page of a table, with the lesson in the place of players and log.

use maud::{Markup, html};
use patolli_catalog::{AnyPlay, Localizer, LogEntry, MoveError, Seat, SeatStyle, Viewer};

use super::{address, card::Card};
use crate::{
    boards::game_icon,
    icons::icon,
    layout::{header, notice, page},
    model::{Hint, LessonPage, Presence, SeatCard, Sitter, Stage, Table, Talk},
    pages::table::{LessonForm, TableScene as Scene, ask, board, links, mark, own, tools},
};

/// A lesson.
pub fn lesson(lesson: &LessonPage<'_>) -> Markup {
    let moment = lesson.moment;
    let taught = lesson.shows_way.then(|| moment.taught()).flatten();
    let play = taught.as_deref().unwrap_or_else(|| moment.play());
    let seats = sitters(lesson, play);
    let table = table_of(lesson, play, &seats);
    let scene = Scene::in_lesson(&table, form(lesson));
    let words = Localizer::for_lessons(lesson.shell.lang, &moment.lesson().game);
    let card = Card { page: lesson, words, scene: &scene };
    let body = html! {
        div #table .table.lesson data-table="lesson" data-game=(play.game().name()) data-frame="lesson"
            data-text[scene.text_board()] data-mine {
            (notice(&lesson.shell))
            main #main tabindex="-1" {
                h1.sr { (card.title()) }
                @if table.may_decide { (ask(&scene)) } @else { (instead_of_ask(lesson, &scene, &card)) }
                (ringed(lesson, board(&scene)))
                (ringed(lesson, own(&scene)))
            }
            aside.side { (card.strip()) (card.draw()) (card.answer()) }
            (top(&scene, &card))
            (tools(&scene))
        }
    };
    let title = format!("{} · {} · patolli", card.title(), scene.game());
    page(&lesson.shell, &title, "at-table", links(), body)
}

fn form(lesson: &LessonPage<'_>) -> LessonForm {
    let moment = lesson.moment;
    let did: Vec<String> = moment.before().iter().chain(moment.did()).cloned().collect();
    LessonForm {
        action: address::form(moment.lesson()),
        did: address::joined(&did),
        here: address::after(moment.lesson(), &did),
    }
}

/// A part of the page with rings at the places that the present task speaks of.
fn ringed(lesson: &LessonPage<'_>, part: Markup) -> Markup {
    let ring = lesson.moment.present().filter(|_| !lesson.shows_way).map_or(&[][..], |it| &it.ring);
    let ids: Vec<&str> = ring.iter().map(String::as_str).collect();
    mark(part, &ids, "ringed")
}

/// What stands in the place of the choices when nothing can be decided: the end, a turn that missed the goal, or the taught way.
fn instead_of_ask(lesson: &LessonPage<'_>, scene: &Scene<'_>, card: &Card<'_>) -> Markup {
    let (next, to_next) = card.next();
    let done = lesson.moment.is_done() && !lesson.shows_way;
    html! {
        section #ask .ask.card data-state="over" data-version=(scene.table.version) aria-label=(scene.say("table-ask")) {
            div.prompt {
                div {
                    p #prompt { b { (scene.say(headline(lesson))) } }
                    @if lesson.shows_way { (told(lesson, scene)) }
                }
            }
            div.turn {
                @if done {
                    a.btn href={ "/learn/" (lesson.course.game) } { (scene.say("learn-course")) }
                    a #lesson-next .btn.pri href=(next) autofocus { (icon("step-fwd")) span { (to_next) } }
                } @else {
                    a.btn.pri href=(card.again()) {
                        (icon("reset"))
                        span { (scene.say(if lesson.shows_way { "learn-now-you" } else { "learn-again" })) }
                    }
                }
            }
        }
    }
}

fn headline(lesson: &LessonPage<'_>) -> &'static str {
    match lesson.moment.is_done() {
        _ if lesson.shows_way => "learn-way",
        true => "learn-done",
        false => "learn-missed",
    }
}

/// What happens on the taught way, sentence by sentence.
fn told(lesson: &LessonPage<'_>, scene: &Scene<'_>) -> Markup {
    let entries = lesson.moment.taught_entries();
    let deeds: Vec<&LogEntry> = entries.iter().filter(|it| !it.heading).collect();
    html! { ol.taught { @for it in deeds { li { (scene.tell_line(&it.message)) } } } }
}

fn top(scene: &Scene<'_>, card: &Card<'_>) -> Markup {
    let game = scene.table.play.game().name();
    let middle = html! {
        span.pill.game { (game_icon(game)) (scene.game()) }
        span.now { (scene.say_with("learn-lesson", "title", card.title())) }
    };
    let right = html! {
        a.ib.help href={ "/rules/" (game) } target="_blank" aria-label=(scene.say("table-rules")) title=(scene.say("table-rules")) {
            (icon("help"))
        }
        button.ib.scripted type="button" data-open="keys" aria-label=(scene.say("table-keys")) title=(scene.say("table-keys")) {
            (icon("menu"))
        }
    };
    header(&scene.table.shell, middle, right)
}

/// The learner, and letters for the others; a seat that nobody plays is the game's own.
fn sitters(lesson: &LessonPage<'_>, play: &dyn AnyPlay) -> Vec<SeatCard> {
    let words = Localizer::for_game(lesson.shell.lang, play.game().name());
    let styles: &[SeatStyle] = play.game().seat_styles();
    let people = lesson.moment.lesson().people();
    let sitter = |seat: Seat| match seat.number() {
        0 if lesson.shell.guest.is_empty() => person(words.text("learn-you"), true),
        0 => person(lesson.shell.guest.to_owned(), true),
        n if n >= people => Sitter::Automaton,
        _ => person(styles[seat.index()].letter().to_uppercase().to_string(), false),
    };
    (0..play.seats()).map(Seat::new).map(|seat| SeatCard { seat, sitter: sitter(seat) }).collect()
}

fn person(name: String, mine: bool) -> Sitter {
    Sitter::Person { name, mine, online: true, account: false }
}

fn table_of<'a>(lesson: &LessonPage<'a>, play: &'a dyn AnyPlay, seats: &'a [SeatCard]) -> Table<'a> {
    let refused = match &lesson.refused {
        Some((MoveError::Illegal { message, rule, .. }, _)) => Some((message.clone(), *rule)),
        _ => None,
    };
    let learner = Viewer::Seat(Seat::new(0));
    Table {
        shell: lesson.shell.clone(),
        id: "",
        play,
        version: u32::try_from(lesson.moment.before().len() + lesson.moment.did().len()).unwrap_or(u32::MAX),
        stage: Stage::Running,
        seats,
        viewer: learner,
        listener: learner,
        may_decide: lesson.moment.asks_learner() && !lesson.shows_way,
        curtain: None,
        // Nothing is marked as new: the lesson speaks of what matters.
        seen: play.steps(),
        watchers: 0,
        invite: None,
        renews: false,
        listed: false,
        closes: false,
        commitment: String::new(),
        words: Vec::new(),
        dealt: true,
        rematch: None,
        seed: None,
        refused,
        stale: false,
        away: false,
        hint: Hint::None,
        presence: Presence::default(),
        talk: Talk::default(),
        marks: Vec::new(),
        coach: None,
    }
}
