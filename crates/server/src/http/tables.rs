//! Tables: the games there are, lists, new ones.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Json,
    extract::{ConnectInfo, Query, State},
    http::{HeaderMap, StatusCode},
};
use protocol::{CreateTable, Created, GameInfo, Reason, SeatPlan, Settings, TableList};
use serde::Deserialize;
use table::{AccountId, Creation, Person, PlannedSeat, TokenHash, valid_name, valid_token};

use super::{
    refusals::{Body, Refused},
    session::Asker,
};
use crate::{app::App, hub::Hub, secrets, security};

const LISTED: u32 = 100;

/// `GET /api/games`.
pub(super) async fn games(State(app): State<Arc<App>>) -> Result<Json<Vec<GameInfo>>, Refused> {
    let info = |id: &&'static str| {
        let game = app.catalogue.start(id, &app.config.options_for(id, ""))?;
        Ok(GameInfo {
            game: (*id).to_owned(),
            revision: game.revision(),
            options: game.options(),
            seats: game.seats() as u8,
            sides: owned(app.catalogue.sides(id)),
            bots: owned(app.catalogue.bots(id)),
        })
    };
    Ok(Json(app.catalogue.ids().iter().map(info).collect::<Result<_, Refused>>()?))
}

fn owned(words: Vec<&str>) -> Vec<String> {
    words.into_iter().map(str::to_owned).collect()
}

#[derive(Deserialize)]
pub(super) struct ListQuery {
    game: Option<String>,
}

/// `GET /api/tables`.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Query(query): Query<ListQuery>,
) -> Result<Json<TableList>, Refused> {
    let rows = app.store.open_tables(query.game.as_deref(), LISTED).await?;
    Ok(Json(TableList { tables: rows.iter().filter_map(|row| serde_json::from_str(row).ok()).collect() }))
}

/// `POST /api/tables`.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    asker: Asker,
    Body(body): Body<CreateTable>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    if !app.creations.take(security::address(&app.config, &headers, peer.ip())) {
        return Err(Reason::TooMany.into());
    }
    let token = body.token.clone().unwrap_or_else(secrets::token);
    if !valid_token(&token) {
        return Err(Reason::BadToken.into());
    }
    let yours = body.seats.iter().filter(|plan| **plan == SeatPlan::You).count();
    if yours > 1 {
        return Err(Reason::NoSuchSeat.into());
    }
    let seat = body.seats.iter().position(|plan| *plan == SeatPlan::You).map(|seat| seat as u8);
    let host = TokenHash::of(&token);
    let options = app.config.options_for(&body.settings.game, &body.settings.options);
    let planned = body.seats.iter().map(|plan| planned(&asker, &body, plan, host));
    let creation = Creation {
        seats: planned.collect::<Result<_, _>>()?,
        settings: Settings { options, ..body.settings.clone() },
        host: Some(host),
        seed: secrets::seed(),
        follows: None,
    };
    let table = app.create_table(&creation, None).await?;
    Hub::room(&app, &table);
    Ok((StatusCode::CREATED, Json(Created { table, seat, token })))
}

fn planned(
    asker: &Asker,
    body: &CreateTable,
    plan: &SeatPlan,
    host: TokenHash,
) -> Result<PlannedSeat, Refused> {
    Ok(match plan {
        SeatPlan::Open => PlannedSeat::Open,
        SeatPlan::Bot { level } => PlannedSeat::Bot { level: level.clone() },
        SeatPlan::You => {
            let account = asker.account.as_ref();
            let name =
                valid_name(account.map_or(&body.name, |account| &account.name)).ok_or(Reason::BadName)?;
            let person = Person {
                name,
                account: account.map(|account| AccountId(account.account)),
                kept: account.is_some_and(|account| account.passphrase.is_some()),
                token: Some(host),
                heir_of: None,
            };
            PlannedSeat::Person { person, ready: body.ready, bytes: body.bytes.clone().unwrap_or_default() }
        }
    })
}
