//! Replays games from their UCI moves, to compare the board with another implementation.
//!
//! Each line of standard input is a FEN, a tab and moves parted by spaces; an empty FEN is the usual start. Each
//! line of output is the number of legal moves before each move and at the end, a tab and the last FEN; or
//! `refused`, a tab and the reason. Castling may be the king's move or king takes rook; `0000` is the null move.

#![allow(clippy::print_stdout)]

use std::io::{BufRead, Write};

use stamma::board::{CastleSet, Position, Reading, Role, RoleSet, Square, SquareSet};

fn square(text: &[u8]) -> Option<Square> {
    match text {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
        _ => None,
    }
}

/// A UCI move as a step, as castling by the king's goal, and as castling by the rook's square; or the null move.
fn readings(uci: &str) -> Option<Vec<Reading>> {
    if uci == "0000" {
        return Some(vec![Reading::castling(CastleSet::NULL)]);
    }
    let bytes = uci.as_bytes();
    let (from, to) = (square(bytes.get(..2)?)?, square(bytes.get(2..4)?)?);
    let promotion = match bytes.get(4..)? {
        [] => None,
        [letter] => Some(Role::ALL.into_iter().find(|role| role.letter() == letter.to_ascii_uppercase())?),
        _ => return None,
    };
    let step = Reading {
        from: SquareSet::of(from),
        to: SquareSet::of(to),
        promotion: RoleSet::of_option(promotion),
        ..Reading::ANY
    };
    let castle = CastleSet::SHORT.or(CastleSet::LONG);
    let king = Reading { from: step.from, to: step.to, ..Reading::castling(castle) };
    let rook = Reading { castle: castle.or(CastleSet::ROOK_SQUARE), ..king };
    Some(vec![step, king, rook])
}

fn replay(line: &str) -> Result<String, String> {
    let (fen, moves) = line.split_once('\t').unwrap_or((line, ""));
    let mut position = match fen {
        "" => Position::default(),
        fen => Position::from_fen(fen).map_err(|error| error.to_string())?,
    };
    let mut counts = String::new();
    let (mut legal, mut fitting) = (Vec::new(), Vec::new());
    let mut count = |position: &Position| {
        legal.clear();
        position.legal_moves(&mut legal);
        counts.push_str(&format!("{} ", legal.len()));
    };
    for uci in moves.split_ascii_whitespace() {
        count(&position);
        fitting.clear();
        for reading in readings(uci).ok_or_else(|| format!("`{uci}` is no UCI move"))? {
            position.resolve(&reading, None, &mut fitting);
        }
        // The king's move and king takes rook may name the same castling.
        fitting.dedup();
        let [mv] = fitting[..] else { return Err(format!("{} moves fit `{uci}`", fitting.len())) };
        position.play(&mv);
    }
    count(&position);
    Ok(format!("{}\t{}", counts.trim_end(), position.fen()))
}

fn main() -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        match replay(&line?) {
            Ok(replayed) => writeln!(out, "{replayed}")?,
            Err(reason) => writeln!(out, "refused\t{reason}")?,
        }
    }
    out.flush()
}
