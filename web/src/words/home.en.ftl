# Without a server: the page plays by itself.

alone-title = Everything is in this page
alone-none = This site has no server: the page plays by itself, without a network too after one visit.
alone-away = The server does not answer: meanwhile the page plays by itself.
alone-games = Your games stay in this browser; the file of a game can be kept and seen again anywhere.
alone-dice = The dice come from this browser’s own chance. Only a server can throw dice that two players check.
alone-guest = To invite somebody, a server is needed.
alone-look = Look for the server
dice-home = This game lives in your browser: the dice come from its own chance, and nobody else answers for them. Every throw is worked out again all the same.
renewal-ready = A new version of Étendard is ready. Your games go on in it.
renewal-take = Take it

# The workshop.

make-title = The workshop
make-line = A map, two armies, what wins: make your own battle, and play it at once.
make-open = Make a battle
