//! What an attack of units promises: the points of enemies that it destroys on average, roughly.

use battle::{Amount, hits, saves, wound_needed, wounds};
use dice::Face;
use kt4w40k::{Group, Kt4w40k, Manner, UnitIx};

/// How many units of [`Toll::wounds`] are a wound: twice the attacks, three dice, twice the damage.
pub const WOUND: u64 = 2 * 216 * 2;
/// How many units of [`Toll::hits`] are a hit: twice the attacks, one die.
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
    let (profile, line) = (game.profile(group.model), game.line(group.model));
    let weapon = &profile.weapons[usize::from(group.weapon)];
    let each = weapon.kind.attacks().unwrap_or(Amount::fixed(line.attacks));
    let rolled = twice_mean(each) * u64::from(group.count) * if group.doubled { 2 } else { 1 };
    let attacks = group.attacks.map_or(rolled, |attacks| 2 * u64::from(attacks));
    let fights = matches!(manner, Manner::Fight | Manner::Opportunity);
    let needed = if fights { line.weapon_skill } else { line.ballistic_skill };
    let hit = chances(|face| match manner {
        Manner::Overwatch | Manner::Opportunity => face == Face::SIX,
        _ => hits(face, needed, group.modifier),
    });
    let Some(enemy) = game.living(group.target).next() else { return Toll::default() };
    let their = game.profile(enemy);
    let strong = wound_needed(weapon.strength.of(profile.strength), their.toughness);
    let wound = chances(|face| wounds(face, strong));
    let cover = !fights && game.in_cover(group.target, group.model);
    let armour = chances(|face| !saves(face, their.save, weapon.ap + i8::from(cover)));
    let unsaved =
        their.invulnerable.map_or(armour, |save| armour.min(chances(|face| !saves(face, save, 0))));
    // What is done to a slain model is lost.
    let damage = twice_mean(weapon.damage).min(2 * u64::from(their.wounds));
    let dealt = attacks * hit * wound * unsaved * damage;
    let left: u64 =
        game.living(group.target).map(|model| u64::from(game.model(model).wounds)).sum();
    let lost = dealt.min(left * WOUND);
    Toll { hits: attacks * hit, wounds: lost, worth: lost * price(game, group.target, left) }
}

/// What a wound of a unit with so many left is worth, in hundredths of a point; something even where its card says
/// nothing. Units count whole until they are destroyed, so the fewer wounds are left, the more each is worth.
fn price(game: &Kt4w40k, unit: UnitIx, left: u64) -> u64 {
    1 + 100 * u64::from(game.card(unit).points) / left.max(1)
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
