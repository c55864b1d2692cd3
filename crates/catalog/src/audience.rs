//! Viewers who may be told something.

use patolli_core::{Seat, Viewer};

/// Viewers who may be told something: some seats, and perhaps those who only watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Audience {
    watchers: bool,
    /// One bit for each seat.
    seats: u8,
}

impl Audience {
    /// The viewers of a game with this number of seats whom `may` lets in.
    pub fn from_fn(seats: u8, may: impl Fn(Viewer) -> bool) -> Self {
        let let_in = Seat::all(seats).filter(|it| may(Viewer::Seat(*it)));
        Self { watchers: may(Viewer::Watcher), seats: let_in.fold(0, |sum, it| sum | bit(it)) }
    }

    /// Whether a viewer is among them.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Watcher => self.watchers,
            Viewer::Seat(seat) => self.seats & bit(seat) != 0,
        }
    }
}

const fn bit(seat: Seat) -> u8 {
    1 << (seat.number() % 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_those_who_were_let_in() {
        let second = Viewer::Seat(Seat::new(1));
        let private = Audience::from_fn(3, |it| it == second);
        assert!(private.includes(second));
        for it in [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
            assert!(!private.includes(it), "{it:?}");
            assert!(Audience::from_fn(3, |_| true).includes(it), "{it:?}");
        }
    }
}
