//! What later versions of the rules do otherwise. A table keeps the version it began with.

use crate::Tzolkin;

impl Tzolkin {
    /// Whether Xaman Ek is also asked where only a sale would pay (ZEA-63); the first version dropped such a
    /// question.
    pub(crate) const fn asks_before_a_sale(&self) -> bool {
        self.options.rules >= 2
    }

    /// Whether saying no to a step names the temple with the price, so that a free step stays to be taken
    /// (ZEA-09); the first version let any step be left.
    pub(crate) const fn leaves_only_priced_steps(&self) -> bool {
        self.options.rules >= 2
    }

    /// Whether a kind of block may be traded to and fro where something must be traded (ZEA-32).
    pub(crate) const fn trades_back(&self) -> bool {
        self.options.rules >= 2
    }

    /// Whether architecture that waits for a second building comes back to the first if none follows (ZA-46).
    pub(crate) const fn architecture_comes_back(&self) -> bool {
        self.options.rules >= 2
    }
}
