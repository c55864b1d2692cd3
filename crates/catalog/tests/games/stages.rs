//! Positions said in words: whatever is said, it is a possible position or a clear error.

use patolli_catalog::{Course, StageError, Status, courses, game};

/// Texts that a number or a name of a stage line is exchanged for.
const ODD: [&str; 9] = ["0", "1", "7", "99", "255", "65535", "-1", "zzz", ""];

/// Every stage of a lesson, with its game.
fn stages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lessons = courses().iter().flat_map(Course::lessons);
    lessons.flat_map(|lesson| {
        lesson.steps.iter().filter_map(|step| Some((lesson.game.as_str(), step.stage.as_deref()?)))
    })
}

/// The text with its lines changed: left out, doubled, with a word exchanged.
fn damaged(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let mut all = lines.clone();
        all[at] = line;
        all.join("\n")
    };
    let mut texts = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        texts.push(with(at, ""));
        texts.push(with(at, &format!("{line}\n{line}")));
        let words: Vec<&str> = line.split(' ').collect();
        for place in 0..words.len() {
            for odd in ODD {
                let mut words = words.clone();
                words[place] = odd;
                texts.push(with(at, &words.join(" ")));
            }
        }
    }
    texts
}

#[test]
fn damaged_stages_are_positions_or_errors() {
    let (mut good, mut bad) = (0, 0);
    for (name, text) in stages() {
        for text in damaged(text) {
            match game(name).expect("a game of the catalogue").stage(&text) {
                Ok(play) => {
                    good += 1;
                    let again = play.game().load(&play.position_json());
                    assert!(again.is_ok(), "{name}: {:?}\n{text}", again.err());
                }
                Err(why) => {
                    bad += 1;
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    }
    assert!(good > 100 && bad > 1000, "{good} positions, {bad} errors");
}

#[test]
fn errors_name_the_line() {
    let error =
        |name: &str, text: &str| game(name).expect("a game").stage(text).err().expect("an error").to_string();
    for name in ["tikal", "tzolkin", "teotihuacan"] {
        assert_eq!(error(name, "corn a 3"), "line 1: `seats`, which comes first, is missing");
        assert_eq!(error(name, "seats 2\n\nfly a"), "line 3: there is no word `fly` here");
        assert_eq!(error(name, "seats 2\nset wings on"), "line 2: there is no option `wings`");
        assert!(error(name, "seats 9").starts_with("line 1: "), "{name}");
    }
    assert_eq!(error("tikal", "seats 2\npoints many"), "line 2: `many` is not a number");
    assert_eq!(error("tikal", "seats 2\ncamp b h13"), "line 2: `b` is not the letter of a seat");
    assert_eq!(error("tzolkin", "seats 2\nskulls a 14"), "line 2: there are thirteen skulls");
    assert_eq!(error("teotihuacan", "seats 2\nowns d mask-9"), "line 2: `mask-9` is not a discovery tile");
}

#[test]
fn a_game_without_words_says_so() {
    let plain = patolli_catalog::erased::<patolli_tricks::Tricks>();
    assert_eq!(plain.stage("seats 2").err(), Some(StageError::NoWords));
}

#[test]
fn a_stage_asks_the_seat_that_it_names() {
    for (name, first) in [("tikal", "a"), ("tzolkin", "a"), ("teotihuacan", "d")] {
        let play =
            game(name).expect("a game").stage(&format!("seats 2\nscore {first} 7")).expect("a position");
        assert!(matches!(play.status(), Status::Asks(seat) if seat.number() == 0), "{name}");
        assert_eq!(play.scores()[0], 7 * play.game().units_per_point(), "{name}");
    }
}
