//! The expedition: who is where, who is left, and the camps that bring them quickly.

use patolli_tikal::{
    HexSet, Leader,
    data::{BASE_CAMP, CAMPS},
};

use super::{SeatContext, TikalFeatures, indicator};

pub(super) fn put(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    put_members(context, row);
    put_leader(context, row);
    put_camps(context, row);
}

fn put_members(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    let (game, seat) = (context.game, context.seat);
    let standing = game.occupied_hexes(seat);
    let members =
        |hexes: HexSet| -> f32 { standing.and(hexes).map(|it| f32::from(game.members_on(seat, it))).sum() };
    let digging: HexSet = standing.and(game.sites()).filter(|it| game.tokens_on(*it) > 0).collect();
    row.members_on_board = members(standing);
    row.members_on_temples = members(game.temples().without(context.guarded));
    row.members_on_sites = members(digging);
    row.members_in_camps = members(game.camps_of(seat));
    let supply = game.supply(seat);
    row.supply_few = f32::from(supply.min(5));
    row.supply_more = f32::from(supply.saturating_sub(5));
}

fn put_leader(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    let leader = context.game.leader(context.seat);
    let temple = match leader {
        Leader::On(hex) if !context.guarded.has(hex) => f32::from(context.game.value(hex)),
        _ => 0.0,
    };
    row.leader_on_board = indicator(matches!(leader, Leader::On(_)));
    row.leader_on_temple_all = temple * context.scorings;
    row.leader_in_supply = indicator(leader == Leader::Supply);
    row.leader_gone_all = indicator(matches!(leader, Leader::Guards(_) | Leader::Removed)) * context.scorings;
}

fn put_camps(context: &SeatContext<'_>, row: &mut TikalFeatures) {
    let turns = f32::from(context.game.turns_to_come(context.seat)) + context.scorings;
    let camps = context.game.camps_of(context.seat).filter(|it| *it != BASE_CAMP);
    let (mut built, mut saved) = (0u8, 0.0);
    for camp in camps {
        built += 1;
        saved += f32::from(context.game.secret_path_saving(camp));
    }
    row.camps = f32::from(built);
    row.camps_save_turns = saved * turns * 0.2;
    row.camps_save_all = saved * (context.scorings - 1.0).max(0.0);
    row.camp_left_turns = f32::from(CAMPS - built) * turns * 0.2;
}
