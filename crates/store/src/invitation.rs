use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::{Error, GuestId, TableId};

/// A person who was asked to sit down at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// Who was asked.
    pub guest: GuestId,
    /// Who asked.
    pub by: GuestId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether they do not want to; nobody is told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
}

/// Keeps who was asked to sit down where.
#[async_trait]
pub trait InvitationStore: Send + Sync {
    /// Keeps an invitation to a table that waits for people. Returns how many were asked there before; none if nothing
    /// is kept: the person was asked there already, `most` were, or the table does not wait.
    async fn invite(&self, invitation: &Invitation, most: u32) -> Result<Option<u32>, Error>;

    /// The invitation of a guest to a table, also if it was declined.
    async fn invitation(&self, table: &TableId, guest: &GuestId) -> Result<Option<Invitation>, Error>;

    /// The invitations of a guest to tables that still wait for people, without those that were declined; the latest
    /// first.
    async fn invitations(&self, guest: &GuestId) -> Result<Vec<Invitation>, Error>;

    /// Notes that a guest does not want to sit down there, and takes back calls about it; returns whether they were
    /// asked to.
    async fn decline(&self, table: &TableId, guest: &GuestId) -> Result<bool, Error>;
}
