//! Everything about the rules of Tikal, in one program, since each one takes seconds to link.

mod allocation;
mod contract;
mod fuzz;
mod redundant;
mod rules;
mod tables;
