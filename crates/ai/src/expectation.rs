//! What a seat may expect.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a seat may expect of the rest of the game.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Expectation {
    /// Points ahead of the mean of the others at the end; negative when behind.
    pub margin: f32,
    /// The chance to come first, from 0 to 1; a shared first place counts as its share.
    pub win: f32,
}
