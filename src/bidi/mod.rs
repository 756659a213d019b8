//! Notation inside right-to-left text.
//!
//! The one decision: text is kept in logical order, and display order is secured by marks around and inside
//! each *run* of notation (numbers, moves, signs and results up to the next word), never by reversing
//! strings. One isolate for a run, not for a move, or White and Black change places on the page. A run is
//! either laid out left to right, with letters of any script in it, or wholly in its own right-to-left
//! script; in both, marks keep a digit from turning round its letter and a sign from being read backwards.
//!
//! [Unicode Standard Annex #9; the classes of characters are those of the crate `unicode-bidi`]

mod isolate;
mod marks;
mod reversed;
mod visual;
mod wrap;

pub use isolate::{Mode, isolate, keep_order, needs_mark_after};
pub(crate) use marks::mark_len;
pub use marks::{is_mark, latin_punctuation, strip};
pub use reversed::{looks_mirrored, looks_reversed, reverse_visual, turn_parts};
pub use visual::visual;
pub use wrap::{html_close, html_open, latex_close, latex_open};
