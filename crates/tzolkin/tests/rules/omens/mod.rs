//! omens
