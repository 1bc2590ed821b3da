//! What can be looked up without a game: the server, battles, rules, odds.

use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::reckoners::Precedence;
use crate::terms::rank;
use crate::trouble::{Trouble, shown};
use crate::{reckon, recorded};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use rulebook::{Book, Clause, HouseRule};
use std::sync::Arc;
use strum::IntoEnumIterator;
use wire::live::{
    AboutView, BookView, DuelRequest, HouseRuleView, LevelView, OddsView, RecordedRequest, RecordedView, RuleView,
    ScenarioSummary, ScenarioView, SightRequest, SightView,
};
use wire::{FORMAT_VERSION, LevelWire, Position, RULES_VERSION};

/// What this server is.
#[utoipa::path(get, path = "/api/about", responses((status = 200, body = AboutView)))]
pub(crate) async fn about() -> Json<AboutView> {
    let books = Book::ALL.map(|book| BookView { key: book.to_string(), title: book.title().to_owned() });
    let levels = LevelWire::ALL.iter().map(|level| LevelView { key: *level, name: rank(*level).words().into() });
    Json(AboutView {
        name: "Étendard".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: RULES_VERSION,
        replays: FORMAT_VERSION,
        books: books.to_vec(),
        levels: levels.collect(),
    })
}

/// Every battle.
#[utoipa::path(get, path = "/api/scenarios", responses((status = 200, body = Vec<ScenarioSummary>)))]
pub(crate) async fn scenarios(State(house): State<Arc<House>>, asker: Asker) -> Reply<Vec<ScenarioSummary>> {
    let listed = scenario::catalogue().iter().map(|listed| {
        let scenario = house.grounds.scenario(listed.id, asker.language);
        scenario.map(|scenario| ScenarioSummary::of(&scenario)).map_err(|trouble| asker.oops(trouble))
    });
    listed.collect::<Result<_, _>>().map(Json)
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
    let ground = house.grounds.ground(&id, None, asker.language).map_err(|trouble| asker.oops(trouble))?;
    Ok(Json(ScenarioView::of(&ground.scenario, Position::of(&ground.start, &ground.field))))
}

/// The clauses of the rules, of one book or of all.
#[utoipa::path(
    get, path = "/api/rules",
    params(("book" = Option<String>, Query, description = "The key of a book")),
    responses((status = 200, body = Vec<RuleView>), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn rules(asker: Asker) -> Reply<Vec<RuleView>> {
    let book: Option<Book> = asker.asked("book")?;
    let books = Book::ALL.into_iter().filter(|one| book.is_none_or(|wanted| wanted == *one));
    let found =
        books.flat_map(|book| Clause::all().filter_map(move |clause| RuleView::of(clause, book, asker.language)));
    Ok(Json(found.collect()))
}

/// Every house rule: what changes with it, and in which books it means something.
#[utoipa::path(get, path = "/api/house-rules", responses((status = 200, body = Vec<HouseRuleView>)))]
pub(crate) async fn house_rules() -> Json<Vec<HouseRuleView>> {
    let means_something = |rule| move |book: &Book| HouseRule::of(books::of(*book)).any(|one| one == rule);
    let view = |rule| HouseRuleView::of(rule, Book::ALL.into_iter().filter(means_something(rule)));
    Json(HouseRule::iter().map(view).collect())
}

/// One clause, as each book that has it says it.
#[utoipa::path(
    get, path = "/api/rules/{clause}",
    params(("clause" = String, Path)),
    responses((status = 200, body = Vec<RuleView>), (status = 404, body = OopsView)),
)]
pub(crate) async fn rule(Path(id): Path<String>, asker: Asker) -> Reply<Vec<RuleView>> {
    let clause = Clause::by_id(&id.to_uppercase()).ok_or_else(|| asker.oops(no_clause(&id)))?;
    let found = Book::ALL.into_iter().filter_map(|book| RuleView::of(clause, book, asker.language));
    Ok(Json(found.collect()))
}

fn no_clause(id: &str) -> Trouble {
    let id = shown(id);
    Trouble {
        text: scenario::Text {
            fr: format!(
                "il n’y a pas de règle «\u{a0}{id}\u{a0}»\u{a0}; elles s’appellent comme MOD-5, voyez /api/rules"
            ),
            en: format!("there is no rule “{id}”; they are called like MOD-5, see /api/rules"),
        },
        ..Trouble::not_found()
    }
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
    let work = move |budget| reckon::duel(&duel, &budget, language);
    let odds = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    odds.map(Json).map_err(|trouble| asker.oops(trouble))
}

/// Who sees whom on the field of a battle.
#[utoipa::path(
    post, path = "/api/sight",
    request_body = SightRequest,
    responses((status = 200, body = SightView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn sight(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<SightView> {
    let SightRequest { scenario, options, from, to, weapon } = asker.read(body).await?;
    let ground =
        house.grounds.ground(&scenario, options.as_deref(), asker.language).map_err(|trouble| asker.oops(trouble))?;
    let seen = reckon::sight(&ground.start, &ground.field, &from, &to, weapon, asker.language);
    seen.map(Json).map_err(|trouble| asker.oops(trouble))
}

/// A replay file played again, up to a line.
#[utoipa::path(
    post, path = "/api/replays",
    request_body = RecordedRequest,
    responses((status = 200, body = RecordedView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn replay(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<RecordedView> {
    let RecordedRequest { replay, lines } = asker.read(body).await?;
    let (own, language) = (Arc::clone(&house), asker.language);
    let played = house.reckoners.ask(asker.caller(), Precedence::Onlooker, move |_| {
        let replay = recorded::read(&replay)?;
        let options: Vec<String> = replay.header.options.iter().map(|rule| rule.to_string()).collect();
        let ground = own.grounds.ground(&replay.header.scenario, Some(&options), language)?;
        recorded::after(&replay, &ground, lines, language)
    });
    played.await.map(Json).map_err(|trouble| asker.oops(trouble))
}
