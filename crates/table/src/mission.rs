//! What a battle is about.

use geometry::Polygon;

use crate::{BadSetup, Map, RuleSet};

/// Where teams come from, and for how long they fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The rule set that it was drawn for.
    pub rules: RuleSet,
    /// Whether it is for whole armies.
    pub armies: bool,
    /// What people call it.
    pub name: String,
    /// Its drop zones: two, or up to four of armies.
    pub drop_zones: Vec<Polygon>,
    /// How many turning points, battle rounds or turns it lasts.
    pub turning_points: u8,
    /// Whether who finishes deploying first adds 1 to the first initiative roll (K4W-INIT-02).
    pub first_deployer_bonus: bool,
    /// Victory points for each objective of the killzone that an army holds at the end of a turn.
    pub hold: u8,
    /// Victory points for each unit in an enemy's drop zone when the battle ends.
    pub breakthrough: u8,
}

impl Mission {
    /// Its two drop zones, for two teams that play a rule set.
    ///
    /// # Errors
    /// That it is for armies.
    pub fn zones_of_two(&self, expected: RuleSet) -> Result<[Polygon; 2], BadSetup> {
        let zones = self.drop_zones.clone().try_into().ok();
        zones.filter(|_| !self.armies).ok_or_else(|| self.not_for(expected))
    }

    /// That it was drawn for another rule set.
    pub fn not_for(&self, expected: RuleSet) -> BadSetup {
        BadSetup::Mission { mission: self.name.clone(), found: self.rules, expected }
    }

    /// Refuses a mission with fewer drop zones than players.
    ///
    /// # Errors
    /// That it has fewer.
    pub fn seats(&self, players: usize) -> Result<(), BadSetup> {
        let (mission, zones) = (self.name.clone(), self.drop_zones.len());
        if zones < players {
            return Err(BadSetup::MissionPlayers { mission, zones, players });
        }
        Ok(())
    }

    /// Refuses a mission with drop zones that a board does not have.
    ///
    /// # Errors
    /// The first that reaches beyond it.
    pub fn lies_on(&self, map: &Map) -> Result<(), BadSetup> {
        let scene = map.killzone.scene();
        let beyond = self.drop_zones.iter().position(|zone| {
            let (_, far) = zone.bounds();
            far.x > scene.width() || far.y > scene.depth()
        });
        beyond.map_or(Ok(()), |zone| {
            let (mission, killzone) = (self.name.clone(), map.killzone.name().to_owned());
            Err(BadSetup::Beyond { mission, zone: zone + 1, killzone })
        })
    }
}
