//! Attacks of hit, wound and save as people write them: weapons as on their cards, and what they are used against.

use odds::Within;
use odds::battle::{
    Armed, Attacker, Dice, Kt4w40kDefender, Kt4w40kQuestion, Kt4w40kRules, Kt4w40kSequence,
    Kt18Defender, Kt18Question, Kt18Rules, Kt18Sequence, Modifiers, Rule, Signed, Weapon,
};

use super::Snap;
use crate::failure::Failure;

/// What stands on the command line.
pub struct Written<'a> {
    /// The weapons in the order in which they are used, each with the field that it stands in.
    pub cards: Vec<(&'static str, &'a str)>,
    /// The target.
    pub against: &'a str,
    /// Whether only a 6 hits, and why.
    pub snap: Option<Snap>,
}

/// The words of a text, one after another.
struct Words<'a> {
    field: &'static str,
    rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    fn new(field: &'static str, text: &'a str) -> Self {
        let rest = text.split_whitespace().map(|word| word.trim_end_matches(',')).rev().collect();
        Words { field, rest }
    }

    fn next(&mut self) -> Option<&'a str> {
        self.rest.pop()
    }

    fn peek(&self) -> &'a str {
        self.rest.last().copied().unwrap_or("")
    }

    fn bad(&self, found: &str, expected: &str) -> Failure {
        Failure::input(self.field, format!("{found:?}: expected {expected}"))
    }

    /// The next word, whatever it is.
    fn word(&mut self, expected: &str) -> Result<&'a str, Failure> {
        self.next().ok_or_else(|| self.bad("", expected))
    }

    /// The next word as a number, after `before` and without `after`.
    fn number<T>(
        &mut self,
        (before, after): (&str, &str),
        expected: &str,
        read: impl Fn(i64) -> Option<T>,
    ) -> Result<T, Failure> {
        let word = self.word(expected)?;
        let bare = word.strip_prefix(before);
        let bare = bare.map(|bare| bare.strip_suffix(after).unwrap_or(bare));
        let number = bare.and_then(|bare| bare.parse::<i64>().ok());
        number.and_then(read).ok_or_else(|| self.bad(word, expected))
    }
}

fn within<const LEAST: u16, const MOST: u16>(number: i64) -> Option<Within<LEAST, MOST>> {
    Within::new(number).ok()
}

fn dice(text: &str) -> Option<Dice> {
    text.parse::<i64>().map_or_else(|_| Dice::read(text), Dice::fixed)
}

/// How a card is used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Shoot,
    Fight,
}

/// A card: a weapon, or mortal wounds.
enum Card {
    Weapon(Manner, Armed),
    Mortal(Dice),
}

/// `Rapid Fire 2 bs 3+ S4 AP-1 D1 hit -1 re-roll hits 1, melta`, `models 5 Melee 2 ws 3+ S4 DD3`, `mortal D3`
fn card(field: &'static str, text: &str, unit: bool) -> Result<Card, Failure> {
    let (head, rules) = split_rules(text);
    let mut words = Words::new(field, head);
    if words.peek().eq_ignore_ascii_case("mortal") {
        words.next();
        let word = words.word("mortal wounds, as in mortal D3")?;
        let points = dice(word).ok_or_else(|| words.bad(word, "mortal wounds, as in D3"))?;
        return match words.next() {
            None => Ok(Card::Mortal(points)),
            Some(more) => Err(words.bad(more, "nothing more")),
        };
    }
    let mut models = 1;
    if unit && words.peek() == "models" {
        words.next();
        models = words.number(("", ""), "1 to 40 models", within::<1, 40>)?.small();
    }
    const KINDS: &str = "Assault, Rapid Fire, Heavy, Pistol, Grenade, Melee or mortal";
    let kind = words.word(KINDS)?;
    let is = |word: &str| kind.eq_ignore_ascii_case(word);
    if is("Rapid") {
        let fire = words.word("Rapid Fire")?;
        if !fire.eq_ignore_ascii_case("Fire") {
            return Err(words.bad(fire, "Rapid Fire"));
        }
    } else if !["Assault", "Heavy", "Pistol", "Grenade", "Melee"].iter().any(|known| is(known)) {
        return Err(words.bad(kind, KINDS));
    }
    let manner = if is("Melee") { Manner::Fight } else { Manner::Shoot };
    const NUMBER: &str = "a number of attacks, as in 2 or D6";
    let attacks = words.word(NUMBER)?;
    let attacks = dice(attacks).ok_or_else(|| words.bad(attacks, NUMBER))?;
    let skill = words.word("bs or ws")?;
    if !["bs", "ws"].iter().any(|word| skill.eq_ignore_ascii_case(word)) {
        return Err(words.bad(skill, "bs or ws"));
    }
    let skill = words.number(("", "+"), "2+ to 7+", within)?;
    let strength = words.number(("S", ""), "the Strength, S1 to S20", within)?;
    let ap = match words.peek().starts_with("AP") {
        true => words.number(("AP", ""), "AP0 to AP-10", Signed::new)?,
        false => Signed::new(0).ok_or_else(|| words.bad("", "AP0 to AP-10"))?,
    };
    const DAMAGE: &str = "the Damage, as in D1 or DD3";
    let word = words.word(DAMAGE)?;
    let damage = word.strip_prefix('D').and_then(dice).ok_or_else(|| words.bad(word, DAMAGE))?;
    let mut hit_modifiers: Vec<i8> = Vec::new();
    while words.peek() == "hit" {
        words.next();
        let one = words.number(("", ""), "hit -6 to hit +6", Signed::<-6, 6>::new)?;
        hit_modifiers.push(one.get());
    }
    if let Some(more) = words.next() {
        return Err(words.bad(more, "hit modifiers, or rules with commas between them"));
    }
    let rules = rules.map(|rule| Rule::new(rule).map_err(|error| Failure::input(field, error)));
    let rules = rules.collect::<Result<Vec<Rule>, Failure>>()?;
    let hit_modifiers = Modifiers::of(&hit_modifiers);
    let weapon = Weapon { attacks, skill, strength, ap, damage, hit_modifiers, rules };
    Ok(Card::Weapon(manner, Armed { weapon, models }))
}

/// What stands before the rules of a card, and the rules: they begin with the first word that begins one.
fn split_rules(text: &str) -> (&str, impl Iterator<Item = &str>) {
    let begins = ["auto-hit", "re-roll ", "wounds on ", "hit 6", "mortal on ", "melta", "no inv"];
    let at = begins.iter().filter_map(|word| text.find(word)).filter(|at| *at > 0).min();
    let (head, rules) = text.split_at(at.unwrap_or(text.len()));
    (head, rules.split(',').map(str::trim).filter(|rule| !rule.is_empty()))
}

/// Weapons in their order that are all used alike, or mortal wounds.
enum Cards {
    Weapons(Manner, Vec<Armed>),
    Mortal(Dice),
}

fn cards(written: &Written, unit: bool) -> Result<Cards, Failure> {
    let mut manner = None;
    let mut weapons = Vec::new();
    for (field, text) in &written.cards {
        match card(field, text, unit)? {
            Card::Mortal(points) if written.cards.len() == 1 => return Ok(Cards::Mortal(points)),
            Card::Mortal(_) => {
                return Err(Failure::input(*field, "mortal wounds stand alone"));
            }
            Card::Weapon(used, weapon) => {
                if *manner.get_or_insert(used) != used {
                    return Err(Failure::input(*field, "weapons either shoot or fight"));
                }
                weapons.push(weapon);
            }
        }
    }
    Ok(Cards::Weapons(manner.unwrap_or(Manner::Shoot), weapons))
}

/// What a target may say.
#[derive(Default)]
struct Target {
    models: Option<Within<1, 40>>,
    wounds: Option<Within<1, 100>>,
    left: Option<Within<1, 100>>,
    toughness: Option<Within<1, 20>>,
    save: Option<Within<2, 7>>,
    invulnerable: Option<Within<2, 6>>,
    ignores: Option<Within<2, 6>>,
    flesh_wounds: Option<Within<0, 3>>,
    injury: Option<Vec<i8>>,
    cover: bool,
}

/// `T4 W1 sv 4+ inv 5+ ignores 6+ flesh 1 injury -1`, `models 5 T4 W2 left 1 sv 3+ cover`
fn target(text: &str, unit: bool) -> Result<Target, Failure> {
    let mut words = Words::new("--against", text);
    let mut found = Target::default();
    let known = if unit {
        "T, W, sv, inv, ignores, models, left or cover"
    } else {
        "T, W, sv, inv, ignores, flesh or injury"
    };
    while !words.peek().is_empty() {
        let word = words.peek();
        let numbered = |before: char| {
            let rest = word.strip_prefix(before);
            rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let twice = if numbered('T') {
            let number = words.number(("T", ""), "T1 to T20", within)?;
            found.toughness.replace(number).is_some()
        } else if numbered('W') {
            found.wounds.replace(words.number(("W", ""), "W1 to W100", within)?).is_some()
        } else {
            words.next();
            match word {
                "sv" => found.save.replace(words.number(("", "+"), "2+ to 7+", within)?).is_some(),
                "inv" => {
                    let number = words.number(("", "+"), "2+ to 6+", within)?;
                    found.invulnerable.replace(number).is_some()
                }
                "ignores" => {
                    found.ignores.replace(words.number(("", "+"), "2+ to 6+", within)?).is_some()
                }
                "models" if unit => {
                    found.models.replace(words.number(("", ""), "1 to 40", within)?).is_some()
                }
                "left" if unit => {
                    found.left.replace(words.number(("", ""), "1 to 100", within)?).is_some()
                }
                "cover" if unit => std::mem::replace(&mut found.cover, true),
                "flesh" if !unit => {
                    found.flesh_wounds.replace(words.number(("", ""), "0 to 3", within)?).is_some()
                }
                "injury" if !unit => {
                    let one = words.number(("", ""), "-6 to +6", Signed::<-6, 6>::new)?;
                    found.injury.get_or_insert_default().push(one.get());
                    false
                }
                _ => return Err(words.bad(word, known)),
            }
        };
        if twice {
            return Err(Failure::input("--against", format!("{word}: said twice")));
        }
    }
    if found.wounds.is_none() {
        return Err(Failure::input("--against", "the wounds are missing, as in \"T4 W1 sv 4+\""));
    }
    Ok(found)
}

/// The question about a model of Kill Team 2018.
pub fn kt18(written: &Written, snap: Option<Kt18Sequence>) -> Result<Kt18Question, Failure> {
    let target = target(written.against, false)?;
    let (sequence, attacker) = match cards(written, false)? {
        Cards::Mortal(points) => {
            (Kt18Sequence::Mortal, Attacker { weapons: None, mortal_wounds: Some(points) })
        }
        Cards::Weapons(manner, weapons) => {
            let usual = match manner {
                Manner::Shoot => Kt18Sequence::Shoot,
                Manner::Fight => Kt18Sequence::Fight,
            };
            let weapons = weapons.into_iter().map(|armed| armed.weapon).collect();
            (usual, Attacker { weapons: Some(weapons), mortal_wounds: None })
        }
    };
    let wounds = target.wounds.ok_or_else(|| Failure::input("--against", "the wounds are missing"));
    let none = || Failure::input("--against", "flesh: expected 0 to 3");
    Ok(Kt18Question {
        rules: Kt18Rules::Kt18,
        sequence: snap.unwrap_or(sequence),
        attacker,
        defender: Kt18Defender {
            wounds: wounds?,
            flesh_wounds: target.flesh_wounds.or(within(0)).ok_or_else(none)?,
            toughness: target.toughness,
            save: target.save,
            invulnerable: target.invulnerable,
            ignores: target.ignores,
            injury_modifiers: Modifiers::of(&target.injury.unwrap_or_default()),
        },
    })
}

/// The question about a unit of KT4W40K.
pub fn kt4w40k(
    written: &Written,
    snap: Option<Kt4w40kSequence>,
) -> Result<Kt4w40kQuestion, Failure> {
    let target = target(written.against, true)?;
    let (sequence, attacker) = match cards(written, true)? {
        Cards::Mortal(points) => {
            (Kt4w40kSequence::Mortal, Attacker { weapons: None, mortal_wounds: Some(points) })
        }
        Cards::Weapons(manner, weapons) => {
            let usual = match manner {
                Manner::Shoot => Kt4w40kSequence::Shoot,
                Manner::Fight => Kt4w40kSequence::Fight,
            };
            (usual, Attacker { weapons: Some(weapons), mortal_wounds: None })
        }
    };
    let wounds = target.wounds.ok_or_else(|| Failure::input("--against", "the wounds are missing"));
    let one = || Failure::input("--against", "models: expected 1 to 40");
    Ok(Kt4w40kQuestion {
        rules: Kt4w40kRules::Kt4w40k,
        sequence: snap.unwrap_or(sequence),
        attacker,
        defender: Kt4w40kDefender {
            models: target.models.or(within(1)).ok_or_else(one)?,
            wounds: wounds?,
            left: target.left,
            toughness: target.toughness,
            save: target.save,
            invulnerable: target.invulnerable,
            ignores: target.ignores,
            cover: target.cover,
        },
    })
}
