//! The weapon rules (section 11) as a card carries them, and how a card is read in four languages.

use std::fmt;

use geometry::Length;
use serde::{Deserialize, Serialize};
use skirmish::{BadWeaponRule, read_inches, read_number, spelling};

/// All rules of one weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WeaponRules {
    /// APx: defence dice that the target does not roll.
    pub ap: u8,
    /// Balanced.
    pub balanced: bool,
    /// Barrage.
    pub barrage: bool,
    /// Blast x.
    pub blast: Option<Length>,
    /// Brutal.
    pub brutal: bool,
    /// Ceaseless.
    pub ceaseless: bool,
    /// Fusillade.
    pub fusillade: bool,
    /// Heavy.
    pub heavy: bool,
    /// Hot.
    pub hot: bool,
    /// Indirect.
    pub indirect: bool,
    /// Lethal x: the face from which hits are critical.
    pub lethal: Option<u8>,
    /// Limited.
    pub limited: bool,
    /// MWx: mortal wounds for every critical hit retained.
    pub mortal_wounds: u8,
    /// No Cover.
    pub no_cover: bool,
    /// Px: the AP that a critical hit gives.
    pub piercing: u8,
    /// The tag of psychic actions, which does nothing by itself (KT21-WR-PSYCHIC).
    pub psychic: bool,
    /// Rng x.
    pub range: Option<Length>,
    /// Reap x: mortal wounds around for every critical strike.
    pub reap: u8,
    /// Relentless.
    pub relentless: bool,
    /// Rending.
    pub rending: bool,
    /// Silent.
    pub silent: bool,
    /// Splash x: mortal wounds on and around the target for every critical hit retained.
    pub splash: u8,
    /// Stun.
    pub stun: bool,
    /// Torrent x.
    pub torrent: Option<Length>,
    /// Unwieldy.
    pub unwieldy: bool,
}

/// What stands behind the name of a rule, and where it is kept.
enum Field {
    /// Nothing.
    Flag(fn(&mut WeaponRules) -> &mut bool),
    /// A number up to so many.
    Number(u8, fn(&mut WeaponRules) -> &mut u8),
    /// The least face of several.
    Face(fn(&mut WeaponRules) -> &mut Option<u8>),
    /// A distance.
    Distance(fn(&mut WeaponRules) -> &mut Option<Length>),
}

/// A rule: how an English card prints it, what else it is called (without accents), and an example of it.
struct Rule {
    card: &'static str,
    names: &'static [&'static str],
    field: Field,
    example: &'static str,
}

const fn flag(
    card: &'static str,
    names: &'static [&'static str],
    field: fn(&mut WeaponRules) -> &mut bool,
) -> Rule {
    Rule { card, names, field: Field::Flag(field), example: "no number" }
}

const fn number(
    card: &'static str,
    names: &'static [&'static str],
    field: Field,
    example: &'static str,
) -> Rule {
    Rule { card, names, field, example }
}

/// The rules as section 1.4 names them in English, French and Spanish, and Italian cards; masculine and feminine. The false friends of section 1.5: French `Perforant` is Rending and
/// `Perçant` P; Spanish `FP` is AP and `Penetración` P, `Explosión` Splash, `Área` Blast, `Ráfaga` Torrent.
const RULES: &[Rule] = &[
    number(
        "AP",
        &[
            "armour penetration",
            "pa",
            "penetration d'armure",
            "fp",
            "factor de penetracion",
            "penetrazione armatura",
        ],
        Field::Number(10, |r| &mut r.ap),
        "AP1 to AP10",
    ),
    flag(
        "Balanced",
        &["equilibre", "equilibree", "equilibrada", "equilibrado", "bilanciata", "bilanciato"],
        |r| &mut r.balanced,
    ),
    flag("Barrage", &["bombardeo", "sbarramento"], |r| &mut r.barrage),
    number(
        "Blast ",
        &["deflagration", "area"],
        Field::Distance(|r| &mut r.blast),
        "a distance, as in Blast 2\"",
    ),
    flag("Brutal", &["brutale"], |r| &mut r.brutal),
    flag("Ceaseless", &["incessant", "incessante", "incesante"], |r| &mut r.ceaseless),
    flag("Fusillade", &["fusilada", "fucileria"], |r| &mut r.fusillade),
    flag("Heavy", &["lourd", "lourde", "pesada", "pesado", "pesante"], |r| &mut r.heavy),
    flag("Hot", &["surchauffe", "sobrecalentamiento", "ustionante"], |r| &mut r.hot),
    flag("Indirect", &["indirecte", "indirecta", "indirecto", "indiretta", "indiretto"], |r| {
        &mut r.indirect
    }),
    number("Lethal ", &["letal", "letale"], Field::Face(|r| &mut r.lethal), "Lethal 2+ to 6+"),
    flag("Limited", &["limite", "limitee", "limitada", "limitado", "limitata", "limitato"], |r| {
        &mut r.limited
    }),
    number(
        "MW",
        &[
            "mortal wounds",
            "bm",
            "blessures mortelles",
            "hm",
            "heridas mortales",
            "fm",
            "ferite mortali",
        ],
        Field::Number(100, |r| &mut r.mortal_wounds),
        "MW1 to MW100",
    ),
    flag("No Cover", &["pas de couvert", "sin cobertura", "senza copertura"], |r| &mut r.no_cover),
    number(
        "P",
        &["piercing", "percant", "percante", "penetracion", "penetrante"],
        Field::Number(10, |r| &mut r.piercing),
        "P1 to P10",
    ),
    flag(
        "Psychic",
        &[
            "psychic action",
            "psychique",
            "action psychique",
            "psiquica",
            "psiquico",
            "accion psiquica",
            "psichica",
            "psichico",
            "azione psichica",
        ],
        |r| &mut r.psychic,
    ),
    number(
        "Reap ",
        &["fauchage", "destripar", "falciare"],
        Field::Number(100, |r| &mut r.reap),
        "Reap 1 to 100",
    ),
    flag("Relentless", &["implacable", "ineluttabile"], |r| &mut r.relentless),
    flag(
        "Rending",
        &[
            "perforant",
            "perforante",
            "desgarradora",
            "desgarrador",
            "acerada",
            "acerado",
            "dilaniante",
        ],
        |r| &mut r.rending,
    ),
    number(
        "Rng ",
        &["range", "por", "portee", "alc", "alcance", "gittata"],
        Field::Distance(|r| &mut r.range),
        "a distance, as in Rng 6\"",
    ),
    flag(
        "Silent",
        &["silencieux", "silencieuse", "silenciosa", "silencioso", "silenziosa", "silenzioso"],
        |r| &mut r.silent,
    ),
    number(
        "Splash ",
        &["projections", "explosion", "schizzi"],
        Field::Number(100, |r| &mut r.splash),
        "Splash 1 to 100",
    ),
    flag(
        "Stun",
        &["etourdissant", "etourdissante", "aturdir", "aturdidora", "aturdidor", "stordente"],
        |r| &mut r.stun,
    ),
    number(
        "Torrent ",
        &["rafaga", "torrenziale"],
        Field::Distance(|r| &mut r.torrent),
        "a distance, as in Torrent 2\"",
    ),
    flag(
        "Unwieldy",
        &["encombrant", "encombrante", "aparatosa", "aparatoso", "ingombrante"],
        |r| &mut r.unwieldy,
    ),
];

/// An ability of operatives that cards print among the weapon rules' neighbours (KT21-WR-INV).
const INVULNERABLE: [&str; 4] = [
    "invulnerable save",
    "sauvegarde invulnerable",
    "salvacion invulnerable",
    "salvezza invulnerabile",
];

/// The distance symbols, in inches (KT21-MEAS-01).
const SYMBOLS: [(char, i32); 5] = [('▲', 1), ('○', 2), ('●', 2), ('■', 3), ('◆', 6)];

impl WeaponRules {
    /// Reads the rules of a card, each written as there: `AP1`, `Lethal 5+`, `Rng 6"`, `Torrent ○`.
    ///
    /// The same rule twice counts once; with different numbers the better one for the user counts.
    ///
    /// # Errors
    /// The first rule that does not exist, whose number does not fit, or that is not one of a weapon.
    pub fn read<S: AsRef<str>>(rules: impl IntoIterator<Item = S>) -> Result<Self, BadWeaponRule> {
        let mut all = WeaponRules::default();
        for rule in rules {
            all = all.with(read_one(rule.as_ref())?);
        }
        Ok(all)
    }

    /// The rules with those that a ploy lends; of two instances with a number the better one for the user
    /// counts (KT21-WR-AP for AP).
    #[must_use]
    pub fn with(mut self, mut lent: Self) -> Self {
        for rule in RULES {
            match rule.field {
                Field::Flag(field) => *field(&mut self) |= *field(&mut lent),
                Field::Number(_, field) => {
                    let better = (*field(&mut self)).max(*field(&mut lent));
                    *field(&mut self) = better;
                }
                Field::Face(field) => {
                    let both = [*field(&mut self), *field(&mut lent)];
                    *field(&mut self) = both.into_iter().flatten().min();
                }
                Field::Distance(field) => {
                    let better = (*field(&mut self)).max(*field(&mut lent));
                    *field(&mut self) = better;
                }
            }
        }
        self
    }
}

fn read_one(text: &str) -> Result<WeaponRules, BadWeaponRule> {
    let shown: String = text.chars().take(40).collect();
    let text = spelling(text);
    let is_number = |c: char| c.is_ascii_digit() || SYMBOLS.iter().any(|(symbol, _)| *symbol == c);
    let (name, number) = text.split_at(text.find(is_number).unwrap_or(text.len()));
    let name = name.trim_end().trim_end_matches('.');
    if INVULNERABLE.contains(&name) {
        let belongs = "to the operative (invulnerable)";
        return Err(BadWeaponRule::Elsewhere { text: shown, belongs });
    }
    let is_called = |rule: &&Rule| {
        // A heading of the book may give two names for one rule: `Desgarradora / Acerada`.
        name.split('/').map(str::trim).all(|name| {
            rule.card.trim_end().eq_ignore_ascii_case(name) || rule.names.contains(&name)
        })
    };
    let Some(rule) = RULES.iter().find(is_called) else {
        return Err(BadWeaponRule::Unknown(shown));
    };
    let mut rules = WeaponRules::default();
    read_field(&rule.field, number, &mut rules)
        .ok_or(BadWeaponRule::Number { text: shown, expected: rule.example })?;
    Ok(rules)
}

/// Reads what stands behind the name of a rule.
fn read_field(field: &Field, number: &str, rules: &mut WeaponRules) -> Option<()> {
    match field {
        Field::Flag(field) => *field(rules) = number.is_empty().then_some(true)?,
        Field::Number(most, field) => *field(rules) = read_number(number, 1, *most)?,
        Field::Face(field) => {
            let from = number.strip_suffix('+').unwrap_or(number);
            *field(rules) = Some(read_number(from, 2, 6)?);
        }
        Field::Distance(field) => *field(rules) = Some(read_distance(number)?),
    }
    Some(())
}

/// KT21-MEAS-01: inches, or a symbol with or without a number in front of it.
fn read_distance(text: &str) -> Option<Length> {
    let symbol = SYMBOLS.iter().find_map(|(symbol, inches)| {
        let count = text.strip_suffix(*symbol)?.trim_end();
        let count = if count.is_empty() { 1 } else { read_number(count, 1, 16)? };
        Some(Length::inches(inches * i32::from(count)))
    });
    symbol.or_else(|| read_inches(text))
}

/// The rules as on an English card, separated by commas.
impl fmt::Display for WeaponRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rules = *self;
        let mut between = "";
        for Rule { card, field, .. } in RULES {
            let number = match field {
                Field::Flag(field) => (*field(&mut rules)).then(String::new),
                Field::Number(_, field) => {
                    Some(*field(&mut rules)).filter(|x| *x > 0).map(|x| x.to_string())
                }
                Field::Face(field) => field(&mut rules).map(|x| format!("{x}+")),
                Field::Distance(field) => field(&mut rules).map(|x| format!("{x}\"")),
            };
            if let Some(number) = number {
                write!(f, "{between}{card}{number}")?;
                between = ", ";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rules: &[&str]) -> WeaponRules {
        WeaponRules::read(rules).unwrap()
    }

    const CARD: &str = "AP1, Balanced, Barrage, Blast 2\", Brutal, Ceaseless, Fusillade, Heavy, Hot, Indirect, \
                        Lethal 5+, Limited, MW3, No Cover, P2, Psychic, Reap 1, Relentless, Rending, Rng 6\", \
                        Silent, Splash 1, Stun, Torrent 2\", Unwieldy";

    #[test]
    fn cards_read_back_as_written() {
        let rules = WeaponRules::read(CARD.split(", ")).unwrap();
        assert_eq!(rules.to_string(), CARD);
        assert_eq!(WeaponRules::default().to_string(), "");
    }

    #[test]
    fn a_card_is_the_same_in_three_languages() {
        let french = "PA1, Équilibré, Barrage, Déflagration 2\", Brutal, Incessant, Fusillade, Lourd, Surchauffe, \
                      Indirect, Létal 5+, Limité, BM3, Pas de Couvert, P2, Psychique, Fauchage 1, Implacable, \
                      Perforant, Por 6\", Silencieux, Projections 1, Étourdissant, Torrent 2\", Encombrant";
        let spanish = "FP1, Equilibrada, Bombardeo, Área 2\", Brutal, Incesante, Fusilada, Pesada, \
                       Sobrecalentamiento, Indirecta, Letal 5+, Limitada, HM3, Sin cobertura, P2, Psíquica, \
                       Destripar 1, Implacable, Desgarradora, Alc. 6\", Silenciosa, Explosión 1, Aturdir, \
                       Ráfaga 2\", Aparatosa";
        let english: Vec<WeaponRules> = CARD.split(", ").map(|rule| read(&[rule])).collect();
        for card in [french, spanish] {
            for spelt in [card.to_owned(), card.to_uppercase(), spelling(card)] {
                let rules: Vec<WeaponRules> = spelt.split(", ").map(|rule| read(&[rule])).collect();
                assert_eq!(rules, english);
            }
        }
    }

    #[test]
    fn false_friends_are_told_apart() {
        assert_eq!(read(&["Perforant"]), read(&["Rending"]));
        assert_eq!(read(&["Perçant 1"]), read(&["P1"]));
        assert_eq!(read(&["Penetración 1"]), read(&["P1"]));
        assert_eq!(read(&["Factor de penetración 1"]), read(&["AP1"]));
        assert_eq!(read(&["Pénétration d’Armure 1"]), read(&["AP 1"]));
        assert_eq!(read(&["Acerada"]), read(&["Desgarradora"]));
        assert_ne!(read(&["Explosión 2"]).splash, 0);
        assert!(read(&["E\u{301}quilibre\u{301}"]).balanced);
    }

    #[test]
    fn numbers_may_be_glued_and_distances_drawn() {
        for (one, other) in [
            ("AP 1", "ap1"),
            ("MW 3", "BM3"),
            ("Lethal 5", "LETAL 5+"),
            ("Blast2\"", "Área 2"),
            ("Torrent ○", "Torrent 2\""),
            ("Rng 3○", "Rng 6\""),
            ("Rng ◆", "Portée 6"),
            ("Rng 2■", "Alcance 6\""),
            ("Por ▲", "Rng 1\""),
            ("Blast ●", "Blast 2"),
        ] {
            assert_eq!(read(&[one]), read(&[other]), "{one}");
        }
    }

    #[test]
    fn of_two_instances_the_better_counts() {
        assert_eq!(read(&["AP1", "AP2", "P1"]), read(&["P1", "PA2"]));
        assert_eq!(read(&["Lethal 5+", "Lethal 4+"]).lethal, Some(4));
        assert_eq!(read(&["Rng 6\"", "Rng 3\""]).range, Some(Length::inches(6)));
        assert_eq!(read(&["Hot", "Hot"]), read(&["Hot"]));
        assert_eq!(read(&["AP1"]).with(read(&["AP1", "Hot"])), read(&["AP1", "Hot"]));
    }

    #[test]
    fn what_is_not_a_weapon_rule_is_refused() {
        for unknown in [
            "Accurate 1",
            "Devastating 2",
            "Piercing Crits 1",
            "Saturate",
            "Seek Light",
            "",
            "Shock",
        ] {
            let error = WeaponRules::read([unknown]).unwrap_err();
            assert!(matches!(error, BadWeaponRule::Unknown(_)), "{error}");
        }
        for bad in [
            "AP",
            "AP0",
            "AP11",
            "Lethal 7+",
            "Hot 3",
            "Rng",
            "Limited 2",
            "Blast 2○○",
            "Rng 99◆",
            "P1.5",
        ] {
            let error = WeaponRules::read([bad]).unwrap_err();
            assert!(matches!(error, BadWeaponRule::Number { .. }), "{bad}: {error}");
        }
        for save in
            ["Invulnerable Save 4+", "Sauvegarde Invulnérable 4+", "Salvación invulnerable 5+"]
        {
            let error = WeaponRules::read([save]).unwrap_err();
            assert!(error.to_string().contains("to the operative"), "{error}");
        }
    }
}
