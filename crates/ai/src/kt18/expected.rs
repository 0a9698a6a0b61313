//! The wounds that an attack of ultra-close confines costs on average, if the target had no end of them.

use kt18::{Attack, Kt18, Manner, ModelIx, group};
use odds::battle::kt18_assaults;

/// How many units of expected damage are a wound.
const WOUND: f64 = 864.0;

/// Expected damage of attacks with weapons on targets, in units that compare. Each part is a weapon by its index, a
/// target, and how many attacks are made if the weapon does not say.
pub fn damage(
    game: &Kt18,
    attacker: ModelIx,
    manner: Manner,
    parts: impl IntoIterator<Item = (u8, ModelIx, u8)>,
) -> u64 {
    let of = |(weapon, target, blows): (u8, ModelIx, u8)| {
        let groups = [group(game, attacker, target, weapon, blows)].into_iter().collect();
        let attack = Attack::new(attacker, manner, groups);
        let means = kt18_assaults(game, &attack, target).map(|all| all.means(u8::MAX).wounds);
        (means.sum::<f64>() * WOUND).round() as u64
    };
    parts.into_iter().map(of).sum()
}
