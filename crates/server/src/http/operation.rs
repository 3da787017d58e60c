//! For operators.

use std::sync::Arc;

use axum::{extract::State, http::StatusCode};

use crate::app::App;

/// `GET /healthz`: whether the store answers.
pub(super) async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.store.fact("alive_ms").await {
        Ok(_) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// `GET /metrics`, in the text format of Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.render()
}
