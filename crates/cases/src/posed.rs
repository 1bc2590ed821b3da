//! Positions that ask for a plan: a scene, what is at stake, the best answer, and what a long search found it worth.

use crate::names::{Names, need_camp, pending_words};
use crate::problem::{Fault, Problems, problem};
use crate::scene::{self, Scene};
use crate::script::{self, Action, ScriptStep};
use crate::words::Line;
use battle::{Actor, Battle, Camp, Cell, Command, OfficerId, Pending, Roll, Setup, SetupError, UnitId, View};
use reader::{Sentence, sentence};
use rulebook::{Arm, Book, Language, Rulebook, Words};
use speech::{Lexicon, Phrase, Speech};

/// What a position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Several blows on one enemy.
    Concentrate,
    /// A unit that would be lost.
    Save,
    /// The general in chief is safe.
    General,
    /// A hex that wins.
    Objective,
    /// Not to go where one is destroyed.
    Trap,
    /// Orders: when they are worth their price.
    Tokens,
    /// High ground.
    Hill,
    /// To give way before a blow, or not.
    Evade,
    /// Elephants let loose, shot, or kept away from.
    Elephants,
    /// Who strikes first.
    Sequence,
    /// Friends beside, room behind.
    Support,
    /// Where one gives ground.
    Retreat,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Concentrate,
        Self::Save,
        Self::General,
        Self::Objective,
        Self::Trap,
        Self::Tokens,
        Self::Hill,
        Self::Evade,
        Self::Elephants,
        Self::Sequence,
        Self::Support,
        Self::Retreat,
    ];

    /// The word in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Concentrate => "concentrate",
            Self::Save => "save",
            Self::General => "general",
            Self::Objective => "objective",
            Self::Trap => "trap",
            Self::Tokens => "tokens",
            Self::Hill => "hill",
            Self::Evade => "evade",
            Self::Elephants => "elephants",
            Self::Sequence => "sequence",
            Self::Support => "support",
            Self::Retreat => "retreat",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Concentrate => Words::new("concentrer ses coups", "concentrate"),
            Self::Save => Words::new("sauver une unité", "save a unit"),
            Self::General => Words::new("garder le général", "keep the general"),
            Self::Objective => Words::new("prendre l’objectif à temps", "take the objective in time"),
            Self::Trap => Words::new("ne pas courir au piège", "no pursuit into a trap"),
            Self::Tokens => Words::new("dépenser ou garder ses jetons", "spend or save tokens"),
            Self::Hill => Words::new("se servir de la colline", "use the hill"),
            Self::Evade => Words::new("esquiver", "evade"),
            Self::Elephants => Words::new("les éléphants", "elephants"),
            Self::Sequence => Words::new("qui frappe d’abord", "who strikes first"),
            Self::Support => Words::new("le soutien", "support"),
            Self::Retreat => Words::new("où se replier", "where to retreat"),
        }
    }
}

/// What a side plays for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The battle: what is reckoned is the chance of winning it, a draw counted as a half.
    Victory,
    /// All of these are still on the table, or left it of their own will, after so many turns of either side.
    Keep(Vec<Actor>, u8),
    /// Elements the enemy has lost less one's own, after so many turns of either side.
    Elements(u8),
}

/// Something true of the table, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A unit in a hex.
    UnitAt(UnitId, Cell),
    /// An officer in a hex.
    OfficerAt(OfficerId, Cell),
    /// An officer in the hex of a unit.
    With(OfficerId, UnitId),
    /// Two units beside each other.
    Beside(UnitId, UnitId),
    /// A unit within so many hexes of another.
    Within(UnitId, u8, UnitId),
    /// An officer within so many hexes of a unit.
    OfficerWithin(OfficerId, u8, UnitId),
    /// A supported unit.
    Supported(UnitId),
    /// An officer alone where an enemy can charge him.
    Exposed(OfficerId),
    /// At least so many tokens.
    Tokens(Camp, u8),
}

/// A look, and whether it has to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookFor {
    /// What is looked for.
    pub look: Look,
    /// Whether it has to be so.
    pub so: bool,
}

/// What is best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BestAnswer {
    /// One of these is said at once.
    Say(Vec<Command>),
    /// When the fight begins, all of one of these rows is so.
    Have(Vec<Vec<LookFor>>),
}

/// What a search found: in millionths, of a chance or of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvedWorth {
    /// The best answer.
    pub best: i64,
    /// The best of all others.
    pub next: i64,
}

/// A position that asks for a plan.
#[derive(Clone, Debug)]
pub struct PosedPosition {
    /// The file it stands in.
    pub file: String,
    /// The line it begins on.
    pub line: usize,
    /// Its name.
    pub id: String,
    /// What it is called.
    pub title: Sentence,
    /// What is asked.
    pub question: Sentence,
    /// What it is about.
    pub theme: Theme,
    /// What is at stake.
    pub stake: Stake,
    /// What is best.
    pub best: BestAnswer,
    /// What that is worth, once it is proved.
    pub proved: Option<ProvedWorth>,
    scene: Scene,
    /// What was said and rolled before the question.
    prelude: Vec<ScriptStep>,
}

impl PosedPosition {
    /// The battle, at its first question.
    ///
    /// # Errors
    /// When it cannot be set up.
    pub fn position(&self) -> Result<Battle, SetupError> {
        let mut battle = Battle::at(self.scene.setup.clone(), &self.scene.moment)?;
        battle.begin(&mut ());
        for step in &self.prelude {
            // What cannot be played was refused when the file was read.
            let _ = play(&mut battle, step, &self.scene.names);
        }
        Ok(battle)
    }

    /// What is set up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.scene.setup
    }

    /// Whose plan is asked for.
    #[must_use]
    pub fn camp(&self) -> Camp {
        self.asked().unwrap_or(self.scene.moment.active)
    }

    fn asked(&self) -> Option<Camp> {
        match self.position().ok()?.pending() {
            Pending::Decision(camp, _) => Some(camp),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    /// A command in the words of the file.
    #[must_use]
    pub fn said(&self, command: Command, view: &View<'_>) -> String {
        speech::written(command, Some(view), &self.scene.names, Language::En)
    }

    /// Where everybody of a camp stands, in a line.
    #[must_use]
    pub fn stands(&self, view: &View<'_>, camp: Camp) -> String {
        let names = &self.scene.names;
        let place = |cell: Option<Cell>| cell.map_or_else(|| "off".to_owned(), |cell| names.place(cell));
        let units = view.units_of(camp).map(|unit| format!("{} at {}", names.letter(unit), place(view.cell(unit))));
        let officers = view
            .officers_of(camp)
            .filter(|officer| view.officer_cell(*officer).is_some())
            .map(|officer| format!("{} at {}", names.officer_word(officer), place(view.officer_cell(officer))));
        units.chain(officers).collect::<Vec<_>>().join(", ")
    }

    /// Is the answer's row of looks so?
    #[must_use]
    pub fn is_so(&self, view: &View<'_>, rows: &[Vec<LookFor>]) -> bool {
        rows.iter().any(|row| row.iter().all(|wanted| wanted.look.is_so(view) == wanted.so))
    }
}

impl Look {
    fn is_so(self, view: &View<'_>) -> bool {
        let far = |one: UnitId, other: UnitId| view.cell(one).zip(view.cell(other)).map(|(a, b)| view.distance(a, b));
        match self {
            Self::UnitAt(unit, cell) => view.cell(unit) == Some(cell),
            Self::OfficerAt(officer, cell) => view.officer_cell(officer) == Some(cell),
            Self::With(officer, unit) => {
                view.officer_cell(officer).is_some() && view.officer_cell(officer) == view.cell(unit)
            }
            Self::Beside(one, other) => far(one, other) == Some(1),
            Self::Within(one, hexes, other) => far(one, other).is_some_and(|far| far <= u32::from(hexes)),
            Self::OfficerWithin(officer, hexes, unit) => {
                let places = view.officer_cell(officer).zip(view.cell(unit));
                places.is_some_and(|(one, other)| view.distance(one, other) <= u32::from(hexes))
            }
            Self::Supported(unit) => view.is_supported(unit),
            Self::Exposed(officer) => is_exposed(view, officer),
            Self::Tokens(camp, number) => u16::from(number) <= view.tokens(camp),
        }
    }
}

/// Plays a line of what came before the question.
fn play(battle: &mut Battle, step: &ScriptStep, names: &Names) -> Result<(), Fault> {
    let refused = |why: String| {
        Fault::new(sentence!(
            "«\u{a0}{}\u{a0}» ne peut pas être joué ici\u{a0}: {why}",
            "`{}` cannot be played here: {why}",
            step.text
        ))
    };
    match &step.action {
        Action::Say(speech) => {
            let command = speech.command(&battle.view(), names, Language::En)?;
            let asked = pending_words(battle.pending());
            battle.command(command, &mut ()).map_err(|refusal| refused(format!("{refusal}; {asked}")))
        }
        Action::Roll(dice) => {
            let Pending::Chance(chance) = battle.pending() else {
                return Err(refused(format!("no dice are asked; {}", pending_words(battle.pending()))));
            };
            let view = battle.view();
            let roll: Result<Roll, String> = dice.iter().map(|word| word.face(chance.purpose, &view)).collect();
            battle.roll(roll.map_err(refused)?, &mut ()).map_err(|error| refused(error.to_string()))
        }
        Action::Refused(..) | Action::May(_) | Action::Expect(_) | Action::BreakOff => {
            Err(refused("only commands and dice come before the question".to_owned()))
        }
    }
}

/// Is an officer alone where an enemy can charge him?
fn is_exposed(view: &View<'_>, officer: OfficerId) -> bool {
    let Some(at) = view.officer_cell(officer).filter(|_| view.is_alone(officer)) else { return false };
    let camp = view.setup().officer(officer).camp;
    view.units_of(camp.opposite()).any(|unit| {
        let troop = view.troop(unit);
        let charges = u32::from(troop.allowance.with_combat) + 1;
        troop.arm != Arm::Artillery && view.cell(unit).is_some_and(|from| view.distance(from, at) <= charges)
    })
}

/// Reads the positions of a file.
///
/// # Errors
/// Everything wrong with it, line by line.
pub fn parse_positions(file: &str, text: &str) -> Result<Vec<PosedPosition>, Problems> {
    let mut problems = Problems::default();
    let mut blocks: Vec<Vec<Line<'_>>> = Vec::new();
    for line in Line::all(text) {
        match (line, blocks.last_mut()) {
            (Ok(line), _) if line.text.split_whitespace().next() == Some("position") => blocks.push(vec![line]),
            (Ok(line), Some(block)) => block.push(line),
            (Ok(line), None) => problems.push(problem(file, line.number, no_position())),
            (Err((number, fault)), _) => problems.push(problem(file, number, fault)),
        }
    }
    let mut found = Vec::with_capacity(blocks.len());
    for block in &blocks {
        let mut note = |line, fault| problems.push(problem(file, line, fault));
        found.extend(read_position(file, block, &mut note));
    }
    if problems.is_empty() {
        return Ok(found);
    }
    problems.sort();
    Err(problems)
}

fn no_position() -> Fault {
    Fault::new(Sentence::new(
        "un fichier de positions commence par une position",
        "a file of positions begins with one",
    ))
    .expecting(Sentence::new("«\u{a0}position ID titre\u{a0}»", "`position ID title`"))
}

/// What is read before the scene.
struct Head {
    title: Sentence,
    question: Sentence,
    book: Option<Book>,
    theme: Option<Theme>,
}

fn read_position(file: &str, block: &[Line<'_>], note: &mut scene::Note<'_>) -> Option<PosedPosition> {
    let (first, lines) = block.split_first()?;
    let mut words = first.text.splitn(3, char::is_whitespace).skip(1);
    let (id, title) = (words.next().unwrap_or_default().trim(), words.next().unwrap_or_default().trim());
    let empty = Sentence::new("", "");
    let mut head = Head { title: Sentence::new("", title), question: empty, book: None, theme: None };
    let (mut stake, mut scene_lines, mut before, mut after) = (None, Vec::new(), Vec::new(), Vec::new());
    let mut clean = true;
    for line in lines {
        if !after.is_empty() || line.text == "best" {
            after.push(*line);
        } else if !before.is_empty() || line.text == "play" {
            before.push(*line);
        } else if let Err(fault) = head.read(line, &mut stake, &mut scene_lines) {
            clean = false;
            note(line.number, fault);
        }
    }
    let missing = head.missing(id, stake.is_some(), !after.is_empty());
    if let Some(what) = missing {
        note(first.number, what);
        return None;
    }
    let book = books::ALL.iter().find(|known| Some(known.book) == head.book)?;
    let reading = scene::read(book, first.number, &scene_lines, note);
    let (names, scene) = (reading.names?, reading.scene?);
    let stake = match read_stake(&stake?, &names) {
        Ok(stake) => stake,
        Err((line, fault)) => {
            note(line, fault);
            return None;
        }
    };
    let mut position = PosedPosition {
        file: file.to_owned(),
        line: first.number,
        id: id.to_owned(),
        title: head.title,
        question: head.question,
        theme: head.theme?,
        stake,
        best: BestAnswer::Say(Vec::new()),
        proved: None,
        scene,
        prelude: Vec::new(),
    };
    for line in before.iter().skip(1) {
        if let Err(fault) = position.read_before(line, &names, book) {
            note(line.number, fault);
            return None;
        }
    }
    for line in after.iter().skip(1) {
        if let Err(fault) = position.read_best(line, &names) {
            clean = false;
            note(line.number, fault);
        }
    }
    clean.then_some(position)
}

impl Head {
    /// A line before the answer: of the head, or of the scene.
    fn read<'l>(
        &mut self,
        line: &Line<'l>,
        stake: &mut Option<Line<'l>>,
        scene: &mut Vec<Line<'l>>,
    ) -> Result<(), Fault> {
        let rest = |word: &str| line.text.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')).map(str::trim);
        let mut words = line.words();
        if let Some(text) = rest("titre") {
            text.clone_into(&mut self.title.fr);
        } else if let Some(text) = rest("question") {
            text.clone_into(&mut self.question.en);
        } else if let Some(text) = rest("demande") {
            text.clone_into(&mut self.question.fr);
        } else if words.skip("book") {
            self.book = Some(words.one_of(Words::new("un livre", "a book"), Book::ALL)?);
        } else if words.skip("theme") {
            let word = words.take_one(Words::new("un thème", "a theme"))?;
            let found = Theme::ALL.into_iter().find(|theme| theme.key() == word);
            let unknown = || Fault::unknown(Sentence::new("un thème", "a theme"), word, Theme::ALL.map(Theme::key));
            self.theme = Some(found.ok_or_else(unknown)?);
        } else if words.skip("stake") {
            *stake = Some(*line);
        } else {
            scene.push(*line);
        }
        Ok(())
    }

    /// What is not said and must be.
    fn missing(&self, id: &str, stake: bool, best: bool) -> Option<Fault> {
        let rows = [
            (id.is_empty() || self.title.en.is_empty(), "«\u{a0}position ID titre\u{a0}»", "`position ID title`"),
            (self.title.fr.is_empty(), "«\u{a0}titre …\u{a0}»", "`titre …`, the title in French"),
            (self.question.en.is_empty(), "«\u{a0}question …\u{a0}»", "`question …`"),
            (self.question.fr.is_empty(), "«\u{a0}demande …\u{a0}»", "`demande …`, the question in French"),
            (self.book.is_none(), "«\u{a0}book jomini\u{a0}», ou un autre livre", "`book jomini`, or another book"),
            (self.theme.is_none(), "«\u{a0}theme hill\u{a0}», ou un autre thème", "`theme hill`, or another theme"),
            (!stake, "«\u{a0}stake victory\u{a0}», ou un autre enjeu", "`stake victory`, or another stake"),
            (!best, "«\u{a0}best\u{a0}», puis la réponse", "`best`, then the answer"),
        ];
        let (_, fr, en) = rows.into_iter().find(|(missing, ..)| *missing)?;
        let what = Sentence::new("il manque une ligne à la position", "a line of the position is missing");
        Some(Fault::new(what).expecting(Sentence::new(fr, en)))
    }
}

/// `stake victory`, `stake keep A Fritz through 2`, `stake elements through 2`.
fn read_stake(line: &Line<'_>, names: &Names) -> Result<Stake, (usize, Fault)> {
    let mut words = line.words();
    words.skip("stake");
    let mut read = || {
        if words.skip("victory") {
            words.finish()?;
            return Ok(Stake::Victory);
        }
        let mut kept = Vec::new();
        if words.skip("keep") {
            while words.peek().is_some_and(|word| word != "through") {
                let word = words.take_one(Words::new("une unité ou un officier", "a unit or an officer"))?;
                kept.push(match names.officer_named(word) {
                    Some(officer) => Actor::Officer(officer),
                    None => Actor::Unit(names.unit(word)?),
                });
            }
        } else {
            words.need("elements")?;
        }
        words.need("through")?;
        let turns = words.number(Sentence::new("un nombre de tours", "a number of turns"))?;
        words.finish()?;
        Ok(if kept.is_empty() { Stake::Elements(turns) } else { Stake::Keep(kept, turns) })
    };
    read().map_err(|fault| (line.number, fault))
}

impl PosedPosition {
    /// A line between `play` and `best`.
    fn read_before(&mut self, line: &Line<'_>, names: &Names, book: &Rulebook) -> Result<(), Fault> {
        let steps = script::read(line, names, book)?;
        let mut battle = self
            .position()
            .map_err(|error| Fault::new(Sentence::new("cette position ne peut pas être jouée", error.to_string())))?;
        for step in steps {
            play(&mut battle, &step, names)?;
            self.prelude.push(step);
        }
        Ok(())
    }

    /// A line after `best`.
    fn read_best(&mut self, line: &Line<'_>, names: &Names) -> Result<(), Fault> {
        let mut words = line.words();
        if words.skip("proved") {
            let best = read_worth(&mut words)?;
            words.need("next")?;
            self.proved = Some(ProvedWorth { best, next: read_worth(&mut words)? });
            return words.finish();
        }
        if words.skip("have") {
            let row = read_looks(&mut words, names)?;
            match &mut self.best {
                BestAnswer::Have(rows) => rows.push(row),
                BestAnswer::Say(said) if said.is_empty() => self.best = BestAnswer::Have(vec![row]),
                BestAnswer::Say(_) => return Err(mixed()),
            }
            return Ok(());
        }
        let battle = self
            .position()
            .map_err(|error| Fault::new(Sentence::new("cette position ne peut pas être jouée", error.to_string())))?;
        let view = battle.view();
        for speech in Speech::read(&mut words, names)? {
            let command = speech.command(&view, names, Language::En)?;
            if let Err(refusal) = battle.check(command) {
                let said = line.text;
                let (asked, clause) = (pending_words(battle.pending()), refusal.clause);
                return Err(Fault::new(sentence!(
                    "«\u{a0}{said}\u{a0}» est refusé ici par {clause}\u{a0}; {asked}",
                    "`{said}` is refused here by {clause}; {asked}"
                )));
            }
            match &mut self.best {
                BestAnswer::Say(known) => known.push(command),
                BestAnswer::Have(_) => return Err(mixed()),
            }
        }
        words.finish()
    }
}

fn mixed() -> Fault {
    Fault::new(Sentence::new(
        "une réponse est soit à dire, soit à atteindre",
        "an answer is either something to say or something to have",
    ))
}

/// `62.963%`, `+1.25`: in millionths.
fn read_worth(words: &mut Phrase<'_>) -> Result<i64, Fault> {
    let word = words.take_one(Words::new("une valeur", "a worth"))?;
    let wrong = || {
        Fault::new(sentence!("«\u{a0}{word}\u{a0}» n’est pas une valeur", "`{word}` is no worth"))
            .expecting(Sentence::new("«\u{a0}62.5%\u{a0}» ou «\u{a0}+1.25\u{a0}»", "`62.5%` or `+1.25`"))
    };
    let (number, unit) = word.strip_suffix('%').map_or((word, 1_000_000), |number| (number, 10_000));
    let (sign, digits) = number.strip_prefix('-').map_or((1, number.trim_start_matches('+')), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let mut value = whole.parse::<i64>().map_err(|_| wrong())? * unit;
    let mut place = unit;
    for digit in part.chars() {
        place /= 10;
        value += i64::from(digit.to_digit(10).ok_or_else(wrong)?) * place;
    }
    Ok(sign * value)
}

/// `A at C4 and Fritz with A and not Fritz exposed`.
fn read_looks(words: &mut Phrase<'_>, names: &Names) -> Result<Vec<LookFor>, Fault> {
    let mut row = Vec::new();
    loop {
        let so = !words.skip("not");
        let look = read_look(words, names)?;
        row.push(LookFor { look, so });
        if words.peek().is_none() {
            return Ok(row);
        }
        words.need("and")?;
    }
}

fn read_look(words: &mut Phrase<'_>, names: &Names) -> Result<Look, Fault> {
    let unit = |words: &mut Phrase<'_>| names.unit(words.take_one(Words::new("une unité", "a unit"))?);
    let cell = |words: &mut Phrase<'_>| names.cell(words.take_one(Words::new("un hexagone", "a hex"))?);
    if words.skip("tokens") {
        let camp = need_camp(words.take_one(Words::new("un camp", "a camp"))?)?;
        return Ok(Look::Tokens(camp, words.number(Sentence::new("un nombre de jetons", "a number of tokens"))?));
    }
    let who = words.take_one(Words::new("une unité ou un officier", "a unit or an officer"))?;
    if let Some(officer) = names.officer_named(who) {
        if words.skip("exposed") {
            return Ok(Look::Exposed(officer));
        }
        if words.skip("with") {
            return Ok(Look::With(officer, unit(words)?));
        }
        if words.skip("within") {
            let hexes = words.number(Sentence::new("un nombre d’hexagones", "a number of hexes"))?;
            words.need("of")?;
            return Ok(Look::OfficerWithin(officer, hexes, unit(words)?));
        }
        words.need("at")?;
        return Ok(Look::OfficerAt(officer, cell(words)?));
    }
    let one = names.unit(who)?;
    if words.skip("beside") {
        return Ok(Look::Beside(one, unit(words)?));
    }
    if words.skip("supported") {
        return Ok(Look::Supported(one));
    }
    if words.skip("within") {
        let hexes = words.number(Sentence::new("un nombre d’hexagones", "a number of hexes"))?;
        words.need("of")?;
        return Ok(Look::Within(one, hexes, unit(words)?));
    }
    words.need("at")?;
    Ok(Look::UnitAt(one, cell(words)?))
}
