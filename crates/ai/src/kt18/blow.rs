//! What one attack of ultra-close confines does to its target: the exact chances that it is taken out of action or gets
//! off with a flesh wound.

use arrayvec::ArrayVec;
use battle::Kind;
use kt18::{Attack, Kt18, Manner, ModelIx, MoveKind, Weapon, group};
use odds::battle::injuries;
use table::Answer;

/// What is certain.
pub const CERTAIN: i64 = 1 << 20;

/// The chances of what an attack does to its target, in parts of what is certain.
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

/// What an attack with some weapons on one target does.
pub fn blow(
    game: &Kt18,
    attacker: ModelIx,
    target: ModelIx,
    manner: Manner,
    parts: impl IntoIterator<Item = Part>,
) -> Blow {
    let groups =
        parts.into_iter().map(|(weapon, blows)| group(game, attacker, target, weapon, blows));
    let attack = Attack::new(attacker, manner, groups.collect());
    let odds = injuries(game, &attack, target);
    let part = |chance: f64| (chance * CERTAIN as f64).round() as i64;
    let lost = (0u8..).zip(&odds.lost).map(|(wounds, chance)| f64::from(wounds) * chance);
    Blow { out: part(odds.out_of_action), flesh: part(odds.flesh_wound), wounds: part(lost.sum()) }
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
