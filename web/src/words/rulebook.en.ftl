# The rulebook, to read from front to back.

contents = Contents
book-age-thucidide = Antiquity
book-age-panache = Renaissance
book-age-frederic = 18th c.
book-age-jomini = 1792–1815
book-era-thucidide = Antiquity and the Middle Ages
book-era-panache = Renaissance
book-era-frederic = Eighteenth century
book-era-jomini = 1792 to 1815
search-book-hint = a word, or RET-6
search-all-books = Search by clause
search-clauses = Search the exact text of the clauses
print-book = Print this book
read-book = Read { $book } from front to back
book-missing = The text of this book did not arrive.
hits-in = Found in { $book }
places-found = { $count ->
    [0] This book does not speak of it.
    [one] One passage.
   *[other] { $count } passages.
  }
clause-open = This clause in the four books
clause-in-books = { $clause } in the four books
clause-not-here = This book has no such clause.
copy-address = Copy the address
address-copied = Address copied
same-rule = same rule
differs = differs
read-there = Read it there
ruling = Point settled no. { $number }
ruling-titled = Point settled no. { $number }. { $title }.
house-rule = House rule: { $name }.
house-rule-where = It is chosen when a game is made.
clause-case = A case where it speaks
play-by = Play our games this way
readings-played = See both readings played
reading-ours = What we follow
reading-other = The other reading

# The tables of the book.

table-troops = The troops
table-dice = The faces of the die
table-terrain = The terrains
table-orders = The orders
table-advantage = Tactical advantage
table-follow-up = Follow-up
table-missing = This table did not arrive.
col-troop = Troop
col-elements = Elements
col-march = March and fight
col-march-free = March, no fight
col-range = Range
col-dice = Dice
col-fire = Fire
col-assault = Assault
col-melee = Melee
col-riposte = Riposte
col-notes = To know
col-terrain = Terrain
col-entry = Entering
col-barred = Not for
col-melee-into = Melee against
col-melee-out = Melee from
col-fire-into = Fire against
col-order = Order
col-price = Price
col-effect = Effect
col-clause = Clause
col-says = What it says
col-gives = It gives
most-dice = { $dice } at most
mounted-only = limits mounted attackers only
stays = in place
per-element = 1 per element
note-static = never moves
note-never-more = never more than one hex
note-move-or-fight = moving forbids fighting
note-die-per-hex = one die less per hex
note-one-die = one die less after moving
entry-free = freely
entry-stop = and stop
entry-at-most = { $hexes ->
    [one] 1 hex at most
   *[other] { $hexes } hexes at most
  }
entry-never = never
barred-artillery = guns off the road
barred-mounted = mounted troops
barred-elephants = elephants
quality-camels-free = free for camels
quality-masks = hides from sight
quality-masks-any-height = hides from any height
quality-rough = rough
quality-advantages-miss = advantages of mounted troops miss
quality-covers-from-fire = cover from small arms
quality-supports-infantry = supports infantry
kind-manoeuvre = Manoeuvre orders
kind-attack = Attack orders
kind-defence = Defence orders
price-order = { $cost }
price-hex = { $cost } per hex
price-element = { $cost } per element
face-hits-arms = hits: { $list }.
face-hits-weights = hits: { $list }.
face-hits-confirmed = If confirmed: { $list }.
face-hits-all = hits anybody.
face-hits-in-melee = hits in melee only.
face-shakes = a morale hit.
face-earns-token = one order token.
face-earns-token-but-first = one order token; artillery’s first is a morale hit.
face-earns-ducat = one ducat.
face-weighed = worth what its table says.
face-sides = { $count } sides of 6

# Figures.

figure-opens = The position to begin with.
figure-back = Moment before
figure-on = Next moment
figure-again = Show again
figure-of = Figure { $number } of { $count }
figure-before = Figure before
figure-after = Next figure
figure-number = figure { $number }

## For whoever comes from another book

changes-link = I know another book
changes-from = The book you know
changes-title = From { $from } to { $book }
changes-line = { $changed ->
    [0] No clause changes
    [one] One clause changes
   *[other] { $changed } clauses change
}; { $new ->
    [0] none is new
    [one] one is new
   *[other] { $new } are new
}; { $gone ->
    [0] none is gone
    [one] one is gone
   *[other] { $gone } are gone
}. { $same ->
    [one] One other is the same, word for word.
   *[other] The { $same } others are the same, word for word.
}
changes-new = new
changes-gone = What is gone
changes-before = In { $book }:
