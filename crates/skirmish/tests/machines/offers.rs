//! What a sequence offers is exactly what it takes. The rule sets' tests ask their machines this at every choice.

use dice::{Chance, Face, FaceCounts};
use proptest::prelude::*;
use skirmish::Sequence;
use table::{Answer, RerollSource, Saves, Success};

/// Answers of every kind that a sequence could ask for, and some that it never does.
pub fn answers() -> Vec<Answer> {
    let mut all = vec![Answer::Pass, Answer::Yes, Answer::End];
    all.extend((0..=6).map(Answer::Keep));
    let some = |n: u32| (0..n.pow(4)).map(move |code| [0, 1, 2, 3].map(|i| code / n.pow(i) % n));
    all.extend(some(4).map(|[a, b, c, d]| {
        Answer::Saves(Saves {
            criticals_on_criticals: a as u8,
            criticals_on_normals: b as u8,
            pairs_on_criticals: c as u8,
            normals_on_normals: d as u8,
        })
    }));
    for code in 0..3u32.pow(6) {
        let counts = [0, 1, 2, 3, 4, 5].map(|i| (code / 3u32.pow(i) % 3) as u8);
        if counts.iter().sum::<u8>() <= 3 {
            let faces = FaceCounts::new(counts);
            all.extend(RerollSource::ALL.map(|source| Answer::Reroll(source, faces)));
        }
    }
    for with in [Success::Normal, Success::Critical] {
        all.push(Answer::Strike(with));
        for against in [None, Some(Success::Normal), Some(Success::Critical)] {
            all.push(Answer::Block { with, against });
        }
    }
    all
}

/// There are enough offers, every one is taken and none comes twice; everything else is refused and changes nothing.
pub fn check_offers<S: Sequence>(
    sequence: &S,
    every: &[Answer],
    fewest: usize,
    sound: impl Fn(&S) -> bool,
) -> Result<Vec<Answer>, TestCaseError> {
    let mut offers = Vec::new();
    sequence.options(&mut offers);
    prop_assert!(offers.len() >= fewest, "too few answers: {:?}", sequence);
    for (i, offer) in offers.iter().enumerate() {
        prop_assert!(!offers[..i].contains(offer), "{:?} twice in {:?}", offer, sequence);
        let mut next = *sequence;
        prop_assert!(next.choose(offer).is_ok(), "{:?} refused in {:?}", offer, sequence);
        prop_assert!(sound(&next), "unsound after {:?}: {:?}", offer, next);
    }
    for answer in every.iter().filter(|answer| !offers.contains(answer)) {
        let mut next = *sequence;
        prop_assert!(next.choose(answer).is_err(), "{:?} accepted in {:?}", answer, sequence);
        prop_assert_eq!(&next, sequence, "changed by a refused {:?}", answer);
    }
    let sensible = sequence.sensible();
    prop_assert!(sensible.is_some_and(|answer| offers.contains(&answer)));
    Ok(offers)
}

/// Dice from a generator.
pub fn throw(chance: &mut Chance, dice: u8) -> Vec<Face> {
    (0..dice).map(|_| chance.face()).collect()
}

/// One of the offers by chance.
pub fn pick(chance: &mut Chance, offers: &[Answer]) -> Answer {
    offers[chance.below(offers.len() as u32) as usize].clone()
}
