//! Sentences made from pieces: each message is formatted once for each thing it can depend on.

use std::sync::{Arc, OnceLock};

use super::language::{Context, Language};
use super::options::{Digits, Level, Options, Squares};
use super::sentence::{Ending, Sentence};
use super::template::{Segment, Slot, Template};
use crate::board::{Check, Color, MoveKind, Role, Square};

/// The messages that tell a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Core {
    Move = 0,
    MoveFrom = 1,
    Capture = 2,
    CaptureFrom = 3,
    CastleShort = 4,
    CastleLong = 5,
    Null = 6,
}

impl Core {
    /// The message's name at a level.
    pub(crate) fn id(self, full: bool) -> &'static str {
        match (self, full) {
            (Self::Move, false) => "short-move",
            (Self::MoveFrom, false) => "short-move-from",
            (Self::Capture, false) => "short-capture",
            (Self::CaptureFrom, false) => "short-capture-from",
            (Self::CastleShort, false) => "short-castle-short",
            (Self::CastleLong, false) => "short-castle-long",
            (Self::Null, false) => "short-null",
            (Self::Move, true) => "full-move",
            (Self::MoveFrom, true) => "full-move-from",
            (Self::Capture, true) => "full-capture",
            (Self::CaptureFrom, true) => "full-capture-from",
            (Self::CastleShort, true) => "full-castle-short",
            (Self::CastleLong, true) => "full-castle-long",
            (Self::Null, true) => "full-null",
        }
    }
}

/// The messages that go on from a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum With {
    Promotion = 0,
    EnPassant = 1,
    Check = 2,
    DoubleCheck = 3,
    DiscoveredCheck = 4,
    Mate = 5,
    Stalemate = 6,
}

impl With {
    pub(crate) const ALL: [Self; 7] = [
        Self::Promotion,
        Self::EnPassant,
        Self::Check,
        Self::DoubleCheck,
        Self::DiscoveredCheck,
        Self::Mate,
        Self::Stalemate,
    ];

    /// The message's name at a level.
    pub(crate) fn id(self, full: bool) -> &'static str {
        match (self, full) {
            (Self::Promotion, false) => "short-with-promotion",
            (Self::EnPassant, false) => "short-with-en-passant",
            (Self::Check, false) => "short-with-check",
            (Self::DoubleCheck, false) => "short-with-double-check",
            (Self::DiscoveredCheck, false) => "short-with-discovered-check",
            (Self::Mate, false) => "short-with-mate",
            (Self::Stalemate, false) => "short-with-stalemate",
            (Self::Promotion, true) => "full-with-promotion",
            (Self::EnPassant, true) => "full-with-en-passant",
            (Self::Check, true) => "full-with-check",
            (Self::DoubleCheck, true) => "full-with-double-check",
            (Self::DiscoveredCheck, true) => "full-with-discovered-check",
            (Self::Mate, true) => "full-with-mate",
            (Self::Stalemate, true) => "full-with-stalemate",
        }
    }
}

/// The pieces of all sentences of a language told in one way.
#[derive(Debug)]
pub(crate) struct Table {
    language: Arc<Language>,
    full: bool,
    words: bool,
    files: [Box<str>; 8],
    ranks: [Box<str>; 8],
    cores: Box<[OnceLock<Template>]>,
    withs: Box<[OnceLock<Template>]>,
}

const CORES: usize = 7 * 2 * 6 * 8 * 9;
const WITHS: usize = 7 * 2 * 6 * 5 * 2;

fn cells(count: usize) -> Box<[OnceLock<Template>]> {
    std::iter::repeat_with(OnceLock::new).take(count).collect()
}

impl Table {
    pub(crate) fn new(language: Arc<Language>, options: Options) -> Self {
        let fide = options.level == Level::Fide;
        let words = fide || options.digits == Digits::Words;
        let file = if fide { "fide-file" } else { file_message(options.squares) };
        let number = |id: &str, name: &str, n: u8| -> Box<str> {
            let mut args = fluent::FluentArgs::new();
            args.set(name.to_owned(), n);
            language.format_with(id, &args).into()
        };
        let files = std::array::from_fn(|i| number(file, "file", i as u8 + 1));
        let ranks = std::array::from_fn(|i| {
            if words { number("rank", "rank", i as u8 + 1) } else { (i + 1).to_string().into() }
        });
        Self {
            full: options.level == Level::Full,
            words,
            files,
            ranks,
            cores: cells(CORES),
            withs: cells(WITHS),
            language,
        }
    }

    /// Appends the sentence.
    pub(crate) fn say(&self, s: &Sentence, out: &mut Vec<u8>) {
        let origin_said = s.origin.file || s.origin.rank;
        let core = match (s.mv.kind, s.mv.taken.is_some()) {
            (MoveKind::CastleShort, _) => Core::CastleShort,
            (MoveKind::CastleLong, _) => Core::CastleLong,
            (MoveKind::Null, _) => Core::Null,
            (_, true) if origin_said => Core::CaptureFrom,
            (_, true) => Core::Capture,
            (_, false) if origin_said => Core::MoveFrom,
            (_, false) => Core::Move,
        };
        let start = out.len();
        self.fill(self.core(core, s), s, start, out);
        if s.mv.promotion.is_some() {
            self.go_on(With::Promotion, s, start, out);
        }
        if s.mv.kind == MoveKind::EnPassant {
            self.go_on(With::EnPassant, s, start, out);
        }
        match (s.ending, s.check) {
            (Ending::Mate, _) => self.go_on(With::Mate, s, start, out),
            (Ending::Stalemate, _) => self.go_on(With::Stalemate, s, start, out),
            (_, Check::None) => {}
            (_, Check::Direct) => self.go_on(With::Check, s, start, out),
            (_, Check::Double) => self.go_on(With::DoubleCheck, s, start, out),
            (_, Check::Discovered) => self.go_on(With::DiscoveredCheck, s, start, out),
        }
    }

    fn core(&self, core: Core, s: &Sentence) -> &Template {
        let rank = s.mv.to.rank();
        let from_rank = if s.origin.rank || self.full { s.mv.from.rank() + 1 } else { 0 };
        let index =
            ((((core as usize * 2 + s.side as usize) * 6 + s.mv.role as usize) * 8 + usize::from(rank)) * 9)
                + usize::from(from_rank);
        let make = || {
            let context = Context {
                side: s.side,
                piece: s.mv.role,
                promotion: None,
                rank: rank + 1,
                from_rank,
                words: self.words,
                more: false,
            };
            self.language.template(core.id(self.full), context)
        };
        static NOTHING: Template = Template::EMPTY;
        self.cores.get(index).map_or(&NOTHING, |cell| cell.get_or_init(make))
    }

    /// Whether something is told behind the promotion.
    fn goes_on(s: &Sentence) -> bool {
        s.check != Check::None || matches!(s.ending, Ending::Mate | Ending::Stalemate)
    }

    fn with(&self, with: With, s: &Sentence) -> Option<&Template> {
        let promotion = s.mv.promotion.map_or(0, |role| role as usize);
        let more = with == With::Promotion && Self::goes_on(s);
        let index = ((with as usize * 2 + s.side as usize) * 6 + s.mv.role as usize) * 5 + promotion.min(4);
        let index = index * 2 + usize::from(more);
        let make = || {
            let context = Context {
                side: s.side,
                piece: s.mv.role,
                promotion: s.mv.promotion,
                words: self.words,
                more,
                ..Context::PLAIN
            };
            self.language.template(with.id(self.full), context)
        };
        self.withs.get(index).map(|cell| cell.get_or_init(make)).filter(|t| !t.adds_nothing())
    }

    fn go_on(&self, with: With, s: &Sentence, start: usize, out: &mut Vec<u8>) {
        let Some(template) = self.with(with, s) else { return };
        if let Some((Segment::Slot(Slot::Sentence), rest)) = template.0.split_first() {
            for segment in rest {
                self.put(segment, s, out);
            }
        } else {
            let sentence = out.split_off(start);
            for segment in &template.0 {
                match segment {
                    Segment::Slot(Slot::Sentence) => out.extend_from_slice(&sentence),
                    other => self.put(other, s, out),
                }
            }
        }
    }

    fn fill(&self, template: &Template, s: &Sentence, _start: usize, out: &mut Vec<u8>) {
        for segment in &template.0 {
            self.put(segment, s, out);
        }
    }

    fn put(&self, segment: &Segment, s: &Sentence, out: &mut Vec<u8>) {
        match segment {
            Segment::Text(text) => out.extend_from_slice(text.as_bytes()),
            Segment::Slot(Slot::To) => self.square(s.mv.to, out),
            Segment::Slot(Slot::ToFile) => self.file(s.mv.to, out),
            Segment::Slot(Slot::From) => {
                let (file, rank) = (s.origin.file || self.full, s.origin.rank || self.full);
                if file {
                    self.file(s.mv.from, out);
                }
                if file && rank {
                    out.push(b' ');
                }
                if rank {
                    self.rank(s.mv.from, out);
                }
            }
            Segment::Slot(Slot::FromFile) => self.file(s.mv.from, out),
            Segment::Slot(Slot::Sentence | Slot::List) => {}
        }
    }

    /// Appends the square's name.
    pub(crate) fn square(&self, square: Square, out: &mut Vec<u8>) {
        self.file(square, out);
        out.push(b' ');
        self.rank(square, out);
    }

    fn file(&self, square: Square, out: &mut Vec<u8>) {
        out.extend_from_slice(self.files.get(usize::from(square.file())).map_or("", |f| f).as_bytes());
    }

    fn rank(&self, square: Square, out: &mut Vec<u8>) {
        out.extend_from_slice(self.ranks.get(usize::from(square.rank())).map_or("", |r| r).as_bytes());
    }

    /// The language that speaks.
    pub(crate) fn language(&self) -> &Language {
        &self.language
    }
}

/// The message that spells files.
pub(crate) const fn file_message(squares: Squares) -> &'static str {
    match squares {
        Squares::Letters => "letter-file",
        Squares::Nato => "nato-file",
        Squares::Fide => "fide-file",
    }
}

/// Every context that a sentence's message can depend on, ranks of departure and arrival alike.
pub(crate) fn contexts() -> impl Iterator<Item = Context> {
    [Color::White, Color::Black].into_iter().flat_map(|side| {
        Role::ALL.into_iter().flat_map(move |piece| {
            (1..=8).flat_map(move |rank| {
                [false, true].into_iter().map(move |words| Context {
                    side,
                    piece,
                    promotion: None,
                    rank,
                    from_rank: rank,
                    words,
                    more: false,
                })
            })
        })
    })
}
