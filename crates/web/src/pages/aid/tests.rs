//! The aids of all games, in all languages, with every set of options.

use patolli_catalog::{AnyGame, Lang, Localizer, games};

use super::{Sheet, blocks::said};
use crate::{
    aid::{AidBlock, AidCell},
    boards,
};

const LANGUAGES: [Lang; 3] = Lang::ALL;

/// Sets of options that change an aid: each option at each of its values, alone.
fn tables(kind: &dyn AnyGame) -> Vec<(u8, Vec<(String, String)>)> {
    use patolli_core::OptionKind;
    let mut tables = Vec::new();
    for seats in kind.seats() {
        tables.push((seats, Vec::new()));
        for option in kind.options() {
            let values: &[&str] = match option.kind {
                OptionKind::Switch => &["on"],
                OptionKind::OneOf(values) => values,
                OptionKind::Seat => &[],
            };
            tables.extend(values.iter().map(|it| (seats, vec![(option.key.to_owned(), (*it).to_owned())])));
        }
    }
    tables
}

/// The messages of an aid and what else it shows, for each table.
fn each_sheet(mut look: impl FnMut(&Sheet<'_>, &[String])) {
    for kind in games() {
        for (seats, options) in tables(*kind) {
            let Some(aid) = boards::aid(kind.name(), seats, &options, None) else {
                panic!("{} has an aid with {options:?}", kind.name())
            };
            for lang in LANGUAGES {
                let words = Localizer::for_game(lang, kind.name());
                let args = aid.numbers.iter().map(|(name, n)| (*name, (*n).into())).collect();
                let sheet = Sheet { aid: &aid, words, args, game: kind.name() };
                look(&sheet, &texts(&sheet));
            }
        }
    }
}

/// Keys of the messages of an aid.
fn keys(sheet: &Sheet<'_>) -> Vec<&'static str> {
    let mut keys = sheet.aid.tabs.to_vec();
    for section in sheet.aid.sections() {
        keys.push(section.name);
        keys.extend(section.note);
        for block in &section.blocks {
            match block {
                AidBlock::Steps(list) => keys.extend(list),
                AidBlock::Boxed(key) | AidBlock::Text(AidCell::Words(key)) => keys.push(key),
                AidBlock::Prices(list) => keys.extend(list.iter().flat_map(|it| [it.name, it.about])),
                AidBlock::Pictures(list) => keys.extend(list.iter().map(|it| it.1)),
                AidBlock::Table(rows) => {
                    keys.extend(rows.iter().map(|it| it.name).filter(|it| !it.is_empty()))
                }
                AidBlock::Text(AidCell::Signs(_)) => {}
            }
            keys.extend(cells(block).filter_map(|it| match it {
                AidCell::Words(key) => Some(*key),
                AidCell::Signs(_) => None,
            }));
        }
    }
    keys
}

fn cells(block: &AidBlock) -> Box<dyn Iterator<Item = &AidCell> + '_> {
    match block {
        AidBlock::Text(cell) => Box::new(std::iter::once(cell)),
        AidBlock::Prices(list) => Box::new(list.iter().map(|it| &it.value)),
        AidBlock::Table(rows) => Box::new(rows.iter().flat_map(|it| &it.cells)),
        AidBlock::Steps(_) | AidBlock::Boxed(_) | AidBlock::Pictures(_) => Box::new(std::iter::empty()),
    }
}

/// Everything that an aid says, marks for icons included.
fn texts(sheet: &Sheet<'_>) -> Vec<String> {
    let signs = sheet.aid.sections().flat_map(|it| &it.blocks).flat_map(cells);
    let signs = signs.filter_map(|it| match it {
        AidCell::Signs(text) => Some(text.clone()),
        AidCell::Words(_) => None,
    });
    keys(sheet).into_iter().map(|it| sheet.say(it)).chain(signs).collect()
}

#[test]
fn every_game_has_an_aid_with_all_its_words() {
    each_sheet(|sheet, _| {
        for key in keys(sheet) {
            assert!(sheet.words.has(key), "{} {}: {key}", sheet.game, sheet.words.lang().tag());
        }
        assert!(!sheet.words.has("no such message"));
    });
}

#[test]
fn every_icon_is_in_the_sprite_and_has_a_word() {
    let sprite = crate::assets::text("icons.svg");
    let has = |name: &str| sprite.contains(&format!("id=\"i-{name}\""));
    each_sheet(|sheet, texts| {
        for name in texts.iter().flat_map(|it| it.split('[').skip(1)).filter_map(|it| it.split_once(']')) {
            assert!(has(name.0), "{}: no icon {}", sheet.game, name.0);
            let word = said(sheet, name.0);
            assert!(word != name.0 || sheet.words.has(name.0), "{}: no word for {}", sheet.game, name.0);
        }
        for section in sheet.aid.sections() {
            assert!(has(section.icon), "{}: no icon {}", sheet.game, section.icon);
            for block in &section.blocks {
                let icons: Vec<_> = match block {
                    AidBlock::Prices(list) => list.iter().map(|it| it.icon).collect(),
                    AidBlock::Pictures(list) => list.iter().map(|it| it.0).collect(),
                    AidBlock::Table(rows) => {
                        rows.iter().map(|it| it.icon).filter(|it| !it.is_empty()).collect()
                    }
                    _ => Vec::new(),
                };
                assert!(icons.iter().all(|it| has(it)), "{}: {icons:?}", sheet.game);
            }
        }
    });
}

/// A number is never typed: it stands for what the rules go by.
#[test]
fn no_message_of_an_aid_has_a_number_of_its_own() {
    each_sheet(|sheet, _| {
        let bare = Sheet { aid: sheet.aid, words: sheet.words, args: unknown(sheet), game: sheet.game };
        for key in keys(sheet).into_iter().filter(|it| it.starts_with("aid-")) {
            let text = bare.say(key);
            assert!(!text.contains(|it: char| it.is_ascii_digit()), "{key}: {text}");
        }
    });
}

/// The arguments of an aid, each with a letter in the place of its number.
fn unknown(sheet: &Sheet<'_>) -> Vec<(&'static str, fluent_bundle::FluentValue<'static>)> {
    sheet.args.iter().map(|it| (it.0, "N".into())).collect()
}

/// Each number that an aid is given changes what it says.
#[test]
fn every_number_is_told_in_every_language() {
    each_sheet(|sheet, texts| {
        for (name, _) in &sheet.args {
            let args = sheet.args.iter().map(|it| if it.0 == *name { (it.0, 77.into()) } else { it.clone() });
            let other = Sheet { aid: sheet.aid, words: sheet.words, args: args.collect(), game: sheet.game };
            let before: Vec<_> = texts.iter().collect();
            let after = self::texts(&other);
            let language = sheet.words.lang().tag();
            assert!(before.into_iter().ne(after.iter()), "{} {language}: {name} is not told", sheet.game);
        }
    });
}

/// As somebody reads it: no mark is left, and every bracket is drawn.
#[test]
fn drawn_texts_have_no_marks() {
    each_sheet(|sheet, texts| {
        for text in texts {
            let drawn = super::blocks::rich(sheet, text).into_string();
            assert!(!drawn.contains(['*', '[', '{']), "{}: {drawn}", sheet.game);
        }
    });
}
