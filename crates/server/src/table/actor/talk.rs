//! What people say to each other: proposals and answers, time that is given, phrases.

use patolli_catalog::{Seat, Step, UndoBarrier};
use patolli_store::{GuestId, Phase};

use super::{
    TableActor,
    decide::{MARK_RETRIES, PERSON, SERVER},
    presence::step,
};
use crate::{
    denied::Denied,
    failure::Rejection,
    table::{
        due::{Moment, people},
        last_turn::last_turn,
        marks::{Mark, Vote},
        next_state::NextState,
        pace::DAY,
        reader::seats_of,
        replay::undo_notation,
        talk::{PHRASES, Proposal, ProposalKind, TalkKind, TalkRequest},
        voters::{Outcome, outcome, voters},
    },
};

/// Time after the end of a game in which people may still say something.
const TALK_AFTER_END: i64 = 7 * DAY;

impl TableActor {
    /// Passes on what a guest says or proposes.
    pub(super) async fn talk(&mut self, guest: &GuestId, request: &TalkRequest) -> Result<(), Rejection> {
        self.hear_of_what_was_seen(guest, request.version).await;
        for _ in 0..MARK_RETRIES {
            let steps = self.judge_talk(guest, request)?;
            match self.commit_talk(steps, PERSON).await {
                // Another machine wrote something meanwhile; it is judged anew.
                Err(Rejection::Denied(Denied::Stale)) => {}
                outcome => return outcome,
            }
        }
        Err(Denied::Stale.into())
    }

    /// Ends the open proposal if nobody is left to be asked, or if those who are left agreed.
    pub(super) async fn settle_proposal(&mut self) -> Result<(), Rejection> {
        let steps = self.proposal_answer(false);
        match self.commit_talk(steps, SERVER).await {
            // Somebody was quicker: the proposal is looked at again when its time is up.
            Err(Rejection::Denied(_)) => Ok(()),
            outcome => outcome,
        }
    }

    /// What the open proposal comes to: nothing while somebody may still answer, unless its time is up.
    pub(super) fn proposal_answer(&self, is_late: bool) -> Vec<Step> {
        let Some(proposal) = self.sitting.talk.proposal.as_ref() else { return Vec::new() };
        let moment = Moment::new(&self.table, &self.sitting);
        let asker_is_away = self.sitting.stand_in(proposal.seat, self.table.to_move).is_some();
        let is_withdrawn = asker_is_away && proposal.kind != ProposalKind::End;
        match outcome(&moment, proposal, self.context.now()) {
            Outcome::Agreed if !is_withdrawn => self.carried(proposal, proposal.seat),
            Outcome::Waits if !is_late && !is_withdrawn => Vec::new(),
            _ => vec![step(proposal.seat, &proposal.kind.mark(Vote::No))],
        }
    }

    /// Writes marks, and what they take back.
    async fn commit_talk(&mut self, steps: Vec<Step>, by: &'static str) -> Result<(), Rejection> {
        let undone = steps.iter().find_map(|it| it.notation.strip_prefix("undo ")?.parse::<usize>().ok());
        match undone {
            None => self.commit_marks(steps, by).await,
            Some(count) => {
                let play = self.play.at_step(self.play.steps().saturating_sub(count));
                self.commit(NextState { play, steps }, by).await
            }
        }
    }

    /// The entries by which a request is met, or why it is refused.
    fn judge_talk(&self, guest: &GuestId, request: &TalkRequest) -> Result<Vec<Step>, Denied> {
        let mine = seats_of(guest, &self.table);
        let seat = *mine.first().ok_or(Denied::NotSeated)?;
        if let TalkKind::Say(phrase) = &request.kind {
            return self.judge_phrase(&mine, seat, phrase);
        }
        self.plays(guest)?;
        match request.kind {
            TalkKind::End(Vote::Ask) => self.propose_end(&mine, seat),
            TalkKind::TakeBack(Vote::Ask) => self.ask_back(&mine),
            TalkKind::End(vote) => {
                self.answer_proposal(&mine, request.version, vote, |it| it == ProposalKind::End)
            }
            TalkKind::TakeBack(vote) => {
                self.answer_proposal(&mine, request.version, vote, |it| it != ProposalKind::End)
            }
            TalkKind::Give(to) => self.give_time(&mine, seat, to),
            TalkKind::Say(_) => Ok(Vec::new()),
        }
    }

    fn judge_phrase(&self, mine: &[u8], seat: u8, phrase: &str) -> Result<Vec<Step>, Denied> {
        let now = self.context.now();
        let ended = self.sitting.talk.agreed.unwrap_or(self.sitting.decided_at);
        match self.table.phase {
            Phase::Open => return Err(Denied::NotStarted),
            Phase::Finished if now.saturating_sub(ended) > TALK_AFTER_END => return Err(Denied::Over),
            Phase::Running | Phase::Finished => {}
        }
        if !PHRASES.contains(&phrase) {
            return Err(Denied::BadRequest("no such phrase"));
        }
        if !self.sitting.talk.may_speak(mine, now) {
            return Err(Denied::SayOften);
        }
        Ok(vec![step(seat, &Mark::Say(phrase.to_owned()))])
    }

    fn propose_end(&self, mine: &[u8], seat: u8) -> Result<Vec<Step>, Denied> {
        self.check_proposer(mine)?;
        if !self.sitting.talk.may_propose_end(mine) {
            return Err(Denied::ProposedOften);
        }
        let asked = step(seat, &Mark::End(Vote::Ask));
        let moment = Moment::new(&self.table, &self.sitting);
        if voters(&moment, ProposalKind::End, seat, self.context.now()).is_empty() {
            return Ok(vec![asked, step(seat, &Mark::End(Vote::Done))]);
        }
        Ok(vec![asked])
    }

    /// Whether a person with these seats may propose anything now.
    fn check_proposer(&self, mine: &[u8]) -> Result<(), Denied> {
        if people(&self.table.seats).len() < 2 {
            return Err(Denied::NobodyToAsk);
        }
        if self.sitting.talk.proposal.is_some() {
            return Err(Denied::ProposalOpen);
        }
        let is_away = |it: &u8| self.sitting.stand_in(*it, self.table.to_move).is_some();
        if mine.iter().all(is_away) { Err(Denied::StoodIn) } else { Ok(()) }
    }

    /// Asks the others to take back the last turn of a person.
    fn ask_back(&self, mine: &[u8]) -> Result<Vec<Step>, Denied> {
        self.check_proposer(mine)?;
        // Whether others took a hidden choice is not told by a refusal either.
        if self.play.has_secrets() {
            return Err(Denied::Undo(UndoBarrier::Reveal));
        }
        let turn = last_turn(&*self.play, &self.table, &self.sitting, mine);
        let (seat, count) = turn.map_err(Denied::Undo)?;
        if !self.sitting.talk.may_ask_back(mine, seat, self.sitting.taken(seat)) {
            return Err(Denied::ProposedOften);
        }
        let kind = ProposalKind::TakeBack(count);
        let moment = Moment::new(&self.table, &self.sitting);
        if voters(&moment, kind, seat, self.context.now()).is_empty() {
            return Err(Denied::NobodyToAsk);
        }
        Ok(vec![step(seat, &kind.mark(Vote::Ask))])
    }

    /// The answer of a person to the open proposal; the last one who agrees carries it.
    fn answer_proposal(
        &self,
        mine: &[u8],
        version: u32,
        vote: Vote,
        is_meant: impl Fn(ProposalKind) -> bool,
    ) -> Result<Vec<Step>, Denied> {
        let talk = &self.sitting.talk;
        // An answer to something else than what the person saw counts for nothing.
        let proposal = talk.proposal.as_ref().filter(|it| is_meant(it.kind) && it.n <= version);
        let proposal = proposal.ok_or(Denied::Stale)?;
        let (moment, now) = (Moment::new(&self.table, &self.sitting), self.context.now());
        let asked = voters(&moment, proposal.kind, proposal.seat, now).into_iter().find(|it| it == mine);
        let may_answer = match vote {
            Vote::No => asked.is_some() || mine.contains(&proposal.seat),
            _ => asked.is_some(),
        };
        let seat = *mine.first().filter(|_| may_answer).ok_or(Denied::NotYours)?;
        let answer = step(seat, &proposal.kind.mark(vote));
        if vote == Vote::No {
            return Ok(vec![answer]);
        }
        if mine.iter().any(|it| proposal.agreed.contains(it)) {
            return Ok(Vec::new());
        }
        let mut agreed = proposal.clone();
        agreed.agreed.push(seat);
        let mut steps = vec![answer];
        if outcome(&moment, &agreed, now) == Outcome::Agreed {
            steps.extend(self.carried(&agreed, seat));
        }
        Ok(steps)
    }

    /// The entry that does what all agreed to.
    fn carried(&self, proposal: &Proposal, last: u8) -> Vec<Step> {
        match proposal.kind {
            ProposalKind::End => vec![step(last, &Mark::End(Vote::Done))],
            ProposalKind::TakeBack(count) => {
                let count = usize::try_from(count).unwrap_or(usize::MAX).min(self.play.steps());
                let seat = Seat::new(proposal.seat);
                vec![Step { seat, notation: undo_notation(count), auto: false }]
            }
        }
    }

    /// Gives time to another person whose clock runs.
    fn give_time(&self, mine: &[u8], seat: u8, to: u8) -> Result<Vec<Step>, Denied> {
        let moment = Moment::new(&self.table, &self.sitting);
        let clock = moment.clock().filter(|_| moment.turn_end(&self.table.attendance).is_some());
        let clock = clock.filter(|_| self.table.to_move == Some(to) && !mine.contains(&to));
        let turn = self.sitting.taken_by_others(to);
        let gift = clock.filter(|_| self.sitting.talk.may_give(mine, to, turn)).ok_or(Denied::GiveTime)?.gift;
        let seconds = u32::try_from(gift / 1000).unwrap_or(u32::MAX);
        Ok(vec![step(seat, &Mark::Give { seat: to, seconds })])
    }
}
