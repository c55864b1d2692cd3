//! One choice as a page or a program sees it.

use patolli_core::Message;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{GoodsChange, Targets};

/// One choice, legal or refused with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing of the choice, whatever the others say"
)]
pub struct Choice {
    /// The decision in notation.
    #[serde(rename = "do")]
    pub notation: String,
    /// Places on the board to point at, in order (from, to).
    #[serde(rename = "at")]
    pub targets: Targets,
    /// Turns of the tile in hand: choices that differ only in this share one target.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "turn")]
    pub rotation: Option<u8>,
    /// What it costs, with the answers after it that need no thought.
    pub pays: Vec<GoodsChange>,
    /// What it brings, likewise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gives: Vec<GoodsChange>,
    /// Whether it costs or brings something more, or less, that depends on what is hidden.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// Its name.
    #[serde(skip)]
    pub label: Message,
    /// Its icon.
    #[serde(skip)]
    pub icon: &'static str,
    /// Whether it shows something hidden, so that it cannot be taken back.
    #[serde(rename = "wall")]
    pub reveals: bool,
    /// Whether it interrupts what is asked instead of answering it.
    #[serde(skip)]
    pub interruption: bool,
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
