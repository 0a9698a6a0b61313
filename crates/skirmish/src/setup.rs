//! What a game is played with: everything that does not change while it goes on.

use geometry::Polygon;
use table::{BadSetup, Killzone, ModelId, Names, Parts, RuleSet, Side, Slug};

use crate::{Board, Card, Ploy, Walled};

/// The most operatives of one kill team.
pub const MAX_TEAM: usize = 16;
/// The most weapons of one operative.
pub const MAX_WEAPONS: usize = 8;
/// The most ploys of one kill team.
pub const MAX_PLOYS: usize = 16;

/// A kill team; `R` is the rule set's own weapon rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team<R> {
    /// What people call it.
    pub name: String,
    /// Its operatives, in the order of their numbers.
    pub operatives: Vec<Card<R>>,
    /// Its ploys; Command Re-roll is everybody's and not listed.
    pub ploys: Vec<Ploy<R>>,
}

/// A mission: where the teams come from and how long it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// What people call it.
    pub name: String,
    /// The two drop zones of its map.
    pub drop_zones: [Polygon; 2],
    /// How many turning points it lasts.
    pub turning_points: u8,
}

/// Everything that stays the same during a game; `S` is the rule set's own switches.
#[derive(Debug)]
pub struct Setup<R, S> {
    /// The board as its map draws it, laid out before anything else.
    pub board: Board,
    /// The two teams.
    pub teams: [Team<R>; 2],
    /// The mission, if there is one.
    pub mission: Option<Mission>,
    /// How the open points of the rules are played.
    pub switches: S,
    /// For every ploy of each team, the operatives that it fits, a bit each.
    fitting: [Vec<u32>; 2],
}

impl<R, S: Walled> Setup<R, S> {
    /// Checks what a game is to be played with and prepares it. Without the switch `confines`, the board has no walls
    /// and no doors.
    ///
    /// # Errors
    /// What there is too much of, or named twice.
    pub fn new(
        killzone: Killzone,
        teams: [Team<R>; 2],
        mission: Option<Mission>,
        switches: S,
    ) -> Result<Self, BadSetup> {
        for team in &teams {
            if team.operatives.is_empty() {
                let what = format!("operatives of {}", team.name);
                return Err(BadSetup::Count {
                    what,
                    found: 0,
                    expected: format!("1 to {MAX_TEAM}"),
                });
            }
        }
        Self::sparse(killzone, teams, mission, switches)
    }

    /// The same for two teams on a board as its file draws it, with a mission as its file tells it.
    ///
    /// # Errors
    /// As [`Setup::new`]; or a mission for armies, or for another board.
    pub fn of(parts: Parts<'_, Team<R>, S>, rules: RuleSet) -> Result<Self, BadSetup> {
        let Parts { teams, map, mission, switches } = parts;
        if let Some(mission) = mission {
            mission.lies_on(map)?;
        }
        let mission = mission.map(|mission| {
            let drop_zones = mission.zones_of_two(rules)?;
            let (name, turning_points) = (mission.name.clone(), mission.turning_points);
            Ok(Mission { name, drop_zones, turning_points })
        });
        let teams: [_; 2] = teams.try_into().map_err(|teams: Vec<_>| BadSetup::Count {
            what: "teams".to_owned(),
            found: teams.len(),
            expected: "2".to_owned(),
        })?;
        Self::new(map.killzone.clone(), teams, mission.transpose()?, switches)
    }

    /// The same for questions about a table, where a side may have nobody.
    ///
    /// # Errors
    /// As [`Setup::new`].
    pub fn sparse(
        killzone: Killzone,
        teams: [Team<R>; 2],
        mission: Option<Mission>,
        switches: S,
    ) -> Result<Self, BadSetup> {
        for team in &teams {
            check_team(team)?;
        }
        let killzone = if switches.confines() { killzone } else { killzone.without_confines() };
        let cards = teams.iter().flat_map(|team| &team.operatives);
        let board = Board::new(killzone, cards.map(|card| (card.radius, card.height)));
        let fitting = [0, 1].map(|side: usize| {
            let first = if side == 0 { 0 } else { teams[0].operatives.len() };
            let fits = |ploy: &Ploy<R>| {
                let cards = teams[side].operatives.iter().enumerate();
                let fitting = cards.filter(|(_, card)| {
                    ploy.keyword.as_deref().is_none_or(|keyword| card.has_keyword(keyword))
                });
                fitting.fold(0, |bits, (i, _)| bits | 1 << (first + i))
            };
            teams[side].ploys.iter().map(fits).collect()
        });
        Ok(Setup { board, teams, mission, switches, fitting })
    }
}

impl<R, S> Setup<R, S> {
    /// The board as its map draws it.
    pub fn killzone(&self) -> &Killzone {
        self.board.killzone()
    }

    /// How many turning points the battle lasts: four, unless the mission says otherwise.
    pub fn turning_points(&self) -> u8 {
        self.mission.as_ref().map_or(4, |mission| mission.turning_points)
    }

    /// What weapons and ploys are called on their cards.
    pub fn names(&self) -> Names {
        fn of_team<R>(team: &Team<R>) -> impl Iterator<Item = (Slug, &String)> {
            let weapons = team.operatives.iter().flat_map(|card| &card.weapons);
            let ploys = team.ploys.iter().map(|ploy| (ploy.slug, &ploy.name));
            weapons.map(|weapon| (weapon.slug, &weapon.name)).chain(ploys)
        }
        self.teams.iter().flat_map(of_team).collect()
    }

    /// How many operatives both teams have.
    pub fn operatives(&self) -> usize {
        self.board.operatives()
    }

    /// The side and number of the operative with an index.
    pub fn model(&self, index: usize) -> ModelId {
        let first = self.teams[0].operatives.len();
        if index < first {
            ModelId { side: Side::A, number: index as u8 + 1 }
        } else {
            ModelId { side: Side::B, number: (index - first) as u8 + 1 }
        }
    }

    /// The index of the operative with a side and number.
    pub fn index(&self, model: ModelId) -> Option<usize> {
        let team = self.teams.get(model.side.index())?;
        let number = usize::from(model.number);
        let first = if model.side == Side::A { 0 } else { self.teams[0].operatives.len() };
        (1..=team.operatives.len()).contains(&number).then(|| first + number - 1)
    }

    /// The card of the operative with an index.
    pub fn card(&self, index: usize) -> &Card<R> {
        let first = &self.teams[0].operatives;
        first.get(index).unwrap_or_else(|| &self.teams[1].operatives[index - first.len()])
    }

    /// Whether a ploy of a team may work on an operative of that team: it has the keyword, if one is asked for.
    pub fn fits(&self, side: Side, ploy: usize, index: usize) -> bool {
        self.fitting[side.index()][ploy] >> index & 1 == 1
    }
}

fn check_team<R>(team: &Team<R>) -> Result<(), BadSetup> {
    let count = |what: String, found: usize, most: usize| {
        if found <= most {
            Ok(())
        } else {
            Err(BadSetup::Count { what, found, expected: format!("at most {most}") })
        }
    };
    count(format!("operatives of {}", team.name), team.operatives.len(), MAX_TEAM)?;
    count(format!("ploys of {}", team.name), team.ploys.len(), MAX_PLOYS)?;
    for (i, ploy) in team.ploys.iter().enumerate() {
        if team.ploys[..i].iter().any(|other| other.slug == ploy.slug) {
            let what = format!("ploys of {}", team.name);
            return Err(BadSetup::Twice { what, name: ploy.name.clone() });
        }
    }
    for card in &team.operatives {
        let what = format!("weapons of {}", card.name);
        count(what.clone(), card.weapons.len(), MAX_WEAPONS)?;
        for (i, weapon) in card.weapons.iter().enumerate() {
            let same = |w: &crate::Weapon<R>| w.slug == weapon.slug && w.reach == weapon.reach;
            if card.weapons[..i].iter().any(same) {
                return Err(BadSetup::Twice { what, name: weapon.name.clone() });
            }
        }
    }
    Ok(())
}
