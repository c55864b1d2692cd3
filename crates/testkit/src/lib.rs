//! Proof that a game keeps its contract.
