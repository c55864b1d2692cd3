//! What a turn of Teotihuacan wasted.

use patolli_core::Seat;
use patolli_teotihuacan::{Action, Event, Teotihuacan};

use crate::value::{PlayedStep, Waste};

/// Resources that pile up, wages not paid or not at hand when an eclipse is near, and gains declined.
pub(super) fn waste(steps: &[PlayedStep<Teotihuacan>], seat: Seat) -> Waste {
    let Some(end) = steps.last().map(|it| &it.position) else { return Waste::default() };
    let paid = steps.iter().flat_map(|it| &it.events).find_map(|it| match it {
        Event::WagesPaid { seat: who, due, paid, waived, .. } if *who == seat => {
            Some(if *waived { 0 } else { u16::from(due.saturating_sub(*paid)) })
        }
        _ => None,
    });
    let missing = || u16::from(end.wages(seat)).saturating_sub(end.cocoa(seat));
    let declined = steps.iter().filter(|it| it.action == Action::Decline).count();
    let goods = end.resources(seat);
    Waste {
        hoarded: Waste::hoard(&[end.cocoa(seat), goods.wood.into(), goods.stone.into(), goods.gold.into()]),
        unfed: paid.unwrap_or_else(|| if end.is_eclipse_near() { missing() } else { 0 }),
        skipped: u16::try_from(declined).unwrap_or(u16::MAX),
        ..Waste::default()
    }
}
