//! Points as people and programs read them, whatever parts of a point a game counts in.

use std::{borrow::Cow, fmt};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A number of points that a game counts in parts: `Score::new(305, 4)` is 76¼ points.
///
/// People read its `Display`: whole numbers are plain, the rest is a fraction. Programs read its JSON: a whole
/// number, or one with decimals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    n: i32,
    units_per_point: i32,
}

impl Score {
    /// A number of parts of a point, of which `parts` make a whole one.
    ///
    /// # Panics
    /// If no part makes a point.
    pub const fn new(n: i32, parts: i32) -> Self {
        assert!(parts > 0, "a point has at least one part");
        Self { n, units_per_point: parts }
    }

    /// The points as a number, for proportions and plural forms.
    pub fn as_f64(self) -> f64 {
        f64::from(self.n) / f64::from(self.units_per_point)
    }

    /// The points in parts, as the game counts them.
    pub const fn in_units(self) -> i32 {
        self.n
    }

    /// The points, if they are whole.
    pub const fn whole(self) -> Option<i32> {
        if self.n % self.units_per_point == 0 { Some(self.n / self.units_per_point) } else { None }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, parts) = (self.n.unsigned_abs(), self.units_per_point.unsigned_abs());
        let sign = if self.n < 0 { "−" } else { "" };
        let (points, rest) = (n / parts, n % parts);
        let text = match (points, rest) {
            (_, 0) => format!("{sign}{points}"),
            (0, _) => format!("{sign}{}", fraction(rest, parts)),
            _ => format!("{sign}{points}{}", fraction(rest, parts)),
        };
        f.pad(&text)
    }
}

/// Part of a point as one character where there is one.
fn fraction(rest: u32, parts: u32) -> String {
    match (rest, parts) {
        (1, 4) => "¼".to_owned(),
        (1, 2) | (2, 4) => "½".to_owned(),
        (3, 4) => "¾".to_owned(),
        // The fraction slash joins the digits before and after it.
        _ => format!("\u{2009}{rest}\u{2044}{parts}"),
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(points) => serializer.serialize_i32(points),
            None => serializer.serialize_f64(self.as_f64()),
        }
    }
}

impl JsonSchema for Score {
    fn schema_name() -> Cow<'static, str> {
        "Score".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number", "description": "A whole number, or points with decimals." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_read_whole_points_and_quarters() {
        let cases = [
            (305, "76¼"),
            (-11, "−2¾"),
            (2, "½"),
            (-1, "−¼"),
            (0, "0"),
            (400, "100"),
            (-8, "−2"),
            (i32::MIN, "−536870912"),
        ];
        for (n, text) in cases {
            assert_eq!(Score::new(n, 4).to_string(), text);
        }
        assert_eq!([-3, 0, 76].map(|it| Score::new(it, 1).to_string()), ["−3", "0", "76"]);
        assert_eq!(Score::new(5, 2).to_string(), "2½");
    }

    #[test]
    fn programs_read_numbers() {
        let json = |n, parts| serde_json::to_string(&Score::new(n, parts)).expect("a number has a JSON form");
        assert_eq!([305, 304, -11, 0].map(|it| json(it, 4)), ["76.25", "76", "-2.75", "0"]);
        assert_eq!([-3, 76].map(|it| json(it, 1)), ["-3", "76"]);
    }

    #[test]
    fn scores_can_be_set_in_columns() {
        assert_eq!(format!("{:>5}|{:<4}|", Score::new(305, 4), Score::new(7, 1)), "  76¼|7   |");
    }
}
