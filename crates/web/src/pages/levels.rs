//! How strong the levels of bots are, as measured: docs/strength.md has the games.

use patolli_catalog::Localizer;

/// Games won, out of 100 for two, by levels 2 to 6 against the level below.
const WINS: [(&str, [u8; 5]); 3] = [
    ("tikal", [100, 62, 79, 100, 77]),
    ("tzolkin", [87, 70, 78, 90, 69]),
    ("teotihuacan", [72, 68, 62, 87, 67]),
];

/// What was measured of the levels in a game; `None` where nothing was.
pub(super) fn measured(words: &Localizer, game: &str) -> Option<String> {
    let wins = WINS.iter().find(|it| it.0 == game)?.1;
    let names = ["two", "three", "four", "five", "six"];
    let args: Vec<_> = names.into_iter().zip(wins.map(Into::into)).collect();
    Some(words.text_with("bot-levels-measured", &args))
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::WINS;

    #[test]
    fn the_page_says_what_was_measured() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strength.md");
        let text = fs::read_to_string(path).expect("it is there");
        let table = text.split("## Level against level").nth(1).and_then(|it| it.split("\n## ").next());
        let table = table.expect("the measures have a table");
        for (title, (_, wins)) in ["Tikal", "Tzolk'in", "Teotihuacan"].into_iter().zip(WINS) {
            let row = table.lines().find(|it| it.starts_with(&format!("| {title} |"))).expect("a row");
            let cells =
                row.split('|').skip(2).filter_map(|it| it.trim().split(' ').next()?.parse::<u8>().ok());
            assert_eq!(cells.collect::<Vec<_>>(), wins, "{title}");
        }
    }
}
