//! What scripts ask and change in a game of Kill Team 2018.

use geometry::{Footing, Length};
use kt18::{Kt18, ModelIx, Presence, Walk};
use table::{ModelId, RuleSet, Side, Way};

use crate::example::Kt18Example;
use crate::kt18_scene::{begin_movement, build, move_kind, move_word, with_door};
use crate::scene::footing;
use crate::script::{Fails, Staged, same};

/// Further than any move of an example.
const ANYWHERE: Length = Length::inches(60);

impl Staged for Kt18 {
    type Example = Kt18Example;
    const RULE_SET: RuleSet = RuleSet::KT18;

    fn build(example: &Kt18Example) -> Fails<Self> {
        build(example)
    }

    fn again(&self) -> Fails<Self> {
        Kt18::at(self.shared_setup(), self.state().clone()).map_err(|e| e.to_string())
    }

    fn fact(&self, fact: &[&str]) -> Fails<()> {
        let state = self.state();
        match fact {
            ["round", n] => same(state.round, n),
            ["order", order @ ..] => {
                let found: Vec<String> = state.order.iter().map(Side::to_string).collect();
                same(found.join(" "), &order.join(" "))
            }
            ["door", number, is] => {
                let wanted = with_door(self.setup(), state.doors, number, is)?;
                if wanted == state.doors { Ok(()) } else { Err("it is not".to_owned()) }
            }
            [word, about @ ..] if word.parse::<Side>().is_ok() => {
                let side: Side = word.parse().map_err(|e| format!("{e}"))?;
                let player = state.players.get(side.index()).ok_or("no such player")?;
                match about {
                    ["cp", n] => same(player.cp, n),
                    ["score", n] => same(player.score, n),
                    ["broken"] => same(player.broken, "true"),
                    ["not", "broken"] => same(player.broken, "false"),
                    _ => Err(format!("not a fact: {fact:?}")),
                }
            }
            [who, about @ ..] => model_fact(self, model(self, who)?, about),
            [] => Err("an empty fact".to_owned()),
        }
    }

    fn question(&self, question: &str, expected: &str) -> Fails<()> {
        let words: Vec<&str> = question.split_whitespace().collect();
        let yes = |found: bool| same(if found { "yes" } else { "no" }, expected);
        match words.as_slice() {
            ["distance", a, b] => {
                let (a, b) = (model(self, a)?, model(self, b)?);
                let (there, back) = (self.distance(a, b), self.distance(b, a));
                if there != back {
                    return Err(format!("{there:?} there, {back:?} back"));
                }
                same(decimals(there), expected)
            }
            ["sees", a, b] => yes(self.visible(model(self, a)?, model(self, b)?)),
            ["obscured", a, b] => yes(self.obscured(model(self, a)?, model(self, b)?)),
            ["engaged", a, b] => yes(self.engaged(model(self, a)?, model(self, b)?)),
            ["reach", a, "charge", b] => {
                let (a, b) = (model(self, a)?, model(self, b)?);
                let others = self.enemies_of(self.side_of(a)).filter(|enemy| *enemy != b);
                let walk = Walk::new(self, a, ANYWHERE, "KT18-CHARGE-05", others);
                same(decimals(walk.contact(b).map(|planned| planned.length)), expected)
            }
            ["move", a, place] => {
                let way = Way::To(footing(place).ok_or("bad place")?);
                let planned = self.plan_move(model(self, a)?, &way, ANYWHERE, "KT18-MOVE-06");
                same(decimals(planned.ok().map(|planned| planned.length)), expected)
            }
            _ => Err("not a question".to_owned()),
        }
    }

    fn change(&self, change: &[&str]) -> Fails<Self> {
        let mut state = self.state().clone();
        match change {
            ["door", number, is] => {
                state.doors = with_door(self.setup(), state.doors, number, is)?;
            }
            [word, about @ ..] if word.parse::<Side>().is_ok() => {
                let side: Side = word.parse().map_err(|e| format!("{e}"))?;
                let player = state.players.get_mut(side.index()).ok_or("no such player")?;
                match about {
                    ["cp", n] => player.cp = n.parse().map_err(|_| "bad number")?,
                    ["broken"] => player.broken = true,
                    _ => return Err("not a change".to_owned()),
                }
            }
            [who, about @ ..] => {
                let model = &mut state.models[model(self, who)?.at()];
                match about {
                    ["at", place] => model.at = footing(place).ok_or("bad place")?.at,
                    ["wounds", n] => model.wounds = n.parse().map_err(|_| "bad number")?,
                    ["flesh", n] => model.flesh_wounds = n.parse().map_err(|_| "bad number")?,
                    ["shaken"] => model.shaken = true,
                    ["readied"] => model.readied = true,
                    ["moved", kind] => model.moved = move_kind(kind).ok_or("bad move")?,
                    ["gone"] => (model.presence, model.wounds) = (Presence::OutOfAction, 0),
                    _ => return Err("not a change".to_owned()),
                }
            }
            [] => return Err("not a change".to_owned()),
        }
        begin_movement(self.setup(), &mut state);
        Kt18::at(self.shared_setup(), state).map_err(|e| e.to_string())
    }
}

/// Inches with two decimals, as the book writes them.
pub fn decimals(length: Option<Length>) -> String {
    length.map_or("none".to_owned(), |length| format!("{:.2}", f64::from(length.units()) / 2540.0))
}

fn model(game: &Kt18, word: &str) -> Fails<ModelIx> {
    let id: ModelId = word.parse().map_err(|e| format!("{e}"))?;
    let index = game.setup().index(id).ok_or_else(|| format!("no model {word}"))?;
    Ok(ModelIx(index as u8))
}

fn model_fact(game: &Kt18, ix: ModelIx, fact: &[&str]) -> Fails<()> {
    let model = game.model(ix);
    let yes_or_no = |name: &str| {
        Some(match name {
            "shaken" => model.shaken,
            "readied" => model.readied,
            "gone" => model.presence == Presence::OutOfAction,
            "on-board" => model.presence == Presence::Board,
            "shot" => model.shot,
            "fought" => model.fought,
            _ => return None,
        })
    };
    match fact {
        ["at", place] if footing(place) == Some(Footing::floor(model.at)) => Ok(()),
        ["at", _] => Err(format!("it is at {},{}", model.at.x, model.at.y)),
        ["wounds", n] => same(model.wounds, n),
        ["flesh", n] => same(model.flesh_wounds, n),
        ["moved", kind] => same(move_word(model.moved), kind),
        ["not", name] => same(yes_or_no(name).ok_or("not a fact")?, "false"),
        [name] => same(yes_or_no(name).ok_or("not a fact")?, "true"),
        _ => Err(format!("not a fact: {fact:?}")),
    }
}
