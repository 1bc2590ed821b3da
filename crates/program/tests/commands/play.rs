//! `etendard play`, driven through a pipe as a script would.

use crate::{Run, etendard};
use battle::Event;
use rulebook::Language;
use scenario::catalogue;
use speech::{Answer, written};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use wire::{Field, Playback, Replay};

pub(crate) fn told(arguments: &[&str], said: &str) -> Run {
    let mut command = etendard(arguments);
    let piped = command.env("COLUMNS", "100").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("it was just built");
    // It may have said all it has to say before the script is over.
    let _ = child.stdin.take().expect("a pipe").write_all(said.as_bytes());
    child.wait_with_output().expect("it ends").into()
}

/// A file of its own for a test.
pub(crate) fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play");
    std::fs::create_dir_all(&folder).expect("a folder for games");
    let path = folder.join(name);
    let _ = std::fs::remove_file(&path);
    path
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Plays a script of a training battle, saved to a file of its own.
fn play(scenario: &str, name: &str, language: &str, script: &str) -> (Run, PathBuf) {
    let path = file(name);
    let run = told(&["play", scenario, "--seed", "7", "--save", text(&path), "--lang", language], script);
    assert_eq!(run.code, Some(0), "{}\n{}", run.out, run.err);
    (run, path)
}

fn lines(path: &Path) -> Vec<String> {
    let game = std::fs::read_to_string(path).expect("a saved game");
    let is_line = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_digit()) || line.starts_with("end ");
    game.lines().filter(is_line).map(str::to_owned).collect()
}

fn verified(path: &Path) -> String {
    let run = told(&["replay", text(path), "--verify", "--lang", "en"], "");
    assert_eq!(run.code, Some(0), "{}", run.out);
    run.out
}

/// What people would have to type to play a recorded game, in one language.
fn script_of(path: &Path, language: Language) -> String {
    let recorded = Replay::read(&std::fs::read_to_string(path).expect("a saved game")).expect("a sound game");
    let listed = catalogue().iter().find(|listed| listed.id == recorded.header.scenario).expect("one of ours");
    let scenario = listed.read().expect("a sound scenario");
    let field = Arc::new(Field::of(&scenario, scenario.setup().book));
    let mut events = Vec::new();
    let mut playback = Playback::new(&recorded, Arc::clone(&field), &mut events).expect("the same field");
    let (mut script, mut idle) = (String::new(), true);
    events.clear();
    let followed = playback.follow(usize::MAX, &mut events, |events, line| {
        if let Answer::Command(command) = line.answer {
            script += &written(command, Some(&line.before.view()), &*field, language);
            script.push('\n');
            // Whoever goes into action is asked whether he means it.
            if idle && command == battle::Command::EndCommand {
                script += "oui\n";
            }
        }
        for event in events.drain(..) {
            match event {
                Event::TurnBegan { .. } => idle = true,
                Event::UnitActivated { .. } | Event::OfficerSelected { .. } => idle = false,
                _ => {}
            }
        }
    });
    followed.expect("it was recorded");
    script
}

#[test]
fn a_whole_battle_can_be_typed_in_french_and_in_english() {
    for scenario in ["training-frederic", "training-panache", "training-jomini", "training-thucidide"] {
        // Two computer players fight first; people then type the same game with the same dice.
        let first = file(&format!("{scenario}-computers.replay"));
        let seats = ["--north", "captain", "--south", "caporal", "--seed", "7", "--save", text(&first)];
        let computers = told(&[&["play", scenario][..], &seats[..]].concat(), "");
        assert_eq!(computers.code, Some(0), "{}", computers.err);
        assert!(verified(&first).contains("as recorded"));
        for (language, spoken) in [("fr", Language::Fr), ("en", Language::En)] {
            let script = script_of(&first, spoken);
            let (run, second) = play(scenario, &format!("{scenario}-{language}.replay"), language, &script);
            assert_eq!(lines(&second), lines(&first), "{scenario} {language}:\n{}", run.out);
            assert!(verified(&second).contains("as recorded"));
            assert!(!run.out.contains('\u{1b}'), "no colour in a pipe");
            let saved = if language == "fr" { "Partie enregistrée" } else { "Game saved" };
            assert!(run.out.contains(saved), "{}", run.out);
        }
    }
}

/// Zieten activates the foot and the guns of the training battle; nobody moves.
const TO_COMBAT: &str = "zieten\nE5 D6\nfin\nfin\n";

#[test]
fn a_unit_goes_by_its_hex_a_word_by_its_beginning_and_a_choice_by_its_number() {
    let script = "act zie\nE5, D6\nf\nE5 E4\n\nfin\natt D6 D3\n";
    let (run, path) = play("training-frederic", "short.replay", "fr", script);
    let said: Vec<String> = lines(&path);
    let expected = [
        "activate hans-joachim-von-zieten",
        "select bornstedt-regiment",
        "select field-guns",
        "end selection",
        "move bornstedt-regiment E4",
        "go along yes",
        "end movement",
        "attack field-guns saxon-grenadiers",
    ];
    for (line, expected) in said.iter().zip(expected) {
        assert!(line.contains(expected), "{line} is not {expected}\n{}", run.out);
    }
    assert!(run.out.contains("⚄ attaque"), "{}", run.out);
}

#[test]
fn a_command_is_taken_back_until_the_dice_have_rolled() {
    let script = format!("{TO_COMBAT}annuler\nannuler\nquitter\n");
    let (run, path) = play("training-frederic", "undo.replay", "fr", &script);
    assert_eq!(run.out.matches("C’est repris.").count(), 2, "{}", run.out);
    // The end of the movement and of the selection are gone.
    assert_eq!(lines(&path).len(), 3 + 1, "{:?}", lines(&path));
    let script = format!("{TO_COMBAT}attaquer D6 D3\nannuler\nquitter\n");
    let (run, path) = play("training-frederic", "no-undo.replay", "fr", &script);
    assert!(run.out.contains("Rien à annuler"), "{}", run.out);
    assert!(lines(&path).iter().any(|line| line.contains("dice attack")));
    assert!(verified(&path).contains("unfinished"));
}

#[test]
fn nothing_is_taken_back_once_the_turn_has_passed() {
    let (run, path) = play("training-frederic", "passed.replay", "fr", "fin\noui\nannuler\ndébut\nquitter\n");
    assert!(run.out.contains("Rien à annuler"), "{}", run.out);
    assert!(run.out.contains("La phase en est à son début"), "{}", run.out);
    assert_eq!(lines(&path).len(), 2, "{:?}", lines(&path));
}

#[test]
fn the_phase_can_be_begun_again() {
    let script = "zieten\nE5\nD6\nfin\nE5 E4\n1\ndébut\nquitter\n";
    let (run, path) = play("training-frederic", "restart.replay", "fr", script);
    assert!(run.out.contains("C’est repris."), "{}", run.out);
    assert!(!lines(&path).iter().any(|line| line.contains("move")), "{:?}", lines(&path));
    assert_eq!(lines(&path).len(), 4 + 1, "the selection stands: {:?}", lines(&path));
}

#[test]
fn an_idle_turn_is_passed_only_by_whoever_means_it() {
    let (_, path) = play("training-frederic", "idle.replay", "fr", "fin\nnon\nfin\noui\n");
    assert_eq!(lines(&path).len(), 2, "{:?}", lines(&path));
}

#[test]
fn a_refusal_says_why_and_prints_the_clause() {
    let script = "zieten\nE5\nD6\nfin\nE5 A1\nD6 G9\nattaquer D6 D3\nquitter\n";
    let (run, _) = play("training-frederic", "refused.replay", "fr", script);
    assert!(run.out.contains("(MOV-4)\n  MOV-4 "), "{}", run.out);
    assert!(run.out.contains("hors de la carte"), "{}", run.out);
    assert!(run.out.contains("Ce n’est pas ce qui est demandé maintenant."), "{}", run.out);
}

#[test]
fn what_is_not_understood_is_answered() {
    let nonsense =
        "blücher\n99\n-1\n'\"\n💥 💥\nvoir\nvoir nobody\nrègle\nrègle XYZ-9\npourquoi a b\nordre\nfin fin fin\n";
    let long = "x".repeat(20_000);
    let script = format!("{nonsense}{long}\n\u{0}\n\nquitter\n");
    let (run, path) = play("training-frederic", "nonsense.replay", "fr", &script);
    assert!(run.out.contains("« blücher »") || run.out.contains("«\u{a0}blücher\u{a0}»"), "{}", run.out);
    assert!(run.out.contains("Il n’y a pas de choix 99"), "{}", run.out);
    assert!(run.out.contains("Il faut choisir"), "{}", run.out);
    assert!(run.out.contains("rien à enregistrer"), "{}", run.out);
    assert!(!path.exists(), "nothing was played, nothing is saved");
}

#[test]
fn the_table_answers_questions_in_both_languages() {
    let script = "?\ncarte\nunités\nvoir D6\nvoir zieten\nvoir A1\nrègle MOV-4\nleçon\npourquoi\npourquoi D6 D3\n";
    let (run, _) = play("training-frederic", "asked.replay", "fr", script);
    for said in [
        "ce qui peut être dit",
        "Grenadiers saxons · saxon-grenadiers",
        "Cibles d’ici",
        "Aucun dé d’attaque n’a encore été compté.",
        "Canons de campagne contre Grenadiers saxons\u{a0}: 3 dés",
        "Considéré, sans effet ici",
        "1. Commandement (ACT-3, ACT-4)",
    ] {
        assert!(run.out.contains(said), "{said} is missing:\n{}", run.out);
    }
    let script = "?\nmap\nunits\nsee D6\nrule MOV-4\nlesson\nwhy D6 D3\nquit\n";
    let (run, _) = play("training-frederic", "asked-en.replay", "en", script);
    for said in ["what can be said", "Targets from here", "Field guns against Saxon grenadiers: 3 dice"] {
        assert!(run.out.contains(said), "{said} is missing:\n{}", run.out);
    }
}

#[test]
fn the_end_of_the_input_saves_and_the_game_goes_on_another_day() {
    let (run, path) = play("training-frederic", "resumed.replay", "fr", "zieten\nE5 D6\nfin\n");
    assert!(run.out.contains("Pour la reprendre"), "{}", run.out);
    assert!(verified(&path).contains("unfinished"));
    let before = lines(&path).len();
    let resume = ["play", "--resume", text(&path), "--seed", "7", "--lang", "fr"];
    let run = told(&resume, "fin\nD6 D3\n");
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("active le régiment Bornstedt et les canons de campagne"), "{}", run.out);
    assert!(before + 2 < lines(&path).len(), "{:?}", lines(&path));
    assert!(verified(&path).contains("as recorded"));
}

#[test]
fn a_spoilt_game_is_not_taken_up() {
    let (_, path) = play("training-frederic", "spoilt.replay", "fr", "zieten\nE5 D6\nfin\n");
    let game = std::fs::read_to_string(&path).unwrap().replace("select field-guns", "select zieten-hussars");
    std::fs::write(&path, game).unwrap();
    let run = told(&["play", "--resume", text(&path), "--lang", "fr"], "quitter\n");
    assert_eq!(run.code, Some(1), "{}", run.out);
    assert!(run.err.contains("spoilt.replay:"), "{}", run.err);
    let run = told(&["play", "--resume", "no-such.replay", "--lang", "fr"], "");
    assert_eq!(run.code, Some(2), "{}", run.err);
}

#[test]
fn whoever_gives_up_says_so_and_keeps_the_game() {
    let script = "zieten\nE5\nfin\nabandon\nnon\nabandon\noui\n";
    let (run, path) = play("training-frederic", "resigned.replay", "fr", script);
    assert!(run.out.contains("Abandon\u{a0}: Prusse. Victoire\u{a0}: Saxe."), "{}", run.out);
    assert!(verified(&path).contains("unfinished"));
}

#[test]
fn a_level_nobody_knows_is_named_with_those_that_are() {
    let run = told(&["play", "training-frederic", "--north", "napoléon"], "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("captain (capitaine)"), "{}", run.err);
}

#[test]
fn no_game_is_written_over_another() {
    let (_, path) = play("training-frederic", "kept.replay", "fr", "zieten\nE5\nfin\n");
    let game = std::fs::read_to_string(&path).unwrap();
    let run = told(&["play", "training-frederic", "--save", text(&path), "--lang", "fr"], "bornstedt\nE5\n");
    assert_eq!(run.code, Some(1), "{}", run.out);
    assert!(run.err.contains("existe déjà"), "{}", run.err);
    let script = format!("bornstedt\nE5\nsauver {}\nnon\n", text(&path));
    let _ = play("training-frederic", "other.replay", "fr", &script);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), game);
}

#[test]
fn a_file_that_cannot_be_written_is_no_reason_to_stop() {
    let (run, path) = play("training-frederic", "unwritable.replay", "fr", "zieten\nE5\nsauver /no/such/folder/x\n?\n");
    assert!(run.out.contains("écriture impossible"), "{}", run.out);
    assert!(path.exists());
}

#[test]
fn a_game_that_cannot_be_saved_is_played_all_the_same() {
    let folder = file("no-folder").join("x.replay");
    let other = file("rescued.replay");
    let script = format!("zieten\nE5\nquitter\nsauver {}\nquitter\n", text(&other));
    let run = told(&["play", "training-frederic", "--save", text(&folder), "--lang", "fr"], &script);
    assert_eq!(run.code, Some(0), "{}\n{}", run.out, run.err);
    assert_eq!(run.out.matches("La partie n’est pas enregistrée").count(), 1, "{}", run.out);
    assert_eq!(lines(&other).len(), 3, "{:?}", lines(&other));
}
