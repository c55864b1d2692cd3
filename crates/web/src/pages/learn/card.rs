//! The card of a lesson: what it teaches, its tasks, and the answer to the last decision.

use maud::{Markup, html};
use patolli_catalog::{Amount, GoodsChange, LessonAnswer, Localizer, MoveError, Score};

use super::address;
use crate::{
    icons::icon,
    model::LessonPage,
    pages::{
        rich::rich,
        table::{TableScene as Scene, amounts},
    },
};

/// Everything that the card is drawn from.
pub(super) struct Card<'a> {
    pub(super) page: &'a LessonPage<'a>,
    /// The words of the lessons of the game.
    pub(super) words: &'static Localizer,
    pub(super) scene: &'a Scene<'a>,
}

impl Card<'_> {
    fn id(&self) -> &str {
        &self.page.moment.lesson().id
    }

    /// A message of the page itself.
    fn say(&self, key: &str) -> String {
        self.scene.say(key)
    }

    fn key(&self, ending: &str) -> String {
        format!("{}-{ending}", self.id())
    }

    /// The title of the lesson.
    pub(super) fn title(&self) -> String {
        self.words.text(self.id())
    }

    /// Number of the lesson in its part of the course, and how many there are.
    fn place(&self) -> (usize, usize) {
        let lessons = self.page.course.chapter_of(self.id()).map_or(&[][..], |it| &it.lessons);
        let place = lessons.iter().position(|it| it.id == self.id()).map_or(0, |it| it + 1);
        (place, lessons.len())
    }

    fn place_of_all(&self) -> String {
        let (n, all) = self.place();
        self.scene.words.text_with("learn-place", &[("n", n.into()), ("all", all.into())])
    }

    /// The whole card.
    pub(super) fn draw(&self) -> Markup {
        let (place, all) = self.place();
        html! {
            section #lesson .lesson-card.card aria-label=(self.title()) {
                header {
                    a.btn href={ "/learn/" (self.page.moment.lesson().game) } { (icon("step-back")) span { (self.say("learn-course")) } }
                    span.pill { (self.place_of_all()) }
                    a.ib.close href="#table" aria-label=(self.say("table-close")) { (icon("close")) }
                }
                progress value=(place) max=(all) aria-label=(self.place_of_all()) {}
                h2 { (self.title()) }
                p { (rich(self.words, &self.words.text(&self.key("text")))) }
                div #task tabindex="-1" aria-live="polite" { (self.tasks()) }
                (self.foot())
            }
        }
    }

    fn tasks(&self) -> Markup {
        let moment = self.page.moment;
        html! {
            @if self.page.lost { p.stale { (icon("info")) " " (self.say("learn-lost")) } }
            @if moment.has_just_finished() { p.sr { (self.say("learn-step-done")) } }
            ol.tasks {
                @for n in 1..=moment.step() {
                    li.done { (icon("end-turn")) span { (rich(self.words, &self.task(n))) } }
                }
                @if !moment.is_done() {
                    li.now {
                        span.n { (moment.step() + 1) }
                        b { (rich(self.words, &self.task(moment.step() + 1))) }
                        @if let Some(note) = self.note() { small { (rich(self.words, &note)) } }
                    }
                }
            }
            @if moment.begins_by_way() { p.dim { (self.say("learn-by-way")) } }
            @if moment.is_done() {
                p { b { (self.say("learn-done")) } " " (rich(self.words, &self.words.text(&self.key("end")))) }
            }
        }
    }

    fn task(&self, n: usize) -> String {
        self.words.text(&self.key(&n.to_string()))
    }

    fn note(&self) -> Option<String> {
        let key = self.key(&format!("{}-note", self.page.moment.step() + 1));
        self.words.has(&key).then(|| self.words.text(&key))
    }

    /// Address of this step from its beginning.
    pub(super) fn again(&self) -> String {
        address::after(self.page.moment.lesson(), self.page.moment.before())
    }

    /// Address of the lesson after this one, or of the course.
    pub(super) fn next(&self) -> (String, String) {
        match self.page.course.next(self.id()) {
            Some(next) => (address::form(next), self.say("learn-next")),
            None => (format!("/learn/{}", self.page.course.game), self.say("learn-to-course")),
        }
    }

    fn foot(&self) -> Markup {
        let (moment, (next, _)) = (self.page.moment, self.next());
        html! {
            div #lesson-foot {
                div.lesson-foot {
                    @if !moment.is_done() {
                        a #lesson-show .btn href={ (self.again()) "&show=1" } { (icon("eye")) span { (self.say("learn-show")) } }
                        a #lesson-again .btn href=(self.again()) { (icon("reset")) span { (self.say("learn-again")) } }
                        a.btn href=(next) { (icon("step-fwd")) span { (self.say("learn-skip")) } }
                    }
                }
                p.lesson-rules {
                    (self.say("learn-rules"))
                    @for rule in &moment.lesson().rules { a.rule href=(self.scene.rule_address(rule)) target="_blank" { (rule) } }
                }
            }
        }
    }

    /// The task in one line, for small screens; it opens the card.
    pub(super) fn strip(&self) -> Markup {
        let moment = self.page.moment;
        html! {
            a #strip .strip href="#lesson" {
                @if moment.is_done() {
                    span.n { "✓" } span { b { (self.say("learn-done")) } }
                } @else {
                    span.n { (moment.step() + 1) }
                    span { b { (rich(self.words, &self.task(moment.step() + 1))) } @if let Some(note) = self.note() { small { (rich(self.words, &note)) } } }
                }
                span.pill { (self.place().0) "/" (self.place().1) }
            }
        }
    }

    /// What the lesson says to the last decision.
    pub(super) fn answer(&self) -> Markup {
        let said = self.said();
        html! {
            div #answer .lesson-answer aria-live="polite" hidden[said.is_none()] {
                @if let Some(said) = said {
                    (said)
                    p.links {
                        a href={ (self.again()) "&show=1" } { (self.say("learn-show")) }
                        a href=(self.again()) { (self.say("learn-again")) }
                    }
                }
            }
        }
    }

    fn said(&self) -> Option<Markup> {
        if self.page.shows_way {
            return None;
        }
        match &self.page.refused {
            Some((MoveError::Illegal { .. }, Some(key))) => return Some(self.words_of(key)),
            Some((MoveError::Illegal { .. }, None)) | None => {}
            Some(_) => return Some(html! { p { (self.say("learn-no-decision")) } }),
        }
        match self.page.moment.answer()? {
            LessonAnswer::Wrong(key) => Some(self.words_of(key)),
            LessonAnswer::Missed => Some(self.comparison()),
        }
    }

    fn words_of(&self, key: &str) -> Markup {
        html! { p { (rich(self.words, &self.words.text(key))) } }
    }

    /// What was done beside what was asked.
    fn comparison(&self) -> Markup {
        let moment = self.page.moment;
        html! {
            p { b { (self.say("learn-missed")) } }
            dl {
                dt { (self.say("learn-your-way")) } dd { (self.goods(&moment.changes())) }
                dt { (self.say("learn-the-task")) } dd { (self.goods(&moment.taught_changes())) }
            }
        }
    }

    fn goods(&self, changes: &[Amount]) -> Markup {
        let game = self.page.moment.play().game();
        let side = |sign: i32| -> Vec<GoodsChange> {
            let of_sign = changes.iter().filter(|it| it.n.signum() == sign);
            of_sign
                .map(|it| {
                    let n = if it.good == "vp" { game.score(it.n.abs()) } else { Score::new(it.n.abs(), 1) };
                    GoodsChange { good: it.good, n }
                })
                .collect()
        };
        html! {
            @if changes.is_empty() { (self.say("learn-no-goods")) }
            (amounts(self.scene, &side(-1), &side(1)))
        }
    }
}
