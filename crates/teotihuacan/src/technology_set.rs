//! A set of technologies.

use crate::data::Technology;

/// Technologies that a player has, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TechnologySet(u16);

impl TechnologySet {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn contains(self, technology: Technology) -> bool {
        self.0 & (1 << technology.index()) != 0
    }

    pub(crate) const fn add(&mut self, technology: Technology) {
        self.0 |= 1 << technology.index();
    }

    #[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
    pub(crate) const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// The technologies of a set, in printed order.
pub(crate) struct Members(u16);

impl Iterator for Members {
    type Item = Technology;

    fn next(&mut self) -> Option<Technology> {
        #[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0.checked_sub(1)?;
        Some(Technology::at(lowest))
    }
}

impl IntoIterator for TechnologySet {
    type Item = Technology;
    type IntoIter = Members;

    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

impl FromIterator<Technology> for TechnologySet {
    fn from_iter<I: IntoIterator<Item = Technology>>(technologies: I) -> Self {
        let mut set = Self::EMPTY;
        technologies.into_iter().for_each(|it| set.add(it));
        set
    }
}
