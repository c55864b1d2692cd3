//! When a call is sent. Everything here is a function of times that are given, in milliseconds since 1970.

mod dispatch;
mod quiet;
mod when;

pub use self::{
    dispatch::{Dispatch, Often, Situation, Wishes, judge},
    quiet::{QuietHours, Zone},
    when::{BATCH, LOOKING, TurnClock, due, is_looking, together},
};
