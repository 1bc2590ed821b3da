//! Positions read from their files.

use super::{BestAnswer, LookFor, PosedPosition, PositionLook, ProvedWorth, Stake, Theme, play};
use crate::names::{Names, need_camp, pending_words};
use crate::problem::{Fault, Problems, problem};
use crate::scene;
use crate::script;
use crate::words::Line;
use battle::Actor;
use reader::{Sentence, sentence};
use rulebook::{Book, Language, Rulebook, Words};
use speech::{Lexicon, Phrase, Speech};

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

fn read_look(words: &mut Phrase<'_>, names: &Names) -> Result<PositionLook, Fault> {
    let unit = |words: &mut Phrase<'_>| names.unit(words.take_one(Words::new("une unité", "a unit"))?);
    let cell = |words: &mut Phrase<'_>| names.cell(words.take_one(Words::new("un hexagone", "a hex"))?);
    if words.skip("tokens") {
        let camp = need_camp(words.take_one(Words::new("un camp", "a camp"))?)?;
        return Ok(PositionLook::Tokens(
            camp,
            words.number(Sentence::new("un nombre de jetons", "a number of tokens"))?,
        ));
    }
    let who = words.take_one(Words::new("une unité ou un officier", "a unit or an officer"))?;
    if let Some(officer) = names.officer_named(who) {
        if words.skip("exposed") {
            return Ok(PositionLook::Exposed(officer));
        }
        if words.skip("with") {
            return Ok(PositionLook::With(officer, unit(words)?));
        }
        if words.skip("within") {
            let hexes = words.number(Sentence::new("un nombre d’hexagones", "a number of hexes"))?;
            words.need("of")?;
            return Ok(PositionLook::OfficerWithin(officer, hexes, unit(words)?));
        }
        words.need("at")?;
        return Ok(PositionLook::OfficerAt(officer, cell(words)?));
    }
    let one = names.unit(who)?;
    if words.skip("beside") {
        return Ok(PositionLook::Beside(one, unit(words)?));
    }
    if words.skip("supported") {
        return Ok(PositionLook::Supported(one));
    }
    if words.skip("within") {
        let hexes = words.number(Sentence::new("un nombre d’hexagones", "a number of hexes"))?;
        words.need("of")?;
        return Ok(PositionLook::Within(one, hexes, unit(words)?));
    }
    words.need("at")?;
    Ok(PositionLook::UnitAt(one, cell(words)?))
}
