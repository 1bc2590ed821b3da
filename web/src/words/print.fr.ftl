# Sur papier.

print-now = Imprimer
print-paper = Feuilles A4.
print-count = { $count ->
    [one] Une feuille A4.
   *[other] { $count } pages A4.
  }
paper-aid-line = Recto verso, à plat sur la table.
paper-book-line = Le livre entier, chaque figure étape par étape.
paper-battle-line = Le plan, puis les armées.
paper-blocks-line = Sur du carton, à la taille de la nappe. Imprimez à 100 %.
paper-cloth-line = Le plan à assembler, à sa taille exacte. Imprimez à 100 %.
print-hex = Largeur d’un hexagone
millimetres = { $count } mm
print-pieces = Pièces
pieces-elements = une par élément, en pile
pieces-blocks = une par unité
ruler = 100 mm, à vérifier à la règle

# Une bataille sur deux pages.

battle-sheet = { $title }, { $page } sur 2
print-hill-1 = colline
print-hill-2 = colline, second niveau
print-signs = Signes
print-blocks-hint = Sur le bloc : au pied, un carré par élément ; en haut à gauche, le poids ; à droite, ce qui distingue l’unité. Le drapeau est celui de l’officier.
print-allied-hint = Une pointe au pied, à gauche : unité alliée.
print-top = Le haut du plan est { $top }.
print-tracks = À cocher
print-turn = Tour
print-taken = Unités prises
print-purse = Bourse au départ : { $count } { $what }
print-camp = camp { $camp }
print-elements = { $count ->
    [one] un élément
   *[other] { $count } éléments
  }
print-house-rule = { $name } ({ $clause }) : { $says }
print-book-as-is = Aucune : { $book } tel quel.
print-rank-general-in-chief = général en chef
print-rank-sub-general = sous-général
print-rank-superior-officer = officier supérieur
print-rank-historical-figure = personnage
officer-good = bon chef
officer-weak = chef faible
officer-bad = mauvais chef
officer-allied = allié
officer-in-vehicle = en voiture
officer-poor-staff = état-major médiocre
officer-messengers = estafettes
officer-manoeuvre = chef manœuvrier
officer-attack = chef d’attaque
officer-defence = chef de défense
officer-weak-manoeuvre = faible en manœuvre
officer-weak-attack = faible en attaque
officer-weak-defence = faible en défense

# Blocs.

blocks-sheet = { $title }, { $army }, { $number } sur { $count }
blocks-foot = { $title } · { $army } · { $number } sur { $count } · hexagone de { $hex } mm

# Nappe.

cloth-overview = { $title }, plan d’assemblage
cloth-sheet = { $title }, feuille { $name }
cloth-hex = hexagone de { $count } mm
cloth-map = Les feuilles sur le plan
cloth-size = { $count } feuilles, { $width } × { $height } cm une fois assemblées, hexagones de { $hex } mm d’un côté à l’autre.
cloth-step-1 = Imprimez à 100 %, sans « ajuster à la page » ; la règle au pied de chaque feuille doit mesurer 100 mm.
cloth-step-2 = Coupez chaque feuille à gauche et en haut, le long du trait fin, entre les repères d’angle.
cloth-step-3 = À droite et en bas, le pointillé borde une bande de { $glue } mm que la feuille voisine recouvre : gardez-la pour la colle.
cloth-step-4 = Assemblez rangée par rangée, A1, B1, C1…, puis les rangées entre elles.
cloth-step-5 = Les blocs à découper pour la même largeur d’hexagone tiennent dans ces hexagones.

# Aide de jeu.

aid-sheet = { $book }, aide de jeu, { $side } sur 2
aid-front = recto : le tour
aid-back = verso : les tableaux
aid-turn = Comment on joue
aid-combat-orders = Ordres d’attaque et de défense
aid-above = Contre un carré : les ordres de défense, ci-dessus.
aid-phase-turn = Le tour
aid-phase-command = Commandement
aid-phase-movement = Mouvement
aid-phase-combat = Combat
aid-phase-dice = Dés en plus, dés en moins
aid-phase-retreat = Pertes et recul
aid-phase-after = Après la mêlée
aid-elements = Él.
aid-march = Marche
aid-range = Portée
aid-march-reads = Marche en hexagones ; après la barre, en renonçant à combattre ; « – » : sur place.
aid-weights-read = Cinq nombres vont du très léger au très lourd.
aid-dice-read = Dés à plein effectif ; après la barre, avec un seul élément.
aid-melee-into = Mêlée contre
aid-melee-out = Mêlée depuis
aid-fire-into = Tir contre
aid-most-reads = mêlée et tir : dés au plus, contre ce terrain ou depuis lui
aid-first-line = la première ligne qui s’applique décide
