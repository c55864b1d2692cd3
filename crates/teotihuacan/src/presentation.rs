//! How actions look, where several answers share it.

use patolli_core::{Message, Presentation};

use crate::data::{Discovery, DiscoveryEffect};

/// The icon of a discovery tile.
pub(crate) fn tile_icon(tile: Discovery) -> &'static str {
    match tile.tile().effect {
        DiscoveryEffect::Mask(_) => tile.key(),
        _ => "discovery",
    }
}

/// How taking a discovery tile looks that lies at these places.
pub(crate) fn take_presentation(tile: Discovery, at: &[String]) -> Presentation {
    let label = Message::new("do-take").term("tile", tile.key());
    presentation(tile_icon(tile), label, at)
}

/// How an action looks.
pub(crate) fn presentation(icon: &'static str, label: Message, at: &[String]) -> Presentation {
    Presentation { targets: at.to_vec(), rotation: None, label, icon }
}
