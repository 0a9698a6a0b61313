//! Files that read, but may not mean what their authors meant.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

mod samples;

use samples::{KILLZONE, MISSION, TEAM};

/// The warnings about a changed file.
fn warnings(base: &str, from: &str, to: &str) -> Vec<String> {
    assert!(base.contains(from), "{from} is not in the file");
    let report = catalog::check(&base.replacen(from, to, 1), "f").unwrap();
    report.warnings.iter().map(ToString::to_string).collect()
}

#[test]
fn what_may_not_be_meant_is_warned_of() {
    for (base, from, to, expected) in [
        (
            KILLZONE,
            "type = \"heavy\"\n",
            "",
            "f:4: terrain[1]: no type: treated as Heavy because it is 2\" or taller",
        ),
        (
            KILLZONE,
            "type = \"heavy\"\ntop = 5",
            "top = 1.9",
            "f:4: terrain[1]: no type: treated as Light because it is less than 2\" tall",
        ),
        (
            KILLZONE,
            "bottom = 0.5\ntop = 3\nrect = [18, 12, 22, 16]\nvantage = true",
            "top = 6\nrect = [1, 0, 2, 22]",
            "f:3: size: the drop zone west does not hold ten bases of 40 mm",
        ),
        (
            TEAM,
            "base_mm = 32",
            "base_mm = 76.3",
            "f:10: operative[1].base_mm: too wide for a drop zone of 3\"",
        ),
        (
            TEAM,
            "cost = 2",
            "keyword = \"Rower\"",
            "f:32: ploy[2]: no operative has the keyword \"Rower\"",
        ),
        (
            MISSION,
            "[[0, 0], [30, 0], [30, 4], [0, 4]]",
            "[[0, 0], [30, 0], [30, 1.5], [0, 1.5]]",
            "f:5: drop_zones: drop zone 1 does not hold ten bases of 40 mm",
        ),
    ] {
        assert_eq!(warnings(base, from, to), [expected], "{from} -> {to}");
    }
    // Overlapping, keeping apart, and lying above each other at a distance are all as they should be.
    for rect in [
        "top = 3\nrect = [13.9, 6, 18, 8]",
        "top = 3\nrect = [14.1, 6, 18, 8]",
        "top = 9\nbottom = 6\nrect = [14, 6, 18, 8]",
    ] {
        assert_eq!(
            warnings(KILLZONE, "bottom = 0.5\ntop = 3\nrect = [18, 12, 22, 16]", rect),
            [""; 0]
        );
    }
    assert_eq!(warnings(TEAM, "base_mm = 32", "base_mm = 76.2"), [""; 0]);
}
