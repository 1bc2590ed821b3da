# The chronicle in English: the present tense of a report, one sentence a fact.
# $who, $whom, $unit… are names with their article; $who-n (one, many) is for verbs to agree with.
# Messages called "part-…" serve other messages only.

## Counts

part-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
part-elements = { $lost ->
    [one] { $lost } element
   *[other] { $lost } elements
}
part-flags = { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}
part-last-elements = { $who-n ->
    [one] { $lost ->
        [one] its last element
       *[other] its last { $lost } elements
    }
   *[many] { $lost ->
        [one] their last element
       *[other] their last { $lost } elements
    }
}
part-is-destroyed = { $who-n ->
    [one] is destroyed
   *[many] are destroyed
}
part-is-activated = { $unit-n ->
    [one] is activated
   *[many] are activated
}
tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}

## Turns and phases

turn = Turn { $turn } — { $army }
general-put-off = { $army }: the general in chief does not return yet.
turn-passed = { $army }: without a general in chief, the turn is passed.
phase-command = Command
phase-movement = Movement
phase-combat = Combat
phase-end = End of turn

## Command

activates = { $officer } activates { $units }.
enters-action = { $officer } goes into action.
activates-and-goes = { $officer } activates { $units }, and sets off as well.
sets-off = { $officer } sets off alone.
staff-tested = Poor staff ({ $faces }): the orders arrive.
staff-delays = Poor staff ({ $faces }): the order is late for { $units }; one hex at most, and no combat.
messengers-arrive = The messengers arrive ({ $faces }): a free dispatch.
messengers-late = The messengers are late ({ $faces }).
order-bare = { $army }: order “{ $order }” ({ $price }).
order-unit = { $army }: order “{ $order }” for { $unit } ({ $price }).
order-dispatch = { $army }: order “{ $order }” ({ $price }); { $unit } { part-is-activated } as well.
order-free-dispatch = A messenger brings a dispatch: { $unit } { part-is-activated } as well.
order-rally = { $army }: order “{ $order }” ({ $price }); { $unit } { $unit-n ->
    [one] recovers
   *[many] recover
} { part-elements } ({ $left } in all).
order-reconnaissance = { $army }: order “{ $order }” ({ $price }), which brings { $gain }.
gains = { $army }: { $gain } more.

## Movement

move-first = { $who } { $who-n ->
    [one] moves
   *[many] move
} from { $from } to { $to }
move-next = { $who } from { $from } to { $to }
move-back = { $who } { $who-n ->
    [one] sallies
   *[many] sally
} from { $to } and { $who-n ->
    [one] returns
   *[many] return
}
move-by-road = { $move } by road
move-mounted = { $move } on { $who-n ->
    [one] its mounts
   *[many] their mounts
}
move-mounted-by-road = { $move } by road and on { $who-n ->
    [one] its mounts
   *[many] their mounts
}
move-along = { $move } with { $officers }
move-enters = { $who } { $who-n ->
    [one] enters
   *[many] enter
} the table at { $to }
move-leaves = { $who } { $who-n ->
    [one] leaves
   *[many] leave
} the table
wagon-forts = { $who } { $who-n ->
    [one] stays in place and shelters behind its wagons
   *[many] stay in place and shelter behind their wagons
}.
played-markers = { $who } { $who-n ->
    [one] does not move: its evasion is paid for
   *[many] do not move: their evasion is paid for
}.

## Attacks

strike-attack = { $who } ({ $from }) { $who-n ->
    [one] attacks
   *[many] attack
} { $whom } ({ $at })
strike-charge = { $who } ({ $from }) { $who-n ->
    [one] charges
   *[many] charge
} { $whom } ({ $at })
strike-fire = { $who } ({ $from }) { $who-n ->
    [one] fires
   *[many] fire
} on { $whom } ({ $at })
strike-cannonade = { $who } ({ $from }) { $who-n ->
    [one] bombards
   *[many] bombard
} { $whom } ({ $at })
strike-pursuit = { $who } ({ $from }) { $who-n ->
    [one] falls
   *[many] fall
} at once on { $whom } ({ $at })
strike-riposte = { $who } ({ $from }) { $who-n ->
    [one] strikes
   *[many] strike
} back
strike-elephant = { $who } ({ $from }) hurls itself at { $whom } ({ $at })
strike-resumed = { $who } { $who-n ->
    [one] presses on with its attack
   *[many] press on with their attack
}
strike-evader = { $who } { $who-n ->
    [one] strikes
   *[many] strike
} at the fugitives
with-front-rank = { $deed }, { $officer } in the front rank
with-order = { $deed }, order “{ $order }” ({ $price })
against-order = { $deed }, against the order “{ $order }” ({ $price })
attack-lost = The attack of { $who } comes to nothing.
strike-alone = { $deed }.
strike-dice = { $deed }: { part-dice }.
strike-account = { $deed }: { part-dice } ({ $account }).
strike-no-dice = { $deed }: no die is left ({ $account }).
account-adjust = { $change } { $label }
account-limit = at most { $dice } { $label }
part-dice-rolled = { $dice ->
    [one] Die
   *[other] Dice
}
dice-show = { part-dice-rolled }: { $faces }.
dice-partly = { part-dice-rolled }: { $faces }; { $rest } without effect.
dice-nothing = { part-dice-rolled }: { $faces }; no effect.
face-infantry = infantry
face-cavalry = cavalry
face-artillery = artillery
face-green = green
face-blue = blue
face-red = red
face-hit = hit
face-melee-hit = melee hit
face-ducat = ducat
face-flag = flag
face-letter = letter
face-advantage = advantage
face-times = { $face } × { $count }
face-hits = { $face } (hit)
face-shakes = { $face } (morale)
face-earns = { $face } ({ $gain })
face-unconfirmed = { $face } (to confirm)
hit-cancelled = The target’s weight cancels one hit.
confirmed = Confirmation: { $faces }.
rockets-true = The rockets fly true ({ $faces }).
rockets-stray = The rockets stray ({ $faces }) and fall on { $at }.
rockets-off-table = The rockets stray ({ $faces }) and are lost off the table.
guns-hold = The guns are put to the test ({ $faces }): none bursts.
gun-bursts = The guns are put to the test ({ $faces }): one bursts and { $who } { $who-n ->
    [one] loses
   *[many] lose
} { part-elements } ({ $left } left).
last-gun-bursts = The guns are put to the test ({ $faces }): the last one bursts and { $who } { part-is-destroyed }.

## What befalls a unit

deeds = { $who } { $deeds }.
loses = { $who-n ->
    [one] loses
   *[many] lose
} { part-elements } ({ $left } left)
loses-last = { $who-n ->
    [one] loses
   *[many] lose
} { part-last-elements }
loses-blocked = { $who-n ->
    [one] loses
   *[many] lose
} { part-elements } for want of room ({ $left } left)
loses-last-blocked = { $who-n ->
    [one] loses
   *[many] lose
} { part-last-elements } for want of room
destroyed = { part-is-destroyed }
ignores-flags = { $who-n ->
    [one] ignores
   *[many] ignore
} { part-flags } ({ $why })
because-supported = supported
because-houses = sheltered by houses
because-officers = thanks to { $officers }
because-guns = artillery
because-wagons = behind { $who-n ->
    [one] its wagons
   *[many] their wagons
}
because-palisade = behind the work
because-fortification = behind the fortification
because-order = by order
retreats = { $who-n ->
    [one] retreats
   *[many] retreat
} to { $to }
retreats-by = { $who-n ->
    [one] retreats
   *[many] retreat
} to { $to } by { $via }
retreats-through = { $who-n ->
    [one] retreats
   *[many] retreat
} to { $to } through { $friends }
cannot-retreat = cannot retreat
must-retreat = must retreat
evades = { $who-n ->
    [one] evades
   *[many] evade
} to { $to }
evades-nowhere = { $who-n ->
    [one] tries
   *[many] try
} in vain to evade
indebted = will pay for it next turn
follows-up = { $who-n ->
    [one] follows
   *[many] follow
} up into { $to }
must-follow-up = must follow up into { $to }
holds-back = { $who-n ->
    [one] does
   *[many] do
} not follow up into { $from }
pursues = { $who-n ->
    [one] pursues
   *[many] pursue
} to { $to }
nobody-deserts = Panic threatens { $who } ({ $faces }), but nobody deserts.
some-desert = Panic seizes { $who } ({ $faces }): { part-elements } lost, { $left } left.
all-desert = Panic seizes { $who } ({ $faces }), and { $who-n ->
    [one] it loses
   *[many] they lose
} { part-last-elements } and { part-is-destroyed }.

## Elephants

releases-elephants = { $who-n ->
    [one] lets
   *[many] let
} { $count ->
    [one] a maddened beast
   *[other] { $count } maddened beasts
} escape
guns-without-elephant = will not move again without an elephant
infantry-without-elephant = will go on foot from now on
elephant-runs = { $who } flees from { $from } to { $to } ({ $faces }).
elephant-driven = { $who } is driven from { $from } to { $to }.
elephant-cornered = { $who } looks for a way out of { $at } ({ $faces }).
elephant-stands = { $who } stays at { $at } ({ $faces }).
elephant-killed = { $who } is brought down at { $at }.
elephant-off-table = { $who } leaves the table by { $at }.
elephant-no-way = { $who } finds no way out of { $at } and is gone.

## Officers

front-rank-safe = Front rank ({ $faces }): { $officer } is unhurt.
front-rank-falls = Front rank ({ $faces }): { $officer } falls.
front-rank-general = Front rank ({ $faces }): { $officer } is put out of action.
officer-flees = { $officer } takes refuge at { $to }.
officer-flees-with = { $officer } takes refuge with { $unit } at { $to }.
officer-taken = With no refuge, { $officer } is taken.
general-lost = Without a general in chief, this side will pass its next turn.
general-returns = { $officer } resumes command at { $at }.
general-returns-for = { $officer } resumes command at { $at }, in place of { $replaced }.

## Fire

hex-ignited = { $at } catches fire.
hex-burnt-out = The fire at { $at } goes out.

## The end

over-elimination = Victory: { $army }. Enemy units eliminated: { $count }; { $needed } needed.
over-objectives = Victory: { $army }. Objectives held: { $places }.
over-exit = Victory: { $army }. Units led off the table: { $count }; { $needed } needed.
over-turn-limit = Victory: { $army }. The last turn has been played.
over-draw = The last turn has been played: the battle is undecided.

## Reasons for a number of dice

base-troop = base { $dice }
base-fire = fire { $dice }
base-melee = melee { $dice }
base-assault = assault { $dice }
base-assault-forbidden = melee { $dice }, no assault
base-artillery-dice = guns { $dice }
base-one-die-per-element = elements { $dice }
base-panic-fight = elephant { $dice }
ledger-troop = factor of the troops
ledger-fire = fire factor
ledger-melee = melee factor
ledger-assault = assault factor
ledger-assault-forbidden = melee, assault being ruled out
ledger-artillery-dice = dice of the guns
ledger-one-die-per-element = one die per element
ledger-panic-fight = panicking elephant
adjust-rifles-in-melee = rifles in melee
adjust-irregulars-in-melee = against irregulars
adjust-lancers-attack = lances
adjust-super-heavy-target = super-heavy target
adjust-aggressive = aggressive
adjust-dice-lost-by-moving = for the hexes made
adjust-camel-effect = camels
adjust-elephant-effect = elephants
adjust-fire-effect = fire
adjust-front-rank = front rank
adjust-weight-of-target = target’s weight
limit-hill = uphill
limit-forest = in forest
limit-habitations = against houses
limit-marsh = in marsh
limit-rocks = in rocks
limit-river = at the ford
limit-large-river = at the bridge
limit-stream = at the stream
limit-wagon-fort = against wagons
limit-palisade = against a work
limit-fortification = against a fortification

## Questions

ask-command = Which officer activates his troops?
ask-selection = Which troops are activated?
ask-movement = Who moves, and where?
ask-go-along = Does { $officer } go with { $whom }?
ask-enter-with = Does { $officer } come on with { $whom }?
ask-combat = Who attacks, and which target?
ask-front-rank = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom }: an officer in the front rank?
ask-front-rank-must = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom }: which officer in the front rank? Without that die there is no attack.
ask-attack-order = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom }: which attack order? (in hand: { $price })
ask-defence-order = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom }: which defence order? (in hand: { $price })
ask-defence-order-riposte = { $who } { $who-n ->
    [one] strikes
   *[many] strike
} back at { $whom }: which defence order? (in hand: { $price })
ask-evade = { $whom-n ->
    [one] Does
   *[many] Do
} { $whom } evade { $who }?
ask-ignore-flags = How many flags { $whom-n ->
    [one] does
   *[many] do
} { $whom } ignore? (0 to { $most })
ask-retreat = Which way { $whom-n ->
    [one] does
   *[many] do
} { $whom } retreat?
ask-follow-up = { $who-n ->
    [one] Does
   *[many] Do
} { $who } follow up into the empty hex?
ask-pursue = How far { $who-n ->
    [one] does
   *[many] do
} { $who } pursue?
ask-pursue-attack = Whom { $who-n ->
    [one] does
   *[many] do
} { $who } attack in pursuit?
ask-riposte = { $whom-n ->
    [one] Does
   *[many] Do
} { $whom } strike back at { $who }?
ask-flee = Where does { $officer } take refuge?
ask-who-flees = Which officer flees first, and where?
ask-elephant-way = Which way does the panicking elephant flee?
ask-elephant-foe = Whom does the panicking elephant attack?
ask-elephant-order = Which of the panicking elephants runs first?
ask-replace-general = Where does the general in chief resume command?
ask-dice = { part-dice } to roll: { $purpose }.
ask-nothing = The battle is over.
purpose-attack = the attack
purpose-riposte = the riposte
purpose-elephant-fight = the elephant forcing its way
purpose-confirm = confirming hits
purpose-dispersion = where the rockets fall
purpose-burst = bursting guns
purpose-desertion = desertion
purpose-elephant-flight = the elephant’s flight
purpose-front-rank = the officer in the front rank
purpose-staff = the staff
purpose-messengers = the messengers
purpose-burn-out = the fire

## Answers

choose-activate = { $officer } activates
choose-select = { $who }
choose-end-selection = Close this group
choose-order = Order “{ $order }”
choose-order-for = Order “{ $order }” for { $who }
choose-order-hexes = Order “{ $order }” for { $who }: { $amount ->
    [one] { $amount } hex
   *[other] { $amount } hexes
}
choose-order-elements = Order “{ $order }” for { $who }: { $amount ->
    [one] { $amount } element
   *[other] { $amount } elements
}
choose-end-command = End of command
choose-enter = { $who } { $who-n ->
    [one] enters
   *[many] enter
} at { $to }
choose-sweep = { $move }, driving off { $officer }
choose-leave = { $who } { $who-n ->
    [one] leaves
   *[many] leave
} the table by { $at }
choose-go-along = Go with the unit
choose-stay-behind = Stay
choose-enter-with = Come on with this unit
choose-enter-later = Come on with another
choose-end-movement = End of movement
choose-melee = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom } ({ $at })
choose-fire = { $who } { $who-n ->
    [one] fires
   *[many] fire
} on { $whom } ({ $at })
choose-end-combat = End of combat
choose-front-rank = { $officer } in the front rank
choose-no-front-rank = Nobody in the front rank
choose-no-order = No order
choose-evade = Evade
choose-stand = Stand
choose-ignore-flags = { $flags ->
    [one] Ignore { $flags } flag
   *[other] Ignore { $flags } flags
}
choose-ignore-none = Ignore none
choose-follow-up = Follow up
choose-stay = Stay in place
choose-stop-here = Stop at { $to }
choose-attack-target = Attack { $whom } ({ $at })
choose-no-pursuit = Attack no more
choose-riposte = Strike back
choose-no-riposte = Do not strike back
choose-flee = { $officer } to { $to }
choose-replace = At { $to }, in place of { $officer }
choose-put-off = Not yet
choose-hex = { $to }

## Refusals

refused = { $sentence } ({ $clause })

## What came of it, as short as can be

result-loses = { $lost ->
    [one] 1 loss
   *[other] { $lost } losses
}
result-destroyed = destroyed
result-retreats = retreats to { $to }
result-must-retreat = must retreat
result-ignores = { $flags ->
    [one] flag ignored
   *[other] { $flags } flags ignored
}
result-follows = advances to { $to }
result-stays = stays
result-elephants = elephants loose

## Why not

why-officer-first = Choose an officer first: only he activates troops.
why-select-units = Pick a unit to activate, framed in gold.
why-command-range = { $who } { $who-n ->
    [one] is
   *[many] are
} { $hexes } hexes from { $officer }, who commands up to { $most }.
why-enemy = { $whom } { $whom-n ->
    [one] belongs
   *[many] belong
} to the enemy.
why-nobody-there = Nobody to attack here: targets wear red brackets.
why-sight = The line of sight is blocked at { $at }.
why-back-edge = A retreat goes toward its own table edge, never ahead nor sideways.
why-back-enemy = An enemy stands there: a retreat does not go through him.
why-back-friend = This friend lets nobody through, and the retreat cannot end on him.
why-back-ground = This ground is closed to it, even to go back.
why-back-barred = A fire or a panicking elephant bars this way.
why-range = The target is { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} away, and { $who } { $who-n ->
    [one] reaches
   *[many] reach
} { $most }.
why-unit-first = Take one of your units in hand first, framed in gold.
why-no-way = { $who } { $who-n ->
    [one] has
   *[many] have
} nowhere to go.
why-way-barred = The hex is free, but the way there is closed: { $who } { $who-n ->
    [one] does
   *[many] do
} not pass through whoever stands on it.
why-no-target = { $who } { $who-n ->
    [one] has
   *[many] have
} no target in range and in sight.
why-group-done = { $who } { $who-n ->
    [one] belongs
   *[many] belong
} to group { $count }, which has done; group { $most } plays.
why-group-later = { $who } { $who-n ->
    [one] belongs
   *[many] belong
} to group { $count }; group { $most } finishes first.
why-not-activated = { $who } { $who-n ->
    [one] is
   *[many] are
} in no group this turn.
why-title-answer = Answer first.
why-title-nothing = Nothing to do here.
why-title-enemy = That is the enemy.
why-title-officer-first = The officer first.
why-title-later = Not now.
why-title-not-activated = Not activated this turn.
why-title-already-moved = Already done.
why-title-already-fought = Has already fought.
why-title-too-far = Too far.
why-title-out-of-sight = Out of sight.
why-title-enemy-adjacent = An enemy is adjacent.
why-title-out-of-reach = Out of reach.
why-title-occupied = The hex is taken.
why-title-forbidden = Forbidden.
why-title-no-dice = No die.
why-title-wrong-arm = Wrong arm.
why-title-full = Full.
why-title-too-dear = Too dear.
why-title-farther = It must go farther.

## What an order of manoeuvre does

order-effect-mount-or-dismount = A mounted unit dismounts, or mounts again.
order-effect-reconnaissance = One unit only plays this turn; your purse fills.
order-effect-forced-march = A unit goes one hex more and still fights.
order-effect-woodsmen = Forest or marsh as on clear ground, priced by the hex.
order-effect-dispatch = One unit more, of any arm, wherever it is.
order-effect-combined-attack = An activation may mix arms.
order-effect-manoeuvre = An activation at any distance, of one arm.
order-effect-forward-march = The forced march for a whole group.
order-effect-general-assault = A second command, of other units.
order-effect-rally = A unit gets elements back, priced by the element.

## A unit’s card

card-commanded = In command range of { $officers }.
card-uncommanded = Out of every officer’s range.
card-line-elite = Elite: follows up after a melee or not, as it pleases.
card-line-elite-steady = Elite: does not panic when it retreats.
card-line-volunteer = Volunteers: no panic when they retreat.
card-line-hesitant = Hesitant: one more hex of retreat for each morale hit.
card-line-panic = Panic: a die for each hex of retreat, which may cost an element.
card-line-solid = Solid: one more element.
card-line-fanatic = Fanatic: always follow up after a melee.
card-line-fickle = Fickle: always follow up after a melee.
card-line-elusive = Elusive: retreat into any free neighbouring hex.
card-line-aggressive = Aggressive: one more die when they attack in melee.
card-line-aggressive-follows = Aggressive: always follow up after a melee.
card-line-arab-horses = Arab horses: camels cost them no die.
card-line-indian-horses = Indian horses: elephants cost them no die.
card-line-static = Static: does not move; each hex of retreat owed costs an element.
card-line-detachment = Detachment: supports nobody.
card-line-allied = Allied: obey allied officers too.
card-line-recruit = Recruits: no effect in play.
card-line-mounted-infantry = Mounted: one hex more, but then no combat this turn.
card-line-on-wagons = On wagons: where they stood still, two dice at most against them in melee.
card-line-irregular = Irregular: a modern enemy rolls one more die in melee against them.
card-line-melee-armed = Melee-armed: a modern enemy they attack strikes back first.
card-line-rifles = Rifles: one die fewer in melee.
card-line-lances = Lances: one more die attacking, depending on the target, never striking back.
card-line-pikes = Pikes: as many dice as elements.
card-line-braced-spears = Spears or pikes: outside rough ground mounted troops make no assault on them.
card-line-camels = Camels: other animals beside them lose a die.
card-line-elephant-beasts = Elephants: other animals beside them lose a die.
card-line-elephants-panic = Elephants: when lost they break loose in panic.
card-line-rockets = Rockets: never in melee; a target with animals retreats twice as far.
card-line-uses-fire = Fire: a unit with animals loses a die against it.
card-line-armour-ignored = Ignores armour: blue and red hit whatever the weight.
card-line-armour-inverted = Inverted armour: heavy counts as light, and the other way round.
card-line-super-very-heavy = Very heavy: the enemy rolls one die fewer against it.
card-line-armour-very-light = Very light: two more dice against it in melee, one die and one hit fewer by fire.
card-line-armour-light = Light: one more die against it in melee, one fewer by fire.
card-line-armour-heavy = Heavy: one die fewer against it, by fire and in melee.
card-line-armour-very-heavy = Very heavy: one die and one hit fewer against it.
card-line-colours-very-light = Very light: hit by green, blue and red.
card-line-colours-light = Light: hit by green, blue and red.
card-line-colours-medium = Medium: hit by blue and red.
card-line-colours-heavy = Heavy: hit by red only.
card-line-colours-very-heavy = Very heavy: hit by red only, to be confirmed by a die.
card-line-supported = Supported by its neighbours.
card-line-sheltered = Supported by the houses when it is attacked.

## Exercises

exercise-whom = Whom may { $who } attack? Touch every enemy that fits.
exercise-who = Who may attack { $whom } ({ $at })? Touch every unit that fits.
exercise-dice = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom } ({ $at }): how many dice?
exercise-dice-unled = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom } ({ $at }), no officer in the front rank: how many dice?
exercise-dice-unordered = { $who } { $who-n ->
    [one] attacks
   *[many] attack
} { $whom } ({ $at }), before any order: how many dice?
exercise-retreat = { $whom } must go back { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}. Touch every hex where the first step is allowed.
exercise-follow-up = { $whom } { $whom-n ->
    [one] leaves
   *[many] leave
} { $at }: { $who-n ->
    [one] does
   *[many] do
} { $who } follow up?
exercise-riposte = { $whom } { $whom-n ->
    [one] holds
   *[many] hold
} { $at } against { $who }: is a riposte possible?
exercise-call = Whom may { $officer } still call? Touch every unit that fits.
exercise-reach = Where may { $who } go? Among the marked hexes, touch every one that fits.
exercise-sight = { $who-n ->
    [one] Does
   *[many] Do
} { $who } ({ $from }) see { $whom } ({ $at })?
exercise-without = That leaves something out: { $label }.
exercise-count = The count gives { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.

## What a side was about, said of its player

intent-seizes = He takes { $at }.
intent-concentrates = He concentrates his blows on { $unit } ({ $at }).
intent-persists = He keeps at { $unit } ({ $at }).
intent-assaults = He attacks { $wing }.
intent-shoots = He takes { $unit } ({ $at }) under fire.
intent-attacks = He attacks { $unit } ({ $at }).
intent-makes-for = He pushes { $wing } towards { $at }.
intent-commits = He commits his reserves { $wing }.
intent-masses = He masses { $wing } against { $unit } ({ $at }).
intent-masses-place = He masses { $wing } against { $at }.
intent-advances = He advances { $wing }.
intent-withdraws = He draws back { $wing }.
intent-keeps-away = He keeps out of reach.
intent-holds = He holds { $at }.
intent-stands = He holds his line.
intent-waits = He waits.
intent-wing-left = his left
intent-wing-centre = his centre
intent-wing-right = his right
intent-wing-whole = his whole line
intent-on-left = on his left
intent-on-centre = in the centre
intent-on-right = on his right
intent-on-whole = all along his line
