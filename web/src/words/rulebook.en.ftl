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
house-rule = House rule: { $name }.
house-rule-where = It is chosen when a game is made.
