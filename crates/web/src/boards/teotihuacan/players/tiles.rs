//! What lies before a player: technologies, discovery tiles, masks in sets.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{
    PlayerView,
    data::{Discovery, MASK_POINTS, Technology},
};

use super::super::{
    super::{
        strip::Strip,
        svg::{at, count},
    },
    Board, glyphs, names,
    shapes::{Box, SEAT_TILE, frame, icon, nth, round},
    temples::{compact, counted},
};

/// Room between things of different kinds.
const BREAK: f32 = 7.0;
/// From one mask of a set to the next.
const MASK: f32 = 22.0;
/// Room for the points of a set.
const POINTS: f32 = 34.0;

/// Something that lies before a player.
enum Thing {
    Technology(Technology),
    Tile(Discovery, u8),
    Set(Vec<u8>, bool),
    Used(u8),
}

impl Thing {
    fn width(&self) -> f32 {
        match self {
            Self::Technology(_) => 29.0,
            Self::Tile(..) => SEAT_TILE + 4.0,
            Self::Set(masks, next) => MASK * nth(masks.len()) + POINTS + if *next { 22.0 } else { 0.0 },
            Self::Used(_) => 46.0,
        }
    }

    const fn kind(&self) -> u8 {
        match self {
            Self::Technology(_) => 0,
            Self::Tile(..) => 1,
            Self::Used(_) => 2,
            Self::Set(..) => 3,
        }
    }
}

fn things(player: &PlayerView) -> Vec<Thing> {
    let technologies = player.technologies.iter().map(|it| Thing::Technology(*it));
    let tiles = player.tiles.iter().map(|(tile, n)| Thing::Tile(*tile, *n));
    let used = Some(player.used).filter(|it| *it > 0).map(Thing::Used);
    let sets = mask_sets(player.masks).into_iter().zip([true].into_iter().chain(std::iter::repeat(false)));
    technologies.chain(tiles).chain(used).chain(sets.map(|(set, first)| Thing::Set(set, first))).collect()
}

/// Adds everything to a row.
pub(super) fn push(strip: &mut Strip, board: &Board<'_>, seat: Seat, player: &PlayerView) {
    let mut before = None;
    for it in things(player) {
        if before.is_some_and(|kind| kind != it.kind()) {
            strip.push(BREAK, &html! {});
        }
        before = Some(it.kind());
        strip.push(it.width(), &html! { g transform=(at(0.0, 6.0)) { (draw_thing(board, seat, &it)) } });
    }
}

fn draw_thing(board: &Board<'_>, seat: Seat, thing: &Thing) -> Markup {
    match thing {
        Thing::Technology(it) => technology(board, *it),
        Thing::Tile(tile, n) => self::tile(board, seat, *tile, *n),
        Thing::Set(masks, next) => set(board, seat, masks, *next),
        Thing::Used(n) => html! {
            g.tp-used role="img" {
                title { (board.count("board-used", *n)) }
                (icon("discovery", 11.0, 16.0, 20.0))
                path.tp-tick d="M5 17l5 5 9-11" {}
                text.num x="24" y="21.5" { (n) }
            }
        },
    }
}

fn technology(board: &Board<'_>, technology: Technology) -> Markup {
    let glyphs = glyphs::technology(technology);
    html! {
        g role="img" {
            title { (names::about(board, technology.key())) }
            rect.tp-tech width="26" height=(SEAT_TILE) rx="5" {}
            text.tp-tech-nr x="13" y="14" { (technology.tile().number) }
            (glyphs::centred(&glyphs[..glyphs.len().min(1)], 13.0, 22.5, 14.0, 24.0))
        }
    }
}

fn tile(board: &Board<'_>, seat: Seat, tile: Discovery, n: u8) -> Markup {
    let id = format!("own.{}.{tile}", board.letter(seat));
    html! {
        g.space id=(id) role="img" {
            title { (counted(board, tile, n)) }
            (Box::sized(SEAT_TILE, SEAT_TILE).rect("tp-tile", 6.0))
            (frame("own"))
            (compact(tile, (SEAT_TILE / 2.0, SEAT_TILE / 2.0), 25.0))
            @if n > 1 { (count(SEAT_TILE - 3.0, 4.0, n)) }
            (Box::sized(SEAT_TILE, SEAT_TILE).ring())
        }
    }
}

/// Masks grouped into sets as large as can be, which scores the most: each set holds kinds 1 to 7 once at most.
pub(in super::super) fn mask_sets(masks: [u8; 7]) -> Vec<Vec<u8>> {
    let most = masks.into_iter().max().unwrap_or_default();
    let set = |copies: u8| (1..).zip(masks).filter(|it| it.1 >= copies).map(|it| it.0).collect();
    (1..=most).map(set).collect()
}

/// Points of a set, now and with one mask more.
fn worth(masks: &[u8]) -> (u8, Option<u8>) {
    (MASK_POINTS[masks.len().min(7)], MASK_POINTS.get(masks.len() + 1).copied())
}

/// A set in words.
pub(in super::super) fn set_words(board: &Board<'_>, masks: &[u8]) -> String {
    let list: Vec<_> = masks.iter().map(|it| board.say(&format!("mask-{it}"))).collect();
    let (now, next) = worth(masks);
    let mut words = vec![board.tell(
        "board-set",
        &[("list", FluentValue::from(list.join(", "))), ("points", FluentValue::from(now))],
    )];
    words.extend(next.map(|it| board.count("board-set-next", it)));
    words.join("; ")
}

/// A set of masks; the ids of masks belong to the first set, which has every kind.
fn set(board: &Board<'_>, seat: Seat, masks: &[u8], first: bool) -> Markup {
    let (now, next) = worth(masks);
    let right = MASK * nth(masks.len());
    html! {
        g.tp-set role="img" {
            title { (set_words(board, masks)) }
            @for (place, kind) in masks.iter().enumerate() {
                @let x = MASK * nth(place) + MASK / 2.0;
                @let id = format!("own.{}.mask-{kind}", board.letter(seat));
                g id=[first.then_some(&id)] {
                    (icon(&format!("mask-{kind}"), x, 15.0, 23.0))
                    @if first { circle.last cx=(round(x)) cy="15" r="13" {} }
                }
            }
            path.tp-set-line d={ "M2 30h" (round(right - 4.0)) } {}
            text.tp-set-worth x=(round(right + 3.0)) y="21" {
                (now) @if let (true, Some(next)) = (first, next) { tspan.tp-set-next { "›" (next) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{mask_sets, worth};

    #[test]
    fn masks_lie_in_sets_as_large_as_can_be() {
        assert_eq!(mask_sets([0; 7]), Vec::<Vec<u8>>::new());
        assert_eq!(mask_sets([0, 1, 0, 3, 0, 0, 2]), [vec![2, 4, 7], vec![4, 7], vec![4]]);
        assert_eq!(mask_sets([1; 7]), [vec![1, 2, 3, 4, 5, 6, 7]]);
    }

    #[test]
    fn a_set_is_worth_more_with_one_mask_more() {
        assert_eq!(worth(&[2, 4, 7]), (6, Some(10)));
        assert_eq!(worth(&[1, 2, 3, 4, 5, 6]), (21, Some(28)));
        assert_eq!(worth(&[1, 2, 3, 4, 5, 6, 7]), (28, None), "there is no eighth kind");
    }
}
