//! Rule switches as a question sets them.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

/// Switches by name, as text whatever they were written as; no name twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", ts(type = "Record<string, boolean | number | string>"))]
#[schema(value_type = Object)]
pub struct SwitchSettings(BTreeMap<String, String>);

impl SwitchSettings {
    /// All of them, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, setting)| (name.as_str(), setting.as_str()))
    }

    /// Sets one more.
    pub fn set(&mut self, name: &str, setting: &str) {
        self.0.insert(name.to_owned(), setting.to_owned());
    }
}

impl<'de> Deserialize<'de> for SwitchSettings {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Settings;
        impl<'de> Visitor<'de> for Settings {
            type Value = SwitchSettings;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("switches by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<SwitchSettings, A::Error> {
                let mut all = BTreeMap::new();
                while let Some((name, setting)) = map.next_entry::<String, Setting>()? {
                    if all.contains_key(&name) {
                        return Err(de::Error::custom(format!("duplicate switch `{name}`")));
                    }
                    all.insert(name, setting.text());
                }
                Ok(SwitchSettings(all))
            }
        }
        from.deserialize_map(Settings)
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected true, false, a number or a word")]
enum Setting {
    On(bool),
    Whole(i64),
    Part(f64),
    Word(String),
}

impl Setting {
    fn text(self) -> String {
        match self {
            Setting::On(on) => on.to_string(),
            Setting::Whole(number) => number.to_string(),
            Setting::Part(number) => number.to_string(),
            Setting::Word(word) => word,
        }
    }
}
