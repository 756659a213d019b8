//! Moves in words: told to people who listen, and read back from what they say.
//!
//! A language's sentences are Fluent messages, so case, gender and number stay in the language's own file
//! (`locales/<tag>/messages.ftl`) over one plain shape (`plain.ftl`) that has no words of its own. Formatting
//! a message for each move would be slow, so every message is formatted once with private-use characters
//! for the squares and cut there; telling a move then only joins pieces of text. The same pieces are the
//! dictionary for reading back, so what is written can always be read.
//!
//! The crates `fluent` and `fluent-syntax` are named here and nowhere else. Isolation marks are off: their
//! place is around a whole run of notation, which the document format decides, and inside a spoken sentence
//! speech engines read them as garbage.

mod class;
mod coverage;
mod interface;
mod language;
mod lexicon;
mod near;
mod normal;
mod options;
mod parse;
mod reader;
mod reason;
mod sentence;
mod speech;
mod state;
mod table;
mod tell;
mod template;

pub use coverage::{Coverage, coverage, faults};
pub use interface::Interface;
pub use language::Language;
pub use options::{Digits, Level, Options, Squares};
pub use reader::Words;
pub use sentence::{Ending, Origin, Sentence};
pub use speech::Speech;
pub use tell::GameEnd;
