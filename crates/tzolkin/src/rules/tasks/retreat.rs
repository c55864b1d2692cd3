//! The step back of an exchange of technologies: ZE-120, ZEA-58.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, IndexSet, Lapse, Outstanding, Track, Tzolkin,
    task::{Learn, Retreat},
};

impl TaskRules<Tzolkin> for Retreat {
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        Track::ALL.iter().any(|it| game.level(seat, *it) > 0)
    }

    fn carry_out(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Exchange, n: 1, stage: None });
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        Track::ALL.into_iter().try_for_each(|track| visit(Action::Retreat { track }))
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Retreat { track } = action else { return Err(Illegal::NotNow) };
        if game.level(seat, track) > 0 { Ok(()) } else { Err(Illegal::NoLevel { track }) }
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Retreat { track } = action else { return };
        let level = &mut game.player_mut(seat).levels[track.index()];
        *level -= 1;
        let level = *level;
        log.push(Event::Retreated { seat, track, level });
        game.push_task(seat, Learn::exchange(IndexSet::TRACKS.without(track.index())));
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining)
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-retreat")
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        (*reason == Illegal::NoDeclining).then_some("ZEA-58")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        // The exchange is about as good as a block.
        outstanding.blocks_to_gain += 1;
    }
}
