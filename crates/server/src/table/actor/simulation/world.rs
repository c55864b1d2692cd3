//! The world of the simulation: machines, their database and clocks, and what happens when.

use std::sync::Arc;

use patolli_store::{Closed, ClosedBy, Database, Filter, Phase, QueuedJob, TableId};

use super::{
    chance::Chance,
    engine::Engine,
    machine::Machine,
    opening::new_table,
    table::{Ending, PlayedTable, Time},
};
use crate::{
    Clock,
    expiry_config::Expiry,
    table::{
        call_events::{FINISHING_CALL, Subject, call_subject},
        timekeeper::PulseState,
    },
    work::db_health::DbState,
};
use patolli_calls::{CallEvent, policy::BATCH};

/// Tables that are played at the same time.
const AT_ONCE: usize = 12;
/// Events after which a world counts as one that never ends, for each table.
const MOST_EVENTS: usize = 30_000;
/// How rarely something goes wrong.
const DISRUPTION: usize = 120;
const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;
const DAY: i64 = 24 * HOUR;
/// Time for which a machine has calls.
const LEASE: i64 = 60 * SECOND;

/// How tables ended, and what happened on the way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Endings {
    pub(super) played: usize,
    pub(super) finished: usize,
    pub(super) closed: usize,
    pub(super) agreed: usize,
    time_outs: u32,
    calls: u32,
    awaited_calls: u32,
    restarts: u32,
    gaps: u32,
    outages: u32,
    wrong_clocks: u32,
    lost_claims: u32,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Event {
    /// Something is due.
    Due,
    /// Calls are due.
    Calls,
    /// Tables may fall asleep, or go away.
    Sweep,
    /// Somebody does something at a table.
    Act(usize),
}

pub(super) struct World {
    engine: Engine,
    /// The clock of each machine.
    clocks: Vec<Clock>,
    machines: Vec<Machine>,
    /// The machine whose clock is wrong, and by how much.
    wrong: Option<(usize, i64)>,
    /// How much more right clocks show than was served.
    skipped: i64,
    tables: Vec<PlayedTable>,
    chance: Chance,
    endings: Endings,
}

impl World {
    pub(super) async fn open(engine: Engine, seed: u64) -> Self {
        let clocks: Vec<Clock> = (0..engine.machines()).map(|_| Clock::default()).collect();
        let mut machines = Vec::new();
        for clock in &clocks {
            machines.push(Machine::start(engine.open().await, clock.clone()).await);
        }
        for machine in &mut machines {
            assert!(machine.keeper.keep_pulse().await, "the first beat of the pulse");
        }
        let (tables, chance) = (Vec::new(), Chance::new(seed));
        Self {
            engine,
            clocks,
            machines,
            wrong: None,
            skipped: 0,
            tables,
            chance,
            endings: Endings::default(),
        }
    }

    /// Plays this number of tables to their ends.
    pub(super) async fn play(mut self, count: usize) -> Endings {
        let mut opened = 0;
        for _ in 0..count * MOST_EVENTS {
            while opened < count && self.tables.len() < AT_ONCE {
                self.open_table(opened).await;
                opened += 1;
            }
            let Some((at, event)) = self.next_event().await else { break };
            self.pass_to(at).await;
            self.happen(event).await;
            self.retire().await;
            if self.chance.once_in(DISRUPTION) {
                self.disrupt().await;
            }
        }
        println!("{:?}", self.endings);
        assert!(
            self.tables.is_empty(),
            "these never end: {:?}",
            self.tables.iter().map(|it| &it.what).collect::<Vec<_>>()
        );
        let open = self.store().tables(Filter::all().in_phase(Phase::Running)).await.expect("it answers");
        assert_eq!(open.len(), 0, "every table ended");
        assert_eq!(self.store().list("call").await.expect("it answers"), [], "everybody was called");
        assert!(self.endings.awaited_calls > 0 && self.endings.time_outs > 0, "{:?}", self.endings);
        self.endings
    }

    fn store(&self) -> Arc<dyn Database> {
        Arc::clone(&self.machines[0].context.store)
    }

    /// The time that right clocks show.
    fn now(&self) -> i64 {
        let wrong_by = self.wrong.filter(|it| it.0 == 0).map_or(0, |it| it.1);
        self.clocks[0].now() - wrong_by
    }

    fn time(&self) -> Time {
        Time { served: self.now() - self.skipped, skipped: self.skipped, gaps: self.endings.gaps }
    }

    /// Any machine, or one whose clock is right.
    fn machine(&mut self, is_right: bool) -> usize {
        let any = self.chance.below(self.machines.len());
        match self.wrong {
            Some((wrong, _)) if is_right && wrong == any => (any + 1) % self.machines.len(),
            _ => any,
        }
    }

    async fn open_table(&mut self, number: usize) {
        let now = self.now();
        let (table, players, what) = new_table(number, &mut self.chance, now);
        let store = self.store();
        store.create(&table).await.expect("it is kept");
        for player in players.iter().filter(|it| it.is_called) {
            let (person, hook) = player.wishes();
            store.save_person(&person).await.expect("it is kept");
            assert!(store.add_hook(&hook, 3).await.expect("it is kept"));
        }
        let (at, time) = (self.machine(true), self.time());
        let actor = self.machines[at].actor(&table.id).await;
        actor.on_due().await.expect("its times are set");
        self.tables.push(PlayedTable::new(actor, (players, what), number, time));
        let last = self.tables.len() - 1;
        self.tables[last].plan(actor, &mut self.chance, time);
    }

    /// What happens next, and when.
    async fn next_event(&mut self) -> Option<(i64, Event)> {
        let mut events: Vec<(i64, Event)> = Vec::new();
        let expiry = Expiry::default();
        for (n, table) in self.tables.iter().enumerate() {
            let attendance = &table.row.attendance;
            events.extend(table.act_at.map(|it| (it, Event::Act(n))));
            events.extend(attendance.due.map(|it| (it - self.skipped, Event::Due)));
            let days = if table.is_social() { expiry.together } else { expiry.alone };
            let swept = match (attendance.asleep, attendance.due) {
                (false, None) if table.is_played_without_clock() => {
                    Some(attendance.touched + i64::from(days) * DAY)
                }
                (true, None) => {
                    Some(table.row.moved.max(attendance.touched) + i64::from(expiry.abandoned) * DAY)
                }
                _ => None,
            };
            events.extend(swept.map(|it| (it + SECOND - self.skipped, Event::Sweep)));
        }
        let calls = self.store().list("call").await.expect("it answers");
        // A lease of a clock that was set back since counts for nothing.
        let valid = |it: &i64| *it <= self.now() + 2 * LEASE;
        let leased = |it: &QueuedJob| it.lease.as_ref().map(|it| it.1 + 1).filter(valid).unwrap_or(i64::MIN);
        let free_at = calls.iter().map(|it| it.due.max(leased(it)));
        events.extend(free_at.min().map(|it| (it - self.skipped, Event::Calls)));
        events.into_iter().min()
    }

    /// Lets time pass, all of it served.
    async fn pass_to(&mut self, served: i64) {
        let time = served - self.time().served;
        if time > 0 {
            for clock in &self.clocks {
                clock.set_by(time);
            }
            let (store, now) = (self.store(), self.now());
            let noted = store.pulse().await.expect("it answers");
            if noted.is_some_and(|it| now - it > 20 * SECOND) {
                assert!(store.set_pulse(noted, now, None).await.expect("it answers"));
            }
        }
        for n in 0..self.machines.len() {
            if self.wrong.is_none_or(|it| it.0 != n) {
                assert!(self.machines[n].keeper.keep_pulse().await, "its clock is right");
            }
        }
    }

    async fn happen(&mut self, event: Event) {
        match event {
            Event::Act(n) => self.act(n).await,
            Event::Due => self.look_at_due_tables().await,
            Event::Calls => self.call_people().await,
            Event::Sweep => self.sweep().await,
        }
    }

    async fn act(&mut self, n: usize) {
        let (at, time) = (self.machine(false), self.time());
        let is_shared = self.machines.len() > 1;
        let table = &mut self.tables[n];
        let actor = self.machines[at].actor(&table.id).await;
        // Now and then the news of another machine is still on its way.
        if is_shared && !self.chance.once_in(5) {
            actor.catch_up(u32::MAX).await;
        }
        let done = table.act(actor, &mut self.chance, time).await;
        if is_shared {
            actor.catch_up(u32::MAX).await;
        }
        table.see(actor, time);
        table.plan(actor, &mut self.chance, time);
        if !done {
            table.act_at = Some(time.served);
        }
        if self.chance.once_in(50) {
            table.check_store(&*self.machines[at].context.store).await;
        }
    }

    /// As a machine does every second, whose clock is right.
    async fn look_at_due_tables(&mut self) {
        let (at, time, store) = (self.machine(true), self.time(), self.store());
        for _ in 0..5 {
            let now = self.now();
            for id in store.due_tables(now, 200).await.expect("it answers") {
                self.do_what_is_due(at, &id).await;
            }
        }
        let now = self.now();
        let left = store.due_tables(now - SECOND, 200).await.expect("it answers");
        assert_eq!(left, [], "nothing is due in the past");
        for table in &self.tables {
            table.referee.check_nobody_is_late(self.time().served, time.gaps);
        }
    }

    async fn do_what_is_due(&mut self, at: usize, id: &TableId) {
        let time = self.time();
        let table = self.tables.iter_mut().find(|it| it.id == *id).expect("it is played");
        let actor = self.machines[at].actor(id).await;
        actor.on_due().await.unwrap_or_else(|error| panic!("{}: {error:?}", table.what));
        table.see(actor, time);
        table.plan(actor, &mut self.chance, time);
        // A stand-in waits a little while somebody has the page open.
        if self.chance.once_in(3) {
            table.act_at = table.act_at.map(|it| it.max(time.served + 10 * SECOND));
        }
    }

    /// Calls everybody who is to be called by now. A machine may die when it has taken some.
    async fn call_people(&mut self) {
        loop {
            let (at, now) = (self.machine(true), self.now());
            let machine = &self.machines[at];
            let node = machine.context.tables.queue.node().to_owned();
            let claimed = machine.context.store.claim_calls(&node, now, now + LEASE, BATCH).await;
            let claimed = claimed.expect("it answers");
            if claimed.is_empty() {
                return;
            }
            if self.chance.once_in(20) {
                self.endings.lost_claims += 1;
                self.restart(at).await;
                return;
            }
            let Some(batch) = machine.calls.settle(claimed).await.expect("it answers") else { continue };
            for (id, n) in batch.calls() {
                self.endings.calls += 1;
                let table = self.tables.iter_mut().find(|it| it.id == *id).expect("it is played");
                let (subject, seat) = call_subject(n).expect("a number of a call");
                match subject {
                    Subject::Event(CallEvent::Turn) => table.referee.call(seat),
                    Subject::Event(CallEvent::Near) => table.referee.warn(seat),
                    Subject::Event(CallEvent::Over) => {
                        let player = table.players.iter().find(|it| it.seats.contains(&seat));
                        let guest = player.expect("a person").guest.id.clone();
                        *table.told_over.entry(guest).or_default() += 1;
                    }
                    Subject::Finishing => table.told_finishing += 1,
                    other => panic!("{}: nobody is called for {other:?}", table.what),
                }
            }
        }
    }

    /// As a machine does every hour.
    async fn sweep(&mut self) {
        let (store, now, expiry) = (self.store(), self.now(), Expiry::default());
        store.fall_asleep(&expiry.sleep_cutoffs(now, FINISHING_CALL), 200).await.expect("it answers");
        let closed = Closed { by: ClosedBy::Time, at: now };
        store.expire(closed, &expiry.cutoffs(now), 200).await.expect("it answers");
        self.hear_of_changes().await;
    }

    /// All machines hear that anything may have changed.
    async fn hear_of_changes(&mut self) {
        for machine in &mut self.machines {
            machine.hear_of_changes().await;
        }
        let time = self.time();
        let store = self.store();
        for table in &mut self.tables {
            let row = store.table(&table.id).await.expect("it answers").expect("it is there");
            let is_over = row.phase == Phase::Finished;
            table.row = Arc::new(row);
            if is_over {
                table.act_at = None;
                continue;
            }
            let actor = self.machines[0].actor(&table.id).await;
            table.see(actor, time);
            table.plan(actor, &mut self.chance, time);
        }
    }

    /// Judges and forgets the tables that are over, when everybody was told.
    async fn retire(&mut self) {
        let over: Vec<usize> = (0..self.tables.len()).filter(|it| self.tables[*it].is_over()).collect();
        if over.is_empty() {
            return;
        }
        let store = self.store();
        let calls = store.list("call").await.expect("it answers");
        for n in over.into_iter().rev() {
            if calls.iter().any(|it| it.table == self.tables[n].id) {
                continue;
            }
            let table = self.tables.swap_remove(n);
            let ending = table.check_end(&*store).await;
            let has_result = ending != Ending::Closed && table.is_social();
            for player in table.players.iter().filter(|it| it.is_called) {
                let told = table.told_over.get(&player.guest.id).copied().unwrap_or(0);
                assert_eq!(told, u32::from(has_result), "{}: {ending:?}", table.what);
            }
            self.endings.time_outs += table.referee.time_outs;
            self.endings.awaited_calls += table.referee.awaited_calls;
            match ending {
                Ending::Played => self.endings.played += 1,
                Ending::Finished => self.endings.finished += 1,
                Ending::Closed => self.endings.closed += 1,
                Ending::Agreed => self.endings.agreed += 1,
            }
            for machine in &mut self.machines {
                machine.forget(&table.id);
            }
        }
    }

    /// Something goes wrong.
    async fn disrupt(&mut self) {
        match self.chance.below(7) {
            0 | 1 => {
                let at = self.chance.below(self.machines.len());
                self.restart(at).await;
            }
            2 => self.jump(HOUR).await,
            3 => self.jump(-HOUR).await,
            4 => {
                let by = if self.chance.once_in(4) { -3 * 365 * DAY } else { 8 * HOUR };
                self.jump(by).await;
            }
            5 => self.outage().await,
            _ => self.wrong_clock().await,
        }
    }

    /// A machine dies, and another one takes its place.
    async fn restart(&mut self, at: usize) {
        self.endings.restarts += 1;
        self.repair_clock().await;
        self.machines[at] = Machine::start(self.engine.open().await, self.clocks[at].clone()).await;
        assert!(self.machines[at].keeper.keep_pulse().await, "its clock is right");
    }

    /// All clocks are set, or nobody serves for a while. Before a machine notices it, people decide.
    async fn jump(&mut self, by: i64) {
        self.repair_clock().await;
        for clock in &self.clocks {
            clock.set_by(by);
        }
        self.skipped += by;
        self.endings.gaps += 1;
        for _ in 0..3 {
            let table = self.chance.below(self.tables.len().max(1));
            if self.tables.get(table).is_some_and(|it| !it.is_over()) {
                self.act(table).await;
            }
        }
        self.notice_gap().await;
    }

    async fn notice_gap(&mut self) {
        let at = self.machine(true);
        let keeper = &self.machines[at].keeper;
        let PulseState::Gap(before) = keeper.look_at_pulse().await.expect("it answers") else {
            panic!("the gap was overlooked")
        };
        assert!(keeper.close_gap(before).await.expect("it answers"), "our clock is the only one");
        for n in 0..self.machines.len() {
            assert!(self.machines[n].keeper.keep_pulse().await, "its clock is right now");
        }
        self.hear_of_changes().await;
    }

    /// The database is away for two hours. Meanwhile nothing can be done, and nobody's time runs.
    async fn outage(&mut self) {
        self.repair_clock().await;
        self.endings.outages += 1;
        self.engine.stop().await;
        let table = self.chance.below(self.tables.len().max(1));
        if let Some(it) = self.tables.get(table) {
            let (id, guest) = (it.id.clone(), it.players[0].guest.id.clone());
            if let Ok(loaded) = super::super::load(&self.machines[0].context.tables, &id).await {
                panic!("{} can be read: {:?}", it.what, loaded.table.phase);
            }
            let actor = self.machines[0].actor_in_memory(&id);
            if let Some(actor) = actor {
                let (before, left) = (actor.version, actor.leave(&guest).await);
                assert_eq!(actor.version, before, "{}: nothing can be written: {left:?}", it.what);
            }
        }
        for clock in &self.clocks {
            clock.set_by(2 * HOUR);
        }
        self.skipped += 2 * HOUR;
        self.endings.gaps += 1;
        for machine in &mut self.machines {
            assert!(!machine.keeper.keep_pulse().await, "it judges nothing");
        }
        self.engine.start_again().await;
        for machine in &self.machines {
            let (health, store) = (&machine.context.tables.db_health, &machine.context.store);
            while health.check(&**store).await != DbState::Ready {}
        }
        self.notice_gap().await;
    }

    /// The clock of one of two machines is wrong by ten minutes. It judges nobody, and what it writes has the time of the other.
    async fn wrong_clock(&mut self) {
        self.repair_clock().await;
        if self.machines.len() < 2 {
            return;
        }
        self.endings.wrong_clocks += 1;
        self.endings.gaps += 1;
        let at = self.chance.below(2);
        let by = if self.chance.once_in(2) { 600 * SECOND } else { -600 * SECOND };
        let store = self.store();
        self.clocks[at].set_by(by);
        self.wrong = Some((at, by));
        let found = self.machines[at].keeper.look_at_pulse().await.expect("it answers");
        let PulseState::Gap(before) = found else { panic!("its clock is wrong") };
        // The other one goes on.
        let noted = store.pulse().await.expect("it answers");
        assert!(store.set_pulse(noted, self.now() + 1, None).await.expect("it answers"));
        assert!(!self.machines[at].keeper.close_gap(before).await.expect("it answers"), "it is wrong");
        assert!(self.machines[at].context.tables.pulse.correction().is_some());
    }

    async fn repair_clock(&mut self) {
        let Some((at, by)) = self.wrong.take() else { return };
        self.clocks[at].set_by(-by);
        self.endings.gaps += 1;
        assert!(self.machines[at].keeper.keep_pulse().await, "its clock is right again");
    }
}
