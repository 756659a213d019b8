//! `stamma move`: one line of moves.

use super::args::MoveArgs;
use super::order::Order;
use super::report::{Reporter, Window};
use super::session::{self, Stop};
use crate::Kind;
use crate::locale::Spec;
use crate::translate::detect::Detector;
use crate::translate::{Job, Options, Policy, Sources, Translator, plan};

pub(super) fn run(args: &MoveArgs, reporter: &mut Reporter) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let (to, target) = session::target(&args.notation, locales)?;
    let sources = match Spec::parse(&args.notation.from, locales)? {
        Spec::Auto => Sources::Auto,
        spec => Sources::Given(plan::sources(&spec, locales)?),
    };
    let policy = session::policy(&args.notation.policy);
    let options =
        Options { policy, record: false, start: Some(session::start(&args.start)?), ..Options::default() };
    let text = session::text(&args.text)?;
    let detector = Detector::default();
    let job = Job { sources, target: &target, export: false, options };
    let done = Translator::new(locales, &detector).text(text.as_bytes(), &job);
    let strict = policy == Policy::Strict;
    let fault = done.report.diagnostics.iter().position(|one| one.kind != Kind::Repaired);
    let told = fault.filter(|_| strict).and_then(|at| done.report.diagnostics.get(..=at));
    let window = Window { file: "<text>", text: text.as_bytes(), offset: 0, line: 1 };
    reporter.tell(told.unwrap_or(&done.report.diagnostics), window);
    if !(strict && done.report.left) {
        let order = Order::new(session::bidi(args.notation.bidi), &to, &target, locales);
        let mut answer = String::new();
        for line in String::from_utf8_lossy(&done.text).lines() {
            answer.push_str(&order.line(line));
            answer.push('\n');
        }
        session::print(&answer)?;
    }
    Ok(u8::from(done.report.left))
}
