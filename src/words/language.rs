//! The messages of one language, over the plain shape.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::coverage::own_faults;
use super::lexicon::Lexicon;
use super::template::{Template, mark};
use crate::Error;
use crate::board::{Color, Role};
use crate::locale::Locales;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub(crate) const PLAIN: &str = include_str!("plain.ftl");
const FIDE: &str = include_str!("../../locales/styles/fide.ftl");
const FIDE_TAG: &str = "x-fide";

/// The grammatical cases that a message may ask a name for (`piece-accusative`).
pub(crate) const CASES: [&str; 15] = [
    "accusative",
    "genitive",
    "dative",
    "instrumental",
    "translative",
    "locative",
    "definite",
    "indefinite",
    "illative",
    "inessive",
    "elative",
    "sublative",
    "superessive",
    "delative",
    "ablative",
];

/// Tag and text of the built-in interface messages.
pub(crate) const INTERFACES: &[(&str, &str)] = embedded::INTERFACES;

/// The messages of one language. Made once for a tag and shared.
pub struct Language {
    tag: Box<str>,
    bundle: FluentBundle<Arc<FluentResource>>,
    own: Arc<FluentResource>,
    lexicon: OnceLock<Lexicon>,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Language").field("tag", &self.tag).finish_non_exhaustive()
    }
}

/// What a message is formatted for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub(crate) side: Color,
    pub(crate) piece: Role,
    pub(crate) promotion: Option<Role>,
    /// 1 to 8.
    pub(crate) rank: u8,
    /// 1 to 8, 0 where it is not said.
    pub(crate) from_rank: u8,
    pub(crate) words: bool,
    /// Whether something else is said behind this part of the sentence.
    pub(crate) more: bool,
}

impl Context {
    pub(crate) const PLAIN: Self = Self {
        side: Color::White,
        piece: Role::Pawn,
        promotion: None,
        rank: 1,
        from_rank: 0,
        words: false,
        more: false,
    };

    pub(crate) fn args(self) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        args.set("side", if self.side == Color::White { "white" } else { "black" });
        args.set("piece", self.piece.name());
        args.set("promotion", self.promotion.map_or("none", Role::name));
        args.set("digits", if self.words { "words" } else { "figures" });
        args.set("more", if self.more { "yes" } else { "no" });
        args.set("rank", self.rank);
        args.set("from-rank", self.from_rank);
        for (name, c) in [
            ("to", mark::TO),
            ("to-file", mark::TO_FILE),
            ("from", mark::FROM),
            ("from-file", mark::FROM_FILE),
            ("sentence", mark::SENTENCE),
            ("list", mark::LIST),
        ] {
            args.set(name, FluentValue::from(c.to_string()));
        }
        args
    }
}

/// Parses a Fluent file; what is not understood there is kept as junk, which the tests refuse.
pub(crate) fn resource(text: &str) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource))
}

fn plain() -> &'static Arc<FluentResource> {
    static PLAIN_SHAPE: OnceLock<Arc<FluentResource>> = OnceLock::new();
    PLAIN_SHAPE.get_or_init(|| resource(PLAIN))
}

impl Language {
    /// The tags of the languages that have messages, in order.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        embedded::MESSAGES.iter().map(|(tag, _)| *tag)
    }

    /// The messages of a built-in locale by its exact tag, upper or lower case.
    ///
    /// # Errors
    /// [`Error::UnknownName`] where the locale has no messages.
    pub fn load(tag: &str) -> Result<Arc<Self>, Error> {
        if tag == FIDE_TAG {
            return Ok(Self::cached(FIDE_TAG, FIDE));
        }
        embedded::MESSAGES
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(tag))
            .map(|(known, text)| Self::cached(known, text))
            .ok_or_else(|| Error::UnknownName {
                what: "language with words",
                name: tag.to_owned(),
                near: Self::tags()
                    .filter(|known| super::near::distance(known, tag) <= 1)
                    .map(str::to_owned)
                    .collect(),
            })
    }

    /// The messages of a locale, the user's own before the built-in ones.
    ///
    /// # Errors
    /// [`Error::UnknownName`] where the locale has no messages, [`Error::Table`] where the user's own cannot be read
    /// or something in them is wrong.
    pub fn load_with(tag: &str, locales: &Locales) -> Result<Arc<Self>, Error> {
        let Some(own) = locales.own_text(tag, "messages.ftl") else { return Self::load(tag) };
        let (file, text) = own?;
        own_faults(tag, &file, &text)?;
        Ok(Arc::new(Self::new(tag, resource(&text))))
    }

    /// The announcements of appendix D of the FIDE Laws.
    pub(crate) fn fide() -> Arc<Self> {
        Self::cached(FIDE_TAG, FIDE)
    }

    fn cached(tag: &'static str, text: &'static str) -> Arc<Self> {
        static CACHE: Mutex<BTreeMap<&'static str, Arc<Language>>> = Mutex::new(BTreeMap::new());
        let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.entry(tag).or_insert_with(|| Arc::new(Self::new(tag, resource(text)))))
    }

    fn new(tag: &str, own: Arc<FluentResource>) -> Self {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around arguments would stand inside words (`e 5\u{2069}-re`) and be spoken.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(Arc::clone(plain()));
        bundle.add_resource_overriding(Arc::clone(&own));
        Self { tag: tag.into(), bundle, own, lexicon: OnceLock::new() }
    }

    /// The tag of the locale.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The tag that a speech engine knows: appendix D is German.
    pub(crate) fn speech_tag(&self) -> String {
        let tag = self.format_with("speech-tag", &FluentArgs::new());
        if tag.is_empty() { self.tag.to_string() } else { tag }
    }

    /// The locale's own file, without the plain shape under it.
    pub(crate) fn own(&self) -> &FluentResource {
        &self.own
    }

    /// The dictionary for reading, made when first asked for.
    pub(crate) fn lexicon(&self) -> &Lexicon {
        self.lexicon.get_or_init(|| Lexicon::build(self))
    }

    /// A message with the context's arguments.
    pub(crate) fn format(&self, id: &str, context: Context) -> String {
        self.format_with(id, &context.args())
    }

    /// A message cut at the places for squares.
    pub(crate) fn template(&self, id: &str, context: Context) -> Template {
        Template::cut(&self.format(id, context))
    }

    /// A message with arguments; empty where there is none.
    pub(crate) fn format_with(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else {
            return String::new();
        };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned()
    }

    /// Whether the language's file or the plain shape has the message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The list in an attribute of `heard`: what people also say, of the locale and of the plain shape.
    pub(crate) fn heard(&self, attribute: &str) -> Vec<String> {
        let mut all = Vec::new();
        for resource in [plain().as_ref(), self.own()] {
            for entry in resource.entries() {
                let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
                if message.id.name != "heard" {
                    continue;
                }
                for a in message.attributes.iter().filter(|a| a.id.name == attribute) {
                    for element in &a.value.elements {
                        if let fluent_syntax::ast::PatternElement::TextElement { value } = element {
                            all.extend(
                                value.split('|').map(str::trim).filter(|w| !w.is_empty()).map(str::to_owned),
                            );
                        }
                    }
                }
            }
        }
        all
    }
}
