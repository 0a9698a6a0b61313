//! The worked examples of Kill Team 2018 about measuring, moving, sight and doors, asked as a program asks them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::ops::ControlFlow;

use desk::{Budget, PathReport, ReachQuestion, ReachReport, SightQuestion, SightReport};
use game::Language;
use serde_json::{Value, json};

type At = [f64; 2];
type Line = [f64; 4];

/// The board is 60" square and the origin of the examples its middle, far from every edge.
const MIDDLE: f64 = 30.0;

fn on_board([x, y]: At) -> At {
    [x + MIDDLE, y + MIDDLE]
}

fn segment([a, b, c, d]: Line) -> Value {
    json!({ "from": on_board([a, b]), "to": on_board([c, d]) })
}

fn model(id: &str, side: u8, at: At) -> Value {
    json!({ "id": id, "side": side, "at": on_board(at), "base_mm": 25.4, "height": 1.2 })
}

fn table(models: Vec<Value>, walls: &[Line]) -> Value {
    let walls: Vec<Value> = walls.iter().map(|wall| segment(*wall)).collect();
    json!({
        "rules": "kt18", "killzone": { "size": [60, 60], "walls": walls }, "models": models,
    })
}

fn pair(a: At, b: At, walls: &[Line]) -> Value {
    let mut table = table(vec![model("A", 1, a), model("B", 2, b)], walls);
    (table["from"], table["to"]) = ("A".into(), "B".into());
    table
}

fn look(question: &Value) -> SightReport {
    let question: SightQuestion = serde_json::from_value(question.clone()).unwrap();
    question.answer(Language::English).unwrap()
}

fn refused(question: &Value) -> String {
    let question: SightQuestion = serde_json::from_value(question.clone()).unwrap();
    question.answer(Language::English).unwrap_err().to_string()
}

fn rules(report: &SightReport) -> Vec<&str> {
    report.why.iter().map(|cause| cause.rule).collect()
}

fn about(found: Option<f64>, expected: f64, example: &str) {
    let found = found.unwrap();
    assert!((found - expected).abs() <= 0.005, "{example}: {found}, expected {expected}");
}

fn go_on(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn reach(mut table: Value, action: &str, limit: f64, to: Option<At>) -> ReachReport {
    let question = table.as_object_mut().unwrap();
    question.remove("from");
    question.remove("to");
    question.insert("model".into(), "A".into());
    question.insert("action".into(), action.into());
    question.insert("limit".into(), limit.into());
    if let Some(to) = to {
        question.insert("to".into(), json!(on_board(to)));
    }
    let question: ReachQuestion = serde_json::from_value(table).unwrap();
    question.answer(Language::English, Budget::UNLIMITED, go_on).unwrap()
}

fn path(table: &Value, action: &str, limit: f64, to: At) -> PathReport {
    match reach(table.clone(), action, limit, Some(to)) {
        ReachReport::Path(path) => path,
        ReachReport::Region(_) => panic!("asked for a path"),
    }
}

fn region(table: &Value, action: &str, limit: f64) -> Vec<Vec<At>> {
    match reach(table.clone(), action, limit, None) {
        ReachReport::Region(found) => found.region,
        ReachReport::Path(_) => panic!("asked for a region"),
    }
}

#[test]
fn distances_go_round_walls() {
    let two_corners = [[2.0, -20.0, 2.0, 2.0], [2.0, 2.0, 6.0, 2.0], [6.0, 2.0, 6.0, -1.0]];
    let joint = [[0.0, 0.0, 0.0, 5.0], [0.0, 5.0, 0.0, 10.0]];
    let corner = [[0.0, 0.0, -10.0, -10.0]];
    /// The name of a case, its two models, its walls, the distance, and at how many corners the way bends.
    type Case<'a> = (&'a str, At, At, &'a [Line], f64, usize);
    let cases: [Case<'_>; 8] = [
        ("1", [0.0, 0.0], [3.0, 0.0], &[[1.5, -4.0, 1.5, 4.0]], 7.54, 1),
        ("2", [0.0, 0.0], [3.0, 0.0], &[[1.5, -4.0, 1.5, 1.5]], 3.24, 1),
        ("3", [-6.5, 0.0], [0.0, -2.5], &corner, 8.0, 1),
        ("4", [-3.5, 0.0], [0.0, -2.5], &corner, 5.0, 1),
        ("6", [0.0, 0.0], [4.0, 0.0], &two_corners, 11.06, 3),
        ("7", [-2.0, 5.0], [2.0, 5.0], &joint, 9.77, 1),
        ("8", [0.0, 0.0], [3.0, 0.0], &[[1.5, -4.0, 1.5, 1.0]], 2.61, 1),
        ("in the open", [0.0, 0.0], [3.0, 4.0], &[], 4.0, 0),
    ];
    for (example, a, b, walls, distance, corners) in cases {
        let report = look(&pair(a, b, walls));
        about(report.distance, distance, example);
        let measured = report.why.iter().filter(|why| why.rule.starts_with("KT18-MEAS-"));
        let legs: Vec<_> = measured.map(|why| (why.rule, why.line.unwrap())).collect();
        assert_eq!(legs.len(), corners + 1, "{example}: {legs:?}");
        let rule = if corners == 0 { "KT18-MEAS-01" } else { "KT18-MEAS-03" };
        assert!(legs.iter().all(|(id, _)| *id == rule), "{example}: {legs:?}");
        let whole: f64 = legs.iter().map(|(_, [a, b])| (a[0] - b[0]).hypot(a[1] - b[1])).sum();
        about(Some(whole), distance, example);
    }
}

#[test]
fn a_leg_ends_at_the_part_of_the_base_that_faces_the_corner() {
    let report = look(&pair([-3.5, 0.0], [0.0, -2.5], &[[0.0, 0.0, -10.0, -10.0]]));
    let [start, end] = report.why[0].line.unwrap();
    assert_eq!([start[0], start[1]], on_board([-3.0, 0.0]), "example 5");
    assert_eq!([end[0], end[1]], on_board([0.0, 0.0]));
}

#[test]
fn moving_is_longer_than_measuring_even_for_those_who_fly() {
    let mut alone = table(vec![model("A", 1, [0.0, 0.0])], &[[1.5, -4.0, 1.5, 1.0]]);
    let far = path(&alone, "normal", 4.0, [3.0, 0.0]);
    assert!(!far.legal && far.path.is_empty(), "example 8");
    assert_eq!(far.why[0].rule, "KT18-MOVE-06");
    let near = path(&alone, "normal", 5.0, [3.0, 0.0]);
    about(near.length, 4.33, "example 8");
    assert_eq!(near.path[0], on_board([0.0, 0.0]));
    assert_eq!(near.path[near.path.len() - 1], on_board([3.0, 0.0]));
    assert_eq!(path(&alone, "advance", 5.0, [3.0, 0.0]).why[0].rule, "KT18-MOVE-07");
    alone["models"][0]["keywords"] = json!(["INFANTRY", "Fly"]);
    assert!(!path(&alone, "normal", 4.0, [3.0, 0.0]).legal, "example 9");
    about(path(&alone, "normal", 5.0, [3.0, 0.0]).length, 4.33, "example 9");
}

#[test]
fn those_who_fly_pass_over_terrain_and_models() {
    let mut crowd = table(vec![model("A", 1, [0.0, 0.0]), model("F", 1, [2.0, 0.0])], &[]);
    let crate_at = [[29.5, 31.0], [34.0, 31.0], [34.0, 32.0], [29.5, 32.0]];
    crowd["killzone"]["terrain"] =
        json!([{ "name": "crates", "bottom": 0, "top": 2, "footprint": crate_at }]);
    let walked = path(&crowd, "normal", 9.0, [4.0, 0.0]).length.unwrap();
    let over = path(&crowd, "normal", 12.0, [2.0, 3.0]).length.unwrap();
    assert!(walked > 4.0 && over > 5.0);
    crowd["models"][0]["keywords"] = json!(["FLY"]);
    about(path(&crowd, "normal", 9.0, [4.0, 0.0]).length, 4.0, "over a friend");
    about(path(&crowd, "normal", 9.0, [2.0, 3.0]).length, 13f64.sqrt(), "over crates");
    assert!(!path(&crowd, "normal", 9.0, [2.0, 0.5]).legal, "onto a friend");
}

#[test]
fn nobody_is_engaged_through_a_wall() {
    let through = pair([0.0, 0.0], [1.2, 0.0], &[[0.6, -6.0, 0.6, 6.0]]);
    let report = look(&through);
    about(report.distance, 11.06, "example 10");
    assert!(!report.engaged && !report.visible && !report.valid_target, "{report:?}");
    assert!(rules(&report).contains(&"KT18-WALL-05"), "{report:?}");
    assert!(path(&through, "normal", 3.0, [-2.0, 0.0]).legal, "example 10: it may move");
    assert!(path(&through, "normal", 3.0, [0.0, 2.0]).legal, "along the wall, past the enemy");
    let pinned = path(&through, "fall_back", 3.0, [-2.0, 0.0]);
    assert_eq!((pinned.legal, pinned.why[0].rule), (false, "KT18-MOVE-08"));
    let corner = look(&pair([0.0, 0.0], [1.6, 0.0], &[[0.8, -5.0, 0.8, 0.1]]));
    about(corner.distance, 0.61, "example 12");
    assert!(corner.engaged && !corner.valid_target);
    assert!(rules(&corner).contains(&"KT18-WALL-07"), "{corner:?}");
}

/// The place 2" from a target on the straight line to the tangent of a round corner at the end of a wall.
fn contact(target: At, corner: At, radius: f64, turn: f64) -> At {
    let (dx, dy) = (corner[0] - target[0], corner[1] - target[1]);
    let angle = dy.atan2(dx) + turn * (radius / dx.hypot(dy)).asin();
    [target[0] + 1.9999 * angle.cos(), target[1] + 1.9999 * angle.sin()]
}

#[test]
fn charges_go_round_the_end_of_a_wall() {
    let asked = pair([0.0, 0.0], [1.2, 0.0], &[[0.6, -6.0, 0.6, 6.0]]);
    let end = contact([1.2, 0.0], [0.6, 6.0], 0.5, -1.0);
    let short = path(&asked, "charge", 11.0, end);
    assert_eq!((short.legal, short.why[0].rule), (false, "KT18-CHARGE-05"), "example 11");
    let enough = path(&asked, "charge", 12.0, end);
    about(enough.length, 11.57, "example 11");
    assert!(region(&asked, "charge", 11.0).is_empty(), "example 11");
    assert!(!region(&asked, "charge", 12.0).is_empty(), "example 11");

    let asked = pair([2.0, -1.0], [6.0, -1.0], &[[4.0, -6.0, 4.0, 1.0]]);
    about(look(&asked).distance, 4.66, "example 31");
    let end = contact([6.0, -1.0], [4.0, 1.0], 0.5, -1.0);
    assert!(!path(&asked, "charge", 4.0, end).legal, "example 32");
    about(path(&asked, "charge", 5.0, end).length, 4.53, "example 32");
    assert!(region(&asked, "charge", 4.0).is_empty(), "example 32");
    assert!(!region(&asked, "charge", 5.0).is_empty(), "example 32");
}

#[test]
fn charges_reach_twelve_inches_and_keep_away_from_others() {
    let far = pair([0.0, 0.0], [13.2, 0.0], &[]);
    let refused = path(&far, "charge", 20.0, [11.5, 0.0]);
    assert_eq!((refused.legal, refused.why[0].rule), (false, "KT18-CHARGE-02"));
    assert!(refused.why[0].text.contains('B'), "{}", refused.why[0].text);
    let two =
        vec![model("A", 1, [0.0, 0.0]), model("B", 2, [12.0, 0.0]), model("C", 3, [13.5, 0.0])];
    let two = table(two, &[]);
    assert!(path(&two, "charge", 20.0, [10.5, 0.0]).legal);
    let beyond = path(&two, "charge", 20.0, [12.4, 1.2]);
    assert!(!beyond.legal, "within 1\" of a model too far away to be a target");
    let away = path(&two, "charge", 20.0, [5.0, 0.0]);
    assert_eq!((away.legal, away.why[0].rule), (false, "KT18-CHARGE-05"));
}

#[test]
fn those_within_an_inch_of_an_enemy_fall_back_or_stay() {
    let models =
        vec![model("A", 1, [0.0, 0.0]), model("B", 2, [1.5, 0.0]), model("C", 2, [-5.0, 0.0])];
    let asked = table(models, &[]);
    assert_eq!(path(&asked, "normal", 6.0, [0.0, 4.0]).why[0].rule, "KT18-MOVE-05");
    assert_eq!(path(&asked, "charge", 6.0, [0.0, 1.0]).why[0].rule, "KT18-CHARGE-01");
    let away = path(&asked, "fall_back", 6.0, [0.0, 4.0]);
    assert!(away.legal, "{away:?}");
    let near = path(&asked, "fall_back", 6.0, [0.0, 0.5]);
    assert_eq!((near.legal, near.why[0].rule), (false, "KT18-MOVE-08"));
    assert!(!path(&asked, "fall_back", 6.0, [-3.1, 0.0]).legal, "within 1\" of another");
    assert!(!region(&asked, "fall_back", 3.0).is_empty());
}

/// Visible, Obscured, valid Target.
fn seen(report: &SightReport) -> String {
    let all = [(report.visible, 'V'), (report.obscured, 'O'), (report.valid_target, 'T')];
    assert!(!report.cover && !report.cover_save);
    all.into_iter().filter(|(is, _)| *is).map(|(_, letter)| letter).collect()
}

#[test]
fn walls_hide_and_obscure() {
    let cases: [(&str, At, Line, &str, bool); 7] = [
        ("13", [4.0, 0.0], [2.0, -5.0, 2.0, 0.6], "O", false),
        ("14", [4.0, 0.0], [2.0, -5.0, 2.0, 0.2], "O", false),
        ("15", [4.0, 0.0], [2.0, -5.0, 2.0, 0.15], "VOT", false),
        ("16", [4.0, 0.0], [2.0, -5.0, 2.0, -0.3], "VT", false),
        ("17", [4.0, 0.0], [3.0, -5.0, 3.0, 0.2], "VOT", true),
        ("18", [6.0, 0.0], [-10.0, 0.5, 10.0, 0.5], "VT", false),
        ("19", [5.0, 0.0], [1.0, -5.0, 1.0, 0.4], "O", false),
    ];
    for (example, target, wall, expected, sheltered) in cases {
        let report = look(&pair([0.0, 0.0], target, &[wall]));
        assert_eq!(seen(&report), expected, "{example}: {report:?}");
        assert_eq!(rules(&report).contains(&"KT18-OBS-04"), sheltered, "{example}");
        let walls = report.why.iter().filter(|why| why.text.contains("wall 1")).count();
        assert_eq!(walls > 0, report.obscured, "{example}: {report:?}");
        let hidden = report.why.iter().find(|why| why.rule == "KT18-VIS-03");
        assert_eq!(hidden.is_none(), report.visible, "{example}");
        assert!(hidden.is_none_or(|why| why.line.is_some()));
    }
    let mut any = pair([0.0, 0.0], [5.0, 0.0], &[[1.0, -5.0, 1.0, 0.4]]);
    any["switches"] = json!({ "visibility_origin": "any" });
    assert!(look(&any).visible, "19");
    let mut hair = pair([0.0, 0.0], [4.0, 0.0], &[[2.0, -5.0, 2.0, 0.2]]);
    hair["switches"] = json!({ "sight_line_mm": 0.5, "tac_cost": 2 });
    assert!(look(&hair).visible, "14, with a thinner line");
    let mut one_way = pair([0.0, 0.0], [4.0, 0.0], &[[1.0, -5.0, 1.0, 0.2]]);
    assert!(!look(&one_way).visible, "20");
    (one_way["from"], one_way["to"]) = ("B".into(), "A".into());
    assert_eq!(seen(&look(&one_way)), "VOT", "20");
}

fn doorway(a: At, b: At, open: bool) -> Value {
    let mut asked = pair(a, b, &[[5.0, -10.0, 5.0, 0.0], [5.0, 2.0, 5.0, 10.0]]);
    let mut door = segment([5.0, 0.0, 5.0, 2.0]);
    (door["name"], door["open"]) = ("the hatch".into(), open.into());
    asked["killzone"]["doors"] = json!([door]);
    asked
}

#[test]
fn doors_shut_and_frames_obscure() {
    let closed = look(&doorway([4.0, 1.0], [6.2, 1.0], false));
    about(closed.distance, 17.14, "21");
    assert!(!closed.visible && closed.why.iter().any(|why| why.text.contains("the hatch")), "21");
    let open = look(&doorway([4.0, 1.0], [6.2, 1.0], true));
    about(open.distance, 1.2, "21");
    assert_eq!((seen(&open).as_str(), open.engaged), ("VT", false), "21");
    for (y, expected) in [(2.4, "VT"), (3.0, "VOT"), (3.6, "O")] {
        let report = look(&doorway([2.0, 1.0], [8.0, y], true));
        assert_eq!(seen(&report), expected, "22, {y}: {report:?}");
    }
    assert!(!path(&doorway([2.0, 1.0], [20.0, 20.0], false), "normal", 6.0, [6.5, 1.0]).legal);
    assert!(path(&doorway([2.0, 1.0], [20.0, 20.0], true), "normal", 6.0, [6.5, 1.0]).legal);
}

#[test]
fn a_sealed_room_is_infinitely_far() {
    let room = [
        [2.0, -2.0, 2.0, 2.0],
        [2.0, 2.0, 6.0, 2.0],
        [6.0, 2.0, 6.0, -2.0],
        [6.0, -2.0, 2.0, -2.0],
    ];
    let report = look(&pair([0.0, 0.0], [4.0, 0.0], &room));
    assert_eq!((report.distance, report.why[0].rule), (None, "KT18-MEAS-05"));
}

#[test]
fn others_obscure_and_protect_targets() {
    let four = |bystander: Value| {
        let mut asked = pair([0.0, 0.0], [6.0, 0.0], &[]);
        asked["models"].as_array_mut().unwrap().push(bystander);
        look(&asked)
    };
    let between = four(model("guard", 4, [3.0, 0.3]));
    assert_eq!(seen(&between), "VOT");
    let cause = between.why.iter().find(|why| why.rule == "KT18-OBS-05").unwrap();
    assert!(cause.text.contains("guard"), "{}", cause.text);
    let shelter = four(model("guard", 2, [4.9, 0.6]));
    assert!(rules(&shelter).contains(&"KT18-INJ-02"), "{shelter:?}");
    let friend = four(model("friend", 1, [7.9, 0.0]));
    assert_eq!((seen(&friend).as_str(), friend.why.last().unwrap().rule), ("V", "KT18-SHOOT-04"));
    assert!(friend.why.last().unwrap().text.contains("friend"), "{friend:?}");
    let held = four(model("fiend", 3, [-1.9, 0.0]));
    assert_eq!((seen(&held).as_str(), held.why.last().unwrap().rule), ("V", "KT18-SHOOT-04"));
}

#[test]
fn terrain_obscures_and_hides_in_the_usual_way() {
    let crates = |top: f64| {
        let mut asked = pair([0.0, 0.0], [6.0, 0.0], &[]);
        let corners = [[32.0, 28.0], [33.0, 28.0], [33.0, 32.0], [32.0, 32.0]];
        asked["killzone"]["terrain"] =
            json!([{ "name": "crates", "bottom": 0, "top": top, "footprint": corners }]);
        look(&asked)
    };
    let low = crates(0.5);
    assert_eq!(seen(&low), "VOT");
    assert!(rules(&low).contains(&"KT18-OBS-01"));
    let high = crates(3.0);
    assert!(!high.visible);
    let hidden = high.why.iter().find(|why| why.rule == "KT18-VIS-01").unwrap();
    assert!(hidden.text.contains("crates"), "{}", hidden.text);
}

#[test]
fn weapon_types_are_read_and_range_counts() {
    let with = |rules: Value| {
        let mut asked = pair([0.0, 0.0], [6.0, 0.0], &[]);
        asked["weapon_rules"] = rules;
        asked
    };
    for kind in ["Assault 2", "Rapid Fire 1", "Heavy 3", "Pistol 1", "Grenade D6"] {
        assert_eq!(seen(&look(&with(json!([kind])))), "VT", "{kind}");
    }
    assert!(look(&with(json!(["Assault 2", "Range 5\""]))).valid_target);
    let short = look(&with(json!(["Range 4.9\""])));
    assert_eq!((seen(&short).as_str(), short.why.last().unwrap().rule), ("V", "KT18-SHOOT-09"));
    for bad in [json!(["Melee"]), json!(["Balanced"]), json!(["Range"]), json!(["Range -3"])] {
        assert!(refused(&with(bad.clone())).starts_with("weapon_rules[0]: "), "{bad}");
    }
    assert!(refused(&with(json!(["Heavy 1", "Pistol 1"]))).starts_with("weapon_rules: two types"));
}

#[test]
fn fields_that_do_not_fit_are_named() {
    let with = |pointer: &str, value: Value| {
        let mut asked = pair([0.0, 0.0], [4.0, 0.0], &[[2.0, -5.0, 2.0, 0.15]]);
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        asked.pointer_mut(parent).unwrap()[name] = value;
        refused(&asked)
    };
    assert!(with("/models/0/side", json!(5)).starts_with("models[0].side: 5 is not 1 to 4"));
    assert!(with("/models/0/z", json!(1)).starts_with("models[0].z: "));
    assert!(with("/models/0/keywords", json!(["a\u{7}"])).starts_with("models[0].keywords[0]: "));
    assert!(with("/models/1/at", json!([32.1, 28])).starts_with("models: "), "in the wall");
    let expected = "switches: switch tac_cost: ";
    assert!(with("/switches", json!({ "tac_cost": "much" })).starts_with(expected));
    assert!(with("/rules", json!("kt24")).starts_with("models[0].order: missing field `order`"));
}
