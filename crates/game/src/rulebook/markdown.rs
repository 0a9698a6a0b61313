//! The little Markdown that the rule books use.

/// The cells of a table row, or `None` for a line that is not one.
pub(super) fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// Whether these are the cells of the line under a table's header.
pub(super) fn is_ruler(cells: &[&str]) -> bool {
    cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|byte| b"-:".contains(&byte)))
}

/// The level and the text of a heading.
pub(super) fn heading(line: &str) -> Option<(usize, &str)> {
    let text = line.trim_start_matches('#');
    let level = line.len() - text.len();
    (level > 0).then(|| text.strip_prefix(' ')).flatten().map(|text| (level, text.trim()))
}

/// The words in bold at the beginning of a line, and the rest of it.
pub(super) fn leading_bold(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("**")?.split_once("**")
}

/// The numbered item of a list: its number and its text.
pub(super) fn numbered(line: &str) -> Option<(u32, &str)> {
    let (number, text) = line.split_once(". ")?;
    Some((number.parse().ok()?, text))
}

/// The text without the marks for bold, italics and code.
///
/// A star that stands for itself (`ACT-DASH-*`, `2 * wounds`) stays: emphasis opens only before a word
/// that begins there.
pub(super) fn plain(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('*') {
        let opens =
            rest[..at].chars().next_back().is_none_or(|c| c.is_whitespace() || "(\"".contains(c))
                && rest[at + 1..].starts_with(|c: char| !c.is_whitespace());
        let length = rest[at + 1..].find('*').filter(|_| opens);
        out.push_str(&rest[..at]);
        match length {
            Some(length) => {
                out.push_str(&rest[at + 1..at + 1 + length]);
                rest = &rest[at + 1 + length + 1..];
            }
            None => {
                out.push('*');
                rest = &rest[at + 1..];
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_cut_at_their_bars() {
        assert_eq!(cells("| a | b  c ||"), Some(vec!["a", "b  c", ""]));
        assert_eq!(cells("a | b"), None);
        assert!(is_ruler(&cells("|---| :-: |").unwrap()));
        assert!(!is_ruler(&cells("| – | - | x |").unwrap()));
    }

    #[test]
    fn headings_bold_words_and_items_are_told_from_text() {
        assert_eq!(heading("### 3.7 Actions"), Some((3, "3.7 Actions")));
        assert_eq!(heading("#hash"), None);
        assert_eq!(leading_bold("**a b** c **d**"), Some(("a b", " c **d**")));
        assert_eq!(numbered("12. *x.* y"), Some((12, "*x.* y")));
        assert_eq!(numbered("e.g. this"), None);
    }

    #[test]
    fn marks_go_and_stars_stay() {
        assert_eq!(plain("**Seed**: `a` *is* so"), "Seed: a is so");
        assert_eq!(plain("(ACT-DASH-*, ACT-GEN-03) 2 * w"), "(ACT-DASH-*, ACT-GEN-03) 2 * w");
        assert_eq!(plain("*Fly.* As 8 × *x*"), "Fly. As 8 × x");
    }
}
