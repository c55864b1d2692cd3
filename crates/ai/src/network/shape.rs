//! How large the layers of a network are, and in which parts of one its numbers count.

/// Units that tokens are summed up in.
pub(crate) const WIDTH: usize = 128;
/// Units that features are summed up in.
pub(crate) const SIDE: usize = 32;
/// What is known of a seat: both together.
pub(crate) const BLOCK: usize = WIDTH + SIDE;
/// What a seat is judged by: what is known of it, and the mean of what is known of the others.
pub(crate) const PAIR: usize = 2 * BLOCK;
/// Units of the layers after these.
pub(crate) const FIRST: usize = 16;
/// Units of the last layer.
pub(crate) const SECOND: usize = 32;
/// What is said of a seat: points, and how surely it comes first.
pub(crate) const HEADS: usize = 2;

/// One in the rows of tokens.
pub(crate) const ROW_ONE: i32 = 256;
/// One in what a unit says.
pub(crate) const UNIT_ONE: i32 = 64;
/// The most a unit says.
pub(crate) const UNIT_MOST: i32 = 255;
/// One in the weights of a layer.
pub(crate) const WEIGHT_ONE: i32 = 256;
/// The largest weight of a layer: no sum of a layer can be too large for its 32 bits.
pub(crate) const WEIGHT_MOST: i32 = 8191;
/// One spread of a feature in the weighted sum.
pub(crate) const SPREAD_ONE: i32 = 1024;
/// The most spreads a feature is away from its mean.
pub(crate) const SPREADS_MOST: i32 = 16 * SPREAD_ONE;
/// The most a feature says to a unit: as many spreads as eight.
pub(crate) const SIDE_MOST: i32 = 8 * UNIT_ONE;
/// One point.
pub(crate) const POINT_ONE: i32 = 64;
/// One in the weights of the weighted sum, for each part of a point.
pub(crate) const SUM_ONE: i32 = 256;
/// One in the logarithm of the odds of winning.
pub(crate) const LOGIT_ONE: i32 = 1024;
/// Points that one in the first head stands for.
pub(crate) const HEAD_POINTS: i32 = 16;
/// Parts of the way between two knots.
pub(crate) const KNOT_PARTS: i32 = 256;
/// One in the number that points are multiplied by to come to odds.
pub(crate) const ODDS_ONE: i32 = 65_536;
