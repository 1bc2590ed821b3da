//! What is true of a battle wherever it stops, whatever happened: looked at in debug builds and in random play.

use crate::acting::Acting;
use crate::frame::{Frame, TurnStage};
use crate::ranks::Ranks;
use crate::state::{OfficerMark, UnitMark};
use crate::{Battle, Camp, OfficerId, UnitId, View};

impl Battle {
    /// What is broken about this moment, in a sentence, or where sets and registers say something else than the law asked
    /// hex by hex; nothing, if the machine is right. For whoever tests it: slow.
    #[must_use]
    pub fn contradiction(&self) -> Option<String> {
        let view = self.view();
        view.unsound().or_else(|| view.disagrees_about_units()).or_else(|| view.disagrees_about_officers())
    }
}

impl View<'_> {
    fn disagrees_about_units(&self) -> Option<String> {
        let selectable = |wanted: UnitId| {
            let mut found = false;
            self.each_selectable(|unit| {
                found |= unit == wanted;
                false
            });
            found
        };
        let selects = self.top() == Frame::Turn(TurnStage::Select);
        self.unit_ids().find_map(|unit| {
            let cell = self.cell(unit)?;
            let enemies = self.units_around(cell).filter(|other| self.camp(*other) != self.camp(unit)).count();
            let about = if !self.floods_as_it_walks(unit) || !self.reaches_what_is_listed(unit) {
                "where it may move"
            } else if !self.is_supported_as_counted(unit, cell) {
                "whether it is supported"
            } else if self.enemy_beside(cell, self.camp(unit)) != (0 < enemies) {
                "whether an enemy is beside it"
            } else if selects && selectable(unit) != self.check_select(unit).is_ok() {
                "whether it may be activated"
            } else if self.combat().is_some_and(|combat| !self.goes_back_alike(&combat, unit)) {
                "where it may retreat"
            } else {
                return None;
            };
            Some(format!("sets and the law disagree about {unit}: {about}"))
        })
    }

    fn disagrees_about_officers(&self) -> Option<String> {
        let alike =
            |officer: &OfficerId| self.officer_cell(*officer).is_none() || self.officer_floods_as_he_walks(*officer);
        let other = self.officer_ids().find(|officer| !alike(officer))?;
        Some(format!("sets and the law disagree about where {other} may move"))
    }

    /// What is broken about this moment, in a sentence; nothing, if the machine is right.
    pub(crate) fn unsound(&self) -> Option<String> {
        self.unsound_unit().or_else(|| self.unsound_officer()).or_else(|| self.unsound_affairs())
    }

    fn unsound_unit(&self) -> Option<String> {
        self.unit_ids().find_map(|unit| {
            let (start, elements) = (self.setup.unit(unit), self.elements(unit));
            let Some(cell) = self.cell(unit) else {
                let away = elements == 0 || self.is(unit, UnitMark::Waiting) || self.is(unit, UnitMark::Left);
                return (!away).then(|| format!("{unit} is nowhere, and neither lost nor waiting nor gone"));
            };
            if elements == 0 || start.elements < elements {
                return Some(format!("{unit} stands with {elements} of {} elements", start.elements));
            }
            if self.is(unit, UnitMark::Waiting) || self.is(unit, UnitMark::Left) {
                return Some(format!("{unit} stands on the table and is off it"));
            }
            let other = self.other_at(cell, unit)?;
            Some(format!("{unit} and {other} stand in one hex (GEO-4)"))
        })
    }

    fn unsound_officer(&self) -> Option<String> {
        self.officer_ids().find_map(|officer| {
            let (on_table, lost) = (self.officer_cell(officer).is_some(), self.officer_is(officer, OfficerMark::Lost));
            let away = lost || self.officer_is(officer, OfficerMark::Waiting);
            (on_table && away).then(|| format!("{officer} stands on the table and is off it"))
        })
    }

    fn unsound_affairs(&self) -> Option<String> {
        let affairs = self.affairs;
        if affairs.ranks != Ranks::new(self.setup, self.units) {
            return Some("the hexes known as taken are not those where units stand".to_owned());
        }
        if affairs.acting != Acting::new(self.units, affairs.group) {
            return Some("those known to act are not those of the activation whose time it is".to_owned());
        }
        if [Camp::North, Camp::South].iter().any(|camp| self.eliminated(*camp) != self.count_eliminated(*camp)) {
            return Some("the units known as eliminated are not those that are".to_owned());
        }
        let selects = self.top() == Frame::Turn(TurnStage::Select);
        if selects && affairs.arms != self.common_arms(affairs.group) {
            return Some("the arms known to be in common are not those of the units selected".to_owned());
        }
        if affairs.groups.max(1) < affairs.group {
            return Some(format!("activation {} of {} acts", affairs.group, affairs.groups));
        }
        let trail = affairs.trail != crate::frame::Trail::default() && self.combats().next().is_none();
        trail.then(|| "a retreat is under way without a combat".to_owned())
    }
}
