//! What cards of the family print alike.

use ::battle::{Amount, Strength, Weapon};

use crate::view::{WeaponCard, WeaponProfile, WeaponReach};

/// The numbers of whoever carries a weapon that count for it.
#[derive(Clone, Copy)]
pub(crate) struct Skills {
    pub weapon_skill: u8,
    pub ballistic_skill: u8,
    pub attacks: u8,
}

/// What somebody carries. Who has nothing else to fight with has bare hands, and they are a choice in the game too
/// (KT18-CORE-02, K4W-FIGHT-06).
pub(crate) fn weapons(carried: &[Weapon], skills: Skills) -> Vec<WeaponCard> {
    let hands = (!carried.iter().any(Weapon::is_melee)).then(Weapon::bare_hands);
    carried.iter().chain(&hands).map(|one| weapon(one, skills)).collect()
}

fn weapon(weapon: &Weapon, skills: Skills) -> WeaponCard {
    let melee = weapon.is_melee();
    WeaponCard {
        name: weapon.name.clone(),
        slug: weapon.slug,
        reach: if melee { WeaponReach::Melee } else { WeaponReach::Ranged },
        attacks: weapon.kind.attacks().unwrap_or(Amount::fixed(skills.attacks)).plus,
        hit: if melee { skills.weapon_skill } else { skills.ballistic_skill },
        damage: [u16::from(weapon.damage.plus); 2],
        rules: weapon.rules.written(),
        profile: Some(WeaponProfile {
            range: weapon.range.to_inches_f64(),
            kind: weapon.kind.to_string(),
            strength: strength(weapon.strength),
            ap: weapon.ap,
            damage: weapon.damage.to_string(),
        }),
    }
}

/// How strong a weapon is, as cards print it.
fn strength(strength: Strength) -> String {
    match strength {
        Strength::Fixed(strength) => strength.to_string(),
        Strength::Plus(0) => "User".to_owned(),
        Strength::Plus(more) => format!("+{more}"),
        Strength::Times(times) => format!("x{times}"),
    }
}
