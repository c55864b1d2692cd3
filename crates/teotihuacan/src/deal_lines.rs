//! A deal as bytes: the lines of its text, which fingerprints are made of.

use patolli_core::BadDeal;
use serde::{Deserialize, Serialize};

use crate::Deal;

/// A deal that is written as lines.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<String>", try_from = "Vec<String>")]
pub(crate) struct DealLines(pub Deal);

impl From<DealLines> for Vec<String> {
    fn from(deal: DealLines) -> Self {
        deal.0.to_string().lines().map(str::to_owned).collect()
    }
}

impl TryFrom<Vec<String>> for DealLines {
    type Error = BadDeal;

    fn try_from(lines: Vec<String>) -> Result<Self, BadDeal> {
        lines.join("\n").parse().map(Self)
    }
}

impl From<&DealLines> for Deal {
    fn from(deal: &DealLines) -> Self {
        deal.0
    }
}

impl TryFrom<Deal> for DealLines {
    type Error = BadDeal;

    fn try_from(deal: Deal) -> Result<Self, BadDeal> {
        deal.audit().map(|()| Self(deal))
    }
}
