//! Two units facing each other, taken from the troop tables, and what a book says of them.

use rulebook::{
    Advantage, Blow, Book, Clash, Clause, Count, Exchange, Face, Facts, Fighter, FollowUp, Ledger, Rulebook, Shelter,
    Slope, Terrain, Traits, Troop, Weight,
};

/// A kind of troop every book has, each under its own key.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Foot,
    SmallArms,
    Horse,
    Lancers,
    Camels,
    Elephants,
    Guns,
    Rockets,
}

/// Someone to put on the field: a kind, or the key of a troop.
pub(crate) trait Side {
    fn key(self, book: Book) -> &'static str;
}

impl Side for &'static str {
    fn key(self, _: Book) -> &'static str {
        self
    }
}

impl Side for Kind {
    fn key(self, book: Book) -> &'static str {
        let [powder_age, panache, thucidide] = match self {
            Self::Foot => ["line-infantry", "melee-infantry/medium", "sword/medium"],
            Self::SmallArms => ["line-rifles", "shot/medium", "bow/medium"],
            Self::Horse => ["cavalry-medium", "cavalry/medium", "cavalry/medium"],
            Self::Lancers => ["lancers-medium", "lancers/medium", "lancers/medium"],
            Self::Camels => ["camelry-medium", "camelry/medium", "camelry/medium"],
            Self::Elephants => ["war-elephants-medium", "war-elephants/medium", "war-elephants/medium"],
            Self::Guns => ["foot-guns-light", "guns-light", "bombard/medium"],
            Self::Rockets => ["rockets-light", "rockets-light", "fire-rockets/medium"],
        };
        match book {
            Book::Frederic | Book::Jomini => powder_age,
            Book::Panache => panache,
            Book::Thucidide => thucidide,
        }
    }
}

/// The troop of that key.
pub(crate) fn troop(book: Book, key: &str) -> &'static Troop {
    books::of(book).troop(key).unwrap_or_else(|| panic!("{book} has no {key}"))
}

fn fighter(troop: &Troop) -> Fighter {
    Fighter {
        arm: troop.arm,
        armour: troop.armour(),
        traits: troop.traits,
        elements: troop.elements,
        officers: 0,
        ground: Terrain::Clear,
    }
}

/// One unit against another; face to face on open ground unless said otherwise.
#[derive(Clone, Copy)]
pub(crate) struct Duel {
    book: &'static Rulebook,
    attacker: &'static Troop,
    clash: Clash,
}

/// An attack by one unit on another, in one book.
pub(crate) fn duel(book: Book, attacker: impl Side, defender: impl Side) -> Duel {
    let (attacker, defender) = (troop(book, attacker.key(book)), troop(book, defender.key(book)));
    let clash = Clash { attacker: fighter(attacker), defender: fighter(defender), ..Clash::plain() };
    Duel { book: books::of(book), attacker, clash }
}

impl Duel {
    /// Under a copy of the book, which lives as long as the tests do.
    pub(crate) fn under(mut self, book: &Rulebook) -> Self {
        self.book = Box::leak(Box::new(*book));
        self
    }

    /// So many hexes apart.
    pub(crate) fn at(mut self, distance: u8) -> Self {
        self.clash.distance = distance;
        self
    }

    /// The one who strikes strikes back.
    pub(crate) fn riposting(mut self) -> Self {
        self.clash.exchange = Exchange::Riposte;
        self
    }

    /// With these facts true.
    pub(crate) fn when(mut self, facts: impl Into<Facts>) -> Self {
        self.clash.facts |= facts.into();
        self
    }

    /// The attacker has these traits too.
    pub(crate) fn by(mut self, traits: impl Into<Traits>) -> Self {
        self.clash.attacker.traits |= traits.into();
        self
    }

    /// The defender has these traits too.
    pub(crate) fn on(mut self, traits: impl Into<Traits>) -> Self {
        self.clash.defender.traits |= traits.into();
        self
    }

    /// The defender weighs so much.
    pub(crate) fn weighing(mut self, armour: Weight) -> Self {
        self.clash.defender.armour = armour;
        self
    }

    /// So many officers stand with the defender.
    pub(crate) fn led_by(mut self, officers: u8) -> Self {
        self.clash.defender.officers = officers;
        self
    }

    /// The attacker is down to so many elements.
    pub(crate) fn down_to(mut self, elements: u8) -> Self {
        self.clash.attacker.elements = elements;
        self
    }

    /// The attacker loses so many dice by having moved.
    pub(crate) fn having_moved(mut self, dice: u8) -> Self {
        self.clash.lost_by_moving = dice;
        self
    }

    /// The attacker stands on this.
    pub(crate) fn out_of(mut self, ground: Terrain) -> Self {
        self.clash.attacker.ground = ground;
        self
    }

    /// The defender stands on this.
    pub(crate) fn into(mut self, ground: Terrain) -> Self {
        self.clash.defender.ground = ground;
        self
    }

    /// The ground rises or falls toward the defender.
    pub(crate) fn sloping(mut self, slope: Slope) -> Self {
        self.clash.slope = slope;
        self
    }

    /// The defender shelters.
    pub(crate) fn behind(mut self, shelter: Shelter) -> Self {
        self.clash.shelter = shelter;
        self
    }

    /// The facts, those that follow from the ground included.
    fn facts(&self) -> Clash {
        self.clash.on_the_ground(self.book)
    }

    /// The dice, with their reasons.
    pub(crate) fn ledger(&self) -> Ledger {
        let mut ledger = Ledger::default();
        self.book.count_dice(&self.attacker.factors, &self.facts(), &mut ledger);
        ledger
    }

    /// The dice alone.
    pub(crate) fn dice(&self) -> u8 {
        let mut count = Count::default();
        self.book.count_dice(&self.attacker.factors, &self.facts(), &mut count);
        assert_eq!(count.dice(), self.ledger().dice());
        count.dice()
    }

    /// PRC-4, if it lets no such attack be declared.
    pub(crate) fn undeclarable(&self) -> Option<Clause> {
        let facts = self.facts();
        let may = self.book.may_declare(&self.attacker.factors, &facts, facts.has(rulebook::Fact::FrontRank));
        (!may).then_some(Clause::NoDiceNoAttack)
    }

    /// What forbids the attack.
    pub(crate) fn forbidden(&self) -> Option<Clause> {
        (self.book.prohibitions.forbidden_by)(&self.facts())
    }

    /// What a tactical advantage is worth.
    pub(crate) fn advantage(&self) -> (Advantage, Clause) {
        (self.book.advantages.read)(&self.facts())
    }

    /// Why the defender may ignore flags.
    pub(crate) fn flags(&self) -> Vec<Clause> {
        let clash = self.facts();
        let at_work =
            self.book.flags_ignored.rows.iter().filter(|row| (row.applies)(&clash) && (row.result)(&clash) != 0);
        at_work.map(|row| row.clause).collect()
    }

    /// How many it may ignore.
    pub(crate) fn flags_ignored(&self) -> i8 {
        (self.book.flags_ignored.total)(&self.facts())
    }

    /// Plain hits the defender's weight takes back.
    pub(crate) fn hits_cancelled(&self) -> i8 {
        (self.book.hits_cancelled.total)(&self.facts())
    }

    /// Does the attacker take the hex its target left?
    pub(crate) fn follow_up(&self) -> (FollowUp, Clause) {
        (self.book.follow_up.read)(&self.facts())
    }

    /// What a face of the die does to the defender.
    pub(crate) fn blow(&self, face: Face) -> Blow {
        self.book.hits.blow(face, self.clash.mode(), &self.clash.attacker, &self.clash.defender)
    }

    /// The clause of reading hits, if this face is one.
    pub(crate) fn hit(&self, face: Face) -> Option<(Blow, Clause)> {
        let blow = self.blow(face);
        (blow != Blow::Miss).then_some((blow, self.book.hits.clause()))
    }
}
