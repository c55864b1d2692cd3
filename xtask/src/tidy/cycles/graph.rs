//! Which modules use which of their siblings, and where that goes round in a circle.

use std::collections::{BTreeMap, BTreeSet};

use super::modules::{Module, ModulePath, Modules, Reference};

/// Modules below one parent that use each other, directly or by way of others.
#[derive(Debug)]
pub struct Cycle {
    /// The modules, as paths from the root of the crate.
    pub modules: Vec<String>,
    /// Every use of one by another, each pair once.
    pub uses: Vec<Use>,
}

/// A module that names something in another.
#[derive(Debug)]
pub struct Use {
    /// The one that names.
    pub from: String,
    /// The one that holds what is named.
    pub to: String,
    /// Where the first such place is.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
    /// What is named there.
    pub path: String,
}

/// Modules and the siblings that they use, with the first place where they do.
type Edges<'a> = BTreeMap<ModulePath, BTreeMap<ModulePath, &'a Reference>>;

/// All cycles of a crate, at every level of its tree of modules.
pub fn cycles(modules: &Modules) -> Vec<Cycle> {
    let edges = edges(modules);
    let reached: BTreeMap<&ModulePath, BTreeSet<&ModulePath>> =
        edges.keys().map(|it| (it, reachable(it, &edges))).collect();
    let mut done = BTreeSet::new();
    let mut cycles = Vec::new();
    for (module, others) in &reached {
        if !others.contains(module) || done.contains(module) {
            continue;
        }
        let back = |it: &&ModulePath| reached.get(*it).is_some_and(|reached| reached.contains(module));
        let group: BTreeSet<&ModulePath> = others.iter().copied().filter(back).collect();
        cycles.push(cycle(&group, &edges));
        done.extend(group);
    }
    cycles
}

fn cycle(group: &BTreeSet<&ModulePath>, edges: &Edges<'_>) -> Cycle {
    let mut uses = Vec::new();
    for from in group {
        for (to, reference) in edges[*from].iter().filter(|(to, _)| group.contains(to)) {
            uses.push(Use {
                from: from.join("::"),
                to: to.join("::"),
                file: reference.file.clone(),
                line: reference.line,
                path: reference.path.join("::"),
            });
        }
    }
    Cycle { modules: group.iter().map(|it| it.join("::")).collect(), uses }
}

/// Everything that can be got to from a module, itself only if there is a way back.
fn reachable<'a>(from: &'a ModulePath, edges: &'a Edges<'_>) -> BTreeSet<&'a ModulePath> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        let next = edges.get(module).into_iter().flat_map(BTreeMap::keys);
        open.extend(next.filter(|it| reached.insert(*it)));
    }
    reached
}

fn edges(modules: &Modules) -> Edges<'_> {
    let mut edges = Edges::new();
    for (from, module) in modules {
        for reference in &module.references {
            let to = resolve(modules, &reference.path, DEEPEST);
            if let Some((one, other)) = siblings(from, &to) {
                edges.entry(one).or_default().entry(other).or_insert(reference);
            }
        }
    }
    edges
}

/// The two modules below the last common parent; nothing if one of the two contains the other.
fn siblings(from: &[String], to: &[String]) -> Option<(ModulePath, ModulePath)> {
    let common = from.iter().zip(to).take_while(|(one, other)| one == other).count();
    (common < from.len() && common < to.len()).then(|| (from[..=common].to_vec(), to[..=common].to_vec()))
}

/// Maximum number of re-exports followed, one after the other.
const DEEPEST: usize = 8;

/// The module that defines what a path names, whichever re-exports lie on the way.
fn resolve(modules: &Modules, path: &[String], depth: usize) -> ModulePath {
    let mut at: ModulePath = Vec::new();
    for (n, name) in path.iter().enumerate() {
        let child: ModulePath = at.iter().cloned().chain([name.clone()]).collect();
        if modules.contains_key(&child) {
            at = child;
            continue;
        }
        let Some(module) = modules.get(&at).filter(|_| depth > 0) else { break };
        if let Some(target) = exported(modules, module, name) {
            let whole: ModulePath = target.into_iter().chain(path[n + 1..].iter().cloned()).collect();
            return resolve(modules, &whole, depth - 1);
        }
        break;
    }
    at
}

/// What a name stands for that a module imports by itself or by a glob.
fn exported(modules: &Modules, module: &Module, name: &String) -> Option<ModulePath> {
    if module.items.contains(name) {
        return None;
    }
    module.imports.get(name).cloned().or_else(|| {
        let glob = module.globs.iter().find(|it| {
            modules.get(*it).is_some_and(|it| it.items.contains(name) || it.imports.contains_key(name))
        })?;
        Some(glob.iter().cloned().chain([name.clone()]).collect())
    })
}

#[cfg(test)]
mod tests {
    use super::super::modules::read_text;
    use super::*;

    fn found(text: &str) -> Vec<Vec<String>> {
        cycles(&read_text(text)).into_iter().map(|it| it.modules).collect()
    }

    #[test]
    fn a_circle_of_modules_is_found_with_its_uses() {
        let text = "mod a { use crate::b::B; pub struct A; }\nmod b {\n use super::c; pub struct B; }\n\
                    mod c { fn f() { crate::a::A } }\nmod d { use crate::a::A; }\n";
        let cycles = cycles(&read_text(text));
        assert_eq!(cycles.len(), 1);
        assert_eq!(cycles[0].modules, ["a", "b", "c"], "d only looks on");
        let uses: Vec<_> = cycles[0].uses.iter().map(|it| (&*it.from, &*it.to, it.line, &*it.path)).collect();
        assert_eq!(uses, [("a", "b", 1, "b::B"), ("b", "c", 3, "c"), ("c", "a", 4, "a::A")]);
    }

    #[test]
    fn names_of_the_root_belong_to_the_module_that_defines_them() {
        let text = "pub use a::A; pub use b::*;\nmod a { use crate::B; pub struct A; }\nmod b { use crate::A; pub struct B; }\n";
        assert_eq!(found(text), [["a", "b"]]);
        let one_way = "pub use a::A; mod a { pub struct A; } mod b { use crate::A; pub struct B; }";
        assert!(found(one_way).is_empty());
    }

    #[test]
    fn parents_and_children_may_name_each_other() {
        assert!(
            found(
                "mod a { mod b { use super::A; fn f() { super::super::g() } } use b::B; struct A; } fn g() {}"
            )
            .is_empty()
        );
    }

    #[test]
    fn siblings_are_compared_at_every_level() {
        let text =
            "mod a { mod b { use super::c::C; pub struct B; } mod c { use crate::a::b::B; pub struct C; } }";
        assert_eq!(found(text), [["a::b", "a::c"]]);
        let below = "mod a { mod x { use crate::b::B; } pub struct A; } mod b { mod y { use crate::a::A; } pub struct B; }";
        assert_eq!(found(below), [["a", "b"]], "what is below a module belongs to it");
    }

    #[test]
    fn tests_are_left_out_and_macros_are_looked_into() {
        let test = "mod a { #[cfg(test)] mod tests { use crate::b::B; } pub struct A; } mod b { use crate::a::A; pub struct B; }";
        assert!(found(test).is_empty());
        let call = "mod a { fn f() { assert!(1 == 1, \"{}\", crate::b::g()) } pub struct A; } mod b { use crate::a::A; pub fn g() {} }";
        assert_eq!(found(call), [["a", "b"]]);
    }
}
