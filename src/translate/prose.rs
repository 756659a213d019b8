//! Moves inside sentences: in books, articles and the comments of games.
//!
//! A token is rewritten only if it is legal in a position that the sentence may speak of, and if all such
//! positions agree on what is then written. Moves behind a number, or behind another move with no word between,
//! are a line; what stands alone among words is a mention, of which more is asked: it may hold no blank, a bare
//! square is left alone, and so are routes, words and figures.

use std::borrow::Cow;

use super::choose::{Choice, Chooser};
use super::context::{Context, KEPT, Plies, add, ply};
use super::figures;
use super::game::{MoveRecord, Options, Report, tag_pair};
use super::near;
use super::output::Output;
use super::source::Source;
use super::target::{Target, Written};
use crate::Span;
use crate::board::{CastleSet, Color, Move, Position, Role, SquareSet};
use crate::diagnostic::{Diagnostic, Kind};
use crate::notation::{Candidate, Part, Readings, RepairSet};
use crate::played::Played;
use crate::scan::pgn::Outcome;
use crate::scan::prose::{OBJECT, Scanner, Token};

/// Brackets deeper than this are not told apart.
const DEEPEST: usize = 64;
/// Positions in which one mention is looked for.
const WIDEST: usize = 16;

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
struct Hit {
    context: Context,
    mv: Move,
    candidate: Candidate,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Directly behind a number.
    Numbered,
    /// Behind another move of the line.
    Line,
    /// Among words.
    Mention,
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
    /// Where the last number stands, for a comment whose numbers and results are written as a style says.
    styled: Option<Span>,
    /// Whether the text is a comment in a game.
    comment: bool,
    births: bool,
    chooser: Chooser,
    scratch: Vec<u8>,
    report: Report,
    edits: Vec<Edit>,
    missed: usize,
    /// What the word at hand would be with a repair that nothing makes certain.
    doubt: Option<Doubt>,
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
            comment: false,
            births: source.births
                || target.is_some_and(|target| target.writer.notation().shape().needs_births),
            chooser: Chooser::default(),
            scratch: Vec::new(),
            report: Report::default(),
            edits: Vec::new(),
            missed: 0,
            doubt: None,
        };
        prose.start(start);
        prose
    }

    fn start(&mut self, position: Position) {
        let context = Context::new(position, self.births);
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
        let mut prose = Self::new(source, target, Options { start: Some(*now), ..options });
        prose.comment = true;
        if before != now {
            let context = Context::new(*before, prose.births);
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
            match token {
                Token::Word => self.word(text, &mut scanner),
                Token::Number { number, points } => {
                    self.number = Some((number, points));
                    self.styled = Some(span).filter(|_| points > 0);
                }
                Token::Filler => self.filler(span.of(text)),
                Token::Mark(_) | Token::Command => {}
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
                }
                Token::Break => {
                    self.part();
                    self.stack.clear();
                }
                Token::Tag => self.tag(span.of(text)),
            }
        }
        (self.edits, self.report, self.missed)
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
            self.start(position);
        }
    }

    fn word(&mut self, text: &[u8], scanner: &mut Scanner<'_>) {
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
            if let Some(len) = self.settle(text, at, hits, self.aside.is_some(), scanner) {
                scanner.at = at + len;
                return;
            }
        }
        let counted = number.is_some_and(|(_, points)| points > 0);
        self.missed += usize::from(counted);
        if !counted && self.mention(text, scanner, word) {
            return;
        }
        if counted {
            self.report_left(text, at, word, true);
        } else {
            self.report_doubt(text);
        }
        self.joined = false;
        if scanner.at == at {
            scanner.skip_word();
        }
    }

    /// A move with a thing in it that is no text and may be a man (a picture, a macro): it is left, and what
    /// follows it in the line is read no more, since nobody knows the position. False where there is none.
    fn object(
        &mut self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        number: Option<(u32, usize)>,
        word: &[u8],
    ) -> bool {
        let chunk = word.iter().position(u8::is_ascii_whitespace).unwrap_or(word.len());
        let sign = OBJECT.len_utf8();
        let mut buffer = [0; 4];
        let object = OBJECT.encode_utf8(&mut buffer).as_bytes();
        let Some(first) = word.get(..chunk).and_then(|chunk| memchr::memmem::find(chunk, object)) else {
            return false;
        };
        let counted = number.is_some_and(|(_, points)| points > 0);
        let in_line = counted || self.joined;
        // The text without such things, as if they were nothing.
        let mut bare: Vec<u8> = word.get(..first).unwrap_or_default().to_vec();
        let mut rest = word.get(first..).unwrap_or_default();
        while let Some(at) = memchr::memmem::find(rest, object) {
            bare.extend_from_slice(rest.get(..at).unwrap_or_default());
            rest = rest.get(at + sign..).unwrap_or_default();
        }
        let blank = usize::from(first == 0 && in_line && rest.first() == Some(&b' '));
        bare.extend_from_slice(rest.get(blank..).unwrap_or_default());
        let mut readings = Readings::new();
        self.source.notation().read(&bare, Color::White, &mut readings);
        let place = if in_line { Place::Numbered } else { Place::Line };
        let crossing = readings.as_slice().iter().filter(|candidate| {
            candidate.len > first
                && candidate.reading.cost <= 2
                && may_be(self.source.algebraic, self.source.numeric, candidate, &bare, place)
                // A picture beside a whole move is an ornament.
                && (first > 0
                    || self.source.algebraic
                        && candidate.reading.castle.has(CastleSet::NORMAL)
                        && candidate.parts.get(Part::Piece).is_none())
        });
        let crossing = crossing.map(|candidate| candidate.len).max();
        let whole = first == 0
            && readings
                .as_slice()
                .iter()
                .any(|candidate| candidate.reading.cost == 0 && candidate.parts.get(Part::Piece).is_some());
        match crossing.filter(|_| !whole) {
            Some(_) => {
                let at = scanner.at;
                scanner.skip_chunk();
                if blank > 0 {
                    scanner.skip_chunk();
                }
                let mut end = scanner.at;
                while end > at + 1
                    && text.get(end - 1).is_some_and(|b| matches!(b, b'.' | b',' | b';' | b')'))
                {
                    end -= 1;
                }
                scanner.at = end;
                self.note(text, Span::new(at, end), Kind::Unreadable, "M0101", Vec::new());
                if in_line {
                    self.line = Line::default();
                    self.aside = None;
                }
                self.joined = false;
                true
            }
            None if first == 0 => {
                scanner.at += sign;
                self.number = number;
                true
            }
            None => false,
        }
    }

    /// A move behind a number; false where none of the positions it may speak of has it.
    fn numbered(
        &mut self,
        text: &[u8],
        scanner: &mut Scanner<'_>,
        number: u32,
        points: usize,
        word: &[u8],
    ) -> bool {
        let at = scanner.at;
        let place = if points > 0 { Place::Numbered } else { Place::Line };
        self.align(number, points >= 2);
        let wanted = ply(number, points >= 2);
        let mut known = of_number(&self.line.now, wanted);
        if self.joined && self.aside.is_none() && !known.is_empty() {
            let hits = self.hits(&known, word, at, place);
            if let Some(len) = self.settle(text, at, hits, false, scanner) {
                scanner.at = at + len;
                return true;
            }
        }
        add(&mut known, self.plies.at(wanted).iter().copied());
        if known.is_empty() && self.joined && points > 0 {
            // The number is wrong, as happens in print; the line goes on.
            known = self.line.now.clone();
        }
        let hits = self.hits(&known, word, at, place);
        if let Some(len) = self.settle(text, at, hits, false, scanner) {
            scanner.at = at + len;
            return true;
        }
        if let Some(len) = self.run_together(&known, word, at) {
            let hits = self.hits(&known, word.get(..len).unwrap_or_default(), at, place);
            if let Some(len) = self.settle(text, at, hits, false, scanner) {
                scanner.at = at + len;
                return true;
            }
        }
        // A sheet in columns has the number before Black's move too.
        let reply = of_number(&self.line.now, ply(number, true));
        if points == 1 && self.joined && !reply.is_empty() {
            let hits = self.hits(&reply, word, at, place);
            if let Some(len) = self.settle(text, at, hits, false, scanner) {
                scanner.at = at + len;
                return true;
            }
        }
        // A threat is told under the number it would have.
        let asides = self.aside.iter().flat_map(|aside| &aside.now);
        let passed: Vec<Context> = self.line.now.iter().chain(asides).filter_map(Context::passed).collect();
        let hits = self.hits(&of_number(&passed, wanted), word, at, place);
        match self.settle(text, at, hits, true, scanner) {
            Some(len) => {
                scanner.at = at + len;
                true
            }
            None => false,
        }
    }

    /// The length of the first of two moves that are printed without a blank, `d4exd4`, both legal.
    fn run_together(&mut self, contexts: &[Context], word: &[u8], at: usize) -> Option<usize> {
        for len in 2..word.len().min(8) {
            let (first, second) = word.split_at_checked(len)?;
            let divided = first.last()?.is_ascii_digit() && second.first()?.is_ascii_alphabetic();
            if first.contains(&b' ') {
                return None;
            }
            if divided {
                let hits = self.hits(contexts, first, at, Place::Line);
                let after: Vec<Context> = hits.iter().map(|hit| hit.context.after(&hit.mv)).collect();
                if !self.hits(&after, second, at + len, Place::Line).is_empty() {
                    return Some(len);
                }
            }
        }
        None
    }

    /// Takes the first number of a text for that of the position it was given with.
    fn align(&mut self, number: u32, black: bool) {
        let Some(start) = self.options.start else { return };
        if self.report.read > 0 || start == Position::default() || (start.side() == Color::Black) != black {
            return;
        }
        if let [context] = self.line.now.as_mut_slice()
            && context.position == start
            && self.line.before.is_empty()
        {
            context.ply = ply(number, black);
            let context = *context;
            self.plies.reached(context);
        }
    }

    /// A move among words.
    fn mention(&mut self, text: &[u8], scanner: &mut Scanner<'_>, word: &[u8]) -> bool {
        let at = scanner.at;
        let mut readings = Readings::new();
        self.source.notation().read(word, Color::White, &mut readings);
        if self.source.shape().check_decides {
            self.source.notation().read(word, Color::Black, &mut readings);
        }
        let len = readings
            .as_slice()
            .iter()
            .filter(|c| may_be(self.source.algebraic, self.source.numeric, c, word, Place::Mention));
        let Some(len) = len.map(|candidate| candidate.len).max() else { return false };
        if scanner.in_name(at, at + len) {
            scanner.skip_word();
            return false;
        }
        if self.route(scanner, at, len) {
            scanner.skip_chunk();
            return false;
        }
        let mut contexts = self.line.now.clone();
        add(&mut contexts, self.line.before.iter().copied());
        add(&mut contexts, self.line.now.iter().filter_map(Context::passed).collect::<Vec<_>>());
        if let Some(aside) = &self.aside {
            add(&mut contexts, aside.now.iter().copied());
            add(&mut contexts, aside.now.iter().filter_map(Context::passed).collect::<Vec<_>>());
            add(&mut contexts, aside.before.iter().copied());
        }
        contexts.truncate(WIDEST);
        let hits = self.hits(&contexts, word, at, Place::Mention);
        if let Some(len) = self.settle(text, at, hits, true, scanner) {
            scanner.at = at + len;
            return true;
        }
        self.report_left(text, at, word, false);
        scanner.at = at + len;
        self.joined = false;
        true
    }

    /// Whether the word is one of several squares or moves chained by dashes, which is a way a man goes.
    fn route(&self, scanner: &Scanner<'_>, at: usize, len: usize) -> bool {
        if scanner.glued() || scanner.in_name(at, at + len) {
            return true;
        }
        let Some(next) = scanner.dashed(at + len) else { return false };
        let mut behind = *scanner;
        behind.at = next;
        let mut readings = Readings::new();
        self.source.notation().read(behind.word(), Color::White, &mut readings);
        !readings.is_empty()
    }

    /// The legal moves that a word may be in each of the positions. What is read without a repair in one of them
    /// stands before what needs one in another.
    fn hits(&mut self, contexts: &[Context], word: &[u8], at: usize, place: Place) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        for context in contexts {
            let source = self.source;
            let choice = self.chooser.choose_where(
                source.notation(),
                word,
                &context.position,
                context.births.as_ref(),
                |candidate| may_be(source.algebraic, source.numeric, candidate, word, place),
            );
            let several = match choice {
                Choice::One(mv, candidate) => vec![(mv, candidate)],
                Choice::Several(several) => several,
                Choice::Illegal | Choice::Unreadable => continue,
            };
            for (mv, candidate) in several {
                if self.is_guess(&candidate, place) {
                    let black = context.position.side() == Color::Black;
                    self.doubt = Some(Doubt {
                        span: Span::new(at, at + candidate.len),
                        repairs: candidate.repairs,
                        at: (context.ply / 2, black),
                    });
                } else {
                    hits.push(Hit { context: *context, mv, candidate });
                }
            }
        }
        if hits.iter().any(|hit| hit.candidate.repairs == RepairSet::default()) {
            hits.retain(|hit| hit.candidate.repairs == RepairSet::default());
        }
        hits
    }

    /// Whether a candidate of the word that was read last takes a letter for another where neither number nor move
    /// stands before it, or where the word is a move of some kind as it stands.
    fn is_guess(&self, candidate: &Candidate, place: Place) -> bool {
        if !candidate.repairs.of_letters() {
            return false;
        }
        let exact = |other: &Candidate| other.reading.cost == 0 && other.repairs == RepairSet::default();
        place == Place::Mention || self.chooser.readings().as_slice().iter().any(exact)
    }

    /// Writes what all hits agree on and goes on from them; gives the length of the move, none without hits.
    fn settle(
        &mut self,
        text: &[u8],
        at: usize,
        hits: Vec<Hit>,
        aside: bool,
        scanner: &Scanner<'_>,
    ) -> Option<usize> {
        let len = hits.iter().map(|hit| hit.candidate.len).max()?;
        // `Sf3:e5` is one move, and not `Sf3` with a colon behind it.
        let mut hits = hits;
        hits.retain(|hit| {
            let rest = text.get(at + hit.candidate.len..at + len).unwrap_or_default();
            !matches!(rest, [b':' | b'x', _, ..])
        });
        let first = hits.first()?;
        if self.route(scanner, at, len) {
            return None;
        }
        let span = Span::new(at, at + len);
        let mut agreed: Option<Vec<u8>> = None;
        let mut differ = hits.iter().any(|hit| hit.candidate.len != len);
        if let Some(target) = self.target {
            for hit in &hits {
                let new = self.written(target, span.of(text), hit);
                differ |= agreed.as_ref().is_some_and(|agreed| *agreed != new);
                agreed.get_or_insert(new);
            }
        }
        if differ {
            let candidates = near::san_list(&first.context.position, hits.iter().map(|hit| &hit.mv));
            self.note(text, span, Kind::Ambiguous, "M0204", candidates);
        } else {
            self.mended(text, span, first.candidate.repairs);
            let side = first.context.position.side();
            if hits.iter().all(|hit| hit.context.position.side() == side) {
                self.styled_number(text, at, side);
            }
            if let Some(new) = agreed
                && new != span.of(text)
            {
                self.edits.push(Edit { span, new });
            }
        }
        if !(differ && aside) {
            self.went(&hits, span, aside, !differ);
        }
        Some(len)
    }

    /// The target, where the text is a comment and all is written as its style says.
    fn styling(&self) -> Option<&'t Target> {
        self.target.filter(|target| self.comment && target.normalise && target.words.is_none())
    }

    /// Writes the points of the number in front of the move at `at` as the style has them, as in the game itself.
    fn styled_number(&mut self, text: &[u8], at: usize, side: Color) {
        let (Some(span), Some(target)) = (self.styled.take(), self.styling()) else { return };
        let style = &target.style;
        let points = if side == Color::Black { &style.number_black } else { &style.number_white };
        let points_at = span.start + figures::digits(span.of(text));
        let between = Span::new(span.end, at).of(text);
        // A line's end between them stays where it is.
        if crate::scan::blank_len(between) == between.len()
            && points.as_bytes() != Span::new(points_at, at).of(text)
        {
            self.edits.push(Edit { span: Span::new(points_at, at), new: points.as_bytes().to_vec() });
        }
    }

    /// Writes a result that ends a line of moves as the style has it; one among words may be a score.
    fn styled_result(&mut self, text: &[u8], span: Span, outcome: Outcome) {
        let Some(target) = self.styling().filter(|_| self.joined) else { return };
        if let Some(new) = figures::result(target, outcome).filter(|new| new.as_bytes() != span.of(text)) {
            self.edits.push(Edit { span, new: new.as_bytes().to_vec() });
        }
    }

    /// What the target writes for a hit.
    fn written(&mut self, target: &Target, token: &[u8], hit: &Hit) -> Vec<u8> {
        let mut output = Output::new(token, Vec::with_capacity(token.len() + 8));
        let played =
            Played { mv: hit.mv, before: &hit.context.position, births: hit.context.births.as_ref() };
        let parts = self.source.algebraic.then_some(&hit.candidate.parts);
        let whole = Span::new(0, token.len());
        let rivals = self.source.letters().map_or(SquareSet::EMPTY, |letters| letters.rivals(&played));
        let token = Written { text: token, span: whole, parts, long: self.source.long, rivals };
        target.put(&token, &played, &mut self.scratch, &mut output);
        output.finish()
    }

    /// Goes on from the moves that were found.
    fn went(&mut self, hits: &[Hit], span: Span, aside: bool, sure: bool) {
        let mut line = Line::default();
        for hit in hits.iter().take(KEPT) {
            add(&mut line.before, [hit.context]);
            add(&mut line.now, [hit.context.after(&hit.mv)]);
        }
        if aside {
            for context in line.now.iter().rev() {
                self.plies.mentioned(*context);
            }
            self.aside = Some(line);
        } else {
            for context in line.now.iter().rev() {
                self.plies.reached(*context);
            }
            self.line = line;
            self.aside = None;
        }
        self.joined = true;
        self.report.read += 1;
        self.report.reached = span.end;
        if let Some(hit) = hits.first() {
            self.report.cost += u32::from(hit.candidate.reading.cost);
            // A pawn's letter counts where it is written: elsewhere it may be that of a piece.
            let written = hit.candidate.parts.get(Part::Piece).is_some();
            if hit.mv.role != Role::Pawn || written {
                self.report.roles |= 1 << hit.mv.role as u8;
            }
            if self.options.record && sure {
                self.report.moves.push(MoveRecord {
                    span,
                    mv: hit.mv,
                    before: hit.context.position,
                    repairs: hit.candidate.repairs,
                    game: 0,
                });
            }
        }
    }

    /// Reports what was mended to read a move.
    fn mended(&mut self, text: &[u8], span: Span, repairs: RepairSet) {
        for name in repairs.names() {
            self.tell(text, span, Kind::Repaired, "M0301", Some(name), None);
        }
    }

    /// Reports what would be a move with a repair, and stays as it is.
    fn report_doubt(&mut self, text: &[u8]) -> bool {
        let Some(doubt) = self.doubt.take() else { return false };
        self.report.left = true;
        let name = doubt.repairs.names().next();
        self.tell(text, doubt.span, Kind::Unreadable, "M0302", name, Some(doubt.at));
        true
    }

    /// Reports a move that is readable, would change, and stays as it is.
    fn report_left(&mut self, text: &[u8], at: usize, word: &[u8], counted: bool) {
        if self.report_doubt(text) {
            return;
        }
        let mut readings = Readings::new();
        self.source.notation().read(word, Color::White, &mut readings);
        let whole = |candidate: &&Candidate| {
            (candidate.reading.cost == 0 || counted)
                && candidate.parts.get(Part::ToRank).is_some()
                && candidate.parts.get(Part::Piece).is_some()
                && may_be(self.source.algebraic, self.source.numeric, candidate, word, Place::Mention)
        };
        let Some(candidate) = readings.as_slice().iter().filter(whole).max_by_key(|c| c.len) else { return };
        let role = Role::ALL.into_iter().find(|role| candidate.reading.roles.has(*role));
        if let (Some(role), Some(letters), Some(target)) = (role, self.source.letters(), self.target)
            && let super::target::Writer::Algebraic(writer) = &target.writer
            && letters.man(true, role) == writer.letters().man(true, role)
        {
            return;
        }
        let span = Span::new(at, at + candidate.len);
        self.report.left = true;
        self.note(text, span, Kind::Illegal, "M0201", Vec::new());
    }

    fn note(&mut self, text: &[u8], span: Span, kind: Kind, code: &'static str, candidates: Vec<String>) {
        self.report.left = true;
        self.tell(text, span, kind, code, None, None);
        if let Some(last) = self.report.diagnostics.last_mut().filter(|last| last.span == span) {
            last.candidates = candidates;
        }
    }

    fn tell(
        &mut self,
        text: &[u8],
        span: Span,
        kind: Kind,
        code: &'static str,
        detail: Option<&'static str>,
        at: Option<(u32, bool)>,
    ) {
        // Memory must stay bounded, whatever the text is.
        if self.report.diagnostics.len() >= super::game::TOLD {
            return;
        }
        let found = String::from_utf8_lossy(span.of(text)).into_owned();
        let (candidates, detail) = (Vec::new(), detail.map(Cow::Borrowed));
        self.report.diagnostics.push(Diagnostic { kind, code, span, found, candidates, detail, at });
    }
}

/// The positions of a list that have this number.
fn of_number(list: &[Context], ply: u32) -> Vec<Context> {
    list.iter().filter(|context| context.ply == ply).copied().collect()
}

/// Whether a candidate may be meant at such a place.
pub(crate) fn may_be(
    algebraic: bool,
    numeric: bool,
    candidate: &Candidate,
    word: &[u8],
    place: Place,
) -> bool {
    let token = word.get(..candidate.len).unwrap_or_default();
    if candidate.reading.castle == CastleSet::NULL {
        return place != Place::Mention && token.iter().all(|b| matches!(b, b'-' | b'0' | b'Z'));
    }
    if !algebraic {
        let sign = |b: &u8| b.is_ascii_digit() || matches!(b, b'x' | b'-' | 0xc3);
        let one_line = !token.contains(&b'\n');
        return one_line && (place != Place::Mention || !numeric && token.iter().any(sign));
    }
    let parts = &candidate.parts;
    let part = |part| parts.get(part);
    let castling = part(Part::ToFile).is_none() && part(Part::Piece).is_none() && part(Part::Taken).is_none();
    if castling {
        let first = token.first().copied().unwrap_or_default();
        let zeros = matches!(first, b'0' | b'O' | b'o' | 0xce | 0xd0);
        let divided = token.iter().any(|b| matches!(b, b'-' | 0xe2));
        // Among words `0-0` is a score.
        let score = first == b'0' && candidate.reading.castle == CastleSet::SHORT;
        return zeros
            && divided
            && !(score && place == Place::Mention)
            && (place != Place::Mention || !token.contains(&b' '));
    }
    let files_only = part(Part::ToRank).is_none();
    match place {
        Place::Line if files_only && part(Part::Taken).is_none() => {
            // `de` and `ab` are words too: what follows must be a number, a sign or the end of the line.
            let rest = word.get(candidate.len..).unwrap_or_default();
            let blanks = rest.iter().take_while(|b| **b == b' ').count();
            after_capture(rest.get(blanks..).unwrap_or_default())
        }
        Place::Line | Place::Numbered => true,
        Place::Mention => {
            let from = part(Part::Piece).or(part(Part::FromFile)).or(part(Part::Capture));
            if files_only || candidate.reading.cost > 2 {
                return false;
            }
            let bare = from.is_none()
                && part(Part::Promotion).is_none()
                && part(Part::Check).is_none()
                && part(Part::EnPassant).is_none();
            let end = [Part::ToFile, Part::ToRank, Part::Promotion]
                .into_iter()
                .filter_map(|part| parts.get(part).map(|(_, end)| end))
                .max()
                .unwrap_or(0);
            let body = token.get(..end).unwrap_or_default();
            !bare && std::str::from_utf8(body).is_ok_and(|body| !body.contains(char::is_whitespace))
        }
    }
}

/// Whether no word follows but a sign, a number or another move.
fn after_capture(rest: &[u8]) -> bool {
    let head = String::from_utf8_lossy(rest.get(..rest.len().min(16)).unwrap_or_default()).into_owned();
    let word: String = head.chars().take_while(|c| c.is_alphanumeric() || matches!(c, ':' | 'x')).collect();
    word.is_empty() || word.chars().any(|c| c.is_ascii_digit())
}
