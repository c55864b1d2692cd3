//! What those who value positions ask: what is outstanding, and where the turn stands.

use patolli_core::{Seat, TaskRules as _};

use crate::{
    Board, BotTile, Outstanding, Phase, PyramidSpot, Temple, Teotihuacan, TurnState,
    data::{AVENUE_END, BOT_TILE_PLACES, LARGE_SPACES, StartId},
    task::Task,
};

impl Teotihuacan {
    /// What is still to be done for a seat.
    pub fn outstanding_tasks(&self, seat: Seat) -> Outstanding {
        let mut outstanding = Outstanding::default();
        self.tasks
            .iter()
            .filter(|it| it.seat == seat)
            .for_each(|it| it.task.add_outstanding(self, seat, &mut outstanding));
        outstanding
    }

    /// Whether an eclipse is scored but for the wages.
    pub fn is_ending_eclipse(&self) -> bool {
        self.tasks.first().is_some_and(|it| it.task == Task::Dawn)
    }

    /// Whose turn it is.
    pub const fn active_seat(&self) -> Seat {
        self.turn.seat
    }

    /// How far the turn is.
    pub const fn turn_state(&self) -> TurnState {
        self.turn.state
    }

    /// The board of arrival, or of the main action.
    pub const fn turn_board(&self) -> Board {
        self.turn.board
    }

    /// Own workers that count for the main action that goes on.
    pub const fn counted_workers(&self) -> u8 {
        self.turn.counted_workers
    }

    /// Ends of rounds until the next eclipse is scored, as the calendar stands: the present round is the first.
    pub fn rounds_left(&self) -> u8 {
        match (self.phase, self.rounds_to_eclipse) {
            (Phase::Over, _) => 0,
            _ if self.is_ending_eclipse() => 0,
            (_, 0) => self.dark() - self.light + u8::from(!self.options.dark_eclipse),
            (_, _) if self.options.dark_eclipse => 1,
            (_, pending) => pending,
        }
    }

    /// Whether a player's fourth worker is still on the ascension circle.
    pub const fn has_reserve(&self, seat: Seat) -> bool {
        self.player(seat).reserve
    }

    /// Discovery tiles of a player that are no masks, used or not.
    pub fn other_tiles(&self, seat: Seat) -> u8 {
        self.player(seat).other_tiles()
    }

    /// Starting tiles of a player that everybody knows and that have not yet brought anything.
    pub fn known_starting_tiles(&self, seat: Seat) -> &[StartId] {
        let open = match self.phase {
            Phase::Choose => self.options.setup == crate::Setup::Draft,
            Phase::Setup => self.outstanding_tasks(seat).has_starting_benefits,
            Phase::Play | Phase::Over => false,
        };
        if open { &self.player(seat).kept } else { &[] }
    }

    /// Whether one more step leads to discovery tiles on a temple.
    pub fn has_step_tiles(&self, temple: Temple, step: u8) -> bool {
        Self::large_step(temple, step).is_some_and(|it| !self.step_tiles[usize::from(it)].is_empty())
    }

    /// Whether discovery tiles lie on a space of the Avenue.
    pub fn has_avenue_tiles(&self, space: u8) -> bool {
        let place = LARGE_SPACES.iter().position(|it| it.space == space);
        space <= AVENUE_END && place.is_some_and(|it| !self.avenue_tiles[it].is_empty())
    }

    /// Whether the top step of a temple is taken.
    pub fn is_top_taken(&self, temple: Temple) -> bool {
        Seat::all(self.seat_count()).any(|it| self.step(it, temple) == crate::data::TOP_STEP)
    }

    /// The places of the pyramid that hold a tile, one bit each.
    pub fn pyramid_mask(&self) -> u32 {
        let bit = |(place, it): (usize, &Option<_>)| u32::from(it.is_some()) << place;
        self.pyramid_tiles[..PyramidSpot::COUNT].iter().enumerate().map(bit).sum()
    }

    /// Pyramid tiles laid out.
    pub fn display_count(&self) -> u8 {
        self.pyramid_display.iter().map(|it| u8::from(it.is_some())).sum()
    }

    /// Icons that the best decoration on offer would match where one can be laid now; `None` where none can.
    pub fn best_decoration(&self) -> Option<u8> {
        let mut best = None;
        for side in crate::Side::ALL {
            let Some(step) = self.next_step(side).filter(|it| self.is_step_ready(side, *it)) else {
                continue;
            };
            for tile in self.decoration_display.into_iter().flatten() {
                best = best.max(Some(self.decoration_matches(tile, side, step).0));
            }
        }
        best
    }

    /// Different colours of free workers on every board: [`Self::colours`] for all boards at once.
    pub fn colours_by_board(&self) -> [u8; 8] {
        let mut colours = [0; 8];
        let mut add = |boards: u8| (0..8).for_each(|it| colours[it] += boards >> it & 1);
        let bit = |board: Board| 1u8 << board.index();
        for player in &self.players[..usize::from(self.seat_count())] {
            add(player.workers.iter().fold(0, |all, it| all | bit(it.board)));
        }
        for colour in &self.neutral {
            add(colour.iter().fold(0, |all, it| all | bit(*it)));
        }
        colours
    }

    /// Points of the next house in each row; 0 in a full one.
    pub fn house_points(&self) -> [u8; 3] {
        std::array::from_fn(|row| {
            let next = crate::data::NOBLES_ROWS[row].get(usize::from(self.houses[row]));
            next.map_or(0, |it| *it)
        })
    }

    /// Teotibot's action tiles: top, middle left and right, bottom left, middle and right, aside.
    pub const fn bot_tiles(&self) -> [BotTile; BOT_TILE_PLACES] {
        self.bot.tiles
    }
}
