//! What the arguments name, looked up: tables, notations, styles, positions.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::args::{BidiMode, GlyphForm, NotationArgs, PolicyArgs, StartArgs};
use super::marks;
use crate::Error;
use crate::annotation::Glyphs;
use crate::bidi::Mode;
use crate::board::{Position, Start};
use crate::locale::{Locales, Spec};
use crate::translate::{InPlace, Options, Output, Policy, Source, Target, Walker, plan};

/// An error, and the file it is about.
#[derive(Debug)]
pub(super) struct Stop {
    pub(super) error: Error,
    pub(super) file: Option<String>,
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self { error, file: None }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self { error: error.into(), file: None }
    }
}

impl Stop {
    pub(super) fn at(file: &Path, error: impl Into<Error>) -> Self {
        Self { error: error.into(), file: Some(file.display().to_string()) }
    }
}

/// The tables of the run, the user's own over the built-in ones.
pub(super) fn locales(dir: Option<&Path>) -> Result<&'static Locales, Stop> {
    static OWN: OnceLock<Locales> = OnceLock::new();
    match dir {
        None => Ok(Locales::builtin()),
        Some(dir) => {
            let own = Locales::with_dir(dir).map_err(|error| Stop::at(dir, error))?;
            Ok(OWN.get_or_init(|| own))
        }
    }
}

/// What is to be written, and how.
pub(super) fn target(args: &NotationArgs, locales: &Locales) -> Result<(Spec, Target), Error> {
    let to = Spec::parse(&args.to, locales)?;
    let mut style = match &args.style {
        Some(name) => Some(plan::style(name, &to, locales)?),
        None => None,
    };
    if !args.set.is_empty() {
        marks::apply(style.get_or_insert_default(), &args.set, &to, locales)?;
    }
    let normalise = args.normalise || style.is_some();
    let mut target = plan::target(&to, locales, style.as_ref(), normalise)?;
    if let Some(form) = args.glyphs {
        target.glyphs = glyphs(form);
    }
    Ok((to, target))
}

/// Whether nothing was asked for but what the text is already.
pub(super) fn unchanged(args: &NotationArgs, from: &Spec, to: &Spec) -> bool {
    let NotationArgs { style: None, normalise: false, glyphs: None, bidi: None, .. } = args else {
        return false;
    };
    args.set.is_empty() && plan::same(from, to)
}

fn glyphs(form: GlyphForm) -> Glyphs {
    match form {
        GlyphForm::Nag => Glyphs::Nag,
        GlyphForm::Unicode => Glyphs::Unicode,
        GlyphForm::Ascii => Glyphs::Ascii,
        GlyphForm::Words => Glyphs::Words,
        GlyphForm::Keep => Glyphs::Keep,
    }
}

pub(super) fn policy(args: &PolicyArgs) -> Policy {
    match args {
        PolicyArgs { strict: true, .. } => Policy::Strict,
        PolicyArgs { best: true, .. } => Policy::Best,
        _ => Policy::Keep,
    }
}

pub(super) fn bidi(mode: Option<BidiMode>) -> Option<Mode> {
    mode.map(|mode| match mode {
        BidiMode::Isolate => Mode::Isolate,
        BidiMode::Marks => Mode::Marks,
        BidiMode::Visual => Mode::Visual,
        BidiMode::None => Mode::None,
    })
}

/// The position in which a text begins.
pub(super) fn start(args: &StartArgs) -> Result<Start, Error> {
    let position = match &args.fen {
        Some(fen) => Position::from_fen(fen)?,
        None => Position::default(),
    };
    match &args.after {
        Some(moves) => after(position, moves).map_err(Error::Unsupported),
        None => Ok(position.into()),
    }
}

/// The position after some moves in English SAN.
pub(super) fn after(position: Position, moves: &str) -> Result<Start, String> {
    let mut start = Start::from(position);
    let source = english(Locales::builtin()).map_err(|error| error.to_string())?;
    let mut output = Output::new(moves.as_bytes(), Vec::new());
    let options = Options { record: true, line: true, start: Some(start), ..Options::default() };
    let report = Walker::new(moves.as_bytes(), &source, None, options, &mut output, &mut InPlace).run();
    if let Some(diagnostic) = report.diagnostics.first().filter(|_| report.left) {
        return Err(format!("`after`: {}", super::messages::english(diagnostic)));
    }
    for record in &report.moves {
        start.play(&record.mv);
    }
    Ok(start)
}

/// A source for the moves of `after`.
pub(super) fn english(locales: &Locales) -> Result<Source, Error> {
    let spec = Spec::parse("en", locales)?;
    plan::sources(&spec, locales)?.into_iter().next().ok_or_else(|| Error::Unsupported("no English".into()))
}

/// The files named, or standard input where none is.
pub(super) fn inputs(files: &[PathBuf]) -> Vec<PathBuf> {
    if files.is_empty() { vec![PathBuf::from("-")] } else { files.to_vec() }
}

pub(super) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The name of a file in messages.
pub(super) fn name(path: &Path) -> String {
    if is_standard(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// All of a file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Stop> {
    let mut bytes = Vec::new();
    let result = if is_standard(path) {
        io::stdin().lock().read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    result.map_err(|error| Stop::at(path, error))?;
    Ok(bytes)
}

/// The words of an argument list as one text; `-` alone reads standard input.
pub(super) fn text(words: &[String]) -> Result<String, Stop> {
    if let [one] = words
        && one == "-"
    {
        let bytes = read(Path::new("-"))?;
        return Ok(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned());
    }
    Ok(words.join(" "))
}

/// Writes an answer to standard output.
pub(super) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| writing("<stdout>", &error))
}

/// A failed write, with the name of what was written to.
pub(super) fn writing(name: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{name}: {error}"))
}
