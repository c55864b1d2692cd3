//! The shuffle promised to a reader before they add a word to it.

use maud::{Markup, html};

/// The shuffle promised to a reader before they add a word to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// Reference to the secret seed, sent with the form.
    pub ticket: String,
    /// SHA-256 of the seed.
    pub commitment: String,
}

/// The hidden field with the ticket. Browsers that restore forms must not put back an old one.
pub(crate) fn ticket(promise: &Promise) -> Markup {
    html! { input type="hidden" name="ticket" value=(promise.ticket) autocomplete="off"; }
}
