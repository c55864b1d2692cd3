//! Permissions of a guest at a table beside its seats.

use patolli_store::{GuestId, Occupant, Phase, Table};

/// Whether a guest may close a table: the owner may, before the start, and later if no other person sits
/// there.
pub(crate) fn may_close(table: &Table, guest: &GuestId) -> bool {
    let other = |it: &Occupant| matches!(it, Occupant::Guest { id, .. } if id != guest);
    let free = match table.phase {
        Phase::Open => true,
        Phase::Running => !table.seats.iter().any(other),
        Phase::Finished => false,
    };
    free && table.owner == *guest
}
