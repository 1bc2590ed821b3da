//! What is changed in a file, and what is left as it was.

use crate::opened;
use wire::workshop::{Draft, DraftArrival, DraftName, DraftOfficer, DraftText, DraftUnit};

/// Lines that are only in one of two texts, each with its sign.
fn differing(before: &str, after: &str) -> Vec<String> {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let head = old.iter().zip(&new).take_while(|(one, other)| one == other).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(one, other)| one == other).count();
    let gone = old[head..old.len() - tail].iter().map(|line| format!("-{line}"));
    let come = new[head..new.len() - tail].iter().map(|line| format!("+{line}"));
    gone.chain(come).collect()
}

fn changed(id: &str, change: impl Fn(&mut Draft)) -> Vec<String> {
    let (text, mut draft) = opened(id);
    change(&mut draft);
    let after = workshop::write(&draft, Some(text)).expect("a draft can be written");
    assert_eq!(workshop::read(&after).draft, Some(draft.clone()), "what is written is read again");
    assert_eq!(workshop::write(&draft, Some(&after)).as_deref(), Ok(&*after), "and written the same");
    differing(text, &after)
}

#[test]
fn a_word_that_changes_changes_its_line() {
    assert_eq!(
        changed("hydaspes", |draft| draft.north.units[1].hex = Some("D5".to_owned())),
        ["-hex = \"D4\"", "+hex = \"D5\""]
    );
    assert_eq!(changed("hydaspes", |draft| draft.north.victory = Some(6)), ["-victory = 10", "+victory = 6"]);
    assert_eq!(changed("hydaspes", |draft| draft.north.ensign = None), ["-ensign = \"porus\""]);
}

#[test]
fn a_key_that_comes_stands_in_its_place() {
    assert_eq!(changed("hydaspes", |draft| draft.north.units[0].elements = Some(2)), ["+elements = 2"]);
    assert_eq!(changed("hydaspes", |draft| draft.turns.last = Some(12)), ["+last = 12"]);
    assert_eq!(
        changed("hydaspes", |draft| draft.options.push("evade-option".to_owned())),
        ["+options = [\"evade-option\"]"]
    );
    let (text, mut draft) = opened("hydaspes");
    draft.north.units[0].elements = Some(2);
    let after = workshop::write(&draft, Some(text)).expect("a draft can be written");
    assert!(after.contains("troop = \"war-elephants/medium\"\nelements = 2\nhex = \"B4\"\n"), "{after}");
}

#[test]
fn a_table_that_comes_stands_in_its_place() {
    let (text, mut draft) = opened("hydaspes");
    let (date, notes) = (draft.date.take().unwrap(), draft.notes.take().unwrap());
    let without = workshop::write(&draft, Some(text)).expect("a draft can be written");
    assert!(!without.contains("[date]") && !without.contains("[notes]"));
    assert_eq!(workshop::read(&without).draft.unwrap(), draft);
    (draft.date, draft.notes) = (Some(date), Some(notes));
    assert_eq!(workshop::write(&draft, Some(&without)).unwrap(), text);
    let top = draft.map.top.take();
    let without = workshop::write(&draft, Some(text)).expect("a draft can be written");
    draft.map.top = top;
    assert_eq!(workshop::write(&draft, Some(&without)).unwrap(), text);
}

#[test]
fn a_letter_of_the_map_is_painted_where_it_stands() {
    let lines = changed("hydaspes", |draft| draft.map.rows[2].replace_range(0..1, "f"));
    assert_eq!(lines, ["- 3   . . . . . . . . . = = . .", "+ 3   f . . . . . . . . = = . ."]);
    let plain = "id = 'a'\n[map]\ndrawing = '''\n\n . .  .   # no remark\n. . .\n . . .\n'''\n";
    let mut draft = workshop::read(plain).draft.unwrap();
    draft.map.rows[1].replace_range(2..3, "m");
    let after = workshop::write(&draft, Some(plain)).unwrap();
    assert!(after.contains(". . m\n"), "{after}");
}

#[test]
fn units_come_go_and_change_places_with_what_stands_beside_them() {
    let (text, draft) = opened("hydaspes");
    let remarked =
        text.replace("id = \"kings-elephants\"", "# The king rides one of them.\nid = \"kings-elephants\" # his");
    let mut other = draft.clone();
    other.north.units.swap(0, 1);
    let after = workshop::write(&other, Some(&remarked)).unwrap();
    assert_eq!(workshop::read(&after).draft.unwrap(), other);
    assert!(
        after.contains("\n\n[[north.units]]\n# The king rides one of them.\nid = \"kings-elephants\" # his\n"),
        "{after}"
    );
    assert_eq!(workshop::write(&draft, Some(&after)).unwrap(), remarked, "and back");

    let mut fewer = draft.clone();
    let gone = fewer.north.units.remove(1);
    let without = workshop::write(&fewer, Some(&remarked)).unwrap();
    assert!(!without.contains("kings-elephants") && !without.contains("The king rides"));
    assert_eq!(workshop::read(&without).draft.unwrap(), fewer);
    fewer.north.units.insert(1, gone);
    assert_eq!(workshop::write(&fewer, Some(&without)).unwrap(), text);
}

#[test]
fn somebody_new_stands_behind_the_others_of_his_kind() {
    let lines = changed("leuctra", |draft| {
        draft.north.units.push(DraftUnit {
            id: "scouts".to_owned(),
            arrives: Some(DraftArrival { turn: Some(3), at: vec!["A1".to_owned(), "B1".to_owned()] }),
            ..DraftUnit::default()
        });
    });
    assert_eq!(lines, ["+[[north.units]]", "+id = \"scouts\"", "+arrives = { turn = 3, at = [\"A1\", \"B1\"] }", "+"]);
    let (text, mut draft) = opened("leuctra");
    draft.south.officers.push(DraftOfficer { id: "x".to_owned(), ..DraftOfficer::default() });
    let after = workshop::write(&draft, Some(text)).expect("a draft can be written");
    assert!(after.ends_with("\n\n[[south.officers]]\nid = \"x\"\n"), "{after}");
}

#[test]
fn a_list_keeps_its_remarks_and_its_layout() {
    let text = "sources = [\n  # the best\n  \"one\",\n  \"two\", # of two\n  \"three\",\n]\n[north]\nobjectives = [ \"A1\",  \"B1\" ] # hold\n";
    let mut draft = workshop::read(text).draft.unwrap();
    draft.sources.insert(2, "new".to_owned());
    draft.north.objectives.push("C1".to_owned());
    let after = workshop::write(&draft, Some(text)).expect("a draft can be written");
    assert!(
        after.contains("  # the best\n  \"one\",\n") && after.contains("# of two") && after.contains("# hold"),
        "{after}"
    );
    assert!(after.contains("\n  \"new\","), "{after}");
    draft.sources.remove(2);
    draft.north.objectives.pop();
    assert_eq!(workshop::read(&workshop::write(&draft, Some(&after)).unwrap()).draft.unwrap(), draft);
}

#[test]
fn other_ways_to_write_the_same_stay_as_they_are() {
    let text = "title = { fr = \"L’un\", en = \"One\" }\nstory.fr = 'Récit'\nstory.en = \"\"\"Tale\"\"\"\nnames = [{ fr = \"bois\", en = \"wood\", kind = \"wood\", hexes = [\"A1\"], mine = 3 }]\nmine = true\n\n[north.units.0]\n";
    let mut draft = workshop::read(text).draft.unwrap();
    assert_eq!(draft.title, Some(DraftText { fr: "L’un".to_owned(), en: "One".to_owned() }));
    assert_eq!(workshop::write(&draft, Some(text)).unwrap(), text);
    draft.title = Some(DraftText { fr: "L’autre".to_owned(), en: "The other".to_owned() });
    draft.story = Some(DraftText { fr: "Récit".to_owned(), en: "Story".to_owned() });
    draft.names[0].kind = "place".to_owned();
    draft.names.push(DraftName { fr: "pont".to_owned(), ..DraftName::default() });
    let after = workshop::write(&draft, Some(text)).expect("a draft can be written");
    assert_eq!(workshop::read(&after).draft, Some(draft.clone()));
    assert!(
        after.contains("title = { fr = \"L’autre\", en = \"The other\" }\nstory.fr = 'Récit'\nstory.en = \"Story\"\n"),
        "{after}"
    );
    assert!(after.contains("mine = 3") && after.contains("mine = true"), "{after}");
}
