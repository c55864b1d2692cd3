//! What a page tells of what people say to each other, and what its reader may say.

use patolli_catalog::{AnyPlay, Message, Seat};
use patolli_store::{Occupant, Phase, Table};
use patolli_web::model::{self, LogMark, TalkLine};

use super::{
    due::{Moment, people},
    last_turn::last_turn,
    marks::{Away, Mark, Vote},
    pace::Pace,
    reader::Reader,
    sitting::Sitting,
    talk::{self, PHRASES, ProposalKind},
    voters::voters,
};

/// Seconds of an hour and of a day.
const HOUR: u32 = 3_600;
const DAY: u32 = 24 * HOUR;

/// A table as a page tells of what people say there.
#[derive(Clone, Copy)]
pub(super) struct TalkSource<'a> {
    pub(super) table: &'a Table,
    pub(super) play: &'a dyn AnyPlay,
    pub(super) sitting: &'a Sitting,
    pub(super) now: i64,
}

/// What people say to each other, for a reader.
pub(super) fn talk(source: TalkSource<'_>, reader: &Reader) -> model::Talk {
    let TalkSource { table, sitting, .. } = source;
    let mine = reader.seats(table);
    let moment = Moment::new(table, sitting);
    let is_running = table.phase == Phase::Running;
    let is_open = sitting.talk.proposal.is_some();
    let is_away = |it: &u8| sitting.stand_in(*it, table.to_move).is_some();
    let has_others = people(&table.seats).len() > 1;
    let may_propose = is_running && !is_open && has_others && !mine.iter().all(is_away);
    let may_speak = has_others && !mine.is_empty() && table.phase != Phase::Open;
    model::Talk {
        proposal: proposal(source, &moment, &mine),
        lines: lines(source, reader),
        phrases: if may_speak { &PHRASES } else { &[] },
        others: others(source, &mine, reader),
        gives: gives(source, &moment, &mine),
        proposes_end: may_propose && sitting.talk.may_propose_end(&mine),
        asks_back: may_propose && asks_back(source, &mine),
    }
}

fn asks_back(source: TalkSource<'_>, mine: &[u8]) -> bool {
    let sitting = source.sitting;
    last_turn(source.play, source.table, sitting, mine)
        .is_ok_and(|(seat, _)| sitting.talk.may_ask_back(mine, seat, sitting.taken(seat)))
}

/// The proposal that waits for answers.
fn proposal(source: TalkSource<'_>, moment: &Moment<'_>, mine: &[u8]) -> Option<model::Proposal> {
    let it = source.sitting.talk.proposal.as_ref().filter(|_| moment.phase == Phase::Running)?;
    let voters = voters(moment, it.kind, it.seat, source.now);
    let agrees = |seats: &[u8]| seats.iter().any(|seat| it.agreed.contains(seat));
    let answers = voters.iter().map(|seats| (Seat::new(seats[0]), agrees(seats)));
    Some(model::Proposal {
        ends: it.kind == ProposalKind::End,
        seat: Seat::new(it.seat),
        answers: answers.collect(),
        is_asked: voters.iter().any(|seats| seats == mine) && !agrees(mine),
        is_own: mine.contains(&it.seat),
    })
}

/// The seat that may be given time, and what the button says.
fn gives(source: TalkSource<'_>, moment: &Moment<'_>, mine: &[u8]) -> Option<(Seat, &'static str)> {
    let TalkSource { table, sitting, .. } = source;
    moment.turn_end(&table.attendance)?;
    let to = table.to_move.filter(|it| !mine.is_empty() && !mine.contains(it))?;
    let key = match moment.pace {
        Pace::None => return None,
        Pace::Live(_) => "give-live",
        Pace::Few => "give-few",
        Pace::Day => "give-day",
    };
    let may_give = sitting.talk.may_give(mine, to, sitting.taken_by_others(to));
    may_give.then(|| (Seat::new(to), key))
}

/// Other people at the table, and whether their phrases are hidden from the reader.
fn others(source: TalkSource<'_>, mine: &[u8], reader: &Reader) -> Vec<(Seat, bool)> {
    if mine.is_empty() {
        return Vec::new();
    }
    let is_other =
        |(seat, it): &(u8, &Occupant)| matches!(it, Occupant::Guest { .. }) && !mine.contains(seat);
    let others = (0_u8..).zip(&source.table.seats).filter(is_other);
    others.map(|(seat, _)| (Seat::new(seat), reader.muted.contains(&seat))).collect()
}

/// The last phrases, without those that the reader does not want to see.
fn lines(source: TalkSource<'_>, reader: &Reader) -> Vec<TalkLine> {
    let phrase = |it: &talk::TalkLine| match &it.mark {
        // One of a newer release is passed over.
        Mark::Say(phrase) if PHRASES.contains(&phrase.as_str()) && !reader.muted.contains(&it.seat) => {
            Some(TalkLine { n: it.n, seat: Seat::new(it.seat), key: format!("phrase-{phrase}") })
        }
        _ => None,
    };
    source.sitting.talk.lines.iter().filter_map(phrase).collect()
}

/// The last marks that stand in the log, with the decisions after which they were made.
pub(super) fn marks(sitting: &Sitting) -> Vec<LogMark> {
    sitting.talk.lines.iter().filter_map(mark).collect()
}

/// A mark as a sentence; `None` for one that is told elsewhere.
fn mark(it: &talk::TalkLine) -> Option<LogMark> {
    let key = match &it.mark {
        Mark::Away(Away::Time) => "talk-away-time",
        Mark::Away(Away::Left) => "talk-away-left",
        Mark::Away(Away::Gone) => "talk-away-gone",
        Mark::Back => "talk-back",
        Mark::Finish => "talk-finish",
        Mark::Stop => "talk-stop",
        Mark::End(Vote::Ask) => "talk-end-ask",
        Mark::End(Vote::Yes) => "talk-end-yes",
        Mark::End(Vote::No) => "talk-end-no",
        Mark::End(Vote::Done) => "talk-end-done",
        Mark::TakeBack(Vote::Ask, _) => "talk-takeback-ask",
        Mark::TakeBack(Vote::Yes, _) => "talk-takeback-yes",
        Mark::TakeBack(Vote::No, _) => "talk-takeback-no",
        // That all agreed is an entry that takes back.
        Mark::TakeBack(Vote::Done, _) | Mark::Say(_) => return None,
        Mark::Give { seconds: ..HOUR, .. } => "talk-give-live",
        Mark::Give { seconds: HOUR..DAY, .. } => "talk-give-few",
        Mark::Give { .. } => "talk-give-day",
    };
    let seat = Seat::new(it.seat);
    let mut message = Message::new(key).seat("who", seat);
    if let Mark::Give { seat: whom, .. } = &it.mark {
        message = message.seat("whom", Seat::new(*whom));
    }
    Some(LogMark { step: it.step, seat, message })
}
