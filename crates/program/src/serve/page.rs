//! What the server says to whoever started it.

use rulebook::Language;
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};

/// Where to go, for this machine and for others.
pub(super) fn greeting(wanted: SocketAddr, address: SocketAddr, lan: Option<IpAddr>, language: Language) -> String {
    let port = address.port();
    let mut lines = Vec::new();
    if wanted.port() != port && wanted.port() != 0 {
        lines.push(match language {
            Language::Fr => format!("Le port {} est pris\u{a0}: le serveur prend le port {port}.", wanted.port()),
            Language::En => format!("Port {} is taken: the server takes port {port}.", wanted.port()),
        });
    }
    let here = url(address);
    lines.push(match language {
        Language::Fr => format!("Étendard vous attend\u{a0}: {here}"),
        Language::En => format!("Étendard awaits you: {here}"),
    });
    if let Some(ip) = lan {
        let there = format!("http://{}/", SocketAddr::new(ip, port));
        lines.push(match language {
            Language::Fr => format!("Depuis le réseau local\u{a0}: {there}"),
            Language::En => format!("From the local network: {there}"),
        });
    }
    lines.push(
        match language {
            Language::Fr => "Ctrl-C pour arrêter.",
            Language::En => "Ctrl-C to stop.",
        }
        .to_owned(),
    );
    lines.join("\n")
}

pub(super) const fn farewell(language: Language) -> &'static str {
    match language {
        Language::Fr => "Le serveur s’arrête\u{a0}; les parties sont gardées.",
        Language::En => "The server stops; games are kept.",
    }
}

/// The page as this machine reaches it.
fn url(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}/", address.port())
    } else {
        format!("http://{address}/")
    }
}

/// Opens the page; where there is no browser, the address is printed anyway.
pub(super) fn open(address: SocketAddr, language: Language) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let opened = Command::new(program).arg(url(address)).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if opened.is_err() {
        eprintln!(
            "{}",
            match language {
                Language::Fr => "Aucun navigateur ne s’ouvre d’ici\u{a0}: ouvrez l’adresse vous-même.",
                Language::En => "No browser can be opened from here: open the address yourself.",
            }
        );
    }
}

#[cfg(test)]
mod tests {
    use super::greeting;
    use rulebook::Language;

    #[test]
    fn the_greeting_says_where_to_go_and_which_port_was_taken() {
        let [wanted, found] = ["0.0.0.0:8080", "0.0.0.0:8081"].map(|text| text.parse().unwrap());
        let lan = Some("192.168.1.7".parse().unwrap());
        assert_eq!(
            greeting(wanted, found, lan, Language::En),
            "Port 8080 is taken: the server takes port 8081.\nÉtendard awaits you: http://localhost:8081/\n\
             From the local network: http://192.168.1.7:8081/\nCtrl-C to stop."
        );
        let alone = "127.0.0.1:8080".parse().unwrap();
        assert_eq!(
            greeting(alone, alone, None, Language::Fr),
            "Étendard vous attend\u{a0}: http://127.0.0.1:8080/\nCtrl-C pour arrêter."
        );
    }
}
