//! Icons, the ground, pyramid tiles, decorations and where they go.

use patolli_teotihuacan::{
    Icon, IconKind, PyramidSpot, Side,
    data::{
        DECORATION_TILES, GROUND_ICONS, LAYOUT_2, LAYOUT_3, LAYOUT_4, LEVEL_SIZES, OUTSIDE_ICONS,
        PYRAMID_TILES, decoration_cells,
    },
};

use crate::{
    boards::arriving,
    list::{Part, numbers, section},
    scenario::seat,
};

fn letters(icons: &[Icon]) -> String {
    let letter = |it: &Icon| match (it.glyph, it.coloured) {
        (IconKind::Blue, false) => 'b',
        (IconKind::Blue, true) => 'B',
        (IconKind::Red, false) => 'r',
        (IconKind::Red, true) => 'R',
        (IconKind::Green, false) => 'g',
        (IconKind::Green, true) => 'G',
        (IconKind::Neutral, _) => 'n',
    };
    icons.iter().map(letter).collect()
}

#[test]
fn icons() {
    let mut it = section("icons");
    let kinds = [
        (IconKind::Blue, "blue_statue"),
        (IconKind::Red, "red_headdress"),
        (IconKind::Green, "green_serpent"),
    ];
    for (letter, (glyph, name)) in ["b", "r", "g"].into_iter().zip(kinds) {
        for (letter, coloured) in [(letter.to_owned(), false), (letter.to_uppercase(), true)] {
            assert_eq!(Icon::from_letter(letter.as_bytes()[0]), Icon { glyph, coloured });
            it.reads(&letter, &format!("{name}_{}", if coloured { "coloured" } else { "plain" }));
        }
    }
    assert_eq!(Icon::from_letter(b'n'), Icon { glyph: IconKind::Neutral, coloured: false });
    it.reads("n", "neutral_small_glyph");
    // Four neutral glyphs on four: a point each beside that of the level, and no temple step.
    let table = arriving("construction", 1, 0).display(["p31", "p32", "p1"]);
    let table = table.play("main; build 0 1.0.3 turn 0").offers_only(&["power-up construction 1"]);
    it.is("neutral_match_scores", table.game().score(seat("p1")) == 1 + 4);
}

#[test]
fn decoration_tiles() {
    let mut it = section("decoration_tiles");
    let tiles = it.take("tiles");
    let tiles = tiles.as_array().expect("tiles");
    assert_eq!(tiles.len(), DECORATION_TILES.len());
    for (listed, (tile, number)) in tiles.iter().zip(DECORATION_TILES.iter().zip(1..)) {
        let pair: String = listed.as_array().expect("a pair").iter().filter_map(|it| it.as_str()).collect();
        assert_eq!((letters(&tile.icons), tile.name), (pair, format!("d{number}").as_str()));
    }
}

#[test]
fn pyramid() {
    let mut it = section("pyramid");
    let ground = GROUND_ICONS.map(|row| String::from_utf8_lossy(row).into_owned());
    assert_eq!(it.words("ground"), ground);
    it.lists("level_sizes", &LEVEL_SIZES);
    for (level, size) in (1..).zip(LEVEL_SIZES) {
        assert_eq!(PyramidSpot::all().filter(|it| it.level() == level).count(), usize::from(size * size));
    }
    let mut tiles = it.part("tiles");
    let printed: Vec<String> = PYRAMID_TILES.iter().map(|it| letters(&it.corners)).collect();
    assert_eq!(tiles.words("tiles"), printed);
    assert!(tiles.numbers("certain_indices").iter().all(|it| usize::from(*it) < PYRAMID_TILES.len()));
    layouts(it.part("start"));
    slots(it.part("decoration_slots"));
}

fn layouts(mut it: Part) {
    for (players, layout) in [(2, LAYOUT_2), (3, LAYOUT_3), (4, LAYOUT_4)] {
        for level in 1..=2 {
            let places = it.take(&format!("p{players}_level{level}"));
            let listed: Vec<_> = places.as_array().expect("places").iter().map(numbers).collect();
            let mine: Vec<_> = layout.iter().filter(|it| it.0 == level).map(|it| vec![it.1, it.2]).collect();
            assert_eq!(mine, listed, "{players} players, level {level}");
        }
        assert!(layout.iter().all(|it| it.0 <= 2));
    }
}

fn slots(mut it: Part) {
    assert_eq!(it.words("sides"), Side::ALL.map(Side::key));
    it.says("steps_per_side", 4);
    for side in Side::ALL {
        let outside: String = it.words(&format!("step1_{side}")).concat();
        assert_eq!(outside.as_bytes(), OUTSIDE_ICONS[side.index()], "{side}");
        let steps = it.rows(side.key());
        assert_eq!(steps.len(), 3);
        for (mut row, step) in steps.into_iter().zip(2..) {
            row.says("step", step);
            let under = decoration_cells(side, step).map(|(row, column)| vec![row, column]);
            let listed = row.take("cells");
            assert_eq!(listed.as_array().expect("cells").iter().map(numbers).collect::<Vec<_>>(), under);
            // The tiles that cover these cells one level below, and no others.
            let level = step - 1;
            let covers = |it: &PyramidSpot| {
                it.level() == level
                    && it.cells().iter().any(|cell| decoration_cells(side, step).contains(cell))
            };
            let mine: Vec<_> = PyramidSpot::all()
                .filter(covers)
                .map(|it| vec![level, it.row_column().0, it.row_column().1])
                .collect();
            let needs = row.take("needs");
            assert_eq!(
                needs.as_array().expect("tiles").iter().map(numbers).collect::<Vec<_>>(),
                mine,
                "{side} {step}"
            );
        }
    }
}
