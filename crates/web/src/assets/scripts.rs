//! The scripts of the pages: ES modules, served as one script so that a first visit needs one request.

/// Plain name and text of every module of the table page, each after those it imports.
pub(super) const MODULES: &[(&str, &str)] = &[
    ("page.js", include_str!("../../assets/table/page.js")),
    ("settings.js", include_str!("../../assets/table/settings.js")),
    ("state.js", include_str!("../../assets/table/state.js")),
    ("dialogs.js", include_str!("../../assets/table/dialogs.js")),
    ("ghosts.js", include_str!("../../assets/table/ghosts.js")),
    ("flights.js", include_str!("../../assets/table/flights.js")),
    ("places.js", include_str!("../../assets/table/places.js")),
    ("scenes.js", include_str!("../../assets/table/scenes.js")),
    ("counters.js", include_str!("../../assets/table/counters.js")),
    ("sounds.js", include_str!("../../assets/table/sounds.js")),
    ("player.js", include_str!("../../assets/table/player.js")),
    ("missed.js", include_str!("../../assets/table/missed.js")),
    ("motion.js", include_str!("../../assets/table/motion.js")),
    ("patch.js", include_str!("../../assets/table/patch.js")),
    ("beads.js", include_str!("../../assets/table/beads.js")),
    ("targets.js", include_str!("../../assets/table/targets.js")),
    ("connection.js", include_str!("../../assets/table/connection.js")),
    ("popups.js", include_str!("../../assets/table/popups.js")),
    ("place.js", include_str!("../../assets/table/place.js")),
    ("choose.js", include_str!("../../assets/table/choose.js")),
    ("gears.js", include_str!("../../assets/table/gears.js")),
    ("near.js", include_str!("../../assets/table/near.js")),
    ("swipe.js", include_str!("../../assets/table/swipe.js")),
    ("back.js", include_str!("../../assets/table/back.js")),
    ("card.js", include_str!("../../assets/table/card.js")),
    ("point.js", include_str!("../../assets/table/point.js")),
    ("ceremony.js", include_str!("../../assets/table/ceremony.js")),
    ("hint.js", include_str!("../../assets/table/hint.js")),
    ("coach.js", include_str!("../../assets/table/coach.js")),
    ("talk.js", include_str!("../../assets/table/talk.js")),
    ("aid.js", include_str!("../../assets/table/aid.js")),
    ("rule.js", include_str!("../../assets/table/rule.js")),
    ("why.js", include_str!("../../assets/table/why.js")),
    ("clocks.js", include_str!("../../assets/table/clocks.js")),
    ("keys.js", include_str!("../../assets/table/keys.js")),
    ("messages.js", include_str!("../../assets/table/messages.js")),
    ("line.js", include_str!("../../assets/table/line.js")),
    ("news.js", include_str!("../../assets/table/news.js")),
    ("lesson.js", include_str!("../../assets/table/lesson.js")),
    ("live.js", include_str!("../../assets/table/live.js")),
    ("replay.js", include_str!("../../assets/table/replay.js")),
    ("review.js", include_str!("../../assets/table/review.js")),
    ("table.js", include_str!("../../assets/table/table.js")),
];

/// How a statement begins that imports something.
const IMPORT: &str = "import {";
/// What stands between the imported names and the name of the module.
const FROM: &str = "} from \"./";
/// How a statement begins that exports something.
const EXPORT: &str = "export const ";

/// Modules as one script: each is a function of its own, which returns what the module exports.
pub(super) fn bundle(modules: &[(&str, &str)]) -> String {
    modules.iter().map(|(name, text)| function(name, text)).collect()
}

/// A module as a function that is called at once.
fn function(name: &str, text: &str) -> String {
    let mut body = String::with_capacity(text.len() + 256);
    let mut rest = text;
    while let Some((before, after)) = split_at_line(rest, IMPORT) {
        let (names, after) = after.split_once(FROM).expect("an import names its module");
        let (module, after) = after.split_once("\";").expect("a specifier ends with a quotation mark");
        body.extend([before, "const {", &names.replace(" as ", ": "), "} = ", &variable(module), ";"]);
        rest = after;
    }
    body.push_str(rest);
    let body = body.replace(&format!("\n{EXPORT}"), "\nconst ");
    let exports = exports(text).collect::<Vec<_>>().join(", ");
    format!("const {} = (() => {{\n{body}return {{ {exports} }};\n}})();\n", variable(name))
}

/// A text before and after the first line that begins with these words.
fn split_at_line<'a>(text: &'a str, words: &str) -> Option<(&'a str, &'a str)> {
    if let Some(rest) = text.strip_prefix(words) {
        return Some(("", rest));
    }
    let at = text.find(&format!("\n{words}"))? + 1;
    Some((&text[..at], &text[at + words.len()..]))
}

/// Names that a module exports.
fn exports(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter_map(|it| it.strip_prefix(EXPORT));
    lines.filter_map(|it| it.split([' ', '=', ';']).next())
}

/// The constant that holds what a module exports.
fn variable(module: &str) -> String {
    format!("module_{}", module.trim_end_matches(".js").replace('-', "_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plain names of the modules that a text imports itself.
    fn imports(text: &str) -> impl Iterator<Item = &str> {
        text.split(FROM).skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0)
    }

    #[test]
    fn modules_become_functions() {
        let one = "// One.\n\nexport const a = 1;\nconst b = 2;\nexport const c = () => a + b;\n";
        let two = "import { a } from \"./one-first.js\";\nimport {\n  c as d,\n} from \"./one-first.js\";\n\nd(a);\n";
        assert_eq!(
            bundle(&[("one-first.js", one), ("two.js", two)]),
            "const module_one_first = (() => {\n// One.\n\nconst a = 1;\nconst b = 2;\nconst c = () => a + b;\n\
             return { a, c };\n})();\n\
             const module_two = (() => {\nconst { a } = module_one_first;\nconst {\n  c: d,\n} = module_one_first;\n\n\
             d(a);\nreturn {  };\n})();\n"
        );
    }

    #[test]
    fn a_module_stands_after_those_it_imports() {
        for (index, (name, text)) in MODULES.iter().enumerate() {
            for import in imports(text) {
                assert!(MODULES[..index].iter().any(|it| it.0 == import), "{name} imports {import}");
            }
        }
    }

    #[test]
    fn every_module_but_the_first_to_run_is_imported() {
        for (name, _) in &MODULES[..MODULES.len() - 1] {
            assert!(
                MODULES.iter().any(|(_, text)| imports(text).any(|it| it == *name)),
                "{name} is not used"
            );
        }
        assert_eq!(MODULES.last().map(|it| it.0), Some("table.js"));
    }

    /// Whatever is written otherwise would have to be understood here.
    #[test]
    fn every_import_and_export_is_written_as_the_bundle_expects_it() {
        for (name, text) in MODULES {
            let begins = |words: &str| text.lines().filter(|it| it.starts_with(words)).count();
            assert_eq!(begins("import "), imports(text).count(), "{name}");
            assert_eq!(begins("import"), begins(IMPORT), "{name}");
            assert_eq!(begins("export"), begins(EXPORT), "{name}");
            assert!(!text.contains("await import(") && !text.contains("import.meta"), "{name}");
        }
    }
}
