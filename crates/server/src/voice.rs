//! The sentences of the program, ready to be said.

use std::sync::LazyLock;

use game::{Language, RULE_SETS, Speech};
use table::RuleSet;

/// The voices in the words of each rule set that can be played.
static VOICES: LazyLock<Vec<(RuleSet, Speech)>> = LazyLock::new(|| {
    let of = |rules: RuleSet| {
        Language::ALL.into_iter().map(move |language| (rules, Speech::of(language, rules)))
    };
    RULE_SETS.into_iter().map(|door| door.rule_set()).flat_map(of).collect()
});

/// The voice of the program in a language, for what belongs to no rule set.
#[must_use]
pub fn voice(language: Language) -> &'static Speech {
    voice_of(language, RuleSet::KT24)
}

/// The voice of the program in a language, in the words of a rule set.
#[must_use]
pub fn voice_of(language: Language, rules: RuleSet) -> &'static Speech {
    let mut voices = VOICES.iter();
    let found = voices.find(|(set, voice)| *set == rules && voice.language() == language);
    // There is a voice for every language and every rule set that can be played; the first stands in for others.
    &found.unwrap_or(&VOICES[0]).1
}
