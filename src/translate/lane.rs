//! Numbers and moves of the usual kind, gone through without the detours that all else needs.
//!
//! Nearly all of a database is such: here a token is read, played and written with no report of its own, and
//! the first thing that is not of the usual kind is left to [`super::game`].

use super::frame::Frame;
use super::output::Output;
use super::quick::QuickTable;
use super::target::{Read, Target, Usual, anew, in_export_form, letters};
use crate::board::{Color, MoveKind};
use crate::scan::pgn::{Token, usual_number};

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
}

/// The points behind White's numbers, before a move on the same line and before the line's end.
#[derive(Clone, Copy)]
struct Points<'p> {
    within: &'p [u8],
    last: &'p [u8],
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
        return drive(text, at, table, frame, None, output, |_, _| {});
    };
    let style = &target.style.number_white;
    let points =
        target.normalise.then(|| Points { within: style.as_bytes(), last: style.trim_end().as_bytes() });
    match usual {
        Usual::Anew { target, style, exact: true } => {
            drive(text, at, table, frame, points, output, |read, output| {
                if in_export_form(&read.quick, read.after) {
                    letters(target.letters(), &read, output);
                } else {
                    anew(target, style, read, scratch, output);
                }
            })
        }
        Usual::Anew { target, style, exact: false } => {
            drive(text, at, table, frame, points, output, |read, output| {
                anew(target, style, read, scratch, output);
            })
        }
        Usual::Letters(men) => {
            drive(text, at, table, frame, points, output, |read, output| letters(men, &read, output))
        }
    }
}

/// The loop itself, compiled once for each way of writing.
#[inline(always)]
fn drive<'t>(
    text: &[u8],
    mut at: usize,
    table: &QuickTable,
    frame: &mut Frame,
    points: Option<Points<'_>>,
    output: &mut Output<'t>,
    mut write: impl FnMut(Read<'_>, &mut Output<'t>),
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
            let Some((Token::Number { number: Some(2..), .. }, len)) = usual_number(rest) else { break };
            if let Some(points) = points {
                if now.side() != Color::White {
                    break;
                }
                let digits = at + len - 1;
                match rest.get(len) {
                    Some(b'\n') => output.replace(digits, at + len, points.last),
                    Some(b' ') => output.replace(digits, at + len + 1, points.within),
                    _ => output.replace(digits, at + len, points.within),
                }
            }
            at += len;
            continue;
        }
        let Some(quick) = table.read(rest, now) else { break };
        now.play_found(&quick.mv, other);
        std::mem::swap(&mut now, &mut other);
        let start = at;
        at += quick.len;
        passed.reached = at;
        passed.read += 1;
        passed.roles |= u8::from(quick.mv.kind == MoveKind::Normal) << quick.mv.role as u8;
        if let Some(role) = quick.mv.promotion {
            passed.roles |= 1 << role as u8;
        }
        write(Read { start, quick, before: other, after: now }, output);
    }
    frame.went(passed.read);
    passed.at = at;
    passed
}
