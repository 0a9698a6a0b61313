//! Rosters, catalogues and team files of other programs, read into teams of this one.
//!
//! Files are told apart by what is in them, never by their names. What comes of one is a set of team files that pass
//! [`catalog::check`], and a report: what was read, what was guessed, and what was not understood, in its own words. Nothing
//! of a file is left out without a word, and no number is made up.
//!
//! ```
//! let file = br#"{ "killteamName": "Night Ferry", "opTypes": [ { "opTypeName": "Ferryman", "MOVE": "6\"", "APL": 2,
//!     "SAVE": "4+", "WOUNDS": 9, "keywords": "FERRY", "basesize": 28, "abilities": [], "weapons": [ { "wepName": "Oar",
//!     "wepType": "M", "profiles": [ { "ATK": "4", "HIT": "4+", "DMG": "3/4", "WR": "Shock" } ] } ] } ] }"#;
//! let import = import::import(file, &[], None).unwrap();
//! assert_eq!(import.format.id(), "killteamjson-team");
//! assert_eq!(import.counts.weapons_whole, 1);
//! assert!(catalog::check(&import.teams[0].text, "night-ferry.toml").is_ok());
//! ```

mod archive;
mod arm;
mod assemble;
mod bases;
mod battlescribe;
mod card;
mod compose;
mod element;
mod killteamjson;
mod ktdash;
mod limits;
mod raw;
mod refused;
mod report;
mod rule;
mod shorten;
mod words;
mod write;

use archive::Unpacked;
use element::Element;
use limits::MAX_NAME;
use serde_json::Value;
use table::RuleSet;

pub use limits::MAX_FILE;
pub use refused::Refused;
pub use report::{Counts, Format, Guess, Import, ImportedTeam, Remark, Why};

use raw::RawTeam;

/// Reads a file. `others` are files that it may link to, such as a catalogue's game system; those that cannot be read are
/// passed over, and what they would have held is in the report. `asked` is the rule set that it has to be of.
///
/// # Errors
/// If it is no file that could be read.
pub fn import(file: &[u8], others: &[&[u8]], asked: Option<RuleSet>) -> Result<Import, Refused> {
    if let Some(asked) = asked.filter(|asked| !READ.contains(asked)) {
        return Err(Refused::NoFiles(asked));
    }
    let (opened, packed) = opened(file)?;
    let (format, teams) = match opened {
        Opened::Tree(main) => {
            let others: Vec<Element> = others.iter().filter_map(|file| tree(file)).collect();
            let files: Vec<&Element> = std::iter::once(&main).chain(&others).collect();
            let found = battlescribe::rules_of(&files);
            let rules = found.or(asked).unwrap_or(RuleSet::KT24);
            let (format, mut team) = match main.name.as_str() {
                "roster" => (Format::Roster, battlescribe::roster(&main, rules)?),
                "catalogue" => (Format::Catalogue, battlescribe::catalogue(&files, rules)?),
                "gameSystem" => (Format::System, battlescribe::catalogue(&files, rules)?),
                _ => return Err(Refused::Unknown),
            };
            team.is_edition_guessed = found.is_none();
            (format, vec![(rules, team)])
        }
        Opened::Document(value) => document(&value)?,
    };
    let first = teams.first().map(|(rules, _)| *rules).ok_or(Refused::Unknown)?;
    let rules = asked.unwrap_or(first);
    if !teams.iter().any(|(of, _)| *of == rules) {
        return Err(Refused::Rules { found: first, asked: rules });
    }
    let mut import = Import::new(format, rules);
    for name in packed {
        import.remark("", &name, Why::Packed);
    }
    for (of, team) in &teams {
        if *of == rules {
            assemble::team(&mut import, team);
        } else {
            // Two editions in one file: each is asked for by itself.
            let name = import.named("", &team.name, "Team");
            import.remark(&name, &name, Why::Edition(*of));
        }
    }
    Ok(import)
}

/// The rule sets of which other programs have files.
const READ: [RuleSet; 3] = [RuleSet::KT18, RuleSet::KT21, RuleSet::KT24];

/// The ids of the files that a catalogue or a roster links to.
#[must_use]
pub fn links(file: &[u8]) -> Vec<String> {
    let Some(main) = tree(file) else { return Vec::new() };
    let system = main.attribute("gameSystemId").to_owned();
    let links = main.all("catalogueLinks").map(|link| link.attribute("targetId").to_owned());
    std::iter::once(system).chain(links).filter(|id| !id.is_empty()).collect()
}

/// The id of a catalogue or a game system.
#[must_use]
pub fn id(file: &[u8]) -> Option<String> {
    let main = tree(file)?;
    Some(main.attribute("id").to_owned()).filter(|id| !id.is_empty())
}

/// A file, opened.
enum Opened {
    /// A tree of BattleScribe's.
    Tree(Element),
    /// Any other JSON.
    Document(Value),
}

fn tree(file: &[u8]) -> Option<Element> {
    match opened(file) {
        Ok((Opened::Tree(main), _)) => Some(main),
        _ => None,
    }
}

/// A file, opened, and the names of what else is in its archive.
fn opened(file: &[u8]) -> Result<(Opened, Vec<String>), Refused> {
    let Unpacked { bytes, others } = archive::unpacked(file)?;
    Ok((read(&bytes)?, others))
}

fn read(bytes: &[u8]) -> Result<Opened, Refused> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        // What is no text at all is no broken text either.
        if bytes.iter().take(512).any(|byte| *byte == 0) {
            Refused::Unknown
        } else {
            Refused::NotText(error.valid_up_to() + 1)
        }
    })?;
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if text.starts_with('<') {
        return element::read_xml(text).map(Opened::Tree);
    }
    if !text.starts_with(['{', '[']) {
        return Err(Refused::Unknown);
    }
    let value: Value = serde_json::from_str(text).map_err(|error| Refused::Broken {
        kind: "JSON",
        what: error.to_string().chars().take(120).collect(),
    })?;
    for root in ["roster", "catalogue", "gameSystem"] {
        if let Some(inner) = value.get(root).filter(|inner| inner.is_object()) {
            return element::read_json(root, inner).map(Opened::Tree);
        }
    }
    // New Recruit leaves out the root of some of its exports.
    let is_roster = value.get("forces").is_some_and(Value::is_array);
    if is_roster && (value.get("gameSystemId").is_some() || value.get("costs").is_some()) {
        return element::read_json("roster", &value).map(Opened::Tree);
    }
    if has_long_name(&value) {
        return Err(Refused::TooMuch);
    }
    Ok(Opened::Document(value))
}

/// Whether something in a document is called by so long a name that it is none.
fn has_long_name(value: &Value) -> bool {
    match value {
        Value::Array(list) => list.iter().any(has_long_name),
        Value::Object(fields) => fields.iter().any(|(key, value)| {
            let is_name = key.to_ascii_lowercase().ends_with("name");
            let is_long = value.as_str().is_some_and(|name| name.len() > MAX_NAME);
            (is_name && is_long) || has_long_name(value)
        }),
        _ => false,
    }
}

fn document(value: &Value) -> Result<(Format, Vec<(RuleSet, RawTeam)>), Refused> {
    if ktdash::is_seed(value) {
        let teams = ktdash::seed(value)?.into_iter().map(|team| (RuleSet::KT24, team));
        return Ok((Format::Seed, teams.collect()));
    }
    if ktdash::is_roster(value) {
        return Ok((Format::Ktdash, vec![ktdash::roster(value)?]));
    }
    if killteamjson::is_compendium(value) {
        return Ok((Format::Compendium, killteamjson::compendium(value)));
    }
    if killteamjson::is_team(value) {
        return Ok((Format::Team, killteamjson::teams(value)));
    }
    Err(Refused::Unknown)
}
