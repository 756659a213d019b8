//! Descriptive notation: squares named by the men of the first rank, ranks counted from the mover.
//!
//! The reader says only what the text allows; where a side may be meant by origin or by the present
//! half of the board, both are said and the board decides. The writer tries its forms against all legal
//! moves, shortest first, so what it writes is read back as the one move.

mod castle;
mod emit;
mod forms;
mod lexicon;
mod man;
mod place;
mod read;
mod suffix;
mod symbols;
mod write;

use crate::board::{Color, Reading};
use crate::locale::descriptive::DescriptiveTable;
use crate::notation::cursor::Cursor;
use crate::notation::uci::{NULL, null};
use crate::notation::{Candidate, Notation, Readings, Repair, Shape};
use crate::played::Played;
use crate::style::Style;

use lexicon::Lexicon;

/// What small letters for men cost.
const SMALL: u8 = 1;
/// Bytes in which a move in small letters ends.
const LONGEST: usize = 64;

/// Descriptive notation in one language: `P-K4`, `P. to K's 4th.`, `P4R`, `P.4D`.
///
/// Read are the modern and the old forms, glued and spaced, words for a whole move (`B. checks.`),
/// pronouns (`Q. to her 2d.`), squares without a rank (`R to QB`), and with a report small letters (`p-k4`). Refused
/// is what does not begin with a man or castling, such as `4K`.
#[derive(Clone, Debug)]
pub struct Descriptive {
    table: DescriptiveTable,
    lexicon: Lexicon,
}

impl Descriptive {
    /// The notation of one language's table.
    #[must_use]
    pub fn new(table: DescriptiveTable) -> Self {
        let lexicon = Lexicon::new(&table);
        Self { table, lexicon }
    }
}

impl Notation for Descriptive {
    fn shape(&self) -> Shape {
        Shape { needs_births: true, check_decides: true, spaced: true, ..Shape::default() }
    }

    fn read(&self, text: &[u8], side: Color, out: &mut Readings) {
        if null(&mut Cursor::new(text), &[NULL], out) {
            return;
        }
        read::Reader::new(self, text, side, out).read();
        if out.is_empty() && text.first().is_some_and(u8::is_ascii_lowercase) {
            // `p-k4`: letters as they come from a keyboard.
            let head = text.get(..text.len().min(LONGEST)).unwrap_or_default();
            let mut capitals = Readings::new();
            read::Reader::new(self, &head.to_ascii_uppercase(), side, &mut capitals).read();
            for &candidate in capitals.as_slice() {
                let reading = Reading { cost: candidate.reading.cost + SMALL, ..candidate.reading };
                let repairs = candidate.repairs.with(Repair::Case);
                out.push(Candidate { reading, repairs, ..candidate });
            }
        }
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        write::write(self, played, style, out);
    }
}
