//! The dictionary of a language, made from its own sentences.
//!
//! What a message can say is known word by word: names, files, ranks and phrases have a meaning, and
//! every other word that occurs in some sentence of the language is known to have none. A word that is in
//! neither list is not understood, and the reader stops there.

mod sentences;

use super::class::{Class, Filler};
use super::language::Language;
use super::normal::{boundary, is_separator, phrase};

#[derive(Debug, Default)]
struct Node {
    next: Vec<(char, u32)>,
    classes: Vec<Class>,
}

/// All that a language's sentences can contain.
#[derive(Debug)]
pub(crate) struct Lexicon {
    nodes: Vec<Node>,
    /// Letters glued to a rank: `-re`, `'te`, `:een` without their first mark.
    pub(crate) suffixes: Vec<Vec<char>>,
    /// Letters glued before a word.
    pub(crate) prefixes: Vec<Vec<char>>,
    /// Words that are looked for when a word is not understood, with their meaning.
    pub(crate) near: Vec<(Vec<char>, Class)>,
    /// The language has no words for castling and says the king's move.
    pub(crate) castles_plainly: bool,
    /// All words are there, and the ways out of each node stand in order.
    sorted: bool,
}

impl Node {
    fn child(&self, key: char, sorted: bool) -> Option<u32> {
        if sorted && self.next.len() > 8 {
            let at = self.next.binary_search_by_key(&key, |(c, _)| *c).ok()?;
            return self.next.get(at).map(|(_, child)| *child);
        }
        self.next.iter().find(|(c, _)| *c == key).map(|(_, child)| *child)
    }
}

impl Lexicon {
    pub(crate) fn build(language: &Language) -> Self {
        let mut lexicon = Self {
            nodes: vec![Node::default()],
            suffixes: Vec::new(),
            prefixes: language
                .heard("prefixes")
                .iter()
                .map(|p| phrase(p))
                .filter(|p| !p.is_empty())
                .collect(),
            near: Vec::new(),
            castles_plainly: false,
            sorted: false,
        };
        lexicon.add_names(language);
        lexicon.add_squares(language);
        lexicon.add_phrases(language);
        lexicon.add_sentences(language);
        for word in language.heard("fillers") {
            lexicon.add(&word, Class::Filler(Filler::ANY));
        }
        for word in language.heard("endings") {
            lexicon.add(&word, Class::Filler(Filler { lead: false, last: true, ..Filler::ANY }));
        }
        lexicon.nodes.iter_mut().for_each(|node| node.next.sort_unstable_by_key(|(c, _)| *c));
        lexicon.sorted = true;
        lexicon
    }

    fn add(&mut self, text: &str, class: Class) {
        self.add_chars(&phrase(text), class);
    }

    fn add_chars(&mut self, chars: &[char], class: Class) {
        if chars.is_empty() || chars.len() > 80 || chars.iter().any(|c| ('\u{E000}'..'\u{F8FF}').contains(c))
        {
            return;
        }
        let mut at = 0usize;
        for c in chars {
            let found = self.nodes.get(at).and_then(|n| n.child(*c, self.sorted));
            let child = match found {
                Some(child) => child,
                None => {
                    let child = self.nodes.len() as u32;
                    self.nodes.push(Node::default());
                    if let Some(node) = self.nodes.get_mut(at) {
                        node.next.push((*c, child));
                    }
                    child
                }
            };
            at = child as usize;
        }
        let Some(node) = self.nodes.get_mut(at) else { return };
        if let Class::Filler(new) = class {
            let old =
                node.classes.iter_mut().find_map(|c| if let Class::Filler(f) = c { Some(f) } else { None });
            match old {
                Some(old) => *old = old.or(new),
                None => node.classes.push(class),
            }
        } else if !node.classes.contains(&class) {
            node.classes.push(class);
            if chars.len() >= 4 && matches!(class, Class::Piece(_) | Class::Takes | Class::Castle(..)) {
                self.near.push((chars.to_vec(), class));
            }
        }
    }

    /// Calls `found` for every phrase that begins at `at`, shortest first, with where it ends. Says whether more
    /// text could have made another phrase of it.
    pub(crate) fn matches(&self, chars: &[char], at: usize, found: &mut dyn FnMut(usize, &[Class])) -> bool {
        let (mut node, mut pos) = (0usize, at);
        while let Some(c) = chars.get(pos) {
            let separator = is_separator(*c);
            let key = if separator { ' ' } else { *c };
            let Some(child) = self.nodes.get(node).and_then(|n| n.child(key, self.sorted)) else {
                return false;
            };
            node = child as usize;
            pos += 1;
            if separator {
                while chars.get(pos).is_some_and(|c| is_separator(*c)) {
                    pos += 1;
                }
            }
            let classes = self.nodes.get(node).map(|n| n.classes.as_slice()).unwrap_or_default();
            if !classes.is_empty() && boundary(chars, pos) {
                found(pos, classes);
            }
        }
        true
    }
}
