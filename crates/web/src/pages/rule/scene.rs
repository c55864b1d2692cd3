//! A scene: a position, what may be done in it, and what the rules refuse. It is played by links.

use maud::{Markup, html};
use patolli_catalog::{Choice, Localizer, LogEntry, Message, Seat, Viewer};

use crate::{
    icons::icon,
    model::ShownScene,
    pages::{
        figure::{Figure, FigureLook, figure},
        rich::rich,
        table::amounts_in,
    },
};

/// Most choices that are shown at once.
const FEW: usize = 8;

/// Everything that a scene is drawn from.
struct SceneBox<'a> {
    shown: ShownScene<'a>,
    /// The words of the game.
    words: &'static Localizer,
    /// The words of its scenes; their keys may be equal to keys of the game.
    scene_words: &'static Localizer,
}

/// A scene to be tried.
pub fn scene_box(shown: ShownScene<'_>) -> Markup {
    let game = &shown.moment.scene().game;
    let (words, scene_words) =
        (Localizer::for_game(shown.lang, game), Localizer::for_scenes(shown.lang, game));
    SceneBox { shown, words, scene_words }.draw()
}

impl SceneBox<'_> {
    fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    fn tell(&self, message: &Message) -> String {
        self.words.format_message(message, &self.names())
    }

    /// The letters of the seats.
    fn names(&self) -> impl Fn(Seat) -> String {
        let styles = self.shown.moment.play().game().seat_styles();
        move |seat| styles[seat.index() % styles.len()].letter().to_uppercase().to_string()
    }

    /// Address of the scene with a change, after decisions.
    fn address(&self, variant: Option<&str>, did: &[String]) -> String {
        let scene = self.shown.moment.scene();
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("scene", &scene.id);
        if let Some(id) = variant {
            query.append_pair("variant", id);
        }
        if !did.is_empty() {
            query.append_pair("did", &did.join(";"));
        }
        format!("/rules/{}/{}?{}#try-{}", scene.game, self.shown.rule, query.finish(), scene.id)
    }

    fn variant(&self) -> Option<&str> {
        self.shown.moment.variant().map(|it| it.id.as_str())
    }

    fn after(&self, choice: &Choice) -> String {
        let mut did = self.shown.moment.did().to_vec();
        did.push(choice.notation.clone());
        self.address(self.variant(), &did)
    }

    fn draw(&self) -> Markup {
        let moment = self.shown.moment;
        let id = format!("try-{}", moment.scene().id);
        html! {
            section.scene id=(id) aria-labelledby={ (id) "-head " (id) "-about" } {
                header {
                    b.pill id={ (id) "-head" } { (icon("play")) (self.say("scene-try")) }
                    a.btn.again href=(self.address(self.variant(), &[])) { (icon("reset")) span { (self.say("scene-again")) } }
                }
                div.scene-body {
                    (self.picture())
                    div {
                        @if moment.is_lost() { p.stale role="status" { (icon("info")) " " (self.say("scene-lost")) } }
                        p id={ (id) "-about" } { (rich(self.words, &self.scene_words.text(&moment.scene().id))) }
                        (self.told())
                        p.asked tabindex="-1" aria-live="polite" { b { (self.asked()) } }
                        (self.choices())
                        (self.variants())
                    }
                }
            }
        }
    }

    fn picture(&self) -> Markup {
        let moment = self.shown.moment;
        let scene = moment.scene();
        let look = FigureLook {
            panel: scene.panel.clone(),
            view: scene.view,
            open: true,
            variant: self.variant().map(str::to_owned),
            did: moment.did().join(";"),
        };
        figure(&Figure {
            id: &scene.id,
            play: moment.play(),
            seat: moment.seat(),
            lang: self.shown.lang,
            look,
        })
    }

    fn asked(&self) -> String {
        match self.shown.moment.ask() {
            Some(question) => capitalised(&self.tell(&question)),
            None => self.say("scene-over"),
        }
    }

    /// What the decisions so far have led to.
    fn told(&self) -> Markup {
        let moment = self.shown.moment;
        let Some(first) = moment.began_at() else { return html! {} };
        let entries = moment.play().log_entries_for(Viewer::Seat(moment.seat()), first);
        let deeds: Vec<&LogEntry> = entries.iter().filter(|it| !it.heading).collect();
        html! {
            @if !deeds.is_empty() {
                ol.taught { @for it in deeds { li { (self.words.format_log_entry(it, &self.names())) } } }
            }
        }
    }

    fn choices(&self) -> Markup {
        let legal = self.shown.moment.legal();
        let (first, more) = legal.split_at(legal.len().min(FEW));
        let refused = self.shown.moment.refused(self.shown.rule);
        html! {
            ul.scene-choices {
                @for it in first { (self.open(it)) }
                @if !more.is_empty() {
                    li { details {
                        summary { (self.words.text_with("scene-more", &[("n", more.len().into())])) }
                        ul.scene-choices { @for it in more { (self.open(it)) } }
                    } }
                }
                @for it in &refused { (self.refused(it)) }
            }
        }
    }

    fn open(&self, choice: &Choice) -> Markup {
        html! {
            li { a.chip href=(self.after(choice)) rel="nofollow" {
                (icon(choice.icon)) span { (self.tell(&choice.label)) }
                (amounts_in(self.words, &choice.pays, &choice.gives))
            } }
        }
    }

    fn refused(&self, choice: &Choice) -> Markup {
        let game = &self.shown.moment.scene().game;
        html! {
            li {
                span.chip.no {
                    (icon(choice.icon))
                    span {
                        (self.tell(&choice.label))
                        @if let Some(why) = &choice.refused { small { (self.tell(why)) } }
                    }
                    @if let Some(rule) = choice.rule {
                        @if rule == self.shown.rule { b.rule { (rule) } } @else { a.rule href={ "/rules/" (game) "/" (rule) } { (rule) } }
                    }
                }
            }
        }
    }

    /// The same with something changed.
    fn variants(&self) -> Markup {
        let scene = self.shown.moment.scene();
        html! {
            @if !scene.variants.is_empty() {
                p.variants {
                    @if self.variant().is_some() { a href=(self.address(None, &[])) { (self.say("scene-plain")) } " " }
                    @for it in scene.variants.iter().filter(|it| self.variant() != Some(it.id.as_str())) {
                        a href=(self.address(Some(&it.id), &[])) { (self.scene_words.text(&format!("{}-{}", scene.id, it.id))) } " "
                    }
                }
            }
        }
    }
}

/// The text with a capital at its beginning.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
