//! The special rules of weapons, as cards and questions write them.

use std::fmt;

use thiserror::Error;

/// KT18-WPN-02, K4W-WPN-02: which dice of a roll are rolled again, once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Again {
    /// None.
    #[default]
    Never,
    /// Those that show 1.
    Ones,
    /// Those that fail and show less than the number needed before modifiers.
    Fails,
}

/// The special rules of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WeaponRules {
    /// KT18-WPN-01, K4W-WPN-01: every attack is one hit, without a roll.
    pub auto_hit: bool,
    /// Hit rolls that are rolled again.
    pub hits_again: Again,
    /// Wound rolls that are rolled again.
    pub wounds_again: Again,
    /// KT18-WPN-03, K4W-WPN-03: what wounds, whatever the Strength and the Toughness.
    pub wounds_on: Option<u8>,
    /// KT18-WPN-06, K4W-WPN-06: how many hits a 6 to hit is.
    pub hits_on_six: u8,
    /// KT18-WPN-04, K4W-WPN-04: how many mortal wounds a 6 to wound does besides.
    pub mortal_on_six: u8,
    /// KT18-WPN-05, K4W-WPN-05: Damage is rolled twice, and the higher counts.
    pub melta: bool,
    /// KT18-WPN-07, K4W-WPN-07: armour saves only.
    pub no_invulnerable: bool,
}

impl Default for WeaponRules {
    fn default() -> Self {
        WeaponRules {
            auto_hit: false,
            hits_again: Again::Never,
            wounds_again: Again::Never,
            wounds_on: None,
            hits_on_six: 1,
            mortal_on_six: 0,
            melta: false,
            no_invulnerable: false,
        }
    }
}

/// Text that is no weapon rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is no weapon rule: expected \"auto-hit\", \"re-roll hits 1\", \"re-roll hits\", \"re-roll wounds 1\", \
     \"re-roll wounds\", \"wounds on 2+\" to \"6+\", \"hit 6: 2 hits\" to \"6 hits\", \"mortal on wound 6+ (1)\" to \
     \"(6)\", \"melta\" or \"no invulnerable\""
)]
pub struct BadWeaponRule(pub String);

impl WeaponRules {
    /// Adds a rule as it is written. Of two with different numbers the better for the attacker counts.
    ///
    /// # Errors
    /// If it is no weapon rule.
    pub fn add(&mut self, text: &str) -> Result<(), BadWeaponRule> {
        let number = |before: &str, after: &str, least: u8| {
            let digit = text.strip_prefix(before)?.strip_suffix(after)?;
            let [digit] = digit.as_bytes() else { return None };
            let number = digit.wrapping_sub(b'0');
            (least..=6).contains(&number).then_some(number)
        };
        match text {
            "auto-hit" => self.auto_hit = true,
            "re-roll hits 1" => self.hits_again = self.hits_again.max(Again::Ones),
            "re-roll hits" => self.hits_again = Again::Fails,
            "re-roll wounds 1" => self.wounds_again = self.wounds_again.max(Again::Ones),
            "re-roll wounds" => self.wounds_again = Again::Fails,
            "melta" => self.melta = true,
            "no invulnerable" => self.no_invulnerable = true,
            _ => {
                if let Some(needed) = number("wounds on ", "+", 2) {
                    self.wounds_on = Some(self.wounds_on.map_or(needed, |other| other.min(needed)));
                } else if let Some(hits) = number("hit 6: ", " hits", 2) {
                    self.hits_on_six = self.hits_on_six.max(hits);
                } else if let Some(points) = number("mortal on wound 6+ (", ")", 1) {
                    self.mortal_on_six = self.mortal_on_six.max(points);
                } else {
                    return Err(BadWeaponRule(text.chars().take(40).collect()));
                }
            }
        }
        Ok(())
    }

    /// The rules as they are written, one after another.
    ///
    /// # Errors
    /// The first that is no weapon rule.
    pub fn read<'a>(all: impl IntoIterator<Item = &'a str>) -> Result<Self, BadWeaponRule> {
        let mut rules = WeaponRules::default();
        all.into_iter().try_for_each(|text| rules.add(text))?;
        Ok(rules)
    }

    /// The rules as they are written.
    pub fn written(&self) -> Vec<String> {
        let mut all = Vec::new();
        let mut say = |on: bool, text: String| {
            if on {
                all.push(text);
            }
        };
        let again = |of: Again, what: &str| match of {
            Again::Never => String::new(),
            Again::Ones => format!("re-roll {what} 1"),
            Again::Fails => format!("re-roll {what}"),
        };
        say(self.auto_hit, "auto-hit".to_owned());
        say(self.hits_again != Again::Never, again(self.hits_again, "hits"));
        say(self.wounds_again != Again::Never, again(self.wounds_again, "wounds"));
        say(self.wounds_on.is_some(), format!("wounds on {}+", self.wounds_on.unwrap_or(0)));
        say(self.hits_on_six > 1, format!("hit 6: {} hits", self.hits_on_six));
        say(self.mortal_on_six > 0, format!("mortal on wound 6+ ({})", self.mortal_on_six));
        say(self.melta, "melta".to_owned());
        say(self.no_invulnerable, "no invulnerable".to_owned());
        all
    }

    /// Whether what one attack does depends on the order of dice that are rolled together: then attacks are rolled
    /// one by one.
    pub const fn one_by_one(&self) -> bool {
        self.hits_on_six > 1 || self.mortal_on_six > 0
    }
}

impl fmt::Display for WeaponRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written().join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_read_back_as_written() {
        for text in [
            "auto-hit",
            "re-roll hits 1",
            "re-roll hits",
            "re-roll wounds 1",
            "re-roll wounds",
            "wounds on 2+",
            "wounds on 6+",
            "hit 6: 2 hits",
            "mortal on wound 6+ (1)",
            "melta",
            "no invulnerable",
        ] {
            assert_eq!(WeaponRules::read([text, text]).unwrap().to_string(), text);
        }
    }

    #[test]
    fn of_two_numbers_the_better_for_the_attacker_counts() {
        let rules = WeaponRules::read([
            "wounds on 5+",
            "wounds on 3+",
            "wounds on 4+",
            "hit 6: 2 hits",
            "hit 6: 3 hits",
            "mortal on wound 6+ (2)",
            "mortal on wound 6+ (1)",
            "re-roll hits",
            "re-roll hits 1",
        ])
        .unwrap();
        let said =
            ["re-roll hits", "wounds on 3+", "hit 6: 3 hits", "mortal on wound 6+ (2)"].join(", ");
        assert_eq!(rules.to_string(), said);
    }

    #[test]
    fn what_is_not_written_exactly_so_is_refused() {
        for bad in [
            "",
            "Melta",
            "melta ",
            "wounds on 1+",
            "wounds on 7+",
            "wounds on 04+",
            "wounds on +",
            "hit 6: 1 hits",
            "hit 6: 7 hits",
            "mortal on wound 6+ (0)",
            "mortal on wound 6+ (7)",
            "mortal on wound 6+ 1",
            "re-roll hits 2",
            "re-roll saves",
        ] {
            assert!(WeaponRules::default().add(bad).is_err(), "{bad}");
        }
    }
}
