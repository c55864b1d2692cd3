//! Teotibot's last turn in captions, and how its difficulty is changed.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    BotMove, BotOutcome, BotTile, BotTurn, BotView,
    data::{bot_tile_index, fill_from},
};

use super::{
    super::{
        Board,
        shapes::{nth, round, wrapped},
        temples::sentence,
    },
    ASIDE, LETTERS, LINE,
};

/// The captions from a height on, and how high they are.
///
/// Each turn has a key of its own: new captions appear one after the other, old ones stay as they are.
pub(super) fn draw(board: &Board<'_>, bot: &BotView, top: f32) -> (Markup, f32) {
    let mut y = top + 24.0;
    let key = bot.last.map(|it| format!("{}{}{}", it.dice[0], it.dice[1], it.tile));
    let told = html! {
        path.tp-rule d={ "M9 " (round(top - 5.0)) "h336" } {}
        text.tp-head x="14" y=(round(top + 14.0)) { (board.say("board-bot-turn")) }
        g data-key=(key.unwrap_or_default()) role="list" {
            @for (place, caption) in captions(board, bot).into_iter().enumerate() {
                @let lines = wrapped(&caption, LETTERS);
                g class={ "tp-caption n" (place + 1) } role="listitem" {
                    circle.tp-nth cx="22" cy=(round(y + 9.0)) r="8.5" {}
                    text.tp-nth-nr x="22" y=(round(y + 13.5)) { (place + 1) }
                    @for (n, line) in lines.iter().enumerate() {
                        text.tp-told x="38" y=(round(y + 13.5 + LINE * nth(n))) { (line) }
                    }
                }
                @let () = y += LINE * nth(lines.len()) + 4.0;
            }
        }
    };
    (told, y - top)
}

/// The last turn, step by step; a single line before the first one.
pub(in super::super) fn captions(board: &Board<'_>, bot: &BotView) -> Vec<String> {
    let Some(turn) = bot.last else { return vec![board.say("board-bot-waits")] };
    let [one, two] = turn.dice;
    let rolled = board.tell(
        "bot-rolled",
        &[
            ("one", FluentValue::from(one)),
            ("two", FluentValue::from(two)),
            ("sum", FluentValue::from(one + two)),
            ("tile", FluentValue::from(board.say(turn.tile.key()))),
        ],
    );
    let mut captions = vec![rolled, deed(board, turn)];
    captions.extend(worker(board, turn));
    captions.push(shifted(board, bot, turn));
    captions.extend(turn.traded.then(|| board.say("board-bot-traded")));
    captions.push(board.say("board-bot-calendar"));
    captions.iter().map(|it| sentence(it)).collect()
}

/// What the tile came to, and why.
fn deed(board: &Board<'_>, turn: BotTurn) -> String {
    let key = match (turn.deed, turn.tile) {
        (BotOutcome::Fallback, _) => "bot-did-fallback".to_owned(),
        (BotOutcome::Mastery(_), _) | (_, BotTile::Mastery) => "bot-did-mastery".to_owned(),
        (_, BotTile::Worship | BotTile::Masks) => format!("bot-did-{}", short(turn.tile)),
        (BotOutcome::First, _) => format!("bot-did-{}-1", short(turn.tile)),
        (BotOutcome::Second, _) => format!("bot-did-{}-2", short(turn.tile)),
    };
    let mut args = vec![("tile", FluentValue::from(board.say(turn.tile.key())))];
    if let BotOutcome::Mastery(it) = turn.deed {
        args.push(("board", FluentValue::from(board.say(it.key()))));
    }
    board.tell(&key, &args)
}

/// The name of a tile without what all of them share.
fn short(tile: BotTile) -> &'static str {
    tile.key().trim_start_matches("bot-")
}

/// Which worker moved on, if one did.
fn worker(board: &Board<'_>, turn: BotTurn) -> Option<String> {
    let Some(BotMove { from, to, power }) = turn.moved else {
        return (turn.tile == BotTile::Masks).then(|| board.say("board-bot-stays"));
    };
    let args = [
        ("from", FluentValue::from(board.say(from.key()))),
        ("to", FluentValue::from(board.say(to.key()))),
        ("power", FluentValue::from(power)),
    ];
    Some(board.tell("bot-moved", &args))
}

/// Which tiles moved up and which one came in.
///
/// The direction tiles have changed since: the lower one was the upper one with its other side up.
fn shifted(board: &Board<'_>, bot: &BotView, turn: BotTurn) -> String {
    let (upper, lower) = (bot.arrows[1].flipped(), bot.arrows[0]);
    let mut gap = bot_tile_index(turn.dice[0] + turn.dice[1]);
    let mut moved = Vec::new();
    for (gaps, arrow) in [(0..=0, upper), (1..=2, lower)] {
        if gaps.contains(&gap) {
            moved.push(board.say(bot.tiles[gap].key()));
            gap = fill_from(gap, arrow);
        }
    }
    let name = |place: usize| FluentValue::from(board.say(bot.tiles[place].key()));
    let args = [
        ("n", FluentValue::from(moved.len())),
        ("list", FluentValue::from(moved.join(", "))),
        ("entered", name(gap)),
        ("aside", name(ASIDE)),
    ];
    board.tell("board-bot-shift", &args)
}

/// The changes of its difficulty, if there are any.
pub(in super::super) fn changes(board: &Board<'_>, bot: &BotView) -> Option<String> {
    let it = bot.difficulty;
    let all = [
        ("board-change-gold-deposits", it.gold_deposits),
        ("board-change-nobles", it.nobles),
        ("board-change-construction", it.construction),
        ("board-change-wood", it.wood),
        ("board-change-stone", it.stone),
        ("board-change-gold", it.gold),
        ("board-change-cocoa", it.cocoa),
        ("board-change-worship", it.worship),
        ("board-change-bonus", it.bonus),
        ("board-change-technology", it.technology),
    ];
    let signed = |n: i8| if n > 0 { format!("+{n}") } else { format!("−{}", n.unsigned_abs()) };
    let changed = all.into_iter().filter(|it| it.1 != 0);
    let list: Vec<_> = changed.map(|(key, n)| format!("{} {}", board.say(key), signed(n))).collect();
    (!list.is_empty()).then(|| board.tell("board-changes", &[("list", FluentValue::from(list.join(", ")))]))
}
