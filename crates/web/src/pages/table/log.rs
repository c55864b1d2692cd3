//! What happened, in sentences, grouped by turn; the newest group on top, and in it the newest line.
//!
//! The newest group changes with every decision, the others hardly ever: they are sent one by one.

mod newest;
mod past;

use std::{
    cell::OnceCell,
    hash::{Hash, Hasher},
    rc::Rc,
};

use maud::{Markup, PreEscaped, html};
use patolli_catalog::{Lang, LogEntry};

use super::{ceremony, part, scene::Scene};
use crate::{Part, SentParts, icons::icon, panel_cache::HashedEntry, tokens::token};

/// How many lines the live log shows; the rest is on the replay page.
const LINES: usize = 40;

/// One turn: its heading and what happened in it.
struct Turn<'a> {
    /// How many turns before it began with the same decision: the turn of an automaton, and the one that follows it.
    nth: usize,
    heading: Option<&'a LogEntry>,
    /// Hash of the heading.
    hash: u64,
    lines: Vec<Line<'a>>,
}

impl Hash for Turn<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.nth, self.hash, &self.lines).hash(state);
    }
}

impl Turn<'_> {
    /// The decision with which it began.
    fn step(&self) -> Option<usize> {
        self.heading.or(self.lines.first().map(|it| it.entry)).map(|it| it.step)
    }

    fn id(&self) -> String {
        past::id(self.step().unwrap_or_default(), self.nth)
    }
}

/// A sentence, and how often it happened in a row.
struct Line<'a> {
    entry: &'a LogEntry,
    /// Hash of it.
    hash: u64,
    /// Its number among what happened with the same decision.
    nth: usize,
    times: usize,
}

impl Hash for Line<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.hash, self.nth, self.times).hash(state);
    }
}

impl Line<'_> {
    fn id(&self) -> String {
        format!("line.{}.{}", self.entry.step, self.nth)
    }
}

/// How the reader looks at the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Live.
    Live,
    /// Looking back: the line of the moment is marked.
    At(usize),
}

/// The live log.
pub(super) fn log(scene: &Scene<'_>) -> Markup {
    let log = Live::new(scene);
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
    new_count: OnceCell<usize>,
}

/// What the content of the head of the log is drawn from.
#[derive(Hash)]
struct HeadLook {
    lang: Lang,
    has_news: bool,
    /// The first decision that is new.
    from: usize,
    is_empty: bool,
}

impl<'a> Live<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Self {
        Self { scene, turns: live_turns(scene), new_count: OnceCell::new() }
    }

    /// What stands over it; the button that opens it says how much is new.
    pub(super) fn head(&self) -> Markup {
        let (scene, HeadLook { lang: _, has_news, from, is_empty }) = (self.scene, self.head_look());
        self.head_shell(&html! {
            h2 { (scene.say(if has_news { "table-since" } else { "table-log" })) }
            @if !is_empty {
                a.ib href=(scene.address(&format!("/replay?n={from}"))) data-watch=(from)
                    title=(scene.say("table-watch-again")) aria-label=(scene.say("table-watch-again")) { (icon("play")) }
            }
            a.ib.close href="#table" aria-label=(scene.say("table-close")) { (icon("close")) }
        })
    }

    /// The element of it, which counts what is new, round some content.
    fn head_shell(&self, content: &Markup) -> Markup {
        html! { header #log-head data-new=(self.new_count()) { (content) } }
    }

    /// What its content is drawn from.
    fn head_look(&self) -> HeadLook {
        let scene = self.scene;
        HeadLook {
            lang: scene.words.lang(),
            has_news: self.new_count() > 0,
            from: scene.table.seen.min(scene.table.play.steps()),
            is_empty: scene.entries.is_empty(),
        }
    }

    /// Number of entries that are new to the reader.
    fn new_count(&self) -> usize {
        let is_new = |it: &&HashedEntry| !it.heading && self.scene.is_news(it);
        *self.new_count.get_or_init(|| self.scene.entries.iter().filter(is_new).count())
    }

    /// What changed of it since it was last sent; mostly the count alone.
    pub(super) fn head_change(&self, sent: &mut SentParts) -> Option<Part> {
        let counts_anew = sent.is_new("log-head-count", &self.new_count());
        if sent.is_new("log-head", &self.head_look()) {
            return Some(part("log-head", self.head()));
        }
        counts_anew.then(|| Part::shell("log-head", self.head_shell(&html! {}).into_string()))
    }

    /// The newest turn.
    fn now(&self) -> Markup {
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

    /// Ids of the lines that are new to the reader.
    pub(super) fn new_lines(&self) -> impl Iterator<Item = String> {
        let lines = shown(&self.turns).flat_map(|it| &it.lines);
        lines.filter(|it| self.scene.is_news(it.entry)).map(Line::id)
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
    let ceremony = turn.heading.and_then(|it| ceremony::of(scene, it)).map(|it| it.number);
    (turn, ceremony)
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

/// The log of a whole game, the newest on top as at the table.
pub(in crate::pages) fn whole_log(scene: &Scene<'_>, entries: &[LogEntry], step: usize) -> Markup {
    let turns = turns(entries.iter().map(|it| (it, 0)));
    html! { ol.whole { @for it in turns.iter().rev() { (group(scene, it, Reading::At(step))) } } }
}

/// The turns that the page may show.
fn live_turns<'a>(scene: &'a Scene<'_>) -> Vec<Turn<'a>> {
    turns(scene.entries.iter().map(|it| (&**it, it.hash)))
}

/// Entries, each with its hash, by turns.
fn turns<'a>(entries: impl Iterator<Item = (&'a LogEntry, u64)>) -> Vec<Turn<'a>> {
    let mut turns: Vec<Turn<'a>> = Vec::new();
    let (mut step, mut nth) = (0, 0);
    for (entry, hash) in entries {
        (step, nth) = (entry.step, if entry.step == step { nth + 1 } else { 0 });
        if entry.heading || turns.is_empty() {
            let same = turns.iter().rev().take_while(|it| it.step() == Some(entry.step));
            let heading = entry.heading.then_some(entry);
            turns.push(Turn {
                nth: same.count(),
                heading,
                hash: if entry.heading { hash } else { 0 },
                lines: Vec::new(),
            });
        }
        let lines = &mut turns.last_mut().expect("a turn was opened").lines;
        match lines.last_mut() {
            _ if entry.heading => {}
            Some(last) if last.entry.message == entry.message && last.entry.seat == entry.seat => {
                *last = Line { entry, hash, nth, times: last.times + 1 };
            }
            _ => lines.push(Line { entry, hash, nth, times: 1 }),
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
            ul id=[(reading == Reading::Live).then(|| newest::lines_id(turn))] {
                @for it in turn.lines.iter().rev() { (line(scene, it, reading)) }
            }
        }
    }
}

/// What stands over a turn. The first one of a game began before anything was told, so its first line says whose it is.
fn heading<'a>(scene: &Scene<'_>, turn: &Turn<'a>) -> Option<(&'a LogEntry, String)> {
    if let Some(entry) = turn.heading {
        return Some((entry, scene.tell(&entry.message)));
    }
    let first = turn.lines.iter().map(|it| it.entry).find(|it| it.seat.is_some())?;
    let who = scene.name(first.seat?);
    let words =
        if turn.lines[0].entry.step <= 1 { scene.say_with("table-log-first", "who", who) } else { who };
    Some((first, words))
}

fn line(scene: &Scene<'_>, line: &Line<'_>, reading: Reading) -> Markup {
    let entry = line.entry;
    let now = matches!(reading, Reading::At(step) if entry.step == step);
    html! {
        li id=[(reading == Reading::Live).then(|| line.id())] {
            a href=(moment(scene, entry)) data-step=(entry.step) data-touch=[touches(entry)]
                aria-current=[now.then_some("step")] {
                @if let Some(seat) = entry.seat { (token(scene.seat_style(seat), 18)) }
                span {
                    @if let Some(seat) = entry.seat { span.sr { (scene.name(seat)) ": " } }
                    (scene.tell_line(&entry.message))
                    @if line.times > 1 { " " b { "×" (line.times) } }
                    @if entry.auto { " " small.dim title=(scene.say("table-auto")) { "·auto" } }
                }
            }
        }
    }
}

fn moment(scene: &Scene<'_>, entry: &LogEntry) -> String {
    scene.address(&format!("/replay?n={}", entry.step))
}

fn touches(entry: &LogEntry) -> Option<String> {
    (!entry.touches.is_empty()).then(|| entry.touches.join(" "))
}
