//! Where the boards lie.

use super::super::shapes::Box;

/// Height of the band with the name of a board.
pub(super) const HEAD: f32 = 32.0;
/// Width of a board in the left and right columns; those above and below the pyramid are wider and lower.
pub(super) const NARROW: f32 = 246.0;

const WIDE: Box = Box::sized(392.0, 172.0);
const TALL: Box = Box::sized(NARROW, 256.0);

/// The positions of the ring, clockwise from the top centre.
pub(super) const PLACES: [Box; 8] = [
    WIDE.at(262.0, 8.0),
    TALL.at(662.0, 8.0),
    TALL.at(662.0, 272.0),
    TALL.at(662.0, 536.0),
    WIDE.at(262.0, 620.0),
    TALL.at(8.0, 536.0),
    TALL.at(8.0, 272.0),
    TALL.at(8.0, 8.0),
];

/// Between each position and the next: a point and the angle of the way there.
pub(super) const WAYS: [(f32, f32, u16); 8] = [
    (658.0, 94.0, 0),
    (785.0, 268.0, 90),
    (785.0, 532.0, 90),
    (658.0, 706.0, 180),
    (258.0, 706.0, 180),
    (131.0, 532.0, 270),
    (131.0, 268.0, 270),
    (258.0, 94.0, 0),
];
