//! What the project is built from, as `deny.toml` allows it: licences, versions, where it comes from.
//!
//! This is the part of `cargo deny` that needs no program to be installed; where there is one, it is asked, too.

mod sources;

use std::collections::BTreeSet;

use spdx::{Expression, ParseMode};

use crate::Result;
use crate::metadata::{self, Package};
use crate::project::Project;

/// What `deny.toml` denies and is checked here without further questions.
const DENIED: [(&str, &str); 3] =
    [("bans", "wildcards"), ("sources", "unknown-registry"), ("sources", "unknown-git")];

/// One line for every dependency that is not allowed, and how many were looked at.
pub fn check(project: &Project) -> Result<(Vec<String>, usize)> {
    let deny: toml::Table = project.text("deny.toml").ok_or("deny.toml is missing")?.parse()?;
    let allowed = allowed(&deny)?;
    for (section, key) in DENIED {
        require_denied(&deny, section, key)?;
    }
    let (ours, foreign): (Vec<_>, Vec<_>) =
        metadata::with_dependencies(project)?.into_iter().partition(|it| it.folder.is_some());
    let mut findings: Vec<String> = ours.iter().flat_map(wildcards).collect();
    findings.extend(sources::check(project, "Cargo.lock")?);
    findings.extend(foreign.iter().filter_map(|it| license_error(it, &allowed)));
    findings.sort();
    Ok((findings, foreign.len()))
}

/// A dependency of which any version will do may become anything.
fn wildcards(package: &Package) -> Vec<String> {
    let wild = package.dependencies.iter().filter(|it| it.wildcard);
    wild.map(|it| format!("{}: any version of {} would do", package.name, it.name)).collect()
}

fn license_error(package: &Package, allowed: &BTreeSet<String>) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(license) = &package.license else {
        return Some(format!("{name} {version}: names no licence"));
    };
    match is_allowed(license, allowed) {
        Ok(true) => None,
        Ok(false) => Some(format!("{name} {version}: `{license}` is not allowed by deny.toml")),
        Err(why) => Some(format!("{name} {version}: `{license}` cannot be read: {why}")),
    }
}

/// Whether licences that are allowed meet an expression. Some packages write the old `/` for `OR`.
///
/// A licence with an exception, such as `Apache-2.0 WITH LLVM-exception`, is looked up as a whole.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> Result<bool> {
    let expression = Expression::parse_mode(expression, ParseMode::LAX)?;
    Ok(expression.evaluate(|it| allowed.contains(&it.to_string())))
}

/// The list `licenses.allow` of `deny.toml`.
fn allowed(deny: &toml::Table) -> Result<BTreeSet<String>> {
    let list = deny.get("licenses").and_then(|it| it.get("allow")).and_then(toml::Value::as_array);
    let list = list.ok_or("deny.toml has no list `licenses.allow`")?;
    Ok(list.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

/// What is checked here must be what `deny.toml` says.
fn require_denied(deny: &toml::Table, section: &str, key: &str) -> Result<()> {
    let said = deny.get(section).and_then(|it| it.get(key)).and_then(toml::Value::as_str);
    if said == Some("deny") { Ok(()) } else { Err(format!("deny.toml does not deny {section}.{key}").into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_allow_list_is_read() {
        let read = |text: &str| allowed(&text.parse().expect("TOML"));
        let list = read("[licenses]\nallow = [\"MIT\", \"ISC\"]").expect("a list");
        assert_eq!(list, BTreeSet::from(["ISC".to_owned(), "MIT".to_owned()]));
        assert!(read("[bans]").is_err());
    }

    #[test]
    fn licences_are_allowed_one_by_one() {
        let allowed = ["MIT", "ISC", "Unicode-3.0"].map(str::to_owned).into();
        let ask = |expression: &str| is_allowed(expression, &allowed).ok();
        assert_eq!((ask("MIT"), ask("GPL-3.0")), (Some(true), Some(false)));
        assert_eq!((ask("GPL-3.0 OR MIT"), ask("Apache-2.0/MIT")), (Some(true), Some(true)));
        assert_eq!(
            (ask("MIT AND GPL-3.0"), ask("(MIT OR Apache-2.0) AND Unicode-3.0")),
            (Some(false), Some(true))
        );
        assert_eq!(ask("Apache-2.0 WITH LLVM-exception"), Some(false), "an exception makes another licence");
        assert_eq!((ask(""), ask("MIT OR"), ask("MIT ISC")), (None, None, None));
    }

    #[test]
    fn what_is_checked_must_be_denied() {
        let deny = "[bans]\nwildcards = \"deny\"\n[sources]\nunknown-git = \"warn\"".parse().expect("TOML");
        assert!(require_denied(&deny, "bans", "wildcards").is_ok());
        assert!(require_denied(&deny, "sources", "unknown-git").is_err());
        assert!(require_denied(&deny, "sources", "unknown-registry").is_err());
    }
}
