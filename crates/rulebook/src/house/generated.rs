// Generated from rulebooks/ by `make generate`: change the TOML, not this file.
//! What each house rule changes, in a sentence.

use super::HouseRule;
use crate::Words;

pub(super) static SAYS: [(HouseRule, Words); 26] = [
    (HouseRule::SettingFire, Words::new("Sur une face spéciale de leur tir, fusées et armes incendiaires mettent le feu à l’hexagone visé\u{a0}: nul n’y entre avant qu’il s’éteigne.", "On a special face of their fire, rockets and incendiary weapons set the target hex alight: nobody enters it until it goes out.")),
    (HouseRule::EvadeOption, Words::new("Au lieu d’un ordre de défense, une unité plus rapide que son attaquant peut esquiver vers son bord.", "In place of a defence order, a unit faster than its attacker may evade toward its own edge.")),
    (HouseRule::BlockedRetreatByCaption, Words::new("Un repli sans issue coûte un élément par coup au moral, non un par hexagone manqué\u{a0}: les montés y perdent moitié moins.", "A retreat with no way out costs one element per morale hit, not one per hex not made: mounted troops lose half as much by it.")),
    (HouseRule::BothAdvantages, Words::new("Un avantage tactique qui donne une touche et un coup au moral donne les deux à la fois, du même dé.", "A tactical advantage worth a hit and a morale hit gives both at once, by the same die.")),
    (HouseRule::DucatIsAdvantage, Words::new("Dans les dés d’un éléphant en panique, un ducat vaut un hexagone de fuite, comme un drapeau.", "Among the dice of a panicking elephant a ducat is a hex of flight, as a flag is.")),
    (HouseRule::FlightOnFlagsOnly, Words::new("Un éléphant en panique ne fuit que sur les drapeaux\u{a0}: les avantages tactiques ne comptent plus.", "A panicking elephant flees on flags only: tactical advantages no longer count.")),
    (HouseRule::OfficerOnlyIgnores, Words::new("Le soutien ne permet plus d’ignorer un drapeau\u{a0}; la présence d’un officier, si.", "Support no longer lets a unit ignore a flag; an officer with it still does.")),
    (HouseRule::GunsWeakWhenLastInMelee, Words::new("En mêlée, attaque ou riposte, les canons ont deux dés s’il ne leur reste qu’un élément, trois sinon.", "In melee, attacking or in riposte, guns have two dice with a single element left, three otherwise.")),
    (HouseRule::NoRetreatThroughLightGuns, Words::new("Un repli ne passe plus à travers l’artillerie légère de son camp.", "A retreat no longer passes through light artillery of its own side.")),
    (HouseRule::ElephantsVanish, Words::new("Un éléphant de guerre perdu est retiré de la table\u{a0}: il ne panique pas.", "A lost war elephant is taken off the table: it does not panic.")),
    (HouseRule::ArtilleryRetreatLimited, Words::new("Les canons ne se replient pas plus loin que leur mouvement\u{a0}; chaque hexagone manqué coûte un élément.", "Guns retreat no farther than they can move; every hex not made costs an element.")),
    (HouseRule::FrontRankBeyondLimit, Words::new("Le dé de l’officier au premier rang s’ajoute après la limite du terrain, et peut la dépasser.", "The die of the officer in the front rank comes after the terrain limit, and may exceed it.")),
    (HouseRule::ThreeUnitsPerActivation, Words::new("Une armée de plus de 15 unités en active trois à la fois, et non quatre.", "An army of more than 15 units activates three at a time, not four.")),
    (HouseRule::HesitantFootOnly, Words::new("Seuls les hésitants à pied reculent d’un hexagone de plus par coup au moral\u{a0}; les montés reculent comme les autres.", "Only hesitant troops on foot go back one more hex per morale hit; mounted ones retreat like others.")),
    (HouseRule::ConfirmAdvantages, Words::new("Contre les très lourds, une touche venue d’un avantage doit aussi être confirmée par un dé.", "Against very heavy troops a hit that comes from an advantage must be confirmed by a die too.")),
    (HouseRule::SmallArmsSeePastWoods, Words::new("D’une colline, les armes légères tirent comme l’artillerie, par-delà troupes, forêts et habitations, hors de leur ombre.", "From a hill small arms fire as artillery does, past troops, forests and habitations, beyond their shadow.")),
    (HouseRule::LoneOfficersMask, Words::new("Un officier seul dans son hexagone masque la vue, comme une unité.", "An officer alone in his hex masks the view, as a unit does.")),
    (HouseRule::NoOrdersInRiposte, Words::new("Contre une riposte, l’attaquant ne reçoit aucun ordre de défense.", "Against a riposte the attacker is given no defence order.")),
    (HouseRule::SmallArmsSeeOverTroops, Words::new("D’une colline, les armes légères tirent par-dessus les troupes, hors de leur ombre\u{a0}; forêts et habitations les arrêtent.", "From a hill small arms fire over troops, beyond their shadow; forests and habitations stop them.")),
    (HouseRule::AnybodyRipostesFirst, Words::new("Attaquée par une infanterie sans arme à feu ni arme de jet, toute unité qui peut riposter, moderne ou non, le fait avant l’attaque.", "Attacked by infantry without firearms or thrown weapons, any unit that may riposte, modern or not, does so before the attack.")),
    (HouseRule::GunsRiposteOnRoughRoads, Words::new("Une artillerie sur une route en terrain accidenté n’attaque pas, mais peut riposter.", "Artillery on a road through rough ground does not attack, but may riposte.")),
    (HouseRule::GunRetreatsPerCombat, Words::new("À chaque combat, une artillerie peut se replier de tout son mouvement, même déjà repoussée dans le tour.", "In each combat artillery may retreat its whole movement, though already driven back this turn.")),
    (HouseRule::GeneralReturnsAtOnce, Words::new("Le général en chef perdu revient dans le tour que passe son camp\u{a0}: on ne peut pas attendre.", "A lost general in chief returns in the turn his side passes: there is no waiting.")),
    (HouseRule::AnyUnitAtTheFoot, Words::new("Aucune unité au pied d’une colline, amie ou ennemie, ne cache ce qui est derrière elle.", "No unit at the foot of a hill, friend or enemy, hides what is behind it.")),
    (HouseRule::FrontRankInFire, Words::new("Au tir aussi, un officier au premier rang donne un dé de plus.", "In fire too an officer in the front rank brings one more die.")),
    (HouseRule::OneFortifiedSideCovers, Words::new("Un tir le long d’un bord manque son avantage tactique dès qu’un des deux côtés de la cible est fortifié.", "Fire along a border loses its tactical advantage as soon as one of the two sides of its target is fortified.")),
];
