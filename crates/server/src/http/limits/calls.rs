//! Limits of what people have sent to places of their own.

use axum::http::request::Parts;
use patolli_store::GuestId;

use super::{ClientKey, Limits};
use crate::denied::Denied;

impl Limits {
    /// Counts a new mail address or webhook against the limits of the network and of the guest.
    pub(crate) fn receiver(&self, parts: &Parts, guest: &GuestId) -> Result<(), Denied> {
        if let Some(network) = self.network(parts) {
            let key = ClientKey::Network(network);
            self.receivers.admit(&key).map_err(|it| self.rate_exceeded("receivers", it))?;
        }
        let key = ClientKey::Guest(guest.clone());
        self.receivers.admit(&key).map_err(|it| self.rate_exceeded("receivers", it))
    }

    /// Counts an invitation by name against the limits of the network and of the guest.
    pub(crate) fn invitation(&self, parts: &Parts, guest: &GuestId) -> Result<(), Denied> {
        if let Some(network) = self.network(parts) {
            let key = ClientKey::Network(network);
            self.invitations.admit(&key).map_err(|it| self.rate_exceeded("invitations", it))?;
        }
        let key = ClientKey::Guest(guest.clone());
        self.guest_invitations.admit(&key).map_err(|it| self.rate_exceeded("invitations", it))
    }

    /// Counts an archive of all games against the limits of the network and of the guest.
    pub(crate) fn archive(&self, parts: &Parts, guest: &GuestId) -> Result<(), Denied> {
        let network = self.network(parts).map(ClientKey::Network);
        for key in network.into_iter().chain([ClientKey::Guest(guest.clone())]) {
            self.archives.admit(&key).map_err(|it| self.rate_exceeded("archives", it))?;
        }
        Ok(())
    }

    /// Counts a call that a person sends to themselves.
    pub(crate) fn trial(&self, guest: &GuestId) -> Result<(), Denied> {
        let key = ClientKey::Guest(guest.clone());
        self.trials.admit(&key).map_err(|it| self.rate_exceeded("trials", it))
    }
}
