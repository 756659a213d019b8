//! Commands that show a man, as the packages chessfss, skak and texmate name them.

/// The men by the names that the packages chessfss, skak and texmate give them.
const MEN: [(&str, &str, &str); 6] = [
    ("king", "\u{2654}", "\u{265a}"),
    ("queen", "\u{2655}", "\u{265b}"),
    ("rook", "\u{2656}", "\u{265c}"),
    ("bishop", "\u{2657}", "\u{265d}"),
    ("knight", "\u{2658}", "\u{265e}"),
    ("pawn", "\u{2659}", "\u{265f}"),
];
/// What stands before the name of a man in such a command, and whether it is Black's.
const BEFORE_MAN: [(&str, bool); 8] = [
    ("textsym", false),
    ("textfig", false),
    ("sym", false),
    ("fig", false),
    ("White", false),
    ("white", false),
    ("Black", true),
    ("black", true),
];
/// What stands behind it.
const BEHIND_MAN: [&str; 3] = ["OnWhite", "OnBlack", "chess"];
/// The figurine of the man that a command shows.
pub(super) fn man(name: &str) -> Option<&'static str> {
    let before = BEFORE_MAN.iter().find_map(|(head, black)| Some((name.strip_prefix(head)?, *black)));
    let (rest, black) = before.unwrap_or((name, false));
    let rest = BEHIND_MAN.iter().find_map(|tail| rest.strip_suffix(tail)).unwrap_or(rest);
    let found = MEN.iter().find(|(man, _, _)| man.eq_ignore_ascii_case(rest))?;
    Some(if black { found.2 } else { found.1 })
}
