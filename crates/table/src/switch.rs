//! Rule switches as people write them.

use thiserror::Error;

/// What there is to know about a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchCard {
    /// Its name.
    pub name: &'static str,
    /// The rule that leaves the choice.
    pub rule: &'static str,
    /// Its two settings, the default first.
    pub settings: [&'static str; 2],
}

impl SwitchCard {
    /// A switch that is off unless it is turned on.
    pub const fn off(name: &'static str, rule: &'static str) -> Self {
        SwitchCard { name, rule, settings: ["off", "on"] }
    }

    /// A switch that is on unless it is turned off.
    pub const fn on(name: &'static str, rule: &'static str) -> Self {
        SwitchCard { name, rule, settings: ["on", "off"] }
    }
}

/// A switch, or a value of one, that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSwitch {
    /// No switch has this name.
    #[error("unknown switch {name:?}: expected one of {names}", names = names.join(", "))]
    Unknown {
        /// What was given.
        name: String,
        /// Those there are.
        names: &'static [&'static str],
    },
    /// The switch does not take this value.
    #[error("switch {name}: {value:?} is not {expected}")]
    Value {
        /// The switch.
        name: &'static str,
        /// What was given.
        value: String,
        /// What it takes.
        expected: &'static str,
    },
}

impl BadSwitch {
    /// There is no switch of this name among `names`.
    pub fn unknown(name: &str, names: &'static [&'static str]) -> Self {
        BadSwitch::Unknown { name: name.chars().take(40).collect(), names }
    }

    /// The switch takes something else.
    pub fn value(name: &'static str, value: &str, expected: &'static str) -> Self {
        BadSwitch::Value { name, value: value.chars().take(40).collect(), expected }
    }
}

/// Reads the value of a switch that is on or off: `true`, `false`, `on` or `off`.
///
/// # Errors
/// If it is none of these.
pub fn read_on_or_off(name: &'static str, value: &str) -> Result<bool, BadSwitch> {
    match value {
        "true" | "on" => Ok(true),
        "false" | "off" => Ok(false),
        _ => Err(BadSwitch::value(name, value, "true or false")),
    }
}

/// The value of a switch as it is written.
pub const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
