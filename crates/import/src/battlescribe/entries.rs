//! Entries of catalogues and selections of rosters: who the operatives are, what they carry, how many may come.

use std::collections::{BTreeSet, HashMap, HashSet};

use table::RuleSet;

use super::Gathered;
use super::info::{self, Info, Profile, Walk};
use crate::Refused;
use crate::element::Element;
use crate::limits::{MAX_OPERATIVES, MAX_PIECES};
use crate::raw::{Kind, RawLimit, RawOperative, RawTeam, RawText};

/// The team of a catalogue or a game system; the first file is read, the others are what it links to.
pub(crate) fn catalogue(files: &[&Element], rules: RuleSet) -> Gathered {
    let Some(main) = files.first() else { return Err(Refused::Unknown) };
    let mut gathering = Gathering::new(files, rules);
    gathering.team.name = main.attribute("name").to_owned();
    gathering.below(main, Scope::default())?;
    let infos = gathering.walk.gather(main)?;
    gathering.keep(infos, main.attribute("name"), Scope::default())?;
    // Entries that only other catalogues link to are a part of the file all the same.
    for entry in main.all("sharedSelectionEntries") {
        if !gathering.walk.has_seen(entry) {
            gathering.entry(entry, None, Scope::default())?;
        }
    }
    for group in main.all("sharedSelectionEntryGroups") {
        if !gathering.walk.has_seen(group) {
            gathering.group(group, None, Scope::default())?;
        }
    }
    gathering.rest(main)?;
    gathering.forces(main)?;
    Ok(gathering.team)
}

/// The team of a roster.
pub(crate) fn roster(main: &Element, rules: RuleSet) -> Gathered {
    let files = [main];
    let mut gathering = Gathering::new(&files, rules);
    gathering.team.name = main.attribute("name").to_owned();
    gathering.team.fielded = true;
    let mut open: Vec<&Element> = main.all("forces").collect();
    open.reverse();
    while let Some(force) = open.pop() {
        gathering.below(force, Scope::default())?;
        let infos = gathering.walk.gather(force)?;
        gathering.keep(infos, force.attribute("name"), Scope::default())?;
        open.extend(force.all("forces"));
    }
    gathering.rest(main)?;
    Ok(gathering.team)
}

/// Where an entry lies.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scope {
    pub operative: Option<usize>,
    pub choice: Option<usize>,
    /// Whether it is taken by who chooses nothing.
    pub usual: bool,
}

pub(super) struct Gathering<'a> {
    pub walk: Walk<'a>,
    pub rules: RuleSet,
    pub team: RawTeam,
    /// The categories of each operative, by id.
    categories: Vec<Vec<String>>,
    /// The texts that are kept already, with the operatives that they are of.
    pub kept: HashSet<(Option<usize>, RawText)>,
}

impl<'a> Gathering<'a> {
    fn new(files: &[&'a Element], rules: RuleSet) -> Self {
        Gathering {
            walk: Walk::new(files),
            rules,
            team: RawTeam::default(),
            categories: Vec::new(),
            kept: HashSet::new(),
        }
    }

    /// All that lies directly in an entry, a group or a force.
    fn below(&mut self, parent: &'a Element, scope: Scope) -> Result<(), Refused> {
        for container in ["selectionEntries", "selections"] {
            for entry in parent.all(container) {
                let scope = self.standing(entry, None, scope);
                self.entry(entry, None, scope)?;
            }
        }
        for link in parent.all("entryLinks") {
            let Some(target) = self.walk.library.target(link) else {
                let name = link.attribute("name").to_owned();
                let text = RawText { kind: Kind::Link, text: name.clone(), name };
                self.put(text, scope)?;
                continue;
            };
            if target.name == "selectionEntryGroup" {
                self.group(target, Some(link), scope)?;
            } else {
                let scope = self.standing(target, Some(link), scope);
                self.entry(target, Some(link), scope)?;
            }
        }
        for group in parent.all("selectionEntryGroups") {
            self.group(group, None, scope)?;
        }
        Ok(())
    }

    /// The scope of an entry of an operative that is in no group: with it always, or a choice of its own.
    fn standing(&mut self, entry: &Element, link: Option<&Element>, scope: Scope) -> Scope {
        let Some(operative) = scope.operative.filter(|_| scope.choice.is_none()) else {
            return scope;
        };
        let (least, _) = bounds(entry, link);
        if least > 0 || self.team.fielded {
            return Scope { usual: true, ..scope };
        }
        let choices = &mut self.team.operatives[operative].choices;
        choices.push((0, 1));
        Scope { choice: Some(choices.len() - 1), usual: false, ..scope }
    }

    /// An entry with the link that leads to it.
    fn entry(
        &mut self,
        entry: &'a Element,
        link: Option<&'a Element>,
        scope: Scope,
    ) -> Result<(), Refused> {
        if !self.walk.enter(entry)? {
            return Ok(());
        }
        let parts: Vec<&'a Element> = std::iter::once(entry).chain(link).collect();
        let mut infos = Vec::new();
        for part in &parts {
            infos.extend(self.walk.gather(part)?);
        }
        let custom = entry.attribute("customName");
        let name = link.map(|link| link.attribute("name")).filter(|name| !name.is_empty());
        let name = if custom.is_empty() { name.unwrap_or(entry.attribute("name")) } else { custom };
        let mut scope = scope;
        if let Some(operative) = self.operatives(&infos, entry, link, name)? {
            scope = Scope { operative: Some(operative), choice: None, usual: true };
        }
        infos.extend(info::unread(name, &parts).map(Info::Text));
        self.keep(infos, name, scope)?;
        for parent in parts {
            self.below(parent, scope)?;
        }
        self.walk.leave();
        Ok(())
    }

    /// The operatives that an entry is; the first of them carries what lies in it.
    fn operatives(
        &mut self,
        infos: &[Info],
        entry: &Element,
        link: Option<&Element>,
        name: &str,
    ) -> Result<Option<usize>, Refused> {
        let cards = infos.iter().filter_map(|info| match info {
            Info::Profile(profile) if profile.is_operative() => Some(profile),
            _ => None,
        });
        let cards: Vec<&Profile> = cards.collect();
        let first = self.team.operatives.len();
        if first + cards.len() > MAX_OPERATIVES {
            return Err(Refused::TooMuch);
        }
        for card in &cards {
            let parts = || std::iter::once(entry).chain(link);
            let links: Vec<&Element> = parts()
                .flat_map(|part| part.all("categoryLinks").chain(part.all("categories")))
                .collect();
            let bytes =
                |link: &&Element| link.attribute("name").len() + link.attribute("targetId").len();
            self.walk.spend(name.len() + links.iter().map(bytes).sum::<usize>())?;
            let count = if self.team.fielded {
                let number = entry.attribute("number").parse::<usize>().unwrap_or(1).clamp(1, 100);
                (number, Some(number))
            } else {
                let (least, most) = bounds(entry, link);
                (least, most)
            };
            self.team.operatives.push(RawOperative {
                name: if cards.len() == 1 { name.to_owned() } else { card.name.clone() },
                stats: card.values.clone(),
                keywords: links.iter().map(|link| link.attribute("name").to_owned()).collect(),
                count,
                ..RawOperative::default()
            });
            let ids = links.iter().map(|link| link.attribute("targetId").to_owned());
            self.categories.push(ids.collect());
        }
        Ok((!cards.is_empty()).then_some(first))
    }

    /// A group of entries: of an operative a choice, of a team a limit.
    fn group(
        &mut self,
        group: &'a Element,
        link: Option<&'a Element>,
        scope: Scope,
    ) -> Result<(), Refused> {
        if !self.walk.enter(group)? {
            return Ok(());
        }
        let parts: Vec<&'a Element> = std::iter::once(group).chain(link).collect();
        let mut infos = Vec::new();
        for part in &parts {
            infos.extend(self.walk.gather(part)?);
        }
        infos.extend(info::unread(group.attribute("name"), &parts).map(Info::Text));
        self.keep(infos, group.attribute("name"), scope)?;
        let count = bounds(group, link);
        match scope.operative {
            None => {
                let first = self.team.operatives.len();
                for parent in parts {
                    self.below(parent, scope)?;
                }
                let of: Vec<usize> = (first..self.team.operatives.len()).collect();
                if !of.is_empty() && (count.0 > 0 || count.1.is_some()) {
                    self.limit(RawLimit { of, count })?;
                }
            }
            Some(operative) => self.choice(group, link, count, operative, scope)?,
        }
        self.walk.leave();
        Ok(())
    }

    fn limit(&mut self, limit: RawLimit) -> Result<(), Refused> {
        if self.team.limits.len() >= MAX_PIECES {
            return Err(Refused::TooMuch);
        }
        self.team.limits.push(limit);
        Ok(())
    }

    /// A choice of an operative: so many of the group's entries, with all that lies in each.
    fn choice(
        &mut self,
        group: &'a Element,
        link: Option<&'a Element>,
        (least, most): (usize, Option<usize>),
        operative: usize,
        scope: Scope,
    ) -> Result<(), Refused> {
        let choice = scope.choice.filter(|_| least == 0 && most.is_none()).unwrap_or_else(|| {
            let choices = &mut self.team.operatives[operative].choices;
            choices.push((0, 0));
            choices.len() - 1
        });
        let usual = group.attribute("defaultSelectionEntryId");
        let mut entries: Vec<(&'a Element, Option<&'a Element>)> = Vec::new();
        for parent in std::iter::once(group).chain(link) {
            entries.extend(parent.all("selectionEntries").map(|entry| (entry, None)));
            for link in parent.all("entryLinks") {
                match self.walk.library.target(link) {
                    Some(target) => entries.push((target, Some(link))),
                    None => {
                        let name = link.attribute("name").to_owned();
                        let text = RawText { kind: Kind::Link, text: name.clone(), name };
                        self.put(text, scope)?;
                    }
                }
            }
            entries.extend(parent.all("selectionEntryGroups").map(|group| (group, None)));
        }
        let is_usual = |(entry, link): &(&Element, Option<&Element>)| {
            let ids = [entry.attribute("id"), link.map_or("", |link| link.attribute("id"))];
            !usual.is_empty() && ids.contains(&usual)
        };
        let named = entries.iter().position(is_usual);
        let (mut fewest, mut largest) = (usize::MAX, 0);
        let outer = scope.choice.is_none() || scope.usual;
        for (at, (entry, link)) in entries.into_iter().enumerate() {
            let before = self.team.operatives.get(operative).map_or(0, |one| one.weapons.len());
            let taken = outer
                && match named {
                    Some(named) => least > 0 && (at == named || (least > 1 && at < least)),
                    None => at < least,
                };
            let inner = Scope { choice: Some(choice), usual: taken, ..scope };
            if entry.name == "selectionEntryGroup" {
                self.group(entry, link, inner)?;
            } else {
                self.entry(entry, link, inner)?;
            }
            let weapons = &self.team.operatives[operative].weapons[before..];
            let names: BTreeSet<&str> = weapons.iter().map(|weapon| whole(&weapon.name)).collect();
            (fewest, largest) = (fewest.min(names.len()), largest.max(names.len()));
        }
        if scope.choice != Some(choice) {
            let fewest = if fewest == usize::MAX { 0 } else { fewest };
            let most = most.map_or(usize::MAX, |most| most.saturating_mul(largest));
            self.team.operatives[operative].choices[choice] = (least.saturating_mul(fewest), most);
        }
        Ok(())
    }

    /// Profiles and rules of the file that nothing has led to.
    fn rest(&mut self, main: &'a Element) -> Result<(), Refused> {
        let mut open: Vec<&'a Element> = vec![main];
        while let Some(element) = open.pop() {
            let is_info = matches!(element.name.as_str(), "profile" | "rule");
            if is_info && !self.walk.has_seen(element) {
                let infos = self.walk.read(element, None)?;
                let infos: Vec<Info> = infos
                    .into_iter()
                    .map(|info| match info {
                        // A card that nobody is made of.
                        Info::Profile(profile) if profile.is_operative() => {
                            Info::Text(RawText::card(profile.name.clone(), profile.text()))
                        }
                        info => info,
                    })
                    .collect();
                self.keep(infos, element.attribute("name"), Scope::default())?;
            }
            open.extend(element.children.iter().rev());
        }
        Ok(())
    }

    /// The limits of the first kind of force: how many of which category.
    fn forces(&mut self, main: &Element) -> Result<(), Refused> {
        let mut by_category: HashMap<&str, Vec<usize>> = HashMap::new();
        for (at, ids) in self.categories.iter().enumerate() {
            for id in ids {
                by_category.entry(id).or_default().push(at);
            }
        }
        let (mut limits, mut texts) = (Vec::new(), Vec::new());
        for (at, force) in main.all("forceEntries").enumerate() {
            for link in force.all("categoryLinks") {
                let count = bounds(link, None);
                if count.0 == 0 && count.1.is_none() {
                    continue;
                }
                let Some(of) = by_category.get(link.attribute("targetId")) else { continue };
                if at == 0 && limits.len() < MAX_PIECES {
                    limits.push(RawLimit { of: of.clone(), count });
                } else {
                    let most = count.1.map_or("-".to_owned(), |most| most.to_string());
                    let name = force.attribute("name").to_owned();
                    let text = format!("{}: {}..{most}", link.attribute("name"), count.0);
                    texts.push(RawText { kind: Kind::Composition, name, text });
                }
            }
        }
        limits.into_iter().try_for_each(|limit| self.limit(limit))?;
        self.team.texts.extend(texts);
        Ok(())
    }
}

/// The fewest and the most of an entry, of its own or of the link that leads to it.
fn bounds(entry: &Element, link: Option<&Element>) -> (usize, Option<usize>) {
    let parts: Vec<&Element> = std::iter::once(entry).chain(link).collect();
    let all = parts.iter().flat_map(|part| part.all("constraints"));
    let all = all.filter(|one| one.attribute("field") == "selections");
    let (mut least, mut most) = (0, None);
    for one in all {
        let value = one.attribute("value").parse::<f64>().unwrap_or(-1.0);
        if !(0.0..=1000.0).contains(&value) {
            continue;
        }
        let value = value as usize;
        match one.attribute("type") {
            "min" => least = least.max(value),
            "max" => most = Some(most.map_or(value, |old: usize| old.min(value))),
            _ => {}
        }
    }
    (least, most.map(|most| most.max(least)))
}

/// The name of a weapon without its profile.
fn whole(name: &str) -> &str {
    let cut = [" - ", " – ", ": "].iter().find_map(|sign| name.split_once(sign));
    cut.map_or(name, |(whole, _)| whole).trim()
}
