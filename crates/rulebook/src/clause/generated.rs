// Generated from rulebooks/ by `make generate`: change the TOML, not this file.
//! Every clause of the register.

use super::{BookEntry, RegisterEntry, Source, Status};
use crate::Words;
use enumset::enum_set;

/// A clause of the books, by what it is about; its text stands in the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// GEO-1: A grid of point-up hexes, at least 9 × 12 (3 × 3 to 255 × 255 accepted on screen). C7 is column C from the west, row 7 from the north; odd rows sit half a hex to the east.
    HexTable,
    /// GEO-2: One player has the south edge, his opponent the north: that is the table edge his troops retreat towards.
    TableEdges,
    /// GEO-3: Distance is counted in hexes, leaving out the first and counting the last. Hexes that touch are adjacent: distance 1.
    Distance,
    /// GEO-4: A unit fills one hex and a hex takes one unit, however reduced; several officers may share it. Elements stay together and reduced units never merge.
    OneUnitPerHex,
    /// UNI-1: A unit has a type, a weight, weapons, training, traits and a number of elements. It is destroyed when it loses the last one.
    UnitMakeup,
    /// UNI-2: Elements: infantry 4, cavalry, camelry or chariots 3, artillery 2; solid: 1 more. Infantry carried or guns drawn by elephants keep their own, with a single animal marker.
    ElementsPerUnit,
    /// UNI-3: Cavalry, lancers, camelry and chariots are mounted troops; war elephants pursue as they do. Mounted infantry remains infantry.
    MountedTroops,
    /// UNI-4: With animals: mounted troops, elephants, horse, flying, camel or elephant artillery, infantry on camels or elephants. Infantry on horses, mules or wagons has none in combat.
    UnitsWithAnimals,
    /// UNI-5: Modern: infantry, rifles, cavalry, lancers, foot and horse guns, rockets. Not modern: irregulars, melee-armed troops, camelry, elephants, camel guns, guns borne or drawn by elephants; a unit marked irregular or melee-armed stops being so. A scenario may write “modern” or “not modern” on a unit.
    ModernTroops,
    /// UNI-6: Horse or flying guns and heavy guns drawn by elephants date from about 1760: an earlier scenario that fields them gets a warning, and is played.
    GunsOf1760,
    /// UNI-7: Training is recruit, normal or elite. Only elite has an effect, as a trait; recruit and normal change nothing.
    Training,
    /// SUP-1: A unit is supported if it is adjacent to at least two other friendly units.
    Supported,
    /// SUP-2: Infantry attacked in habitations always counts as supported, against a riposte too. When it ripostes itself, that support does not serve its own tactical advantages.
    HabitationsSupport,
    /// SUP-3: Lone officers, panicking elephants and detachments support nobody. Support is checked when needed: when the dice are rolled for their results, once losses are off for flags and riposte.
    NoSupportFrom,
    /// TUR-1: Each turn has four phases: command, movement, combat, then the end with its victory check. After that the opponent plays.
    TurnSequence,
    /// ACT-1: Only activated units move or fight. Officers on the table do the activating.
    OnlyActivated,
    /// ACT-2: Up to 9 units in the army: one activation of 3 units; 10 to 15 units: one of 4; 16 and up: two of 4. A scenario may set other numbers.
    ActivationsPerTurn,
    /// ACT-3: Command range: general in chief 5 hexes, sub-general 3, superior officer 1. Influence range: 1, 1 and 0. An army always has exactly one general in chief.
    CommandRange,
    /// ACT-4: An officer activates one arm in range: infantry with foot guns, mounted with horse and camel guns, or any artillery. Elephants and guns on them go with either. All is settled in the command phase.
    OneArmPerActivation,
    /// ACT-5: With several activations the player announces the order of his officers; groups move and fight in that order, freely within each group.
    ActivationOrder,
    /// ACT-6: However far away, a lone officer can be activated in place of one unit, whatever the arm, even leaving the unit he is with. Alongside an activated unit he moves free of charge.
    OfficerActivation,
    /// ACT-7: Units per activation: +1 for a good leader, −1 weak, −2 bad (at least 1). Allied: activates allies only. Poor staff: 1 die per activated unit, a flag = 1 hex at most and no combat.
    LeaderTraits,
    /// VIC-1: When a turn ends, the side that has destroyed a third or more (rounded up) of the enemy’s starting units wins. A scenario may set another number, objectives, an exit, a turn limit or a draw.
    Victory,
    /// VIC-2: Panicking elephants, characters and detachments do not count as units. To hold an objective, have a unit on it when your own turn ends; all are needed unless the scenario gives a number.
    WhatCountsForVictory,
    /// MOV-1: Activated units move one after another, in any order, at most once a turn and never by obligation. All movement is over before the first combat.
    OneMoveEach,
    /// MOV-2: Never two units in a hex. A unit passes through no other, friend or enemy, except where passage is allowed.
    NoStackingNorPassing,
    /// MOV-3: Infantry, cavalry and camelry may pass through friendly artillery if their movement takes them to a free hex beyond.
    PassThroughGuns,
    /// MOV-3b: Any unit may cross a light or very light friend, which may itself cross any friend, provided the mover ends on a free hex.
    PassThroughLight,
    /// MOV-4: Each troop has its allowance in hexes. “1/2 without combat”: move 1 hex and still fight, or move 2 and not fight. “1 without combat”: if it moves, it does not fight this turn.
    MovementAllowance,
    /// MOV-5: Guns marked “never more” never go more than 1 hex, not even by road.
    NeverMoreThanOne,
    /// MOV-6: Guns marked “−1 die per hex” lose 1 combat die for every hex moved this turn. Guns borne on elephants lose none.
    DiceLostByMoving,
    /// MOV-7: No zones of control: moving past an enemy costs nothing.
    NoZoneOfControl,
    /// MOV-8: If the whole move follows one unbroken road, from start to finish, the unit goes 1 hex further; it then cannot fight this turn.
    RoadMarch,
    /// MOV-9: Mounted infantry may go 1 hex further, on top of the road’s; it then cannot fight this turn.
    MountedMove,
    /// MOV-10: A lone officer moves 3 hexes; difficult terrain does not slow him unless he rides in a vehicle, but impassable terrain stops him.
    OfficerMove,
    /// MOV-11: Units and officers leave the table by choice only if the scenario or an agreement before play allows it. Never against their will: each retreat hex beyond the edge is a loss.
    LeavingTheTable,
    /// MOV-11b: The way of a move is the player’s. Given by its end it disturbs no lone enemy officer wherever the allowance leaves such a way, and is the shortest of those; the player may name the officers he means to drive off, or tell the way hex by hex. The same on entry.
    WayOfAMove,
    /// MOV-12: Reinforcements, if the scenario has any, start from an imaginary hex just outside; the first table hex counts as 1. An officer must activate them; a sub-general may stay off the table. They pass through friends as anywhere, and their player chooses with which unit an officer comes on.
    Reinforcements,
    /// MOV-13: The terrain table rules how each hex is entered. “Stop”: the unit may enter but ends its move there. Entered by road from a road hex, the hex counts as clear.
    TerrainMovement,
    /// MOV-14: A unit that evaded carries a “played” marker: in its next movement phase it stays put, even if activated, but may fight. The marker goes at the end of that phase.
    PlayedMarker,
    /// TGT-1: Fire is for artillery and for weapons that reach 2 hexes or more. At distance 1 any attack is a melee, whatever the weapon.
    WhoFires,
    /// TGT-2: A unit fires at any enemy it likes in range and in sight, near or far. With an enemy adjacent it cannot fire: if it fights, it is in melee against an adjacent one.
    ChoiceOfTarget,
    /// LOS-1: The line joins the two hex centres. A mask blocks it on any hex whose inside it cuts, even at a corner; touching a point does not count. The shooter’s and target’s own hexes never block.
    SightLine,
    /// LOS-2: When the line lies exactly on the border of hexes, it takes masks on both sides to block it, even at different places.
    SightAlongBorder,
    /// LOS-3: Masks: other units of either side, forests, habitations, hills and mountains. A lone officer masks nothing.
    Masks,
    /// LOS-4: At equal height nobody fires over a unit of either side.
    NoFireOverUnits,
    /// LOS-5: From a hill a shooter sees over every unit; artillery alone also fires over them, outside their shadows.
    HillSeesOverUnits,
    /// LOS-6: Artillery, between a hill and lower ground: a unit hides 1 hex behind it, none if it is at the hill’s foot and a friend of the unit up there; woods or habitations 1 hex from the high end hide 1, at 2 hexes 2, and so on.
    ShadowBelowHill,
    /// LOS-6b: Small arms on a hill see over troops but do not fire over them: units, forests and habitations on the line block them as on level ground.
    SmallArmsOnHill,
    /// LOS-7: A hill of the same level hides all beyond its first hex on the line, which stays visible. Its foot is the lower hexes that touch it.
    SameLevelHill,
    /// LOS-8: With equal weapons, if one can fire at the other, so can the other. Between two levels the line is judged from the higher end, by the shooter’s kind of weapon.
    SightIsMutual,
    /// LOS-9: War elephants, those bearing guns and panicking ones fire and are fired at over any unit but elephants; infantry borne on elephants does not stand so high. Forests, habitations and hills stand higher; a mask’s shadow hides them.
    ElephantsStandHigher,
    /// LOS-10: A hill hex blocks if it is as high as the higher end of the line, even on one’s own hill when looking down. A lower hill hides nothing. On one same hill, only units at that level and higher knolls block. A mask lower than both ends never blocks, a mountain always does.
    HeightsBetween,
    /// CBT-1: The active player settles his combats one after another, in the order he likes (and that of his officers). Each is played out, aftermath included, before the next.
    OneCombatAtATime,
    /// CBT-2: Only an activated unit attacks, always alone against a single unit. It never splits its dice among targets and never adds to a neighbour’s attack.
    OneAgainstOne,
    /// CBT-3: A unit fights once a turn; only a pursuit lets it fight again. Fighting is never forced, special traits apart, and it takes a target.
    OneCombatPerTurn,
    /// CBT-4: Barred from attacking: artillery on a road in rough (forest, marsh, rocks, habitations); a unit that took the +1 hex of road march or mounts; a unit whose move was “without combat”.
    BarredFromAttack,
    /// CBT-5: In order: right to fight; range and sight, or contact; dice count (unit, terrain, movement, front rank); roll, then hits, tactical advantages, retreats; last, follow-up, pursuit, riposte.
    CombatSteps,
    /// CBT-5p: In order: right to fight; range and sight, or contact; dice count; in melee the defender says whether he evades; roll, then hits and retreats; last, follow-up, pursuit, riposte.
    CombatStepsWithEvade,
    /// CBT-5j: Right to fight; range and sight, or contact; dice; attack order, final, its dice beyond any terrain limit; defence order in reply; roll: hits, advantages, retreats; then the aftermath.
    CombatStepsWithOrders,
    /// CBT-6: Count, where they apply: factor; weapon, traits, weight; movement; animals and fire; front rank; terrain; the lowest terrain limit (the palisade’s included); orders. Below 1 die, orders not counted, no attack; one that falls to 0 later ends.
    DiceCountOrder,
    /// CBT-7: If infantry without firearms or thrown weapons attacks a modern target able to riposte, that riposte comes first and may prevent the attack.
    RiposteFirstUnarmed,
    /// CBT-7j: If a melee-armed troop attacks a modern enemy able to riposte, that riposte always comes first, as in an ambush, and may prevent the attack.
    RiposteFirstMeleeArmed,
    /// CBT-8: At a distance, the fire factor. In melee an activated attacker uses his assault factor, unless the situation or the enemy’s weapons rule it out; otherwise, and always in riposte, the melee factor.
    ThreeFactors,
    /// CBT-8e: No assault into or out of rough, across a linear obstacle, or by mounted troops on infantry with spears or pikes outside rough. An engine has no assault factor: beside an enemy it does not fire but may attack it, and riposte, with its melee factor; it never follows up.
    AssaultForbidden,
    /// CBT-9: After the roll, in order and where they apply: hits, tactical advantages, losses, elephants released, flags ignored, retreat, desertion, flight of characters; then follow-up and pursuit, or riposte.
    AfterTheRoll,
    /// CBT-10: A panicking elephant may be attacked by either side. A lone officer may be attacked by nobody.
    PanickingTargets,
    /// MOD-1: Rifles lose 1 die in melee.
    RiflesInMelee,
    /// MOD-2: Against irregulars, a modern enemy rolls 1 more die in melee.
    IrregularsInMelee,
    /// MOD-3: Lancers roll 1 more die when attacking, depending on the target, and never in riposte.
    LancersAttack,
    /// MOD-4: Against super-heavy cavalry, lancers or camelry the enemy rolls 1 die fewer, in fire as in melee.
    SuperHeavyTarget,
    /// MOD-5: A unit whose animals are not camels loses 1 die when adjacent to camels, friend or foe. Infantry on camels does this only to the enemy in melee with it.
    CamelEffect,
    /// MOD-6: A unit whose animals are not elephants loses 1 die when adjacent to elephants, friend or foe. Infantry on elephants does this only to the enemy in melee with it.
    ElephantEffect,
    /// MOD-7: A unit with animals loses 1 die beside a burning hex or against an enemy that uses fire. Rockets are not fire; standing in a burning hex costs nothing more.
    FireEffect,
    /// MOD-7e: Each effect (camels, elephants, and fire where it is played) costs only 1 die, however many its sources. Different effects add up.
    EffectsOnce,
    /// MOD-8: Infantry on wagons that stayed put in its latest movement phase can take shelter in melee: at most 2 dice against it, no tactical advantage, 1 flag ignored (palisade effect).
    WagonFort,
    /// MOD-9: Artillery at full strength has 3 dice in fire.
    ArtilleryDice,
    /// MOD-10: Rockets never attack in melee. A target with animals, a panicking elephant included, retreats twice as far from them.
    RocketEffect,
    /// MOD-11: Fire on very light or very heavy: −1 die, −1 hit; light or heavy: −1 die. Melee: very light +2 dice, light +1, heavy −1, very heavy −1 and −1 hit (never a melee hit). Medium, artillery: none.
    WeightOfTarget,
    /// MOD-12: Inverted armour: very heavy counts as very light, heavy as light, and the other way round; medium stays medium. It holds against a unit that evades.
    InvertedArmour,
    /// MOD-13: A unit noted “1 per element”, such as pikes, rolls one die for each element it still has when the dice are thrown.
    OneDiePerElement,
    /// MOD-14: In melee an officer may fight in the front rank of the attacking or riposting unit: 1 more die, within the terrain limit. Each loss the unit takes in that combat puts him at risk: 1 die.
    FrontRank,
    /// MOD-15: Some weapons ignore armour: their blue and red hits count, whatever the target’s weight. This holds for every roll of the unit.
    ArmourIgnored,
    /// MOD-16: Other troops might frighten animals as camels do; no troop of this edition does.
    OtherFrights,
    /// MOD-17: An aggressive troop rolls 1 more die when it attacks in melee, never in riposte.
    Aggressive,
    /// DIE-J: The die shows infantry, cavalry, artillery, tactical advantage, flag and order letter, once each.
    JominiDie,
    /// DIE-F: The die shows infantry, cavalry, artillery and tactical advantage once each, and the flag twice.
    FredericDie,
    /// DIE-T: The die shows a green, a blue and a red hit, a tactical advantage, a flag and an order letter, once each.
    ThucidideDie,
    /// DIE-P: The die shows two hits, one melee hit, one ducat and two flags.
    PanacheDie,
    /// HIT-1: Each symbol hits its own arm: infantry, artillery, and cavalry for all mounted, camels and war elephants. An elephant that bears or draws counts as its load: infantry or artillery.
    HitsByArm,
    /// HIT-2: Green hits light and very light; blue, medium too; red, heavy too. Very heavy: red only, confirmed by 1 die showing any colour (not for hits from advantages). Artillery and engines: medium.
    HitsByColour,
    /// HIT-3: Hits count in fire and in melee; melee hits never count in fire. Each ducat face earns the roller one ducat.
    HitsAndMeleeHits,
    /// HIT-4: Each hit takes away one element. First the hits, then tactical advantages, last the retreats.
    LossPerHit,
    /// HIT-5: Only attack and riposte rolls earn order tokens or ducats; dice for desertion, panic, confirmation or command never do.
    NoTokensFromTests,
    /// LET-1: Each order letter earns the roller one order token.
    OrderLetters,
    /// TAC-1: Always a miss: a mounted attacker in or against rough; fire, artillery apart, on forest, habitations or fortification; any attack against the palisade effect.
    AdvantageAlwaysMisses,
    /// TAC-2: The infantry and mounted rows of the tactical advantage table hold in melee.
    AdvantageMeleeOnly,
    /// TAC-3: Infantry against infantry: a hit if it is supported and its opponent is not. Certain other troops of its side standing next to the target give the same result.
    AdvantageInfantryOnInfantry,
    /// TAC-4: Infantry: a hit on artillery and on fanatics; on mounted troops a morale hit if it is supported.
    AdvantageInfantryOnOthers,
    /// TAC-5: Mounted: a hit on artillery; on infantry or mounted, a hit if it is supported or if infantry of its side stands next to the target.
    AdvantageMounted,
    /// TAC-6: Guns, rockets excepted: a hit at 2 hexes or less.
    AdvantageArtillery,
    /// TAC-7: Rockets: a morale hit.
    AdvantageRockets,
    /// TAC-8: Elephants attacking: a hit, except against the palisade effect.
    AdvantageElephants,
    /// TAC-9: Where a hit and a morale hit could both result, take the hit. A mandatory miss comes before either.
    AdvantagePrecedence,
    /// TAC-10: In every other case the tactical advantage is a miss.
    AdvantageOtherwiseMiss,
    /// TAC-11: Against elephants, which have no column in the table, a tactical advantage is a miss unless another line applies, such as those of fanatics and powder.
    AdvantageOnElephants,
    /// FLG-1: Each flag is a morale hit. After losses the target may ignore, cumulatively: 1 if supported, 1 for a leader in its hex, 1 under the palisade effect.
    FlagsIgnored,
    /// RET-1: Per morale hit: 1 hex for infantry and foot artillery, 2 for mounted. Hesitant troops (militia) make 1 more each time.
    RetreatHexes,
    /// RET-2: After losses its player picks the path, each step nearer his own edge, even toward the attacker. Elusive: any free neighbouring hex, never the same twice, crossing nobody.
    RetreatTowardEdge,
    /// RET-3: Terrain does not slow a retreat: even woods do not stop the unit. What is impassable to it stays closed, to end on or to cross.
    RetreatTerrain,
    /// RET-4: A retreat never passes through an enemy. It passes through a friend only for certain troops, and right through to the other side.
    RetreatThroughFriends,
    /// RET-5: To go right through is to end on a free hex beyond. A unit never stops on the one it crosses; the crossed hex counts among those owed.
    CrossedEntirely,
    /// RET-6: Every hex owed but not made (way closed, table edge) costs one element. The player must take a path as long as possible.
    BlockedRetreat,
    /// RET-7: Rockets first double the troop’s own hexes; hesitant troops then add their extra hex, one for each morale hit.
    RocketRetreatDoubled,
    /// ART-1: Artillery retreats at most its move without combat, 1 hex more wholly by road unless “never more than 1”; no woods, habitations, marsh or rocks off the road. That maximum holds for all its retreats since its player’s last turn. The rest is paid in losses; for a static piece, the whole retreat.
    ArtilleryRetreatLimit,
    /// ART-2: Hexes an artillery unit has retreated count in its next turn: movement, dice lost per hex, right to fight. A gun in debt makes no road march; if the debt uses up its movement, it does not move.
    ArtilleryRetreatDebt,
    /// ART-3: Artillery that retreats is always subject to panic, even elite guns.
    ArtilleryPanics,
    /// ART-4: A static unit does not retreat: each hex owed costs it one element.
    StaticDoNotRetreat,
    /// ART-5: This retreat debt weighs on its owner’s next turn to begin, used or not. It does not reduce ripostes.
    DebtHoldsOneTurn,
    /// DES-1: Panic: 1 die per hex really retreated on morale hits, all rolled together; each bad die takes away one element. Nothing for hexes not made.
    Desertion,
    /// DES-2: Every troop is subject to panic, except war and dwarf elephants and units that are elite or volunteers. A scenario may write “panic” on a unit that has none.
    WhoDeserts,
    /// FOL-1: After a melee, never after fire, the attacker may (sometimes must) move into the attacked hex once it is empty. A riposting unit never follows up.
    FollowUp,
    /// FOL-2: Fanatic, fickle and aggressive units must follow up, whatever their arm, except those that never follow up.
    FollowUpByTrait,
    /// FOL-3: Infantry must follow up when its target stood lower; otherwise it does not follow up. Elite infantry is free to choose in both cases.
    FollowUpInfantry,
    /// FOL-3p: Any infantry may follow up. It must if the target stood lower, unless it is elite or its officer, fighting in the front rank, holds it back.
    FollowUpInfantryPanache,
    /// FOL-4: Mounted troops may follow up; they must if the target stood lower, unless elite. War elephants must always follow up, elite or not.
    FollowUpMounted,
    /// FOL-4p: Mounted troops may follow up; from a hill against a lower target they must, save for elite units or those with a front-rank officer. War elephants (not carriers, not shooters) always must.
    FollowUpMountedPanache,
    /// FOL-5: Artillery, wagons and static units never follow up, not even fanatic ones.
    FollowUpNever,
    /// FOL-6: Infantry that has followed up fights no more this turn.
    FollowUpEndsFight,
    /// FOL-7: A hex closed to the unit, or still held by a unit or a panicking elephant, allows no follow-up at all, not even a forced one.
    FollowUpBarred,
    /// PUR-1: Mounted troops or war elephants that just followed up may pursue: one more hex if wished, then at once a fight with an adjacent enemy, the same or another. Both parts are optional.
    Pursuit,
    /// PUR-2: The pursuit combat may allow, or force, a second follow-up, but a unit pursues only once per turn.
    OnePursuit,
    /// PUR-3: If the ground just taken stops movement, the extra hex is lost but the fight is allowed. A forced follow-up never forces a pursuit. The pursuit is a full melee, riposte included.
    PursuitTerrain,
    /// RIP-1: In melee, a supported unit may riposte if it has kept its hex and is still next to the attacker.
    RiposteRight,
    /// RIP-2: A riposte is an ordinary combat with the riposting unit’s own dice, but without follow-up or pursuit. A riposte is never answered by a riposte.
    RiposteIsCombat,
    /// RIP-3: Fire from a distance (2 hexes or more) never gives a right to riposte.
    NoRiposteToFire,
    /// RIP-4: A riposte made before the attack is the only one of that combat. If the attacker dies or leaves its hex, the attack is lost and it has fought; otherwise its dice are recounted.
    RiposteFirstOnce,
    /// ELE-1: An elephant lost does not die: a panicking-elephant marker takes its place. Only Borneo dwarf elephants, where there are any, are simply removed.
    ElephantsPanic,
    /// ELE-2: Guns drawn or infantry carried by elephants: the first loss removes an element and also releases the elephant. From then on the guns are static and the infantry walks, to the end of the game.
    CarryingElephantLost,
    /// ELE-3: Each element lost by war elephants releases one panicking elephant. A carried or drawn unit releases only one in all.
    ElephantPerElement,
    /// ELE-4: A panicking elephant rolls 3 dice at the loss, before its unit retreats, then whenever its side begins a turn, even a passed one; if there are several, their player chooses the order. Each flag or tactical advantage: 1 hex of flight to its own edge.
    PanicFlight,
    /// ELE-5: If units, friend or foe, close every way out, it attacks one of them, chosen by its owner: 3 dice, riposte possible. Once the way is open, the flight goes on.
    PanicFight,
    /// ELE-6: A panicking elephant is removed at its first loss, a hex of flight it cannot make being one, or when it leaves by the table edge.
    PanicRemoved,
    /// ELE-7: Borneo dwarf elephants count as mounted troops in everything and have the elephant effect as well.
    DwarfElephants,
    /// ELE-8: Until its first flight the marker may stay in its unit’s hex; anywhere else it closes the hex it is in. It crosses nobody, masks and frightens as an elephant, gives no support and does not forbid fire.
    PanicMarker,
    /// EVA-1: Attacked in melee, a detachment, or a unit faster than the attacker (movement with combat as printed, orders of the turn apart), may evade: it retreats that whole movement toward its edge, takes a played marker, and loses 1 element per hex not made.
    Evade,
    /// EVA-2: The attacker still rolls its melee dice, against inverted armour and with flags ignored. Follow-up and pursuit then go as usual.
    EvadeRoll,
    /// EVA-3: Optional rule, off by default: in place of a defence order, a unit faster than its attacker (movement with combat as printed, orders of the turn apart) evades by that whole movement toward its own edge.
    EvadeOptional,
    /// GUN-1: Guns and rockets: each melee hit rolled in fire calls for an extra die once the target is dealt with. If that is a melee hit too, a gun bursts: 1 loss to the firing unit. The shot stands.
    BurstingGuns,
    /// RKT-1: Rockets: before losses, one die. Ducat: short, a hex before the target to the right; melee hit: long, a hex behind it to the left, as the firer looks. Whoever stands there, friend or foe, is hit instead.
    RocketDispersion,
    /// FIR-1: Optional: rockets and incendiary weapons set the hex struck alight on a special face of the firing roll. Nobody enters a burning hex; it goes out on a flag at the end of a turn.
    SettingFire,
    /// CHR-0: Only generals and officers have influence. With a unit, their presence acts on morale alone, unless a particular rule says more.
    CharactersInfluence,
    /// CHR-1: A character with a unit always goes with it: retreat, follow-up or pursuit.
    CharacterFollows,
    /// CHR-2: A character flees if his unit is destroyed, or if he is alone and an enemy unit enters his hex. That enemy then carries on with its move.
    CharacterMustFlee,
    /// CHR-3: He takes refuge with a friendly unit: 1 hex away for a superior officer, up to 2 for a general in chief, sub-general or historical figure, never through an enemy, not even a lone officer, or impassable terrain. With no refuge he is removed.
    CharacterFlight,
    /// CHR-4: When the general in chief is lost, his side passes all of its next turn. In it the player may only put him back: in place of a sub-general, failing that a superior officer, failing that anywhere. He may wait: he is asked again at the start of each of his turns, but only the first is passed.
    GeneralLost,
    /// CHR-5: No orders in the passed turn, nor later while the general in chief is off the table; in the enemy turn in which he falls, defence orders may still be given. The officer whose place he takes leaves play. If lost in his own turn, that turn goes on and the next is passed. What runs at a turn’s start or end runs in a passed turn too.
    WithoutGeneral,
    /// TRP-F: Dice: light infantry 2, line 3; cavalry light 2, medium 3, heavy 4, super-heavy 3; elephants 5 or 6; artillery 3 (2 with a single element), range 2 to 5; rifles, range 2. Movement: light infantry 2, line 1 (2 without combat); cavalry 4, 3, 3, 2; camelry 3, 3, 3, 2; elephants 2; officer alone 3.
    TroopsFrederic,
    /// TRP-J: Dice: light infantry 2, line 3, irregulars 2; cavalry light 2, medium 3, heavy 4, super-heavy 3; elephants 5 or 6; artillery always 3, range 2 to 5; rifles, range 2. Movement: light infantry 2, line 1 (2 without combat); cavalry 4, 3, 3, 2; horse guns 3, 2, 1; elephants 2; officer alone 3.
    TroopsJomini,
    /// TRP-P: Melee dice: infantry 3, light foot 2, pikes 1 per element, cavalry 3, elephants 5. Fire: shot 3, bows 2, fire-throwers 4, all at range 2; guns 3 (2 with a single element), range 2 to 6, melee 3, riposte 2 (very heavy or drawn by elephants: melee as fire); rockets 3, melee 2. Movement, very light to very heavy: foot 3, 2, 1 (2 without combat), 1 (2 without combat), 1; cavalry 4, 4, 3, 3, 2.
    TroopsPanache,
    /// TRP-T: Assault/melee dice: sword 3/3, spear 3/2, pike 4/2, heavy throwing weapon 4/3, cavalry 3/2, lancers 4/2, cataphracts 4/3, scythed chariots 5/1, elephants 5/4. Fire range/dice: javelin 2/2, bow and sling 3/2, longbow 4/2, bolt-thrower 4/2, stone-thrower 5/3. Movement, very light to very heavy: foot 3, 2, 1 (2 without combat), 1 (2), 1; cavalry 4, 4, 3, 3, 2.
    TroopsThucidide,
    /// TER-CLEAR: Clear ground: no effect on movement, sight or combat.
    Clear,
    /// TER-HILL: Hill: does not hinder movement, blocks sight at the same level. Melee uphill is limited to 2 dice. Height decides who stands lower for follow-up.
    Hill,
    /// TER-FOREST: Forest, rough: stop on entering, artillery by road only, sight blocked. Limit of 2 dice for melee into it or out of it, and for fire at a target inside.
    Forest,
    /// TER-HABITATIONS: Habitations, rough: stop on entering, artillery by road only, sight blocked. At most 2 dice against them, melee or fire. Infantry attacked there is always supported.
    Habitations,
    /// TER-MARSH: Marsh, rough: stop on entering, artillery by road only, sight free. Limit of 2 dice for melee into it or out of it.
    Marsh,
    /// TER-ROCKS: Rocks, rough: stop on entering, artillery by road only, sight free. Mounted troops are limited to 2 dice for melee into them or out of them.
    Rocks,
    /// TER-SAND: Sand: at most 2 hexes a turn, except for camels, which are not hindered. Nothing for sight or for the number of dice.
    Sand,
    /// TER-SNOW: Snow: at most 2 hexes a turn for everyone. Nothing for sight or for the number of dice.
    Snow,
    /// TER-MOUNTAIN: Mountain and lake are impassable. A mountain blocks sight, a lake does not.
    Mountain,
    /// TER-RIVER: River: crossed only by bridge or ford. A ford stops the move and limits melee from it to 2 dice. A bridge over the river sets no limit.
    River,
    /// TER-LARGERIVER: Large river: crossed only by bridges. In melee onto or off such a bridge, at most 2 dice.
    LargeRiver,
    /// TER-STREAM: Stream: fordable everywhere, but entering it ends the move. Melee from it is limited to 2 dice, even on a road.
    Stream,
    /// TER-ROAD: Road or bridge: a move made wholly along the road gains 1 hex but forbids combat. Artillery on a road through rough terrain does not fight, not even in riposte.
    Road,
    /// TER-PALISADE: Palisade or ditch, on a hex side: crossing it ends the move; mounted troops and artillery cannot but by a gate. In melee across that side against a defender inside: at most 2 dice, tactical advantages miss, and he ignores 1 flag. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work.
    Palisade,
    /// TER-FORTIFICATION: Fortification, on a hex side: crossed on foot only, with a stop, or by a gate. In melee, palisade effect for the defender inside; no mounted attack across it. Fire entering by that side, artillery apart: tactical advantages miss. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work.
    Fortification,
    /// TER-FIRE: Burning hex: nobody enters it and it blocks sight. A unit with animals next to it loses 1 die.
    BurningHex,
    /// ORD-1: A side starts with as many order tokens as its general in chief’s command level. It gains 1 for each order letter its dice give it.
    StartTokens,
    /// ORD-2: One manoeuvre order per turn. Per combat, one attack order for the attacker and one defence order for the defender; in a riposte no attack order, but the unit struck back at may be given a defence order. Pay first, never less than 1 token; what the order says overrides the rules.
    OneOrderPerKind,
    /// ORD-3: An officer whose influence reaches the unit lowers the cost by 1. Leader traits lower or raise it by 1 for their kind of order. The cost is at least 1.
    OrderCost,
    /// ORD-4: Manoeuvre: mount or dismount 1; reconnaissance 1; forced march 2 (+1 hex); woodsmen 2 per hex; dispatch 3 (one more unit); combined attack 4 (mixed arms); manoeuvre 4 (activation at any distance); forward march 5 (+1 hex for a whole group); general assault 10 (second command phase); rally 2 per element.
    ManoeuvreOrders,
    /// ORD-5: Attack: steady fire 2 (fire with +1 die); charge 2 (mounted melee with +1 die); cold steel 2 (infantry melee with +1 die); all-out 4 (any combat with +2 dice); press on 3 (a pursuit for a unit with no right to one, or a second one).
    AttackOrders,
    /// ORD-6: Defence: stand fast 1 (one flag more ignored); take cover 2 (enemy fire −1 die); ambush 3 (the riposte, if allowed, comes before the attack); counter-charge 3 (a mounted defender ripostes the better). Neither ambush nor counter-charge against a riposte.
    DefenceOrders,
    /// ORD-7: A side starts with as many ducats as its command level and gains 1 per ducat face. Nothing but manoeuvre orders can be bought with them.
    Ducats,
    /// PRC-1: Everything the dice are worth is judged at the moment of the roll; effects are then applied in the set order.
    CountedAtTheRoll,
    /// PRC-2: A destroyed unit has no retreat left to make; results beyond that are wasted.
    DestroyedOwesNothing,
    /// PRC-3: The −1 hit is taken from plain hits alone, never below 0; flags and ducats stay.
    HitsCancelled,
    /// PRC-4: With 0 dice an attack cannot be announced and a riposte does not take place.
    NoDiceNoAttack,
    /// PRC-5: A riposte is optional. Neither a move that bars from attacking nor dice lost by moving count in it; but artillery on a road through rough ground does not fight, so does not riposte. Terrain works as in any attack, from the riposting unit’s hex into the attacker’s.
    RiposteOptional,
    /// PRC-6: On the last row of its own edge, each hex of retreat owed costs one element.
    EdgeRowRetreat,
    /// PRC-7: A panicking elephant blocks a retreat. A lone friendly officer does not; a lone enemy officer in the way flees.
    WhatBlocksRetreat,
    /// PRC-8: Officers go with their unit. If it dies because it cannot retreat, they flee from the last hex it reached.
    OfficersFollow,
    /// PRC-9: Artillery pushed back during its own turn pays for those hexes in its next one.
    DebtFromOwnTurn,
    /// PRC-10: Evade hexes not made are losses before the roll; if destroyed, the combat ends. Else the attack is recounted: inverted weight, terrain and positions as announced. A unit may evade again, never riposte.
    EvadeProcedure,
    /// PRC-11: A panicking elephant attacks with 3 dice, under terrain limits only. Its target retreats to its own edge, may ignore flags and riposte; if the way does not open, the elephant is removed. Attacked, it has 1 element, flees 1 hex per morale hit and does not riposte. It is removed on leaving the table, not on the edge row. A unit of a single element is eliminated as soon as it panics.
    PanicProcedure,
    /// PRC-12: Short: of the hexes around the target, the one nearest 135° clockwise from the firing line; long: the opposite one. A unit there takes it all, by its own weight and support; if there is none, the shot is lost.
    DispersionHexes,
    /// PRC-13: When the line runs along hex borders, each side must hide the target, shadows included; the table edge is an open side.
    BorderShadows,
    /// PRC-14: The front rank is announced when dice are counted. From then on each loss of the unit in that combat, whatever its cause, tests the officer at once, before any flight.
    FrontRankProcedure,
    /// PRC-15: Before any follow-up, characters flee in turn as their owner decides, through friends if need be. A lone officer does not mask, support or block, and does not forbid fire. An officer moving alone passes a lone enemy officer; one who flees does not.
    CharactersFleeInTurn,
    /// PRC-16: To shelter in its wagons a unit must not have moved in its own last movement phase; a retreat does not count.
    WagonFortMemory,
    /// PRC-17: Higher and lower are judged by comparing the hill levels of the two hexes.
    HigherAndLower,
    /// PRC-18: At the end of every turn, victory is checked for both sides.
    VictoryBothSides,
}

/// Every clause, in the order of the enum.
pub(super) static ALL: [Clause; 202] = [
    Clause::HexTable,
    Clause::TableEdges,
    Clause::Distance,
    Clause::OneUnitPerHex,
    Clause::UnitMakeup,
    Clause::ElementsPerUnit,
    Clause::MountedTroops,
    Clause::UnitsWithAnimals,
    Clause::ModernTroops,
    Clause::GunsOf1760,
    Clause::Training,
    Clause::Supported,
    Clause::HabitationsSupport,
    Clause::NoSupportFrom,
    Clause::TurnSequence,
    Clause::OnlyActivated,
    Clause::ActivationsPerTurn,
    Clause::CommandRange,
    Clause::OneArmPerActivation,
    Clause::ActivationOrder,
    Clause::OfficerActivation,
    Clause::LeaderTraits,
    Clause::Victory,
    Clause::WhatCountsForVictory,
    Clause::OneMoveEach,
    Clause::NoStackingNorPassing,
    Clause::PassThroughGuns,
    Clause::PassThroughLight,
    Clause::MovementAllowance,
    Clause::NeverMoreThanOne,
    Clause::DiceLostByMoving,
    Clause::NoZoneOfControl,
    Clause::RoadMarch,
    Clause::MountedMove,
    Clause::OfficerMove,
    Clause::LeavingTheTable,
    Clause::WayOfAMove,
    Clause::Reinforcements,
    Clause::TerrainMovement,
    Clause::PlayedMarker,
    Clause::WhoFires,
    Clause::ChoiceOfTarget,
    Clause::SightLine,
    Clause::SightAlongBorder,
    Clause::Masks,
    Clause::NoFireOverUnits,
    Clause::HillSeesOverUnits,
    Clause::ShadowBelowHill,
    Clause::SmallArmsOnHill,
    Clause::SameLevelHill,
    Clause::SightIsMutual,
    Clause::ElephantsStandHigher,
    Clause::HeightsBetween,
    Clause::OneCombatAtATime,
    Clause::OneAgainstOne,
    Clause::OneCombatPerTurn,
    Clause::BarredFromAttack,
    Clause::CombatSteps,
    Clause::CombatStepsWithEvade,
    Clause::CombatStepsWithOrders,
    Clause::DiceCountOrder,
    Clause::RiposteFirstUnarmed,
    Clause::RiposteFirstMeleeArmed,
    Clause::ThreeFactors,
    Clause::AssaultForbidden,
    Clause::AfterTheRoll,
    Clause::PanickingTargets,
    Clause::RiflesInMelee,
    Clause::IrregularsInMelee,
    Clause::LancersAttack,
    Clause::SuperHeavyTarget,
    Clause::CamelEffect,
    Clause::ElephantEffect,
    Clause::FireEffect,
    Clause::EffectsOnce,
    Clause::WagonFort,
    Clause::ArtilleryDice,
    Clause::RocketEffect,
    Clause::WeightOfTarget,
    Clause::InvertedArmour,
    Clause::OneDiePerElement,
    Clause::FrontRank,
    Clause::ArmourIgnored,
    Clause::OtherFrights,
    Clause::Aggressive,
    Clause::JominiDie,
    Clause::FredericDie,
    Clause::ThucidideDie,
    Clause::PanacheDie,
    Clause::HitsByArm,
    Clause::HitsByColour,
    Clause::HitsAndMeleeHits,
    Clause::LossPerHit,
    Clause::NoTokensFromTests,
    Clause::OrderLetters,
    Clause::AdvantageAlwaysMisses,
    Clause::AdvantageMeleeOnly,
    Clause::AdvantageInfantryOnInfantry,
    Clause::AdvantageInfantryOnOthers,
    Clause::AdvantageMounted,
    Clause::AdvantageArtillery,
    Clause::AdvantageRockets,
    Clause::AdvantageElephants,
    Clause::AdvantagePrecedence,
    Clause::AdvantageOtherwiseMiss,
    Clause::AdvantageOnElephants,
    Clause::FlagsIgnored,
    Clause::RetreatHexes,
    Clause::RetreatTowardEdge,
    Clause::RetreatTerrain,
    Clause::RetreatThroughFriends,
    Clause::CrossedEntirely,
    Clause::BlockedRetreat,
    Clause::RocketRetreatDoubled,
    Clause::ArtilleryRetreatLimit,
    Clause::ArtilleryRetreatDebt,
    Clause::ArtilleryPanics,
    Clause::StaticDoNotRetreat,
    Clause::DebtHoldsOneTurn,
    Clause::Desertion,
    Clause::WhoDeserts,
    Clause::FollowUp,
    Clause::FollowUpByTrait,
    Clause::FollowUpInfantry,
    Clause::FollowUpInfantryPanache,
    Clause::FollowUpMounted,
    Clause::FollowUpMountedPanache,
    Clause::FollowUpNever,
    Clause::FollowUpEndsFight,
    Clause::FollowUpBarred,
    Clause::Pursuit,
    Clause::OnePursuit,
    Clause::PursuitTerrain,
    Clause::RiposteRight,
    Clause::RiposteIsCombat,
    Clause::NoRiposteToFire,
    Clause::RiposteFirstOnce,
    Clause::ElephantsPanic,
    Clause::CarryingElephantLost,
    Clause::ElephantPerElement,
    Clause::PanicFlight,
    Clause::PanicFight,
    Clause::PanicRemoved,
    Clause::DwarfElephants,
    Clause::PanicMarker,
    Clause::Evade,
    Clause::EvadeRoll,
    Clause::EvadeOptional,
    Clause::BurstingGuns,
    Clause::RocketDispersion,
    Clause::SettingFire,
    Clause::CharactersInfluence,
    Clause::CharacterFollows,
    Clause::CharacterMustFlee,
    Clause::CharacterFlight,
    Clause::GeneralLost,
    Clause::WithoutGeneral,
    Clause::TroopsFrederic,
    Clause::TroopsJomini,
    Clause::TroopsPanache,
    Clause::TroopsThucidide,
    Clause::Clear,
    Clause::Hill,
    Clause::Forest,
    Clause::Habitations,
    Clause::Marsh,
    Clause::Rocks,
    Clause::Sand,
    Clause::Snow,
    Clause::Mountain,
    Clause::River,
    Clause::LargeRiver,
    Clause::Stream,
    Clause::Road,
    Clause::Palisade,
    Clause::Fortification,
    Clause::BurningHex,
    Clause::StartTokens,
    Clause::OneOrderPerKind,
    Clause::OrderCost,
    Clause::ManoeuvreOrders,
    Clause::AttackOrders,
    Clause::DefenceOrders,
    Clause::Ducats,
    Clause::CountedAtTheRoll,
    Clause::DestroyedOwesNothing,
    Clause::HitsCancelled,
    Clause::NoDiceNoAttack,
    Clause::RiposteOptional,
    Clause::EdgeRowRetreat,
    Clause::WhatBlocksRetreat,
    Clause::OfficersFollow,
    Clause::DebtFromOwnTurn,
    Clause::EvadeProcedure,
    Clause::PanicProcedure,
    Clause::DispersionHexes,
    Clause::BorderShadows,
    Clause::FrontRankProcedure,
    Clause::CharactersFleeInTurn,
    Clause::WagonFortMemory,
    Clause::HigherAndLower,
    Clause::VictoryBothSides,
];

/// What the register says of each, in the order of the enum.
pub(super) static ENTRIES: [RegisterEntry; 202] = [
    RegisterEntry {
        id: "GEO-1",
        name: "HexTable",
        status: Status::ByType,
        text: Words::new("Grille d’hexagones pointe en haut, 9 × 12 au moins (3 × 3 à 255 × 255 admis à l’écran). C7\u{a0}: colonne C depuis l’ouest, rangée 7 depuis le nord\u{a0}; les rangées impaires sont décalées d’un demi-hexagone vers l’est.", "A grid of point-up hexes, at least 9 × 12 (3 × 3 to 255 × 255 accepted on screen). C7 is column C from the west, row 7 from the north; odd rows sit half a hex to the east."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "GEO-2",
        name: "TableEdges",
        status: Status::ByType,
        text: Words::new("Un camp possède le bord sud, l’autre le bord nord\u{a0}: c’est le bord de table vers lequel ses troupes se replient.", "One player has the south edge, his opponent the north: that is the table edge his troops retreat towards."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "GEO-3",
        name: "Distance",
        status: Status::ByType,
        text: Words::new("La distance se compte en hexagones, sans celui de départ mais avec celui d’arrivée. Deux hexagones qui se touchent sont adjacents\u{a0}: distance 1.", "Distance is counted in hexes, leaving out the first and counting the last. Hexes that touch are adjacent: distance 1."),
        books: [
            Some(BookEntry { section: "4 · Portée", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Portée", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Portée", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Portée", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "GEO-4",
        name: "OneUnitPerHex",
        status: Status::ByType,
        text: Words::new("Une unité occupe un seul hexagone et un hexagone ne reçoit qu’une unité, même réduite\u{a0}; plusieurs officiers peuvent s’y joindre. Les éléments restent groupés et deux unités réduites ne fusionnent jamais.", "A unit fills one hex and a hex takes one unit, however reduced; several officers may share it. Elements stay together and reduced units never merge."),
        books: [
            Some(BookEntry { section: "3 · Phase de Déplacement", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "UNI-1",
        name: "UnitMakeup",
        status: Status::ByType,
        text: Words::new("Une unité a un type, un poids, des armes, un entraînement, des caractéristiques et un nombre d’éléments. Elle est détruite quand elle perd le dernier.", "A unit has a type, a weight, weapons, training, traits and a number of elements. It is destroyed when it loses the last one."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "UNI-2",
        name: "ElementsPerUnit",
        status: Status::ByType,
        text: Words::new("Éléments\u{a0}: infanterie 4, cavalerie, chamellerie ou charrerie 3, artillerie 2\u{a0}; solide\u{a0}: 1 de plus. Une infanterie portée ou des canons tractés par éléphants gardent les leurs, avec un seul marqueur d’animal.", "Elements: infantry 4, cavalry, camelry or chariots 3, artillery 2; solid: 1 more. Infantry carried or guns drawn by elephants keep their own, with a single animal marker."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Éléments\u{a0}: infanterie 4, cavalerie et chamellerie 3, artillerie 2, éléphants de guerre ou canons portés par eux 1, éléphants nains 2. Solide\u{a0}: 1 de plus, sauf pour les éléphants de guerre. Une infanterie portée ou des canons tractés par éléphants gardent leurs éléments, avec un seul marqueur d’animal.", "Elements: infantry 4, cavalry and camelry 3, artillery 2, war elephants or guns borne on elephants 1, dwarf elephants 2. Solid: 1 more, war elephants excepted. Infantry carried or guns drawn by elephants keep their own elements, with a single animal marker.")) }),
            Some(BookEntry { section: "6 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Éléments\u{a0}: infanterie 4, cavalerie et chamellerie 3, artillerie 2, éléphants de guerre ou canons portés par eux 2, éléphants nains 3. Solide\u{a0}: 1 de plus. Une infanterie portée ou des canons tractés par éléphants gardent leurs éléments, avec un seul marqueur d’animal.", "Elements: infantry 4, cavalry and camelry 3, artillery 2, war elephants or guns borne on elephants 2, dwarf elephants 3. Solid: 1 more. Infantry carried or guns drawn by elephants keep their own elements, with a single animal marker.")) }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Éléments\u{a0}: infanterie 4, cavalerie et chamellerie 3, artillerie 2, éléphants de guerre ou canons portés par eux 1, éléphants nains 2. Solide\u{a0}: 1 de plus, sauf pour les éléphants de guerre. Une infanterie portée ou des canons tractés par éléphants gardent leurs éléments, avec un seul marqueur d’animal.", "Elements: infantry 4, cavalry and camelry 3, artillery 2, war elephants or guns borne on elephants 1, dwarf elephants 2. Solid: 1 more, war elephants excepted. Infantry carried or guns drawn by elephants keep their own elements, with a single animal marker.")) }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Éléments\u{a0}: infanterie 4, cavalerie, chamellerie et charrerie 3, artillerie 2, éléphants de guerre 2. Solide\u{a0}: 1 de plus. Une infanterie portée, des engins portés ou tractés par éléphants gardent leurs éléments, avec un seul marqueur d’animal.", "Elements: infantry 4, cavalry, camelry and chariots 3, artillery 2, war elephants 2. Solid: 1 more. Infantry carried, engines carried or drawn by elephants keep their own elements, with a single animal marker.")) }),
        ],
    },
    RegisterEntry {
        id: "UNI-3",
        name: "MountedTroops",
        status: Status::ByType,
        text: Words::new("Cavalerie, lanciers, chamellerie et charrerie sont des troupes montées\u{a0}; les éléphants de guerre poursuivent comme elles. L’infanterie montée reste de l’infanterie.", "Cavalry, lancers, camelry and chariots are mounted troops; war elephants pursue as they do. Mounted infantry remains infantry."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Cavalerie, lanciers, chamellerie et éléphants de guerre sont des troupes montées. L’infanterie montée reste de l’infanterie.", "Cavalry, lancers, camelry and war elephants are mounted troops. Mounted infantry remains infantry.")) }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Cavalerie, lanciers et chamellerie sont des troupes montées. Les éléphants de guerre sont un type à part\u{a0}: repli de 1 hexagone par coup au moral, mais poursuite permise. L’infanterie montée reste de l’infanterie.", "Cavalry, lancers and camelry are mounted troops. War elephants are a type of their own: they retreat 1 hex per morale hit but may pursue. Mounted infantry remains infantry.")) }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Cavalerie, lanciers, chamellerie et éléphants de guerre sont des troupes montées. L’infanterie montée reste de l’infanterie.", "Cavalry, lancers, camelry and war elephants are mounted troops. Mounted infantry remains infantry.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Cavalerie, chamellerie et charrerie sont des troupes montées. Les éléphants de guerre sont un type à part\u{a0}: repli de 1 hexagone par coup au moral, mais poursuite permise. L’infanterie montée reste de l’infanterie.", "Cavalry, camelry and chariots are mounted troops. War elephants are a type of their own: they retreat 1 hex per morale hit but may pursue. Mounted infantry remains infantry.")) }),
        ],
    },
    RegisterEntry {
        id: "UNI-4",
        name: "UnitsWithAnimals",
        status: Status::ByType,
        text: Words::new("Ont des animaux\u{a0}: troupes montées, éléphants, artillerie à cheval, volante, sur chameaux ou sur éléphants, infanterie sur chameaux ou éléphants. Sur chevaux, mules ou chariots, l’infanterie n’en a pas au combat.", "With animals: mounted troops, elephants, horse, flying, camel or elephant artillery, infantry on camels or elephants. Infantry on horses, mules or wagons has none in combat."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Effets complémentaires", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "UNI-5",
        name: "ModernTroops",
        status: Status::ByType,
        text: Words::new("Modernes\u{a0}: infanterie, fusils rayés, cavalerie, lanciers, canons à pied ou à cheval, fusées. Ne le sont pas\u{a0}: irréguliers, troupes à l’arme blanche, chamellerie, éléphants, canons sur chameaux, canons portés ou tractés par éléphants\u{a0}; une unité notée irrégulière ou à l’arme blanche cesse de l’être. Un scénario peut écrire «\u{a0}moderne\u{a0}» ou «\u{a0}non moderne\u{a0}» sur une unité.", "Modern: infantry, rifles, cavalry, lancers, foot and horse guns, rockets. Not modern: irregulars, melee-armed troops, camelry, elephants, camel guns, guns borne or drawn by elephants; a unit marked irregular or melee-armed stops being so. A scenario may write “modern” or “not modern” on a unit."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "UNI-6",
        name: "GunsOf1760",
        status: Status::Played,
        text: Words::new("Les canons à cheval ou volants et l’artillerie lourde tractée par éléphants datent d’environ 1760\u{a0}: un scénario plus ancien qui en emploie reçoit un avertissement, et se joue.", "Horse or flying guns and heavy guns drawn by elephants date from about 1760: an earlier scenario that fields them gets a warning, and is played."),
        books: [
            Some(BookEntry { section: "3 · Capacité de mouvement des unités (en hex)", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "UNI-7",
        name: "Training",
        status: Status::ByType,
        text: Words::new("L’entraînement est recrue, normal ou élite. Seule l’élite a un effet, comme caractéristique\u{a0}; recrue et normal ne changent rien.", "Training is recruit, normal or elite. Only elite has an effect, as a trait; recruit and normal change nothing."),
        books: [
            None,
            Some(BookEntry { section: "6 · Artillerie à poudre", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "SUP-1",
        name: "Supported",
        status: Status::Played,
        text: Words::new("Une unité est soutenue si elle est adjacente à au moins deux autres unités amies.", "A unit is supported if it is adjacent to at least two other friendly units."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "SUP-2",
        name: "HabitationsSupport",
        status: Status::Played,
        text: Words::new("Attaquée dans des habitations, l’infanterie compte toujours comme soutenue, face à une riposte aussi. Quand c’est elle qui riposte, ce soutien ne vaut pas pour ses propres avantages tactiques.", "Infantry attacked in habitations always counts as supported, against a riposte too. When it ripostes itself, that support does not serve its own tactical advantages."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Attaquée dans des habitations, l’infanterie compte toujours comme soutenue\u{a0}: elle peut ignorer 1 drapeau et riposter.", "Infantry attacked in habitations always counts as supported: it may ignore 1 flag and riposte.")) }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "SUP-3",
        name: "NoSupportFrom",
        status: Status::Played,
        text: Words::new("Officiers seuls, éléphants en panique et détachements ne soutiennent personne. Le soutien se constate quand il sert\u{a0}: au jet pour les dés, pertes retirées pour les drapeaux et la riposte.", "Lone officers, panicking elephants and detachments support nobody. Support is checked when needed: when the dice are rolled for their results, once losses are off for flags and riposte."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TUR-1",
        name: "TurnSequence",
        status: Status::Played,
        text: Words::new("Un tour a quatre phases\u{a0}: commandement, mouvement, combat, puis fin de tour avec contrôle de la victoire. Ensuite joue l’adversaire.", "Each turn has four phases: command, movement, combat, then the end with its victory check. After that the opponent plays."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-1",
        name: "OnlyActivated",
        status: Status::Played,
        text: Words::new("Seules les unités activées bougent ou combattent. Ce sont les officiers présents sur la table qui les activent.", "Only activated units move or fight. Officers on the table do the activating."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-2",
        name: "ActivationsPerTurn",
        status: Status::Played,
        text: Words::new("Armée de 9 unités ou moins\u{a0}: une activation de 3 unités\u{a0}; de 10 à 15\u{a0}: une de 4\u{a0}; plus de 15\u{a0}: deux de 4. Un scénario peut fixer d’autres nombres.", "Up to 9 units in the army: one activation of 3 units; 10 to 15 units: one of 4; 16 and up: two of 4. A scenario may set other numbers."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-3",
        name: "CommandRange",
        status: Status::Played,
        text: Words::new("Portée de commandement\u{a0}: général en chef 5 hexagones, sous-général 3, officier supérieur 1. Portée d’influence\u{a0}: 1, 1 et 0. Une armée a toujours un seul général en chef.", "Command range: general in chief 5 hexes, sub-general 3, superior officer 1. Influence range: 1, 1 and 0. An army always has exactly one general in chief."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-4",
        name: "OneArmPerActivation",
        status: Status::Played,
        text: Words::new("Un officier active à portée une seule arme\u{a0}: infanterie et artillerie à pied, montés et artillerie à cheval ou sur chameaux, ou toute artillerie. Éléphants et canons portés\u{a0}: avec l’une ou l’autre. Tout se fixe au commandement.", "An officer activates one arm in range: infantry with foot guns, mounted with horse and camel guns, or any artillery. Elephants and guns on them go with either. All is settled in the command phase."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-5",
        name: "ActivationOrder",
        status: Status::Played,
        text: Words::new("Avec plusieurs activations, le joueur annonce l’ordre de ses officiers\u{a0}; les groupes bougent et combattent dans cet ordre, chacun étant libre de son ordre interne.", "With several activations the player announces the order of his officers; groups move and fight in that order, freely within each group."),
        books: [
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ordre des combats", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-6",
        name: "OfficerActivation",
        status: Status::Played,
        text: Words::new("Un officier seul s’active à toute distance et compte pour une unité, quelle que soit l’arme\u{a0}; il peut être activé sans l’unité qu’il accompagne. Avec une unité activée, il bouge sans rien coûter.", "However far away, a lone officer can be activated in place of one unit, whatever the arm, even leaving the unit he is with. Alongside an activated unit he moves free of charge."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ACT-7",
        name: "LeaderTraits",
        status: Status::Played,
        text: Words::new("Unités par activation\u{a0}: bon chef +1, faible −1, mauvais −2 (1 au moins). Allié\u{a0}: active seulement des alliés. État-major médiocre\u{a0}: 1 dé par unité activée, un drapeau = 1 hexagone au plus et aucun combat.", "Units per activation: +1 for a good leader, −1 weak, −2 bad (at least 1). Allied: activates allies only. Poor staff: 1 die per activated unit, a flag = 1 hex at most and no combat."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: Some(Words::new("Unités par activation\u{a0}: bon chef +1, faible −1, mauvais −2 (1 au moins). Allié\u{a0}: alliés seuls. État-major médiocre\u{a0}: 1 dé par unité, drapeau = 1 hexagone au plus, sans combat. Estafettes\u{a0}: 1 dé, avantage tactique = Dépêche offerte.", "Units per activation: +1 for a good leader, −1 weak, −2 bad (at least 1). Allied: allies only. Poor staff: 1 die per unit, flag = 1 hex at most, no combat. Messengers: 1 die, tactical advantage = 1 free Dispatch.")) }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: Some(Words::new("Unités par activation\u{a0}: bon chef +1, faible −1, mauvais −2 (1 au moins). Allié\u{a0}: alliés seuls. État-major médiocre\u{a0}: 1 dé par unité, drapeau = 1 hexagone au plus, sans combat. Estafettes\u{a0}: 1 dé, avantage tactique = Dépêche offerte.", "Units per activation: +1 for a good leader, −1 weak, −2 bad (at least 1). Allied: allies only. Poor staff: 1 die per unit, flag = 1 hex at most, no combat. Messengers: 1 die, tactical advantage = 1 free Dispatch.")) }),
        ],
    },
    RegisterEntry {
        id: "VIC-1",
        name: "Victory",
        status: Status::Played,
        text: Words::new("Gagne, en fin de tour, le camp qui a éliminé au moins un tiers (arrondi au-dessus) des unités ennemies de départ. Un scénario peut fixer un autre nombre, des objectifs, une sortie, une limite de tours, une nulle.", "When a turn ends, the side that has destroyed a third or more (rounded up) of the enemy’s starting units wins. A scenario may set another number, objectives, an exit, a turn limit or a draw."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "VIC-2",
        name: "WhatCountsForVictory",
        status: Status::Played,
        text: Words::new("Éléphants en panique, personnages et détachements ne comptent pas comme unités. Un objectif se tient avec une unité dessus en fin de son propre tour\u{a0}; il les faut tous, sauf nombre fixé par le scénario.", "Panicking elephants, characters and detachments do not count as units. To hold an objective, have a unit on it when your own turn ends; all are needed unless the scenario gives a number."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-1",
        name: "OneMoveEach",
        status: Status::Played,
        text: Words::new("Les unités activées bougent l’une après l’autre, dans l’ordre voulu, une fois par tour au plus et sans obligation. Tous les mouvements sont finis avant le premier combat.", "Activated units move one after another, in any order, at most once a turn and never by obligation. All movement is over before the first combat."),
        books: [
            Some(BookEntry { section: "3 · Phase de Déplacement", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-2",
        name: "NoStackingNorPassing",
        status: Status::Played,
        text: Words::new("Jamais deux unités sur un hexagone. Une unité ne passe au travers d’aucune autre, amie ou ennemie, hors les passages permis.", "Never two units in a hex. A unit passes through no other, friend or enemy, except where passage is allowed."),
        books: [
            Some(BookEntry { section: "3 · Phase de Déplacement", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-3",
        name: "PassThroughGuns",
        status: Status::Played,
        text: Words::new("Infanterie, cavalerie et chamellerie peuvent passer à travers une artillerie amie si leur mouvement les porte sur un hexagone libre au-delà.", "Infantry, cavalry and camelry may pass through friendly artillery if their movement takes them to a free hex beyond."),
        books: [
            Some(BookEntry { section: "3 · Phase de Déplacement", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOV-3b",
        name: "PassThroughLight",
        status: Status::Played,
        text: Words::new("Toute unité peut traverser une amie légère ou très légère, et celle-ci n’importe quelle amie, si elle finit sur un hexagone libre.", "Any unit may cross a light or very light friend, which may itself cross any friend, provided the mover ends on a free hex."),
        books: [
            None,
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Toute unité peut traverser une amie légère ou très légère, et celle-ci n’importe quelle amie, si elle finit sur un hexagone libre. Détachement et unité mère se traversent librement.", "Any unit may cross a light or very light friend, which may itself cross any friend, provided the mover ends on a free hex. A detachment and its parent cross each other freely.")) }),
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-4",
        name: "MovementAllowance",
        status: Status::Played,
        text: Words::new("Chaque troupe a sa capacité en hexagones. «\u{a0}1/2 sans combat\u{a0}»\u{a0}: 1 hexagone et droit de combattre, ou 2 sans combattre. «\u{a0}1 sans combat\u{a0}»\u{a0}: bouger interdit de combattre ce tour.", "Each troop has its allowance in hexes. “1/2 without combat”: move 1 hex and still fight, or move 2 and not fight. “1 without combat”: if it moves, it does not fight this turn."),
        books: [
            Some(BookEntry { section: "3 · Capacité de mouvement des unités (en hex)", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier de l’artillerie", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-5",
        name: "NeverMoreThanOne",
        status: Status::Played,
        text: Words::new("Les pièces marquées «\u{a0}jamais plus\u{a0}» ne font jamais plus de 1 hexagone, même par la route.", "Guns marked “never more” never go more than 1 hex, not even by road."),
        books: [
            Some(BookEntry { section: "3 · Capacité de mouvement des unités (en hex)", source: enum_set!(Source::Text), rulings: &[9], status: None, text: Some(Words::new("Canons à pied et fusées de la classe très lourde ne font jamais plus de 1 hexagone, même par la route.", "Very heavy foot guns and rockets never go more than 1 hex, not even by road.")) }),
            Some(BookEntry { section: "6 · Cas particulier de l’artillerie", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Canons et fusées lourds et très lourds ne font jamais plus de 1 hexagone, même par la route.", "Heavy and very heavy guns and rockets never go more than 1 hex, not even by road.")) }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: Some(Words::new("Canons à pied et fusées de la classe très lourde ne font jamais plus de 1 hexagone, même par la route.", "Very heavy foot guns and rockets never go more than 1 hex, not even by road.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("La bombarde ne fait jamais plus de 1 hexagone, même par la route.", "The bombard never goes more than 1 hex, not even by road.")) }),
        ],
    },
    RegisterEntry {
        id: "MOV-6",
        name: "DiceLostByMoving",
        status: Status::Played,
        text: Words::new("Les pièces marquées «\u{a0}−1 dé par hexagone\u{a0}» perdent 1 dé de combat pour chaque hexagone parcouru ce tour. Les canons portés par éléphant n’en perdent aucun.", "Guns marked “−1 die per hex” lose 1 combat die for every hex moved this turn. Guns borne on elephants lose none."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Canons à pied et fusées très légers, canons à cheval ou volants, pièces lourdes tractées par éléphants\u{a0}: −1 dé par hexagone parcouru ce tour. Zamboureks\u{a0}: −1 dé en tout s’ils ont bougé\u{a0}; canons portés par éléphant\u{a0}: aucun.", "Very light foot guns and rockets, horse or flying guns, heavy guns drawn by elephants: −1 die per hex moved this turn. Camel guns: −1 in all if they moved; guns borne on elephants: none.")) }),
            Some(BookEntry { section: "6 · Artilleries", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Canons et fusées très légers\u{a0}: −1 dé par hexagone parcouru ce tour. Les canons portés par éléphant n’en perdent aucun\u{a0}; les autres pièces ne tirent pas si elles ont bougé.", "Very light guns and rockets: −1 die per hex moved this turn. Guns borne on elephants lose none; other guns do not fire if they moved.")) }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Canons à pied et fusées très légers, canons à cheval, pièces lourdes tractées par éléphants\u{a0}: −1 dé par hexagone parcouru ce tour. Zamboureks\u{a0}: −1 dé en tout s’ils ont bougé\u{a0}; canons portés par éléphant\u{a0}: aucun.", "Very light foot guns and rockets, horse guns, heavy guns drawn by elephants: −1 die per hex moved this turn. Camel guns: −1 in all if they moved; guns borne on elephants: none.")) }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOV-7",
        name: "NoZoneOfControl",
        status: Status::ByType,
        text: Words::new("Pas de zone de contrôle\u{a0}: longer un ennemi ne coûte rien.", "No zones of control: moving past an enemy costs nothing."),
        books: [
            Some(BookEntry { section: "3 · Capacité de mouvement des unités (en hex)", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-8",
        name: "RoadMarch",
        status: Status::Played,
        text: Words::new("Si tout le mouvement suit une seule route sans coupure, du départ à l’arrivée, l’unité fait 1 hexagone de plus\u{a0}; elle ne peut alors plus combattre ce tour.", "If the whole move follows one unbroken road, from start to finish, the unit goes 1 hex further; it then cannot fight this turn."),
        books: [
            Some(BookEntry { section: "3 · Mouvement sur route", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-9",
        name: "MountedMove",
        status: Status::Played,
        text: Words::new("L’infanterie montée peut faire 1 hexagone de plus, qui s’ajoute à celui de la route\u{a0}; elle ne peut alors pas combattre ce tour.", "Mounted infantry may go 1 hex further, on top of the road’s; it then cannot fight this turn."),
        books: [
            Some(BookEntry { section: "3 · Infanterie montée", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-10",
        name: "OfficerMove",
        status: Status::Played,
        text: Words::new("Un officier seul fait 3 hexagones\u{a0}; le terrain difficile ne le ralentit pas, sauf en véhicule, mais l’infranchissable l’arrête.", "A lone officer moves 3 hexes; difficult terrain does not slow him unless he rides in a vehicle, but impassable terrain stops him."),
        books: [
            Some(BookEntry { section: "3 · Capacité de mouvement des unités (en hex)", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-11",
        name: "LeavingTheTable",
        status: Status::Played,
        text: Words::new("Unités et officiers ne quittent la table de plein gré que si le scénario ou un accord d’avant-partie le permet. Jamais malgré eux\u{a0}: tout hexagone de repli hors table est une perte.", "Units and officers leave the table by choice only if the scenario or an agreement before play allows it. Never against their will: each retreat hex beyond the edge is a loss."),
        books: [
            Some(BookEntry { section: "3 · Troupes hors table", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-11b",
        name: "WayOfAMove",
        status: Status::Played,
        text: Words::new("Le chemin d’un mouvement est au choix du joueur. Donné par sa fin, il ne dérange aucun officier ennemi seul tant que l’allure le permet, et c’est alors le plus court\u{a0}; le joueur peut nommer les officiers qu’il veut chasser, ou dire son chemin hexagone par hexagone. De même à l’entrée sur la table.", "The way of a move is the player’s. Given by its end it disturbs no lone enemy officer wherever the allowance leaves such a way, and is the shortest of those; the player may name the officers he means to drive off, or tell the way hex by hex. The same on entry."),
        books: [
            Some(BookEntry { section: "3 · Phase de Déplacement", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-12",
        name: "Reinforcements",
        status: Status::Played,
        text: Words::new("Renforts, si le scénario en a\u{a0}: ils partent d’un hexagone imaginaire au ras du bord, et le premier hexagone de la table compte pour 1. Un officier doit les activer\u{a0}; un sous-général peut rester dehors. Ils traversent leurs amis comme ailleurs, et leur joueur choisit avec quelle unité entre un officier.", "Reinforcements, if the scenario has any, start from an imaginary hex just outside; the first table hex counts as 1. An officer must activate them; a sub-general may stay off the table. They pass through friends as anywhere, and their player chooses with which unit an officer comes on."),
        books: [
            Some(BookEntry { section: "3 · Troupes hors table", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-13",
        name: "TerrainMovement",
        status: Status::Played,
        text: Words::new("La table des terrains règle l’entrée dans chaque hexagone. «\u{a0}Arrêt\u{a0}»\u{a0}: l’unité peut y entrer, mais y finit son mouvement. Pris par la route depuis un hexagone de route, il compte comme terrain clair.", "The terrain table rules how each hex is entered. “Stop”: the unit may enter but ends its move there. Entered by road from a road hex, the hex counts as clear."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOV-14",
        name: "PlayedMarker",
        status: Status::Played,
        text: Words::new("Une unité qui a esquivé porte un marqueur «\u{a0}a joué\u{a0}»\u{a0}: à sa prochaine phase de mouvement elle reste sur place, même activée, mais peut combattre. Le marqueur part à la fin de cette phase.", "A unit that evaded carries a “played” marker: in its next movement phase it stays put, even if activated, but may fight. The marker goes at the end of that phase."),
        books: [
            None,
            Some(BookEntry { section: "6 · Esquive", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TGT-1",
        name: "WhoFires",
        status: Status::Played,
        text: Words::new("Seules tirent l’artillerie et les armes d’une portée de 2 ou plus. À distance 1, toute attaque est une mêlée, quelle que soit l’arme.", "Fire is for artillery and for weapons that reach 2 hexes or more. At distance 1 any attack is a melee, whatever the weapon."),
        books: [
            Some(BookEntry { section: "4 · Les Tirs", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Phase de Combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Les Tirs", source: enum_set!(Source::Text), rulings: &[5], status: None, text: None }),
            Some(BookEntry { section: "4 · Les données du combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TGT-2",
        name: "ChoiceOfTarget",
        status: Status::Played,
        text: Words::new("Une unité tire sur l’ennemi de son choix, à portée et en vue, proche ou lointain. Avec un ennemi adjacent elle ne tire pas\u{a0}: si elle combat, c’est en mêlée, contre un adjacent.", "A unit fires at any enemy it likes in range and in sight, near or far. With an enemy adjacent it cannot fire: if it fights, it is in melee against an adjacent one."),
        books: [
            Some(BookEntry { section: "4 · Choix des cibles", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Choix des cibles", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Choix des cibles", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Choix des cibles", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-1",
        name: "SightLine",
        status: Status::Played,
        text: Words::new("La ligne joint les centres des deux hexagones. Un masque la bloque sur tout hexagone dont elle coupe l’intérieur, même dans un angle\u{a0}; frôler une pointe ne compte pas. Les hexagones du tireur et de la cible ne bloquent jamais.", "The line joins the two hex centres. A mask blocks it on any hex whose inside it cuts, even at a corner; touching a point does not count. The shooter’s and target’s own hexes never block."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-2",
        name: "SightAlongBorder",
        status: Status::Played,
        text: Words::new("Quand la ligne court exactement sur le bord entre des hexagones, il faut des masques des deux côtés pour la bloquer, même à des endroits différents.", "When the line lies exactly on the border of hexes, it takes masks on both sides to block it, even at different places."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-3",
        name: "Masks",
        status: Status::Played,
        text: Words::new("Font masque\u{a0}: les autres unités des deux camps, les forêts, habitations, collines et montagnes. Un officier seul ne masque rien.", "Masks: other units of either side, forests, habitations, hills and mountains. A lone officer masks nothing."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Font masque\u{a0}: les autres unités des deux camps, les forêts, habitations, collines, montagnes et hexagones en feu. Un officier seul ne masque rien.", "Masks: other units of either side, forests, habitations, hills, mountains and burning hexes. A lone officer masks nothing.")) }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Font masque\u{a0}: les autres unités des deux camps, les forêts, habitations, collines, montagnes et hexagones en feu. Un officier seul ne masque rien.", "Masks: other units of either side, forests, habitations, hills, mountains and burning hexes. A lone officer masks nothing.")) }),
        ],
    },
    RegisterEntry {
        id: "LOS-4",
        name: "NoFireOverUnits",
        status: Status::Played,
        text: Words::new("À hauteur égale, nul ne tire par-dessus une unité, d’un camp ou de l’autre.", "At equal height nobody fires over a unit of either side."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-5",
        name: "HillSeesOverUnits",
        status: Status::Played,
        text: Words::new("Du haut d’une colline, un tireur voit par-dessus toutes les unités\u{a0}; l’artillerie, elle seule, tire aussi par-dessus, hors des zones d’ombre.", "From a hill a shooter sees over every unit; artillery alone also fires over them, outside their shadows."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-6",
        name: "ShadowBelowHill",
        status: Status::Played,
        text: Words::new("Artillerie, entre une colline et un terrain plus bas\u{a0}: une unité cache 1 hexagone derrière elle, aucun si elle est au pied de la colline et du camp de l’unité du haut\u{a0}; une forêt ou des habitations à 1 hexagone du point haut en cachent 1, à 2 hexagones 2, et ainsi de suite.", "Artillery, between a hill and lower ground: a unit hides 1 hex behind it, none if it is at the hill’s foot and a friend of the unit up there; woods or habitations 1 hex from the high end hide 1, at 2 hexes 2, and so on."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[20], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[20], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[20], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[20], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-6b",
        name: "SmallArmsOnHill",
        status: Status::Played,
        text: Words::new("Sur une colline, les armes légères voient par-dessus les troupes, mais ne tirent pas par-dessus\u{a0}: unités, forêts et habitations sur la ligne les bloquent comme en plaine.", "Small arms on a hill see over troops but do not fire over them: units, forests and habitations on the line block them as on level ground."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text), rulings: &[14], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-7",
        name: "SameLevelHill",
        status: Status::Played,
        text: Words::new("Une colline de même niveau cache tout au-delà de son premier hexagone sur la ligne, qui reste visible. Son pied, ce sont les hexagones plus bas qui la touchent.", "A hill of the same level hides all beyond its first hex on the line, which stays visible. Its foot is the lower hexes that touch it."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-8",
        name: "SightIsMutual",
        status: Status::Played,
        text: Words::new("À armes égales, si l’un peut tirer sur l’autre, l’autre le peut aussi. Entre deux niveaux, la ligne se juge depuis le bout le plus haut, selon le genre d’arme du tireur.", "With equal weapons, if one can fire at the other, so can the other. Between two levels the line is judged from the higher end, by the shooter’s kind of weapon."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-9",
        name: "ElephantsStandHigher",
        status: Status::Played,
        text: Words::new("Éléphants de guerre, porteurs de canons ou en panique tirent et sont visés par-dessus toute unité, sauf d’autres éléphants\u{a0}; une infanterie portée par éléphants n’a pas cette hauteur. Forêts, habitations et collines les dépassent\u{a0}; l’ombre d’un masque les cache.", "War elephants, those bearing guns and panicking ones fire and are fired at over any unit but elephants; infantry borne on elephants does not stand so high. Forests, habitations and hills stand higher; a mask’s shadow hides them."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LOS-10",
        name: "HeightsBetween",
        status: Status::Played,
        text: Words::new("Un hexagone de colline bloque s’il atteint le plus haut des deux bouts de la ligne, même sur sa propre colline quand on regarde en contrebas. Une colline plus basse ne cache rien. Sur une même colline, seules bloquent les unités de ce niveau et les buttes plus hautes. Un masque plus bas que les deux bouts ne bloque jamais, une montagne toujours.", "A hill hex blocks if it is as high as the higher end of the line, even on one’s own hill when looking down. A lower hill hides nothing. On one same hill, only units at that level and higher knolls block. A mask lower than both ends never blocks, a mountain always does."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Un hexagone de colline bloque s’il atteint le plus haut des deux bouts de la ligne, même sur sa propre colline quand on regarde en contrebas. Une colline plus basse ne cache rien. Sur une même colline, seules bloquent les unités de ce niveau et les buttes plus hautes. Un masque plus bas que les deux bouts ne bloque jamais, une montagne ou un feu toujours.", "A hill hex blocks if it is as high as the higher end of the line, even on one’s own hill when looking down. A lower hill hides nothing. On one same hill, only units at that level and higher knolls block. A mask lower than both ends never blocks, a mountain or a fire always does.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Un hexagone de colline bloque s’il atteint le plus haut des deux bouts de la ligne, même sur sa propre colline quand on regarde en contrebas. Une colline plus basse ne cache rien. Sur une même colline, seules bloquent les unités de ce niveau et les buttes plus hautes. Un masque plus bas que les deux bouts ne bloque jamais, une montagne ou un feu toujours.", "A hill hex blocks if it is as high as the higher end of the line, even on one’s own hill when looking down. A lower hill hides nothing. On one same hill, only units at that level and higher knolls block. A mask lower than both ends never blocks, a mountain or a fire always does.")) }),
        ],
    },
    RegisterEntry {
        id: "CBT-1",
        name: "OneCombatAtATime",
        status: Status::Played,
        text: Words::new("Le joueur actif règle ses combats l’un après l’autre, dans l’ordre qu’il veut (et celui de ses officiers). Chacun est mené à son terme, suites comprises, avant le suivant.", "The active player settles his combats one after another, in the order he likes (and that of his officers). Each is played out, aftermath included, before the next."),
        books: [
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-2",
        name: "OneAgainstOne",
        status: Status::Played,
        text: Words::new("Seule une unité activée attaque, et toujours seule contre une seule. Elle ne partage pas ses dés entre plusieurs cibles et ne renforce pas l’attaque d’une voisine.", "Only an activated unit attacks, always alone against a single unit. It never splits its dice among targets and never adds to a neighbour’s attack."),
        books: [
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-3",
        name: "OneCombatPerTurn",
        status: Status::Played,
        text: Words::new("Une unité qui a combattu ne recommence pas ce tour-ci, sauf en poursuite. Combattre n’est jamais imposé, hors caractéristique particulière, et il faut une cible.", "A unit fights once a turn; only a pursuit lets it fight again. Fighting is never forced, special traits apart, and it takes a target."),
        books: [
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ordre des combats", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-4",
        name: "BarredFromAttack",
        status: Status::Played,
        text: Words::new("N’attaquent pas\u{a0}: une artillerie sur route en terrain accidenté (forêt, marais, rocailles, habitations)\u{a0}; une unité qui a pris l’hexagone de plus de la route ou de ses montures\u{a0}; une unité qui a bougé «\u{a0}sans combat\u{a0}».", "Barred from attacking: artillery on a road in rough (forest, marsh, rocks, habitations); a unit that took the +1 hex of road march or mounts; a unit whose move was “without combat”."),
        books: [
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[16], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[16], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[16], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[16], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-5",
        name: "CombatSteps",
        status: Status::ByType,
        text: Words::new("Dans l’ordre\u{a0}: droit de combattre\u{a0}; portée et vue, ou contact\u{a0}; compte des dés (unité, terrain, mouvement, premier rang)\u{a0}; jet, puis touches, avantages tactiques, replis\u{a0}; enfin suivi, poursuite, riposte.", "In order: right to fight; range and sight, or contact; dice count (unit, terrain, movement, front rank); roll, then hits, tactical advantages, retreats; last, follow-up, pursuit, riposte."),
        books: [
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "CBT-5p",
        name: "CombatStepsWithEvade",
        status: Status::ByType,
        text: Words::new("Dans l’ordre\u{a0}: droit de combattre\u{a0}; portée et vue, ou contact\u{a0}; compte des dés\u{a0}; en mêlée, le défenseur dit s’il esquive\u{a0}; jet, puis touches et replis\u{a0}; enfin suivi, poursuite, riposte.", "In order: right to fight; range and sight, or contact; dice count; in melee the defender says whether he evades; roll, then hits and retreats; last, follow-up, pursuit, riposte."),
        books: [
            None,
            Some(BookEntry { section: "6 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "CBT-5j",
        name: "CombatStepsWithOrders",
        status: Status::ByType,
        text: Words::new("Droit de combattre\u{a0}; portée et vue, ou contact\u{a0}; dés\u{a0}; ordre d’attaque, irrévocable, dont les dés dépassent toute limite de terrain\u{a0}; ordre de défense, en réponse\u{a0}; jet\u{a0}: touches, avantages, replis\u{a0}; suites.", "Right to fight; range and sight, or contact; dice; attack order, final, its dice beyond any terrain limit; defence order in reply; roll: hits, advantages, retreats; then the aftermath."),
        books: [
            None,
            None,
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-6",
        name: "DiceCountOrder",
        status: Status::Played,
        text: Words::new("Compter, s’il y a lieu\u{a0}: facteur\u{a0}; arme, caractéristiques, poids\u{a0}; mouvement\u{a0}; animaux et feu\u{a0}; premier rang\u{a0}; terrain\u{a0}; limite de terrain la plus basse (palissade comprise)\u{a0}; ordres. Sous 1 dé, ordres non comptés, pas d’attaque\u{a0}; tombée à 0 ensuite, elle cesse.", "Count, where they apply: factor; weapon, traits, weight; movement; animals and fire; front rank; terrain; the lowest terrain limit (the palisade’s included); orders. Below 1 die, orders not counted, no attack; one that falls to 0 later ends."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[12], status: None, text: Some(Words::new("Compter\u{a0}: facteur\u{a0}; arme et caractéristiques\u{a0}; mouvement\u{a0}; effet des animaux\u{a0}; premier rang\u{a0}; terrain\u{a0}; limite de terrain la plus basse (palissade comprise). Sous 1 dé, pas d’attaque\u{a0}; si seul un officier au premier rang fait ce dé, elle est permise et il doit s’y tenir. Tombée à 0 ensuite, elle cesse.", "Count: factor; weapon and traits; movement; animal effects; front rank; terrain; the lowest terrain limit (the palisade’s included). Below 1 die, no attack; if only an officer in the front rank makes that die, it is allowed and he must stand there. One that falls to 0 later ends.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[12], status: None, text: Some(Words::new("Compter\u{a0}: facteur\u{a0}; arme, caractéristiques, poids\u{a0}; mouvement\u{a0}; animaux et feu\u{a0}; premier rang\u{a0}; terrain\u{a0}; limite de terrain la plus basse (palissade comprise). Sous 1 dé, pas d’attaque\u{a0}; si seul un officier au premier rang fait ce dé, elle est permise et il doit s’y tenir. Tombée à 0 ensuite, elle cesse.", "Count: factor; weapon, traits, weight; movement; animals and fire; front rank; terrain; the lowest terrain limit (the palisade’s included). Below 1 die, no attack; if only an officer in the front rank makes that die, it is allowed and he must stand there. One that falls to 0 later ends.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Compter\u{a0}: facteur\u{a0}; arme et caractéristiques\u{a0}; mouvement\u{a0}; effet des animaux\u{a0}; terrain\u{a0}; limite de terrain la plus basse (palissade comprise)\u{a0}; dés d’ordre, hors limite. Sous 1 dé sans eux, pas d’attaque\u{a0}; tombée à 0 ensuite, elle cesse.", "Count: factor; weapon and traits; movement; animal effects; terrain; the lowest terrain limit (the palisade’s included); order dice, outside the limit. Below 1 die without them, no attack; one that falls to 0 later ends.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Compter\u{a0}: facteur\u{a0}; arme et caractéristiques\u{a0}; mouvement\u{a0}; animaux et feu\u{a0}; terrain\u{a0}; limite de terrain la plus basse (palissade comprise)\u{a0}; dés d’ordre, hors limite. Sous 1 dé sans eux, pas d’attaque\u{a0}; tombée à 0 ensuite, elle cesse.", "Count: factor; weapon and traits; movement; animal and fire effects; terrain; the lowest terrain limit (the palisade’s included); order dice, outside the limit. Below 1 die without them, no attack; one that falls to 0 later ends.")) }),
        ],
    },
    RegisterEntry {
        id: "CBT-7",
        name: "RiposteFirstUnarmed",
        status: Status::Played,
        text: Words::new("Si une infanterie sans arme à feu ni arme de jet attaque une cible moderne capable de riposter, cette riposte vient d’abord et peut empêcher l’attaque.", "If infantry without firearms or thrown weapons attacks a modern target able to riposte, that riposte comes first and may prevent the attack."),
        books: [
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text | Source::Edition), rulings: &[15], status: None, text: None }),
            None,
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "CBT-7j",
        name: "RiposteFirstMeleeArmed",
        status: Status::Played,
        text: Words::new("Si une troupe à l’arme blanche attaque un ennemi moderne capable de riposter, cette riposte vient toujours d’abord, comme une embuscade, et peut empêcher l’attaque.", "If a melee-armed troop attacks a modern enemy able to riposte, that riposte always comes first, as in an ambush, and may prevent the attack."),
        books: [
            None,
            None,
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "CBT-8",
        name: "ThreeFactors",
        status: Status::Played,
        text: Words::new("À distance, facteur de tir. En mêlée, l’attaquant activé prend son facteur d’assaut, à moins que la situation ou les armes adverses ne l’excluent\u{a0}; sinon, et toujours en riposte, son facteur de mêlée.", "At a distance, the fire factor. In melee an activated attacker uses his assault factor, unless the situation or the enemy’s weapons rule it out; otherwise, and always in riposte, the melee factor."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "4 · Les mêlées", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-8e",
        name: "AssaultForbidden",
        status: Status::Played,
        text: Words::new("Pas d’assaut vers ou depuis un terrain accidenté, ni à travers un obstacle linéaire, ni par des montés contre lances ou piques hors terrain accidenté. Un engin n’a pas de facteur d’assaut\u{a0}: au contact d’un ennemi il ne tire pas, mais peut l’attaquer, et riposter, à son facteur de mêlée\u{a0}; il ne suit jamais.", "No assault into or out of rough, across a linear obstacle, or by mounted troops on infantry with spears or pikes outside rough. An engine has no assault factor: beside an enemy it does not fire but may attack it, and riposte, with its melee factor; it never follows up."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CBT-9",
        name: "AfterTheRoll",
        status: Status::Played,
        text: Words::new("Après le jet, dans l’ordre et s’il y a lieu\u{a0}: touches, avantages tactiques, pertes, éléphants lâchés, drapeaux ignorés, repli, désertion, fuite des personnages\u{a0}; puis suivi et poursuite, ou riposte.", "After the roll, in order and where they apply: hits, tactical advantages, losses, elephants released, flags ignored, retreat, desertion, flight of characters; then follow-up and pursuit, or riposte."),
        books: [
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Après le jet, dans l’ordre\u{a0}: touches, pertes, éléphants lâchés, drapeaux ignorés, repli, désertion, fuite des personnages\u{a0}; puis suivi et poursuite, ou riposte.", "After the roll, in order: hits, losses, elephants released, flags ignored, retreat, desertion, flight of characters; then follow-up and pursuit, or riposte.")) }),
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Après le jet, dans l’ordre\u{a0}: touches, avantages tactiques, pertes, éléphants lâchés, drapeaux ignorés, repli, fuite des personnages\u{a0}; puis suivi et poursuite, ou riposte.", "After the roll, in order: hits, tactical advantages, losses, elephants released, flags ignored, retreat, flight of characters; then follow-up and pursuit, or riposte.")) }),
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Après le jet, dans l’ordre\u{a0}: touches, avantages tactiques, pertes, éléphants lâchés, drapeaux ignorés, repli, fuite des personnages\u{a0}; puis suivi et poursuite, ou riposte.", "After the roll, in order: hits, tactical advantages, losses, elephants released, flags ignored, retreat, flight of characters; then follow-up and pursuit, or riposte.")) }),
        ],
    },
    RegisterEntry {
        id: "CBT-10",
        name: "PanickingTargets",
        status: Status::Played,
        text: Words::new("Un éléphant en panique peut être attaqué par les deux camps. Un officier isolé ne peut l’être par personne.", "A panicking elephant may be attacked by either side. A lone officer may be attacked by nobody."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOD-1",
        name: "RiflesInMelee",
        status: Status::Played,
        text: Words::new("Les fusils rayés perdent 1 dé en mêlée.", "Rifles lose 1 die in melee."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-2",
        name: "IrregularsInMelee",
        status: Status::Played,
        text: Words::new("Face à des irréguliers, un ennemi moderne lance 1 dé de plus en mêlée.", "Against irregulars, a modern enemy rolls 1 more die in melee."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-3",
        name: "LancersAttack",
        status: Status::Played,
        text: Words::new("Les lanciers lancent 1 dé de plus en attaque, selon leur cible, et jamais en riposte.", "Lancers roll 1 more die when attacking, depending on the target, and never in riposte."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Les lanciers lancent 1 dé de plus en attaquant la cavalerie, les lanciers, les éléphants nains ou l’artillerie, mais pas la chamellerie. Jamais en riposte.", "Lancers roll 1 more die when attacking cavalry, lancers, dwarf elephants or artillery, but not camelry. Never in riposte.")) }),
            Some(BookEntry { section: "6 · Autres troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Les lanciers lancent 1 dé de plus en attaque contre toute cible, hormis les piques et les éléphants de guerre ou en panique. Jamais en riposte.", "Lancers roll 1 more die when attacking any target but pikes and war or panicking elephants. Never in riposte.")) }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Les lanciers lancent 1 dé de plus en attaquant la cavalerie, les lanciers, les éléphants nains ou l’artillerie, mais pas la chamellerie. Jamais en riposte.", "Lancers roll 1 more die when attacking cavalry, lancers, dwarf elephants or artillery, but not camelry. Never in riposte.")) }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-4",
        name: "SuperHeavyTarget",
        status: Status::Played,
        text: Words::new("Contre une cavalerie, des lanciers ou une chamellerie super-lourds, l’ennemi lance 1 dé de moins, au tir comme en mêlée.", "Against super-heavy cavalry, lancers or camelry the enemy rolls 1 die fewer, in fire as in melee."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-5",
        name: "CamelEffect",
        status: Status::Played,
        text: Words::new("Une unité dont les animaux ne sont pas des chameaux perd 1 dé à côté de chameaux, amis ou ennemis. L’infanterie portée sur chameaux n’agit ainsi que sur l’ennemi en mêlée avec elle.", "A unit whose animals are not camels loses 1 die when adjacent to camels, friend or foe. Infantry on camels does this only to the enemy in melee with it."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("À côté de chameaux, amis ou ennemis, une unité à animaux autres que chameaux ou chevaux arabes perd 1 dé. L’infanterie portée sur chameaux n’agit ainsi que sur l’ennemi en mêlée avec elle.", "Adjacent to camels, friend or foe, a unit with animals other than camels or Arab horses loses 1 die. Infantry on camels does this only to the enemy in melee with it.")) }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("À côté de chameaux, amis ou ennemis, une unité à animaux autres que chameaux ou chevaux arabes perd 1 dé. L’infanterie portée sur chameaux n’agit ainsi que sur l’ennemi en mêlée avec elle.", "Adjacent to camels, friend or foe, a unit with animals other than camels or Arab horses loses 1 die. Infantry on camels does this only to the enemy in melee with it.")) }),
        ],
    },
    RegisterEntry {
        id: "MOD-6",
        name: "ElephantEffect",
        status: Status::Played,
        text: Words::new("Une unité dont les animaux ne sont pas des éléphants perd 1 dé à côté d’éléphants, amis ou ennemis. L’infanterie portée sur éléphants n’agit ainsi que sur l’ennemi en mêlée avec elle.", "A unit whose animals are not elephants loses 1 die when adjacent to elephants, friend or foe. Infantry on elephants does this only to the enemy in melee with it."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Effets complémentaires", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("À côté d’éléphants, amis ou ennemis, une unité à animaux autres qu’éléphants ou chevaux indiens perd 1 dé. L’infanterie portée sur éléphants n’agit ainsi que sur l’ennemi en mêlée avec elle.", "Adjacent to elephants, friend or foe, a unit with animals other than elephants or Indian horses loses 1 die. Infantry on elephants does this only to the enemy in melee with it.")) }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("À côté d’éléphants, amis ou ennemis, une unité à animaux autres qu’éléphants ou chevaux indiens perd 1 dé. L’infanterie portée sur éléphants n’agit ainsi que sur l’ennemi en mêlée avec elle.", "Adjacent to elephants, friend or foe, a unit with animals other than elephants or Indian horses loses 1 die. Infantry on elephants does this only to the enemy in melee with it.")) }),
        ],
    },
    RegisterEntry {
        id: "MOD-7",
        name: "FireEffect",
        status: Status::Played,
        text: Words::new("Une unité à animaux perd 1 dé à côté d’un hexagone en feu ou contre un ennemi qui emploie le feu. Les fusées ne sont pas du feu\u{a0}; se tenir dans un hexagone en feu ne coûte rien de plus.", "A unit with animals loses 1 die beside a burning hex or against an enemy that uses fire. Rockets are not fire; standing in a burning hex costs nothing more."),
        books: [
            None,
            Some(BookEntry { section: "6 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOD-7e",
        name: "EffectsOnce",
        status: Status::Played,
        text: Words::new("Chaque effet (chameaux, éléphants, et feu là où il se joue) ne coûte qu’1 dé, si nombreuses que soient ses sources. Des effets différents s’additionnent.", "Each effect (camels, elephants, and fire where it is played) costs only 1 die, however many its sources. Different effects add up."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOD-8",
        name: "WagonFort",
        status: Status::Played,
        text: Words::new("Une infanterie sur chariots restée sur place à sa dernière phase de mouvement peut s’y abriter en mêlée\u{a0}: 2 dés au plus contre elle, aucun avantage tactique, 1 drapeau ignoré (effet de palissade).", "Infantry on wagons that stayed put in its latest movement phase can take shelter in melee: at most 2 dice against it, no tactical advantage, 1 flag ignored (palisade effect)."),
        books: [
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[3], status: None, text: Some(Words::new("Une infanterie sur chariots restée sur place à sa dernière phase de mouvement peut s’y abriter en mêlée\u{a0}: 2 dés au plus contre elle et 1 drapeau ignoré (effet de palissade).", "Infantry on wagons that stayed put in its latest movement phase can take shelter in melee: at most 2 dice against it and 1 flag ignored (palisade effect).")) }),
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOD-9",
        name: "ArtilleryDice",
        status: Status::Played,
        text: Words::new("Une artillerie à effectif complet a 3 dés au tir.", "Artillery at full strength has 3 dice in fire."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("L’artillerie a 3 dés, 2 quand elle est réduite à un seul élément. Les pièces portées sur éléphant en ont toujours 3.", "Artillery has 3 dice, 2 when down to a single element. Guns borne on elephants always have 3.")) }),
            Some(BookEntry { section: "6 · Artilleries", source: enum_set!(Source::Text | Source::Edition), rulings: &[7, 18], status: None, text: Some(Words::new("Canons\u{a0}: 3 dés au tir, 2 avec un seul élément\u{a0}; en mêlée 3, 2 en riposte. Très lourds ou tractés par éléphants\u{a0}: en mêlée comme au tir, 3, ou 2 avec un seul élément. Portés sur éléphant\u{a0}: toujours 3. Fusées\u{a0}: 3 au tir, 2 en mêlée.", "Guns: 3 dice in fire, 2 with a single element; in melee 3, 2 in riposte. Very heavy or drawn by elephants: in melee as in fire, 3, or 2 with a single element. Borne on elephants: always 3. Rockets: 3 in fire, 2 in melee.")) }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: Some(Status::ByType), text: Some(Words::new("L’artillerie a toujours 3 dés, même réduite à un seul élément.", "Artillery always has 3 dice, even when down to a single element.")) }),
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-10",
        name: "RocketEffect",
        status: Status::Played,
        text: Words::new("Les fusées n’attaquent jamais en mêlée. Le repli qu’elles provoquent est doublé pour une cible qui a des animaux, éléphant en panique compris.", "Rockets never attack in melee. A target with animals, a panicking elephant included, retreats twice as far from them."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Les fusées n’attaquent jamais en mêlée mais peuvent y riposter. Le repli qu’elles provoquent est doublé pour une cible qui a des animaux, éléphant en panique compris.", "Rockets never attack in melee but may riposte there. A target with animals, a panicking elephant included, retreats twice as far from them.")) }),
            Some(BookEntry { section: "6 · Artilleries", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Les fusées n’attaquent jamais en mêlée\u{a0}; elles s’y défendent à leur facteur de mêlée. Le repli qu’elles provoquent est doublé pour une cible qui a des animaux, éléphant en panique compris.", "Rockets never attack in melee; there they defend with their melee factor. A target with animals, a panicking elephant included, retreats twice as far from them.")) }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-11",
        name: "WeightOfTarget",
        status: Status::Played,
        text: Words::new("Tir sur très léger ou très lourd\u{a0}: −1 dé et −1 touche\u{a0}; léger ou lourd\u{a0}: −1 dé. Mêlée\u{a0}: très léger +2 dés, léger +1, lourd −1, très lourd −1 et −1 touche (jamais de mêlée). Moyen, artillerie\u{a0}: rien.", "Fire on very light or very heavy: −1 die, −1 hit; light or heavy: −1 die. Melee: very light +2 dice, light +1, heavy −1, very heavy −1 and −1 hit (never a melee hit). Medium, artillery: none."),
        books: [
            None,
            Some(BookEntry { section: "6 · Effet de la Protection du défenseur", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-12",
        name: "InvertedArmour",
        status: Status::Played,
        text: Words::new("Armure inversée\u{a0}: le très lourd compte comme très léger, le lourd comme léger, et l’inverse\u{a0}; le moyen reste moyen. Elle vaut contre une unité qui esquive.", "Inverted armour: very heavy counts as very light, heavy as light, and the other way round; medium stays medium. It holds against a unit that evades."),
        books: [
            None,
            Some(BookEntry { section: "6 · Effet de la Protection du défenseur", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Résumé des touches selon l’armure", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Armure inversée\u{a0}: le très lourd compte comme très léger, le lourd comme léger, et l’inverse\u{a0}; le moyen reste moyen. Elle vaut contre une unité qui esquive, là où l’esquive est jouée.", "Inverted armour: very heavy counts as very light, heavy as light, and the other way round; medium stays medium. It holds against a unit that evades, where evading is played.")) }),
        ],
    },
    RegisterEntry {
        id: "MOD-13",
        name: "OneDiePerElement",
        status: Status::Played,
        text: Words::new("Une unité notée «\u{a0}1 par élément\u{a0}», comme les piques, lance autant de dés qu’elle a d’éléments à l’instant du jet.", "A unit noted “1 per element”, such as pikes, rolls one die for each element it still has when the dice are thrown."),
        books: [
            None,
            Some(BookEntry { section: "6 · Autres troupes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-14",
        name: "FrontRank",
        status: Status::Played,
        text: Words::new("En mêlée, un officier peut se battre au premier rang de l’unité qui attaque ou riposte\u{a0}: 1 dé de plus, dans la limite du terrain. Chaque perte de l’unité dans ce combat le met en danger\u{a0}: 1 dé.", "In melee an officer may fight in the front rank of the attacking or riposting unit: 1 more die, within the terrain limit. Each loss the unit takes in that combat puts him at risk: 1 die."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[12, 21], status: None, text: Some(Words::new("En mêlée, un officier peut se battre au premier rang de l’unité qui attaque ou riposte\u{a0}: 1 dé de plus, dans la limite du terrain. Pour chaque perte de l’unité dans ce combat, 1 dé\u{a0}: un avantage tactique le retire.", "In melee an officer may fight in the front rank of the attacking or riposting unit: 1 more die, within the terrain limit. For each loss of the unit in that combat, 1 die: a tactical advantage removes him.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[12, 21], status: None, text: Some(Words::new("En mêlée, un officier peut se battre au premier rang de l’unité qui attaque ou riposte\u{a0}: 1 dé de plus, dans la limite du terrain. Pour chaque perte de l’unité dans ce combat, 1 dé\u{a0}: une touche de mêlée le retire.", "In melee an officer may fight in the front rank of the attacking or riposting unit: 1 more die, within the terrain limit. For each loss of the unit in that combat, 1 die: a melee hit removes him.")) }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "MOD-15",
        name: "ArmourIgnored",
        status: Status::Played,
        text: Words::new("Certaines armes ignorent l’armure\u{a0}: leurs touches bleues et rouges portent, quel que soit le poids de la cible. Cela vaut à chaque jet de l’unité.", "Some weapons ignore armour: their blue and red hits count, whatever the target’s weight. This holds for every roll of the unit."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "4 · Déroulement d’un combat ou d’un tir", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOD-16",
        name: "OtherFrights",
        status: Status::ByType,
        text: Words::new("D’autres troupes pourraient effrayer les animaux à la manière des chameaux\u{a0}; aucune troupe de cette édition ne le fait.", "Other troops might frighten animals as camels do; no troop of this edition does."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "4 · Effets complémentaires", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "MOD-17",
        name: "Aggressive",
        status: Status::Played,
        text: Words::new("Une troupe agressive lance 1 dé de plus quand elle attaque en mêlée, jamais en riposte.", "An aggressive troop rolls 1 more die when it attacks in melee, never in riposte."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "DIE-J",
        name: "JominiDie",
        status: Status::ByType,
        text: Words::new("Le dé porte une fois chacun\u{a0}: infanterie, cavalerie, artillerie, avantage tactique, drapeau et lettre d’ordre.", "The die shows infantry, cavalry, artillery, tactical advantage, flag and order letter, once each."),
        books: [
            None,
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "DIE-F",
        name: "FredericDie",
        status: Status::ByType,
        text: Words::new("Le dé porte une fois chacun infanterie, cavalerie, artillerie et avantage tactique, et deux fois le drapeau.", "The die shows infantry, cavalry, artillery and tactical advantage once each, and the flag twice."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "DIE-T",
        name: "ThucidideDie",
        status: Status::ByType,
        text: Words::new("Le dé porte une fois chacun\u{a0}: touche verte, bleue et rouge, avantage tactique, drapeau et lettre d’ordre.", "The die shows a green, a blue and a red hit, a tactical advantage, a flag and an order letter, once each."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "DIE-P",
        name: "PanacheDie",
        status: Status::ByType,
        text: Words::new("Le dé porte deux touches, une touche de mêlée, un ducat et deux drapeaux.", "The die shows two hits, one melee hit, one ducat and two flags."),
        books: [
            None,
            Some(BookEntry { section: "6 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "HIT-1",
        name: "HitsByArm",
        status: Status::Played,
        text: Words::new("Chaque symbole touche son arme\u{a0}: infanterie, artillerie, et cavalerie pour tous les montés, chamellerie et éléphants de guerre. L’éléphant qui porte ou tire compte comme sa charge\u{a0}: infanterie ou artillerie.", "Each symbol hits its own arm: infantry, artillery, and cavalry for all mounted, camels and war elephants. An elephant that bears or draws counts as its load: infantry or artillery."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "HIT-2",
        name: "HitsByColour",
        status: Status::Played,
        text: Words::new("Vert touche léger et très léger\u{a0}; bleu, aussi moyen\u{a0}; rouge, aussi lourd. Très lourd\u{a0}: rouge seul, confirmé par 1 dé montrant une couleur (sauf touche venue d’un avantage). Artillerie et engins\u{a0}: moyens.", "Green hits light and very light; blue, medium too; red, heavy too. Very heavy: red only, confirmed by 1 die showing any colour (not for hits from advantages). Artillery and engines: medium."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "HIT-3",
        name: "HitsAndMeleeHits",
        status: Status::Played,
        text: Words::new("Les touches valent au tir et en mêlée, les touches de mêlée en mêlée seulement. Chaque face ducat rapporte un ducat à celui qui lance.", "Hits count in fire and in melee; melee hits never count in fire. Each ducat face earns the roller one ducat."),
        books: [
            None,
            Some(BookEntry { section: "6 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "HIT-4",
        name: "LossPerHit",
        status: Status::Played,
        text: Words::new("Chaque touche ôte un élément. D’abord les touches, puis les avantages tactiques, enfin les replis.", "Each hit takes away one element. First the hits, then tactical advantages, last the retreats."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Retrait des pertes", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Chaque touche que le poids de la cible n’annule pas ôte un élément. Les pertes passent avant les replis.", "Each hit that the target’s weight does not cancel takes away one element. Losses come before retreats.")) }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Retrait des pertes", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "HIT-5",
        name: "NoTokensFromTests",
        status: Status::Played,
        text: Words::new("Seuls les jets d’attaque et de riposte rapportent des jetons d’ordre ou des ducats\u{a0}; jamais les dés de désertion, de panique, de confirmation ou de commandement.", "Only attack and riposte rolls earn order tokens or ducats; dice for desertion, panic, confirmation or command never do."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: Some(Status::ByType), text: Some(Words::new("On ne joue ici ni jetons d’ordre ni ducats\u{a0}: aucun jet de dés n’en rapporte.", "Neither order tokens nor ducats are played here: no roll of the dice earns any.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "LET-1",
        name: "OrderLetters",
        status: Status::Played,
        text: Words::new("Chaque lettre d’ordre rapporte un jeton d’ordre à celui qui lance les dés.", "Each order letter earns the roller one order token."),
        books: [
            None,
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Chaque lettre d’ordre rapporte un jeton d’ordre à celui qui lance les dés. Quand l’artillerie lance, la première lettre du jet devient un drapeau.", "Each order letter earns the roller one order token. If artillery is rolling, its first letter becomes a flag instead.")) }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TAC-1",
        name: "AdvantageAlwaysMisses",
        status: Status::Played,
        text: Words::new("Toujours manqué\u{a0}: attaquant monté, dans un terrain accidenté ou contre lui\u{a0}; tir, hors artillerie, sur forêt, habitations ou fortification\u{a0}; toute attaque contre l’effet de palissade.", "Always a miss: a mounted attacker in or against rough; fire, artillery apart, on forest, habitations or fortification; any attack against the palisade effect."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[22], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[22], status: None, text: Some(Words::new("Toujours manqué\u{a0}: monté dans ou contre forêt, habitations, marais, rocailles, neige, ruisseau, gué, pont sur une grande rivière, colline d’en bas, ou sable s’il en est ralenti (chameaux\u{a0}: non)\u{a0}; tir, hors artillerie, sur forêt, habitations ou fortification\u{a0}; toute attaque contre l’effet de palissade.", "Always a miss: mounted in or against habitations, forest, rocks, marsh, snow, ford, stream, large-river bridge, hill from below, or sand that slows it (not camels); fire, artillery apart, on forest, habitations or fortification; any attack against the palisade effect.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text | Source::Edition), rulings: &[22], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TAC-2",
        name: "AdvantageMeleeOnly",
        status: Status::Played,
        text: Words::new("Les lignes «\u{a0}infanterie\u{a0}» et «\u{a0}troupe montée\u{a0}» du tableau des avantages tactiques valent en mêlée.", "The infantry and mounted rows of the tactical advantage table hold in melee."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Les lignes «\u{a0}infanterie\u{a0}» et «\u{a0}troupe montée\u{a0}» du tableau des avantages tactiques ne valent qu’en mêlée, jamais au tir.", "The infantry and mounted rows of the tactical advantage table hold in melee only, never in fire.")) }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: Some(Status::ByType), text: Some(Words::new("Les lignes «\u{a0}infanterie\u{a0}» et «\u{a0}troupe montée\u{a0}» du tableau des avantages tactiques valent en mêlée comme au tir.", "The infantry and mounted rows of the tactical advantage table hold in melee and in fire alike.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: Some(Status::ByType), text: Some(Words::new("Les lignes «\u{a0}infanterie\u{a0}» et «\u{a0}troupe montée\u{a0}» du tableau des avantages tactiques valent en mêlée comme au tir.", "The infantry and mounted rows of the tactical advantage table hold in melee and in fire alike.")) }),
        ],
    },
    RegisterEntry {
        id: "TAC-3",
        name: "AdvantageInfantryOnInfantry",
        status: Status::Played,
        text: Words::new("Infanterie contre infanterie\u{a0}: touche si elle est soutenue sans que l’adversaire le soit. La présence, à côté de la cible, de certaines autres troupes de son camp donne le même résultat.", "Infantry against infantry: a hit if it is supported and its opponent is not. Certain other troops of its side standing next to the target give the same result."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Infanterie contre infanterie\u{a0}: touche si elle est soutenue sans que l’adversaire le soit, ou si une autre unité de son camp, artillerie ou cavalerie (pas chamellerie), se trouve à côté de la cible.", "Infantry against infantry: a hit if it is supported and its opponent is not, or if another unit of its side, artillery or cavalry (not camelry), stands next to the target.")) }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Infanterie contre infanterie\u{a0}: touche si elle est soutenue sans que l’adversaire le soit, ou si une autre unité de son camp, artillerie ou cavalerie (pas chamellerie), se trouve à côté de la cible.", "Infantry against infantry: a hit if it is supported and its opponent is not, or if another unit of its side, artillery or cavalry (not camelry), stands next to the target.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Infanterie contre infanterie\u{a0}: touche si elle est soutenue sans que l’adversaire le soit, ou si une troupe montée de son camp se trouve à côté de la cible.", "Infantry against infantry: a hit if it is supported and its opponent is not, or if a mounted unit of its side stands next to the target.")) }),
        ],
    },
    RegisterEntry {
        id: "TAC-4",
        name: "AdvantageInfantryOnOthers",
        status: Status::Played,
        text: Words::new("Infanterie\u{a0}: touche contre l’artillerie et les fanatiques\u{a0}; contre des montés, coup au moral si elle est soutenue.", "Infantry: a hit on artillery and on fanatics; on mounted troops a morale hit if it is supported."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Infanterie\u{a0}: touche contre l’artillerie et les fanatiques\u{a0}; contre des montés, coup au moral si elle est soutenue\u{a0}; contre des insaisissables, coup au moral.", "Infantry: a hit on artillery and on fanatics; on mounted troops a morale hit if it is supported; on elusive troops a morale hit.")) }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Infanterie\u{a0}: touche contre l’artillerie et les fanatiques\u{a0}; contre des montés, coup au moral si elle est soutenue\u{a0}; contre des insaisissables, coup au moral.", "Infantry: a hit on artillery and on fanatics; on mounted troops a morale hit if it is supported; on elusive troops a morale hit.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TAC-5",
        name: "AdvantageMounted",
        status: Status::Played,
        text: Words::new("Troupe montée\u{a0}: touche contre l’artillerie\u{a0}; contre infanterie ou montés, touche si elle est soutenue ou si une infanterie de son camp se trouve à côté de la cible.", "Mounted: a hit on artillery; on infantry or mounted, a hit if it is supported or if infantry of its side stands next to the target."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Troupe montée\u{a0}: touche contre l’artillerie\u{a0}; contre infanterie ou montés, touche si elle est soutenue, si une infanterie ou artillerie de son camp se trouve à côté de la cible, ou si celle-ci est insaisissable.", "Mounted: a hit on artillery; on infantry or mounted, a hit if it is supported, if infantry or artillery of its side stands next to the target, or if the target is elusive.")) }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Troupe montée\u{a0}: touche contre l’artillerie\u{a0}; contre infanterie ou montés, touche si elle est soutenue, si une infanterie ou artillerie de son camp se trouve à côté de la cible, ou si celle-ci est insaisissable.", "Mounted: a hit on artillery; on infantry or mounted, a hit if it is supported, if infantry or artillery of its side stands next to the target, or if the target is elusive.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TAC-6",
        name: "AdvantageArtillery",
        status: Status::Played,
        text: Words::new("Canons, fusées exceptées\u{a0}: touche à 2 hexagones ou moins.", "Guns, rockets excepted: a hit at 2 hexes or less."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Artillerie, fusées exceptées\u{a0}: touche à 2 hexagones ou moins\u{a0}; plus loin, coup au moral si les artilleurs sont d’élite ou la cible insaisissable.", "Artillery, rockets excepted: a hit at 2 hexes or less; beyond that, elite gunners or an elusive target make it a morale hit.")) }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Artillerie, fusées exceptées\u{a0}: touche à 2 hexagones ou moins\u{a0}; plus loin, coup au moral si les artilleurs sont d’élite ou la cible insaisissable.", "Artillery, rockets excepted: a hit at 2 hexes or less; beyond that, elite gunners or an elusive target make it a morale hit.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Artillerie à poudre\u{a0}: touche à 2 hexagones ou moins. Les autres engins n’ont pas cette ligne.", "Powder artillery: a hit at 2 hexes or less. Other engines do not have this line.")) }),
        ],
    },
    RegisterEntry {
        id: "TAC-7",
        name: "AdvantageRockets",
        status: Status::Played,
        text: Words::new("Fusées\u{a0}: coup au moral.", "Rockets: a morale hit."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Fusées ou attaquant qui emploie le feu\u{a0}: coup au moral.", "Rockets, or an attacker that uses fire: a morale hit.")) }),
        ],
    },
    RegisterEntry {
        id: "TAC-8",
        name: "AdvantageElephants",
        status: Status::Played,
        text: Words::new("Éléphant à l’attaque\u{a0}: touche, sauf contre l’effet de palissade.", "Elephants attacking: a hit, except against the palisade effect."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Éléphant à l’attaque\u{a0}: touche. Compté comme monté, il manque pourtant dans un terrain accidenté ou contre lui, et contre l’effet de palissade.", "Elephants attacking: a hit. Counted as mounted, they still miss in or against rough and against the palisade effect.")) }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Éléphant à l’attaque\u{a0}: touche. Compté comme monté, il manque pourtant dans un terrain accidenté ou contre lui, et contre l’effet de palissade.", "Elephants attacking: a hit. Counted as mounted, they still miss in or against rough and against the palisade effect.")) }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Éléphant à l’attaque\u{a0}: touche, même en terrain accidenté. Seul l’effet de palissade le fait manquer.", "Elephants attacking: a hit, even in rough. Only the palisade effect makes them miss.")) }),
        ],
    },
    RegisterEntry {
        id: "TAC-9",
        name: "AdvantagePrecedence",
        status: Status::Played,
        text: Words::new("Si touche et coup au moral sont tous deux possibles, on retient la touche. Un coup toujours manqué l’emporte sur l’un et l’autre.", "Where a hit and a morale hit could both result, take the hit. A mandatory miss comes before either."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: Some(Status::ByType), text: None }),
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: Some(Status::ByType), text: None }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[2], status: None, text: Some(Words::new("Cible très légère\u{a0}: touche\u{a0}; cible insaisissable\u{a0}: coup au moral. Un seul résultat par dé\u{a0}: le coup manqué obligatoire d’abord, sinon la touche, sinon le coup au moral.", "Very light target: a hit; elusive target: a morale hit. One result per die: a mandatory miss first, else the hit, else the morale hit.")) }),
        ],
    },
    RegisterEntry {
        id: "TAC-10",
        name: "AdvantageOtherwiseMiss",
        status: Status::Played,
        text: Words::new("Dans tous les autres cas, l’avantage tactique est un coup manqué.", "In every other case the tactical advantage is a miss."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TAC-11",
        name: "AdvantageOnElephants",
        status: Status::Played,
        text: Words::new("Contre des éléphants, qui n’ont pas de colonne au tableau, l’avantage tactique est manqué, sauf si une autre ligne s’applique, comme celles des fanatiques et de la poudre.", "Against elephants, which have no column in the table, a tactical advantage is a miss unless another line applies, such as those of fanatics and powder."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "FLG-1",
        name: "FlagsIgnored",
        status: Status::Played,
        text: Words::new("Chaque drapeau est un coup au moral. Après les pertes, la cible peut en ignorer, en cumulant\u{a0}: 1 si elle est soutenue, 1 pour un chef dans son hexagone, 1 sous l’effet de palissade.", "Each flag is a morale hit. After losses the target may ignore, cumulatively: 1 if supported, 1 for a leader in its hex, 1 under the palisade effect."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Drapeaux et avantages devenus coups au moral s’additionnent. Après les pertes, la cible peut en ignorer, en cumulant\u{a0}: 1 si soutenue, 1 par chef dans son hexagone, 1 si artillerie, 1 sous l’effet de palissade.", "Flags and advantages turned into morale hits add up. After losses the target may ignore, cumulatively: 1 if supported, 1 per leader in its hex, 1 if artillery, 1 under the palisade effect.")) }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[6], status: None, text: Some(Words::new("Chaque drapeau est un coup au moral. Après les pertes, la cible peut en ignorer, en cumulant\u{a0}: 1 si soutenue, 1 en tout pour ses chefs, 1 sous l’effet de palissade. L’artillerie n’a rien de plus.", "Each flag is a morale hit. After losses the target may ignore, cumulatively: 1 if supported, 1 in all for its leaders, 1 under the palisade effect. Artillery gets nothing more.")) }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Drapeaux et avantages devenus coups au moral s’additionnent. Après les pertes, la cible peut en ignorer, en cumulant\u{a0}: 1 si soutenue, 1 par chef dans son hexagone, 1 si artillerie, 1 sous l’effet de palissade.", "Flags and advantages turned into morale hits add up. After losses the target may ignore, cumulatively: 1 if supported, 1 per leader in its hex, 1 if artillery, 1 under the palisade effect.")) }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[6], status: None, text: Some(Words::new("Drapeaux et avantages devenus coups au moral s’additionnent. Après les pertes, la cible peut en ignorer, en cumulant\u{a0}: 1 si soutenue, 1 en tout pour ses chefs, 1 sous l’effet de palissade. Rien pour l’artillerie.", "Flags and advantages turned into morale hits add up. After losses the target may ignore, cumulatively: 1 if supported, 1 in all for its leaders, 1 under the palisade effect. Nothing for artillery.")) }),
        ],
    },
    RegisterEntry {
        id: "RET-1",
        name: "RetreatHexes",
        status: Status::Played,
        text: Words::new("Par coup au moral\u{a0}: infanterie et artillerie à pied 1 hexagone, montés 2. Les hésitants (milice) en font 1 de plus chaque fois.", "Per morale hit: 1 hex for infantry and foot artillery, 2 for mounted. Hesitant troops (militia) make 1 more each time."),
        books: [
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Par coup au moral\u{a0}: infanterie, artillerie à pied ou tractée par éléphants 1 hexagone\u{a0}; montés, éléphants, artillerie à cheval, volante, sur chameaux ou éléphants 2. Hésitants (milice)\u{a0}: 1 de plus chaque fois.", "Per morale hit: infantry, guns on foot or drawn by elephants 1 hex; mounted, elephants, horse, flying, camel and elephant-borne guns 2. Hesitant troops (militia): 1 more each time.")) }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Par coup au moral\u{a0}: 1 hexagone pour l’infanterie, les éléphants et toute artillerie, 2 pour les montés. Les hésitants (milice) en font 1 de plus chaque fois.", "Per morale hit: 1 hex for infantry, elephants and all artillery, 2 for mounted. Hesitant troops (militia) make 1 more each time.")) }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[11], status: None, text: Some(Words::new("Par coup au moral\u{a0}: infanterie, artillerie à pied ou tractée par éléphants 1 hexagone\u{a0}; montés, éléphants, artillerie à cheval, volante, sur chameaux ou éléphants 2. Hésitants (milice)\u{a0}: 1 de plus chaque fois.", "Per morale hit: infantry, guns on foot or drawn by elephants 1 hex; mounted, elephants, horse, flying, camel and elephant-borne guns 2. Hesitant troops (militia): 1 more each time.")) }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[11], status: None, text: Some(Words::new("Par coup au moral\u{a0}: 1 hexagone pour l’infanterie, les éléphants et toute artillerie, 2 pour les montés. Les hésitants (milice) en font 1 de plus chaque fois.", "Per morale hit: 1 hex for infantry, elephants and all artillery, 2 for mounted. Hesitant troops (militia) make 1 more each time.")) }),
        ],
    },
    RegisterEntry {
        id: "RET-2",
        name: "RetreatTowardEdge",
        status: Status::Played,
        text: Words::new("Après les pertes, son joueur choisit le chemin, chaque pas plus près de son bord, même face à l’attaquant. Insaisissable\u{a0}: n’importe quel hexagone voisin libre, jamais deux fois le même, sans traverser personne.", "After losses its player picks the path, each step nearer his own edge, even toward the attacker. Elusive: any free neighbouring hex, never the same twice, crossing nobody."),
        books: [
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "RET-3",
        name: "RetreatTerrain",
        status: Status::Played,
        text: Words::new("Le terrain ne ralentit pas un repli\u{a0}: même une forêt n’arrête pas l’unité. Ce qui lui est infranchissable reste fermé, à l’arrivée comme au passage.", "Terrain does not slow a retreat: even woods do not stop the unit. What is impassable to it stays closed, to end on or to cross."),
        books: [
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[11], status: None, text: Some(Words::new("Le terrain ne ralentit pas un repli\u{a0}: même une forêt n’arrête pas l’unité. L’infranchissable reste fermé, à l’arrivée comme au passage. L’artillerie suit la même règle\u{a0}: la forêt hors route lui est infranchissable.", "Terrain does not slow a retreat: even woods do not stop the unit. The impassable stays closed, to end on or to cross. Artillery follows the same rule: woods off the road are impassable to it.")) }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[11], status: None, text: Some(Words::new("Le terrain ne ralentit pas un repli\u{a0}: même une forêt n’arrête pas l’unité. L’infranchissable reste fermé, à l’arrivée comme au passage. L’artillerie suit la même règle\u{a0}: la forêt hors route lui est infranchissable.", "Terrain does not slow a retreat: even woods do not stop the unit. The impassable stays closed, to end on or to cross. Artillery follows the same rule: woods off the road are impassable to it.")) }),
        ],
    },
    RegisterEntry {
        id: "RET-4",
        name: "RetreatThroughFriends",
        status: Status::Played,
        text: Words::new("Un repli ne passe jamais à travers un ennemi. À travers un ami, il ne passe que pour certaines troupes, et de part en part.", "A retreat never passes through an enemy. It passes through a friend only for certain troops, and right through to the other side."),
        books: [
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Un repli ne passe jamais à travers un ennemi. Parmi les amis, il ne passe qu’à travers l’artillerie, et de part en part.", "A retreat never passes through an enemy. Among friends it passes only through artillery, and right through to the other side.")) }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Jamais à travers un ennemi, fût-ce un détachement. Parmi les amis, seulement à travers les légers et très légers, canons compris, et de part en part. Détachement et unité mère se croisent librement.", "Never through an enemy, not even a detachment. Among friends only through light and very light units, guns included, and right through. A detachment and its parent cross freely.")) }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Un repli ne passe jamais à travers un ennemi. Parmi les amis, il ne passe qu’à travers l’artillerie, et de part en part.", "A retreat never passes through an enemy. Among friends it passes only through artillery, and right through to the other side.")) }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text), rulings: &[8], status: None, text: Some(Words::new("Un repli ne passe jamais à travers un ennemi. Parmi les amis, il passe à travers les légers et très légers de tout type, artillerie légère comprise, et de part en part.", "A retreat never passes through an enemy. Among friends it passes through any light or very light unit, whatever its type, even light artillery, and right through.")) }),
        ],
    },
    RegisterEntry {
        id: "RET-5",
        name: "CrossedEntirely",
        status: Status::Played,
        text: Words::new("Passer de part en part, c’est finir sur un hexagone libre au-delà. On ne s’arrête pas sur l’unité traversée\u{a0}; son hexagone compte parmi ceux qui sont dus.", "To go right through is to end on a free hex beyond. A unit never stops on the one it crosses; the crossed hex counts among those owed."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "RET-6",
        name: "BlockedRetreat",
        status: Status::Played,
        text: Words::new("Tout hexagone dû mais non parcouru (passage fermé, bord de table) coûte un élément. Le joueur doit prendre un chemin aussi long que possible.", "Every hex owed but not made (way closed, table edge) costs one element. The player must take a path as long as possible."),
        books: [
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[1], status: None, text: None }),
            Some(BookEntry { section: "6 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[1], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[1], status: None, text: None }),
            Some(BookEntry { section: "4 · Repli (suite coup au moral)", source: enum_set!(Source::Text | Source::Edition), rulings: &[1], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "RET-7",
        name: "RocketRetreatDoubled",
        status: Status::Played,
        text: Words::new("Les fusées doublent d’abord les hexagones propres à la troupe\u{a0}; l’hexagone de plus des hésitants s’ajoute après, une fois par coup au moral.", "Rockets first double the troop’s own hexes; hesitant troops then add their extra hex, one for each morale hit."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "ART-1",
        name: "ArtilleryRetreatLimit",
        status: Status::Played,
        text: Words::new("L’artillerie se replie au plus de son mouvement sans combat, et de 1 hexagone de plus si elle suit une route d’un bout à l’autre, sauf pièce «\u{a0}jamais plus de 1\u{a0}». Hors route, ni forêt, ni habitations, ni marais, ni rocailles. Ce maximum vaut pour tous ses replis depuis le dernier tour de son joueur. Le reste se paie en pertes\u{a0}; pour une pièce statique, tout le repli.", "Artillery retreats at most its move without combat, 1 hex more wholly by road unless “never more than 1”; no woods, habitations, marsh or rocks off the road. That maximum holds for all its retreats since its player’s last turn. The rest is paid in losses; for a static piece, the whole retreat."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier de l’artillerie", source: enum_set!(Source::Text | Source::Edition), rulings: &[9, 17], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier de l’artillerie", source: enum_set!(Source::Text | Source::Edition), rulings: &[17], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "ART-2",
        name: "ArtilleryRetreatDebt",
        status: Status::Played,
        text: Words::new("Les hexagones de repli d’une artillerie comptent dans son tour suivant\u{a0}: mouvement, dés perdus par hexagone, droit de combattre. Une pièce endettée ne fait pas de marche sur route\u{a0}; si la dette épuise son mouvement, elle ne bouge pas.", "Hexes an artillery unit has retreated count in its next turn: movement, dice lost per hex, right to fight. A gun in debt makes no road march; if the debt uses up its movement, it does not move."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier de l’artillerie", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier de l’artillerie", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "ART-3",
        name: "ArtilleryPanics",
        status: Status::Played,
        text: Words::new("Une artillerie qui se replie est toujours sujette à la panique, même d’élite.", "Artillery that retreats is always subject to panic, even elite guns."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier de l’artillerie", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier de l’artillerie", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "ART-4",
        name: "StaticDoNotRetreat",
        status: Status::Played,
        text: Words::new("Une unité statique ne se replie pas\u{a0}: chaque hexagone dû lui coûte un élément.", "A static unit does not retreat: each hex owed costs it one element."),
        books: [
            None,
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[11], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[11], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ART-5",
        name: "DebtHoldsOneTurn",
        status: Status::Played,
        text: Words::new("Cette dette de repli pèse sur le premier tour de son joueur à commencer ensuite, utilisée ou non. Elle ne réduit pas les ripostes.", "This retreat debt weighs on its owner’s next turn to begin, used or not. It does not reduce ripostes."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier de l’artillerie", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier de l’artillerie", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "DES-1",
        name: "Desertion",
        status: Status::Played,
        text: Words::new("Panique\u{a0}: 1 dé par hexagone réellement parcouru en repli sur coup au moral, tous lancés ensemble\u{a0}; chaque dé défavorable ôte un élément. Rien pour les hexagones non parcourus.", "Panic: 1 die per hex really retreated on morale hits, all rolled together; each bad die takes away one element. Nothing for hexes not made."),
        books: [
            Some(BookEntry { section: "4 · Désertion", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Panique\u{a0}: 1 dé par hexagone réellement parcouru en repli sur coup au moral, tous lancés ensemble\u{a0}; chaque symbole de sa propre arme ôte un élément. Rien pour les hexagones non parcourus.", "Panic: 1 die per hex really retreated on morale hits, all rolled together; each symbol of its own arm takes away one element. Nothing for hexes not made.")) }),
            Some(BookEntry { section: "6 · Désertion", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Panique\u{a0}: 1 dé par hexagone réellement parcouru en repli sur coup au moral, tous lancés ensemble\u{a0}; chaque touche de mêlée ôte un élément. Rien pour les hexagones non parcourus ni pour une esquive.", "Panic: 1 die per hex really retreated on morale hits, all rolled together; each melee hit takes away one element. Nothing for hexes not made, nor for evading.")) }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "DES-2",
        name: "WhoDeserts",
        status: Status::Played,
        text: Words::new("Toute troupe est sujette à la panique, hormis les éléphants de guerre et nains, et les unités d’élite ou de volontaires. Un scénario peut écrire «\u{a0}panique\u{a0}» sur une unité qui ne l’a pas.", "Every troop is subject to panic, except war and dwarf elephants and units that are elite or volunteers. A scenario may write “panic” on a unit that has none."),
        books: [
            Some(BookEntry { section: "4 · Désertion", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "FOL-1",
        name: "FollowUp",
        status: Status::Played,
        text: Words::new("Après une mêlée, jamais après un tir, l’attaquant peut (parfois doit) occuper l’hexagone attaqué s’il s’est vidé. L’unité qui riposte ne suit jamais.", "After a melee, never after fire, the attacker may (sometimes must) move into the attacked hex once it is empty. A riposting unit never follows up."),
        books: [
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "FOL-2",
        name: "FollowUpByTrait",
        status: Status::Played,
        text: Words::new("Les unités fanatiques, changeantes ou agressives doivent suivre, quelle que soit leur arme, sauf celles qui ne suivent jamais.", "Fanatic, fickle and aggressive units must follow up, whatever their arm, except those that never follow up."),
        books: [
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Suivi", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text | Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "FOL-3",
        name: "FollowUpInfantry",
        status: Status::Played,
        text: Words::new("L’infanterie doit suivre quand sa cible se tenait plus bas\u{a0}; sinon elle ne suit pas. L’infanterie d’élite choisit librement dans les deux cas.", "Infantry must follow up when its target stood lower; otherwise it does not follow up. Elite infantry is free to choose in both cases."),
        books: [
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "FOL-3p",
        name: "FollowUpInfantryPanache",
        status: Status::Played,
        text: Words::new("Toute infanterie peut suivre. Elle le doit si la cible se tenait plus bas, sauf si elle est d’élite ou si son officier, au premier rang, la retient.", "Any infantry may follow up. It must if the target stood lower, unless it is elite or its officer, fighting in the front rank, holds it back."),
        books: [
            None,
            Some(BookEntry { section: "6 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "FOL-4",
        name: "FollowUpMounted",
        status: Status::Played,
        text: Words::new("Une troupe montée peut suivre\u{a0}; elle le doit si la cible se tenait plus bas, à moins d’être d’élite. Les éléphants de guerre doivent toujours suivre, même d’élite.", "Mounted troops may follow up; they must if the target stood lower, unless elite. War elephants must always follow up, elite or not."),
        books: [
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "FOL-4p",
        name: "FollowUpMountedPanache",
        status: Status::Played,
        text: Words::new("Une troupe montée peut suivre\u{a0}; d’une colline contre une cible plus basse elle le doit, sauf élite ou officier au premier rang. Les éléphants de guerre (ni transport ni tir) doivent toujours suivre.", "Mounted troops may follow up; from a hill against a lower target they must, save for elite units or those with a front-rank officer. War elephants (not carriers, not shooters) always must."),
        books: [
            None,
            Some(BookEntry { section: "6 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "FOL-5",
        name: "FollowUpNever",
        status: Status::Played,
        text: Words::new("L’artillerie, les chariots et les unités statiques ne suivent jamais, même fanatiques.", "Artillery, wagons and static units never follow up, not even fanatic ones."),
        books: [
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "FOL-6",
        name: "FollowUpEndsFight",
        status: Status::Played,
        text: Words::new("L’infanterie qui a fait un suivi ne combat plus de ce tour.", "Infantry that has followed up fights no more this turn."),
        books: [
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("L’infanterie qui a fait un suivi ne combat plus de ce tour, hormis par l’ordre «\u{a0}sans répit\u{a0}».", "Infantry that has followed up fights no more this turn, except by the order “press on”.")) }),
            Some(BookEntry { section: "4 · Suivi", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("L’infanterie qui a fait un suivi ne combat plus de ce tour, hormis par l’ordre «\u{a0}sans répit\u{a0}».", "Infantry that has followed up fights no more this turn, except by the order “press on”.")) }),
        ],
    },
    RegisterEntry {
        id: "FOL-7",
        name: "FollowUpBarred",
        status: Status::Played,
        text: Words::new("Aucun suivi, même obligatoire, vers un hexagone interdit à l’unité ou encore tenu par une unité ou un éléphant en panique.", "A hex closed to the unit, or still held by a unit or a panicking elephant, allows no follow-up at all, not even a forced one."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PUR-1",
        name: "Pursuit",
        status: Status::Played,
        text: Words::new("Troupe montée ou éléphants de guerre qui viennent de suivre peuvent poursuivre\u{a0}: un hexagone de plus si on le veut, puis aussitôt un combat contre un ennemi adjacent, le même ou un autre. Les deux sont facultatifs.", "Mounted troops or war elephants that just followed up may pursue: one more hex if wished, then at once a fight with an adjacent enemy, the same or another. Both parts are optional."),
        books: [
            Some(BookEntry { section: "4 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PUR-2",
        name: "OnePursuit",
        status: Status::Played,
        text: Words::new("Le combat de poursuite peut amener, ou imposer, un second suivi, mais une unité ne poursuit qu’une fois par tour.", "The pursuit combat may allow, or force, a second follow-up, but a unit pursues only once per turn."),
        books: [
            Some(BookEntry { section: "4 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Le combat de poursuite peut amener, ou imposer, un second suivi, mais une unité ne poursuit qu’une fois par tour. L’ordre «\u{a0}sans répit\u{a0}» donne une poursuite à qui n’y a pas droit, ou une seconde.", "The pursuit combat may allow, or force, a second follow-up, but a unit pursues only once per turn. The order “press on” gives a pursuit to a unit with no right to one, or a second one.")) }),
            Some(BookEntry { section: "4 · Poursuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Le combat de poursuite peut amener, ou imposer, un second suivi, mais une unité ne poursuit qu’une fois par tour. L’ordre «\u{a0}sans répit\u{a0}» donne une poursuite à qui n’y a pas droit, ou une seconde.", "The pursuit combat may allow, or force, a second follow-up, but a unit pursues only once per turn. The order “press on” gives a pursuit to a unit with no right to one, or a second one.")) }),
        ],
    },
    RegisterEntry {
        id: "PUR-3",
        name: "PursuitTerrain",
        status: Status::Played,
        text: Words::new("Suivi dans un terrain qui arrête\u{a0}: pas d’hexagone de plus, mais combat permis. Un suivi obligé n’oblige pas à poursuivre. La poursuite est une mêlée complète, riposte comprise.", "If the ground just taken stops movement, the extra hex is lost but the fight is allowed. A forced follow-up never forces a pursuit. The pursuit is a full melee, riposte included."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Suivi dans un terrain qui arrête\u{a0}: pas d’hexagone de plus, mais combat permis. Un suivi obligé n’oblige pas à poursuivre. La poursuite est une mêlée complète, premier rang et riposte compris.", "If the ground just taken stops movement, the extra hex is lost but the fight is allowed. A forced follow-up never forces a pursuit. The pursuit is a full melee, front rank and riposte included.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Suivi dans un terrain qui arrête\u{a0}: pas d’hexagone de plus, mais combat permis. Un suivi obligé n’oblige pas à poursuivre. La poursuite est une mêlée complète, premier rang et riposte compris.", "If the ground just taken stops movement, the extra hex is lost but the fight is allowed. A forced follow-up never forces a pursuit. The pursuit is a full melee, front rank and riposte included.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Suivi dans un terrain qui arrête\u{a0}: pas d’hexagone de plus, mais combat permis. Un suivi obligé n’oblige pas à poursuivre. La poursuite est une mêlée complète, ordres et riposte compris.", "If the ground just taken stops movement, the extra hex is lost but the fight is allowed. A forced follow-up never forces a pursuit. The pursuit is a full melee, orders and riposte included.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Suivi dans un terrain qui arrête\u{a0}: pas d’hexagone de plus, mais combat permis. Un suivi obligé n’oblige pas à poursuivre. La poursuite est une mêlée au facteur d’assaut, ordres et riposte compris.", "If the ground just taken stops movement, the extra hex is lost but the fight is allowed. A forced follow-up never forces a pursuit. The pursuit is a melee with the assault factor, orders and riposte included.")) }),
        ],
    },
    RegisterEntry {
        id: "RIP-1",
        name: "RiposteRight",
        status: Status::Played,
        text: Words::new("En mêlée, une unité soutenue, restée dans son hexagone et toujours au contact de l’attaquant, peut riposter.", "In melee, a supported unit may riposte if it has kept its hex and is still next to the attacker."),
        books: [
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Riposte", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text), rulings: &[5], status: None, text: None }),
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("En mêlée, toute unité qui n’a pas reculé et touche encore l’attaquant peut riposter, soutenue ou non.", "In melee, any unit that did not retreat and is still next to the attacker may riposte, supported or not.")) }),
        ],
    },
    RegisterEntry {
        id: "RIP-2",
        name: "RiposteIsCombat",
        status: Status::Played,
        text: Words::new("La riposte est un combat ordinaire, avec les dés de l’unité qui riposte, mais sans suivi ni poursuite. On ne riposte pas à une riposte.", "A riposte is an ordinary combat with the riposting unit’s own dice, but without follow-up or pursuit. A riposte is never answered by a riposte."),
        books: [
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Riposte", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text | Source::Edition), rulings: &[13], status: None, text: Some(Words::new("La riposte est un combat ordinaire, avec les dés de l’unité qui riposte, mais sans ordre d’attaque, sans suivi ni poursuite. On ne riposte pas à une riposte.", "A riposte is an ordinary combat with the riposting unit’s own dice, but without attack order, follow-up or pursuit. A riposte is never answered by a riposte.")) }),
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text | Source::Edition), rulings: &[13], status: None, text: Some(Words::new("La riposte est un combat ordinaire au facteur de mêlée, jamais d’assaut, et sans ordre d’attaque, suivi ni poursuite. On ne riposte pas à une riposte.", "A riposte is an ordinary combat with the melee factor, never the assault factor, and without attack order, follow-up or pursuit. A riposte is never answered by a riposte.")) }),
        ],
    },
    RegisterEntry {
        id: "RIP-3",
        name: "NoRiposteToFire",
        status: Status::Played,
        text: Words::new("Un tir à distance (2 hexagones ou plus) ne donne jamais droit à une riposte.", "Fire from a distance (2 hexes or more) never gives a right to riposte."),
        books: [
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Riposte", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text), rulings: &[5], status: None, text: None }),
            Some(BookEntry { section: "4 · Riposte", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "RIP-4",
        name: "RiposteFirstOnce",
        status: Status::Played,
        text: Words::new("Une riposte faite avant l’attaque est la seule de ce combat. Si l’attaquant meurt ou quitte son hexagone, l’attaque est perdue et il a combattu\u{a0}; sinon ses dés sont recomptés.", "A riposte made before the attack is the only one of that combat. If the attacker dies or leaves its hex, the attack is lost and it has fought; otherwise its dice are recounted."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "ELE-1",
        name: "ElephantsPanic",
        status: Status::Played,
        text: Words::new("Un éléphant perdu ne meurt pas\u{a0}: un marqueur d’éléphant en panique prend sa place. Seuls les éléphants nains de Bornéo, là où il y en a, sont simplement retirés.", "An elephant lost does not die: a panicking-elephant marker takes its place. Only Borneo dwarf elephants, where there are any, are simply removed."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[10], status: None, text: None }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ELE-2",
        name: "CarryingElephantLost",
        status: Status::Played,
        text: Words::new("Canons tractés ou infanterie portée par éléphants\u{a0}: la première perte ôte un élément et libère en plus l’éléphant. Ensuite les canons restent statiques toute la partie, l’infanterie va à pied.", "Guns drawn or infantry carried by elephants: the first loss removes an element and also releases the elephant. From then on the guns are static and the infantry walks, to the end of the game."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ELE-3",
        name: "ElephantPerElement",
        status: Status::Played,
        text: Words::new("Chaque élément perdu par des éléphants de guerre libère un éléphant en panique. Une unité transportée ou tractée n’en libère qu’un en tout.", "Each element lost by war elephants releases one panicking elephant. A carried or drawn unit releases only one in all."),
        books: [
            None,
            Some(BookEntry { section: "6 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[10], status: None, text: Some(Words::new("Chaque élément perdu par des éléphants de guerre, ou par des canons portés sur éléphants, libère un éléphant en panique. Une infanterie portée ou des canons tractés n’en libèrent qu’un en tout.", "Each element lost by war elephants, or by guns borne on elephants, releases one panicking elephant. Carried infantry or drawn guns release only one in all.")) }),
            None,
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ELE-4",
        name: "PanicFlight",
        status: Status::Played,
        text: Words::new("L’éléphant en panique lance 3 dés dès la perte, avant le repli de son unité, puis au début de chaque tour de son camp, même passé\u{a0}; s’il y en a plusieurs, leur joueur choisit l’ordre. Chaque drapeau ou avantage tactique\u{a0}: 1 hexagone de fuite vers son bord.", "A panicking elephant rolls 3 dice at the loss, before its unit retreats, then whenever its side begins a turn, even a passed one; if there are several, their player chooses the order. Each flag or tactical advantage: 1 hex of flight to its own edge."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[4], status: None, text: None }),
            Some(BookEntry { section: "6 · Eléphant en panique", source: enum_set!(Source::Text | Source::Edition), rulings: &[3], status: None, text: Some(Words::new("L’éléphant en panique lance 3 dés dès la perte, avant le repli de son unité, puis au début de chaque tour de son camp, même passé\u{a0}; s’il y en a plusieurs, leur joueur choisit l’ordre. Chaque drapeau, et lui seul, vaut 1 hexagone de fuite vers son bord.", "A panicking elephant rolls 3 dice at the loss, before its unit retreats, then whenever its side begins a turn, even a passed one; if there are several, their player chooses the order. Each flag, and nothing else, is 1 hex of flight to its own edge.")) }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[4], status: None, text: None }),
            Some(BookEntry { section: "4 · Eléphant en panique", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ELE-5",
        name: "PanicFight",
        status: Status::Played,
        text: Words::new("Si des unités, amies ou ennemies, ferment toutes les issues, il en attaque une au choix de son joueur\u{a0}: 3 dés, riposte possible. Une fois la voie ouverte, il reprend sa fuite.", "If units, friend or foe, close every way out, it attacks one of them, chosen by its owner: 3 dice, riposte possible. Once the way is open, the flight goes on."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Eléphant en panique", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Eléphant en panique", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ELE-6",
        name: "PanicRemoved",
        status: Status::Played,
        text: Words::new("L’éléphant en panique est retiré à la première perte, un hexagone de fuite impossible en étant une, ou quand il sort par le bord de table.", "A panicking elephant is removed at its first loss, a hex of flight it cannot make being one, or when it leaves by the table edge."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Eléphant en panique", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Eléphant en panique", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ELE-7",
        name: "DwarfElephants",
        status: Status::Played,
        text: Words::new("Les éléphants nains de Bornéo comptent en tout comme troupe montée et ont en plus l’effet éléphants.", "Borneo dwarf elephants count as mounted troops in everything and have the elephant effect as well."),
        books: [
            Some(BookEntry { section: "4 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Cas particulier des éléphants", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "ELE-8",
        name: "PanicMarker",
        status: Status::Played,
        text: Words::new("Le marqueur partage l’hexagone de son unité jusqu’à sa première fuite\u{a0}; ailleurs il barre l’hexagone. Il ne traverse personne, masque et effraie comme un éléphant, ne soutient pas et n’interdit pas le tir.", "Until its first flight the marker may stay in its unit’s hex; anywhere else it closes the hex it is in. It crosses nobody, masks and frightens as an elephant, gives no support and does not forbid fire."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "EVA-1",
        name: "Evade",
        status: Status::Played,
        text: Words::new("Attaqué en mêlée, un détachement, ou une unité plus rapide que l’attaquant (mouvement avec combat imprimé, sans les ordres du tour), peut esquiver\u{a0}: l’unité se replie de tout ce mouvement vers son bord, prend un marqueur «\u{a0}a joué\u{a0}» et perd 1 élément par hexagone non parcouru.", "Attacked in melee, a detachment, or a unit faster than the attacker (movement with combat as printed, orders of the turn apart), may evade: it retreats that whole movement toward its edge, takes a played marker, and loses 1 element per hex not made."),
        books: [
            None,
            Some(BookEntry { section: "6 · Esquive", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "EVA-2",
        name: "EvadeRoll",
        status: Status::Played,
        text: Words::new("L’attaquant lance quand même ses dés de mêlée, contre une armure inversée et sans compter les drapeaux. Suivi et poursuite se font ensuite comme d’habitude.", "The attacker still rolls its melee dice, against inverted armour and with flags ignored. Follow-up and pursuit then go as usual."),
        books: [
            None,
            Some(BookEntry { section: "6 · Esquive", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "EVA-3",
        name: "EvadeOptional",
        status: Status::Played,
        text: Words::new("Règle facultative, non jouée par défaut\u{a0}: au lieu d’un ordre de défense, une unité plus rapide que son attaquant (mouvement avec combat imprimé, sans les ordres du tour) esquive de tout ce mouvement vers son bord.", "Optional rule, off by default: in place of a defence order, a unit faster than its attacker (movement with combat as printed, orders of the turn apart) evades by that whole movement toward its own edge."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "GUN-1",
        name: "BurstingGuns",
        status: Status::Played,
        text: Words::new("Canons et fusées\u{a0}: chaque touche de mêlée sortie au tir fait lancer un dé de plus, après les effets sur la cible. Nouvelle touche de mêlée\u{a0}: une pièce éclate, 1 perte au tireur. Le tir reste acquis.", "Guns and rockets: each melee hit rolled in fire calls for an extra die once the target is dealt with. If that is a melee hit too, a gun bursts: 1 loss to the firing unit. The shot stands."),
        books: [
            None,
            Some(BookEntry { section: "6 · Artillerie à poudre", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "RKT-1",
        name: "RocketDispersion",
        status: Status::Played,
        text: Words::new("Fusées\u{a0}: avant les pertes, un dé. Ducat\u{a0}: trop court, un hexagone devant la cible à droite\u{a0}; touche de mêlée\u{a0}: trop long, un hexagone derrière à gauche, vu du tireur. Ami ou ennemi, l’occupant subit le tir.", "Rockets: before losses, one die. Ducat: short, a hex before the target to the right; melee hit: long, a hex behind it to the left, as the firer looks. Whoever stands there, friend or foe, is hit instead."),
        books: [
            None,
            Some(BookEntry { section: "6 · Artillerie à fusées", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "FIR-1",
        name: "SettingFire",
        status: Status::Played,
        text: Words::new("Facultatif\u{a0}: fusées et armes incendiaires mettent le feu à l’hexagone touché sur une face spéciale du tir. On n’entre pas dans un hexagone en feu\u{a0}; il s’éteint sur un drapeau à la fin d’un tour.", "Optional: rockets and incendiary weapons set the hex struck alight on a special face of the firing roll. Nobody enters a burning hex; it goes out on a flag at the end of a turn."),
        books: [
            None,
            Some(BookEntry { section: "6 · Artillerie à fusées", source: enum_set!(Source::Text | Source::Edition), rulings: &[3], status: None, text: Some(Words::new("Facultatif\u{a0}: un ducat sorti au tir de fusées ou d’une arme incendiaire met le feu à l’hexagone touché. On n’entre pas dans un hexagone en feu\u{a0}; il s’éteint sur un drapeau à la fin d’un tour.", "Optional: a ducat rolled when rockets or an incendiary weapon fire sets the hex struck alight. Nobody enters a burning hex; it goes out on a flag at the end of a turn.")) }),
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Facultatif\u{a0}: un avantage tactique sorti au tir de fusées ou d’une arme incendiaire met le feu à l’hexagone touché. On n’entre pas dans un hexagone en feu\u{a0}; il s’éteint sur un drapeau à la fin d’un tour.", "Optional: a tactical advantage rolled when rockets or an incendiary weapon fire sets the hex struck alight. Nobody enters a burning hex; it goes out on a flag at the end of a turn.")) }),
        ],
    },
    RegisterEntry {
        id: "CHR-0",
        name: "CharactersInfluence",
        status: Status::Played,
        text: Words::new("Seuls les généraux et officiers ont une influence. Avec une unité, leur présence n’agit que sur le moral, sauf règle particulière.", "Only generals and officers have influence. With a unit, their presence acts on morale alone, unless a particular rule says more."),
        books: [
            Some(BookEntry { section: "4 · Personnage au combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Seuls les généraux et officiers ont une influence. Avec une unité, leur présence n’agit que sur le moral, sauf s’ils se battent au premier rang.", "Only generals and officers have influence. With a unit, their presence acts on morale alone, unless they fight in the front rank.")) }),
            Some(BookEntry { section: "6 · Personnages sur le Champ de Bataille", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Seuls les généraux et officiers ont une influence. Avec une unité, leur présence n’agit que sur le moral, sauf s’ils se battent au premier rang.", "Only generals and officers have influence. With a unit, their presence acts on morale alone, unless they fight in the front rank.")) }),
            Some(BookEntry { section: "4 · Personnage au combat", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Seuls les généraux et officiers ont une influence. Avec une unité, leur présence n’agit que sur le moral et par les ordres\u{a0}; l’«\u{a0}intervention\u{a0}» n’est pas jouée.", "Only generals and officers have influence. With a unit, their presence acts on morale and through orders alone; the “intervention” is not played.")) }),
            Some(BookEntry { section: "4 · Personnage au combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: Some(Words::new("Seuls les généraux et officiers ont une influence. Avec une unité, leur présence n’agit que sur le moral et par les ordres.", "Only generals and officers have influence. With a unit, their presence acts on morale and through orders alone.")) }),
        ],
    },
    RegisterEntry {
        id: "CHR-1",
        name: "CharacterFollows",
        status: Status::Played,
        text: Words::new("Un personnage placé avec une unité l’accompagne toujours\u{a0}: repli, suivi ou poursuite.", "A character with a unit always goes with it: retreat, follow-up or pursuit."),
        books: [
            Some(BookEntry { section: "4 · Personnage au combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Personnage au combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Personnage au combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Personnage au combat", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CHR-2",
        name: "CharacterMustFlee",
        status: Status::Played,
        text: Words::new("Un personnage fuit si son unité est détruite, ou s’il est seul et qu’un ennemi entre dans son hexagone. Cet ennemi continue ensuite son mouvement.", "A character flees if his unit is destroyed, or if he is alone and an enemy unit enters his hex. That enemy then carries on with its move."),
        books: [
            Some(BookEntry { section: "4 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CHR-3",
        name: "CharacterFlight",
        status: Status::Played,
        text: Words::new("Refuge auprès d’une unité amie\u{a0}: à 1 hexagone pour un officier supérieur, jusqu’à 2 pour un général en chef, un sous-général ou une figure historique, sans traverser d’ennemi, fût-ce un officier seul, ni de terrain infranchissable. Sans refuge, il est retiré.", "He takes refuge with a friendly unit: 1 hex away for a superior officer, up to 2 for a general in chief, sub-general or historical figure, never through an enemy, not even a lone officer, or impassable terrain. With no refuge he is removed."),
        books: [
            Some(BookEntry { section: "4 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Personnage en fuite", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CHR-4",
        name: "GeneralLost",
        status: Status::Played,
        text: Words::new("Quand le général en chef est perdu, son camp passe tout son tour suivant. Le joueur peut seulement y replacer son général\u{a0}: à la place d’un sous-général, à défaut d’un officier supérieur, à défaut n’importe où. Il peut attendre\u{a0}: la question revient au début de chacun de ses tours, mais seul le premier est passé.", "When the general in chief is lost, his side passes all of its next turn. In it the player may only put him back: in place of a sub-general, failing that a superior officer, failing that anywhere. He may wait: he is asked again at the start of each of his turns, but only the first is passed."),
        books: [
            Some(BookEntry { section: "4 · Perte du Général en chef", source: enum_set!(Source::Text), rulings: &[19], status: None, text: None }),
            Some(BookEntry { section: "6 · Perte du Général en chef", source: enum_set!(Source::Text), rulings: &[19], status: None, text: None }),
            Some(BookEntry { section: "4 · Perte du Général en chef", source: enum_set!(Source::Text), rulings: &[19], status: None, text: None }),
            Some(BookEntry { section: "4 · Perte du Général en chef", source: enum_set!(Source::Text), rulings: &[19], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "CHR-5",
        name: "WithoutGeneral",
        status: Status::Played,
        text: Words::new("Aucun ordre dans le tour passé, ni ensuite tant que le général en chef n’est pas sur la table\u{a0}; dans le tour ennemi où il tombe, les ordres de défense restent permis. L’officier dont il prend la place quitte le jeu. S’il est perdu pendant son propre tour, ce tour s’achève et le suivant est passé. Ce qui court au début ou à la fin d’un tour court aussi dans un tour passé.", "No orders in the passed turn, nor later while the general in chief is off the table; in the enemy turn in which he falls, defence orders may still be given. The officer whose place he takes leaves play. If lost in his own turn, that turn goes on and the next is passed. What runs at a turn’s start or end runs in a passed turn too."),
        books: [
            Some(BookEntry { section: "4 · Perte du Général en chef", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("L’officier dont le général en chef prend la place quitte le jeu. S’il est perdu pendant son propre tour, ce tour s’achève et le suivant est passé. Éléphants en panique et dettes de repli suivent leur cours, même dans un tour passé.", "The officer whose place the general in chief takes leaves play. If lost in his own turn, that turn goes on and the next is passed. Panicking elephants and retreat debts run on, even in a passed turn.")) }),
            Some(BookEntry { section: "6 · Perte du Général en chef", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Aucun ordre dans le tour passé, ni ensuite tant que le général en chef n’est pas sur la table. L’officier dont il prend la place quitte le jeu. S’il est perdu pendant son propre tour, ce tour s’achève et le suivant est passé. Éléphants en panique, feux, dettes de repli et marqueurs suivent leur cours, même dans un tour passé.", "No orders in the passed turn, nor later while the general in chief is off the table. The officer whose place he takes leaves play. If lost in his own turn, that turn goes on and the next is passed. Panicking elephants, fires, retreat debts and markers run on, even in a passed turn.")) }),
            Some(BookEntry { section: "4 · Perte du Général en chef", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Aucun ordre dans le tour passé, ni ensuite tant que le général en chef n’est pas sur la table\u{a0}; dans le tour ennemi où il tombe, les ordres de défense restent permis. L’officier dont il prend la place quitte le jeu. S’il est perdu pendant son propre tour, ce tour s’achève et le suivant est passé. Les éléphants en panique fuient, même dans un tour passé.", "No orders in the passed turn, nor later while the general in chief is off the table; in the enemy turn in which he falls, defence orders may still be given. The officer whose place he takes leaves play. If lost in his own turn, that turn goes on and the next is passed. Panicking elephants flee even in a passed turn.")) }),
            Some(BookEntry { section: "4 · Perte du Général en chef", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: Some(Words::new("Aucun ordre dans le tour passé, ni ensuite tant que le général en chef n’est pas sur la table\u{a0}; dans le tour ennemi où il tombe, les ordres de défense restent permis. L’officier dont il prend la place quitte le jeu. S’il est perdu pendant son propre tour, ce tour s’achève et le suivant est passé. Éléphants en panique, feux et marqueurs suivent leur cours, même dans un tour passé.", "No orders in the passed turn, nor later while the general in chief is off the table; in the enemy turn in which he falls, defence orders may still be given. The officer whose place he takes leaves play. If lost in his own turn, that turn goes on and the next is passed. Panicking elephants, fires and markers run on, even in a passed turn.")) }),
        ],
    },
    RegisterEntry {
        id: "TRP-F",
        name: "TroopsFrederic",
        status: Status::ByType,
        text: Words::new("Dés\u{a0}: infanterie légère 2, de ligne 3\u{a0}; cavalerie légère 2, moyenne 3, lourde 4, super-lourde 3\u{a0}; éléphants 5 ou 6\u{a0}; artillerie 3 (2 avec un seul élément), portée 2 à 5\u{a0}; fusils rayés, portée 2. Mouvement\u{a0}: infanterie légère 2, de ligne 1 (2 sans combat)\u{a0}; cavalerie 4, 3, 3, 2\u{a0}; chamellerie 3, super-lourde 2\u{a0}; éléphants 2\u{a0}; officier seul 3.", "Dice: light infantry 2, line 3; cavalry light 2, medium 3, heavy 4, super-heavy 3; elephants 5 or 6; artillery 3 (2 with a single element), range 2 to 5; rifles, range 2. Movement: light infantry 2, line 1 (2 without combat); cavalry 4, 3, 3, 2; camelry 3, 3, 3, 2; elephants 2; officer alone 3."),
        books: [
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[9], status: None, text: None }),
            None,
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "TRP-J",
        name: "TroopsJomini",
        status: Status::ByType,
        text: Words::new("Dés\u{a0}: infanterie légère 2, de ligne 3, irréguliers 2\u{a0}; cavalerie légère 2, moyenne 3, lourde 4, super-lourde 3\u{a0}; éléphants 5 ou 6\u{a0}; artillerie toujours 3, portée 2 à 5\u{a0}; fusils rayés, portée 2. Mouvement\u{a0}: infanterie légère 2, de ligne 1 (2 sans combat)\u{a0}; cavalerie 4, 3, 3, 2\u{a0}; artillerie à cheval 3, 2, 1\u{a0}; éléphants 2\u{a0}; officier seul 3.", "Dice: light infantry 2, line 3, irregulars 2; cavalry light 2, medium 3, heavy 4, super-heavy 3; elephants 5 or 6; artillery always 3, range 2 to 5; rifles, range 2. Movement: light infantry 2, line 1 (2 without combat); cavalry 4, 3, 3, 2; horse guns 3, 2, 1; elephants 2; officer alone 3."),
        books: [
            None,
            None,
            Some(BookEntry { section: "4 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            None,
        ],
    },
    RegisterEntry {
        id: "TRP-P",
        name: "TroopsPanache",
        status: Status::ByType,
        text: Words::new("Dés de mêlée\u{a0}: infanterie 3, gens de pied légers 2, piques 1 par élément, cavalerie 3, éléphants 5. Tir\u{a0}: arquebuses et mousquets 3, arcs 2, lance-feu 4, tous à portée 2\u{a0}; canons 3 (2 avec un seul élément), portée 2 à 6, mêlée 3, riposte 2 (très lourds ou tractés par éléphants\u{a0}: en mêlée comme au tir)\u{a0}; fusées 3, mêlée 2. Mouvement du très léger au très lourd\u{a0}: à pied 3, 2, 1 (2 sans combat), 1 (2 sans combat), 1\u{a0}; cavalerie 4, 4, 3, 3, 2.", "Melee dice: infantry 3, light foot 2, pikes 1 per element, cavalry 3, elephants 5. Fire: shot 3, bows 2, fire-throwers 4, all at range 2; guns 3 (2 with a single element), range 2 to 6, melee 3, riposte 2 (very heavy or drawn by elephants: melee as fire); rockets 3, melee 2. Movement, very light to very heavy: foot 3, 2, 1 (2 without combat), 1 (2 without combat), 1; cavalry 4, 4, 3, 3, 2."),
        books: [
            None,
            Some(BookEntry { section: "6 · Les données du combat par types de troupes", source: enum_set!(Source::Text | Source::Edition), rulings: &[7, 18], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "TRP-T",
        name: "TroopsThucidide",
        status: Status::ByType,
        text: Words::new("Dés en assaut/mêlée\u{a0}: épée 3/3, lance 3/2, pique 4/2, arme de jet lourde 4/3, cavalerie 3/2, lanciers 4/2, cataphractaires 4/3, chars à faux 5/1, éléphants 5/4. Tir portée/dés\u{a0}: javelot 2/2, arc et fronde 3/2, arc long 4/2, baliste 4/2, pierrier 5/3. Mouvement du très léger au très lourd\u{a0}: à pied 3, 2, 1 (2 sans combat), 1 (2), 1\u{a0}; cavalerie 4, 4, 3, 3, 2.", "Assault/melee dice: sword 3/3, spear 3/2, pike 4/2, heavy throwing weapon 4/3, cavalry 3/2, lancers 4/2, cataphracts 4/3, scythed chariots 5/1, elephants 5/4. Fire range/dice: javelin 2/2, bow and sling 3/2, longbow 4/2, bolt-thrower 4/2, stone-thrower 5/3. Movement, very light to very heavy: foot 3, 2, 1 (2 without combat), 1 (2), 1; cavalry 4, 4, 3, 3, 2."),
        books: [
            None,
            None,
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-CLEAR",
        name: "Clear",
        status: Status::ByType,
        text: Words::new("Terrain clair\u{a0}: aucun effet sur le mouvement, la vue ni le combat.", "Clear ground: no effect on movement, sight or combat."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-HILL",
        name: "Hill",
        status: Status::Played,
        text: Words::new("Colline\u{a0}: ne gêne pas la marche, bloque la vue au même niveau. En mêlée contre une unité plus haute, 2 dés au plus. La hauteur décide qui est plus bas pour le suivi.", "Hill: does not hinder movement, blocks sight at the same level. Melee uphill is limited to 2 dice. Height decides who stands lower for follow-up."),
        books: [
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Ligne de mire", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-FOREST",
        name: "Forest",
        status: Status::Played,
        text: Words::new("Forêt, terrain accidenté\u{a0}: arrêt en entrant, artillerie par la route seulement, vue bloquée. 2 dés au plus en mêlée quand on y attaque ou qu’on en sort, et au tir contre elle.", "Forest, rough: stop on entering, artillery by road only, sight blocked. Limit of 2 dice for melee into it or out of it, and for fire at a target inside."),
        books: [
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-HABITATIONS",
        name: "Habitations",
        status: Status::Played,
        text: Words::new("Habitations, terrain accidenté\u{a0}: arrêt en entrant, artillerie par la route seulement, vue bloquée. 2 dés au plus contre elles, mêlée ou tir. L’infanterie attaquée y est toujours soutenue.", "Habitations, rough: stop on entering, artillery by road only, sight blocked. At most 2 dice against them, melee or fire. Infantry attacked there is always supported."),
        books: [
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-MARSH",
        name: "Marsh",
        status: Status::Played,
        text: Words::new("Marais, terrain accidenté\u{a0}: arrêt en entrant, artillerie par la route seulement, vue libre. 2 dés au plus en mêlée vers le marais ou depuis le marais.", "Marsh, rough: stop on entering, artillery by road only, sight free. Limit of 2 dice for melee into it or out of it."),
        books: [
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-ROCKS",
        name: "Rocks",
        status: Status::Played,
        text: Words::new("Rocailles, terrain accidenté\u{a0}: arrêt en entrant, artillerie par la route seulement, vue libre. Les troupes montées ont 2 dés au plus en mêlée vers les rocailles ou depuis elles.", "Rocks, rough: stop on entering, artillery by road only, sight free. Mounted troops are limited to 2 dice for melee into them or out of them."),
        books: [
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-SAND",
        name: "Sand",
        status: Status::Played,
        text: Words::new("Sable\u{a0}: 2 hexagones au plus par tour, sauf pour les chameaux, qui n’y sont pas gênés. Rien pour la vue ni pour le nombre de dés.", "Sand: at most 2 hexes a turn, except for camels, which are not hindered. Nothing for sight or for the number of dice."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Sable\u{a0}: 2 hexagones au plus par tour, sauf pour les chameaux, qui n’y sont pas gênés. Rien pour la vue ni pour le nombre de dés\u{a0}; pour ceux qu’il ralentit, il compte comme accidenté quant aux avantages tactiques.", "Sand: at most 2 hexes a turn, except for camels, which are not hindered. Nothing for sight or for the number of dice; for those it slows it is rough as to tactical advantages.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-SNOW",
        name: "Snow",
        status: Status::Played,
        text: Words::new("Neige\u{a0}: 2 hexagones au plus par tour pour tous. Rien pour la vue ni pour le nombre de dés.", "Snow: at most 2 hexes a turn for everyone. Nothing for sight or for the number of dice."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-MOUNTAIN",
        name: "Mountain",
        status: Status::Played,
        text: Words::new("Montagne et lac sont infranchissables. La montagne bloque la vue, le lac non.", "Mountain and lake are impassable. A mountain blocks sight, a lake does not."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-RIVER",
        name: "River",
        status: Status::Played,
        text: Words::new("Rivière\u{a0}: on ne la passe que par un pont ou un gué. Le gué arrête, et l’on a 2 dés au plus en mêlée depuis lui. Un pont sur la rivière n’impose aucune limite.", "River: crossed only by bridge or ford. A ford stops the move and limits melee from it to 2 dice. A bridge over the river sets no limit."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-LARGERIVER",
        name: "LargeRiver",
        status: Status::Played,
        text: Words::new("Grande rivière\u{a0}: on ne la passe que par un pont. En mêlée vers ce pont ou depuis ce pont, 2 dés au plus.", "Large river: crossed only by bridges. In melee onto or off such a bridge, at most 2 dice."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-STREAM",
        name: "Stream",
        status: Status::Played,
        text: Words::new("Ruisseau\u{a0}: guéable partout, mais on s’arrête en y entrant. 2 dés au plus en mêlée depuis le ruisseau, même sur une route.", "Stream: fordable everywhere, but entering it ends the move. Melee from it is limited to 2 dice, even on a road."),
        books: [
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-ROAD",
        name: "Road",
        status: Status::Played,
        text: Words::new("Route ou pont\u{a0}: un mouvement fait tout entier sur la route gagne 1 hexagone mais interdit de combattre. L’artillerie sur une route en terrain accidenté ne combat pas, pas même en riposte.", "Road or bridge: a move made wholly along the road gains 1 hex but forbids combat. Artillery on a road through rough terrain does not fight, not even in riposte."),
        books: [
            Some(BookEntry { section: "3 · Mouvement sur route", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "6 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "4 · Rappel des interdictions liées aux mouvements des unités", source: enum_set!(Source::Text), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "TER-PALISADE",
        name: "Palisade",
        status: Status::Played,
        text: Words::new("Palissade ou fossé, sur un côté d’hexagone\u{a0}: le franchir arrête\u{a0}; ni troupe montée ni artillerie ne passe, sinon par une porte. En mêlée par ce côté contre un défenseur à l’intérieur\u{a0}: 2 dés au plus, avantages tactiques manqués, et il ignore 1 drapeau. Une route qui le traverse y ouvre une porte\u{a0}: qui peut suivre la route y passe comme en terrain clair, montés et canons aussi\u{a0}; les attaques par ce côté restent celles de l’ouvrage.", "Palisade or ditch, on a hex side: crossing it ends the move; mounted troops and artillery cannot but by a gate. In melee across that side against a defender inside: at most 2 dice, tactical advantages miss, and he ignores 1 flag. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[23], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[23], status: None, text: Some(Words::new("Palissade ou fossé, sur un côté d’hexagone\u{a0}: le franchir arrête\u{a0}; ni troupe montée ni artillerie ne passe, sinon par une porte\u{a0}; les éléphants, si. En mêlée par ce côté contre un défenseur à l’intérieur\u{a0}: 2 dés au plus, et il ignore 1 drapeau. Une route qui le traverse y ouvre une porte\u{a0}: qui peut suivre la route y passe comme en terrain clair, montés et canons aussi\u{a0}; les attaques par ce côté restent celles de l’ouvrage.", "Palisade or ditch, on a hex side: crossing it ends the move; mounted troops and artillery cannot but by a gate; elephants can. In melee across that side against a defender inside: at most 2 dice, and he ignores 1 flag. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[23], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[23], status: None, text: Some(Words::new("Palissade ou fossé, sur un côté d’hexagone\u{a0}: le franchir arrête\u{a0}; ni troupe montée ni artillerie ne passe, sinon par une porte\u{a0}; les éléphants, si. Pas d’assaut par ce côté, dans aucun sens. En mêlée contre un défenseur à l’intérieur\u{a0}: 2 dés au plus, avantages tactiques manqués, et il ignore 1 drapeau. Une route qui le traverse y ouvre une porte\u{a0}: qui peut suivre la route y passe comme en terrain clair, montés et canons aussi\u{a0}; les attaques par ce côté restent celles de l’ouvrage.", "Palisade or ditch, on a hex side: crossing it ends the move; mounted troops and artillery cannot but by a gate; elephants can. No assault across that side, either way. In melee against a defender inside: at most 2 dice, tactical advantages miss, and he ignores 1 flag. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work.")) }),
        ],
    },
    RegisterEntry {
        id: "TER-FORTIFICATION",
        name: "Fortification",
        status: Status::Played,
        text: Words::new("Fortification, sur un côté d’hexagone\u{a0}: franchie à pied seulement, avec arrêt, sinon par une porte. En mêlée, effet de palissade pour le défenseur à l’intérieur\u{a0}; aucune troupe montée n’attaque à travers. Tir entrant par ce côté, sauf artillerie\u{a0}: avantages tactiques manqués. Une route qui la traverse y ouvre une porte\u{a0}: qui peut suivre la route y passe comme en terrain clair, montés et canons aussi\u{a0}; les attaques par ce côté restent celles de l’ouvrage.", "Fortification, on a hex side: crossed on foot only, with a stop, or by a gate. In melee, palisade effect for the defender inside; no mounted attack across it. Fire entering by that side, artillery apart: tactical advantages miss. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work."),
        books: [
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[22, 23], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[23], status: None, text: Some(Words::new("Fortification, sur un côté d’hexagone\u{a0}: franchie à pied seulement, avec arrêt, sinon par une porte\u{a0}; les éléphants ne l’escaladent pas. En mêlée par ce côté, le défenseur à l’intérieur a l’effet de palissade\u{a0}; aucune troupe montée n’attaque à travers. Une route qui la traverse y ouvre une porte\u{a0}: qui peut suivre la route y passe comme en terrain clair, montés et canons aussi\u{a0}; les attaques par ce côté restent celles de l’ouvrage.", "Fortification, on a hex side: crossed on foot only, with a stop, or by a gate; elephants do not climb it. In melee across that side the defender inside has the palisade effect; no mounted attack across it. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work.")) }),
            Some(BookEntry { section: "4 · Résultat des dés", source: enum_set!(Source::Text | Source::Edition), rulings: &[22, 23], status: None, text: None }),
            Some(BookEntry { section: "4 · Avantages tactiques", source: enum_set!(Source::Text | Source::Edition), rulings: &[22, 23], status: None, text: Some(Words::new("Fortification, sur un côté d’hexagone\u{a0}: franchie à pied seulement, avec arrêt, sinon par une porte\u{a0}; les éléphants ne l’escaladent pas. Ni assaut ni attaque montée à travers. En mêlée, effet de palissade pour le défenseur à l’intérieur. Tir entrant par ce côté, sauf artillerie\u{a0}: avantages tactiques manqués. Une route qui la traverse y ouvre une porte\u{a0}: qui peut suivre la route y passe comme en terrain clair, montés et canons aussi\u{a0}; les attaques par ce côté restent celles de l’ouvrage.", "Fortification, on a hex side: crossed on foot only, with a stop, or by a gate; elephants do not climb it. No assault and no mounted attack across it. In melee, palisade effect for the defender inside. Fire entering by that side, artillery apart: tactical advantages miss. A road across it is a gate: whoever may use the road passes there as in the clear, mounted and guns too; attacks across that side are still as across the work.")) }),
        ],
    },
    RegisterEntry {
        id: "TER-FIRE",
        name: "BurningHex",
        status: Status::Played,
        text: Words::new("Hexagone en feu\u{a0}: nul n’y entre et il bloque la vue. Une unité avec animaux adjacente perd 1 dé.", "Burning hex: nobody enters it and it blocks sight. A unit with animals next to it loses 1 die."),
        books: [
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ORD-1",
        name: "StartTokens",
        status: Status::Played,
        text: Words::new("Un camp commence avec autant de jetons d’ordre que le niveau de commandement de son général en chef. Il en gagne 1 par lettre d’ordre que ses dés lui donnent.", "A side starts with as many order tokens as its general in chief’s command level. It gains 1 for each order letter its dice give it."),
        books: [
            None,
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ORD-2",
        name: "OneOrderPerKind",
        status: Status::Played,
        text: Words::new("Un ordre de manœuvre par tour. Par combat, un ordre d’attaque à l’attaquant et un de défense au défenseur\u{a0}; en riposte, pas d’ordre d’attaque, mais l’unité qui la subit peut recevoir un ordre de défense. On paie d’abord, jamais moins de 1 jeton\u{a0}; ce que dit l’ordre l’emporte sur la règle.", "One manoeuvre order per turn. Per combat, one attack order for the attacker and one defence order for the defender; in a riposte no attack order, but the unit struck back at may be given a defence order. Pay first, never less than 1 token; what the order says overrides the rules."),
        books: [
            None,
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[13], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion), rulings: &[13], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ORD-3",
        name: "OrderCost",
        status: Status::Played,
        text: Words::new("Un chef dont l’influence atteint l’unité baisse le coût de 1. Les caractéristiques de chef l’abaissent ou l’élèvent de 1 selon le genre d’ordre. Le coût reste au moins 1.", "An officer whose influence reaches the unit lowers the cost by 1. Leader traits lower or raise it by 1 for their kind of order. The cost is at least 1."),
        books: [
            None,
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ORD-4",
        name: "ManoeuvreOrders",
        status: Status::Played,
        text: Words::new("Manœuvre\u{a0}: monter ou mettre pied à terre 1\u{a0}; reconnaissance 1\u{a0}; marche forcée 2 (+1 hexagone)\u{a0}; coureurs des bois 2 par hexagone\u{a0}; dépêche 3 (une unité de plus)\u{a0}; attaque combinée 4 (armes mêlées)\u{a0}; manœuvre 4 (activation à toute distance)\u{a0}; en avant, marche 5 (+1 hexagone à tout un groupe)\u{a0}; assaut général 10 (second commandement)\u{a0}; ralliement 2 par élément.", "Manoeuvre: mount or dismount 1; reconnaissance 1; forced march 2 (+1 hex); woodsmen 2 per hex; dispatch 3 (one more unit); combined attack 4 (mixed arms); manoeuvre 4 (activation at any distance); forward march 5 (+1 hex for a whole group); general assault 10 (second command phase); rally 2 per element."),
        books: [
            None,
            None,
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "compagnon", source: enum_set!(Source::Companion | Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ORD-5",
        name: "AttackOrders",
        status: Status::Played,
        text: Words::new("Attaque\u{a0}: feu soutenu 2 (+1 dé au tir)\u{a0}; charge 2 (+1 dé, troupe montée en mêlée)\u{a0}; à l’arme blanche 2 (+1 dé, infanterie en mêlée)\u{a0}; à outrance 4 (+2 dés, tout combat)\u{a0}; sans répit 3 (une poursuite pour qui n’y a pas droit, ou une seconde).", "Attack: steady fire 2 (fire with +1 die); charge 2 (mounted melee with +1 die); cold steel 2 (infantry melee with +1 die); all-out 4 (any combat with +2 dice); press on 3 (a pursuit for a unit with no right to one, or a second one)."),
        books: [
            None,
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "ORD-6",
        name: "DefenceOrders",
        status: Status::Played,
        text: Words::new("Défense\u{a0}: tenir ferme 1 (un drapeau de plus ignoré)\u{a0}; à couvert 2 (−1 dé au tir ennemi)\u{a0}; embuscade 3 (la riposte, si elle est permise, passe avant l’attaque)\u{a0}; contre-charge 3 (un défenseur monté riposte mieux). Ni embuscade ni contre-charge contre une riposte.", "Defence: stand fast 1 (one flag more ignored); take cover 2 (enemy fire −1 die); ambush 3 (the riposte, if allowed, comes before the attack); counter-charge 3 (a mounted defender ripostes the better). Neither ambush nor counter-charge against a riposte."),
        books: [
            None,
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Défense\u{a0}: tenir ferme 1 (un drapeau de plus ignoré)\u{a0}; à couvert 2 (−1 dé au tir ennemi)\u{a0}; former le carré 2 (infanterie de ligne en terrain clair contre troupe montée\u{a0}: −1 dé, avantages tactiques manqués, pas de riposte)\u{a0}; embuscade 3 (la riposte, si elle est permise, passe avant l’attaque)\u{a0}; contre-charge 3 (un défenseur monté riposte sans être soutenu). Ni embuscade ni contre-charge contre une riposte.", "Defence: stand fast 1 (one flag more ignored); take cover 2 (enemy fire −1 die); square 2 (line infantry in clear against mounted: −1 die, tactical advantages miss, no riposte); ambush 3 (the riposte, if allowed, comes before the attack); counter-charge 3 (a mounted defender ripostes unsupported). Neither ambush nor counter-charge against a riposte.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Défense\u{a0}: tenir ferme 1 (un drapeau de plus ignoré)\u{a0}; à couvert 2 (−1 dé au tir ennemi)\u{a0}; embuscade 3 (la riposte, si elle est permise, passe avant l’attaque)\u{a0}; contre-charge 3 (un défenseur monté a 1 dé de plus à sa riposte). Ni embuscade ni contre-charge contre une riposte.", "Defence: stand fast 1 (one flag more ignored); take cover 2 (enemy fire −1 die); ambush 3 (the riposte, if allowed, comes before the attack); counter-charge 3 (a mounted defender has 1 die more in its riposte). Neither ambush nor counter-charge against a riposte.")) }),
        ],
    },
    RegisterEntry {
        id: "ORD-7",
        name: "Ducats",
        status: Status::Played,
        text: Words::new("Un camp commence avec autant de ducats que son niveau de commandement et en gagne 1 par face ducat. Ils n’achètent que des ordres de manœuvre.", "A side starts with as many ducats as its command level and gains 1 per ducat face. Nothing but manoeuvre orders can be bought with them."),
        books: [
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "PRC-1",
        name: "CountedAtTheRoll",
        status: Status::Played,
        text: Words::new("Tout ce que valent les dés se juge au moment du jet\u{a0}; les effets s’appliquent ensuite dans l’ordre fixé.", "Everything the dice are worth is judged at the moment of the roll; effects are then applied in the set order."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-2",
        name: "DestroyedOwesNothing",
        status: Status::Played,
        text: Words::new("Une unité détruite n’a plus de repli à faire\u{a0}; les résultats en trop sont perdus.", "A destroyed unit has no retreat left to make; results beyond that are wasted."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-3",
        name: "HitsCancelled",
        status: Status::Played,
        text: Words::new("Le «\u{a0}−1 touche\u{a0}» s’ôte des touches simples seulement, sans descendre sous 0\u{a0}; drapeaux et ducats restent.", "The −1 hit is taken from plain hits alone, never below 0; flags and ducats stay."),
        books: [
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "PRC-4",
        name: "NoDiceNoAttack",
        status: Status::Played,
        text: Words::new("À 0 dé, une attaque ne peut pas être annoncée et une riposte n’a pas lieu.", "With 0 dice an attack cannot be announced and a riposte does not take place."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-5",
        name: "RiposteOptional",
        status: Status::Played,
        text: Words::new("Riposter est facultatif. Ni un mouvement qui interdit d’attaquer ni les dés perdus en bougeant n’y comptent\u{a0}; mais une artillerie sur une route en terrain accidenté ne combat pas, donc ne riposte pas. Le terrain joue comme dans une attaque, de l’hexagone de l’unité qui riposte vers celui de l’attaquant.", "A riposte is optional. Neither a move that bars from attacking nor dice lost by moving count in it; but artillery on a road through rough ground does not fight, so does not riposte. Terrain works as in any attack, from the riposting unit’s hex into the attacker’s."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[16], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[16], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[16], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[16], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-6",
        name: "EdgeRowRetreat",
        status: Status::Played,
        text: Words::new("Sur la dernière rangée de son bord, chaque hexagone de repli dû coûte un élément.", "On the last row of its own edge, each hex of retreat owed costs one element."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-7",
        name: "WhatBlocksRetreat",
        status: Status::Played,
        text: Words::new("Un éléphant en panique barre le repli. Un officier ami seul ne le barre pas\u{a0}; un officier ennemi seul sur le chemin s’enfuit.", "A panicking elephant blocks a retreat. A lone friendly officer does not; a lone enemy officer in the way flees."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Un éléphant en panique ou un hexagone en feu barre le repli. Un officier ami seul ne le barre pas\u{a0}; un officier ennemi seul sur le chemin s’enfuit.", "A panicking elephant or a burning hex blocks a retreat. A lone friendly officer does not; a lone enemy officer in the way flees.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("Un éléphant en panique ou un hexagone en feu barre le repli. Un officier ami seul ne le barre pas\u{a0}; un officier ennemi seul sur le chemin s’enfuit.", "A panicking elephant or a burning hex blocks a retreat. A lone friendly officer does not; a lone enemy officer in the way flees.")) }),
        ],
    },
    RegisterEntry {
        id: "PRC-8",
        name: "OfficersFollow",
        status: Status::Played,
        text: Words::new("Les officiers vont avec leur unité. Si elle périt faute de pouvoir se replier, ils fuient depuis le dernier hexagone atteint.", "Officers go with their unit. If it dies because it cannot retreat, they flee from the last hex it reached."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-9",
        name: "DebtFromOwnTurn",
        status: Status::Played,
        text: Words::new("Une artillerie repoussée pendant son propre tour paie ces hexagones à son tour d’après.", "Artillery pushed back during its own turn pays for those hexes in its next one."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "PRC-10",
        name: "EvadeProcedure",
        status: Status::Played,
        text: Words::new("Hexagones d’esquive non parcourus\u{a0}: pertes avant le jet\u{a0}; unité détruite, combat fini. Sinon l’attaque est recomptée, poids inversé, terrain et positions de l’annonce. On peut esquiver encore, jamais riposter.", "Evade hexes not made are losses before the roll; if destroyed, the combat ends. Else the attack is recounted: inverted weight, terrain and positions as announced. A unit may evade again, never riposte."),
        books: [
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-11",
        name: "PanicProcedure",
        status: Status::Played,
        text: Words::new("L’éléphant en panique attaque à 3 dés, sous les seules limites de terrain. Sa cible se replie vers son propre bord, peut ignorer des drapeaux et riposter\u{a0}; si la voie ne s’ouvre pas, il est retiré. Attaqué, il a 1 élément, fuit de 1 hexagone par coup au moral et ne riposte pas. Il quitte le jeu en sortant de la table, non sur la dernière rangée. Une unité d’un seul élément est éliminée dès qu’elle panique.", "A panicking elephant attacks with 3 dice, under terrain limits only. Its target retreats to its own edge, may ignore flags and riposte; if the way does not open, the elephant is removed. Attacked, it has 1 element, flees 1 hex per morale hit and does not riposte. It is removed on leaving the table, not on the edge row. A unit of a single element is eliminated as soon as it panics."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("L’éléphant en panique attaque à 3 dés, sous les seules limites de terrain\u{a0}; un avantage tactique touche, sauf contre l’effet de palissade. Sa cible se replie vers son propre bord, peut ignorer des drapeaux et riposter\u{a0}; si la voie ne s’ouvre pas, il est retiré. Attaqué, il a 1 élément, touché au symbole cavalerie, fuit de 1 hexagone par coup au moral et ne riposte pas. Il quitte le jeu en sortant de la table, non sur la dernière rangée. Une unité d’un seul élément est éliminée dès qu’elle panique.", "A panicking elephant attacks with 3 dice, under terrain limits only; a tactical advantage hits, except against the palisade effect. Its target retreats to its own edge, may ignore flags and riposte; if the way does not open, the elephant is removed. Attacked, it has 1 element, hit by cavalry symbols, flees 1 hex per morale hit and does not riposte. It is removed on leaving the table, not on the edge row. A unit of a single element is eliminated as soon as it panics.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("L’éléphant en panique attaque à 3 dés, sous les seules limites de terrain. Sa cible se replie vers son propre bord, peut ignorer des drapeaux et riposter\u{a0}; si la voie ne s’ouvre pas, il est retiré. Attaqué, il a 1 élément, perdu à toute touche, fuit de 1 hexagone par coup au moral et ne riposte pas. Il quitte le jeu en sortant de la table, non sur la dernière rangée. Une unité d’un seul élément est éliminée dès qu’elle panique.", "A panicking elephant attacks with 3 dice, under terrain limits only. Its target retreats to its own edge, may ignore flags and riposte; if the way does not open, the elephant is removed. Attacked, it has 1 element, lost to any hit, flees 1 hex per morale hit and does not riposte. It is removed on leaving the table, not on the edge row. A unit of a single element is eliminated as soon as it panics.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("L’éléphant en panique attaque à 3 dés, sous les seules limites de terrain\u{a0}; un avantage tactique touche, sauf contre l’effet de palissade. Sa cible se replie vers son propre bord, peut ignorer des drapeaux et riposter\u{a0}; si la voie ne s’ouvre pas, il est retiré. Attaqué, il a 1 élément, touché au symbole cavalerie, fuit de 1 hexagone par coup au moral et ne riposte pas. Il quitte le jeu en sortant de la table, non sur la dernière rangée. Une unité d’un seul élément est éliminée dès qu’elle panique.", "A panicking elephant attacks with 3 dice, under terrain limits only; a tactical advantage hits, except against the palisade effect. Its target retreats to its own edge, may ignore flags and riposte; if the way does not open, the elephant is removed. Attacked, it has 1 element, hit by cavalry symbols, flees 1 hex per morale hit and does not riposte. It is removed on leaving the table, not on the edge row. A unit of a single element is eliminated as soon as it panics.")) }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: Some(Words::new("L’éléphant en panique attaque à 3 dés, sous les seules limites de terrain\u{a0}; un avantage tactique touche, sauf contre l’effet de palissade. Sa cible se replie vers son propre bord, peut ignorer des drapeaux et riposter\u{a0}; si la voie ne s’ouvre pas, il est retiré. Attaqué, il a 1 élément, du poids de son unité, fuit de 1 hexagone par coup au moral et ne riposte pas. Il quitte le jeu en sortant de la table, non sur la dernière rangée. Une unité d’un seul élément est éliminée dès qu’elle panique.", "A panicking elephant attacks with 3 dice, under terrain limits only; a tactical advantage hits, except against the palisade effect. Its target retreats to its own edge, may ignore flags and riposte; if the way does not open, the elephant is removed. Attacked, it has 1 element, of its unit’s weight, flees 1 hex per morale hit and does not riposte. It is removed on leaving the table, not on the edge row. A unit of a single element is eliminated as soon as it panics.")) }),
        ],
    },
    RegisterEntry {
        id: "PRC-12",
        name: "DispersionHexes",
        status: Status::Played,
        text: Words::new("Trop court\u{a0}: l’hexagone voisin de la cible le plus proche de 135° à droite de la ligne de tir\u{a0}; trop long\u{a0}: l’opposé. L’unité qui s’y trouve prend tout, avec son poids et son soutien\u{a0}; hexagone vide ou hors table\u{a0}: rien.", "Short: of the hexes around the target, the one nearest 135° clockwise from the firing line; long: the opposite one. A unit there takes it all, by its own weight and support; if there is none, the shot is lost."),
        books: [
            None,
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "PRC-13",
        name: "BorderShadows",
        status: Status::Played,
        text: Words::new("Quand la ligne suit un bord d’hexagones, chaque côté doit cacher la cible, ombres comprises\u{a0}; le bord de table est un côté ouvert.", "When the line runs along hex borders, each side must hide the target, shadows included; the table edge is an open side."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-14",
        name: "FrontRankProcedure",
        status: Status::Played,
        text: Words::new("Le premier rang s’annonce au compte des dés. Ensuite, chaque perte de l’unité dans ce combat, quelle qu’en soit la cause, fait tester l’officier aussitôt, avant toute fuite.", "The front rank is announced when dice are counted. From then on each loss of the unit in that combat, whatever its cause, tests the officer at once, before any flight."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            None,
            None,
        ],
    },
    RegisterEntry {
        id: "PRC-15",
        name: "CharactersFleeInTurn",
        status: Status::Played,
        text: Words::new("Les personnages fuient un à un, dans l’ordre voulu par leur joueur, avant le suivi, à travers leurs amis s’il le faut. Un officier seul ne masque, ne soutient, ne bloque rien et n’interdit pas le tir. Un officier qui bouge seul passe un officier ennemi seul\u{a0}; celui qui fuit ne le passe pas.", "Before any follow-up, characters flee in turn as their owner decides, through friends if need be. A lone officer does not mask, support or block, and does not forbid fire. An officer moving alone passes a lone enemy officer; one who flees does not."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-16",
        name: "WagonFortMemory",
        status: Status::Played,
        text: Words::new("Pour s’abriter dans ses chariots, une unité ne doit pas avoir bougé à sa dernière phase de mouvement\u{a0}; un repli ne compte pas.", "To shelter in its wagons a unit must not have moved in its own last movement phase; a retreat does not count."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-17",
        name: "HigherAndLower",
        status: Status::Played,
        text: Words::new("Plus haut et plus bas se jugent en comparant le niveau de colline des deux hexagones.", "Higher and lower are judged by comparing the hill levels of the two hexes."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
    RegisterEntry {
        id: "PRC-18",
        name: "VictoryBothSides",
        status: Status::Played,
        text: Words::new("À la fin de chaque tour, on vérifie la victoire des deux camps.", "At the end of every turn, victory is checked for both sides."),
        books: [
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
            Some(BookEntry { section: "édition", source: enum_set!(Source::Edition), rulings: &[], status: None, text: None }),
        ],
    },
];
