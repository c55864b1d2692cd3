//! What happened, in sentences, grouped by turn; the newest group on top, inside it in order.
//!
//! The newest group changes with every decision, the others hardly ever: they are sent one by one.

mod past;

pub(crate) use self::past::KnownTurn;

use std::{hash::Hash, rc::Rc};

use maud::{Markup, PreEscaped, html};
use patolli_catalog::LogEntry;

use super::{ceremony, scene::Scene};
use crate::{icons::icon, tokens::token};

/// How many lines the live log shows; the rest is on the replay page.
const LINES: usize = 40;

/// One turn: its heading and what happened in it.
#[derive(Hash)]
struct Turn<'a> {
    /// How many turns before it began with the same decision: the turn of an automaton, and the one that follows it.
    nth: usize,
    heading: Option<&'a LogEntry>,
    lines: Vec<Line<'a>>,
}

impl Turn<'_> {
    /// The decision with which it began.
    fn step(&self) -> Option<usize> {
        self.heading.or(self.lines.first().map(|it| it.tale)).map(|it| it.step)
    }

    fn id(&self) -> String {
        past::id(self.step().unwrap_or_default(), self.nth)
    }
}

/// A sentence, and how often it happened in a row.
#[derive(Hash)]
struct Line<'a> {
    tale: &'a LogEntry,
    times: usize,
}

/// How the reader looks at the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Live: what is new is marked.
    Live,
    /// Looking back: the line of the moment is marked.
    At(usize),
}

/// The live log.
pub(super) fn log(scene: &Scene<'_>) -> Markup {
    let log = Live::of(scene);
    html! {
        section #log .log.card aria-label=(scene.say("table-log")) {
            (log.head())
            div.lines { (log.now()) (log.past()) }
            a.all href=(scene.address("/replay")) { (scene.say("table-log-all")) }
        }
    }
}

/// The live log of a scene, in parts.
pub(super) struct Live<'a> {
    scene: &'a Scene<'a>,
    turns: Vec<Turn<'a>>,
}

impl<'a> Live<'a> {
    pub(super) fn of(scene: &'a Scene<'a>) -> Self {
        Self { scene, turns: turns(scene.tales.iter().map(AsRef::as_ref)) }
    }

    /// What stands over it; the button that opens it says how much is new.
    pub(super) fn head(&self) -> Markup {
        let scene = self.scene;
        let fresh = scene.tales.iter().filter(|it| scene.is_news(it) && !it.heading).count();
        let from = scene.table.seen.min(scene.table.play.steps());
        html! {
            header #log-head data-new=(fresh) {
                h2 { (scene.say(if fresh > 0 { "table-since" } else { "table-log" })) }
                @if !scene.tales.is_empty() {
                    a.ib href=(scene.address(&format!("/replay?n={from}")))
                        title=(scene.say("table-watch-again")) aria-label=(scene.say("table-watch-again")) { (icon("play")) }
                }
                a.ib.close href="#table" aria-label=(scene.say("table-close")) { (icon("close")) }
            }
        }
    }

    /// The newest turn.
    pub(super) fn now(&self) -> Markup {
        html! {
            ol #log-now {
                @match self.turns.last() {
                    Some(turn) => (self.group(turn)),
                    None => li.empty { (self.scene.say("table-log-empty")) },
                }
            }
        }
    }

    /// The turns before it.
    fn past(&self) -> Markup {
        html! { ol id=(past::LIST) { @for it in self.shown_past() { (self.group(it)) } } }
    }

    fn shown_past(&self) -> impl Iterator<Item = &Turn<'a>> {
        shown(&self.turns).skip(1)
    }

    fn group(&self, turn: &Turn<'_>) -> PreEscaped<Rc<str>> {
        self.scene.shared("turn", &look(self.scene, turn), || group(self.scene, turn, Reading::Live))
    }
}

/// What a turn is drawn from, beside names: headings lead to the sheets of their ceremonies.
fn look<'a>(scene: &Scene<'_>, turn: &'a Turn<'_>) -> impl Hash + use<'a> {
    let news: Vec<bool> = turn.lines.iter().map(|it| scene.is_news(it.tale)).collect();
    let ceremony = turn.heading.and_then(|it| ceremony::of(scene, it)).map(|it| it.number);
    (turn, news, ceremony)
}

/// The newest turns that fill the live log; the oldest one shown is shown whole.
fn shown<'a, 'b>(turns: &'b [Turn<'a>]) -> impl Iterator<Item = &'b Turn<'a>> {
    let mut lines = 0;
    turns.iter().rev().take_while(move |it| {
        let room = lines < LINES;
        lines += it.lines.len() + 1;
        room
    })
}

/// The log of a whole game, in order.
pub(in crate::pages) fn whole_log(scene: &Scene<'_>, tales: &[LogEntry], step: usize) -> Markup {
    html! { ol.whole { @for it in &turns(tales.iter()) { (group(scene, it, Reading::At(step))) } } }
}

fn turns<'a>(tales: impl Iterator<Item = &'a LogEntry>) -> Vec<Turn<'a>> {
    let mut turns: Vec<Turn<'a>> = Vec::new();
    for tale in tales {
        if tale.heading || turns.is_empty() {
            let same = turns.iter().rev().take_while(|it| it.step() == Some(tale.step));
            turns.push(Turn { nth: same.count(), heading: tale.heading.then_some(tale), lines: Vec::new() });
        }
        let lines = &mut turns.last_mut().expect("a turn was opened").lines;
        match lines.last_mut() {
            _ if tale.heading => {}
            Some(last) if last.tale.message == tale.message && last.tale.seat == tale.seat => {
                *last = Line { tale, times: last.times + 1 };
            }
            _ => lines.push(Line { tale, times: 1 }),
        }
    }
    turns
}

fn group(scene: &Scene<'_>, turn: &Turn<'_>, reading: Reading) -> Markup {
    html! {
        li.turn-group id=(turn.id()) {
            @if let Some((first, words)) = heading(scene, turn) {
                h3 {
                    a href=(moment(scene, first)) data-step=(first.step) { (words) }
                    @if reading == Reading::Live { (ceremony::again(scene, first)) }
                }
            }
            ul { @for it in &turn.lines { (line(scene, it, reading)) } }
        }
    }
}

/// What stands over a turn. The first one of a game began before anything was told, so its first line says whose it is.
fn heading<'a>(scene: &Scene<'_>, turn: &Turn<'a>) -> Option<(&'a LogEntry, String)> {
    if let Some(tale) = turn.heading {
        return Some((tale, scene.tell(&tale.message)));
    }
    let first = turn.lines.iter().map(|it| it.tale).find(|it| it.seat.is_some())?;
    let who = scene.name(first.seat?);
    let words =
        if turn.lines[0].tale.step <= 1 { scene.say_with("table-log-first", "who", who) } else { who };
    Some((first, words))
}

fn line(scene: &Scene<'_>, line: &Line<'_>, reading: Reading) -> Markup {
    let tale = line.tale;
    let (new, now) = match reading {
        Reading::Live => (scene.is_news(tale), false),
        Reading::At(step) => (false, tale.step == step),
    };
    html! {
        li class=[new.then_some("new")] {
            a href=(moment(scene, tale)) data-step=(tale.step) data-touch=[touches(tale)]
                aria-current=[now.then_some("step")] {
                @if let Some(seat) = tale.seat { (token(scene.livery(seat), 18)) }
                span {
                    @if let Some(seat) = tale.seat { span.sr { (scene.name(seat)) ": " } }
                    (scene.tell_line(&tale.message))
                    @if line.times > 1 { " " b { "×" (line.times) } }
                    @if tale.auto { " " small.dim title=(scene.say("table-auto")) { "·auto" } }
                }
            }
        }
    }
}

fn moment(scene: &Scene<'_>, tale: &LogEntry) -> String {
    scene.address(&format!("/replay?n={}", tale.step))
}

fn touches(tale: &LogEntry) -> Option<String> {
    (!tale.touches.is_empty()).then(|| tale.touches.join(" "))
}
