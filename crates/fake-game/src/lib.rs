//! A small game with secrets, for tests. Every seat holds a word and whispers one, seat after seat; then all
//! words are told, seat 0 says that it has heard them, and the game is over. Board, colours and messages are
//! lent by Tikal, but points are counted in quarters.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    ops::RangeInclusive,
};

use patolli_catalog::{
    AnyGame, AnyPlay, AnySearch, Audience, Bot, BotPlayer, Budget, Choice, Digest, Json, LineStep, LoadError,
    LogEntry, LoggedEvent, Message, MoveError, OptionSpec, Points, Record, RecordError, Review, Rng, Seat,
    SeatStyle, Seed, Shuffle, StartError, Status, Step, Stop, Targets, UndoBarrier, View, Viewer, game,
};

/// A message that tells the word it is given.
const TELLS: &str = "camp-built";

/// A game of whispers.
#[derive(Clone)]
pub struct FakeGame {
    seats: u8,
    words: Vec<String>,
}

impl FakeGame {
    /// The game after these words.
    pub fn after(seats: u8, words: &[&str]) -> Self {
        Self { seats, words: words.iter().map(|it| (*it).to_owned()).collect() }
    }

    /// The word of a seat, known to it alone until all are told.
    pub fn held(seat: u8) -> String {
        format!("held-by-{seat}")
    }

    fn is_told(&self) -> bool {
        self.words.len() >= usize::from(self.seats)
    }

    fn asked(&self) -> Seat {
        let whispered = u8::try_from(self.words.len()).unwrap_or(u8::MAX);
        Seat::new(if whispered < self.seats { whispered } else { 0 })
    }

    /// Everything that was told, with who was told it.
    fn told(&self) -> Vec<(Audience, LogEntry)> {
        let words = self.words.iter().enumerate().take(usize::from(self.seats));
        let one = |own: usize| {
            Audience::from_fn(self.seats, |it| matches!(it, Viewer::Seat(it) if it.index() == own))
        };
        let all = Audience::from_fn(self.seats, |_| true);
        let whispered = words.clone().map(|(seat, word)| (one(seat), Self::entry(seat + 1, seat, word)));
        let told = words.map(|(seat, word)| (all, Self::entry(self.seats.into(), seat, word)));
        whispered.chain(told.filter(|_| self.is_told())).collect()
    }

    fn entry(step: usize, seat: usize, word: &str) -> LogEntry {
        let seat = u8::try_from(seat).ok().map(Seat::new);
        let message = Message::new(TELLS).text("hex", word);
        LogEntry { step, seat, message, auto: false, heading: false, touches: Vec::new() }
    }

    fn choice(notation: &str, word: &str, refused: bool) -> Choice {
        Choice {
            notation: notation.to_owned(),
            targets: Targets::default(),
            rotation: None,
            pays: Vec::new(),
            gives: Vec::new(),
            hidden: false,
            label: Message::new(TELLS).text("hex", word),
            icon: "hint",
            interruption: false,
            reveals: false,
            ends_turn: true,
            refused: refused.then(|| Message::new(TELLS).text("hex", word)),
            rule: refused.then_some("T-082"),
        }
    }
}

impl AnyPlay for FakeGame {
    fn game(&self) -> &'static dyn AnyGame {
        &InQuarters
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        let over = self.words.len() > usize::from(self.seats);
        if over { Status::Over } else { Status::Asks(self.asked()) }
    }

    fn steps(&self) -> usize {
        self.words.len()
    }

    fn steps_since(&self, from: usize) -> Vec<Step> {
        let steps = self.deciders_since(0).into_iter().zip(&self.words).skip(from);
        steps.map(|(seat, word)| Step { seat, notation: format!("whisper {word}"), auto: false }).collect()
    }

    fn deciders_since(&self, from: usize) -> Vec<Seat> {
        let deciders = (0..self.words.len()).map(|it| it % usize::from(self.seats));
        deciders.skip(from).filter_map(|it| u8::try_from(it).ok()).map(Seat::new).collect()
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Step>, MoveError> {
        if seat != self.asked() {
            return Err(MoveError::NotYourTurn(seat));
        }
        // Every word passes the turn.
        if notation.contains(';') {
            return Err(MoveError::Sequence);
        }
        match notation.strip_prefix("whisper ") {
            Some(word) => {
                self.words.push(word.to_owned());
                Ok(self.steps_since(self.words.len() - 1))
            }
            None => Err(MoveError::Illegal {
                message: Message::new(TELLS).text("hex", notation),
                log_text: notation.to_owned(),
                rule: "T-082",
            }),
        }
    }

    fn replay_step(&mut self, step: &Step) -> Result<(), MoveError> {
        self.play(step.seat, &step.notation).map(drop)
    }

    fn undo_length(&self) -> Result<usize, UndoBarrier> {
        Err(UndoBarrier::OtherSeat)
    }

    fn reset_length(&self) -> usize {
        0
    }

    fn reveals_since(&self, from: usize) -> bool {
        // Every choice is shown sooner or later, and none is taken back.
        from < self.steps()
    }

    fn rewind(&mut self, n: usize) {
        self.words.truncate(self.words.len().saturating_sub(n));
    }

    fn at_step(&self, n: usize) -> Box<dyn AnyPlay> {
        let mut past = self.clone();
        past.words.truncate(n);
        Box::new(past)
    }

    fn ask(&self) -> Option<Message> {
        let held = Self::held(self.asked().number());
        (self.status() != Status::Over).then(|| Message::new(TELLS).text("hex", held))
    }

    fn legal_choices(&self) -> Vec<Choice> {
        let held = Self::held(self.asked().number());
        vec![Self::choice(&format!("whisper {held}"), &held, false)]
    }

    fn refused_choices(&self) -> Vec<Choice> {
        let held = Self::held(self.asked().number());
        vec![Self::choice(&format!("shout {held}"), &held, true)]
    }

    fn has_secrets(&self) -> bool {
        !self.is_told()
    }

    fn view(&self, viewer: Viewer) -> View {
        lent(self.seats).view(viewer)
    }

    fn logged_events(&self, from: usize) -> Vec<LoggedEvent> {
        let told = self.told();
        let events = told.iter().enumerate().map(|(nth, (audience, it))| LoggedEvent {
            step: it.step,
            nth,
            seat: it.seat,
            auto: it.auto,
            heading: it.heading,
            audience: *audience,
            hash: hash(it),
            kind: 0,
        });
        events.filter(|it| it.step > from).collect()
    }

    fn log_entry(&self, event: &LoggedEvent) -> LogEntry {
        self.told().swap_remove(event.nth).1
    }

    fn events_json(&self, viewer: Option<Viewer>, from: usize) -> Vec<Json> {
        let entries = self.told().into_iter().filter(|it| it.1.step > from);
        let known = entries.filter(|(audience, _)| viewer.is_none_or(|it| audience.includes(it)));
        known.map(|(_, it)| Json::String(it.message.to_string())).collect()
    }

    fn points(&self) -> Vec<Points> {
        let all = Seat::all(self.seats).zip([301, -11, 2, 0, 0]);
        all.map(|(seat, n)| Points { seat, source: "score-temples", round: 1, n }).collect()
    }

    fn scores(&self) -> Vec<i32> {
        [305, -7, 6, 4, 4].into_iter().take(self.seats.into()).collect()
    }

    fn places(&self) -> Vec<u8> {
        [1, 5, 2, 3, 3].into_iter().take(self.seats.into()).collect()
    }

    fn deal(&self) -> String {
        lent(self.seats).deal()
    }

    fn record(&self) -> Option<Record> {
        None
    }

    fn position_json(&self) -> Json {
        Json::Null
    }

    fn digest(&self) -> Digest {
        lent(self.seats).digest()
    }

    fn bot_choice(&self, _bot: Bot, _rng: &mut Rng) -> Option<String> {
        None
    }

    fn start_parallel_search(&self, _seed: &Seed, _threads: usize) -> Option<Box<dyn AnySearch>> {
        None
    }

    fn line_steps(&self, _steps: &[String]) -> Vec<LineStep> {
        Vec::new()
    }

    fn review(
        &self,
        _budget: Budget,
        _seed: &Seed,
        _stop: &Stop,
        _progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        None
    }
}

fn hash(entry: &LogEntry) -> u64 {
    let mut hasher = DefaultHasher::new();
    entry.hash(&mut hasher);
    hasher.finish()
}

/// Tikal, as if it counted quarters of points.
struct InQuarters;

fn tikal() -> &'static dyn AnyGame {
    game("tikal").expect("Tikal is in the catalogue")
}

/// The board of a new game of Tikal.
fn lent(seats: u8) -> Box<dyn AnyPlay> {
    tikal().start(seats.min(4), &[], &Seed::from(1)).expect("Tikal starts")
}

impl AnyGame for InQuarters {
    fn name(&self) -> &'static str {
        tikal().name()
    }

    fn rules(&self) -> u16 {
        tikal().rules()
    }

    fn units_per_point(&self) -> i32 {
        4
    }

    fn seats(&self) -> RangeInclusive<u8> {
        2..=5
    }

    fn options(&self) -> &'static [OptionSpec] {
        tikal().options()
    }

    fn seat_styles(&self) -> &'static [SeatStyle] {
        &[SeatStyle::A, SeatStyle::B, SeatStyle::C, SeatStyle::D, SeatStyle::E]
    }

    fn start(
        &self,
        seats: u8,
        _options: &[(String, String)],
        _seed: &Seed,
    ) -> Result<Box<dyn AnyPlay>, StartError> {
        Ok(Box::new(FakeGame::after(seats, &[])))
    }

    fn start_shuffled(
        &self,
        seats: u8,
        _options: &[(String, String)],
        _shuffle: &Shuffle,
    ) -> Result<Box<dyn AnyPlay>, StartError> {
        Ok(Box::new(FakeGame::after(seats, &[])))
    }

    fn deal(
        &self,
        _rules: u16,
        seats: u8,
        _options: &[(String, String)],
        _shuffle: &Shuffle,
    ) -> Result<String, StartError> {
        Ok(FakeGame::after(seats, &[]).deal())
    }

    fn start_dealt(
        &self,
        _rules: u16,
        seats: u8,
        _options: &[(String, String)],
        _shuffle: Option<&Shuffle>,
        _deal: &str,
    ) -> Result<Box<dyn AnyPlay>, StartError> {
        Ok(Box::new(FakeGame::after(seats, &[])))
    }

    fn open(&self, _record: &Record) -> Result<Box<dyn AnyPlay>, RecordError> {
        Err(RecordError::NoRecord)
    }

    fn load(&self, _position: &Json) -> Result<Box<dyn AnyPlay>, LoadError> {
        Err(LoadError::Malformed("whispers leave no trace".to_owned()))
    }

    fn bot_player(&self, bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        tikal().bot_player(bot, seed)
    }
}
