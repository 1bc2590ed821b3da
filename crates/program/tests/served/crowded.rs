//! A server with few files left, and more who come than there is room for.

use crate::ask;
use crate::process::{Place, Process};
use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};

/// The same command with so many open files at most.
fn with_files(files: u32, command: &Command) -> Command {
    let mut limited = Command::new("sh");
    limited.args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")]).arg(command.get_program());
    limited.args(command.get_args());
    limited
}

async fn from(source: [u8; 4], server: &str) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(source.into(), 0)).unwrap();
    socket.connect(server.parse().unwrap()).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_files_run_out_says_so_and_goes_on_once_there_are_some() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(with_files(200, &Place::folder(folder.path()).serve())).unwrap();
    let mut idle = Vec::new();
    for number in 0..300_u16 {
        // From many addresses, so that it is not one that is turned away.
        let last = u8::try_from(number / 10 + 2).unwrap();
        idle.extend(from([127, 0, 0, last], &server.address).await);
    }
    let soon = async {
        while !server.said().contains("too many connections") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(ask::PATIENCE, soon).await.expect("it says nothing");
    drop(idle);
    let answered = async {
        // Games can be read and written again, by whoever comes now.
        while !matches!(ask::get(&server.address, "/readyz", None).await, Ok((200, _))) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(ask::PATIENCE, answered).await.expect("it does not recover");
    server.kill();
}
