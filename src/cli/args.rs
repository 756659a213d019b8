//! The command line as types. What `--help`, the man pages and the completions say is made from this module
//! alone, so that they cannot disagree.

mod choices;
mod examples;

use std::path::PathBuf;

use clap::{Args, CommandFactory, Parser, Subcommand};

pub(super) use self::choices::{BidiMode, ColorChoice, CommentsChoice, FormatName, GlyphForm, ShowForm};
pub(super) use self::examples::EXAMPLES;
use self::examples::{BATCH, COMPLETIONS, DETECT, EXPLAIN, LANGUAGES, MAN, MOVE, RECOVER, TRANSLATE};

/// Chess notation in every language: reads moves in any notation and writes them in any other.
#[derive(Debug, Parser)]
#[command(name = "stamma", version, arg_required_else_help = true, max_term_width = 110)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
pub(super) struct Cli {
    /// What to do; `translate` where nothing is named.
    #[command(subcommand)]
    pub(super) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Translate files, or standard input, from one notation to another.
    #[command(after_help = TRANSLATE, visible_alias = "tr")]
    Translate(TranslateArgs),
    /// Translate one line of moves.
    #[command(after_help = MOVE)]
    Move(MoveArgs),
    /// Find the most probable legal game in a noisy or damaged scoresheet.
    #[command(after_help = RECOVER)]
    Recover(RecoverArgs),
    /// Find which notation and encoding a text is in, with the evidence.
    #[command(after_help = DETECT)]
    Detect(DetectArgs),
    /// Show how each token was read, or what a code of a diagnostic means.
    #[command(after_help = EXPLAIN)]
    Explain(ExplainArgs),
    /// List the languages, or show all that is known of one.
    #[command(after_help = LANGUAGES)]
    Languages(LanguagesArgs),
    /// Answer JSON requests, one a line, with one JSON reply a line.
    #[command(after_help = BATCH)]
    Batch(BatchArgs),
    /// Print the completions of a shell.
    #[command(after_help = COMPLETIONS)]
    Completions(CompletionsArgs),
    /// Print the manual page, or write all pages to a folder.
    #[command(after_help = MAN)]
    Man(ManArgs),
}

/// The commands whose answer itself is JSON with `--json`.
pub(super) const ANSWERS: [&str; 4] = ["recover", "detect", "explain", "languages"];

/// The command line's definition: `--json` is another thing where it is the answer.
pub(super) fn definition() -> clap::Command {
    ANSWERS.into_iter().fold(Cli::command(), |command, name| {
        command.mut_subcommand(name, |sub| {
            sub.mut_arg("json", |json| json.help("Print the answer as JSON on standard output"))
        })
    })
}

/// How much is said, where and in which language.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Messages")]
pub(super) struct TalkArgs {
    /// Print diagnostics as JSON, one object a line, on standard error.
    #[arg(long)]
    pub(super) json: bool,
    /// Print no diagnostics and no progress; the exit code still tells.
    #[arg(long, short)]
    pub(super) quiet: bool,
    /// Colour of messages.
    #[arg(long, value_enum, default_value_t, value_name = "WHEN")]
    pub(super) color: ColorChoice,
    /// Language of messages; that of the environment by default.
    #[arg(long, value_name = "TAG")]
    pub(super) lang: Option<String>,
    /// A folder of your own tables, laid out as `locales/` is, over the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub(super) locales: Option<PathBuf>,
}

/// Where the options about files and their formats stand in the help.
const FILES: &str = "Files";

/// What is read and what is written.
#[derive(Debug, Args)]
#[command(next_help_heading = "Notation")]
pub(super) struct NotationArgs {
    /// Notation of the text; `auto` finds it, and refuses a text that two notations read as different games.
    #[arg(long, short, value_name = "SPEC", default_value = "auto")]
    pub(super) from: String,
    /// Notation to write.
    #[arg(long, short, value_name = "SPEC", default_value = "en")]
    pub(super) to: String,
    /// Rewrite every move in this style: pgn, fide, informant, book …
    #[arg(long, value_name = "NAME")]
    pub(super) style: Option<String>,
    /// Rewrite every move with this mark, as `capture=:` or `check=†`; repeat it for several marks.
    #[arg(long, value_name = "MARK=VALUE", value_parser = super::marks::parse)]
    pub(super) set: Vec<(String, String)>,
    /// Rewrite every move as the style says, even where it needs no change.
    #[arg(long, visible_alias = "normalize")]
    pub(super) normalise: bool,
    /// How annotation marks are written.
    #[arg(long, value_enum, value_name = "FORM")]
    pub(super) glyphs: Option<GlyphForm>,
    /// How right-to-left output is kept in order; by default none, or isolate in prose.
    #[arg(long, value_enum, value_name = "MODE")]
    pub(super) bidi: Option<BidiMode>,
    /// What to do with a move in doubt.
    #[command(flatten)]
    pub(super) policy: PolicyArgs,
}

/// What to do with a move that cannot be read, is illegal, or fits several moves.
#[derive(Debug, Default, Args)]
#[group(multiple = false)]
#[command(next_help_heading = "Moves in doubt")]
pub(super) struct PolicyArgs {
    /// Leave them as they are, report them, go on (the default).
    #[arg(long)]
    pub(super) keep: bool,
    /// Stop at the first one and write nothing.
    #[arg(long)]
    pub(super) strict: bool,
    /// Take the most probable reading and report it: of several moves the likeliest, and for a text one letter away from
    /// the spelling of one legal move only, that move.
    #[arg(long)]
    pub(super) best: bool,
}

/// `stamma translate`.
#[derive(Debug, Args)]
pub(super) struct TranslateArgs {
    /// Files to read; `-` or none is standard input.
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// From, to, style.
    #[command(flatten)]
    pub(super) notation: NotationArgs,
    /// Kind of text; by default from the file's ending, then from its content.
    #[arg(long, value_enum, value_name = "FORMAT", help_heading = FILES)]
    pub(super) format: Option<FormatName>,
    /// Write to this file; it appears only when all is done.
    #[arg(long, short, value_name = "FILE", conflicts_with = "in_place", help_heading = FILES)]
    pub(super) output: Option<PathBuf>,
    /// Change the files themselves, all or nothing for each; permissions are kept.
    #[arg(long, requires = "files", help_heading = FILES)]
    pub(super) in_place: bool,
    /// Write words as SSML, for speech engines, with the language named.
    #[arg(long, conflicts_with_all = ["in_place", "output_encoding", "unchecked"], help_heading = FILES)]
    pub(super) ssml: bool,
    /// Moves inside comments.
    #[arg(long, value_enum, default_value_t, value_name = "WHAT", help_heading = FILES)]
    pub(super) comments: CommentsChoice,
    /// Threads; 0 takes one for each processor.
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = FILES)]
    pub(super) jobs: usize,
    /// Change letters without a board, for trusted files; refused where letters alone are not enough.
    #[arg(long, conflicts_with_all = ["strict", "best"], help_heading = FILES)]
    pub(super) unchecked: bool,
    /// Encoding of the input, as `windows-1251` or `cp866`; found by default.
    #[arg(long, value_name = "NAME", help_heading = FILES)]
    pub(super) encoding: Option<String>,
    /// Encoding of the output; that of the input by default.
    #[arg(long, value_name = "NAME", help_heading = FILES)]
    pub(super) output_encoding: Option<String>,
    /// Messages.
    #[command(flatten)]
    pub(super) talk: TalkArgs,
}

/// The position in which a text begins.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Position")]
pub(super) struct StartArgs {
    /// The position before the first move.
    #[arg(long, value_name = "FEN")]
    pub(super) fen: Option<String>,
    /// Moves in English that lead to it.
    #[arg(long, value_name = "MOVES")]
    pub(super) after: Option<String>,
}

/// `stamma move`.
#[derive(Debug, Args)]
pub(super) struct MoveArgs {
    /// The moves; `-` reads standard input.
    #[arg(value_name = "TEXT", required_unless_present = "position")]
    pub(super) text: Vec<String>,
    /// Tell the position after the moves instead of them, man by man, in the words of --to.
    #[arg(long)]
    pub(super) position: bool,
    /// Write words as SSML, for speech engines, with the language named.
    #[arg(long)]
    pub(super) ssml: bool,
    /// From, to, style.
    #[command(flatten)]
    pub(super) notation: NotationArgs,
    /// Where the moves begin.
    #[command(flatten)]
    pub(super) start: StartArgs,
    /// Messages.
    #[command(flatten)]
    pub(super) talk: TalkArgs,
}

/// `stamma recover`.
#[derive(Debug, Args)]
pub(super) struct RecoverArgs {
    /// Files to read; `-` or none is standard input.
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Notation of the sheet; `auto` finds it.
    #[arg(long, short, value_name = "SPEC", default_value = "auto")]
    pub(super) from: String,
    /// Notation to write moves in.
    #[arg(long, short, value_name = "SPEC", default_value = "en")]
    pub(super) to: String,
    /// The form of the answer.
    #[arg(long, value_enum, default_value_t, value_name = "FORM")]
    pub(super) show: ShowForm,
    /// Ask about each doubtful half-move, with the board.
    #[arg(long, requires = "files", conflicts_with = "json")]
    pub(super) ask: bool,
    /// Let only the sheet speak, not how people usually play.
    #[arg(long)]
    pub(super) no_prior: bool,
    /// Write to this file.
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Encoding of the input; found by default.
    #[arg(long, value_name = "NAME")]
    pub(super) encoding: Option<String>,
    /// Where the game begins.
    #[command(flatten)]
    pub(super) start: StartArgs,
    /// Messages; with `--json` the answer itself is JSON on standard output.
    #[command(flatten)]
    pub(super) talk: TalkArgs,
}

/// `stamma detect`.
#[derive(Debug, Args)]
pub(super) struct DetectArgs {
    /// Files to read; `-` or none is standard input.
    #[arg(value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Encoding of the input; found by default.
    #[arg(long, value_name = "NAME")]
    pub(super) encoding: Option<String>,
    /// Messages; with `--json` the answer itself is JSON on standard output.
    #[command(flatten)]
    pub(super) talk: TalkArgs,
}

/// `stamma explain`.
#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    /// The moves, or a code such as M0204; `-` reads standard input.
    #[arg(value_name = "TEXT", required = true)]
    pub(super) text: Vec<String>,
    /// Notation of the text.
    #[arg(long, short, value_name = "SPEC", default_value = "auto")]
    pub(super) from: String,
    /// Where the moves begin.
    #[command(flatten)]
    pub(super) start: StartArgs,
    /// Messages; with `--json` the answer itself is JSON on standard output.
    #[command(flatten)]
    pub(super) talk: TalkArgs,
}

/// `stamma languages`.
#[derive(Debug, Args)]
pub(super) struct LanguagesArgs {
    /// The language to show, as `ar` or `de-AT`.
    #[arg(value_name = "TAG")]
    pub(super) tag: Option<String>,
    /// Messages; with `--json` the answer itself is JSON on standard output.
    #[command(flatten)]
    pub(super) talk: TalkArgs,
}

/// `stamma batch`.
#[derive(Debug, Args)]
pub(super) struct BatchArgs {
    /// The requests; `-` or none is standard input.
    #[arg(value_name = "FILE")]
    pub(super) file: Option<PathBuf>,
    /// A folder of your own tables over the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub(super) locales: Option<PathBuf>,
}

/// `stamma completions`.
#[derive(Debug, Args)]
pub(super) struct CompletionsArgs {
    /// The shell.
    #[arg(value_enum)]
    pub(super) shell: clap_complete::Shell,
}

/// `stamma man`.
#[derive(Debug, Args)]
pub(super) struct ManArgs {
    /// The command whose page is printed; the overview where none is named.
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    pub(super) command: Option<String>,
    /// Write a page for each command into this folder.
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,
}
