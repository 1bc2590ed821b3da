//! The engine, told whatever comes to mind.

use super::session::Session;
use super::{LONGEST, converse};
use opponent::Luck;
use rulebook::Language;
use scenario::catalogue;

/// What the engine says to all of this.
fn told(input: &[u8], language: Language) -> String {
    let mut output = Vec::new();
    converse(input, &mut output, language).expect("it writes to memory");
    String::from_utf8(output).expect("it speaks UTF-8")
}

#[test]
fn no_line_breaks_it_and_every_line_is_answered() {
    let id = catalogue().first().expect("a battle").id;
    let pieces = [
        "etendard",
        "isready",
        "position",
        "scenario",
        "file",
        "replay",
        "/nowhere",
        "legal",
        "count",
        "apply",
        "roll",
        "random",
        "go",
        "seed",
        "7",
        "end",
        "turn",
        "undo",
        "99999999999999999999",
        "show",
        "view",
        "lang",
        "fr",
        "en",
        "format",
        "json",
        "text",
        "players",
        "north",
        "save",
        "help",
        "activate",
        "activer",
        "move",
        "C4",
        "flag",
        "x9",
        "{",
        "{\"do\":\"end-command\"}",
        "options",
        "none",
        "setting-fire",
        "to",
        "-1",
        "é",
        "\"",
        "\u{0}",
        "quitter",
    ];
    for seed in 0..40 {
        let mut luck = Luck::new(seed);
        let mut session = Session::new(if seed % 2 == 0 { Language::Fr } else { Language::En });
        for number in 0..60 {
            if number == 20 {
                session.answer("format text");
                assert!(session.answer(&format!("position scenario {id}")).starts_with("ok "));
            }
            let count = 1 + luck.below(5);
            let line = (0..count).map(|_| pieces[luck.below(pieces.len())]).collect::<Vec<_>>().join(" ");
            // Nothing is written, and no whole game is played, by chance.
            if line.starts_with("save") || line.contains("end") || line.contains("turn") {
                continue;
            }
            let answer = session.answer(&line);
            let last = answer.lines().last().unwrap_or_default();
            let closed = ["ok", "error ", "{"].iter().any(|start| last.starts_with(start));
            assert!(closed, "`{line}` is answered by {answer:?}");
            assert!(answer.ends_with('\n'));
        }
    }
}

#[test]
fn bytes_that_are_no_text_and_lines_without_end_are_answered() {
    let mut input = b"\xff\xfe\n".to_vec();
    input.extend(std::iter::repeat_n(b'a', usize::try_from(3 * LONGEST + 5).expect("small")));
    input.extend(b"\nisready\nlegal");
    let answers: Vec<String> = told(&input, Language::En).lines().map(str::to_owned).collect();
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert!(answers[0].starts_with("error "), "{answers:?}");
    assert_eq!(answers[1], "error the line is too long");
    assert_eq!(answers[2], "ok ready");
    assert_eq!(answers[3], "error there is no position yet; expected position scenario ID");
}

#[test]
fn a_failed_line_changes_nothing() {
    let id = catalogue().first().expect("a battle").id;
    let mut session = Session::new(Language::En);
    session.answer(&format!("position scenario {id}"));
    session.answer("go seed 3 25");
    let before = session.answer("view");
    for line in
        ["apply end everything", "apply end combat now", "roll flag x50", "position scenario nowhere", "undo 999"]
    {
        assert!(session.answer(line).starts_with("error "), "{line}");
    }
    assert_eq!(session.answer("view"), before);
    session.answer("go 4");
    assert_ne!(session.answer("view"), before);
    session.answer("undo 4");
    assert_eq!(session.answer("view"), before);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let id = catalogue().first().expect("a battle").id;
    let game = |seed: u8| {
        let input = format!("position scenario {id}\ngo seed {seed} 60\n");
        told(input.as_bytes(), Language::Fr)
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}
