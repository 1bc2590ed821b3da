//! Requests, as plain as they can be.

use serde::Serialize;
use serde_json::Value;
use std::io::{Error, ErrorKind, Result};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Nobody waits longer for something that should come at once, however busy the machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Any bytes: status, headers, body.
pub(crate) async fn raw(address: &str, request: &[u8]) -> Result<(u16, String, String)> {
    let mut stream = TcpStream::connect(address).await?;
    let sent = stream.write_all(request).await;
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer");
    // What is too long is answered before it was all heard: the answer counts, if it came.
    if bytes.is_empty() {
        sent?;
        read?;
    }
    let text = String::from_utf8(bytes).map_err(Error::other)?;
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    let names = head.to_lowercase();
    let length = names.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    let whole = if names.contains("transfer-encoding: chunked") {
        unchunked(body)
    } else {
        Some(body.to_owned()).filter(|body| length.is_none_or(|length: usize| length <= body.len()))
    };
    // A server that is killed leaves off anywhere.
    Ok((status, head.to_owned(), whole.ok_or(ErrorKind::UnexpectedEof)?))
}

pub(crate) async fn get(address: &str, path: &str, token: Option<&str>) -> Result<(u16, String)> {
    let bearer = bearer(token);
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}\r\n");
    let (status, _, body) = raw(address, request.as_bytes()).await?;
    Ok((status, body))
}

pub(crate) async fn post(address: &str, path: &str, token: Option<&str>, body: impl Serialize) -> Result<(u16, Value)> {
    let (bearer, body) = (bearer(token), serde_json::to_string(&body).expect("it can be written"));
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}");
    let request = format!("{head}Content-Length: {length}\r\n\r\n{body}");
    let (status, _, body) = raw(address, request.as_bytes()).await?;
    Ok((status, serde_json::from_str(&body).unwrap_or(Value::String(body))))
}

fn bearer(token: Option<&str>) -> String {
    token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default()
}

/// The body; none if its last chunk did not come.
fn unchunked(mut body: &str) -> Option<String> {
    let mut whole = String::new();
    loop {
        let (size, rest) = body.split_once("\r\n")?;
        let size = usize::from_str_radix(size, 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        whole.push_str(rest.get(..size)?);
        body = rest[size..].trim_start_matches("\r\n");
    }
}
