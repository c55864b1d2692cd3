//! The question that is asked, with its numbers.

use patolli_core::{Message, Seat};

use crate::{
    Tzolkin,
    rules::only_priced_temple,
    task::{BuildMode, PendingTask, Task},
    turn::TurnState,
};

impl Tzolkin {
    /// Who is asked.
    pub(crate) fn decider(&self) -> Seat {
        self.tasks.last().map_or(self.turn.seat, |it| it.seat)
    }

    pub(crate) fn ask_turn(&self) -> Message {
        let seat = self.turn.seat;
        let corn = self.corn(seat);
        match self.turn.state {
            TurnState::Open if self.has_mercy(seat) => Message::new("ask-mercy"),
            TurnState::Open => Message::new("ask-turn").number("corn", corn).number("hand", self.hand(seat)),
            TurnState::Placing | TurnState::Mercy => Message::new("ask-placing")
                .number("corn", corn)
                .number("paid", self.turn.paid)
                .number("placed", self.turn.placed),
            TurnState::Picking => Message::new("ask-picking").number("corn", corn),
        }
    }

    pub(crate) fn ask_task(&self, due: PendingTask) -> Message {
        let seat = due.seat;
        let (corn, blocks) = (self.corn(seat), self.blocks(seat).total());
        match due.task {
            Task::Use { wheel, position } => Message::new("ask-use")
                .term("wheel", wheel.name())
                .number("number", position)
                .number("corn", corn),
            Task::Any { price } => Message::new("ask-any").number("corn", corn).number("price", price),
            Task::Learn { free: true, .. } => Message::new("ask-learn-free"),
            Task::Learn { optional: true, .. } => Message::new("ask-learn-more").number("n", blocks),
            Task::Learn { .. } => Message::new("ask-learn").number("n", blocks),
            Task::Bonus => Message::new("ask-bonus"),
            Task::Retreat => Message::new("ask-retreat"),
            Task::Pay { n } => Message::new("ask-pay").number("n", n),
            Task::Gain { n } => Message::new("ask-gain").number("n", n),
            Task::Climb { steps: 2, .. } => Message::new("ask-climb-two").number("n", 2),
            Task::Climb { .. } => Message::new("ask-climb"),
            Task::Anger => Message::new("ask-anger"),
            Task::Skull => Message::new("ask-skull"),
            Task::Gold { most } => Message::new("ask-gold").number("most", most).number("corn", corn),
            Task::Offer => Message::new("ask-offer"),
            Task::Market { .. } => Message::new("ask-market").number("corn", corn),
            Task::Build { site: BuildMode::Corn } => Message::new("ask-build-corn").number("corn", corn),
            Task::Build { site: BuildMode::Second { .. } } => Message::new("ask-build-second"),
            Task::Build { .. } => Message::new("ask-build"),
            Task::Monument => Message::new("ask-monument"),
            _ => Message::new("ask-days"),
        }
    }

    /// What saying no means now.
    pub(crate) fn decline_label(&self) -> Message {
        if let Some(PendingTask { seat, task: Task::Climb { temples, .. } }) = self.tasks.last().copied()
            && self.leaves_only_priced_steps()
            && let Some(temple) = only_priced_temple(self, seat, temples)
        {
            return Message::new("do-refuse-step").term("temple", temple.key());
        }
        Message::new(self.decline_key())
    }

    fn decline_key(&self) -> &'static str {
        match self.tasks.last().map(|it| it.task) {
            Some(Task::Use { .. } | Task::Any { .. }) => "do-no-action",
            Some(Task::Market { .. }) => "do-market-done",
            Some(Task::Learn { optional: true, .. } | Task::Build { .. } | Task::Monument) => "do-no-more",
            _ => "do-refuse",
        }
    }
}
