# L’atelier : ses propres batailles.

ws-lead = Une carte, deux armées, ce qui fait gagner : posez une bataille hexagone par hexagone, faites-la vérifier, essayez-la. Tout reste dans ce navigateur ; un fichier l’emporte ailleurs.
ws-to-shelf = Voir les batailles des autres, sur l’étagère.
ws-begin-blank = Une feuille blanche
ws-begin-battle = D’après une bataille
ws-begin-battle-line = Une copie, à changer comme on veut.
ws-begin-file = D’après un fichier
ws-begin-file-line = Un fichier .toml de bataille, à déposer ici ou à choisir.
ws-choose-file = Choisir un fichier
ws-book = Le livre
ws-columns = Colonnes
ws-rows = Rangées
ws-create = Commencer
ws-battle = La bataille
ws-choose = Choisir…
ws-take-battle = En faire une copie
ws-mine = Mes batailles
ws-none-yet = Rien encore : tout ce que vous commencez se retrouve ici.
ws-deleted = « { $title } » est supprimée.
ws-undelete = La remettre
ws-copy = Copier
ws-copy-what = Copier « { $title } »
ws-delete = Supprimer
ws-delete-what = Supprimer « { $title } »
ws-copy-of = { $title }, copie
ws-new-battle = Nouvelle bataille
ws-new-story = Une bataille faite à l’atelier.
ws-army-north = Armée du nord
ws-army-south = Armée du sud
ws-untitled = Sans titre
ws-unnamed = sans nom
ws-no-battle = « { $file } » n’est pas une bataille qu’on puisse lire.
ws-file-fault = « { $file } » : { $fault }.
ws-file-too-large = « { $file } » fait { $size } ko ; une bataille en a { $most } au plus. Il n’a pas été ouvert, rien n’est changé.
ws-file-no-text = « { $file } » n’est pas un texte en UTF-8 : enregistrez-le ainsi, ou c’est autre chose qu’une bataille. Rien n’est changé.
ws-no-room = Ce navigateur n’a plus de place, ou ne laisse rien garder ici : rien n’est commencé, rien n’est perdu.
ws-missing = Cette bataille n’est pas ici.
ws-missing-why = Les batailles de l’atelier sont gardées dans le navigateur où on les a faites. Celle-ci a été supprimée, ou elle est ailleurs.
ws-unreadable = L’atelier ne s’ouvre pas.
ws-unreadable-why = Ce navigateur ne laisse rien garder ici : une fenêtre privée, peut-être.
ws-to-list = Mes batailles

ws-hexes = { $columns } × { $rows } hexagones
ws-kept = Gardé ici à { $time }
ws-unkept = Rien ne peut être gardé ici
ws-undo = Annuler
ws-undo-what = Annuler : { $what }
ws-redo = Refaire
ws-redo-what = Refaire : { $what }
ws-did = { $what }
ws-undid = Annulé : { $what }
ws-redid = Refait : { $what }
ws-refused-here = { $place } : rien à faire ici avec cet outil.
ws-file = Fichier
ws-save-file = Enregistrer un fichier
ws-save-file-line = la bataille en .toml, à garder ou à envoyer
ws-read-file = Lire un fichier
ws-read-file-line = à la place de ce qui est ici ; cela s’annule
ws-copy-battle = Copier la bataille
ws-copy-battle-line = une autre, sous un autre nom
ws-share = Partager
ws-share-line = un lien qui contient la bataille, ou l’étagère du serveur
ws-mirror-whole = Mettre toute la bataille au miroir
ws-mirror-loses = Des hexagones du bord n’y ont pas de vis-à-vis ; cela s’annule.

ws-palette = Palette
ws-column = Armées, victoire et récit
ws-bar = Outil en main
ws-hands = Outils
ws-paint = Peindre
ws-move = Déplacer
ws-erase = Gomme
ws-mirror = Miroir
ws-mirror-off = Miroir : ce qu’on fait se fait aussi en face
ws-mirror-sides = Miroir gauche-droite
ws-mirror-ends = Miroir haut-bas
ws-mirror-turn = Miroir en demi-tour
ws-mirror-sides-short = ↔ gauche
ws-mirror-ends-short = ↕ haut
ws-mirror-turn-short = demi-tour
ws-mirror-sides-way = gauche-droite
ws-mirror-ends-way = haut-bas
ws-mirror-turn-way = demi-tour
ws-section-ground = Sol
ws-section-level = Niveau
ws-section-water = Eau et chemins
ws-section-sides = Sur les côtés
ws-section-marks = Marques
ws-section-said = Palette : { $section }
ws-brush = Pinceau
ws-brush-one = 1 hexagone
ws-brush-seven = 7
ws-brush-all = remplir
ws-brush-outline = tout le contour
ws-tile-clear = Clair
ws-tile-forest = Forêt
ws-tile-village = Habitations
ws-tile-marsh = Marais
ws-tile-rocks = Rocailles
ws-tile-sand = Sable
ws-tile-mountain = Montagne
ws-tile-lake = Lac
ws-tile-snow = Neige
ws-tile-farm = Ferme
ws-tile-level-0 = plaine
ws-tile-level-1 = colline
ws-tile-level-2 = hauteur
ws-tile-level-3 = sommet
ws-tile-stream = Ruisseau
ws-tile-river = Rivière
ws-tile-large-river = Fleuve
ws-tile-road = Route
ws-tile-bridge = Pont
ws-tile-ford = Gué
ws-tile-palisade = Palissade
ws-tile-ditch = Fossé
ws-tile-fort = Rempart
ws-tile-name = Nom
ws-tile-objective = Objectif
ws-tile-arrival = Arrivée
ws-tile-exit = Sortie
ws-size = Taille : { $columns } × { $rows }
ws-edge-north = nord
ws-edge-south = sud
ws-edge-west = ouest
ws-edge-east = est
ws-edge-less = Ôter au bord { $edge }
ws-edge-more = Ajouter au bord { $edge }

ws-map = Carte de { $title }, en chantier
ws-checking = Un instant…
ws-no-stock = Personne ne répond : sans le serveur ni le moteur de la page, la carte ne s’ouvre pas.
ws-top-of = haut de la carte : { $top }
ws-sum = { $units }, { $elements }
ws-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
ws-elements = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  }

ws-prompt-paint = { $tile } : touchez un hexagone, ou glissez.
ws-prompt-work = { $tile } : touchez un côté d’hexagone.
ws-prompt-road = Route : touchez où elle commence, ou tracez-la.
ws-prompt-road-on = Route depuis { $place } : touchez où elle va ; { $place } encore pour finir.
ws-prompt-bridge = Pont : touchez de l’eau, ou l’hexagone à côté.
ws-prompt-ford = Gué : touchez une rivière.
ws-prompt-name = Nom : touchez l’hexagone à nommer.
ws-prompt-name-of = Nom « { $name } » : touchez ses hexagones.
ws-prompt-objective = Objectif pour { $army } : touchez l’hexagone à tenir.
ws-prompt-exit = Sortie de { $army } : touchez un hexagone du bord.
ws-prompt-arrival = Arrivée de { $who } : touchez un hexagone du bord.
ws-prompt-arrival-whom = Arrivée : choisissez d’abord qui arrive, dans la liste.
ws-prompt-move = Déplacer : prenez une unité, glissez-la.
ws-prompt-move-who = { $who } : glissez, ou touchez où aller.
ws-prompt-place = { $who } : touchez sa place sur la carte.
ws-prompt-erase = Gomme : ce qui est au-dessus part d’abord.
ws-alone-off = Rien n’est posé en face : la carte n’y a pas d’hexagone.
ws-alone-same = Rien n’est posé en face : c’est le même hexagone.
ws-alone-taken = Rien n’est posé en face : { $place } est occupé.
ws-alone-chief = Personne n’est posé en face : l’autre armée a son général en chef.
ws-alone-full = Personne n’est posé en face : une bataille n’en contient pas plus.
ws-alone-inland = Rien n’est posé en face : { $place } n’est pas au bord.
ws-enter-paints = Entrée pose : { $tile }
ws-enter-erase = Entrée efface
ws-enter-move = Entrée prend qui est là, ou y va
ws-side-of = { $place }, côté { $side } ; le dedans est { $inside }
ws-side-none = { $place } : la table finit de ce côté
ws-side-0 = est
ws-side-1 = nord-est
ws-side-2 = nord-ouest
ws-side-3 = ouest
ws-side-4 = sud-ouest
ws-side-5 = sud-est
ws-hint-turns = retourne ;
ws-hint-along = suit tout le contour.
ws-key-shift = Maj
ws-hint-alone = le pose seul, aussi où quelqu’un est déjà.
ws-hint-level = baisse et monte l’hexagone visé.
ws-flip = Retourner
ws-faults-first = { $count ->
    [one] Une faute est à réparer avant d’essayer.
   *[other] { $count } fautes sont à réparer avant d’essayer.
  }
ws-certificate = Certificat d’équilibre
ws-try = Essayer
ws-try-title = Essayer la bataille
ws-try-line = Elle se joue tout de suite, depuis le début, en exercice : tout se reprend. Le bouton « Retour à l’atelier » ramène ici.

ws-tab-armies = Armées
ws-tab-goals = Victoire et règles
ws-tab-story = Récit
ws-leaf-ground = Terrain
ws-leaf-armies = Armées
ws-leaf-goals = Règles
ws-leaf-story = Récit
ws-leaf-faults = Fautes
ws-sheet-raise = Monter le panneau
ws-sheet-lower = Baisser le panneau

ws-add-unit = Unité
ws-add-officer = Officier
ws-new-officer = Officier
ws-no-units = Cette armée n’a encore personne.
ws-nowhere = nulle part
ws-turn-short = tour { $turn }
ws-arrives = arrive au tour { $turn }
ws-army-about = Nom, enseigne et couleur
ws-army-name = Nom de l’armée
ws-ensign = Enseigne
ws-band = Couleur de la bande
ws-none = aucune
ws-exchange = Échanger les deux camps
ws-oppose = La copier en face, pour { $army }
ws-name-fr = Nom français
ws-name-en = Nom anglais
ws-in-fr = { $what }, en français
ws-in-en = { $what }, en anglais
ws-troop = Troupe
ws-by-picture = Choisir sur les blocs
ws-elements-label = Éléments
ws-traits = Particularités
ws-other-traits = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
ws-rank = Rang
ws-hex = Hexagone
ws-enters = Entre par
ws-from-start = là dès le début
ws-from-turn = Au tour
ws-more = Accord, détachement, identifiant
ws-grammar-fr = Accord en français
ws-grammar-en = Accord en anglais
ws-grammar-ms = le (masculin)
ws-grammar-mp = les (masculin)
ws-grammar-fs = la (féminin)
ws-grammar-fp = les (féminin)
ws-grammar-m = il
ws-grammar-f = elle
ws-grammar-en-the-s = the … was
ws-grammar-en-the-p = the … were
ws-grammar-en-s = … was
ws-grammar-en-p = … were
ws-parent = Détachée de
ws-no-parent = aucune
ws-id = Identifiant
ws-go-there = La voir
ws-earlier = Plus haut dans la liste
ws-later = Plus bas dans la liste
ws-remove = Ôter de l’armée

ws-activations = Activations
ws-activations-a-turn = Activations par tour
ws-units-each = Unités par activation
ws-tokens = moyens
ws-purse-tokens = Jetons d’ordre
ws-purse-ducats = Ducats
ws-to-take = Unités à prendre
ws-to-hold = À tenir
ws-hold-needed = Combien à tenir
ws-leave-by = Sortir par
ws-leave-needed = Combien à sortir
ws-nothing = aucun
ws-turns-first = Commence
ws-turns-last = Dernier tour
ws-turns-winner = Alors gagne
ws-usual = ce que dit le livre ; rien n’est écrit
ws-house-line = Les règles de la maison que cette bataille demande.

ws-title = Titre
ws-date = Date
ws-place = Lieu
ws-top = Haut de la carte
ws-year = Année
ws-minutes = durée
ws-minutes-least = Minutes, au moins
ws-minutes-most = Minutes, au plus
ws-text-story = Récit
ws-text-strengths = Forces en présence
ws-text-scale = Échelle
ws-text-balance = Équilibre
ws-text-lesson = Ce qu’elle apprend
ws-text-notes = Notes
ws-sources = Sources
ws-a-line-each = une par ligne
ws-houses = Maisons
ws-usual-houses = villages
ws-kind = Genre
ws-kind-battle = bataille
ws-kind-training = bataille d’entraînement
ws-file-id = Nom du fichier
ws-names = Noms sur la carte
ws-add-name = Nom
ws-name-kind = Ce qu’il nomme
ws-name-hexes = Hexagones
ws-name-touch = Toucher ses hexagones
ws-name-remove = Ôter le nom « { $name } »
ws-steps = Étapes de l’entraînement
ws-step = Étape { $number }
ws-step-title = Titre de l’étape
ws-step-text = Texte de l’étape
ws-step-clauses = Clauses
ws-step-remove = Ôter l’étape { $number }
ws-add-step = Étape

ws-checker = Vérification
ws-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
  }
ws-remarks = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
  }
ws-all-well = Rien à redire. { $count ->
    [one] Un point vérifié.
   *[other] { $count } points vérifiés.
  }
ws-unchecked = La vérification ne répond pas ; elle reprendra d’elle-même.
ws-go = Aller là
ws-fault-word = faute
ws-fault-number = Faute { $number } sur { $count }
ws-remark = Remarque
ws-faults-fewer = { $count ->
    [one] { $count } faute de moins, reste { $left }.
   *[other] { $count } fautes de moins, reste { $left }.
  }
ws-faults-more = { $count ->
    [one] { $count } faute de plus, { $left } en tout.
   *[other] { $count } fautes de plus, { $left } en tout.
  }
ws-no-fault-left = Plus aucune faute.

ws-elsewhere = Changée dans une autre fenêtre
ws-elsewhere-line = Cette bataille a été gardée ailleurs pendant que vous la changiez ici. Laquelle reste ? Prendre l’autre s’annule comme tout le reste.
ws-take-other = Prendre l’autre
ws-keep-ours = Garder celle-ci

# Ce qui a été fait, pour « Annuler : … ».

ws-ground-clear = clair
ws-ground-forest = forêt
ws-ground-village = habitations
ws-ground-marsh = marais
ws-ground-rocks = rocailles
ws-ground-sand = sable
ws-ground-mountain = montagne
ws-ground-lake = lac
ws-ground-snow = neige
ws-ground-farm = ferme
ws-ground-stream = ruisseau
ws-ground-river = rivière
ws-ground-large-river = fleuve
ws-work-palisades = palissade
ws-work-ditches = fossé
ws-work-fortifications = rempart
ws-did-ground = { $tile } { $place }
ws-did-level = niveau { $height }, { $place }
ws-did-road = route { $place }
ws-did-bridge = pont { $place }
ws-did-ford = gué { $place }
ws-did-work = { $kind } { $place }, { $side }
ws-did-outline = { $kind } autour de { $place }
ws-did-objective = objectif { $place }
ws-did-objective-both = objectifs { $place } et { $across }
ws-did-objective-shared = objectif { $place }, des deux armées
ws-did-exit = sortie { $place }
ws-did-exit-both = sorties { $place } et { $across }
ws-did-exit-shared = sortie { $place }, des deux armées
ws-did-arrival = arrivée { $place }
ws-did-erase = gomme { $place }
ws-did-name = nom { $place }
ws-did-name-text = nom sur la carte
ws-did-name-gone = nom ôté, { $who }
ws-did-move = { $who } en { $place }
ws-did-move-both = { $who } en { $place } et en { $across }
ws-did-unit = nouvelle unité
ws-did-officer = nouvel officier
ws-did-who = { $who }
ws-did-remove = { $who } ôté
ws-did-army = armée du { $camp }
ws-did-exchange = camps échangés
ws-did-oppose = armée copiée, { $camp }
ws-did-goal = { $what }
ws-did-write = { $what }
ws-did-step = étapes
ws-did-more = bord { $edge } agrandi
ws-did-fewer = bord { $edge } réduit
ws-did-mirror-sides = bataille au miroir, gauche-droite
ws-did-mirror-ends = bataille au miroir, haut-bas
ws-did-mirror-turn = bataille en demi-tour
ws-did-repair = { $who }
ws-did-file = fichier { $file }
ws-did-elsewhere = ce que l’autre fenêtre a gardé
ws-did-ours = ce que cette fenêtre a gardé
bench-one-less = Un de moins : { $what }
bench-one-more = Un de plus : { $what }
