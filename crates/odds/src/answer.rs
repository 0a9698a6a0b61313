//! Answering a question about one attack.

use serde::Serialize;
use skirmish::{BadSwitch, Fighter, Profile, Purses, Role, SwitchSet};
use thiserror::Error;
use utoipa::ToSchema;

use crate::edition::{AttackRules, Play, Target};
use crate::game::MOST_PAIRS;
use crate::question::{BadQuestion, Edition, Kind, Question, WeaponCard};
use crate::{Goal, Odds, Policy, Stakes, TooManyStates};

/// The answer as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishReport"))]
#[schema(as = SkirmishReport)]
pub struct Report {
    rules: Edition,
    sequence: Kind,
    goal: Goal,
    /// Only where somebody does not play perfectly.
    #[serde(skip_serializing_if = "is_optimal")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Policy>"))]
    #[schema(required = false)]
    policy: Policy,
    value: f64,
    defender_loses: Vec<(u16, f64)>,
    attacker_loses: Vec<(u16, f64)>,
    expected: Expected,
    incapacitated: Incapacitated,
}

/// The mean of what both lose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishExpected"))]
#[schema(as = SkirmishExpected)]
struct Expected {
    defender_loses: f64,
    attacker_loses: f64,
}

/// The chances that they go down.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "SkirmishIncapacitated"))]
#[schema(as = SkirmishIncapacitated)]
struct Incapacitated {
    defender: f64,
    attacker: f64,
}

/// A question that has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unanswered {
    /// A field says something impossible.
    #[error(transparent)]
    Bad(#[from] BadQuestion),
    /// The attack has more states than anybody waits for.
    #[error(transparent)]
    TooLarge(#[from] TooManyStates),
}

impl Unanswered {
    /// The field to change where an attack is too large.
    pub const DICE: &'static str = "attacker.weapon.attacks";
}

fn is_optimal(policy: &Policy) -> bool {
    *policy == Policy::Optimal
}

impl Report {
    /// What the odds of an attack are called where programs read them.
    pub fn new(question: &Question, odds: &Odds) -> Self {
        Report {
            rules: question.rules,
            sequence: question.sequence,
            goal: odds.goal,
            policy: odds.policy,
            value: odds.value.to_f64(),
            defender_loses: odds.defender_loses().shares().map(|(n, p)| (*n, p)).collect(),
            attacker_loses: odds.attacker_loses().shares().map(|(n, p)| (*n, p)).collect(),
            expected: Expected {
                defender_loses: odds.expected(|losses| i64::from(losses.defender)).to_f64(),
                attacker_loses: odds.expected(|losses| i64::from(losses.attacker)).to_f64(),
            },
            incapacitated: Incapacitated {
                defender: odds.kills().to_f64(),
                attacker: odds.dies().to_f64(),
            },
        }
    }
}

impl Question {
    /// The odds of the attack.
    ///
    /// # Errors
    /// The field that says something impossible.
    pub fn odds(&self, policy: Policy) -> Result<Odds, BadQuestion> {
        self.odds_within(policy, MOST_PAIRS).map_err(|unanswered| match unanswered {
            Unanswered::Bad(bad) => bad,
            Unanswered::TooLarge(error) => BadQuestion::new(Unanswered::DICE, error),
        })
    }

    /// The same for somebody who does not wait for long: all fights that it takes to answer have at most so many pairs of
    /// moments ([`Odds::within`]).
    ///
    /// # Errors
    /// The field that says something impossible, or that there are more.
    pub fn odds_within(&self, policy: Policy, most: usize) -> Result<Odds, Unanswered> {
        match self.rules {
            Edition::Kt24 => {
                self.check_kt24()?;
                self.solve::<kt24::WeaponRules>(policy, most)
            }
            Edition::Kt21 => {
                self.check_kt21()?;
                self.solve::<kt21::WeaponRules>(policy, most)
            }
        }
    }

    fn check_kt24(&self) -> Result<(), BadQuestion> {
        let mut switches = kt24::Switches::default();
        for (name, setting) in self.switches.iter() {
            switches.set(name, setting).map_err(|error| bad_switch(name, error))?;
        }
        if self.defender.obscured && !switches.obscured {
            let what = "true, but only the switch obscured of kt24 makes it act";
            return Err(BadQuestion::new("defender.obscured", what));
        }
        if self.defender.invulnerable.is_some() {
            let what = "there are no invulnerable saves in kt24";
            return Err(BadQuestion::new("defender.invulnerable", what));
        }
        Ok(())
    }

    fn check_kt21(&self) -> Result<(), BadQuestion> {
        let mut switches = kt21::Switches::default();
        for (name, setting) in self.switches.iter() {
            switches.set(name, setting).map_err(|error| bad_switch(name, error))?;
        }
        if self.defender.obscured {
            let what = "true, but obscured acts only with the switch obscured of kt24";
            return Err(BadQuestion::new("defender.obscured", what));
        }
        Ok(())
    }

    fn solve<R: AttackRules>(&self, policy: Policy, most: usize) -> Result<Odds, Unanswered> {
        let mine = weapons::<R>(&self.attacker.weapon, "attacker")?;
        // A weapon that a shooting sequence does not ask for is read all the same.
        let theirs = self.defender.weapon.as_ref();
        let theirs = theirs.map(|card| weapons::<R>(card, "defender")).transpose()?;
        let points = &self.command_rerolls;
        let purses = Purses::new(points.attacker.small(), points.defender.small());
        // Whatever the cards leave open is tried out.
        let variants = mine.len() * theirs.as_ref().map_or(1, Vec::len);
        let play = Play { purses, goal: self.goal, policy, most: most / variants };
        let stakes =
            Stakes { attacker: self.attacker.wounds.get(), defender: self.defender.wounds.get() };
        let solved = |odds: Result<Odds, TooManyStates>| odds.map_err(Unanswered::from);
        match self.sequence {
            Kind::Shoot => {
                let target = self.target()?;
                let all = mine.iter().map(|weapon| R::shoot(*weapon, target, stakes, play));
                picked(Role::Attacker, all.map(solved))
            }
            Kind::Fight => {
                let missing = "missing, and the defender fights back with it";
                let theirs = theirs.ok_or_else(|| BadQuestion::new("defender.weapon", missing))?;
                let fighter = |wounds: u16, weapon: Profile<R>| Fighter {
                    wounds: wounds as i16,
                    weapon: Some(weapon),
                };
                // Both pick what their cards leave open, the attacker first.
                let all = mine.iter().map(|weapon| {
                    let attacker = fighter(stakes.attacker, *weapon);
                    let replies = theirs.iter().map(|card| {
                        solved(R::fight(attacker, fighter(stakes.defender, *card), play))
                    });
                    picked(Role::Defender, replies)
                });
                picked(Role::Attacker, all)
            }
        }
    }

    fn target(&self) -> Result<Target, BadQuestion> {
        let missing = |field: &str, what: &str| BadQuestion::new(field, what);
        let usual = match self.rules {
            Edition::Kt24 => Some(3),
            Edition::Kt21 => None,
        };
        let dice = self.defender.defence.map(|dice| dice.small()).or(usual);
        let save = self.defender.save.map(|save| save.small());
        Ok(Target {
            dice: dice.ok_or_else(|| missing("defender.defence", "missing in kt21"))?,
            save: save.ok_or_else(|| missing("defender.save", "missing in a shot"))?,
            invulnerable: self.defender.invulnerable.map(|needed| needed.small()),
            cover: self.defender.cover,
            obscured: self.defender.obscured,
        })
    }
}

fn bad_switch(name: &str, error: BadSwitch) -> BadQuestion {
    let name: String = name.chars().take(40).collect();
    BadQuestion::new(format_args!("switches.{name}"), error)
}

/// The weapons that a card leaves its user to pick from: of one rule with different numbers only one counts
/// (KT24-RUL-47). The larger number is the better one, but for Lethal, where criticals may be worth less.
fn weapons<R: AttackRules>(card: &WeaponCard, whose: &str) -> Result<Vec<Profile<R>>, BadQuestion> {
    let mut lethal: Vec<u8> = Vec::new();
    for (i, rule) in card.rules.iter().enumerate() {
        let bad = |error| {
            BadQuestion::rule(format_args!("{whose}.weapon.rules[{i}]"), R::RULE_SET, &error)
        };
        lethal.extend(*R::read_card(&[rule]).map_err(bad)?.lethal());
    }
    let all: Vec<&str> = card.rules.iter().map(String::as_str).collect();
    let rules = R::read_card(&all).map_err(|error| {
        BadQuestion::rule(format_args!("{whose}.weapon.rules"), R::RULE_SET, &error)
    })?;
    lethal.sort_unstable();
    lethal.dedup();
    let profile = |rules| Profile {
        attacks: card.attacks.small(),
        hit: card.hit.small(),
        damage: card.damage.map(|damage| damage.get()),
        rules,
    };
    if lethal.len() < 2 {
        return Ok(vec![profile(rules)]);
    }
    let variants = lethal.into_iter().map(|from| {
        let mut rules = rules;
        *rules.lethal() = Some(from);
        profile(rules)
    });
    Ok(variants.collect())
}

/// The best of several attacks for a side.
fn picked(
    role: Role,
    mut all: impl Iterator<Item = Result<Odds, Unanswered>>,
) -> Result<Odds, Unanswered> {
    let first = all.next().unwrap_or_else(|| unreachable!("a card is at least one weapon"))?;
    all.try_fold(first, |best, odds| {
        let odds = odds?;
        let better = match role {
            Role::Attacker => odds.value > best.value,
            Role::Defender => odds.value < best.value,
        };
        Ok(if better { odds } else { best })
    })
}
