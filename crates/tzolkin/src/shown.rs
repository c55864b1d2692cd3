//! How decisions look: where on the board they lie, what they cost and bring, what they are called.

use std::ops::ControlFlow;

use patolli_core::{Amount, Face, Livery, Message, Seat, Shown, Visit};

use crate::{
    Action, Block, Blocks, Crop, Goods, Ground, How, Mode, Phase, Saved, Spot, Temple, Track, Tzolkin, Wheel,
    data::{BuildingId, CHICHEN_ITZA, MonumentId, Tribe, market_rate},
    notation::letter,
    rules::{Bill, Price, harvest, price, tempting, yaxchilan},
    task::{Due, Site, Task},
};

impl Shown for Tzolkin {
    const LIVERIES: &'static [Livery] = &[Livery::A, Livery::B, Livery::C, Livery::D, Livery::E];

    fn ask(&self) -> Message {
        let (seat, message) = match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => (self.turn.seat, Message::new("game-over")),
            (_, Some(due)) => (due.seat, self.ask_task(*due)),
            (Phase::Choose, None) => (self.turn.seat, Message::new("ask-start")),
            (Phase::Play, None) => (self.turn.seat, self.ask_turn()),
        };
        message.seat("who", seat)
    }

    fn face(&self, action: Action) -> Face {
        match action {
            Action::Tribe { tribe } => face(
                "tribe",
                Message::new("do-tribe").term("tribe", tribe.key()),
                &[format!("tribe.{tribe}")],
            ),
            Action::Keep { tile } => {
                let label = Message::new("do-keep").term("tile", tile.key());
                face("plus", label, &[format!("start-tile.{tile}")])
            }
            Action::Beg => self.beg_face(),
            Action::Place { spot } => self.place_face(spot),
            Action::Pick { wheel, position } => {
                let label = Message::new("do-pick").term("wheel", wheel.name()).number("number", position);
                face(wheel_icon(wheel), label, &[format!("worker.{wheel}.{position}")])
            }
            Action::Quick => self.quick_face(),
            Action::End => self.end_face(),
            Action::Use { .. } | Action::Harvest { .. } => self.use_face(action),
            Action::Decline => face("close", Message::new(self.no_key()), &[]),
            Action::Learn { track } => self.learn_face(track),
            Action::Bonus { track } => face(
                track.key(),
                Message::new("do-bonus").term("track", track.key()),
                &[format!("tech.{track}.4")],
            ),
            Action::Retreat { track } => {
                let level = self.level(self.decider(), track).saturating_sub(1);
                let label = Message::new("do-retreat").term("track", track.key()).number("level", level);
                face(track.key(), label, &[format!("tech.{track}.{level}")])
            }
            Action::Pay { blocks } => {
                let goods = Goods { blocks, ..Goods::NONE };
                paying(goods, face("block", Message::new("do-pay"), &[]))
            }
            Action::Gain { blocks } => {
                let goods = Goods { blocks, ..Goods::NONE };
                giving(goods, face("block", Message::new("do-gain"), &[]))
            }
            Action::Climb { temple } => self.climb_face(temple),
            Action::Anger { temple } => self.anger_face(temple),
            Action::Gold { n } => {
                let label = Message::new("do-gold");
                giving(Goods::blocks(0, 0, n), paying(Goods::corn(n), face("gold", label, &[])))
            }
            Action::Build { building, how } => self.build_face(building, how),
            Action::Monument { monument, pull } => self.monument_face(monument, pull),
            Action::Sell { block } => {
                let corn = market_rate(block);
                let label = Message::new("do-sell").term("block", block.key());
                let face = face("market", label, &[format!("market.{block}")]);
                giving(Goods::corn(corn), paying(one(block), face))
            }
            Action::Buy { block } => {
                let corn = self.buying_price(block);
                let label = Message::new("do-buy").term("block", block.key());
                let face = face("market", label, &[format!("market.{block}")]);
                giving(one(block), paying(Goods::corn(corn), face))
            }
            Action::Turn { days: 1 } => face("advance", Message::new("do-turn-1"), &[]),
            Action::Turn { .. } => face("double-advance", Message::new("do-turn-2"), &[]),
        }
    }

    fn each_tempting(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        tempting(self, visit)
    }

    fn tie_break(&self, seat: Seat) -> Option<Message> {
        // Z-319.
        Some(Message::new("tie-workers").number("n", self.on_wheels(seat)))
    }
}

impl Tzolkin {
    fn beg_face(&self) -> Face {
        let corn = if self.leads(self.turn.seat, Tribe::Bacab) { 4 } else { 3 };
        let gain = u16::saturating_sub(corn, self.corn(self.turn.seat));
        let gives = Goods::corn(u8::try_from(gain).unwrap_or_default());
        giving(gives, face("beg", Message::new("do-beg"), &[]))
    }

    fn place_face(&self, spot: Spot) -> Face {
        let seat = self.turn.seat;
        let ground = self.ground(seat, spot);
        // A space that is taken still has its price.
        let priced = match spot {
            Spot::Start => Ok(Ground::Start),
            Spot::Quick => Ok(Ground::Quick),
            Spot::Wheel(_) | Spot::Beyond(_) => ground,
        };
        let cost = priced.map_or(0, |it| self.placing_cost(seat, it));
        let at = |label: Message, wheel: Wheel, position: u8| {
            let label = label.term("wheel", wheel.name()).number("number", position);
            face(wheel_icon(wheel), label, &[format!("{wheel}.{position}")])
        };
        let shown = match (spot, ground) {
            (Spot::Beyond(_), Ok(Ground::Wheel(wheel, position))) => {
                at(Message::new("do-place-beyond"), wheel, position)
            }
            (_, Ok(Ground::Wheel(wheel, position))) => at(Message::new("do-place"), wheel, position),
            (Spot::Wheel(wheel) | Spot::Beyond(wheel), _) => {
                at(Message::new("do-place"), wheel, wheel.last())
            }
            (Spot::Start, _) => {
                let corn = self.corn_on_teeth();
                let label = Message::new("do-place-start");
                giving(Goods::corn(corn), face("start-player", label, &["start".to_owned()]))
            }
            (Spot::Quick, _) => {
                let quick = self.quick_tile().map_or("nothing", |it| it.key());
                let label = Message::new("do-place-quick").term("quick", quick);
                face("quick-action", label, &["quick".to_owned()])
            }
        };
        paying(Goods::corn(cost), shown)
    }

    fn quick_face(&self) -> Face {
        let quick = self.quick_tile().map_or("nothing", |it| it.key());
        face("quick-action", Message::new("do-quick").term("quick", quick), &["quick".to_owned()])
    }

    fn end_face(&self) -> Face {
        let key = match (self.phase, self.turn.mode) {
            (Phase::Choose, _) => "do-settle",
            (_, Mode::Open) => "do-pass",
            _ => "do-end",
        };
        face("end-turn", Message::new(key), &[])
    }

    fn use_face(&self, action: Action) -> Face {
        let seat = self.decider();
        let (to, number) = match action {
            Action::Use { wheel, number } => (wheel, number),
            Action::Harvest { number, .. } => (Wheel::Palenque, number),
            _ => return face("free-choice", Message::new("do-no-action"), &[]),
        };
        let (reach, bonus) = match self.tasks.last().map(|it| it.task) {
            Some(Task::Use { wheel, position }) => match price(self, seat, (wheel, position), (to, number)) {
                Some(Price::Pays(corn)) => (corn, 0),
                Some(Price::Gains) => (0, 1),
                None => (position.saturating_sub(number), 0),
            },
            Some(Task::Any { price }) => (price, 0),
            _ => (0, 0),
        };
        let (label, icon, own, gives) = self.deed(seat, action, to, number);
        let gives = Goods { corn: gives.corn + bonus, ..gives };
        giving(gives, paying(Goods::corn(reach + own), face(icon, label, &[format!("{to}.{number}")])))
    }

    /// Name, icon, own price in corn and gain of an action.
    fn deed(
        &self,
        seat: Seat,
        action: Action,
        wheel: Wheel,
        number: u8,
    ) -> (Message, &'static str, u8, Goods) {
        if let Action::Harvest { crop, .. } = action {
            let goods = harvest(self, seat, number, crop);
            let (key, icon) = match crop {
                Crop::Corn => ("do-harvest-corn", "harvest-corn"),
                Crop::Wood => ("do-harvest-wood", "harvest-wood"),
                Crop::Burn => ("do-harvest-burn", "burn"),
            };
            return (Message::new(key).number("number", number), icon, 0, goods);
        }
        match (wheel, number) {
            (Wheel::Palenque, _) => {
                let n = 3 + u8::from(self.level_works(seat, Track::Agriculture, 2));
                (Message::new("do-fish"), "fish", 0, Goods::corn(n))
            }
            (Wheel::Yaxchilan, 1..=5) => {
                let goods = yaxchilan(self, seat, number);
                (Message::new("do-yax").number("number", number), "yaxchilan", 0, goods)
            }
            (Wheel::Tikal, 1) => (Message::new("do-tik-1"), "tech-up", 0, Goods::NONE),
            (Wheel::Tikal, 2) => (Message::new("do-tik-2"), "building", 0, Goods::NONE),
            (Wheel::Tikal, 3) => (Message::new("do-tik-3"), "tech-any", 0, Goods::NONE),
            (Wheel::Tikal, 4) => (Message::new("do-tik-4"), "monument", 0, Goods::NONE),
            (Wheel::Tikal, _) => (Message::new("do-tik-5"), "temple-any", 0, Goods::NONE),
            (Wheel::Uxmal, 1) => (Message::new("do-uxm-1"), "temple-any", 3, Goods::NONE),
            (Wheel::Uxmal, 2) => (Message::new("do-uxm-2"), "market", 0, Goods::NONE),
            (Wheel::Uxmal, 3) => (Message::new("do-uxm-3"), "worker-add", 0, Goods::NONE),
            (Wheel::Uxmal, 4) => (Message::new("do-uxm-4"), "building", 0, Goods::NONE),
            (Wheel::Uxmal, _) => (Message::new("do-uxm-5"), "free-choice", 1, Goods::NONE),
            (Wheel::ChichenItza, 1..=9) => {
                let offering = CHICHEN_ITZA[usize::from(number) - 1];
                let label = Message::new("do-chi")
                    .number("number", number)
                    .number("points", offering.points)
                    .term("temple", offering.temple.key())
                    .number("blocks", offering.blocks);
                (label, "skull", 0, Goods::NONE)
            }
            _ => (Message::new("do-no-action"), "free-choice", 0, Goods::NONE),
        }
    }

    fn learn_face(&self, track: Track) -> Face {
        let seat = self.decider();
        let free = matches!(self.tasks.last(), Some(Due { task: Task::Learn { free: true, .. }, .. }));
        let n = self.advance_cost(seat, track, free);
        let level = self.level(seat, track) + 1;
        let label = if level > 3 {
            Message::new("do-learn-bonus").term("track", track.key())
        } else {
            Message::new("do-learn").term("track", track.key()).number("level", level)
        };
        let pays = if n > 0 { vec![Amount { good: "block", n: n.into() }] } else { Vec::new() };
        Face { pays, ..face(track.key(), label, &[format!("tech.{track}.{level}")]) }
    }

    fn climb_face(&self, temple: Temple) -> Face {
        let seat = self.decider();
        let step = self.step(seat, temple);
        if !self.can_rise(seat, temple) {
            let label = Message::new("do-climb-lost").term("temple", temple.key());
            return face(temple.key(), label, &[format!("temple.{temple}.{step}")]);
        }
        let points = temple.steps().points[usize::from(step) + 1];
        let label = Message::new("do-climb").term("temple", temple.key()).number("points", points);
        let (corn, blocks) = self.step_price(seat, temple);
        let mut shown =
            paying(Goods::corn(corn), face(temple.key(), label, &[format!("temple.{temple}.{}", step + 1)]));
        if blocks > 0 {
            shown.pays.push(Amount { good: "block", n: blocks.into() });
        }
        shown
    }

    fn anger_face(&self, temple: Temple) -> Face {
        let step = self.step(self.decider(), temple).saturating_sub(1);
        let points = temple.steps().points[usize::from(step)];
        let label = Message::new("do-anger").term("temple", temple.key()).number("points", points);
        face("temple-down", label, &[format!("temple.{temple}.{step}")])
    }

    fn build_face(&self, building: BuildingId, how: How) -> Face {
        let seat = self.decider();
        let site = match self.tasks.last().map(|it| it.task) {
            Some(Task::Build { site }) => site,
            _ => Site::One,
        };
        let saved = match how.save {
            Some(Saved::Block(block)) => block.key(),
            Some(Saved::Extra) => "saved-extra",
            Some(Saved::Corn) => "corn",
            None => "nothing",
        };
        let label = Message::new("do-build")
            .term("tile", building.key())
            .number("pull", u8::from(how.pull.is_some()))
            .term("old", how.pull.map_or("nothing", BuildingId::key))
            .number("save", u8::from(how.save.is_some()))
            .term("saved", saved)
            .number("later", u8::from(how.later));
        let shown =
            face(building.tile().kind.key(), label, &tile_ids(seat, "building", building.key(), how.pull));
        self.billed(shown, self.bill(seat, site, building, how).ok())
    }

    fn monument_face(&self, monument: MonumentId, pull: Option<BuildingId>) -> Face {
        let seat = self.decider();
        let label = Message::new("do-monument")
            .term("tile", monument.key())
            .number("pull", u8::from(pull.is_some()))
            .term("old", pull.map_or("nothing", BuildingId::key));
        let shown = face("monument", label, &tile_ids(seat, "monument", monument.key(), pull));
        self.billed(shown, self.monument_bill(seat, monument, pull).ok())
    }

    #[expect(clippy::unused_self, reason = "reads beside the faces it completes")]
    fn billed(&self, shown: Face, bill: Option<Bill>) -> Face {
        let Some(Bill { blocks, extra, corn, skulls }) = bill else { return shown };
        let mut shown = paying(Goods { corn, blocks, skulls }, shown);
        if extra > 0 {
            shown.pays.push(Amount { good: "block", n: extra.into() });
        }
        shown
    }
}

fn tile_ids(seat: Seat, row: &str, tile: &str, pull: Option<BuildingId>) -> Vec<String> {
    let mut at = vec![format!("{row}.{tile}")];
    at.extend(pull.map(|it| format!("own.{}.{it}", letter(seat))));
    at
}

fn one(block: Block) -> Goods {
    Goods { blocks: Blocks::one(block), ..Goods::NONE }
}

fn face(icon: &'static str, label: Message, at: &[String]) -> Face {
    Face { at: at.to_vec(), turn: None, pays: Vec::new(), gives: Vec::new(), label, icon }
}

fn amounts(goods: Goods) -> Vec<Amount> {
    let all = [
        ("corn", goods.corn),
        ("wood", goods.blocks.wood),
        ("stone", goods.blocks.stone),
        ("gold", goods.blocks.gold),
        ("skull", goods.skulls),
    ];
    all.into_iter().filter(|it| it.1 > 0).map(|(good, n)| Amount { good, n: n.into() }).collect()
}

fn paying(goods: Goods, face: Face) -> Face {
    Face { pays: amounts(goods), ..face }
}

fn giving(goods: Goods, face: Face) -> Face {
    Face { gives: amounts(goods), ..face }
}

const fn wheel_icon(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::Palenque => "palenque",
        Wheel::Yaxchilan => "yaxchilan",
        Wheel::Tikal => "tikal",
        Wheel::Uxmal => "uxmal",
        Wheel::ChichenItza => "chichen",
    }
}
