//! Face-down piles as lines of a record: `NAME TILE TILE …`, top first.

use std::{fmt, str::FromStr};

use rand::seq::SliceRandom as _;

use crate::{BadDeal, Rng};

/// Shuffles pieces so that nothing of their old order remains: equal pieces and equal lots give an equal pile.
pub fn reshuffle<T: Ord>(pile: &mut [T], rng: &mut Rng) {
    pile.sort_unstable();
    pile.shuffle(rng);
}

/// Writes the line of one pile, without its end.
pub fn write_pile(f: &mut fmt::Formatter<'_>, name: &str, pile: &[impl fmt::Display]) -> fmt::Result {
    f.write_str(name)?;
    pile.iter().try_for_each(|it| write!(f, " {it}"))
}

/// The piles of a written deal by their names, whatever the order of the lines; other versions of the rules may have others.
#[derive(Debug)]
pub struct Piles<'a>(Vec<(&'a str, Vec<&'a str>)>);

impl<'a> Piles<'a> {
    /// Reads all lines of a deal.
    pub fn read(text: &'a str) -> Result<Self, BadDeal> {
        let mut piles: Vec<(&str, Vec<&str>)> = Vec::new();
        for line in text.lines() {
            let mut words = line.split_ascii_whitespace();
            let name = words.next().ok_or_else(|| BadDeal("a line is empty".to_owned()))?;
            if piles.iter().any(|it| it.0 == name) {
                return Err(BadDeal(format!("{}: stands twice", truncated(name))));
            }
            piles.push((name, words.collect()));
        }
        Ok(Self(piles))
    }

    /// Whether a pile of this name is still there.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|it| it.0 == name)
    }

    /// Takes the pile of a name into `pile`, which says how many pieces it has.
    pub fn take<T: FromStr, const N: usize>(
        &mut self,
        name: &str,
        mut pile: [T; N],
    ) -> Result<[T; N], BadDeal> {
        let pieces = self.take_all(name)?;
        if pieces.len() != N {
            return Err(BadDeal(format!("{name}: expected {N}")));
        }
        pile.iter_mut().zip(pieces).for_each(|(place, it)| *place = it);
        Ok(pile)
    }

    /// Takes the pile of a name, however many pieces it has.
    pub fn take_all<T: FromStr>(&mut self, name: &str) -> Result<Vec<T>, BadDeal> {
        let at = self.0.iter().position(|it| it.0 == name);
        let at = at.ok_or_else(|| BadDeal(format!("expected `{name} …`")))?;
        let unknown = |word: &str| BadDeal(format!("{name}: unknown `{}`", truncated(word)));
        self.0.swap_remove(at).1.into_iter().map(|it| it.parse().map_err(|_| unknown(it))).collect()
    }

    /// Refuses piles that nothing took.
    pub fn finish(self) -> Result<(), BadDeal> {
        match self.0.first() {
            Some((name, _)) => Err(BadDeal(format!("unknown pile `{}`", truncated(name)))),
            None => Ok(()),
        }
    }
}

fn truncated(word: &str) -> String {
    word.chars().take(30).collect()
}

/// A pile of these pieces, in this order; places beyond them stay blank.
pub fn pile_from<T: Copy, const N: usize>(blank: T, pieces: impl Iterator<Item = T>) -> [T; N] {
    let mut pile = [blank; N];
    pile.iter_mut().zip(pieces).for_each(|(place, it)| *place = it);
    pile
}

/// Whether two piles hold the same pieces, whatever their order.
pub fn same_pieces<T: Copy + Ord, const N: usize>(one: &[T; N], other: &[T; N]) -> bool {
    let (mut one, mut other) = (*one, *other);
    one.sort_unstable();
    other.sort_unstable();
    one == other
}
