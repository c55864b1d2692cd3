//! The three temples: steps with rewards, discovery tiles on the large ones, bonus tiles, the markers of all seats.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{
    LargeStepView, Temple, TempleView,
    data::{BONUS_STEP, Discovery, StepReward, TEMPLE_REWARDS, TOP_STEP},
};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, count},
    },
    Board, glyphs, names,
    shapes::{self, Box, TOKEN, frame, frame_def, icon, nth, ring, ring_def, round, seat_frames},
};
use crate::Part;

const SHEET: Sheet =
    Sheet { id: "panel-temples", name: "board-temples", icon: "t-any", size: (354.0, 340.0) };
const CENTRES: [f32; 3] = [61.5, 177.0, 292.5];
/// Where the piles begin and where their lowest steps end.
const TOP: f32 = 9.0;
const FOOT: f32 = 300.0;
/// Height of a large step: its reward above its tiles.
const LARGE: f32 = 49.0;
/// Width of the lowest step, and how much narrower each next one is.
const WIDEST: f32 = 111.0;
const TAPER: f32 = 2.2;

/// The panel of temples.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let (width, height) = SHEET.size;
    let svg = SHEET.svg(&html! {
        rect.paper x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="14" {}
        title id=(SHEET.label()) { (board.say("board-temples")) }
        defs {
            (frame_def("ttile", Box::sized(20.0, 20.0), 5.0))
            (ring_def("ttile", Box::sized(20.0, 20.0)))
            (seat_frames())
        }
        @for temple in &board.view.temples { (pile(board, temple)) }
    });
    SHEET.panel(svg)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for view in &board.view.temples {
        let temple = view.temple;
        let stand = |step: u8| standing(board, temple, step);
        visitor.part(stand(0), || Part::new(foot_id(temple), foot(board, temple).into_string()));
        for step in 1..=TOP_STEP {
            let tiles = view.large_steps.iter().find(|it| it.step == step).map(|it| it.tiles.len());
            let draw = || self::step(board, view, step).into_string();
            visitor.part((stand(step), tiles), || Part::new(step_id(temple, step), draw()));
        }
        for LargeStepView { step, tiles } in &view.large_steps {
            let draw = || self::tiles(board, view, *step, tiles).into_string();
            visitor.part(tiles, || Part::new(tiles_id(temple, *step), draw()));
        }
        let steps: Vec<u8> = board.view.players.iter().map(|it| it.temples[temple.index()]).collect();
        visitor.part(steps, || Part::new(markers_id(temple), markers(board, view).into_string()));
    }
}

fn foot_id(temple: Temple) -> String {
    format!("foot.{temple}")
}

fn step_id(temple: Temple, step: u8) -> String {
    format!("temple.{temple}.{step}")
}

fn tiles_id(temple: Temple, step: u8) -> String {
    format!("tiles.{temple}.{step}")
}

fn markers_id(temple: Temple) -> String {
    format!("markers.{temple}")
}

fn pile(board: &Board<'_>, view: &TempleView) -> Markup {
    let temple = view.temple;
    html! {
        g class={ "tp-" (temple) } transform=(at(CENTRES[temple.index()], 0.0)) {
            (foot(board, temple))
            @for step in 1..=TOP_STEP { (self::step(board, view, step)) }
            @for it in &view.large_steps { (tiles(board, view, it.step, &it.tiles)) }
            (markers(board, view))
        }
    }
}

/// Where a step lies; step 0 is the ground below the first.
fn area(view: &TempleView, step: u8) -> Box {
    let width = WIDEST - TAPER * f32::from(step);
    if step == 0 {
        return Box { x: -width / 2.0, y: FOOT + 1.0, width, height: 32.0 };
    }
    let large =
        |from: u8, to: u8| nth(view.large_steps.iter().filter(|it| (from..to).contains(&it.step)).count());
    let small =
        (FOOT - TOP - LARGE * large(1, TOP_STEP + 1)) / (f32::from(TOP_STEP) - large(1, TOP_STEP + 1));
    let below = |step: u8| small * f32::from(step - 1) + (LARGE - small) * large(1, step);
    let height = if large(step, step + 1) > 0.0 { LARGE } else { small };
    Box { x: -width / 2.0, y: FOOT - below(step) - height, width, height: height - 1.7 }
}

fn step(board: &Board<'_>, view: &TempleView, step: u8) -> Markup {
    let area = area(view, step);
    let class = match step {
        TOP_STEP => "tp-step heavy",
        BONUS_STEP => "tp-step bonus",
        _ if is_large(view, step) => "tp-step heavy",
        _ => "tp-step",
    };
    let own = Box::sized(area.width, area.height);
    html! {
        g.space id=(step_id(view.temple, step)) transform=(at(area.x, area.y)) role="img" {
            title { (name(board, view, step)) }
            (own.rect(class, 5.0))
            g.frame { (own.rect("tk-glow", 5.0)) (own.rect("tk-line", 5.0)) }
            @if step == BONUS_STEP {
                (icon("temple-bonus", 12.0, own.height / 2.0, 19.0))
                @let room = own.width - 28.0;
                (glyphs::centred(&glyphs::bonus(view.bonus), 24.0 + room / 2.0, own.height / 2.0, 16.0, room))
            } @else {
                (glyphs::row(&glyphs::step(reward(view.temple, step)), 6.0, line(area, view, step), 17.0))
            }
        }
    }
}

/// Where the reward and the markers of a step lie, below its upper edge.
fn line(area: Box, view: &TempleView, step: u8) -> f32 {
    if is_large(view, step) { 12.5 } else { area.height / 2.0 }
}

fn is_large(view: &TempleView, step: u8) -> bool {
    view.large_steps.iter().any(|it| it.step == step)
}

/// What a step gives.
fn reward(temple: Temple, step: u8) -> StepReward {
    TEMPLE_REWARDS[temple.index()][usize::from(step) - 1]
}

/// The tiles of a large step, alike ones together.
fn tiles(board: &Board<'_>, view: &TempleView, step: u8, tiles: &[Discovery]) -> Markup {
    let (temple, area) = (view.temple, area(view, step));
    let kinds = kinds(tiles);
    let gap = ((area.width - 26.0) / nth(kinds.len().saturating_sub(1)).max(1.0)).min(24.0);
    html! {
        g id=(tiles_id(temple, step)) {
            @for (place, (tile, n)) in kinds.into_iter().enumerate() {
                @let id = format!("temple.{temple}.{step}.{tile}");
                g.space id=(id) transform=(at(area.x + 3.5 + gap * nth(place), area.y + 24.5)) role="img" {
                    title { (counted(board, tile, n)) }
                    (Box::sized(20.0, 20.0).rect("tp-tile", 4.0))
                    (frame("ttile"))
                    (compact(tile, (10.0, 10.0), 17.0))
                    @if n > 1 { (count(18.5, 2.0, n)) }
                    (ring("ttile"))
                }
            }
        }
    }
}

/// A discovery tile where there is little room: its main icon, and its number in the corner.
pub(super) fn compact(tile: Discovery, (x, y): (f32, f32), size: f32) -> Markup {
    let glyphs = glyphs::discovery(tile);
    let Some(glyph) = glyphs.iter().find(|it| !it.text.is_empty()).or(glyphs.last()) else { return html! {} };
    let number = glyph.text.trim_start_matches('+');
    html! {
        (icon(glyph.icon, x, y, size))
        @if glyph.struck { path.te-struck d={ "M" (round(x - 7.0)) " " (round(y + 7.0)) "l14-14" } {} }
        @if number.len() == 1 && number != "1" {
            text.tp-mini x=(round(x + size / 2.0 + 1.5)) y=(round(y + size / 2.0 + 1.0)) { (number) }
        }
    }
}

/// Tiles by kind, with their numbers.
pub(super) fn kinds(tiles: &[Discovery]) -> Vec<(Discovery, u8)> {
    let mut kinds: Vec<(Discovery, u8)> = Vec::new();
    for tile in tiles {
        match kinds.iter_mut().find(|it| it.0 == *tile) {
            Some(known) => known.1 += 1,
            None => kinds.push((*tile, 1)),
        }
    }
    kinds
}

/// A discovery tile in words, with the number of its copies if there are several.
pub(super) fn counted(board: &Board<'_>, tile: Discovery, n: u8) -> String {
    let words = names::discovery(board, tile);
    if n > 1 { format!("{n} × {words}") } else { words }
}

/// A step in words: what it gives, what lies there, who stands there.
pub(super) fn name(board: &Board<'_>, view: &TempleView, step: u8) -> String {
    let temple = FluentValue::from(board.say(view.temple.key()));
    let mut words = vec![board.tell(
        if step == 0 { "board-ground" } else { "board-step" },
        &[("temple", temple), ("n", FluentValue::from(step))],
    )];
    match step {
        0 => {}
        BONUS_STEP => words.push(names::about(board, view.bonus.key()).trim_end_matches('.').to_owned()),
        _ => words.push(reward_words(board, reward(view.temple, step))),
    }
    if let Some(large) = view.large_steps.iter().find(|it| it.step == step) {
        words.push(board.count("board-step-tiles", i64::try_from(large.tiles.len()).unwrap_or_default()));
    }
    if step == TOP_STEP {
        words.push(board.say("board-step-top"));
    }
    words.extend(standing(board, view.temple, step).into_iter().map(|it| board.who(it)));
    sentence(&words.join("; "))
}

/// The same words with a capital letter at their beginning.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

fn reward_words(board: &Board<'_>, reward: StepReward) -> String {
    match reward {
        StepReward::Resources(n) => board.count("board-resources", n),
        StepReward::Points(n) => board.count("board-points", n),
        StepReward::Cocoa(n) => board.count("ring-cocoa", n),
        StepReward::Nothing => String::new(),
    }
}

/// The seats that stand on a step.
pub(super) fn standing(board: &Board<'_>, temple: Temple, step: u8) -> Vec<Seat> {
    let stands = |it: &Seat| board.view.players[it.index()].temples[temple.index()] == step;
    board.seats().filter(stands).collect()
}

/// The markers of all seats.
fn markers(board: &Board<'_>, view: &TempleView) -> Markup {
    html! {
        g.tp-markers id=(markers_id(view.temple)) { @for seat in board.seats() { (marker(board, view, seat)) } }
    }
}

fn marker(board: &Board<'_>, view: &TempleView, seat: Seat) -> Markup {
    let temple = view.temple;
    let step = board.view.players[seat.index()].temples[temple.index()];
    let together = standing(board, temple, step);
    let place = nth(together.iter().position(|it| *it == seat).unwrap_or_default());
    let area = area(view, step);
    // Rewards stand at the left; the glyph of a bonus tile fills its step, so that markers lie over its end.
    let left = if step == 0 { 42.0 } else { 46.0 };
    let gap = ((area.width - left - 12.0) / nth(together.len().saturating_sub(1)).max(1.0)).min(22.0);
    let y = area.y + if step == 0 { 16.0 } else { line(area, view, step) - 0.5 };
    let id = format!("marker.{temple}.{}", board.letter(seat));
    let scale = if together.len() > 3 { 0.62 } else { TOKEN };
    shapes::marker(board, &id, seat, (area.x + left + gap * place, y), scale)
}

/// The ground below the first step, with the sign of the temple.
fn foot(board: &Board<'_>, temple: Temple) -> Markup {
    let area = Box { x: -WIDEST / 2.0, y: FOOT + 1.0, width: WIDEST, height: 32.0 };
    let waiting: Vec<_> = standing(board, temple, 0).into_iter().map(|it| board.who(it)).collect();
    html! {
        g id=(foot_id(temple)) role="img" {
            title { (board.say(temple.key())) @if !waiting.is_empty() { ": " (waiting.join(", ")) } }
            (area.rect("tp-foot", 6.0))
            (icon(glyphs::temple(temple), if waiting.is_empty() { 0.0 } else { area.x + 18.0 }, FOOT + 17.0, 27.0))
        }
    }
}
