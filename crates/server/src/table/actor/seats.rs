//! Sitting down, changing one's name, playing again.

use std::time::Instant;

use patolli_calls::CallEvent;
use patolli_catalog::{Contribution, StartError, game};
use patolli_store::{Chain, Error, GuestId, NewCall, Occupant, Phase, Table, TableId, TableProgress};

use super::TableActor;
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    names,
    table::{
        call_events::{closing_calls, new_call},
        due::people,
        reader::seats_of,
        replay::{deal, replay},
        table_spec::{DealSource, GameResult, TableSpec, progress, random_invite},
    },
    tickets::PromisedSeed,
};

impl TableActor {
    /// Seats a person, with their word for the shuffle; those who sit already keep their seat.
    pub(super) async fn join(
        &mut self,
        person: Occupant,
        seat: Option<u8>,
        invited: bool,
        word: &Contribution,
    ) -> Result<(), Rejection> {
        if let Occupant::Guest { id, .. } = &person
            && !seats_of(id, &self.table).is_empty()
        {
            return Ok(());
        }
        let shared = match &person {
            Occupant::Guest { id, name } => names::is_confusable(name, names::other_names(&self.table, id)),
            Occupant::Open | Occupant::Bot { .. } => false,
        };
        if matches!(&person, Occupant::Guest { id, .. } if self.table.barred.contains(id)) {
            return Err(Denied::Barred.into());
        }
        let free = self.free_seat(seat, invited);
        match free.and_then(|it| if shared { Err(Denied::NameAtTable) } else { Ok(it) }) {
            Ok(seat) if self.table.is_dealt() => self.sit(seat, Occupant::Open, person).await,
            Ok(seat) => self.sit_down(seat, person, word).await,
            Err(denied) => {
                tracing::debug!(table = %self.table.id, why = denied.key(), "guest not seated");
                Err(denied.into())
            }
        }
    }

    fn free_seat(&self, wanted: Option<u8>, invited: bool) -> Result<u8, Denied> {
        if !self.table.listed && !invited {
            return Err(Denied::NotInvited);
        }
        let free = |seat: &u8| self.table.seats.get(usize::from(*seat)) == Some(&Occupant::Open);
        let any = || (0..).take(self.table.seats.len()).find(free);
        wanted.map_or_else(any, |it| Some(it).filter(free)).ok_or(Denied::SeatTaken)
    }

    /// Changes the occupant of a seat; the game starts when all seats are taken.
    async fn sit(&mut self, seat: u8, before: Occupant, after: Occupant) -> Result<(), Rejection> {
        let begin = Instant::now();
        let done = self.context.store().swap_occupant(&self.table.id, seat, &before, &after).await;
        self.context.metrics.stored("sit", begin, &done);
        self.seated(done, |it| it.seats[usize::from(seat)] = after).await
    }

    /// Seats a person at a table that is not dealt, with their word.
    async fn sit_down(&mut self, seat: u8, person: Occupant, word: &Contribution) -> Result<(), Rejection> {
        let begin = Instant::now();
        let done = self.context.store().take_seat(&self.table.id, seat, &person, word.as_str()).await;
        self.context.metrics.stored("sit", begin, &done);
        self.seated(done, |it| {
            it.seats[usize::from(seat)] = person;
            it.contributions.push((seat, word.to_string()));
            it.contributions.sort();
        })
        .await
    }

    /// Applies the outcome of a changed seat; `change` is what the store did.
    pub(super) async fn seated(
        &mut self,
        done: Result<bool, Error>,
        change: impl FnOnce(&mut Table),
    ) -> Result<(), Rejection> {
        match done {
            Ok(true) => {
                self.change_table(change);
                self.update_holders().await;
                self.start_if_full().await?;
                self.call_before_closing().await;
                self.broadcast();
                Ok(())
            }
            Ok(false) => {
                self.reload().await?;
                Err(Denied::SeatTaken.into())
            }
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "a seat was not written");
                Err(self.context.failure(&error).into())
            }
        }
    }

    /// Sees to it that the people here are called before the table is closed, if nobody sits down until then.
    // What a table holds is sent between threads, but not shared by them: hence `mut`.
    pub(super) async fn call_before_closing(&mut self) {
        if self.table.phase == Phase::Open {
            let context = std::sync::Arc::clone(&self.context);
            let calls = closing_calls(&self.table.seats, context.now());
            context.add_calls(&self.table.id, &calls).await;
        }
    }

    /// Starts an open table whose seats are all taken.
    pub(super) async fn start_if_full(&mut self) -> Result<(), Failure> {
        let mut progress = progress(&self.table.seats, &*self.play);
        if self.table.phase != Phase::Open || progress.phase == Phase::Open {
            return Ok(());
        }
        if !self.table.is_dealt() {
            return self.deal().await;
        }
        self.start_times(&mut progress);
        self.context.store().set_progress(&self.table.id, &progress).await.map_err(|error| {
            tracing::error!(table = %self.table.id, %error, "a table did not start");
            self.context.failure(&error)
        })?;
        self.set_progress(progress, None);
        Ok(())
    }

    /// Deals a full table from its seed and all words, and starts it. If another machine was quicker, its
    /// deal counts.
    async fn deal(&mut self) -> Result<(), Failure> {
        let undealt = |why: String| {
            tracing::error!(table = %self.table.id, why, "a table cannot be dealt");
            Failure::Damaged
        };
        let deal = deal(&self.table).map_err(undealt)?;
        let table = Table { deal, ..(*self.table).clone() };
        let play = replay(&table, &[]).map_err(undealt)?;
        let mut progress = progress(&table.seats, &*play);
        self.start_times(&mut progress);
        let begin = Instant::now();
        let done = self.context.store().deal(&table.id, &table.deal, &progress).await;
        self.context.metrics.stored("deal", begin, &done);
        match done {
            Ok(true) => {
                self.play = play.into();
                self.change_table(|it| it.deal = table.deal);
                // The deal is part of what the digests of the log begin with.
                self.chain = Chain::new(&self.table);
                self.set_progress(progress, None);
                Ok(())
            }
            Ok(false) => self.reload().await,
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "a table did not start");
                Err(self.context.failure(&error))
            }
        }
    }

    /// Renews the invitation for the owner; the old link becomes invalid.
    pub(super) async fn renew(&mut self, guest: &GuestId) -> Result<(), Rejection> {
        if self.table.owner != *guest {
            return Err(Denied::NotOwner.into());
        }
        if self.table.phase != Phase::Open {
            return Err(Denied::Started.into());
        }
        let fresh = random_invite();
        let begin = Instant::now();
        let done = self.context.store().set_invite(&self.table.id, &fresh).await;
        self.context.metrics.stored("invite", begin, &done);
        if let Err(error) = done {
            tracing::error!(table = %self.table.id, %error, "an invitation was not renewed");
            return Err(self.context.failure(&error).into());
        }
        self.change_table(|it| it.invite = fresh);
        self.broadcast();
        Ok(())
    }

    /// Changes the name of a guest on the seats where they sit under the old one.
    pub(super) async fn rename(&mut self, guest: &GuestId, old: &str, new: &str) -> Result<(), Failure> {
        if names::is_confusable(new, names::other_names(&self.table, guest)) {
            // A person with such a name sat down in this very moment.
            return Ok(());
        }
        for seat in seats_of(guest, &self.table) {
            let before = self.table.seats[usize::from(seat)].clone();
            if before == (Occupant::Guest { id: guest.clone(), name: old.to_owned() }) {
                let after = Occupant::Guest { id: guest.clone(), name: new.to_owned() };
                // If another machine changed the seat meanwhile, it was reloaded and keeps its name.
                if let Err(Rejection::Failed(failure)) = self.sit(seat, before, after).await {
                    return Err(failure);
                }
            }
        }
        Ok(())
    }

    /// The table where the same people play again; it is opened for the first who asks.
    pub(super) async fn rematch(
        &mut self,
        guest: &GuestId,
        promised: PromisedSeed,
        word: Contribution,
    ) -> Result<TableId, Rejection> {
        if seats_of(guest, &self.table).is_empty() {
            return Err(Denied::NotSeated.into());
        }
        let Some(result) =
            GameResult::from_table(&self.table).filter(|_| self.table.phase == Phase::Finished)
        else {
            return Err(Denied::NotOver.into());
        };
        if let Some(id) = result.rematch {
            return Ok(id);
        }
        let source = self.context.source(promised, word);
        Ok(self.open_rematch(guest, result, source).await?)
    }

    async fn open_rematch(
        &mut self,
        guest: &GuestId,
        result: GameResult,
        source: DealSource,
    ) -> Result<TableId, Failure> {
        let failed = |why: String| {
            tracing::error!(table = %self.table.id, why, "no rematch");
            Failure::Internal
        };
        let unwritten = |error: Error| {
            tracing::error!(table = %self.table.id, %error, "no rematch");
            self.context.failure(&error)
        };
        let fresh = self.rematch_spec(guest).and_then(|it| {
            it.table(guest.clone(), source, self.context.now()).map_err(|it: StartError| it.to_string())
        });
        let fresh = fresh.map_err(failed)?;
        let (phase, to_move) = (self.table.phase, self.table.to_move);
        let mut progress =
            TableProgress { phase, to_move, result: None, attendance: None, calls: Vec::new() };
        progress.result = Some(GameResult { rematch: Some(fresh.id.clone()), ..result }.to_text());
        let store = self.context.store();
        let begin = Instant::now();
        let done = store.create(&fresh).await;
        self.context.metrics.stored("create", begin, &done);
        match done {
            // Another machine opened it, or this one did and was stopped before it could say so.
            Ok(()) | Err(Error::Conflict) => {}
            Err(error) => return Err(unwritten(error)),
        }
        store.set_progress(&self.table.id, &progress).await.map_err(unwritten)?;
        self.set_progress(progress, None);
        self.call_to_rematch(guest).await;
        Ok(fresh.id)
    }

    /// Calls the others, who may play again: the page of this table leads them there.
    // What a table holds is sent between threads, but not shared by them: hence `mut`.
    async fn call_to_rematch(&mut self, guest: &GuestId) {
        let now = self.context.now();
        let others = people(&self.table.seats).into_iter().filter(|it| *it != guest);
        let call = |it: &GuestId| {
            let seat = *seats_of(it, &self.table).first()?;
            Some(new_call(CallEvent::Seat, seat, it, now, false))
        };
        let calls: Vec<NewCall> = others.filter_map(call).collect();
        let context = std::sync::Arc::clone(&self.context);
        context.add_calls(&self.table.id, &calls).await;
    }

    /// The same game; the others are free to come, so their seats are open.
    fn rematch_spec(&self, guest: &GuestId) -> Result<TableSpec, String> {
        let seat = |it: &Occupant| match it {
            Occupant::Guest { id, .. } if id != guest => Occupant::Open,
            it => it.clone(),
        };
        Ok(TableSpec {
            kind: game(&self.table.game).map_err(|it| it.to_string())?,
            seats: self.table.seats.iter().map(seat).collect(),
            options: self.table.options.clone(),
            listed: self.table.listed,
            hints: self.table.hints,
            pace: self.table.pace.parse().unwrap_or_default(),
            stand_in: self.table.stand_in.clone(),
        })
    }
}
