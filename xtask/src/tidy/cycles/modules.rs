//! The modules of a crate, what each defines, and what each names.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, Path, UseTree};

use crate::Result;
use crate::project::Project;
use crate::source::plain_name;

/// A path inside the crate, from its root: `["rules", "dig", "check"]`; the root itself is empty.
pub type ModulePath = Vec<String>;

/// A module.
#[derive(Debug, Default)]
pub struct Module {
    /// The names of what is defined in it, submodules aside.
    pub items: BTreeSet<String>,
    /// Names imported here, or re-exported for others, and what they stand for.
    pub imports: BTreeMap<String, ModulePath>,
    /// Modules whose whole contents are imported here.
    pub globs: Vec<ModulePath>,
    /// What is named here.
    pub references: Vec<Reference>,
}

/// A path that the code of a module names.
#[derive(Debug)]
pub struct Reference {
    /// What is named, from the root of the crate.
    pub path: ModulePath,
    /// The file.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
}

/// All modules of a crate.
pub type Modules = BTreeMap<ModulePath, Module>;

/// Reads the crate that begins with this file.
pub fn read(project: &Project, root: &str) -> Result<Modules> {
    let mut modules = Modules::new();
    let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
    read_file(project, root, folder, &[], &mut modules)?;
    Ok(modules)
}

/// Reads a crate that has all its modules in one text.
#[cfg(test)]
pub fn read_text(text: &str) -> Modules {
    let syntax = syn::parse_file(text).expect("Rust code");
    let mut modules = Modules::new();
    let files = read_items("lib.rs", "", &[], &syntax.items, &mut modules);
    assert!(files.is_empty(), "all modules are inline");
    modules
}

/// Reads the file of a module; the files of its submodules are in `folder`.
fn read_file(
    project: &Project,
    file: &str,
    folder: &str,
    path: &[String],
    modules: &mut Modules,
) -> Result<()> {
    let text = project.text(file).ok_or_else(|| format!("{file} is missing"))?;
    let syntax = syn::parse_file(&text).map_err(|error| format!("{file}: {error}"))?;
    for (module, folder) in read_items(file, folder, path, &syntax.items, modules) {
        let name = module.last().expect("a submodule has a name");
        let candidates = [format!("{folder}/{name}.rs"), format!("{folder}/{name}/mod.rs")];
        let found = candidates.iter().find(|it| project.files.contains(it));
        let found = found.ok_or_else(|| format!("{file}: the module `{name}` has no file"))?;
        read_file(project, found, &format!("{folder}/{name}"), &module, modules)?;
    }
    Ok(())
}

/// Reads the items of a module; the submodules that have files of their own, and the folders these are in.
fn read_items(
    file: &str,
    folder: &str,
    path: &[String],
    items: &[Item],
    modules: &mut Modules,
) -> Vec<(ModulePath, String)> {
    let mut reader = Reader { file, path, module: Module::default(), inner: Vec::new() };
    for item in items {
        reader.visit_item(item);
    }
    let Reader { module, inner, .. } = reader;
    modules.insert(path.to_vec(), module);
    let mut files = Vec::new();
    for item in inner {
        let name = plain_name(&item.ident);
        let child: ModulePath = path.iter().cloned().chain([name.clone()]).collect();
        match &item.content {
            Some((_, items)) => {
                let folder = format!("{folder}/{name}");
                files.extend(read_items(file, &folder, &child, items, modules));
            }
            None => files.push((child, folder.to_owned())),
        }
    }
    files
}

/// Collects what one module defines and names.
struct Reader<'a> {
    file: &'a str,
    path: &'a [String],
    module: Module,
    inner: Vec<&'a ItemMod>,
}

impl Reader<'_> {
    /// The path from the root of the crate; nothing for paths that lead elsewhere or begin with an imported name.
    fn absolute(&self, segments: &[String]) -> Option<ModulePath> {
        let (first, rest) = segments.split_first()?;
        let ups = segments.iter().take_while(|it| *it == "super").count();
        let (base, rest) = match first.as_str() {
            "crate" => (&[][..], rest),
            "self" => (self.path, rest),
            "super" => (&self.path[..self.path.len().checked_sub(ups)?], &segments[ups..]),
            _ => return None,
        };
        Some(base.iter().chain(rest).cloned().collect())
    }

    fn refer(&mut self, path: ModulePath, span: Span) {
        let (file, line) = (self.file.to_owned(), span.start().line);
        self.module.references.push(Reference { path, file, line });
    }

    fn read_use(&mut self, prefix: &[String], tree: &UseTree) {
        let longer = |ident| prefix.iter().cloned().chain([plain_name(ident)]).collect::<Vec<_>>();
        match tree {
            UseTree::Path(it) => self.read_use(&longer(&it.ident), &it.tree),
            UseTree::Group(it) => it.items.iter().for_each(|tree| self.read_use(prefix, tree)),
            UseTree::Glob(it) => {
                if let Some(path) = self.imported(prefix) {
                    self.refer(path.clone(), it.star_token.spans[0]);
                    self.module.globs.push(path);
                }
            }
            UseTree::Name(it) => self.import(&longer(&it.ident), &plain_name(&it.ident), it.ident.span()),
            UseTree::Rename(it) => self.import(&longer(&it.ident), &plain_name(&it.rename), it.ident.span()),
        }
    }

    fn import(&mut self, segments: &[String], name: &str, span: Span) {
        // `use a::{self}` imports `a`.
        let (segments, name) = match segments {
            [before @ .., last] if last == "self" && name == "self" => (before, before.last()),
            _ => (segments, None),
        };
        let name = name.map_or_else(|| segments.last().cloned().unwrap_or_default(), Clone::clone);
        if let Some(path) = self.imported(segments) {
            self.refer(path.clone(), span);
            self.module.imports.insert(name, path);
        }
    }

    /// What a `use` names: besides absolute paths, what begins with a submodule or an item of this module.
    fn imported(&self, segments: &[String]) -> Option<ModulePath> {
        let own = self.path.iter().chain(segments).cloned().collect();
        let is_keyword = |it: &String| ["crate", "self", "super"].contains(&it.as_str());
        if segments.first().is_some_and(is_keyword) { self.absolute(segments) } else { Some(own) }
    }
}

impl<'a> Visit<'a> for Reader<'a> {
    fn visit_item(&mut self, item: &'a Item) {
        if is_test_code(attributes(item)) {
            return;
        }
        self.module.items.extend(name_of(item));
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'a ItemMod) {
        // A file that `#[path]` names belongs to another crate.
        if !item.attrs.iter().any(|it| it.path().is_ident("path")) {
            self.inner.push(item);
        }
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.read_use(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'a Path) {
        let segments: Vec<String> = path.segments.iter().map(|it| plain_name(&it.ident)).collect();
        if let Some(absolute) = self.absolute(&segments) {
            self.refer(absolute, path.segments[0].ident.span());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a Macro) {
        for (segments, span) in paths_in_tokens(call.tokens.clone()) {
            if let Some(absolute) = self.absolute(&segments) {
                self.refer(absolute, span);
            }
        }
        visit::visit_macro(self, call);
    }
}

/// The paths in the tokens of a macro call, which nothing parses.
fn paths_in_tokens(tokens: TokenStream) -> Vec<(Vec<String>, Span)> {
    let mut found: Vec<(Vec<String>, Span)> = Vec::new();
    let mut colons = 0;
    for token in tokens {
        match token {
            TokenTree::Punct(it) if it.as_char() == ':' => colons += 1,
            TokenTree::Ident(ident) => {
                match found.last_mut() {
                    Some((segments, _)) if colons == 2 => segments.push(plain_name(&ident)),
                    _ => found.push((vec![plain_name(&ident)], ident.span())),
                }
                colons = 0;
            }
            TokenTree::Group(group) => {
                found.extend(paths_in_tokens(group.stream()));
                colons = 0;
            }
            // Ends the path before it.
            _ => {
                found.push((Vec::new(), Span::call_site()));
                colons = 0;
            }
        }
    }
    found
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}

/// Whether code is built for tests only: `#[cfg(test)]` or `#[test]`.
fn is_test_code(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        let mut cfg_test = false;
        if it.path().is_ident("cfg") {
            cfg_test = it.parse_args::<Path>().is_ok_and(|it| it.is_ident("test"));
        }
        cfg_test || it.path().is_ident("test")
    })
}

fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(it) => &it.ident,
        Item::Enum(it) => &it.ident,
        Item::Fn(it) => &it.sig.ident,
        Item::Macro(it) => it.ident.as_ref()?,
        Item::Static(it) => &it.ident,
        Item::Struct(it) => &it.ident,
        Item::Trait(it) => &it.ident,
        Item::Type(it) => &it.ident,
        _ => return None,
    };
    Some(plain_name(ident))
}
