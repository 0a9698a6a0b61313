//! Rule switches: how the open points of a rule set's rules are played.
//!
//! A rule set declares them in one table ([`switches!`](crate::switches)); reading, help, the tags of records, the page
//! and `docs/editions.md` come from it.

use std::fmt::Debug;

use thiserror::Error;

/// What there is to know about a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchCard {
    /// Its name.
    pub name: &'static str,
    /// The rule that leaves the choice.
    pub rule: &'static str,
    /// Its two settings, the default first; of a switch that takes a number, the default and one other.
    pub settings: [&'static str; 2],
}

/// A value that a switch can have.
pub trait Setting: Copy + PartialEq {
    /// What is taken, in words.
    const TAKES: &'static str;

    /// The value that a word means.
    fn read(word: &str) -> Option<Self>;

    /// The word for the value.
    fn word(self) -> String;
}

impl Setting for bool {
    const TAKES: &'static str = "true or false";

    fn read(word: &str) -> Option<Self> {
        match word {
            "true" | "on" => Some(true),
            "false" | "off" => Some(false),
            _ => None,
        }
    }

    fn word(self) -> String {
        if self { "on" } else { "off" }.to_owned()
    }
}

/// The switches of a rule set.
pub trait SwitchSet: Copy + Default + Debug + Eq + Send + Sync + 'static {
    /// The names of all switches.
    const NAMES: &'static [&'static str];

    /// The same with their rules and settings, in the same order.
    const CARDS: &'static [SwitchCard];

    /// Where other settings were the default in the first release: a name and what it was. Records of that release told
    /// only what differed from it.
    const FORMERLY: &'static [(&'static str, &'static str)];

    /// Sets one switch by name.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value.
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch>;

    /// All switches as `(name, value)`.
    fn all(&self) -> Vec<(&'static str, String)>;

    /// Those that differ from the default.
    fn changed(&self) -> Vec<(&'static str, String)> {
        let (all, usual) = (self.all(), Self::default().all());
        all.into_iter().zip(usual).filter(|(one, usual)| one != usual).map(|(one, _)| one).collect()
    }

    /// The defaults of the first release.
    fn former() -> Self {
        let mut switches = Self::default();
        for (name, value) in Self::FORMERLY {
            switches.set(name, value).expect("the table names its own switches");
        }
        switches
    }
}

/// Reads the value of a switch.
///
/// # Errors
/// If the switch does not take it.
pub fn read_setting<S: Setting>(name: &'static str, value: &str) -> Result<S, BadSwitch> {
    S::read(value).ok_or_else(|| BadSwitch::value(name, value, S::TAKES))
}

/// The table of a rule set's switches: for each its name, the type of its value, the default, the two settings as they
/// are written (the default first), and the rule that leaves the choice; then what the defaults of the first release were
/// where they were others.
#[macro_export]
macro_rules! switches {
    (
        $(#[$outer:meta])*
        pub struct $Switches:ident {
            $(
                $(#[$meaning:meta])*
                $name:ident: $Setting:ty = $default:expr, [$usual:literal, $other:literal], $rule:literal;
            )+
        }
        formerly { $($was:ident = $value:literal;)* }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $Switches {
            $($(#[$meaning])* pub $name: $Setting,)+
        }

        impl Default for $Switches {
            fn default() -> Self {
                $Switches { $($name: $default,)+ }
            }
        }

        impl $crate::SwitchSet for $Switches {
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            const CARDS: &'static [$crate::SwitchCard] = &[$($crate::SwitchCard {
                name: stringify!($name),
                rule: $rule,
                settings: [$usual, $other],
            }),+];

            const FORMERLY: &'static [(&'static str, &'static str)] =
                &[$((stringify!($was), $value)),*];

            fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::BadSwitch> {
                $(
                    if name == stringify!($name) {
                        self.$name = $crate::read_setting(stringify!($name), value)?;
                        return Ok(());
                    }
                )+
                Err($crate::BadSwitch::unknown(name, Self::NAMES))
            }

            fn all(&self) -> Vec<(&'static str, String)> {
                vec![$((stringify!($name), $crate::Setting::word(self.$name))),+]
            }
        }
    };
}

/// A switch with two settings that have names.
#[macro_export]
macro_rules! setting {
    (
        $(#[$outer:meta])*
        pub enum $Setting:ident {
            $(#[$one_meaning:meta])*
            $One:ident = $one:literal,
            $(#[$other_meaning:meta])*
            $Other:ident = $other:literal,
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Setting {
            $(#[$one_meaning])*
            $One,
            $(#[$other_meaning])*
            $Other,
        }

        impl $crate::Setting for $Setting {
            const TAKES: &'static str = concat!($one, " or ", $other);

            fn read(word: &str) -> Option<Self> {
                match word {
                    $one => Some($Setting::$One),
                    $other => Some($Setting::$Other),
                    _ => None,
                }
            }

            fn word(self) -> String {
                match self {
                    $Setting::$One => $one,
                    $Setting::$Other => $other,
                }
                .to_owned()
            }
        }
    };
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
