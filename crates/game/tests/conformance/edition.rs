//! What scripts ask and change in the games of the editions, Kill Team 2021 and 2024.

use skirmish::{Edition, OpIx, Presence};
use table::{ModelId, RuleSet, Side};

use crate::example::Example;
use crate::scene::{footing, read_rules};
use crate::script::{Fails, Staged, same};

/// A game of an edition that examples are played with.
pub trait OnTable: Edition {
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

impl<G: OnTable> Staged for G {
    type Example = Example;
    const RULE_SET: RuleSet = <G as table::Playable>::RULE_SET;

    fn build(example: &Example) -> Fails<Self> {
        <G as OnTable>::build(example)
    }

    fn again(&self) -> Fails<Self> {
        self.change_cp(Side::A, self.player(Side::A).cp)
    }

    fn fact(&self, fact: &[&str]) -> Fails<()> {
        check_fact(self, fact)
    }

    fn question(&self, question: &str, expected: &str) -> Fails<()> {
        check_question(self, question, expected)
    }

    fn change(&self, change: &[&str]) -> Fails<Self> {
        set(self, change)
    }
}

fn model<G: OnTable>(game: &G, word: &str) -> Fails<OpIx> {
    let id: ModelId = word.parse().map_err(|e| format!("{e}"))?;
    game.find(id).ok_or_else(|| format!("no model {word}"))
}

fn check_fact<G: OnTable>(game: &G, fact: &[&str]) -> Fails<()> {
    match fact {
        [side @ ("A" | "B"), "cp", n] => {
            let side: Side = side.parse().map_err(|e| format!("{e}"))?;
            same(game.player(side).cp, n)
        }
        ["door", number, state] => {
            let number: u8 = number.parse().map_err(|_| "bad number of a door")?;
            let doors = game.setup().killzone().doors().len();
            if number == 0 || usize::from(number) > doors {
                return Err(format!("there are {doors} doors"));
            }
            let open = game.doors().is_open(number - 1);
            same(if open { "open" } else { "closed" }, state)
        }
        [about @ .., value] if OnTable::fact(game, about).is_some() => {
            same(OnTable::fact(game, about).unwrap_or_default(), value)
        }
        [who, rest @ ..] => model_fact(game, model(game, who)?, rest),
        [] => Err("an empty fact".to_owned()),
    }
}

fn model_fact<G: OnTable>(game: &G, op: OpIx, fact: &[&str]) -> Fails<()> {
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
        ["wounds", n] => same(game.wounds(op), n),
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
fn check_question<G: OnTable>(game: &G, question: &str, expected: &str) -> Fails<()> {
    let (question, rules) = question.split_once(" with ").unwrap_or((question, ""));
    let rules: G::WeaponRules = read_rules(rules)?;
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
fn set<G: OnTable>(game: &G, change: &[&str]) -> Fails<G> {
    match change {
        [side @ ("A" | "B"), "cp", n] => {
            let side: Side = side.parse().map_err(|e| format!("{e}"))?;
            game.change_cp(side, n.parse().map_err(|_| "bad number")?)
        }
        [who, rest @ ..] => OnTable::change(game, model(game, who)?, rest),
        [] => Err("not a change".to_owned()),
    }
}
