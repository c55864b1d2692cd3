//! From the types of one game to none.

mod search;

use std::{
    marker::PhantomData,
    ops::{ControlFlow, RangeInclusive},
    sync::Arc,
};

use patolli_ai::{Bot, Budget, Stop};
use patolli_core::{
    Amount, BadDeal, BadNotation, Describe, Digest, Message, OptionConflict, OptionSpec, Options, Play,
    PlayError, Points, QuestionSpec, Record, RecordError, Refusal, Rng, Seat, SeatStyle, Seed, Shuffle,
    StageError, StageFault, StageLine, Status, UndoBarrier, Viewer,
};
use serde::{Serialize, Serializer, ser::SerializeSeq as _};

use crate::{
    AnyGame, AnyPlay, AnySearch, BoardEvent, BotPlayer, CatalogGame, Ceremony, Choice, Comparison, Lang,
    LineStep, LoadError, Localizer, LogEntry, LoggedEvent, MoveError, Review, StartError, Step, Targets,
    View,
    ceremony::ceremonies,
    outcome::{Outcome, Trial},
    protocol::read_value,
    write_json,
};

/// A game as an entry of the catalogue.
struct Erased<G>(PhantomData<fn() -> G>);

/// A game with its types erased, whether the catalogue lists it or not.
pub const fn erased<G: CatalogGame>() -> &'static dyn AnyGame {
    const { &Erased::<G>(PhantomData) }
}

impl<G: CatalogGame> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u16 {
        G::Options::RULES
    }

    fn units_per_point(&self) -> i32 {
        G::UNITS_PER_POINT
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::Options::SEATS.0..=G::Options::SEATS.1
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn solo_options(&self) -> &'static [&'static str] {
        G::Options::SOLO
    }

    fn option_conflicts(&self) -> &'static [OptionConflict] {
        G::Options::CONFLICTS
    }

    fn questions(&self) -> &'static [QuestionSpec] {
        G::QUESTIONS
    }

    fn seat_styles(&self) -> &'static [SeatStyle] {
        G::SEAT_STYLES
    }

    fn sources(&self) -> &'static [&'static str] {
        G::Event::SOURCES
    }

    fn start(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: &Seed,
    ) -> Result<Box<dyn AnyPlay>, StartError> {
        self.start_shuffled(seats, options, &seed.clone().into())
    }

    fn start_shuffled(
        &self,
        seats: u8,
        options: &[(String, String)],
        shuffle: &Shuffle,
    ) -> Result<Box<dyn AnyPlay>, StartError> {
        Ok(Box::new(Play::<G>::from_shuffle(parse_options::<G>(seats, options)?, shuffle.clone())))
    }

    fn deal(
        &self,
        rules: u16,
        seats: u8,
        options: &[(String, String)],
        shuffle: &Shuffle,
    ) -> Result<String, StartError> {
        let options = parse_options::<G>(seats, options)?.with_rules(rules)?;
        Ok(G::deal(&options, &mut shuffle.dealing_seed().rng()).to_string())
    }

    fn start_dealt(
        &self,
        rules: u16,
        seats: u8,
        options: &[(String, String)],
        shuffle: Option<&Shuffle>,
        deal: &str,
    ) -> Result<Box<dyn AnyPlay>, StartError> {
        let options = parse_options::<G>(seats, options)?.with_rules(rules)?;
        let play = Play::<G>::from_deal(options, deal.parse()?, shuffle.cloned());
        play.position().audit().map_err(|it| BadDeal(it.0))?;
        Ok(Box::new(play))
    }

    fn open(&self, record: &Record) -> Result<Box<dyn AnyPlay>, RecordError> {
        let mut play = Play::<G>::from_record(record)?;
        play.answer_all_forced();
        Ok(Box::new(play))
    }

    fn load(&self, position: &serde_json::Value) -> Result<Box<dyn AnyPlay>, LoadError> {
        let position: G = read_value(position).map_err(|it| LoadError::Malformed(it.message))?;
        position.audit()?;
        let mut play = Play::from_position(position);
        play.answer_all_forced();
        Ok(Box::new(play))
    }

    fn stage(&self, words: &str) -> Result<Box<dyn AnyPlay>, StageError> {
        let mut play = Play::from_position(G::stage(words)?);
        play.answer_all_forced();
        Ok(Box::new(play))
    }

    fn bot_player(&self, bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        search::bot_player::<G>(bot, seed)
    }
}

/// The options by key, if the game accepts them.
fn parse_options<G: CatalogGame>(seats: u8, options: &[(String, String)]) -> Result<G::Options, StartError> {
    let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    Ok(G::Options::from_pairs(seats, pairs)?)
}

/// The questions that every game understands, and those of the game.
fn holds<G: CatalogGame>(
    play: &Play<G>,
    seat: Seat,
    words: &mut StageLine<'_>,
    from: usize,
) -> Result<bool, StageFault> {
    let moves = play.moves().get(from..).unwrap_or_default();
    match words.word() {
        "ended" => {
            let ended = moves.iter().any(|it| it.seat == seat && it.action.to_string() == "end");
            Ok(ended || play.position().status() != Status::Asks(seat))
        }
        "turn" => words.compare(turns_begun(play, seat)),
        "happened" => {
            let key = words.next_word("an event")?;
            Ok(moves.iter().flat_map(|it| &it.events).any(|it| it.message().key == key))
        }
        _ => {
            let events: Vec<&G::Event> = moves.iter().flat_map(|it| &it.events).collect();
            play.position().holds(words, &events)
        }
    }
}

/// How many turns a seat has begun; nothing tells of the beginning of the very first one.
fn turns_begun<G: CatalogGame>(play: &Play<G>, seat: Seat) -> i32 {
    let moves = play.moves();
    let begins = |it: &&G::Event| it.is_heading() && it.seat() == Some(seat);
    let told = moves.iter().flat_map(|it| &it.events).filter(begins).count();
    let first = usize::from(moves.first().is_some_and(|it| it.seat == seat));
    i32::try_from(told + first).unwrap_or(i32::MAX)
}

fn move_error<G: CatalogGame>(error: PlayError<G::Illegal>) -> MoveError {
    match error {
        PlayError::Illegal(it) => {
            let message = it.message();
            let english = Localizer::for_game(Lang::En, G::NAME);
            let log_text = english.format_message(&message, &|seat: Seat| format!("seat {seat}"));
            MoveError::Illegal { message, log_text, rule: it.rule() }
        }
        PlayError::NotYourTurn(seat) => MoveError::NotYourTurn(seat),
        PlayError::Over => MoveError::Over,
        PlayError::Sequence => MoveError::Sequence,
    }
}

impl<G: CatalogGame> AnyPlay for Play<G> {
    fn game(&self) -> &'static dyn AnyGame {
        erased::<G>()
    }

    fn seats(&self) -> u8 {
        self.position().seats()
    }

    fn status(&self) -> Status {
        self.position().status()
    }

    fn steps(&self) -> usize {
        self.moves().len()
    }

    fn steps_since(&self, from: usize) -> Vec<Step> {
        let step = |it: &Arc<patolli_core::Move<G>>| Step {
            seat: it.seat,
            notation: it.action.to_string(),
            auto: it.auto,
        };
        self.moves().iter().skip(from).map(step).collect()
    }

    fn deciders_since(&self, from: usize) -> Vec<Seat> {
        self.moves().iter().skip(from).map(|it| it.seat).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Step>, MoveError> {
        let before = self.steps();
        let texts = text.split(';').map(str::trim).filter(|it| !it.is_empty());
        let actions = texts.map(str::parse).collect::<Result<Vec<G::Action>, BadNotation>>()?;
        if actions.is_empty() {
            return Err(BadNotation::new(text, "a decision").into());
        }
        self.play_all(seat, &actions).map_err(move_error::<G>)?;
        Ok(self.steps_since(before))
    }

    fn replay_step(&mut self, step: &Step) -> Result<(), MoveError> {
        if step.auto && self.position().forced().is_some_and(|it| it.to_string() == step.notation) {
            self.answer_forced();
            return Ok(());
        }
        let action = step.notation.parse().map_err(|it: BadNotation| it)?;
        Play::play(self, step.seat, action).map_err(move_error::<G>)?;
        Ok(())
    }

    fn undo_length(&self) -> Result<usize, UndoBarrier> {
        Self::undo_length(self)
    }

    fn reset_length(&self) -> usize {
        Self::reset_length(self)
    }

    fn reveals_since(&self, from: usize) -> bool {
        self.moves().iter().skip(from).any(|it| it.reveals())
    }

    fn rewind(&mut self, n: usize) {
        Self::rewind(self, n);
    }

    fn at_step(&self, n: usize) -> Box<dyn AnyPlay> {
        let mut past = self.clone();
        past.rewind(self.steps().saturating_sub(n));
        Box::new(past)
    }

    fn ask(&self) -> Option<Message> {
        matches!(self.status(), Status::Asks(_)).then(|| self.position().ask())
    }

    fn legal_choices(&self) -> Vec<Choice> {
        let position = self.position();
        let mut trial = Trial::new(position);
        let mut choices = Vec::new();
        let _ = position.each_legal(&mut |it| {
            choices.push(choice(position, it, trial.outcome(it), None));
            ControlFlow::Continue(())
        });
        choices
    }

    fn write_legal_choices(&self, text: &mut Vec<u8>) {
        write_json(text, &LegalChoices(self.position()));
    }

    fn refused_choices(&self) -> Vec<Choice> {
        let position = self.position();
        let mut choices = Vec::new();
        let _ = position.each_near_miss(&mut |it| {
            let refusal = position.check(it).err();
            choices.extend(refusal.map(|why| choice(position, it, Outcome::default(), Some(&why))));
            ControlFlow::Continue(())
        });
        choices
    }

    fn choice(&self, text: &str) -> Result<Choice, MoveError> {
        let (position, action) = (self.position(), text.parse().map_err(|it: BadNotation| it)?);
        Ok(match position.check(action) {
            Ok(()) => choice(position, action, Trial::new(position).outcome(action), None),
            Err(why) => choice(position, action, Outcome::default(), Some(&why)),
        })
    }

    fn has_secrets(&self) -> bool {
        let position = self.position();
        let differs =
            |open: &G::View| Seat::all(position.seats()).any(|it| position.view(Viewer::Seat(it)) != *open);
        position.may_have_secrets() && differs(&position.view(Viewer::Watcher))
    }

    fn may_have_secrets(&self) -> bool {
        self.position().may_have_secrets()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new::<G>(self.position().view(viewer))
    }

    fn logged_events(&self, from: usize) -> Vec<LoggedEvent> {
        let seats = self.position().seats();
        let mut events = Vec::new();
        for (step, it) in (1..).zip(self.moves()).skip(from) {
            let of_step = it.events.iter().enumerate();
            events.extend(of_step.map(|(nth, event)| LoggedEvent::new(step, nth, it.auto, seats, event)));
        }
        events
    }

    fn log_entry(&self, event: &LoggedEvent) -> LogEntry {
        log_entry(event, &self.moves()[event.step - 1].events[event.nth])
    }

    fn board_event(&self, event: &LoggedEvent) -> BoardEvent {
        let told = &self.moves()[event.step - 1].events[event.nth];
        BoardEvent::new(log_entry(event, told), told, self.position().way_of(told))
    }

    fn touches(&self, event: &LoggedEvent) -> Vec<String> {
        self.moves()[event.step - 1].events[event.nth].touches()
    }

    fn ceremonies(&self, viewer: Viewer, since: usize) -> Vec<Ceremony> {
        ceremonies(self, viewer, since)
    }

    fn events_json(&self, viewer: Option<Viewer>, from: usize) -> Vec<serde_json::Value> {
        let events = self.moves().iter().skip(from).flat_map(|it| &it.events);
        events.filter(|event| viewer.is_none_or(|it| event.visible_to(it))).map(json).collect()
    }

    fn write_events(&self, viewer: Viewer, from: usize, text: &mut Vec<u8>) {
        write_json(text, &VisibleEvents { play: self, viewer, from });
    }

    fn is_public_since(&self, from: usize) -> bool {
        let viewers = || Seat::all(self.position().seats()).map(Viewer::Seat).chain([Viewer::Watcher]);
        let is_public = |event: &G::Event| viewers().all(|it| event.visible_to(it));
        let moves = || self.moves().iter().skip(from);
        moves().all(|it| it.events.iter().all(is_public))
            && (moves().all(|it| !it.auto) || !AnyPlay::has_secrets(self))
    }

    fn points(&self) -> Vec<Points> {
        self.moves().iter().flat_map(|it| it.events.iter().flat_map(Describe::points)).collect()
    }

    fn holdings(&self, seat: Seat) -> Vec<Amount> {
        self.position().holdings(seat)
    }

    fn holds(&self, seat: Seat, question: &str, from: usize) -> Result<bool, StageFault> {
        let mut words = StageLine::new(question);
        let holds = holds(self, seat, &mut words, from)?;
        words.end().map(|()| holds)
    }

    fn scores(&self) -> Vec<i32> {
        self.position().scores().to_vec()
    }

    fn places(&self) -> Vec<u8> {
        self.position().places().to_vec()
    }

    fn tie_break(&self, seat: Seat) -> Option<Message> {
        self.position().tie_break(seat)
    }

    fn deal(&self) -> String {
        Self::deal(self).map(ToString::to_string).unwrap_or_default()
    }

    fn record(&self) -> Option<Record> {
        Self::record(self)
    }

    fn position_json(&self) -> serde_json::Value {
        json(self.position())
    }

    fn digest(&self) -> Digest {
        Self::digest(self)
    }

    fn bot_choice(&self, bot: Bot, rng: &mut Rng) -> Option<String> {
        bot.choose(self.position(), rng).map(|it| it.to_string())
    }

    fn start_parallel_search(&self, seed: &Seed, threads: usize) -> Option<Box<dyn AnySearch>> {
        search::start_search(self.position(), seed, threads)
    }

    fn compare(&self, text: &str, simulations: u32, seed: &Seed, stop: &Stop) -> Option<Comparison> {
        search::compare(self.position(), text, simulations, seed, stop)
    }

    fn line_steps(&self, steps: &[String]) -> Vec<LineStep> {
        search::line_steps(self.position(), steps)
    }

    fn review(
        &self,
        budget: Budget,
        seed: &Seed,
        stop: &Stop,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        search::review(self, budget, seed, stop, progress)
    }
}

/// Events since decision `from`, as far as `viewer` may be told.
struct VisibleEvents<'a, G: CatalogGame> {
    play: &'a Play<G>,
    viewer: Viewer,
    from: usize,
}

impl<G: CatalogGame> Serialize for VisibleEvents<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let events = self.play.moves().iter().skip(self.from).flat_map(|it| &it.events);
        serializer.collect_seq(events.filter(|it| it.visible_to(self.viewer)))
    }
}

/// Every legal choice of a position, written one after the other.
struct LegalChoices<'a, G>(&'a G);

impl<G: CatalogGame> Serialize for LegalChoices<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut trial = Trial::new(self.0);
        let (mut list, mut written) = (serializer.serialize_seq(None)?, Ok(()));
        let _ = self.0.each_legal(&mut |it| {
            written = list.serialize_element(&choice(self.0, it, trial.outcome(it), None));
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        written.and_then(|()| list.end())
    }
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("plain data has a JSON form")
}

fn log_entry(logged: &LoggedEvent, event: &impl Describe) -> LogEntry {
    let LoggedEvent { step, seat, auto, heading, .. } = *logged;
    LogEntry { step, seat, message: event.message(), auto, heading, touches: event.touches() }
}

fn choice<G: CatalogGame>(
    position: &G,
    action: G::Action,
    outcome: Outcome,
    refusal: Option<&G::Illegal>,
) -> Choice {
    let presentation = position.presentation(action);
    Choice {
        notation: action.to_string(),
        targets: Targets::new(presentation.targets, G::SEAT_STYLES),
        rotation: presentation.rotation,
        pays: outcome.pays,
        gives: outcome.gives,
        hidden: outcome.hidden,
        label: presentation.label,
        icon: presentation.icon,
        reveals: outcome.reveals,
        interruption: position.is_interruption(action),
        ends_turn: outcome.ends_turn,
        refused: refusal.map(Refusal::message),
        rule: refusal.map(Refusal::rule),
    }
}
