//! What lists show of a table.

use protocol::{Clock, Phase, ReplayRow, TableRow, Visibility};
use store::{SeatIndex, TableIndex};
use table::Table;

/// The index row of a table.
pub(crate) fn index_of(table: &Table) -> TableIndex {
    let settings = table.settings();
    let (created_ms, changed_ms, finished_ms) = table.times_ms();
    let bots = table.chairs().iter().any(|chair| chair.level().is_some());
    let person = table.chairs().iter().enumerate().filter_map(|(seat, chair)| {
        let person = chair.left.as_ref().or(chair.sitting())?;
        let account = person.account.map(|account| account.0);
        Some(SeatIndex { seat: seat as u8, account, name: person.name.clone() })
    });
    TableIndex {
        game: settings.game.clone(),
        phase: phase_word(table.phase()).to_owned(),
        open: settings.visibility == Visibility::Open,
        rated: settings.rated,
        wake: table.phase() == Phase::Playing && (bots || settings.clock != Clock::None),
        created_ms,
        changed_ms,
        finished_ms,
        row: row_of(table),
        seats: person.collect(),
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// The row of a list: of open tables until the end, of replays afterwards.
pub(crate) fn row_of(table: &Table) -> String {
    let (created_ms, _, finished_ms) = table.times_ms();
    let text = match (table.result(), finished_ms) {
        (Some(result), Some(finished_ms)) => serde_json::to_string(&ReplayRow {
            table: table.id().to_owned(),
            game: table.settings().game.clone(),
            options: table.settings().options.clone(),
            players: table.chairs().iter().map(table::Chair::name).collect(),
            places: result.places.clone(),
            points: result.points.clone(),
            reason: result.reason.clone(),
            rated: table.settings().rated,
            finished_ms,
        }),
        _ => serde_json::to_string(&TableRow {
            table: table.id().to_owned(),
            settings: table.settings().clone(),
            phase: table.phase(),
            seats: table.chairs().iter().map(table::Chair::occupant).collect(),
            created_ms,
        }),
    };
    text.expect("rows have string keys and plain values")
}
