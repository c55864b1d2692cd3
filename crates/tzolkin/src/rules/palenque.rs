//! Harvesting in the jungle: Z-150 to Z-163, Z-218 to Z-224, ZE-078 to ZE-081.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Event, Goods, HarvestKind, Illegal, Track, Tzolkin,
    data::{HARVEST_YIELDS, Prophecy},
    task::Anger,
};

pub(super) fn candidates(number: u8, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    visit(Action::Harvest { number, kind: HarvestKind::Corn })?;
    // Z-033: no forest grows at action 2.
    if number > 2 {
        visit(Action::Harvest { number, kind: HarvestKind::Wood })?;
        visit(Action::Harvest { number, kind: HarvestKind::Burn })?;
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Tzolkin, seat: Seat, number: u8, crop: HarvestKind) -> Result<(), Illegal> {
    let grove = game.jungle_tiles(number);
    match crop {
        // Z-158, Z-219.
        HarvestKind::Corn if grove.corn == 0 && !game.has_active_level(seat, Track::Agriculture, 2) => {
            Err(Illegal::NoCornTile)
        }
        HarvestKind::Wood | HarvestKind::Burn if grove.forest == 0 => Err(Illegal::NoWoodTile),
        // Z-162.
        HarvestKind::Burn if !game.can_anger(seat) => Err(Illegal::NoStepToLose),
        HarvestKind::Corn | HarvestKind::Wood | HarvestKind::Burn => Ok(()),
    }
}

pub(super) fn apply(game: &mut Tzolkin, seat: Seat, number: u8, crop: HarvestKind, log: &mut Log<Event>) {
    let goods = harvest(game, seat, number, crop);
    let grove = &mut game.jungle[usize::from(number) - 2];
    let tile = match crop {
        // Z-220: an open tile is always taken.
        HarvestKind::Corn if grove.corn == 0 => false,
        HarvestKind::Corn => {
            grove.corn -= 1;
            true
        }
        HarvestKind::Wood => {
            grove.forest -= 1;
            grove.corn += 1;
            true
        }
        // Z-160: the wood tile leaves the game, the corn tile is taken.
        HarvestKind::Burn => {
            grove.forest -= 1;
            true
        }
    };
    let player = game.player_mut(seat);
    match crop {
        HarvestKind::Wood => player.wood_tiles += 1,
        HarvestKind::Corn | HarvestKind::Burn => player.corn_tiles += u8::from(tile),
    }
    log.push(Event::Harvested { seat, number, crop, tile });
    if crop == HarvestKind::Burn {
        game.push_task(seat, Anger);
    }
    game.gain(seat, goods, log);
}

/// What a harvest brings (ZEA-17: the prophecy takes from what is printed).
pub(crate) fn harvest(game: &Tzolkin, seat: Seat, number: u8, crop: HarvestKind) -> Goods {
    let printed = HARVEST_YIELDS[usize::from(number) - 2];
    let works = |track, level| u8::from(game.has_active_level(seat, track, level));
    if crop == HarvestKind::Wood {
        let fires = u8::from(game.is_in_force(Prophecy::ForestFires));
        let wood = printed.wood.saturating_sub(fires) + works(Track::Extraction, 1);
        return Goods::blocks(wood.into(), 0, 0);
    }
    let drought = u8::from(game.is_in_force(Prophecy::Drought));
    let skill = works(Track::Agriculture, 1) + 2 * works(Track::Agriculture, 3);
    Goods::corn(printed.corn.saturating_sub(drought) + skill)
}
