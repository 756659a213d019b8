//! Translates a file as a stream: `stream FILE FROM TO JOBS [normalise]`. For measuring.
#![allow(clippy::print_stderr)]

use std::fs::File;
use std::io::{self, BufWriter};

use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Job, Options, Sources, Translator, plan, stream};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, from, to, jobs, rest @ ..] = args.as_slice() else { return Err("FILE FROM TO JOBS".into()) };
    let locales = Locales::builtin();
    let detector = Detector::default();
    let normalise = rest.first().is_some_and(|word| word == "normalise");
    let target = plan::target(&Spec::parse(to, locales)?, locales, None, normalise)?;
    let sources = match Spec::parse(from, locales)? {
        Spec::Auto => Sources::Auto,
        spec => Sources::Given(plan::sources(&spec, locales)?),
    };
    let job = Job { sources, target: &target, export: false, options: Options::default() };
    let mut faults = 0usize;
    let quiet = std::env::var_os("VERBOSE").is_none();
    let summary = stream::translate(
        File::open(file)?,
        BufWriter::with_capacity(1 << 20, io::stdout().lock()),
        &job,
        || Translator::new(locales, &detector),
        jobs.parse()?,
        &mut |diagnostics, _| {
            faults += diagnostics.len();
            if !quiet {
                for d in diagnostics {
                    eprintln!("{} {} {:?} {:?} {:?}", d.span.start, d.code, d.found, d.candidates, d.detail);
                }
            }
        },
        &mut |_| {},
    )?;
    eprintln!("{summary:?}, {faults} diagnostics");
    Ok(())
}
