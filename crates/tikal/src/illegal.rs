//! Why an action may not be taken.

use patolli_core::{Message, Refusal};

use crate::Hex;

/// Why an action may not be taken, with the numbers that say how far it is off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Illegal {
    /// The next turn is being auctioned.
    #[error("the next turn is being auctioned: bid or pass")]
    Bidding,
    /// An open tile is to be chosen first.
    #[error("one of the open tiles is to be chosen first")]
    ChooseFirst,
    /// The tile in hand is to be placed first.
    #[error("the tile is to be placed first")]
    PlaceFirst,
    /// After its scoring round the volcano is to be placed first.
    #[error("the volcano is to be placed first")]
    PlaceVolcanoFirst,
    /// No turn ends before its tile is placed.
    #[error("the tile must be placed before the turn ends")]
    TileNotPlaced,
    /// A turn has one tile only.
    #[error("this turn has no tile to place any more")]
    TilePlaced,
    /// A scoring turn has no tile.
    #[error("no tile is placed in a scoring turn")]
    ScoringTurn,
    /// The turn after a scoring round has no tile but the volcano.
    #[error("this turn has no tile but the volcano")]
    VolcanoPlaced,
    /// The next auction comes after this turn.
    #[error("the turn is played to its end before the next auction")]
    TurnInProgress,
    /// The tile of this turn is chosen.
    #[error("the tile of this turn is chosen already")]
    TileChosen,
    /// Turns are not auctioned at this table.
    #[error("no turn is auctioned in this game")]
    NoAuction,
    /// Tiles are not chosen at this table.
    #[error("the tile is the top one of the stack, without a choice")]
    NoChoiceOfTile,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Too few action points.
    #[error("needs {need} action points, {have} left")]
    ActionPoints { need: u8, have: u8 },
    /// The hex is explored already.
    #[error("{hex} is explored already")]
    NotFree { hex: Hex },
    /// No explored hex lies next to it.
    #[error("{hex} touches no explored hex")]
    NotAdjacent { hex: Hex },
    /// No explored hex lies next to the place for a volcano.
    #[error("{hex} touches no explored hex")]
    VolcanoNotAdjacent { hex: Hex },
    /// No stones lie on any border with a hex one can come from.
    #[error("turned so, nobody could enter {hex}")]
    NotEnterable { hex: Hex },
    /// All stones on borders with explored hexes face volcanoes.
    #[error("turned so, only the volcano would lead to {hex}")]
    OnlyFromVolcano { hex: Hex },
    /// The same lie of the tile has a smaller number of turns.
    #[error("turned {rotation} times it lies as turned {same} times")]
    SameRotation { rotation: u8, same: u8 },
    /// No such piece is left in the supply.
    #[error("no such piece is left in the supply")]
    NoneInSupply,
    /// The leader guards a temple to the end of the game.
    #[error("the leader guards a temple to the end of the game")]
    LeaderGuards,
    /// The leader left the game when a guard was placed.
    #[error("the leader has left the game")]
    LeaderRemoved,
    /// The hex is neither the base camp nor an own camp.
    #[error("{hex} is neither the base camp nor an own camp")]
    NotACamp { hex: Hex },
    /// The camp belongs to another seat.
    #[error("the camp on {hex} belongs to another player")]
    CampOfOther { hex: Hex },
    /// No such own piece stands there.
    #[error("no such piece of yours stands on {hex}")]
    NoPiece { hex: Hex },
    /// The only such piece there is the guard of the temple.
    #[error("the guard on {hex} stays to the end of the game")]
    GuardStays { hex: Hex },
    /// The piece stands there already.
    #[error("it stands on {hex} already")]
    AlreadyThere { hex: Hex },
    /// The hex is unexplored.
    #[error("{hex} is unexplored")]
    Unexplored { hex: Hex },
    /// Nobody enters a volcano.
    #[error("nobody enters the volcano on {hex}")]
    Volcano { hex: Hex },
    /// No stones lead there: from a neighbour no way around that a turn can pay, from elsewhere no way at all.
    #[error("no way that a turn can pay leads to {hex}")]
    NoWay { hex: Hex },
    /// A way leads there that no turn can pay.
    #[error("no turn can pay the way to {hex}")]
    TooFar { hex: Hex },
    /// There is no temple to uncover.
    #[error("there is no temple on {hex}")]
    NoTemple { hex: Hex },
    /// There is no temple to guard.
    #[error("there is no temple on {hex}")]
    NoTempleToGuard { hex: Hex },
    /// A temple with a guard rises no more.
    #[error("the temple on {hex} is guarded")]
    Guarded { hex: Hex },
    /// A temple has one guard only.
    #[error("the temple on {hex} has a guard already")]
    GuardThere { hex: Hex },
    /// No own piece stands on the hex to uncover the temple.
    #[error("no piece of yours stands on {hex}")]
    NoPieceToUncover { hex: Hex },
    /// No own piece stands on the hex to dig.
    #[error("no piece of yours stands on {hex}")]
    NoPieceToDig { hex: Hex },
    /// No own piece stands on the hex to become the guard.
    #[error("no piece of yours stands on {hex}")]
    NoPieceToGuard { hex: Hex },
    /// A second level in one turn needs a second piece.
    #[error("a second level in one turn needs a second piece on {hex}")]
    SecondLevelNeedsSecondPiece { hex: Hex },
    /// Two levels of one temple a turn.
    #[error("two levels of the temple on {hex} were uncovered in this turn")]
    TwoLevelsUncovered { hex: Hex },
    /// No token of the next level is left.
    #[error("no token of level {level} is left")]
    NoLevelToken { level: u8 },
    /// The temple is at the highest level.
    #[error("there is no level above 10")]
    HighestLevel,
    /// No treasure lies there.
    #[error("no treasure lies on {hex}")]
    NoTreasure { hex: Hex },
    /// A second treasure in one turn needs a second piece.
    #[error("a second treasure in one turn needs a second piece on {hex}")]
    SecondTreasureNeedsSecondPiece { hex: Hex },
    /// Two treasures of one hex a turn.
    #[error("two treasures were dug on {hex} in this turn")]
    TwoTreasuresDug { hex: Hex },
    /// One does not exchange with oneself or an empty seat.
    #[error("an exchange needs an opponent")]
    NoOpponent,
    /// The treasure to give is not owned.
    #[error("you do not own that treasure")]
    NotOwned,
    /// The opponent does not own the treasure.
    #[error("the opponent does not own that treasure")]
    OpponentLacks,
    /// An own pair or triple may not be broken.
    #[error("your own pair or triple may not be broken")]
    OwnSet,
    /// A pair or triple of the opponent may not be broken.
    #[error("a pair or triple of the opponent may not be broken")]
    OpponentSet,
    /// Both treasures show the same.
    #[error("both treasures show the same")]
    SameMotif,
    /// Camps stand on clearings and emptied treasure sites only.
    #[error("no camp may be built on {hex}")]
    CampNotAllowed { hex: Hex },
    /// The base camp serves all, so nobody builds on it.
    #[error("no camp may be built on the base camp")]
    BaseCamp,
    /// Treasures still lie there.
    #[error("{tokens} treasures still lie on {hex}")]
    TreasuresLeft { hex: Hex, tokens: u8 },
    /// A camp stands there already.
    #[error("a camp stands on {hex} already")]
    CampThere { hex: Hex },
    /// Both camps are built.
    #[error("both camps are built")]
    NoCampLeft,
    /// No majority on the temple.
    #[error("strength {mine} does not beat {other} on {hex}")]
    NoMajority { hex: Hex, mine: u8, other: u8 },
    /// Both guards are placed.
    #[error("two temples are guarded already")]
    NoGuardLeft,
    /// The bid does not beat the last one.
    #[error("a bid must be at least {least}")]
    BidTooLow { least: u16 },
    /// A bid of nothing.
    #[error("a bid must be at least {least}")]
    ZeroBid { least: u16 },
    /// The bid exceeds the bidder's points.
    #[error("you have only {have} points")]
    BidTooHigh { have: u16 },
    /// The tile is not among the open ones.
    #[error("that tile does not lie open")]
    NotOpen,
    /// A tile has six orientations only.
    #[error("a tile has six orientations, 0 to 5")]
    NoSuchRotation,
}

impl Illegal {
    /// Message key and rule of each reason.
    const fn key_and_rule(self) -> (&'static str, &'static str) {
        match self {
            Self::Bidding => ("refused-bidding", "T-163"),
            Self::ChooseFirst => ("refused-choose-first", "T-170"),
            Self::PlaceFirst => ("refused-place-first", "T-037"),
            Self::PlaceVolcanoFirst => ("refused-place-volcano-first", "T-062"),
            Self::TileNotPlaced => ("refused-end-unplaced", "TR-35"),
            Self::TilePlaced => ("refused-tile-placed", "T-037"),
            Self::ScoringTurn => ("refused-scoring-turn", "T-138"),
            Self::VolcanoPlaced => ("refused-volcano-placed", "T-148"),
            Self::TurnInProgress => ("refused-turn-runs", "T-175"),
            Self::TileChosen => ("refused-tile-chosen", "T-170"),
            Self::NoAuction => ("refused-no-auction", "T-158"),
            Self::NoChoiceOfTile => ("refused-no-choice-of-tile", "T-038"),
            Self::Over => ("refused-over", "T-154"),
            Self::ActionPoints { .. } => ("refused-action-points", "T-043"),
            Self::NotFree { .. } => ("refused-not-free", "T-044"),
            Self::NotAdjacent { .. } => ("refused-not-adjacent", "T-044"),
            Self::VolcanoNotAdjacent { .. } => ("refused-not-adjacent", "T-050"),
            Self::NotEnterable { .. } => ("refused-not-enterable", "T-047"),
            Self::OnlyFromVolcano { .. } => ("refused-only-from-volcano", "TR-06"),
            Self::SameRotation { .. } => ("refused-same-rotation", "TR-36"),
            Self::NoneInSupply => ("refused-none-in-supply", "T-064"),
            Self::LeaderGuards => ("refused-leader-guards", "T-131"),
            Self::LeaderRemoved => ("refused-leader-removed", "T-128"),
            Self::NotACamp { .. } => ("refused-not-a-camp", "T-070"),
            Self::CampOfOther { .. } => ("refused-camp-of-other", "T-119"),
            Self::NoPiece { .. } => ("refused-no-piece", "T-076"),
            Self::GuardStays { .. } => ("refused-guard-stays", "T-131"),
            Self::AlreadyThere { .. } => ("refused-already-there", "T-076"),
            Self::Unexplored { .. } => ("refused-unexplored", "T-082"),
            Self::Volcano { .. } => ("refused-volcano", "T-063"),
            Self::NoWay { .. } => ("refused-no-way", "T-079"),
            Self::TooFar { .. } => ("refused-no-way", "T-043"),
            Self::NoTemple { .. } => ("refused-no-temple", "T-056"),
            Self::NoTempleToGuard { .. } => ("refused-no-temple", "T-123"),
            Self::Guarded { .. } => ("refused-guarded", "T-132"),
            Self::GuardThere { .. } => ("refused-guarded", "TR-23"),
            Self::NoPieceToUncover { .. } => ("refused-nobody-there", "T-087"),
            Self::NoPieceToDig { .. } => ("refused-nobody-there", "T-098"),
            Self::NoPieceToGuard { .. } => ("refused-nobody-there", "T-126"),
            Self::SecondLevelNeedsSecondPiece { .. } => ("refused-second-level", "T-089"),
            Self::TwoLevelsUncovered { .. } => ("refused-two-levels", "T-090"),
            Self::NoLevelToken { .. } => ("refused-no-level-token", "T-092"),
            Self::HighestLevel => ("refused-highest-level", "T-095"),
            Self::NoTreasure { .. } => ("refused-no-treasure", "T-098"),
            Self::SecondTreasureNeedsSecondPiece { .. } => ("refused-second-treasure", "T-102"),
            Self::TwoTreasuresDug { .. } => ("refused-two-treasures", "T-101"),
            Self::NoOpponent => ("refused-no-opponent", "T-107"),
            Self::NotOwned => ("refused-not-owned", "T-107"),
            Self::OpponentLacks => ("refused-opponent-lacks", "T-107"),
            Self::OwnSet => ("refused-own-set", "T-110"),
            Self::OpponentSet => ("refused-opponent-set", "T-109"),
            Self::SameMotif => ("refused-same-motif", "TR-20"),
            Self::CampNotAllowed { .. } => ("refused-no-camp-ground", "T-115"),
            Self::BaseCamp => ("refused-base-camp", "TR-12"),
            Self::TreasuresLeft { .. } => ("refused-treasures-left", "T-060"),
            Self::CampThere { .. } => ("refused-camp-there", "T-118"),
            Self::NoCampLeft => ("refused-no-camp-left", "T-121"),
            Self::NoMajority { .. } => ("refused-no-majority", "T-124"),
            Self::NoGuardLeft => ("refused-no-guard-left", "T-134"),
            Self::BidTooLow { .. } => ("refused-bid-too-low", "T-165"),
            Self::ZeroBid { .. } => ("refused-bid-too-low", "TR-26"),
            Self::BidTooHigh { .. } => ("refused-bid-too-high", "TR-26"),
            Self::NotOpen => ("refused-not-open", "T-170"),
            Self::NoSuchRotation => ("refused-no-such-turn", "T-051"),
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        self.key_and_rule().1
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key_and_rule().0);
        match *self {
            Self::ActionPoints { need, have } => message.number("need", need).number("have", have),
            Self::SameRotation { rotation: turns, same } => {
                message.number("turns", turns).number("same", same)
            }
            Self::NotFree { hex }
            | Self::NotAdjacent { hex }
            | Self::VolcanoNotAdjacent { hex }
            | Self::NotEnterable { hex }
            | Self::OnlyFromVolcano { hex }
            | Self::NotACamp { hex }
            | Self::CampOfOther { hex }
            | Self::NoPiece { hex }
            | Self::GuardStays { hex }
            | Self::AlreadyThere { hex }
            | Self::Unexplored { hex }
            | Self::Volcano { hex }
            | Self::NoWay { hex }
            | Self::TooFar { hex }
            | Self::NoTemple { hex }
            | Self::NoTempleToGuard { hex }
            | Self::Guarded { hex }
            | Self::GuardThere { hex }
            | Self::NoPieceToUncover { hex }
            | Self::NoPieceToDig { hex }
            | Self::NoPieceToGuard { hex }
            | Self::SecondLevelNeedsSecondPiece { hex }
            | Self::TwoLevelsUncovered { hex }
            | Self::NoTreasure { hex }
            | Self::SecondTreasureNeedsSecondPiece { hex }
            | Self::TwoTreasuresDug { hex }
            | Self::CampNotAllowed { hex }
            | Self::CampThere { hex } => message.text("hex", hex),
            Self::NoLevelToken { level } => message.number("level", level),
            Self::TreasuresLeft { hex, tokens } => message.text("hex", hex).number("n", tokens),
            Self::NoMajority { hex, mine, other } => {
                message.text("hex", hex).number("mine", mine).number("other", other)
            }
            Self::BidTooLow { least } | Self::ZeroBid { least } => message.number("least", least),
            Self::BidTooHigh { have } => message.number("have", have),
            Self::Bidding
            | Self::ChooseFirst
            | Self::PlaceFirst
            | Self::PlaceVolcanoFirst
            | Self::TileNotPlaced
            | Self::TilePlaced
            | Self::ScoringTurn
            | Self::VolcanoPlaced
            | Self::TurnInProgress
            | Self::TileChosen
            | Self::NoAuction
            | Self::NoChoiceOfTile
            | Self::BaseCamp
            | Self::Over
            | Self::NoneInSupply
            | Self::LeaderGuards
            | Self::LeaderRemoved
            | Self::HighestLevel
            | Self::NoOpponent
            | Self::NotOwned
            | Self::OpponentLacks
            | Self::OwnSet
            | Self::OpponentSet
            | Self::SameMotif
            | Self::NoCampLeft
            | Self::NoGuardLeft
            | Self::NotOpen
            | Self::NoSuchRotation => message,
        }
    }
}
