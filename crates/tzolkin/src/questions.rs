//! Questions of Tzolk'in, each with its rule.

use patolli_core::QuestionSpec;

/// All questions.
pub(crate) const QUESTIONS: &[QuestionSpec] = &[
    QuestionSpec::new("ask-start", "Z-048"),
    QuestionSpec::new("ask-turn", "Z-079"),
    QuestionSpec::new("ask-mercy", "Z-089"),
    QuestionSpec::new("ask-placing", "Z-091"),
    QuestionSpec::new("ask-picking", "Z-103"),
    QuestionSpec::new("ask-use", "Z-105"),
    QuestionSpec::new("ask-any", "Z-190"),
    QuestionSpec::new("ask-anger", "Z-257"),
    QuestionSpec::new("ask-climb", "Z-246"),
    QuestionSpec::new("ask-climb-two", "Z-179"),
    QuestionSpec::new("ask-learn", "Z-171"),
    QuestionSpec::new("ask-learn-more", "Z-173"),
    QuestionSpec::new("ask-learn-free", "Z-204"),
    QuestionSpec::new("ask-bonus", "ZE-044"),
    QuestionSpec::new("ask-retreat", "ZE-120"),
    QuestionSpec::new("ask-build", "Z-172"),
    QuestionSpec::new("ask-build-second", "Z-174"),
    QuestionSpec::new("ask-build-corn", "Z-187"),
    QuestionSpec::new("ask-monument", "Z-178"),
    QuestionSpec::new("ask-market", "Z-182"),
    QuestionSpec::new("ask-pay", "Z-209"),
    QuestionSpec::new("ask-gain", "Z-197"),
    QuestionSpec::new("ask-gold", "ZE-066"),
    QuestionSpec::new("ask-offer", "Z-240"),
    QuestionSpec::new("ask-skull", "ZE-086"),
    QuestionSpec::new("ask-days", "Z-133"),
];
