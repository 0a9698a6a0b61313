//! How a defender's successes cancel an attacker's when shooting.

use std::ops::ControlFlow;

use table::Saves;

use crate::Hits;

/// How a defender's successes may be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// All that can cancel something must.
    Must,
    /// Only critical successes cancel anything, and all that can must.
    CriticalsMust,
    /// Each may, and may be left unused.
    May,
}

/// What is wrong with an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// More saves than there are, or more hits than there are.
    Impossible,
    /// A save is left that could cancel a hit that is left.
    Unused,
}

/// The hits that an allocation leaves.
pub const fn left_over(hits: Hits, saves: Saves) -> Hits {
    Hits {
        critical: hits.critical - saves.criticals_on_criticals - saves.pairs_on_criticals,
        normal: hits.normal - saves.criticals_on_normals - saves.normals_on_normals,
    }
}

/// Checks an allocation of `saves` against `hits`: a critical save cancels any hit (KT24-SHOOT-10, KT21-SHOOT-11), a
/// normal one a normal hit (KT24-SHOOT-08, KT21-SHOOT-12), two normal ones a critical hit (KT24-SHOOT-09,
/// KT21-SHOOT-13).
///
/// # Errors
/// If it spends what is not there, or leaves a save unused that must cancel something.
pub fn check_allocation(
    hits: Hits,
    saves: Hits,
    spending: Spending,
    spent: Saves,
) -> Result<(), SaveFault> {
    let normals_block = spending != Spending::CriticalsMust;
    let wide = |n: u8| u16::from(n);
    let criticals = wide(spent.criticals_on_criticals) + wide(spent.criticals_on_normals);
    let normals = 2 * wide(spent.pairs_on_criticals) + wide(spent.normals_on_normals);
    let on_criticals = wide(spent.criticals_on_criticals) + wide(spent.pairs_on_criticals);
    let on_normals = wide(spent.criticals_on_normals) + wide(spent.normals_on_normals);
    if criticals > wide(saves.critical)
        || normals > wide(saves.normal)
        || on_criticals > wide(hits.critical)
        || on_normals > wide(hits.normal)
        || (!normals_block && normals > 0)
    {
        return Err(SaveFault::Impossible);
    }
    let left = left_over(hits, spent);
    let normals_left = if normals_block { wide(saves.normal) - normals } else { 0 };
    let critical_idle = criticals < wide(saves.critical) && left.total() > 0;
    let normal_idle =
        (normals_left >= 1 && left.normal > 0) || (normals_left >= 2 && left.critical > 0);
    let unused = spending != Spending::May && (critical_idle || normal_idle);
    if unused { Err(SaveFault::Unused) } else { Ok(()) }
}

/// Shows every allowed allocation, in a fixed order, until `show` breaks off.
fn each_allocation(
    hits: Hits,
    saves: Hits,
    spending: Spending,
    mut show: impl FnMut(Saves) -> ControlFlow<()>,
) {
    for criticals_on_criticals in 0..=saves.critical.min(hits.critical) {
        let (criticals, on_criticals) =
            (saves.critical - criticals_on_criticals, hits.critical - criticals_on_criticals);
        for criticals_on_normals in 0..=criticals.min(hits.normal) {
            let on_normals = hits.normal - criticals_on_normals;
            for pairs_on_criticals in 0..=(saves.normal / 2).min(on_criticals) {
                let normals = saves.normal - 2 * pairs_on_criticals;
                for normals_on_normals in 0..=normals.min(on_normals) {
                    let spent = Saves {
                        criticals_on_criticals,
                        criticals_on_normals,
                        pairs_on_criticals,
                        normals_on_normals,
                    };
                    let allowed = check_allocation(hits, saves, spending, spent).is_ok();
                    if allowed && show(spent).is_break() {
                        return;
                    }
                }
            }
        }
    }
}

/// Every allowed allocation, in a fixed order.
pub fn allocations(hits: Hits, saves: Hits, spending: Spending) -> impl Iterator<Item = Saves> {
    let mut all = Vec::new();
    each_allocation(hits, saves, spending, |spent| {
        all.push(spent);
        ControlFlow::Continue(())
    });
    all.into_iter()
}

/// The allocation, if only one is allowed.
pub fn only_allocation(hits: Hits, saves: Hits, spending: Spending) -> Option<Saves> {
    let mut first = None;
    let mut only = true;
    each_allocation(hits, saves, spending, |spent| match first {
        None => {
            first = Some(spent);
            ControlFlow::Continue(())
        }
        Some(_) => {
            only = false;
            ControlFlow::Break(())
        }
    });
    first.filter(|_| only)
}

/// The allowed allocation that lets the least damage through. Of equals the first; where saves may be left unused,
/// the one that cancels most critical hits, then the one that spends the fewest dice (KT21-OP-37).
pub fn best_allocation(hits: Hits, saves: Hits, spending: Spending, damage: [u16; 2]) -> Saves {
    let worth = |spent: &Saves| {
        let left = left_over(hits, *spent);
        let through = u32::from(left.normal) * u32::from(damage[0])
            + u32::from(left.critical) * u32::from(damage[1]);
        let critical = spent.criticals_on_criticals + spent.criticals_on_normals;
        let dice = critical + 2 * spent.pairs_on_criticals + spent.normals_on_normals;
        match spending {
            Spending::May => (through, left.critical, dice),
            Spending::Must | Spending::CriticalsMust => (through, 0, 0),
        }
    };
    let mut best = None;
    each_allocation(hits, saves, spending, |spent| {
        let worth = worth(&spent);
        if best.is_none_or(|(least, _)| worth < least) {
            best = Some((worth, spent));
        }
        ControlFlow::Continue(())
    });
    best.map_or_else(Saves::default, |(_, spent)| spent)
}

/// The least damage that hits can do after saves, however they may be spent: where all have to be, one more never lets
/// more through. Where critical hits do the most, critical saves go to them first, since normal ones can do the rest.
#[inline(always)]
pub fn least_damage(hits: Hits, saves: Hits, spending: Spending, damage: [u16; 2]) -> u16 {
    let normals = if spending == Spending::CriticalsMust { 0 } else { saves.normal };
    let most = saves.critical.min(hits.critical);
    let least = |on_criticals: u8| {
        let on_normals = (saves.critical - on_criticals).min(hits.normal);
        let left =
            Hits { critical: hits.critical - on_criticals, normal: hits.normal - on_normals };
        least_after_normals(left, normals, damage)
    };
    if damage[1] >= damage[0] {
        return least(most);
    }
    (0..=most).map(least).min().unwrap_or(0)
}

/// The least damage that hits can do after normal saves alone. Pairs that are left over once every normal hit is
/// cancelled go to critical hits; a pair of which one die is left over costs a normal hit, any other two of them.
#[inline(always)]
fn least_after_normals(hits: Hits, saves: u8, damage: [u16; 2]) -> u16 {
    let over = saves.saturating_sub(hits.normal);
    let gain = match damage {
        [normal, critical] if critical >= 2 * normal => saves / 2,
        [normal, critical] if critical >= normal => over.div_ceil(2),
        _ => over / 2,
    };
    let pairs = gain.min(saves / 2).min(hits.critical);
    let normal = hits.normal - (saves - 2 * pairs).min(hits.normal);
    u16::from(normal) * damage[0] + u16::from(hits.critical - pairs) * damage[1]
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Spending; 3] = [Spending::Must, Spending::CriticalsMust, Spending::May];

    const fn hits(critical: u8, normal: u8) -> Hits {
        Hits { critical, normal }
    }

    #[test]
    fn the_best_use_of_two_normals_depends_on_the_damage() {
        let spent = best_allocation(hits(1, 2), hits(0, 2), Spending::Must, [3, 4]);
        assert_eq!(left_over(hits(1, 2), spent), hits(1, 0));
        let spent = best_allocation(hits(1, 2), hits(0, 2), Spending::Must, [2, 5]);
        assert_eq!(left_over(hits(1, 2), spent), hits(0, 2));
    }

    #[test]
    fn only_criticals_block_where_normals_may_not() {
        let spent = best_allocation(hits(1, 2), hits(1, 2), Spending::CriticalsMust, [2, 5]);
        assert_eq!(left_over(hits(1, 2), spent), hits(0, 2));
    }

    #[test]
    fn saves_that_could_cancel_must_be_used() {
        let none = Saves::default();
        let check = |hits, saves, spent| check_allocation(hits, saves, Spending::Must, spent);
        assert_eq!(check(hits(0, 1), hits(0, 1), none), Err(SaveFault::Unused));
        assert_eq!(check(hits(1, 0), hits(0, 1), none), Ok(()));
        assert_eq!(check(hits(1, 0), hits(0, 2), none), Err(SaveFault::Unused));
        let two = Saves { normals_on_normals: 2, ..none };
        assert_eq!(check(hits(0, 1), hits(0, 2), two), Err(SaveFault::Impossible));
    }

    #[test]
    fn where_saves_are_optional_any_may_be_left_and_ties_are_broken() {
        let none = Saves::default();
        let may = |hits, saves, spent| check_allocation(hits, saves, Spending::May, spent);
        assert_eq!(may(hits(0, 1), hits(0, 1), none), Ok(()));
        assert_eq!(may(hits(1, 0), hits(0, 2), none), Ok(()));
        let two = Saves { normals_on_normals: 2, ..none };
        assert_eq!(may(hits(0, 1), hits(0, 2), two), Err(SaveFault::Impossible));
        let best = |hits, saves, damage| best_allocation(hits, saves, Spending::May, damage);
        let on_critical = Saves { criticals_on_criticals: 1, ..none };
        assert_eq!(best(hits(1, 1), hits(1, 0), [3, 3]), on_critical);
        let pair = Saves { pairs_on_criticals: 1, ..none };
        assert_eq!(best(hits(1, 2), hits(0, 2), [2, 4]), pair);
        assert_eq!(best(hits(0, 1), hits(0, 1), [0, 3]), none);
    }

    /// Spends save after save on every hit that it may cancel, or on none.
    fn least(hits: Hits, saves: Hits, spending: Spending, damage: [u16; 2]) -> u16 {
        let mut best = u16::from(hits.normal) * damage[0] + u16::from(hits.critical) * damage[1];
        let fewer = |of: Hits, critical: u8, normal: u8| {
            let critical = of.critical.checked_sub(critical)?;
            Some(Hits { critical, normal: of.normal.checked_sub(normal)? })
        };
        let rates = [((1, 0), (1, 0)), ((0, 1), (1, 0)), ((1, 0), (0, 2)), ((0, 1), (0, 1))];
        for ((critical, normal), (spent_critical, spent_normal)) in rates {
            let hits = fewer(hits, critical, normal);
            let saves = fewer(saves, spent_critical, spent_normal);
            if let (Some(hits), Some(saves)) = (hits, saves)
                && (spending != Spending::CriticalsMust || spent_normal == 0)
            {
                best = best.min(least(hits, saves, spending, damage));
            }
        }
        best
    }

    #[test]
    fn no_order_of_saves_does_better_than_the_best_allocation() {
        for code in 0..5u32.pow(4) {
            let digit = |i: u32| (code / 5u32.pow(i) % 5) as u8;
            let (hits, saves) = (hits(digit(0), digit(1)), hits(digit(2), digit(3)));
            for damage in [[3, 4], [2, 5], [5, 2], [0, 3], [3, 0], [1, 2]] {
                for spending in ALL {
                    let spent = best_allocation(hits, saves, spending, damage);
                    let left = left_over(hits, spent);
                    let through =
                        u16::from(left.normal) * damage[0] + u16::from(left.critical) * damage[1];
                    let least = least(hits, saves, spending, damage);
                    assert_eq!(through, least, "{hits:?} {saves:?} {damage:?}");
                    assert_eq!(least_damage(hits, saves, spending, damage), least);
                }
            }
        }
    }

    #[test]
    fn there_is_always_an_allocation_and_none_repeats() {
        for code in 0..4u32.pow(4) {
            let digit = |i: u32| (code / 4u32.pow(i) % 4) as u8;
            let (hits, saves) = (hits(digit(0), digit(1)), hits(digit(2), digit(3)));
            for spending in ALL {
                let all: Vec<Saves> = allocations(hits, saves, spending).collect();
                assert!(!all.is_empty(), "{hits:?} {saves:?}");
                let mut sorted = all.clone();
                sorted.sort();
                sorted.dedup();
                assert_eq!(sorted.len(), all.len());
            }
        }
    }
}
