//! Whatever is changed afterwards, the first throw that is wrong is named.

use dice::{Chain, Cup, DiceFlaw, LENGTH, Nonce, Record, Seed, ThrowProof, Unread};

fn nonce(number: u32) -> Nonce {
    format!("{number:016x}").parse().expect("a nonce")
}

/// A game of so many throws.
fn played(throws: u32) -> Record {
    let mut cup = Cup::new("partie", Seed::from_bytes([5; 32]));
    let throws = (1..=throws).map(|number| {
        let dice = u8::try_from(number % 6).expect("small") + 1;
        cup.throw(&nonce(number), &format!("north attack unit-{number} guard"), "attack", dice).proof
    });
    let throws: Vec<ThrowProof> = throws.collect();
    Record { throws, ..Record::empty("partie", cup.commitments().to_vec()) }
}

#[test]
fn an_honest_game_is_found_honest() {
    let record = played(30);
    let checked = record.verify().expect("honest");
    assert_eq!(checked.throws, 30);
    let dice: usize = record.throws.iter().map(|throw| throw.faces.len()).sum();
    assert_eq!(checked.faces.iter().sum::<u64>(), u64::try_from(dice).expect("few"));
    assert_eq!(played(0).verify().expect("nothing to find").throws, 0);
}

#[test]
fn a_chain_used_up_is_followed_by_the_next() {
    let mut cup = Cup::new("partie", Seed::from_bytes([5; 32]));
    assert_eq!(cup.commitments().len(), 1);
    for number in 1..=2 * LENGTH + 3 {
        let before = cup.commitments().to_vec();
        let thrown = cup.throw(&nonce(number), "north pass", "attack", 1);
        // The next commitment is shown with the last secret, and at no other time.
        let shown = (thrown.proof.index == LENGTH).then(|| cup.commitments()[before.len()]);
        assert_eq!(thrown.next, shown, "{number}");
        if number % 512 < 2 {
            let taken_up = Cup::after("partie", Seed::from_bytes([5; 32]), number);
            assert_eq!((taken_up.next(), taken_up.commitments()), (cup.next(), cup.commitments()), "{number}");
        }
    }
    assert_eq!(cup.next(), (3, 4));
    let record = played(2 * LENGTH + 3);
    assert_eq!(record.commitments.len(), 3);
    assert!(record.verify().is_ok());
    let cut = Record { commitments: record.commitments[..1].to_vec(), ..record };
    assert_eq!(cut.verify(), Err(DiceFlaw::NoCommitment { throw: LENGTH as usize + 1, chain: 2 }));
}

/// Changes one thing of an honest game and says what is found.
fn found(change: impl FnOnce(&mut Record)) -> DiceFlaw {
    let mut record = played(30);
    change(&mut record);
    record.verify().expect_err("something was changed")
}

#[test]
fn wrong_faces_are_named() {
    let flaw = found(|record| record.throws[11].faces[0] = (record.throws[11].faces[0] + 1) % 6);
    assert!(matches!(flaw, DiceFlaw::WrongFaces { throw: 12, .. }), "{flaw:?}");
    for (what, change) in [
        ("a die more", (|throw: &mut ThrowProof| throw.faces.push(0)) as fn(&mut ThrowProof)),
        ("a die less", |throw| throw.faces.truncate(1)),
        ("no face of a die", |throw| throw.faces[0] = 6),
        ("more dice than can be thrown", |throw| throw.faces = vec![0; 1000]),
        ("another nonce", |throw| throw.nonce = nonce(999)),
        ("another command", |throw| throw.command.push('x')),
        ("another purpose", |throw| throw.purpose = "riposte".to_owned()),
    ] {
        let flaw = found(|record| change(&mut record.throws[21]));
        assert!(matches!(flaw, DiceFlaw::WrongFaces { throw: 22, .. }), "{what}: {flaw:?}");
    }
    let flaw = found(|record| record.game = "autre".to_owned());
    assert_eq!(flaw.throw(), 1, "a throw of another game: {flaw:?}");
}

#[test]
fn a_secret_of_another_chain_is_named() {
    let other = Chain::new(&Seed::from_bytes([6; 32]), 1);
    let flaw = found(|record| record.throws[4].secret = other.secret(5).expect("in the chain"));
    assert_eq!(flaw, DiceFlaw::WrongSecret { throw: 5, chain: 1, index: 5 });
    let flaw = found(|record| record.commitments[0] = other.commitment());
    assert_eq!(flaw, DiceFlaw::WrongSecret { throw: 1, chain: 1, index: 1 });
}

#[test]
fn throws_left_out_repeated_or_moved_are_named() {
    let flaw = found(|record| drop(record.throws.remove(9)));
    assert_eq!(flaw, DiceFlaw::Missing { throw: 10, chain: 1, index: 10 });
    let flaw = found(|record| record.throws.insert(9, record.throws[8].clone()));
    assert_eq!(flaw, DiceFlaw::UsedTwice { throw: 10, chain: 1, index: 9 });
    let flaw = found(|record| record.throws.swap(3, 4));
    assert_eq!(flaw, DiceFlaw::Missing { throw: 4, chain: 1, index: 4 });
    let flaw = found(|record| record.throws[7].chain = 2);
    assert_eq!(flaw, DiceFlaw::Missing { throw: 8, chain: 1, index: 8 });
    // Thrown again with the same secret: a second nonce for the same place.
    let flaw = found(|record| {
        let again = Cup::after("partie", Seed::from_bytes([5; 32]), 9).throw(&nonce(77), "north attack", "attack", 3);
        record.throws.insert(10, again.proof);
    });
    assert_eq!(flaw, DiceFlaw::UsedTwice { throw: 11, chain: 1, index: 10 });
    let without = Record { commitments: Vec::new(), ..played(3) };
    assert_eq!(without.verify(), Err(DiceFlaw::NoCommitment { throw: 1, chain: 1 }));
}

#[test]
fn every_flaw_is_said_in_both_languages() {
    let flaw = found(|record| drop(record.throws.remove(9)));
    let [fr, en] = [rulebook::Language::Fr, rulebook::Language::En].map(|language| flaw.said(language));
    assert!(fr.starts_with("jet 10\u{a0}: il manque le jet du secret 10 de la chaîne 1"), "{fr}");
    assert!(en.starts_with("throw 10: the throw with secret 10 of chain 1 is missing"), "{en}");
}

#[test]
fn a_file_is_read_as_it_was_written_and_holds_no_seed() {
    let seed = Seed::from_bytes([0xc3; 32]);
    let mut cup = Cup::new("partie", seed.clone());
    let throws = (1..=9).map(|number| cup.throw(&nonce(number), "south pass", "attack", 2).proof).collect();
    let record = Record { throws, ..Record::empty("partie", cup.commitments().to_vec()) };
    let text = record.written();
    assert_eq!(Record::read(&text), Ok(record.clone()));
    assert!(text.starts_with("{\n  \"format\": 1,\n  \"game\": \"partie\",\n  \"commitments\": [\n"), "{text}");
    // Neither the seed nor a secret that is still to be used, in any way of writing.
    let next = Chain::new(&seed, 1).secret(10).expect("in the chain");
    for hidden in [seed.to_bytes(), *next.as_bytes()] {
        let hex = hidden.map(|byte| format!("{byte:02x}")).concat();
        let list = hidden.map(|byte| byte.to_string()).join(",");
        for text in [text.as_str(), &format!("{record:?}"), &format!("{cup:?}")] {
            assert!(!text.contains(&hex) && !text.replace([' ', '\n'], "").contains(&list));
        }
    }
}

#[test]
fn what_is_no_file_of_dice_is_said_with_its_line() {
    let text = played(2).written();
    assert_eq!(Record::read(&text.replace("\"format\": 1", "\"format\": 2")), Err(Unread::Format(2)));
    for (change, line) in [("\"index\"", 8), ("\"game\"", 3)] {
        let Err(Unread::Malformed { line: found, .. }) = Record::read(&text.replacen(change, "\"other\"", 1)) else {
            panic!("{change} is needed")
        };
        assert!(line <= found, "{found}");
    }
    for bad in ["", "[]", "{}", "étendard replay 1", &text[..text.len() / 2], &text.replace("0000", "00G0")] {
        let read = Record::read(bad);
        assert!(matches!(read, Err(Unread::Malformed { .. })), "{read:?}");
    }
    let said = Record::read("{}").expect_err("nothing there").said("dice.json", rulebook::Language::Fr);
    assert!(said.starts_with("dice.json:1: ce n’est pas un fichier de dés"), "{said}");
}
