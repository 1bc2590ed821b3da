# The school: lessons that are played.

lesson-here = here
lesson-show = Show me
lesson-done = Lesson { $number } done.
lesson-replay = Play again without help
lesson-to-school = The school
lesson-to-battle = The training battle
lesson-restart = Start the lesson again
lesson-heading = Lesson { $number }: { $title }
lesson-number = Lesson { $number }
lesson-number-unaided = Lesson { $number }, without help
lesson-minutes = { $from } to { $to } minutes
lesson-back-to = Back to step { $step }
lesson-step-done = Done:
lesson-dice = In a lesson the dice are given beforehand.
lesson-sources = The position is our own; what happened is told in:
lesson-unaided = Step { $step }: yours.
lesson-touched = You touched { $place }: { $names }.
lesson-touched-nobody = You touched { $place }, where nobody stands.
lesson-said = You touched “{ $what }”.
lesson-touch-who = Touch { $place }: { $name }.
lesson-touch-hex = Touch { $place }.
lesson-touch-card = Touch the card “{ $what }”.
lesson-touch-answer = Touch “{ $what }”.
school-title = The school
school-line = Lessons of a few minutes: one sentence, one touch, and you know the rule. Nothing to read before the first.
school-progress = { $done } of { $all }
school-lessons = { $count ->
    [one] one lesson
   *[other] { $count } lessons
  }
school-begin = Begin
school-go-on = Go on
school-next = Next
school-did = Done
school-end = To finish, the training battle
school-no-engine = Lessons are played in the page, and this one came without its game engine. The training battles are played with the server.
school-none = This book has no lessons yet: begin with its training battle.
hero-learn = Learn by playing
hero-learn-hint = First lesson, three minutes, nothing to read before.
