//! Limits of renaming.

use axum::http::request::Parts;
use patolli_store::GuestId;

use super::{ClientKey, Limits};
use crate::denied::Denied;

impl Limits {
    /// Counts a new name against the limits of the guest and of the network.
    pub(crate) fn rename(&self, parts: &Parts, guest: &GuestId) -> Result<(), Denied> {
        let Some(network) = self.network(parts) else { return Ok(()) };
        self.guest_renames
            .admit(&ClientKey::Guest(guest.clone()))
            .map_err(|it| self.rate_exceeded("guest-renames", it))?;
        self.renames.admit(&ClientKey::Network(network)).map_err(|it| self.rate_exceeded("renames", it))
    }
}
