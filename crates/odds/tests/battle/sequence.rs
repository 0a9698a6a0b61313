//! The attack sequence written down a second time from the words of the contract, one die after another, knowing nothing of
//! the program: what `brute` and `played` compare with.

/// One die after another.
pub trait Dice {
    fn d6(&mut self) -> u8;
}

#[derive(Clone, Copy)]
pub struct Amount {
    pub dice: u8,
    pub sides: u8,
    pub plus: u8,
}

impl Amount {
    pub const fn fixed(plus: u8) -> Self {
        Amount { dice: 0, sides: 6, plus }
    }

    fn roll(self, dice: &mut impl Dice) -> u8 {
        let die = |dice: &mut _| {
            let face = Dice::d6(dice);
            if self.sides == 3 { face.div_ceil(2) } else { face }
        };
        (0..self.dice).map(|_| die(dice)).sum::<u8>() + self.plus
    }

    pub fn json(self) -> serde_json::Value {
        match (self.dice, self.plus) {
            (0, plus) => serde_json::json!(plus),
            (dice, plus) => {
                let dice = if dice > 1 { dice.to_string() } else { String::new() };
                let plus = if plus > 0 { format!("+{plus}") } else { String::new() };
                serde_json::json!(format!("{dice}D{}{plus}", self.sides))
            }
        }
    }
}

#[derive(Clone, Copy, Default)]
pub struct Rules {
    pub auto_hit: bool,
    pub hits_ones: bool,
    pub hits: bool,
    pub wounds_ones: bool,
    pub wounds: bool,
    pub wounds_on: Option<u8>,
    pub hits_on_six: u8,
    pub mortal_on_six: u8,
    pub melta: bool,
    pub no_invulnerable: bool,
}

impl Rules {
    pub fn json(self) -> Vec<String> {
        let mut all = Vec::new();
        for (on, text) in [
            (self.auto_hit, "auto-hit"),
            (self.hits_ones, "re-roll hits 1"),
            (self.hits, "re-roll hits"),
            (self.wounds_ones, "re-roll wounds 1"),
            (self.wounds, "re-roll wounds"),
            (self.melta, "melta"),
            (self.no_invulnerable, "no invulnerable"),
        ] {
            if on {
                all.push(text.to_owned());
            }
        }
        all.extend(self.wounds_on.map(|n| format!("wounds on {n}+")));
        if self.hits_on_six > 1 {
            all.push(format!("hit 6: {} hits", self.hits_on_six));
        }
        if self.mortal_on_six > 0 {
            all.push(format!("mortal on wound 6+ ({})", self.mortal_on_six));
        }
        all
    }
}

#[derive(Clone, Copy)]
pub struct Weapon {
    pub models: u8,
    pub attacks: Amount,
    pub skill: u8,
    pub strength: u8,
    pub ap: i8,
    pub damage: Amount,
    pub modifier: i8,
    pub rules: Rules,
}

#[derive(Clone, Copy)]
pub struct Defender {
    pub models: u8,
    pub wounds: u8,
    pub left: u8,
    pub flesh_wounds: u8,
    pub toughness: u8,
    pub save: u8,
    pub invulnerable: Option<u8>,
    pub ignores: Option<u8>,
    pub cover: bool,
    pub injury: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sequence {
    Shoot,
    Overwatch,
    Fight,
    Opportunity,
}

impl Sequence {
    pub const fn word(self) -> &'static str {
        match self {
            Sequence::Shoot => "shoot",
            Sequence::Overwatch => "overwatch",
            Sequence::Fight => "fight",
            Sequence::Opportunity => "opportunity",
        }
    }
}

/// What a sequence came to: wounds lost, models slain (or 1 for out of action), flesh wounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    pub lost: u16,
    pub slain: u8,
    pub flesh_wounds: u8,
}

/// Whether it goes on.
enum Next {
    On,
    Over,
}

struct Victims {
    skirmish: bool,
    defender: Defender,
    left: u8,
    outcome: Outcome,
}

impl Victims {
    fn ignored(&self, dice: &mut impl Dice) -> bool {
        self.defender.ignores.is_some_and(|needed| dice.d6() >= needed)
    }

    fn injury(&mut self, number: u8, dice: &mut impl Dice) -> Next {
        let highest = (0..number).map(|_| dice.d6()).max().unwrap() as i8;
        let flesh = self.outcome.flesh_wounds;
        if highest + flesh as i8 + self.defender.injury >= 4 || flesh == 3 {
            self.outcome.slain = 1;
        } else {
            self.outcome.flesh_wounds += 1;
        }
        Next::Over
    }

    fn damage(&mut self, points: u8, dice: &mut impl Dice) -> Next {
        let lost = (0..points).filter(|_| !self.ignored(dice)).count() as u8;
        let taken = lost.min(self.left);
        self.outcome.lost += u16::from(taken);
        self.left -= taken;
        if self.left > 0 {
            return Next::On;
        }
        if self.skirmish {
            return self.injury(points, dice);
        }
        self.slain()
    }

    fn slain(&mut self) -> Next {
        self.outcome.slain += 1;
        self.left = self.defender.wounds;
        if self.outcome.slain == self.defender.models { Next::Over } else { Next::On }
    }

    fn mortal(&mut self, dice: &mut impl Dice) -> Next {
        if self.ignored(dice) {
            return Next::On;
        }
        self.outcome.lost += 1;
        self.left -= 1;
        if self.left > 0 {
            return Next::On;
        }
        if self.skirmish { self.injury(1, dice) } else { self.slain() }
    }
}

fn begin(skirmish: bool, defender: Defender) -> Victims {
    let outcome = Outcome { lost: 0, slain: 0, flesh_wounds: defender.flesh_wounds };
    let left = if skirmish { defender.wounds } else { defender.left };
    Victims { skirmish, defender, left, outcome }
}

/// Mortal wounds alone.
pub fn mortal(skirmish: bool, points: Amount, defender: Defender, dice: &mut impl Dice) -> Outcome {
    let mut victims = begin(skirmish, defender);
    for _ in 0..points.roll(dice) {
        if matches!(victims.mortal(dice), Next::Over) {
            break;
        }
    }
    victims.outcome
}

/// The whole sequence.
pub fn play(
    skirmish: bool,
    sequence: Sequence,
    weapons: &[Weapon],
    defender: Defender,
    dice: &mut impl Dice,
) -> Outcome {
    let mut victims = begin(skirmish, defender);
    for weapon in weapons {
        for _ in 0..weapon.models {
            for _ in 0..weapon.attacks.roll(dice) {
                for _ in 0..hits(weapon, sequence, dice) {
                    if matches!(one_hit(weapon, sequence, &mut victims, dice), Next::Over) {
                        return victims.outcome;
                    }
                }
            }
        }
    }
    victims.outcome
}

fn hits(weapon: &Weapon, sequence: Sequence, dice: &mut impl Dice) -> u8 {
    let rules = weapon.rules;
    if rules.auto_hit {
        return 1;
    }
    let only_sixes = matches!(sequence, Sequence::Overwatch | Sequence::Opportunity);
    let hits = |face: u8| match face {
        1 => false,
        6 => true,
        _ => !only_sixes && face as i8 + weapon.modifier >= weapon.skill as i8,
    };
    let needed = if only_sixes { 6 } else { weapon.skill };
    let mut face = dice.d6();
    let again = ((rules.hits_ones || rules.hits) && face == 1)
        || (rules.hits && !hits(face) && face < needed);
    if again {
        face = dice.d6();
    }
    match (hits(face), face) {
        (true, 6) => rules.hits_on_six.max(1),
        (true, _) => 1,
        (false, _) => 0,
    }
}

fn one_hit(
    weapon: &Weapon,
    sequence: Sequence,
    victims: &mut Victims,
    dice: &mut impl Dice,
) -> Next {
    let (rules, defender) = (weapon.rules, victims.defender);
    let (s, t) = (u16::from(weapon.strength), u16::from(defender.toughness));
    let usual = if s >= 2 * t {
        2
    } else if s > t {
        3
    } else if s == t {
        4
    } else if 2 * s <= t {
        6
    } else {
        5
    };
    let needed = rules.wounds_on.unwrap_or(usual);
    let mut wound = dice.d6();
    if (rules.wounds && wound < needed) || ((rules.wounds_ones || rules.wounds) && wound == 1) {
        wound = dice.d6();
    }
    if wound < needed {
        return Next::On;
    }
    let shot = matches!(sequence, Sequence::Shoot | Sequence::Overwatch);
    let cover = i8::from(shot && defender.cover);
    let armour = defender.save as i8 - weapon.ap - cover;
    let other = defender.invulnerable.filter(|_| !rules.no_invulnerable).unwrap_or(7) as i8;
    let save = dice.d6();
    if save == 1 || (save as i8) < armour.min(other) {
        let mut damage = weapon.damage.roll(dice);
        if rules.melta && weapon.damage.dice > 0 {
            damage = damage.max(weapon.damage.roll(dice));
        }
        if matches!(victims.damage(damage, dice), Next::Over) {
            return Next::Over;
        }
    }
    if wound == 6 {
        for _ in 0..rules.mortal_on_six {
            if matches!(victims.mortal(dice), Next::Over) {
                return Next::Over;
            }
        }
    }
    Next::On
}

/// The question about a sequence.
pub fn question(
    skirmish: bool,
    sequence: &str,
    weapons: &[Weapon],
    points: Option<Amount>,
    defender: Defender,
) -> serde_json::Value {
    use serde_json::json;
    let weapons: Vec<_> = weapons
        .iter()
        .map(|weapon| {
            let mut one = json!({
                "attacks": weapon.attacks.json(), "skill": weapon.skill, "strength": weapon.strength,
                "ap": weapon.ap, "damage": weapon.damage.json(), "hit_modifiers": [weapon.modifier],
                "rules": weapon.rules.json()
            });
            if !skirmish {
                one["models"] = json!(weapon.models);
            }
            one
        })
        .collect();
    let mut attacker = json!({});
    match points {
        Some(points) => attacker["mortal_wounds"] = points.json(),
        None => attacker["weapons"] = json!(weapons),
    }
    let mut target = json!({
        "wounds": defender.wounds, "toughness": defender.toughness, "save": defender.save,
        "invulnerable": defender.invulnerable, "ignores": defender.ignores
    });
    if skirmish {
        target["flesh_wounds"] = json!(defender.flesh_wounds);
        target["injury_modifiers"] = json!([defender.injury]);
    } else {
        target["models"] = json!(defender.models);
        target["left"] = json!(defender.left);
        target["cover"] = json!(defender.cover);
    }
    let rules = if skirmish { "kt18" } else { "kt4w40k" };
    json!({ "rules": rules, "sequence": sequence, "attacker": attacker, "defender": target })
}
