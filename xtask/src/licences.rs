//! Every dependency must be usable under licences that `deny.toml` allows.

mod spdx;

use std::collections::{BTreeMap, BTreeSet};

use crate::Result;
use crate::metadata::{self, Package};
use crate::project::Project;

/// One line for every dependency whose licence is not allowed, and how many were looked at.
pub fn check(project: &Project) -> Result<(Vec<String>, usize)> {
    let allowed = allowed(&project.text("deny.toml").ok_or("deny.toml is missing")?)?;
    let mut foreign = BTreeMap::new();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let packages = metadata::everything(project, manifest)?.into_iter().filter(|it| it.folder.is_none());
        foreign.extend(packages.map(|it| ((it.name.clone(), it.version.clone()), it)));
    }
    let findings = foreign.values().filter_map(|it| complaint(it, &allowed)).collect();
    Ok((findings, foreign.len()))
}

fn complaint(package: &Package, allowed: &BTreeSet<String>) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(license) = &package.license else {
        return Some(format!("{name} {version}: names no licence"));
    };
    match spdx::satisfied(license, &|it| allowed.contains(it)) {
        Ok(true) => None,
        Ok(false) => Some(format!("{name} {version}: `{license}` is not allowed by deny.toml")),
        Err(why) => Some(format!("{name} {version}: `{license}` cannot be read: {why}")),
    }
}

/// The list `licenses.allow` of `deny.toml`.
fn allowed(deny: &str) -> Result<BTreeSet<String>> {
    let table: toml::Table = deny.parse()?;
    let list = table.get("licenses").and_then(|it| it.get("allow")).and_then(toml::Value::as_array);
    let list = list.ok_or("deny.toml has no list `licenses.allow`")?;
    Ok(list.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_allow_list_is_read() {
        let list = allowed("[licenses]\nallow = [\"MIT\", \"ISC\"]").expect("a list");
        assert_eq!(list, BTreeSet::from(["ISC".to_owned(), "MIT".to_owned()]));
        assert!(allowed("[bans]").is_err());
    }
}
