use std::collections::BTreeMap;

use thiserror::Error;

use crate::Fraction;
use crate::fraction::gcd;

/// Exact chances of the values of something uncertain: a whole-number weight for each value that can
/// happen, over one denominator which is always the sum of the weights.
///
/// ```
/// use dice::{Distribution, Face};
/// let mut die = Distribution::new();
/// for face in Face::ALL {
///     die.push(i64::from(face.get()), 1)?;
/// }
/// let two = die.convolve(&die, |a, b| a + b)?;
/// assert_eq!((two.weight(&7), two.denominator()), (6, 36));
/// assert_eq!(two.chance(|&sum| sum >= 10)?.to_string(), "1/6");
/// assert_eq!(two.expected(|&sum| sum)?.to_string(), "7");
/// # Ok::<(), dice::TooLarge>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Distribution<T: Ord> {
    weights: BTreeMap<T, u128>,
    denominator: u128,
}

/// An exact number that does not fit, or the mean of nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooLarge {
    /// A weight, or the sum of them, is 2^128 or more.
    #[error("the exact weights do not fit in 128 bits")]
    Weight,
    /// The sum of values times weights does not fit.
    #[error("the exact mean does not fit in 128 bits")]
    Mean,
    /// Nothing was pushed, so there is nothing to divide by.
    #[error("a distribution without any value has no chances")]
    Empty,
}

impl<T: Ord> Default for Distribution<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Ord> Distribution<T> {
    /// Nothing yet; [`push`](Self::push) what can happen.
    #[must_use]
    pub const fn new() -> Self {
        Self { weights: BTreeMap::new(), denominator: 0 }
    }

    /// Something that is sure to be `value`.
    #[must_use]
    pub fn certain(value: T) -> Self {
        Self { weights: BTreeMap::from([(value, 1)]), denominator: 1 }
    }

    /// Adds up everything that can happen, each with its weight.
    ///
    /// # Errors
    /// [`TooLarge::Weight`].
    pub fn gather(outcomes: impl IntoIterator<Item = (T, u128)>) -> Result<Self, TooLarge> {
        let mut all = Self::new();
        for (value, weight) in outcomes {
            all.push(value, weight)?;
        }
        Ok(all)
    }

    /// Adds `weight` to `value` and to the denominator. A weight of zero adds nothing.
    ///
    /// # Errors
    /// [`TooLarge::Weight`]; the distribution is then as it was.
    pub fn push(&mut self, value: T, weight: u128) -> Result<(), TooLarge> {
        if weight == 0 {
            return Ok(());
        }
        // No single weight exceeds the denominator, so this one check covers both sums.
        self.denominator = self.denominator.checked_add(weight).ok_or(TooLarge::Weight)?;
        *self.weights.entry(value).or_insert(0) += weight;
        Ok(())
    }

    /// Adds all weights of `other`, as they are, to these: two parts of one listing of outcomes. Use
    /// [`mix`](Self::mix) for parts whose denominators do not say how likely they are.
    ///
    /// # Errors
    /// [`TooLarge::Weight`]; the distribution is then as it was.
    pub fn merge(&mut self, other: Self) -> Result<(), TooLarge> {
        self.denominator.checked_add(other.denominator).ok_or(TooLarge::Weight)?;
        for (value, weight) in other.weights {
            self.push(value, weight)?;
        }
        Ok(())
    }

    /// The same chances with every weight and the denominator `factor` times as large. A factor of
    /// zero leaves nothing.
    ///
    /// # Errors
    /// [`TooLarge::Weight`].
    pub fn scale(self, factor: u128) -> Result<Self, TooLarge> {
        if factor == 0 {
            return Ok(Self::new());
        }
        let denominator = self.denominator.checked_mul(factor).ok_or(TooLarge::Weight)?;
        // Each weight is at most the denominator, whose product fits.
        let weights = self.weights.into_iter().map(|(value, w)| (value, w * factor)).collect();
        Ok(Self { weights, denominator })
    }

    /// The same chances with the smallest weights that express them.
    #[must_use]
    pub fn reduce(mut self) -> Self {
        let shared = self.weights.values().fold(self.denominator, |a, &b| gcd(a, b));
        if shared > 1 {
            self.denominator /= shared;
            self.weights.values_mut().for_each(|weight| *weight /= shared);
        }
        self
    }

    /// What happens when one of several things comes about, each with its weight, and then its own
    /// distribution decides.
    ///
    /// ```
    /// use dice::Distribution;
    /// let coin = Distribution::gather([(0, 1), (1, 1)])?;
    /// let mixed = Distribution::mix([(2, coin), (1, Distribution::certain(1))])?;
    /// assert_eq!(mixed.chance(|&v| v == 1)?.to_string(), "2/3");
    /// # Ok::<(), dice::TooLarge>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge::Weight`], or [`TooLarge::Empty`] for a part with weight but without values.
    pub fn mix(parts: impl IntoIterator<Item = (u128, Self)>) -> Result<Self, TooLarge> {
        let mut mixed = Self::new();
        // The weight that a part of weight one has in the mixture so far.
        let mut unit: u128 = 1;
        for (weight, part) in parts {
            if weight == 0 {
                continue;
            }
            if part.denominator == 0 {
                return Err(TooLarge::Empty);
            }
            let shared = gcd(unit, part.denominator);
            let raise = part.denominator / shared;
            let share = (unit / shared).checked_mul(weight).ok_or(TooLarge::Weight)?;
            mixed = mixed.scale(raise)?;
            unit = unit.checked_mul(raise).ok_or(TooLarge::Weight)?;
            mixed.merge(part.scale(share)?)?;
        }
        Ok(mixed)
    }

    /// Two things that do not influence each other, their values put together by `join`.
    ///
    /// # Errors
    /// [`TooLarge::Weight`].
    pub fn convolve<U: Ord, V: Ord>(
        &self,
        other: &Distribution<U>,
        mut join: impl FnMut(&T, &U) -> V,
    ) -> Result<Distribution<V>, TooLarge> {
        self.denominator.checked_mul(other.denominator).ok_or(TooLarge::Weight)?;
        let mut joined = Distribution::new();
        for (mine, weight) in &self.weights {
            for (theirs, other_weight) in &other.weights {
                // At most the product of the denominators, which fits.
                joined.push(join(mine, theirs), weight * other_weight)?;
            }
        }
        Ok(joined)
    }

    /// The distribution of something that the value decides. Values that become equal are added up.
    #[must_use]
    pub fn map<U: Ord>(self, mut of: impl FnMut(T) -> U) -> Distribution<U> {
        let mut weights = BTreeMap::new();
        for (value, weight) in self.weights {
            // The denominator stays the same and bounds every sum.
            *weights.entry(of(value)).or_insert(0) += weight;
        }
        Distribution { weights, denominator: self.denominator }
    }

    /// The sum of all weights.
    #[must_use]
    pub const fn denominator(&self) -> u128 {
        self.denominator
    }

    /// The weight of one value, zero if it cannot happen.
    #[must_use]
    pub fn weight(&self, value: &T) -> u128 {
        self.weights.get(value).copied().unwrap_or(0)
    }

    /// Every value that can happen with its weight, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&T, u128)> {
        self.weights.iter().map(|(value, &weight)| (value, weight))
    }

    /// How many values can happen.
    #[must_use]
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether nothing was pushed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// The chance that the value is one of those that `is` picks out.
    ///
    /// # Errors
    /// [`TooLarge::Empty`], or [`TooLarge::Mean`] for a chance whose terms do not fit a [`Fraction`].
    pub fn chance(&self, mut is: impl FnMut(&T) -> bool) -> Result<Fraction, TooLarge> {
        if self.is_empty() {
            return Err(TooLarge::Empty);
        }
        // A part of the weights sums to no more than all of them.
        let picked: u128 = self.iter().filter(|(value, _)| is(value)).map(|(_, w)| w).sum();
        let shared = gcd(picked, self.denominator);
        let num = i128::try_from(picked / shared).map_err(|_| TooLarge::Mean)?;
        Fraction::new(num, self.denominator / shared).ok_or(TooLarge::Mean)
    }

    /// The exact mean of a whole number that the value decides.
    ///
    /// # Errors
    /// [`TooLarge::Empty`] or [`TooLarge::Mean`].
    pub fn expected(&self, mut of: impl FnMut(&T) -> i64) -> Result<Fraction, TooLarge> {
        if self.is_empty() {
            return Err(TooLarge::Empty);
        }
        let mut sum: i128 = 0;
        for (value, weight) in self.iter() {
            let term = i128::try_from(weight)
                .ok()
                .and_then(|weight| weight.checked_mul(i128::from(of(value))))
                .ok_or(TooLarge::Mean)?;
            sum = sum.checked_add(term).ok_or(TooLarge::Mean)?;
        }
        Fraction::new(sum, self.denominator).ok_or(TooLarge::Mean)
    }

    /// The chance of each value as a floating-point number, for showing only.
    pub fn shares(&self) -> impl ExactSizeIterator<Item = (&T, f64)> {
        let denominator = self.denominator as f64;
        self.iter().map(move |(value, weight)| (value, weight as f64 / denominator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_refused_and_changes_nothing() {
        let mut most = Distribution::gather([(1, u128::MAX)]).unwrap();
        let before = most.clone();
        assert_eq!(most.push(2, 1), Err(TooLarge::Weight));
        assert_eq!(most.merge(Distribution::certain(3)), Err(TooLarge::Weight));
        assert_eq!(most, before);
        assert_eq!(most.expected(|&v| v), Err(TooLarge::Mean));
        assert_eq!(most.chance(|_| true), Ok(Fraction::new(1, 1).unwrap()));
        assert_eq!(
            most.convolve(&Distribution::certain(1), |a, b| a + b),
            Ok(before.map(|v| v + 1))
        );
        assert_eq!(most.scale(2), Err(TooLarge::Weight));
        let large = Distribution::gather([(0, 1 << 64)]).unwrap();
        assert_eq!(large.convolve(&large, |a, b| a + b), Err(TooLarge::Weight));
    }

    #[test]
    fn nothing_has_no_chances() {
        let nothing = Distribution::<i64>::new();
        assert_eq!(nothing.expected(|&v| v), Err(TooLarge::Empty));
        assert_eq!(nothing.chance(|_| true), Err(TooLarge::Empty));
        assert_eq!(Distribution::mix([(1, nothing)]), Err(TooLarge::Empty));
    }

    #[test]
    fn equal_values_are_added_up() {
        let parity = Distribution::gather([(1, 1), (2, 1), (3, 2)]).unwrap().map(|v| v % 2);
        assert_eq!(parity.iter().collect::<Vec<_>>(), [(&0, 1), (&1, 3)]);
        assert_eq!(parity.denominator(), 4);
        assert_eq!(parity.shares().map(|(_, share)| share).collect::<Vec<_>>(), [0.25, 0.75]);
    }

    #[test]
    fn mixing_weighs_parts_whatever_their_denominators() {
        let thirds = Distribution::gather([(0, 1), (1, 2)]).unwrap();
        let quarters = Distribution::gather([(0, 3), (1, 1)]).unwrap();
        let mixed = Distribution::mix([(1, thirds), (5, quarters)]).unwrap();
        // 1/6 of 2/3 and 5/6 of 1/4.
        assert_eq!(mixed.chance(|&v| v == 1), Ok(Fraction::new(23, 72).unwrap()));
        assert_eq!(mixed.denominator(), 72);
    }

    #[test]
    fn reducing_keeps_the_chances() {
        let large = Distribution::gather([('a', 12), ('b', 18)]).unwrap();
        let small = large.reduce();
        assert_eq!((small.weight(&'a'), small.weight(&'b'), small.denominator()), (2, 3, 5));
        assert_eq!(small.scale(0).unwrap(), Distribution::new());
    }
}
