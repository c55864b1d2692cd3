//! A table as it stands, and the page models made from it.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, OnceLock},
};

use patolli_catalog::{AnyPlay, Localizer, LoggedEvent, PlayerNames, Seat, Seed, Viewer};
use patolli_store::{GuestId, Occupant, Phase, Table};
use patolli_web::model::{self, Hinted, SeatCard, Sitter, Stage};

use crate::{
    denied::Denied,
    names,
    table::{
        permissions::may_close,
        perspective::{Perspective, asked},
        presence,
        reader::Reader,
        sitting::Sitting,
        talk_page::{self, TalkSource},
        unread::unread_from,
    },
};

/// Number of last decisions that are looked at before all of them.
const RECENT_DECISIONS: usize = 40;

/// A table as it stands; cheap to copy and never changing.
#[derive(Clone)]
pub(crate) struct Snapshot {
    /// Everything about the table but its game.
    pub(crate) table: Arc<Table>,
    /// The game.
    pub(crate) play: Arc<dyn AnyPlay>,
    /// Number of the last entry of the log.
    pub(crate) version: u32,
    /// The players of the seats: people or their stand-ins.
    pub(crate) sitting: Arc<Sitting>,
    /// When it was taken, in milliseconds since 1970.
    pub(crate) now: i64,
    /// Guests who have the page open.
    pub(crate) online: Arc<HashSet<GuestId>>,
    /// Guests at the table who have an account.
    pub(crate) holders: Arc<HashSet<GuestId>>,
    /// How many have it open without a seat.
    pub(crate) watchers: usize,
    /// For which of their seats guests lifted the curtain.
    pub(crate) lifted: Arc<HashMap<GuestId, Seat>>,
    /// What the reader is shown who asked for a hint.
    pub(crate) advice: Option<Arc<Advice>>,
    /// The commitment of the seed, once it was needed.
    pub(crate) commitment: Arc<OnceLock<String>>,
    /// The commitment of the seed from which a rematch is dealt, once the game is over.
    pub(crate) rematch: Option<String>,
    /// Whether the database does not do its work, so that nothing can be decided.
    pub(crate) away: bool,
}

/// What a reader is shown who asked for a hint; other readers are shown nothing.
#[derive(Clone, Debug)]
pub(crate) enum Advice {
    /// Nothing is known yet.
    Begun,
    /// What the computer thinks.
    Shown(Hinted),
}

impl Snapshot {
    /// Draws the table for a reader; `refusal` is what became of their last wish.
    pub(crate) fn show<T>(
        &self,
        reader: &Reader,
        denied: Option<&Denied>,
        draw: impl FnOnce(&model::Table<'_>) -> T,
    ) -> T {
        let seats = self.seat_cards(reader);
        let mut table = self.model(reader, &seats, &*self.play, self.perspective(reader));
        table.stale = denied == Some(&Denied::Stale);
        table.refused = denied.filter(|it| **it != Denied::Stale).map(|it| (it.message(), it.rule()));
        if self.table.phase != Phase::Running {
            // Only a running game has a place for refusals; elsewhere they stand at the top.
            table.shell.notice =
                table.refused.take().map(|it| reader.words().format_message(&it.0, &|_: Seat| String::new()));
        }
        draw(&table)
    }

    /// Draws the table for a reader, with a notice at the top.
    pub(crate) fn show_with<T>(
        &self,
        reader: &Reader,
        notice: Option<String>,
        draw: impl FnOnce(&model::Table<'_>) -> T,
    ) -> T {
        let seats = self.seat_cards(reader);
        let mut table = self.model(reader, &seats, &*self.play, self.perspective(reader));
        table.shell.notice = notice;
        draw(&table)
    }

    /// Draws the game as it stood after `step` decisions.
    pub(crate) fn show_moment<T>(
        &self,
        reader: &Reader,
        step: usize,
        draw: impl FnOnce(&model::Replay<'_>) -> T,
    ) -> T {
        let step = step.min(self.play.steps());
        let past = self.play.at_step(step);
        let seats = self.seat_cards(reader);
        let perspective = Perspective::in_replay(&*past, self.table.phase, &reader.seats(&self.table));
        let mut table = self.model(reader, &seats, &*past, perspective);
        (table.may_decide, table.hint) = (false, model::Hint::None);
        // Who is away now has nothing to do with that moment.
        (table.presence, table.talk) = (model::Presence::default(), model::Talk::default());
        table.marks.clear();
        draw(&model::Replay { table, whole: &*self.play, step })
    }

    /// The same table for a reader who asked for a hint, if they did.
    pub(crate) fn advising(self, advice: Option<Arc<Advice>>) -> Self {
        Self { advice, ..self }
    }

    /// What a reader may know about what the computer would do.
    fn hint(&self, may_decide: bool) -> model::Hint<'_> {
        match self.advice.as_deref() {
            _ if !may_decide || !self.table.hints => model::Hint::None,
            None => model::Hint::Offered,
            Some(Advice::Begun) => model::Hint::Begun,
            Some(Advice::Shown(hinted)) => model::Hint::Shown(hinted),
        }
    }

    /// The seat that must decide, while the game runs.
    pub(crate) fn asked(&self) -> Option<Seat> {
        (self.table.phase == Phase::Running).then(|| asked(&*self.play)).flatten()
    }

    /// What a reader may see and be told now.
    pub(crate) fn perspective(&self, reader: &Reader) -> Perspective {
        let lifted = reader.id().and_then(|it| self.lifted.get(it)).copied();
        Perspective::current(&*self.play, self.table.phase, &reader.seats(&self.table), lifted)
    }

    /// The game as it stands in `play`, for a reader with these eyes.
    pub(crate) fn model<'a>(
        &'a self,
        reader: &'a Reader,
        seats: &'a [SeatCard],
        play: &'a dyn AnyPlay,
        perspective: Perspective,
    ) -> model::Table<'a> {
        let over = self.table.phase == Phase::Finished;
        let mine = reader.seats(&self.table);
        let plays = |it: Seat| {
            mine.contains(&it.number()) && self.sitting.stand_in(it.number(), self.table.to_move).is_none()
        };
        let may_decide = perspective.curtain.is_none() && self.asked().is_some_and(plays);
        let invites = self.table.phase == Phase::Open && !mine.is_empty();
        model::Table {
            shell: reader.shell(),
            id: self.table.id.as_str(),
            play,
            version: self.version,
            stage: stage(self.table.phase),
            seats,
            viewer: perspective.viewer,
            listener: perspective.listener,
            may_decide,
            curtain: perspective.curtain,
            seen: self.unread_from(play, perspective),
            watchers: self.watchers,
            invite: invites.then(|| invitation(reader, &self.table)),
            renews: invites && reader.id() == Some(&self.table.owner),
            listed: self.table.listed,
            closes: reader.id().is_some_and(|it| may_close(&self.table, it)),
            commitment: self.commitment.get_or_init(|| commitment(&self.table)).clone(),
            seed: over.then(|| self.table.seed.clone()),
            words: if over { words(&self.table) } else { Vec::new() },
            dealt: self.table.is_dealt(),
            rematch: self.rematch.clone(),
            refused: None,
            stale: false,
            away: self.away,
            hint: self.hint(may_decide),
            presence: self.presence(reader),
            talk: self.talk(reader),
            marks: talk_page::marks(&self.sitting),
            coach: reader.coach.clone(),
        }
    }

    /// After how many decisions everything is new to who looks with these eyes.
    fn unread_from(&self, play: &dyn AnyPlay, perspective: Perspective) -> usize {
        if self.automata().next().is_none() {
            let unread = unread_in(play, perspective.viewer);
            return match perspective.viewer {
                // What the computer played for the reader is new to them, too.
                Viewer::Seat(seat) if self.sitting.is_by_stand_in(unread) => {
                    self.sitting.seen_by(seat.number())
                }
                _ => unread,
            };
        }
        // The game itself plays within the decision that ends a turn.
        let chairs = self.table.seats.len();
        let plays = |seat: Option<Seat>| seat.is_some_and(|it| it.index() >= chairs);
        let last = |from| {
            let told = |it: &&LoggedEvent| it.audience.includes(perspective.listener);
            let events = play.logged_events(from);
            let mut latest = events.iter().rev().filter(told);
            latest.find(|it| it.heading && plays(it.seat)).map(|it| it.step - 1)
        };
        // It plays once a round: a look back nearly always finds it, without telling the whole game again.
        last(play.steps().saturating_sub(RECENT_DECISIONS)).or_else(|| last(0)).unwrap_or_default()
    }

    /// Names by seat, for sentences.
    pub(crate) fn names(&self, words: &'static Localizer) -> impl PlayerNames {
        let table = Arc::clone(&self.table);
        move |seat: Seat| match table.seats.get(seat.index()) {
            Some(Occupant::Guest { name, .. }) => names::shown_name(words, name),
            Some(Occupant::Bot { .. }) => names::bot_name(seat).to_owned(),
            Some(Occupant::Open) => words.text("seat-open"),
            None => words.text("automaton"),
        }
    }

    /// People present at the table, for a reader.
    fn presence(&self, reader: &Reader) -> model::Presence {
        presence::presence(&self.table, &self.sitting, &reader.seats(&self.table), reader.words(), self.now)
    }

    /// What people say to each other, for a reader.
    fn talk(&self, reader: &Reader) -> model::Talk {
        let (table, play, sitting) = (&*self.table, &*self.play, &*self.sitting);
        talk_page::talk(TalkSource { table, play, sitting, now: self.now }, reader)
    }

    /// Seats of the game at which nobody sits, because it plays them itself.
    fn automata(&self) -> impl Iterator<Item = SeatCard> {
        let chairs = u8::try_from(self.table.seats.len()).unwrap_or(u8::MAX);
        (chairs..self.play.seats()).map(|it| SeatCard { seat: Seat::new(it), sitter: Sitter::Automaton })
    }

    /// The seats with their people and bots, for a reader.
    pub(crate) fn seat_cards(&self, reader: &Reader) -> Vec<SeatCard> {
        let card = |(seat, occupant)| SeatCard {
            seat: Seat::new(seat),
            sitter: sitter(Seat::new(seat), occupant, reader, &self.holders, |it| self.online.contains(it)),
        };
        let chairs = (0..).zip(&self.table.seats).map(card);
        chairs.chain(self.automata()).collect()
    }
}

/// After how many decisions everything is new to a viewer; the last ones nearly always tell.
fn unread_in(play: &dyn AnyPlay, viewer: Viewer) -> usize {
    let from = play.steps().saturating_sub(RECENT_DECISIONS);
    match unread_from(&play.deciders_since(from), asked(play), viewer) {
        0 if from > 0 => unread_from(&play.deciders_since(0), asked(play), viewer),
        known => from + known,
    }
}

/// The holder of a seat, for a reader.
pub(crate) fn sitter(
    seat: Seat,
    occupant: &Occupant,
    reader: &Reader,
    holders: &HashSet<GuestId>,
    online: impl Fn(&GuestId) -> bool,
) -> Sitter {
    match occupant {
        Occupant::Open => Sitter::Open,
        Occupant::Bot { bot } => Sitter::Bot { bot: bot.clone(), name: names::bot_name(seat).to_owned() },
        Occupant::Guest { id, name } => {
            let (mine, account) = (reader.id() == Some(id), holders.contains(id));
            let name = names::shown_name(reader.words(), name);
            Sitter::Person { name, mine, online: online(id), account }
        }
    }
}

/// Where a table stands, for its page.
pub(crate) const fn stage(phase: Phase) -> Stage {
    match phase {
        Phase::Open => Stage::Open,
        Phase::Running => Stage::Running,
        Phase::Finished => Stage::Finished,
    }
}

/// The full address to invite others with: the id of the table and a secret.
fn invitation(reader: &Reader, table: &Table) -> String {
    format!("{}/i/{}{}", reader.origin, table.id, table.invite)
}

/// What people added to the shuffle.
fn words(table: &Table) -> Vec<(Seat, String)> {
    table.contributions.iter().map(|(seat, word)| (Seat::new(*seat), word.clone())).collect()
}

/// What is shown of the seed from the start.
fn commitment(table: &Table) -> String {
    table.seed.parse::<Seed>().map(|it| it.commitment()).unwrap_or_default()
}
