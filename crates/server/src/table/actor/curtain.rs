//! The curtain of shared screens: what a guest may see, and for which of their seats.

use std::sync::Arc;

use patolli_catalog::Seat;
use patolli_store::GuestId;

use super::TableActor;
use crate::table::{
    perspective::{Perspective, asked},
    reader::seats_of,
};

impl TableActor {
    /// The perspective of a guest.
    pub(super) fn perspective_of(&self, guest: &GuestId) -> Perspective {
        let (mine, lifted) = (seats_of(guest, &self.table), self.lifted.get(guest).copied());
        Perspective::current(&*self.play, self.table.phase, &mine, lifted)
    }

    /// Lifts the curtain of a shared screen for the seat to move; ignored for other seats.
    pub(super) fn lift_curtain(&mut self, guest: GuestId, seat: Seat) {
        if self.perspective_of(&guest).curtain == Some(seat) {
            Arc::make_mut(&mut self.lifted).insert(guest, seat);
            self.broadcast();
        }
    }

    /// Drops the hint and the lifted curtains of the former position.
    pub(super) fn on_position_changed(&mut self) {
        let asked = asked(&*self.play);
        Arc::make_mut(&mut self.lifted).retain(|_, seat| Some(*seat) == asked);
        self.drop_hint();
    }
}
