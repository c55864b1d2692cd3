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

/// Reads the line of one pile into `pile`, which says how many tiles it has.
pub fn read_pile<T: FromStr, const N: usize>(
    line: Option<&str>,
    name: &str,
    mut pile: [T; N],
) -> Result<[T; N], BadDeal> {
    let mut words = line.unwrap_or_default().split_ascii_whitespace();
    if words.next() != Some(name) {
        return Err(BadDeal(format!("expected `{name} …`")));
    }
    for place in &mut pile {
        let word = words.next().ok_or_else(|| BadDeal(format!("{name}: expected {N}")))?;
        let unknown = || BadDeal(format!("{name}: unknown `{}`", word.chars().take(30).collect::<String>()));
        *place = word.parse().map_err(|_| unknown())?;
    }
    match words.next() {
        Some(_) => Err(BadDeal(format!("{name}: expected {N}"))),
        None => Ok(pile),
    }
}

/// A pile of these pieces, in this order; places beyond them stay blank.
pub fn pile_of<T: Copy, const N: usize>(blank: T, pieces: impl Iterator<Item = T>) -> [T; N] {
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
