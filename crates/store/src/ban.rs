use std::fmt;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::Error;

/// Somebody who may do nothing on this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// The kind of what is banned.
    pub kind: BanKind,
    /// The [folded](crate::Account::fold_case) name of an account, the id of a guest, or a network such as `203.0.113.0/24`.
    pub key: String,
    /// Time at which it ends, in milliseconds since 1970; none if it does not end by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
    /// The reason, for operators.
    pub why: String,
    /// Time at which it was made.
    pub made: i64,
}

/// Kind of what is banned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BanKind {
    /// An account, by its name.
    Account,
    /// A guest, by their id.
    Guest,
    /// All who come from a network.
    Network,
}

impl BanKind {
    const ALL: [Self; 3] = [Self::Account, Self::Guest, Self::Network];

    /// The word for it, as in databases.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Account => "account",
            Self::Guest => "guest",
            Self::Network => "network",
        }
    }

    pub(crate) fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.as_str() == word)
    }
}

impl fmt::Display for BanKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Keeps who may do nothing here.
#[async_trait]
pub trait BanStore: Send + Sync {
    /// Keeps a ban, in the place of one of the same kind and key.
    async fn ban(&self, ban: &Ban) -> Result<(), Error>;

    /// Lifts a ban; returns whether there was one.
    async fn lift_ban(&self, kind: BanKind, key: &str) -> Result<bool, Error>;

    /// All bans, also those that have ended, by kind and key.
    async fn bans(&self) -> Result<Vec<Ban>, Error>;
}
