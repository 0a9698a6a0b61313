//! The pictures in docs/ are what the program draws.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::path::Path;
use std::process::Command;

#[test]
fn pictures_in_the_documentation_are_fresh() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let drawn = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for name in ["sight", "reach"] {
        let table = project.join(format!("docs/examples/{name}.json"));
        let fresh = drawn.join(format!("{name}.svg"));
        let run = Command::new(env!("CARGO_BIN_EXE_coverline"))
            .args([name, "--lang", "en", "--svg"])
            .args([&fresh, &table])
            .output()
            .unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let kept =
            std::fs::read_to_string(project.join(format!("docs/pictures/{name}.svg"))).unwrap();
        let drawn = std::fs::read_to_string(&fresh).unwrap();
        let redraw =
            format!("coverline {name} docs/examples/{name}.json --svg docs/pictures/{name}.svg");
        assert!(kept == drawn, "docs/pictures/{name}.svg is stale; redraw it: {redraw}");
    }
}
