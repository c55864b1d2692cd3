//! Teotibot: its set-up, its turn, its tiles moving up (H-398 to H-459).

mod board_actions;
mod temples;
mod tiles;
mod workers;

use patolli_core::{Log, Seat};

use crate::{
    Board, BotOutcome, BotTurn, Event, PointSource, Resources, Space, Teotihuacan, Worshipper,
    data::{BOT_START_RESOURCES, BOT_TRADE, BOT_WORKERS, bot_tile_index, fill_from},
};

/// The place of the tile that lies aside.
const ASIDE: usize = 6;

/// H-402 to H-413, with the difficulty changes H-526 and H-527.
pub(super) fn set_up(game: &mut Teotihuacan, seat: Seat) {
    let change = game.options.bot;
    let more = |n: u8, by: i8| n.saturating_add_signed(by);
    let player = game.player_mut(seat);
    player.cocoa = 0;
    player.resources = Resources::new(
        more(BOT_START_RESOURCES.wood, change.wood),
        more(BOT_START_RESOURCES.stone, change.stone),
        more(BOT_START_RESOURCES.gold, change.gold),
    );
    player.temples = [1; 3];
    player.avenue = 1;
    player.hand.clear();
    player.reserve = false;
    let changes = [change.gold_deposits, change.nobles, change.construction];
    for ((board, power), by) in BOT_WORKERS.into_iter().zip(changes) {
        player.add_worker(board, more(power, by));
    }
    game.spaces[Space::Decorations.index()] = Some(Worshipper { seat, power: 1 });
    // H-407, H-408: the right end of the upper row, without its temple step.
    game.add_technology(seat, game.technologies[2]);
}

/// H-425 to H-438; the light disc moves when the turn ends.
pub(super) fn play(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let roll = 2 * usize::from(game.bot.rolls);
    let dice = [0, 1].map(|it| game.deal.dice.get(roll + it).copied().unwrap_or(1));
    game.bot.rolls += 1;
    let place = bot_tile_index(dice[0] + dice[1]);
    let tile = game.bot.tiles[place];
    log.push(Event::BotRolled { seat, dice, tile });
    game.bot.last = Some(BotTurn { dice, tile, deed: BotOutcome::Fallback, moved: None, traded: false });
    let deed = tiles::carry_out(game, seat, tile, log);
    update_last_turn(game, |it| it.deed = deed);
    shift(game, seat, place, log);
    trade_cocoa(game, seat, log);
}

/// Keeps what it did for those who watch.
fn update_last_turn(game: &mut Teotihuacan, change: impl FnOnce(&mut BotTurn)) {
    if let Some(last) = &mut game.bot.last {
        change(last);
    }
}

/// The woken tile goes aside, tiles below it move up as the arrows say, the one aside comes in (H-433 to H-437).
fn shift(game: &mut Teotihuacan, seat: Seat, place: usize, log: &mut Log<Event>) {
    let bot = &mut game.bot;
    let (woken, entered) = (bot.tiles[place], bot.tiles[ASIDE]);
    let [upper, lower] = bot.arrows;
    let mut gap = place;
    if gap == 0 {
        let from = fill_from(gap, upper);
        bot.tiles[gap] = bot.tiles[from];
        gap = from;
    }
    if gap < 3 {
        let from = fill_from(gap, lower);
        bot.tiles[gap] = bot.tiles[from];
        gap = from;
    }
    bot.tiles[gap] = entered;
    bot.tiles[ASIDE] = woken;
    bot.arrows = [lower, upper.flipped()];
    log.push(Event::BotShifted { seat, aside: woken, entered, arrows: bot.arrows });
}

/// H-438, HA-42: once a turn.
fn trade_cocoa(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let (cocoa, points) = BOT_TRADE;
    if game.cocoa(seat) >= cocoa.into() {
        game.pay(seat, crate::Goods::cocoa(cocoa), log);
        let points = points.saturating_add_signed(game.options.bot.cocoa);
        game.score_points(seat, points, PointSource::BotCocoa, log);
        update_last_turn(game, |it| it.traded = true);
    }
}

/// H-422 to H-424, HA-39: its evicted worker looks for another temple field, and takes a human's if all are full.
pub(super) fn relocate_evicted(
    game: &mut Teotihuacan,
    worker: Worshipper,
    from: Space,
    log: &mut Log<Event>,
) {
    let seat = worker.seat;
    let fields = || (1..8).map(|it| game.ahead(from.board(), it)).filter_map(Space::temple_field);
    let empty = fields().find(|it| game.worshipper(*it).is_none());
    if let Some(space) = empty.or_else(|| fields().next()) {
        worship_on(game, worker, space, log);
    } else {
        game.player_mut(seat).add_worker(from.board(), worker.power);
    }
}

/// Its worshipping worker takes a space; a human's worker there is freed.
fn worship_on(game: &mut Teotihuacan, worker: Worshipper, space: Space, log: &mut Log<Event>) {
    let freed = game.spaces[space.index()].replace(worker);
    log.push(Event::BotWorshipped { seat: worker.seat, space, evicted: freed.is_some() });
    if let Some(it) = freed {
        game.player_mut(it.seat).add_worker(space.board(), it.power);
        log.push(Event::Evicted { seat: it.seat, board: space.board(), power: it.power });
    }
}

/// Where its worshipping worker is.
fn worshipping(game: &Teotihuacan, seat: Seat) -> Option<(Space, u8)> {
    game.worshipping(seat).next()
}

/// The next temple field clockwise (H-508).
fn next_field(game: &Teotihuacan, from: Board) -> Option<Space> {
    (1..=8).map(|it| game.ahead(from, it)).find_map(Space::temple_field)
}
