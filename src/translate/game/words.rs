//! What may be a move: read, settled by the board and by what follows, played and written.

use super::capitals;
use super::tags::tag_pair;
use super::{ADVISED, Layout, MoveRecord, Policy, Walker};
use crate::Span;
use crate::annotation;
use crate::board::{Color, Move, MoveKind, Position, Role, SquareSet};
use crate::diagnostic::{Kind, NOTED, TAKEN};
use crate::game::{Past, Prior};
use crate::notation::{Candidate, Part, Parts, Repair, RepairSet};
use crate::played::Played;
use crate::scan::Outcome;
use crate::scan::pgn::Token;
use crate::translate::ahead::{self, Settled};
use crate::translate::choose::Choice;
use crate::translate::{near, target};
use crate::words::Words;

impl<L: Layout> Walker<'_, '_, L> {
    /// Reads the word at `at`; false where its line failed.
    pub(super) fn word(&mut self, at: usize) -> bool {
        self.scanner.at = at;
        let rest = self.scanner.rest();
        if self.source.sentences
            && let Some(len) = sentence_mark(rest)
        {
            // Other notations have no such marks between moves.
            let failed = self.frames.last().is_some_and(|frame| frame.failed);
            if !failed && self.target.is_some_and(|target| target.words.is_none()) {
                self.output.replace(at, at + len, b"");
            }
            self.scanner.at += len;
            return true;
        }
        if self.finished {
            if self.told_end(at) {
                return true;
            }
            self.next_game();
        }
        let Some(frame) = self.frames.last() else { return false };
        if frame.failed {
            self.scanner.at += self.scanner.word_len();
            return true;
        }
        if let Some(quick) = self.source.quick(rest, frame.now()) {
            let mut parts = Parts::default();
            parts.set(Part::Piece, 0, usize::from(quick.piece));
            let (start, end) = quick.promotion;
            parts.set(Part::Promotion, usize::from(start), usize::from(end));
            let span = Span::new(at, at + usize::from(quick.len));
            self.play(quick.mv, span, &parts, RepairSet::default(), Some(quick.rivals));
            if self.frames.last().is_some_and(|frame| !quick.is_true(frame.now())) {
                self.false_sign(span);
            }
            return true;
        }
        let choice = self.source.choose(&mut self.chooser, rest, frame.now(), frame.births());
        match choice {
            Choice::One(mv, candidate) => self.one(at, mv, candidate),
            Choice::Several(several) => self.several(at, several),
            Choice::Illegal | Choice::Unreadable => self.unread(at, choice == Choice::Illegal),
        }
    }

    pub(super) fn one(&mut self, at: usize, mv: Move, candidate: Candidate) -> bool {
        let span = Span::new(at, at + candidate.len);
        self.report.cost += u32::from(candidate.reading.cost);
        self.repaired(span, candidate.repairs, candidate.reading.cost);
        self.play(mv, span, &candidate.parts, candidate.repairs, None);
        self.heed_sign(span, &candidate);
        self.habit(at, &mv, &candidate);
        true
    }

    pub(super) fn several(&mut self, at: usize, several: Vec<(Move, Candidate)>) -> bool {
        let doubt = |(_, candidate): &&(Move, Candidate)| candidate.repairs.has(Repair::HalfSquare);
        if let [(mv, candidate), doubts @ ..] = several.as_slice()
            && doubts.iter().all(|one| doubt(&one))
            && capitals::only(self.text, at, self.source.notation())
        {
            let (mv, candidate) = (*mv, *candidate);
            return self.one(at, mv, candidate);
        }
        let Some(frame) = self.frames.last() else { return false };
        let place = ahead::Place { at, position: frame.now(), births: frame.births(), habits: self.habits };
        let settled = ahead::settle(self.source, self.text, &place, &several, &mut self.budget);
        let best = self.options.policy == Policy::Best;
        let open = match settled {
            Settled::Open(cost) if self.frames.len() <= 1 && !self.report.main_left => Some(cost),
            _ => None,
        };
        let settled = match settled {
            // What only puts a slip in doubt is never taken for what was meant.
            Settled::One(index) => Some(index).filter(|index| !several.get(*index).iter().any(doubt)),
            Settled::Open(_) | Settled::None => None,
        };
        let likeliest = || best.then(|| likeliest(frame.now(), &several)).flatten();
        if let Some((mv, candidate)) = settled.or_else(likeliest).and_then(|index| several.get(index)) {
            let span = Span::new(at, at + candidate.len);
            if settled.is_none() {
                let others = several.iter().map(|(other, _)| other).filter(|other| *other != mv);
                let candidates = near::san_list(frame.now(), std::iter::once(mv).chain(others));
                self.note(span, Kind::Ambiguous, "M0204", candidates, Some(TAKEN));
            }
            self.report.cost += u32::from(candidate.reading.cost);
            self.play(*mv, span, &candidate.parts, candidate.repairs, None);
            self.heed_sign(span, candidate);
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

    /// Tells of a sign of check that says of the move just played what it does not do.
    fn heed_sign(&mut self, span: Span, candidate: &Candidate) {
        let Some(frame) = self.frames.last() else { return };
        if candidate.denies(span.of(self.text), self.source.notation(), frame.before(), frame.now()) {
            self.false_sign(span);
        }
    }

    fn false_sign(&mut self, span: Span) {
        if !self.options.try_out {
            self.note(span, Kind::Conflict, "M0210", Vec::new(), Some(NOTED));
            // It is said of the move that was made, not of the one that is due.
            if let (Some(frame), Some(told)) = (self.frames.last(), self.report.diagnostics.last_mut()) {
                let before = frame.before();
                told.at = Some((before.fullmove(), before.side() == Color::Black));
            }
        }
    }

    /// Notes how the move just played is written; of no use where a token says one thing only.
    pub(super) fn habit(&mut self, at: usize, mv: &Move, candidate: &Candidate) {
        if self.source.algebraic
            && self.source.quick_table().is_none()
            && let Some(frame) = self.frames.last()
        {
            let token = self.text.get(at..).unwrap_or_default();
            self.habits.note(token, candidate, mv, frame.before(), frame.now());
        }
    }

    pub(super) fn unread(&mut self, at: usize, illegal: bool) -> bool {
        let rest = self.scanner.rest();
        if !illegal && let Some(len) = self.protocol_word(rest) {
            if self.target.is_some() && !self.options.unchanged {
                self.output.replace(at, at + len, b"");
            }
            self.scanner.at += len;
            return true;
        }
        if let Some(outcome) = self.forfeit(at) {
            self.report.outcome = Some(outcome);
            self.finished = true;
            let len = self.scanner.word_len();
            self.layout.token(Token::Result(outcome), Span::new(at, at + len), Color::White);
            self.scanner.at += len;
            return true;
        }
        if !illegal && self.told_end(at) {
            return true;
        }
        if !illegal && let Some(mark) = annotation::scan(rest) {
            let span = Span::new(at, at + mark.len);
            if let Some(done) = self.man_apart(span) {
                return done;
            }
            // Behind a number nothing stands that could be annotated: the letter is a man's whose square is lost.
            if self.behind_number(span) {
                self.fail(span, Kind::Unreadable, "M0101", Vec::new(), None);
                self.scanner.at = span.end;
                return false;
            }
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
            Some(frame) if self.report.diagnostics.len() < ADVISED && !self.options.try_out => {
                near::nearest(frame.now(), self.chooser.readings(), span.of(self.text), illegal)
            }
            _ => Vec::new(),
        };
        let (kind, code) = if illegal { (Kind::Illegal, "M0201") } else { (Kind::Unreadable, "M0101") };
        self.fail(span, kind, code, candidates, None);
        self.scanner.at = span.end;
        false
    }

    /// The length of a word that stands around moves in the lines of a protocol, `bestmove`, with the blanks behind it.
    fn protocol_word(&self, rest: &[u8]) -> Option<usize> {
        let len = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        let known = |word: &&str| rest.get(..len) == Some(word.as_bytes());
        self.source.shape().protocol.iter().find(|word| known(word))?;
        let blanks = rest.iter().skip(len).take_while(|byte| **byte == b' ').count();
        Some(len + blanks)
    }

    /// Takes a result that is said in words for one; where it stands in digits beside, `1-0 Black resigns`, and in a side
    /// line, the words are a comment.
    fn told_end(&mut self, at: usize) -> bool {
        let Some(frame) = self.frames.last().filter(|frame| !frame.failed) else { return false };
        let told = self.source.endings.read(self.scanner.rest(), frame.now().side());
        let Some((outcome, len)) = told else { return false };
        let span = Span::new(at, at + len);
        self.scanner.at = span.end;
        let mut ahead = self.scanner;
        let counted = match ahead.next_token() {
            Some((Token::Result(counted), _)) => Some(counted),
            _ => None,
        };
        if self.finished || counted.is_some() || self.frames.len() > 1 {
            let digits = if self.finished { self.report.outcome } else { counted };
            if digits.is_some_and(|digits| digits != outcome) {
                self.note(span, Kind::Conflict, "M0203", Vec::new(), Some(NOTED));
            }
            self.layout.remark(span);
        } else {
            self.other(Token::Result(outcome), span);
        }
        true
    }

    /// Takes brackets behind a result that hold nothing but the same in words, `1-0 (resigns)`, for a comment.
    pub(super) fn told_in_brackets(&mut self, span: Span) -> bool {
        if !self.finished || self.frames.len() > 1 {
            return false;
        }
        let inside = self.text.get(span.end..).unwrap_or_default();
        let Some((_, len)) = self.source.endings.read(inside, Color::White) else { return false };
        if inside.get(len) != Some(&b')') {
            return false;
        }
        self.scanner.at = span.end + len + 1;
        self.layout.remark(Span::new(span.start, self.scanner.at));
        true
    }

    /// The only legal move one slip away from the word at `at`, if such slips are to be mended.
    pub(super) fn mended(&self, at: usize) -> Option<(Move, usize)> {
        if !self.options.mend && self.options.policy != Policy::Best {
            return None;
        }
        let len = self.scanner.word_len();
        let word = self.text.get(at..at + len)?;
        let frame = self.frames.last()?;
        let mv = near::one_slip(frame.now(), frame.births(), self.source.notation(), word)?;
        Some((mv, len))
    }

    /// Plays a move that is not spelled as the source spells it, so that no part of its token can stay.
    pub(super) fn play_anew(&mut self, mv: Move, span: Span, repairs: RepairSet) {
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
    pub(super) fn forfeit(&self, at: usize) -> Option<Outcome> {
        let [main] = self.frames.as_slice() else { return None };
        let beginning = self.options.start.is_none_or(|start| start.position == Position::default());
        if main.plies > 0 || main.number > 0 || !beginning && self.tagged_result.is_none() {
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

    pub(super) fn play(
        &mut self,
        mv: Move,
        span: Span,
        parts: &Parts,
        repairs: RepairSet,
        rivals: Option<SquareSet>,
    ) {
        self.pause(span, Words::between);
        let Some(frame) = self.frames.last_mut() else { return };
        frame.play(&mv);
        let played = Played { mv, before: frame.before(), births: frame.births_before() };
        if let Some(target) = self.target {
            self.spoken = Some(span.end);
            let parts = self.source.algebraic.then_some(parts);
            let alike = self.source.letters().map_or(SquareSet::EMPTY, |letters| letters.rivals(&played));
            let (notation, long) = (self.source.notation(), self.source.long);
            let token = target::Written { text: self.text, span, parts, notation, long, rivals: alike };
            match rivals {
                Some(rivals) => {
                    let known = (frame.now(), rivals);
                    target.put_quick(&token, &played, known, &mut self.scratch, self.output);
                }
                None => target.put(&token, &played, &mut self.scratch, self.output),
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
}

/// Which of several moves people would play most often.
fn likeliest(position: &Position, several: &[(Move, Candidate)]) -> Option<usize> {
    let firm = several.iter().take_while(|(_, candidate)| !candidate.repairs.has(Repair::HalfSquare));
    let moves: Vec<Move> = firm.map(|(mv, _)| *mv).collect();
    let mut costs = Vec::with_capacity(moves.len());
    Prior::builtin().costs(position, &Past::default(), &moves, &mut costs);
    (0..costs.len()).min_by(|a, b| f32::total_cmp(&costs[*a], &costs[*b]))
}

/// The length of a mark between sentences.
fn sentence_mark(rest: &[u8]) -> Option<usize> {
    [",", ":", ".", "\u{2013}", "\u{60c}", "\u{3001}", "\u{3002}", "\u{ff0c}", "\u{964}", "\u{6d4}"]
        .into_iter()
        .find(|mark| rest.starts_with(mark.as_bytes()))
        .map(str::len)
}
