//! `etendard generalship`: positions a good general solves, proved by playing out everything, and put to the levels.

use crate::Outcome;
use crate::checkout;
use crate::error::Error;
use ::generalship::{PositionProof, prove, put, written_worth};
use cases::{PosedPosition, Theme};
use opponent::{Budget, Level, Luck};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use reader::Sentence;
use rulebook::Language;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Positions a proof may look at, unless it is told otherwise.
const PATIENCE: u64 = 40_000_000;

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// Files of positions (default: those in trials/generalship of the checkout around the current folder).
    files: Vec<PathBuf>,
    /// A level to be put to them; may be said again (default: all six).
    #[arg(long)]
    level: Vec<Level>,
    /// Nodes a decision (default: those of the level).
    #[arg(long)]
    nodes: Option<u64>,
    /// How often each position is put, each time with another seed.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=1000))]
    seeds: u64,
    /// Play out every answer and every roll, and compare with what the files say.
    #[arg(long)]
    prove: bool,
    /// The same, with the worth of every answer.
    #[arg(long)]
    rank: bool,
    /// Name every position with who finds it.
    #[arg(long)]
    each: bool,
    /// Only positions whose name contains this.
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

/// Reads the positions, and proves them or puts them to players; exit status 1 where a proof differs from its file.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    let mut posed = read(&wanted.files, language)?;
    posed.retain(|posed| wanted.only.as_ref().is_none_or(|text| posed.id.contains(text.as_str())));
    if wanted.prove || wanted.rank {
        return Ok(proofs(&posed, wanted.rank, language));
    }
    let levels = if wanted.level.is_empty() { Level::RANKS.to_vec() } else { wanted.level.clone() };
    let found: Vec<Vec<u64>> =
        posed.par_iter().map(|posed| levels.iter().map(|level| found_by(posed, *level, wanted)).collect()).collect();
    let text = table(&posed, &levels, &found, wanted, language);
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

/// Every position of the files.
fn read(files: &[PathBuf], language: Language) -> Result<Vec<PosedPosition>, Error> {
    let mut texts = Vec::new();
    if files.is_empty() {
        texts = checkout::files(&checkout::find(None)?, "trials/generalship", "position")?;
    }
    for path in files {
        let text = std::fs::read_to_string(path).map_err(|error| Error::Unreadable(path.clone(), error))?;
        texts.push((path.to_string_lossy().into_owned(), text));
    }
    let mut posed = Vec::new();
    for (file, text) in texts {
        let found = cases::parse_positions(&file, &text);
        posed.extend(found.map_err(|problems| {
            Error::Said(match language {
                Language::Fr => problems.in_french(),
                Language::En => problems.to_string(),
            })
        })?);
    }
    Ok(posed)
}

/// How often a level finds the best answer.
fn found_by(posed: &PosedPosition, level: Level, wanted: &Wanted) -> u64 {
    let budget = Budget::nodes(wanted.nodes.unwrap_or(level.nodes()));
    let finds = |seed: &u64| {
        let mut player = level.player(*seed);
        put(posed, &mut *player, &budget, &mut Luck::new(*seed)) == Some(true)
    };
    u64::try_from((0..wanted.seeds).filter(finds).count()).unwrap_or(u64::MAX)
}

fn proofs(posed: &[PosedPosition], ranked: bool, language: Language) -> Outcome {
    let results: Vec<_> = posed.par_iter().map(|posed| prove(posed, PATIENCE, ranked)).collect();
    let (mut text, mut failed) = (String::new(), 0);
    for (posed, result) in posed.iter().zip(results) {
        let verdict = match &result {
            Ok(proof) => judged(posed, proof),
            Err(error) => Some(Sentence::new(error.in_french(), error.to_string())),
        };
        failed += usize::from(verdict.is_some());
        let said = verdict.map_or_else(String::new, |sentence| match language {
            Language::Fr => format!("\u{a0}: {}", sentence.fr),
            Language::En => format!(": {}", sentence.en),
        });
        let _ = match &result {
            Ok(proof) => writeln!(
                text,
                "{}  proved {} next {}{said}",
                posed.id,
                written_worth(&posed.stake, proof.worth.best),
                written_worth(&posed.stake, proof.worth.next)
            ),
            Err(_) => writeln!(text, "{}{said}", posed.id),
        };
        for line in result.iter().flat_map(|proof| &proof.ranking) {
            let mark = if line.best { "*" } else { " " };
            let _ = writeln!(text, "  {mark} {:>8}  {}", written_worth(&posed.stake, line.worth), line.answer);
        }
    }
    Outcome { text, code: if failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) } }
}

/// What is wrong with a file after the proof.
fn judged(posed: &PosedPosition, proof: &PositionProof) -> Option<Sentence> {
    if !proof.is_clear() {
        return Some(Sentence::new(
            "la meilleure réponse n’est pas nettement la meilleure",
            "the best answer is not clearly the best",
        ));
    }
    match posed.proved {
        Some(written) if proof.is(&posed.stake, written) => None,
        Some(_) => Some(Sentence::new("le fichier dit autre chose", "the file says something else")),
        None => Some(Sentence::new("le fichier ne dit rien", "the file says nothing")),
    }
}

/// Who finds how much, theme by theme.
fn table(posed: &[PosedPosition], levels: &[Level], found: &[Vec<u64>], wanted: &Wanted, language: Language) -> String {
    let seeds = usize::try_from(wanted.seeds).unwrap_or(1);
    let mut text = format!("| {} | {} |", head(language), names(levels, language).join(" | "));
    text.push_str("\n|---|");
    text.push_str(&"---|".repeat(levels.len() + 1));
    text.push('\n');
    let mut row = |name: &str, those: &[usize]| {
        if those.is_empty() {
            return;
        }
        let _ = write!(text, "| {name} | {} |", those.len());
        let scores = (0..levels.len()).map(|place| those.iter().map(|index| found[*index][place]).sum::<u64>());
        for right in scores {
            let all = u64::try_from(those.len() * seeds).unwrap_or(1).max(1);
            let _ = write!(text, " {} |", (right * 200 + all) / (2 * all));
        }
        text.push('\n');
    };
    for theme in Theme::ALL {
        let those: Vec<usize> = (0..posed.len()).filter(|index| posed[*index].theme == theme).collect();
        row(theme.words().in_language(language), &those);
    }
    let all: Vec<usize> = (0..posed.len()).collect();
    row(if language == Language::Fr { "toutes" } else { "all" }, &all);
    if wanted.each {
        text.push('\n');
        for (posed, found) in posed.iter().zip(found) {
            let scores: Vec<String> =
                levels.iter().zip(found).map(|(level, right)| format!("{level} {right}/{seeds}")).collect();
            let _ = writeln!(text, "{}: {}", posed.id, scores.join(", "));
        }
    }
    text
}

fn head(language: Language) -> &'static str {
    match language {
        Language::Fr => "thème | positions",
        Language::En => "theme | positions",
    }
}

fn names(levels: &[Level], language: Language) -> Vec<String> {
    levels.iter().map(|level| format!("{}\u{a0}%", level.words().in_language(language))).collect()
}
