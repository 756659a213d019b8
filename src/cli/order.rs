//! Right-to-left order of what is written, line by line, for formats that have no means of their own.

use std::io::{self, Write};

use crate::Direction;
use crate::bidi::{Mode, isolate, visual};
use crate::locale::{Locales, Spec};
use crate::translate::{Target, Writer};

/// How lines are kept in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    mode: Mode,
    paragraph: Direction,
    native: bool,
}

impl Order {
    /// The order of what a target writes.
    pub(super) fn new(mode: Mode, to: &Spec, target: &Target, locales: &Locales) -> Self {
        let locale = to.tag().and_then(|tag| locales.get(tag).ok());
        let paragraph = locale.map_or(Direction::Ltr, |locale| locale.direction);
        let native = match &target.writer {
            Writer::Algebraic(notation) => notation.letters().files.iter().any(|file| !file.is_ascii()),
            Writer::Other(_) => paragraph == Direction::Rtl,
        };
        Self { mode, paragraph, native: native && paragraph == Direction::Rtl }
    }

    pub(super) fn is_none(self) -> bool {
        self.mode == Mode::None
    }

    /// One line in order.
    pub(super) fn line(self, line: &str) -> String {
        if self.is_none() || line.is_empty() {
            return line.to_owned();
        }
        let mut out = String::new();
        isolate(line, self.mode, self.paragraph, self.native, &mut out);
        if self.mode == Mode::Visual { visual(&out, self.paragraph) } else { out }
    }
}

/// Lines on their way out; tags and `%` lines are left alone, other programs read them.
#[derive(Debug)]
pub(super) struct Ordered<W: Write> {
    order: Order,
    line: Vec<u8>,
    out: W,
}

impl<W: Write> Ordered<W> {
    pub(super) fn new(order: Order, out: W) -> Self {
        Self { order, line: Vec::new(), out }
    }

    fn end_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        let body = line.strip_suffix(b"\r").unwrap_or(&line);
        match std::str::from_utf8(body) {
            Ok(text) if !text.starts_with(['[', '%']) => {
                self.out.write_all(self.order.line(text).as_bytes())?;
                self.out.write_all(line.get(body.len()..).unwrap_or_default())
            }
            _ => self.out.write_all(&line),
        }
    }
}

impl<W: Write> Write for Ordered<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.order.is_none() {
            return self.out.write(bytes);
        }
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            match part.strip_suffix(b"\n") {
                Some(rest) => {
                    self.line.extend_from_slice(rest);
                    self.end_line()?;
                    self.out.write_all(b"\n")?;
                }
                None => self.line.extend_from_slice(part),
            }
        }
        Ok(bytes.len())
    }

    /// Ends a line that has no end of its own, too.
    fn flush(&mut self) -> io::Result<()> {
        if !self.line.is_empty() {
            self.end_line()?;
        }
        self.out.flush()
    }
}
