//! Profiles and rules of an entry: its own, those it links to, and what modifiers make of them.

use std::collections::{HashMap, HashSet};

use super::library::Library;
use crate::Refused;
use crate::element::Element;
use crate::limits::{Budget, MAX_DEPTH, MAX_MODIFIERS, VISIT};
use crate::raw::{Kind, RawText};

/// A profile or a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Info {
    Profile(Profile),
    Text(RawText),
}

impl Info {
    /// How much it holds.
    fn bytes(&self) -> usize {
        match self {
            Info::Profile(Profile { name, kind, values }) => {
                let values = values.iter().map(|(name, value)| name.len() + value.len());
                name.len() + kind.len() + values.sum::<usize>()
            }
            Info::Text(text) => text.name.len() + text.text.len(),
        }
    }
}

/// A profile with its characteristics, by their names in lower case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Profile {
    pub name: String,
    pub kind: String,
    pub values: Vec<(String, String)>,
}

impl Profile {
    fn has(&self, names: &[&str]) -> bool {
        names.iter().all(|name| self.values.iter().any(|(other, _)| other == name))
    }

    fn value(&self, name: &str) -> &str {
        let found = self.values.iter().find(|(other, _)| other == name);
        found.map_or("", |(_, value)| value.as_str())
    }

    /// Whether it is the card of an operative or a model. A legend of signs has the same characteristics and no numbers.
    pub fn is_operative(&self) -> bool {
        let digits = |name: &str| self.value(name).contains(|c: char| c.is_ascii_digit());
        let skirmish = self.has(&["apl"]) && (self.has(&["w"]) || self.has(&["wounds"]));
        (skirmish && digits("apl")) || (self.has(&["ws", "bs", "t", "w", "ld"]) && digits("t"))
    }

    pub fn is_weapon(&self) -> bool {
        self.has(&["atk", "hit", "dmg"])
            || self.has(&["a", "d", "ws/bs"])
            || self.has(&["range", "type", "s", "ap", "d"])
    }

    /// What it says, where it is neither.
    pub fn text(&self) -> String {
        match self.values.as_slice() {
            [(_, only)] => only.clone(),
            many => {
                let lines = many.iter().filter(|(_, value)| !value.trim().is_empty());
                lines.map(|(name, value)| format!("{name}: {value}")).collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// The names of the characteristics of a profile, or of a type of profiles, in lower case.
pub(super) fn characteristics(element: &Element) -> Vec<String> {
    let lists = ["characteristics", "characteristicTypes"];
    let all = lists.iter().flat_map(|list| element.all(list));
    all.map(|one| one.attribute("name").trim().to_lowercase()).collect()
}

/// The way through files: what was seen, so that nothing is left out, what is being visited, so that nothing goes round in
/// circles, and how much work is left.
pub(super) struct Walk<'a> {
    pub library: Library<'a>,
    seen: HashSet<*const Element>,
    path: Vec<*const Element>,
    budget: Budget,
}

impl<'a> Walk<'a> {
    pub fn new(files: &[&'a Element]) -> Self {
        Walk {
            library: Library::of(files),
            seen: HashSet::new(),
            path: Vec::new(),
            budget: Budget::new(),
        }
    }

    pub fn has_seen(&self, element: &Element) -> bool {
        self.seen.contains(&std::ptr::from_ref(element))
    }

    /// Goes into an element; says whether that is somewhere new on the way. What is being visited already has nothing to
    /// add, and a way that is too long is refused.
    pub fn enter(&mut self, element: &Element) -> Result<bool, Refused> {
        self.budget.spend(VISIT + element.weight())?;
        let here = std::ptr::from_ref(element);
        if self.path.contains(&here) {
            return Ok(false);
        }
        if self.path.len() >= MAX_DEPTH {
            return Err(Refused::TooMuch);
        }
        self.seen.insert(here);
        self.path.push(here);
        Ok(true)
    }

    /// Counts what is copied.
    pub fn spend(&mut self, bytes: usize) -> Result<(), Refused> {
        self.budget.spend(VISIT + bytes)
    }

    pub fn leave(&mut self) {
        self.path.pop();
    }

    /// All infos of an entry and, where a link leads to it, of the link.
    pub fn gather(&mut self, entry: &'a Element) -> Result<Vec<Info>, Refused> {
        let mut infos = Vec::new();
        for profile in entry.all("profiles") {
            infos.extend(self.read(profile, None)?);
        }
        for rule in entry.all("rules") {
            infos.extend(self.read(rule, None)?);
        }
        for group in entry.all("infoGroups") {
            infos.extend(self.group(group)?);
        }
        for link in entry.all("infoLinks") {
            infos.extend(self.follow(link)?);
        }
        Ok(infos)
    }

    fn group(&mut self, group: &'a Element) -> Result<Vec<Info>, Refused> {
        if !self.enter(group)? {
            return Ok(Vec::new());
        }
        let mut infos = self.gather(group)?;
        self.leave();
        let name = group.attribute("name");
        infos.extend(unread(name, &[group]).map(Info::Text));
        Ok(infos)
    }

    fn follow(&mut self, link: &'a Element) -> Result<Vec<Info>, Refused> {
        let name = link.attribute("name").to_owned();
        let Some(target) = self.library.target(link) else {
            return Ok(vec![Info::Text(RawText { kind: Kind::Link, text: name.clone(), name })]);
        };
        match target.name.as_str() {
            "profile" | "rule" => self.read(target, Some(link)),
            _ => self.group(target),
        }
    }

    /// A profile or a rule, with the link that leads to it.
    pub fn read(
        &mut self,
        info: &'a Element,
        link: Option<&Element>,
    ) -> Result<Vec<Info>, Refused> {
        self.seen.insert(std::ptr::from_ref(info));
        let changes: Vec<&Element> = std::iter::once(info).chain(link).collect();
        self.budget.spend(VISIT + info.weight())?;
        let infos = match info.name.as_str() {
            "rule" => read_rule(info, &changes),
            _ => changed(read_profile(info), &changes),
        };
        self.budget.spend(infos.iter().map(Info::bytes).sum())?;
        Ok(infos)
    }
}

fn read_profile(element: &Element) -> Profile {
    let kind = [element.attribute("typeName"), element.attribute("profileTypeName")];
    let values = element.all("characteristics").map(|one| {
        let text = if one.text.trim().is_empty() { one.attribute("value") } else { &one.text };
        (one.attribute("name").trim().to_lowercase(), text.trim().to_owned())
    });
    Profile {
        name: element.attribute("name").to_owned(),
        kind: kind.into_iter().find(|kind| !kind.is_empty()).unwrap_or_default().to_owned(),
        values: values.collect(),
    }
}

fn read_rule(element: &Element, changes: &[&Element]) -> Vec<Info> {
    let mut name = element.attribute("name").to_owned();
    let mut text = element.said("description").to_owned();
    let mut said = hidden(changes);
    for (at, (change, is_sure)) in changes.iter().flat_map(|one| modifiers(one)).enumerate() {
        let field = change.attribute("field");
        let old = match field {
            "name" => Some(&mut name),
            "description" => Some(&mut text),
            _ => None,
        };
        let is_sure = is_sure && at < MAX_MODIFIERS;
        match old.and_then(|old| Some((applied(change, old).filter(|_| is_sure)?, old))) {
            Some((new, old)) => *old = new,
            None => said.push(described(change, field)),
        }
    }
    let mut infos = vec![Info::Text(RawText { kind: Kind::Rule, name: name.clone(), text })];
    if !said.is_empty() {
        infos.push(Info::Text(RawText { kind: Kind::Condition, name, text: said.join("\n") }));
    }
    infos
}

/// A profile with what its modifiers make of it: those without a condition are applied, others put into words.
fn changed(mut profile: Profile, changes: &[&Element]) -> Vec<Info> {
    let mut said = hidden(changes);
    let mut types: HashMap<&str, usize> = HashMap::new();
    for (at, one) in changes.iter().take(1).flat_map(|one| one.all("characteristics")).enumerate() {
        for id in ["typeId", "characteristicTypeId"].map(|name| one.attribute(name)) {
            types.entry(id).or_insert(at);
        }
    }
    for (at, (change, is_sure)) in changes.iter().flat_map(|one| modifiers(one)).enumerate() {
        let field = change.attribute("field");
        let (shown, old) = if field == "name" {
            (field.to_owned(), Some(&mut profile.name))
        } else {
            let value = types.get(field).and_then(|at| profile.values.get_mut(*at));
            value.map_or((field.to_owned(), None), |(name, value)| (name.clone(), Some(value)))
        };
        let is_sure = is_sure && at < MAX_MODIFIERS;
        match old.and_then(|old| Some((applied(change, old).filter(|_| is_sure)?, old))) {
            Some((new, old)) => *old = new,
            None => said.push(described(change, &shown)),
        }
    }
    let name = profile.name.clone();
    let mut infos = vec![Info::Profile(profile)];
    if !said.is_empty() {
        infos.push(Info::Text(RawText { kind: Kind::Condition, name, text: said.join("\n") }));
    }
    infos
}

/// What is shown only where something takes it out of hiding.
fn hidden(parts: &[&Element]) -> Vec<String> {
    let is_hidden = parts.iter().any(|part| part.attribute("hidden") == "true");
    is_hidden.then(|| "hidden".to_owned()).into_iter().collect()
}

/// What modifiers make of an entry, a group or a link, which is the list builder's to know.
pub(super) fn unread(name: &str, parts: &[&Element]) -> Option<RawText> {
    let changes = parts.iter().flat_map(|part| modifiers(part));
    let changes = changes.map(|(change, _)| described(change, change.attribute("field")));
    let mut said: Vec<String> = hidden(parts).into_iter().chain(changes).collect();
    said.dedup();
    let text = said.join("\n");
    let found = RawText { kind: Kind::Builder, name: name.to_owned(), text };
    (!said.is_empty()).then_some(found)
}

/// The modifiers of an element, each with whether it always holds; those of a group hold with the group's conditions.
pub(super) fn modifiers(element: &Element) -> Vec<(&Element, bool)> {
    let conditions = ["conditions", "conditionGroups", "repeats"];
    let is_sure =
        |change: &Element| !conditions.iter().any(|list| change.all(list).next().is_some());
    let own = element.all("modifiers").map(|change| (change, is_sure(change)));
    let mut all: Vec<(&Element, bool)> = own.collect();
    for group in element.all("modifierGroups") {
        let sure = is_sure(group);
        all.extend(modifiers(group).into_iter().map(|(change, alone)| (change, alone && sure)));
    }
    all
}

/// What a modifier makes of a value; nothing where it is of a kind that is not known, or of no use here.
fn applied(change: &Element, old: &str) -> Option<String> {
    let value = change.attribute("value");
    let sum = |sign: i64| {
        let digits = old.trim_end_matches(|c: char| !c.is_ascii_digit());
        let (tail, digits) = (&old[digits.len()..], digits.parse::<i64>().ok()?);
        let number = value.parse::<i64>().ok()?.checked_mul(sign)?;
        Some(format!("{}{tail}", digits.checked_add(number)?))
    };
    match change.attribute("type") {
        "set" => Some(value.to_owned()),
        "append" => Some(format!("{old} {value}")),
        "prepend" => Some(format!("{value} {old}")),
        "increment" => sum(1),
        "decrement" => sum(-1),
        _ => None,
    }
}

/// A modifier in words.
fn described(change: &Element, field: &str) -> String {
    format!("{} {field}: {}", change.attribute("type"), change.attribute("value"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::read_xml;

    #[test]
    fn modifiers_without_conditions_are_applied() {
        let xml = "<e><profiles><profile name='Lamp' typeName='Weapons'><characteristics>\
            <characteristic name='HIT' typeId='h'>4+</characteristic></characteristics>\
            <modifiers><modifier type='decrement' field='h' value='1'/>\
            <modifier type='append' field='name' value='(lit)'/>\
            <modifier type='set' field='h' value='2+'><conditions><condition/></conditions></modifier>\
            </modifiers></profile></profiles></e>";
        let entry = read_xml(xml).unwrap();
        let infos = Walk::new(&[&entry]).gather(&entry).unwrap();
        let Info::Profile(profile) = &infos[0] else { panic!() };
        assert_eq!((profile.name.as_str(), profile.value("hit")), ("Lamp (lit)", "3+"));
        let Info::Text(text) = &infos[1] else { panic!() };
        assert_eq!((text.kind, text.text.as_str()), (Kind::Condition, "set hit: 2+"));
    }
    #[test]
    fn modifiers_that_do_not_read_are_put_into_words() {
        let change = |kind: &str, value: &str| {
            let xml = format!("<modifier type='{kind}' field='f' value='{value}'/>");
            read_xml(&xml).unwrap()
        };
        for (kind, value) in
            [("decrement", &i64::MIN.to_string()), ("increment", &i64::MAX.to_string())]
        {
            assert_eq!(applied(&change(kind, value), "4+"), None, "{kind}");
        }
        assert_eq!(applied(&change("multiply", "2"), "4"), None);
        assert_eq!(applied(&change("increment", "1"), "4+").as_deref(), Some("5+"));
        assert_eq!(described(&change("multiply", "2"), "wounds"), "multiply wounds: 2");
    }
}
