//! What the plaques show: the action of each position by icons.

use maud::html;
use patolli_catalog::rules::tzolkin::{
    Goods, Temple, Wheel,
    data::{CHICHEN_ITZA_OFFERINGS, HARVEST_YIELDS, YAXCHILAN_GOODS},
};

use super::{
    super::{super::svg::icon, Board},
    plaque::{
        Face,
        Item::{self, Arrow, Bar, Icon, Large, Number, Points, Signs},
        Size, larger, moved, row,
    },
    shapes::{field, spread},
};

/// The face of a numbered position.
pub(super) fn face(board: &Board<'_>, wheel: Wheel, position: u8) -> Face {
    if position == 0 {
        return Face::short(Size::Disc, &[Number(0)]);
    }
    if wheel.is_free_choice(position) {
        return Face::icon(Size::Small, "free-choice");
    }
    let place = usize::from(position) - 1;
    match wheel {
        Wheel::Palenque if position == 1 => Face::stack(&[Number(3), Icon("corn")], &[Icon("fish")]),
        Wheel::Palenque => jungle(board, place - 1),
        Wheel::Yaxchilan => goods(YAXCHILAN_GOODS[place]),
        Wheel::Tikal => tikal(position),
        Wheel::Uxmal => uxmal(position),
        Wheel::ChichenItza => offering(board, place),
    }
}

/// Corn or wood, and the fields: forest, open corn, gone.
fn jungle(board: &Board<'_>, place: usize) -> Face {
    let (harvest, grove) = (HARVEST_YIELDS[place], board.view.jungle[place]);
    let fields = board.view.players.len();
    let shape = |field: usize| match field {
        it if it < usize::from(grove.forest) => "forest",
        it if it < usize::from(grove.forest + grove.corn) => "field",
        _ => "bare",
    };
    let corn = [Number(harvest.corn), Icon("corn")];
    let both = [corn[0], corn[1], Bar, Number(harvest.wood), Icon("wood")];
    let pips = html! {
        @for (n, x) in spread(fields, 13.2).enumerate() { (field(shape(n), x, 13.5)) }
    };
    let yield_now: &[Item] = if harvest.wood > 0 { &both } else { &corn };
    let brief = moved(0.0, -8.0, &larger(1.4, &row(&corn)));
    Face::new(Size::Jungle, moved(0.0, -9.5, &row(yield_now)), brief).with(pips)
}

fn goods(goods: Goods) -> Face {
    let blocks = goods.blocks;
    let kinds = [(blocks.wood, "wood"), (blocks.stone, "stone"), (blocks.gold, "gold")];
    let blocks: Vec<_> = kinds.into_iter().filter(|it| it.0 > 0).map(|it| it.1).collect();
    let corn = [Number(goods.corn), Icon("corn")];
    match (&*blocks, goods.corn) {
        (&[], _) => Face::icon(Size::Middle, "skull"),
        (&[one], 0) => Face::short(Size::Middle, &[Number(1), Icon(one)]),
        (&[one], _) => Face::stack(&[Number(1), Icon(one)], &corn),
        (&[one, other, ..], _) => Face::stack(&[Icon(one), Icon(other)], &corn),
    }
}

fn tikal(position: u8) -> Face {
    match position {
        1 => Face::icon(Size::Middle, "tech-up"),
        2 => Face::icon(Size::Middle, "building"),
        3 => Face::row(Size::Broad, &[Signs("1–2"), Icon("tech-up")], &[Number(2), Icon("tech-up")]),
        4 => Face::row(
            Size::Wide,
            &[Number(2), Icon("building"), Bar, Icon("monument")],
            &[Icon("building"), Icon("monument")],
        ),
        _ => Face::row(
            Size::Wide,
            &[Icon("block"), Arrow, Number(2), Icon("temple-any")],
            &[Number(2), Icon("temple-any")],
        ),
    }
}

fn uxmal(position: u8) -> Face {
    let corn_for = |n: u8, id: &'static str| {
        Face::row(Size::Wide, &[Number(n), Icon("corn"), Arrow, Icon(id)], &[Icon(id)])
    };
    match position {
        1 => corn_for(3, "temple-any"),
        2 => Face::icon(Size::Middle, "market"),
        3 => Face::icon(Size::Middle, "worker-add"),
        4 => Face::row(Size::Broad, &[Icon("corn"), Arrow, Icon("building")], &[Icon("building")]),
        _ => corn_for(1, "free-choice"),
    }
}

/// Points, the god's temple, blocks, and the place of the skull.
fn offering(board: &Board<'_>, place: usize) -> Face {
    let offering = CHICHEN_ITZA_OFFERINGS[place];
    let is_taken = board.view.offerings.iter().any(|it| usize::from(*it) == place + 1);
    let skull = html! {
        circle.altar.taken[is_taken] r="11.5" {}
        @if is_taken { (icon("skull", 0.0, 0.0, 21.0)) }
    };
    let lower = if offering.blocks > 0 { -12.0 } else { 0.0 };
    let god = [Points(offering.points), Icon(temple(offering.temple))];
    Face::new(
        Size::Altar,
        html! {
            (moved(0.0, -11.0, &row(&god)))
            (moved(lower, 13.0, &skull))
            @if offering.blocks > 0 { (moved(13.0, 13.0, &row(&[Icon("block")]))) }
        },
        html! {
            @if is_taken { (moved(0.0, 0.0, &larger(1.9, &skull))) }
            @else { (larger(1.62, &row(&[Points(offering.points)]))) }
        },
    )
}

/// The icon of a temple.
pub(super) const fn temple(temple: Temple) -> &'static str {
    match temple {
        Temple::Chaac => "chaac",
        Temple::Quetzalcoatl => "quetzalcoatl",
        Temple::Kukulkan => "kukulkan",
    }
}

/// What the tint of a plaque tells: the god of an offering.
pub(super) fn hue(wheel: Wheel, position: u8) -> Option<&'static str> {
    let place = usize::from(position).checked_sub(1)?;
    let offering = CHICHEN_ITZA_OFFERINGS.get(place).filter(|_| wheel == Wheel::ChichenItza)?;
    Some(temple(offering.temple))
}

/// What a quick action gives, by icons.
pub(super) fn quick(quick: patolli_catalog::rules::tzolkin::QuickAction) -> &'static [Item] {
    use patolli_catalog::rules::tzolkin::QuickAction;
    match quick {
        QuickAction::Corn => &[Number(3), Icon("corn")],
        QuickAction::Wood => &[Icon("wood"), Icon("corn")],
        QuickAction::Stone => &[Large("stone")],
        QuickAction::Gold => &[Large("gold")],
        QuickAction::Technology => &[Large("tech-up")],
        QuickAction::Market => &[Large("market")],
        QuickAction::Build => &[Icon("corn"), Icon("building")],
    }
}
