# The table: top bar, sides, question, odds, log, rules, settings, end.

turn = Turn { $turn }
turn-of = Turn { $turn } of { $last }
phase-command = Command
phase-movement = Movement
phase-combat = Combat
turn-phase = Turn { $turn }, { $phase ->
    [command] command
    [movement] movement
   *[combat] combat
  }
home = Home
menu = Menu
close = Close
back-to-workshop = Back to the workshop
back = Back
book-jomini = Jomini
book-frederic = Frédéric
book-panache = Panache
book-thucidide = Thucidide

# Tools.

undo = Take back the last order
undo-phase = Take back the whole phase
sight = Line of sight
rules = Rules
settings = Settings
log = Log
odds = Odds
to-english = Read in English
to-french = Lire en français
sound = Sounds and notice
turn-board = Turn the map
with-key = { $what } ({ $key })

# Sides.

you = you
nobody-yet = open seat
computer = computer, { $character }
level-recruit = recruit
level-corporal = corporal
level-captain = captain
level-colonel = colonel
level-marshal = marshal
level-general = general
temper-steady = steady
temper-bold = bold
temper-cautious = cautious
temper-wily = wily
# Who plays: “bold general”; a temperament chance drew is not told before the end.
character = { $temper } { $level }
character-hidden = { $level }, temperament hidden
drawn-was = Temperament drawn by chance: { $character }.
taken = Units taken
taken-of = Units taken: { $taken } of { $wanted }
tokens = { $book ->
    [panache] { $count ->
        [one] ducat
       *[other] ducats
      }
   *[other] { $count ->
        [one] token
       *[other] tokens
      }
  }
price = { $count } { tokens }
objectives-held = Objectives held: { $held } of { $wanted } ({ $hexes })
exits-to-reach = { $count ->
    [one] Bring one unit off the table
   *[other] Bring { $count } units off the table
  }
online = Online
offline = Offline
absent = Away
musing = The { $character } is thinking
musing-aloud = { $who }. { $key } to hurry.
intent-of = { $army }: { $told }
hurry = Hurry
hurried = Hurried
thinks = Thinking
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
  }

# The question.

where-to = { $name }, { $place }: where to?
whom-to-attack = { $name }, { $place }: attack whom?
where-to-enter = { $name }: where does it come on?
hexes-in-reach = { $count ->
    [0] No hex in reach.
    [one] One hex in reach.
   *[other] { $count } hexes in reach.
  }
targets-in-reach = { $count ->
    [0] No target.
    [one] One target.
   *[other] { $count } targets.
  }
still-to-act = { $count ->
    [0] Nobody can act any more.
    [one] One unit can still act.
   *[other] { $count } units can still act.
  }
choose-in-list = Choose in the list.
choose-on-board = Choose on the map or in the list.
choose-which = At { $place }: what is it to be?
next-unit = Next unit
next = Next
muster = { $name }, activation { $group } of { $most }: { $left ->
    [0] no unit left
    [one] 1 unit left
   *[other] { $left } units left
  } of { $size }
muster-hint = Pick the units framed in gold, then close the group.
group-of = Group { $group } of { $groups }.
still-could-movement = { $count ->
    [one] One unit may still move. End the movement?
   *[other] { $count } units may still move. End the movement?
  }
still-could-combat = { $count ->
    [one] One unit may still attack. End the combats?
   *[other] { $count } units may still attack. End the combats?
  }
still-could-give = { $count ->
    [one] One unit may still move. Hand over the turn?
   *[other] { $count } units may still move. Hand over the turn?
  }
give-turn = Hand over the turn?
give-turn-no-attack = No attack is possible. Hand over the turn?
give-turn-hint = After this it is the other side’s turn; until then every order can be taken back.
end-phase = End the phase?
end-phase-hint = After this the phase does not come back.
give-turn-button = Hand over
end-phase-button = End it
play-on = Play on
escape-key = Esc
orders-title = Orders of manoeuvre
orders-lead = One a turn, paid at once. Pick the card, then the unit on the map.
orders-idle = Of no use this turn: { $names }.
order-missing = { $count } { tokens } short
order-taken = { $name }: pick the unit.
order-taken-hint = Esc puts the card back.
order-give = { $name }: give this order?
order-give-button = Give the order, { $price }
stake-no-order = no order
stake-dice = Dice
stake-none = No loss
stake-two = Two losses or more
stakes-title = With and without an order
stake-with = { $name }, { $price }
yours = your turn
your-turn-tab = ● Your turn, { $title }
review = See their turn again
review-end = Back
reviewing = Their turn, step by step.
reviewing-hint = Nothing can be ordered meanwhile.
key-review = See their turn again
key-card = Card of the unit looked at
see-again = See it again
next-lesson = Next lesson
next-battle = Next battle
share = Share
close-group = { $count ->
    [one] Close with one unit unused?
   *[other] Close with { $count } units unused?
}
close-group-hint = This group can take no more this turn.
change-officer = Another officer
close-group-button = Close this group
close-and-move = Close and move
army-asked = { $army }: { $hint }
shared = Link shared
decisive = The decisive combat: { $text }
stay-here = Stay here
no-attack = No attack
cancel = Cancel
confirm-attack = Attack, { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
confirm-move = Go to { $place }
# The way of a unit, hex by hex.
draw-way = Draw the way
draw-way-short = Way
way-begun = { $name }: which way? One hex after the other.
way-begun-hint = Tap each hex, or drag from the unit; tap the last one again to go.
way-told = { $name }: a way of { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
  }, to { $place }
way-goes = This way can be gone.
way-drives-off = This way drives off { $officers }.
way-go = Go
way-shortest = The shortest way
way-step = { $place }, { $count ->
    [one] { $count } hex.
   *[other] { $count } hexes.
  }
no-way-to-draw = First take in hand a unit that may move.
confirm-leave = Leave by { $place }
pace-normal = To { $place }, on foot
pace-road-march = To { $place }, by road
pace-mounted = To { $place }, mounted
pace-mounted-road-march = To { $place }, mounted, by road
chasing = { $move }, chasing { $officer }
attack-there = Attack { $name }
leave-here = Leave the table
enter-key = Enter
reserves = Reinforcements
saying = Order on its way…
also-on-board = Or click on the map.

not-asked = It is not your turn to play.
pick-a-unit = Choose one of your units framed in gold.
pick-a-hex = This unit cannot go there: the hexes ringed in green are in its reach.
pick-a-target = This unit cannot attack there: its targets wear red brackets.
pick-a-mark = Answer with one of the marked hexes, or with a button.
pick-an-answer = Answer with one of the buttons.

other-command = { $army }: which officer activates
other-selection = { $army }: choosing troops
other-movement = { $army }: movement
other-go-along = { $army }: does the officer go with the unit?
other-combat = { $army }: choosing an attack
other-front-rank = { $army }: an officer in the front rank?
other-attack-order = { $army }: an attack order?
other-defence-order = { $army }: a defence order?
other-evade = { $army }: evade or stand?
other-ignore-flags = { $army }: flags to ignore
other-retreat = { $army }: choosing the retreat
other-follow-up = { $army }: follow up or stay?
other-pursue = { $army }: choosing the pursuit
other-pursue-attack = { $army }: attack in pursuit
other-riposte = { $army }: strike back?
other-flee = { $army }: an officer’s flight
other-elephant = { $army }: a panicking elephant
other-replace-general = { $army }: a new general
watching = You are watching.
shown-now = { $army }: a move is being shown.
sight-from = Sight: choose the hex to look from.
sight-to = Sight from { $from }: point at the hex to see.
sight-hint = { $key } or Escape closes the view.

waiting-for-opponent = Waiting for an opponent.
invite-hint = Send this link; the battle begins as soon as somebody sits down.
copy-invitation = Copy the link
copied = Link copied
paused = The game is paused.
resume = Go on
frozen = The server stopped the game after a mistake of its own; it stands as it stood.
outdated = This game can be read, but not continued.
draw-offered = { $army }: a draw is offered.
accept-draw = Accept the draw
decline-draw = Play on

# Connection.

lost = Connection lost, trying again in { $seconds } s. Nothing is lost.
lost-now = Connection lost, trying again… Nothing is lost.
queued = Your answer will go out when the connection is back.
back-online = Connection restored
connecting = Connecting…
cannot-open = This table cannot be opened.
unreachable = The server does not answer.
try-again = Try again
copy-report = Copy the report
report-copied = Report copied
play-now = Play now
loading-map = The map is on its way…

# Odds.

odds-of = { $who }, { $to }
odds-from = { $name }, { $from }, { $distance ->
    [one] one hex away
   *[other] { $distance } hexes away
  }
distance-words = { $distance ->
    [one] one hex away
   *[other] { $distance } hexes away
  }
die-count = { $count ->
    [one] die
   *[other] dice
  }
dice-rolled = Dice rolled
at-most = { $dice } at most
not-applied = { $count ->
    [one] One reason set aside
   *[other] { $count } reasons set aside
  }
losses = Losses
losses-none = none
losses-some = { $count ->
    [one] 1 element
   *[other] { $count } elements
  }
destroyed = Destroyed
leaves-hex = Leaves its hex
takes-hex = Hex taken
riposte = Riposte
own-losses = Our losses
own-destroyed = Attacker destroyed
average-loss = average loss
at-least-one = at least 1 lost
retreats = leaves
exact = exactly { $fraction }
elephants-stand = Elephants let loose are counted as standing still.
reckoning = Reckoning the odds…
no-odds = No odds to show: { $why }
compare-targets = { $name }: targets
no-target-yet = No target from here.
look-at-target = Point at a target to read its odds.
nothing-chosen = Choose a unit to see where it can go and whom it can attack.
nothing-looked = Point at a hex to read it.
full-ledger = All the detail
less = Less detail

# Dice.

face-infantry = infantry
face-cavalry = cavalry
face-artillery = artillery
face-flag = flag
face-letter = letter
face-advantage = advantage
face-green = green
face-blue = blue
face-red = red
face-hit = hit
face-melee-hit = melee
face-ducat = ducat
purpose-attack = Attack
purpose-riposte = Riposte
purpose-elephant-fight = The elephant’s fight
purpose-confirm = Hits to confirm
purpose-dispersion = Dispersion
purpose-burst = Burst
purpose-desertion = Desertion
purpose-elephant-flight = The elephant’s flight
purpose-front-rank = Officer in the front rank
purpose-staff = Staff
purpose-messengers = Messengers
purpose-burn-out = Fire
strike-title = { $what }: { $who } ({ $from }) on { $whom } ({ $at })
effect-hits = hits
effect-hits-if-confirmed = to confirm
effect-shakes = retreat
effect-earns = { $book ->
    [panache] ducat
   *[other] token
  }
effect-nothing = nothing
fate-nothing = Nothing
fate-open = To be decided
fate-left = { $name }: { $left } of { $full }
dice-read = Continue
faces-here = What each face would do

refused-at = { $place }: { $why }
legend = Legend
legend-title = What is on this map
legend-weights = Weights
legend-traits = Traits
legend-people = Officers and units
legend-hexes = Hexes
legend-ground = Ground
weight-very-light = very light
weight-light = light
weight-medium = medium
weight-heavy = heavy
weight-very-heavy = very heavy
rank-general-in-chief = general in chief
rank-sub-general = sub-general
rank-superior-officer = superior officer
legend-reach = may go there
legend-stop = must stop
legend-no-fight = no combat
legend-target = target, with its dice
legend-group = activated, number of its group
legend-may-act = may act
legend-moved = has moved, may still fight
legend-done = has played
legend-objective = objective
card-elements = { $left } of { $full }
card-march = { $count ->
    [one] hex and combat
   *[other] hexes and combat
}
card-march-free = { $count ->
    [one] hex without combat
   *[other] hexes without combat
}
card-dice = { $count ->
    [one] die in melee
   *[other] dice in melee
}
card-range = range
card-fire = { $count ->
    [one] die by fire
   *[other] dice by fire
}
card-group = group { $group }

# From there.

from-there = From { $place }, one loss at least
from-there-nobody = From { $place }, no target.
threats-there = Could attack it there
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
from-there-aloud = { $count ->
    [0] { $place }: no target.
    [one] { $place }: one target, { $targets }.
   *[other] { $place }: { $count } targets, { $targets }.
}
threats-aloud = { $count ->
    [one] Could attack it there: { $foes }.
   *[other] Could attack it there: { $foes }.
}
card-commands = commands at { $range }

# Lesson.

lesson-title = Lesson
lesson = Lesson, step { $step } of { $last }
previous-step = Previous step
next-step = Next step

# Log.

empty-log = The battle has not begun.
filter = Show
filter-all = All
filter-combats = Combats
filter-losses = Losses
show-combat = Show on the map again
taken-back = { $count ->
    [one] One order taken back
   *[other] { $count } orders taken back
  }
log-seated = { $army }: { $name }.
log-you-seated = { $army }: you.
log-begun = The battle begins.
log-undo = { $army }: last orders taken back.
log-resigned = { $army }: resignation.
log-draw-offered = { $army }: a draw is offered.
log-draw-agreed = A draw, by agreement.
log-draw-declined = { $army }: the draw is declined.
log-paused = The game is paused.
log-resumed = The game goes on.
log-chat = { $name }: “{ $text }”
say-something = Say a few words
send = Say
log-rematch = A rematch is open.
log-freed = { $army }: the host freed the seat.
log-closed = Whoever keeps the server closed the game.
log-muted = Whoever keeps the server changed who may talk here.
log-rekeyed = Whoever keeps the server gave a seat a new token.
log-frozen = The server stopped the game after a mistake of its own.
log-chain = The games of this server come from a copy: the dice go on with a new chain of secrets, announced here.
log-rules = The game goes on under rules { $to }, which play everything before in the same way.

# Rules.

search-rules = Search the rules
search-hint = A word or a number, like MOD-5
no-rule-found = No rule contains “{ $query }”.
section = Section { $section }
not-played = Not played here: { $why }
by-type = Part of the troop types
other-books = In the other books
cited-by = Cited in this game
not-cited = Not cited in this game yet.
read-other = Read in French

# Settings.

theme = Colours
theme-system = As the device
theme-light = Day
theme-dark = Night
theme-contrast = Contrast
pace = Dice and moves
pace-hint = The space bar skips what is being shown.
turning = At one screen, turn the map towards whoever plays
pace-calm = Leisurely
pace-brisk = Brisk
pace-instant = At once
language = Language
keys = Keys
key-next = Next unit
key-sight = Line of sight
key-odds = Odds
key-coordinates = Coordinates
key-log = Log
key-undo = Take back
key-end = End the phase
key-hurry = Hurry the computer
key-turn = Turn the map
key-scan = Read the six neighbours
key-targets = Read the targets
key-way = Draw the way
press-a-key = Press a key
steering-hint = Six directions: numeric pad 7 9 4 6 1 3, or the arrows. Enter answers, a digit picks an answer, Escape lets go.
reset-keys = Original keys
game-settings = Game
resign = Give up
resign-sure = Really give up?
free-seat = Free the seat of { $name }
free-seat-sure = Really send { $name } away?
offer-draw = Offer a draw
pause-game = Pause
show-coordinates = Coordinates in the hexes

# End.

victory-of = Victory: { $army }
you-won = Victory! { $army }
you-lost = Defeat. Victors: { $army }
draw = A draw
by-elimination = by units taken
by-objectives = by objectives held
by-exit = by units brought off
by-turn-limit = on the last turn
by-resignation = by resignation
by-closed = closed by whoever keeps the server
by-agreement = by agreement
rematch = Rematch
open-rematch = Open the rematch
replay = Save the game
check-dice = Check the dice
checking-dice = Checking…
dice-good = { $count ->
    [0] No dice were rolled.
    [one] The roll in the file is fair: it comes from the chain announced, and is what this browser sent and saw.
   *[other] All { $count } rolls in the file are fair: they come from the chain announced, and are what this browser sent and saw.
  }
dice-title = The dice
dice-checked = { $count ->
    [0] No roll yet
    [one] 1 roll checked
   *[other] { $count } rolls checked
  }
dice-unchecked = Rolls not checked
dice-wrong = The dice are not fair
dice-renewed = The game comes from a copy
dice-look = Look
dice-own = { $count ->
    [one] 1 roll of an order of yours, with the number this browser had sent
   *[other] { $count } rolls of your orders, with the numbers this browser had sent
  }
dice-computers = { $count ->
    [one] 1 roll of the computer, whose number follows from your last
   *[other] { $count } rolls of the computer, whose numbers follow from your last
  }
dice-alone = { $count ->
    [one] 1 roll the server could have decided alone: nobody had spoken since the announcement
   *[other] { $count } rolls the server could have decided alone: nobody had spoken since the announcement
  }
dice-earlier = { $count ->
    [one] 1 roll of before this browser kept what it sends
   *[other] { $count } rolls of before this browser kept what it sends
  }
dice-back = { $lost ->
    [0] The server took up an older copy of the game, at entry { $entry }. The dice go on with a new chain.
    [one] The server took up an older copy of the game, at entry { $entry }: one of your orders is lost. The dice go on with a new chain.
   *[other] The server took up an older copy of the game, at entry { $entry }: { $lost } of your orders are lost. The dice go on with a new chain.
  }
dice-not-kept = This browser has no room left: what you send is kept only while this page stays open. Save it before you close it.
dice-how = Every roll is made by two: a secret the server announced before the battle, and a number drawn by whoever acts. This page computes every roll again as it comes, and compares its number with the one it sent.
dice-limits = Your opponent’s numbers are compared by his own page. If the server is in league with him, nothing can show it.
dice-limits-computer = The computer plays at the server’s: its number follows from yours, but nothing can show that its orders were not chosen knowing the next secret.
dice-limits-watching = You are watching: no number of yours is in play, and those of the players are compared by their own pages.
dice-what-now = Save what you sent and the file of dice: the two together show the difference to whoever wants to see it.
dice-commitments = { $count ->
    [one] The announcement this browser was shown
   *[other] The announcements this browser was shown
  }
check-dice-file = Check the server’s file
save-sent = Save what I sent
save-dice = Save the dice
dice-bad-secret = Roll { $throw }: its secret is not of the chain that was announced.
dice-bad-order = Roll { $throw }: it is not the secret that was due, number { $index } of chain { $chain }.
dice-no-commitment = Roll { $throw }: chain { $chain } was not announced.
dice-bad-chain = Roll { $throw }: chain { $chain } may not begin here.
dice-bad-faces = Roll { $throw }: its faces should be others.
dice-bad-entry = Roll { $throw }: entry { $entry } is out of place, or has two orders.
dice-bad-following = Roll { $throw }: the computer’s number is not the one that follows from the number named.
dice-not-sent = Roll { $throw }: this browser did not send this number. Unless you played elsewhere, it was changed.
dice-command-not-sent = Entry { $entry }: this browser did not send “{ $words }”. Unless you played elsewhere, somebody did in your place.
dice-other-command = Roll { $throw }: with this number this browser had sent another order, “{ $sent }”.
dice-other-words = Roll { $throw }: “{ $words }” is not the order that was given.
dice-other-entry = Roll { $throw }: the server has it at entry { $entry }; it had answered { $answered }.
dice-late-chain = Roll { $throw }: chain { $chain } had not been announced when your number was sent.
dice-other-last = Roll { $throw }: the computer’s number does not follow from the last one you sent.
dice-other-throws = These are not the { $seen } rolls this browser saw, as it saw them.
dice-taken-back = Roll { $throw }: the game was taken up from an older copy; you had seen { $seen } rolls.
dice-late-elsewhere = Entry { $entry } says it was played elsewhere, though the battle had begun here: its dice are not proved.
dice-elsewhere = { $count ->
    [one] { $count } roll from before the game came here, which nobody proves
   *[other] { $count } rolls from before the game came here, which nobody proves
}
dice-gone-back = The server is at entry { $found }, this browser had seen { $seen }: the game went back, and nothing says so.
dice-bad-commitment = The announcement of chain { $chain } is not the one this browser was shown.
dice-other-game = These are the dice of another game, { $game }.
dice-other-seats = These are not the sides the computer plays.
dice-throws-cut = The file is cut short: { $found } rolls, this browser had seen { $seen }.
dice-entries-cut = The file ends at entry { $found }; this browser had seen { $seen }.
dice-not-over = This browser saw the end of the game; the file says it is unfinished.
dice-bad-format = This file of dice has an unknown format.
dice-no-crypto = This browser computes no hashes here: open the page over HTTPS, or check the file with “etendard replay”.
captured = { $taken ->
    [0] No unit taken
    [one] One unit taken
   *[other] { $taken } units taken
  }, { $lost ->
    [0] none lost
    [one] one lost
   *[other] { $lost } lost
  }.

# Home.

your-name = You
choices-count = { $count ->
    [one] One choice
   *[other] { $count } choices
  }
targets-count = { $count ->
    [one] One target
   *[other] { $count } targets
  }

# For the ear.

side-0 = east
side-1 = north-east
side-2 = north-west
side-3 = west
side-4 = south-west
side-5 = south-east
toward-0 = right
toward-1 = up right
toward-2 = up left
toward-3 = left
toward-4 = down left
toward-5 = down right
beside = { $side }: { $what }
beyond = off the table
target-odds = { $name }, { $place }, { $dice ->
    [one] one die
   *[other] { $dice } dice
  }, at least one loss { $loss }
no-one-chosen = Nobody in hand.
no-one-next = Nobody else can act.
no-hex-looked = No hex is shown: the arrows show one.
answer-by-key = { $key }: { $answer }
skip-to-board = Skip to the map
