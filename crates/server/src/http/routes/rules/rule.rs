//! One rule: what the chapters say of it, a scene to try it in, its exact wording.

use axum::{
    http::HeaderMap,
    response::{Html, IntoResponse as _, Response},
};
use patolli_catalog::{AnyGame, Course, Lesson, Scene, course, scenes_of_rule};
use patolli_web::model::{RulePage, ShownScene, ToldRule};

use super::{EXCUSES, ledger, ledger_of, rulebook};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{
        app::App,
        fields::Fields,
        page_cache::{CacheKey, PageKind},
    },
    table::reader::Reader,
};

/// Longest list of decisions in an address, in bytes.
const LONGEST: usize = 2048;

/// The page of a rule; with the field `sheet` what a sheet over a table shows.
pub(super) fn page(
    app: &App,
    kind: &'static dyn AnyGame,
    rule: &str,
    reader: Reader,
    headers: &HeaderMap,
    fields: &Fields,
) -> Result<Response, Rejection> {
    let ledger = ledger_of(kind.name()).ok_or(Denied::NotFound)?;
    let exact = ledger::statements(&ledger, rule);
    if exact.is_empty() {
        return Err(Denied::NotFound.into());
    }
    let (scene, variant) = (fields.get("scene"), fields.get("variant"));
    let is_sheet = fields.get("sheet").is_some();
    let reader = reader.at(format!("/rules/{}/{rule}", kind.name()));
    let draw = |reader: &Reader| drawn(kind, rule, exact, reader, fields);
    if fields.get("did").is_some() {
        // There is no end of decisions.
        return Ok(Html(draw(&reader)).into_response());
    }
    let known = scenes_of_rule(kind.name(), rule);
    let scene = scene.filter(|id| known.iter().any(|it| it.id == *id));
    let variant = variant.filter(|id| known.iter().any(|it| it.variant(id).is_some()));
    let key = CacheKey::new(PageKind::Rules, &reader, &(kind.name(), rule, scene, variant, is_sheet));
    Ok(app.page_cache().answer(headers, &reader, PageKind::Rules, key, draw))
}

fn drawn(
    kind: &'static dyn AnyGame,
    rule: &str,
    exact: Vec<String>,
    reader: &Reader,
    fields: &Fields,
) -> String {
    let scenes = scenes_of_rule(kind.name(), rule);
    let wanted = fields.get("scene").and_then(|id| scenes.iter().find(|it| it.id == id));
    let scene: Option<&'static Scene> = wanted.or(scenes.first()).copied();
    let variant = scene.zip(fields.get("variant")).and_then(|(scene, id)| scene.variant(id));
    let did = fields.get("did").unwrap_or_default();
    // What is too long cannot fit.
    let did: Vec<&str> = match did.len() {
        0..=LONGEST => did.split(';').map(str::trim).filter(|it| !it.is_empty()).collect(),
        _ => vec![""],
    };
    let moment = scene.and_then(|it| it.after(variant, &did).ok());
    let page = RulePage {
        shell: reader.shell(),
        kind,
        rule,
        told: told(kind, rule, reader),
        scene: moment.as_ref().map(|moment| ShownScene { moment, rule, lang: reader.lang }),
        scenes: scenes.iter().map(|it| it.id.as_str()).collect(),
        exact,
        lessons: lessons(kind, rule),
        proof: proof(rule),
    };
    let sheet = fields.get("sheet").is_some();
    let drawn = if sheet { patolli_web::rule_sheet(&page) } else { patolli_web::rule(&page) };
    drawn.into_string()
}

/// The paragraphs that tell a rule, in the reader's language.
fn told(kind: &dyn AnyGame, rule: &str, reader: &Reader) -> Vec<ToldRule> {
    let mut all = Vec::new();
    for chapter in rulebook::chapters(kind.name(), reader.lang) {
        for section in &chapter.sections {
            let blocks = section.blocks.iter().filter(|it| it.rules.iter().any(|it| it == rule));
            all.extend(blocks.map(|it| ToldRule {
                chapter: chapter.number,
                title: chapter.title.to_owned(),
                section: section.title.to_owned(),
                html: it.html(),
            }));
        }
    }
    all
}

fn lessons(kind: &dyn AnyGame, rule: &str) -> Vec<&'static Lesson> {
    let all = course(kind.name()).into_iter().flat_map(Course::lessons);
    all.filter(|it| it.rules.iter().any(|it| it == rule)).collect()
}

/// How the names of the tests of a rule begin; `None` for one that no test can prove.
fn proof(rule: &str) -> Option<String> {
    let is_excused = EXCUSES.iter().flat_map(|it| it.lines()).any(|it| it.split(' ').next() == Some(rule));
    (!is_excused).then(|| rule.replace('-', "").to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::proof;

    #[test]
    fn tests_are_named_after_rules() {
        assert_eq!(proof("ZEA-37").as_deref(), Some("zea37"));
        assert_eq!(proof("T-018"), None);
    }
}
