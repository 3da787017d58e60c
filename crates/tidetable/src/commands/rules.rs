//! `tidetable rules`: the rules in the reader's language.

use anyhow::Context;
use locale::Language;

use super::{say, say_json};

/// The rules of both games, by their numbers.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A rule's number, as in SP-TAK-01, or the beginning of one, as in SP-TAK; all rules if none is given.
    id: Option<String>,
    /// uk, pl or en.
    #[arg(long, default_value_t = Language::En)]
    lang: Language,
    /// JSON, one object a line.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let wanted = args.id.as_deref().unwrap_or_default().to_uppercase();
    let mut section = String::new();
    let mut found = false;
    for rule in games::ids().iter().flat_map(|game| locale::rules(args.lang, game)) {
        if !rule.id.starts_with(&wanted) {
            continue;
        }
        found = true;
        if args.json {
            say_json(
                &serde_json::json!({ "id": rule.id, "section": rule.section, "text": rule.text, "source": rule.source.word() }),
            )?;
            continue;
        }
        if rule.section != section {
            say(format!("\n{}", rule.section))?;
            section.clone_from(&rule.section);
        }
        say(format!("{}  {}", rule.id, rule.text))?;
    }
    found
        .then_some(())
        .with_context(|| format!("there is no rule '{wanted}'; 'tidetable rules' lists them all"))
}
