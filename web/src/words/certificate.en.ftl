# The certificate of balance, and skirmishes.

cert-title = Certificate of balance
cert-lead = The computer plays the battle against itself, at three levels, and counts: the chances of each side and their margin, the length, what decided, who was of no use. Then it tries changes, one by one. Nothing is changed without you.
cert-plan = Games
cert-plan-brief = Brief: { $count } games
cert-plan-usual = Usual: { $count } games
cert-plan-whole = Whole: { $count } games
cert-seed = Seed
cert-begin = Play the games
cert-again = Play again
cert-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cert-played = played by the computer, { $when }, in { $took }.
cert-seconds = { $seconds } s
cert-minutes = { $minutes } min { $seconds } s
cert-faults = { $count ->
    [one] Still { $count } fault: the games are played when none is left.
   *[other] Still { $count } faults: the games are played when none is left.
}
cert-save = Save the certificate
cert-share = Attach and share
cert-playing = { $done } games played of { $of }.
cert-left = { $minutes ->
    [one] A minute more at most. The page stays free.
   *[other] About { $minutes } minutes more. The page stays free.
}
cert-code-later = when the games are over
cert-code-seals = The code seals the figures; it comes with the last game.
cert-trying = Trials: { $done } games of { $of }
cert-stop = Stop and keep
cert-stop-trying = Stop
cert-share-of = { $share }%
cert-percent = Certificate, { $share }%
cert-percent-tried = Trials, { $share }%
cert-level-recruit = Recruits
cert-level-corporal = Corporals
cert-level-captain = Captains
cert-level-colonel = Colonels
cert-level-marshal = Marshals
cert-level-general = Generals
cert-coming = The games are being played.
cert-none = Not played yet.
cert-wins = Wins: { $side }
cert-to-come = to come
cert-fair = fair
cert-interval = interval at 95%
cert-between = { $low } to { $high }
cert-bar-said = { $level }: { $side } { $value } per cent, between { $low } and { $high }, { $games } games
cert-share-said = { $value } per cent, between { $low } and { $high }
cert-battle = The battle and the code
cert-rules = Rules
cert-version = rules { $rules }, program { $program }
cert-code = Code
cert-anybody = Anybody plays the same games again and must find this code.
cert-before = From before a change: it is of { $when }, the battle is no longer the same.
cert-verify = Verify a certificate
cert-verify-file = Choose a file
cert-verify-this = The one here
cert-code-fits = The code fits: nothing in the file was changed. The games remain.
cert-play-again = Play its { $count } games again
cert-same = The same: { $count } games played again, figure for figure.
cert-differs = A figure differs: { $figure }, { $written } in the certificate, { $found } when played again.
cert-unusual = Its players think more or less than is usual at their level: this certificate can be played again only with the program, by “etendard selfplay --certificate”.
cert-other-battle = This certificate is sound, but of another battle, or from before a change of this one.
cert-other-version = This certificate is of program { $program }: its players are not those here, its games are not played again alike.
cert-length = Length in turns
cert-mean = { $turns } on average
cert-length-said = Length in turns: from { $from } to { $to }, most often { $most }
cert-read = Read the figures
cert-turn = Turn
cert-nobody = Nobody
cert-decided = What decided
cert-of = of { $count }
cert-by-elimination = { $side }, by units taken
cert-by-elimination-nobody = A draw, units taken on both sides
cert-by-objectives = { $side }, by objectives held
cert-by-objectives-nobody = A draw, objectives held on both sides
cert-by-exit = { $side }, by leaving the map
cert-by-exit-nobody = A draw, by leaving the map
cert-by-turn-limit = { $side }, on the last turn
cert-by-turn-limit-nobody = A draw, on the last turn
cert-way = On the way
cert-contact = First contact
cert-on-turn = turn { $turn }
cert-of-hundred = { $count } games of 100
cert-losses = Losses, { $side }
cert-units-of = of { $count } units
cert-objective = { $hex } taken: { $side }
cert-about-turn = about turn { $turn }
cert-first = Who begins wins ({ $side })
cert-unused = Of no use
cert-unused-line = neither march nor fight
cert-all-used = All are of use, in nine games of ten at least.
cert-reason-late = arrives too late
cert-reason-waited = is not brought in in time
cert-reason-far = far from everything
cert-reason-uncalled = never activated
cert-reason-idle = activated for nothing
cert-advice = Tried for you
cert-advice-line = { $side }, { $games } games of captains each; thin line: the battle as it is, { $share }%; pale: 40 to 60
cert-advice-later = The trials begin when the three levels have been played: break levels, turns, tokens, arrivals, one by one. Nothing is changed without you.
cert-advice-none = The games were stopped before the trials, or the page was closed since. Play again to have some.
cert-advice-changed = The battle has changed since its games were played: the advice is not applied.
cert-advice-nothing = Nothing of what was tried was kept.
cert-nearer = nearer to an even battle, as measured
cert-no-nearer = no nearer to an even battle than as it is
cert-apply = Apply
cert-see = See

ws-did-advice = { $what }
skirmish-title = A skirmish
skirmish-line = A map and two armies of equal worth, made for you. The same seed makes the same battle.
skirmish-open = Make one to measure
skirmish-points = Points an army
skirmish-period = Period
skirmish-any-period = Any
skirmish-years = { $from } to { $to }
skirmish-before = { $year } BC
skirmish-ground = Ground
skirmish-aim = Aim
skirmish-seed = Seed
skirmish-make = Make the battle
skirmish-busy = The battle is being made: captains try it until it is even.
skirmish-stop = Stop
