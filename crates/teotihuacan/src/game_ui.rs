//! How decisions look: where on the board they lie, what they cost and bring, what they are called.

mod balance;

use std::ops::ControlFlow;

use patolli_core::{
    Amount, GameUi, Message, PendingTask, Presentation, Seat, SeatStyle, TaskGame as _, TaskRules as _, Visit,
};

use crate::{
    Action, AscensionReward, Board, MoveTiles, Phase, PyramidSpot, Resource, Row, Setup, Side, Space, Temple,
    Teotihuacan, TurnState, WorshipChoice,
    data::{Discovery, TOP_STEP},
    event::{board_id, die, reward_key, side_key},
    notation::letter,
    presentation::{presentation, take_presentation, tile_icon},
    rules::{TeotihuacanTask as _, near_misses},
    task::Task,
};

/// The power that messages are told where there is no second worker, or no choice between two.
const NO_WORKER: u8 = 0;

impl GameUi for Teotihuacan {
    const SEAT_STYLES: &'static [SeatStyle] = &[SeatStyle::D, SeatStyle::B, SeatStyle::C, SeatStyle::A];

    const QUESTIONS: &'static [patolli_core::QuestionSpec] = crate::questions::QUESTIONS;

    fn may_have_secrets(&self) -> bool {
        self.phase == Phase::Choose
    }

    fn ask(&self) -> Message {
        self.question().seat("who", self.decider())
    }

    fn presentation(&self, action: Action) -> Presentation {
        let seat = self.decider();
        let of_question = |it: &PendingTask<Task>| it.task.presentation(self, action);
        if let Some(shown) = self.tasks.last().and_then(of_question) {
            return shown;
        }
        match action {
            Action::Keep { tile } => {
                let label = Message::new("do-keep").term("tile", tile.key());
                presentation("plus", label, &[format!("start-tile.{tile}")])
            }
            Action::Place { board, power } => {
                let label = Message::new("do-place").term("board", board.key()).number("power", power);
                presentation(board.key(), label, &[in_hand(seat, power), board_id(board)])
            }
            Action::Rest => presentation("unlock", Message::new("do-rest"), &[]),
            Action::Unlock => presentation("unlock", Message::new("do-unlock"), &[]),
            Action::Move { from, power, to, tiles: how } => {
                self.move_presentation(seat, from, power, to, how)
            }
            Action::Collect => {
                let board = self.turn.board;
                let label = Message::new("do-collect").term("board", board.key());
                presentation("cocoa", label, &[format!("board.{}.collect", board.number())])
            }
            Action::Worship { space, choice: take, by, waived } => {
                self.worship_presentation(space, take, by, waived)
            }
            Action::Main { waived, extra_workers: plus } => self.main_presentation(seat, waived, plus),
            Action::Use { tile } => {
                let label = Message::new("do-use").term("tile", tile.key());
                presentation(tile_icon(tile), label, &[format!("own.{}.{tile}", letter(seat))])
            }
            Action::Take { tile } => take_presentation(tile, &[]),
            Action::Reward => {
                presentation("worship", Message::new("do-reward").term("temple", "nothing"), &[])
            }
            Action::Climb { temple } => self.climb_presentation(seat, temple),
            Action::Decline => presentation("close", self.decline_label(), &[]),
            Action::Continue => presentation("worship", Message::new("do-go"), &[]),
            Action::Gain { .. } => presentation("resource", Message::new("do-gain"), &[]),
            Action::Pay { .. } => presentation("royal", Message::new("do-sell"), &[]),
            Action::Trade { times } => {
                presentation("royal", Message::new("do-trade").number("n", times), &[])
            }
            Action::PowerUp { board, power } => power_presentation(seat, board, power),
            Action::Ascend { reward } => ascend_presentation(reward),
            Action::Develop { technology } => {
                let label = Message::new("do-develop").term("tile", technology.key());
                presentation("technology", label, &[format!("tech.{}", technology.tile().number)])
            }
            Action::House { row } => self.house_presentation(row),
            Action::Decorate { slot, side } => self.decorate_presentation(slot, side),
            Action::Build { slot, spot, rotation: turn, discount: save } => {
                build_presentation(slot, spot, turn, save)
            }
            Action::Wages { .. } => presentation("salary", Message::new("do-wages"), &[]),
            Action::WagesWaived => presentation("discovery", Message::new("do-wages-waived"), &[]),
            Action::End => presentation("end-turn", Message::new("do-end"), &[]),
        }
    }

    fn each_near_miss(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        near_misses(self, visit)
    }

    fn is_interruption(&self, action: Action) -> bool {
        match action {
            Action::Use { .. } => true,
            // Before anything has moved, freeing workers is a way to begin the turn.
            Action::Unlock => !self.tasks.is_empty() || self.turn.state != TurnState::Start,
            _ => false,
        }
    }

    fn holdings(&self, seat: Seat) -> Vec<Amount> {
        balance::holdings(self, seat)
    }

    fn outstanding(&self, seat: Seat) -> Vec<Amount> {
        balance::outstanding(self, seat)
    }

    fn tie_break(&self, seat: Seat) -> Option<Message> {
        // H-524: a tie with Teotibot is lost.
        if self.options.is_solo() {
            return Some(Message::new(if self.is_bot(seat) { "tie-bot" } else { "tie-lost" }));
        }
        // H-316, H-317, H-332.
        let key = if self.options.dark_eclipse { "tie-dark" } else { "tie" };
        Some(Message::new(key).number("cocoa", self.cocoa(seat)).number("token", self.order_token(seat)))
    }
}

impl Teotihuacan {
    /// The seat that is asked.
    pub(crate) fn decider(&self) -> Seat {
        self.tasks.last().map_or(self.turn.seat, |it| it.seat)
    }

    fn question(&self) -> Message {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Message::new("game-over"),
            (_, Some(due)) => due.task.ask(self, due.seat),
            // The same words for everybody and every tile, so that the prompt gives nothing away.
            (Phase::Choose, None) if self.options.setup == Setup::Draft => Message::new("ask-draft"),
            (Phase::Choose, None) => Message::new("ask-keep"),
            (Phase::Setup | Phase::Play, None) => self.ask_turn(),
        }
    }

    /// What saying no means now.
    fn decline_label(&self) -> Message {
        let label = |it: &PendingTask<Task>| it.task.decline_label(self, it.seat);
        self.tasks.last().map_or(Message::new("do-refuse"), label)
    }

    fn move_presentation(
        &self,
        seat: Seat,
        from: Board,
        power: u8,
        to: Board,
        how: MoveTiles,
    ) -> Presentation {
        let colours = self.colours_after_leaving(seat, to, from, power, how.along);
        let label = Message::new("do-move")
            .term("from", from.key())
            .term("to", to.key())
            .number("power", power)
            .number("collect", colours + 1)
            .number("price", colours)
            .number("main", u8::from(to != Board::Palace))
            .number("anywhere", u8::from(how.anywhere))
            .number("along", how.along.unwrap_or(NO_WORKER));
        presentation(to.key(), label, &[die(seat, from, power), board_id(to)])
    }

    fn worship_presentation(
        &self,
        space: Space,
        take: WorshipChoice,
        by: Option<u8>,
        waived: bool,
    ) -> Presentation {
        let key = match take {
            WorshipChoice::Ability => "do-worship-ability",
            WorshipChoice::Tile => "do-worship-tile",
            WorshipChoice::AbilityTile => "do-worship-ability-tile",
            WorshipChoice::TileAbility => "do-worship-tile-ability",
        };
        let ability = match self.royal(space) {
            Some(royal) => royal.key(),
            None => match space {
                Space::Forest => "worship-red",
                Space::Quarry => "worship-green",
                Space::GoldDeposits => "worship-blue",
                _ => "worship-any",
            },
        };
        let tile = self.discovery(space.board());
        let label = Message::new(key)
            .term("ability", ability)
            .term("tile", tile.map_or("nothing", Discovery::key))
            .number("by", by.unwrap_or(NO_WORKER))
            .number("waived", u8::from(waived));
        let (at_space, at_tile) = (space.id(), format!("board.{}.discovery", space.board().number()));
        let at = match take {
            WorshipChoice::Ability => vec![at_space],
            WorshipChoice::Tile => vec![at_tile],
            WorshipChoice::AbilityTile => vec![at_space, at_tile],
            WorshipChoice::TileAbility => vec![at_tile, at_space],
        };
        presentation("worship", label, &at)
    }

    fn main_presentation(&self, seat: Seat, waived: bool, plus: u8) -> Presentation {
        let board = self.turn.board;
        let workers = self.count_workers_for_main(seat, board, plus);
        let power = self.lowest_power(seat, board);
        let label = Message::new("do-main")
            .term("board", board.key())
            .number("workers", workers)
            .number("power", power)
            .number("gathers", u8::from(board.resource().is_some()))
            .number("plus", plus)
            .number("waived", u8::from(waived));
        presentation(board.key(), label, &[format!("board.{}.main", board.number())])
    }

    fn climb_presentation(&self, seat: Seat, temple: Temple) -> Presentation {
        let step = (self.step(seat, temple) + 1).min(TOP_STEP);
        let label = Message::new("do-climb").term("temple", temple.key()).number("step", step);
        presentation(temple.icon(), label, &[format!("temple.{temple}.{step}")])
    }

    fn house_presentation(&self, row: Row) -> Presentation {
        let place = self.houses[row.index()];
        let label = Message::new("do-house").term("row", row.key());
        presentation("nobles", label, &[format!("nobles.{}.{}", row.index() + 1, place + 1)])
    }

    fn decorate_presentation(&self, slot: u8, side: Side) -> Presentation {
        let step = self.next_step(side).unwrap_or(4);
        let label = Message::new("do-decorate")
            .number("slot", slot + 1)
            .term("side", side_key(side))
            .number("step", step);
        presentation("decorations", label, &[format!("deco.{slot}"), format!("slot.{side}.{step}")])
    }
}

fn build_presentation(slot: u8, spot: PyramidSpot, turn: u8, save: Option<Resource>) -> Presentation {
    let (row, column) = spot.row_column();
    let label = Message::new("do-build")
        .number("slot", slot + 1)
        .number("level", spot.level())
        .number("row", row + 1)
        .number("column", column + 1)
        .number("turn", turn)
        .number("save", u8::from(save.is_some()))
        .term("saved", save.map_or("nothing", |it| it.key()));
    let shown = presentation("construction", label, &[format!("tile.{slot}"), spot.id()]);
    Presentation { rotation: Some(turn), ..shown }
}

fn power_presentation(seat: Seat, board: Option<Board>, power: u8) -> Presentation {
    let Some(board) = board else {
        let label = Message::new("do-power-up-hand").number("power", power).number("to", power + 1);
        return presentation("power-up", label, &[in_hand(seat, power)]);
    };
    let (key, icon) = if power == 5 { ("do-ascension", "ascension") } else { ("do-power-up", "power-up") };
    let label = Message::new(key).term("board", board.key()).number("power", power).number("to", power + 1);
    presentation(icon, label, &[die(seat, board, power)])
}

fn ascend_presentation(reward: AscensionReward) -> Presentation {
    let label = Message::new("do-ascend").term("reward", reward_key(reward));
    presentation("ascension", label, &[format!("ascend.{reward}")])
}

/// The id of a die in hand.
fn in_hand(seat: Seat, power: u8) -> String {
    format!("hand.{}.{power}", letter(seat))
}
