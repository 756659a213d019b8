//! Selenus 1616: squares are numbered 1 to 64 from White's lower right corner.
//!
//! Source: a page of the book with its reading, freibaur.blogspot.com/2008/02: `K.Soldaten auf 28` is e4.
//! A man has the name of its side, a pawn also of the man behind it; the words are data.

use crate::board::{Color, FileSet, MoveKind, Role, RoleSet, Square, SquareSet};
use crate::locale::historic::SelenusTable;
use crate::notation::cursor::{Cursor, DASHES};
use crate::notation::uci::{castling, push_squares};
use crate::notation::{Notation, Part, Parts, Readings, Repair, RepairSet, Shape};
use crate::played::Played;
use crate::style::Style;

use super::{Named, born, by_steps, half_of, on_files};

/// Gustavus Selenus' notation: `K.Soldaten auf 28`, `des K. Schützen/ auf 30`, `der Weisse/die Königin/auf 12`, also the
/// two squares, `12 auf 28` and `12 - 28`; refused are two numbers with nothing between them, of which one may count moves.
#[derive(Clone, Debug)]
pub struct Selenus {
    table: SelenusTable,
    /// Words for the men, the longest first.
    men: Vec<(String, Role)>,
}

impl Selenus {
    /// The notation with the words of a table.
    #[must_use]
    pub fn new(table: SelenusTable) -> Self {
        let lists = [
            (&table.men.king, Role::King),
            (&table.men.queen, Role::Queen),
            (&table.men.rook, Role::Rook),
            (&table.men.bishop, Role::Bishop),
            (&table.men.knight, Role::Knight),
            (&table.men.pawn, Role::Pawn),
        ];
        let mut men: Vec<(String, Role)> = lists
            .into_iter()
            .flat_map(|(words, role)| words.iter().map(move |word| (word.clone(), role)))
            .collect();
        men.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        Self { table, men }
    }

    fn man(&self, c: &mut Cursor<'_>) -> Option<Role> {
        let (word, role) = self.men.iter().find(|(word, _)| c.rest().starts_with(word.as_bytes()))?;
        c.at += word.len();
        Some(*role)
    }

    fn name(&self, role: Role) -> &str {
        let men = &self.table.men;
        let words = match role {
            Role::Pawn => &men.pawn,
            Role::Knight => &men.knight,
            Role::Bishop => &men.bishop,
            Role::Rook => &men.rook,
            Role::Queen => &men.queen,
            Role::King => &men.king,
        };
        words.first().map_or("", String::as_str)
    }

    /// A move by its two squares, `12 auf 28`, `von 12 auf 28` or `12 - 28`; says whether one begins here.
    fn squares(&self, mut c: Cursor<'_>, out: &mut Readings) -> bool {
        if c.longest(&self.table.from) {
            blanks(&mut c);
        }
        let Some(from) = number(&mut c) else { return false };
        c.blanks();
        if !c.any(DASHES) && !c.longest(&self.table.to) {
            return false;
        }
        blanks(&mut c);
        let Some(to) = number(&mut c).filter(|_| !c.inside_word()) else { return false };
        let mut promotion = None;
        let mut ahead = c;
        blanks(&mut ahead);
        if ahead.longest(&self.table.becomes) {
            blanks(&mut ahead);
            promotion = self.man(&mut ahead).filter(|role| Role::PROMOTIONS.contains(role));
            if promotion.is_some() {
                c = ahead;
            }
        }
        push_squares((from, to), promotion, c.at, Parts::default(), RepairSet::default(), 0, out);
        true
    }

    /// The man that moves: its role and the files on which it may have begun.
    fn mover(&self, c: &mut Cursor<'_>) -> Option<(Role, FileSet)> {
        if c.longest(&self.table.articles) {
            blanks(c);
        }
        let mut half = 0xff;
        let start = *c;
        for (words, files) in [(&self.table.king_side, 0xf0), (&self.table.queen_side, 0x0f)] {
            *c = start;
            if c.longest(words) {
                blanks(c);
                let mut ahead = *c;
                if self.man(&mut ahead).is_some() {
                    half = files;
                    break;
                }
            }
            *c = start;
        }
        let first = self.man(c)?;
        let mut ahead = *c;
        blanks(&mut ahead);
        if first != Role::Pawn && self.man(&mut ahead) == Some(Role::Pawn) {
            *c = ahead;
            return Some((Role::Pawn, FileSet(files(first) & half)));
        }
        if first == Role::Pawn && half != 0xff {
            return Some((Role::Pawn, FileSet::of(if half == 0xf0 { 4 } else { 3 })));
        }
        let both = files(first);
        let files = match first {
            Role::Queen => both,
            Role::King => 0xff,
            _ if half == 0xff || both & half == 0 => 0xff,
            _ => both & half,
        };
        Some((first, FileSet(files)))
    }
}

/// A man that is named by where it stands, not by where it began.
const BY_PLACE: u8 = 1;

/// The files on which men of a role begin.
const fn files(role: Role) -> u8 {
    match role {
        Role::Rook => 0x81,
        Role::Knight => 0x42,
        Role::Bishop => 0x24,
        Role::Queen => 0x08,
        Role::King => 0x10,
        Role::Pawn => 0xff,
    }
}

fn blanks(c: &mut Cursor<'_>) {
    while c.any(&[" ", "/", ",", ".", "\n"]) {}
}

/// A number 1 to 64 as its square.
fn number(c: &mut Cursor<'_>) -> Option<Square> {
    let mut number = 0u8;
    let start = c.at;
    while c.at < start + 3
        && let Some(digit) = c.byte(|b| b.is_ascii_digit())
    {
        number = number.checked_mul(10)?.checked_add(digit - b'0')?;
    }
    let index = number.checked_sub(1).filter(|&index| index < 64)?;
    Some(Square::at(7 - index % 8, index / 8))
}

const fn numbered(square: Square) -> u8 {
    8 * square.rank() + 8 - square.file()
}

impl Notation for Selenus {
    fn shape(&self) -> Shape {
        Shape {
            needs_births: true,
            spaced: true,
            coded: true,
            sentences: true,
            linked: true,
            ..Shape::default()
        }
    }

    fn read(&self, text: &[u8], _side: Color, out: &mut Readings) {
        let mut c = Cursor::new(text);
        let mut parts = Parts::default();
        if castling(&mut c, out) {
            return;
        }
        if c.longest(&self.table.sides) {
            blanks(&mut c);
        }
        if self.squares(c, out) {
            return;
        }
        let at = c.at;
        let Some((role, born)) = self.mover(&mut c) else { return };
        parts.set(Part::Piece, at, c.at);
        blanks(&mut c);
        let mut from = SquareSet::ALL;
        let mut born = born;
        if c.longest(&self.table.from) {
            born = FileSet::ANY;
            blanks(&mut c);
            let Some(square) = number(&mut c) else { return };
            from = SquareSet::of(square);
            blanks(&mut c);
        }
        if !c.longest(&self.table.to) {
            return;
        }
        blanks(&mut c);
        let Some(to) = number(&mut c) else { return };
        let mut promotion = None;
        let mut ahead = c;
        blanks(&mut ahead);
        if role == Role::Pawn && ahead.longest(&self.table.becomes) {
            blanks(&mut ahead);
            promotion = self.man(&mut ahead).filter(|role| Role::PROMOTIONS.contains(role));
            if promotion.is_some() {
                c = ahead;
            }
        }
        if c.inside_word() {
            return;
        }
        let roles = RoleSet::of(role);
        let named = Named {
            roles,
            born,
            from,
            to,
            promotion,
            len: c.at,
            parts,
            cost: 0,
            repairs: RepairSet::default(),
        };
        named.push(out);
        if born == FileSet::ANY {
            return;
        }
        let by_place = Named { born: FileSet::ANY, cost: BY_PLACE, ..named };
        if role == Role::Queen {
            by_place.push(out);
        } else {
            let files = if role == Role::Pawn { born } else { half_of(born) };
            let from = from.and(on_files(files));
            let repairs = RepairSet::default().with(Repair::OtherWing);
            Named { from, repairs, ..by_place }.push(out);
        }
    }

    fn write(&self, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
        let m = &played.mv;
        match m.kind {
            MoveKind::Null => return out.extend_from_slice(style.null.as_bytes()),
            MoveKind::CastleShort if !by_steps(m) => return out.extend_from_slice(b"O-O"),
            MoveKind::CastleLong if !by_steps(m) => return out.extend_from_slice(b"O-O-O"),
            _ => {}
        }
        let mut text = |text: &str| out.extend_from_slice(text.as_bytes());
        let first = |words: &[String]| words.first().cloned().unwrap_or_default();
        let table = &self.table;
        let born = born(played, RoleSet::of(m.role), |file| match m.role {
            Role::Pawn => FileSet::of(file),
            Role::King => FileSet::ANY,
            Role::Queen => FileSet(files(Role::Queen)),
            role => FileSet(files(role) & if file < 4 { 0x0f } else { 0xf0 }),
        });
        if let Some(file) = born {
            let named = matches!(m.role, Role::Rook | Role::Knight | Role::Bishop | Role::Pawn);
            if named {
                text(&first(if file < 4 { &table.queen_side } else { &table.king_side }));
            }
            if m.role == Role::Pawn && !matches!(file, 3 | 4) {
                let owner = [Role::Rook, Role::Knight, Role::Bishop]
                    .into_iter()
                    .find(|&role| files(role) >> file & 1 == 1);
                if let Some(owner) = owner {
                    text(self.name(owner));
                    text(" ");
                }
            }
        }
        text(self.name(m.role));
        if born.is_none() {
            text(&format!(" {} {}", first(&table.from), numbered(m.from)));
        }
        text(&format!(" {} {}", first(&table.to), numbered(m.to)));
        if let Some(role) = m.promotion {
            text(&format!(" {} {}", first(&table.becomes), self.name(role)));
        }
    }
}
