//! Where a choice lies on the board.

use std::{
    borrow::Cow,
    fmt::{self, Write as _},
    ops::Deref,
};

use patolli_core::SeatStyle;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

/// Ids of board elements to point at, in order (from, to).
///
/// On the page an id names a seat by its letter (`men.h23.c`). Programs know seats by their numbers, so in JSON
/// the number stands in its place (`men.h23.1`).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Targets {
    ids: Vec<String>,
    styles: &'static [SeatStyle],
}

impl Targets {
    /// Ids of a game whose seats have these letters.
    pub const fn new(ids: Vec<String>, styles: &'static [SeatStyle]) -> Self {
        Self { ids, styles }
    }
}

/// An id with the number of the seat in the place of its letter. No other part of an id is a single letter.
struct NumberedId<'a> {
    id: &'a str,
    styles: &'static [SeatStyle],
}

impl fmt::Display for NumberedId<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.id.split('.').enumerate() {
            if index > 0 {
                f.write_char('.')?;
            }
            match self.styles.iter().position(|style| part.chars().eq([style.letter()])) {
                Some(seat) => write!(f, "{seat}")?,
                None => f.write_str(part)?,
            }
        }
        Ok(())
    }
}

impl Serialize for NumberedId<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Deref for Targets {
    type Target = [String];

    fn deref(&self) -> &[String] {
        &self.ids
    }
}

impl Serialize for Targets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.ids.iter().map(|id| NumberedId { id, styles: self.styles }))
    }
}

impl JsonSchema for Targets {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Targets".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<String>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_read_numbers_of_seats() {
        let ids = ["men.h23.c", "h23", "own.a.tomb-vp", "die.3.e.2", "open.b3"].map(str::to_owned).to_vec();
        let targets = Targets::new(ids, &[SeatStyle::A, SeatStyle::C, SeatStyle::D, SeatStyle::E]);
        let json = serde_json::to_string(&targets).expect("a list has a JSON form");
        assert_eq!(json, r#"["men.h23.1","h23","own.0.tomb-vp","die.3.3.2","open.b3"]"#);
        assert_eq!(targets[0], "men.h23.c", "the page has letters");
    }
}
