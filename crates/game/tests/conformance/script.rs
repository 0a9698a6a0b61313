//! Plays the script of an example, line by line.

use dice::Face;
use table::{Answer, Outcome, RuleSet, Rules, Spoken, Status};

use crate::example::Told;

pub type Fails<T> = Result<T, String>;

/// A game that examples are played with.
pub trait Staged: Rules + Clone + PartialEq {
    /// What its examples say.
    type Example: Told;

    /// Whose rules it is played by.
    const RULE_SET: RuleSet;

    /// The game that an example starts from.
    fn build(example: &Self::Example) -> Fails<Self>;

    /// The same game set up again from its state.
    fn again(&self) -> Fails<Self>;

    /// Whether something is so.
    fn fact(&self, fact: &[&str]) -> Fails<()>;

    /// Whether a question is answered as expected.
    fn question(&self, question: &str, expected: &str) -> Fails<()>;

    /// The same game changed by hand.
    fn change(&self, change: &[&str]) -> Fails<Self>;
}

/// Whether what was found is what was expected.
pub fn same(found: impl ToString, expected: &str) -> Fails<()> {
    let found = found.to_string();
    if found == expected { Ok(()) } else { Err(format!("it is {found}")) }
}

/// Plays an example to the end of its script.
pub fn play<G: Staged>(example: &G::Example) -> Fails<()> {
    let mut game = G::build(example)?;
    let mut lines = 0;
    for (number, line) in (1..).zip(example.script().lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        lines += 1;
        let done = if line == "restart" {
            G::build(example).map(|fresh| game = fresh)
        } else {
            step(&mut game, line)
        };
        let held = done.and_then(|()| stands_by_itself(&game));
        held.map_err(|failure| format!("script line {number} ({line}): {failure}"))?;
    }
    if lines == 0 { Err("the script is empty".to_owned()) } else { Ok(()) }
}

/// Every moment of a game is a position that can be set up again.
fn stands_by_itself<G: Staged>(game: &G) -> Fails<()> {
    let again = game.again().map_err(|refused| format!("not a position: {refused}"))?;
    if again == *game { Ok(()) } else { Err("set up again it is another position".to_owned()) }
}

fn step<G: Staged>(game: &mut G, line: &str) -> Fails<()> {
    if let Some(fact) = line.strip_prefix("= ") {
        return check_fact(game, fact);
    }
    if let Some(question) = line.strip_prefix("? ") {
        let asked = question.split_once(": ").ok_or("expected `? question: answer`")?;
        return game.question(asked.0, asked.1);
    }
    if let Some(change) = line.strip_prefix("set ") {
        let words: Vec<&str> = change.split_whitespace().collect();
        return game.change(&words).map(|changed| *game = changed);
    }
    if let Some((side, refused)) = line.split_once("! ") {
        let (rule, answer) = refused.split_once(": ").ok_or("expected `A! RULE: answer`")?;
        return refuse(game, side, rule, answer);
    }
    if let Some((side, answer)) = line.split_once(": ") {
        return accept(game, side, answer);
    }
    if let Some((side, faces)) = line.split_once(" rolls ") {
        return roll(game, side, faces);
    }
    Err("not a line of a script".to_owned())
}

fn whose_turn<G: Staged>(game: &G, side: &str) -> Fails<()> {
    match game.status() {
        Status::Decide(decision) if decision.side.to_string() == side => Ok(()),
        other => Err(format!("the game waits for {other:?}")),
    }
}

fn accept<G: Staged>(game: &mut G, side: &str, answer: &str) -> Fails<()> {
    whose_turn(game, side)?;
    let answer = match answer {
        "auto" => game.automatic().ok_or("there is no automatic answer")?,
        text => text.parse::<Answer>().map_err(|e| e.to_string())?,
    };
    game.answer(&answer).map_err(|illegal| format!("refused: {illegal:?}"))
}

fn refuse<G: Staged>(game: &mut G, side: &str, rule: &str, answer: &str) -> Fails<()> {
    whose_turn(game, side)?;
    let answer: Answer = answer.parse().map_err(|e| format!("{e}"))?;
    let before = game.clone();
    match game.answer(&answer) {
        Ok(()) => Err("accepted".to_owned()),
        Err(illegal) if *game != before => Err(format!("{illegal:?} changed the state")),
        Err(illegal) if illegal.rule == rule => Ok(()),
        Err(illegal) => Err(format!("refused by another rule: {illegal:?}")),
    }
}

fn roll<G: Staged>(game: &mut G, side: &str, faces: &str) -> Fails<()> {
    match game.status() {
        Status::Roll(roll) if roll.side.to_string() == side => {}
        other => return Err(format!("the game waits for {other:?}")),
    }
    let faces: Option<Vec<Face>> = faces
        .split_whitespace()
        .map(|word| word.parse::<u8>().ok().and_then(|n| Face::try_from(n).ok()))
        .collect();
    game.roll(&faces.ok_or("bad faces")?).map_err(|illegal| format!("refused: {illegal:?}"))
}

fn check_fact<G: Staged>(game: &G, fact: &str) -> Fails<()> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    match words.as_slice() {
        ["over", how] => match game.status() {
            Status::Over(Outcome::Won(side)) => same(side, how),
            Status::Over(Outcome::Drawn) => same("draw", how),
            other => Err(format!("the game waits for {other:?}")),
        },
        ["waits", side, kind] => match game.status() {
            Status::Decide(decision) => {
                let found = format!("{} {}", decision.side, decision.ask.kind());
                same(found, &format!("{side} {kind}"))
            }
            other => Err(format!("the game waits for {other:?}")),
        },
        ["waits", side, "rolls", dice, reason] => match game.status() {
            Status::Roll(roll) => same(
                format!("{} {} {}", roll.side, roll.dice, roll.reason),
                &format!("{side} {dice} {reason}"),
            ),
            other => Err(format!("the game waits for {other:?}")),
        },
        ["told", key, times] => {
            let told = game.clone().events().into_iter().filter(|event| event.key() == *key);
            same(told.count(), times)
        }
        words => game.fact(words),
    }
}
