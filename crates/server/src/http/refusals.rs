//! Refusals as HTTP answers: the status beside the reason. The client's faults are answered and not logged.

use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::{Reason, Refusal, ToClient};
use serde::de::DeserializeOwned;
use store::StoreError;

/// A refusal on its way to the client.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Refusal);

impl From<Reason> for Refused {
    fn from(reason: Reason) -> Self {
        Self(reason.into())
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request could not be answered");
        Self(Reason::Unavailable.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = status(self.0.reason);
        (status, Json(ToClient::Refused { table: None, command_id: None, refusal: self.0 })).into_response()
    }
}

/// The status that fits a reason.
pub(super) fn status(reason: Reason) -> StatusCode {
    match reason {
        Reason::Malformed
        | Reason::NoSuchGame
        | Reason::NoSuchBot
        | Reason::NoSuchSeat
        | Reason::BadOptions
        | Reason::BadName
        | Reason::Notation => StatusCode::BAD_REQUEST,
        Reason::BadToken | Reason::BadPassphrase | Reason::NeedsAccount => StatusCode::UNAUTHORIZED,
        Reason::NotSeated | Reason::NotHost | Reason::NotAllowed | Reason::CrossSite => StatusCode::FORBIDDEN,
        Reason::NoSuchTable | Reason::NotFound => StatusCode::NOT_FOUND,
        Reason::NotYourTurn
        | Reason::Stale
        | Reason::Rule
        | Reason::NothingToUndo
        | Reason::SeatTaken
        | Reason::SeatEmpty
        | Reason::WrongPhase
        | Reason::NotWarned
        | Reason::NotReady
        | Reason::NameTaken
        | Reason::OtherRevision => StatusCode::CONFLICT,
        Reason::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Reason::TooFast | Reason::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Reason::Busy | Reason::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// What is said when something went wrong on our side: nothing in particular.
pub(super) fn internal() -> Response {
    Refused::from(Reason::Unavailable).into_response()
}

pub(super) async fn nothing_here() -> Refused {
    Reason::NotFound.into()
}

/// A JSON body that is refused in our own words.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(JsonRejection::BytesRejection(rejection))
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Reason::TooLarge.into())
            }
            Err(rejection) => Err(Refusal::with(Reason::Malformed, rejection.body_text()).into()),
        }
    }
}
