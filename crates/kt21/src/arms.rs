//! Weapons in an operative's hands: with which rules, and whether they may be used now.

use skirmish::{ActionSet, Field, OpIx, Reach, Scheme};
use table::{Event, Illegal, MoveAction, Slug, Why};

use crate::attack::Profile;
use crate::{Kt21, WeaponRules};

/// S4, F3: the weapon with its BS or WS in force: causes add up, without a cap (KT21-DMG-04,
/// KT21-ACT-OVERWATCH-03, KT21-OP-19).
pub fn profile(game: &Kt21, op: OpIx, weapon: usize, overwatch: bool) -> Profile {
    let rules = game.rules_in_use(op, weapon);
    let weapon = &game.card(op).weapons[weapon];
    Profile {
        attacks: weapon.attacks,
        hit: weapon.hit + game.hit_penalty(op) + u8::from(overwatch),
        damage: weapon.damage,
        rules,
    }
}

/// S1, F2: the weapon named, if the operative has it and has not used it up.
///
/// # Errors
/// It has none by that name (KT21-OP-44), or KT21-WR-LIMITED.
pub fn weapon_named(
    game: &Kt21,
    op: OpIx,
    reach: Reach,
    slug: Slug,
    rule: &'static str,
) -> Result<usize, Illegal> {
    let card = game.card(op);
    let Some(index) = card.weapon(reach, slug) else {
        let mut names = card.weapons.iter().filter(|w| w.reach == reach).map(|w| w.slug.as_str());
        let first = names.next();
        let rule = if first.is_none() { "KT21-OP-44" } else { rule };
        let has = first.into_iter().chain(names).collect::<Vec<_>>().join(", ");
        return Err(Illegal::new(rule, Why::UnknownWeapon { weapon: slug, has }));
    };
    if is_used_up(game, op, index) {
        return Err(Illegal::new("KT21-WR-LIMITED", Why::UsedUp { weapon: slug }));
    }
    Ok(index)
}

/// KT21-WR-HEAVY, KT21-OP-53: not after Charge, Fall Back or Normal Move in the same activation.
pub fn heavy_allows(
    rules: &WeaponRules,
    performed: ActionSet,
    weapon: Slug,
) -> Result<(), Illegal> {
    let bars = [MoveAction::Charge, MoveAction::FallBack, MoveAction::Reposition];
    if rules.heavy && performed.first_of(&bars).is_some() {
        return Err(Illegal::new("KT21-WR-HEAVY", Why::HeavyMoved { weapon }));
    }
    Ok(())
}

/// Whether a weapon has been used in this battle (KT21-WR-LIMITED).
pub fn is_used_up(game: &Kt21, op: OpIx, weapon: usize) -> bool {
    game.operative(op).spent >> weapon & 1 == 1 && game.rules_in_use(op, weapon).limited
}

/// KT21-WR-LIMITED, KT21-OP-51: used up when chosen, even if nothing hits; all its profiles with it.
pub fn spend(game: &mut Kt21, op: OpIx, weapon: usize) {
    if !game.rules_in_use(op, weapon).limited {
        return;
    }
    let weapons = &game.card(op).weapons;
    let chosen = &weapons[weapon];
    let slug = chosen.slug;
    let same = weapons.iter().enumerate().filter(|(_, other)| other.is_profile_of(chosen));
    let spent = same.fold(0, |bits, (i, _)| bits | 1 << i);
    game.operative_mut(op).spent |= spent;
    let model = game.model(op);
    game.log.push(Event::UsedUp { model, weapon: slug });
}
