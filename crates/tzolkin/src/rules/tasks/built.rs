//! What a building gives, in the order of ZA-45: Z-232, Z-233, Z-321 to Z-342, ZE-114 to ZE-120.

use patolli_core::{Log, Seat, TaskRules};

use crate::{
    Event, IndexSet, Outstanding, PointSource, Track, Tzolkin,
    data::{Effect, SKULL_SHRINE_POINTS},
    task::{Any, Build, BuildMode, Built, Climb, Learn, Market, Monument, Retreat},
};

impl TaskRules<Tzolkin> for Built {
    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        if self.architecture {
            game.apply_architecture(seat, game.level(seat, Track::Architecture), log);
        }
        let effects = self.building.tile().effects;
        for effect in effects.iter().rev() {
            push_effect(game, seat, *effect);
        }
        for effect in effects {
            apply_at_once(game, seat, *effect, log);
        }
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.built = Some(self.building);
    }

    fn is_possible(self, game: &Tzolkin, seat: Seat) -> bool {
        game.owns(seat, self.building)
    }
}

/// Gives goods, points and workers.
fn apply_at_once(game: &mut Tzolkin, seat: Seat, effect: Effect, log: &mut Log<Event>) {
    match effect {
        Effect::Gain(goods) => game.gain(seat, goods, log),
        Effect::Score(points) => game.score_points(seat, points.into(), PointSource::Buildings, log),
        Effect::SkullShrine => game.score_points(seat, SKULL_SHRINE_POINTS, PointSource::Buildings, log),
        Effect::Worker => game.gain_worker(seat, log),
        Effect::Climb(_)
        | Effect::ClimbAny
        | Effect::Learn(_)
        | Effect::LearnAny(_)
        | Effect::FeedWorkers(_)
        | Effect::FeedEvery
        | Effect::Build
        | Effect::Market
        | Effect::AnyAction
        | Effect::BuildMonument
        | Effect::Income(_)
        | Effect::IncomeByEpoch(..)
        | Effect::ExchangeTechnology => {}
    }
}

/// Puts what an effect asks for on the stack.
fn push_effect(game: &mut Tzolkin, seat: Seat, effect: Effect) {
    match effect {
        Effect::Climb(temple) => game.push_task(seat, Climb::one(temple)),
        Effect::ClimbAny => game.push_task(seat, Climb::any(1)),
        Effect::Learn(track) => game.push_task(seat, Learn::gift(IndexSet::only(track.index()), 0)),
        Effect::LearnAny(n) => game.push_task(seat, Learn::gift(IndexSet::TRACKS, n - 1)),
        Effect::Build => game.push_task(seat, Build { site: BuildMode::Icon }),
        Effect::Market => game.push_task(seat, Market::visit()),
        Effect::AnyAction => game.push_task(seat, Any { price: 1 }),
        Effect::BuildMonument => game.push_task(seat, Monument),
        Effect::ExchangeTechnology => game.push_task(seat, Retreat),
        Effect::SkullShrine => {
            // ZE-115, ZEA-28: then theology 2, as after an offering.
            game.push_theology_step(seat);
            game.push_task(seat, Climb::any(1));
        }
        Effect::Gain(_)
        | Effect::Score(_)
        | Effect::Worker
        | Effect::FeedWorkers(_)
        | Effect::FeedEvery
        | Effect::Income(_)
        | Effect::IncomeByEpoch(..) => {}
    }
}
