//! The perspective of a reader. At a shared screen no seat sees the secrets of another.

use patolli_catalog::{AnyPlay, Seat, Status, Viewer};
use patolli_store::Phase;

/// The view and log that a reader may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Perspective {
    /// The viewer for whom the board is drawn.
    pub(crate) viewer: Viewer,
    /// The viewer for whom the log is told.
    pub(crate) listener: Viewer,
    /// The seat to which a shared screen must be handed before it shows more.
    pub(crate) curtain: Option<Seat>,
}

impl Perspective {
    const fn new(viewer: Viewer) -> Self {
        Self { viewer, listener: viewer, curtain: None }
    }

    const WATCHER: Self = Self::new(Viewer::Watcher);

    /// The perspective of a reader with the seats `mine`; `lifted` is the seat for which they lifted the curtain last.
    pub(crate) fn current(play: &dyn AnyPlay, phase: Phase, mine: &[u8], lifted: Option<Seat>) -> Self {
        let asked = asked(play).filter(|it| mine.contains(&it.number()));
        match phase {
            // Nobody looks at what was dealt before all sit.
            Phase::Open if !mine.is_empty() && play.has_secrets() => Self::WATCHER,
            Phase::Running if mine.len() > 1 && play.has_secrets() => match asked {
                Some(seat) if lifted == Some(seat) => Self::new(Viewer::Seat(seat)),
                curtain => Self { curtain, ..Self::WATCHER },
            },
            _ => Self::without_secrets(asked, phase, mine),
        }
    }

    /// The perspective of that reader on the earlier position `past`. A shared screen shows no secret before the end: there is
    /// no curtain, since all its seats may look back together.
    pub(crate) fn in_replay(past: &dyn AnyPlay, phase: Phase, mine: &[u8]) -> Self {
        match Self::current(past, phase, mine, None) {
            it if it.curtain.is_some() => Self::WATCHER,
            it => it,
        }
    }

    /// The seat to move, else the first one. A shared screen shows the public log only.
    fn without_secrets(asked: Option<Seat>, phase: Phase, mine: &[u8]) -> Self {
        let own = asked.or_else(|| mine.first().copied().map(Seat::new));
        let viewer = own.map_or(Viewer::Watcher, Viewer::Seat);
        let shared = phase == Phase::Running && mine.len() > 1;
        Self { listener: if shared { Viewer::Watcher } else { viewer }, ..Self::new(viewer) }
    }
}

/// The seat that must decide.
pub(crate) fn asked(play: &dyn AnyPlay) -> Option<Seat> {
    match play.status() {
        Status::Asks(seat) => Some(seat),
        Status::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use patolli_fake_game::FakeGame;

    use super::*;

    const RUNNING: Phase = Phase::Running;

    fn seat(number: u8) -> Viewer {
        Viewer::Seat(Seat::new(number))
    }

    #[test]
    fn one_person_has_their_own_eyes_all_the_time() {
        let play = FakeGame::after(3, &["one"]);
        for mine in [[0], [1], [2]] {
            assert_eq!(Perspective::current(&play, RUNNING, &mine, None), Perspective::new(seat(mine[0])));
            assert_eq!(Perspective::in_replay(&play, RUNNING, &mine), Perspective::new(seat(mine[0])));
        }
        assert_eq!(Perspective::current(&play, RUNNING, &[], None), Perspective::WATCHER);
    }

    #[test]
    fn a_shared_screen_shows_a_seat_only_after_the_curtain() {
        let play = FakeGame::after(3, &["one"]);
        let down = Perspective { curtain: Some(Seat::new(1)), ..Perspective::WATCHER };
        assert_eq!(Perspective::current(&play, RUNNING, &[0, 1], None), down);
        assert_eq!(
            Perspective::current(&play, RUNNING, &[0, 1], Some(Seat::new(0))),
            down,
            "it was lifted for another"
        );
        assert_eq!(
            Perspective::current(&play, RUNNING, &[0, 1], Some(Seat::new(1))),
            Perspective::new(seat(1))
        );
        assert_eq!(
            Perspective::current(&play, RUNNING, &[0, 2], None),
            Perspective::WATCHER,
            "somebody elsewhere is asked"
        );
        assert_eq!(Perspective::in_replay(&play, RUNNING, &[0, 1]), Perspective::WATCHER);
    }

    #[test]
    fn nobody_looks_at_the_deal_before_all_sit() {
        assert_eq!(
            Perspective::current(&FakeGame::after(2, &[]), Phase::Open, &[0], None),
            Perspective::WATCHER
        );
    }

    #[test]
    fn without_secrets_a_shared_screen_has_no_curtain() {
        let play = FakeGame::after(2, &["one", "two"]);
        assert!(!play.has_secrets());
        let perspective = Perspective::current(&play, RUNNING, &[0, 1], None);
        assert_eq!(
            (perspective.viewer, perspective.listener, perspective.curtain),
            (seat(0), Viewer::Watcher, None)
        );
        assert_eq!(Perspective::in_replay(&play, Phase::Finished, &[0, 1]), Perspective::new(seat(0)));
    }
}
