//! `--ask`: a person looks at the board and the sheet, and says what was played.
//!
//! What is answered is certain from then on, and what stands behind it on the sheet is searched anew from the
//! position that the answer gives.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write as _};

use super::session::{self, Stop};
use crate::Span;
use crate::board::{Color, Move, Position, Role, Square};
use crate::game::{RecoverOptions, Recovered, RecoveredMove, recover, san};
use crate::locale::Locales;
use crate::translate::{Choice, Chooser};

/// Asks about each doubtful half-move, on standard error and standard input.
pub(super) fn settle(
    text: &[u8],
    found: &mut Recovered,
    options: &RecoverOptions<'_>,
    locales: &Locales,
) -> Result<(), Stop> {
    let mut input = io::stdin().lock();
    let mut at = options.start;
    let mut index = 0;
    while let Some(one) = found.moves.get(index).cloned() {
        if one.doubtful {
            let Some(mv) = question(text, &one, &at.position, &mut input)? else { return Ok(()) };
            if mv != one.mv {
                let end = one.span.map(|span| span.end);
                let before = found.moves.iter().take(index).rev().find_map(|one| one.span);
                let from = end.or(before.map(|span| span.end)).unwrap_or(0);
                let mut start = at;
                start.play(&mv);
                let mut onward = RecoverOptions { start, ..options.clone() };
                if onward.locales.is_empty() && onward.notation.is_none() {
                    let reader = onward.readers.iter().find(|(name, _)| Some(name) == found.locale.as_ref());
                    match reader.map(|reader| reader.1) {
                        Some(notation) => onward.notation = Some(notation),
                        None => onward.locales.extend(found.locale.clone()),
                    }
                }
                let answer = san(&at.position, &mv);
                found.moves.truncate(index + 1);
                if let Some(one) = found.moves.get_mut(index) {
                    (one.mv, one.san) = (mv, answer);
                    one.alternatives.clear();
                }
                // What stands behind it is read anew.
                let rest = recover(text.get(from..).unwrap_or_default(), &onward, locales);
                found.moves.extend(rest.moves.into_iter().map(|mut one| {
                    one.span = one.span.map(|span| span.shifted(from));
                    one
                }));
            }
            if let Some(one) = found.moves.get_mut(index) {
                one.doubtful = false;
                one.confidence = 1.0;
            }
        }
        if let Some(one) = found.moves.get(index) {
            at.play(&one.mv);
        }
        index += 1;
    }
    Ok(())
}

/// The answer: a move, or nothing where the rest is to stay as it is.
fn question(
    text: &[u8],
    one: &RecoveredMove,
    position: &Position,
    input: &mut impl BufRead,
) -> Result<Option<Move>, Stop> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let mut choices = vec![(one.mv, one.confidence)];
    for other in &one.alternatives {
        if let Some(mv) = legal.iter().find(|mv| san(position, mv) == other.san) {
            choices.push((*mv, other.confidence));
        }
    }
    let written = one.span.map(|span: Span| String::from_utf8_lossy(span.of(text)).into_owned());
    let side = if position.side() == Color::White { "White" } else { "Black" };
    let mut page = format!("\n{}", board(position));
    let _ = writeln!(
        page,
        "{side}, move {}: the sheet has {}",
        position.fullmove(),
        written.as_deref().map_or("nothing".to_owned(), |text| format!("`{text}`"))
    );
    for (number, (mv, share)) in choices.iter().enumerate() {
        let _ = writeln!(page, "  {}  {} {:.0}%", number + 1, san(position, mv), share * 100.0);
    }
    let _ = write!(page, "Number, move in English, Enter for 1, q to ask no more: ");
    loop {
        let mut out = io::stderr().lock();
        out.write_all(page.as_bytes())?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let answer = line.trim();
        if answer == "q" {
            return Ok(None);
        }
        if answer.is_empty() {
            return Ok(Some(one.mv));
        }
        let chosen = answer.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        if let Some((mv, _)) = chosen {
            return Ok(Some(*mv));
        }
        if let Some(mv) = read(answer, position)? {
            return Ok(Some(mv));
        }
        page = format!("`{answer}` is none of these and no legal move in English: ");
    }
}

fn read(answer: &str, position: &Position) -> Result<Option<Move>, Stop> {
    let source = session::english(Locales::builtin())?;
    let choice = source.choose(&mut Chooser::default(), answer.as_bytes(), position, None);
    Ok(match choice {
        Choice::One(mv, candidate) if candidate.len == answer.len() => Some(mv),
        _ => None,
    })
}

/// The board as letters, White's capital, seen by White.
pub(super) fn board(position: &Position) -> String {
    let mut out = String::new();
    for rank in (0..8u8).rev() {
        let _ = write!(out, "  {} ", rank + 1);
        for file in 0..8u8 {
            let man = match position.piece_at(Square::at(file, rank)) {
                Some((color, role)) => letter(color, role),
                None if (file + rank) % 2 == 0 => ':',
                None => '.',
            };
            let _ = write!(out, " {man}");
        }
        out.push('\n');
    }
    out.push_str("     a b c d e f g h\n");
    out
}

fn letter(color: Color, role: Role) -> char {
    let letter = char::from(role.letter());
    match color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_seen_by_white() {
        let board = board(&Position::default());
        assert!(board.starts_with("  8  r n b q k b n r\n  7  p p p"), "{board}");
        assert!(board.contains("  1  R N B Q K B N R\n"), "{board}");
    }
}
