//! Words about the table: the calendar, tiles on offer, neutral pieces.

use patolli_core::{StageFault, StageLine};

use super::{
    Stage, ensure, new_bit,
    piles::{put, put_list},
};
use crate::{
    JungleTiles, Wheel,
    data::{BuildingId, EPOCH_ONE_COUNT, FOOD_DAYS, MonumentId, ROW_SIZE, TEETH, setup_counts},
};

/// The last round has this number.
const LAST_ROUND: u8 = 27;

impl Stage {
    pub(super) fn say_of_table(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "day" | "date" | "food-days" | "food-day" | "corn-on-teeth" | "prophecy" | "quick-tile" => {
                self.say_of_calendar(words)
            }
            "row" | "stack" | "stack-empty" | "second-epoch" | "monuments" => self.say_of_tiles(words),
            "neutral" => {
                let wheel: Wheel = words.read("a wheel")?;
                for position in words.read_all("a position")? {
                    self.game.neutral[wheel.index()] |= new_bit(self.game.neutral[wheel.index()], position)?;
                }
                Ok(())
            }
            "jungle" => {
                let number: usize = words.read("the number of an action")?;
                ensure((2..=5).contains(&number), || "forests lie beside Palenque 2 to 5".to_owned())?;
                let (forest, corn) = (words.read("wood tiles")?, words.read("corn tiles")?);
                self.game.jungle[number - 2] = JungleTiles { forest, corn };
                Ok(())
            }
            "offerings" => self.say_offerings(words),
            _ => Err(words.unknown()),
        }
    }

    fn say_of_calendar(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "day" => {
                let tooth = words.read("a day")?;
                self.set_day(tooth)
            }
            "date" => {
                let tooth = words.read("a day")?;
                let done = (0..).zip(FOOD_DAYS).take(3).filter(|it| it.1 < tooth).count();
                self.game.food_days = u8::try_from(done).map_err(StageFault::impossible)?;
                self.game.food_today = FOOD_DAYS.contains(&tooth) || tooth == LAST_ROUND;
                self.set_day(tooth)
            }
            "food-days" => {
                self.game.food_days = words.read("a number")?;
                Ok(())
            }
            "food-day" => {
                let number: usize = words.read("a food day")?;
                let tooth = number.checked_sub(1).and_then(|it| FOOD_DAYS.get(it));
                let tooth = *tooth.ok_or_else(|| StageFault::impossible("there are four food days"))?;
                self.game.food_days = u8::try_from(number - 1).map_err(StageFault::impossible)?;
                self.game.food_today = true;
                self.set_day(tooth)
            }
            "corn-on-teeth" => {
                let teeth: u8 = words.read("a number")?;
                ensure(teeth <= TEETH, || format!("the calendar has {TEETH} teeth"))?;
                self.game.corn_on_teeth = (1 << teeth) - 1;
                Ok(())
            }
            "prophecy" => {
                put(&mut self.game.deal.prophecies, 0, words.read("a prophecy")?)?;
                self.game.food_days = 1;
                self.set_day(8)
            }
            _ => self.say_quick_tile(words),
        }
    }

    /// The calendar has turned so far, never by two days at once.
    fn set_day(&mut self, tooth: u8) -> Result<(), StageFault> {
        ensure(tooth <= LAST_ROUND, || format!("the calendar turns {LAST_ROUND} times"))?;
        self.game.tooth = tooth;
        self.game.round = (tooth + 1).min(LAST_ROUND);
        Ok(())
    }

    fn say_quick_tile(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let tile = words.read("a quick action")?;
        let tooth = usize::from(self.game.tooth);
        match tooth.checked_sub(14) {
            None => put(&mut self.game.deal.quick_one, tooth / 2, tile),
            Some(late) => put(&mut self.game.deal.quick_two, (late / 2).min(5), tile),
        }
    }

    fn say_of_tiles(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "row" => {
                let tiles: Vec<BuildingId> = words.read_all("a building")?;
                let late = tiles.first().is_some_and(|it| it.tile().epoch == 2);
                if late {
                    self.game.epoch = 2;
                }
                self.lay_row(if late { 2 } else { 1 }, &tiles)
            }
            "second-epoch" => {
                self.game.epoch = 2;
                self.lay_row(2, &[])
            }
            "stack" => {
                let tiles: Vec<BuildingId> = words.read_all("a building")?;
                let epoch = self.game.epoch;
                let drawn = self.drawn(epoch);
                self.put_buildings(epoch, drawn, &tiles)
            }
            "stack-empty" => {
                self.game.drawn[0] = u8::try_from(EPOCH_ONE_COUNT).map_err(StageFault::impossible)?;
                Ok(())
            }
            _ => self.say_monuments(words),
        }
    }

    fn lay_row(&mut self, epoch: u8, tiles: &[BuildingId]) -> Result<(), StageFault> {
        ensure(tiles.len() <= ROW_SIZE, || format!("the row has {ROW_SIZE} places"))?;
        self.put_buildings(epoch, 0, tiles)?;
        let mut row = [None; ROW_SIZE];
        row.iter_mut().zip(tiles).for_each(|(place, tile)| *place = Some(*tile));
        self.game.row = row;
        self.game.drawn[usize::from(epoch - 1)] =
            u8::try_from(tiles.len()).map_err(StageFault::impossible)?;
        Ok(())
    }

    /// How many buildings of an epoch are drawn.
    pub(super) fn drawn(&self, epoch: u8) -> usize {
        self.game.drawn[usize::from(epoch - 1)].into()
    }

    pub(super) fn put_buildings(
        &mut self,
        epoch: u8,
        place: usize,
        tiles: &[BuildingId],
    ) -> Result<(), StageFault> {
        let deal = &mut self.game.deal;
        if epoch == 1 {
            put_list(&mut deal.epoch_one, place, tiles)
        } else {
            put_list(&mut deal.epoch_two, place, tiles)
        }
    }

    fn say_monuments(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let tiles: Vec<MonumentId> = words.read_all("a monument")?;
        put_list(&mut self.game.deal.monuments, 0, &tiles)?;
        let laid = usize::from(setup_counts(self.game.options.seats, self.game.options.quick).monuments);
        let on_offer = &self.game.deal.monuments[..laid];
        self.game.monuments = on_offer.iter().fold(0, |bits, it| bits | 1 << it.index());
        Ok(())
    }

    fn say_offerings(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        for number in words.read_all("the number of an action")? {
            self.game.offerings |= new_bit(self.game.offerings, number)?;
            self.take_skulls(1)?;
        }
        Ok(())
    }

    pub(super) fn take_skulls(&mut self, n: u8) -> Result<(), StageFault> {
        let left = self.game.skulls.checked_sub(n);
        self.game.skulls = left.ok_or_else(|| StageFault::impossible("there are thirteen skulls"))?;
        Ok(())
    }
}
