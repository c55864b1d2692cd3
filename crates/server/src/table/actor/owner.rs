//! What the owner of a table does while it waits for people, and getting up again.

use patolli_store::{Admission, GuestId, Occupant, Phase};

use super::TableActor;
use crate::{
    denied::Denied,
    failure::Rejection,
    table::{arrangement::Arrangement, reader::seats_of, table_spec::offered_bot},
};

impl TableActor {
    /// Changes who sits or may sit at a table that waits for people.
    pub(super) async fn arrange(&mut self, guest: &GuestId, wanted: &Arrangement) -> Result<(), Rejection> {
        if self.table.phase != Phase::Open {
            return Err(Denied::Started.into());
        }
        if *wanted == Arrangement::GetUp {
            return self.get_up(guest).await;
        }
        if self.table.owner != *guest {
            return Err(Denied::NotOwner.into());
        }
        match wanted {
            Arrangement::Free(seat) => self.free(*seat).await,
            Arrangement::Bot(seat, bot) => {
                let bot = offered_bot(bot).ok_or(Denied::BadRequest("no such bot"))?.to_string();
                self.clear_seat(*seat, Occupant::Open, Occupant::Bot { bot }).await
            }
            Arrangement::Unlist => {
                let admission = Admission { listed: false, ..Admission::from_table(&self.table) };
                self.set_admission(admission).await
            }
            Arrangement::GetUp => Ok(()),
        }
    }

    /// Frees the seat of another person, who cannot sit down here again.
    async fn free(&mut self, seat: u8) -> Result<(), Rejection> {
        let before = self.table.seats.get(usize::from(seat)).cloned();
        let Some(before @ Occupant::Guest { .. }) = before else {
            return Err(Denied::BadRequest("nobody sits there").into());
        };
        let Occupant::Guest { id, .. } = &before else { return Ok(()) };
        if *id == self.table.owner {
            return Err(Denied::BadRequest("it is the owner's own seat").into());
        }
        // First they are barred, so that they cannot be quicker.
        let mut admission = Admission::from_table(&self.table);
        if !admission.barred.contains(id) {
            admission.barred.push(id.clone());
        }
        let id = id.clone();
        self.set_admission(admission).await?;
        for seat in seats_of(&id, &self.table) {
            let before = self.table.seats[usize::from(seat)].clone();
            self.clear_seat(seat, before, Occupant::Open).await?;
        }
        Ok(())
    }

    /// Frees the seats of a guest. An owner passes the table to the next person.
    async fn get_up(&mut self, guest: &GuestId) -> Result<(), Rejection> {
        let mine = seats_of(guest, &self.table);
        if mine.is_empty() {
            return Err(Denied::NotSeated.into());
        }
        if self.table.owner == *guest {
            let other = |it: &Occupant| match it {
                Occupant::Guest { id, .. } if id != guest => Some(id.clone()),
                _ => None,
            };
            let owner = self.table.seats.iter().find_map(other).ok_or(Denied::NobodyToAsk)?;
            self.set_admission(Admission { owner, ..Admission::from_table(&self.table) }).await?;
        }
        for seat in mine {
            let before = self.table.seats[usize::from(seat)].clone();
            self.clear_seat(seat, before, Occupant::Open).await?;
        }
        Ok(())
    }

    /// Puts a bot, or nobody, on a seat.
    async fn clear_seat(&mut self, seat: u8, before: Occupant, after: Occupant) -> Result<(), Rejection> {
        if self.table.seats.get(usize::from(seat)) != Some(&before) {
            return Err(Denied::SeatTaken.into());
        }
        let done = self.context.store().clear_seat(&self.table.id, seat, &before, &after).await;
        self.seated(done, |it| {
            it.seats[usize::from(seat)] = after;
            it.contributions.retain(|it| it.0 != seat);
        })
        .await
    }

    async fn set_admission(&mut self, admission: Admission) -> Result<(), Rejection> {
        let done = self.context.store().set_admission(&self.table.id, &admission).await;
        self.seated(done, |it| {
            (it.owner, it.listed, it.barred) = (admission.owner, admission.listed, admission.barred);
        })
        .await
    }
}
