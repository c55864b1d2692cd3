//! A shuffle that is promised before its reader adds a word to it.

use maud::{Markup, html};

/// A shuffle that is promised before its reader adds a word to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// What stands for the secret seed in a form.
    pub ticket: String,
    /// SHA-256 of the seed.
    pub commitment: String,
}

/// What stands for the promised shuffle in a form. A browser that restores forms must not put back an old one.
pub(crate) fn ticket(promise: &Promise) -> Markup {
    html! { input type="hidden" name="ticket" value=(promise.ticket) autocomplete="off"; }
}
