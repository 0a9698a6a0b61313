//! Which id somebody may have meant.

use crate::nearest::distance;

/// How many suggestions are worth reading.
const FEW: usize = 5;
/// How many wrong letters still look like a slip of the fingers.
const SLIPS: usize = 3;

/// Ids that differ by a few letters, or else those of the same group, the closest first.
pub(super) fn nearest<'a>(id: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    // The part before the only hyphen is the rule set, which is no group.
    let stem = id.rsplit_once('-').map(|(stem, _)| stem).filter(|stem| stem.contains('-'));
    let related = |known: &str| {
        let tail = stem.and_then(|stem| known.strip_prefix(stem));
        tail.is_some_and(|tail| tail.starts_with('-'))
    };
    let mut close: Vec<(usize, &str)> = known
        .map(|known| (distance(id, known), known))
        .filter(|&(distance, known)| distance <= SLIPS || related(known))
        .collect();
    // A stable sort: equally close ids stay in the order of the book.
    close.sort_by_key(|&(distance, _)| distance);
    close.into_iter().take(FEW).map(|(_, known)| known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_come_before_relatives() {
        let known = ["X-WALL-01", "X-WALK-01", "X-WALL-22", "X-OTHER-01"];
        let found = nearest("X-WALK-02", known.into_iter());
        assert_eq!(found, ["X-WALK-01", "X-WALL-01", "X-WALL-22"]);
        let relatives = nearest("X-OTHER-LONGWORD", known.into_iter());
        assert_eq!(relatives, ["X-OTHER-01"]);
        assert!(nearest("Y", known.into_iter()).is_empty());
    }
}
