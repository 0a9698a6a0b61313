//! Which word somebody may have meant.

/// How many suggestions are worth reading.
const FEW: usize = 3;

/// Words that differ from what was typed by a slip of the fingers, or hold it as a part, the likeliest first.
///
/// ```
/// let known = ["lantern-company", "saltglass-crew"];
/// assert_eq!(game::meant("latern-company", known), ["lantern-company"]);
/// assert_eq!(game::meant("saltglass", known), ["saltglass-crew"]);
/// assert!(game::meant("zebra", known).is_empty());
/// ```
#[must_use]
pub fn meant<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let typed: String = typed.to_lowercase().chars().take(60).collect();
    if typed.is_empty() {
        return Vec::new();
    }
    let slips = typed.chars().count().div_ceil(3).min(3);
    let mut close: Vec<(usize, &str)> = known
        .into_iter()
        .filter_map(|word| {
            let lower = word.to_lowercase();
            let apart = distance(&typed, &lower);
            let part = typed.chars().count() >= 3 && lower.contains(&typed);
            (apart <= slips || part).then_some((if part { slips } else { apart }, word))
        })
        .collect();
    // A stable sort: equally close words stay in their order.
    close.sort_by_key(|&(apart, _)| apart);
    close.dedup_by_key(|&mut (_, word)| word);
    close.into_iter().take(FEW).map(|(_, word)| word).collect()
}

/// The number of letters to put in, take out or replace to make one word the other.
#[must_use]
pub(crate) fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (place, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = place + 1;
        for (column, &other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_letters() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("charge", "charge"), 0);
        assert_eq!(distance("chrage", "charge"), 2);
        assert_eq!(distance("dash", "dashes"), 2);
    }
}
