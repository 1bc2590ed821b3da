# L’école : les leçons que l’on joue.

lesson-here = ici
lesson-show = Montrez-moi
lesson-done = Leçon { $number } faite.
lesson-replay = Rejouer sans aide
lesson-to-school = L’école
lesson-to-battle = La bataille d’école
lesson-restart = Recommencer la leçon
lesson-heading = Leçon { $number } : { $title }
lesson-number = Leçon { $number }
lesson-number-unaided = Leçon { $number }, sans aide
lesson-minutes = { $from } à { $to } minutes
lesson-back-to = Reprendre à l’étape { $step }
lesson-step-done = Fait :
lesson-dice = Dans une leçon, les dés sont donnés d’avance.
lesson-sources = La position est de nous ; ce qui s’est passé se lit dans :
lesson-unaided = Étape { $step } : à vous.
lesson-touched = Vous avez touché { $place } : { $names }.
lesson-touched-nobody = Vous avez touché { $place }, où il n’y a personne.
lesson-said = Vous avez touché « { $what } ».
lesson-touch-who = Touchez { $place } : { $name }.
lesson-touch-hex = Touchez { $place }.
lesson-touch-card = Touchez la carte « { $what } ».
lesson-touch-answer = Touchez « { $what } ».
school-title = L’école
school-line = Des leçons de quelques minutes : une phrase, un geste, et la règle est sue. Aucune lecture avant la première.
school-progress = { $done } sur { $all }
school-lessons = { $count ->
    [one] une leçon
   *[other] { $count } leçons
  }
school-begin = Commencer
school-go-on = Continuer
school-next = À suivre
school-did = Faite
school-end = Pour finir, la bataille d’école
school-no-engine = Les leçons se jouent dans la page, et celle-ci n’a pas son moteur de jeu. Les batailles d’école, elles, se jouent avec le serveur.
school-none = Ce livre n’a pas encore de leçons : commencez par sa bataille d’école.
hero-learn = Apprendre en jouant
hero-learn-hint = Première leçon, trois minutes, sans rien lire avant.
