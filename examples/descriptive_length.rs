//! How long descriptive moves are against the shortest that could be written: `descriptive_length FILE [GAMES]`.
//!
//! Every spelling of the modern English style is tried for each move of a PGN file in English: all names of the man that
//! moves, of the square and of the man taken, with and without their sides and squares. The shortest that reads back as
//! just this move is what a printer could have saved.
#![allow(clippy::print_stdout)]

use stamma::board::{Move, MoveKind, Role, Square};
use stamma::locale::{Locales, Spec};
use stamma::translate::detect::Detector;
use stamma::translate::{Choice, Chooser, Job, Options, Sources, Translator, plan};
use stamma::{Played, style::Style};

const MEN: [&str; 6] = ["P", "N", "B", "R", "Q", "K"];
const FILES: [(&str, &str); 8] =
    [("QR", "R"), ("QN", "N"), ("QB", "B"), ("Q", "Q"), ("K", "K"), ("KB", "B"), ("KN", "N"), ("KR", "R")];

/// A square as White or Black counts it, with and without the side of its file.
fn squares(square: Square, white: bool) -> Vec<String> {
    let rank = if white { square.rank() + 1 } else { 8 - square.rank() };
    let (full, bare) = FILES[usize::from(square.file())];
    [full, bare].into_iter().map(|file| format!("{file}{rank}")).collect()
}

/// A man on a square, with and without what tells it from others.
fn men(role: Role, square: Square, white: bool) -> Vec<String> {
    let man = MEN[role as usize];
    let mut all = vec![man.to_owned()];
    if role == Role::Pawn {
        let (full, bare) = FILES[usize::from(square.file())];
        all.extend([full, bare].map(|file| format!("{file}P")));
    } else if !matches!(role, Role::King | Role::Queen) {
        all.extend(["K", "Q"].map(|side| format!("{side}{man}")));
    }
    all.extend(squares(square, white).into_iter().map(|square| format!("{man}({square})")));
    all.extend(squares(square, white).into_iter().map(|square| format!("{man}/{square}")));
    all
}

fn spellings(mv: &Move, white: bool, end: &str) -> Vec<String> {
    let goals: Vec<String> = match mv.taken {
        Some(taken) => men(taken, mv.to, white).into_iter().map(|man| format!("x{man}")).collect(),
        None => squares(mv.to, white).into_iter().map(|square| format!("-{square}")).collect(),
    };
    let mut all: Vec<String> = Vec::new();
    for man in men(mv.role, mv.from, white) {
        all.extend(goals.iter().map(|goal| format!("{man}{goal}{end}")));
    }
    all.sort_by_key(String::len);
    all
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read(arguments.next().ok_or("descriptive_length FILE [GAMES]")?)?;
    let wanted: usize = arguments.next().map_or(Ok(2000), |count| count.parse())?;
    let locales = Locales::builtin();
    let spec = Spec::parse("en:descriptive", locales)?;
    let target = plan::target(&spec, locales, None, false)?;
    let source = plan::sources(&spec, locales)?.into_iter().next().ok_or("no such notation")?;
    let sources = Sources::Given(plan::sources(&Spec::parse("en", locales)?, locales)?);
    let options = Options { record: true, ..Options::default() };
    let job = Job { sources, target: &target, export: false, options };
    let detector = Detector::default();
    let mut translator = Translator::new(locales, &detector);
    let mut chooser = Chooser::default();
    let style = Style::default();
    let (mut games, mut moves, mut written, mut shortest, mut longer) =
        (0, 0usize, 0usize, 0usize, Vec::new());
    let mut rest = text.as_slice();
    while games < wanted && !rest.is_empty() {
        let (game, more) = rest.split_at(stamma::scan::pgn::game_end(rest).unwrap_or(rest.len()));
        rest = more;
        games += 1;
        for one in translator.text(game, &job).report.moves {
            let played = Played { mv: one.mv, before: &one.before, births: None };
            let mut out = Vec::new();
            target.writer.notation().write(&played, &style, &mut out);
            let text = String::from_utf8(out)?;
            moves += 1;
            written += text.len();
            let mut best = text.len();
            if matches!(one.mv.kind, MoveKind::Normal) {
                let white = one.before.side() == stamma::board::Color::White;
                // What stands behind the move, its sign and its promotion, is the same in all.
                let core =
                    text.trim_end_matches("dis ch").trim_end_matches("dbl ch").trim_end_matches("mate");
                let core = core.trim_end_matches("ch").trim_end_matches(['+', '#']);
                let core = if one.mv.promotion.is_some() {
                    core.rfind(['(', '=']).map_or(core, |at| &core[..at])
                } else {
                    core
                };
                let end = &text[core.len()..];
                let reads = |spelling: &String| {
                    matches!(source.choose(&mut chooser, spelling.as_bytes(), &one.before, None),
                        Choice::One(mv, candidate) if mv == one.mv && candidate.len == spelling.len())
                };
                let all = spellings(&one.mv, white, end);
                if let Some(found) = all.into_iter().filter(|one| one.len() < text.len()).find(reads) {
                    best = found.len();
                    longer.push(format!("{text} for {found} in {}", one.before.fen()));
                }
            }
            shortest += best;
        }
    }
    println!("{games} games, {moves} moves: {written} characters written, {shortest} the shortest possible");
    println!(
        "{:.4} a move against {:.4}; {} moves longer than they need be",
        written as f64 / moves as f64,
        shortest as f64 / moves as f64,
        longer.len()
    );
    for one in longer.iter().take(20) {
        println!("  {one}");
    }
    Ok(())
}
