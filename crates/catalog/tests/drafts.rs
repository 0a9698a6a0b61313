//! Drawings become files that read back as they were drawn, whatever is written in them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use catalog::{
    DraftControlPoint, DraftDoor, DraftDropZone, DraftTerrain, KillzoneDraft, check, killzone,
    killzone_names, read_killzone, write_killzone,
};
use geometry::{Length, Point};
use table::TerrainType;

fn point(at: Point) -> [f64; 2] {
    [at.x.to_inches_f64(), at.y.to_inches_f64()]
}

/// A killzone that comes with the program, as somebody would draw it.
fn drawn(name: &str) -> KillzoneDraft {
    let map = killzone(name).unwrap();
    let zone = &map.value.killzone;
    let kind = |kind| if kind == TerrainType::Heavy { "heavy" } else { "light" }.to_owned();
    KillzoneDraft {
        name: map.name.clone(),
        text: map.text.clone(),
        size: [zone.scene().width().to_inches_f64(), zone.scene().depth().to_inches_f64()],
        terrain: zone
            .terrain()
            .iter()
            .map(|part| DraftTerrain {
                name: part.name.clone(),
                kind: part.kind.map(kind),
                footprint: part.footprint.corners().iter().map(|corner| point(*corner)).collect(),
                bottom: part.bottom.to_inches_f64(),
                top: part.top.to_inches_f64(),
                vantage: part.vantage,
            })
            .collect(),
        walls: zone.walls().iter().map(|wall| [point(wall.from), point(wall.to)]).collect(),
        doors: zone
            .doors()
            .iter()
            .map(|door| DraftDoor {
                name: door.name.clone(),
                ends: [point(door.from), point(door.to)],
                open: door.open,
            })
            .collect(),
        objectives: map.value.objectives.iter().map(|o| (o.name.clone(), point(o.at))).collect(),
        control_points: zone
            .control_points()
            .iter()
            .map(|control| DraftControlPoint {
                name: control.name.clone(),
                at: point(control.at),
                radius: control.radius.to_inches_f64(),
            })
            .collect(),
        drop_zones: map
            .value
            .drop_zones
            .iter()
            .map(|zone| DraftDropZone {
                name: zone.name.clone(),
                footprint: zone.area.corners().iter().map(|corner| point(*corner)).collect(),
            })
            .collect(),
        confines_tactics: map.value.confines_tactics,
    }
}

#[test]
fn what_comes_with_the_program_survives_being_drawn() {
    for name in killzone_names() {
        let read = read_killzone(&write_killzone(&drawn(&name)), &name).unwrap();
        let built_in = killzone(&name).unwrap();
        assert_eq!((&read.value, &read.text), (&built_in.value, &built_in.text), "{name}");
    }
}

#[test]
fn names_cannot_break_out_of_their_quotes() {
    for name in ["\"", "\\", "a\"]\nsize = [1, 1]", "tab\there", "\u{7f}", "naïve ′″ 駅"] {
        let text = name.to_owned();
        let size = [30.0, 22.0];
        let file = write_killzone(&KillzoneDraft { text, size, ..drawn("Cooperage Yard") });
        assert_eq!(read_killzone(&file, "k").unwrap().text, name.trim(), "{file}");
    }
    let bad = KillzoneDraft { name: "two\nlines".to_owned(), ..drawn("Cooperage Yard") };
    assert_eq!(check(&write_killzone(&bad), "k").unwrap_err()[0].field, "name");
}

#[test]
fn walls_and_doors_are_written() {
    let mut draft = drawn("Cooperage Yard");
    draft.walls.push([[0.0, 20.0], [4.0, 20.0]]);
    let ends = [[4.0, 20.0], [6.0, 20.0]];
    draft.doors.push(DraftDoor { name: "Hatch".to_owned(), ends, open: true });
    let map = read_killzone(&write_killzone(&draft), "k").unwrap().value;
    assert_eq!(map.killzone.walls()[0].to, Point::new(Length::inches(4), Length::inches(20)));
    let door = &map.killzone.doors()[0];
    assert_eq!((door.name.as_str(), door.open), ("Hatch", true));
}

#[test]
fn what_confined_boards_have_is_written() {
    let mut draft = drawn("Cooperage Yard");
    draft.control_points.push(DraftControlPoint {
        name: "Lever".to_owned(),
        at: [3.0, 4.5],
        radius: 0.75,
    });
    draft.drop_zones.push(DraftDropZone {
        name: "Quay".to_owned(),
        footprint: vec![[0.0, 0.0], [6.0, 0.0], [6.0, 3.0]],
    });
    draft.confines_tactics = true;
    let map = read_killzone(&write_killzone(&draft), "k").unwrap().value;
    let [lever] = map.killzone.control_points() else { panic!("one control point") };
    assert_eq!((lever.name.as_str(), lever.at), ("Lever", Point::inches(3.0, 4.5)));
    assert_eq!(lever.radius, Length::from_inches_f64(0.75));
    let [quay] = map.drop_zones.as_slice() else { panic!("one drop zone") };
    assert_eq!((quay.name.as_str(), quay.area.corners().len()), ("Quay", 3));
    assert!(map.confines_tactics);
}

#[test]
fn what_is_wrong_is_found_at_its_place() {
    let mut draft = drawn("Cooperage Yard");
    draft.terrain[1].top = draft.terrain[1].bottom;
    draft.terrain[2].footprint.truncate(2);
    draft.terrain[3].kind = Some("soft".to_owned());
    draft.terrain[4].footprint[0] = [-1.0, 1e300];
    let problems = check(&write_killzone(&draft), "k").unwrap_err();
    let fields: Vec<&str> = problems.iter().map(|problem| problem.field.as_str()).collect();
    assert_eq!(fields[..3], ["terrain[2].top", "terrain[3].footprint", "terrain[4].type"]);
    assert!(fields[3].starts_with("terrain[5].footprint"), "{fields:?}");
}

#[test]
fn numbers_are_written_as_people_write_them() {
    let draft = KillzoneDraft { size: [30.0, 22.125], ..KillzoneDraft::default() };
    assert!(write_killzone(&draft).contains("size = [30, 22.125]\n"));
}
