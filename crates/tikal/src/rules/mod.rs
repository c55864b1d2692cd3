//! The rules, one file per decision or phase.

mod auction;
mod bring;
mod camp;
mod dig;
mod end_turn;
mod guard;
mod place;
mod redundant;
mod score;
mod start;
mod swap;
mod timing;
mod travel;
mod turns;
mod uncover;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Game, InvalidPosition, Log, MAX_SEATS, Rng, Seat, Status, Viewer, Visit};

use crate::{Action, Deal, Event, Illegal, Options, Phase, Tikal, View};

pub(crate) use bring::candidates as bring_candidates;

impl Game for Tikal {
    const NAME: &'static str = "tikal";
    // 36 turns with a tile and 16 scoring turns, each with at most a placement, ten one-point actions and the
    // end; in the auction besides at most a bid per point a seat ever owns, four passes and a tile a turn.
    const MAX_DECISIONS: usize = 20_000;
    // A bid for each of the points a seat can have ([`crate::data::MOST_POINTS`]), and passing.
    const MAX_CHOICES: usize = 1_000;

    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn deal(_options: &Options, rng: &mut Rng) -> Deal {
        // T-026, T-027, T-030.
        Deal::shuffled(rng)
    }

    fn start(options: &Options, deal: Deal) -> Self {
        start::start(*options, deal)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Bid | Phase::Take | Phase::Place | Phase::Act => Status::Asks(self.turn.seat),
            Phase::Over => Status::Over,
        }
    }

    fn each_candidate(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        match self.phase {
            Phase::Bid => auction::bid_candidates(self, visit),
            Phase::Take => auction::tile_candidates(self, visit),
            Phase::Place => place::candidates(self, visit),
            Phase::Act => action_candidates(self, visit),
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    fn each_legal(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        if self.phase != Phase::Act {
            return self.each_candidate(&mut |it| self.visit_legal(it, visit));
        }
        // The candidates of a move are the hexes within its price, so asking for the price again is spared; the
        // contract tests hold this walk and `check` together.
        stationary_candidates(self, &mut |it| self.visit_legal(it, visit))?;
        travel::candidates(self, visit)
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Place, Action::Place { hex, rotation: turns }) => place::check(self, hex, turns),
            (Phase::Bid, Action::Bid { points }) => auction::check_bid(self, points),
            (Phase::Take, Action::Take { tile }) => auction::check_take(self, tile),
            // T-040: points need not be spent.
            (Phase::Bid, Action::Pass) | (Phase::Act, Action::End) => Ok(()),
            (Phase::Act, Action::Bring { piece, to }) => bring::check(self, piece, to),
            (Phase::Act, Action::Move { piece, from, to }) => travel::check(self, piece, from, to),
            (Phase::Act, Action::Uncover { hex }) => uncover::check(self, hex),
            (Phase::Act, Action::Dig { hex }) => dig::check(self, hex),
            (Phase::Act, Action::Swap { give, take, from }) => swap::check(self, give, take, from),
            (Phase::Act, Action::Camp { hex }) => camp::check(self, hex),
            (Phase::Act, Action::Guard { hex }) => guard::check(self, hex),
            _ => Err(timing::out_of_turn(self, action)),
        }
    }

    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Place { hex, rotation: turns } => place::apply(self, hex, turns, log),
            Action::Bring { piece, to } => bring::apply(self, piece, to, log),
            Action::Move { piece, from, to } => travel::apply(self, piece, from, to, log),
            Action::Uncover { hex } => uncover::apply(self, hex, log),
            Action::Dig { hex } => dig::apply(self, hex, log),
            Action::Swap { give, take, from } => swap::apply(self, give, take, from, log),
            Action::Camp { hex } => camp::apply(self, hex, log),
            Action::Guard { hex } => guard::apply(self, hex, log),
            Action::End => end_turn::end_turn(self, log),
            Action::Bid { points } => auction::apply_bid(self, points, log),
            Action::Pass => auction::apply_pass(self, log),
            Action::Take { tile } => auction::apply_take(self, tile, log),
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::new(self)
    }

    fn redeal(&self, _seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        other.shuffle_unseen(rng);
        other
    }

    fn scores(&self) -> ArrayVec<i32, MAX_SEATS> {
        self.each_seat().map(|it| i32::from(self.score(it))).collect()
    }

    fn audit(&self) -> Result<(), InvalidPosition> {
        crate::audit::audit(self)
    }

    fn forced(&self) -> Option<Action> {
        auction::forced(self)
    }

    fn is_redundant(&self, action: Action) -> bool {
        redundant::is_redundant(self, action)
    }
}

fn action_candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    stationary_candidates(game, visit)?;
    travel::candidates(game, visit)
}

/// Everything action points buy but moving.
fn stationary_candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    visit(Action::End)?;
    if game.turn.points == 0 {
        return ControlFlow::Continue(());
    }
    bring::candidates(game, visit)?;
    uncover::candidates(game, visit)?;
    dig::candidates(game, visit)?;
    swap::candidates(game, visit)?;
    camp::candidates(game, visit)?;
    guard::candidates(game, visit)
}

impl Tikal {
    /// Visits an action if it may be taken.
    fn visit_legal(&self, action: Action, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        if self.check(action).is_ok() { visit(action) } else { ControlFlow::Continue(()) }
    }

    /// T-043: whether the action points left cover a price.
    fn can_spend(&self, need: u8) -> Result<(), Illegal> {
        let have = self.turn.points;
        if need <= have { Ok(()) } else { Err(Illegal::ActionPoints { need, have }) }
    }

    fn spend(&mut self, points: u8) {
        self.turn.points -= points;
    }

    /// Notes that a level was uncovered or a treasure dug on a hex in this turn.
    fn record_work(&mut self, hex: crate::Hex) {
        if self.turn.worked_once.has(hex) {
            self.turn.worked_twice.add(hex);
        }
        self.turn.worked_once.add(hex);
    }
}
