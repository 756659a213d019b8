//! The exact export form of PGN: a game laid out anew, numbers, blanks and line ends by rule.
//!
//! Source: PGN standard, sections 3.2.4 and 8.2; the layout of variations is left open there and follows the
//! usual practice, `(1. d4 d5)`.

use super::comments::Comments;
use super::game::Layout;
use super::output::Output;
use crate::Span;
use crate::annotation::{self, Dialect, Glyphs};
use crate::board::{Color, Position};
use crate::diagnostic::Diagnostic;
use crate::notation::Notation;
use crate::played::Played;
use crate::scan::Outcome;
use crate::scan::pgn::{Scanner, Token};
use crate::style::Style;

/// The seven tags that come first, in their order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// Columns of movetext.
const WIDTH: usize = 79;

enum Item {
    /// A move, an NAG, a number: anything that a blank may be broken before.
    Text(Vec<u8>),
    Open,
    Close,
    /// A comment to the end of its line.
    Line(Vec<u8>),
    /// The end of a game.
    Outcome(Outcome),
    /// A tag pair, name and value.
    Tag(String, Vec<u8>),
}

impl Item {
    /// Whether it may stand behind a game's result: the same result again, and comments.
    fn may_follow(&self, end: Option<Outcome>) -> bool {
        match self {
            Self::Outcome(outcome) => end == Some(*outcome),
            Self::Text(text) => matches!(text.first(), Some(b'{')),
            Self::Line(_) => true,
            Self::Open | Self::Close | Self::Tag(..) => false,
        }
    }
}

/// Collects a game and prints it in export form.
pub(super) struct Export<'a> {
    text: &'a [u8],
    notation: &'a dyn Notation,
    style: &'a Style,
    comments: Comments<'a>,
    items: Vec<Item>,
    number_due: bool,
    /// Whether numbers are written: a fragment without any, and without tags, stays one.
    numbered: bool,
    opens: Vec<(usize, Span)>,
    failed: Vec<Span>,
    mover: Color,
}

impl<'a> Export<'a> {
    /// An export that writes moves in `notation`.
    #[must_use]
    pub(super) fn new(
        text: &'a [u8],
        notation: &'a dyn Notation,
        style: &'a Style,
        comments: Comments<'a>,
    ) -> Self {
        Self {
            text,
            notation,
            style,
            comments,
            items: Vec::new(),
            number_due: true,
            numbered: has_numbers(text),
            opens: Vec::new(),
            failed: Vec::new(),
            mover: Color::White,
        }
    }

    /// What is to be said of the moves in comments.
    pub(super) fn told(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.comments.diagnostics)
    }

    /// The text of all games; `tags` says whether the seven tags are written even where the source has none.
    #[must_use]
    pub(super) fn finish(mut self, tags: bool) -> Vec<u8> {
        let mut out = Vec::new();
        let mut game: Vec<Item> = Vec::new();
        let mut games = 0;
        // The result of a game, behind which comments may still stand.
        let mut end: Option<Outcome> = None;
        for item in std::mem::take(&mut self.items) {
            let tag = matches!(item, Item::Tag(..)) && game.iter().any(|item| !matches!(item, Item::Tag(..)));
            if (tag || end.is_some()) && !item.may_follow(end) {
                game.extend(end.take().map(Item::Outcome));
                print(std::mem::take(&mut game), tags, games, &mut out);
                games += 1;
            }
            match item {
                Item::Outcome(outcome) => end = Some(outcome),
                item => game.push(item),
            }
        }
        game.extend(end.map(Item::Outcome));
        if !game.is_empty() {
            print(game, tags, games, &mut out);
        }
        out
    }
}

impl Layout for Export<'_> {
    fn played(&mut self, _: Span, played: &Played<'_>) {
        self.mover = played.side();
        let black = self.mover == Color::Black;
        if self.numbered && (!black || self.number_due) {
            let dots = if black { "..." } else { "." };
            self.items.push(Item::Text(format!("{}{dots}", played.before.fullmove()).into_bytes()));
        }
        let mut text = Vec::new();
        self.notation.write(played, self.style, &mut text);
        self.items.push(Item::Text(text));
        self.number_due = false;
    }

    fn token(&mut self, token: Token, span: Span, _: Color) {
        let text = span.of(self.text);
        match token {
            Token::Open => {
                self.opens.push((self.items.len(), span));
                self.items.push(Item::Open);
                self.number_due = true;
            }
            Token::Close => {
                self.opens.pop();
                self.items.push(Item::Close);
                self.number_due = true;
            }
            Token::Mark(mark) => match mark.nag_for(self.mover) {
                Some(nag) => {
                    let mut text = Vec::new();
                    let _ = annotation::write(nag, Glyphs::Nag, Dialect::Standard, &mut text);
                    self.items.push(Item::Text(text));
                    self.number_due = false;
                }
                None => self.items.push(Item::Text(text.to_vec())),
            },
            // A result in a side line ends no game; there it can only be a comment.
            Token::Result(outcome) if !self.opens.is_empty() => {
                self.items.push(Item::Text(format!("{{{}}}", outcome.name()).into_bytes()));
                self.number_due = true;
            }
            Token::Result(outcome) => {
                self.items.push(Item::Outcome(outcome));
                self.number_due = true;
            }
            Token::Tag => {
                if let Some((name, value)) = super::game::tag_pair(text) {
                    let name = String::from_utf8_lossy(name).into_owned();
                    self.items.push(Item::Tag(name, value.to_vec()));
                }
                self.number_due = true;
            }
            _ => {}
        }
    }

    fn remark(&mut self, span: Span) {
        let words = String::from_utf8_lossy(span.of(self.text)).replace(['{', '}'], "");
        self.items.push(Item::Text(format!("{{{words}}}").into_bytes()));
        self.number_due = true;
    }

    fn failed(&mut self, depth: usize) {
        // A variation that could not be read is left out of the count of numbers but kept as a comment would be:
        // the caller leaves a text with such a line as it stands.
        let _ = depth;
        self.failed.push(Span::default());
    }

    fn comment(&mut self, span: Span, before: &Position, now: &Position, _: &mut Output<'_>) {
        let text = span.of(self.text);
        let mut output = Output::new(text, Vec::with_capacity(text.len()));
        for edit in self.comments.edits(span, before, now) {
            output.replace(edit.span.start - span.start, edit.span.end - span.start, &edit.new);
        }
        let new = output.finish();
        match text.first() {
            Some(b'{') => self.items.push(Item::Text(new)),
            _ => self.items.push(Item::Line(new)),
        }
        self.number_due = true;
    }
}

/// Whether a tag or a move number stands in the text.
fn has_numbers(text: &[u8]) -> bool {
    let mut scanner = Scanner::new(text, false);
    scanner.glued = true;
    while let Some((token, _)) = scanner.next_token() {
        match token {
            Token::Tag | Token::Number { .. } => return true,
            Token::Word => scanner.at += scanner.word_len(),
            _ => {}
        }
    }
    false
}

fn print(items: Vec<Item>, tags: bool, games: usize, out: &mut Vec<u8>) {
    if games > 0 {
        out.extend_from_slice(b"\n");
    }
    let mut pairs: Vec<(String, Vec<u8>)> = Vec::new();
    let mut outcome = None;
    for item in &items {
        match item {
            Item::Tag(name, value) => pairs.push((name.clone(), value.clone())),
            Item::Outcome(found) => outcome = Some(*found),
            _ => {}
        }
    }
    let given = !pairs.is_empty();
    // A game ends with its result; where none stands behind the moves, with that of its tags.
    let missing = (given && outcome.is_none()).then(|| {
        let tagged = pairs.iter().find(|(name, _)| name == "Result").map(|(_, value)| value.as_slice());
        tagged.and_then(crate::scan::pgn::result).map_or(Outcome::Unknown, |(outcome, _)| outcome)
    });
    if given || tags {
        print_tags(pairs, outcome, out);
        out.push(b'\n');
    }
    let mut line = 0usize;
    let mut glue = true;
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        // A closing bracket stands in the line of what it closes, an opening one in that of what it opens.
        let room = match (&item, items.peek()) {
            (Item::Open, Some(Item::Text(text))) => text.len(),
            (_, Some(Item::Close)) => 1,
            _ => 0,
        };
        match item {
            Item::Tag(..) => {}
            Item::Text(text) => word(&text, room, &mut glue, &mut line, out),
            Item::Open => {
                word(b"(", room, &mut glue, &mut line, out);
                glue = true;
            }
            Item::Close => {
                if line >= WIDTH {
                    out.push(b'\n');
                    line = 0;
                }
                out.push(b')');
                line += 1;
                glue = false;
            }
            Item::Line(text) => {
                word(&text, 0, &mut glue, &mut line, out);
                out.push(b'\n');
                line = 0;
                glue = true;
            }
            Item::Outcome(outcome) => word(outcome.name().as_bytes(), 0, &mut glue, &mut line, out),
        }
    }
    if let Some(outcome) = missing {
        word(outcome.name().as_bytes(), 0, &mut glue, &mut line, out);
    }
    out.push(b'\n');
}

/// Puts a word into the line, or into the next where it and `room` bytes behind it have no place in this one.
fn word(text: &[u8], room: usize, glue: &mut bool, line: &mut usize, out: &mut Vec<u8>) {
    let width = text.len();
    if !*glue {
        if *line + 1 + width + room > WIDTH {
            out.push(b'\n');
            *line = 0;
        } else {
            out.push(b' ');
            *line += 1;
        }
    }
    out.extend_from_slice(text);
    *line = match memchr::memrchr(b'\n', text) {
        Some(last) => width - last - 1,
        None => *line + width,
    };
    *glue = false;
}

fn print_tags(mut pairs: Vec<(String, Vec<u8>)>, outcome: Option<Outcome>, out: &mut Vec<u8>) {
    for name in ROSTER {
        let value = match pairs.iter().position(|(tag, _)| tag == name) {
            Some(at) => pairs.remove(at).1,
            None => match (name, outcome) {
                ("Date", _) => b"????.??.??".to_vec(),
                ("Result", Some(outcome)) => outcome.name().as_bytes().to_vec(),
                ("Result", None) => b"*".to_vec(),
                _ => b"?".to_vec(),
            },
        };
        tag(name, &value, out);
    }
    // A game that does not begin at the usual position says so twice.
    if pairs.iter().any(|(tag, _)| tag == "FEN") && !pairs.iter().any(|(tag, _)| tag == "SetUp") {
        pairs.push(("SetUp".to_owned(), b"1".to_vec()));
    }
    pairs.sort_by(|a, b| a.0.cmp(&b.0));
    for (name, value) in pairs {
        tag(&name, &value, out);
    }
}

fn tag(name: &str, value: &[u8], out: &mut Vec<u8>) {
    out.push(b'[');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b" \"");
    out.extend_from_slice(value);
    out.extend_from_slice(b"\"]\n");
}
