//! What a page tells of what people say to each other, and what its reader may say.

use patolli_catalog::{AnyPlay, Localizer, Seat};
use patolli_store::{Occupant, Phase, Table};
use patolli_web::model::{self, TalkLine};

use super::{
    due::{Moment, people},
    last_turn::last_turn,
    marks::{Mark, Vote},
    pace::Pace,
    presence::time_left,
    reader::Reader,
    sitting::Sitting,
    talk::{self, PHRASES, ProposalKind},
    voters::voters,
};

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

/// The last lines, without phrases that the reader does not want to see.
fn lines(source: TalkSource<'_>, reader: &Reader) -> Vec<TalkLine> {
    let is_shown =
        |it: &&talk::TalkLine| !(matches!(it.mark, Mark::Say(_)) && reader.muted.contains(&it.seat));
    let lines = source.sitting.talk.lines.iter().filter(is_shown);
    lines.filter_map(|it| line(it, reader.words())).collect()
}

/// A mark as a line; `None` for one that is told elsewhere.
fn line(it: &talk::TalkLine, words: &Localizer) -> Option<TalkLine> {
    let (mut whom, mut time) = (None, String::new());
    let (key, is_phrase) = match &it.mark {
        Mark::Away(why) => (format!("talk-away-{}", why.word()), false),
        Mark::Back => ("talk-back".to_owned(), false),
        Mark::Finish => ("talk-finish".to_owned(), false),
        Mark::Stop => ("talk-stop".to_owned(), false),
        Mark::End(vote) => (format!("talk-end-{}", vote.word()), false),
        // That all agreed is an entry that takes back.
        Mark::TakeBack(Vote::Done, _) => return None,
        Mark::TakeBack(vote, _) => (format!("talk-takeback-{}", vote.word()), false),
        Mark::Give { seat, seconds } => {
            (whom, time) = (Some(Seat::new(*seat)), time_left(words, i64::from(*seconds) * 1000));
            ("talk-give".to_owned(), false)
        }
        Mark::Say(phrase) if PHRASES.contains(&phrase.as_str()) => (format!("phrase-{phrase}"), true),
        // A phrase of a newer release.
        Mark::Say(_) => return None,
    };
    Some(TalkLine { n: it.n, seat: Seat::new(it.seat), key, is_phrase, whom, time })
}
