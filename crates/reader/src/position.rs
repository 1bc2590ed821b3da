//! Where in a file.

use std::ops::Range;

/// Where something stands in a file, with the line it stands on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FilePosition {
    /// From 1.
    pub line: usize,
    /// In characters, from 1; none where the whole line is meant, and need not be shown.
    pub column: Option<usize>,
    /// The line, shortened around the place if it is long.
    excerpt: String,
    /// Characters of the excerpt before the place.
    indent: usize,
    /// Characters to underline.
    width: usize,
}

impl FilePosition {
    /// A long line is shown from a little before the place, so many characters of it.
    const SHOWN: usize = 100;
    const BEFORE: usize = 30;

    /// A whole line, by its number.
    #[must_use]
    pub const fn of_line(line: usize) -> Self {
        Self { line, column: None, excerpt: String::new(), indent: 0, width: 0 }
    }

    /// The place of some bytes of a text.
    #[must_use]
    pub fn of(span: &Range<usize>, text: &str) -> Self {
        let start = text.floor_char_boundary(span.start);
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |newline| start + newline);
        let end = text.floor_char_boundary(span.end).clamp(start, line_end);
        let before = text[line_start..start].chars().count();
        let width = text[start..end].chars().count().max(1);
        let content = text[line_start..line_end].trim_end();
        let (excerpt, indent) = shorten(content, before);
        let width = width.min(excerpt.chars().count().saturating_sub(indent).max(1));
        Self { line: text[..line_start].matches('\n').count() + 1, column: Some(before + 1), excerpt, indent, width }
    }

    /// The line and the underline, as a compiler shows them; nothing of a whole line.
    #[must_use]
    pub fn excerpt(&self) -> Option<String> {
        self.column?;
        let number = self.line.to_string();
        let gutter = " ".repeat(number.len());
        let pad: String =
            self.excerpt.chars().take(self.indent).map(|char| if char == '\t' { '\t' } else { ' ' }).collect();
        Some(format!("  {number} | {}\n  {gutter} | {pad}{}", self.excerpt, "^".repeat(self.width)))
    }
}

/// A window of a line, and where the place has gone in it.
fn shorten(line: &str, before: usize) -> (String, usize) {
    let length = line.chars().count();
    if length <= FilePosition::SHOWN {
        return (line.to_owned(), before);
    }
    let skipped = before.saturating_sub(FilePosition::BEFORE);
    let mut shown: String = line.chars().skip(skipped).take(FilePosition::SHOWN).collect();
    if skipped + FilePosition::SHOWN < length {
        shown.push('…');
    }
    if skipped == 0 { (shown, before) } else { (format!("…{shown}"), before - skipped + 1) }
}

#[cfg(test)]
mod tests {
    use super::FilePosition;

    #[test]
    fn lines_and_columns_count_characters_from_one() {
        let text = "a = 1\nété = 'hiver'\n";
        let start = text.find("'hiver'").unwrap();
        let place = FilePosition::of(&(start..start + 7), text);
        assert_eq!((place.line, place.column), (2, Some(7)));
        assert_eq!(place.excerpt().unwrap(), "  2 | été = 'hiver'\n    |       ^^^^^^^");
    }

    #[test]
    fn the_end_of_a_file_can_be_pointed_at() {
        let place = FilePosition::of(&(5..5), "a = [\n");
        assert_eq!((place.line, place.column), (1, Some(6)));
        assert_eq!(place.excerpt().unwrap(), "  1 | a = [\n    |      ^");
        assert_eq!(FilePosition::of(&(0..0), "").line, 1);
        assert_eq!(FilePosition::of(&(900..901), "a\nb").line, 2);
    }

    #[test]
    fn a_long_line_is_shown_around_the_place() {
        let text = format!("{}WRONG{}", "a".repeat(200), "b".repeat(200));
        let place = FilePosition::of(&(200..205), &text);
        assert_eq!((place.line, place.column), (1, Some(201)));
        let shown = place.excerpt().unwrap();
        assert!(shown.contains(&format!("| …{}WRONGbb", "a".repeat(30))), "{shown}");
        assert!(shown.ends_with(&format!("| {}^^^^^", " ".repeat(31))), "{shown}");
    }

    #[test]
    fn a_whole_line_is_named_and_not_shown() {
        let place = FilePosition::of_line(3);
        assert_eq!((place.line, place.column, place.excerpt()), (3, None, None));
    }

    #[test]
    fn a_text_of_several_lines_is_underlined_on_its_first() {
        let place = FilePosition::of(&(4..20), "a = '''one\ntwo'''\n");
        assert_eq!(place.excerpt().unwrap(), "  1 | a = '''one\n    |     ^^^^^^");
    }
}
