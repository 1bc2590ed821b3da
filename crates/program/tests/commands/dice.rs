//! `etendard replay --verify-dice`: a game played with dice that can be checked, and what is said when they were not
//! those.

use crate::{Run, etendard, run};
use battle::{Pending, Roll};
use dice::{Cup, Nonce, Record, Seed};
use speech::Said;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use wire::{Field, Recorder};

fn verify(language: &str, replay: &Path, dice: &Path) -> Run {
    run(etendard(&["--lang", language, "replay"]).arg(replay).arg("--verify-dice").arg(dice))
}

/// A game at which a server could have been the host.
struct Game {
    recorder: Recorder,
    cup: Cup,
    record: Record,
}

impl Game {
    fn begin(scenario: &str) -> Self {
        let listed = scenario::catalogue().iter().find(|listed| listed.id == scenario).expect("it is listed");
        let scenario = listed.read().expect("it is sound");
        let field = Arc::new(Field::of(&scenario, scenario.setup().book));
        let recorder = Recorder::new(field, &mut ()).expect("a battle begins");
        let cup = Cup::new("partie-1", Seed::from_bytes([9; 32]));
        let record = Record::empty("partie-1", cup.commitments().to_vec());
        Self { recorder, cup, record }
    }

    /// One command or one throw; false once the battle is over.
    fn step(&mut self) -> bool {
        let lines = self.recorder.lines().len();
        match self.recorder.battle().pending() {
            Pending::Over(_) => return false,
            Pending::Decision(..) => {
                // Recruits are eager: there will be dice.
                let mut recruit = opponent::Level::Recruit.player(u64::try_from(lines).expect("few"));
                let chosen = recruit.decide(self.recorder.battle(), &opponent::Budget::nodes(1));
                self.recorder.command(chosen, &mut ()).expect("it is legal");
            }
            Pending::Chance(chance) => {
                let command = self.last_command();
                let nonce: Nonce = format!("{:016x}", command.len() * 31).parse().expect("a nonce");
                let purpose = chance.purpose.in_language(rulebook::Language::En);
                let thrown = self.cup.throw(&nonce, &command, purpose, chance.dice);
                let die = self.recorder.battle().setup().book.die;
                let roll: Roll = thrown.proof.faces.iter().map(|face| die.faces[usize::from(*face)]).collect();
                self.recorder.roll(roll, &mut ()).expect("so many were asked for");
                self.record.throws.push(thrown.proof);
            }
        }
        true
    }

    fn last_command(&self) -> String {
        let command = self.recorder.lines().rfind(|line| matches!(line.speaker, wire::Speaker::Camp(_)));
        command.map_or("start".to_owned(), |line| format!("{} {}", line.speaker.written(), line.words))
    }

    fn play(scenario: &str) -> Self {
        let mut game = Self::begin(scenario);
        while game.recorder.lines().len() < 400 && game.step() {}
        assert!(5 < game.record.throws.len(), "{} throws", game.record.throws.len());
        game
    }

    /// Each throw is of the entry of its command, as a server keeps it.
    fn entered(&mut self) {
        let (mut entry, mut before) = (0, None);
        for throw in &mut self.record.throws {
            let command = (throw.command.clone(), throw.nonce.clone());
            if before.as_ref() != Some(&command) {
                entry += 1;
                before = Some(command);
            }
            throw.entry = Some(entry);
        }
    }

    /// Both files.
    fn written(&self, name: &str) -> (PathBuf, PathBuf) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (replay, dice) = (folder.join(format!("{name}.replay")), folder.join(format!("{name}.json")));
        std::fs::write(&replay, self.recorder.replay().to_string()).expect("a file");
        std::fs::write(&dice, self.record.written()).expect("a file");
        (replay, dice)
    }
}

#[test]
fn dice_that_were_thrown_are_found_so_in_every_book() {
    for scenario in ["kolin", "ivry", "waterloo", "hydaspes"] {
        let game = Game::play(scenario);
        let (replay, dice) = game.written(&format!("honest-{scenario}"));
        let english = verify("en", &replay, &dice);
        assert_eq!(english.code, Some(0), "{}", english.out);
        let throws = game.record.throws.len();
        assert!(english.out.contains(&format!("those that were thrown, {throws} throws proved")), "{}", english.out);
        let french = verify("fr", &replay, &dice);
        assert!(french.out.contains(&format!("dés conformes, {throws} jets prouvés")), "{}", french.out);
    }
}

#[test]
fn dice_of_another_game_are_named_with_the_first_line_that_differs() {
    let (replay, _) = Game::play("training-jomini").written("one");
    let mut other = Game::begin("training-jomini");
    other.cup = Cup::new("partie-1", Seed::from_bytes([10; 32]));
    other.record.commitments = other.cup.commitments().to_vec();
    while other.recorder.lines().len() < 400 && other.step() {}
    let (_, dice) = other.written("other");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(1), "{}", found.out);
    let text = std::fs::read_to_string(&replay).expect("it was written");
    let mut dice_lines = (1..).zip(text.lines()).filter(|(_, line)| line.contains(" dice "));
    let is_named = |place: usize| found.out.contains(&format!("{}:{place}: this is not throw", replay.display()));
    assert!(dice_lines.any(|(place, _)| is_named(place)), "{}", found.out);
    assert!(found.out.contains("the line: `") && found.out.contains("the throw: `"), "{}", found.out);
    let french = verify("fr", &replay, &dice);
    assert!(french.out.contains("ce n’est pas le jet"), "{}", french.out);
}

#[test]
fn a_command_that_was_not_the_one_thrown_for_is_named() {
    let mut game = Game::play("training-frederic");
    // Proved, but for another command than the one in the replay.
    let mut cup = Cup::new("partie-1", Seed::from_bytes([9; 32]));
    let place = 3;
    for (number, throw) in game.record.throws.iter_mut().enumerate() {
        let command = if number == place { "north pass".to_owned() } else { throw.command.clone() };
        let dice = u8::try_from(throw.faces.len()).expect("few");
        *throw = cup.throw(&throw.nonce.clone(), &command, &throw.purpose.clone(), dice).proof;
    }
    let (replay, dice) = game.written("other-command");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(1), "{}", found.out);
    assert!(found.out.contains("this is not throw 4 of") && found.out.contains("`north pass`"), "{}", found.out);
}

#[test]
fn proofs_that_fail_and_files_that_are_none_are_said() {
    let mut game = Game::play("training-frederic");
    game.record.throws[2].faces.reverse();
    game.record.throws[2].faces[0] = (game.record.throws[2].faces[0] + 1) % 6;
    let (replay, dice) = game.written("touched");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(1), "{}", found.out);
    assert!(found.out.contains(&format!("{}: throw 3: the faces should be", dice.display())), "{}", found.out);
    let none = verify("fr", &replay, &replay);
    assert_eq!(none.code, Some(1), "{}", none.out);
    assert!(none.out.contains("ce n’est pas un fichier de dés"), "{}", none.out);
    let missing = verify("en", &replay, Path::new("/nowhere.json"));
    assert_eq!(missing.code, Some(2), "{}", missing.err);
    assert!(missing.err.contains("cannot read /nowhere.json"), "{}", missing.err);
}

#[test]
fn a_game_that_was_rewound_is_said_to_be() {
    let mut game = Game::play("training-jomini");
    let throws = game.record.throws.len();
    // Back to before the third throw from the end, and on from there with new dice.
    for _ in 0..3 {
        while matches!(game.recorder.lines().next_back().expect("a line").speaker, wire::Speaker::Camp(_)) {
            assert!(game.recorder.undo());
        }
        assert!(game.recorder.undo());
    }
    let most = game.recorder.lines().len() + 60;
    while game.recorder.lines().len() < most && game.step() {}
    assert!(throws < game.record.throws.len());
    let (replay, dice) = game.written("rewound");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(1), "{}", found.out);
    assert!(found.out.contains("if 3 throws are passed over: the game was rewound"), "{}", found.out);
}

#[test]
fn a_replay_or_a_file_cut_short_is_said_to_be() {
    // In the midst of a battle: its last line need not be dice.
    let mut game = Game::begin("training-jomini");
    while game.record.throws.len() < 6 {
        assert!(game.step(), "the battle is not over so soon");
    }
    game.entered();
    let extent = |lines| Some(dice::RecordEnd { entries: 500, lines, over: false });
    game.record.extent = extent(game.recorder.lines().len());
    let (replay, dice) = game.written("whole");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(0), "{}", found.out);
    // Lines without dice are taken off the end: every proof is right, and every line of dice is proved.
    while matches!(game.recorder.lines().next_back().expect("a line").speaker, wire::Speaker::Dice(_)) {
        assert!(game.step(), "the battle is not over so soon");
    }
    game.entered();
    game.record.extent = extent(game.recorder.lines().len());
    let whole = game.recorder.lines().len();
    assert!(game.recorder.undo());
    let (replay, dice) = game.written("cut");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(1), "{}", found.out);
    assert!(found.out.contains(&format!("is of a game of {whole}: one of the two was cut short")), "{}", found.out);
    assert!(verify("fr", &replay, &dice).out.contains("l’un des deux a été coupé"));
}

#[test]
fn what_could_not_be_compared_is_said_and_another_commitment_is_named() {
    let game = Game::play("training-frederic");
    let (replay, dice) = game.written("unsaid");
    let found = verify("en", &replay, &dice);
    assert_eq!(found.code, Some(0), "{}", found.out);
    assert!(found.out.contains("a file of an earlier version: neither its end nor"), "{}", found.out);
    assert!(found.out.contains("not compared: your nonces (--sent) and the commitment"), "{}", found.out);
    let shown = |commitment: &str| {
        let mut command = etendard(&["--lang", "fr", "replay"]);
        run(command.arg(&replay).arg("--verify-dice").arg(&dice).args(["--commitment", commitment]))
    };
    let good = shown(&game.record.commitments[0].to_string());
    assert_eq!(good.code, Some(0), "{}", good.out);
    let bad = shown(&"0".repeat(64));
    assert_eq!(bad.code, Some(1), "{}", bad.out);
    assert!(bad.out.contains("l’engagement de la chaîne 1 n’est pas celui qui vous a été montré"), "{}", bad.out);
    let nothing = run(etendard(&["--lang", "en", "replay"]).arg(&replay).args(["--sent", "sent.json"]));
    assert_eq!(nothing.code, Some(2), "a file of dice is wanted with it: {}", nothing.err);
}
