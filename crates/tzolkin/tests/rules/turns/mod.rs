//! turns
