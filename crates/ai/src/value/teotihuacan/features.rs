//! What a strong Teotihuacan player looks at, as numbers.

mod action_values;
mod context;
mod goods;
mod outstanding;
mod scoring;

use patolli_core::Seat;
use patolli_teotihuacan::Teotihuacan;

use crate::value::{Feature, FeatureWriter, LearnedValue, Regularization, feature};
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

impl LearnedValue for Teotihuacan {
    const FEATURES: &'static [Feature] = &[
        feature("points", NOW),
        // Scoring.
        feature("avenue-next", AVENUE),
        feature("avenue-later", AVENUE),
        feature("avenue-spaces", AVENUE),
        feature("avenue-tile-near", AVENUE),
        feature("track-points", PYRAMID),
        feature("track-lead", PYRAMID),
        feature("track-leader", PYRAMID),
        feature("masks-next", MASKS),
        feature("masks-later", MASKS),
        feature("masks-growth", MASKS),
        feature("masks-in-sight", MASKS),
        feature("blue-steps", TEMPLES),
        feature("red-steps", TEMPLES),
        feature("green-steps", TEMPLES),
        feature("highest-step", TEMPLES),
        feature("bonus-reached", TEMPLES),
        feature("bonus-climbed", TEMPLES),
        feature("bonus-hope", TEMPLES),
        feature("next-rewards", TEMPLES),
        feature("tile-steps-near", TEMPLES),
        feature("tops-open", TEMPLES),
        // Goods.
        feature("cocoa-first", COCOA),
        feature("cocoa-next", COCOA),
        feature("cocoa-more", COCOA),
        feature("cocoa-plenty", COCOA),
        feature("wages-missing", COCOA),
        feature("wages-missing-soon", COCOA),
        feature("wood-first", GOODS),
        feature("wood-more", GOODS),
        feature("stone-first", GOODS),
        feature("stone-more", GOODS),
        feature("gold-first", GOODS),
        feature("gold-more", GOODS),
        feature("resources-plenty", GOODS),
        feature("goods-late", GOODS),
        feature("tiles-affordable", PYRAMID),
        // Workers.
        feature("power-sum", WORKERS),
        feature("power-cubes", WORKERS),
        feature("strong-workers", WORKERS),
        feature("ripe-workers", WORKERS),
        feature("fourth-worker", WORKERS),
        feature("worshipping", WORKERS),
        feature("all-worship", WORKERS),
        feature("pairs", WORKERS),
        feature("triples", WORKERS),
        feature("group-power", WORKERS),
        feature("in-palace", WORKERS),
        // Technologies.
        feature("tech-palace-cocoa", TECHNOLOGIES),
        feature("tech-alchemy-nobles", TECHNOLOGIES),
        feature("tech-gather-resource", TECHNOLOGIES),
        feature("tech-gather-cocoa", TECHNOLOGIES),
        feature("tech-decorations", TECHNOLOGIES),
        feature("tech-construction-points", TECHNOLOGIES),
        feature("tech-power-up", TECHNOLOGIES),
        feature("tech-construction-worker", TECHNOLOGIES),
        feature("tech-construction-temple", TECHNOLOGIES),
        feature("tech-count-left", TECHNOLOGIES),
        // Discovery tiles.
        feature("tile-points", TILES),
        feature("tile-resources", TILES),
        feature("tile-avenue", TILES),
        feature("tile-climb", TILES),
        feature("tile-cocoa", TILES),
        feature("tile-power-ups", TILES),
        feature("tile-moves", TILES),
        feature("tile-no-cocoa", TILES),
        feature("tile-worker", TILES),
        // What the next turns can bring.
        feature("turns", DEEDS),
        feature("best-deed", DEEDS),
        feature("all-deeds", DEEDS),
        feature("technology-in-reach", TECHNOLOGIES),
        feature("house-in-reach", AVENUE),
        feature("decoration-in-reach", PYRAMID),
        feature("tile-in-reach", PYRAMID),
        feature("arrived", DEEDS),
        // What a half-done deed still owes.
        feature("steps-due", TEMPLES),
        feature("paid-steps-due", TEMPLES),
        feature("resources-due", GOODS),
        feature("power-ups-due", WORKERS),
        feature("ascension-due", WORKERS),
        feature("tile-due", TILES),
        feature("deed-due", DEEDS),
        feature("trade-due", GOODS),
        feature("start-due", GOODS),
        // Teotibot.
        feature("bot", NOW),
        feature("bot-goods", GOODS),
        feature("bot-powers", WORKERS),
        feature("bot-technologies", TECHNOLOGIES),
        feature("bot-ready", DEEDS),
    ];

    const WEIGHTS: &'static str = include_str!("../../../weights/teotihuacan.txt");

    const REGULARIZATION: Regularization = Regularization { ridge: 0.02, smoothness: 0.1, min_scale: 0.5 };

    fn features(&self, seat: Seat, row: &mut FeatureWriter<'_>) {
        let look = SeatContext::new(self, seat);
        row.put(f32::from(self.score(seat)));
        if look.over {
            (1..Self::FEATURES.len()).for_each(|_| row.put(0.0));
            return;
        }
        scoring::put(&look, row);
        goods::put(&look, row);
        action_values::put(&look, row);
        outstanding::put(&look, row);
        outstanding::put_bot(&look, row);
    }

    /// Against Teotibot one plays differently than against a person.
    fn deciders(&self) -> u8 {
        self.options().seats
    }

    fn progress(&self) -> f32 {
        context::progress(self)
    }
}
