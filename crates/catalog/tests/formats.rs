//! The guide to the formats: its examples are files that read without a warning.

use std::path::Path;

#[test]
fn the_examples_of_the_guide_read_without_a_warning() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md");
    let guide = std::fs::read_to_string(guide).unwrap();
    let examples: Vec<&str> = guide
        .split("```toml\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default())
        .collect();
    let reports: Vec<String> = examples
        .iter()
        .map(|example| {
            let report = catalog::check(example, "docs/formats.md").unwrap();
            assert_eq!(report.warnings, []);
            report.to_string()
        })
        .collect();
    assert_eq!(
        reports,
        [
            "team \"Night Ferry\": 3 operatives, 4 weapons, 2 ploys",
            "team \"Lockkeepers\": 1 model, 2 weapons, 1 power",
            "team \"Toll Keepers\": 2 operatives, 2 weapons, 1 ploy",
            "team \"Ferry Guild\": 3 units, 10 models, 225 points, 1 stratagem",
            "killzone \"Toll House\": 3 terrain parts, 2 walls, 1 door, 1 objective",
            "killzone \"Two Decks\": 0 terrain parts, 2 walls, 1 door, 0 objectives, 2 control points, 2 drop zones",
            "killzone \"Ford\": 2 terrain parts, 0 walls, 0 doors, 1 objective, 2 drop zones",
            "mission \"Two Banks\": 2 drop zones, 4 turning points",
            "mission \"Both Banks\": 3 drop zones, 5 turns",
        ]
    );
}
