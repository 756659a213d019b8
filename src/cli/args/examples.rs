//! What stands below the help of each command.

/// What stands below the help of the whole command.
pub(in crate::cli) const EXAMPLES: &str = "\
Examples:
  stamma translate --from en --to ar games.pgn       a PGN file with Arabic letters
  stamma move 1.Sf3 d5 2.g3 --from de --to fan       one line of moves in figurines
  stamma explain Sf3 --from de                       how a move was read

A notation is named LOCALE[.SET][:SYSTEM], as in de, fa.latin-1980 or es:descriptive, or by a system that \
needs no language: fan, uci, uci960, iccf, smith, coordinate, stamma, selenus, murray, paris1173, koebel1520, gringmuth, \
uedemann, pgn. Behind a language stand san (as if none), lan, descriptive, wing and words. `stamma languages` lists the \
locales.
Moves in words are de:words; how they are told stands for the set, joined by hyphens, as in de.full:words or \
en.fide-digits:words: short, full or fide; letters, nato or anna; figures or digits.
Exit codes: 0 all moves done, 1 some were left as written (recover: something is doubtful; \
detect: undecided or nothing read), 2 could not run.";

pub(super) const TRANSLATE: &str = "\
Examples:
  stamma translate --from en --to ar game.pgn
  stamma translate --from de --to fan --style book -o book.pgn game.pgn
  stamma translate --from auto --to pgn --in-place game.pgn

What is no move, number, result or glyph is copied byte for byte. A move that cannot be read, is illegal or fits \
several moves is left with its line as it was, and reported. Prose in a file without a telling name is named: \
--format text.";

pub(super) const MOVE: &str = "\
Examples:
  stamma move \"1. e4 e5 2. Sf3\" --from de --to ru
  stamma move Lb5 --from de --to fr --after \"e4 e5 Nf3 Nc6\"
  stamma move --position --after \"e4 e5 Nf3\" --to de:words";

pub(super) const RECOVER: &str = "\
Examples:
  stamma recover sheet.txt
  stamma recover --from de --show pgn sheet.txt
  stamma recover --json sheet.txt";

pub(super) const DETECT: &str = "\
Examples:
  stamma detect game.pgn
  stamma detect --json game.pgn sheet.txt
  stamma detect - < game.pgn";

pub(super) const EXPLAIN: &str = "\
Examples:
  stamma explain \"1. e4 e5 2. Sf3\" --from de
  stamma explain Nd2 --from en --after \"d4 d5 Nf3 Nf6\"
  stamma explain M0204";

pub(super) const LANGUAGES: &str = "\
Examples:
  stamma languages
  stamma languages ar
  stamma languages --json de";

pub(super) const BATCH: &str = "\
Examples:
  stamma batch requests.jsonl
  stamma batch < requests.jsonl
  stamma batch --locales my-tables requests.jsonl

A request is one object, as {\"text\": \"1. Sf3\", \"from\": \"de\", \"to\": \"fr\"}; only text is required. The exit code is 0 \
even where a request was bad: its reply says so. Fields, replies and examples: docs/batch.md";

pub(super) const COMPLETIONS: &str = "\
Examples:
  stamma completions bash
  stamma completions zsh
  stamma completions fish";

pub(super) const MAN: &str = "\
Examples:
  stamma man
  stamma man translate
  stamma man --out man1";
