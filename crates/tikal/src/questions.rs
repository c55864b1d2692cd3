//! Questions of Tikal, each with its rule.

use patolli_core::QuestionSpec;

/// All questions.
pub(crate) const QUESTIONS: &[QuestionSpec] = &[
    QuestionSpec::new("ask-bid", "T-164"),
    QuestionSpec::new("ask-take", "T-170"),
    QuestionSpec::new("ask-place", "T-037"),
    QuestionSpec::new("ask-place-volcano", "T-146"),
    QuestionSpec::new("ask-act", "T-039"),
    QuestionSpec::new("ask-act-scoring", "T-144"),
];
