//! What the engine answers: lines for people, one JSON object a line for programs.

use rulebook::Language;
use scenario::Text;
use serde_json::{Map, Value};

/// How answers are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Format {
    /// Lines, then `ok` or `error`.
    #[default]
    Text,
    /// One JSON object.
    Json,
}

/// A good answer: what is listed, what stands after `ok`, and the same for programs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reply {
    lines: Vec<String>,
    done: String,
    data: Map<String, Value>,
}

impl Reply {
    /// Nothing but `ok`, and these words.
    pub(crate) fn done(words: impl Into<String>) -> Self {
        Self { done: words.into(), ..Self::default() }
    }

    /// These lines before it.
    pub(crate) fn listing(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(lines);
        self
    }

    /// This for programs.
    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.data.insert(key.to_owned(), value.into());
        self
    }

    /// As it is sent.
    pub(crate) fn written(mut self, format: Format) -> String {
        match format {
            Format::Text => {
                let done = if self.done.is_empty() { "ok".to_owned() } else { format!("ok {}", self.done) };
                self.lines.push(done);
                self.lines.join("\n") + "\n"
            }
            Format::Json => {
                self.data.insert("ok".to_owned(), Value::Bool(true));
                format!("{}\n", Value::Object(self.data))
            }
        }
    }
}

/// Something that was not understood, or cannot be done; nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct Complaint(Text);

impl Complaint {
    /// In both languages.
    pub(crate) fn new(fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self(Text { fr: fr.into(), en: en.into() })
    }

    /// As it is sent.
    pub(crate) fn written(&self, format: Format, language: Language) -> String {
        let said = self.0.in_language(language);
        let said = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>();
        let said = said.join(match language {
            Language::Fr => "\u{a0}; ",
            Language::En => "; ",
        });
        match format {
            Format::Text => format!("error {said}\n"),
            Format::Json => format!("{}\n", serde_json::json!({ "ok": false, "error": said })),
        }
    }
}

impl From<Text> for Complaint {
    fn from(text: Text) -> Self {
        Self(text)
    }
}

impl From<speech::Fault> for Complaint {
    fn from(fault: speech::Fault) -> Self {
        let said = fault.in_one_line();
        Self::new(said.clone(), said)
    }
}

/// A number.
pub(crate) fn number<N: std::str::FromStr>(word: &str) -> Result<N, Complaint> {
    let word = word.trim();
    word.parse().map_err(|_| {
        Complaint::new(format!("«\u{a0}{word}\u{a0}» n’est pas un nombre d’ici"), format!("`{word}` is no number here"))
    })
}
