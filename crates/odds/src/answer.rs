//! Answering a question about one attack.

use serde::Serialize;
use skirmish::{Fighter, Profile, Purses, Role};

use crate::question::{BadQuestion, Edition, Kind, Question, WeaponCard};
use crate::{Goal, Odds, Policy, Stakes, kt21_attack, kt24_attack};

/// The answer as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    rules: Edition,
    sequence: Kind,
    goal: Goal,
    /// Only where somebody does not play perfectly.
    #[serde(skip_serializing_if = "is_optimal")]
    policy: Policy,
    value: f64,
    defender_loses: Vec<(u16, f64)>,
    attacker_loses: Vec<(u16, f64)>,
    expected: Expected,
    incapacitated: Incapacitated,
}

/// The mean of what both lose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Expected {
    defender_loses: f64,
    attacker_loses: f64,
}

/// The chances that they go down.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Incapacitated {
    defender: f64,
    attacker: f64,
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
        match (self.rules, self.sequence) {
            (Edition::Kt24, Kind::Shoot) => self.shoot_kt24(policy),
            (Edition::Kt24, Kind::Fight) => self.fight_kt24(policy),
            (Edition::Kt21, Kind::Shoot) => self.shoot_kt21(policy),
            (Edition::Kt21, Kind::Fight) => self.fight_kt21(policy),
        }
    }

    fn stakes(&self) -> Stakes {
        Stakes { attacker: self.attacker.wounds.get(), defender: self.defender.wounds.get() }
    }

    fn purses(&self) -> Purses {
        let points = &self.command_rerolls;
        Purses::new(points.attacker.small(), points.defender.small())
    }

    fn needed_save(&self) -> Result<u8, BadQuestion> {
        let missing = || BadQuestion::new("defender.save", "missing, and a shot is saved against");
        Ok(self.defender.save.ok_or_else(missing)?.small())
    }

    fn switches_kt24(&self) -> Result<kt24::Switches, BadQuestion> {
        let mut switches = kt24::Switches::default();
        for (name, setting) in self.switches.iter() {
            let bad = |error| BadQuestion::new(format_args!("switches.{name}"), error);
            switches.set(name, setting).map_err(bad)?;
        }
        if self.defender.obscured && !switches.obscured {
            let what = "true, but only the switch obscured of kt24 makes it act";
            return Err(BadQuestion::new("defender.obscured", what));
        }
        if self.defender.invulnerable.is_some() {
            let what = "there are no invulnerable saves in kt24";
            return Err(BadQuestion::new("defender.invulnerable", what));
        }
        Ok(switches)
    }

    fn switches_kt21(&self) -> Result<(), BadQuestion> {
        let mut switches = kt21::Switches::default();
        for (name, setting) in self.switches.iter() {
            let bad = |error| BadQuestion::new(format_args!("switches.{name}"), error);
            switches.set(name, setting).map_err(bad)?;
        }
        if self.defender.obscured {
            let what = "true, but obscured acts only with the switch obscured of kt24";
            return Err(BadQuestion::new("defender.obscured", what));
        }
        Ok(())
    }

    fn shoot_kt24(&self, policy: Policy) -> Result<Odds, BadQuestion> {
        self.switches_kt24()?;
        let weapons = weapons(&self.attacker.weapon, "attacker", WEAPON_KT24)?;
        self.check_idle_weapon(WEAPON_KT24)?;
        let defence = kt24::Defence {
            dice: self.defender.defence.map_or(3, |dice| dice.small()),
            save: self.needed_save()?,
            in_cover: self.defender.cover,
            critical_cover: false,
            obscured: self.defender.obscured,
        };
        let (stakes, purses) = (self.stakes(), self.purses());
        let all = weapons.iter().map(|weapon| {
            let attack = kt24_attack::Shooting { weapon: *weapon, defence, stakes, purses };
            self.solved(Odds::of(&attack, self.goal, policy))
        });
        picked(Role::Attacker, all)
    }

    fn shoot_kt21(&self, policy: Policy) -> Result<Odds, BadQuestion> {
        self.switches_kt21()?;
        let weapons = weapons(&self.attacker.weapon, "attacker", WEAPON_KT21)?;
        self.check_idle_weapon(WEAPON_KT21)?;
        let missing = || BadQuestion::new("defender.defence", "missing: kt21 has no usual DF");
        let defence = kt21::Defence {
            dice: self.defender.defence.ok_or_else(missing)?.small(),
            save: self.needed_save()?,
            invulnerable: self.defender.invulnerable.map(|needed| needed.small()),
            cover: self.defender.cover,
        };
        let (stakes, purses) = (self.stakes(), self.purses());
        let all = weapons.iter().map(|weapon| {
            let attack = kt21_attack::Shooting { weapon: *weapon, defence, stakes, purses };
            self.solved(Odds::of(&attack, self.goal, policy))
        });
        picked(Role::Attacker, all)
    }

    fn fight_kt24(&self, policy: Policy) -> Result<Odds, BadQuestion> {
        self.switches_kt24()?;
        let (first, purses) = (Role::Attacker, self.purses());
        self.fight(WEAPON_KT24, |attacker, defender| {
            let attack = kt24_attack::Fighting { attacker, defender, first, purses };
            self.solved(Odds::of(&attack, self.goal, policy))
        })
    }

    fn fight_kt21(&self, policy: Policy) -> Result<Odds, BadQuestion> {
        self.switches_kt21()?;
        let purses = self.purses();
        self.fight(WEAPON_KT21, |attacker, defender| {
            let attack = kt21_attack::Fighting { attacker, defender, purses };
            self.solved(Odds::of(&attack, self.goal, policy))
        })
    }

    /// Both pick what their cards leave open, the attacker first.
    fn fight<R: Copy>(
        &self,
        reader: Reader<R>,
        solve: impl Fn(Fighter<R>, Fighter<R>) -> Result<Odds, BadQuestion>,
    ) -> Result<Odds, BadQuestion> {
        let mine = weapons(&self.attacker.weapon, "attacker", reader)?;
        let missing = || BadQuestion::new("defender.weapon", "missing, and it fights back with it");
        let card = self.defender.weapon.as_ref().ok_or_else(missing)?;
        let theirs = weapons(card, "defender", reader)?;
        let fighter = |wounds: u16, weapon: &Profile<R>| Fighter {
            wounds: wounds as i16,
            weapon: Some(*weapon),
        };
        let stakes = self.stakes();
        let all = mine.iter().map(|weapon| {
            let attacker = fighter(stakes.attacker, weapon);
            let all = theirs.iter().map(|card| solve(attacker, fighter(stakes.defender, card)));
            picked(Role::Defender, all)
        });
        picked(Role::Attacker, all)
    }

    /// A weapon that a shooting sequence does not ask for is read all the same.
    fn check_idle_weapon<R: Copy>(&self, reader: Reader<R>) -> Result<(), BadQuestion> {
        let idle = self.defender.weapon.as_ref();
        idle.map_or(Ok(()), |card| weapons(card, "defender", reader).map(|_| ()))
    }

    fn solved(&self, odds: Result<Odds, crate::TooManyStates>) -> Result<Odds, BadQuestion> {
        odds.map_err(|error| BadQuestion::new("attacker.weapon.attacks", error))
    }
}

/// How a rule set reads the rules of a card, and finds the one rule whose larger number is not always the better.
#[derive(Clone, Copy)]
struct Reader<R> {
    read: fn(&[&str]) -> Result<R, skirmish::BadWeaponRule>,
    lethal: fn(&mut R) -> &mut Option<u8>,
}

const WEAPON_KT24: Reader<kt24::WeaponRules> =
    Reader { read: |rules| kt24::WeaponRules::read(rules), lethal: |rules| &mut rules.lethal };
const WEAPON_KT21: Reader<kt21::WeaponRules> =
    Reader { read: |rules| kt21::WeaponRules::read(rules), lethal: |rules| &mut rules.lethal };

/// The weapons that a card leaves its user to pick from: of one rule with different numbers only one counts
/// (KT24-RUL-47). The larger number is the better one, but for Lethal, where criticals may be worth less.
fn weapons<R: Copy>(
    card: &WeaponCard,
    whose: &str,
    reader: Reader<R>,
) -> Result<Vec<Profile<R>>, BadQuestion> {
    let mut lethal: Vec<u8> = Vec::new();
    for (i, rule) in card.rules.iter().enumerate() {
        let field = format_args!("{whose}.weapon.rules[{i}]").to_string();
        let mut read = (reader.read)(&[rule]).map_err(|error| BadQuestion::new(&field, error))?;
        lethal.extend(*(reader.lethal)(&mut read));
    }
    let all: Vec<&str> = card.rules.iter().map(String::as_str).collect();
    let rules = (reader.read)(&all)
        .map_err(|error| BadQuestion::new(format_args!("{whose}.weapon.rules"), error))?;
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
        *(reader.lethal)(&mut rules) = Some(from);
        profile(rules)
    });
    Ok(variants.collect())
}

/// The best of several attacks for a side.
fn picked(
    role: Role,
    mut all: impl Iterator<Item = Result<Odds, BadQuestion>>,
) -> Result<Odds, BadQuestion> {
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
