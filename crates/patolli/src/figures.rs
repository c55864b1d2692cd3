//! Numbers as people read them.

/// Points with one decimal and a true minus.
pub fn points(number: f64) -> String {
    format!("{number:.1}").replace('-', "−")
}

/// Points ahead or behind, always with a sign.
pub fn margin(number: f64) -> String {
    format!("{number:+.1}").replace('-', "−")
}

/// A rate from 0 to 1 as whole per cent.
pub fn percent(rate: f64) -> String {
    format!("{:.0} %", 100.0 * rate)
}

/// A number with the word for one or for more.
pub fn plural(number: u64, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// A number of seats.
pub fn seats(number: u8) -> String {
    plural(number.into(), "seat", "seats")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_those_people_write() {
        assert_eq!((points(-1.25).as_str(), points(3.0).as_str()), ("−1.2", "3.0"));
        assert_eq!((margin(-1.0).as_str(), margin(3.44).as_str()), ("−1.0", "+3.4"));
        assert_eq!(percent(0.625), "62 %");
        assert_eq!((seats(1).as_str(), plural(2, "game", "games").as_str()), ("1 seat", "2 games"));
    }
}
