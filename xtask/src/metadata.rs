//! The packages of the workspace and their dependencies, as cargo sees them.

use cargo_metadata::camino::Utf8Path;
use cargo_metadata::semver::VersionReq;
use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::Result;
use crate::project::Project;

/// One package.
#[derive(Debug)]
pub struct Package {
    /// Its name, such as `patolli-core`.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its folder as seen from the root of the workspace; nothing for packages from elsewhere.
    pub folder: Option<String>,
    /// Its licence expression.
    pub license: Option<String>,
    /// What it depends on.
    pub dependencies: Vec<Dependency>,
    /// The names of its integration tests.
    pub tests: Vec<String>,
    /// The files that its libraries and programs begin with, as seen from the root of the workspace.
    pub roots: Vec<String>,
}

/// One line under a `dependencies` heading.
#[derive(Debug)]
pub struct Dependency {
    /// The package it names.
    pub name: String,
    /// Whether only tests, examples and benchmarks use it.
    pub dev: bool,
    /// Whether any version of it will do, wherever it comes from; crates of the workspace name each other by path.
    pub wildcard: bool,
}

/// The packages of the workspace only; needs no network.
pub fn workspace(project: &Project) -> Result<Vec<Package>> {
    read(MetadataCommand::new().current_dir(&project.root).no_deps())
}

/// The packages of the workspace and everything they are built from on this machine.
pub fn with_dependencies(project: &Project) -> Result<Vec<Package>> {
    let platform = ["--filter-platform".to_owned(), host(project)?];
    read(MetadataCommand::new().current_dir(&project.root).other_options(platform))
}

fn read(command: &MetadataCommand) -> Result<Vec<Package>> {
    let metadata = command.exec()?;
    let root = &metadata.workspace_root;
    Ok(metadata.packages.iter().map(|it| package(it, root)).collect())
}

fn package(it: &cargo_metadata::Package, root: &Utf8Path) -> Package {
    let tests = it.targets.iter().filter(|it| it.is_test());
    Package {
        name: it.name.to_string(),
        version: it.version.to_string(),
        folder: it.source.is_none().then(|| folder(&it.manifest_path, root)),
        license: it.license.clone(),
        dependencies: it.dependencies.iter().map(dependency).collect(),
        tests: tests.map(|it| it.name.clone()).collect(),
        roots: it.targets.iter().map(|it| relative(&it.src_path, root)).collect(),
    }
}

fn dependency(it: &cargo_metadata::Dependency) -> Dependency {
    Dependency {
        name: it.name.clone(),
        dev: it.kind == DependencyKind::Development,
        wildcard: it.req == VersionReq::STAR && it.path.is_none(),
    }
}

fn folder(manifest: &Utf8Path, root: &Utf8Path) -> String {
    relative(manifest.parent().expect("a manifest lies in a folder"), root)
}

/// A path as seen from the root of the workspace, with `/` between its parts.
fn relative(path: &Utf8Path, root: &Utf8Path) -> String {
    path.strip_prefix(root).unwrap_or(path).as_str().replace('\\', "/")
}

fn host(project: &Project) -> Result<String> {
    let output = project.command("rustc").arg("-vV").output()?;
    let text = String::from_utf8(output.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("`rustc -vV` does not name the host")?.to_owned())
}
