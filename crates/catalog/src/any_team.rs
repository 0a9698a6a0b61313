//! A team of any rule set that teams are written for.

use table::RuleSet;

use crate::Loaded;

/// A team of one of the rule sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyTeam {
    /// Of Kill Team 2018.
    Kt18(kt18::Team),
    /// Of Kill Team 2021.
    Kt21(kt21::Team),
    /// Of Kill Team 2024.
    Kt24(kt24::Team),
    /// An army of KT4W40K.
    Kt4w40k(kt4w40k::Army),
}

impl AnyTeam {
    /// The rule set that the team is written for.
    pub fn rule_set(&self) -> RuleSet {
        match self {
            AnyTeam::Kt18(_) => RuleSet::Kt18,
            AnyTeam::Kt21(_) => RuleSet::Kt21,
            AnyTeam::Kt24(_) => RuleSet::Kt24,
            AnyTeam::Kt4w40k(_) => RuleSet::Kt4w40k,
        }
    }
}

impl Loaded<AnyTeam> {
    /// The team, if it is one of Kill Team 2018.
    pub fn kt18(self) -> Option<Loaded<kt18::Team>> {
        self.filter_map(|team| match team {
            AnyTeam::Kt18(team) => Some(team),
            _ => None,
        })
    }

    /// The team, if it is one of Kill Team 2021.
    pub fn kt21(self) -> Option<Loaded<kt21::Team>> {
        self.filter_map(|team| match team {
            AnyTeam::Kt21(team) => Some(team),
            _ => None,
        })
    }

    /// The team, if it is one of Kill Team 2024.
    ///
    /// ```
    /// let team = catalog::team("Saltglass Crew").unwrap();
    /// assert!(team.clone().kt24().is_some() && team.kt21().is_none());
    /// ```
    pub fn kt24(self) -> Option<Loaded<kt24::Team>> {
        self.filter_map(|team| match team {
            AnyTeam::Kt24(team) => Some(team),
            _ => None,
        })
    }

    /// The army, if it is one of KT4W40K.
    pub fn kt4w40k(self) -> Option<Loaded<kt4w40k::Army>> {
        self.filter_map(|team| match team {
            AnyTeam::Kt4w40k(army) => Some(army),
            _ => None,
        })
    }
}
