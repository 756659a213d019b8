//! What every notation is held to, in all languages, on positions from real games.

#![allow(clippy::unwrap_used, clippy::panic)]

mod attack;

use std::sync::OnceLock;

use attack::seeds;
use stamma::Played;
use stamma::board::{Births, Move, Position};
use stamma::locale::{Locales, Spec, System};
use stamma::notation::algebraic::english_san;
use stamma::notation::{Candidate, Notation, Readings};
use stamma::style::Style;
use stamma::translate::detect::Detector;
use stamma::translate::{Choice, Chooser, Job, Options, Sources, Translator, plan};

/// A position of a game, with where its men began.
type Place = (Position, Births);

/// Every position of the games of `tests/data/games.txt` and those in which rare moves are made, thinned out to
/// `count`; where men began is known in all of them but the rare ones, which are apart.
fn places(count: usize) -> Vec<Place> {
    static ALL: OnceLock<Vec<Place>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all = Vec::new();
        let english = plan::sources(&Spec::parse("en", Locales::builtin()).unwrap(), Locales::builtin())
            .unwrap()
            .remove(0);
        let mut chooser = Chooser::default();
        for game in seeds::games() {
            let (mut position, mut births) = (Position::default(), Births::default());
            for text in game.split(' ') {
                all.push((position, births));
                let mv = match english.choose(&mut chooser, text.as_bytes(), &position, None) {
                    Choice::One(mv, _) => mv,
                    other => panic!("{text} is {other:?} in {}", position.fen()),
                };
                births.play(&mv, position.castling_rook_squares(&mv));
                position.play(&mv);
            }
        }
        all
    });
    let step = (all.len() / count).max(1);
    all.iter().step_by(step).copied().collect()
}

fn read_back(
    notation: &dyn Notation,
    text: &[u8],
    before: &Position,
    births: &Births,
) -> Vec<(Move, Candidate)> {
    let mut readings = Readings::new();
    notation.read(text, before.side(), &mut readings);
    let mut found = Vec::new();
    for candidate in readings.as_slice() {
        let mut moves = Vec::new();
        before.resolve(&candidate.reading, Some(births), &mut moves);
        found.extend(moves.into_iter().map(|mv| (mv, *candidate)));
    }
    found
}

/// Writes all legal moves of some positions in a notation and reads them back; what is wrong, and how many ties.
fn law_of(spec: &Spec, places: &[Place], rare: bool) -> (usize, usize, Vec<String>) {
    let locales = Locales::builtin();
    let Ok(target) = plan::target(spec, locales, None, false) else { return (0, 0, Vec::new()) };
    let mut sources = plan::sources(spec, locales).unwrap();
    let source = sources.remove(0);
    let notation = target.writer.notation();
    if rare && notation.shape().needs_births {
        return (0, 0, Vec::new());
    }
    let (mut moves, mut ties, mut wrong) = (0, 0, Vec::new());
    let mut chooser = Chooser::default();
    let mut text = Vec::new();
    for (before, births) in places {
        for mv in attack::moves(before) {
            text.clear();
            notation.write(&Played { mv, before, births: Some(births) }, &Style::default(), &mut text);
            moves += 1;
            let said = || {
                format!("{spec}: {} written {:?}", english_san(before, &mv), String::from_utf8_lossy(&text))
            };
            let back = read_back(source.notation(), &text, before, births);
            if !back.iter().any(|(found, candidate)| *found == mv && candidate.len == text.len()) {
                wrong.push(format!("{} is not read back in {}", said(), before.fen()));
                continue;
            }
            match source.choose(&mut chooser, &text, before, Some(births)) {
                Choice::One(found, _) if found == mv => {}
                Choice::Several(several) if several.iter().any(|(found, _)| *found == mv) => ties += 1,
                other => wrong.push(format!("{} is taken for {other:?} in {}", said(), before.fen())),
            }
        }
    }
    (moves, ties, wrong)
}

fn hold(places: &[Place], rare: bool) {
    let mut all = Vec::new();
    let (mut moves, mut ties) = (0, 0);
    for spec in attack::specs() {
        // Sentences are slow to read, and have tests of their own.
        let few = if matches!(spec, Spec::Language { system: System::Words, .. }) { 3 } else { places.len() };
        let (number, tied, wrong) = law_of(&spec, &places[..places.len().min(few)], rare);
        moves += number;
        ties += tied;
        all.extend(wrong.into_iter().take(3));
    }
    assert!(all.is_empty(), "{} of {moves} moves, {ties} ties:\n{}", all.len(), all.join("\n"));
    // Whoever writes without a sign for captures writes some moves alike; most must not be.
    assert!(ties * 20 < moves, "{ties} of {moves} moves fit several");
}

#[test]
fn what_is_written_is_read_back() {
    hold(&places(100), false);
}

#[test]
fn promotions_castlings_and_captures_in_passing_are_read_back() {
    let rare: Vec<Place> =
        attack::positions().iter().map(|position| (*position, Births::default())).collect();
    hold(&rare, true);
}

/// Where a notation writes the null move at all, it reads it.
#[test]
fn the_null_move_is_read_back() {
    let position = Position::default();
    let mv = Move::null(position.king(position.side()));
    let births = Births::default();
    let (mut written, mut wrong) = (0, Vec::new());
    for source in attack::sources() {
        let mut text = Vec::new();
        let played = Played { mv, before: &position, births: Some(&births) };
        source.notation().write(&played, &Style::default(), &mut text);
        if !text.is_empty() {
            written += 1;
            let said = String::from_utf8_lossy(&text).into_owned();
            let found = read_back(source.notation(), &text, &position, &births);
            if !found.iter().any(|(found, _)| *found == mv) {
                wrong.push(format!("{}: {said:?}", source.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(written > 200, "{written}");
}

/// A variation may end behind a promotion: its bracket is no part of the move.
#[test]
fn the_bracket_behind_a_promotion_is_no_part_of_it() {
    let births = Births::default();
    let mut wrong = Vec::new();
    for source in attack::sources() {
        for position in attack::positions().iter().skip(1) {
            for mv in attack::moves(position).into_iter().filter(|mv| mv.promotion.is_some()) {
                let mut text = Vec::new();
                let played = Played { mv, before: position, births: Some(&births) };
                source.notation().write(&played, &Style::default(), &mut text);
                let len = text.len();
                let opened = text.contains(&b'(');
                text.push(b')');
                let found = read_back(source.notation(), &text, position, &births);
                if len > 0 && !opened && found.iter().any(|(found, read)| *found == mv && read.len > len) {
                    wrong.push(format!("{}: {:?}", source.name, String::from_utf8_lossy(&text)));
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// From a notation to itself no byte changes, and from English to it and back none either.
#[test]
fn the_same_notation_changes_no_byte() {
    let locales = Locales::builtin();
    let detector = Detector::default();
    let mut translator = Translator::new(locales, &detector);
    let options = Options { leave_comments: true, ..Options::default() };
    let sources = |spec: &Spec| {
        let mut sources = plan::sources(spec, locales).unwrap();
        sources.truncate(1);
        Sources::Given(sources)
    };
    let english = Spec::parse("en", locales).unwrap();
    let game = include_bytes!("data/games/immortal.pgn").to_vec();
    let spoken = |spec: &&Spec| !matches!(spec, Spec::Language { system: System::Words, .. });
    let mut wrong = Vec::new();
    for spec in attack::specs().iter().filter(spoken) {
        let Ok(target) = plan::target(spec, locales, None, false) else { continue };
        let there = translator
            .text(&game, &Job { sources: sources(&english), target: &target, export: false, options });
        if there.report.left {
            wrong.push(format!("{spec}: not written: {:?}", there.report.diagnostics.first()));
            continue;
        }
        let job = Job { sources: sources(spec), target: &target, export: false, options };
        let same = translator.text(&there.text, &job);
        if same.text != there.text {
            let at = same.text.iter().zip(&there.text).position(|(a, b)| a != b).unwrap_or(0);
            let near = |text: &[u8]| {
                String::from_utf8_lossy(&text[at.saturating_sub(20)..text.len().min(at + 20)]).into_owned()
            };
            wrong.push(format!("{spec}: {:?} became {:?}", near(&there.text), near(&same.text)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
