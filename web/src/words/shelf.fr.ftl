# L’étagère : les batailles que l’on publie, et celles qui voyagent dans un lien.

shelf-title = L’étagère
shelf-lead = Des batailles faites par d’autres : regardez-les, jouez-les, gardez-en une copie pour la changer.
shelf-alone = Une étagère demande un serveur, et cette page n’en a pas en ce moment. Un lien qui contient la bataille, ou un fichier, voyage sans lui.
shelf-search = Titre, lieu ou auteur
shelf-all-books = Tous les livres
shelf-size = Taille
shelf-all-sizes = Toutes
shelf-size-small = Petite, moins de 100 hexagones
shelf-size-middling = Moyenne, de 100 à 250
shelf-size-large = Grande, plus de 250
shelf-order = Ordre
shelf-order-newest = Les plus récentes
shelf-order-played = Les plus jouées
shelf-order-liked = Les plus aimées
shelf-look = Chercher
shelf-found = { $count ->
    [0] Aucune bataille
    [one] { $count } bataille
   *[other] { $count } batailles
}
shelf-none = Rien sur l’étagère pour cette recherche. La première peut être la vôtre : « Fichier », puis « Partager » dans l’atelier.
shelf-units = { $count ->
    [0] sans unité
    [one] { $count } unité
   *[other] { $count } unités
}
shelf-by = par { $author }, le { $date }
shelf-mine = la vôtre
shelf-plays = { $count ->
    [0] pas encore jouée
    [one] jouée { $count } fois
   *[other] jouée { $count } fois
}
shelf-thumbs = { $count ->
    [0] personne ne l’aime encore
    [one] { $count } personne l’aime
   *[other] { $count } personnes l’aiment
}
shelf-certified = avec certificat
shelf-more = La suite
shelf-line = par { $author }, le { $date }, version { $version }
shelf-opinion = Votre avis
shelf-like = J’aime
shelf-report = Signaler
shelf-report-why = Ce qui ne va pas, pour qui tient ce serveur
shelf-report-send = Envoyer
shelf-reported = Signalé, merci.
shelf-link = Lien vers cette version
shelf-copy-link = Copier
shelf-copied = Copié
shelf-qr = Code QR
shelf-qr-of = Code QR : { $title }
shelf-qr-too-long = Ce lien a { $length } caractères ; un code QR en tient { $most }. Envoyez le lien, ou le fichier.
shelf-certificate = Son certificat d’équilibre
shelf-versions = Toutes ses versions
shelf-version = version { $number }, { $date }
shelf-hidden = Qui tient ce serveur cache cette bataille pour le moment : vous seul la voyez.
shelf-own = C’est la vôtre
shelf-own-line = Une nouvelle version se publie depuis l’atelier ; celles d’avant restent comme elles sont.
shelf-to-draft = La retrouver dans l’atelier
shelf-withdraw = La reprendre
shelf-withdraw-yes = Oui, l’ôter de l’étagère
shelf-withdraw-no = Non, la laisser
shelf-gone = Vous l’avez reprise.
shelf-gone-line = Elle n’est plus sur l’étagère. Les parties commencées continuent ; votre copie de l’atelier reste.
shelf-no-battle = Ce n’est pas une bataille.
shelf-no-battle-why = Ce texte ne se lit pas comme une bataille : il est coupé, ou c’est autre chose.
shelf-faults = { $count ->
    [one] { $count } faute : elle ne se joue pas encore
   *[other] { $count } fautes : elle ne se joue pas encore
}
shelf-keep-title = La garder
shelf-keep-line = Une copie dans votre atelier, à changer comme vous voulez.
shelf-keep = Ouvrir dans l’atelier

own-title = Un lien qui contient la bataille
own-line = Elle est tout entière dans le lien : aucun serveur ne la garde.
own-pass = La faire passer
own-link = Lien qui contient la bataille
own-unreadable = Ce lien ne s’ouvre pas.
own-torn = Il est coupé ou changé : demandez-le de nouveau à qui vous l’a envoyé, ou son fichier.
own-too-long = Il contient plus qu’une bataille ne peut contenir, 256 ko : il n’a pas été ouvert.

share-title = Partager la bataille
share-link-line = Elle est tout entière dans le lien, sans serveur : qui l’ouvre a la même.
share-shelf-line = Tout le monde ici peut la voir et la jouer. Ce navigateur garde ce qui permet de la reprendre.
share-again-line = Vous l’avez déjà publiée : ceci en fait une nouvelle version, celles d’avant restent.
share-gone = Celle que vous aviez publiée n’est plus sur l’étagère : vous pouvez la publier comme une nouvelle bataille.
share-author = Votre nom
share-publish = Publier
share-publish-again = Publier une nouvelle version
share-done = Publiée, version { $version }.
share-see = La voir sur l’étagère
share-unkept = Ce navigateur ne peut rien garder. Notez ce jeton, lui seul permet de la reprendre :
share-faults = { $count ->
    [one] Encore { $count } faute : une bataille se publie quand il n’y en a plus.
   *[other] Encore { $count } fautes : une bataille se publie quand il n’y en a plus.
}
