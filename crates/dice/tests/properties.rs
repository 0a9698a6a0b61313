//! What must hold whatever the dice.

use dice::{Chance, Classes, Distribution, Face, FaceCounts, class_outcomes, outcomes};
use proptest::prelude::*;

fn distribution() -> impl Strategy<Value = Distribution<i64>> {
    proptest::collection::vec((-20i64..20, 1u128..1000), 1..8)
        .prop_map(|parts| Distribution::gather(parts).expect("eight small weights fit"))
}

fn classes() -> impl Strategy<Value = Classes<3>> {
    (0u8..=6)
        .prop_flat_map(|first| (Just(first), 0..=6 - first))
        .prop_map(|(first, second)| [first, second, 6 - first - second])
        .prop_map(|sides| Classes::new(sides).expect("six sides are shared out"))
}

proptest! {
    #[test]
    fn weights_sum_to_every_throw(n in 0u8..=12) {
        prop_assert_eq!(outcomes(n).map(|(_, ways)| ways).sum::<u64>(), 6u64.pow(u32::from(n)));
        for (dice, _) in outcomes(n) {
            prop_assert_eq!(dice.total(), u32::from(n));
        }
    }

    #[test]
    fn class_weights_sum_to_every_throw(n in 0u8..=20, classes in classes()) {
        let total: u64 = class_outcomes(n, classes).map(|(_, ways)| ways).sum();
        prop_assert_eq!(total, 6u64.pow(u32::from(n)));
    }

    #[test]
    fn the_mean_die_is_three_and_a_half(n in 1u8..=10) {
        let sums = Distribution::gather(outcomes(n).map(|(dice, ways)| {
            (dice.iter().map(|face| i64::from(face.get())).sum::<i64>(), u128::from(ways))
        })).unwrap();
        let mean = sums.expected(|&sum| sum).unwrap();
        prop_assert_eq!(2 * mean.num(), 7 * i128::from(n) * mean.den() as i128);
    }

    #[test]
    fn classes_and_faces_agree(n in 0u8..=8, classes in classes()) {
        let [first, second, _] = classes.sides();
        let class = |face: Face| match face.index() as u8 {
            place if place < first => 0,
            place if place < first + second => 1,
            _ => 2,
        };
        let by_face = Distribution::gather(outcomes(n).map(|(dice, ways)| {
            let mut counts = [0u8; 3];
            dice.iter().for_each(|face| counts[class(face)] += 1);
            (counts, u128::from(ways))
        })).unwrap();
        let by_class = Distribution::gather(
            class_outcomes(n, classes).map(|(counts, ways)| (counts, u128::from(ways)))
        ).unwrap();
        prop_assert_eq!(by_face, by_class);
    }

    #[test]
    fn convolution_is_associative(a in distribution(), b in distribution(), c in distribution()) {
        let sum = |x: &i64, y: &i64| x + y;
        let left = a.convolve(&b, sum).unwrap().convolve(&c, sum).unwrap();
        let right = a.convolve(&b.convolve(&c, sum).unwrap(), sum).unwrap();
        prop_assert_eq!(left, right);
    }

    #[test]
    fn weights_always_sum_to_the_denominator(
        a in distribution(), b in distribution(), modulus in 1i64..7, scale in 1u128..50,
    ) {
        let mut merged = a.clone();
        merged.merge(b.clone()).unwrap();
        let mixed = Distribution::mix([(scale, a.clone()), (3, b.clone())]).unwrap();
        for all in [
            merged,
            mixed,
            a.convolve(&b, |x, y| x * y).unwrap(),
            a.clone().map(|v| v % modulus),
            a.clone().scale(scale).unwrap(),
            a.reduce(),
        ] {
            prop_assert_eq!(all.iter().map(|(_, weight)| weight).sum::<u128>(), all.denominator());
        }
    }

    #[test]
    fn below_is_below(seed: u64, game: u64, n in 1u32..) {
        let mut chance = Chance::new(seed, game);
        for _ in 0..20 {
            prop_assert!(chance.below(n) < n);
        }
    }

    #[test]
    fn shuffling_keeps_the_items(seed: u64, count in 0usize..40) {
        let mut items: Vec<usize> = (0..count).collect();
        Chance::new(seed, 0).shuffle(&mut items);
        items.sort_unstable();
        prop_assert!(items.into_iter().eq(0..count));
    }

    #[test]
    fn what_is_put_in_comes_out(faces in proptest::collection::vec(0usize..6, 0..30)) {
        let faces: Vec<Face> = faces.into_iter().map(|place| Face::ALL[place]).collect();
        let dice = FaceCounts::from_faces(&faces);
        let mut sorted = faces.clone();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        prop_assert_eq!(dice.iter().collect::<Vec<_>>(), sorted);
        let mut left = dice;
        for face in faces {
            prop_assert!(left.is_subset_of(&dice));
            prop_assert!(left.remove(face));
        }
        prop_assert!(left.is_empty());
    }
}
