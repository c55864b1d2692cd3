//! Ceremonies: food days and the final scoring of Tzolk'in, eclipses of Teotihuacan, read together whatever
//! interrupts them.

use patolli_catalog::{
    AnyPlay, Arg, Bot, Ceremony, Json, Lang, Localizer, Rng, Seat, Seed, Status, Viewer, game,
};

const FOOD_DAY: &str = "food-day-began";

fn start(seats: u8, seed: u64) -> Box<dyn AnyPlay> {
    let modules: &[&str] =
        if seats == 5 { &["prophecies", "buildings", "quick"] } else { &["prophecies", "buildings"] };
    let options: Vec<_> = modules.iter().map(|it| ((*it).to_owned(), "on".to_owned())).collect();
    let tzolkin = game("tzolkin").expect("Tzolk'in is in the catalogue");
    tzolkin.start(seats, &options, &Seed::from(seed)).expect("the options fit")
}

/// Takes one decision; returns whether there was one to take.
fn play_random_move(play: &mut dyn AnyPlay, rng: &mut Rng) -> bool {
    let Status::Asks(seat) = play.status() else { return false };
    let decision = play.bot_choice(Bot::Random, rng).expect("somebody is asked");
    play.play(seat, &decision).expect("bots decide by the rules");
    true
}

fn whole_game(seats: u8, seed: u64) -> Box<dyn AnyPlay> {
    let (mut play, mut rng) = (start(seats, seed), Seed::from(seed).rng());
    while play_random_move(&mut *play, &mut rng) {}
    play
}

fn all_ceremonies(play: &dyn AnyPlay) -> Vec<Ceremony> {
    play.ceremonies(Viewer::Watcher, 0)
}

/// Names of the stages in which something happened.
fn names(ceremony: &Ceremony) -> Vec<&'static str> {
    ceremony.stages.iter().map(|it| it.name).collect()
}

fn is_food_day(ceremony: &Ceremony) -> bool {
    ceremony.title.key == FOOD_DAY
}

#[test]
fn four_food_days_and_the_final_scoring_have_their_stages_in_the_order_of_the_rules() {
    for seats in 2..=5 {
        let play = whole_game(seats, 3);
        let found = all_ceremonies(&*play);
        assert!(found.iter().all(|it| it.done));
        assert_eq!(found.iter().map(|it| it.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        let expected = [
            vec!["stage-feeding", "stage-rewards", "stage-next"],
            vec!["stage-feeding", "stage-epoch", "stage-temples", "stage-prophecy", "stage-next"],
            vec!["stage-feeding", "stage-rewards", "stage-prophecy", "stage-next"],
            vec!["stage-feeding", "stage-temples", "stage-prophecy"],
        ];
        for (day, stages) in found.iter().zip(expected) {
            let sometimes = ["stage-income", "stage-rewards"];
            let sure = |it: &&str| !sometimes.contains(it);
            assert!(is_food_day(day));
            assert_eq!(
                names(day).into_iter().filter(sure).collect::<Vec<_>>(),
                stages.into_iter().filter(sure).collect::<Vec<_>>(),
                "{seats} seats"
            );
        }
        let last = found.last().expect("the game was scored");
        assert_eq!(last.title.key, "final-scoring-began");
        let order = ["stage-goods", "stage-skulls", "stage-monuments"];
        let places: Vec<_> = names(last).iter().map(|it| order.iter().position(|name| name == it)).collect();
        assert!(
            places[0] == Some(0) && places.is_sorted() && places.iter().all(Option::is_some),
            "{places:?}"
        );
    }
}

#[test]
fn the_stages_add_up_to_the_change_of_the_scores() {
    let (mut changed, mut days) = (0, 0);
    for (seats, seed) in (2..=5).flat_map(|seats| [(seats, 1), (seats, 2)]) {
        let play = whole_game(seats, seed);
        let found = all_ceremonies(&*play);
        for it in &found {
            // Before the decision that began it, and after the one that ended it, points of turns may be between.
            let (before, after) = (play.at_step(it.first - 1).scores(), play.at_step(it.last).scores());
            if found.iter().filter(|other| other.first == it.first).count() == 1 {
                assert_eq!(it.before, before, "{seats} seats, {}", it.title.key);
                assert_eq!(it.after(), after, "{seats} seats, {}", it.title.key);
                days += 1;
            }
            changed += usize::from(it.before != it.after());
            for seat in Seat::all(seats) {
                let shares = it.stages.iter().flat_map(|it| &it.results).filter(|it| it.seat == seat);
                let last = shares.into_iter().next_back().map(|it| it.after);
                assert_eq!(last, Some(it.after()[seat.index()]), "the last stage shows the total");
            }
        }
        let final_scoring = found.last().expect("the game was scored");
        assert_eq!(final_scoring.after(), play.scores(), "nothing comes after the final scoring");
        assert_eq!(final_scoring.before, found[3].after(), "nothing comes before it but the last food day");
    }
    assert!(changed > 20 && days > 20, "{changed} ceremonies brought points, {days} stood alone");
}

/// Games in which gold or skulls have a price on the third food day, so that temples ask what they may give.
fn seeds_with_costly_temples() -> impl Iterator<Item = u64> {
    (0..).filter(|seed| {
        let deal = start(4, *seed).deal();
        let line = deal.lines().find(|it| it.starts_with("prophecies")).expect("prophecies are dealt");
        let second = line.split_whitespace().nth(2);
        second.is_some_and(|it| ["gold-shortage", "desecration"].contains(&it))
    })
}

#[test]
fn a_food_day_that_asks_in_its_middle_is_one_ceremony_and_is_over_only_at_its_end() {
    let (mut interrupted, mut answers) = (0, 0);
    for seed in seeds_with_costly_temples().take(6) {
        let (mut play, mut rng) = (start(4, seed), Seed::from(seed).rng());
        let mut open: Option<Ceremony> = None;
        while let Status::Asks(seat) = play.status() {
            let decision = play.bot_choice(Bot::Greedy, &mut rng).expect("somebody is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
            let Some(last) = all_ceremonies(&*play).into_iter().next_back() else { continue };
            if let Some(before) = open.take() {
                assert_eq!((last.number, last.first), (before.number, before.first), "it is not cut in two");
                assert!(names(&before).iter().all(|it| names(&last).contains(it)), "what was shown stays");
                interrupted += usize::from(last.done);
            }
            open = (!last.done).then_some(last);
        }
        for it in all_ceremonies(&*play).iter().filter(|it| it.last > it.first) {
            let entries = play.log_entries_for(Viewer::Watcher, it.first);
            let told = entries.iter().filter(|entry| entry.step <= it.last);
            let told = told.filter(|it| ["angered", "refused"].contains(&it.message.key)).count();
            let lines = it.stages.iter().flat_map(|it| &it.results).flat_map(|it| &it.messages);
            assert_eq!(lines.filter(|it| ["angered", "refused"].contains(&it.key)).count(), told);
            answers += told;
        }
    }
    assert!(interrupted > 3 && answers > 3, "{interrupted} food days asked somebody, {answers} answers show");
}

#[test]
fn goods_are_told_by_amounts_and_not_twice() {
    let play = whole_game(4, 3);
    let found = all_ceremonies(&*play);
    let shares = || found.iter().flat_map(|it| &it.stages).flat_map(|it| &it.results);
    assert!(shares().any(|it| it.goods.iter().any(|it| it.n > 0)), "temples gave something");
    for it in shares() {
        assert!(it.messages.iter().all(|it| !["gained", "paid"].contains(&it.key)));
        assert!(it.goods.iter().all(|it| it.n != 0));
        for amount in &it.goods {
            assert_eq!(it.goods.iter().filter(|it| it.good == amount.good).count(), 1);
        }
    }
}

#[test]
fn only_ceremonies_of_the_asked_decisions_are_told() {
    let play = whole_game(3, 5);
    let found = all_ceremonies(&*play);
    let third = &found[2];
    let since = |step| {
        let found = play.ceremonies(Viewer::Watcher, step);
        found.iter().map(|it| it.number).collect::<Vec<_>>()
    };
    assert_eq!(since(third.last), [3, 4, 5], "the decision that ended it belongs to it");
    assert_eq!(since(third.last + 1), [4, 5]);
    assert_eq!(since(play.steps() + 1), Vec::<usize>::new());
}

#[test]
fn workers_on_wheels_break_ties_in_words() {
    let play = whole_game(4, 3);
    let workers = |seat: u8| {
        let message = play.tie_break(Seat::new(seat)).expect("Tzolk'in breaks ties");
        Localizer::for_game(Lang::En, "tzolkin").format_message(&message, &|seat: Seat| seat.to_string())
    };
    for seat in 0..4 {
        let wheels = play.view_json(Viewer::Watcher)["wheels"].to_string();
        let n = wheels.matches(&format!("{{\"piece\":\"worker\",\"seat\":{seat}}}")).count();
        assert!(workers(seat).starts_with(&format!("{n} worker")), "{}", workers(seat));
    }
}

/// A whole game of Teotihuacan between bots.
fn teotihuacan_game(seats: u8, seed: u64, bot: Bot) -> Box<dyn AnyPlay> {
    let teotihuacan = game("teotihuacan").expect("Teotihuacan is in the catalogue");
    let mut play = teotihuacan.start(seats, &[], &Seed::from(seed)).expect("one to four may play");
    let mut rng = Seed::from(seed).rng();
    while let Status::Asks(seat) = play.status() {
        let decision = play.bot_choice(bot, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    play
}

/// Whether the title says that it is the last one.
fn is_last(eclipse: &Ceremony) -> bool {
    eclipse.title.args.contains(&("last", Arg::Number(1)))
}

#[test]
fn eclipses_have_their_stages_in_the_order_of_the_rules_and_one_is_the_last() {
    for (seats, seed) in (1..=4).flat_map(|seats| [(seats, 3), (seats, 4)]) {
        let found = all_ceremonies(&*teotihuacan_game(seats, seed, Bot::Random));
        assert!(found.iter().all(|it| it.done && it.title.key == "eclipse-began"));
        assert!(found.iter().map(|it| it.number).eq(1..=found.len()) && (1..=3).contains(&found.len()));
        let scoring = ["stage-avenue", "stage-pyramid", "stage-masks", "stage-wages"];
        for (it, nth) in found.iter().zip(1..) {
            let (names, last) = (names(it), nth == found.len());
            assert_eq!(is_last(it), last, "{seats} seats: {:?}", it.title);
            assert_eq!(names[..4], scoring, "{seats} seats");
            let rest: &[&str] = match (last, seats) {
                (false, _) => &["stage-next"],
                (true, 1) => &["stage-bot"],
                (true, _) => &[],
            };
            let after: Vec<_> = names[4..].iter().copied().filter(|it| *it != "stage-bonuses").collect();
            assert_eq!(after, rest, "{seats} seats: {names:?}");
            assert!(last || names.len() == 5, "temple bonuses count at the end alone: {names:?}");
        }
    }
}

#[test]
fn an_eclipse_adds_up_to_the_change_of_the_scores() {
    let mut losses = 0;
    for (seats, seed) in (1..=4).flat_map(|seats| [(seats, 1), (seats, 2), (seats, 3)]) {
        let play = teotihuacan_game(seats, seed, Bot::Random);
        let found = all_ceremonies(&*play);
        for it in &found {
            // Teotibot plays within the decision that brings the eclipse on.
            if seats > 1 {
                assert_eq!(
                    it.before,
                    play.at_step(it.first - 1).scores(),
                    "{seats} seats, eclipse {}",
                    it.number
                );
            }
            assert_eq!(it.after(), play.at_step(it.last).scores(), "{seats} seats, eclipse {}", it.number);
            let shares = || it.stages.iter().flat_map(|it| &it.results);
            for seat in Seat::all(play.seats()) {
                let last = shares().rfind(|it| it.seat == seat).map(|it| it.after);
                assert_eq!(last, Some(it.after()[seat.index()]), "the last stage shows the total");
            }
            losses += shares().filter(|it| it.points < 0).count();
        }
        assert_eq!(
            found.last().map(Ceremony::after),
            Some(play.scores()),
            "nothing comes after the last one"
        );
    }
    assert!(losses > 0, "some wages were not paid");
}

#[test]
fn an_eclipse_that_asks_for_wages_is_one_ceremony_and_is_over_when_all_have_paid() {
    let teotihuacan = game("teotihuacan").expect("Teotihuacan is in the catalogue");
    let mut interrupted = 0;
    for seed in 0..4 {
        let mut play = teotihuacan.start(4, &[], &Seed::from(seed)).expect("four may play");
        let mut rng = Seed::from(seed).rng();
        let mut open: Option<Ceremony> = None;
        while play_random_move(&mut *play, &mut rng) {
            let asked = play.ask().is_some_and(|it| it.key == "ask-wages");
            let last = all_ceremonies(&*play).pop();
            assert_eq!(
                last.as_ref().is_some_and(|it| !it.done),
                asked,
                "it is open while wages are asked for"
            );
            if let (Some(before), Some(now)) = (open.take(), &last) {
                assert_eq!((now.number, now.first), (before.number, before.first), "it is not cut in two");
                interrupted += usize::from(now.done);
            }
            open = last.filter(|it| !it.done);
        }
        for it in all_ceremonies(&*play) {
            let wages = it.stages.iter().find(|it| it.name == "stage-wages").expect("wages are due");
            let lines =
                |seat| wages.results.iter().filter(move |it| it.seat == seat).flat_map(|it| &it.messages);
            let paid = |seat| lines(seat).filter(|it| it.key == "wages-paid").count();
            assert!(Seat::all(4).all(|seat| paid(seat) == 1), "everybody pays once: {wages:?}");
        }
    }
    assert!(interrupted >= 4, "{interrupted} eclipses asked somebody");
}

/// The points a stage of the last eclipse brings a seat, and how many lines tell of it.
fn last_stage(play: &dyn AnyPlay, name: &str, seat: u8) -> (i32, usize) {
    let last = all_ceremonies(play).pop().expect("an eclipse ends the game");
    let stage = last.stages.into_iter().filter(|it| it.name == name);
    let shares = stage.flat_map(|it| it.results).filter(|it| it.seat == Seat::new(seat));
    shares.fold((0, 0), |(points, lines), it| (points + it.points, lines + it.messages.len()))
}

/// A number of a player in a view.
fn number(player: &Json, key: &str) -> i32 {
    let held = player.pointer(key).and_then(Json::as_i64).expect("a number");
    i32::try_from(held).expect("a small number")
}

#[test]
fn the_last_eclipse_counts_temple_bonuses_of_those_who_reached_them() {
    let (mut people, mut bots) = (0, 0);
    for (seats, seed) in [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (4, 1)] {
        let play = teotihuacan_game(seats, seed, Bot::Greedy);
        let players = play.view_json(Viewer::Watcher)["players"].clone();
        for (player, seat) in players.as_array().expect("players").iter().zip(0..) {
            let temples = player["temples"].as_object().expect("three temples");
            let reached = temples.values().filter(|it| it.as_i64() >= Some(10)).count();
            let (points, lines) = last_stage(&*play, "stage-bonuses", seat);
            assert_eq!(lines, reached, "one line for each temple: {player}");
            if player["bot"] == true {
                assert_eq!(points, 15 * i32::try_from(reached).expect("few"), "{player}");
                bots += reached;
            } else {
                people += reached;
            }
        }
    }
    assert!(people > 0 && bots > 0, "{people} bonuses of people, {bots} of Teotibot");
}

#[test]
fn what_teotibot_has_left_and_its_technologies_count_in_the_last_eclipse_alone() {
    let mut technologies = 0;
    for seed in 1..=5 {
        let play = teotihuacan_game(1, seed, Bot::Random);
        let view = play.view_json(Viewer::Watcher);
        let bot = &view["players"][1];
        let goods: i32 = ["/cocoa", "/resources/wood", "/resources/stone", "/resources/gold"]
            .iter()
            .map(|it| number(bot, it))
            .sum();
        let developed = bot["technologies"].as_array().map_or(0, Vec::len);
        let worth = goods + 2 * i32::try_from(developed).expect("few");
        assert_eq!(last_stage(&*play, "stage-bot", 1), (worth, 2), "{bot}");
        assert_eq!(last_stage(&*play, "stage-bot", 0), (0, 0), "people keep what they have left");
        assert_eq!(last_stage(&*play, "stage-wages", 1), (0, 0), "Teotibot pays no wages");
        technologies += developed;
    }
    assert!(technologies > 0, "it developed something");
}
