//! A store full of finished games, as it would be after a long time: bots play them here, without a server.

use std::{collections::VecDeque, path::Path, sync::Arc};

use anyhow::{Context as _, ensure};
use bots::Cancel;
use protocol::{Clock, Manage, Phase, Settings, Visibility};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use store::{DirLock, DumpLine, Sqlite, Store as _};
use table::{
    Catalogue, ClientId, Command, Creation, Credential, Effect, Entry, Input, PlannedSeat, Room, Table,
    TokenHash, fair::Seed,
};

use crate::index::index_of;

const HOST: &str = "the-host-of-a-filled-table";

/// Puts `games` finished games into an empty data folder; how many entries they have.
///
/// # Errors
/// If the folder is in use or not empty.
pub fn fill(data_dir: &Path, games: usize, catalogue: &Arc<dyn Catalogue>) -> anyhow::Result<u64> {
    let _lock = DirLock::take(data_dir)?;
    let ids = catalogue.ids();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(games as u64);
    let mut lines = Vec::new();
    for number in 0..games {
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        let id = format!("filled{number}");
        let (log, table) = play(&id, ids[number % ids.len()], Seed::new(seed), number as u64, catalogue)?;
        let bodies = log.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
        let entry = |(version, body)| DumpLine::Entry { table: id.clone(), version, body };
        lines.extend((1..).zip(bodies).map(entry));
        lines.push(DumpLine::Table { table: id, index: index_of(&table), counted: false });
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Sqlite::open(&data_dir.join("tidetable.sqlite")).await?;
        Ok(store.restore(lines).await? - games as u64)
    })
}

/// Plays one game between bots to its end: its log, and the table after it.
fn play(
    id: &str,
    game: &str,
    seed: Seed,
    now_ms: u64,
    catalogue: &Arc<dyn Catalogue>,
) -> anyhow::Result<(Vec<Entry>, Table)> {
    let level = (*catalogue.bots(game).first().context("the game has no bots")?).to_owned();
    let seats = catalogue.start(game, "").map_err(|refusal| anyhow::anyhow!("{refusal}"))?.seats();
    let creation = Creation {
        settings: settings(game),
        seats: vec![PlannedSeat::Bot { level }; seats],
        host: Some(TokenHash::of(HOST)),
        seed,
        follows: None,
    };
    let first = table::create(&creation, catalogue.as_ref(), now_ms)
        .map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    let table = Table::open(id, &first, catalogue.as_ref())?;
    let mut log = vec![first];
    let mut room = Room::new(table, Arc::clone(catalogue));
    let start = Input::Command {
        client: ClientId(1),
        credential: Credential::token(HOST),
        command_id: "start".to_owned(),
        command: Command::Manage { command: Manage::Start, account_name: None },
    };
    let mut inputs = VecDeque::from([start]);
    while let Some(input) = inputs.pop_front() {
        for effect in room.handle(input, now_ms) {
            inputs.extend(carry_out(effect, &mut log));
        }
    }
    ensure!(room.table().phase() == Phase::Over, "a game between bots did not end");
    Ok((log, room.table().clone()))
}

fn carry_out(effect: Effect, log: &mut Vec<Entry>) -> Option<Input> {
    match effect {
        Effect::Append { entry, .. } => {
            log.push(entry);
            Some(Input::Stored(Ok(())))
        }
        Effect::SaveDraft { .. } => Some(Input::Stored(Ok(()))),
        Effect::Think { thought, level, seed, question } => {
            let action =
                question.answer(&level, seed, thought.decision, &Cancel::default()).unwrap_or_default();
            Some(Input::Answer { thought, action })
        }
        _ => None,
    }
}

fn settings(game: &str) -> Settings {
    Settings {
        game: game.to_owned(),
        options: String::new(),
        clock: Clock::None,
        visibility: Visibility::Open,
        memory_aid: false,
        rated: false,
        mirror: false,
    }
}
