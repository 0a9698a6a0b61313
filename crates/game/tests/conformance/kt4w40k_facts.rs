//! What scripts ask and change in a game of kt4w40k.

use kt4w40k::{Kt4w40k, ModelIx, Type, UnitIx, Whereabouts};
use table::{ModelId, RuleSet, Side};

use crate::example::Kt4w40kExample;
use crate::kt4w40k_scene::{build, settle, step_word};
use crate::kt4w40k_unit::{CHOICES, flag};
use crate::kt18_facts::decimals;
use crate::scene::footing;
use crate::script::{Fails, Staged, same};

impl Staged for Kt4w40k {
    type Example = Kt4w40kExample;
    const RULE_SET: RuleSet = RuleSet::KT4W40K;

    fn build(example: &Kt4w40kExample) -> Fails<Self> {
        build(example)
    }

    fn again(&self) -> Fails<Self> {
        Kt4w40k::at(self.shared_setup(), self.state().clone()).map_err(|e| e.to_string())
    }

    fn fact(&self, fact: &[&str]) -> Fails<()> {
        let state = self.state();
        match fact {
            ["turn", n] => same(state.turn, n),
            ["step", word] => same(step_word(&state.step), word),
            ["order", order @ ..] => {
                let found: Vec<String> = state.order.iter().map(Side::to_string).collect();
                same(found.join(" "), &order.join(" "))
            }
            [side, "cp", n] => {
                let side: Side = side.parse().map_err(|e| format!("{e}"))?;
                same(state.players.get(side.index()).ok_or("no such player")?.cp, n)
            }
            [who, about @ ..] if who.contains('.') => model_fact(self, model(self, who)?, about),
            [who, about @ ..] => unit_fact(self, unit(self, who)?, about),
            [] => Err("an empty fact".to_owned()),
        }
    }

    fn question(&self, question: &str, expected: &str) -> Fails<()> {
        let words: Vec<&str> = question.split_whitespace().collect();
        let yes = |found: bool| same(if found { "yes" } else { "no" }, expected);
        match words.as_slice() {
            ["distance", a, b] => {
                same(decimals(self.distance(unit(self, a)?, unit(self, b)?)), expected)
            }
            ["engaged", a, b] => {
                let (a, b) = (unit(self, a)?, unit(self, b)?);
                yes(self.engaging(a).any(|other| other == b))
            }
            ["sees", a, b] => yes(self.sees(model(self, a)?, model(self, b)?)),
            ["screened", a, b] => yes(self.screened(model(self, a)?, model(self, b)?)),
            ["across-terrain", a, b] => yes(self.across_terrain(model(self, a)?, model(self, b)?)),
            ["cover", a, "from", b] => yes(self.in_cover(unit(self, a)?, model(self, b)?)),
            ["coherent", a] => yes(self.coherent(unit(self, a)?)),
            ["leadership", a] => same(self.leadership(unit(self, a)?), expected),
            ["type", a] => same(type_word(self.card(unit(self, a)?).kind()), expected),
            _ => Err("not a question".to_owned()),
        }
    }

    fn change(&self, change: &[&str]) -> Fails<Self> {
        let mut state = self.state().clone();
        let number = |n: &str| n.parse::<u8>().map_err(|_| "bad number".to_owned());
        match change {
            [side, "cp", n] => {
                let side: Side = side.parse().map_err(|e| format!("{e}"))?;
                state.players.get_mut(side.index()).ok_or("no such player")?.cp = number(n)?;
            }
            [who, about @ ..] if who.contains('.') => {
                let model = &mut state.models[model(self, who)?.at()];
                match about {
                    ["at", place] => model.at = footing(place).ok_or("bad place")?,
                    ["wounds", n] => model.wounds = number(n)?,
                    _ => return Err("not a change".to_owned()),
                }
            }
            [who, about @ ..] => {
                let unit = unit(self, who)?;
                let models = self.setup().range(unit.at());
                match about {
                    ["at", place] => {
                        let place = footing(place).ok_or("bad place")?;
                        let by = place.at - state.models[models.start].at.at;
                        for model in &mut state.models[models] {
                            (model.at.at, model.at.z) = (model.at.at + by, place.z);
                        }
                    }
                    ["gone"] => {
                        state.units[unit.at()].place = Whereabouts::Destroyed;
                        state.models[models].iter_mut().for_each(|model| model.wounds = 0);
                    }
                    [key, value @ ..] => {
                        let value = value.first().copied().unwrap_or("");
                        flag(&mut state.units[unit.at()], key, value).ok_or("not a change")?;
                        let moved = state.units[unit.at()].moved;
                        if ["moved", "choice"].contains(key) {
                            state.models[models].iter_mut().for_each(|model| model.moved = moved);
                        }
                    }
                    [] => return Err("not a change".to_owned()),
                }
            }
            [] => return Err("not a change".to_owned()),
        }
        settle(self.setup(), &mut state);
        Kt4w40k::at(self.shared_setup(), state).map_err(|e| e.to_string())
    }
}

fn unit(game: &Kt4w40k, word: &str) -> Fails<UnitIx> {
    let id: ModelId = word.parse().map_err(|e| format!("{e}"))?;
    let index = game.setup().index(id).ok_or_else(|| format!("no unit {word}"))?;
    Ok(UnitIx(index as u8))
}

/// `A1.3`, the third model of a unit, slain or not; `A1`, its first.
fn model(game: &Kt4w40k, word: &str) -> Fails<ModelIx> {
    let (of, number) = word.split_once('.').unwrap_or((word, "1"));
    let range = game.setup().range(unit(game, of)?.at());
    let number: usize = number.parse().map_err(|_| "bad number of a model")?;
    let index = range.clone().nth(number.wrapping_sub(1));
    Ok(ModelIx(index.ok_or_else(|| format!("{of} has {} models", range.len()))? as u16))
}

fn type_word(kind: Type<'_>) -> &str {
    match kind {
        Type::Titanic => "titanic",
        Type::Vehicle => "vehicle",
        Type::Monster => "monster",
        Type::Biker => "biker",
        Type::Infantry => "infantry",
        Type::Other(word) => word,
    }
}

fn model_fact(game: &Kt4w40k, model: ModelIx, fact: &[&str]) -> Fails<()> {
    let state = game.model(model);
    match fact {
        ["at", place] if footing(place) == Some(state.at) => Ok(()),
        ["at", _] => Err(format!("it is at {},{}@{}", state.at.at.x, state.at.at.y, state.at.z)),
        ["wounds", n] => same(state.wounds, n),
        ["slain"] => same(state.wounds == 0, "true"),
        ["not", "slain"] => same(state.wounds == 0, "false"),
        _ => Err(format!("not a fact: {fact:?}")),
    }
}

fn unit_fact(game: &Kt4w40k, ix: UnitIx, fact: &[&str]) -> Fails<()> {
    let unit = game.unit(ix);
    let first = || game.living(ix).next().ok_or("it has no models left");
    let yes_or_no = |name: &str| {
        Some(match name {
            "prepared" => unit.prepared,
            "engaged" => game.engaged(ix),
            "moved" => unit.moved,
            "charged" => unit.charged,
            "was-charged" => !unit.charged_by.is_empty(),
            "began-engaged" => unit.began_engaged,
            "disembarked" => unit.disembarked,
            "arrived" => unit.arrived,
            "cast" => unit.cast,
            "shot" => unit.shot,
            "fought" => unit.fought,
            "tested" => unit.tested,
            "shifted" => unit.shifted,
            "shifts-next" => unit.shifts_next,
            "demoralised" => unit.demoralised,
            "demoralised-next" => unit.demoralised_next,
            "decisive-move" => unit.decisive_move,
            "decisive-shot" => unit.decisive_shot,
            "reserve" => unit.place == Whereabouts::Reserve,
            "on-table" => unit.place == Whereabouts::Table,
            "destroyed" => unit.place == Whereabouts::Destroyed,
            _ => return None,
        })
    };
    match fact {
        ["at", _] => model_fact(game, first()?, fact),
        ["models", n] => same(game.living(ix).count(), n),
        ["wounds", n] => {
            let left: u16 = game.living(ix).map(|m| u16::from(game.model(m).wounds)).sum();
            same(left, n)
        }
        ["lost", n] => same(unit.lost, n),
        ["line", n] => {
            let (model, line) = (first()?, game.line(first()?));
            let worse = game.profile(model).worse.iter().position(|other| other == line);
            same(worse.map_or(0, |index| index + 1), n)
        }
        ["choice", word] => {
            let found = CHOICES.into_iter().find(|(_, choice)| *choice == unit.choice);
            same(found.map_or("", |(name, _)| name), word)
        }
        ["aboard", transport] => {
            let place = Whereabouts::Aboard(self::unit(game, transport)?);
            same(unit.place == place, "true")
        }
        ["not", name] => same(yes_or_no(name).ok_or("not a fact")?, "false"),
        [name] => same(yes_or_no(name).ok_or("not a fact")?, "true"),
        _ => Err(format!("not a fact: {fact:?}")),
    }
}
