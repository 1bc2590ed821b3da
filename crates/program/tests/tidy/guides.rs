//! What players read stands in French and in English, page beside page: `X.fr.md` by `X.md`, `LISEZMOI.md` by `README.md`.

use crate::tree::File;

/// Guides that have both languages, by their English.
const GUIDES: [&str; 8] = [
    "README.md",
    "docs/fairness.md",
    "docs/odds.md",
    "docs/play.md",
    "docs/scenarios.md",
    "docs/server.md",
    "docs/table.md",
    "docs/workshop.md",
];
/// What a reader says in his own language inside a command.
const SAID: [(&str, &str); 9] = [
    ("--lang fr", "--lang en"),
    ("FICHIER", "FILE"),
    ("PARTIE", "GAME"),
    ("recrue", "recruit"),
    ("caporal", "corporal"),
    ("capitaine", "captain"),
    ("infanterie de ligne", "line infantry"),
    ("infanterie légère", "light infantry"),
    ("forêt", "forest"),
];
/// Its first lines say where the other language is.
const BEGINNING: usize = 3;

/// Guides without their French, and pages that are not the same page in two languages.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let mut found = missing(files);
    found.extend(apart(files));
    found
}

fn missing(files: &[File]) -> Vec<String> {
    let without = GUIDES.iter().filter(|guide| !is_there(files, &in_french(guide)));
    without.map(|guide| format!("{guide} has no French beside it: {}", in_french(guide))).collect()
}

fn apart(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    // The rulebooks to be read have their own test, beside the cases: the same clauses and figures in both languages.
    for french in files.iter().filter(|file| file.has_ending("md") && !file.path.starts_with("rulebooks/")) {
        let Some(path) = in_english(&french.path) else { continue };
        match files.iter().find(|file| file.path == path) {
            Some(english) => found.extend(compared(files, french, english)),
            None => found.push(format!("{} has no English beside it: {path}", french.path)),
        }
        found.extend(ill_set(french));
    }
    found
}

fn is_there(files: &[File], path: &str) -> bool {
    files.iter().any(|file| file.path == path)
}

fn in_french(path: &str) -> String {
    match path.strip_suffix("README.md") {
        Some(folder) => format!("{folder}LISEZMOI.md"),
        None => format!("{}.fr.md", path.strip_suffix(".md").unwrap_or(path)),
    }
}

/// The English of a French page.
fn in_english(path: &str) -> Option<String> {
    let first_page = path.strip_suffix("LISEZMOI.md").map(|folder| format!("{folder}README.md"));
    first_page.or_else(|| path.strip_suffix(".fr.md").map(|name| format!("{name}.md")))
}

fn compared(files: &[File], french: &File, english: &File) -> Vec<String> {
    let mut found = Vec::new();
    for (one, other) in [(french, english), (english, french)] {
        let wanted = format!("]({})", name(&other.path));
        if !one.text().lines().take(BEGINNING).any(|line| line.contains(&wanted)) {
            found.push(format!("{} does not begin with a link to {}", one.path, name(&other.path)));
        }
    }
    let [mine, theirs] = [french, english].map(|file| Page::of(&file.text()));
    let linked = |page: &Page, other: &File| {
        let elsewhere = page.links.iter().filter(|link| *link != name(&other.path));
        elsewhere.cloned().collect::<Vec<String>>()
    };
    let translated = |link: String| {
        let has_french = is_there(files, &in_french(&from(&english.path, &link)));
        if has_french { in_french(&link) } else { link }
    };
    let mut led = linked(&mine, english);
    let mut wanted: Vec<String> = linked(&theirs, french).into_iter().map(translated).collect();
    led.sort();
    wanted.sort();
    let plain = |links: Vec<String>| links.into_iter().map(|link| Part::new(&link, &link)).collect::<Vec<Part>>();
    let partings = [
        parting("heading", &mine.headings, &theirs.headings),
        parting("line of code", &mine.code, &theirs.code),
        parting("row", &mine.rows, &theirs.rows),
        parting("link", &plain(led), &plain(wanted)),
    ];
    let places = partings.into_iter().flatten();
    found.extend(places.map(|(what, here, there)| {
        format!("{}: {what} is {here}, where {} asks for {there}", french.path, english.path)
    }));
    found
}

fn name(path: &str) -> &str {
    path.rsplit_once('/').map_or(path, |(_, name)| name)
}

/// Where a link of this page leads, from the root.
fn from(page: &str, link: &str) -> String {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut way: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
    for step in link.split('/') {
        if step == ".." {
            way.pop();
        } else {
            way.push(step);
        }
    }
    way.join("/")
}

/// The first place where two lists part: which, what is here, what is there.
fn parting(what: &str, here: &[Part], there: &[Part]) -> Option<(String, String, String)> {
    let shape = |parts: &[Part], at: usize| parts.get(at).map(|part| part.shape.clone());
    let at = (0..here.len().max(there.len())).find(|at| shape(here, *at) != shape(there, *at))?;
    let shown = |parts: &[Part]| parts.get(at).map_or_else(|| "nothing".to_owned(), |part| format!("“{}”", part.shown));
    Some((format!("{what} {}", at + 1), shown(here), shown(there)))
}

/// A part of a page: what it must have in common with the other language, and how a person finds it.
struct Part {
    shape: String,
    shown: String,
}

impl Part {
    fn new(shape: &str, shown: &str) -> Self {
        Self { shape: shape.to_owned(), shown: shown.to_owned() }
    }
}

/// What a page has in common with itself in another language.
#[derive(Default)]
struct Page {
    headings: Vec<Part>,
    /// Fences too.
    code: Vec<Part>,
    /// Of all its tables.
    rows: Vec<Part>,
    links: Vec<String>,
}

impl Page {
    fn of(text: &str) -> Self {
        let mut page = Self::default();
        let mut amid = Amid::Prose;
        let mut line_before = "";
        for line in text.lines().map(str::trim_start) {
            if line.starts_with("```") {
                page.code.push(Part::new(line, line));
                amid = if amid == Amid::Prose { Amid::Code } else { Amid::Prose };
            } else if amid == Amid::Prose {
                page.read(line, line_before);
            } else {
                if amid == Amid::Code || line.starts_with("$ ") {
                    page.code.push(Part::new(&code(line), line));
                }
                if line.starts_with("$ etendard") {
                    amid = Amid::Answers;
                }
            }
            line_before = line;
        }
        page
    }

    /// A line outside code.
    fn read(&mut self, line: &str, line_before: &str) {
        self.links.extend(links(line));
        if line.starts_with('#') {
            self.headings.push(Part::new(line.split(' ').next().unwrap_or_default(), line));
        }
        if line.starts_with('|') {
            let columns = line.replace("\\|", "").matches('|').count();
            let place = if line_before.starts_with('|') { "next" } else { "first" };
            self.rows.push(Part::new(&format!("{place} {columns}"), line));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Amid {
    Prose,
    Code,
    /// What the program prints after a command, in words.
    Answers,
}

/// A line of code without its remark, in English.
fn code(line: &str) -> String {
    let remarks = [" # ", " // "].into_iter().filter_map(|mark| line.find(mark));
    let code = &line[..remarks.min().unwrap_or(line.len())];
    SAID.iter().fold(code.trim_end().to_owned(), |code, (french, english)| code.replace(french, english))
}

fn links(line: &str) -> Vec<String> {
    let begun = line.match_indices("](").filter_map(|(start, mark)| line[start + mark.len()..].split_once(')'));
    begun.map(|(target, _)| target.split_once('#').map_or(target, |(page, _)| page).to_owned()).collect()
}

/// Lines whose marks are not set as French sets them.
fn ill_set(file: &File) -> Vec<String> {
    let mut is_code = false;
    let mut found = Vec::new();
    for (number, line) in (1..).zip(file.text().lines()) {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code && let Some(mark) = ill_set_mark(line) {
            found.push(format!("{}:{number}: `{mark}` is not set as in French", file.path));
        }
    }
    found
}

/// U+00A0 goes before a colon, U+202F before the other high marks and inside « »; an apostrophe is ’.
fn ill_set_mark(line: &str) -> Option<char> {
    let prose: Vec<char> = line.split('`').step_by(2).collect::<Vec<&str>>().join("x").chars().collect();
    let is_ill_set = |at: &usize| {
        let before = at.checked_sub(1).map(|before| prose[before]);
        let after = prose.get(at + 1).copied();
        let ends = after.is_none_or(|after| after.is_whitespace() || ")*|".contains(after));
        match prose[*at] {
            '\'' => true,
            ':' => ends && before != Some('\u{a0}'),
            ';' | '?' | '!' => ends && before != Some('\u{202f}'),
            '«' => after != Some('\u{202f}'),
            '»' => before != Some('\u{202f}'),
            _ => false,
        }
    };
    (0..prose.len()).find(is_ill_set).map(|at| prose[at])
}

#[cfg(test)]
mod tests {
    use super::{File, GUIDES, apart, in_english, in_french, missing};

    const ENGLISH: &str = "# The table

[En français](table.fr.md)

See [the odds](odds.md#limits) and [the map](../ARCHITECTURE.md).

## Keys

| key | what |
|---|---|
| `E` | `north\\|south` |

```
etendard play --north recruit   # a lesson
$ etendard --lang en list
battles
```
";
    const FRENCH: &str = "# La table

[In English](table.md)

Voir [la carte](../ARCHITECTURE.md) et [les chances](odds.fr.md#limites).

## Touches

| touche | effet |
|---|---|
| `E` | `north\\|south` |

```
etendard play --north recrue    # une leçon
$ etendard --lang fr list
des batailles,
beaucoup
```
";

    fn found(french: &str) -> Vec<String> {
        apart(&[
            File::new("docs/odds.fr.md", "[In English](odds.md)\n"),
            File::new("docs/odds.md", "[En français](odds.fr.md)\n"),
            File::new("docs/table.fr.md", french),
            File::new("docs/table.md", ENGLISH),
        ])
    }

    /// What is said of the French page once this is changed in it.
    fn changed(from: &str, to: &str) -> Vec<String> {
        assert!(FRENCH.contains(from), "{from}");
        found(&FRENCH.replacen(from, to, 1))
    }

    #[test]
    fn a_page_and_its_french_are_left_alone() {
        assert_eq!(found(FRENCH), [""; 0]);
    }

    #[test]
    fn a_heading_that_is_missing_or_of_another_level_is_named() {
        let sentence =
            |here: &str| format!("docs/table.fr.md: heading 2 is {here}, where docs/table.md asks for “## Keys”");
        assert_eq!(changed("## Touches\n", ""), [sentence("nothing")]);
        assert_eq!(changed("## Touches", "### Touches"), [sentence("“### Touches”")]);
        assert_eq!(
            changed("## Touches\n", "## Touches\n\n## Papier\n"),
            ["docs/table.fr.md: heading 3 is “## Papier”, where docs/table.md asks for nothing"]
        );
    }

    #[test]
    fn code_is_the_same_but_for_remarks_answers_and_words_of_the_reader() {
        assert_eq!(
            changed("--north recrue ", "--south recrue "),
            [
                "docs/table.fr.md: line of code 2 is “etendard play --south recrue    # une leçon”, where docs/table.md asks for “etendard play --north recruit   # a lesson”"
            ]
        );
        let cut = FRENCH.find("```").expect("a block");
        assert_eq!(
            found(&FRENCH[..cut]),
            ["docs/table.fr.md: line of code 1 is nothing, where docs/table.md asks for “```”"]
        );
    }

    #[test]
    fn a_row_or_a_column_that_is_missing_is_named() {
        let row = "| `E` | `north\\|south` |";
        let sentence = |here: &str| format!("docs/table.fr.md: row 3 is {here}, where docs/table.md asks for “{row}”");
        assert_eq!(changed(row, ""), [sentence("nothing")]);
        assert_eq!(changed(row, "| `E` |"), [sentence("“| `E` |”")]);
        let parted = format!("\n{row}");
        assert_eq!(changed(row, &parted), [sentence(&format!("“{row}”"))]);
    }

    #[test]
    fn a_link_leads_to_the_same_page_in_the_language_of_the_reader() {
        assert_eq!(
            changed("odds.fr.md#limites", "odds.md"),
            ["docs/table.fr.md: link 2 is “odds.md”, where docs/table.md asks for “odds.fr.md”"]
        );
        assert_eq!(
            changed("[la carte](../ARCHITECTURE.md)", "la carte"),
            ["docs/table.fr.md: link 1 is “odds.fr.md”, where docs/table.md asks for “../ARCHITECTURE.md”"]
        );
        assert_eq!(
            changed("[In English](table.md)", "English"),
            ["docs/table.fr.md does not begin with a link to table.md"]
        );
    }

    #[test]
    fn marks_are_set_as_in_french() {
        for (text, mark) in [
            ("Voir :", ':'),
            ("Voir\u{202f}: la carte", ':'),
            ("ici ; là", ';'),
            ("où?", '?'),
            ("l'unité", '\''),
            ("« oui\u{202f}»", '«'),
            ("«\u{202f}oui »", '»'),
        ] {
            let expected = [format!("docs/table.fr.md:5: `{mark}` is not set as in French")];
            assert_eq!(changed("Voir", &format!("{text} Voir")), expected, "{text}");
        }
        let well_set = "`a : b ; c'` l’a\u{a0}: «\u{202f}oui\u{202f}»\u{202f}; où\u{202f}? https://a";
        assert_eq!(changed("Voir", &format!("{well_set} Voir")), [""; 0]);
    }

    #[test]
    fn every_guide_has_both_languages() {
        let french: Vec<File> = GUIDES.iter().map(|guide| File::new(&in_french(guide), "")).collect();
        assert_eq!(missing(&french), [""; 0]);
        assert_eq!(missing(&french[1..]), ["README.md has no French beside it: LISEZMOI.md"]);
        assert_eq!(apart(&[File::new("docs/a.fr.md", "")]), ["docs/a.fr.md has no English beside it: docs/a.md"]);
        assert_eq!(in_english("docs/table.md"), None);
    }
}
