//! What a strong Teotihuacan player looks at, as numbers.

mod action_values;
mod context;
mod goods;
mod outstanding;
mod scoring;

use patolli_core::{Rng, Seat};
use patolli_teotihuacan::Teotihuacan;

use crate::{
    feature_row,
    value::{LearnedValue, Offer, PastPosition, PlayedStep, Regularization, TokenGroup, TokenList, Waste},
};
use context::SeatContext;

const NOW: &str = "why-points";
const AVENUE: &str = "why-avenue";
const PYRAMID: &str = "why-pyramid";
const MASKS: &str = "why-masks";
const TEMPLES: &str = "why-temples";
const GOODS: &str = "why-goods";
const COCOA: &str = "why-cocoa";
const WORKERS: &str = "why-workers";
const TECHNOLOGIES: &str = "why-technologies";
const TILES: &str = "why-tiles";
const DEEDS: &str = "why-deeds";

feature_row! {
    /// What a strong player of Teotihuacan looks at, in the order of the weights file.
    pub struct TeotihuacanFeatures {
        points: NOW,
        // Scoring.
        avenue_next: AVENUE,
        avenue_later: AVENUE,
        avenue_spaces: AVENUE,
        avenue_tile_near: AVENUE,
        track_points: PYRAMID,
        track_lead: PYRAMID,
        track_leader: PYRAMID,
        masks_next: MASKS,
        masks_later: MASKS,
        masks_growth: MASKS,
        masks_in_sight: MASKS,
        blue_steps: TEMPLES,
        red_steps: TEMPLES,
        green_steps: TEMPLES,
        highest_step: TEMPLES,
        bonus_reached: TEMPLES,
        bonus_climbed: TEMPLES,
        bonus_hope: TEMPLES,
        next_rewards: TEMPLES,
        tile_steps_near: TEMPLES,
        tops_open: TEMPLES,
        // Goods.
        cocoa_first: COCOA,
        cocoa_next: COCOA,
        cocoa_more: COCOA,
        cocoa_plenty: COCOA,
        wages_missing: COCOA,
        wages_missing_soon: COCOA,
        wood_first: GOODS,
        wood_more: GOODS,
        stone_first: GOODS,
        stone_more: GOODS,
        gold_first: GOODS,
        gold_more: GOODS,
        resources_plenty: GOODS,
        goods_late: GOODS,
        tiles_affordable: PYRAMID,
        // Workers.
        power_sum: WORKERS,
        power_cubes: WORKERS,
        strong_workers: WORKERS,
        ripe_workers: WORKERS,
        fourth_worker: WORKERS,
        worshipping: WORKERS,
        all_worship: WORKERS,
        pairs: WORKERS,
        triples: WORKERS,
        group_power: WORKERS,
        in_palace: WORKERS,
        // Technologies.
        tech_palace_cocoa: TECHNOLOGIES,
        tech_alchemy_nobles: TECHNOLOGIES,
        tech_gather_resource: TECHNOLOGIES,
        tech_gather_cocoa: TECHNOLOGIES,
        tech_decorations: TECHNOLOGIES,
        tech_construction_points: TECHNOLOGIES,
        tech_power_up: TECHNOLOGIES,
        tech_construction_worker: TECHNOLOGIES,
        tech_construction_temple: TECHNOLOGIES,
        tech_count_left: TECHNOLOGIES,
        // Discovery tiles.
        tile_points: TILES,
        tile_resources: TILES,
        tile_avenue: TILES,
        tile_climb: TILES,
        tile_cocoa: TILES,
        tile_power_ups: TILES,
        tile_moves: TILES,
        tile_no_cocoa: TILES,
        tile_worker: TILES,
        // What the next turns can bring.
        turns: DEEDS,
        best_deed: DEEDS,
        all_deeds: DEEDS,
        technology_in_reach: TECHNOLOGIES,
        house_in_reach: AVENUE,
        decoration_in_reach: PYRAMID,
        tile_in_reach: PYRAMID,
        arrived: DEEDS,
        // What a half-done deed still owes.
        steps_due: TEMPLES,
        paid_steps_due: TEMPLES,
        resources_due: GOODS,
        power_ups_due: WORKERS,
        ascension_due: WORKERS,
        tile_due: TILES,
        deed_due: DEEDS,
        trade_due: GOODS,
        start_due: GOODS,
        // Teotibot.
        bot: NOW,
        bot_goods: GOODS,
        bot_powers: WORKERS,
        bot_technologies: TECHNOLOGIES,
        bot_ready: DEEDS,
    }
}

impl LearnedValue for Teotihuacan {
    type Features = TeotihuacanFeatures;

    const WEIGHTS: &'static str = include_str!("../../../weights/teotihuacan.txt");

    const FROZEN: &'static [(&'static str, &'static str)] =
        &[("v1", include_str!("../../../frozen/v1/teotihuacan.txt"))];

    // Beyond what a few turns can spend, goods only wait.
    const CAPS: &'static [(&'static str, f32)] = &[("cocoa_plenty", 7.0), ("resources_plenty", 4.0)];

    const ERROR_SCALES: [f32; 4] = [5.0, 2.2, 1.2, 0.3];

    const REGULARIZATION: Regularization = Regularization { ridge: 0.02, smoothness: 0.1, min_scale: 0.5 };

    const TOKENS: &'static [TokenGroup] = super::tokens::TeotihuacanToken::GROUPS;

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

    fn features(&self, seat: Seat) -> TeotihuacanFeatures {
        let context = SeatContext::new(self, seat);
        let points = f32::from(self.score(seat));
        let mut row = TeotihuacanFeatures { points, ..TeotihuacanFeatures::default() };
        if context.over {
            return row;
        }
        scoring::put(&context, &mut row);
        goods::put(&context, &mut row);
        action_values::put(&context, &mut row);
        outstanding::put(&context, &mut row);
        outstanding::put_bot(&context, &mut row);
        row
    }

    /// Against Teotibot one plays differently than against a person.
    fn deciders(&self) -> u8 {
        self.options().seats
    }

    fn progress(&self) -> f32 {
        context::progress(self)
    }
}
