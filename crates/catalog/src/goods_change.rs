//! What a choice changes, good by good.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Score;

/// One good that a choice costs or brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GoodsChange {
    /// Icon and message key of the good, such as `corn`.
    pub good: &'static str,
    /// How many; only points may have fractions.
    pub n: Score,
}
