//! Labels of the metrics.

use prometheus_client::encoding::EncodeLabelSet;

/// A person or a bot, and the outcome of the decision.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Decision {
    pub(super) by: &'static str,
    pub(super) outcome: &'static str,
}

/// Method, route pattern and status of a request.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Request {
    pub(super) method: &'static str,
    pub(super) route: String,
    pub(super) status: u16,
}

/// The kind of thought: quick bot, searching bot, hint or review.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct ThinkingKind {
    pub(super) rank: &'static str,
}

/// The kind of write, and its outcome.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Write {
    pub(super) what: &'static str,
    pub(super) outcome: &'static str,
}

/// The way of a call, and its outcome.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Call {
    pub(super) channel: &'static str,
    pub(super) outcome: &'static str,
}

/// The part of the server that panicked.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct PanicSite {
    pub(super) place: &'static str,
}

/// The name of a limit.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Limit {
    pub(super) limit: &'static str,
}

/// The kind of a cached page.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct CachedPage {
    pub(super) page: &'static str,
}
