//! The end of the game: Z-312 to Z-320, Z-343 to Z-355.

use arrayvec::ArrayVec;
use patolli_core::{Log, MAX_SEATS, Seat};

use crate::{
    BuildingKind, Event, Phase, Temple, Tzolkin,
    data::{BuildingId, Effect, MonumentId, SKULL_POINTS, Scoring},
    position::count_ones,
    turn::Turn,
};

/// The final scoring.
pub(super) fn score(game: &mut Tzolkin, log: &mut Log<Event>) {
    log.push(Event::FinalScoringBegan);
    for seat in game.start_player.clockwise(game.options.seats) {
        // Z-314, Z-315: every corn is a quarter of a point.
        let corn = game.corn(seat) + game.blocks(seat).in_corn();
        let skulls = game.skulls_of(seat);
        let points = SKULL_POINTS * i16::from(skulls);
        game.player_mut(seat).score += i16::try_from(corn).unwrap_or(i16::MAX) + 4 * points;
        log.push(Event::GoodsScored { seat, corn, points: corn });
        if skulls > 0 {
            log.push(Event::SkullsScored { seat, skulls, points });
        }
        for monument in game.monuments_of(seat) {
            let points = game.monument_points(seat, monument);
            game.player_mut(seat).score += 4 * points;
            log.push(Event::MonumentScored { seat, monument, points });
        }
    }
    game.phase = Phase::Over;
    game.turn = Turn::new(game.start_player);
    log.push(Event::GameOver);
}

/// Z-318 to Z-320: points, then workers on wheels, then a shared place.
pub(crate) fn places(game: &Tzolkin) -> ArrayVec<u8, MAX_SEATS> {
    let rank = |seat: Seat| (game.score(seat), game.on_wheels(seat));
    let better = |mine| game.each_seat().map(|it| u8::from(rank(it) > mine)).sum::<u8>();
    game.each_seat().map(|it| 1 + better(rank(it))).collect()
}

impl Tzolkin {
    /// What a monument would score for its owner now.
    pub fn monument_points(&self, seat: Seat, monument: MonumentId) -> i16 {
        let player = self.player(seat);
        let times = |points: i16, n: u8| points * i16::from(n);
        match monument.tile().scoring {
            Scoring::Frame(kind) => times(4, self.frames(seat, kind)),
            Scoring::AllTiles => times(2, player.building_count() + player.monument_count()),
            Scoring::MonumentsOfAll => {
                let built = self.each_seat().map(|it| self.player(it).monument_count()).sum();
                // Z-347, ZEA-51.
                let each = match self.options.seats {
                    2 => 6,
                    3 => 5,
                    _ => 4,
                };
                times(each, built)
            }
            Scoring::CornTiles => times(4, player.corn_tiles),
            Scoring::WoodTiles => times(4, player.wood_tiles),
            Scoring::Workers => times(6, self.workers(seat).saturating_sub(3)),
            Scoring::Levels => times(3, player.levels.iter().sum()),
            Scoring::FinishedTechnologies => {
                let finished = player.levels.into_iter().map(|it| usize::from(it == 3)).sum::<usize>();
                [0, 9, 20, 33, 33][finished]
            }
            Scoring::OneTemple => {
                let best = Temple::ALL.into_iter().map(|it| self.steps_above(seat, it)).fold(0, i8::max);
                3 * i16::from(best)
            }
            Scoring::ThreeTemples => {
                let points = |it: Temple| i16::from(it.steps().points[usize::from(self.step(seat, it))]);
                Temple::ALL.into_iter().map(points).sum()
            }
            Scoring::Skulls => times(3, count_ones(self.offerings) + self.shrine_skulls()),
        }
    }

    /// Own buildings and monuments with a frame (ZA-47).
    fn frames(&self, seat: Seat, kind: BuildingKind) -> u8 {
        let buildings = self.buildings_of(seat).map(|it| it.tile().kind);
        let monuments = self.monuments_of(seat).map(|it| it.tile().kind);
        buildings.chain(monuments).map(|it| u8::from(it == kind)).sum()
    }

    /// Skulls that lie on the skull shrine (ZE-116).
    pub(crate) fn shrine_skulls(&self) -> u8 {
        let is_shrine = |it: BuildingId| it.tile().effects.contains(&Effect::SkullShrine);
        self.each_seat().flat_map(|it| self.buildings_of(it)).map(|it| u8::from(is_shrine(it))).sum()
    }
}
