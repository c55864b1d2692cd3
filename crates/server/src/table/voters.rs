//! The people who must agree to a proposal.

use patolli_store::{GuestId, Occupant};

use super::{
    due::Moment,
    marks::Away,
    pace::DAY,
    talk::{Proposal, ProposalKind},
};

/// Time for which whoever is away from a table without a clock is still asked.
const AWAY_WITHOUT_CLOCK: i64 = 7 * DAY;

/// Where a proposal stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// A person has not answered.
    Waits,
    /// All agreed.
    Agreed,
    /// No person is left who could agree.
    NobodyAsked,
}

/// The seats of each person who must agree to a proposal of the person on `seat`. Bots and stand-ins agree to everything.
pub(crate) fn voters(moment: &Moment<'_>, kind: ProposalKind, seat: u8, now: i64) -> Vec<Vec<u8>> {
    let mut people: Vec<(&GuestId, Vec<u8>)> = Vec::new();
    for (seat, occupant) in (0..).zip(moment.seats) {
        let Occupant::Guest { id, .. } = occupant else { continue };
        match people.iter_mut().find(|it| it.0 == id) {
            Some(it) => it.1.push(seat),
            None => people.push((id, vec![seat])),
        }
    }
    let others = people.into_iter().map(|it| it.1).filter(|it| !it.contains(&seat));
    others.filter(|it| it.iter().any(|seat| is_asked(moment, kind, *seat, now))).collect()
}

/// Whether the person on a seat is asked: who is away is asked for a while whether the game is to end.
fn is_asked(moment: &Moment<'_>, kind: ProposalKind, seat: u8, now: i64) -> bool {
    let patience = moment.clock().map_or(AWAY_WITHOUT_CLOCK, |it| it.turn);
    match (moment.sitting.stand_in(seat, moment.to_move), kind) {
        (None, _) => true,
        (Some(it), ProposalKind::End) => it.why != Away::Gone && now.saturating_sub(it.at) < patience,
        (Some(_), ProposalKind::TakeBack(_)) => false,
    }
}

/// Where a proposal stands.
pub(crate) fn outcome(moment: &Moment<'_>, proposal: &Proposal, now: i64) -> Outcome {
    let voters = voters(moment, proposal.kind, proposal.seat, now);
    let agrees = |mine: &Vec<u8>| mine.iter().any(|it| proposal.agreed.contains(it));
    if voters.is_empty() && proposal.kind != ProposalKind::End {
        Outcome::NobodyAsked
    } else if voters.iter().all(agrees) {
        Outcome::Agreed
    } else {
        Outcome::Waits
    }
}

#[cfg(test)]
mod tests {
    use patolli_store::{Entry, Phase};

    use super::*;
    use crate::table::{pace::Pace, sitting::sitting};

    const HOUR: i64 = 3_600_000;

    /// Ana on the seats 0 and 3, Bo, Cy, a bot; what happened, a second apart.
    fn asked(pace: Pace, lines: &[(u8, &str)], kind: ProposalKind, now: i64) -> Vec<Vec<u8>> {
        let ids: Vec<GuestId> = (0..3).map(|_| GuestId::random()).collect();
        let person = |it: usize| Occupant::Guest { id: ids[it].clone(), name: "Ana".to_owned() };
        let bot = Occupant::Bot { bot: "greedy".to_owned() };
        let seats = [person(0), person(1), person(2), person(0), bot];
        let entry = |(n, (seat, notation)): (u32, &(u8, &str))| {
            let (at, notation) = (i64::from(n) * 1000, (*notation).to_owned());
            Entry { n, seat: *seat, notation, auto: false, at, digest: None }
        };
        let log: Vec<Entry> = (1..).zip(lines).map(entry).collect();
        let sitting = sitting(&seats, &log);
        let moment =
            Moment { seats: &seats, pace, phase: Phase::Running, to_move: Some(0), sitting: &sitting };
        voters(&moment, kind, 0, now)
    }

    #[test]
    fn everybody_else_is_asked_once() {
        assert_eq!(asked(Pace::None, &[], ProposalKind::End, 0), [vec![1], vec![2]]);
        assert_eq!(asked(Pace::None, &[], ProposalKind::TakeBack(1), 0), [vec![1], vec![2]]);
    }

    #[test]
    fn whoever_is_away_is_asked_for_a_turn_whether_to_end_and_not_at_all_about_a_turn() {
        let left = [(1, "@away left")];
        assert_eq!(asked(Pace::Few, &left, ProposalKind::End, 7 * HOUR), [vec![1], vec![2]]);
        assert_eq!(asked(Pace::Few, &left, ProposalKind::End, 9 * HOUR), [vec![2]]);
        assert_eq!(asked(Pace::None, &left, ProposalKind::End, 6 * DAY), [vec![1], vec![2]]);
        assert_eq!(asked(Pace::None, &left, ProposalKind::End, 8 * DAY), [vec![2]]);
        assert_eq!(asked(Pace::None, &left, ProposalKind::TakeBack(1), 2_000), [vec![2]]);
        assert_eq!(asked(Pace::None, &[(1, "@away gone")], ProposalKind::End, 2_000), [vec![2]]);
    }
}
