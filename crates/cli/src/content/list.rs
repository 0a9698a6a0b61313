//! `coverline list`: the teams, killzones and missions that come with the program.

use catalog::{Loaded, Map, Mission, Team};
use clap::{Args, ValueEnum};
use desk::view;
use game::RULE_SETS;
use geometry::Length;
use serde::Serialize;
use table::{RuleSet, Side, Slug};

use crate::failure::{Failure, answer};
use crate::input::to_json;
use crate::options::Options;

/// Lists the teams, killzones and missions that come with the program
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline list
  coverline list teams
  coverline list killzones --rules kt24 --json

coverline show NAME shows one of them.")]
pub struct List {
    /// What to list; everything without it
    #[arg(value_enum)]
    what: Option<What>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    /// Kill teams and armies
    Teams,
    /// Boards
    Killzones,
    /// Missions
    Missions,
}

/// What every line of a list says.
#[derive(Debug, Serialize)]
struct Listed {
    id: String,
    name: String,
    rules: Vec<&'static str>,
    summary: String,
    #[serde(flatten)]
    more: More,
}

/// What only some say.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum More {
    Operatives { operatives: usize },
    Models { models: usize },
    Units { units: usize, models: usize },
    Board { size: [f64; 2], terrain: usize, walls: usize, doors: usize },
    Mission { players: usize, scores: bool },
}

impl More {
    /// The same in words: the message and its arguments.
    fn message(&self) -> (&'static str, Vec<(&'static str, String)>) {
        match self {
            More::Operatives { operatives } => {
                ("list-operatives", vec![("number", operatives.to_string())])
            }
            More::Models { models } => ("list-models", vec![("number", models.to_string())]),
            More::Units { units, models } => {
                let args = vec![("units", units.to_string()), ("number", models.to_string())];
                ("list-units", args)
            }
            More::Board { size: [width, depth], terrain, walls, doors } => {
                let args = vec![
                    ("width", width.to_string()),
                    ("depth", depth.to_string()),
                    ("terrain", terrain.to_string()),
                    ("walls", walls.to_string()),
                    ("doors", doors.to_string()),
                ];
                ("list-board", args)
            }
            More::Mission { players, scores } => {
                let scores = if *scores { "yes" } else { "no" };
                let args = vec![("players", players.to_string()), ("scores", scores.to_owned())];
                ("list-mission", args)
            }
        }
    }
}

impl List {
    /// Prints the list.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let all = [What::Teams, What::Killzones, What::Missions];
        let wanted: Vec<What> =
            all.into_iter().filter(|w| self.what.is_none_or(|it| it == *w)).collect();
        let lists = wanted.iter().map(|what| (*what, listed(*what, options.rules)));
        if options.json {
            let lists: Vec<Listed> = lists.flat_map(|(_, list)| list).collect();
            return answer(&to_json(&lists));
        }
        let speech = options.speech(options.rules.unwrap_or(RuleSet::KT24));
        let mut text = String::new();
        for (what, list) in lists {
            let id = match what {
                What::Teams => "list-teams",
                What::Killzones => "list-killzones",
                What::Missions => "list-missions",
            };
            if !text.is_empty() {
                text.push('\n');
            }
            text += &format!("{}\n", speech.text(id, &[]));
            let width = list.iter().map(|one| one.id.len()).max().unwrap_or(0);
            for one in &list {
                let (message, args) = one.more.message();
                let more = speech.text(message, &args);
                text += &format!("  {:width$}  {}  {more}\n", one.id, one.rules.join(" "));
            }
        }
        answer(&text)
    }
}

fn listed(what: What, rules: Option<RuleSet>) -> Vec<Listed> {
    let of = |set: &RuleSet| rules.is_none_or(|asked| asked == *set);
    let sets = || RULE_SETS.iter().map(|door| door.rule_set());
    match what {
        What::Teams => {
            let names = sets().filter(of).flat_map(catalog::team_names);
            names.filter_map(|name| catalog::team(&name)).map(|team| of_team(&team)).collect()
        }
        What::Killzones => {
            let all = catalog::killzone_names().into_iter();
            let maps = all.filter_map(|name| catalog::killzone(&name));
            maps.filter_map(|map| {
                let mut meant =
                    sets().filter(|set| catalog::killzone_names_for(*set).contains(&map.name));
                let meant: Vec<RuleSet> = meant.by_ref().collect();
                meant.iter().any(of).then(|| of_killzone(&map, &meant))
            })
            .collect()
        }
        What::Missions => {
            let all = catalog::mission_names().into_iter();
            let missions = all.filter_map(|name| catalog::mission(&name));
            missions
                .filter_map(|mission| {
                    let meant: Vec<RuleSet> = sets()
                        .filter(|set| catalog::mission_names_for(*set).contains(&mission.name))
                        .collect();
                    meant.iter().any(of).then(|| of_mission(&mission, &meant))
                })
                .collect()
        }
    }
}

/// The first sentence of a text, in one line.
pub(super) fn summary(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.find(". ") {
        Some(end) => line[..=end].to_owned(),
        None => line,
    }
}

fn head<T>(loaded: &Loaded<T>, rules: &[RuleSet], more: More) -> Listed {
    Listed {
        id: Slug::of(&loaded.name).to_string(),
        name: loaded.name.clone(),
        rules: rules.iter().map(|set| set.id()).collect(),
        summary: summary(&loaded.text),
        more,
    }
}

fn of_team(team: &Loaded<Team>) -> Listed {
    let rules = team.value.rule_set();
    let card = view::team(team, Side::A);
    let models = card.operatives.len();
    let more = match rules {
        RuleSet::KT18 => More::Models { models },
        RuleSet::KT4W40K => More::Units { units: card.units.len(), models },
        _ => More::Operatives { operatives: models },
    };
    head(team, &[rules], more)
}

fn of_killzone(map: &Loaded<Map>, rules: &[RuleSet]) -> Listed {
    let board = &map.value.killzone;
    let scene = board.scene();
    let more = More::Board {
        size: [scene.width(), scene.depth()].map(Length::to_inches_f64),
        terrain: board.terrain().len(),
        walls: board.walls().len(),
        doors: board.doors().len(),
    };
    head(map, rules, more)
}

fn of_mission(mission: &Loaded<Mission>, rules: &[RuleSet]) -> Listed {
    let value = &mission.value;
    let scores = value.hold > 0 || value.breakthrough > 0;
    head(mission, rules, More::Mission { players: value.drop_zones.len(), scores })
}
