//! Passwords that are tried first by whoever guesses: the same words everywhere, with digits round them.

use std::collections::HashSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

/// Words that common passwords are made of, in small letters.
static WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("guessable.txt").lines().collect());

/// Signs that stand beside each other on keyboards and in the alphabet.
const RUNS: [&str; 13] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "qazwsxedcrfvtgb",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// The shortest part of a run that is one.
const RUN: usize = 3;

/// The shortest name that a password must not hold.
const NAME: usize = 3;

/// The most digits that, alone, are a date or a number that many have.
const DIGITS: usize = 10;

/// Whether a password is one that is tried first, or says the name it belongs to.
pub(super) fn is_guessable(password: &str, name: &str) -> bool {
    let password: String = password.nfkc().flat_map(char::to_lowercase).collect();
    let name: String = name.nfkc().flat_map(char::to_lowercase).collect();
    let bare = |text: &str| text.chars().filter(|sign| !sign.is_whitespace()).collect::<String>();
    let (password, name) = (bare(&password), bare(&name));
    let digits = password.chars().all(|sign| sign.is_ascii_digit());
    let says_name = name.chars().count() >= NAME && password.contains(&name);
    says_name
        || (digits && password.len() <= DIGITS)
        || is_repeated(&password)
        || is_run(&password)
        || is_word(&password)
        || is_word(&unmasked(&password))
}

/// Whether it is one word that everybody takes, with digits and marks round it or not, once or twice.
fn is_word(password: &str) -> bool {
    if WORDS.contains(password) {
        return true;
    }
    let bare = password.trim_matches(|sign: char| !sign.is_alphabetic());
    if WORDS.contains(bare) || is_run(bare) || is_repeated(bare) {
        return true;
    }
    let half = bare.len() / 2;
    bare.is_char_boundary(half) && bare[..half] == bare[half..] && WORDS.contains(&bare[..half])
}

/// Letters for the signs that stand in for them.
fn unmasked(password: &str) -> String {
    let letter = |sign| match sign {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    // What follows the last letter is no part of the word.
    let end = password.trim_end_matches(|sign: char| !sign.is_alphabetic()).len();
    password[..end].chars().map(letter).collect()
}

/// Whether a few signs are said again and again.
fn is_repeated(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let again = |length: usize| signs.iter().zip(signs.iter().skip(length)).all(|(a, b)| a == b);
    (1..=3).any(|length| signs.len() >= 2 * length && again(length))
}

/// Whether it is made of parts of runs, forwards or backwards.
fn is_run(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let follows = |a: char, b: char| {
        let beside = |run: &&str| {
            run.find([a]).is_some_and(|at| run[at + 1..].starts_with(b))
                || run.find([b]).is_some_and(|at| run[at + 1..].starts_with(a))
        };
        a == b || RUNS.iter().any(beside)
    };
    let mut parts = signs.chunk_by(|a, b| follows(*a, *b));
    !signs.is_empty() && parts.all(|part| part.len() >= RUN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_takes_is_guessable() {
        for password in [
            "password",
            "Password1",
            "P@ssw0rd",
            "p4ssword!",
            "12345678",
            "1234567890",
            "iloveyou",
            "qwertyuiop",
            "qwerty123",
            "letmein1!",
            "aaaaaaaa",
            "abcabcabc",
            "abcd1234",
            "1q2w3e4r5t",
            "asdfghjkl",
            "1qaz2wsx",
            "football99",
            "monkeymonkey",
            "motdepasse",
            "azertyuiop",
            "contraseña1",
            "19841225",
            "passw0rd2024",
            "trustno1",
            "zxcvbnm,",
            "superman!!",
            "00000000",
            "password password",
            "Ｐａｓｓｗｏｒｄ",
        ] {
            assert!(is_guessable(password, "Somebody"), "{password}");
        }
    }

    #[test]
    fn what_says_the_name_is_guessable() {
        for (password, name) in [("ann-b-2024-x", "Ann-B"), ("xxZoë Kleinxx", "zoëklein")] {
            assert!(is_guessable(password, name), "{password}");
        }
        assert!(!is_guessable("a quiet harbour", "A"), "a name of one letter is in most words");
    }

    #[test]
    fn anything_else_is_not() {
        for password in [
            "correct horse",
            "battery staple",
            "a quiet harbour",
            "tr0ub4dor&3x",
            "kettle-of-fish",
            "83920174655",
            "gH7.kd02",
            "mon chat dort",
            "unlikely pass",
        ] {
            assert!(!is_guessable(password, "Ann"), "{password}");
        }
    }

    #[test]
    fn the_words_are_small_and_in_order() {
        let words: Vec<&str> = include_str!("guessable.txt").lines().collect();
        assert!(words.is_sorted());
        assert!(words.iter().all(|word| *word == word.to_lowercase() && !word.is_empty()));
    }
}
