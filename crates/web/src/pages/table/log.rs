//! What happened, in sentences, grouped by turn; the newest group on top, and in it the newest line.
//!
//! The newest group changes with every decision, the others hardly ever: they are sent one by one.

mod newest;
mod past;

use std::{cell::OnceCell, hash::Hash, rc::Rc};

use maud::{Markup, PreEscaped, html};
use patolli_catalog::{AnyPlay, Lang, LogEntry};

use super::{ceremony, part, scene::Scene};
use crate::{
    Part, SentParts,
    icons::icon,
    log_list::{Entry, Line, LogList, Turn},
    tokens::token,
};

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
    lines: LogLines<'a>,
    new_count: OnceCell<usize>,
}

/// Turns of a log with what is needed to draw them.
struct LogLines<'a> {
    scene: &'a Scene<'a>,
    /// The game that the log is of.
    play: &'a dyn AnyPlay,
    entries: &'a [Entry],
    /// The newest first.
    turns: &'a [Turn],
    reading: Reading,
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
        let play = scene.table.play;
        let (entries, turns) = (scene.entries(), scene.log.newest_turns(play));
        let lines = LogLines { scene, play, entries, turns, reading: Reading::Live };
        Self { lines, new_count: OnceCell::new() }
    }

    const fn scene(&self) -> &'a Scene<'a> {
        self.lines.scene
    }

    /// What stands over it; the button that opens it says how much is new.
    pub(super) fn head(&self) -> Markup {
        let (scene, HeadLook { lang: _, has_news, from, is_empty }) = (self.scene(), self.head_look());
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
        let scene = self.scene();
        HeadLook {
            lang: scene.words.lang(),
            has_news: self.new_count() > 0,
            from: scene.table.seen.min(scene.table.play.steps()),
            is_empty: scene.entries().is_empty(),
        }
    }

    /// Number of entries that are new to the reader.
    fn new_count(&self) -> usize {
        let is_new = |it: &&Entry| !it.is_heading() && self.scene().is_news(it);
        *self.new_count.get_or_init(|| self.lines.entries.iter().filter(is_new).count())
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
                @match self.lines.turns.first() {
                    Some(turn) => (self.group(turn)),
                    None => li.empty { (self.scene().say("table-log-empty")) },
                }
            }
        }
    }

    /// The turns before it.
    fn past(&self) -> Markup {
        html! { ol id=(past::LIST) { @for it in self.past_turns() { (self.group(it)) } } }
    }

    /// Ids of the lines that are new to the reader.
    pub(super) fn new_lines(&self) -> impl Iterator<Item = &'a str> {
        let lines = self.lines.turns.iter().flat_map(|it| &it.lines);
        let is_new = |it: &&Line| self.scene().is_news(&self.lines.entries[it.entry]);
        lines.filter(is_new).map(|it| it.id(self.lines.entries))
    }

    fn past_turns(&self) -> &'a [Turn] {
        self.lines.turns.get(1..).unwrap_or_default()
    }

    fn group(&self, turn: &Turn) -> PreEscaped<Rc<str>> {
        self.scene().shared("turn", &self.lines.look(turn), || self.lines.group(turn))
    }
}

/// The log of a whole game, the newest on top as at the table.
pub(in crate::pages) fn whole_log(scene: &Scene<'_>, entries: &[LogEntry], step: usize) -> Markup {
    let (log, play) = (LogList::from_told(entries), scene.table.play);
    let (entries, turns) = (log.entries(), log.all_turns(play));
    let lines = LogLines { scene, play, entries, turns, reading: Reading::At(step) };
    html! { ol.whole { @for it in turns { (lines.group(it)) } } }
}

impl LogLines<'_> {
    fn told(&self, entry: usize) -> &LogEntry {
        self.entries[entry].told(self.play)
    }

    /// What a turn is drawn from, beside names: headings lead to the sheets of their ceremonies.
    fn look(&self, turn: &Turn) -> impl Hash + use<> {
        (turn.step, turn.hash, self.ceremony(turn))
    }

    /// The number of the ceremony that a turn is.
    fn ceremony(&self, turn: &Turn) -> Option<usize> {
        let step = self.entries[turn.heading?].step();
        let begins = self.scene.ceremonies.iter().any(|it| it.first == step);
        let told = self.told(turn.heading.filter(|_| begins)?);
        ceremony::find(self.scene, told).map(|it| it.number)
    }

    fn group(&self, turn: &Turn) -> Markup {
        let (scene, is_live) = (self.scene, self.reading == Reading::Live);
        html! {
            li.turn-group id=(past::id(turn.step, turn.nth)) {
                @if let Some((first, words)) = self.heading(turn) {
                    h3 {
                        a href=(moment(scene, first)) data-step=(first.step) { (words) }
                        @if is_live { (ceremony::again(scene, first)) }
                    }
                }
                ul id=[is_live.then(|| newest::lines_id(turn))] {
                    @for it in turn.lines.iter().rev() { (self.line(it)) }
                }
            }
        }
    }

    /// What stands over a turn. The first one of a game began before anything was told, so its first line says whose it is.
    fn heading(&self, turn: &Turn) -> Option<(&LogEntry, String)> {
        if let Some(entry) = turn.heading.map(|it| self.told(it)) {
            return Some((entry, self.scene.tell(&entry.message)));
        }
        let first = turn.lines.iter().map(|it| it.entry).find(|it| self.entries[*it].seat().is_some())?;
        let first = self.told(first);
        let who = self.scene.name(first.seat?);
        let is_first = self.entries[turn.lines[0].entry].step() <= 1;
        let words = if is_first { self.scene.say_with("table-log-first", "who", who) } else { who };
        Some((first, words))
    }

    fn line(&self, line: &Line) -> Markup {
        let (scene, entry) = (self.scene, self.told(line.entry));
        let now = matches!(self.reading, Reading::At(step) if entry.step == step);
        html! {
            li id=[(self.reading == Reading::Live).then(|| line.id(self.entries))] {
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
}

fn moment(scene: &Scene<'_>, entry: &LogEntry) -> String {
    scene.address(&format!("/replay?n={}", entry.step))
}

fn touches(entry: &LogEntry) -> Option<String> {
    (!entry.touches.is_empty()).then(|| entry.touches.join(" "))
}
