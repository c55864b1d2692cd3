//! Goods from and to the supply: Z-144, Z-145, and the prices prophecies put on them (ZE-064 to ZE-068).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Block, Blocks, Event, Goods, Illegal, Lapse, Tzolkin,
    data::Prophecy,
    task::{Gold, Skull},
};

/// Every way to pay `n` blocks.
pub(super) fn each_payment(
    game: &Tzolkin,
    seat: Seat,
    n: u8,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    game.blocks(seat).splits(n.into()).try_for_each(|blocks| visit(Action::Pay { blocks }))
}

/// Whether an answer pays `n` blocks.
pub(super) fn check_payment(game: &Tzolkin, seat: Seat, n: u8, action: Action) -> Result<(), Illegal> {
    let Action::Pay { blocks } = action else { return Err(Illegal::NotNow) };
    if blocks.total() != u16::from(n) {
        return Err(Illegal::WrongCount { need: n });
    }
    check_blocks(game.blocks(seat), blocks)
}

/// Which of the blocks to be paid are not there.
pub(super) fn check_blocks(have: Blocks, need: Blocks) -> Result<(), Illegal> {
    match Block::ALL.into_iter().find(|it| need.count(*it) > have.count(*it)) {
        Some(block) => Err(Illegal::Blocks { block, need: need.count(block), have: have.count(block) }),
        None => Ok(()),
    }
}

impl Tzolkin {
    /// The corn that so much gold costs when it is gained (ZE-083).
    pub(super) fn gold_price(&self, gold: u16) -> u8 {
        if self.is_in_force(Prophecy::GoldShortage) { u8::try_from(gold).unwrap_or(u8::MAX) } else { 0 }
    }

    /// Gives goods; gold and skulls with a price on them become questions (ZE-066, ZE-083, ZE-086).
    pub(super) fn gain(&mut self, seat: Seat, goods: Goods, log: &mut Log<Event>) {
        let stage = self.food_day_stage();
        let gold = goods.blocks.gold;
        let dear_gold = gold > 0 && self.is_in_force(Prophecy::GoldShortage);
        let dear_skulls = goods.skulls > 0 && self.is_in_force(Prophecy::Desecration);
        // Z-014, ZA-17: what the supply has.
        let skulls = if dear_skulls { 0 } else { goods.skulls.min(self.skulls) };
        let mut free = Goods { skulls, ..goods };
        if dear_gold {
            free.blocks.gold = 0;
        }
        self.skulls -= skulls;
        let player = self.player_mut(seat);
        player.corn += u16::from(free.corn);
        player.blocks = player.blocks.plus(free.blocks);
        player.skulls += skulls;
        if free != Goods::NONE {
            log.push(Event::Gained { seat, goods: free, stage });
        }
        if !dear_skulls && skulls < goods.skulls {
            log.push(Event::Lapsed { seat, what: Lapse::SkullSupply, n: goods.skulls - skulls, stage });
        }
        if dear_gold {
            self.push_task(seat, Gold { most: u8::try_from(gold).unwrap_or(u8::MAX) });
        }
        if dear_skulls {
            (0..goods.skulls).for_each(|_| self.push_task(seat, Skull));
        }
    }

    /// Skulls from the supply, as far as there are some.
    pub(super) fn take_skulls(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        let stage = self.food_day_stage();
        let (due, n) = (n, n.min(self.skulls));
        self.skulls -= n;
        self.player_mut(seat).skulls += n;
        if n > 0 {
            log.push(Event::Gained { seat, goods: Goods::skulls(n), stage });
        }
        if n < due {
            log.push(Event::Lapsed { seat, what: Lapse::SkullSupply, n: due - n, stage });
        }
    }

    pub(super) fn take_gold(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        self.add_blocks(seat, Blocks::new(0, 0, n.into()), log);
    }

    pub(super) fn add_blocks(&mut self, seat: Seat, blocks: Blocks, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        player.blocks = player.blocks.plus(blocks);
        let goods = Goods { blocks, ..Goods::NONE };
        log.push(Event::Gained { seat, goods, stage: self.food_day_stage() });
    }

    pub(super) fn pay_blocks(&mut self, seat: Seat, blocks: Blocks, log: &mut Log<Event>) {
        self.pay(seat, Goods { blocks, ..Goods::NONE }, log);
    }

    pub(super) fn pay_corn(&mut self, seat: Seat, corn: u8, log: &mut Log<Event>) {
        self.pay(seat, Goods::corn(corn), log);
    }

    /// Pays goods; where a skull goes is the caller's business.
    pub(super) fn pay(&mut self, seat: Seat, goods: Goods, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        player.corn -= u16::from(goods.corn);
        player.blocks = player.blocks.minus(goods.blocks);
        player.skulls -= goods.skulls;
        if goods != Goods::NONE {
            log.push(Event::Paid { seat, goods, stage: self.food_day_stage() });
        }
    }
}
