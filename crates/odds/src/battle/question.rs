//! Questions about attacks of Kill Team 2018 and of KT4W40K, as programs ask them.

use std::borrow::Cow;

use battle::{Strike, ToHit, ToSave, WeaponRules, wound_needed};
use serde::{Deserialize, Serialize};
use table::RuleSet;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::field::{Dice, Modifiers, Rule, Signed, given};
use super::{Assault, Injuries, Number, Slain, Unit, Wounded};
use crate::{BadQuestion, Within};

/// The most attacks of all weapons together.
pub const MOST_ATTACKS: usize = 400;
/// The most weapons.
const MOST_WEAPONS: usize = 8;

/// Which rule set a question is about; all else is read later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Peek {
    /// The rule set.
    pub rules: RuleSet,
}

/// A weapon that somebody uses.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "Kt18Weapon"))]
#[schema(as = Kt18Weapon)]
pub struct Weapon {
    /// Attacks of one model.
    pub attacks: Dice,
    /// BS or WS, the number needed.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub skill: Within<2, 7>,
    /// How strong the attack is.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub strength: Within<1, 20>,
    /// What it takes off armour saves.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub ap: Signed<-10, 0>,
    /// The wounds that a failed save costs.
    pub damage: Dice,
    /// What is added to its hit rolls.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub hit_modifiers: Modifiers,
    /// Its special rules.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
    #[schema(value_type = Vec<String>)]
    pub rules: Vec<Rule>,
}

/// A weapon that models of a unit use.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "Kt4w40kWeapon"))]
#[schema(as = Kt4w40kWeapon)]
struct Weapons {
    /// How many models use it, each with its own number of attacks.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[schema(value_type = Within<1, 40>, required = false)]
    models: Option<Within<1, 40>>,
    /// Attacks of one model.
    attacks: Dice,
    /// BS or WS, the number needed.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    skill: Within<2, 7>,
    /// How strong the attack is.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    strength: Within<1, 20>,
    /// What it takes off armour saves.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    ap: Signed<-10, 0>,
    /// The wounds that a failed save costs.
    damage: Dice,
    /// What is added to its hit rolls.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(inline))]
    hit_modifiers: Modifiers,
    /// Its special rules.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "string[]"))]
    #[schema(value_type = Vec<String>)]
    rules: Vec<Rule>,
}

/// A weapon, and how many models use it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(from = "Weapons")]
#[cfg_attr(feature = "typescript", ts(rename = "Kt4w40kWeapon", as = "Weapons"))]
pub struct Armed {
    /// The weapon.
    pub weapon: Weapon,
    /// How many models use it.
    pub models: u8,
}

impl From<Weapons> for Armed {
    fn from(all: Weapons) -> Self {
        let Weapons { models, attacks, skill, strength, ap, damage, hit_modifiers, rules } = all;
        let weapon = Weapon { attacks, skill, strength, ap, damage, hit_modifiers, rules };
        Armed { weapon, models: models.map_or(1, Within::small) }
    }
}

impl ToSchema for Armed {
    fn name() -> Cow<'static, str> {
        <Weapons as ToSchema>::name()
    }

    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        Weapons::schemas(all);
    }
}

impl PartialSchema for Armed {
    fn schema() -> RefOr<Schema> {
        Weapons::schema()
    }
}

/// Who attacks: with weapons, or by mortal wounds alone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, bound(deserialize = "W: Deserialize<'de>"))]
#[cfg_attr(feature = "typescript", ts(rename = "BattleAttacker"))]
#[schema(as = BattleAttacker)]
pub struct Attacker<W> {
    /// The weapons, in the order in which they are used.
    #[serde(default = "Option::default", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Vec<W>, min_items = 1, max_items = 8, required = false)]
    pub weapons: Option<Vec<W>>,
    /// Mortal wounds, once whatever does them works.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(value_type = Dice, required = false)]
    pub mortal_wounds: Option<Dice>,
}

/// Kinds of attack of Kill Team 2018.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kt18Sequence {
    /// In the Shooting phase.
    Shoot,
    /// At a charge: only a 6 hits.
    Overwatch,
    /// In the Fight phase.
    Fight,
    /// Mortal wounds of a power, a door or the like.
    Mortal,
}

/// Kinds of attack of KT4W40K.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kt4w40kSequence {
    /// In the Shooting phase.
    Shoot,
    /// At a charge: only a 6 hits.
    Overwatch,
    /// In the Combat phase.
    Fight,
    /// At a unit that Falls Back: only a 6 hits.
    Opportunity,
    /// Mortal wounds.
    Mortal,
}

/// A model of Kill Team 2018 that is attacked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kt18Defender {
    /// The wounds that it has left.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub wounds: Within<1, 100>,
    /// The flesh wounds that it has.
    #[serde(default = "none")]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub flesh_wounds: Within<0, 3>,
    /// T.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[schema(value_type = Within<1, 20>, required = false)]
    pub toughness: Option<Within<1, 20>>,
    /// Sv, the number needed; 7 is none.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[schema(value_type = Within<2, 7>, required = false)]
    pub save: Option<Within<2, 7>>,
    /// The invulnerable save.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub invulnerable: Option<Within<2, 6>>,
    /// The number from which a wound is not lost.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub ignores: Option<Within<2, 6>>,
    /// What is added to the injury roll besides flesh wounds.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub injury_modifiers: Modifiers,
}

/// A unit of KT4W40K that is attacked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kt4w40kDefender {
    /// How many models.
    #[serde(default = "one")]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub models: Within<1, 40>,
    /// W of each.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub wounds: Within<1, 100>,
    /// The wounds left of the one that has lost some.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[schema(value_type = Within<1, 100>, required = false)]
    pub left: Option<Within<1, 100>>,
    /// T.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[schema(value_type = Within<1, 20>, required = false)]
    pub toughness: Option<Within<1, 20>>,
    /// Sv, the number needed; 7 is none.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[schema(value_type = Within<2, 7>, required = false)]
    pub save: Option<Within<2, 7>>,
    /// The invulnerable save.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub invulnerable: Option<Within<2, 6>>,
    /// The number from which a wound is not lost.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub ignores: Option<Within<2, 6>>,
    /// Whether every model has cover.
    #[serde(default)]
    pub cover: bool,
}

/// The rule set of a question, which only has the one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kt18Rules {
    /// Kill Team 2018.
    Kt18,
}

/// The rule set of a question, which only has the one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kt4w40kRules {
    /// KT4W40K.
    Kt4w40k,
}

/// A question about attacks on one model of Kill Team 2018.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kt18Question {
    /// Under which rules.
    pub rules: Kt18Rules,
    /// What kind of attack.
    pub sequence: Kt18Sequence,
    /// Who attacks.
    pub attacker: Attacker<Weapon>,
    /// Who is attacked.
    pub defender: Kt18Defender,
}

/// A question about attacks on one unit of KT4W40K.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Kt4w40kQuestion {
    /// Under which rules.
    pub rules: Kt4w40kRules,
    /// What kind of attack.
    pub sequence: Kt4w40kSequence,
    /// Who attacks.
    pub attacker: Attacker<Armed>,
    /// Who is attacked.
    pub defender: Kt4w40kDefender,
}

fn one() -> Within<1, 40> {
    Within::at_least()
}

fn none() -> Within<0, 3> {
    Within::at_least()
}

/// What the target of weapons is like.
#[derive(Clone, Copy)]
struct Against {
    toughness: u8,
    save: u8,
    invulnerable: Option<u8>,
    cover: bool,
    sixes: bool,
}

impl Against {
    fn new(
        toughness: Option<Within<1, 20>>,
        save: Option<Within<2, 7>>,
        invulnerable: Option<Within<2, 6>>,
    ) -> Result<Self, BadQuestion> {
        let missing = |field: &str| BadQuestion::new(field, "missing");
        Ok(Against {
            toughness: toughness.ok_or_else(|| missing("defender.toughness"))?.small(),
            save: save.ok_or_else(|| missing("defender.save"))?.small(),
            invulnerable: invulnerable.map(Within::small),
            cover: false,
            sixes: false,
        })
    }

    fn strike(&self, weapon: &Weapon) -> Strike {
        let rules = weapon.rules.iter().fold(WeaponRules::default(), |mut rules, rule| {
            // The rule was read when the question was.
            let _ = rules.add(rule.text());
            rules
        });
        let (needed, modifier) = (weapon.skill.small(), weapon.hit_modifiers.sum());
        Strike {
            hit: if self.sixes { ToHit::Sixes } else { ToHit::Skill { needed, modifier } },
            wound: wound_needed(weapon.strength.small(), self.toughness),
            save: ToSave {
                armour: self.save,
                modifier: weapon.ap.get() + i8::from(self.cover),
                invulnerable: self.invulnerable,
            },
            damage: weapon.damage.0,
            rules,
        }
    }
}

/// The attacks of weapons in their order.
///
/// # Errors
/// If there is none, or too many, or they make too many attacks.
fn assaults<'a>(
    weapons: impl ExactSizeIterator<Item = (&'a Weapon, u8)>,
    against: Against,
) -> Result<Vec<Assault>, BadQuestion> {
    let found = weapons.len();
    if !(1..=MOST_WEAPONS).contains(&found) {
        let what = format_args!("{found} of them, expected 1 to {MOST_WEAPONS}");
        return Err(BadQuestion::new("attacker.weapons", what));
    }
    let mut most = 0;
    weapons
        .enumerate()
        .map(|(i, (weapon, models))| {
            let number = Number { each: weapon.attacks.0, models, doubled: false };
            most += number.most();
            if most > MOST_ATTACKS {
                let field = format_args!("attacker.weapons[{i}].attacks").to_string();
                let what = format_args!(
                    "up to {most} attacks with those before, expected at most {MOST_ATTACKS}"
                );
                return Err(BadQuestion::new(field, what));
            }
            Ok(Assault { strike: against.strike(weapon), number })
        })
        .collect()
}

impl<W> Attacker<W> {
    /// The mortal wounds of a sequence that has nothing else.
    fn mortal(&self) -> Result<Dice, BadQuestion> {
        if self.weapons.is_some() {
            let what = "no weapon does these mortal wounds";
            return Err(BadQuestion::new("attacker.weapons", what));
        }
        self.mortal_wounds.ok_or_else(|| BadQuestion::new("attacker.mortal_wounds", "missing"))
    }

    /// The weapons of any other sequence.
    fn armed(&self) -> Result<&[W], BadQuestion> {
        if self.mortal_wounds.is_some() {
            let what = "only in the sequence mortal";
            return Err(BadQuestion::new("attacker.mortal_wounds", what));
        }
        let weapons = self.weapons.as_deref();
        weapons.ok_or_else(|| BadQuestion::new("attacker.weapons", "missing"))
    }
}

impl Kt18Question {
    /// What the attacks come to.
    ///
    /// # Errors
    /// The field that says something impossible.
    pub fn odds(&self) -> Result<Injuries, BadQuestion> {
        let defender = &self.defender;
        let target = Wounded {
            wounds: defender.wounds.small(),
            flesh_wounds: defender.flesh_wounds.small(),
            injury_modifier: defender.injury_modifiers.sum(),
            ignores: defender.ignores.map(Within::small),
        };
        if self.sequence == Kt18Sequence::Mortal {
            return Ok(target.suffering(self.attacker.mortal()?.0));
        }
        let weapons = self.attacker.armed()?;
        let against = Against::new(defender.toughness, defender.save, defender.invulnerable)?;
        let sixes = self.sequence == Kt18Sequence::Overwatch;
        let weapons = weapons.iter().map(|weapon| (weapon, 1));
        Ok(target.attacked(&assaults(weapons, Against { sixes, ..against })?))
    }
}

impl Kt4w40kQuestion {
    /// What the attacks come to.
    ///
    /// # Errors
    /// The field that says something impossible.
    pub fn odds(&self) -> Result<Slain, BadQuestion> {
        let defender = &self.defender;
        let wounds = defender.wounds.small();
        let left = defender.left.map_or(wounds, Within::small);
        if left > wounds {
            let what = format_args!("{left} is more than the {wounds} wounds of a model");
            return Err(BadQuestion::new("defender.left", what));
        }
        let ignores = defender.ignores.map(Within::small);
        let unit = Unit::alike(defender.models.small(), wounds, left, ignores);
        let (sixes, shot) = match self.sequence {
            Kt4w40kSequence::Mortal => return Ok(unit.suffering(self.attacker.mortal()?.0)),
            Kt4w40kSequence::Shoot => (false, true),
            Kt4w40kSequence::Overwatch => (true, true),
            Kt4w40kSequence::Fight => (false, false),
            Kt4w40kSequence::Opportunity => (true, false),
        };
        let weapons = self.attacker.armed()?;
        let against = Against::new(defender.toughness, defender.save, defender.invulnerable)?;
        // Cover is against shots alone.
        let against = Against { sixes, cover: defender.cover && shot, ..against };
        let weapons = weapons.iter().map(|armed| (&armed.weapon, armed.models));
        Ok(unit.attacked_alike(&assaults(weapons, against)?))
    }
}
