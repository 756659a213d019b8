//! Diagnostics as people and programs read them, on standard error.
//!
//! Lines and columns are made only here: the library deals in byte offsets. Columns and carets count graphemes,
//! so that a vowel point or a joined letter is one column wide as it is on the screen.

use std::io::{self, IsTerminal, Write};

use serde_json::json;
use unicode_segmentation::UnicodeSegmentation;

use super::args::{ColorChoice, TalkArgs};
use super::messages::Messages;
use super::width;
use crate::diagnostic::{Diagnostic, Kind};
use crate::locale::System;
use crate::{Error, Span};

/// Graphemes of a source line that are shown.
const SHOWN: usize = 96;

/// A piece of a file, with where it stands in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window<'t> {
    /// Name of the file.
    pub(super) file: &'t str,
    /// The bytes.
    pub(super) text: &'t [u8],
    /// Offset of the first byte in the file.
    pub(super) offset: usize,
    /// Number of the line in which the first byte stands, from 1.
    pub(super) line: usize,
}

/// Prints what is to be said.
#[derive(Debug)]
pub(super) struct Reporter {
    json: bool,
    quiet: bool,
    color: bool,
    strict: bool,
    messages: Messages,
    /// Moves that were left as written.
    pub(super) left: usize,
    /// Whether it was said where more is told of moves that no legal one fits.
    pointed: bool,
}

struct Place {
    line: usize,
    column: usize,
    text: String,
    caret: String,
}

impl Reporter {
    pub(super) fn new(talk: &TalkArgs, strict: bool) -> Self {
        let color = match talk.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                io::stderr().is_terminal()
                    && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            }
        };
        let messages = Messages::new(talk.lang.as_deref());
        if let Some(missing) = messages.missing().filter(|_| !talk.quiet && !talk.json) {
            let word = messages.interface().message("note", &[]);
            let _ = writeln!(io::stderr(), "stamma: {word}: {missing}");
        }
        Self { json: talk.json, quiet: talk.quiet, color, strict, messages, left: 0, pointed: false }
    }

    /// Whether a progress bar would disturb.
    pub(super) fn is_silent(&self) -> bool {
        self.json || self.quiet
    }

    /// Tells about some places in a piece of a file.
    pub(super) fn tell(&mut self, diagnostics: &[Diagnostic], window: Window<'_>) {
        let mut text = String::new();
        // Lines are counted once, not for each fault from the start.
        let mut window = window;
        for diagnostic in diagnostics {
            self.left += usize::from(diagnostic.leaves());
            if self.quiet {
                continue;
            }
            window = nearer(window, diagnostic.span.start);
            let place = place(&window, diagnostic.span);
            if self.json {
                text.push_str(&self.json_line(diagnostic, &window, &place));
            } else {
                self.print(diagnostic, &window, &place, &mut text);
            }
        }
        let _ = io::stderr().lock().write_all(text.as_bytes());
    }

    fn severity(&self, diagnostic: &Diagnostic) -> &'static str {
        match diagnostic.kind {
            Kind::Repaired => "note",
            _ if self.strict => "error",
            _ => "warning",
        }
    }

    fn json_line(&self, diagnostic: &Diagnostic, window: &Window<'_>, place: &Place) -> String {
        let value = json!({
            "file": window.file,
            "line": place.line,
            "column": place.column,
            "severity": self.severity(diagnostic),
            "kind": diagnostic.kind.name(),
            "code": diagnostic.code,
            "span": [diagnostic.span.start, diagnostic.span.end],
            "found": diagnostic.found,
            "message": self.messages.diagnostic(diagnostic),
            "candidates": diagnostic.candidates,
            "detail": diagnostic.detail,
            "move": diagnostic.at.map(|(number, _)| number),
            "side": diagnostic.at.map(|(_, black)| if black { "black" } else { "white" }),
        });
        format!("{value}\n")
    }

    fn print(&mut self, diagnostic: &Diagnostic, window: &Window<'_>, place: &Place, out: &mut String) {
        let severity = self.severity(diagnostic);
        let hue = match severity {
            "error" => "31",
            "warning" => "33",
            _ => "36",
        };
        let paint = |code: &str, text: &str| {
            if self.color { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
        };
        let word = self.messages.interface().message(severity, &[]);
        let head = paint(&format!("1;{hue}"), &format!("{word}[{}]", diagnostic.code));
        let message = self.messages.diagnostic(diagnostic);
        let at = self.messages.interface().place(diagnostic);
        let at = at.map_or_else(String::new, |at| format!(" ({at})"));
        out.push_str(&format!("{}:{}:{}: {head}: {message}{at}\n", window.file, place.line, place.column));
        if !place.text.is_empty() {
            let bar = paint("1;34", "|");
            out.push_str(&format!("   {bar} {}\n", width::isolated(&place.text)));
            out.push_str(&format!("   {bar} {}\n", paint(&format!("1;{hue}"), &place.caret)));
        }
        if let Some(help) = self.messages.help(diagnostic) {
            out.push_str(&format!("   {} {help}\n", paint("1;34", "=")));
        }
        if diagnostic.code == "M0201" && diagnostic.leaves() && !self.pointed {
            let more = self.messages.interface().message("help-more-M0201", &[]);
            out.push_str(&format!("   {} {more}\n", paint("1;34", "=")));
            self.pointed = true;
        }
    }

    /// Says what was done with a file as a whole.
    pub(super) fn note(&self, message: &str, file: &str) {
        if self.quiet {
            return;
        }
        let mut out = io::stderr().lock();
        let _ = if self.json {
            writeln!(out, "{}", json!({"file": file, "severity": "note", "message": message}))
        } else {
            writeln!(out, "stamma: {}: {file}: {message}", self.messages.interface().message("note", &[]))
        };
    }

    /// The last line of a run that left something as it was.
    pub(super) fn summary(&self) {
        if self.left > 0 && !self.is_silent() && !self.strict {
            let left = self.messages.interface().count("moves-left", self.left);
            let _ = writeln!(io::stderr(), "stamma: {left}");
        }
    }

    /// What stopped the run.
    pub(super) fn stop(&self, error: &Error, file: Option<&str>) {
        let place = file.map(|file| format!("{file}: ")).unwrap_or_default();
        let interface = self.messages.interface();
        let said = interface.stop(error);
        let way_out = match error {
            Error::UnknownName { what: "locale", near, .. } if near.is_empty() => {
                format!("; {}", interface.message("stop-languages", &[]))
            }
            Error::UnknownName { what: "locale or system", near, .. } if near.is_empty() => {
                let systems = interface.message("stop-systems", &[("near", &System::names().join(", "))]);
                format!("; {}; {systems}", interface.message("stop-languages", &[]))
            }
            _ => String::new(),
        };
        let word = interface.message("error", &[]);
        let mut out = io::stderr().lock();
        let _ = match (self.json, error) {
            (true, Error::Table { file, line, column, code, reason }) => writeln!(
                out,
                "{}",
                json!({"file": file, "line": line, "column": column, "severity": "error", "code": code, "message": reason})
            ),
            (true, _) => {
                let said = format!("{said}{way_out}");
                writeln!(out, "{}", json!({"file": file, "severity": "error", "message": said}))
            }
            (false, Error::Table { .. }) => writeln!(out, "{said}"),
            (false, _) if self.color => {
                writeln!(out, "stamma: \u{1b}[1;31m{word}\u{1b}[0m: {place}{said}{way_out}")
            }
            (false, _) => writeln!(out, "stamma: {word}: {place}{said}{way_out}"),
        };
    }
}

/// The window from the start of the line in which an offset stands, if that is in the window.
fn nearer(window: Window<'_>, offset: usize) -> Window<'_> {
    let before = offset.checked_sub(window.offset).and_then(|at| window.text.get(..at)).unwrap_or_default();
    let Some(end) = memchr::memrchr(b'\n', before) else { return window };
    Window {
        text: window.text.get(end + 1..).unwrap_or_default(),
        offset: window.offset + end + 1,
        line: window.line + 1 + memchr::memchr_iter(b'\n', before.get(..end).unwrap_or_default()).count(),
        ..window
    }
}

/// Line, column and caret of a span.
fn place(window: &Window<'_>, span: Span) -> Place {
    let text = window.text;
    let start = span.start.saturating_sub(window.offset).min(text.len());
    let end = span.end.saturating_sub(window.offset).clamp(start, text.len());
    let before = text.get(..start).unwrap_or_default();
    let line_start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
    let line = window.line + memchr::memchr_iter(b'\n', before).count();
    let rest = text.get(line_start..).unwrap_or_default();
    let line_len = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
    let whole = text.get(line_start..line_start + line_len).unwrap_or_default();
    // A line may be a whole database: only what stands near is looked at.
    let from = (start - line_start).saturating_sub(4_000);
    let head = String::from_utf8_lossy(whole.get(from..start - line_start).unwrap_or_default());
    let stop = (end - line_start).min(whole.len()).min(start - line_start + 1_000);
    let found = String::from_utf8_lossy(whole.get(start - line_start..stop).unwrap_or_default());
    let tail_end = whole.len().min(stop + 1_000);
    let tail = String::from_utf8_lossy(whole.get(stop..tail_end).unwrap_or_default());
    let left: Vec<&str> = head.graphemes(true).collect();
    let column = if from == 0 { left.len() } else { from + left.len() } + 1;
    let mark: usize = found.graphemes(true).map(width::of).sum::<usize>().max(1);
    let keep = left.len().min(SHOWN / 2);
    let mut shown: String = left.get(left.len() - keep..).unwrap_or_default().concat();
    if keep < left.len() || from > 0 {
        shown.insert(0, '\u{2026}');
    }
    let shown = visible(&shown);
    let pad = shown.graphemes(true).map(width::of).sum::<usize>();
    let room = SHOWN.saturating_sub(keep);
    let right: Vec<&str> = tail.trim_end().graphemes(true).collect();
    let cut = right.len() > room;
    let right: String = right.into_iter().take(room).collect();
    let text = format!("{shown}{}{}{}", visible(&found), visible(&right), if cut { "\u{2026}" } else { "" });
    Place { line, column, text, caret: format!("{}{}", " ".repeat(pad), "^".repeat(mark)) }
}

/// Control characters as blanks: a terminal must not obey what a file says.
fn visible(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, part: &str) -> Place {
        let start = text.find(part).unwrap();
        let span = Span::new(start, start + part.len());
        place(&Window { file: "f", text: text.as_bytes(), offset: 0, line: 1 }, span)
    }

    #[test]
    fn columns_count_graphemes() {
        let found = at("1. e4\n2. \u{915}\u{94d}\u{937}\u{93f}f3 Nf6", "Nf6");
        assert_eq!((found.line, found.column), (2, 8));
        assert_eq!(found.text, "2. \u{915}\u{94d}\u{937}\u{93f}f3 Nf6");
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let text = format!("{} HERE {}", "e4 ".repeat(900), "e5 ".repeat(900));
        let found = at(&text, "HERE");
        assert!(found.text.starts_with('\u{2026}') && found.text.ends_with('\u{2026}'));
        let caret = found.caret.find('^').unwrap();
        assert_eq!(found.text.graphemes(true).skip(caret).take(4).collect::<String>(), "HERE");
        assert_eq!(found.column, 900 * 3 + 2);
    }

    #[test]
    fn a_span_outside_the_window_is_no_fault() {
        let window = Window { file: "f", text: b"e4", offset: 100, line: 7 };
        assert_eq!(place(&window, Span::new(500, 600)).line, 7);
        assert_eq!(place(&window, Span::new(0, 1)).column, 1);
    }
}
