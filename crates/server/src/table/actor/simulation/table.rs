//! A table of the simulation: how it is opened, what its people do there, and how it must have ended.

use std::{collections::HashMap, sync::Arc};

use patolli_catalog::{Bot, Rng, Seed, Status};
use patolli_store::{GuestId, Occupant, Phase, Table, TableId};

use super::{
    super::{TableActor, decide::BOT},
    chance::Chance,
    people::Player,
    referee::{Referee, View},
};
use crate::{
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    table::{
        command::{MoveKind, MoveRequest},
        due::people,
        marks::Vote,
        next_state::NextState,
        pace::{DAY, Pace},
        replay::replay,
        sitting::sitting,
        table_spec::{GameResult, How},
        talk::{ProposalKind, TalkKind, TalkRequest},
    },
};

/// Decisions of bots in one go.
const BOT_STRETCH: usize = 200;

/// A table of the simulation.
pub(super) struct PlayedTable {
    pub(super) id: TableId,
    pub(super) what: String,
    pub(super) pace: Pace,
    pub(super) players: Vec<Player>,
    /// The table as it was last seen.
    pub(super) row: Arc<Table>,
    /// When somebody does something here by themselves, in time that was served.
    pub(super) act_at: Option<i64>,
    pub(super) referee: Referee,
    rng: Rng,
    /// How often each person was told that the game is over.
    pub(super) told_over: HashMap<GuestId, u32>,
    /// How often people were told that the computer is about to finish the game.
    pub(super) told_finishing: u32,
}

impl PlayedTable {
    /// A table that was opened just now.
    pub(super) fn new(
        actor: &TableActor,
        (players, what): (Vec<Player>, String),
        number: usize,
        time: Time,
    ) -> Self {
        let row = Arc::clone(&actor.table);
        let is_called = |seat: u8| players.iter().any(|it| it.is_called && it.seats.contains(&seat));
        let is_social = people(&row.seats).len() > 1;
        let called =
            (0..u8::try_from(row.seats.len()).expect("few seats")).map(|it| is_social && is_called(it));
        Self {
            id: row.id.clone(),
            pace: row.pace.parse().expect("a pace"),
            referee: Referee::new(&what, actor, called.collect(), time.skipped, time.gaps),
            what,
            players,
            row,
            act_at: Some(time.served),
            rng: Seed::from(number as u64).rng(),
            told_over: HashMap::new(),
            told_finishing: 0,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.row.phase == Phase::Finished
    }

    /// Whether people can be called from here: somebody waits for somebody else.
    pub(super) fn is_social(&self) -> bool {
        people(&self.row.seats).len() > 1
    }

    /// Whether people play here without a clock, so that the table may fall asleep.
    pub(super) fn is_played_without_clock(&self) -> bool {
        let is_there = |(seat, it): (usize, &Occupant)| {
            matches!(it, Occupant::Guest { .. }) && self.row.attendance.seat(seat).away.is_none()
        };
        self.row.phase == Phase::Running
            && self.row.pace == "none"
            && self.row.seats.iter().enumerate().any(is_there)
    }

    fn player_of(&mut self, seat: u8) -> Option<&mut Player> {
        self.players.iter_mut().find(|it| it.seats.contains(&seat))
    }

    /// The time that somebody takes to do something.
    fn think_time(&self, chance: &mut Chance) -> i64 {
        let turn = self.pace.times().map_or(3 * DAY, |it| it.turn);
        // Mostly quick, sometimes slow, and now and then into the reserve.
        match chance.below(20) {
            0 => chance.between(turn, turn + turn / 2),
            1..=4 => chance.between(turn / 20, turn),
            _ => chance.between(0, turn / 20),
        }
    }

    /// Something happens here by itself. `false` means that another machine was quicker: it is tried again.
    pub(super) async fn act(&mut self, actor: &mut TableActor, chance: &mut Chance, time: Time) -> bool {
        if self.act_returns(actor, time, chance).await {
            return true;
        }
        if let Some((seat, _)) = actor.bot() {
            // Somebody may be back before the stand-in has begun.
            if chance.once_in(4) {
                self.come_back_early(actor, seat.number(), chance, time).await;
            }
            return self.play_bots(actor, time).await;
        }
        let (steps, asked) = (actor.play.steps(), actor.table.to_move);
        let Some(seat) = asked.filter(|_| !actor.table.attendance.asleep) else { return true };
        let Some(player) = self.player_of(seat).filter(|it| it.silent_from > steps) else { return true };
        if actor.sitting.stand_in(seat, asked).is_some() {
            return true;
        }
        let guest = player.guest.clone();
        self.decide(actor, &guest, chance, time).await
    }

    /// People who are back by now.
    async fn act_returns(&mut self, actor: &mut TableActor, time: Time, chance: &mut Chance) -> bool {
        let due = |it: &&mut Player| it.back_at.is_some_and(|at| at <= time.served);
        let Some(player) = self.players.iter_mut().find(due) else { return false };
        let steps = actor.play.steps();
        player.back_at = None;
        player.returns = player.returns.saturating_sub(1);
        player.silent_from = if chance.once_in(2) { usize::MAX } else { steps + 1 + chance.below(60) };
        let guest = player.guest.id.clone();
        self.come_back(actor, &guest, time).await;
        true
    }

    async fn come_back_early(&mut self, actor: &mut TableActor, seat: u8, chance: &mut Chance, time: Time) {
        let steps = actor.play.steps();
        let Some(player) = self.player_of(seat).filter(|it| it.returns > 0) else { return };
        player.returns -= 1;
        player.silent_from = steps + 1 + chance.below(60);
        let guest = player.guest.id.clone();
        self.come_back(actor, &guest, time).await;
    }

    async fn come_back(&mut self, actor: &mut TableActor, guest: &GuestId, time: Time) {
        for _ in 0..3 {
            let done = actor.come_back(guest).await;
            self.see(actor, time);
            match done {
                Err(Rejection::Denied(Denied::Stale)) => {}
                Ok(()) | Err(Rejection::Denied(Denied::Over)) => return,
                other => panic!("{}: coming back: {other:?}", self.what),
            }
        }
    }

    async fn play_bots(&mut self, actor: &mut TableActor, time: Time) -> bool {
        for _ in 0..BOT_STRETCH {
            let Some((seat, _)) = actor.bot() else { return true };
            let choice = actor.play.bot_choice(Bot::Random, &mut self.rng).expect("something can be done");
            let next = NextState::by_bot(&*actor.play, seat, &choice).expect("a bot plays by the rules");
            let done = actor.commit(next, BOT).await;
            self.see(actor, time);
            match done {
                Ok(()) => {}
                Err(Rejection::Denied(Denied::Stale)) => return false,
                other => panic!("{}: a bot decides: {other:?}", self.what),
            }
        }
        true
    }

    async fn decide(
        &mut self,
        actor: &mut TableActor,
        guest: &Guest,
        chance: &mut Chance,
        time: Time,
    ) -> bool {
        if chance.once_in(100) {
            let left = actor.leave(&guest.id).await;
            self.see(actor, time);
            let is_fine = matches!(left, Ok(()) | Err(Rejection::Denied(Denied::Stale)));
            assert!(is_fine, "{}: leaving: {left:?}", self.what);
            return left.is_ok();
        }
        if chance.once_in(30) {
            self.talk(actor, chance, time).await;
        }
        // A few decisions of one turn follow each other closely.
        for _ in 0..=chance.below(6) {
            let Status::Asks(seat) = actor.play.status() else { return true };
            let is_theirs = self.player_of(seat.number()).is_some_and(|it| it.guest.id == guest.id);
            if actor.table.phase != Phase::Running || !is_theirs {
                return true;
            }
            actor.lift_curtain(guest.id.clone(), seat);
            let kind = match chance.below(25) {
                0 => MoveKind::Undo,
                1 => MoveKind::Redo,
                _ => {
                    let choice = actor.play.bot_choice(Bot::Random, &mut self.rng);
                    MoveKind::Do(choice.expect("something can be done"))
                }
            };
            let is_new = matches!(kind, MoveKind::Do(_));
            let request = MoveRequest { version: actor.sitting.decided, kind };
            let done = actor.decide(&guest.id, &request).await;
            self.see(actor, time);
            match done {
                Ok(()) => {}
                Err(Rejection::Denied(Denied::Stale)) => return false,
                Err(Rejection::Denied(_)) if !is_new => {}
                other => panic!("{}: deciding: {other:?}", self.what),
            }
        }
        true
    }

    /// A person says or proposes something, and those who are there answer a proposal by chance.
    async fn talk(&mut self, actor: &mut TableActor, chance: &mut Chance, time: Time) {
        let guests: Vec<Guest> = self.players.iter().map(|it| it.guest.clone()).collect();
        let who = guests[chance.below(guests.len())].clone();
        let seat = u8::try_from(chance.below(self.row.seats.len())).expect("few seats");
        let kind = match chance.below(8) {
            0..=2 => TalkKind::Say("oops".to_owned()),
            3 | 4 => TalkKind::Give(seat),
            5 | 6 => TalkKind::TakeBack(Vote::Ask),
            _ => TalkKind::End(Vote::Ask),
        };
        self.say(actor, &who, kind, time).await;
        for guest in guests {
            let Some(proposal) = actor.sitting.talk.proposal.clone() else { return };
            let vote = if chance.once_in(3) { Vote::No } else { Vote::Yes };
            let kind = match proposal.kind {
                ProposalKind::End => TalkKind::End(vote),
                ProposalKind::TakeBack(_) => TalkKind::TakeBack(vote),
            };
            // Some do not answer.
            if !chance.once_in(3) {
                self.say(actor, &guest, kind, time).await;
            }
        }
    }

    /// Says something, which may be refused, but never fails.
    async fn say(&mut self, actor: &mut TableActor, guest: &Guest, kind: TalkKind, time: Time) {
        let request = TalkRequest { version: actor.version, kind };
        let said = actor.talk(&guest.id, &request).await;
        self.see(actor, time);
        assert!(!matches!(said, Err(Rejection::Failed(_))), "{}: {request:?}: {said:?}", self.what);
    }

    /// Judges what has changed since, and looks at the table.
    pub(super) fn see(&mut self, actor: &TableActor, time: Time) {
        self.referee.judge(&View::new(actor, time.skipped), time.gaps);
        self.row = Arc::clone(&actor.table);
        for seat in 0..u8::try_from(self.row.seats.len()).expect("few seats") {
            let away = actor.sitting.stand_in(seat, self.row.to_move).map(|it| it.why.word());
            let kept = self.row.attendance.seat(seat.into()).away;
            assert_eq!(kept.as_deref(), away, "{}: seat {seat}", self.what);
        }
    }

    /// Finds out when somebody does something next.
    pub(super) fn plan(&mut self, actor: &TableActor, chance: &mut Chance, time: Time) {
        self.act_at = None;
        if self.is_over() {
            return;
        }
        let (steps, asked, asleep) = (actor.play.steps(), actor.table.to_move, actor.table.attendance.asleep);
        let scale = self.pace.times().map_or(20 * DAY, |it| 2 * it.turn);
        for player in &mut self.players {
            let is_away = player.seats.iter().any(|it| actor.sitting.stand_in(*it, asked).is_some());
            let is_silent = player.silent_from <= steps && player.seats.iter().any(|it| asked == Some(*it));
            if (is_away || asleep || is_silent) && player.returns > 0 && player.back_at.is_none() {
                player.back_at = Some(time.served + chance.between(1_000, scale));
            }
        }
        let back = self.players.iter().filter_map(|it| it.back_at).min();
        let own = if actor.bot().is_some() {
            Some(time.served)
        } else {
            let is_there = asked.is_some_and(|seat| {
                !asleep
                    && actor.sitting.stand_in(seat, asked).is_none()
                    && self.player_of(seat).is_some_and(|it| it.silent_from > steps)
            });
            is_there.then(|| time.served + self.think_time(chance))
        };
        self.act_at = own.into_iter().chain(back).min();
    }

    /// Whether what is kept of the table is what its log says.
    pub(super) async fn check_store(&self, store: &dyn patolli_store::Database) {
        let stored = store.table(&self.id).await.expect("it answers").expect("it is there");
        assert_eq!(stored, *self.row, "{}", self.what);
        let log = store.log(&self.id).await.expect("it answers");
        let sitting = sitting(&stored.seats, &log);
        for seat in 0..u8::try_from(stored.seats.len()).expect("few seats") {
            let away = sitting.stand_in(seat, stored.to_move).map(|it| it.why.word());
            assert_eq!(
                stored.attendance.seat(seat.into()).away.as_deref(),
                away,
                "{}: seat {seat}",
                self.what
            );
        }
    }

    /// Whether the table ended as the page of transitions says; returns how.
    pub(super) async fn check_end(&self, store: &dyn patolli_store::Database) -> Ending {
        let table = store.table(&self.id).await.expect("it answers").expect("it is there");
        assert_eq!(table.attendance.due, None, "{}: nothing is to be done any more", self.what);
        let log = store.log(&self.id).await.expect("it answers");
        let sitting = sitting(&table.seats, &log);
        let has_decided =
            |(seat, it): (u8, &Occupant)| !matches!(it, Occupant::Guest { .. }) || sitting.has_decided(seat);
        let all_decided = (0..).zip(&table.seats).all(has_decided);
        if table.closed().is_some() {
            // By time: a game of one person that slept for half a year, or one in which somebody never decided.
            assert!(!self.is_social() || !all_decided, "{}: it was not to be closed", self.what);
            return Ending::Closed;
        }
        let play = replay(&table, &log).expect("it can be played again");
        let result = GameResult::from_table(&table).expect("a result");
        assert_eq!(result.scores, play.scores(), "{}", self.what);
        let is_over = play.status() == Status::Over;
        if result.how == How::Agreed {
            assert!(!is_over && result.places.is_empty() && sitting.is_agreed(), "{}", self.what);
            return Ending::Agreed;
        }
        assert!(is_over, "{}", self.what);
        assert_eq!(result.places, play.places(), "{}", self.what);
        assert_eq!(result.how == How::Finished, sitting.finishing, "{}", self.what);
        if result.how == How::Finished {
            assert!(all_decided, "{}: nobody finishes a game that not everybody began", self.what);
            return Ending::Finished;
        }
        Ending::Played
    }
}

/// The time, and how it came about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// Time that was served.
    pub(super) served: i64,
    /// How much more the clock shows.
    pub(super) skipped: i64,
    /// Gaps until now.
    pub(super) gaps: u32,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    Played,
    Finished,
    Closed,
    Agreed,
}
