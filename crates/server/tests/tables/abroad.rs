//! Pages of other sites, and answers that travel far.

use crate::ask::PATIENCE;
use crate::hall::Hall;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const FRIEND: &str = "https://friend.example";

async fn open() -> Hall {
    Hall::open_with(|options| options.origins = vec![FRIEND.to_owned()]).await
}

fn header<'h>(head: &'h str, name: &str) -> Option<&'h str> {
    head.lines().find_map(|line| {
        let (own, value) = line.split_once(": ")?;
        own.eq_ignore_ascii_case(name).then_some(value)
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_an_allowed_site_may_ask_and_read_the_answer() {
    let hall = open().await;
    let host = hall.address();
    let asks = |origin: &str| {
        format!(
            "OPTIONS /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nAccess-Control-Request-Method: POST\r\n\
             Access-Control-Request-Headers: authorization,content-type\r\nConnection: close\r\n\r\n"
        )
    };
    let (status, head, _) = hall.raw(asks(FRIEND)).await;
    assert_eq!((status, header(&head, "access-control-allow-origin")), (204, Some(FRIEND)), "{head}");
    assert!(header(&head, "access-control-allow-headers").unwrap().contains("authorization"));
    assert!(header(&head, "access-control-allow-methods").unwrap().contains("POST"));
    let (status, head, _) = hall.raw(asks("https://evil.example")).await;
    assert_ne!(status, 204);
    assert_eq!(header(&head, "access-control-allow-origin"), None);

    let body = json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}}).to_string();
    let posts = |origin: &str| {
        let length = body.len();
        format!(
            "POST /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n{body}"
        )
    };
    let (status, head, _) = hall.raw(posts(FRIEND)).await;
    assert_eq!((status, header(&head, "access-control-allow-origin")), (200, Some(FRIEND)), "{head}");
    assert!(head.to_lowercase().contains("vary: origin"), "{head}");
    let (status, head, _) = hall.raw(posts("https://evil.example")).await;
    assert_eq!((status, header(&head, "access-control-allow-origin")), (403, None));
    // What cannot be done is read by the page too.
    let wrong = format!("GET /api/games/no HTTP/1.1\r\nHost: {host}\r\nOrigin: {FRIEND}\r\nConnection: close\r\n\r\n");
    let (status, head, _) = hall.raw(wrong).await;
    assert_eq!((status, header(&head, "access-control-allow-origin")), (404, Some(FRIEND)));
    hall.close().await;
}

/// Status and headers of an answer, and the bytes of its body.
async fn travels(hall: &Hall, path: &str, encoding: &str) -> (String, usize) {
    let mut stream = TcpStream::connect(hall.address()).await.unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {encoding}\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer").unwrap();
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    (String::from_utf8(bytes[..end].to_vec()).unwrap(), bytes.len() - end - 4)
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_travel_compressed_to_whoever_reads_that() {
    let hall = open().await;
    for path in ["/api/rules", "/api/scenarios/waterloo", "/api/openapi.json", "/api"] {
        let (plain, large) = travels(&hall, path, "identity").await;
        let (head, small) = travels(&hall, path, "gzip, br").await;
        assert_eq!(header(&plain, "content-encoding"), None, "{path}");
        assert_eq!(header(&head, "content-encoding"), Some("gzip"), "{path}: {head}");
        assert!(small * 2 < large, "{path}: {small} of {large} bytes");
    }
    // The page too, where it was built; without it there is one short page that says how.
    let (head, _) = travels(&hall, "/", "gzip").await;
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let tag = header(&head, "etag").map(str::to_owned);
    assert!(tag.is_none() || header(&head, "content-encoding") == Some("gzip"), "{head}");
    hall.close().await;
}
