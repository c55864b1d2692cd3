use async_trait::async_trait;

use serde::{Deserialize, Serialize};

use crate::{Error, GuestId};

/// Most that is kept of what one person has learned; beyond it nothing more is noted.
pub const MOST_LEARNED: u32 = 200;

/// A lesson that somebody has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// Who.
    pub owner: GuestId,
    /// What, as [`LearnedStore`] names it.
    pub what: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Keeps what people have learned: lessons as `tzolkin/step-back`, tips as `coach/tikal/uncover`, and as `guided/…` where the coach stands.
/// Nobody else ever sees it.
#[async_trait]
pub trait LearnedStore: Send + Sync {
    /// What a person has learned, sorted.
    async fn learned(&self, owner: &GuestId) -> Result<Vec<String>, Error>;

    /// Notes that a person has learned something; what was noted before stays as it is.
    async fn add_learned(&self, owner: &GuestId, what: &str, at: i64) -> Result<(), Error>;

    /// Forgets what begins with `prefix`, and notes `what` in its place if there is anything.
    async fn replace_learned(
        &self,
        owner: &GuestId,
        prefix: &str,
        what: Option<&str>,
        at: i64,
    ) -> Result<(), Error>;

    /// Adds what one person has learned to what another one has, and forgets it of the first.
    async fn move_learned(&self, from: &GuestId, to: &GuestId) -> Result<(), Error>;

    /// Forgets everything that a person has learned.
    async fn forget_learned(&self, owner: &GuestId) -> Result<(), Error>;
}
