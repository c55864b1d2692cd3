//! The calendar: the light disc, and when an eclipse is scored (H-106 to H-109, H-277 to H-286, H-328 to H-331).

use patolli_core::{Log, Seat};

use crate::{Event, Teotihuacan};

/// Ends of rounds between an eclipse coming near and its scoring: of the present round and of one more.
const ROUNDS: u8 = 2;

impl Teotihuacan {
    /// The light disc moves one space; it never passes the dark one (H-281, H-282).
    pub(crate) fn move_disc(&mut self, log: &mut Log<Event>) {
        if self.light >= self.dark() {
            return;
        }
        self.light += 1;
        log.push(Event::DiscMoved { space: self.light });
        if self.light == self.dark() {
            self.eclipse_comes_near(log);
        }
    }

    /// H-249 to H-251, HA-21.
    pub(crate) fn complete_pyramid(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.complete = true;
        log.push(Event::PyramidCompleted { seat });
        if self.light < self.dark() {
            self.light = self.dark();
            log.push(Event::DiscMoved { space: self.light });
        }
        self.eclipse_comes_near(log);
    }

    fn eclipse_comes_near(&mut self, log: &mut Log<Event>) {
        if self.rounds_to_eclipse == 0 {
            self.rounds_to_eclipse = ROUNDS;
            log.push(Event::EclipseNear { number: self.eclipses + 1, last: self.is_last_era() });
        }
    }

    /// H-106 to H-109: the disc, perhaps an eclipse, the next player.
    pub(super) fn end_turn(&mut self, log: &mut Log<Event>) {
        let seat = self.turn.seat;
        let ends_round = self.is_last(seat);
        if ends_round {
            self.move_disc(log);
        }
        if self.is_eclipse_due(ends_round) {
            self.begin_eclipse(log);
        } else {
            self.begin_turn(seat.next(self.seat_count()), log);
        }
    }

    fn is_eclipse_due(&mut self, ends_round: bool) -> bool {
        if self.rounds_to_eclipse == 0 {
            return false;
        }
        if self.options.dark_eclipse {
            self.rounds_to_eclipse = 0;
            return true;
        }
        if ends_round {
            self.rounds_to_eclipse -= 1;
        }
        ends_round && self.rounds_to_eclipse == 0
    }
}
