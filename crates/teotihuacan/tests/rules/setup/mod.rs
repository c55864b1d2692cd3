//! Tests of this part of the rules.
