//! What of a team is fielded: choices of weapons that hold together, and a first roster that keeps every limit.

use std::collections::HashSet;

use crate::arm::Arm;
use crate::card::Card;
use crate::raw::RawLimit;
use crate::report::{Import, Why};

/// What a card offers: which weapons are a matter of choice, and which are carried by who chooses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Load {
    pub choices: Vec<(Vec<String>, (usize, usize))>,
    /// The names of all weapons that are carried.
    pub carried: Vec<String>,
}

/// The choices of a card, made so that what is usually carried keeps them and fits on one card.
pub(crate) fn load(import: &mut Import, place: &str, card: &Card, most: usize) -> Load {
    let mut names: Vec<&str> = Vec::new();
    for arm in &card.arms {
        if !names.contains(&arm.base.as_str()) {
            names.push(&arm.base);
        }
    }
    let roles = |name: &str| -> Vec<Option<usize>> {
        let mut roles: Vec<Option<usize>> =
            card.arms.iter().filter(|arm| arm.base == name).map(|arm| arm.choice).collect();
        roles.sort_unstable();
        roles.dedup();
        roles
    };
    // Choices that share a weapon become one.
    let mut group: Vec<usize> = (0..card.choices.len()).collect();
    let mut loose: Vec<bool> = vec![false; card.choices.len()];
    for name in &names {
        let roles = roles(name);
        let of: Vec<usize> = roles.iter().flatten().copied().collect();
        if let (Some(first), true) = (of.first(), roles.len() > 1) {
            let target = group[*first];
            for choice in &of {
                let old = group[*choice];
                group.iter_mut().filter(|one| **one == old).for_each(|one| *one = target);
            }
            loose[target] = true;
        }
    }
    let used: HashSet<usize> =
        card.arms.iter().filter_map(|arm| group.get(arm.choice?).copied()).collect();
    let is_usual = |name: &str| card.arms.iter().any(|arm| arm.base == name && arm.usual);
    let mut load = Load::default();
    for (root, (counts, loose)) in card.choices.iter().zip(&loose).enumerate() {
        if !used.contains(&root) {
            continue;
        }
        let of = |name: &&&str| roles(name).iter().flatten().any(|choice| group[*choice] == root);
        let here: Vec<&str> = names.iter().filter(of).copied().collect();
        if here.is_empty() {
            continue;
        }
        let (least, most) = if *loose || group.iter().filter(|one| **one == root).count() > 1 {
            (0, here.len())
        } else {
            *counts
        };
        let found = here.iter().filter(|name| is_usual(name)).count();
        let count = (least.min(found).min(here.len()), most.max(found).clamp(1, here.len()));
        load.choices.push((here.iter().map(|name| (*name).to_owned()).collect(), count));
    }
    let chosen = |name: &str| load.choices.iter().any(|(of, _)| of.iter().any(|one| one == name));
    let carried = names.iter().filter(|name| !chosen(name) || is_usual(name));
    load.carried = carried.map(|name| (*name).to_owned()).collect();
    let profiles = |carried: &[String]| count(&card.arms, carried);
    if profiles(&load.carried) > most {
        // More than fits on a card: all are a matter of choice, and the first that fit are carried.
        let mut carried: Vec<String> = Vec::new();
        for name in load.carried.iter().cloned() {
            carried.push(name);
            if profiles(&carried) > most {
                carried.pop();
            }
        }
        let all: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let number = all.len();
        import.guess(place, "weapons", &carried.join(", "), Why::Carried);
        return Load { choices: vec![(all, (0, number))], carried };
    }
    let is_open =
        |(of, (least, most)): &(Vec<String>, (usize, usize))| *least == 0 && *most == of.len();
    if load.choices.iter().any(|choice| is_open(choice) && choice.0.len() > 1) {
        import.guess(place, "weapons", &load.carried.join(", "), Why::Carried);
    }
    load
}

fn count(arms: &[Arm], carried: &[String]) -> usize {
    arms.iter().filter(|arm| carried.contains(&arm.base)).count()
}

/// A first roster: as many of each card as have to be, then what the limits ask for, then one of each in their order; the
/// numbers of the cards.
pub(crate) fn roster(cards: &[Card], limits: &[RawLimit], most: usize) -> Vec<usize> {
    let mut taken = vec![0_usize; cards.len()];
    let mut order: Vec<usize> = Vec::new();
    let room = |taken: &[usize], card: usize, order: &[usize]| {
        let own = cards[card].count.1.is_none_or(|most| taken[card] < most);
        let limit = |limit: &RawLimit| {
            let here: usize = limit.of.iter().filter_map(|one| taken.get(*one)).sum();
            !limit.of.contains(&card) || limit.count.1.is_none_or(|most| here < most)
        };
        own && order.len() < most && limits.iter().all(limit)
    };
    let take = |card: usize, taken: &mut Vec<usize>, order: &mut Vec<usize>| {
        taken[card] += 1;
        order.push(card);
    };
    for (card, at) in cards.iter().zip(0..) {
        for _ in 0..card.count.0 {
            if order.len() < most {
                take(at, &mut taken, &mut order);
            }
        }
    }
    let has_size = limits.iter().any(|limit| limit.count.0 > 0);
    for limit in limits {
        // One of each first, then more of those that may come often.
        for _ in 0..most {
            let mut grew = false;
            for card in &limit.of {
                let here: usize = limit.of.iter().filter_map(|one| taken.get(*one)).sum();
                if here < limit.count.0 && *card < cards.len() && room(&taken, *card, &order) {
                    take(*card, &mut taken, &mut order);
                    grew = true;
                }
            }
            if !grew {
                break;
            }
        }
    }
    if !has_size {
        for card in 0..cards.len() {
            if taken[card] == 0 && room(&taken, card, &order) {
                take(card, &mut taken, &mut order);
            }
        }
    }
    order.sort_unstable();
    order
}
