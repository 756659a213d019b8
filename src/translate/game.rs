//! One text of movetext, walked through with its positions: games, variations, comments.
//!
//! A line, which is a game or a variation, is rewritten whole or not at all: half a line in one language and
//! half in another would be read as something else.

use std::borrow::Cow;

use super::ahead::{self, Settled};
use super::choose::{Choice, Chooser};
use super::frame::Frame;
use super::habits::Habits;
use super::lane;
use super::near;
use super::output::Output;
use super::source::Source;
use super::target::Target;
use crate::Span;
use crate::annotation::{self, Dialect, Glyphs, Mark, MarkKind};
use crate::board::{Births, Color, Move, MoveKind, Position, Role, SquareSet};
use crate::diagnostic::{Diagnostic, Kind};
use crate::game::{Past, Prior};
use crate::notation::{Candidate, Part, Parts, Repair, RepairSet};
use crate::played::Played;
use crate::scan::pgn::{Outcome, Scanner, Token};
use crate::words::{GameEnd, Words};

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

/// What to do with a move that is in doubt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Leave its line as it is, report it, go on.
    #[default]
    Keep,
    /// Stop at the first one.
    Strict,
    /// Take the most probable reading and report it.
    Best,
}

/// A move of the main line, as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRecord {
    /// Where it stands.
    pub span: Span,
    /// The move.
    pub mv: Move,
    /// The position it was made in.
    pub before: Position,
    /// What was mended to read it.
    pub repairs: RepairSet,
    /// Which game of the text it belongs to, from 0.
    pub game: usize,
}

/// What a walk reports.
#[derive(Debug, Default)]
pub struct Report {
    /// Moves of the main lines that were read, if asked for.
    pub moves: Vec<MoveRecord>,
    /// What is to be said about the text.
    pub diagnostics: Vec<Diagnostic>,
    /// The last result that stands in the movetext.
    pub outcome: Option<Outcome>,
    /// Moves read, variations included.
    pub read: usize,
    /// Sum of the costs of what was read.
    pub cost: u32,
    /// The roles that moved or were promoted to, a bit each; the pawn only where its letter is written.
    pub roles: u8,
    /// Whether a pawn moved whose letter is not written; found only where moves are recorded.
    pub bare_pawns: bool,
    /// All slips that were mended.
    pub repairs: RepairSet,
    /// Whether a main line was left as it was.
    pub main_left: bool,
    /// Where nothing but an ambiguous move keeps a main line from being read: what the mending of the whole line
    /// would cost.
    pub open: Option<u32>,
    /// Whether some line was left as it was.
    pub left: bool,
    /// The furthest offset that was read without fault.
    pub reached: usize,
}

/// How to walk.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// What to do with a doubtful move.
    pub policy: Policy,
    /// Whether the moves of main lines are recorded.
    pub record: bool,
    /// Whether moves in comments are left as they are.
    pub leave_comments: bool,
    /// Whether a word that is one slip away from the spelling of one legal move, and of no other, is taken for it.
    pub mend: bool,
    /// The position at which a game without a FEN begins.
    pub start: Option<Position>,
}

/// Which of several moves people would play most often.
fn likeliest(position: &Position, several: &[(Move, Candidate)]) -> Option<usize> {
    let moves: Vec<Move> = several.iter().map(|(mv, _)| *mv).collect();
    let mut costs = Vec::with_capacity(moves.len());
    Prior::builtin().costs(position, &Past::default(), &moves, &mut costs);
    (0..costs.len()).min_by(|a, b| f32::total_cmp(&costs[*a], &costs[*b]))
}

/// Receives what else stands in the text, for a writer that lays the game out anew.
pub trait Layout {
    /// Whether it does nothing, so that usual moves need not be told to it one by one.
    const PASSIVE: bool = false;

    /// A move was read.
    fn played(&mut self, span: Span, played: &Played<'_>);
    /// Any other token.
    fn token(&mut self, token: Token, span: Span, side: Color);
    /// The line that began at the last open bracket, or the game, is left as it stands.
    fn failed(&mut self, depth: usize);
    /// A comment, with the positions before and behind the last move.
    fn comment(&mut self, span: Span, before: &Position, now: &Position, output: &mut Output<'_>);
}

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
            finished: false,
            spoken: None,
        };
        walker.begin(options.start.unwrap_or_default());
        walker
    }

    fn begin(&mut self, start: Position) {
        // A target may name men by where they began, whatever the source does.
        let target = self.target.is_some_and(|target| target.writer.notation().shape().needs_births);
        let births = (self.source.births || target).then(Births::default);
        self.frames.clear();
        self.beyond = 0;
        self.frames.push(Frame::new(&start, births, self.output.mark()));
        self.finished = false;
    }

    /// Walks to the end.
    #[must_use]
    pub fn run(mut self) -> Report {
        self.usual_moves();
        while let Some((token, span)) = self.scanner.next_token() {
            if token == Token::Word || matches!(token, Token::Mark(_)) && self.begins_move(span) {
                if !self.word(span.start) && self.options.policy == Policy::Strict {
                    break;
                }
            } else {
                self.other(token, span);
            }
            self.usual_moves();
        }
        self.report
    }

    /// Whether a letter that may be a mark, `N` or `D`, stands where a move is due: `12. N d5`.
    fn begins_move(&self, span: Span) -> bool {
        if !matches!(span.of(self.text), [letter] if letter.is_ascii_alphabetic()) {
            return false;
        }
        let before = self.text.get(..span.start).unwrap_or_default().trim_ascii_end();
        let word = before.rsplit(u8::is_ascii_whitespace).next().unwrap_or_default();
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let points = word.get(digits..).unwrap_or_default();
        word.is_empty()
            || word.ends_with(b"(")
            || (points.is_empty()
                || points.iter().all(|byte| *byte == b'.')
                || points == "\u{2026}".as_bytes())
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
        self.report.reached = self.report.reached.max(passed.reached);
        self.scanner.at = passed.at;
    }

    fn other(&mut self, token: Token, span: Span) {
        match token {
            Token::Tag => self.tag(span),
            Token::Open => return self.open(span),
            Token::Close => return self.close(span),
            Token::Comment | Token::Line => {
                if let Some(frame) = self.frames.last()
                    && !frame.failed
                {
                    self.layout.comment(span, frame.before(), frame.now(), self.output);
                }
            }
            Token::Number { number: Some(1), black: false } if self.glued() => self.next_game(),
            Token::Number { .. } if self.finished => self.next_game(),
            Token::Result(outcome) if self.frames.len() == 1 => {
                self.report.outcome = Some(outcome);
                self.finished = true;
            }
            _ => {}
        }
        self.marks(token, span);
        let side = self.frames.last().map_or(Color::White, |frame| frame.now().side());
        self.layout.token(token, span, side);
    }

    /// Results and annotation marks in the target's form.
    fn marks(&mut self, token: Token, span: Span) {
        let Some(target) = self.target else { return };
        let failed = self.frames.last().is_some_and(|frame| frame.failed);
        match token {
            Token::Number { number: Some(number), black } if !failed => {
                if let Some(words) = &target.words {
                    self.scratch.clear();
                    words.number(number, black, &mut self.scratch);
                    if self.text.get(span.end).is_some_and(|b| !b.is_ascii_whitespace()) {
                        self.scratch.push(b' ');
                    }
                    self.output.replace(span.start, span.end, &self.scratch);
                } else if target.normalise {
                    self.number(span, black);
                } else if self.source.sentences {
                    let points = if black { "..." } else { "." };
                    self.output.replace(span.start, span.end, format!("{number}{points}").as_bytes());
                }
            }
            // Only sentences have such marks between moves.
            Token::Filler if self.source.sentences && target.words.is_none() && !failed => {
                let blank = span.start > self.report.reached
                    && self.text.get(span.start - 1) == Some(&b' ')
                    && self.text.get(span.end).is_some_and(u8::is_ascii_whitespace);
                if span.of(self.text) != b"}" {
                    self.output.replace(span.start - usize::from(blank), span.end, b"");
                }
            }
            Token::Result(outcome) if target.normalise && !failed => {
                let index = match outcome {
                    Outcome::White => 0,
                    Outcome::Black => 1,
                    Outcome::Draw => 2,
                    Outcome::Unknown => 3,
                    Outcome::Neither => return,
                };
                let text = target.style.results.get(index).map_or(outcome.name(), String::as_str);
                let said = target.words.as_ref().and_then(|words| said_end(words, outcome));
                match said {
                    Some(said) => {
                        self.output.replace(span.start, span.end, format!("{{{said}}} {text}").as_bytes());
                    }
                    None => self.output.replace(span.start, span.end, text.as_bytes()),
                }
            }
            Token::Mark(Mark { kind: MarkKind::DrawOffer, .. }) if target.normalise && !failed => {
                self.output.replace(span.start, span.end, target.style.draw_offer.as_bytes());
            }
            Token::Mark(mark) if !failed && (target.glyphs != Glyphs::Keep || target.normalise) => {
                self.annotation(mark, span, target);
            }
            _ => {}
        }
    }

    /// A number's points and the blank behind it as the style has them. The line's end stays where it is.
    fn number(&mut self, span: Span, black: bool) {
        let Some(target) = self.target else { return };
        let black = black || self.frames.last().is_some_and(|frame| frame.now().side() == Color::Black);
        let style = &target.style;
        let points = if black { &style.number_black } else { &style.number_white };
        let token = span.of(self.text);
        let mut digits = 0;
        while let Some((c, len)) = token.get(digits..).and_then(crate::scan::char_at)
            && crate::scan::digit(c).is_some()
            // Two zeros serve as points behind European digits.
            && !(digits > 0 && crate::scan::is_dot(c) && token.first().is_some_and(u8::is_ascii_digit))
        {
            digits += len;
        }
        let rest = self.text.get(span.end..).unwrap_or_default();
        let blank = crate::scan::blank_len(rest);
        let last = matches!(rest.get(blank), None | Some(b'\n' | b'\r'));
        let points = if last { points.trim_end() } else { points.as_str() };
        let end = if last { span.end } else { span.end + blank };
        self.output.replace(span.start + digits, end, points.as_bytes());
    }

    fn annotation(&mut self, mark: Mark, span: Span, target: &Target) {
        let mover = self.frames.last().map_or(Color::White, |frame| frame.before().side());
        self.scratch.clear();
        if target.glyphs == Glyphs::Keep {
            self.scratch.extend_from_slice(span.of(self.text));
        } else if !mark.nag_for(mover).is_some_and(|nag| write_mark(nag, target, &mut self.scratch)) {
            return;
        }
        let sign = !matches!(self.scratch.first(), Some(b'$' | b'{'));
        let mut start = span.start;
        let moved = self.report.reached;
        let between = self.text.get(moved..start).unwrap_or_default();
        let behind_move = moved > 0 && crate::scan::blank_len(between) == between.len();
        let number = span.of(self.text).first() == Some(&b'$');
        let suffix = mark.kind == MarkKind::Move && mark.nag.is_some_and(|nag| (1..=6).contains(&nag));
        if sign && (target.normalise || number) && suffix && behind_move {
            // `Nf3?` is one word in print, whatever stood between a move and its number.
            start = moved;
            let signs = String::from_utf8_lossy(&self.scratch).replace('?', &target.style.question);
            self.scratch.clear();
            self.scratch.extend_from_slice(target.style.glyph_space.as_bytes());
            self.scratch.extend_from_slice(signs.as_bytes());
        } else if !sign && start > 0 && !self.text.get(start - 1).is_some_and(u8::is_ascii_whitespace) {
            self.scratch.insert(0, b' ');
        }
        self.output.replace(start, span.end, &self.scratch);
    }

    /// Whether a new game begins without tags: a first move after moves.
    fn glued(&self) -> bool {
        matches!(self.frames.as_slice(), [main] if main.plies >= 2)
    }

    fn next_game(&mut self) {
        self.game += 1;
        self.begin(self.options.start.unwrap_or_default());
    }

    fn tag(&mut self, span: Span) {
        let main = matches!(self.frames.as_slice(), [main] if main.plies > 0 || main.failed) || self.finished;
        if main || self.frames.len() > 1 {
            self.tagged_result = None;
            self.habits = Habits::default();
            self.budget = AHEAD.min(self.budget + AHEAD_FOR_GAME);
            self.next_game();
        }
        let text = span.of(self.text);
        if !matches!(text, [b'[', b'F' | b'f' | b'V' | b'v' | b'R' | b'r' | b' ', ..]) {
            return;
        }
        let Some((name, value)) = tag_pair(text) else { return };
        if name.eq_ignore_ascii_case(b"FEN") {
            let fen = String::from_utf8_lossy(value);
            match Position::from_fen_mended(&fen) {
                Ok((mut position, _)) => {
                    if let Some(frame) = self.frames.last_mut() {
                        if frame.now().is_chess960() {
                            position.set_chess960(true);
                        }
                        frame.set(position);
                        frame.mark = self.output.mark();
                    }
                }
                Err(_) => self.fail(span, Kind::Unreadable, "M0103", Vec::new(), Some("fen")),
            }
        } else if name.eq_ignore_ascii_case(b"Variant") {
            let lower = value.to_ascii_lowercase();
            if [&b"960"[..], b"fischer", b"freestyle"]
                .iter()
                .any(|part| memchr::memmem::find(&lower, part).is_some())
                && let Some(frame) = self.frames.last_mut()
            {
                let mut position = *frame.now();
                position.set_chess960(true);
                frame.set(position);
            }
        } else if name.eq_ignore_ascii_case(b"Result") {
            self.tagged_result = Some(span);
        }
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

    /// Reads the word at `at`; false where its line failed.
    fn word(&mut self, at: usize) -> bool {
        self.scanner.at = at;
        let rest = self.scanner.rest();
        if self.source.sentences
            && let Some(len) = sentence_mark(rest)
        {
            // Other notations have no such marks between moves.
            if self.target.is_some_and(|target| target.words.is_none()) {
                self.output.replace(at, at + len, b"");
            }
            self.scanner.at += len;
            return true;
        }
        if self.finished {
            self.next_game();
        }
        let Some(frame) = self.frames.last() else { return false };
        if frame.failed {
            self.scanner.at += self.scanner.word_len();
            return true;
        }
        if let Some(quick) = self.source.quick(rest, frame.now()) {
            let mut parts = Parts::default();
            parts.set(Part::Piece, 0, quick.piece);
            parts.set(Part::Promotion, quick.promotion.0, quick.promotion.1);
            let span = Span::new(at, at + quick.len);
            self.play(quick.mv, span, &parts, RepairSet::default(), Some(quick.rivals));
            return true;
        }
        let choice = self.source.choose(&mut self.chooser, rest, frame.now(), frame.births());
        match choice {
            Choice::One(mv, candidate) => {
                let span = Span::new(at, at + candidate.len);
                self.report.cost += u32::from(candidate.reading.cost);
                self.repaired(span, candidate.repairs, candidate.reading.cost);
                self.play(mv, span, &candidate.parts, candidate.repairs, None);
                self.habit(at, &mv, &candidate);
                true
            }
            Choice::Several(several) => self.several(at, several),
            Choice::Illegal | Choice::Unreadable => self.unread(at, choice == Choice::Illegal),
        }
    }

    fn several(&mut self, at: usize, several: Vec<(Move, Candidate)>) -> bool {
        let Some(frame) = self.frames.last() else { return false };
        let place = ahead::Place { at, position: frame.now(), births: frame.births(), habits: self.habits };
        let settled = ahead::settle(self.source, self.text, &place, &several, &mut self.budget);
        let best = self.options.policy == Policy::Best;
        let open = match settled {
            Settled::Open(cost) if self.frames.len() <= 1 && !self.report.main_left => Some(cost),
            _ => None,
        };
        let settled = match settled {
            Settled::One(index) => Some(index),
            Settled::Open(_) | Settled::None => None,
        };
        let likeliest = || best.then(|| likeliest(frame.now(), &several)).flatten();
        if let Some((mv, candidate)) = settled.or_else(likeliest).and_then(|index| several.get(index)) {
            let span = Span::new(at, at + candidate.len);
            if settled.is_none() {
                let candidates = near::san_list(frame.now(), several.iter().map(|(mv, _)| mv));
                self.note(span, Kind::Ambiguous, "M0204", candidates, None);
            }
            self.report.cost += u32::from(candidate.reading.cost);
            self.play(*mv, span, &candidate.parts, candidate.repairs, None);
            self.habit(at, mv, candidate);
            return true;
        }
        let candidates = near::san_list(frame.now(), several.iter().map(|(mv, _)| mv));
        let len = several.iter().map(|(_, candidate)| candidate.len).max().unwrap_or(1);
        self.fail(Span::new(at, at + len), Kind::Ambiguous, "M0204", candidates, None);
        if let Some(cost) = open {
            self.report.open = Some(cost + self.report.cost);
        }
        self.scanner.at = at + len;
        false
    }

    /// Notes how the move just played is written; of no use where a token says one thing only.
    fn habit(&mut self, at: usize, mv: &Move, candidate: &Candidate) {
        if self.source.algebraic
            && self.source.quick_table().is_none()
            && let Some(frame) = self.frames.last()
        {
            let token = self.text.get(at..).unwrap_or_default();
            self.habits.note(token, candidate, mv, frame.before(), frame.now());
        }
    }

    fn unread(&mut self, at: usize, illegal: bool) -> bool {
        let rest = self.scanner.rest();
        if let Some(outcome) = self.forfeit(at) {
            self.report.outcome = Some(outcome);
            self.finished = true;
            let len = self.scanner.word_len();
            self.layout.token(Token::Result(outcome), Span::new(at, at + len), Color::White);
            self.scanner.at += len;
            return true;
        }
        if !illegal && let Some(mark) = annotation::scan(rest) {
            let span = Span::new(at, at + mark.len);
            self.scanner.at = span.end;
            let side = self.frames.last().map_or(Color::White, |frame| frame.before().side());
            self.layout.token(Token::Mark(mark), span, side);
            return true;
        }
        let len = match self.chooser.readings().as_slice().iter().map(|c| c.len).max() {
            Some(len) if illegal => len,
            _ => self.scanner.word_len(),
        };
        let span = Span::new(at, at + len);
        if let Some((mv, len)) = self.mended(at) {
            let span = Span::new(at, at + len);
            let repairs = RepairSet::default().with(Repair::Misread);
            self.report.cost += 4;
            self.repaired(span, repairs, 4);
            self.play_anew(mv, span, repairs);
            return true;
        }
        if !illegal && self.source.names_nightrider(span.of(self.text)) {
            self.fail(span, Kind::Unreadable, "M0102", Vec::new(), None);
            self.scanner.at = span.end;
            return false;
        }
        let candidates = match self.frames.last() {
            Some(frame) if self.report.diagnostics.len() < ADVISED => {
                near::nearest(frame.now(), self.chooser.readings(), span.of(self.text), illegal)
            }
            _ => Vec::new(),
        };
        let (kind, code) = if illegal { (Kind::Illegal, "M0201") } else { (Kind::Unreadable, "M0101") };
        self.fail(span, kind, code, candidates, None);
        self.scanner.at = span.end;
        false
    }

    /// The only legal move one slip away from the word at `at`, if such slips are to be mended.
    fn mended(&self, at: usize) -> Option<(Move, usize)> {
        if !self.options.mend {
            return None;
        }
        let len = self.scanner.word_len();
        let word = self.text.get(at..at + len)?;
        let frame = self.frames.last()?;
        let mv = near::one_slip(frame.now(), frame.births(), self.source.notation(), word)?;
        Some((mv, len))
    }

    /// Plays a move that is not spelled as the source spells it, so that no part of its token can stay.
    fn play_anew(&mut self, mv: Move, span: Span, repairs: RepairSet) {
        let parts = Parts::default();
        self.play(mv, span, &parts, repairs, None);
        if let (Some(target), Some(frame)) = (self.target, self.frames.last()) {
            let played = Played { mv, before: frame.before(), births: frame.births_before() };
            self.scratch.clear();
            target.writer.notation().write(&played, &target.style, &mut self.scratch);
            self.output.replace(span.start, span.end, &self.scratch);
        }
    }

    /// A movetext that is only `0-0` is the result of a game that both lost, never castling.
    fn forfeit(&self, at: usize) -> Option<Outcome> {
        let [main] = self.frames.as_slice() else { return None };
        if main.plies > 0 {
            return None;
        }
        let token = self.text.get(at..at + self.scanner.word_len())?;
        let short: String = String::from_utf8_lossy(token).chars().filter(|c| !c.is_whitespace()).collect();
        let zeros = short.chars().filter(|c| *c == '0').count() == 2;
        let dash = short.chars().filter(|c| *c != '0').all(crate::scan::is_dash);
        let tagged = self.tagged_result.is_none_or(|span| {
            tag_pair(span.of(self.text)).is_some_and(|(_, value)| value == b"0-0" || value == b"*")
        });
        (zeros && dash && short.chars().count() == 3 && tagged).then_some(Outcome::Neither)
    }

    fn play(&mut self, mv: Move, span: Span, parts: &Parts, repairs: RepairSet, rivals: Option<SquareSet>) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.play(&mv);
        let played = Played { mv, before: frame.before(), births: frame.births_before() };
        if let Some(target) = self.target {
            // Two sentences in a row would run together for the ear.
            if let (Some(words), Some(end)) = (&target.words, self.spoken) {
                let between = self.text.get(end..span.start).unwrap_or_default();
                if !between.is_empty() && between.iter().all(u8::is_ascii_whitespace) {
                    self.output.replace(end, end, words.between().as_bytes());
                }
            }
            self.spoken = Some(span.end);
            let parts = self.source.algebraic.then_some(parts);
            if let Some(rivals) = rivals {
                target.put_quick(
                    span,
                    parts,
                    self.source.long,
                    &played,
                    frame.now(),
                    rivals,
                    &mut self.scratch,
                    self.output,
                    self.text,
                );
            } else {
                target.put(span, parts, self.source.long, &played, &mut self.scratch, self.output, self.text);
            }
        }
        self.layout.played(span, &played);
        if self.options.record
            && self.frames.len() == 1
            && let Some(frame) = self.frames.last()
        {
            self.report.moves.push(MoveRecord {
                span,
                mv,
                before: *frame.before(),
                repairs,
                game: self.game,
            });
        }
        self.report.read += 1;
        if mv.kind == MoveKind::Normal {
            // A pawn's letter counts where it is written.
            if mv.role != Role::Pawn || parts.get(Part::Piece).is_some() {
                self.report.roles |= 1 << mv.role as u8;
            } else {
                self.report.bare_pawns = true;
            }
            self.report.roles |= mv.promotion.map_or(0, |role| 1 << role as u8);
        }
        self.report.reached = span.end;
        self.scanner.at = span.end;
    }

    fn repaired(&mut self, span: Span, repairs: RepairSet, cost: u8) {
        if cost == 0 && repairs == RepairSet::default() {
            return;
        }
        self.report.repairs = self.report.repairs.or(repairs);
        for name in repairs.names() {
            self.note(span, Kind::Repaired, "M0301", Vec::new(), Some(name));
        }
    }

    fn note(
        &mut self,
        span: Span,
        kind: Kind,
        code: &'static str,
        candidates: Vec<String>,
        detail: Option<&'static str>,
    ) {
        if self.report.diagnostics.len() >= TOLD {
            return;
        }
        let quoted = span.of(self.text);
        let found = String::from_utf8_lossy(quoted.get(..QUOTED).unwrap_or(quoted)).into_owned();
        let at = self.frames.last().map(|frame| (frame.now().fullmove(), frame.now().side() == Color::Black));
        let detail = detail.map(Cow::Borrowed);
        self.report.diagnostics.push(Diagnostic { kind, code, span, found, candidates, detail, at });
    }

    /// Reports a fault and takes its line back.
    fn fail(
        &mut self,
        span: Span,
        kind: Kind,
        code: &'static str,
        candidates: Vec<String>,
        detail: Option<&'static str>,
    ) {
        self.note(span, kind, code, candidates, detail);
        self.report.left = true;
        if self.frames.len() <= 1 {
            self.report.main_left = true;
            self.report.open = None;
        }
        let depth = self.frames.len().saturating_sub(1);
        if let Some(frame) = self.frames.last_mut() {
            frame.failed = true;
            self.output.rollback(frame.mark);
        }
        self.layout.failed(depth);
    }
}

/// Appends an annotation mark as the target wants it; false where the source's form stays.
///
/// Words stand in braces: bare words would be no movetext, and could not be read again.
fn write_mark(nag: u16, target: &Target, out: &mut Vec<u8>) -> bool {
    if target.glyphs != Glyphs::Words {
        return annotation::write(nag, target.glyphs, Dialect::Standard, out);
    }
    match target.nag_in_words(nag) {
        Some(words) => out.extend_from_slice(format!("{{{words}}}").as_bytes()),
        None => annotation::write_number(nag, out),
    }
    true
}

/// A result in words, where the language has more to say than the score.
fn said_end(words: &Words, outcome: Outcome) -> Option<String> {
    let end = match outcome {
        Outcome::White => GameEnd::Won(Color::White),
        Outcome::Black => GameEnd::Won(Color::Black),
        Outcome::Draw => GameEnd::Drawn,
        Outcome::Unknown | Outcome::Neither => return None,
    };
    let said = words.end(end);
    said.chars().any(char::is_alphabetic).then_some(said)
}

/// Name and value of a tag pair.
pub(crate) fn tag_pair(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let open = memchr::memchr(b'"', text)?;
    let close = memchr::memrchr(b'"', text)?;
    let name = text.get(1..open)?.trim_ascii();
    Some((name, text.get(open + 1..close.max(open + 1))?))
}

/// A layout that does nothing: the output is a copy with the moves replaced.
#[derive(Clone, Copy, Debug, Default)]
pub struct InPlace;

impl Layout for InPlace {
    const PASSIVE: bool = true;

    fn played(&mut self, _: Span, _: &Played<'_>) {}
    fn token(&mut self, _: Token, _: Span, _: Color) {}
    fn failed(&mut self, _: usize) {}
    fn comment(&mut self, _: Span, _: &Position, _: &Position, _: &mut Output<'_>) {}
}

/// The length of a mark between sentences.
fn sentence_mark(rest: &[u8]) -> Option<usize> {
    [",", ":", ".", "\u{2013}", "\u{60c}", "\u{3001}", "\u{3002}", "\u{ff0c}", "\u{964}", "\u{6d4}"]
        .into_iter()
        .find(|mark| rest.starts_with(mark.as_bytes()))
        .map(str::len)
}
