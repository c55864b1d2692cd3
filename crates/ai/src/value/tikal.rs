//! What a Tikal player values.

use patolli_core::{Game, Seat};
use patolli_tikal::Tikal;

use crate::Valued;

impl Valued for Tikal {
    fn value(&self, seat: Seat) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "scores are small")]
        let points = self.scores()[seat.index()] as f32;
        points
    }
}
