//! The reader of a page: guest, language, theme, address.

use patolli_catalog::{Lang, Localizer};
use patolli_store::{GuestId, Occupant, Table, TableId};
use patolli_web::model::{Coaching, Shell, Theme};

use crate::{guest::Guest, names};

/// The reader of a page: guest, language, theme, address.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The guest, once they did anything that needs one.
    pub(crate) guest: Option<Guest>,
    /// Their language.
    pub(crate) lang: Lang,
    /// Their theme.
    pub(crate) theme: Theme,
    /// Path and query of the page.
    pub(crate) path: String,
    /// Seats of the table in their address whose phrases they do not want to see.
    pub(crate) muted: Vec<u8>,
    /// Whether messages to their page may be compressed.
    pub(crate) deflate: bool,
    /// Name of the dictionary that their page has, to which such messages may refer.
    pub(crate) dictionary: Option<String>,
    /// Whether their page shows events one after the other.
    pub(crate) events: bool,
    /// After how many decisions their page was last told something, if it was open before.
    pub(crate) told: Option<usize>,
    /// Address of the page that led here, if the browser tells.
    pub(crate) came_from: String,
    /// Origin under which the reader reaches this server, such as `http://localhost:7272`.
    pub(crate) origin: String,
    /// The coach at the table in their address, once it was asked for.
    pub(crate) coach: Option<Coaching>,
}

impl Reader {
    /// The frame of every page.
    pub(crate) fn shell(&self) -> Shell<'_> {
        let guest = self.guest.as_ref().and_then(|it| it.name.as_deref()).unwrap_or_default();
        Shell { lang: self.lang, theme: self.theme, guest, path: &self.path, notice: None }
    }

    /// The same reader on another page.
    pub(crate) fn at(self, path: String) -> Self {
        Self { path, ..self }
    }

    /// The same reader, now known.
    pub(crate) fn known_as(self, guest: Guest) -> Self {
        Self { guest: Some(guest), ..self }
    }

    /// The words of the interface.
    pub(crate) fn words(&self) -> &'static Localizer {
        Localizer::for_game(self.lang, "ui")
    }

    /// The name this guest sits down with.
    pub(crate) fn name_of(&self, guest: &Guest) -> String {
        guest.name.clone().unwrap_or_else(|| names::default_name(self.lang, &guest.id))
    }

    /// Id of the guest, if they are known.
    pub(crate) fn id(&self) -> Option<&GuestId> {
        self.guest.as_ref().map(|it| &it.id)
    }

    /// The seats this reader has at a table.
    pub(crate) fn seats(&self, table: &Table) -> Vec<u8> {
        self.id().map_or_else(Vec::new, |id| seats_of(id, table))
    }

    /// Whether cookies may travel encrypted only.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// Whether they want the board in words.
    pub(crate) fn wants_text(&self) -> bool {
        wants_text_version(&self.path)
    }

    /// The page of a table, in words if the reader comes from such a page.
    pub(crate) fn table_page(&self, id: &TableId) -> String {
        let text = self.wants_text() || wants_text_version(&self.came_from);
        if text { format!("/t/{id}?text=1") } else { format!("/t/{id}") }
    }
}

fn wants_text_version(address: &str) -> bool {
    let query = address.split_once('?').map_or("", |it| it.1);
    query.split('&').any(|it| it == "text=1")
}

/// The first seat of a guest at a table.
pub(crate) fn first_seat_of(guest: &GuestId, table: &Table) -> Option<u8> {
    let seat = table.seats.iter().position(|it| matches!(it, Occupant::Guest { id, .. } if id == guest))?;
    u8::try_from(seat).ok()
}

/// The seats of a guest at a table.
pub(crate) fn seats_of(guest: &GuestId, table: &Table) -> Vec<u8> {
    let mine = |it: &Occupant| matches!(it, Occupant::Guest { id, .. } if id == guest);
    (0..).zip(&table.seats).filter(|(_, it)| mine(it)).map(|(seat, _)| seat).collect()
}
