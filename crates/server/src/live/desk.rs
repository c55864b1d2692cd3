//! The task of one table: it owns the game and does one thing after the other.

use std::{collections::HashMap, pin::pin, sync::Arc, time::Duration};

use patolli_catalog::{AnyPlay, Bot, Seat, Seed, Status};
use patolli_store::{GuestId, Occupant, Phase, Progress, Table, TableId};
use tokio::{
    sync::mpsc,
    task::spawn_blocking,
    time::{Instant, sleep_until},
};

use super::{
    Fault, Live,
    command::{Answer, Command},
    load::{Loaded, load},
    sockets::Sockets,
};
use crate::{
    eyes::{Eyes, asked},
    opening::random_hex,
    reader::seats_of,
    refusal::Refusal,
    snapshot::Snapshot,
};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(5);
/// How long a bot waits after the store failed.
const SETBACK: Duration = Duration::from_secs(5);

/// One table in memory.
pub(super) struct Desk {
    pub(super) live: Arc<Live>,
    pub(super) table: Arc<Table>,
    pub(super) play: Arc<dyn AnyPlay>,
    pub(super) version: u32,
    pub(super) sockets: Sockets,
    /// For which of their seats guests lifted the curtain.
    lifted: Arc<HashMap<GuestId, Seat>>,
    /// When a bot may decide at the earliest.
    bot_from: Instant,
    /// A bot that finds no decision is not asked again.
    bot_stuck: bool,
}

/// Serves a table until nobody needs it.
pub(super) async fn run(live: Arc<Live>, id: TableId, inbox: mpsc::Receiver<Command>) {
    match load(live.store(), &id).await {
        Ok(loaded) => Desk::new(live, loaded).serve(inbox).await,
        Err(fault) => fail(&live, &id, fault, inbox).await,
    }
}

/// Answers for a table that cannot be served. A damaged one stays, so that it is not replayed for every request.
async fn fail(live: &Live, id: &TableId, fault: Fault, mut inbox: mpsc::Receiver<Command>) {
    let until = Instant::now() + if fault == Fault::Damaged { IDLE } else { Duration::ZERO };
    let mut stopped = live.stopped.clone();
    loop {
        tokio::select! {
            biased;
            Some(command) = inbox.recv() => command.fail(fault),
            _ = stopped.changed() => break,
            () = sleep_until(until) => break,
        }
    }
    live.retire(id);
}

impl Desk {
    pub(super) fn new(live: Arc<Live>, loaded: Loaded) -> Self {
        let Loaded { table, play, version } = loaded;
        Self {
            live,
            table: Arc::new(table),
            play: play.into(),
            version,
            sockets: Sockets::default(),
            lifted: Arc::default(),
            bot_from: Instant::now(),
            bot_stuck: false,
        }
    }

    async fn serve(mut self, mut inbox: mpsc::Receiver<Command>) {
        let mut stopped = self.live.stopped.clone();
        let mut stop = pin!(stopped.changed());
        // A process that died between the last guest and the start left this undone.
        let _ = self.start_if_full().await;
        while self.live.stopped.has_changed().is_ok() {
            let (bot, now) = (self.bot(), Instant::now());
            // Bots come first: without an audience they do not pause, and a page shows all they did.
            if let Some((seat, bot)) = bot.filter(|_| self.bot_from <= now) {
                self.let_bot_decide(seat, bot).await;
                continue;
            }
            tokio::select! {
                biased;
                _ = &mut stop => break,
                () = sleep_until(self.bot_from), if bot.is_some() => {}
                command = inbox.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                () = sleep_until(now + IDLE), if self.sockets.is_empty() => break,
            }
        }
        self.live.retire(&self.table.id);
    }

    async fn obey(&mut self, command: Command) {
        // A reply that cannot be delivered belongs to somebody who has gone.
        match command {
            Command::Look(reply) => {
                let _ = reply.send(Ok(self.snapshot()));
            }
            Command::Decide { guest, order, reply } => {
                let outcome = self.decide(&guest, &order).await;
                let _ = reply.send(outcome.map(|it| self.answer(it)));
            }
            Command::Show { guest, seat, reply } => {
                self.lift_curtain(guest, seat);
                let _ = reply.send(Ok(()));
            }
            Command::Join { guest, name, seat, invited, reply } => {
                let outcome = self.join(guest, name, seat, invited).await;
                let _ = reply.send(outcome.map(|it| self.answer(it)));
            }
            Command::Rename { guest, old, new, reply } => {
                let _ = reply.send(self.rename(&guest, &old, &new).await);
            }
            Command::Rematch { guest, reply } => {
                let outcome = self.rematch(&guest).await;
                let _ = reply.send(outcome.map(|it| it.map_err(|it| (it, self.snapshot()))));
            }
            Command::Attach { reader, outbox, reply } => {
                let _ = reply.send(Ok(self.attach(reader, outbox)));
            }
            Command::Sync { socket, version } => self.sync(socket, version),
            Command::Send { socket, order } => self.receive(socket, &order).await,
            Command::Detach(socket) => self.detach(socket),
        }
    }

    fn answer(&self, outcome: Result<(), Refusal>) -> Answer {
        Answer { snapshot: self.snapshot(), refusal: outcome.err() }
    }

    /// The table as it stands.
    pub(super) fn snapshot(&self) -> Snapshot {
        let (online, watchers) = self.sockets.audience(&self.table);
        Snapshot {
            table: Arc::clone(&self.table),
            play: Arc::clone(&self.play),
            version: self.version,
            online: Arc::new(online),
            watchers,
            lifted: Arc::clone(&self.lifted),
        }
    }

    /// Takes over what the store has, after somebody else wrote it.
    pub(super) async fn reload(&mut self) -> Result<(), Fault> {
        let Loaded { table, play, version } = load(self.live.store(), &self.table.id).await?;
        self.table = Arc::new(table);
        self.play = play.into();
        self.version = version;
        self.lower_curtains();
        self.broadcast();
        Ok(())
    }

    /// What a guest may see now.
    pub(super) fn eyes_of(&self, guest: &GuestId) -> Eyes {
        let (mine, lifted) = (seats_of(guest, &self.table), self.lifted.get(guest).copied());
        Eyes::now(&*self.play, self.table.phase, &mine, lifted)
    }

    /// Shows a shared screen to the seat that is asked; who asks for another one sees what there is.
    pub(super) fn lift_curtain(&mut self, guest: GuestId, seat: Seat) {
        if self.eyes_of(&guest).curtain == Some(seat) {
            Arc::make_mut(&mut self.lifted).insert(guest, seat);
            self.broadcast();
        }
    }

    /// Lets the curtain fall wherever another seat is asked than it was lifted for.
    pub(super) fn lower_curtains(&mut self) {
        let asked = asked(&*self.play);
        Arc::make_mut(&mut self.lifted).retain(|_, seat| Some(*seat) == asked);
    }

    /// Changes what is known of the table beside its game.
    pub(super) fn change_table(&mut self, change: impl FnOnce(&mut Table)) {
        change(Arc::make_mut(&mut self.table));
    }

    /// Notes where the table stands now, as the store does.
    pub(super) fn note(&mut self, progress: Progress, moved: Option<i64>) {
        self.change_table(|it| {
            it.phase = progress.phase;
            it.to_move = progress.to_move;
            it.result = progress.result;
            it.moved = moved.unwrap_or(it.moved);
        });
        self.bot_from = Instant::now() + self.pause();
    }

    /// How long a bot lets people watch: a while before its turn, shortly between the decisions of one turn.
    fn pause(&self) -> Duration {
        if self.sockets.is_empty() {
            return Duration::ZERO;
        }
        let last = self.play.deciders_since(self.play.steps().saturating_sub(1)).pop();
        let goes_on = matches!((self.play.status(), last), (Status::Asks(seat), Some(last)) if seat == last);
        if goes_on { self.live.bot_pause / 4 } else { self.live.bot_pause }
    }

    /// The bot that must decide, if one must.
    fn bot(&self) -> Option<(Seat, Bot)> {
        let Status::Asks(seat) = self.play.status() else { return None };
        if self.table.phase != Phase::Running || self.bot_stuck {
            return None;
        }
        match self.table.seats.get(seat.index()) {
            // A bot of another release is played by the best one there is.
            Some(Occupant::Bot { bot }) => Some((seat, bot.parse().unwrap_or(Bot::Greedy))),
            _ => None,
        }
    }

    async fn let_bot_decide(&mut self, seat: Seat, bot: Bot) {
        let play = Arc::clone(&self.play);
        let seed: Seed = random_hex(16).parse().expect("hex digits are a seed");
        let choice = spawn_blocking(move || play.bot_choice(bot, &mut seed.rng())).await;
        let next = match choice {
            Ok(Some(notation)) => self.judge_bot(seat, &notation).map_err(|it| it.key().to_owned()),
            Ok(None) => Err("no decision".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        match next {
            // What was written elsewhere meanwhile has been taken over; the bot is simply asked again.
            Ok(next) => {
                if self.commit(next).await.is_err() {
                    self.bot_from = Instant::now() + SETBACK;
                }
            }
            Err(why) => {
                tracing::error!(table = %self.table.id, %bot, why, "a bot cannot go on");
                self.bot_stuck = true;
            }
        }
    }
}
