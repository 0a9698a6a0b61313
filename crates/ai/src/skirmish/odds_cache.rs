//! A cache of exact odds: what attacks do on average, solved once and looked up afterwards.

use dice::Fraction;
use odds::{AttackRules, Goal, Odds, Play, Stakes, Target};
use rustc_hash::FxHashMap;
use skirmish::{Fighter, Profile};

/// What an attack is expected to do to its target, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    /// The chance that the target is incapacitated.
    pub kills: u16,
    /// The part of its wounds that the target loses on average.
    pub hurts: u16,
}

/// What a fight is expected to do to both, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bout {
    /// What it does to the other.
    pub gives: Expectation,
    /// What the other does in return.
    pub takes: Expectation,
}

/// A weapon as it is used, by a number of this player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProfileId(u16);

/// What protects an operative, by a number of this player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GuardId(u16);

/// What protects an operative from shots, wherever it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    /// How many defence dice.
    pub dice: u8,
    /// What they need.
    pub save: u8,
    /// What its invulnerable save needs, where there are such.
    pub invulnerable: Option<u8>,
}

/// One who fights: with what, if anything, and how many wounds it has.
pub type Brawler = (Option<ProfileId>, u16);

/// The odds that have been solved so far.
#[derive(Clone, Debug)]
pub struct OddsCache<R> {
    profiles: Vec<Profile<R>>,
    guards: Vec<Guard>,
    shots: FxHashMap<(ProfileId, GuardId, u16, bool), Expectation>,
    bouts: FxHashMap<(Brawler, Brawler), Bout>,
}

impl<R> Default for OddsCache<R> {
    fn default() -> Self {
        OddsCache {
            profiles: Vec::new(),
            guards: Vec::new(),
            shots: FxHashMap::default(),
            bouts: FxHashMap::default(),
        }
    }
}

impl<R: AttackRules + Eq> OddsCache<R> {
    /// The number of a weapon as it is used.
    pub fn profile(&mut self, profile: Profile<R>) -> ProfileId {
        ProfileId(number_of(&mut self.profiles, profile))
    }

    /// The number of what protects an operative.
    pub fn guard(&mut self, guard: Guard) -> GuardId {
        GuardId(number_of(&mut self.guards, guard))
    }

    /// What a shot is expected to do to a target with so many wounds, in cover or not.
    pub fn shot(
        &mut self,
        weapon: ProfileId,
        guard: GuardId,
        wounds: u16,
        cover: bool,
    ) -> Expectation {
        let OddsCache { profiles, guards, shots, .. } = self;
        *shots.entry((weapon, guard, wounds, cover)).or_insert_with(|| {
            let Guard { dice, save, invulnerable } = guards[usize::from(guard.0)];
            let target = Target { dice, save, invulnerable, cover, obscured: false };
            // The wounds of the shooter matter to nobody but itself.
            let stakes = Stakes { attacker: 1000, defender: wounds };
            let profile = profiles[usize::from(weapon.0)];
            let solved = R::shoot(profile, target, stakes, Play::perfect(Goal::Damage));
            solved.map(|odds| on_defender(&odds)).unwrap_or_default()
        })
    }

    /// What a fight is expected to do, seen by the one who starts it.
    pub fn bout(&mut self, attacker: Brawler, defender: Brawler) -> Bout {
        let OddsCache { profiles, bouts, .. } = self;
        *bouts.entry((attacker, defender)).or_insert_with(|| {
            let fighter = |(weapon, wounds): Brawler| Fighter {
                wounds: wounds as i16,
                weapon: weapon.map(|id: ProfileId| profiles[usize::from(id.0)]),
            };
            // Those who strike for wounds alone get themselves killed.
            let play = Play::perfect(Goal::Kill);
            let solved = R::fight(fighter(attacker), fighter(defender), play);
            solved
                .map(|odds| Bout { gives: on_defender(&odds), takes: on_attacker(&odds) })
                .unwrap_or_default()
        })
    }
}

fn number_of<T: PartialEq>(all: &mut Vec<T>, one: T) -> u16 {
    let known = all.iter().position(|other| *other == one);
    known.unwrap_or_else(|| {
        all.push(one);
        all.len() - 1
    }) as u16
}

fn on_defender(odds: &Odds) -> Expectation {
    let lost = odds.expected(|losses| i64::from(losses.defender));
    Expectation {
        kills: thousandths(odds.kills(), 1),
        hurts: thousandths(lost, odds.stakes.defender),
    }
}

fn on_attacker(odds: &Odds) -> Expectation {
    let lost = odds.expected(|losses| i64::from(losses.attacker));
    Expectation {
        kills: thousandths(odds.dies(), 1),
        hurts: thousandths(lost, odds.stakes.attacker),
    }
}

/// A fraction of so many, in thousandths, rounded down.
fn thousandths(part: Fraction, of: u16) -> u16 {
    // The larger the denominator, the fewer of its digits matter.
    let mut den = part.den();
    let mut num = part.num().unsigned_abs();
    while den > u128::from(u64::MAX) {
        (num, den) = (num >> 1, den >> 1);
    }
    let whole = den.max(1) * u128::from(of.max(1));
    (num * 1000 / whole).min(1000) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rifle() -> Profile<kt24::WeaponRules> {
        Profile { attacks: 4, hit: 3, damage: [3, 4], rules: kt24::WeaponRules::default() }
    }

    #[test]
    fn cover_and_wounds_make_a_shot_worth_less() {
        let mut cache = OddsCache::default();
        let weapon = cache.profile(rifle());
        let guard = cache.guard(Guard { dice: 3, save: 4, invulnerable: None });
        let open = cache.shot(weapon, guard, 8, false);
        let covered = cache.shot(weapon, guard, 8, true);
        let weakened = cache.shot(weapon, guard, 3, false);
        assert!(open.hurts > covered.hurts && open.kills > covered.kills);
        assert!(weakened.kills > open.kills);
        assert!(open.kills > 0 && weakened.kills < 1000);
    }

    #[test]
    fn whoever_starts_a_fight_between_equals_is_better_off() {
        let mut cache = OddsCache::default();
        let weapon = Some(cache.profile(rifle()));
        let bout = cache.bout((weapon, 8), (weapon, 8));
        assert!(bout.gives.kills > bout.takes.kills, "{bout:?}");
        let unarmed = cache.bout((weapon, 8), (None, 8));
        assert_eq!(unarmed.takes, Expectation::default());
    }

    #[test]
    fn things_are_numbered_once() {
        let mut cache = OddsCache::default();
        assert_eq!(cache.profile(rifle()), cache.profile(rifle()));
        let other = Profile { hit: 4, ..rifle() };
        assert_ne!(cache.profile(rifle()), cache.profile(other));
    }
}
