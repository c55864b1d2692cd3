//! A table of five: every seat has its row, its colour and its points.

use patolli_catalog::{AnyPlay, Lang};
use patolli_fake_game::FakeGame;
use patolli_web::model::{Lobby, NewTable, Shell, Sitter, Stage, TableCard, Theme};

fn shell() -> Shell<'static> {
    Shell { lang: Lang::En, theme: Theme::System, guest: "Anna", path: "/", notice: None }
}

#[test]
fn the_form_for_a_new_table_has_five_rows() {
    let kind = FakeGame::after(5, &[]).game();
    let fields = vec![("seats".to_owned(), "5".to_owned()), ("set-first".to_owned(), "4".to_owned())];
    let form = NewTable { shell: shell(), kind, fields, error: None, slow_bots: true, promise: None };
    let text = patolli_web::new_table(&form).into_string();
    for seats in 2..=5 {
        assert!(text.contains(&format!("name=\"seats\" value=\"{seats}\"")), "{seats} seats are offered");
    }
    assert!(
        text.contains("name=\"seats\" value=\"5\" checked") && !text.contains("name=\"seats\" value=\"6\"")
    );
    for (row, style) in
        ["Red circle A", "Blue square B", "Amber triangle C", "Obsidian diamond D", "Ivory hexagon E"]
            .iter()
            .enumerate()
    {
        assert!(text.contains(&format!("name=\"who{row}\"")), "row {row}");
        assert!(text.contains(&format!("for=\"who{row}\">{style}<")), "{style}");
    }
    assert!(
        text.contains("<option value=\"4\" selected>Ivory hexagon E</option>"),
        "the fifth seat may begin"
    );
}

#[test]
fn a_finished_card_has_points_of_five_seats() {
    let play = FakeGame::after(5, &[]);
    let seats = ["Anna", "Borek", "Cyril", "Dana", "Eva"];
    let card = TableCard {
        id: "abc".to_owned(),
        kind: play.game(),
        options: Vec::new(),
        seats: seats
            .map(|it| Sitter::Person { name: it.to_owned(), mine: false, online: false, account: false })
            .to_vec(),
        to_move: None,
        stage: Stage::Finished,
        idle_minutes: 0,
        clock: None,
        stood_for: false,
        scores: Some(play.scores()),
    };
    let none = Vec::new;
    let lobby = Lobby {
        invitations: Vec::new(),
        offers_calls: false,
        shell: shell(),
        your_turn: none(),
        asleep: Vec::new(),
        more: None,
        waiting: none(),
        open: none(),
        running: none(),
        finished: vec![card],
        promise: None,
    };
    let text = patolli_web::lobby(&lobby).into_string();
    for (name, points) in seats.iter().zip(["76¼", "−1¾", "1½", "1", "1"]) {
        assert!(text.contains(&format!("{name} <b>{points}</b>")), "{name} has {points}: {text}");
    }
}
