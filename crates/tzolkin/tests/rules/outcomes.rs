//! What a decision pays and gives: the differences of what is held, and what waiting questions add (as the catalogue tells it).

use std::collections::BTreeMap;

use patolli_core::{Amount, Describe as _, Game as _, GameUi, Log, Seed, Status, random_action};
use patolli_tzolkin::{Event, Lapse, Options, Tzolkin};

use crate::scenario::{Scenario, base, everything, expansion, read, scenario, seat};

type Amounts = BTreeMap<&'static str, i32>;

fn amounts(list: Vec<Amount>) -> Amounts {
    list.into_iter().map(|it| (it.good, it.n)).collect()
}

/// What a decision of seat a pays (negative) and gives, automatic answers included.
fn outcome(table: &Scenario, notation: &str) -> Vec<(&'static str, i32)> {
    let mut game = table.game().clone();
    let me = seat("a");
    let (held, waited) = (amounts(game.holdings(me)), amounts(GameUi::outstanding(&game, me)));
    game.play(read(notation), &mut Log::off()).unwrap_or_else(|why| panic!("`{notation}`: {why}"));
    while let Some(forced) = game.forced() {
        game.apply(forced, &mut Log::off());
    }
    let mut sums = Amounts::new();
    for (good, n) in amounts(game.holdings(me)) {
        *sums.entry(good).or_default() += n - held[good];
    }
    for (good, n) in amounts(GameUi::outstanding(&game, me)) {
        let before = waited.get(good).copied().unwrap_or_default();
        let added = if n > 0 { (n - before).max(0) } else { (n - before).min(0) };
        *sums.entry(good).or_default() += added;
    }
    sums.into_iter().filter(|it| it.1 != 0).collect()
}

fn under(prophecy: &str) -> Scenario {
    expansion(Options { prophecies: true, ..base(2) }).prophecy(prophecy)
}

#[test]
fn gaining_gold_under_a_shortage_tells_its_price() {
    let asked = under("gold-shortage")
        .skulls("a", 1)
        .corn("a", 3)
        .worker("a", "chi", 6)
        .play("pick chi 6; use chi 6");
    let told = outcome(&asked, "gain gold 1");
    assert!(told.contains(&("corn", -1)) && told.contains(&("gold", 1)), "{told:?}");
    let asked = under("gold-shortage").level("a", "extraction", 3).corn("a", 3).worker("a", "yax", 3);
    let asked = asked.play("pick yax 3; use yax 3");
    assert_eq!(outcome(&asked, "gold 2"), [("corn", -2), ("gold", 2)]);
    assert_eq!(outcome(&asked, "no"), []);
}

#[test]
fn yaxchilan_4_promises_the_skulls_there_are() {
    let at = |theirs, level| {
        let table = scenario(2).skulls("b", theirs).level("a", "theology", level).worker("a", "yax", 4);
        table.play("pick yax 4")
    };
    assert_eq!(outcome(&at(0, 0), "use yax 4"), [("skull", 1)]);
    assert_eq!(outcome(&at(0, 3), "use yax 4"), [("skull", 2)]);
    assert_eq!(outcome(&at(12, 3), "use yax 4"), [("skull", 1)]);
    assert_eq!(outcome(&at(13, 3), "use yax 4"), []);
    // Under desecration each is a question, while a marker can go down.
    let holy = under("desecration").worker("a", "yax", 4).level("a", "theology", 3).play("pick yax 4");
    assert_eq!(outcome(&holy, "use yax 4"), [("skull", 2)]);
}

#[test]
fn tikal_5_tells_its_block() {
    let table = scenario(2).blocks("a", 1, 1, 0).worker("a", "tik", 5).play("pick tik 5");
    assert_eq!(outcome(&table, "use tik 5"), [("block", -1), ("temple-any", 2)]);
    // With one kind of block the payment is no question.
    let table = scenario(2).blocks("a", 2, 0, 0).worker("a", "tik", 5).play("pick tik 5");
    assert_eq!(outcome(&table, "use tik 5"), [("temple-any", 2), ("wood", -1)]);
}

#[test]
fn angering_the_gods_under_desecration_tells_the_skull() {
    let table = under("desecration").worker("a", "yax", 4).play("pick yax 4; use yax 4");
    assert_eq!(outcome(&table, "anger chaac"), [("chaac", -1), ("skull", 1)]);
    assert_eq!(outcome(&table, "no"), []);
    assert_eq!(outcome(&scenario(2).play("beg"), "anger kukulkan"), [("kukulkan", -1)]);
}

#[test]
fn a_step_that_would_be_lost_gives_nothing() {
    let table = scenario(2).step("b", "chaac", 6).step("a", "chaac", 5).corn("a", 3).worker("a", "uxm", 1);
    let table = table.play("pick uxm 1; use uxm 1");
    assert_eq!(outcome(&table, "climb chaac"), []);
    assert_eq!(outcome(&table, "climb kukulkan"), [("kukulkan", 1)]);
}

#[test]
fn prices_and_gains_of_common_decisions() {
    let table = scenario(2).corn("a", 5).neutral("pal", 0).neutral("pal", 1);
    assert_eq!(outcome(&table, "place pal"), [("corn", -2)]);
    let table = scenario(2).corn_on_teeth(3);
    assert_eq!(outcome(&table, "place start"), [("corn", 3)]);
    assert_eq!(outcome(&table.play("place start"), "end"), [("corn", 3)]);
    assert_eq!(outcome(&scenario(2).corn("a", 1), "beg"), [("corn", 2), ("temple-any", -1)]);
    let table = scenario(2).corn("a", 3).worker("a", "uxm", 3).play("pick uxm 3");
    assert_eq!(outcome(&table, "use uxm 3"), [("worker", 1)]);
    assert_eq!(outcome(&table, "use uxm 2"), [("corn", -1)]);
    let table = scenario(2).worker("a", "pal", 4).play("pick pal 4");
    assert_eq!(outcome(&table, "harvest 4 burn"), [("corn", 7), ("temple-any", -1)]);
    let table = scenario(2).skulls("a", 1).worker("a", "chi", 6).play("pick chi 6");
    assert_eq!(outcome(&table, "use chi 6"), [("block", 1), ("kukulkan", 1), ("skull", -1), ("vp", 4 * 8)]);
    let table = scenario(2).row(&["farm-single-a", "farm-single-b"]).blocks("a", 2, 0, 0).level(
        "a",
        "architecture",
        2,
    );
    let table = table.worker("a", "tik", 4).play("pick tik 4; use tik 4");
    assert_eq!(outcome(&table, "build farm-single-a"), [("corn", 1), ("vp", 8), ("wood", -1)]);
    assert_eq!(outcome(&table, "build farm-single-a later"), [("wood", -1)]);
    assert_eq!(outcome(&table.play("build farm-single-a later"), "no"), [("corn", 1), ("vp", 8)]);
}

#[test]
fn every_good_is_named_once_and_nothing_unseen_shows() {
    for seats in 2..=5 {
        let options = Options { rules: 1 + u16::from(seats % 2), ..everything(seats) };
        let mut rng = Seed::from(u64::from(seats)).rng();
        let mut game = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
        while let Status::Asks(asked) = game.status() {
            let (held, waits) = (game.holdings(asked), GameUi::outstanding(&game, asked));
            assert_eq!(held.len(), amounts(held.clone()).len());
            assert_eq!(waits.len(), amounts(waits.clone()).len());
            let other = game.redeal(asked, &mut rng);
            assert_eq!((other.holdings(asked), GameUi::outstanding(&other, asked)), (held, waits));
            assert_eq!(other.ask(), game.ask());
            let (action, _) = random_action(&game, &mut rng).expect("a live position offers something");
            game.apply(action, &mut Log::off());
        }
    }
}

#[test]
fn what_cannot_be_paid_is_told() {
    let lapsed = |table: &Scenario| {
        let found = table.events().iter().find_map(|it| match *it {
            Event::Lapsed { seat: who, what, n, .. } => Some((who, what, n)),
            _ => None,
        });
        found.map(|(who, what, n)| {
            assert_eq!(who, seat("a"));
            assert_eq!(
                table
                    .events()
                    .iter()
                    .find(|it| matches!(it, Event::Lapsed { .. }))
                    .map(|it| it.message().key),
                Some(what.key())
            );
            (what, n)
        })
    };
    let wrath = under("wrathful-gods")
        .blocks("a", 1, 0, 0)
        .worker("a", "tik", 5)
        .play("pick tik 5; use tik 5; pay wood 1");
    assert_eq!(lapsed(&wrath), Some((Lapse::Step, 2)));
    let learn = scenario(2)
        .blocks("a", 1, 0, 0)
        .worker("a", "tik", 3)
        .play("pick tik 3; use tik 3; learn theology; pay wood 1");
    assert_eq!(lapsed(&learn), Some((Lapse::Advance, 1)));
    let build =
        scenario(2).row(&["farm-single-a", "farm-single-b"]).blocks("a", 1, 0, 0).worker("a", "tik", 4);
    let build = build.play("pick tik 4; use tik 4; build farm-single-a");
    assert_eq!(lapsed(&build), Some((Lapse::Building, 1)));
    let market = scenario(2).row(&["tomb-market"]).blocks("a", 0, 3, 0).worker("a", "tik", 2);
    assert_eq!(lapsed(&market.play("pick tik 2; use tik 2; build tomb-market")), Some((Lapse::Market, 1)));
    let any = scenario(2).row(&["tomb-any-action"]).blocks("a", 2, 1, 1).worker("a", "tik", 2);
    assert_eq!(lapsed(&any.play("pick tik 2; use tik 2; build tomb-any-action")), Some((Lapse::Action, 1)));
    let offer = scenario(2)
        .skulls("a", 1)
        .level("a", "theology", 2)
        .worker("a", "chi", 1)
        .play("pick chi 1; use chi 1");
    assert_eq!(lapsed(&offer), Some((Lapse::Offer, 1)));
    let yax = scenario(2).skulls("b", 13).worker("a", "yax", 4).play("pick yax 4; use yax 4");
    assert_eq!(lapsed(&yax), Some((Lapse::SkullSupply, 1)));
    let low = ["chaac", "quetzalcoatl", "kukulkan"]
        .into_iter()
        .fold(under("desecration"), |it, temple| it.step("a", temple, 0));
    let low = low.worker("a", "yax", 4).play("pick yax 4; use yax 4");
    assert_eq!(lapsed(&low), Some((Lapse::Skull, 1)));
    let taught =
        under("teacher-shortage").row(&["government-agriculture"]).blocks("a", 2, 0, 0).worker("a", "tik", 2);
    assert_eq!(
        lapsed(&taught.play("pick tik 2; use tik 2; build government-agriculture")),
        Some((Lapse::Advance, 1))
    );
    // Nothing lapses where nothing was due.
    let one = scenario(2).row(&["farm-single-a"]).blocks("a", 1, 0, 0).worker("a", "tik", 2);
    assert_eq!(lapsed(&one.play("pick tik 2; use tik 2; build farm-single-a")), None);
}
