//! Teams of Kill Team 2018: what is read from them, and what is refused.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod samples;

use battle::{Amount, Kind, Strength, WeaponRules};
use geometry::Length;
use kt18::{Aura, Boon, Keywords, Power};
use samples::TEAM_KT18;
use table::RuleSet;

/// What is wrong with a changed team, line by line.
fn problems(from: &str, to: &str) -> Vec<String> {
    assert!(TEAM_KT18.contains(from), "{from} is not in the file");
    let text = TEAM_KT18.replacen(from, to, 1);
    let problems = catalog::check(&text, "f").unwrap_err();
    assert_eq!(catalog::read_team(&text, "f").unwrap_err(), problems[0]);
    problems.iter().map(ToString::to_string).collect()
}

/// The warnings about a changed team.
fn warnings(from: &str, to: &str) -> Vec<String> {
    assert!(TEAM_KT18.contains(from), "{from} is not in the file");
    let report = catalog::check(&TEAM_KT18.replacen(from, to, 1), "f").unwrap();
    report.warnings.iter().map(ToString::to_string).collect()
}

#[test]
fn wounds_may_be_ignored() {
    let team = |text: &str| {
        catalog::read_team(text, "f").unwrap().value.of::<kt18::Kt18>().unwrap().clone()
    };
    assert_eq!(team(TEAM_KT18).models[0].ignores, None);
    let spared = TEAM_KT18.replacen("invulnerable = 5", "invulnerable = 5\nignores = 6", 1);
    assert_eq!(team(&spared).models[0].ignores, Some(6));
    let [problem] = problems("invulnerable = 5", "ignores = 7").try_into().unwrap();
    assert!(problem.contains("model[1].ignores: expected a whole number from 2 to 6"), "{problem}");
}

#[test]
fn everything_that_a_card_says_is_read() {
    let loaded = catalog::read_team(TEAM_KT18, "f").unwrap();
    assert_eq!(loaded.value.rule_set(), RuleSet::KT18);
    assert!(loaded.value.of::<kt24::Kt24>().is_none() && loaded.value.of::<kt21::Kt21>().is_none());
    let team = loaded.value.of::<kt18::Kt18>().unwrap().clone();
    assert_eq!((team.name.as_str(), team.models.len()), ("Lockkeepers", 3));
    assert_eq!(team.models[0], team.models[1]);
    let captain = &team.models[0];
    let numbers = [
        captain.weapon_skill,
        captain.ballistic_skill,
        captain.strength,
        captain.toughness,
        captain.wounds,
        captain.attacks,
        captain.leadership,
        captain.save,
        captain.casts,
    ];
    assert_eq!(numbers, [3, 4, 3, 4, 2, 3, 8, 4, 1]);
    assert_eq!((captain.movement, captain.invulnerable), (Length::inches(6), Some(5)));
    assert_eq!(captain.radius, Length::from_units(1600));
    let keywords = Keywords { infantry: true, fly: false, psyker: true, comms: true };
    assert_eq!((captain.keywords, captain.others.as_slice()), (keywords, &["Lock".to_owned()][..]));
    assert_eq!(captain.powers, [Power::Psybolt]);
    let aura = Aura { reach: Length::inches(6), gives: Boon::Leadership };
    assert_eq!(captain.aura, Some(aura));
    let [thrower, windlass] = captain.weapons.as_slice() else { panic!("two weapons") };
    assert_eq!(thrower.slug.as_str(), "bolt-thrower");
    assert_eq!(
        (thrower.range, thrower.kind, thrower.strength, thrower.ap, thrower.damage),
        (
            Length::inches(24),
            Kind::RapidFire(Amount::fixed(1)),
            Strength::Fixed(4),
            -1,
            Amount::fixed(1)
        )
    );
    assert_eq!(thrower.rules, WeaponRules::default());
    assert!(windlass.rules.to_string() == "re-roll hits 1" && windlass.is_melee());
    assert_eq!(
        (windlass.range, windlass.strength, windlass.ap, windlass.damage),
        (Length::ZERO, Strength::Times(2), 0, "D3".parse().unwrap())
    );
    let lookout = &team.models[2];
    assert!(lookout.keywords.fly && !lookout.keywords.infantry);
    assert_eq!((lookout.save, lookout.invulnerable, lookout.casts), (7, None, 0));
    assert_eq!(lookout.weapons[0].strength, Strength::Plus(0));
    let report = catalog::check(TEAM_KT18, "f").unwrap();
    assert_eq!(report.to_string(), "team \"Lockkeepers\": 3 models, 5 weapons, 2 powers");
    assert_eq!(report.warnings, []);
}

#[test]
fn strengths_and_damages_have_several_forms() {
    let windlass = |from: &str, to: &str| {
        let team = catalog::read_team(&TEAM_KT18.replacen(from, to, 1), "f").unwrap();
        team.value.of::<kt18::Kt18>().unwrap().clone().models[0].weapons[1].clone()
    };
    for (text, strength) in [
        ("\"×3\"", Strength::Times(3)),
        ("\"+2\"", Strength::Plus(2)),
        ("\"6\"", Strength::Fixed(6)),
        ("20", Strength::Fixed(20)),
    ] {
        assert_eq!(windlass("\"x2\"", text).strength, strength, "{text}");
    }
    for (text, damage) in [("3", "3"), ("\"2\"", "2"), ("\"D6+1\"", "D6+1")] {
        assert_eq!(windlass("\"D3\"", text).damage, damage.parse().unwrap(), "{text}");
    }
}

#[test]
fn what_cannot_be_is_refused_at_its_line_and_field() {
    let of_range = |field: &str, line: u32, range: &str, found: &str| {
        format!("f:{line}: model[1].{field}: expected a whole number from {range}, found {found}")
    };
    for (from, to, expected) in [
        ("ws = 3", "ws = 7", of_range("ws", 8, "2 to 6", "7")),
        ("bs = 4", "bs = 1", of_range("bs", 9, "2 to 6", "1")),
        ("strength = 3", "strength = 0", of_range("strength", 10, "1 to 10", "0")),
        ("toughness = 4", "toughness = 11", of_range("toughness", 11, "1 to 10", "11")),
        ("wounds = 2", "wounds = 21", of_range("wounds", 12, "1 to 20", "21")),
        ("attacks = 3", "attacks = 11", of_range("attacks", 13, "0 to 10", "11")),
        ("leadership = 8", "leadership = 13", of_range("leadership", 14, "1 to 12", "13")),
        ("save = 4", "save = 8", of_range("save", 15, "2 to 7", "8")),
        ("invulnerable = 5", "invulnerable = 7", of_range("invulnerable", 16, "2 to 6", "7")),
        ("count = 2", "count = 13", of_range("count", 6, "1 to 12", "13")),
        ("save = 4\n", "", of_range("save", 4, "2 to 7", "nothing")),
        ("ap = -1", "ap = 1", of_range("weapon[1].ap", 28, "-6 to 0", "1")),
        ("powers = [\"psybolt\"]", "casts = 7", of_range("casts", 21, "0 to 6", "7")),
    ] {
        assert_eq!(problems(from, to), [expected], "{from} -> {to}");
    }
    let strengths =
        "expected a whole number from 1 to 20, \"User\", \"+1\" to \"+9\" or \"x2\" to \"x4\"";
    let kinds = "expected \"Assault 2\", \"Rapid Fire 1\", \"Heavy D3\", \"Pistol 1\", \"Grenade D6\" \
                 or the like, or \"Melee\"";
    let damages =
        "expected a whole number from 1 to 20, \"D3\", \"D6\", \"2D6\", \"D3+3\" or the like";
    let weapon = |line: u32, field: &str, what: &str| {
        let number = if line < 30 { 1 } else { 2 };
        format!("f:{line}: model[1].weapon[{number}].{field}: {what}")
    };
    for (from, to, expected) in [
        ("\"x2\"", "\"x9\"", weapon(33, "strength", &format!("{strengths}, found \"x9\""))),
        ("\"x2\"", "\"+0\"", weapon(33, "strength", &format!("{strengths}, found \"+0\""))),
        ("\"x2\"", "\"user\"", weapon(33, "strength", &format!("{strengths}, found \"user\""))),
        ("\"x2\"", "0", weapon(33, "strength", &format!("{strengths}, found 0"))),
        ("\"D3\"", "\"D4\"", weapon(34, "damage", &format!("{damages}, found \"D4\""))),
        ("\"D3\"", "0", weapon(34, "damage", &format!("{damages}, found 0"))),
        ("Rapid Fire 1", "Rapid 1", weapon(26, "type", &format!("{kinds}, found \"Rapid 1\""))),
        ("Rapid Fire 1", "Assault 0", weapon(26, "type", &format!("{kinds}, found \"Assault 0\""))),
        ("range = 24\n", "", weapon(23, "range", "expected 1 to 72 inches, found nothing")),
        (
            "type = \"Melee\"",
            "type = \"Melee\"\nrange = 2",
            weapon(33, "range", "a Melee weapon has no range"),
        ),
    ] {
        assert_eq!(problems(from, to), [expected], "{from} -> {to}");
    }
    for (from, to, expected) in [
        (
            "move = 6",
            "apl = 2",
            "f:7: model[1].apl: unknown field: expected one of name, count, move, ws, bs, strength, \
             toughness, wounds, attacks, leadership, save, invulnerable, ignores, base_mm, height, keywords, \
             specialism, powers, casts, aura, weapon, note, choice",
        ),
        (
            "name = \"Lockkeepers\"",
            "name = \"Lockkeepers\"\nploy = []",
            "f:4: ploy: unknown field: expected one of format, rules, name, text, model, note, \
             roster, take, equipment",
        ),
        (
            "\"comms\"",
            "\"medic\"",
            "f:20: model[1].specialism: expected \"comms\", found \"medic\"",
        ),
        (
            "\"psybolt\"",
            "\"smite\"",
            "f:21: model[1].powers[1]: expected \"psybolt\", found \"smite\"",
        ),
        (
            "\"PSYKER\", ",
            "",
            "f:21: model[1].powers: only a model with the keyword PSYKER knows powers",
        ),
        (
            "keywords = [\"FLY\"]",
            "casts = 1",
            "f:49: model[2].casts: only a model with the keyword PSYKER knows powers",
        ),
        (
            "reach = 6",
            "reach = 0.5",
            "f:22: model[1].aura.reach: expected 1 to 24 inches, found 0.5",
        ),
        (
            "\"leadership\"",
            "\"courage\"",
            "f:22: model[1].aura.gives: expected \"reroll-ones\" or \"leadership\", found \"courage\"",
        ),
        ("\"Windlass\"", "\"Bolt-thrower\"", "f:30: model[1].weapon[2]: the same name as number 1"),
        (
            "\"Flare\"",
            "\"Bare hands\"",
            "f:50: model[2].weapon[1]: the same name as its bare hands",
        ),
        (
            "name = \"Lookout\"",
            "name = \"Lookout\"\ncount = 11",
            "f:36: model[2]: more than 12 models",
        ),
    ] {
        assert_eq!(problems(from, to), [expected], "{from} -> {to}");
    }
    let none = "format = \"coverline team 1\"\nrules = \"kt18\"\nname = \"Nobody\"\n";
    assert_eq!(
        catalog::read_team(none, "f").unwrap_err().to_string(),
        "f:1: model: expected 1 to 12 models, found none"
    );
}

#[test]
fn bare_hands_take_a_place_among_the_weapons() {
    let flare = TEAM_KT18.rfind("[[model.weapon]]").unwrap();
    let (before, flare) = TEAM_KT18.split_at(flare);
    let many = |count: usize| {
        let flares = (0..count).map(|i| flare.replace("Flare", &format!("Flare {i}")));
        catalog::check(&format!("{before}{}", flares.collect::<String>()), "f")
    };
    assert!(many(7).is_ok());
    let refused = many(8).unwrap_err();
    assert_eq!(
        refused[0].to_string(),
        "f:92: model[2].weapon[8]: one too many: at most 8 with its bare hands"
    );
}

#[test]
fn what_may_not_be_meant_is_warned_of() {
    assert_eq!(
        warnings("base_mm = 32", "base_mm = 51"),
        ["f:17: model[1].base_mm: too wide for a doorway of 2\""]
    );
    assert_eq!(
        warnings("\"Infantry\", ", ""),
        ["f:4: model: no model has the keyword INFANTRY: nobody can work doors"]
    );
    let flare = &TEAM_KT18[TEAM_KT18.rfind("[[model.weapon]]").unwrap()..];
    assert_eq!(warnings(flare, ""), ["f:36: model[2]: has no weapon but its bare hands"]);
}
