//! The three temples and the Avenue of the Dead.

/// What a step of a temple gives at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepReward {
    /// Resources of choice.
    Resources(u8),
    /// Victory points.
    Points(u8),
    /// Cocoa.
    Cocoa(u8),
    /// Nothing: the step of the bonus tile.
    Nothing,
}

/// The step of the temple bonus tile (H-171).
pub const BONUS_STEP: u8 = 10;
/// The top step.
pub const TOP_STEP: u8 = 11;

use StepReward::{Cocoa, Nothing, Points, Resources};

/// Rewards by temple and step from 1.
pub const TEMPLE_REWARDS: [[StepReward; TOP_STEP as usize]; 3] = [
    [
        Resources(1),
        Resources(1),
        Resources(1),
        Resources(1),
        Resources(2),
        Resources(2),
        Points(2),
        Resources(2),
        Points(4),
        Nothing,
        Points(6),
    ],
    [
        Points(1),
        Points(1),
        Points(2),
        Points(2),
        Points(2),
        Points(3),
        Points(3),
        Points(4),
        Points(5),
        Nothing,
        Points(7),
    ],
    [
        Cocoa(1),
        Cocoa(1),
        Cocoa(1),
        Cocoa(2),
        Cocoa(2),
        Cocoa(2),
        Cocoa(3),
        Cocoa(3),
        Cocoa(4),
        Nothing,
        Points(5),
    ],
];

/// A large step, where discovery tiles lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LargeStep {
    /// Which temple.
    pub temple: crate::Temple,
    /// Which step.
    pub step: u8,
    /// Tiles laid there with 2, 3 and 4 players (H-047).
    pub tiles: [u8; 3],
}

/// The four large steps.
pub const LARGE_STEPS: [LargeStep; 4] = [
    LargeStep { temple: crate::Temple::Blue, step: 4, tiles: [2, 3, 4] },
    LargeStep { temple: crate::Temple::Red, step: 5, tiles: [3, 4, 5] },
    LargeStep { temple: crate::Temple::Green, step: 3, tiles: [1, 2, 3] },
    LargeStep { temple: crate::Temple::Green, step: 6, tiles: [2, 3, 4] },
];

/// The last space of the Avenue (H-216).
pub const AVENUE_END: u8 = 9;

/// A large space of the Avenue, where discovery tiles lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LargeSpace {
    /// Which space.
    pub space: u8,
    /// Tiles laid there (H-046).
    pub tiles: u8,
}

/// The three large spaces of the Avenue.
pub const LARGE_SPACES: [LargeSpace; 3] =
    [LargeSpace { space: 3, tiles: 3 }, LargeSpace { space: 6, tiles: 2 }, LargeSpace { space: 8, tiles: 1 }];
