//! A game that is not on the list of the catalogue is opened, played and looked back at on the real server and its pages.

#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/browser.rs"]
mod browser;
#[allow(dead_code, reason = "the tests of the server use the rest")]
#[path = "../server/test_server.rs"]
mod test_server;

mod board;

use std::sync::{LazyLock, Once};

use board::TricksBoard;
use browser::{Browser, Page, Socket};
use patolli_catalog::{
    AddedGame, AnyPlay, Lang, Localizer, MessageFile, Record, Seat, Status, Viewer, add_games, erased, game,
};
use patolli_store::{Phase, TableId};
use patolli_tricks::{MESSAGES, Tricks};
use patolli_web::boards::add_boards;
use serde_json::{Value, json};
use test_server::{TestServer, until};

static MESSAGE_FILES: LazyLock<Vec<MessageFile>> = LazyLock::new(|| {
    MESSAGES.into_iter().map(|(lang, name, text)| MessageFile { lang, name, text }).collect()
});

/// A server that knows four games.
async fn open_server() -> TestServer {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        let tricks = AddedGame { game: erased::<Tricks>(), messages: &MESSAGE_FILES };
        add_games(vec![tricks]).expect("nothing used the catalogue before");
        add_boards(vec![&TricksBoard]).expect("nothing was drawn before");
    });
    TestServer::open().await
}

/// Two people at a table of the game, in the order of their seats.
async fn two_at_a_table(server: &TestServer) -> ([Browser; 2], TableId) {
    let mut people = [Browser::at(server), Browser::at(server)];
    for (person, name) in people.iter_mut().zip(["Anna", "Borek"]) {
        person.post("/name", &[("name", name)]).await;
    }
    let fields = [("game", "tricks"), ("seats", "2"), ("who0", "me"), ("who1", "open"), ("listed", "on")];
    let id = people[0].open_table(&fields).await;
    assert_eq!(people[1].post(&format!("/t/{id}/join"), &[]).await.status, 303);
    (people, id)
}

/// The cards a viewer holds.
fn hand(play: &dyn AnyPlay, seat: Seat) -> Vec<u8> {
    let view = play.view(Viewer::Seat(seat));
    view.get::<Tricks>().expect("it is the game of tricks").hand.clone()
}

fn shows_card(page: &Page, card: u8) -> bool {
    page.body.contains(&format!("id=\"card-{card}\""))
}

#[tokio::test]
async fn it_is_played_to_its_end_by_forms() {
    let server = open_server().await;
    let (mut people, id) = two_at_a_table(&server).await;
    let (path, mut mirror) = (format!("/t/{id}"), server.mirror(&id).await);
    while let Status::Asks(seat) = mirror.status() {
        let page = people[seat.index()].get(&path).await;
        assert_eq!(page.status, 200);
        let legal: Vec<_> = mirror.legal_choices().into_iter().map(|it| it.notation).collect();
        assert_eq!(page.buttons(), legal, "the page offers what the rules allow");
        for other in Seat::all(2) {
            let shown = hand(&*mirror, other).into_iter().filter(|it| shows_card(&page, *it)).count();
            assert_eq!(shown, if other == seat { legal.len() } else { 0 }, "hands are secret");
        }
        let answer = people[seat.index()].decide(&id, &legal[0], page.version().expect("a version")).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        mirror.play(seat, &legal[0]).expect("it was accepted");
    }
    let table = server.table(&id).await;
    assert_eq!((table.phase, table.to_move), (Phase::Finished, None));
    let [anna, _] = &mut people;
    look_back(anna, &path, &*mirror).await;
}

/// Replay, score and record of a finished game.
async fn look_back(anna: &mut Browser, path: &str, play: &dyn AnyPlay) {
    let replay = anna.get(&format!("{path}/replay?n=1")).await;
    let first = &play.steps_since(0)[0].notation;
    let card = first.strip_prefix("play ").expect("every decision plays a card");
    assert_eq!(replay.status, 200);
    assert!(replay.body.contains(&format!("id=\"trick-{card}\"")), "the first card lies open");
    assert!(replay.body.contains(&format!("plays card {card}")), "the log says so");
    let score = anna.get(&format!("{path}/score")).await;
    assert_eq!(score.status, 200);
    assert!(score.body.contains("Tricks") && !score.body.contains("score-tricks"), "points have a source");
    let record: Record = anna.get(&format!("{path}/record")).await.body.parse().expect("a record");
    let again = game("tricks").expect("it was added").open(&record).expect("it is legal");
    assert_eq!((again.digest(), Some(again.scores())), (play.digest(), record.scores));
}

/// The part of a message with this id.
fn part<'a>(message: &'a Value, id: &str) -> Option<&'a str> {
    message["parts"].as_array()?.iter().find(|it| it[0] == id)?[1].as_str()
}

/// Messages until the page knows of all decisions.
async fn hear_all(socket: &mut Socket, play: &dyn AnyPlay) -> Value {
    socket.hear_until(|it| it["version"].as_u64() == u64::try_from(play.steps()).ok()).await
}

#[tokio::test]
async fn it_is_played_to_its_end_over_sockets() {
    let server = open_server().await;
    let (people, id) = two_at_a_table(&server).await;
    let mut mirror = server.mirror(&id).await;
    let mut sockets = [people[0].socket(&id).await.0, people[1].socket(&id).await.0];
    while let Status::Asks(seat) = mirror.status() {
        let decision = mirror.legal_choices().swap_remove(0).notation;
        sockets[seat.index()].say(&json!({ "do": decision, "version": mirror.steps() })).await;
        mirror.play(seat, &decision).expect("it was offered");
        for socket in &mut sockets {
            let message = hear_all(socket, &*mirror).await;
            let played = part(&message, "played").expect("a card was played");
            let card = decision.strip_prefix("play ").expect("every decision plays a card");
            assert!(played.contains(&format!("id=\"played-{card}\"")), "{played}");
        }
    }
    until("the table is finished", async || server.table(&id).await.phase == Phase::Finished).await;
}

#[tokio::test]
async fn bots_play_it_with_a_person() {
    let server = open_server().await;
    let mut anna = Browser::at(&server);
    let seats = [("who0", "me"), ("who1", "bot:search:1"), ("who2", "bot:greedy")];
    let id = anna.open_table(&[&[("game", "tricks"), ("seats", "3")][..], &seats].concat()).await;
    until("the game ends", async || {
        let page = anna.get(&format!("/t/{id}")).await;
        if let (Some(first), Some(version)) = (page.buttons().first(), page.version()) {
            anna.decide(&id, first, version).await;
        }
        server.table(&id).await.phase == Phase::Finished
    })
    .await;
}

#[tokio::test]
async fn pages_of_the_house_speak_of_it() {
    let server = open_server().await;
    let mut anna = Browser::at(&server);
    for lang in Lang::ALL {
        anna.headers = vec![("accept-language", lang.tag().to_owned())];
        for path in ["/", "/new?game=tricks"] {
            let page = anna.get(path).await;
            let name = Localizer::for_game(lang, "ui").text("game-tricks");
            assert_ne!(name, "game-tricks", "it has a name");
            assert!(page.status == 200 && page.body.contains(&name), "{path}");
        }
    }
    let (mut people, id) = two_at_a_table(&server).await;
    let text = people[0].get(&format!("/t/{id}?text=1")).await;
    assert!(text.body.contains("Your hand: "), "the board in words: {}", text.body);
}
