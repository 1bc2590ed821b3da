//! Setting text in the columns of a terminal.

/// What stands between two columns.
const GUTTER: &str = "  ";

/// What marks a cell, and the room it takes on its every line.
const MARK: &str = "* ";

/// A cell of a table.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// What it says.
    pub(crate) text: String,
    /// Does it stand out?
    pub(crate) marked: bool,
}

impl Cell {
    /// A cell like the others.
    pub(crate) fn plain(text: &str) -> Self {
        Self { text: text.to_owned(), marked: false }
    }

    fn indent(&self) -> usize {
        if self.marked { MARK.len() } else { 0 }
    }

    /// Its lines in a column of this width.
    fn lines(&self, width: usize) -> Vec<String> {
        let mut lines = fold(&self.text, width - self.indent());
        if self.marked {
            for (number, line) in lines.iter_mut().enumerate() {
                line.insert_str(0, if number == 0 { MARK } else { "  " });
            }
        }
        lines
    }
}

/// Draws rows of cells, the first as heading, in lines no wider than this if their words allow it.
pub(crate) fn drawn(rows: &[Vec<Cell>], width: usize) -> String {
    let widths = widths(rows, width);
    let folded: Vec<Vec<Vec<String>>> =
        rows.iter().map(|row| row.iter().zip(&widths).map(|(cell, width)| cell.lines(*width)).collect()).collect();
    let has_tall_rows = folded.iter().skip(1).flatten().any(|cell| 1 < cell.len());
    let rule = "─".repeat(widths.iter().sum::<usize>() + GUTTER.len() * widths.len().saturating_sub(1));
    let mut lines = Vec::new();
    for (number, row) in folded.iter().enumerate() {
        if number == 1 || (1 < number && has_tall_rows) {
            lines.push(rule.clone());
        }
        let height = row.iter().map(Vec::len).max().unwrap_or_default();
        lines.extend((0..height).map(|line| one_line(row, line, &widths)));
    }
    lines.join("\n") + "\n"
}

fn one_line(row: &[Vec<String>], line: usize, widths: &[usize]) -> String {
    let cells = row.iter().zip(widths).map(|(cell, width)| {
        let part = cell.get(line).map_or("", String::as_str);
        format!("{part}{}", " ".repeat(width.saturating_sub(length(part))))
    });
    cells.collect::<Vec<_>>().join(GUTTER).trim_end().to_owned()
}

/// As wide as the cells ask; where that is too much, the widest column gives way, down to its longest word.
fn widths(rows: &[Vec<Cell>], most: usize) -> Vec<usize> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |column: usize, measure: fn(&str) -> usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| measure(&cell.text) + cell.indent()).max().unwrap_or_default()
    };
    let mut widths: Vec<usize> = (0..columns).map(|column| widest(column, longest_line)).collect();
    let least: Vec<usize> = (0..columns).map(|column| widest(column, longest_word)).collect();
    while most < widths.iter().sum::<usize>() + GUTTER.len() * columns.saturating_sub(1) {
        let giving = (0..columns).filter(|column| least[*column] < widths[*column]);
        let Some(column) = giving.max_by_key(|column| widths[*column]) else { break };
        widths[column] -= 1;
    }
    widths
}

/// Breaks a text at spaces, where it does not break itself, so that no line is wider than this; a single longer word is left whole.
pub(crate) fn fold(text: &str, width: usize) -> Vec<String> {
    text.split('\n').flat_map(|line| fold_line(line, width)).collect()
}

fn fold_line(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if length(line) + 1 + length(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A paragraph behind a first word or two; the lines that follow stand under its text.
pub(crate) fn paragraph(before: &str, text: &str, width: usize) -> String {
    let indent = length(before);
    let lines = fold(text, width.saturating_sub(indent));
    let first = lines.first().map(|line| format!("{before}{line}").trim_end().to_owned() + "\n");
    let others = lines.iter().skip(1).map(|line| format!("{}{line}\n", " ".repeat(indent)));
    first.into_iter().chain(others).collect()
}

fn length(text: &str) -> usize {
    text.chars().count()
}

fn longest_line(text: &str) -> usize {
    text.split('\n').map(length).max().unwrap_or_default()
}

fn longest_word(text: &str) -> usize {
    text.split([' ', '\n']).map(length).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Cell, drawn, fold, paragraph};

    fn rows(rows: &[&[&str]]) -> Vec<Vec<Cell>> {
        rows.iter().map(|row| row.iter().map(|cell| Cell::plain(cell)).collect()).collect()
    }

    #[test]
    fn columns_are_as_wide_as_their_cells() {
        let table = rows(&[&["riposte", "Panache", "Jomini"], &["qui", "elle", "–"], &["ordres", "–", "aucun ordre"]]);
        let page = [
            "riposte  Panache  Jomini",
            "─────────────────────────────",
            "qui      elle     –",
            "ordres   –        aucun ordre",
        ];
        assert_eq!(drawn(&table, 80).lines().collect::<Vec<_>>(), page);
    }

    #[test]
    fn where_they_do_not_fit_the_widest_gives_way() {
        let table = rows(&[&["a", "b"], &["un deux trois quatre", "cinq"], &["six", "sept"]]);
        let page =
            ["a        b", "─────────────", "un deux  cinq", "trois", "quatre", "─────────────", "six      sept"];
        assert_eq!(drawn(&table, 13).lines().collect::<Vec<_>>(), page, "and a rule parts the rows once one is tall");
    }

    #[test]
    fn a_word_that_does_not_fit_stays_whole() {
        assert_eq!(fold("une contre-charge à", 6), ["une", "contre-charge", "à"]);
        assert_eq!(fold("1\u{a0}: 2\n3", 3), ["1\u{a0}:", "2", "3"]);
        assert_eq!(fold("", 6), [""]);
    }

    #[test]
    fn a_mark_stands_before_its_text() {
        let marked = Cell { text: "facteur de mêlée".to_owned(), marked: true };
        let table = [vec![Cell::plain("q"), Cell::plain("T")], vec![Cell::plain("qui"), marked]];
        assert_eq!(drawn(&table, 15), "q    T\n───────────────\nqui  * facteur\n       de mêlée\n");
    }

    #[test]
    fn a_paragraph_hangs_under_its_text() {
        assert_eq!(paragraph("F  ", "un deux trois", 11), "F  un deux\n   trois\n");
    }
}
