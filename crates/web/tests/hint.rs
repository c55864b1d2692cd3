//! What the computer would do in the reader's place: every state of it, in every language and game.

use patolli_catalog::{
    AnyPlay, Bot, Budget, Expectation, Factor, Lang, Line, LineStep, Message, SearchReport, Seat, Seed,
    Status, Stop, Viewer, game,
};
use patolli_web::{
    model::{Hint, Hinted, SeatCard, Shell, Sitter, Stage, Table, Theme},
    table, table_parts,
};

/// A name that would break pages that do not escape.
const NASTY: &str = "<b onclick='x()'>\"&Žofie";
const GAMES: [&str; 3] = ["tikal", "tzolkin", "teotihuacan"];

/// A game of two after some random decisions.
fn some_game(name: &str, steps: usize) -> Box<dyn AnyPlay> {
    let kind = game(name).expect("the game is in the catalogue");
    let seed = Seed::from(5);
    let (mut play, mut rng) = (kind.start(2, &[], &seed).expect("two may play"), seed.rng());
    for _ in 0..steps {
        let Status::Asks(seat) = play.status() else { break };
        let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    play
}

fn asked(play: &dyn AnyPlay) -> Seat {
    match play.status() {
        Status::Asks(seat) => seat,
        Status::Over => panic!("the game goes on"),
    }
}

fn sitters(play: &dyn AnyPlay) -> Vec<SeatCard> {
    let own = asked(play);
    let name = |seat| if seat == own { "Anna" } else { NASTY }.to_owned();
    let card = |seat| SeatCard {
        seat,
        sitter: Sitter::Person { name: name(seat), mine: seat == own, online: true, account: false },
    };
    Seat::all(play.seats()).map(card).collect()
}

/// The page of the one who is asked.
fn model<'a>(play: &'a dyn AnyPlay, seats: &'a [SeatCard], lang: Lang, hint: Hint<'a>) -> Table<'a> {
    Table {
        shell: Shell { lang, theme: Theme::System, guest: "Anna", path: "/t/abc", notice: None },
        id: "abc",
        play,
        version: 17,
        stage: Stage::Running,
        seats,
        viewer: Viewer::Seat(asked(play)),
        listener: Viewer::Seat(asked(play)),
        curtain: None,
        may_decide: true,
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
        hint,
        presence: patolli_web::model::Presence::default(),
        talk: patolli_web::model::Talk::default(),
        marks: Vec::new(),
        coach: None,
        listed: false,
    }
}

/// What a short search says.
fn thought(play: &dyn AnyPlay, thinking: bool) -> Hinted {
    let mut thinker = play.start_search(&Seed::from(1)).expect("somebody is asked");
    thinker.think(Budget::simulations(60), &Stop::default());
    let thought = thinker.report(3);
    let lines = thought.lines.iter().map(|it| play.line_steps(&it.steps)).collect();
    Hinted { thought, lines, thinking }
}

/// Three lines with reasons, whatever a search would say.
fn made_up(play: &dyn AnyPlay) -> Hinted {
    let legal: Vec<_> = play.choices().into_iter().filter(|it| it.refused.is_none()).take(3).collect();
    assert_eq!(legal.len(), 3, "there is something to choose from");
    let line = |margin, notation: &str| Line {
        steps: vec![notation.to_owned()],
        expectation: Expectation { margin, win: 0.618 },
        simulations: 2800,
        factors: [
            ("table-board", 2.14),
            ("table-log", -1.0),
            ("table-turn", 0.2),
            ("table-own", 0.5),
            ("table-seats", 0.4),
            ("table-menu", 0.3),
        ]
        .map(|(source, points)| Factor { source: source.to_owned(), points })
        .to_vec(),
    };
    let lines: Vec<_> =
        [3.44, -0.96, -2.0].into_iter().zip(&legal).map(|(margin, it)| line(margin, &it.notation)).collect();
    let steps = lines.iter().map(|it| play.line_steps(&it.steps)).collect();
    let outlook = vec![Expectation::default(); usize::from(play.seats())];
    let thought =
        SearchReport { seat: asked(play), simulations: 8400, bytes: 0, expectations: outlook, lines };
    Hinted { thought, lines: steps, thinking: false }
}

/// The panel alone.
fn panel(table: &Table<'_>) -> String {
    let parts = table_parts(table);
    parts.into_iter().find(|it| it.id == "hint").expect("the hint is a part").html
}

/// What stands between tags or is read out.
fn spoken(html: &str) -> Vec<&str> {
    let between = html.split('<').filter_map(|it| it.split_once('>')).map(|it| it.1);
    let read_out = [" title=\"", " aria-label=\""].into_iter().flat_map(|attribute| {
        html.split(attribute).skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0)
    });
    between.chain(read_out).collect()
}

#[test]
fn nothing_is_offered_to_those_who_may_not_ask() {
    let play = some_game("tikal", 30);
    let seats = sitters(&*play);
    let model = model(&*play, &seats, Lang::En, Hint::None);
    let page = table(&model).into_string();
    assert!(!page.contains("/t/abc/hint") && !page.contains("ask-hint"));
    assert_eq!(panel(&model), "<section class=\"hint-panel card\" id=\"hint\" hidden></section>");
}

#[test]
fn who_may_ask_has_a_button_that_needs_no_script() {
    let play = some_game("tikal", 30);
    let seats = sitters(&*play);
    let model = model(&*play, &seats, Lang::En, Hint::Offered);
    let page = table(&model).into_string();
    let button = page.split("<button").find(|it| it.contains("id=\"ask-hint\"")).expect("there is a button");
    assert!(button.contains("name=\"hint\" value=\"1\" formaction=\"/t/abc/hint\""));
    assert!(button.contains("aria-expanded=\"false\""));
    assert!(panel(&model).contains(" hidden>"));
}

#[test]
fn a_hint_that_has_just_begun_says_so_and_can_be_stopped() {
    let play = some_game("tzolkin", 30);
    let seats = sitters(&*play);
    let model = model(&*play, &seats, Lang::En, Hint::Begun);
    let html = panel(&model);
    assert!(html.contains(" data-thinking") && html.contains("aria-live=\"polite\">Thinking…<"));
    assert!(html.contains("<form method=\"post\" action=\"/t/abc/hint\">") && html.contains("name=\"stop\""));
    assert!(!html.contains(" name=\"do\""));
    assert!(table(&model).into_string().contains("aria-expanded=\"true\""));
}

#[test]
fn a_line_has_rank_steps_prospects_and_reasons() {
    let play = some_game("tikal", 30);
    let seats = sitters(&*play);
    let hinted = made_up(&*play);
    let html = panel(&model(&*play, &seats, Lang::En, Hint::Shown(&hinted)));
    assert_eq!(html.matches("<li class=\"hint-line\"").count(), 3);
    for rank in 1..=3 {
        assert!(html.contains(&format!("<span class=\"rank\">{rank}</span>")), "{rank}");
    }
    assert!(
        html.contains("+3.4<small> points") && html.contains("−1.0<small>") && html.contains("62% to win")
    );
    let first = html.split_once("<ul class=\"why\"").expect("there are reasons").1;
    let reasons = first.split_once("</ul>").expect("lists are closed").0;
    assert!(
        reasons.contains("up\"><b>+2.1</b> Board</li>") && reasons.contains("down\"><b>−1.0</b> Log</li>")
    );
    assert_eq!(reasons.matches("<li").count(), 4, "the biggest four");
    assert!(!reasons.contains("+0.2"), "what is tiny is left out");
    assert!(html.contains("8,400 games looked at"));
    assert!(!html.contains(" data-thinking"));
}

#[test]
fn the_first_step_of_each_line_is_a_real_button() {
    for name in GAMES {
        let play = some_game(name, 12);
        let seats = sitters(&*play);
        let hinted = made_up(&*play);
        let html = panel(&model(&*play, &seats, Lang::Cs, Hint::Shown(&hinted)));
        for line in &hinted.lines {
            let button = format!("name=\"do\" value=\"{}\"", line[0].notation);
            assert_eq!(html.matches(&button).count(), 1, "{name}: {button}");
        }
        let forms =
            html.matches("action=\"/t/abc/do\"><input type=\"hidden\" name=\"version\" value=\"17\">");
        assert_eq!(forms.count(), 3, "each says which version it answers");
    }
}

#[test]
fn places_of_a_line_lie_on_the_board() {
    for name in GAMES {
        let play = some_game(name, 12);
        let seats = sitters(&*play);
        let hinted = made_up(&*play);
        let page = table(&model(&*play, &seats, Lang::En, Hint::Shown(&hinted))).into_string();
        for id in hinted.lines.iter().filter_map(|it| it.first()).flat_map(|it| &it.targets) {
            assert_eq!(page.matches(&format!(" id=\"{id}\"")).count(), 1, "{name}: {id}");
        }
    }
}

#[test]
fn what_a_search_says_is_told_in_every_language() {
    for name in GAMES {
        let play = some_game(name, 40);
        let seats = sitters(&*play);
        for thinking in [true, false] {
            let hinted = thought(&*play, thinking);
            assert!(!hinted.lines.is_empty(), "{name}: there is a best line");
            for lang in Lang::ALL {
                let model = model(&*play, &seats, lang, Hint::Shown(&hinted));
                let html = panel(&model);
                assert!(table(&model).into_string().contains(&html), "the page holds the part");
                for text in spoken(&html) {
                    let key = text.split(|it: char| !(it.is_ascii_lowercase() || it == '-'));
                    let key = key.into_iter().find(|it| {
                        ["hint-", "why-", "table-", "do-"].iter().any(|home| it.starts_with(home))
                    });
                    assert_eq!(key, None, "{name}, {lang:?}: {text}");
                }
                assert!(!html.contains(" style="));
            }
        }
    }
}

#[test]
fn names_in_lines_are_escaped() {
    let play = some_game("tikal", 30);
    let seats = sitters(&*play);
    let mut hinted = made_up(&*play);
    let other = asked(&*play).next(2);
    hinted.lines[0] = vec![LineStep {
        notation: "\"><i>".to_owned(),
        label: Message::new("table-waiting").seat("who", other),
        icon: "hint",
        targets: vec!["\"h00".to_owned()],
        pays: Vec::new(),
        gives: Vec::new(),
    }];
    let html = panel(&model(&*play, &seats, Lang::En, Hint::Shown(&hinted)));
    assert!(html.contains("&lt;b onclick='x()'&gt;&quot;&amp;Žofie"));
    assert!(!html.contains("<b onclick") && !html.contains("<i>"));
    assert!(html.contains("value=\"&quot;&gt;&lt;i&gt;\""));
}

#[test]
fn a_step_that_is_repeated_stands_once() {
    let play = some_game("tikal", 30);
    let seats = sitters(&*play);
    let mut hinted = made_up(&*play);
    let step = hinted.lines[0][0].clone();
    hinted.lines[0] = vec![step; 3];
    let html = panel(&model(&*play, &seats, Lang::En, Hint::Shown(&hinted)));
    let first = html.split("class=\"hint-steps\">").nth(1).expect("the line has steps");
    let first = first.split_once("</ol>").expect("lists are closed").0;
    assert_eq!(first.matches("<li").count(), 1);
    assert!(first.contains("× 3"));
}

#[test]
fn a_search_without_an_answer_says_so() {
    let play = some_game("tikal", 30);
    let seats = sitters(&*play);
    let mut hinted = made_up(&*play);
    hinted.thought.lines.clear();
    hinted.lines.clear();
    let html = panel(&model(&*play, &seats, Lang::En, Hint::Shown(&hinted)));
    assert!(html.contains("Nothing to suggest.") && !html.contains(" name=\"do\""));
}
