//! The tags that say in records and positions what a game is played with, and lead back to it.

use table::{BadSwitch, BadWord, DataHash, HashForm, Tags};
use thiserror::Error;

use crate::builtin::is_built_in;
use crate::{BadMatchup, Loaded, MAX_BYTES, Matchup, Shelf};

pub(crate) const TEAMS: [&str; 4] = ["team A", "team B", "team C", "team D"];
const KILLZONE: &str = "killzone";
const MISSION: &str = "mission";
const SWITCHES: &str = "switches";
/// How a game ended otherwise than on the table.
const FINISH: &str = "finish";
/// What the tags begin with that carry a file of one's own; its hash follows.
const CONTENT: &str = "content ";
/// What the tags about the origin of the dice begin with.
const DICE: &str = "dice ";

/// Why the tags of a record or position do not lead to something to play with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadTags {
    /// A tag is missing.
    #[error("the tag {0:?} is missing")]
    Missing(&'static str),
    /// A tag does not read as a name and a hash.
    #[error("{tag}: expected \"NAME HASH\", found {found:?}")]
    Value {
        /// The tag.
        tag: &'static str,
        /// What it says.
        found: String,
    },
    /// Nothing goes by that name.
    #[error("{tag}: {name:?} is not known; give its file, or one of {known}")]
    Unknown {
        /// The tag.
        tag: &'static str,
        /// The name.
        name: String,
        /// The names that are known.
        known: String,
    },
    /// What goes by that name is not what was played with.
    #[error("{tag}: {name:?} is {here} here, but {there} was played with; give the file as it was")]
    Changed {
        /// The tag.
        tag: &'static str,
        /// The name.
        name: String,
        /// The hash of what goes by that name.
        here: DataHash,
        /// The hash in the tag.
        there: DataHash,
    },
    /// There is no such tag.
    #[error("{0}: no tag of a game: expected team A, team B, killzone, mission or switches")]
    NotATag(String),
    /// A file that the tags carry is not what they say.
    #[error("{tag}: {what}")]
    Content {
        /// The tag.
        tag: String,
        /// What is wrong with it.
        what: String,
    },
    /// The hashes are of a form that is not known.
    #[error("hashes: {0}")]
    Hashes(BadWord),
    /// A switch is not one.
    #[error("switches: {0}")]
    Switch(#[from] BadSwitch),
    /// A switch stands twice.
    #[error("switches: {0} stands twice")]
    Twice(String),
    /// The parts do not go together.
    #[error(transparent)]
    Matchup(#[from] BadMatchup),
}

impl Matchup {
    /// The tags under which a record or position of such a game is kept.
    pub fn tags(&self) -> Tags {
        fn value<T>(loaded: &Loaded<T>) -> String {
            format!("{} {}", loaded.name, loaded.hash)
        }
        let mut others: Vec<(String, String)> = Vec::new();
        for (tag, team) in TEAMS.iter().zip(&self.teams) {
            others.push(((*tag).to_owned(), value(team)));
        }
        others.push((KILLZONE.to_owned(), value(&self.killzone)));
        others.extend(self.mission.iter().map(|mission| (MISSION.to_owned(), value(mission))));
        // All of them: what is the default today may not be tomorrow.
        let words: Vec<String> =
            self.switches.all().iter().map(|(name, value)| format!("{name}={value}")).collect();
        others.push((SWITCHES.to_owned(), words.join(" ")));
        others.push((HashForm::TAG.to_owned(), HashForm::default().number().to_owned()));
        Tags { rules: self.rules, others }
    }

    /// The same with the files in them that do not come with the program, so that whoever has the tags needs nothing
    /// else.
    pub fn whole_tags(&self) -> Tags {
        let mut tags = self.tags();
        tags.others.extend(self.contents());
        tags
    }

    /// The tags that carry the files which do not come with the program, each once: its hash, and its text as JSON.
    fn contents(&self) -> Vec<(String, String)> {
        let teams = self.teams.iter().map(|team| (team.hash, &team.source));
        let killzone = [(self.killzone.hash, &self.killzone.source)];
        let mission = self.mission.as_ref().map(|mission| (mission.hash, &mission.source));
        let mut tags: Vec<(String, String)> = Vec::new();
        for (hash, source) in teams.chain(killzone).chain(mission) {
            let tag = format!("{CONTENT}{hash}");
            if !is_built_in(hash) && tags.iter().all(|(known, _)| *known != tag) {
                tags.push((tag, serde_json::Value::from(&**source).to_string()));
            }
        }
        tags
    }

    /// Finds what the tags of a record or position name: built in, carried by the tags themselves, or on the shelf.
    ///
    /// # Errors
    /// The tag that is missing, does not read, or names what is not there or has changed.
    pub fn resolve(tags: &Tags, shelf: &Shelf) -> Result<Self, BadTags> {
        let known = [KILLZONE, MISSION, SWITCHES, FINISH, HashForm::TAG];
        let told = |tag: &str| {
            known.contains(&tag)
                || TEAMS.contains(&tag)
                || tag.starts_with(DICE)
                || tag.starts_with(CONTENT)
        };
        if let Some((tag, _)) = tags.others.iter().find(|(tag, _)| !told(tag)) {
            return Err(BadTags::NotATag(tag.chars().take(40).collect()));
        }
        HashForm::of(tags).map_err(BadTags::Hashes)?;
        let shelf = unpacked(tags, shelf)?;
        let team = |tag| {
            let known = || crate::team_names(tags.rules).join(", ");
            find(tags, tag, |name| shelf.teams_named(name), known)?.ok_or(BadTags::Missing(tag))
        };
        // There are two teams at least, and none is left out before another.
        let last = TEAMS.iter().rposition(|tag| tags.get(tag).is_some()).unwrap_or_default();
        let teams =
            TEAMS[..=last.max(1)].iter().copied().map(team).collect::<Result<Vec<_>, _>>()?;
        let known = || crate::killzone_names().join(", ");
        let killzone = find(tags, KILLZONE, |name| shelf.killzones_named(name), known)?;
        let killzone = killzone.ok_or(BadTags::Missing(KILLZONE))?;
        let known = || crate::mission_names_for(tags.rules).join(", ");
        let mission = find(tags, MISSION, |name| shelf.missions_named(name), known)?;
        let mut matchup = Matchup::new(tags.rules, teams, killzone, mission)?;
        // Records tell every switch; those of the first release told only what differed from what was usual then.
        matchup.switches = matchup.switches.former();
        let mut set: Vec<&str> = Vec::new();
        for word in tags.get(SWITCHES).unwrap_or_default().split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            matchup.set(name, value)?;
            if set.contains(&name) {
                return Err(BadTags::Twice(name.to_owned()));
            }
            set.push(name);
        }
        Ok(matchup)
    }
}

/// What a tag names, if it is there.
fn find<T>(
    tags: &Tags,
    tag: &'static str,
    named: impl Fn(&str) -> Vec<Loaded<T>>,
    known: impl Fn() -> String,
) -> Result<Option<Loaded<T>>, BadTags> {
    let Some(value) = tags.get(tag) else { return Ok(None) };
    let bad = || BadTags::Value { tag, found: value.chars().take(120).collect() };
    let (name, hash) = value.rsplit_once(' ').ok_or_else(bad)?;
    let there: DataHash = hash.parse().map_err(|_| bad())?;
    let all = named(name);
    let Some(here) = all.first().map(|loaded| loaded.hash) else {
        return Err(BadTags::Unknown { tag, name: name.to_owned(), known: known() });
    };
    match all.into_iter().find(|loaded| loaded.hash == there) {
        Some(loaded) => Ok(Some(loaded)),
        None => Err(BadTags::Changed { tag, name: name.to_owned(), here, there }),
    }
}

/// The shelf with the files that tags carry.
///
/// # Errors
/// What carries something else than it says, or no file.
fn unpacked(tags: &Tags, shelf: &Shelf) -> Result<Shelf, BadTags> {
    let mut shelf = shelf.clone();
    let carried = tags
        .others
        .iter()
        .filter_map(|(tag, value)| tag.strip_prefix(CONTENT).map(|hash| (tag, hash, value)));
    for (tag, hash, value) in carried {
        let bad = |what: String| BadTags::Content { tag: tag.chars().take(40).collect(), what };
        let text: String = serde_json::from_str(value)
            .map_err(|_| bad("expected the text of a file as a JSON string".to_owned()))?;
        if text.len() > MAX_BYTES {
            return Err(bad(format!("larger than {MAX_BYTES} bytes")));
        }
        let found = DataHash::of(text.as_bytes()).to_string();
        if found != hash {
            return Err(bad(format!("its hash is {found}")));
        }
        shelf.put(&text, tag).map_err(|problem| bad(problem.to_string()))?;
    }
    Ok(shelf)
}
