//! The players: a plate for each, and the reader's own.

mod details;

use std::{hash::Hash, rc::Rc};

use maud::{Markup, html};
use patolli_catalog::Viewer;

use self::details::{clock, good, kind, score, stock};
use super::{part, presence, scene::Scene};
use crate::{
    Part, SentParts,
    boards::{self, Good, Reminder},
    hash::hash_of,
    icons::icon,
    layout::account_mark,
    log_list::Entry,
    model::{SeatCard, SeatClock, Sitter, StandIn},
    tokens::token,
};

/// The reader's own plate; empty for those who only watch.
pub(in crate::pages) fn own(scene: &Scene<'_>) -> Markup {
    let Some(plate) = own_plate(scene) else { return html! { section #own .own hidden {} } };
    let seat = plate.card.seat;
    html! {
        section #own class={ "own card " (scene.seat_class(seat)) } aria-label=(scene.say("table-own")) {
            div.whose {
                (token(scene.seat_style(seat), 30))
                span.who { (scene.name(seat)) small { (scene.say("table-you")) } }
                (account_mark(scene.words, &plate.card.sitter))
                (plate.draw_detail(Detail::Clock))
                (plate.draw_detail(Detail::Score))
                (plate.draw_detail(Detail::Rank))
            }
            (plate.draw_goods())
            (plate.draw_detail(Detail::Reminder))
            (plate.draw_things())
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

/// What looks otherwise on the plates than when they were last sent: parts for this reader, and those that all
/// readers share. The order of plates is a matter of style, so that each is a part by itself.
pub(super) fn changes(scene: &Scene<'_>, sent: &mut SentParts, own_parts: &mut Vec<Part>) -> Vec<Rc<Part>> {
    match own_plate(scene) {
        Some(plate) => own_parts.extend(plate.own_changes(sent)),
        // Whoever gets a plate again is sent the whole of it.
        None if sent.is_new("own", &()) | sent.is_new(("own", "all"), &()) => {
            own_parts.push(part("own", own(scene)));
        }
        None => {}
    }
    let mut shared = Vec::new();
    // In the order of seats, so that readers at different seats are sent the same.
    let mut plates: Vec<Plate<'_>> = plates(scene).collect();
    plates.sort_unstable_by_key(|it| it.card.seat.number());
    for plate in plates {
        if !sent.is_new((&plate.id, "all"), &plate.everything()) {
            continue;
        }
        let details = plate.detail_changes(sent);
        let is_marked_anew = sent.is_new((&plate.id, "marks"), &plate.marks());
        if sent.is_new(&plate.id, &plate.frame()) {
            own_parts.push(part(&plate.id, plate.draw()));
            continue;
        }
        if is_marked_anew {
            own_parts.push(Part::shell(&plate.id, plate.shell(&html! {}).into_string()));
        }
        shared.extend(details.into_iter().map(|it| plate.shared_detail(it)));
    }
    shared
}

fn own_plate<'a>(scene: &'a Scene<'a>) -> Option<Plate<'a>> {
    let Viewer::Seat(seat) = scene.table.viewer else { return None };
    if !scene.table.dealt {
        return None;
    }
    let card = scene.table.seats.iter().find(|it| it.seat == seat)?;
    Some(Plate::new(scene, card, "own".to_owned(), None))
}

fn plates<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Plate<'a>> {
    let first = scene.own_seat().map_or(0, |it| it.index() + 1) % scene.table.seats.len().max(1);
    let (head, tail) = scene.table.seats.split_at(first);
    let plate =
        |(place, it): (usize, &'a SeatCard)| Plate::new(scene, it, format!("seat-{}", it.seat), Some(place));
    tail.iter().chain(head).enumerate().map(plate)
}

/// The plate of a player.
struct Plate<'a> {
    scene: &'a Scene<'a>,
    card: &'a SeatCard,
    id: String,
    /// Its place among the others, seen from the reader's seat; nothing for the reader's own plate.
    place: Option<usize>,
    goods: Rc<[Good]>,
    reminder: Option<Reminder>,
    /// What the player did last that shows on the board.
    last_deed: Option<&'a Entry>,
}

/// A detail of a plate: it is sent by itself when it changes.
#[derive(Clone, Copy)]
enum Detail {
    Score,
    /// The place in the ranking, on the reader's own plate.
    Rank,
    Good(Good),
    /// All goods, named, on the sheet of the player.
    Stock,
    Reminder,
    LastDeed,
    /// The clock, where there is one.
    Clock,
}

impl Detail {
    const fn name(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Rank => "rank",
            Self::Good(it) => it.icon,
            Self::Stock => "stock",
            Self::Reminder => "reminder",
            Self::LastDeed => "did",
            Self::Clock => "clock",
        }
    }
}

impl<'a> Plate<'a> {
    fn new(scene: &'a Scene<'a>, card: &'a SeatCard, id: String, place: Option<usize>) -> Self {
        let is_deed = |it: &&Entry| it.seat() == Some(card.seat) && !it.is_heading();
        let mut deeds = scene.entries().iter().rev().filter(is_deed);
        let shows = |it: &&Entry| !it.touches(scene.table.play).is_empty();
        let last_deed = deeds.clone().find(shows).or_else(|| deeds.next());
        let found = || boards::goods(scene.view(), card.seat);
        let dealt = scene.table.dealt.then(|| scene.cache.goods(scene.view(), card.seat, found));
        let goods = dealt.unwrap_or_default();
        let waits = scene.table.dealt && scene.asked().is_some();
        let reminder = waits.then(|| boards::reminder(scene.view(), &scene.frame(), card.seat)).flatten();
        Self { scene, card, id, place, goods, reminder, last_deed }
    }

    fn is_asked(&self) -> bool {
        Some(self.card.seat) == self.scene.asked()
    }

    fn is_own(&self) -> bool {
        Some(self.card.seat) == self.scene.own_seat()
    }

    fn thinks(&self) -> bool {
        self.is_asked() && (matches!(self.card.sitter, Sitter::Bot { .. }) || self.stand_in().is_some())
    }

    /// That the computer plays for the person, if it does.
    fn stand_in(&self) -> Option<&StandIn> {
        self.scene.table.presence.stand_in(self.card.seat)
    }

    fn clock(&self) -> Option<&SeatClock> {
        self.scene.table.presence.clock_of(self.card.seat)
    }

    /// What the clock is drawn from: a running one goes on by itself on the page.
    fn clock_look(&self) -> impl Hash + use<> {
        let look = |it: &SeatClock| match &it.runs {
            Some(runs) => (None, Some((runs.turn_end, runs.end))),
            None => (Some(it.left.clone()), None),
        };
        self.clock().map(look)
    }

    fn draw(&self) -> Markup {
        self.shell(&html! { (self.scene.shared("plate", &self.look(), || self.content())) })
    }

    /// The element of the plate round some content.
    fn shell(&self, content: &Markup) -> Markup {
        let seat = self.scene.seat_class(self.card.seat);
        html! {
            article id=(self.id) class={ "seat card at-" (self.place.unwrap_or_default()) " " (seat) }
                data-own[self.is_own()] data-stood[self.stand_in().is_some()] data-asked[self.is_asked()] data-thinks[self.thinks()] { (content) }
        }
    }

    /// What all readers see on it.
    fn content(&self) -> Markup {
        let (scene, seat) = (self.scene, self.card.seat);
        html! {
            // A plate is a button that opens the sheet of the player, also without script.
            button.line type="button" popovertarget=[self.has_sheet().then(|| self.sheet_id())] {
                (token(scene.seat_style(seat), 28))
                span.who { (scene.name(seat)) }
                (account_mark(scene.words, &self.card.sitter))
                @match self.stand_in() {
                    Some(it) => (presence::stand_in(scene, it)),
                    None => (kind(scene, &self.card.sitter)),
                }
                (self.draw_detail(Detail::Clock))
                (self.draw_detail(Detail::Score))
            }
            (self.draw_goods())
            (self.draw_detail(Detail::LastDeed))
            @if self.has_sheet() { (self.draw_sheet()) }
        }
    }

    /// Whether the player has a sheet: what the reader has lies under the board.
    fn has_sheet(&self) -> bool {
        self.scene.table.dealt && (self.scene.is_past() || !self.is_own())
    }

    fn sheet_id(&self) -> String {
        ["sheet-", &self.id].concat()
    }

    /// Everything the player has, in words and pictures.
    fn draw_sheet(&self) -> Markup {
        let (scene, seat) = (self.scene, self.card.seat);
        html! {
            div.sheet.card id=(self.sheet_id()) popover="auto" role="dialog" aria-label=(scene.name(seat)) {
                header {
                    (token(scene.seat_style(seat), 28))
                    h2 { (scene.name(seat)) }
                    button.ib type="button" popovertarget=(self.sheet_id()) popovertargetaction="hide"
                        aria-label=(scene.say("table-close")) { (icon("close")) }
                }
                (self.draw_detail(Detail::Reminder))
                (self.draw_detail(Detail::Stock))
                (self.draw_things())
            }
        }
    }

    /// What lies before the player; the board in words has it itself.
    fn draw_things(&self) -> Markup {
        let scene = self.scene;
        let is_drawn = scene.table.dealt && !scene.text_board();
        let things = is_drawn.then(|| boards::things(scene.view(), &scene.frame(), self.card.seat)).flatten();
        html! { @if let Some(it) = things { div.things-of data-scrolls tabindex="0" { (it.svg) } } }
    }

    /// What its content is drawn from; the deed may name anybody.
    fn look(&self) -> impl Hash {
        (
            self.card.seat.number(),
            &self.card.sitter,
            self.stand_in(),
            self.is_asked(),
            self.points(),
            (&self.goods, &self.reminder),
            (self.last_deed.map(Entry::hash), self.clock_look()),
            (self.has_sheet(), self.scene.text_board()),
        )
    }

    /// What it is drawn from beside its details and marks.
    fn frame(&self) -> impl Hash {
        let goods: Vec<&str> = self.goods.iter().map(|it| it.icon).collect();
        let (seat, stand_in) = (self.card.seat, self.stand_in());
        let kind = (&self.card.sitter, stand_in, self.clock().is_some());
        (self.scene.names_hash(), self.place, self.is_own(), seat, kind, goods)
    }

    /// What all of it is drawn from.
    fn everything(&self) -> impl Hash {
        (self.frame(), self.marks(), self.look(), self.place.is_none().then(|| self.rank()))
    }

    /// What its marks are drawn from.
    fn marks(&self) -> impl Hash {
        (self.is_asked(), self.thinks(), self.stand_in().is_some())
    }

    fn points(&self) -> i32 {
        self.scene.parts_of(self.card.seat)
    }

    fn rank(&self) -> u8 {
        self.scene.place(self.card.seat)
    }

    /// What the seat holds, in games where that is open.
    fn draw_goods(&self) -> Markup {
        html! {
            @if !self.goods.is_empty() {
                ul.goods { @for it in self.goods.iter() { (self.draw_detail(Detail::Good(*it))) } }
            }
        }
    }

    /// Details that look otherwise than when they were last sent.
    fn detail_changes(&self, sent: &mut SentParts) -> Vec<Detail> {
        let goods = self.goods.iter().copied().map(Detail::Good);
        let clock = self.clock().map(|_| Detail::Clock);
        let details = [Detail::Score].into_iter().chain(clock).chain(goods);
        let more: &[Detail] = match self.place {
            None => &[Detail::Rank, Detail::Reminder],
            Some(_) if self.has_sheet() => &[Detail::LastDeed, Detail::Stock, Detail::Reminder],
            Some(_) => &[Detail::LastDeed],
        };
        let details = details.chain(more.iter().copied());
        details.filter(|it| sent.is_new((&self.id, it.name()), &self.detail_look(*it))).collect()
    }

    /// What looks otherwise on the reader's own plate.
    fn own_changes(&self, sent: &mut SentParts) -> Vec<Part> {
        if !sent.is_new((&self.id, "all"), &self.everything()) {
            return Vec::new();
        }
        let details = self.detail_changes(sent);
        if sent.is_new(&self.id, &self.frame()) {
            return vec![part(&self.id, own(self.scene))];
        }
        details.into_iter().map(|it| part(&self.detail_id(it), self.draw_detail(it))).collect()
    }

    /// A detail as all readers see it.
    fn shared_detail(&self, detail: Detail) -> Rc<Part> {
        let id = self.detail_id(detail);
        let subject = ("plate", self.scene.names_hash(), &id, self.detail_look(detail));
        self.scene.cache.part(&subject, || part(&id, self.draw_detail(detail)))
    }

    fn detail_id(&self, detail: Detail) -> String {
        [self.id.as_str(), "-", detail.name()].concat()
    }

    /// Hash of what a detail is drawn from beside names.
    fn detail_look(&self, detail: Detail) -> u64 {
        match detail {
            Detail::Score => hash_of(&self.points()),
            Detail::Rank => hash_of(&self.rank()),
            Detail::Good(it) => hash_of(&it),
            Detail::Stock => hash_of(&self.goods),
            Detail::Reminder => hash_of(&self.reminder),
            Detail::LastDeed => hash_of(&(self.is_asked(), self.last_deed.map(Entry::hash))),
            Detail::Clock => hash_of(&self.clock_look()),
        }
    }

    fn draw_detail(&self, detail: Detail) -> Markup {
        let (scene, id) = (self.scene, self.detail_id(detail));
        match detail {
            Detail::Score => score(scene, self.card.seat, &id),
            Detail::Rank => {
                html! { span.place id=(id) { (scene.say_with("table-place", "n", self.rank())) } }
            }
            Detail::Good(it) => good(scene, it, &id),
            Detail::Stock => stock(scene, &self.goods, &id),
            Detail::Reminder => self.draw_reminder(&id),
            Detail::LastDeed => self.draw_deed(&id),
            Detail::Clock => clock(scene, self.clock(), &id),
        }
    }

    /// What awaits the player soon.
    fn draw_reminder(&self, id: &str) -> Markup {
        html! {
            p.reminder.short[self.reminder.as_ref().is_some_and(|it| it.is_short)] id=(id) {
                @if let Some(it) = &self.reminder { (icon(it.icon)) span { (it.words) } }
            }
        }
    }

    /// The last deed in words, with whether the player is asked.
    fn draw_deed(&self, id: &str) -> Markup {
        let scene = self.scene;
        let words = self.last_deed.map_or_else(String::new, |it| scene.tell_line(&scene.told(it).message));
        html! {
            p.did id=(id) {
                @if self.is_asked() { b.asked { (icon("hourglass")) (scene.say("table-asked")) " " } }
                (words)
            }
        }
    }
}
