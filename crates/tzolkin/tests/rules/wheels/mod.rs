//! wheels
