//! Questions about tables of Kill Team 2018.

use battle::{Aim, Gait, Kind};
use geometry::{Cylinder, Footing, Length, OpenDoors};
use kt18::{Card, Keywords, Kt18, MAX_TEAM, ModelIx, Standing, Switches};
use odds::SwitchSettings;
use skirmish::read_inches;
use table::{Illegal, Killzone, ModelId, RuleSet, Side, Verdict, Way};

use crate::BadQuestion;
use crate::layout::read_switches;
use crate::tabletop::{Says, Stander, Tabletop, Went};

/// The index of a model that the question laid out, and so one that there is.
fn index(game: &Kt18, model: ModelId) -> ModelIx {
    ModelIx(game.setup().index(model).unwrap_or(0) as u8)
}

impl Tabletop for Kt18 {
    const RULE_SET: RuleSet = RuleSet::KT18;
    const SAYS: Says =
        Says { sides: Side::MAX, team: MAX_TEAM, orders: false, heights: false, keywords: true };
    const MOVES: [(&'static str, Gait); 4] = Gait::WORDS;
    type Move = Gait;
    type Weapon = Aim;

    fn lay_out(
        board: Killzone,
        models: &[Stander],
        switches: &SwitchSettings,
    ) -> Result<Self, BadQuestion> {
        let set: Switches = read_switches(switches)?;
        let standing = models.iter().map(|model| Standing {
            side: model.side,
            card: card(model),
            at: model.place.at,
        });
        Kt18::standing_as(board, standing.collect(), set)
            .map_err(|error| BadQuestion::new("models", error))
    }

    fn read_weapon(field: &str, rules: &[&str]) -> Result<Aim, BadQuestion> {
        read_aim(field, rules)
    }

    fn killzone(&self) -> &Killzone {
        self.setup().killzone()
    }

    fn open_doors(&self) -> OpenDoors {
        self.state().doors
    }

    fn body(&self, model: ModelId) -> Cylinder {
        Kt18::body(self, index(self, model))
    }

    fn verdict_on(&self, from: ModelId, to: ModelId, weapon: &Aim) -> Verdict {
        self.verdict(index(self, from), index(self, to), weapon)
    }

    fn go(&self, model: ModelId, kind: Gait, way: &Way, limit: Length) -> Result<Went, Illegal> {
        let planned = self.may_go(index(self, model), kind, way, limit)?;
        let path: Vec<Footing> = planned.path.iter().copied().collect();
        Ok(Went { length: planned.length, path })
    }

    fn limit_rule(kind: Gait) -> &'static str {
        Kt18::gait_rule(kind)
    }
}

/// What the rules of a weapon say of its range and type, in rule sets where weapons have types.
pub(crate) fn read_aim(field: &str, rules: &[&str]) -> Result<Aim, BadQuestion> {
    let mut aim = Aim::default();
    for rule in rules {
        let cut: String = rule.chars().take(40).collect();
        if let Some(range) = rule.strip_prefix("Range ") {
            let range = read_inches(range).ok_or_else(|| {
                let what = format!("weapon rule {cut:?}: expected a distance, as in Range 12\"");
                BadQuestion::new(field, what).said("server-rule-number", &cut)
            })?;
            if aim.range.replace(range).is_some() {
                return Err(BadQuestion::new(field, "two ranges, expected one"));
            }
            continue;
        }
        let kind = rule.parse().ok().filter(|kind| !matches!(kind, Kind::Melee));
        let kind = kind.ok_or_else(|| {
            let what = format!(
                "unknown weapon rule {cut:?}, expected a type, as in Rapid Fire 1, or Range 12\""
            );
            BadQuestion::new(field, what).said("server-rule-unknown", &cut)
        })?;
        if aim.kind.replace(kind).is_some() {
            return Err(BadQuestion::new(field, "two types of weapon, expected one"));
        }
    }
    Ok(aim)
}

/// The reference trooper of the rule book's examples on a base of this size; INFANTRY unless the question says otherwise.
fn card(model: &Stander) -> Card {
    let keywords = Keywords {
        infantry: model.is_infantry(),
        fly: model.bears("FLY"),
        psyker: model.bears("PSYKER"),
        comms: model.bears("COMMS"),
    };
    Card {
        name: model.id.clone(),
        movement: Length::inches(6),
        weapon_skill: 3,
        ballistic_skill: 3,
        strength: 4,
        toughness: 4,
        wounds: 1,
        attacks: 1,
        leadership: 7,
        save: 4,
        invulnerable: None,
        ignores: None,
        radius: model.radius,
        height: model.height,
        keywords,
        others: Vec::new(),
        weapons: Vec::new(),
        powers: Vec::new(),
        casts: 0,
        aura: None,
    }
}
