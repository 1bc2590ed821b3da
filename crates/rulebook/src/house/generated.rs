// Generated from rulebooks/ by `make generate`: change the TOML, not this file.
//! What each house rule changes, in a sentence.

use super::HouseRule;
use crate::Words;

pub(super) static SAYS: [(HouseRule, Words); 26] = [
    (HouseRule::SettingFire, Words::new("Sur une face spéciale de leur tir, fusées et armes incendiaires mettent le feu à la case visée\u{a0}: nul n’y entre avant qu’elle s’éteigne.", "On a special face of their fire, rockets and incendiary weapons set the target hex alight: nobody enters it until it goes out.")),
    (HouseRule::EvadeOption, Words::new("Au lieu d’un ordre de défense, une unité plus rapide que son attaquant peut esquiver vers son bord.", "In place of a defence order, a unit faster than its attacker may evade toward its own edge.")),
    (HouseRule::BlockedRetreatByCaption, Words::new("Un repli sans issue coûte un élément par coup au moral, non un par case manquée\u{a0}: les montés y perdent moitié moins.", "A retreat with no way out costs one element per morale hit, not one per hex not made: mounted troops lose half as much by it.")),
    (HouseRule::BothAdvantages, Words::new("Un avantage tactique qui donne une touche et un coup au moral donne les deux à la fois, du même dé.", "A tactical advantage worth a hit and a morale hit gives both at once, by the same die.")),
    (HouseRule::DucatIsAdvantage, Words::new("Dans les dés d’un éléphant en panique, un ducat vaut une case de fuite, comme un drapeau.", "Among the dice of a panicking elephant a ducat is a hex of flight, as a flag is.")),
    (HouseRule::FlightOnFlagsOnly, Words::new("Un éléphant en panique ne fuit que sur les drapeaux\u{a0}: les avantages tactiques ne comptent plus.", "A panicking elephant flees on flags only: tactical advantages no longer count.")),
    (HouseRule::OfficerOnlyIgnores, Words::new("Le soutien ne permet plus d’ignorer un drapeau\u{a0}; la présence d’un officier, si.", "Support no longer lets a unit ignore a flag; an officer with it still does.")),
    (HouseRule::GunsWeakWhenLastInMelee, Words::new("En mêlée, attaque ou riposte, les canons ont deux dés s’il ne leur reste qu’un élément, trois sinon.", "In melee, attacking or in riposte, guns have two dice with a single element left, three otherwise.")),
    (HouseRule::NoRetreatThroughLightGuns, Words::new("Un repli ne passe plus à travers l’artillerie légère de son camp.", "A retreat no longer passes through light artillery of its own side.")),
    (HouseRule::ElephantsVanish, Words::new("Un éléphant de guerre perdu est retiré de la table\u{a0}: il ne panique pas.", "A lost war elephant is taken off the table: it does not panic.")),
    (HouseRule::ArtilleryRetreatLimited, Words::new("Les canons ne se replient pas plus loin que leur mouvement\u{a0}; chaque case manquée coûte un élément.", "Guns retreat no farther than they can move; every hex not made costs an element.")),
    (HouseRule::FrontRankBeyondLimit, Words::new("Le dé de l’officier au premier rang s’ajoute après la limite du terrain, et peut la dépasser.", "The die of the officer in the front rank comes after the terrain limit, and may exceed it.")),
    (HouseRule::ThreeUnitsPerActivation, Words::new("Une armée de plus de 15 unités en active trois à la fois, et non quatre.", "An army of more than 15 units activates three at a time, not four.")),
    (HouseRule::HesitantFootOnly, Words::new("Seuls les hésitants à pied reculent d’une case de plus par coup au moral\u{a0}; les montés reculent comme les autres.", "Only hesitant troops on foot go back one more hex per morale hit; mounted ones retreat like others.")),
    (HouseRule::ConfirmAdvantages, Words::new("Contre les très lourds, une touche venue d’un avantage doit aussi être confirmée par un dé.", "Against very heavy troops a hit that comes from an advantage must be confirmed by a die too.")),
    (HouseRule::SmallArmsSeePastWoods, Words::new("D’une colline, les armes légères voient par-delà les forêts et les habitations, hors de leur ombre.", "From a hill small arms see past forests and habitations, beyond their shadow.")),
    (HouseRule::LoneOfficersMask, Words::new("Un officier seul sur sa case masque la vue, comme une unité.", "An officer alone in his hex masks the view, as a unit does.")),
    (HouseRule::NoOrdersInRiposte, Words::new("Aucun ordre dans une riposte\u{a0}: l’attaquant se replie d’un hexagone.", "No order at all in a riposte: the attacker goes back one hex.")),
    (HouseRule::SmallArmsSeeOverTroops, Words::new("Deux autres lectures. La première, «\u{a0}par-dessus les troupes\u{a0}»\u{a0}: celles-ci font la même ombre que pour l’artillerie, les forêts et habitations bloquent\u{a0}; le premier ennemi est visible, le second non. La seconde, «\u{a0}ombre des forêts\u{a0}» (small-arms-see-past-woods)\u{a0}: tout comme l’artillerie\u{a0}; les deux sont visibles.", "Two other readings. The first, “over troops”: troops shade as they do for artillery, forests and habitations block; the first enemy is in sight, the second is not. The second, “shadow of woods” (small-arms-see-past-woods): exactly as artillery; both are in sight.")),
    (HouseRule::AnybodyRipostesFirst, Words::new("Toute cible qui peut riposter le fait avant l’attaque\u{a0}: les irréguliers frappent les premiers.", "Any target that may riposte does so before the attack: the irregulars strike first.")),
    (HouseRule::GunsRiposteOnRoughRoads, Words::new("Seule l’attaque est interdite\u{a0}: les canons peuvent riposter.", "Attacking alone is barred: the guns may riposte.")),
    (HouseRule::GunRetreatsPerCombat, Words::new("Chaque combat a son maximum\u{a0}: au second drapeau les canons reculent encore d’un hexagone, sans perte.", "Each combat has its own limit: at the second flag the guns go back one hex more and lose nothing.")),
    (HouseRule::GeneralReturnsAtOnce, Words::new("Le général revient dans le tour passé, à la place de l’un des deux sous-généraux\u{a0}: on ne peut pas attendre.", "The general returns in the passed turn, in the place of one of the two sub-generals: there is no waiting.")),
    (HouseRule::AnyUnitAtTheFoot, Words::new("Personne au pied d’une colline ne cache quiconque\u{a0}: les deux tirs sont permis.", "Nobody at the foot of a hill hides anybody: both shots are allowed.")),
    (HouseRule::FrontRankInFire, Words::new("Au tir aussi\u{a0}: avec lui au premier rang, les mêmes tireurs lancent 4 dés à distance.", "In fire too: with him in the front rank the same shooters roll 4 dice at a distance.")),
    (HouseRule::OneFortifiedSideCovers, Words::new("Un seul côté fortifié suffit\u{a0}: l’avantage est manqué.", "One fortified side is enough: the advantage misses.")),
];
