# Le livre de règles, à lire d’un bout à l’autre.

contents = Sommaire
book-age-thucidide = Antiquité
book-age-panache = Renaissance
book-age-frederic = XVIIIᵉ
book-age-jomini = 1792-1815
book-era-thucidide = Antiquité et Moyen Âge
book-era-panache = Renaissance
book-era-frederic = XVIIIᵉ siècle
book-era-jomini = 1792 à 1815
search-book-hint = un mot, ou RET-6
search-all-books = Chercher par clause
search-clauses = Chercher dans le texte exact des clauses
print-book = Imprimer ce livre
read-book = Lire { $book } d’un bout à l’autre
book-missing = Le texte de ce livre n’est pas arrivé.
hits-in = Trouvé dans { $book }
places-found = { $count ->
    [0] Ce livre n’en parle pas.
    [one] Un passage.
   *[other] { $count } passages.
  }
clause-open = Cette clause dans les quatre livres
clause-in-books = { $clause } dans les quatre livres
clause-not-here = Ce livre n’a pas cette clause.
copy-address = Copier l’adresse
address-copied = Adresse copiée
same-rule = même règle
differs = diffère
read-there = Lire là-bas
ruling = Point tranché n° { $number }
house-rule = Règle de la maison : { $name }.
house-rule-where = Elle se choisit en ouvrant une partie.
