//! What an attack of units is expected to do: the points of enemies that it destroys on average, roughly.

use kt4w40k::{Attack, Group, Kt4w40k, Manner, UnitIx};
use odds::battle::kt4w40k_assault;

/// How many units of [`Toll::wounds`] are a wound.
pub const WOUND: u64 = 2 * 216 * 2;
/// How many units of [`Toll::hits`] are a hit.
pub const HIT: u64 = 2 * 6;

/// What attacks come to on average.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Hits, in twelfths.
    pub hits: u64,
    /// Wounds that are lost, in parts of [`WOUND`].
    pub wounds: u64,
    /// What that is worth, in hundredths of points of such parts.
    pub worth: u64,
}

/// What the attacks of a unit come to, group by group.
pub fn toll(game: &Kt4w40k, manner: Manner, groups: &[Group]) -> Toll {
    groups.iter().fold(Toll::default(), |sum, group| {
        let one = of_group(game, manner, group);
        Toll {
            hits: sum.hits + one.hits,
            wounds: sum.wounds + one.wounds,
            worth: sum.worth + one.worth,
        }
    })
}

fn of_group(game: &Kt4w40k, manner: Manner, group: &Group) -> Toll {
    let Some(enemy) = game.living(group.target).next() else { return Toll::default() };
    let attack = Attack::new(game.unit_of(group.model), manner, vec![*group]);
    let means = kt4w40k_assault(game, &attack, enemy).means(game.profile(enemy).wounds);
    let left: u64 =
        game.living(group.target).map(|model| u64::from(game.model(model).wounds)).sum();
    let lost = ((means.wounds * WOUND as f64).round() as u64).min(left * WOUND);
    let hits = (means.hits * HIT as f64).round() as u64;
    Toll { hits, wounds: lost, worth: lost * price(game, group.target, left) }
}

/// What a wound of a unit with so many left is worth, in hundredths of a point; something even where its card says
/// nothing. Units count whole until they are destroyed, so the fewer wounds are left, the more each is worth.
fn price(game: &Kt4w40k, unit: UnitIx, left: u64) -> u64 {
    1 + 100 * u64::from(game.card(unit).points) / left.max(1)
}
