//! How a defender's successes cancel an attacker's when shooting.

use table::Saves;

use crate::Hits;

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

/// Checks an allocation of `saves` against `hits`. `normals_block` is false where only critical successes
/// may block.
///
/// # Errors
/// If it spends what is not there, or leaves a save unused that could cancel something.
pub fn check_allocation(
    hits: Hits,
    saves: Hits,
    normals_block: bool,
    spent: Saves,
) -> Result<(), SaveFault> {
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
    if critical_idle || normal_idle { Err(SaveFault::Unused) } else { Ok(()) }
}

/// Every allowed allocation, in a fixed order.
pub fn allocations(hits: Hits, saves: Hits, normals_block: bool) -> impl Iterator<Item = Saves> {
    let criticals = 0..=saves.critical.min(hits.critical);
    criticals
        .flat_map(move |criticals_on_criticals| {
            (0..=saves.critical.min(hits.normal)).flat_map(move |criticals_on_normals| {
                (0..=(saves.normal / 2).min(hits.critical)).flat_map(move |pairs_on_criticals| {
                    (0..=saves.normal.min(hits.normal)).map(move |normals_on_normals| Saves {
                        criticals_on_criticals,
                        criticals_on_normals,
                        pairs_on_criticals,
                        normals_on_normals,
                    })
                })
            })
        })
        .filter(move |spent| check_allocation(hits, saves, normals_block, *spent).is_ok())
}

/// The allowed allocation that lets the least damage through; the first of equals.
pub fn best_allocation(hits: Hits, saves: Hits, normals_block: bool, damage: [u16; 2]) -> Saves {
    let through = |spent: &Saves| {
        let left = left_over(hits, *spent);
        u32::from(left.normal) * u32::from(damage[0])
            + u32::from(left.critical) * u32::from(damage[1])
    };
    allocations(hits, saves, normals_block).min_by_key(through).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn hits(critical: u8, normal: u8) -> Hits {
        Hits { critical, normal }
    }

    #[test]
    fn the_best_use_of_two_normals_depends_on_the_damage() {
        let spent = best_allocation(hits(1, 2), hits(0, 2), true, [3, 4]);
        assert_eq!(left_over(hits(1, 2), spent), hits(1, 0));
        let spent = best_allocation(hits(1, 2), hits(0, 2), true, [2, 5]);
        assert_eq!(left_over(hits(1, 2), spent), hits(0, 2));
    }

    #[test]
    fn only_criticals_block_where_normals_may_not() {
        let spent = best_allocation(hits(1, 2), hits(1, 2), false, [2, 5]);
        assert_eq!(left_over(hits(1, 2), spent), hits(0, 2));
    }

    #[test]
    fn saves_that_could_cancel_must_be_used() {
        let none = Saves::default();
        assert_eq!(check_allocation(hits(0, 1), hits(0, 1), true, none), Err(SaveFault::Unused));
        assert_eq!(check_allocation(hits(1, 0), hits(0, 1), true, none), Ok(()));
        assert_eq!(check_allocation(hits(1, 0), hits(0, 2), true, none), Err(SaveFault::Unused));
        let two = Saves { normals_on_normals: 2, ..none };
        assert_eq!(check_allocation(hits(0, 1), hits(0, 2), true, two), Err(SaveFault::Impossible));
    }

    /// Spends save after save on every hit that it may cancel, or on none.
    fn least(hits: Hits, saves: Hits, normals_block: bool, damage: [u16; 2]) -> u16 {
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
                && (normals_block || spent_normal == 0)
            {
                best = best.min(least(hits, saves, normals_block, damage));
            }
        }
        best
    }

    #[test]
    fn no_order_of_saves_does_better_than_the_best_allocation() {
        for code in 0..4u32.pow(4) {
            let digit = |i: u32| (code / 4u32.pow(i) % 4) as u8;
            let (hits, saves) = (hits(digit(0), digit(1)), hits(digit(2), digit(3)));
            for damage in [[3, 4], [2, 5], [5, 2], [0, 3], [3, 0], [1, 2]] {
                for normals_block in [false, true] {
                    let spent = best_allocation(hits, saves, normals_block, damage);
                    let left = left_over(hits, spent);
                    let through =
                        u16::from(left.normal) * damage[0] + u16::from(left.critical) * damage[1];
                    let least = least(hits, saves, normals_block, damage);
                    assert_eq!(through, least, "{hits:?} {saves:?} {damage:?}");
                }
            }
        }
    }

    #[test]
    fn there_is_always_an_allocation_and_none_repeats() {
        for code in 0..4u32.pow(4) {
            let digit = |i: u32| (code / 4u32.pow(i) % 4) as u8;
            let (hits, saves) = (hits(digit(0), digit(1)), hits(digit(2), digit(3)));
            for normals_block in [false, true] {
                let all: Vec<Saves> = allocations(hits, saves, normals_block).collect();
                assert!(!all.is_empty(), "{hits:?} {saves:?}");
                let mut sorted = all.clone();
                sorted.sort();
                sorted.dedup();
                assert_eq!(sorted.len(), all.len());
            }
        }
    }
}
