//! Words for speech engines: SSML, the language named once for the whole document and each square's letter spelt.

use std::io::{self, Write};
use std::sync::Arc;

use super::language::Context;
use super::reader::Words;
use super::tell::GameEnd;
use crate::board::Color;

/// Bytes of a game that are kept until it ends; a longer one is said in parts.
const PARAGRAPH: usize = 1 << 20;

impl Words {
    /// Sentences as an SSML document.
    ///
    /// The letter of a square is put in `say-as`, so that `a 5` is not read as an article.
    #[must_use]
    pub fn ssml<'s>(&self, sentences: impl IntoIterator<Item = &'s str>) -> String {
        let mut out = self.open();
        sentences.into_iter().for_each(|sentence| say(sentence, &mut out));
        out.push_str("</speak>");
        out
    }

    fn open(&self) -> String {
        let tag = self.table().language().speech_tag();
        format!("<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"{tag}\">")
    }
}

/// Appends one sentence.
fn say(sentence: &str, out: &mut String) {
    out.push_str("<s>");
    let words: Vec<&str> = sentence.split(' ').collect();
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            out.push(' ');
        }
        let file = matches!(word.as_bytes(), [b'a'..=b'h']);
        let digit = |next: &&str| next.starts_with(|c: char| matches!(c, '1'..='8'));
        let square = file && words.get(index + 1).is_some_and(digit);
        if square {
            out.push_str("<say-as interpret-as=\"characters\">");
        }
        escape(word, out);
        if square {
            out.push_str("</say-as>");
        }
    }
    out.push_str("</s>");
}

/// Appends text as XML allows it: control characters, which it forbids even as references, are left out.
fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{FFFE}' | '\u{FFFF}' => {}
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
}

/// Games in words, written as one SSML document: what is written into it is PGN whose moves are words.
///
/// Of the tags the two players are said. Comments are said without their braces, in the order in which they stand,
/// and the result in words. [`Speech::finish`] ends the document.
#[derive(Debug)]
pub struct Speech<W: Write> {
    out: W,
    words: Arc<Words>,
    /// The line that is not ended yet.
    line: Vec<u8>,
    /// The moves since the last tag or empty line.
    game: String,
    begun: bool,
}

impl<W: Write> Speech<W> {
    /// A document that goes into `out`.
    pub fn new(out: W, words: Arc<Words>) -> Self {
        Self { out, words, line: Vec::new(), game: String::new(), begun: false }
    }

    /// Ends the document.
    ///
    /// # Errors
    /// Those of the writer below.
    pub fn finish(mut self) -> io::Result<()> {
        self.end_line()?;
        self.end_game()?;
        self.begin()?;
        self.out.write_all(b"</speak>\n")?;
        self.out.flush()
    }

    fn begin(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.begun, true) {
            let head = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", self.words.open());
            self.out.write_all(head.as_bytes())?;
        }
        Ok(())
    }

    fn end_line(&mut self) -> io::Result<()> {
        let line = String::from_utf8_lossy(&self.line).into_owned();
        self.line.clear();
        let line = line.trim_start_matches('\u{feff}').trim();
        let in_comment = self.game.rfind('{') > self.game.rfind('}');
        if !in_comment && (line.is_empty() || line.starts_with('[')) {
            self.end_game()?;
            if let Some((side, name)) = player(line) {
                let context = Context { side, ..Context::PLAIN };
                let mut out = String::new();
                say(&format!("{}: {name}", self.words.table().language().format("side", context)), &mut out);
                out.push('\n');
                self.begin()?;
                self.out.write_all(out.as_bytes())?;
            }
            return Ok(());
        }
        if !line.starts_with('%') || in_comment {
            if !self.game.is_empty() {
                self.game.push(' ');
            }
            self.game.push_str(line);
        }
        if self.game.len() > PARAGRAPH { self.end_game() } else { Ok(()) }
    }

    fn end_game(&mut self) -> io::Result<()> {
        let game = std::mem::take(&mut self.game);
        let mut out = String::new();
        let mut last = String::new();
        for part in game.split(['{', '}']).flat_map(|part| part.split(self.words.behind_pair())) {
            // The pause behind a mark in words, which is a sentence here.
            let part = part.trim().trim_start_matches(self.words.between().trim()).trim_start();
            let said = result(part).map_or_else(|| part.to_owned(), |end| self.words.end(end));
            // A result in words stands before the score where it was asked for.
            if said.is_empty() || said == last {
                continue;
            }
            say(&said, &mut out);
            last = said;
        }
        if out.is_empty() {
            return Ok(());
        }
        self.begin()?;
        self.out.write_all(format!("<p>{out}</p>\n").as_bytes())
    }
}

impl<W: Write> Write for Speech<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut rest = bytes;
        while let Some(end) = memchr::memchr(b'\n', rest) {
            let (line, behind) = rest.split_at(end);
            self.line.extend_from_slice(line);
            self.end_line()?;
            rest = behind.get(1..).unwrap_or_default();
        }
        self.line.extend_from_slice(rest);
        if self.line.len() > PARAGRAPH {
            self.end_line()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The player that a tag names; `?` is nobody.
fn player(line: &str) -> Option<(Color, &str)> {
    let (tag, rest) = line.strip_prefix('[')?.split_once(' ')?;
    let side = match tag {
        "White" => Color::White,
        "Black" => Color::Black,
        _ => return None,
    };
    let name = rest.trim().strip_prefix('"')?.strip_suffix("\"]")?;
    (!matches!(name, "" | "?" | "-")).then_some((side, name))
}

fn result(text: &str) -> Option<GameEnd> {
    match text {
        "1-0" => Some(GameEnd::Won(Color::White)),
        "0-1" => Some(GameEnd::Won(Color::Black)),
        "1/2-1/2" | "\u{bd}-\u{bd}" | "\u{bd}" => Some(GameEnd::Drawn),
        "*" => Some(GameEnd::Unfinished),
        _ => None,
    }
}
