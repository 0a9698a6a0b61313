//! Ploys as data: when they may be used, on whom, for how long, and what they do.

use geometry::Length;
use serde::{Deserialize, Serialize};
use table::{MoveAction, Order, Slug};

use crate::Reach;

/// The phase a ploy belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PloyPhase {
    /// Used as a gambit in the Strategy phase.
    Strategy,
    /// Used while operatives act.
    Firefight,
}

/// The moment at which a Firefight ploy may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    /// Whenever a friendly operative may perform an action in its activation.
    Activation,
    /// When a friendly operative has become the target of Shoot or Fight, before any dice.
    Attacked,
}

/// On whom a ploy works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Whom {
    /// All friendly operatives that fit.
    Team,
    /// One friendly operative of the user's choice that fits.
    One,
    /// The operative whose moment it is: the active one, or the one under attack.
    Itself,
}

/// How long a ploy works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// To the end of the turning point.
    TurningPoint,
    /// To the end of the activation or counteraction in which it was used.
    Activation,
    /// To the end of the action in which it was used.
    Action,
}

/// What a ploy does; `R` is the rule set's own weapon rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect<R> {
    /// Weapons gain rules: all of them, or those of one reach.
    Weapons {
        /// Which weapons.
        reach: Option<Reach>,
        /// What they gain.
        rules: R,
    },
    /// Move changes by this.
    Move(Length),
    /// The action point limit changes by this.
    Apl(i8),
    /// The number that a defence die needs gets better by this.
    Save(u8),
    /// Regain up to this many wounds, at once.
    Heal(u8),
    /// Change the order, at once.
    Order(Order),
    /// Being injured changes nothing.
    Steady,
    /// One move action of this kind costs nothing in this activation.
    Free(MoveAction),
}

/// A ploy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ploy<R> {
    /// What people call it.
    pub name: String,
    /// Its name in the notation.
    pub slug: Slug,
    /// What it says.
    pub text: String,
    /// The phase it belongs to.
    pub phase: PloyPhase,
    /// When it may be used in the Firefight phase.
    pub moment: Moment,
    /// On whom it works.
    pub whom: Whom,
    /// Only operatives with this keyword fit.
    pub keyword: Option<String>,
    /// How long it works.
    pub lasts: Lasts,
    /// What it costs in command points.
    pub cost: u8,
    /// What it does.
    pub effects: Vec<Effect<R>>,
}
