//! `stamma recover`: the most probable game of a noisy sheet, with what is doubtful in it.

mod show;

use std::fmt::Write as _;
use std::io::Write as _;

use self::show::{Game, LEARNED, Row, as_json, as_pgn, markup, table};
use super::args::{RecoverArgs, ShowForm};
use super::ask;
use super::inplace::Replacement;
use super::input::Input;
use super::messages::Messages;
use super::session::{self, Stop};
use crate::Error;
use crate::board::{Color, Move, Start};
use crate::encoding;
use crate::game::{RecoverOptions, Recovered, recover, recover_all, san};
use crate::locale::{Locales, Spec, System};
use crate::played::Played;
use crate::translate::detect::Detector;
use crate::translate::{Source, Target, plan};

/// What a SPEC names to recover from: letter sets, or a reader of its own.
pub(super) fn options<'s>(
    from: &Spec,
    sources: &'s [Source],
    detector: &'s Detector,
    locales: &'s Locales,
    start: Start,
) -> RecoverOptions<'s> {
    let mut options = RecoverOptions { start, ..RecoverOptions::default() };
    match from {
        Spec::Language { tag, set, system: System::San | System::Lan } => {
            options.locales = vec![set.as_ref().map_or_else(|| tag.clone(), |set| format!("{tag}.{set}"))];
        }
        Spec::System(System::Pgn) => options.locales = vec!["en".into()],
        Spec::Auto => {
            let readers = detector.descriptive(locales);
            options.readers = readers.map(|source| (source.name.clone(), source.notation())).collect();
        }
        _ => options.notation = sources.first().map(Source::notation),
    }
    options
}

/// The readers of a SPEC; none for `auto`.
pub(super) fn sources(from: &Spec, locales: &Locales) -> Result<Vec<Source>, Error> {
    match from {
        Spec::Auto => Ok(Vec::new()),
        _ => plan::sources(from, locales),
    }
}

pub(super) fn run(args: &RecoverArgs) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let from = Spec::parse(&args.from, locales)?;
    let sources = sources(&from, locales)?;
    let to = Spec::parse(&args.to, locales)?;
    let target = plan::target(&to, locales, None, true)?;
    let start = session::start(&args.start)?;
    let detector = Detector::default();
    let mut options = options(&from, &sources, &detector, locales, start);
    options.prior = !args.no_prior;
    let messages = Messages::new(args.talk.lang.as_deref());
    let say = messages.interface();
    let mut answer = String::new();
    let mut sure = true;
    let files = session::inputs(&args.files);
    for path in &files {
        let input = Input::open(path)?;
        let name = input.name.clone();
        // The letters of a damaged sheet decide: the candidate whose game costs least.
        let encoding = match encoding::candidates(&input.head).as_slice() {
            [_] => input.encoding(args.encoding.as_deref(), |_| None)?,
            _ if args.encoding.is_some() => input.encoding(args.encoding.as_deref(), |_| None)?,
            many => least(&input.head, many, &options, locales),
        };
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut input.reader(), &mut bytes).map_err(|error| Stop::at(path, error))?;
        let decoded = encoding::decode(&bytes, encoding);
        let text: &[u8] = &decoded.text;
        let mut sheet: Vec<Game> = Vec::new();
        for (index, mut found) in recover_all(text, &options, locales).into_iter().enumerate() {
            if args.ask {
                ask::settle(text, &mut found, &options, locales)?;
            }
            sure &= !found.moves.is_empty()
                && found.unread.is_empty()
                && found.moves.iter().all(|one| !one.doubtful);
            let rows = rows(text, &found, start, &target);
            if args.talk.json {
                let _ = writeln!(answer, "{}", as_json(&name, &found, &rows, &start.position));
                continue;
            }
            match args.show {
                ShowForm::Table => {
                    if index > 0 {
                        answer.push('\n');
                    } else if files.len() > 1 {
                        let _ = writeln!(answer, "{name}");
                    }
                    table(text, &found, &rows, say, &mut answer);
                }
                ShowForm::Pgn => as_pgn(&found, &rows, args.start.fen.as_deref(), say, &mut answer),
                ShowForm::Notation => {
                    if let Some(table) = &found.table {
                        answer.push_str(&table.to_yaml(LEARNED));
                    }
                }
                ShowForm::Markup => sheet.push(rows.into_iter().zip(found.moves).collect()),
            }
        }
        if args.show == ShowForm::Markup && !args.talk.json {
            markup(text, &sheet, say, &mut answer);
        }
    }
    match args.output.as_deref().filter(|path| !session::is_standard(path)) {
        Some(path) => {
            let fault = |error| Stop::at(path, error);
            let mut out = Replacement::named(path)?;
            out.write_all(answer.as_bytes()).and_then(|()| out.commit()).map_err(fault)?;
        }
        None => session::print(&answer)?,
    }
    Ok(u8::from(!sure))
}

/// Encodings that are tried.
const TRIED: usize = 6;

fn least(
    head: &[u8],
    candidates: &[encoding::Encoding],
    options: &RecoverOptions<'_>,
    locales: &Locales,
) -> encoding::Encoding {
    // A narrow search tells one encoding from another.
    let options = RecoverOptions { beam: options.beam.min(16), ..options.clone() };
    let cost = |one: &encoding::Encoding| {
        let found = recover(&encoding::decode(head, *one).text, &options, locales);
        // A game of fewer half-moves is cheap because it says less.
        (found.moves.iter().filter(|one| one.doubtful).count() + found.skipped.len(), found.cost)
    };
    let tried = candidates.iter().take(TRIED).map(|one| (cost(one), *one));
    let best = tried.reduce(|best, next| if next.0 < best.0 { next } else { best });
    best.map_or(encoding::Encoding::UTF_8, |(_, one)| one)
}

fn rows(text: &[u8], found: &Recovered, start: Start, target: &Target) -> Vec<Row> {
    let notation = target.writer.notation();
    let mut births = notation.shape().needs_births.then_some(start.births);
    let mut position = start.position;
    let mut rows = Vec::new();
    for one in &found.moves {
        let write = |mv: Move| {
            let mut out = Vec::new();
            let played = Played { mv, before: &position, births: births.as_ref() };
            notation.write(&played, &target.style, &mut out);
            String::from_utf8_lossy(&out).into_owned()
        };
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let others = one.alternatives.iter().filter_map(|other| {
            let mv = legal.iter().find(|mv| san(&position, mv) == other.san)?;
            Some((write(*mv), other.confidence))
        });
        rows.push(Row {
            number: position.fullmove(),
            black: position.side() == Color::Black,
            written: one.span.map(|span| String::from_utf8_lossy(span.of(text)).into_owned()),
            others: others.collect(),
            text: write(one.mv),
        });
        let rooks = births.and_then(|_| position.castling_rook_squares(&one.mv));
        if let Some(births) = &mut births {
            births.play(&one.mv, rooks);
        }
        position.play(&one.mv);
    }
    rows
}
