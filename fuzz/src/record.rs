//! Whole games as text.

use patolli_catalog::game;
use patolli_core::Record;

/// A record is read and replays, or is refused; what was read or replayed is written so that it reads and replays the same.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record), "what was read can be written");
    let Ok(kind) = game(&record.game) else { return };
    let Ok(play) = kind.open(&record) else { return };
    let written = play.record().expect("it was opened from a record");
    let again = written.to_string().parse::<Record>().expect("what was replayed can be written");
    assert_eq!(again, written);
    let twin = kind.open(&again).expect("what was written replays");
    assert_eq!((twin.digest(), twin.record()), (play.digest(), Some(written)));
}
