//! Watching the server: what is counted, and which request and table a line of the log belongs to.

mod metrics;
mod request;

pub(crate) use self::{
    metrics::{Held, Metrics},
    request::{count_panic, request},
};
