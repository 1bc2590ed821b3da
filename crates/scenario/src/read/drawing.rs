//! Reading the drawn map.

use crate::drawing::{MapLetters, columns};
use battle::{Cell, Grid};
use reader::{Sentence, Value, sentence};
use rulebook::Terrain;

/// A drawing, and where each of its letters stands in the file.
pub(super) struct Drawn<'f> {
    pub(super) drawing: MapLetters,
    letters: Vec<Option<Value<'f>>>,
    whole: Value<'f>,
}

impl<'f> Drawn<'f> {
    /// Reads the rows of a map. A faulty row is put right as well as can be, so that the rest can be read.
    pub(super) fn read(value: Value<'f>) -> Option<Self> {
        let _ = value.text()?;
        let mut sketch = Sketch { named: None, rows: Vec::new(), indents: [None; 2] };
        for line in value.lines()? {
            sketch.line(&line);
        }
        sketch.check_width();
        let width = sketch.rows.iter().map(Vec::len).max().unwrap_or_default();
        let grid = Grid::new(width, sketch.rows.len());
        let rows = sketch.rows.len();
        let grid = grid.map_err(|error| {
            let what = Sentence::new(format!("une table de {width} × {rows} n’est pas possible"), error.to_string());
            let expected = Sentence::new(
                "une rangée par ligne, une lettre par hexagone, une espace entre deux",
                "a row of hexes a line, a letter a hex, a space between",
            );
            value.report(value.problem(what).expecting(expected));
        });
        let grid = grid.ok()?;
        let (mut drawn, mut places) = (Vec::new(), Vec::new());
        for mut row in sketch.rows {
            row.resize(width, ('.', None));
            let (letters, values): (Vec<char>, Vec<_>) = row.into_iter().unzip();
            drawn.extend(letters);
            places.extend(values);
        }
        Some(Self { drawing: MapLetters::new(grid, drawn), letters: places, whole: value })
    }

    /// Where a hex is drawn in the file.
    pub(super) fn at(&self, cell: Cell) -> &Value<'f> {
        self.letters[cell.index()].as_ref().unwrap_or(&self.whole)
    }

    /// The whole drawing in the file.
    pub(super) fn whole(&self) -> &Value<'f> {
        &self.whole
    }
}

/// A row of letters, and where they stand.
type Row<'f> = Vec<(char, Option<Value<'f>>)>;

/// A drawing under way.
struct Sketch<'f> {
    /// The line of column letters, and how many it names.
    named: Option<(Value<'f>, usize)>,
    rows: Vec<Row<'f>>,
    /// Where the first hex of the last even and the last odd row was drawn, of those in their place.
    indents: [Option<usize>; 2],
}

impl<'f> Sketch<'f> {
    fn line(&mut self, line: &Value<'f>) {
        let words = line.split().unwrap_or_default();
        let Some(first) = words.first().and_then(Value::text) else { return };
        if first == "A" && self.rows.is_empty() && self.named.is_none() {
            self.name_columns(line, &words);
            return;
        }
        // More rows than any table has: their number is told at the end.
        if Grid::MOST < self.rows.len() {
            self.rows.push(Vec::new());
            return;
        }
        let number = self.rows.len() + 1;
        let numbered = first.chars().all(|letter| letter.is_ascii_digit());
        if numbered && first.parse() != Ok(number) {
            let what = sentence!(
                "c’est la rangée {number} de la carte, pas la {first}",
                "this is row {number} of the map, not row {first}"
            );
            let expected = sentence!("le nombre {number}, ou rien", "the number {number}, or none");
            words[0].report(words[0].problem(what).expecting(expected));
        }
        self.check_indent(line, number, numbered);
        let row: Row<'f> = words[usize::from(numbered)..].iter().map(hex).collect();
        let width = self.rows.first().map_or(row.len(), Vec::len);
        if row.len() != width {
            let what = sentence!(
                "la rangée {number} a {} hexagones, la première {width}",
                "row {number} has {} hexes, row 1 has {width}",
                row.len()
            );
            let expected = Sentence::new("autant d’hexagones dans chaque rangée", "as many hexes in every row");
            line.report(line.problem(what).expecting(expected));
        }
        self.rows.push(row);
    }

    fn name_columns(&mut self, line: &Value<'f>, words: &[Value<'f>]) {
        for (word, name) in words.iter().zip(columns(words.len())) {
            if word.text() != Some(name.as_str()) {
                let what = Sentence::new(
                    "les lettres des colonnes ne se suivent pas",
                    "the columns are not lettered in order",
                );
                let expected = sentence!(
                    "«\u{a0}{name}\u{a0}» ici, ou aucune lettre de colonne",
                    "`{name}` here, or no column letters at all"
                );
                word.report(word.problem(what).expecting(expected));
                break;
            }
        }
        self.named = Some((line.clone(), words.len()));
    }

    /// Odd rows stand half a hex to the east, and are drawn so: a map that misleads is worse than none.
    fn check_indent(&mut self, line: &Value<'f>, number: usize, numbered: bool) {
        let text = line.text_or_blank().unwrap_or_default();
        let rest = text.trim_start();
        let rest = if numbered { rest.trim_start_matches(|letter: char| letter.is_ascii_digit()) } else { rest };
        let rest = rest.trim_start();
        let indent = text[..text.len() - rest.len()].chars().count();
        let [even, odd] = self.indents;
        let is_odd = number % 2 == 1;
        let in_place = if is_odd { even.is_none_or(|even| even < indent) } else { odd.is_none_or(|odd| indent < odd) };
        if in_place {
            self.indents[number % 2] = Some(indent);
        } else {
            let what =
                sentence!("la rangée {number} n’est pas dessinée à sa place", "row {number} is drawn out of place");
            let [wanted_fr, wanted_en] = if is_odd {
                ["plus que les rangées paires", "more than even rows"]
            } else {
                ["moins que les rangées impaires", "less than odd rows"]
            };
            line.report(line.problem(what).expecting(sentence!(
                "un retrait d’une espace de {wanted_fr}\u{a0}: les rangées impaires sont un demi-hexagone à l’est",
                "it indented one space {wanted_en}: odd rows stand half a hex to the east"
            )));
        }
    }

    /// Are as many columns lettered as the first row has hexes?
    fn check_width(&self) {
        let (Some((line, named)), Some(first)) = (&self.named, self.rows.first()) else { return };
        if *named != first.len() {
            let what = sentence!(
                "{named} colonnes ont une lettre, la première rangée a {} hexagones",
                "{named} columns are lettered, row 1 has {} hexes",
                first.len()
            );
            line.report(line.problem(what).expecting(Sentence::new(
                "une lettre par colonne, ou aucune lettre de colonne",
                "a letter for each column, or no column letters at all",
            )));
        }
    }
}

/// One hex of a row.
fn hex<'f>(word: &Value<'f>) -> (char, Option<Value<'f>>) {
    let text = word.text().unwrap_or_default();
    let mut chars = text.chars();
    let letter = chars.next().unwrap_or('.');
    let known = |letter: char| Terrain::drawn_by(letter).is_some();
    if chars.next().is_some() {
        let what = sentence!("«\u{a0}{text}\u{a0}» est plus d’une lettre", "`{text}` is more than one letter");
        let expected = Sentence::new("une espace entre deux hexagones", "a space between two hexes");
        word.report(word.problem(what).expecting(expected));
        return ('.', Some(word.clone()));
    }
    if known(letter) {
        return (letter, Some(word.clone()));
    }
    let list = Terrain::LETTERS.map(|(letter, ground)| format!("{letter} {ground}")).join(", ");
    let what =
        sentence!("«\u{a0}{letter}\u{a0}» n’est pas une lettre de la carte", "`{letter}` is not a letter of the map");
    let problem = word.problem(what).expecting(sentence!("l’une de\u{a0}: {list}", "one of: {list}"));
    let other_case = |letter: char| -> char {
        if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    let meant = Some(other_case(letter)).filter(|letter| known(*letter));
    word.report(match meant {
        Some(meant) => problem.suggesting(meant.to_string()),
        None => problem,
    });
    ('.', Some(word.clone()))
}
