//! A scene after some decisions: board, choices and refusals follow from them alone.

use patolli_core::{Message, Seat, Status};

use super::file::{Scene, SceneVariant, decide};
use crate::{AnyPlay, Choice, LessonError, MoveError};

/// Most decisions in a scene.
const MOST_DECISIONS: usize = 60;

/// A scene after some decisions.
pub struct SceneMoment<'a> {
    scene: &'a Scene,
    variant: Option<&'a SceneVariant>,
    play: Box<dyn AnyPlay>,
    did: Vec<String>,
    /// Decisions, automatic ones included, that the play had taken when the scene was first shown.
    began_at: usize,
    is_lost: bool,
}

impl Scene {
    /// The scene after these decisions; at its beginning where they do not fit, which [`SceneMoment::is_lost`] then says.
    pub fn after<'a, T: AsRef<str>>(
        &'a self,
        variant: Option<&'a SceneVariant>,
        did: &[T],
    ) -> Result<SceneMoment<'a>, LessonError> {
        let play = self.start(variant)?;
        let began_at = play.steps();
        let mut moment =
            SceneMoment { scene: self, variant, play, did: Vec::new(), began_at, is_lost: false };
        let fits =
            did.len() <= MOST_DECISIONS && did.iter().try_for_each(|it| moment.decide(it.as_ref())).is_ok();
        if !fits {
            moment.play = self.start(variant)?;
            moment.did.clear();
            moment.is_lost = true;
        }
        Ok(moment)
    }
}

impl<'a> SceneMoment<'a> {
    fn decide(&mut self, decision: &str) -> Result<(), MoveError> {
        decide(self.play.as_mut(), decision)?;
        self.did.push(decision.to_owned());
        Ok(())
    }

    /// The scene.
    pub const fn scene(&self) -> &'a Scene {
        self.scene
    }

    /// What is changed in it.
    pub const fn variant(&self) -> Option<&'a SceneVariant> {
        self.variant
    }

    /// The game as it stands.
    pub fn play(&self) -> &(dyn AnyPlay + 'static) {
        self.play.as_ref()
    }

    /// The decisions so far.
    pub fn did(&self) -> &[String] {
        &self.did
    }

    /// How many decisions, automatic ones included, the play had taken when the scene was first shown; nothing before the first decision.
    pub fn began_at(&self) -> Option<usize> {
        (!self.did.is_empty()).then_some(self.began_at)
    }

    /// Whether decisions did not fit.
    pub const fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// The seat through whose eyes it is seen: who is asked, after the end the first one.
    pub fn seat(&self) -> Seat {
        match self.play.status() {
            Status::Asks(seat) => seat,
            Status::Over => Seat::new(0),
        }
    }

    /// The question now asked.
    pub fn ask(&self) -> Option<Message> {
        self.play.ask()
    }

    /// What may be decided.
    pub fn legal(&self) -> Vec<Choice> {
        self.play.legal_choices()
    }

    /// What the scene tries and the rules refuse now, that of `first` first.
    pub fn refused(&self, first: &str) -> Vec<Choice> {
        let tries = self.scene.refused.iter().filter_map(|it| self.play.choice(&it.decision).ok());
        let mut refused: Vec<_> = tries.filter(|it| it.refused.is_some()).collect();
        refused.sort_by_key(|it| it.rule != Some(first));
        refused
    }
}

#[cfg(test)]
mod tests {
    use super::Scene;

    fn scene() -> Scene {
        let text = "stage = \"\"\"\nseats 2\nmembers a h03 2\n\"\"\"\nplay = \"uncover h03\"\n\
            refused = [{ do = \"camp h03\", rule = \"T-115\" }, { do = \"uncover h03\", rule = \"T-090\" }]";
        Scene::read("tikal", "levels", text).expect("a scene")
    }

    #[test]
    fn what_is_refused_follows_from_the_decisions() {
        let scene = scene();
        let start = scene.after::<&str>(None, &[]).expect("it starts");
        let rules = |refused: Vec<crate::Choice>| refused.iter().filter_map(|it| it.rule).collect::<Vec<_>>();
        assert_eq!(rules(start.refused("T-090")), ["T-115"]);
        let after = scene.after(None, &["uncover h03"]).expect("it goes on");
        assert_eq!(rules(after.refused("T-090")), ["T-090", "T-115"]);
        assert_eq!((after.did().len(), after.is_lost()), (1, false));
    }

    #[test]
    fn decisions_that_do_not_fit_lead_to_the_beginning() {
        let scene = scene();
        for did in [vec!["dig h03"], vec!["no decision"], vec!["uncover h03"; 61]] {
            let lost = scene.after(None, &did).expect("it starts");
            assert!(lost.is_lost() && lost.did().is_empty());
        }
    }
}
