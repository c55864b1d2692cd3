//! Starting tiles: choosing, their benefits, and placing workers (H-083 to H-096, H-318 to H-326, HA-79).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Log, Seat, TaskGame as _, Visit};

use super::setup::starting_discovery_index;
use crate::{
    Action, Board, Event, Goods, Illegal, Phase, Setup, Teotihuacan,
    data::{STARTING_PRINTED, StartId, StartingBenefit},
    task::{Begin, Benefits, Gain, Return, StartPlace, StartPower, StartTile},
};

pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.options.setup == Setup::Draft {
        return game.offer().iter().try_for_each(|tile| visit(Action::Keep { tile: *tile }));
    }
    game.deal.starting_tiles(game.turn.seat).into_iter().try_for_each(|tile| visit(Action::Keep { tile }))
}

pub(super) fn check(game: &Teotihuacan, action: Action) -> Result<(), Illegal> {
    let Action::Keep { tile } = action else { return Err(game.not_now()) };
    let (seat, draft) = (game.turn.seat, game.options.setup == Setup::Draft);
    if game.player(seat).kept.contains(&tile) {
        return Err(Illegal::KeptAlready { draft });
    }
    let to_be_had = match game.options.setup {
        Setup::Draft => {
            let taken = game.in_order().any(|it| game.player(it).kept.contains(&tile));
            !taken && game.offer().contains(&tile)
        }
        Setup::Normal | Setup::FirstGame => game.deal.starting_tiles(seat).contains(&tile),
    };
    if to_be_had { Ok(()) } else { Err(Illegal::NotDealt { draft }) }
}

pub(super) fn apply(game: &mut Teotihuacan, tile: StartId, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let kept = &mut game.player_mut(seat).kept;
    let at = kept.partition_point(|it| *it < tile);
    kept.insert(at, tile);
    let full = kept.is_full();
    if game.options.setup == Setup::Draft {
        log.push(Event::Drafted { seat, tile });
    } else if full {
        log.push(Event::Chose { seat });
    }
    match next_chooser(game) {
        Some(seat) => game.turn.seat = seat,
        None => reveal(game, log),
    }
}

/// The seat that chooses next. In a draft the second round goes backwards (H-324, H-325).
fn next_chooser(game: &Teotihuacan) -> Option<Seat> {
    let people: ArrayVec<Seat, 4> = game.in_order().filter(|it| !game.is_bot(*it)).collect();
    let kept = |seat: Seat| game.player(seat).kept.len();
    if game.options.setup != Setup::Draft {
        return people.into_iter().find(|it| kept(*it) < 2);
    }
    let first = people.iter().copied().find(|it| kept(*it) == 0);
    first.or_else(|| people.iter().rev().copied().find(|it| kept(*it) == 1))
}

/// All choices are made: benefits in player order, then placements (HA-61, HA-79).
fn reveal(game: &mut Teotihuacan, log: &mut Log<Event>) {
    let people: ArrayVec<Seat, 4> = game.in_order().filter(|it| !game.is_bot(*it)).collect();
    if game.options.setup == Setup::Normal {
        for seat in &people {
            log.push(Event::Revealed { seat: *seat, tiles: game.player(*seat).kept.clone() });
        }
    }
    game.phase = Phase::Setup;
    let first = game.options.first;
    game.turn.seat = first;
    game.push_task(first, Begin);
    people.iter().rev().for_each(|it| game.push_task(*it, StartPlace));
    game.push_task(first, Return);
    people.iter().rev().for_each(|it| game.push_task(*it, Benefits));
}

/// What the starting tiles of a player bring (H-087 to H-092, HA-79).
pub(super) fn benefits(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let kept = game.player(seat).kept.clone();
    let (mut resources, mut steps, mut power, mut offers) = (0, [0; 3], 0, [false; 2]);
    for tile in &kept {
        game.gain(seat, goods(game, *tile), log);
    }
    for gift in kept.iter().flat_map(|it| it.tile().benefits) {
        match gift {
            StartingBenefit::Resources(n) => resources += n,
            StartingBenefit::Climb(temple) => steps[temple.index()] += 1,
            StartingBenefit::Avenue => game.move_on_avenue_with_offer(seat, log),
            StartingBenefit::Technology => {
                let gained = lowest_technology(game, seat, log);
                (0..3).for_each(|at| steps[at] += gained[at]);
            }
            StartingBenefit::PowerUp => power += 1,
            StartingBenefit::Discovery => {}
        }
    }
    kept.iter().filter_map(|it| starting_discovery_index(*it)).for_each(|it| offers[it] = true);
    for which in [1u8, 0] {
        if offers[usize::from(which)] {
            game.push_task(seat, StartTile { which });
        }
    }
    if power > 0 {
        game.push_task(seat, StartPower { n: power });
    }
    game.push_climb(seat, steps);
    if resources > 0 {
        game.push_task(seat, Gain { n: resources });
    }
}

fn goods(game: &Teotihuacan, tile: StartId) -> Goods {
    // HA-36.
    let (name, printed) = STARTING_PRINTED;
    if game.options.printed_values && tile.key() == name { printed } else { tile.tile().goods }
}

/// H-091, HA-29.
fn lowest_technology(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) -> [u8; 3] {
    let found = game.technologies.into_iter().find(|it| !game.has_technology(seat, *it));
    found.map_or([0; 3], |technology| {
        log.push(Event::Developed { seat, technology });
        game.add_technology(seat, technology)
    })
}

/// Powers of the starting workers in hand, each once.
pub(super) fn powers_in_hand(game: &Teotihuacan, seat: Seat) -> impl Iterator<Item = u8> {
    let hand = game.hand(seat);
    // Equal ones lie side by side.
    hand.iter().enumerate().filter(|(at, it)| *at == 0 || hand[at - 1] != **it).map(|it| *it.1)
}

/// Boards on which a starting worker may still be put (H-093, H-094).
pub(super) fn start_boards(game: &Teotihuacan, seat: Seat) -> impl Iterator<Item = Board> {
    let player = game.player(seat);
    Board::ALL.into_iter().filter(|board| {
        !player.is_on(*board) && player.kept.iter().any(|it| it.tile().boards.contains(board))
    })
}

/// H-096: tiles that were not taken go back into the stack, where chance wants them (HA-78).
pub(super) fn return_discoveries(game: &mut Teotihuacan) {
    // A tile whose starting tile stayed in the box was never drawn: it is the lowest of the stack. From version 2 on it lies there
    // before the others go back, so that those can come to lie under it.
    if game.options.rules >= 2 {
        for which in (0..game.starting_discoveries.len())
            .filter(|it| !game.was_offered(*it))
            .collect::<ArrayVec<_, 2>>()
        {
            return_discovery(game, which, false);
        }
    }
    for which in 0..game.starting_discoveries.len() {
        let offered = game.was_offered(which);
        return_discovery(game, which, offered);
    }
}

fn return_discovery(game: &mut Teotihuacan, which: usize, offered: bool) {
    let Some(tile) = game.starting_discoveries[which].take() else { return };
    let above = usize::from(game.deal.returns[which]) % (game.stack.len() + 1);
    let place = if offered { game.stack.len() - above } else { 0 };
    game.stack.insert(place, tile);
}

impl Teotihuacan {
    /// Whether the starting tile of a linked discovery tile was dealt or offered to anybody.
    fn was_offered(&self, which: usize) -> bool {
        let shown = match self.options.setup {
            Setup::Draft => self.offer(),
            Setup::Normal | Setup::FirstGame => &self.deal.starting[..4 * usize::from(self.options.seats)],
        };
        shown.iter().any(|it| starting_discovery_index(*it) == Some(which))
    }

    /// Neutral workers stand, the first turn begins.
    pub(super) fn begin(&mut self, log: &mut Log<Event>) {
        self.place_neutrals(log);
        self.phase = Phase::Play;
        self.begin_turn(self.options.first, log);
    }
}
