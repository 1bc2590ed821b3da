//! A scenario: a file that was read and found sound.

use crate::cast::{Cast, Name, Text};
use crate::file::ScenarioFile;
use crate::read::Reading;
use crate::read::army::{Army, Officer, Unit};
use battle::{Battle, Camp, Setup, UnitId, UnitSetup};
use reader::{Problem, Problems, Sentence, TomlFile, sentence};
use rulebook::Book;

/// A battle ready to be fought: what the file says, the set-up it makes, and everybody's names.
#[derive(Clone, Debug)]
pub struct Scenario {
    file: ScenarioFile,
    setup: Setup,
    cast: Cast,
    warnings: Problems,
}

impl Scenario {
    /// Bytes of the longest file that is read: many times the longest battle anybody wrote.
    pub const LONGEST: usize = 1 << 20;

    /// Reads a scenario. `name` is the file's, with or without its folders; its id must be the same.
    ///
    /// ```
    /// let problems = scenario::Scenario::read("ivry.toml", "id = 'ivri'\nbook = 'panash'\n").unwrap_err();
    /// assert_eq!(problems.iter().find(|problem| problem.line() == Some(1)).unwrap().to_string(), "\
    /// ivry.toml:1:6: the id is `ivri`, the file is called `ivry.toml`
    ///   1 | id = 'ivri'
    ///     |      ^^^^^^
    ///   expected the id to be the file's name without `.toml`
    ///   did you mean `ivry`?");
    /// ```
    ///
    /// # Errors
    /// Everything wrong with it, each with its line and what to write instead.
    pub fn read(name: &str, text: &str) -> Result<Self, Problems> {
        if Self::LONGEST < text.len() {
            return Err(too_long(name));
        }
        // Editors of some systems mark UTF-8 with three bytes at the start.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim().is_empty() {
            let problem = Problem::of_file(name, Sentence::new("le fichier est vide", "the file is empty"));
            return Err(one(problem.expecting(Sentence::new(
                "un scénario, comme le montre docs/scenarios.fr.md\u{a0}: id, livre, titre, carte, armées",
                "a scenario, as docs/scenarios.md shows: id, book, title, map, armies",
            ))));
        }
        let file = TomlFile::parse(name, text);
        let scenario = file.root().and_then(|root| Self::of(&Reading::of(&root, name), text));
        let problems = file.into_problems();
        match scenario {
            Some(scenario) if !problems.has_fault() => Ok(Self { warnings: problems, ..scenario }),
            None if !problems.has_fault() => Err(one(Problem::of_file(
                name,
                Sentence::new("ce fichier ne se lit pas comme un scénario", "the file cannot be read as a scenario"),
            ))),
            _ => Err(problems),
        }
    }

    /// Reads a scenario from the bytes of a file.
    ///
    /// # Errors
    /// As [`read`](Self::read), and when the bytes are no text.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<Self, Problems> {
        if Self::LONGEST < bytes.len() {
            return Err(too_long(name));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
            let what = sentence!(
                "ce n’est pas un texte\u{a0}: la ligne {line} contient un octet qui n’est pas de l’UTF-8",
                "the file is not text: line {line} holds a byte that is not UTF-8"
            );
            one(Problem::of_file(name, what)
                .expecting(Sentence::new("un fichier TOML enregistré en UTF-8", "a TOML file saved as UTF-8")))
        })?;
        Self::read(name, text)
    }

    fn of(reading: &Reading<'_>, text: &str) -> Option<Self> {
        let file = reading.file(comments_at_top(text))?;
        let setup = setup(reading)?.completed();
        let cast = cast(reading)?;
        // The machine has its own idea of a sound set-up; what it would refuse was noted above.
        Battle::new(setup.clone()).ok()?;
        Some(Self { file, setup, cast, warnings: Problems::default() })
    }

    /// How files and commands call it: `waterloo`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.file.id
    }

    /// The book it is played by.
    #[must_use]
    pub fn book(&self) -> Book {
        self.file.book
    }

    /// What players call it.
    #[must_use]
    pub fn title(&self) -> &Text {
        &self.file.title
    }

    /// All the file says.
    #[must_use]
    pub fn file(&self) -> &ScenarioFile {
        &self.file
    }

    /// Everybody's names, in the order of the set-up.
    #[must_use]
    pub fn cast(&self) -> &Cast {
        &self.cast
    }

    /// The set-up of the battle: house rules applied, what the file left to the book filled in.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup.clone()
    }

    /// What somebody should look at, though it can be played.
    #[must_use]
    pub fn warnings(&self) -> &Problems {
        &self.warnings
    }

    /// The scenario as a file, in the one form every file has: reading it gives the same scenario.
    #[must_use]
    pub fn written(&self) -> String {
        crate::write::written(&self.file)
    }
}

fn one(problem: Problem) -> Problems {
    let mut problems = Problems::default();
    problems.push(problem);
    problems
}

fn too_long(name: &str) -> Problems {
    let what = Sentence::new(
        "le fichier dépasse 1 Mio, c’est trop long pour un scénario",
        "the file is longer than 1 MiB, too long for a scenario",
    );
    let expected = Sentence::new(
        "un scénario, comme le montre docs/scenarios.fr.md\u{a0}; un long en a mille lignes",
        "a scenario, as docs/scenarios.md shows; a long one has a thousand lines",
    );
    one(Problem::of_file(name, what).expecting(expected))
}

/// The line that tells an editor where the schema is.
const SCHEMA: &str = "#:schema ./scenario.schema.json";

/// The comments before the first key, the line for editors among them.
fn comments_at_top(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim_end).take_while(|line| line.is_empty() || line.starts_with('#'));
    let mut comments: Vec<String> = lines.filter(|line| !line.is_empty()).map(str::to_owned).collect();
    if !comments.iter().any(|line| line.starts_with("#:schema")) {
        comments.insert(0, SCHEMA.to_owned());
    }
    comments
}

fn setup(reading: &Reading<'_>) -> Option<Setup> {
    let turns = reading.turns.entry?;
    let (mut units, mut officers) = (Vec::new(), Vec::new());
    for army in &reading.armies {
        let first = units.len();
        for unit in &army.units {
            let mut setup: UnitSetup = unit.setup(army.camp)?;
            let own =
                |id: &str| army.units.iter().position(|other| other.id.as_ref().is_some_and(|own| own.what == id));
            setup.parent =
                unit.parent.as_ref().and_then(|id| own(id.what)).and_then(|place| UnitId::new(first + place));
            units.push(setup);
        }
        for officer in &army.officers {
            officers.push(officer.setup(army.camp)?);
        }
    }
    Some(Setup {
        book: *reading.head.rulebook()?,
        board: reading.ground.board.clone()?,
        units,
        officers,
        camps: reading.armies.each_ref().map(Army::setup),
        first: turns.first,
        last_turn: turns.last.unwrap_or(0),
        at_last_turn: turns.winner,
    })
}

fn cast(reading: &Reading<'_>) -> Option<Cast> {
    let units = reading.armies.iter().flat_map(|army| army.units.iter().map(Unit::cast));
    let officers = reading.armies.iter().flat_map(|army| army.officers.iter().map(Officer::cast));
    let [north, south] = [Camp::North, Camp::South].map(|camp| reading.armies[battle::seat(camp)].name.clone());
    Some(Cast {
        units: units.collect::<Option<Vec<Name>>>()?,
        officers: officers.collect::<Option<Vec<Name>>>()?,
        armies: [north?, south?],
    })
}
