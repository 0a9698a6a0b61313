//! Army lists of KT4W40K: what is read from them, what is refused, and what is warned of.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod samples;

use battle::Strength;
use geometry::Length;
use kt4w40k::{Army, Aura, Boon, Effect, Keywords, Lasts, Line, Power, Type, When, Whom, Window};
use samples::ARMY;
use table::RuleSet;

/// What is wrong with a changed army, line by line.
fn problems(from: &str, to: &str) -> Vec<String> {
    assert!(ARMY.contains(from), "{from} is not in the file");
    let text = ARMY.replacen(from, to, 1);
    let problems = match catalog::check(&text, "f") {
        Ok(report) => panic!("{from} -> {to} is accepted: {report}"),
        Err(problems) => problems,
    };
    assert_eq!(catalog::read_team(&text, "f").unwrap_err(), problems[0]);
    problems.iter().map(ToString::to_string).collect()
}

fn army(text: &str) -> Army {
    catalog::read_team(text, "f").unwrap().value.of::<kt4w40k::Kt4w40k>().unwrap().clone()
}

#[test]
fn everything_that_a_list_says_is_read() {
    let loaded = catalog::read_team(ARMY, "f").unwrap();
    assert_eq!(loaded.value.rule_set(), RuleSet::KT4W40K);
    assert!(loaded.value.of::<kt24::Kt24>().is_none() && loaded.value.of::<kt18::Kt18>().is_none());
    let army = army(ARMY);
    assert_eq!((army.name.as_str(), army.cp), ("Weir Watch", 5));
    let names: Vec<(&str, usize, u16)> = army
        .units
        .iter()
        .map(|unit| (unit.name.as_str(), unit.models.len(), unit.points))
        .collect();
    // A unit costs what its card says, each model, and each weapon that has a price.
    assert_eq!(
        names,
        [
            ("Reeve", 1, 60),
            ("Upper Watch", 5, 36),
            ("Watch", 3, 19),
            ("Watch", 3, 19),
            ("Punt", 1, 85)
        ]
    );
    let [reeve, watch, .., punt] = army.units.as_slice() else { panic!("five units") };
    let keywords = Keywords {
        infantry: true,
        character: true,
        psyker: true,
        fly: true,
        ..Keywords::default()
    };
    assert_eq!((reeve.keywords, reeve.others.as_slice()), (keywords, &["Weir".to_owned()][..]));
    assert_eq!((reeve.powers.as_slice(), reeve.casts, reeve.denies), (&[Power::Smite][..], 2, 1));
    assert_eq!(reeve.aura, Some(Aura { reach: Length::inches(6), gives: Boon::Leadership }));
    assert!(reeve.reserve && reeve.advance_and_charge && !reeve.fights_first);
    assert!(reeve.has("FLY") && reeve.has("Weir") && !reeve.has("BIKER"));
    let card = &reeve.models[0];
    assert_eq!((card.invulnerable, card.ignores, card.save), (Some(4), Some(6), 3));
    assert!(watch.kind() == Type::Infantry && !watch.degrades());

    let [watcher, .., netter] = watch.models.as_slice() else { panic!("five models") };
    assert_eq!((watcher.name.as_str(), netter.name.as_str()), ("Watcher", "Netter"));
    // What a model does not say is as with the model it is like.
    assert_eq!((watcher.best.attacks, netter.best.attacks), (1, 2));
    assert_eq!((netter.toughness, netter.radius), (3, Length::from_units(1250)));
    let carried = |model: &kt4w40k::Profile| -> Vec<String> {
        model.weapons.iter().map(|weapon| weapon.slug.to_string()).collect()
    };
    assert_eq!(carried(watcher), ["weir-rifle", "flash-pan"]);
    assert_eq!(carried(netter), ["net-gun"]);
    assert_eq!(card.weapons[1].strength, Strength::Plus(1));

    assert_eq!((punt.capacity, punt.kind()), (6, Type::Vehicle));
    let line = |from, m, ws, bs, attacks| Line {
        from,
        movement: Length::inches(m),
        weapon_skill: ws,
        ballistic_skill: bs,
        attacks,
    };
    let hull = &punt.models[0];
    assert_eq!(hull.best, line(6, 10, 5, 4, 3));
    assert_eq!(hull.worse, [line(3, 8, 5, 5, 3), line(1, 8, 6, 5, 1)]);
    // Every number of remaining wounds has its line.
    for (wounds, from) in [(8, 6), (6, 6), (5, 3), (3, 3), (2, 1), (1, 1)] {
        assert_eq!(hull.line(wounds, false).from, from, "{wounds}");
    }

    let [water, current] = army.stratagems.as_slice() else { panic!("two stratagems") };
    assert_eq!(
        (water.cost, water.when, water.effect),
        (2, When::Window(Window::StartOfShooting), Effect::Hit(1))
    );
    assert_eq!((water.slug.as_str(), water.keyword.as_deref()), ("low-water", Some("Weir")));
    assert_eq!((current.cost, current.effect), (1, Effect::Move(Length::inches(3))));
    assert_eq!((water.lasts, current.lasts), (Lasts::Phase, Lasts::Turn));
    assert_eq!((water.must, water.whom), (false, Whom::Own));
    let report = catalog::check(ARMY, "f").unwrap();
    let said = "team \"Weir Watch\": 5 units, 13 models, 219 points, 2 stratagems";
    assert_eq!((report.to_string().as_str(), report.warnings.as_slice()), (said, &[][..]));
}

#[test]
fn lists_that_break_their_own_bounds_are_refused() {
    for (from, to, expected) in [
        (
            "points_limit = 300",
            "points_limit = 218",
            "f:4: points_limit: the units that are taken cost 219",
        ),
        (
            "{ Watcher = 4, Netter = 1 }",
            "{ Watcher = 6, Netter = 1 }",
            "f:130: take[2].models: 7 models, expected 3 to 6",
        ),
        (
            "{ Watcher = 4, Netter = 1 }",
            "{ Netter = 0 }",
            "f:130: take[2].models: 2 models, expected 3 to 6",
        ),
        (
            "{ Watcher = 4, Netter = 1 }",
            "{ Watcher = 4, Netter = 2 }",
            "f:130: take[2].models.Netter: expected a whole number from 0 to 1, found 2",
        ),
        (
            "{ Watcher = 4, Netter = 1 }",
            "{ Watcher = 4, Rower = 1 }",
            "f:130: take[2].models.Rower: no such model: expected Watcher or Netter",
        ),
        (
            "unit = \"Reeve\"",
            "unit = \"Mayor\"",
            "f:126: take[1].unit: expected the name of a unit of this file, found \"Mayor\"",
        ),
        (
            "count = 2\nmodels = { Watcher = 3 }",
            "count = 33\nmodels = { Watcher = 3 }",
            "f:133: take[3].count: expected a whole number from 1 to 32, found 33",
        ),
        (
            "count = 2\nmodels = { Watcher = 3 }",
            "count = 31\nmodels = { Watcher = 3 }",
            "f:131: take[3]: more than 32 units",
        ),
        (
            "points = 80",
            "points = 2001",
            "f:97: unit[3].model[1].points: expected a whole number from 0 to 2000, found 2001",
        ),
        ("size = [3, 6]", "size = [6, 3]", "f:42: unit[1].size[2]: 3 is less than 6"),
        (
            "size = [3, 6]",
            "size = [3, 31]",
            "f:42: unit[1].size[2]: expected a whole number from 1 to 30, found 31",
        ),
    ] {
        assert_eq!(problems(from, to), [expected], "{from} -> {to}");
    }
    let none = ARMY.split("[[take]]").next().unwrap();
    let refused = catalog::check(none, "f").unwrap_err();
    assert_eq!(refused[0].to_string(), "f:1: take: expected 1 to 32 units, found none");
}

#[test]
fn cards_that_cannot_be_are_refused() {
    for (from, to, expected) in [
        (
            "\"VEHICLE\", \"TRANSPORT\"",
            "\"VEHICEL\", \"TRANSPORT\"",
            "f:93: unit[3].keywords[1]: unknown keyword \"VEHICEL\": words in capitals are those that rules look at",
        ),
        (
            "powers = [\"smite\"]\ncasts = 2\n",
            "",
            "f:67: unit[2].powers: expected the powers of a PSYKER",
        ),
        (
            "\"PSYKER\", ",
            "",
            "f:70: unit[2].powers: only a unit with the keyword PSYKER knows powers",
        ),
        (
            "\"VEHICLE\", \"TRANSPORT\"",
            "\"VEHICLE\"",
            "f:94: unit[3].capacity: only a TRANSPORT carries units",
        ),
        (
            "capacity = 6\n",
            "",
            "f:91: unit[3].capacity: expected a whole number from 1 to 30, found nothing",
        ),
        (
            "{ wounds = 5, move = 8, bs = 5 }",
            "{ wounds = 8, move = 8, bs = 5 }",
            "f:111: unit[3].model[1].line[1].wounds: expected fewer wounds than 8: the lines go from best to worst",
        ),
        (
            "{ wounds = 2, ws = 6, attacks = 1 }",
            "{ wounds = 6, ws = 6, attacks = 1 }",
            "f:112: unit[3].model[1].line[2].wounds: expected fewer wounds than 5: the lines go from best to worst",
        ),
        (
            "\"reserve\", \"advance-and-charge\"",
            "\"fights-first\", \"fights-last\"",
            "f:73: unit[2].abilities: a unit cannot fight both first and last",
        ),
        (
            "like = \"Watcher\"",
            "like = \"Rower\"",
            "f:62: unit[1].model[2].like: expected the name of a model before it, found \"Rower\"",
        ),
        (
            "like = \"Watcher\"",
            "like = \"Netter\"",
            "f:62: unit[1].model[2].like: expected the name of a model before it, found \"Netter\"",
        ),
        (
            "name = \"Netter\"",
            "name = \"watcher\"",
            "f:60: unit[1].model[2]: the same name as number 1",
        ),
        ("name = \"Punt\"", "name = \"REEVE\"", "f:91: unit[3]: the same name as number 2"),
        (
            "name = \"Weir pistol\"",
            "name = \"weir-rifle\"",
            "f:14: weapon[2]: the same name as number 1",
        ),
        (
            "weapons = [\"Net gun\"]",
            "weapons = [\"Oar\"]",
            "f:66: unit[1].model[2].weapons[1]: expected the name of a weapon of this file, found \"Oar\"",
        ),
        (
            "weapons = [\"Net gun\"]",
            "weapons = [\"Net gun\", \"net gun\"]",
            "f:66: unit[1].model[2].weapons[2]: the same name as number 1",
        ),
        (
            "type = \"Heavy D3\"",
            "type = \"Bow D3\"",
            "f:23: weapon[3].type: expected \"Assault 2\", \"Rapid Fire 1\", \"Heavy D3\", \"Pistol 1\", \
             \"Grenade D6\" or the like, or \"Melee\", found \"Bow D3\"",
        ),
        (
            "wounds = 8",
            "wounds = 61",
            "f:103: unit[3].model[1].wounds: expected a whole number from 1 to 60, found 61",
        ),
        (
            "ignores = 6",
            "ignores = 7",
            "f:87: unit[2].model[1].ignores: expected a whole number from 2 to 6, found 7",
        ),
    ] {
        let told = problems(from, to);
        // What else fails because of it is told as well.
        assert!(told.contains(&expected.to_owned()), "{from} -> {to}: {told:#?}");
    }
}

#[test]
fn stratagems_that_cannot_be_are_refused() {
    for (from, to, expected) in [
        (
            "when = \"start-of-shooting\"",
            "when = \"teatime\"",
            "stratagem[1].when: expected \"start-of-turn\" or \"start-of-movement\"",
        ),
        (
            "{ hit = 1 }",
            "{ hit = 4 }",
            "stratagem[1].effect.hit: expected a whole number from 1 to 3",
        ),
        ("{ hit = 1 }", "{ hit = 1, save = 1 }", "stratagem[1].effect: expected one of hit, save"),
        (
            "{ hit = 1 }",
            "{ reroll_ones = false }",
            "stratagem[1].effect.reroll_ones: expected true",
        ),
        ("name = \"Current\"", "name = \"Low water\"", "stratagem[2]: the same name as number 1"),
        (
            "name = \"Current\"",
            "name = \"Decisive Move\"",
            "stratagem[2].name: everybody has one of that name",
        ),
        (
            "when = \"start-of-movement\"",
            "when = \"charged\"\nmust = true",
            "stratagem[2].must: only what is used in a window has to be",
        ),
        (
            "when = \"start-of-movement\"",
            "when = \"attacked\"\nwhom = \"enemy\"",
            "stratagem[2].whom: what happens to a unit is answered for that unit",
        ),
        (
            "effect = { hit = 1 }",
            "effect = { heal = 1 }",
            "stratagem[1].lasts: done at once, it does not last",
        ),
    ] {
        let told = problems(from, to);
        assert!(told.len() == 1 && told[0].contains(expected), "{from} -> {to}: {told:#?}");
    }
}

#[test]
fn command_points_come_from_detachments() {
    assert_eq!(army(&ARMY.replace("cp = 2", "cp = 5")).cp, 8);
    let loose = ARMY.replace("points_limit", "battle_forged = false\npoints_limit");
    assert_eq!(army(&loose).cp, 2);
}

#[test]
fn what_may_not_be_meant_is_warned_of() {
    let warnings = |from: &str, to: &str| -> Vec<String> {
        assert!(ARMY.contains(from), "{from} is not in the file");
        let report = catalog::check(&ARMY.replacen(from, to, 1), "f").unwrap();
        report.warnings.iter().map(ToString::to_string).collect()
    };
    for (from, to, expected) in [
        (
            "keyword = \"Weir\"",
            "keyword = \"Rower\"",
            "f:114: stratagem[1]: no unit has the keyword \"Rower\"",
        ),
        ("[[take]]\nunit = \"Punt\"\n", "", "f:91: unit[3]: \"Punt\" is never taken"),
        (
            "weapons = [\"Weir pistol\", \"Boat hook\"]",
            "weapons = [\"Weir pistol\"]",
            "f:34: weapon[5]: no model carries \"Boat hook\"",
        ),
        (
            "capacity = 6",
            "capacity = 2",
            "f:94: unit[3].capacity: holds no unit of INFANTRY but those of single models",
        ),
    ] {
        assert_eq!(warnings(from, to), [expected], "{from} -> {to}");
    }
}
