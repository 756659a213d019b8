//! Games as a page that can be printed: a heading, the score in two columns, side lines and comments below the
//! move they belong to.
//!
//! Every cell of the score and every stretch of moves in a side line is set apart by itself; the order of the
//! columns is the page's own, so that a page from right to left has White on the right.

mod moves;

use super::html::Html;
use super::{Document, runs};
use crate::annotation::{self, Dialect, Glyphs};
use crate::bidi::Mode;
use crate::board::Color;
use crate::direction::Direction;
use crate::scan::Outcome;
use crate::translate::{Comments, Done, Job, Options, Output, Source, Target, Translator, Walker, Writer};

const STYLE: &str = include_str!("page.css");

/// The page of all games in a text.
pub(super) fn render(text: &[u8], job: &Job<'_>, translator: &mut Translator<'_>) -> Done {
    let target = job.target;
    let mut body = String::new();
    let mut title = None;
    let mut done = translator.each_game(text, job, |game, source| {
        let Some(source) = source else {
            body.push_str("<section class=\"game\">\n<pre>");
            escape(&String::from_utf8_lossy(game), &mut body);
            body.push_str("</pre>\n</section>\n");
            return;
        };
        let options = Options { record: false, ..job.options };
        let mut page = Page::new(game, source, target, options);
        let mut output = Output::new(game, Vec::new());
        let _ = Walker::new(game, source, None, options, &mut output, &mut page).run();
        page.finish(&mut body);
        title = title.take().or(page.title());
    });
    let direction = if target.direction == Direction::Rtl { "rtl" } else { "ltr" };
    let mut out = String::with_capacity(body.len() + STYLE.len() + 512);
    out.push_str("<!DOCTYPE html>\n<html");
    if let Some(tag) = &target.tag {
        out.push_str(" lang=\"");
        escape(tag, &mut out);
        out.push('"');
    }
    out.push_str(" dir=\"");
    out.push_str(direction);
    out.push_str("\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    escape(title.as_deref().unwrap_or("PGN"), &mut out);
    out.push_str("</title>\n<style>\n");
    out.push_str(STYLE);
    out.push_str("</style>\n</head>\n<body>\n");
    out.push_str(&body);
    out.push_str("</body>\n</html>\n");
    done.text = out.into_bytes();
    done
}

fn escape(text: &str, out: &mut String) {
    Html.escape("", text, out);
}

/// A row of the score.
#[derive(Default)]
struct Row {
    number: u32,
    white: Option<String>,
    black: Option<String>,
    /// HTML below the row.
    notes: String,
}

/// Collects one text of games.
struct Page<'a> {
    text: &'a [u8],
    target: &'a Target,
    comments: Comments<'a>,
    tags: Vec<(String, String)>,
    rows: Vec<Row>,
    out: String,
    first_title: Option<String>,
    outcome: Option<Outcome>,
    /// Brackets that are open.
    depth: usize,
    /// A stretch of moves in a side line, not yet closed.
    stretch: String,
    number_due: bool,
    mover: Color,
}

impl<'a> Page<'a> {
    fn new(text: &'a [u8], source: &'a Source, target: &'a Target, options: Options) -> Self {
        Self {
            text,
            target,
            comments: Comments::new(text, source, target, options),
            tags: Vec::new(),
            rows: Vec::new(),
            out: String::new(),
            first_title: None,
            outcome: None,
            depth: 0,
            stretch: String::new(),
            number_due: true,
            mover: Color::White,
        }
    }

    fn title(&self) -> Option<String> {
        self.first_title.clone()
    }

    fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())?;
        (!value.is_empty() && value.chars().any(|c| !matches!(c, '?' | '.'))).then_some(value)
    }

    /// A number in the digits that the target writes.
    fn digits(&self, number: u32) -> String {
        let plain = number.to_string();
        let Writer::Algebraic(writer) = &self.target.writer else { return plain };
        let one = writer.letters().ranks.first().and_then(|rank| rank.chars().next());
        let Some(zero) = one.filter(|c| !c.is_ascii()).and_then(|one| char::from_u32(u32::from(one) - 1))
        else {
            return plain;
        };
        let own = |c: char| c.to_digit(10).and_then(|digit| char::from_u32(u32::from(zero) + digit));
        plain.chars().filter_map(own).collect()
    }

    /// A run, set apart where the page goes from right to left.
    fn apart(&self, run: &str, out: &mut String) {
        let mut escaped = String::new();
        escape(run, &mut escaped);
        if self.target.words.is_some() {
            // A sentence runs in the direction of the page.
            out.push_str(&escaped);
            return;
        }
        Html.isolate(&escaped, Mode::Isolate, self.target.direction, runs::is_native(run), out);
    }

    fn row(&mut self, number: u32) -> &mut Row {
        let fresh = self.rows.last().is_none_or(|row| {
            row.number != number || row.black.is_some() || !row.notes.is_empty() && self.mover == Color::Black
        });
        if fresh {
            self.rows.push(Row { number, ..Row::default() });
        }
        let last = self.rows.len().saturating_sub(1);
        &mut self.rows[last]
    }

    /// The place for side lines and comments.
    fn notes(&mut self) -> &mut String {
        if self.rows.is_empty() {
            self.rows.push(Row::default());
        }
        let last = self.rows.len() - 1;
        &mut self.rows[last].notes
    }

    /// Sets a stretch apart as one run, or in pieces where a comment stands between its brackets.
    fn close_stretch(&mut self) {
        let stretch = std::mem::take(&mut self.stretch);
        let stretch = stretch.trim();
        if stretch.is_empty() {
            return;
        }
        let mut html = String::new();
        if balanced(stretch) {
            self.apart(stretch, &mut html);
        } else {
            for piece in stretch.split_inclusive(['(', ')']) {
                let run = piece.trim_end_matches(['(', ')']);
                let blank = |end: bool| if end { " " } else { "" };
                html.push_str(blank(run.starts_with(' ')));
                if !run.trim().is_empty() {
                    self.apart(run.trim(), &mut html);
                    html.push_str(blank(run.ends_with(' ')));
                }
                html.push_str(piece.get(run.len()..).unwrap_or_default());
            }
        }
        html.push(' ');
        self.notes().push_str(&html);
    }

    /// An annotation mark as the style has it, a sign where it leaves that open.
    fn sign(&self, mark: annotation::Mark) -> Option<String> {
        let nag = mark.nag_for(self.mover)?;
        let mut sign = Vec::new();
        match self.target.glyphs {
            Glyphs::Words => return self.target.nag_in_words(nag),
            Glyphs::Keep => annotation::write(nag, Glyphs::Unicode, Dialect::Standard, &mut sign),
            glyphs => annotation::write(nag, glyphs, Dialect::Standard, &mut sign),
        }
        .then(|| String::from_utf8_lossy(&sign).into_owned())
    }

    fn mark(&mut self, text: &str) {
        if self.depth > 0 {
            while self.stretch.ends_with(' ') {
                self.stretch.pop();
            }
            self.stretch.push_str(text);
            self.stretch.push(' ');
            return;
        }
        let black = self.mover == Color::Black;
        if let Some(row) = self.rows.last_mut() {
            let cell = if black { &mut row.black } else { &mut row.white };
            cell.get_or_insert_default().push_str(text);
        }
    }

    /// Prints the game that was collected.
    fn game(&mut self) {
        self.close_stretch();
        if self.rows.is_empty() && self.tags.is_empty() {
            return;
        }
        let mut out = String::from("<section class=\"game\">\n");
        self.heading(&mut out);
        out.push_str("<table class=\"score\">\n");
        for row in &self.rows {
            self.print(row, &mut out);
        }
        out.push_str("</table>\n");
        if let Some(outcome) = self.outcome.filter(|outcome| *outcome != Outcome::Unknown) {
            out.push_str("<p class=\"result\">");
            self.apart(self.result(outcome), &mut out);
            out.push_str("</p>\n");
        }
        out.push_str("</section>\n");
        self.out.push_str(&out);
        self.tags.clear();
        self.rows.clear();
        self.outcome = None;
        self.depth = 0;
        self.number_due = true;
    }

    fn result(&self, outcome: Outcome) -> &str {
        let index = match outcome {
            Outcome::White => 0,
            Outcome::Black => 1,
            Outcome::Draw => 2,
            Outcome::Unknown => 3,
            Outcome::Neither | Outcome::HalfForWhite | Outcome::HalfForBlack => return outcome.name(),
        };
        self.target.style.results.get(index).map_or(outcome.name(), String::as_str)
    }

    fn heading(&mut self, out: &mut String) {
        let names: Vec<String> =
            ["White", "Black"].iter().filter_map(|name| self.tag(name).map(str::to_owned)).collect();
        if !names.is_empty() {
            out.push_str("<h2>");
            for (index, name) in names.iter().enumerate() {
                if index > 0 {
                    out.push_str(" \u{2013} ");
                }
                out.push_str("<bdi>");
                escape(name, out);
                out.push_str("</bdi>");
            }
            out.push_str("</h2>\n");
            self.first_title.get_or_insert_with(|| names.join(" \u{2013} "));
        }
        let facts: Vec<&str> = ["Event", "Site", "Date"].iter().filter_map(|name| self.tag(name)).collect();
        if !facts.is_empty() {
            out.push_str("<p class=\"event\">");
            for (index, fact) in facts.iter().enumerate() {
                if index > 0 {
                    out.push_str(" \u{b7} ");
                }
                let fact = fact.trim_end_matches(".??");
                let number = fact.chars().all(|c| c.is_ascii_digit() || c == '.');
                out.push_str(if number { "<bdi dir=\"ltr\">" } else { "<bdi>" });
                escape(fact, out);
                out.push_str("</bdi>");
            }
            out.push_str("</p>\n");
        }
    }

    fn print(&self, row: &Row, out: &mut String) {
        if row.white.is_some() || row.black.is_some() {
            out.push_str("<tr><td class=\"number\">");
            // The point stands behind the number as the page is read: at its left in a page from right to left.
            out.push_str(&self.digits(row.number));
            out.push_str(".</td>");
            for (cell, absent) in [(&row.white, "\u{2026}"), (&row.black, "")] {
                out.push_str("<td class=\"move\">");
                match cell {
                    Some(text) => self.apart(text, out),
                    None => out.push_str(absent),
                }
                out.push_str("</td>");
            }
            out.push_str("</tr>\n");
        }
        if !row.notes.is_empty() {
            out.push_str("<tr><td class=\"note\" colspan=\"3\"><p>");
            out.push_str(row.notes.trim_end());
            out.push_str("</p></td></tr>\n");
        }
    }

    fn finish(&mut self, body: &mut String) {
        self.game();
        body.push_str(&self.out);
    }
}

/// Whether every bracket has its twin.
fn balanced(text: &str) -> bool {
    let mut depth = 0i32;
    for c in text.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}
