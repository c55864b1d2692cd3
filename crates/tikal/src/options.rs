//! What a table agrees on.

use patolli_core::{OptionKind, OptionSpec, OptionsError, Seat};

use crate::data::AUCTION_CAPITAL;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Number of players, 2 to 4.
    pub seats: u8,
    /// Whether turns are auctioned.
    pub auction: bool,
    /// The seat that begins.
    pub first: Seat,
    /// By which version of the rules the table plays.
    pub rules: u16,
}

impl Options {
    /// T-159: points of each seat at the start.
    pub(crate) const fn starting_points(self) -> u16 {
        if self.auction { AUCTION_CAPITAL } else { 0 }
    }
}

const AUCTION: OptionSpec = OptionSpec { key: "auction", kind: OptionKind::Switch };
const FIRST: OptionSpec = OptionSpec { key: "first", kind: OptionKind::Seat };

impl patolli_core::Options for Options {
    const RULES: u16 = 1;
    const SPECS: &'static [OptionSpec] = &[AUCTION, FIRST];
    const SEATS: (u8, u8) = (2, 4);

    fn for_seats(seats: u8) -> Result<Self, OptionsError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(OptionsError::Seats { game: "tikal", min, max, seats });
        }
        Ok(Self { seats, auction: false, first: Seat::new(0), rules: Self::RULES })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn set_rules(&mut self, version: u16) {
        self.rules = version;
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "auction" => self.auction = AUCTION.switch(value)?,
            "first" => self.first = FIRST.seat(value, self.seats)?,
            _ => return Err(OptionsError::UnknownKey(key.chars().take(40).collect())),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "auction" => Some(if self.auction { "on" } else { "off" }.to_owned()),
            "first" => Some(self.first.to_string()),
            _ => None,
        }
    }
}
