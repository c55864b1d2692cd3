//! Numbers by motif, by letter and by level, written in JSON as objects.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Hex, Leader, Motif,
    data::{LEVEL_TOKENS, LOWEST_LEVEL},
};

/// Numbers of treasures by what they show; what is not named is 0.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct ByMotif(BTreeMap<Motif, u8>);

impl From<&[u8; 8]> for ByMotif {
    fn from(counts: &[u8; 8]) -> Self {
        Self(Motif::ALL.into_iter().zip(*counts).collect())
    }
}

impl From<ByMotif> for [u8; 8] {
    fn from(counts: ByMotif) -> Self {
        let mut by_motif = [0; 8];
        counts.0.into_iter().for_each(|(motif, n)| by_motif[motif.index()] = n);
        by_motif
    }
}

/// Facts about the tiles of each letter, `a` to `g`.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ByLetter<T> {
    a: T,
    b: T,
    c: T,
    d: T,
    e: T,
    f: T,
    g: T,
}

impl<T: Copy> From<&[T; 7]> for ByLetter<T> {
    fn from(it: &[T; 7]) -> Self {
        Self { a: it[0], b: it[1], c: it[2], d: it[3], e: it[4], f: it[5], g: it[6] }
    }
}

const LEVELS: usize = LEVEL_TOKENS.len();

/// Numbers of level tokens by level, `"2"` to `"10"`; what is not named is 0.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct ByLevel(BTreeMap<u8, u8>);

impl From<&[u8; LEVELS]> for ByLevel {
    fn from(counts: &[u8; LEVELS]) -> Self {
        Self((LOWEST_LEVEL..).zip(*counts).collect())
    }
}

impl TryFrom<ByLevel> for [u8; LEVELS] {
    type Error = String;

    fn try_from(counts: ByLevel) -> Result<Self, String> {
        let mut levels = [0; LEVELS];
        for (level, n) in counts.0 {
            let place = level.checked_sub(LOWEST_LEVEL).and_then(|it| levels.get_mut(usize::from(it)));
            *place.ok_or_else(|| format!("there are no tokens of level {level}"))? = n;
        }
        Ok(levels)
    }
}

/// Where a leader is.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "place", deny_unknown_fields)]
pub(crate) enum LeaderForm {
    /// In the supply.
    Supply,
    /// On a hex.
    Board {
        /// Name of the hex.
        hex: Hex,
    },
    /// On top of a temple, guarding it.
    Guard {
        /// Name of the hex.
        hex: Hex,
    },
    /// Removed from the game.
    Removed,
}

impl From<&Leader> for LeaderForm {
    fn from(leader: &Leader) -> Self {
        match *leader {
            Leader::Supply => Self::Supply,
            Leader::On(hex) => Self::Board { hex },
            Leader::Guards(hex) => Self::Guard { hex },
            Leader::Removed => Self::Removed,
        }
    }
}

impl From<LeaderForm> for Leader {
    fn from(form: LeaderForm) -> Self {
        match form {
            LeaderForm::Supply => Self::Supply,
            LeaderForm::Board { hex } => Self::On(hex),
            LeaderForm::Guard { hex } => Self::Guards(hex),
            LeaderForm::Removed => Self::Removed,
        }
    }
}
