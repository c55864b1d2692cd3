//! What became of a call, and what follows for its receiver.

use std::time::Duration;

use crate::outbound::NotSent;

/// Failures in a row after which a receiver is called no more.
pub const MAX_FAILURES: u32 = 20;

/// Number of times that one call is tried again.
const MAX_RETRIES: u32 = 10;
/// Pause before the first of them; each further one takes twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(15);
/// The longest pause that a receiver may ask for.
const LONGEST_PAUSE: Duration = Duration::from_hours(24);

/// What became of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The receiver has it.
    Delivered,
    /// The receiver may take it later, after this time if it said one.
    TryAgain(Option<Duration>),
    /// The receiver does not want it, now or later.
    Refused,
    /// There is no such receiver any more.
    Gone,
}

impl Outcome {
    /// Its name in metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Delivered => "delivered",
            Self::TryAgain(_) => "try_again",
            Self::Refused => "refused",
            Self::Gone => "gone",
        }
    }

    /// What the status of an answer means.
    pub(crate) fn from_answer(sent: &Result<(u16, Option<u64>), NotSent>) -> Self {
        match sent {
            Ok((200..300, _)) => Self::Delivered,
            Ok((404 | 410, _)) => Self::Gone,
            Ok((408 | 425 | 429 | 500..600, wait)) => {
                Self::TryAgain(wait.map(|it| Duration::from_secs(it).min(LONGEST_PAUSE)))
            }
            // A redirect is refused, too: nobody judged the address it names.
            Ok(_) | Err(NotSent::Address | NotSent::Port(_) | NotSent::NotGlobal | NotSent::Header) => {
                Self::Refused
            }
            Err(NotSent::NoSuchHost | NotSent::TooSlow | NotSent::Connection(_)) => Self::TryAgain(None),
        }
    }
}

/// What follows from an outcome for a device or a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receiver {
    /// It goes on, with this number of failures in a row.
    Failures(u32),
    /// It is forgotten.
    Forgotten,
    /// It failed too often and is called no more.
    SwitchedOff,
}

impl Receiver {
    /// What follows for a receiver that had failed `failures` times in a row. A webhook that is gone fails,
    /// which its owner sees on the page; a device that is gone was given up by its owner.
    pub const fn after(outcome: Outcome, failures: u32, is_device: bool) -> Self {
        match outcome {
            Outcome::Delivered => Self::Failures(0),
            Outcome::Gone if is_device => Self::Forgotten,
            _ if failures + 1 >= MAX_FAILURES => Self::SwitchedOff,
            _ => Self::Failures(failures + 1),
        }
    }
}

/// Pause before a call is tried again after `tries` attempts; none if it is given up.
pub fn retry_pause(outcome: Outcome, tries: u32) -> Option<Duration> {
    let Outcome::TryAgain(wanted) = outcome else { return None };
    if tries > MAX_RETRIES {
        return None;
    }
    Some(wanted.unwrap_or_default().max(FIRST_PAUSE * 2_u32.pow(tries.saturating_sub(1))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_failures_in_a_row_switch_off() {
        let mut failures = 0;
        for _ in 1..MAX_FAILURES {
            let Receiver::Failures(more) = Receiver::after(Outcome::Refused, failures, false) else {
                panic!("too soon")
            };
            failures = more;
        }
        assert_eq!(Receiver::after(Outcome::TryAgain(None), failures, false), Receiver::SwitchedOff);
        assert_eq!(Receiver::after(Outcome::Delivered, failures, false), Receiver::Failures(0));
    }

    #[test]
    fn a_device_that_is_gone_is_forgotten_and_a_webhook_fails() {
        for status in [404, 410] {
            let outcome = Outcome::from_answer(&Ok((status, None)));
            assert_eq!(Receiver::after(outcome, 3, true), Receiver::Forgotten);
            assert_eq!(Receiver::after(outcome, 3, false), Receiver::Failures(4));
            assert_eq!(retry_pause(outcome, 1), None);
        }
    }

    #[test]
    fn pauses_double_and_end() {
        let pause = |tries| retry_pause(Outcome::TryAgain(None), tries);
        assert_eq!(pause(1), Some(Duration::from_secs(15)));
        assert_eq!(pause(3), Some(Duration::from_mins(1)));
        assert_eq!(pause(11), None);
        let long = Outcome::from_answer(&Ok((429, Some(3600))));
        assert_eq!(retry_pause(long, 1), Some(Duration::from_hours(1)));
        let endless = Outcome::from_answer(&Ok((503, Some(u64::MAX))));
        assert_eq!(retry_pause(endless, 1), Some(Duration::from_hours(24)));
    }

    #[test]
    fn a_redirect_is_refused() {
        for status in [301, 302, 303, 307, 308, 400, 401, 403] {
            assert_eq!(Outcome::from_answer(&Ok((status, None))), Outcome::Refused, "{status}");
        }
    }
}
