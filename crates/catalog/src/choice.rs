//! One choice as a page or a program sees it.

use patolli_core::{Amount, Message};
use serde::Serialize;

/// One choice, legal or refused with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The decision in notation.
    #[serde(rename = "do")]
    pub notation: String,
    /// Ids of board elements to point at, in order (from, to).
    pub at: Vec<String>,
    /// Turns of the tile in hand: choices that differ only in this share one target.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// What it costs.
    pub pays: Vec<Amount>,
    /// What it brings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gives: Vec<Amount>,
    /// Its name.
    #[serde(skip)]
    pub label: Message,
    /// Its icon.
    #[serde(skip)]
    pub icon: &'static str,
    /// Whether it shows something hidden, so that it cannot be taken back.
    pub wall: bool,
    /// Whether it passes the word to another seat or ends the turn.
    #[serde(skip)]
    pub ends_turn: bool,
    /// Why it is refused, if it is: message and rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Message>,
    /// The rule that refuses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}
