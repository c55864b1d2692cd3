//! The board before the first decision (H-023 to H-082, H-398 to H-419).

use arrayvec::ArrayVec;
use patolli_core::{Log, Seat, TaskStack};

use super::bot;
use crate::{
    Board, Deal, Options, Phase, PlacedTile, PointSource, PyramidSpot, Resources, Setup, Teotihuacan,
    data::{
        DISCOVERY_TILES, Discovery, FIRST_GAME, FIRST_GAME_BONUSES, FIRST_GAME_ROYALS,
        FIRST_GAME_TECHNOLOGIES, LARGE_SPACES, LARGE_STEPS, LAYOUT_2, LAYOUT_3, LAYOUT_4, PRINTED_RING,
        ROYALS, Royal, START_COCOA, StartId, StartingBenefit, StepReward, Technology,
    },
    player::Player,
    position::Bot,
    turn::Turn,
};

pub(crate) fn start(options: Options, deal: &Deal) -> Teotihuacan {
    let mut game = empty_position(options, deal);
    lay_discoveries(&mut game);
    lay_pyramid(&mut game);
    game.refill(&mut Log::off());
    for seat in game.in_order() {
        game.player_mut(seat).cocoa = cocoa(&game, seat).into();
    }
    if let Some(seat) = game.bot_seat() {
        bot::set_up(&mut game, seat);
    }
    if options.setup == Setup::FirstGame {
        first_game(&mut game);
    }
    game
}

pub(crate) fn empty_position(options: Options, deal: &Deal) -> Teotihuacan {
    let first_game = options.setup == Setup::FirstGame;
    let ring = if options.printed_boards { PRINTED_RING } else { shuffled_ring(deal) };
    Teotihuacan {
        options,
        deal: *deal,
        players: std::array::from_fn(|_| Player::new()),
        ring,
        positions: positions(ring),
        royals: if first_game { FIRST_GAME_ROYALS } else { royals(deal) },
        technologies: if first_game { FIRST_GAME_TECHNOLOGIES } else { technologies(deal) },
        bonuses: if first_game {
            FIRST_GAME_BONUSES
        } else {
            [deal.bonuses[0], deal.bonuses[1], deal.bonuses[2]]
        },
        spaces: [None; crate::Space::ALL.len()],
        neutral: [ArrayVec::new(), ArrayVec::new()],
        discoveries: [None; 5],
        avenue_tiles: [const { ArrayVec::new_const() }; 3],
        step_tiles: [const { ArrayVec::new_const() }; 4],
        stack: ArrayVec::new(),
        starting_discoveries: [None; 2],
        pyramid_display: [None; 3],
        pyramid_tiles_drawn: 0,
        pyramid_tiles: [None; PyramidSpot::COUNT],
        decoration_display: [None; 4],
        decorations_drawn: 0,
        decorations: [[None; 4]; 4],
        houses: [0; 3],
        light: 0,
        eclipses: 0,
        rounds_to_eclipse: 0,
        complete: false,
        bot: Bot { tiles: deal.bot_tiles, arrows: deal.arrows, rolls: 0, last: None },
        phase: Phase::Choose,
        turn: Turn::new(options.first),
        tasks: TaskStack::new(),
    }
}

/// H-024, H-025: Palace and Construction keep their places.
fn shuffled_ring(deal: &Deal) -> [Board; 8] {
    let [right @ .., _, _, _] = deal.boards;
    let [_, _, _, left @ ..] = deal.boards;
    let mut ring = [Board::Palace; 8];
    ring[1..4].copy_from_slice(&right);
    ring[4] = Board::Construction;
    ring[5..].copy_from_slice(&left);
    ring
}

/// Where each board lies.
fn positions(ring: [Board; 8]) -> [u8; 8] {
    let mut positions = [0; 8];
    ring.into_iter().zip(0..).for_each(|(board, position)| positions[board.index()] = position);
    positions
}

/// H-028, H-029: one tile of each category, laid as the printed ones are: C, B, A.
fn royals(deal: &Deal) -> [Royal; 3] {
    let of = |category| deal.royals.into_iter().find(|it| ROYALS[it.index()].category == category);
    ['C', 'B', 'A'].map(|it| of(it).unwrap_or(deal.royals[0]))
}

/// H-030, H-031.
fn technologies(deal: &Deal) -> [Technology; 6] {
    let mut drawn: [Technology; 6] = std::array::from_fn(|at| deal.technologies[at]);
    drawn.sort_unstable();
    drawn
}

/// H-043 to H-047; the tiles that go with starting tiles lie apart.
fn lay_discoveries(game: &mut Teotihuacan) {
    const APART: usize = DISCOVERY_TILES - 2;
    let pile = game.deal.discoveries;
    game.stack = pile.into_iter().rev().collect();
    if game.options.setup != Setup::FirstGame {
        game.stack = pile[..APART].iter().rev().copied().collect();
        game.starting_discoveries = [Some(pile[APART]), Some(pile[APART + 1])];
    }
    for place in 0..game.discoveries.len() {
        game.discoveries[place] = game.stack.pop();
    }
    for (place, large) in LARGE_SPACES.iter().enumerate() {
        let mut drawn: ArrayVec<Discovery, 3> = (0..large.tiles).filter_map(|_| game.stack.pop()).collect();
        drawn.sort_unstable();
        game.avenue_tiles[place] = drawn;
    }
    for (place, large) in LARGE_STEPS.iter().enumerate() {
        let n = large.tiles[usize::from(game.seat_count()) - 2];
        let mut drawn: ArrayVec<Discovery, 5> = (0..n).filter_map(|_| game.stack.pop()).collect();
        drawn.sort_unstable();
        game.step_tiles[place] = drawn;
    }
}

/// H-041, H-042: the display is drawn first, then the starting layout, turned at random.
fn lay_pyramid(game: &mut Teotihuacan) {
    let layout = match game.seat_count() {
        2 => LAYOUT_2,
        3 => LAYOUT_3,
        _ => LAYOUT_4,
    };
    game.pyramid_display =
        [Some(game.deal.pyramid[0]), Some(game.deal.pyramid[1]), Some(game.deal.pyramid[2])];
    game.pyramid_tiles_drawn = 3;
    for (level, row, column) in layout.iter().copied() {
        let place = usize::from(game.pyramid_tiles_drawn);
        let laid = PlacedTile { tile: game.deal.pyramid[place], turn: game.deal.turns[place] };
        if let Some(spot) = PyramidSpot::at(level, row, column) {
            game.lay(game.options.first, laid, spot, 0, &mut Log::off());
        }
        game.pyramid_tiles_drawn += 1;
    }
}

/// H-049 to H-052.
fn cocoa(game: &Teotihuacan, seat: Seat) -> u8 {
    match game.order_token(seat) {
        1 => START_COCOA.first,
        _ if game.is_last(seat) => START_COCOA.last,
        _ => START_COCOA.middle,
    }
}

/// H-066 to H-082, and neutral workers (HA-31).
fn first_game(game: &mut Teotihuacan) {
    let log = &mut Log::off();
    for (seat, start) in game.in_order().zip(FIRST_GAME) {
        if game.is_bot(seat) {
            continue;
        }
        game.gain(seat, start.goods, log);
        game.player_mut(seat).avenue = start.avenue;
        let mut steps: ArrayVec<_, 3> = start.steps.iter().copied().collect();
        if let Some(nth) = start.technology {
            let gained = game.add_technology(seat, game.technologies[usize::from(nth) - 1]);
            let temple = crate::Temple::ALL.into_iter().find(|it| gained[it.index()] > 0);
            steps.extend(temple.map(|it| (it, None)));
        }
        for (temple, resource) in steps {
            let Some(step) = game.step_up(seat, temple, log) else { continue };
            match (Teotihuacan::step_reward(temple, step), resource) {
                (StepReward::Resources(n), Some(it)) => {
                    let own = &mut game.player_mut(seat).resources;
                    *own = own.plus(Resources::of_kind(it, n));
                }
                (StepReward::Cocoa(n), _) => game.player_mut(seat).cocoa += u16::from(n),
                (StepReward::Points(n), _) => game.score_points(seat, n, PointSource::Temples, log),
                (StepReward::Resources(_), None) | (StepReward::Nothing, _) => {}
            }
        }
        let player = game.player_mut(seat);
        player.hand.clear();
        start.workers.into_iter().for_each(|(board, power)| player.add_worker(board, power));
    }
    game.place_neutrals(log);
    game.phase = Phase::Play;
}

impl Teotihuacan {
    /// The open offer of a draft (H-319 to H-322).
    pub(crate) fn offer(&self) -> &[StartId] {
        &self.deal.starting[..crate::data::DRAFT_OFFER[usize::from(self.options.seats) - 1]]
    }

    /// The discovery tile beside a starting tile.
    pub(crate) fn starting_discovery(&self, tile: StartId) -> Option<Discovery> {
        starting_discovery_index(tile).and_then(|which| self.starting_discoveries[which])
    }
}

/// Which of the two starting tiles that offer a discovery tile this is.
pub(crate) fn starting_discovery_index(tile: StartId) -> Option<usize> {
    let offers = |it: &StartId| it.tile().benefits.contains(&StartingBenefit::Discovery);
    offers(&tile).then(|| StartId::all().take(tile.index()).filter(offers).count())
}
