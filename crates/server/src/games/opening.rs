//! What a game is set up with, as people ask for it and as it is kept.

use std::str::FromStr;

use ai::Level;
use axum::http::StatusCode;
use catalog::{BuiltIn, Loaded, Map, Matchup, Mission, Shelf, Team};
use game::Language;
use serde::{Deserialize, Serialize};
use table::{DataHash, Record, RuleSet, Side, Tags};
use thiserror::Error;

use super::seat::{Seat, Sitter};
use crate::refused::Refused;
use crate::secret;
use crate::store::User;
use crate::wire::{ClockSettings, DiceSource, NewGame, NewSeat};

/// The most characters that a player may add to the dice.
const MOST_WORDS: usize = 64;

/// Everything that is needed to set a game up again, whatever has become of the program's own content by then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// What it is played with, as a record without entries.
    pub tags: String,
    /// The files that those tags name and do not carry.
    pub files: Vec<String>,
    /// Where dice come from.
    pub dice: DiceSource,
    /// How long players may think.
    pub clock: Option<ClockSettings>,
    /// Whether anybody may find and watch it.
    pub public: bool,
}

/// A kept game that cannot be set up again.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadOpening(String);

impl Opening {
    /// What a matchup needs to be set up again. A killzone that somebody drew is in the tags, and so in the record: whoever
    /// has that can replay the game anywhere.
    #[must_use]
    pub fn new(matchup: &Matchup, terms: &NewGame) -> Self {
        Self {
            tags: Record::new(matchup.whole_tags()).to_string(),
            files: files_of(matchup, &[]),
            dice: terms.dice,
            clock: terms.clock,
            public: terms.public,
        }
    }

    /// The same for a record that was loaded.
    #[must_use]
    pub fn of_record(tags: &Tags, matchup: &Matchup, own_files: &[String]) -> Self {
        Self {
            tags: Record::new(tags.clone()).to_string(),
            files: files_of(matchup, own_files),
            dice: DiceSource::Program,
            clock: None,
            public: false,
        }
    }

    /// What the record of the game says first; of a record that was loaded, everything but its lines.
    ///
    /// # Errors
    /// If it does not read any more.
    pub fn tags(&self) -> Result<Tags, BadOpening> {
        let record = Record::read(&self.tags).map_err(|error| BadOpening(error.to_string()))?;
        Ok(record.tags)
    }

    /// What the game is played with.
    ///
    /// # Errors
    /// What of it does not read any more.
    pub fn matchup(&self) -> Result<Matchup, BadOpening> {
        let record = Record::read(&self.tags).map_err(|error| BadOpening(error.to_string()))?;
        let mut shelf = Shelf::default();
        for text in &self.files {
            shelf.put(text, "file").map_err(|problem| BadOpening(problem.to_string()))?;
        }
        Matchup::resolve(&record.tags, &shelf).map_err(|error| BadOpening(error.to_string()))
    }
}

/// The text of every file that a matchup came from: the program's own, or among those that were brought along.
fn files_of(matchup: &Matchup, own: &[String]) -> Vec<String> {
    let wanted: Vec<DataHash> = matchup
        .tags()
        .others
        .iter()
        .filter_map(|(_, value)| value.rsplit_once(' ')?.1.parse().ok())
        .collect();
    let built_in = [catalog::TEAM_FILES, catalog::KILLZONE_FILES, catalog::MISSION_FILES];
    let built_in = built_in.into_iter().flatten().map(|(_, text): &BuiltIn| *text);
    let all = own.iter().map(String::as_str).chain(built_in);
    all.filter(|text| wanted.contains(&DataHash::of(text.as_bytes()))).map(str::to_owned).collect()
}

/// What somebody asks to play, checked: what it is played with, and who sits where.
pub struct Wanted {
    /// What it is played with.
    pub matchup: Matchup,
    /// Who sits where.
    pub seats: Vec<Seat>,
    /// The words for the invitations of seats that are kept for friends.
    pub invites: Vec<(Side, String)>,
}

/// The files of people's own that a game to be names by their ids.
#[derive(Clone, Debug, Default)]
pub struct OwnFiles {
    /// The killzone that somebody drew.
    pub killzone: Option<String>,
    /// The teams, each with its id.
    pub teams: Vec<(String, String)>,
    /// The mission.
    pub mission: Option<String>,
}

impl OwnFiles {
    fn team(&self, id: &str) -> Option<Loaded<Team>> {
        let (_, text) = self.teams.iter().find(|(known, _)| known == id)?;
        catalog::read_team(text, "team").ok()
    }
}

/// Checks what somebody asks to play. `own` are the files of people's own that it names.
///
/// # Errors
/// The field that is wrong.
pub fn wanted(
    asked: &NewGame,
    own: &OwnFiles,
    me: &User,
    language: Language,
) -> Result<Wanted, Refused> {
    let bad = |field: &str, what: String| {
        Refused::new(StatusCode::UNPROCESSABLE_ENTITY, what).field(field)
    };
    let say = |field: &str, id: &str, args: &[(&str, String)]| {
        Refused::say(StatusCode::UNPROCESSABLE_ENTITY, language, id, args).field(field)
    };
    let rules = RuleSet::from_str(&asked.rules).map_err(|error| bad("rules", error.to_string()))?;
    let players = game::door(rules).map(|door| door.players());
    if !players.is_some_and(|players| players.contains(&asked.seats.len())) {
        return Err(say("seats", "server-two-seats", &[]));
    }
    let team = |index: usize, seat: &NewSeat| -> Result<Loaded<Team>, Refused> {
        let team = seat.team();
        let name = [("name", team.chars().take(60).collect())];
        let unknown = || say(&format!("seats[{index}].team"), "server-unknown-team", &name);
        let found = own.team(team).or_else(|| catalog::team(team));
        found.filter(|found| found.value.rule_set() == rules).ok_or_else(unknown)
    };
    let teams = asked.seats.iter().enumerate().map(|(index, seat)| team(index, seat));
    let teams = teams.collect::<Result<Vec<_>, _>>()?;
    let killzone: Loaded<Map> = match own.killzone.as_deref() {
        Some(text) => catalog::read_killzone(text, "killzone")
            .map_err(|problem| bad("killzone", problem.to_string()))?,
        None => catalog::killzone(&asked.killzone).ok_or_else(|| {
            let name = [("name", asked.killzone.chars().take(60).collect())];
            say("killzone", "server-unknown-killzone", &name)
        })?,
    };
    let mission: Option<Loaded<Mission>> = match &asked.mission {
        None => None,
        Some(name) => Some(match own.mission.as_deref() {
            Some(text) => catalog::read_mission(text, "mission")
                .map_err(|problem| bad("mission", problem.to_string()))?,
            None => catalog::mission(name).ok_or_else(|| {
                let name = [("name", name.chars().take(60).collect())];
                say("mission", "server-unknown-mission", &name)
            })?,
        }),
    };
    let mut matchup = Matchup::new(rules, teams, killzone, mission)
        .map_err(|error| bad("rules", error.to_string()))?;
    for (name, value) in &asked.switches {
        matchup
            .set(name, value)
            .map_err(|error| bad(&format!("switches.{name}"), error.to_string()))?;
    }
    if let Some(clock) = asked.clock {
        if !(10..=86_400).contains(&clock.seconds) {
            return Err(say("clock.seconds", "server-clock-seconds", &[]));
        }
        if clock.increment > 600 {
            return Err(say("clock.increment", "server-clock-increment", &[]));
        }
    }
    let words = |entropy: &str| checked_words(entropy, language);
    let mut seats = Vec::new();
    let mut invites = Vec::new();
    let mut mine = false;
    let sides = (0..).map_while(Side::from_index);
    for (index, (side, seat)) in sides.zip(&asked.seats).enumerate() {
        seats.push(match seat {
            NewSeat::Me { .. } => {
                let sitter = Sitter::Person(Some((me.id.clone(), me.name.clone())));
                // On one screen one player adds words for both.
                let entropy = if mine { String::new() } else { words(&asked.entropy)? };
                mine = true;
                Seat { sitter, invite_hash: None, entropy, guest: me.guest }
            }
            NewSeat::Friend { .. } => {
                let invite = secret::token();
                let invite_hash = Some(secret::hash(&invite));
                invites.push((side, invite));
                Seat {
                    sitter: Sitter::Person(None),
                    invite_hash,
                    entropy: String::new(),
                    guest: false,
                }
            }
            NewSeat::Computer { level, .. } => {
                let level = Level::from_str(level)
                    .map_err(|error| bad(&format!("seats[{index}].level"), error))?;
                let sitter = Sitter::Computer(level);
                Seat { sitter, invite_hash: None, entropy: String::new(), guest: false }
            }
        });
    }
    Ok(Wanted { matchup, seats, invites })
}

/// Words for the dice, if they are short and on one line.
///
/// # Errors
/// If they are not.
pub fn checked_words(entropy: &str, language: Language) -> Result<String, Refused> {
    let plain = entropy.chars().count() <= MOST_WORDS && !entropy.chars().any(char::is_control);
    if plain && entropy.trim() == entropy {
        return Ok(entropy.to_owned());
    }
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    let most = [("most", MOST_WORDS.to_string())];
    Err(Refused::say(status, language, "server-words", &most).field("entropy"))
}
