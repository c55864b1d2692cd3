//! The scripts of the pages: ES modules that import each other by fingerprinted addresses.

/// Plain name and text of every module, each after those it imports.
pub(super) const SCRIPTS: [(&str, &str); 31] = [
    ("pages.js", include_str!("../../assets/pages.js")),
    ("page.js", include_str!("../../assets/table/page.js")),
    ("settings.js", include_str!("../../assets/table/settings.js")),
    ("state.js", include_str!("../../assets/table/state.js")),
    ("dialogs.js", include_str!("../../assets/table/dialogs.js")),
    ("ghosts.js", include_str!("../../assets/table/ghosts.js")),
    ("flights.js", include_str!("../../assets/table/flights.js")),
    ("places.js", include_str!("../../assets/table/places.js")),
    ("scenes.js", include_str!("../../assets/table/scenes.js")),
    ("sounds.js", include_str!("../../assets/table/sounds.js")),
    ("player.js", include_str!("../../assets/table/player.js")),
    ("missed.js", include_str!("../../assets/table/missed.js")),
    ("motion.js", include_str!("../../assets/table/motion.js")),
    ("patch.js", include_str!("../../assets/table/patch.js")),
    ("targets.js", include_str!("../../assets/table/targets.js")),
    ("connection.js", include_str!("../../assets/table/connection.js")),
    ("popups.js", include_str!("../../assets/table/popups.js")),
    ("place.js", include_str!("../../assets/table/place.js")),
    ("choose.js", include_str!("../../assets/table/choose.js")),
    ("gears.js", include_str!("../../assets/table/gears.js")),
    ("near.js", include_str!("../../assets/table/near.js")),
    ("point.js", include_str!("../../assets/table/point.js")),
    ("ceremony.js", include_str!("../../assets/table/ceremony.js")),
    ("hint.js", include_str!("../../assets/table/hint.js")),
    ("keys.js", include_str!("../../assets/table/keys.js")),
    ("messages.js", include_str!("../../assets/table/messages.js")),
    ("news.js", include_str!("../../assets/table/news.js")),
    ("live.js", include_str!("../../assets/table/live.js")),
    ("replay.js", include_str!("../../assets/table/replay.js")),
    ("review.js", include_str!("../../assets/table/review.js")),
    ("table.js", include_str!("../../assets/table/table.js")),
];

/// What stands before the name of an imported module.
const IMPORT: &str = "from \"./";

/// The text of a module as it is served: modules are imported by the addresses that `address` gives for their names.
pub(super) fn with_addresses(text: &str, address: impl Fn(&str) -> &'static str) -> String {
    let mut linked = String::with_capacity(text.len() + 512);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(IMPORT) {
        let (name, after) = after.split_once('"').expect("a specifier ends with a quotation mark");
        linked.extend([before, "from \"", address(name), "\""]);
        rest = after;
    }
    linked + rest
}

/// Plain names of the modules that a text imports itself.
pub(super) fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.split(IMPORT).skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_get_addresses() {
        let text = "import { a } from \"./a.js\";\nexport { b } from \"./b.js\";\nconst c = \"./c.js\";\n";
        assert_eq!(imports(text).collect::<Vec<_>>(), ["a.js", "b.js"]);
        let linked = with_addresses(text, |name| if name == "a.js" { "/1.js" } else { "/2.js" });
        assert_eq!(
            linked,
            "import { a } from \"/1.js\";\nexport { b } from \"/2.js\";\nconst c = \"./c.js\";\n"
        );
    }

    #[test]
    fn a_module_stands_after_those_it_imports() {
        for (index, (name, text)) in SCRIPTS.iter().enumerate() {
            for import in imports(text) {
                assert!(SCRIPTS[..index].iter().any(|it| it.0 == import), "{name} imports {import}");
            }
        }
    }

    #[test]
    fn every_import_is_written_as_the_server_expects_it() {
        for (name, text) in SCRIPTS {
            let statements = text.lines().filter(|it| it.starts_with("import ") || it.starts_with("} from"));
            let whole = statements.filter(|it| it.contains(" from ")).count();
            assert_eq!(whole, imports(text).count(), "{name}");
            assert!(!text.contains("await import("), "{name}");
        }
    }
}
