//! What one attack of ultra-close confines does to its target: the exact chances, hit by hit and wound by wound, that
//! it is taken out of action or gets off with a flesh wound.

use arrayvec::ArrayVec;
use battle::{Amount, Kind, hits, saves, wound_needed, wounds};
use dice::Face;
use geometry::Length;
use kt18::{
    Attack, Boon, Group, Kt18, MOST_FLESH_WOUNDS, Manner, ModelIx, MoveKind, Weapon, hit_modifier,
};
use table::Answer;

/// What is certain.
pub const CERTAIN: i64 = 1 << 20;
/// The most wounds that are told apart.
const MOST_WOUNDS: usize = 12;
/// The most that an amount comes to here; more is as good.
const MOST: usize = 24;

/// The chances of what an attack does to its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blow {
    /// That the target is out of action.
    pub out: i64,
    /// That it has a flesh wound more.
    pub flesh: i64,
    /// The wounds that it loses on average, those of the two others not counted.
    pub wounds: i64,
}

/// A weapon that is used on a target: its index, and how many attacks are made if it does not say.
pub type Part = (u8, u8);

/// Part of a chance.
const fn of(chance: i64, part: i64) -> i64 {
    chance * part / CERTAIN
}

/// What an attack with some weapons on one target does.
pub fn blow(
    game: &Kt18,
    attacker: ModelIx,
    target: ModelIx,
    manner: Manner,
    parts: impl IntoIterator<Item = Part>,
) -> Blow {
    let state = game.model(target);
    let before = usize::from(state.wounds).clamp(1, MOST_WOUNDS);
    let mut left = [0; MOST_WOUNDS + 1];
    left[before] = CERTAIN;
    let mut done = Blow::default();
    let sheltered = manner != Manner::Fight && game.sheltered(attacker, target);
    for (weapon, attacks) in parts {
        let through = unsaved(game, attacker, target, manner, weapon);
        let damage = spread(game.card(attacker).weapons[usize::from(weapon)].damage, 1);
        let number = number(game, attacker, target, manner, (weapon, attacks));
        let most = number.iter().rposition(|chance| *chance > 0).unwrap_or(0);
        let (mut mixed, mut mixed_done) = ([0; MOST_WOUNDS + 1], Blow::default());
        for (attack, chance) in number.iter().enumerate().take(most + 1) {
            for (mixed, now) in mixed.iter_mut().zip(left) {
                *mixed += of(now, *chance);
            }
            mixed_done.out += of(done.out, *chance);
            mixed_done.flesh += of(done.flesh, *chance);
            if attack < most {
                strike(&mut left, &mut done, through, &damage, |dice| {
                    falls(state.flesh_wounds, sheltered, dice)
                });
            }
        }
        (left, done) = (mixed, mixed_done);
    }
    let lost = |(wounds, chance): (usize, &i64)| (before - wounds) as i64 * chance;
    done.wounds = left.iter().enumerate().take(before + 1).skip(1).map(lost).sum();
    done
}

/// One attack more.
fn strike(
    left: &mut [i64; MOST_WOUNDS + 1],
    done: &mut Blow,
    through: i64,
    damage: &[i64; MOST + 1],
    falls: impl Fn(usize) -> i64,
) {
    for wounds in 1..=MOST_WOUNDS {
        let hurt = of(left[wounds], through);
        if hurt == 0 {
            continue;
        }
        left[wounds] -= hurt;
        for (points, chance) in damage.iter().enumerate().filter(|(_, chance)| **chance > 0) {
            let now = of(hurt, *chance);
            if points < wounds {
                left[wounds - points] += now;
            } else {
                let out = of(now, falls(points));
                done.out += out;
                done.flesh += now - out;
            }
        }
    }
}

/// KT18-INJ-01 to -03: the chance that an injury roll of so many dice takes a model out of action.
fn falls(flesh_wounds: u8, sheltered: bool, dice: usize) -> i64 {
    if flesh_wounds >= MOST_FLESH_WOUNDS {
        return CERTAIN;
    }
    let needed = 4 + i64::from(sheltered) - i64::from(flesh_wounds);
    let miss = (needed - 1).clamp(0, 6) * CERTAIN / 6;
    CERTAIN - (0..dice).fold(CERTAIN, |all, _| of(all, miss))
}

/// The chance that one attack hits, wounds and is not saved.
fn unsaved(game: &Kt18, attacker: ModelIx, target: ModelIx, manner: Manner, index: u8) -> i64 {
    let (card, enemy) = (game.card(attacker), game.card(target));
    let weapon = &card.weapons[usize::from(index)];
    let group = Group { weapon: index, target, attacks: None, doubled: false };
    let modifier = hit_modifier(game, &Attack::new(attacker, manner, ArrayVec::from_iter([group])));
    let needed = if manner == Manner::Fight { card.weapon_skill } else { card.ballistic_skill };
    let hit = sixths(|face| match manner {
        Manner::Overwatch => face == Face::SIX,
        _ => hits(face, needed, modifier),
    });
    let again = if rerolls_ones(game, attacker, weapon) { 7 } else { 6 };
    let strong = wound_needed(weapon.strength.of(card.strength), enemy.toughness);
    let wound = sixths(|face| wounds(face, strong));
    let armour = sixths(|face| !saves(face, enemy.save, weapon.ap));
    let open = enemy.invulnerable.map_or(armour, |save| armour.min(sixths(|f| !saves(f, save, 0))));
    CERTAIN * hit * again * wound * open / (6 * 6 * 6 * 6)
}

fn rerolls_ones(game: &Kt18, attacker: ModelIx, weapon: &Weapon) -> bool {
    weapon.reroll_ones
        || game.own(game.side_of(attacker)).any(|friend| {
            let aura = game.card(friend).aura.filter(|aura| aura.gives == Boon::RerollOnes);
            aura.is_some_and(|aura| game.near(friend, attacker, aura.reach))
        })
}

fn sixths(does: impl Fn(Face) -> bool) -> i64 {
    Face::ALL.into_iter().filter(|face| does(*face)).count() as i64
}

/// How many attacks a weapon makes.
fn number(
    game: &Kt18,
    attacker: ModelIx,
    target: ModelIx,
    manner: Manner,
    (index, attacks): Part,
) -> [i64; MOST + 1] {
    let weapon = &game.card(attacker).weapons[usize::from(index)];
    let half = Length::from_units(weapon.range.units() / 2);
    let rapid = manner != Manner::Fight && matches!(weapon.kind, Kind::RapidFire(_));
    let times = if rapid && game.near(attacker, target, half) { 2 } else { 1 };
    spread(weapon.kind.attacks().unwrap_or(Amount::fixed(attacks)), times)
}

/// What an amount comes to, some times over.
fn spread(amount: Amount, times: usize) -> [i64; MOST + 1] {
    let mut all = [0; MOST + 1];
    all[usize::from(amount.plus).min(MOST)] = CERTAIN;
    let sides = if amount.halved { 3 } else { 6 };
    for _ in 0..amount.dice {
        let mut next = [0; MOST + 1];
        for (sum, chance) in all.iter().enumerate() {
            (1..=sides).for_each(|face| next[(sum + face).min(MOST)] += chance / sides as i64);
        }
        all = next;
    }
    let mut whole = [0; MOST + 1];
    for (sum, chance) in all.iter().enumerate() {
        whole[(sum * times).min(MOST)] += chance;
    }
    whole
}

/// What the best of a model's weapons would do to a target that it sees, whatever it has done and whoever fights: all
/// its usual weapons, or all its pistols. None if it sees or reaches nothing.
pub fn best_fire(game: &Kt18, shooter: ModelIx, target: ModelIx) -> Option<Blow> {
    let reaches = |weapon: &Weapon| game.base(shooter).within(&game.base(target), weapon.range);
    let card = game.card(shooter);
    if !card.ranged().any(|(_, weapon)| reaches(weapon)) || !game.visible(shooter, target) {
        return None;
    }
    let ran = game.model(shooter).moved == MoveKind::Advance;
    let fits = |weapon: &Weapon| {
        !matches!(weapon.kind, Kind::Grenade(_))
            && (!ran || matches!(weapon.kind, Kind::Assault(_)))
            && game.near(shooter, target, weapon.range)
    };
    // KT18-SHOOT-03: whoever has an enemy within 1" fires pistols.
    let sorts: &[bool] =
        if game.engaging(shooter).next().is_some() { &[true] } else { &[false, true] };
    let sort = |pistols: bool| {
        let own = card.ranged().filter(|(_, weapon)| fits(weapon));
        let own = own.filter(|(_, weapon)| matches!(weapon.kind, Kind::Pistol(_)) == pistols);
        let parts: ArrayVec<Part, 8> = own.map(|(index, _)| (index, 0)).collect();
        (!parts.is_empty()).then(|| blow(game, shooter, target, Manner::Shoot, parts))
    };
    let all = sorts.iter().copied().filter_map(sort);
    all.max_by_key(|blow| (blow.out, blow.flesh))
}

/// What the best of a model's weapons would do to a target in a fight.
pub fn best_fight(game: &Kt18, fighter: ModelIx, target: ModelIx) -> Blow {
    let card = game.card(fighter);
    let each = card
        .melee()
        .map(|(index, _)| blow(game, fighter, target, Manner::Fight, [(index, card.attacks)]));
    each.max_by_key(|blow| (blow.out, blow.flesh)).unwrap_or_default()
}

/// What an attack that is answered does to each of its targets.
pub fn blows(game: &Kt18, answer: &Answer, manner: Manner) -> Vec<(ModelIx, Blow)> {
    let Answer::Attack { model, uses } = answer else { return Vec::new() };
    let index = |id| game.setup().index(id).map(|index| ModelIx(index as u8));
    let Some(attacker) = index(*model) else { return Vec::new() };
    let card = game.card(attacker);
    let mut targets: Vec<ModelIx> =
        uses.iter().flat_map(|used| &used.targets).filter_map(|id| index(*id)).collect();
    targets.sort_unstable();
    targets.dedup();
    let on = |target: ModelIx| {
        let parts = uses.iter().filter_map(|used| {
            let place = used.targets.iter().position(|id| index(*id) == Some(target))?;
            let share = used.split.get(place).copied().unwrap_or(card.attacks);
            Some((card.weapon(used.weapon)?.0, share))
        });
        (target, blow(game, attacker, target, manner, parts))
    };
    targets.into_iter().map(on).collect()
}
