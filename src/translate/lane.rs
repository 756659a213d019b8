//! Numbers and moves of the usual kind, gone through without the detours that all else needs.
//!
//! Nearly all of a database is such: here a token is read, played and written with no report of its own, and
//! the first thing that is not of the usual kind is left to [`super::game`].

use super::frame::Frame;
use super::output::Output;
use super::quick::QuickTable;
use super::target::{Men, Read, Target, Usual, anew, in_export_form, letters};
use crate::Span;
use crate::board::{Color, Move, MoveKind};
use crate::notation::algebraic::Algebraic;
use crate::scan::pgn::{Token, usual_number};
use crate::style::Style;

/// How far the lane went.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Passed {
    /// Where the next token begins, blanks before it or not.
    pub(super) at: usize,
    /// Moves read.
    pub(super) read: usize,
    /// The roles that moved or were promoted to, a bit each; the king and the pawn count here too.
    pub(super) roles: u8,
    /// Where the last move ended.
    pub(super) reached: usize,
    /// The last move number, 0 where there was none.
    pub(super) number: u32,
}

impl Passed {
    /// Counts a move of any form.
    #[inline(always)]
    fn count(&mut self, mv: &Move) {
        self.read += 1;
        self.roles |= u8::from(mv.kind == MoveKind::Normal) << mv.role as u8;
        if let Some(role) = mv.promotion {
            self.roles |= 1 << role as u8;
        }
    }

    /// Counts a move of the shortest forms, which is neither castling nor a promotion.
    #[inline(always)]
    fn count_short(&mut self, mv: &Move) {
        self.read += 1;
        self.roles |= 1 << mv.role as u8;
    }
}

/// Goes from `at` as far as the text is of the usual kind. `usual` says how moves go out, if they do.
pub(super) fn pass(
    text: &[u8],
    at: usize,
    table: &QuickTable,
    frame: &mut Frame,
    target: Option<(&Target, Usual<'_>)>,
    scratch: &mut Vec<u8>,
    output: &mut Output<'_>,
) -> Passed {
    let Some((target, usual)) = target else {
        return drive(text, at, table, frame, None, output, Nothing);
    };
    let points = target.normalise.then_some(target.style.number_white.as_str());
    match usual {
        Usual::Anew { target, style, exact } => {
            let anew = Anew { target, style, scratch };
            match exact {
                Some(men) => drive(text, at, table, frame, points, output, Exact(men, anew)),
                None => drive(text, at, table, frame, points, output, anew),
            }
        }
        Usual::Letters(men) => drive(text, at, table, frame, points, output, men),
    }
}

/// One way in which tokens go out.
trait Way {
    fn put(&mut self, read: Read<'_>, output: &mut Output<'_>);
}

/// They do not go out.
struct Nothing;

impl Way for Nothing {
    fn put(&mut self, _: Read<'_>, _: &mut Output<'_>) {}
}

/// With their letters changed.
impl Way for Men<'_> {
    #[inline(always)]
    fn put(&mut self, read: Read<'_>, output: &mut Output<'_>) {
        letters(self, &read, output);
    }
}

/// Written anew.
struct Anew<'t> {
    target: &'t Algebraic,
    style: &'t Style,
    scratch: &'t mut Vec<u8>,
}

impl Way for Anew<'_> {
    #[inline(always)]
    fn put(&mut self, read: Read<'_>, output: &mut Output<'_>) {
        let span = Span::new(read.start, read.start + usize::from(read.quick.len));
        let (quick, positions) = (read.quick, (read.before, read.after));
        anew((self.target, self.style, self.scratch), span, (quick.mv, quick.rivals), positions, output);
    }
}

/// Written anew in the export form of PGN, in which most of them stand but for the letters.
struct Exact<'t>(Men<'t>, Anew<'t>);

impl Way for Exact<'_> {
    #[inline(always)]
    fn put(&mut self, read: Read<'_>, output: &mut Output<'_>) {
        if in_export_form(&read.quick, read.after) {
            letters(&self.0, &read, output);
        } else {
            self.1.put(read, output);
        }
    }
}

/// The loop itself, compiled once for each way of writing.
#[inline(always)]
fn drive(
    text: &[u8],
    mut at: usize,
    table: &QuickTable,
    frame: &mut Frame,
    points: Option<&str>,
    output: &mut Output<'_>,
    mut way: impl Way,
) -> Passed {
    let mut passed = Passed::default();
    let (mut now, mut other) = frame.pair();
    loop {
        while let Some(b' ' | b'\n' | b'\r') = text.get(at) {
            at += 1;
        }
        let Some(rest) = text.get(at..) else { break };
        let Some(&first) = rest.first() else { break };
        if first.is_ascii_digit() {
            // The first move may begin a new game.
            let Some((Token::Number { number: Some(number @ 2..), .. }, len)) = usual_number(rest) else {
                break;
            };
            if now.side() != Color::White {
                break;
            }
            passed.number = number;
            if let Some(points) = points {
                let digits = at + len - 1;
                match rest.get(len) {
                    Some(b'\n') => output.replace(digits, at + len, points.trim_end().as_bytes()),
                    Some(b' ') => output.replace(digits, at + len + 1, points.as_bytes()),
                    _ => output.replace(digits, at + len, points.as_bytes()),
                }
            }
            at += len;
            continue;
        }
        // Each has its own copy of what follows: what is known of the shortest forms then needs no look.
        let start = at;
        if let Some(quick) = table.read_short(rest, now) {
            now.play_found(&quick.mv, other);
            std::mem::swap(&mut now, &mut other);
            if !quick.is_true(now) {
                std::mem::swap(&mut now, &mut other);
                break;
            }
            passed.count_short(&quick.mv);
            at += usize::from(quick.len);
            passed.reached = at;
            way.put(Read { start, quick, before: other, after: now }, output);
        } else if let Some(quick) = table.read_any(rest, now) {
            now.play_found(&quick.mv, other);
            std::mem::swap(&mut now, &mut other);
            if !quick.is_true(now) {
                std::mem::swap(&mut now, &mut other);
                break;
            }
            passed.count(&quick.mv);
            at += usize::from(quick.len);
            passed.reached = at;
            way.put(Read { start, quick, before: other, after: now }, output);
        } else {
            break;
        }
    }
    frame.went(passed.read);
    passed.at = at;
    passed
}
