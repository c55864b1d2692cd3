//! tribes
