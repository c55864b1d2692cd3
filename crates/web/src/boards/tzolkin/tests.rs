//! Every tile says with icons all that is printed on it.

use std::collections::BTreeMap;

use patolli_catalog::rules::tzolkin::{
    Goods,
    data::{BuildingId, Effect, MonumentId, Prophecy, StartId, Tribe},
};

use super::{
    glyphs::{self, Glyph},
    names,
    shapes::{gain, signed, wrapped},
    tiles::Face,
    tribes,
};

/// The icons and numbers of some goods, counted without the drawing.
fn of_goods(goods: Goods) -> Vec<(&'static str, String)> {
    let all = [
        ("corn", goods.corn.into()),
        ("wood", goods.blocks.wood),
        ("stone", goods.blocks.stone),
        ("gold", goods.blocks.gold),
        ("skull", goods.skulls.into()),
    ];
    all.into_iter().filter(|it| it.1 > 0).map(|(icon, n)| (icon, n.to_string())).collect()
}

/// What must be seen for an effect: icons, each with its text where that matters.
fn expected(effect: Effect) -> Vec<(&'static str, String)> {
    let bare = |icon| vec![(icon, String::new())];
    let with = |icon, text: &str| vec![(icon, text.to_owned())];
    match effect {
        Effect::Gain(goods) => of_goods(goods),
        Effect::Score(n) => with("vp-badge", &n.to_string()),
        Effect::Worker => bare("worker-add"),
        Effect::Climb(temple) => bare(temple.key()),
        Effect::ClimbAny => bare("temple-any"),
        Effect::Learn(track) => bare(track.key()),
        Effect::LearnAny(n) => with("tech-up", if n == 1 { "" } else { "2" }),
        Effect::FeedWorkers(n) => with("feed", &n.to_string()),
        Effect::FeedEvery => [with("corn", "−1"), with("worker", "/")].concat(),
        Effect::Build => bare("building"),
        Effect::Market => bare("market"),
        Effect::AnyAction => [with("corn", "1"), with("free-choice", "›")].concat(),
        Effect::BuildMonument => bare("monument"),
        Effect::Income(goods) => [bare("food-day"), of_goods(goods)].concat(),
        Effect::IncomeByEpoch(..) => [bare("food-day"), with("wood", "I"), with("skull", "II")].concat(),
        Effect::ExchangeTechnology => [with("tech-any", "−1"), with("tech-up", "3×")].concat(),
        Effect::SkullShrine => [with("vp-badge", "7"), bare("temple-any")].concat(),
    }
}

/// All effects of a tile; an icon alone that comes twice is one with a 2.
fn expected_all(goods: Goods, effects: &[Effect]) -> Vec<(&'static str, String)> {
    let mut all = of_goods(goods);
    for (icon, text) in effects.iter().flat_map(|it| expected(*it)) {
        match all.iter_mut().find(|it| it.0 == icon && it.1.is_empty() && text.is_empty()) {
            Some(twice) => "2".clone_into(&mut twice.1),
            None => all.push((icon, text)),
        }
    }
    all
}

fn seen(glyphs: &[Glyph]) -> Vec<(&'static str, String)> {
    glyphs.iter().map(|it| (it.icon, it.text.clone())).collect()
}

/// Whether an icon and the text before it stand in a drawing.
fn shows(drawing: &str, (icon, text): &(&str, String)) -> bool {
    drawing.contains(&format!("#tb-i-{icon}\""))
        && (text.is_empty() || drawing.contains(&format!(">{text}<")))
}

#[test]
fn every_building_shows_cost_frame_and_all_effects() {
    for building in BuildingId::all() {
        let tile = building.tile();
        let drawing = Face::building(building).draw().into_string();
        assert_eq!(seen(&glyphs::building(building)), expected_all(Goods::NONE, tile.effects), "{building}");
        for it in expected_all(Goods::NONE, tile.effects).iter().chain(&of_goods(tile.cost)) {
            assert!(shows(&drawing, it), "{building}: {it:?} is not drawn");
        }
        assert!(shows(&drawing, &(tile.kind.key(), String::new())), "{building} has no frame");
    }
}

#[test]
fn buildings_that_differ_look_different() {
    let mut looks = BTreeMap::new();
    for building in BuildingId::all() {
        let tile = building.tile();
        let drawing = Face::building(building).draw().into_string();
        let same = looks.insert(drawing, (tile.kind, tile.cost, tile.effects));
        assert!(same.is_none_or(|it| it == (tile.kind, tile.cost, tile.effects)), "{building}");
    }
    assert_eq!(looks.len(), 35, "three farms come three times or twice: 3 + 2 + 3 tiles are 3 looks");
}

#[test]
fn every_monument_shows_cost_and_scoring_of_its_own() {
    for seats in [2, 3, 4, 5] {
        let mut looks = BTreeMap::new();
        for monument in MonumentId::all() {
            let tile = monument.tile();
            let drawing = Face::monument(monument, seats).draw().into_string();
            for it in of_goods(tile.cost) {
                assert!(shows(&drawing, &it), "{monument}: {it:?} is not drawn");
            }
            assert!(shows(&drawing, &("monument", String::new())), "{monument} looks like a building");
            let scoring = seen(&glyphs::monument(monument, seats));
            assert!(looks.insert(scoring, monument).is_none(), "{monument} scores like another one");
        }
    }
    let of_all = "monument-all-monuments".parse().expect("it is a monument");
    let points = [2, 3, 4, 5].map(|seats| glyphs::monument(of_all, seats)[0].text.clone());
    assert_eq!(points, ["6", "5", "4", "4"]);
}

#[test]
fn a_small_tile_shows_its_points() {
    let monument = MonumentId::all().next().expect("there are monuments");
    let drawing = Face::monument(monument, 3).small(Some(12)).into_string();
    assert!(shows(&drawing, &("vp-badge", "12".to_owned())));
    assert!(shows(&drawing, &("monument", String::new())));
}

#[test]
fn every_starting_tile_shows_goods_and_effects() {
    for tile in StartId::all() {
        let printed = tile.tile();
        assert_eq!(seen(&glyphs::starting(tile)), expected_all(printed.goods, printed.effects), "{tile}");
        assert!(!glyphs::starting(tile).is_empty(), "{tile} is empty");
    }
}

#[test]
fn every_tribe_and_prophecy_looks_like_no_other() {
    let mut looks = BTreeMap::new();
    for tribe in Tribe::ALL {
        assert!(looks.insert(seen(&tribes::glyphs(tribe)), tribe).is_none(), "{tribe}");
    }
    let mut looks = BTreeMap::new();
    for prophecy in Prophecy::ALL {
        let look = (seen(&glyphs::prophecy(prophecy)), glyphs::metric(prophecy));
        assert!(looks.insert(look, prophecy).is_none(), "{prophecy}");
    }
}

#[test]
fn bands_are_written_as_ranges() {
    assert_eq!(names::bands(Prophecy::WrathfulGods), ["≤0", "1–3", "4–9", "≥10"]);
    assert_eq!(names::bands(Prophecy::AngryGodChaac), ["≤−1", "0–1", "2–3", "≥4"]);
    assert_eq!(names::bands(Prophecy::ForgottenLore), ["≤0", "1", "2", "≥3"]);
}

#[test]
fn numbers_have_true_minus_signs_and_text_breaks_between_words() {
    assert_eq!([signed(-3), signed(4), gain(6), gain(0), gain(-5)], ["−3", "4", "+6", "0", "−5"]);
    assert_eq!(wrapped("one two three four", 9), ["one two", "three", "four"]);
    assert_eq!(wrapped("unbreakable word", 4), ["unbreakable", "word"]);
}
