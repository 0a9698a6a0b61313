//! KTDash: the tables that its data is seeded from, and rosters as its pages exchange them.

use std::collections::HashMap;

use serde_json::{Map, Value};
use table::RuleSet;

use crate::Refused;
use crate::killteamjson::{self, list, operative, strange, text};
use crate::limits::{Budget, VISIT};
use crate::raw::{Kind, RawOperative, RawTeam, RawText};

/// Whether a document is KTDash's tables.
pub(crate) fn is_seed(value: &Value) -> bool {
    let tables = ["killteams", "optypes", "weapons", "weaponprofiles"];
    tables.iter().all(|table| value.get(table).is_some_and(Value::is_array))
}

/// Whether a document is a roster of KTDash, of its older or its newer form.
pub(crate) fn is_roster(value: &Value) -> bool {
    let has = |name: &str, list: &str| {
        value.get(name).is_some() && value.get(list).is_some_and(Value::is_array)
    };
    has("rosterName", "ops") || has("rostername", "operatives")
}

/// The rows of a table by the id of what they belong to, each with how much it holds.
struct Rows<'a>(HashMap<String, Vec<(&'a Value, usize)>>);

impl<'a> Rows<'a> {
    fn of(value: &'a Value, table: &str, key: &str) -> Self {
        let mut rows: HashMap<String, Vec<(&'a Value, usize)>> = HashMap::new();
        for row in list(value, &[table]) {
            rows.entry(text(row, &[key])).or_default().push((row, weight(row)));
        }
        Rows(rows)
    }

    /// The rows of an id, which are going to be copied.
    fn get(&self, id: &str, budget: &mut Budget) -> Result<Vec<&'a Value>, Refused> {
        let rows = self.0.get(id).map_or(&[][..], Vec::as_slice);
        budget.spend(VISIT + rows.iter().map(|(_, weight)| weight).sum::<usize>())?;
        Ok(rows.iter().map(|(row, _)| *row).collect())
    }
}

/// About how many bytes a value takes.
fn weight(value: &Value) -> usize {
    let inner: usize = match value {
        Value::String(text) => text.len(),
        Value::Array(list) => list.iter().map(weight).sum(),
        Value::Object(fields) => fields.iter().map(|(key, value)| key.len() + weight(value)).sum(),
        _ => 0,
    };
    VISIT + inner
}

/// A row with rows of other tables in it.
fn with(row: &Value, lists: Vec<(&str, Vec<Value>)>) -> Value {
    let mut fields: Map<String, Value> = row.as_object().cloned().unwrap_or_default();
    for (name, list) in lists {
        fields.insert(name.to_owned(), Value::Array(list));
    }
    Value::Object(fields)
}

fn copies(rows: Vec<&Value>) -> Vec<Value> {
    rows.into_iter().cloned().collect()
}

/// The tables of which an operative's card is put together.
struct Tables<'a> {
    weapons: Rows<'a>,
    profiles: Rows<'a>,
    abilities: Rows<'a>,
    options: Rows<'a>,
}

impl Tables<'_> {
    /// A type of operatives with all that other tables have of it.
    fn whole(&self, row: &Value, budget: &mut Budget) -> Result<Value, Refused> {
        let id = text(row, &["opTypeId"]);
        let mut armed = Vec::new();
        for weapon in self.weapons.get(&id, budget)? {
            let profiles = self.profiles.get(&text(weapon, &["wepId"]), budget)?;
            armed.push(with(weapon, vec![("profiles", copies(profiles))]));
        }
        let lists = vec![
            ("weapons", armed),
            ("abilities", copies(self.abilities.get(&id, budget)?)),
            ("options", copies(self.options.get(&id, budget)?)),
        ];
        Ok(with(row, lists))
    }
}

/// The teams of the tables, then the rosters in them.
pub(crate) fn seed(value: &Value) -> Result<Vec<RawTeam>, Refused> {
    let mut budget = Budget::new();
    let tables = Tables {
        weapons: Rows::of(value, "weapons", "opTypeId"),
        profiles: Rows::of(value, "weaponprofiles", "wepId"),
        abilities: Rows::of(value, "abilities", "opTypeId"),
        options: Rows::of(value, "options", "opTypeId"),
    };
    let types = Rows::of(value, "optypes", "killteamId");
    let ploys = Rows::of(value, "ploys", "killteamId");
    let equipment = Rows::of(value, "equipments", "killteamId");
    let mut teams: Vec<RawTeam> = Vec::new();
    for team in list(value, &["killteams"]) {
        let id = text(team, &["killteamId"]);
        let mut cards = Vec::new();
        for row in types.get(&id, &mut budget)? {
            cards.push(tables.whole(row, &mut budget)?);
        }
        let lists = vec![
            ("opTypes", cards),
            ("ploys", copies(ploys.get(&id, &mut budget)?)),
            ("equipments", copies(equipment.get(&id, &mut budget)?)),
        ];
        teams.push(killteamjson::team(&with(team, lists)));
    }
    // Equipment of no team is everybody's.
    let shared = copies(equipment.get("", &mut budget)?);
    let mut shared = killteamjson::team(&with(&Value::Null, vec![("equipments", shared)]));
    shared.texts.extend(list(value, &["weaponrules"]).iter().map(|rule| RawText {
        kind: Kind::Book,
        name: text(rule, &["ruleName", "code"]),
        text: text(rule, &["description"]),
    }));
    let factions = list(value, &["factions"]).iter();
    shared.texts.extend(factions.map(|row| killteamjson::lore(&text(row, &["factionName"]), row)));
    if !shared.equipment.is_empty() || !shared.texts.is_empty() {
        teams.push(RawTeam { name: "KTDash".to_owned(), ..shared });
    }
    let ops = Rows::of(value, "ops", "rosterId");
    let kinds = Rows::of(value, "optypes", "opTypeId");
    for roster in list(value, &["rosters"]) {
        let mut raw = RawTeam { name: text(roster, &["rosterName"]), ..RawTeam::default() };
        raw.fielded = true;
        raw.texts.extend(strange(&raw.name, roster, OF_A_GAME));
        for op in ops.get(&text(roster, &["rosterId"]), &mut budget)? {
            match kinds.get(&text(op, &["opTypeId"]), &mut budget)?.first() {
                Some(kind) => {
                    let kind = tables.whole(kind, &mut budget)?;
                    raw.operatives.push(fielded(op, &kind));
                }
                None => raw.texts.push(missing(op)),
            }
        }
        if !raw.operatives.is_empty() || !raw.texts.is_empty() {
            teams.push(raw);
        }
    }
    Ok(teams)
}

/// Fields of rosters and of those on them which are read elsewhere, or are of a game under way.
const OF_A_GAME: &[&str] = &[
    "rostername",
    "turn",
    "vp",
    "cp",
    "createdat",
    "updatedat",
    "optype",
    "wepids",
    "optionids",
    "oporder",
    "order",
    "ops",
];

/// Somebody of a roster of whom the file has no card.
fn missing(op: &Value) -> RawText {
    let (name, kind) = (text(op, &["opName", "opname"]), text(op, &["opTypeId"]));
    RawText { kind: Kind::Missing, text: format!("{name} {kind}"), name }
}

/// The edition and the team of a roster.
pub(crate) fn roster(value: &Value) -> Result<(RuleSet, RawTeam), Refused> {
    let mut budget = Budget::new();
    let team = value.get("killteam").unwrap_or(&Value::Null);
    let is_new = value.get("rosterName").is_some();
    let (rules, is_guessed) = match text(value, &["edition"]).as_str() {
        "kt21" => (RuleSet::KT21, false),
        "kt24" => (RuleSet::KT24, false),
        // The newer form is younger than the edition of 2021; the older one lived on for a while.
        _ if is_new => (RuleSet::KT24, false),
        _ => (RuleSet::KT21, true),
    };
    let mut raw = match team {
        Value::Null => RawTeam::default(),
        team if team.get("fireteams").is_some() => {
            killteamjson::teams(team).pop().map(|(_, team)| team).unwrap_or_default()
        }
        team => killteamjson::team(team),
    };
    raw.name = text(value, &["rosterName", "rostername"]);
    (raw.fielded, raw.is_edition_guessed) = (true, is_guessed);
    raw.operatives.clear();
    let mut types: HashMap<String, &Value> = HashMap::new();
    for kind in list(team, &["opTypes"]) {
        types.entry(text(kind, &["opTypeId"])).or_insert(kind);
    }
    for op in list(value, &["ops", "operatives"]) {
        let known = types.get(&text(op, &["opTypeId"])).copied();
        let own = op.get("opType").filter(|kind| kind.is_object());
        let kind = own.or(known).unwrap_or(op);
        budget.spend(weight(kind))?;
        raw.operatives.push(fielded(op, kind));
    }
    let equipment = list(value, &["equipments", "rostereqs", "equipment"]);
    raw.equipment.extend(equipment.iter().map(killteamjson::equipment));
    raw.texts.push(RawText {
        kind: Kind::Lore,
        name: raw.name.clone(),
        text: text(value, &["description", "notes"]),
    });
    raw.texts.retain(|text| !text.text.is_empty());
    Ok((rules, raw))
}

/// Somebody of a roster: its type's card with the weapons that were picked.
fn fielded(op: &Value, kind: &Value) -> RawOperative {
    let armed = if op.get("weapons").is_some_and(Value::is_array) { op } else { kind };
    let picked = text(op, &["wepIds", "wepids"]);
    let picked: Vec<&str> = picked.split(',').map(str::trim).filter(|id| !id.is_empty()).collect();
    let all = list(armed, &["weapons"]);
    let selected =
        |weapon: &Value| weapon.get("isselected").is_some_and(|on| on == true || on == 1);
    let any = all.iter().any(selected);
    let carried = all.iter().filter(|weapon| {
        let id = text(weapon, &["wepId", "wepid"]);
        if picked.is_empty() { !any || selected(weapon) } else { picked.contains(&id.as_str()) }
    });
    let carried: Vec<Value> = carried.cloned().collect();
    let mut lists = vec![("weapons", carried)];
    let options = text(op, &["optionIds"]);
    if !options.is_empty() || kind.get("options").is_some() {
        let chosen = list(kind, &["options"])
            .iter()
            .filter(|option| options.split(',').any(|id| id.trim() == text(option, &["optionId"])));
        lists.push(("options", chosen.cloned().collect()));
    }
    for name in ["abilities", "uniqueactions"] {
        if op.get(name).is_some_and(Value::is_array) {
            lists.push((name, list(op, &[name]).to_vec()));
        }
    }
    let mut card = operative(&with(kind, lists));
    // What was picked is carried.
    card.choices.clear();
    for weapon in &mut card.weapons {
        (weapon.choice, weapon.usual) = (None, true);
    }
    let own = text(op, &["opName", "opname"]);
    if !own.trim().is_empty() {
        card.name = own;
    }
    card.count = (1, Some(1));
    if !std::ptr::eq(op, kind) {
        card.texts.extend(strange(&card.name, op, OF_A_GAME));
    }
    card
}
