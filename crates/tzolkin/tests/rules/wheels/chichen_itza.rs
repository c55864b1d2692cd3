//! Chichen Itza: Z-195 to Z-203, ZX-12.

use patolli_tzolkin::{Illegal, Temple, Tzolkin, data::CHICHEN_ITZA_OFFERINGS};

use super::{components, number, on};
use crate::scenario::Scenario;

fn offering(position: u8) -> Scenario {
    on("chi", position).skulls("a", 1)
}

#[test]
fn z195_an_action_takes_one_own_skull() {
    offering(2)
        .worker("a", "chi", 3)
        .play("pick chi 2; use chi 2")
        .has_skulls("a", 0)
        .shows("a skull at 2", |it| it.is_offered(2), true)
        .shows("no skull at 3", |it| it.is_offered(3), false)
        .shows("supply", Tzolkin::skulls, 12)
        .play("pick chi 3")
        .refuses("use chi 3", Illegal::NoSkull);
    // Skulls of others and of the supply do not serve.
    on("chi", 2).skulls("b", 5).play("pick chi 2").refuses("use chi 2", Illegal::NoSkull);
}

#[test]
fn z196_zd08_an_action_is_performed_once_in_a_game() {
    // A skull left by another player, or by whom it may.
    on("chi", 4)
        .skulls("a", 2)
        .offerings(&[4])
        .play("pick chi 4")
        .refuses("use chi 4", Illegal::SkullAlreadyOffered { number: 4 })
        .offers_only(&["no"]);
    // The own skull closes it as well.
    on("chi", 4)
        .worker("a", "chi", 10)
        .skulls("a", 2)
        .play("pick chi 4; use chi 4; pick chi 10")
        .refuses("use chi 4", Illegal::SkullAlreadyOffered { number: 4 })
        .offers("use chi 5");
}

/// Points, temple and block of every action.
const GIFTS: [(i16, &str, bool); 9] = [
    (4, "chaac", false),
    (5, "chaac", false),
    (6, "chaac", false),
    (7, "kukulkan", false),
    (8, "kukulkan", false),
    (8, "kukulkan", true),
    (10, "quetzalcoatl", false),
    (11, "quetzalcoatl", true),
    (13, "quetzalcoatl", true),
];

#[test]
fn z197_z198_every_action_gives_its_points_step_and_block() {
    for (place, (points, temple, block)) in (1..).zip(GIFTS) {
        let used = offering(place).play(&format!("pick chi {place}; use chi {place}"));
        let used = used.has_score("a", points);
        let done = if block {
            used.offers_only(&["gain wood 1", "gain stone 1", "gain gold 1"])
                .play("gain stone 1")
                .has_blocks("a", 0, 1, 0)
        } else {
            used.has_blocks("a", 0, 0, 0)
        };
        let done = ["chaac", "quetzalcoatl", "kukulkan"]
            .into_iter()
            .fold(done, |it, each| it.has_step("a", each, 1 + u8::from(each == temple)));
        done.offers("end").has_score("b", 0);
    }
}

#[test]
fn z198_the_gifts_are_those_of_the_component_list() {
    let list = components();
    let wheels = list["wheels"].as_array().expect("wheels");
    let wheel = wheels.iter().find(|it| it["id"].as_str() == Some("chichen_itza")).expect("the wheel");
    let actions = wheel["actions"].as_array().expect("actions");
    assert_eq!(actions.len(), CHICHEN_ITZA_OFFERINGS.len());
    for (listed, given) in actions.iter().zip(CHICHEN_ITZA_OFFERINGS) {
        assert_eq!(number(&listed["vp"]), given.points, "{listed}");
        assert_eq!(listed["temple"].as_str(), Some(given.temple.key()), "{listed}");
        assert_eq!(number(&listed["any_block"]), given.blocks, "{listed}");
    }
}

/// Which temple the gods of the actions dwell in, and its colour by the component list.
fn temple_of(place: u8, name: &str, colour: &str, from_the_left: usize) {
    let used = offering(place).play(&format!("pick chi {place}; use chi {place}"));
    used.has_step("a", name, 2);
    assert_eq!(Temple::ALL[from_the_left].key(), name);
    let temple = &components()["temples"][from_the_left];
    assert_eq!((temple["id"].as_str(), temple["colour"].as_str()), (Some(name), Some(colour)));
}

#[test]
fn z199_chaac_has_the_brown_temple_on_the_left() {
    temple_of(1, "chaac", "brown", 0);
}

#[test]
fn z200_quetzalcoatl_has_the_yellow_temple_in_the_middle() {
    temple_of(7, "quetzalcoatl", "yellow", 1);
}

#[test]
fn z201_kukulkan_has_the_green_temple_on_the_right() {
    temple_of(4, "kukulkan", "green", 2);
}

#[test]
fn z202_ten_chooses_freely() {
    let at = || offering(10).play("pick chi 10");
    let mut expected: Vec<String> = (1..=9).map(|it| format!("use chi {it}")).collect();
    expected.push("no".to_owned());
    at().offers_only(&expected.iter().map(String::as_str).collect::<Vec<_>>());
    at().play("use chi 1").has_score("a", 4).has_corn("a", 0);
    at().play("use chi 9; gain gold 1").has_score("a", 13);
    // Nine is no free choice: steps back cost.
    offering(9).corn("a", 1).play("pick chi 9").offers_only(&["use chi 9", "use chi 8", "no"]);
}

#[test]
fn z203_a_skull_stays_to_the_end_of_the_game() {
    let last = offering(3)
        .second_epoch()
        .food_day(4)
        .offerings(&[7])
        .play("pick chi 3; use chi 3; end")
        .finish_round()
        .is_over();
    last.shows("3", |it| it.is_offered(3), true).shows("7", |it| it.is_offered(7), true);
    offering(3)
        .worker("b", "chi", 2)
        .skulls("b", 1)
        .play("pick chi 3; use chi 3; end; place pal; end; place pal; end; pick chi 3")
        .refuses("use chi 3", Illegal::SkullAlreadyOffered { number: 3 });
}

#[test]
fn zx12_a_step_back_to_six() {
    on("chi", 7)
        .skulls("a", 1)
        .corn("a", 1)
        .play("pick chi 7; use chi 6; gain gold 1")
        .has_corn("a", 0)
        .has_skulls("a", 0)
        .shows("a skull at 6", |it| it.is_offered(6), true)
        .has_score("a", 8)
        .has_step("a", "kukulkan", 2)
        .has_blocks("a", 0, 0, 1);
    on("chi", 7).skulls("a", 1).play("pick chi 7").refuses("use chi 6", Illegal::Corn { need: 1, have: 0 });
}
