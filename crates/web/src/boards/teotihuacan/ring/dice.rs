//! Free workers on a board, those of one seat and power together, and those just moved there.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{BoardView, Owner, WorkerGroup, data::WORKERS};

use super::super::{
    super::{parts::PartVisitor, svg::at},
    Board, names,
    shapes::{self, Box, DIE, frame, frame_def, nth, placed, ring, ring_def},
};
use crate::Part;

/// Room for the dice of a board.
const ROOM: (f32, f32) = (200.0, 46.0);
/// How much of each further die of a group is seen.
const LAPPED: f32 = 22.0;
/// What lies between two heaps, and between those that must be drawn smaller.
const GAP: f32 = 7.0;
const TIGHT: f32 = 3.0;

/// Dice that are chosen together.
struct Heap {
    id: String,
    title: String,
    owner: Owner,
    power: u8,
    n: u8,
    /// Whether they have just moved here and not yet acted.
    in_hand: bool,
}

impl Heap {
    fn width(&self) -> f32 {
        area(self.n).width
    }
}

/// The area of `n` dice, seen from the middle of the first.
fn area(n: u8) -> Box {
    let width = DIE + LAPPED * f32::from(n.saturating_sub(1));
    Box { x: -DIE / 2.0, y: -DIE / 2.0, width, height: DIE + 3.0 }
}

/// Frames of dice that may be chosen.
pub(super) fn frames() -> Markup {
    html! {
        @for n in 1..=WORKERS {
            (frame_def(&format!("heap-{n}"), area(n).grown(3.0), 10.0))
            (ring_def(&format!("heap-{n}"), area(n).grown(2.0)))
        }
    }
}

/// The workers at the foot of a board.
pub(super) fn draw(board: &Board<'_>, view: &BoardView) -> Markup {
    let heaps: Vec<_> =
        view.workers.iter().map(|it| free(board, view, *it)).chain(arrived(board, view)).collect();
    let wide = view.board.resource().is_none() && matches!(view.board.number(), 1 | 8);
    let foot = if wide { 172.0 } else { 256.0 };
    let (rows, scale) = arranged(&heaps);
    let lines = nth(rows.len().max(1));
    html! {
        g.te-dice id=(id(view)) transform=(at(12.0, foot - 30.0)) {
            @for (line, row) in rows.iter().enumerate() {
                @let y = (nth(line) - (lines - 1.0) / 2.0) * ROOM.1 / lines;
                (self::row(board, row, y, scale))
            }
            @if heaps.is_empty() { text.te-none y="5" { (board.say("ring-empty")) } }
        }
    }
}

/// The workers as a part, with what it is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, view: &BoardView, visitor: &mut PartVisitor<'_>) {
    let turn = board.view.turn;
    let here = Some(turn.seat).filter(|_| turn.board == Some(view.board));
    let hand = here.and_then(|it| board.view.players.get(it.index())).map(|it| &it.hand);
    visitor.part((&view.workers, here, hand), || Part::new(id(view), draw(board, view).into_string()));
}

fn id(view: &BoardView) -> String {
    format!("dice.{}", view.board.number())
}

fn free(board: &Board<'_>, view: &BoardView, dice: WorkerGroup) -> Heap {
    let number = view.board.number();
    let id = match dice.owner {
        Owner::Player(seat) => format!("die.{number}.{}.{}", board.letter(seat), dice.power),
        Owner::Neutral(colour) => format!("neutral.{number}.{colour}"),
    };
    let title = names::dice(board, dice);
    Heap { id, title, owner: dice.owner, power: dice.power, n: dice.n, in_hand: false }
}

/// Workers that have moved to this board and not yet acted.
fn arrived(board: &Board<'_>, view: &BoardView) -> Vec<Heap> {
    let turn = board.view.turn;
    if turn.board != Some(view.board) {
        return Vec::new();
    }
    (1..=5).filter_map(|power| hand(board, turn.seat, power)).collect()
}

fn hand(board: &Board<'_>, seat: Seat, power: u8) -> Option<Heap> {
    let hand = &board.view.players.get(seat.index())?.hand;
    let n: u8 = hand.iter().map(|it| u8::from(*it == power)).sum();
    if n == 0 {
        return None;
    }
    let id = format!("hand.{}.{power}", board.letter(seat));
    let title = names::in_hand(board, seat, power, n);
    Some(Heap { id, title, owner: Owner::Player(seat), power, n, in_hand: true })
}

/// Heaps in one row, or in two if they are larger so, with the scale at which they fit.
fn arranged(heaps: &[Heap]) -> (Vec<&[Heap]>, f32) {
    let one = scale(heaps).min(1.0);
    let half = heaps.len().div_ceil(2);
    let (upper, lower) = heaps.split_at(half);
    let two = scale(upper).min(scale(lower)).min(0.56);
    if two > one && !lower.is_empty() { (vec![upper, lower], two) } else { (vec![heaps], one) }
}

fn scale(heaps: &[Heap]) -> f32 {
    let scale = |gap| ROOM.0 / width(heaps, gap).max(1.0);
    if scale(GAP) < 1.0 { scale(TIGHT).min(1.0) } else { scale(GAP) }
}

fn width(heaps: &[Heap], gap: f32) -> f32 {
    heaps.iter().map(Heap::width).sum::<f32>() + gap * nth(heaps.len().saturating_sub(1))
}

fn row(board: &Board<'_>, heaps: &[Heap], y: f32, scale: f32) -> Markup {
    let mut left = 0.0;
    let gap = if width(heaps, GAP) * scale > ROOM.0 { TIGHT } else { GAP };
    html! {
        @for it in heaps {
            (heap(board, it, (left + DIE * scale / 2.0, y), scale))
            @let () = left += (it.width() + gap) * scale;
        }
    }
}

/// One heap; the first die lies on top, of the others the power is seen.
fn heap(board: &Board<'_>, heap: &Heap, (x, y): (f32, f32), scale: f32) -> Markup {
    let area = area(heap.n);
    html! {
        g.space.te-heap.te-held[heap.in_hand] id=(heap.id) transform=(placed(x, y, scale)) role="img" {
            title { (heap.title) }
            @if heap.in_hand { (area.grown(4.0).rect("te-halo", 11.0)) }
            (frame(format!("heap-{}", heap.n)))
            @for place in (0..heap.n).rev() {
                @let spot = (LAPPED * f32::from(place), 0.0);
                @match heap.owner {
                    Owner::Player(seat) => (shapes::die(board, seat, heap.power, spot, DIE)),
                    Owner::Neutral(colour) => (shapes::neutral(colour, spot, DIE)),
                }
            }
            (ring(format!("heap-{}", heap.n)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heap(n: u8) -> Heap {
        Heap {
            id: String::new(),
            title: String::new(),
            owner: Owner::Neutral(0),
            power: 1,
            n,
            in_hand: false,
        }
    }

    #[test]
    fn few_dice_lie_in_one_row_at_full_size() {
        let heaps = [heap(1), heap(2), heap(1)];
        let (rows, scale) = arranged(&heaps);
        assert_eq!((rows.len(), scale), (1, 1.0));
    }

    #[test]
    fn many_dice_lie_in_two_rows_and_stay_inside_the_board() {
        let heaps: Vec<_> = (0..10).map(|_| heap(1)).collect();
        let (rows, scale) = arranged(&heaps);
        assert_eq!(rows.len(), 2);
        let width =
            |it: &&[Heap]| (it.iter().map(Heap::width).sum::<f32>() + GAP * nth(it.len() - 1)) * scale;
        assert!(rows.iter().all(|it| width(it) <= ROOM.0 + 0.1));
        assert!(2.0 * DIE * scale <= ROOM.1);
    }
}
