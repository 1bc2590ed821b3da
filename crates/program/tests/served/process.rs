//! A real `etendard serve`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};

/// Where games are kept.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Folder(std::path::PathBuf),
    Database(String),
}

impl Place {
    pub(crate) fn folder(path: &Path) -> Self {
        Self::Folder(path.to_owned())
    }

    /// What serves games kept there, to scripted players, who are quicker than people.
    pub(crate) fn serve(&self) -> Command {
        self.serve_seats(100_000)
    }

    /// The same for seats that may say so many things a second.
    pub(crate) fn serve_seats(&self, messages: u32) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_etendard"));
        command.args(["--lang", "en", "serve", "--address", "127.0.0.1:0"]);
        command.args(["--requests-per-second", "100000", "--messages-per-second", &messages.to_string()]);
        command.args(["--games-per-hour", "1000000"]);
        match self {
            Self::Folder(path) => command.arg("--data").arg(path),
            Self::Database(address) => command.arg("--database").arg(address),
        };
        command
    }
}

/// A server in a process of its own, killed when it is dropped.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub(crate) address: String,
    said: Arc<Mutex<String>>,
}

impl Process {
    /// Starts a server; what it said instead if it does not start.
    pub(crate) fn start(mut command: Command) -> Result<Self, String> {
        let mut child = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let greeting = listen(&mut child, Arc::clone(&said));
        if let Ok(address) = greeting.recv() {
            return Ok(Self { child, address, said });
        }
        // It has ended, and has said why.
        child.wait().unwrap();
        let said = said.lock().unwrap().clone();
        Err(said)
    }

    /// A server of this place.
    pub(crate) fn of(place: &Place) -> Self {
        Self::start(place.serve()).unwrap_or_else(|said| panic!("it does not start: {said}"))
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Everything it has said on standard error.
    pub(crate) fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    /// Killed on the spot, with no time for a last word.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let said = self.said();
        assert!(!said.contains("panicked"), "{said}");
    }

    /// Asked to end, as a system does that shuts down.
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let told = Command::new("sh").args(["-c", "kill \"$1\"", "sh", &self.id().to_string()]).status().unwrap();
        assert!(told.success());
        let status = self.child.wait().unwrap();
        (status, self.said())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hears everything a server says; its address is handed back when it comes.
fn listen(child: &mut Child, said: Arc<Mutex<String>>) -> Receiver<String> {
    let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let (sender, greeting) = channel();
    std::thread::spawn(move || {
        let mut sender = Some(sender);
        for line in lines.map_while(Result::ok) {
            let found = line.split_once("awaits you: http://").map(|(_, rest)| rest.trim_end_matches('/').to_owned());
            if let (Some(address), Some(sender)) = (found, sender.as_ref()) {
                let _ = sender.send(address);
            }
            let mut said = said.lock().unwrap();
            said.push_str(&line);
            said.push('\n');
        }
        drop(sender.take());
    });
    greeting
}
