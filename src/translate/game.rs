//! One text of movetext, walked through with its positions: games, variations, comments.
//!
//! A line, which is a game or a variation, is rewritten whole or not at all: half a line in one language and
//! half in another would be read as something else.

mod apart;
mod capitals;
mod faults;
mod layout;
mod marks;
mod numbers;
mod report;
mod tags;
mod unit;
mod words;

pub use layout::{InPlace, Layout};
pub use report::{MoveRecord, Options, Policy, Report};
pub(crate) use tags::{OTHER_RULES, tag_pair};

use super::choose::{Choice, Chooser};
use super::frame::Frame;
use super::habits::Habits;
use super::lane;
use super::output::Output;
use super::source::Source;
use super::target::Target;
use crate::Span;
use crate::board::{Color, Start};
use crate::diagnostic::{Kind, NOTED};
use crate::scan::Outcome;
use crate::scan::pgn::{Scanner, Token};

/// Variations deeper than this are left as they are.
const DEEPEST: usize = 200;
/// Tokens that may be read ahead to settle what is ambiguous: at most so many are saved up, and so many more are
/// granted with each game that has tags, so that work stays in proportion to the text.
const AHEAD: usize = 20_000;
const AHEAD_FOR_GAME: usize = 2_000;
/// Faults of one text that are told one by one; a text with more is no game, and memory must stay bounded.
pub(super) const TOLD: usize = 20_000;
/// Faults of one text for which the nearest legal moves are sought, which takes longer than all else.
const ADVISED: usize = 2_000;
/// Bytes of a faulty token that are quoted.
const QUOTED: usize = 200;

/// Walks through `text` and puts its moves into `output` as `target` says.
pub struct Walker<'a, 'o, L: Layout> {
    text: &'a [u8],
    source: &'a Source,
    target: Option<&'a Target>,
    options: Options,
    scanner: Scanner<'a>,
    output: &'o mut Output<'a>,
    layout: &'o mut L,
    frames: Vec<Frame>,
    chooser: Chooser,
    scratch: Vec<u8>,
    report: Report,
    budget: usize,
    /// How the text writes, where its letters can make it ambiguous.
    habits: Habits,
    /// Brackets that opened beyond the frames that are kept.
    beyond: usize,
    game: usize,
    tagged_result: Option<Span>,
    /// Whether tags stand before the game.
    has_tags: bool,
    /// Where the last tag pair ended.
    tagged: usize,
    /// Whether anything but tag pairs stands behind it.
    begun: bool,
    /// The null result `0-0` of a double forfeit may stand alone.
    finished: bool,
    /// Where the last move ended, for a target in sentences.
    spoken: Option<usize>,
}

impl<'a, 'o, L: Layout> Walker<'a, 'o, L> {
    /// A walk over `text`, which begins at a game's start.
    pub fn new(
        text: &'a [u8],
        source: &'a Source,
        target: Option<&'a Target>,
        options: Options,
        output: &'o mut Output<'a>,
        layout: &'o mut L,
    ) -> Self {
        let mut walker = Self {
            text,
            source,
            target,
            options,
            scanner: source.scanner(text),
            output,
            layout,
            frames: Vec::new(),
            chooser: Chooser::default(),
            scratch: Vec::new(),
            report: Report::default(),
            budget: AHEAD,
            habits: Habits::default(),
            beyond: 0,
            game: 0,
            tagged_result: None,
            has_tags: false,
            tagged: 0,
            begun: false,
            finished: false,
            spoken: None,
        };
        walker.begin(options.start.unwrap_or_default());
        walker
    }

    fn begin(&mut self, start: Start) {
        // A target may name men by where they began, whatever the source does.
        let target = self.target.is_some_and(|target| target.writer.notation().shape().needs_births);
        let births = (self.source.births || target).then_some(start.births);
        self.has_tags = false;
        self.frames.clear();
        self.beyond = 0;
        self.frames.push(Frame::new(&start.position, births, self.output.mark()));
        self.finished = false;
    }

    /// Walks to the end.
    #[must_use]
    pub fn run(mut self) -> Report {
        self.usual_moves();
        while let Some((token, span)) = self.scanner.next_token() {
            if !self.step(token, span) {
                break;
            }
        }
        self.report
    }

    /// Takes one token and all usual moves behind it; false where the walk is to stop.
    #[inline]
    fn step(&mut self, token: Token, span: Span) -> bool {
        self.begun |= token != Token::Tag && self.text.get(span.start) != Some(&b'%');
        let read = match token {
            Token::Word => Some(self.word(span.start)),
            Token::Mark(_) if self.begins_move(span) => Some(self.word(span.start)),
            Token::Mark(_) => self.man_apart(span),
            _ => None,
        };
        match read {
            Some(true) => {}
            Some(false) => {
                let refuted = self.options.try_out && self.report.main_left && self.report.open.is_none();
                if refuted || self.options.policy == Policy::Strict {
                    return false;
                }
            }
            None => self.other(token, span),
        }
        self.usual_moves();
        true
    }

    /// Whether a letter that may be a mark, `N` or `D`, stands where a move is due: `12. N d5`; or in sentences the sign
    /// of the side, where a language has no word for it: `○: ♙ e 4`.
    fn begins_move(&mut self, span: Span) -> bool {
        if self.source.sentences {
            let rest = self.text.get(span.start..).unwrap_or_default();
            let Some(frame) = self.frames.last().filter(|frame| !frame.failed) else { return false };
            let choice = self.source.choose(&mut self.chooser, rest, frame.now(), frame.births());
            return match choice {
                Choice::One(_, candidate) => candidate.len > span.len(),
                Choice::Several(several) => several.iter().all(|(_, candidate)| candidate.len > span.len()),
                Choice::Illegal | Choice::Unreadable => false,
            };
        }
        if !matches!(span.of(self.text), [letter] if letter.is_ascii_alphabetic()) {
            return false;
        }
        let word = self.word_before(span);
        word.is_empty() || word.ends_with(b"(") || self.behind_number(span)
    }

    /// What stands before a place, to the blank before it.
    fn word_before(&self, span: Span) -> &'a [u8] {
        let before = self.text.get(..span.start).unwrap_or_default().trim_ascii_end();
        before.rsplit(u8::is_ascii_whitespace).next().unwrap_or_default()
    }

    /// Whether a letter stands directly behind a move number.
    fn behind_number(&self, span: Span) -> bool {
        let word = self.word_before(span);
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let points = word.get(digits..).unwrap_or_default();
        let letter = matches!(span.of(self.text), [letter] if letter.is_ascii_alphabetic());
        let pointed = points.iter().all(|byte| *byte == b'.') || points == "\u{2026}".as_bytes();
        letter && !word.is_empty() && pointed
    }

    /// Goes through numbers and moves of the usual kind without the detours that the rest needs.
    #[inline]
    fn usual_moves(&mut self) {
        if !L::PASSIVE || self.options.record || self.source.births || self.source.sentences || self.finished
        {
            return;
        }
        let Some(frame) = self.frames.last_mut().filter(|frame| !frame.failed) else { return };
        let Some(table) = self.source.quick_table() else { return };
        let target = match self.target {
            Some(target) => match target.usual(self.source.long) {
                Some(usual) => Some((target, usual)),
                None => return,
            },
            None => None,
        };
        let at = self.scanner.at;
        let passed = lane::pass(self.text, at, table, frame, target, &mut self.scratch, self.output);
        self.report.read += passed.read;
        // A pawn's letter counts where it is written, which is never so here.
        self.report.roles |= passed.roles & !1;
        self.report.bare_pawns |= passed.roles & 1 != 0;
        self.report.reached = self.report.reached.max(passed.reached);
        if passed.number > 0 {
            frame.number = passed.number;
        }
        self.scanner.at = passed.at;
    }

    fn other(&mut self, token: Token, span: Span) {
        match token {
            Token::Tag => self.tag(span),
            Token::Open if self.told_in_brackets(span) => return,
            Token::Open => return self.open(span),
            Token::Close => return self.close(span),
            Token::Line if self.parts_moves(span) => self.scanner.at = span.start + 1,
            Token::Comment | Token::Line => {
                if let Some(frame) = self.frames.last()
                    && !frame.failed
                {
                    self.layout.comment(span, frame.before(), frame.now(), self.output);
                }
            }
            Token::Number { number: Some(1), black: false } if self.glued() => self.next_game(),
            Token::Number { number, .. } if self.finished => {
                self.next_game();
                if self.goes_on(number.unwrap_or(0), span) {
                    return;
                }
            }
            Token::Number { number: Some(number), black } if self.contradicts(number, black, span) => return,
            Token::Result(outcome) if self.frames.len() == 1 => {
                self.compare_results(outcome, span);
                self.report.outcome = Some(outcome);
                self.finished = true;
            }
            _ => {}
        }
        self.marks(token, span);
        let side = self.frames.last().map_or(Color::White, |frame| frame.now().side());
        self.layout.token(token, span, side);
    }

    /// Tells of a result that is another than the one before it, or than that of the tags.
    fn compare_results(&mut self, outcome: Outcome, span: Span) {
        let before = self.report.outcome.filter(|_| self.finished);
        let tagged = self.tagged_result.and_then(|tag| tag_pair(tag.of(self.text)));
        let tagged =
            tagged.and_then(|(_, value)| crate::scan::pgn::result(value)).map(|(outcome, _)| outcome);
        let other = |one: Outcome| one != outcome && one != Outcome::Unknown && outcome != Outcome::Unknown;
        if [before, tagged].into_iter().flatten().any(other) {
            self.note(span, Kind::Conflict, "M0203", Vec::new(), Some(NOTED));
        }
    }

    /// Whether a new game begins without tags: a first move after moves.
    fn glued(&self) -> bool {
        matches!(self.frames.as_slice(), [main] if main.plies >= 2)
    }

    /// Whether a semicolon parts two moves: one that can be made stands behind it, with or without its number, or the
    /// number that is due, so that a move in letters of another language is no comment.
    ///
    /// In a game with tags a semicolon begins a comment always (PGN standard, 5). In one without, the number that is
    /// due stands behind it, and the line below does not go on with that number.
    fn parts_moves(&mut self, span: Span) -> bool {
        if self.text.get(span.start) != Some(&b';') || self.has_tags && !self.options.line {
            return false;
        }
        let Some(frame) = self.frames.last().filter(|frame| !frame.failed) else { return false };
        let mut ahead = self.scanner;
        ahead.at = span.start + 1;
        let mut next = ahead.next_token();
        let due = match next {
            Some((Token::Number { number: Some(number), black }, at)) => {
                let white = frame.now().side() == Color::White;
                let pointed = at.of(self.text).iter().any(|byte| !byte.is_ascii_digit());
                pointed && black != white && number == frame.number + u32::from(white) && number > 1
            }
            _ => false,
        };
        while matches!(next, Some((Token::Number { .. } | Token::Filler, _))) {
            next = ahead.next_token();
        }
        let Some((Token::Word, at)) = next.filter(|(_, at)| at.start < span.end) else { return false };
        if due {
            return self.options.line
                || !self.goes_on_below(frame.number + u32::from(frame.now().side() == Color::White), span);
        }
        if !self.options.line {
            return false;
        }
        let rest = self.text.get(at.start..).unwrap_or_default();
        let choice = self.source.choose(&mut self.chooser, rest, frame.now(), frame.births());
        matches!(choice, Choice::One(..) | Choice::Several(_))
    }

    /// Whether the game goes on with a number, or with the next one for Black, below a line.
    fn goes_on_below(&self, number: u32, line: Span) -> bool {
        let mut below = self.scanner;
        below.at = line.end;
        matches!(below.next_token(), Some((Token::Number { number: Some(next), .. }, _)) if next == number)
    }

    fn next_game(&mut self) {
        self.game += 1;
        self.begin(self.options.start.unwrap_or_default());
    }

    fn open(&mut self, span: Span) {
        let side = self.frames.last().map_or(Color::White, |frame| frame.before().side());
        self.layout.token(Token::Open, span, side);
        let mark = self.output.mark();
        let deep = self.frames.len() >= DEEPEST;
        if let Some(frame) = self.frames.last() {
            let failed = frame.failed || deep;
            let mut next = Frame::new(frame.before(), frame.births_before().copied(), mark);
            next.failed = failed;
            // A text of nothing but brackets must not grow without bound; what lies deeper is passed over.
            if self.frames.len() > DEEPEST {
                self.beyond += 1;
            } else {
                let unreached = deep && !frame.failed;
                self.frames.push(next);
                if unreached {
                    self.fail(span, Kind::Unreadable, "M0101", Vec::new(), None);
                }
            }
        }
    }

    fn close(&mut self, span: Span) {
        if self.beyond > 0 {
            self.beyond -= 1;
        } else if self.frames.len() > 1 {
            self.frames.pop();
        }
        let side = self.frames.last().map_or(Color::White, |frame| frame.now().side());
        self.layout.token(Token::Close, span, side);
    }
}
