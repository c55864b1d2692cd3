//! What prophecies count: ZE-072 to ZE-100.

use patolli_core::Seat;

use crate::{
    Temple, Track, Tzolkin, Wheel,
    data::{Metric, Prophecy, START_STEP},
    position::count_ones,
};

impl Tzolkin {
    /// What a prophecy counts for a seat now.
    pub fn prophecy_count(&self, seat: Seat, prophecy: Prophecy) -> i8 {
        let player = self.player(seat);
        let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
        match prophecy.tile().metric {
            Metric::TempleLevels => Temple::ALL.into_iter().map(|it| self.steps_above(seat, it)).sum(),
            Metric::TempleLevel(temple) => self.steps_above(seat, temple),
            Metric::WoodTiles => small(player.wood_tiles),
            Metric::CornTiles => small(player.corn_tiles),
            Metric::Gold => i8::try_from(player.blocks.gold).unwrap_or(i8::MAX),
            Metric::Skulls => small(player.skulls),
            Metric::TechnologyLevels => small(player.levels.iter().sum()),
            Metric::SecondLevels => {
                small(Track::ALL.into_iter().map(|it| u8::from(self.level(seat, it) >= 2)).sum())
            }
            Metric::Buildings => small(player.building_count()),
            Metric::Fed => small(player.fed),
            Metric::AtChichenItza => small(count_ones(player.wheels[Wheel::ChichenItza.index()])),
        }
    }

    /// Steps above the starting one; below it is -1 (ZE-074, ZEA-20).
    pub fn steps_above(&self, seat: Seat, temple: Temple) -> i8 {
        self.step(seat, temple).cast_signed() - START_STEP.cast_signed()
    }
}
