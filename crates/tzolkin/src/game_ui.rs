//! How decisions look: where on the board they lie and what they are called.

use std::ops::ControlFlow;

use patolli_core::{Amount, GameUi, Message, Presentation, Seat, SeatStyle, Visit};

use crate::{
    Action, BuildingPayment, Discount, HarvestKind, Phase, Placement, Temple, Track, TurnState, Tzolkin,
    Wheel, WorkerSpace,
    data::{BuildingId, CHICHEN_ITZA_OFFERINGS, MonumentId},
    holdings::{holdings, outstanding},
    notation::{SEAT_STYLES, letter},
    rules::near_misses,
};

impl GameUi for Tzolkin {
    const SEAT_STYLES: &'static [SeatStyle] = &SEAT_STYLES;

    const QUESTIONS: &'static [patolli_core::QuestionSpec] = crate::questions::QUESTIONS;

    fn may_have_secrets(&self) -> bool {
        self.phase == Phase::Choose
    }

    fn ask(&self) -> Message {
        self.question().seat("who", self.decider())
    }

    fn presentation(&self, action: Action) -> Presentation {
        match action {
            Action::Tribe { tribe } => presentation(
                "tribe",
                Message::new("do-tribe").term("tribe", tribe.key()),
                &[format!("tribe.{tribe}")],
            ),
            Action::Keep { tile } => {
                let label = Message::new("do-keep").term("tile", tile.key());
                presentation("plus", label, &[format!("start-tile.{tile}")])
            }
            Action::Beg => presentation("beg", Message::new("do-beg"), &[]),
            Action::Place { placement: spot } => self.place_presentation(spot),
            Action::Pick { wheel, position } => {
                let label = Message::new("do-pick").term("wheel", wheel.name()).number("number", position);
                presentation(wheel_icon(wheel), label, &[format!("worker.{wheel}.{position}")])
            }
            Action::Quick => self.quick_presentation(),
            Action::End => self.end_presentation(),
            Action::Use { wheel, number } => use_presentation(action, wheel, number),
            Action::Harvest { number, .. } => use_presentation(action, Wheel::Palenque, number),
            Action::Decline => presentation("close", self.decline_label(), &[]),
            Action::Learn { track } => self.learn_presentation(track),
            Action::Bonus { track } => presentation(
                track.key(),
                Message::new("do-bonus").term("track", track.key()),
                &[format!("tech.{track}.4")],
            ),
            Action::Retreat { track } => {
                let level = self.level(self.decider(), track).saturating_sub(1);
                let label = Message::new("do-retreat").term("track", track.key()).number("level", level);
                presentation(track.key(), label, &[format!("tech.{track}.{level}")])
            }
            Action::Pay { .. } => presentation("block", Message::new("do-pay"), &[]),
            Action::Gain { .. } => presentation("block", Message::new("do-gain"), &[]),
            Action::Climb { temple } => self.climb_presentation(temple),
            Action::Anger { temple } => self.anger_presentation(temple),
            Action::Gold { .. } => presentation("gold", Message::new("do-gold"), &[]),
            Action::Build { building, payment: how } => self.build_presentation(building, how),
            Action::Monument { monument, renovated: pull } => self.monument_presentation(monument, pull),
            Action::Sell { block } => {
                let label = Message::new("do-sell").term("block", block.key());
                presentation("market", label, &[format!("market.{block}")])
            }
            Action::Buy { block } => {
                let label = Message::new("do-buy").term("block", block.key());
                presentation("market", label, &[format!("market.{block}")])
            }
            Action::TurnCalendar { days: 1 } => presentation("advance", Message::new("do-turn-1"), &[]),
            Action::TurnCalendar { .. } => presentation("double-advance", Message::new("do-turn-2"), &[]),
        }
    }

    fn each_near_miss(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        near_misses(self, visit)
    }

    fn holdings(&self, seat: Seat) -> Vec<Amount> {
        holdings(self, seat)
    }

    fn outstanding(&self, seat: Seat) -> Vec<Amount> {
        outstanding(self, seat)
    }

    fn tie_break(&self, seat: Seat) -> Option<Message> {
        // Z-319.
        Some(Message::new("tie-workers").number("n", self.on_wheels(seat)))
    }
}

impl Tzolkin {
    fn place_presentation(&self, spot: Placement) -> Presentation {
        let seat = self.turn.seat;
        let ground = self.worker_space(seat, spot);
        let at = |label: Message, wheel: Wheel, position: u8| {
            let label = label.term("wheel", wheel.name()).number("number", position);
            presentation(wheel_icon(wheel), label, &[format!("{wheel}.{position}")])
        };
        match (spot, ground) {
            (Placement::Beyond(_), Ok(WorkerSpace::Wheel { wheel, position })) => {
                at(Message::new("do-place-beyond"), wheel, position)
            }
            (_, Ok(WorkerSpace::Wheel { wheel, position })) => at(Message::new("do-place"), wheel, position),
            (Placement::Wheel(wheel) | Placement::Beyond(wheel), _) => {
                at(Message::new("do-place"), wheel, wheel.last())
            }
            (Placement::Start, _) => {
                presentation("start-player", Message::new("do-place-start"), &["start".to_owned()])
            }
            (Placement::Quick, _) => {
                let quick = self.quick_tile().map_or("nothing", |it| it.key());
                let label = Message::new("do-place-quick").term("quick", quick);
                presentation("quick-action", label, &["quick".to_owned()])
            }
        }
    }

    fn quick_presentation(&self) -> Presentation {
        let quick = self.quick_tile().map_or("nothing", |it| it.key());
        presentation("quick-action", Message::new("do-quick").term("quick", quick), &["quick".to_owned()])
    }

    fn end_presentation(&self) -> Presentation {
        let key = match (self.phase, self.turn.state) {
            (Phase::Choose, _) => "do-settle",
            (_, TurnState::Open) => "do-pass",
            (_, TurnState::Placing | TurnState::Mercy | TurnState::Picking) => "do-end",
        };
        presentation("end-turn", Message::new(key), &[])
    }

    fn learn_presentation(&self, track: Track) -> Presentation {
        let seat = self.decider();
        let level = self.level(seat, track) + 1;
        let label = if level > 3 {
            Message::new("do-learn-bonus").term("track", track.key())
        } else {
            Message::new("do-learn").term("track", track.key()).number("level", level)
        };
        presentation(track.key(), label, &[format!("tech.{track}.{level}")])
    }

    fn climb_presentation(&self, temple: Temple) -> Presentation {
        let seat = self.decider();
        let step = self.step(seat, temple);
        if !self.can_rise(seat, temple) {
            let label = Message::new("do-climb-lost").term("temple", temple.key());
            return presentation(temple.key(), label, &[format!("temple.{temple}.{step}")]);
        }
        let points = temple.steps().points[usize::from(step) + 1];
        let label = Message::new("do-climb").term("temple", temple.key()).number("points", points);
        presentation(temple.key(), label, &[format!("temple.{temple}.{}", step + 1)])
    }

    fn anger_presentation(&self, temple: Temple) -> Presentation {
        let step = self.step(self.decider(), temple).saturating_sub(1);
        let points = temple.steps().points[usize::from(step)];
        let label = Message::new("do-anger").term("temple", temple.key()).number("points", points);
        presentation("temple-down", label, &[format!("temple.{temple}.{step}")])
    }

    fn build_presentation(&self, building: BuildingId, how: BuildingPayment) -> Presentation {
        let seat = self.decider();
        let saved = match how.discount {
            Some(Discount::Block(block)) => block.key(),
            Some(Discount::Extra) => "saved-extra",
            Some(Discount::Corn) => "corn",
            None => "nothing",
        };
        let label = Message::new("do-build")
            .term("tile", building.key())
            .number("pull", u8::from(how.renovated.is_some()))
            .term("old", how.renovated.map_or("nothing", BuildingId::key))
            .number("save", u8::from(how.discount.is_some()))
            .term("saved", saved)
            .number("later", u8::from(how.keep_architecture));
        presentation(
            building.tile().kind.key(),
            label,
            &tile_ids(seat, "building", building.key(), how.renovated),
        )
    }

    fn monument_presentation(&self, monument: MonumentId, pull: Option<BuildingId>) -> Presentation {
        let seat = self.decider();
        let label = Message::new("do-monument")
            .term("tile", monument.key())
            .number("pull", u8::from(pull.is_some()))
            .term("old", pull.map_or("nothing", BuildingId::key));
        presentation("monument", label, &tile_ids(seat, "monument", monument.key(), pull))
    }
}

fn use_presentation(action: Action, wheel: Wheel, number: u8) -> Presentation {
    let (label, icon) = action_label(action, wheel, number);
    presentation(icon, label, &[format!("{wheel}.{number}")])
}

/// Name and icon of an action.
fn action_label(action: Action, wheel: Wheel, number: u8) -> (Message, &'static str) {
    if let Action::Harvest { kind: crop, .. } = action {
        let (key, icon) = match crop {
            HarvestKind::Corn => ("do-harvest-corn", "harvest-corn"),
            HarvestKind::Wood => ("do-harvest-wood", "harvest-wood"),
            HarvestKind::Burn => ("do-harvest-burn", "burn"),
        };
        return (Message::new(key).number("number", number), icon);
    }
    match (wheel, number) {
        (Wheel::Palenque, _) => (Message::new("do-fish"), "fish"),
        (Wheel::Yaxchilan, 1..=5) => (Message::new("do-yax").number("number", number), "yaxchilan"),
        (Wheel::Tikal, 1) => (Message::new("do-tik-1"), "tech-up"),
        (Wheel::Tikal, 2) => (Message::new("do-tik-2"), "building"),
        (Wheel::Tikal, 3) => (Message::new("do-tik-3"), "tech-any"),
        (Wheel::Tikal, 4) => (Message::new("do-tik-4"), "monument"),
        (Wheel::Tikal, _) => (Message::new("do-tik-5"), "temple-any"),
        (Wheel::Uxmal, 1) => (Message::new("do-uxm-1"), "temple-any"),
        (Wheel::Uxmal, 2) => (Message::new("do-uxm-2"), "market"),
        (Wheel::Uxmal, 3) => (Message::new("do-uxm-3"), "worker-add"),
        (Wheel::Uxmal, 4) => (Message::new("do-uxm-4"), "building"),
        (Wheel::Uxmal, _) => (Message::new("do-uxm-5"), "free-choice"),
        (Wheel::ChichenItza, 1..=9) => {
            let offering = CHICHEN_ITZA_OFFERINGS[usize::from(number) - 1];
            let label = Message::new("do-chi")
                .number("number", number)
                .number("points", offering.points)
                .term("temple", offering.temple.key())
                .number("blocks", offering.blocks);
            (label, "skull")
        }
        _ => (Message::new("do-no-action"), "free-choice"),
    }
}

fn tile_ids(seat: Seat, row: &str, tile: &str, pull: Option<BuildingId>) -> Vec<String> {
    let mut at = vec![format!("{row}.{tile}")];
    at.extend(pull.map(|it| format!("own.{}.{it}", letter(seat))));
    at
}

fn presentation(icon: &'static str, label: Message, at: &[String]) -> Presentation {
    Presentation { targets: at.to_vec(), rotation: None, label, icon }
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
