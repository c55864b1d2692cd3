//! The sentence for each event: its key and arguments.

use patolli_core::Message;

use crate::{BotOutcome, BotTile, Event, Goods};

impl Event {
    /// The sentence, without who it is about.
    pub(crate) fn plain_message(&self) -> Message {
        match self {
            Self::Chose { .. } => Message::new("chose"),
            Self::Revealed { tiles, .. } => {
                let tile = |place: usize| tiles.get(place).map_or("nothing", |it| it.key());
                Message::new("revealed").term("tile1", tile(0)).term("tile2", tile(1))
            }
            Self::Drafted { tile, .. } => Message::new("drafted").term("tile", tile.key()),
            Self::StartPoweredUp { power, .. } => Message::new("start-powered-up").number("power", *power),
            Self::Placed { board, power, .. } => {
                Message::new("placed").term("board", board.key()).number("power", *power)
            }
            Self::TurnBegan { .. } => Message::new("turn-began"),
            Self::Freed { workers, cocoa: 0, .. } => Message::new("rested").number("n", *workers),
            Self::Freed { workers, cocoa, .. } => {
                Message::new("unlocked").number("n", *workers).number("cocoa", *cocoa)
            }
            Self::Moved { .. } => self.moved(),
            Self::Collected { board, colours, cocoa, .. } => Message::new("collected")
                .term("board", board.key())
                .number("colours", *colours)
                .number("cocoa", *cocoa),
            Self::Worshipped { space, power, cocoa, waived, .. } => Message::new("worshipped")
                .term("space", space.board().key())
                .number("power", *power)
                .number("cocoa", *cocoa)
                .number("waived", u8::from(*waived)),
            Self::Evicted { board, power, .. } => {
                Message::new("evicted").term("board", board.key()).number("power", *power)
            }
            Self::Acted { board, workers, cocoa, waived, .. } => Message::new("acted")
                .term("board", board.key())
                .number("workers", *workers)
                .number("cocoa", *cocoa)
                .number("waived", u8::from(*waived)),
            Self::Gained { goods, .. } => with_goods(Message::new("gained"), *goods),
            Self::Paid { goods, .. } => with_goods(Message::new("paid"), *goods),
            Self::Refused { .. } => Message::new("refused"),
            Self::Lapsed { what, .. } => Message::new(what.key()),
            Self::Counted { board, workers, .. } => {
                Message::new("counted").term("board", board.key()).number("workers", *workers)
            }
            Self::Scored { points, source, .. } => {
                Message::new("scored").number("points", *points).term("source", source.key())
            }
            Self::TileTaken { tile, .. } => Message::new("tile-taken").term("tile", tile.key()),
            Self::TileUsed { tile, .. } => Message::new("tile-used").term("tile", tile.key()),
            Self::Climbed { temple, step, .. } => {
                Message::new("climbed").term("temple", temple.key()).number("step", *step)
            }
            Self::StepLost { temple, .. } => Message::new("step-lost").term("temple", temple.key()),
            Self::Walked { space, .. } => Message::new("walked").number("space", *space),
            Self::PoweredUp { board, power, .. } => {
                Message::new("powered-up").term("board", board.key()).number("power", *power)
            }
            Self::Ascended { board, .. } => Message::new("ascended").term("board", board.key()),
            Self::Rewarded { reward, .. } => Message::new("rewarded").term("reward", reward_key(*reward)),
            Self::Developed { technology, .. } => Message::new("developed").term("tile", technology.key()),
            Self::HouseBuilt { row, .. } => Message::new("house-built").term("row", row.key()),
            Self::Decorated { side, step, matches, .. } => Message::new("decorated")
                .term("side", side_key(*side))
                .number("step", *step)
                .number("matches", *matches),
            Self::Built { spot, matches, .. } => {
                Message::new("built").number("level", spot.level()).number("matches", *matches)
            }
            Self::Advanced { space, .. } => Message::new("advanced").number("space", *space),
            Self::PyramidCompleted { .. } => Message::new("pyramid-completed"),
            Self::BotRolled { .. }
            | Self::BotDid { .. }
            | Self::BotMoved { .. }
            | Self::BotWorshipped { .. }
            | Self::BotShifted { .. } => self.bot_message(),
            _ => self.public_message(),
        }
    }

    /// What concerns the whole table: tiles laid out, the calendar, eclipses.
    fn public_message(&self) -> Message {
        match self {
            Self::NeutralsPlaced { colour, boards } => Message::new("neutrals-placed")
                .number("colour", colour + 1)
                .term("board1", boards[0].key())
                .term("board2", boards[1].key())
                .term("board3", boards[2].key()),
            Self::TileLaid { board, tile } => {
                Message::new("tile-laid").term("board", board.key()).term("tile", tile.key())
            }
            Self::TileDiscarded { board, tile } => {
                Message::new("tile-discarded").term("board", board.key()).term("tile", tile.key())
            }
            Self::DiscMoved { space } => Message::new("disc-moved").number("space", *space),
            Self::EclipseNear { number, last } => {
                Message::new("eclipse-near").number("n", *number).number("last", u8::from(*last))
            }
            Self::TilesLaid { tiles } => Message::new("tiles-laid").number("n", count(tiles.len())),
            Self::DecorationsLaid { tiles } => {
                Message::new("decorations-laid").number("n", count(tiles.len()))
            }
            Self::EclipseBegan { number, last } => {
                Message::new("eclipse-began").number("n", *number).number("last", u8::from(*last))
            }
            Self::AvenueScored { spaces, each, points, .. } => Message::new("avenue-scored")
                .number("spaces", *spaces)
                .number("each", *each)
                .number("points", *points),
            Self::LeaderScored { points, .. } => Message::new("leader-scored").number("points", *points),
            Self::PyramidScored { spaces, each, points, .. } => Message::new("pyramid-scored")
                .number("spaces", *spaces)
                .number("each", *each)
                .number("points", *points),
            Self::MasksScored { masks, points, .. } => {
                Message::new("masks-scored").number("n", *masks).number("points", *points)
            }
            Self::WagesPaid { due, paid, waived, lost, .. } => Message::new("wages-paid")
                .number("due", *due)
                .number("paid", *paid)
                .number("waived", u8::from(*waived))
                .number("lost", *lost),
            Self::DiscsReset { dark } => Message::new("discs-reset").number("dark", *dark),
            Self::BonusScored { temple, bonus, points, .. } => Message::new("bonus-scored")
                .term("temple", temple.key())
                .term("bonus", bonus.key())
                .number("points", *points),
            Self::BotGoodsScored { goods, points, .. } => {
                Message::new("bot-goods-scored").number("n", *goods).number("points", *points)
            }
            Self::BotTechnologiesScored { technologies, points, .. } => {
                Message::new("bot-technologies-scored").number("n", *technologies).number("points", *points)
            }
            _ => Message::new("game-over"),
        }
    }

    fn moved(&self) -> Message {
        let Self::Moved { from, to, power, along, anywhere, .. } = self else { return Message::new("moved") };
        let key = match (along, anywhere) {
            (None, false) => "moved",
            (None, true) => "moved-anywhere",
            (Some(_), false) => "moved-along",
            (Some(_), true) => "moved-along-anywhere",
        };
        Message::new(key)
            .term("from", from.key())
            .term("to", to.key())
            .number("power", *power)
            .number("along", along.unwrap_or_default())
    }

    fn bot_message(&self) -> Message {
        match self {
            Self::BotRolled { dice, tile, .. } => Message::new("bot-rolled")
                .number("one", dice[0])
                .number("two", dice[1])
                .number("sum", dice[0] + dice[1])
                .term("tile", tile.key()),
            Self::BotDid { tile, deed, .. } => bot_outcome_message(*tile, *deed),
            Self::BotMoved { from, to, power, .. } => Message::new("bot-moved")
                .term("from", from.key())
                .term("to", to.key())
                .number("power", *power),
            Self::BotWorshipped { space, evicted, .. } => Message::new("bot-worshipped")
                .term("board", space.board().key())
                .number("evicted", u8::from(*evicted)),
            Self::BotShifted { aside, entered, .. } => {
                Message::new("bot-shifted").term("aside", aside.key()).term("entered", entered.key())
            }
            _ => Message::new("turn-began"),
        }
    }
}

/// What a tile came to, and why: one key for each step of each tile.
fn bot_outcome_message(tile: BotTile, deed: BotOutcome) -> Message {
    let key = match (tile, deed) {
        (_, BotOutcome::Fallback) => "bot-did-fallback",
        (BotTile::Mastery, _) | (_, BotOutcome::Mastery(_)) => "bot-did-mastery",
        (BotTile::Construction, BotOutcome::First) => "bot-did-construction-1",
        (BotTile::Construction, BotOutcome::Second) => "bot-did-construction-2",
        (BotTile::Decorations, BotOutcome::First) => "bot-did-decorations-1",
        (BotTile::Decorations, BotOutcome::Second) => "bot-did-decorations-2",
        (BotTile::Alchemy, BotOutcome::First) => "bot-did-alchemy-1",
        (BotTile::Alchemy, BotOutcome::Second) => "bot-did-alchemy-2",
        (BotTile::Nobles, BotOutcome::First) => "bot-did-nobles-1",
        (BotTile::Nobles, BotOutcome::Second) => "bot-did-nobles-2",
        (BotTile::Worship, _) => "bot-did-worship",
        (BotTile::Masks, _) => "bot-did-masks",
    };
    let message = Message::new(key).term("tile", tile.key());
    match deed {
        BotOutcome::Mastery(board) => message.term("board", board.key()),
        _ => message,
    }
}

/// The message key of a reward of the ascension circle.
pub(crate) const fn reward_key(reward: crate::AscensionReward) -> &'static str {
    match reward {
        crate::AscensionReward::Points => "ascend-vp",
        crate::AscensionReward::Cocoa => "ascend-cocoa",
        crate::AscensionReward::Temple => "ascend-temple",
        crate::AscensionReward::Temples => "ascend-temples",
        crate::AscensionReward::Worker => "ascend-worker",
    }
}

/// The message key of a side of the pyramid.
pub(crate) const fn side_key(side: crate::Side) -> &'static str {
    match side {
        crate::Side::Top => "side-top",
        crate::Side::Right => "side-right",
        crate::Side::Bottom => "side-bottom",
        crate::Side::Left => "side-left",
    }
}

fn count(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// The amounts of all four goods; the sentence leaves out those that are 0.
fn with_goods(message: Message, goods: Goods) -> Message {
    message
        .number("cocoa", goods.cocoa)
        .number("wood", goods.resources.wood)
        .number("stone", goods.resources.stone)
        .number("gold", goods.resources.gold)
}
