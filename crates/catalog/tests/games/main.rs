//! What the catalogue does with every game, in one program, since each one takes seconds to link.

mod ceremonies;
mod coach;
mod comparisons;
mod known;
mod logged_events;
mod marks;
mod presets;
mod scenes;
mod secrets;
mod shuffles;
mod stages;
