//! `coverline list`, `show`, `new`, and `check` on what they write.

use serde_json::Value;

use crate::running::run;

#[test]
fn lists_have_the_shape_of_the_contract() {
    for (what, fields) in [
        ("teams", &["operatives"][..]),
        ("killzones", &["size", "terrain", "walls", "doors"]),
        ("missions", &["players", "scores"]),
    ] {
        let all = run(&["list", what, "--json"], "").json();
        let all = all.as_array().unwrap();
        assert!(all.len() >= 4, "{what}");
        for one in all {
            assert!(
                one["id"].is_string() && one["name"].is_string() && one["summary"].is_string(),
                "{one}"
            );
            assert!(!one["rules"].as_array().unwrap().is_empty(), "{one}");
            let phased = one["rules"][0] == "kt18" || one["rules"][0] == "kt4w40k";
            let fields = if what == "teams" && phased { &["models"][..] } else { fields };
            assert!(fields.iter().all(|field| one.get(field).is_some()), "{one}");
        }
    }
    let teams = run(&["list", "teams", "--rules", "kt24", "--json"], "").json();
    assert!(
        teams.as_array().unwrap().iter().all(|team| team["rules"] == serde_json::json!(["kt24"]))
    );
    let told = run(&["list", "--lang", "fr"], "").out;
    assert!(
        told.contains("Équipes") && told.contains("lantern-company") && told.contains("agents"),
        "{told}"
    );
}

#[test]
fn everything_on_the_lists_can_be_shown() {
    for what in ["teams", "killzones", "missions"] {
        for one in run(&["list", what, "--json"], "").json().as_array().unwrap() {
            let id = one["id"].as_str().unwrap();
            let text = run(&["show", id], "");
            assert!(
                text.out.starts_with(one["name"].as_str().unwrap()),
                "{id}: {}{}",
                text.out,
                text.err
            );
            assert_eq!(run(&["show", id, "--json"], "").json()["name"], one["name"], "{id}");
            let page = run(&["show", id, "--format", "markdown"], "").out;
            assert!(page.starts_with("# "), "{page}");
            let drawn = run(&["show", id, "--format", "svg"], "");
            match what {
                "teams" => assert!(drawn.refused().contains("only killzones and missions"), "{id}"),
                _ => assert!(drawn.out.starts_with("<svg "), "{id}: {}", drawn.err),
            }
        }
    }
    let card = run(&["show", "lantern-company/long-glass"], "").out;
    assert!(card.starts_with("Long Glass\n") && card.contains("Glass rifle, braced"), "{card}");
    let ploy = run(&["show", "lantern-company/full-flame"], "").out;
    assert!(ploy.contains("The shutters come off."), "{ploy}");
    assert_eq!(
        run(&["show", "lantern-company/long-glass", "--json"], "").json()["name"],
        "Long Glass"
    );
    let typo = run(&["show", "coperage-yard"], "");
    assert!(typo.refused().contains("did you mean cooperage-yard?"), "{}", typo.err);
}

#[test]
fn what_is_begun_passes_its_check_and_can_be_played() {
    let folder = std::env::temp_dir().join(format!("coverline-new-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for rules in ["kt24", "kt21", "kt18", "kt4w40k"] {
        for what in ["team", "killzone", "mission"] {
            if what == "mission" && rules == "kt18" {
                continue;
            }
            let file = folder.join(format!("{what}-{rules}.toml"));
            let file = file.to_str().unwrap();
            let made = run(&["new", what, file, "--rules", rules, "--name", "Mine Own"], "");
            assert_eq!((made.status, made.err.as_str()), (0, ""), "{rules} {what}");
            let checked = run(&["check", file], "");
            assert!(
                checked.out.contains("ok, ") && checked.out.contains("Mine Own"),
                "{}",
                checked.out
            );
            assert!(!checked.out.contains("warning"), "{rules} {what}: {}", checked.out);
            let again = run(&["new", what, file], "");
            assert!(again.refused().contains("there is such a file already"), "{}", again.err);
        }
        let at =
            |what: &str| folder.join(format!("{what}-{rules}.toml")).to_str().unwrap().to_owned();
        let (team, board) = (at("team"), at("killzone"));
        let teams = format!("{team},{team}");
        let played = run(
            &[
                "sim",
                "--rules",
                rules,
                "--games",
                "1",
                "--teams",
                &teams,
                "--killzone",
                &board,
                "--json",
            ],
            "",
        );
        assert_eq!(played.json()["games"], 1, "{rules}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
    let piped = run(&["new", "killzone"], "").out;
    assert!(
        piped.starts_with("# A killzone.") && piped.contains("name = \"My Killzone\""),
        "{piped}"
    );
}

const FLOORS: &str = "format = \"coverline killzone 1\"
name = \"Floors\"
size = [30, 22]

[[terrain]]
name = \"Pillar\"
type = \"heavy\"
top = 4
rect = [6, 6, 6.4, 6.4]
vantage = true

[[terrain]]
name = \"Loft\"
type = \"heavy\"
top = 3
rect = [15, 8, 20, 12]
vantage = true
";

#[test]
fn authors_are_warned_of_floors_and_zones() {
    let checked = run(&["check", "-"], FLOORS);
    assert_eq!(checked.status, 0);
    assert_eq!(checked.out.matches("no base of 25 mm can climb").count(), 1, "{}", checked.out);
    let walled = format!("{FLOORS}\n[[wall]]\nfrom = [17, 0]\nto = [17, 22]\n");
    let checked = run(&["check", "-"], &walled).out;
    assert!(
        checked.contains("-:12: warning: terrain[2]: a wall runs through this floor")
            || checked.contains("a wall runs through this floor"),
        "{checked}"
    );
    let mission = "format = \"coverline mission 1\"\nrules = \"kt24\"\nname = \"Far\"\nturning_points = 4\n\
        drop_zones = [[[0, 0], [5, 0], [5, 22]], [[60, 0], [70, 0], [70, 22]]]\n";
    let checked = run(&["check", "-"], mission).out;
    assert!(checked.contains("a zone reaches to 70 by 22"), "{checked}");
}

#[test]
fn a_wall_that_crosses_a_sliver_of_a_floor_is_seen() {
    let sliver = |wall: &str| {
        let board = format!("{FLOORS}\n[[wall]]\n{wall}\n")
            .replace("[15, 8, 20, 12]", "[14.2, 8, 14.3, 12]");
        run(&["check", "-"], &board).out
    };
    let through = "a wall runs through this floor";
    assert!(sliver("from = [0, 11]\nto = [30, 11]").contains(through));
    // Along its edge it runs beside it.
    assert!(!sliver("from = [14.2, 0]\nto = [14.2, 22]").contains(through));
}

#[test]
fn problems_and_warnings_are_in_the_language_of_the_reader() {
    let warned = run(&["check", "--lang", "it", "-"], FLOORS).out;
    assert!(warned.contains(":5: warning: terrain[1]: Nessuna basetta di 25 mm"), "{warned}");
    assert!(!warned.contains("can climb"), "{warned}");
    let flat = FLOORS
        .replace("rect = [15, 8, 20, 12]", "footprint = [[9, 9], [11, 11], [11, 9], [9, 11]]");
    let crossed = run(&["check", "-"], &flat);
    assert!(crossed.out.contains("the edges from corner 1 and corner 3 cross"), "{}", crossed.out);
    let french = run(&["check", "--lang", "fr", "-"], &flat);
    assert_eq!(french.status, 1);
    assert!(french.out.contains("se croisent"), "{}", french.out);
}

#[test]
fn content_is_shown_in_the_language_of_the_reader() {
    let french = run(&["show", "lantern-company", "--lang", "fr"], "").out;
    let english = run(&["show", "lantern-company"], "").out;
    for (name, own) in [("Long Glass", false), ("Range ", false), ("Portée", true)] {
        assert_eq!(french.contains(name), own, "{name}: {french}");
    }
    assert!(english.contains("Long Glass") && english.contains("Range "), "{english}");
    let card = run(&["show", "lantern-company/long-glass", "--lang", "fr"], "");
    assert_eq!((card.status, card.err.as_str()), (0, ""));
    assert!(!card.out.contains("Long Glass"), "{}", card.out);
    // Programs get the names that the files have.
    let named = run(&["show", "lantern-company/long-glass", "--lang", "fr", "--json"], "").json();
    assert_eq!(named["name"], "Long Glass");
}

#[test]
fn a_check_draws_what_it_checks() {
    let file = std::env::temp_dir().join(format!("coverline-floors-{}.toml", std::process::id()));
    std::fs::write(&file, FLOORS).unwrap();
    let drawn = run(&["check", "--svg", "-", file.to_str().unwrap()], "");
    std::fs::remove_file(&file).unwrap();
    let piped = run(&["check", "--svg", "-", "-"], FLOORS);
    for drawn in [drawn, piped] {
        assert_eq!(drawn.status, 0);
        assert!(drawn.out.starts_with("<svg ") && drawn.out.ends_with("</svg>\n"), "{}", drawn.out);
        assert!(drawn.out.contains("Loft 3&quot;"), "{}", drawn.out);
        assert!(drawn.err.contains(": warning: terrain[1]: no base of 25 mm"), "{}", drawn.err);
    }
    let two = run(&["check", "--svg", "-", "a.toml", "b.toml"], "");
    assert!(two.refused().contains("one file is drawn at a time"), "{}", two.err);
}

#[test]
fn a_record_by_an_unknown_file_says_which() {
    let script = "new\nrecord\nposition\nquit\n";
    let said = run(&["engine"], script).out;
    for head in ["coverline record 1", "coverline position 1"] {
        let lines = said.lines().filter_map(|line| line.strip_prefix("| "));
        let mut lines = lines.skip_while(|line| *line != head);
        let first = lines.next();
        let rest = lines.take_while(|line| !line.starts_with("coverline "));
        let text: Vec<&str> = first.into_iter().chain(rest).collect();
        let text = text.join("\n").replace("Lantern Company", "Nobody's Company");
        let checked = run(&["check", "-"], &text);
        assert_eq!(checked.status, 1);
        assert!(checked.out.contains("\"Nobody's Company\" is not known"), "{}", checked.out);
        assert!(checked.out.contains("team A"), "{}", checked.out);
    }
    let empty: Value = serde_json::json!([]);
    assert_ne!(run(&["list", "teams", "--json"], "").json(), empty);
}
