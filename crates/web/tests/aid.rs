//! The aids of all games, in all languages, with every set of options.

use fluent_bundle::FluentValue;
use patolli_catalog::{AnyGame, Lang, Localizer, games};
use patolli_core::OptionKind;
use patolli_web::{
    aid::{Aid, AidBlock, AidCell},
    aid_sheet, assets, boards,
    model::{AidPage, Shell, Theme},
};

/// The aid of a table in a language, with its words.
struct Sheet {
    aid: Aid,
    words: &'static Localizer,
    args: Vec<(&'static str, FluentValue<'static>)>,
    kind: &'static dyn AnyGame,
    seats: u8,
    options: Vec<(String, String)>,
}

impl Sheet {
    fn say(&self, key: &str) -> String {
        self.words.text_with(key, &self.args)
    }

    /// Its name in what fails.
    fn name(&self) -> String {
        format!("{} {} {} {:?}", self.kind.name(), self.words.lang().tag(), self.seats, self.options)
    }

    /// The sheet as it is drawn.
    fn drawn(&self) -> String {
        let shell =
            Shell { lang: self.words.lang(), theme: Theme::System, guest: "", path: "/aid", notice: None };
        let options = self.options.clone();
        let page = AidPage { shell, kind: self.kind, seats: self.seats, options, seen: None };
        aid_sheet(&page).expect("it has an aid").into_string()
    }
}

/// Sets of options that change an aid: each option at each of its values, alone.
fn tables(kind: &dyn AnyGame) -> Vec<(u8, Vec<(String, String)>)> {
    let mut tables = Vec::new();
    for seats in kind.seats() {
        tables.push((seats, Vec::new()));
        // Some options matter to one person alone.
        let matters = |key: &str| seats == 1 || !kind.solo_options().contains(&key);
        for option in kind.options().iter().filter(|it| matters(it.key)) {
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

/// Looks at every aid in every language.
fn each_sheet(mut look: impl FnMut(&Sheet)) {
    for kind in games().iter().copied() {
        for (seats, options) in tables(kind) {
            for lang in Lang::ALL {
                let aid = boards::aid(kind.name(), seats, &options, None).expect("every game has an aid");
                let args = aid.numbers.iter().map(|(name, n)| (*name, (*n).into())).collect();
                let words = Localizer::for_game(lang, kind.name());
                look(&Sheet { aid, words, args, kind, seats, options: options.clone() });
            }
        }
    }
}

/// Keys of the messages of an aid.
fn keys(sheet: &Sheet) -> Vec<&'static str> {
    let mut keys = sheet.aid.tabs.to_vec();
    for section in sheet.aid.sections() {
        keys.push(section.name);
        keys.extend(section.note);
        for block in &section.blocks {
            match block {
                AidBlock::Steps(list) => keys.extend(list),
                AidBlock::Boxed(key) => keys.push(key),
                AidBlock::Prices(list) => keys.extend(list.iter().flat_map(|it| [it.name, it.about])),
                AidBlock::Pictures(list) => keys.extend(list.iter().map(|it| it.1)),
                AidBlock::Table(rows) => {
                    keys.extend(rows.iter().map(|it| it.name).filter(|it| !it.is_empty()));
                }
                AidBlock::Text(_) => {}
            }
            keys.extend(cells(block).filter_map(|it| match it {
                AidCell::Words(key) | AidCell::WordsAndSigns(key, _) => Some(*key),
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
fn texts(sheet: &Sheet) -> Vec<String> {
    let signs = sheet.aid.sections().flat_map(|it| &it.blocks).flat_map(cells);
    let signs = signs.filter_map(|it| match it {
        AidCell::Signs(text) | AidCell::WordsAndSigns(_, text) => Some(text.clone()),
        AidCell::Words(_) => None,
    });
    keys(sheet).into_iter().map(|it| sheet.say(it)).chain(signs).collect()
}

#[test]
fn every_aid_has_all_its_words() {
    each_sheet(|sheet| {
        for key in keys(sheet) {
            assert!(sheet.words.has(key), "{}: {key}", sheet.name());
        }
    });
}

#[test]
fn every_icon_is_in_the_sprite() {
    let sprite = assets::text("icons.svg");
    each_sheet(|sheet| {
        for after in sheet.drawn().split("#i-").skip(1) {
            let icon = after.split('"').next().unwrap_or_default();
            assert!(sprite.contains(&format!("id=\"i-{icon}\"")), "{}: {icon}", sheet.name());
        }
    });
}

/// Where an icon stands for a word, those who do not see it are told that word.
#[test]
fn icons_in_texts_have_words() {
    each_sheet(|sheet| {
        for icon in
            texts(sheet).iter().flat_map(|it| it.split('[').skip(1)).filter_map(|it| it.split_once(']'))
        {
            let keys = [format!("aid-sign-{}", icon.0), format!("count-{}", icon.0), icon.0.to_owned()];
            assert!(keys.iter().any(|it| sheet.words.has(it)), "{}: no word for {}", sheet.name(), icon.0);
        }
    });
}

/// A number is never typed: it stands for what the rules go by.
#[test]
fn no_message_of_an_aid_has_a_number_of_its_own() {
    each_sheet(|sheet| {
        let unknown: Vec<_> = sheet.args.iter().map(|it| (it.0, FluentValue::from("N"))).collect();
        for key in keys(sheet).into_iter().filter(|it| it.starts_with("aid-")) {
            let text = sheet.words.text_with(key, &unknown);
            assert!(!text.contains(|it: char| it.is_ascii_digit()), "{} {key}: {text}", sheet.name());
        }
    });
}

/// Every number that an aid is given changes what it says.
#[test]
fn every_number_is_told_in_every_language() {
    each_sheet(|sheet| {
        let before: Vec<_> = keys(sheet).iter().map(|it| sheet.say(it)).collect();
        for (name, _) in &sheet.args {
            let other = |it: &(&'static str, FluentValue<'static>)| {
                if it.0 == *name { (it.0, FluentValue::from(77)) } else { it.clone() }
            };
            let args: Vec<_> = sheet.args.iter().map(other).collect();
            let after: Vec<_> = keys(sheet).iter().map(|it| sheet.words.text_with(it, &args)).collect();
            assert_ne!(before, after, "{}: {name} is not told", sheet.name());
        }
    });
}

/// As somebody reads it: no mark is left, and every bracket is drawn.
#[test]
fn drawn_texts_have_no_marks() {
    each_sheet(|sheet| {
        let drawn = sheet.drawn();
        assert!(!drawn.contains(['*', '[', '{']), "{}: {drawn}", sheet.name());
    });
}

/// What an option adds is in its aid, and nowhere else.
#[test]
fn options_change_what_an_aid_says() {
    let says = |game: &str, seats: u8, options: &[(&str, &str)]| {
        let options: Vec<_> = options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        let aid = boards::aid(game, seats, &options, None).expect("an aid");
        aid.sections().map(|it| it.name).collect::<Vec<_>>()
    };
    assert!(says("tikal", 4, &[("auction", "on")]).contains(&"option-auction"));
    assert!(!says("tikal", 4, &[]).contains(&"option-auction"));
    assert!(says("tzolkin", 4, &[("prophecies", "on")]).contains(&"option-prophecies"));
    assert!(says("tzolkin", 5, &[]).contains(&"option-quick"), "five players cannot do without");
    assert!(!says("tzolkin", 4, &[]).iter().any(|it| it.starts_with("option-")));
    assert!(says("teotihuacan", 1, &[]).contains(&"automaton"));
    assert!(!says("teotihuacan", 2, &[]).contains(&"automaton"));
    assert!(boards::aid("tikal", 9, &[], None).is_none(), "no table has nine seats");
    let nonsense = [("auction".to_owned(), "perhaps".to_owned())];
    assert!(boards::aid("tikal", 4, &nonsense, None).is_none());
}
