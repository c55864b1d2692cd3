//! Where the pyramid stands in the ring of boards.

use super::shapes::Box;

/// Size of the panels of ring and pyramid.
pub(super) const PANEL: (f32, f32) = (916.0, 800.0);
/// The middle of the ring, where the pyramid stands.
pub(super) const PLAZA: Box = Box { x: 262.0, y: 188.0, width: 392.0, height: 424.0 };
