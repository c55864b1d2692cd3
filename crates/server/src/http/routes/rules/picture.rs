//! Pictures in the chapters: `{{figure ID view=1,2,3,4 panel=ID open}}`, and scenes to be tried there: `{{try ID}}`.

use patolli_catalog::{Lang, scene};
use patolli_web::{Figure, FigureLook, chapter_figure, model::ShownScene, scene_box};

use crate::http::routes::figure::{Staged, staged, view};

/// What stands between the paragraphs of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Picture {
    /// A position drawn.
    Figure {
        /// Id of the scene or lesson.
        id: String,
        /// What of it is drawn.
        look: FigureLook,
    },
    /// A scene to be tried.
    Try {
        /// Id of the scene.
        id: String,
    },
}

impl Picture {
    /// The picture that a block of a chapter is, if it is one.
    pub(super) fn read(block: &str) -> Option<Self> {
        let inner = block.trim().strip_prefix("{{")?.strip_suffix("}}")?;
        let mut words = inner.split_whitespace();
        let kind = words.next()?;
        let id = words.next()?.to_owned();
        match kind {
            "try" => Some(Self::Try { id }),
            "figure" => {
                let mut look = FigureLook::default();
                for word in words {
                    match word.split_once('=') {
                        Some(("view", value)) => look.view = view(value),
                        Some(("panel", value)) => look.panel = Some(value.to_owned()),
                        Some(("variant", value)) => look.variant = Some(value.to_owned()),
                        None if word == "open" => look.open = true,
                        _ => {}
                    }
                }
                Some(Self::Figure { id, look })
            }
            _ => None,
        }
    }

    /// The picture as HTML; `None` if there is no such position.
    pub(super) fn draw(&self, game: &str, lang: Lang) -> Option<String> {
        let markup = match self {
            Self::Figure { id, look } => {
                let Staged { play, seat } = staged(game, id, look)?;
                let look = look.clone();
                chapter_figure(&Figure { id, play: play.as_ref(), seat, lang, look })
            }
            Self::Try { id } => {
                let scene = scene(game, id)?;
                let rule = scene.refused.first().map(|it| &it.rule).or_else(|| scene.rules.first())?;
                let moment = scene.after::<&str>(None, &[]).ok()?;
                scene_box(ShownScene { moment: &moment, rule, lang })
            }
        };
        Some(markup.into_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_read() {
        let figure = Picture::read("{{figure step-back view=1,2,3,4 panel=panel-wheels open}}");
        let look = FigureLook {
            panel: Some("panel-wheels".to_owned()),
            view: Some([1, 2, 3, 4]),
            open: true,
            ..FigureLook::default()
        };
        assert_eq!(figure, Some(Picture::Figure { id: "step-back".to_owned(), look }));
        assert_eq!(Picture::read("{{try mercy}}"), Some(Picture::Try { id: "mercy".to_owned() }));
        assert_eq!(Picture::read("Text. {{rules Z-103}}"), None);
        assert_eq!(Picture::read("{{rules Z-103 Z-104}}"), None);
    }
}
