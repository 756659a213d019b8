//! Text in any encoding as a stream of UTF-8, and back, in bounded memory.
//!
//! The one decision: pieces are cut where no character can be cut, and each is decoded and encoded as a text of its
//! own, so that a stream gives what the whole would give.

use std::io::{self, Read, Write};

use super::{Encoding, Kind, Unencodable, decode, encode};

/// Bytes that are decoded at once.
const PIECE: usize = 128 << 10;
/// A piece without a place to cut grows no further than this.
const LONGEST: usize = 4 << 20;

/// Reads text in an encoding as UTF-8, without its byte order mark; see [`decode`].
#[derive(Debug)]
pub struct Decoding<R> {
    reader: R,
    encoding: Encoding,
    raw: Vec<u8>,
    text: Vec<u8>,
    /// How much of `text` was given.
    given: usize,
    begun: bool,
    ended: bool,
}

impl<R: Read> Decoding<R> {
    /// Reads all of `reader`.
    #[must_use]
    pub fn new(reader: R, encoding: Encoding) -> Self {
        Self { reader, encoding, raw: Vec::new(), text: Vec::new(), given: 0, begun: false, ended: false }
    }

    /// Decodes the next piece; nothing is left where it is empty.
    fn fill(&mut self) -> io::Result<()> {
        self.text.clear();
        self.given = 0;
        let mut wanted = PIECE;
        let cut = loop {
            while !self.ended && self.raw.len() < wanted {
                let more = (wanted - self.raw.len()) as u64;
                self.ended = (&mut self.reader).take(more).read_to_end(&mut self.raw)? == 0;
            }
            let cut = if self.ended { self.raw.len() } else { last_cut(&self.raw, self.encoding) };
            if cut > 0 || self.ended {
                break cut;
            }
            if wanted >= LONGEST {
                break self.raw.len();
            }
            wanted *= 2;
        };
        let piece = self.raw.get(..cut).unwrap_or_default();
        let mark = self.encoding.mark();
        if self.begun && !mark.is_empty() && piece.starts_with(mark) {
            // It is a mark at the very start only.
            self.text.extend_from_slice("\u{feff}".as_bytes());
        }
        self.begun = true;
        self.text.extend_from_slice(&decode(piece, self.encoding).text);
        self.raw.drain(..cut);
        Ok(())
    }
}

impl<R: Read> Read for Decoding<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // A piece may be a byte order mark and nothing else.
        while self.given == self.text.len() && !(self.ended && self.raw.is_empty()) {
            self.fill()?;
        }
        let rest = self.text.get(self.given..).unwrap_or_default();
        let len = rest.len().min(buffer.len());
        if let (Some(to), Some(from)) = (buffer.get_mut(..len), rest.get(..len)) {
            to.copy_from_slice(from);
        }
        self.given += len;
        Ok(len)
    }
}

/// The last place at which no character is cut; 0 where there is none.
fn last_cut(raw: &[u8], encoding: Encoding) -> usize {
    let Kind::Utf16 { big_endian } = encoding.0 else {
        // The end of a line is never part of another character.
        return memchr::memrchr(b'\n', raw).map_or(0, |at| at + 1);
    };
    let units = raw.len() & !1;
    let high = match raw.get(units.saturating_sub(2)..units) {
        Some([first, second]) => {
            if big_endian {
                *first
            } else {
                *second
            }
        }
        _ => return 0,
    };
    // The first half of a character beyond 16 bits waits for the other.
    if (0xd8..0xdc).contains(&high) { units - 2 } else { units }
}

/// Writes UTF-8 in an encoding, without a byte order mark; see [`encode`].
///
/// What is held back must be let go with [`Write::flush`] at the end.
#[derive(Debug)]
pub struct Encoder<W> {
    writer: W,
    encoding: Encoding,
    held: Vec<u8>,
    out: Vec<u8>,
    lost: Option<Unencodable>,
}

impl<W: Write> Encoder<W> {
    /// Writes to `writer`.
    #[must_use]
    pub fn new(writer: W, encoding: Encoding) -> Self {
        Self { writer, encoding, held: Vec::new(), out: Vec::new(), lost: None }
    }

    /// The character that the encoding does not have, where one stopped the stream.
    #[must_use]
    pub fn lost(&self) -> Option<char> {
        self.lost.as_ref().map(|lost| lost.character)
    }

    fn put(&mut self, cut: usize) -> io::Result<()> {
        self.out.clear();
        let told = encode(self.held.get(..cut).unwrap_or_default(), self.encoding, &mut self.out);
        if let Some(lost) = told.into_iter().find(Unencodable::is_lost) {
            self.lost = Some(lost);
            return Err(io::Error::from(io::ErrorKind::InvalidData));
        }
        self.held.drain(..cut);
        self.writer.write_all(&self.out)
    }
}

impl<W: Write> Write for Encoder<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(bytes);
        if self.held.len() >= PIECE {
            // Behind ASCII no character is cut, and no bytes that belong together.
            let ascii = self.held.iter().rposition(u8::is_ascii).map(|at| at + 1);
            match ascii {
                Some(cut) => self.put(cut)?,
                None if self.held.len() > LONGEST => {
                    let start = self.held.iter().rposition(|byte| byte & 0xc0 != 0x80);
                    self.put(start.unwrap_or(self.held.len()))?;
                }
                None => {}
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.put(self.held.len())?;
        self.writer.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let len = self.1.min(self.0.len()).min(buffer.len());
            buffer[..len].copy_from_slice(&self.0[..len]);
            self.0 = &self.0[len..];
            Ok(len)
        }
    }

    fn both_ways(bytes: &[u8], encoding: Encoding) {
        let whole = decode(bytes, encoding);
        let mut text = Vec::new();
        Decoding::new(Slow(bytes, 4093), encoding).read_to_end(&mut text).unwrap();
        assert!(text == *whole.text, "{}", encoding.name());
        let mut back =
            Encoder::new(if whole.marked { encoding.mark().to_vec() } else { Vec::new() }, encoding);
        for piece in text.chunks(1021) {
            back.write_all(piece).unwrap();
        }
        back.flush().unwrap();
        assert!(back.writer == bytes, "{}", encoding.name());
    }

    #[test]
    fn a_stream_gives_what_the_whole_gives() {
        let line = "1. e4 e5 {\u{41a}\u{440}f1 \u{1f600} \u{feff}\u{5df}} 2. \u{265e}f3\n";
        for encoding in [Encoding::UTF_16LE, Encoding::UTF_16BE] {
            for shift in 0..4 {
                let mut bytes = encoding.mark().to_vec();
                // Half a character, and what would be a mark elsewhere, may stand at any cut.
                encode(("x".repeat(shift) + &line.repeat(9_000)).as_bytes(), encoding, &mut bytes);
                let odd = (bytes.len() / 2) & !1;
                bytes.splice(odd..odd, [0xd8, 0xd8]);
                bytes.push(7);
                both_ways(&bytes, encoding);
            }
            both_ways(
                &"\u{feff}".repeat(200_000).encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>(),
                encoding,
            );
            both_ways(encoding.mark(), encoding);
            both_ways(b"", encoding);
        }
        for name in ["gbk", "shift_jis", "big5", "euc-kr"] {
            let encoding = Encoding::for_label(name).unwrap();
            let mut bytes = Vec::new();
            encode("1. e4 {\u{9a6c}\u{8c61}\u{8eca}} e5\n".repeat(20_000).as_bytes(), encoding, &mut bytes);
            bytes.extend_from_slice(b"\xff\x80\n\x81");
            both_ways(&bytes, encoding);
        }
    }

    #[test]
    fn a_letter_that_is_lost_stops_the_stream() {
        let mut out = Encoder::new(Vec::new(), Encoding::for_label("shift_jis").unwrap());
        out.write_all("\u{5d0}".as_bytes()).unwrap();
        assert!(out.flush().is_err());
        assert_eq!(out.lost(), Some('\u{5d0}'));
    }
}
