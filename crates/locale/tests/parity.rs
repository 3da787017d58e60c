//! The three languages say the same things: the same messages with the same places to fill.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use locale::{FILES, File, Language};

/// Texts that are right to be the same as in English: names, signs and words that are spelt alike.
const SAME_AS_ENGLISH: &[&str] = &[
    "app-name",
    "ke-die-full",
    "ke-title-short",
    "play-menu",
    "seat-bot",
    "set-language-en",
    "set-language-pl",
    "set-language-uk",
    "sp-act-stop",
    "sp-option-extra-salt",
];

/// The variables and the words of one message or attribute.
#[derive(Debug, Default)]
struct Content {
    variables: BTreeSet<String>,
    words: String,
}

type Messages = BTreeMap<String, Content>;

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for (name, english) in all(Language::En) {
        for language in [Language::Uk, Language::Pl] {
            let other = &all(language)[name];
            let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
            let surplus: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(missing.is_empty() && surplus.is_empty(), "{language}/{name}: {missing:?} {surplus:?}");
            for (id, content) in &english {
                assert_eq!(content.variables, other[id].variables, "{language}/{name}: {id}");
            }
        }
    }
}

#[test]
fn no_text_was_left_in_english() {
    for (name, english) in all(Language::En) {
        for language in [Language::Uk, Language::Pl] {
            let other = &all(language)[name];
            let same: Vec<_> = english
                .iter()
                .filter(|(id, _)| !id.ends_with(".source") && !SAME_AS_ENGLISH.contains(&id.as_str()))
                .filter(|(id, content)| other[*id].words == content.words)
                .map(|(id, _)| id)
                .collect();
            assert!(same.is_empty(), "{language}/{name} repeats the English: {same:?}");
        }
    }
}

#[test]
fn counted_words_have_every_form_of_their_language() {
    for file in FILES {
        let forms: &[&str] = match file.language {
            Language::En => &["one"],
            Language::Uk | Language::Pl => &["one", "few", "many"],
        };
        for block in file.source.split("->").skip(1) {
            let keys: Vec<_> = block.split(['[', ']']).skip(1).step_by(2).collect();
            if keys.contains(&"one") {
                let start = block.chars().take(80).collect::<String>();
                assert!(forms.iter().all(|form| keys.contains(form)), "{}: {start}", file.name);
            }
        }
    }
}

#[test]
fn letters_belong_to_their_alphabet() {
    for file in FILES {
        let foreign = |line: &str| line.starts_with('#') || line.starts_with("set-language-");
        for line in file.source.lines().filter(|line| !foreign(line)) {
            assert!(!line.contains(['\'', '\u{ad}', '\u{2068}', '\u{2069}']), "{}: {line}", file.name);
            for word in line.split(|letter: char| !letter.is_alphabetic()) {
                let latin = word.chars().any(|letter| letter.is_ascii_alphabetic());
                let cyrillic = word.chars().any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter));
                assert!(!(latin && cyrillic), "{} mixes alphabets: {word}", file.name);
                assert!(!word.to_lowercase().contains(['ы', 'э', 'ъ', 'ё']), "{}: {word}", file.name);
                let allowed = file.language == Language::Uk || !cyrillic;
                assert!(allowed, "{}/{}: {word}", file.language, file.name);
            }
        }
    }
}

fn all(language: Language) -> BTreeMap<&'static str, Messages> {
    FILES.iter().filter(|file| file.language == language).map(|file| (file.name, messages(file))).collect()
}

fn messages(file: &File) -> Messages {
    let resource = fluent_syntax::parser::parse(file.source)
        .unwrap_or_else(|(_, errors)| panic!("{}/{}: {errors:?}", file.language, file.name));
    let mut messages = Messages::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let mut add = |id: String, pattern: &ast::Pattern<&str>| {
            assert!(!messages.contains_key(&id), "{}/{} repeats {id}", file.language, file.name);
            messages.insert(id, content(pattern));
        };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    messages
}

fn content(pattern: &ast::Pattern<&str>) -> Content {
    let mut content = Content::default();
    read_pattern(pattern, &mut content);
    content
}

fn read_pattern(pattern: &ast::Pattern<&str>, content: &mut Content) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => content.words.push_str(value),
            ast::PatternElement::Placeable { expression } => read_expression(expression, content),
        }
    }
}

fn read_expression(expression: &ast::Expression<&str>, content: &mut Content) {
    match expression {
        ast::Expression::Inline(inline) => read_inline(inline, content),
        ast::Expression::Select { selector, variants } => {
            read_inline(selector, content);
            for variant in variants {
                read_pattern(&variant.value, content);
            }
        }
    }
}

fn read_inline(inline: &ast::InlineExpression<&str>, content: &mut Content) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            content.variables.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => read_expression(expression, content),
        other => panic!("the files use only variables, not {other:?}"),
    }
}
