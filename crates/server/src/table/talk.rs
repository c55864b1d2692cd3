//! What people say to each other at a table, beside the game: proposals and answers, time that is given, phrases.
//!
//! It follows from the log alone, like who plays a seat.

use std::collections::VecDeque;

use patolli_store::Entry;

use super::marks::{Mark, Vote};

/// The phrases, by their keys, in the order in which they are offered.
pub(crate) const PHRASES: [&str; 10] =
    ["hello", "luck", "thinking", "time", "tomorrow", "well", "oops", "thanks", "gg", "rematch"];

/// Lines that a page shows at most.
const LINES: usize = 20;
/// Proposals to end the game that one person may make.
const MAX_END_PROPOSALS: usize = 3;
/// Requests for taking a turn back that one person may make in a game.
const MAX_TAKE_BACKS: usize = 5;
/// Phrases of one person in a game.
const MAX_PHRASES: u32 = 40;
/// Time between two phrases of a person, in milliseconds.
const PHRASE_PAUSE: i64 = 5_000;
/// Phrases of a person in [`PHRASE_SPAN`].
const PHRASES_IN_SPAN: usize = 6;
/// The span in which they are counted, in milliseconds.
const PHRASE_SPAN: i64 = 300_000;

/// Something that a person wants to say or propose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TalkRequest {
    /// Number of the last entry of the log that the guest has seen.
    pub(crate) version: u32,
    /// What they want.
    pub(crate) kind: TalkKind,
}

/// Kinds of what people say to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TalkKind {
    /// Propose to end the game here, or answer that.
    End(Vote),
    /// Ask to take back the last turn, or answer that.
    TakeBack(Vote),
    /// Give time to a seat.
    Give(u8),
    /// Say a phrase.
    Say(String),
}

/// What was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    /// The proposal that waits for answers.
    pub(crate) proposal: Option<Proposal>,
    /// When all agreed to end the game.
    pub(crate) agreed: Option<i64>,
    /// The last marks, each a line of the page.
    pub(crate) lines: VecDeque<TalkLine>,
    /// Seats that proposed to end the game, once for each time.
    end_proposals: Vec<u8>,
    /// Seats that asked to take back a turn, each with the number of decisions it had taken by then.
    take_backs: Vec<(u8, u32)>,
    gifts: Vec<Gift>,
    spoken: Vec<Spoken>,
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    /// What is proposed.
    pub(crate) kind: ProposalKind,
    /// Number of its entry.
    pub(crate) n: u32,
    /// The seat that proposes it.
    pub(crate) seat: u8,
    /// When.
    pub(crate) at: i64,
    /// Seats that agreed.
    pub(crate) agreed: Vec<u8>,
}

/// What can be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ProposalKind {
    /// To end the game here.
    End,
    /// To take back this number of decisions.
    TakeBack(u32),
}

impl ProposalKind {
    /// The mark of a step of the vote.
    pub(crate) const fn mark(self, vote: Vote) -> Mark {
        match (self, vote) {
            (Self::End, vote) => Mark::End(vote),
            (Self::TakeBack(count), Vote::Ask) => Mark::TakeBack(Vote::Ask, Some(count)),
            (Self::TakeBack(_), vote) => Mark::TakeBack(vote, None),
        }
    }
}

/// A mark as a page tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TalkLine {
    /// Number of its entry.
    pub(crate) n: u32,
    /// Whose mark it is.
    pub(crate) seat: u8,
    /// The mark.
    pub(crate) mark: Mark,
    /// Number of decisions that stood then.
    pub(crate) step: usize,
}

/// How far a game was when a mark was made.
#[derive(Clone, Copy)]
pub(super) struct MarkMoment {
    /// Decisions that its seat had taken.
    pub(super) taken: u32,
    /// Where time is given, decisions that the other seats but the receiver had taken.
    pub(super) turn: u32,
    /// Decisions that stood.
    pub(super) step: usize,
}

/// Time that one seat gave to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gift {
    from: u8,
    to: u8,
    /// Decisions that seats but the receiver had taken by then: the number of its turn.
    turn: u32,
    seconds: u32,
}

/// Phrases of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Spoken {
    count: u32,
    /// Times of the last ones.
    last: VecDeque<i64>,
}

impl Talk {
    /// That of a table with this number of seats.
    pub(super) fn new(seats: usize) -> Self {
        Self { spoken: vec![Spoken::default(); seats], ..Self::default() }
    }

    /// Goes on by a mark.
    pub(super) fn note(&mut self, entry: &Entry, mark: &Mark, when: MarkMoment) {
        let MarkMoment { taken, turn, .. } = when;
        let (seat, at, n) = (entry.seat, entry.at, entry.n);
        match mark {
            Mark::End(Vote::Ask) => {
                self.end_proposals.push(seat);
                self.propose(ProposalKind::End, entry);
            }
            Mark::TakeBack(Vote::Ask, Some(count)) => {
                self.take_backs.push((seat, taken));
                self.propose(ProposalKind::TakeBack(*count), entry);
            }
            Mark::End(Vote::Yes) | Mark::TakeBack(Vote::Yes, _) => {
                if let Some(it) = &mut self.proposal {
                    it.agreed.push(seat);
                }
            }
            Mark::End(Vote::No) | Mark::TakeBack(Vote::No, _) | Mark::Finish | Mark::Stop => {
                self.proposal = None;
            }
            Mark::End(Vote::Done) => (self.proposal, self.agreed) = (None, Some(at)),
            Mark::Give { seat: to, seconds } => {
                self.gifts.push(Gift { from: seat, to: *to, turn, seconds: *seconds });
            }
            Mark::Say(_) => self.speak(seat, at),
            Mark::Away(_) | Mark::Back | Mark::TakeBack(..) => {}
        }
        if self.lines.len() == LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(TalkLine { n, seat, mark: mark.clone(), step: when.step });
    }

    fn propose(&mut self, kind: ProposalKind, entry: &Entry) {
        let Entry { n, seat, at, .. } = *entry;
        self.proposal = Some(Proposal { kind, n, seat, at, agreed: Vec::new() });
    }

    /// Goes on by a decision, or by one that was taken back: nobody waits any more for an answer about the turn before.
    pub(super) fn decide(&mut self) {
        if self.proposal.as_ref().is_some_and(|it| it.kind != ProposalKind::End) {
            self.proposal = None;
        }
    }

    fn speak(&mut self, seat: u8, at: i64) {
        if let Some(it) = self.spoken.get_mut(usize::from(seat)) {
            it.count += 1;
            it.last.push_back(at);
            if it.last.len() > PHRASES_IN_SPAN {
                it.last.pop_front();
            }
        }
    }

    /// Whether a person with these seats may propose to end the game once more.
    pub(crate) fn may_propose_end(&self, mine: &[u8]) -> bool {
        self.end_proposals.iter().filter(|it| mine.contains(it)).count() < MAX_END_PROPOSALS
    }

    /// Whether a person with these seats may ask once more to take back a turn of `seat`, which took this number of decisions:
    /// once for each turn.
    pub(crate) fn may_ask_back(&self, mine: &[u8], seat: u8, taken: u32) -> bool {
        let own = || self.take_backs.iter().filter(|it| mine.contains(&it.0));
        own().count() < MAX_TAKE_BACKS && !own().any(|it| *it == (seat, taken))
    }

    /// Whether a person with these seats may give time to a seat in its turn of that number.
    pub(crate) fn may_give(&self, mine: &[u8], to: u8, turn: u32) -> bool {
        !self.gifts.iter().any(|it| mine.contains(&it.from) && (it.to, it.turn) == (to, turn))
    }

    /// Time that a seat was given in the whole game, in milliseconds.
    pub(crate) fn given(&self, to: u8) -> i64 {
        self.gifts.iter().filter(|it| it.to == to).map(|it| i64::from(it.seconds) * 1000).sum()
    }

    /// Whether a person with these seats may say something now.
    pub(crate) fn may_speak(&self, mine: &[u8], now: i64) -> bool {
        mine.iter().filter_map(|it| self.spoken.get(usize::from(*it))).all(|it| {
            let recent = |span: i64| it.last.iter().filter(|at| now.saturating_sub(**at) < span).count();
            it.count < MAX_PHRASES && recent(PHRASE_PAUSE) == 0 && recent(PHRASE_SPAN) < PHRASES_IN_SPAN
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(marks: &[(u8, i64, &str)]) -> Talk {
        let mut talk = Talk::new(3);
        for (n, (seat, at, notation)) in (1..).zip(marks) {
            let notation = (*notation).to_owned();
            let mark = notation.parse().expect("a mark");
            let entry = Entry { n, seat: *seat, notation, auto: false, at: *at, digest: None };
            talk.note(&entry, &mark, MarkMoment { taken: 7, turn: 3, step: 0 });
        }
        talk
    }

    #[test]
    fn a_proposal_waits_until_somebody_declines_or_all_agreed() {
        let asked = after(&[(0, 5, "@end ask"), (2, 6, "@end yes")]);
        let proposal = asked.proposal.expect("it waits");
        assert_eq!((proposal.kind, proposal.n, proposal.agreed), (ProposalKind::End, 1, vec![2]));
        assert_eq!(after(&[(0, 5, "@end ask"), (1, 6, "@end no")]).proposal, None);
        let agreed = after(&[(0, 5, "@end ask"), (1, 6, "@end yes"), (1, 6, "@end done")]);
        assert_eq!((agreed.proposal, agreed.agreed), (None, Some(6)));
    }

    #[test]
    fn a_decision_answers_a_request_about_the_turn_before_but_no_proposal_to_end() {
        let mut back = after(&[(0, 5, "@takeback ask 2")]);
        back.decide();
        assert_eq!(back.proposal, None);
        let mut end = after(&[(0, 5, "@end ask")]);
        end.decide();
        assert!(end.proposal.is_some());
    }

    #[test]
    fn nobody_asks_for_ever() {
        let twice = after(&[(0, 5, "@end ask"), (1, 6, "@end no"), (0, 7, "@end ask"), (1, 8, "@end no")]);
        assert!(twice.may_propose_end(&[0]) && twice.may_propose_end(&[1]));
        let thrice = after(&[(0, 5, "@end ask"), (0, 7, "@end ask"), (2, 9, "@end ask")]);
        assert!(!thrice.may_propose_end(&[0, 2]) && thrice.may_propose_end(&[0]));
        let back = after(&[(0, 5, "@takeback ask 2")]);
        assert!(!back.may_ask_back(&[0], 0, 7) && back.may_ask_back(&[0], 0, 8), "once for each turn");
        let five = after(&[(0, 5, "@takeback ask 2"); 5]);
        assert!(!five.may_ask_back(&[0], 0, 8));
    }

    #[test]
    fn time_is_given_once_a_turn_by_each() {
        let given = after(&[(0, 5, "@give 1 300"), (2, 6, "@give 1 300")]);
        assert_eq!((given.given(1), given.given(0)), (600_000, 0));
        assert!(!given.may_give(&[0], 1, 3) && given.may_give(&[0], 1, 4) && given.may_give(&[1], 1, 3));
    }

    #[test]
    fn phrases_are_few_in_a_while_and_in_a_game() {
        let once = after(&[(0, 1_000, "@say hello")]);
        assert!(!once.may_speak(&[0], 5_999) && once.may_speak(&[0], 6_000) && once.may_speak(&[1], 1_001));
        let six: Vec<_> = (0..6).map(|it| (0, it * 10_000, "@say oops")).collect();
        assert!(!after(&six).may_speak(&[0], 299_999) && after(&six).may_speak(&[0], 300_000));
        let forty: Vec<_> = (0..40).map(|it| (0, it * 100_000, "@say gg")).collect();
        assert!(!after(&forty).may_speak(&[0, 1], i64::MAX) && after(&forty).may_speak(&[1], 0));
    }

    #[test]
    fn a_page_shows_the_last_lines() {
        let many: Vec<_> = (0..30).map(|it| (0, it, "@say gg")).collect();
        let talk = after(&many);
        assert_eq!((talk.lines.len(), talk.lines[0].n), (LINES, 11));
    }
}
