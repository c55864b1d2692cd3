//! Scenes: positions in which one can try a rule; `docs/lessons.md` says what a scene file contains.

mod check;
mod file;
mod list;
mod moment;

pub use check::check_scene;
pub use file::{RefusedTry, Scene, SceneVariant};
pub use list::{SceneError, scene, scenes, scenes_of_rule};
pub use moment::SceneMoment;
