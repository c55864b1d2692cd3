//! The side panels of Teotihuacan and its board in words, in the middle of random games.

use std::collections::{BTreeMap, BTreeSet};

use patolli_catalog::{
    AnyPlay, Lang, Localizer, Seat, Seed, Status, Viewer,
    rules::teotihuacan::{
        BotTile, LargeStepView, Owner, PlayerView, Temple, Teotihuacan, View,
        data::{LEADER_POINTS, MASK_POINTS, PYRAMID_POINTS},
    },
};

use crate::{
    kit::{self, draw, drawing, name, play_until, seen_by, values, words},
    teotihuacan::is_thing,
};

/// Seats and options of the games that are looked at; one seat plays against Teotibot.
const TABLES: [(u8, &[(&str, &str)]); 7] = [
    (1, &[("bot-gold", "plus-1"), ("bot-cocoa", "minus-2")]),
    (4, &[]),
    (2, &[("setup", "draft")]),
    (3, &[("edition", "printed"), ("dark-eclipse", "on")]),
    (4, &[("setup", "first-game")]),
    (1, &[("setup", "draft")]),
    (4, &[("setup", "draft"), ("boards", "printed")]),
];

fn start(seats: u8, options: &[(&str, &str)], seed: u64) -> Box<dyn AnyPlay> {
    kit::start("teotihuacan", seats, options, seed)
}

/// Plays at random until `steps` decisions are taken.
fn play_on(play: &mut dyn AnyPlay, seed: u64, steps: usize) {
    play_until(play, &mut Seed::from(seed).rng(), |it| it.steps() >= steps);
}

/// Shows moments of a random game on each table, its beginning and its end among them.
fn each_moment(visit: &mut dyn FnMut(&dyn AnyPlay)) {
    for (seed, (seats, options)) in (31u64..).zip(TABLES) {
        let mut play = start(seats, options, seed);
        for moment in (0..40).step_by(3).chain((40..700).step_by(45)).chain([5_000]) {
            play_on(
                &mut *play,
                seed + 1000 * u64::from(seats) + moment,
                usize::try_from(moment).unwrap_or_default(),
            );
            visit(&*play);
        }
        assert_eq!(play.status(), Status::Over, "5000 decisions are more than a game has");
    }
}

fn panel(play: &dyn AnyPlay, id: &str) -> String {
    let panels = draw(play, Lang::En);
    panels.into_iter().find(|it| it.id == id).map(|it| it.svg.0).expect("the panel is there")
}

fn view(play: &dyn AnyPlay, viewer: Viewer) -> View {
    play.view(viewer).get::<Teotihuacan>().expect("it is Teotihuacan").clone()
}

fn ids(markup: &str) -> BTreeSet<&str> {
    values(markup, "id").into_iter().collect()
}

/// What follows the id of an element, up to the next id.
fn after<'a>(markup: &'a str, id: &str) -> &'a str {
    let opening = format!(" id=\"{id}\"");
    let at = markup.find(&opening).unwrap_or_else(|| panic!("{id} is not there"));
    markup[at + opening.len()..].split(" id=\"").next().unwrap_or_default()
}

#[test]
fn the_board_in_words_has_the_things_of_the_drawing() {
    each_moment(&mut |play| kit::words_have_the_things_of_the_drawing(play, 120, is_thing));
}

#[test]
fn ids_are_unique_in_words_too() {
    each_moment(&mut kit::ids_are_unique);
}

#[test]
fn whatever_can_be_pointed_at_can_be_pointed_at_in_words() {
    each_moment(&mut kit::targets_are_there);
}

#[test]
fn temples_show_every_step_every_tile_and_every_marker() {
    each_moment(&mut |play| {
        let (temples, view) = (panel(play, "panel-temples"), view(play, Viewer::Watcher));
        for it in &view.temples {
            for step in 1..=11 {
                assert!(ids(&temples).contains(format!("temple.{}.{step}", it.temple).as_str()));
            }
            for LargeStepView { step, tiles } in &it.large_steps {
                let mut kinds = BTreeMap::<_, usize>::new();
                for tile in tiles {
                    *kinds.entry(tile.key()).or_default() += 1;
                }
                let prefix = format!("temple.{}.{step}.", it.temple);
                let drawn =
                    ids(&temples).into_iter().filter_map(|id| id.strip_prefix(&prefix).map(str::to_owned));
                assert_eq!(drawn.collect::<BTreeSet<_>>(), kinds.keys().map(|it| (*it).to_owned()).collect());
                for (tile, n) in kinds.into_iter().filter(|it| it.1 > 1) {
                    assert!(
                        after(&temples, &format!("{prefix}{tile}")).contains(&format!(">{n}</text>")),
                        "{n} × {tile}"
                    );
                }
            }
        }
        let markers = ids(&temples).into_iter().filter(|it| it.starts_with("marker.")).count();
        assert_eq!(markers, Temple::ALL.len() * view.players.len());
    });
}

#[test]
fn the_lowest_open_number_of_the_buildings_row_counts() {
    let mut seen = BTreeSet::new();
    each_moment(&mut |play| {
        let (tracks, view) = (panel(play, "panel-tracks"), view(play, Viewer::Watcher));
        let avenue = &view.avenue;
        assert!(tracks.contains(&format!(">×{} at the eclipse<", avenue.each)));
        let counts = after(&tracks, &format!("row.{}", avenue.taken + 1));
        assert!(counts.contains("counts") && counts.contains(&format!(">{}</text>", avenue.each)));
        let houses =
            (1..=12).filter(|it| after(&tracks, &format!("row.{it}")).contains("#ti-building")).count();
        assert_eq!(houses, 11 - usize::from(avenue.taken), "the other buildings are taken");
        seen.insert(avenue.each);
    });
    assert!(seen.len() > 1, "buildings were taken in these games");
}

#[test]
fn the_pyramid_track_says_what_it_brings_at_the_next_eclipse() {
    let mut seen = BTreeSet::new();
    each_moment(&mut |play| {
        let (tracks, view) = (panel(play, "panel-tracks"), view(play, Viewer::Watcher));
        let each = PYRAMID_POINTS[usize::from(view.calendar.eclipses).min(2)];
        assert!(tracks.contains(&format!(">×{each}, the first +{LEADER_POINTS}<")));
        seen.insert(each);
    });
    assert_eq!(seen, BTreeSet::from(PYRAMID_POINTS), "every era was seen");
}

#[test]
fn the_calendar_says_when_the_eclipse_comes() {
    let (mut far, mut near) = (0, 0);
    each_moment(&mut |play| {
        let (tracks, calendar) = (panel(play, "panel-tracks"), view(play, Viewer::Watcher).calendar);
        assert!(after(&tracks, "disc.light").contains(&format!("Light disc on space {}<", calendar.light)));
        assert!(after(&tracks, "disc.dark").contains(&format!("Dark disc on space {}<", calendar.dark)));
        if play.status() == Status::Over {
            assert!(tracks.contains(">all eclipses are over<"));
        } else if let Some(rounds) = calendar.rounds_to_eclipse {
            near += 1;
            assert!(tracks.contains(if rounds == 1 {
                "eclipse after this round"
            } else {
                "eclipse after the next"
            }));
        } else {
            far += 1;
            let spaces = calendar.dark - calendar.light;
            assert!(tracks.contains(&format!("eclipse in {spaces} space")), "{spaces} are left");
        }
    });
    assert!(far > 0 && near > 0, "both states were seen");
}

#[test]
fn workers_in_reserve_wait_at_the_ascension_circle() {
    each_moment(&mut |play| {
        let (tracks, view) = (panel(play, "panel-tracks"), view(play, Viewer::Watcher));
        let waiting = view.players.iter().filter(|it| it.reserve).count();
        assert_eq!(tracks.matches("Fourth worker in reserve").count(), waiting);
        for reward in ["vp", "cocoa", "temple", "temples", "worker"] {
            assert!(ids(&tracks).contains(format!("ascend.{reward}").as_str()));
        }
    });
}

/// What lies before all seats.
fn rows(play: &dyn AnyPlay) -> String {
    draw(play, Lang::En).iter().filter(|it| it.seat.is_some()).map(|it| it.svg.0.as_str()).collect()
}

#[test]
fn rows_of_players_show_what_they_have() {
    each_moment(&mut |play| {
        let (rows, view) = (rows(play), view(play, Viewer::Watcher));
        let seat_styles = play.game().seat_styles();
        let parts: Vec<_> = rows.split(" id=\"things-").skip(1).collect();
        assert_eq!(parts.len(), view.players.len());
        for (player, style) in view.players.iter().zip(seat_styles) {
            let row = parts.iter().find(|it| it.starts_with(style.letter())).expect("everybody has a row");
            assert!(row.contains(&format!("Order token {}<", player.token)));
            let own = ids(row).into_iter().filter(|it| it.starts_with("own.")).count();
            assert_eq!(own, player.tiles.len() + player.masks.iter().filter(|it| **it > 0).count());
            assert_eq!(row.matches("class=\"tp-tech\"").count(), player.technologies.len());
        }
    });
}

#[test]
fn sets_of_masks_are_worth_together_what_the_rules_count() {
    let mut most = 0;
    each_moment(&mut |play| {
        let (cards, view) = (rows(play), view(play, Viewer::Watcher));
        let worth =
            |it: &str| it.split(['<', '›']).next().and_then(|it| it.parse::<u32>().ok()).expect("points");
        let drawn = cards
            .split("class=\"tp-set-worth\"")
            .skip(1)
            .filter_map(|it| it.split_once('>'))
            .map(|it| worth(it.1));
        assert_eq!(drawn.sum::<u32>(), view.players.iter().map(|it| u32::from(it.mask_points)).sum::<u32>());
        for (player, masks) in view.players.iter().map(|it| (it, it.masks)) {
            let kinds = masks.iter().filter(|it| **it > 0).count();
            if player.mask_points > 0 && kinds < 7 {
                assert!(cards.contains(&format!("with one more kind {} points", MASK_POINTS[kinds + 1])));
            }
            most = most.max(kinds);
        }
    });
    assert!(most > 1, "somebody had a set");
}

#[test]
fn workers_in_hand_lie_on_the_card_until_they_are_placed() {
    let mut seen = 0;
    each_moment(&mut |play| {
        let (cards, view) = (rows(play), view(play, Viewer::Watcher));
        let drawn = ids(&cards).into_iter().filter(|it| it.starts_with("hand.")).count();
        let held = |it: &PlayerView| it.hand.iter().collect::<BTreeSet<_>>().len();
        let expected = if view.turn.board.is_some() { 0 } else { view.players.iter().map(held).sum() };
        assert_eq!(drawn, expected);
        seen += drawn;
    });
    assert!(seen > 0, "workers were placed in these games");
}

#[test]
fn the_choice_comes_first_until_it_is_made() {
    let mut play = start(3, &[], 4);
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-choice");
    assert_eq!(ids(&panels[0].svg.0).iter().filter(|it| it.starts_with("start-tile.")).count(), 4);
    let is_made = |play: &dyn AnyPlay| !drawing(play, Lang::En).contains(" id=\"start-tile.");
    assert!(play_until(&mut *play, &mut Seed::from(4).rng(), is_made));
    let panels = draw(&*play, Lang::En);
    assert_eq!(panels[0].id, "panel-city");
    let choice = panels.iter().find(|it| it.id == "panel-choice").expect("it stays on the page");
    assert!(choice.svg.0.contains(" hidden") && !choice.svg.0.contains("<text"), "out of sight");
}

fn shows_tiles(markup: &str) -> bool {
    ids(markup).iter().any(|it| it.starts_with("start-tile."))
}

#[test]
fn nobody_looks_at_dealt_tiles_before_the_game_begins_or_over_a_shoulder() {
    let play = start(3, &[], 9);
    assert!(shows_tiles(&seen_by(&*play, Viewer::Seat(Seat::new(0)), true)), "one's own tiles");
    assert!(!shows_tiles(&seen_by(&*play, Viewer::Seat(Seat::new(0)), false)), "not before everybody sits");
    assert!(!shows_tiles(&seen_by(&*play, Viewer::Watcher, true)), "not those who watch");
    let of = |seat: u8| {
        let all = seen_by(&*play, Viewer::Seat(Seat::new(seat)), true);
        ids(&all)
            .into_iter()
            .filter(|it| it.starts_with("start-tile."))
            .map(str::to_owned)
            .collect::<BTreeSet<_>>()
    };
    assert!(of(0).is_disjoint(&of(1)), "each sees other tiles");
}

#[test]
fn a_draft_is_open_and_shows_who_took_what() {
    let mut play = start(4, &[("setup", "draft")], 12);
    let offer = panel(&*play, "panel-choice");
    assert_eq!(ids(&offer).iter().filter(|it| it.starts_with("start-tile.")).count(), 10);
    assert!(shows_tiles(&seen_by(&*play, Viewer::Watcher, true)), "whoever watches sees the offer");
    play_on(&mut *play, 12, 1);
    let taken: Vec<_> = view(&*play, Viewer::Watcher).choice.expect("the draft goes on").tiles;
    let kept = taken.iter().find(|it| it.kept.is_some()).expect("one is taken");
    let offer = panel(&*play, "panel-choice");
    let card = after(&offer, &format!("start-tile.{}", kept.tile));
    assert!(card.contains("kept by") && card.contains("tp-kept-mark"), "{card}");
    assert_eq!(offer.matches("tp-kept-mark").count(), 1);
}

#[test]
fn teotibot_has_a_panel_at_its_own_table_only() {
    each_moment(&mut |play| {
        let panels = draw(play, Lang::En);
        let solo = view(play, Viewer::Watcher).bot.is_some();
        assert_eq!(panels.iter().filter(|it| it.id == "panel-bot").count(), usize::from(solo));
        if solo {
            let bot = panel(play, "panel-bot");
            for tile in BotTile::ALL {
                assert!(ids(&bot).contains(format!("bot.{tile}").as_str()), "{tile}");
            }
        }
    });
}

#[test]
fn tiles_of_teotibot_say_what_wakes_them_and_how_likely_it_is() {
    let play = start(1, &[], 5);
    let (bot, tiles) =
        (panel(&*play, "panel-bot"), view(&*play, Viewer::Watcher).bot.expect("it plays").tiles);
    // The sums of H-426 to H-431 among the 36 rolls of two dice: 16, 7, 7, 3, none, 3.
    let woken =
        [Some(("6–8", "44 %")), Some(("4–5", "19 %")), Some(("9–10", "19 %")), Some(("2–3", "8 %")), None];
    for (tile, woken) in tiles.iter().zip(woken.into_iter().chain([Some(("11–12", "8 %")), None])) {
        let drawn = after(&bot, &format!("bot.{tile}"));
        match woken {
            Some((sums, likely)) => {
                assert!(drawn.contains(&format!(">{sums}<")) && drawn.contains(&format!(">{likely}<")));
            }
            None => assert!(!drawn.contains(" %<"), "no roll wakes {tile}"),
        }
    }
    let aside = after(&bot, &format!("bot.{}", tiles[6]));
    assert!(aside.contains("lies aside, comes in at the bottom"));
}

#[test]
fn captions_tell_the_last_turn_of_teotibot_as_it_was() {
    let words = Localizer::for_game(Lang::En, "teotihuacan");
    let mut play = start(1, &[], 77);
    let mut turns = 0;
    while play.status() != Status::Over {
        let steps = play.steps();
        play_on(&mut *play, 77 + u64::try_from(steps).unwrap_or_default(), steps + 1);
        let entries = play.log_entries_for(Viewer::Watcher, steps);
        let told = |key: &str| {
            let of_bot = entries.iter().filter(|it| it.seat == Some(Seat::new(1)));
            of_bot
                .filter(|it| it.message.key.starts_with(key))
                .map(|it| words.format_message(&it.message, &name))
                .next_back()
        };
        let Some(rolled) = told("bot-rolled") else { continue };
        turns += 1;
        let text = self::words(&*play, Lang::En);
        let has = |it: &str| text.to_lowercase().contains(&it.to_lowercase().replace('&', "&amp;"));
        assert!(has(&rolled), "{rolled}");
        assert!(has(&told("bot-did").expect("a tile comes to something")));
        let shifted = told("bot-shifted").expect("tiles move up");
        let (entered, aside) = shifted.split_once(" comes in, ").expect("the sentence names both");
        let entered = entered.split(": ").last().unwrap_or_default();
        let aside = aside.trim_end_matches(" lies aside");
        assert!(
            has(&format!("{entered} comes in, {aside} lies aside"))
                || has(&format!("{entered} takes the place of {aside}, which lies aside")),
            "{shifted}"
        );
    }
    assert!(turns > 10, "Teotibot moved {turns} times");
}

#[test]
fn arrows_show_which_tile_moves_up() {
    // HA-41: an arrow to the right brings the lower left tile up, one to the left the lower right one.
    let play = start(1, &[], 8);
    let bot = view(&*play, Viewer::Watcher).bot.expect("it plays");
    let words = Localizer::for_game(Lang::En, "teotihuacan");
    let says = |gap: usize, from: usize| {
        let [to, from] = [gap, from].map(|it| words.text(bot.tiles[it].key()));
        format!("if {to} is woken, {from} moves up in its place")
    };
    let right = |row: usize| bot.arrows[row].key() == "dir-right";
    let text = self::words(&*play, Lang::En);
    assert!(text.contains(&says(0, if right(0) { 1 } else { 2 })));
    assert!(text.contains(&says(1, if right(1) { 3 } else { 4 })));
    assert!(text.contains(&says(2, if right(1) { 4 } else { 5 })));
}

#[test]
fn changes_of_difficulty_are_listed() {
    let changed = start(1, &[("bot-gold", "plus-1"), ("bot-cocoa", "minus-2")], 3);
    let text = words(&*changed, Lang::En);
    assert!(text.contains("Changed: gold at the start +1, points for 10 cocoa −2"));
    assert!(text.contains("0 cocoa; 10 of them become 1 point at the end"));
    assert!(!words(&*start(1, &[], 3), Lang::En).contains("Changed:"));
}

#[test]
fn free_workers_of_all_colours_are_written_at_their_boards() {
    let mut play = start(2, &[], 6);
    play_on(&mut *play, 6, 60);
    let (text, view) = (words(&*play, Lang::En), view(&*play, Viewer::Watcher));
    let seat_styles = play.game().seat_styles();
    for (board, dice) in view.boards.iter().flat_map(|it| it.workers.iter().map(move |dice| (it.board, dice)))
    {
        let id = match dice.owner {
            Owner::Player(seat) => {
                format!("die.{}.{}.{}", board.number(), seat_styles[seat.index()].letter(), dice.power)
            }
            Owner::Neutral(colour) => format!("neutral.{}.{colour}", board.number()),
        };
        let line = after(&text, &id).split("</li>").next().unwrap_or_default();
        assert_eq!(
            dice.n > 1,
            line.contains(&dice.n.to_string()) && line.contains("workers"),
            "{id}: {line}"
        );
    }
}

#[test]
fn panels_are_plain_and_small() {
    each_moment(&mut |play| {
        for panel in draw(play, Lang::Cs).into_iter().filter(|it| !it.main && it.id != "panel-pyramid") {
            let svg = &panel.svg.0;
            assert!(svg.len() < 26_000, "{} has {} bytes", panel.id, svg.len());
            assert!(!svg.contains(" style="), "the policy forbids style attributes");
            assert!(!svg.contains("NaN") && !svg.contains("inf\""), "a number is broken");
            assert!(!svg.contains("<Player"), "names are escaped");
            assert!(!svg.contains("height=\"-") && !svg.contains("width=\"-"), "a size is negative");
        }
    });
}

#[test]
fn no_key_shows_where_words_belong() {
    let keys = ["board-", "ring-", "bot-", "start-", "mask-", "tech-", "side-", "temple-"];
    each_moment(&mut |play| kit::shows_no_key(play, &keys));
}
