// Written from crates/wire by its test `typescript`; do not edit.

/**
 * What a server is.
 */
export type AboutView = {
/**
 * `Étendard`.
 */
name: string,
/**
 * The version of the program.
 */
version: string,
/**
 * The version of the rules.
 */
rules: number,
/**
 * The version of replay files.
 */
replays: number,
/**
 * The books, by key.
 */
books: Array<BookView>,
/**
 * Computer players, the easiest first.
 */
levels: Array<LevelView>,
/**
 * Their temperaments.
 */
temperaments: Array<TemperamentView>, };

/**
 * A line of the account of dice.
 */
export type AccountLineView = {
/**
 * What it does to the count.
 */
kind: LineKind,
/**
 * Dice: the base, the change, the limit.
 */
dice: number,
/**
 * The clause behind it.
 */
clause: string,
/**
 * A short label for a ledger.
 */
label: NameView,
/**
 * What the clause says.
 */
text: NameView,
/**
 * What it would have needed, where it did not count.
 */
lacking: NameView | null, };

/**
 * Why so many dice.
 */
export type AccountView = {
/**
 * How many are rolled.
 */
dice: number,
/**
 * Line by line, in the order the book counts.
 */
lines: Array<AccountLineView>, };

/**
 * A unit or an officer who may still do something.
 */
export type ActorView = {
/**
 * The unit; none if it is an officer.
 */
unit: string | null,
/**
 * The officer; none if it is a unit.
 */
officer: string | null,
/**
 * Where it may go: `{"do":"move","unit":…,"to":…,"pace":…,"past":…}`, or `move-officer` with `to`.
 */
moves: Array<MoveView>,
/**
 * Hexes by which it may leave the table: `leave` or `leave-officer`.
 */
leaves: Array<string>,
/**
 * Whom it may attack: `{"do":"attack","unit":…,"target":…}`.
 */
attacks: Array<AttackView>, };

/**
 * A change that was tried, and what was measured; the battle as it is where nothing is changed.
 */
export type AdviceLine = {
/**
 * What is changed.
 */
words: NameView,
/**
 * The same in the draft.
 */
changes: Array<DraftChangeView>,
/**
 * What came of it.
 */
counts: TriedCounts,
/**
 * The share of the north.
 */
north: FairShareView,
/**
 * It was measured to be nearer to an even battle than the battle as it is.
 */
nearer: boolean, };

/**
 * Advice that is sought: one batch of games a call.
 */
export type AdviceRequest = {
/**
 * The battle, as its file.
 */
text: string,
/**
 * Who plays both sides.
 */
level: LevelWire,
/**
 * The number all luck comes from, below 2^53.
 */
seed: number,
/**
 * Games of each change that is kept to the end.
 */
most: number,
/**
 * Games of this call at most.
 */
games: number,
/**
 * Where it stood; from the beginning if nothing is said.
 */
state?: AdviceState, };

/**
 * How far the search for advice has come: given back with the next question, it goes on from there.
 */
export type AdviceState = {
/**
 * Who plays both sides.
 */
player: TrialPlayer,
/**
 * The number all luck comes from: every change is tried with the games of the same numbers.
 */
seed: number,
/**
 * Games of each change that is kept to the end.
 */
most: number,
/**
 * Rounds done: after each, the worse half of the changes is given up.
 */
round: number,
/**
 * The battle as it is.
 */
base: TriedCounts,
/**
 * The changes, in their order.
 */
tried: Array<TriedCounts>, };

/**
 * How far the search for advice has come.
 */
export type AdviceView = {
/**
 * To be given back with the next question.
 */
state: AdviceState,
/**
 * Games played.
 */
played: number,
/**
 * Games in all.
 */
of: number,
/**
 * Nothing is left to play.
 */
over: boolean,
/**
 * The battle as it is.
 */
base: AdviceLine,
/**
 * The changes: those kept first, the most even first.
 */
tried: Array<AdviceLine>, };

/**
 * A command with its words.
 */
export type AnswerView = {
/**
 * The command.
 */
command: CommandWire,
/**
 * As a short phrase in the reader's language: the text of a button.
 */
text: string,
/**
 * The hex it points at, if it does.
 */
hex: string | null,
/**
 * What it costs in tokens or ducats, if it does.
 */
price: number | null,
/**
 * What a player does without thinking long: the answer to Enter. At most one is.
 */
usual: boolean,
/**
 * The turn goes to the other side.
 */
ends_turn: boolean, };

/**
 * What becomes of something said.
 */
export type AnswerWire = { "answer": "done",
/**
 * The last entry.
 */
number: number, } | { "answer": "already-done",
/**
 * The entry in which it was.
 */
number: number, } | { "answer": "refused",
/**
 * The sentence, in the reader's language.
 */
text: string,
/**
 * The clause that forbids it.
 */
clause: string | null, } | { "answer": "stale",
/**
 * The last entry.
 */
number: number, } | { "answer": "error",
/**
 * For programs: `not-your-seat`, `not-your-turn`, `malformed`, `too-fast`, `paused`, `over`, `frozen`…
 */
code: string,
/**
 * The sentence, in the reader's language: what was expected, what to do.
 */
text: string, } | { "answer": "odds",
/**
 * One for each target.
 */
odds: Array<OddsView>, } | { "answer": "sight",
/**
 * It.
 */
sight: SightView, } | { "answer": "way",
/**
 * The command that goes it.
 */
command: CommandWire,
/**
 * Lone enemy officers who must flee before it.
 */
drives_off: Array<string>, } | { "answer": "stakes",
/**
 * One for each answer.
 */
stakes: Array<StakeView>, } | { "answer": "why",
/**
 * In a word or two, in the reader's language.
 */
title: string,
/**
 * In one sentence.
 */
text: string,
/**
 * The clause that says so, if one does.
 */
clause: string | null, } | { "answer": "from-there",
/**
 * Whom the unit could attack from there this turn, the best first.
 */
attacks: Array<ProspectView>,
/**
 * Who of the enemy could attack it there from where he stands, at the beginning of his turn.
 */
threats: Array<ProspectView>, } | { "answer": "card",
/**
 * Weight, traits, officers, support.
 */
lines: Array<CardLineView>, } | { "answer": "rematch",
/**
 * Its id.
 */
game: string,
/**
 * What plays in it.
 */
token: string, };

/**
 * The arm of a troop.
 */
export type ArmWire = "infantry" | "cavalry" | "camelry" | "chariotry" | "elephants" | "artillery";

/**
 * An army before the battle.
 */
export type ArmyPlan = {
/**
 * What it is called.
 */
name: NameView,
/**
 * The ensign it fights under.
 */
ensign: EnsignWire | null,
/**
 * The colour of the band of its blocks; the usual one of its side if none.
 */
band: BandWire | null,
/**
 * Activations a turn.
 */
activations: number,
/**
 * Units in each.
 */
units_per_activation: number,
/**
 * Order tokens or ducats at the start.
 */
tokens: number,
/**
 * Enemy units to eliminate.
 */
victory: number,
/**
 * Units at the start, reinforcements included.
 */
units: number,
/**
 * Officers at the start.
 */
officers: number, };

/**
 * An army, as far as it has means and goals.
 */
export type ArmyView = {
/**
 * What it is called.
 */
name: NameView,
/**
 * Order tokens or ducats.
 */
tokens: number,
/**
 * Units it has lost that count for victory.
 */
lost: number,
/**
 * Enemy units it must eliminate.
 */
to_eliminate: number,
/**
 * Hexes to hold.
 */
objectives: Array<string>,
/**
 * How many of them.
 */
objectives_needed: number,
/**
 * Those it holds now.
 */
objectives_held: Array<string>,
/**
 * Hexes it may leave by.
 */
exits: Array<string>,
/**
 * Units that must leave to win; 0 if leaving wins nothing.
 */
exits_needed: number, };

/**
 * What is asked now.
 */
export type AskView = {
/**
 * Who is asked; nobody when it is over.
 */
camp: CampWire | null,
/**
 * The question; `over` when it is over.
 */
question: AskedWire,
/**
 * The question in plain words, in the reader's language.
 */
text: string,
/**
 * The unit it is about, if it is about one.
 */
unit: string | null,
/**
 * The officer it is about, if it is about one.
 */
officer: string | null,
/**
 * The combat under way: who attacks whom.
 */
attacker: string | null,
/**
 * Whom; a panicking elephant has no id.
 */
target: string | null,
/**
 * The hex of the one it is about.
 */
hex: string | null,
/**
 * How far the activations of this turn have come.
 */
muster: MusterView, };

/**
 * A question, or `over`.
 */
export type AskedWire = QuestionWire | OverWire;

/**
 * Somebody to attack.
 */
export type AttackView = {
/**
 * Whom.
 */
target: TargetWire,
/**
 * Where it stands.
 */
hex: string,
/**
 * With how many dice, before orders.
 */
dice: number, };

/**
 * The colour of the band of an army's blocks.
 */
export type BandWire = "blue" | "red" | "green" | "black" | "violet" | "ochre";

/**
 * The file of a battle of the catalogue, as it stands.
 */
export type BattleTextView = {
/**
 * Its text.
 */
text: string, };

/**
 * A book.
 */
export type BookView = {
/**
 * Its key.
 */
key: string,
/**
 * Its title.
 */
title: string, };

/**
 * Something each camp has.
 */
export type Both<T> = {
/**
 * Of the north.
 */
north: T,
/**
 * Of the south.
 */
south: T, };

/**
 * A side of the table: the army that retreats to the north, or to the south.
 */
export type CampWire = "north" | "south";

/**
 * A line of a unit's card.
 */
export type CardLineView = {
/**
 * What it is about: the key of a trait, `weight-heavy`, `commanders`, `support`.
 */
about: string,
/**
 * In one sentence, in the reader's language.
 */
text: string,
/**
 * The clause that says so.
 */
clause: string, };

/**
 * Games a certificate is wanted of.
 */
export type CertificateRequest = {
/**
 * The battle, as its file.
 */
text: string,
/**
 * The number all luck came from.
 */
seed: number,
/**
 * The games.
 */
levels: Array<LevelFigures>, };

/**
 * A certificate, opened.
 */
export type CertificateView = {
/**
 * As a file: byte for byte what the program writes.
 */
text: string,
/**
 * What it says.
 */
certificate: CertificateWire,
/**
 * The verdict in a sentence; none where the battle is not known.
 */
verdict: NameView | null,
/**
 * The shares of the north, level by level.
 */
shares: Array<FairShareView>, };

/**
 * A certificate of balance: which battle, which games, what came of them.
 */
export type CertificateWire = {
/**
 * The version of this form.
 */
certificate: number,
/**
 * The version of the rules.
 */
rules: number,
/**
 * The version of the program, whose computer players played.
 */
program: string,
/**
 * The battle.
 */
battle: CertifiedBattle,
/**
 * The number all luck comes from.
 */
seed: number,
/**
 * The games, pair of players by pair of players.
 */
levels: Array<LevelFigures>,
/**
 * Sixteen letters and digits made of everything above: another figure makes another code.
 */
code: string, };

/**
 * The battle a certificate is of.
 */
export type CertifiedBattle = {
/**
 * Its id.
 */
id: string,
/**
 * What it is called.
 */
title: NameView,
/**
 * The key of its book.
 */
book: string,
/**
 * SHA-256 of its file in the one form every file has, without the comments at its top: 64 hexadecimal digits.
 */
hash: string,
/**
 * House rules in force.
 */
house_rules: Array<string>,
/**
 * Who moves first.
 */
first: CampWire, };

/**
 * A chance: exact as a fraction, and in parts of ten thousand for bars.
 */
export type ChanceView = {
/**
 * `91/216`.
 */
exact: string,
/**
 * 4213 for 42.13 %; rounded.
 */
per_myriad: number, };

/**
 * Every legal command now. Moves and attacks stand with whoever makes them; everything else is an answer.
 */
export type Choices = {
/**
 * Those who may still move or fight.
 */
actors: Array<ActorView>,
/**
 * Everything else: the ends of phases, activations, orders, the answers to nested questions.
 */
answers: Array<AnswerView>,
/**
 * The orders of manoeuvre of the book, where they are asked about, whether they can be given now or not.
 */
orders: Array<OrderView>, };

/**
 * What somebody at the table says.
 *
 * `id` is any text of his; the answer carries it back. `after` is the number of the last entry he has seen.
 */
export type ClientMessage = { "say": "hello",
/**
 * What plays; a spectator has none.
 */
token: string | null,
/**
 * What lets somebody without a token watch a private game: its invitation.
 */
invitation: string | null,
/**
 * The last entry he has; 0 for none.
 */
after: number,
/**
 * His language.
 */
language: LanguageWire, } | { "say": "command",
/**
 * Carried back.
 */
id: string,
/**
 * The last entry seen.
 */
after: number,
/**
 * What is to be done.
 */
command: CommandWire,
/**
 * Fresh chance for the dice: 16 to 64 hexadecimal digits. The same when the command is sent again.
 */
nonce: string, } | { "say": "undo",
/**
 * Carried back.
 */
id: string,
/**
 * The last entry seen.
 */
after: number,
/**
 * How far.
 */
back: Rewind, } | { "say": "resign",
/**
 * Carried back.
 */
id: string, } | { "say": "offer-draw",
/**
 * Carried back.
 */
id: string, } | { "say": "answer-draw",
/**
 * Carried back.
 */
id: string,
/**
 * Takes it?
 */
yes: boolean, } | { "say": "pause",
/**
 * Carried back.
 */
id: string,
/**
 * Stop, or go on?
 */
yes: boolean, } | { "say": "hurry",
/**
 * Carried back.
 */
id: string, } | { "say": "chat",
/**
 * Carried back.
 */
id: string,
/**
 * What: plain text, at most 500 characters.
 */
text: string, } | { "say": "odds",
/**
 * Carried back.
 */
id: string,
/**
 * Who attacks.
 */
unit: string,
/**
 * Whom; every target in reach if left out.
 */
target: TargetWire | null,
/**
 * Who decides inside.
 */
policy: PolicyWire,
/**
 * How far.
 */
depth: DepthWire, } | { "say": "sight",
/**
 * Carried back.
 */
id: string,
/**
 * From this hex.
 */
from: string,
/**
 * To this one.
 */
to: string,
/**
 * With what weapon; that of whoever stands there if left out.
 */
weapon: WeaponWire | null, } | { "say": "way",
/**
 * Carried back.
 */
id: string,
/**
 * Who.
 */
unit: string,
/**
 * The hexes in their order, without the one it stands in.
 */
way: Array<string>, } | { "say": "stakes",
/**
 * Carried back.
 */
id: string, } | { "say": "why",
/**
 * Carried back.
 */
id: string,
/**
 * The unit in hand, if one is.
 */
unit: string | null,
/**
 * The officer in hand, if one is.
 */
officer: string | null,
/**
 * Where.
 */
hex: string, } | { "say": "from-there",
/**
 * Carried back.
 */
id: string,
/**
 * The move.
 */
command: CommandWire, } | { "say": "card",
/**
 * Carried back.
 */
id: string,
/**
 * Which.
 */
unit: string, } | { "say": "rematch",
/**
 * Carried back.
 */
id: string, } | { "say": "free-seat",
/**
 * Carried back.
 */
id: string,
/**
 * Which.
 */
camp: CampWire, } | { "say": "language",
/**
 * Carried back.
 */
id: string,
/**
 * Which.
 */
language: LanguageWire, };

/**
 * A command, by the names of the battle.
 */
export type CommandWire = { "do": "activate", officer: string, } | { "do": "select", unit: string, } | { "do": "select-officer", officer: string, } | { "do": "end-selection", } | { "do": "order", order: OrderWire, unit: string | null, amount: number, } | { "do": "end-command", } | { "do": "move-by", unit: string, way: Array<string>, pace: PaceWire, } | { "do": "move", unit: string, to: string, pace: PaceWire, past: string | null, } | { "do": "leave", unit: string, by: string, } | { "do": "leave-officer", officer: string, by: string, } | { "do": "move-officer", officer: string, to: string, } | { "do": "go-along", yes: boolean, } | { "do": "end-movement", } | { "do": "attack", unit: string, target: TargetWire, } | { "do": "end-combat", } | { "do": "front-rank", officer: string | null, } | { "do": "attack-order", order: OrderWire | null, } | { "do": "defence-order", order: OrderWire | null, } | { "do": "evade", yes: boolean, } | { "do": "ignore", flags: number, } | { "do": "retreat", to: string, } | { "do": "follow-up", yes: boolean, } | { "do": "pursue", to: string, } | { "do": "pursue-attack", target: TargetWire | null, } | { "do": "riposte", yes: boolean, } | { "do": "flee", officer: string, to: string, } | { "do": "elephant-runs", at: string, } | { "do": "elephant-to", to: string, } | { "do": "elephant-attacks", target: TargetWire, } | { "do": "replace-general", officer: string | null, at: string, } | { "do": "put-off-general", };

/**
 * Games whose first attack fell on a turn.
 */
export type ContactCounts = {
/**
 * The turn.
 */
turn: number,
/**
 * The games.
 */
games: number, };

/**
 * Where water may be crossed.
 */
export type CrossingWire = "ford" | "bridge";

/**
 * A clause that decides an exercise.
 */
export type DecidingClauseView = {
/**
 * Its id.
 */
clause: string,
/**
 * What it says in this book, in the reader's language.
 */
text: string, };

/**
 * How far a combat is followed.
 */
export type DepthWire = "exchange" | "whole-chain";

/**
 * How the dice of a game can be checked.
 */
export type DiceView = {
/**
 * The commitment of every chain begun, in order, in hexadecimal.
 */
commitments: Array<string>,
/**
 * Throws so far.
 */
throws: number, };

/**
 * A figure that is another when the games are played again.
 */
export type DifferenceView = {
/**
 * Of which level, by its place in the certificate.
 */
level: number,
/**
 * Which figure: `won.north`.
 */
figure: string,
/**
 * What the certificate says.
 */
written: string,
/**
 * What the games say.
 */
found: string, };

/**
 * What a unit has done this turn.
 */
export type DoingWire = "activated" | "moved" | "fought" | "played";

/**
 * A battle on the bench: what its scenario file says, faults and all. A text that is missing is empty.
 */
export type Draft = {
/**
 * Its id: the name of its file without `.toml`.
 */
id: string,
/**
 * The key of its book.
 */
book: string,
/**
 * `battle`, `training` or `lesson`.
 */
kind: string,
/**
 * The year, negative before our era.
 */
year?: number | null,
/**
 * Shortest and longest usual length, in minutes.
 */
minutes?: [number, number] | null,
/**
 * House rules in force.
 */
options: Array<string>,
/**
 * Books and chronicles.
 */
sources: Array<string>,
/**
 * What a lesson does not show yet.
 */
hides: Array<string>,
/**
 * What has been played when a lesson begins.
 */
before: Array<string>,
/**
 * What the battle is called.
 */
title?: DraftText | null,
/**
 * When it was fought.
 */
date?: DraftText | null,
/**
 * Where it was fought.
 */
place?: DraftText | null,
/**
 * Why it matters.
 */
story?: DraftText | null,
/**
 * Commanders and numbers.
 */
strengths?: DraftText | null,
/**
 * What a unit stands for.
 */
scale?: DraftText | null,
/**
 * What weighs on each side.
 */
balance?: DraftText | null,
/**
 * What the battle teaches.
 */
lesson?: DraftText | null,
/**
 * Conjectures and liberties.
 */
notes?: DraftText | null,
/**
 * The ground.
 */
map: DraftMap,
/**
 * Names written on it.
 */
names: Array<DraftName>,
/**
 * Who starts, and when it ends.
 */
turns: DraftTurns,
/**
 * The army that retreats to the north.
 */
north: DraftArmy,
/**
 * The army that retreats to the south.
 */
south: DraftArmy,
/**
 * What a training battle or a lesson teaches, step by step.
 */
steps: Array<DraftStep>, };

/**
 * An army of a draft.
 */
export type DraftArmy = {
/**
 * What it is called, in French.
 */
fr: string,
/**
 * What it is called, in English.
 */
en: string,
/**
 * The ensign it fights under.
 */
ensign?: string | null,
/**
 * The colour of the band of its blocks.
 */
band?: string | null,
/**
 * Activations a turn and units in each: `1x4`.
 */
activations?: string | null,
/**
 * Order tokens or ducats at the start.
 */
tokens?: number | null,
/**
 * Enemy units to eliminate.
 */
victory?: number | null,
/**
 * Hexes to hold.
 */
objectives: Array<string>,
/**
 * How many of them.
 */
objectives_needed?: number | null,
/**
 * Hexes to leave the table by.
 */
exits: Array<string>,
/**
 * Units that must leave to win.
 */
exits_needed?: number | null,
/**
 * Its units.
 */
units: Array<DraftUnit>,
/**
 * Its officers.
 */
officers: Array<DraftOfficer>, };

/**
 * The arrival of a reinforcement of a draft.
 */
export type DraftArrival = {
/**
 * From this turn on.
 */
turn?: number | null,
/**
 * Hexes of the edge by which it enters.
 */
at: Array<string>, };

/**
 * A value in the draft that is changed.
 */
export type DraftChangeView = {
/**
 * Where: `north.victory`, `south.units[2].arrives.turn`.
 */
path: string,
/**
 * What stands there then.
 */
value: DraftValue, };

/**
 * A draft to be looked over.
 */
export type DraftCheckRequest = {
/**
 * The draft.
 */
draft: Draft, };

/**
 * A draft that was looked over.
 */
export type DraftCheckView = {
/**
 * What is wrong with it; nothing that is a fault if it can be played.
 */
problems: Array<ProblemView>,
/**
 * How many things were looked at.
 */
checked: number,
/**
 * What the board draws of it, as far as it goes; none where there is no map to draw.
 */
view: ScenarioView | null, };

/**
 * The grammar of a name: `ms`, `mp`, `fs`, `fp` in French (`m`, `f` of an officer); `s`, `p`, `the s`, `the p` in English,
 * and nothing of an officer.
 */
export type DraftGrammar = {
/**
 * Gender and number in French.
 */
fr: string,
/**
 * Number and article in English.
 */
en?: string | null, };

/**
 * The ground of a draft.
 */
export type DraftMap = {
/**
 * The drawing: a row of hexes a text, from the north; a letter a hex, without spaces.
 */
rows: Array<string>,
/**
 * A road a line: `A4 B4 C4`.
 */
roads: Array<string>,
/**
 * A hex and its level: `D4 2`.
 */
heights: Array<string>,
/**
 * A hex and its water: `C3 large-river`.
 */
bridges: Array<string>,
/**
 * Sides of hexes, the inside first: `F4>E5 F4>E4`.
 */
palisades: Array<string>,
/**
 * Sides of hexes, the inside first.
 */
ditches: Array<string>,
/**
 * Sides of hexes, the inside first.
 */
fortifications: Array<string>,
/**
 * How the country builds.
 */
houses?: string | null,
/**
 * Habitations that are one walled farm.
 */
farms: Array<string>,
/**
 * What the top of the map is in reality.
 */
top?: DraftText | null, };

/**
 * A name on the map of a draft.
 */
export type DraftName = {
/**
 * As the French write it.
 */
fr: string,
/**
 * As the English write it.
 */
en: string,
/**
 * What is named.
 */
kind: string,
/**
 * Where that is.
 */
hexes: Array<string>, };

/**
 * An officer of a draft.
 */
export type DraftOfficer = {
/**
 * His id, unique in the battle.
 */
id: string,
/**
 * His name in French.
 */
fr: string,
/**
 * His name in English.
 */
en: string,
/**
 * What sentences need to know of the name.
 */
grammar?: DraftGrammar | null,
/**
 * His rank.
 */
rank: string,
/**
 * What sets him apart.
 */
traits: Array<string>,
/**
 * Where he starts.
 */
hex?: string | null,
/**
 * When and where he arrives, instead.
 */
arrives?: DraftArrival | null, };

/**
 * A file to be put on the bench.
 */
export type DraftReadRequest = {
/**
 * The text of a scenario file.
 */
text: string, };

/**
 * A file on the bench.
 */
export type DraftReadView = {
/**
 * What it says, as far as it says anything; none where it is no TOML, or too long.
 */
draft: Draft | null,
/**
 * What is wrong with it.
 */
problems: Array<ProblemView>, };

/**
 * A step of a training battle or a lesson of a draft.
 */
export type DraftStep = {
/**
 * What it is about.
 */
title?: DraftText | null,
/**
 * The clauses it shows.
 */
clauses: Array<string>,
/**
 * What is done in a lesson: lines of a replay.
 */
do: Array<string>,
/**
 * What the player is told.
 */
text?: DraftText | null,
/**
 * What a pupil is told when it is done.
 */
done?: DraftText | null,
/**
 * What a pupil is told who touches something else.
 */
wrong?: DraftText | null, };

/**
 * A text in both languages.
 */
export type DraftText = {
/**
 * In French.
 */
fr: string,
/**
 * In English.
 */
en: string, };

/**
 * Who starts, and when it ends.
 */
export type DraftTurns = {
/**
 * Who starts: `north` or `south`.
 */
first: string,
/**
 * The last turn.
 */
last?: number | null,
/**
 * Who wins when it has been played.
 */
winner?: string | null, };

/**
 * A unit of a draft.
 */
export type DraftUnit = {
/**
 * Its id, unique in the battle.
 */
id: string,
/**
 * Its name in French.
 */
fr: string,
/**
 * Its name in English.
 */
en: string,
/**
 * What sentences need to know of the name.
 */
grammar?: DraftGrammar | null,
/**
 * Its type: a key of the book's troop table.
 */
troop: string,
/**
 * Elements, where they differ from the troop's.
 */
elements?: number | null,
/**
 * What sets it apart.
 */
traits: Array<string>,
/**
 * Where it starts.
 */
hex?: string | null,
/**
 * When and where it arrives, instead.
 */
arrives?: DraftArrival | null,
/**
 * The unit it was detached from.
 */
parent?: string | null, };

/**
 * A value of a draft.
 */
export type DraftValue = number | string;

/**
 * A draft to be written down.
 */
export type DraftWriteRequest = {
/**
 * The draft.
 */
draft: Draft,
/**
 * The file it came from: what does not differ stays as it stands there, comments among it.
 */
text?: string, };

/**
 * A draft that was written down.
 */
export type DraftWrittenView = {
/**
 * The text of its file.
 */
text: string, };

/**
 * A draw on offer.
 */
export type DrawView = {
/**
 * Who offered.
 */
by: CampWire, };

/**
 * A hex that is not plain open ground.
 */
export type DrawnHex = {
/**
 * Its name: `C4`.
 */
hex: string,
/**
 * Its ground.
 */
ground: TerrainWire,
/**
 * Does a road run through it? Roads join those of the hexes beside it.
 */
road: boolean,
/**
 * Is it burning?
 */
fire: boolean, };

/**
 * Two units at the real table: what are the odds?
 */
export type DuelRequest = {
/**
 * The key of the book.
 */
book: string,
/**
 * House rules.
 */
options: Array<string>,
/**
 * Who attacks.
 */
attacker: DuelSide,
/**
 * Whom.
 */
target: DuelSide,
/**
 * Hexes between them; 1 is melee.
 */
distance: number,
/**
 * Hexes the attacker has moved this turn.
 */
moved: number,
/**
 * The palisade, ditch or fortification the target stands behind.
 */
work: string | null,
/**
 * The arm of another unit of the attacker's side that stands beside the target.
 */
beside: string | null,
/**
 * Does one of the attacker's officers fight in the front rank?
 */
front_rank: boolean,
/**
 * Does the target evade?
 */
evades: boolean,
/**
 * How far the combat is followed.
 */
depth: DepthWire, };

/**
 * One of the two.
 */
export type DuelSide = {
/**
 * Its troop, by its key in the book.
 */
troop: string,
/**
 * Elements left; those of the troop if left out.
 */
elements: number | null,
/**
 * What is written on it.
 */
traits: Array<string>,
/**
 * What it stands on; `clear` if left out.
 */
ground: string | null,
/**
 * How high.
 */
height: number,
/**
 * Is it supported?
 */
supported: boolean,
/**
 * Officers with it.
 */
officers: number,
/**
 * Free rows behind it; 8 if left out.
 */
room: number | null,
/**
 * The order given for it.
 */
order: string | null, };

/**
 * What a face of the die does in a combat.
 */
export type EffectWire = "hits" | "hits-if-confirmed" | "shakes" | "earns" | "nothing";

/**
 * A panicking elephant.
 */
export type ElephantView = {
/**
 * Whose it was.
 */
camp: CampWire,
/**
 * Its hex.
 */
hex: string, };

/**
 * Games that ended in the same way.
 */
export type EndingCounts = {
/**
 * What decided.
 */
by: EndingWire,
/**
 * By who won them.
 */
won: WinCounts, };

/**
 * How a battle ended.
 */
export type EndingWire = "elimination" | "objectives" | "exit" | "turn-limit";

/**
 * The ensign of an army.
 */
export type EnsignWire = "austria" | "athens" | "boeotia" | "britain" | "deccan" | "durrani" | "empire" | "england" | "france" | "france-royal" | "huguenots" | "league" | "macedon" | "mamluks" | "marathas" | "persia" | "porus" | "prussia" | "russia" | "saxony" | "sparta" | "vijayanagara";

/**
 * One entry of a game's log, as a reader sees it.
 */
export type EntryView = {
/**
 * Its number.
 */
number: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What came of it, told in the reader's language.
 */
told: Array<ToldView>,
/**
 * It was taken back later.
 */
undone: boolean, } & ({ "kind": "command",
/**
 * Whose command.
 */
camp: CampWire,
/**
 * What he said.
 */
command: CommandWire,
/**
 * The same in the words of replays.
 */
words: string,
/**
 * What he added to the dice; none if nothing was thrown.
 */
nonce: string | null,
/**
 * What was thrown, in order; the sentences name which of it they tell. Only a fire that burns on is no news.
 */
throws: Array<ThrowView>, } | { "kind": "elsewhere",
/**
 * Whose command.
 */
camp: CampWire,
/**
 * What he said.
 */
command: CommandWire,
/**
 * The same in the words of replays.
 */
words: string,
/**
 * What fell, in order.
 */
throws: Array<FallenView>, } | { "kind": "undo",
/**
 * Who.
 */
camp: CampWire,
/**
 * The last entry that stands: everything after it is undone.
 */
to: number, } | { "kind": "seated",
/**
 * Where.
 */
camp: CampWire,
/**
 * Who.
 */
name: string, } | { "kind": "freed",
/**
 * Which.
 */
camp: CampWire, } | { "kind": "closed", } | { "kind": "muted",
/**
 * Whom; everybody if no camp is named.
 */
camp: CampWire | null,
/**
 * No more, or again?
 */
yes: boolean, } | { "kind": "rekeyed",
/**
 * Which; that of a host who sits nowhere if no camp is named.
 */
camp: CampWire | null, } | { "kind": "begun", } | { "kind": "resigned",
/**
 * Who.
 */
camp: CampWire, } | { "kind": "draw-offered",
/**
 * Who.
 */
camp: CampWire, } | { "kind": "draw-agreed", } | { "kind": "draw-declined",
/**
 * Who declined.
 */
camp: CampWire, } | { "kind": "paused",
/**
 * Who asked for it; the host if no camp did.
 */
camp: CampWire | null, } | { "kind": "resumed",
/**
 * Who asked for it; the host if no camp did.
 */
camp: CampWire | null, } | { "kind": "chat",
/**
 * Who; a spectator if no camp did.
 */
camp: CampWire | null,
/**
 * His name.
 */
name: string,
/**
 * What, as plain text.
 */
text: string, } | { "kind": "rematch",
/**
 * The new game.
 */
game: string, } | { "kind": "frozen", } | { "kind": "chain",
/**
 * The number of the chain.
 */
chain: number,
/**
 * Its commitment, in hexadecimal.
 */
commitment: string, } | { "kind": "rules",
/**
 * The version it was played under until here.
 */
from: number,
/**
 * The version from here on.
 */
to: number, });

/**
 * What entering a terrain costs.
 */
export type EntryWire = "free" | "stop" | "at-most" | "never";

/**
 * One exchange of a game: what it could be expected to cost, and what it cost.
 */
export type ExchangeView = {
/**
 * The entry that began it.
 */
number: number,
/**
 * The last entry of it.
 */
until: number,
/**
 * Who attacked.
 */
by: CampWire,
/**
 * Elements lost by the two units that fought.
 */
lost: Both<number>,
/**
 * Elements they could be expected to lose when the attack was declared, in hundredths.
 */
expected: Both<number>, };

/**
 * An answer.
 */
export type ExerciseAnswer = {
/**
 * The keys that were picked.
 */
picks: Array<string>, };

/**
 * Something an exercise may be chosen by.
 */
export type ExerciseChoiceView = {
/**
 * Its key.
 */
key: string,
/**
 * What it is called.
 */
name: NameView, };

/**
 * What can be exercised in a book, and what there is today.
 */
export type ExerciseCourseView = {
/**
 * The key of the book.
 */
book: string,
/**
 * The exercises of the date that was asked about, harder and harder; none where no date was.
 */
day: Array<ExerciseSummary>,
/**
 * What exercises ask about.
 */
kinds: Array<ExerciseChoiceView>,
/**
 * How hard they are.
 */
difficulties: Array<ExerciseChoiceView>,
/**
 * The clauses that decide some.
 */
clauses: Array<string>, };

/**
 * Something that can be answered.
 */
export type ExerciseOptionView = {
/**
 * What is sent when it is picked.
 */
key: string,
/**
 * The hex it is picked at; none for a number or a word.
 */
hex: string | null,
/**
 * What stands on its button; none where it is picked on the board.
 */
name: NameView | null, };

/**
 * What exercise is wished for.
 */
export type ExerciseRequest = {
/**
 * Whatever the asker likes: the same seed, the same exercise.
 */
seed: string,
/**
 * Of this kind, or any.
 */
kind?: string,
/**
 * Where this clause decides, or any does.
 */
clause?: string,
/**
 * As hard as this, or any.
 */
difficulty?: string, };

/**
 * An exercise in a list.
 */
export type ExerciseSummary = {
/**
 * Its id.
 */
id: string,
/**
 * What it asks about.
 */
kind: string,
/**
 * How hard it is.
 */
difficulty: string, };

/**
 * What the machine says of an answer.
 */
export type ExerciseVerdictView = {
/**
 * Was all picked that fits, and nothing else?
 */
right: boolean,
/**
 * Option by option.
 */
options: Array<JudgedOptionView>,
/**
 * The clauses that decide.
 */
clauses: Array<DecidingClauseView>,
/**
 * Why so many dice, if dice were asked about.
 */
account: AccountView | null,
/**
 * The line of sight, if one was asked about.
 */
sight: SightView | null, };

/**
 * An exercise.
 */
export type ExerciseView = {
/**
 * Its id.
 */
id: string,
/**
 * The key of the book.
 */
book: string,
/**
 * What it asks about.
 */
kind: string,
/**
 * How hard it is.
 */
difficulty: string,
/**
 * The id of the battle.
 */
scenario: string,
/**
 * Who stands where.
 */
position: Position,
/**
 * What is asked, in the reader's language.
 */
question: string,
/**
 * Is everything to be picked that fits, or one answer?
 */
all: boolean,
/**
 * The unit the question is about, if it is about one.
 */
unit: string | null,
/**
 * The hexes the question speaks of.
 */
hexes: Array<string>,
/**
 * Who moved this turn.
 */
moved: Array<MovedUnitView>,
/**
 * Everything that can be answered.
 */
options: Array<ExerciseOptionView>, };

/**
 * What a face does.
 */
export type FaceDoesWire = "hits-arms" | "hits-weights" | "hits" | "hits-in-melee" | "shakes" | "earns-token" | "earns-token-but-first" | "earns-ducat" | "weighed";

/**
 * A face of the die.
 */
export type FaceRowView = {
/**
 * The face.
 */
face: FaceWire,
/**
 * What it is called.
 */
name: NameView,
/**
 * On how many of the six sides it stands.
 */
sides: number,
/**
 * What it does.
 */
does: FaceDoesWire,
/**
 * The arms it hits, where arms decide.
 */
arms: Array<ArmWire>,
/**
 * The weights it hits, where weights decide.
 */
weights: Array<WeightWire>,
/**
 * Those it hits if it is confirmed.
 */
confirmed: Array<WeightWire>,
/**
 * By which clause.
 */
clause: string, };

/**
 * A face, what it does, and by which clause.
 */
export type FaceView = {
/**
 * The face.
 */
face: FaceWire,
/**
 * What it does.
 */
effect: EffectWire,
/**
 * The clause; none for a face that does nothing.
 */
clause: string | null, };

/**
 * A face of a die.
 */
export type FaceWire = "infantry" | "cavalry" | "artillery" | "green" | "blue" | "red" | "hit" | "melee-hit" | "ducat" | "flag" | "letter" | "advantage";

/**
 * Dice of a troop in one kind of fight.
 */
export type FactorView = {
/**
 * At full strength; 0 if it does not fight this way.
 */
full: number,
/**
 * With the last element.
 */
last: number,
/**
 * One for each element.
 */
each: boolean, };

/**
 * A share of games, per mille, and where the truth lies 95 times in a hundred.
 */
export type FairShareView = {
/**
 * The share.
 */
value: number,
/**
 * At least.
 */
low: number,
/**
 * At most.
 */
high: number,
/**
 * Is it within 400 and 600?
 */
fair: boolean, };

/**
 * Dice that fell before the game came here.
 */
export type FallenView = {
/**
 * What for.
 */
purpose: PurposeWire,
/**
 * The faces, in the order they fell.
 */
faces: Array<FaceWire>,
/**
 * The same as places on the book's die, from 0.
 */
places: Array<number>, };

/**
 * A moment of a figure.
 */
export type FigureFrame = {
/**
 * Who stands where.
 */
position: Position,
/**
 * What has just happened, in the reader's language.
 */
told: Array<string>,
/**
 * The dice that fell, as they were read.
 */
dice: Array<FaceView>,
/**
 * The clause that speaks.
 */
clause: string | null,
/**
 * Why something was refused, in the reader's language.
 */
refused: string | null,
/**
 * A line of sight that was looked along.
 */
line: FigureLine | null, };

/**
 * A line of sight.
 */
export type FigureLine = {
/**
 * From where.
 */
from: string,
/**
 * To where.
 */
to: string,
/**
 * Does one see along it?
 */
clear: boolean, };

/**
 * A figure in a list.
 */
export type FigureSummary = {
/**
 * Its id: `J-TAC-1A`.
 */
id: string,
/**
 * What it is about.
 */
title: NameView,
/**
 * The clauses it shows.
 */
clauses: Array<string>, };

/**
 * A figure.
 */
export type FigureView = {
/**
 * Its id: `J-TAC-1A`.
 */
id: string,
/**
 * The key of the book.
 */
book: string,
/**
 * What it is about.
 */
title: NameView,
/**
 * The clauses it shows.
 */
clauses: Array<string>,
/**
 * The ground.
 */
map: MapView,
/**
 * The troop types that take part.
 */
troops: Array<TroopView>,
/**
 * The table at its beginning, and after everything that happens.
 */
frames: Array<FigureFrame>, };

/**
 * A flaw as JSON.
 */
export type FlawView = {
/**
 * The line of the file.
 */
line: number | null,
/**
 * In French.
 */
fr: string,
/**
 * In English.
 */
en: string, };

/**
 * The battle of a game: what the board draws of it, and where no catalogue has it, its text.
 */
export type GameBattleView = {
/**
 * Everything about it that does not change in play.
 */
view: ScenarioView,
/**
 * The text of its file, if it is somebody’s own.
 */
text: string | null, };

/**
 * A list of games, the latest first.
 */
export type GameListView = {
/**
 * The games.
 */
games: Array<GameSummary>,
/**
 * What to ask for the next page with; none at the end.
 */
next: string | null, };

/**
 * Trial games that follow one another by their numbers.
 */
export type GameRange = {
/**
 * The number of the first.
 */
from: number,
/**
 * How many.
 */
games: number, };

/**
 * A game in a list.
 */
export type GameSummary = {
/**
 * The id of the game.
 */
game: string,
/**
 * What it was made with.
 */
terms: GameTerms,
/**
 * Where it stands.
 */
progress: Progress,
/**
 * Both seats.
 */
seats: Both<SeatView>,
/**
 * The turn it is at.
 */
turn: number,
/**
 * Whose turn it is to speak; nobody's when it is over or has not begun.
 */
asked: CampWire | null,
/**
 * When something last happened, in milliseconds since 1970.
 */
updated: number, };

/**
 * What a game was made with.
 */
export type GameTerms = {
/**
 * The id of the scenario.
 */
scenario: string,
/**
 * What the battle is called.
 */
title: NameView,
/**
 * The key of the book.
 */
book: string,
/**
 * House rules in force.
 */
options: Array<string>,
/**
 * Is it shown in the list of games?
 */
public: boolean,
/**
 * May everything be taken back?
 */
practice: boolean,
/**
 * What the text of its battle is known by, if that is somebody’s own: the hash of the text. The map and the armies
 * are asked for by the game (`/api/games/{id}/battle`), never by the id of the scenario.
 */
own?: string, };

/**
 * How bad a problem is.
 */
export type GravityWire = "fault" | "warning";

/**
 * A hex. Sides are numbered as `battle::Direction` counts them: 0 east, then counter-clockwise.
 */
export type HexView = {
/**
 * Its name: `C4`.
 */
place: string,
/**
 * Its ground.
 */
ground: TerrainWire,
/**
 * What the ground is called.
 */
name: NameView,
/**
 * Its level.
 */
height: number,
/**
 * How its houses are built, if it has any.
 */
houses: HousesWire | null,
/**
 * Where its water may be crossed, if it may.
 */
crossing: CrossingWire | null,
/**
 * Sides a road leaves by.
 */
roads: Array<number>,
/**
 * Works on its sides, each on the hex it shelters.
 */
works: Array<WorkView>,
/**
 * Whose objective it is.
 */
objective: Array<CampWire>,
/**
 * Whose exit it is.
 */
exit: Array<CampWire>, };

/**
 * Something of the table a lesson does not show yet.
 */
export type HiddenWire = "orders" | "tokens" | "counts" | "odds";

/**
 * A house rule: something a table may agree to play otherwise.
 */
export type HouseRuleView = {
/**
 * Its key, as `options` take it.
 */
key: string,
/**
 * What it is called.
 */
name: NameView,
/**
 * What changes with it, in a sentence.
 */
says: NameView,
/**
 * The clause it reads otherwise.
 */
clause: string,
/**
 * The keys of the books it means something in.
 */
books: Array<string>,
/**
 * Both readings played, book by book.
 */
played: Array<PlayedReadings>, };

/**
 * How the houses of a hex are built.
 */
export type HousesWire = "village" | "antique" | "levant" | "india" | "farm";

/**
 * What a computer player was about in his last turn, as everybody could see.
 */
export type IntentView = {
/**
 * Who.
 */
camp: CampWire,
/**
 * In one sentence, in the reader's language.
 */
text: string, };

/**
 * Somebody takes a seat.
 */
export type JoinRequest = {
/**
 * Which seat; any that is open if left out.
 */
camp: CampWire | null,
/**
 * The invitation; needed unless the game is public.
 */
invitation: string | null,
/**
 * What he is called.
 */
name: string, };

/**
 * The answer to making or joining a game.
 */
export type Joined = {
/**
 * The id of the game.
 */
game: string,
/**
 * What plays: to be kept secret, sent as `Authorization: Bearer …` or in `hello`.
 */
token: string,
/**
 * What it allows.
 */
you: YouView,
/**
 * What invites to the open seats; only to the maker.
 */
invitation: string | null, };

/**
 * What the machine says of one option.
 */
export type JudgedOptionView = {
/**
 * The option.
 */
key: string,
/**
 * Does it fit?
 */
right: boolean,
/**
 * Was it picked?
 */
picked: boolean,
/**
 * Would a common misreading give it?
 */
tempts: boolean,
/**
 * Why not, in the reader's language; none where it fits, or where account or line of sight say it.
 */
reason: string | null,
/**
 * The clause that says so.
 */
clause: string | null, };

/**
 * The reader's language.
 */
export type LanguageWire = "fr" | "en";

/**
 * How often the lead went from one side to the other. The side leads that has more of the units it must eliminate; who led
 * leads on while both have as much.
 */
export type LeadCounts = {
/**
 * Changes of lead, all games together.
 */
changes: number,
/**
 * Games in which it changed at least once.
 */
games: number, };

/**
 * A lesson in a list.
 */
export type LessonSummary = {
/**
 * Its id.
 */
id: string,
/**
 * The key of the book.
 */
book: string,
/**
 * Its place in the course of its book, from 1.
 */
number: number,
/**
 * What it is called.
 */
title: NameView,
/**
 * Why it is taken, in two sentences.
 */
story: NameView,
/**
 * Shortest and longest usual length, in minutes.
 */
minutes: [number, number] | null,
/**
 * How many steps it has.
 */
steps: number, };

/**
 * The trial games of two players.
 */
export type LevelFigures = {
/**
 * Who plays the north.
 */
north: TrialPlayer,
/**
 * Who plays the south.
 */
south: TrialPlayer,
/**
 * What came of it.
 */
figures: TrialFigures, };

/**
 * A computer player.
 */
export type LevelView = {
/**
 * Its key.
 */
key: LevelWire,
/**
 * What it is called.
 */
name: NameView, };

/**
 * How well a computer player plays, the easiest first.
 */
export type LevelWire = "recruit" | "corporal" | "captain" | "colonel" | "marshal" | "general";

/**
 * A line of the account of dice; `passed` did not count.
 */
export type LineKind = "base" | "adjust" | "limit" | "passed";

/**
 * What a side lost, all games together.
 */
export type LossCounts = {
/**
 * Elements.
 */
elements: number,
/**
 * Units that count for victory.
 */
units: number, };

/**
 * A name written on the map.
 */
export type MapNameView = {
/**
 * The name.
 */
text: NameView,
/**
 * What is named.
 */
kind: NameKindWire,
/**
 * Where that is: a hex, or a few.
 */
hexes: Array<string>, };

/**
 * The ground.
 */
export type MapView = {
/**
 * Hexes from west to east.
 */
columns: number,
/**
 * Hexes from north to south.
 */
rows: number,
/**
 * Every hex, row by row from the north-west.
 */
hexes: Array<HexView>,
/**
 * What the top of the map is in reality, if not the north.
 */
top: NameView | null, };

/**
 * On which side of a line of sight a hex lies.
 */
export type MetWire = "through" | "left" | "right";

/**
 * A hex to go to.
 */
export type MoveView = {
/**
 * The hex.
 */
to: string,
/**
 * At which pace; of an officer always `normal`.
 */
pace: PaceWire,
/**
 * The lone enemy officer to be passed on the way, if one is.
 */
past: string | null,
/**
 * The hexes it goes through in their order, `to` the last; nothing for an officer.
 */
way: Array<string>,
/**
 * The ground ends the move there, though there was breath for more.
 */
stops: boolean,
/**
 * May it still fight afterwards?
 */
fights: boolean,
/**
 * Dice its fire loses by going so far.
 */
dice_lost: number,
/**
 * Nothing is left to do afterwards: the turn goes to the other side.
 */
ends_turn: boolean, };

/**
 * How far a unit went this turn.
 */
export type MovedUnitView = {
/**
 * Which.
 */
unit: string,
/**
 * How many hexes.
 */
hexes: number,
/**
 * At which pace.
 */
pace: PaceWire, };

/**
 * How far the activations of a turn have come.
 */
export type MusterView = {
/**
 * The officer who is activating.
 */
commander: string | null,
/**
 * The group that acts, or is being activated, from 1; 0 before the first.
 */
group: number,
/**
 * Groups announced so far.
 */
groups: number,
/**
 * Groups there may be this turn.
 */
most: number,
/**
 * Units in the activation under way.
 */
selected: number,
/**
 * Units it may hold.
 */
size: number, };

/**
 * What a name on the map names.
 */
export type NameKindWire = "village" | "wood" | "height" | "water" | "road" | "place";

/**
 * A name in both languages.
 */
export type NameView = {
/**
 * In French.
 */
fr: string,
/**
 * In English.
 */
en: string, };

/**
 * A game to be made.
 */
export type NewGame = {
/**
 * The id of a scenario.
 */
scenario: string,
/**
 * House rules in place of the scenario's; its own if left out.
 */
options: Array<string> | null,
/**
 * Who sits in the north.
 */
north: SeatKind,
/**
 * Who sits in the south.
 */
south: SeatKind,
/**
 * Is it shown in the list of games, open to all who come?
 */
public: boolean,
/**
 * May any command be taken back, dice or not? Only where nobody but the maker and the computer plays.
 */
practice: boolean,
/**
 * What the maker is called.
 */
name: string,
/**
 * A replay file of a game that is not over, to be played on from where it stops; its dice so far are taken as they
 * stand.
 */
replay?: string,
/**
 * The text of the scenario file of a battle of one’s own, whose id `scenario` is then: the game keeps it for ever.
 */
battle?: string, };

/**
 * What there is to know about how a troop marches and fires.
 */
export type NoteWire = "static" | "never-more" | "move-or-fight" | "die-per-hex" | "one-die";

/**
 * An objective of a side.
 */
export type ObjectiveCounts = {
/**
 * Whose.
 */
camp: CampWire,
/**
 * Which hex.
 */
hex: string,
/**
 * Games in which the side held it at the end of some turn.
 */
taken: number,
/**
 * The turns on which it did so first, added up.
 */
turns: number,
/**
 * Games at whose end it held it.
 */
kept: number, };

/**
 * The exact chances of an attack.
 */
export type OddsView = {
/**
 * Who attacks.
 */
unit: string,
/**
 * Whom.
 */
target: TargetWire,
/**
 * Why so many dice.
 */
account: AccountView,
/**
 * What each face of the die would do.
 */
faces: Array<FaceView>,
/**
 * Who decides inside.
 */
policy: PolicyWire,
/**
 * How far it was followed.
 */
depth: DepthWire,
/**
 * Elements the target loses: the chance of 0, 1, 2…
 */
losses: Array<ChanceView>,
/**
 * Elements the attacker loses: the chance of 0, 1, 2…
 */
own_losses: Array<ChanceView>,
/**
 * The target is destroyed.
 */
destroyed: ChanceView,
/**
 * The target leaves its hex, or is destroyed.
 */
leaves: ChanceView,
/**
 * The attacker takes the hex.
 */
taken: ChanceView,
/**
 * There is a riposte.
 */
riposte: ChanceView,
/**
 * The attacker is destroyed.
 */
attacker_destroyed: ChanceView,
/**
 * Enemy elements lost on average, in hundredths.
 */
expected_losses: number,
/**
 * Own elements lost on average, in hundredths.
 */
expected_own_losses: number,
/**
 * Elephants let loose were taken to stand still: their running amok was too much to count.
 */
elephants_stand: boolean,
/**
 * What each order the attacker may give would bring; nothing where none may be given, or where several targets
 * were asked about.
 */
stakes: Array<StakeView>, };

/**
 * An officer at a moment.
 */
export type OfficerView = {
/**
 * The name of programs.
 */
id: string,
/**
 * The name of players.
 */
name: NameView,
/**
 * Whose he is.
 */
camp: CampWire,
/**
 * His rank.
 */
rank: RankWire,
/**
 * What sets him apart.
 */
traits: Array<string>,
/**
 * His hex; none if he is not on the table.
 */
hex: string | null, };

/**
 * A row of the order table.
 */
export type OrderRowView = {
/**
 * Which.
 */
order: OrderWire,
/**
 * What it is called.
 */
name: NameView,
/**
 * When it is given: `manoeuvre`, `attack`, `defence`.
 */
kind: string,
/**
 * The clause of its list.
 */
clause: string,
/**
 * Tokens or ducats, before leaders lower or raise it.
 */
cost: number,
/**
 * What that pays for: `order`, `hex`, `element`.
 */
price: string,
/**
 * What it does, in the reader's language.
 */
effect: string, };

/**
 * An order of manoeuvre.
 */
export type OrderView = {
/**
 * Which.
 */
order: OrderWire,
/**
 * What it is called.
 */
name: NameView,
/**
 * What it does, in one line, in the reader's language.
 */
effect: string,
/**
 * The clause of its list.
 */
clause: string,
/**
 * What it costs before leaders change it.
 */
base: number,
/**
 * What it costs now at least, if it can be given.
 */
price: number | null,
/**
 * Tokens or ducats that are missing, if that is why it cannot be given.
 */
missing: number | null, };

/**
 * An order.
 */
export type OrderWire = "mount-or-dismount" | "reconnaissance" | "forced-march" | "woodsmen" | "dispatch" | "combined-attack" | "manoeuvre" | "forward-march" | "general-assault" | "rally" | "steady-fire" | "charge" | "cold-steel" | "all-out" | "press-on" | "stand-fast" | "take-cover" | "square" | "ambush" | "counter-charge";

/**
 * A clause of a table, and what it can give.
 */
export type OutcomeRowView = {
/**
 * The clause.
 */
clause: string,
/**
 * What it says, in the reader's language.
 */
says: string,
/**
 * What its rows give, each once.
 */
results: Array<NameView>, };

/**
 * Nothing is asked any more.
 */
export type OverWire = "over";

/**
 * How a unit moves.
 */
export type PaceWire = "normal" | "road-march" | "mounted" | "mounted-road-march";

/**
 * What the machine waits for.
 */
export type PendingView = { "asks": "decision",
/**
 * Who.
 */
camp: CampWire,
/**
 * About what.
 */
question: QuestionWire, } | { "asks": "dice",
/**
 * How many.
 */
dice: number,
/**
 * What for.
 */
purpose: PurposeWire, } | { "asks": "over",
/**
 * Who won; nobody in a draw.
 */
winner: CampWire | null,
/**
 * By what.
 */
by: EndingWire, };

/**
 * Two cases, as `/api/figures` knows them: what happens without a house rule, and with it.
 */
export type PlayedReadings = {
/**
 * The key of the book.
 */
book: string,
/**
 * The ruling it is about, if it is about one.
 */
ruling: number | null,
/**
 * As the book is played.
 */
ours: string,
/**
 * As the house rule plays it.
 */
other: string, };

/**
 * Who decides inside a combat.
 */
export type PolicyWire = "usual" | "best";

/**
 * Everything that can be seen on the table.
 */
export type Position = {
/**
 * The id of the scenario.
 */
scenario: string,
/**
 * The key of the book.
 */
book: string,
/**
 * House rules in force.
 */
options: Array<string>,
/**
 * The number of the turn.
 */
turn: number,
/**
 * The last one.
 */
last_turn: number,
/**
 * Who plays it.
 */
active: CampWire,
/**
 * What is asked.
 */
pending: PendingView,
/**
 * Both armies.
 */
armies: Both<ArmyView>,
/**
 * Every unit, in the order of the scenario.
 */
units: Array<UnitView>,
/**
 * Every officer, in the order of the scenario.
 */
officers: Array<OfficerView>,
/**
 * Panicking elephants on the table.
 */
elephants: Array<ElephantView>,
/**
 * Burning hexes.
 */
fires: Array<string>, };

/**
 * Where on the table a problem is, as far as it is anywhere.
 */
export type ProblemPlace = {
/**
 * The hex: `C4`.
 */
hex: string | null,
/**
 * The side of a hex, the inside first: `F4>E5`.
 */
side: string | null,
/**
 * The army.
 */
camp: CampWire | null,
/**
 * The id of the unit.
 */
unit: string | null,
/**
 * The id of the officer.
 */
officer: string | null, };

/**
 * One thing wrong with a draft.
 */
export type ProblemView = {
/**
 * How bad it is.
 */
gravity: GravityWire,
/**
 * What is wrong.
 */
text: NameView,
/**
 * What should be there.
 */
hint: NameView | null,
/**
 * The clause it comes from, if it comes from one.
 */
clause: string | null,
/**
 * The key of the draft as a JSON pointer: `/north/units/2/troop`, `/map/rows/3`; empty for the whole of it.
 */
path: string,
/**
 * The line of the file, where a file was read.
 */
line: number | null,
/**
 * Where that is on the table.
 */
place: ProblemPlace,
/**
 * What puts it right, where only one thing makes sense.
 */
repair: RepairView | null, };

/**
 * Where a game stands.
 */
export type Progress = "waiting" | "playing" | "paused" | "over" | "frozen" | "outdated";

/**
 * An attack that could come.
 */
export type ProspectView = {
/**
 * Who would attack.
 */
unit: string,
/**
 * Whom.
 */
target: TargetWire,
/**
 * Where the enemy stands.
 */
hex: string,
/**
 * With how many dice, before orders.
 */
dice: number,
/**
 * The chance of one loss at least, where it was counted.
 */
chance: ChanceView | null, };

/**
 * A battle to be put on the shelf, or a new version of one that is there.
 */
export type PublishRequest = {
/**
 * The text of its scenario file.
 */
text: string,
/**
 * What its author is called; for a new version, as before where it is left out.
 */
author: string,
/**
 * Its certificate of balance.
 */
certificate?: string, };

/**
 * A battle that was published.
 */
export type PublishedView = {
/**
 * Its id on the shelf: its link is `#/shelf/{id}`, that of this version `#/shelf/{id}/{version}`.
 */
id: string,
/**
 * The number of the version.
 */
version: number,
/**
 * What takes it back and renews it: to be kept secret, sent as `Authorization: Bearer …`. Only with the first version.
 */
token?: string, };

/**
 * What dice are thrown for.
 */
export type PurposeWire = "attack" | "riposte" | "elephant-fight" | "confirm" | "dispersion" | "burst" | "desertion" | "elephant-flight" | "front-rank" | "staff" | "messengers" | "burn-out";

/**
 * What orders are paid with.
 */
export type PurseWire = "tokens" | "ducats";

/**
 * What a player is asked.
 */
export type QuestionWire = "command" | "selection" | "movement" | "go-along" | "combat" | "front-rank" | "attack-order" | "defence-order" | "evade" | "ignore-flags" | "retreat" | "follow-up" | "pursue" | "pursue-attack" | "riposte" | "flee" | "elephant" | "replace-general" | "elephant-order";

/**
 * The rank of an officer.
 */
export type RankWire = "general-in-chief" | "sub-general" | "superior-officer" | "historical-figure";

/**
 * A replay file to be played again.
 */
export type RecordedRequest = {
/**
 * The whole file.
 */
replay: string,
/**
 * How many of its lines.
 */
lines: number, };

/**
 * The table as a replay file leaves it after so many lines.
 */
export type RecordedView = {
/**
 * How many lines were played.
 */
played: number,
/**
 * Who stands where.
 */
position: Position,
/**
 * What the last of them told, in the reader's language.
 */
told: Array<string>,
/**
 * Why it plays no further, if it does not.
 */
flaw: FlawView | null, };

/**
 * A hex a unit may not go back into.
 */
export type RefusedHexView = {
/**
 * Which.
 */
hex: string,
/**
 * Why not, in a word or two, in the reader’s language.
 */
title: string,
/**
 * In one sentence.
 */
text: string,
/**
 * The clause.
 */
clause: string | null, };

/**
 * What a key of a draft becomes.
 */
export type RepairValue = null | number | string | Array<string>;

/**
 * What puts a problem right: a value for a key of the draft.
 */
export type RepairView = {
/**
 * What is done, said to whoever is to do it.
 */
label: NameView,
/**
 * The key of the draft as a JSON pointer.
 */
path: string,
/**
 * What it becomes; null leaves it out.
 */
value: RepairValue, };

/**
 * One line of a replay.
 */
export type ReplayLineView = {
/**
 * Its number.
 */
number: number,
/**
 * Who it comes from.
 */
who: SpeakerWire,
/**
 * What the dice are for.
 */
purpose: PurposeWire | null,
/**
 * What was said or rolled, in English.
 */
words: string,
/**
 * The command, for programs; none for dice.
 */
command: CommandWire | null,
/**
 * What came of it, told in the language asked for.
 */
told: Array<string>, };

/**
 * A replay as JSON.
 */
export type ReplayView = {
/**
 * The id of the scenario.
 */
scenario: string,
/**
 * The key of the book.
 */
book: string,
/**
 * The version of the rules it was recorded under.
 */
rules: number,
/**
 * House rules in force.
 */
options: Array<string>,
/**
 * Who played.
 */
players: Both<string>,
/**
 * The day.
 */
date: string | null,
/**
 * What was said and rolled, as far as it was played.
 */
lines: Array<ReplayLineView>,
/**
 * The position after the last of them.
 */
position: Position,
/**
 * What is wrong with it, if anything.
 */
flaw: FlawView | null, };

/**
 * How a game ended.
 */
export type ResultBy = "elimination" | "objectives" | "exit" | "turn-limit" | "resignation" | "agreement" | "closed";

/**
 * How a game ended, and for whom.
 */
export type ResultView = {
/**
 * Who won; nobody in a draw.
 */
winner: CampWire | null,
/**
 * By what.
 */
by: ResultBy, };

/**
 * The ground of a retreat.
 */
export type RetreatField = { "kind": "battle",
/**
 * Its id.
 */
scenario: string, } | { "kind": "drawn",
/**
 * Hexes from west to east.
 */
columns: number,
/**
 * Hexes from north to south.
 */
rows: number,
/**
 * What is not open ground.
 */
hexes: Array<DrawnHex>, };

/**
 * A unit on a drawn field.
 */
export type RetreatPiece = {
/**
 * Where it stands.
 */
hex: string,
/**
 * Whose it is; each side goes back to its own edge.
 */
camp: CampWire,
/**
 * Its troop, by its key in the book.
 */
troop: string,
/**
 * Elements left; those of the troop if left out.
 */
elements: number | null,
/**
 * What is written on it.
 */
traits: Array<string>,
/**
 * Officers with it.
 */
officers: number, };

/**
 * A unit that was struck, and everybody around it: where does it go back?
 */
export type RetreatRequest = {
/**
 * The key of the book.
 */
book: string,
/**
 * House rules.
 */
options: Array<string>,
/**
 * The ground.
 */
field: RetreatField,
/**
 * Who goes back.
 */
unit: RetreatPiece,
/**
 * Everybody else, friend and enemy; the nearest enemy is who struck.
 */
others: Array<RetreatPiece>,
/**
 * Flags that struck it.
 */
flags: number,
/**
 * Those of them that are ignored.
 */
ignored: number,
/**
 * Hexes it has gone back into already, one after the other.
 */
path: Array<string>, };

/**
 * Where a unit goes back.
 */
export type RetreatView = {
/**
 * The ground.
 */
map: MapView,
/**
 * The troops on it.
 */
troops: Array<TroopView>,
/**
 * Who stands where, after the hexes made so far.
 */
position: Position,
/**
 * Flags the unit may ignore.
 */
ignorable: number,
/**
 * Hexes the flags that are left come to.
 */
owed: number,
/**
 * The clause that says so.
 */
owed_clause: string,
/**
 * Hexes it can make, by any of its ways.
 */
longest: number,
/**
 * Hexes made so far.
 */
made: number,
/**
 * The hexes it may go into next.
 */
next: Array<string>,
/**
 * Every hex on its ways from here, in the order they are come to.
 */
ways: Array<WayBackView>,
/**
 * Why not into the others beside it.
 */
refused: Array<RefusedHexView>,
/**
 * Elements lost for hexes that cannot be made.
 */
losses: number,
/**
 * The clauses by which they are.
 */
losses_clauses: Array<string>,
/**
 * Is it destroyed by them?
 */
destroyed: boolean,
/**
 * Dice for those who desert, one for each hex made; 0 if nobody does.
 */
desertion: number,
/**
 * The clause that says so.
 */
desertion_clause: string, };

/**
 * How far back.
 */
export type Rewind = "command" | "phase" | { "after": number };

/**
 * A clause of the rules, as one book has it.
 */
export type RuleView = {
/**
 * `MOD-5`.
 */
clause: string,
/**
 * The key of the book.
 */
book: string,
/**
 * The section of its chapter.
 */
section: string,
/**
 * What it says, in the reader's language.
 */
text: string,
/**
 * How it is played.
 */
status: StatusWire,
/**
 * Why it is not played, if it is not.
 */
why: string | null,
/**
 * The figures and cases that show it, as `/api/figures` knows them; the best first.
 */
shown: Array<string>,
/**
 * Why nothing shows it, if nothing does; `shown` has then what comes nearest.
 */
unseen: string | null, };

/**
 * A battle, or a training battle.
 */
export type ScenarioKindWire = "battle" | "training" | "lesson";

/**
 * A battle in a list.
 */
export type ScenarioSummary = {
/**
 * Its id.
 */
id: string,
/**
 * What it is called.
 */
title: NameView,
/**
 * The key of the book.
 */
book: string,
/**
 * A battle, or a training battle.
 */
kind: ScenarioKindWire,
/**
 * The year, negative before our era.
 */
year: number,
/**
 * Shortest and longest usual length, in minutes.
 */
minutes: [number, number] | null,
/**
 * Hexes from west to east.
 */
columns: number,
/**
 * Hexes from north to south.
 */
rows: number,
/**
 * Units of both armies.
 */
units: number,
/**
 * What the armies are called.
 */
armies: Both<NameView>, };

/**
 * Everything about a scenario that does not change in play.
 */
export type ScenarioView = {
/**
 * Its id.
 */
id: string,
/**
 * What the battle is called.
 */
title: NameView,
/**
 * The key of the book.
 */
book: string,
/**
 * A battle, or a training battle.
 */
kind: ScenarioKindWire,
/**
 * The year, negative before our era.
 */
year: number,
/**
 * Shortest and longest usual length, in minutes.
 */
minutes: [number, number] | null,
/**
 * House rules in force.
 */
options: Array<string>,
/**
 * When it was fought.
 */
date: NameView | null,
/**
 * Where it was fought.
 */
place: NameView | null,
/**
 * Why it matters.
 */
story: NameView,
/**
 * Commanders and numbers.
 */
strengths: NameView | null,
/**
 * What a unit stands for.
 */
scale: NameView | null,
/**
 * What weighs on each side.
 */
balance: NameView | null,
/**
 * What the battle teaches.
 */
lesson: NameView | null,
/**
 * Conjectures and liberties.
 */
notes: NameView | null,
/**
 * Books and chronicles.
 */
sources: Array<string>,
/**
 * The ground.
 */
map: MapView,
/**
 * Names written on it.
 */
names: Array<MapNameView>,
/**
 * The troop types that take part.
 */
troops: Array<TroopView>,
/**
 * Who starts.
 */
first: CampWire,
/**
 * The last turn.
 */
last_turn: number,
/**
 * Who wins when it has been played; a draw if nobody.
 */
winner: CampWire | null,
/**
 * Both armies.
 */
armies: Both<ArmyPlan>,
/**
 * What a lesson does not show yet.
 */
hides: Array<HiddenWire>,
/**
 * The steps of a training battle or a lesson.
 */
steps: Array<StepView>,
/**
 * Who stands where before the first command.
 */
opening: Position, };

/**
 * A command of a lesson.
 */
export type ScriptedView = {
/**
 * Who says it.
 */
camp: CampWire,
/**
 * What.
 */
command: CommandWire, };

/**
 * Who is wanted in a seat.
 */
export type SeatKind = { "kind": "me", } | { "kind": "open", } | { "kind": "computer",
/**
 * Its level.
 */
level: LevelWire,
/**
 * Its temperament; steady if left out.
 */
temperament?: TemperamentWish, };

/**
 * A seat.
 */
export type SeatView = {
/**
 * Who is called what; none if it is open.
 */
name: string | null,
/**
 * The level of a computer player.
 */
computer: LevelWire | null,
/**
 * Its temperament; one that chance drew is not told until the game is over.
 */
temperament: TemperamentWire | null,
/**
 * Did chance draw its temperament?
 */
drawn: boolean,
/**
 * Is somebody there now? Computers always are.
 */
online: boolean, };

/**
 * What the table says to one person.
 */
export type ServerMessage = { "tell": "welcome",
/**
 * The table.
 */
table: TableView,
/**
 * What he missed, in order: all of it, or its beginning.
 */
entries: Array<EntryView>,
/**
 * Is there more of it? Then `entries` follow, before anything else is told.
 */
more: boolean, } | { "tell": "entries",
/**
 * The next of it, in order.
 */
entries: Array<EntryView>,
/**
 * Is there still more?
 */
more: boolean, } | { "tell": "news",
/**
 * The table after it.
 */
table: TableView,
/**
 * What, in order, each exactly once.
 */
entries: Array<EntryView>, } | { "tell": "presence",
/**
 * The table.
 */
table: TableView, } | { "tell": "thinking",
/**
 * How far it has come, of a thousand.
 */
per_mille: number, } | { "tell": "answer",
/**
 * What was said.
 */
id: string, } & ({ "answer": "done",
/**
 * The last entry.
 */
number: number, } | { "answer": "already-done",
/**
 * The entry in which it was.
 */
number: number, } | { "answer": "refused",
/**
 * The sentence, in the reader's language.
 */
text: string,
/**
 * The clause that forbids it.
 */
clause: string | null, } | { "answer": "stale",
/**
 * The last entry.
 */
number: number, } | { "answer": "error",
/**
 * For programs: `not-your-seat`, `not-your-turn`, `malformed`, `too-fast`, `paused`, `over`, `frozen`…
 */
code: string,
/**
 * The sentence, in the reader's language: what was expected, what to do.
 */
text: string, } | { "answer": "odds",
/**
 * One for each target.
 */
odds: Array<OddsView>, } | { "answer": "sight",
/**
 * It.
 */
sight: SightView, } | { "answer": "way",
/**
 * The command that goes it.
 */
command: CommandWire,
/**
 * Lone enemy officers who must flee before it.
 */
drives_off: Array<string>, } | { "answer": "stakes",
/**
 * One for each answer.
 */
stakes: Array<StakeView>, } | { "answer": "why",
/**
 * In a word or two, in the reader's language.
 */
title: string,
/**
 * In one sentence.
 */
text: string,
/**
 * The clause that says so, if one does.
 */
clause: string | null, } | { "answer": "from-there",
/**
 * Whom the unit could attack from there this turn, the best first.
 */
attacks: Array<ProspectView>,
/**
 * Who of the enemy could attack it there from where he stands, at the beginning of his turn.
 */
threats: Array<ProspectView>, } | { "answer": "card",
/**
 * Weight, traits, officers, support.
 */
lines: Array<CardLineView>, } | { "answer": "rematch",
/**
 * Its id.
 */
game: string,
/**
 * What plays in it.
 */
token: string, }) | { "tell": "bye",
/**
 * Why, in the reader's language.
 */
text: string, };

/**
 * A battle on the shelf, as a list shows it.
 */
export type ShelfBattle = {
/**
 * Its id on the shelf.
 */
id: string,
/**
 * The number of its newest version.
 */
version: number,
/**
 * What it is called.
 */
title: string,
/**
 * The key of its book.
 */
book: string,
/**
 * Columns of its map.
 */
columns: number,
/**
 * Rows of its map.
 */
rows: number,
/**
 * Units of the north, of the south.
 */
units: [number, number],
/**
 * What its author is called.
 */
author: string,
/**
 * When it was published, in milliseconds since 1970.
 */
created: number,
/**
 * When its newest version was.
 */
updated: number,
/**
 * Has its newest version a certificate of balance?
 */
certified: boolean,
/**
 * Games that were made of it.
 */
plays: number,
/**
 * Browsers that hold it dear.
 */
thumbs: number, };

/**
 * A battle on the shelf, with the text of one version.
 */
export type ShelfBattleView = {
/**
 * The battle, as its newest version is.
 */
battle: ShelfBattle,
/**
 * The number of the version that is shown.
 */
version: number,
/**
 * The text of its scenario file.
 */
text: string,
/**
 * Its certificate of balance.
 */
certificate: string | null,
/**
 * All its versions.
 */
versions: Array<ShelfVersionView>,
/**
 * Is it hidden? Only its author sees it then.
 */
hidden: boolean, };

/**
 * It is done; the battle as it stands now.
 */
export type ShelfDone = {
/**
 * Browsers that hold it dear.
 */
thumbs: number,
/**
 * Games that were made of it.
 */
plays: number, };

/**
 * A page of the shelf.
 */
export type ShelfListView = {
/**
 * The battles.
 */
battles: Array<ShelfBattle>,
/**
 * What asks for the next page; none on the last.
 */
next: string | null, };

/**
 * Something is wrong with a battle.
 */
export type ShelfReportRequest = {
/**
 * What the browser is known by: 64 hexadecimal digits by chance, always the same. Its last word about a battle counts.
 */
browser: string,
/**
 * What is wrong, in 1 to 500 characters.
 */
reason: string, };

/**
 * Somebody holds a battle dear, or no more.
 */
export type ShelfThumbRequest = {
/**
 * What the browser is known by: 64 hexadecimal digits by chance, always the same. Each has one thumb a battle.
 */
browser: string,
/**
 * Does he?
 */
yes: boolean, };

/**
 * A version of a battle on the shelf. It never changes.
 */
export type ShelfVersionView = {
/**
 * Its number.
 */
number: number,
/**
 * When it was published, in milliseconds since 1970.
 */
at: number, };

/**
 * One thing to be seen on the board.
 */
export type ShownView = { "show": "marched",
/**
 * Who.
 */
unit: string,
/**
 * Where.
 */
way: Array<string>, } | { "show": "struck",
/**
 * Who strikes; an elephant has no id.
 */
attacker: string | null,
/**
 * Whom.
 */
target: string | null,
/**
 * From here.
 */
from: string,
/**
 * To there.
 */
at: string,
/**
 * What fell: hits first, idle faces last.
 */
faces: Array<FaceView>, } | { "show": "fared",
/**
 * Whom.
 */
unit: string,
/**
 * Where it stood.
 */
at: string | null,
/**
 * Elements lost.
 */
lost: number,
/**
 * Elements left, if any were lost.
 */
left: number | null,
/**
 * Where it went, hex by hex.
 */
path: Array<string>,
/**
 * All of it as short as can be, in the reader's language: `1 perte, recule en D2`.
 */
text: string, } | { "show": "fled",
/**
 * Who.
 */
officer: string,
/**
 * From here.
 */
from: string | null,
/**
 * To there.
 */
to: string, } | { "show": "ran",
/**
 * Where.
 */
way: Array<string>, };

/**
 * A hex on a line of sight.
 */
export type SightHexView = {
/**
 * It.
 */
hex: string,
/**
 * Where it lies on the line.
 */
how: MetWire,
/**
 * The clause by which it hides the target, if it does.
 */
hides: string | null, };

/**
 * Who sees whom on the field of a scenario, before the battle.
 */
export type SightRequest = {
/**
 * The id of the scenario.
 */
scenario: string,
/**
 * House rules in place of the scenario's; its own if left out.
 */
options: Array<string> | null,
/**
 * From this hex.
 */
from: string,
/**
 * To this one.
 */
to: string,
/**
 * With what weapon; that of whoever stands there if left out.
 */
weapon: WeaponWire | null, };

/**
 * A line of sight, hex by hex.
 */
export type SightView = {
/**
 * From here.
 */
from: string,
/**
 * To here.
 */
to: string,
/**
 * Hexes between them, and one more.
 */
distance: number,
/**
 * Is it open?
 */
open: boolean,
/**
 * The clause that blocks it.
 */
clause: string | null,
/**
 * The hexes that block it.
 */
masks: Array<string>,
/**
 * What the line meets, near to far.
 */
met: Array<SightHexView>,
/**
 * The verdict in the reader's language.
 */
text: string, };

/**
 * What skirmishes of a book can be wished for.
 */
export type SkirmishChoicesView = {
/**
 * Columns, least and most.
 */
columns: [number, number],
/**
 * Rows, least and most.
 */
rows: [number, number],
/**
 * Points, least and most.
 */
points: [number, number],
/**
 * Kinds of ground.
 */
grounds: Array<SkirmishWordView>,
/**
 * What they fight for.
 */
aims: Array<SkirmishWordView>,
/**
 * Periods.
 */
periods: Array<SkirmishPeriodView>, };

/**
 * The years of a period.
 */
export type SkirmishPeriodView = {
/**
 * The first.
 */
from: number,
/**
 * The last.
 */
to: number, };

/**
 * A skirmish that is wanted.
 */
export type SkirmishRequest = {
/**
 * The key of the book.
 */
book: string,
/**
 * Columns of the map.
 */
columns: number,
/**
 * Rows of the map.
 */
rows: number,
/**
 * The worth of each army.
 */
points: number,
/**
 * The year; any period of the book if left out.
 */
year?: number,
/**
 * The ground: `open`, `wooded`, `hilly`, `river`, `village`.
 */
ground: string,
/**
 * What for: `meeting`, `assault`.
 */
aim: string,
/**
 * The number all luck comes from, below 2^53.
 */
seed: number, };

/**
 * A skirmish that was made.
 */
export type SkirmishView = {
/**
 * The battle, as its file.
 */
text: string,
/**
 * What captains made of it.
 */
won: WinCounts,
/**
 * The share of the north.
 */
north: FairShareView, };

/**
 * A word to choose by.
 */
export type SkirmishWordView = {
/**
 * Its key.
 */
key: string,
/**
 * What it is called.
 */
name: NameView, };

/**
 * Who a line of a replay comes from.
 */
export type SpeakerWire = "north" | "south" | "dice";

/**
 * What an answer to the question about an order would bring.
 */
export type StakeView = {
/**
 * The order; none for giving none.
 */
order: OrderWire | null,
/**
 * What it is called.
 */
name: NameView | null,
/**
 * What it costs.
 */
price: number,
/**
 * The clause of its list.
 */
clause: string | null,
/**
 * Dice that would be rolled.
 */
dice: number,
/**
 * Elements the target loses: the chance of 0, 1, 2…
 */
losses: Array<ChanceView>,
/**
 * The target is destroyed.
 */
destroyed: ChanceView,
/**
 * The target leaves its hex, or is destroyed.
 */
leaves: ChanceView,
/**
 * There is a riposte.
 */
riposte: ChanceView,
/**
 * Elements the target loses on average, in hundredths.
 */
expected_losses: number, };

/**
 * How a clause is played.
 */
export type StatusWire = "played" | "by-type" | "not-played";

/**
 * A step of a training battle.
 */
export type StepView = {
/**
 * What it is about.
 */
title: NameView,
/**
 * What to do and why.
 */
text: NameView,
/**
 * The clauses it teaches.
 */
clauses: Array<string>,
/**
 * What a pupil is told when it is done.
 */
done: NameView | null,
/**
 * What a pupil is told who touches something else.
 */
wrong: NameView | null,
/**
 * What is commanded in a lesson, the pupil’s command first; its dice fall as the lesson gives them.
 */
script: Array<ScriptedView>, };

/**
 * Activations of an army of some size.
 */
export type StockActivations = {
/**
 * The largest army this is for.
 */
up_to_units: number,
/**
 * Activations a turn and units in each, as the file writes them: `1x4`.
 */
activations: string, };

/**
 * A ground to paint.
 */
export type StockGround = {
/**
 * Its letter.
 */
letter: string,
/**
 * What it draws.
 */
ground: TerrainWire,
/**
 * What it is called.
 */
name: NameView,
/**
 * Its level, unless the map gives it another.
 */
height: number, };

/**
 * A rank to choose.
 */
export type StockRank = {
/**
 * Its key.
 */
key: RankWire,
/**
 * What it is called.
 */
name: NameView,
/**
 * Hexes its commands reach.
 */
range: number,
/**
 * Must there be one of it, and no more?
 */
only_one: boolean, };

/**
 * A house rule to choose.
 */
export type StockRule = {
/**
 * Its key.
 */
key: string,
/**
 * What it is called.
 */
name: NameView,
/**
 * What changes with it, in a sentence.
 */
says: NameView,
/**
 * The clause it reads otherwise.
 */
clause: string, };

/**
 * A trait to choose.
 */
export type StockTrait = {
/**
 * Its key.
 */
key: string,
/**
 * What it is called.
 */
name: NameView,
/**
 * Those it cannot stand beside.
 */
without: Array<string>, };

/**
 * A troop to choose.
 */
export type StockTroop = {
/**
 * What is before the weight in its key: `war-elephants`; units of one kind differ by their weight.
 */
kind: string,
/**
 * The most elements, without the trait that gives one more.
 */
most: number,
/**
 * Traits that say something on it.
 */
may_have: Array<string>,
/**
 * The first year it belongs to, if there is one (UNI-6).
 */
from: number | null,
/**
 * Grounds where it may stand without a road, by their letters.
 */
stands_on: string,
/**
 * Its key.
 */
key: string,
/**
 * What it is called.
 */
name: NameView,
/**
 * Its arm.
 */
arm: ArmWire,
/**
 * Its weight, for the badge.
 */
weight: WeightWire,
/**
 * Elements at full strength.
 */
elements: number,
/**
 * What sets it apart by type.
 */
traits: Array<string>,
/**
 * Hexes it may go and still fight.
 */
march: number,
/**
 * Hexes it may go if it gives up fighting.
 */
march_free: number,
/**
 * Dice in melee at full strength, before anything else counts.
 */
dice: number,
/**
 * Dice at a distance; 0 if it does not fire.
 */
fire: number,
/**
 * Hexes its weapon reaches; 1 is melee only.
 */
range: number, };

/**
 * The stock of a book.
 */
export type StockView = {
/**
 * The key of the book.
 */
book: string,
/**
 * Its title.
 */
title: string,
/**
 * Its troops, in the order of its table.
 */
troops: Array<StockTroop>,
/**
 * What may be written on a unit of some troop.
 */
unit_traits: Array<StockTrait>,
/**
 * The ranks of officers, the highest first.
 */
ranks: Array<StockRank>,
/**
 * What may be written on an officer.
 */
leader_traits: Array<StockTrait>,
/**
 * The grounds that are drawn, a letter each.
 */
grounds: Array<StockGround>,
/**
 * Works on the sides of hexes.
 */
works: Array<StockWord>,
/**
 * Waters a bridge may cross.
 */
waters: Array<StockWord>,
/**
 * Ensigns.
 */
ensigns: Array<StockWord>,
/**
 * Colours of the bands of blocks.
 */
bands: Array<StockWord>,
/**
 * Ways of building.
 */
houses: Array<StockWord>,
/**
 * What a name on the map may name.
 */
name_kinds: Array<StockWord>,
/**
 * House rules that mean something in this book.
 */
house_rules: Array<StockRule>,
/**
 * What its orders are paid with, which is what `tokens` counts; none where it has no orders.
 */
purse: PurseWire | null,
/**
 * Activations where the file says nothing, by the size of the army: the first row that is large enough.
 */
activations: Array<StockActivations>,
/**
 * Where the file says nothing, one enemy unit in so many is to be eliminated, rounded up.
 */
victory_one_in: number,
/**
 * The last turn where the file says nothing.
 */
last_turn: number,
/**
 * How large a battle may be.
 */
limits: WorkshopLimits, };

/**
 * A word to choose.
 */
export type StockWord = {
/**
 * The word of the file.
 */
key: string,
/**
 * What it is called.
 */
name: NameView, };

/**
 * The table as one person sees it.
 */
export type TableView = {
/**
 * The id of the game.
 */
game: string,
/**
 * The number of the last entry: what a command must name as seen.
 */
number: number,
/**
 * What it was made with.
 */
terms: GameTerms,
/**
 * Where it stands.
 */
progress: Progress,
/**
 * How it ended, if it has.
 */
result: ResultView | null,
/**
 * Why an outdated game cannot be played on, in the reader's language.
 */
outdated: string | null,
/**
 * Both seats.
 */
seats: Both<SeatView>,
/**
 * People who only watch.
 */
spectators: number,
/**
 * What the reader may do.
 */
you: YouView,
/**
 * The position.
 */
position: Position,
/**
 * What is asked.
 */
ask: AskView,
/**
 * What the computer player whose turn is over was about in it.
 */
intent: IntentView | null,
/**
 * The legal commands, for whoever is asked.
 */
choices: Choices | null,
/**
 * What the reader can take back.
 */
undo: UndoView,
/**
 * A draw on offer.
 */
draw: DrawView | null,
/**
 * How the dice can be checked.
 */
dice: DiceView,
/**
 * The invitation to an open seat; only to the host.
 */
invitation: string | null,
/**
 * The language of the sentences.
 */
language: LanguageWire, };

/**
 * Every table of a book.
 */
export type TablesView = {
/**
 * The key of the book.
 */
book: string,
/**
 * The clause of the troop table.
 */
troop_clause: string,
/**
 * Every troop.
 */
troops: Array<TroopRowView>,
/**
 * The faces of the die, each once.
 */
dice: Array<FaceRowView>,
/**
 * Every terrain.
 */
terrain: Array<TerrainRowView>,
/**
 * Every order; none where the book has none.
 */
orders: Array<OrderRowView>,
/**
 * What a tactical advantage is worth: the first row that holds decides.
 */
advantage: Array<OutcomeRowView>,
/**
 * Whether the attacker takes the hex its target left: the first row that holds decides.
 */
follow_up: Array<OutcomeRowView>, };

/**
 * Who is attacked: a unit by its name, a panicking elephant by the hex it stands in.
 */
export type TargetWire = { "unit": string } | { "elephant": string };

/**
 * A temperament of computer players.
 */
export type TemperamentView = {
/**
 * Its key.
 */
key: TemperamentWire,
/**
 * What it is called.
 */
name: NameView, };

/**
 * What a computer player likes, beside how well he plays.
 */
export type TemperamentWire = "steady" | "bold" | "cautious" | "wily";

/**
 * The temperament wished for; chance draws one when the game is made, and it is not told until the game is over.
 */
export type TemperamentWish = "steady" | "bold" | "cautious" | "wily" | "chance";

/**
 * A row of the terrain table.
 */
export type TerrainRowView = {
/**
 * Which.
 */
terrain: TerrainWire,
/**
 * What it is called.
 */
name: NameView,
/**
 * The clause of the row.
 */
clause: string,
/**
 * What entering costs.
 */
entry: EntryWire,
/**
 * The most hexes of a turn that touches it, where that is what it costs.
 */
at_most: number | null,
/**
 * Who may not enter: `artillery`, `mounted`, `elephants`.
 */
barred: Array<string>,
/**
 * What else it does: `masks`, `rough`…
 */
qualities: Array<string>,
/**
 * The most dice in melee against whoever stands there.
 */
melee_into: number | null,
/**
 * The most dice in melee of whoever stands there.
 */
melee_out: number | null,
/**
 * The most dice of fire against whoever stands there.
 */
fire_into: number | null,
/**
 * Are these limits for mounted attackers only?
 */
mounted_only: boolean, };

/**
 * What a hex holds, or a side of it.
 */
export type TerrainWire = "clear" | "hill" | "forest" | "habitations" | "marsh" | "rocks" | "sand" | "snow" | "mountain" | "lake" | "river" | "ford" | "bridge" | "large-river" | "large-bridge" | "stream" | "road" | "palisade" | "ditch" | "fortification" | "fire";

/**
 * Dice that were thrown.
 */
export type ThrowView = {
/**
 * What for.
 */
purpose: PurposeWire,
/**
 * The faces, in the order they fell.
 */
faces: Array<FaceWire>,
/**
 * The same as places on the book's die, from 0: what the proof gives.
 */
places: Array<number>,
/**
 * The chain of secrets it was drawn from.
 */
chain: number,
/**
 * Its place in the chain, from 1.
 */
index: number,
/**
 * The secret, revealed.
 */
secret: string, };

/**
 * What a sentence is about.
 */
export type ToldKind = "turn" | "phase" | "activation" | "order" | "movement" | "combat" | "loss" | "retreat" | "advance" | "officer" | "elephant" | "fire" | "end";

/**
 * A sentence of the chronicle.
 */
export type ToldView = {
/**
 * The sentence.
 */
text: string,
/**
 * What it is about.
 */
kind: ToldKind,
/**
 * Whose doing or fate it is.
 */
camp: CampWire | null,
/**
 * It goes on with the sentence before.
 */
continues: boolean,
/**
 * The sentence told last has grown: this one takes its place.
 */
replaces: boolean,
/**
 * The dice it tells: their places among the throws of the entry, from 0. A sentence that takes the place of another
 * tells these besides those the other told.
 */
throws: Array<number>,
/**
 * The hexes it speaks of.
 */
hexes: Array<string>,
/**
 * The clauses worth a look.
 */
clauses: Array<string>,
/**
 * What is to be seen of it, in order.
 */
shown: Array<ShownView>, };

/**
 * The sums of some trial games. Sums of other games add to them, in whatever order.
 */
export type TrialFigures = {
/**
 * The games, as few stretches as say it, lowest first.
 */
played: Array<GameRange>,
/**
 * By who won.
 */
won: WinCounts,
/**
 * By their last turn, and who won.
 */
turns: Array<TurnCounts>,
/**
 * By what decided, and who won.
 */
endings: Array<EndingCounts>,
/**
 * By the turn of the first attack; a game without one is not here.
 */
contact: Array<ContactCounts>,
/**
 * Changes of lead.
 */
leads: LeadCounts,
/**
 * Losses.
 */
lost: Both<LossCounts>,
/**
 * The objectives, the north’s first, in the order of the file.
 */
objectives: Array<ObjectiveCounts>,
/**
 * The units, the north’s first, in the order of the file.
 */
units: Array<UnitCounts>,
/**
 * The last positions of all games, folded into one number: sixteen hexadecimal digits.
 */
fingerprint: string, };

/**
 * Who plays a side in trial games.
 */
export type TrialPlayer = {
/**
 * His level.
 */
level: LevelWire,
/**
 * Nodes a decision.
 */
nodes: number, };

/**
 * Trial games to be played.
 */
export type TrialRequest = {
/**
 * The battle, as its file.
 */
text: string,
/**
 * Who plays the north.
 */
north: LevelWire,
/**
 * Who plays the south; the same level where nothing is said.
 */
south?: LevelWire,
/**
 * The number all luck comes from, below 2^53.
 */
seed: number,
/**
 * The number of the first game.
 */
from: number,
/**
 * How many; a call plays no more than its level allows, and says in `figures.played` which it played.
 */
games: number,
/**
 * Sums of other games of the same battle, players and seed, which these are added to.
 */
so_far?: TrialFigures, };

/**
 * Trial games that were played.
 */
export type TrialView = {
/**
 * Who plays whom, and the sums, as a certificate takes them.
 */
level: LevelFigures,
/**
 * The share of the north.
 */
north: FairShareView,
/**
 * The share of the south.
 */
south: FairShareView,
/**
 * The number of the game that comes next.
 */
next: number, };

/**
 * The games of a battle with one thing changed.
 */
export type TriedCounts = {
/**
 * By who won.
 */
won: WinCounts,
/**
 * Their last turns, added up.
 */
turns: number,
/**
 * It was given up: others came nearer to an even battle.
 */
out: boolean, };

/**
 * Something to know about a troop, and its clause.
 */
export type TroopNoteView = {
/**
 * What.
 */
note: NoteWire,
/**
 * By which clause.
 */
clause: string, };

/**
 * A row of the troop table.
 */
export type TroopRowView = {
/**
 * The troop.
 */
troop: TroopView,
/**
 * Its dice at a distance.
 */
fire: FactorView,
/**
 * Its dice in melee with everything in its favour.
 */
assault: FactorView,
/**
 * Its dice in melee otherwise.
 */
melee: FactorView,
/**
 * Its dice striking back.
 */
riposte: FactorView,
/**
 * What else there is to know.
 */
notes: Array<TroopNoteView>, };

/**
 * A troop type.
 */
export type TroopView = {
/**
 * Its key.
 */
key: string,
/**
 * What it is called.
 */
name: NameView,
/**
 * Its arm.
 */
arm: ArmWire,
/**
 * Its weight, for the badge.
 */
weight: WeightWire,
/**
 * Elements at full strength.
 */
elements: number,
/**
 * What sets it apart by type.
 */
traits: Array<string>,
/**
 * Hexes it may go and still fight.
 */
march: number,
/**
 * Hexes it may go if it gives up fighting.
 */
march_free: number,
/**
 * Dice in melee at full strength, before anything else counts.
 */
dice: number,
/**
 * Dice at a distance; 0 if it does not fire.
 */
fire: number,
/**
 * Hexes its weapon reaches; 1 is melee only.
 */
range: number, };

/**
 * Games that ended on a turn.
 */
export type TurnCounts = {
/**
 * The last turn played.
 */
turn: number,
/**
 * By who won them.
 */
won: WinCounts, };

/**
 * What can be taken back.
 */
export type UndoView = {
/**
 * The last command.
 */
command: boolean,
/**
 * Everything since the start of the phase.
 */
phase: boolean,
/**
 * Anything: a practice game.
 */
anything: boolean,
/**
 * Why not, in the reader's language, where nothing can be.
 */
why_not: string | null, };

/**
 * A unit. It was of no use in a game in which it never moved, never attacked and was never attacked; each such game is
 * counted once, by its reason.
 */
export type UnitCounts = {
/**
 * Its id.
 */
unit: string,
/**
 * Whose.
 */
camp: CampWire,
/**
 * Games in which it was destroyed.
 */
lost: number,
/**
 * Of no use: the battle was over before its turn to arrive.
 */
late: number,
/**
 * Of no use: it could have arrived and was not brought in.
 */
waited: number,
/**
 * Of no use: nobody ever activated it, and no enemy ever came within its march and its reach.
 */
far: number,
/**
 * Of no use: nobody ever activated it, though an enemy was within its march and its reach.
 */
uncalled: number,
/**
 * Of no use: it was activated, and did nothing.
 */
idle: number, };

/**
 * A unit at a moment.
 */
export type UnitView = {
/**
 * The name of programs.
 */
id: string,
/**
 * The name of players.
 */
name: NameView,
/**
 * Whose it is.
 */
camp: CampWire,
/**
 * The key of its type.
 */
troop: string,
/**
 * What sets it apart now.
 */
traits: Array<string>,
/**
 * Elements left; none is destroyed.
 */
elements: number,
/**
 * Elements it began with.
 */
full: number,
/**
 * Its hex; none if it is not on the table.
 */
hex: string | null,
/**
 * Is it supported?
 */
supported: boolean,
/**
 * What it has done this turn.
 */
doings: Array<DoingWire>,
/**
 * The group it was activated in this turn, from 1; 0 if in none.
 */
group: number, };

/**
 * A certificate to be verified.
 */
export type VerifyRequest = {
/**
 * The certificate, as its file.
 */
certificate: string,
/**
 * The battle it should be of.
 */
text?: string,
/**
 * Games of it that were played again, each the same stretch as in the certificate.
 */
found: Array<LevelFigures>, };

/**
 * What became of a certificate that was verified. One that was changed is refused before.
 */
export type VerifyView = {
/**
 * The certificate.
 */
opened: CertificateView,
/**
 * Is it of the battle that was sent? None if none was.
 */
battle: boolean | null,
/**
 * Is it of the rules and the program that play here?
 */
versions: boolean,
/**
 * The first figure that differs among the games that were sent.
 */
difference: DifferenceView | null, };

/**
 * A hex on a way back.
 */
export type WayBackView = {
/**
 * Which.
 */
hex: string,
/**
 * The first of the retreat, the second…
 */
step: number,
/**
 * The hexes it is come to from.
 */
from: Array<string>,
/**
 * Does a friend stand there, who is passed through?
 */
through: boolean,
/**
 * May it end there?
 */
ends: boolean, };

/**
 * A shooter's weapon, as far as sight is concerned.
 */
export type WeaponWire = "small-arms" | "guns";

/**
 * The weight of a troop.
 */
export type WeightWire = "very-light" | "light" | "medium" | "heavy" | "very-heavy";

/**
 * Games by who won them.
 */
export type WinCounts = {
/**
 * By the north.
 */
north: number,
/**
 * By nobody.
 */
nobody: number,
/**
 * By the south.
 */
south: number, };

/**
 * A work on the side of a hex.
 */
export type WorkView = {
/**
 * Which side.
 */
side: number,
/**
 * A palisade, a ditch or a fortification.
 */
kind: TerrainWire, };

/**
 * How large a battle of the workshop may be.
 */
export type WorkshopLimits = {
/**
 * The fewest columns, and the fewest rows.
 */
fewest: number,
/**
 * The most columns.
 */
columns: number,
/**
 * The most rows.
 */
rows: number,
/**
 * The most bytes of its text.
 */
bytes: number,
/**
 * The most units of both armies together.
 */
units: number,
/**
 * The most officers of both armies together.
 */
officers: number,
/**
 * The most names on its map.
 */
names: number,
/**
 * The most letters of a name on its map.
 */
name_letters: number,
/**
 * The highest level of a hex.
 */
height: number,
/**
 * The first year.
 */
first_year: number,
/**
 * The last year.
 */
last_year: number, };

/**
 * What somebody may do at a table.
 */
export type YouView = {
/**
 * Plays the north.
 */
north: boolean,
/**
 * Plays the south.
 */
south: boolean,
/**
 * Made the game: may pause it.
 */
host: boolean, };
