//! The board of Tzolk'in: what is drawn and written in the middle of random games.

use std::{collections::BTreeSet, rc::Rc};

use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Seat, Seed, Status, Viewer, game};
use patolli_tzolkin::Tzolkin;
use patolli_web::{
    Part,
    boards::{self, Frame, Panel},
};

const ALL: [&str; 4] = ["tribes", "prophecies", "buildings", "quick"];

/// Seats and modules of the games that are looked at.
const TABLES: [(u8, &[&str]); 7] = [
    (2, &[]),
    (3, &["tribes"]),
    (4, &[]),
    (5, &ALL),
    (2, &ALL),
    (4, &["prophecies", "buildings"]),
    (3, &["quick"]),
];

fn start(seats: u8, modules: &[&str], seed: u64) -> Box<dyn AnyPlay> {
    let options: Vec<_> = modules.iter().map(|it| ((*it).to_owned(), "on".to_owned())).collect();
    let kind = game("tzolkin").expect("Tzolk'in is in the catalogue");
    kind.start(seats, &options, &Seed::from(seed)).expect("the options are allowed")
}

/// Shows moments of a random game on each table, its beginning and its end among them.
fn each_moment(visit: &mut dyn FnMut(&dyn AnyPlay)) {
    for (seed, (seats, modules)) in (11u64..).zip(TABLES) {
        let mut play = start(seats, modules, seed);
        let mut rng = Seed::from(seed).rng();
        for moment in (0..60).step_by(4).chain((60..900).step_by(60)).chain([5_000]) {
            while let Status::Asks(seat) = play.status()
                && play.steps() < moment
            {
                let choice = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
                play.play(seat, &choice).expect("what is offered is accepted");
            }
            visit(&*play);
        }
    }
}

fn name(seat: Seat) -> String {
    format!("<Player & {seat}>")
}

fn asked(play: &dyn AnyPlay) -> Seat {
    match play.status() {
        Status::Asks(seat) => seat,
        Status::Over => Seat::new(0),
    }
}

fn with_frame<T>(play: &dyn AnyPlay, lang: Lang, use_it: impl FnOnce(&Frame<'_>) -> T) -> T {
    let viewer = Viewer::Seat(asked(play));
    use_it(&Frame {
        words: Localizer::for_game(lang, "tzolkin"),
        names: &name,
        seat_styles: play.game().seat_styles(),
        viewer,
        started: true,
    })
}

fn parts(play: &dyn AnyPlay, lang: Lang) -> Vec<Rc<Part>> {
    with_frame(play, lang, |it| boards::parts(&play.view(it.viewer), it))
}

fn draw(play: &dyn AnyPlay, lang: Lang) -> Vec<Panel> {
    with_frame(play, lang, |it| boards::draw(&play.view(it.viewer), it))
}

fn words(play: &dyn AnyPlay, lang: Lang) -> String {
    with_frame(play, lang, |it| boards::text(&play.view(it.viewer), it)).into_string()
}

fn whole(panels: &[Panel]) -> String {
    panels.iter().map(|it| it.svg.0.as_str()).collect()
}

/// The values of an attribute, in order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    markup.split(opening.as_str()).skip(1).map(|it| it.split('"').next().unwrap_or_default()).collect()
}

/// The ids by which things of the game are known: `temple.chaac.3`, `quick`.
fn ids_of_things(markup: &str) -> BTreeSet<&str> {
    let is_thing = |it: &&str| {
        let first = it.split('.').next().unwrap_or_default();
        ["pal", "yax", "tik", "uxm", "chi", "worker", "start", "quick", "tooth", "food", "token", "temple"]
            .into_iter()
            .chain(["marker", "tech", "level", "building", "monument", "own", "market", "tribe", "prophecy"])
            .chain(["start-tile"])
            .any(|kind| kind == first)
    };
    values(markup, "id").into_iter().filter(is_thing).collect()
}

#[test]
fn the_board_in_words_has_the_things_of_the_drawing() {
    each_moment(&mut |play| {
        let (drawing, text) = (whole(&draw(play, Lang::En)), words(play, Lang::En));
        let (drawn, written) = (ids_of_things(&drawing), ids_of_things(&text));
        assert!(drawn.len() > 100, "the drawing has things");
        assert_eq!(drawn.difference(&written).collect::<Vec<_>>(), [&""; 0], "drawn only");
        assert_eq!(written.difference(&drawn).collect::<Vec<_>>(), [&""; 0], "written only");
    });
}

#[test]
fn ids_are_unique_over_all_panels() {
    each_moment(&mut |play| {
        for markup in [whole(&draw(play, Lang::En)), words(play, Lang::En)] {
            let mut seen = BTreeSet::new();
            let twice: Vec<_> = values(&markup, "id").into_iter().filter(|it| !seen.insert(*it)).collect();
            assert!(twice.is_empty(), "{twice:?}");
        }
    });
}

#[test]
fn whatever_can_be_pointed_at_is_there() {
    each_moment(&mut |play| {
        let (drawing, text) = (whole(&draw(play, Lang::En)), words(play, Lang::En));
        let (drawn, written) = (values(&drawing, "id"), values(&text, "id"));
        for choice in play.choices() {
            for target in &choice.targets {
                assert!(drawn.contains(&target.as_str()), "{}: {target} is not drawn", choice.notation);
                assert!(written.contains(&target.as_str()), "{}: {target} is not written", choice.notation);
            }
        }
    });
}

#[test]
fn every_part_stands_in_its_panel_under_its_id() {
    each_moment(&mut |play| {
        let (panels, parts) = (draw(play, Lang::En), parts(play, Lang::En));
        for panel in &panels {
            let changes = parts.iter().any(|it| panel.svg.0.contains(&it.html));
            assert!(changes, "{} never changes", panel.id);
        }
        for part in &parts {
            assert_eq!(panels.iter().filter(|it| it.svg.0.contains(&part.html)).count(), 1, "{}", part.id);
            assert_eq!(values(&part.html, "id").first(), Some(&part.id.as_str()));
        }
    });
}

#[test]
fn every_moment_has_the_same_panels() {
    let first: BTreeSet<_> = draw(&*start(2, &[], 1), Lang::En).iter().map(|it| it.id).collect();
    each_moment(&mut |play| {
        let panels = draw(play, Lang::En);
        assert_eq!(panels.iter().map(|it| it.id).collect::<BTreeSet<_>>(), first);
        for panel in &panels {
            assert_eq!(panel.main, panel.id == "panel-wheels");
        }
    });
}

#[test]
fn the_choice_comes_first_until_it_is_made() {
    let mut play = start(3, &["tribes"], 4);
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-choice");
    for kind in ["start-tile.", "tribe."] {
        let cards = values(&panels[0].svg.0, "id").iter().filter(|it| it.starts_with(kind)).count();
        assert_eq!(cards, if kind == "tribe." { 2 } else { 4 }, "{kind}");
    }
    let mut rng = Seed::from(4).rng();
    while values(&whole(&draw(&*play, Lang::En)), "id").iter().any(|it| it.starts_with("start-tile.")) {
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("the game goes on");
        play.play(asked(&*play), &choice).expect("what is offered is accepted");
    }
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-wheels");
    let choice = panels.iter().find(|it| it.id == "panel-choice").expect("it stays on the page");
    assert!(choice.svg.0.contains(" hidden") && !choice.svg.0.contains("<text"), "out of sight");
}

#[test]
fn nobody_looks_at_dealt_tiles_before_the_game_begins_or_over_a_shoulder() {
    let play = start(3, &["tribes"], 9);
    let seen = |viewer: Viewer, started: bool| {
        with_frame(&*play, Lang::En, |it| {
            let frame = Frame { viewer, started, ..*it };
            let view = play.view(viewer);
            whole(&boards::draw(&view, &frame)) + &boards::text(&view, &frame).into_string()
        })
    };
    let shows = |markup: &str| values(markup, "id").iter().any(|it| it.starts_with("start-tile."));
    assert!(shows(&seen(Viewer::Seat(Seat::new(0)), true)), "one's own tiles");
    assert!(!shows(&seen(Viewer::Seat(Seat::new(0)), false)), "not before everybody sits");
    assert!(!shows(&seen(Viewer::Watcher, true)), "not those who watch");
}

#[test]
fn goods_of_every_seat_are_on_its_plate() {
    let mut play = start(4, &[], 21);
    let mut rng = Seed::from(21).rng();
    while let Status::Asks(seat) = play.status()
        && play.steps() < 120
    {
        let choice = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
        play.play(seat, &choice).expect("what is offered is accepted");
    }
    let view = play.view(Viewer::Watcher);
    let open = view.get::<Tzolkin>().expect("it is Tzolk'in");
    for (seat, player) in Seat::all(4).zip(&open.players) {
        let goods: Vec<_> = boards::goods(&view, seat).iter().map(|it| (it.icon, it.n)).collect();
        let blocks = player.blocks;
        let expected = [
            ("corn", player.corn),
            ("wood", blocks.wood),
            ("stone", blocks.stone),
            ("gold", blocks.gold),
            ("skull", player.skulls.into()),
            ("worker", player.hand.into()),
        ];
        assert_eq!(goods, expected);
    }
}

#[test]
fn references_inside_the_drawing_lead_somewhere() {
    let sprite = include_str!("../assets/icons.svg");
    each_moment(&mut |play| {
        let drawing = whole(&draw(play, Lang::En));
        let ids: BTreeSet<_> = values(&drawing, "id").into_iter().collect();
        for href in values(&drawing, "href") {
            match (href.strip_prefix('#'), href.split_once(".svg#")) {
                (Some(shape), _) => assert!(ids.contains(shape), "#{shape} is not drawn"),
                (None, Some((_, symbol))) => {
                    assert!(sprite.contains(&format!("id=\"{symbol}\"")), "{symbol} is no icon");
                }
                (None, None) => panic!("{href} leads nowhere"),
            }
        }
        for label in values(&drawing, "aria-labelledby") {
            assert!(ids.contains(label), "{label} names nothing");
        }
    });
}

#[test]
fn the_drawing_is_plain() {
    each_moment(&mut |play| {
        let drawing = whole(&draw(play, Lang::Pl));
        assert!(!drawing.contains(" style="), "the policy forbids style attributes");
        assert!(!drawing.contains("NaN") && !drawing.contains("inf"), "a number is broken");
        assert!(!drawing.contains("<Player"), "names are escaped");
        assert!(
            !drawing.contains(" hidden>"),
            "a picture that stands alone needs a value for every attribute"
        );
        assert!(!drawing.contains("height=\"-") && !drawing.contains("width=\"-"), "a size is negative");
    });
}

#[test]
fn the_drawing_is_small() {
    each_moment(&mut |play| {
        let view = play.view(Viewer::Watcher);
        let view = view.get::<Tzolkin>().expect("it is Tzolk'in");
        // Prophecies and quick actions add to the calendar and to the events. The rings of what may be new are in it, seen or not.
        let most = if view.modules.prophecies || view.modules.quick { 145_000 } else { 121_000 };
        let size = whole(&draw(play, Lang::Pl)).len();
        assert!(size < most, "{size} bytes");
    });
}

#[test]
fn every_language_has_every_word() {
    let keys: BTreeSet<_> = include_str!("../../catalog/locales/en/tzolkin-board.ftl")
        .lines()
        .filter_map(|it| it.split_once(" = "))
        .map(|it| it.0.trim())
        .filter(|it| it.starts_with("board-"))
        .collect();
    assert!(keys.len() > 50, "the catalogue is read");
    for lang in Lang::ALL {
        let words = Localizer::for_game(lang, "tzolkin");
        let missing: Vec<_> = keys.iter().filter(|it| !words.has(it)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.tag());
    }
}

#[test]
fn no_key_shows_where_words_belong() {
    each_moment(&mut |play| {
        for lang in Lang::ALL {
            for markup in [whole(&draw(play, lang)), words(play, lang)] {
                for key in ["board-", "wheels-", "about-", "monument-", "do-"] {
                    let shown = [format!(">{key}"), format!(" {key}"), format!(". {key}")];
                    let found = shown.iter().find(|it| markup.contains(it.as_str()));
                    assert_eq!(found, None, "{} lacks a word", lang.tag());
                }
                assert!(
                    !markup.contains("{ $") && !markup.contains("{$"),
                    "{} lacks an argument",
                    lang.tag()
                );
            }
        }
    });
}

#[test]
fn panels_are_named_in_every_language() {
    for panel in draw(&*start(3, &[], 3), Lang::En) {
        for lang in Lang::ALL {
            assert!(Localizer::for_game(lang, "tzolkin").has(panel.name), "{} {}", lang.tag(), panel.name);
        }
    }
}
