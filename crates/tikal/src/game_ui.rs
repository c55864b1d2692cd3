//! How decisions look: where on the board they lie, what they are called; and what a seat holds, from which it is told what
//! they cost and bring.

use std::ops::ControlFlow;

use patolli_core::{Amount, Describe as _, GameUi, Message, Presentation, Seat, SeatStyle, Visit};

use crate::{
    Action, Event, Hex, Phase, Piece, Terrain, Tikal, TurnKind,
    data::ACTION_POINTS,
    notation::{SEAT_STYLES, letter},
    rules::bring_candidates,
    way::Trip,
};

impl GameUi for Tikal {
    const SEAT_STYLES: &'static [SeatStyle] = &SEAT_STYLES;

    const QUESTIONS: &'static [patolli_core::QuestionSpec] = crate::questions::QUESTIONS;

    fn may_have_secrets(&self) -> bool {
        false
    }

    fn way_of(&self, event: &Event) -> Vec<String> {
        let mut way = event.way();
        if let Event::Moved { seat, from, to, cost, secret, .. } = *event {
            let between = self.hexes_between(Trip { seat, from, to, cost, secret });
            way.splice(1..1, between.iter().map(ToString::to_string));
        }
        way
    }

    fn ask(&self) -> Message {
        let message = match (self.phase, self.turn.kind) {
            (Phase::Bid, _) => Message::new("ask-bid")
                .number("least", self.min_bid())
                .number("have", self.active_player().score),
            (Phase::Take, _) => Message::new("ask-take"),
            (Phase::Place, TurnKind::AfterVolcano) => Message::new("ask-place-volcano"),
            (Phase::Place, _) => {
                Message::new("ask-place").term("terrain", self.turn.tile.map_or("clearing", |it| it.key()))
            }
            (Phase::Act, TurnKind::Scoring) => Message::new("ask-act-scoring")
                .number("n", self.turn.points)
                .number("gain", self.temple_points(self.turn.seat) + self.treasure_points(self.turn.seat)),
            (Phase::Act, _) => Message::new("ask-act").number("n", self.turn.points),
            (Phase::Over, _) => Message::new("game-over"),
        };
        message.seat("who", self.turn.seat)
    }

    fn presentation(&self, action: Action) -> Presentation {
        let seat = self.turn.seat;
        match action {
            Action::Place { hex, rotation: turns } => {
                let label = Message::new("do-place").text("hex", hex).number("turns", turns);
                Presentation { rotation: Some(turns), ..presentation("rotate-cw", label, [hex.to_string()]) }
            }
            Action::Bring { piece, to } => {
                let label = Message::new("do-bring").term("piece", piece.key()).text("hex", to);
                presentation(piece_icon(piece, "deploy"), label, [to.to_string()])
            }
            Action::Move { piece, from, to } => {
                let label =
                    Message::new("do-move").term("piece", piece.key()).text("from", from).text("to", to);
                let secret = self.travel_costs_from(seat, from).to(to) < self.cache.costs_from(from).to(to);
                let icon = if secret { "secret-path" } else { "path" };
                presentation(icon, label, [piece_id(seat, piece, from), to.to_string()])
            }
            Action::Uncover { hex } => {
                let level = self.value(hex) + 1;
                let label = Message::new("do-uncover").text("hex", hex).number("level", level);
                presentation("uncover", label, [hex.to_string()])
            }
            Action::Dig { hex } => {
                presentation("dig", Message::new("do-dig").text("hex", hex), [hex.to_string()])
            }
            Action::Swap { give, take, from } => {
                let label = Message::new("do-swap")
                    .term("give", give.key())
                    .term("take", take.key())
                    .seat("other", from);
                let at = [treasure_id(seat, give.key()), treasure_id(from, take.key())];
                presentation("exchange", label, at)
            }
            Action::Camp { hex } => {
                presentation("camp", Message::new("do-camp").text("hex", hex), [hex.to_string()])
            }
            Action::Guard { hex } => self.guard_presentation(hex),
            Action::End => {
                presentation("end-turn", Message::new("do-end").number("unspent", self.turn.points), [])
            }
            Action::Bid { points } => presentation("vp", Message::new("do-bid").number("n", points), []),
            Action::Pass => presentation("close", Message::new("do-pass"), []),
            Action::Take { tile } => {
                let label = Message::new("do-take").text("tile", tile).term("terrain", tile.key());
                let icon = match tile.tile().terrain {
                    Terrain::Temple { .. } => "temple",
                    Terrain::Treasure { .. } => "treasure",
                    Terrain::Volcano => "volcano",
                    Terrain::Jungle | Terrain::BaseCamp => "jungle",
                };
                presentation(icon, label, [format!("open.{tile}")])
            }
        }
    }

    fn each_near_miss(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        match self.phase {
            Phase::Place => {
                let Some(tile) = self.turn.tile else {
                    return ControlFlow::Continue(());
                };
                for hex in self.cache.frontier {
                    (0..tile.distinct_rotations())
                        .try_for_each(|turns| visit(Action::Place { hex, rotation: turns }))?;
                }
                ControlFlow::Continue(())
            }
            Phase::Act => self.near_miss_actions(visit),
            Phase::Bid | Phase::Take | Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// Action points, points and treasures. What a treasure shows is no amount: a dig brings one, whichever it is, and an
    /// exchange as many as it costs.
    fn holdings(&self, seat: Seat) -> Vec<Amount> {
        let player = self.player(seat);
        let treasures = player.treasures.iter().copied().map(i32::from).sum();
        let held = [
            ("ap", self.action_points_of(seat).into()),
            ("vp", player.score.into()),
            ("treasure", treasures),
        ];
        held.map(|(good, n)| Amount { good, n }).to_vec()
    }

    /// T-169: who bids most pays when the auction ends.
    fn outstanding(&self, seat: Seat) -> Vec<Amount> {
        let bid = self.auction.highest_bid.filter(|it| it.seat == seat);
        bid.map(|it| Amount { good: "vp", n: -i32::from(it.points) }).into_iter().collect()
    }
}

impl Tikal {
    /// Action points of a seat: those of its turn from the beginning, also while its tile is still to be chosen or placed.
    fn action_points_of(&self, seat: Seat) -> u8 {
        if seat != self.turn.seat {
            return 0;
        }
        match self.phase {
            Phase::Act => self.turn.points,
            Phase::Take | Phase::Place => ACTION_POINTS,
            Phase::Bid | Phase::Over => 0,
        }
    }

    /// What a person may think of on hexes where own pieces stand.
    fn near_miss_actions(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let seat = self.turn.seat;
        bring_candidates(self, visit)?;
        for hex in self.walkable().filter(|it| self.pieces_on(seat, *it) > 0) {
            match self.terrain(hex) {
                Some(Terrain::Temple { .. }) => {
                    visit(Action::Uncover { hex })?;
                    visit(Action::Guard { hex })?;
                }
                Some(Terrain::Treasure { .. }) if self.tokens_on(hex) > 0 => visit(Action::Dig { hex })?,
                Some(Terrain::Treasure { .. } | Terrain::Jungle) => visit(Action::Camp { hex })?,
                Some(Terrain::BaseCamp | Terrain::Volcano) | None => {}
            }
        }
        ControlFlow::Continue(())
    }

    fn guard_presentation(&self, hex: Hex) -> Presentation {
        let leaving = self.pieces_on(self.turn.seat, hex).saturating_sub(1);
        let label = Message::new("do-guard").text("hex", hex).number("leaving", leaving);
        presentation("guard", label, [hex.to_string()])
    }
}

fn presentation<const N: usize>(icon: &'static str, label: Message, at: [String; N]) -> Presentation {
    Presentation { targets: at.into(), rotation: None, label, icon }
}

fn piece_icon(piece: Piece, member: &'static str) -> &'static str {
    match piece {
        Piece::Member => member,
        Piece::Leader => "leader",
    }
}

/// Id of a group of pieces on the board.
fn piece_id(seat: Seat, piece: Piece, hex: Hex) -> String {
    match piece {
        Piece::Member => format!("men.{hex}.{}", letter(seat)),
        Piece::Leader => format!("lead.{hex}.{}", letter(seat)),
    }
}

fn treasure_id(seat: Seat, motif: &str) -> String {
    format!("treasure.{}.{motif}", letter(seat))
}
