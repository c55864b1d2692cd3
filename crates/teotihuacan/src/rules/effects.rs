//! What changes hands: goods, points, discovery tiles, and the markers on the two tracks.

use patolli_core::{Log, Seat};

use crate::{
    Board, CostKind, Event, Goods, Illegal, PointSource, Resource, Resources, Teotihuacan,
    data::{AVENUE_END, Discovery, LARGE_SPACES, PYRAMID_TRACK_END},
    task::AvenueTile,
};

impl Teotihuacan {
    /// Goods from the supply, which never runs out (H-020).
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, log: &mut Log<Event>) {
        if goods.is_nothing() {
            return;
        }
        let player = self.player_mut(seat);
        player.cocoa = player.cocoa.saturating_add(goods.cocoa.into());
        player.resources = player.resources.plus(goods.resources);
        log.push(Event::Gained { seat, goods });
    }

    /// Goods to the supply.
    pub(crate) fn pay(&mut self, seat: Seat, goods: Goods, log: &mut Log<Event>) {
        if goods.is_nothing() {
            return;
        }
        let player = self.player_mut(seat);
        player.cocoa = player.cocoa.saturating_sub(goods.cocoa.into());
        player.resources = player.resources.minus(goods.resources);
        log.push(Event::Paid { seat, goods });
    }

    pub(crate) fn score_points(&mut self, seat: Seat, points: u8, source: PointSource, log: &mut Log<Event>) {
        if points > 0 {
            self.add_points(seat, points);
            log.push(Event::Scored { seat, points, source });
        }
    }

    pub(crate) fn add_points(&mut self, seat: Seat, points: u8) {
        let player = self.player_mut(seat);
        player.score = player.score.saturating_add(points.into());
    }

    /// Whether a seat can pay.
    pub(crate) fn can_pay(&self, seat: Seat, goods: Goods) -> bool {
        self.cocoa(seat) >= goods.cocoa.into() && self.resources(seat).covers(goods.resources)
    }

    pub(crate) fn check_goods(&self, seat: Seat, goods: Goods, price: CostKind) -> Result<(), Illegal> {
        self.check_cocoa(seat, goods.cocoa, price)?;
        self.check_resources(seat, goods.resources, price)
    }

    pub(crate) fn check_cocoa(&self, seat: Seat, need: u8, price: CostKind) -> Result<(), Illegal> {
        let have = self.cocoa(seat);
        if have >= need.into() { Ok(()) } else { Err(Illegal::Cocoa { need, have, cost: price }) }
    }

    pub(crate) fn check_resources(
        &self,
        seat: Seat,
        resources: Resources,
        price: CostKind,
    ) -> Result<(), Illegal> {
        Resource::ALL.into_iter().try_for_each(|resource| {
            let (need, have) = (resources.count(resource), self.resources(seat).count(resource));
            if have >= need { Ok(()) } else { Err(Illegal::Resources { resource, need, have, cost: price }) }
        })
    }

    /// A step on the Avenue, at most to space 9 (H-216, H-268, H-367); whether the marker moved.
    pub(crate) fn move_on_avenue(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        let player = self.player_mut(seat);
        if player.avenue >= AVENUE_END {
            return false;
        }
        player.avenue += 1;
        let space = player.avenue;
        log.push(Event::Walked { seat, space });
        true
    }

    /// A player's step on the Avenue, which may offer a discovery tile (H-160, HA-13).
    pub(super) fn move_on_avenue_with_offer(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.move_on_avenue(seat, log)
            && let Some((at, _)) = (0..).zip(LARGE_SPACES).find(|it| it.1.space == self.avenue(seat))
        {
            self.push_task(seat, AvenueTile { at });
        }
    }

    /// A step on the pyramid track; steps beyond its end are lost (HA-19).
    pub(crate) fn move_on_pyramid_track(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        if player.pyramid < PYRAMID_TRACK_END {
            player.pyramid += 1;
            let space = player.pyramid;
            log.push(Event::Advanced { seat, space });
        }
    }

    /// A discovery tile for its price.
    pub(crate) fn take_tile(&mut self, seat: Seat, tile: Discovery, log: &mut Log<Event>) {
        self.pay(seat, tile.tile().price, log);
        self.player_mut(seat).add_tile(tile);
        log.push(Event::TileTaken { seat, tile });
    }

    /// Draws a new discovery tile where none lies; an empty stack gives none (H-150, HA-19).
    pub(crate) fn replace_discovery_tile(&mut self, board: Board, log: &mut Log<Event>) {
        if let Some(place) = board.discovery_place()
            && self.discoveries[place].is_none()
            && let Some(tile) = self.stack.pop()
        {
            self.discoveries[place] = Some(tile);
            log.push(Event::TileLaid { board, tile });
        }
    }
}
