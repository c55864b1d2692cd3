//! Turns of bots at a table.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use patolli_catalog::{Bot, Seat, Status};
use patolli_store::{Occupant, Phase};
use tokio::time::Instant;

use super::{BotFailure, BotTask, Decided, Deciding, DecisionState, DueDecision, is_quick, player_seed};
use crate::{
    denied::Denied,
    failure::Rejection,
    table::actor::{TableActor, decide::BOT},
    work::{
        pool::{SlotRequest, WorkKind},
        requester::{Requester, Urgency},
    },
};

/// Pause of a bot after a failed write.
const RETRY_AFTER: Duration = Duration::from_secs(5);
/// Number of decisions searched for the person who moved last.
const RECENT_DECISIONS: usize = 200;
/// Time that a page waits for searching bots, so that it shows what they did.
const WAIT_SLOW: Duration = Duration::from_millis(150);

impl TableActor {
    /// The bot that must decide, if one must.
    pub(in crate::table) fn bot(&self) -> Option<(Seat, Bot)> {
        let Status::Asks(seat) = self.play.status() else { return None };
        let (table, asked) = (&self.table, Some(seat.number()));
        if table.phase != Phase::Running || self.bots.stuck || table.attendance.asleep {
            return None;
        }
        // Where nobody is at the table, everything waits for somebody.
        if self.sitting.is_deserted(&table.seats) {
            return None;
        }
        // A bot of another release is played by the quickest one that knows what it does.
        match table.seats.get(seat.index()) {
            Some(Occupant::Bot { bot }) => Some((seat, bot.parse().unwrap_or(Bot::Greedy))),
            Some(Occupant::Guest { .. }) => {
                self.sitting.stand_in(seat.number(), asked)?;
                Some((seat, table.stand_in.parse().unwrap_or(Bot::Greedy)))
            }
            _ => None,
        }
    }

    /// Starts the bot that must decide, if this machine has the lease; stops thoughts about former positions.
    /// Does nothing while the database cannot be written.
    pub(in crate::table) fn start_bot(&mut self) {
        if self.is_db_down() {
            return;
        }
        let now = Instant::now();
        let bot = self.bot();
        // Watchers may come and go while it waits for its slot.
        self.bots.urgency.set(self.urgency());
        self.bots.lease.update(&self.context, &self.table.id, bot.is_some());
        let Some((seat, bot)) = bot else {
            (self.bots.deciding, self.bots.since) = (None, None);
            return;
        };
        self.bots.since.get_or_insert(now);
        self.pause_stand_in(seat);
        if !self.bots.lease.is_ours() {
            self.bots.deciding = None;
            return;
        }
        let at_work = |it: &Deciding| (it.seat, it.bot, it.decided) == (seat, bot, self.sitting.decided);
        if !self.bots.deciding.as_ref().is_some_and(at_work) {
            let thought = Box::pin(self.bot_task(seat, bot).decide());
            let state = DecisionState::Thinking(thought);
            self.bots.deciding = Some(Deciding { seat, bot, decided: self.sitting.decided, state });
        }
    }

    fn bot_task(&mut self, seat: Seat, bot: Bot) -> BotTask {
        BotTask {
            play: Arc::clone(&self.play),
            seat,
            bot,
            seed: player_seed(&self.table, seat, self.version),
            player: Arc::clone(self.bots.players.entry(seat).or_default()),
            bot_config: self.context.bot_config.clone(),
            request: SlotRequest {
                requester: self.requester(),
                kind: if is_quick(bot) { WorkKind::QuickBot } else { WorkKind::SearchBot },
                urgency: self.bots.urgency.clone(),
            },
        }
    }

    /// The person charged for the bots' time: who moved last, or else the owner.
    fn requester(&self) -> Requester {
        let deciders = self.play.deciders_since(self.play.steps().saturating_sub(RECENT_DECISIONS));
        let person = deciders.iter().rev().find_map(|it| match self.table.seats.get(it.index()) {
            Some(Occupant::Guest { id, .. }) => Some(id),
            _ => None,
        });
        // The network of programs is unknown; then the owner is charged, who let them sit down.
        let known = person.map(|it| self.context.networks.requester(it)).filter(|it| it.network.is_some());
        known.unwrap_or_else(|| self.context.networks.requester(&self.table.owner))
    }

    /// Urgency of the bots' decisions.
    fn urgency(&self) -> Urgency {
        let people = self.table.seats.iter().any(|it| matches!(it, Occupant::Guest { .. }));
        let people = people && !self.sitting.finishing;
        match (people, self.is_watched()) {
            (false, _) => Urgency::BotsOnly,
            (true, true) => Urgency::Watched,
            (true, false) => Urgency::Correspondence,
        }
    }

    /// The pending decision of a bot, if it is time for it and it can be written.
    pub(in crate::table::actor) fn due_decision(&mut self) -> Option<DueDecision> {
        if self.is_db_down() { None } else { self.bots.due() }
    }

    /// Plays the decision of a bot.
    pub(in crate::table::actor) async fn play_bot(&mut self, decision: DueDecision) {
        let (seat, bot, Decided { next, failure }) = decision;
        if let Some(why) = failure {
            tracing::warn!(table = %self.table.id, %bot, ?why, "a bot had no decision of its own");
            self.replace_player(seat, why);
        }
        let Some(next) = next else {
            tracing::error!(table = %self.table.id, %bot, "a bot cannot go on");
            self.bots.stuck = true;
            return;
        };
        // What was written elsewhere meanwhile has been taken over; the bot is simply asked again.
        self.since = std::time::Instant::now();
        let outcome = self.commit(next, BOT).await;
        if let Err(Rejection::Failed(_) | Rejection::Denied(Denied::DbUnavailable)) = outcome {
            self.bots.pause(RETRY_AFTER);
        }
    }

    /// Replaces the player of a seat after a failure: anew after a panic, by a quick bot after a time-out.
    fn replace_player(&mut self, seat: Seat, why: BotFailure) {
        match why {
            BotFailure::NoSlot => {}
            BotFailure::Panicked | BotFailure::Illegal => drop(self.bots.players.remove(&seat)),
            BotFailure::TimedOut => {
                let quick =
                    self.play.game().bot_player(Bot::Greedy, &player_seed(&self.table, seat, self.version));
                self.bots.players.insert(seat, Arc::new(Mutex::new(Some(quick))));
            }
        }
    }

    /// Time until which a page waits, so that it shows what the bots did; `None` if it need not wait.
    pub(in crate::table) fn page_wait(&self) -> Option<Instant> {
        let (_, bot) = self.bot()?;
        let time = if is_quick(bot) { self.context.bot_config.wait_fast } else { WAIT_SLOW };
        let (now, until) = (Instant::now(), self.bots.since? + time);
        (self.bots.not_before <= now && now < until).then_some(until)
    }

    /// Pause before a bot's decision while pages are open: whole before a turn, a quarter within it.
    pub(in crate::table) fn pause(&self) -> Duration {
        if self.sockets.is_empty() {
            return Duration::ZERO;
        }
        let pause = self.context.bot_config.pause;
        let last = self.play.deciders_since(self.play.steps().saturating_sub(1)).pop();
        let goes_on = matches!((self.play.status(), last), (Status::Asks(seat), Some(last)) if seat == last);
        if goes_on { pause / 4 } else { pause }
    }
}
