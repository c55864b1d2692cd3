//! Metrics, and the request and table that each line of the log belongs to.

mod metrics;
mod request;

pub(crate) use self::{
    metrics::{GaugeGuard, Metrics},
    request::{count_panic, request},
};
