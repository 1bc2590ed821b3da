# Les pages autour de la table.

# Partout.

skip = Aller au contenu
brand-home = Étendard, accueil
main-nav = Pages
nav-battles = Batailles
nav-training = École
nav-rules = Règles
nav-calculator = Calculateur
nav-replays = Parties revues
nav-workshop = Atelier
nav-sight = Ligne de vue
foot = Étendard, quatre jeux de batailles à hexagones et dés.
page-arrives = La page arrive…
page-missing = Cette page n’est pas arrivée.
page-missing-why = La ligne est coupée, ou le serveur a changé depuis que vous avez ouvert cette page. Rien n’est perdu : vos parties sont gardées.
reload = Recharger la page
nowhere-title = Il n’y a rien à cette adresse.
nowhere-why = Le lien est peut-être coupé, ou la page a changé de place. Voici où aller :
nowhere-home = Choisir une bataille
nowhere-rules = Lire les règles
nowhere-replays = Revoir une partie
year = { $year }
year-before = { $year } av. J.-C.
minutes = { $from } min
minutes-between = { $from } à { $to } min
units = { $count ->
    [one] une unité
   *[other] { $count } unités
  }
turns = { $count ->
    [one] un tour
   *[other] { $count } tours au plus
  }
army-units = { $army }, { $count }
somebody = Quelqu’un
nothing = rien
nobody = personne

# Accueil.

hero-title = Vingt-trois siècles de batailles, une seule table.
hero-line = Hexagones, dés et quatre livres de règles, des phalanges à la Grande Armée. Contre l’ordinateur, contre un ami, ou les deux camps à vous seul.
hero-play = Jouer maintenant
hero-busy = Un instant…
hero-invite = Inviter un adversaire
hero-hint = Bataille d’entraînement, un quart d’heure, sans inscription.
choose-battle = Choisir une bataille
choose-to-invite = Choisissez d’abord la bataille ; vous aurez ensuite le lien à envoyer.
battles-arrive = Les batailles arrivent…
by-book = Par livre
by-period = Par époque
by-length = Par durée
any-book = Toutes
period-antiquity = Antiquité
period-middle-ages = Moyen Âge
period-renaissance = Renaissance
period-enlightenment = XVIIIᵉ siècle
period-empire = Révolution et Empire
length-short = 50 minutes au plus
length-long = Près d’une heure
battles-found = { $count ->
    [0] Aucune bataille.
    [one] Une bataille.
   *[other] { $count } batailles.
  }
no-battle = Aucune bataille ne répond à tout cela.
all-battles = Montrer les { $count } batailles
at-turn = tour { $turn }
my-games = Mes parties
game-mine = tour { $turn }. C’est à vous.
game-theirs = tour { $turn }. À l’adversaire de jouer.
game-waiting = on attend un adversaire.
game-stopped = tour { $turn }. Partie suspendue.
game-over = partie finie.
resume-game = Reprendre la partie
see-game = Voir la table
see-replay = Revoir
forget = Oublier
forget-game = Oublier la partie { $title }
more-games = { $count ->
    [one] Encore une partie
   *[other] Encore { $count } parties
  }
invited-title = On vous attend ?
invited-label = Collez le lien reçu
invited-go = Rejoindre
no-link = Ce lien ne mène à aucune partie : il en faut un qui contient « #/join/ » ou « #/game/ », en entier.
public-games = Tables ouvertes
no-public-game = Personne n’attend en ce moment. Choisissez une bataille et ouvrez une table à tous.
refresh = Actualiser
against = { " " }contre{ " " }
sit-down = S’asseoir
watch = Regarder
how-title = Comment on joue
how-1 = Un chef active quelques unités ; elles avancent, puis elles combattent.
how-2 = Les dés décident, et chaque dé a sa raison : la table la montre avec sa règle, et les chances exactes avant l’assaut.
how-3 = On gagne en éliminant des unités, en tenant un lieu ou en perçant ; une bataille dure moins d’une heure.
tools-title = À la vraie table
tools-line = Sur le téléphone, à côté des figurines.
tool-odds = Calculateur de chances
tool-odds-line = Chances exactes d’un combat, règle par règle
tool-sight = Ligne de vue
tool-sight-line = Qui voit qui, et quel hexagone bouche la vue
tool-rules = Règles par clause
tool-rules-line = Les quatre livres, avec recherche

# Une bataille.

battle-arrives = La bataille arrive…
no-such-battle = Cette bataille ne peut pas être montrée.
map-hint = Montrez un hexagone pour le lire ; la molette ou les doigts approchent le plan.
map-top = Le haut du plan est { $top }. Montrez un hexagone pour le lire.
battle-strengths = Forces
battle-balance = Équilibre
battle-lesson = Ce qu’on y apprend
battle-scale = Échelle
battle-notes = Conjectures et libertés
battle-sources = Sources
starts = commence
army-means = { $units ->
    [one] Une unité
   *[other] { $units } unités
  } et { $officers ->
    [0] aucun officier.
    [one] un officier.
   *[other] { $officers } officiers.
  }
army-activations = { $activations ->
    [one] Une activation
   *[other] { $activations } activations
  } par tour, { $units ->
    [one] d’une unité.
   *[other] de { $units } unités.
  }
goal-eliminate = { $count ->
    [one] Éliminer une unité adverse
   *[other] Éliminer { $count } unités adverses
  }
goal-hold = { $count ->
    [one] Ou tenir { $hexes }
   *[other] Ou tenir ensemble { $hexes }
  }
goal-hold-some = Ou en tenir { $count } : { $hexes }
goal-leave = { $count ->
    [one] Ou faire sortir une unité par { $hexes }
   *[other] Ou faire sortir { $count } unités par { $hexes }
  }
goal-last = Ou durer jusqu’à la fin du tour { $turn }
arrange-title = Jouer cette bataille
against-whom = Contre qui ?
way-computer = L’ordinateur
way-computer-line = Six forces, de la recrue au général
way-hot-seat = À deux, sur cet écran
way-hot-seat-line = Ou les deux camps à vous seul
way-guest = Quelqu’un d’autre
way-guest-line = Par un lien, ou à une table ouverte
your-side = Votre camp
which-level = Sa force
level-recruit-line = Connaît les règles, et fait chaque tour une autre faute. Pour une première bataille.
level-corporal-line = Sait la manœuvre, et l’oublie un tour sur deux.
level-captain-line = En bon ordre, droit sur qui peut être blessé le plus. Peu de fautes.
level-colonel-line = Marche comme le capitaine, sauf un tour sur huit, qu’il prépare tout entier ; réfléchit à chaque attaque, chaque ordre, chaque retraite.
level-marshal-line = Prépare des tours entiers, à la hâte : quelques plans, et le meilleur d’entre eux.
level-general-line = Prépare des tours entiers et les joue jusqu’à votre réponse. Le plus fort ; il réfléchit plus longtemps.
which-temper = Son tempérament
temper-chance = Au hasard
temper-steady-line = Prend chaque chose pour ce qu’elle vaut.
temper-bold-line = Vient vite, frappe souvent, craint peu la riposte.
temper-cautious-line = Serre les rangs, reste hors de portée, laisse venir.
temper-wily-line = Cherche le terrain qui décide, coupe la retraite, garde ses jetons pour plus tard.
temper-chance-line = Tiré au sort quand la partie commence, et dit quand elle est finie.
ahead = Le général réfléchit pendant votre tour
ahead-hint = Dans ce navigateur seulement ; un peu de batterie contre un adversaire plus fort.
your-name-here = Votre nom à la table
open-to-all = Ouvrir la table à tous
practice-line = Pour s’exercer : tout peut être repris, même après les dés
play-it = Commencer
host-it = Ouvrir la table
hosted-title = La table est ouverte
hosted-line = Envoyez ce lien à votre adversaire. La bataille commence dès qu’il s’assied ; votre place vous est gardée dans ce navigateur.
hosted-open = La table est dans la liste de l’accueil. Vous pouvez aussi envoyer ce lien ; la bataille commence dès que quelqu’un s’assied.
hosted-link = Lien d’invitation
copy-yourself = Ce navigateur ne copie pas pour la page : le lien est choisi, copiez-le vous-même.
go-to-table = Aller à la table

# Rejoindre.

join-title = Rejoindre une table
join-invited = { $name } vous attend.
join-battle = La bataille : { $title }.
join-host-side = Son camp : { $army }.
join-side = Vous jouez : { $army }
join-known = Vous êtes déjà assis à cette table.
join-full = Il n’y a plus de place à cette table ; on peut la regarder.
watch-game = Regarder la partie

# École.

lesson-go = Étape { $step } : { $title }
lesson-back = Précédente
lesson-next = Étape suivante
lesson-end = C’est la dernière étape : la bataille est à vous.
lesson-begin = Commencer
lesson-again = Recommencer
see-battle = Voir le plan et les armées

# Parties revues.

replays-title = Revoir une partie
replays-line = Coup par coup, avec les dés et la règle de chaque effet ; chaque moment a son lien.
replay-open = Un fichier
replay-open-line = Les parties s’enregistrent depuis la table, à la fin de la bataille, ou depuis leur relecture ; une partie inachevée se continue.
replay-choose = Choisir un fichier
replay-game = Une partie de ce serveur
replay-game-label = Son lien
replay-go = Revoir
replay-arrives = La partie arrive…
replay-steps = Pas à pas
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Jouer
replay-pause = Arrêter
replay-place = Moment de la partie
replay-of = { $at } sur { $count }
replay-turn = Aller au tour
luck = La chance jusqu’ici
luck-hint = Éléments perdus dans les combats ; le trait marque les pertes attendues au moment de chaque attaque.
luck-lost = { $lost ->
    [0] aucun perdu
    [one] { $lost } perdu
   *[other] { $lost } perdus
}, { $expected } attendus
fallen = Les dés jusqu’ici
fallen-count = { $count ->
    [0] Aucun dé n’est encore tombé.
    [one] Un dé est tombé.
   *[other] { $count } dés sont tombés, les deux camps ensemble.
  }
fallen-expected = { $average } en moyenne
replay-share = Copier le lien de ce moment
replay-last-only = Ce serveur ne garde pas le plan de chaque moment : les blocs sont montrés à leur dernière place, les hexagones du récit sont cernés.
play-it-on = Continuer
play-on-title = Continuer cette partie
play-on-here = Elle reprend où elle s’arrête, gardée dans ce navigateur ; les dés tombés jusque-là sont pris tels quels.
play-on-server = Elle reprend où elle s’arrête, gardée par ce serveur ; les dés tombés jusque-là sont pris tels quels, personne ne les prouve.
play-on-elsewhere = Continuer dans une nouvelle partie
replay-close = Fermer ce fichier
progress-waiting = on attend un adversaire
progress-playing = partie en cours
progress-paused = partie suspendue
progress-over = partie finie
progress-frozen = partie arrêtée
progress-outdated = partie d’anciennes règles
no-replay = « { $file } » n’est pas une partie enregistrée : sa première ligne devrait être « étendard replay 2 ».
newer-replay = « { $file } » vient d’une version plus récente ({ $text }) : mettez Étendard à jour.
no-scenario-named = « { $file } » ne dit pas quelle bataille a été jouée : il manque la ligne « scenario ».
bad-line = « { $file } », ligne { $line } : « { $text } » n’est ni un ordre ni un jet. Un numéro, « north », « south » ou « dice », puis des mots étaient attendus.
unreadable = « { $file } » ne peut pas être lu.

# Calculateur.

odds-line = Décrivez les deux unités comme elles sont sur votre table ; les chances sont exactes, et chaque dé a sa règle.
attacker = Attaquant
defender = Défenseur
troop = Troupe
elements-left = Éléments
officers = Officiers avec elle
ground = Terrain
height = Niveau
order = Ordre
no-order = aucun
is-supported = Soutenue
written-on-it = { $count ->
    [0] Particularités
    [one] Une particularité
   *[other] { $count } particularités
  }
between-them = Entre elles
distance = Distance
distance-of = { $count ->
    [one] au contact
   *[other] à { $count } hexagones
  }
moved = Hexagones parcourus
work = Le défenseur est derrière
another-beside = Une autre unité au contact
front-rank = Un officier au premier rang
evades = Le défenseur esquive
whole-chain = Suivre le combat jusqu’au bout : suivi, poursuite, riposte
arm-infantry = Infanterie
arm-cavalry = Cavalerie
arm-camelry = Chamellerie
arm-chariotry = Chars
arm-elephants = Éléphants
arm-artillery = Artillerie
ground-clear = terrain clair
ground-hill = colline
ground-forest = forêt
ground-habitations = habitations
ground-marsh = marais
ground-rocks = rocailles
ground-sand = sable
ground-snow = neige
ground-stream = ruisseau
ground-ford = gué
ground-bridge = pont
ground-road = route
order-steady-fire = feu soutenu
order-charge = charge
order-cold-steel = à l’arme blanche
order-all-out = à outrance
order-press-on = sans répit
order-stand-fast = tenir ferme
order-take-cover = à couvert
order-square = former le carré
order-ambush = embuscade
order-counter-charge = contre-charge

# Ligne de vue.

sight-line = Le plan d’une bataille, deux hexagones : la ligne est tirée, et ce qui la bouche est nommé avec sa règle.
which-field = Champ de bataille
weapon = Avec quelle arme ?
weapon-own = Celle qui est là
weapon-small-arms = Armes légères
weapon-guns = Canons
verdict = Ce que l’on voit
sees = { $from } voit { $to }.
sees-not = { $from } ne voit pas { $to }.
line-meets = La ligne rencontre
met-through = traversé
met-left = longé, à gauche
met-right = longé, à droite
look-again = Une autre ligne
sight-how = Au clavier : les flèches vont d’hexagone en hexagone, Entrée choisit.

# Règles.

rules-title = Les règles, clause par clause
rules-line = Ce que la table applique, dans nos mots. Chaque clause a son numéro, celui que montrent le journal et les chances.
rules-arrive = Les règles arrivent…
rules-count = { $count ->
    [one] Une clause.
   *[other] { $count } clauses.
  }
rules-found = { $count ->
    [0] Aucune clause trouvée.
    [one] Une clause trouvée.
   *[other] { $count } clauses trouvées.
  }
show-all-rules = Montrer les { $count } clauses
of-companion = Du compagnon des livres
of-edition = De cette édition
rules-of = Règles : { $book }
family = Toutes les clauses { $family }

# Réglages.

settings-line = Tout reste dans ce navigateur ; seul votre nom est dit aux tables où vous vous asseyez.
text-size = Taille du texte
text-size-of = { $size } %
motion = Animations
motion-system = Comme l’appareil
motion-none = Aucune

# Parties revues.

replay-mine = Mes parties
replay-mine-none = Aucune partie de ce navigateur n’a encore été jouée.
replay-kept = Parties gardées
replay-kept-line = Une bataille de chaque livre, jouée d’un bout à l’autre par deux ordinateurs.

## Le chemin vers les feuilles, les exercices et la vraie table, dont les mots viennent avec leurs pages

on-paper = Sur papier
on-paper-these = Sur papier :
tools-aids = Aide de jeu à imprimer :
paper-aid = Aide de jeu
paper-book = Livre de règles
paper-battle = Bataille
paper-blocks = Blocs à découper
paper-cloth = Nappe d’hexagones
exercises-enter = S’exercer
exercises-enter-line = Qui peut tirer, où se replier, combien de dés ? Cinq questions par jour, les mêmes pour tous, et d’autres sans fin.
exercises-clause = S’exercer sur { $clause }
nav-pocket = À votre table
tool-pocket = À votre table
tool-pocket-line = Chances, vue et recul dans une main, même sans réseau
