//! The same figures from another language. They were computed with Python's own library:
//!
//! ```python
//! import hashlib, hmac, json
//! seed = bytes(range(32))
//! def last(number): return hmac.new(seed, f"étendard chain 1 {number}".encode(), hashlib.sha256).digest()
//! def secret(number, index):
//!     s = last(number)
//!     for _ in range(4096 - index): s = hashlib.sha256(s).digest()
//!     return s
//! def roll(game, chain, index, nonce, command, purpose, dice):
//!     faces, block = [], 0
//!     while len(faces) < dice:
//!         parts = ["étendard dice 1", game, chain, index, nonce, command, purpose, dice, block]
//!         text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
//!         faces += [b % 6 for b in hmac.new(secret(chain, index), text.encode(), hashlib.sha256).digest() if b < 252]
//!         block += 1
//!     return faces[:dice]
//! print(secret(1, 0).hex()); print(secret(1, 1).hex()); print(secret(2, 4096).hex())
//! print(roll("partie-é", 1, 1, "00112233445566778899aabbccddeeff", "south attack left-wing centre", "attack", 4))
//! print(roll("partie-é", 1, 2, "0123456789abcdef", 'north move "12" A4\t«ici»', "elephant flight", 1))
//! print(roll("g", 2, 4096, "f" * 64, "", "riposte", 70))
//! print(hashlib.sha256("étendard nonce 1 0123456789abcdef 1 5".encode()).hexdigest()[:32])
//! print(hashlib.sha256(f"étendard first nonce 1 partie-é {secret(1, 0).hex()}".encode()).hexdigest()[:32])
//! s = hmac.new(seed, "étendard chain 1 2 0123456789abcdef".encode(), hashlib.sha256).digest()
//! for _ in range(4096): s = hashlib.sha256(s).digest()
//! print(s.hex())
//! ```

use dice::{Chain, Nonce, Seed, Throw, roll};

fn seed() -> Seed {
    Seed::from_bytes(std::array::from_fn(|place| u8::try_from(place).expect("small")))
}

#[test]
fn chains_are_those_of_another_language() {
    let [one, two] = [1, 2].map(|number| Chain::new(&seed(), number));
    let secret = |chain: &Chain, index| chain.secret(index).expect("in the chain").to_string();
    assert_eq!(one.commitment().to_string(), "9812f65ba935b6ad7ffa36f70ee8909f502f8dd3ac20bd3afa07e5fd6ffb0ee9");
    assert_eq!(secret(&one, 1), "21263fb4ddc109ca2f1e2384722e9a1a2ab6de764af932e535e035ffe0c4533d");
    assert_eq!(secret(&two, 4096), "3bc484f2db77f566ee2523401edb2ff21063a3edb3d14a9bc926094cd0af71ad");
}

fn thrown(game: &str, (chain, index): (u32, u32), nonce: &str, command: &str, purpose: &str, dice: u8) -> Vec<u8> {
    let nonce: Nonce = nonce.parse().expect("a nonce");
    let secret = Chain::new(&seed(), chain).secret(index).expect("in the chain");
    roll(&Throw { game, chain, index, nonce: &nonce, command, purpose, dice }, &secret)
}

#[test]
fn throws_are_those_of_another_language() {
    let nonce = "00112233445566778899aabbccddeeff";
    assert_eq!(thrown("partie-é", (1, 1), nonce, "south attack left-wing centre", "attack", 4), [4, 2, 1, 2]);
    let said = "north move \"12\" A4\t«ici»";
    assert_eq!(thrown("partie-é", (1, 2), "0123456789abcdef", said, "elephant flight", 1), [0]);
    // More dice than one block of the hash gives.
    let many = [
        3, 0, 2, 3, 4, 5, 2, 3, 3, 4, 5, 5, 4, 3, 2, 2, 1, 2, 4, 3, 5, 4, 0, 2, 2, 0, 2, 1, 1, 3, 3, 0, 4, 1, 3, 3, 1,
        4, 3, 0, 5, 4, 5, 5, 1, 2, 1, 0, 4, 5, 2, 2, 4, 0, 0, 4, 1, 0, 3, 1, 3, 0, 3, 5, 1, 4, 1, 3, 2, 0,
    ];
    assert_eq!(thrown("g", (2, 4096), &"f".repeat(64), "", "riposte", 70), many);
}

#[test]
fn a_computers_nonce_is_that_of_another_language() {
    let last: Nonce = "0123456789abcdef".parse().expect("a nonce");
    assert_eq!(last.following(1, 5).as_str(), "1931e5b435db4268c2d9df6cd0ecc70f");
    let first = Nonce::first("partie-é", &Chain::new(&seed(), 1).commitment());
    assert_eq!(first.as_str(), "712c1a783bec93453c59435b5f371f6e");
    // The chain of a game taken up from a copy.
    let renewed = Chain::salted(&seed(), 2, Some(&last)).commitment();
    assert_eq!(renewed.to_string(), "92fa57e5c946a16398a3c6494f9e9b649eee1875080873f8f1d13d763b751c2f");
}
