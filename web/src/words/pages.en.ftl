# The pages around the table.

# Everywhere.

skip = Skip to the content
brand-home = Étendard, home
main-nav = Pages
nav-battles = Battles
nav-training = School
nav-rules = Rules
nav-calculator = Calculator
nav-replays = Replays
nav-workshop = Workshop
nav-sight = Line of sight
foot = Étendard, four battle games of hexes and dice.
page-arrives = The page is coming…
page-missing = This page did not arrive.
page-missing-why = The line is down, or the server was renewed since you opened the page. Nothing is lost: your games are kept.
reload = Load the page again
nowhere-title = There is nothing at this address.
nowhere-why = The link may be cut short, or the page has moved. Here is where to go:
nowhere-home = Choose a battle
nowhere-rules = Read the rules
nowhere-replays = See a game again
year = { $year }
year-before = { $year } BC
minutes = { $from } min
minutes-between = { $from } to { $to } min
units = { $count ->
    [one] one unit
   *[other] { $count } units
  }
turns = { $count ->
    [one] one turn
   *[other] { $count } turns at most
  }
army-units = { $army }, { $count }
somebody = Somebody
nothing = nothing
nobody = nobody

# Home.

hero-title = Twenty-three centuries of battles, one table.
hero-line = Hexes, dice and four rulebooks, from the phalanx to the Grande Armée. Against the computer, against a friend, or both sides by yourself.
hero-play = Play now
hero-busy = One moment…
hero-invite = Invite an opponent
hero-hint = A training battle, a quarter of an hour, no account.
choose-battle = Choose a battle
choose-to-invite = Choose the battle first; then you get the link to send.
battles-arrive = The battles are coming…
by-book = By book
by-period = By period
by-length = By length
any-book = All
period-antiquity = Antiquity
period-middle-ages = Middle Ages
period-renaissance = Renaissance
period-enlightenment = 18th century
period-empire = Revolution and Empire
length-short = 50 minutes at most
length-long = Near an hour
battles-found = { $count ->
    [0] No battle.
    [one] One battle.
   *[other] { $count } battles.
  }
no-battle = No battle answers to all of that.
all-battles = Show all { $count } battles
at-turn = turn { $turn }
my-games = My games
game-mine = turn { $turn }. Your move.
game-theirs = turn { $turn }. Your opponent’s move.
game-waiting = waiting for an opponent.
game-stopped = turn { $turn }. Paused.
game-over = finished.
resume-game = Resume the game
see-game = See the table
see-replay = See again
forget = Forget
forget-game = Forget the game { $title }
more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
  }
invited-title = Somebody waiting for you?
invited-label = Paste the link you got
invited-go = Join
no-link = This link leads to no game: it must hold “#/join/” or “#/game/”, whole.
public-games = Open tables
no-public-game = Nobody is waiting just now. Choose a battle and open a table to all.
refresh = Refresh
against = { " " }against{ " " }
sit-down = Sit down
watch = Watch
how-title = How it is played
how-1 = A leader activates a few units; they advance, then they fight.
how-2 = Dice decide, and every die has its reason: the table shows it with its rule, and the exact odds before the assault.
how-3 = You win by eliminating units, by holding a place or by breaking through; a battle takes less than an hour.
tools-title = At the real table
tools-line = On your phone, beside the miniatures.
tool-odds = Odds calculator
tool-odds-line = The exact odds of a combat, rule by rule
tool-sight = Line of sight
tool-sight-line = Who sees whom, and which hex blocks the view
tool-rules = Rules by clause
tool-rules-line = The four books, with search

# A battle.

battle-arrives = The battle is coming…
no-such-battle = This battle cannot be shown.
map-hint = Point at a hex to read it; the wheel or your fingers bring the map nearer.
map-top = The top of the map is { $top }. Point at a hex to read it.
battle-strengths = Strengths
battle-balance = Balance
battle-lesson = What it teaches
battle-scale = Scale
battle-notes = Conjectures and liberties
battle-sources = Sources
starts = starts
army-means = { $units ->
    [one] One unit
   *[other] { $units } units
  } and { $officers ->
    [0] no officer.
    [one] one officer.
   *[other] { $officers } officers.
  }
army-activations = { $activations ->
    [one] One activation
   *[other] { $activations } activations
  } a turn, { $units ->
    [one] of one unit.
   *[other] of { $units } units.
  }
goal-eliminate = { $count ->
    [one] Eliminate one enemy unit
   *[other] Eliminate { $count } enemy units
  }
goal-hold = { $count ->
    [one] Or hold { $hexes }
   *[other] Or hold { $hexes } together
  }
goal-hold-some = Or hold { $count } of these: { $hexes }
goal-leave = { $count ->
    [one] Or bring one unit out by { $hexes }
   *[other] Or bring { $count } units out by { $hexes }
  }
goal-last = Or last until the end of turn { $turn }
arrange-title = Play this battle
against-whom = Against whom?
way-computer = The computer
way-computer-line = Six strengths, from recruit to general
way-hot-seat = Two players, this screen
way-hot-seat-line = Or both sides by yourself
way-guest = Somebody else
way-guest-line = By a link, or at an open table
your-side = Your side
which-level = Its strength
level-recruit-line = Knows the rules, and makes another mistake each turn. For a first battle.
level-corporal-line = Knows the drill, and forgets it every other turn.
level-captain-line = In good order, straight at whoever can be hurt most. Few mistakes.
level-colonel-line = Marches like the captain, but for one turn in eight that he plans whole; thinks every attack, every order, every retreat over.
level-marshal-line = Plans whole turns, in haste: a few plans, and the best of them.
level-general-line = Plans whole turns and plays them on to your answer. The strongest; it thinks longest.
which-temper = Its temperament
temper-chance = By chance
temper-steady-line = Takes everything for what it is worth.
temper-bold-line = Closes fast, strikes often, fears the stroke back little.
temper-cautious-line = Keeps its ranks closed and out of reach, and lets you come.
temper-wily-line = Looks for ground that decides, bars the way back, saves its tokens.
temper-chance-line = Drawn when the game begins, and told when it is over.
ahead = The general thinks during your turn
ahead-hint = In this browser only; some battery for a stronger opponent.
your-name-here = Your name at the table
open-to-all = Open the table to all
practice-line = For practice: everything can be taken back, even after dice
play-it = Begin
host-it = Open the table
hosted-title = The table is open
hosted-line = Send this link to your opponent. The battle begins when he sits down; your seat is kept in this browser.
hosted-open = The table is in the list on the home page. You may send this link too; the battle begins when somebody sits down.
hosted-link = Invitation link
copy-yourself = This browser does not copy for the page: the link is selected, copy it yourself.
go-to-table = Go to the table

# Joining.

join-title = Join a table
join-invited = { $name } is waiting for you.
join-battle = The battle: { $title }.
join-host-side = Your host plays: { $army }.
join-side = You play: { $army }
join-known = You already sit at this table.
join-full = There is no seat left at this table; you can watch it.
watch-game = Watch the game

# School.

lesson-go = Step { $step }: { $title }
lesson-back = Previous
lesson-next = Next step
lesson-end = This is the last step: the battle is yours.
lesson-begin = Begin
lesson-again = Begin again
see-battle = See the map and the armies

# Replays.

replays-title = See a game again
replays-line = Move by move, with the dice and the rule of every effect; each moment has its link.
replay-open = A file
replay-open-line = Games are saved from the table when the battle is over, or from where they are seen again; an unfinished one can be played on.
replay-choose = Choose a file
replay-game = A game of this server
replay-game-label = Its link
replay-go = See it
replay-arrives = The game is coming…
replay-steps = Step by step
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-place = Moment of the game
replay-of = { $at } of { $count }
replay-turn = Go to turn
luck = Luck so far
luck-hint = Elements lost in combat; the line marks the losses expected when each attack was declared.
luck-lost = { $lost } lost, { $expected } expected
fallen = The dice so far
fallen-count = { $count ->
    [0] No die has fallen yet.
    [one] One die has fallen.
   *[other] { $count } dice have fallen, both sides together.
  }
fallen-expected = { $average } on average
replay-share = Copy the link to this moment
replay-last-only = This server does not keep the map of every moment: blocks stand where they stood last, the hexes of the story are ringed.
play-it-on = Play on
play-on-title = Play this game on
play-on-here = It goes on from where it stops, kept in this browser; the dice so far are taken as they stand.
play-on-server = It goes on from where it stops, kept by this server; the dice so far are taken as they stand, and nobody proves them.
play-on-elsewhere = Play on in a new game
replay-close = Close this file
progress-waiting = waiting for an opponent
progress-playing = being played
progress-paused = paused
progress-over = finished
progress-frozen = stopped
progress-outdated = of earlier rules
no-replay = “{ $file }” is no saved game: its first line should be “étendard replay 2”.
newer-replay = “{ $file }” comes from a later version ({ $text }): update Étendard.
no-scenario-named = “{ $file }” does not say which battle was played: the line “scenario” is missing.
bad-line = “{ $file }”, line { $line }: “{ $text }” is neither an order nor a throw. A number, “north”, “south” or “dice”, then words were expected.
unreadable = “{ $file }” cannot be read.

# Calculator.

odds-line = Describe the two units as they stand on your table; the odds are exact, and every die has its rule.
attacker = Attacker
defender = Defender
troop = Troop
elements-left = Elements
officers = Officers with it
ground = Ground
height = Level
order = Order
no-order = none
is-supported = Supported
written-on-it = { $count ->
    [0] Traits
    [one] One trait
   *[other] { $count } traits
  }
between-them = Between them
distance = Distance
distance-of = { $count ->
    [one] in contact
   *[other] { $count } hexes
  }
moved = Hexes moved
work = The defender is behind
another-beside = Another unit in contact
front-rank = An officer in the front rank
evades = The defender evades
whole-chain = Follow the combat to its end: follow-up, pursuit, riposte
arm-infantry = Infantry
arm-cavalry = Cavalry
arm-camelry = Camelry
arm-chariotry = Chariots
arm-elephants = Elephants
arm-artillery = Artillery
ground-clear = clear terrain
ground-hill = hill
ground-forest = forest
ground-habitations = habitations
ground-marsh = marsh
ground-rocks = rocks
ground-sand = sand
ground-snow = snow
ground-stream = stream
ground-ford = ford
ground-bridge = bridge
ground-road = road
order-steady-fire = steady fire
order-charge = charge
order-cold-steel = cold steel
order-all-out = all-out
order-press-on = press on
order-stand-fast = stand fast
order-take-cover = take cover
order-square = square
order-ambush = ambush
order-counter-charge = counter-charge

# Line of sight.

sight-line = The map of a battle, two hexes: the line is drawn, and what blocks it is named with its rule.
which-field = Battlefield
weapon = With what weapon?
weapon-own = Whatever is there
weapon-small-arms = Small arms
weapon-guns = Guns
verdict = What is seen
sees = { $from } sees { $to }.
sees-not = { $from } does not see { $to }.
line-meets = The line meets
met-through = crossed
met-left = passed, on the left
met-right = passed, on the right
look-again = Another line
sight-how = By keyboard: arrows go from hex to hex, Enter picks.

# Rules.

rules-title = The rules, clause by clause
rules-line = What the table applies, in our words. Every clause has its number, the one the log and the odds show.
rules-arrive = The rules are coming…
rules-count = { $count ->
    [one] One clause.
   *[other] { $count } clauses.
  }
rules-found = { $count ->
    [0] No clause found.
    [one] One clause found.
   *[other] { $count } clauses found.
  }
show-all-rules = Show all { $count } clauses
of-companion = From the companion to the books
of-edition = From this edition
rules-of = Rules: { $book }
family = All { $family } clauses

# Settings.

settings-line = Everything stays in this browser; only your name is told, at tables where you sit down.
text-size = Text size
text-size-of = { $size }%
motion = Animations
motion-system = As the device does
motion-none = None

# Games seen again.

replay-mine = My games
replay-mine-none = No game of this browser has been played yet.
replay-kept = Kept games
replay-kept-line = A battle of each book, played from end to end by two computers.

## The way to sheets, exercises and the real table, whose words come with their pages

on-paper = On paper
on-paper-these = On paper:
tools-aids = Player aid to print:
paper-aid = Player aid
paper-book = Rulebook
paper-battle = Battle
paper-blocks = Blocks to cut out
paper-cloth = Hex cloth
exercises-enter = Exercises
exercises-enter-line = Who may fire, where to retreat, how many dice? Five questions a day, the same for everybody, and others without end.
exercises-clause = Exercises on { $clause }
nav-pocket = At your table
tool-pocket = At your table
tool-pocket-line = Odds, sight and retreats in one hand, without a network too
