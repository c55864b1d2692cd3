//! What a strong Tikal player looks at: every term of the hand-made value apart, and much more.
//!
//! Points come only when a seat scores, and it scores right after ten action points of its own. So the main question
//! is what a seat holds, what it could still take with the action points it will have, and how often it will score.

mod camps;
mod knapsack;
mod temples;
mod treasures;
mod turn;

use patolli_core::{Game, Rng, Seat};
use patolli_tikal::{HexSet, Phase, Tikal, TravelCosts, UNREACHABLE, data::ACTION_POINTS};

use crate::{
    feature_row,
    value::{LearnedValue, Offer, PastPosition, PlayedStep, Regularization, TokenGroup, TokenList, Waste},
};

use knapsack::Knapsack;

const POINTS: &str = "why-points";
const TEMPLES: &str = "why-temples";
const GUARDS: &str = "why-guards";
const TREASURES: &str = "why-treasures";
const PEOPLE: &str = "why-expedition";
const WAYS: &str = "why-ways";
const TURN: &str = "why-turn";
const TILE: &str = "why-tile";
const BID: &str = "why-auction";

feature_row! {
    /// What a strong player of Tikal looks at, in the order of the weights file.
    ///
    /// A name with `_all` counts once per scoring to come, one with `_now` only in the own scoring turn, one with
    /// `_soon` only while a scoring round goes on and the own turn in it is still to come.
    pub struct TikalFeatures {
        points: POINTS,
        guarded_all: GUARDS,
        guarded: GUARDS,
        led_by_1_all: TEMPLES,
        led_by_2_all: TEMPLES,
        led_by_3_all: TEMPLES,
        led_by_4_all: TEMPLES,
        tied_all: TEMPLES,
        behind_by_1_all: TEMPLES,
        behind_by_2_all: TEMPLES,
        behind_by_4_all: TEMPLES,
        led: TEMPLES,
        led_now: TEMPLES,
        led_soon: TEMPLES,
        led_in_danger_all: TEMPLES,
        led_alone_all: TEMPLES,
        led_of_two_all: TEMPLES,
        too_strong: PEOPLE,
        near_all: TEMPLES,
        middling_all: TEMPLES,
        distant_all: TEMPLES,
        near_now: TEMPLES,
        access_all: WAYS,
        supply_line_all: WAYS,
        leader_access_all: PEOPLE,
        growing_led: TEMPLES,
        growing_others: TEMPLES,
        levels_at_hand_all: TEMPLES,
        temples_stood_on: TEMPLES,
        best_to_guard_all: GUARDS,
        next_to_guard_all: GUARDS,
        guardable_now_all: GUARDS,
        guards_left_all: GUARDS,
        last_guard: GUARDS,
        treasure_points_all: TREASURES,
        treasure_points: TREASURES,
        treasure_points_now: TREASURES,
        treasure_points_soon: TREASURES,
        singles: TREASURES,
        pairs: TREASURES,
        triples: TREASURES,
        hope_of_singles_all: TREASURES,
        hope_of_pairs_all: TREASURES,
        best_exchange_all: TREASURES,
        other_exchanges_all: TREASURES,
        wanted_by_rivals_all: TREASURES,
        digs_with_one_all: TREASURES,
        digs_with_two_all: TREASURES,
        digs_alone_all: TREASURES,
        digs_near_all: TREASURES,
        plan_of_turn: TURN,
        plan_of_turn_all: TURN,
        plan_now: TURN,
        plan_soon: TURN,
        plan_next: TURN,
        plan_next_all: TURN,
        members_on_board: PEOPLE,
        members_on_temples: PEOPLE,
        members_on_sites: PEOPLE,
        members_in_camps: PEOPLE,
        supply_few: PEOPLE,
        supply_more: PEOPLE,
        leader_on_board: PEOPLE,
        leader_on_temple_all: PEOPLE,
        leader_in_supply: PEOPLE,
        leader_gone_all: PEOPLE,
        camps: WAYS,
        camps_save_turns: WAYS,
        camps_save_all: WAYS,
        camp_left_turns: WAYS,
        action_points: TURN,
        action_points_few: TURN,
        action_points_for_guard: TURN,
        in_turn: TURN,
        waits: TURN,
        turns_to_come: TURN,
        scorings_to_come: TURN,
        waits_to_score: TURN,
        draws_before_scoring: TURN,
        tile_temple_all: TILE,
        tile_treasures_all: TILE,
        tile_jungle: TILE,
        tile_volcano: TILE,
        owed_for_bid: BID,
        highest_bidder: BID,
        turn_to_bid_for: BID,
        best_open_temple_all: BID,
        open_treasures_all: BID,
        passed: BID,
    }
}

impl LearnedValue for Tikal {
    type Features = TikalFeatures;

    const WEIGHTS: &'static str = include_str!("../../../weights/tikal.txt");

    const FROZEN: &'static [(&'static str, &'static str)] =
        &[("v1", include_str!("../../../frozen/v1/tikal.txt"))];

    const ERROR_SCALES: [f32; 4] = [7.0, 4.0, 1.2, 0.3];

    const REGULARIZATION: Regularization = Regularization { ridge: 0.02, smoothness: 0.1, min_scale: 0.5 };

    const TOKENS: &'static [TokenGroup] = super::tokens::TikalToken::GROUPS;

    fn seat_tokens(&self, seat: Seat, tokens: &mut TokenList) {
        super::tokens::seat_tokens(self, seat, tokens);
    }

    fn board_tokens(&self, tokens: &mut TokenList) {
        super::tokens::board_tokens(self, tokens);
    }

    fn scatter(&mut self, rng: &mut Rng, strength: f32) -> bool {
        super::scatter::scatter(self, rng, strength)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Self>> {
        super::offers::offers(self, seat)
    }

    fn waste(steps: &[PlayedStep<Self>], seat: Seat) -> Waste {
        super::waste::waste(steps, seat)
    }

    fn style(game: &[PastPosition<Self>], seat: Seat) -> Vec<(&'static str, f32)> {
        super::style::style(game, seat)
    }

    fn features(&self, seat: Seat) -> TikalFeatures {
        let context = SeatContext::new(self, seat);
        let mut plan = Knapsack::new();
        let mut row = TikalFeatures { points: f32::from(self.score(seat)), ..TikalFeatures::default() };
        temples::put(&context, &mut plan, &mut row);
        treasures::put(&context, &mut plan, &mut row);
        turn::put_plan(&context, &plan, &mut row);
        camps::put(&context, &mut row);
        turn::put(&context, &mut row);
        row
    }

    fn progress(&self) -> f32 {
        // A turn with a tile for each tile, and four scoring turns for each seat.
        let all = 36.0 + 4.0 * f32::from(self.seats());
        let done = f32::from(self.turns_done()) + f32::from(self.scoring_turns_done());
        let spent = match self.phase() {
            Phase::Act => f32::from(ACTION_POINTS + 1 - self.action_points()) / 12.0,
            _ => 0.0,
        };
        ((done + spent) / all).min(1.0)
    }
}

/// What one seat sees at once, asked for only once per row.
struct SeatContext<'a> {
    game: &'a Tikal,
    seat: Seat,
    /// Number of scorings to come.
    scorings: f32,
    /// 1 in its own scoring turn.
    scores_now: f32,
    /// 1 while a scoring round goes on and its turn in it is to come.
    soon: f32,
    /// Whether its turn is going on.
    in_turn: bool,
    /// Action points it has left in its turn, or will have in it once the tile lies.
    action_points: u8,
    guarded: HexSet,
    /// Prices for a member.
    members: TravelCosts,
    /// Prices for the leader.
    leader: TravelCosts,
    /// Prices from the nearest camp of a rival.
    rivals: TravelCosts,
    /// Prices from the nearest camp.
    camps: TravelCosts,
}

impl<'a> SeatContext<'a> {
    fn new(game: &'a Tikal, seat: Seat) -> Self {
        let in_turn = game.active_seat() == seat && !matches!(game.phase(), Phase::Bid | Phase::Over);
        let action_points = match game.phase() {
            _ if !in_turn => 0,
            Phase::Act => game.action_points(),
            _ => ACTION_POINTS,
        };
        let now = game.about_to_score(seat);
        let (members, leader) = game.reach_costs_by_piece(seat);
        Self {
            game,
            seat,
            scorings: f32::from(game.scorings_left(seat)),
            scores_now: indicator(now),
            soon: indicator(!now && game.scoring_turns_before(seat).is_some()),
            in_turn,
            action_points,
            guarded: game.guarded(),
            members,
            leader,
            rivals: game.costs_from_rival_camps(seat),
            camps: game.costs_from_camps(seat),
        }
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.game.seats()).filter(move |it| *it != seat)
    }

    /// Prices for any piece.
    fn reach(&self, hex: patolli_tikal::Hex) -> u8 {
        self.members.to(hex).min(self.leader.to(hex))
    }
}

fn indicator(it: bool) -> f32 {
    f32::from(u8::from(it))
}

/// 1 where a piece stands, fading with the price of the way.
fn nearness(price: u8) -> f32 {
    NEARNESS[usize::from(price.min(UNREACHABLE))]
}

#[expect(clippy::cast_precision_loss, reason = "prices are small")]
const NEARNESS: [f32; UNREACHABLE as usize + 1] = {
    let mut table = [0.0; UNREACHABLE as usize + 1];
    let mut price = 0;
    while price < table.len() {
        table[price] = 1.0 / (1.0 + price as f32);
        price += 1;
    }
    table
};
