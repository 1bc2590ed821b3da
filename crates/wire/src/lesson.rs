//! A lesson: a battle, and what is played in it step by step.

use crate::read::spoken;
use crate::replay::Places;
use crate::{CommandWire, Ending, Field, Flaw, Header, Playback, Replay, ReplayLine, Speaker};
use battle::{Battle, Camp, Pending, Purpose, Roll};
use scenario::{ScenarioFile, Text};
use speech::Answer;
use std::sync::Arc;

/// The side a pupil plays.
const PUPIL: Camp = Camp::South;

/// A lesson that plays from its first line to its last.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What has been played when it begins.
    pub before: Vec<LessonMove>,
    /// Where it begins.
    pub start: Battle,
    /// What is played in each of its steps.
    pub steps: Vec<Vec<LessonMove>>,
    /// Where it ends.
    pub end: Battle,
}

/// A command of a lesson, and the dice it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonMove {
    /// Whose command it is.
    pub camp: Camp,
    /// It.
    pub command: CommandWire,
    /// What falls, throw by throw.
    pub throws: Vec<(Purpose, Roll)>,
}

/// What is wrong with a lesson: the first line that does not play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonFlaw {
    /// The step, from 0; none before the first.
    pub step: Option<usize>,
    /// The line as it stands there; none where one is missing.
    pub line: Option<String>,
    /// What is wrong, and what was expected.
    pub text: Text,
}

/// A line of a lesson, and where it stands.
struct Written<'f> {
    step: Option<usize>,
    text: &'f str,
}

impl Lesson {
    /// Plays a lesson on its field.
    ///
    /// # Errors
    /// With the first line that cannot be played, or that stands in the wrong step.
    pub fn play(file: &ScenarioFile, field: &Arc<Field>) -> Result<Self, LessonFlaw> {
        let written = written(file);
        let at = |place: usize, text: Text| {
            let line = written.get(place.wrapping_sub(1));
            LessonFlaw { step: line.and_then(|line| line.step), line: line.map(|line| line.text.to_owned()), text }
        };
        let flawed = |flaw: Flaw| at(flaw.place.unwrap_or_default(), flaw.text);
        let lines = (1..).zip(&written).map(|(place, line)| spoken(place, place, line.text, ""));
        let lines: Vec<ReplayLine> = lines.collect::<Result<_, _>>().map_err(flawed)?;
        for (place, line) in (1..).zip(&lines) {
            let begins = place == 1 || written[place - 2].step != written[place - 1].step;
            in_its_step(line, written[place - 1].step.is_some(), begins).map_err(|text| at(place, text))?;
        }
        let replay = unchecked(field, lines);
        let mut playback = Playback::new(&replay, Arc::clone(field), &mut ()).map_err(flawed)?;
        let start = playback.battle().clone();
        let mut lesson =
            Self { before: Vec::new(), end: start.clone(), start, steps: vec![Vec::new(); file.steps.len()] };
        for (place, line) in (1..).zip(&written) {
            let last = written.get(place).is_none_or(|next| next.step != line.step);
            let moves = line.step.map_or(&mut lesson.before, |step| &mut lesson.steps[step]);
            if let Some(played) = playback.step(&mut ()).map_err(flawed)? {
                match (played.answer, played.line.speaker) {
                    (Answer::Command(command), Speaker::Camp(camp)) => {
                        let command = CommandWire::of(command, &played.before.view(), field);
                        moves.push(LessonMove { camp, command, throws: Vec::new() });
                    }
                    (Answer::Roll(roll), Speaker::Dice(purpose)) => {
                        moves.last_mut().into_iter().for_each(|one| one.throws.push((purpose, roll)));
                    }
                    _ => {}
                }
            }
            if let (true, Pending::Chance(chance)) = (last, playback.battle().pending()) {
                return Err(at(place, no_dice(chance.purpose, chance.dice)));
            }
            if last && line.step.is_none() {
                lesson.start.clone_from(playback.battle());
            }
        }
        lesson.end.clone_from(playback.battle());
        Ok(lesson)
    }
}

/// Every line of a lesson, in order.
fn written(file: &ScenarioFile) -> Vec<Written<'_>> {
    let before = file.before.iter().map(|text| Written { step: None, text });
    let steps = file.steps.iter().enumerate();
    before
        .chain(steps.flat_map(|(step, entry)| entry.doing.iter().map(move |text| Written { step: Some(step), text })))
        .collect()
}

/// A step begins with somebody's command, and the pupil commands once in it.
fn in_its_step(line: &ReplayLine, in_step: bool, begins: bool) -> Result<(), Text> {
    match line.speaker {
        Speaker::Dice(_) if begins => Err(Text {
            fr: "une étape commence par ce que quelqu’un dit, non par des dés".to_owned(),
            en: "a step begins with what somebody says, not with dice".to_owned(),
        }),
        Speaker::Camp(PUPIL) if in_step && !begins => Err(Text {
            fr: "ce que l’élève dit ensuite est une autre étape".to_owned(),
            en: "what the pupil says next is another step".to_owned(),
        }),
        _ => Ok(()),
    }
}

fn no_dice(purpose: Purpose, dice: u8) -> Text {
    let [fr, en] =
        [rulebook::Language::Fr, rulebook::Language::En].map(|language| speech::Said::in_language(purpose, language));
    Text {
        fr: format!("il manque un jet après cette ligne\u{a0}: {dice} dés ({fr})"),
        en: format!("a throw is missing after this line: {dice} dice ({en})"),
    }
}

/// A replay nobody recorded: its lines, and no checks.
fn unchecked(field: &Field, lines: Vec<ReplayLine>) -> Replay {
    Replay {
        format: 1,
        header: Header::of(field),
        start: String::new(),
        lines,
        ending: Ending::Unfinished,
        ending_check: String::new(),
        hash: String::new(),
        battle: None,
        places: Places::default(),
    }
}
