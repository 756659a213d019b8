//! `stamma languages`: the tables, as a list and one by one.

use serde_json::{Map, Value, json};

use super::args::LanguagesArgs;
use super::session::{self, Stop};
use super::width;
use crate::board::Role;
use crate::locale::{LetterSet, Locale};

/// Kings first, as tables list pieces.
const ORDER: [(Role, &str); 6] = [
    (Role::King, "king"),
    (Role::Queen, "queen"),
    (Role::Rook, "rook"),
    (Role::Bishop, "bishop"),
    (Role::Knight, "knight"),
    (Role::Pawn, "pawn"),
];

/// Columns of a terminal that does not say how wide it is.
const WIDTH: usize = 100;

pub(super) fn run(args: &LanguagesArgs) -> Result<u8, Stop> {
    let locales = session::locales(args.talk.locales.as_deref())?;
    let mut out = String::new();
    match &args.tag {
        Some(tag) => {
            let locale = locales.get(tag.split(['.', ':']).next().unwrap_or(tag))?;
            if args.talk.json {
                out.push_str(&format!("{}\n", as_json(locale)));
            } else {
                page(locale, &mut out);
            }
        }
        None => {
            let mut rows = vec![["tag", "language", "own name", "letters", ""].map(str::to_owned).to_vec()];
            for locale in locales.all() {
                let locale = locale?;
                if args.talk.json {
                    out.push_str(&format!("{}\n", as_json(locale)));
                    continue;
                }
                let own =
                    if locale.sets.len() > 1 { format!("{} sets", locale.sets.len()) } else { String::new() };
                let doubt = if locale.doubtful.is_empty() { own } else { format!("{own} (doubtful)") };
                rows.push(vec![
                    locale.tag.clone(),
                    locale.english.clone(),
                    locale.name.clone(),
                    locale.summary(),
                    doubt.trim().to_owned(),
                ]);
            }
            if !args.talk.json {
                out.push_str(&width::table(&rows));
            }
        }
    }
    session::print(&out)?;
    Ok(0)
}

/// All that is known of a language, label and text.
fn page(locale: &Locale, out: &mut String) {
    let mut rows = locale.describe();
    for set in &locale.sets {
        if let Some(about) = &set.about {
            let at = rows.iter().position(|(label, _)| *label == format!("letters .{}", set.name));
            rows.insert(at.map_or(rows.len(), |at| at + 1), (String::new(), about.clone()));
        }
    }
    let columns = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok()).unwrap_or(WIDTH);
    let label = rows.iter().map(|(label, _)| width::columns(label)).max().unwrap_or(0);
    let mut last = String::new();
    for (name, text) in rows {
        let shown = if name == last { "" } else { name.as_str() };
        let fill = " ".repeat(label - width::columns(shown) + 2);
        let room = columns.saturating_sub(label + 2).max(30);
        let text: Vec<String> = width::wrapped(&text, room).iter().map(|line| width::cell(line)).collect();
        out.push_str(&format!("{shown}{fill}{}\n", text.join(&format!("\n{}", " ".repeat(label + 2)))));
        last = name;
    }
}

fn as_json(locale: &Locale) -> Value {
    let sets: Vec<Value> = locale.sets.iter().map(set_json).collect();
    let names: Map<String, Value> = ORDER
        .into_iter()
        .filter_map(|(role, name)| {
            let all: Vec<&str> = locale.name_of(role).into_iter().collect();
            let others = locale.other_names[role as usize].iter().map(String::as_str);
            let all: Vec<&str> = all.into_iter().chain(others).collect();
            (!all.is_empty()).then(|| (name.to_owned(), json!(all)))
        })
        .collect();
    let words = &locale.words;
    let words = [
        ("chess", &words.chess),
        ("check", &words.check),
        ("mate", &words.mate),
        ("stalemate", &words.stalemate),
        ("draw", &words.draw),
        ("takes", &words.takes),
        ("castling", &words.castling),
        ("castling-short", &words.castling_short),
        ("castling-long", &words.castling_long),
        ("white-resigned", &words.white_resigned),
        ("black-resigned", &words.black_resigned),
        ("draw-agreed", &words.draw_agreed),
    ];
    let words: Map<String, Value> = words
        .into_iter()
        .filter_map(|(name, word)| Some((name.to_owned(), json!(word.as_ref()?.as_str()))))
        .collect();
    let doubtful: Vec<Value> = locale
        .doubtful
        .iter()
        .map(|doubt| {
            let name = ORDER.into_iter().find(|(role, _)| *role == doubt.role).map(|(_, name)| name);
            json!({"piece": name, "reason": doubt.reason})
        })
        .collect();
    json!({
        "tag": locale.tag,
        "english": locale.english,
        "name": locale.name,
        "direction": if locale.is_rtl() { "rtl" } else { "ltr" },
        "confidence": format!("{:?}", locale.confidence),
        "can_write": locale.primary().is_some(),
        "sets": sets,
        "doubtful": doubtful,
        "digits": locale.digits,
        "names": names,
        "words": words,
        "style": locale.default_style,
        "sources": locale.sources,
        "notes": locale.notes,
    })
}

fn set_json(set: &LetterSet) -> Value {
    let letters: Map<String, Value> =
        ORDER.into_iter().map(|(role, name)| (name.to_owned(), json!(set.pieces[role as usize]))).collect();
    json!({
        "name": set.name,
        "letters": letters,
        "files": set.files,
        "digits": set.digits,
        "mirrored": set.files_mirrored,
        "digit_first": set.digit_first,
        "doubtful": set.doubtful,
        "collisions": set.overlaps,
        "about": set.about,
    })
}
