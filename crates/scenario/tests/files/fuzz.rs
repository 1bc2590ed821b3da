//! Whatever stands in a file, reading it answers: a scenario, or what is wrong.

use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use scenario::{Scenario, catalogue};
use std::time::{Duration, Instant};

/// What an editor, a cat on the keyboard or a bad disk does to a file.
#[derive(Clone, Debug)]
enum Slip {
    /// A byte becomes another.
    Byte(usize, u8),
    /// Bytes vanish.
    Cut(usize, usize),
    /// A piece of text is put in.
    Insert(usize, &'static str),
    /// A line vanishes.
    LoseLine(usize),
    /// A line comes twice.
    DoubleLine(usize),
    /// Two lines change places.
    SwapLines(usize, usize),
    /// A word becomes one that stands elsewhere in the file.
    SwapWords(usize, usize),
}

const PIECES: [&str; 14] = [
    "\"",
    "\"\"\"",
    "[",
    "]]",
    "{ }",
    " = ",
    "\\u0000",
    "é",
    "\n",
    "-1",
    "99999999999999999999",
    "1e9",
    "A0",
    "[[north.units]]\n",
];

fn slip() -> impl Strategy<Value = Slip> {
    let place = any::<usize>();
    prop_oneof![
        (place, any::<u8>()).prop_map(|(at, byte)| Slip::Byte(at, byte)),
        (place, 1..40_usize).prop_map(|(at, length)| Slip::Cut(at, length)),
        (place, select(PIECES.as_slice())).prop_map(|(at, piece)| Slip::Insert(at, piece)),
        place.prop_map(Slip::LoseLine),
        place.prop_map(Slip::DoubleLine),
        (place, any::<usize>()).prop_map(|(one, other)| Slip::SwapLines(one, other)),
        (place, any::<usize>()).prop_map(|(one, other)| Slip::SwapWords(one, other)),
    ]
}

fn slipped(mut text: Vec<u8>, slip: &Slip) -> Vec<u8> {
    let length = text.len().max(1);
    let by = |separator: u8| text.split(move |byte| *byte == separator).map(<[u8]>::to_vec).collect::<Vec<_>>();
    match *slip {
        Slip::Byte(at, byte) => {
            if let Some(old) = text.get_mut(at % length) {
                *old = byte;
            }
        }
        Slip::Cut(at, count) => {
            let at = (at % length).min(text.len());
            text.drain(at..(at + count).min(text.len()));
        }
        Slip::Insert(at, piece) => {
            let at = (at % length).min(text.len());
            text.splice(at..at, piece.bytes());
        }
        Slip::LoseLine(at) => {
            let mut lines = by(b'\n');
            lines.remove(at % lines.len());
            text = lines.join(&b'\n');
        }
        Slip::DoubleLine(at) => {
            let mut lines = by(b'\n');
            let line = lines[at % lines.len()].clone();
            lines.insert(at % lines.len(), line);
            text = lines.join(&b'\n');
        }
        Slip::SwapLines(one, other) => {
            let mut lines = by(b'\n');
            let count = lines.len();
            lines.swap(one % count, other % count);
            text = lines.join(&b'\n');
        }
        Slip::SwapWords(one, other) => {
            let mut words = by(b'"');
            let count = words.len();
            let other = words[other % count].clone();
            words[one % count] = other;
            text = words.join(&b'"');
        }
    }
    text
}

/// Reads bytes; what is sound can be written and read again, what is not says something.
fn answers(name: &str, bytes: &[u8]) {
    match Scenario::from_bytes(name, bytes) {
        Ok(scenario) => {
            let written = scenario.written();
            let again = Scenario::read(name, &written).unwrap_or_else(|problems| panic!("{problems}\n{written}"));
            assert_eq!(again.file(), scenario.file());
            assert_eq!(again.written(), written);
        }
        Err(problems) => {
            assert!(!problems.is_empty() && !problems.to_string().is_empty());
            for problem in &problems {
                assert_ne!(problem.what.fr, problem.what.en, "both languages say everything");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_file_with_slips_is_answered(
        file in 0..catalogue().len() + 2,
        slips in proptest::collection::vec(slip(), 1..4),
    ) {
        let sound = [
            ("everything", include_str!("../sound/everything.toml")),
            ("meadow", include_str!("../sound/meadow.toml")),
        ];
        let (id, text) = match catalogue().get(file) {
            Some(listed) => (listed.id, listed.text),
            None => sound[file - catalogue().len()],
        };
        let bytes = slips.iter().fold(text.as_bytes().to_vec(), slipped);
        answers(&format!("{id}.toml"), &bytes);
    }

    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        answers("bytes.toml", &bytes);
    }

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}", key in prop_oneof![Just("id"), Just("map.drawing"), Just("north.units")]) {
        answers("text.toml", format!("{key} = {text}").as_bytes());
        answers("text.toml", format!("{key} = \"\"\"\n{text}\n\"\"\"").as_bytes());
    }
}

#[test]
fn the_worst_file_is_answered_while_somebody_waits() {
    let most = Scenario::LONGEST - 100;
    let fill = |line: &str| line.repeat(most / line.len());
    let numbered = |line: &dyn Fn(usize) -> String| {
        let mut text = String::new();
        let mut number = 0;
        while text.len() < most - 100 {
            text.push_str(&line(number));
            number += 1;
        }
        text
    };
    let files = [
        fill("["),
        fill("\""),
        fill("= \n"),
        fill("é\n"),
        format!("map.drawing = '''{}'''", fill(". ")),
        format!("map.drawing = '''{}'''", fill(" . . .\n. . .\n")),
        format!("[map]\ndrawing = '''\n . . .\n. . .\n . . .'''\nroads = [{}]", fill("\"A1 B1 A1\", ")),
        format!("[map]\ndrawing = '''\n . . .\n. . .\n . . .'''\nheights = [{}]", fill("\"A1 1\", ")),
        format!("id = \"{}\"", fill("a")),
        format!("book = \"{}\"", fill("a-")),
        numbered(&|number| format!("[[north.units]]\nid = \"a{number}\"\n")),
        numbered(&|number| format!("a{number} = 1\n")),
        numbered(&|number| format!("a{number} = \n\n\n")),
    ];
    for text in files {
        let before = Instant::now();
        answers("worst.toml", text.as_bytes());
        let shown: String = text.chars().take(60).collect();
        assert!(before.elapsed() < Duration::from_secs(20), "{:?} for {shown}", before.elapsed());
    }
}
