//! Technologies: Z-204 to Z-217, Z-225, Z-229, Z-236, Z-244, ZE-040 to ZE-044, ZE-088, ZE-120.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Event, Illegal, IndexSet, PointSource, Track, Tzolkin,
    data::{ADVANCE_COSTS, ADVANCE_COSTS_ITZAMNA, Prophecy, Tribe},
    task::Task,
};

/// The highest level.
const TOP_LEVEL: u8 = 3;

/// What kind of advance is offered.
#[derive(Clone, Copy)]
pub(super) struct AdvanceOffer {
    pub tracks: IndexSet,
    pub free: bool,
    pub optional: bool,
    pub more: u8,
}

pub(super) fn candidates(tracks: IndexSet, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    tracks.tracks().try_for_each(|track| visit(Action::Learn { track }))
}

pub(super) fn bonus_candidates(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Track::ALL.into_iter().try_for_each(|track| visit(Action::Bonus { track }))
}

pub(super) fn retreat_candidates(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Track::ALL.into_iter().try_for_each(|track| visit(Action::Retreat { track }))
}

pub(super) fn check(
    game: &Tzolkin,
    seat: Seat,
    tracks: IndexSet,
    free: bool,
    track: Track,
) -> Result<(), Illegal> {
    if !tracks.has(track.index()) {
        return Err(Illegal::NotOffered { track });
    }
    let (need, have) = (u16::from(game.advance_cost(seat, track, free)), game.blocks(seat).total());
    if need <= have { Ok(()) } else { Err(Illegal::AnyBlocks { need, have }) }
}

/// Whether some advance can be paid.
pub(super) fn check_any(game: &Tzolkin, seat: Seat) -> Result<(), Illegal> {
    if affordable(game, seat, IndexSet::TRACKS, false) { Ok(()) } else { Err(Illegal::NoAdvance) }
}

fn affordable(game: &Tzolkin, seat: Seat, tracks: IndexSet, free: bool) -> bool {
    let have = game.blocks(seat).total();
    tracks.tracks().any(|it| u16::from(game.advance_cost(seat, it, free)) <= have)
}

/// An advance is asked about unless it is free and leaves no choice, or nothing can be paid.
pub(super) fn is_question(game: &Tzolkin, seat: Seat, tracks: IndexSet, free: bool, optional: bool) -> bool {
    let given = free && !optional && is_automatic(game, tracks);
    !given && affordable(game, seat, tracks, free)
}

/// Whether a free advance leaves no choice and has no price.
pub(super) fn is_automatic(game: &Tzolkin, tracks: IndexSet) -> bool {
    tracks.single().is_some() && !game.advance_has_price()
}

pub(super) fn apply(game: &mut Tzolkin, seat: Seat, lesson: AdvanceOffer, track: Track) {
    let AdvanceOffer { tracks, free, optional, more } = lesson;
    if more > 0 {
        // ZE-120: an exchange advances each of the others once; Z-173: the second advance may be left.
        let tracks = if free && optional { tracks.without(track.index()) } else { tracks };
        let optional = optional || !free;
        game.push_task(seat, Task::Learn { tracks, free, optional, more: more - 1 });
    }
    let n = game.advance_cost(seat, track, free);
    game.push_task(seat, Task::Raise { track });
    game.push_task(seat, Task::Pay { n });
}

/// A free advance without a choice.
pub(super) fn advance_without_choice(game: &mut Tzolkin, seat: Seat, tracks: IndexSet, more: u8) {
    let Some(index) = tracks.single() else { return };
    if more > 0 {
        game.push_task(seat, Task::Learn { tracks, free: true, optional: false, more: more - 1 });
    }
    game.push_task(seat, Task::Raise { track: Track::ALL[index] });
}

/// A marker advances, or stays on level 3 and brings the bonus (Z-210 to Z-212).
pub(super) fn raise(game: &mut Tzolkin, seat: Seat, track: Track, log: &mut Log<Event>) {
    let level = &mut game.player_mut(seat).levels[track.index()];
    if *level < TOP_LEVEL {
        *level += 1;
        let level = *level;
        log.push(Event::Learned { seat, track, level });
    } else if game.leads(seat, Tribe::Itzamna) {
        // ZE-044.
        game.push_task(seat, Task::Bonus);
    } else {
        bonus(game, seat, track, log);
    }
}

pub(super) fn bonus(game: &mut Tzolkin, seat: Seat, track: Track, log: &mut Log<Event>) {
    log.push(Event::BonusTaken { seat, track });
    match track {
        Track::Agriculture => game.push_task(seat, Task::Climb { temples: IndexSet::TEMPLES, steps: 1 }),
        Track::Extraction => game.push_task(seat, Task::Gain { n: 2 }),
        Track::Architecture => game.score_points(seat, 3, PointSource::Technology, log),
        Track::Theology => game.push_task(seat, Task::Skull),
    }
}

pub(super) fn check_retreat(game: &Tzolkin, seat: Seat, track: Track) -> Result<(), Illegal> {
    if game.level(seat, track) > 0 { Ok(()) } else { Err(Illegal::NoLevel { track }) }
}

pub(super) fn apply_retreat(game: &mut Tzolkin, seat: Seat, track: Track, log: &mut Log<Event>) {
    let level = &mut game.player_mut(seat).levels[track.index()];
    *level -= 1;
    let level = *level;
    log.push(Event::Retreated { seat, track, level });
    let tracks = IndexSet::TRACKS.without(track.index());
    game.push_task(seat, Task::Learn { tracks, free: true, optional: true, more: 2 });
}

impl Tzolkin {
    /// Blocks an advance costs (Z-206 to Z-211, ZE-040 to ZE-043, ZE-088).
    pub(crate) fn advance_cost(&self, seat: Seat, track: Track, free: bool) -> u8 {
        let table = if self.leads(seat, Tribe::Itzamna) { ADVANCE_COSTS_ITZAMNA } else { ADVANCE_COSTS };
        let printed = if free { 0 } else { table[usize::from(self.level(seat, track))] };
        printed + u8::from(self.advance_has_price())
    }

    /// ZEA-14: even a free advance costs a block while teachers are short.
    pub(crate) fn advance_has_price(&self) -> bool {
        self.is_in_force(Prophecy::TeacherShortage)
    }
}
