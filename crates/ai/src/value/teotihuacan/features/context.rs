//! What several features share, counted once.

use patolli_core::{Game as _, Seat};
use patolli_teotihuacan::{
    Board, Outstanding, Phase, Resources, Teotihuacan, TurnState,
    data::{AVENUE_END, DARK_DISC, Discovery, PYRAMID_POINTS, Technology},
};

/// A position as one seat sees it.
pub(super) struct SeatContext<'a> {
    pub game: &'a Teotihuacan,
    pub seat: Seat,
    /// Whether Teotibot plays the seat.
    pub bot: bool,
    /// Whether the game is over.
    pub over: bool,
    /// What is still to be done for the seat.
    pub outstanding: Outstanding,
    /// Eclipses still to be scored.
    pub eclipses: f32,
    /// Points of a space of the pyramid track now.
    pub track_points: f32,
    /// Turns of the seat until the next eclipse, and until the end.
    pub turns_era: f32,
    pub turns_game: f32,
    /// Part of the game that is left, from 1 to 0.
    pub left: f32,
    /// Spaces walked on the Avenue, those still owed included.
    pub avenue: u8,
    pub cocoa: u16,
    pub resources: Resources,
    /// Own free workers and the weakest of them on each board.
    pub worker_counts: [u8; 8],
    pub weakest: [u8; 8],
    /// Different colours of free workers on each board.
    pub colours_by_board: [u8; 8],
}

impl<'a> SeatContext<'a> {
    pub(super) fn new(game: &'a Teotihuacan, seat: Seat) -> Self {
        let (mut on, mut low) = ([0; 8], [6; 8]);
        for worker in game.workers(seat) {
            let at = worker.board.index();
            on[at] += 1;
            low[at] = worker.power.min(low[at]);
        }
        let outstanding = game.outstanding_tasks(seat);
        let dawning = game.is_ending_eclipse();
        let ahead = if game.is_last_era() { 1 } else { 3 - game.eclipses().min(2) };
        let eclipses = ahead - u8::from(dawning);
        let era = usize::from((game.eclipses() + u8::from(dawning)).min(2));
        let (turns_era, later) = turns(game, seat, eclipses);
        Self {
            game,
            seat,
            bot: game.bot_seat() == Some(seat),
            over: game.phase() == Phase::Over,
            outstanding,
            eclipses: f32::from(eclipses),
            track_points: f32::from(PYRAMID_POINTS[era]),
            turns_era,
            turns_game: turns_era + later,
            left: 1.0 - progress(game),
            avenue: (game.avenue(seat) + outstanding.avenue_steps).min(AVENUE_END),
            cocoa: game.cocoa(seat),
            resources: game.resources(seat),
            worker_counts: on,
            weakest: low,
            colours_by_board: game.colours_by_board(),
        }
    }

    pub(super) fn has(&self, technology: Technology) -> bool {
        self.game.has_technology(self.seat, technology)
    }

    pub(super) fn tiles(&self, tile: Discovery) -> u8 {
        self.game.tile_count(self.seat, tile)
    }

    pub(super) const fn count_on(&self, board: Board) -> u8 {
        self.worker_counts[board.index()]
    }
}

/// Rounds of each era, the one after the eclipse came near included.
fn rounds(game: &Teotihuacan) -> [f32; 3] {
    let more = u8::from(!game.options().dark_eclipse);
    DARK_DISC[usize::from(game.options().seats) - 1].map(|it| f32::from(it + more))
}

/// Turns of a seat in this era, and in those that follow it.
fn turns(game: &Teotihuacan, seat: Seat, eclipses: u8) -> (f32, f32) {
    let era = f32::from(game.rounds_left());
    let dawning = game.is_ending_eclipse();
    let turn = game.active_seat();
    let acted = game.phase() == Phase::Play
        && !dawning
        && (game.order_token(seat) < game.order_token(turn)
            || (seat == turn && matches!(game.turn_state(), TurnState::Done | TurnState::Rested)));
    let whole = eclipses.saturating_sub(u8::from(!dawning));
    let later: f32 = rounds(game).iter().rev().take(whole.into()).sum();
    ((era - f32::from(u8::from(acted))).max(0.0), later)
}

/// Part of all rounds that is over.
pub(super) fn progress(game: &Teotihuacan) -> f32 {
    match game.phase() {
        Phase::Over => return 1.0,
        Phase::Choose | Phase::Setup => return 0.0,
        Phase::Play => {}
    }
    let rounds = rounds(game);
    let later = if game.is_last_era() { 0 } else { 2 - game.eclipses().min(2) };
    let later: f32 = rounds.iter().rev().take(later.into()).sum();
    // A seat later in the round finds more of it over.
    let within = f32::from(game.order_token(game.active_seat()) - 1) / f32::from(game.seats());
    let era = if game.is_ending_eclipse() { 0.0 } else { (f32::from(game.rounds_left()) - within).max(0.0) };
    let whole: f32 = rounds.iter().sum();
    (1.0 - (era + later) / whole).clamp(0.0, 1.0)
}
