//! Drawing a table in columns of a terminal.

/// The widest a cell may be before its text is folded.
const WIDEST: usize = 30;

/// Draws rows of cells, the first as heading; long cells are folded at spaces.
pub(crate) fn drawn(rows: &[Vec<String>]) -> String {
    let folded: Vec<Vec<Vec<String>>> = rows.iter().map(|row| row.iter().map(|cell| fold(cell)).collect()).collect();
    let columns = folded.iter().map(Vec::len).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = folded.iter().filter_map(|row| row.get(column));
            cells.flatten().map(|line| line.chars().count()).max().unwrap_or_default()
        })
        .collect();
    let rule = widths.iter().map(|width| "─".repeat(*width)).collect::<Vec<_>>().join("──");
    let mut text = String::new();
    for row in &folded {
        let height = row.iter().map(Vec::len).max().unwrap_or_default();
        for line in 0..height {
            let cells = row.iter().zip(&widths).map(|(cell, width)| {
                let part = cell.get(line).map_or("", String::as_str);
                format!("{part}{}", " ".repeat(width - part.chars().count()))
            });
            text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
            text.push('\n');
        }
        text.push_str(&rule);
        text.push('\n');
    }
    text
}

/// Breaks a text at spaces so that no line is wider than a column may be; a single long word is left whole.
fn fold(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= WIDEST {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
