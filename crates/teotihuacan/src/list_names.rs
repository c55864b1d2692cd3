//! Lists of things that have a place of their own in arrays, by name.

use patolli_core::Names;

use crate::{
    Board,
    data::{DISCOVERIES, MASKS, STARTING_TILES, StartingBenefit},
};

/// The kinds of masks.
#[derive(Debug)]
pub(crate) struct Masks;

/// The boards with a discovery tile.
#[derive(Debug)]
pub(crate) struct DiscoveryBoards;

/// The starting tiles that offer a discovery tile.
#[derive(Debug)]
pub(crate) struct DiscoveryStartingTiles;

impl Names for Masks {
    const NAMES: &'static [&'static str] = &{
        let mut names = [""; MASKS];
        let mut at = 0;
        while at < names.len() {
            names[at] = DISCOVERIES[at].name;
            at += 1;
        }
        names
    };
}

impl Names for DiscoveryBoards {
    const NAMES: &'static [&'static str] = &{
        let mut names = [""; Board::WITH_DISCOVERY.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = Board::WITH_DISCOVERY[at].key();
            at += 1;
        }
        names
    };
}

impl Names for DiscoveryStartingTiles {
    const NAMES: &'static [&'static str] = &{
        let mut names = [""; 2];
        let (mut found, mut at) = (0, 0);
        while at < STARTING_TILES.len() {
            if let [StartingBenefit::Discovery] = STARTING_TILES[at].benefits {
                names[found] = STARTING_TILES[at].name;
                found += 1;
            }
            at += 1;
        }
        assert!(found == names.len());
        names
    };
}
