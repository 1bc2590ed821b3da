# Exercises: a position, a question, the answer of the rules.

exercises-title = Exercises
exercises-today = Today
exercises-endless = Without end
exercises-about = On { $clause }
exercises-modes = Which exercises
exercises-books = Of which book
exercises-any-kind = Every question
exercises-any-difficulty = Every difficulty
exercises-kind = Question
exercises-difficulty = Difficulty
exercises-number = Exercise { $number } of { $all }
exercises-number-right = Exercise { $number } of { $all }, right
exercises-number-wrong = Exercise { $number } of { $all }, missed
exercises-score = { $right ->
    [one] { $right } right of { $all }
   *[other] { $right } right of { $all }
  }
exercises-day-done = Today’s exercises are done. New ones come tomorrow.
exercises-check = Check
exercises-check-none = Nobody: check
exercises-check-nowhere = Nowhere: check
exercises-picked = { $count ->
    [0] Nothing chosen yet.
    [one] { $count } chosen: touch it again to take it back.
   *[other] { $count } chosen: touch one again to take it back.
  }
exercises-one = One answer only.
exercises-next = Next
exercises-right = Right.
exercises-wrong = Not quite.
exercises-right-hint = That is what the rules say.
exercises-wrong-hint = { $missed ->
    [0] { $wrong ->
        [one] One answer too many.
       *[other] { $wrong } answers too many.
      }
    [one] { $wrong ->
        [0] One was missing.
        [one] One was missing, one too many.
       *[other] One was missing, { $wrong } too many.
      }
   *[other] { $wrong ->
        [0] { $missed } were missing.
        [one] { $missed } were missing, one too many.
       *[other] { $missed } were missing, { $wrong } too many.
      }
  }
exercises-answer-was = The answer: { $answer }.
exercises-verdict = Verdict
exercises-drawing = The exercise is being set up…
exercises-none = No exercise like that was found: ask for less at once.
exercises-where = { $battle }, turn { $turn }
exercises-moved = This turn
exercises-moved-hexes = { $name }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
  }
exercises-pace-road-march = by road
exercises-pace-mounted = carried
exercises-pace-mounted-road-march = carried, by road
exercises-pointed = Point at a unit to read what it is.
answer-picked = chosen
answer-right = right
answer-missed = to be chosen too
answer-wrong = not to be chosen
answer-not = not to be chosen
