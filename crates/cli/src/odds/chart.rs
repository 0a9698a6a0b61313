//! A bar for every number of wounds.

use dice::Distribution;
use game::Speech;

/// How wide the longest bar is.
const WIDTH: f64 = 40.0;

/// The chance of each number as a bar with its share in percent, and of that number or more.
pub fn bars(chances: &Distribution<u16>, speech: &Speech) -> String {
    let shares: Vec<(u16, f64)> = chances.shares().map(|(n, share)| (*n, share)).collect();
    bars_of(&shares, speech)
}

/// The same for numbers with their chances.
pub fn bars_of(shares: &[(u16, f64)], speech: &Speech) -> String {
    let most = shares.iter().map(|(_, share)| *share).fold(0.0, f64::max);
    let mut at_least = 1.0;
    let mut text = String::new();
    for &(wounds, share) in shares {
        let eighths = (share / most * WIDTH * 8.0).round() as usize;
        let bar = "\u{2588}".repeat(eighths / 8) + PARTS[eighths % 8];
        let [exactly, or_more] = [share, f64::max(at_least, 0.0)].map(|n| speech.percent(n, 2));
        text += &format!("  {wounds:>4}  {exactly:>8}  {or_more:>8}+  {bar}\n");
        at_least -= share;
    }
    text
}

/// Bars that fill a part of a cell.
const PARTS: [&str; 8] =
    ["", "\u{258f}", "\u{258e}", "\u{258d}", "\u{258c}", "\u{258b}", "\u{258a}", "\u{2589}"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_bar_is_the_likeliest() {
        let chances = Distribution::gather([(0, 1), (3, 2), (12, 1)]).unwrap();
        let text = bars(&chances, &Speech::new(game::Language::English));
        let bars: Vec<usize> = text.lines().map(|line| line.matches('\u{2588}').count()).collect();
        assert_eq!(bars, [20, 40, 20]);
        assert!(text.contains("75.00%+"), "{text}");
    }
}
