//! "Why not my move?"

use patolli_catalog::{AnyPlay, Comparison, MoveError};

/// A choice beside the best one. Its form: POST `/t/ID/why` (`do`, and `n` or `moment` and `line` for a moment of a finished game).
pub struct WhyPage<'a> {
    /// The position in question.
    pub play: &'a dyn AnyPlay,
    /// Address of the form.
    pub address: String,
    /// What else the form sends: which moment it is about.
    pub fields: Vec<(&'static str, String)>,
    /// Address of the page from which one comes.
    pub back: String,
    /// Whether choices of the page below can be pointed at.
    pub can_point: bool,
    /// The choice in question.
    pub asked: Option<&'a str>,
    /// What there is to say to it.
    pub answer: Option<WhyAnswer>,
}

/// What there is to say to a choice.
#[derive(Clone, PartialEq, Debug)]
pub enum WhyAnswer {
    /// It was compared with the best one.
    Compared(Box<Comparison>),
    /// It is no choice now.
    Refused(MoveError),
    /// The computer was too busy.
    Late,
}
