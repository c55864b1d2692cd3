//! Whether a scene keeps what it promises.

use patolli_core::Status;

use super::file::{Scene, SceneVariant};

/// Everything that is wrong with a scene.
pub fn check_scene(scene: &Scene) -> Vec<String> {
    let mut flaws = Vec::new();
    let is_shown = scene.refused.iter().any(|it| is_refused_somewhere(scene, &it.decision));
    if !is_shown && scene.rules.is_empty() {
        flaws.push("it shows no rule".to_owned());
    }
    flaws.extend(variants(scene).filter_map(|it| start_flaw(scene, it)));
    if flaws.is_empty() {
        flaws.extend(refusal_flaws(scene));
    }
    flaws
}

/// The scene itself, and with each of its changes.
fn variants(scene: &Scene) -> impl Iterator<Item = Option<&SceneVariant>> {
    [None].into_iter().chain(scene.variants.iter().map(Some))
}

fn start_flaw(scene: &Scene, variant: Option<&SceneVariant>) -> Option<String> {
    let name = variant.map_or("", |it| it.id.as_str());
    match scene.start(variant) {
        Err(why) => Some(format!("{name} {why}")),
        Ok(play) if !matches!(play.status(), Status::Asks(_)) => Some(format!("{name} nobody is asked")),
        Ok(_) => None,
    }
}

/// What the scene calls refused is refused by the rule that it names.
fn refusal_flaws(scene: &Scene) -> Vec<String> {
    let Ok(play) = scene.start(None) else { return Vec::new() };
    let flaw = |it: &super::RefusedTry| match play.choice(&it.decision) {
        Err(why) => Some(format!("`{}`: {why}", it.decision)),
        Ok(choice) if choice.rule == Some(it.rule.as_str()) => None,
        Ok(choice) => {
            let found = choice.rule.map_or_else(|| "nothing".to_owned(), str::to_owned);
            Some(format!("`{}` is refused by {found}, not by {}", it.decision, it.rule))
        }
    };
    scene.refused.iter().filter_map(flaw).collect()
}

fn is_refused_somewhere(scene: &Scene, decision: &str) -> bool {
    variants(scene)
        .filter_map(|it| scene.start(it).ok())
        .any(|it| it.choice(decision).is_ok_and(|it| it.refused.is_some()))
}

#[cfg(test)]
mod tests {
    use super::check_scene;
    use crate::Scene;

    fn flaws(text: &str) -> Vec<String> {
        check_scene(&Scene::read("tikal", "it", text).expect("a scene"))
    }

    #[test]
    fn a_good_scene_has_no_flaw() {
        let good = "stage = \"seats 2\"\nrefused = [{ do = \"camp h04\", rule = \"TR-12\" }]";
        assert_eq!(flaws(good), Vec::<String>::new());
    }

    #[test]
    fn flaws_are_named() {
        assert_eq!(flaws("stage = \"seats 2\""), ["it shows no rule"]);
        let other = "stage = \"seats 2\"\nrefused = [{ do = \"camp h04\", rule = \"T-115\" }]";
        assert_eq!(flaws(other), ["`camp h04` is refused by TR-12, not by T-115"]);
        let legal = "stage = \"seats 2\"\nrules = [\"T-068\"]\nrefused = [{ do = \"bring m h04\", rule = \"T-043\" }]";
        assert_eq!(flaws(legal), ["`bring m h04` is refused by nothing, not by T-043"]);
        let impossible = "stage = \"seats 9\"\nrules = [\"T-068\"]";
        assert_eq!(flaws(impossible).len(), 1);
    }
}
