# Chronique en français : le présent du récit, une phrase par fait.
# $who, $whom, $unit… sont des noms avec leur article ; $who-of les donne après « de » ;
# $who-g (ms, fs, mp, fp) et $who-n (one, many) servent à accorder.
# Les messages « part-… » ne servent qu’à d’autres messages.

## Comptes

part-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
part-elements = { $lost ->
    [one] { $lost } élément
   *[other] { $lost } éléments
}
part-flags = { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}
part-last-elements = { $who-n ->
    [one] { $lost ->
        [one] son dernier élément
       *[other] ses { $lost } derniers éléments
    }
   *[many] { $lost ->
        [one] leur dernier élément
       *[other] leurs { $lost } derniers éléments
    }
}
part-is-destroyed = { $who-g ->
    [ms] est détruit
    [fs] est détruite
    [mp] sont détruits
   *[fp] sont détruites
}
part-is-activated = { $unit-g ->
    [ms] est activé
    [fs] est activée
    [mp] sont activés
   *[fp] sont activées
}
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

## Tours et phases

turn = Tour { $turn } — { $army }
general-put-off = { $army } : le général en chef ne revient pas encore.
turn-passed = { $army } : sans général en chef, le tour est passé.
phase-command = Commandement
phase-movement = Mouvement
phase-combat = Combat
phase-end = Fin de tour

## Commandement

activates = { $officer } active { $units }.
enters-action = { $officer } entre en action.
activates-and-goes = { $officer } active { $units }, et se met en route.
sets-off = { $officer } se met { $officer-g ->
    [fs] seule
   *[ms] seul
} en route.
staff-tested = État-major médiocre ({ $faces }) : les ordres passent.
staff-delays = État-major médiocre ({ $faces }) : l’ordre tarde pour { $units } ; un hexagone au plus, et pas de combat.
messengers-arrive = Les estafettes arrivent ({ $faces }) : une dépêche gratuite.
messengers-late = Les estafettes tardent ({ $faces }).
order-bare = { $army } : ordre « { $order } » ({ $price }).
order-unit = { $army } : ordre « { $order } » pour { $unit } ({ $price }).
order-dispatch = { $army } : ordre « { $order } » ({ $price }) ; { $unit } { part-is-activated } en plus.
order-free-dispatch = Une estafette porte une dépêche : { $unit } { part-is-activated } en plus.
order-rally = { $army } : ordre « { $order } » ({ $price }) ; { $unit } { $unit-n ->
    [one] retrouve
   *[many] retrouvent
} { part-elements } ({ $left } en tout).
order-reconnaissance = { $army } : ordre « { $order } » ({ $price }), qui rapporte { $gain }.
gains = { $army } : { $gain } de plus.

## Mouvement

move-first = { $who } { $who-n ->
    [one] va
   *[many] vont
} de { $from } en { $to }
move-next = { $who } de { $from } en { $to }
move-back = { $who } { $who-n ->
    [one] sort
   *[many] sortent
} de { $to } et y { $who-n ->
    [one] revient
   *[many] reviennent
}
move-by-road = { $move } par la route
move-mounted = { $move } sur { $who-n ->
    [one] ses montures
   *[many] leurs montures
}
move-mounted-by-road = { $move } par la route et sur { $who-n ->
    [one] ses montures
   *[many] leurs montures
}
move-along = { $move } avec { $officers }
move-enters = { $who } { $who-n ->
    [one] entre
   *[many] entrent
} sur la table en { $to }
move-leaves = { $who } { $who-n ->
    [one] quitte
   *[many] quittent
} la table
wagon-forts = { $who } { $who-n ->
    [one] reste sur place et s’abrite dans ses chariots
   *[many] restent sur place et s’abritent dans leurs chariots
}.
played-markers = { $who } { $who-n ->
    [one] ne bouge pas : son esquive est payée
   *[many] ne bougent pas : leur esquive est payée
}.

## Attaques

strike-attack = { $who } ({ $from }) { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } ({ $at })
strike-charge = { $who } ({ $from }) { $who-n ->
    [one] charge
   *[many] chargent
} { $whom } ({ $at })
strike-fire = { $who } ({ $from }) { $who-n ->
    [one] tire
   *[many] tirent
} sur { $whom } ({ $at })
strike-cannonade = { $who } ({ $from }) { $who-n ->
    [one] canonne
   *[many] canonnent
} { $whom } ({ $at })
strike-pursuit = { $who } ({ $from }) { $who-n ->
    [one] tombe
   *[many] tombent
} aussitôt sur { $whom } ({ $at })
strike-riposte = { $who } ({ $from }) { $who-n ->
    [one] riposte
   *[many] ripostent
}
strike-elephant = { $who } ({ $from }) se jette sur { $whom } ({ $at })
strike-resumed = { $who } { $who-n ->
    [one] maintient son attaque
   *[many] maintiennent leur attaque
}
strike-evader = L’attaque { $who-of } vise les fuyards
with-front-rank = { $deed }, { $officer } au premier rang
with-order = { $deed }, ordre « { $order } » ({ $price })
against-order = { $deed }, contre l’ordre « { $order } » ({ $price })
attack-lost = L’attaque { $who-of } tourne court.
strike-alone = { $deed }.
strike-dice = { $deed } : { part-dice }.
strike-account = { $deed } : { part-dice } ({ $account }).
strike-no-dice = { $deed } : il ne reste aucun dé ({ $account }).
account-adjust = { $change } { $label }
account-limit = { $dice } au plus { $label }
part-dice-rolled = { $dice ->
    [one] Dé
   *[other] Dés
}
dice-show = { part-dice-rolled } : { $faces }.
dice-partly = { part-dice-rolled } : { $faces } ; { $rest } sans effet.
dice-nothing = { part-dice-rolled } : { $faces } ; sans effet.
face-infantry = infanterie
face-cavalry = cavalerie
face-artillery = artillerie
face-green = vert
face-blue = bleu
face-red = rouge
face-hit = touche
face-melee-hit = touche de mêlée
face-ducat = ducat
face-flag = drapeau
face-letter = lettre
face-advantage = avantage
face-times = { $face } × { $count }
face-hits = { $face } (touché)
face-shakes = { $face } (moral)
face-earns = { $face } ({ $gain })
face-unconfirmed = { $face } (à confirmer)
hit-cancelled = Le poids de la cible annule une touche.
confirmed = Confirmation : { $faces }.
rockets-true = Les fusées tombent juste ({ $faces }).
rockets-stray = Les fusées s’égarent ({ $faces }) et tombent en { $at }.
rockets-off-table = Les fusées s’égarent ({ $faces }) et se perdent hors de la table.
guns-hold = Épreuve des pièces ({ $faces }) : rien n’éclate.
gun-bursts = Épreuve des pièces ({ $faces }) : un tube éclate et { $who } { $who-n ->
    [one] perd
   *[many] perdent
} { part-elements } (il en reste { $left }).
last-gun-bursts = Épreuve des pièces ({ $faces }) : le dernier tube éclate et { $who } { part-is-destroyed }.

## Ce qui arrive à une unité

deeds = { $who } { $deeds }.
loses = { $who-n ->
    [one] perd
   *[many] perdent
} { part-elements } (il en reste { $left })
loses-last = { $who-n ->
    [one] perd
   *[many] perdent
} { part-last-elements }
loses-blocked = { $who-n ->
    [one] perd
   *[many] perdent
} { part-elements } faute de place (il en reste { $left })
loses-last-blocked = { $who-n ->
    [one] perd
   *[many] perdent
} { part-last-elements } faute de place
destroyed = { part-is-destroyed }
ignores-flags = { $who-n ->
    [one] ignore
   *[many] ignorent
} { part-flags } ({ $why })
because-supported = { $who-g ->
    [ms] soutenu
    [fs] soutenue
    [mp] soutenus
   *[fp] soutenues
}
because-houses = à l’abri des maisons
because-officers = grâce à { $officers }
because-guns = artillerie
because-wagons = derrière { $who-n ->
    [one] ses chariots
   *[many] leurs chariots
}
because-palisade = derrière l’ouvrage
because-fortification = derrière la fortification
because-order = sur ordre
retreats = se { $who-n ->
    [one] replie
   *[many] replient
} en { $to }
retreats-by = se { $who-n ->
    [one] replie
   *[many] replient
} en { $to } par { $via }
retreats-through = se { $who-n ->
    [one] replie
   *[many] replient
} en { $to } à travers { $friends }
cannot-retreat = ne { $who-n ->
    [one] peut
   *[many] peuvent
} reculer
must-retreat = { $who-n ->
    [one] doit
   *[many] doivent
} reculer
evades = { $who-n ->
    [one] esquive
   *[many] esquivent
} jusqu’en { $to }
evades-nowhere = { $who-n ->
    [one] cherche
   *[many] cherchent
} en vain à esquiver
indebted = { $who-n ->
    [one] paiera
   *[many] paieront
} ce recul au prochain tour
follows-up = { $who-n ->
    [one] suit
   *[many] suivent
} en { $to }
must-follow-up = { $who-n ->
    [one] doit
   *[many] doivent
} suivre en { $to }
holds-back = ne { $who-n ->
    [one] suit
   *[many] suivent
} pas en { $from }
pursues = { $who-n ->
    [one] poursuit
   *[many] poursuivent
} jusqu’en { $to }
nobody-deserts = La panique menace { $who } ({ $faces }), mais personne ne déserte.
some-desert = La panique gagne { $who } ({ $faces }), qui { $who-n ->
    [one] perd
   *[many] perdent
} { part-elements } (il en reste { $left }).
all-desert = La panique gagne { $who } ({ $faces }), qui { $who-n ->
    [one] perd
   *[many] perdent
} { part-last-elements } et { part-is-destroyed }.

## Éléphants

releases-elephants = { $who-n ->
    [one] laisse
   *[many] laissent
} échapper { $count ->
    [one] une bête affolée
   *[other] { $count } bêtes affolées
}
guns-without-elephant = ne { $who-n ->
    [one] bougera
   *[many] bougeront
} plus sans éléphant
infantry-without-elephant = { $who-n ->
    [one] ira
   *[many] iront
} désormais à pied
elephant-runs = { $who } fuit de { $from } en { $to } ({ $faces }).
elephant-driven = { $who } est chassé de { $from } en { $to }.
elephant-cornered = { $who } cherche une issue en { $at } ({ $faces }).
elephant-stands = { $who } reste en { $at } ({ $faces }).
elephant-killed = { $who } est abattu en { $at }.
elephant-off-table = { $who } quitte la table par { $at }.
elephant-no-way = { $who } ne trouve aucune issue en { $at } et disparaît.

## Officiers

front-rank-safe = Premier rang ({ $faces }) : { $officer } s’en tire.
front-rank-falls = Premier rang ({ $faces }) : { $officer } tombe.
front-rank-general = Premier rang ({ $faces }) : { $officer } est hors de combat.
officer-flees = { $officer } se réfugie en { $to }.
officer-flees-with = { $officer } se réfugie auprès { $unit-of }, en { $to }.
officer-taken = Sans refuge, { $officer } { $officer-g ->
    [fs] est prise
   *[ms] est pris
}.
general-lost = Son camp, sans général en chef, passera son prochain tour.
general-returns = { $officer } reprend le commandement en { $at }.
general-returns-for = { $officer } reprend le commandement en { $at }, à la place { $replaced-of }.

## Feu

hex-ignited = { $at } prend feu.
hex-burnt-out = Le feu s’éteint en { $at }.

## Fin

over-elimination = Victoire : { $army }. Unités ennemies éliminées : { $count }, il en fallait { $needed }.
over-objectives = Victoire : { $army }. Objectifs tenus : { $places }.
over-exit = Victoire : { $army }. Unités sorties de la table : { $count }, il en fallait { $needed }.
over-turn-limit = Victoire : { $army }. Le dernier tour est joué.
over-draw = Le dernier tour est joué : bataille indécise.

## Raisons d’un nombre de dés

base-troop = base { $dice }
base-fire = tir { $dice }
base-melee = mêlée { $dice }
base-assault = assaut { $dice }
base-assault-forbidden = mêlée { $dice } faute d’assaut
base-artillery-dice = pièces { $dice }
base-one-die-per-element = éléments { $dice }
base-panic-fight = éléphant { $dice }
ledger-troop = facteur de la troupe
ledger-fire = facteur de tir
ledger-melee = facteur de mêlée
ledger-assault = facteur d’assaut
ledger-assault-forbidden = mêlée, l’assaut étant exclu
ledger-artillery-dice = dés des pièces
ledger-one-die-per-element = un dé par élément
ledger-panic-fight = éléphant en panique
adjust-rifles-in-melee = fusils rayés en mêlée
adjust-irregulars-in-melee = contre des irréguliers
adjust-lancers-attack = lances
adjust-super-heavy-target = cible super-lourde
adjust-aggressive = agressivité
adjust-dice-lost-by-moving = pour les hexagones faits
adjust-camel-effect = chameaux
adjust-elephant-effect = éléphants
adjust-fire-effect = feu
adjust-front-rank = premier rang
adjust-weight-of-target = poids de la cible
limit-hill = vers le haut
limit-forest = en forêt
limit-habitations = contre des maisons
limit-marsh = dans le marais
limit-rocks = dans les rocailles
limit-river = au gué
limit-large-river = au pont
limit-stream = au ruisseau
limit-wagon-fort = contre des chariots
limit-palisade = contre un ouvrage
limit-fortification = contre une fortification

## Questions

ask-command = Quel officier active ses troupes ?
ask-selection = Quelles troupes activer ?
ask-movement = Qui se déplace, et où ?
ask-go-along = { $officer } { $officer-g ->
    [fs] part-elle
   *[ms] part-il
} avec { $whom } ?
ask-enter-with = { $officer } { $officer-g ->
    [fs] entre-t-elle
   *[ms] entre-t-il
} avec { $whom } ?
ask-combat = Qui attaque, et quelle cible ?
ask-front-rank = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } : un officier au premier rang ?
ask-front-rank-must = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } : quel officier au premier rang ? Sans son dé, point d’attaque.
ask-attack-order = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } : quel ordre d’attaque ? (en caisse : { $price })
ask-defence-order = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } : quel ordre de défense ? (en caisse : { $price })
ask-defence-order-riposte = { $who } { $who-n ->
    [one] riposte
   *[many] ripostent
} contre { $whom } : quel ordre de défense ? (en caisse : { $price })
ask-evade = { $whom } { $whom-g ->
    [ms] esquive-t-il
    [fs] esquive-t-elle
    [mp] esquivent-ils
   *[fp] esquivent-elles
} devant { $who } ?
ask-ignore-flags = Combien de drapeaux { $whom } { $whom-g ->
    [ms] ignore-t-il
    [fs] ignore-t-elle
    [mp] ignorent-ils
   *[fp] ignorent-elles
} ? (0 à { $most })
ask-retreat = Par où { $whom } se { $whom-g ->
    [ms] replie-t-il
    [fs] replie-t-elle
    [mp] replient-ils
   *[fp] replient-elles
} ?
ask-follow-up = { $who } { $who-g ->
    [ms] suit-il
    [fs] suit-elle
    [mp] suivent-ils
   *[fp] suivent-elles
} dans l’hexagone libéré ?
ask-pursue = Jusqu’où { $who } { $who-g ->
    [ms] poursuit-il
    [fs] poursuit-elle
    [mp] poursuivent-ils
   *[fp] poursuivent-elles
} ?
ask-pursue-attack = Qui { $who } { $who-g ->
    [ms] attaque-t-il
    [fs] attaque-t-elle
    [mp] attaquent-ils
   *[fp] attaquent-elles
} en poursuivant ?
ask-riposte = { $whom } { $whom-g ->
    [ms] riposte-t-il
    [fs] riposte-t-elle
    [mp] ripostent-ils
   *[fp] ripostent-elles
} contre { $who } ?
ask-flee = Où { $officer } se { $officer-g ->
    [fs] réfugie-t-elle
   *[ms] réfugie-t-il
} ?
ask-who-flees = Quel officier fuit d’abord, et où ?
ask-elephant-way = Par où fuit l’éléphant en panique ?
ask-elephant-foe = Sur qui se jette l’éléphant en panique ?
ask-elephant-order = Lequel des éléphants en panique court d’abord ?
ask-replace-general = Où le général en chef reprend-il le commandement ?
ask-dice = { part-dice } à lancer : { $purpose }.
ask-nothing = La bataille est finie.
purpose-attack = l’attaque
purpose-riposte = la riposte
purpose-elephant-fight = l’éléphant qui se fraie un passage
purpose-confirm = la confirmation des touches
purpose-dispersion = la dispersion des fusées
purpose-burst = l’éclatement des pièces
purpose-desertion = la désertion
purpose-elephant-flight = la fuite de l’éléphant
purpose-front-rank = l’officier du premier rang
purpose-staff = l’état-major
purpose-messengers = les estafettes
purpose-burn-out = le feu

## Réponses

choose-activate = { $officer } commande
choose-select = { $who }
choose-end-selection = Clore ce groupe
choose-order = Ordre « { $order } »
choose-order-for = Ordre « { $order } » pour { $who }
choose-order-hexes = Ordre « { $order } » pour { $who } : { $amount ->
    [one] { $amount } hexagone
   *[other] { $amount } hexagones
}
choose-order-elements = Ordre « { $order } » pour { $who } : { $amount ->
    [one] { $amount } élément
   *[other] { $amount } éléments
}
choose-end-command = Fin du commandement
choose-enter = { $who } { $who-n ->
    [one] entre
   *[many] entrent
} en { $to }
choose-sweep = { $move }, en chassant { $officer }
choose-leave = { $who } { $who-n ->
    [one] quitte
   *[many] quittent
} la table par { $at }
choose-go-along = Partir avec l’unité
choose-stay-behind = Rester
choose-enter-with = Entrer avec cette unité
choose-enter-later = Entrer avec une autre
choose-end-movement = Fin du mouvement
choose-melee = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } ({ $at })
choose-fire = { $who } { $who-n ->
    [one] tire
   *[many] tirent
} sur { $whom } ({ $at })
choose-end-combat = Fin des combats
choose-front-rank = { $officer } au premier rang
choose-no-front-rank = Personne au premier rang
choose-no-order = Pas d’ordre
choose-evade = Esquiver
choose-stand = Tenir
choose-ignore-flags = { $flags ->
    [one] Ignorer { $flags } drapeau
   *[other] Ignorer { $flags } drapeaux
}
choose-ignore-none = N’en ignorer aucun
choose-follow-up = Suivre
choose-stay = Rester en place
choose-stop-here = S’arrêter en { $to }
choose-attack-target = Attaquer { $whom } ({ $at })
choose-no-pursuit = Ne plus attaquer
choose-riposte = Riposter
choose-no-riposte = Ne pas riposter
choose-flee = { $officer } en { $to }
choose-replace = En { $to }, à la place { $officer-of }
choose-put-off = Pas encore
choose-hex = { $to }

## Refus

refused = { $sentence } ({ $clause })

## Ce qui en est venu, au plus court

result-loses = { $lost ->
    [one] 1 perte
   *[other] { $lost } pertes
}
result-destroyed = détruite
result-retreats = recule en { $to }
result-must-retreat = doit reculer
result-ignores = { $flags ->
    [one] drapeau ignoré
   *[other] { $flags } drapeaux ignorés
}
result-follows = avance en { $to }
result-stays = reste en place
result-elephants = éléphants lâchés

## Pourquoi pas

why-officer-first = Choisissez d’abord un officier : lui seul active des troupes.
why-select-units = Touchez une unité à activer, encadrée d’or.
why-command-range = { $who } { $who-n ->
    [one] est
   *[many] sont
} à { $hexes } hexagones { $officer-of }, qui commande à { $most } au plus.
why-enemy = { $whom } { $whom-n ->
    [one] est
   *[many] sont
} à l’ennemi.
why-nobody-there = Personne à attaquer ici : les cibles portent des crochets rouges.
why-sight = La vue est bloquée en { $at }.
why-back-edge = Un recul va vers son propre bord de table, jamais vers l’avant ni de côté.
why-back-enemy = Un ennemi se tient là : un recul ne le traverse pas.
why-back-friend = Cet ami ne se laisse pas traverser, et le recul ne peut pas finir sur lui.
why-back-ground = Ce terrain lui est fermé, même pour reculer.
why-back-barred = Un feu ou un éléphant en panique ferme ce passage.
why-range = La cible est à { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, et { $who } { $who-n ->
    [one] porte
   *[many] portent
} à { $most }.
why-unit-first = Prenez d’abord en main une de vos unités encadrées d’or.
why-no-way = { $who } { $who-n ->
    [one] n’a
   *[many] n’ont
} nulle part où aller.
why-way-barred = L’hexagone est libre, mais le chemin est fermé : { $who } ne { $who-n ->
    [one] passe
   *[many] passent
} pas à travers qui s’y tient.
why-no-target = { $who } { $who-n ->
    [one] n’a
   *[many] n’ont
} aucune cible à portée et en vue.
why-group-done = { $who } { $who-n ->
    [one] est
   *[many] sont
} du groupe { $count }, qui a fini ; le groupe { $most } joue.
why-group-later = { $who } { $who-n ->
    [one] est
   *[many] sont
} du groupe { $count } ; le groupe { $most } finit d’abord.
why-not-activated = { $who } { $who-n ->
    [one] n’est
   *[many] ne sont
} d’aucun groupe ce tour.
why-title-answer = Répondez d’abord.
why-title-nothing = Rien à faire ici.
why-title-enemy = C’est l’ennemi.
why-title-officer-first = L’officier d’abord.
why-title-later = Pas maintenant.
why-title-not-activated = Pas activé ce tour.
why-title-already-moved = Déjà fait.
why-title-already-fought = A déjà combattu.
why-title-too-far = Trop loin.
why-title-out-of-sight = Hors de vue.
why-title-enemy-adjacent = Un ennemi est au contact.
why-title-out-of-reach = Hors d’atteinte.
why-title-occupied = Hexagone occupé.
why-title-forbidden = Interdit.
why-title-no-dice = Aucun dé.
why-title-wrong-arm = Mauvaise arme.
why-title-full = Complet.
why-title-too-dear = Trop cher.
why-title-farther = Il faut aller plus loin.

## Ce que fait un ordre de manœuvre

order-effect-mount-or-dismount = Une unité montée met pied à terre, ou remonte.
order-effect-reconnaissance = Une seule unité joue ce tour ; votre bourse s’emplit.
order-effect-forced-march = Une unité fait un hexagone de plus et combat encore.
order-effect-woodsmen = Forêt ou marais comme en terrain clair, prix par hexagone.
order-effect-dispatch = Une unité de plus, de toute arme, où qu’elle soit.
order-effect-combined-attack = Une activation peut mêler les armes.
order-effect-manoeuvre = Une activation à toute distance, d’une seule arme.
order-effect-forward-march = La marche forcée pour tout un groupe.
order-effect-general-assault = Un second commandement, d’autres unités.
order-effect-rally = Une unité retrouve des éléments, prix par élément.

## La fiche d’une unité

card-commanded = À portée de commandement { $officers-of }.
card-uncommanded = Hors de portée de tout officier.
card-line-elite = Élite : suit ou non après une mêlée, à son gré.
card-line-elite-steady = Élite : ne panique pas en se repliant.
card-line-volunteer = Volontaires : pas de panique en se repliant.
card-line-hesitant = Hésitants : un hexagone de recul de plus à chaque coup au moral.
card-line-panic = Panique : un dé par hexagone de recul, qui peut coûter un élément.
card-line-solid = Solides : un élément de plus.
card-line-fanatic = Fanatiques : suivent toujours après une mêlée.
card-line-fickle = Changeants : suivent toujours après une mêlée.
card-line-elusive = Insaisissables : reculent dans n’importe quel hexagone voisin libre.
card-line-aggressive = Agressifs : un dé de plus quand ils attaquent en mêlée.
card-line-aggressive-follows = Agressifs : suivent toujours après une mêlée.
card-line-arab-horses = Chevaux arabes : les chameaux ne leur coûtent aucun dé.
card-line-indian-horses = Chevaux indiens : les éléphants ne leur coûtent aucun dé.
card-line-static = Fixe : ne bouge pas ; chaque hexagone de recul dû coûte un élément.
card-line-detachment = Détachement : ne soutient personne.
card-line-allied = Alliés : obéissent aussi aux officiers alliés.
card-line-recruit = Recrues : aucun effet au jeu.
card-line-mounted-infantry = Montés : un hexagone de plus, mais alors pas de combat ce tour.
card-line-on-wagons = Sur chariots : restés sur place, deux dés au plus contre eux en mêlée.
card-line-irregular = Irréguliers : un ennemi moderne lance un dé de plus en mêlée contre eux.
card-line-melee-armed = À l’arme blanche : un ennemi moderne attaqué riposte d’abord.
card-line-rifles = Fusils rayés : un dé de moins en mêlée.
card-line-lances = Lances : un dé de plus à l’attaque selon la cible, jamais en riposte.
card-line-pikes = Piques : autant de dés que d’éléments.
card-line-braced-spears = Lances ou piques : hors terrain accidenté, les montés ne donnent pas l’assaut contre elles.
card-line-camels = Chameaux : à côté d’eux, les autres animaux perdent un dé.
card-line-elephant-beasts = Éléphants : à côté d’eux, les autres animaux perdent un dé.
card-line-elephants-panic = Éléphants : perdus, ils s’échappent en panique.
card-line-rockets = Fusées : jamais en mêlée ; une cible qui a des animaux recule du double.
card-line-uses-fire = Le feu : une unité à animaux perd un dé contre lui.
card-line-armour-ignored = Ignore l’armure : bleu et rouge touchent quel que soit le poids.
card-line-armour-inverted = Armure inversée : le lourd compte comme léger, et l’inverse.
card-line-super-very-heavy = Très lourd : l’ennemi lance un dé de moins contre elle.
card-line-armour-very-light = Très léger : contre elle deux dés de plus en mêlée, un dé et une touche de moins au tir.
card-line-armour-light = Léger : contre elle un dé de plus en mêlée, un de moins au tir.
card-line-armour-heavy = Lourd : contre elle un dé de moins, au tir comme en mêlée.
card-line-armour-very-heavy = Très lourd : contre elle un dé et une touche de moins.
card-line-colours-very-light = Très léger : vert, bleu et rouge la touchent.
card-line-colours-light = Léger : vert, bleu et rouge la touchent.
card-line-colours-medium = Moyen : bleu et rouge la touchent.
card-line-colours-heavy = Lourd : seul le rouge la touche.
card-line-colours-very-heavy = Très lourd : seul le rouge la touche, à confirmer d’un dé.
card-line-supported = Soutenue par ses voisines.
card-line-sheltered = Soutenue par les habitations quand on l’attaque.

## Exercices

exercise-whom = Qui { $who } { $who-g ->
    [ms] peut-il
    [fs] peut-elle
    [mp] peuvent-ils
   *[fp] peuvent-elles
} attaquer ? Touchez tous les ennemis qui conviennent.
exercise-who = Qui peut attaquer { $whom } ({ $at }) ? Touchez toutes les unités qui conviennent.
exercise-dice = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } ({ $at }) : combien de dés ?
exercise-dice-unled = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } ({ $at }), sans officier au premier rang : combien de dés ?
exercise-dice-unordered = { $who } { $who-n ->
    [one] attaque
   *[many] attaquent
} { $whom } ({ $at }), avant tout ordre : combien de dés ?
exercise-retreat = { $whom } { $whom-n ->
    [one] doit
   *[many] doivent
} reculer de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}. Touchez tous ceux où le premier pas est permis.
exercise-follow-up = { $whom } { $whom-n ->
    [one] quitte
   *[many] quittent
} { $at } : { $who } { $who-g ->
    [ms] suit-il
    [fs] suit-elle
    [mp] suivent-ils
   *[fp] suivent-elles
} ?
exercise-riposte = { $whom } { $whom-n ->
    [one] tient
   *[many] tiennent
} { $at } contre { $who } : une riposte est-elle possible ?
exercise-call = Qui { $officer } { $officer-g ->
    [ms] peut-il
    [fs] peut-elle
    [mp] peuvent-ils
   *[fp] peuvent-elles
} encore appeler ? Touchez toutes les unités qui conviennent.
exercise-reach = Où { $who } { $who-g ->
    [ms] peut-il
    [fs] peut-elle
    [mp] peuvent-ils
   *[fp] peuvent-elles
} aller ? Touchez, parmi les hexagones marqués, tous ceux qui conviennent.
exercise-sight = { $who } ({ $from }) { $who-g ->
    [ms] voit-il
    [fs] voit-elle
    [mp] voient-ils
   *[fp] voient-elles
} { $whom } ({ $at }) ?
exercise-without = C’est oublier ceci : { $label }.
exercise-count = Le compte donne { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.

## Ce qu’un camp cherchait, dit du joueur

intent-seizes = Il prend { $at }.
intent-concentrates = Il concentre ses coups sur { $unit } ({ $at }).
intent-persists = Il s’acharne sur { $unit } ({ $at }).
intent-assaults = Il attaque { $wing }.
intent-shoots = Il prend pour cible { $unit } ({ $at }).
intent-attacks = Il attaque { $unit } ({ $at }).
intent-makes-for = Il pousse { $wing } vers { $at }.
intent-commits = Il engage ses réserves { $wing }.
intent-masses = Il masse { $wing } contre { $unit } ({ $at }).
intent-masses-place = Il masse { $wing } contre { $at }.
intent-advances = Il avance { $wing }.
intent-withdraws = Il replie { $wing }.
intent-keeps-away = Il se tient hors de portée.
intent-holds = Il tient { $at }.
intent-stands = Il tient sa ligne.
intent-waits = Il attend.
intent-wing-left = sa gauche
intent-wing-centre = son centre
intent-wing-right = sa droite
intent-wing-whole = toute sa ligne
intent-on-left = à sa gauche
intent-on-centre = au centre
intent-on-right = à sa droite
intent-on-whole = sur toute sa ligne
