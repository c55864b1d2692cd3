//! Steps: tasks that are carried out without an answer.

use patolli_core::{Log, Seat, TaskRules};

use super::{Placement, TOP_OF_STACK, TeotihuacanTask};
use crate::{
    Board, Event, Outstanding, PointSource, Teotihuacan,
    data::Technology,
    rules::starting_choice,
    task::{Begin, Benefits, ClimbAny, Constructed, Dawn, Disc, Refill, Refresh, Return, Walk},
};

impl TaskRules<Teotihuacan> for Walk {
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        game.move_on_avenue_with_offer(seat, log);
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.avenue_steps += 1;
    }
}

impl TeotihuacanTask for Walk {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: TOP_OF_STACK, in_setup: false, in_turn: false, of_tile: false }
    }
}

impl TaskRules<Teotihuacan> for Disc {
    fn carry_out(self, game: &mut Teotihuacan, _: Seat, log: &mut Log<Event>) {
        game.move_disc(log);
    }
}

impl TeotihuacanTask for Disc {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 6, in_setup: false, in_turn: true, of_tile: true }
    }
}

impl TaskRules<Teotihuacan> for Refresh {
    fn carry_out(self, game: &mut Teotihuacan, _: Seat, log: &mut Log<Event>) {
        game.replace_discovery_tile(self.board, log);
    }
}

impl TeotihuacanTask for Refresh {
    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = self.board.discovery_place().is_some() && game.turn.is_done_on(self.board);
        Placement { order: 0, in_setup: false, in_turn, of_tile: false }
    }
}

impl TaskRules<Teotihuacan> for Constructed {
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        if game.has_active_technology(seat, Technology::CONSTRUCTION_POINTS) {
            game.score_points(seat, 3, PointSource::Technologies, log);
        }
        if game.has_active_technology(seat, Technology::CONSTRUCTION_TEMPLE) {
            game.push_task(seat, ClimbAny { n: 1 });
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.construction_bonuses += 1;
    }
}

impl TeotihuacanTask for Constructed {
    fn placement(self, game: &Teotihuacan) -> Placement {
        let in_turn = game.turn.has_acted_on(Board::Construction);
        Placement { order: 3, in_setup: false, in_turn, of_tile: false }
    }
}

impl TaskRules<Teotihuacan> for Refill {
    fn carry_out(self, game: &mut Teotihuacan, _: Seat, log: &mut Log<Event>) {
        game.refill(log);
    }
}

impl TeotihuacanTask for Refill {
    fn placement(self, game: &Teotihuacan) -> Placement {
        let turn = game.turn;
        let in_turn = turn.has_acted_on(Board::Decorations) || turn.has_acted_on(Board::Construction);
        Placement { order: 0, in_setup: false, in_turn, of_tile: false }
    }
}

impl Benefits {
    /// Its place in the order of the stack.
    pub(crate) const ORDER: u8 = 3;
}

impl TaskRules<Teotihuacan> for Benefits {
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        starting_choice::benefits(game, seat, log);
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.has_starting_benefits = true;
    }
}

impl TeotihuacanTask for Benefits {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: Self::ORDER, in_setup: true, in_turn: false, of_tile: false }
    }
}

impl TaskRules<Teotihuacan> for Return {
    fn carry_out(self, game: &mut Teotihuacan, _: Seat, _: &mut Log<Event>) {
        starting_choice::return_discoveries(game);
    }
}

impl TeotihuacanTask for Return {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 2, in_setup: true, in_turn: false, of_tile: false }
    }
}

impl TaskRules<Teotihuacan> for Begin {
    fn carry_out(self, game: &mut Teotihuacan, _: Seat, log: &mut Log<Event>) {
        game.begin(log);
    }
}

impl TeotihuacanTask for Begin {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 0, in_setup: true, in_turn: false, of_tile: false }
    }
}

impl TaskRules<Teotihuacan> for Dawn {
    fn carry_out(self, game: &mut Teotihuacan, _: Seat, log: &mut Log<Event>) {
        game.end_eclipse(log);
    }
}

impl TeotihuacanTask for Dawn {
    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 0, in_setup: false, in_turn: false, of_tile: false }
    }
}
