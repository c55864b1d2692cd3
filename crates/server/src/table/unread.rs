//! Decisions that a reader has not seen yet.

use patolli_catalog::{Seat, Viewer};

/// Number of decisions after which everything is new to the reader. `deciders` are the seats that decided, in
/// order; `asked` is the seat that must decide now.
///
/// For a player: after their last decision before the present turn. For a watcher: after all but the
/// present and the previous turn.
pub(crate) fn unread_from(deciders: &[Seat], asked: Option<Seat>, viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(own) => {
            let earlier = if asked == Some(own) { without_last_run(deciders, own) } else { deciders };
            earlier.iter().rposition(|it| *it == own).map_or(0, |it| it + 1)
        }
        Viewer::Watcher => {
            let earlier = asked.map_or(deciders, |it| without_last_run(deciders, it));
            earlier.last().map_or(0, |it| without_last_run(earlier, *it).len())
        }
    }
}

/// The decisions before the last run, if that run is of `seat`; else all.
fn without_last_run(deciders: &[Seat], seat: Seat) -> &[Seat] {
    let keep = deciders.iter().rposition(|it| *it != seat).map_or(0, |it| it + 1);
    &deciders[..keep]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(deciders: &[u8], asked: u8, viewer: Option<u8>) -> usize {
        let deciders: Vec<Seat> = deciders.iter().copied().map(Seat::new).collect();
        let viewer = viewer.map_or(Viewer::Watcher, |it| Viewer::Seat(Seat::new(it)));
        unread_from(&deciders, Some(Seat::new(asked)), viewer)
    }

    #[test]
    fn for_a_player_everything_after_their_last_turn_is_new() {
        assert_eq!(case(&[], 0, Some(0)), 0);
        assert_eq!(case(&[0, 0, 1, 1], 0, Some(0)), 2);
        // My own decisions of the present turn do not change what is new.
        assert_eq!(case(&[0, 0, 1, 1, 0], 0, Some(0)), 2);
        assert_eq!(case(&[1, 1], 0, Some(0)), 0);
    }

    #[test]
    fn for_a_player_who_waits_it_is_what_came_after_their_turn() {
        assert_eq!(case(&[0, 0], 1, Some(0)), 2);
        assert_eq!(case(&[0, 0, 1], 1, Some(0)), 2);
    }

    #[test]
    fn for_a_watcher_the_previous_turn_is_new() {
        assert_eq!(case(&[], 0, None), 0);
        assert_eq!(case(&[0, 0, 1, 1], 0, None), 2);
        assert_eq!(case(&[0, 0, 1, 1, 0], 0, None), 2);
        assert_eq!(case(&[0, 0], 0, None), 0);
    }
}
