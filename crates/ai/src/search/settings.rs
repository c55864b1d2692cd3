//! What a search may be told to do more or less of.

/// How a search goes about its work.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Into how many turns of others and own ones after this one it looks.
    pub turns: u8,
    /// How much a decision that was seldom tried attracts.
    pub curiosity: f32,
    /// So many points of difference make a decision e times as likely to be tried first.
    pub taste: f32,
    /// Part of the attraction that all decisions share equally.
    pub fairness: f32,
    /// Decisions looked at from the start, and more with the square root of the visits.
    pub width: f32,
    /// Points that coming first is worth.
    pub crown: f32,
    /// Mistakes in the judgement of positions, in points.
    pub blur: f32,
    /// How freely the decision is drawn among those tried most: 0 takes the best.
    pub whim: f32,
}

impl Settings {
    /// As strong as we can.
    pub const BEST: Self = Self {
        turns: 12,
        curiosity: 0.7,
        taste: 2.0,
        fairness: 0.1,
        width: 4.0,
        crown: 60.0,
        blur: 0.0,
        whim: 0.0,
    };
}
