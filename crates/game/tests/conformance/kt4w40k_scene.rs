//! Sets a table up for a kt4w40k example.

use std::sync::Arc;

use battle::{Alternation, Initiative, Passing, Weapon};
use geometry::{Disc, Length};
use kt4w40k::{
    Activation, Army, Choice, ENGAGED, Effect, Kt4w40k, Lasts, Scenario, Setup, State, Step,
    Stratagem, Switches, UnitIx, Victory, When, Whereabouts, Whom, Window,
};
use table::{Killzone, ModelId, Side, Slug, SwitchSet};

use crate::example::Kt4w40kExample;
use crate::kt4w40k_unit::{Placed, unit};
use crate::kt18_scene::{weapon, zone};
use crate::scene::{door, terrain, wall};
use crate::script::Fails;

/// The board of every example, in inches.
const BOARD: (i32, i32) = (60, 44);

/// Weapons that every example has.
const WEAPONS: [&str; 7] = [
    "rifle 24\" Rapid Fire 1 S4 AP0 D1",
    "pistol 12\" Pistol 1 S4 AP0 D1",
    "grenade 6\" Grenade D6 S3 AP0 D1",
    "cannon 36\" Heavy 1 S8 AP-2 DD3",
    "carbine 18\" Assault 3 S4 AP0 D1",
    "blade Melee S+0 AP0 D1",
    "maul Melee Sx2 AP-3 DD3",
];

/// The windows and the steps of activations, by their words.
const WINDOWS: [Window; 12] = [
    Window::StartOfTurn,
    Window::StartOfMovement,
    Window::EndOfMovement,
    Window::StartOfPsychic,
    Window::EndOfPsychic,
    Window::StartOfShooting,
    Window::EndOfShooting,
    Window::StartOfCombat,
    Window::EndOfCombat,
    Window::StartOfMorale,
    Window::EndOfMorale,
    Window::EndOfTurn,
];
const STEPS: [(&str, Activation); 7] = [
    ("psykers", Activation::Psykers),
    ("prepared-fire", Activation::PreparedFire),
    ("normal-fire", Activation::NormalFire),
    ("hammer-of-fury", Activation::HammerOfFury),
    ("normal-combat", Activation::NormalCombat),
    ("fights-last", Activation::FightsLast),
    ("morale-tests", Activation::MoraleTests),
];

/// The game that an example starts from.
pub fn build(example: &Kt4w40kExample) -> Fails<Kt4w40k> {
    let lines = WEAPONS.into_iter().chain(example.weapons.iter().map(String::as_str));
    let weapons: Vec<Weapon> = lines.map(weapon).collect::<Fails<_>>()?;
    let placed = example.units.iter().map(|line| unit(line, &weapons));
    let mut placed: Vec<Placed> = placed.collect::<Fails<_>>()?;
    placed.sort_by_key(|unit| unit.id);
    let setup = Arc::new(set_up(example, &placed)?);
    let game = Kt4w40k::new(Arc::clone(&setup));
    if example.start == "set-up" {
        return Ok(game);
    }
    let mut state = game.state().clone();
    state.turn = example.turn;
    if !example.order.is_empty() {
        let order = example.order.split(' ').map(|side| side.parse::<Side>());
        state.order = order.collect::<Result<_, _>>().map_err(|e| e.to_string())?;
    }
    for (side, player) in state.players.iter_mut().enumerate() {
        player.zone = (side < example.zones.len()).then_some(side as u8);
        player.cp = example.cp.get(side).copied().unwrap_or(0);
        let first = Side::from_index(side).map(|side| side.to_string());
        player.deployed_first = first.as_deref() == Some(example.deployed_first.as_str());
    }
    place(&setup, &mut state, placed)?;
    state.step = step(&example.start, &setup, &state)?;
    settle(&setup, &mut state);
    Kt4w40k::at(setup, state).map_err(|e| e.to_string())
}

/// Puts the units of an example where it says, with what has happened to them.
fn place(setup: &Setup, state: &mut State, placed: Vec<Placed>) -> Fails<()> {
    let find = |id: ModelId| {
        let index = setup.index(id).map(|index| UnitIx(index as u8));
        index.ok_or_else(|| format!("no unit {id}"))
    };
    state.models = placed.iter().flat_map(|unit| unit.models.iter().copied()).collect();
    state.units = placed.iter().map(|unit| unit.state.clone()).collect();
    for (index, unit) in placed.into_iter().enumerate() {
        if let Some(transport) = unit.aboard {
            state.units[index].place = Whereabouts::Aboard(find(transport)?);
        }
        if unit.models.iter().all(|model| model.wounds == 0) {
            state.units[index].place = Whereabouts::Destroyed;
        }
        for target in unit.targets {
            let target = find(target)?;
            state.units[index].targets.add(target);
            if unit.state.charged {
                state.units[target.at()].charged_by.add(UnitIx(index as u8));
            }
        }
    }
    Ok(())
}

fn step(start: &str, setup: &Setup, state: &State) -> Fails<Step> {
    if let Some(window) = WINDOWS.into_iter().find(|window| window.word() == start) {
        let hands = Alternation::new(&state.order, Passing::Final);
        return Ok(Step::Window { window, hands });
    }
    if let Some((_, step)) = STEPS.into_iter().find(|(word, _)| *word == start) {
        let optional = [Activation::Psykers, Activation::PreparedFire, Activation::NormalFire];
        let passing = if optional.contains(&step) { Passing::Final } else { Passing::Open };
        return Ok(Step::Activations { step, hands: Alternation::new(&state.order, passing) });
    }
    match start {
        "initiative" => Ok(Step::Initiative(Initiative::new(setup.sides()))),
        "moves" => Ok(Step::Moves { turn: 0 }),
        _ => Err(format!("no step {start:?}")),
    }
}

/// The word for where a game is.
pub fn step_word(step: &Step) -> &'static str {
    match step {
        Step::Draw(_) => "draw",
        Step::Zones { .. } => "zones",
        Step::Deploy { .. } => "deploy",
        Step::Initiative(_) => "initiative",
        Step::Window { window, .. } => window.word(),
        Step::DecisiveOrder(_) => "decisive-order",
        Step::DecisiveMoves { .. } => "decisive-moves",
        Step::Moves { .. } => "moves",
        Step::Activations { step, .. } => {
            STEPS.into_iter().find(|(_, other)| other == step).map_or("", |(word, _)| word)
        }
        Step::Over { .. } => "over",
    }
}

/// Who is engaged without a charge was so when the turn began; after the Movement phase, whoever was not picked has
/// stayed.
pub fn settle(setup: &Setup, state: &mut State) {
    let early = match &state.step {
        Step::Window { window, .. } => *window < Window::EndOfMovement,
        Step::Activations { .. } => false,
        _ => true,
    };
    let bases = |unit: usize| {
        let on_table = state.units[unit].place == Whereabouts::Table;
        let living = setup.range(unit).filter(|model| state.models[*model].wounds > 0);
        let discs = living.map(|model| {
            let at = state.models[model].at;
            Disc { centre: at.at, radius: setup.profile(model).radius, z: at.z }
        });
        if on_table { discs.collect() } else { Vec::new() }
    };
    let bases: Vec<Vec<Disc>> = (0..setup.units()).map(bases).collect();
    let engaged = |one: usize| {
        let foes = (0..setup.units()).filter(|o| setup.id(*o).side != setup.id(one).side);
        foes.flat_map(|foe| &bases[foe])
            .any(|foe| bases[one].iter().any(|base| base.within(foe, ENGAGED)))
    };
    for (index, unit) in state.units.iter_mut().enumerate() {
        unit.began_engaged = engaged(index) && !unit.charged && unit.charged_by.is_empty();
        if !early && unit.choice == Choice::None && unit.place == Whereabouts::Table {
            unit.choice = Choice::Stationary;
        }
    }
}

fn set_up(example: &Kt4w40kExample, placed: &[Placed]) -> Fails<Setup> {
    let last = placed.iter().map(|unit| unit.id.side).max().unwrap_or(Side::B).max(Side::B);
    let stratagems = example.stratagems.iter().map(|line| stratagem(line));
    let stratagems: Vec<Stratagem> = stratagems.collect::<Fails<_>>()?;
    let mut armies = Vec::new();
    for side in (0..=last.index()).filter_map(Side::from_index) {
        let own = || placed.iter().filter(|unit| unit.id.side == side);
        if own().zip(1..).any(|(unit, number)| unit.id.number != number) {
            return Err(format!("units of {side} must be numbered in order"));
        }
        let units = own().map(|unit| unit.card.clone()).collect();
        let cp = example.cp.get(side.index()).copied().unwrap_or(0);
        let (name, stratagems) = (format!("Army {side}"), stratagems.clone());
        armies.push(Army { name, units, cp, stratagems });
    }
    let parts = example.terrain.iter().map(|line| terrain(line)).collect::<Fails<_>>()?;
    let walls = example.walls.iter().map(|line| wall(line)).collect::<Fails<_>>()?;
    let doors = example.doors.iter().map(|line| door(line)).collect::<Fails<_>>()?;
    let (width, depth) = (Length::inches(BOARD.0), Length::inches(BOARD.1));
    let killzone = Killzone::new("example", width, depth, parts, walls, doors);
    let mut switches = Switches::default();
    for (name, value) in &example.switches {
        switches.set(name, value).map_err(|e| e.to_string())?;
    }
    let zones = example.zones.iter().map(|line| zone(line)).collect::<Fails<_>>()?;
    let (name, turns, first_deployer_bonus) = ("example".to_owned(), example.turns, false);
    let victory = Victory::default();
    let scenario = Scenario { name, zones, turns, first_deployer_bonus, victory };
    let setup = if example.start == "set-up" {
        Setup::new(killzone, armies, scenario, switches)
    } else {
        Setup::sparse(killzone, armies, scenario, switches)
    };
    setup.map_err(|e| e.to_string())
}

/// `steady 1 start-of-shooting hit+1`, `brace 1 attacked save+1 phase keyword=ALPHA`
fn stratagem(line: &str) -> Fails<Stratagem> {
    let read = || {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, cost, when, effect, more @ ..] = words.as_slice() else { return None };
        let mut stratagem = Stratagem {
            name: (*name).to_owned(),
            slug: Slug::of(name),
            cost: cost.parse().ok()?,
            when: match *when {
                "attacked" => When::Attacked,
                "charged" => When::Charged,
                word => When::Window(WINDOWS.into_iter().find(|other| other.word() == word)?),
            },
            must: false,
            whom: Whom::Own,
            keyword: None,
            effect: self::effect(effect)?,
            lasts: Lasts::Turn,
        };
        for word in more {
            match *word {
                "must" => stratagem.must = true,
                "enemy" => stratagem.whom = Whom::Enemy,
                "phase" => stratagem.lasts = Lasts::Phase,
                word => stratagem.keyword = Some(word.strip_prefix("keyword=")?.to_owned()),
            }
        }
        Some(stratagem)
    };
    read().ok_or_else(|| format!("bad stratagem {line:?}"))
}

fn effect(word: &str) -> Option<Effect> {
    let (what, n) = word.split_once('+').unwrap_or((word, "0"));
    let signed = || n.parse::<i8>().ok();
    let number = || n.parse::<u8>().ok();
    Some(match what {
        "reroll-ones" => Effect::RerollOnes,
        "advance-and-charge" => Effect::AdvanceAndCharge,
        "fights-first" => Effect::FightsFirst,
        "hit" => Effect::Hit(signed()?),
        "save" => Effect::Save(signed()?),
        "move" => Effect::Move(Length::from_inches_f64(n.parse().ok()?)),
        "charge" => Effect::Charge(number()?),
        "leadership" => Effect::Leadership(number()?),
        "mortal" => Effect::Mortal(number()?),
        "heal" => Effect::Heal(number()?),
        "command" => Effect::Command(number()?),
        _ => return None,
    })
}
