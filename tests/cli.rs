//! The command as people and scripts use it: what comes out, where, and with which exit code.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use tempfile::TempDir;

#[path = "common/command.rs"]
mod command;
use command::{code, err, out, run, run_with, stamma};

const GAME: &str = "tests/data/games/immortal.pgn";
const GERMAN: &str = "[Event \"a\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 *\n";

fn file(folder: &TempDir, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_line_of_moves() {
    let output = run(&["move", "Nf3", "--to", "de"]);
    assert_eq!((out(&output).as_str(), code(&output)), ("Sf3\n", 0));
    let output = run(&["move", "1.", "e4", "e5", "2.", "Sf3", "--from", "de", "--to", "ru"]);
    assert_eq!((out(&output).as_str(), code(&output)), ("1. e4 e5 2. Кf3\n", 0));
    let output = run(&["move", "Lb5", "--from", "de", "--to", "fan", "--after", "e4 e5 Nf3 Nc6"]);
    assert_eq!(out(&output), "\u{2657}b5\n");
    let output = run_with(&["move", "-", "--to", "uci"], "1. e4 e5\n");
    assert_eq!(out(&output), "1. e2e4 e7e5\n");
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let output = run(&["move", "O-O-O", "--fen", fen, "--to", "uci"]);
    assert_eq!(out(&output), "e1c1\n");
}

#[test]
fn the_game_of_the_readme_goes_to_arabic_and_back() {
    let source = fs::read_to_string(GAME).unwrap();
    let there = run(&["translate", "--from", "en", "--to", "ar", "--comments", "leave", GAME]);
    assert_eq!(code(&there), 0, "{}", err(&there));
    assert!(out(&there).contains("23. فe7# 1-0"), "{}", out(&there));
    assert!(out(&there).contains("{The Immortal Game, played during the tournament, not in it.}"));
    let back = run_with(&["translate", "--from", "ar", "--to", "en", "--comments", "leave"], &out(&there));
    assert_eq!(out(&back), source);
}

#[test]
fn translate_needs_not_be_named() {
    assert_eq!(out(&run(&[GAME, "--to", "de"])), out(&run(&["translate", GAME, "--to", "de"])));
    assert_eq!(out(&run_with(&["--from", "de"], GERMAN)), GERMAN.replace('S', "N").replace('L', "B"));
    assert_eq!(code(&run(&["transalte", GAME])), 2);
}

#[test]
fn letters_alone_give_the_same_where_they_are_enough() {
    let checked = run(&["translate", "--from", "en", "--to", "de", "--comments", "leave", GAME]);
    let letters = run(&["translate", "--from", "en", "--to", "de", "--unchecked", GAME]);
    assert_eq!((out(&letters), code(&letters)), (out(&checked), 0));
    for target in ["uci", "de:lan", "en:descriptive", "en:words"] {
        let refused = run(&["translate", "--from", "en", "--to", target, "--unchecked", GAME]);
        assert_eq!((code(&refused), refused.stdout.len()), (2, 0), "{target}");
    }
}

#[test]
fn moves_in_prose_and_in_comments() {
    let prose = "After 1. e4 e5 2. Nf3 White threatens the pawn; 2... Nc6 defends it.\n";
    let folder = TempDir::new().unwrap();
    let page = file(&folder, "page.md", prose);
    let output = run(&["translate", "--from", "en", "--to", "de", path(&page)]);
    assert_eq!(out(&output), prose.replace('N', "S"), "{}", err(&output));
    let stream = run_with(&["translate", "--from", "en", "--to", "de"], prose);
    assert_eq!(out(&stream), prose.replace('N', "S"), "{}", err(&stream));
    let game = "1. e4 e5 {2. Nf3 is usual.} *\n";
    let output = run_with(&["translate", "--from", "en", "--to", "de"], game);
    assert_eq!(out(&output), game.replace('N', "S"));
    let output = run_with(&["translate", "--from", "en", "--to", "de", "--comments", "leave"], game);
    assert_eq!(out(&output), game);
}

#[test]
fn messages_in_the_readers_language() {
    let arguments = ["move", "Nf9", "--from", "en"];
    let english = err(&run(&arguments));
    let german = err(&stamma().args(arguments).args(["--lang", "de-AT"]).output().unwrap());
    let environment = err(&stamma().args(arguments).env("LC_ALL", "de_AT.UTF-8").output().unwrap());
    assert!(english != german && german == environment, "{english} {german}");
    assert!(german.contains(" (Weiß, Zug 1)\n"), "{german}");
    assert!(german.starts_with("<text>:1:1: Warnung[M0101]: "), "{german}");
}

#[test]
fn several_files_come_out_one_behind_the_other() {
    let folder = TempDir::new().unwrap();
    let one = file(&folder, "1.pgn", "1. Sf3 *\n");
    let output = run_with(&["translate", "--from", "de", path(&one), "-", path(&one)], "1. Sc3 *\n");
    assert_eq!(out(&output), "1. Nf3 *\n1. Nc3 *\n1. Nf3 *\n");
}

#[test]
fn what_is_in_doubt_stays_and_is_reported() {
    let text = "1. e4 e5 2. Nf6 *\n\n[Event \"b\"]\n\n1. Nf3 *\n";
    let output = run_with(&["translate", "--from", "en", "--to", "de"], text);
    assert_eq!(code(&output), 1);
    assert_eq!(out(&output), text.replace("1. Nf3", "1. Sf3"));
    let expected = "<stdin>:1:13: warning[M0201]: no legal move fits `Nf6` (White, move 2)\n   | 1. e4 e5 2. Nf6 *\n   |             ^^^\n   = ";
    assert!(err(&output).starts_with(expected), "{}", err(&output));
    let quiet = run_with(&["translate", "--from", "en", "--to", "de", "--quiet"], text);
    assert_eq!((code(&quiet), err(&quiet).as_str()), (1, ""));
}

#[test]
fn lines_are_counted_over_the_whole_file() {
    let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n";
    let text = format!("{}[Event \"b\"]\n\n1. e4 Ke5 *\n", game.repeat(20_000));
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "many.pgn", &text);
    for jobs in ["1", "3"] {
        let output =
            stamma().args(["translate", "--from", "en", "--to", "de", "--jobs", jobs]).arg(&path).output();
        let output = output.unwrap();
        assert_eq!(code(&output), 1);
        assert!(err(&output).contains("many.pgn:80003:7: warning[M0201]"), "{}", err(&output));
        assert_eq!(output.stdout.len(), text.len());
    }
}

#[test]
fn diagnostics_as_json_lines() {
    let output = run_with(&["translate", "--from", "en", "--to", "de", "--json"], "1. e4 e5 2. Nf6 *\n");
    let value: serde_json::Value = serde_json::from_str(err(&output).lines().next().unwrap()).unwrap();
    assert_eq!(value["code"], "M0201");
    assert_eq!(value["kind"], "illegal");
    assert_eq!((value["line"].as_u64(), value["column"].as_u64()), (Some(1), Some(13)));
    assert_eq!(value["span"], serde_json::json!([12, 15]));
    let output = run_with(&["translate", "--json", "--to", "nowhere"], "");
    let value: serde_json::Value = serde_json::from_str(&err(&output)).unwrap();
    assert_eq!((value["severity"].as_str(), code(&output)), (Some("error"), 2));
}

#[test]
fn strict_writes_nothing() {
    let folder = TempDir::new().unwrap();
    let good = "1. Nf3 *\n";
    let bad = "1. e4 e5 2. Nf6 Nf9 *\n";
    let one = file(&folder, "one.pgn", good);
    let two = file(&folder, "two.pgn", bad);
    let target = folder.path().join("out.pgn");
    let arguments = ["translate", "--strict", "--from", "en", "--to", "de"];
    let output = stamma().args(arguments).arg(&one).arg(&two).output().unwrap();
    assert_eq!((code(&output), output.stdout.len()), (1, 0));
    assert_eq!(err(&output).matches("error[").count(), 1, "{}", err(&output));
    let output = stamma().args(arguments).arg(&two).arg("-o").arg(&target).output().unwrap();
    assert_eq!((code(&output), target.exists()), (1, false));
    let output = stamma().args(arguments).arg(&two).arg("--in-place").output().unwrap();
    assert_eq!((code(&output), fs::read_to_string(&two).unwrap().as_str()), (1, bad));
    let output = stamma().args(arguments).args([&one, &two]).arg("--in-place").output().unwrap();
    assert_eq!((code(&output), fs::read_to_string(&one).unwrap().as_str()), (1, good));
    let output = stamma().args(arguments).arg(&one).output().unwrap();
    assert_eq!((code(&output), out(&output).as_str()), (0, "1. Sf3 *\n"));
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 2, "temporary files were left");
}

#[test]
fn best_takes_the_first_and_says_so() {
    let arguments = ["move", "Nd2", "--after", "d4 d5 Nf3 Nf6", "--from", "en", "--to", "de"];
    let kept = run(&arguments);
    assert_eq!((code(&kept), out(&kept).as_str()), (1, "Nd2\n"));
    assert!(err(&kept).contains("warning[M0204]"));
    let best = stamma().args(arguments).arg("--best").output().unwrap();
    assert_eq!(code(&best), 0);
    assert!(out(&best).starts_with('S') && err(&best).contains("M0204"), "{} {}", out(&best), err(&best));
}

#[cfg(unix)]
#[test]
fn in_place_keeps_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    let one = file(&folder, "one.pgn", GERMAN);
    fs::set_permissions(&one, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.path().join("link.pgn");
    symlink(&one, &link).unwrap();
    let output = run(&["translate", "--from", "de", "--to", "en", "--in-place", path(&link)]);
    assert_eq!((code(&output), out(&output).as_str()), (0, ""));
    assert_eq!(fs::read_to_string(&one).unwrap(), GERMAN.replace('S', "N").replace('L', "B"));
    assert_eq!(fs::metadata(&one).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// A run that is ended from outside leaves nothing beside the file, and ends as any program ended so.
#[cfg(unix)]
#[test]
fn a_signal_leaves_no_file_behind() {
    use std::os::unix::process::ExitStatusExt;
    // Where the tests themselves were started with a signal ignored, as behind `nohup` or `&`, so is the command.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    let heeded =
        [("INT", 2), ("TERM", 15)].into_iter().filter(|(_, number)| ignored >> (number - 1) & 1 == 0);
    for (name, number) in heeded {
        let folder = TempDir::new().unwrap();
        let target = folder.path().join("game.pgn");
        fs::write(&target, "old").unwrap();
        let files = || fs::read_dir(folder.path()).unwrap().count();
        let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("stamma"))
            .args(["translate", "--to", "de", "-o", path(&target), "-"])
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(b"[Event \"a\"]\n\n1. e4 e5 *\n").unwrap();
        // It waits for the rest of its input with the new file half written.
        let begun = (0..400).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            files() == 2
        });
        assert!(begun, "{name}");
        let pid = child.id().to_string();
        let sent = std::process::Command::new("kill").args([format!("-{name}"), pid]).status().unwrap();
        assert!(sent.success());
        assert_eq!(child.wait().unwrap().signal(), Some(number), "{name}");
        assert_eq!(files(), 1, "{name}");
        assert_eq!(fs::read_to_string(&target).unwrap(), "old");
    }
}

#[test]
fn output_may_be_the_input() {
    let folder = TempDir::new().unwrap();
    let one = file(&folder, "one.pgn", GERMAN);
    let output = run(&["translate", "--from", "de", "-o", path(&one), path(&one)]);
    assert_eq!(code(&output), 0);
    assert_eq!(fs::read_to_string(&one).unwrap(), GERMAN.replace('S', "N").replace('L', "B"));
}

#[test]
fn a_closed_pipe_is_success() {
    let folder = TempDir::new().unwrap();
    let big = file(&folder, "big.pgn", &fs::read_to_string(GAME).unwrap().repeat(4_000));
    for arguments in
        [vec!["translate", "--from", "en", "--to", "de", path(&big)], vec!["languages", "--json"]]
    {
        let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("stamma"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut some = [0; 10];
        let mut pipe = child.stdout.take().unwrap();
        pipe.read_exact(&mut some).unwrap();
        drop(pipe);
        let output = child.wait_with_output().unwrap();
        assert_eq!((code(&output), err(&output).as_str()), (0, ""));
    }
}

#[test]
fn what_cannot_run_exits_with_2() {
    let wrong: [&[&str]; 13] = [
        &["translate", "/nowhere/at/all.pgn"],
        &["translate", "src"],
        &["translate", "--to", "nowhere", GAME],
        &["translate", "--to", "en", "--to", "de", GAME],
        &["translate", "--keep", "--strict", GAME],
        &["translate", "--strict", "--best", GAME],
        &["translate", "--in-place", "-o", "x", GAME],
        &["translate", "--in-place"],
        &["translate", "--in-place", "-"],
        &["translate", "--style", "nowhere", GAME],
        &["move", "e4", "--set", "capture=:", "--set", "capture=x"],
        &["move", "e4", "--fen", "no position"],
        &["move", "e4", "--after", "e4 e4"],
    ];
    for arguments in wrong {
        let output = run_with(arguments, "");
        assert_eq!(code(&output), 2, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains("error"), "{arguments:?}: {}", err(&output));
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn errors_name_what_is_near() {
    let output = run(&["move", "e4", "--to", "figurine"]);
    assert_eq!(code(&output), 2);
    let output = run(&["move", "e4", "--style", "informnt"]);
    assert!(err(&output).contains("did you mean `informant`?"), "{}", err(&output));
}

/// Standard input through `stamma translate`.
fn through(text: &str, arguments: &[&str]) -> String {
    out(&stamma().arg("translate").args(arguments).write_stdin(text).output().unwrap())
}

#[test]
fn annotation_marks_in_words() {
    let game = "1. e4! e5 2. Nf3 $14 Nc6 3. Bb5 $18 a6?! 4. Ba4 $146 1-0\n";
    let german = through(game, &["--to", "de", "--glyphs", "words"]);
    let expected = "1. e4 {guter Zug} e5 2. Sf3 {Weiß hat leichten Vorteil} Sc6 3. Lb5 \
        {Weiß hat entscheidenden Vorteil} a6 {zweifelhafter Zug} 4. La4 {Neuerung} 1-0\n";
    assert_eq!(german, expected);
    // Words stand where they can be read again.
    let back = through(&german, &["--from", "de", "--to", "en"]);
    assert!(back.starts_with("1. e4 {guter Zug} e5 2. Nf3 {Weiß"), "{back}");
    // A language without words for marks, and a notation of none, print signs, and numbers where there is no sign.
    for to in ["eu", "fan"] {
        let marked = through("1. e4 $1 $14 e5 $142 $220 *\n", &["--to", to, "--glyphs", "words"]);
        assert!(marked.starts_with("1. e4! ⩲ e5 ⌓ $220"), "{marked}");
    }
    // Most have words for those in common use.
    let hebrew = through("1. e4 $14 e5 *\n", &["--to", "he", "--glyphs", "words"]);
    assert!(hebrew.contains("{ללבן יתרון קל}"), "{hebrew}");
    let told = through("1. e4! e5 1-0\n", &["--to", "es:words", "--glyphs", "words", "--normalise"]);
    assert!(told.contains("{buena jugada}, e 5") && told.contains("} 1-0"), "{told}");
}

/// Among words a mark is said by its name unasked, and the pause between the moves stays.
/// ^Z ended the files of old systems, and stands between games where such files were joined.
#[test]
fn the_mark_at_the_end_of_old_files_is_no_move() {
    for text in [
        "1. e4 e5 2. Nf3\u{1a}",
        "1. e4 e5\u{c}2. Nf3 Nc6\u{b}3. Bb5\u{c}",
        "1. e4 e5 2. Nf3 1-0\r\n\u{1a}",
        "1. e4 e5 2. Nf3 1-0\u{1a}",
        "[Event \"a\"]\n\n1. Nf3 d5 0-1\u{1a}\n\n[Event \"b\"]\n\n1. e4 Nf6 *\n\u{1a}",
    ] {
        let done = run_with(&["translate", "--from", "en", "--to", "de"], text);
        assert_eq!(
            (out(&done), code(&done)),
            (text.replace('N', "S").replace('B', "L"), 0),
            "{}",
            err(&done)
        );
    }
}

#[test]
fn marks_that_all_programs_share_have_words() {
    let text = "1. e4 $140 e5 $142 2. Nf3 $145 Nc6 $146 *";
    assert_eq!(
        through(text, &["--from", "en", "--to", "en", "--glyphs", "words"]),
        "1. e4 {with the idea} e5 {better is} 2. Nf3 {editorial comment} Nc6 {novelty} *"
    );
    let german = through(text, &["--from", "en", "--to", "de", "--glyphs", "words"]);
    assert!(german.contains("{mit der Idee}") && german.contains("{Neuerung}"), "{german}");
    // Above, programs differ: the number stays.
    let scid = through("1. e4 $147 *", &["--from", "en", "--to", "en", "--glyphs", "words"]);
    assert_eq!(scid, "1. e4 $147 *");
}

#[test]
fn what_is_told_in_prose_stands_apart_from_its_number() {
    let told = through("So 1.e4 e5 2.Nf3.", &["--from", "en", "--to", "de:words", "--format", "text"]);
    assert_eq!(told, "So 1. e 4 e 5 2. Springer f 3.");
}

#[test]
fn annotation_marks_are_said() {
    let game = "1. e4 $1 e5 $10 2. Nf3! Nc6 $6 *\n";
    for (to, told) in [
        (
            "de:words",
            "1: e 4 {guter Zug}, e 5 {remisliche Stellung} \u{2013} 2: Springer f 3 {guter Zug}, Springer c 6 {zweifelhafter Zug} \u{2013} *\n",
        ),
        ("ar:words", "1: e 4 {نقلة جيدة}\u{60c} e 5"),
        ("en:words", "1: e 4 {good move}, e 5"),
    ] {
        let found = through(game, &["--to", to]);
        assert!(found.starts_with(told), "{found}");
        let back = through(&found, &["--from", to, "--to", "uci"]);
        assert!(back.contains("e2e4 {") && back.contains("b8c6 {"), "{back}");
    }
    let spoken = through(game, &["--to", "en:words", "--ssml"]);
    assert!(spoken.contains("<s>good move</s><s><say-as"), "{spoken}");
    assert!(!spoken.contains('$') && !spoken.contains("<s>,"), "{spoken}");
    let kept = through(game, &["--to", "de:words", "--glyphs", "keep"]);
    assert!(kept.contains("e 4 $1"), "{kept}");
}

#[test]
fn signs_of_arabic_script() {
    let game = "1. e4 e5 2. Nf3 $2 Nc6 3. Bb5 a6!? *\n";
    let arabic = through(game, &["--to", "ar", "--style", "book", "--set", "question=\u{61f}"]);
    assert!(arabic.contains("f3\u{61f} ") && arabic.contains("a6!\u{61f} "), "{arabic}");
    let back = through(&arabic, &["--from", "ar", "--to", "pgn"]);
    assert_eq!(back, "1. e4 e5 2. Nf3 $2 Nc6 3. Bb5 a6 $5 *\n");
    // Between two sentences stands the comma of the language.
    let told = through("1. e4 e5 2. Nf3 Nc6 *\n", &["--to", "ar:words"]);
    assert!(told.contains("e 4\u{60c} e 5") && !told.contains(','), "{told}");
    let full = through("1. e4 e5 2. Nf3 Nc6 *\n", &["--to", "ru.full:words"]);
    assert_eq!(through(&full, &["--from", "ru:words", "--to", "en"]), "1. e4 e5 2. Nf3 Nc6 *\n");
    let prose = through("After 1. e4 e5 2. Nf3 he wins.\n", &["--to", "ar:words", "--format", "text"]);
    assert!(prose.contains("حصان f 3 he") && !prose.contains('\u{200e}'), "{prose}");
    let page = through(game, &["--to", "ar:words", "--format", "html", "--from", "en"]);
    assert!(page.contains("lang=\"ar\" dir=\"rtl\""), "{page}");
    assert_eq!(through(&told, &["--from", "ar:words", "--to", "en"]), "1. e4 e5 2. Nf3 Nc6 *\n");
}

#[test]
fn marks_and_styles() {
    let after = ["--after", "e4 d5"];
    let output = stamma().args(["move", "exd5", "--set", "capture=:"]).args(after).output().unwrap();
    assert_eq!(out(&output), "e:d5\n");
    let moves = ["move", "e4 e5 Qh5 Ke7 Qxe5+", "--from", "en"];
    assert!(
        out(&stamma().args(moves).args(["--set", "mate=\u{2021}"]).output().unwrap()).ends_with("\u{2021}\n")
    );
    assert!(
        out(&stamma().args(moves).args(["--style", "soviet", "--to", "ru"]).output().unwrap())
            .ends_with("Ф:e5X\n")
    );
    // In print a sign stands at its move, whatever stood between them.
    let print = run(&["translate", GAME, "--style", "book"]);
    assert!(out(&print).contains("Bd6!! B\u{d7}g1"), "{}", out(&print));
    let thin = run(&["translate", GAME, "--style", "french-print", "--to", "fr"]);
    assert!(out(&thin).contains("Fd6\u{202f}!! Fxg1"), "{}", out(&thin));
    let glyphs = run(&["translate", GAME, "--glyphs", "unicode"]);
    assert!(out(&glyphs).contains("Bd6!! Bxg1") && !out(&glyphs).contains("$3"), "{}", out(&glyphs));
}

#[test]
fn right_to_left_output_is_kept_in_order_when_asked() {
    let output = run(&["move", "1. Nf3", "--to", "ar", "--bidi", "isolate"]);
    assert!(
        out(&output).starts_with('\u{2066}') && out(&output).ends_with("\u{2069}\n"),
        "{:?}",
        out(&output)
    );
    let plain = run(&["move", "1. Nf3", "--to", "ar"]);
    assert_eq!(out(&plain), "1. حf3\n");
}

#[test]
fn old_encodings_stay_what_they_are() {
    let folder = TempDir::new().unwrap();
    // Windows-1251: Сf4 is D1 66 34, К is CA; the comment holds a byte that means nothing there.
    let mut bytes = b"1. d4 d5 2. ".to_vec();
    bytes.extend_from_slice(b"\xD1f4 \xCAf6 3. \xCAf3 {\x98} *\n");
    let one = folder.path().join("one.pgn");
    fs::write(&one, &bytes).unwrap();
    let output = run(&["translate", "--from", "ru", "--to", "bg", path(&one)]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert_eq!(output.stdout, b"1. d4 d5 2. \xCEf4 \xCAf6 3. \xCAf3 {\x98} *\n");
    let output = run(&["translate", "--from", "ru", "--to", "ar", path(&one)]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("--output-encoding"), "{}", err(&output));
    let latin = folder.path().join("latin.pgn");
    // A byte order mark stays.
    fs::write(&latin, b"\xEF\xBB\xBF1. Nf3 *\r\n").unwrap();
    let output = run(&["translate", "--from", "en", "--to", "de", path(&latin)]);
    assert_eq!(output.stdout, b"\xEF\xBB\xBF1. Sf3 *\r\n");
}

/// A game in ASCII among names in an 8-bit encoding.
fn named_game(white: &[u8], comment: &[u8]) -> Vec<u8> {
    [b"[White \"".as_slice(), white, b"\"]\n\n1. e4 e5 2. Nf3 {", comment, b"} Nc6 3. Bb5 *\n"].concat()
}

#[test]
fn one_output_has_one_encoding() {
    let folder = TempDir::new().unwrap();
    let one = folder.path().join("one.pgn");
    let latin = named_game(b"H\xFCbner", b"sch\xF6n, \x97 wie \xFCblich");
    fs::write(&one, &latin).unwrap();
    // While only ASCII changes every byte stays.
    let output = run(&["translate", "--from", "en", "--to", "de", path(&one)]);
    let german = String::from_utf8_lossy(&latin).into_owned();
    assert_eq!(output.stdout.iter().filter(|byte| !byte.is_ascii()).count(), 4, "{german}");
    assert!(memchr::memmem::find(&output.stdout, b"H\xFCbner").is_some());
    // Letters that the names' encoding has are written in it, others bring all into UTF-8, with a word about it.
    let windows_1251 = named_game(
        b"\xCA\xE0\xF0\xEF\xEE\xE2 \xC0\xED\xE0\xF2\xEE\xEB\xE8\xE9",
        b"\xF5\xEE\xF0\xEE\xF8\xE8\xE9 \xF5\xEE\xE4",
    );
    let two = folder.path().join("two.pgn");
    fs::write(&two, &windows_1251).unwrap();
    let output = run(&["translate", "--from", "en", "--to", "ru", path(&two)]);
    assert!(memchr::memmem::find(&output.stdout, b"2. \xCAf3 {\xF5\xEE\xF0").is_some(), "{}", err(&output));
    for (target, style) in [("ru", None), ("fan", None), ("ar", None), ("de", Some("book"))] {
        let mut command = stamma();
        command.args(["translate", "--from", "en", "--to", target, path(&one)]);
        let output = command.args(style.iter().flat_map(|style| ["--style", style])).output().unwrap();
        assert_eq!(code(&output), 0, "{target}: {}", err(&output));
        match style {
            // The page has the signs of print.
            Some(_) => assert!(memchr::memmem::find(&output.stdout, b"H\xFCbner").is_some()),
            None => {
                assert!(out(&output).contains("Hübner") && out(&output).contains("schön, — wie"), "{target}");
                assert!(err(&output).contains("windows-1252"), "{}", err(&output));
            }
        }
    }
    let output = run(&["translate", "--from", "en", "--to", "de", "--output-encoding", "utf-8", path(&one)]);
    assert!(out(&output).contains("Hübner") && out(&output).contains("2. Sf3"), "{}", err(&output));
    let output = run(&["translate", "--from", "en", "--to", "ru", "--encoding", "windows-1252", path(&one)]);
    assert_eq!((code(&output), output.stdout.len()), (2, 0));
    assert!(err(&output).contains("--output-encoding"));
    assert!(out(&run(&["detect", path(&one)])).contains("windows-1252"));
    assert!(out(&run(&["detect", path(&two)])).contains("windows-1251"));
    let output = run(&["translate", "--from", "en", "--to", "ru", "--unchecked", path(&one)]);
    assert_eq!(code(&output), 2);
}

#[test]
fn names_that_come_late_are_in_the_encoding_of_the_output() {
    let folder = TempDir::new().unwrap();
    let one = folder.path().join("one.pgn");
    let mut games = "[White \"Smith\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n".repeat(12_000).into_bytes();
    games.extend_from_slice(&named_game(b"H\xFCbner", b"sch\xF6n"));
    fs::write(&one, &games).unwrap();
    for jobs in ["1", "3"] {
        let output = run(&["translate", "--from", "en", "--to", "ru", "--jobs", jobs, path(&one)]);
        assert_eq!(code(&output), 0, "{}", err(&output));
        let text = out(&output);
        assert!(text.ends_with("[White \"Hübner\"]\n\n1. e4 e5 2. Кf3 {schön} Кc6 3. Сb5 *\n"));
        assert!(err(&output).contains("windows-1252"), "{}", err(&output));
        let output = run(&[
            "translate",
            "--from",
            "en",
            "--to",
            "de",
            "--jobs",
            jobs,
            path(&one),
            "-o",
            "/dev/stdout",
        ]);
        assert!(memchr::memmem::find(&output.stdout, b"H\xFCbner").is_some());
    }
}

#[test]
fn a_page_declares_its_encoding() {
    let folder = TempDir::new().unwrap();
    let one = folder.path().join("one.pgn");
    fs::write(&one, named_game(b"H\xFCbner", b"sch\xF6n")).unwrap();
    let output = run(&["translate", "--from", "en", "--to", "de", "--format", "html", path(&one)]);
    assert!(memchr::memmem::find(&output.stdout, b"H\xFCbner").is_some());
    assert!(memchr::memmem::find(&output.stdout, b"<meta charset=\"windows-1252\">").is_some());
    let page = folder.path().join("page.html");
    let text = b"<!DOCTYPE html><meta charset=\"windows-1252\"><p>H\xFCbner: 1. e4 e5 2. Nf3</p>\n";
    fs::write(&page, text).unwrap();
    let arguments = ["translate", "--from", "en", "--to", "de", path(&page)];
    let output = run(&arguments);
    assert!(memchr::memmem::find(&output.stdout, b"windows-1252\"><p>H\xFCbner").is_some());
    let output = stamma().args(arguments).args(["--output-encoding", "utf-8"]).output().unwrap();
    assert!(out(&output).contains("charset=\"utf-8\"><p>Hübner"), "{}", out(&output));
}

#[test]
fn messages_name_what_is_wrong_with_a_file() {
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("no/x.pgn");
    let output = run(&["translate", "--from", "en", GAME, "-o", path(&nowhere)]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("its folder is not there"), "{}", err(&output));
    let output = run(&["translate", "--from", "en", GAME, "-o", path(folder.path())]);
    assert!(err(&output).contains("it is a folder"), "{}", err(&output));
    let output = run(&["detect", "--json", "nosuch"]);
    assert!(err(&output).contains("there is no such file") && !err(&output).contains("os error"));
    let output = run_with(&["translate", "--json", "-q", "--from", "en"], "1. Nf9 *\n");
    assert_eq!((code(&output), err(&output).as_str()), (1, ""));
    let output = run_with(&[], "1. e4\n");
    assert_eq!((code(&output), output.stdout.len()), (2, 0));
    assert!(err(&output).contains("Usage"), "{}", err(&output));
    #[cfg(target_os = "linux")]
    {
        let output = run(&["translate", "--from", "en", GAME, "-o", "/dev/full"]);
        assert_eq!(code(&output), 2);
        assert!(err(&output).contains("/dev/full"), "{}", err(&output));
    }
}

#[test]
fn numbers_of_black_are_told_apart_when_words_are_read() {
    let game = "1. e4 e5 2. Nf3 (2. d4 d5) 2... Nf6 {x} 3. d4 *\n";
    let told = out(&run_with(&["translate", "--from", "en", "--to", "de:words", "--format", "pgn"], game));
    let back = run_with(&["translate", "--from", "de:words", "--to", "en", "--format", "pgn"], &told);
    assert_eq!(out(&back), game, "{told}");
}

#[test]
fn figurines_are_no_languages_letters() {
    let found = out(&run_with(&["detect"], "1. e4 e5 2. \u{2658}f3 \u{265e}c6\n"));
    assert!(found.contains("fan: 1 game, 4 half-moves legal"), "{found}");
    let found = out(&run_with(&["detect"], "1. e4 e5 2. Nf3 \u{265e}c6\n"));
    assert!(!found.contains("fan"), "{found}");
}

#[test]
fn colour_only_where_it_is_wanted() {
    let arguments = ["move", "Nf9", "--from", "en"];
    assert!(!err(&run(&arguments)).contains('\u{1b}'));
    assert!(err(&stamma().args(arguments).args(["--color", "always"]).output().unwrap()).contains('\u{1b}'));
}

#[test]
fn detection_tells_evidence_and_ties() {
    let output = run_with(&["detect", "-"], GERMAN);
    assert_eq!(code(&output), 0);
    // Danish and other tables have the same letters; all that read it are named, the most usual first.
    let found = out(&output);
    assert!(found.contains("de: 1 game, 10 half-moves legal") && found.contains(" da "), "{found}");
    let tie = run_with(&["detect", "--json"], "1. h4 h5 2. Rh3 *\n");
    assert_eq!(code(&tie), 1);
    let value: serde_json::Value = serde_json::from_str(&out(&tie)).unwrap();
    assert!(value["ties"][0]["readings"].as_array().unwrap().len() >= 2, "{value}");
    let refused = run(&["move", "1. h4 h5 2. Rh3"]);
    assert_eq!((code(&refused), out(&refused).as_str()), (1, "1. h4 h5 2. Rh3\n"));
}

#[test]
fn explanations() {
    let output = run(&["explain", "1. e4 Sf6!", "--from", "de"]);
    assert_eq!(code(&output), 0);
    for part in
        ["number 1", "a pawn from file e to e4", "a knight to f6", "chosen  Nf6", "annotation mark, $1"]
    {
        assert!(out(&output).contains(part), "{part}: {}", out(&output));
    }
    let output = run(&["explain", "Nd2", "--after", "d4 d5 Nf3 Nf6", "--from", "en", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(value["board"].as_array().unwrap().len(), 2, "{value}");
    assert_eq!((value["chosen"].as_str(), code(&output)), (None, 1));
    assert!(out(&run(&["explain", "m0204"])).starts_with("M0204 "));
    assert_eq!(code(&run(&["explain", "M9999"])), 2);
}

/// Every code in the sources has its part of the page.
#[test]
fn every_code_is_explained() {
    fn codes(folder: &Path, all: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                codes(&path, all);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            for quoted in text.split('"').skip(1) {
                let digits = quoted.strip_prefix(['M', 'L']).unwrap_or_default();
                if digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit()) {
                    all.push(quoted.to_owned());
                }
            }
        }
    }
    let mut all = Vec::new();
    codes(Path::new("src"), &mut all);
    all.sort();
    all.dedup();
    assert!(all.len() > 15);
    let page = fs::read_to_string("docs/codes.md").unwrap();
    for code in &all {
        assert!(page.contains(&format!("\n## {code} ")), "docs/codes.md lacks {code}");
    }
}

#[test]
fn languages_are_listed_and_shown() {
    let list = out(&run(&["languages"]));
    for tag in ["de", "ar", "ru", "zh-Hans"] {
        assert!(list.lines().any(|line| line.split_whitespace().next() == Some(tag)), "{tag}");
    }
    let german = out(&run(&["languages", "de-AT"]));
    assert!(german.contains("K D T L S") && german.contains("source"), "{german}");
    let arabic: serde_json::Value = serde_json::from_str(&out(&run(&["languages", "ar", "--json"]))).unwrap();
    assert_eq!(arabic["direction"], "rtl");
    assert_eq!(code(&run(&["languages", "xx-none"])), 2);
}

#[test]
fn own_tables_are_laid_over_the_built_in_ones() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("de")).unwrap();
    let table = fs::read_to_string("locales/de/notation.yaml").unwrap().replace("knight: S", "knight: J");
    fs::write(folder.path().join("de/notation.yaml"), &table).unwrap();
    let arguments = ["move", "Nf3", "--from", "en", "--to", "de", "--locales", path(folder.path())];
    assert_eq!(out(&run(&arguments)), "Jf3\n");
    fs::write(folder.path().join("de/notation.yaml"), table.replace("pieces:", "peices:")).unwrap();
    let output = run(&arguments);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("notation.yaml:") && err(&output).contains("error[L01"),
        "{}",
        err(&output)
    );
}

#[test]
fn a_damaged_sheet() {
    let sheet = "1. e4 e5\n2. Sf8 Sc6\n3. Lb5 a6\n4. La4 Sf6\n5. O-O Le7\n6. Te1 b5\n7. Lb3 d\n8. c3 O-O\n";
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "sheet.txt", sheet);
    let name = path.to_str().unwrap();
    let output = run(&["recover", "--from", "de", "--json", name]);
    let value: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    let moves = value["moves"].as_array().unwrap();
    assert_eq!((moves.len(), moves[2]["san"].as_str(), code(&output)), (16, Some("Nf3"), 1));
    assert_eq!(moves[13]["doubtful"], true);
    let pgn = run(&["recover", "--from", "de", "--to", "de", "--show", "pgn", name]);
    assert!(out(&pgn).contains("2. Sf3 {sheet: Sf8;") && out(&pgn).contains("{sheet: d;"), "{}", out(&pgn));
    let markup = run(&["recover", "--from", "de", "--to", "de", "--show", "markup", name]);
    assert!(
        out(&markup).starts_with("1. e4 e5\n2. [[Sf8 = Sf3 >99% (misread)]] Sc6\n")
            && out(&markup).contains("[[d = ")
    );
    let asked = run_with(&["recover", "--from", "de", "--ask", name], "d6\n");
    assert!(err(&asked).contains("the sheet has `d`"), "{}", err(&asked));
    assert!(out(&asked).contains("d6    100%"), "{}", out(&asked));
}

/// A variant whose men move by other rules is never read by those of chess; what only ends otherwise is.
#[test]
fn games_of_other_variants_are_left() {
    let game = |variant: &str, more: &str| {
        format!(
            "[Event \"a\"]\n[Variant \"{variant}\"]\n[ECO \"A00\"]\n{more}\n1. Nf3 e5 2. Nxe5 Nc6 1-0\n\n"
        )
    };
    for from in ["auto", "en"] {
        let translate =
            |text: &str| run_with(&["translate", "--from", from, "--to", "de", "--format", "pgn"], text);
        for variant in ["Atomic", "Crazyhouse", "Antichess", "Horde", "Racing Kings", "duck chess"] {
            let text = game(variant, "");
            let left = translate(&(text.clone() + &game("Standard", "")));
            assert!(out(&left).starts_with(&text), "{from} {variant}: {}", out(&left));
            assert!(out(&left).contains("Sf3"), "{from} {variant}: {}", out(&left));
            let said = err(&left);
            assert!(said.contains("[M0105]") && said.contains(variant) && code(&left) == 1, "{said}");
            assert_eq!(said.matches("warning[").count(), 1, "{said}");
        }
        for variant in ["Three-check", "King of the Hill", "From Position", "Chess960", "Standard"] {
            let read = translate(&game(variant, ""));
            assert!(out(&read).contains("2. Sxe5 Sc6 1-0") && code(&read) == 0, "{from} {variant}");
            assert_eq!(err(&read), "");
        }
        // Whatever stands between it and the moves, a position of a variant is no second fault.
        let pocket = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qn] w KQkq - 0 1\"]\n";
        let left = translate(&game("Crazyhouse", pocket));
        assert_eq!((code(&left), err(&left).matches("warning[").count()), (1, 1), "{}", err(&left));
        // Nor does a tag behind a FEN that holds no position begin another game.
        let broken = "[Event \"a\"]\n[FEN \"8/8 w - -\"]\n[Result \"*\"]\n\n1. Nf3 e5 *\n";
        let left = translate(broken);
        assert!(out(&left) == broken && err(&left).contains("[M0103]"), "{}", out(&left));
    }
}

/// Every word of a damaged sheet is a move of some game of it, or named as unread.
#[test]
fn batch_recovers_all_games_and_loses_no_word() {
    let sheet = |text: &str| {
        let request = serde_json::json!({"text": text, "recover": true}).to_string();
        serde_json::from_str::<serde_json::Value>(&out(&run_with(&["batch"], &request))).unwrap()
    };
    let lost = sheet("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 Nf6 5. 0-O Bz7");
    assert_eq!(lost["ok"], false);
    assert_eq!(lost["moves"].as_array().unwrap().len(), 9);
    let told = &lost["diagnostics"][0];
    assert_eq!((told["kind"].as_str(), told["span"][0].as_u64()), (Some("unreadable"), Some(48)));
    assert_eq!(lost["skipped"][0][0], 48);
    let two = sheet("1. e4 e5 2. Nf3 Nc6 1-0\n\n1. d4 d5 2. c4 e6 3. Nx3 Nf6 1/2-1/2");
    let games: Vec<u64> =
        two["moves"].as_array().unwrap().iter().map(|mv| mv["game"].as_u64().unwrap()).collect();
    assert_eq!(games, [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    assert_eq!(two["result"], "1/2-1/2");
    // Letters that several languages share are named by the most usual one, and the others beside it.
    let short = sheet("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Lq7");
    assert_eq!(short["from"], "de");
    let also: Vec<&str> = short["also"].as_array().unwrap().iter().map(|tag| tag.as_str().unwrap()).collect();
    assert!(also.contains(&"bs") && also.contains(&"sv") && !also.contains(&"de"), "{also:?}");
}

#[test]
fn batch_answers_each_line() {
    let output = run_with(&["batch"], "{\"id\":1,\"text\":\"Sf3\",\"from\":\"de\"}\nnonsense\n");
    let replies: Vec<serde_json::Value> =
        out(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((replies.len(), replies[0]["text"].as_str()), (2, Some("Nf3")));
    assert_eq!(replies[1]["diagnostics"][0]["kind"], "bad-request");
    assert_eq!(code(&output), 0);
    let requests = "{\"text\": \"e4\", \"base64\": \"ZTQ=\"}\n\
                    {\"text\": \"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-O Bo7\", \"format\": \"sheet\", \"recover\": true}\n";
    let output = out(&run_with(&["batch"], requests));
    let replies: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies[0]["diagnostics"][0]["kind"], "bad-request");
    let moves = replies[1]["moves"].as_array().unwrap();
    assert_eq!(moves[8]["uci"].as_str(), Some("e1g1"), "{output}");
    assert!(moves.iter().all(|one| one["uci"].is_string()), "{output}");
}

/// What the protocol leaves to the asking program comes back as it was, and a slip in a request is told.
#[test]
fn batch_keeps_ids_and_tells_slips() {
    let requests = "\u{feff}{\"id\": 123456789012345678901234567890, \"text\": \"e4\"}\n\
                    {\"id\": 1e400, \"text\": \"e4\"}\n\
                    {\"id\": {\"b\": 1, \"a\": [0.10]}, \"text\": \"0-0\", \"after\": \"e4 e5 Nf3 Nf6 Bc4 d6\", \"normalize\": true}\n\
                    {\"id\": 4, \"text\": \"e4\", \"recover\": \"yes\"}\n";
    let output = out(&run_with(&["batch"], requests));
    let lines: Vec<&str> = output.lines().collect();
    assert!(
        lines[0].contains("\"id\":123456789012345678901234567890") && lines[0].contains("\"ok\":true"),
        "{output}"
    );
    assert!(lines[1].contains("\"id\":1e+400") || lines[1].contains("\"id\":1e400"), "{output}");
    assert!(
        lines[2].contains("\"id\":{\"b\":1,\"a\":[0.10]}") && lines[2].contains("\"text\":\"O-O\""),
        "{output}"
    );
    assert!(lines[3].contains("bad-request") && lines[3].contains("recover"), "{output}");
}

/// With --best a slip that can be one move only is mended, and of several moves the likeliest is taken; both are told.
#[test]
fn the_best_reading_is_taken_and_told() {
    let output = run(&["move", "1. e4 e5 2. Bcc4 Nf6", "--from", "en", "--to", "de", "--best"]);
    assert_eq!((code(&output), out(&output).trim()), (0, "1. e4 e5 2. Lc4 Sf6"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("M0301"));
    let kept = run(&["move", "1. e4 e5 2. Bcc4 Nf6", "--from", "en", "--to", "de"]);
    assert_eq!((code(&kept), out(&kept).trim()), (1, "1. e4 e5 2. Bcc4 Nf6"));
    let several = ["move", "Nd2", "--after", "d4 d5 Nf3 e6", "--from", "en", "--to", "uci", "--best"];
    let output = run(&several);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((code(&output), out(&output).trim()), (0, "b1d2"));
    assert!(told.contains("Nbd2 · Nfd2") && told.contains("the first was taken"), "{told}");
}

/// A capture that is none in passing is told of where it says so.
#[test]
fn a_sign_that_does_not_belong_is_told() {
    let output = run(&["move", "exd5 e.p.", "--after", "e4 d5", "--from", "en", "--to", "uci"]);
    assert_eq!((code(&output), out(&output).trim()), (0, "e4d5"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("M0301"));
}

#[test]
fn completions_and_manual_pages() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = run(&["completions", shell]);
        assert!(code(&output) == 0 && out(&output).contains("in-place"), "{shell}");
    }
    assert!(out(&run(&["man"])).contains(".TH stamma"));
    assert!(out(&run(&["man", "translate"])).contains("in\\-place"));
    let folder = TempDir::new().unwrap();
    assert_eq!(code(&run(&["man", "--out", path(folder.path())])), 0);
    assert!(folder.path().join("stamma-recover.1").exists());
}

/// The examples in `--help` run as they stand.
#[test]
fn every_example_of_the_help_runs() {
    let binary = assert_cmd::cargo::cargo_bin("stamma");
    let search = std::env::join_paths(
        std::iter::once(binary.parent().unwrap().to_owned())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    );
    let search = search.unwrap();
    let commands =
        ["translate", "move", "recover", "detect", "explain", "languages", "batch", "completions", "man"];
    for command in commands {
        let help = out(&run(&[command, "--help"]));
        let examples: Vec<&str> = help.lines().filter_map(|line| line.strip_prefix("  stamma ")).collect();
        assert_eq!(examples.len(), 3, "{command} has three examples: {help}");
        for example in examples {
            let folder = TempDir::new().unwrap();
            let from = if example.contains("--from de") { GERMAN } else { "1. e4 e5 2. Nf3 Nc6 *\n" };
            for name in ["game.pgn", "sheet.txt"] {
                file(&folder, name, from);
            }
            file(&folder, "requests.jsonl", "{\"text\":\"e4\"}\n");
            fs::create_dir(folder.path().join("my-tables")).unwrap();
            let output = std::process::Command::new("sh")
                .args(["-c", &format!("stamma {example}")])
                .current_dir(folder.path())
                .env("PATH", &search)
                .stdin(fs::File::open(folder.path().join("requests.jsonl")).unwrap())
                .output()
                .unwrap();
            assert!(code(&output) <= 1 && !err(&output).contains("error"), "{example}: {}", err(&output));
            let silent =
                example.contains(" -o ") || example.contains("--in-place") || example.contains("--out");
            assert!(silent == output.stdout.is_empty(), "{example} prints nothing");
        }
    }
    std::io::stdout().flush().unwrap();
}

#[test]
fn sentences_around_moves_are_no_game() {
    let folder = TempDir::new().unwrap();
    for (text, german) in [
        ("The move 1. e4 e5 2. Nf3 was played.\n", "The move 1. e4 e5 2. Sf3 was played.\n"),
        (
            "1. e4 is the best move. After 1... e5 2. Nf3 the game is open.\r\n",
            "1. e4 is the best move. After 1... e5 2. Sf3 the game is open.\r\n",
        ),
        ("1. e4 {the best move} e5 2. Nf3 *\n", "1. e4 {the best move} e5 2. Sf3 *\n"),
    ] {
        let from = file(&folder, "a.txt", text);
        for output in
            [run(&["translate", "--to", "de", path(&from)]), run_with(&["translate", "--to", "de"], text)]
        {
            assert_eq!((out(&output).as_str(), code(&output)), (german, 0), "{}", err(&output));
        }
    }
    let spoken = "1. pion e 4, pion e 5, 2. cavalier f 3";
    let output = run_with(&["translate", "--from", "fr:words", "--to", "en"], spoken);
    assert_eq!((out(&output).as_str(), code(&output)), ("1. e4 e5 2. Nf3", 0), "{}", err(&output));
}

#[test]
fn the_formats_that_are_read_are_offered() {
    let help = out(&run(&["translate", "--help"])).to_lowercase();
    assert!(help.contains("markdown") && help.contains("docx") && help.contains("epub"));
    let folder = TempDir::new().unwrap();
    let book = file(&folder, "book.epub", "PK");
    let output = run(&["translate", path(&book)]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("no zip archive"), "{}", err(&output));
}

/// A DOCX with one paragraph.
fn docx(text: &str) -> Vec<u8> {
    let space = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    let page =
        format!("<w:document xmlns:w=\"{space}\"><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:document>");
    let mut out = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    out.start_file("word/document.xml", zip::write::SimpleFileOptions::default()).unwrap();
    std::io::Write::write_all(&mut out, page.as_bytes()).unwrap();
    out.finish().unwrap().into_inner()
}

/// The paragraph of such a file.
fn paragraph(bytes: &[u8]) -> String {
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let text = std::io::read_to_string(zip.by_name("word/document.xml").unwrap()).unwrap();
    text.split("<w:t>").nth(1).unwrap().split('<').next().unwrap().to_owned()
}

#[test]
fn a_docx_is_translated_to_a_file_in_place_and_to_a_pipe() {
    let folder = TempDir::new().unwrap();
    let one = folder.path().join("one.docx");
    fs::write(&one, docx("1. e4 e5 2. Nf3 and Qh1")).unwrap();
    let before = fs::read(&one).unwrap();
    let two = folder.path().join("two.docx");
    let output = run(&["translate", "--to", "de", "-o", path(&two), path(&one)]);
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("one.docx!word/document.xml:1:21: warning[M0201]"), "{}", err(&output));
    assert_eq!(paragraph(&fs::read(&two).unwrap()), "1. e4 e5 2. Sf3 and Qh1");
    // From a pipe, found by its content, to a pipe.
    let piped = stamma().args(["translate", "--to", "fr"]).pipe_stdin(&one).unwrap().output().unwrap();
    assert_eq!(paragraph(&piped.stdout), "1. e4 e5 2. Cf3 and Qh1");
    let strict = run(&["translate", "--to", "de", "--strict", "--in-place", path(&one)]);
    assert_eq!((code(&strict), fs::read(&one).unwrap()), (1, before));
    assert_eq!(code(&run(&["translate", "--to", "de", "--in-place", path(&one), path(&two)])), 1);
    assert_eq!(paragraph(&fs::read(&one).unwrap()), "1. e4 e5 2. Sf3 and Qh1");
    for arguments in [&["--encoding", "latin1"][..], &["--bidi", "visual"], &[path(&two)]] {
        let output = run(&[&["translate", "--to", "de", path(&one)], arguments].concat());
        assert_eq!((code(&output), output.stdout.len()), (2, 0), "{arguments:?}");
    }
}

#[test]
fn the_nightrider_is_no_knight() {
    let output = run(&["move", "--from", "en.problem", "1. Sf3 Sf6 2. Nd5"]);
    assert_eq!((out(&output).as_str(), code(&output)), ("1. Sf3 Sf6 2. Nd5\n", 1));
    assert!(err(&output).contains("[M0102]") && err(&output).contains("nightrider"), "{}", err(&output));
    let output = run(&["explain", "--from", "en.problem", "Nf3"]);
    assert!(out(&output).contains("nightrider"), "{}", out(&output));
    assert_eq!(out(&run(&["move", "--from", "en.problem", "1. Sf3 Sf6"])), "1. Nf3 Nf6\n");
}

#[test]
fn a_field_that_is_not_known_is_a_bad_request() {
    let replies = out(&run_with(
        &["batch"],
        "{\"id\": 1, \"text\": \"e4\", \"polcy\": \"best\"}\n{\"id\": 2, \"text\": \"e4\"}\n",
    ));
    let lines: Vec<&str> = replies.lines().collect();
    assert!(lines[0].contains("bad-request") && lines[0].contains("polcy"), "{}", lines[0]);
    assert!(lines[1].contains("\"ok\":true"), "{}", lines[1]);
}

#[test]
fn a_manual_page_of_no_command() {
    let output = run(&["man", "foo"]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("there is no command `foo`; the commands are translate, move"));
    assert!(out(&run(&["man", "tr"])).contains("stamma\\-translate"));
}

#[test]
fn from_a_language_to_itself_no_letter_changes_whichever_set_it_is() {
    for tag in ["ru", "ar", "he", "en", "id", "ru:words", "fan"] {
        for text in ["1. Nf3 Nf6", "1. e4 e5 2. Nf3", "Sh3"] {
            let output = run(&["move", "--from", tag, "--to", tag, text]);
            assert_eq!(out(&output).trim_end(), text, "{tag}");
        }
    }
    let folder = TempDir::new().unwrap();
    let page = file(&folder, "a.html", "1. e4 e5 2. Nf3 *\n");
    let output = run(&["translate", "--from", "ru", "--to", "ru", path(&page)]);
    assert_eq!(out(&output), "1. e4 e5 2. Nf3 *\n");
    // A style is a wish.
    let output = run(&["move", "--from", "ru", "--to", "ru", "--style", "pgn", "1. Nf3"]);
    assert_eq!(out(&output), "1. \u{41a}f3\n");
}

/// What a text was found to be is said in the reader's language; one without messages is told so once.
#[test]
fn detect_speaks_the_language_that_is_asked_for() {
    let game = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *\n";
    let said = |language: &str| {
        let arguments = ["detect", "--lang", language, "-"];
        let output =
            stamma().args(arguments).env_remove("LC_ALL").env("LC_MESSAGES", "C").write_stdin(game).output();
        output.unwrap()
    };
    assert!(out(&said("de")).contains("Notation  de: 1 Partie, 6 Halbzüge legal"), "{}", out(&said("de")));
    assert!(out(&said("ru")).contains("нотация   de: 1 партия, 6 полуходов"), "{}", out(&said("ru")));
    let told = err(&run(&["move", "e4", "--lang", "he"]));
    assert_eq!(told.matches("no messages in `he`").count(), 1, "{told}");
    assert!(told.contains("ar, de, en, es, fr, ru"), "{told}");
}

/// A position told and SSML, from the command line.
#[test]
fn a_position_is_told_and_words_are_speech() {
    let told = out(&run(&["move", "--position", "--after", "e4 e5 Nf3", "--to", "ru:words"]));
    assert!(told.contains("ладьи a 1, h 1; слоны c 1, f 1; кони b 1, f 3; пешки a 2"), "{told}");
    let told =
        out(&run(&["move", "--position", "--fen", "8/8/8/8/8/4k3/8/K6Q b - - 0 1", "--to", "ar:words"]));
    assert!(told.contains("ملك a 1؛ وزير h 1."), "{told}");
    let speech = out(&run(&["move", "1. e4 e5 2. Nf3", "--to", "de:words", "--ssml"]));
    assert!(speech.contains("xml:lang=\"de\"") && speech.matches("<s>").count() == 2, "{speech}");
    assert_eq!(run(&["move", "--position", "--to", "de"]).status.code(), Some(2));
    // A whole file is one document for a speech engine.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    let games = "[White \"A & B\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a <plan>} Nc6\n3. Bb5 a6 1-0\n\n\
                 [White \"C\"]\n\n1. d4 d5 1/2-1/2\n";
    std::fs::write(&file, games).unwrap();
    let speech = out(&run(&["translate", "--to", "de:words", "--ssml", file.to_str().unwrap()]));
    let lines: Vec<&str> = speech.lines().collect();
    assert_eq!(lines[0], "<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    assert!(lines[1].starts_with("<speak ") && lines[1].ends_with("xml:lang=\"de\">"), "{speech}");
    assert_eq!(lines[2], "<s>Weiß: A &amp; B</s>");
    assert!(
        lines[3].starts_with("<p><s>1: <say-as") && lines[3].contains("<s>a &lt;plan&gt;</s>"),
        "{speech}"
    );
    assert!(lines[3].contains("3: Läufer <say-as interpret-as=\"characters\">b</say-as> 5, "), "{speech}");
    assert_eq!((lines[4], lines.last()), ("<s>Weiß: C</s>", Some(&"</speak>")));
    assert_eq!(speech.matches("</speak>").count(), 1);
    assert_eq!(run(&["translate", "--to", "de", "--ssml", file.to_str().unwrap()]).status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn a_device_is_not_changed_in_place() {
    let output = run(&["translate", "--to", "de", "--in-place", "/dev/null"]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("in place"), "{}", err(&output));
}

/// Men that are named by where they began keep that through the moves of `--after`, and of `after` in a request.
#[test]
fn moves_before_the_text_tell_where_men_began() {
    for (arguments, written) in [
        (["G.D.4", "--from", "stamma"], "Nd4\n"),
        (["حمd4", "--from", "ar:wing"], "Nd4\n"),
        (["Nd4", "--to", "stamma"], "G.D.4\n"),
        (["Nd4", "--to", "ar:wing"], "حمd4\n"),
    ] {
        let [text, option, name] = arguments;
        let output = run(&["move", text, option, name, "--after", "e4 e5 Nf3 Nc6"]);
        assert_eq!((out(&output).as_str(), code(&output)), (written, 0), "{text}: {}", err(&output));
        let (from, to) = if option == "--from" { (name, "en") } else { ("en", name) };
        let request = serde_json::json!({"text": text, "from": from, "to": to, "after": "e4 e5 Nf3 Nc6"});
        let output = run_with(&["batch"], &format!("{request}\n"));
        let reply: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(reply["text"], written.trim_end(), "{reply}");
    }
    let output = run(&["move", "F.D.4", "--from", "stamma", "--after", "e4 e5 Nf3 Nc6"]);
    assert_eq!(code(&output), 1);
}

/// What `explain` shows is in the language, word for word.
#[test]
fn a_reading_is_explained_in_six_languages() {
    let text = "1. e4 e5 2. nf3 Sc6 (2... d6) {x} Bb5";
    for (tag, parts) in [
        (
            "en",
            [
                "White, move 1",
                "a pawn from file e to e4",
                "the variation ends",
                "[repair: upper or lower case]",
            ],
        ),
        (
            "de",
            [
                "Weiß, Zug 1",
                "Bauer von Linie e nach e4",
                "die Variante endet",
                "Korrektur: Groß- oder Kleinschreibung",
            ],
        ),
        (
            "fr",
            [
                "Blancs, coup 1",
                "pion de colonne e à e4",
                "fin de la variante",
                "correction : majuscule ou minuscule",
            ],
        ),
        (
            "es",
            [
                "blancas, jugada 1",
                "peón de columna e a e4",
                "termina la variante",
                "corrección: mayúscula o minúscula",
            ],
        ),
        (
            "ru",
            ["белые, ход 1", "вертикаль e, на: e4", "конец варианта", "исправление: прописная или строчная"],
        ),
        ("ar", ["الأبيض، النقلة 1", "بيدق من العمود e إلى e4", "نهاية التفريعة", "تصحيح: حرف كبير أو صغير"]),
    ] {
        let shown = out(&run(&["explain", text, "--from", "en", "--lang", tag]));
        for part in parts {
            assert!(shown.contains(part), "{tag}: {part}: {shown}");
        }
        let english = ["says", "board", "chosen", "move ", "number", "comment\n", "nothing", "variation "];
        let alike = |word: &&&str| tag == "en" || tag == "fr" && word.contains("variation");
        for word in english.iter().filter(|word| !alike(word)) {
            assert!(!shown.contains(word), "{tag}: {word}: {shown}");
        }
    }
}

#[test]
fn what_translate_reads_in_a_document_detect_finds() {
    let folder = TempDir::new().unwrap();
    let russian = "После 1. e4 e5 2. Кf3 Кc6 3. Сb5 белые грозят, 3... a6 4. Сa4 Кf6 5. 0-0 Сe7 6. Лe1.";
    let game = "1. e4 e5 2. Sf3 Sc6 3. Sxe5 Sxe5 4. Dh5";
    for (name, text, notation) in [
        (
            "a.md",
            format!("# Партия\n\n{}\n\n`Nf3` https://a.org/Nf3\n", russian.replace("1. e4", "**1. e4**")),
            "ru",
        ),
        ("a.txt", format!("{russian}\n"), "ru"),
        ("a.html", format!("<p>{russian}</p>"), "ru"),
        ("a.tex", format!("\\mainline{{{game}}}\n"), "de"),
        ("b.txt", format!("{game}\n"), "de"),
    ] {
        let page = file(&folder, name, &text);
        let found = run(&["detect", "--json", path(&page)]);
        assert_eq!(code(&found), 0, "{name} {}", out(&found));
        let found: serde_json::Value = serde_json::from_str(&out(&found)).unwrap();
        let one = &found["notations"][0];
        assert_eq!(one["spec"], notation, "{name} {found}");
        assert_eq!(code(&run(&["translate", "--to", "en", path(&page)])), 0, "{name}");
    }
    let book = folder.path().join("a.docx");
    fs::write(&book, docx(russian)).unwrap();
    let found = run(&["detect", path(&book)]);
    assert!(code(&found) == 0 && out(&found).contains("ru"), "{}", out(&found));
    let nothing = file(&folder, "c.md", "Words without a move.\n");
    assert_eq!(code(&run(&["detect", path(&nothing)])), 1);
}

/// The sign of the side, where a language has no word for it, is part of the sentence and no mark of annotation.
#[test]
fn the_sign_of_a_side_is_read() {
    let promoting = "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    for (fen, mv) in [("", "e4"), ("", "Nf3"), (promoting, "bxa8=Q+"), (promoting, "b8=B")] {
        let fen = if fen.is_empty() { vec![] } else { vec!["--fen", fen] };
        for tag in ["ab", "ky", "mt"] {
            let to = format!("{tag}.full:words");
            let told = out(&run(&[&["move", mv, "--from", "en", "--to", &to], fen.as_slice()].concat()));
            assert!(told.starts_with("\u{25cb}:"), "{told}");
            let from = format!("{tag}:words");
            let back = run(&[&["move", told.trim_end(), "--from", &from], fen.as_slice()].concat());
            assert_eq!(out(&back).trim_end().trim_end_matches('+'), mv.trim_end_matches('+'), "{told}");
        }
    }
    // A side alone is no move, not even one that is passed.
    assert_eq!(code(&run(&["move", "wit", "--from", "af:words"])), 1);
}
