//! Kelp as text: the table, what may be done, and what happened.
//!
//! What happens in a game comes from the view, the events and the legal list, as every client gets them. What is
//! printed on cards and board comes from the tables the game is played with, so that data files of one's own show.

mod actions;
mod ask;
mod board;
mod names;
mod story;
mod trays;

use ::kelp::{
    Kelp, Options, Tables,
    tables::{Board, DataId},
};
use game_core::{Audience, Game};
use serde_json::Value as Json;

use super::{Words, list, text};

/// What is printed on the things of this game.
pub(super) struct Print {
    tables: &'static Tables,
    board: &'static Board,
}

impl Print {
    /// What is printed on the things that a game with these options is played with.
    pub(super) fn of(options: &str) -> Self {
        let options: Options = options.parse().expect("a game was started with these options");
        let game = Kelp::new(&options).expect("a game was started with these options");
        let view = game.view(Audience::Spectator);
        debug_assert!(options.data.is_none_or(|id: DataId| id == view.tables().id()));
        Self { tables: view.tables(), board: view.board() }
    }
}

/// A reader at the table.
pub(super) struct Reader<'a> {
    pub(super) words: &'a Words,
    pub(super) print: &'a Print,
}

impl Reader<'_> {
    /// The table: all of it, or only the board and what the present decision is about.
    pub(super) fn show(&self, view: &Json, all: bool) -> String {
        let mut lines = vec![String::new(), self.headline(view)];
        lines.extend(self.board(view));
        if all {
            lines.extend(self.trays(view));
        } else {
            lines.extend(self.needed_now(view));
        }
        lines.push(format!("» {}", self.prompt(view)));
        lines.join("\n")
    }

    /// How likely the Octopus is in each zone, drawn as the zones lie.
    pub(super) fn belief(&self, aid: &Json) -> Option<String> {
        let chances: Vec<f64> = list(aid, "octopus").iter().filter_map(Json::as_f64).collect();
        let rows = chances
            .chunks(3)
            .map(|row| row.iter().map(|chance| format!("{:>8.1} %", 100.0 * chance)).collect::<String>());
        let rows: Vec<String> = rows.collect();
        (rows.len() == 3).then(|| format!("  {}\n{}", self.say("ke-belief", &[]), rows.join("\n")))
    }

    fn headline(&self, view: &Json) -> String {
        let round = self.say("ke-round-number", &[("round", super::number(view, "round").into())]);
        let side = self.say(&format!("ke-board-{}", text(&view["options"], "board")), &[]);
        format!("══ {round} · {side} · {}", self.step(view))
    }

    /// Whether a side is asked now.
    fn is_asked(view: &Json, side: &str) -> bool {
        list(view, "asked").iter().any(|asked| asked == side)
    }
}
