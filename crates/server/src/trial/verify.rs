//! After torture: does the store hold everything that anybody was told?

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::{Context as _, bail, ensure};
use game_core::Record;
use protocol::Phase;
use store::{Sqlite, Store as _};
use table::{Catalogue, Credential, Entry, Table, fair};

use super::torture::{Testimony, TortureReport};

/// Compares what players were told with what is stored.
pub(super) async fn everything(
    data_dir: &Path,
    testimonies: &[Testimony],
    catalogue: &dyn Catalogue,
    report: &mut TortureReport,
) -> anyhow::Result<()> {
    let store = Sqlite::open(&data_dir.join("tidetable.sqlite")).await?;
    let mut tables: BTreeMap<&str, Vec<&Testimony>> = BTreeMap::new();
    for testimony in testimonies {
        tables.entry(&testimony.table).or_default().push(testimony);
    }
    for (table, players) in tables {
        let stored = store.load(table).await?.with_context(|| format!("table {table} is gone"))?;
        let log: Result<Vec<Entry>, _> =
            stored.entries.iter().map(|body| serde_json::from_str(body)).collect();
        let log = log.with_context(|| format!("the log of {table} is damaged"))?;
        one_table(table, &log, &players, catalogue, report).with_context(|| format!("table {table}"))?;
    }
    Ok(())
}

fn one_table(
    table: &str,
    log: &[Entry],
    players: &[&Testimony],
    catalogue: &dyn Catalogue,
    report: &mut TortureReport,
) -> anyhow::Result<()> {
    let mut stored = BTreeSet::new();
    for key in log.iter().flat_map(|entry| &entry.commands) {
        ensure!(stored.insert((&key.by, &key.id)), "{key:?} was carried out twice");
    }
    let names: BTreeSet<&String> = stored.iter().map(|(_, id)| *id).collect();
    for id in players.iter().flat_map(|player| &player.acknowledged) {
        ensure!(names.contains(id), "{id} was acknowledged and is not stored");
        report.acknowledged += 1;
    }
    let end = walk(table, log, players, catalogue, report)?;
    ensure!(end.phase() == Phase::Over, "the game is not over");
    for player in players {
        ensure!(player.result.as_ref() == end.result(), "another result was shown than is stored");
    }
    let record = Record::parse(&end.record().context("no record")?)?;
    let blank =
        catalogue.start(&record.game, &record.options).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    fair::verify(&record, blank)?;
    report.games += 1;
    report.entries += log.len();
    Ok(())
}

/// Plays the log again and compares every view that anybody was shown.
fn walk(
    table: &str,
    log: &[Entry],
    players: &[&Testimony],
    catalogue: &dyn Catalogue,
    report: &mut TortureReport,
) -> anyhow::Result<Table> {
    let (first, rest) = log.split_first().context("the log is empty")?;
    let mut game = Table::open(table, first, catalogue)?;
    for entry in rest {
        game.apply(entry)?;
        for player in players {
            let Some(shown) = player.views.get(&game.version()) else { continue };
            let state = game.snapshot(&game.actor(&Credential::token(&player.token)));
            let stored = state.game.map(|game| game.view.to_string());
            if stored.as_ref() != Some(shown) {
                bail!("version {} was shown otherwise than it is stored", game.version());
            }
            report.views += 1;
        }
    }
    Ok(game)
}
