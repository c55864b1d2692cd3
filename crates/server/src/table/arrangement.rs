//! Changes of who sits at a table that waits for people.

/// What somebody changes at a table that waits for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Arrangement {
    /// The owner frees the seat of a person.
    Free(u8),
    /// The owner puts a bot on a free seat.
    Bot(u8, String),
    /// The owner takes the table off the list.
    Unlist,
    /// A person gets up.
    GetUp,
}
