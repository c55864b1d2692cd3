use crate::{GuestId, Table};

/// The owner of a table that waits for people, and those who may sit down there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admission {
    /// The owner.
    pub owner: GuestId,
    /// Whether everybody may see the table in the list.
    pub listed: bool,
    /// Guests who cannot sit down.
    pub barred: Vec<GuestId>,
}

impl Admission {
    /// That of a table.
    pub fn from_table(table: &Table) -> Self {
        Self { owner: table.owner.clone(), listed: table.listed, barred: table.barred.clone() }
    }

    /// The guests who cannot sit down, as both databases hold them.
    pub(crate) fn barred_text(&self) -> String {
        serde_json::to_string(&self.barred).expect("strings are always JSON")
    }
}
