//! Tables that were closed: over without a result, by request or by time.

use serde::{Deserialize, Serialize};

use crate::{Phase, Table};

/// Beginning of the kept result of a closed table, in the words of the databases; statements and indexes
/// compare with it.
pub(crate) const CLOSED_PREFIX: &str = "{\"closed\":";

/// That a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// The reason.
    pub by: ClosedBy,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Reasons why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBy {
    /// By its owner.
    Owner,
    /// By the operator of the server.
    Operator,
    /// By time, since it was not used.
    Time,
}

/// A result as it is kept.
#[derive(Serialize, Deserialize)]
struct ClosedResult {
    closed: Closed,
}

impl Closed {
    /// As the result of a table.
    pub fn to_result(self) -> String {
        serde_json::to_string(&ClosedResult { closed: self }).expect("plain data has a JSON form")
    }
}

/// The time at which the table of a kept result was closed, if it was.
pub(crate) fn closed_at(result: &str) -> Option<i64> {
    let kept: ClosedResult = serde_json::from_str(result).ok()?;
    Some(kept.closed.at)
}

impl Table {
    /// By whom and when the table was closed, if it was: such a table is over, and nothing can be read from
    /// its game.
    pub fn closed(&self) -> Option<Closed> {
        let result = self.result.as_deref().filter(|_| self.phase == Phase::Finished)?;
        let kept: ClosedResult =
            serde_json::from_str(result).ok().filter(|_| result.starts_with(CLOSED_PREFIX))?;
        Some(kept.closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_begins_as_the_statements_expect() {
        let closed = Closed { by: ClosedBy::Owner, at: 7 };
        assert_eq!(closed.to_result(), r#"{"closed":{"by":"owner","at":7}}"#);
        assert!(closed.to_result().starts_with(CLOSED_PREFIX) && CLOSED_PREFIX.len() == 10);
        for sql in [
            include_str!("../migrations/sqlite/0007_digests.sql"),
            include_str!("../migrations/postgres/0005_digests.sql"),
        ] {
            assert!(sql.contains(&format!("substr(result, 1, 10) = '{CLOSED_PREFIX}'")));
        }
    }
}
