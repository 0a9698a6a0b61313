//! Names of weapons as they can be typed in a game: at most so many bytes in lower case with hyphens, and no two alike.

use std::collections::HashMap;

use skirmish::Reach;
use table::Slug;
use table::file::MAX_ARMOURY;

use crate::arm::Arm;
use crate::report::{Import, Why};

/// The weapons of a card with names that fit. The same weapon twice is one.
pub(crate) fn arms(import: &mut Import, place: &str, arms: Vec<Arm>) -> Vec<Arm> {
    let mut kept: Vec<Arm> = Vec::new();
    let mut places: HashMap<_, usize> = HashMap::new();
    for arm in arms {
        let key =
            (arm.base.clone(), arm.profile.clone(), arm.reach == Reach::Ranged, arm.fields.clone());
        if let Some(twin) = places.get(&key).and_then(|at| kept.get_mut(*at)) {
            if twin.choice == arm.choice || arm.choice.is_none() {
                twin.usual |= arm.usual;
            }
            continue;
        }
        if kept.len() >= MAX_ARMOURY {
            import.remark(place, &shown(&arm.base, &arm.profile), Why::Room);
            continue;
        }
        places.insert(key, kept.len());
        kept.push(arm);
    }
    let bases: Vec<String> = kept.iter().map(|arm| arm.base.clone()).collect();
    for base in bases {
        let of = |arm: &&mut Arm| arm.base == base;
        // A profile of signs alone is called x.
        let length = |arm: &Arm| slug(&arm.profile).len().max(usize::from(!arm.profile.is_empty()));
        let longest = kept.iter().filter(|arm| arm.base == base).map(length);
        let room = match longest.max().unwrap_or(0) {
            0 => Slug::MAX,
            profile => Slug::MAX - 1 - profile.min(Slug::MAX / 2),
        };
        let short = fit(&base, room);
        for arm in kept.iter_mut().filter(of) {
            let profile = if arm.profile.is_empty() {
                String::new()
            } else {
                fit(&arm.profile, (Slug::MAX - 1).saturating_sub(slug(&short).len()))
            };
            if (&short, &profile) != (&arm.base, &arm.profile) {
                let shown = shown(&short, &profile);
                let place = format!("{place} / {}", self::shown(&arm.base, &arm.profile));
                import.guess(&place, "name", &shown, Why::Short);
            }
            (arm.base, arm.profile) = (short.clone(), profile);
        }
    }
    apart(import, place, kept)
}

/// The name of a weapon with its profile.
pub(crate) fn shown(base: &str, profile: &str) -> String {
    if profile.is_empty() { base.to_owned() } else { format!("{base}: {profile}") }
}

/// Gives weapons of one reach and one name numbers.
fn apart(import: &mut Import, place: &str, mut arms: Vec<Arm>) -> Vec<Arm> {
    for i in 0..arms.len() {
        let old = shown(&arms[i].base, &arms[i].profile);
        let mut number = 1;
        loop {
            let name = |arm: &Arm| (slug(&shown(&arm.base, &arm.profile)), arm.reach);
            let own = name(&arms[i]);
            if !arms[..i].iter().any(|other| name(other) == own) || number > 99 {
                break;
            }
            number += 1;
            let suffix = format!(" {number}");
            let room = Slug::MAX - suffix.len();
            let arm = &mut arms[i];
            // A profile of its own keeps it with the weapon that it is a second profile of.
            let profile = arm.profile.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
            let left = room.saturating_sub(slug(&arm.base).len() + 1);
            if left < 2 {
                arm.base = fit(&arm.base, room) + &suffix;
            } else {
                arm.profile = (fit(profile, left) + &suffix).trim().to_owned();
            }
        }
        let new = shown(&arms[i].base, &arms[i].profile);
        if new != old {
            import.guess(&format!("{place} / {old}"), "name", &new, Why::Apart);
        }
    }
    arms
}

/// A name of which the slug has at most so many bytes: long words are cut short, then the last ones left out.
fn fit(name: &str, most: usize) -> String {
    let mut words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
    if slug(name).is_empty() && !name.is_empty() {
        return "x".to_owned();
    }
    while slug(&words.join(" ")).len() > most {
        let many = words.len() > 1;
        match words.iter_mut().max_by_key(|word| word.chars().count()) {
            Some(word) if word.chars().count() > 4 || !many => {
                word.pop();
            }
            Some(_) => {
                words.pop();
            }
            None => break,
        }
    }
    words.join(" ").trim().to_owned()
}

/// The name in lower case with hyphens, as long as it is.
fn slug(name: &str) -> String {
    let lower: String = name.chars().flat_map(char::to_lowercase).collect();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_cut_first() {
        assert_eq!(fit("Lamp", 32), "Lamp");
        assert_eq!(fit("Superlative lamplighter", 12), "Superl lampl");
        assert!(slug(&fit("Ünerhört lange Bezeichnung ohne Ende und Ziel", 20)).len() <= 20);
    }
}
