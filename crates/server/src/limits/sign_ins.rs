//! How often passwords may be tried, and accounts made.

use axum::http::request::Parts;

use super::Limits;
use crate::{names, trouble::Trouble};

impl Limits {
    /// Lets somebody try the password of a name, or says that it is too often.
    ///
    /// Names without an account are counted like those with one, and a name is guarded wherever the tries come from.
    pub(crate) fn sign_in(&self, parts: &Parts, name: &str) -> Result<(), Trouble> {
        if let Some(network) = self.network(parts) {
            self.sign_ins.admit(network).map_err(|it| self.rate_exceeded("sign-ins", it))?;
        }
        self.names.admit(names::rate_limit_key(name)).map_err(|it| self.rate_exceeded("name-sign-ins", it))
    }

    /// Lets somebody make an account, or says that it is too often.
    pub(crate) fn account(&self, parts: &Parts) -> Result<(), Trouble> {
        let Some(network) = self.network(parts) else { return Ok(()) };
        self.accounts.admit(network).map_err(|it| self.rate_exceeded("new-accounts", it))
    }
}
