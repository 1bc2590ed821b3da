//! The shelf: battles people publish, look for, hold dear, report and take back.

use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::reckoners::Precedence;
use crate::shelf::{self, FitBattle, ShelfCard};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use host::{Trouble, seats, status};
use rulebook::Book;
use std::sync::Arc;
use storage::{ShelfFilter, ShelfOrder, ShelfReport, ShelfState, ShelfThumb, ShelvedBattle, StoreError};
use wire::shelf::{
    PublishRequest, PublishedView, ShelfBattleView, ShelfDone, ShelfListView, ShelfReportRequest, ShelfThumbRequest,
    ShelfVersionView,
};

type HouseState = State<Arc<House>>;

/// Battles on one page of the list.
const PAGE: u32 = 30;
/// Hexes up to which a battle is small, and up to which it is middling.
const SIZES: [u64; 2] = [99, 250];
/// Bytes of the longest battle that is read, with its certificate, as JSON.
const LONGEST: usize = 2 * (256 * 1024 + host::shelf::LONGEST_CERTIFICATE);

/// Battles on the shelf.
#[utoipa::path(
    get, path = "/api/shelf",
    params(
        ("book" = Option<String>, Query, description = "The key of a book"),
        ("title" = Option<String>, Query, description = "Words of the title, the place or the author’s name"),
        ("size" = Option<String>, Query, description = "`small`: fewer than 100 hexes; `middling`: to 250; `large`: more"),
        ("order" = Option<String>, Query, description = "`newest` (as usual), `played`, `liked`"),
        ("page" = Option<String>, Query, description = "`next` of the page before"),
    ),
    responses((status = 200, body = ShelfListView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn list(State(house): HouseState, asker: Asker) -> Reply<ShelfListView> {
    let filter = filter(&asker).map_err(|trouble| asker.oops(trouble))?;
    let found = house.store.shelf(&filter).await.map_err(|error| asker.oops(shelf::failed(&error)))?;
    let last = found.last().filter(|_| found.len() == PAGE as usize);
    let next = last.map(|record| format!("{}-{}", ordered_by(record, filter.order), record.id));
    let battles = found.iter().map(|record| shelf::listed(record, asker.language)).collect();
    Ok(Json(ShelfListView { battles, next }))
}

fn filter(asker: &Asker) -> Result<ShelfFilter, Trouble> {
    let word = |key: &str| asker.asked::<String>(key).map_err(|oops| oops.trouble);
    let book = asker.asked::<Book>("book").map_err(|oops| oops.trouble)?;
    let hexes = match word("size")?.as_deref() {
        None => None,
        Some("small") => Some((0, SIZES[0])),
        Some("middling") => Some((SIZES[0] + 1, SIZES[1])),
        Some("large") => Some((SIZES[1] + 1, u64::from(u32::MAX))),
        Some(other) => return Err(Trouble::malformed(format!("size={}", host::shown(other)))),
    };
    let order = match word("order")?.as_deref() {
        None | Some("newest") => ShelfOrder::Age,
        Some("played") => ShelfOrder::Plays,
        Some("liked") => ShelfOrder::Thumbs,
        Some(other) => return Err(Trouble::malformed(format!("order={}", host::shown(other)))),
    };
    let after = match word("page")? {
        None => None,
        Some(word) => {
            let (value, id) = word.split_once('-').ok_or_else(|| Trouble::malformed("page="))?;
            let value = value.parse().map_err(|_| Trouble::malformed("page="))?;
            Some((value, Some(id.to_owned()).filter(|id| shelf::is_id(id)).ok_or_else(|| Trouble::malformed("page="))?))
        }
    };
    let saying = word("title")?.map(|words| shelf::plain(&words.replace('\0', " "))).filter(|words| !words.is_empty());
    let book = book.map(|book| book.to_string());
    Ok(ShelfFilter { book, saying, hexes, order, after, limit: PAGE, ..ShelfFilter::default() })
}

/// What a list in this order has a battle by.
fn ordered_by(record: &ShelvedBattle, order: ShelfOrder) -> i64 {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    match order {
        ShelfOrder::Age => record.created,
        ShelfOrder::Plays => count(record.plays),
        ShelfOrder::Thumbs => count(record.thumbs),
    }
}

/// Puts a battle on the shelf. The answer holds the token that takes it back.
#[utoipa::path(
    post, path = "/api/shelf",
    request_body = PublishRequest,
    responses((status = 200, body = PublishedView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn publish(State(house): HouseState, asker: Asker, body: Body) -> Reply<PublishedView> {
    let wanted: PublishRequest = asker.read_long(body, LONGEST).await?;
    let publish = async {
        let author = seats::name(&wanted.author)?;
        let fit = fit(&house, &asker, wanted, author).await?;
        // What is refused does not spend the day's battles.
        house.limits.battle(asker.address)?;
        let (id, token) = (seats::game_id()?, seats::token()?);
        let (battle, version) = fit.shelved(&id, seats::hash(&token), 1);
        let kept = house.store.publish(battle, version, shelf::room(&house.options)).await;
        kept.map_err(|error| shelf::failed(&error))?;
        Ok(PublishedView { id, version: 1, token: Some(token) })
    };
    asker.answer(publish.await)
}

/// Adds a version to a battle one has published. Those that are there stay as they are.
#[utoipa::path(
    post, path = "/api/shelf/{id}/versions",
    params(("id" = String, Path)),
    request_body = PublishRequest,
    responses((status = 200, body = PublishedView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn renew(
    State(house): HouseState,
    Path(id): Path<String>,
    asker: Asker,
    body: Body,
) -> Reply<PublishedView> {
    let wanted: PublishRequest = asker.read_long(body, LONGEST).await?;
    let renew = async {
        let record = own(&house, &id, &asker).await?;
        let author = match wanted.author.trim() {
            "" => ShelfCard::of(&record).author,
            name => seats::name(name)?,
        };
        let fit = fit(&house, &asker, wanted, author).await?;
        house.limits.battle(asker.address)?;
        let number = record.version + 1;
        let (battle, version) = fit.shelved(&id, record.token_hash, number);
        let kept = house.store.add_version(battle, version, shelf::room(&house.options)).await;
        kept.map_err(|error| shelf::failed(&error))?;
        Ok(PublishedView { id: id.clone(), version: number, token: None })
    };
    asker.answer(renew.await)
}

/// A battle, and the text of one of its versions.
#[utoipa::path(
    get, path = "/api/shelf/{id}",
    params(("id" = String, Path), ("version" = Option<u64>, Query, description = "The newest if left out")),
    responses((status = 200, body = ShelfBattleView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn look(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<ShelfBattleView> {
    let wanted = asker.asked("version")?;
    let look = async {
        let (record, times, version) = shelved(&house, &id, wanted).await?;
        let own = asker.token.as_ref().is_some_and(|token| seats::hash(token) == record.token_hash);
        let hidden = record.state == ShelfState::Hidden;
        let version = version.filter(|_| !hidden || own).ok_or_else(|| shelf::gone(record.state))?;
        let versions = (1..).zip(times).map(|(number, at)| ShelfVersionView { number, at }).collect();
        let (text, certificate) = (version.body, version.certificate);
        let battle = shelf::listed(&record, asker.language);
        Ok(ShelfBattleView { battle, version: version.number, text, certificate, versions, hidden })
    };
    asker.answer(look.await)
}

/// Takes a battle back: its text is gone from the shelf, games that have begun go on.
#[utoipa::path(
    post, path = "/api/shelf/{id}/withdraw",
    params(("id" = String, Path)),
    responses((status = 200, body = ShelfDone), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn withdraw(State(house): HouseState, Path(id): Path<String>, asker: Asker) -> Reply<ShelfDone> {
    let withdraw = async {
        own(&house, &id, &asker).await?;
        told(house.store.set_shelf_state(&id, ShelfState::Withdrawn).await)?;
        Ok(ShelfDone { thumbs: 0, plays: 0 })
    };
    asker.answer(withdraw.await)
}

/// Somebody holds a battle dear, or no more: one thumb a browser.
#[utoipa::path(
    post, path = "/api/shelf/{id}/thumb",
    params(("id" = String, Path)),
    request_body = ShelfThumbRequest,
    responses((status = 200, body = ShelfDone), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn thumb(
    State(house): HouseState,
    Path(id): Path<String>,
    asker: Asker,
    body: Body,
) -> Reply<ShelfDone> {
    let wanted: ShelfThumbRequest = asker.read(body).await?;
    let thumb = async {
        let mark = shelf::mark(&wanted.browser, &id)?;
        shown(&house, &id).await?;
        house.limits.opinion(asker.address, &id)?;
        told(house.store.thumb(ShelfThumb { battle: id.clone(), mark }, wanted.yes).await)?;
        done(&house, &id).await
    };
    asker.answer(thumb.await)
}

/// Something is wrong with a battle: whoever keeps the server reads why.
#[utoipa::path(
    post, path = "/api/shelf/{id}/report",
    params(("id" = String, Path)),
    request_body = ShelfReportRequest,
    responses((status = 200, body = ShelfDone), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn report(
    State(house): HouseState,
    Path(id): Path<String>,
    asker: Asker,
    body: Body,
) -> Reply<ShelfDone> {
    let wanted: ShelfReportRequest = asker.read(body).await?;
    let report = async {
        let mark = shelf::mark(&wanted.browser, &id)?;
        let reason = host::shelf::reason(&wanted.reason)?;
        shown(&house, &id).await?;
        house.limits.opinion(asker.address, &id)?;
        told(house.store.report(ShelfReport { battle: id.clone(), mark, at: crate::house::now(), reason }).await)?;
        tracing::info!(battle = id, "reported");
        done(&house, &id).await
    };
    asker.answer(report.await)
}

/// A game was made of a text: where that is on the shelf, it counts, so many times a day for a household.
pub(super) async fn count(house: &House, asker: &Asker, text: &str) {
    let mark = host::shelf::mark_of(text);
    if house.limits.play(asker.address, mark).is_ok()
        && let Err(error) = house.store.played_text(mark).await
    {
        tracing::warn!(%error, "a game was not counted on the shelf");
    }
}

async fn fit(house: &House, asker: &Asker, wanted: PublishRequest, author: String) -> Result<FitBattle, Trouble> {
    let PublishRequest { text, certificate, .. } = wanted;
    // Long maps take a moment to be looked over.
    let work = move |_| {
        let summary = host::shelf::shelved(&text)?;
        certificate.as_deref().map_or(Ok(()), |certificate| host::shelf::certified(certificate, &summary.text))?;
        Ok((summary, certificate))
    };
    let (summary, certificate) = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await?;
    Ok(FitBattle { summary, author, certificate })
}

type Shelved = (ShelvedBattle, Vec<i64>, Option<storage::ShelvedVersion>);

async fn shelved(house: &House, id: &str, version: Option<u64>) -> Result<Shelved, Trouble> {
    if !shelf::is_id(id) {
        return Err(shelf::no_battle(id));
    }
    told(house.store.shelved(id, version).await)
}

/// A battle everybody may see.
async fn shown(house: &House, id: &str) -> Result<ShelvedBattle, Trouble> {
    let record = shelved(house, id, None).await?.0;
    if record.state == ShelfState::Shown { Ok(record) } else { Err(shelf::gone(record.state)) }
}

/// A battle the asker has published, by the token he kept.
async fn own(house: &House, id: &str, asker: &Asker) -> Result<ShelvedBattle, Trouble> {
    let record = shelved(house, id, None).await?.0;
    if record.state.is_gone() {
        return Err(shelf::gone(record.state));
    }
    let token = asker.token.as_deref().filter(|token| seats::is_token(token));
    if token.is_none_or(|token| seats::hash(token) != record.token_hash) {
        return Err(Trouble::new(
            status::UNAUTHORIZED,
            "bad-token",
            "ce jeton n’est pas celui de l’auteur de cette bataille\u{a0}; il est gardé dans le navigateur qui l’a publiée",
            "this token is not that of the author of this battle; it is kept in the browser that published it",
        ));
    }
    Ok(record)
}

async fn done(house: &House, id: &str) -> Result<ShelfDone, Trouble> {
    let record = shelved(house, id, None).await?.0;
    Ok(ShelfDone { thumbs: record.thumbs, plays: record.plays })
}

fn told<T>(answer: Result<T, StoreError>) -> Result<T, Trouble> {
    answer.map_err(|error| shelf::failed(&error))
}
