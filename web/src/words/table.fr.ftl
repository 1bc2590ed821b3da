# La table : barre du haut, camps, question, chances, journal, règles, réglages, fin.

turn = Tour { $turn }
turn-of = Tour { $turn } sur { $last }
phase-command = Commandement
phase-movement = Mouvement
phase-combat = Combat
turn-phase = Tour { $turn }, { $phase ->
    [command] commandement
    [movement] mouvement
   *[combat] combat
  }
home = Accueil
menu = Menu
close = Fermer
back-to-workshop = Retour à l’atelier
back = Retour
book-jomini = Jomini
book-frederic = Frédéric
book-panache = Panache
book-thucidide = Thucidide

# Outils.

undo = Reprendre le dernier ordre
undo-phase = Reprendre toute la phase
sight = Ligne de vue
rules = Règles
settings = Réglages
log = Journal
odds = Chances
to-english = Read in English
to-french = Lire en français
sound = Sons et avis
turn-board = Tourner la carte
with-key = { $what } ({ $key })

# Camps.

you = vous
nobody-yet = siège libre
computer = ordinateur, { $character }
level-recruit = recrue
level-corporal = caporal
level-captain = capitaine
level-colonel = colonel
level-marshal = maréchal
level-general = général
temper-steady = { $level ->
    [recruit] posée
   *[other] posé
  }
temper-bold = { $level ->
    [recruit] hardie
   *[other] hardi
  }
temper-cautious = { $level ->
    [recruit] prudente
   *[other] prudent
  }
temper-wily = { $level ->
    [recruit] rusée
   *[other] rusé
  }
# Qui joue : « général hardi » ; un tempérament tiré au sort se tait jusqu’à la fin.
character = { $level } { $temper }
character-hidden = { $level }, tempérament caché
drawn-was = Tempérament tiré au sort : { $character }.
taken = Unités prises
taken-of = Unités prises : { $taken } sur { $wanted }
tokens = { $book ->
    [panache] { $count ->
        [one] ducat
       *[other] ducats
      }
   *[other] { $count ->
        [one] jeton
       *[other] jetons
      }
  }
price = { $count } { tokens }
objectives-held = Objectifs tenus : { $held } sur { $wanted } ({ $hexes })
exits-to-reach = { $count ->
    [one] Faire sortir une unité
   *[other] Faire sortir { $count } unités
  }
online = En ligne
offline = Hors ligne
absent = Absent
thinks = Réfléchit
musing = { $level ->
    [recruit] La { $character }
   *[other] Le { $character }
  } réfléchit
musing-aloud = { $who }. { $key } pour presser.
intent-of = { $army } : { $told }
hurry = Presser
hurried = Pressé
spectators = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
  }

# La question.

where-to = { $name }, { $place } : où aller ?
whom-to-attack = { $name }, { $place } : qui attaquer ?
where-to-enter = { $name } : par où entrer ?
hexes-in-reach = { $count ->
    [0] Aucun hexagone à portée.
    [one] Un hexagone à portée.
   *[other] { $count } hexagones à portée.
  }
targets-in-reach = { $count ->
    [0] Aucune cible.
    [one] Une cible.
   *[other] { $count } cibles.
  }
still-to-act = { $count ->
    [0] Plus personne ne peut agir.
    [one] Une unité peut encore agir.
   *[other] { $count } unités peuvent encore agir.
  }
choose-in-list = Choisissez dans la liste.
choose-on-board = Choisissez sur la carte ou dans la liste.
choose-which = En { $place } : que faire ?
next-unit = Unité suivante
next = Suivante
muster = { $name }, activation { $group } sur { $most } : encore { $left ->
    [0] aucune unité
    [one] { $left } unité
   *[other] { $left } unités
  } sur { $size }
muster-hint = Touchez les unités encadrées d’or, puis fermez le groupe.
group-of = Groupe { $group } sur { $groups }.
still-could-movement = { $count ->
    [one] Une unité peut encore bouger. Finir le mouvement ?
   *[other] { $count } unités peuvent encore bouger. Finir le mouvement ?
  }
still-could-combat = { $count ->
    [one] Une unité peut encore attaquer. Finir les combats ?
   *[other] { $count } unités peuvent encore attaquer. Finir les combats ?
  }
still-could-give = { $count ->
    [one] Une unité peut encore bouger. Passer la main ?
   *[other] { $count } unités peuvent encore bouger. Passer la main ?
  }
give-turn = Passer la main ?
give-turn-no-attack = Aucune attaque possible. Passer la main ?
give-turn-hint = Après cela, c’est à l’adversaire ; jusque-là, tout ordre se reprend.
end-phase = Finir la phase ?
end-phase-hint = Après cela, la phase ne revient pas.
give-turn-button = Passer la main
end-phase-button = Finir
play-on = Continuer à jouer
escape-key = Échap
orders-title = Ordres de manœuvre
orders-lead = Un par tour, payé tout de suite. Choisissez la carte, puis l’unité sur le plan.
orders-idle = Sans objet ce tour : { $names }.
order-missing = il manque { $count } { tokens }
order-taken = { $name } : touchez l’unité.
order-taken-hint = Échap repose la carte.
order-give = { $name } : donner cet ordre ?
order-give-button = Donner l’ordre, { $price }
stake-no-order = pas d’ordre
stake-dice = Dés
stake-none = Aucune perte
stake-two = Deux pertes ou plus
stakes-title = Avec et sans ordre
stake-with = { $name }, { $price }
yours = à vous
your-turn-tab = ● À vous, { $title }
review = Revoir son tour
review-end = Revenir
reviewing = Son tour, revu pas à pas.
reviewing-hint = Rien ne peut être ordonné pendant ce temps.
key-review = Revoir son tour
key-card = Fiche de l’unité regardée
see-again = Revoir
next-lesson = Leçon suivante
next-battle = Bataille suivante
share = Partager
close-group = { $count ->
    [one] Clore avec une unité inemployée ?
   *[other] Clore avec { $count } unités inemployées ?
}
close-group-hint = Ce groupe ne pourra plus en recevoir ce tour.
change-officer = Changer de chef
close-group-button = Clore ce groupe
close-and-move = Clore et bouger
army-asked = { $army } : { $hint }
shared = Lien partagé
decisive = Le combat décisif : { $text }
stay-here = Rester en place
no-attack = Ne pas attaquer
cancel = Annuler
confirm-attack = Attaquer, { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }
confirm-move = Aller en { $place }
# Le chemin d’une unité, hexagone par hexagone.
draw-way = Tracer le chemin
draw-way-short = Chemin
way-begun = { $name } : par où ? Un hexagone après l’autre.
way-begun-hint = Touchez chaque hexagone, ou glissez depuis l’unité ; le dernier, touché encore, fait partir.
way-told = { $name } : chemin de { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
  }, jusqu’en { $place }
way-goes = Ce chemin se fait.
way-drives-off = Ce chemin fait fuir { $officers }.
way-go = Partir
way-shortest = Au plus court
way-step = { $place }, { $count ->
    [one] { $count } hexagone.
   *[other] { $count } hexagones.
  }
no-way-to-draw = Prenez d’abord en main une unité qui peut bouger.
confirm-leave = Sortir par { $place }
pace-normal = En { $place }, au pas
pace-road-march = En { $place }, par la route
pace-mounted = En { $place }, en selle
pace-mounted-road-march = En { $place }, en selle, par la route
chasing = { $move }, en chassant { $officer }
attack-there = Attaquer { $name }
leave-here = Quitter la table
enter-key = Entrée
reserves = Renforts
saying = Ordre envoyé…
also-on-board = Ou cliquez sur la carte.

not-asked = Ce n’est pas à vous de jouer.
pick-a-unit = Choisissez une de vos unités encadrées d’or.
pick-a-hex = Cette unité ne peut aller là : les hexagones cernés de vert sont à sa portée.
pick-a-target = Cette unité ne peut attaquer là : ses cibles portent des crochets rouges.
pick-a-mark = Répondez par un des hexagones marqués, ou par un bouton.
pick-an-answer = Répondez par un des boutons.

other-command = { $army } : choix de l’officier qui active
other-selection = { $army } : choix des troupes
other-movement = { $army } : mouvement
other-go-along = { $army } : l’officier part-il avec l’unité ?
other-combat = { $army } : choix d’une attaque
other-front-rank = { $army } : un officier au premier rang ?
other-attack-order = { $army } : un ordre d’attaque ?
other-defence-order = { $army } : un ordre de défense ?
other-evade = { $army } : esquiver ou tenir ?
other-ignore-flags = { $army } : drapeaux à ignorer
other-retreat = { $army } : choix du repli
other-follow-up = { $army } : suivre ou rester ?
other-pursue = { $army } : choix de la poursuite
other-pursue-attack = { $army } : attaque en poursuite
other-riposte = { $army } : riposter ?
other-flee = { $army } : fuite d’un officier
other-elephant = { $army } : un éléphant en panique
other-replace-general = { $army } : un nouveau général
watching = Vous regardez la partie.
shown-now = { $army } : coup en cours.
sight-from = Vue : choisissez l’hexagone d’où l’on regarde.
sight-to = Vue depuis { $from } : montrez l’hexagone à voir.
sight-hint = { $key } ou Échap ferme la vue.

waiting-for-opponent = On attend un adversaire.
invite-hint = Envoyez-lui ce lien ; la bataille commence dès qu’il s’assied.
copy-invitation = Copier le lien
copied = Lien copié
paused = La partie est suspendue.
resume = Reprendre
frozen = Le serveur a arrêté la partie après une erreur de sa part ; elle reste telle qu’elle était.
outdated = Cette partie se relit, mais ne peut être continuée.
draw-offered = { $army } : nulle proposée.
accept-draw = Accepter la nulle
decline-draw = Continuer

# Connexion.

lost = Connexion perdue, nouvel essai dans { $seconds } s. Rien n’est perdu.
lost-now = Connexion perdue, nouvel essai… Rien n’est perdu.
queued = Votre réponse partira au retour de la connexion.
back-online = Connexion rétablie
connecting = Connexion…
cannot-open = Cette table ne peut pas être ouverte.
unreachable = Le serveur ne répond pas.
try-again = Réessayer
copy-report = Copier le rapport
report-copied = Rapport copié
play-now = Jouer maintenant
loading-map = Le plan arrive…

# Chances.

odds-of = { $who }, { $to }
odds-from = { $name }, { $from }, à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
  }
distance-words = à { $distance ->
    [one] un hexagone
   *[other] { $distance } hexagones
  }
die-count = { $count ->
    [one] dé
   *[other] dés
  }
dice-rolled = Dés lancés
at-most = { $dice } au plus
not-applied = { $count ->
    [one] Un motif écarté
   *[other] { $count } motifs écartés
  }
losses = Pertes
losses-none = aucune
losses-some = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  }
destroyed = Détruite
leaves-hex = Quitte l’hexagone
takes-hex = Hexagone pris
riposte = Riposte
own-losses = Nos pertes
own-destroyed = Attaquant détruit
average-loss = perte moyenne
at-least-one = au moins 1 perte
retreats = recule
exact = exactement { $fraction }
elephants-stand = Les éléphants lâchés sont comptés immobiles.
reckoning = Calcul des chances…
no-odds = Pas de chances à montrer : { $why }
compare-targets = { $name } : cibles
no-target-yet = Aucune cible d’ici.
look-at-target = Montrez une cible pour lire ses chances.
nothing-chosen = Choisissez une unité pour voir où elle peut aller et qui elle peut attaquer.
nothing-looked = Montrez un hexagone pour le lire.
full-ledger = Tout le détail
less = Réduire le détail

# Dés.

face-infantry = infanterie
face-cavalry = cavalerie
face-artillery = artillerie
face-flag = drapeau
face-letter = lettre
face-advantage = avantage
face-green = vert
face-blue = bleu
face-red = rouge
face-hit = touche
face-melee-hit = mêlée
face-ducat = ducat
purpose-attack = Attaque
purpose-riposte = Riposte
purpose-elephant-fight = Combat de l’éléphant
purpose-confirm = Touches à confirmer
purpose-dispersion = Dispersion
purpose-burst = Éclatement
purpose-desertion = Désertion
purpose-elephant-flight = Fuite de l’éléphant
purpose-front-rank = Officier au premier rang
purpose-staff = État-major
purpose-messengers = Estafettes
purpose-burn-out = Incendie
strike-title = { $what } : { $who } ({ $from }) sur { $whom } ({ $at })
effect-hits = touche
effect-hits-if-confirmed = à confirmer
effect-shakes = recul
effect-earns = { $book ->
    [panache] ducat
   *[other] jeton
  }
effect-nothing = rien
fate-nothing = Rien
fate-open = Reste à décider
fate-left = { $name } : { $left } sur { $full }
dice-read = Continuer
faces-here = Ce que ferait chaque face

refused-at = { $place } : { $why }
legend = Légende
legend-title = Ce qu’on voit sur ce plan
legend-weights = Poids
legend-traits = Particularités
legend-people = Chefs et unités
legend-hexes = Hexagones
legend-ground = Terrain
weight-very-light = très léger
weight-light = léger
weight-medium = moyen
weight-heavy = lourd
weight-very-heavy = très lourd
rank-general-in-chief = général en chef
rank-sub-general = sous-général
rank-superior-officer = officier supérieur
legend-reach = peut y aller
legend-stop = arrêt obligatoire
legend-no-fight = sans combat
legend-target = cible, et ses dés
legend-group = activée, numéro de son groupe
legend-may-act = peut agir
legend-moved = a bougé, peut encore combattre
legend-done = a joué
legend-objective = objectif
card-elements = { $left } sur { $full }
card-march = { $count ->
    [one] hexagone et combat
   *[other] hexagones et combat
}
card-march-free = { $count ->
    [one] hexagone sans combat
   *[other] hexagones sans combat
}
card-dice = { $count ->
    [one] dé en mêlée
   *[other] dés en mêlée
}
card-range = portée
card-fire = { $count ->
    [one] dé au tir
   *[other] dés au tir
}
card-group = groupe { $group }

# Depuis là.

from-there = Depuis { $place }, au moins une perte
from-there-nobody = Depuis { $place }, aucune cible.
threats-there = { $count ->
    [one] Peut l’y attaquer
   *[other] Peuvent l’y attaquer
}
dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
from-there-aloud = { $count ->
    [0] { $place } : aucune cible.
    [one] { $place } : une cible, { $targets }.
   *[other] { $place } : { $count } cibles, { $targets }.
}
threats-aloud = { $count ->
    [one] Peut l’y attaquer : { $foes }.
   *[other] Peuvent l’y attaquer : { $foes }.
}
card-commands = commande à { $range }

# Leçon.

lesson-title = Leçon
lesson = Leçon, étape { $step } sur { $last }
previous-step = Étape précédente
next-step = Étape suivante

# Journal.

empty-log = La bataille n’a pas commencé.
filter = Montrer
filter-all = Tout
filter-combats = Combats
filter-losses = Pertes
show-combat = Revoir sur la carte
taken-back = { $count ->
    [one] Un ordre repris
   *[other] { $count } ordres repris
  }
log-seated = { $army } : { $name }.
log-you-seated = { $army } : vous.
log-begun = La bataille commence.
log-undo = { $army } : derniers ordres repris.
log-resigned = { $army } : abandon.
log-draw-offered = { $army } : nulle proposée.
log-draw-agreed = Nulle d’un commun accord.
log-draw-declined = { $army } : nulle refusée.
log-paused = La partie est suspendue.
log-resumed = La partie reprend.
log-chat = { $name } : « { $text } »
say-something = Dire quelques mots
send = Dire
log-rematch = Une revanche est ouverte.
log-freed = { $army } : le siège est libéré par l’hôte.
log-closed = L’hébergeur a clos la partie.
log-muted = L’hébergeur a changé qui peut parler ici.
log-rekeyed = L’hébergeur a donné un nouveau jeton à un siège.
log-frozen = Le serveur a arrêté la partie après une erreur de sa part.
log-chain = Les parties de ce serveur viennent d’une copie : les dés continuent avec une nouvelle chaîne de secrets, annoncée ici.
log-rules = La partie continue sous les règles { $to }, qui rejouent de même tout ce qui précède.

# Règles.

search-rules = Chercher dans les règles
search-hint = Un mot ou un numéro, comme MOD-5
no-rule-found = Aucune règle ne contient « { $query } ».
section = Section { $section }
not-played = Non jouée ici : { $why }
by-type = Comprise dans les types de troupes
other-books = Dans les autres livres
cited-by = Citée dans cette partie
not-cited = Pas encore citée dans cette partie.
read-other = Lire en anglais

# Réglages.

theme = Couleurs
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
theme-contrast = Contraste
pace = Dés et mouvements
pace-hint = La barre d’espace passe ce qui est montré.
turning = Sur un seul écran, tourner le plan vers qui joue
pace-calm = À loisir
pace-brisk = Vivement
pace-instant = D’un coup
language = Langue
keys = Touches
key-next = Unité suivante
key-sight = Ligne de vue
key-odds = Chances
key-coordinates = Coordonnées
key-log = Journal
key-undo = Reprendre
key-end = Finir la phase
key-hurry = Presser l’ordinateur
key-turn = Tourner la carte
key-scan = Lire les six voisins
key-targets = Lire les cibles
key-way = Tracer le chemin
press-a-key = Pressez une touche
steering-hint = Six directions : pavé 7 9 4 6 1 3, ou les flèches. Entrée répond, un chiffre choisit une réponse, Échap lâche.
reset-keys = Touches d’origine
game-settings = Partie
resign = Abandonner
resign-sure = Abandonner vraiment ?
free-seat = Libérer le siège de { $name }
free-seat-sure = Vraiment renvoyer { $name } ?
offer-draw = Proposer la nulle
pause-game = Suspendre
show-coordinates = Coordonnées dans les hexagones

# Fin.

victory-of = Victoire : { $army }
you-won = Victoire ! { $army }
you-lost = Défaite. Vainqueur : { $army }
draw = Partie nulle
by-elimination = par les unités prises
by-objectives = par les objectifs tenus
by-exit = par les unités sorties
by-turn-limit = au dernier tour
by-resignation = par abandon
by-closed = close par l’hébergeur
by-agreement = d’un commun accord
rematch = Revanche
open-rematch = Ouvrir la revanche
replay = Enregistrer la partie
check-dice = Vérifier les dés
checking-dice = Vérification…
dice-good = { $count ->
    [0] Aucun dé n’a été lancé.
    [one] Le jet du fichier est juste : il sort de la chaîne annoncée, et c’est ce que ce navigateur a envoyé et vu.
   *[other] Les { $count } jets du fichier sont justes : ils sortent de la chaîne annoncée, et c’est ce que ce navigateur a envoyé et vu.
  }
dice-title = Les dés
dice-checked = { $count ->
    [0] Aucun jet encore
    [one] { $count } jet vérifié
   *[other] { $count } jets vérifiés
  }
dice-unchecked = Jets non vérifiés
dice-wrong = Les dés ne sont pas justes
dice-renewed = La partie vient d’une copie
dice-look = Voir
dice-own = { $count ->
    [one] { $count } jet d’un de vos ordres, avec le nombre que ce navigateur avait envoyé
   *[other] { $count } jets de vos ordres, avec les nombres que ce navigateur avait envoyés
  }
dice-computers = { $count ->
    [one] { $count } jet de l’ordinateur, dont le nombre découle de votre dernier
   *[other] { $count } jets de l’ordinateur, dont le nombre découle de votre dernier
  }
dice-alone = { $count ->
    [one] { $count } jet dont le serveur aurait pu décider seul : personne n’avait parlé depuis l’annonce
   *[other] { $count } jets dont le serveur aurait pu décider seul : personne n’avait parlé depuis l’annonce
  }
dice-earlier = { $count ->
    [one] { $count } jet d’avant que ce navigateur ne garde ce qu’il envoie
   *[other] { $count } jets d’avant que ce navigateur ne garde ce qu’il envoie
  }
dice-back = { $lost ->
    [0] Le serveur a repris une copie plus ancienne de la partie, à l’entrée { $entry }. Les dés continuent avec une nouvelle chaîne.
    [one] Le serveur a repris une copie plus ancienne de la partie, à l’entrée { $entry } : un de vos ordres est perdu. Les dés continuent avec une nouvelle chaîne.
   *[other] Le serveur a repris une copie plus ancienne de la partie, à l’entrée { $entry } : { $lost } de vos ordres sont perdus. Les dés continuent avec une nouvelle chaîne.
  }
dice-not-kept = Ce navigateur n’a plus de place : ce que vous envoyez n’est gardé que tant que cette page reste ouverte. Enregistrez-le avant de la fermer.
dice-how = Chaque jet se fait à deux : un secret que le serveur a annoncé avant la bataille, et un nombre tiré par qui agit. Cette page recalcule chaque jet à son arrivée, et compare son nombre à celui qu’elle a envoyé.
dice-limits = Les nombres de votre adversaire, c’est sa page qui les compare. Si le serveur et lui s’entendent, rien ne peut le montrer.
dice-limits-computer = L’ordinateur joue chez le serveur : son nombre découle du vôtre, mais rien ne peut montrer que ses ordres n’ont pas été choisis en connaissant le secret suivant.
dice-limits-watching = Vous regardez : vos nombres ne sont pas en jeu, et ceux des joueurs, ce sont leurs pages qui les comparent.
dice-what-now = Enregistrez ce que vous avez envoyé et le fichier des dés : à eux deux ils montrent la différence à qui voudra la voir.
dice-commitments = { $count ->
    [one] L’annonce montrée à ce navigateur
   *[other] Les annonces montrées à ce navigateur
  }
check-dice-file = Vérifier le fichier du serveur
save-sent = Enregistrer ce que j’ai envoyé
save-dice = Enregistrer les dés
dice-bad-secret = Jet { $throw } : son secret n’est pas de la chaîne annoncée.
dice-bad-order = Jet { $throw } : ce n’est pas le secret attendu, le numéro { $index } de la chaîne { $chain }.
dice-no-commitment = Jet { $throw } : la chaîne { $chain } n’a pas été annoncée.
dice-bad-chain = Jet { $throw } : la chaîne { $chain } ne peut pas commencer ici.
dice-bad-faces = Jet { $throw } : ses faces devraient être autres.
dice-bad-entry = Jet { $throw } : l’entrée { $entry } n’est pas à sa place, ou porte deux ordres.
dice-bad-following = Jet { $throw } : le nombre de l’ordinateur n’est pas celui qui découle du nombre nommé.
dice-not-sent = Jet { $throw } : ce navigateur n’a pas envoyé ce nombre. Si vous n’avez pas joué ailleurs, il a été changé.
dice-command-not-sent = Entrée { $entry } : ce navigateur n’a pas envoyé « { $words } ». Si vous n’avez pas joué ailleurs, quelqu’un l’a fait à votre place.
dice-other-command = Jet { $throw } : avec ce nombre, ce navigateur avait envoyé un autre ordre, « { $sent } ».
dice-other-words = Jet { $throw } : « { $words } » n’est pas l’ordre donné.
dice-other-entry = Jet { $throw } : le serveur le met à l’entrée { $entry } ; il avait répondu { $answered }.
dice-late-chain = Jet { $throw } : la chaîne { $chain } n’était pas annoncée quand votre nombre est parti.
dice-other-last = Jet { $throw } : le nombre de l’ordinateur ne découle pas du dernier que vous avez envoyé.
dice-other-throws = Ce ne sont pas les { $seen } jets que ce navigateur a vus, tels qu’il les a vus.
dice-taken-back = Jet { $throw } : la partie a été reprise d’une copie plus ancienne ; vous aviez vu { $seen } jets.
dice-late-elsewhere = L’entrée { $entry } se dit jouée ailleurs, alors que la bataille avait commencé ici : ses dés ne sont pas prouvés.
dice-elsewhere = { $count ->
    [one] { $count } jet d’avant l’arrivée de la partie ici, que personne ne prouve
   *[other] { $count } jets d’avant l’arrivée de la partie ici, que personne ne prouve
}
dice-gone-back = Le serveur en est à l’entrée { $found }, ce navigateur avait vu la { $seen } : la partie a reculé sans que rien ne le dise.
dice-bad-commitment = L’annonce de la chaîne { $chain } n’est pas celle qui a été montrée à ce navigateur.
dice-other-game = Ce sont les dés d’une autre partie, { $game }.
dice-other-seats = Ce ne sont pas les camps que l’ordinateur joue.
dice-throws-cut = Le fichier est coupé : { $found } jets, ce navigateur en avait vu { $seen }.
dice-entries-cut = Le fichier s’arrête à l’entrée { $found } ; ce navigateur avait vu la { $seen }.
dice-not-over = Ce navigateur a vu la fin de la partie ; le fichier la dit inachevée.
dice-bad-format = Ce fichier de dés est d’un format inconnu.
dice-no-crypto = Ce navigateur ne calcule pas d’empreintes ici : ouvrez la page en HTTPS, ou vérifiez le fichier avec « etendard replay ».
captured = { $taken ->
    [0] Aucune unité prise
    [one] Une unité prise
   *[other] { $taken } unités prises
  }, { $lost ->
    [0] aucune perdue
    [one] une perdue
   *[other] { $lost } perdues
  }.

# Accueil.

your-name = Vous
choices-count = { $count ->
    [one] Un choix
   *[other] { $count } choix
  }
targets-count = { $count ->
    [one] Une cible
   *[other] { $count } cibles
  }

# À l’oreille.

side-0 = est
side-1 = nord-est
side-2 = nord-ouest
side-3 = ouest
side-4 = sud-ouest
side-5 = sud-est
toward-0 = à droite
toward-1 = en haut à droite
toward-2 = en haut à gauche
toward-3 = à gauche
toward-4 = en bas à gauche
toward-5 = en bas à droite
beside = { $side } : { $what }
beyond = hors de la table
target-odds = { $name }, { $place }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }, au moins une perte { $loss }
no-one-chosen = Personne en main.
no-one-next = Personne d’autre ne peut agir.
no-hex-looked = Aucun hexagone montré : les flèches en montrent un.
answer-by-key = { $key } : { $answer }
skip-to-board = Aller à la carte
