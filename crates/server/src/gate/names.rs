//! How often names may change.

use axum::http::request::Parts;
use patolli_store::GuestId;

use super::{Gate, Who};
use crate::trouble::Trouble;

impl Gate {
    /// Lets somebody take another name, or says that it is too often: every page of their tables is told.
    pub(crate) fn rename(&self, parts: &Parts, guest: &GuestId) -> Result<(), Trouble> {
        let Some(network) = self.network(parts) else { return Ok(()) };
        self.guest_renames.admit(Who::Guest(guest.clone())).map_err(|it| self.later("guest-renames", it))?;
        self.renames.admit(Who::Peer(network)).map_err(|it| self.later("renames", it))
    }
}
