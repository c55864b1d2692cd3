//! What a search may be told to do more or less of.

/// How a search goes about its work.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Into how many turns of others and own ones after this one it looks.
    pub horizon_turns: u8,
    /// Attraction of a decision that was seldom tried.
    pub exploration: f32,
    /// Points of difference that make a decision e times as likely to be tried first.
    pub prior_temperature: f32,
    /// Part of the attraction that all decisions share equally.
    pub uniform_prior: f32,
    /// Decisions looked at from the start, and more with the square root of the visits.
    pub width: f32,
    /// Points that coming first is worth.
    pub win_bonus: f32,
    /// Points that make a line of the turn e times as unlikely to be drawn: 0 takes the best one.
    pub error_scale: f32,
    /// Whether lines are drawn even if they waste what a better one does not: as only beginners do.
    pub wastes: bool,
    /// Whether only the own points count, whatever the others come to.
    pub ignores_rivals: bool,
    /// How freely the decision is drawn among those tried most: 0 takes the best.
    pub move_temperature: f32,
}

impl Settings {
    /// As strong as we can.
    pub const BEST: Self = Self {
        horizon_turns: 12,
        exploration: 0.7,
        prior_temperature: 2.0,
        uniform_prior: 0.1,
        width: 4.0,
        win_bonus: 60.0,
        error_scale: 0.0,
        wastes: false,
        ignores_rivals: false,
        move_temperature: 0.0,
    };
}
