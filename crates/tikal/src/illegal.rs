//! Why an action may not be taken.

use patolli_core::refusals;

use crate::Hex;

refusals! {
    /// Why an action may not be taken, with the numbers that say how far it is off.
    #[expect(missing_docs, reason = "the names of the fields say all")]
    pub enum Illegal {
        /// The next turn is being auctioned.
        Bidding => "refused-bidding", "T-163";
        /// An open tile is to be chosen first.
        ChooseFirst => "refused-choose-first", "T-170";
        /// The tile in hand is to be placed first.
        PlaceFirst => "refused-place-first", "T-037";
        /// After its scoring round the volcano is to be placed first.
        PlaceVolcanoFirst => "refused-place-volcano-first", "T-062";
        /// No turn ends before its tile is placed.
        TileNotPlaced => "refused-end-unplaced", "TR-35";
        /// A turn has one tile only.
        TilePlaced => "refused-tile-placed", "T-037";
        /// A scoring turn has no tile.
        ScoringTurn => "refused-scoring-turn", "T-138";
        /// The turn after a scoring round has no tile but the volcano.
        VolcanoPlaced => "refused-volcano-placed", "T-148";
        /// The next auction comes after this turn.
        TurnInProgress => "refused-turn-runs", "T-175";
        /// The tile of this turn is chosen.
        TileChosen => "refused-tile-chosen", "T-170";
        /// Turns are not auctioned at this table.
        NoAuction => "refused-no-auction", "T-158";
        /// Tiles are not chosen at this table.
        NoChoiceOfTile => "refused-no-choice-of-tile", "T-038";
        /// The game is over.
        Over => "refused-over", "T-154";
        /// Too few action points.
        ActionPoints { need: u8, have: u8 } => "refused-action-points", "T-043";
        /// The hex is explored already.
        NotFree { hex: Hex } => "refused-not-free", "T-044";
        /// No explored hex lies next to it.
        NotAdjacent { hex: Hex } => "refused-not-adjacent", "T-044";
        /// No explored hex lies next to the place for a volcano.
        VolcanoNotAdjacent { hex: Hex } => "refused-not-adjacent", "T-050";
        /// No stones lie on any border with a hex one can come from.
        NotEnterable { hex: Hex } => "refused-not-enterable", "T-047";
        /// All stones on borders with explored hexes face volcanoes.
        OnlyFromVolcano { hex: Hex } => "refused-only-from-volcano", "TR-06";
        /// The same lie of the tile has a smaller number of turns.
        SameRotation { rotation: u8, same: u8 } => "refused-same-rotation"(turns = rotation, same), "TR-36";
        /// No such piece is left in the supply.
        NoneInSupply => "refused-none-in-supply", "T-064";
        /// The leader guards a temple to the end of the game.
        LeaderGuards => "refused-leader-guards", "T-131";
        /// The leader left the game when a guard was placed.
        LeaderRemoved => "refused-leader-removed", "T-128";
        /// The hex is neither the base camp nor an own camp.
        NotACamp { hex: Hex } => "refused-not-a-camp", "T-070";
        /// The camp belongs to another seat.
        CampOfOther { hex: Hex } => "refused-camp-of-other", "T-119";
        /// No such own piece stands there.
        NoPiece { hex: Hex } => "refused-no-piece", "T-076";
        /// The only such piece there is the guard of the temple.
        GuardStays { hex: Hex } => "refused-guard-stays", "T-131";
        /// The piece stands there already.
        AlreadyThere { hex: Hex } => "refused-already-there", "T-076";
        /// The hex is unexplored.
        Unexplored { hex: Hex } => "refused-unexplored", "T-082";
        /// A volcano cannot be entered.
        Volcano { hex: Hex } => "refused-volcano", "T-063";
        /// No stones lead there: from a neighbour no way around that a turn can pay, from elsewhere no way at all.
        NoWay { hex: Hex } => "refused-no-way", "T-079";
        /// A way leads there that no turn can pay.
        TooFar { hex: Hex } => "refused-no-way", "T-043";
        /// There is no temple to uncover.
        NoTemple { hex: Hex } => "refused-no-temple", "T-056";
        /// There is no temple to guard.
        NoTempleToGuard { hex: Hex } => "refused-no-temple", "T-123";
        /// A temple with a guard rises no more.
        Guarded { hex: Hex } => "refused-guarded", "T-132";
        /// A temple has one guard only.
        GuardThere { hex: Hex } => "refused-guarded", "TR-23";
        /// No own piece stands on the hex to uncover the temple.
        NoPieceToUncover { hex: Hex } => "refused-nobody-there", "T-087";
        /// No own piece stands on the hex to dig.
        NoPieceToDig { hex: Hex } => "refused-nobody-there", "T-098";
        /// No own piece stands on the hex to become the guard.
        NoPieceToGuard { hex: Hex } => "refused-nobody-there", "T-126";
        /// A second level in one turn needs a second piece.
        SecondLevelNeedsSecondPiece { hex: Hex } => "refused-second-level", "T-089";
        /// Two levels of one temple a turn.
        TwoLevelsUncovered { hex: Hex } => "refused-two-levels", "T-090";
        /// No token of the next level is left.
        NoLevelToken { level: u8 } => "refused-no-level-token", "T-092";
        /// The temple is at the highest level.
        HighestLevel => "refused-highest-level", "T-095";
        /// No treasure lies there.
        NoTreasure { hex: Hex } => "refused-no-treasure", "T-098";
        /// A second treasure in one turn needs a second piece.
        SecondTreasureNeedsSecondPiece { hex: Hex } => "refused-second-treasure", "T-102";
        /// Two treasures of one hex a turn.
        TwoTreasuresDug { hex: Hex } => "refused-two-treasures", "T-101";
        /// One does not exchange with oneself or an empty seat.
        NoOpponent => "refused-no-opponent", "T-107";
        /// The treasure to give is not owned.
        NotOwned => "refused-not-owned", "T-107";
        /// The opponent does not own the treasure.
        OpponentLacks => "refused-opponent-lacks", "T-107";
        /// An own pair or triple may not be broken.
        OwnSet => "refused-own-set", "T-110";
        /// A pair or triple of the opponent may not be broken.
        OpponentSet => "refused-opponent-set", "T-109";
        /// Both treasures show the same.
        SameMotif => "refused-same-motif", "TR-20";
        /// Camps stand on clearings and emptied treasure sites only.
        CampNotAllowed { hex: Hex } => "refused-no-camp-ground", "T-115";
        /// The base camp serves all, so nobody builds on it.
        BaseCamp => "refused-base-camp", "TR-12";
        /// Treasures still lie there.
        TreasuresLeft { hex: Hex, tokens: u8 } => "refused-treasures-left"(hex, n = tokens), "T-060";
        /// A camp stands there already.
        CampThere { hex: Hex } => "refused-camp-there", "T-118";
        /// Both camps are built.
        NoCampLeft => "refused-no-camp-left", "T-121";
        /// No majority on the temple.
        NoMajority { hex: Hex, mine: u8, other: u8 } => "refused-no-majority", "T-124";
        /// Both guards are placed.
        NoGuardLeft => "refused-no-guard-left", "T-134";
        /// The bid does not beat the last one.
        BidTooLow { least: u16 } => "refused-bid-too-low", "T-165";
        /// A bid of nothing.
        ZeroBid { least: u16 } => "refused-bid-too-low", "TR-26";
        /// The bid exceeds the bidder's points.
        BidTooHigh { have: u16 } => "refused-bid-too-high", "TR-26";
        /// The tile is not among the open ones.
        NotOpen => "refused-not-open", "T-170";
        /// A tile has six orientations only.
        NoSuchRotation => "refused-no-such-turn", "T-051";
    }
}
