# Le certificat d’équilibre, et les escarmouches.

cert-title = Certificat d’équilibre
cert-lead = L’ordinateur joue la bataille contre lui-même, à trois niveaux, et compte : les chances de chaque camp et leur marge, la longueur, ce qui a décidé, qui est resté sans emploi. Puis il essaie des changements, un par un. Rien n’est changé sans vous.
cert-plan = Parties
cert-plan-brief = Court : { $count } parties
cert-plan-usual = Moyen : { $count } parties
cert-plan-whole = Complet : { $count } parties
cert-seed = Graine
cert-begin = Jouer les parties
cert-again = Rejouer
cert-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
cert-played = jouées par l’ordinateur, le { $when }, en { $took }.
cert-seconds = { $seconds } s
cert-minutes = { $minutes } min { $seconds } s
cert-faults = { $count ->
    [one] Encore { $count } faute : les parties se jouent quand il n’y en a plus.
   *[other] Encore { $count } fautes : les parties se jouent quand il n’y en a plus.
}
cert-save = Enregistrer le certificat
cert-share = Joindre et partager
cert-playing = { $done } parties jouées sur { $of }.
cert-left = { $minutes ->
    [one] Encore une minute au plus. La page reste libre.
   *[other] Encore { $minutes } minutes environ. La page reste libre.
}
cert-code-later = à la fin des parties
cert-code-seals = Le code scelle les chiffres ; il vient avec la dernière partie.
cert-trying = Essais : { $done } parties sur { $of }
cert-stop = Arrêter et garder
cert-stop-trying = Arrêter
cert-share-of = { $share } %
cert-percent = Certificat, { $share } %
cert-percent-tried = Essais, { $share } %
cert-level-recruit = Recrues
cert-level-corporal = Caporaux
cert-level-captain = Capitaines
cert-level-colonel = Colonels
cert-level-marshal = Maréchaux
cert-level-general = Généraux
cert-coming = Les parties se jouent.
cert-none = Pas encore joué.
cert-wins = Victoires : { $side }
cert-to-come = à venir
cert-fair = équitable
cert-interval = intervalle à 95 %
cert-between = { $low } à { $high }
cert-bar-said = { $level } : { $side } { $value } pour cent, entre { $low } et { $high }, { $games } parties
cert-share-said = { $value } pour cent, entre { $low } et { $high }
cert-battle = La bataille et le code
cert-rules = Règles
cert-version = règles { $rules }, programme { $program }
cert-code = Code
cert-anybody = N’importe qui rejoue les mêmes parties et doit trouver ce code.
cert-before = D’avant un changement : il est du { $when }, la bataille n’est plus la même.
cert-verify = Vérifier un certificat
cert-verify-file = Choisir un fichier
cert-verify-this = Celui d’ici
cert-code-fits = Le code est juste : rien n’a été changé dans le fichier. Restent les parties.
cert-play-again = Rejouer ses { $count } parties
cert-same = Le même : { $count } parties rejouées, chiffre pour chiffre.
cert-differs = Un chiffre diffère : { $figure }, { $written } dans le certificat, { $found } en rejouant.
cert-unusual = Ses joueurs réfléchissent plus ou moins que d’ordinaire à leur niveau : ce certificat ne se rejoue qu’avec le programme, par « etendard selfplay --certificate ».
cert-other-battle = Ce certificat est juste, mais d’une autre bataille, ou d’avant un changement de celle-ci.
cert-other-version = Ce certificat est du programme { $program } : ses joueurs ne sont pas ceux d’ici, ses parties ne se rejouent pas à l’identique.
cert-length = Durée en tours
cert-mean = { $turns } en moyenne
cert-length-said = Durée en tours : de { $from } à { $to }, le plus souvent { $most }
cert-read = Lire les chiffres
cert-turn = Tour
cert-nobody = Personne
cert-decided = Ce qui a décidé
cert-of = sur { $count }
cert-by-elimination = { $side }, par les unités prises
cert-by-elimination-nobody = Partie nulle, unités prises des deux côtés
cert-by-objectives = { $side }, par les objectifs tenus
cert-by-objectives-nobody = Partie nulle, objectifs tenus des deux côtés
cert-by-exit = { $side }, en sortant de la carte
cert-by-exit-nobody = Partie nulle, par la sortie
cert-by-turn-limit = { $side }, au dernier tour
cert-by-turn-limit-nobody = Partie nulle, au dernier tour
cert-way = En route
cert-contact = Premier contact
cert-on-turn = tour { $turn }
cert-of-hundred = { $count } parties sur 100
cert-losses = Pertes, { $side }
cert-units-of = sur { $count } unités
cert-objective = { $hex } pris : { $side }
cert-about-turn = vers le tour { $turn }
cert-first = Qui commence gagne ({ $side })
cert-unused = Restées sans emploi
cert-unused-line = ni marche ni combat
cert-all-used = Toutes servent, dans neuf parties sur dix au moins.
cert-reason-late = arrive trop tard
cert-reason-waited = n’est pas appelée à temps
cert-reason-far = loin de tout
cert-reason-uncalled = jamais activée
cert-reason-idle = activée pour rien
cert-advice = Essayé pour vous
cert-advice-line = { $side }, { $games } parties de capitaines chacun ; trait fin : la bataille telle quelle, { $share } % ; clair : 40 à 60
cert-advice-later = Les essais commencent quand les trois niveaux sont joués : seuils, tours, jetons, arrivées, un par un. Rien n’est changé sans vous.
cert-advice-none = Les parties ont été arrêtées avant les essais, ou la page a été fermée depuis. Rejouez pour en avoir.
cert-advice-changed = La bataille a changé depuis que ses parties ont été jouées : le conseil n’est pas appliqué.
cert-advice-nothing = Rien de ce qui a été essayé n’est resté.
cert-nearer = plus près de l’équilibre, mesuré
cert-no-nearer = pas plus près de l’équilibre que telle quelle
cert-apply = Appliquer
cert-see = Voir

ws-did-advice = { $what }
skirmish-title = Une escarmouche
skirmish-line = Une carte et deux armées de même valeur, faites pour vous. La même graine fait la même bataille.
skirmish-open = La faire sur mesure
skirmish-points = Points par armée
skirmish-period = Période
skirmish-any-period = Toutes
skirmish-years = { $from } à { $to }
skirmish-before = { $year } av. J.-C.
skirmish-ground = Terrain
skirmish-aim = But
skirmish-seed = Graine
skirmish-make = Faire la bataille
skirmish-busy = La bataille se fait : des capitaines l’essaient jusqu’à ce qu’elle soit égale.
skirmish-stop = Arrêter
