//! Watching the server: what is counted, and which request and table a line of the log belongs to.

mod metrics;
mod request;

pub(crate) use self::{
    metrics::{GaugeGuard, Metrics},
    request::{count_panic, request},
};
