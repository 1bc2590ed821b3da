# For the real table, in one hand.

pocket-odds = Odds
pocket-sight = Sight
pocket-retreat = Retreat
pocket-anew = Start over
retreat-board = The field of the retreat
retreat-tools = What a touch does
tool-hex-go = Go back
tool-hex-unit = The unit
tool-hex-friend = Friend
tool-hex-enemy = Enemy
tool-hex-ground = Ground
tool-hex-clear = Erase
tool-hex-go-line = Touch a hex: it goes back there, or you are told why it cannot.
tool-hex-unit-line = Touch the hex where the unit that was struck stands.
tool-hex-friend-line = Touch a hex to put a friend there, or to take it away.
tool-hex-enemy-line = Touch a hex to put an enemy there; the nearest is the one who struck.
tool-hex-ground-line = Choose a ground, then touch its hexes.
tool-hex-clear-line = Touch what is to disappear.
ground-river = river
ground-large-river = large river
ground-lake = lake
ground-mountain = mountain
ground-fire = fire
one-less = One less: { $what }
one-more = One more: { $what }
retreat-field = The field
retreat-drawn = A drawn field
retreat-edges = The border of the drawing is the edge of the table; its own is at the foot. Hexes between it and the edge:
edge-behind = Behind it
edge-left = To the left
edge-right = To the right
retreat-camp = It goes back
retreat-south = to the south
retreat-north = to the north
retreat-answer = What the rules answer
retreat-flags = Flags
retreat-ignored = Ignored, { $count } at most
retreat-nothing = No hex to make.
retreat-whole = { $count ->
    [one] It goes back one hex.
   *[other] It goes back { $count } hexes.
  }
retreat-short = { $owed ->
    [one] It owes one hex
   *[other] It owes { $owed } hexes
  } and makes only { $longest }: { $losses ->
    [one] one loss.
   *[other] { $losses } losses.
  }
retreat-none = It cannot go back: { $losses ->
    [0] without loss.
    [one] one loss.
   *[other] { $losses } losses.
  }
retreat-destroyed = { $longest ->
    [0] It cannot go back
   *[other] It makes only { $longest } of { $owed }
  }: it is destroyed.
retreat-made = { $made ->
    [one] One hex made
   *[other] { $made } hexes made
  }, { $left } to go.
retreat-arrived = It stops at { $hex }.
retreat-desertion = { $count ->
    [one] Then one die for those who desert.
   *[other] Then { $count } dice for those who desert.
  }
retreat-step-back = One step back
retreat-again = From the start
retreat-ways = Where it may go
retreat-nth = { $step ->
    [one] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $step }th
  }
retreat-through = through a friend
retreat-refused = Nowhere else
retreat-over = The retreat is over.
retreat-not-beside = A retreat goes hex by hex: touch one beside it.
