//! Presets of new tables as fields of the form.

use patolli_catalog::{AnyGame, Bot, Level, Preset, PresetName, presets};

use crate::http::fields::Fields;

/// The fields of a form after the preset that they ask for, if they do: those of tables in the field `preset`, those of the game's own
/// player in `automaton`.
pub(super) fn apply(kind: &dyn AnyGame, fields: Fields) -> Fields {
    let Some(all) = presets(kind.name()) else { return fields };
    let mut filled = Form(fields);
    if let Some(name) = filled.get("preset").and_then(PresetName::from_word) {
        filled.fill(kind, all.preset(name));
        // Whoever plays alone for the first time meets the weakest opponent.
        if filled.seats(kind) == 1 && name == PresetName::First {
            let weakest = all.automata().next().map(str::to_owned);
            filled.0.0.extend(weakest.map(|it| ("automaton".to_owned(), it)));
        }
    }
    if let Some(set) = filled.get("automaton").and_then(|it| all.automaton(it)) {
        for (key, value) in set {
            filled.set(&format!("set-{key}"), value);
        }
    }
    filled.0
}

/// Fields that are being filled in.
struct Form(Fields);

impl Form {
    fn get(&self, field: &str) -> Option<&str> {
        self.0.get(field)
    }

    fn set(&mut self, field: &str, value: &str) {
        self.0.0.retain(|it| it.0 != field);
        self.0.0.push((field.to_owned(), value.to_owned()));
    }

    /// How many play: as many as the form says, if so many can.
    fn seats(&self, kind: &dyn AnyGame) -> u8 {
        let asked = self.get("seats").and_then(|it| it.parse().ok()).filter(|it| kind.seats().contains(it));
        asked.unwrap_or_else(|| 2.max(*kind.seats().start()))
    }

    fn fill(&mut self, kind: &dyn AnyGame, preset: &Preset) {
        // Whoever plays against the game itself goes on alone.
        let now = self.seats(kind);
        let seats = if now == 1 { 1 } else { preset.seats.unwrap_or(now) };
        self.set("seats", &seats.to_string());
        for (key, value) in preset.options(seats) {
            self.set(&format!("set-{key}"), &value);
        }
        self.set("hints", if preset.hints { "on" } else { "off" });
        self.set("coach", if preset.coach { "on" } else { "off" });
        let mut nth = 0;
        for seat in 1..*kind.seats().end() {
            let field = format!("who{seat}");
            let is_bot = self.get(&field).is_none_or(|it| it.starts_with("bot:"));
            if is_bot && self.get("friends") != Some("on") || preset.coach {
                self.set(&field, &bot_field(preset, nth));
                nth += 1;
            }
        }
    }
}

/// The field of the bot that comes `nth` among the bots, counted from 0.
fn bot_field(preset: &Preset, nth: usize) -> String {
    format!("bot:{}", bot(preset, nth))
}

/// The bot that comes `nth` among the bots, counted from 0.
pub(super) fn bot(preset: &Preset, nth: usize) -> Bot {
    Bot::level(Level::new(preset.bot_level(nth)).unwrap_or(Level::ALL[0]))
}

#[cfg(test)]
mod tests {
    use patolli_catalog::games;

    use super::*;

    fn filled(kind: &dyn AnyGame, fields: &[(&str, &str)]) -> Fields {
        let fields = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        apply(kind, Fields(fields))
    }

    fn with(fields: &Fields, wanted: &[(&str, &str)]) {
        for (key, value) in wanted {
            assert_eq!(fields.get(key), Some(*value), "{key} of {:?}", fields.0);
        }
    }

    #[test]
    fn presets_make_the_options_they_name() {
        for kind in games() {
            let first = filled(*kind, &[("preset", "first")]);
            with(&first, &[("seats", "4"), ("hints", "on"), ("coach", "on")]);
            with(&first, &[("who1", "bot:search:1"), ("who2", "bot:search:1"), ("who3", "bot:search:2")]);
            let usual = filled(*kind, &[("seats", "3"), ("preset", "usual")]);
            with(&usual, &[("seats", "3"), ("hints", "on"), ("coach", "off"), ("who1", "bot:search:3")]);
            let expert = filled(*kind, &[("preset", "expert")]);
            with(&expert, &[("hints", "off"), ("coach", "off"), ("who1", "bot:search:5")]);
        }
        let kind = |name| *games().iter().find(|it| it.name() == name).expect("there is such a game");
        for (preset, auction) in [("first", "off"), ("usual", "off"), ("expert", "on")] {
            with(&filled(kind("tikal"), &[("preset", preset)]), &[("set-auction", auction)]);
        }
        for (preset, modules) in [("first", "off"), ("usual", "off"), ("expert", "on")] {
            let tzolkin = filled(kind("tzolkin"), &[("seats", "3"), ("preset", preset)]);
            with(&tzolkin, &["tribes", "prophecies", "buildings"].map(|it| (name_of(it), modules)));
            with(&tzolkin, &[("set-quick", "off")]);
        }
        with(&filled(kind("tzolkin"), &[("seats", "5"), ("preset", "expert")]), &[("set-quick", "on")]);
        let setups = [
            ("first", "first-game", "printed"),
            ("usual", "normal", "shuffled"),
            ("expert", "draft", "shuffled"),
        ];
        for (preset, setup, boards) in setups {
            let teotihuacan = filled(kind("teotihuacan"), &[("preset", preset)]);
            with(&teotihuacan, &[("set-setup", setup), ("set-boards", boards)]);
        }
    }

    fn name_of(module: &'static str) -> &'static str {
        match module {
            "tribes" => "set-tribes",
            "prophecies" => "set-prophecies",
            _ => "set-buildings",
        }
    }

    #[test]
    fn the_games_own_player_has_presets_too() {
        let kind = *games().iter().find(|it| !it.solo_options().is_empty()).expect("Teotihuacan");
        for (name, step, bonus) in
            [("easy", "minus-1", "minus-5"), ("written", "normal", "normal"), ("hard", "plus-1", "plus-5")]
        {
            let fields = filled(kind, &[("seats", "1"), ("automaton", name)]);
            for key in kind.solo_options() {
                let value = if *key == "bot-bonus" { bonus } else { step };
                assert_eq!(fields.get(&format!("set-{key}")), Some(value), "{name}: {key}");
            }
        }
        let alone = filled(kind, &[("seats", "1"), ("preset", "first")]);
        with(&alone, &[("seats", "1"), ("set-bot-worship", "minus-1"), ("coach", "on")]);
    }

    #[test]
    fn people_keep_their_seats_where_no_coach_stands() {
        let kind = games()[0];
        let fields = filled(kind, &[("who1", "hot"), ("who2", "bot:greedy"), ("preset", "expert")]);
        with(&fields, &[("who1", "hot"), ("who2", "bot:search:5")]);
        with(&filled(kind, &[("who1", "hot"), ("preset", "first")]), &[("who1", "bot:search:1")]);
        assert_eq!(filled(kind, &[("preset", "nothing")]).get("hints"), None);
    }
}
