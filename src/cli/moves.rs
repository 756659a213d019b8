//! `stamma move`: one line of moves.

use super::args::MoveArgs;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::Error;
use crate::document;
use crate::locale::Spec;
use crate::translate::detect::Detector;
use crate::translate::{Format, Job, Options, Policy, Sources, Translator, plan};

pub(super) fn run(args: &MoveArgs, reporter: &mut Reporter) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let (to, target) = session::target(&args.notation, locales)?;
    if (args.position || args.ssml) && target.words.is_none() {
        let reason = "a position and SSML are made of words: name a language with --to, as --to de:words";
        return Err(Error::Unsupported(reason.into()).into());
    }
    let from = Spec::parse(&args.notation.from, locales)?;
    let unchanged = session::unchanged(&args.notation, &from, &to);
    let sources = match from {
        Spec::Auto => Sources::Auto,
        spec => Sources::Given(plan::sources(&spec, locales)?),
    };
    let policy = session::policy(&args.notation.policy);
    let start = session::start(&args.start)?;
    let options = Options {
        policy,
        unchanged,
        line: true,
        record: args.position,
        start: Some(start),
        ..Options::default()
    };
    let text = session::text(&args.text)?;
    let detector = Detector::default();
    let job = Job { sources, target: &target, export: false, options };
    let mode = session::bidi(args.notation.bidi);
    let mut translator = Translator::new(locales, &detector);
    let done = document::translate(text.as_bytes(), Format::Move, &job, &mut translator, mode);
    let strict = policy == Policy::Strict;
    let fault = done.report.diagnostics.iter().position(crate::Diagnostic::leaves);
    let told = fault.filter(|_| strict).and_then(|at| done.report.diagnostics.get(..=at));
    let window = Window { file: "<text>", text: text.as_bytes(), offset: 0, line: 1 };
    reporter.tell(told.unwrap_or(&done.report.diagnostics), window);
    if !(strict && done.report.left) {
        let mut answer = String::from_utf8_lossy(&done.text).into_owned();
        if let (true, Some(words)) = (args.position, &target.words) {
            let mut position = start.position;
            for record in &done.report.moves {
                position.play(&record.mv);
            }
            answer = words.position(&position);
        }
        if let (true, Some(words)) = (args.ssml, &target.words) {
            let pause = words.behind_pair();
            answer = words.ssml(answer.lines().flat_map(|line| line.split(pause)).map(str::trim));
        }
        answer.push('\n');
        session::print(&answer)?;
    }
    Ok(u8::from(done.report.left))
}
