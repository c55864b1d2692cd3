//! What viewers may know, whatever game it is.

use std::{any::Any, fmt, rc::Rc};

use patolli_core::Game;

/// What a viewer may know of a position of some game, for the drawing of its board. Copies are cheap.
#[derive(Clone)]
pub struct View(Rc<dyn ErasedView>);

impl View {
    /// The view with its type erased.
    pub fn new<G: Game>(view: G::View) -> Self {
        Self(Rc::new(GameView::<G>(view)))
    }

    /// Name of the game.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The view with its type; `None` if it belongs to another game.
    pub fn get<G: Game>(&self) -> Option<&G::View> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref::<GameView<G>>().map(|it| &it.0)
    }

    /// The view as JSON.
    pub fn json(&self) -> serde_json::Value {
        self.0.json()
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.is_equal(&*other.0)
    }
}

impl Eq for View {}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt_view(f)
    }
}

trait ErasedView: Any {
    fn game(&self) -> &'static str;
    fn json(&self) -> serde_json::Value;
    fn is_equal(&self, other: &dyn Any) -> bool;
    fn fmt_view(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// A view that knows its game: two games may have views of the same type.
struct GameView<G: Game>(G::View);

impl<G: Game> ErasedView for GameView<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn json(&self) -> serde_json::Value {
        serde_json::to_value(&self.0).expect("plain data has a JSON form")
    }

    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Self>().is_some_and(|it| it.0 == self.0)
    }

    fn fmt_view(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
