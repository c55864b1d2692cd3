//! Scoring an eclipse, wages, and the end of the game (H-287 to H-317).

use patolli_core::{Log, Seat};

use crate::{
    Event, Phase, Temple, Teotihuacan,
    data::{
        AVENUE_END, BONUS_STEP, BOT_BONUS, BOT_TECHNOLOGY, LEADER_POINTS, MASK_POINTS, PYRAMID_POINTS,
        Scoring,
    },
    task::{Dawn, Wages},
};

/// Points of masks in sets: one of every kind owned, then one of every kind owned twice, and so on (HA-24).
pub(crate) fn mask_points(masks: [u8; 7]) -> u8 {
    (1..=masks.into_iter().fold(0, u8::max)).map(|nth| set_points(masks, nth)).sum()
}

/// Points of the nth set.
fn set_points(masks: [u8; 7], nth: u8) -> u8 {
    MASK_POINTS[masks.into_iter().filter(|it| *it >= nth).count()]
}

impl Teotihuacan {
    /// Steps 1 to 5, then the wages are asked for.
    pub(super) fn begin_eclipse(&mut self, log: &mut Log<Event>) {
        let number = self.eclipses + 1;
        log.push(Event::EclipseBegan { number, last: self.is_last_era() });
        self.score_avenue(number, log);
        self.score_pyramid_track(number, log);
        for seat in self.in_order() {
            self.player_mut(seat).pyramid = 0;
        }
        self.score_masks(number, log);
        self.push_task(self.turn.seat, Dawn);
        // H-519: Teotibot pays no wages.
        let payers: arrayvec::ArrayVec<Seat, 4> = self.in_order().filter(|it| !self.is_bot(*it)).collect();
        for seat in payers.into_iter().rev() {
            self.push_task(seat, Wages);
        }
    }

    fn score_avenue(&mut self, number: u8, log: &mut Log<Event>) {
        let each = self.avenue_points();
        for seat in self.in_order() {
            let spaces = self.avenue(seat).min(AVENUE_END);
            let points = each * spaces;
            self.add_points(seat, points);
            log.push(Event::AvenueScored { seat, number, spaces, each, points });
        }
    }

    fn score_pyramid_track(&mut self, number: u8, log: &mut Log<Event>) {
        let furthest = self.in_order().map(|it| self.pyramid_track(it)).fold(0, u8::max);
        for seat in self.in_order() {
            // HA-23: nobody leads from the start.
            if furthest > 0 && self.pyramid_track(seat) == furthest {
                self.add_points(seat, LEADER_POINTS);
                log.push(Event::LeaderScored { seat, number, points: LEADER_POINTS });
            }
        }
        // HA-21: the last eclipse counts by its ordinal.
        let each = PYRAMID_POINTS[usize::from(self.eclipses.min(2))];
        for seat in self.in_order() {
            let spaces = self.pyramid_track(seat);
            let points = each * spaces;
            self.add_points(seat, points);
            log.push(Event::PyramidScored { seat, number, spaces, each, points });
        }
    }

    fn score_masks(&mut self, number: u8, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let masks = self.masks(seat);
            let points = mask_points(masks);
            self.add_points(seat, points);
            log.push(Event::MasksScored { seat, number, masks: masks.iter().sum(), points });
        }
    }

    /// Step 7, or step 8 and the end of the game.
    pub(super) fn end_eclipse(&mut self, log: &mut Log<Event>) {
        let last = self.is_last_era();
        self.eclipses += 1;
        if last {
            return self.finish(log);
        }
        self.light = 0;
        log.push(Event::DiscsReset { dark: self.dark() });
        self.move_neutrals(log);
        self.begin_turn(self.turn.seat.next(self.seat_count()), log);
    }

    fn finish(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            for temple in Temple::ALL {
                if self.step(seat, temple) >= BONUS_STEP {
                    let bonus = self.bonuses[temple.index()];
                    let points = self.bonus_points(seat, temple);
                    self.add_points(seat, points);
                    log.push(Event::BonusScored { seat, temple, bonus, points });
                }
            }
        }
        if let Some(seat) = self.bot_seat() {
            self.finish_bot(seat, log);
        }
        self.phase = Phase::Over;
        log.push(Event::GameOver);
    }

    /// What a temple bonus tile is worth to a seat that has reached it (H-391 to H-397, H-523).
    pub fn bonus_points(&self, seat: Seat, temple: Temple) -> u8 {
        if self.is_bot(seat) {
            return BOT_BONUS.saturating_add_signed(self.options.bot.bonus);
        }
        let player = self.player(seat);
        match self.bonuses[temple.index()].tile().scoring {
            Scoring::BestMaskSet => set_points(player.masks, 1),
            Scoring::Technologies(each) => each * player.technology_count(),
            Scoring::Flat(points) => points,
            Scoring::Avenue(each) => each * player.avenue,
            Scoring::Bonuses(each) => {
                let reached = player.temples.iter().map(|it| u8::from(*it >= BONUS_STEP));
                each * reached.sum::<u8>()
            }
            Scoring::Discoveries(each) => each * player.other_tiles(),
            Scoring::Workers(weak, strong) => {
                self.powers(seat).map(|it| if it >= 4 { strong } else { weak }).sum()
            }
        }
    }

    /// H-521, H-522, HA-53.
    fn finish_bot(&mut self, seat: Seat, log: &mut Log<Event>) {
        let goods = u16::from(self.resources(seat).total()) + self.cocoa(seat);
        let goods = u8::try_from(goods).unwrap_or(u8::MAX);
        self.add_points(seat, goods);
        log.push(Event::BotGoodsScored { seat, goods, points: goods });
        let technologies = self.technology_count(seat);
        let points = technologies * BOT_TECHNOLOGY.saturating_add_signed(self.options.bot.technology);
        self.add_points(seat, points);
        log.push(Event::BotTechnologiesScored { seat, technologies, points });
    }
}
