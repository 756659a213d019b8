//! What a reading allows, in words.

use crate::board::{CastleSet, CheckSet, Color, FileSet, Reading, Role, RoleSet, SquareSet};
use crate::notation::Candidate;
use crate::scan::pgn::Token;
use crate::translate::Source;

/// Readings that are shown.
const SHOWN: usize = 6;

/// What a token that is no move is.
pub(super) fn token(token: Token) -> String {
    match token {
        Token::Tag => "tag".into(),
        Token::Number { number: Some(number), black } => {
            format!("number {number}{}", if black { ", Black to move" } else { "" })
        }
        Token::Number { .. } => "number".into(),
        Token::Filler => "stands for nothing".into(),
        Token::Comment | Token::Line => "comment".into(),
        Token::Open => "a variation begins".into(),
        Token::Close => "the variation ends".into(),
        Token::Mark(mark) => match mark.nag_for(Color::White) {
            Some(nag) => format!("annotation mark, ${nag}"),
            None => "annotation mark".into(),
        },
        Token::Result(outcome) => format!("result {}", outcome.name()),
        Token::Word => "move".into(),
    }
}

/// The line that says in which notation a text was found to be.
pub(super) fn one_notation(names: &[&str]) -> String {
    match names {
        [] => "Notation: not found.".into(),
        [one] => format!("Notation: {one}, found from the text."),
        [first, others @ ..] => {
            let shown = others.get(..others.len().min(8)).unwrap_or_default().join(", ");
            let more = if others.len() > 8 { " …" } else { "" };
            format!("Notation: {first}, found from the text; {shown}{more} read the same game.")
        }
    }
}

/// The letters of a source, for a token that has others.
pub(super) fn letters(source: &Source) -> String {
    let Some(letters) = source.letters() else { return String::new() };
    let men: Vec<&str> =
        letters.white.iter().rev().map(String::as_str).filter(|one| !one.is_empty()).collect();
    format!("; the letters of {} are {}", source.name, men.join(" "))
}

/// What each reading of at most some cost says, the cheapest first.
pub(super) fn readings(candidates: &[Candidate], dearest: u8) -> Vec<String> {
    let mut sorted: Vec<&Candidate> = candidates.iter().filter(|one| one.reading.cost <= dearest).collect();
    sorted.sort_by_key(|one| one.reading.cost);
    let mut all: Vec<String> = Vec::new();
    for one in sorted {
        let mut text = reading(&one.reading);
        let repairs: Vec<&str> = one.repairs.names().collect();
        if !repairs.is_empty() {
            text.push_str(&format!(" [repair: {}]", repairs.join(", ")));
        } else if one.reading.cost > 0 {
            text.push_str(&format!(" [cost {}]", one.reading.cost));
        }
        if !all.contains(&text) {
            all.push(text);
        }
    }
    let hidden = all.len().saturating_sub(SHOWN);
    all.truncate(SHOWN);
    if hidden > 0 {
        all.push(format!("{hidden} more"));
    }
    all
}

fn reading(reading: &Reading) -> String {
    let castle = reading.castle;
    if castle.has(CastleSet::NULL) {
        return "no move at all, the turn passes".into();
    }
    if !castle.has(CastleSet::NORMAL) {
        let way = match (castle.has(CastleSet::SHORT), castle.has(CastleSet::LONG)) {
            (true, true) => "castling on either side",
            (true, false) => "castling on the king's side",
            _ => "castling on the queen's side",
        };
        return way.to_owned();
    }
    let mut text = men(reading.roles, "a man");
    if reading.born != FileSet::ANY {
        text.push_str(&format!(" that began on {}", files(reading.born)));
    }
    if reading.from != SquareSet::ALL {
        text.push_str(&format!(" from {}", squares(reading.from)));
    }
    if reading.taken == RoleSet::NONE || reading.taken == RoleSet::ANY {
        text.push_str(&format!(" to {}", squares(reading.to)));
    } else {
        text.push_str(&format!(" takes {}", men(RoleSet(reading.taken.0 & RoleSet::ROLES.0), "something")));
        if reading.to != SquareSet::ALL {
            text.push_str(&format!(" on {}", squares(reading.to)));
        }
    }
    if castle.has(CastleSet::EN_PASSANT_ONLY) {
        text.push_str(" in passing");
    }
    let promotion = RoleSet(reading.promotion.0 & RoleSet::PROMOTIONS.0);
    if reading.promotion != RoleSet::ANY && promotion != RoleSet::EMPTY {
        text.push_str(&format!(" and becomes {}", men(promotion, "a piece")));
    }
    if castle.has(CastleSet::SHORT) || castle.has(CastleSet::LONG) {
        text.push_str(", or castling");
    }
    if reading.check != CheckSet::ANY {
        text.push_str(if reading.check.0 & CheckSet::MATE_ONLY.0 != 0 {
            ", with mate"
        } else if reading.check == CheckSet::QUIET {
            ", without check"
        } else {
            ", with check"
        });
    }
    text
}

fn men(set: RoleSet, any: &str) -> String {
    if set.0 & RoleSet::ROLES.0 == RoleSet::ROLES.0 {
        return any.to_owned();
    }
    let names: Vec<&str> = Role::ALL.into_iter().rev().filter(|role| set.has(*role)).map(man).collect();
    names.join(" or ")
}

fn man(role: Role) -> &'static str {
    match role {
        Role::Pawn => "a pawn",
        Role::Knight => "a knight",
        Role::Bishop => "a bishop",
        Role::Rook => "a rook",
        Role::Queen => "a queen",
        Role::King => "a king",
    }
}

fn files(set: FileSet) -> String {
    let names: Vec<String> =
        (0..8u8).filter(|file| set.has(*file)).map(|file| char::from(b'a' + file).to_string()).collect();
    format!("file {}", names.join(" or "))
}

/// A set of squares, as a file or rank where it is one.
fn squares(set: SquareSet) -> String {
    if set == SquareSet::ALL {
        return "any square".into();
    }
    for index in 0..8u8 {
        if set == SquareSet::file(index) {
            return format!("file {}", char::from(b'a' + index));
        }
        if set == SquareSet::rank(index) {
            return format!("rank {}", index + 1);
        }
    }
    let names: Vec<String> =
        set.into_iter().map(|square| square.name().map(char::from).iter().collect::<String>()).collect();
    match names.len() {
        0 => "no square".into(),
        1..=6 => names.join(" or "),
        more => format!("{more} squares"),
    }
}
