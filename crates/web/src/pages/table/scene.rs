//! What all regions of the page are drawn from.

use std::{cell::OnceCell, hash::Hash, rc::Rc};

use fluent_bundle::FluentValue;
use maud::{Markup, PreEscaped};
use patolli_catalog::{
    Choice, Localizer, LogEntry, Message, PlayerNames, Score, Seat, SeatStyle, Status, View, Viewer,
};

use crate::{
    PanelCache, boards,
    hash::hash_of,
    layout::sitter_name,
    log_list::{Entry, LogList},
    model::{SeatCard, Sitter, Stage, Table},
    panel_cache::Ceremonies,
};

/// How many decisions back the live log and the plates look.
const RECENT: usize = 90;

/// A table with everything that several regions need, worked out once.
pub(in crate::pages) struct Scene<'a> {
    /// The table.
    pub table: &'a Table<'a>,
    /// The reader's words.
    pub words: &'static Localizer,
    /// Colour, shape and letter of each seat.
    pub seat_styles: &'static [SeatStyle],
    /// Every choice of the reader; empty unless they may decide.
    pub choices: Vec<Choice>,
    /// What happened in the last decisions.
    pub log: Rc<LogList>,
    /// The ceremonies among it.
    pub ceremonies: Rc<Ceremonies>,
    /// The seats that took those decisions.
    deciders: Vec<Seat>,
    names: Sitters<'a>,
    view: OnceCell<Rc<View>>,
    names_hash: OnceCell<u64>,
    scores: OnceCell<Vec<i32>>,
    places: OnceCell<Vec<u8>>,
    looks_back: bool,
    /// Where decisions are sent instead of the table, in a lesson.
    lesson: Option<LessonForm>,
    /// What other readers need as well.
    pub cache: PanelCache,
}

/// Where the decisions of a lesson are sent.
pub(in crate::pages) struct LessonForm {
    /// Address of its form.
    pub action: String,
    /// The decisions so far, as its hidden field.
    pub did: String,
    /// Address of the page with the board as it is, drawn or in words.
    pub here: String,
}

/// The names of who sits where.
struct Sitters<'a> {
    seats: &'a [SeatCard],
    words: &'static Localizer,
}

impl PlayerNames for Sitters<'_> {
    fn name(&self, seat: Seat) -> String {
        let card = self.seats.iter().find(|it| it.seat == seat);
        card.map_or_else(|| self.words.text("seat-open"), |it| sitter_name(self.words, &it.sitter))
    }
}

impl<'a> Scene<'a> {
    /// The scene of a table.
    pub fn new(table: &'a Table<'a>) -> Self {
        Self::sharing(table, PanelCache::default())
    }

    /// The scene of a table for one of several readers.
    pub fn sharing(table: &'a Table<'a>, cache: PanelCache) -> Self {
        let play = table.play;
        let words = Localizer::for_game(table.shell.lang, play.game().name());
        let from = play.steps().saturating_sub(RECENT);
        Self {
            table,
            words,
            seat_styles: play.game().seat_styles(),
            choices: if table.may_decide { play.choices() } else { Vec::new() },
            log: cache.log(play, table.listener, from, &table.marks),
            ceremonies: cache.ceremonies(play, table.listener, from),
            deciders: play.deciders_since(from),
            names: Sitters { seats: table.seats, words },
            view: OnceCell::new(),
            names_hash: OnceCell::new(),
            scores: OnceCell::new(),
            places: OnceCell::new(),
            looks_back: false,
            lesson: None,
            cache,
        }
    }

    /// A fragment of the page of some kind that other readers may need as well; `look` is everything that it is drawn from, but names.
    pub fn shared(&self, kind: &str, look: &impl Hash, draw: impl FnOnce() -> Markup) -> PreEscaped<Rc<str>> {
        self.cache.fragment(&(kind, self.names_hash(), look), draw)
    }

    /// A number that stands for the names of all who sit here, and for the reader's language.
    pub fn names_hash(&self) -> u64 {
        *self.names_hash.get_or_init(|| {
            let names: Vec<_> = self.table.seats.iter().map(|it| self.name(it.seat)).collect();
            hash_of(&(self.words.lang(), names))
        })
    }

    /// Whether some seat knows something that others may not.
    pub fn hides(&self) -> bool {
        self.cache.has_secrets(self.table.play)
    }

    /// What the reader sees of the game.
    pub fn view(&self) -> &Rc<View> {
        self.view.get_or_init(|| self.cache.view(self.table.play, self.table.viewer))
    }

    /// The scene of a past moment: what the last decision changed is marked.
    pub fn looking_back(table: &'a Table<'a>) -> Self {
        Self { looks_back: true, ..Self::new(table) }
    }

    /// The scene of a lesson.
    pub fn in_lesson(table: &'a Table<'a>, form: LessonForm) -> Self {
        Self { lesson: Some(form), ..Self::new(table) }
    }

    /// The form of a lesson, where it is one.
    pub const fn lesson(&self) -> Option<&LessonForm> {
        self.lesson.as_ref()
    }

    /// Address to which decisions are sent.
    pub fn act_address(&self) -> String {
        self.lesson.as_ref().map_or_else(|| self.address("/do"), |it| it.action.clone())
    }

    /// Address of this page with the board in words, or drawn.
    pub fn board_address(&self, in_words: bool) -> String {
        let text = if in_words { "text=1" } else { "" };
        match &self.lesson {
            Some(form) => format!("{}&{text}", form.here),
            None if in_words => self.address("?text=1"),
            None => self.address(""),
        }
    }

    /// A message of the interface.
    pub fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A message of the interface with one argument.
    pub fn say_with<'v>(&self, key: &str, name: &str, value: impl Into<FluentValue<'v>>) -> String {
        self.words.text_with(key, &[(name, value.into())])
    }

    /// A message of the game.
    pub fn tell(&self, message: &Message) -> String {
        self.words.format_message(message, &self.names)
    }

    /// A message of the game as a sentence of its own, beside a token that shows whose it is.
    pub fn tell_line(&self, message: &Message) -> String {
        capitalised(&self.tell(message))
    }

    /// What happened, with who did it.
    pub fn tell_whose(&self, entry: &Entry) -> String {
        self.words.format_log_entry(self.told(entry), &self.names)
    }

    /// What happened in the last decisions, in order.
    pub fn entries(&self) -> &[Entry] {
        self.log.entries()
    }

    /// What happened, ready to be told.
    pub fn told<'b>(&self, entry: &'b Entry) -> &'b LogEntry {
        entry.told(self.table.play)
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.name(seat)
    }

    /// Colour, shape and letter of a seat.
    pub fn seat_style(&self, seat: Seat) -> SeatStyle {
        self.seat_styles[seat.index() % self.seat_styles.len()]
    }

    /// The class that colours things after a seat.
    pub fn seat_class(&self, seat: Seat) -> String {
        format!("seat-{}", self.seat_style(seat).letter())
    }

    /// Whether it is a past moment.
    pub const fn is_past(&self) -> bool {
        self.looks_back
    }

    /// The seat that must decide, while the table is being played.
    pub fn asked(&self) -> Option<Seat> {
        match self.table.play.status() {
            Status::Asks(seat) if self.looks_back || self.table.stage == Stage::Running => Some(seat),
            _ => None,
        }
    }

    /// The seat whose view the reader sees.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.table.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    /// Whether the reader sits at this table.
    pub fn is_mine(&self) -> bool {
        self.mine().next().is_some()
    }

    /// Whether several people share the reader's screen.
    pub fn is_hot_seat(&self) -> bool {
        self.mine().nth(1).is_some()
    }

    fn mine(&self) -> impl Iterator<Item = &SeatCard> {
        self.table.seats.iter().filter(|it| matches!(it.sitter, Sitter::Person { mine: true, .. }))
    }

    /// Whether it is the reader's turn, or that of a person the reader must hand the screen to.
    pub fn is_yours(&self) -> bool {
        self.table.may_decide || self.table.curtain.is_some()
    }

    /// The points of a seat, as they stand.
    pub fn score(&self, seat: Seat) -> Score {
        self.points(self.parts_of(seat))
    }

    /// The points of a seat in parts of a point.
    pub fn parts_of(&self, seat: Seat) -> i32 {
        self.scores.get_or_init(|| self.table.play.scores())[seat.index()]
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places.get_or_init(|| self.table.play.places())[seat.index()]
    }

    /// Whether all agreed to end the game before its end: there are points, but no places.
    pub fn is_agreed_end(&self) -> bool {
        self.table.is_agreed_end()
    }

    /// Parts of a point as points.
    pub fn points(&self, n: i32) -> Score {
        self.table.play.game().score(n)
    }

    /// The perspective from which a shared screen shows what the game hides; empty wherever that cannot change.
    pub fn perspective(&self) -> String {
        match self.table.viewer {
            _ if !self.is_hot_seat() || !self.hides() => String::new(),
            Viewer::Seat(seat) => format!("seat-{seat}"),
            Viewer::Watcher => "watcher".to_owned(),
        }
    }

    /// Which border stands around the page.
    pub fn border(&self) -> &'static str {
        match self.table.stage {
            Stage::Open => "live",
            _ if self.is_hot_seat() => "hot",
            _ if self.own_seat().is_none() => "watch",
            _ => "live",
        }
    }

    /// Whether the reader asked for the board in words.
    pub fn text_board(&self) -> bool {
        let query = self.table.shell.path.split_once('?').map_or("", |it| it.1);
        query.split('&').any(|it| it == "text=1")
    }

    /// The name of the game.
    pub fn game(&self) -> String {
        self.say(&format!("game-{}", self.table.play.game().name()))
    }

    /// The title of the window: whose turn it is, what game.
    pub fn title(&self) -> String {
        let game = self.game();
        let state = match self.asked() {
            Some(_) if self.is_yours() => format!("● {}", self.say("table-title-yours")),
            Some(seat) => self.say_with("table-title-theirs", "who", self.name(seat)),
            None if self.table.stage == Stage::Finished => self.say("table-title-over"),
            None => self.say("table-title-open"),
        };
        format!("{state} · {game} · patolli")
    }

    /// Address of a page of this table, such as `/t/ID/replay`.
    pub fn address(&self, page: &str) -> String {
        ["/t/", self.table.id, page].concat()
    }

    /// Address of a rule.
    pub fn rule_address(&self, rule: &str) -> String {
        format!("/rules/{}/{rule}", self.table.play.game().name())
    }

    /// The seat that took decision number `step`, counted from 1; `None` if it is too long ago.
    pub fn decider(&self, step: usize) -> Option<Seat> {
        let first = self.table.play.steps() - self.deciders.len();
        self.deciders.get(step.checked_sub(first + 1)?).copied()
    }

    /// Whether the others did it since the reader's last turn.
    pub fn is_news(&self, entry: &Entry) -> bool {
        let others = || self.own_seat().is_some_and(|own| self.decider(entry.step()) != Some(own));
        entry.step() > self.table.seen && (others() || self.is_automatic(entry))
    }

    /// Whether the game itself did it, within a decision of another seat.
    fn is_automatic(&self, entry: &Entry) -> bool {
        let plays = |it: &SeatCard| Some(it.seat) == entry.seat() && it.sitter == Sitter::Automaton;
        self.table.seats.iter().any(plays)
    }

    /// Ids of what is new to the reader on the board: what the others changed since the reader's last turn, until
    /// the reader decides something; for those who look back, what the last decision changed.
    pub fn changed(&self) -> Vec<&str> {
        let Some(last) = self.deciders.last() else { return Vec::new() };
        let now = |it: &Entry| it.step() == self.table.play.steps();
        let fresh = |it: &&Entry| match self.own_seat() {
            _ if self.looks_back => now(it),
            Some(own) => self.is_news(it) && (*last != own || self.is_automatic(it) && now(it)),
            None => self.turn_begin() < it.step(),
        };
        let fresh = self.entries().iter().filter(fresh);
        fresh.flat_map(|it| it.touches(self.table.play)).map(String::as_str).collect()
    }

    /// Number of the decision before the last seat began to decide.
    pub fn turn_begin(&self) -> usize {
        let run = self.deciders.iter().rev().take_while(|it| Some(*it) == self.deciders.last());
        self.table.play.steps() - run.count()
    }

    /// What the drawing of the board needs beside the view.
    pub fn frame(&self) -> boards::Frame<'_> {
        boards::Frame {
            words: self.words,
            names: &self.names,
            seat_styles: self.seat_styles,
            viewer: self.table.viewer,
            started: self.table.stage != Stage::Open,
        }
    }
}

/// The text with a capital at its beginning.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
