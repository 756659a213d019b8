//! Moves inside sentences: in books, articles and the comments of games.
//!
//! A token is rewritten only if it is legal in a position that the sentence may speak of, and if all such
//! positions agree on what is then written. Moves behind a number, or behind another move with no word between,
//! are a line; what stands alone among words is a mention, of which more is asked: it may hold no blank, a bare
//! square is left alone, and so are routes, words and figures.

mod halves;
mod hits;
mod lists;
mod mention;
mod numbered;
mod object;
mod open;
mod place;
mod reports;
mod settle;
mod style;

use super::choose::Chooser;
use super::context::{Context, Plies};
use super::game::{Options, Report, tag_pair};
use super::source::Source;
use super::target::Target;
use crate::Span;
use crate::board::{Move, Position, Start};
use crate::notation::{Candidate, RepairSet};
use crate::scan::prose::{Scanner, Token};
pub(crate) use place::{Place, is_native_square, may_be};

/// Brackets deeper than this are not told apart.
const DEEPEST: usize = 64;

/// A part of the text to be replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Where.
    pub span: Span,
    /// By what.
    pub new: Vec<u8>,
}

/// The positions at the end of what was last read.
#[derive(Clone, Debug, Default)]
struct Line {
    now: Vec<Context>,
    before: Vec<Context>,
}

/// A move that would be read only with a repair, and stays.
#[derive(Clone, Copy)]
struct Doubt {
    span: Span,
    repairs: RepairSet,
    at: (u32, bool),
}

/// A move that a token may be.
#[derive(Clone, Copy)]
struct Hit {
    context: Context,
    mv: Move,
    candidate: Candidate,
    /// Whether it is second to another reading by custom alone, which what follows may overrule.
    second: bool,
}

/// Reads the moves of a text.
pub struct Prose<'t> {
    source: &'t Source,
    target: Option<&'t Target>,
    options: Options,
    plies: Plies,
    line: Line,
    aside: Option<Line>,
    stack: Vec<(Line, Option<Line>, bool)>,
    /// No word stands between the last move and here.
    joined: bool,
    number: Option<(u32, usize)>,
    /// Where the last number stands, for a text whose numbers and results are written as a style says.
    styled: Option<Span>,
    births: bool,
    chooser: Chooser,
    scratch: Vec<u8>,
    report: Report,
    edits: Vec<Edit>,
    missed: usize,
    /// What the word at hand would be with a repair that nothing makes certain.
    doubt: Option<Doubt>,
    /// Whether a list of men is read.
    listing: bool,
    /// The positions among those of the mention at hand in which the other side did nothing.
    passed: Vec<Context>,
    /// Whether a move of the line was left as it stands, so that nobody knows what comes next.
    broken: bool,
    /// Whether Black's moves have been seen to have their numbers too.
    doubled: bool,
    /// Moves of which it is not yet known which of several they are.
    open: Vec<open::Open>,
    /// Whether the last move named its squares in Latin letters.
    latin: bool,
    /// Whether it is the comment of a game, which may be in any language and notation.
    is_comment: bool,
}

impl<'t> Prose<'t> {
    /// A reader of prose about games that start as the options say.
    #[must_use]
    pub fn new(source: &'t Source, target: Option<&'t Target>, options: Options) -> Self {
        let start = options.start.unwrap_or_default();
        let mut prose = Self {
            source,
            target,
            options,
            plies: Plies::default(),
            line: Line::default(),
            aside: None,
            stack: Vec::new(),
            joined: false,
            number: None,
            styled: None,
            births: source.births
                || target.is_some_and(|target| target.writer.notation().shape().needs_births),
            chooser: Chooser::default(),
            scratch: Vec::new(),
            report: Report::default(),
            edits: Vec::new(),
            missed: 0,
            doubt: None,
            listing: false,
            passed: Vec::new(),
            broken: false,
            doubled: false,
            open: Vec::new(),
            latin: false,
            is_comment: false,
        };
        prose.start(start);
        prose
    }

    fn start(&mut self, start: Start) {
        let context = Context::new(start, self.births);
        self.line = Line { now: vec![context], before: Vec::new() };
        self.aside = None;
        self.plies.reached(context);
    }

    /// A reader of a comment behind a move that led from `before` to `now`.
    #[must_use]
    pub fn comment(
        source: &'t Source,
        target: Option<&'t Target>,
        options: Options,
        before: &Position,
        now: &Position,
    ) -> Self {
        let mut prose = Self::new(source, target, Options { start: Some((*now).into()), ..options });
        prose.is_comment = true;
        if before != now {
            let context = Context::new((*before).into(), prose.births);
            prose.plies.reached(context);
            prose.line.before = vec![context];
        }
        prose
    }

    /// Whether men are followed from where they began, which a comment does not know.
    #[must_use]
    pub fn needs_births(&self) -> bool {
        self.births
    }

    /// Reads a whole text; gives what is to be replaced, in order, and the report.
    #[must_use]
    pub fn read(mut self, text: &[u8]) -> (Vec<Edit>, Report, usize) {
        let mut scanner = Scanner::new(text);
        while let Some((token, span)) = scanner.next_token() {
            self.token(text, &mut scanner, token, span);
        }
        self.close_open(text, None);
        (self.edits, self.report, self.missed)
    }

    fn token(&mut self, text: &[u8], scanner: &mut Scanner<'_>, token: Token, span: Span) {
        match token {
            Token::Word => self.word(text, scanner),
            Token::Number { number, points } => {
                self.number = Some((number, points));
                self.styled = Some(span).filter(|_| points > 0);
                // `1.) e4`, where no bracket is open that this could close.
                if points > 0 && self.stack.is_empty() && scanner.closes_number() {
                    scanner.at += 1;
                }
            }
            Token::Filler => self.filler(span.of(text)),
            Token::Mark(mark) => self.styled_mark(text, span, mark),
            Token::Command => {}
            Token::Result(outcome) => {
                self.report.outcome = Some(outcome);
                self.number = None;
                self.styled_result(text, span, outcome);
            }
            Token::Open => {
                if self.stack.len() < DEEPEST {
                    self.stack.push((self.line.clone(), self.aside.clone(), self.joined));
                }
                self.part();
            }
            Token::Close => {
                self.part();
                if let Some((line, aside, joined)) = self.stack.pop() {
                    (self.line, self.aside, self.joined) = (line, aside, joined);
                }
                self.close_open(text, Some(self.stack.len()));
            }
            Token::Break => {
                self.part();
                self.stack.clear();
                self.close_open(text, Some(0));
            }
            Token::Tag => self.tag(span.of(text)),
        }
    }

    /// What comes next is no continuation.
    fn part(&mut self) {
        self.joined = false;
        self.number = None;
    }

    /// `1. - d6`, `11.—, Nf6`: a dash in White's place.
    fn filler(&mut self, sign: &[u8]) {
        let dash = std::str::from_utf8(sign).is_ok_and(|s| s.chars().all(crate::scan::is_dash));
        if let Some((_, points)) = &mut self.number
            && *points > 0
            && dash
        {
            *points += 3;
        }
    }

    fn tag(&mut self, text: &[u8]) {
        self.part();
        self.stack.clear();
        if let Some((name, value)) = tag_pair(text)
            && name.eq_ignore_ascii_case(b"FEN")
            && let Ok(position) = Position::from_fen(&String::from_utf8_lossy(value))
        {
            self.start(position.into());
        }
    }

    fn word(&mut self, text: &[u8], scanner: &mut Scanner<'_>) {
        if self.joined && !self.source.algebraic && is_note(text, scanner.at) {
            return scanner.skip_word();
        }
        if self.number.is_none() && self.list(text, scanner) {
            return;
        }
        let number = self.number.take();
        let at = scanner.at;
        let word = scanner.word();
        self.doubt = None;
        if self.object(text, scanner, number, word) {
            return;
        }
        if let Some((number, points)) = number
            && self.numbered(text, scanner, number, points, word)
        {
            return;
        }
        if number.is_none_or(|(_, points)| points == 0) && self.joined {
            let contexts = self.aside.as_ref().unwrap_or(&self.line).now.clone();
            let hits = self.hits(&contexts, word, at, Place::Line);
            if self.goes_on(text, scanner, hits, self.aside.is_some()) {
                return;
            }
        }
        if number.is_none() && self.resumed(text, scanner, word) {
            return;
        }
        let counted = number.is_some_and(|(_, points)| points > 0);
        self.missed += usize::from(counted);
        if !counted && self.mention(text, scanner, word) {
            return;
        }
        // A number without a point counts where it is due, if what follows is a move.
        let now = self.line.now.first().map(|context| context.ply / 2);
        let due = !self.source.algebraic && number.is_some_and(|(number, _)| Some(number) == now);
        if counted {
            self.broken = true;
            self.report_left(text, at, word, true);
        } else if due {
            self.report_left(text, at, word, true);
        } else if !self.report_doubt(text) && self.joined && self.aside.is_none() && self.source.algebraic {
            self.report_unread(text, at, word);
        }
        self.joined = false;
        if scanner.at == at {
            match self.whole_len(word) {
                Some(len) => scanner.at += len,
                None => scanner.skip_word(),
            }
        }
    }
}

/// Whether a small letter behind a dash names a note: `Kt-B4-g`.
fn is_note(text: &[u8], at: usize) -> bool {
    let letter = text.get(at).is_some_and(u8::is_ascii_lowercase);
    let ends = text.get(at + 1).is_none_or(|byte| !byte.is_ascii_alphanumeric());
    letter
        && ends
        && at > 1
        && text.get(at - 1) == Some(&b'-')
        && text.get(at - 2).is_some_and(|b| !b.is_ascii_whitespace())
}
