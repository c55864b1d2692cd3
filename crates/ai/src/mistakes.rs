//! Which decisions of a game were mistakes: points lost, and what was wasted although a better way avoided it.

use patolli_core::{Describe as _, Log, Play, Seat, Seed};

use crate::{
    Stop,
    search::{Segment, review_segment, waste_of},
    value::{LearnedValue, WASTE, Waste},
};

/// Points by which a way that avoids waste has to be better, so that the waste was a mistake: searches differ by less.
pub const MISTAKE: f32 = 0.5;

/// Own turns in a row that end with a hoard, so that it is one.
const HOARD_TURNS: u8 = 3;

/// How closely a game is looked at for mistakes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thoroughness {
    /// Simulations for each segment.
    pub simulations: u32,
    /// Of how many segments one is judged whatever was done in it; those that wasted something always are.
    pub every: usize,
}

/// What a seat did wrong in a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatMistakes {
    /// Its turns.
    pub turns: u32,
    /// Points lost on average by the segments that were judged whatever was done in them, counted for a whole turn.
    pub lost_per_turn: f32,
    /// Number of these segments.
    pub judged: u32,
    /// The most that one of them lost.
    pub most_lost: f32,
    /// Segments that wasted something although a better way did not, in the order of [`WASTE`].
    pub wasteful: [u32; WASTE.len()],
}

impl<G: LearnedValue> Segment<G> {
    /// The segments of a game, with the numbers of the decisions between which each lies.
    pub fn all(play: &Play<G>) -> Vec<(usize, usize, Self)> {
        let moves = play.moves();
        let mut segments = Vec::new();
        let mut position = play.position_at(0);
        let mut open: Option<(usize, Seat, Self)> = None;
        for (index, it) in moves.iter().enumerate() {
            if open.as_ref().is_some_and(|(_, seat, _)| *seat != it.seat) {
                segments.extend(open.take().map(|(from, _, segment)| (from, index, segment)));
            }
            if !it.auto {
                let fresh = || (index, it.seat, Self { position: position.clone(), actions: Vec::new() });
                open.get_or_insert_with(fresh).2.actions.push(it.action);
            }
            position.apply(it.action, &mut Log::off());
            if it.events.iter().any(|it| it.reveals() || it.is_heading()) {
                segments.extend(open.take().map(|(from, _, segment)| (from, index + 1, segment)));
            }
        }
        segments.extend(open.map(|(from, _, segment)| (from, moves.len(), segment)));
        segments
    }
}

/// What is known of a seat while its segments are looked at.
#[derive(Clone, Copy, Default)]
struct Tally {
    mistakes: SeatMistakes,
    segments: u32,
    lost: f32,
    /// Turns in a row that ended with a hoard.
    hoarding: u8,
}

/// The mistakes of each seat in a game.
pub fn mistakes<G: LearnedValue>(play: &Play<G>, how: Thoroughness, seed: &Seed) -> Vec<SeatMistakes> {
    let mut seats = vec![Tally::default(); usize::from(play.position().seats())];
    let mut last = None;
    for (number, (from, _, segment)) in Segment::all(play).iter().enumerate() {
        let seat = play.moves()[*from].seat;
        let tally = &mut seats[seat.index()];
        tally.segments += 1;
        tally.mistakes.turns += u32::from(last.replace(seat) != Some(seat));
        tally.look(segment, seat, number.is_multiple_of(how.every.max(1)), how, &seed.nth(number as u64));
    }
    seats.into_iter().map(Tally::into_mistakes).collect()
}

impl Tally {
    fn look<G: LearnedValue>(
        &mut self,
        segment: &Segment<G>,
        seat: Seat,
        sampled: bool,
        how: Thoroughness,
        seed: &Seed,
    ) {
        let waste = self.counted(waste_of(&segment.position, &segment.actions, seat));
        if !sampled && waste == Waste::default() {
            return;
        }
        let Some(review) = review_segment(segment, how.simulations, seed, &Stop::default()) else { return };
        let lost = (review.best.expectation.margin - review.played.margin).max(0.0);
        if sampled {
            self.mistakes.judged += 1;
            self.mistakes.most_lost = self.mistakes.most_lost.max(lost);
            self.lost += lost;
        }
        if lost >= MISTAKE {
            let better = waste_of(&segment.position, &review.best.steps, seat).numbers();
            for ((count, mine), best) in self.mistakes.wasteful.iter_mut().zip(waste.numbers()).zip(better) {
                *count += u32::from(mine > best);
            }
        }
    }

    /// What was wasted; a hoard only counts once it has lasted.
    fn counted(&mut self, waste: Waste) -> Waste {
        self.hoarding = if waste.hoarded > 0 { self.hoarding.saturating_add(1) } else { 0 };
        let hoarded = if self.hoarding >= HOARD_TURNS { waste.hoarded } else { 0 };
        Waste { hoarded, ..waste }
    }

    #[expect(clippy::cast_precision_loss, reason = "a game has a few hundred turns")]
    fn into_mistakes(self) -> SeatMistakes {
        let Self { mut mistakes, segments, lost, .. } = self;
        let per_turn = segments as f32 / mistakes.turns.max(1) as f32;
        mistakes.lost_per_turn = lost / mistakes.judged.max(1) as f32 * per_turn;
        mistakes
    }
}
