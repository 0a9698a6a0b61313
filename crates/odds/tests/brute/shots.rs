//! Shooting sequences from the rule books: KT24 5.1 (S4 to S17), KT21 12.1 (S5 to S17).

use std::collections::HashMap;

use crate::cards::{Card, Case};
use crate::pool::{Means, Pool, each, window};

pub fn value(case: &Case) -> f64 {
    let card = &case.mine;
    let keep = card.accurate.min(card.attacks);
    let mut defended: HashMap<(u8, u8), f64> = HashMap::new();
    let mut best = f64::MIN;
    for kept in 0..=keep {
        let mut seen = HashMap::new();
        let value = each(card.attacks - kept, &mut |once| {
            let pool = Pool { once, ..Pool::default() };
            let means = Means::of(card, case.points[0], case.old);
            window(pool, means, 1.0, &mut seen, &mut |pool, _| {
                let ways = retained(card, pool, kept, case.obscured);
                let values = ways
                    .into_iter()
                    .map(|(c, n)| *defended.entry((c, n)).or_insert_with(|| defend(case, c, n)));
                values.fold(f64::MIN, f64::max)
            })
        });
        best = best.max(value);
    }
    best
}

/// Every (critical, normal) that the user may retain.
pub fn retained(card: &Card, pool: Pool, kept: u8, obscured: bool) -> Vec<(u8, u8)> {
    let (c, n, f) = pool.sort(card.hit, card.lethal.unwrap_or(6));
    if obscured {
        return vec![(0, (c + n + kept).saturating_sub(1))];
    }
    let rend = u8::from(card.rending && c > 0 && n > 0);
    let punish = u8::from(card.punishing && c > 0 && f > 0);
    let mut ways = Vec::new();
    for r in 0..=rend {
        for p in 0..=punish {
            let (c, n) = (c + r, n - r + p + kept);
            ways.push((c, n));
            if card.severe && c == 0 && n > 0 {
                ways.push((1, n - 1));
            }
        }
    }
    ways
}

fn defend(case: &Case, c: u8, n: u8) -> f64 {
    let card = &case.mine;
    let at_once = i32::from(c) * (card.devastating + card.mortal + card.splash);
    if at_once >= case.wounds[1] || c + n == 0 {
        return case.worth(0, at_once);
    }
    let pierced = card.piercing.max(if c > 0 { card.piercing_crits } else { 0 });
    let mut saves = vec![(case.save, case.dice.saturating_sub(pierced))];
    // An invulnerable save is rolled with all dice.
    saves.extend(case.invulnerable.map(|needed| (needed, case.dice)));
    let mut least = f64::MAX;
    for (needed, dice) in saves {
        let may_cover = case.cover && dice > 0 && !card.no_cover;
        for covered in 0..=u8::from(may_cover) {
            let mut seen = HashMap::new();
            let value = each(dice - covered, &mut |once| {
                let means = Means::points(case.points[1], case.old);
                let pool = Pool { once, ..Pool::default() };
                window(pool, means, -1.0, &mut seen, &mut |pool, _| {
                    let (sc, sn, _) = pool.sort(needed, 6);
                    // Brutal is a rule of fights in 2021.
                    let brutal = card.brutal && !case.old;
                    let sn = if brutal { 0 } else { sn + covered };
                    case.worth(0, at_once + through(c, n, sc, sn, card.damage))
                })
            });
            least = least.min(value);
        }
    }
    least
}

/// The least that gets through, spending save after save.
fn through(c: u8, n: u8, sc: u8, sn: u8, damage: [i32; 2]) -> i32 {
    let mut least = i32::from(n) * damage[0] + i32::from(c) * damage[1];
    if sc > 0 && c > 0 {
        least = least.min(through(c - 1, n, sc - 1, sn, damage));
    }
    if sc > 0 && n > 0 {
        least = least.min(through(c, n - 1, sc - 1, sn, damage));
    }
    if sn > 1 && c > 0 {
        least = least.min(through(c - 1, n, sc, sn - 2, damage));
    }
    if sn > 0 && n > 0 {
        least = least.min(through(c, n - 1, sc, sn - 1, damage));
    }
    least
}
