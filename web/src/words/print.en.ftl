# On paper.

print-now = Print
print-paper = A4 sheets.
print-count = { $count ->
    [one] One A4 sheet.
   *[other] { $count } A4 pages.
  }
paper-aid-line = Two sides of a sheet, flat on the table.
paper-book-line = The whole book, every figure step by step.
paper-battle-line = The map, then the armies.
paper-blocks-line = On card, in the size of the cloth. Print at 100%.
paper-cloth-line = The map to put together, in its exact size. Print at 100%.
print-hex = Width of a hex
millimetres = { $count } mm
print-pieces = Pieces
pieces-elements = one for each element, piled
pieces-blocks = one for each unit
ruler = 100 mm, to be checked with a ruler

# A battle on two pages.

battle-sheet = { $title }, { $page } of 2
print-hill-1 = hill
print-hill-2 = hill, second level
print-signs = Signs
print-blocks-hint = On the block: at the foot, a square for each element; upper left, the weight; on the right, what sets the unit apart. The flag is its officer’s.
print-allied-hint = A point at the foot, on the left: an allied unit.
print-top = The top of the map is { $top }.
print-tracks = To tick
print-turn = Turn
print-taken = Units taken
print-purse = Purse at the start: { $count } { $what }
print-camp = { $camp } side
print-elements = { $count ->
    [one] one element
   *[other] { $count } elements
  }
print-house-rule = { $name } ({ $clause }): { $says }
print-book-as-is = None: { $book } as it stands.
print-rank-general-in-chief = general in chief
print-rank-sub-general = sub-general
print-rank-superior-officer = superior officer
print-rank-historical-figure = historical figure
officer-good = good leader
officer-weak = weak leader
officer-bad = bad leader
officer-allied = allied
officer-in-vehicle = in a vehicle
officer-poor-staff = poor staff
officer-messengers = messengers
officer-manoeuvre = manoeuvre leader
officer-attack = attack leader
officer-defence = defence leader
officer-weak-manoeuvre = weak in manoeuvre
officer-weak-attack = weak in attack
officer-weak-defence = weak in defence

# Blocks.

blocks-sheet = { $title }, { $army }, { $number } of { $count }
blocks-foot = { $title } · { $army } · { $number } of { $count } · { $hex } mm hex

# Cloth.

cloth-overview = { $title }, which sheet goes where
cloth-sheet = { $title }, sheet { $name }
cloth-hex = { $count } mm hex
cloth-map = The sheets on the map
cloth-size = { $count } sheets, { $width } × { $height } cm once put together, hexes { $hex } mm from side to side.
cloth-step-1 = Print at 100%, without “fit to page”; the ruler at the foot of each sheet must measure 100 mm.
cloth-step-2 = Cut each sheet on the left and at the top, along the thin line between the corner marks.
cloth-step-3 = On the right and at the foot, dots border a strip of { $glue } mm which the next sheet covers: keep it for the glue.
cloth-step-4 = Put it together row by row, A1, B1, C1…, then the rows.
cloth-step-5 = The blocks to cut out for the same width of a hex fit into these hexes.

# Player aid.

aid-sheet = { $book }, player aid, { $side } of 2
aid-front = front: the turn
aid-back = back: the tables
aid-turn = How to play
aid-combat-orders = Orders of attack and of defence
aid-above = Against a square: the orders of defence, above.
aid-phase-turn = The turn
aid-phase-command = Command
aid-phase-movement = Movement
aid-phase-combat = Combat
aid-phase-dice = Dice more, dice less
aid-phase-retreat = Losses and retreat
aid-phase-after = After the melee
aid-elements = El.
aid-march = March
aid-range = Range
aid-march-reads = March in hexes; after the stroke, when combat is given up; “–”: it stays.
aid-weights-read = Five numbers run from very light to very heavy.
aid-dice-read = Dice at full strength; after the stroke, with the last element.
aid-melee-into = Melee into
aid-melee-out = Melee out of
aid-fire-into = Fire into
aid-most-reads = melee and fire: dice at most, against this ground or out of it
aid-first-line = the first line that applies decides
