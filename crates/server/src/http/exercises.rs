//! Exercises: drawn by playing a battle for a moment, so they wait their turn among what is reckoned.

use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::reckoners::Precedence;
use axum::body::Body;
use axum::extract::{Path, State};
use std::sync::Arc;
use wire::live::{ExerciseAnswer, ExerciseCourseView, ExerciseRequest, ExerciseVerdictView, ExerciseView};

/// What can be exercised in a book, and the exercises of a date: the same for everybody.
#[utoipa::path(
    get, path = "/api/exercises/{book}",
    params(
        ("book" = String, Path),
        ("date" = Option<String>, Query, description = "A date: 2026-11-18"),
    ),
    responses((status = 200, body = ExerciseCourseView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn course(
    State(house): State<Arc<House>>,
    Path(book): Path<String>,
    asker: Asker,
) -> Reply<ExerciseCourseView> {
    let date: Option<String> = asker.asked("date")?;
    let work = move |_| host::exercises::course(&book, date.as_deref());
    let found = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(found)
}

/// An exercise drawn as it is wished for: the same wish and seed, the same exercise.
#[utoipa::path(
    post, path = "/api/exercises/{book}",
    params(("book" = String, Path)),
    request_body = ExerciseRequest,
    responses((status = 200, body = ExerciseView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn draw(
    State(house): State<Arc<House>>,
    Path(book): Path<String>,
    asker: Asker,
    body: Body,
) -> Reply<ExerciseView> {
    let wanted: ExerciseRequest = asker.read(body).await?;
    let language = asker.language;
    let work = move |_| host::exercises::drawn(&book, &wanted, language);
    let found = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(found)
}

/// An exercise by its name.
#[utoipa::path(
    get, path = "/api/exercises/{book}/{id}",
    params(("book" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = ExerciseView), (status = 404, body = OopsView)),
)]
pub(crate) async fn exercise(
    State(house): State<Arc<House>>,
    Path((book, id)): Path<(String, String)>,
    asker: Asker,
) -> Reply<ExerciseView> {
    let language = asker.language;
    let work = move |_| host::exercises::exercise(&book, &id, language);
    let found = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(found)
}

/// What the engine says of an answer.
#[utoipa::path(
    post, path = "/api/exercises/{book}/{id}",
    params(("book" = String, Path), ("id" = String, Path)),
    request_body = ExerciseAnswer,
    responses((status = 200, body = ExerciseVerdictView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn judge(
    State(house): State<Arc<House>>,
    Path((book, id)): Path<(String, String)>,
    asker: Asker,
    body: Body,
) -> Reply<ExerciseVerdictView> {
    let answer: ExerciseAnswer = asker.read(body).await?;
    let language = asker.language;
    let work = move |_| host::exercises::judged(&book, &id, &answer, language);
    let found = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(found)
}
