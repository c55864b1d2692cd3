//! Icons with numbers: what tiles cost and bring, said without words.

use std::fmt::Display;

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    AscensionReward, Goods, Resource, Temple,
    data::{
        ASCENSION_COCOA, ASCENSION_POINTS, ASCENSION_PRICE, Bonus, Discovery, DiscoveryEffect,
        FOURTH_WORKER_COCOA, GatherYield, Royal, RoyalAbility, Scoring, StartId, StartingBenefit, StepReward,
        Technology,
    },
};

use super::shapes::{PLAIN, icon, placed, round};
use crate::boards::kit::glyph_row::RowGlyph;
pub(super) use crate::boards::kit::glyph_row::{centred, column, row, row_width};

/// What stands between a price and what it brings.
const FOR: &str = "›";

/// An icon with a number or sign before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Glyph {
    /// Name in the sprite; empty for a text alone.
    pub(super) icon: &'static str,
    /// What stands before it.
    pub(super) text: String,
    /// Whether the icon is crossed out.
    pub(super) struck: bool,
}

impl Glyph {
    /// An icon alone.
    pub(super) const fn plain(icon: &'static str) -> Self {
        Self { icon, text: String::new(), struck: false }
    }

    /// An icon with a text before it.
    pub(super) fn with(text: impl Display, icon: &'static str) -> Self {
        Self { icon, text: format!("{text}"), struck: false }
    }

    /// A text alone.
    pub(super) fn text(text: impl Display) -> Self {
        Self::with(text, "")
    }

    /// An icon crossed out.
    pub(super) const fn struck(icon: &'static str) -> Self {
        Self { icon, text: String::new(), struck: true }
    }
}

impl RowGlyph for Glyph {
    fn width(&self) -> f32 {
        text_width(&self.text) + if self.icon.is_empty() { 0.0 } else { PLAIN }
    }

    fn draw(&self, x: f32, y: f32) -> Markup {
        let middle = x + self.width() - PLAIN / 2.0;
        html! {
            @if !self.text.is_empty() { text.te-gl x=[given(x)] y=[given(y)] { (self.text) } }
            @if !self.icon.is_empty() { (icon(self.icon, middle, y, PLAIN)) }
            @if self.struck { path.te-struck d={ "M" (round(middle - 7.0)) " " (round(y + 7.0)) "l14-14" } {} }
        }
    }

    fn transform(x: f32, y: f32, scale: f32) -> impl Display {
        placed(x, y, scale)
    }
}

/// A coordinate, if it is not zero.
fn given(coordinate: f32) -> Option<f32> {
    Some(round(coordinate)).filter(|it| *it != 0.0)
}

/// Room for a text before an icon.
fn text_width(text: &str) -> f32 {
    let width = |it| match it {
        '·' | ' ' | '/' | '›' => 5.2,
        '+' | '−' | '…' => 10.0,
        _ => 8.8,
    };
    if text.is_empty() { 0.0 } else { 1.5 + text.chars().map(width).sum::<f32>() }
}

/// Goods, each kind with its number.
pub(super) fn goods(goods: Goods) -> Vec<Glyph> {
    let resources = goods.resources;
    let kinds = [
        (goods.cocoa, "cocoa"),
        (resources.wood, "wood"),
        (resources.stone, "stone"),
        (resources.gold, "gold"),
    ];
    kinds.into_iter().filter(|it| it.0 > 0).map(|(n, icon)| Glyph::with(n, icon)).collect()
}

/// What a cell of a gathering table brings.
pub(super) fn cell(cell: GatherYield, resource: Resource) -> Vec<Glyph> {
    let kinds =
        [(cell.resources, resource.key()), (cell.cocoa, "cocoa"), (cell.points, "vp"), (cell.steps, "t-any")];
    kinds.into_iter().filter(|it| it.0 > 0).map(|(n, icon)| Glyph::with(n, icon)).collect()
}

/// What a discovery tile does; its price is [`price`].
pub(super) fn discovery(tile: Discovery) -> Vec<Glyph> {
    match tile.tile().effect {
        DiscoveryEffect::Mask(_) => vec![Glyph::plain(tile.key())],
        DiscoveryEffect::Points(n) => vec![Glyph::with(n, "vp")],
        DiscoveryEffect::Resources(n) => vec![Glyph::with(n, "resource")],
        DiscoveryEffect::Avenue => vec![Glyph::with("+1", "avenue")],
        DiscoveryEffect::ClimbAny => vec![Glyph::with("+1", "t-any")],
        DiscoveryEffect::Climb(temple) => vec![Glyph::with("+1", self::temple(temple))],
        DiscoveryEffect::Cocoa(n) => vec![Glyph::with(n, "cocoa")],
        DiscoveryEffect::PowerUps(n) => vec![Glyph::with(n, "power-up")],
        DiscoveryEffect::DoubleMove => vec![Glyph::with("2", "die"), Glyph::plain("advance")],
        DiscoveryEffect::NoCocoa => vec![Glyph::struck("cocoa")],
        DiscoveryEffect::FreeMove => vec![Glyph::plain("die"), Glyph::plain("double-advance")],
        DiscoveryEffect::VirtualWorker => vec![Glyph::with("+1", "worker")],
    }
}

/// What a discovery tile costs; empty if nothing.
pub(super) fn price(tile: Discovery) -> Vec<Glyph> {
    goods(tile.tile().price)
}

/// What a technology does.
pub(super) fn technology(technology: Technology) -> Vec<Glyph> {
    match technology {
        Technology::PALACE_COCOA => vec![Glyph::plain("palace"), Glyph::with("1", "cocoa")],
        Technology::ALCHEMY_NOBLES => {
            vec![Glyph::plain("alchemy"), Glyph::with("/", "nobles"), Glyph::with("3", "vp")]
        }
        Technology::GATHER_RESOURCE => vec![Glyph::with("+1", "resource")],
        Technology::GATHER_COCOA => {
            vec![Glyph::plain("resource"), Glyph::with("1", "cocoa"), Glyph::with("1", "vp")]
        }
        Technology::DECORATIONS => vec![Glyph::plain("decorations"), Glyph::with("4", "vp")],
        Technology::CONSTRUCTION_POINTS => vec![Glyph::plain("construction"), Glyph::with("3", "vp")],
        Technology::POWER_UP => vec![Glyph::with("1", "cocoa"), Glyph::with(FOR, "power-up")],
        Technology::CONSTRUCTION_WORKER => {
            vec![Glyph::plain("construction"), Glyph::with("+1", "worker"), Glyph::with("−1", "resource")]
        }
        _ => vec![Glyph::plain("construction"), Glyph::with("1", "t-any")],
    }
}

/// What a royal tile does, in two lines; the power of the worker is a die.
pub(super) fn royal(royal: Royal) -> [Vec<Glyph>; 2] {
    let for_cocoa = || vec![Glyph::plain("cocoa"), Glyph::text(FOR)];
    match royal.tile().ability {
        RoyalAbility::Cocoa => [vec![Glyph::plain("die"), Glyph::text("+1")], vec![Glyph::plain("cocoa")]],
        RoyalAbility::WoodStone => [for_cocoa(), vec![Glyph::plain("wood"), Glyph::plain("stone")]],
        RoyalAbility::Sell => {
            [vec![Glyph::plain("resource"), Glyph::text(FOR)], vec![Glyph::with("2", "cocoa")]]
        }
        RoyalAbility::Technologies => [vec![Glyph::with("2", "vp")], vec![Glyph::with("/", "technology")]],
        RoyalAbility::PyramidTrack => [vec![Glyph::with("2", "vp")], vec![Glyph::with("/", "pyramid-track")]],
        RoyalAbility::GoldStone => [for_cocoa(), vec![Glyph::plain("gold"), Glyph::plain("stone")]],
        RoyalAbility::Exchange => [
            vec![Glyph::plain("cocoa"), Glyph::plain("resource")],
            vec![Glyph::with(FOR, "die"), Glyph::plain("resource")],
        ],
        RoyalAbility::Temple => [for_cocoa(), vec![Glyph::with("1", "t-any")]],
        RoyalAbility::Avenue => [vec![Glyph::with("1", "vp")], vec![Glyph::with("/", "avenue")]],
    }
}

/// What a temple bonus tile scores.
pub(super) fn bonus(bonus: Bonus) -> Vec<Glyph> {
    let per = |n: u8, icon| vec![Glyph::with(n, "vp"), Glyph::with("/", icon)];
    match bonus.tile().scoring {
        Scoring::BestMaskSet => vec![Glyph::plain("mask-1"), Glyph::plain("mask-2"), Glyph::with("…", "vp")],
        Scoring::Technologies(n) => per(n, "technology"),
        Scoring::Flat(n) => vec![Glyph::with(n, "vp")],
        Scoring::Avenue(n) => per(n, "avenue"),
        Scoring::Bonuses(n) => per(n, "temple-bonus"),
        Scoring::Discoveries(n) => per(n, "discovery"),
        Scoring::Workers(weak, strong) => {
            vec![Glyph::with(format!("{weak}/{strong}"), "vp"), Glyph::with("/", "die")]
        }
    }
}

/// Everything a starting tile brings.
pub(super) fn starting(tile: StartId) -> Vec<Glyph> {
    let mut glyphs = goods(tile.tile().goods);
    glyphs.extend(tile.tile().benefits.iter().map(|it| gift(*it)));
    glyphs
}

fn gift(gift: StartingBenefit) -> Glyph {
    match gift {
        StartingBenefit::Resources(n) => Glyph::with(n, "resource"),
        StartingBenefit::Climb(temple) => Glyph::with("+1", self::temple(temple)),
        StartingBenefit::Avenue => Glyph::with("+1", "avenue"),
        StartingBenefit::Technology => Glyph::with("1", "technology"),
        StartingBenefit::PowerUp => Glyph::with("1", "power-up"),
        StartingBenefit::Discovery => Glyph::with("1", "discovery"),
    }
}

/// What a temple step gives; empty on the step of the bonus tile.
pub(super) fn step(reward: StepReward) -> Vec<Glyph> {
    match reward {
        StepReward::Resources(n) => vec![Glyph::with(n, "resource")],
        StepReward::Points(n) => vec![Glyph::with(n, "vp")],
        StepReward::Cocoa(n) => vec![Glyph::with(n, "cocoa")],
        StepReward::Nothing => Vec::new(),
    }
}

/// A reward of the ascension circle.
pub(super) fn reward(reward: AscensionReward) -> Vec<Glyph> {
    match reward {
        AscensionReward::Points => vec![Glyph::with(ASCENSION_POINTS, "vp")],
        AscensionReward::Cocoa => vec![Glyph::with(ASCENSION_COCOA, "cocoa")],
        AscensionReward::Temple => vec![Glyph::with("+1", "t-any")],
        AscensionReward::Temples => vec![Glyph::with(ASCENSION_PRICE, "cocoa"), Glyph::with("›+2", "t-any")],
        AscensionReward::Worker => {
            vec![Glyph::plain("worker-add"), Glyph::with(FOURTH_WORKER_COCOA, "cocoa")]
        }
    }
}

/// The icon of a temple.
pub(super) const fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "t-blue",
        Temple::Red => "t-red",
        Temple::Green => "t-green",
    }
}
