//! Plays the script of an example, line by line.

use dice::Face;
use kt24::{Injury, Kt24, WeaponRules};
use skirmish::{Field, Presence, Readiness};
use table::{Answer, ModelId, Outcome, Rules, Side, Status};

use crate::example::Example;
use crate::kt24_scene::{build, footing};

type Fails<T> = Result<T, String>;

/// Plays an example to the end of its script.
pub fn play(example: &Example) -> Fails<()> {
    let mut game = build(example)?;
    let mut lines = 0;
    for (number, line) in (1..).zip(example.script.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        lines += 1;
        let done = if line == "restart" {
            build(example).map(|fresh| game = fresh)
        } else {
            step(&mut game, line)
        };
        done.map_err(|failure| format!("script line {number} ({line}): {failure}"))?;
    }
    if lines == 0 { Err("the script is empty".to_owned()) } else { Ok(()) }
}

fn step(game: &mut Kt24, line: &str) -> Fails<()> {
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

fn whose_turn(game: &Kt24, side: &str) -> Fails<()> {
    match game.status() {
        Status::Decide(decision) if decision.side.to_string() == side => Ok(()),
        other => Err(format!("the game waits for {other:?}")),
    }
}

fn accept(game: &mut Kt24, side: &str, answer: &str) -> Fails<()> {
    whose_turn(game, side)?;
    let answer = match answer {
        "auto" => game.automatic().ok_or("there is no automatic answer")?,
        text => text.parse::<Answer>().map_err(|e| e.to_string())?,
    };
    game.answer(&answer).map_err(|illegal| format!("refused: {illegal:?}"))
}

fn refuse(game: &mut Kt24, side: &str, rule: &str, answer: &str) -> Fails<()> {
    whose_turn(game, side)?;
    let answer: Answer = answer.parse().map_err(|e| format!("{e}"))?;
    let before = game.state().clone();
    match game.answer(&answer) {
        Ok(()) => Err("accepted".to_owned()),
        Err(illegal) if game.state() != &before => Err(format!("{illegal:?} changed the state")),
        Err(illegal) if illegal.rule == rule => Ok(()),
        Err(illegal) => Err(format!("refused by another rule: {illegal:?}")),
    }
}

fn roll(game: &mut Kt24, side: &str, faces: &str) -> Fails<()> {
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

fn model(game: &Kt24, word: &str) -> Fails<skirmish::OpIx> {
    let id: ModelId = word.parse().map_err(|e| format!("{e}"))?;
    game.find(id).ok_or_else(|| format!("no model {word}"))
}

fn check_fact(game: &Kt24, fact: &str) -> Fails<()> {
    let words: Vec<&str> = fact.split_whitespace().collect();
    let same = |found: String, expected: &str| {
        if found == expected { Ok(()) } else { Err(format!("it is {found}")) }
    };
    match words.as_slice() {
        ["initiative", side] => same(game.state().initiative.to_string(), side),
        ["turning-point", n] => same(game.state().turning_point.to_string(), n),
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
            same(game.state().players[side.index()].cp.to_string(), n)
        }
        [who, rest @ ..] => model_fact(game, model(game, who)?, rest),
        [] => Err("an empty fact".to_owned()),
    }
}

fn model_fact(game: &Kt24, op: skirmish::OpIx, fact: &[&str]) -> Fails<()> {
    let operative = game.operative(op);
    let same = |found: String, expected: &str| {
        if found == expected { Ok(()) } else { Err(format!("it is {found}")) }
    };
    let holds = |holds: bool| if holds { Ok(()) } else { Err("it is not".to_owned()) };
    match fact {
        ["at", place] => {
            let expected = footing(place).ok_or("bad place")?;
            let (at, z) = (operative.place.at, operative.place.z);
            if operative.place == expected {
                Ok(())
            } else {
                Err(format!("it is at {},{}@{z}", at.x, at.y))
            }
        }
        ["wounds", n] => same(operative.wounds.to_string(), n),
        ["order", order] => same(operative.order.to_string(), order),
        ["apl", n] => same(game.apl(op).to_string(), n),
        ["move", n] => same(game.movement(op).to_string(), n),
        ["hit-penalty", n] => same(game.hit_penalty(op).to_string(), n),
        ["ready"] => holds(operative.readiness == Readiness::Ready),
        ["expended"] => holds(operative.readiness == Readiness::Expended),
        ["reserve"] => holds(operative.presence == Presence::Reserve),
        ["gone"] => holds(operative.presence == Presence::Removed),
        ["on-board"] => holds(operative.presence == Presence::Board),
        ["unhurt"] => same(format!("{:?}", game.injury(op)), &format!("{:?}", Injury::Unhurt)),
        ["wounded"] => same(format!("{:?}", game.injury(op)), &format!("{:?}", Injury::Wounded)),
        ["injured"] => same(format!("{:?}", game.injury(op)), &format!("{:?}", Injury::Injured)),
        _ => Err(format!("not a fact: {fact:?}")),
    }
}

/// `sight A1 B1 with Seek Light, Range 6": visible cover valid save` or `control A1 B1: yes`
fn check_question(game: &Kt24, question: &str) -> Fails<()> {
    let (question, expected) = question.split_once(": ").ok_or("expected `? question: answer`")?;
    let (question, rules) = question.split_once(" with ").unwrap_or((question, ""));
    let rules = WeaponRules::read(rules.split(", ").filter(|rule| !rule.is_empty()));
    let rules = rules.map_err(|e| e.to_string())?;
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
fn set(game: &mut Kt24, change: &str) -> Fails<()> {
    let words: Vec<&str> = change.split_whitespace().collect();
    let mut state = game.state().clone();
    match words.as_slice() {
        [side @ ("A" | "B"), "cp", n] => {
            let side: Side = side.parse().map_err(|e| format!("{e}"))?;
            state.players[side.index()].cp = n.parse().map_err(|_| "bad number")?;
        }
        [who, rest @ ..] => {
            let operative = &mut state.operatives[model(game, who)?.at()];
            match rest {
                ["wounds", n] => operative.wounds = n.parse().map_err(|_| "bad number")?,
                ["order", order] => operative.order = order.parse().map_err(|e| format!("{e}"))?,
                ["expended"] => operative.readiness = Readiness::Expended,
                ["ready"] => operative.readiness = Readiness::Ready,
                ["at", place] => operative.place = footing(place).ok_or("bad place")?,
                _ => return Err("not a change".to_owned()),
            }
        }
        [] => return Err("not a change".to_owned()),
    }
    *game = Kt24::at(game.shared_setup(), state).map_err(|e| e.to_string())?;
    Ok(())
}
