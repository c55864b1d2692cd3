//! Moments, in milliseconds since 1970, as text.

use time::OffsetDateTime;

/// Date and time to the second, UTC.
pub(crate) fn format_utc(moment: i64) -> String {
    let text = |it: OffsetDateTime| {
        format!("{} {:02}:{:02}:{:02} UTC", it.date(), it.hour(), it.minute(), it.second())
    };
    format(moment, text)
}

/// Date and time to the minute, UTC.
pub fn format_minute(moment: i64) -> String {
    format(moment, |it| format!("{} {:02}:{:02} UTC", it.date(), it.hour(), it.minute()))
}

/// The date, UTC.
pub fn format_date(moment: i64) -> String {
    format(moment, |it| it.date().to_string())
}

/// A moment as text; as a number if the calendar does not go that far.
fn format(moment: i64, text: impl FnOnce(OffsetDateTime) -> String) -> String {
    OffsetDateTime::from_unix_timestamp(moment.div_euclid(1000)).map_or_else(|_| moment.to_string(), text)
}

/// The first moment of a day such as `2026-11-18`, in milliseconds since 1970.
pub fn parse_date(text: &str) -> Option<i64> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let month = time::Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = time::Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
    date.midnight().assume_utc().unix_timestamp().checked_mul(1000)
}

/// Now, for what a store notes about itself. What it keeps of tables has the times that callers give.
pub(crate) fn now_millis() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{format_date, format_minute, format_utc, parse_date};

    #[test]
    fn moments_have_their_words() {
        assert_eq!(format_utc(0), "1970-01-01 00:00:00 UTC");
        assert_eq!(format_minute(3_723_004), "1970-01-01 01:02 UTC");
        assert_eq!(format_utc(-1), "1969-12-31 23:59:59 UTC");
        assert_eq!(format_utc(19_782 * 86_400_000 + 3_723_004), "2024-02-29 01:02:03 UTC");
    }

    #[test]
    fn days_have_their_dates() {
        let day = |n: i64| format_date(n * 86_400_000);
        assert_eq!((day(0), day(-1)), ("1970-01-01".to_owned(), "1969-12-31".to_owned()));
        assert_eq!((day(19_782), day(19_783)), ("2024-02-29".to_owned(), "2024-03-01".to_owned()));
        assert_eq!((day(11_016), day(20_453)), ("2000-02-29".to_owned(), "2025-12-31".to_owned()));
        assert_eq!(format_date(86_400_000 - 1), "1970-01-01");
    }

    #[test]
    fn days_are_read_as_they_are_written() {
        for n in [0, -1, 19_782, 19_783, 20_453] {
            let moment = n * 86_400_000;
            assert_eq!(parse_date(&format_date(moment)), Some(moment));
        }
        for odd in ["", "2026", "2026-11", "2026-13-01", "2026-02-30", "x-1-1", "999999999-1-1", "2026-1-1-1"]
        {
            assert_eq!(parse_date(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_moment_beyond_the_calendar_is_a_number() {
        assert_eq!(format_date(i64::MAX), i64::MAX.to_string());
    }
}
