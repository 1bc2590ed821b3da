//! The workshop’s scales: trial games wait their turn among what is reckoned, few a call, and end with whoever asked.

use super::asker::Asker;
use super::reply::{OopsView, Reply};
use crate::house::House;
use crate::reckoners::Precedence;
use axum::body::Body;
use axum::extract::{Path, State};
use host::{Trouble, fairness};
use odds::OddsBudget;
use std::sync::Arc;
use wire::fairness::{
    AdviceRequest, AdviceView, CertificateRequest, CertificateView, SkirmishChoicesView, SkirmishRequest, SkirmishView,
    TrialRequest, TrialView, VerifyRequest, VerifyView,
};

/// What is asked is read, waits for its turn, and is worked out until nobody waits for it any more.
async fn weighed<Q, A>(
    house: Arc<House>,
    asker: Asker,
    body: Body,
    work: impl FnOnce(Q, &dyn Fn() -> bool) -> Result<A, Trouble> + Send + 'static,
) -> Reply<A>
where
    Q: serde::de::DeserializeOwned + Send + 'static,
    A: Send + 'static,
{
    let question: Q = asker.read_long(body, host::workshop::LONGEST).await?;
    let work = move |budget: OddsBudget| {
        let stop = || budget.is_over.as_ref().is_some_and(|is_over| is_over());
        work(question, &stop)
    };
    let found = house.reckoners.ask(asker.caller(), Precedence::Onlooker, work).await;
    asker.answer(found)
}

/// Trial games by computer players: some of them a call, added to those before.
#[utoipa::path(
    post, path = "/api/workshop/trial",
    request_body = TrialRequest,
    responses((status = 200, body = TrialView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn trial(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<TrialView> {
    weighed(house, asker, body, |asked: TrialRequest, stop| fairness::trial(&asked, stop)).await
}

/// The certificate of games that were played.
#[utoipa::path(
    post, path = "/api/workshop/certificate",
    request_body = CertificateRequest,
    responses((status = 200, body = CertificateView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn certificate(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<CertificateView> {
    weighed(house, asker, body, |asked: CertificateRequest, _| fairness::certificate(&asked)).await
}

/// Opens a certificate, and compares its figures with those of games that were played again.
#[utoipa::path(
    post, path = "/api/workshop/verify",
    request_body = VerifyRequest,
    responses((status = 200, body = VerifyView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn verify(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<VerifyView> {
    weighed(house, asker, body, |asked: VerifyRequest, _| fairness::verify(&asked)).await
}

/// Advice found by trying changes: one batch of games a call.
#[utoipa::path(
    post, path = "/api/workshop/advice",
    request_body = AdviceRequest,
    responses((status = 200, body = AdviceView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn advice(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<AdviceView> {
    weighed(house, asker, body, |asked: AdviceRequest, stop| fairness::advice(&asked, stop)).await
}

/// Makes a skirmish: the same wish, the same battle.
#[utoipa::path(
    post, path = "/api/workshop/skirmish",
    request_body = SkirmishRequest,
    responses((status = 200, body = SkirmishView), (status = "4XX", body = OopsView)),
)]
pub(crate) async fn skirmish(State(house): State<Arc<House>>, asker: Asker, body: Body) -> Reply<SkirmishView> {
    weighed(house, asker, body, |asked: SkirmishRequest, stop| fairness::skirmish(&asked, stop)).await
}

/// What skirmishes of a book can be wished for.
#[utoipa::path(
    get, path = "/api/workshop/skirmish/{book}",
    params(("book" = String, Path)),
    responses((status = 200, body = SkirmishChoicesView), (status = 404, body = OopsView)),
)]
pub(crate) async fn choices(Path(book): Path<String>, asker: Asker) -> Reply<SkirmishChoicesView> {
    asker.answer(fairness::choices(&book))
}
