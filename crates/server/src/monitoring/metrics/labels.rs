//! What numbers are told apart by.

use prometheus_client::encoding::EncodeLabelSet;

/// Who decided, and what became of it.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Decision {
    pub(super) by: &'static str,
    pub(super) outcome: &'static str,
}

/// What was asked, by the pattern of its address, and how it was answered.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Request {
    pub(super) method: &'static str,
    pub(super) route: String,
    pub(super) status: u16,
}

/// Who thought.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct ThinkingKind {
    pub(super) rank: &'static str,
}

/// What the store was asked for, and what became of it.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Write {
    pub(super) what: &'static str,
    pub(super) outcome: &'static str,
}

/// Where something panicked.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct PanicSite {
    pub(super) place: &'static str,
}

/// Which page was drawn.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Limit {
    pub(super) limit: &'static str,
}

/// Which page was reached.
#[derive(Clone, PartialEq, Eq, Hash, EncodeLabelSet, Debug)]
pub(super) struct Page {
    pub(super) page: &'static str,
}
