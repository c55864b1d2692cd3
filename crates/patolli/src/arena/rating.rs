//! The strength of a bot beside others.

/// A rating and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub elo: f64,
    /// `None` if there are too few deals to tell.
    pub error: Option<f64>,
}
