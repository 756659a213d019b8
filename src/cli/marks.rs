//! `--set MARK=VALUE`: every mark of a style set alone.

use crate::Error;
use crate::locale::{Locales, Spec, System};
use crate::style::{CapturePlace, Glyphs, PawnCapture, Style};
use crate::translate::readable;

/// The longest mark, in bytes, as in style files.
const LONGEST: usize = 32;

/// The names of all marks, as style files have them.
pub(super) const NAMES: [&str; 25] = [
    "capture",
    "capture-place",
    "pawn-capture",
    "long",
    "dash",
    "check",
    "double-check",
    "discovered-check",
    "mate",
    "castle-short",
    "castle-long",
    "promotion",
    "promotion-end",
    "en-passant",
    "null",
    "number-white",
    "number-black",
    "glyph-space",
    "question",
    "draw-offer",
    "glyphs",
    "results",
    "native-digits",
    "native-files",
    "descriptive",
];

/// Splits `MARK=VALUE`; refuses a mark that is not there and a value that would tear a game apart.
pub(super) fn parse(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("it must be MARK=VALUE, as in capture=:")?;
    if !NAMES.contains(&name) {
        return Err(format!("there is no mark `{name}`; the marks are {}", NAMES.join(", ")));
    }
    if value.len() > LONGEST * 4 || value.chars().any(char::is_control) {
        return Err(format!("`{name}` must be short visible text"));
    }
    set(&mut Style::default(), name, value)?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Sets the marks in a style that is written in `to`.
///
/// # Errors
/// [`Error::Unsupported`] for a mark that is set twice, or with which moves could not be read again.
pub(super) fn apply(
    style: &mut Style,
    marks: &[(String, String)],
    to: &Spec,
    locales: &Locales,
) -> Result<(), Error> {
    // A notation that is not read again as it is says nothing about a mark.
    let mut sound = readable::lost(to, locales, style)?.is_none();
    for (index, (name, value)) in marks.iter().enumerate() {
        if marks.iter().take(index).any(|(other, _)| other == name) {
            return Err(Error::Unsupported(format!("the mark `{name}` is set twice")));
        }
        set(style, name, value).map_err(Error::Unsupported)?;
        if name == "descriptive" {
            known_form(value, to, locales)?;
        }
        // One mark may need another that is set behind it, so the last word is that of all together.
        if !sound {
            continue;
        }
        if let Some(written) = readable::lost(to, locales, style)? {
            sound = false;
            let mut all = style.clone();
            for (name, value) in marks.iter().skip(index + 1) {
                set(&mut all, name, value).map_err(Error::Unsupported)?;
            }
            if readable::lost(to, locales, &all)?.is_some() {
                return Err(Error::Unsupported(refusal(name, value, &written, locales)));
            }
        }
    }
    Ok(())
}

/// Refuses a form of descriptive notation that the language written in does not have.
fn known_form(value: &str, to: &Spec, locales: &Locales) -> Result<(), Error> {
    let Spec::Language { tag, system: System::Descriptive, .. } = to else { return Ok(()) };
    let table = locales.descriptive(tag)?;
    if table.styles.contains_key(value) {
        return Ok(());
    }
    let names: Vec<&str> = table.styles.keys().map(String::as_str).collect();
    Err(Error::Unsupported(format!("`descriptive` is one of {}", names.join(", "))))
}

/// What is wrong with a mark, and which ones are used in print.
fn refusal(name: &str, value: &str, written: &str, locales: &Locales) -> String {
    let mut used: Vec<String> = Vec::new();
    for style in locales.styles().names().filter_map(|style| locales.styles().get(style).ok()) {
        let mark = text_of(&style, name).filter(|mark| !mark.is_empty());
        used.extend(mark.map(|mark| format!("`{mark}`")).filter(|mark| !used.contains(mark)));
    }
    let used = if used.is_empty() { String::new() } else { format!("; styles have {}", used.join(", ")) };
    format!(
        "with `{name}={value}` what is written, `{written}`, would not be read again as it was meant{used}; \
         or leave the mark out"
    )
}

/// A mark of a style that is a text.
fn text_of<'s>(style: &'s Style, name: &str) -> Option<&'s str> {
    Some(match name {
        "capture" => &style.capture,
        "dash" => &style.dash,
        "check" => &style.check,
        "double-check" => &style.double_check,
        "discovered-check" => &style.discovered_check,
        "mate" => &style.mate,
        "castle-short" => &style.castle_short,
        "castle-long" => &style.castle_long,
        "promotion" => &style.promotion,
        "promotion-end" => &style.promotion_end,
        "en-passant" => &style.en_passant,
        "null" => &style.null,
        "question" => &style.question,
        "draw-offer" => &style.draw_offer,
        _ => return None,
    })
}

fn set(style: &mut Style, name: &str, value: &str) -> Result<(), String> {
    let text = || value.to_owned();
    let needed = || match value.trim() {
        "" => Err(format!("`{name}` cannot be empty")),
        _ => Ok(value.to_owned()),
    };
    match name {
        "capture" => style.capture = text(),
        "capture-place" => {
            style.capture_place =
                choice(name, value, &[("before", CapturePlace::Before), ("after", CapturePlace::After)])?;
        }
        "pawn-capture" => {
            let all = [
                ("full", PawnCapture::Full),
                ("no-sign", PawnCapture::NoSign),
                ("files", PawnCapture::Files),
            ];
            style.pawn_capture = choice(name, value, &all)?;
        }
        "long" => style.long = flag(name, value)?,
        "dash" => style.dash = text(),
        "check" => style.check = text(),
        "double-check" => style.double_check = text(),
        "discovered-check" => style.discovered_check = text(),
        "mate" => style.mate = text(),
        "castle-short" => style.castle_short = needed()?,
        "castle-long" => style.castle_long = needed()?,
        "promotion" => style.promotion = text(),
        "promotion-end" => style.promotion_end = text(),
        "en-passant" => style.en_passant = text(),
        "null" => style.null = needed()?,
        "number-white" => style.number_white = text(),
        "number-black" => style.number_black = text(),
        "glyph-space" => style.glyph_space = text(),
        "question" => style.question = needed()?,
        "draw-offer" => style.draw_offer = text(),
        "glyphs" => {
            let all = [
                ("keep", Glyphs::Keep),
                ("nag", Glyphs::Nag),
                ("unicode", Glyphs::Unicode),
                ("ascii", Glyphs::Ascii),
                ("words", Glyphs::Words),
            ];
            style.glyphs = choice(name, value, &all)?;
        }
        "results" => {
            let list: Vec<String> = value.split(',').map(|one| one.trim().to_owned()).collect();
            style.results = list
                .try_into()
                .map_err(|_| "`results` are four, separated by commas: 1-0,0-1,½-½,*".to_owned())?;
        }
        "native-digits" => style.native_digits = flag(name, value)?,
        "native-files" => style.native_files = flag(name, value)?,
        "descriptive" => style.descriptive = Some(needed()?),
        _ => return Err(format!("there is no mark `{name}`")),
    }
    Ok(())
}

fn flag(name: &str, value: &str) -> Result<bool, String> {
    choice(name, value, &[("true", true), ("false", false), ("yes", true), ("no", false)])
}

fn choice<T: Copy>(name: &str, value: &str, all: &[(&str, T)]) -> Result<T, String> {
    all.iter().find(|(known, _)| *known == value).map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
        format!("`{name}` is one of {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_can_be_set() {
        for name in NAMES {
            let value = match name {
                "capture-place" => "after",
                "pawn-capture" => "files",
                "glyphs" => "nag",
                "results" => "a,b,c,d",
                "long" | "native-digits" | "native-files" => "true",
                _ => "q",
            };
            let mut style = Style::default();
            set(&mut style, name, value).unwrap();
            assert_ne!(style, Style::default(), "{name}");
        }
    }

    fn english() -> Spec {
        Spec::parse("en", Locales::builtin()).unwrap()
    }

    #[test]
    fn what_could_not_be_read_again_is_refused() {
        let with = |marks: &[(&str, &str)]| {
            let marks: Vec<_> =
                marks.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            apply(&mut Style::default(), &marks, &english(), Locales::builtin())
                .map_err(|error| error.to_string())
        };
        let told = with(&[("check", "#")]).unwrap_err();
        assert!(told.contains("`check=#`") && told.contains("`\u{2020}`"), "{told}");
        assert!(with(&[("capture", "e")]).unwrap_err().contains("`Bec6+`"));
        // The bracket that opens needs the one that closes, in either order.
        assert!(with(&[("promotion", "(")]).is_err());
        with(&[("promotion", "("), ("promotion-end", ")")]).unwrap();
        with(&[("promotion-end", ")"), ("promotion", "(")]).unwrap();
        with(&[("capture", ":"), ("check", "\u{2020}"), ("mate", "\u{2021}")]).unwrap();
    }

    #[test]
    fn what_is_no_mark_is_refused() {
        for bad in ["capture", "colour=red", "long=maybe", "castle-short=", "results=1-0", "check=a\nb"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
        let twice = [("check".to_owned(), "a".to_owned()), ("check".to_owned(), "b".to_owned())];
        assert!(apply(&mut Style::default(), &twice, &english(), Locales::builtin()).is_err());
    }
}
