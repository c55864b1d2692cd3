//! What a strong Tikal player looks at: every term of the hand-made value apart, and much more.
//!
//! Points come only when a seat scores, and it scores right after ten action points of its own. So the main question
//! is what a seat holds, what it could still take with the action points it will have, and how often it will score.

mod camps;
mod knapsack;
mod temples;
mod treasures;
mod turn;

use patolli_core::{Game, Seat};
use patolli_tikal::{HexSet, Phase, Tikal, TravelCosts, UNREACHABLE, data::ACTION_POINTS};

use crate::value::{Feature, FeatureWriter, LearnedValue, Regularization, feature};

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

impl LearnedValue for Tikal {
    // A name with `_all` counts once per scoring to come, one with `_now` only in the own scoring turn, one with
    // `_soon` only while a scoring round goes on and the own turn in it is still to come.
    const FEATURES: &'static [Feature] = &[
        feature("points", POINTS),
        feature("guarded_all", GUARDS),
        feature("guarded", GUARDS),
        feature("led_by_1_all", TEMPLES),
        feature("led_by_2_all", TEMPLES),
        feature("led_by_3_all", TEMPLES),
        feature("led_by_4_all", TEMPLES),
        feature("tied_all", TEMPLES),
        feature("behind_by_1_all", TEMPLES),
        feature("behind_by_2_all", TEMPLES),
        feature("behind_by_4_all", TEMPLES),
        feature("led", TEMPLES),
        feature("led_now", TEMPLES),
        feature("led_soon", TEMPLES),
        feature("led_in_danger_all", TEMPLES),
        feature("led_alone_all", TEMPLES),
        feature("led_of_two_all", TEMPLES),
        feature("too_strong", PEOPLE),
        feature("near_all", TEMPLES),
        feature("middling_all", TEMPLES),
        feature("distant_all", TEMPLES),
        feature("near_now", TEMPLES),
        feature("access_all", WAYS),
        feature("supply_line_all", WAYS),
        feature("leader_access_all", PEOPLE),
        feature("growing_led", TEMPLES),
        feature("growing_others", TEMPLES),
        feature("levels_at_hand_all", TEMPLES),
        feature("temples_stood_on", TEMPLES),
        feature("best_to_guard_all", GUARDS),
        feature("next_to_guard_all", GUARDS),
        feature("guardable_now_all", GUARDS),
        feature("guards_left_all", GUARDS),
        feature("last_guard", GUARDS),
        feature("treasure_points_all", TREASURES),
        feature("treasure_points", TREASURES),
        feature("treasure_points_now", TREASURES),
        feature("treasure_points_soon", TREASURES),
        feature("singles", TREASURES),
        feature("pairs", TREASURES),
        feature("triples", TREASURES),
        feature("hope_of_singles_all", TREASURES),
        feature("hope_of_pairs_all", TREASURES),
        feature("best_exchange_all", TREASURES),
        feature("other_exchanges_all", TREASURES),
        feature("wanted_by_rivals_all", TREASURES),
        feature("digs_with_one_all", TREASURES),
        feature("digs_with_two_all", TREASURES),
        feature("digs_alone_all", TREASURES),
        feature("digs_near_all", TREASURES),
        feature("plan_of_turn", TURN),
        feature("plan_of_turn_all", TURN),
        feature("plan_now", TURN),
        feature("plan_soon", TURN),
        feature("plan_next", TURN),
        feature("plan_next_all", TURN),
        feature("members_on_board", PEOPLE),
        feature("members_on_temples", PEOPLE),
        feature("members_on_sites", PEOPLE),
        feature("members_in_camps", PEOPLE),
        feature("supply_few", PEOPLE),
        feature("supply_more", PEOPLE),
        feature("leader_on_board", PEOPLE),
        feature("leader_on_temple_all", PEOPLE),
        feature("leader_in_supply", PEOPLE),
        feature("leader_gone_all", PEOPLE),
        feature("camps", WAYS),
        feature("camps_save_turns", WAYS),
        feature("camps_save_all", WAYS),
        feature("camp_left_turns", WAYS),
        feature("action_points", TURN),
        feature("action_points_few", TURN),
        feature("action_points_for_guard", TURN),
        feature("in_turn", TURN),
        feature("waits", TURN),
        feature("turns_to_come", TURN),
        feature("scorings_to_come", TURN),
        feature("waits_to_score", TURN),
        feature("draws_before_scoring", TURN),
        feature("tile_temple_all", TILE),
        feature("tile_treasures_all", TILE),
        feature("tile_jungle", TILE),
        feature("tile_volcano", TILE),
        feature("owed_for_bid", BID),
        feature("highest_bidder", BID),
        feature("turn_to_bid_for", BID),
        feature("best_open_temple_all", BID),
        feature("open_treasures_all", BID),
        feature("passed", BID),
    ];

    const WEIGHTS: &'static str = include_str!("../../../weights/tikal.txt");

    const REGULARIZATION: Regularization = Regularization { ridge: 0.02, smoothness: 0.1, min_scale: 0.5 };

    fn features(&self, seat: Seat, row: &mut FeatureWriter<'_>) {
        let eye = SeatContext::new(self, seat);
        let mut plan = Knapsack::new();
        row.put(f32::from(self.score(seat)));
        temples::put(&eye, &mut plan, row);
        treasures::put(&eye, &mut plan, row);
        turn::put_plan(&eye, &plan, row);
        camps::put(&eye, row);
        turn::put(&eye, row);
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
    /// How often it will score.
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

/// Writes several numbers, each multiplied by the same one.
fn put_scaled<const N: usize>(row: &mut FeatureWriter<'_>, numbers: [f32; N], times: f32) {
    for number in numbers {
        row.put(number * times);
    }
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
