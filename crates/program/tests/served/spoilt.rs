//! Ways in which a host can spoil the files of a game, each with its name.

use dice::{Cup, Nonce, Record, Seed, SentFile, Throw, ThrowProof, roll};

/// The files of one game: what the host gives out, and what the player kept.
#[derive(Clone)]
pub(crate) struct Files {
    pub(crate) replay: String,
    pub(crate) dice: Record,
    pub(crate) sent: SentFile,
}

type Spoil = fn(&mut Files);

/// Every way, with its name and what the page says of it.
pub(crate) const WAYS: [(&str, &str, Spoil); 25] = [
    ("a face is turned", "dice-bad-faces", |files| {
        let throw = own(files, 0);
        let face = &mut files.dice.throws[throw].faces[0];
        *face = (*face + 1) % 6;
    }),
    ("a die is added", "dice-bad-faces", |files| files.dice.throws[2].faces.push(0)),
    ("a nonce is another", "dice-bad-faces", |files| {
        let throw = own(files, 1);
        let shown = files.dice.throws[throw].faces.clone();
        grind(files, throw, |proof, nonce| proof.nonce = nonce);
        files.dice.throws[throw].faces = shown;
    }),
    ("a nonce is ground until the dice please, faces and all", "dice-not-sent", |files| {
        let throw = own(files, 1);
        grind(files, throw, |proof, nonce| proof.nonce = nonce);
    }),
    ("a computer’s nonce is ground, and is not said to follow", "dice-other-last", |files| {
        let throw = computers(files, 1);
        grind(files, throw, |proof, nonce| (proof.nonce, proof.follows) = (nonce, None));
    }),
    ("a computer’s nonce follows from a nonce nobody sent", "dice-other-last", |files| {
        let throw = computers(files, 1);
        grind(files, throw, |proof, last| {
            proof.nonce = last.following(proof.chain, proof.index);
            proof.follows = Some(last);
        });
    }),
    ("a computer is said to be a person, and its nonce is ground", "dice-other-seats", |files| {
        let throw = computers(files, 0);
        files.dice.computers = Some(Vec::new());
        grind(files, throw, |proof, nonce| (proof.nonce, proof.follows) = (nonce, None));
    }),
    ("it is not said who is a computer, and its nonce is ground", "dice-other-last", |files| {
        let throw = computers(files, 0);
        files.dice.computers = None;
        grind(files, throw, |proof, nonce| (proof.nonce, proof.follows) = (nonce, None));
    }),
    ("entries are left out", "dice-bad-entry", |files| {
        for proof in &mut files.dice.throws {
            proof.entry = None;
        }
    }),
    ("two throws change places", "dice-bad-order", |files| files.dice.throws.swap(1, 2)),
    ("two secrets change places", "dice-bad-secret", |files| {
        let [one, other] = [1, 2].map(|place| files.dice.throws[place].secret);
        (files.dice.throws[1].secret, files.dice.throws[2].secret) = (other, one);
    }),
    ("a throw is dropped", "dice-throws-cut", |files| drop(files.dice.throws.remove(3))),
    ("a throw is doubled", "dice-bad-order", |files| files.dice.throws.insert(3, files.dice.throws[2].clone())),
    ("a throw is made again with the next secret", "dice-other-throws", |files| {
        let throws = &files.dice.throws;
        // What a computer throws again betrays itself sooner: its nonce follows from its place.
        let again = |place: &usize| {
            let (one, next) = (&throws[place - 1], &throws[*place]);
            one.follows.is_none() && one.entry != next.entry
        };
        let place = (1..throws.len()).find(again).unwrap();
        let (again, next) = (throws[place - 1].clone(), throws[place].clone());
        files.dice.throws[place] = ThrowProof { chain: next.chain, index: next.index, secret: next.secret, ..again };
        refaced(files, place);
    }),
    ("the last throws are cut off", "dice-throws-cut", |files| {
        let left = files.dice.throws.len() - 2;
        files.dice.throws.truncate(left);
    }),
    ("the end is said not to be one", "dice-not-over", |files| files.dice.extent.as_mut().unwrap().over = false),
    ("the commitment is another", "dice-bad-commitment", |files| {
        files.dice.commitments[0] = Cup::new("", Seed::from_bytes([1; 32])).commitments()[0];
    }),
    ("the whole chain is another, and every proof right", "dice-bad-commitment", |files| {
        let mut cup = Cup::new(files.dice.game.clone(), Seed::from_bytes([1; 32]));
        for (number, proof) in (1..).zip(&mut files.dice.throws) {
            if files.dice.begun.iter().any(|begun| begun.throw == number) {
                cup.renew(nonce(5));
            }
            let dice = u8::try_from(proof.faces.len()).unwrap();
            let made = cup.throw(&proof.nonce, &proof.command, &proof.purpose, dice).proof;
            (proof.secret, proof.faces) = (made.secret, made.faces);
        }
        files.dice.commitments = cup.commitments().to_vec();
    }),
    ("the game is another", "dice-other-game", |files| "0123456789abcdef".clone_into(&mut files.dice.game)),
    ("a purpose is another", "dice-bad-faces", |files| {
        let other = |proof: &ThrowProof| ThrowProof { purpose: "burst".into(), ..proof.clone() };
        let shows = |proof: &ThrowProof| faces(&files.dice.game, &other(proof)) != proof.faces;
        let throw = files.dice.throws.iter().skip(2).position(shows).unwrap() + 2;
        files.dice.throws[throw] = other(&files.dice.throws[throw]);
    }),
    ("a command is another, and the faces follow", "dice-other-command", |files| {
        let throw = own(files, 1);
        files.dice.throws[throw].command.push_str("-guard");
        for place in 0..files.dice.throws.len() {
            if files.dice.throws[place].entry == files.dice.throws[throw].entry {
                files.dice.throws[place].command = files.dice.throws[throw].command.clone();
                refaced(files, place);
            }
        }
    }),
    ("a throw is said to be of another chain", "dice-bad-order", |files| files.dice.throws[1].chain = 2),
    ("a throw is said to be of another place", "dice-bad-order", |files| files.dice.throws[1].index += 1),
    ("a new chain begins in silence", "dice-bad-order", |files| files.dice.begun.clear()),
    ("an entry is another", "dice-", |files| {
        let throw = own(files, 2);
        let entry = files.dice.throws[throw].entry;
        for proof in files.dice.throws.iter_mut().filter(|proof| proof.entry == entry) {
            proof.entry = entry.map(|entry| entry - 1);
        }
    }),
];

fn nonce(number: u64) -> Nonce {
    format!("{number:032x}").parse().unwrap()
}

/// The place of a throw of the player's own: the first of its entry, and its only one, so that nothing else must change.
pub(crate) fn own(files: &Files, which: usize) -> usize {
    alone(files, &files.sent.sides[0], which)
}

fn computers(files: &Files, which: usize) -> usize {
    alone(files, &files.sent.computers[0], which)
}

fn alone(files: &Files, side: &str, which: usize) -> usize {
    let throws = &files.dice.throws;
    let is_alone = |proof: &ThrowProof| throws.iter().filter(|other| other.entry == proof.entry).count() == 1;
    let found = (0..throws.len()).filter(|place| throws[*place].said().0 == side && is_alone(&throws[*place]));
    found.into_iter().nth(which).unwrap_or_else(|| panic!("{side} threw too seldom"))
}

/// The faces that follow from what a throw says.
pub(crate) fn refaced(files: &mut Files, place: usize) {
    let game = files.dice.game.clone();
    let proof = &mut files.dice.throws[place];
    proof.faces = faces(&game, proof);
}

pub(crate) fn faces(game: &str, proof: &ThrowProof) -> Vec<u8> {
    let ThrowProof { chain, index, secret, nonce, command, purpose, faces, .. } = proof;
    let dice = u8::try_from(faces.len()).unwrap();
    roll(&Throw { game, chain: *chain, index: *index, nonce, command, purpose, dice }, secret)
}

/// Tries nonces until a throw shows other faces than it did; the proof is right.
fn grind(files: &mut Files, place: usize, change: impl Fn(&mut ThrowProof, Nonce)) {
    let (game, before) = (files.dice.game.clone(), files.dice.throws[place].clone());
    let made = (1000..9000).map(|number| {
        let mut proof = before.clone();
        change(&mut proof, nonce(number));
        proof.faces = faces(&game, &proof);
        proof
    });
    files.dice.throws[place] = made.into_iter().find(|proof| proof.faces != before.faces).unwrap();
}
