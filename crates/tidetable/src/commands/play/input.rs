//! What the person types.

use std::io::{BufRead, IsTerminal, Write};

use games::LegalAction;

/// What the person typed.
pub(super) enum Input {
    Choose(String),
    Explain(usize),
    Table,
    Belief,
    Undo,
    Rule(String),
    Help,
    Quit,
    Other(String),
}

/// Waits for a line; the end of the input is as good as `quit`.
pub(super) fn read_input(legal: &[LegalAction]) -> anyhow::Result<Input> {
    if std::io::stdin().is_terminal() {
        print!("> ");
        std::io::stdout().flush()?;
    }
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(Input::Quit);
    }
    Ok(understand(line.trim(), legal))
}

fn understand(text: &str, legal: &[LegalAction]) -> Input {
    let chosen =
        |number: &str| number.trim().parse::<usize>().ok()?.checked_sub(1).filter(|n| *n < legal.len());
    if let Some(number) = chosen(text) {
        return Input::Choose(legal[number].text.clone());
    }
    match text {
        "" if legal.len() == 1 => Input::Choose(legal[0].text.clone()),
        "u" | "undo" => Input::Undo,
        "t" | "table" => Input::Table,
        "b" | "belief" => Input::Belief,
        "q" | "quit" => Input::Quit,
        "?" | "h" | "help" => Input::Help,
        _ if legal.iter().any(|action| action.text == text) => Input::Choose(text.to_owned()),
        _ => match (text.strip_prefix('?').and_then(chosen), text.split_once(' ')) {
            (Some(number), _) => Input::Explain(number),
            (None, Some(("r" | "rule" | "rules", id))) => Input::Rule(id.trim().to_owned()),
            _ => Input::Other(text.to_owned()),
        },
    }
}
