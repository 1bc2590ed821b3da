# The workshop: battles of one’s own.

ws-lead = A map, two armies, what wins: set a battle down hex by hex, have it checked, try it. Everything stays in this browser; a file takes it elsewhere.
ws-to-shelf = See the battles of others, on the shelf.
ws-begin-blank = A blank sheet
ws-begin-battle = From a battle
ws-begin-battle-line = A copy, to be changed as you like.
ws-begin-file = From a file
ws-begin-file-line = A battle’s .toml file: drop it here, or choose it.
ws-choose-file = Choose a file
ws-book = The book
ws-columns = Columns
ws-rows = Rows
ws-create = Begin
ws-battle = The battle
ws-choose = Choose…
ws-take-battle = Make a copy of it
ws-mine = My battles
ws-none-yet = Nothing yet: whatever you begin is found here.
ws-deleted = “{ $title }” is deleted.
ws-undelete = Put it back
ws-copy = Copy
ws-copy-what = Copy “{ $title }”
ws-delete = Delete
ws-delete-what = Delete “{ $title }”
ws-copy-of = { $title }, copy
ws-new-battle = New battle
ws-new-story = A battle made in the workshop.
ws-army-north = Northern army
ws-army-south = Southern army
ws-untitled = Untitled
ws-unnamed = nameless
ws-no-battle = “{ $file }” is no battle that can be read.
ws-file-fault = “{ $file }”: { $fault }.
ws-file-too-large = “{ $file }” is { $size } kB; a battle has { $most } at most. It was not opened, nothing is changed.
ws-file-no-text = “{ $file }” is no text in UTF-8: save it as such, or it is something else than a battle. Nothing is changed.
ws-no-room = This browser has no room left, or lets nothing be kept here: nothing is begun, nothing is lost.
ws-missing = This battle is not here.
ws-missing-why = Battles of the workshop are kept in the browser they were made in. This one was deleted, or is elsewhere.
ws-unreadable = The workshop does not open.
ws-unreadable-why = This browser lets nothing be kept here: a private window, perhaps.
ws-to-list = My battles

ws-hexes = { $columns } × { $rows } hexes
ws-kept = Kept here at { $time }
ws-unkept = Nothing can be kept here
ws-undo = Undo
ws-undo-what = Undo: { $what }
ws-redo = Redo
ws-redo-what = Redo: { $what }
ws-did = { $what }
ws-undid = Undone: { $what }
ws-redid = Done again: { $what }
ws-refused-here = { $place }: nothing to do here with this tool.
ws-file = File
ws-save-file = Save a file
ws-save-file-line = the battle as .toml, to keep or to send
ws-read-file = Read a file
ws-read-file-line = in the place of what is here; it can be undone
ws-copy-battle = Copy the battle
ws-copy-battle-line = another one, under another name
ws-share = Share
ws-share-line = a link that holds the battle, or the server’s shelf
ws-mirror-whole = Put the whole battle in the mirror
ws-mirror-loses = Hexes of the rim have nobody opposite there; it can be undone.

ws-palette = Palette
ws-column = Armies, victory and story
ws-bar = Tool in hand
ws-hands = Tools
ws-paint = Paint
ws-move = Move
ws-erase = Rubber
ws-mirror = Mirror
ws-mirror-off = Mirror: what is done is done opposite too
ws-mirror-sides = Mirror, left and right
ws-mirror-ends = Mirror, top and bottom
ws-mirror-turn = Mirror, half a turn
ws-mirror-sides-short = ↔ left
ws-mirror-ends-short = ↕ top
ws-mirror-turn-short = half turn
ws-mirror-sides-way = left to right
ws-mirror-ends-way = top to bottom
ws-mirror-turn-way = half a turn
ws-section-ground = Ground
ws-section-level = Level
ws-section-water = Water and roads
ws-section-sides = On hex sides
ws-section-marks = Marks
ws-section-said = Palette: { $section }
ws-brush = Brush
ws-brush-one = 1 hex
ws-brush-seven = 7
ws-brush-all = fill
ws-brush-outline = whole outline
ws-tile-clear = Clear
ws-tile-forest = Forest
ws-tile-village = Houses
ws-tile-marsh = Marsh
ws-tile-rocks = Rocks
ws-tile-sand = Sand
ws-tile-mountain = Mountain
ws-tile-lake = Lake
ws-tile-snow = Snow
ws-tile-farm = Farm
ws-tile-level-0 = plain
ws-tile-level-1 = hill
ws-tile-level-2 = height
ws-tile-level-3 = summit
ws-tile-stream = Stream
ws-tile-river = River
ws-tile-large-river = Wide river
ws-tile-road = Road
ws-tile-bridge = Bridge
ws-tile-ford = Ford
ws-tile-palisade = Palisade
ws-tile-ditch = Ditch
ws-tile-fort = Rampart
ws-tile-name = Name
ws-tile-objective = Objective
ws-tile-arrival = Arrival
ws-tile-exit = Exit
ws-size = Size: { $columns } × { $rows }
ws-edge-north = north
ws-edge-south = south
ws-edge-west = west
ws-edge-east = east
ws-edge-less = Take away on the { $edge } edge
ws-edge-more = Add on the { $edge } edge

ws-map = Map of { $title }, being made
ws-checking = One moment…
ws-no-stock = Nobody answers: without the server or the page’s engine the map does not open.
ws-top-of = top of the map: { $top }
ws-sum = { $units }, { $elements }
ws-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
ws-elements = { $count ->
    [one] 1 element
   *[other] { $count } elements
  }

ws-prompt-paint = { $tile }: touch a hex, or draw.
ws-prompt-work = { $tile }: touch the side of a hex.
ws-prompt-road = Road: touch where it begins, or draw it.
ws-prompt-road-on = Road from { $place }: touch where it goes; { $place } again to end it.
ws-prompt-bridge = Bridge: touch water, or the hex beside it.
ws-prompt-ford = Ford: touch a river.
ws-prompt-name = Name: touch the hex to be named.
ws-prompt-name-of = Name “{ $name }”: touch its hexes.
ws-prompt-objective = Objective of { $army }: touch the hex to hold.
ws-prompt-exit = Exit of { $army }: touch a hex of the edge.
ws-prompt-arrival = Arrival of { $who }: touch a hex of the edge.
ws-prompt-arrival-whom = Arrival: first choose who arrives, in the list.
ws-prompt-move = Move: take a unit, drag it.
ws-prompt-move-who = { $who }: drag, or touch where to go.
ws-prompt-place = { $who }: touch its place on the map.
ws-prompt-erase = Rubber: what lies on top goes first.
ws-alone-off = Nothing is set down opposite: the map has no hex there.
ws-alone-same = Nothing is set down opposite: it is the same hex.
ws-alone-taken = Nothing is set down opposite: { $place } is taken.
ws-alone-chief = Nobody is set down opposite: the other army has its general in chief.
ws-alone-full = Nobody is set down opposite: a battle has no room for more.
ws-alone-inland = Nothing is set down opposite: { $place } is not on the edge.
ws-enter-paints = Enter sets: { $tile }
ws-enter-erase = Enter rubs out
ws-enter-move = Enter takes who is there, or goes there
ws-side-of = { $place }, { $side } side; the inside is { $inside }
ws-side-none = { $place }: the table ends on this side
ws-side-0 = east
ws-side-1 = north-east
ws-side-2 = north-west
ws-side-3 = west
ws-side-4 = south-west
ws-side-5 = south-east
ws-hint-turns = turns it;
ws-hint-along = follows the whole outline.
ws-key-shift = Shift
ws-hint-alone = sets him down alone, also where somebody stands.
ws-hint-level = lower and raise the hex pointed at.
ws-flip = Turn round
ws-faults-first = { $count ->
    [one] One fault is to be mended before it can be tried.
   *[other] { $count } faults are to be mended before it can be tried.
  }
ws-certificate = Certificate of balance
ws-try = Try it
ws-try-title = Try the battle
ws-try-line = It is played at once, from its start, as practice: anything can be taken back. The button “Back to the workshop” leads here.

ws-tab-armies = Armies
ws-tab-goals = Victory and rules
ws-tab-story = Story
ws-leaf-ground = Ground
ws-leaf-armies = Armies
ws-leaf-goals = Rules
ws-leaf-story = Story
ws-leaf-faults = Faults
ws-sheet-raise = Raise the sheet
ws-sheet-lower = Lower the sheet

ws-add-unit = Unit
ws-add-officer = Officer
ws-new-officer = Officer
ws-no-units = Nobody is in this army yet.
ws-nowhere = nowhere
ws-turn-short = turn { $turn }
ws-arrives = arrives on turn { $turn }
ws-army-about = Name, ensign and colour
ws-army-name = Name of the army
ws-ensign = Ensign
ws-band = Colour of the band
ws-none = none
ws-exchange = Exchange the two sides
ws-oppose = Copy it opposite, for { $army }
ws-name-fr = French name
ws-name-en = English name
ws-in-fr = { $what }, in French
ws-in-en = { $what }, in English
ws-troop = Troop
ws-by-picture = Choose by its block
ws-elements-label = Elements
ws-traits = Traits
ws-other-traits = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
ws-rank = Rank
ws-hex = Hex
ws-enters = Enters by
ws-from-start = there from the start
ws-from-turn = On turn
ws-more = Grammar, detachment, identifier
ws-grammar-fr = French grammar
ws-grammar-en = English grammar
ws-grammar-ms = le (masculine)
ws-grammar-mp = les (masculine)
ws-grammar-fs = la (feminine)
ws-grammar-fp = les (feminine)
ws-grammar-m = il
ws-grammar-f = elle
ws-grammar-en-the-s = the … was
ws-grammar-en-the-p = the … were
ws-grammar-en-s = … was
ws-grammar-en-p = … were
ws-parent = Detached from
ws-no-parent = none
ws-id = Identifier
ws-go-there = See it
ws-earlier = Higher in the list
ws-later = Lower in the list
ws-remove = Take out of the army

ws-activations = Activations
ws-activations-a-turn = Activations a turn
ws-units-each = Units in each
ws-tokens = means
ws-purse-tokens = Order tokens
ws-purse-ducats = Ducats
ws-to-take = Units to take
ws-to-hold = To hold
ws-hold-needed = How many to hold
ws-leave-by = Leave by
ws-leave-needed = How many to leave
ws-nothing = none
ws-turns-first = Begins
ws-turns-last = Last turn
ws-turns-winner = Then wins
ws-usual = what the book says; nothing is written
ws-house-line = The house rules this battle asks for.

ws-title = Title
ws-date = Date
ws-place = Place
ws-top = Top of the map
ws-year = Year
ws-minutes = length
ws-minutes-least = Minutes, at least
ws-minutes-most = Minutes, at most
ws-text-story = Story
ws-text-strengths = Strengths
ws-text-scale = Scale
ws-text-balance = Balance
ws-text-lesson = What it teaches
ws-text-notes = Notes
ws-sources = Sources
ws-a-line-each = one a line
ws-houses = Houses
ws-usual-houses = villages
ws-kind = Kind
ws-kind-battle = battle
ws-kind-training = training battle
ws-file-id = Name of the file
ws-names = Names on the map
ws-add-name = Name
ws-name-kind = What it names
ws-name-hexes = Hexes
ws-name-touch = Touch its hexes
ws-name-remove = Take away the name “{ $name }”
ws-steps = Steps of the training
ws-step = Step { $number }
ws-step-title = Title of the step
ws-step-text = Text of the step
ws-step-clauses = Clauses
ws-step-remove = Take away step { $number }
ws-add-step = Step

ws-checker = Check
ws-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
  }
ws-remarks = { $count ->
    [one] 1 remark
   *[other] { $count } remarks
  }
ws-all-well = Nothing to object to. { $count ->
    [one] One point checked.
   *[other] { $count } points checked.
  }
ws-unchecked = The check does not answer; it goes on by itself.
ws-go = Go there
ws-fault-word = fault
ws-fault-number = Fault { $number } of { $count }
ws-remark = Remark
ws-faults-fewer = { $count ->
    [one] 1 fault fewer, { $left } left.
   *[other] { $count } faults fewer, { $left } left.
  }
ws-faults-more = { $count ->
    [one] 1 fault more, { $left } in all.
   *[other] { $count } faults more, { $left } in all.
  }
ws-no-fault-left = No fault left.

ws-elsewhere = Changed in another window
ws-elsewhere-line = This battle was kept elsewhere while you changed it here. Which one stays? Taking the other can be undone like everything else.
ws-take-other = Take the other
ws-keep-ours = Keep this one

# What was done, for “Undo: …”.

ws-ground-clear = clear
ws-ground-forest = forest
ws-ground-village = houses
ws-ground-marsh = marsh
ws-ground-rocks = rocks
ws-ground-sand = sand
ws-ground-mountain = mountain
ws-ground-lake = lake
ws-ground-snow = snow
ws-ground-farm = farm
ws-ground-stream = stream
ws-ground-river = river
ws-ground-large-river = wide river
ws-work-palisades = palisade
ws-work-ditches = ditch
ws-work-fortifications = rampart
ws-did-ground = { $tile } { $place }
ws-did-level = level { $height }, { $place }
ws-did-road = road { $place }
ws-did-bridge = bridge { $place }
ws-did-ford = ford { $place }
ws-did-work = { $kind } { $place }, { $side }
ws-did-outline = { $kind } round { $place }
ws-did-objective = objective { $place }
ws-did-objective-both = objectives { $place } and { $across }
ws-did-objective-shared = objective { $place }, of both armies
ws-did-exit = exit { $place }
ws-did-exit-both = exits { $place } and { $across }
ws-did-exit-shared = exit { $place }, of both armies
ws-did-arrival = arrival { $place }
ws-did-erase = rubber { $place }
ws-did-name = name { $place }
ws-did-name-text = name on the map
ws-did-name-gone = name taken away, { $who }
ws-did-move = { $who } to { $place }
ws-did-move-both = { $who } to { $place } and { $across }
ws-did-unit = new unit
ws-did-officer = new officer
ws-did-who = { $who }
ws-did-remove = { $who } taken out
ws-did-army = army of the { $camp }
ws-did-exchange = sides exchanged
ws-did-oppose = army copied, { $camp }
ws-did-goal = { $what }
ws-did-write = { $what }
ws-did-step = steps
ws-did-more = { $edge } edge larger
ws-did-fewer = { $edge } edge smaller
ws-did-mirror-sides = battle in the mirror, left and right
ws-did-mirror-ends = battle in the mirror, top and bottom
ws-did-mirror-turn = battle turned by half
ws-did-repair = { $who }
ws-did-file = file { $file }
ws-did-elsewhere = what the other window kept
ws-did-ours = what this window kept
bench-one-less = One less: { $what }
bench-one-more = One more: { $what }
