//! Bad files: what is refused, at which line and field, in which words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod samples;

use samples::{ARMY, KILLZONE, MISSION, MISSION_OF_ARMIES, TEAM};

/// The lines that `check` answers a changed file with; every change has to change something.
fn problems(base: &str, from: &str, to: &str) -> Vec<String> {
    assert!(base.contains(from), "{from} is not in the file");
    let text = base.replacen(from, to, 1);
    let problems = match catalog::check(&text, "f") {
        Ok(report) => panic!("{from} -> {to} is accepted: {report}"),
        Err(problems) => problems,
    };
    let first = match base {
        team if team.contains(catalog::Format::Team.line()) => catalog::read_team(&text, "f").err(),
        killzone if killzone.contains(catalog::Format::Killzone.line()) => {
            catalog::read_killzone(&text, "f").err()
        }
        _ => catalog::read_mission(&text, "f").err(),
    };
    let told = problems.iter().map(ToString::to_string).collect();
    // Only a file that is of no format at all is told differently by those who expect one.
    if !problems[0].field.eq("format") {
        assert_eq!(first.as_ref(), problems.first());
    }
    told
}

fn refused(base: &str, cases: &[(&str, &str, &str)]) {
    catalog::check(base, "f").unwrap();
    for (from, to, expected) in cases {
        assert_eq!(problems(base, from, to), [*expected], "{from} -> {to}");
    }
}

#[test]
fn heads_of_files() {
    refused(
        TEAM,
        &[
            (
                "format = \"coverline team 1\"",
                "format = \"coverline team 2\"",
                "f:1: format: expected \"coverline team 1\" or \"coverline killzone 1\" or \
                 \"coverline mission 1\", found \"coverline team 2\"",
            ),
            (
                "format = \"coverline team 1\"\n",
                "",
                "f:1: format: expected \"coverline team 1\" or \"coverline killzone 1\" or \
                 \"coverline mission 1\", found nothing",
            ),
            (
                "\"kt24\"",
                "\"kt99\"",
                "f:2: rules: expected \"kt18\" or \"kt21\" or \"kt24\" or \"kt4w40k\", found \"kt99\"",
            ),
            (
                "\"Ferry\"",
                "\"\"",
                "f:3: name: expected a name of 1 to 60 characters on one line, found \"\"",
            ),
            (
                "\"Ferry\"",
                "\"a\\nb\"",
                "f:3: name: expected a name of 1 to 60 characters on one line, found \"a\\nb\"",
            ),
            (
                "name = \"Ferry\"",
                "name = 7",
                "f:3: name: expected a name of 1 to 60 characters on one line, found 7",
            ),
            (
                "name = \"Ferry\"",
                "name = \"Ferry\"\ncolour = \"red\"",
                "f:4: colour: unknown field: expected one of format, rules, name, text, operative, ploy, \
                 note, roster, take, equipment",
            ),
            (
                "rules = \"kt24\"",
                "rules = \"kt24\"\nrules = \"kt24\"",
                "f:3: syntax: duplicate key",
            ),
            (
                "name = \"Ferry\"",
                "name = \"Ferry\"\ntext = 5",
                "f:4: text: expected a text, found 5",
            ),
        ],
    );
    let report = catalog::check("format = ", "f").unwrap_err();
    assert_eq!((report[0].line, report[0].field.as_str()), (1, "syntax"));
    let killzone = catalog::read_killzone(TEAM, "f").unwrap_err().to_string();
    assert_eq!(
        killzone,
        "f:1: format: expected \"coverline killzone 1\", found \"coverline team 1\""
    );
}

/// The good team as one of Kill Team 2021, three lines longer.
fn team_of_2021() -> String {
    let defence = "save = 3\ndefence = 3\ninvulnerable = 5\ngroup_activation = 2\n";
    let team = TEAM.replace("\"kt24\"", "\"kt21\"").replace("save = 3\n", defence);
    team.replace("Piercing 1", "AP1").replace("Shock", "Rending")
}

#[test]
fn teams_of_2021() {
    refused(
        &team_of_2021(),
        &[
            (
                "defence = 3\n",
                "",
                "f:4: operative[1].defence: expected a whole number from 0 to 10, found nothing",
            ),
            (
                "defence = 3",
                "defence = 11",
                "f:9: operative[1].defence: expected a whole number from 0 to 10, found 11",
            ),
            (
                "invulnerable = 5",
                "invulnerable = 1",
                "f:10: operative[1].invulnerable: expected a whole number from 2 to 6, found 1",
            ),
            (
                "invulnerable = 5",
                "invulnerable = \"5+\"",
                "f:10: operative[1].invulnerable: expected a whole number from 2 to 6, found \"5+\"",
            ),
            (
                "group_activation = 2",
                "group_activation = 5",
                "f:11: operative[1].group_activation: expected a whole number from 1 to 4, found 5",
            ),
            (
                "save = 3",
                "save = 7",
                "f:8: operative[1].save: expected a whole number from 2 to 6, found 7",
            ),
            (
                "\"AP1\"",
                "\"Piercing Crits 1\"",
                "f:22: operative[1].weapon[1].rules[1]: unknown weapon rule \"Piercing Crits 1\"",
            ),
            (
                "\"AP1\"",
                "\"Invulnerable Save 5+\"",
                "f:22: operative[1].weapon[1].rules[1]: \"Invulnerable Save 5+\" is not a weapon rule: \
                 it belongs to the operative (invulnerable)",
            ),
            (
                "{ save = 1 }",
                "{ free = \"reposition\" }",
                "f:34: ploy[1].effects[1].free: expected \"normal-move\" or \"dash\" or \"fall-back\" or \
                 \"charge\", found \"reposition\"",
            ),
            (
                "rules = [\"Rending\"] }",
                "rules = [\"Shock\"] }",
                "f:42: ploy[2].effects[1].rules[1]: unknown weapon rule \"Shock\"",
            ),
        ],
    );
    let plain = team_of_2021().replace("invulnerable = 5\ngroup_activation = 2\n", "");
    let card = catalog::read_team(&plain, "f")
        .unwrap()
        .value
        .of::<kt21::Kt21>()
        .unwrap()
        .clone()
        .operatives
        .remove(0);
    assert_eq!((card.defence, card.invulnerable, card.group), (3, None, 1));
    let card =
        catalog::read_team(&team_of_2021(), "f").unwrap().value.of::<kt21::Kt21>().unwrap().clone();
    let card = &card.operatives[0];
    assert_eq!((card.defence, card.invulnerable, card.group), (3, Some(5), 2));
}

#[test]
fn cards_of_2024_have_no_defence() {
    refused(
        TEAM,
        &[(
            "save = 3",
            "defence = 3\nsave = 3",
            "f:8: operative[1].defence: unknown field: expected one of name, count, apl, move, save, \
             wounds, base_mm, height, keywords, weapon, note, choice",
        )],
    );
}

#[test]
fn operatives() {
    refused(
        TEAM,
        &[
            (
                "apl = 3",
                "apl = 0",
                "f:6: operative[1].apl: expected a whole number from 1 to 9, found 0",
            ),
            (
                "apl = 3",
                "apl = 2.5",
                "f:6: operative[1].apl: expected a whole number from 1 to 9, found 2.5",
            ),
            (
                "apl = 3\n",
                "",
                "f:4: operative[1].apl: expected a whole number from 1 to 9, found nothing",
            ),
            ("move = 6", "move = 31", "f:7: operative[1].move: expected 0 to 30 inches, found 31"),
            (
                "move = 6",
                "move = nan",
                "f:7: operative[1].move: expected 0 to 30 inches, found nan",
            ),
            (
                "move = 6",
                "move = -inf",
                "f:7: operative[1].move: expected 0 to 30 inches, found -inf",
            ),
            (
                "move = 6",
                "move = 1e300",
                "f:7: operative[1].move: expected 0 to 30 inches, found 1e300",
            ),
            (
                "save = 3",
                "save = 7",
                "f:8: operative[1].save: expected a whole number from 2 to 6, found 7",
            ),
            (
                "wounds = 12",
                "wounds = 10000",
                "f:9: operative[1].wounds: expected a whole number from 1 to 9999, found 10000",
            ),
            (
                "wounds = 12",
                "wounds = 99999999999999999999999",
                "f:9: operative[1].wounds: expected a whole number from 1 to 9999, \
                 found 99999999999999999999999",
            ),
            (
                "base_mm = 32",
                "base_mm = 9.99",
                "f:10: operative[1].base_mm: expected a diameter of 10 to 200 mm, found 9.99",
            ),
            (
                "height = 1.5",
                "height = 0",
                "f:11: operative[1].height: expected 0.1 to 20 inches, found 0",
            ),
            (
                "keywords = [\"Ferry\"]",
                "keywords = \"Ferry\"",
                "f:12: operative[1].keywords: expected a list, found \"Ferry\"",
            ),
            (
                "apl = 3",
                "apl = 3\ncount = 17",
                "f:7: operative[1].count: expected a whole number from 1 to 16, found 17",
            ),
            (
                "wounds = 12",
                "wonds = 12",
                "f:9: operative[1].wonds: unknown field: expected one of name, count, apl, move, save, \
                 wounds, base_mm, height, keywords, weapon, note, choice",
            ),
        ],
    );
    let none = "format = \"coverline team 1\"\nrules = \"kt24\"\nname = \"None\"";
    assert_eq!(
        catalog::read_team(none, "f").unwrap_err().to_string(),
        "f:1: operative: expected 1 to 16 operatives, found none"
    );
    let many = TEAM.replace("apl = 3", "apl = 3\ncount = 16");
    let many = many.replace(
        "[[ploy]]\nname = \"Fog\"",
        "[[operative]]\nname = \"More\"\napl = 2\n\
        move = 6\nsave = 3\nwounds = 9\nbase_mm = 32\nheight = 1\n[[ploy]]\nname = \"Fog\"",
    );
    assert_eq!(
        catalog::read_team(&many, "f").unwrap_err().to_string(),
        "f:27: operative[2]: more than 16 operatives"
    );
}

#[test]
fn weapons() {
    refused(
        TEAM,
        &[
            (
                "reach = \"ranged\"",
                "reach = \"far\"",
                "f:15: operative[1].weapon[1].reach: expected \"ranged\" or \"melee\", found \"far\"",
            ),
            (
                "attacks = 4",
                "attacks = 21",
                "f:16: operative[1].weapon[1].attacks: expected a whole number from 0 to 20, found 21",
            ),
            (
                "hit = 3",
                "hit = 1",
                "f:17: operative[1].weapon[1].hit: expected a whole number from 2 to 6, found 1",
            ),
            (
                "damage = [3, 5]",
                "damage = [3]",
                "f:18: operative[1].weapon[1].damage: expected the damage [normal, critical], \
                 found a list of 1",
            ),
            (
                "damage = [3, 5]",
                "damage = [3, 101]",
                "f:18: operative[1].weapon[1].damage[2]: expected a whole number from 0 to 100, found 101",
            ),
            (
                "[\"Piercing 1\"]",
                "[\"Stun\", \"Fusillade\"]",
                "f:19: operative[1].weapon[1].rules[2]: unknown weapon rule \"Fusillade\"",
            ),
            (
                "[\"Piercing 1\"]",
                "[\"Piercing 11\"]",
                "f:19: operative[1].weapon[1].rules[1]: weapon rule \"Piercing 11\": \
                 expected Piercing 1 to 10",
            ),
            (
                "name = \"Cane\"\nreach = \"melee\"",
                "name = \"PEPPERBOX!\"\nreach = \"ranged\"",
                "f:20: operative[1].weapon[2]: the same name as number 1",
            ),
            (
                "\"Pepperbox\"",
                "\"?!\"",
                "f:14: operative[1].weapon[1].name: expected a name with a letter or a digit, found \"?!\"",
            ),
            (
                "\"Pepperbox\"",
                "\"A Pepperbox of Quite Unusual Length\"",
                "f:14: operative[1].weapon[1].name: too long: \"a-pepperbox-of-quite-unusual-length\" \
                 has 35 bytes, at most 32",
            ),
        ],
    );
}

#[test]
fn ploys() {
    refused(
        TEAM,
        &[
            ("name = \"Paid\"", "name = \"FOG\"", "f:32: ploy[2]: the same name as number 1"),
            (
                "phase = \"strategy\"",
                "phase = \"psychic\"",
                "f:28: ploy[1].phase: expected \"strategy\" or \"firefight\", found \"psychic\"",
            ),
            (
                "phase = \"strategy\"",
                "phase = \"strategy\"\nmoment = \"activation\"",
                "f:29: ploy[1].moment: only firefight ploys have a moment",
            ),
            (
                "moment = \"activation\"\n",
                "",
                "f:32: ploy[2].moment: expected \"activation\" or \"attacked\", found nothing",
            ),
            (
                "whom = \"team\"",
                "whom = \"self\"",
                "f:29: ploy[1].whom: nobody is active in the Strategy phase: \"team\" or \"one\"",
            ),
            (
                "lasts = \"turning-point\"",
                "lasts = \"action\"",
                "f:30: ploy[1].lasts: a strategy ploy lasts for the \"turning-point\"",
            ),
            (
                "cost = 2",
                "cost = -1",
                "f:38: ploy[2].cost: expected a whole number from 0 to 9, found -1",
            ),
            ("[{ save = 1 }]", "[]", "f:31: ploy[1].effects: expected 1 to 8 effects, found none"),
            (
                "{ save = 1 }",
                "{ save = 1, heal = 2 }",
                "f:31: ploy[1].effects[1]: expected one of weapons, move, apl, save, heal, order, \
                 steady, free",
            ),
            (
                "{ save = 1 }",
                "{ save = 0 }",
                "f:31: ploy[1].effects[1].save: expected a whole number from 1 to 4, found 0",
            ),
            (
                "{ save = 1 }",
                "{ save = 1, rules = [\"Stun\"] }",
                "f:31: ploy[1].effects[1].rules: rules go with \"weapons\"",
            ),
            (
                "{ save = 1 }",
                "{ steady = false }",
                "f:31: ploy[1].effects[1].steady: expected true, found false",
            ),
            (
                "{ save = 1 }",
                "{ free = \"swim\" }",
                "f:31: ploy[1].effects[1].free: expected \"reposition\" or \"dash\" or \"fall-back\" or \
                 \"charge\", found \"swim\"",
            ),
            (
                "{ save = 1 }",
                "{ fly = 1 }",
                "f:31: ploy[1].effects[1].fly: unknown field: expected one of weapons, move, apl, save, \
                 heal, order, steady, free, rules",
            ),
            (
                "{ save = 1 }",
                "{ move = 7 }",
                "f:31: ploy[1].effects[1].move: expected -6 to 6 inches, found 7",
            ),
            (
                "rules = [\"Shock\"] }",
                "rules = [] }",
                "f:39: ploy[2].effects[1].rules: expected the rules that are lent",
            ),
        ],
    );
}

#[test]
fn killzones() {
    refused(
        KILLZONE,
        &[
            ("[30, 22]", "[30, 73]", "f:3: size[2]: expected 1 to 72 inches, found 73"),
            ("[30, 22]", "30", "f:3: size: expected a size [width, depth], found 30"),
            (
                "\"heavy\"",
                "\"medium\"",
                "f:6: terrain[1].type: expected \"heavy\" or \"light\", found \"medium\"",
            ),
            ("top = 5", "top = 21", "f:7: terrain[1].top: expected 0 to 20 inches, found 21"),
            ("top = 3", "top = 0.5", "f:13: terrain[2].top: 0.5 is not above the bottom, 0.5"),
            (
                "[14, 6]",
                "[31, 6]",
                "f:8: terrain[1].footprint[2][1]: expected 0 to 30 inches, found 31",
            ),
            (
                "[14, 6]",
                "[14, inf]",
                "f:8: terrain[1].footprint[2][2]: expected 0 to 22 inches, found inf",
            ),
            (
                "[14, 6]",
                "[14]",
                "f:8: terrain[1].footprint[2]: expected a point [x, y], found a list of 1",
            ),
            (
                "[[8, 6], [14, 6], [14, 10], [8, 10]]",
                "[[8, 6], [14, 10], [14, 6], [8, 12]]",
                "f:8: terrain[1].footprint: the edges from corner 1 and corner 3 cross",
            ),
            (
                "[[8, 6], [14, 6], [14, 10], [8, 10]]",
                "[[8, 6], [14, 6]]",
                "f:8: terrain[1].footprint: a footprint needs at least 3 corners",
            ),
            (
                "[14, 6], [14, 10]",
                "[14, 6], [8, 6]",
                "f:8: terrain[1].footprint: corners 1 and 3 are the same point",
            ),
            (
                "rect = [18, 12, 22, 16]",
                "rect = [18, 12, 18, 16]",
                "f:14: terrain[2].rect: a rectangle needs a width and a depth",
            ),
            (
                "rect = [18, 12, 22, 16]",
                "rect = [18, 12, 22]",
                "f:14: terrain[2].rect: expected a rectangle [x0, y0, x1, y1], found a list of 3",
            ),
            (
                "rect = [18, 12, 22, 16]\n",
                "",
                "f:9: terrain[2]: expected a footprint or a rect, found neither",
            ),
            (
                "vantage = true",
                "footprint = [[1, 1], [2, 1], [2, 2]]",
                "f:14: terrain[2].rect: expected a footprint or a rect, found both",
            ),
            (
                "vantage = true",
                "vantage = 1",
                "f:15: terrain[2].vantage: expected true or false, found 1",
            ),
            (
                "to = [6, 18]",
                "to = [0, 18]",
                "f:18: wall[1].to: expected another point than \"from\"",
            ),
            ("\"Back door\"", "\"SIDE DOOR\"", "f:23: door[2]: the same name as number 1"),
            (
                "at = [11, 8]",
                "at = [11, -8]",
                "f:29: objective[1].at[2]: expected 0 to 22 inches, found -8",
            ),
        ],
    );
    confined_boards();
    let doors = (0..64).map(|i| format!("[[door]]\nname = \"{i}\"\nfrom = [1, 1]\nto = [2, 2]\n"));
    let text = "format = \"coverline killzone 1\"\nname = \"x\"\nsize = [30, 22]\n".to_owned();
    assert_eq!(
        catalog::read_killzone(&doors.fold(text.clone(), |all, door| all + &door), "f")
            .unwrap_err()
            .to_string(),
        "f:256: door[64]: one too many: at most 63"
    );
    let parts =
        (0..201).map(|i| format!("[[terrain]]\nname = \"{i}\"\ntop = 1\nrect = [1, 1, 2, 2]\n"));
    assert_eq!(
        catalog::read_killzone(&parts.fold(text, |all, part| all + &part), "f")
            .unwrap_err()
            .to_string(),
        "f:804: terrain[201]: one too many: at most 200"
    );
}

/// What only confined boards have.
fn confined_boards() {
    let confined = format!(
        "{}{}",
        KILLZONE.replacen("size", "confines_tactics = true\nsize", 1),
        r#"[[control_point]]
name = "Lever"
at = [11, 9]
radius = 1
[[control_point]]
name = "Wheel"
at = [12, 9]
[[drop_zone]]
name = "South"
rect = [0, 0, 30, 3]
[[drop_zone]]
name = "North"
footprint = [[0, 19], [30, 19], [30, 22], [0, 22]]
"#
    );
    let map = catalog::read_killzone(&confined, "f").unwrap().value;
    assert!(map.confines_tactics);
    assert!(!catalog::read_killzone(KILLZONE, "f").unwrap().value.confines_tactics);
    let radii: Vec<i32> = map.killzone.control_points().iter().map(|c| c.radius.units()).collect();
    assert_eq!(radii, [2540, 1270]);
    let five = (0..5).map(|i| {
        let (low, high) = (5 * i, 5 * i + 1);
        format!("[[drop_zone]]\nname = \"{i}\"\nrect = [{low}, 20, {high}, 22]\n")
    });
    let five = five.collect::<String>();
    refused(
        &confined,
        &[
            (
                "confines_tactics = true",
                "confines_tactics = 1",
                "f:3: confines_tactics: expected true or false, found 1",
            ),
            (
                "radius = 1",
                "radius = 3.5",
                "f:34: control_point[1].radius: expected 0 to 3 inches, found 3.5",
            ),
            (
                "radius = 1",
                "reach = 1",
                "f:34: control_point[1].reach: unknown field: expected one of name, at, radius",
            ),
            ("\"Wheel\"", "\"LEVER\"", "f:35: control_point[2]: the same name as number 1"),
            (
                "at = [12, 9]\n",
                "",
                "f:35: control_point[2].at: expected a point [x, y], found nothing",
            ),
            (
                "rect = [0, 0, 30, 3]",
                "",
                "f:38: drop_zone[1]: expected a footprint or a rect, found neither",
            ),
            (
                "rect = [0, 0, 30, 3]",
                "rect = [0, 0, 30, 20]",
                "f:41: drop_zone[2]: overlaps the drop zone \"South\"",
            ),
            ("\"North\"", "\"south\"", "f:41: drop_zone[2]: the same name as number 1"),
            (
                "[[drop_zone]]\nname = \"South\"\nrect = [0, 0, 30, 3]\n[[drop_zone]]\nname = \"North\"\n\
                 footprint = [[0, 19], [30, 19], [30, 22], [0, 22]]\n",
                &five,
                "f:50: drop_zone[5]: one too many: at most 4",
            ),
        ],
    );
}

#[test]
fn missions() {
    refused(
        MISSION,
        &[
            (
                "turning_points = 4",
                "turning_points = 0",
                "f:4: turning_points: expected a whole number from 1 to 10, found 0",
            ),
            (
                "  [[0, 0], [30, 0], [30, 4], [0, 4]],\n",
                "",
                "f:5: drop_zones: expected two polygons, found a list of 1",
            ),
            (
                "[30, 4], [0, 4]",
                "[0, 4], [20, 6]",
                "f:6: drop_zones[1]: the edges from corner 2 and corner 4 cross",
            ),
            ("[30, 4], [0, 4]", "[30, 19], [0, 19]", "f:7: drop_zones[2]: the drop zones overlap"),
            ("[30, 22]", "[30, 99]", "f:7: drop_zones[2][3][2]: expected 0 to 72 inches, found 99"),
        ],
    );
}

#[test]
fn missions_of_armies() {
    refused(
        MISSION_OF_ARMIES,
        &[
            ("hold = 1", "hold = 11", "f:5: hold: expected a whole number from 0 to 10, found 11"),
            (
                "first_deployer_bonus = true",
                "first_deployer_bonus = 1",
                "f:7: first_deployer_bonus: expected true or false, found 1",
            ),
            (
                "  [[0, 30], [20, 30], [20, 44], [0, 44]],\n  [[40, 30], [60, 30], [60, 44], [40, 44]],\n",
                "",
                "f:8: drop_zones: expected two to four polygons, found a list of 1",
            ),
            (
                "[[0, 30], [20, 30], [20, 44], [0, 44]]",
                "[[0, 13], [20, 13], [20, 44], [0, 44]]",
                "f:10: drop_zones[2]: the drop zones overlap",
            ),
            (
                "\"kt4w40k\"",
                "\"kt24\"",
                "f:5: hold: unknown field: expected one of format, rules, name, text, drop_zones, turning_points",
            ),
        ],
    );
}

#[test]
fn all_broken_entries_are_named_in_the_order_of_lines() {
    let text = KILLZONE.replace("top = 5", "top = 0").replace("to = [6, 18]", "to = [0, 18]");
    let problems = catalog::check(&text.replace("at = [11", "on = [11"), "f").unwrap_err();
    let lines: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
    assert_eq!(lines, [7, 18, 29]);
}

#[test]
fn a_file_cut_anywhere_is_read_or_refused_in_single_lines() {
    for base in [TEAM, KILLZONE, MISSION, ARMY, MISSION_OF_ARMIES] {
        let mut refused = 0;
        for end in 0..base.len() {
            let text = &base[..end];
            for problem in catalog::check(text, "f").err().into_iter().flatten() {
                refused += 1;
                assert!((1..=text.lines().count() + 1).contains(&problem.line), "{problem}");
                assert_eq!(problem.to_string().lines().count(), 1, "{problem}");
            }
        }
        assert!(refused > base.len() / 2, "only {refused} problems");
    }
}
