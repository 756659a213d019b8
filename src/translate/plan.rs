//! From names to notations: what a SPEC reads with and writes with.

use std::sync::Arc;

use super::endings::Endings;
use super::source::Source;
use super::target::{Target, Writer};
use crate::Error;
use crate::annotation::Glyphs;
use crate::locale::{FanGlyphs, LetterSet, Locale, Locales, Spec, System};
use crate::notation::algebraic::{Algebraic, Figurines};
use crate::notation::historic::{LetterGrid, Murray, Selenus, Stamma};
use crate::notation::{Coordinate, Descriptive, Iccf, Notation, Smith, Uci, Wing};
use crate::style::{self, Style};
use crate::words::{Options, Words};

/// The readers of a SPEC, in the order in which they are tried: the set that is named, or the language's own
/// and then its others. Each is used for a whole game.
///
/// # Errors
/// [`Error::UnknownName`] and [`Error::Table`] from the tables, [`Error::Unsupported`] for a language without
/// letters and for `auto`, which is found from the text.
pub fn sources(spec: &Spec, locales: &Locales) -> Result<Vec<Source>, Error> {
    let mut sources = readers(spec, locales)?;
    let tag = match spec {
        Spec::Language { tag, .. } => Some(tag.as_str()),
        Spec::System(System::Pgn | System::Fan { .. }) => Some("en"),
        _ => None,
    };
    if let Some(locale) = tag.and_then(|tag| locales.get(tag).ok()) {
        let endings = Arc::new(Endings::of(locale));
        for source in &mut sources {
            source.endings = Arc::clone(&endings);
        }
    }
    Ok(sources)
}

fn readers(spec: &Spec, locales: &Locales) -> Result<Vec<Source>, Error> {
    match spec {
        Spec::Auto => {
            Err(Error::Unsupported("`auto` is found from the text, it is no notation itself".into()))
        }
        Spec::System(System::Pgn) => {
            let locale = locales.get("en")?;
            Ok(locale.sets.iter().take(1).map(|set| algebraic(locale, set, false)).collect())
        }
        Spec::System(System::Fan { long, glyphs }) => {
            let notation = figurine(*glyphs);
            let notation = if *long { notation.long() } else { notation };
            Ok(vec![Source::algebraic(spec.to_string(), notation)])
        }
        Spec::System(system) => {
            let notation = alone(locales, *system)?;
            let numeric = matches!(system, System::Iccf | System::Selenus);
            Ok(vec![Source::other(spec.to_string(), notation, numeric)])
        }
        Spec::Language { tag, set, system } => {
            let locale = locales.get(tag)?;
            match system {
                System::San | System::Lan => {
                    let long = *system == System::Lan;
                    let sets: Vec<&LetterSet> = match set {
                        Some(name) => vec![named_set(locale, name)?],
                        None => locale.sets.iter().collect(),
                    };
                    if sets.is_empty() {
                        return Err(no_letters(locale));
                    }
                    let usual = sets.iter().map(|set| algebraic(locale, set, long));
                    let man_last = sets.iter().filter_map(|set| man_last(locale, set, long));
                    Ok(usual.chain(man_last).collect())
                }
                System::Words => {
                    let words = words(tag, set.as_deref(), locales)?;
                    Ok(vec![Source::other(spec.to_string(), Box::new(words), false)])
                }
                other => {
                    let notation = in_language(locales, locale, *other)?;
                    Ok(vec![Source::other(spec.to_string(), notation, false)])
                }
            }
        }
    }
}

/// A style by name; `default` is the one of the language that is written, that of PGN where it has none.
///
/// # Errors
/// [`Error::UnknownName`] and [`Error::Table`] from the tables.
pub fn style(name: &str, to: &Spec, locales: &Locales) -> Result<Style, Error> {
    if !name.eq_ignore_ascii_case("default") {
        return locales.styles().get(name);
    }
    let Spec::Language { tag, .. } = to else { return Ok(Style::default()) };
    match &locales.get(tag)?.default_style {
        Some(name) => locales.styles().get(name),
        None => Ok(Style::default()),
    }
}

/// Whether a text in one notation is one in the other, so that nothing in it needs to change; never so for the
/// export form of PGN, which is a form of the whole file.
#[must_use]
pub fn same(from: &Spec, to: &Spec) -> bool {
    let own = |spec: &Spec| match spec {
        Spec::Language { tag, set: Some(set), system } if set == crate::locale::NATIVE => {
            Spec::Language { tag: tag.clone(), set: None, system: *system }
        }
        other => other.clone(),
    };
    own(from) == own(to) && !matches!(to, Spec::System(System::Pgn))
}

/// The writer of a SPEC with a style; `style` none takes the marks of PGN.
///
/// # Errors
/// As [`sources`]; a language whose letters are not all known cannot be written in.
pub fn target(
    spec: &Spec,
    locales: &Locales,
    style: Option<&Style>,
    normalise: bool,
) -> Result<Target, Error> {
    let style = style.cloned().unwrap_or_default();
    if let Spec::Language { tag, set, system: System::Words } = spec {
        let words = words(tag, set.as_deref(), locales)?;
        let mut target = Target::new(Writer::Other(Box::new(Arc::clone(&words))), style, normalise);
        target.words = Some(words);
        // A number among words would be read aloud as one.
        target.glyphs = match form_of_glyphs(target.style.glyphs) {
            Glyphs::Keep => Glyphs::Words,
            form => form,
        };
        in_its_language(&mut target, locales, tag)?;
        return Ok(target);
    }
    let writer = match spec {
        Spec::Auto => return Err(Error::Unsupported("`auto` can be read from, not written to".into())),
        Spec::System(System::Pgn) => language(locales, "en", None, System::San, &style)?,
        Spec::System(System::Fan { long, glyphs }) => {
            let notation = figurine(*glyphs);
            Writer::Algebraic(Box::new(if *long { notation.long() } else { notation }))
        }
        Spec::System(system) => Writer::Other(alone(locales, *system)?),
        Spec::Language { tag, set, system } => language(locales, tag, set.as_deref(), *system, &style)?,
    };
    let pgn = matches!(spec, Spec::System(System::Pgn));
    let mut target = Target::new(writer, style, normalise || pgn);
    target.glyphs = if pgn { Glyphs::Nag } else { form_of_glyphs(target.style.glyphs) };
    if let Spec::Language { tag, .. } = spec {
        in_its_language(&mut target, locales, tag)?;
    }
    Ok(target)
}

const fn form_of_glyphs(glyphs: style::Glyphs) -> Glyphs {
    match glyphs {
        style::Glyphs::Nag => Glyphs::Nag,
        style::Glyphs::Unicode => Glyphs::Unicode,
        style::Glyphs::Ascii => Glyphs::Ascii,
        style::Glyphs::Words => Glyphs::Words,
        style::Glyphs::Keep => Glyphs::Keep,
    }
}

fn in_its_language(target: &mut Target, locales: &Locales, tag: &str) -> Result<(), Error> {
    let locale = locales.get(tag)?;
    target.direction = locale.direction;
    target.tag = Some(locale.tag.clone());
    if target.words.is_none() && locales.own_text(tag, "messages.ftl").is_some() {
        let _ = target.phrases.set(Some(words(tag, None, locales)?));
    }
    Ok(())
}

fn language(
    locales: &Locales,
    tag: &str,
    set: Option<&str>,
    system: System,
    style: &Style,
) -> Result<Writer, Error> {
    let locale = locales.get(tag)?;
    if !matches!(system, System::San | System::Lan) {
        return Ok(Writer::Other(in_language(locales, locale, system)?));
    }
    let set = match set {
        Some(name) => named_set(locale, name)?,
        None => locale.primary().ok_or_else(|| no_letters(locale))?,
    };
    if !set.is_complete() {
        return Err(no_letters(locale));
    }
    let mut notation = Algebraic::new(locale, set);
    if style.native_files {
        notation = notation.with_native_files(set);
    }
    if style.native_digits {
        notation = notation.with_native_digits(set, locale);
    }
    Ok(Writer::Algebraic(Box::new(if system == System::Lan { notation.long() } else { notation })))
}

/// The words of a language; what stands in the place of a letter set says how moves are told.
fn words(tag: &str, set: Option<&str>, locales: &Locales) -> Result<Arc<Words>, Error> {
    Ok(Arc::new(Words::load_with(tag, Options::parse(set.unwrap_or(""))?, locales)?))
}

fn algebraic(locale: &Locale, set: &LetterSet, long: bool) -> Source {
    let notation = Algebraic::new(locale, set);
    let mut source =
        Source::algebraic(name(locale, set, long), if long { notation.long() } else { notation });
    source.nightrider.clone_from(&set.nightrider);
    source
}

/// The same letters with the man behind the square, where a language may have them so.
fn man_last(locale: &Locale, set: &LetterSet, long: bool) -> Option<Source> {
    if !(set.digit_first || locale.is_rtl()) {
        return None;
    }
    let notation = Algebraic::new(locale, set).man_last()?;
    Some(Source::algebraic(name(locale, set, long), if long { notation.long() } else { notation }))
}

fn name(locale: &Locale, set: &LetterSet, long: bool) -> String {
    match (set.name == crate::locale::NATIVE, long) {
        (true, false) => locale.tag.clone(),
        (true, true) => format!("{}:lan", locale.tag),
        (false, false) => format!("{}.{}", locale.tag, set.name),
        (false, true) => format!("{}.{}:lan", locale.tag, set.name),
    }
}

fn named_set<'l>(locale: &'l Locale, name: &str) -> Result<&'l LetterSet, Error> {
    locale.set(name).ok_or_else(|| Error::UnknownName {
        what: "letter set",
        name: format!("{}.{name}", locale.tag),
        near: locale.sets.iter().map(|set| format!("{}.{}", locale.tag, set.name)).collect(),
    })
}

fn no_letters(locale: &Locale) -> Error {
    let known = locale.sets.iter().filter(|set| set.is_complete());
    Error::NoLetters {
        language: locale.english.to_string(),
        tag: locale.tag.clone(),
        sets: known.map(|set| format!("{}.{}", locale.tag, set.name)).collect(),
    }
}

fn figurine(glyphs: FanGlyphs) -> Algebraic {
    Algebraic::figurine(match glyphs {
        FanGlyphs::BySide => Figurines::BySide,
        FanGlyphs::White => Figurines::White,
        FanGlyphs::Black => Figurines::Black,
    })
}

/// The systems that need no language.
fn alone(locales: &Locales, system: System) -> Result<Box<dyn Notation>, Error> {
    Ok(match system {
        System::Uci => Box::new(Uci { chess960: false }),
        System::Uci960 => Box::new(Uci { chess960: true }),
        System::Iccf => Box::new(Iccf),
        System::Smith => Box::new(Smith),
        System::Coordinate => Box::new(Coordinate),
        System::Stamma => Box::new(Stamma::new(locales.stamma()?)),
        System::Selenus => Box::new(Selenus::new(locales.selenus()?)),
        System::Murray => Box::new(Murray),
        System::Paris1173 => Box::new(LetterGrid::new(&locales.grid("paris1173")?)),
        System::Koebel1520 => Box::new(LetterGrid::new(&locales.grid("koebel1520")?)),
        System::Gringmuth => Box::new(LetterGrid::new(&locales.grid("gringmuth")?)),
        System::Uedemann => Box::new(LetterGrid::new(&locales.grid("uedemann")?)),
        other => return Err(Error::Unsupported(format!("the system `{other}` is not there yet"))),
    })
}

/// The systems of a language other than the algebraic ones.
fn in_language(locales: &Locales, locale: &Locale, system: System) -> Result<Box<dyn Notation>, Error> {
    match system {
        System::Descriptive => Ok(Box::new(Descriptive::new(locales.descriptive(&locale.tag)?))),
        System::Wing => Ok(Box::new(Wing::new(locales.wing(&locale.tag)?))),
        _ => Err(Error::Unsupported(format!("the system `{}:{system}` is not there yet", locale.tag))),
    }
}
