# Le livre de règles, à lire d’un bout à l’autre.

contents = Sommaire
book-age-thucidide = Antiquité
book-age-panache = Renaissance
book-age-frederic = XVIIIᵉ
book-age-jomini = 1792-1815
book-era-thucidide = Antiquité et Moyen Âge
book-era-panache = Renaissance
book-era-frederic = XVIIIᵉ siècle
book-era-jomini = 1792 à 1815
search-book-hint = un mot, ou RET-6
search-all-books = Chercher par clause
search-clauses = Chercher dans le texte exact des clauses
print-book = Imprimer ce livre
read-book = Lire { $book } d’un bout à l’autre
book-missing = Le texte de ce livre n’est pas arrivé.
hits-in = Trouvé dans { $book }
places-found = { $count ->
    [0] Ce livre n’en parle pas.
    [one] Un passage.
   *[other] { $count } passages.
  }
clause-open = Cette clause dans les quatre livres
clause-in-books = { $clause } dans les quatre livres
clause-not-here = Ce livre n’a pas cette clause.
copy-address = Copier l’adresse
address-copied = Adresse copiée
same-rule = même règle
differs = diffère
read-there = Lire là-bas
ruling = Point tranché n° { $number }
ruling-titled = Point tranché n° { $number }. { $title }.
house-rule = Règle de la maison : { $name }.
house-rule-where = Elle se choisit en ouvrant une partie.
clause-case = Un cas où elle parle
play-by = Jouer nos parties ainsi
readings-played = Voir les deux lectures jouées
reading-ours = Ce que nous suivons
reading-other = L’autre lecture

# Tableaux du livre.

table-troops = Les troupes
table-dice = Les faces du dé
table-terrain = Les terrains
table-orders = Les ordres
table-advantage = L’avantage tactique
table-follow-up = Le suivi
table-missing = Ce tableau n’est pas arrivé.
col-troop = Troupe
col-elements = Éléments
col-march = Marche et combat
col-march-free = Marche sans combat
col-range = Portée
col-dice = Dés
col-fire = Tir
col-assault = Assaut
col-melee = Mêlée
col-riposte = Riposte
col-notes = À savoir
col-terrain = Terrain
col-entry = On y entre
col-barred = N’y entrent pas
col-melee-into = Mêlée contre
col-melee-out = Mêlée depuis
col-fire-into = Tir contre
col-order = Ordre
col-price = Prix
col-effect = Effet
col-clause = Clause
col-says = Ce qu’elle dit
col-gives = Elle donne
most-dice = { $dice } au plus
mounted-only = limite les seuls attaquants montés
stays = sur place
per-element = 1 par élément
note-static = ne bouge jamais
note-never-more = jamais plus d’un hexagone
note-move-or-fight = bouger interdit de combattre
note-die-per-hex = un dé de moins par hexagone
note-one-die = un dé de moins après avoir bougé
entry-free = librement
entry-stop = en s’arrêtant
entry-at-most = { $hexes ->
    [one] { $hexes } hexagone au plus
   *[other] { $hexes } hexagones au plus
  }
entry-never = jamais
barred-artillery = canons hors de la route
barred-mounted = montés
barred-elephants = éléphants
quality-camels-free = libre pour les chameaux
quality-masks = cache la vue
quality-masks-any-height = cache la vue de toute hauteur
quality-rough = accidenté
quality-advantages-miss = avantages des montés manqués
quality-covers-from-fire = couvre des armes légères
quality-supports-infantry = soutient l’infanterie
kind-manoeuvre = Ordres de manœuvre
kind-attack = Ordres d’attaque
kind-defence = Ordres de défense
price-order = { $cost }
price-hex = { $cost } par hexagone
price-element = { $cost } par élément
face-hits-arms = touche : { $list }.
face-hits-weights = touche : { $list }.
face-hits-confirmed = S’il est confirmé : { $list }.
face-hits-all = touche tout le monde.
face-hits-in-melee = touche en mêlée seulement.
face-shakes = coup au moral.
face-earns-token = un jeton d’ordre.
face-earns-token-but-first = un jeton d’ordre ; au canon, la première est un coup au moral.
face-earns-ducat = un ducat.
face-weighed = vaut ce que dit son tableau.
face-sides = { $count } faces sur 6

# Figures.

figure-opens = La position de départ.
figure-back = Moment précédent
figure-on = Moment suivant
figure-again = Rejouer
figure-of = Figure { $number } sur { $count }
figure-before = Figure précédente
figure-after = Figure suivante
figure-number = figure { $number }

## Pour qui vient d’un autre livre

changes-link = Je connais un autre livre
changes-from = Le livre que vous connaissez
changes-title = De { $from } à { $book }
changes-line = { $changed ->
    [0] Aucune clause ne change
    [one] Une clause change
   *[other] { $changed } clauses changent
} ; { $new ->
    [0] aucune n’est nouvelle
    [one] une est nouvelle
   *[other] { $new } sont nouvelles
} ; { $gone ->
    [0] aucune ne se perd
    [one] une n’a plus cours
   *[other] { $gone } n’ont plus cours
}. { $same ->
    [one] Une autre est la même, mot pour mot.
   *[other] Les { $same } autres sont les mêmes, mot pour mot.
}
changes-new = nouveau
changes-gone = Ce qui n’a plus cours
changes-before = Dans { $book } :
