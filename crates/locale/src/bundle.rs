//! Looking a message up and filling its places.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{FILES, Language};

/// What fills a place in a message: a text or a number. Numbers choose plural forms, so a count must be
/// given as a number and not as its digits.
pub type Value<'a> = FluentValue<'a>;

/// The message `id` in `language`, its places filled from `args`.
///
/// `id.attribute` names an attribute of a message, for example `sp-ask-take.you`. An id nobody wrote comes
/// back as it is.
#[must_use]
pub fn text(language: Language, id: &str, args: &[(&str, Value<'_>)]) -> String {
    try_text(language, id, args).unwrap_or_else(|| id.to_owned())
}

/// Like [`text`], but `None` if there is no such message or attribute.
#[must_use]
pub fn try_text(language: Language, id: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
    let bundle = bundle(language);
    let (message, attribute) = match id.split_once('.') {
        Some((message, attribute)) => (bundle.get_message(message)?, Some(attribute)),
        None => (bundle.get_message(id)?, None),
    };
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    // An argument the caller forgot is shown as its name in braces; there is nothing better to do here.
    let mut unfilled = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&args), &mut unfilled).into_owned())
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> &'static Bundle {
    static UK: LazyLock<Bundle> = LazyLock::new(|| build(Language::Uk));
    static PL: LazyLock<Bundle> = LazyLock::new(|| build(Language::Pl));
    static EN: LazyLock<Bundle> = LazyLock::new(|| build(Language::En));
    match language {
        Language::Uk => &UK,
        Language::Pl => &PL,
        Language::En => &EN,
    }
}

fn build(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.code().parse().expect("our codes are valid language tags");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // All three languages are written from left to right, and isolation marks would litter a terminal.
    bundle.set_use_isolating(false);
    for file in FILES.iter().filter(|file| file.language == language) {
        let resource = FluentResource::try_new(file.source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{} does not parse: {errors:?}", file.name));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{language}/{} repeats a message: {errors:?}", file.name));
    }
    bundle
}
