//! A game that the catalogue does not list is played, searched and recorded like the others.

use patolli_catalog::{
    AnyPlay, Bot, Budget, CatalogGame, CatalogInUse, MoveError, Seat, Seed, Status, Stop, Viewer, add_games,
    erased, game, games,
};
use patolli_core::Options as _;
use patolli_testkit::contract;
use patolli_tricks::{PlayCard, TrickOptions, Tricks};

fn universe(visit: &mut dyn FnMut(PlayCard)) {
    (1..=12).for_each(|card| visit(PlayCard(card)));
}

fn start<G: CatalogGame>(seats: u8) -> Box<dyn AnyPlay> {
    erased::<G>().start(seats, &[], &Seed::from(3)).expect("so many may play")
}

#[test]
fn it_keeps_the_contract_of_every_game() {
    for seats in 2..=4 {
        contract::<Tricks>(&TrickOptions::for_seats(seats).expect("two to four seats"), 200, universe);
    }
}

#[test]
fn it_need_not_be_listed() {
    assert!(game("tricks").is_err());
    let play = start::<Tricks>(2);
    assert_eq!((play.game().name(), play.seats()), ("tricks", 2));
}

#[test]
fn nothing_is_added_to_a_catalogue_in_use() {
    assert!(!games().is_empty());
    assert_eq!(add_games(Vec::new()), Err(CatalogInUse));
}

#[test]
fn bots_play_it_and_its_record_opens() {
    for bot in ["random", "greedy", "search:50it"] {
        let bot: Bot = bot.parse().expect("a bot");
        let mut play = start::<Tricks>(3);
        let mut player = play.game().bot_player(bot, &Seed::from(5));
        while let Status::Asks(seat) = play.status() {
            let decision = player.decide(play.as_ref(), &Stop::default()).expect("a seat is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
        }
        assert_eq!(play.scores().iter().sum::<i32>(), 3, "a point for each trick");
        assert_eq!(play.points().len(), 3);
        let record = play.record().expect("it was dealt").to_string().parse().expect("a record");
        let again = play.game().open(&record).expect("it is legal");
        assert_eq!(again.digest(), play.digest());
    }
}

#[test]
fn hands_are_secret_and_refusals_name_their_rule() {
    let mut play = start::<Tricks>(2);
    assert!(play.has_secrets());
    let [own, other] = [0, 1].map(|it| play.view_json(Viewer::Seat(Seat::new(it)))["hand"].clone());
    assert_ne!(own, other);
    assert_eq!(play.choices().len(), 3);
    let card = &other[0];
    let refused = play.play(Seat::new(0), &format!("play {card}"));
    assert!(matches!(refused, Err(MoveError::Illegal { rule: "X-001", .. })), "{refused:?}");
}

#[test]
fn a_search_says_what_it_expects() {
    let play = start::<Tricks>(2);
    let mut search = play.start_search(&Seed::from(1)).expect("a seat is asked");
    search.think(Budget::simulations(200), &Stop::default());
    let report = search.report(3);
    assert_eq!(report.expectations.len(), 2);
    assert!(!report.lines.is_empty() && report.simulations >= 200);
}
