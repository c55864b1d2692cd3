//! The packages of the workspace and their dependencies, as cargo sees them.

use serde_json::Value;

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
    /// What is built from it.
    pub targets: Vec<Target>,
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

/// One thing built from a package.
#[derive(Debug)]
pub struct Target {
    /// Its name.
    pub name: String,
    /// `lib`, `bin`, `test`, …
    pub kind: String,
}

/// The packages of the workspace only; needs no network.
pub fn workspace(project: &Project) -> Result<Vec<Package>> {
    read(project, &["metadata", "--format-version", "1", "--no-deps"])
}

/// The packages of the workspace and everything they are built from on this machine.
pub fn with_dependencies(project: &Project) -> Result<Vec<Package>> {
    read(project, &["metadata", "--format-version", "1", "--filter-platform", &host(project)?])
}

fn read(project: &Project, words: &[&str]) -> Result<Vec<Package>> {
    let output = project.cargo(words.iter().copied()).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let json: Value = serde_json::from_slice(&output.stdout)?;
    let root = json["workspace_root"].as_str().unwrap_or_default();
    Ok(list(&json["packages"]).iter().map(|it| package(it, root)).collect())
}

fn package(json: &Value, root: &str) -> Package {
    let manifest = json["manifest_path"].as_str().unwrap_or_default();
    Package {
        name: text(&json["name"]),
        version: text(&json["version"]),
        folder: json["source"].is_null().then(|| folder(manifest, root)),
        license: json["license"].as_str().map(str::to_owned),
        dependencies: list(&json["dependencies"]).iter().map(dependency).collect(),
        targets: list(&json["targets"])
            .iter()
            .map(|it| Target { name: text(&it["name"]), kind: text(&it["kind"][0]) })
            .collect(),
    }
}

fn dependency(json: &Value) -> Dependency {
    let wildcard = json["req"] == "*" && json["path"].is_null();
    Dependency { name: text(&json["name"]), dev: json["kind"] == "dev", wildcard }
}

fn folder(manifest: &str, root: &str) -> String {
    let inner = manifest.strip_prefix(root).unwrap_or(manifest).replace('\\', "/");
    inner.trim_start_matches('/').trim_end_matches("Cargo.toml").trim_end_matches('/').to_owned()
}

fn host(project: &Project) -> Result<String> {
    let output = project.command("rustc").arg("-vV").output()?;
    let text = String::from_utf8(output.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("`rustc -vV` does not name the host")?.to_owned())
}

fn text(json: &Value) -> String {
    json.as_str().unwrap_or_default().to_owned()
}

fn list(json: &Value) -> &[Value] {
    json.as_array().map_or(&[], Vec::as_slice)
}
