//! `coverline show`: a team, a card, a killzone or a mission, as text, JSON, Markdown or a picture.

use catalog::{Format, Loaded, Map, Mission, Team};
use clap::{Args, ValueEnum};
use desk::view::{self, TeamCard};
use game::rulebook::Rulebook;
use game::{RULE_SETS, Speech};
use table::{RuleSet, Side, Slug};

use super::{markdown, text};
use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::picture::Picture;

/// Shows a team, one of its cards, a killzone or a mission
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline show lantern-company
  coverline show lantern-company/long-glass
  coverline show cooperage-yard --format svg > yard.svg
  coverline show three-bells --json
  coverline show my-team.toml --format markdown

coverline list lists what comes with the program. A card is an operative or a ploy of a team, after a slash.")]
pub struct Show {
    /// A name, TEAM/CARD, or a file that ends in .toml
    name: String,
    /// What it looks like; --json is the same as --format json
    #[arg(long, value_enum)]
    format: Option<Look>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Look {
    /// For people, in a terminal
    Text,
    /// For programs
    Json,
    /// For pages
    Markdown,
    /// A picture, of killzones and missions
    Svg,
}

/// What a name stands for.
enum Found {
    Team(Loaded<Team>),
    Card(Loaded<Team>, String),
    Killzone(Box<Loaded<Map>>),
    Mission(Loaded<Mission>),
}

impl Show {
    /// Shows it.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let look = match (self.format, options.json) {
            (Some(look), false) | (Some(look @ Look::Json), true) => look,
            (Some(_), true) => {
                return Err(Failure::input("--format", "--json asks for another form"));
            }
            (None, true) => Look::Json,
            (None, false) => Look::Text,
        };
        let found = self.find(options)?;
        let rules = match &found {
            Found::Team(team) | Found::Card(team, _) => team.value.rule_set(),
            Found::Killzone(_) => options.rules.unwrap_or(RuleSet::KT24),
            Found::Mission(mission) => mission.value.rules,
        };
        answer(&shown(&found, look, &options.speech(rules))?)
    }

    fn find(&self, options: Options) -> Result<Found, Failure> {
        let name = self.name.as_str();
        if name.ends_with(".toml") {
            return from_file(name);
        }
        if let Some((team, card)) = name.rsplit_once('/') {
            let (_, teams) = crate::matchup::teams(options.rules, &[("NAME", Some(team))])?;
            let team = teams.into_iter().next();
            let team = team.ok_or_else(|| Failure::input("NAME", "there is no team"))?;
            return Ok(Found::Card(team, card.to_owned()));
        }
        let team = catalog::team(name).map(Found::Team);
        let killzone = || catalog::killzone(name).map(|map| Found::Killzone(Box::new(map)));
        let mission = || catalog::mission(name).map(Found::Mission);
        team.or_else(killzone).or_else(mission).ok_or_else(|| unknown(name))
    }
}

fn from_file(name: &str) -> Result<Found, Failure> {
    let text = input::text(std::path::Path::new(name), catalog::MAX_BYTES)?;
    Ok(match Format::of(&text) {
        Some(Format::Killzone) => Found::Killzone(Box::new(catalog::read_killzone(&text, name)?)),
        Some(Format::Mission) => Found::Mission(catalog::read_mission(&text, name)?),
        Some(Format::Team) => Found::Team(catalog::read_team(&text, name)?),
        None => {
            let what = "not a team, a killzone or a mission; its first line says which it is";
            return Err(Failure::input(name, what));
        }
    })
}

fn unknown(name: &str) -> Failure {
    let teams = RULE_SETS.iter().flat_map(|door| catalog::team_names(door.rule_set()));
    let all = teams.chain(catalog::killzone_names()).chain(catalog::mission_names());
    let slugs: Vec<String> = all.map(|name| Slug::of(&name).to_string()).collect();
    let near = game::meant(name, slugs.iter().map(String::as_str));
    let cut: String = name.chars().take(40).collect();
    let what = match near.first() {
        Some(near) => format!("{cut:?} is not known; did you mean {near}?"),
        None => format!("{cut:?} is not known; coverline list lists what is"),
    };
    Failure::input("NAME", what)
}

fn shown(found: &Found, look: Look, speech: &Speech) -> Result<String, Failure> {
    let no_picture = || Failure::input("--format", "only killzones and missions are drawn");
    Ok(match found {
        Found::Team(team) => {
            let card = worded(team, look, speech);
            match look {
                Look::Text => text::team(&card, speech),
                Look::Json => to_json(&card),
                Look::Markdown => markdown::team(&card, speech),
                Look::Svg => return Err(no_picture()),
            }
        }
        Found::Card(team, name) => {
            let plain = view::team(team, Side::A);
            let card = worded(team, look, speech);
            let wanted = Slug::of(name);
            if let Some(ploy) = card.ploys.iter().find(|ploy| ploy.slug == wanted) {
                return Ok(match look {
                    Look::Text => text::ploy(ploy, speech),
                    Look::Json => to_json(ploy),
                    Look::Markdown => markdown::ploy(ploy, speech),
                    Look::Svg => return Err(no_picture()),
                });
            }
            let found = desk::find_operative(&plain, name);
            let found = found.map_err(|what| Failure::input("NAME", what))?;
            let mut cards = card.operatives.iter();
            let operative = cards.find(|card| card.model == found.model).unwrap_or(found);
            match look {
                Look::Text => text::operative(operative, 1, speech),
                Look::Json => to_json(operative),
                Look::Markdown => markdown::operative(operative, 1, speech),
                Look::Svg => return Err(no_picture()),
            }
        }
        Found::Killzone(map) => match look {
            Look::Text => text::killzone(&view::killzone(map).in_words(speech), speech),
            Look::Json => to_json(&view::killzone(map)),
            Look::Markdown => markdown::killzone(&view::killzone(map).in_words(speech), speech),
            Look::Svg => Picture::of_map(&map.value, speech).svg(),
        },
        Found::Mission(mission) => match look {
            Look::Text => text::mission(mission, speech),
            Look::Json => to_json(&view::mission(mission)),
            Look::Markdown => markdown::mission(mission, speech),
            Look::Svg => Picture::of_mission(&mission.value, speech).svg(),
        },
    })
}

/// The card in the words of the reader's language. Programs get the names that the files have.
fn worded(team: &Loaded<Team>, look: Look, speech: &Speech) -> TeamCard {
    let card = view::team(team, Side::A);
    if look == Look::Json {
        return card;
    }
    let mut card = card.in_words(speech);
    let book = Rulebook::of(team.value.rule_set());
    for weapon in card.operatives.iter_mut().flat_map(|card| &mut card.weapons) {
        for rule in &mut weapon.rules {
            *rule = book.weapon_rule_in(rule, speech.language());
        }
    }
    card
}
