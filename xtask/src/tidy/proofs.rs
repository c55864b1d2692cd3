//! Test functions and the rules their names begin with.

/// A test function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test<'a> {
    /// Its name.
    pub name: &'a str,
    /// Line of its name, from 1.
    pub line: usize,
}

/// Every function under `#[test]` or `#[tokio::test]`, other attributes between them allowed.
pub fn tests(source: &str) -> Vec<Test<'_>> {
    let mut found = Vec::new();
    let mut under_test = false;
    for (line, n) in source.lines().map(str::trim_start).zip(1..) {
        if line.starts_with("//") {
            continue;
        }
        under_test |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        if let Some(name) = function_name(line) {
            if under_test {
                found.push(Test { name, line: n });
            }
            under_test = false;
        }
    }
    found
}

/// The name of the function that begins on this line.
pub fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let before = before.rsplit(']').next()?.trim();
    let modifiers = ["pub", "pub(crate)", "pub(super)", "async", "const", "unsafe", "extern", "\"C\""];
    if !before.split_whitespace().all(|it| modifiers.contains(&it)) {
        return None;
    }
    let end = after.find(|it: char| !it.is_alphanumeric() && it != '_')?;
    Some(&after[..end]).filter(|name| !name.is_empty())
}

/// The rules at the head of a test's name: `t068_tx07_rest` proves T-068 and TX-07.
pub fn rules_in_name(name: &str, prefixes: &[&str]) -> Vec<String> {
    name.split('_').map_while(|part| rule_id(part, prefixes)).collect()
}

fn rule_id(part: &str, prefixes: &[&str]) -> Option<String> {
    let (letters, digits) = part.split_at(part.find(|it: char| it.is_ascii_digit())?);
    let prefix = prefixes.iter().find(|it| it.to_ascii_lowercase() == letters)?;
    digits.bytes().all(|it| it.is_ascii_digit()).then(|| format!("{prefix}-{digits}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIKAL: [&str; 3] = ["T", "TX", "TR"];

    fn names(source: &str) -> Vec<&str> {
        tests(source).into_iter().map(|it| it.name).collect()
    }

    #[test]
    fn only_functions_under_a_test_attribute_count() {
        let source = "fn t001_helper() {}\n#[test]\nfn t002_a() {}\nfn t003_b() {}\n    #[tokio::test]\n    \
                      async fn t004_c() {}\n// #[test]\nfn t005_d() {}\n";
        assert_eq!(names(source), ["t002_a", "t004_c"]);
    }

    #[test]
    fn attributes_may_stand_between() {
        let source = "#[test]\n#[expect(\n    clippy::too_many_lines,\n    reason = \"one game\"\n)]\n\
                      /// A fn in words.\nfn t001_a() {}\n#[tokio::test(flavor = \"current_thread\")]\nasync fn b() {}";
        assert_eq!(names(source), ["t001_a", "b"]);
    }

    #[test]
    fn the_line_is_that_of_the_name() {
        assert_eq!(tests("\n#[test]\nfn t001_a() {}\n"), [Test { name: "t001_a", line: 3 }]);
    }

    #[test]
    fn a_name_may_prove_several_rules() {
        assert_eq!(rules_in_name("t068_t069_deploying_costs_one", &TIKAL), ["T-068", "T-069"]);
        assert_eq!(rules_in_name("tx07_tr18_three_stones", &TIKAL), ["TX-07", "TR-18"]);
        assert_eq!(rules_in_name("t042", &TIKAL), ["T-042"]);
    }

    #[test]
    fn other_names_prove_nothing() {
        assert!(rules_in_name("deploying_t068", &TIKAL).is_empty());
        assert!(rules_in_name("h23_is_next_to_h13", &TIKAL).is_empty());
        assert!(rules_in_name("t10a_x", &TIKAL).is_empty());
        assert_eq!(rules_in_name("t044_h23_is_free", &TIKAL), ["T-044"]);
    }

    #[test]
    fn words_before_fn_must_be_modifiers() {
        assert_eq!(function_name("pub(crate) const fn size(self) -> u8 {"), Some("size"));
        assert_eq!(function_name("#[test] fn quick() {}"), Some("quick"));
        assert_eq!(function_name("let a: fn (u8) = b;"), None);
    }
}
