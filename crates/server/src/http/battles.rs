//! What can be looked up without a game: the server, battles, rules, odds.

use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::reckoners::Precedence;
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use host::library;
use rulebook::Book;
use std::sync::Arc;
use wire::live::{
    AboutView, DuelRequest, FigureSummary, FigureView, HouseRuleView, LessonSummary, OddsView, RecordedRequest,
    RecordedView, RetreatRequest, RetreatView, RuleView, ScenarioSummary, ScenarioView, SightRequest, SightView,
    TablesView,
};

/// What this server is.
#[utoipa::path(get, path = "/api/about", responses((status = 200, body = AboutView)))]
pub(crate) async fn about() -> Json<AboutView> {
    Json(library::about())
}

/// Every battle.
#[utoipa::path(get, path = "/api/scenarios", responses((status = 200, body = Vec<ScenarioSummary>)))]
pub(crate) async fn scenarios(State(house): State<Arc<House>>, asker: Asker) -> Reply<Vec<ScenarioSummary>> {
    asker.answer(house.grounds.battles(asker.language))
}

/// Every lesson: book by book, in the order they are taken in. They are played in the page.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonSummary>)))]
pub(crate) async fn lessons(State(house): State<Arc<House>>, asker: Asker) -> Reply<Vec<LessonSummary>> {
    asker.answer(house.grounds.lessons(asker.language))
}

/// A battle: its story, its map, its armies.
#[utoipa::path(
    get, path = "/api/scenarios/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = ScenarioView), (status = 404, body = OopsView)),
)]
pub(crate) async fn scenario(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
) -> Reply<ScenarioView> {
    asker.answer(house.grounds.battle(&id, asker.language))
}

/// The clauses of the rules, of one book or of all.
#[utoipa::path(
    get, path = "/api/rules",
    params(("book" = Option<String>, Query, description = "The key of a book")),
    responses((status = 200, body = Vec<RuleView>), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn rules(asker: Asker) -> Reply<Vec<RuleView>> {
    let book: Option<Book> = asker.asked("book")?;
    Ok(Json(library::rules(book, asker.language)))
}

/// Every house rule: what changes with it, and in which books it means something.
#[utoipa::path(get, path = "/api/house-rules", responses((status = 200, body = Vec<HouseRuleView>)))]
pub(crate) async fn house_rules() -> Json<Vec<HouseRuleView>> {
    Json(library::house_rules())
}

/// One clause, as each book that has it says it.
#[utoipa::path(
    get, path = "/api/rules/{clause}",
    params(("clause" = String, Path)),
    responses((status = 200, body = Vec<RuleView>), (status = 404, body = OopsView)),
)]
pub(crate) async fn rule(Path(id): Path<String>, asker: Asker) -> Reply<Vec<RuleView>> {
    asker.answer(library::rule(&id, asker.language))
}

/// The tables of a book: troops, dice, terrain, orders, tactical advantage, follow-up.
#[utoipa::path(
    get, path = "/api/books/{book}/tables",
    params(("book" = String, Path)),
    responses((status = 200, body = TablesView), (status = 404, body = OopsView)),
)]
pub(crate) async fn tables(Path(book): Path<String>, asker: Asker) -> Reply<TablesView> {
    asker.answer(library::tables(&book, asker.language))
}

/// The figures of the rules, of one book or of all.
#[utoipa::path(
    get, path = "/api/figures",
    params(("book" = Option<String>, Query, description = "The key of a book")),
    responses((status = 200, body = Vec<FigureSummary>), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn figures(asker: Asker) -> Reply<Vec<FigureSummary>> {
    Ok(Json(host::figures::figures(asker.asked("book")?)))
}

/// A figure, moment by moment.
#[utoipa::path(
    get, path = "/api/figures/{id}",
    params(("id" = String, Path)),
    responses((status = 200, body = FigureView), (status = 404, body = OopsView)),
)]
pub(crate) async fn figure(Path(id): Path<String>, asker: Asker) -> Reply<FigureView> {
    asker.answer(host::figures::figure(&id, asker.language))
}

/// The odds of an attack at the real table.
#[utoipa::path(
    post, path = "/api/odds",
    request_body = DuelRequest,
    responses((status = 200, body = OddsView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn odds(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<OddsView> {
    let duel: DuelRequest = asker.read(body).await?;
    let language = asker.language;
    let work = move |budget| host::duel(&duel, &budget, language);
    let odds = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(odds)
}

/// Who sees whom on the field of a battle.
#[utoipa::path(
    post, path = "/api/sight",
    request_body = SightRequest,
    responses((status = 200, body = SightView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn sight(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<SightView> {
    let look: SightRequest = asker.read(body).await?;
    asker.answer(house.grounds.sight(&look, asker.language))
}

/// Where a unit that was struck goes back: its ways, what they cost, and why no other.
#[utoipa::path(
    post, path = "/api/retreat",
    request_body = RetreatRequest,
    responses((status = 200, body = RetreatView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn retreat(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<RetreatView> {
    let drawn: RetreatRequest = asker.read(body).await?;
    let (own, language) = (Arc::clone(&house), asker.language);
    let work = move |_| own.grounds.retreat(&drawn, language);
    let found = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(found)
}

/// A replay file played again, up to a line.
#[utoipa::path(
    post, path = "/api/replays",
    request_body = RecordedRequest,
    responses((status = 200, body = RecordedView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn replay(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<RecordedView> {
    let file: RecordedRequest = asker.read(body).await?;
    let (own, language) = (Arc::clone(&house), asker.language);
    let work = move |_| own.grounds.recorded(&file, language);
    let played = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work);
    asker.answer(played.await)
}
