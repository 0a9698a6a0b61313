//! Weapon rules: names that both editions have, and what either has alone.

use game::rulebook::Rulebook;
use skirmish::Edition;
use table::RuleSet;

use crate::page::{Table, row};

/// A rule that a card of either edition may print, as it is printed there, with what it does in each.
const SHARED: &[(&str, &str, &str)] = &[
    ("Balanced", "one attack die again (KT21-WR-BALANCED)", "the same (KT24-WR-BALANCED-01)"),
    (
        "Blast 2\"",
        "then everybody within x whom the target sees, without Cover (KT21-WR-BLAST, KT21-OP-41); not for Overwatch",
        "the same, but cover and obscured are the primary's (KT24-WR-BLAST-04, KT24-WR-BLAST-06)",
    ),
    ("Brutal", "only critical hits parry it (KT21-WR-BRUTAL)", "the same (KT24-WR-BRUTAL-01)"),
    (
        "Ceaseless",
        "any dice that show 1 again (KT21-WR-CEASELESS)",
        "any dice that show one face of the player's choice (KT24-WR-CEASELESS-01)",
    ),
    (
        "Heavy",
        "no `normal-move`, `charge` or `fall-back` in the activation; `dash` stays (KT21-WR-HEAVY, KT21-OP-53)",
        "no move at all, unless the card exempts one (KT24-WR-HEAVY-01, KT24-WR-HEAVY-03)",
    ),
    (
        "Hot",
        "3 mortal wounds for every discarded 1 (KT21-WR-HOT)",
        "after use one D6; below Hit it takes twice its number of wounds (KT24-WR-HOT-01)",
    ),
    ("Lethal 5+", "hits from x are critical (KT21-WR-LETHAL)", "the same (KT24-WR-LETHAL-01)"),
    (
        "Piercing 1",
        "a name of P1: fewer defence dice only with a critical hit (KT21-WR-P)",
        "fewer defence dice, always (KT24-WR-PIERCING-01)",
    ),
    ("Range 6\"", "targets within x (KT21-WR-RNG)", "the same (KT24-WR-RANGE-01)"),
    ("Relentless", "any dice again (KT21-WR-RELENTLESS)", "the same (KT24-WR-RELENTLESS-01)"),
    (
        "Rending",
        "with a critical hit, one normal hit becomes critical (KT21-WR-RENDING)",
        "the same (KT24-WR-RENDING-01)",
    ),
    (
        "Silent",
        "`shoot` under Conceal (KT21-WR-SILENT); not for Overwatch (KT21-OP-52)",
        "`shoot` under Conceal (KT24-WR-SILENT-01)",
    ),
    (
        "Stun",
        "shooting: APL -1 (KT21-WR-STUN-SHOOT); fighting: the first critical strike discards a normal hit, the second \
         is APL -1 (KT21-WR-STUN-FIGHT)",
        "a retained critical success is APL -1, in both (KT24-WR-STUN-01)",
    ),
    (
        "Torrent 2\"",
        "after each attack another valid target within x of all before (KT21-WR-TORRENT, KT21-OP-42)",
        "targets within x of the primary, all named at once (KT24-WR-TORRENT-02)",
    ),
];

/// A rule that only one edition prints, or each under a name of its own.
const ALONE: &[[(&str, &str); 2]] = &[
    [("AP1", "KT21-WR-AP"), ("Piercing 1", "KT24-WR-PIERCING")],
    [("P1", "KT21-WR-P"), ("Piercing Crits 1", "KT24-WR-PIERCINGCRITS")],
    [("Limited", "KT21-WR-LIMITED"), ("Limited 2", "KT24-WR-LIMITED")],
    [("MW2", "KT21-WR-MW"), ("Devastating 2", "KT24-WR-DEVASTATING")],
    [("Splash 1", "KT21-WR-SPLASH"), ("2\" Devastating 1", "KT24-WR-DEVASTATING")],
    [("Indirect", "KT21-WR-INDIRECT"), ("Seek", "KT24-WR-SEEK")],
    [("No Cover", "KT21-WR-NOCOVER"), ("Saturate", "KT24-WR-SATURATE")],
    [("Barrage", "KT21-WR-BARRAGE"), ("", "")],
    [("Fusillade", "KT21-WR-FUSILLADE"), ("", "")],
    [("Psychic", "KT21-WR-PSYCHIC"), ("", "")],
    [("Reap 1", "KT21-WR-REAP"), ("", "")],
    [("Unwieldy", "KT21-WR-UNWIELDY"), ("", "")],
    [("", ""), ("Accurate 1", "KT24-WR-ACCURATE")],
    [("", ""), ("Punishing", "KT24-WR-PUNISHING")],
    [("", ""), ("Seek Light", "KT24-WR-SEEKLIGHT")],
    [("", ""), ("Severe", "KT24-WR-SEVERE")],
    [("", ""), ("Shock", "KT24-WR-SHOCK")],
];

/// The only rule of section 11 that no weapon has.
const OF_OPERATIVES: &str = "KT21-WR-INV";

pub fn shared() -> Table {
    for (card, ..) in SHARED {
        assert!(reads::<kt21::Kt21>(card) && reads::<kt24::Kt24>(card), "{card}");
    }
    let rows = SHARED
        .iter()
        .map(|(card, earlier, later)| row(card, [earlier, later].map(|cell| (*cell).to_owned())));
    Table {
        title: "Weapon rules with one name",
        says: "Cards of both editions print these; each reads them its own way.",
        columns: &["rule", "2021", "2024"],
        rows: rows.collect(),
    }
}

pub fn alone() -> Table {
    let cell = |of: &(&str, &str), other: bool| match (of.0, other) {
        ("", _) => String::new(),
        (card, false) => format!("{card} ({})", of.1),
        (card, true) => format!("{card} ({}), which 2021 reads as P1", of.1),
    };
    let rows = ALONE.iter().map(|[earlier, later]| {
        assert!(earlier.0.is_empty() || reads::<kt21::Kt21>(earlier.0), "{}", earlier.0);
        assert!(later.0.is_empty() || reads::<kt24::Kt24>(later.0), "{}", later.0);
        assert!(earlier.0.is_empty() || !reads::<kt24::Kt24>(earlier.0), "{}", earlier.0);
        vec![cell(earlier, false), cell(later, !later.0.is_empty() && reads::<kt21::Kt21>(later.0))]
    });
    let rows = rows.collect();
    every_rule_has_a_row();
    Table {
        title: "Weapon rules of one edition",
        says: "Those beside each other do nearly the same. Invulnerable saves (KT21-WR-INV) are the operative's and of\n\
               2021 alone.",
        columns: &["2021", "2024"],
        rows,
    }
}

fn reads<G: Edition>(card: &str) -> bool {
    <G::WeaponRules as skirmish::CardRules>::read(&[card]).is_ok()
}

/// Every weapon rule of both books is on one of the two tables.
fn every_rule_has_a_row() {
    let sentences = SHARED.iter().flat_map(|(_, earlier, later)| [*earlier, *later]);
    let ids = ALONE.iter().flatten().map(|(_, id)| *id);
    let told: String = sentences.chain(ids).chain([OF_OPERATIVES]).collect::<Vec<_>>().join(" ");
    for set in [RuleSet::KT21, RuleSet::KT24] {
        let stem = format!("{}WR-", set.prefix());
        for rule in Rulebook::of(set).rules().iter().filter(|rule| rule.id.starts_with(&stem)) {
            let name = rule.id.strip_prefix(&stem).unwrap_or_default();
            let known = match set {
                RuleSet::KT21 => told.contains(&rule.id),
                _ => told.contains(&format!("{stem}{}", name.split('-').next().unwrap_or(name))),
            };
            assert!(known, "{} is on no row", rule.id);
        }
    }
}
