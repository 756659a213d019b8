//! From a form to the text, as a style of the language prints it.

use crate::board::{Check, CheckSet, MoveKind, Role, Square};
use crate::locale::descriptive::{DescriptiveStyle, Order};
use crate::notation::facts;
use crate::played::Played;
use crate::style::Style;

use super::Descriptive;
use super::forms::{self, From, Goal, counted, file_man, side_of};
use super::man::Wing;

pub(super) fn write(notation: &Descriptive, played: &Played<'_>, style: &Style, out: &mut Vec<u8>) {
    let styles = &notation.table.styles;
    let named = style.descriptive.as_deref().and_then(|name| styles.get(name));
    let Some(words) = named.or_else(|| styles.get("modern")) else { return };
    let (check, mate) = facts::check(played);
    let (sign, says) = sign(words, check, mate);
    let mut writer = Writer { order: notation.table.order, words, played, out };
    match played.mv.kind {
        MoveKind::Null => writer.text(&style.null),
        MoveKind::CastleShort | MoveKind::CastleLong => writer.castle(),
        MoveKind::Normal | MoveKind::EnPassant => {
            let (from, goal) = forms::shortest(played, says);
            writer.mover(from);
            writer.goal(goal);
            writer.promotion();
        }
    }
    writer.text(sign);
    if played.mv.kind == MoveKind::EnPassant {
        writer.text(&words.en_passant);
    }
}

/// The sign to be written, and which moves a reader takes it to allow.
fn sign(words: &DescriptiveStyle, check: Check, mate: bool) -> (&str, [CheckSet; 2]) {
    let of_mate = CheckSet::CHECK.or(CheckSet::MATE_ONLY);
    let (word, says) = match check {
        Check::None => return ("", [CheckSet::ANY; 2]),
        _ if mate && !words.mate.is_empty() => (&words.mate, of_mate),
        Check::Double if words.double != words.check => (&words.double, CheckSet::DOUBLE),
        Check::Discovered if words.discovered != words.check => {
            (&words.discovered, CheckSet::DISCOVERED.or(CheckSet::DOUBLE))
        }
        Check::Direct | Check::Discovered | Check::Double => (&words.check, CheckSet::CHECK),
    };
    match word.trim() {
        "" => (word, [CheckSet::ANY; 2]),
        // Mate in some books, double check in others: a reader allows either.
        "++" => (word, [of_mate, CheckSet::DOUBLE]),
        _ => (word, [says; 2]),
    }
}

struct Writer<'w, 'p> {
    order: Order,
    words: &'w DescriptiveStyle,
    played: &'w Played<'p>,
    out: &'w mut Vec<u8>,
}

impl Writer<'_, '_> {
    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn castle(&mut self) {
        let (words, m) = (self.words, &self.played.mv);
        let short = m.kind == MoveKind::CastleShort;
        if !words.castles.is_empty() && self.played.before.castle(!short).is_none() {
            self.text(&words.castles);
        } else {
            self.text(if short { &words.castles_short } else { &words.castles_long });
        }
    }

    /// A man with its side, or the file that it names, without what follows.
    fn named(&mut self, role: Role, wing: Option<Wing>, possessive: bool) {
        let words = self.words;
        let side = wing.map(|wing| if wing == Wing::King { Role::King } else { Role::Queen });
        let (first, second) = match self.order {
            Order::SideFirst => (side, Some(role)),
            Order::RankFirst => (Some(role), side),
        };
        let mut parts = [first, second].into_iter().flatten().peekable();
        while let Some(part) = parts.next() {
            let name = words.men.get(part as usize).map_or("", String::as_str);
            if parts.peek().is_some() {
                self.text(name);
                self.text(&words.join);
            } else if possessive && !words.possessive.is_empty() {
                self.text(name.trim_end_matches('.'));
                self.text(&words.possessive);
            } else {
                self.text(name);
            }
        }
    }

    /// A file's man with its side where there are two and the side is asked for.
    fn file(&mut self, file: u8, side: bool, possessive: bool) {
        let (role, wing) = file_man(file);
        self.named(role, wing.filter(|_| side), possessive);
    }

    fn square(&mut self, square: Square, side: bool) {
        let rank = counted(self.played.side(), square.rank());
        let rank = self.words.ranks.get(rank).map_or("", String::as_str);
        match self.order {
            Order::SideFirst => {
                self.file(square.file(), side, true);
                self.text(rank);
            }
            Order::RankFirst => {
                self.text(rank);
                self.file(square.file(), side, false);
            }
        }
    }

    /// A pawn with its file.
    fn pawn_of(&mut self, file: u8, side: bool) {
        let pawn = self.words.men.first().map_or("", String::as_str);
        match self.order {
            Order::SideFirst => {
                self.file(file, side, false);
                self.text(&self.words.join);
                self.text(pawn);
            }
            Order::RankFirst => {
                self.text(pawn);
                self.file(file, side, false);
            }
        }
    }

    fn mover(&mut self, from: From) {
        let m = &self.played.mv;
        match from {
            From::File => self.pawn_of(m.from.file(), false),
            From::SideFile => self.pawn_of(m.from.file(), true),
            From::Side => self.named(m.role, side_of(self.played), false),
            From::Name | From::Square | From::SideSquare => self.named(m.role, None, false),
        }
        self.text(&self.words.after_man);
        if matches!(from, From::Square | From::SideSquare) {
            let [open, close] = &self.words.origin;
            self.text(open);
            self.square(m.from, from == From::SideSquare);
            self.text(close);
        }
    }

    fn goal(&mut self, goal: Goal) {
        let m = &self.played.mv;
        let Some(taken) = m.taken else {
            self.text(&self.words.to);
            self.square(m.to, matches!(goal, Goal::Side | Goal::SideSquare));
            return;
        };
        self.text(&self.words.takes);
        match goal {
            Goal::File => self.pawn_of(m.to.file(), false),
            Goal::Side => self.pawn_of(m.to.file(), true),
            Goal::Short => self.named(taken, None, false),
            Goal::Square | Goal::SideSquare => {
                self.named(taken, None, false);
                let [open, close] = &self.words.origin;
                self.text(open);
                self.square(m.to, goal == Goal::SideSquare);
                self.text(close.trim_end());
            }
        }
    }

    fn promotion(&mut self) {
        if let Some(role) = self.played.mv.promotion {
            let [open, close] = &self.words.promotion;
            self.text(open);
            self.named(role, None, false);
            self.text(close);
        }
    }
}
