//! Where the profiles and rules of an entry belong: with an operative, with the team, or among its equipment.

use skirmish::Reach;
use table::RuleSet;

use super::entries::{Gathering, Scope};
use super::info::{Info, Profile};
use crate::Refused;
use crate::limits::{MAX_PIECES, MAX_PROFILES};
use crate::raw::{Kind, RawEquipment, RawText, RawWeapon};
use crate::rule::{self, Spelt};

impl Gathering<'_> {
    /// Keeps the infos of an entry where they belong.
    pub(super) fn keep(
        &mut self,
        infos: Vec<Info>,
        entry: &str,
        scope: Scope,
    ) -> Result<(), Refused> {
        for info in infos {
            match info {
                Info::Text(text) => self.put(text, scope)?,
                Info::Profile(profile) if profile.is_operative() => {}
                Info::Profile(profile) if profile.is_weapon() => {
                    self.arm(&profile, entry, scope)?
                }
                Info::Profile(profile) => {
                    let is_equipment = profile.kind.to_lowercase().contains("equipment");
                    let text = profile.text();
                    if is_equipment && scope.operative.is_none() {
                        self.piece(RawEquipment {
                            name: profile.name,
                            text,
                            ..Default::default()
                        })?;
                    } else {
                        self.put(RawText::card(profile.name, text), scope)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn piece(&mut self, piece: RawEquipment) -> Result<(), Refused> {
        if self.team.equipment.len() >= MAX_PIECES {
            return Err(Refused::TooMuch);
        }
        if !self.team.equipment.contains(&piece) {
            self.team.equipment.push(piece);
        }
        Ok(())
    }

    pub(super) fn put(&mut self, mut text: RawText, scope: Scope) -> Result<(), Refused> {
        self.walk.spend(text.name.len() + text.text.len())?;
        let mut operative = scope.operative.filter(|at| *at < self.team.operatives.len());
        if text.kind == Kind::Builder {
            // Many entries share one; once is enough.
            operative = None;
        }
        if text.kind == Kind::Rule {
            text.kind = Kind::Card;
            if self.is_of_the_book(&text.name) {
                // Every card may link to it; once is enough.
                (text.kind, operative) = (Kind::Book, None);
            }
        }
        if self.kept.insert((operative, text.clone())) {
            match operative {
                Some(at) => self.team.operatives[at].texts.push(text),
                None => self.team.texts.push(text),
            }
        }
        Ok(())
    }

    /// Whether a rule is a weapon rule of the rule book, such as `Range x`, which every card may link to.
    fn is_of_the_book(&self, name: &str) -> bool {
        if self.rules == RuleSet::KT18 {
            return false;
        }
        let plain = name.trim().trim_start_matches("Weapon Rule: ");
        let spelt = [
            plain.to_owned(),
            plain.replace(" x", " 3"),
            plain.replace(" X", " 3"),
            plain.replace("(x only)", "(Dash only)"),
            plain.replace('x', "3"),
            format!("{plain} 3"),
        ];
        spelt.iter().any(|text| !matches!(rule::read(self.rules, text, &[]), Spelt::Unknown(_)))
    }

    fn arm(&mut self, profile: &Profile, entry: &str, scope: Scope) -> Result<(), Refused> {
        let reach = if profile.name.contains(['⌖', '🎯', '🏹']) {
            Some(Reach::Ranged)
        } else if profile.name.contains(['⚔', '🗡']) {
            Some(Reach::Melee)
        } else {
            None
        };
        let is_rule = |name: &str| matches!(name, "wr" | "sr" | "!" | "abilities");
        let (rules, stats): (Vec<_>, Vec<_>) =
            profile.values.iter().cloned().partition(|(name, _)| is_rule(name));
        let rules = rules.iter().flat_map(|(_, list)| match self.rules {
            RuleSet::KT18 => sentences(list),
            _ => rule::split(list),
        });
        let weapon = RawWeapon {
            name: profile.name.clone(),
            profile: String::new(),
            reach,
            rules: rules.collect(),
            stats,
            choice: scope.choice,
            usual: scope.usual,
        };
        match scope.operative.and_then(|at| self.team.operatives.get_mut(at)) {
            Some(operative) if operative.weapons.len() >= MAX_PROFILES => Err(Refused::TooMuch),
            Some(operative) => {
                operative.weapons.push(weapon);
                Ok(())
            }
            None => {
                let name = entry.to_owned();
                self.piece(RawEquipment { name, weapons: vec![weapon], ..Default::default() })
            }
        }
    }
}

/// The sentences of what a weapon of Kill Team 2018 can do.
fn sentences(text: &str) -> Vec<String> {
    let text = crate::words::prose(text);
    if matches!(text.as_str(), "" | "-" | "–") {
        return Vec::new();
    }
    let parts = text.split_inclusive(". ").map(|part| part.trim().to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}
