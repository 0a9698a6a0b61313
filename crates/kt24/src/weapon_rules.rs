//! The weapon rules (section 3.14) as a card carries them, and how a card is read.

use std::fmt;

use geometry::Length;
use serde::{Deserialize, Serialize};
use skirmish::{BadWeaponRule, read_inches, read_number, spelling};
use table::MoveAction;

/// Which moves Heavy leaves to the operative (KT24-WR-HEAVY-01 to -03); it bars nothing but moves (KT24-WR-HEAVY-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Heavy {
    /// None.
    NoMove,
    /// One kind of move.
    Only(MoveAction),
}

/// Devastating (KT24-WR-DEVASTATING-01, -02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Devastating {
    /// The damage for every critical success.
    pub damage: u8,
    /// How far around the target others are hit too.
    pub around: Option<Length>,
}

/// Seek or Seek Light (KT24-WR-SEEK, KT24-WR-SEEKLIGHT).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seek {
    /// Light terrain is ignored in the choice of a target.
    Light,
    /// All terrain is.
    All,
}

/// All rules of one weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WeaponRules {
    /// Accurate x: dice that may be kept unrolled.
    pub accurate: u8,
    /// Balanced.
    pub balanced: bool,
    /// Blast x.
    pub blast: Option<Length>,
    /// Brutal.
    pub brutal: bool,
    /// Ceaseless.
    pub ceaseless: bool,
    /// Devastating x.
    pub devastating: Option<Devastating>,
    /// Heavy.
    pub heavy: Option<Heavy>,
    /// Hot.
    pub hot: bool,
    /// Lethal x+: the face from which successes are critical.
    pub lethal: Option<u8>,
    /// Limited x: uses in a battle.
    pub limited: Option<u8>,
    /// Piercing x.
    pub piercing: u8,
    /// Piercing Crits x.
    pub piercing_crits: u8,
    /// Punishing.
    pub punishing: bool,
    /// Range x.
    pub range: Option<Length>,
    /// Relentless.
    pub relentless: bool,
    /// Rending.
    pub rending: bool,
    /// Saturate.
    pub saturate: bool,
    /// Seek or Seek Light.
    pub seek: Option<Seek>,
    /// Severe.
    pub severe: bool,
    /// Shock.
    pub shock: bool,
    /// Silent.
    pub silent: bool,
    /// Stun.
    pub stun: bool,
    /// Torrent x.
    pub torrent: Option<Length>,
}

/// The names of the rules as section 1.4 has them, in English and Italian, and as French and Spanish cards print
/// them; masculine and feminine, without accents.
const NAMES: &[(Name, &[&str])] = &[
    (
        Name::Accurate,
        &["accurate", "accurata", "accurato", "precis", "precise", "precisa", "preciso"],
    ),
    (
        Name::Balanced,
        &[
            "balanced",
            "bilanciata",
            "bilanciato",
            "equilibre",
            "equilibree",
            "equilibrada",
            "equilibrado",
        ],
    ),
    (Name::Blast, &["blast", "area", "deflagration"]),
    (Name::Brutal, &["brutal", "brutale"]),
    (Name::Ceaseless, &["ceaseless", "incessante", "incessant", "incesante"]),
    (
        Name::Devastating,
        &["devastating", "devastante", "devastateur", "devastatrice", "devastadora", "devastador"],
    ),
    (Name::Heavy, &["heavy", "pesante", "lourd", "lourde", "pesada", "pesado"]),
    (Name::Hot, &["hot", "ustionante", "surchauffe", "sobrecalentamiento"]),
    (Name::Lethal, &["lethal", "letale", "letal"]),
    (
        Name::Limited,
        &["limited", "limitata", "limitato", "limite", "limitee", "limitada", "limitado"],
    ),
    (
        Name::PiercingCrits,
        &["piercing crits", "critici penetranti", "critiques percants", "criticos penetrantes"],
    ),
    (Name::Piercing, &["piercing", "penetrante", "percant", "percante"]),
    (
        Name::Punishing,
        &["punishing", "punitiva", "punitivo", "punitif", "punitive", "castigadora", "castigador"],
    ),
    (Name::Range, &["range", "gittata", "portee", "alcance"]),
    (Name::Relentless, &["relentless", "ineluttabile", "implacable"]),
    (
        Name::Rending,
        &[
            "rending",
            "dilaniante",
            "perforant",
            "perforante",
            "desgarradora",
            "desgarrador",
            "acerada",
            "acerado",
        ],
    ),
    (Name::Saturate, &["saturate", "saturazione", "saturation", "saturacion"]),
    (Name::SeekLight, &["seek light", "a ricerca leggera", "recherche legere", "busqueda ligera"]),
    (Name::Seek, &["seek", "a ricerca", "recherche", "busqueda"]),
    (Name::Severe, &["severe", "inclemente", "severa", "severo"]),
    (Name::Shock, &["shock", "choc", "choque"]),
    (
        Name::Silent,
        &[
            "silent",
            "silenziosa",
            "silenzioso",
            "silencieux",
            "silencieuse",
            "silenciosa",
            "silencioso",
        ],
    ),
    (
        Name::Stun,
        &[
            "stun",
            "stordente",
            "etourdissant",
            "etourdissante",
            "aturdir",
            "aturdidora",
            "aturdidor",
        ],
    ),
    (Name::Torrent, &["torrent", "torrenziale", "rafaga"]),
];

#[derive(Clone, Copy, PartialEq)]
enum Name {
    Accurate,
    Balanced,
    Blast,
    Brutal,
    Ceaseless,
    Devastating,
    Heavy,
    Hot,
    Lethal,
    Limited,
    Piercing,
    PiercingCrits,
    Punishing,
    Range,
    Relentless,
    Rending,
    Saturate,
    Seek,
    SeekLight,
    Severe,
    Shock,
    Silent,
    Stun,
    Torrent,
}

/// What Heavy may leave, in the words of each language's actions.
const MOVES: &[(MoveAction, &[&str])] = &[
    (
        MoveAction::Reposition,
        &["reposition", "riposizionarsi", "se repositionner", "reposicionarse"],
    ),
    (MoveAction::Dash, &["dash", "scattare", "sprinter", "correr"]),
    (MoveAction::FallBack, &["fall back", "ripiegare", "battre en retraite", "retroceder"]),
    (MoveAction::Charge, &["charge", "caricare", "charger", "carga"]),
];

impl WeaponRules {
    /// Reads the rules of a card, each written as there: `Piercing 1`, `Lethal 5+`, `1" Devastating 2`.
    ///
    /// The same rule twice counts once; with different numbers the better one for the user counts.
    ///
    /// # Errors
    /// The first rule that does not exist or whose number does not fit.
    pub fn read<S: AsRef<str>>(rules: impl IntoIterator<Item = S>) -> Result<Self, BadWeaponRule> {
        let mut all = WeaponRules::default();
        for rule in rules {
            all = all.best_of(read_one(rule.as_ref())?);
        }
        Ok(all)
    }

    /// Both sets of rules together; of two instances with a number the better one for the user
    /// (KT24-RUL-47).
    #[must_use]
    fn best_of(self, other: Self) -> Self {
        let better = |a: Option<Length>, b: Option<Length>| a.max(b);
        WeaponRules {
            accurate: self.accurate.max(other.accurate),
            balanced: self.balanced | other.balanced,
            blast: better(self.blast, other.blast),
            brutal: self.brutal | other.brutal,
            ceaseless: self.ceaseless | other.ceaseless,
            devastating: match (self.devastating, other.devastating) {
                (Some(a), Some(b)) => {
                    Some(if (b.damage, b.around) > (a.damage, a.around) { b } else { a })
                }
                (a, b) => a.or(b),
            },
            heavy: match (self.heavy, other.heavy) {
                (Some(Heavy::NoMove), Some(exempt)) => Some(exempt),
                (a, b) => a.or(b),
            },
            hot: self.hot | other.hot,
            lethal: match (self.lethal, other.lethal) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            },
            limited: self.limited.max(other.limited),
            piercing: self.piercing.max(other.piercing),
            piercing_crits: self.piercing_crits.max(other.piercing_crits),
            punishing: self.punishing | other.punishing,
            range: better(self.range, other.range),
            relentless: self.relentless | other.relentless,
            rending: self.rending | other.rending,
            saturate: self.saturate | other.saturate,
            seek: self.seek.max(other.seek),
            severe: self.severe | other.severe,
            shock: self.shock | other.shock,
            silent: self.silent | other.silent,
            stun: self.stun | other.stun,
            torrent: better(self.torrent, other.torrent),
        }
    }

    /// The rules with those that a ploy or a position lends; two instances of Accurate are Accurate 2
    /// (KT24-RUL-42).
    #[must_use]
    pub fn with(self, lent: Self) -> Self {
        let accurate = match (self.accurate, lent.accurate) {
            (0, x) | (x, 0) => x,
            (a, b) => a.max(b).max(2),
        };
        WeaponRules { accurate, ..self.best_of(lent) }
    }
}

fn read_one(text: &str) -> Result<WeaponRules, BadWeaponRule> {
    let shown: String = text.chars().take(40).collect();
    let text = spelling(text);
    let (around, text) = match text.split_once(['"', '”', '″']) {
        Some((number, rest)) if !rest.trim().is_empty() && read_inches(number).is_some() => {
            (read_inches(number), rest.trim())
        }
        _ => (None, text.as_str()),
    };
    let found = NAMES
        .iter()
        .flat_map(|(name, spellings)| spellings.iter().map(move |spelling| (*name, *spelling)))
        .filter_map(|(name, spelling)| {
            let rest = text.strip_prefix(spelling)?;
            let ends = rest.is_empty() || rest.starts_with(|c: char| " (".contains(c));
            ends.then(|| (spelling.len(), name, rest.trim()))
        })
        // A name may be the beginning of another: Seek of Seek Light.
        .max_by_key(|(length, ..)| *length)
        .map(|(_, name, rest)| (name, rest));
    let Some((name, rest)) = found else { return Err(BadWeaponRule::Unknown(shown)) };
    if around.is_some() && name != Name::Devastating {
        return Err(BadWeaponRule::Unknown(shown));
    }
    let bad = |expected| BadWeaponRule::Number { text: shown.clone(), expected };
    let dice = |expected| read_number(rest, 1, 10).ok_or_else(|| bad(expected));
    let inches = |expected| read_inches(rest).ok_or_else(|| bad(expected));
    let plain = |on: WeaponRules| if rest.is_empty() { Ok(on) } else { Err(bad("no number")) };
    let none = WeaponRules::default();
    Ok(match name {
        Name::Accurate => WeaponRules { accurate: dice("Accurate 1 to 10")?, ..none },
        Name::Balanced => plain(WeaponRules { balanced: true, ..none })?,
        Name::Blast => WeaponRules { blast: Some(inches("a distance, as in Blast 2\"")?), ..none },
        Name::Brutal => plain(WeaponRules { brutal: true, ..none })?,
        Name::Ceaseless => plain(WeaponRules { ceaseless: true, ..none })?,
        Name::Devastating => {
            let damage = read_number(rest, 1, 100).ok_or_else(|| bad("Devastating 1 to 100"))?;
            WeaponRules { devastating: Some(Devastating { damage, around }), ..none }
        }
        Name::Heavy => {
            let heavy = read_heavy(rest).ok_or_else(|| bad("Heavy or Heavy (Dash only)"))?;
            WeaponRules { heavy: Some(heavy), ..none }
        }
        Name::Hot => plain(WeaponRules { hot: true, ..none })?,
        Name::Lethal => {
            let from = rest.strip_suffix('+').unwrap_or(rest);
            let from = read_number(from, 2, 6).ok_or_else(|| bad("Lethal 2+ to 6+"))?;
            WeaponRules { lethal: Some(from), ..none }
        }
        Name::Limited => WeaponRules { limited: Some(dice("Limited 1 to 10")?), ..none },
        Name::Piercing => WeaponRules { piercing: dice("Piercing 1 to 10")?, ..none },
        Name::PiercingCrits => {
            WeaponRules { piercing_crits: dice("Piercing Crits 1 to 10")?, ..none }
        }
        Name::Punishing => plain(WeaponRules { punishing: true, ..none })?,
        Name::Range => WeaponRules { range: Some(inches("a distance, as in Range 6\"")?), ..none },
        Name::Relentless => plain(WeaponRules { relentless: true, ..none })?,
        Name::Rending => plain(WeaponRules { rending: true, ..none })?,
        Name::Saturate => plain(WeaponRules { saturate: true, ..none })?,
        Name::Seek => plain(WeaponRules { seek: Some(Seek::All), ..none })?,
        Name::SeekLight => plain(WeaponRules { seek: Some(Seek::Light), ..none })?,
        Name::Severe => plain(WeaponRules { severe: true, ..none })?,
        Name::Shock => plain(WeaponRules { shock: true, ..none })?,
        Name::Silent => plain(WeaponRules { silent: true, ..none })?,
        Name::Stun => plain(WeaponRules { stun: true, ..none })?,
        Name::Torrent => {
            WeaponRules { torrent: Some(inches("a distance, as in Torrent 2\"")?), ..none }
        }
    })
}

fn read_heavy(rest: &str) -> Option<Heavy> {
    if rest.is_empty() {
        return Some(Heavy::NoMove);
    }
    let inner = rest.strip_prefix('(')?.strip_suffix(')')?.trim();
    let action = [" only", " uniquement", " seulement", " solo"]
        .iter()
        .find_map(|only| inner.strip_suffix(only))
        .or_else(|| inner.strip_prefix("solo "))?;
    MOVES
        .iter()
        .find(|(_, words)| words.contains(&action.trim()))
        .map(|(action, _)| Heavy::Only(*action))
}

/// The rules as on an English card, separated by commas.
impl fmt::Display for WeaponRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        let number = |name: &str, x: u8| (x > 0).then(|| format!("{name} {x}"));
        let inches = |name: &str, x: Option<Length>| x.map(|x| format!("{name} {x}\""));
        let plain = |name: &str, on: bool| on.then(|| name.to_owned());
        words.extend(number("Accurate", self.accurate));
        words.extend(plain("Balanced", self.balanced));
        words.extend(inches("Blast", self.blast));
        words.extend(plain("Brutal", self.brutal));
        words.extend(plain("Ceaseless", self.ceaseless));
        words.extend(self.devastating.map(|d| match d.around {
            Some(around) => format!("{around}\" Devastating {}", d.damage),
            None => format!("Devastating {}", d.damage),
        }));
        words.extend(self.heavy.map(|heavy| match heavy {
            Heavy::NoMove => "Heavy".to_owned(),
            Heavy::Only(action) => {
                let word = match action {
                    MoveAction::Reposition => "Reposition",
                    MoveAction::Dash => "Dash",
                    MoveAction::FallBack => "Fall Back",
                    MoveAction::Charge => "Charge",
                };
                format!("Heavy ({word} only)")
            }
        }));
        words.extend(plain("Hot", self.hot));
        words.extend(self.lethal.map(|x| format!("Lethal {x}+")));
        words.extend(self.limited.map(|x| format!("Limited {x}")));
        words.extend(number("Piercing", self.piercing));
        words.extend(number("Piercing Crits", self.piercing_crits));
        words.extend(plain("Punishing", self.punishing));
        words.extend(inches("Range", self.range));
        words.extend(plain("Relentless", self.relentless));
        words.extend(plain("Rending", self.rending));
        words.extend(plain("Saturate", self.saturate));
        words.extend(self.seek.map(|seek| match seek {
            Seek::All => "Seek".to_owned(),
            Seek::Light => "Seek Light".to_owned(),
        }));
        words.extend(plain("Severe", self.severe));
        words.extend(plain("Shock", self.shock));
        words.extend(plain("Silent", self.silent));
        words.extend(plain("Stun", self.stun));
        words.extend(inches("Torrent", self.torrent));
        f.write_str(&words.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rules: &[&str]) -> WeaponRules {
        WeaponRules::read(rules).unwrap()
    }

    #[test]
    fn cards_read_back_as_written() {
        let card = "Accurate 1, Balanced, Blast 2\", Brutal, Ceaseless, 1\" Devastating 2, \
                    Heavy (Dash only), Hot, Lethal 5+, Limited 2, Piercing 1, Piercing Crits 2, Punishing, \
                    Range 6\", Relentless, Rending, Saturate, Seek Light, Severe, Shock, Silent, Stun, \
                    Torrent 2\"";
        let rules = WeaponRules::read(card.split(", ")).unwrap();
        assert_eq!(rules.to_string(), card);
    }

    #[test]
    fn italian_names_and_their_false_friends() {
        assert_eq!(read(&["Area 2\""]), read(&["Blast 2"]));
        assert_eq!(read(&["Dilaniante"]), read(&["Rending"]));
        assert_eq!(read(&["Inclemente"]), read(&["Severe"]));
        assert_eq!(read(&["Ineluttabile"]), read(&["Relentless"]));
        assert_eq!(read(&["Incessante"]), read(&["Ceaseless"]));
        assert_eq!(read(&["Ustionante"]), read(&["Hot"]));
        assert_eq!(read(&["A Ricerca Leggera"]), read(&["Seek Light"]));
        assert_eq!(read(&["Critici Penetranti 1"]), read(&["Piercing Crits 1"]));
        assert_eq!(read(&["Pesante (solo Scattare)"]), read(&["Heavy (Dash only)"]));
    }

    #[test]
    fn of_two_instances_the_better_counts() {
        assert_eq!(read(&["Piercing 1", "Piercing 2"]).piercing, 2);
        assert_eq!(read(&["Lethal 5+", "Lethal 4+"]).lethal, Some(4));
        assert_eq!(read(&["Seek", "Seek Light"]).seek, Some(Seek::All));
        assert_eq!(read(&["Accurate 1", "Accurate 1"]).accurate, 1);
        let exempt = Some(Heavy::Only(MoveAction::Dash));
        assert_eq!(read(&["Heavy", "Heavy (Dash only)"]).heavy, exempt);
        assert_eq!(read(&["Heavy (Dash only)", "Heavy"]).heavy, exempt);
        let wide = read(&["2\" Devastating 2"]);
        assert_eq!(read(&["Devastating 2", "2\" Devastating 2"]), wide);
        assert_eq!(read(&["2\" Devastating 2", "Devastating 2", "3\" Devastating 1"]), wide);
        assert_eq!(read(&["Accurate 1"]).with(read(&["Accurate 1"])).accurate, 2);
    }

    #[test]
    fn what_is_not_a_rule_is_refused() {
        for bad in [
            "AP1",
            "Fusillade",
            "Piercing",
            "Piercing 0",
            "Piercing 11",
            "Lethal 7+",
            "Hot 3",
            "Range",
            "Range -3",
            "Blast NaN",
            "2\" Piercing 1",
            "Heavy (Swim only)",
            "",
            "Accurate 1.5",
        ] {
            assert!(WeaponRules::read([bad]).is_err(), "{bad}");
        }
    }
}
