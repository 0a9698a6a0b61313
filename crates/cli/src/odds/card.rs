//! An attack as people write it: a weapon as on its card, and what it is used against.

use odds::{
    Attacker, CommandRerolls, Damage, Defender, Dice, Edition, Goal, Kind, Needed, Points,
    Question, SwitchSettings, WeaponCard, Wounds,
};

use crate::failure::Failure;

/// What stands on the command line.
pub struct Written<'a> {
    pub attack: &'a str,
    pub against: &'a str,
    pub wounds: u16,
    pub goal: Goal,
    pub points: (u8, u8),
}

/// The attack, with the wounds that the target started the battle with.
pub fn question(rules: Edition, written: &Written) -> Result<(Question, u16), Failure> {
    let weapon = weapon("CARD", written.attack)?;
    let (defender, full) = defender(written.against)?;
    let sequence = if defender.weapon.is_some() { Kind::Fight } else { Kind::Shoot };
    let wounds = Wounds::new(i64::from(written.wounds))
        .map_err(|error| Failure::input("--wounds", error))?;
    let points = |n: u8| {
        Points::new(i64::from(n)).map_err(|error| Failure::input("--command-rerolls", error))
    };
    let mut switches = SwitchSettings::default();
    if defender.obscured {
        switches.set("obscured", "true");
    }
    let question = Question {
        rules,
        sequence,
        goal: written.goal,
        attacker: Attacker { wounds, weapon },
        defender,
        command_rerolls: CommandRerolls {
            attacker: points(written.points.0)?,
            defender: points(written.points.1)?,
        },
        switches,
    };
    Ok((question, full))
}

/// A weapon: attacks, hit, damage, then rules with commas between them.
pub fn weapon(field: &str, text: &str) -> Result<WeaponCard, Failure> {
    let bad = |part: &str, found: &str, what: &str| {
        Failure::input(field, format!("{part} {found:?}: {what}, as in \"4 3+ 3/4 Rending\""))
    };
    let mut parts = text.trim().splitn(4, char::is_whitespace);
    let mut next = || parts.next().unwrap_or("").trim();
    let (attacks, hit, damage, rules) = (next(), next(), next(), next());
    let number = |text: &str| text.parse::<i64>().ok();
    let attacks = number(attacks)
        .and_then(|n| Dice::new(n).ok())
        .ok_or_else(|| bad("attacks", attacks, "expected 0 to 10"))?;
    let needed = hit.strip_suffix('+').unwrap_or(hit);
    let hit = number(needed)
        .and_then(|n| Needed::new(n).ok())
        .ok_or_else(|| bad("hit", hit, "expected 2+ to 9+"))?;
    let both = damage.split_once('/').and_then(|(normal, critical)| {
        let read = |text: &str| Damage::new(number(text)?).ok();
        Some([read(normal)?, read(critical)?])
    });
    let damage = both.ok_or_else(|| bad("damage", damage, "expected two numbers up to 100"))?;
    let rules = rules.split(',').map(str::trim).filter(|rule| !rule.is_empty());
    Ok(WeaponCard { attacks, hit, damage, rules: rules.map(str::to_owned).collect() })
}

/// A target: its words in any order, the weapon that it fights back with last.
fn defender(text: &str) -> Result<(Defender, u16), Failure> {
    let field = "--against";
    let (words, armed) = match text.split_once("weapon ") {
        Some((words, card)) => (words, Some(weapon(field, card)?)),
        None => (text, None),
    };
    let (mut save, mut defence, mut invulnerable, mut wounds) = (None, None, None, None);
    let (mut cover, mut obscured) = (false, false);
    let mut words = words.split_whitespace().map(|word| word.trim_end_matches(','));
    while let Some(word) = words.next() {
        let mut number = || -> Result<&str, Failure> {
            words
                .next()
                .ok_or_else(|| Failure::input(field, format!("{word}: a number is missing")))
        };
        let bad =
            |found: &str, what: &str| Failure::input(field, format!("{word} {found:?}: {what}"));
        let needed = |text: &str| {
            let n = text.strip_suffix('+').unwrap_or(text).parse::<i64>().ok();
            let n = n.and_then(|n| Needed::new(n).ok());
            n.ok_or_else(|| bad(text, "expected 2+ to 9+"))
        };
        let twice = match word {
            "save" => save.replace(needed(number()?)?).is_some(),
            "invulnerable" => invulnerable.replace(needed(number()?)?).is_some(),
            "defence" => {
                let text = number()?;
                let dice = text.parse::<i64>().ok().and_then(|n| Dice::new(n).ok());
                defence.replace(dice.ok_or_else(|| bad(text, "expected 0 to 10"))?).is_some()
            }
            "wounds" => {
                let text = number()?;
                let (now, full) = text.split_once('/').unwrap_or((text, text));
                let read = |n: &str| n.parse::<i64>().ok().and_then(|n| Wounds::new(n).ok());
                let both = read(now).zip(read(full)).filter(|(now, full)| now <= full);
                let both = both.ok_or_else(|| bad(text, "expected 1 to 9999, or as in 7/12"))?;
                wounds.replace(both).is_some()
            }
            "cover" => std::mem::replace(&mut cover, true),
            "obscured" => std::mem::replace(&mut obscured, true),
            _ => {
                let known = "save, wounds, defence, invulnerable, cover, obscured or weapon";
                return Err(Failure::input(field, format!("{word:?}: expected {known}")));
            }
        };
        if twice {
            return Err(Failure::input(field, format!("{word}: said twice")));
        }
    }
    let Some((wounds, full)) = wounds else {
        return Err(Failure::input(field, "the wounds are missing, as in \"save 3+ wounds 12\""));
    };
    let defender = Defender { wounds, save, defence, invulnerable, cover, obscured, weapon: armed };
    Ok((defender, full.get()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_reads_as_it_is_printed() {
        let card = weapon("CARD", "4 3+ 3/4 Piercing 1, Lethal 5+").unwrap();
        assert_eq!((card.attacks.get(), card.hit.get()), (4, 3));
        assert_eq!(card.damage.map(|damage| damage.get()), [3, 4]);
        assert_eq!(card.rules, ["Piercing 1", "Lethal 5+"]);
        assert_eq!(weapon("CARD", "5 4 0/100").unwrap().rules, [""; 0]);
    }

    #[test]
    fn what_is_not_a_card_or_a_target_is_refused() {
        for card in ["", "4", "4 3+", "11 3+ 3/4", "4 1+ 3/4", "4 3+ 3", "4 3+ 3/101", "x 3+ 3/4"] {
            assert!(weapon("CARD", card).is_err(), "{card}");
        }
        for target in [
            "",
            "save 3+",
            "wounds 0",
            "wounds 13/12",
            "wounds 8 hull 3",
            "wounds 8 wounds 8",
            "wounds",
        ] {
            assert!(defender(target).is_err(), "{target}");
        }
    }

    #[test]
    fn a_target_that_is_armed_fights() {
        let (armed, full) = defender("wounds 7/12 weapon 4 3+ 3/4 Shock").unwrap();
        assert_eq!((armed.wounds.get(), full), (7, 12));
        assert_eq!(armed.weapon.unwrap().rules, ["Shock"]);
        let (plain, _) = defender("save 3+ cover, wounds 12").unwrap();
        assert!(plain.cover && plain.weapon.is_none());
    }
}
