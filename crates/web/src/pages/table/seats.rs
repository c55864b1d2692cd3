//! The players: a plate for each, and the reader's own.

use std::hash::{Hash, Hasher};

use maud::{Markup, html};
use patolli_catalog::{LogEntry, Seat, Viewer};

use super::{part, scene::Scene};
use crate::{
    Part, SentParts,
    boards::{self, Good},
    icons::icon,
    layout::account_mark,
    model::{SeatCard, Sitter},
    pages::cards::bot_name,
    tokens::token,
};

/// The reader's own plate; empty for those who only watch.
pub(in crate::pages) fn own(scene: &Scene<'_>) -> Markup {
    let Some(plate) = own_plate(scene) else { return html! { section #own .own hidden {} } };
    let seat = plate.card.seat;
    html! {
        section #own class={ "own card " (scene.seat_class(seat)) } aria-label=(scene.say("table-own")) {
            (token(scene.seat_style(seat), 30))
            span.who { (scene.name(seat)) small { (scene.say("table-you")) } }
            (account_mark(scene.words, &plate.card.sitter))
            (score(scene, seat))
            span.place { (scene.say_with("table-place", "n", scene.table.play.places()[seat.index()])) }
            (goods(scene, &plate.goods))
            span.did { (plate.last_deed()) }
        }
    }
}

/// The plates of all players, the next one to the reader's left first.
pub(in crate::pages) fn cards(scene: &Scene<'_>) -> Markup {
    html! {
        section #seats .seats aria-label=(scene.say("table-seats")) {
            @for it in plates(scene) { (it.draw()) }
        }
    }
}

/// The plates that look otherwise than when they were last sent. Their order is a matter of style, so that each is a part by itself.
pub(super) fn parts(scene: &Scene<'_>, sent: &mut SentParts) -> Vec<Part> {
    let mut parts = Vec::new();
    let mine = own_plate(scene).map(|it| (scene.table.play.places()[it.card.seat.index()], it));
    if sent.is_new("own", &mine) {
        parts.push(part("own", own(scene)));
    }
    for plate in plates(scene) {
        let id = plate.id();
        if sent.is_new(&id, &plate) {
            parts.push(part(&id, plate.draw()));
        }
    }
    parts
}

fn own_plate<'a>(scene: &'a Scene<'a>) -> Option<Plate<'a>> {
    let Viewer::Seat(seat) = scene.table.viewer else { return None };
    if !scene.table.dealt {
        return None;
    }
    let card = scene.table.seats.iter().find(|it| it.seat == seat)?;
    Some(Plate::of(scene, card, 0))
}

fn plates<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Plate<'a>> {
    let first = scene.own_seat().map_or(0, |it| it.index() + 1) % scene.table.seats.len().max(1);
    let (head, tail) = scene.table.seats.split_at(first);
    tail.iter().chain(head).enumerate().map(|(place, it)| Plate::of(scene, it, place))
}

/// The plate of a player.
struct Plate<'a> {
    scene: &'a Scene<'a>,
    card: &'a SeatCard,
    /// Its place among the others, seen from the reader's seat.
    place: usize,
    goods: Vec<Good>,
    /// What the player did last that shows on the board.
    deed: Option<&'a LogEntry>,
}

impl<'a> Plate<'a> {
    fn of(scene: &'a Scene<'a>, card: &'a SeatCard, place: usize) -> Self {
        let mut deeds =
            scene.entries.iter().rev().map(|it| &**it).filter(|it| it.seat == Some(card.seat) && !it.heading);
        let deed = deeds.clone().find(|it| !it.touches.is_empty()).or_else(|| deeds.next());
        let goods = if scene.table.dealt { boards::goods(scene.view(), card.seat) } else { Vec::new() };
        Self { scene, card, place, goods, deed }
    }

    fn id(&self) -> String {
        format!("seat-{}", self.card.seat)
    }

    fn is_asked(&self) -> bool {
        Some(self.card.seat) == self.scene.asked()
    }

    fn is_own(&self) -> bool {
        Some(self.card.seat) == self.scene.own_seat()
    }

    /// The last deed in words.
    fn last_deed(&self) -> String {
        self.deed.map_or_else(String::new, |it| self.scene.tell_line(&it.message))
    }

    fn draw(&self) -> Markup {
        let (scene, seat) = (self.scene, self.card.seat);
        let thinks = self.is_asked() && matches!(self.card.sitter, Sitter::Bot { .. });
        html! {
            article #(self.id()) class={ "seat card at-" (self.place) " " (scene.seat_class(seat)) }
                data-own[self.is_own()] data-asked[self.is_asked()] data-thinks[thinks] {
                (scene.shared("plate", &self.look(), || self.content()))
            }
        }
    }

    /// What all readers see on it.
    fn content(&self) -> Markup {
        let (scene, seat) = (self.scene, self.card.seat);
        html! {
            div.line {
                (token(scene.seat_style(seat), 28))
                span.who { (scene.name(seat)) }
                (account_mark(scene.words, &self.card.sitter))
                (kind(scene, &self.card.sitter))
                (score(scene, seat))
            }
            (goods(scene, &self.goods))
            p.did {
                @if self.is_asked() { b.asked { (icon("hourglass")) (scene.say("table-asked")) " " } }
                (self.last_deed())
            }
        }
    }

    /// What its content is drawn from; the deed may name anybody.
    fn look(&self) -> impl Hash {
        let points = self.scene.table.play.scores()[self.card.seat.index()];
        (self.card.seat.number(), &self.card.sitter, self.is_asked(), points, &self.goods, self.deed)
    }
}

/// Everything that it is drawn from, for one reader.
impl Hash for Plate<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.scene.names_hash().hash(state);
        (self.place, self.is_own(), self.look()).hash(state);
    }
}

/// What the seat holds, in games where that is open.
fn goods(scene: &Scene<'_>, goods: &[Good]) -> Markup {
    html! {
        @if !goods.is_empty() {
            ul.goods {
                @for it in goods {
                    @let words = scene.say_with(it.name, "n", it.n);
                    li.amt.none[it.n == 0] title=(words) { (icon(it.icon)) span aria-hidden="true" { (it.n) } span.sr { (words) } }
                }
            }
        }
    }
}

/// Whether a computer or a person sits there, and whether the person has the page open.
fn kind(scene: &Scene<'_>, sitter: &Sitter) -> Markup {
    let (id, name, class) = match sitter {
        Sitter::Open => return html! {},
        Sitter::Automaton => ("bot", scene.say("automaton-about"), "bot"),
        Sitter::Bot { bot, .. } => return level(&bot_name(scene.words, bot)),
        Sitter::Person { mine: true, .. } => ("person", scene.say("table-sitter-mine"), "online"),
        Sitter::Person { online: true, .. } => ("person", scene.say("table-sitter-online"), "online"),
        Sitter::Person { .. } => ("person", scene.say("table-sitter-away"), "away"),
    };
    html! { span class={ "kind " (class) } title=(name) { (icon(id)) span.sr { (name) } } }
}

/// What kind of computer player sits there.
fn level(name: &str) -> Markup {
    html! { span.kind.bot title=(name) { (icon("bot")) span.level { (name) } } }
}

fn score(scene: &Scene<'_>, seat: Seat) -> Markup {
    let points = scene.score(seat);
    html! {
        span.amt.score {
            (icon("vp")) (points)
            span.sr { " " (scene.say_with("table-points", "n", points.as_f64())) }
        }
    }
}
