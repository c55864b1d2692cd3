//! What the tests of all boards share: random games, drawings, and what must hold of every drawing.

mod checks;
mod markup;

use std::rc::Rc;

use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Rng, Seat, Seed, Status, Viewer, game};
use patolli_web::{
    Part,
    boards::{self, Frame, Panel},
};

pub use checks::{
    every_language_has, ids_are_unique, is_plain, panels_are_named, parts_stand_in_their_panels,
    references_lead_somewhere, shows_no_key, targets_are_there, words_have_the_things_of_the_drawing,
};
pub use markup::{from_id, values};

/// A game with these options.
pub fn start(name: &str, seats: u8, options: &[(&str, &str)], seed: u64) -> Box<dyn AnyPlay> {
    let options: Vec<_> = options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
    let kind = game(name).expect("the game is in the catalogue");
    kind.start(seats, &options, &Seed::from(seed)).expect("the options are allowed")
}

/// Plays at random until something holds; false if the game is over before.
pub fn play_until(play: &mut dyn AnyPlay, rng: &mut Rng, stop: impl Fn(&dyn AnyPlay) -> bool) -> bool {
    while let Status::Asks(seat) = play.status() {
        if stop(play) {
            return true;
        }
        let choice = play.bot_choice(Bot::Random, rng).expect("a live game offers something");
        play.play(seat, &choice).expect("what is offered is accepted");
    }
    false
}

/// The name of who sits there.
pub fn name(seat: Seat) -> String {
    format!("<Player & {seat}>")
}

/// The seat that is asked; the first one when the game is over.
pub fn asked(play: &dyn AnyPlay) -> Seat {
    match play.status() {
        Status::Asks(seat) => seat,
        Status::Over => Seat::new(0),
    }
}

/// Draws something as the seat that is asked sees it.
pub fn with_frame<T>(play: &dyn AnyPlay, lang: Lang, use_it: impl FnOnce(&Frame<'_>) -> T) -> T {
    use_it(&Frame {
        words: Localizer::for_game(lang, play.game().name()),
        names: &name,
        seat_styles: play.game().seat_styles(),
        viewer: Viewer::Seat(asked(play)),
        started: true,
    })
}

/// The board as a viewer sees it before or after the start, drawn and in words.
pub fn seen_by(play: &dyn AnyPlay, viewer: Viewer, started: bool) -> String {
    with_frame(play, Lang::En, |it| {
        let frame = Frame { viewer, started, ..*it };
        let view = play.view(viewer);
        whole(&boards::draw(&view, &frame)) + &boards::text(&view, &frame).into_string()
    })
}

/// All parts of the drawing.
pub fn parts(play: &dyn AnyPlay, lang: Lang) -> Vec<Rc<Part>> {
    with_frame(play, lang, |it| boards::parts(&play.view(it.viewer), it))
}

/// The panels.
pub fn draw(play: &dyn AnyPlay, lang: Lang) -> Vec<Panel> {
    with_frame(play, lang, |it| boards::draw(&play.view(it.viewer), it))
}

/// The whole drawing.
pub fn drawing(play: &dyn AnyPlay, lang: Lang) -> String {
    whole(&draw(play, lang))
}

/// The board in words.
pub fn words(play: &dyn AnyPlay, lang: Lang) -> String {
    with_frame(play, lang, |it| boards::text(&play.view(it.viewer), it)).into_string()
}

/// The markup of all panels.
pub fn whole(panels: &[Panel]) -> String {
    panels.iter().map(|it| it.svg.0.as_str()).collect()
}
