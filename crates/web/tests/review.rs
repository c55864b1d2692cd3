//! The review page in all its states, variations, and playing on from a moment.

use patolli_catalog::{
    AnyPlay, Bot, Expectation, Factor, Lang, Line, Localizer, Review, ReviewEntry, Seat, Seed, Status,
    Viewer, game,
};
use patolli_web::{
    model::{Hint, Replay, ReviewState, Reviewing, SeatCard, Shell, Sitter, Stage, Table, Theme, Variation},
    replay, replay_parts, review, review_parts, score,
};

const NAMES: [&str; 3] = ["Anna", "<i>Borek", "Cyril"];

/// A game, played to its end by a bot.
fn whole(name: &str, seats: u8) -> Box<dyn AnyPlay> {
    let mut play =
        game(name).expect("the game exists").start(seats, &[], &Seed::from(5)).expect("so many may play");
    let mut rng = Seed::from(5).rng();
    while let Status::Asks(seat) = play.status() {
        let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    play
}

/// A made-up review: one stretch for each run of decisions of one seat; every fourth of them could have been better.
fn judged(play: &dyn AnyPlay) -> Review {
    let deciders = play.deciders_since(0);
    let mut from = 0;
    let mut moments = Vec::new();
    for (n, run) in deciders.chunk_by(|one, next| one == next).enumerate() {
        let to = from + run.len();
        moments.push(moment(play, n, from, to, run[0]));
        from = to;
    }
    Review { entries: moments, end: outlooks(play.seats(), 7) }
}

fn moment(play: &dyn AnyPlay, n: usize, from: usize, to: usize, seat: Seat) -> ReviewEntry {
    let lost = if n % 4 == 3 { f32::from(u8::try_from(n % 37).unwrap_or(0)) / 3.0 } else { 0.0 };
    let past = play.at_step(from);
    let mut legal = past.choices().into_iter().filter(|it| it.refused.is_none());
    let best = Line {
        steps: legal.next_back().map(|it| it.notation).into_iter().collect(),
        expectation: Expectation { margin: 3.44, win: 0.584 },
        simulations: 400,
        factors: vec![
            Factor { source: "score-total".into(), points: 2.1 },
            Factor { source: "score-start".into(), points: -1.0 },
            Factor { source: "score-seed".into(), points: 0.1 },
        ],
    };
    let played = Expectation { margin: 3.44 - lost, win: 0.4 };
    ReviewEntry { from, to, seat, expectations: outlooks(play.seats(), n), played, best, lost }
}

fn outlooks(seats: u8, n: usize) -> Vec<Expectation> {
    let wave = f32::from(u8::try_from(n % 23).unwrap_or(0)) - 9.0;
    let outlook = |seat: u8| Expectation { margin: if seat == 0 { wave } else { -wave / 2.0 }, win: 0.5 };
    (0..seats).map(outlook).collect()
}

fn sitters(seats: u8) -> Vec<SeatCard> {
    let person = |(seat, name): (u8, &str)| SeatCard {
        seat: Seat::new(seat),
        sitter: Sitter::Person { name: name.to_owned(), mine: seat == 0, online: true, account: false },
    };
    (0..seats).zip(NAMES).map(person).collect()
}

fn table<'a>(play: &'a dyn AnyPlay, seats: &'a [SeatCard], lang: Lang) -> Table<'a> {
    Table {
        shell: Shell { lang, theme: Theme::System, guest: "Anna", path: "/t/abc/review", notice: None },
        id: "abc",
        play,
        version: 1,
        stage: Stage::Finished,
        seats,
        viewer: Viewer::Seat(Seat::new(0)),
        listener: Viewer::Seat(Seat::new(0)),
        curtain: None,
        may_decide: false,
        seen: 0,
        watchers: 0,
        invite: None,
        renews: false,
        closes: false,
        commitment: "00ff".to_owned(),
        words: Vec::new(),
        dealt: true,
        rematch: None,
        seed: None,
        refused: None,
        stale: false,
        away: false,
        hint: Hint::None,
        presence: patolli_web::model::Presence::default(),
        talk: patolli_web::model::Talk::default(),
        marks: Vec::new(),
        coach: None,
        listed: false,
    }
}

/// What a page or its parts are drawn from: a game with its review.
struct ReviewedGame {
    whole: Box<dyn AnyPlay>,
    review: Review,
    seats: Vec<SeatCard>,
}

impl ReviewedGame {
    fn new(name: &str, seats: u8) -> Self {
        let whole = whole(name, seats);
        Self { review: judged(&*whole), seats: sitters(seats), whole }
    }

    /// The page at a moment, and its parts.
    fn at(&self, lang: Lang, step: usize, state: ReviewState<'_>) -> (String, Vec<(String, String)>) {
        drawn(self, &*self.whole.at_step(step), lang, step, state, None)
    }

    fn ready(&self, lang: Lang, step: usize) -> String {
        self.at(lang, step, ReviewState::Ready(&self.review)).0
    }

    /// Number of the costliest stretch.
    fn worst(&self) -> usize {
        let moments = self.review.entries.iter().enumerate();
        moments.max_by(|one, next| one.1.lost.total_cmp(&next.1.lost)).expect("something was decided").0
    }

    /// The page after `taken` decisions of the better line of a stretch.
    fn varied(&self, number: usize, taken: usize) -> (String, Vec<(String, String)>) {
        let moment = &self.review.entries[number];
        let mut play = self.whole.at_step(moment.from);
        let steps = play.line_steps(&moment.best.steps);
        for it in &steps[..taken] {
            play.play(moment.seat, &it.notation).expect("a better line is legal");
        }
        let variation = Some(Variation { moment: number, taken, steps });
        drawn(self, &*play, Lang::En, moment.from, ReviewState::Ready(&self.review), variation)
    }
}

fn drawn(
    game: &ReviewedGame,
    play: &dyn AnyPlay,
    lang: Lang,
    step: usize,
    state: ReviewState<'_>,
    variation: Option<Variation>,
) -> (String, Vec<(String, String)>) {
    let replay = Replay { table: table(play, &game.seats, lang), whole: &*game.whole, step };
    let reviewing = Reviewing { replay, state, variation };
    let parts = review_parts(&reviewing).into_iter().map(|it| (it.id, it.html)).collect();
    (review(&reviewing).into_string(), parts)
}

/// The piece of a page from the element with this id to the next text.
fn from_id<'a>(page: &'a str, id: &str) -> &'a str {
    page.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no #{id}")).1
}

fn up_to<'a>(page: &'a str, end: &str) -> &'a str {
    page.split_once(end).unwrap_or_else(|| panic!("no {end}")).0
}

/// What a reader sees or hears: text between tags and the attributes that are read out.
fn spoken(page: &str) -> Vec<&str> {
    let between = page.split('<').filter_map(|it| it.split_once('>')).map(|it| it.1);
    let read_out = ["aria-label=\"", "title=\""].into_iter().flat_map(|attribute| {
        page.split(attribute).skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0)
    });
    between.chain(read_out).collect()
}

#[test]
fn every_state_is_told_in_every_language() {
    for (name, seats) in [("tikal", 3), ("tzolkin", 2), ("teotihuacan", 2)] {
        let game = ReviewedGame::new(name, seats);
        let worst = game.review.entries[game.worst()].from;
        for lang in Lang::ALL {
            let states = [
                ReviewState::None,
                ReviewState::Waiting,
                ReviewState::Elsewhere,
                ReviewState::Running(3, 40),
                ReviewState::Ready(&game.review),
            ];
            for (state, step) in
                states.into_iter().flat_map(|it| [0, worst, game.whole.steps()].map(|n| (it, n)))
            {
                let (page, parts) = game.at(lang, step, state);
                for text in spoken(&page) {
                    let key = text
                        .split([' ', ',', '.', ':'])
                        .find(|it| it.starts_with("review-") || it.starts_with("play-on-"));
                    assert_eq!(key, None, "{lang:?}: {text}");
                }
                for (id, html) in parts {
                    assert!(page.contains(&format!("id=\"{id}\"")), "the page has the part {id}");
                    assert!(page.contains(&html), "the part {id} is as in the page");
                }
                assert!(!page.contains("<i>Borek") && page.contains("&lt;i&gt;Borek"), "names are escaped");
                assert!(!page.contains(" style="), "no style attributes");
            }
        }
    }
}

#[test]
fn every_key_in_the_sources_has_words_in_every_language() {
    let sources = [
        include_str!("../src/pages/play_on.rs"),
        include_str!("../src/pages/replay.rs"),
        include_str!("../src/pages/review.rs"),
        include_str!("../src/pages/review/graph.rs"),
        include_str!("../src/pages/review/losses.rs"),
        include_str!("../src/pages/review/moment.rs"),
    ];
    let is_key = |it: &&str| {
        let known = ["review-", "play-on-", "replay-"].iter().any(|home| it.starts_with(home));
        known && it.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    };
    let literals = sources.iter().flat_map(|it| it.split('"').skip(1).step_by(2));
    let keys: Vec<_> = literals.filter(is_key).chain(["review-line-back", "review-line-forward"]).collect();
    assert!(keys.len() > 40, "the sources name {} keys", keys.len());
    for lang in Lang::ALL {
        let words = Localizer::for_game(lang, "ui");
        for key in &keys {
            assert!(words.has(key), "{lang:?}: {key}");
        }
    }
}

#[test]
fn what_is_answered_by_itself_belongs_to_the_next_choice() {
    let mut game = ReviewedGame::new("tikal", 2);
    let second = &mut game.review.entries[1];
    assert!(second.to - second.from > 1, "this turn has several decisions");
    second.from += 1;
    let page = game.ready(Lang::En, game.review.entries[1].from - 1);
    assert!(!from_id(&page, "verdict").contains("The end"));
    assert!(from_id(&game.ready(Lang::En, game.whole.steps()), "verdict").contains("The end"));
}

#[test]
fn a_review_can_be_begun_and_given_up() {
    let game = ReviewedGame::new("tikal", 2);
    let (page, _) = game.at(Lang::En, 7, ReviewState::None);
    let form = from_id(&page, "review");
    assert!(form.contains("<form class=\"offer card\" method=\"post\" action=\"/t/abc/review\">"), "{form}");
    assert!(!form.contains("name=\"stop\"") && !page.contains("data-running"));
    assert!(!page.contains("http-equiv"), "nothing to wait for");
    let (page, parts) = game.at(Lang::En, 7, ReviewState::Running(3, 40));
    assert!(page.contains("<progress max=\"40\" value=\"3\""));
    assert!(page.contains("name=\"stop\" value=\"1\"") && page.contains("name=\"n\" value=\"7\""));
    assert!(page.contains("<noscript><meta http-equiv=\"refresh\" content=\"3\"></noscript>"));
    let (_, part) = parts.iter().find(|it| it.0 == "review").expect("its progress is a part");
    assert!(part.contains(" data-running"));
    for state in [ReviewState::Waiting, ReviewState::Elsewhere] {
        let (page, _) = game.at(Lang::En, 7, state);
        assert!(page.contains("<progress max=\"1\" aria-label"), "how far it is nobody knows");
        assert!(page.contains("name=\"stop\"") && page.contains(" data-running"));
    }
}

#[test]
fn the_graph_has_a_line_for_each_seat_and_a_table() {
    for (name, seats) in [("tzolkin", 2), ("tikal", 3)] {
        let game = ReviewedGame::new(name, seats);
        let page = game.ready(Lang::En, 10);
        let graph = up_to(from_id(&page, "graph"), "</figure>");
        assert_eq!(graph.matches("<polyline class=\"curve seat-").count(), usize::from(seats));
        assert_eq!(
            up_to(graph, "</svg>").matches("<g class=\"piece seat-").count(),
            usize::from(seats),
            "letters at their ends"
        );
        assert!(graph.contains("class=\"grid zero\""));
        let points = up_to(graph.split_once(" points=\"").expect("a line").1, "\"");
        assert_eq!(points.split_whitespace().count(), game.review.entries.len() + 1);
        let rows = graph.split_once("<tbody>").expect("the same as a table").1.matches("<tr>").count();
        assert!(rows > 5 && rows <= game.review.entries.len());
    }
}

#[test]
fn the_biggest_mistakes_are_marked_and_lead_there() {
    let game = ReviewedGame::new("tikal", 3);
    let page = game.ready(Lang::En, 0);
    let mut lost: Vec<_> = game.review.entries.iter().map(|it| (it.lost, it.from)).collect();
    lost.sort_by(|one, next| next.0.total_cmp(&one.0));
    let (graph, list) =
        (up_to(from_id(&page, "graph"), "</svg>"), up_to(from_id(&page, "mistakes"), "</section>"));
    assert_eq!(graph.matches("<a class=\"ring\"").count(), 5);
    assert_eq!(list.matches("<li>").count(), 5);
    for (points, from) in &lost[..5] {
        let link = format!("href=\"/t/abc/review?n={from}\" data-go=\"{from}\"");
        assert!(graph.contains(&link) && list.contains(&link), "{link}");
        assert!(list.contains(&format!("−{points:.1}")), "{points}");
    }
}

#[test]
fn a_flawless_game_has_no_marks() {
    let mut game = ReviewedGame::new("tikal", 2);
    game.review.entries.iter_mut().for_each(|it| it.lost = 0.0);
    let page = game.ready(Lang::En, 0);
    assert!(
        !page.contains("class=\"ring\"")
            && !page.contains("class=\"cost\"")
            && !page.contains("judged better")
    );
    assert!(from_id(&page, "verdict").contains("judged played"), "what was played is told");
}

#[test]
fn losses_are_counted_by_seat() {
    let game = ReviewedGame::new("tikal", 2);
    let page = game.ready(Lang::En, 0);
    let rows = up_to(from_id(&page, "losses"), "</table>").split_once("<tbody>").expect("a table").1;
    let sum = |seat| {
        game.review.entries.iter().filter(|it| it.seat == Seat::new(seat)).map(|it| it.lost).sum::<f32>()
    };
    for seat in 0..2 {
        assert!(rows.contains(&format!("<td><b>{:.1}</b></td>", sum(seat))), "{rows}");
    }
}

#[test]
fn the_better_line_can_be_walked() {
    let game = ReviewedGame::new("tikal", 2);
    let (number, moment) = (game.worst(), &game.review.entries[game.worst()]);
    let page = game.ready(Lang::En, moment.from);
    let verdict = up_to(from_id(&page, "verdict"), "</section>");
    let line = |taken: usize| {
        format!("href=\"/t/abc/review?n={}&amp;moment={number}&amp;line={taken}\"", moment.from)
    };
    assert!(verdict.contains("judged better") && verdict.contains(&line(1)), "{verdict}");
    assert!(
        verdict.contains("<b>+2.1</b>") && verdict.contains("chip plain down\"><b>−1.0</b>"),
        "{verdict}"
    );
    assert!(!verdict.contains("+0.1"), "what changes little is no reason");
    assert!(page.contains("<div class=\"variation\" id=\"variation\" hidden></div>"));

    let (page, parts) = game.varied(number, 1);
    let banner = up_to(from_id(&page, "variation"), "</div>");
    assert!(
        banner.contains("Variation") && banner.contains(&format!("href=\"/t/abc/review?n={}\"", moment.from))
    );
    let (_, verdict) = parts.iter().find(|it| it.0 == "verdict").expect("the verdict is a part");
    assert!(verdict.contains("aria-current=\"step\"") && banner.contains(&line(0)));
    let form = up_to(from_id(&page, "play-on"), "</form>");
    for field in [
        format!("name=\"n\" value=\"{}\"", moment.from),
        format!("name=\"moment\" value=\"{number}\""),
        "name=\"line\" value=\"1\"".to_owned(),
    ] {
        assert!(form.contains(&field), "{field}");
    }
}

#[test]
fn any_moment_but_the_last_can_be_played_on() {
    let game = ReviewedGame::new("tzolkin", 2);
    let last = game.whole.steps();
    for step in [0, 20, last - 1] {
        let play = game.whole.at_step(step);
        let model = Replay { table: table(&*play, &game.seats, Lang::En), whole: &*game.whole, step };
        for page in [replay(&model).into_string(), game.ready(Lang::En, step)] {
            let form = up_to(from_id(&page, "play-on"), "</form>");
            let Status::Asks(asked) = play.status() else { panic!("somebody is asked before the end") };
            assert!(form.contains("method=\"post\" action=\"/t/abc/play-on\""));
            assert!(
                form.contains(&format!("name=\"n\" value=\"{step}\"")) && !form.contains("name=\"moment\"")
            );
            assert!(form.contains(&format!("<option value=\"{asked}\" selected>")), "{form}");
            assert_eq!(form.matches("<option value=\"search:").count(), 6);
            assert!(form.contains("<option value=\"search:3\" selected>"));
        }
        let parts = replay_parts(&model);
        assert!(parts.iter().any(|it| it.id == "play-on" && it.html.contains("name=\"n\"")));
    }
    assert!(from_id(&game.ready(Lang::En, last), "play-on").starts_with(" hidden></details>"));
}

#[test]
fn a_running_game_is_neither_reviewed_nor_played_on() {
    let game = ReviewedGame::new("tikal", 2);
    let play = game.whole.at_step(9);
    let mut table = table(&*play, &game.seats, Lang::En);
    table.stage = Stage::Running;
    let page = replay(&Replay { table, whole: &*game.whole, step: 9 }).into_string();
    assert!(!page.contains("href=\"/t/abc/review") && !page.contains("/play-on"));
}

#[test]
fn the_result_leads_to_review_and_replay() {
    let game = ReviewedGame::new("tikal", 2);
    let page = score(&table(&*game.whole, &game.seats, Lang::En)).into_string();
    assert!(page.contains("href=\"/t/abc/review\"") && page.contains("href=\"/t/abc/replay\""));
}
