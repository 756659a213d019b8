//! What a language's names, squares, phrases and sentences bring into its dictionary.

use super::Lexicon;
use crate::board::{CastleSet, Color, Role, RoleSet};
use crate::words::class::{Class, Filler};
use crate::words::language::{CASES, Context, Language};
use crate::words::normal::{is_separator, is_unspaced, phrase};
use crate::words::options::Squares;
use crate::words::table::{Core, With, contexts, file_message};
use crate::words::template::{Segment, Slot, Template};

impl Lexicon {
    pub(super) fn add_names(&mut self, language: &Language) {
        for role in Role::ALL {
            let name = role.name();
            self.add(figurine(role), Class::Piece(role));
            let context = Context { piece: role, promotion: Some(role), ..Context::PLAIN };
            for stem in ["piece", "promoted"] {
                if stem == "promoted" && !Role::PROMOTIONS.contains(&role) {
                    continue;
                }
                self.add(&language.format(stem, context), Class::Piece(role));
                for case in CASES.into_iter().chain(["plural"]) {
                    self.add(&language.format(&format!("{stem}-{case}"), context), Class::Piece(role));
                }
            }
            for word in language.heard(name) {
                self.add(&word, Class::Piece(role));
            }
        }
        for (side, name) in [(Color::White, "white"), (Color::Black, "black")] {
            let context = Context { side, ..Context::PLAIN };
            self.add(&language.format("side", context), Class::Side(side));
            for case in CASES {
                self.add(&language.format(&format!("side-{case}"), context), Class::Side(side));
            }
            for word in language.heard(name) {
                self.add(&word, Class::Side(side));
            }
        }
    }

    pub(super) fn add_squares(&mut self, language: &Language) {
        for index in 0..8u8 {
            let mut args = fluent::FluentArgs::new();
            args.set("file", index + 1);
            for squares in [Squares::Letters, Squares::Nato, Squares::Fide] {
                self.add(&language.format_with(file_message(squares), &args), Class::File(index));
            }
            let letter = char::from(b'a' + index);
            for word in language.heard(&format!("file-{letter}")) {
                self.add(&word, Class::File(index));
            }
            let rank = index + 1;
            self.add(&rank.to_string(), Class::Rank(index));
            let context = Context { rank, from_rank: rank, words: true, ..Context::PLAIN };
            self.add(&language.format("rank", context), Class::Rank(index));
            for case in CASES {
                for stem in ["rank", "from-rank"] {
                    let id = format!("{stem}-{case}");
                    if language.has(&id) {
                        self.add(&language.format(&id, context), Class::Rank(index));
                    }
                }
            }
            for word in language.heard(&format!("rank-{rank}")) {
                self.add(&word, Class::Rank(index));
            }
        }
    }

    pub(super) fn add_phrases(&mut self, language: &Language) {
        let lists = [
            ("takes", Class::Takes),
            ("castle-short", Class::Castle(CastleSet::SHORT, None)),
            ("castle-long", Class::Castle(CastleSet::LONG, None)),
            ("null-move", Class::Null),
            ("en-passant", Class::EnPassant),
            ("check", Class::Check),
            ("double-check", Class::Check),
            ("discovered-check", Class::Check),
            ("mate", Class::Check),
            ("stalemate", Class::Check),
        ];
        for (id, class) in lists {
            self.add(&language.format(id, Context { piece: Role::King, ..Context::PLAIN }), class);
            for word in language.heard(id) {
                self.add(&word, class);
            }
        }
        for word in language.heard("castle") {
            self.add(&word, Class::Castle(CastleSet::SHORT.or(CastleSet::LONG), None));
        }
        for side in [Color::White, Color::Black] {
            for full in [false, true] {
                for (core, set) in
                    [(Core::CastleShort, CastleSet::SHORT), (Core::CastleLong, CastleSet::LONG)]
                {
                    let context = Context { side, piece: Role::King, ..Context::PLAIN };
                    match only_text(&language.template(core.id(full), context)) {
                        Some(text) => self.add(text, Class::Castle(set, full.then_some(side))),
                        None => self.castles_plainly = true,
                    }
                }
                let context = Context { side, piece: Role::King, ..Context::PLAIN };
                // `White: --`, of which only the side is a word.
                let bare = phrase(&language.format("side", context));
                if let Some(text) = only_text(&language.template(Core::Null.id(full), context))
                    && phrase(text) != bare
                {
                    self.add(text, Class::Null);
                }
                for with in With::ALL {
                    let class = match with {
                        With::Promotion => continue,
                        With::EnPassant => Class::EnPassant,
                        _ => Class::Check,
                    };
                    for piece in Role::ALL {
                        let template =
                            language.template(with.id(full), Context { side, piece, ..Context::PLAIN });
                        if let [Segment::Slot(Slot::Sentence), Segment::Text(text)] = template.0.as_slice() {
                            self.add(text, class);
                        }
                    }
                }
            }
        }
    }

    pub(super) fn add_sentences(&mut self, language: &Language) {
        let mut found: Vec<Chunk> = Vec::new();
        for full in [false, true] {
            for context in contexts() {
                for core in [Core::Move, Core::MoveFrom, Core::Capture, Core::CaptureFrom] {
                    let template = language.template(core.id(full), context);
                    let takes = matches!(core, Core::Capture | Core::CaptureFrom);
                    self.cut(language, &template, context, takes, false, &mut found);
                }
            }
            for side in [Color::White, Color::Black] {
                for promotion in Role::PROMOTIONS {
                    for more in [false, true] {
                        let context = Context { side, promotion: Some(promotion), more, ..Context::PLAIN };
                        let template = language.template(With::Promotion.id(full), context);
                        self.cut(language, &template, context, false, true, &mut found);
                    }
                }
            }
        }
        for chunk in &found {
            let elsewhere = found.iter().any(|other| !other.takes && other.text == chunk.text);
            if chunk.takes && !elsewhere {
                self.add_chars(&chunk.text, Class::Takes);
            } else {
                self.add_chars(&chunk.text, Class::Filler(chunk.filler));
            }
        }
    }

    /// Finds the words of a sentence that have no meaning of their own.
    fn cut(
        &mut self,
        language: &Language,
        template: &Template,
        context: Context,
        takes: bool,
        behind: bool,
        found: &mut Vec<Chunk>,
    ) {
        let mut arrived = behind;
        let mut glued = false;
        let mut says_takes = false;
        let mut named = false;
        let first = found.len();
        for segment in &template.0 {
            match segment {
                Segment::Slot(slot) => {
                    arrived |= matches!(slot, Slot::To | Slot::ToFile | Slot::Sentence);
                    glued = matches!(slot, Slot::To | Slot::From);
                }
                Segment::Text(text) => {
                    let mut text: &str = text;
                    if std::mem::take(&mut glued) {
                        text = self.cut_suffix(language, text, context);
                    }
                    says_takes |= self.carve(text, &mut named, &mut |chunk, named| {
                        let (white, black) = (context.side == Color::White, context.side == Color::Black);
                        let roles = RoleSet::of(context.piece);
                        let last = if behind { named } else { arrived };
                        let filler = Filler { lead: !arrived, last, white, black, roles };
                        found.push(Chunk { text: chunk, filler, takes });
                    });
                }
            }
        }
        if says_takes {
            for chunk in found.iter_mut().skip(first) {
                chunk.takes = false;
            }
        }
        // Each sentence gives the same few words again and again.
        let mut at = first;
        while at < found.len() {
            let (before, rest) = found.split_at_mut(at);
            let Some(chunk) = rest.first() else { break };
            match before.iter_mut().find(|old| old.takes == chunk.takes && old.text == chunk.text) {
                Some(old) => {
                    old.filler = old.filler.or(chunk.filler);
                    found.swap_remove(at);
                }
                None => at += 1,
            }
        }
    }

    /// Takes what is glued to a square from the start of `text` and gives back the rest.
    fn cut_suffix<'t>(&mut self, language: &Language, text: &'t str, context: Context) -> &'t str {
        let end = text.find([' ', ',', '،', '，', '、']).unwrap_or(text.len());
        let (glued, rest) = text.split_at(end);
        let Some(first) = glued.chars().next().filter(|c| !is_unspaced(*c)) else { return text };
        if let Some(letters) = glued.strip_prefix(['-', '\'', '’', ':']) {
            let letters = phrase(letters);
            if !letters.is_empty() && !self.suffixes.contains(&letters) {
                self.suffixes.push(letters);
            }
        } else if context.words && first.is_alphabetic() {
            let word = language.format("rank", context);
            self.add(&format!("{word}{glued}"), Class::Rank(context.rank - 1));
        }
        rest
    }

    /// Hands out the stretches of `text` that mean nothing, each with whether a man was named before, and says whether a word for a capture is there.
    fn carve(&self, text: &str, named: &mut bool, found: &mut dyn FnMut(Vec<char>, bool)) -> bool {
        let chars = phrase(text);
        let mut takes = false;
        let mut at = 0;
        let mut word = Vec::new();
        while at < chars.len() {
            let here = chars.get(at).copied().unwrap_or(' ');
            let fresh = word.last().is_none_or(|c| *c == '\'' || is_unspaced(*c)) || is_unspaced(here);
            let mut longest = None;
            if fresh {
                self.matches(&chars, at, &mut |end, classes| {
                    let means = |c: &Class| !matches!(c, Class::File(_) | Class::Filler(_));
                    if classes.iter().any(means) {
                        let man = classes.iter().any(|c| matches!(c, Class::Piece(_)));
                        longest = Some((end, classes.contains(&Class::Takes), man));
                    }
                });
            }
            if let Some((end, is_takes, man)) = longest {
                takes |= is_takes;
                if !word.is_empty() {
                    found(std::mem::take(&mut word), *named);
                }
                *named |= man;
                at = end;
                continue;
            }
            if is_separator(here) {
                if !word.is_empty() {
                    found(std::mem::take(&mut word), *named);
                }
            } else {
                word.push(here);
            }
            at += 1;
        }
        if !word.is_empty() {
            found(word, *named);
        }
        takes
    }
}

/// A word without meaning, and where it was found.
struct Chunk {
    text: Vec<char>,
    filler: Filler,
    takes: bool,
}

/// The text of a template that has no places to fill.
fn only_text(template: &Template) -> Option<&str> {
    match template.0.as_slice() {
        [Segment::Text(text)] => Some(text),
        _ => None,
    }
}

/// The figurine of a man, whoever owns it.
const fn figurine(role: Role) -> &'static str {
    match role {
        Role::Pawn => "♙",
        Role::Knight => "♘",
        Role::Bishop => "♗",
        Role::Rook => "♖",
        Role::Queen => "♕",
        Role::King => "♔",
    }
}
