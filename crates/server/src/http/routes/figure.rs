//! Pictures of staged positions, cached for ever by the hash in their address.

use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use patolli_catalog::{AnyPlay, Lang, Seat, Status, course, scene};
use patolli_web::{Figure, FigureLook, figure_hash, figure_svg};

use crate::{denied::Denied, failure::Rejection, http::fields::Fields};

/// Longest list of decisions in an address, in bytes.
const LONGEST: usize = 2048;

/// A staged position, and who sees it.
pub(super) struct Staged {
    pub(super) play: Box<dyn AnyPlay>,
    pub(super) seat: Seat,
}

/// The picture that an address describes.
pub(super) async fn figure(
    Path((game, file)): Path<(String, String)>,
    fields: Fields,
) -> Result<Response, Rejection> {
    let id = file.strip_suffix(".svg").ok_or(Denied::NotFound)?;
    let look = look(&fields);
    let staged = staged(&game, id, &look).ok_or(Denied::NotFound)?;
    let lang = fields.get("l").and_then(Lang::from_tag).unwrap_or(Lang::En);
    let Staged { play, seat } = &staged;
    let svg = figure_svg(&Figure { id, play: play.as_ref(), seat: *seat, lang, look });
    // An address of another release shows what is drawn now, and is asked for again.
    let is_same = fields.get("h") == Some(figure_hash(&svg).as_str());
    let cache = if is_same { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, cache)], svg).into_response())
}

fn look(fields: &Fields) -> FigureLook {
    let text = |name: &str| fields.get(name).map(str::to_owned);
    FigureLook {
        panel: text("panel"),
        view: fields.get("view").and_then(view),
        open: fields.get("open").is_some(),
        variant: text("variant"),
        did: text("did").filter(|it| it.len() <= LONGEST).unwrap_or_default(),
    }
}

/// Left, top, width and height with commas between them.
pub(super) fn view(text: &str) -> Option<[u16; 4]> {
    let numbers: Vec<u16> = text.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    let view: [u16; 4] = numbers.try_into().ok()?;
    (view[2] > 0 && view[3] > 0).then_some(view)
}

/// The position of a scene or, where there is none of that name, of the first step of a lesson.
pub(super) fn staged(game: &str, id: &str, look: &FigureLook) -> Option<Staged> {
    let play = if let Some(scene) = scene(game, id) {
        let variant = look.variant.as_deref().and_then(|it| scene.variant(it));
        let did: Vec<&str> = look.did.split(';').map(str::trim).filter(|it| !it.is_empty()).collect();
        let moment = scene.after(variant, &did).ok()?;
        moment.play().at_step(moment.play().steps())
    } else {
        let lesson = course(game)?.lesson(id)?;
        let moment = lesson.after::<&str>(&[]).ok()?;
        moment.play().at_step(moment.play().steps())
    };
    let seat = match play.status() {
        Status::Asks(seat) => seat,
        Status::Over => Seat::new(0),
    };
    Some(Staged { play, seat })
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::{Compression, write::GzEncoder};
    use patolli_catalog::scenes;

    use super::*;

    /// Most bytes of a figure, compressed.
    const LARGEST: usize = 20_000;

    #[test]
    fn views_are_four_numbers() {
        assert_eq!(view("1,2,3,4"), Some([1, 2, 3, 4]));
        for bad in ["", "1,2,3", "1,2,0,4", "1,2,3,4,5", "a,b,c,d", "-1,2,3,4", "1,2,3,70000"] {
            assert_eq!(view(bad), None, "{bad}");
        }
    }

    /// Size of a file as it is sent.
    fn packed(text: &str) -> usize {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text.as_bytes()).expect("memory takes it");
        encoder.finish().expect("it is packed").len()
    }

    #[test]
    fn every_figure_is_small() {
        let mut large = Vec::new();
        for scene in scenes() {
            let staged = staged(&scene.game, &scene.id, &FigureLook::default()).expect("a position");
            let look = FigureLook {
                panel: scene.panel.clone(),
                view: scene.view,
                open: true,
                ..FigureLook::default()
            };
            let (id, play) = (scene.id.as_str(), staged.play.as_ref());
            let svg = figure_svg(&Figure { id, play, seat: staged.seat, lang: Lang::En, look });
            let size = packed(&svg);
            if !(1_000..=LARGEST).contains(&size) {
                large.push(format!("{}/{id}: {size} of {}", scene.game, svg.len()));
            }
        }
        assert!(large.is_empty(), "{}", large.join("\n"));
    }

    #[test]
    fn figures_are_found_by_scene_or_lesson() {
        let look = FigureLook::default();
        assert!(staged("tikal", "second-level", &look).is_some());
        assert!(staged("tzolkin", "step-back", &look).is_some());
        assert!(staged("tikal", "nothing", &look).is_none() && staged("chess", "it", &look).is_none());
    }
}
