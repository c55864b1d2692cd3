//! One chair and two seats: a table at which a person plays against the game itself.

use std::collections::BTreeSet;

use patolli_catalog::{AnyPlay, Status, Viewer};
use patolli_store::{Occupant, Phase, TableId};

use crate::{
    browser::{Browser, Page},
    test_server::TestServer,
};

const SOLO: [(&str, &str); 2] = [("game", "teotihuacan"), ("seats", "1")];
const HARDER: [(&str, &str); 3] =
    [("set-bot-cocoa", "plus-2"), ("set-bot-construction", "plus-1"), ("set-edition", "printed")];

/// Anna's table against Teotibot, and the same game to look at.
async fn solo(server: &TestServer, more: &[(&str, &str)]) -> (Browser, TableId, Box<dyn AnyPlay>) {
    let mut anna = Browser::at(server);
    let id = anna.open_table(&[&SOLO[..], more].concat()).await;
    let mirror = server.mirror(&id).await;
    (anna, id, mirror)
}

/// Some decision that is offered.
fn some(mirror: &dyn AnyPlay, luck: &mut usize) -> String {
    let choices = mirror.choices();
    let legal: Vec<_> = choices.iter().filter(|it| it.refused.is_none()).collect();
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    legal[(*luck >> 33) % legal.len()].notation.clone()
}

/// Takes a decision at the table and in the mirror.
async fn play(anna: &mut Browser, id: &TableId, mirror: &mut dyn AnyPlay, choice: &str) {
    let Status::Asks(seat) = mirror.status() else { panic!("the game runs") };
    assert_eq!(seat.number(), 0, "Teotibot is never asked");
    let version = u32::try_from(mirror.steps()).expect("few");
    mirror.play(seat, choice).expect("the choice was offered");
    assert_eq!(anna.decide(id, choice, version).await.status, 303, "{choice}");
}

async fn look(anna: &mut Browser, id: &TableId) -> Page {
    anna.get(&format!("/t/{id}")).await
}

/// Plates of players on a page.
fn plates(page: &Page) -> usize {
    page.body.matches("<article id=\"seat-").count()
}

#[tokio::test]
async fn who_wants_no_opponents_plays_against_teotibot_at_once() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let alone = [("game", "teotihuacan"), ("opponents", "0")];
    let id = anna.post("/play", &alone).await.table().expect("a table");
    let table = server.table(&id).await;
    assert!(matches!(&table.seats[..], [Occupant::Guest { .. }]), "one chair: {:?}", table.seats);
    assert_eq!((table.phase, table.to_move), (Phase::Running, Some(0)));
    let page = look(&mut anna, &id).await;
    assert_eq!((page.status.as_u16(), plates(&page)), (200, 2), "Teotibot has a plate, too");
    assert!(page.body.contains("id=\"panel-bot\"") && page.body.contains("Teotibot"));
    assert_eq!(page.buttons().len(), 4, "four starting tiles to choose from");
    assert!(anna.get("/").await.body.contains("Teotibot"), "the lobby names it");
    for (game, opponents) in [("teotihuacan", "4"), ("tikal", "0"), ("tzolkin", "0")] {
        let refused = anna.post("/play", &[("game", game), ("opponents", opponents)]).await;
        assert_eq!(refused.status, 400, "{game} with {opponents}");
    }
}

#[tokio::test]
async fn the_form_sets_how_hard_teotibot_is() {
    let server = TestServer::open().await;
    let (mut anna, id, _) = solo(&server, &HARDER).await;
    let table = server.table(&id).await;
    for (key, value) in HARDER {
        let option = (key.trim_start_matches("set-").to_owned(), value.to_owned());
        assert!(table.options.contains(&option), "{option:?} in {:?}", table.options);
    }
    let page = look(&mut anna, &id).await.body;
    let told = page.split("id=\"panel-bot\"").nth(1).expect("Teotibot has a panel");
    assert!(told.contains("+2") && told.contains("+1"), "the panel tells the changes");
    let form = anna.get("/new?game=teotihuacan&seats=1").await.body;
    assert!(form.contains("name=\"set-bot-cocoa\"") && form.contains("name=\"set-bot-technology\""));
    let wrong = anna.post("/new", &[SOLO[0], SOLO[1], ("set-bot-cocoa", "plus-9")]).await;
    assert_eq!(wrong.status, 422);
    let two = [SOLO[0], ("seats", "2"), ("who1", "hot"), HARDER[0]];
    assert_eq!(anna.post("/new", &two).await.status, 422, "two people meet no Teotibot");
    let two = anna.open_table(&two[..3]).await;
    assert!(!look(&mut anna, &two).await.body.contains("id=\"panel-bot\""));
}

#[tokio::test]
async fn nobody_sits_down_in_the_place_of_teotibot() {
    let server = TestServer::open().await;
    let (mut anna, id, mut mirror) = solo(&server, &[("listed", "on")]).await;
    let (mut borek, join) = (Browser::at(&server), format!("/t/{id}/join"));
    for seat in [&[("seat", "1")][..], &[("seat", "0")], &[]] {
        assert_eq!(borek.post(&join, seat).await.status, 409, "{seat:?}");
    }
    assert_eq!(anna.post(&join, &[("seat", "1")]).await.table(), Some(id.clone()), "who sits stays");
    let table = server.table(&id).await;
    assert_eq!((table.seats.len(), table.phase), (1, Phase::Running));
    let page = look(&mut borek, &id).await;
    assert_eq!((page.status.as_u16(), plates(&page)), (200, 2), "he may watch");
    assert!(page.buttons().is_empty() && !page.body.contains("/join"), "and no more");
    let choice = some(&*mirror, &mut 3);
    assert_eq!(borek.decide(&id, &choice, 0).await.status, 403);
    play(&mut anna, &id, &mut *mirror, &choice).await;
}

/// Number of rolls of Teotibot.
fn rolls(mirror: &dyn AnyPlay) -> usize {
    let tales = mirror.log_entries_for(Viewer::Watcher, 0);
    tales.iter().filter(|it| it.message.key == "bot-rolled").count()
}

#[tokio::test]
async fn what_teotibot_rolled_is_not_taken_back() {
    let server = TestServer::open().await;
    let (mut anna, id, mut mirror) = solo(&server, &[]).await;
    let (mut luck, mut undone) = (5, false);
    while rolls(&*mirror) < 3 {
        let before = rolls(&*mirror);
        let choice = some(&*mirror, &mut luck);
        play(&mut anna, &id, &mut *mirror, &choice).await;
        let (page, version) = (look(&mut anna, &id).await, mirror.steps());
        if rolls(&*mirror) == before {
            undone |= page.offers_undo() && choice.starts_with("move ");
            continue;
        }
        assert!(!page.offers_undo(), "undo over a roll is not offered after {choice}");
        for what in ["undo", "reset"] {
            let form = [(what, "1"), ("version", &*version.to_string())];
            assert_eq!(anna.post(&format!("/t/{id}/do"), &form).await.status, 422, "{what}");
        }
        assert_eq!(server.log(&id).await.len(), version, "nothing was written");
    }
    assert!(undone, "a move alone can be taken back");
}

/// Values of an attribute in a part of a page.
fn values<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|it| it.split('"').next()).collect()
}

#[tokio::test]
async fn what_teotibot_did_is_new_until_the_next_turn_ends() {
    let server = TestServer::open().await;
    let (mut anna, id, mut mirror) = solo(&server, &[]).await;
    let (mut luck, mut eclipses, mut groups) = (2, 0, 0);
    while mirror.status() != Status::Over {
        let (choice, before) = (some(&*mirror, &mut luck), rolls(&*mirror));
        play(&mut anna, &id, &mut *mirror, &choice).await;
        let page = look(&mut anna, &id).await.body;
        let keys = values(&page, "class=\"turn-group\" id=\"");
        let all = keys.iter().collect::<BTreeSet<_>>().len();
        assert_eq!(all, keys.len(), "every turn in the log is a group of its own: {keys:?}");
        groups += all;
        let (steps, rolled) = (mirror.steps().to_string(), rolls(&*mirror) > before);
        let new: Vec<_> = page.split("<li class=\"new\" id=\"line.").skip(1).collect();
        let told = new.iter().all(|it| values(it, "data-step=\"")[0] == steps && it.contains("Teotibot: "));
        assert!(!rolled || !new.is_empty() && told, "after {choice} the turn of Teotibot alone is new");
        let last = mirror.ceremonies(Viewer::Watcher, 0).pop();
        let shown = page.contains(" data-fresh");
        match last.map(|it| (it.done, mirror.steps() - it.last)) {
            Some((true, 0)) => {
                assert!(shown, "an eclipse is shown when it is over");
                eclipses += 1;
            }
            _ if rolled => assert!(!shown, "an eclipse is not shown again after {choice}"),
            _ => {}
        }
    }
    assert!(eclipses > 0 && groups > 0, "eclipses were scored, and turns were told");
}

#[tokio::test]
async fn playing_against_teotibot_again_keeps_the_options() {
    let server = TestServer::open().await;
    let (mut anna, id, mut mirror) = solo(&server, &HARDER).await;
    let mut luck = 9;
    while mirror.status() != Status::Over {
        let choice = some(&*mirror, &mut luck);
        play(&mut anna, &id, &mut *mirror, &choice).await;
    }
    let (table, mut borek) = (server.table(&id).await, Browser::at(&server));
    assert_eq!((table.phase, mirror.scores().len()), (Phase::Finished, 2));
    assert_eq!(borek.post(&format!("/t/{id}/rematch"), &[]).await.status, 403);
    let next = anna.post(&format!("/t/{id}/rematch"), &[]).await.table().expect("a new table");
    let again = server.table(&next).await;
    assert_eq!((&again.options, &again.seats), (&table.options, &table.seats));
    assert_eq!((again.phase, again.to_move), (Phase::Running, Some(0)), "nobody else has to come");
    assert_ne!(again.deal, table.deal);
}
