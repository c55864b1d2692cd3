//! What decisions cost and bring, as icons with numbers.

use patolli_core::{Amount, Face};

use crate::{
    Goods, Temple, Teotihuacan,
    data::{Discovery, Effect, StepReward},
};

pub(super) fn amounts(goods: Goods) -> Vec<Amount> {
    let Goods { cocoa, resources } = goods;
    let all =
        [("cocoa", cocoa), ("wood", resources.wood), ("stone", resources.stone), ("gold", resources.gold)];
    all.into_iter().filter(|it| it.1 > 0).map(|(good, n)| Amount { good, n: n.into() }).collect()
}

pub(super) fn push(amounts: &mut Vec<Amount>, good: &'static str, n: u8) {
    if n > 0 {
        amounts.push(Amount { good, n: n.into() });
    }
}

pub(super) fn push_steps(amounts: &mut Vec<Amount>, steps: [u8; 3]) {
    for temple in Temple::ALL {
        push(amounts, temple_icon(temple), steps[temple.index()]);
    }
}

pub(super) fn paying(goods: Goods, face: Face) -> Face {
    Face { pays: amounts(goods), ..face }
}

pub(super) fn giving(goods: Goods, face: Face) -> Face {
    Face { gives: amounts(goods), ..face }
}

/// What a step gives at once.
pub(super) fn step_gives(temple: Temple, step: u8) -> Vec<Amount> {
    let (good, n) = match Teotihuacan::step_reward(temple, step) {
        StepReward::Resources(n) => ("resource", n),
        StepReward::Points(n) => ("vp", n),
        StepReward::Cocoa(n) => ("cocoa", n),
        StepReward::Nothing => return vec![Amount { good: "temple-bonus", n: 1 }],
    };
    vec![Amount { good, n: n.into() }]
}

pub(super) fn effect_gives(tile: Discovery) -> Vec<Amount> {
    let (good, n) = match tile.tile().effect {
        Effect::Points(n) => ("vp", n),
        Effect::Resources(n) => ("resource", n),
        Effect::Cocoa(n) => ("cocoa", n),
        Effect::Avenue => ("avenue", 1),
        Effect::ClimbAny => ("t-any", 1),
        Effect::Climb(temple) => (temple_icon(temple), 1),
        Effect::PowerUps(n) => ("power-up", n),
        _ => return Vec::new(),
    };
    vec![Amount { good, n: n.into() }]
}

/// The icon of a discovery tile.
pub(super) fn tile_icon(tile: Discovery) -> &'static str {
    match tile.tile().effect {
        Effect::Mask(_) => tile.key(),
        _ => "discovery",
    }
}

/// The icon of a temple.
pub(super) const fn temple_icon(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "t-blue",
        Temple::Red => "t-red",
        Temple::Green => "t-green",
    }
}
