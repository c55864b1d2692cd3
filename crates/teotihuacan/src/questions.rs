//! Questions of Teotihuacan, each with its rule.

use patolli_core::QuestionSpec;

/// All questions.
pub(crate) const QUESTIONS: &[QuestionSpec] = &[
    QuestionSpec::new("ask-keep", "H-086"),
    QuestionSpec::new("ask-draft", "H-324"),
    QuestionSpec::new("ask-start-power", "H-088"),
    QuestionSpec::new("ask-start-tile", "H-089"),
    QuestionSpec::new("ask-start-place", "H-093"),
    QuestionSpec::new("ask-turn", "H-105"),
    QuestionSpec::new("ask-arrived", "H-124"),
    QuestionSpec::new("ask-done", "H-109"),
    QuestionSpec::new("ask-rested", "H-109"),
    QuestionSpec::new("ask-count", "H-185"),
    QuestionSpec::new("ask-ability", "H-142"),
    QuestionSpec::new("ask-discover", "H-142"),
    QuestionSpec::new("ask-climb", "H-162"),
    QuestionSpec::new("ask-climb-any", "H-162"),
    QuestionSpec::new("ask-climb-paid", "H-350"),
    QuestionSpec::new("ask-large", "H-167"),
    QuestionSpec::new("ask-avenue-tile", "H-160"),
    QuestionSpec::new("ask-gain", "H-022"),
    QuestionSpec::new("ask-trade", "H-344"),
    QuestionSpec::new("ask-sell", "H-345"),
    QuestionSpec::new("ask-exchange", "H-349"),
    QuestionSpec::new("ask-power-up", "H-261"),
    QuestionSpec::new("ask-power-up-second", "H-264"),
    QuestionSpec::new("ask-power-up-any", "H-261"),
    QuestionSpec::new("ask-buy-power", "H-339"),
    QuestionSpec::new("ask-ascension", "H-270"),
    QuestionSpec::new("ask-develop", "H-196"),
    QuestionSpec::new("ask-house", "H-208"),
    QuestionSpec::new("ask-decorate", "H-220"),
    QuestionSpec::new("ask-build", "H-236"),
    QuestionSpec::new("ask-build-more", "H-235"),
    QuestionSpec::new("ask-wages", "H-299"),
];
