# Ce que la table dit à qui ne la voit pas.

board = Carte de { $title }
level = niveau { $height }
ford = gué
bridge = pont
road = route
palisade = palissade
ditch = fossé
fortification = fortification
burning = en feu
strength = { $left } sur { $full }
supported = soutenue
selectable = peut agir
selected = choisie
has-moved = a bougé
done = a joué
played = a joué
reach = peut aller
dice-lost = { $dice ->
    [one] moins un dé
   *[other] moins { $dice } dés
  }
must-stop = arrêt
cannot-fight = sans combat
target = { $dice ->
    [one] cible, un dé
   *[other] cible, { $dice } dés
  }
hidden = hors de vue
step = pas { $step }
step-preferred = pas { $step }, chemin proposé
choice = au choix
objective = objectif, camp { $camp }
exit = sortie, camp { $camp }
refused = refusé
north = nord
south = sud
panicking-elephant = éléphant en panique
general-in-chief = général en chef { $name }
sub-general = sous-général { $name }
superior-officer = officier supérieur { $name }
trait-elite = élite
trait-volunteer = volontaires
trait-hesitant = hésitants
trait-panic = panique
trait-solid = solides
trait-fanatic = fanatiques
trait-fickle = changeants
trait-elusive = insaisissables
trait-aggressive = agressifs
trait-arab-horses = chevaux arabes
trait-indian-horses = chevaux indiens
trait-static = fixe
trait-detachment = détachement
trait-allied = alliés
trait-recruit = recrues
trait-on-horses = à cheval
trait-on-camels = à dos de chameau
trait-on-elephants = à dos d’éléphant
trait-on-wagons = sur chariots
trait-irregular = irréguliers
trait-melee-armed = à l’arme blanche
trait-rifles = fusils rayés

# La page.

no-game = Aucune partie en cours.
open-battle = Ouvrir une bataille
not-a-battle = « { $file } » n’est pas une bataille : { $why }
not-json = ce n’est pas du JSON
no-scenario = un objet avec « scenario » et « position » était attendu, comme ceux que fait « npm run fixtures »
enlarge = Agrandir
reduce = Réduire
show-all = Tout voir
coordinates = Coordonnées

# Règles de la maison.

house-title = Règles de la maison
house-line = Ce que la table convient de jouer autrement. La partie et sa relecture s’en souviennent.
house-count =
  { $count ->
    [0] le livre tel quel
    [one] { $count } règle
   *[other] { $count } règles
  }
house-own = De cette bataille.
house-in-force =
  { $count ->
    [one] Règle de la maison : { $names }.
   *[other] Règles de la maison : { $names }.
  }
house-short =
  { $count ->
    [one] { $count } règle de la maison
   *[other] { $count } règles de la maison
  }
