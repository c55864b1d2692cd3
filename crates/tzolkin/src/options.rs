//! What a table agrees on.

use patolli_core::{OptionCondition, OptionConflict, OptionKind, OptionSpec, OptionsError, Seat};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four modules, each on or off")]
pub struct Options {
    /// Number of players, 2 to 5.
    pub seats: u8,
    /// Whether every player leads a tribe.
    pub tribes: bool,
    /// Whether prophecies come true.
    pub prophecies: bool,
    /// Whether the eight new buildings are in the stacks.
    pub buildings: bool,
    /// Whether there are quick actions; always with five players (ZEA-64).
    pub quick: bool,
    /// The seat that begins.
    pub first: Seat,
    /// By which version of the rules the table plays.
    pub rules: u16,
}

const TRIBES: OptionSpec = OptionSpec { key: "tribes", kind: OptionKind::Switch };
const PROPHECIES: OptionSpec = OptionSpec { key: "prophecies", kind: OptionKind::Switch };
const BUILDINGS: OptionSpec = OptionSpec { key: "buildings", kind: OptionKind::Switch };
const QUICK: OptionSpec = OptionSpec { key: "quick", kind: OptionKind::Switch };
const FIRST: OptionSpec = OptionSpec { key: "first", kind: OptionKind::Seat };

impl patolli_core::Options for Options {
    const RULES: u16 = 2;
    const SPECS: &'static [OptionSpec] = &[TRIBES, PROPHECIES, BUILDINGS, QUICK, FIRST];
    const SEATS: (u8, u8) = (2, 5);
    // ZE-125: five players cannot do without.
    const CONFLICTS: &'static [OptionConflict] =
        &[OptionConflict { key: QUICK.key, value: "off", when: OptionCondition::Seats(5) }];

    fn for_seats(seats: u8) -> Result<Self, OptionsError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(OptionsError::Seats { game: "tzolkin", min, max, seats });
        }
        let quick = seats == 5;
        Ok(Self {
            seats,
            tribes: false,
            prophecies: false,
            buildings: false,
            quick,
            first: Seat::new(0),
            rules: Self::RULES,
        })
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
            "tribes" => self.tribes = TRIBES.switch(value)?,
            "prophecies" => self.prophecies = PROPHECIES.switch(value)?,
            "buildings" => self.buildings = BUILDINGS.switch(value)?,
            // ZE-125: five players cannot do without.
            "quick" => self.quick = QUICK.switch(value)? || self.seats == 5,
            "first" => self.first = FIRST.seat(value, self.seats)?,
            _ => return Err(OptionsError::UnknownKey(key.chars().take(40).collect())),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let switch = |on| Some(if on { "on" } else { "off" }.to_owned());
        match key {
            "tribes" => switch(self.tribes),
            "prophecies" => switch(self.prophecies),
            "buildings" => switch(self.buildings),
            "quick" => switch(self.quick),
            "first" => Some(self.first.to_string()),
            _ => None,
        }
    }
}
