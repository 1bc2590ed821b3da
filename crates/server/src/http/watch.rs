//! For whoever watches over the server.

use crate::house::House;
use crate::metrics;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;
use storage::{Filter, Page};

/// The process answers.
pub(crate) async fn healthy() -> &'static str {
    "ok\n"
}

/// Games can be read, and the server is not closing.
pub(crate) async fn ready(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    let read = house.store.list(&Filter::default(), &Page { after: None, limit: 1 }).await;
    if house.is_closing() {
        (StatusCode::SERVICE_UNAVAILABLE, "closing\n")
    } else if read.is_err() {
        (StatusCode::SERVICE_UNAVAILABLE, "no storage\n")
    } else {
        (StatusCode::OK, "ready\n")
    }
}

/// Figures in the form Prometheus reads.
pub(crate) async fn figures(State(house): State<Arc<House>>) -> impl IntoResponse {
    metrics::store(house.store.waiting(), house.store.size().await.ok());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.figures.render())
}
