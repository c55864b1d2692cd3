//! Source of the deals of new tables.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use patolli_catalog::Seed;

use crate::hex::random_hex;

/// Source of the deals of new tables: random, or a series from a number.
#[derive(Clone, Debug, Default)]
pub struct Deals(Option<Arc<Series>>);

/// Deals that follow from a seed, one after the other.
#[derive(Debug)]
struct Series {
    first: Seed,
    /// Number of tables dealt so far.
    dealt: AtomicU64,
}

impl Deals {
    /// Deals that follow from a number: the first table after a start of the server gets the first of them,
    /// and so on. Who knows the number knows every deal, so that this is for demonstrations and tests.
    pub fn from_number(number: u64) -> Self {
        Self(Some(Arc::new(Series { first: Seed::from(number), dealt: AtomicU64::new(0) })))
    }

    /// Whether they follow from a number; then players add no words.
    pub(crate) const fn are_known(&self) -> bool {
        self.0.is_some()
    }

    /// The seed of the next table, if they follow from a number.
    pub(crate) fn next(&self) -> Option<Seed> {
        let series = self.0.as_ref()?;
        Some(series.first.nth(series.dealt.fetch_add(1, Ordering::Relaxed)))
    }
}

/// A random seed of 128 bits.
pub(crate) fn random_seed() -> Seed {
    random_hex(16).parse().expect("hex digits are a seed")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three(deals: &Deals) -> [Seed; 3] {
        std::array::from_fn(|_| deals.next().expect("they follow from a number"))
    }

    #[test]
    fn a_number_deals_the_same_tables_in_the_same_order() {
        let seeds = three(&Deals::from_number(7));
        assert_eq!(seeds, three(&Deals::from_number(7)));
        assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2], "{seeds:?}");
        assert_ne!(seeds, three(&Deals::from_number(8)));
        let deals = Deals::from_number(7);
        let next = [deals.next(), deals.clone().next(), deals.next()];
        assert_eq!(next.map(|it| it.expect("they follow from a number")), seeds, "a copy goes on, too");
    }

    #[test]
    fn usually_deals_cannot_be_guessed() {
        assert!(Deals::default().next().is_none());
        assert_ne!(random_seed(), random_seed());
        assert_eq!(random_seed().as_str().len(), 32, "128 bits");
    }
}
