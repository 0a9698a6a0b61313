//! Hashes of states and of data, the same on every machine.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::{BadWord, Tags, canonical};

/// How a state is written before it is hashed. The tag `hashes` of a record says which; records without it are older
/// than the second form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HashForm {
    /// The fields in the order in which the program holds them, without names.
    Compact,
    /// JSON without spaces: names in alphabetical order, and no field that is zero, false, empty or not there. What a
    /// later release adds to a state changes nothing as long as a game does not use it.
    #[default]
    Canonical,
}

impl HashForm {
    /// The tag that says it.
    pub const TAG: &'static str = "hashes";

    /// Its number in the tag.
    pub const fn number(self) -> &'static str {
        match self {
            HashForm::Compact => "1",
            HashForm::Canonical => "2",
        }
    }

    /// The form that these tags say.
    ///
    /// # Errors
    /// If the tag says none that is known.
    pub fn of(tags: &Tags) -> Result<Self, BadWord> {
        match tags.get(Self::TAG) {
            None => Ok(HashForm::Compact),
            Some(word) => [HashForm::Compact, HashForm::Canonical]
                .into_iter()
                .find(|form| form.number() == word)
                .ok_or_else(|| BadWord::new(word, "a form of hashes: 1 or 2")),
        }
    }
}

/// The hash of a state: the first eight bytes of the SHA-256 of its form.
///
/// # Panics
/// Never for plain data; a state that cannot be serialised is a defect.
pub fn state_hash<S: Serialize>(state: &S, form: HashForm) -> u64 {
    let bytes = match form {
        HashForm::Compact => postcard::to_stdvec(state).expect("plain data always serialises"),
        HashForm::Canonical => canonical::to_bytes(state).expect("plain data always serialises"),
    };
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
    use serde_json::json;

    use super::*;
    use crate::RuleSet;

    #[test]
    fn hashes_are_pinned() {
        assert_eq!(DataHash::of(b"coverline").to_string(), DataHash::of(b"coverline").to_string());
        let hash = DataHash::of(b"");
        assert_eq!(hash.to_string(), "e3b0c44298fc1c149afbf4c8996fb924");
        assert_eq!(hash.to_string().parse::<DataHash>().unwrap(), hash);
        assert!("e3b0".parse::<DataHash>().is_err());
        assert_eq!(state_hash(&(1u8, 2u16), HashForm::Compact), 0xa12871fee210fb86);
    }

    fn canonical(value: &serde_json::Value) -> String {
        String::from_utf8(canonical::to_bytes(value).unwrap()).unwrap()
    }

    #[test]
    fn what_says_nothing_is_not_hashed() {
        let state = json!({
            "wounds": 0, "at": [0, -3, 0], "step": {"draw": {"left": 0}}, "order": null, "ready": true,
            "told": false, "uses": [], "name": "", "frames": [{}, {"b": "x\"y", "a": 1}],
        });
        let form =
            r#"{"at":[0,-3,0],"frames":[{},{"a":1,"b":"x\"y"}],"ready":true,"step":{"draw":{}}}"#;
        assert_eq!(canonical(&state), form);
    }

    #[test]
    fn fields_may_be_added_and_stand_anywhere() {
        #[derive(Serialize)]
        struct Today {
            turn: u8,
            models: Vec<u8>,
        }
        #[derive(Serialize)]
        struct Tomorrow {
            tokens: Vec<u8>,
            models: Vec<u8>,
            turn: u8,
            weather: Option<u8>,
        }
        let today = Today { turn: 2, models: vec![3, 0] };
        let mut tomorrow = Tomorrow { tokens: vec![], models: vec![3, 0], turn: 2, weather: None };
        let hash = state_hash(&today, HashForm::Canonical);
        assert_eq!(hash, 0x9b624bc9a764aef2);
        assert_eq!(state_hash(&tomorrow, HashForm::Canonical), hash);
        tomorrow.tokens.push(0);
        assert_ne!(state_hash(&tomorrow, HashForm::Canonical), hash);
    }

    #[test]
    fn the_tag_says_which_form() {
        let with = |value: Option<&str>| Tags {
            rules: RuleSet::KT24,
            others: value
                .map(|value| (HashForm::TAG.to_owned(), value.to_owned()))
                .into_iter()
                .collect(),
        };
        assert_eq!(HashForm::of(&with(None)), Ok(HashForm::Compact));
        assert_eq!(HashForm::of(&with(Some("1"))), Ok(HashForm::Compact));
        assert_eq!(HashForm::of(&with(Some("2"))), Ok(HashForm::Canonical));
        assert!(HashForm::of(&with(Some("3"))).is_err());
    }
}
