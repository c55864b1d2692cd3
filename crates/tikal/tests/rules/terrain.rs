//! Kinds of terrain: T-053 to T-063, and the rulings on camps and treasures that belong to them.

use patolli_tikal::{Event, Illegal, Phase, Terrain, TileId, TurnKind};

use crate::rules::scenario::{basic, hex, opening, scenario, seat, tile};

#[test]
fn t053_tr13_camps_stand_on_clearings_also_on_the_printed_one() {
    scenario(2)
        .lay("a6", "h23", 0)
        .play("camp h23")
        .has_camp("h23", Some("a"))
        .play("camp h13")
        .has_camp("h13", Some("a"))
        .has_points(0);
}

#[test]
fn t055_a_temple_starts_with_its_printed_value() {
    let mut temples = 0;
    for tile in TileId::all() {
        let Terrain::Temple { value } = tile.tile().terrain else { continue };
        scenario(2).hand(&tile.to_string()).play("place h23 0").is_worth("h23", value);
        assert!((1..=6).contains(&value), "{tile}");
        temples += 1;
    }
    assert_eq!(temples, 15);
}

#[test]
fn t057_t058_tr11_tokens_are_laid_at_once_and_face_down() {
    let mut sites = 0;
    for site in TileId::all() {
        let Terrain::Treasure { masks } = site.tile().terrain else { continue };
        assert!((2..=4).contains(&masks), "{site}");
        let table = scenario(2).hand(&site.to_string()).play("place h23 0").has_tokens("h23", masks);
        let laid = Event::TreasuresLaid { hex: hex("h23"), n: masks };
        assert_eq!(table.events()[1..], [laid]);
        assert_eq!(table.view().piles.tokens, 24 - masks);
        sites += 1;
    }
    assert_eq!(sites, 8);
    // Face down for everybody: what lies there changes nothing that is seen.
    let shown = |motifs: &[&str]| scenario(2).lay("a4", "h23", 0).treasures_below("h23", motifs).view();
    assert_eq!(shown(&["jug", "knife"]), shown(&["statue", "flute"]));
}

#[test]
fn tx40_the_masks_use_up_all_tokens() {
    let table = scenario(2).hand("a4").play("place h23 0").has_tokens("h23", 4);
    assert_eq!(table.view().piles.tokens, 20);
    // A whole game in which nobody digs.
    let mut table = opening(basic(2), 1);
    while table.game().phase() != Phase::Over {
        table = table.play_first();
        let view = table.view();
        let lying: u8 = view.hexes.iter().map(|it| it.tokens).sum();
        assert_eq!(lying + view.piles.tokens, 24);
    }
    assert_eq!(table.view().piles.tokens, 0);
    assert_eq!(table.game().sites().len(), 8);
}

#[test]
fn t059_treasures_can_be_dug_up() {
    scenario(2)
        .lay("a4", "h23", 0)
        .treasures_below("h23", &["jug"])
        .members("a", "h23", 1)
        .play("dig h23")
        .has_tokens("h23", 3)
        .has_treasures("a", "jug", 1);
}

#[test]
fn t060_an_emptied_site_takes_a_camp() {
    let position = |left| scenario(2).lay("a4", "h23", 0).tokens("h23", left).members("a", "h23", 1);
    let (at, tokens) = (hex("h23"), 1);
    position(1).refuses("camp h23", Illegal::TreasuresLeft { hex: at, tokens });
    position(0).play("camp h23").has_camp("h23", Some("a"));
    position(1).play("dig h23; camp h23").has_points(2).has_camp("h23", Some("a"));
}

#[test]
fn t061_a_volcano_starts_a_scoring_round_at_once() {
    let table = scenario(3).next_tiles(&["b6"]).play("end");
    let round = [
        Event::TileDrawn { seat: seat("c"), tile: tile("b6") },
        Event::ScoringBegan { round: 1, seat: seat("c") },
        Event::TurnBegan { seat: seat("c"), kind: TurnKind::Scoring },
    ];
    assert!(table.events().ends_with(&round), "{:?}", table.events());
    let mut table = table.phase(Phase::Act);
    for who in ["c", "d", "a"] {
        table = table.asks(who).kind(TurnKind::Scoring).has_points(10).play("end");
    }
    table.kind(TurnKind::AfterVolcano);
}

#[test]
fn t062_tr09_the_volcano_is_placed_after_the_round_by_who_drew_it() {
    let volcano_lies = |table: &crate::rules::scenario::Scenario| {
        let hexes = table.view().hexes;
        hexes.iter().any(|it| it.terrain == Some(Terrain::Volcano))
    };
    let table = scenario(2).next_tiles(&["b6", "b1"]).play("end").asks("c");
    assert_eq!(table.view().piles.aside, Some(tile("b6")));
    let table = table.play("end; end").asks("c").phase(Phase::Place).holds("b6").has_points(0);
    assert!(!volcano_lies(&table));
    let table = table.play("place h24 0");
    assert!(volcano_lies(&table));
    // No other tile is drawn in that turn; the next seat draws it.
    table.asks("c").phase(Phase::Act).has_points(10).play("bring m h04; end").asks("a").holds("b1");
}

#[test]
fn t063_tx06_nobody_enters_a_volcano() {
    let refused = Illegal::Volcano { hex: hex("h12") };
    scenario(2)
        .lay("b6", "h12", 0)
        .members("a", "h03", 1)
        .leader("a", "h13")
        .refuses("move m h03 h12", refused)
        .refuses("move l h13 h12", refused)
        .refuses("bring m h12", Illegal::NotACamp { hex: hex("h12") })
        .refuses("camp h12", Illegal::CampNotAllowed { hex: hex("h12") });
    // Nor does a way lead through it, although stones of h03 and of h22 face it.
    let way = |middle| scenario(2).lay(middle, "h12", 0).lay("c1", "h22", 4).members("a", "h03", 1);
    way("b6").refuses("move m h03 h22", Illegal::NoWay { hex: hex("h22") });
    way("b4").points(10).offers("move m h03 h22");
}

#[test]
fn tr10_tokens_come_in_one_sequence() {
    let mut deal = crate::rules::scenario::dealt(1);
    let first = |name: &str, place: usize, deal: &mut patolli_tikal::Deal| {
        let at = deal.tiles.iter().position(|it| *it == tile(name)).expect("every tile is dealt");
        deal.tiles.swap(at, place);
    };
    first("a4", 0, &mut deal);
    first("a5", 1, &mut deal);
    let dug = |table: &crate::rules::scenario::Scenario| match table.events().last() {
        Some(Event::Dug { motif, .. }) => *motif,
        other => panic!("{other:?}"),
    };
    let fetch = |at: &str| format!("bring m h04; move m h04 {at}; dig {at}");
    let table = crate::rules::scenario::at(patolli_core::Game::start(&basic(2), deal));
    let table = table.play("place h23 0").play(&fetch("h23"));
    assert_eq!(dug(&table), deal.tokens[0]);
    let table = table.play("end; place h24 0").play(&fetch("h24"));
    assert_eq!(dug(&table), deal.tokens[4], "the second site has the next four");
}

#[test]
fn tr33_the_first_token_drawn_is_dug_first() {
    let motifs = ["jug", "knife", "crown", "flute"];
    let mut table = scenario(2).lay("a4", "h23", 0).treasures_below("h23", &motifs).members("a", "h23", 1);
    for (index, motif) in motifs.into_iter().enumerate() {
        if index > 0 {
            table = table.play("end").play_first().play("end").play_first();
        }
        table = table.play("dig h23").has_treasures("a", motif, 1);
    }
    table.has_tokens("h23", 0);
    // The deal lists them in that order.
    let mut deal = crate::rules::scenario::dealt(1);
    let at = deal.tiles.iter().position(|it| *it == tile("a4")).expect("every tile is dealt");
    deal.tiles.swap(0, at);
    let table = crate::rules::scenario::at(patolli_core::Game::start(&basic(2), deal));
    let table = table.play("place h23 0; bring m h04; bring m h04; move m h04 h23; move m h04 h23; dig h23");
    let top = deal.tokens[0].to_string();
    table.has_treasures("a", &top, 1);
}

#[test]
fn tr16_a_camp_is_not_taken_down_or_rebuilt() {
    scenario(2)
        .lay("a6", "h23", 0)
        .camp("a", "h13")
        .refuses("camp h13", Illegal::CampThere { hex: hex("h13") })
        .play("camp h23")
        .refuses("camp h23", Illegal::NoCampLeft)
        .has_camp("h13", Some("a"));
}

#[test]
fn tr17_a_camp_needs_no_own_piece_and_minds_no_others() {
    scenario(2).play("camp h13").has_camp("h13", Some("a"));
    scenario(2)
        .members("c", "h13", 3)
        .leader("c", "h13")
        .play("camp h13")
        .has_camp("h13", Some("a"))
        .has_members("c", "h13", 3);
}
