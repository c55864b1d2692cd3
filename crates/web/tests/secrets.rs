//! What a game hides is on no page of those who may not know it, and quarters of points are written as such.

use patolli_catalog::{AnyPlay, Lang, Seat, Viewer};
use patolli_fake_game::FakeGame;
use patolli_web::{
    model::{Replay, SeatCard, Shell, Sitter, Stage, Table, Theme},
    replay, replay_parts, score, table, table_parts,
};

/// Three seats; those in `mine` are the reader's.
fn sitters(mine: &[u8]) -> Vec<SeatCard> {
    let person = |(seat, name): (Seat, &str)| {
        let sitter = Sitter::Person {
            name: name.to_owned(),
            mine: mine.contains(&seat.number()),
            online: true,
            account: false,
        };
        SeatCard { seat, sitter }
    };
    Seat::all(3).zip(["Anna", "Borek", "Cyril"]).map(person).collect()
}

/// The page of a reader with these eyes who may not decide.
fn waiting<'a>(play: &'a dyn AnyPlay, seats: &'a [SeatCard], viewer: Viewer) -> Table<'a> {
    Table {
        shell: Shell { lang: Lang::En, theme: Theme::System, guest: "Anna", path: "/t/abc", notice: None },
        id: "abc",
        play,
        version: 0,
        stage: Stage::Running,
        seats,
        viewer,
        listener: viewer,
        may_decide: false,
        curtain: None,
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
        hint: patolli_web::model::Hint::None,
        presence: patolli_web::model::Presence::default(),
        talk: patolli_web::model::Talk::default(),
        marks: Vec::new(),
        coach: None,
        listed: false,
    }
}

/// A page and its parts as one text.
fn whole(page: &Table<'_>) -> String {
    let parts = table_parts(page).into_iter().map(|it| it.html);
    parts.fold(table(page).into_string(), |all, part| all + &part)
}

/// Every moment of a game as one text.
fn all_moments(play: &dyn AnyPlay, seats: &[SeatCard], viewer: Viewer) -> String {
    let mut text = String::new();
    for step in 0..=play.steps() {
        let past = play.at_step(step);
        let replayed = Replay { table: waiting(&*past, seats, viewer), whole: play, step };
        text += &replay(&replayed).into_string();
        for part in replay_parts(&replayed) {
            text += &part.html;
        }
    }
    text
}

const SECRETS: [&str; 5] = ["held-by-", "alpha", "beta", "whisper", "shout"];

fn assert_tells_nothing(text: &str, who: &str) {
    for secret in SECRETS {
        assert!(!text.contains(secret), "{who} reads “{secret}”");
    }
}

#[test]
fn watchers_and_other_seats_read_no_secret() {
    let play = FakeGame::after(3, &["alpha", "beta"]);
    let seats = sitters(&[]);
    assert_tells_nothing(&whole(&waiting(&play, &seats, Viewer::Watcher)), "a watcher");
    assert_tells_nothing(&all_moments(&play, &seats, Viewer::Watcher), "a watcher who looks back");
    let seats = sitters(&[0]);
    let own = whole(&waiting(&play, &seats, Viewer::Seat(Seat::new(0))));
    assert!(own.contains("alpha"), "one's own secret is there");
    assert!(!own.contains("beta") && !own.contains("held-by-") && !own.contains("shout"), "no other's is");
    let back = all_moments(&play, &seats, Viewer::Seat(Seat::new(0)));
    assert!(back.contains("alpha") && !back.contains("beta") && !back.contains("held-by-"));
}

#[test]
fn only_who_is_asked_reads_question_and_choices() {
    let play = FakeGame::after(3, &["alpha", "beta"]);
    let seats = sitters(&[2]);
    let mut page = waiting(&play, &seats, Viewer::Seat(Seat::new(2)));
    page.may_decide = true;
    let text = whole(&page);
    assert!(text.contains("value=\"whisper held-by-2\"") && text.contains("data-no=\"shout held-by-2\""));
    assert!(!text.contains("alpha") && !text.contains("beta"), "the others' secrets are not among them");
    let seats = sitters(&[0]);
    let other = whole(&waiting(&play, &seats, Viewer::Seat(Seat::new(0))));
    assert!(other.contains("Waiting for Cyril.") && other.contains("The choice is secret."));
}

#[test]
fn when_all_is_told_everybody_reads_it() {
    let play = FakeGame::after(3, &["alpha", "beta", "gamma"]);
    let seats = sitters(&[]);
    let text = whole(&waiting(&play, &seats, Viewer::Watcher));
    assert!(["alpha", "beta", "gamma"].iter().all(|it| text.contains(it)));
    assert!(text.contains("held-by-0"), "questions are no secret now");
}

#[test]
fn the_curtain_asks_to_hand_over_and_shows_nothing_else() {
    let play = FakeGame::after(3, &["alpha"]);
    let seats = sitters(&[0, 1]);
    let mut page = waiting(&play, &seats, Viewer::Watcher);
    page.curtain = Some(Seat::new(1));
    let text = whole(&page);
    assert_tells_nothing(&text, "who has not taken the screen");
    assert!(text.contains("Hand the screen to Borek.") && text.contains("I am Borek, show"));
    assert!(text.contains("<form class=\"curtain\" method=\"post\" action=\"/t/abc/show\">"));
    assert!(text.contains("name=\"seat\" value=\"1\"") && !text.contains("name=\"do\""));
    assert!(text.contains("data-frame=\"hot\"") && text.contains("Your turn"), "they sit here all the same");
    assert_eq!(
        text.matches("data-perspective=\"watcher\"").count(),
        3,
        "the page, its board, the part for open pages"
    );
}

#[test]
fn the_page_knows_when_other_eyes_look() {
    let (secret, told) = (FakeGame::after(3, &["alpha"]), FakeGame::after(3, &["a", "b", "c"]));
    let (shared, single) = (sitters(&[0, 1]), sitters(&[1]));
    let perspective = |play: &FakeGame, seats: &[SeatCard]| {
        let page = table(&waiting(play, seats, Viewer::Seat(Seat::new(1)))).into_string();
        page.split("data-perspective=\"").nth(1).and_then(|it| it.split('"').next()).map(str::to_owned)
    };
    assert_eq!(perspective(&secret, &shared).as_deref(), Some("seat-1"));
    assert_eq!(perspective(&secret, &single).as_deref(), Some(""), "one person's eyes never change");
    assert_eq!(perspective(&told, &shared).as_deref(), Some(""), "without secrets all eyes see the same");
}

#[test]
fn quarters_of_points_are_written_as_fractions() {
    let play = FakeGame::after(3, &["a", "b", "c", "d"]);
    let seats = sitters(&[0]);
    let mut page = waiting(&play, &seats, Viewer::Seat(Seat::new(0)));
    page.stage = Stage::Finished;
    let text = whole(&page);
    for points in ["76¼", "−1¾", "1½"] {
        assert!(text.contains(points), "{points} is missing");
    }
    assert!(!text.contains("305"), "parts are nobody's business");
    let text = score(&page).into_string();
    for points in ["76¼", "−1¾", "1½", "75¼", "−2¾", "½", "wins by 74¾ points"] {
        assert!(text.contains(points), "{points} is missing on the score page");
    }
    assert!(!text.contains("305") && !text.contains("301"));
    assert!(text.contains(">80<"), "the scale of the chart has whole points");
}

#[test]
fn fractions_take_the_right_plural() {
    let play = FakeGame::after(3, &["a", "b", "c", "d"]);
    let seats = sitters(&[0]);
    let mut page = waiting(&play, &seats, Viewer::Watcher);
    page.stage = Stage::Finished;
    for (lang, words) in [(Lang::Cs, "o 74¾ bodu"), (Lang::Pl, "o 74¾ punktu")] {
        page.shell.lang = lang;
        assert!(score(&page).into_string().contains(words), "{words}");
    }
}
