//! Hours of the day in which nothing is sent, in the zone of the person.

use jiff::{Timestamp, ToSpan as _, Zoned, civil::Date, tz::TimeZone};

/// The zone of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone(TimeZone);

impl Zone {
    /// The zone with this name, such as `Europe/Prague`.
    pub fn new(name: &str) -> Option<Self> {
        (name.len() <= 64).then(|| TimeZone::get(name).ok().map(Self)).flatten()
    }

    fn at(&self, time: i64) -> Option<Zoned> {
        Some(Timestamp::from_millisecond(time).ok()?.to_zoned(self.0.clone()))
    }

    /// The beginning of an hour of a day. An hour that a change of summer time leaves out begins after the
    /// change; of one that it repeats, the first counts.
    fn instant(&self, date: Date, hour: i8) -> Option<i64> {
        let begin = date.at(hour, 0, 0, 0).to_zoned(self.0.clone()).ok()?;
        Some(begin.timestamp().as_millisecond())
    }

    /// The next beginning of an hour of the day at `time` or after it.
    pub(super) fn next(&self, hour: u8, time: i64) -> Option<i64> {
        let (hour, today) = (i8::try_from(hour).ok()?, self.at(time)?.date());
        let days = [today, today.checked_add(1.day()).ok()?];
        days.into_iter().filter_map(|it| self.instant(it, hour)).find(|&it| it >= time)
    }
}

/// Hours of the day in which nothing is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuietHours(Option<Hours>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Hours {
    zone: Zone,
    from: i8,
    to: i8,
}

impl QuietHours {
    /// No quiet hours.
    pub const NONE: Self = Self(None);

    /// From one hour to another; the same hour twice is never. None if the zone or an hour is unknown.
    pub fn new(zone: &str, from: u8, to: u8) -> Option<Self> {
        let zone = Zone::new(zone)?;
        if from > 23 || to > 23 {
            return None;
        }
        let hour = |it: u8| i8::try_from(it).ok();
        let hours = Hours { zone, from: hour(from)?, to: hour(to)? };
        Some(Self((from != to).then_some(hours)))
    }

    /// Beginning and end of the quiet hours around a time; none if it is outside.
    pub fn around(&self, time: i64) -> Option<(i64, i64)> {
        let Hours { zone, from, to } = self.0.as_ref()?;
        let today = zone.at(time)?.date();
        // Quiet hours that began yesterday may still be on.
        let days = [today.checked_sub(1.day()).ok()?, today];
        days.into_iter().find_map(|date| {
            let last = if from < to { date } else { date.checked_add(1.day()).ok()? };
            let (begin, end) = (zone.instant(date, *from)?, zone.instant(last, *to)?);
            (begin <= time && time < end).then_some((begin, end))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a time").as_millisecond()
    }

    fn prague() -> QuietHours {
        QuietHours::new("Europe/Prague", 22, 8).expect("a zone")
    }

    fn end(quiet: &QuietHours, time: &str) -> Option<String> {
        let (_, end) = quiet.around(at(time))?;
        Some(Timestamp::from_millisecond(end).expect("a time").to_string())
    }

    #[test]
    fn an_ordinary_night_is_quiet() {
        assert_eq!(end(&prague(), "2026-01-10T20:59:59Z"), None);
        assert_eq!(end(&prague(), "2026-01-10T21:00:00Z").as_deref(), Some("2026-01-11T07:00:00Z"));
        assert_eq!(end(&prague(), "2026-01-11T06:59:59Z").as_deref(), Some("2026-01-11T07:00:00Z"));
        assert_eq!(end(&prague(), "2026-01-11T07:00:00Z"), None);
    }

    /// On 29 March 2026 the clock goes from 2:00 to 3:00: the night has nine hours.
    #[test]
    fn the_night_of_the_change_to_summer_time_is_shorter() {
        assert_eq!(end(&prague(), "2026-03-28T21:00:00Z").as_deref(), Some("2026-03-29T06:00:00Z"));
        assert_eq!(end(&prague(), "2026-03-29T05:59:59Z").as_deref(), Some("2026-03-29T06:00:00Z"));
        assert_eq!(end(&prague(), "2026-03-29T06:00:00Z"), None);
        assert_eq!(end(&prague(), "2026-03-29T20:00:00Z").as_deref(), Some("2026-03-30T06:00:00Z"));
    }

    /// On 25 October 2026 the clock goes from 3:00 back to 2:00: the night has eleven hours.
    #[test]
    fn the_night_of_the_change_back_is_longer() {
        assert_eq!(end(&prague(), "2026-10-24T20:00:00Z").as_deref(), Some("2026-10-25T07:00:00Z"));
        assert_eq!(end(&prague(), "2026-10-25T06:30:00Z").as_deref(), Some("2026-10-25T07:00:00Z"));
        assert_eq!(end(&prague(), "2026-10-25T07:00:00Z"), None);
    }

    #[test]
    fn hours_that_a_change_leaves_out_or_repeats_are_no_trap() {
        let night = QuietHours::new("Europe/Prague", 1, 2).expect("a zone");
        assert_eq!(
            end(&night, "2026-03-29T00:30:00Z").as_deref(),
            Some("2026-03-29T01:00:00Z"),
            "2:00 is 3:00"
        );
        let twice = QuietHours::new("Europe/Prague", 2, 3).expect("a zone");
        assert_eq!(end(&twice, "2026-10-25T00:30:00Z").as_deref(), Some("2026-10-25T02:00:00Z"));
        assert_eq!(end(&twice, "2026-10-25T01:30:00Z").as_deref(), Some("2026-10-25T02:00:00Z"), "again");
        assert_eq!(end(&twice, "2026-03-29T00:59:59Z"), None);
    }

    /// Every minute of a year, in zones with changes of an hour, of half an hour and at midnight.
    #[test]
    fn quiet_hours_always_end_within_half_a_day() {
        for zone in ["Europe/Prague", "Australia/Lord_Howe", "America/Havana", "Asia/Kathmandu", "UTC"] {
            let quiet = QuietHours::new(zone, 22, 8).expect("a zone");
            let (mut time, last) = (at("2026-01-01T00:00:00Z"), at("2027-01-01T00:00:00Z"));
            while time < last {
                if let Some((begin, end)) = quiet.around(time) {
                    assert!(begin <= time && time < end && end - begin <= 11 * 3_600_000, "{zone} {time}");
                    assert_eq!(quiet.around(end), None, "{zone}");
                }
                time += 17 * 60_000;
            }
        }
    }

    #[test]
    fn what_is_no_zone_or_hour_is_refused() {
        assert_eq!(QuietHours::new("Europe/Atlantis", 22, 8), None);
        assert_eq!(QuietHours::new("../../etc/passwd", 22, 8), None);
        assert_eq!(QuietHours::new("UTC", 24, 8), None);
        assert_eq!(QuietHours::new("UTC", 8, 8), Some(QuietHours::NONE));
    }
}
