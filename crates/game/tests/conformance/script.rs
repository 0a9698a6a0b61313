//! Plays the script of an example, line by line.

use dice::Face;
use skirmish::{Edition, OpIx, Presence};
use table::{Answer, ModelId, Outcome, Side, Status};

use crate::example::Example;
use crate::scene::{footing, read_rules};

pub type Fails<T> = Result<T, String>;

/// A game that examples are played with.
pub trait Staged: Edition {
    /// The game that an example starts from.
    fn build(example: &Example) -> Fails<Self>;

    /// What the edition says about the game.
    fn fact(&self, fact: &[&str]) -> Option<String>;

    /// What the edition says about an operative.
    fn model_fact(&self, op: OpIx, fact: &str) -> Option<String>;

    /// The same game with an operative changed by hand.
    fn change(&self, op: OpIx, change: &[&str]) -> Fails<Self>;

    /// The same game with other command points.
    fn change_cp(&self, side: Side, cp: u8) -> Fails<Self>;
}

/// Plays an example to the end of its script.
pub fn play<G: Staged>(example: &Example) -> Fails<()> {
    let mut game = G::build(example)?;
    let mut lines = 0;
    for (number, line) in (1..).zip(example.script.lines()) {
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
    let again = game.change_cp(Side::A, game.player(Side::A).cp);
    let again = again.map_err(|refused| format!("not a position: {refused}"))?;
    if again == *game { Ok(()) } else { Err("set up again it is another position".to_owned()) }
}

fn step<G: Staged>(game: &mut G, line: &str) -> Fails<()> {
    if let Some(fact) = line.strip_prefix("= ") {
        return check_fact(game, fact);
    }
    if let Some(question) = line.strip_prefix("? ") {
        return check_question(game, question);
    }
    if let Some(change) = line.strip_prefix("set ") {
        return set(game, change);
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

fn model<G: Staged>(game: &G, word: &str) -> Fails<OpIx> {
    let id: ModelId = word.parse().map_err(|e| format!("{e}"))?;
    game.find(id).ok_or_else(|| format!("no model {word}"))
}

fn check_fact<G: Staged>(game: &G, fact: &str) -> Fails<()> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    let same = |found: String, expected: &str| {
        if found == expected { Ok(()) } else { Err(format!("it is {found}")) }
    };
    match words.as_slice() {
        ["over", how] => match game.status() {
            Status::Over(Outcome::Won(side)) => same(side.to_string(), how),
            Status::Over(Outcome::Drawn) => same("draw".to_owned(), how),
            other => Err(format!("the game waits for {other:?}")),
        },
        ["waits", side, kind] => match game.status() {
            Status::Decide(decision) => {
                let ask = serde_json::to_value(&decision.ask).map_err(|e| e.to_string())?;
                let found = ask["kind"].as_str().unwrap_or_default().to_owned();
                same(format!("{} {found}", decision.side), &format!("{side} {kind}"))
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
        [side @ ("A" | "B"), "cp", n] => {
            let side: Side = side.parse().map_err(|e| format!("{e}"))?;
            same(game.player(side).cp.to_string(), n)
        }
        ["door", number, state] => {
            let number: u8 = number.parse().map_err(|_| "bad number of a door")?;
            let doors = game.setup().killzone().doors().len();
            if number == 0 || usize::from(number) > doors {
                return Err(format!("there are {doors} doors"));
            }
            let open = game.doors().is_open(number - 1);
            same(if open { "open" } else { "closed" }.to_owned(), state)
        }
        [about @ .., value] if game.fact(about).is_some() => {
            same(game.fact(about).unwrap_or_default(), value)
        }
        [who, rest @ ..] => model_fact(game, model(game, who)?, rest),
        [] => Err("an empty fact".to_owned()),
    }
}

fn model_fact<G: Staged>(game: &G, op: OpIx, fact: &[&str]) -> Fails<()> {
    let same = |found: String, expected: &str| {
        if found == expected { Ok(()) } else { Err(format!("it is {found}")) }
    };
    match fact {
        ["at", place] => {
            let expected = footing(place).ok_or("bad place")?;
            let (at, z) = (game.place(op).at, game.place(op).z);
            if game.place(op) == expected {
                Ok(())
            } else {
                Err(format!("it is at {},{}@{z}", at.x, at.y))
            }
        }
        ["wounds", n] => same(game.wounds(op).to_string(), n),
        ["reserve"] => {
            same(format!("{:?}", game.presence(op)), &format!("{:?}", Presence::Reserve))
        }
        ["gone"] => same(format!("{:?}", game.presence(op)), &format!("{:?}", Presence::Removed)),
        ["on-board"] => same(format!("{:?}", game.presence(op)), &format!("{:?}", Presence::Board)),
        ["not", yes_or_no] if game.model_fact(op, yes_or_no).is_some() => {
            same(game.model_fact(op, yes_or_no).unwrap_or_default(), "false")
        }
        [name, value @ ..] => {
            let found = game.model_fact(op, name).ok_or_else(|| format!("not a fact: {fact:?}"))?;
            same(found, value.first().unwrap_or(&"true"))
        }
        [] => Err("an empty fact".to_owned()),
    }
}

/// `sight A1 B1 with Seek Light, Range 6": visible cover valid save` or `control A1 B1: yes`
fn check_question<G: Staged>(game: &G, question: &str) -> Fails<()> {
    let (question, expected) = question.split_once(": ").ok_or("expected `? question: answer`")?;
    let (question, rules) = question.split_once(" with ").unwrap_or((question, ""));
    let rules: G::Rules = read_rules(rules)?;
    let words: Vec<&str> = question.split_whitespace().collect();
    match words.as_slice() {
        ["control", a, b] => {
            let (a, b) = (model(game, a)?, model(game, b)?);
            let found = (game.engaged(a, b), game.engaged(b, a));
            let wanted = expected == "yes";
            if found == (wanted, wanted) { Ok(()) } else { Err(format!("it is {found:?}")) }
        }
        ["sees", a, b] => {
            let found = game.visible(model(game, a)?, model(game, b)?);
            if found == (expected == "yes") { Ok(()) } else { Err(format!("it is {found}")) }
        }
        ["sight", a, b] => {
            let verdict = game.verdict(model(game, a)?, model(game, b)?, &rules);
            for word in expected.split_whitespace() {
                let holds = match word {
                    "visible" => verdict.visible,
                    "hidden" => !verdict.visible,
                    "cover" => verdict.cover,
                    "open" => !verdict.cover,
                    "valid" => verdict.valid_target,
                    "invalid" => !verdict.valid_target,
                    "save" => verdict.cover_save,
                    "no-save" => !verdict.cover_save,
                    "engaged" => verdict.engaged,
                    "free" => !verdict.engaged,
                    "obscured" => verdict.obscured,
                    "clear" => !verdict.obscured,
                    _ => return Err(format!("not a verdict: {word}")),
                };
                if !holds {
                    return Err(format!("not {word}: {verdict:?}"));
                }
            }
            Ok(())
        }
        _ => Err("not a question".to_owned()),
    }
}

/// `set B1 wounds 3`, `set A1 order conceal`, `set A1 expended`, `set A1 at 5,5`, `set A cp 2`.
fn set<G: Staged>(game: &mut G, change: &str) -> Fails<()> {
    let words: Vec<&str> = change.split_whitespace().collect();
    *game = match words.as_slice() {
        [side @ ("A" | "B"), "cp", n] => {
            let side: Side = side.parse().map_err(|e| format!("{e}"))?;
            game.change_cp(side, n.parse().map_err(|_| "bad number")?)?
        }
        [who, rest @ ..] => game.change(model(game, who)?, rest)?,
        [] => return Err("not a change".to_owned()),
    };
    Ok(())
}
