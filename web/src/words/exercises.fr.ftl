# Les exercices : une position, une question, la réponse de la règle.

exercises-title = Exercices
exercises-today = Aujourd’hui
exercises-endless = Sans fin
exercises-about = Sur { $clause }
exercises-modes = Quels exercices
exercises-books = De quel livre
exercises-any-kind = Toutes les questions
exercises-any-difficulty = Toutes les difficultés
exercises-kind = Question
exercises-difficulty = Difficulté
exercises-number = Exercice { $number } sur { $all }
exercises-number-right = Exercice { $number } sur { $all }, juste
exercises-number-wrong = Exercice { $number } sur { $all }, manqué
exercises-score = { $right ->
    [one] { $right } juste sur { $all }
   *[other] { $right } justes sur { $all }
  }
exercises-day-done = Les exercices du jour sont faits. De nouveaux viennent demain.
exercises-check = Valider
exercises-check-none = Personne : valider
exercises-check-nowhere = Nulle part : valider
exercises-picked = { $count ->
    [0] Rien de choisi encore.
    [one] { $count } choix : touchez-le encore pour l’ôter.
   *[other] { $count } choix : touchez-en un encore pour l’ôter.
  }
exercises-one = Une seule réponse.
exercises-next = Suivant
exercises-right = Juste.
exercises-wrong = Pas tout à fait.
exercises-right-hint = C’est la réponse de la règle.
exercises-wrong-hint = { $missed ->
    [0] { $wrong ->
        [one] Une réponse de trop.
       *[other] { $wrong } réponses de trop.
      }
    [one] { $wrong ->
        [0] Il en manquait une.
        [one] Une manquait, une était de trop.
       *[other] Une manquait, { $wrong } étaient de trop.
      }
   *[other] { $wrong ->
        [0] Il en manquait { $missed }.
        [one] { $missed } manquaient, une était de trop.
       *[other] { $missed } manquaient, { $wrong } étaient de trop.
      }
  }
exercises-answer-was = La réponse : { $answer }.
exercises-verdict = Verdict
exercises-drawing = L’exercice se prépare…
exercises-none = Aucun exercice de cette sorte n’a été trouvé : élargissez le choix.
exercises-where = { $battle }, tour { $turn }
exercises-moved = Ce tour
exercises-moved-hexes = { $name } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
  }
exercises-pace-road-march = marche sur route
exercises-pace-mounted = transportée
exercises-pace-mounted-road-march = transportée, sur route
exercises-pointed = Montrez une unité pour lire ce qu’elle est.
answer-picked = choisi
answer-right = juste
answer-missed = à choisir aussi
answer-wrong = à ne pas choisir
answer-not = à ne pas choisir
