//! What things on the board are called, for tooltips, screen readers and the board in words.

use fluent_bundle::FluentValue;
use patolli_catalog::Seat;
use patolli_catalog::rules::teotihuacan::{
    Goods, Icon, Owner, PlayerView, Space, WorkerGroup, Worshipper, data::Discovery,
};

use super::Board;

/// Each kind of goods with its number.
pub(super) fn goods(board: &Board<'_>, goods: Goods) -> Vec<String> {
    let resources = goods.resources;
    let kinds = [
        (goods.cocoa, "ring-cocoa"),
        (resources.wood, "ring-wood"),
        (resources.stone, "ring-stone"),
        (resources.gold, "ring-gold"),
    ];
    kinds.into_iter().filter(|it| it.0 > 0).map(|(n, key)| board.count(key, n)).collect()
}

/// Icon, message key and number of everything a player holds.
pub(super) fn held(player: &PlayerView) -> [(&'static str, &'static str, u16); 4] {
    let resources = player.resources;
    [
        ("cocoa", "ring-cocoa", player.cocoa),
        ("wood", "ring-wood", resources.wood.into()),
        ("stone", "ring-stone", resources.stone.into()),
        ("gold", "ring-gold", resources.gold.into()),
    ]
}

/// A name and the sentence about it.
pub(super) fn about(board: &Board<'_>, key: &str) -> String {
    let sentence = board.say(&format!("{key}-about"));
    format!("{}: {}", board.say(key), sentence.trim_end_matches('.'))
}

/// A discovery tile with what it does and costs.
pub(super) fn discovery(board: &Board<'_>, tile: Discovery) -> String {
    let price = goods(board, tile.tile().price);
    let cost = if price.is_empty() { board.say("ring-free") } else { listed(board, "ring-cost", &price) };
    format!("{}. {cost}", about(board, tile.key()))
}

/// A sentence with a list in it.
fn listed(board: &Board<'_>, key: &str, list: &[String]) -> String {
    board.tell(key, &[("list", FluentValue::from(list.join(", ")))])
}

/// A sentence about something of a seat.
pub(super) fn owned(board: &Board<'_>, key: &str, seat: Seat) -> String {
    board.tell(key, &[("who", FluentValue::from(board.who(seat)))])
}

/// Whose a worker is.
pub(super) fn owner(board: &Board<'_>, owner: Owner) -> String {
    match owner {
        Owner::Player(seat) => board.who(seat),
        Owner::Neutral(_) => board.say("ring-neutral"),
    }
}

/// Free workers of one colour and power: "Anna: 2 workers of power 3".
pub(super) fn dice(board: &Board<'_>, dice: WorkerGroup) -> String {
    let owner = owner(board, dice.owner);
    if matches!(dice.owner, Owner::Neutral(_)) {
        return board.count("ring-neutrals", dice.n);
    }
    workers(board, "ring-dice", owner, dice.n, dice.power)
}

/// Workers that have moved and not yet acted, or are not yet placed.
pub(super) fn in_hand(board: &Board<'_>, seat: Seat, power: u8, n: u8) -> String {
    workers(board, "ring-hand", board.who(seat), n, power)
}

fn workers(board: &Board<'_>, key: &str, who: String, n: u8, power: u8) -> String {
    board.tell(
        key,
        &[("who", FluentValue::from(who)), ("n", FluentValue::from(n)), ("power", FluentValue::from(power))],
    )
}

/// A worship space: its ability and who is on it.
pub(super) fn worship(board: &Board<'_>, space: Space, by: Option<Worshipper>) -> String {
    let who = match by {
        Some(it) => workers(board, "ring-worships", board.who(it.seat), 1, it.power),
        None => board.say("ring-nobody"),
    };
    format!("{}: {}; {who}", board.say("ring-worship"), ability(board, space))
}

/// What worshipping on a space does.
pub(super) fn ability(board: &Board<'_>, space: Space) -> String {
    match space.royal_place().and_then(|it| board.view.royals.get(it)) {
        Some(royal) => about(board, royal.key()),
        None => board.say(ability_key(space)),
    }
}

/// The message key of what worshipping does on the space of a temple field.
pub(super) const fn ability_key(space: Space) -> &'static str {
    match space {
        Space::Forest => "worship-red",
        Space::Quarry => "worship-green",
        Space::GoldDeposits => "worship-blue",
        _ => "worship-any",
    }
}

/// Icons of a tile in words: "red headdress in colour, plain glyph, …".
pub(super) fn icons(board: &Board<'_>, icons: &[Icon]) -> String {
    let name =
        |it: &Icon| board.say(&format!("ring-{}{}", it.glyph, if it.coloured { "-coloured" } else { "" }));
    icons.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// What the main action of a board does.
pub(super) fn action(board: &Board<'_>, which: patolli_catalog::rules::teotihuacan::Board) -> String {
    board.say(&format!("ring-about-{which}"))
}
