//! Words about the piles of the deal.

use std::str::FromStr;

use patolli_core::{Game as _, StageFault, StageLine};

use super::Stage;
use crate::{Deal, Tzolkin};

impl Stage {
    /// Puts pieces at places of a pile; before the secret choice the table is then dealt anew.
    pub(super) fn say_of_piles(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let name = words.next_word("a pile")?;
        let place = if words.word() == "pile-from" { words.read("a place")? } else { 0 };
        put_all(&mut self.game.deal, name, place, words)?;
        if self.opening {
            self.game = Tzolkin::start(&self.game.options, self.game.deal);
        }
        Ok(())
    }
}

fn put_all(deal: &mut Deal, name: &str, place: usize, words: &mut StageLine<'_>) -> Result<(), StageFault> {
    match name {
        "starting" => put_words(&mut deal.starting, place, words),
        "discards" => put_words(&mut deal.discards, place, words),
        "epoch-1" => put_words(&mut deal.epoch_one, place, words),
        "epoch-2" => put_words(&mut deal.epoch_two, place, words),
        "monuments" => put_words(&mut deal.monuments, place, words),
        "tribes" => put_words(&mut deal.tribes, place, words),
        "prophecies" => put_words(&mut deal.prophecies, place, words),
        "quick-1" => put_words(&mut deal.quick_one, place, words),
        "quick-2" => put_words(&mut deal.quick_two, place, words),
        _ => Err(StageFault::Unreadable { found: name.chars().take(40).collect(), expected: "a pile" }),
    }
}

fn put_words<T: Copy + PartialEq + FromStr>(
    pile: &mut [T],
    place: usize,
    words: &mut StageLine<'_>,
) -> Result<(), StageFault> {
    let pieces = words.read_all::<T>("a piece of this pile")?;
    put_list(pile, place, &pieces)
}

/// Puts pieces at a place of a pile and the places after it.
pub(super) fn put_list<T: Copy + PartialEq>(
    pile: &mut [T],
    place: usize,
    pieces: &[T],
) -> Result<(), StageFault> {
    (place..).zip(pieces).try_for_each(|(place, piece)| put(pile, place, *piece))
}

/// Puts a piece at a place of a pile, exchanging it with what is there.
pub(super) fn put<T: Copy + PartialEq>(pile: &mut [T], place: usize, piece: T) -> Result<(), StageFault> {
    let from = pile.iter().rposition(|it| *it == piece);
    match (from, pile.get(place)) {
        (_, None) => Err(StageFault::impossible("a pile has not so many pieces")),
        (None, _) => Err(StageFault::impossible("a piece is not in this pile")),
        (_, Some(there)) if *there == piece => Ok(()),
        (Some(from), _) => {
            pile.swap(place, from);
            Ok(())
        }
    }
}
