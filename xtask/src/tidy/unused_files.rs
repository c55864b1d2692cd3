//! Every Rust file is part of a program or a library: one that no `mod` names would not be built, and its tests would not run.

use std::collections::BTreeSet;

use syn::{Expr, Item, ItemMod, Lit, Meta};

use crate::Result;
use crate::finding::Finding;
use crate::metadata;
use crate::project::Project;

/// One finding for every file in a package that nothing is built from.
pub fn check(project: &Project) -> Result<Vec<Finding>> {
    let packages = metadata::workspace(project)?;
    let mut used = BTreeSet::new();
    for root in packages.iter().flat_map(|it| &it.roots) {
        let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
        walk(project, root, folder, &mut used)?;
    }
    let folders: Vec<String> =
        packages.iter().filter_map(|it| Some(format!("{}/", it.folder.as_ref()?))).collect();
    let inside = |file: &str| folders.iter().any(|it| file.starts_with(it.as_str()));
    let unused = project.texts(&["rs"]).map(|it| it.0).filter(|it| inside(it) && !used.contains(*it));
    let message = "no program or library contains this file; a `mod` is missing";
    Ok(unused.map(|it| Finding::error(it, 1, message.to_owned())).collect())
}

/// Adds a file and the files of its modules, which are in `folder`.
fn walk(project: &Project, file: &str, folder: &str, used: &mut BTreeSet<String>) -> Result<()> {
    if !used.insert(file.to_owned()) {
        return Ok(());
    }
    let text = project.text(file).ok_or_else(|| format!("{file} is missing"))?;
    let syntax = syn::parse_file(&text).map_err(|error| format!("{file}: {error}"))?;
    for inner in modules(&syntax.items, file, folder) {
        let found = inner.candidates.iter().find(|it| project.files.contains(it));
        // What a `cfg` leaves out or a macro makes need not have a file; the compiler knows.
        if let Some(found) = found {
            walk(project, found, &inner.folder, used)?;
        }
    }
    Ok(())
}

/// A module in a file of its own.
#[derive(PartialEq, Eq, Debug)]
struct ModuleFile {
    /// Where its file may be.
    candidates: Vec<String>,
    /// Where the files of its modules are.
    folder: String,
}

fn modules(items: &[Item], file: &str, folder: &str) -> Vec<ModuleFile> {
    let mut found = Vec::new();
    for item in items {
        let Item::Mod(module) = item else { continue };
        let inner = format!("{folder}/{}", module.ident);
        match (&module.content, named_path(module)) {
            (Some((_, items)), _) => found.extend(modules(items, file, &inner)),
            (None, Some(path)) => found.push(at_path(file, &path)),
            (None, None) => {
                let candidates = vec![format!("{inner}.rs"), format!("{inner}/mod.rs")];
                found.push(ModuleFile { candidates, folder: inner });
            }
        }
    }
    found
}

/// The module whose file `#[path]` names, as seen from the folder of this file.
fn at_path(file: &str, path: &str) -> ModuleFile {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    let found = parts.join("/");
    parts.pop();
    ModuleFile { candidates: vec![found], folder: parts.join("/") }
}

fn named_path(module: &ItemMod) -> Option<String> {
    module.attrs.iter().find_map(|it| match &it.meta {
        Meta::NameValue(meta) if meta.path.is_ident("path") => match &meta.value {
            Expr::Lit(value) => match &value.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<ModuleFile> {
        modules(&syn::parse_file(text).expect("Rust code").items, "x/tests/main.rs", "x/tests")
    }

    fn module(candidates: &[&str], folder: &str) -> ModuleFile {
        let candidates = candidates.iter().map(ToString::to_string).collect();
        ModuleFile { candidates, folder: folder.to_owned() }
    }

    #[test]
    fn modules_are_beside_the_root_or_in_a_folder() {
        let a = module(&["x/tests/a.rs", "x/tests/a/mod.rs"], "x/tests/a");
        assert_eq!(found("#[cfg(test)] mod a; fn b() {}"), [a]);
    }

    #[test]
    fn modules_of_inline_modules_are_found() {
        let b = module(&["x/tests/a/b.rs", "x/tests/a/b/mod.rs"], "x/tests/a/b");
        assert_eq!(found("mod a { mod b; }"), [b]);
    }

    #[test]
    fn a_path_says_where_the_file_is() {
        let a = module(&["y/c.rs"], "y");
        assert_eq!(found("#[path = \"../../y/c.rs\"] mod a;"), [a]);
    }
}
