//! A game in progress: its position and how it came about.

use std::sync::Arc;

use crate::{
    BadDeal, Describe, Digest, Game, Log, Options, Record, RecordError, RecordMove, RecordTurn, Seat, Seed,
    Shuffle, Status, checkpoints::Checkpoints, digest,
};

/// One decision taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// Whether the driver answered, because only one answer made sense.
    pub auto: bool,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Move<G> {
    /// Whether it showed something hidden, so that it cannot be taken back.
    pub fn reveals(&self) -> bool {
        self.events.iter().any(Describe::reveals)
    }
}

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoBarrier {
    /// Nothing was decided yet.
    #[error("nothing has been decided yet")]
    Start,
    /// It showed something hidden.
    #[error("something hidden was revealed")]
    Reveal,
    /// The turn has passed to another seat.
    #[error("the decision belongs to another seat")]
    OtherSeat,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// Why a decision was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError<I: std::error::Error> {
    /// The rules refuse it.
    #[error(transparent)]
    Illegal(I),
    /// Another seat is asked.
    #[error("it is not the turn of seat {0}")]
    NotYourTurn(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A decision before the last of several shows something hidden or passes the turn. It is refused whatever lies there and
    /// whatever follows, so that nothing is learned by trying.
    #[error("of several decisions only the last may reveal something or pass the turn")]
    Sequence,
}

/// Where the first position came from.
#[derive(Clone, Debug)]
enum Origin<G: Game> {
    Dealt { options: G::Options, shuffle: Option<Shuffle>, deal: G::Deal },
    SetUp,
}

/// A game in progress with its whole history, which copies share.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    origin: Arc<Origin<G>>,
    start: Arc<G>,
    position: G,
    moves: Vec<Arc<Move<G>>>,
    checkpoints: Checkpoints<G>,
}

impl<G: Game> Play<G> {
    /// A new game dealt from a seed.
    pub fn new(options: G::Options, seed: Seed) -> Self {
        Self::from_shuffle(options, seed.into())
    }

    /// A new game dealt from a seed and what people added to it.
    pub fn from_shuffle(options: G::Options, shuffle: Shuffle) -> Self {
        let deal = G::deal(&options, &mut shuffle.dealing_seed().rng());
        Self::from_deal(options, deal, Some(shuffle))
    }

    /// A new game with a known deal, and what it came from, if that is known.
    pub fn from_deal(options: G::Options, deal: G::Deal, shuffle: Option<Shuffle>) -> Self {
        let start = G::start(&options, deal.clone());
        let origin = Origin::Dealt { options, shuffle, deal };
        Self::begin(origin, start)
    }

    /// A game that goes on from a position set up by hand; it has no record.
    pub fn from_position(position: G) -> Self {
        Self::begin(Origin::SetUp, position)
    }

    fn begin(origin: Origin<G>, position: G) -> Self {
        let (origin, start) = (Arc::new(origin), Arc::new(position.clone()));
        Self { origin, start, position, moves: Vec::new(), checkpoints: Checkpoints::new() }
    }

    /// The position now.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Every decision so far.
    pub fn moves(&self) -> &[Arc<Move<G>>] {
        &self.moves
    }

    /// The position after the first `n` decisions.
    pub fn position_at(&self, n: usize) -> G {
        let n = n.min(self.moves.len());
        let (from, near) = self.checkpoints.before(n).unwrap_or((0, &*self.start));
        let (mut position, mut log) = (near.clone(), Log::off());
        for it in &self.moves[from..n] {
            position.apply(it.action, &mut log);
        }
        position
    }

    /// The deal as text, if the game was dealt.
    pub fn deal(&self) -> Option<&G::Deal> {
        match &*self.origin {
            Origin::Dealt { deal, .. } => Some(deal),
            Origin::SetUp => None,
        }
    }

    /// Takes one decision of `seat`, or changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Move<G>, PlayError<G::Illegal>> {
        match self.position.status() {
            Status::Over => return Err(PlayError::Over),
            Status::Asks(asked) if asked != seat => return Err(PlayError::NotYourTurn(seat)),
            Status::Asks(_) => {}
        }
        self.push_move(seat, action, false).map_err(PlayError::Illegal)?;
        Ok(self.moves.last().expect("a move was just taken"))
    }

    /// Takes several decisions of `seat` one after the other, each with the answers that need no thought, or changes nothing.
    ///
    /// Only the last may reveal something or pass the turn; this is judged before the next one is looked at.
    pub fn play_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), PlayError<G::Illegal>> {
        let (position, length) = (self.position.clone(), self.moves.len());
        let played = self.play_each(seat, actions);
        if played.is_err() {
            self.position = position;
            self.moves.truncate(length);
            self.checkpoints.truncate_after(length);
        }
        played
    }

    fn play_each(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), PlayError<G::Illegal>> {
        for (index, action) in actions.iter().enumerate() {
            let before = self.moves.len();
            self.play(seat, *action)?;
            self.answer_all_forced();
            let reveals = self.moves[before..].iter().any(|it| it.reveals());
            if index + 1 < actions.len() && (reveals || self.position.status() != Status::Asks(seat)) {
                return Err(PlayError::Sequence);
            }
        }
        Ok(())
    }

    /// Answers every question that needs no thought, one after the other.
    pub fn answer_all_forced(&mut self) {
        while self.answer_forced().is_some() {}
    }

    /// Answers the question now asked if it needs no thought; returns whether it did.
    pub fn answer_forced(&mut self) -> Option<&Move<G>> {
        let Status::Asks(seat) = self.position.status() else {
            return None;
        };
        let action = self.position.forced()?;
        self.push_move(seat, action, true).ok()?;
        self.moves.last().map(|it| &**it)
    }

    fn push_move(&mut self, seat: Seat, action: G::Action, auto: bool) -> Result<(), G::Illegal> {
        let mut log = Log::new();
        self.position.play(action, &mut log)?;
        // It stays for as long as the game is looked at: no room is left over.
        let mut events = log.take();
        events.shrink_to_fit();
        self.moves.push(Arc::new(Move { seat, action, auto, events }));
        self.checkpoints.save(self.moves.len(), &self.position);
        Ok(())
    }

    /// How many of the last decisions taking back one step would remove: the last one that was thought about, and the answers
    /// that were given after it without thought, whoever was asked.
    pub fn undo_length(&self) -> Result<usize, UndoBarrier> {
        let Status::Asks(asked) = self.position.status() else {
            return Err(UndoBarrier::Over);
        };
        let at = self.moves.iter().rposition(|it| !it.auto).ok_or(UndoBarrier::Start)?;
        let group = &self.moves[at..];
        if group.iter().any(|it| it.reveals()) {
            return Err(UndoBarrier::Reveal);
        }
        if group[0].seat == asked { Ok(group.len()) } else { Err(UndoBarrier::OtherSeat) }
    }

    /// How many of the last decisions can be taken back one step after another: what is provisional in this turn.
    pub fn reset_length(&self) -> usize {
        let Status::Asks(asked) = self.position.status() else { return 0 };
        let free = |it: &&Arc<Move<G>>| (it.auto || it.seat == asked) && !it.reveals();
        let run = self.moves.iter().rev().take_while(free);
        // Answers the driver gave before the seat's first decision stay: it would only give them again.
        run.enumerate().filter(|(_, it)| !it.auto).last().map_or(0, |(index, _)| index + 1)
    }

    /// Forgets the last `n` decisions.
    pub fn rewind(&mut self, n: usize) {
        let keep = self.moves.len().saturating_sub(n);
        if keep == self.moves.len() {
            return;
        }
        self.position = self.position_at(keep);
        self.moves.truncate(keep);
        self.checkpoints.truncate_after(keep);
    }

    /// The fingerprint of the position now.
    pub fn digest(&self) -> Digest {
        digest(&self.position)
    }

    /// The game as a record, if it was dealt and not set up by hand.
    pub fn record(&self) -> Option<Record> {
        let Origin::Dealt { options, shuffle, deal } = &*self.origin else {
            return None;
        };
        Some(Record {
            game: G::NAME.to_owned(),
            rules: options.rules(),
            seats: options.seats(),
            options: options.pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            seed: shuffle.as_ref().map(|it| it.seed.clone()),
            contributions: shuffle.as_ref().map_or_else(Vec::new, |it| it.contributions().to_vec()),
            deal: deal.to_string(),
            start: Some(digest(&*self.start)),
            turns: self.turns(),
            scores: (self.position.status() == Status::Over).then(|| self.position.scores().to_vec()),
        })
    }

    /// The decisions grouped into runs of one seat, each with the fingerprint after it.
    fn turns(&self) -> Vec<RecordTurn> {
        let mut position = G::clone(&self.start);
        let mut log = Log::off();
        let runs = self.moves.chunk_by(|one, next| one.seat == next.seat);
        runs.map(|run| {
            for it in run {
                position.apply(it.action, &mut log);
            }
            let moves =
                run.iter().map(|it| RecordMove { notation: it.action.to_string(), auto: it.auto }).collect();
            RecordTurn { seat: run[0].seat, moves, digest: Some(digest(&position)) }
        })
        .collect()
    }

    /// Plays a record, checking every decision, digest and the final scores.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let mut play = Self::from_header(record)?;
        if record.start.is_some_and(|it| it != play.digest()) {
            return Err(RecordError::StartDiffers);
        }
        for (index, turn) in record.turns.iter().enumerate() {
            play.replay_turn(index + 1, turn)?;
        }
        let scores = play.position.scores();
        match &record.scores {
            Some(_) if play.position.status() != Status::Over => Err(RecordError::NotOver),
            Some(said) if said[..] != scores[..] => Err(RecordError::ScoresDiffer),
            _ => Ok(play),
        }
    }

    fn from_header(record: &Record) -> Result<Self, RecordError> {
        if record.game != G::NAME {
            return Err(RecordError::OtherGame(record.game.clone()));
        }
        let pairs = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(record.seats, pairs)?.with_rules(record.rules)?;
        let deal: G::Deal = record.deal.parse()?;
        if let Some((seat, _)) = record.contributions.iter().find(|it| it.0.number() >= record.seats) {
            return Err(RecordError::ContributionSeat(*seat));
        }
        let shuffle = record.shuffle();
        if let Some(shuffle) = &shuffle
            && G::deal(&options, &mut shuffle.dealing_seed().rng()) != deal
        {
            return Err(RecordError::SeedDiffers);
        }
        let play = Self::from_deal(options, deal, shuffle);
        play.position.audit().map_err(|it| BadDeal(it.0))?;
        Ok(play)
    }

    fn replay_turn(&mut self, number: usize, turn: &RecordTurn) -> Result<(), RecordError> {
        for it in &turn.moves {
            let refused = |why: String| RecordError::Refused {
                turn: number,
                notation: it.notation.chars().take(60).collect(),
                why,
            };
            match self.position.status() {
                Status::Asks(seat) if seat == turn.seat => {}
                Status::Asks(seat) => return Err(refused(format!("seat {seat} is asked"))),
                Status::Over => return Err(refused("the game is over".to_owned())),
            }
            let action: G::Action =
                it.notation.parse().map_err(|it: crate::BadNotation| refused(it.to_string()))?;
            if it.auto && self.position.forced() != Some(action) {
                return Err(refused("it needed a decision".to_owned()));
            }
            self.push_move(turn.seat, action, it.auto).map_err(|it| refused(it.to_string()))?;
        }
        match turn.digest {
            Some(said) if said != self.digest() => Err(RecordError::DigestDiffers { turn: number }),
            _ => Ok(()),
        }
    }
}
