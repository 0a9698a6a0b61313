//! Weapons in an operative's hands: with which rules, whether they may be used now, how often they have been.

use skirmish::{Field, OpIx, Reach, Scheme};
use table::{Event, Illegal, Slug, Why};

use crate::activation::Activation;
use crate::attack::Profile;
use crate::weapon_rules::Heavy;
use crate::{Kt24, WeaponRules};

/// The weapon with its Hit stat worsened by injury (KT24-DMG-05).
pub fn profile(game: &Kt24, op: OpIx, weapon: usize, rules: WeaponRules) -> Profile {
    let weapon = &game.card(op).weapons[weapon];
    Profile {
        attacks: weapon.attacks,
        hit: weapon.hit + game.hit_penalty(op),
        damage: weapon.damage,
        rules,
    }
}

/// The weapon named, if the operative has it and may use it now: KT24-WR-HEAVY-01, -03 and
/// KT24-WR-LIMITED-01.
pub fn usable_weapon(
    game: &Kt24,
    activation: &Activation,
    reach: Reach,
    slug: Slug,
    rule: &'static str,
) -> Result<usize, Illegal> {
    let card = game.card(activation.op);
    let Some(index) = card.weapon(reach, slug) else {
        let names = card.weapons.iter().filter(|w| w.reach == reach).map(|w| w.slug.as_str());
        let has = names.collect::<Vec<_>>().join(", ");
        return Err(Illegal::new(rule, Why::UnknownWeapon { weapon: slug, has }));
    };
    let rules = game.rules_in_use(activation.op, index);
    let mut moves = activation.performed.moves();
    let barred = match rules.heavy {
        None => None,
        Some(Heavy::NoMove) => moves.next().map(|_| "KT24-WR-HEAVY-01"),
        Some(Heavy::Only(exempt)) => moves.find(|kind| *kind != exempt).map(|_| "KT24-WR-HEAVY-03"),
    };
    if let Some(rule) = barred {
        return Err(Illegal::new(rule, Why::HeavyMoved { weapon: slug }));
    }
    if is_used_up(game, activation.op, index, &rules) {
        return Err(Illegal::new("KT24-WR-LIMITED-01", Why::UsedUp { weapon: slug }));
    }
    Ok(index)
}

/// Remembers that the active operative has used a Heavy weapon (KT24-WR-HEAVY-02).
pub fn note_heavy(game: &mut Kt24, weapon: u8, rules: &WeaponRules) {
    if let Some(activation) = game.activation_mut()
        && rules.heavy.is_some()
    {
        activation.heavy_used |= 1 << weapon;
    }
}

/// KT24-WR-LIMITED-01: whether a weapon has had all its uses.
pub fn is_used_up(game: &Kt24, op: OpIx, weapon: usize, rules: &WeaponRules) -> bool {
    rules.limited.is_some_and(|uses| game.operative(op).uses[weapon] >= uses)
}

/// KT24-WR-LIMITED-02, KT24-RUL-51: one use of the weapon for the whole action, whichever of its profiles is used.
pub fn count_use(game: &mut Kt24, op: OpIx, weapon: usize, rules: &WeaponRules) {
    if rules.limited.is_none() {
        return;
    }
    for profile in 0..game.card(op).weapons.len() {
        let weapons = &game.card(op).weapons;
        if !weapons[profile].is_profile_of(&weapons[weapon]) {
            continue;
        }
        let slug = weapons[profile].slug;
        let rules = if profile == weapon { *rules } else { game.rules_in_use(op, profile) };
        let Some(most) = rules.limited else { continue };
        let uses = &mut game.operative_mut(op).uses[profile];
        let before = *uses;
        *uses = uses.saturating_add(1).min(most);
        if before < most && *uses == most {
            let model = game.model(op);
            game.log.push(Event::UsedUp { model, weapon: slug });
        }
    }
}
