//! Annotation marks: NAG numbers, glyphs and their ASCII forms.
//!
//! The one decision: a mark is a row of one table, and every way to write it (a number in each dialect,
//! a glyph, an ASCII form) is a column of that row. So reading never guesses from a glyph to a number by
//! code, and what is read in one form can be written in any other. Words are not here: they are language
//! and come from the locales.

mod scan;
mod table;
#[cfg(test)]
mod tests;
mod write;

pub(crate) use scan::named;
pub use scan::{Mark, MarkKind, scan, scan_in, starts_with_evaluation};
pub use table::Dialect;
pub use write::{Glyphs, diagram, glyph, in_dialect, write, write_number};
