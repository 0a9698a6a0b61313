//! What a game is played with: everything that does not change while it goes on.

use geometry::{Footing, Ground, Length, Point, Polygon};
use skirmish::{Card, Ploy};
use table::{Killzone, ModelId, Side};
use thiserror::Error;

use crate::{Switches, WeaponRules};

/// The most operatives of one kill team.
pub const MAX_TEAM: usize = 16;
/// The most weapons of one operative.
pub const MAX_WEAPONS: usize = 8;
/// The most ploys of one kill team.
pub const MAX_PLOYS: usize = 16;

/// The card of an operative of this rule set.
pub type OperativeCard = Card<WeaponRules>;
/// A ploy of this rule set.
pub type TeamPloy = Ploy<WeaponRules>;

/// A kill team (KT24-SETUP-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// What people call it.
    pub name: String,
    /// Its operatives, in the order of their numbers.
    pub operatives: Vec<OperativeCard>,
    /// Its ploys; Command Re-roll is everybody's and not listed.
    pub ploys: Vec<TeamPloy>,
}

/// A mission: where the teams come from and how long it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// What people call it.
    pub name: String,
    /// The two drop zones of its map (KT24-SETUP-07).
    pub drop_zones: [Polygon; 2],
    /// How many turning points it lasts (KT24-BAT-01).
    pub turning_points: u8,
}

/// Why something cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetup {
    /// Too many or too few of something.
    #[error("{what}: {found} of them, expected {expected}")]
    Count {
        /// What there are too many or too few of.
        what: String,
        /// How many there are.
        found: usize,
        /// How many there may be.
        expected: String,
    },
    /// Two things answer to the same name.
    #[error("{what}: two of them are called {name:?}")]
    Twice {
        /// What they are.
        what: String,
        /// The name.
        name: String,
    },
}

/// Everything that stays the same during a game.
#[derive(Debug)]
pub struct Setup {
    /// The board with its terrain (KT24-SETUP-02), laid out before anything else (KT24-SETUP-05).
    pub killzone: Killzone,
    /// The two teams.
    pub teams: [Team; 2],
    /// The mission, if there is one (KT24-SETUP-14).
    pub mission: Option<Mission>,
    /// How the open points of the rules are played.
    pub switches: Switches,
    /// Where bases of each size in the game can go.
    grounds: Vec<(Length, Length, Ground)>,
    /// The index in `grounds` of every operative, side A's first.
    ground_of: Vec<u8>,
    /// For every ploy of each team, the operatives that it fits, a bit each.
    fitting: [Vec<u32>; 2],
    /// Places on the floor and on vantage points that are worth a look, for each ground.
    spots: Vec<Vec<Footing>>,
}

impl Setup {
    /// Checks what a game is to be played with and prepares it.
    ///
    /// # Errors
    /// What there is too much of, or named twice.
    pub fn new(
        killzone: Killzone,
        teams: [Team; 2],
        mission: Option<Mission>,
        switches: Switches,
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

    /// The same for questions about a table, where a side may have nobody.
    pub(crate) fn sparse(
        killzone: Killzone,
        teams: [Team; 2],
        mission: Option<Mission>,
        switches: Switches,
    ) -> Result<Self, BadSetup> {
        for team in &teams {
            check_team(team)?;
        }
        let mut grounds: Vec<(Length, Length, Ground)> = Vec::new();
        let mut ground_of = Vec::new();
        for card in teams.iter().flat_map(|team| &team.operatives) {
            let size = (card.radius, card.height);
            let known = grounds.iter().position(|(r, h, _)| (*r, *h) == size);
            let index = known.unwrap_or_else(|| {
                let ground = Ground::new(killzone.scene(), card.radius, card.height);
                grounds.push((card.radius, card.height, ground));
                grounds.len() - 1
            });
            ground_of.push(index as u8);
        }
        let spots = grounds.iter().map(|(radius, ..)| spots(&killzone, *radius)).collect();
        let fitting = [0, 1].map(|side: usize| {
            let first = if side == 0 { 0 } else { teams[0].operatives.len() };
            let fits = |ploy: &TeamPloy| {
                let cards = teams[side].operatives.iter().enumerate();
                let fitting = cards.filter(|(_, card)| {
                    ploy.keyword.as_deref().is_none_or(|keyword| card.has_keyword(keyword))
                });
                fitting.fold(0, |bits, (i, _)| bits | 1 << (first + i))
            };
            teams[side].ploys.iter().map(fits).collect()
        });
        Ok(Setup { killzone, teams, mission, switches, grounds, ground_of, fitting, spots })
    }

    /// How many turning points the battle lasts (KT24-BAT-01).
    pub fn turning_points(&self) -> u8 {
        self.mission.as_ref().map_or(4, |mission| mission.turning_points)
    }

    /// How many operatives both teams have.
    pub fn operatives(&self) -> usize {
        self.ground_of.len()
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
    pub fn card(&self, index: usize) -> &OperativeCard {
        let first = &self.teams[0].operatives;
        first.get(index).unwrap_or_else(|| &self.teams[1].operatives[index - first.len()])
    }

    /// Whether a ploy of a team may work on an operative of that team: it has the keyword, if one is asked for.
    pub fn fits(&self, side: Side, ploy: usize, index: usize) -> bool {
        self.fitting[side.index()][ploy] >> index & 1 == 1
    }

    /// Where a base of the size of an operative can go.
    pub fn ground(&self, index: usize) -> &Ground {
        &self.grounds[usize::from(self.ground_of[index])].2
    }

    /// Places that are worth a look for an operative.
    pub fn spots(&self, index: usize) -> &[Footing] {
        &self.spots[usize::from(self.ground_of[index])]
    }
}

fn check_team(team: &Team) -> Result<(), BadSetup> {
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
            let same = |w: &&skirmish::Weapon<WeaponRules>| {
                w.slug == weapon.slug && w.reach == weapon.reach
            };
            if card.weapons[..i].iter().find(same).is_some() {
                return Err(BadSetup::Twice { what, name: weapon.name.clone() });
            }
        }
    }
    Ok(())
}

/// The points of a lattice of one inch where a base of this size rests on the floor or on a vantage point.
fn spots(killzone: &Killzone, radius: Length) -> Vec<Footing> {
    let scene = killzone.scene();
    let mut all = Vec::new();
    let steps = |length: Length| length.units() / Length::INCH.units();
    for i in 0..steps(scene.width()) {
        for j in 0..steps(scene.depth()) {
            let half = Length::from_units(Length::INCH.units() / 2);
            let at = Point::new(Length::inches(i) + half, Length::inches(j) + half);
            let blocked = scene.prisms().iter().any(|prism| {
                prism.bottom <= Length::ZERO && prism.footprint.within(at, radius - Length::UNIT)
            });
            if !blocked {
                all.push(Footing { at, z: Length::ZERO });
            }
            let tops = scene.prisms().iter().filter(|prism| prism.standable);
            let tops = tops.filter(|prism| prism.footprint.place(at) == geometry::Place::Inside);
            all.extend(tops.map(|prism| Footing { at, z: prism.top }));
        }
    }
    all
}
