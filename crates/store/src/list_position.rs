use std::{fmt, str::FromStr};

use crate::{Table, TableId};

/// The place of a table in lists, which begin with the one that moved last: a list goes on after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListPosition {
    /// Time of its last entry.
    pub moved: i64,
    /// Time at which it was opened.
    pub created: i64,
    /// Its name.
    pub id: TableId,
}

impl ListPosition {
    /// That of a table.
    pub fn from_table(table: &Table) -> Self {
        Self { moved: table.moved, created: table.created, id: table.id.clone() }
    }
}

impl fmt::Display for ListPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.moved, self.created, self.id)
    }
}

/// No place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no place in a list")]
pub struct ListPositionError;

impl FromStr for ListPosition {
    type Err = ListPositionError;

    fn from_str(text: &str) -> Result<Self, ListPositionError> {
        let parts: Vec<&str> = text.split('.').collect();
        let [moved, created, id] = parts[..] else { return Err(ListPositionError) };
        let time = |it: &str| it.parse().map_err(|_| ListPositionError);
        Ok(Self {
            moved: time(moved)?,
            created: time(created)?,
            id: id.parse().map_err(|_| ListPositionError)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_read_back_as_they_are_written() {
        let place = ListPosition { moved: -5, created: 7, id: TableId::random() };
        assert_eq!(place.to_string().parse(), Ok(place));
        for odd in ["", "1.2", "1.2.x", "1.2.abcdefghij.4", "a.2.abcdefghij"] {
            assert_eq!(odd.parse::<ListPosition>(), Err(ListPositionError), "{odd}");
        }
    }
}
