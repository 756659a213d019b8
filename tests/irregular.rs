//! Irregular spellings of moves in every language, from real positions.
//!
//! What a spelling may mean is decided here without the reader: the spellings of all legal moves are listed, and
//! a text means those moves that have it among theirs, exact ones before look-alikes, those before other case.
//! `STAMMA_IRREGULAR=n` tries n positions a language instead of a few.

#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::panic)]

#[path = "common/real.rs"]
mod real;

use std::collections::BTreeMap;

use real::{Random, games, read, source};
use stamma::Kind;
use stamma::board::{Check, Move, MoveKind, Position, Role};
use stamma::locale::{LetterSet, Locale, Locales};
use stamma::notation::algebraic::english_san;
use stamma::translate::Source;

/// What stands for men and squares in a set.
struct Script<'l> {
    set: &'l LetterSet,
    locale: &'l Locale,
    native: bool,
}

impl Script<'_> {
    fn file(&self, file: u8) -> String {
        match (&self.set.files, self.native) {
            (Some(files), true) => files[usize::from(file)][0].clone(),
            _ => char::from(b'a' + file).to_string(),
        }
    }

    fn rank(&self, rank: u8) -> String {
        let digits = self.set.digits.as_ref().or(self.locale.digits.as_ref());
        match digits.filter(|_| self.set.native_digits) {
            Some(digits) => digits[usize::from(rank) + 1].clone(),
            None => (rank + 1).to_string(),
        }
    }

    fn square(&self, square: stamma::board::Square) -> String {
        let (file, rank) = (self.file(square.file()), self.rank(square.rank()));
        if self.native && self.set.digit_first { rank + &file } else { file + &rank }
    }

    fn letters(&self, role: Role) -> Vec<&str> {
        if role == Role::Pawn {
            return vec![""];
        }
        self.set.pieces[role as usize].iter().map(String::as_str).collect()
    }

    /// Every way to write a move with `x` for captures: the first fact is the letter, then departure, sign, arrival.
    fn spellings(&self, mv: &Move) -> Vec<String> {
        let mut all = Vec::new();
        if mv.is_castling() {
            return all;
        }
        let (file, rank) = (self.file(mv.from.file()), self.rank(mv.from.rank()));
        let origins = [String::new(), file.clone(), rank, self.square(mv.from)];
        let to = self.square(mv.to);
        for letter in self.letters(mv.role) {
            for (index, origin) in origins.iter().enumerate() {
                // A pawn's rank alone is never written, and its file only where it takes.
                if mv.role == Role::Pawn && (index == 2 || index == 1 && mv.taken.is_none()) {
                    continue;
                }
                let bare = mv.role == Role::Pawn && mv.taken.is_some() && index == 0;
                for sign in ["", "x"] {
                    if sign == "x" && mv.taken.is_none() || bare && sign.is_empty() {
                        continue;
                    }
                    for end in self.promotions(mv) {
                        all.push(format!("{letter}{origin}{sign}{to}{end}"));
                    }
                }
            }
        }
        if mv.role == Role::Pawn && mv.taken.is_some() {
            for sign in ["", "x"] {
                for end in self.promotions(mv) {
                    all.push(format!("{file}{sign}{}{end}", self.file(mv.to.file())));
                }
            }
        }
        all
    }

    /// Whether half a square of departure is written for the king, who is alone: where the text is also an exact
    /// spelling of another move (`Kgf4` with Kg for the queen), that one is meant.
    fn names_needlessly(&self, text: &str, mv: &Move) -> bool {
        let (file, rank) = (self.file(mv.from.file()), self.rank(mv.from.rank()));
        mv.role == Role::King
            && self.letters(Role::King).iter().any(|letter| {
                [&file, &rank].into_iter().any(|half| {
                    let rest = text.strip_prefix(letter).and_then(|rest| rest.strip_prefix(half.as_str()));
                    rest.is_some_and(|rest| rest.trim_start_matches('x') == self.square(mv.to))
                })
            })
    }

    fn promotions(&self, mv: &Move) -> Vec<String> {
        match mv.promotion {
            None => vec![String::new()],
            Some(role) => {
                let mut all = vec![String::new()];
                all.extend(self.letters(role).iter().map(|letter| format!("={letter}")));
                all
            }
        }
    }
}

const LOOK_ALIKES: &str = "АAВBСCЕEНHІIЈJКKМMОOРPЅSТTХXУYаaсcԁdеeһhіiјjоoрpѕsуyхx\
    ΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΧXΥYΖZοoρpυuχx";

fn looks(text: &str) -> String {
    let pairs: Vec<char> = LOOK_ALIKES.chars().collect();
    text.chars().map(|c| pairs.chunks(2).find(|pair| pair[0] == c).map_or(c, |pair| pair[1])).collect()
}

/// What texts mean in a position, by tiers.
struct Oracle {
    tiers: [BTreeMap<String, Vec<Move>>; 3],
    /// Texts of a man's letter and half of its square, `B4` and `BxD`, which keep a pawn's move in the other case
    /// from being taken for granted.
    halves: BTreeMap<String, Vec<Move>>,
}

impl Oracle {
    fn new(script: &Script<'_>, legal: &[Move]) -> Self {
        let mut tiers: [BTreeMap<String, Vec<Move>>; 3] = Default::default();
        let mut add = |tier: usize, text: String, mv: &Move| {
            let list = tiers[tier].entry(text).or_default();
            if !list.contains(mv) {
                list.push(*mv);
            }
        };
        let mut halves: BTreeMap<String, Vec<Move>> = BTreeMap::new();
        for mv in legal.iter().filter(|mv| !mv.is_castling() && mv.role != Role::Pawn) {
            let file = script.file(mv.to.file()).to_uppercase();
            for letter in script.letters(mv.role) {
                let takes = mv.taken.is_some().then(|| format!("{letter}X{file}"));
                let all = [format!("{letter}{}", script.rank(mv.to.rank())), format!("{letter}{file}")];
                for text in all.into_iter().chain(takes) {
                    halves.entry(looks(&text)).or_default().push(*mv);
                }
            }
        }
        for mv in legal {
            for text in script.spellings(mv) {
                add(2, looks(&text).to_lowercase(), mv);
                add(1, looks(&text), mv);
                if !script.names_needlessly(&text, mv) {
                    add(0, text, mv);
                }
            }
            if !mv.is_castling() && mv.promotion.is_none() {
                // `d1d2`: squares alone, whatever stands on the first.
                for sign in if mv.taken.is_some() { &["", "x"][..] } else { &[""][..] } {
                    let text = script.square(mv.from) + sign + &script.square(mv.to);
                    add(2, looks(&text).to_lowercase(), mv);
                    add(1, looks(&text), mv);
                }
            }
            if mv.role == Role::Pawn && mv.taken.is_none() {
                // `bb3`: a pawn whose file is written although it does not take.
                let text = format!("{}{}", script.file(mv.from.file()), script.square(mv.to));
                add(2, looks(&text).to_lowercase(), mv);
            }
        }
        Self { tiers, halves }
    }

    fn meaning(&self, text: &str) -> Option<Vec<Move>> {
        let looks = looks(text);
        let keys = [text.to_owned(), looks.clone(), looks.to_lowercase()];
        let (tier, found) = self
            .tiers
            .iter()
            .zip(&keys)
            .enumerate()
            .find_map(|(n, (tier, key))| Some((n, tier.get(key)?)))?;
        let mut found = found.clone();
        if tier == 2 && found.iter().all(|mv| mv.role == Role::Pawn) {
            let halves = self.halves.get(&keys[1]).into_iter().flatten();
            found.extend(halves.filter(|mv| !found.contains(mv)).copied().collect::<Vec<_>>());
        }
        Some(found)
    }
}

#[derive(Default)]
struct Count {
    tried: usize,
    right: usize,
    refused: usize,
    faults: Vec<String>,
}

struct Try<'a> {
    tag: &'a str,
    source: &'a Source,
    position: Position,
    count: &'a mut BTreeMap<&'static str, Count>,
}

impl Try<'_> {
    /// The text must read as this one of the legal moves, or be refused with exactly these.
    fn text(&mut self, kind: &'static str, text: &str, meant: &[Move]) {
        let report = read(text, self.source, self.position);
        let count = self.count.entry(kind).or_default();
        count.tried += 1;
        let good = match meant {
            [one] => !report.left && report.moves.len() == 1 && report.moves[0].mv == *one,
            several => {
                count.refused += 1;
                let mut sans: Vec<String> =
                    several.iter().map(|mv| english_san(&self.position, mv)).collect();
                sans.sort();
                report.left
                    && report.diagnostics.iter().any(|d| {
                        let mut candidates = d.candidates.clone();
                        candidates.sort();
                        d.kind == Kind::Ambiguous && candidates == sans
                    })
            }
        };
        if good {
            count.right += 1;
        } else if count.faults.len() < 12 {
            let sans: Vec<String> = meant.iter().map(|mv| english_san(&self.position, mv)).collect();
            let read: Vec<String> =
                report.moves.iter().map(|one| english_san(&one.before, &one.mv)).collect();
            let said: Vec<_> = report.diagnostics.iter().map(|d| (d.code, d.candidates.clone())).collect();
            count.faults.push(format!(
                "{} {text:?} meant {sans:?} read {read:?} {said:?} in {}",
                self.tag,
                self.position.fen()
            ));
        }
    }
}

const SIGNS: [&str; 8] = ["x", "X", "\u{d7}", "\u{2715}", ":", "\u{445}", " x ", "\u{a0}\u{d7}\u{a0}"];
const DASHES: [&str; 11] = [
    "-",
    "\u{2010}",
    "\u{2011}",
    "\u{2012}",
    "\u{2013}",
    "\u{2014}",
    "\u{2212}",
    "\u{ff0d}",
    " - ",
    "\u{a0}\u{2013}\u{a0}",
    "\u{2009}\u{2013}\u{2009}",
];
const UNSEEN: [&str; 6] = ["\u{200b}", "\u{2060}", "\u{feff}", "\u{200e}", "\u{200f}", "\u{200d}"];
const BEHIND: [&str; 12] =
    ["!", "??", "!?", " ?!", "\u{203c}", "\u{2049}", "(=)", " (=)", " $3", " N", "!\u{b1}", " +-"];
const CHECKS: [&str; 8] = ["+", "\u{2020}", "ch", " ch", " ch.", "(ch)", " check", "+!"];
const MATES: [&str; 10] =
    ["#", "++", "\u{2021}", "\u{2260}", "X", " mate", "mate", " (mate)", "##", " checkmate"];
const PASSING: [&str; 9] = ["e.p.", " e.p.", "ep", " ep", " e. p.", "(e.p.)", " (ep)", " ep.", " en passant"];
const SHORT: [&str; 22] = [
    "O-O",
    "0-0",
    "o-o",
    "00",
    "OO",
    "oo",
    "0\u{2013}0",
    "O\u{2011}O",
    "O\u{2212}O",
    "0 - 0",
    "0\u{a0}-\u{a0}0",
    "\u{41e}-\u{41e}",
    "\u{43e}-\u{43e}",
    "\u{39f}-\u{39f}",
    "\u{3bf}-\u{3bf}",
    "O-0",
    "0\u{2014}0",
    "\u{41e}\u{41e}",
    "0 \u{2014} 0",
    "0\u{2010}0",
    "O - O",
    "\u{ff2f}-\u{ff2f}",
];

fn number_forms(position: &Position) -> Vec<String> {
    let n = position.fullmove();
    let forms: &[&str] = match position.side() {
        stamma::board::Color::White => {
            &[".", ". ", " ", ".\u{a0}", ") ", ")", "\u{2024} ", "\u{ff0e}", "\u{a60e} ", ". - ", " . ", ": "]
        }
        stamma::board::Color::Black => &[
            "...",
            "... ",
            "\u{2026}",
            "\u{2026} ",
            ". ... ",
            " ... ",
            ".. ",
            ". .. ",
            "....",
            ".",
            " ",
            ". \u{2026} ",
        ],
    };
    forms.iter().map(|form| format!("{n}{form}")).collect()
}

fn spell(tries: &mut Try<'_>, script: &Script<'_>, oracle: &Oracle, legal: &[Move], mv: &Move) {
    let position = tries.position;
    let check = position.check_after(mv);
    let mate = position.gives_mate(mv);
    let mut behind: Vec<String> = BEHIND.map(str::to_owned).to_vec();
    if check != Check::None {
        behind.extend(CHECKS.map(str::to_owned));
        behind.extend(script.locale.signs.check.iter().map(|sign| format!(" {}", &**sign)));
    }
    if check == Check::Double {
        behind.extend(["++", " dbl ch", " dbl. ch."].map(str::to_owned));
    }
    if check == Check::Discovered {
        behind.extend([" dis ch", " dis. ch."].map(str::to_owned));
    }
    if mate {
        behind.extend(MATES.map(str::to_owned));
        behind.extend(script.locale.signs.mate.iter().map(|sign| format!(" {}", &**sign)));
    }
    if mv.is_castling() {
        let short = mv.kind == MoveKind::CastleShort;
        for form in SHORT {
            let zero = &form[..form.chars().next().unwrap().len_utf8()];
            let text = if short {
                form.to_owned()
            } else {
                let rest: String = form[zero.len()..].to_owned();
                format!("{form}{rest}")
            };
            tries.text("castling", &text, &[*mv]);
        }
        let signs = &script.locale.signs;
        for word in if short { &signs.castles_short } else { &signs.castles_long } {
            tries.text("castling", word, &[*mv]);
        }
        return;
    }
    let to = script.square(mv.to);
    let from = script.square(mv.from);
    let letter = script.letters(mv.role).first().copied().unwrap_or("").to_owned();
    let promotion = mv.promotion.map(|role| script.letters(role)[0].to_owned());
    let all = script.spellings(mv);
    // Every origin, sign and letter, with what it means.
    for text in &all {
        let Some(meant) = oracle.meaning(text) else { continue };
        tries.text(if meant.len() > 1 { "several" } else { "origin" }, text, &meant);
    }
    for text in &all {
        for (kind, other) in [("lower", text.to_lowercase()), ("upper", text.to_uppercase())] {
            if other != *text && (kind == "lower" || !text.contains('ß')) {
                let Some(meant) = oracle.meaning(&other) else { continue };
                // Dutch `p` is the pawn's own letter, and no slip for the knight's.
                let pawn = &script.set.pieces[Role::Pawn as usize];
                if pawn
                    .iter()
                    .any(|letter| other.starts_with(letter.as_str()) || other.ends_with(letter.as_str()))
                {
                    continue;
                }
                // A capital of another script that looks like a file is a man first.
                let caseless = other.chars().any(|c| c.is_alphabetic() && !c.is_uppercase());
                if kind == "upper" && (caseless || meant.len() > 1 && looks(&other) != other) {
                    continue;
                }
                tries.text(kind, &other, &meant);
            }
        }
    }
    // One spelling that says all, for the signs around it.
    let full = all.iter().filter(|text| oracle.meaning(text).is_some_and(|meant| meant.len() == 1));
    let odd = |text: &&String| (mv.taken.is_some() && !text.contains('x')) || text.starts_with('x');
    let Some(best) = full.min_by_key(|text| text.len() + usize::from(odd(text)) * 9) else {
        return;
    };
    let one = [*mv];
    for form in number_forms(&position) {
        tries.text("number", &format!("{form}{best}"), &one);
    }
    for sign in &behind {
        // N is a knight after a square of the last rank.
        if sign == " N" && mv.role == Role::Pawn {
            continue;
        }
        tries.text("behind", &format!("{best}{sign}"), &one);
    }
    if check == Check::None {
        tries.text("behind", &format!("{best}+"), &one);
    }
    if best.contains('x') {
        for sign in SIGNS {
            let text = best.replace('x', sign);
            tries.text("capture", &text, &one);
        }
        let without = best.replace('x', "");
        if promotion.is_none() && oracle.meaning(&without).is_some_and(|meant| meant.len() == 1) {
            for sign in [":", "x", "\u{d7}"] {
                tries.text("capture", &format!("{without}{sign}"), &one);
            }
        }
        let taken = mv.taken.map(|role| script.letters(role)[0]).unwrap_or_default();
        if !taken.is_empty() && promotion.is_none() && best.ends_with(&to) {
            let named = format!("{}{taken}{to}", &best[..best.len() - to.len()]);
            tries.text("taken", &named, &one);
            let fits: Vec<Move> = legal
                .iter()
                .filter(|other| {
                    other.role == mv.role && other.taken == mv.taken && other.kind == MoveKind::Normal
                })
                .copied()
                .collect();
            if mv.role != Role::Pawn {
                tries.text("taken", &format!("{letter}x{taken}"), &fits);
            }
        }
    }
    if mv.kind == MoveKind::EnPassant {
        for sign in PASSING {
            tries.text("en passant", &format!("{best}{sign}"), &one);
        }
        for sign in &script.locale.signs.en_passant {
            tries.text("en passant", &format!("{best} {}", &**sign), &one);
        }
    }
    match (&promotion, mv.promotion) {
        (Some(piece), Some(role)) => {
            let body = best.trim_end_matches(piece.as_str()).trim_end_matches('=');
            let glyph =
                ['\u{2659}', '\u{2658}', '\u{2657}', '\u{2656}', '\u{2655}', '\u{2654}'][role as usize];
            for text in [
                format!("{body}{piece}"),
                format!("{body}={piece}"),
                format!("{body}({piece})"),
                format!("{body}/{piece}"),
                format!("{body} = {piece}"),
                format!("{body} ({piece})"),
                format!("{body}= {piece}"),
                format!("{body}(={piece})"),
                format!("{body} {piece}"),
                format!("{body}={}", piece.to_lowercase()),
                format!("{body}{}", piece.to_lowercase()),
                format!("{body}={piece}!"),
                format!("{body}{glyph}"),
                format!("{body}={glyph}\u{fe0e}"),
            ] {
                let pawn = &script.set.pieces[Role::Pawn as usize];
                let ranked = body.ends_with(|c: char| !c.is_alphabetic()) || script.native;
                if ranked && !pawn.iter().any(|letter| text.trim_end_matches(')').ends_with(letter.as_str()))
                {
                    tries.text("promotion", &text, &one);
                }
            }
            let open: Vec<Move> =
                legal.iter().filter(|other| (other.from, other.to) == (mv.from, mv.to)).copied().collect();
            if oracle.meaning(body).is_some_and(|meant| meant.len() == open.len()) {
                tries.text("promotion left out", body, &open);
            }
        }
        _ => {
            for dash in DASHES {
                let sign = if mv.taken.is_some() { "x" } else { dash };
                tries.text("long", &format!("{letter}{from}{sign}{to}"), &one);
            }
            let bare = format!("{from}-{to}");
            tries.text("long", &bare, &one);
            let pawn = script.set.pieces[Role::Pawn as usize].first();
            if let Some(pawn) = pawn.filter(|_| mv.role == Role::Pawn) {
                let text = format!("{pawn}{best}");
                if oracle.meaning(&text).is_none() {
                    tries.text("pawn letter", &text, &one);
                }
            }
            for mark in UNSEEN {
                let inside = letter.len().max(from.chars().next().unwrap().len_utf8());
                if !best.is_char_boundary(inside) || best.len() <= inside {
                    continue;
                }
                tries.text("unseen", &format!("{}{mark}{}", &best[..inside], &best[inside..]), &one);
                tries.text("unseen", &format!("{mark}{best}{mark}"), &one);
            }
            if !letter.is_empty() {
                for blank in [" ", "\u{a0}", "\u{202f}"] {
                    tries.text(
                        "blank",
                        &best.replacen(letter.as_str(), &format!("{letter}{blank}"), 1),
                        &one,
                    );
                }
            }
        }
    }
    // Squares with look-alikes of another script.
    let other: String = best
        .chars()
        .map(|c| match c {
            'a' => '\u{430}',
            'c' => '\u{441}',
            'e' => '\u{435}',
            c => c,
        })
        .collect();
    if other != *best
        && let Some(meant) = oracle.meaning(&other)
    {
        tries.text("look-alike", &other, &meant);
    }
}

/// Positions worth spelling in: any, and all those of the games with rare moves.
fn positions() -> (Vec<Position>, Vec<Position>) {
    let (mut usual, mut rare) = (Vec::new(), Vec::new());
    for game in games() {
        let mut position = Position::default();
        for (ply, mv) in game.iter().enumerate() {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            let is_rare = |mv: &Move| {
                mv.kind == MoveKind::EnPassant
                    || mv.promotion.is_some()
                    || position.gives_mate(mv)
                    || matches!(position.check_after(mv), Check::Double | Check::Discovered)
            };
            if ply > 3 && legal.iter().any(is_rare) {
                rare.push(position);
            } else {
                usual.push(position);
            }
            position.play(mv);
        }
    }
    (usual, rare)
}

#[test]
fn irregular_spellings_read_right_in_every_language() {
    let wanted: usize = std::env::var("STAMMA_IRREGULAR").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let locales = Locales::builtin();
    let (usual, rare) = positions();
    let mut random = Random(0x5eed_1745);
    let mut count: BTreeMap<&'static str, Count> = BTreeMap::new();
    let mut languages = 0;
    for tag in locales.tags() {
        let locale = locales.get(tag).unwrap();
        let Some(set) = locale.primary().filter(|set| set.is_complete()) else { continue };
        languages += 1;
        let source = source(locales, tag);
        let script = Script { set, locale, native: set.native_squares };
        for turn in 0..wanted * 2 {
            let position = *random.pick(if turn % 2 == 0 { &usual } else { &rare });
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            let oracle = Oracle::new(&script, &legal);
            let mut tries = Try { tag, source: &source, position, count: &mut count };
            let rare =
                |mv: &&Move| mv.kind != MoveKind::Normal || mv.promotion.is_some() || position.gives_mate(mv);
            let chosen: Vec<Move> = legal.iter().filter(rare).take(4).copied().collect();
            for mv in chosen.iter().chain((0..3).map(|_| random.pick(&legal))) {
                spell(&mut tries, &script, &oracle, &legal, mv);
            }
        }
    }
    let (mut tried, mut right, mut refused) = (0, 0, 0);
    for (kind, count) in &count {
        println!(
            "{kind:20} {:8} tried {:8} right {:6} to be refused",
            count.tried, count.right, count.refused
        );
        tried += count.tried;
        right += count.right;
        refused += count.refused;
    }
    println!("{languages} languages, {tried} spellings, {right} right, {refused} of them to be refused");
    let faults: Vec<&String> = count.values().flat_map(|count| &count.faults).collect();
    assert!(right == tried, "{} wrong\n{faults:#?}", tried - right);
    assert!(languages > 60 && refused > 100 && tried > 20_000);
}

/// [`says`] with Latin squares or, where the language has files of its own that are read, with those, the digit on
/// either side of the letter and the man before or behind the square.
fn is_said(script: &Script<'_>, text: &str, mv: &Move) -> bool {
    if says(script, text, mv) || script.set.files.is_none() {
        return says(script, text, mv);
    }
    [(false, false), (true, false), (true, true)].into_iter().any(|(native, digit_first)| {
        let set = LetterSet { digit_first, ..script.set.clone() };
        let own = Script { set: &set, locale: script.locale, native };
        let turned = own.letters(mv.role).iter().any(|letter| {
            text.strip_suffix(letter).is_some_and(|rest| says(&own, &format!("{letter}{rest}"), mv))
        });
        says(&own, text, mv) || turned
    })
}

/// Whether a text says this move to a reader who knows the letters: every character has its place in it.
fn says(script: &Script<'_>, text: &str, mv: &Move) -> bool {
    if mv.kind == MoveKind::Null {
        return text.eq_ignore_ascii_case("z0") || text.chars().all(|c| c == '-');
    }
    let text = looks(text).to_lowercase();
    let fold = |text: &str| looks(text).to_lowercase();
    if mv.is_castling() {
        let squares = text.contains(&fold(&script.square(mv.from)));
        return squares || text.chars().all(|c| "0o- +#".contains(c));
    }
    let own = |role: Role| script.set.pieces[role as usize].iter().map(|letter| fold(letter));
    let mut starts: Vec<String> = own(mv.role).collect();
    if mv.role == Role::Pawn {
        starts.push(String::new());
    }
    let (from, to) = (fold(&script.square(mv.from)), fold(&script.square(mv.to)));
    let (file, rank) = (fold(&script.file(mv.from.file())), fold(&script.rank(mv.from.rank())));
    let to_file = fold(&script.file(mv.to.file()));
    let mut bodies = Vec::new();
    for start in &starts {
        for origin in ["", &file, &rank, &from] {
            bodies.push(format!("{start}{origin}"));
        }
    }
    bodies.push(from);
    let mut taken: Vec<String> = vec![String::new()];
    taken.extend(mv.taken.into_iter().flat_map(own));
    let mut ends: Vec<String> = vec![String::new()];
    for letter in mv.promotion.into_iter().flat_map(own) {
        ends.extend(["", "=", "(", "-", ":"].map(|sign| format!("{sign}{letter}")));
    }
    bodies.iter().any(|body| {
        let Some(rest) = text.strip_prefix(body.as_str()) else { return false };
        ["", "x", ":", "-"].iter().any(|sign| {
            let Some(rest) = rest.strip_prefix(sign) else { return false };
            taken.iter().any(|man| {
                let Some(rest) = rest.strip_prefix(man.as_str()) else { return false };
                [to.as_str(), to_file.as_str(), ""].iter().any(|square| {
                    let short = mv.taken.is_some() && (mv.role == Role::Pawn || !man.is_empty());
                    if *square != to && !short {
                        return false;
                    }
                    let Some(rest) = rest.strip_prefix(square) else { return false };
                    ends.iter().any(|end| {
                        rest.strip_prefix(end.as_str())
                            .is_some_and(|rest| rest == "ch" || rest.chars().all(|c| "+#x:) ".contains(c)))
                    })
                })
            })
        })
    })
}

#[test]
fn what_no_one_would_read_is_not_read() {
    let wanted: usize = std::env::var("STAMMA_IRREGULAR").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let locales = Locales::builtin();
    let (usual, rare) = positions();
    let mut random = Random(0x6a4b_a6e5);
    let (mut tried, mut taken) = (0, 0);
    let mut faults = Vec::new();
    for tag in locales.tags() {
        let locale = locales.get(tag).unwrap();
        let Some(set) = locale.primary().filter(|set| set.is_complete() && !set.native_squares) else {
            continue;
        };
        let source = source(locales, tag);
        let script = Script { set, locale, native: false };
        let mut pieces: Vec<String> = "abcdefgh12345678x:-=+#".chars().map(String::from).collect();
        pieces.extend("abcdefgh12345678".chars().map(String::from));
        pieces.extend(set.pieces.iter().flatten().cloned());
        pieces.extend(set.pieces.iter().flatten().map(|letter| letter.to_lowercase()));
        pieces.extend("QwZkJmABHiLorS09".chars().map(String::from));
        for _ in 0..wanted * 8 {
            let list = if random.below(2) == 0 { &usual } else { &rare };
            let position = *random.pick(list);
            for _ in 0..25 {
                let text: String = (0..2 + random.below(5)).map(|_| random.pick(&pieces).as_str()).collect();
                let report = read(&text, &source, position);
                tried += 1;
                if let [one] = report.moves.as_slice()
                    && !report.left
                {
                    taken += 1;
                    let span = std::str::from_utf8(one.span.of(text.as_bytes())).unwrap();
                    if !is_said(&script, span, &one.mv) && faults.len() < 30 {
                        faults.push(format!(
                            "{tag} {text:?} as {} in {}",
                            english_san(&position, &one.mv),
                            position.fen()
                        ));
                    }
                }
            }
        }
    }
    println!("{tried} texts of random letters, {taken} of them moves");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A letter that is a man in one case and a file in the other, with half a square: refused where both can be meant.
#[test]
fn half_a_square_is_no_slip_of_case() {
    let locales = Locales::builtin();
    let bishop = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    let queen = "r1bqkbnr/1ppp1ppp/p1n5/8/1Q2P3/8/PPP2PPP/RNB1KBNR w KQkq - 0 5";
    let dame = "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3";
    let cases: [(&str, &str, &str, &[&str]); 9] = [
        ("en", bishop, "B4", &["b4", "Bc4"]),
        ("en", queen, "Qxb", &["Qxb7", "Qxf8+"]),
        ("de", dame, "D4", &["d4", "Qg4"]),
        ("fr", dame, "F4", &["f4", "Bf4"]),
        ("es", dame, "A4", &["a4", "Bf4"]),
        ("en", dame, "B3", &["b3", "Be3"]),
        // Nothing else can be meant: a slip that is mended.
        ("en", dame, "D4", &["d4"]),
        ("de", bishop, "B4", &["b4"]),
        // Files are in capitals throughout.
        ("en", "", "E4 E5 NF3 NC6 B4", &["b4"]),
    ];
    for (tag, fen, text, meant) in cases {
        let position = if fen.is_empty() { Position::default() } else { Position::from_fen(fen).unwrap() };
        let report = read(text, &source(locales, tag), position);
        let mut sans = match report.diagnostics.iter().find(|told| told.kind == Kind::Ambiguous) {
            Some(told) => told.candidates.clone(),
            None => report.moves.last().map(|one| english_san(&one.before, &one.mv)).into_iter().collect(),
        };
        sans.sort();
        let mut meant = meant.to_vec();
        meant.sort_unstable();
        assert_eq!(sans, meant, "{tag} {text}");
        assert_eq!(report.left, meant.len() > 1, "{tag} {text}");
    }
}
