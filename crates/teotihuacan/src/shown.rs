//! How decisions look: where on the board they lie, what they cost and bring, what they are called.

mod balance;

use std::ops::ControlFlow;

use patolli_core::{Amount, GameUi, Message, Presentation, Seat, SeatStyle, Visit};

use crate::{
    Action, Board, How, Resource, Reward, Row, Side, Space, Spot, Stage, Take, Temple, Teotihuacan,
    data::{AVENUE_TILES, Discovery, Effect, LARGE_STEPS, TOP_STEP},
    event::die,
    notation::letter,
    rules::tempting,
    task::Task,
    told::{reward_key, side_key},
};

impl GameUi for Teotihuacan {
    const SEAT_STYLES: &'static [SeatStyle] = &[SeatStyle::D, SeatStyle::B, SeatStyle::C, SeatStyle::A];

    fn ask(&self) -> Message {
        self.question().seat("who", self.decider())
    }

    fn presentation(&self, action: Action) -> Presentation {
        let seat = self.decider();
        match action {
            Action::Keep { tile } => {
                let label = Message::new("do-keep").term("tile", tile.key());
                face("plus", label, &[format!("start-tile.{tile}")])
            }
            Action::Place { board, power } => {
                let label = Message::new("do-place").term("board", board.key()).number("power", power);
                face(board.key(), label, &[in_hand(seat, power), board_id(board)])
            }
            Action::Rest => face("unlock", Message::new("do-rest"), &[]),
            Action::Unlock => face("unlock", Message::new("do-unlock"), &[]),
            Action::Move { from, power, to, how } => self.move_face(seat, from, power, to, how),
            Action::Collect => {
                let board = self.turn.board;
                let label = Message::new("do-collect").term("board", board.key());
                face("cocoa", label, &[format!("board.{}.collect", board.number())])
            }
            Action::Worship { space, take, by, waived } => self.worship_face(space, take, by, waived),
            Action::Main { waived, plus } => self.main_face(seat, waived, plus),
            Action::Use { tile } => {
                let label = Message::new("do-use").term("tile", tile.key());
                face(tile_icon(tile), label, &[format!("own.{}.{tile}", letter(seat))])
            }
            Action::Take { tile } => {
                let label = Message::new("do-take").term("tile", tile.key());
                face(tile_icon(tile), label, &self.tile_place(tile))
            }
            Action::Reward => self.reward_face(),
            Action::Climb { temple } => self.climb_face(seat, temple),
            Action::Decline => face("close", Message::new(self.no_key()), &[]),
            Action::Go => self.go_face(),
            Action::Gain { .. } => face("resource", Message::new("do-gain"), &[]),
            Action::Pay { .. } => {
                let exchange = matches!(self.tasks.last().map(|it| it.task), Some(Task::Exchange { .. }));
                face("royal", Message::new(if exchange { "do-exchange" } else { "do-sell" }), &[])
            }
            Action::Trade { times } => face("royal", Message::new("do-trade").number("n", times), &[]),
            Action::PowerUp { board, power } => power_face(seat, board, power),
            Action::Ascend { reward } => ascend_face(reward),
            Action::Develop { technology } => {
                let label = Message::new("do-develop").term("tile", technology.key());
                face("technology", label, &[format!("tech.{}", technology.tile().number)])
            }
            Action::House { row } => self.house_face(row),
            Action::Decorate { slot, side } => self.decorate_face(slot, side),
            Action::Build { slot, spot, turn, save } => build_face(slot, spot, turn, save),
            Action::Wages { .. } => face("salary", Message::new("do-wages"), &[]),
            Action::WagesWaived => face("discovery", Message::new("do-wages-waived"), &[]),
            Action::End => face("end-turn", Message::new("do-end"), &[]),
        }
    }

    fn each_near_miss(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        tempting(self, visit)
    }

    fn is_interruption(&self, action: Action) -> bool {
        match action {
            Action::Use { .. } => true,
            // Before anything has moved, freeing workers is a way to begin the turn.
            Action::Unlock => !self.tasks.is_empty() || self.turn.stage != Stage::Start,
            _ => false,
        }
    }

    fn holdings(&self, seat: Seat) -> Vec<Amount> {
        balance::holdings(self, seat)
    }

    fn outstanding(&self, seat: Seat) -> Vec<Amount> {
        balance::pending(self, seat)
    }

    fn tie_break(&self, seat: Seat) -> Option<Message> {
        // H-524: a tie with Teotibot is lost.
        if self.options.is_solo() {
            return Some(Message::new(if self.is_bot(seat) { "tie-bot" } else { "tie-lost" }));
        }
        // H-316, H-317, H-332.
        let key = if self.options.dark_eclipse { "tie-dark" } else { "tie" };
        Some(Message::new(key).number("cocoa", self.cocoa(seat)).number("token", self.token(seat)))
    }
}

impl Teotihuacan {
    fn move_face(&self, seat: Seat, from: Board, power: u8, to: Board, how: How) -> Presentation {
        let colours = self.colours_without(seat, to, from, power, how.along);
        let label = Message::new("do-move")
            .term("from", from.key())
            .term("to", to.key())
            .number("power", power)
            .number("collect", colours + 1)
            .number("price", colours)
            .number("main", u8::from(to != Board::Palace))
            .number("anywhere", u8::from(how.anywhere))
            .number("along", how.along.unwrap_or_default());
        face(to.key(), label, &[die(seat, from, power), board_id(to)])
    }

    fn worship_face(&self, space: Space, take: Take, by: Option<u8>, waived: bool) -> Presentation {
        let key = match take {
            Take::Ability => "do-worship-ability",
            Take::Tile => "do-worship-tile",
            Take::AbilityTile => "do-worship-ability-tile",
            Take::TileAbility => "do-worship-tile-ability",
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
            .number("by", by.unwrap_or_default())
            .number("waived", u8::from(waived));
        let (at_space, at_tile) = (space.id(), format!("board.{}.discovery", space.board().number()));
        let at = match take {
            Take::Ability => vec![at_space],
            Take::Tile => vec![at_tile],
            Take::AbilityTile => vec![at_space, at_tile],
            Take::TileAbility => vec![at_tile, at_space],
        };
        face("worship", label, &at)
    }

    fn main_face(&self, seat: Seat, waived: bool, plus: u8) -> Presentation {
        let board = self.turn.board;
        let workers = self.main_count(seat, board, plus);
        let power = self.lowest_power(seat, board);
        let label = Message::new("do-main")
            .term("board", board.key())
            .number("workers", workers)
            .number("power", power)
            .number("gathers", u8::from(board.resource().is_some()))
            .number("plus", plus)
            .number("waived", u8::from(waived));
        face(board.key(), label, &[format!("board.{}.main", board.number())])
    }

    /// Where the tile that is offered now lies.
    fn tile_place(&self, tile: Discovery) -> Vec<String> {
        match self.tasks.last().map(|it| it.task) {
            Some(Task::Large { at }) => {
                let large = LARGE_STEPS[usize::from(at)];
                vec![format!("temple.{}.{}.{tile}", large.temple, large.step)]
            }
            Some(Task::AvenueTile { at }) => {
                vec![format!("avenue.{}.{tile}", AVENUE_TILES[usize::from(at)].0)]
            }
            Some(Task::Discover { board, .. }) => vec![format!("board.{}.discovery", board.number())],
            _ => Vec::new(),
        }
    }

    fn reward_face(&self) -> Presentation {
        let (temple, step) = match self.tasks.last().map(|it| it.task) {
            Some(Task::Large { at }) => {
                let large = LARGE_STEPS[usize::from(at)];
                (large.temple, large.step)
            }
            _ => (Temple::Blue, 1),
        };
        let label = Message::new("do-reward").term("temple", temple.key());
        face(temple_icon(temple), label, &[format!("temple.{temple}.{step}")])
    }

    /// Going on: with the second half of worship, or with a main action whose workers are counted now.
    fn go_face(&self) -> Presentation {
        let counts = matches!(self.tasks.last().map(|it| it.task), Some(Task::Count { .. }));
        if !counts {
            return face("worship", Message::new("do-go"), &[]);
        }
        let board = self.turn.board;
        let label = Message::new("do-go-main").term("board", board.key());
        face(board.key(), label, &[format!("board.{}.main", board.number())])
    }

    fn climb_face(&self, seat: Seat, temple: Temple) -> Presentation {
        let step = (self.step(seat, temple) + 1).min(TOP_STEP);
        let label = Message::new("do-climb").term("temple", temple.key()).number("step", step);
        face(temple_icon(temple), label, &[format!("temple.{temple}.{step}")])
    }

    fn house_face(&self, row: Row) -> Presentation {
        let place = self.houses[row.index()];
        let label = Message::new("do-house").term("row", row.key());
        face("nobles", label, &[format!("nobles.{}.{}", row.index() + 1, place + 1)])
    }

    fn decorate_face(&self, slot: u8, side: Side) -> Presentation {
        let step = self.next_step(side).unwrap_or(4);
        let label = Message::new("do-decorate")
            .number("slot", slot + 1)
            .term("side", side_key(side))
            .number("step", step);
        face("decorations", label, &[format!("deco.{slot}"), format!("slot.{side}.{step}")])
    }
}

fn build_face(slot: u8, spot: Spot, turn: u8, save: Option<Resource>) -> Presentation {
    let (row, column) = spot.row_column();
    let label = Message::new("do-build")
        .number("slot", slot + 1)
        .number("level", spot.level())
        .number("row", row + 1)
        .number("column", column + 1)
        .number("turn", turn)
        .number("save", u8::from(save.is_some()))
        .term("saved", save.map_or("nothing", |it| it.key()));
    let shown = face("construction", label, &[format!("tile.{slot}"), spot.id()]);
    Presentation { rotation: Some(turn), ..shown }
}

fn power_face(seat: Seat, board: Option<Board>, power: u8) -> Presentation {
    let Some(board) = board else {
        let label = Message::new("do-power-up-hand").number("power", power).number("to", power + 1);
        return face("power-up", label, &[in_hand(seat, power)]);
    };
    let (key, icon) = if power == 5 { ("do-ascension", "ascension") } else { ("do-power-up", "power-up") };
    let label = Message::new(key).term("board", board.key()).number("power", power).number("to", power + 1);
    face(icon, label, &[die(seat, board, power)])
}

fn ascend_face(reward: Reward) -> Presentation {
    let label = Message::new("do-ascend").term("reward", reward_key(reward));
    face("ascension", label, &[format!("ascend.{reward}")])
}

/// The icon of a discovery tile.
fn tile_icon(tile: Discovery) -> &'static str {
    match tile.tile().effect {
        Effect::Mask(_) => tile.key(),
        _ => "discovery",
    }
}

/// The icon of a temple.
const fn temple_icon(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "t-blue",
        Temple::Red => "t-red",
        Temple::Green => "t-green",
    }
}

fn board_id(board: Board) -> String {
    format!("board.{}", board.number())
}

/// The id of a die in hand.
fn in_hand(seat: Seat, power: u8) -> String {
    format!("hand.{}.{power}", letter(seat))
}

fn face(icon: &'static str, label: Message, at: &[String]) -> Presentation {
    Presentation { targets: at.to_vec(), rotation: None, label, icon }
}
