//! What viewers may know, whatever game it is.

use patolli_teotihuacan as teotihuacan;
use patolli_tikal as tikal;
use patolli_tzolkin as tzolkin;

/// What a viewer may know, for the drawing of its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View {
    /// A position of Tikal.
    Tikal(tikal::View),
    /// A position of Tzolk'in.
    Tzolkin(tzolkin::View),
    /// A position of Teotihuacan.
    Teotihuacan(teotihuacan::View),
}

impl From<tikal::View> for View {
    fn from(view: tikal::View) -> Self {
        Self::Tikal(view)
    }
}

impl From<tzolkin::View> for View {
    fn from(view: tzolkin::View) -> Self {
        Self::Tzolkin(view)
    }
}

impl From<teotihuacan::View> for View {
    fn from(view: teotihuacan::View) -> Self {
        Self::Teotihuacan(view)
    }
}
