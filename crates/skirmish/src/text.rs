//! What a skirmish says of itself, in both languages.

use crate::armies::{NameForm, Nation};
use crate::wish::{Landscape, SkirmishAim, Wish};
use battle::Camp;
use opponent::Luck;
use scenario::{Gender, Text};

/// `3e de ligne`, `1re batterie lourde`; `3rd Line`.
pub(crate) fn unit_name(form: &NameForm, number: u8) -> Text {
    let feminine = form.grammar.fr().gender() == Gender::Feminine;
    Text { fr: form.fr.replace("{n}", &ordinal_fr(number, feminine)), en: form.en.replace("{n}", &ordinal_en(number)) }
}

fn ordinal_fr(number: u8, feminine: bool) -> String {
    match (number, feminine) {
        (1, false) => "1er".to_owned(),
        (1, true) => "1re".to_owned(),
        (number, _) => format!("{number}e"),
    }
}

fn ordinal_en(number: u8) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// Letters of an id.
pub(crate) fn id_of(name: &str) -> String {
    let mut id = String::new();
    for letter in name.to_lowercase().chars() {
        let plain = match letter {
            'à' | 'â' | 'ä' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'î' | 'ï' => 'i',
            'ô' | 'ö' => 'o',
            'ù' | 'û' | 'ü' => 'u',
            'ç' => 'c',
            letter if letter.is_ascii_alphanumeric() => letter,
            _ => '-',
        };
        if !(plain == '-' && (id.is_empty() || id.ends_with('-'))) {
            id.push(plain);
        }
    }
    id.trim_end_matches('-').to_owned()
}

/// What the battle is called.
pub(crate) fn title(wish: &Wish, luck: &mut Luck) -> Text {
    let names: &[(&str, &str)] = match (wish.aim, wish.landscape) {
        (SkirmishAim::Meeting, Landscape::Open) => &[
            ("Rencontre en plaine", "Meeting on the Plain"),
            ("La butte", "The Knoll"),
            ("Au petit matin", "At First Light"),
        ],
        (SkirmishAim::Meeting, Landscape::Wooded) => &[
            ("Dans les bois", "In the Woods"),
            ("La clairière", "The Clearing"),
            ("La lisière", "The Edge of the Wood"),
        ],
        (SkirmishAim::Meeting, Landscape::Hilly) => &[
            ("Les hauteurs", "The Heights"),
            ("Le vallon", "The Dale"),
            ("D’une crête à l’autre", "From Ridge to Ridge"),
        ],
        (SkirmishAim::Meeting, Landscape::River) => &[
            ("Le pont et les gués", "The Bridge and the Fords"),
            ("D’une rive à l’autre", "From Bank to Bank"),
            ("La rivière", "The River"),
        ],
        (SkirmishAim::Meeting, Landscape::Village) => &[
            ("Le village", "The Village"),
            ("Entre les maisons", "Among the Houses"),
            ("La grand-rue", "The High Street"),
        ],
        (SkirmishAim::Assault, Landscape::Open) => {
            &[("Le poste de la plaine", "The Post on the Plain"), ("La ferme tenue", "The Farm That Held")]
        }
        (SkirmishAim::Assault, Landscape::Wooded) => {
            &[("Le poste du bois", "The Post in the Wood"), ("La maison forestière", "The Forester’s House")]
        }
        (SkirmishAim::Assault, Landscape::Hilly) => {
            &[("Le poste des hauteurs", "The Post on the Heights"), ("La maison du col", "The House at the Pass")]
        }
        (SkirmishAim::Assault, Landscape::River) => {
            &[("Par-delà la rivière", "Beyond the River"), ("La maison du passeur", "The Ferryman’s House")]
        }
        (SkirmishAim::Assault, Landscape::Village) => {
            &[("L’assaut du village", "The Storming of the Village"), ("La dernière maison", "The Last House")]
        }
    };
    let (fr, en) = luck.pick(names).unwrap_or(("Escarmouche", "Skirmish"));
    Text { fr: format!("Escarmouche\u{a0}: {fr}"), en: format!("Skirmish: {en}") }
}

/// Why they fight, and for what.
pub(crate) fn story(wish: &Wish, armies: [&Nation; 2], attacker: Camp) -> Text {
    let [north, south] = armies;
    let ground = match wish.landscape {
        Landscape::Open => ("sur un terrain dégagé", "on open ground"),
        Landscape::Wooded => ("au milieu des bois", "among woods"),
        Landscape::Hilly => ("de colline en colline", "from hill to hill"),
        Landscape::River => ("de part et d’autre d’une rivière", "on both banks of a river"),
        Landscape::Village => ("autour d’un village", "around a village"),
    };
    match wish.aim {
        SkirmishAim::Meeting => Text {
            fr: format!(
                "Deux avant-gardes se heurtent {}\u{a0}: {} au nord, {} au sud. Le terrain est le même pour les deux\u{a0}; le premier qui brise l’autre reste maître des lieux.",
                ground.0, north.fr, south.fr
            ),
            en: format!(
                "Two advance guards run into each other {}: {} in the north, {} in the south. The ground is the same for both; whoever breaks the other first holds the field.",
                ground.1, north.en, south.en
            ),
        },
        SkirmishAim::Assault => {
            let (holds, comes) = if attacker == Camp::South { (north, south) } else { (south, north) };
            Text {
                fr: format!(
                    "Un poste est tenu {}\u{a0}: défense, {}\u{a0}; attaque, {}. Qui attaque doit prendre la maison avant le dernier tour, ou briser la défense.",
                    ground.0, holds.fr, comes.fr
                ),
                en: format!(
                    "A post is held {}: defence, {}; attack, {}. The attack must take the house before the last turn, or break the defence.",
                    ground.1, holds.en, comes.en
                ),
            }
        }
    }
}

/// What trial games measured.
pub(crate) fn balance(north: &Nation, per_mille: u16, games: u32) -> Text {
    let (whole, tenth) = (per_mille / 10, per_mille % 10);
    Text {
        fr: format!(
            "Essayée en {games} parties de capitaines des deux côtés\u{a0}: le nord ({}) marque {whole},{tenth}\u{a0}%.",
            north.fr
        ),
        en: format!(
            "Tried in {games} games by captains on both sides: the north ({}) scores {whole}.{tenth}\u{a0}%.",
            north.en
        ),
    }
}

/// Where it comes from.
pub(crate) fn notes(wish: &Wish) -> Text {
    let Wish { columns, rows, points, seed, .. } = *wish;
    Text {
        fr: format!(
            "Bataille imaginaire, faite par le générateur d’escarmouches\u{a0}: {columns} sur {rows} hexagones, {points} points, graine {seed}. Lieux et chefs sont inventés."
        ),
        en: format!(
            "An imaginary battle, made by the skirmish generator: {columns} by {rows} hexes, {points} points, seed {seed}. Places and leaders are invented."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{id_of, ordinal_en, ordinal_fr};

    #[test]
    fn ordinals_are_those_of_their_language() {
        assert_eq!(
            [1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal_en),
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd"]
        );
        assert_eq!(
            (ordinal_fr(1, false), ordinal_fr(1, true), ordinal_fr(21, true)),
            ("1er".to_owned(), "1re".to_owned(), "21e".to_owned())
        );
    }

    #[test]
    fn ids_are_small_letters_digits_and_hyphens() {
        assert_eq!(id_of("1st Jägers"), "1st-jagers");
        assert_eq!(id_of("La Roque"), "la-roque");
    }
}
