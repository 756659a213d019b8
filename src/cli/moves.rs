//! `stamma move`: one line of moves.

use super::args::MoveArgs;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::Kind;
use crate::document;
use crate::locale::Spec;
use crate::translate::detect::Detector;
use crate::translate::{Format, Job, Options, Policy, Sources, Translator, plan};

pub(super) fn run(args: &MoveArgs, reporter: &mut Reporter) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let (to, target) = session::target(&args.notation, locales)?;
    let from = Spec::parse(&args.notation.from, locales)?;
    let unchanged = session::unchanged(&args.notation, &from, &to);
    let sources = match from {
        Spec::Auto => Sources::Auto,
        spec => Sources::Given(plan::sources(&spec, locales)?),
    };
    let policy = session::policy(&args.notation.policy);
    let options =
        Options { policy, unchanged, start: Some(session::start(&args.start)?), ..Options::default() };
    let text = session::text(&args.text)?;
    let detector = Detector::default();
    let job = Job { sources, target: &target, export: false, options };
    let mode = session::bidi(args.notation.bidi);
    let mut translator = Translator::new(locales, &detector);
    let done = document::translate(text.as_bytes(), Format::Move, &job, &mut translator, mode);
    let strict = policy == Policy::Strict;
    let fault = done.report.diagnostics.iter().position(|one| one.kind != Kind::Repaired);
    let told = fault.filter(|_| strict).and_then(|at| done.report.diagnostics.get(..=at));
    let window = Window { file: "<text>", text: text.as_bytes(), offset: 0, line: 1 };
    reporter.tell(told.unwrap_or(&done.report.diagnostics), window);
    if !(strict && done.report.left) {
        let mut answer = done.text;
        answer.push(b'\n');
        session::print(&String::from_utf8_lossy(&answer))?;
    }
    Ok(u8::from(done.report.left))
}
