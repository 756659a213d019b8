//! Plain text: all of it is text.

use super::{Document, Flat, Flattener};
use crate::Span;
use crate::bidi::{self, Mode};
use crate::direction::Direction;

/// Text without markup.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Document for Plain {
    fn flatten(&self, text: &[u8]) -> Flat {
        let mut flattener = Flattener::new(text, false);
        flattener.copy(0, text.len());
        flattener.finish()
    }

    fn escape(&self, _: &str, new: &str, out: &mut String) {
        out.push_str(new);
    }

    fn enclose(&self, _: &[u8], span: Span) -> Option<Span> {
        Some(span)
    }

    fn isolate(&self, run: &str, mode: Mode, paragraph: Direction, native_script: bool, out: &mut String) {
        bidi::isolate(run, mode, paragraph, native_script, out);
    }
}
