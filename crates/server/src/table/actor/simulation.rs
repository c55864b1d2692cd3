//! Tables of all games in virtual time: people decide, fall silent, leave and come back, and every table ends.

use std::sync::Arc;

use patolli_catalog::{Bot, Rng, Seat, Seed, Status, games};
use patolli_store::{Occupant, Phase, Store as _, TableId};

use super::{
    TableActor,
    decide::BOT,
    test_context::{TestContext, occupant},
};
use crate::{
    failure::Rejection,
    guest::Guest,
    table::{
        command::{MoveKind, MoveRequest},
        load::load,
        marks::Vote,
        next_state::NextState,
        pace::Pace,
        replay::replay,
        sitting::sitting,
        table_spec::{DealSource, GameResult, How, TableSpec},
        talk::{ProposalKind, TalkKind, TalkRequest},
    },
};

/// Tables that are played, unless `PATOLLI_SIMULATED_TABLES` says otherwise.
const TABLES: usize = 16;
/// Steps after which a table counts as one that never ends.
const MOST_STEPS: usize = 20_000;

#[tokio::test]
async fn every_table_ends_as_its_log_says() {
    let wanted = std::env::var("PATOLLI_SIMULATED_TABLES").ok().and_then(|it| it.parse().ok());
    let context = TestContext::open().await;
    let mut endings = [0_usize; 4];
    for number in 0..wanted.unwrap_or(TABLES) {
        let mut table = Simulated::open(&context, number).await;
        endings[table.play_to_the_end().await] += 1;
    }
    println!("played, finished by the computer, closed, ended by agreement: {endings:?}");
    assert!(endings[0] > 0 && endings[1] > 0 && endings[3] > 0, "{endings:?}");
    let open = patolli_store::Filter::all().in_phase(Phase::Running);
    assert_eq!(context.store.tables(open).await.expect("it answers").len(), 0, "every table ended");
}

/// A table whose people behave by chance.
struct Simulated<'a> {
    context: &'a TestContext,
    actor: TableActor,
    /// What the bots choose by, and what people do by.
    rng: Rng,
    chance: Chance,
    /// The people by seat, and the number of decisions of the table after which each falls silent.
    people: Vec<Option<(Guest, usize)>>,
    /// Whether nobody ever comes back.
    is_deserted: bool,
    what: String,
}

impl<'a> Simulated<'a> {
    async fn open(context: &'a TestContext, number: usize) -> Self {
        let (rng, mut chance) = (Seed::from(number as u64).rng(), Chance(number as u64 + 1));
        let kind = games()[number % games().len()];
        let range = kind.seats();
        let least = (*range.start()).max(2);
        let more = chance.below(usize::from(range.end() - least) + 1);
        let seats = least + u8::try_from(more).expect("few seats");
        // From every fourth table all people go away for good.
        let is_deserted = number % 4 == 3;
        let mut people = Vec::new();
        for seat in 0..seats {
            let is_silent = is_deserted || chance.below(10) < 4;
            let silent_from = if is_silent { chance.below(200) } else { usize::MAX };
            let person = Guest { name: Some(format!("Guest {seat}")), ..Guest::fresh() };
            let is_person = seat == 0 || (is_deserted && seat == 1) || chance.below(10) < 7;
            people.push(is_person.then_some((person, silent_from)));
        }
        let bot = || Occupant::Bot { bot: "random".to_owned() };
        let occupants = people.iter().map(|it| it.as_ref().map_or_else(bot, |it| occupant(&it.0)));
        let pace = Pace::ALL[chance.below(Pace::ALL.len())];
        let seats = occupants.collect();
        let spec = TableSpec { kind, seats, options: Vec::new(), listed: false, hints: true, pace };
        let owner = people[0].as_ref().expect("a person opens it").0.id.clone();
        let now = context.tables.clock.now();
        let source = DealSource::Seed(Seed::from(number as u64));
        let table = spec.table(owner, source, now).expect("the usual game");
        context.store.create(&table).await.expect("it is kept");
        let what = format!("table {number} of {}, {pace:?}, {} seats", kind.name(), people.len());
        let mut actor = load_actor(context, &table.id).await;
        actor.on_due().await.expect("its times are set");
        Self { context, actor, rng, chance, people, is_deserted, what }
    }

    /// Plays it; returns how it ended.
    async fn play_to_the_end(&mut self) -> usize {
        for step in 0..MOST_STEPS {
            if self.actor.table.phase == Phase::Finished {
                return self.check_end().await;
            }
            self.step().await;
            self.check(step).await;
        }
        panic!("{} never ends", self.what);
    }

    /// One thing happens: a decision, a return, or time passes.
    async fn step(&mut self) {
        if !self.is_deserted && self.chance.below(60) == 0 {
            let seat = self.chance.below(self.people.len());
            if let Some((guest, silent_from)) = &mut self.people[seat] {
                *silent_from = usize::MAX;
                let guest = guest.id.clone();
                assert!(self.actor.come_back(&guest).await.is_ok(), "{}: coming back", self.what);
            }
        }
        if self.chance.below(40) == 0 {
            self.talk().await;
            if self.actor.table.phase == Phase::Finished {
                return;
            }
        }
        let Status::Asks(seat) = self.actor.play.status() else { panic!("it is over") };
        if self.actor.bot().is_some() {
            return self.play_bot(seat).await;
        }
        let steps = self.actor.play.steps();
        let person = self.people[seat.index()].clone();
        match person.filter(|it| it.1 > steps && !self.actor.table.attendance.asleep) {
            Some((guest, _)) if self.actor.sitting.stand_in(seat.number(), Some(seat.number())).is_none() => {
                self.decide(&guest).await;
            }
            _ => self.wait().await,
        }
    }

    /// A person says or proposes something, and those who are there answer a proposal by chance.
    async fn talk(&mut self) {
        let people: Vec<Guest> = self.people.iter().flatten().map(|it| it.0.clone()).collect();
        let who = people[self.chance.below(people.len())].clone();
        let seat = u8::try_from(self.chance.below(self.people.len())).expect("few seats");
        let kind = match self.chance.below(6) {
            0 | 1 => TalkKind::Say("oops".to_owned()),
            2 => TalkKind::Give(seat),
            3 | 4 => TalkKind::TakeBack(Vote::Ask),
            _ => TalkKind::End(Vote::Ask),
        };
        self.say(&who, kind).await;
        for guest in people {
            let Some(proposal) = self.actor.sitting.talk.proposal.clone() else { return };
            let vote = if self.chance.below(3) == 0 { Vote::No } else { Vote::Yes };
            match proposal.kind {
                ProposalKind::End => self.say(&guest, TalkKind::End(vote)).await,
                ProposalKind::TakeBack(_) => self.say(&guest, TalkKind::TakeBack(vote)).await,
            }
        }
    }

    /// Says something, which may be refused, but never fails.
    async fn say(&mut self, guest: &Guest, kind: TalkKind) {
        let request = TalkRequest { version: self.actor.version, kind };
        let said = self.actor.talk(&guest.id, &request).await;
        assert!(!matches!(said, Err(Rejection::Failed(_))), "{}: {request:?}: {said:?}", self.what);
    }

    async fn play_bot(&mut self, seat: Seat) {
        let choice = self.actor.play.bot_choice(Bot::Random, &mut self.rng).expect("something can be done");
        let next = NextState::by_bot(&*self.actor.play, seat, &choice).expect("a bot plays by the rules");
        assert!(self.actor.commit(next, BOT).await.is_ok(), "{}: a bot decides", self.what);
    }

    async fn decide(&mut self, guest: &Guest) {
        let seconds = i64::try_from(self.chance.below(20)).expect("a short time");
        self.context.tables.clock.set_by(seconds * 1_000);
        if self.chance.below(100) == 0 {
            assert!(self.actor.leave(&guest.id).await.is_ok(), "{}: leaving", self.what);
            return;
        }
        let choice = self.actor.play.bot_choice(Bot::Random, &mut self.rng).expect("something can be done");
        let request = MoveRequest { version: self.actor.sitting.decided, kind: MoveKind::Do(choice) };
        assert!(self.actor.decide(&guest.id, &request).await.is_ok(), "{}: deciding", self.what);
    }

    /// Time passes until something must be done; where nothing must, whoever is asked comes to their senses.
    async fn wait(&mut self) {
        let clock = &self.context.tables.clock;
        if let Some(due) = self.actor.table.attendance.due {
            clock.set_by((due - clock.now()).max(0));
            self.actor.on_due().await.expect("it is done");
            return;
        }
        clock.set_by(86_400_000);
        for (guest, silent_from) in self.people.clone().into_iter().flatten() {
            if self.is_deserted {
                assert!(self.actor.leave(&guest.id).await.is_ok(), "{}: leaving", self.what);
                continue;
            }
            assert!(self.actor.come_back(&guest.id).await.is_ok(), "{}: coming back", self.what);
            if silent_from != usize::MAX && self.chance.below(2) == 0 {
                assert!(self.actor.leave(&guest.id).await.is_ok(), "{}: leaving", self.what);
            }
        }
        for person in self.people.iter_mut().flatten().filter(|_| !self.is_deserted) {
            person.1 = usize::MAX;
        }
    }

    /// Whether what is kept of the table is what its log says; the log itself is read now and then.
    async fn check(&mut self, step: usize) {
        let table = &self.actor.table;
        for seat in 0..u8::try_from(table.seats.len()).expect("few seats") {
            let away = self.actor.sitting.stand_in(seat, table.to_move).map(|it| it.why.word());
            assert_eq!(
                table.attendance.seat(seat.into()).away.as_deref(),
                away,
                "{}: seat {seat}",
                self.what
            );
        }
        if step.is_multiple_of(97) {
            let stored = self.context.store.table(&table.id).await.expect("it answers").expect("it is there");
            assert_eq!(stored, **table, "{}", self.what);
            let log = self.context.store.log(&table.id).await.expect("it answers");
            assert_eq!(sitting(&table.seats, &log), *self.actor.sitting, "{}", self.what);
            // A restart finds the same.
            self.actor = load_actor(self.context, &stored.id).await;
        }
    }

    /// Whether the result is that of the game; returns how it ended: played, finished, closed, by agreement.
    async fn check_end(&self) -> usize {
        let stored = self.context.store.table(&self.actor.table.id).await;
        let table = stored.expect("it answers").expect("it is there");
        assert_eq!(table.attendance.due, None, "{}: nothing is to be done any more", self.what);
        if table.closed().is_some() {
            return 2;
        }
        let log = self.context.store.log(&table.id).await.expect("it answers");
        let play = replay(&table, &log).expect("it can be played again");
        let result = GameResult::from_table(&table).expect("a result");
        assert_eq!(result.scores, play.scores(), "{}", self.what);
        if result.how == How::Agreed {
            assert_eq!((play.status() == Status::Over, result.places), (false, Vec::new()), "{}", self.what);
            return 3;
        }
        assert_eq!(result.places, play.places(), "{}", self.what);
        usize::from(result.how != How::Played)
    }
}

async fn load_actor(context: &TestContext, id: &TableId) -> TableActor {
    let loaded = load(&context.tables, id).await.expect("it can be read");
    TableActor::new(Arc::clone(&context.tables), loaded)
}

/// Numbers that look random.
struct Chance(u64);

impl Chance {
    /// A number below another one.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % bound
    }
}
