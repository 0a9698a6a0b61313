//! Hashes of states and of data, the same on every machine.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::BadWord;

/// The hash of a state: the first eight bytes of the SHA-256 of its compact form.
///
/// # Panics
/// Never for plain data; a state that cannot be serialised is a defect.
pub fn state_hash<S: Serialize>(state: &S) -> u64 {
    let bytes = postcard::to_stdvec(state).expect("plain data always serialises");
    let digest = Sha256::digest(&bytes);
    digest[..8].iter().fold(0, |hash, byte| hash << 8 | u64::from(*byte))
}

/// The hash of a data file, so that a record can tell whether it is replayed on the same data.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DataHash([u8; 16]);

impl DataHash {
    /// The hash of some bytes: the first sixteen of their SHA-256.
    pub fn of(bytes: &[u8]) -> Self {
        let mut hash = [0; 16];
        hash.copy_from_slice(&Sha256::digest(bytes)[..16]);
        DataHash(hash)
    }
}

impl fmt::Display for DataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for DataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for DataHash {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        let bad = || BadWord::new(word, "a hash of 32 hexadecimal digits");
        if word.len() != 32 || !word.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(bad());
        }
        let mut hash = [0; 16];
        for (byte, digits) in hash.iter_mut().zip(word.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| bad())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| bad())?;
        }
        Ok(DataHash(hash))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_pinned() {
        assert_eq!(DataHash::of(b"coverline").to_string(), DataHash::of(b"coverline").to_string());
        let hash = DataHash::of(b"");
        assert_eq!(hash.to_string(), "e3b0c44298fc1c149afbf4c8996fb924");
        assert_eq!(hash.to_string().parse::<DataHash>().unwrap(), hash);
        assert!("e3b0".parse::<DataHash>().is_err());
        assert_eq!(state_hash(&(1u8, 2u16)), 0xa12871fee210fb86);
    }
}
