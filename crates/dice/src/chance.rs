use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Face;

/// The reproducible generator: the same seed and game give the same dice on every machine and thread.
///
/// The algorithm is written down in the crate's introduction, and pinned by tests.
///
/// ```
/// use dice::{Chance, Face};
/// let mut chance = Chance::new(2024, 0);
/// let rolled: Vec<Face> = chance.faces(4).collect();
/// assert_eq!(rolled, Chance::new(2024, 0).faces(4).collect::<Vec<_>>());
/// assert!(chance.below(10) < 10);
/// ```
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of game number `game` under `seed`, from its beginning.
    #[must_use]
    pub fn new(seed: u64, game: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(game);
        Self(words)
    }

    /// The stream of a key of one's own, from its beginning: for seeds that nobody may guess.
    #[must_use]
    pub fn keyed(key: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Throws one die.
    pub fn face(&mut self) -> Face {
        Face::ALL[self.below(6) as usize]
    }

    /// Throws `n` dice, one each time the iterator is asked; dice that are not asked for are not
    /// thrown.
    pub fn faces(&mut self, n: usize) -> Faces<'_> {
        Faces { chance: self, left: n }
    }

    /// A number from 0 to `n - 1`, each equally likely.
    ///
    /// # Panics
    /// When `n` is zero: there is no such number.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below zero");
        // 2^32 words do not share out evenly over n answers. This many low products are one too many
        // for some answers.
        let uneven = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if product as u32 >= uneven {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in an order chosen evenly among all orders.
    ///
    /// # Panics
    /// With more than `u32::MAX` items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        assert!(u32::try_from(items.len()).is_ok(), "at most 2^32 - 1 items can be shuffled");
        for last in (1..items.len()).rev() {
            let place = self.below(last as u32 + 1) as usize;
            items.swap(last, place);
        }
    }
}

/// The iterator of [`Chance::faces`].
#[derive(Debug)]
pub struct Faces<'a> {
    chance: &'a mut Chance,
    left: usize,
}

impl Iterator for Faces<'_> {
    type Item = Face;

    fn next(&mut self) -> Option<Face> {
        self.left = self.left.checked_sub(1)?;
        Some(self.chance.face())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Faces<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(seed: u64, game: u64) -> String {
        Chance::new(seed, game).faces(24).map(|face| face.to_string()).collect()
    }

    /// These values are published: whoever changes them changes every seed that was ever noted down.
    #[test]
    fn the_first_dice_of_some_streams() {
        assert_eq!(first(0, 0), "266452413231415212351443");
        assert_eq!(first(0, 1), "553552643462135165652312");
        assert_eq!(first(1, 0), "436235666621252533235612");
        assert_eq!(first(2024, 7), "212663211453131223615225");
        assert_eq!(first(u64::MAX, u64::MAX), "364261151661555152445224");
    }

    #[test]
    fn the_first_numbers_and_orders_of_some_streams() {
        let mut chance = Chance::new(42, 3);
        let below: Vec<u32> = [2, 10, 100, 1000, u32::MAX].map(|n| chance.below(n)).into();
        assert_eq!(below, [0, 4, 23, 671, 1757573182]);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        chance.shuffle(&mut order);
        assert_eq!(order, [6, 9, 4, 1, 3, 0, 5, 7, 2, 8]);
    }

    #[test]
    fn a_seed_is_the_beginning_of_a_key() {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&2024u64.to_le_bytes());
        assert!(Chance::keyed(key).faces(50).eq(Chance::new(2024, 0).faces(50)));
        key[31] = 1;
        assert!(!Chance::keyed(key).faces(50).eq(Chance::new(2024, 0).faces(50)));
    }

    #[test]
    fn a_clone_goes_on_alike() {
        let mut chance = Chance::new(5, 5);
        chance.faces(7).for_each(drop);
        let mut copy = chance.clone();
        assert!(chance.faces(50).eq(copy.faces(50)));
    }

    #[test]
    fn dice_not_asked_for_are_not_thrown() {
        let (mut one, mut other) = (Chance::new(9, 0), Chance::new(9, 0));
        let some: Vec<Face> = one.faces(5).take(2).collect();
        assert_eq!(some, other.faces(2).collect::<Vec<_>>());
        assert_eq!(one.below(u32::MAX), other.below(u32::MAX));
    }

    /// The published key stream of the cipher's zero key says whether these are its words at all.
    #[test]
    fn the_words_are_those_of_the_cipher() {
        let mut chance = Chance::new(0, 0);
        let bytes = chance.0.next_u32().to_le_bytes();
        assert_eq!(bytes, [0x3e, 0x00, 0xef, 0x2f]);
    }

    #[test]
    #[should_panic(expected = "no number is below zero")]
    fn below_zero_is_refused() {
        Chance::new(0, 0).below(0);
    }
}
