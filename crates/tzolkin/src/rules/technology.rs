//! What advances cost and bring: Z-204 to Z-217, Z-225, Z-229, Z-236, Z-244, ZE-040 to ZE-044, ZE-088.

use patolli_core::{Log, Seat};

use crate::{
    Event, Illegal, IndexSet, PointSource, Track, Tzolkin,
    data::{ADVANCE_COSTS, ADVANCE_COSTS_ITZAMNA, Prophecy, Tribe},
    task::{AdvanceTerms, Bonus, Climb, Gain, Skull},
};

/// The highest level.
const TOP_LEVEL: u8 = 3;

/// Whether some advance can be paid.
pub(super) fn check_any(game: &Tzolkin, seat: Seat) -> Result<(), Illegal> {
    let is_affordable = is_any_affordable(game, seat, IndexSet::TRACKS, AdvanceTerms::Paid);
    if is_affordable { Ok(()) } else { Err(Illegal::NoAdvance) }
}

/// Whether an advance on one of these technologies can be paid.
pub(super) fn is_any_affordable(game: &Tzolkin, seat: Seat, tracks: IndexSet, terms: AdvanceTerms) -> bool {
    let have = game.blocks(seat).total();
    tracks.tracks().any(|it| u16::from(game.advance_cost(seat, it, terms)) <= have)
}

/// The rule that says what an advance costs.
pub(super) fn cost_rule(game: &Tzolkin, seat: Seat, track: Track, terms: AdvanceTerms) -> &'static str {
    let level = game.level(seat, track);
    match level {
        _ if terms.is_free() => "ZEA-14",
        _ if game.advance_has_price() => "ZE-088",
        1 if game.leads(seat, Tribe::Itzamna) => "ZE-040",
        2 if game.leads(seat, Tribe::Itzamna) => "ZE-041",
        0 => "Z-206",
        1 => "Z-207",
        2 => "Z-208",
        3.. => "Z-211",
    }
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
        game.push_task(seat, Bonus);
    } else {
        bonus(game, seat, track, log);
    }
}

pub(super) fn bonus(game: &mut Tzolkin, seat: Seat, track: Track, log: &mut Log<Event>) {
    log.push(Event::BonusTaken { seat, track });
    match track {
        Track::Agriculture => game.push_task(seat, Climb::any(1)),
        Track::Extraction => game.push_task(seat, Gain { n: 2 }),
        Track::Architecture => game.score_points(seat, 3, PointSource::Technology, log),
        Track::Theology => game.push_task(seat, Skull),
    }
}

impl Tzolkin {
    /// Blocks an advance costs (Z-206 to Z-211, ZE-040 to ZE-043, ZE-088).
    pub(crate) fn advance_cost(&self, seat: Seat, track: Track, terms: AdvanceTerms) -> u8 {
        let table = if self.leads(seat, Tribe::Itzamna) { ADVANCE_COSTS_ITZAMNA } else { ADVANCE_COSTS };
        let printed = if terms.is_free() { 0 } else { table[usize::from(self.level(seat, track))] };
        printed + u8::from(self.advance_has_price())
    }

    /// ZEA-14: even a free advance costs a block while teachers are short.
    pub(crate) fn advance_has_price(&self) -> bool {
        self.is_in_force(Prophecy::TeacherShortage)
    }
}
