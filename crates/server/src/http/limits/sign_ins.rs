//! Limits of sign-ins and new accounts.

use axum::http::request::Parts;

use super::Limits;
use crate::{denied::Denied, names};

impl Limits {
    /// Counts a sign-in against the limits of the network and of the name.
    ///
    /// Names without an account are counted too, so that the limit does not tell which names exist.
    pub(crate) fn sign_in(&self, parts: &Parts, name: &str) -> Result<(), Denied> {
        if let Some(network) = self.network(parts) {
            self.sign_ins.admit(&network).map_err(|it| self.rate_exceeded("sign-ins", it))?;
        }
        self.names.admit(&names::rate_limit_key(name)).map_err(|it| self.rate_exceeded("name-sign-ins", it))
    }

    /// Counts a new account against the limit of the network.
    pub(crate) fn account(&self, parts: &Parts) -> Result<(), Denied> {
        let Some(network) = self.network(parts) else { return Ok(()) };
        self.accounts.admit(&network).map_err(|it| self.rate_exceeded("new-accounts", it))
    }
}
