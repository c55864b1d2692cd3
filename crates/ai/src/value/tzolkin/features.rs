//! What a strong Tzolk'in player looks at.

mod action_values;
mod outstanding;
mod projected;

use patolli_core::{Game as _, Seat};
use patolli_tzolkin::{Phase, Temple, Tzolkin, Wheel, data::FOOD_DAYS};

use crate::value::{Feature, FeatureWriter, LearnedValue, Regularization, feature};
use action_values::ActionValues;
use projected::ProjectedSeat;

const POINTS: &str = "why-points";
const CORN: &str = "why-corn";
const GOODS: &str = "why-goods";
const FOOD: &str = "why-food";
const TEMPLES: &str = "why-temples";
const SKILLS: &str = "why-technologies";
const WORKERS: &str = "why-workers";
const WHEELS: &str = "why-wheels";
const TILES: &str = "why-tiles";
const SKULLS: &str = "why-skulls";
const OMENS: &str = "why-omens";

/// How many features there are.
const FEATURE_COUNT: usize = 98;

const FEATURES: [Feature; FEATURE_COUNT] = [
    feature("points", POINTS),
    feature("corn_first", CORN),
    feature("corn_next", CORN),
    feature("corn_many", CORN),
    feature("corn_rest", CORN),
    feature("wood", GOODS),
    feature("stone", GOODS),
    feature("gold", GOODS),
    feature("blocks_rest", GOODS),
    feature("skull_first", SKULLS),
    feature("skulls_more", SKULLS),
    feature("offering_hope", SKULLS),
    feature("coming_corn", FOOD),
    feature("coming_wood", TEMPLES),
    feature("coming_stone", TEMPLES),
    feature("coming_gold", TEMPLES),
    feature("coming_skulls", TEMPLES),
    feature("food_short", FOOD),
    feature("food_short_soon", FOOD),
    feature("food_later", FOOD),
    feature("food_free", FOOD),
    feature("chaac", TEMPLES),
    feature("quetzalcoatl", TEMPLES),
    feature("kukulkan", TEMPLES),
    feature("bonus_next", TEMPLES),
    feature("bonus_last", TEMPLES),
    feature("lead_chaac", TEMPLES),
    feature("lead_quetzalcoatl", TEMPLES),
    feature("lead_kukulkan", TEMPLES),
    feature("step", TEMPLES),
    feature("light", WORKERS),
    feature("agriculture_1", SKILLS),
    feature("agriculture_2", SKILLS),
    feature("agriculture_3", SKILLS),
    feature("extraction_1", SKILLS),
    feature("extraction_2", SKILLS),
    feature("extraction_3", SKILLS),
    feature("architecture_1", SKILLS),
    feature("architecture_2", SKILLS),
    feature("architecture_3", SKILLS),
    feature("theology_1", SKILLS),
    feature("theology_2", SKILLS),
    feature("theology_3", SKILLS),
    feature("worker_4", WORKERS),
    feature("worker_5", WORKERS),
    feature("worker_6", WORKERS),
    feature("hand", WORKERS),
    feature("hand_now", WORKERS),
    feature("placing_short", CORN),
    feature("none_riding", WORKERS),
    feature("none_in_hand", WORKERS),
    feature("haste", WORKERS),
    feature("palenque_now", WHEELS),
    feature("palenque_later", WHEELS),
    feature("yaxchilan_now", WHEELS),
    feature("yaxchilan_later", WHEELS),
    feature("tikal_now", WHEELS),
    feature("tikal_later", WHEELS),
    feature("uxmal_now", WHEELS),
    feature("uxmal_later", WHEELS),
    feature("chichen_itza_now", WHEELS),
    feature("chichen_itza_later", WHEELS),
    feature("chichen_itza_idle", WHEELS),
    feature("riding_far", WHEELS),
    feature("deed", WHEELS),
    feature("questions", WHEELS),
    feature("turn_left", WORKERS),
    feature("order", WORKERS),
    feature("start_space", WORKERS),
    feature("farms", FOOD),
    feature("buildings", TILES),
    feature("monuments", TILES),
    feature("monument_points", TILES),
    feature("monument_ready", TILES),
    feature("monument_hope", TILES),
    feature("monument_second", TILES),
    feature("monument_best", TILES),
    feature("monument_plan", TILES),
    feature("building_ready", TILES),
    feature("building_hope", TILES),
    feature("harvest_tiles", TILES),
    feature("finished", SKILLS),
    feature("prophecy", OMENS),
    feature("prophecy_way", OMENS),
    feature("prophecies_later", OMENS),
    feature("ah_chuy_kak", OMENS),
    feature("ahau_chamahez", OMENS),
    feature("ahmakiq", OMENS),
    feature("bacab", OMENS),
    feature("balam", OMENS),
    feature("cit_bolon_tum", OMENS),
    feature("huracan", OMENS),
    feature("itzamna", OMENS),
    feature("ixtab", OMENS),
    feature("vacub_caquix", OMENS),
    feature("xaman_ek", OMENS),
    feature("yaluk", OMENS),
    feature("yumkaax", OMENS),
];

impl LearnedValue for Tzolkin {
    const FEATURES: &'static [Feature] = &FEATURES;
    const WEIGHTS: &'static str = include_str!("../../../weights/tzolkin.txt");

    const REGULARIZATION: Regularization = Regularization { ridge: 0.005, smoothness: 0.01, min_scale: 0.1 };

    fn features(&self, seat: Seat, row: &mut FeatureWriter<'_>) {
        let hold = ProjectedSeat::new(self, seat);
        row.put(hold.points);
        if self.phase() == Phase::Over {
            (1..FEATURE_COUNT).for_each(|_| row.put(0.0));
            return;
        }
        let deeds = ActionValues::new(&hold);
        put_goods(&hold, &deeds, row);
        put_food(&hold, row);
        put_temples(&hold, &deeds, row);
        put_levels(&hold, row);
        put_workers(&hold, &deeds, row);
        put_turn(&hold, &deeds, row);
        put_tiles(&hold, &deeds, row);
        put_expansion(&hold, &deeds, row);
    }

    fn progress(&self) -> f32 {
        if self.phase() == Phase::Over {
            return 1.0;
        }
        let seats = f32::from(self.seats());
        let moved = Seat::all(self.seats()).filter(|it| !self.has_turn(*it)).count();
        let begun = self.round() > 0;
        let part = if begun { f32::from(u8::try_from(moved).unwrap_or_default()) / seats } else { 0.0 };
        ((f32::from(self.tooth()) + part) / 27.0).min(0.999)
    }
}

/// The part of a number between two marks.
fn band(number: f32, from: f32, to: f32) -> f32 {
    (number.min(to) - from).max(0.0)
}

fn indicator(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// A count of goods; never so much that precision suffers.
fn to_f32(n: i32) -> f32 {
    f32::from(i16::try_from(n).unwrap_or(i16::MAX))
}

fn put_goods(hold: &ProjectedSeat<'_>, deeds: &ActionValues<'_>, row: &mut FeatureWriter<'_>) {
    let corn = to_f32(hold.corn);
    row.put(corn.min(4.0));
    row.put(band(corn, 4.0, 10.0));
    row.put(band(corn, 10.0, 20.0));
    row.put(band(corn, 20.0, 80.0));
    row.put(hold.blocks.wood.into());
    row.put(hold.blocks.stone.into());
    row.put(hold.blocks.gold.into());
    row.put(band(hold.blocks.total().into(), 7.0, 40.0));
    row.put(hold.skulls.min(1).into());
    row.put(f32::from(hold.skulls.saturating_sub(1)));
    row.put(deeds.offering_hope());
}

fn put_food(hold: &ProjectedSeat<'_>, row: &mut FeatureWriter<'_>) {
    let (times, payouts) = (f32::from(hold.food_days), f32::from(hold.payouts));
    let (temple, income) = (hold.temple_goods(), hold.income);
    let coming = |once: u16, each: u16| f32::from(once) * payouts + f32::from(each) * times;
    row.put(coming(0, income.corn.into()));
    row.put(coming(temple.blocks.wood, income.blocks.wood));
    row.put(coming(temple.blocks.stone, income.blocks.stone));
    row.put(coming(temple.blocks.gold, income.blocks.gold));
    row.put(coming(temple.skulls.into(), income.skulls.into()));
    let Some(day) = FOOD_DAYS.get(usize::from(hold.game.food_days())) else {
        (0..4).for_each(|_| row.put(0.0));
        return;
    };
    let (next, later) = hold.hunger();
    let wait = f32::from(day.saturating_sub(hold.game.tooth())) + indicator(hold.game.has_turn(hold.seat));
    let have = to_f32(hold.corn) + f32::from(income.corn);
    let short = (f32::from(next) - have).max(0.0);
    row.put(short);
    row.put(short / (1.0 + wait));
    row.put(f32::from(later) * (times - 1.0).max(0.0));
    row.put((have - f32::from(next)).clamp(0.0, 10.0));
}

fn put_temples(hold: &ProjectedSeat<'_>, deeds: &ActionValues<'_>, row: &mut FeatureWriter<'_>) {
    for temple in Temple::ALL {
        row.put(hold.temple_points(temple));
    }
    let bonus = |epoch| Temple::ALL.into_iter().map(|it| hold.temple_bonus(it, epoch)).sum::<f32>();
    row.put(if hold.scorings > 1 { bonus(0) } else { bonus(1) });
    row.put(if hold.scorings > 1 { bonus(1) } else { 0.0 });
    for (own, rival) in hold.steps.into_iter().zip(hold.rivals) {
        row.put((f32::from(own) - f32::from(rival)).clamp(-3.0, 3.0));
    }
    row.put(deeds.step);
    row.put(indicator(hold.game.is_light(hold.seat)));
}

fn put_levels(hold: &ProjectedSeat<'_>, row: &mut FeatureWriter<'_>) {
    for level in hold.levels {
        (1..=3).for_each(|it| row.put(indicator(level >= it)));
    }
}

fn put_workers(hold: &ProjectedSeat<'_>, deeds: &ActionValues<'_>, row: &mut FeatureWriter<'_>) {
    let (game, seat) = (hold.game, hold.seat);
    (4..=6).for_each(|it| row.put(indicator(hold.workers >= it)));
    // Who stands beside the wheels is back in hand at the end of the round.
    let riding = game.on_wheels(seat);
    let hand = hold.workers - riding;
    row.put(hand.into());
    let able = if game.can_place(seat) { game.hand(seat) } else { 0 };
    row.put(able.into());
    row.put(hold.placing_short(hand));
    row.put(indicator(riding == 0));
    row.put(indicator(hand == 0));
    put_placed_workers(hold, deeds, hand, row);
}

/// Workers on wheels: what they could do at the next chance to pick them up, and what waiting would bring.
fn put_placed_workers(
    hold: &ProjectedSeat<'_>,
    deeds: &ActionValues<'_>,
    hand: u8,
    row: &mut FeatureWriter<'_>,
) {
    let (game, seat) = (hold.game, hold.seat);
    let shift = u8::from(!game.can_pick(seat));
    let turns = 26u8.saturating_sub(game.tooth()).saturating_sub(shift);
    let over = shift > 0 && game.tooth() >= 26;
    let mut worth = [(0.0f32, 0.0f32); 5];
    let (mut haste, mut far, mut offering) = (f32::MAX, 0.0, 0u8);
    for wheel in Wheel::ALL {
        let mut bits = game.workers_on(seat, wheel);
        while bits != 0 {
            let position = u8::try_from(bits.trailing_zeros()).unwrap_or_default() + shift;
            bits &= bits - 1;
            if over || position > wheel.last() {
                continue;
            }
            let (now, later) = (deeds.at(wheel, position), deeds.best_with_waiting(wheel, position, turns));
            let sum = &mut worth[wheel.index()];
            *sum = (sum.0 + now, sum.1 + later);
            haste = haste.min(later - now);
            far += f32::from(position.min(6));
            offering += u8::from(wheel == Wheel::ChichenItza);
        }
    }
    row.put(if hand == 0 && haste < f32::MAX { haste } else { 0.0 });
    for (now, later) in worth {
        row.put(now);
        row.put(later);
    }
    row.put(f32::from(offering.saturating_sub(hold.skulls)));
    row.put(far);
}

fn put_turn(hold: &ProjectedSeat<'_>, deeds: &ActionValues<'_>, row: &mut FeatureWriter<'_>) {
    let (game, seat) = (hold.game, hold.seat);
    row.put(hold.outstanding.unused_worker.map_or(0.0, |(wheel, position)| deeds.at(wheel, position)));
    row.put(deeds.open_questions());
    row.put(indicator(game.has_turn(seat)));
    let seats = game.seats();
    let place = (seat.number() + seats - game.next_start_player().number()) % seats;
    row.put(f32::from(place) / f32::from(seats.max(2) - 1));
    row.put(indicator(game.start_space() == Some(seat)));
}

fn put_tiles(hold: &ProjectedSeat<'_>, deeds: &ActionValues<'_>, row: &mut FeatureWriter<'_>) {
    let (game, seat) = (hold.game, hold.seat);
    let (single, every) = hold.farms;
    let saved = 2 * single.min(hold.workers) + every * hold.workers;
    row.put(f32::from(saved) * f32::from(hold.food_days));
    let built = game.buildings_mask(seat).count_ones();
    row.put(f32::from(u8::try_from(built).unwrap_or_default()));
    let mut points = 0.0;
    let mut left = hold.monuments;
    while left != 0 {
        points += hold.monument_points(left.trailing_zeros() as usize, false);
        left &= left - 1;
    }
    row.put(f32::from(u8::try_from(hold.monuments.count_ones()).unwrap_or_default()));
    row.put(points);
    row.put(deeds.monument);
    let [first, second] = deeds.monument_hope;
    row.put(first);
    row.put(second);
    row.put(deeds.monument_best);
    row.put(deeds.monument_plan);
    row.put(deeds.building);
    row.put(deeds.building_hope);
    row.put(f32::from(game.corn_tiles(seat)) + f32::from(game.wood_tiles(seat)));
    row.put(hold.finished().into());
}

fn put_expansion(hold: &ProjectedSeat<'_>, deeds: &ActionValues<'_>, row: &mut FeatureWriter<'_>) {
    deeds.prophecies().into_iter().for_each(|it| row.put(it));
    let led =
        if hold.game.options().tribes { hold.tribe.map(patolli_tzolkin::data::Tribe::index) } else { None };
    (0..13).for_each(|it| row.put(indicator(led == Some(it))));
}
