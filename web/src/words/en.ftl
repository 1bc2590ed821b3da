# What the table tells those who do not see it.

board = Map of { $title }
level = level { $height }
ford = ford
bridge = bridge
road = road
palisade = palisade
ditch = ditch
fortification = fortification
burning = burning
strength = { $left } of { $full }
supported = supported
selectable = may act
selected = chosen
has-moved = has moved
done = has played
played = has played
reach = may go
dice-lost = { $dice ->
    [one] one die less
   *[other] { $dice } dice less
  }
must-stop = must stop
cannot-fight = no combat
target = { $dice ->
    [one] target, one die
   *[other] target, { $dice } dice
  }
hidden = out of sight
step = step { $step }
step-preferred = step { $step }, the way proposed
choice = may be chosen
objective = objective of the { $camp }
exit = exit of the { $camp }
refused = refused
north = north
south = south
panicking-elephant = panicking elephant
general-in-chief = general in chief { $name }
sub-general = sub-general { $name }
superior-officer = superior officer { $name }
trait-elite = elite
trait-volunteer = volunteers
trait-hesitant = hesitant
trait-panic = panic
trait-solid = solid
trait-fanatic = fanatic
trait-fickle = fickle
trait-elusive = elusive
trait-aggressive = aggressive
trait-arab-horses = Arab horses
trait-indian-horses = Indian horses
trait-static = static
trait-detachment = detachment
trait-allied = allied
trait-recruit = recruits
trait-on-horses = on horses
trait-on-camels = on camels
trait-on-elephants = on elephants
trait-on-wagons = on wagons
trait-irregular = irregular
trait-melee-armed = melee-armed
trait-rifles = rifles

# The page.

no-game = No game under way.
open-battle = Open a battle
not-a-battle = “{ $file }” is no battle: { $why }
not-json = it is not JSON
no-scenario = an object with “scenario” and “position” was expected, like those “npm run fixtures” makes
enlarge = Enlarge
reduce = Reduce
show-all = Show all
coordinates = Coordinates

# House rules.

house-title = House rules
house-line = What the table agrees to play otherwise. The game and its replay remember it.
house-count =
  { $count ->
    [0] the book as it stands
    [one] 1 rule
   *[other] { $count } rules
  }
house-own = This battle’s own.
house-in-force =
  { $count ->
    [one] House rule: { $names }.
   *[other] House rules: { $names }.
  }
house-short =
  { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
  }
