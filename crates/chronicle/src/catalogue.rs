//! The catalogues of messages: one Fluent file a language, built into the program.

use crate::grammar::Noun;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rulebook::Language;
use std::sync::LazyLock;
use strum::{EnumIter, IntoStaticStr};

type Bundle = FluentBundle<FluentResource>;

/// The French catalogue, as written.
pub(crate) const FRENCH: &str = include_str!("../messages/fr.ftl");
/// The English catalogue, as written.
pub(crate) const ENGLISH: &str = include_str!("../messages/en.ftl");

static FRENCH_BUNDLE: LazyLock<Bundle> = LazyLock::new(|| bundle("fr", FRENCH));
static ENGLISH_BUNDLE: LazyLock<Bundle> = LazyLock::new(|| bundle("en", ENGLISH));

fn bundle(language: &str, source: &str) -> Bundle {
    let language = language.parse().expect("fr and en are language names");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that isolate arguments would stand between a name and its full stop.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_owned()).expect("a test parses both catalogues");
    bundle.add_resource(resource).expect("a test finds no key twice");
    bundle
}

fn bundle_of(language: Language) -> &'static Bundle {
    match language {
        Language::Fr => &FRENCH_BUNDLE,
        Language::En => &ENGLISH_BUNDLE,
    }
}

#[cfg(test)]
thread_local! {
    /// Every message said so far, so that a test can find one that nothing says.
    pub(crate) static SAID: std::cell::RefCell<std::collections::BTreeSet<String>> = std::cell::RefCell::default();
}

/// What a message is filled in with.
#[derive(Default)]
pub(crate) struct Args(FluentArgs<'static>);

impl Args {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// A name: `$who` with its article, `$who-of`, and `$who-g`, `$who-n` to agree with.
    pub(crate) fn noun(mut self, key: &str, noun: &Noun) -> Self {
        self.0.set(key.to_owned(), noun.plain.clone());
        self.0.set(format!("{key}-of"), noun.of.clone());
        self.0.set(format!("{key}-g"), noun.agreement());
        self.0.set(format!("{key}-n"), noun.number_key());
        self
    }

    /// A number of things, which chooses singular or plural.
    pub(crate) fn count(mut self, key: &str, count: impl Into<u32>) -> Self {
        self.0.set(key.to_owned(), FluentValue::from(count.into()));
        self
    }

    /// A text that fits anywhere: a hex, a number with its sign, a list already made.
    pub(crate) fn text(mut self, key: &str, text: impl Into<String>) -> Self {
        self.0.set(key.to_owned(), text.into());
        self
    }
}

/// A message in one language.
pub(crate) fn say(language: Language, message: Message, args: &Args) -> String {
    say_key(language, message.into(), args).unwrap_or_else(|| {
        debug_assert!(false, "{message:?} is in no catalogue");
        String::new()
    })
}

/// The message of a key made at run time: a label of a clause, a face. Nothing if the catalogue has none.
pub(crate) fn say_key(language: Language, key: &str, args: &Args) -> Option<String> {
    #[cfg(test)]
    SAID.with_borrow_mut(|said| said.insert(key.to_owned()));
    let bundle = bundle_of(language);
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args.0), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key} in {language}: {errors:?}");
    Some(text)
}

/// Every message the code asks for by name; labels of clauses and faces are asked for by their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Message {
    // Turns and phases.
    Turn,
    TurnPassed,
    GeneralPutOff,
    PhaseCommand,
    PhaseMovement,
    PhaseCombat,
    PhaseEnd,
    // Command.
    Activates,
    EntersAction,
    ActivatesAndGoes,
    SetsOff,
    StaffTested,
    StaffDelays,
    MessengersArrive,
    MessengersLate,
    Tokens,
    Ducats,
    OrderBare,
    OrderUnit,
    OrderDispatch,
    OrderFreeDispatch,
    OrderRally,
    OrderReconnaissance,
    Gains,
    // Movement.
    MoveFirst,
    MoveNext,
    MoveBack,
    MoveByRoad,
    MoveMounted,
    MoveMountedByRoad,
    MoveAlong,
    MoveEnters,
    MoveLeaves,
    WagonForts,
    PlayedMarkers,
    // Combat.
    StrikeAttack,
    StrikeCharge,
    StrikeFire,
    StrikeCannonade,
    StrikePursuit,
    StrikeRiposte,
    StrikeElephant,
    StrikeResumed,
    StrikeEvader,
    WithFrontRank,
    WithOrder,
    AgainstOrder,
    AttackLost,
    StrikeAlone,
    StrikeDice,
    StrikeAccount,
    StrikeNoDice,
    AccountAdjust,
    AccountLimit,
    DiceNothing,
    DiceShow,
    DicePartly,
    FaceTimes,
    FaceHits,
    FaceShakes,
    FaceEarns,
    FaceUnconfirmed,
    HitCancelled,
    Confirmed,
    RocketsTrue,
    RocketsStray,
    RocketsOffTable,
    GunsHold,
    GunBursts,
    LastGunBursts,
    // What befalls a unit.
    Deeds,
    Loses,
    LosesLast,
    LosesBlocked,
    LosesLastBlocked,
    Destroyed,
    IgnoresFlags,
    BecauseSupported,
    BecauseHouses,
    BecauseOfficers,
    BecauseGuns,
    BecauseWagons,
    BecausePalisade,
    BecauseFortification,
    BecauseOrder,
    Retreats,
    RetreatsBy,
    RetreatsThrough,
    CannotRetreat,
    MustRetreat,
    Evades,
    EvadesNowhere,
    Indebted,
    FollowsUp,
    MustFollowUp,
    HoldsBack,
    Pursues,
    NobodyDeserts,
    SomeDesert,
    AllDesert,
    // Elephants.
    ReleasesElephants,
    GunsWithoutElephant,
    InfantryWithoutElephant,
    ElephantRuns,
    ElephantDriven,
    ElephantCornered,
    ElephantStands,
    ElephantKilled,
    ElephantOffTable,
    ElephantNoWay,
    // Officers.
    FrontRankSafe,
    FrontRankFalls,
    FrontRankGeneral,
    OfficerFlees,
    OfficerFleesWith,
    OfficerTaken,
    GeneralLost,
    GeneralReturns,
    GeneralReturnsFor,
    // Fire.
    HexIgnited,
    HexBurntOut,
    // The end.
    OverElimination,
    OverObjectives,
    OverExit,
    OverTurnLimit,
    OverDraw,
    // What a side was about.
    IntentSeizes,
    IntentConcentrates,
    IntentPersists,
    IntentAssaults,
    IntentShoots,
    IntentAttacks,
    IntentMakesFor,
    IntentCommits,
    IntentMasses,
    IntentMassesPlace,
    IntentAdvances,
    IntentWithdraws,
    IntentKeepsAway,
    IntentHolds,
    IntentStands,
    IntentWaits,
    IntentWingLeft,
    IntentWingCentre,
    IntentWingRight,
    IntentWingWhole,
    IntentOnLeft,
    IntentOnCentre,
    IntentOnRight,
    IntentOnWhole,
    // Questions.
    AskCommand,
    AskSelection,
    AskMovement,
    AskGoAlong,
    AskEnterWith,
    AskCombat,
    AskFrontRank,
    AskFrontRankMust,
    AskAttackOrder,
    AskDefenceOrder,
    AskDefenceOrderRiposte,
    AskEvade,
    AskIgnoreFlags,
    AskRetreat,
    AskFollowUp,
    AskPursue,
    AskPursueAttack,
    AskRiposte,
    AskFlee,
    AskWhoFlees,
    AskElephantWay,
    AskElephantFoe,
    AskReplaceGeneral,
    AskElephantOrder,
    AskDice,
    AskNothing,
    // Choices.
    ChooseActivate,
    ChooseSelect,
    ChooseEndSelection,
    ChooseOrder,
    ChooseOrderFor,
    ChooseOrderHexes,
    ChooseOrderElements,
    ChooseEndCommand,
    ChooseEnter,
    ChooseSweep,
    ChooseLeave,
    ChooseGoAlong,
    ChooseStayBehind,
    ChooseEnterWith,
    ChooseEnterLater,
    ChooseEndMovement,
    ChooseMelee,
    ChooseFire,
    ChooseEndCombat,
    ChooseFrontRank,
    ChooseNoFrontRank,
    ChooseNoOrder,
    ChooseEvade,
    ChooseStand,
    ChooseIgnoreFlags,
    ChooseIgnoreNone,
    ChooseHex,
    ChooseFollowUp,
    ChooseStay,
    ChooseStopHere,
    ChooseAttackTarget,
    ChooseNoPursuit,
    ChooseRiposte,
    ChooseNoRiposte,
    ChooseFlee,
    ChooseReplace,
    ChoosePutOff,
    // Refusals.
    Refused,
    // A unit's card.
    CardCommanded,
    CardUncommanded,
    // Why not.
    WhyOfficerFirst,
    WhySelectUnits,
    WhyCommandRange,
    WhyEnemy,
    WhyNobodyThere,
    WhySight,
    WhyBackEdge,
    WhyBackEnemy,
    WhyBackFriend,
    WhyBackGround,
    WhyBackBarred,
    WhyRange,
    WhyUnitFirst,
    WhyNoWay,
    WhyWayBarred,
    WhyNoTarget,
    WhyGroupDone,
    WhyGroupLater,
    WhyNotActivated,
    // Exercises.
    ExerciseWhom,
    ExerciseWho,
    ExerciseDice,
    ExerciseDiceUnled,
    ExerciseDiceUnordered,
    ExerciseRetreat,
    ExerciseFollowUp,
    ExerciseRiposte,
    ExerciseCall,
    ExerciseReach,
    ExerciseSight,
    ExerciseWithout,
    ExerciseCount,
    // What came of it, as short as can be.
    ResultLoses,
    ResultDestroyed,
    ResultRetreats,
    ResultMustRetreat,
    ResultIgnores,
    ResultFollows,
    ResultStays,
    ResultElephants,
}
