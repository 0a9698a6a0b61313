//! What an attack of ultra-close confines promises: the wounds that it costs on average, roughly.

use arrayvec::ArrayVec;
use battle::{Amount, Kind, hits, saves, wound_needed, wounds};
use dice::Face;
use kt18::{Attack, Group, Kt18, Manner, ModelIx, hit_modifier};

/// Expected damage of attacks with weapons on targets, in units that compare: 864 of them are a wound. Each part is a
/// weapon by its index, a target, and how many attacks are made if the weapon does not say.
pub fn promise(
    game: &Kt18,
    attacker: ModelIx,
    manner: Manner,
    parts: impl IntoIterator<Item = (u8, ModelIx, u8)>,
) -> u64 {
    parts.into_iter().map(|part| of_part(game, attacker, manner, part)).sum()
}

fn of_part(
    game: &Kt18,
    attacker: ModelIx,
    manner: Manner,
    (index, target, attacks): (u8, ModelIx, u8),
) -> u64 {
    let (card, enemy) = (game.card(attacker), game.card(target));
    let weapon = &card.weapons[usize::from(index)];
    let half = geometry::Length::from_units(weapon.range.units() / 2);
    let doubled = matches!(weapon.kind, Kind::RapidFire(_)) && game.near(attacker, target, half);
    let number = weapon.kind.attacks().map_or(2 * u64::from(attacks), twice_mean);
    let number = if doubled { 2 * number } else { number };
    let group = Group { weapon: index, target, attacks: None, doubled };
    let attack = Attack::new(attacker, manner, ArrayVec::from_iter([group]));
    let modifier = hit_modifier(game, &attack);
    let needed = if manner == Manner::Fight { card.weapon_skill } else { card.ballistic_skill };
    let hit = chances(|face| match manner {
        Manner::Overwatch => face == Face::SIX,
        _ => hits(face, needed, modifier),
    });
    let strong = wound_needed(weapon.strength.of(card.strength), enemy.toughness);
    let wound = chances(|face| wounds(face, strong));
    let armour = chances(|face| !saves(face, enemy.save, weapon.ap));
    let unsaved =
        enemy.invulnerable.map_or(armour, |save| armour.min(chances(|face| !saves(face, save, 0))));
    number * hit * wound * unsaved * twice_mean(weapon.damage)
}

/// How many of six faces do.
fn chances(does: impl Fn(Face) -> bool) -> u64 {
    Face::ALL.into_iter().filter(|face| does(*face)).count() as u64
}

/// Twice what an amount comes to on average.
fn twice_mean(amount: Amount) -> u64 {
    let die = if amount.halved { 4 } else { 7 };
    u64::from(amount.dice) * die + 2 * u64::from(amount.plus)
}
