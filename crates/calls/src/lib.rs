//! Calls people back to their tables: what is sent, how it goes out, and when.
//!
//! A call is a favour that a person asked for. [`policy`] says when one is due, by times that are given to
//! it; [`push`], [`mail`] and [`webhook`] say what it looks like on its way. All but mail go out through
//! [`Outbound`], which reaches nothing but public addresses.

mod address;
mod answer;
mod channel;
pub mod mail;
mod message;
mod outbound;
mod outcome;
pub mod policy;
pub mod push;
pub mod webhook;

pub use self::{
    address::{BadNetwork, Network, Networks, is_global},
    channel::Channel,
    message::{CallEvent, Message},
    outbound::{Lookup, NotSent, Outbound, Request, Resolve, SystemResolver},
    outcome::{MAX_FAILURES, Outcome, Receiver, retry_pause},
};
