//! The host's files held against what a player was shown, sent and saw.

use super::plain;
use dice::{Compared, Record, SentCommand, SentFile};
use rulebook::Language;
use std::fmt::Write;
use wire::{CommandWire, Field, Replay, Speaker};

/// What the host gave out.
pub(super) struct HostFiles<'f> {
    pub(super) file: &'f str,
    pub(super) replay: &'f Replay,
    pub(super) field: &'f Field,
    pub(super) record: &'f Record,
}

/// Are the commitments those the player was shown?
pub(super) fn shown(record: &Record, shown: &[String], name: &str, language: Language) -> Result<(), String> {
    for (chain, commitment) in (1..).zip(shown) {
        let known = record.commitments.get(chain - 1).map(ToString::to_string);
        if known.as_ref() != Some(commitment) {
            return Err(match language {
                Language::Fr => {
                    format!("{name}\u{a0}: l’engagement de la chaîne {chain} n’est pas celui qui vous a été montré")
                }
                Language::En => format!("{name}: the commitment of chain {chain} is not the one you were shown"),
            });
        }
    }
    Ok(())
}

/// What was left unchecked for want of the player's own file.
pub(super) fn nothing(without_commitment: bool, language: Language) -> String {
    match (language, without_commitment) {
        (Language::Fr, true) => {
            "non comparés\u{a0}: vos nonces (--sent) et l’engagement qui vous a été montré (--commitment)".to_owned()
        }
        (Language::Fr, false) => "non comparés\u{a0}: vos nonces (--sent)".to_owned(),
        (Language::En, true) => {
            "not compared: your nonces (--sent) and the commitment you were shown (--commitment)".to_owned()
        }
        (Language::En, false) => "not compared: your nonces (--sent)".to_owned(),
    }
}

/// Holds the host's files against the player's own.
pub(super) fn compared(files: &HostFiles<'_>, name: &str, text: &str, language: Language) -> Result<String, String> {
    let sent = SentFile::read(text).map_err(|unread| unread.said(name, language))?;
    if let Some(unknown) = sent.sent.iter().find(|command| words(command, files.field).is_none()) {
        let (after, command) = (unknown.after, &unknown.command);
        return Err(match language {
            Language::Fr => format!(
                "{name}\u{a0}: l’ordre envoyé après l’entrée {after} n’est pas de cette bataille\u{a0}: {command}"
            ),
            Language::En => format!("{name}: the command sent after entry {after} is none of this battle: {command}"),
        });
    }
    let words = |command: &SentCommand| words(command, files.field);
    let compared = sent.compare(files.record, words).map_err(|flaw| format!("{name}: {}", flaw.said(language)))?;
    lines(files, &sent, language)?;
    Ok(good(name, compared, language))
}

/// What was sent, as a replay writes it.
fn words(sent: &SentCommand, field: &Field) -> Option<String> {
    let command: CommandWire = serde_json::from_value(sent.command.clone()).ok()?;
    command.words(field, Language::En).ok()
}

/// Every line of the player's own sides is something he sent, in the order in which he sent it.
fn lines(files: &HostFiles<'_>, sent: &SentFile, language: Language) -> Result<(), String> {
    if 0 < sent.since {
        return Ok(());
    }
    let mut left = sent.sent.iter().filter_map(|command| words(command, files.field));
    for line in files.replay.lines.iter().skip(files.record.elsewhere) {
        let Speaker::Camp(_) = line.speaker else { continue };
        let said = plain(&line.words);
        let own = sent.sides.iter().any(|side| *side == line.speaker.written());
        if own && !left.any(|words| words == said) {
            let (file, place) = (files.file, line.place);
            return Err(match language {
                Language::Fr => {
                    format!("{file}:{place}: vous n’avez pas envoyé cet ordre, ou pas à ce moment\u{a0}: `{said}`")
                }
                Language::En => {
                    format!("{file}:{place}: you did not send this command, or not at this point: `{said}`")
                }
            });
        }
    }
    Ok(())
}

fn good(name: &str, compared: Compared, language: Language) -> String {
    let Compared { own, computers, alone, earlier, lost } = compared;
    let mut said = match language {
        Language::Fr => format!(
            "{name}\u{a0}: c’est ce que vous avez envoyé et vu\u{a0}; jets de vos ordres\u{a0}: {own}, jets de l’ordinateur qui en découlent\u{a0}: {computers}"
        ),
        Language::En => format!(
            "{name}: this is what you sent and saw; throws of your commands: {own}, throws of the computer that follow from them: {computers}"
        ),
    };
    let notes = [
        (
            alone,
            "jets de l’ordinateur sans nonce de personne depuis l’annonce de leur chaîne, donc de l’hôte seul",
            "throws of the computer with nobody’s nonce since their chain was shown, so of the host alone",
        ),
        (
            earlier,
            "jets d’avant le début de ce fichier, non comparés",
            "throws of before this file began, not compared",
        ),
        (
            lost,
            "ordres perdus quand la partie a été reprise d’une copie",
            "commands lost when the game was taken up from a copy",
        ),
    ];
    for (count, fr, en) in notes.into_iter().filter(|(count, ..)| 0 < *count) {
        let _ = match language {
            Language::Fr => write!(said, "\n{fr}\u{a0}: {count}"),
            Language::En => write!(said, "\n{en}: {count}"),
        };
    }
    said
}
