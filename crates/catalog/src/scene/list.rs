//! The scenes of each game.

use std::sync::OnceLock;

use super::file::Scene;
use crate::{LessonError, LessonText};

/// Why a file is no scene.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game}/{id}: {error}")]
pub struct SceneError {
    /// Its game.
    pub game: String,
    /// Its id.
    pub id: String,
    /// Why.
    pub error: LessonError,
}

/// The files of `learn/GAME/scenes`.
const FILES: &[LessonText<'static>] = include!(concat!(env!("OUT_DIR"), "/scene_files.rs"));

/// Every scene, those of a game together. One whose file cannot be read is left out; a test reads them all.
pub fn scenes() -> &'static [Scene] {
    static ALL: OnceLock<Vec<Scene>> = OnceLock::new();
    ALL.get_or_init(|| embedded().into_iter().filter_map(Result::ok).collect())
}

/// The scene of a game with this id.
pub fn scene(game: &str, id: &str) -> Option<&'static Scene> {
    scenes().iter().find(|it| it.game == game && it.id == id)
}

/// The scenes that name a rule, those that refuse something by it first.
pub fn scenes_of_rule(game: &str, rule: &str) -> Vec<&'static Scene> {
    let mut all: Vec<_> = scenes().iter().filter(|it| it.game == game && it.names(rule)).collect();
    all.sort_by_key(|it| !it.refuses(rule));
    all
}

fn embedded() -> Vec<Result<Scene, Box<SceneError>>> {
    let read = |it: &LessonText<'_>| {
        let (game, id) = (it.game.to_owned(), it.id.to_owned());
        Scene::read(it.game, it.id, it.text).map_err(|error| SceneError { game, id, error }.into())
    };
    FILES.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::embedded;

    #[test]
    fn every_file_can_be_read() {
        let faults: Vec<String> =
            embedded().into_iter().filter_map(Result::err).map(|it| it.to_string()).collect();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
