//! What is still owed to or by a seat in the middle of a deed, as plain numbers.

use crate::Space;

/// What is still to be done for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outstanding {
    /// Steps on named temples.
    pub temple_steps: [u8; 3],
    /// Steps on temples of choice.
    pub any_temple_steps: u8,
    /// Steps that can be bought for 1 cocoa each.
    pub paid_temple_steps: u8,
    /// Resources of choice.
    pub resources: u8,
    /// Power-ups.
    pub power_ups: u8,
    /// Power-ups that a technology may sell.
    pub bought_power_ups: u8,
    /// Rewards of the ascension circle.
    pub ascensions: u8,
    /// Spaces on the Avenue.
    pub avenue_steps: u8,
    /// Large temple steps whose reward or tile is to be chosen.
    pub large_steps: u8,
    /// Other offers of a discovery tile.
    pub discovery_offers: u8,
    /// Technologies to be chosen.
    pub technologies: u8,
    /// Houses to be built.
    pub houses: u8,
    /// Decorations to be laid.
    pub decorations: u8,
    /// Pyramid tiles that may still be laid.
    pub pyramid_tiles: u8,
    /// What technologies give after construction.
    pub construction_bonuses: u8,
    /// Trades with a royal tile, for 1 cocoa each.
    pub trades: u8,
    /// Resources that a royal tile buys.
    pub sales: u8,
    /// Resources for an exchange with a royal tile.
    pub exchange: u8,
    /// Whether wages are still to be paid.
    pub wages: bool,
    /// Whether the starting tiles still bring what they bring.
    pub has_starting_benefits: bool,
    /// The ability that follows as the second half of worship, with the power of the worker.
    pub ability: Option<(Space, u8)>,
}
