//! The tables of switches: what they say is how the switches work, and every switch is told to people.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use game::rulebook::Rulebook;
use game::{Language, Speech};
use table::{RuleSet, SwitchCard, SwitchSet};

fn the_table_tells_the_truth<S: SwitchSet>(rules: RuleSet) {
    let plain = S::default();
    assert!(plain.changed().is_empty());
    assert_eq!(S::CARDS.iter().map(|card| card.name).collect::<Vec<_>>(), S::NAMES);
    for SwitchCard { name, rule, settings: [usual, other] } in S::CARDS {
        let mut switches = plain;
        switches.set(name, usual).unwrap();
        assert_eq!(switches, plain, "{name}");
        switches.set(name, other).unwrap();
        assert_eq!(switches.changed(), [(*name, (*other).to_owned())]);
        let refused = switches.set(name, "sideways").unwrap_err().to_string();
        assert!(refused.starts_with(&format!("switch {name}: \"sideways\" is not ")), "{refused}");
        assert_eq!(switches.changed().len(), 1, "a refused value changes nothing");
        // Written out, the switches read back.
        let mut again = S::former();
        switches.all().iter().for_each(|(name, value)| again.set(name, value).unwrap());
        assert_eq!(again, switches, "{name}");
        let book = RuleSet::ALL.into_iter().find(|set| rule.starts_with(set.prefix())).unwrap();
        assert!(Rulebook::of(book).find(rule).is_some(), "{name}: {rule} is in no book");
        for language in Language::ALL {
            let key = format!("switch-{}", name.replace('_', "-"));
            let told = Speech::of(language, rules).text(&key, &[]);
            assert!(!told.is_empty() && told != key, "{name} is not told in {language}");
        }
    }
    let unknown = plain.clone().set("gravity", "on").unwrap_err().to_string();
    assert!(unknown.ends_with(&S::NAMES.join(", ")), "{unknown}");
}

#[test]
fn tables_tell_the_truth() {
    the_table_tells_the_truth::<kt18::Switches>(RuleSet::KT18);
    the_table_tells_the_truth::<kt21::Switches>(RuleSet::KT21);
    the_table_tells_the_truth::<kt24::Switches>(RuleSet::KT24);
    the_table_tells_the_truth::<kt4w40k::Switches>(RuleSet::KT4W40K);
}

#[test]
fn switches_stand_as_formerly_where_nothing_is_said() {
    assert_eq!(
        kt24::Switches::former().changed(),
        [("move_floor", "4".to_owned()), ("dash", "flat".to_owned())]
    );
    assert_eq!(kt21::Switches::former().changed(), [("obscuring", "traits".to_owned())]);
    assert_eq!(kt18::Switches::former().changed(), [("psychic_phase", "off".to_owned())]);
    assert!(kt4w40k::Switches::former().changed().is_empty());
}
