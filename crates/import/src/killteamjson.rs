//! killteamjson: factions with their kill teams, as of 2021 and the first files of 2024, and one team a file, as since.

use serde_json::Value;
use skirmish::Reach;
use table::RuleSet;

use crate::element::plain;
use crate::raw::{Kind, RawEquipment, RawOperative, RawTeam, RawText, RawWeapon};
use crate::rule;

/// A text field by any of its names; empty where there is none.
pub(crate) fn text(value: &Value, names: &[&str]) -> String {
    names.iter().find_map(|name| value.get(name).and_then(plain)).unwrap_or_default()
}

/// The entries of a list by any of its names.
pub(crate) fn list<'a>(value: &'a Value, names: &[&str]) -> &'a [Value] {
    let found = names.iter().find_map(|name| value.get(name).and_then(Value::as_array));
    found.map_or(&[], Vec::as_slice)
}

/// Whether a document is a list of factions.
pub(crate) fn is_compendium(value: &Value) -> bool {
    let first = value.as_array().and_then(|factions| factions.first());
    first.is_some_and(|faction| faction.get("killteams").is_some_and(Value::is_array))
}

/// Whether a document is one team, or a list of teams.
pub(crate) fn is_team(value: &Value) -> bool {
    let one = |team: &Value| team.get("opTypes").is_some_and(Value::is_array) || is_old_team(team);
    one(value) || value.as_array().is_some_and(|teams| !teams.is_empty() && teams.iter().all(one))
}

fn is_old_team(value: &Value) -> bool {
    value.get("fireteams").is_some_and(Value::is_array) && value.get("killteamname").is_some()
}

/// The edition that a team of the older form is of, and whether that is a guess: it says so, or its cards have the
/// characteristics that only one has.
fn old_rules(team: &Value) -> (RuleSet, bool) {
    match text(team, &["edition"]).as_str() {
        "kt24" => (RuleSet::KT24, false),
        "kt21" => (RuleSet::KT21, false),
        _ => {
            let teams = list(team, &["fireteams"]).iter();
            let mut cards = teams.flat_map(|team| list(team, &["operatives"]));
            (RuleSet::KT21, !cards.any(|card| card.get("DF").is_some()))
        }
    }
}

/// The teams of a list of factions, with their edition.
pub(crate) fn compendium(value: &Value) -> Vec<(RuleSet, RawTeam)> {
    let factions = value.as_array().map_or(&[][..], Vec::as_slice);
    let mut teams = Vec::new();
    for faction in factions {
        let name = text(faction, &["factionname"]);
        let own = [Some(lore(&name, faction)), strange(&name, faction, &[])];
        for (at, team) in list(faction, &["killteams"]).iter().enumerate() {
            let (rules, mut raw) = old_team(team);
            // What is said of the faction stands with its first team.
            raw.texts.extend(own.iter().flatten().filter(|_| at == 0).cloned());
            teams.push((rules, raw));
        }
    }
    teams
}

/// The team or teams of a file of teams.
pub(crate) fn teams(value: &Value) -> Vec<(RuleSet, RawTeam)> {
    let one = |value: &Value| {
        if is_old_team(value) { old_team(value) } else { (RuleSet::KT24, team(value)) }
    };
    match value.as_array() {
        Some(all) => all.iter().map(one).collect(),
        None => vec![one(value)],
    }
}

fn old_team(value: &Value) -> (RuleSet, RawTeam) {
    let (rules, is_edition_guessed) = old_rules(value);
    let name = text(value, &["killteamname"]);
    let mut raw = RawTeam { name, is_edition_guessed, ..RawTeam::default() };
    raw.texts.push(lore(&raw.name, value));
    raw.texts.push(composition(&raw.name, &text(value, &["killteamcomp"])));
    let ploys = value.get("ploys").unwrap_or(&Value::Null);
    let lists = ["strat", "tac"].map(|name| list(ploys, &[name]));
    raw.texts.extend(lists.iter().flat_map(|list| list.iter()).map(ploy));
    raw.equipment = list(value, &["equipments"]).iter().map(equipment).collect();
    for fireteam in list(value, &["fireteams"]) {
        let name = text(fireteam, &["fireteamname"]);
        raw.texts.push(lore(&name, fireteam));
        raw.texts.push(composition(&name, &text(fireteam, &["fireteamcomp"])));
        raw.texts.extend(most(&name, fireteam, "killteammax"));
        raw.texts.extend(strange(&name, fireteam, &["fireteamname", "fireteamcomp", "operatives"]));
        raw.operatives.extend(list(fireteam, &["operatives"]).iter().map(operative));
    }
    raw.texts.extend(
        list(value, &["tacops"])
            .iter()
            .map(|op| RawText::card(text(op, &["title"]), text(op, &["description"]))),
    );
    raw.texts.extend(strange(&raw.name, value, &[]));
    (rules, raw)
}

/// A team of the form of 2024.
pub(crate) fn team(value: &Value) -> RawTeam {
    let mut raw = RawTeam { name: text(value, &["killteamName"]), ..RawTeam::default() };
    raw.texts.push(lore(&raw.name, value));
    raw.texts.push(composition(&raw.name, &text(value, &["composition"])));
    raw.texts.extend(list(value, &["ploys"]).iter().map(ploy));
    raw.texts.extend(list(value, &["teamAbilities"]).iter().map(ability));
    raw.texts.extend(list(value, &["teamOptions", "options"]).iter().map(option));
    raw.texts.extend(list(value, &["weapon_rules"]).iter().map(ability));
    raw.equipment = list(value, &["equipments"]).iter().map(equipment).collect();
    raw.operatives = list(value, &["opTypes"]).iter().map(operative).collect();
    raw.texts.extend(strange(&raw.name, value, &[]));
    raw
}

/// Fields that are read, or that mean something to the other program alone.
const KNOWN: &[&str] = &[
    "killteamname",
    "description",
    "composition",
    "killteamcomp",
    "ploys",
    "teamabilities",
    "teamoptions",
    "options",
    "weapon_rules",
    "equipments",
    "optypes",
    "fireteams",
    "tacops",
    "edition",
    "file",
    "season",
    "version",
    "lastupdated",
    "seq",
    "opname",
    "optypename",
    "keywords",
    "basesize",
    "weapons",
    "abilities",
    "uniqueactions",
    "actions",
    "m",
    "move",
    "apl",
    "ga",
    "df",
    "sv",
    "save",
    "w",
    "wounds",
    "eqname",
    "eqdescription",
    "eqpts",
    "effects",
    "factionname",
    "killteams",
];

/// What an object says in fields that are not known: texts, lists and objects, but no ids and no switches.
pub(crate) fn strange(name: &str, value: &Value, known: &[&str]) -> Option<RawText> {
    let fields = value.as_object()?.iter().filter(|(field, value)| {
        let field = field.to_lowercase();
        let is_said = match value {
            Value::String(text) => text.chars().any(char::is_alphabetic),
            Value::Array(list) => !list.is_empty(),
            Value::Object(fields) => !fields.is_empty(),
            _ => false,
        };
        let is_known = field.ends_with("id") || KNOWN.contains(&field.as_str());
        is_said && !is_known && !known.contains(&field.as_str())
    });
    let lines: Vec<String> = fields
        .map(|(field, value)| match value {
            Value::String(text) => format!("{field}: {text}"),
            value => format!("{field}: {value}"),
        })
        .collect();
    let text = lines.join("\n");
    (!text.is_empty()).then(|| RawText { kind: Kind::Field, name: name.to_owned(), text })
}

pub(crate) fn lore(name: &str, value: &Value) -> RawText {
    RawText { kind: Kind::Lore, name: name.to_owned(), text: text(value, &["description"]) }
}

/// How many may come at most, where a field says so; 0 is any number.
fn most(name: &str, value: &Value, field: &str) -> Option<RawText> {
    let number = text(value, &[field]);
    let is_said = !matches!(number.as_str(), "" | "0");
    is_said.then(|| composition(name, &format!("{field}: {number}")))
}

pub(crate) fn composition(name: &str, words: &str) -> RawText {
    RawText { kind: Kind::Composition, name: name.to_owned(), text: words.to_owned() }
}

pub(crate) fn ploy(value: &Value) -> RawText {
    let name = text(value, &["ployName", "ployname"]);
    let kind = match text(value, &["ployType", "ploytype"]).as_str() {
        "S" => "strategy".to_owned(),
        "T" | "F" => "firefight".to_owned(),
        other => other.to_owned(),
    };
    let price = text(value, &["CP"]);
    let price = if price.is_empty() { price } else { format!("{price}CP") };
    let told: Vec<String> = [kind, price].into_iter().filter(|part| !part.is_empty()).collect();
    let name = if told.is_empty() { name } else { format!("{name} ({})", told.join(", ")) };
    let words = [text(value, &["description"]), text(value, &["effects"])];
    let words: Vec<String> = words.into_iter().filter(|text| !text.is_empty()).collect();
    RawText::card(name, words.join("\n"))
}

pub(crate) fn ability(value: &Value) -> RawText {
    let name = text(value, &["abilityName", "title", "name"]);
    let price = text(value, &["AP"]);
    let name = if price.is_empty() { name } else { format!("{name} ({price}AP)") };
    let words = text(value, &["description"]);
    let more: Vec<String> = ["effects", "conditions"]
        .iter()
        .flat_map(|field| list(value, &[field]))
        .filter_map(plain)
        .collect();
    let words = std::iter::once(words).chain(more).filter(|line| !line.is_empty());
    RawText::card(name, words.collect::<Vec<_>>().join("\n"))
}

pub(crate) fn option(value: &Value) -> RawText {
    let words = [text(value, &["description"]), text(value, &["effects"])];
    let words: Vec<String> = words.into_iter().filter(|text| !text.is_empty()).collect();
    RawText::card(text(value, &["optionName"]), words.join("\n"))
}

pub(crate) fn equipment(value: &Value) -> RawEquipment {
    let effects = text(value, &["effects"]);
    let effects = if effects.is_empty() {
        list(value, &["effects"]).iter().filter_map(plain).collect::<Vec<_>>().join("\n")
    } else {
        effects
    };
    let words = text(value, &["description", "eqdescription"]);
    let actions =
        list(value, &["actions"]).iter().map(ability).map(|RawText { name, text, .. }| {
            let lines: Vec<String> =
                [name, text].into_iter().filter(|text| !text.is_empty()).collect();
            lines.join(": ")
        });
    let amount = text(value, &["amount"]);
    let amount = if amount.is_empty() { amount } else { format!("amount: {amount}") };
    let words = [words, effects, amount].into_iter().chain(actions);
    let words: Vec<String> = words.filter(|text| !text.is_empty()).collect();
    let points = text(value, &["eqpts"]);
    RawEquipment {
        name: text(value, &["eqName", "eqname"]),
        text: words.join("\n"),
        points: Some(points).filter(|points| !points.is_empty()),
        weapons: list(value, &["weapons"]).iter().flat_map(weapon).collect(),
    }
}

/// An operative of either form. Which of its weapons are carried together is said in words only.
pub(crate) fn operative(value: &Value) -> RawOperative {
    let names = ["M", "MOVE", "APL", "GA", "DF", "SV", "SAVE", "W", "WOUNDS"];
    let keywords = text(value, &["keywords"]);
    let mut weapons: Vec<RawWeapon> = list(value, &["weapons"]).iter().flat_map(weapon).collect();
    let number = weapons
        .iter()
        .map(|weapon| weapon.name.as_str())
        .collect::<std::collections::BTreeSet<_>>();
    let choices = vec![(0, number.len())];
    weapons.iter_mut().for_each(|weapon| weapon.choice = Some(0));
    if !weapons.iter().any(|weapon| weapon.usual) {
        weapons.iter_mut().for_each(|weapon| weapon.usual = true);
    }
    let name = text(value, &["opTypeName", "opname"]);
    let mut texts: Vec<RawText> = vec![lore(&name, value)];
    texts.extend(list(value, &["abilities"]).iter().map(ability));
    texts.extend(list(value, &["uniqueactions", "uniqueActions", "actions"]).iter().map(ability));
    texts.extend(list(value, &["options"]).iter().map(option));
    texts.extend(most(&name, value, "fireteammax"));
    texts.extend(strange(&name, value, &["nametype", "optype", "wepids", "optionids"]));
    let base = text(value, &["basesize"]);
    RawOperative {
        stats: names
            .iter()
            .filter_map(|name| Some((name.to_lowercase(), plain(value.get(name)?)?)))
            .collect(),
        keywords: keywords.split(',').map(str::to_owned).collect(),
        base_mm: Some(base).filter(|base| !base.is_empty()),
        choices: if weapons.is_empty() { Vec::new() } else { choices },
        weapons,
        texts,
        count: (0, None),
        name,
    }
}

/// The profiles of a weapon.
pub(crate) fn weapon(value: &Value) -> Vec<RawWeapon> {
    let reach = match text(value, &["wepType", "weptype"]).as_str() {
        "R" | "P" => Some(Reach::Ranged),
        "M" => Some(Reach::Melee),
        _ => None,
    };
    let name = text(value, &["wepName", "wepname"]);
    let usual = ["isDefault", "isdefault", "isselected"]
        .iter()
        .filter_map(|field| value.get(field))
        .any(|on| matches!(on, Value::Bool(true)) || on.as_i64() == Some(1));
    let profiles = list(value, &["profiles"]);
    let profiles = profiles.iter().map(|profile| RawWeapon {
        name: name.clone(),
        profile: text(profile, &["profileName", "name"]),
        reach,
        stats: ["A", "ATK", "BS", "HIT", "D", "DMG"]
            .iter()
            .filter_map(|field| Some((field.to_lowercase(), plain(profile.get(field)?)?)))
            .collect(),
        rules: rules(profile),
        choice: None,
        usual,
    });
    profiles.collect()
}

/// The rules of a profile: a list in words, or ids with numbers.
fn rules(profile: &Value) -> Vec<String> {
    match profile.get("WR").or_else(|| profile.get("SR")) {
        Some(Value::String(list)) => rule::split(list),
        Some(Value::Array(list)) => list.iter().flat_map(by_id).collect(),
        _ => Vec::new(),
    }
}

/// A rule by its id, as a card would print it: `{"id": "WR-UNIV-HEAVY", "details": "Dash"}`.
fn by_id(value: &Value) -> Vec<String> {
    if let Value::String(words) = value {
        return rule::split(words);
    }
    let id = text(value, &["id"]);
    let Some(name) = id.strip_prefix("WR-UNIV-") else {
        // A rule of the team's own.
        let name = text(value, &["name"]);
        let name = if name.is_empty() { id } else { name };
        return vec![format!("{name}*")];
    };
    let name = name.replace('-', " ").to_lowercase();
    let (number, details) = (text(value, &["number"]), text(value, &["details"]));
    let before = text(value, &["prefix_num", "prefix"]);
    let before =
        if before.is_empty() { before } else { format!("{}\" ", before.trim_end_matches('"')) };
    let known = ["id", "number", "details", "prefix_num", "prefix", "name"];
    let fields = value.as_object().into_iter().flat_map(|fields| fields.iter());
    let strange = fields.filter(|(field, _)| !known.contains(&field.as_str()));
    // Whatever else it says is not left out, and keeps the rule from being read as another.
    let strange: String = strange.map(|(field, value)| format!(" {field}={value}")).collect();
    let rest = match (name.as_str(), details.as_str()) {
        (_, "") => number,
        ("heavy", action) if action.to_lowercase().contains("only") => format!("({action})"),
        ("heavy", action) => format!("({action} only)"),
        (_, details) => format!("{details} {number}"),
    };
    vec![format!("{before}{name} {rest}{strange}").trim().to_owned()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_by_id_are_printed() {
        let list = r#"[{"id": "WR-UNIV-RANGE", "number": 8}, {"id": "WR-UNIV-HEAVY", "details": "Dash"},
            {"id": "WR-UNIV-PIERCING", "number": 1, "details": "Crits"}, {"id": "WR-OWN-FOG"},
            {"id": "WR-UNIV-DEVASTATING", "number": 3, "prefix_num": 1}, {"id": "WR-UNIV-SEEK-LIGHT"}]"#;
        let list: Vec<Value> = serde_json::from_str(list).unwrap();
        let printed: Vec<String> = list.iter().flat_map(by_id).collect();
        let cards = ["range 8", "heavy (Dash only)", "piercing Crits 1", "WR-OWN-FOG*"];
        assert_eq!(printed[..4], cards);
        assert_eq!(printed[4..], ["1\" devastating 3", "seek light"]);
    }
}
