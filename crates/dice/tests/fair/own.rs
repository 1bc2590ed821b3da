//! The host's file held against what a player kept himself.

use dice::{Cup, DiceFlaw, NewChain, Nonce, Record, RecordEnd, Seed, SeenGame, SentCommand, SentFile, SentFlaw};

fn nonce(number: u64) -> Nonce {
    format!("{number:016x}").parse().expect("a nonce")
}

/// A person in the south against a computer in the north, which begins; ten throws in turn, a new chain before the
/// seventh; and what the person kept.
fn played() -> (Record, SentFile) {
    let mut cup = Cup::new("partie", Seed::from_bytes([5; 32]));
    let mut record = Record::empty("partie", Vec::new());
    let first = Nonce::first("partie", &cup.commitments()[0]);
    let (mut last, mut sent) = (first, Vec::new());
    for throw in 1..=10_usize {
        let entry = 2 * u64::try_from(throw).expect("few");
        if throw == 7 {
            cup.renew(nonce(99));
            record.begun.push(NewChain { chain: 2, throw, entry: entry - 1 });
        }
        let (chain, index) = cup.next();
        let follows = (throw % 2 == 1).then(|| last.clone());
        let words = format!("attack unit-{throw} guard");
        let (side, used) = match &follows {
            Some(last) => ("north", last.following(chain, index)),
            None => ("south", nonce(entry)),
        };
        if follows.is_none() {
            last = used.clone();
            let (command, words) = (serde_json::json!({"do": "attack"}), Some(words.clone()));
            sent.push(SentCommand { after: entry - 1, chain, nonce: used.clone(), command, words, entry: Some(entry) });
        }
        let mut proof = cup.throw(&used, &format!("{side} {words}"), "attack", 3).proof;
        (proof.entry, proof.follows) = (Some(entry), follows);
        record.throws.push(proof);
    }
    record.commitments = cup.commitments().to_vec();
    record.computers = Some(vec!["north".to_owned()]);
    record.extent = Some(RecordEnd { entries: 21, lines: 20, over: true });
    let (format, game, commitments) = (1, "partie".to_owned(), record.commitments.clone());
    let (sides, computers) = (vec!["south".to_owned()], vec!["north".to_owned()]);
    let seen = SeenGame { entries: 21, throws: 10, digest: Some(record.digest(10)), over: true };
    (record, SentFile { format, game, sides, computers, since: 0, commitments, seen, sent })
}

fn words(sent: &SentCommand) -> Option<String> {
    sent.words.clone()
}

#[test]
fn an_honest_host_is_found_honest_and_what_hung_on_him_alone_is_counted() {
    let (record, own) = played();
    assert_eq!(record.verify().expect("honest").unexplained, 0);
    let compared = own.compare(&record, words).expect("honest");
    assert_eq!((compared.own, compared.computers, compared.lost), (5, 5, 0));
    // The first throw, before anybody spoke, and the seventh, the first of a chain begun after the last nonce.
    assert_eq!(compared.alone, 2);
    let read = SentFile::read(&own.written()).expect("as it was written");
    assert_eq!(read, own);
}

#[test]
fn a_nonce_the_host_ground_is_named_though_every_proof_is_right() {
    let (honest, own) = played();
    // Any throw he likes: he tries nonces until three dice show the first face, and makes the throw anew.
    let there = Cup::after("partie", Seed::from_bytes([5; 32]), 3);
    let good = |nonce: &Nonce| {
        let mut cup = there.clone();
        cup.throw(nonce, &honest.throws[3].command, "attack", 3).proof
    };
    let ground =
        (1000..9000).map(|number| good(&nonce(number))).find(|proof| proof.faces == [0, 0, 0]).expect("some day");
    let mut record = honest.clone();
    let follows = record.throws[3].follows.clone();
    record.throws[3] = dice::ThrowProof { entry: record.throws[3].entry, follows, ..ground };
    // What the computer throws next follows from it, in his file.
    let last = record.throws[3].nonce.clone();
    let mut cup = Cup::after("partie", Seed::from_bytes([5; 32]), 4);
    let again = cup.throw(&last.following(1, 5), &record.throws[4].command.clone(), "attack", 3).proof;
    record.throws[4] = dice::ThrowProof { entry: record.throws[4].entry, follows: Some(last), ..again };
    record.verify().expect("by itself the file is right");
    assert_eq!(own.compare(&record, words), Err(SentFlaw::NotSent { throw: 4 }));
    // A player who only saw what was told knows that it was something else.
    let idle = SentFile { sides: Vec::new(), sent: Vec::new(), ..own };
    assert_eq!(idle.compare(&record, words), Err(SentFlaw::OtherThrows { seen: 10 }));
}

#[test]
fn a_chain_begins_early_only_where_an_entry_says_so() {
    let (honest, own) = played();
    let silent = Record { begun: Vec::new(), ..honest.clone() };
    assert_eq!(silent.verify(), Err(DiceFlaw::Missing { throw: 7, chain: 1, index: 7 }));
    let mut late = honest.clone();
    late.begun[0].throw = 8;
    assert_eq!(late.verify(), Err(DiceFlaw::Missing { throw: 7, chain: 1, index: 7 }));
    let mut far = honest.clone();
    far.begun[0].throw = 40;
    assert_eq!(far.verify(), Err(DiceFlaw::Missing { throw: 7, chain: 1, index: 7 }));
    let mut told_late = honest.clone();
    told_late.begun[0].entry = 14;
    assert_eq!(told_late.verify(), Err(DiceFlaw::WrongEntry { throw: 7, entry: 14 }));
    // The host shows the new chain only after he has the nonce.
    let mut unshown = own;
    unshown.sent[3].chain = 1;
    assert_eq!(unshown.compare(&honest, words), Err(SentFlaw::LateChain { throw: 8, chain: 2 }));
}

#[test]
fn a_game_taken_back_is_said_to_be_and_what_was_lost_with_it_is_counted() {
    let (record, mut own) = played();
    // He saw eight throws of the first life and nothing of the second.
    own.commitments.truncate(1);
    own.seen = SeenGame { entries: 17, throws: 8, digest: Some(String::new()), over: false };
    assert_eq!(own.compare(&record, words), Err(SentFlaw::TakenBack { throw: 7, seen: 8 }));
    // Once he was told, what he had sent in that life is lost, and nothing else is wrong.
    let (_, mut told) = played();
    let lost = SentCommand { chain: 1, entry: Some(16), nonce: nonce(777), ..told.sent[2].clone() };
    told.sent.insert(3, lost);
    assert_eq!(told.compare(&record, words).expect("he was told").lost, 1);
}

#[test]
fn every_flaw_of_a_players_file_is_said_in_both_languages() {
    let (record, own) = played();
    let cut = Record { throws: record.throws[..6].to_vec(), begun: Vec::new(), ..record };
    let flaw = own.compare(&cut, words).expect_err("cut short");
    let [fr, en] = [rulebook::Language::Fr, rulebook::Language::En].map(|language| flaw.said(language));
    assert_eq!(fr, "le fichier de dés est coupé\u{a0}: il a 6 jets, vous en aviez vu 10");
    assert_eq!(en, "the file of dice is cut short: it has 6 throws, you had seen 10");
    let flaw = SentFlaw::NotSent { throw: 3 };
    assert_eq!(flaw.said(rulebook::Language::Fr), "jet 3\u{a0}: ce nonce n’est pas de ceux que vous avez envoyés");
}
