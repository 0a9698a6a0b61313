//! Attacks by the names of those who make and take them: `lantern-company/long-glass`.

use desk::view::{OperativeCard, WeaponCard, WeaponReach};
use table::{RuleSet, Slug};

use crate::asked::operative;
use crate::failure::Failure;
use crate::options::Options;

/// An attack, written as the command line would have it written.
pub struct Attack {
    /// The rule set.
    pub rules: RuleSet,
    /// What is told of it: a message and its arguments.
    pub heading: (&'static str, Vec<(&'static str, String)>),
    /// The weapon as on a card.
    pub card: String,
    /// The target.
    pub target: String,
    /// The attacker's wounds.
    pub wounds: u16,
    /// The weapon's name.
    pub weapon: String,
}

/// Whether a text is the name of an operative rather than a card or a target: it holds a slash between words.
pub fn is_name(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.split_once('/').is_some_and(|(team, operative)| {
        let word = |text: &str| text.chars().any(char::is_alphabetic);
        word(team) && word(operative)
    })
}

/// Whether a text could be a weapon's card: words, with a number needed among them.
pub fn looks_like_a_card(text: &str) -> bool {
    let needed = |word: &str| word.strip_suffix('+').is_some_and(|n| n.parse::<u8>().is_ok());
    let mut words = text.split_whitespace();
    is_name(text) && !text.ends_with(".json") || words.any(needed)
}

/// All attacks that the names stand for: one weapon, or every one that the attacker has.
///
/// # Errors
/// What is not known, with what may have been meant.
pub fn attacks(attack: &str, against: &str, options: Options) -> Result<Vec<Attack>, Failure> {
    let named = |field: &str| {
        Failure::input(field, "expected TEAM/OPERATIVE, as in lantern-company/long-glass")
    };
    if !is_name(attack) {
        return Err(named("CARD"));
    }
    if !is_name(against) {
        return Err(named("--against"));
    }
    let (rules, attacker, weapon) = attacker(attack.trim(), options.rules)?;
    let (name, extra) = against.trim().split_once(' ').unwrap_or((against.trim(), ""));
    let (team, who) = name.rsplit_once('/').ok_or_else(|| named("--against"))?;
    let (_, defender) = operative("--against", team, who, Some(rules))?;
    let wanted: Vec<&WeaponCard> = match &weapon {
        None => attacker.weapons.iter().collect(),
        Some(name) => vec![find(&attacker, name)?],
    };
    if wanted.is_empty() {
        return Err(Failure::input("CARD", format!("{} has no weapon", attacker.name)));
    }
    Ok(wanted.into_iter().map(|weapon| of(rules, &attacker, weapon, &defender, extra)).collect())
}

/// The one who attacks, and the weapon if one is named behind it.
fn attacker(
    text: &str,
    rules: Option<RuleSet>,
) -> Result<(RuleSet, OperativeCard, Option<String>), Failure> {
    let (head, last) = text.rsplit_once('/').unwrap_or((text, ""));
    // A team's file may stand in a folder: what ends in .toml is the team.
    if let Some((team, who)) = head.rsplit_once('/')
        && !head.ends_with(".toml")
    {
        let (rules, card) = operative("CARD", team, who, rules)?;
        return Ok((rules, card, Some(last.to_owned())));
    }
    let (rules, card) = operative("CARD", head, last, rules)?;
    Ok((rules, card, None))
}

fn find<'a>(card: &'a OperativeCard, name: &str) -> Result<&'a WeaponCard, Failure> {
    let wanted = Slug::of(name);
    card.weapons.iter().find(|weapon| weapon.slug == wanted).ok_or_else(|| {
        let names: Vec<&str> = card.weapons.iter().map(|weapon| weapon.slug.as_str()).collect();
        let what = match game::meant(wanted.as_str(), names.iter().copied()).first() {
            Some(near) => format!("{} has no weapon {name:?}; did you mean {near}?", card.name),
            None => format!("{} has no weapon {name:?}, but {}", card.name, names.join(", ")),
        };
        Failure::input("CARD", what)
    })
}

fn of(
    rules: RuleSet,
    attacker: &OperativeCard,
    weapon: &WeaponCard,
    defender: &OperativeCard,
    extra: &str,
) -> Attack {
    let melee = weapon.reach == WeaponReach::Melee;
    let answer = defender.weapons.iter().find(|weapon| weapon.reach == WeaponReach::Melee);
    let answer = answer.filter(|_| melee && defender.profile.is_none());
    let names = |name: &OperativeCard| name.name.clone();
    let mut args = vec![
        ("attacker", names(attacker)),
        ("weapon", weapon.name.clone()),
        ("defender", names(defender)),
    ];
    let id = match answer {
        Some(answer) => {
            args.push(("answer", answer.name.clone()));
            "odds-named-fight"
        }
        None => "odds-named",
    };
    Attack {
        rules,
        heading: (id, args),
        card: card(attacker, weapon),
        target: target(defender, answer, extra),
        wounds: u16::try_from(attacker.wounds).unwrap_or(1),
        weapon: weapon.name.clone(),
    }
}

/// A weapon as the command line writes it.
fn card(attacker: &OperativeCard, weapon: &WeaponCard) -> String {
    let rules = weapon.rules.join(", ");
    let Some(profile) = &weapon.profile else {
        let [normal, critical] = weapon.damage;
        return format!("{} {}+ {normal}/{critical} {rules}", weapon.attacks, weapon.hit);
    };
    let own = attacker.profile.as_ref();
    let strength = own.map_or(4, |own| own.strength);
    let strength = match profile.strength.as_str() {
        "User" => strength,
        text => match (text.strip_prefix('+'), text.strip_prefix('x')) {
            (Some(more), _) => strength + more.parse::<u8>().unwrap_or(0),
            (_, Some(times)) => strength * times.parse::<u8>().unwrap_or(1),
            _ => text.parse().unwrap_or(strength),
        },
    };
    let (kind, skill) = match weapon.reach {
        WeaponReach::Melee => (
            format!("Melee {}", own.map_or(1, |own| own.attacks)),
            format!("ws {}+", own.map_or(4, |own| own.weapon_skill)),
        ),
        WeaponReach::Ranged => {
            (profile.kind.clone(), format!("bs {}+", own.map_or(4, |own| own.ballistic_skill)))
        }
    };
    let ap = if profile.ap == 0 { String::new() } else { format!("AP{} ", profile.ap) };
    format!("{kind} {skill} S{strength} {ap}D{} {rules}", profile.damage)
}

/// A target as the command line writes it; what was added to its name stands behind.
fn target(defender: &OperativeCard, answer: Option<&WeaponCard>, extra: &str) -> String {
    let wounds = defender.wounds;
    match &defender.profile {
        None => {
            let mut text =
                format!("save {}+ defence {} wounds {wounds}", defender.save, defender.defence);
            if let Some(save) = defender.invulnerable {
                text += &format!(" invulnerable {save}+");
            }
            text = format!("{text} {extra}");
            if let Some(weapon) = answer {
                text += &format!(" weapon {}", card(defender, weapon));
            }
            text
        }
        Some(profile) => {
            let mut text = format!("T{} W{wounds} sv {}+", profile.toughness, defender.save);
            if let Some(save) = defender.invulnerable {
                text += &format!(" inv {save}+");
            }
            if let Some(ignores) = profile.ignores {
                text += &format!(" ignores {ignores}+");
            }
            format!("{text} {extra}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cards_and_files_are_told_apart() {
        assert!(is_name("lantern-company/long-glass") && is_name("a/b cover"));
        assert!(!is_name("4 3+ 3/4") && !is_name("wounds 7/12") && !is_name("attack.json"));
        assert!(looks_like_a_card("4 3+ 3/4 Piercing 1") && looks_like_a_card("a/b"));
        assert!(!looks_like_a_card("attack.json") && !looks_like_a_card("dir/attack.json"));
    }
}
