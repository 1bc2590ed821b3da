//! What both homes are asked about the shelf, in the words both understand. Numbers of values stand in the order in which
//! they first appear: so does SQLite count them.

use super::ShelfOrder;

/// What a list is made of: what a battle is found by stays where it is.
const LISTED: &str =
    "id, created, updated, token_hash, state, version, card, book, hexes, '', plays, thumbs, reports, bytes";

/// One battle.
pub(crate) const BATTLE: &str = "SELECT id, created, updated, token_hash, state, version, card, book, hexes, words, plays, thumbs, reports, bytes FROM shelf WHERE id = $1";
/// Every battle.
pub(crate) const IDS: &str = "SELECT id FROM shelf ORDER BY id";
pub(crate) const VERSIONS: &str =
    "SELECT battle, number, at, hash, body, certificate FROM shelf_versions WHERE battle = $1 ORDER BY number";
pub(crate) const VERSION: &str =
    "SELECT battle, number, at, hash, body, certificate FROM shelf_versions WHERE battle = $1 AND number = $2";
/// The times of the versions, without their texts.
pub(crate) const TIMES: &str = "SELECT at FROM shelf_versions WHERE battle = $1 ORDER BY number";
pub(crate) const THUMBS: &str = "SELECT battle, mark FROM shelf_thumbs WHERE battle = $1 ORDER BY mark";
pub(crate) const REPORTS: &str =
    "SELECT battle, mark, at, reason FROM shelf_reports WHERE battle = $1 ORDER BY at, mark";

pub(crate) const PUBLISH: &str = "INSERT INTO shelf
     (id, created, updated, token_hash, state, version, card, book, hexes, words, plays, thumbs, reports, bytes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, 0, 0) ON CONFLICT DO NOTHING";
pub(crate) const ADD_VERSION: &str =
    "INSERT INTO shelf_versions (battle, number, at, hash, body, certificate) VALUES ($1, $2, $3, $4, $5, $6)";
pub(crate) const RENEW: &str =
    "UPDATE shelf SET updated = $1, version = $2, card = $3, book = $4, hexes = $5, words = $6
     WHERE id = $7";
pub(crate) const ADD_THUMB: &str = "INSERT INTO shelf_thumbs (battle, mark) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(crate) const DROP_THUMB: &str = "DELETE FROM shelf_thumbs WHERE battle = $1 AND mark = $2";
pub(crate) const ADD_REPORT: &str = "INSERT INTO shelf_reports (battle, mark, at, reason) VALUES ($1, $2, $3, $4)
     ON CONFLICT (battle, mark) DO UPDATE SET at = excluded.at, reason = excluded.reason";
pub(crate) const DROP_REPORTS: &str = "DELETE FROM shelf_reports WHERE battle = $1";
pub(crate) const DROP_THUMBS: &str = "DELETE FROM shelf_thumbs WHERE battle = $1";
pub(crate) const DROP_VERSIONS: &str = "DELETE FROM shelf_versions WHERE battle = $1";
/// Counts what hangs on a battle.
pub(crate) const COUNT: &str = "UPDATE shelf SET
         thumbs = (SELECT count(*) FROM shelf_thumbs WHERE battle = shelf.id),
         reports = (SELECT count(*) FROM shelf_reports WHERE battle = shelf.id),
         bytes = (SELECT CAST(coalesce(sum(octet_length(body) + coalesce(octet_length(certificate), 0)), 0) AS bigint)
                  FROM shelf_versions WHERE battle = shelf.id)
     WHERE id = $1";
pub(crate) const PLAYED_TEXT: &str = "UPDATE shelf SET plays = plays + 1
     WHERE state = 'shown' AND id IN (SELECT battle FROM shelf_versions WHERE hash = $1)";
pub(crate) const STATE: &str = "UPDATE shelf SET state = $1 WHERE id = $2";
/// Nothing is left to be read or found.
pub(crate) const EMPTY: &str = "UPDATE shelf SET card = '{}', words = '', book = '', hexes = 0 WHERE id = $1";
/// How many battles are there, and their bytes.
pub(crate) const FILLED: &str = "SELECT count(*), CAST(coalesce(sum(bytes), 0) AS bigint) FROM shelf
     WHERE state IN ('shown', 'hidden')";
/// Battles whose versions are not numbered from 1 to the number of the newest, or whose text is there and should not be.
pub(crate) const SHELF_GAPS: &str = "SELECT id FROM shelf s
     WHERE (SELECT count(*) FROM shelf_versions WHERE battle = s.id)
             <> CASE WHEN state IN ('shown', 'hidden') THEN version ELSE 0 END
        OR (state IN ('shown', 'hidden')
            AND version <> (SELECT coalesce(max(number), 0) FROM shelf_versions WHERE battle = s.id))
     ORDER BY id";

/// What a list is ordered by.
pub(crate) const fn column(order: ShelfOrder) -> &'static str {
    match order {
        ShelfOrder::Age => "created",
        ShelfOrder::Plays => "plays",
        ShelfOrder::Thumbs => "thumbs",
    }
}

/// A list. What takes the searched word away is another text where the word stands in it: the two homes have no other
/// word for that in common.
pub(crate) fn listed(order: ShelfOrder) -> String {
    let by = column(order);
    format!(
        "SELECT {LISTED} FROM shelf
         WHERE (CAST($1 AS bigint) = 1 OR state = 'shown')
           AND (CAST($2 AS bigint) = 0 OR reports > 0)
           AND (CAST($3 AS text) IS NULL OR book = $3)
           AND (CAST($4 AS text) IS NULL OR replace(words, $4, '') <> words)
           AND hexes >= $5 AND hexes <= $6
           AND (CAST($7 AS bigint) IS NULL OR ({by}, id) < ($7, $8))
         ORDER BY {by} DESC, id DESC LIMIT $9"
    )
}
