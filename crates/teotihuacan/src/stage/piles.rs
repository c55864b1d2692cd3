//! Words about the piles of the deal, and the tiles in use that follow from them.

use std::str::FromStr;

use patolli_core::{Game as _, StageFault, StageLine};

use super::{Stage, ensure};
use crate::{Deal, Teotihuacan, rules::empty_position};

impl Stage {
    pub(super) fn say_of_piles(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "pile" | "pile-from" => {
                let name = words.next_word("a pile")?;
                let place = if words.word() == "pile-from" { words.read("a place")? } else { 0 };
                put_all(&mut self.game.deal, name, place, words)?;
            }
            "royals" => put_list(&mut self.game.deal.royals, 0, &words.read_array::<_, 3>("a royal tile")?)?,
            "technologies" => {
                put_list(&mut self.game.deal.technologies, 0, &words.read_array::<_, 6>("a technology")?)?;
            }
            _ => put_list(&mut self.game.deal.bonuses, 0, &words.read_array::<_, 3>("a bonus tile")?)?,
        }
        self.follow_deal();
        Ok(())
    }

    /// What follows from the deal alone; before the first decision that is everything.
    fn follow_deal(&mut self) {
        if self.opening {
            self.game = Teotihuacan::start(&self.game.options, self.game.deal);
            return;
        }
        let dealt = empty_position(self.game.options, &self.game.deal);
        self.game.ring = dealt.ring;
        self.game.positions = dealt.positions;
        self.game.royals = dealt.royals;
        self.game.technologies = dealt.technologies;
        self.game.bonuses = dealt.bonuses;
    }
}

fn put_all(deal: &mut Deal, name: &str, place: usize, words: &mut StageLine<'_>) -> Result<(), StageFault> {
    match name {
        "boards" => put_words(&mut deal.boards, place, words),
        "royals" => put_words(&mut deal.royals, place, words),
        "technologies" => put_words(&mut deal.technologies, place, words),
        "bonuses" => put_words(&mut deal.bonuses, place, words),
        "decorations" => put_words(&mut deal.decorations, place, words),
        "pyramid" => put_words(&mut deal.pyramid, place, words),
        "discoveries" => put_words(&mut deal.discoveries, place, words),
        "starting" => put_words(&mut deal.starting, place, words),
        "eclipse-1" => put_words(&mut deal.eclipses[0], place, words),
        "eclipse-2" => put_words(&mut deal.eclipses[1], place, words),
        "bot-tiles" => put_words(&mut deal.bot_tiles, place, words),
        "turns" => write_words(&mut deal.turns, place, words),
        "returns" => write_words(&mut deal.returns, place, words),
        "arrows" => write_words(&mut deal.arrows, place, words),
        "dice" => write_words(&mut deal.dice, place, words),
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

/// Puts pieces at a place of a pile and the places after it, each exchanged with what is there.
fn put_list<T: Copy + PartialEq>(pile: &mut [T], place: usize, pieces: &[T]) -> Result<(), StageFault> {
    for (place, piece) in (place..).zip(pieces) {
        let from = pile.iter().rposition(|it| it == piece);
        let from = from.ok_or_else(|| StageFault::impossible("a piece is not in this pile"))?;
        ensure(place < pile.len(), || "a pile has not so many pieces".to_owned())?;
        if pile[place] != *piece {
            pile.swap(place, from);
        }
    }
    Ok(())
}

/// Writes numbers or arrows over those of a pile.
fn write_words<T: Copy + FromStr>(
    pile: &mut [T],
    place: usize,
    words: &mut StageLine<'_>,
) -> Result<(), StageFault> {
    for (place, piece) in (place..).zip(words.read_all::<T>("a number or an arrow")?) {
        let there = pile.get_mut(place);
        *there.ok_or_else(|| StageFault::impossible("a pile has not so many pieces"))? = piece;
    }
    Ok(())
}
