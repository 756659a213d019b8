//! Which parts a move needs so that it is the only legal one that the text allows.
//!
//! The forms are tried in the order in which a book would lengthen them: nothing, the side of the square,
//! the side of the man, the file of the pawn taken, squares in brackets. Each is held against all legal
//! moves as the reader would: that is the guarantee that what is written is read back.

use crate::board::{CheckSet, Color, Move, MoveKind, Reading, Role, RoleSet, SquareSet};
use crate::played::Played;

use super::man::{Wing, files_of, on_files};

/// How much is said of the man that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// Its name.
    Name,
    /// A pawn's file without its side, `BP`.
    File,
    /// A pawn's file, `QBP`.
    SideFile,
    /// Its side, `QR`.
    Side,
    /// Its square without the side, `R(R3)`.
    Square,
    /// Its square, `R(QR3)`.
    SideSquare,
}

/// How much is said of the square of arrival or of the man that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// A man's name, or a square without its side.
    Short,
    /// The file of a pawn that is taken, without its side.
    File,
    /// The square, or the pawn's file, with its side.
    Side,
    /// Man and square, without the side, `P(B5)`.
    Square,
    /// Man and square, `P(QB5)`.
    SideSquare,
}

/// A form of the move.
pub(super) type Form = (From, Goal);

const QUIET: &[Form] = &[
    (From::Name, Goal::Short),
    (From::Name, Goal::Side),
    (From::Side, Goal::Short),
    (From::Side, Goal::Side),
    (From::Square, Goal::Short),
    (From::SideSquare, Goal::Short),
    (From::Square, Goal::Side),
    (From::SideSquare, Goal::Side),
];

const TAKES_MAN: &[Form] = &[
    (From::Name, Goal::Short),
    (From::Side, Goal::Short),
    (From::Name, Goal::Square),
    (From::Square, Goal::Short),
    (From::Name, Goal::SideSquare),
    (From::SideSquare, Goal::Short),
    (From::Side, Goal::Square),
    (From::Side, Goal::SideSquare),
    (From::Square, Goal::Square),
    (From::SideSquare, Goal::SideSquare),
];

const TAKES_PAWN: &[Form] = &[
    (From::Name, Goal::Short),
    (From::Name, Goal::File),
    (From::Side, Goal::Short),
    (From::Name, Goal::Side),
    (From::Side, Goal::File),
    (From::Side, Goal::Side),
    (From::Name, Goal::Square),
    (From::Square, Goal::Short),
    (From::Name, Goal::SideSquare),
    (From::SideSquare, Goal::Short),
    (From::Square, Goal::Side),
    (From::SideSquare, Goal::SideSquare),
];

const PAWN_TAKES_MAN: &[Form] = &[
    (From::Name, Goal::Short),
    (From::File, Goal::Short),
    (From::SideFile, Goal::Short),
    (From::Name, Goal::Square),
    (From::Name, Goal::SideSquare),
    (From::File, Goal::Square),
    (From::SideFile, Goal::SideSquare),
];

const PAWN_TAKES_PAWN: &[Form] = &[
    (From::Name, Goal::Short),
    (From::File, Goal::Short),
    (From::Name, Goal::File),
    (From::SideFile, Goal::Short),
    (From::Name, Goal::Side),
    (From::File, Goal::File),
    (From::SideFile, Goal::File),
    (From::File, Goal::Side),
    (From::SideFile, Goal::Side),
    (From::Name, Goal::Square),
    (From::Name, Goal::SideSquare),
    (From::SideFile, Goal::SideSquare),
];

/// The man of the first rank on a file, and its side where there are two of it.
pub(super) const fn file_man(file: u8) -> (Role, Option<Wing>) {
    const ROLES: [Role; 8] = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    let wing = match file & 7 {
        0..=2 => Some(Wing::Queen),
        5..=7 => Some(Wing::King),
        _ => None,
    };
    (ROLES[(file & 7) as usize], wing)
}

/// The file, or the two files of its man.
fn files(file: u8, side: bool) -> SquareSet {
    if side {
        return SquareSet::file(file);
    }
    on_files(files_of(file_man(file).0, None))
}

/// The shortest form that only this legal move fits, `signs` being what a reader may take for what is written of check.
pub(super) fn shortest(played: &Played<'_>, signs: [CheckSet; 2]) -> Form {
    let m = &played.mv;
    let wide = Reading {
        from: if m.role == Role::Pawn { SquareSet::ALL } else { played.before.men(played.side(), m.role) },
        to: if m.taken.is_some() { SquareSet::ALL } else { square(m.to.file(), m.to.rank(), false) },
        roles: RoleSet::of(m.role),
        taken: RoleSet::of_option(m.taken),
        promotion: RoleSet::of_option(m.promotion),
        ..Reading::ANY
    };
    let mut rivals = Vec::with_capacity(8);
    played.before.resolve(&wide, None, &mut rivals);
    rivals.retain(|rival| rival != m && (m.kind != MoveKind::EnPassant || rival.kind == MoveKind::EnPassant));
    if !rivals.is_empty() && !signs.contains(&CheckSet::ANY) {
        rivals.retain(|rival| {
            let check = played.before.check_after(rival);
            signs.iter().any(|sign| sign.fits(check, || played.before.gives_mate(rival)))
        });
    }
    let forms = match (m.role, m.taken) {
        (_, None) => QUIET,
        (Role::Pawn, Some(Role::Pawn)) => PAWN_TAKES_PAWN,
        (Role::Pawn, Some(_)) => PAWN_TAKES_MAN,
        (_, Some(Role::Pawn)) => TAKES_PAWN,
        (_, Some(_)) => TAKES_MAN,
    };
    if rivals.is_empty() {
        return (From::Name, Goal::Short);
    }
    let alone = |form: &&Form| {
        side_holds(played, form.0, m) && !rivals.iter().any(|rival| fits(played, **form, rival))
    };
    forms.iter().find(alone).copied().unwrap_or((From::SideSquare, Goal::SideSquare))
}

/// Whether the side may be written: the man began there and stands farthest there, so that either custom of
/// reading finds it.
fn side_holds(played: &Played<'_>, from: From, m: &Move) -> bool {
    if from != From::Side {
        return true;
    }
    let Some(wing) = side_of(played) else { return false };
    let mut men = played.before.men(played.side(), m.role);
    let began = |births: &crate::Births| {
        births.file(m.from).is_some_and(|file| files_of(m.role, Some(wing)).has(file))
    };
    men.all(|man| is_beyond(wing, man.file(), m.from.file())) && played.births.is_none_or(began)
}

/// The side that the man's place beside the others of its kind gives it.
pub(super) fn side_of(played: &Played<'_>) -> Option<Wing> {
    let m = &played.mv;
    if !matches!(m.role, Role::Rook | Role::Bishop | Role::Knight) {
        return None;
    }
    let mut others = played.before.men(played.side(), m.role).without(SquareSet::of(m.from));
    let other = others.next()?;
    Some(if m.from.file() < other.file() { Wing::Queen } else { Wing::King })
}

/// Whether a file is at least as far from a side as another.
const fn is_beyond(wing: Wing, file: u8, than: u8) -> bool {
    match wing {
        Wing::Queen => file >= than,
        Wing::King => file <= than,
    }
}

/// Whether a reader of the form would find the rival in it.
fn fits(played: &Played<'_>, (from, goal): Form, rival: &Move) -> bool {
    let m = &played.mv;
    let file = m.from.file();
    let from = match from {
        From::Name => true,
        From::File => files(file, false).has(rival.from),
        From::SideFile => SquareSet::file(file).has(rival.from),
        From::Side => {
            let Some(wing) = side_of(played) else { return true };
            let born = played.births.and_then(|births| births.file(rival.from));
            is_beyond(wing, file, rival.from.file())
                || born.is_some_and(|born| files_of(m.role, Some(wing)).has(born))
        }
        From::Square => square(file, m.from.rank(), false).has(rival.from),
        From::SideSquare => rival.from == m.from,
    };
    let to = match (goal, m.taken) {
        (Goal::Short, Some(_)) => true,
        (Goal::File, _) => files(m.to.file(), false).has(rival.to),
        (Goal::Side, Some(_)) => SquareSet::file(m.to.file()).has(rival.to),
        (Goal::Short, None) | (Goal::Square, _) => square(m.to.file(), m.to.rank(), false).has(rival.to),
        (Goal::Side, None) | (Goal::SideSquare, _) => rival.to == m.to,
    };
    from && to
}

fn square(file: u8, rank: u8, side: bool) -> SquareSet {
    files(file, side).and(SquareSet::rank(rank))
}

/// A rank as the mover counts it, 0 to 7.
pub(super) const fn counted(side: Color, rank: u8) -> usize {
    match side {
        Color::White => (rank & 7) as usize,
        Color::Black => (7 - (rank & 7)) as usize,
    }
}
