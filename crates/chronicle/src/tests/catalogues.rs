//! The two catalogues say the same things, and each says them whatever the gender and the number.

use crate::catalogue::{Args, ENGLISH, FRENCH, Message, say_key};
use crate::grammar::Noun;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use rulebook::{Face, Language};
use scenario::{Gender, Number};
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoEnumIterator;

/// What a message asks for: arguments, and other messages.
#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

fn parsed(source: &'static str) -> Resource<&'static str> {
    fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("the catalogue is broken: {errors:?}"))
}

fn needs_of(source: &'static str) -> BTreeMap<String, Needs> {
    let mut found = BTreeMap::new();
    for entry in parsed(source).body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Term(_) | Entry::Junk { .. }), "messages and comments only");
            continue;
        };
        let mut needs = Needs::default();
        look_at_pattern(message.value.as_ref().expect("a message has a text"), &mut needs);
        let before = found.insert(message.id.name.to_owned(), needs);
        assert!(before.is_none(), "{} stands twice", message.id.name);
    }
    found
}

fn look_at_pattern(pattern: &Pattern<&str>, needs: &mut Needs) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => look_at(inline, needs),
            Expression::Select { selector, variants } => {
                look_at(selector, needs);
                for variant in variants {
                    look_at_pattern(&variant.value, needs);
                }
            }
        }
    }
}

fn look_at(inline: &InlineExpression<&str>, needs: &mut Needs) {
    match inline {
        InlineExpression::VariableReference { id } => {
            needs.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            needs.messages.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                look_at(inner, needs);
            }
        }
        other => panic!("{other:?} is not used in these catalogues"),
    }
}

/// The arguments of a message with those of the messages it is made of; `$who-g`, `$who-n`, `$who-of` are `$who`.
fn arguments(key: &str, all: &BTreeMap<String, Needs>) -> BTreeSet<String> {
    let needs = all.get(key).unwrap_or_else(|| panic!("{key} is referred to and not there"));
    let stem =
        |name: &String| ["-g", "-n", "-of"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned();
    let own = needs.variables.iter().map(stem);
    own.chain(needs.messages.iter().flat_map(|other| arguments(other, all))).collect()
}

/// Must this message be given something to say?
pub(super) fn has_arguments(key: &str) -> bool {
    !arguments(key, &needs_of(FRENCH)).is_empty()
}

/// Keys the code makes at run time.
fn is_a_label(key: &str) -> bool {
    ["base-", "adjust-", "ledger-", "why-title-", "order-effect-", "card-line-", "limit-", "face-", "purpose-"]
        .iter()
        .any(|kind| key.starts_with(kind))
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let (french, english) = (needs_of(FRENCH), needs_of(ENGLISH));
    let keys = |all: &BTreeMap<String, Needs>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&french), keys(&english));
    for key in french.keys().filter(|key| !key.starts_with("part-")) {
        // What one language agrees with the other may leave unsaid.
        let (fr, en) = (arguments(key, &french), arguments(key, &english));
        let silent: BTreeSet<&str> = ["who", "whom", "unit", "officer"].into();
        let differing = fr.symmetric_difference(&en).filter(|name| !silent.contains(name.as_str()));
        assert_eq!(differing.collect::<Vec<_>>(), [""; 0], "the arguments of {key}");
    }
}

#[test]
fn every_message_is_asked_for_and_every_one_asked_for_is_there() {
    let all = needs_of(FRENCH);
    let named: BTreeSet<&str> = Message::iter().map(Into::into).collect();
    for key in &named {
        assert!(all.contains_key(*key), "{key} is asked for and in no catalogue");
    }
    let referred: BTreeSet<&str> = all.values().flat_map(|needs| needs.messages.iter().map(String::as_str)).collect();
    for key in all.keys() {
        let used = named.contains(key.as_str()) || is_a_label(key) || referred.contains(key.as_str());
        assert!(used, "{key} is said by nobody");
    }
    for face in Face::iter() {
        assert!(all.contains_key(&format!("face-{face}")), "{face:?} has no name");
    }
}

/// A name of each gender and number, as a sentence gets it.
fn nouns() -> Vec<Noun> {
    let mut found = Vec::new();
    for gender in [Gender::Masculine, Gender::Feminine] {
        for number in [Number::Singular, Number::Plural] {
            found.push(Noun { plain: "les X".to_owned(), of: "des X".to_owned(), gender, number });
        }
    }
    found
}

const NAMES: [&str; 7] = ["who", "whom", "unit", "units", "officer", "officers", "replaced"];
const COUNTS: [&str; 11] =
    ["dice", "lost", "left", "flags", "count", "turn", "most", "needed", "amount", "hexes", "elements"];
const TEXTS: [&str; 25] = [
    "army", "order", "price", "gain", "from", "to", "at", "via", "move", "deed", "deeds", "account", "change", "label",
    "faces", "face", "rest", "why", "places", "purpose", "sentence", "clause", "friends", "by", "wing",
];

#[test]
fn every_message_is_whole_for_every_gender_and_number() {
    let all = needs_of(FRENCH);
    for key in all.keys() {
        for language in [Language::Fr, Language::En] {
            for noun in nouns() {
                for count in [0_u8, 1, 2, 5] {
                    let mut args = Args::new();
                    for name in NAMES {
                        args = args.noun(name, &noun);
                    }
                    for name in COUNTS {
                        args = args.count(name, count);
                    }
                    for name in TEXTS {
                        args = args.text(name, "Y");
                    }
                    // A missing argument is an error, which a debug build turns into a panic.
                    let text = say_key(language, key, &args).expect("it was found in the catalogue");
                    assert!(!text.contains(['{', '}', '$']) && !text.is_empty(), "{key}: {text}");
                    super::stories::is_well_set(&text, language);
                }
            }
        }
    }
}
