//! The question that is asked, with its numbers.

use patolli_core::{Message, Seat};

use crate::{
    Phase, Teotihuacan, TurnState,
    data::{LARGE_SPACES, LARGE_STEPS},
    task::{PendingTask, Task},
};

impl Teotihuacan {
    /// Who is asked.
    pub(crate) fn decider(&self) -> Seat {
        self.tasks.last().map_or(self.turn.seat, |it| it.seat)
    }

    pub(crate) fn question(&self) -> Message {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Message::new("game-over"),
            (_, Some(due)) => self.ask_task(*due),
            // The same words for everybody and every tile, so that the prompt gives nothing away.
            (Phase::Choose, None) if self.options.setup == crate::Setup::Draft => Message::new("ask-draft"),
            (Phase::Choose, None) => Message::new("ask-keep"),
            (_, None) => self.ask_turn(),
        }
    }

    fn ask_turn(&self) -> Message {
        let cocoa = self.cocoa(self.turn.seat);
        match self.turn.state {
            TurnState::Start => Message::new("ask-turn").number("cocoa", cocoa),
            TurnState::Arrived => {
                Message::new("ask-arrived").term("board", self.turn.board.key()).number("cocoa", cocoa)
            }
            TurnState::Done => Message::new("ask-done"),
            TurnState::Rested => Message::new("ask-rested"),
        }
    }

    fn ask_task(&self, due: PendingTask) -> Message {
        let seat = due.seat;
        let cocoa = self.cocoa(seat);
        match due.task {
            Task::StartPower { n } => Message::new("ask-start-power").number("n", n),
            Task::StartTile { .. } => Message::new("ask-start-tile"),
            Task::StartPlace => Message::new("ask-start-place"),
            Task::Gain { n } => Message::new("ask-gain").number("n", n),
            Task::Climb { steps } => Message::new("ask-climb").number("n", steps.iter().sum::<u8>()),
            Task::ClimbAny { n } => Message::new("ask-climb-any").number("n", n),
            Task::ClimbPaid { n } => Message::new("ask-climb-paid").number("n", n).number("cocoa", cocoa),
            Task::Large { at } => {
                Message::new("ask-large").term("temple", LARGE_STEPS[usize::from(at)].temple.key())
            }
            Task::AvenueTile { at } => {
                Message::new("ask-avenue-tile").number("space", LARGE_SPACES[usize::from(at)].space)
            }
            Task::PowerUp { board: None, n, .. } => Message::new("ask-power-up-any").number("n", n),
            Task::PowerUp { board: Some(board), second: true, .. } => {
                Message::new("ask-power-up-second").term("board", board.key())
            }
            Task::PowerUp { board: Some(board), n, .. } => {
                Message::new("ask-power-up").term("board", board.key()).number("n", n)
            }
            Task::BuyPower { board } => Message::new("ask-buy-power").term("board", board.key()),
            Task::Ascension => Message::new("ask-ascension").number("cocoa", cocoa),
            Task::Trade { most, .. } => Message::new("ask-trade").number("most", most).number("cocoa", cocoa),
            Task::Sell { most } => Message::new("ask-sell").number("most", most),
            Task::Exchange { gain } => Message::new("ask-exchange").number("n", gain),
            Task::Ability { .. } => Message::new("ask-ability"),
            Task::Count { .. } => Message::new("ask-count")
                .term("board", self.turn.board.key())
                .number("workers", self.turn.counted_workers),
            Task::Discover { .. } => Message::new("ask-discover"),
            Task::Develop => Message::new("ask-develop").number("gold", self.resources(seat).gold),
            Task::House => Message::new("ask-house"),
            Task::Decorate => Message::new("ask-decorate").number("gold", self.decoration_price()),
            Task::Build { must: true, left } => Message::new("ask-build").number("n", left),
            Task::Build { left, .. } => Message::new("ask-build-more").number("n", left),
            Task::Wages => Message::new("ask-wages").number("due", self.wages(seat)).number("cocoa", cocoa),
            _ => Message::new("ask-turn").number("cocoa", cocoa),
        }
    }

    /// What saying no means now.
    pub(crate) fn decline_key(&self) -> &'static str {
        match self.tasks.last().map(|it| it.task) {
            Some(Task::Build { .. }) => "do-no-more",
            Some(Task::Climb { .. } | Task::ClimbAny { .. }) => "do-no-step",
            Some(Task::ClimbPaid { .. }) => "do-no-more-steps",
            Some(Task::PowerUp { .. } | Task::BuyPower { .. }) => "do-no-power-up",
            Some(Task::Discover { .. } | Task::AvenueTile { .. } | Task::StartTile { .. }) => "do-no-tile",
            _ => "do-refuse",
        }
    }
}
