//! Those who come and do nothing: connections nobody uses, halves of requests, sockets nobody reads.

use crate::ask::{self, PATIENCE};
use crate::flood::flooded;
use crate::hall::{Hall, Person};
use futures_util::future::join_all;
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::connect_async;

/// A connection that comes from another address of this machine.
async fn from(source: &str, hall: &Hall) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(source.parse().unwrap(), 0)).unwrap();
    socket.connect(hall.address().parse().unwrap()).await.unwrap()
}

/// Everything that still comes until the server closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is broken off has closed too.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the server does not close");
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn impatient() -> Hall {
    Hall::open_with(|options| options.patience = Duration::from_secs(1)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_of_one_address_do_not_keep_others_out() {
    let hall = Hall::open_with(|options| options.connections_per_address = 50).await;
    let mut idle = Vec::new();
    for _ in 0..150 {
        idle.push(from("127.0.0.2", &hall).await);
    }
    // A hundred of them were turned away at once.
    let mut byte = [0];
    for stream in &mut idle[50..] {
        let read = tokio::time::timeout(PATIENCE, stream.read(&mut byte)).await.expect("nobody was turned away");
        assert!(matches!(read, Ok(0) | Err(_)));
    }
    assert_eq!(hall.get("/api/about", None).await.0, 200, "others are kept out");
    // When they go there is room again.
    drop(idle);
    let answered = async {
        loop {
            let mut stream = from("127.0.0.2", &hall).await;
            let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
            if asked.is_ok() && rest(&mut stream).await.starts_with("HTTP/1.1 200") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, answered).await.expect("there is no room again");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_header_half_a_body_and_silence_after_an_answer_come_to_an_end() {
    let hall = impatient().await;
    let halves = [
        "",
        "GET /api/about HTT",
        "GET /api/about HTTP/1.1\r\nHost: x\r\nX-Long: ",
        "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"scenario\":",
        "POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"sce",
        "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    ];
    let tried = halves.map(|half| {
        let hall = &hall;
        async move {
            let mut stream = TcpStream::connect(hall.address()).await.unwrap();
            stream.write_all(half.as_bytes()).await.unwrap();
            let said = rest(&mut stream).await;
            let late = said.starts_with("HTTP/1.1 408") && said.contains("too-late");
            assert_eq!(late, half.starts_with("POST"), "{half}: {said}");
        }
    });
    join_all(tried).await;
    assert_eq!(hall.get("/api/about", None).await.0, 200);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_never_reads_is_given_up() {
    let mut hall = impatient().await;
    let ([joined, south], _) = flooded(&mut hall).await;
    let mut other = hall.sit(&south).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(hall.address().parse().unwrap()).await.unwrap();
    let upgrade = format!(
        "GET /api/games/{}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
        joined.game,
        hall.address()
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 101");
    // A text frame with a mask of zeros, which leaves it as it is.
    let hello = json!({"say": "hello", "token": joined.token}).to_string();
    let length = u8::try_from(hello.len()).unwrap();
    assert!(length < 126);
    let frame = [&[0x81, 0x80 | length, 0, 0, 0, 0], hello.as_bytes()].concat();
    stream.write_all(&frame).await.unwrap();
    // He is at the table, and then no more, though he has not said a word of farewell.
    other.until(|table| table.seats.north.online).await;
    other.until(|table| !table.seats.north.online).await;
    let said = rest(&mut stream).await;
    assert!(!said.contains("\"more\":false"), "the whole log was sent after all");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_an_address_and_of_a_table_have_their_number_and_players_their_place() {
    let hall = Hall::open_with(|options| (options.sockets_per_address, options.sockets_per_game) = (5, 2)).await;
    let made =
        json!({"scenario": "training-frederic", "north": {"kind": "me"}, "south": {"kind": "me"}, "public": true});
    let joined = hall.make(made).await;
    let mut watching = Vec::new();
    for _ in 0..2 {
        watching.push(Person::come(&hall, &joined.game, None, 0).await);
    }
    let said = Person::turned_away(&hall, &joined.game, None).await;
    assert!(said.contains("too many people watch"), "{said}");
    // Whoever plays comes all the same.
    let player = hall.sit(&joined).await;
    let again = hall.sit(&joined).await;
    let url = format!("ws://{}/api/games/{}/live", hall.address(), joined.game);
    let silent = connect_async(&url).await.unwrap();
    let refused = connect_async(&url).await.expect_err("one more than there may be").to_string();
    assert!(refused.contains("429"), "{refused}");
    drop((silent, player, again, watching));
    let (status, _, _) = ask::raw(&hall.address(), b"GET /healthz HTTP/1.0\r\n\r\n").await.unwrap();
    assert_eq!(status, 200);
    hall.close().await;
}
