//! Questions of a game, each with the rule that asks it.

use crate::RuleId;

/// A question of a game: key of its message and the rule that asks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionSpec {
    /// Key of its message, such as `ask-place`.
    pub key: &'static str,
    /// The rule that asks it, such as `T-037`.
    pub rule: RuleId,
}

impl QuestionSpec {
    /// The question with this key, asked by this rule.
    pub const fn new(key: &'static str, rule: RuleId) -> Self {
        Self { key, rule }
    }
}
