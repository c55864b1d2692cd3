//! Every numbered rule of a game has a test named after it, or a written excuse.

use std::collections::{BTreeMap, BTreeSet};

use super::proofs;
use crate::finding::Finding;
use crate::games::{GAMES, Game};
use crate::ledger;
use crate::project::Project;

/// An excuse must be a reason, not a shrug.
const SHORTEST_REASON: usize = 10;

/// Where something is said: file and line.
type Location = (String, usize);

/// Everything said about the rules of one game.
#[derive(Default)]
struct RuleCoverage {
    rules: BTreeMap<String, Location>,
    tests: BTreeMap<String, Location>,
    excuses: BTreeMap<String, (Location, String)>,
}

/// Checks every game; also one summary line per game.
pub fn check(project: &Project) -> (Vec<Finding>, Vec<String>) {
    let (mut findings, mut lines) = (Vec::new(), Vec::new());
    for game in GAMES.iter() {
        if !project.root.join("crates").join(&game.name).is_dir() {
            let ledger = format!("docs/rules/{}.md", game.name);
            findings.push(Finding::error(&ledger, 1, format!("there is no crates/{}", game.name)));
            continue;
        }
        let evidence = collect(project, game, &mut findings);
        findings.extend(check_coverage(&evidence));
        lines.push(summary(&game.name, &evidence));
    }
    (findings, lines)
}

fn rule_documents(project: &Project) -> impl Iterator<Item = (&str, String)> {
    project.texts(&["md"]).filter(|(file, _)| file.starts_with("docs/rules/"))
}

/// Collects rules, tests and excuses; whatever is said twice is a finding at once.
fn collect(project: &Project, game: &Game, findings: &mut Vec<Finding>) -> RuleCoverage {
    let mut evidence = RuleCoverage::default();
    for (file, text) in rule_documents(project) {
        for rule in ledger::rules(&text) {
            if !game.prefixes.contains(&ledger::prefix(rule.id)) {
                continue;
            }
            if evidence.rules.insert(rule.id.to_owned(), (file.to_owned(), rule.line)).is_some() {
                findings.push(Finding::error(file, rule.line, format!("{} is defined twice", rule.id)));
            }
        }
    }
    let folder = format!("crates/{}", game.name);
    let (src, tests) = (format!("{folder}/src/"), format!("{folder}/tests/"));
    for (file, text) in project.texts(&["rs"]) {
        if !file.starts_with(&src) && !file.starts_with(&tests) {
            continue;
        }
        for test in proofs::tests(&text) {
            for id in proofs::rules_in_name(test.name, &game.prefixes) {
                evidence.tests.entry(id).or_insert_with(|| (file.to_owned(), test.line));
            }
        }
    }
    let file = format!("{tests}excuses.txt");
    let text = project.text(&file).unwrap_or_default();
    for excuse in ledger::exemptions(&text) {
        let said = ((file.clone(), excuse.line), excuse.reason.to_owned());
        if evidence.excuses.insert(excuse.id.to_owned(), said).is_some() {
            findings.push(Finding::error(&file, excuse.line, format!("{} is excused twice", excuse.id)));
        }
    }
    evidence
}

fn check_coverage(evidence: &RuleCoverage) -> Vec<Finding> {
    let RuleCoverage { rules, tests, excuses } = evidence;
    let mut findings = Vec::new();
    let mut complain = |(file, line): &Location, message| findings.push(Finding::error(file, *line, message));
    for (id, place) in rules {
        if !tests.contains_key(id) && !excuses.contains_key(id) {
            complain(place, format!("{id} has neither a test nor an excuse"));
        }
    }
    for (id, place) in tests {
        if !rules.contains_key(id) {
            complain(place, format!("this test is named after {id}, which no ledger defines"));
        }
    }
    for (id, (place, reason)) in excuses {
        if !rules.contains_key(id) {
            complain(place, format!("{id} is excused, but no ledger defines it"));
        }
        if let Some((file, line)) = tests.get(id) {
            complain(place, format!("{id} is excused, but has a test in {file}:{line}"));
        }
        if reason.chars().count() < SHORTEST_REASON {
            complain(place, format!("the excuse for {id} gives no reason"));
        }
    }
    findings
}

fn summary(game: &str, evidence: &RuleCoverage) -> String {
    let rules: BTreeSet<&String> = evidence.rules.keys().collect();
    let tested = rules.iter().filter(|id| evidence.tests.contains_key(**id)).count();
    let excused = rules.iter().filter(|id| evidence.excuses.contains_key(**id)).count();
    let missing = rules.len().saturating_sub(tested + excused);
    let missing = if missing == 0 { String::new() } else { format!(", {missing} missing") };
    format!("{game}: {} rules, {tested} by test, {excused} excused{missing}", rules.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(line: usize) -> Location {
        ("f".to_owned(), line)
    }

    fn evidence(rules: &[&str], tests: &[&str], excuses: &[(&str, &str)]) -> RuleCoverage {
        let said = |ids: &[&str]| ids.iter().zip(1..).map(|(id, n)| ((*id).to_owned(), place(n))).collect();
        let excuses = excuses.iter().map(|(id, why)| ((*id).to_owned(), (place(9), (*why).to_owned())));
        RuleCoverage { rules: said(rules), tests: said(tests), excuses: excuses.collect() }
    }

    fn messages(evidence: &RuleCoverage) -> Vec<String> {
        check_coverage(evidence).into_iter().map(|it| it.message).collect()
    }

    #[test]
    fn a_test_or_an_excuse_is_enough() {
        let all = evidence(&["T-001", "T-002"], &["T-001"], &[("T-002", "an aid without effect")]);
        assert!(messages(&all).is_empty());
        assert_eq!(summary("tikal", &all), "tikal: 2 rules, 1 by test, 1 excused");
    }

    #[test]
    fn a_rule_without_either_is_found() {
        let all = evidence(&["T-001", "T-002"], &["T-001"], &[]);
        assert_eq!(messages(&all), ["T-002 has neither a test nor an excuse"]);
        assert_eq!(summary("tikal", &all), "tikal: 2 rules, 1 by test, 0 excused, 1 missing");
    }

    #[test]
    fn unknown_rules_are_found() {
        let all = evidence(&[], &["T-001"], &[("T-002", "a reason long enough")]);
        assert_eq!(
            messages(&all),
            [
                "this test is named after T-001, which no ledger defines",
                "T-002 is excused, but no ledger defines it"
            ]
        );
    }

    #[test]
    fn needless_and_empty_excuses_are_found() {
        let all = evidence(&["T-001"], &["T-001"], &[("T-001", "later")]);
        assert_eq!(
            messages(&all),
            ["T-001 is excused, but has a test in f:1", "the excuse for T-001 gives no reason"]
        );
    }
}
