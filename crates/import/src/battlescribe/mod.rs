//! BattleScribe and New Recruit: rosters, catalogues and game systems.

mod entries;
mod info;
mod keeping;
mod library;

use table::RuleSet;

use crate::Refused;
use crate::element::Element;
use crate::raw::RawTeam;

pub(crate) use entries::{catalogue, roster};

/// The rule set that the cards of a file are of, by the characteristics they have.
pub(crate) fn rules_of(files: &[&Element]) -> Option<RuleSet> {
    let own = files.first().and_then(|file| by_profiles(file));
    own.or_else(|| files.first().and_then(|file| by_words(file)))
        .or_else(|| files.iter().skip(1).find_map(|file| by_profiles(file)))
        .or_else(|| files.iter().skip(1).find_map(|file| by_words(file)))
}

fn by_profiles(element: &Element) -> Option<RuleSet> {
    let names = info::characteristics(element);
    let has = |name: &str| names.iter().any(|other| other == name);
    if has("df") || has("sr") {
        return Some(RuleSet::KT21);
    }
    if (has("apl") && has("save")) || has("wr") {
        return Some(RuleSet::KT24);
    }
    if has("ld") && has("ws") {
        return Some(RuleSet::KT18);
    }
    element.children.iter().find_map(by_profiles)
}

fn by_words(element: &Element) -> Option<RuleSet> {
    let words = ["gameSystemName", "name"].map(|name| element.attribute(name));
    let years = [("2024", RuleSet::KT24), ("2021", RuleSet::KT21), ("2018", RuleSet::KT18)];
    let found = years.into_iter().find(|(year, _)| words.iter().any(|word| word.contains(year)));
    found.map(|(_, rules)| rules)
}

/// A team of such a file, or none where it holds nothing that could be a part of one.
pub(crate) type Gathered = Result<RawTeam, Refused>;
