//! Why a decision does not fit the moment: T-037, T-138, T-158, T-163, T-170, T-175.

use crate::{Action, Illegal, Phase, Tikal, TurnKind};

/// The rule that asks for another decision than this one now.
pub(super) const fn out_of_turn(game: &Tikal, action: Action) -> Illegal {
    match action {
        Action::Bid { .. } | Action::Pass if !game.options.auction => Illegal::NoAuction,
        Action::Take { .. } if !game.options.auction => Illegal::NoChoiceOfTile,
        _ => wrong_phase(game, action),
    }
}

const fn wrong_phase(game: &Tikal, action: Action) -> Illegal {
    match (game.phase, action) {
        (Phase::Over, _) => Illegal::Over,
        (Phase::Bid, _) => Illegal::Bidding,
        (Phase::Take, _) => Illegal::ChooseFirst,
        (_, Action::Bid { .. } | Action::Pass) => Illegal::TurnInProgress,
        (_, Action::Take { .. }) => Illegal::TileChosen,
        (Phase::Place, Action::End) => Illegal::TileNotPlaced,
        (Phase::Place, _) => tile_first(game),
        (Phase::Act, _) => no_tile(game),
    }
}

const fn tile_first(game: &Tikal) -> Illegal {
    match game.turn.kind {
        TurnKind::AfterVolcano => Illegal::PlaceVolcanoFirst,
        TurnKind::Normal | TurnKind::Scoring => Illegal::PlaceFirst,
    }
}

/// Why no tile is placed while action points are spent.
pub(super) const fn no_tile(game: &Tikal) -> Illegal {
    match game.turn.kind {
        TurnKind::Normal => Illegal::TilePlaced,
        TurnKind::Scoring => Illegal::ScoringTurn,
        TurnKind::AfterVolcano => Illegal::VolcanoPlaced,
    }
}
