//! Words as small whole numbers, for embeddings: a word's code is its place in a list, from 1; 0 is no word.

use table::{Answer, Ask};

/// What decisions are about, as [`Ask::kind`] words it. The order is part of the interface: new words come last.
pub const ASKS: [&str; 40] = [
    "drop-zone",
    "barricade",
    "deploy",
    "initiative",
    "gambit",
    "activate",
    "counteract",
    "overwatch",
    "act",
    "next-target",
    "more-targets",
    "react",
    "keep",
    "reroll",
    "use",
    "cover-save",
    "saves",
    "weapon",
    "resolve",
    "move",
    "go",
    "doors",
    "remote-doors",
    "contest",
    "door-state",
    "reaction",
    "intercept",
    "snap",
    "cast",
    "deny",
    "fire",
    "fight-with",
    "blows",
    "save-with",
    "window",
    "opportunity",
    "embark",
    "allocate",
    "muster",
    "bravery",
];

/// Kinds of answers, as [`Answer::kind`] words them, and last a face of a die. New words come last.
pub const ANSWERS: [&str; 35] = [
    "pass",
    "end",
    "yes",
    "initiative",
    "edge",
    "zone",
    "barricade",
    "deploy",
    "deploy-each",
    "activate",
    "counteract",
    "move",
    "shoot",
    "overwatch",
    "fight",
    "weapon",
    "target",
    "keep",
    "reroll",
    "saves",
    "strike",
    "block",
    "ploy",
    "do",
    "go",
    "retreat",
    "attack",
    "pick",
    "door",
    "at",
    "cast",
    "save",
    "march",
    "lose",
    "face",
];

/// The code of a face of a die.
pub const FACE: i32 = ANSWERS.len() as i32;

/// What a decision is about.
pub(crate) fn ask(ask: &Ask) -> i32 {
    place(&ASKS, ask.kind())
}

/// The kind of an answer.
pub(crate) fn answer(answer: &Answer) -> i32 {
    place(&ANSWERS, answer.kind())
}

fn place(words: &[&str], word: &str) -> i32 {
    words.iter().position(|known| *known == word).map_or(0, |place| place as i32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_places_from_one() {
        assert_eq!(ask(&Ask::DropZone), 1);
        assert_eq!(ask(&Ask::Muster), 39);
        assert_eq!(answer(&Answer::Pass), 1);
        assert_eq!(answer(&Answer::Lose(1)), FACE - 1);
        assert_eq!(ANSWERS[FACE as usize - 1], "face");
    }
}
