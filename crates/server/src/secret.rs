//! Random names and tokens that nobody can guess.

use sha2::{Digest, Sha256};

/// The signs of an id: 32 of them, none that is easily taken for another.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// An id for a user, a game, a killzone or a file: 80 random bits that are easily read and typed.
#[must_use]
pub fn id() -> String {
    bytes::<16>().iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

/// A token that opens something to whoever has it: 256 random bits.
#[must_use]
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// What is kept of a token, so that what is kept opens nothing.
#[must_use]
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Random bytes of the operating system.
///
/// # Panics
/// If the system has no randomness to give: without it there are no fair dice and no safe sessions.
#[must_use]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    assert!(getrandom::fill(&mut bytes).is_ok(), "the system gives no random bytes");
    bytes
}

/// Bytes as small hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_are_long_and_differ() {
        assert_eq!((id().len(), token().len()), (16, 64));
        assert_ne!(id(), id());
        assert_ne!(token(), token());
    }

    #[test]
    fn a_hash_is_sha_256_in_hexadecimal() {
        assert!(hash("abc").starts_with("ba7816bf8f01cfea"));
    }
}
