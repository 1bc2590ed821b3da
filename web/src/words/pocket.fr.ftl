# À la vraie table, dans une main.

pocket-odds = Chances
pocket-sight = Vue
pocket-retreat = Recul
pocket-anew = Recommencer
retreat-board = Champ du recul
retreat-tools = Ce que fait un toucher
tool-hex-go = Reculer
tool-hex-unit = L’unité
tool-hex-friend = Ami
tool-hex-enemy = Ennemi
tool-hex-ground = Terrain
tool-hex-clear = Effacer
tool-hex-go-line = Touchez un hexagone : elle y recule, ou vous saurez pourquoi elle ne peut pas.
tool-hex-unit-line = Touchez l’hexagone où se tient l’unité frappée.
tool-hex-friend-line = Touchez un hexagone pour y poser un ami, ou l’ôter.
tool-hex-enemy-line = Touchez un hexagone pour y poser un ennemi ; le plus proche est celui qui a frappé.
tool-hex-ground-line = Choisissez un terrain, puis touchez ses hexagones.
tool-hex-clear-line = Touchez ce qui doit disparaître.
ground-river = rivière
ground-large-river = fleuve
ground-lake = lac
ground-mountain = montagne
ground-fire = feu
one-less = Un de moins : { $what }
one-more = Un de plus : { $what }
retreat-field = Le champ
retreat-drawn = Un champ dessiné
retreat-edges = Le bord du dessin est le bord de la table ; le sien est en bas. Hexagones entre elle et le bord :
edge-behind = Derrière elle
edge-left = À gauche
edge-right = À droite
retreat-camp = Elle recule
retreat-south = vers le sud
retreat-north = vers le nord
retreat-answer = La réponse des règles
retreat-flags = Drapeaux
retreat-ignored = Ignorés, { $count } au plus
retreat-nothing = Aucun hexagone à faire.
retreat-whole = { $count ->
    [one] Elle recule d’un hexagone.
   *[other] Elle recule de { $count } hexagones.
  }
retreat-short = { $owed ->
    [one] Elle doit un hexagone
   *[other] Elle doit { $owed } hexagones
  } et n’en fait que { $longest } : { $losses ->
    [one] une perte.
   *[other] { $losses } pertes.
  }
retreat-none = Elle ne peut pas reculer : { $losses ->
    [0] sans perte.
    [one] une perte.
   *[other] { $losses } pertes.
  }
retreat-destroyed = { $longest ->
    [0] Elle ne peut pas reculer
   *[other] Elle n’en fait que { $longest } sur { $owed }
  } : elle est détruite.
retreat-made = { $made ->
    [one] Un hexagone fait
   *[other] { $made } hexagones faits
  }, encore { $left }.
retreat-arrived = Elle s’arrête en { $hex }.
retreat-desertion = { $count ->
    [one] Puis un dé de désertion.
   *[other] Puis { $count } dés de désertion.
  }
retreat-step-back = Un pas en arrière
retreat-again = Depuis le début
retreat-ways = Par où elle peut aller
retreat-nth = { $step ->
    [one] 1er
   *[other] { $step }e
  }
retreat-through = à travers un ami
retreat-refused = Pas ailleurs
retreat-over = Le recul est fini.
retreat-not-beside = Un recul va d’hexagone en hexagone : touchez-en un qui est à côté d’elle.
