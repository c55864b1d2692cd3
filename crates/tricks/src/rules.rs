//! The rules of a small game of tricks, a fourth game for tests.
//!
//! Two to four seats hold three cards each, which only they see. Each plays one card, the highest takes the
//! trick and a point, and its seat leads the next one. After three tricks the game is over.

use std::{fmt, ops::ControlFlow, str::FromStr};

use arrayvec::ArrayVec;
use patolli_core::{
    BadDeal, BadNotation, Describe, Game, InvalidPosition, Log, MAX_SEATS, Message, OptionSpec, Options,
    OptionsError, Points, Refusal, Rng, Seat, Status, Viewer, Visit,
};
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};

/// Number of cards, numbered from 1.
const CARDS: u8 = 12;
/// Cards in each hand.
const HAND: usize = 3;

/// What a table agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TrickOptions {
    seats: u8,
}

impl Options for TrickOptions {
    const RULES: u16 = 1;
    const SPECS: &'static [OptionSpec] = &[];
    const SEATS: (u8, u8) = (2, 4);

    fn for_seats(seats: u8) -> Result<Self, OptionsError> {
        if (2..=4).contains(&seats) {
            Ok(Self { seats })
        } else {
            Err(OptionsError::Seats { game: "tricks", min: 2, max: 4, seats })
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u16 {
        1
    }

    fn set_rules(&mut self, _version: u16) {}

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionsError> {
        Err(OptionsError::UnknownKey(key.to_owned()))
    }

    fn get(&self, _key: &str) -> Option<String> {
        None
    }
}

/// The order of all cards; each seat in turn gets the next three.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck([u8; CARDS as usize]);

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards")?;
        self.0.iter().try_for_each(|it| write!(f, " {it}"))
    }
}

impl FromStr for Deck {
    type Err = BadDeal;

    fn from_str(text: &str) -> Result<Self, BadDeal> {
        let bad = || BadDeal("expected `cards` and twelve numbers".to_owned());
        let cards = text.strip_prefix("cards ").ok_or_else(bad)?.split(' ').map(str::parse);
        let cards = cards.collect::<Result<Vec<u8>, _>>().map_err(|_| bad())?;
        Ok(Self(cards.try_into().map_err(|_| bad())?))
    }
}

/// Plays a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayCard(pub u8);

impl fmt::Display for PlayCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for PlayCard {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let card = text.strip_prefix("play ").and_then(|it| it.parse().ok());
        let card = card.filter(|it| (1..=CARDS).contains(it) && format!("play {it}") == text);
        card.map(Self).ok_or_else(|| BadNotation::new(text, "`play` and a card from 1 to 12"))
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum TrickEvent {
    /// A seat played a card, which all see.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A seat took the trick.
    Taken {
        /// The seat that took it.
        seat: Seat,
    },
}

impl Describe for TrickEvent {
    const SOURCES: &'static [&'static str] = &["score-tricks"];

    fn message(&self) -> Message {
        match self {
            Self::Played { card, .. } => Message::new("card-played").number("card", *card),
            Self::Taken { .. } => Message::new("trick-taken"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Played { seat, .. } | Self::Taken { seat } => Some(*seat),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Played { .. })
    }

    fn points(&self) -> Vec<Points> {
        match self {
            Self::Played { .. } => Vec::new(),
            Self::Taken { seat } => vec![Points { seat: *seat, source: "score-tricks", round: 0, n: 1 }],
        }
    }
}

/// The card is not in the hand of the seat that is asked, or the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("refused-not-in-hand card={card} (X-001)")]
pub struct NotInHand {
    card: u8,
}

impl Refusal for NotInHand {
    fn rule(&self) -> &'static str {
        "X-001"
    }

    fn message(&self) -> Message {
        Message::new("refused-not-in-hand").number("card", self.card)
    }
}

/// What a viewer may know: its own hand, and what lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrickView {
    /// The cards of the viewer, lowest first.
    pub hand: Vec<u8>,
    /// The cards of the trick, from its leader on.
    pub trick: Vec<u8>,
    /// Every card played so far.
    pub played: Vec<u8>,
    /// The seat that leads the trick.
    pub leader: Seat,
    /// Tricks taken by each seat.
    pub scores: Vec<i32>,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tricks {
    options: TrickOptions,
    deck: Deck,
    /// One bit for each card played, card 1 lowest.
    played: u16,
    trick: ArrayVec<u8, 4>,
    leader: Seat,
    scores: ArrayVec<i32, MAX_SEATS>,
}

impl Tricks {
    /// The cards a seat still holds.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let dealt = self.deck.0.iter().skip(seat.index() * HAND).take(HAND).copied();
        dealt.filter(|it| !self.is_played(*it))
    }

    /// Cards still to be played.
    pub fn cards_left(&self) -> u8 {
        Seat::all(self.options.seats).map(|it| u8::try_from(self.hand(it).count()).unwrap_or(u8::MAX)).sum()
    }

    const fn is_played(&self, card: u8) -> bool {
        self.played >> (card - 1) & 1 == 1
    }

    fn finish_trick(&mut self, log: &mut Log<TrickEvent>) {
        let best = self.trick.iter().max().and_then(|most| self.trick.iter().position(|it| it == most));
        let winner = self.leader.clockwise(self.options.seats).nth(best.unwrap_or_default());
        let winner = winner.expect("a card of the trick was played by a seat");
        self.trick.clear();
        self.scores[winner.index()] += 1;
        self.leader = winner;
        log.push(TrickEvent::Taken { seat: winner });
    }
}

impl Game for Tricks {
    const NAME: &'static str = "tricks";
    const MAX_DECISIONS: usize = 12;
    const MAX_CHOICES: usize = HAND;

    type Options = TrickOptions;
    type Deal = Deck;
    type Action = PlayCard;
    type Event = TrickEvent;
    type View = TrickView;
    type Illegal = NotInHand;

    fn deal(_options: &TrickOptions, rng: &mut Rng) -> Deck {
        let mut cards = std::array::from_fn(|it| u8::try_from(it).unwrap_or(u8::MAX) + 1);
        cards.shuffle(rng);
        Deck(cards)
    }

    fn start(options: &TrickOptions, deal: Deck) -> Self {
        let scores = std::iter::repeat_n(0, options.seats.into()).collect();
        Self {
            options: *options,
            deck: deal,
            played: 0,
            trick: ArrayVec::new(),
            leader: Seat::new(0),
            scores,
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn status(&self) -> Status {
        if self.cards_left() == 0 {
            return Status::Over;
        }
        let turn = self.leader.clockwise(self.options.seats).nth(self.trick.len());
        turn.map_or(Status::Over, Status::Asks)
    }

    fn each_candidate(&self, visit: &mut Visit<'_, PlayCard>) -> ControlFlow<()> {
        let Status::Asks(seat) = self.status() else { return ControlFlow::Continue(()) };
        self.hand(seat).try_for_each(|it| visit(PlayCard(it)))
    }

    fn check(&self, PlayCard(card): PlayCard) -> Result<(), NotInHand> {
        match self.status() {
            Status::Asks(seat) if self.hand(seat).any(|it| it == card) => Ok(()),
            _ => Err(NotInHand { card }),
        }
    }

    fn apply(&mut self, PlayCard(card): PlayCard, log: &mut Log<TrickEvent>) {
        let Status::Asks(seat) = self.status() else { return };
        self.played |= 1 << (card - 1);
        self.trick.push(card);
        log.push(TrickEvent::Played { seat, card });
        if self.trick.len() == usize::from(self.options.seats) {
            self.finish_trick(log);
        }
    }

    fn view(&self, viewer: Viewer) -> TrickView {
        let mut hand: Vec<u8> = match viewer {
            Viewer::Seat(seat) => self.hand(seat).collect(),
            Viewer::Watcher => Vec::new(),
        };
        hand.sort_unstable();
        TrickView {
            hand,
            trick: self.trick.to_vec(),
            played: (1..=CARDS).filter(|it| self.is_played(*it)).collect(),
            leader: self.leader,
            scores: self.scores.to_vec(),
        }
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        let own = seat.index() * HAND..(seat.index() + 1) * HAND;
        let unseen = |(place, card): (usize, &u8)| !own.contains(&place) && !self.is_played(*card);
        let places: Vec<usize> =
            self.deck.0.iter().enumerate().filter(|it| unseen(*it)).map(|it| it.0).collect();
        // Sorted first, so that a new deal depends on nothing that the seat cannot see.
        let mut cards: Vec<u8> = places.iter().map(|it| self.deck.0[*it]).collect();
        cards.sort_unstable();
        cards.shuffle(rng);
        let mut other = self.clone();
        places.into_iter().zip(cards).for_each(|(place, card)| other.deck.0[place] = card);
        other
    }

    fn scores(&self) -> ArrayVec<i32, MAX_SEATS> {
        self.scores.clone()
    }

    fn audit(&self) -> Result<(), InvalidPosition> {
        let mut cards = self.deck.0;
        cards.sort_unstable();
        let whole = cards.iter().copied().eq(1..=CARDS);
        let fits =
            self.scores.len() == usize::from(self.options.seats) && self.leader.number() < self.options.seats;
        if whole && fits { Ok(()) } else { Err(InvalidPosition("the cards are not whole".to_owned())) }
    }

    fn forced(&self) -> Option<PlayCard> {
        let Status::Asks(seat) = self.status() else { return None };
        let mut hand = self.hand(seat);
        hand.next().filter(|_| hand.next().is_none()).map(PlayCard)
    }
}
