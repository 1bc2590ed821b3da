// Marks: what the board says about hexes and units besides what stands there. Plain data, made by whoever plays.

/** What a unit may do or has done. */
export type UnitMark =
  /** May act: gold frame, triangle above. */
  | 'selectable'
  /** Chosen: its hex ringed, the block lifted. */
  | 'selected'
  /** Has moved and may still fight: a small arrow, not pale. */
  | 'moved'
  /** Has done all it may this turn: pale, ticked. */
  | 'done'
  /** Carries a « played » marker into later phases: ticked on its band, not pale. */
  | 'played'

/** A hex the chosen unit may go to, and what it costs. */
export interface Reach {
  readonly place: string
  /** Dice it will miss in combat. */
  readonly diceLost?: number
  readonly mustStop?: boolean
  readonly cannotFight?: boolean
}

/** A hex that may be attacked. */
export interface Target {
  readonly place: string
  readonly dice: number
  /** The one whose odds are being read. */
  readonly inFocus?: boolean
}

/** A line of sight from centre to centre. */
export interface Sight {
  readonly from: string
  readonly to: string
  /** The hex that hides the target; none if the view is free. */
  readonly maskedBy?: string
  /** Dice thrown along it, where it is an attack. */
  readonly dice?: number
}

/** A hex of a retreat (or of any walk chosen step by step). */
export interface RetreatStep {
  readonly place: string
  readonly from: string
  /** First step, second step… */
  readonly step: number
  /** On the way taken unless another is chosen. */
  readonly preferred?: boolean
}

/** The hexes a unit goes through, pointed at or told one by one. */
export interface WayMark {
  /** Where it stands; nothing for one that comes on. */
  readonly from: string | null
  readonly hexes: readonly string[]
  /** It cannot be gone. */
  readonly refused?: boolean
}

/** A unit drawn where it would go. */
export interface Ghost {
  readonly unit: string
  readonly place: string
}

/** An attack that a move would make possible: on whom, with how many dice, and the chance of one loss at least. */
export interface Prospect {
  readonly place: string
  readonly dice: number
  /** As it is read: « 56 % ». */
  readonly chance: string
}

/** Joins an officer and a unit he has taken. */
export interface Thread {
  readonly from: string
  readonly to: string
}

/** Somebody runs through these hexes, the one he leaves first. */
export interface Flight {
  /** The officer; none for an elephant. */
  readonly officer: string | null
  readonly hexes: readonly string[]
}

/** An enemy who could attack there. */
export interface Threat {
  readonly place: string
  readonly dice: number
}

/** What somebody just went: where from, where through, where to; its number is repeated in the log. */
export interface Trace {
  readonly number: number
  readonly hexes: readonly string[]
}

/** What just befell whoever stood in a hex: a few signs, for a moment. */
export interface Tag {
  readonly place: string
  readonly text: string
  /** It was driven back. */
  readonly flag: boolean
}

/** Hexes somebody went through, by whom. */
export type Ways = Readonly<Record<string, readonly string[]>>

/** One hex to be touched, all others under a veil; and one that was touched in vain. */
export interface Beacon {
  readonly place: string | null
  /** What is written beside it. */
  readonly word: string
  /** Hexes that are not veiled either. */
  readonly clear: readonly string[]
  readonly wrong: { readonly place: string; readonly turn: number } | null
  /** A new one draws the ring anew. */
  readonly turn: number
}

/** What somebody answered at a hex: picked; or judged: rightly picked, left out, picked in vain. */
export interface AnswerMark {
  readonly place: string
  readonly sign: 'picked' | 'right' | 'missed' | 'wrong'
}

export interface Marks {
  readonly units?: Readonly<Record<string, UnitMark>>
  /** Officers who may be chosen, or are. */
  readonly officers?: Readonly<Record<string, 'selectable' | 'selected'>>
  readonly reach?: readonly Reach[]
  readonly targets?: readonly Target[]
  /** Hexes that cannot be seen. */
  readonly shadows?: readonly string[]
  readonly sights?: readonly Sight[]
  readonly retreat?: readonly RetreatStep[]
  /** Any other hexes a player may choose: entries, exits, objectives to read. */
  readonly choices?: readonly string[]
  /** Hexes to hold or leave by, with the camp that wants them. */
  readonly objectives?: readonly { readonly place: string; readonly camp: 'north' | 'south' }[]
  /** A click that was refused; a new `turn` shakes the hex again. */
  readonly refused?: { readonly place: string; readonly turn: number } | undefined
  readonly way?: WayMark | undefined
  readonly beacon?: Beacon | undefined
  readonly ghost?: Ghost | undefined
  /** From an officer to those he activates, while he does. */
  readonly threads?: readonly Thread[]
  /** Officers who flee and elephants that run, just now. */
  readonly flights?: readonly Flight[]
  readonly prospects?: readonly Prospect[]
  readonly threats?: readonly Threat[]
  /** A path just walked, left as a dotted trail. */
  readonly trail?: readonly string[]
  /** The last moves of the other side. */
  readonly traces?: readonly Trace[]
  readonly tags?: readonly Tag[]
  /** The hexes units pass through when they next change their place, the one they leave first. */
  readonly ways?: Ways
  /** Units activated this turn, with the number of their group. */
  readonly groups?: Readonly<Record<string, number>>
  /** Units that were struck just now. */
  readonly struck?: readonly string[]
  /** The answers to an exercise. */
  readonly answers?: readonly AnswerMark[]
}
