//! The sentences of the program, made once for each language and rule set that is asked for.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use ::game::{Language, Speech};
use table::RuleSet;

/// Those that have been asked for.
static VOICES: Mutex<BTreeMap<(Language, RuleSet), Arc<Speech>>> = Mutex::new(BTreeMap::new());

/// The voice of the program in a language, in the words of a rule set.
pub fn voice(language: Language, rules: RuleSet) -> Arc<Speech> {
    let mut voices = VOICES.lock().unwrap_or_else(PoisonError::into_inner);
    let made =
        voices.entry((language, rules)).or_insert_with(|| Arc::new(Speech::of(language, rules)));
    Arc::clone(made)
}
