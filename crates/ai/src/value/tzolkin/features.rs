//! What a strong Tzolk'in player looks at.

mod action_values;
mod outstanding;
mod projected;
mod riders;

use patolli_core::{Game as _, Rng, Seat};
use patolli_tzolkin::{
    Phase, Temple, Track, Tzolkin, Wheel,
    data::{FOOD_DAYS, Tribe},
};

use crate::{
    feature_row,
    value::{LearnedValue, Offer, PastPosition, PlayedStep, Regularization, TokenGroup, TokenList, Waste},
};
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

feature_row! {
    /// What a strong player of Tzolk'in looks at, in the order of the weights file.
    pub struct TzolkinFeatures {
        points: POINTS,
        corn_first: CORN,
        corn_next: CORN,
        corn_many: CORN,
        corn_rest: CORN,
        wood: GOODS,
        stone: GOODS,
        gold: GOODS,
        blocks_rest: GOODS,
        skull_first: SKULLS,
        skulls_more: SKULLS,
        offering_hope: SKULLS,
        coming_corn: FOOD,
        coming_wood: TEMPLES,
        coming_stone: TEMPLES,
        coming_gold: TEMPLES,
        coming_skulls: TEMPLES,
        food_short: FOOD,
        food_short_soon: FOOD,
        food_later: FOOD,
        food_free: FOOD,
        chaac: TEMPLES,
        quetzalcoatl: TEMPLES,
        kukulkan: TEMPLES,
        bonus_next: TEMPLES,
        bonus_last: TEMPLES,
        lead_chaac: TEMPLES,
        lead_quetzalcoatl: TEMPLES,
        lead_kukulkan: TEMPLES,
        step: TEMPLES,
        light: WORKERS,
        agriculture_1: SKILLS,
        agriculture_2: SKILLS,
        agriculture_3: SKILLS,
        extraction_1: SKILLS,
        extraction_2: SKILLS,
        extraction_3: SKILLS,
        architecture_1: SKILLS,
        architecture_2: SKILLS,
        architecture_3: SKILLS,
        theology_1: SKILLS,
        theology_2: SKILLS,
        theology_3: SKILLS,
        worker_4: WORKERS,
        worker_5: WORKERS,
        worker_6: WORKERS,
        hand: WORKERS,
        hand_now: WORKERS,
        placing_short: CORN,
        none_riding: WORKERS,
        none_in_hand: WORKERS,
        haste: WORKERS,
        palenque_now: WHEELS,
        palenque_later: WHEELS,
        yaxchilan_now: WHEELS,
        yaxchilan_later: WHEELS,
        tikal_now: WHEELS,
        tikal_later: WHEELS,
        uxmal_now: WHEELS,
        uxmal_later: WHEELS,
        chichen_itza_now: WHEELS,
        chichen_itza_later: WHEELS,
        chichen_itza_idle: WHEELS,
        riding_far: WHEELS,
        deed: WHEELS,
        questions: WHEELS,
        turn_left: WORKERS,
        order: WORKERS,
        start_space: WORKERS,
        farms: FOOD,
        buildings: TILES,
        monuments: TILES,
        monument_points: TILES,
        monument_ready: TILES,
        monument_hope: TILES,
        monument_second: TILES,
        monument_best: TILES,
        monument_plan: TILES,
        building_ready: TILES,
        building_hope: TILES,
        harvest_tiles: TILES,
        finished: SKILLS,
        prophecy: OMENS,
        prophecy_way: OMENS,
        prophecies_later: OMENS,
        ah_chuy_kak: OMENS,
        ahau_chamahez: OMENS,
        ahmakiq: OMENS,
        bacab: OMENS,
        balam: OMENS,
        cit_bolon_tum: OMENS,
        huracan: OMENS,
        itzamna: OMENS,
        ixtab: OMENS,
        vacub_caquix: OMENS,
        xaman_ek: OMENS,
        yaluk: OMENS,
        yumkaax: OMENS,
        riding_hire: WORKERS,
        riding_lesson: SKILLS,
        riding_build: TILES,
    }
}

impl LearnedValue for Tzolkin {
    type Features = TzolkinFeatures;
    const WEIGHTS: &'static str = include_str!("../../../weights/tzolkin.txt");

    const FROZEN: &'static [(&'static str, &'static str)] =
        &[("v1", include_str!("../../../frozen/v1/tzolkin.txt"))];

    // Beyond a few of each, blocks wait for a worker to use them, and corn is worth what it is at the end.
    const CAPS: &'static [(&'static str, f32)] = &[
        ("corn_rest", 10.0),
        ("wood", 7.0),
        ("stone", 7.0),
        ("gold", 7.0),
        ("blocks_rest", 3.0),
        ("skulls_more", 4.0),
    ];

    const TOKENS: &'static [TokenGroup] = super::tokens::TzolkinToken::GROUPS;

    fn seat_tokens(&self, seat: Seat, tokens: &mut TokenList) {
        super::tokens::seat_tokens(self, seat, tokens);
    }

    fn board_tokens(&self, tokens: &mut TokenList) {
        super::tokens::board_tokens(self, tokens);
    }

    const ERROR_SCALES: [f32; 4] = [8.0, 2.5, 1.2, 0.2];

    const REGULARIZATION: Regularization = Regularization { ridge: 0.005, smoothness: 0.01, min_scale: 0.1 };

    fn features(&self, seat: Seat) -> TzolkinFeatures {
        let projected = ProjectedSeat::new(self, seat);
        let mut row = TzolkinFeatures { points: projected.points, ..TzolkinFeatures::default() };
        if self.phase() == Phase::Over {
            return row;
        }
        let values = ActionValues::new(&projected);
        put_goods(&projected, &values, &mut row);
        put_food(&projected, &mut row);
        put_temples(&projected, &values, &mut row);
        put_levels(&projected, &mut row);
        put_workers(&projected, &values, &mut row);
        put_turn(&projected, &values, &mut row);
        put_tiles(&projected, &values, &mut row);
        put_expansion(&projected, &values, &mut row);
        row
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

fn put_goods(projected: &ProjectedSeat<'_>, values: &ActionValues<'_>, row: &mut TzolkinFeatures) {
    let corn = to_f32(projected.corn);
    row.corn_first = corn.min(4.0);
    row.corn_next = band(corn, 4.0, 10.0);
    row.corn_many = band(corn, 10.0, 20.0);
    row.corn_rest = band(corn, 20.0, 80.0);
    row.wood = projected.blocks.wood.into();
    row.stone = projected.blocks.stone.into();
    row.gold = projected.blocks.gold.into();
    row.blocks_rest = band(projected.blocks.total().into(), 7.0, 40.0);
    row.skull_first = projected.skulls.min(1).into();
    row.skulls_more = f32::from(projected.skulls.saturating_sub(1));
    row.offering_hope = values.offering_hope();
}

fn put_food(projected: &ProjectedSeat<'_>, row: &mut TzolkinFeatures) {
    let (times, payouts) = (f32::from(projected.food_days), f32::from(projected.payouts));
    let (temple, income) = (projected.temple_goods(), projected.income);
    let coming = |once: u16, each: u16| f32::from(once) * payouts + f32::from(each) * times;
    row.coming_corn = coming(0, income.corn.into());
    row.coming_wood = coming(temple.blocks.wood, income.blocks.wood);
    row.coming_stone = coming(temple.blocks.stone, income.blocks.stone);
    row.coming_gold = coming(temple.blocks.gold, income.blocks.gold);
    row.coming_skulls = coming(temple.skulls.into(), income.skulls.into());
    let Some(day) = FOOD_DAYS.get(usize::from(projected.game.food_days())) else { return };
    let (next, later) = projected.hunger();
    let wait = f32::from(day.saturating_sub(projected.game.tooth()))
        + indicator(projected.game.has_turn(projected.seat));
    let have = to_f32(projected.corn) + f32::from(income.corn);
    let short = (f32::from(next) - have).max(0.0);
    row.food_short = short;
    row.food_short_soon = short / (1.0 + wait);
    row.food_later = f32::from(later) * (times - 1.0).max(0.0);
    row.food_free = (have - f32::from(next)).clamp(0.0, 10.0);
}

fn put_temples(projected: &ProjectedSeat<'_>, values: &ActionValues<'_>, row: &mut TzolkinFeatures) {
    row.chaac = projected.temple_points(Temple::Chaac);
    row.quetzalcoatl = projected.temple_points(Temple::Quetzalcoatl);
    row.kukulkan = projected.temple_points(Temple::Kukulkan);
    let bonus = |epoch| Temple::ALL.into_iter().map(|it| projected.temple_bonus(it, epoch)).sum::<f32>();
    row.bonus_next = if projected.scorings > 1 { bonus(0) } else { bonus(1) };
    row.bonus_last = if projected.scorings > 1 { bonus(1) } else { 0.0 };
    let lead = |temple: Temple| {
        let (own, rival) = (projected.steps[temple.index()], projected.rivals[temple.index()]);
        (f32::from(own) - f32::from(rival)).clamp(-3.0, 3.0)
    };
    row.lead_chaac = lead(Temple::Chaac);
    row.lead_quetzalcoatl = lead(Temple::Quetzalcoatl);
    row.lead_kukulkan = lead(Temple::Kukulkan);
    row.step = values.step;
    row.light = indicator(projected.game.is_light(projected.seat));
}

fn put_levels(projected: &ProjectedSeat<'_>, row: &mut TzolkinFeatures) {
    let reached = |track: Track| [1, 2, 3].map(|it| indicator(projected.levels[track.index()] >= it));
    [row.agriculture_1, row.agriculture_2, row.agriculture_3] = reached(Track::Agriculture);
    [row.extraction_1, row.extraction_2, row.extraction_3] = reached(Track::Extraction);
    [row.architecture_1, row.architecture_2, row.architecture_3] = reached(Track::Architecture);
    [row.theology_1, row.theology_2, row.theology_3] = reached(Track::Theology);
}

fn put_workers(projected: &ProjectedSeat<'_>, values: &ActionValues<'_>, row: &mut TzolkinFeatures) {
    let (game, seat) = (projected.game, projected.seat);
    [row.worker_4, row.worker_5, row.worker_6] = [4, 5, 6].map(|it| indicator(projected.workers >= it));
    // A worker beside the wheels is back in hand at the end of the round.
    let riding = game.on_wheels(seat);
    let hand = projected.workers - riding;
    row.hand = hand.into();
    let able = if game.can_place(seat) { game.hand(seat) } else { 0 };
    row.hand_now = able.into();
    row.placing_short = projected.placing_short(hand);
    row.none_riding = indicator(riding == 0);
    row.none_in_hand = indicator(hand == 0);
    put_placed_workers(projected, values, hand, row);
}

/// Workers on wheels: what they could do at the next chance to pick them up, and what waiting would bring.
fn put_placed_workers(
    projected: &ProjectedSeat<'_>,
    values: &ActionValues<'_>,
    hand: u8,
    row: &mut TzolkinFeatures,
) {
    let (game, seat) = (projected.game, projected.seat);
    let shift = u8::from(!game.can_pick(seat));
    let turns = 26u8.saturating_sub(game.tooth()).saturating_sub(shift);
    let over = shift > 0 && game.tooth() >= 26;
    let mut worth = [(0.0f32, 0.0f32); 5];
    let (mut haste, mut far, mut offering) = (f32::MAX, 0.0, 0u8);
    let mut riders = riders::Riders::new(projected, turns);
    for wheel in Wheel::ALL {
        let mut bits = game.workers_on(seat, wheel);
        while bits != 0 {
            let position = u8::try_from(bits.trailing_zeros()).unwrap_or_default() + shift;
            bits &= bits - 1;
            if over || position > wheel.last() {
                continue;
            }
            let (now, later) = (values.at(wheel, position), values.best_with_waiting(wheel, position, turns));
            let sum = &mut worth[wheel.index()];
            *sum = (sum.0 + now, sum.1 + later);
            haste = haste.min(later - now);
            far += f32::from(position.min(6));
            riders.add(wheel, position);
            offering += u8::from(wheel == Wheel::ChichenItza);
        }
    }
    row.haste = if hand == 0 && haste < f32::MAX { haste } else { 0.0 };
    let on = |wheel: Wheel| worth[wheel.index()];
    (row.palenque_now, row.palenque_later) = on(Wheel::Palenque);
    (row.yaxchilan_now, row.yaxchilan_later) = on(Wheel::Yaxchilan);
    (row.tikal_now, row.tikal_later) = on(Wheel::Tikal);
    (row.uxmal_now, row.uxmal_later) = on(Wheel::Uxmal);
    (row.chichen_itza_now, row.chichen_itza_later) = on(Wheel::ChichenItza);
    row.chichen_itza_idle = f32::from(offering.saturating_sub(projected.skulls));
    row.riding_far = far;
    (row.riding_hire, row.riding_lesson, row.riding_build) = (riders.hire, riders.lesson, riders.build);
}

fn put_turn(projected: &ProjectedSeat<'_>, values: &ActionValues<'_>, row: &mut TzolkinFeatures) {
    let (game, seat) = (projected.game, projected.seat);
    row.deed =
        projected.outstanding.unused_worker.map_or(0.0, |(wheel, position)| values.at(wheel, position));
    row.questions = values.open_questions();
    row.turn_left = indicator(game.has_turn(seat));
    let seats = game.seats();
    let place = (seat.number() + seats - game.next_start_player().number()) % seats;
    row.order = f32::from(place) / f32::from(seats.max(2) - 1);
    row.start_space = indicator(game.start_space() == Some(seat));
}

fn put_tiles(projected: &ProjectedSeat<'_>, values: &ActionValues<'_>, row: &mut TzolkinFeatures) {
    let (game, seat) = (projected.game, projected.seat);
    let (single, every) = projected.farms;
    let saved = 2 * single.min(projected.workers) + every * projected.workers;
    row.farms = f32::from(saved) * f32::from(projected.food_days);
    let built = game.buildings_mask(seat).count_ones();
    row.buildings = f32::from(u8::try_from(built).unwrap_or_default());
    let mut points = 0.0;
    let mut left = projected.monuments;
    while left != 0 {
        points += projected.monument_points(left.trailing_zeros() as usize, false);
        left &= left - 1;
    }
    row.monuments = f32::from(u8::try_from(projected.monuments.count_ones()).unwrap_or_default());
    row.monument_points = points;
    row.monument_ready = values.monument;
    [row.monument_hope, row.monument_second] = values.monument_hope;
    row.monument_best = values.monument_best;
    row.monument_plan = values.monument_plan;
    row.building_ready = values.building;
    row.building_hope = values.building_hope;
    row.harvest_tiles = f32::from(game.corn_tiles(seat)) + f32::from(game.wood_tiles(seat));
    row.finished = projected.finished().into();
}

fn put_expansion(projected: &ProjectedSeat<'_>, values: &ActionValues<'_>, row: &mut TzolkinFeatures) {
    [row.prophecy, row.prophecy_way, row.prophecies_later] = values.prophecies();
    if let Some(tribe) = projected.tribe.filter(|_| projected.game.options().tribes) {
        *tribe_number(tribe, row) = 1.0;
    }
}

/// The feature of a tribe.
const fn tribe_number(tribe: Tribe, row: &mut TzolkinFeatures) -> &mut f32 {
    match tribe {
        Tribe::AhChuyKak => &mut row.ah_chuy_kak,
        Tribe::AhauChamahez => &mut row.ahau_chamahez,
        Tribe::Ahmakiq => &mut row.ahmakiq,
        Tribe::Bacab => &mut row.bacab,
        Tribe::Balam => &mut row.balam,
        Tribe::CitBolonTum => &mut row.cit_bolon_tum,
        Tribe::Huracan => &mut row.huracan,
        Tribe::Itzamna => &mut row.itzamna,
        Tribe::Ixtab => &mut row.ixtab,
        Tribe::VacubCaquix => &mut row.vacub_caquix,
        Tribe::XamanEk => &mut row.xaman_ek,
        Tribe::Yaluk => &mut row.yaluk,
        Tribe::Yumkaax => &mut row.yumkaax,
    }
}
