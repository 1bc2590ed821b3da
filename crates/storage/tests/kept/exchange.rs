//! Everything moves from one home to the other and back; a backup is whole although games go on.

use crate::homes::{House, append, entries, game, seat};
use crate::shelf::fill_shelf;
use std::io::{BufReader, Cursor, Write};
use std::sync::{Arc, Mutex};
use storage::{Holdings, Store, StoreError};

/// A file in memory.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

async fn exported(store: &Store) -> (Holdings, String) {
    let page = Page::default();
    let tally = store.export(page.clone()).await.expect("an export");
    let bytes = page.0.lock().expect("nobody panics").clone();
    (tally, String::from_utf8(bytes).expect("UTF-8"))
}

async fn import(store: &Store, text: &str) -> Result<Holdings, StoreError> {
    store.import(Cursor::new(text.to_owned().into_bytes())).await
}

async fn fill(store: &Store) {
    for (id, count) in [("zoé", 3), ("b", 0), ("A-1", 70)] {
        let seats = vec![seat(id, "north", 1), seat(id, "south", 2)];
        store.create(game(id), seats, entries(0, count)).await.expect("a new game");
    }
    store.append(append("b", 0, 5)).await.expect("it goes on");
    fill_shelf(store).await;
}

#[tokio::test]
async fn everything_moves_to_the_other_home_and_back() {
    let [file, database] = House::both().await;
    let (sqlite, postgres, back) = (file.open().await, database.open().await, House::sqlite());
    fill(&sqlite).await;
    let (tally, text) = exported(&sqlite).await;
    assert_eq!(tally, Holdings { games: 3, seats: 6, entries: 78, battles: 2 });
    assert_eq!(import(&postgres, &text).await, Ok(tally));
    assert_eq!(exported(&postgres).await, (tally, text.clone()));
    let back = back.open().await;
    assert_eq!(import(&back, &exported(&postgres).await.1).await, Ok(tally));
    assert_eq!(exported(&back).await, (tally, text.clone()));
    for store in [&postgres, &back] {
        assert_eq!(store.check().await, Ok(tally));
        assert_eq!(store.load("b").await, sqlite.load("b").await);
        // Once more changes nothing; and the games go on where they stood.
        assert_eq!(import(store, &text).await, Ok(tally));
        store.append(append("b", 5, 1)).await.unwrap();
        // Now it is another game.
        let refused = import(store, &text).await.unwrap_err();
        assert!(
            matches!(&refused, StoreError::Import { line, what } if *line > 1 && what.contains("`b`")),
            "{refused}"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_cut_off_or_edited_is_found_out() {
    for house in House::both().await {
        let source = House::sqlite();
        let store = source.open().await;
        fill(&store).await;
        let text = exported(&store).await.1;
        let lines: Vec<&str> = text.lines().collect();
        let target = house.open().await;
        let cases = [
            (lines[..lines.len() - 1].join("\n"), u64::try_from(lines.len()).expect("few"), "breaks off"),
            (text[..text.len() / 2].to_owned(), 0, ""),
            (lines[1..].join("\n"), 1, "étendard store"),
            (text.replacen("\"étendard store\":2", "\"étendard store\":3", 1), 1, "étendard store"),
            (text.replacen("\"number\":7,", "\"number\":8,", 1), 2, "entry 8 where entry 7"),
            (
                lines.iter().filter(|line| !line.contains("\"number\":70,")).copied().collect::<Vec<_>>().join("\n"),
                2,
                "70 entries",
            ),
            (
                text.replacen("\"battle\":\"a\",\"number\":2", "\"battle\":\"a\",\"number\":3", 1),
                0,
                "version 3 where version 2",
            ),
            (
                lines.iter().filter(|line| !line.contains("\"battle\":{")).copied().collect::<Vec<_>>().join("\n"),
                0,
                "something of a battle before any battle",
            ),
            ("nonsense".to_owned(), 1, "expected"),
            (String::new(), 1, "breaks off"),
        ];
        for (text, place, words) in cases {
            let refused = import(&target, &text).await.unwrap_err();
            let StoreError::Import { line, what } = &refused else { panic!("{refused}") };
            assert!(place == 0 || *line == place, "line {line} and not {place}: {what}");
            assert!(what.contains(words), "{what} and not {words}");
            target.check().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_backup_made_while_games_go_on_is_whole() {
    for house in House::both().await {
        let store = house.open().await;
        for number in 0..8 {
            store.create(game(&format!("g{number}")), Vec::new(), Vec::new()).await.unwrap();
        }
        let playing = (0..8).map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                for after in 0.. {
                    if store.append(append(&format!("g{number}"), 2 * after, 2)).await.is_err() {
                        break;
                    }
                }
            })
        });
        let playing: Vec<_> = playing.collect();
        let folder = tempfile::tempdir().expect("a folder");
        for number in 0..5 {
            while store.load("g0").await.unwrap().0.entries < 20 * number {
                tokio::task::yield_now().await;
            }
            let path = folder.path().join(format!("backup-{number}"));
            let tally = store.backup(&path).await.unwrap();
            let (copy, place);
            if matches!(house, House::Sqlite(_)) {
                copy = Store::open(&path.display().to_string()).await.unwrap();
            } else {
                place = House::sqlite();
                copy = place.open().await;
                let file = std::fs::File::open(&path).expect("it was just written");
                assert_eq!(copy.import(BufReader::new(file)).await, Ok(tally));
            }
            assert_eq!(copy.check().await, Ok(tally), "{house}");
            // Appends of two entries are there whole or not at all.
            assert!(20 * number <= tally.entries && tally.entries % 2 == 0, "{house} {tally:?}");
            assert_eq!(copy.load("g0").await.unwrap().2, entries(0, copy.load("g0").await.unwrap().0.entries));
            copy.close().await;
            let again = store.backup(&path).await.unwrap_err();
            assert!(again.to_string().contains("it exists already"), "{again}");
        }
        store.close().await;
        for task in playing {
            task.await.unwrap();
        }
        let left: Vec<_> = std::fs::read_dir(folder.path()).expect("it is there").flatten().collect();
        assert!(left.iter().all(|file| !file.path().to_string_lossy().contains(".part")), "{left:?}");
    }
}

#[tokio::test]
async fn a_copy_is_known_as_one_and_the_same_file_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let [home, copy] = ["games", "copy"].map(|name| folder.path().join(name));
    let address = home.display().to_string();
    let store = Store::open(&address).await.unwrap();
    // Nobody has noted anything yet: it may come from anywhere.
    assert!(store.is_a_copy().await.unwrap());
    store.mark().await.unwrap();
    assert!(!store.is_a_copy().await.unwrap());
    store.backup(&copy).await.unwrap();
    let early = std::fs::read(&copy).unwrap();
    store.mark().await.unwrap();
    store.close().await;
    let store = Store::open(&address).await.unwrap();
    assert!(!store.is_a_copy().await.unwrap(), "the same file after a restart");
    store.close().await;
    for beside in ["games-wal", "games-shm"] {
        let _ = std::fs::remove_file(folder.path().join(beside));
    }
    std::fs::write(&home, early).unwrap();
    let store = Store::open(&address).await.unwrap();
    assert!(store.is_a_copy().await.unwrap(), "a backup in its old place");
    // Whoever has dealt with that says so, and it is the store from then on.
    store.mark().await.unwrap();
    assert!(!store.is_a_copy().await.unwrap());
    store.close().await;
    let store = Store::open(&copy.display().to_string()).await.unwrap();
    assert!(store.is_a_copy().await.unwrap(), "a backup in another place");
    store.close().await;
}
