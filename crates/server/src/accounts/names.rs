//! Names: one way to write each, nothing in them that cannot be seen, and no two accounts that look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::store::{Store, StoreError};

/// Accounts that are looked at once when looks are made up for.
const AT_ONCE: i64 = 100;

/// A name in its plain form (NFKC), with single blanks within and none round it.
#[must_use]
pub fn plain(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a sign may stand in a name: one that is seen, and does not change how others are read.
#[must_use]
pub fn is_seen(sign: char) -> bool {
    let unseen = matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}');
    !unseen && !sign.is_control()
}

/// What a name looks like, as far as a glance can tell: two names with the same look are easily taken for each other.
#[must_use]
pub fn look_of(name: &str) -> String {
    let plain = plain(name);
    let seen: String = skeleton(&plain).flat_map(char::to_lowercase).collect();
    let again: String = skeleton(&seen).collect();
    let seen = again.chars().filter(|sign| !sign.is_whitespace());
    // A capital i looks like a small l, so that names which differ by case alone would have different looks.
    seen.map(|sign| if sign == 'i' { 'l' } else { sign }).collect()
}

/// Makes up for the looks of accounts that were made before looks were kept.
///
/// # Errors
/// If the database fails.
pub async fn settle_looks(store: &Store) -> Result<(), StoreError> {
    loop {
        let unseen = store.unseen_accounts(AT_ONCE).await?;
        if unseen.is_empty() {
            return Ok(());
        }
        for (id, name) in unseen {
            store.see_account(&id, &name).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_in_one_way() {
        assert_eq!(plain("  Ａｎｎ\u{a0}\u{3000}B. "), "Ann B.");
        assert_eq!(plain("E\u{301}tienne"), "\u{c9}tienne");
    }

    #[test]
    fn nothing_in_a_name_is_unseen() {
        for sign in ['\u{200b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{feff}', '\u{e0041}', '\n']
        {
            assert!(!is_seen(sign), "{sign:?}");
        }
        for sign in ['a', 'é', 'Ж', '名', 'ー', '-', '\'', ' ', '☠', '\u{1f480}', '\u{301}'] {
            assert!(is_seen(sign), "{sign:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "\u{410}nn"),
            ("paypal", "paypaI"),
            ("Bill", "B1ll"),
            ("Étienne", "ÉTIENNE"),
            ("modern", "rnodern"),
            ("Ann B", "AnnB"),
            ("scope", "\u{455}\u{441}\u{43e}\u{440}\u{435}"),
        ] {
            assert_eq!(look_of(one), look_of(other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Étienne", "Etienne"), ("Bob", "Rob")] {
            assert_ne!(look_of(one), look_of(other), "{one} {other}");
        }
    }
}
