//! A table as people have it: a board and operatives by name, or a moment of a game.

use std::path::PathBuf;

use clap::Args;
use desk::view::OperativeCard;
use desk::{Killzone, Model, Scene, find_operative, on_card};
use geometry::{Length, Place, Point};
use odds::SwitchSettings;
use table::{Order, RuleSet, Side, Slug};

use crate::failure::Failure;
use crate::matchup;
use crate::moment::game_at;
use crate::options::Options;

/// The options that describe a table without a file of questions.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// Ask about a game: a position or a record, in which models go by their names (A1); - is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "killzone")]
    position: Option<PathBuf>,
    /// The moment of a record: after so many answers and rolls; its end without it
    #[arg(long, value_name = "N", requires = "position")]
    at: Option<usize>,
    /// A team, killzone or mission that the game was played with; may be given more than once
    #[arg(long = "with", value_name = "FILE", requires = "position")]
    with: Vec<PathBuf>,
    /// Ask about a board: a killzone's name, or a file that ends in .toml; models are then written as
    /// "TEAM/OPERATIVE X,Y[@HEIGHT] [engage|conceal]"
    #[arg(long, value_name = "NAME")]
    killzone: Option<String>,
    /// Another model of the first one's side; may be given more than once
    #[arg(long = "friend", value_name = "MODEL", requires = "killzone")]
    friends: Vec<String>,
    /// A model of the other side; may be given more than once
    #[arg(long = "enemy", value_name = "MODEL", requires = "killzone")]
    enemies: Vec<String>,
    /// A switch of the rule set, as name=value; may be given more than once
    #[arg(long = "switch", value_name = "NAME=VALUE", requires = "killzone")]
    switches: Vec<String>,
}

/// A table, and those of its models that the command line names, in its order.
pub struct Asked {
    /// The rule set's id.
    pub rules: String,
    /// The board.
    pub killzone: Killzone,
    /// Everybody on it.
    pub models: Vec<Model>,
    /// The switches.
    pub switches: SwitchSettings,
    /// Those that were named: their ids and their cards.
    pub named: Vec<(String, OperativeCard)>,
}

impl TableArgs {
    /// Whether the command line describes a table, so that no file of questions is read.
    pub fn describe_a_table(&self) -> bool {
        self.position.is_some() || self.killzone.is_some()
    }

    /// The table, with the models that the words name: the first of one side, the second of the other.
    ///
    /// # Errors
    /// What is not known, or does not read.
    pub fn table(&self, words: &[String], options: Options) -> Result<Asked, Failure> {
        match &self.position {
            Some(file) => {
                let (matchup, game) = game_at(file, self.at, &self.with, options)?;
                of_game(Scene::of(&matchup, &game)?, words)
            }
            None => self.of_board(words, options),
        }
    }

    fn of_board(&self, words: &[String], options: Options) -> Result<Asked, Failure> {
        let mut rules = options.rules;
        let mut models = Vec::new();
        let mut named = Vec::new();
        let mut raised = Vec::new();
        let firsts = words.iter().zip(1..).map(|(text, side)| ("MODEL", text, side, true));
        let friends = self.friends.iter().map(|text| ("--friend", text, 1, false));
        let enemies = self.enemies.iter().map(|text| ("--enemy", text, 2, false));
        for (field, text, side, asked) in firsts.chain(friends).chain(enemies) {
            let placed = Placed::read(field, text)?;
            let (set, card) = placed.card(field, rules)?;
            rules = Some(set);
            let id = fresh(Slug::of(&card.name).as_str(), &models);
            raised.extend((placed.z != 0.0).then_some((field, placed.at, placed.z)));
            let model = Model {
                id: id.clone(),
                side,
                at: placed.at,
                z: placed.z,
                operative: None,
                base_mm: None,
                height: None,
                order: placed.order.or(Some(Order::Engage)),
                keywords: None,
            };
            let phased = matches!(set, RuleSet::KT18 | RuleSet::KT4W40K);
            models.push(on_card(model, &card, phased));
            if asked {
                named.push((id, card));
            }
        }
        let rules = rules.unwrap_or(RuleSet::KT24);
        let board = matchup::killzone("--killzone", self.killzone.as_deref(), rules)?;
        for (field, at, z) in raised {
            stands_on_something(field, &board.value.killzone, at, z)?;
        }
        let mut switches = SwitchSettings::default();
        for setting in &self.switches {
            let (name, value) = setting.split_once('=').ok_or_else(|| {
                Failure::input("--switch", format!("{setting:?} is not NAME=VALUE"))
            })?;
            switches.set(name, value);
        }
        let killzone = Killzone::from(&board);
        Ok(Asked { rules: rules.id().to_owned(), killzone, models, switches, named })
    }
}

/// Refuses a height at which there is nothing to stand on.
fn stands_on_something(
    field: &str,
    board: &table::Killzone,
    [x, y]: [f64; 2],
    z: f64,
) -> Result<(), Failure> {
    let at = Point::new(Length::from_inches_f64(x), Length::from_inches_f64(y));
    let under = board.terrain().iter().filter(|part| part.footprint.place(at) != Place::Outside);
    let tops = under.filter(|part| part.vantage).map(|part| part.top.to_inches_f64());
    let mut floors: Vec<f64> = std::iter::once(0.0).chain(tops).collect();
    floors.sort_by(f64::total_cmp);
    floors.dedup();
    if floors.iter().any(|floor| (floor - z).abs() < 0.001) {
        return Ok(());
    }
    let known: Vec<String> = floors.iter().map(|floor| format!("{floor}\"")).collect();
    let what =
        format!("nothing to stand on {z}\" up at {x},{y}; floors there: {}", known.join(", "));
    Err(Failure::input(field, what))
}

/// The table of a game, in which models have their names.
fn of_game(scene: Scene, words: &[String]) -> Result<Asked, Failure> {
    let named = words.iter().map(|word| on_the_board(&scene, word)).collect::<Result<_, _>>()?;
    let Scene { rules, killzone, models, switches, .. } = scene;
    Ok(Asked { rules, killzone, models, switches, named })
}

/// A model of a game by its name, and its card.
///
/// # Errors
/// That there is no such model, or that it is not on the board.
pub fn on_the_board(scene: &Scene, word: &str) -> Result<(String, OperativeCard), Failure> {
    let id = word.to_uppercase();
    let cut: String = word.chars().take(40).collect();
    let on_board = scene.models.iter().any(|model| model.id == id);
    let mut cards = scene.teams.iter().flat_map(|team| &team.operatives);
    match cards.find(|card| card.model.to_string() == id) {
        Some(card) if on_board => Ok((id, card.clone())),
        Some(card) => {
            let what = format!("{} ({id}) is not on the board at this moment", card.name);
            Err(Failure::input(cut, what))
        }
        None => {
            let ids: Vec<&str> = scene.models.iter().map(|model| model.id.as_str()).collect();
            let what = match ids.as_slice() {
                [] => "no model of this game; nobody is on the board".to_owned(),
                ids => format!("no model of this game; on the board are {}", ids.join(", ")),
            };
            Err(Failure::input(cut, what))
        }
    }
}

/// An id that no model has yet.
fn fresh(name: &str, models: &[Model]) -> String {
    let taken = |id: &str| models.iter().any(|model| model.id == id);
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    all.find(|id| !taken(id)).unwrap_or_default()
}

/// A model as the command line writes it.
struct Placed<'a> {
    team: &'a str,
    operative: &'a str,
    at: [f64; 2],
    z: f64,
    order: Option<Order>,
}

impl<'a> Placed<'a> {
    fn read(field: &'static str, text: &'a str) -> Result<Self, Failure> {
        let form =
            "expected \"TEAM/OPERATIVE X,Y\", as in \"lantern-company/long-glass 5,5@3 conceal\"";
        let cut: String = text.chars().take(60).collect();
        let orders = ["engage", "conceal"];
        let bad = || {
            let last = text.rsplit(' ').next().unwrap_or_default();
            let near = game::meant(last, orders);
            match near.first().filter(|_| place_of(last).is_none()) {
                Some(near) => Failure::input(field, format!("{last:?}: did you mean {near}?")),
                None => Failure::input(field, format!("{cut:?}: {form}")),
            }
        };
        let (head, last) = text.trim().rsplit_once(' ').ok_or_else(bad)?;
        let (head, place, order) = match last {
            "engage" => {
                let (head, place) = head.trim_end().rsplit_once(' ').ok_or_else(bad)?;
                (head, place, Some(Order::Engage))
            }
            "conceal" => {
                let (head, place) = head.trim_end().rsplit_once(' ').ok_or_else(bad)?;
                (head, place, Some(Order::Conceal))
            }
            place => (head, place, None),
        };
        let (team, operative) = head.trim().rsplit_once('/').ok_or_else(bad)?;
        let (at, z) = place_of(place).ok_or_else(bad)?;
        Ok(Placed { team, operative, at, z: z.unwrap_or(0.0), order })
    }

    fn card(
        &self,
        field: &'static str,
        rules: Option<RuleSet>,
    ) -> Result<(RuleSet, OperativeCard), Failure> {
        let (set, card) = operative(field, self.team, self.operative, rules)?;
        Ok((set, card))
    }
}

/// The card of an operative by the names of its team, which may be a file, and its own.
///
/// # Errors
/// What is not known, with what may have been meant.
pub fn operative(
    field: &'static str,
    team: &str,
    operative: &str,
    rules: Option<RuleSet>,
) -> Result<(RuleSet, OperativeCard), Failure> {
    let (set, teams) = matchup::teams(rules, &[(field, Some(team))])?;
    let loaded = teams.first().ok_or_else(|| Failure::input(field, "there is no team"))?;
    let team = desk::view::team(loaded, Side::A);
    let card = find_operative(&team, operative).map_err(|what| Failure::input(field, what))?;
    Ok((set, card.clone()))
}

/// A place as the notation writes it: `5,5`, and `5,5@3` where it is high up.
pub fn place_of(text: &str) -> Option<([f64; 2], Option<f64>)> {
    let (plan, z) = match text.split_once('@') {
        Some((plan, z)) => (plan, Some(number(z)?)),
        None => (text, None),
    };
    let (x, y) = plan.split_once(',')?;
    Some(([number(x)?, number(y)?], z))
}

fn number(text: &str) -> Option<f64> {
    text.trim().parse::<f64>().ok().filter(|number| number.is_finite())
}

/// The rules of a weapon on a card, as questions about tables word them.
///
/// # Errors
/// That the card has no such weapon.
pub fn weapon_rules(card: &OperativeCard, name: &str) -> Result<Vec<String>, Failure> {
    let wanted = Slug::of(name);
    let weapon = card.weapons.iter().find(|weapon| weapon.slug == wanted).ok_or_else(|| {
        let names: Vec<&str> = card.weapons.iter().map(|weapon| weapon.slug.as_str()).collect();
        let near = game::meant(wanted.as_str(), names.iter().copied());
        let what = match near.first() {
            Some(near) => format!("{} has no such weapon; did you mean {near}?", card.name),
            None => format!("{} has no such weapon, but {}", card.name, names.join(", ")),
        };
        Failure::input("--weapon", what)
    })?;
    Ok(match &weapon.profile {
        None => weapon.rules.clone(),
        Some(profile) => {
            let mut rules = vec![profile.kind.clone()];
            if profile.range > 0.0 {
                rules.push(format!("Range {}\"", profile.range));
            }
            rules
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_as_in_records() {
        assert_eq!(place_of("5,5.5"), Some(([5.0, 5.5], None)));
        assert_eq!(place_of("5,5@3"), Some(([5.0, 5.0], Some(3.0))));
        for text in ["", "5", "5,", "5,5@", "a,b", "inf,1", "5 5"] {
            assert_eq!(place_of(text), None, "{text}");
        }
    }
}
