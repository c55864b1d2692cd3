//! What a learned value looks at: complete, finite, blind to the unseen, and spoken of in every language.

mod checks;
mod teotihuacan;
mod tikal;
mod tzolkin;
