# Sans serveur : la page joue elle-même.

alone-title = Tout est dans cette page
alone-none = Ce site n’a pas de serveur : la page joue elle-même, et même sans réseau après une première visite.
alone-away = Le serveur ne répond pas : en attendant, la page joue elle-même.
alone-games = Vos parties restent dans ce navigateur ; le fichier d’une partie se garde et se relit partout.
alone-dice = Les dés viennent du hasard de ce navigateur. Seul un serveur peut lancer des dés que deux joueurs vérifient.
alone-guest = Pour inviter quelqu’un, il faut un serveur.
alone-look = Chercher le serveur
dice-home = Cette partie vit dans votre navigateur : les dés viennent de son propre hasard, et personne d’autre n’en répond. Chaque jet est recalculé tout de même.
renewal-ready = Une nouvelle version d’Étendard est prête. Vos parties y continuent.
renewal-take = La prendre

# L’atelier.

make-title = L’atelier
make-line = Une carte, deux armées, ce qui fait gagner : faites votre bataille, et jouez-la aussitôt.
make-open = Faire une bataille
